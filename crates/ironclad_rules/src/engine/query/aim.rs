//! The aims of the scenario in hand: how far they are, and what they bring (rule 11.5).

use super::View;
use crate::content::effect::Effect;
use crate::content::scenario::Reward;
use crate::content::story::beat::{Beat, StoryBeat, Terms};
use crate::content::story::condition::{Condition, Milestone};
use crate::content::terms::Faction;
use crate::content::{FighterId, HeroId, ModuleId, PortId};
use crate::engine::course::LoadAt;

/// How an aim stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AimState {
    /// It can be reached.
    Open,
    /// It has been reached.
    Reached,
    /// It can no longer be reached.
    Failed,
    /// It is not known yet.
    Hidden,
}

/// An aim of the scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aim {
    /// Its place: 0 is the main objective (rule 11.5).
    pub place: u8,
    /// How it stands.
    pub state: AimState,
    /// How much of it is done, and of how much, where that is counted.
    pub done: Option<(u16, u16)>,
    /// Whether it is looked at only when the last turn is over.
    pub at_the_end: bool,
    /// Whether the scenario ends when it is reached.
    pub ends: bool,
    /// What it brings.
    pub reward: AimReward,
}

/// What an aim brings when it is reached.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AimReward {
    /// Credits.
    pub credits: u8,
    /// Reputation with each power concerned.
    pub reputation: Vec<(Faction, i8)>,
    /// Whether a hero is promoted for it: in a campaign alone.
    pub promotes: bool,
    /// What else comes with it, what comes at once before what comes later.
    pub gifts: Vec<Gift>,
}

/// Something that an aim brings, other than Credits, reputation and a promotion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gift {
    /// Pieces of gear.
    Gear(u8),
    /// Points of Ammo; negative ones are taken off.
    Ammo(i8),
    /// A hero joins.
    Hero(HeroId),
    /// A fighter or mech.
    Ship(FighterId),
    /// A module.
    Module(ModuleId),
    /// Credits that come with the debriefing of another chapter.
    Promised {
        /// How many.
        credits: u8,
        /// The chapter whose debriefing brings them.
        chapter: u8,
    },
    /// A port serves the players at this standing at least, up to and with a chapter.
    Served {
        /// The port.
        port: PortId,
        /// The standing.
        terms: Terms,
        /// The last chapter in which it does.
        until: u8,
    },
    /// What cards do, too.
    Effect(Effect),
}

impl AimReward {
    /// Takes in what comes with the main milestone besides. What only the story remembers is no reward.
    fn add(&mut self, beat: &Beat, view: &View<'_>) {
        match beat {
            Beat::Effect(effect) => self.add_effect(*effect, view),
            Beat::Story(beat) => self.add_beat(beat, view),
        }
    }

    fn add_effect(&mut self, effect: Effect, view: &View<'_>) {
        let points = effect.amount(view.table.threat);
        match effect {
            Effect::GainCredits(_) => self.pay(points.into()),
            Effect::GainGear(_) => self.gifts.push(Gift::Gear(points)),
            Effect::GainMorale(_)
            | Effect::LoseMorale(_)
            | Effect::SetMorale(_)
            | Effect::GainCrew(_)
            | Effect::LoseCrew(_)
            | Effect::GainSalvage(_)
            | Effect::RepairHull(_)
            | Effect::DamageHull(_)
            | Effect::OutsideHits(_)
            | Effect::InsideHits(_)
            | Effect::DamageSection { .. }
            | Effect::DamageEachSection(_)
            | Effect::Rest(_)
            | Effect::Exhaust(_)
            | Effect::Wound(_)
            | Effect::Recon(_)
            | Effect::LoseActions(_)
            | Effect::Follow(_) => self.gifts.push(Gift::Effect(effect)),
        }
    }

    fn pay(&mut self, by: i16) {
        let credits = i16::from(self.credits).saturating_add(by).max(0);
        self.credits = u8::try_from(credits).unwrap_or(u8::MAX);
    }

