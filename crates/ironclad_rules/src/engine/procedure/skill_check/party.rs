//! Who could take part in a check, with which skill, and whose ability could change it (rules 7.1, 7.3).

use super::{Check, spared_crew, written};
use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::content::edition::Edition;
use crate::content::effect::Effect;
use crate::content::intel::Kind;
use crate::content::terms::Skill;
use crate::engine::play::total;
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::reaction::{ability, reactors};
use crate::engine::query::{View, signed};
use crate::engine::state::Table;

impl Check {
    /// The skills with which a hero could take part as things stand: the one that is selected, before that any of the
    /// check's.
    pub fn usable(&self, view: &View<'_>, hero: HeroId) -> impl Iterator<Item = Skill> {
        let selected = self.skill;
        let usable = written(view, self.card).map(|check| view.usable(&check, hero));
        usable.into_iter().flatten().filter(move |skill| selected.is_none_or(|selected| selected == *skill))
    }

    /// The heroes who could take part with a skill, and what each would add, the best first.
    pub fn party(&self, view: &View<'_>, skill: Skill) -> Vec<(HeroId, u8)> {
        let Some(check) = written(view, self.card) else { return Vec::new() };
        let candidates = self.candidates(view).filter(|hero| self.usable(view, *hero).any(|has| has == skill));
        let mut party: Vec<(HeroId, u8)> = candidates.map(|hero| (hero, view.adds(&check, hero, skill))).collect();
        party.sort_by_key(|(hero, adds)| (std::cmp::Reverse(*adds), *hero));
        party.truncate(usize::from(self.most(view)));
        party
    }

    /// The skills that it could be made with: those of the check that somebody has who could take part.
    pub(super) fn skills(self, view: &View<'_>) -> impl Iterator<Item = Skill> {
        let view = *view;
        let asked = written(&view, self.card).into_iter().flat_map(|check| check.skills.iter().copied());
        asked.filter(move |skill| self.candidates(&view).any(|hero| self.usable(&view, hero).any(|has| has == *skill)))
    }

    /// Whether the skill is still to be selected that the check is made with, among several.
    pub(super) fn is_to_select(self, view: &View<'_>) -> bool {
        match view.edition() {
            Edition::First => false,
            Edition::Second => self.skill.is_none() && self.skills(view).nth(1).is_some(),
        }
    }

    /// How many heroes at most.
    pub(super) fn most(self, view: &View<'_>) -> u8 {
        written(view, self.card).map_or(0, |check| check.heroes.saturating_add(self.led_by.is_some().into()))
    }

    /// Heroes who could lead one more into a Combat operation, so that it shows.
    pub(super) fn leaders(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        let card = self.card.card().map(|card| &view.content.intel[card]);
        let boards = card.is_some_and(|card| {
            card.kind == Kind::Operation
                && self.led_by.is_none()
                && self.skill.is_none_or(|skill| skill == Skill::Combat)
                && card.check().is_some_and(|check| check.skills.contains(&Skill::Combat))
        });
        let costs_crew =
            card.and_then(|card| card.check()).is_some_and(|check| check.lost.iter().any(Effect::costs_crew));
        let busy = self.busy(view.table);
        reactors(&view, Window::Commit).filter(move |leader| {
            let others = self.candidates(&view).filter(|hero| hero != leader).count();
            let more = usize::from(self.made()) + others > usize::from(self.most(&view));
            let spares = costs_crew && spared_crew(&view, *leader) > 0;
            boards && !busy.has(view.table, *leader) && (more || spares)
        })
    }

    /// Heroes who could turn this failure into success: nobody on the check, and never against a natural 1.
    pub(super) fn savers(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        reactors(&view, Window::Failure).filter(move |hero| {
            let most = match ability(&view, *hero) {
                Some(Ability::NearMiss { by }) => signed(by),
                _ => 0,
            };
            let can = !self.busy(view.table).has(view.table, *hero);
            can && self.missed_by(&view).is_some_and(|missed| (1..=most).contains(&missed))
        })
    }

    /// By how much the check has failed; none if it has not, or if nothing can help.
    fn missed_by(self, view: &View<'_>) -> Option<i8> {
        let (die, against) = self.die.zip(self.against(view))?;
        let failed = (die.face() > 1 || self.is_steady(view)) && !self.succeeds(view, die, against);
        if failed { Some(against.reach.unwrap_or(0).saturating_sub(total(die, against))) } else { None }
    }

    /// How many are committed.
    pub(super) fn made(self) -> u8 {
        u8::try_from(self.committed.iter().flatten().count()).unwrap_or(u8::MAX)
    }

    /// Those who are on it, and, while it is only manned, those on the operation's first task.
    pub(super) fn busy(self, table: &Table) -> BusyHeroes {
        let committed = self.committed.iter().flatten();
        committed.fold(self.elsewhere, |busy, committed| busy.with(table, committed.hero))
    }

    /// Heroes who could be committed to it as things stand.
    pub(super) fn candidates(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        let busy = self.busy(view.table);
        view.free_at(self.post).map(|aboard| aboard.hero).filter(move |hero| {
            let taken = self.led_by == Some(*hero) || busy.has(view.table, *hero);
            !taken && self.usable(&view, *hero).next().is_some()
        })
    }
}
