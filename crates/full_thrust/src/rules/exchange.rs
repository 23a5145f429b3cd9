//! The dice of fire: anti-fighter guns first, then weapons and groups in order (Full Thrust 7.6, 10.8, 10.9).

use crate::decision::{Ask, Request};
use crate::design::WeaponKind;
use crate::event::Event;
use crate::field::Field;
use crate::id::{SideId, UnitId};
use crate::phase::{Exchange, Phase, Resolution, Rotation, Volley};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::fire_control;
use crate::score;
use crate::table::{Berth, Blow, Effect, Shot};

impl Exchange {
    /// Fire of these, in order.
    pub fn of(volleys: Vec<Volley>, rotation: Option<Rotation>) -> Self {
        Self { rotation, ask: Vec::new(), guns: Vec::new(), volleys, dice: Vec::new(), blows: Vec::new() }
    }

    /// Groups that attack a ship.
    pub fn attackers(&self, ship: UnitId) -> Vec<UnitId> {
        let attacks = self.volleys.iter().filter_map(|volley| match volley {
            Volley::Group { group, target } if *target == ship => Some(*group),
            Volley::Group { .. } | Volley::Ship { .. } => None,
        });
        attacks.collect()
    }

    /// The question about the guns of the next ship that is attacked, if any (D6).
    pub fn ask(&self, field: Field<'_>) -> Option<Ask> {
        let ship = *self.ask.first()?;
        let guns = field.vessel(ship)?.guns();
        // In simultaneous fire all guns fire, and only the split is chosen (R 33).
        Some(Ask::Guns { ship, attackers: self.attackers(ship), guns, all: self.rotation.is_none() })
    }

    /// The die that is rolled next, if any.
    pub fn request(&self, field: Field<'_>) -> Option<Request> {
        if let Some((ship, group)) = self.guns.first() {
            return Some(Request::Gun { ship: *ship, group: *group });
        }
        let volley = *self.volleys.first()?;
        if self.dice.len() >= usize::from(dice_of(field, volley, &self.dice)) {
            return None;
        }
        let number = u8::try_from(self.dice.len()).unwrap_or(u8::MAX).saturating_add(1);
        Some(match volley {
            Volley::Ship { ship, shot } => Request::Shot { ship, shot, number },
            Volley::Group { group, target } => Request::Attack { group, target, number },
        })
    }
}

/// How many dice a volley takes, as far as is known by the dice rolled for it.
fn dice_of(field: Field<'_>, volley: Volley, rolled: &[u8]) -> u8 {
    match volley {
        Volley::Ship { ship, shot } => {
            let Some(aim) = shot_aim(field, ship, shot) else { return 0 };
            match (aim.hits_on, rolled.first()) {
                // A torpedo that hits rolls a second die (8.9).
                (Some(hits_on), Some(die)) if *die >= hits_on => 2,
                _ => aim.dice,
            }
        }
        Volley::Group { group, .. } => field
            .flight(group)
            .filter(|flight| flight.group.berth == Berth::Space)
            .map_or(0, |flight| flight.group.strength),
    }
}

fn shot_aim(field: Field<'_>, ship: UnitId, shot: Shot) -> Option<fire_control::Aim> {
    fire_control::aim(field, field.vessel(ship)?, shot.weapon, shot.at).ok()
}

/// Finds out which ships are asked about their guns, and sets the guns of the others (Full Thrust 10.9).
pub fn begin(play: &mut Play<'_>, mut exchange: Exchange) -> Phase {
    let field = play.field();
    let mut assigned = Vec::new();
    for vessel in field.afloat() {
        let ship = vessel.entry.id;
        let attackers = exchange.attackers(ship);
        let guns = vessel.guns();
        match attackers.as_slice() {
            [] => {}
            _ if guns == 0 => {}
            [attacker] if exchange.rotation.is_none() => {
                assigned.push(Event::GunsAssigned { ship, split: vec![(*attacker, guns)] });
                exchange.guns.extend(std::iter::repeat_n((ship, *attacker), usize::from(guns)));
            }
            _ => exchange.ask.push(ship),
        }
    }
    for event in assigned {
        play.emit(event);
    }
    Phase::Exchange(exchange)
}

/// Splits a ship's guns among the groups that attack her (D6).
///
/// # Errors
/// If she is not the one that is asked, or the split does not fit.
pub fn assign(
    play: &mut Play<'_>,
    exchange: &mut Exchange,
    ship: UnitId,
    split: &[(UnitId, u8)],
) -> Result<(), Refusal> {
    let Some(Ask::Guns { ship: asked, attackers, guns, all }) = exchange.ask(play.field()) else {
        return Err(Refusal::NotNow);
    };
    if asked != ship {
        return Err(Refusal::NoUnit);
    }
    let total: u32 = split.iter().map(|(_, guns)| u32::from(*guns)).sum();
    if total > u32::from(guns) || (all && total != u32::from(guns)) {
        return Err(Refusal::Guns { guns });
    }
    let mut seen = Vec::new();
    for (group, _) in split {
        if !attackers.contains(group) || seen.contains(group) {
            return Err(Refusal::NoTarget);
        }
        seen.push(*group);
    }
    let mut split = split.to_vec();
    split.sort_unstable();
    for (group, guns) in &split {
        exchange.guns.extend(std::iter::repeat_n((ship, *group), usize::from(*guns)));
    }
    exchange.ask.remove(0);
    if exchange.ask.is_empty() {
        let field = play.field();
        exchange.guns.sort_by_key(|(ship, group)| (field.battle.side_of_unit(*ship), *ship, *group));
    }
    play.emit(Event::GunsAssigned { ship, split });
    Ok(())
}

