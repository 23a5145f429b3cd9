//! What things are worth to a bot, in thousandths of about two masts. Whole numbers, so that every machine chooses alike.

use crate::board::Side;
use crate::chance::Die;
use crate::gunnery::{self, Bearings, Damage, Pair};
use crate::moving::Passage;
use crate::odds;
use crate::seat::Seat;
use crate::ship::ShipId;
use crate::state::State;
use crate::variants::Variants;

/// Most masts of a ship, and ranges of a gun, as lengths of a table; both begin at 0.
const MASTS: usize = 6;
const RANGES: usize = 4;

/// What ships of so many masts are worth, from none.
pub type Scale = [i32; MASTS];

/// Masts and nothing else.
pub const BY_MAST: Scale = [0, 600, 1200, 1800, 2400, 3000];

/// A ship that bears guns is worth something whatever is left of it, so the last mast matters more.
pub const BY_SHIP: Scale = [0, 800, 1400, 2000, 2600, 3200];

/// A dismasted ship still counts for victory.
const DISMASTED: i32 = 250;

/// What to weigh with: tables made once for a game.
#[derive(Debug, Clone)]
pub struct Worth {
    scale: Scale,
    no_prisoners: bool,
    /// What a shot takes on average, by range and masts.
    shots: [[i32; MASTS]; RANGES],
    /// The chance that the attacker wins a grapple, in thousandths, by masts.
    grapples: [[i32; MASTS]; MASTS],
}

/// An announcement and what it brings at once.
#[derive(Debug, Clone, Copy)]
pub struct Fire {
    /// The target to port.
    pub port: Option<ShipId>,
    /// The target to starboard.
    pub starboard: Option<ShipId>,
    /// What the shots take on average.
    pub gain: i32,
}

impl Worth {
    /// The tables for a game with these variants, and ships worth so much.
    pub fn new(variants: Variants, scale: Scale) -> Self {
        let mut worth = Self {
            scale,
            no_prisoners: variants.no_prisoners,
            shots: [[0; MASTS]; RANGES],
            grapples: [[0; MASTS]; MASTS],
        };
        for (range, row) in (0..).zip(&mut worth.shots) {
            for (masts, cell) in (0..).zip(row) {
                *cell = average(range, masts, variants, &scale);
            }
        }
        for (own, row) in (0..).zip(&mut worth.grapples) {
            for (other, cell) in (0..).zip(row) {
                let chance = odds::grapple(own, other);
                *cell = i32::try_from(chance.of * 1000 / chance.all).unwrap_or(0);
            }
        }
        worth
    }

    /// What a ship of so many masts is worth.
    pub fn ship(&self, masts: u8) -> i32 {
        ship(masts, self.no_prisoners, &self.scale)
    }

    /// What a shot takes on average from a ship of so many masts.
    pub fn shot(&self, range: u8, masts: u8) -> i32 {
        self.shots.get(usize::from(range)).and_then(|row| row.get(usize::from(masts))).copied().unwrap_or(0)
    }

    /// What a grapple brings on average: the enemy's worth, or the loss of one's own; `spoils` is what an enemy's worth
    /// counts, in thousandths.
    pub fn grapple(&self, own: u8, other: u8, spoils: i32) -> i32 {
        let wins = self.wins(own, other);
        (wins * (self.ship(other) * spoils / 1000) - (1000 - wins) * self.ship(own)) / 1000
    }

    /// The chance that a shot hits, in thousandths.
    pub fn hits(&self, range: u8) -> i32 {
        let chance = odds::hit(range);
        i32::try_from(chance.of * 1000 / chance.all).unwrap_or(0)
    }

    /// The chance that the attacker wins a grapple, in thousandths.
    pub fn wins(&self, own: u8, other: u8) -> i32 {
        let row = self.grapples.get(usize::from(own));
        row.and_then(|row| row.get(usize::from(other))).copied().unwrap_or(0)
    }

