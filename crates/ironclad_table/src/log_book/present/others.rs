//! Who is who besides our own people: those on the pages that were read, with when they were met and what was decided then.

use std::collections::BTreeSet;

use super::Book;
use crate::log_book::crew::Member;
use crate::widget::hero::Health;
use ironclad_game::chronicle::Chapter;
use ironclad_game::content::Id;
use ironclad_game::engine::Event;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_text::thing::number;

/// What was decided with somebody is told of the last few times.
const DEALINGS: usize = 3;

/// Somebody on the pages so far.
struct Met {
    art: String,
    scenarios: BTreeSet<u8>,
    /// What was decided on their pages, with the number of the scenario.
    dealings: Vec<(u8, String)>,
}

impl<'a> Book<'a> {
    /// Those who were met and are not ours, in the order in which they were met.
    pub(super) fn others(&self) -> Vec<Member> {
        let mut met: Vec<Met> = Vec::new();
        for chapter in self.past.chapters.iter().filter(|chapter| !chapter.again) {
            self.meet(chapter, &mut met);
        }
        let names = self.words().content.names.as_ref();
        let ours: BTreeSet<&str> = self.log.roster.iter().map(|enlisted| enlisted.hero.name(names)).collect();
        met.into_iter().filter(|met| !ours.contains(met.art.as_str())).filter_map(|met| self.other(met)).collect()
    }

    fn meet(&self, chapter: &'a Chapter, met: &mut Vec<Met>) {
        let words = self.words_of(chapter);
        // A choice is made on the page that was read last.
        let mut here: Vec<&str> = Vec::new();
        for event in chapter.entries.iter().flat_map(|entry| &entry.events) {
            if let Event::Story(StoryEvent::Read { passage }) = event {
                let plate = words.plate_of(*passage);
                here = plate.into_iter().flat_map(|plate| &plate.people).map(String::as_str).collect();
                for art in &here {
                    match met.iter_mut().find(|met| met.art == *art) {
                        Some(met) => drop(met.scenarios.insert(chapter.number)),
                        None => met.push(Met {
                            art: (*art).to_owned(),
                            scenarios: BTreeSet::from([chapter.number]),
                            dealings: Vec::new(),
                        }),
                    }
                }
            }
            if let Event::Story(StoryEvent::Chosen { choice, option, .. }) = event {
                let chosen = (chapter.number, words.option_of(*choice, *option).0);
                for met in met.iter_mut().filter(|met| here.contains(&met.art.as_str())) {
                    if !met.dealings.contains(&chosen) {
                        met.dealings.push(chosen.clone());
                    }
                }
            }
        }
    }

    /// None for somebody who has no name: a clerk, a rigger.
    fn other(&self, met: Met) -> Option<Member> {
        let words = self.words();
        let art = met.art;
        let keys = [format!("hero-{art}-full"), format!("leader-{art}"), format!("who-{art}")];
        let name = keys.iter().find_map(|key| words.text.try_get(key))?;
        let scenarios = words.list(met.scenarios.iter().map(u8::to_string));
        let dealings = met.dealings.iter().rev().take(DEALINGS).rev().map(|(scenario, chosen)| {
            words.with("log-book-dealing", &[("number", number(*scenario)), ("name", chosen.as_str().into())])
        });
        Some(Member {
            art,
            name,
            health: Health::Ready,
            served: words.with("log-book-met-in", &[("numbers", scenarios.into())]),
            dealings: dealings.collect(),
            ..Member::default()
        })
    }
}
