//! What moves on the campaign's table. It is told from the events of a choice (`present/moves`), and drawn by the parts.

pub mod changes;

pub use kit::motion::{FRAME, FRAMED, MOST, Step};

use std::time::Duration;

use crate::squads::Post;
use crate::widget::mark::System;
use kit::motion::{self, Movable};

/// A change of something on the table.
pub type Change = motion::Change<What>;
/// All that moves on the table.
pub type Moves = motion::Moves<What>;

/// Something that can move. The numbers from and to which it moves count what is said here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// The ship on the chart: indexes of sectors.
    Craft,
    /// The token of the sector with this index: 0 is face down, 1 is turned up.
    Token(usize),
    /// A section: points of damage.
    Section(System),
    /// Our shields: the hits that they stop.
    Shields,
    /// The energy track: the spaces that are uncovered, from the top.
    Energy,
    /// A track of the mat, by its place there: where it stands.
    Track(usize),
    /// The purse: Credits.
    Credits,
    /// A hero at her post: 0 is Ready, 1 Exhausted, 2 Wounded.
    Hero(Post),
    /// The shield of an enemy: points left.
    EnemyShield(usize),
    /// The Hull of an enemy: points left.
    EnemyHull(usize),
    /// An enemy: 1 is in the fight, 0 out of it.
    Enemy(usize),
    /// A ship of ours that is out: points of Hull left.
    Fighter(usize),
    /// A shot between one of ours and an enemy, by its place: 0 before it, 1 when it has passed.
    Shot(Shot),
}

/// A shot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shot {
    /// Which ship of ours that is out fires or is fired at; none is the Ironclad.
    pub fighter: Option<usize>,
    /// The enemy.
    pub enemy: usize,
    /// We fire.
    pub ours: bool,
    /// It lands.
    pub lands: bool,
}

impl Movable for What {
    fn lasts(self, by: usize) -> Duration {
        let more = 60 * by.saturating_sub(1).min(3) as u64;
        Duration::from_millis(match self {
            Self::Craft => 300,
            Self::Token(_) => 220,
            Self::Section(_) | Self::EnemyHull(_) | Self::Fighter(_) => 180 + more,
            Self::Shields | Self::EnemyShield(_) => 260,
            Self::Energy | Self::Track(_) | Self::Credits => 160 + more,
            Self::Hero(_) => 240,
            Self::Enemy(_) => 400,
            Self::Shot(_) => 220,
        })
    }

    /// The ship arrives before her token is turned, and a shot before what it does.
    fn comes_first(self) -> bool {
        matches!(self, Self::Craft | Self::Token(_) | Self::Shot(_))
    }

    fn worsens(self, falls: bool) -> bool {
        match self {
            Self::Section(_) | Self::Energy | Self::Hero(_) => !falls,
            Self::Craft
            | Self::Token(_)
            | Self::Shields
            | Self::Track(_)
            | Self::Credits
            | Self::EnemyShield(_)
            | Self::EnemyHull(_)
            | Self::Enemy(_)
            | Self::Fighter(_)
            | Self::Shot(_) => falls,
        }
    }

    fn shakes(self) -> bool {
        match self {
            Self::Section(_)
            | Self::Hero(_)
            | Self::Enemy(_)
            | Self::EnemyHull(_)
            | Self::EnemyShield(_)
            | Self::Fighter(_) => true,
            Self::Craft
            | Self::Token(_)
            | Self::Shields
            | Self::Energy
            | Self::Track(_)
            | Self::Credits
            | Self::Shot(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    const HIT: Change = Change { what: What::Section(System::Hangar), from: 1, to: 3 };
    const SHIP: Change = Change { what: What::Craft, from: 4, to: 9 };
    const TOKEN: Change = Change { what: What::Token(9), from: 0, to: 1 };

    fn after(changes: &[Change], ms: u64, reduced: bool) -> Moves {
        let now = Instant::now();
        let mut moves = Moves::begin(changes, MOST, reduced, now);
        moves.tick(now + Duration::from_millis(ms));
        moves
    }

    #[test]
    fn a_hit_comes_lands_and_rests() {
        let part = |ms| after(&[HIT], ms, false).step(HIT.what).unwrap().part;
        assert_eq!((part(0), part(240), part(5000)), (0.0, 1.0, 1.0));
        assert!(part(100) > 0.3 && part(100) < 0.6);
        assert_eq!(after(&[HIT], 100, false).beat(), Some(FRAME));
        assert_eq!(after(&[HIT], 240, false).beat(), None, "no frame is asked for at rest");
        assert_eq!(after(&[HIT], 100, false).step(What::Shields), None);
    }

    #[test]
    fn a_token_waits_for_the_ship() {
        let moves = after(&[SHIP, TOKEN], 300, false);
        assert_eq!(moves.step(What::Craft).unwrap().part, 1.0);
        assert_eq!(moves.step(TOKEN.what).unwrap().part, 0.0);
    }

    #[test]
    fn however_much_changes_it_is_over_in_time() {
        let many: Vec<Change> = (0..20).map(|place| Change { what: What::Hero((0, place)), from: 0, to: 2 }).collect();
        assert!(after(&many, 790, false).is_moving());
        assert!(!after(&many, 801, false).is_moving());
        let now = Instant::now();
        let mut short = Moves::begin(&many, Duration::from_millis(300), false, now);
        short.tick(now + Duration::from_millis(301));
        assert!(!short.is_moving());
    }

    #[test]
    fn with_reduced_motion_nothing_moves_and_what_changed_is_framed_for_a_second() {
        let moves = after(&[HIT], 0, true);
        assert_eq!(moves.step(HIT.what), None);
        assert!(moves.is_framed(HIT.what) && !moves.is_framed(What::Shields));
        assert_eq!(moves.beat(), Some(FRAMED), "one frame, to take it away");
        let over = after(&[HIT], 1000, true);
        assert!(!over.is_framed(HIT.what) && !over.is_moving());
    }

    #[test]
    fn what_ends_as_it_began_does_not_move() {
        let same = Change { to: 1, ..HIT };
        assert!(!after(&[same], 0, false).is_moving());
        assert!(!after(&[same], 0, true).is_moving());
        assert!(!Moves::still().is_moving());
    }
}