    /// The best targets of each side; `there` tells how likely each ship is still there, in thousandths.
    pub fn fire(&self, state: &State, bearings: &Bearings, there: impl Fn(ShipId) -> i32) -> Fire {
        let best = |side: Side| {
            let on_side = bearings.iter().filter(|bearing| bearing.shot.side == side);
            let gains = on_side.map(|bearing| {
                let masts = state.ship(bearing.shot.target).map_or(0, |ship| ship.masts);
                (self.shot(bearing.shot.range, masts) * there(bearing.shot.target) / 1000, bearing.shot.target)
            });
            gains.max_by_key(|(gain, _)| *gain)
        };
        let (port, starboard) = (best(Side::Port), best(Side::Starboard));
        let gain = |best: Option<(i32, ShipId)>| best.map_or(0, |(gain, _)| gain);
        Fire {
            port: port.map(|(_, target)| target),
            starboard: starboard.map(|(_, target)| target),
            gain: gain(port) + gain(starboard),
        }
    }

    /// What a play brings at once: its shots, its grapple, less what dismasted enemies do in return; `there` as above.
    pub fn at_once(&self, state: &State, ship: ShipId, way: &Passage, there: impl Fn(ShipId) -> i32) -> Fire {
        let mut fire = self.fire(state, &gunnery::bearings(state, ship, way), there);
        let spoils = spoils(state);
        fire.gain = fire.gain * spoils / 1000;
        let masts = |ship: ShipId| state.ship(ship).map_or(0, |ship| ship.masts);
        if way.grapples
            && let Some(enemy) = state.at(way.end.hex)
        {
            fire.gain += self.grapple(masts(ship), masts(enemy), spoils);
        }
        if self.no_prisoners {
            let after = moved(state, ship, way);
            let wrecks = after.fleet().filter(|(_, other)| other.dismasted().is_some());
            let returned = wrecks.filter_map(|(id, _)| gunnery::return_shot(&after, id, ship));
            fire.gain -= returned.map(|shot| self.shot(shot.range, masts(ship))).sum::<i32>();
        }
        fire
    }

    /// What the ships of a player are worth, less those of all others.
    pub fn balance(&self, state: &State, seat: Seat) -> i32 {
        let spoils = spoils(state);
        let afloat = state.ships.iter().filter(|ship| ship.afloat().is_some());
        let signed = afloat.map(|ship| {
            let worth = self.ship(ship.masts);
            if ship.owner == seat { worth } else { -worth * spoils / 1000 }
        });
        signed.sum()
    }
}

/// What an enemy's loss is worth, in thousandths: of several enemies, each gains by the loss of another.
pub fn spoils(state: &State) -> i32 {
    if state.afloat().len() > 2 { 700 } else { 1000 }
}

/// The state after a play, as if its grapple were won and its shots missed.
pub fn moved(state: &State, ship: ShipId, way: &Passage) -> State {
    let mut after = state.clone();
    let taken = if way.grapples { state.at(way.end.hex) } else { None };
    for (id, place) in [(taken, crate::ship::Place::Sunk), (Some(ship), crate::ship::Place::Afloat(way.end))] {
        if let Some(moved) = id.and_then(|id| after.ships.get_mut(id.index())) {
            moved.place = place;
        }
    }
    after
}

fn ship(masts: u8, no_prisoners: bool, scale: &Scale) -> i32 {
    let sailing = scale.get(usize::from(masts)).copied().unwrap_or(0);
    if no_prisoners { sailing + DISMASTED } else { sailing }
}

/// What a shot takes on average, counted over all dice.
fn average(range: u8, masts: u8, variants: Variants, scale: &Scale) -> i32 {
    let before = ship(masts, variants.no_prisoners, scale);
    let taken = |dice: Pair| {
        if !gunnery::hits(range, dice) {
            return 0;
        }
        match gunnery::damage(masts, variants, dice).last() {
            Some(Damage::Mast(left)) => before - ship(*left, variants.no_prisoners, scale),
            Some(Damage::Sinks | Damage::Capsizes) => before,
            None => 0,
        }
    };
    let all = Die::all().flat_map(|one| Die::all().map(move |other| taken([one, other])));
    all.sum::<i32>() / 36
}