/// Takes a die of an anti-fighter gun or of a volley.
pub fn roll(play: &mut Play<'_>, mut exchange: Exchange, die: u8) -> Phase {
    if !exchange.guns.is_empty() {
        let (ship, group) = exchange.guns.remove(0);
        roll_gun(play, ship, group, die);
        return Phase::Exchange(exchange);
    }
    exchange.dice.push(die);
    finish_volley(play, exchange)
}

/// Goes on where no die is needed: fighters that are gone do not attack (Full Thrust 10.8).
pub fn advance(play: &mut Play<'_>, mut exchange: Exchange) -> Phase {
    if exchange.volleys.is_empty() {
        let then = match exchange.rotation.take() {
            Some(rotation) => Phase::Alternate(rotation),
            None => super::ramming::begin(),
        };
        return Phase::Resolve(Resolution { blows: exchange.blows, check: None, then: Box::new(then) });
    }
    finish_volley(play, exchange)
}

fn roll_gun(play: &mut Play<'_>, ship: UnitId, group: UnitId, die: u8) {
    let hits = score::against_fighters(die);
    play.emit(Event::GunRolled { ship, group, die, hits });
    let field = play.field();
    let (Some(vessel), Some(flight)) = (field.vessel(ship), field.flight(group)) else { return };
    let fighters = hits.min(flight.group.strength);
    let by = vessel.entry.side;
    if fighters > 0 {
        // Their losses count at once (10.8).
        play.emit(Event::FightersLost { group, fighters, by });
    }
}

/// Ends the first volley if all its dice are rolled.
fn finish_volley(play: &mut Play<'_>, mut exchange: Exchange) -> Phase {
    let Some(volley) = exchange.volleys.first().copied() else { return Phase::Exchange(exchange) };
    let needed = usize::from(dice_of(play.field(), volley, &exchange.dice));
    if exchange.dice.len() < needed {
        return Phase::Exchange(exchange);
    }
    exchange.volleys.remove(0);
    let dice = std::mem::take(&mut exchange.dice);
    if needed == 0 {
        return Phase::Exchange(exchange);
    }
    let blow = match volley {
        Volley::Ship { ship, shot } => score_shot(play, ship, shot, dice),
        Volley::Group { group, target } => score_attack(play, group, target, dice),
    };
    exchange.blows.extend(blow);
    Phase::Exchange(exchange)
}

fn score_shot(play: &mut Play<'_>, ship: UnitId, shot: Shot, dice: Vec<u8>) -> Option<Blow> {
    let field = play.field();
    let aim = shot_aim(field, ship, shot)?;
    let by = field.vessel(ship)?.entry.side;
    let group = field.vessel(shot.at)?.entry.design.group;
    let armour = field.battle.switches.hull_armour;
    let (weapon, target) = (shot.weapon, shot.at);
    let effect = match aim.kind {
        WeaponKind::A | WeaponKind::B | WeaponKind::C => {
            let damage = dice.iter().map(|die| u16::from(score::beam(*die, group, armour))).sum();
            play.emit(Event::BatteryRolled { ship, weapon, target, dice, damage });
            Effect::Boxes(damage)
        }
        WeaponKind::Torpedo => {
            let die = dice.first().copied()?;
            let damage = dice.get(1).copied();
            play.emit(Event::TorpedoRolled { ship, weapon, target, hit_on: aim.hits_on?, die, damage });
            Effect::Boxes(damage.map_or(0, u16::from))
        }
        WeaponKind::Needle => {
            let (die, system) = (dice.first().copied()?, shot.system?);
            let hit = score::needle_hits(die);
            play.emit(Event::NeedleRolled { ship, weapon, target, system, die, hit });
            if !hit {
                return None;
            }
            Effect::Needle(system)
        }
    };
    if effect == Effect::Boxes(0) { None } else { Some(Blow { target, by, effect }) }
}

fn score_attack(play: &mut Play<'_>, group: UnitId, target: UnitId, dice: Vec<u8>) -> Option<Blow> {
    let field = play.field();
    let by: SideId = field.flight(group)?.entry.side;
    let armour = field.battle.switches.hull_armour;
    let (hits, effect): (u16, fn(u16) -> Effect) = match field.vessel(target) {
        Some(vessel) => {
            let class = vessel.entry.design.group;
            (dice.iter().map(|die| u16::from(score::beam(*die, class, armour))).sum(), Effect::Boxes)
        }
        // Another group (10.10).
        None => (dice.iter().map(|die| u16::from(score::against_fighters(*die))).sum(), |hits| {
            Effect::Fighters(u8::try_from(hits).unwrap_or(u8::MAX))
        }),
    };
    play.emit(Event::AttackRolled { group, target, dice, hits });
    if hits > 0 { Some(Blow { target, by, effect: effect(hits) }) } else { None }
}
