//! What a check of the story brings, told before it is made: as its chapter says, and as its beats do. What an aim brings
//! besides Credits.

use crate::effect;
use crate::thing::{Words, number};
use ironclad_game::content::CheckId;
use ironclad_game::content::story::beat::{Beat, StoryBeat, Terms};
use ironclad_game::content::terms::Track;
use ironclad_game::engine::query::Gift;

impl Words<'_> {
    /// What success at a check of the story brings, or what failure costs. What the chapter keeps back is not told: who
    /// joins, what is read, what has not been heard of.
    pub fn check_brings(&self, check: CheckId, won: bool) -> Option<String> {
        let written = self.at.and_then(|view| view.story()?.checks.get(&check));
        let beats = written.map_or(&[][..], |written| if won { &written.won } else { &written.lost });
        let told = self.check_promise(check, won).into_iter().chain(beats.iter().flat_map(|beat| self.brings(beat)));
        Some(self.list(told)).filter(|told| !told.is_empty())
    }

    /// What an aim brings besides Credits, reputation and a promotion.
    pub fn gift(&self, gift: Gift) -> Option<String> {
        Some(match gift {
            Gift::Gear(pieces) => self.with("brings-gear", &[("count", number(pieces))]),
            Gift::Ammo(by) => self.brings_figure(self.track(Track::Ammo), by.into()),
            Gift::Hero(hero) => self.hero(hero),
            Gift::Ship(fighter) => self.fighter(fighter),
            Gift::Module(module) => self.module(module),
            Gift::Promised { credits, chapter } => {
                self.with("brings-promised", &[("credits", number(credits)), ("scenario", number(chapter))])
            }
            Gift::Served { port, terms, until } => {
                let key = match terms {
                    Terms::Neutral => "brings-served-neutral",
                    Terms::Friendly => "brings-served-friendly",
                };
                let next = number(until.saturating_add(1));
                self.with(key, &[("port", self.port_name(port).into()), ("scenario", next)])
            }
            Gift::Effect(effect) => {
                let threat = self.at.map(|view| view.table.threat)?;
                effect::effect(self, effect, threat)
            }
        })
    }

    fn brings_figure(&self, name: String, by: i16) -> String {
        self.with("brings-figure", &[("name", name.into()), ("by", number(by))])
    }

    fn brings(&self, beat: &Beat) -> Vec<String> {
        match beat {
            Beat::Effect(effect) => {
                let threat = self.at.map(|view| view.table.threat);
                threat.map(|threat| effect::effect(self, *effect, threat)).into_iter().collect()
            }
            Beat::Story(beat) => self.story_brings(beat),
        }
    }

    fn story_brings(&self, beat: &StoryBeat) -> Vec<String> {
        let figure = |name: String, by: i16| self.brings_figure(name, by);
        let one = match beat {
            StoryBeat::BySide(sides) => {
                let side = self.at.and_then(|view| view.course()).map(|course| course.side);
                let beats = side.and_then(|side| sides.get(&side));
                return beats.into_iter().flatten().flat_map(|beat| self.brings(beat)).collect();
            }
            StoryBeat::Pay(credits) => Some(figure(self.get("resource-credits"), *credits)),
            StoryBeat::Ammo(by) => Some(figure(self.track(Track::Ammo), (*by).into())),
            StoryBeat::Count { count, by } => Some(figure(self.count_of(*count), (*by).into())),
            StoryBeat::Box { mover, by } => Some(figure(self.mover(*mover), (*by).into())),
            StoryBeat::Reputation { with, by } => {
                let power = self.at.and_then(|view| view.power(*with));
                power.map(|power| figure(self.faction(power), (*by).into()))
            }
            StoryBeat::Turns(by) => Some(self.with("log-turns", &[("by", number(*by))])),
            StoryBeat::Reach(milestone) if self.is_told(*milestone) => {
                let name = self.milestone(u8::try_from(milestone.index()).unwrap_or(0));
                Some(self.with("brings-reached", &[("name", name.into())]))
            }
            StoryBeat::Fail(milestone) if self.is_told(*milestone) => {
                let name = self.milestone(u8::try_from(milestone.index()).unwrap_or(0));
                Some(self.with("log-milestone-failed", &[("name", name.into())]))
            }
            // What is said and shown when it comes, and what only the story remembers.
            StoryBeat::Reach(_)
            | StoryBeat::Fail(_)
            | StoryBeat::Read(_)
            | StoryBeat::Say { .. }
            | StoryBeat::Choose(_)
            | StoryBeat::Check(_)
            | StoryBeat::Fight(_)
            | StoryBeat::Card(_)
            | StoryBeat::Roll(_)
            | StoryBeat::If { .. }
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
            | StoryBeat::Remove(_)
            | StoryBeat::Put { .. }
            | StoryBeat::Take(_)
            | StoryBeat::Land(_)
            | StoryBeat::Lose(_)
            | StoryBeat::Ferry { .. }
            | StoryBeat::Sweep { .. }
            | StoryBeat::Fetch(_)
            | StoryBeat::Join(_)
            | StoryBeat::Leave(_)
            | StoryBeat::Cost { .. }
            | StoryBeat::ExhaustHero(_)
            | StoryBeat::WoundHero(_)
            | StoryBeat::Promote(_)
            | StoryBeat::GainModule(_)
            | StoryBeat::GainShip(_)
            | StoryBeat::Promise { .. }
            | StoryBeat::PriceAt { .. }
            | StoryBeat::ChangeSide(_)
            | StoryBeat::Worth { .. }
            | StoryBeat::End => None,
        };
        one.into_iter().collect()
    }
}
