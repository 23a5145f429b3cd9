//! Fire in the making (Full Thrust 7, 8.9, 8.10, 10.7): which weapon fires at which ship, and what groups attack.

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::bot::{Bot, Strength};
use full_thrust::design::{System, WeaponKind};
use full_thrust::field::{Field, Vessel};
use full_thrust::id::{Target, UnitId};
use full_thrust::play::FullThrust;
use full_thrust::query::{self, Bearing};
use full_thrust::refusal::Refusal;
use full_thrust::rules::{fire, fire_control};
use full_thrust::table::{Attack, Shot};

/// Fire in the making.
#[derive(Debug, Clone, PartialEq)]
pub struct Aiming {
    units: Vec<UnitId>,
    at: usize,
    /// Whether it is fired at once, and not allocated (Full Thrust 8.7).
    pub at_once: bool,
    bearings: Vec<Bearing>,
    shots: Vec<Shot>,
    attacks: Vec<Target>,
    attack: Option<Target>,
    /// Why the last thing could not be done.
    refused: Option<Refusal>,
    /// The weapons that could be fired beside what is aimed, and are not; counted whenever what is aimed changes.
    idle: usize,
}

/// A row of the list.
#[derive(Debug, Clone, PartialEq)]
pub enum Choice {
    /// Everything that bears at this ship.
    Target(UnitId),
    /// One weapon.
    Weapon(u8),
    /// What a group attacks.
    Attack(Target),
}

impl Aiming {
    /// The first unit that has not been decided for is looked at.
    pub fn new(field: Field<'_>, seat: Seat, at_once: bool) -> Self {
        let ships = field.afloat().filter(|vessel| vessel.entry.seat == seat && fire::ship_may(field, *vessel));
        let groups = field.in_space().filter(|flight| flight.entry.seat == seat && fire::group_may(field, *flight));
        let units = ships.map(|vessel| vessel.entry.id).chain(groups.map(|flight| flight.entry.id)).collect();
        let mut aiming = Self {
            units,
            at: 0,
            at_once,
            bearings: Vec::new(),
            shots: Vec::new(),
            attacks: Vec::new(),
            attack: None,
            refused: None,
            idle: 0,
        };
        let undecided = aiming.undecided(field);
        aiming.at = undecided.first().copied().unwrap_or(0);
        aiming.take_up(field);
        aiming
    }

    /// The places of the units that nothing is decided for, from the one after this.
    fn undecided(&self, field: Field<'_>) -> Vec<usize> {
        let count = self.units.len();
        let open = |unit: UnitId| match (field.vessel(unit), field.flight(unit)) {
            (Some(vessel), _) => !vessel.ship.aimed,
            (None, Some(flight)) => flight.group.attack == Attack::Undecided,
            (None, None) => false,
        };
        let round = (1..=count).map(|step| (self.at + step) % count.max(1));
        let mut places: Vec<usize> =
            round.filter(|place| self.units.get(*place).is_some_and(|unit| open(*unit))).collect();
        if places.len() == count {
            places.sort_unstable();
        }
        places
    }

    /// The units that nothing is decided for, from the one after this; this one is left out.
    pub fn waiting(&self, field: Field<'_>) -> Vec<UnitId> {
        let others = self.undecided(field).into_iter().filter(|place| *place != self.at);
        others.filter_map(|place| self.units.get(place)).copied().collect()
    }

    pub(super) fn unit(&self) -> Option<UnitId> {
        self.units.get(self.at).copied()
    }

    /// The ships and groups that can fire.
    pub fn units(&self) -> &[UnitId] {
        &self.units
    }

    pub(super) fn pick(&mut self, unit: UnitId, field: Field<'_>) {
        if let Some(at) = self.units.iter().position(|other| *other == unit) {
            self.at = at;
            self.take_up(field);
        }
    }

    fn take_up(&mut self, field: Field<'_>) {
        (self.shots, self.attack, self.refused) = (Vec::new(), None, None);
        (self.bearings, self.attacks, self.idle) = (Vec::new(), Vec::new(), 0);
        let Some(unit) = self.unit() else { return };
        if let Some(vessel) = field.vessel(unit) {
            self.bearings = query::bearings(field, vessel);
            self.shots.clone_from(&vessel.ship.shots);
            self.count_idle(field);
        } else if let Some(flight) = field.flight(unit) {
            self.attacks = query::attacks(field, unit).into_iter().map(|(target, _)| target).collect();
            self.attack = match flight.group.attack {
                Attack::On(target) => Some(target),
                Attack::Undecided | Attack::Nothing => None,
            };
        }
    }

