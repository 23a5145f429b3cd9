//! A roll in full: the face, everything added to it by name, the total, and what it has to reach.

use super::picture;
use super::thing::{Words, number};
use ironclad_game::content::ability::Ability;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::gear::Is;
use ironclad_game::content::hero::HeroSide;
use ironclad_game::content::id::{FighterId, GearId, HeroId, ModuleId};
use ironclad_game::content::module::Fitting;
use ironclad_game::content::order::Deed;
use ironclad_game::content::passive::Passive;
use ironclad_game::content::ship::{FighterKind, FighterSide, Special};
use ironclad_game::content::terms::{Section, Skill, Speed, System, Track};
use ironclad_game::engine::chance::{Die, Request, Why};
use ironclad_game::engine::combat::{EnemyId, Launched};
use ironclad_game::engine::decision::Source;
use ironclad_game::engine::event::Event;
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::query::{Damage, ENERGY_SPACES, morale_on_rolls, signed};
use ironclad_game::engine::{Game, Pending, Table};

/// Something added to a roll, or taken off it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// What it is.
    pub label: String,
    /// How much.
    pub adds: i8,
    /// Its picture, if it has one.
    pub picture: Option<&'static str>,
}

/// What a roll will be, but for the die.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// Its parts, none of them nothing.
    pub parts: Vec<Part>,
    /// Their total.
    pub total: i8,
    /// What face and total together have to reach; none on a table.
    pub reach: Option<i8>,
}

/// What is known on the table of the things that change rolls.
#[derive(Debug, Clone, Default)]
pub struct Known {
    committed: Vec<(HeroId, u8)>,
    morale: u8,
    sections: [u8; 4],
    energy: u8,
    orders: Vec<Deed>,
    upgraded: [bool; 3],
    edition: Edition,
    /// Heroes and ships whose card is on its better side.
    promoted: Vec<HeroId>,
    refitted: Vec<FighterId>,
    /// Whose ability was used last: what nothing else explains is hers.
    helper: Option<HeroId>,
    /// Everything that lies on the table is known, so that what nothing explains is an ability's.
    whole: bool,
    helm: Option<HeroId>,
    gunner: Option<HeroId>,
    pilots: Vec<Launched>,
    gear: Vec<(GearId, HeroId)>,
    modules: Vec<(ModuleId, bool)>,
    /// Enemies afloat whose special ability changes our rolls.
    hindering: Vec<(EnemyId, Special)>,
}

impl Known {
    /// As a scenario begins.
    pub fn at_start(words: &Words<'_>) -> Self {
        let file = &words.scenario.file;
        let upgraded = System::ALL.map(|system| file.upgraded.systems.contains(&system));
        let modules = file.modules.iter().map(|module| (*module, file.upgraded.modules.contains(module)));
        Self {
            morale: file.start.morale,
            energy: ENERGY_SPACES,
            upgraded,
            promoted: file.promoted.iter().copied().collect(),
            refitted: file.upgraded.fighters.iter().copied().collect(),
            modules: modules.collect(),
            edition: words.at.map_or(Edition::TODAY, |view| view.edition()),
            ..Self::default()
        }
    }

    /// Looks at which sides of the cards are up.
    pub fn look(&mut self, table: &Table) {
        let promoted = table.heroes.iter().filter(|aboard| aboard.promoted);
        self.promoted = promoted.map(|aboard| aboard.hero).collect();
        let refitted = table.fighters.iter().filter(|bay| bay.upgraded);
        self.refitted = refitted.map(|bay| bay.fighter).collect();
    }

