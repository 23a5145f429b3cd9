//! What a combat came to: how it ended, what it brought and cost, and the best shot.

use crate::content::terms::{Section, Track};
use crate::content::{FighterId, GearId, HeroId, ModuleId};
use crate::engine::combat::EnemyId;
use crate::engine::event::CombatResult;
use crate::engine::{Event, Source, Status};

/// What the last combat came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CombatReport {
    /// How it ended (rule 8.10).
    pub result: CombatResult,
    /// The enemies destroyed.
    pub destroyed: Vec<EnemyId>,
    /// The enemies that are left: afloat, or gone.
    pub left: Vec<EnemyId>,
    /// Loot that is counted: Credits, Salvage.
    pub loot: Vec<(Track, u16)>,
    /// Pieces of gear that were found.
    pub gear: Vec<GearId>,
    /// Modules that were found.
    pub modules: Vec<ModuleId>,
    /// Points of damage to sections, in their order.
    pub sections: [u16; Section::ALL.len()],
    /// Points of Hull lost.
    pub hull: u16,
    /// Points of Crew lost.
    pub crew: u16,
    /// Points of damage to fighters and mechs.
    pub fighters: Vec<(FighterId, u16)>,
    /// The heroes Wounded.
    pub wounded: Vec<HeroId>,
    /// The shot that did most; among equals the one that reached farthest beyond what it had to.
    pub best: Option<Shot>,
}

/// A shot of ours that landed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shot {
    /// Who fired; none is the Ironclad herself.
    pub fighter: Option<FighterId>,
    /// At whom.
    pub target: EnemyId,
    /// What the roll came to.
    pub total: i8,
    /// What it had to reach.
    pub reach: i8,
    /// The damage done.
    pub damage: u8,
}

impl CombatReport {
    /// Of the last combat of a history, if it has ended.
    pub fn last<'e>(events: impl IntoIterator<Item = &'e Event>) -> Option<Self> {
        let mut fighting: Option<Self> = None;
        let mut ended = None;
        for event in events {
            match event {
                Event::CombatBegan => (fighting, ended) = (Some(Self::new()), None),
                Event::CombatEnded { result } => {
                    ended = fighting.take().map(|report| Self { result: *result, ..report });
                }
                _ => {
                    if let Some(report) = &mut fighting {
                        report.hear(event, true);
                    } else if let Some(report) = &mut ended {
                        report.hear(event, false);
                    }
                }
            }
        }
        ended
    }

    fn new() -> Self {
        Self {
            result: CombatResult::Draw,
            destroyed: Vec::new(),
            left: Vec::new(),
            loot: Vec::new(),
            gear: Vec::new(),
            modules: Vec::new(),
            sections: [0; Section::ALL.len()],
            hull: 0,
            crew: 0,
            fighters: Vec::new(),
            wounded: Vec::new(),
            best: None,
        }
    }

    /// Takes in what happened while it was fought, or after its end: loot is brought in when the combat is over, or taken by an
    /// ability before that; all the rest counts only while it is fought.
    fn hear(&mut self, event: &Event, fighting: bool) {
        match *event {
            Event::Counted { track, by, source: Some(Source::Combat), .. } if by > 0 => {
                add(&mut self.loot, track, by.unsigned_abs());
            }
            Event::GearDrawn { gear } => self.gear.push(gear),
            Event::ModuleGained { module } | Event::ModuleFound { module, .. } => self.modules.push(module),
            _ if !fighting => {}
            Event::EnemyMet { enemy, .. } => self.left.push(enemy),
            Event::EnemyDestroyed { enemy } => {
                self.left.retain(|other| *other != enemy);
                self.destroyed.push(enemy);
            }
            Event::SectionChanged { section, by, .. } if by > 0 => {
                if let Some(points) = self.sections.get_mut(section.index()) {
                    *points += u16::from(by.unsigned_abs());
                }
            }
            Event::Counted { track: Track::Hull, by, .. } if by < 0 => self.hull += by.unsigned_abs(),
            Event::Counted { track: Track::Crew, by, .. } if by < 0 => self.crew += by.unsigned_abs(),
            Event::FighterChanged { fighter, by, .. } if by > 0 => {
                add(&mut self.fighters, fighter, by.unsigned_abs().into());
            }
            Event::HeroChanged { hero, to: Status::Wounded, .. } => self.wounded.push(hero),
            Event::ShotDecided { fighter, target, total, reach, landed: true, damage } => {
                let shot = Shot { fighter, target, total, reach, damage };
                if self.best.is_none_or(|best| best.worth() < shot.worth()) {
                    self.best = Some(shot);
                }
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
            | Event::CardBegan { .. }
            | Event::CardSkipped { .. }
            | Event::CardEnded { .. }
            | Event::TableRead { .. }
            | Event::CheckDecided { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::OnePaid
            | Event::Counted { .. }
            | Event::SectionChanged { .. }
            | Event::ShieldsTook { .. }
            | Event::ShieldsWhole { .. }
            | Event::EnergyChanged { .. }
            | Event::SpaceUncovered { .. }
            | Event::HeroChanged { .. }
            | Event::HeroCommitted { .. }
            | Event::AbilityUsed { .. }
            | Event::CrewSaved { .. }
            | Event::Sheltered { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::Softened { .. }
            | Event::Warded { .. }
            | Event::MutinyDue
            | Event::NobodyFights
            | Event::PatrolSent { .. }
            | Event::CombatBegan
            | Event::PhaseBegan { .. }
            | Event::Ordered { .. }
            | Event::Assigned { .. }
            | Event::SortiePlanned { .. }
            | Event::PlanComplete { .. }
            | Event::PlanTakenBack { .. }
            | Event::PlanConfirmed
            | Event::OrderGiven { .. }
            | Event::FighterLaunched { .. }
            | Event::StageBegan { .. }
            | Event::ShotDecided { .. }
            | Event::EnemyShotDecided { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::SystemUpgraded { .. }
            | Event::FighterUpgraded { .. }
            | Event::ModuleUpgraded { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::EnemyStruck { .. }
            | Event::SpecialActed { .. }
            | Event::Boarded { .. }
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
            | Event::EnemyGone { .. }
            | Event::FighterChanged { .. }
            | Event::FighterDisabled { .. }
            | Event::CombatEnded { .. }
            | Event::Docked { .. }
            | Event::ServiceTaken { .. }
            | Event::Bought { .. }
            | Event::Toasted { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearTaken { .. }
            | Event::GearMoved { .. }
            | Event::GearReturned { .. }
            | Event::ReputationChanged { .. }
            | Event::Allied { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ModuleFitted { .. }
            | Event::ModuleTakenOut { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::FittedOut
            | Event::MilestoneReached { .. }
            | Event::HeroJoined { .. }
            | Event::ShipGained { .. }
            | Event::GearStowed { .. }
            | Event::HeroPromoted { .. }
            | Event::HeroTreated { .. }
            | Event::Ended { .. }
            | Event::Sought { .. }
            | Event::Story(_) => {}
        }
    }
}

impl Shot {
    fn worth(&self) -> (u8, i8) {
        (self.damage, self.total.saturating_sub(self.reach))
    }
}

/// Adds to a count of its kind.
fn add<T: PartialEq>(counts: &mut Vec<(T, u16)>, what: T, by: u16) {
    match counts.iter_mut().find(|(other, _)| *other == what) {
        Some((_, count)) => *count += by,
        None => counts.push((what, by)),
    }
}