    /// What is fired.
    pub fn shots(&self) -> &[Shot] {
        &self.shots
    }

    /// What a group attacks.
    pub fn attack(&self) -> Option<Target> {
        self.attack
    }

    /// What bears on what.
    pub fn bearings(&self) -> &[Bearing] {
        &self.bearings
    }

    /// Why the last thing could not be done.
    pub fn refused(&self) -> Option<Refusal> {
        self.refused
    }

    /// The ships that something bears on, in the order of their ids.
    pub fn targets(&self) -> Vec<UnitId> {
        let mut targets: Vec<UnitId> = self.bearings.iter().map(|bearing| bearing.target).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The rows of the list: targets first, then weapons; or what a group may attack.
    pub fn choices(&self) -> Vec<Choice> {
        let targets = self.targets().into_iter().map(Choice::Target);
        let mut weapons: Vec<u8> = self.bearings.iter().map(|bearing| bearing.weapon).collect();
        weapons.sort_unstable();
        weapons.dedup();
        let attacks = self.attacks.iter().copied().map(Choice::Attack);
        targets.chain(weapons.into_iter().map(Choice::Weapon)).chain(attacks).collect()
    }

    /// What a weapon is fired at.
    pub fn aimed(&self, weapon: u8) -> Option<Shot> {
        self.shots.iter().find(|shot| shot.weapon == weapon).copied()
    }

    /// Chooses a row.
    pub fn choose(&mut self, row: usize, field: Field<'_>) {
        match self.choices().get(row) {
            Some(Choice::Target(target)) => self.fire_all_at(*target, field),
            Some(Choice::Weapon(weapon)) => {
                self.turn_weapon(*weapon, field);
                self.count_idle(field);
            }
            Some(Choice::Attack(target)) => {
                self.attack = if self.attack == Some(*target) { None } else { Some(*target) };
            }
            None => {}
        }
    }

    /// Fires everything that bears and is free at a ship; if that is done already, nothing at her.
    pub fn fire_all_at(&mut self, target: UnitId, field: Field<'_>) {
        let Some(vessel) = self.unit().and_then(|unit| field.vessel(unit)) else { return };
        let mut shots = self.shots.clone();
        for bearing in self.bearings.iter().filter(|bearing| bearing.target == target) {
            if !shots.iter().any(|shot| shot.weapon == bearing.weapon) {
                shots.push(shot(bearing, field));
            }
        }
        if shots == self.shots {
            shots.retain(|shot| shot.at != target);
        }
        self.take(shots, vessel, field);
        self.count_idle(field);
    }

    /// Fires a weapon at its next target, and after the last at none. Targets that the Firecons do not allow are passed over.
    fn turn_weapon(&mut self, weapon: u8, field: Field<'_>) {
        let Some(vessel) = self.unit().and_then(|unit| field.vessel(unit)) else { return };
        let bearings: Vec<Bearing> = self.bearings.iter().filter(|bearing| bearing.weapon == weapon).cloned().collect();
        let now = self.aimed(weapon);
        let next = now
            .map_or(0, |now| bearings.iter().position(|bearing| bearing.target == now.at).map_or(0, |place| place + 1));
        let others: Vec<Shot> = self.shots.iter().filter(|shot| shot.weapon != weapon).copied().collect();
        let mut why = None;
        for bearing in bearings.iter().skip(next) {
            let mut shots = others.clone();
            shots.push(shot(bearing, field));
            match fire_control::judge(field, vessel, &shots) {
                Ok(()) => {
                    (self.shots, self.refused) = (shots, None);
                    return;
                }
                Err(refusal) => why = Some(refusal),
            }
        }
        // Nothing further: the weapon holds its fire.
        self.refused = if now.is_none() { why } else { None };
        self.shots = others;
    }

    /// Takes these shots, if they may all be fired.
    fn take(&mut self, shots: Vec<Shot>, vessel: Vessel<'_>, field: Field<'_>) {
        match fire_control::judge(field, vessel, &shots) {
            Ok(()) => (self.shots, self.refused) = (shots, None),
            Err(refusal) => self.refused = Some(refusal),
        }
    }

    /// The weapons that could be fired beside what is aimed, and are not.
    pub fn idle(&self) -> usize {
        self.idle
    }

    fn count_idle(&mut self, field: Field<'_>) {
        let Some(vessel) = self.unit().and_then(|unit| field.vessel(unit)) else { return };
        let could = |bearing: &&Bearing| {
            let more = std::iter::once(shot(bearing, field));
            let shots: Vec<Shot> = self.shots.iter().copied().chain(more).collect();
            fire_control::judge(field, vessel, &shots).is_ok()
        };
        let mut weapons: Vec<u8> = self.bearings.iter().filter(could).map(|bearing| bearing.weapon).collect();
        weapons.sort_unstable();
        weapons.dedup();
        self.idle = weapons.len();
    }

    /// Whether nothing is fired and nothing attacked. Whoever is asked could do either.
    pub fn holds_all(&self) -> bool {
        self.shots.is_empty() && self.attack.is_none()
    }

    /// Needles name the next system of their target that works.
    pub fn next_system(&mut self, field: Field<'_>) {
        for shot in &mut self.shots {
            let (Some(now), Some(target)) = (shot.system, field.vessel(shot.at)) else { continue };
            let works: Vec<System> = target.working().collect();
            let place = works.iter().position(|system| *system == now);
            shot.system = kit::key::moved(place, works.len(), true).and_then(|at| works.get(at)).copied();
        }
        self.count_idle(field);
    }

    /// Whether a needle is fired, which names a system.
    pub fn names_system(&self) -> bool {
        self.shots.iter().any(|shot| shot.system.is_some())
    }

    /// Holds all fire.
    pub fn nothing(&mut self, field: Field<'_>) {
        (self.shots, self.attack, self.refused) = (Vec::new(), None, None);
        self.count_idle(field);
    }

    /// What the machine would fire.
    pub fn advise(&mut self, game: &FullThrust, seat: Seat) {
        let unit = self.unit();
        for answer in Bot::new(Strength::Strong, 1).plan(game, seat) {
            match answer {
                Answer::Fire { ship, shots } if Some(ship) == unit => self.shots = shots,
                Answer::Attack { group, target } if Some(group) == unit => self.attack = target,
                _ => {}
            }
        }
        self.count_idle(game.field());
    }

    /// Whether it differs from what is allocated.
    pub fn is_news(&self, field: Field<'_>) -> bool {
        let Some(unit) = self.unit() else { return false };
        match (field.vessel(unit), field.flight(unit)) {
            (Some(vessel), _) => vessel.ship.shots != self.shots,
            (None, Some(flight)) => match (flight.group.attack, self.attack) {
                (Attack::On(written), Some(attack)) => written != attack,
                (Attack::On(_), None) | (Attack::Undecided | Attack::Nothing, Some(_)) => true,
                (Attack::Undecided | Attack::Nothing, None) => false,
            },
            (None, None) => false,
        }
    }

    /// The answer that fires or allocates it; none where nothing would be fired at once.
    pub fn answer(&self, field: Field<'_>) -> Option<Answer> {
        let unit = self.unit()?;
        if self.at_once && self.holds_all() {
            return None;
        }
        Some(match field.vessel(unit) {
            Some(_) => Answer::Fire { ship: unit, shots: self.shots.clone() },
            None => Answer::Attack { group: unit, target: self.attack },
        })
    }
}

/// The shot of a weapon that bears; a needle names the Drive, or whatever else works.
fn shot(bearing: &Bearing, field: Field<'_>) -> Shot {
    let system = if bearing.aim.kind == WeaponKind::Needle {
        let target = field.vessel(bearing.target);
        let works = target.map(|vessel| vessel.working().collect::<Vec<_>>()).unwrap_or_default();
        works.iter().copied().find(|system| *system == System::Drive).or_else(|| works.first().copied())
    } else {
        None
    };
    Shot { weapon: bearing.weapon, at: bearing.target, system }
}
