//! Why an answer is refused.

use thiserror::Error;

use crate::geometry::Arc;
use crate::switches::Switch;
use kernel::Seat;

/// Why an input is refused. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Another thing is asked.
    #[error("this is not asked now")]
    NotNow,
    /// A die is asked, not a choice.
    #[error("a die is asked, not a choice")]
    DieAsked,
    /// A choice is asked, not a die.
    #[error("a choice is asked, not a die")]
    ChoiceAsked,
    /// The battle is over.
    #[error("the battle is over")]
    Over,
    /// No such ship or group takes part in this now.
    #[error("no such ship or group takes part in this now")]
    NoUnit,
    /// The seat has locked.
    #[error("seat {} has locked", .0.number())]
    Locked(Seat),
    /// The seat has not locked.
    #[error("seat {} has not locked", .0.number())]
    NotLocked(Seat),
    /// The seat has nothing to decide.
    #[error("seat {} is not asked", .0.number())]
    NotAsked(Seat),
    /// A ship is not yet set up.
    #[error("a ship is not yet set up (5.7)")]
    NotSetUp,
    /// The point is outside the zone.
    #[error("the point is outside the zone (5.7)")]
    OutsideZone,
    /// The scenario fixes her place.
    #[error("the scenario fixes her place (14.1)")]
    PlaceFixed,
    /// The course is not among those of the zone.
    #[error("the course is not among those of the zone (5.7)")]
    CourseNotAllowed,
    /// The velocity is out of its range.
    #[error("the velocity must be {low} to {high}")]
    Velocity {
        /// The least velocity, in inches.
        low: u32,
        /// The greatest velocity, in inches.
        high: u32,
    },
    /// A Bogey needs one of the side's letters, and a ship without `sensors` has none.
    #[error("a Bogey needs one of the side's own letters (9.1)")]
    Letter,
    /// Another Bogey has the letter.
    #[error("another Bogey has this letter (9.1)")]
    LetterTaken,
    /// The rule is not in use.
    #[error("`{}` is not in use", .0.id())]
    SwitchOff(Switch),
    /// The squadron withdraws; its orders are written by the rules.
    #[error("the squadron withdraws (11.10)")]
    Withdrawing,
    /// A dummy cannot do this.
    #[error("a dummy cannot do this (9.4)")]
    Dummy,
    /// The ship has no such group where the order needs it.
    #[error("she has no such group there (10.4, 10.5)")]
    NoGroup,
    /// More groups than she can launch in a turn.
    #[error("at most {most} groups a turn (10.4)")]
    Launches {
        /// At the most.
        most: u8,
    },
    /// No such target: not an enemy, not in play, or not known by that name.
    #[error("there is no such target")]
    NoTarget,
    /// She may not return yet.
    #[error("she may not return before turn {turn} (6.5)")]
    NotBack {
        /// The first turn.
        turn: u16,
    },
    /// The course does not lead inward.
    #[error("the course does not lead inward (6.5)")]
    NotInward,
    /// The point is not on the side.
    #[error("the point is not on the side that she left by (6.5)")]
    NotOnSide,
    /// Out of range.
    #[error("out of range: {reach}″")]
    Range {
        /// How far it reaches, in inches.
        reach: u32,
    },
    /// The target is in an arc that the weapon does not bear through.
    #[error("the target is in an arc that the weapon does not bear through (7.5)")]
    Arc(Arc),
    /// The weapon is knocked out, or she has no such weapon.
    #[error("this weapon does not work (7.5)")]
    WeaponDown,
    /// A weapon fires once a turn.
    #[error("a weapon fires once a turn (7.3)")]
    WeaponTwice,
    /// More targets than working Firecons.
    #[error("{targets} targets for {firecons} working Firecons (7.4)")]
    Firecons {
        /// Targets.
        targets: u8,
        /// Firecons.
        firecons: u8,
    },
    /// Two targets in one arc.
    #[error("two targets in the same arc (7.4)")]
    SameArc,
    /// A needle names a system that works, and other weapons name none.
    #[error("a needle beam names one working system, and nothing else names any (8.10)")]
    System,
    /// She has fired this turn.
    #[error("she has fired this turn (7.3)")]
    Fired,
    /// It is another side's turn.
    #[error("it is another side's turn")]
    OtherSide,
    /// The group has moved.
    #[error("the group has moved this turn (10.3)")]
    Moved,
    /// Groups stay on the table.
    #[error("groups stay on the table (10.3)")]
    OffTable,
    /// The group goes aboard, and so moves to its mother ship.
    #[error("the group goes aboard: it moves to its mother ship (10.5)")]
    MustLand,
    /// The group goes aboard and does not attack.
    #[error("the group goes aboard and does not attack (10.5)")]
    Landing,
    /// Nothing is fired; passing is another answer.
    #[error("nothing is fired: pass instead (8.7)")]
    Nothing,
    /// The split does not fit the guns.
    #[error("the split must come to {guns} guns (10.9)")]
    Guns {
        /// Guns that must, or at most may, fire.
        guns: u8,
    },
    /// Too many entries to be meant.
    #[error("the list is too long")]
    TooLong,
}
