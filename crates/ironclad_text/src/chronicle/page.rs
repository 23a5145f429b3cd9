//! The page of a scenario: what it was, how it went, what it cost.

use super::Teller;
use crate::mission::between;
use crate::thing::{Words, count, number};
use ironclad_game::chronicle::{Block, CardEnd, Chapter, HighlightKind, Item, Loss, Page, Tone};
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::Outcome;
use ironclad_game::engine::event::CombatResult;

/// Sixths by which the dice must differ from their promise before it is called luck: one roll and a half.
const LUCK: i64 = 9;

impl<'a> Teller<'a> {
    pub(super) fn page(&self, chapter: &'a Chapter) -> Page {
        let mut blocks = Vec::new();
        if self.chronicle.length.is_none() {
            blocks.push(Block::Paragraph(self.kept_by()));
        }
        let paragraphs = [self.opening(chapter), self.missed(chapter), self.course(chapter), self.cost(chapter)];
        blocks.extend(paragraphs.into_iter().filter(|words| !words.is_empty()).map(Block::Paragraph));
        if !self.chronicle.scripted && chapter.dice.thrown > 0 {
            blocks.push(Block::Paragraph(self.luck(chapter)));
        }
        if chapter.way.len() > 1 {
            blocks.push(Block::Figure(self.map_of_the_way(chapter)));
        }
        let mut list = |heading: &str, items: Vec<Item>| {
            if !items.is_empty() {
                blocks.extend([Block::Heading(self.text.get(heading)), Block::List(items)]);
            }
        };
        list("chronicle-decided", self.decided(chapter));
        list("chronicle-milestones", self.milestones(chapter));
        list("chronicle-gained", self.gained(chapter));
        list("chronicle-losses", self.losses(chapter));
        list("chronicle-reputations", self.reputations(chapter));
        if !self.chronicle.scripted {
            list("chronicle-best", self.rolls(chapter, &chapter.dice.best, "chronicle-roll-best", Tone::Good));
            list("chronicle-worst", self.rolls(chapter, &chapter.dice.worst, "chronicle-roll-worst", Tone::Bad));
        }
        if self.chronicle.length.is_none() && chapter.reputation.len() > 1 {
            blocks.push(Block::Figure(self.reputation_chart()));
        }
        blocks.push(Block::Heading(self.text.get("chronicle-log")));
        blocks.push(Block::Log(self.log(chapter)));
        Page { title: self.named(chapter), subtitle: self.subtitle(chapter), blocks }
    }

    fn subtitle(&self, chapter: &'a Chapter) -> String {
        let words = self.words(chapter);
        let threat = self.text.with("chronicle-threat", &[("threat", words.threat(chapter.threat).into())]);
        let side = chapter.side.map(|side| between(self.text, side));
        self.text.list("beside", side.into_iter().chain([threat, self.ended(chapter)]))
    }

    /// Whom for, what for, with whom and with what.
    fn opening(&self, chapter: &'a Chapter) -> String {
        let words = self.words(chapter);
        let began = chapter.began;
        // The aim of a story names the last turn itself, where it matters.
        let turns = if chapter.scenario.story.is_some() { 0 } else { chapter.last_turn.unwrap_or_default() };
        let orders = match chapter.side {
            Some(side) => {
                let (with, against) = (words.faction_name(side.with), words.faction_name(side.against));
                self.text.with(
                    "chronicle-orders-side",
                    &[
                        ("with", with.into()),
                        ("against", against.into()),
                        ("aim", words.aim().into()),
                        ("turns", number(turns)),
                    ],
                )
            }
            None => self.text.with("chronicle-orders", &[("aim", words.aim().into()), ("turns", number(turns))]),
        };
        let names = self.all(chapter.aboard.iter().map(|(hero, _)| words.hero(*hero)));
        let aboard = [("count", count(chapter.aboard.len())), ("names", names.into())];
        let figures = [
            ("hull", number(began.hull)),
            ("crew", number(began.crew)),
            ("morale", number(began.morale)),
            ("ammo", number(began.ammo)),
            ("salvage", number(began.salvage)),
            ("credits", number(began.credits)),
        ];
        let sentences =
            [orders, self.text.with("chronicle-aboard", &aboard), self.text.with("chronicle-cast-off", &figures)];
        // Until she has cast off there is nothing to be said of how she did.
        let told = if chapter.turns == 0 { 1 } else { sentences.len() };
        self.sentences(sentences.into_iter().take(told))
    }

