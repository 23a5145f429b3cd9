//! The lists of a chapter: decisions, milestones, gains, losses, rolls.

use words::{FluentValue, Name};

use super::Teller;
use crate::effect::row_effects;
use crate::thing::{Words, count, number};
use ironclad_game::chronicle::{
    CardEnd, Chapter, Fitting, Fought, Highlight, HighlightKind, Item, Loss, Met, Roll, Tone,
};
use ironclad_game::content::terms::Section;
use ironclad_game::engine::combat::EnemyId;
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::{Source, Why};

impl<'a> Teller<'a> {
    /// What was decided, and how it came out.
    pub(super) fn decided(&self, chapter: &'a Chapter) -> Vec<Item> {
        let words = self.words(chapter);
        self.highlights(chapter, |highlight| self.decision(&words, highlight))
    }

    /// What was to be reached, whether it was, and who was promoted for it.
    pub(super) fn milestones(&self, chapter: &'a Chapter) -> Vec<Item> {
        let words = self.words(chapter);
        let named = |key: &str, name: FluentValue<'static>| self.text.with(key, &[("name", name)]);
        let mut items = self.highlights(chapter, |highlight| match highlight.kind {
            HighlightKind::Milestone(0) => Some((named("chronicle-aim", words.milestone(0).into()), Tone::Good)),
            HighlightKind::Milestone(place) => {
                Some((named("chronicle-milestone", words.milestone(place).into()), Tone::Good))
            }
            HighlightKind::Promoted(hero) => {
                Some((named("chronicle-promoted", words.hero_name(hero).into()), Tone::Good))
            }
            _ => None,
        });
        let missed = chapter.milestones().filter(|place| chapter.outcome.is_some() && !chapter.has_reached(*place));
        items.extend(missed.map(|place| {
            let text = named("chronicle-missed", words.milestone(place).into());
            Item { when: String::new(), text, tone: Tone::Bad, input: None }
        }));
        items
    }

    /// What the ship has that she had not.
    pub(super) fn gained(&self, chapter: &'a Chapter) -> Vec<Item> {
        let words = self.words(chapter);
        let named = |key: &str, name: FluentValue<'static>| Some((self.text.with(key, &[("name", name)]), Tone::Good));
        self.highlights(chapter, |highlight| match highlight.kind {
            HighlightKind::GearFound(gear) => named("chronicle-gear", words.gear_name(gear).into()),
            HighlightKind::ModuleFound(module) => named("chronicle-module", words.module_name(module).into()),
            HighlightKind::Upgraded(Fitting::System(system)) => {
                named("chronicle-upgraded", words.system_name(system).into())
            }
            HighlightKind::Upgraded(Fitting::Fighter(fighter)) => {
                named("chronicle-upgraded", words.fighter_name(fighter).into())
            }
            HighlightKind::Upgraded(Fitting::Module(module)) => {
                named("chronicle-upgraded", words.module_name(module).into())
            }
            HighlightKind::Allied(faction) => named("chronicle-allied", words.faction_name(faction).into()),
            HighlightKind::Joined(hero) => named("chronicle-joined", words.hero_name(hero).into()),
            HighlightKind::Treated(hero) => named("chronicle-treated", words.hero_name(hero).into()),
            HighlightKind::ShipGained(fighter) => named("chronicle-ours", words.fighter_name(fighter).into()),
            HighlightKind::ModuleGained(module) => named("chronicle-ours", words.module_name(module).into()),
            _ => None,
        })
    }

    fn highlights(&self, chapter: &Chapter, told: impl Fn(&Highlight) -> Option<(String, Tone)>) -> Vec<Item> {
        let told = chapter.highlights.iter().filter_map(|highlight| {
            let (text, tone) = told(highlight)?;
            let when = if highlight.ashore { self.text.get("chronicle-ashore") } else { self.turn(highlight.turn) };
            Some(Item { when, text, tone, input: Some(highlight.input) })
        });
        told.collect()
    }

