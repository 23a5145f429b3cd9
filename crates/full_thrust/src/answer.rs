//! What players answer, and the one line that each answer is in a journal.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::design::System;
use crate::geometry::{Course, Edge, Point};
use crate::id::{Letter, Target, UnitId};
use crate::order::Order;
use crate::table::{Return, Shot};
use kernel::Seat;

/// A player's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Sets a ship up (U5).
    Deploy {
        /// The ship.
        ship: UnitId,
        /// The point on the table.
        at: Point,
        /// On which course.
        course: Course,
        /// How fast.
        velocity: u32,
        /// The letter of her Bogey, with `sensors` (Full Thrust 9.1).
        letter: Option<Letter>,
    },
    /// Writes an order (D1).
    Write {
        /// The ship.
        ship: UnitId,
        /// The order.
        order: Order,
    },
    /// Comes back on to the table (D2).
    Return {
        /// The ship.
        ship: UnitId,
        /// By which edge and on which course, or not at all.
        how: Return,
    },
    /// Stays away for this turn (D2).
    Wait {
        /// The ship.
        ship: UnitId,
    },
    /// Scans a Bogey, or none (D3).
    Scan {
        /// The ship.
        ship: UnitId,
        /// The Bogey.
        bogey: Option<Letter>,
    },
    /// Moves a group (D4).
    Move {
        /// The group.
        group: UnitId,
        /// Where to.
        to: Point,
        /// Its facing there.
        facing: Course,
    },
    /// Allocates a ship's fire (D5), or fires at once with `alternate_fire` (D7).
    Fire {
        /// The ship.
        ship: UnitId,
        /// What it fires at what; nothing means that it holds its fire.
        shots: Vec<Shot>,
    },
    /// Allocates a group's attack, or attacks at once with `alternate_fire`.
    Attack {
        /// The group.
        group: UnitId,
        /// Whom, or nobody.
        target: Option<Target>,
    },
    /// Passes (D7).
    Pass,
    /// Splits anti-fighter guns (D6).
    Guns {
        /// The ship.
        ship: UnitId,
        /// How many at which group.
        split: Vec<(UnitId, u8)>,
    },
    /// Names the exit edge (D8).
    Exit {
        /// The edge.
        edge: Edge,
    },
    /// Locks what a seat decided unseen (Full Thrust 5.6).
    Lock {
        /// The seat.
        seat: Seat,
    },
    /// Takes a lock back.
    Unlock {
        /// The seat.
        seat: Seat,
    },
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deploy { ship, at, course, velocity, letter } => {
                write!(f, "deploy {ship} {} {} {} {velocity}", at.x, at.y, course.number())?;
                match letter {
                    Some(letter) => write!(f, " {letter}"),
                    None => Ok(()),
                }
            }
            Self::Write { ship, order } => write!(f, "order {ship} {order}"),
            Self::Return { ship, how } => {
                write!(f, "return {ship} {} {} {}", how.along, how.course.number(), how.velocity)
            }
            Self::Wait { ship } => write!(f, "wait {ship}"),
            Self::Scan { ship, bogey: Some(letter) } => write!(f, "scan {ship} {letter}"),
            Self::Scan { ship, bogey: None } => write!(f, "scan {ship} -"),
            Self::Move { group, to, facing } => {
                write!(f, "move {group} {} {} {}", to.x, to.y, facing.number())
            }
            Self::Fire { ship, shots } => {
                write!(f, "fire {ship}")?;
                if shots.is_empty() {
                    write!(f, " -")?;
                }
                for shot in shots {
                    write!(f, " {}>{}", shot.weapon, shot.at)?;
                    match shot.system {
                        None => {}
                        Some(System::Weapon(index)) => write!(f, ":w{index}")?,
                        Some(System::Drive) => write!(f, ":d")?,
                        Some(System::Firecon(index)) => write!(f, ":f{index}")?,
                    }
                }
                Ok(())
            }
            Self::Attack { group, target: Some(target) } => write!(f, "attack {group} {target}"),
            Self::Attack { group, target: None } => write!(f, "attack {group} -"),
            Self::Pass => f.write_str("pass"),
            Self::Guns { ship, split } => {
                write!(f, "guns {ship}")?;
                if split.is_empty() {
                    write!(f, " -")?;
                }
                for (group, guns) in split {
                    write!(f, " {group}={guns}")?;
                }
                Ok(())
            }
            Self::Exit { edge } => write!(f, "exit {}", edge_name(*edge)),
            Self::Lock { seat } => write!(f, "lock {}", seat.number()),
            Self::Unlock { seat } => write!(f, "unlock {}", seat.number()),
        }
    }
}