    /// Who was missing, when, and who sat in.
    fn missed(&self, chapter: &Chapter) -> String {
        let told = chapter.missed.iter().map(|missed| {
            let key = match (missed.from, missed.to) {
                (from, to) if from <= 1 && to >= chapter.turns && to > 0 => "chronicle-away",
                (_, 0) => "chronicle-away-fitting-out",
                (from, to) if from.max(1) == to => "chronicle-away-turn",
                _ => "chronicle-away-turns",
            };
            let args = [
                ("name", self.player(missed.seat).into()),
                ("other", self.player(missed.sat_in).into()),
                ("from", number(missed.from.max(1))),
                ("to", number(missed.to)),
            ];
            self.text.with(key, &args)
        });
        self.sentences(told)
    }

    /// How it went and how it ended.
    fn course(&self, chapter: &'a Chapter) -> String {
        let counted = |key: &str, many: usize| (many > 0).then(|| self.text.with(key, &[("count", count(many))]));
        let of = |key: &str, many: usize, all: usize| {
            (all > 0).then(|| self.text.with(key, &[("count", count(many)), ("all", count(all))]))
        };
        let kinds = || chapter.highlights.iter().map(|highlight| &highlight.kind);
        let cards = |wanted: fn(CardEnd) -> bool| {
            kinds().filter(|kind| matches!(kind, HighlightKind::Card(met) if wanted(met.end))).count()
        };
        let fights = |wanted: fn(CombatResult) -> bool| {
            kinds()
                .filter(|kind| matches!(kind, HighlightKind::Combat(fought) if fought.result.is_some_and(wanted)))
                .count()
        };
        let tested =
            |so: bool| kinds().filter(|kind| matches!(kind, HighlightKind::Tested { won, .. } if *won == so)).count();
        let won = cards(|end| matches!(end, CardEnd::Won { .. })) + tested(true);
        let lost = cards(|end| matches!(end, CardEnd::Lost { .. })) + tested(false);
        let parts = [
            counted("chronicle-passages", chapter.way.len().saturating_sub(1)),
            counted("chronicle-revealed", chapter.table.tally.revealed.into()),
            of("chronicle-checks", won, won + lost),
            of("chronicle-fights", fights(|result| result == CombatResult::Victory), fights(|_| true)),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        let work = if parts.is_empty() {
            None
        } else {
            Some(self.text.with("chronicle-in-all", &[("things", self.all(parts).into())]))
        };
        let key = match chapter.outcome {
            Some(Outcome::Won) => "chronicle-end-won",
            Some(Outcome::Ended) if chapter.is_early() => "chronicle-end-not-done",
            Some(Outcome::Ended) => "chronicle-end-too-late",
            Some(Outcome::Lost) => "chronicle-end-lost",
            None => "chronicle-end-open",
        };
        let end = self.text.with(key, &[("turn", number(chapter.turns))]);
        let again = chapter.again.then(|| self.text.get("chronicle-played-again"));
        self.sentences([end].into_iter().chain(work).chain(again))
    }

    /// What it cost, and what was left.
    fn cost(&self, chapter: &'a Chapter) -> String {
        if chapter.turns == 0 {
            return String::new();
        }
        let words = self.words(chapter);
        let all = |of: fn(&Loss) -> u16| chapter.losses.iter().map(|loss| u32::from(of(loss))).sum();
        let mut parts = self.points(all(|loss| loss.crew), all(|loss| loss.hull));
        let damage = chapter.losses.iter().map(|loss| loss.sections.len()).sum();
        if damage > 0 {
            parts.push(self.text.with("chronicle-points-damage", &[("count", count(damage))]));
        }
        let mut wounded = Vec::new();
        for hero in chapter.losses.iter().flat_map(|loss| &loss.wounded) {
            if !wounded.contains(hero) {
                wounded.push(*hero);
            }
        }
        let cost = if parts.is_empty() {
            self.text.get("chronicle-no-cost")
        } else {
            self.text.with("chronicle-cost", &[("things", self.all(parts).into())])
        };
        let hurt = if wounded.is_empty() {
            None
        } else {
            let names: Vec<_> = wounded.iter().map(|hero| words.hero_name(*hero)).collect();
            let args = [("count", count(names.len())), ("names", self.text.names("all", &names).into())];
            Some(self.text.with("chronicle-wounded", &args))
        };
        let stands = chapter.stands;
        let left = [
            ("hull", number(stands.hull)),
            ("crew", number(stands.crew)),
            ("morale", number(stands.morale)),
            ("credits", number(stands.credits)),
        ];
        let left = match chapter.outcome {
            Some(Outcome::Lost) => None,
            Some(Outcome::Won | Outcome::Ended) => Some(self.text.with("chronicle-left", &left)),
            None => Some(self.text.with("chronicle-stands", &left)),
        };
        self.sentences([cost].into_iter().chain(hurt).chain(left))
    }

    /// Points lost, each with its name.
    pub(super) fn points(&self, crew: u32, hull: u32) -> Vec<String> {
        let counted = |key: &str, many: u32| (many > 0).then(|| self.text.with(key, &[("count", number(many))]));
        let parts = [counted("chronicle-points-crew", crew), counted("chronicle-points-hull", hull)];
        parts.into_iter().flatten().collect()
    }

    /// How the dice fell, against what they promised.
    fn luck(&self, chapter: &Chapter) -> String {
        let dice = &chapter.dice;
        let thrown = [("count", number(dice.thrown)), ("sixes", number(dice.sixes)), ("ones", number(dice.ones))];
        let thrown = self.text.with("chronicle-thrown", &thrown);
        if dice.tried == 0 {
            return thrown;
        }
        let differs = i64::from(dice.reached) * 6 - i64::from(dice.promised);
        let verdict = match differs {
            kind if kind >= LUCK => "chronicle-luck-kind",
            unkind if unkind <= -LUCK => "chronicle-luck-unkind",
            _ => "chronicle-luck-even",
        };
        let promised = self.sixths(dice.promised);
        let args = [("tried", number(dice.tried)), ("reached", number(dice.reached)), ("promised", promised.into())];
        self.sentences([thrown, self.text.with("chronicle-promised", &args), self.text.get(verdict)])
    }

    /// Sixths as a number, to the nearest tenth, halves upwards.
    pub(super) fn sixths(&self, sixths: u32) -> String {
        let tenths = (sixths * 10 + 3) / 6;
        match tenths % 10 {
            0 => (tenths / 10).to_string(),
            rest => self.text.with("chronicle-tenths", &[("whole", number(tenths / 10)), ("tenths", number(rest))]),
        }
    }

    /// What changed with each power.
    fn reputations(&self, chapter: &Chapter) -> Vec<Item> {
        let (Some((_, from)), Some((_, to))) = (chapter.reputation.first(), chapter.reputation.last()) else {
            return Vec::new();
        };
        let changed = Faction::ALL.into_iter().filter_map(|faction| {
            let (from, to) = (*from.get(faction.index())?, *to.get(faction.index())?);
            if from == to {
                return None;
            }
            let tone = if to > from { Tone::Good } else { Tone::Bad };
            let text = self.reputation_from_to(faction, from, to);
            Some(Item { when: String::new(), text, tone, input: None })
        });
        changed.collect()
    }

    /// One sentence after the other.
    pub(super) fn sentences(&self, all: impl IntoIterator<Item = String>) -> String {
        self.text.list("sentences", all)
    }

    pub(super) fn heroes(&self, words: &Words<'_>, heroes: &[ironclad_game::content::HeroId]) -> String {
        self.all(heroes.iter().map(|hero| words.hero(*hero)))
    }
}
