//! A player who weighs what its other ships can still do, and what the enemies can answer.

use super::placing::beside_the_plays;
use super::worth::{BY_SHIP, Fire, Worth, moved, spoils};
use super::{Dice, Player, best_play, parley};
use crate::decision::{Answer, Ask, Decision};
use crate::gunnery;
use crate::moving::{self, Passage, Waters};
use crate::order_of_play::Play;
use crate::seat::Seat;
use crate::ship::{MOST_SHIPS, ShipId, ShipSet};
use crate::state::{Phase, State};

/// Tries each play, lets its other ships follow as well as they can, and takes what the enemies' best answers cost.
#[derive(Debug, Clone)]
pub struct TwoPly {
    dice: Dice,
    worth: Option<Worth>,
}

/// What the enemies' answer weighs beside one's own fire, in thousandths: more than it, since they choose when they see.
const ANSWER: i32 = 1100;
/// What one's own fire of the turn after weighs.
const NEXT: i32 = 400;
/// What a hex nearer to the enemy is worth, where nobody can fire.
const NEARER: i32 = 20;

impl TwoPly {
    /// A player whose choices grow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed, 2), worth: None }
    }
}

impl Player for TwoPly {
    fn choose(&mut self, play: &Play, decision: &Decision) -> Answer {
        let worth = self.worth.get_or_insert_with(|| Worth::new(play.setup().variants, BY_SHIP));
        match (&play.state().phase, decision.ask) {
            (Phase::Turn(turn), Ask::Choose) => {
                // Only the strongest knows when nothing is left to be won.
                let spared = parley::strike(play.state(), decision);
                if let Some(answer) = spared.or_else(|| parley::offer(play.state(), decision, worth)) {
                    return answer;
                }
                let mind = Mind { worth, seat: turn.player };
                best_play(play.state(), turn, |ship, way| {
                    let (fire, value) = mind.plan(play.state(), turn.waiting, ship, way);
                    (fire, value * 100 + i32::try_from(self.dice.below(100)).unwrap_or(0))
                })
            }
            (_, Ask::Choose | Ask::Face | Ask::Place(_) | Ask::Return { .. } | Ask::Draw(_)) => {
                beside_the_plays(play, decision, worth, &mut self.dice)
            }
        }
    }
}

/// The thoughts of one player.
struct Mind<'w> {
    worth: &'w Worth,
    seat: Seat,
}

/// What may be afloat after a plan, as far as it has been thought: the ships as if nothing had been hit, and how likely
/// each is still there, in thousandths.
#[derive(Clone)]
struct Prospect {
    state: State,
    waiting: ShipSet,
    there: [i32; MOST_SHIPS],
    gain: i32,
}

impl Prospect {
    fn there(&self, ship: ShipId) -> i32 {
        self.there.get(ship.index()).copied().unwrap_or(0)
    }

    fn lessen(&mut self, ship: ShipId, by: i32) {
        if let Some(there) = self.there.get_mut(ship.index()) {
            *there = *there * (1000 - by) / 1000;
        }
    }
}