    fn decision(&self, words: &Words<'_>, highlight: &Highlight) -> Option<(String, Tone)> {
        match &highlight.kind {
            HighlightKind::Card(met) => self.card(words, met),
            HighlightKind::Combat(fought) => Some(self.combat(words, fought)),
            HighlightKind::NobodyFought(sector) => {
                let args = [("name", words.sector_name(*sector).into())];
                Some((self.text.with("chronicle-nobody-fought", &args), Tone::Plain))
            }
            HighlightKind::Port { sector, services } => {
                let names = self.all(services.iter().map(|service| words.service_choice(*service)));
                let args = [
                    ("name", words.sector_name(*sector).into()),
                    ("count", count(services.len())),
                    ("services", names.into()),
                ];
                Some((self.text.with("chronicle-port", &args), Tone::Plain))
            }
            HighlightKind::Chosen { choice, option } => {
                let args = [
                    ("question", words.choice(*choice).into()),
                    ("answer", words.option_of(*choice, *option).0.into()),
                ];
                Some((self.text.with("chronicle-chosen", &args), Tone::Plain))
            }
            HighlightKind::Tested { check, total, difficulty, won } => {
                let (key, tone) =
                    if *won { ("chronicle-card-won", Tone::Good) } else { ("chronicle-card-lost", Tone::Bad) };
                Some((self.checked(key, words.check_of(*check), (String::new(), 0), (*total, *difficulty)), tone))
            }
            HighlightKind::Mutiny => Some((self.text.get("chronicle-mutiny"), Tone::Bad)),
            HighlightKind::Contract(faction) => {
                let args = [("name", words.faction_name(*faction).into())];
                Some((self.text.with("chronicle-contract", &args), Tone::Plain))
            }
            HighlightKind::Again => Some((self.text.get("log-again"), Tone::Plain)),
            HighlightKind::Milestone(_)
            | HighlightKind::Promoted(_)
            | HighlightKind::Joined(_)
            | HighlightKind::Treated(_)
            | HighlightKind::ShipGained(_)
            | HighlightKind::ModuleGained(_)
            | HighlightKind::Upgraded(_)
            | HighlightKind::GearFound(_)
            | HighlightKind::ModuleFound(_)
            | HighlightKind::Allied(_) => None,
        }
    }

    fn card(&self, words: &Words<'_>, met: &Met) -> Option<(String, Tone)> {
        let name = words.intel(met.card);
        let checked = |key: &str, total: i8, difficulty: i8| {
            let heroes = (self.heroes(words, &met.heroes), met.heroes.len());
            self.checked(key, name.clone(), heroes, (total, difficulty))
        };
        match met.end {
            CardEnd::Won { total, difficulty } => Some((checked("chronicle-card-won", total, difficulty), Tone::Good)),
            CardEnd::Lost { total, difficulty } => Some((checked("chronicle-card-lost", total, difficulty), Tone::Bad)),
            // What comes of a table of enemies is told by the fight.
            CardEnd::Row { .. } if met.fought => None,
            CardEnd::Row { total, row } => {
                let table = words.content.intel[met.card].table();
                let row = table.and_then(|table| table.rows.get(usize::from(row)));
                let effects = row.map(|row| row_effects(words, row, words.scenario.file.start.threat));
                let args =
                    [("card", name.into()), ("total", number(total)), ("effects", effects.unwrap_or_default().into())];
                Some((self.text.with("log-table", &args), Tone::Plain))
            }
            CardEnd::Skipped => Some((self.text.with("log-skipped", &[("name", name.into())]), Tone::Plain)),
            // Nothing was asked, so nothing was decided.
            CardEnd::Done => None,
        }
    }

    /// A check by the name of what asked for it, with those who took part and how many they were, what was reached and what
    /// had to be.
    fn checked(&self, key: &str, name: String, heroes: (String, usize), (total, difficulty): (i8, i8)) -> String {
        let (names, many) = heroes;
        let by = if (total >= difficulty) == (key == "chronicle-card-won") { "sum" } else { "face" };
        let args = [
            ("card", name.into()),
            ("count", count(many)),
            ("names", names.into()),
            ("total", number(total)),
            ("difficulty", number(difficulty)),
            ("by", by.into()),
        ];
        self.text.with(key, &args)
    }

