//! The squads by system.

use crate::present::Present;
use crate::squads::{HeroView, SquadView};
use crate::widget::hero::Health;
use ironclad_game::content::HeroId;
use ironclad_game::content::gear::Is;
use ironclad_game::content::terms::System;
use ironclad_game::engine::state::Aboard;
use ironclad_game::engine::{Answer, Status};
use ironclad_text::picture;
use ironclad_text::thing::signed;

impl Present<'_> {
    /// The squads, with the keys of those heroes who are among the options.
    pub fn squads(&self, keys: &[(HeroId, Option<String>, bool)]) -> Vec<SquadView> {
        System::ALL
            .into_iter()
            .map(|held| SquadView {
                whose: self.whose(held),
                player: self.asked_for(held),
                upgraded: self.game.view().upgraded(held),
                heroes: self.game.view().squad(held).map(|aboard| self.hero(aboard, keys)).collect(),
            })
            .collect()
    }

    /// The post of the story where a hero is, if she is at one.
    fn post_of(&self, hero: HeroId) -> Option<String> {
        let course = self.game.table().course.as_ref()?;
        let posted = course.posted.iter().find(|posted| posted.hero == hero)?;
        Some(self.words.post(posted.post))
    }

    fn hero(&self, aboard: &Aboard, keys: &[(HeroId, Option<String>, bool)]) -> HeroView {
        let side = self.words.content.heroes[aboard.hero].side(aboard.promoted);
        let mut skills: Vec<_> = side.skills.iter().collect();
        skills.sort_by_key(|(skill, rating)| (std::cmp::Reverse(**rating), **skill));
        let key = keys.iter().find(|(hero, _, _)| *hero == aboard.hero);
        HeroView {
            art: picture::portrait(self.words.content, aboard.hero).to_owned(),
            name: self.words.hero(aboard.hero),
            health: health(aboard.status),
            word: self.post_of(aboard.hero).unwrap_or_else(|| self.words.status(aboard.hero, aboard.status)),
            promoted: aboard.promoted,
            skills: skills
                .into_iter()
                .map(|(skill, rating)| {
                    (picture::skill(*skill).trim_start_matches("icons/").to_owned(), i32::from(*rating))
                })
                .collect(),
            gear: self.game.table().carried(aboard.hero).map(|carried| {
                let gear = &self.words.content.gear[carried.gear];
                let adds = match gear.is {
                    Is::Kit { adds, .. } => signed(adds),
                    Is::Module(_) => String::new(),
                };
                (gear.icon.clone(), adds)
            }),
            key: key.and_then(|(_, key, _)| key.clone()),
            chosen: key.is_some_and(|(_, _, chosen)| *chosen),
        }
    }
}

/// How a hero's state is drawn.
pub fn health(status: Status) -> Health {
    match status {
        Status::Ready => Health::Ready,
        Status::Exhausted => Health::Exhausted,
        Status::Wounded => Health::Wounded,
    }
}

/// The hero whom an answer picks.
pub fn picked(answer: Answer) -> Option<HeroId> {
    match answer {
        Answer::Hero(hero) | Answer::Ability(hero) => Some(hero),
        _ => None,
    }
}