impl Mind<'_> {
    /// What a play is worth with all that follows from it.
    fn plan(&self, state: &State, waiting: ShipSet, ship: ShipId, way: &Passage) -> (Fire, i32) {
        let start = Prospect { state: state.clone(), waiting, there: [1000; MOST_SHIPS], gain: 0 };
        let (fire, mut prospect) = self.played(&start, ship, way);
        // The other ships follow, each with the play that is best for the whole.
        while let Some(next) = self.follow(&prospect) {
            prospect = next;
        }
        (fire, prospect.gain + self.stand(&prospect))
    }

    /// The prospect after one more play. A hit that is likelier than not is taken as scored, so that further ships aim at
    /// what is left.
    fn played(&self, before: &Prospect, ship: ShipId, way: &Passage) -> (Fire, Prospect) {
        let fire = self.worth.at_once(&before.state, ship, way, |target| before.there(target));
        let mut after = Prospect {
            state: moved(&before.state, ship, way),
            waiting: before.waiting.without(ship),
            gain: before.gain + fire.gain,
            ..before.clone()
        };
        let masts = |ship| before.state.ship(ship).map_or(0, |ship| ship.masts);
        for bearing in gunnery::bearings(&before.state, ship, way) {
            let target = bearing.shot.target;
            if ![fire.port, fire.starboard].contains(&Some(target)) {
                continue;
            }
            let hits = self.worth.hits(bearing.shot.range);
            if masts(target) <= 1 {
                after.lessen(target, hits);
            } else if hits > 500
                && let Some(hit) = after.state.ships.get_mut(target.index())
            {
                hit.masts -= 1;
            }
        }
        if way.grapples
            && let Some(enemy) = before.state.at(way.end.hex)
        {
            after.lessen(ship, 1000 - self.worth.wins(masts(ship), masts(enemy)));
        }
        (fire, after)
    }

    /// The prospect after the next ship has followed with its best play.
    fn follow(&self, before: &Prospect) -> Option<Prospect> {
        let mut best: Option<(i32, Prospect)> = None;
        // The first that can be played: which of them goes first matters little.
        let (ship, ways) = moving::plays(&before.state, self.seat, before.waiting).into_iter().next()?;
        for way in ways {
            let (_, after) = self.played(before, ship, &way);
            let value = after.gain + self.stand(&after);
            if best.as_ref().is_none_or(|(other, _)| value > *other) {
                best = Some((value, after));
            }
        }
        best.map(|(_, after)| after)
    }

    /// What it is worth to stand like that when the enemies answer.
    fn stand(&self, prospect: &Prospect) -> i32 {
        let state = &prospect.state;
        let mut value = 0;
        for seat in state.afloat().iter() {
            let best = self.best_of(prospect, seat);
            value += if seat == self.seat { best * NEXT / 1000 } else { -best * ANSWER / 1000 };
        }
        let own = state.squadron(self.seat).filter_map(|(_, ship)| ship.under_sail());
        let far = own.map(|berth| nearest(state, self.seat, berth.hex)).sum::<i32>();
        value - NEARER * far
    }

    /// What the ships of a player could do at best, each by itself; against other players than this one it counts nothing.
    fn best_of(&self, prospect: &Prospect, seat: Seat) -> i32 {
        let state = &prospect.state;
        let waters = Waters::new(state, seat);
        let ships = state.squadron(seat).filter_map(|(id, ship)| Some((id, ship.masts, ship.under_sail()?)));
        let best = ships.map(|(id, masts, berth)| {
            let ways = moving::ways_alone(&waters, berth);
            let best = ways.iter().map(|way| self.reply(prospect, seat, (id, masts), way)).max().unwrap_or(0).max(0);
            best * prospect.there(id) / 1000
        });
        best.sum()
    }

    fn reply(&self, prospect: &Prospect, seat: Seat, (ship, masts): (ShipId, u8), way: &Passage) -> i32 {
        let state = &prospect.state;
        let mut bearings = gunnery::bearings(state, ship, way);
        let ours = |id: ShipId| seat == self.seat || state.ship(id).is_some_and(|ship| ship.owner == self.seat);
        bearings.retain(|bearing| ours(bearing.shot.target));
        let mut gain = self.worth.fire(state, &bearings, |target| prospect.there(target)).gain;
        if way.grapples
            && let Some(enemy) = state.at(way.end.hex)
            && ours(enemy)
        {
            let other = state.ship(enemy).map_or(0, |ship| ship.masts);
            gain += self.worth.grapple(masts, other, spoils(state));
        }
        gain
    }
}

/// Hexes to the nearest enemy afloat.
fn nearest(state: &State, seat: Seat, hex: crate::board::Hex) -> i32 {
    let enemies = state.fleet().filter(|(_, ship)| ship.owner != seat).filter_map(|(_, ship)| ship.afloat());
    enemies.map(|berth| i32::from(berth.hex.distance(hex))).min().unwrap_or(0)
}