    fn combat(&self, words: &Words<'_>, fought: &Fought) -> (String, Tone) {
        let all = |enemies: &[EnemyId]| {
            let names: Vec<Name> = enemies.iter().map(|enemy| words.enemy_name(*enemy, None)).collect();
            self.text.names("all", &names)
        };
        let (names, sunk) = (all(&fought.enemies), all(&fought.destroyed));
        let args = [("names", names.into()), ("count", count(fought.destroyed.len())), ("destroyed", sunk.into())];
        let (key, tone) = match fought.result {
            Some(CombatResult::Victory) => ("chronicle-fight-victory", Tone::Good),
            Some(CombatResult::Draw) => ("chronicle-fight-draw", Tone::Plain),
            Some(CombatResult::Defeat) => ("chronicle-fight-defeat", Tone::Bad),
            None => ("chronicle-fight-open", Tone::Plain),
        };
        (self.text.with(key, &args), tone)
    }

    /// What it cost, cause by cause.
    pub(super) fn losses(&self, chapter: &'a Chapter) -> Vec<Item> {
        let words = self.words(chapter);
        let told = chapter.losses.iter().filter_map(|loss| {
            let things = self.things_lost(&words, loss);
            if things.is_empty() {
                return None;
            }
            let cause = match loss.source {
                Some(Source::Condition) => words.sector(loss.sector),
                Some(Source::Scenario) if chapter.scenario.story.is_some() => words.mission(),
                Some(source) => words.source(source),
                None => self.text.get("log-hits"),
            };
            let args = [("cause", cause.into()), ("things", self.all(things).into())];
            let (when, text) = (self.turn(loss.turn), self.text.with("chronicle-loss", &args));
            Some(Item { when, text, tone: Tone::Bad, input: None })
        });
        told.collect()
    }

    fn things_lost(&self, words: &Words<'_>, loss: &Loss) -> Vec<String> {
        let mut things = self.points(loss.crew.into(), loss.hull.into());
        if loss.morale > 0 {
            things.push(self.text.with("chronicle-points-morale", &[("count", number(loss.morale))]));
        }
        for section in Section::ALL {
            let hits = loss.sections.iter().filter(|other| **other == section).count();
            if hits > 0 {
                let args = [("name", words.section_name(section).into()), ("count", count(hits))];
                things.push(self.text.with("chronicle-section-hit", &args));
            }
        }
        let named = |key: &str, name: FluentValue<'static>| self.text.with(key, &[("name", name)]);
        things.extend(loss.wounded.iter().map(|hero| named("chronicle-one-wounded", words.hero_name(*hero).into())));
        things.extend(
            loss.disabled.iter().map(|fighter| named("chronicle-one-disabled", words.fighter_name(*fighter).into())),
        );
        things
    }

    /// Rolls that are told.
    pub(super) fn rolls(&self, chapter: &'a Chapter, rolls: &[Roll], key: &str, tone: Tone) -> Vec<Item> {
        let words = self.words(chapter);
        let told = rolls.iter().map(|roll| {
            let args = [
                ("what", self.rolled_for(&words, roll).into()),
                ("die", number(roll.die.face())),
                ("faces", number(roll.faces)),
            ];
            let when = self.turn(roll.turn);
            Item { when, text: self.text.with(key, &args), tone, input: Some(roll.input) }
        });
        told.collect()
    }

    fn rolled_for(&self, words: &Words<'_>, roll: &Roll) -> String {
        let enemy = |enemy| words.enemy_name(enemy, None);
        let shot = |key: &str, ship: Option<Name>, name: Name| {
            self.text.with(key, &[("ship", ship.unwrap_or_default().into()), ("enemy", name.into())])
        };
        match roll.request.why {
            Why::Attack { target } => shot("chronicle-rolled-shot", None, enemy(target)),
            Why::FighterAttack { fighter, target } => {
                shot("chronicle-rolled-fighter-shot", Some(words.fighter_name(fighter)), enemy(target))
            }
            Why::Evasion { enemy: from } => shot("chronicle-rolled-evasion", None, enemy(from)),
            Why::FighterEvasion { fighter, enemy: from } => {
                shot("chronicle-rolled-fighter-evasion", Some(words.fighter_name(fighter)), enemy(from))
            }
            _ => match roll.request.source {
                Some(source) => words.source(source),
                None => words.sector(roll.sector),
            },
        }
    }
}