    /// As a game stands.
    pub fn of(game: &Game) -> Self {
        let table = game.table();
        let view = game.view();
        let combat = table.combat.as_ref();
        let planned = |system| combat.and_then(|combat| combat.plan(system).hero);
        let committed = match game.state().frames.last() {
            Some(Frame::Check(check)) => check.committed(&view).map(|(hero, _, adds)| (hero, adds)).collect(),
            Some(Frame::TableRolling(roll)) => {
                let helper = view.content.intel[roll.card()].table().and_then(|table| table.hero);
                let helps = roll.helper().zip(helper).map(|(hero, helper)| (hero, view.helps(hero, helper.adds)));
                helps.into_iter().collect()
            }
            _ => Vec::new(),
        };
        let mut known = Self {
            committed,
            morale: table.morale,
            sections: table.sections,
            energy: table.energy,
            orders: view.deeds().collect(),
            upgraded: table.upgraded,
            edition: view.edition(),
            helm: planned(System::Bridge),
            gunner: planned(System::Weapons),
            pilots: combat.map(|combat| combat.launched.to_vec()).unwrap_or_default(),
            gear: table.gear.iter().map(|carried| (carried.gear, carried.hero)).collect(),
            modules: table.modules.iter().map(|fitted| (fitted.module, fitted.upgraded)).collect(),
            hindering: view.afloat().filter_map(|enemy| Some((enemy.id, view.special(enemy)?))).collect(),
            whole: true,
            ..Self::default()
        };
        known.look(table);
        known
    }

