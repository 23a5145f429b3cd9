//! The play that is being announced: ship, way and targets, chosen in any order (Iron Guest 4.2, 7.2).

mod totals;
mod view;

pub(crate) use view::MANY;

use iron_guest::board::{Hex, Side};
use iron_guest::decision::{Answer, Order};
use iron_guest::odds::{self, Chance};
use iron_guest::order_of_play::Play;
use iron_guest::query::{self, Exposure, ShipPlays, Target, Way};
use iron_guest::ship::ShipId;
use iron_guest::state::Shot;

use crate::chart::{Spot, nearest};
use kit::key::moved;

/// A play in the making.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announce {
    /// The waiting ships and all that each may do.
    ships: Vec<ShipPlays>,
    ship: Option<usize>,
    way: Option<usize>,
    /// The way that is looked at with the pointer, before it is chosen.
    looked_at: Option<usize>,
    port: Option<ShipId>,
    starboard: Option<ShipId>,
    /// The chance of each ship to be lost in the play, if it is whole.
    losses: Vec<(ShipId, Chance)>,
    /// Who could fire at the ship where she ends, if a way is chosen.
    exposure: Option<Exposure>,
}

impl Announce {
    /// Nothing is chosen yet. Where one ship alone waits, she is picked.
    pub fn new(play: &Play) -> Self {
        let waiting = play.state().phase.turn().map(|turn| turn.waiting).unwrap_or_default();
        let ships: Vec<ShipPlays> = waiting.iter().filter_map(|ship| query::ship_plays(play, ship)).collect();
        let mut announce = Self {
            ships,
            ship: None,
            way: None,
            looked_at: None,
            port: None,
            starboard: None,
            losses: Vec::new(),
            exposure: None,
        };
        if announce.ships.len() == 1 {
            announce.pick_place(0, play);
        }
        announce
    }

    /// The ships that wait, with what each may do.
    pub fn ships(&self) -> &[ShipPlays] {
        &self.ships
    }

    /// The ship that is picked, with what she may do.
    pub fn picked(&self) -> Option<&ShipPlays> {
        self.ships.get(self.ship?)
    }

    /// Whether a ship is to be picked: none is yet, or she that is has no play while another has to go first.
    pub fn asks_for_ship(&self) -> bool {
        self.picked().is_none_or(|plays| plays.ways.is_empty())
    }

    /// The place of the chosen way among hers.
    pub fn way(&self) -> Option<usize> {
        self.way
    }

    /// The way that is drawn: the one looked at, else the chosen one.
    pub fn drawn(&self) -> Option<&Way> {
        self.picked()?.ways.get(self.looked_at.or(self.way)?)
    }

    /// The chosen way.
    pub fn chosen(&self) -> Option<&Way> {
        self.picked()?.ways.get(self.way?)
    }

    /// Whom she fires at from a side.
    pub fn aim(&self, side: Side) -> Option<ShipId> {
        match side {
            Side::Port => self.port,
            Side::Starboard => self.starboard,
        }
    }

    /// The chance of each ship to be lost in the play.
    pub fn losses(&self) -> &[(ShipId, Chance)] {
        &self.losses
    }

    /// Who could fire at the ship where the chosen way ends; none if nobody could.
    pub fn exposure(&self) -> Option<Exposure> {
        self.exposure
    }

    /// The shots that are announced.
    pub fn shots(&self) -> Vec<Shot> {
        let aimed = |side: Side| {
            let target = self.targets(side).into_iter().find(|target| Some(target.shot.target) == self.aim(side))?;
            Some(target.shot)
        };
        Side::BOTH.into_iter().filter_map(aimed).collect()
    }

    /// The whole play, if a way is chosen.
    pub fn order(&self) -> Option<Order> {
        let way = self.chosen()?;
        let ship = self.picked()?.ship;
        Some(Order { ship, code: way.passage.code, port: self.port, starboard: self.starboard })
    }

    /// Picks a ship if she waits. Her only way is chosen at once.
    pub fn pick(&mut self, ship: ShipId, play: &Play) {
        if let Some(place) = self.ships.iter().position(|plays| plays.ship == ship) {
            self.pick_place(place, play);
        }
    }

    fn pick_place(&mut self, place: usize, play: &Play) {
        if self.ship == Some(place) {
            return;
        }
        self.ship = Some(place);
        (self.way, self.looked_at, self.port, self.starboard) = (None, None, None, None);
        self.losses.clear();
        if self.picked().is_some_and(|plays| plays.ways.len() == 1) {
            self.choose(0, play);
        }
    }

    /// Picks the next ship, or the one before.
    pub fn step_ship(&mut self, forward: bool, play: &Play) {
        if let Some(place) = moved(self.ship, self.ships.len(), forward) {
            self.pick_place(place, play);
        }
    }

    /// Chooses the next way, or the one before.
    pub fn step_way(&mut self, forward: bool, play: &Play) {
        let count = self.picked().map_or(0, |plays| plays.ways.len());
        if let Some(place) = moved(self.way, count, forward) {
            self.choose(place, play);
        }
    }

