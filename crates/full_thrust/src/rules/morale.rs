//! Morale (Full Thrust 11.8, 11.9).

use crate::event::Event;
use crate::field::Field;
use crate::phase::Phase;
use crate::play::Play;
use crate::rules::{turn_end, withdrawal};
use crate::table::{Fate, Presence};
use kernel::Seat;

/// The face needed to withdraw at the first test.
const FIRST: u16 = 6;

/// A test that a squadron must make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Test {
    /// The least face on which it withdraws; 1 or less and no die is rolled.
    pub needed: u8,
    /// Ships lost so far.
    pub losses: u16,
    /// Whether it stands at half strength or less.
    pub at_half: bool,
    /// Whether the loss of the flagship is among what calls for it.
    pub flagship: bool,
}

/// Ships of a squadron that are lost: destroyed or off the table for good, but not by an exit (R 37).
pub fn losses(field: Field<'_>, seat: Seat) -> u16 {
    let lost = field.ships().filter(|vessel| vessel.entry.seat == seat && !vessel.entry.is_dummy());
    let lost = lost.filter(|vessel| is_lost(vessel.ship.presence));
    u16::try_from(lost.count()).unwrap_or(u16::MAX)
}

fn is_lost(presence: Presence) -> bool {
    match presence {
        Presence::Gone(Fate::Destroyed | Fate::Lost) => true,
        Presence::Gone(Fate::Withdrawn | Fate::Exited | Fate::Removed)
        | Presence::Undeployed
        | Presence::OnTable
        | Presence::Leaving(_)
        | Presence::Away { .. } => false,
    }
}

/// The test that a squadron must make at the end of this turn, if any.
pub fn test(field: Field<'_>, seat: Seat) -> Option<Test> {
    let side = field.battle.side_of(seat)?;
    let squadron = field.table.squadrons.get(seat.index())?;
    if !field.battle.switches.morale
        || field.battle.setup.morale_never.contains(&side)
        || squadron.withdrawing.is_some()
        // With nobody left there is nobody to withdraw.
        || !field.present(side).any(|vessel| vessel.entry.seat == seat)
    {
        return None;
    }
    let losses = losses(field, seat);
    let at_half = u32::from(losses) * 2 >= u32::from(field.battle.squadron_size(seat)) && losses > 0;
    let flagship = field.battle.switches.morale_flagship
        && !squadron.flagship_seen
        && field
            .ships()
            .any(|vessel| vessel.entry.seat == seat && vessel.entry.flagship && is_lost(vessel.ship.presence));
    if !(flagship || (at_half && losses > squadron.losses_seen)) {
        return None;
    }
    let easier = match squadron.first_test {
        Some(first) if at_half => losses.saturating_sub(first),
        Some(_) | None => 0,
    };
    let needed = u8::try_from(FIRST.saturating_sub(easier)).unwrap_or(0);
    Some(Test { needed, losses, at_half, flagship })
}

/// Goes on with the seats in order, up to the next die.
pub fn advance(play: &mut Play<'_>, seat: Seat) -> Phase {
    if play.battle.side_of(seat).is_none() {
        return turn_end::close(play);
    }
    match test(play.field(), seat) {
        Some(test) => settle(play, seat, test, None),
        None => {
            let losses = losses(play.field(), seat);
            let seen = play.field().table.squadrons.get(seat.index()).map_or(0, |squadron| squadron.losses_seen);
            if losses != seen {
                play.emit(Event::LossesCounted { seat, losses });
            }
            next(play, seat)
        }
    }
}

/// Takes the die of a test.
pub fn roll(play: &mut Play<'_>, seat: Seat, die: u8) -> Phase {
    match test(play.field(), seat) {
        Some(test) => settle(play, seat, test, Some(die)),
        None => next(play, seat),
    }
}

/// Whether a test takes a die.
pub fn takes_die(test: Test) -> bool {
    test.needed > 1
}

fn settle(play: &mut Play<'_>, seat: Seat, test: Test, die: Option<u8>) -> Phase {
    let withdraws = die.is_none_or(|die| die >= test.needed);
    let Test { needed, losses, at_half, flagship } = test;
    play.emit(Event::MoraleTested { seat, die, needed, withdraws, losses, at_half, flagship });
    if withdraws { Phase::ExitEdge(seat) } else { next(play, seat) }
}

/// A squadron that failed names its edge (D8).
pub fn exit(play: &mut Play<'_>, seat: Seat, edge: crate::geometry::Edge) -> Phase {
    withdrawal::begin(play, seat, edge);
    next(play, seat)
}

fn next(play: &mut Play<'_>, seat: Seat) -> Phase {
    match Seat::new(seat.number().saturating_add(1)) {
        Some(next) => Phase::Morale(next),
        None => turn_end::close(play),
    }
}