fn edge_name(edge: Edge) -> &'static str {
    match edge {
        Edge::North => "north",
        Edge::East => "east",
        Edge::South => "south",
        Edge::West => "west",
    }
}

impl Answer {
    /// The answer that a line means; none if it means none. It need not be legal.
    pub fn parse(line: &str) -> Option<Self> {
        let line = line.trim();
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let mut words = rest.split_whitespace();
        let answer = match verb {
            "deploy" => {
                let ship = unit(words.next())?;
                let at = Point::new(words.next()?.parse().ok()?, words.next()?.parse().ok()?);
                let course = course(words.next())?;
                let velocity = words.next()?.parse().ok()?;
                let letter = match words.next() {
                    Some(letter) => Some(Letter::parse(letter)?),
                    None => None,
                };
                Self::Deploy { ship, at, course, velocity, letter }
            }
            "order" => {
                let rest = rest.trim_start();
                let (ship, order) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                return Some(Self::Write { ship: unit(Some(ship))?, order: Order::parse(order).ok()? });
            }
            "return" => {
                let ship = unit(words.next())?;
                let along = words.next()?.parse().ok()?;
                let course = course(words.next())?;
                let velocity = words.next()?.parse().ok()?;
                Self::Return { ship, how: Return { along, course, velocity } }
            }
            "wait" => Self::Wait { ship: unit(words.next())? },
            "scan" => {
                let ship = unit(words.next())?;
                let bogey = match words.next()? {
                    "-" => None,
                    letter => Some(Letter::parse(letter)?),
                };
                Self::Scan { ship, bogey }
            }
            "move" => {
                let group = unit(words.next())?;
                let to = Point::new(words.next()?.parse().ok()?, words.next()?.parse().ok()?);
                Self::Move { group, to, facing: course(words.next())? }
            }
            "fire" => {
                let ship = unit(words.next())?;
                let mut shots = Vec::new();
                for word in words.by_ref().filter(|word| *word != "-") {
                    shots.push(parse_shot(word)?);
                }
                Self::Fire { ship, shots }
            }
            "attack" => {
                let group = unit(words.next())?;
                let target = match words.next()? {
                    "-" => None,
                    target => Some(Target::parse(target)?),
                };
                Self::Attack { group, target }
            }
            "pass" => Self::Pass,
            "guns" => {
                let ship = unit(words.next())?;
                let mut split = Vec::new();
                for word in words.by_ref().filter(|word| *word != "-") {
                    let (group, guns) = word.split_once('=')?;
                    split.push((unit(Some(group))?, guns.parse().ok()?));
                }
                Self::Guns { ship, split }
            }
            "exit" => {
                let name = words.next()?;
                Self::Exit { edge: Edge::ALL.into_iter().find(|edge| edge_name(*edge) == name)? }
            }
            "lock" => Self::Lock { seat: Seat::new(words.next()?.parse().ok()?)? },
            "unlock" => Self::Unlock { seat: Seat::new(words.next()?.parse().ok()?)? },
            _ => return None,
        };
        if words.next().is_none() { Some(answer) } else { None }
    }
}

fn unit(word: Option<&str>) -> Option<UnitId> {
    word?.parse().ok().map(UnitId)
}

fn course(word: Option<&str>) -> Option<Course> {
    Course::new(word?.parse().ok()?)
}

fn parse_shot(word: &str) -> Option<Shot> {
    let (weapon, rest) = word.split_once('>')?;
    let (at, system) = match rest.split_once(':') {
        None => (rest, None),
        Some((at, "d")) => (at, Some(System::Drive)),
        Some((at, system)) => {
            let parsed = if let Some(index) = system.strip_prefix('w') {
                System::Weapon(index.parse().ok()?)
            } else {
                System::Firecon(system.strip_prefix('f')?.parse().ok()?)
            };
            (at, Some(parsed))
        }
    };
    Some(Shot { weapon: weapon.parse().ok()?, at: unit(Some(at))?, system })
}
