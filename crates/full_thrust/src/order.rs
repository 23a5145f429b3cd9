//! Orders as they are written and judged (Full Thrust 5.1–5.5).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::geometry::Course;
use crate::id::Target;

/// The highest velocity that is recorded; more is a damaged file or an order gone wrong (Full Thrust 2.2).
pub const MOST_VELOCITY: u32 = 100_000;

/// The highest number read from an order. Far beyond any ship's thrust, so that nothing lawful is cut.
const MOST_NUMBER: i32 = 9999;

/// What a ship is told to do in a turn (Full Thrust 5.1). The default is none: straight on at the same velocity.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Order {
    /// Course points, to starboard if positive, to port if negative.
    pub turn: i32,
    /// Change of velocity in inches a turn.
    pub thrust: i32,
    /// Groups to launch, by their number aboard (Full Thrust 10.4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub launch: Vec<u8>,
    /// The group to take aboard (Full Thrust 10.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recover: Option<u8>,
    /// Whom to ram (Full Thrust 10.13).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ram: Option<Target>,
}

/// Why an order cannot be flown; the ship goes straight on instead (Full Thrust 5.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Impossible {
    /// It asks for more thrust points than the Drive gives.
    Thrust {
        /// Points asked for.
        asked: u32,
        /// Points there are.
        has: u32,
    },
    /// It asks for more course points than half the Thrust.
    Turn {
        /// Points asked for.
        asked: u32,
        /// Points allowed.
        most: u32,
    },
    /// The velocity would be under 0 (R 15).
    UnderZero,
    /// The velocity would be beyond what is recorded.
    TooFast,
}

/// Why a line is no order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// A direction or sign without a number.
    #[error("a number is missing")]
    Number,
    /// A group's number is missing or too large.
    #[error("a group's number is missing")]
    Group,
    /// No ship or Bogey is named to ram.
    #[error("whom to ram is missing")]
    Ram,
    /// Something stands there that belongs to no order.
    #[error("this belongs to no order")]
    Surplus,
}

/// Course points that a Thrust allows in a turn (Full Thrust 5.2, R 14).
pub fn most_turn(thrust: u16, round_up: bool) -> u32 {
    if round_up { u32::from(thrust).div_ceil(2) } else { u32::from(thrust / 2) }
}

impl Order {
    /// An order for a turn (starboard positive) and a change of velocity alone.
    pub fn fly(turn: i32, thrust: i32) -> Self {
        Self { turn, thrust, ..Self::default() }
    }

    /// Whether it changes course or velocity.
    pub fn uses_thrust(&self) -> bool {
        self.turn != 0 || self.thrust != 0
    }

    /// Thrust points it asks for.
    pub fn cost(&self) -> u32 {
        self.turn.unsigned_abs().saturating_add(self.thrust.unsigned_abs())
    }

    /// The course and velocity that it leads to (Full Thrust 5.2–5.4).
    ///
    /// # Errors
    /// If it is beyond the ship.
    pub fn judge(
        &self,
        thrust: u16,
        course: Course,
        velocity: u32,
        round_up: bool,
    ) -> Result<(Course, u32), Impossible> {
        let turn = self.turn.unsigned_abs();
        if self.cost() > u32::from(thrust) {
            return Err(Impossible::Thrust { asked: self.cost(), has: u32::from(thrust) });
        }
        if turn > most_turn(thrust, round_up) {
            return Err(Impossible::Turn { asked: turn, most: most_turn(thrust, round_up) });
        }
        let Some(velocity) = velocity.checked_add_signed(self.thrust) else {
            return Err(Impossible::UnderZero);
        };
        if velocity > MOST_VELOCITY {
            return Err(Impossible::TooFast);
        }
        Ok((course.turned(self.turn), velocity))
    }

    /// Reads an order by the grammar of Full Thrust 5.1.
    ///
    /// # Errors
    /// If it is none.
    pub fn parse(text: &str) -> Result<Self, Unreadable> {
        let mut rest = Reader(text.trim_start());
        let mut order = Self::default();
        if rest.take('-') {
            if rest.0.is_empty() {
                return Ok(order);
            }
            order.thrust = -rest.number().ok_or(Unreadable::Number)?;
        } else if rest.take('+') {
            order.thrust = rest.number().ok_or(Unreadable::Number)?;
        } else {
            let side = if rest.take('p') {
                -1
            } else if rest.take('s') {
                1
            } else {
                0
            };
            if side != 0 {
                order.turn = side * rest.number().ok_or(Unreadable::Number)?;
                let comma = rest.take(',');
                if rest.take('+') {
                    order.thrust = rest.number().ok_or(Unreadable::Number)?;
                } else if rest.take('-') {
                    order.thrust = -rest.number().ok_or(Unreadable::Number)?;
                } else if comma {
                    return Err(Unreadable::Number);
                }
            }
        }
        while rest.take('l') {
            order.launch.push(rest.group().ok_or(Unreadable::Group)?);
        }
        if !rest.starts_with_ram() && rest.take('r') {
            order.recover = Some(rest.group().ok_or(Unreadable::Group)?);
        }
        if rest.starts_with_ram() {
            rest.0 = rest.0.get(3..).unwrap_or_default().trim();
            if rest.0.is_empty() {
                return Err(Unreadable::Ram);
            }
            order.ram = Some(Target::parse(rest.0).ok_or(Unreadable::Ram)?);
            rest.0 = "";
        }
        if rest.0.is_empty() { Ok(order) } else { Err(Unreadable::Surplus) }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if self.turn != 0 {
            let side = if self.turn < 0 { 'P' } else { 'S' };
            let change = if self.thrust == 0 { String::new() } else { format!(",{:+}", self.thrust) };
            parts.push(format!("{side}{}{change}", self.turn.unsigned_abs()));
        } else if self.thrust != 0 {
            parts.push(format!("{:+}", self.thrust));
        }
        parts.extend(self.launch.iter().map(|group| format!("L{group}")));
        parts.extend(self.recover.map(|group| format!("R{group}")));
        parts.extend(self.ram.map(|target| format!("RAM {target}")));
        if parts.is_empty() { f.write_str("-") } else { f.write_str(&parts.join(" ")) }
    }
}

/// What is left to read of an order. Blanks may stand between any two parts.
struct Reader<'a>(&'a str);

impl Reader<'_> {
    fn take(&mut self, wanted: char) -> bool {
        let mut letters = self.0.chars();
        if letters.next().is_some_and(|letter| letter.eq_ignore_ascii_case(&wanted)) {
            self.0 = letters.as_str().trim_start();
            return true;
        }
        false
    }

    fn number(&mut self) -> Option<i32> {
        let end = self.0.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(self.0.len());
        let (digits, rest) = self.0.split_at(end);
        if digits.is_empty() {
            return None;
        }
        self.0 = rest.trim_start();
        // Digits that do not fit stand for more than any ship has.
        Some(digits.parse::<i32>().unwrap_or(MOST_NUMBER).min(MOST_NUMBER))
    }

    fn group(&mut self) -> Option<u8> {
        self.number().and_then(|number| u8::try_from(number).ok())
    }

    fn starts_with_ram(&self) -> bool {
        self.0.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("ram"))
    }
}