    /// Hears what happened.
    pub fn hear(&mut self, words: &Words<'_>, event: &Event) {
        match *event {
            Event::CardBegan { .. } | Event::CardEnded { .. } => self.committed.clear(),
            Event::HeroCommitted { hero, adds, .. } => self.committed.push((hero, adds)),
            Event::Counted { track: Track::Morale, now, .. } => self.morale = u8::try_from(now).unwrap_or(u8::MAX),
            Event::SectionChanged { section, now, .. } => self.sections[section.index()] = now,
            Event::EnergyChanged { now, .. } => self.energy = now,
            Event::PhaseBegan { .. } => {
                self.orders.clear();
                self.helm = None;
                self.gunner = None;
            }
            Event::HeroHired { hero, promoted: true, .. } => self.promoted.push(hero),
            Event::ShipTaken { fighter, upgraded: true, .. } => self.refitted.push(fighter),
            Event::AbilityUsed { hero } | Event::Sheltered { by: hero, .. } => self.helper = Some(hero),
            Event::Assigned { system: System::Bridge, hero } => self.helm = hero,
            Event::Assigned { system: System::Weapons, hero } => self.gunner = hero,
            Event::GearTaken { gear, hero } | Event::GearMoved { gear, to: hero, .. } => {
                self.gear.retain(|&(other, _)| other != gear);
                self.gear.push((gear, hero));
            }
            Event::GearReturned { gear } => self.gear.retain(|&(other, _)| other != gear),
            Event::ModuleFitted { module, upgraded, .. } => self.modules.push((module, upgraded)),
            Event::ModuleTakenOut { module, .. } => self.modules.retain(|&(other, _)| other != module),
            Event::ModuleUpgraded { module } => {
                self.modules.retain(|&(other, _)| other != module);
                self.modules.push((module, true));
            }
            Event::FighterUpgraded { fighter } => self.refitted.push(fighter),
            Event::SystemUpgraded { system } => self.upgraded[system.index()] = true,
            Event::OrderGiven { system, order, .. } => {
                let side = words.content.orders[order].side(self.upgraded[system.index()], self.edition);
                self.orders.extend(side.deeds());
            }
            Event::FighterLaunched { launched } => self.pilots.push(launched),
            Event::EnemyMet { enemy, side, .. } => {
                if let Some(special) = words.content.ships[enemy.ship].side(side).special {
                    self.hindering.push((enemy, special));
                }
            }
            Event::EnemyDestroyed { enemy } | Event::EnemyGone { enemy } => {
                self.hindering.retain(|&(other, _)| other != enemy);
            }
            Event::CombatEnded { .. } => {
                self.pilots.clear();
                self.hindering.clear();
            }
            Event::TurnBegan { .. }
            | Event::ActionSpent { .. }
            | Event::ActionGiven { .. }
            | Event::TurnEnded { .. }
            | Event::ActionsLost { .. }
            | Event::Moved { .. }
            | Event::TokenRevealed { .. }
            | Event::TokenDiscarded { .. }
            | Event::ConditionStruck { .. }
            | Event::CardSkipped { .. }
            | Event::TableRead { .. }
            | Event::CheckDecided { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::OnePaid
            | Event::Counted { .. }
            | Event::ShieldsTook { .. }
            | Event::ShieldsWhole { .. }
            | Event::SpaceUncovered { .. }
            | Event::HeroChanged { .. }
            | Event::CrewSaved { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::Softened { .. }
            | Event::Warded { .. }
            | Event::MutinyDue
            | Event::NobodyFights
            | Event::PatrolSent { .. }
            | Event::CombatBegan
            | Event::Ordered { .. }
            | Event::Assigned { system: System::Hangar, .. }
            | Event::SortiePlanned { .. }
            | Event::PlanComplete { .. }
            | Event::PlanTakenBack { .. }
            | Event::PlanConfirmed
            | Event::StageBegan { .. }
            | Event::ShotDecided { .. }
            | Event::EnemyShotDecided { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::EnemyStruck { .. }
            | Event::SpecialActed { .. }
            | Event::Boarded { .. }
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
            | Event::FighterChanged { .. }
            | Event::FighterDisabled { .. }
            | Event::Docked { .. }
            | Event::ServiceTaken { .. }
            | Event::Bought { .. }
            | Event::Toasted { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearDrawn { .. }
            | Event::ModuleFound { .. }
            | Event::ReputationChanged { .. }
            | Event::Allied { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::FittedOut
            | Event::MilestoneReached { .. }
            | Event::HeroJoined { .. }
            | Event::ShipGained { .. }
            | Event::ModuleGained { .. }
            | Event::GearStowed { .. }
            | Event::HeroPromoted { .. }
            | Event::HeroTreated { .. }
            | Event::Ended { .. }
            | Event::Sought { .. }
            | Event::Story(_) => {}
        }
    }

    /// Whether a hero is committed to the card in hand.
    pub fn has_committed(&self, hero: HeroId) -> bool {
        self.committed.iter().any(|&(committed, _)| committed == hero)
    }

    /// The enemy afloat who takes the most off our rolls of a kind, and how much.
    fn hindered(&self, by: impl Fn(Special) -> u8) -> Option<(EnemyId, u8)> {
        let hindered = self.hindering.iter().map(|&(enemy, special)| (enemy, by(special)));
        hindered.filter(|&(_, points)| points > 0).max_by_key(|&(_, points)| points)
    }

    fn damage(&self, section: Section) -> i8 {
        signed(Damage::of(self.sections[section.index()]).times())
    }

    /// Modules take spaces away from the energy track (ruling 21).
    fn uncovered(&self, words: &Words<'_>, space: u8) -> bool {
        let taken = self.modules.iter().map(|&(module, upgraded)| words.content.modules[module].side(upgraded).energy);
        ENERGY_SPACES.saturating_sub(taken.sum()).saturating_sub(self.energy) >= space
    }

    fn ordered(&self, adds: impl Fn(Deed) -> u8) -> i8 {
        self.orders.iter().map(|deed| signed(adds(*deed))).sum()
    }

    /// The side of a hero's card that is up.
    fn hero<'a>(&self, words: &Words<'a>, hero: HeroId) -> &'a HeroSide {
        words.content.heroes[hero].side(self.promoted.contains(&hero))
    }

    /// The side of a ship's card that is up.
    fn ship<'a>(&self, words: &Words<'a>, fighter: FighterId) -> &'a FighterSide {
        words.content.fighters[fighter].side(self.refitted.contains(&fighter))
    }

    /// Who takes part in a roll and has a passive ability that may add to it (rule 6.6).
    fn passive(&self, words: &Words<'_>, why: Why) -> Option<HeroId> {
        let bears = |hero: &HeroId, on_check: bool| match self.hero(words, *hero).ability(self.edition) {
            Ability::Passive(Passive::Alone { .. } | Passive::Leads { .. }) => on_check,
            Ability::Passive(Passive::Evades { .. }) => !on_check,
            _ => false,
        };
        match why {
            Why::Check => self.committed.iter().map(|(hero, _)| *hero).find(|hero| bears(hero, true)),
            Why::Evasion { .. } => self.helm.filter(|hero| bears(hero, false)),
            Why::FighterEvasion { fighter, .. } => self.pilot(fighter).filter(|hero| bears(hero, false)),
            Why::Table
            | Why::Attack { .. }
            | Why::FighterAttack { .. }
            | Why::DamageControl
            | Why::Encounter
            | Why::Tie
            | Why::Story
            | Why::Prey { .. } => None,
        }
    }

    fn pilot(&self, fighter: FighterId) -> Option<HeroId> {
        self.pilots.iter().find(|out| out.fighter == fighter).map(|out| out.pilot)
    }
}

/// The sum of the roll that is pending, or of the check for which heroes are being picked.
pub fn sum(words: &Words<'_>, game: &Game) -> Option<Sum> {
    let known = Known::of(game);
    match game.pending() {
        Pending::Draw(_) => None,
        Pending::Chance(request) => of_request(words, &known, &request),
        Pending::Choose(decision) => match (game.state().frames.last(), decision.source) {
            (Some(Frame::Check(check)), Some(Source::Intel(_))) => {
                let mut parts = check_parts(words, &known);
                parts.push(morale(words, &known));
                let reach = signed(check.difficulty(&game.view()));
                Some(added_up(parts, Some(reach)))
            }
            _ => None,
        },
        Pending::Over(_) => None,
    }
}

/// The parts of a roll. What is added for reasons not known here stands as one part at the end, so the sum is always right.
pub fn of_request(words: &Words<'_>, known: &Known, request: &Request) -> Option<Sum> {
    let against = request.against?;
    let mut parts = match request.why {
        Why::Check => check_parts(words, known),
        Why::Table => table_parts(words, known, request.source),
        Why::Attack { target } => attack_parts(words, known, target),
        Why::FighterAttack { fighter, target } => fighter_attack_parts(words, known, fighter, target),
        Why::Evasion { .. } => evasion_parts(words, known),
        Why::FighterEvasion { fighter, enemy } => fighter_evasion_parts(words, known, fighter, enemy),
        Why::DamageControl | Why::Encounter | Why::Tie | Why::Story | Why::Prey { .. } => return None,
    };
    parts.extend(equipment(words, known, request.why));
    parts.push(morale(words, known));
    let named: i8 = parts.iter().map(|part| part.adds).sum();
    parts.push(left_over(words, known, request, against.adds.saturating_sub(named)));
    Some(added_up(parts, against.reach))
}

/// What nothing that lies on the table explains: a Wingman's help, or what an ability has added.
fn left_over(words: &Words<'_>, known: &Known, request: &Request, adds: i8) -> Part {
    let wingman = known.orders.iter().any(|deed| matches!(*deed, Deed::Wingman(by) if signed(by) == adds));
    let label = match (request.why, known.helper) {
        (Why::FighterAttack { .. }, _) if wingman => words.get("roll-orders"),
        // What has happened before speaks for the players in a check of the story, or against them.
        (Why::Check, None)
            if known.passive(words, request.why).is_none() && matches!(request.source, Some(Source::Check(_))) =>
        {
            words.get("roll-story")
        }
        (_, Some(hero)) => words.ability(hero),
        (why, None) if known.passive(words, why).is_some() => {
            known.passive(words, why).map(|hero| words.ability(hero)).unwrap_or_default()
        }
        (_, None) => words.get(if known.whole { "roll-ability" } else { "roll-other" }),
    };
    part(label, adds, None)
}

/// What gear and modules add to a roll in a combat; what they add on a card is her own.
fn equipment(words: &Words<'_>, known: &Known, why: Why) -> Vec<Part> {
    let content = words.content;
    let accuracy = |does: Fitting| does.accuracy;
    let evasion = |does: Fitting| does.evasion;
    let (hero, skill, module): (_, _, fn(Fitting) -> u8) = match why {
        Why::Attack { .. } => (known.gunner, Skill::Operate, accuracy),
        Why::Evasion { .. } => (known.helm, Skill::Piloting, evasion),
        Why::FighterAttack { fighter, .. } => {
            (known.pilot(fighter), known.ship(words, fighter).accuracy_skill, accuracy)
        }
        Why::FighterEvasion { fighter, .. } => {
            (known.pilot(fighter), known.ship(words, fighter).evasion_skill, evasion)
        }
        Why::DamageControl | Why::Check | Why::Table | Why::Encounter | Why::Story | Why::Tie | Why::Prey { .. } => {
            return Vec::new();
        }
    };
    let kits = known.gear.iter().filter_map(|&(gear, bearer)| match content.gear[gear].is {
        Is::Kit { skill: helped, adds } if Some(bearer) == hero && helped == skill => {
            Some(part(words.gear(gear), signed(adds), None))
        }
        _ => None,
    });
    let fitted = known
        .modules
        .iter()
        .map(|&(id, upgraded)| part(words.module(id), signed(module(content.modules[id].side(upgraded))), None));
    kits.chain(fitted).collect()
}

fn added_up(mut parts: Vec<Part>, reach: Option<i8>) -> Sum {
    parts.retain(|part| part.adds != 0);
    let total = parts.iter().map(|part| part.adds).sum();
    Sum { parts, total, reach }
}

fn part(label: String, adds: i8, picture: Option<&'static str>) -> Part {
    Part { label, adds, picture }
}

fn morale(words: &Words<'_>, known: &Known) -> Part {
    part(words.track(Track::Morale), morale_on_rolls(known.morale), Some(picture::track(Track::Morale)))
}

fn check_parts(words: &Words<'_>, known: &Known) -> Vec<Part> {
    known.committed.iter().map(|&(hero, adds)| part(words.hero(hero), signed(adds), None)).collect()
}

fn table_parts(words: &Words<'_>, known: &Known, source: Option<Source>) -> Vec<Part> {
    let Some(Source::Intel(card)) = source else { return Vec::new() };
    let Some(helper) = words.content.intel[card].table().and_then(|table| table.hero) else { return Vec::new() };
    let helped = known.committed.iter().map(|&(_, adds)| signed(adds)).sum();
    vec![part(words.skill(helper.adds), helped, Some(picture::skill(helper.adds)))]
}

fn rated(words: &Words<'_>, known: &Known, hero: Option<HeroId>, skill: Skill) -> Part {
    let rating = hero.map_or(0, |hero| known.hero(words, hero).skill(skill));
    part(words.skill(skill), signed(rating), Some(picture::skill(skill)))
}

/// What an enemy takes off all our attacks.
fn jam(words: &Words<'_>, known: &Known) -> Option<Part> {
    let jam = known.hindered(|special| if let Special::Jam { accuracy } = special { accuracy } else { 0 });
    jam.map(|(enemy, points)| part(words.ship(enemy.ship), -signed(points), None))
}

fn attack_parts(words: &Words<'_>, known: &Known, target: EnemyId) -> Vec<Part> {
    let rules = &words.content.rules;
    let fast = words.content.ships[target.ship].speed == Speed::Fast;
    let mut parts = vec![rated(words, known, known.gunner, Skill::Operate)];
    for deed in &known.orders {
        match *deed {
            Deed::Accuracy(by) => parts.push(part(words.get("roll-orders"), signed(by), None)),
            Deed::Attack { accuracy_at_fast, .. } if fast => {
                parts.push(part(words.get("roll-at-fast"), signed(accuracy_at_fast), None));
            }
            Deed::Evasion(_)
            | Deed::Energy(_)
            | Deed::FireAgain(_)
            | Deed::Attack { .. }
            | Deed::Escort(_)
            | Deed::EscortAll(_)
            | Deed::Wingman(_)
            | Deed::WingAccuracy(_)
            | Deed::WingEvasion(_)
            | Deed::WingPierces
            | Deed::Volleys(_)
            | Deed::VolleysInBothStages(_) => {}
        }
    }
    let lost = signed(rules.weapons_damage_accuracy) * known.damage(Section::Weapons);
    parts.push(part(words.section(Section::Weapons), -lost, Some(picture::section(Section::Weapons))));
    parts.push(part(words.get("energy"), -i8::from(known.uncovered(words, 2)), Some(picture::ENERGY)));
    parts.extend(jam(words, known));
    parts
}

fn evasion_parts(words: &Words<'_>, known: &Known) -> Vec<Part> {
    let rules = &words.content.rules;
    let mut parts = vec![rated(words, known, known.helm, Skill::Piloting)];
    for deed in &known.orders {
        if let Deed::Evasion(by) = *deed {
            parts.push(part(words.get("roll-orders"), signed(by), None));
        }
    }
    let bridge = known.damage(Section::Bridge);
    parts.push(part(words.section(Section::Bridge), -bridge, Some(picture::section(Section::Bridge))));
    let energy = if known.uncovered(words, 3) { signed(rules.energy.third_evasion) } else { 0 };
    parts.push(part(words.get("energy"), -energy, Some(picture::ENERGY)));
    let grapple = known.hindered(|special| if let Special::Grapple { evasion } = special { evasion } else { 0 });
    parts.extend(grapple.map(|(enemy, points)| part(words.ship(enemy.ship), -signed(points), None)));
    parts
}

fn fighter_attack_parts(words: &Words<'_>, known: &Known, fighter: FighterId, target: EnemyId) -> Vec<Part> {
    let card = known.ship(words, fighter);
    let at_fighters = if words.content.ships[target.ship].fighter { card.accuracy_at_fighters } else { 0 };
    let is_mech = words.content.fighters[fighter].kind == FighterKind::Mech;
    let in_mech = if is_mech { known.pilot(fighter) } else { None };
    let passive = in_mech.and_then(|pilot| match known.hero(words, pilot).ability(known.edition) {
        Ability::ShrugOff { accuracy_in_mech } | Ability::Passive(Passive::ThickSkin { accuracy_in_mech, .. }) => {
            Some(part(words.ability(pilot), signed(accuracy_in_mech), None))
        }
        _ => None,
    });
    let parts = vec![
        rated(words, known, known.pilot(fighter), card.accuracy_skill),
        part(words.fighter(fighter), signed(card.accuracy), None),
        part(words.get("roll-at-fighters"), signed(at_fighters), None),
        part(
            words.get("roll-orders"),
            known.ordered(|deed| if let Deed::WingAccuracy(by) = deed { by } else { 0 }),
            None,
        ),
    ];
    parts.into_iter().chain(passive).chain(jam(words, known)).collect()
}

fn fighter_evasion_parts(words: &Words<'_>, known: &Known, fighter: FighterId, enemy: EnemyId) -> Vec<Part> {
    let card = known.ship(words, fighter);
    let at_fighters = if words.content.ships[enemy.ship].fighter { card.evasion_at_fighters } else { 0 };
    vec![
        rated(words, known, known.pilot(fighter), card.evasion_skill),
        part(words.fighter(fighter), signed(card.evasion), None),
        part(words.get("roll-at-fighters"), signed(at_fighters), None),
        part(
            words.get("roll-orders"),
            known.ordered(|deed| if let Deed::WingEvasion(by) = deed { by } else { 0 }),
            None,
        ),
    ]
}

/// A roll in one line: “3 + 1 Morale = 4, needs 4”. Says so where a natural 6 or 1 decides against the total.
pub fn told(words: &Words<'_>, die: Die, sum: &Sum, succeeded: Option<bool>) -> String {
    let face = die.face();
    let said = sum.parts.iter().fold(face.to_string(), |before, part| {
        let key = if part.adds < 0 { "roll-minus" } else { "roll-plus" };
        let count = number(part.adds.unsigned_abs());
        words.with(key, &[("before", before.into()), ("count", count), ("label", part.label.as_str().into())])
    });
    let total = signed(face).saturating_add(sum.total);
    let said = if sum.parts.is_empty() {
        said
    } else {
        words.with("roll-total", &[("sum", said.into()), ("total", number(total))])
    };
    let Some(reach) = sum.reach else { return if sum.parts.is_empty() { String::new() } else { said } };
    let said = words.with("roll-needs", &[("sum", said.into()), ("reach", number(reach))]);
    match (succeeded, total >= reach, face) {
        (Some(true), false, 6) => words.with("roll-natural-6", &[("sum", said.into())]),
        (Some(false), true, 1) => words.with("roll-natural-1", &[("sum", said.into())]),
        _ => said,
    }
}
