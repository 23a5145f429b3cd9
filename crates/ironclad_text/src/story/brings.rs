//! What a check of the story brings, told before it is made: as its chapter says, and as its beats do. What an aim brings
//! besides Credits.

use crate::effect;
use crate::thing::{Words, number};
use ironclad_game::content::CheckId;
use ironclad_game::content::story::beat::{Beat, Terms};
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
        let figure = |name: String, by: i16| self.brings_figure(name, by);
        if let Some(effect) = beat.effect() {
            let threat = self.at.map(|view| view.table.threat);
            return threat.map(|threat| effect::effect(self, effect, threat)).into_iter().collect();
        }
        let one = match beat {
            Beat::BySide(sides) => {
                let side = self.at.and_then(|view| view.course()).map(|course| course.side);
                let beats = side.and_then(|side| sides.get(&side));
                return beats.into_iter().flatten().flat_map(|beat| self.brings(beat)).collect();
            }
            Beat::Pay(credits) => Some(figure(self.get("resource-credits"), *credits)),
            Beat::Ammo(by) => Some(figure(self.track(Track::Ammo), (*by).into())),
            Beat::Count { count, by } => Some(figure(self.count_of(*count), (*by).into())),
            Beat::Box { mover, by } => Some(figure(self.mover(*mover), (*by).into())),
            Beat::Reputation { with, by } => {
                let power = self.at.and_then(|view| view.power(*with));
                power.map(|power| figure(self.faction(power), (*by).into()))
            }
            Beat::Turns(by) => Some(self.with("log-turns", &[("by", number(*by))])),
            Beat::Reach(milestone) if self.is_told(*milestone) => {
                let name = self.milestone(u8::try_from(milestone.index()).unwrap_or(0));
                Some(self.with("brings-reached", &[("name", name.into())]))
            }
            Beat::Fail(milestone) if self.is_told(*milestone) => {
                let name = self.milestone(u8::try_from(milestone.index()).unwrap_or(0));
                Some(self.with("log-milestone-failed", &[("name", name.into())]))
            }
            // What is said and shown when it comes, and what only the story remembers.
            Beat::Reach(_)
            | Beat::Fail(_)
            | Beat::Read(_)
            | Beat::Say { .. }
            | Beat::Choose(_)
            | Beat::Check(_)
            | Beat::Fight(_)
            | Beat::Card(_)
            | Beat::Roll(_)
            | Beat::If { .. }
            | Beat::Mark(_)
            | Beat::Unmark(_)
            | Beat::Flag(_)
            | Beat::Place { .. }
            | Beat::Discard(_)
            | Beat::Send { .. }
            | Beat::TakeLane { .. }
            | Beat::Hold { .. }
            | Beat::Hurry { .. }
            | Beat::Slow { .. }
            | Beat::Remove(_)
            | Beat::Put { .. }
            | Beat::Take(_)
            | Beat::Land(_)
            | Beat::Lose(_)
            | Beat::Ferry { .. }
            | Beat::Sweep { .. }
            | Beat::Fetch(_)
            | Beat::Join(_)
            | Beat::Leave(_)
            | Beat::Cost { .. }
            | Beat::ExhaustHero(_)
            | Beat::WoundHero(_)
            | Beat::Promote(_)
            | Beat::GainModule(_)
            | Beat::GainShip(_)
            | Beat::Promise { .. }
            | Beat::PriceAt { .. }
            | Beat::ChangeSide(_)
            | Beat::Worth { .. }
            | Beat::End
            // Told above, as a card's effects are.
            | Beat::GainMorale(_)
            | Beat::LoseMorale(_)
            | Beat::GainCrew(_)
            | Beat::LoseCrew(_)
            | Beat::GainSalvage(_)
            | Beat::GainGear(_)
            | Beat::RepairHull(_)
            | Beat::DamageHull(_)
            | Beat::OutsideHits(_)
            | Beat::InsideHits(_)
            | Beat::Rest(_)
            | Beat::Exhaust(_)
            | Beat::Wound(_)
            | Beat::Recon(_)
            | Beat::LoseActions(_) => None,
        };
        one.into_iter().collect()
    }
}