    /// Chooses a way. Targets that still bear stay; a side without one gets the best that bears.
    pub fn choose(&mut self, place: usize, play: &Play) {
        let Some(way) = self.picked().and_then(|plays| plays.ways.get(place)).cloned() else { return };
        self.way = Some(place);
        self.looked_at = None;
        let masts = |ship: ShipId| play.state().ship(ship).map_or(0, |ship| ship.masts);
        let aimed = |side: Side, before: Option<ShipId>| {
            let bears = || way.targets.iter().filter(move |target| target.shot.side == side);
            let kept = before.filter(|enemy| bears().any(|target| target.shot.target == *enemy));
            let best = || bears().min_by_key(|target| (target.shot.range, masts(target.shot.target)));
            kept.or_else(|| best().map(|target| target.shot.target))
        };
        let (port, starboard) = (aimed(Side::Port, self.port), aimed(Side::Starboard, self.starboard));
        (self.port, self.starboard) = (port, starboard);
        self.reckon(play);
    }

    /// The targets of the chosen way on a side.
    pub fn targets(&self, side: Side) -> Vec<Target> {
        let way = self.chosen();
        way.map(|way| way.targets.iter().filter(|target| target.shot.side == side).copied().collect())
            .unwrap_or_default()
    }

    /// Aims a side at a target that bears there, or at none.
    pub fn set_aim(&mut self, side: Side, target: Option<ShipId>, play: &Play) {
        let bears = |enemy: ShipId| self.targets(side).iter().any(|target| target.shot.target == enemy);
        if target.is_some_and(|enemy| !bears(enemy)) {
            return;
        }
        match side {
            Side::Port => self.port = target,
            Side::Starboard => self.starboard = target,
        }
        self.reckon(play);
    }

    /// Aims a side at its next target, and after the last at none.
    pub fn turn_aim(&mut self, side: Side, play: &Play) {
        let targets: Vec<ShipId> = self.targets(side).iter().map(|target| target.shot.target).collect();
        let next = match self.aim(side) {
            None => targets.first(),
            Some(now) => targets.iter().position(|target| *target == now).and_then(|at| targets.get(at + 1)),
        };
        self.set_aim(side, next.copied(), play);
    }

    /// An enemy is pointed at: fired at in the chosen way, or else in the way that bears on her from nearest. Pointed at
    /// once more, she is let go.
    pub fn aim_at(&mut self, enemy: ShipId, play: &Play) {
        let bears = |way: &Way| way.targets.iter().find(|target| target.shot.target == enemy).map(|target| target.shot);
        if let Some(shot) = self.chosen().and_then(bears) {
            let aim = if self.aim(shot.side) == Some(enemy) { None } else { Some(enemy) };
            self.set_aim(shot.side, aim, play);
            return;
        }
        let ways = self.picked().map(|plays| plays.ways.as_slice()).unwrap_or_default();
        let nearest = ways.iter().enumerate().filter_map(|(place, way)| Some((place, bears(way)?)));
        if let Some((place, shot)) = nearest.min_by_key(|(_, shot)| shot.range) {
            self.choose(place, play);
            self.set_aim(shot.side, Some(enemy), play);
        }
    }

    /// The way that ends nearest to where somebody points.
    pub fn way_at(&self, spot: Spot) -> Option<usize> {
        let ways = &self.picked()?.ways;
        nearest(ways.iter().map(|way| way.passage.end), spot, self.way)
    }

    /// Looks at a way without choosing it. Returns whether anything has changed.
    pub fn look_at(&mut self, spot: Option<Spot>) -> bool {
        let way = spot.and_then(|spot| self.way_at(spot));
        std::mem::replace(&mut self.looked_at, way) != way
    }

    /// Takes back the last thing chosen. Returns whether there was one.
    pub fn step_back(&mut self) -> bool {
        self.losses.clear();
        (self.port, self.starboard, self.looked_at) = (None, None, None);
        if self.way.take().is_some() {
            return true;
        }
        self.ships.len() > 1 && self.ship.take().is_some()
    }

    /// Chooses all of a play that was announced before and taken back.
    pub fn restore(&mut self, order: Order, play: &Play) {
        self.pick(order.ship, play);
        let ways = self.picked().map(|plays| plays.ways.as_slice()).unwrap_or_default();
        if let Some(place) = ways.iter().position(|way| way.passage.code == order.code) {
            self.choose(place, play);
            self.set_aim(Side::Port, order.port, play);
            self.set_aim(Side::Starboard, order.starboard, play);
        }
    }

    /// Whether a hex is where some way of the picked ship ends.
    pub fn ends_at(&self, hex: Hex) -> bool {
        self.picked().is_some_and(|plays| plays.ways.iter().any(|way| way.passage.end.hex == hex))
    }

    /// The answer that announces it.
    pub fn answer(&self) -> Option<Answer> {
        self.order().map(Answer::Play)
    }

    fn reckon(&mut self, play: &Play) {
        self.losses = self.order().and_then(|order| odds::losses(play, order)).unwrap_or_default();
        let end = self.picked().zip(self.chosen()).map(|(plays, way)| (plays.ship, way.passage.end));
        self.exposure = end.and_then(|(ship, end)| query::exposure(play.state(), ship, end));
    }
}
