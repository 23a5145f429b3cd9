//! The leaf of the people.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::Book;
use crate::log_book::crew::{CrewLeaf, Member};
use crate::present::system;
use crate::widget::hero::Health;
use ironclad_game::content::HeroId;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::query::Standing;
use ironclad_game::engine::{Event, Status};
use ironclad_text::picture;
use ironclad_text::thing::{count, number};

impl Book<'_> {
    pub(crate) fn crew(&self) -> CrewLeaf {
        let words = self.words();
        let table = self.game().table();
        let mut heroes: Vec<HeroId> = self.log.roster.iter().map(|enlisted| enlisted.hero).collect();
        // Who is aboard comes first, system by system; then the others, by name.
        let posted = |hero: HeroId| table.hero(hero).map_or(usize::MAX, |aboard| aboard.system.index());
        heroes.sort_by_key(|hero| (posted(*hero), Reverse(self.rank(*hero)), words.hero(*hero)));
        let aboard = heroes.iter().filter(|hero| table.hero(**hero).is_some()).count();
        let args = [("all", count(heroes.len())), ("aboard", count(aboard))];
        CrewLeaf {
            head: words.with("log-book-crew-head", &args),
            members: heroes.into_iter().map(|hero| self.member(hero)).collect(),
            gone_head: words.get("log-book-gone"),
            others_head: words.get("log-book-others"),
            others: self.others(),
            gone: self.gone().into_iter().map(|(hero, chapter)| self.left(hero, chapter)).collect(),
        }
    }

    fn rank(&self, hero: HeroId) -> bool {
        self.log.enlisted(hero).is_some_and(|enlisted| enlisted.promoted)
    }

    /// Who has left the ship and is not back, with the number of the scenario.
    fn gone(&self) -> BTreeMap<HeroId, u8> {
        let mut gone = BTreeMap::new();
        for chapter in self.past.chapters.iter().filter(|chapter| !chapter.again) {
            for event in chapter.entries.iter().flat_map(|entry| &entry.events) {
                if let Event::Story(StoryEvent::Left { hero }) = event {
                    gone.insert(*hero, chapter.number);
                }
            }
        }
        gone.retain(|hero, _| self.log.enlisted(*hero).is_none());
        gone
    }

    /// Somebody as the card has it.
    fn card(&self, hero: HeroId, promoted: bool) -> Member {
        let words = self.words();
        let written = &words.content.heroes[hero];
        let mut skills: Vec<_> = written.side(promoted).skills.iter().collect();
        skills.sort_by_key(|(skill, rating)| (Reverse(**rating), **skill));
        let icon = |path: &str| path.trim_start_matches("icons/").to_owned();
        Member {
            art: picture::portrait(words.content, hero).to_owned(),
            name: words.hero(hero),
            classes: words.list(written.classes.iter().map(|class| words.class(*class))),
            skills: skills.iter().map(|(skill, rating)| (icon(picture::skill(**skill)), rating.to_string())).collect(),
            rank: promoted.then(|| self.of_hero("log-book-promoted", hero)),
            promoted,
            ..Member::default()
        }
    }

    fn member(&self, hero: HeroId) -> Member {
        let words = self.words();
        let view = self.game().view();
        let aboard = view.table.hero(hero);
        let marked = self.log.enlisted(hero).is_some_and(|enlisted| enlisted.wounded);
        let power = words.content.heroes[hero].faction;
        let against = power.filter(|power| view.standing(*power) <= Standing::Hostile);
        let (health, state) = match (aboard, against) {
            (Some(aboard), _) => {
                let health = match aboard.status {
                    Status::Ready => Health::Ready,
                    Status::Exhausted => Health::Exhausted,
                    Status::Wounded => Health::Wounded,
                };
                let args = [
                    ("system", words.system_name(aboard.system).into()),
                    ("status", words.status(aboard.hero, aboard.status).into()),
                ];
                (health, words.with("log-book-aboard", &args))
            }
            (None, Some(power)) => {
                (Health::Exhausted, words.with("log-book-against", &[("power", words.faction_name(power).into())]))
            }
            (None, None) if marked => (Health::Wounded, self.of_hero("log-book-wounded", hero)),
            (None, None) => (Health::Ready, words.get("log-book-ashore")),
        };
        Member {
            health,
            system: aboard.map(|aboard| system(aboard.system)),
            state,
            alarm: health == Health::Wounded || (aboard.is_none() && against.is_some()),
            served: self.served(hero),
            cost: view.candidate(hero).cost.to_string(),
            ..self.card(hero, aboard.map_or(self.rank(hero), |aboard| aboard.promoted))
        }
    }

    fn left(&self, hero: HeroId, chapter: u8) -> Member {
        let words = self.words();
        Member {
            health: Health::Exhausted,
            state: words.with("log-book-left", &[("number", number(chapter)), ("hero", words.hero_name(hero).into())]),
            ..self.card(hero, false)
        }
    }

    /// A message about somebody, in words that agree with her.
    fn of_hero(&self, key: &str, hero: HeroId) -> String {
        let words = self.words();
        words.with(key, &[("hero", words.hero_name(hero).into())])
    }

    /// In which scenarios somebody took part, the one under way with them.
    fn served(&self, hero: HeroId) -> String {
        let words = self.words();
        let enlisted = self.log.enlisted(hero);
        let took_part = |number: &u8| enlisted.is_some_and(|enlisted| enlisted.took_part(*number));
        let numbers: Vec<String> = (1..=self.log.scenario).filter(took_part).map(|number| number.to_string()).collect();
        if numbers.is_empty() {
            self.of_hero("log-book-served-none", hero)
        } else {
            let args = [("numbers", words.list(numbers).into()), ("hero", words.hero_name(hero).into())];
            words.with("log-book-served", &args)
        }
    }
}
