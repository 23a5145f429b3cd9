//! Setting up (Full Thrust 5.7): every ship has a place from the beginning, and can be moved from there.

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::bot::{Bot, Strength};
use full_thrust::field::Field;
use full_thrust::geometry::{Course, INCH, Point};
use full_thrust::id::{Letter, UnitId};
use full_thrust::play::FullThrust;
use full_thrust::query::{self, Berths};

/// A ship as it is to be set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stand {
    /// The ship.
    pub ship: UnitId,
    /// Where on the table she stands.
    pub at: Point,
    /// Her course.
    pub course: Course,
    /// Her velocity.
    pub velocity: u32,
    /// The letter of her Bogey, with sensors.
    pub letter: Option<Letter>,
}

/// A set-up in the making.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deploying {
    stands: Vec<Stand>,
    at: usize,
}

impl Deploying {
    /// The set-up that the machine would choose, to begin with.
    pub fn new(game: &FullThrust, seat: Seat) -> Self {
        // Letters are dealt by the bot too, so that they betray nothing.
        let seed = u64::from(seat.number()) ^ u64::from(game.field().table.turn) << 8;
        let plan = Bot::new(Strength::Strong, seed).plan(game, seat);
        let stands = plan.into_iter().filter_map(|answer| match answer {
            Answer::Deploy { ship, at, course, velocity, letter } => Some(Stand { ship, at, course, velocity, letter }),
            _ => None,
        });
        Self { stands: stands.collect(), at: 0 }
    }

    /// Every ship as it is to be set up.
    pub fn stands(&self) -> &[Stand] {
        &self.stands
    }

    /// The ship that is being set up.
    pub fn stand(&self) -> Option<Stand> {
        self.stands.get(self.at).copied()
    }

    pub(super) fn unit(&self) -> Option<UnitId> {
        self.stand().map(|stand| stand.ship)
    }

    pub(super) fn units(&self) -> Vec<UnitId> {
        self.stands.iter().map(|stand| stand.ship).collect()
    }

    pub(super) fn pick(&mut self, unit: UnitId) {
        self.at = self.stands.iter().position(|stand| stand.ship == unit).unwrap_or(self.at);
    }

    /// Where the ship may be set up.
    pub fn berths(&self, field: Field<'_>) -> Option<Berths> {
        query::berths(field, field.vessel(self.unit()?)?)
    }

    /// Moves the ship to the nearest half inch of her zone.
    pub fn move_to(&mut self, to: Point, field: Field<'_>) {
        let Some(berths) = self.berths(field) else { return };
        let half = INCH / 2;
        let near = |at: i32, low: i32, high: i32| (((at + half / 2).div_euclid(half)) * half).clamp(low, high);
        let at = Point::new(near(to.x, berths.low.x, berths.high.x), near(to.y, berths.low.y, berths.high.y));
        if let Some(stand) = self.stands.get_mut(self.at) {
            stand.at = at;
        }
    }

    /// Moves the ship by so many inches.
    pub fn nudge(&mut self, east: i32, north: i32, field: Field<'_>) {
        if let Some(Stand { at, .. }) = self.stand() {
            self.move_to(Point::new(at.x + east * INCH, at.y + north * INCH), field);
        }
    }

    /// The next of the courses allowed, or the one before.
    pub fn turn(&mut self, by: i32, field: Field<'_>) {
        let Some(berths) = self.berths(field) else { return };
        if let Some(stand) = self.stands.get_mut(self.at) {
            let now = berths.courses.iter().position(|course| *course == stand.course);
            let next = kit::key::moved(now, berths.courses.len(), by > 0);
            stand.course = next.and_then(|next| berths.courses.get(next)).copied().unwrap_or(stand.course);
        }
    }

    /// So much faster.
    pub fn speed(&mut self, by: i32, field: Field<'_>) {
        let Some(berths) = self.berths(field) else { return };
        if let Some(stand) = self.stands.get_mut(self.at) {
            stand.velocity = stand.velocity.saturating_add_signed(by).clamp(berths.slowest, berths.fastest);
        }
    }

    /// Gives the course and velocity of this ship to all.
    pub fn same_for_all(&mut self) {
        if let Some(Stand { course, velocity, .. }) = self.stand() {
            for stand in &mut self.stands {
                (stand.course, stand.velocity) = (course, velocity);
            }
        }
    }

    /// The answers that set all up.
    pub fn answers(&self, seat: Seat) -> Vec<Answer> {
        let deploy = |stand: &Stand| {
            let Stand { ship, at, course, velocity, letter } = *stand;
            Answer::Deploy { ship, at, course, velocity, letter }
        };
        self.stands.iter().map(deploy).chain([Answer::Lock { seat }]).collect()
    }
}
