//! Deciding in secret (set-up, orders, scans, simultaneous fire): each seat locks, and may unlock until the last has locked (Full
//! Thrust 5.6). What is decided stays hidden from the other sides (`observe`) until then.

use crate::event::Event;
use crate::field::Field;
use crate::play::Play;
use crate::refusal::Refusal;
use kernel::{Seat, SeatSet};

/// Seats that are asked and have not locked.
pub fn open(field: Field<'_>, asked: SeatSet) -> SeatSet {
    asked.iter().filter(|seat| !field.table.locked.contains(*seat)).collect()
}

/// Whether a seat may still change what it decided.
///
/// # Errors
/// If it has locked, or has nothing to decide.
pub fn may_decide(field: Field<'_>, asked: SeatSet, seat: Seat) -> Result<(), Refusal> {
    if !asked.contains(seat) {
        return Err(Refusal::NotAsked(seat));
    }
    if field.table.locked.contains(seat) {
        return Err(Refusal::Locked(seat));
    }
    Ok(())
}

/// Locks a seat.
///
/// # Errors
/// If it has locked, or has nothing to decide.
pub fn lock(play: &mut Play<'_>, asked: SeatSet, seat: Seat) -> Result<(), Refusal> {
    may_decide(play.field(), asked, seat)?;
    play.emit(Event::Locked { seat });
    Ok(())
}

/// Takes a lock back.
///
/// # Errors
/// If it has not locked.
pub fn unlock(play: &mut Play<'_>, seat: Seat) -> Result<(), Refusal> {
    if !play.field().table.locked.contains(seat) {
        return Err(Refusal::NotLocked(seat));
    }
    play.emit(Event::Unlocked { seat });
    Ok(())
}
