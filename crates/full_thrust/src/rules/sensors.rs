//! Bogeys, passive sensors and active scans (Full Thrust 9).

use crate::event::{Cause, Event};
use crate::field::{Field, Vessel};
use crate::id::{Letter, UnitId};
use crate::phase::Phase;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::{fighters, secret_decisions};
use crate::table::{Fate, Scan};
use kernel::SeatSet;

/// How far passive sensors see, in inches (Full Thrust 9.2).
pub const PASSIVE: u32 = 36;
/// How far an active scan reaches, in inches (Full Thrust 9.3).
pub const ACTIVE: u32 = 54;

/// Bogeys that are within 36″ of an enemy ship or Bogey, dummies included (Full Thrust 9.2, R 29, R 30).
pub fn in_sight(field: Field<'_>) -> Vec<UnitId> {
    let near = |vessel: &Vessel<'_>| {
        field
            .afloat()
            .any(|other| other.entry.side != vessel.entry.side && vessel.ship.at.within(other.ship.at, PASSIVE))
    };
    field.afloat().filter(|vessel| vessel.ship.hidden).filter(near).map(|vessel| vessel.entry.id).collect()
}

/// Turns these Bogeys into ships, all at once; dummies among them are removed (Full Thrust 9.4).
pub fn reveal(play: &mut Play<'_>, ships: Vec<UnitId>, cause: Cause) {
    let mut dummies = Vec::new();
    for ship in ships {
        let Some(vessel) = play.field().vessel(ship) else { continue };
        if !vessel.ship.hidden {
            continue;
        }
        let Some(letter) = vessel.ship.letter else { continue };
        if vessel.entry.is_dummy() {
            dummies.push(ship);
        }
        play.emit(Event::Revealed { ship, letter, cause });
    }
    for ship in dummies {
        play.emit(Event::Gone { ship, fate: Fate::Removed });
    }
}

/// The passive check after movement (T4a), and on to what follows.
pub fn after_movement(play: &mut Play<'_>) -> Phase {
    let seen = in_sight(play.field());
    reveal(play, seen, Cause::Passive);
    Phase::Scans
}

/// Whether a ship may scan, and whom: enemy Bogeys within 54″.
pub fn scannable<'a>(field: Field<'a>, vessel: Vessel<'a>) -> impl Iterator<Item = Letter> + 'a {
    let able = vessel.ship.is_on_table() && !vessel.entry.is_dummy();
    field
        .afloat()
        .filter(move |other| able && other.entry.side != vessel.entry.side && other.ship.hidden)
        .filter(move |other| vessel.ship.at.within(other.ship.at, ACTIVE))
        .filter_map(|other| other.ship.letter)
}

/// Seats with a scan to choose (T4b).
pub fn asked(field: Field<'_>) -> SeatSet {
    field.afloat().filter(|vessel| scannable(field, *vessel).next().is_some()).map(|vessel| vessel.entry.seat).collect()
}

/// Chooses a scan (D3).
///
/// # Errors
/// If the ship may not scan that.
pub fn choose(play: &mut Play<'_>, ship: UnitId, bogey: Option<Letter>) -> Result<(), Refusal> {
    let field = play.field();
    let vessel = field.vessel(ship).filter(|vessel| vessel.ship.is_on_table()).ok_or(Refusal::NoUnit)?;
    secret_decisions::may_decide(field, asked(field), vessel.entry.seat)?;
    if vessel.entry.is_dummy() && bogey.is_some() {
        return Err(Refusal::Dummy);
    }
    let scan = match bogey {
        None => Scan::Nobody,
        Some(letter) => {
            let target = field.lettered(letter).filter(|other| other.ship.hidden && other.ship.is_on_table());
            let target = target.filter(|other| other.entry.side != vessel.entry.side).ok_or(Refusal::NoTarget)?;
            if !vessel.ship.at.within(target.ship.at, ACTIVE) {
                return Err(Refusal::Range { reach: ACTIVE });
            }
            Scan::Bogey(letter)
        }
    };
    play.emit(Event::ScanChosen { ship, scan });
    Ok(())
}

/// Resolves all scans at once (T4c), where sensors are in use.
pub fn resolve(play: &mut Play<'_>) -> Phase {
    if !play.battle.switches.sensors {
        return fighters::begin(play);
    }
    play.emit(Event::ScansRevealed);
    let scans: Vec<(UnitId, Letter)> = play
        .field()
        .afloat()
        .filter_map(|vessel| match vessel.ship.scan {
            Scan::Bogey(letter) => Some((vessel.entry.id, letter)),
            Scan::Undecided | Scan::Nobody => None,
        })
        .collect();
    let mut found = Vec::new();
    for (ship, letter) in &scans {
        play.emit(Event::Scanned { ship: *ship, letter: *letter });
        found.extend(play.field().lettered(*letter).map(|target| target.entry.id));
    }
    reveal(play, found, Cause::Scanned);
    let scanners = scans.into_iter().map(|(ship, _)| ship).collect();
    reveal(play, scanners, Cause::Scanning);
    fighters::begin(play)
}
