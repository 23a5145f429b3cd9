//! How anti-fighter guns are split (Full Thrust 10.9).

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::bot::{Bot, Strength};
use full_thrust::id::UnitId;
use full_thrust::play::FullThrust;

/// A split in the making.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Splitting {
    /// The ship attacked.
    pub ship: UnitId,
    /// Guns that may fire.
    pub guns: u8,
    /// Whether all of them must.
    pub all: bool,
    split: Vec<(UnitId, u8)>,
}

impl Splitting {
    /// As the machine would split them, to begin with.
    pub fn new(game: &FullThrust, seat: Seat, ship: UnitId, attackers: &[UnitId], guns: u8, all: bool) -> Self {
        let advised = Bot::new(Strength::Strong, 0).plan(game, seat).into_iter().find_map(|answer| match answer {
            Answer::Guns { split, .. } => Some(split),
            _ => None,
        });
        let advised = advised.unwrap_or_default();
        let given = |group: &UnitId| advised.iter().find(|(other, _)| other == group).map_or(0, |(_, guns)| *guns);
        let split = attackers.iter().map(|group| (*group, given(group))).collect();
        Self { ship, guns, all, split }
    }

    /// How many fire at which group.
    pub fn split(&self) -> &[(UnitId, u8)] {
        &self.split
    }

    /// Guns that nobody is given.
    pub fn left(&self) -> u8 {
        self.split.iter().fold(self.guns, |left, (_, guns)| left.saturating_sub(*guns))
    }

    /// One gun more at a group; where none is left, one is taken from the group that has most. After the last gun, none.
    pub fn more(&mut self, place: usize) {
        let (left, guns) = (self.left(), self.guns);
        let most = (0..self.split.len()).filter(|other| *other != place);
        let from = most.max_by_key(|other| self.split.get(*other).map(|(_, guns)| *guns));
        let mut take = |at: Option<usize>| match at.and_then(|at| self.split.get_mut(at)) {
            Some((_, count)) if *count > 0 => {
                *count -= 1;
                true
            }
            Some(_) | None => false,
        };
        let has_one = left > 0 || take(from);
        if let Some((_, count)) = self.split.get_mut(place) {
            *count = if has_one { (*count + 1).min(guns) } else { 0 };
        }
    }

    /// The answer, if it is whole.
    pub fn answer(&self) -> Option<Answer> {
        if self.all && self.left() > 0 {
            return None;
        }
        let split = self.split.iter().copied().filter(|(_, guns)| *guns > 0).collect();
        Some(Answer::Guns { ship: self.ship, split })
    }
}