    fn add_beat(&mut self, beat: &StoryBeat, view: &View<'_>) {
        let gift = match *beat {
            StoryBeat::Pay(by) => return self.pay(by),
            StoryBeat::Reputation { with, by } => {
                let Some(power) = view.power(with) else { return };
                match self.reputation.iter_mut().find(|(concerned, _)| *concerned == power) {
                    Some((_, known)) => *known = known.saturating_add(by),
                    None => self.reputation.push((power, by)),
                }
                return;
            }
            StoryBeat::Join(hero) => Some(Gift::Hero(hero)),
            StoryBeat::GainShip(fighter) => Some(Gift::Ship(fighter)),
            StoryBeat::GainModule(module) => Some(Gift::Module(module)),
            StoryBeat::Promise { credits, chapter } => Some(Gift::Promised { credits, chapter }),
            StoryBeat::PriceAt { port, standing, until } => Some(Gift::Served { port, terms: standing, until }),
            StoryBeat::Ammo(by) => Some(Gift::Ammo(by)),
            // What is said and asked then, what only the story remembers, and what becomes of one hero.
            StoryBeat::Read(_)
            | StoryBeat::Say { .. }
            | StoryBeat::Choose(_)
            | StoryBeat::Check(_)
            | StoryBeat::Fight(_)
            | StoryBeat::Card(_)
            | StoryBeat::Roll(_)
            | StoryBeat::If { .. }
            | StoryBeat::BySide(_)
            | StoryBeat::Mark(_)
            | StoryBeat::Unmark(_)
            | StoryBeat::Flag(_)
            | StoryBeat::Place { .. }
            | StoryBeat::Discard(_)
            | StoryBeat::Send { .. }
            | StoryBeat::TakeLane { .. }
            | StoryBeat::Hold { .. }
            | StoryBeat::Hurry { .. }
            | StoryBeat::Slow { .. }
            | StoryBeat::Box { .. }
            | StoryBeat::Remove(_)
            | StoryBeat::Put { .. }
            | StoryBeat::Take(_)
            | StoryBeat::Land(_)
            | StoryBeat::Lose(_)
            | StoryBeat::Ferry { .. }
            | StoryBeat::Sweep { .. }
            | StoryBeat::Count { .. }
            | StoryBeat::Fetch(_)
            | StoryBeat::Leave(_)
            | StoryBeat::Cost { .. }
            | StoryBeat::ExhaustHero(_)
            | StoryBeat::WoundHero(_)
            | StoryBeat::Promote(_)
            | StoryBeat::Turns(_)
            | StoryBeat::ChangeSide(_)
            | StoryBeat::Worth { .. }
            | StoryBeat::Reach(_)
            | StoryBeat::Fail(_)
            | StoryBeat::End => None,
        };
        self.gifts.extend(gift);
    }
}

impl View<'_> {
    /// The aims of the scenario, the main objective first. Of a patrol outside a campaign only the first counts.
    pub fn aims(&self) -> Vec<Aim> {
        if self.course().is_some() && self.story().is_some() {
            Milestone::ALL.into_iter().filter_map(|milestone| self.story_aim(milestone)).collect()
        } else {
            self.counted_aims()
        }
    }

    fn story_aim(&self, milestone: Milestone) -> Option<Aim> {
        let (story, course, goal) = (self.story()?, self.course()?, self.goal(milestone)?);
        // Until a side is taken nobody knows what its aims are.
        let known = (course.taken || story.sides.len() < 2) && course.seen.get(milestone.index()) == Some(&true);
        let state = match (self.has_reached(milestone), course.has_failed(milestone), known) {
            (true, ..) => AimState::Reached,
            (_, true, _) => AimState::Failed,
            (_, _, true) => AimState::Open,
            (_, _, false) => AimState::Hidden,
        };
        let side = story.sides.get(&course.side)?;
        let (credits, by) = match milestone {
            Milestone::Main => (side.pay.main.at(self.setup.mode), side.reputation.main),
            Milestone::Side => (side.pay.side, side.reputation.side),
            Milestone::Third => (side.pay.third, 0),
        };
        let worth = course.worth[milestone.index()];
        let (credits, by) = (worth.credits.unwrap_or(credits), worth.reputation.unwrap_or(by));
        let won = side.with.map(|power| (power, by));
        let lost = side.against.iter().map(|power| (*power, -by));
        let reputation = won.into_iter().chain(lost).collect();
        let mut reward = AimReward { credits, reputation, promotes: self.log().is_some(), gifts: Vec::new() };
        if milestone == Milestone::Main {
            self.as_things_stand(&side.besides).into_iter().for_each(|beat| reward.add(beat, self));
        }
        reward.reputation.retain(|(_, by)| *by != 0);
        // What comes at once before what comes later.
        reward.gifts.sort_by_key(|gift| matches!(gift, Gift::Promised { .. } | Gift::Served { .. }));
        Some(Aim {
            place: u8::try_from(milestone.index()).ok()?,
            state,
            done: self.done_of(&goal.when),
            at_the_end: goal.at_the_end,
            ends: goal.ends,
            reward,
        })
    }

    /// Beats that would be done if it came to them now.
    fn as_things_stand<'b>(&self, beats: &'b [Beat]) -> Vec<&'b Beat> {
        let mut done = Vec::new();
        for beat in beats {
            match beat {
                Beat::Story(StoryBeat::If { when, then, otherwise }) => {
                    done.extend(self.as_things_stand(if self.is_so(when) { then } else { otherwise }));
                }
                Beat::Story(StoryBeat::BySide(sides)) => {
                    let own = self.course().and_then(|course| sides.get(&course.side));
                    done.extend(own.into_iter().flat_map(|own| self.as_things_stand(own)));
                }
                other => done.push(other),
            }
        }
        done
    }

    fn counted_aims(&self) -> Vec<Aim> {
        let campaign = self.log().is_some();
        let file = &self.scenario.file;
        let counted = self.milestones().filter(|milestone| campaign || milestone.place == 0);
        let aims = counted.map(|milestone| {
            let written = usize::from(milestone.place).checked_sub(1).map(|place| file.milestones.get(place));
            let reward = match written {
                None => Some(&file.reward),
                Some(written) => written.map(|written| &written.reward),
            };
            let (done, all) = milestone.done;
            Aim {
                place: milestone.place,
                state: if milestone.reached { AimState::Reached } else { AimState::Open },
                done: (all > 1).then_some((done.into(), all.into())),
                at_the_end: false,
                ends: milestone.place == 0,
                reward: AimReward {
                    credits: reward.map_or(0, |reward| reward.credits),
                    reputation: reward
                        .into_iter()
                        .flat_map(|reward| reward.reputation.iter().map(|(power, by)| (*power, *by)))
                        .filter(|(_, by)| *by != 0)
                        .collect(),
                    promotes: campaign,
                    gifts: reward.filter(|_| campaign).map(gifts).unwrap_or_default(),
                },
            }
        });
        aims.collect()
    }

    /// How much of a condition is fulfilled, and of how much, where it counts something more than once. Of several that
    /// must all hold, the one that counts.
    pub fn done_of(&self, condition: &Condition) -> Option<(u16, u16)> {
        let (done, all) = match condition {
            Condition::All(all) => {
                let mut counted = all.iter().filter_map(|condition| self.done_of(condition));
                let (only, other) = (counted.next()?, counted.next());
                return if other.is_none() { Some(only) } else { None };
            }
            Condition::Some { of, at_least } => {
                let so = of.iter().filter(|condition| self.is_so(condition)).count();
                (u16::try_from(so).unwrap_or(u16::MAX), (*at_least).into())
            }
            Condition::TurnedUp { at_least, .. } => (self.turned_up(condition), (*at_least).into()),
            Condition::CombatsWon(least) => (self.table.tally.victories.into(), (*least).into()),
            Condition::ChecksWon(least) => (self.log().map_or(0, |log| log.deeds.checks.into()), (*least).into()),
            Condition::Landed { load, at_least, at } => {
                let there = at.as_ref().map(|place| self.sectors_of(place));
                let landed = |at: LoadAt| match at {
                    LoadAt::Landed(sector) => there.is_none_or(|there| there.has(sector)),
                    LoadAt::Sector(_) | LoadAt::With(_) | LoadAt::Hold | LoadAt::Lost => false,
                };
                (self.course()?.loads(*load, landed).into(), (*at_least).into())
            }
            Condition::CountAt { count, at_least: Some(least), .. } => {
                (self.course()?.count(*count).into(), (*least).into())
            }
            Condition::Always
            | Condition::Never
            | Condition::Any(..)
            | Condition::Not(..)
            | Condition::Side(..)
            | Condition::Flag(..)
            | Condition::Mark(..)
            | Condition::At(..)
            | Condition::Near { .. }
            | Condition::MoverAt { .. }
            | Condition::FoeAt(..)
            | Condition::OnMap(..)
            | Condition::MoverHas { .. }
            | Condition::Turn { .. }
            | Condition::Aboard(..)
            | Condition::Fit(..)
            | Condition::OnRoster(..)
            | Condition::Reputation { .. }
            | Condition::StandsHighest(..)
            | Condition::Villain(..)
            | Condition::VillainBeaten
            | Condition::Mode(..)
            | Condition::Players(..)
            | Condition::Threat(..)
            | Condition::Have(..)
            | Condition::InHold { .. }
            | Condition::LoadsLeft { .. }
            | Condition::LoadsLost { .. }
            | Condition::CountAt { .. }
            | Condition::Token { .. }
            | Condition::NobodyWounded
            | Condition::Reached(..)
            | Condition::Failed(..)
            | Condition::Fired(..)
            | Condition::Outcome(..) => return None,
        };
        if all > 1 { Some((done.min(all), all)) } else { None }
    }
}

/// What a scenario's reward brings a campaign, other than Credits and reputation.
fn gifts(reward: &Reward) -> Vec<Gift> {
    let gear = (reward.gear > 0).then_some(Gift::Gear(reward.gear));
    let heroes = reward.heroes.iter().copied().map(Gift::Hero);
    let ships = reward.fighters.iter().copied().map(Gift::Ship);
    let modules = reward.modules.iter().copied().map(Gift::Module);
    gear.into_iter().chain(heroes).chain(ships).chain(modules).collect()
}
