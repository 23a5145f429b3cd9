//! What happened, in the ship's log: short lines, with the dice beside them and every roll explained.

use super::decision::effects;
use super::roll::{Known, of_request, told};
use super::rule;
use super::thing::{Words, number, plain};
use crate::content::id::{HeroId, IntelId, SectorId};
use crate::content::terms::{Section, Track};
use crate::engine::chance::{Die, Request, Why};
use crate::engine::combat::EnemyId;
use crate::engine::decision::{Part, Source};
use crate::engine::event::{CombatResult, Event};
use crate::engine::query::Damage;
use crate::engine::state::{Outcome, Status};

/// A die beside a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thrown {
    /// The face.
    pub die: Die,
    /// Whether it did what it was rolled for; none where there is no such thing.
    pub succeeded: Option<bool>,
    /// The whole sum: “3 + 1 Morale = 4, needs 4”.
    pub told: String,
}

/// How a line is to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// A fact.
    #[default]
    Plain,
    /// A gain.
    Good,
    /// A loss.
    Bad,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The turn; 0 before the first.
    pub turn: u16,
    /// The words.
    pub text: String,
    /// Gain or loss.
    pub tone: Tone,
    /// The dice that it came from.
    pub dice: Vec<Thrown>,
    /// The rule that explains it.
    pub rule: String,
}

impl Line {
    /// The line with its sums, for those who ask: “Evaded Valkyrie. 3 + 2 Piloting = 5, needs 5”.
    pub fn explain(&self, words: &Words<'_>) -> String {
        let sums = self.dice.iter().map(|thrown| thrown.told.clone()).filter(|told| !told.is_empty());
        sums.fold(self.text.clone(), |said, sum| {
            words.with("log-explained", &[("said", said.into()), ("sum", sum.into())])
        })
    }
}

/// The ship's log of a scenario. Tell it every event in order; after an undo, begin a new one.
#[derive(Debug, Clone)]
pub struct Log {
    lines: Vec<Line>,
    turn: u16,
    here: SectorId,
    known: Known,
    /// Dice that no line has taken yet.
    loose: Vec<(Die, Request)>,
    /// Hits of one cause, still being counted.
    hits: Option<Hits>,
    /// Heroes of whose use a line has already told.
    told: Vec<HeroId>,
    /// Credits paid, and not yet said what for.
    paid: u16,
    /// Whether the next change of a figure is part of a line said already.
    said: Option<Track>,
}

/// Hits on the Ironclad of one cause, for one line.
#[derive(Debug, Clone)]
struct Hits {
    source: Option<Source>,
    struck: Vec<String>,
    dice: Vec<Die>,
    worse: Vec<(Section, Damage)>,
}

impl Log {
    /// An empty log, as the scenario begins.
    pub fn new(words: &Words<'_>) -> Self {
        Self {
            lines: Vec::new(),
            turn: 0,
            here: words.scenario.ship,
            known: Known::at_start(words),
            loose: Vec::new(),
            hits: None,
            told: Vec::new(),
            paid: 0,
            said: None,
        }
    }

    /// The log of these events, from the scenario's first.
    pub fn of<'e>(words: &Words<'_>, events: impl IntoIterator<Item = &'e Event>) -> Self {
        let mut log = Self::new(words);
        for event in events {
            log.tell(words, event);
        }
        log
    }

    /// The log of a few events that happened with the ship in this sector.
    pub fn at<'e>(words: &Words<'_>, here: SectorId, events: impl IntoIterator<Item = &'e Event>) -> Self {
        let mut log = Self { here, ..Self::new(words) };
        for event in events {
            log.tell(words, event);
        }
        log
    }

    /// The lines so far, but for hits that are still being counted.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The lines of hits that are still being counted: they come after the others, and may yet grow.
    pub fn open_lines(&self, words: &Words<'_>) -> Vec<Line> {
        let mut open = Self { lines: Vec::new(), ..self.clone() };
        open.flush(words);
        open.lines
    }

    /// Writes what happened.
    pub fn tell(&mut self, words: &Words<'_>, event: &Event) {
        if let Event::Rolled { die, request } = *event {
            self.roll(words, die, request);
        } else if !self.counted_as_hit(words, event) {
            self.flush(words);
            self.note(words, event);
        }
        self.known.hear(words, event);
    }

    fn roll(&mut self, words: &Words<'_>, die: Die, request: Request) {
        if request.why == Why::DamageControl {
            self.open_hits(words, request.source);
            if let Some(hits) = &mut self.hits {
                hits.dice.push(die);
            }
        } else {
            self.flush(words);
            self.loose.push((die, request));
        }
    }

    /// Begins to count hits of a cause.
    fn open_hits(&mut self, words: &Words<'_>, source: Option<Source>) {
        if self.hits.as_ref().is_some_and(|hits| hits.source != source) {
            self.flush(words);
        }
        self.hits.get_or_insert(Hits { source, struck: Vec::new(), dice: Vec::new(), worse: Vec::new() });
    }

    /// Takes an event into the line of hits, if it belongs there.
    fn counted_as_hit(&mut self, words: &Words<'_>, event: &Event) -> bool {
        match *event {
            Event::ConditionStruck { .. } => {
                self.flush(words);
                self.open_hits(words, Some(Source::Condition));
                true
            }
            Event::SectionChanged { section, by, now, source } if by > 0 => {
                let own = self.hits.as_ref().is_some_and(|hits| hits.source == source);
                if !own && source.is_none() {
                    return false;
                }
                self.open_hits(words, source);
                let name = words.section(section);
                if let Some(hits) = &mut self.hits {
                    hits.struck.push(name);
                    let before = now.saturating_sub(by.unsigned_abs());
                    if Damage::of(before) != Damage::of(now) {
                        hits.worse.retain(|(other, _)| *other != section);
                        hits.worse.push((section, Damage::of(now)));
                    }
                }
                true
            }
            Event::Counted { track: track @ (Track::Hull | Track::Crew), by, source, .. } if by < 0 => {
                let Some(hits) = self.hits.as_mut().filter(|hits| hits.source == source) else { return false };
                hits.struck.push(words.track(track));
                true
            }
            Event::EnergyChanged { .. } if self.hits.is_some() => true,
            _ => false,
        }
    }

    fn flush(&mut self, words: &Words<'_>) {
        let Some(hits) = self.hits.take() else { return };
        if hits.struck.is_empty() && !hits.dice.is_empty() {
            // What the dice would have done is being answered: the answer's line shows them.
            let request = Request { why: Why::DamageControl, source: hits.source, against: None };
            self.loose.extend(hits.dice.into_iter().map(|die| (die, request)));
            return;
        }
        let dice = hits.dice.iter().map(|die| Thrown { die: *die, succeeded: None, told: String::new() }).collect();
        let name = match hits.source {
            Some(Source::Condition) => words.sector(self.here),
            Some(source) => words.source(source),
            None => words.get("log-hits"),
        };
        let key = if hits.struck.is_empty() { "log-hits-none" } else { "log-hits-struck" };
        let struck = words.list(hits.struck);
        let text = words.with(key, &[("name", name.into()), ("struck", struck.into())]);
        self.lines.push(Line { turn: self.turn, text, tone: Tone::Bad, dice, rule: rule::HITS.to_owned() });
        for (section, damage) in hits.worse {
            let effect = words.damage_effect(section, damage).unwrap_or_default();
            let args = [
                ("section", words.section(section).into()),
                ("state", words.damage(damage).into()),
                ("effect", effect.into()),
            ];
            let text = words.with("log-section-worse", &args);
            self.lines.push(Line {
                turn: self.turn,
                text,
                tone: Tone::Bad,
                dice: Vec::new(),
                rule: rule::SECTION.to_owned(),
            });
        }
    }

    fn note(&mut self, words: &Words<'_>, event: &Event) {
        match *event {
            Event::TurnBegan { turn, .. } => self.turn = turn,
            Event::Moved { to, .. } => self.here = to,
            Event::AbilityUsed { hero } | Event::Warded { by: hero } | Event::Softened { by: hero, .. } => {
                self.told.push(hero);
            }
            _ => {}
        }
        if self.passed_over(event) {
            return;
        }
        let succeeded = match *event {
            Event::CheckDecided { won, .. } => Some(won),
            Event::ShotDecided { landed, .. } => Some(landed),
            Event::EnemyShotDecided { evaded, .. } => Some(evaded),
            _ => None,
        };
        let Some((text, tone)) = self.said(words, event) else { return };
        let dice = self.take_dice(words, succeeded);
        let rule = rule::event(words.content, event).to_owned();
        let alone = line(words, event, self.here).is_some_and(|(own, _)| own != text);
        if alone || !dice.is_empty() || !self.joined(words, event) {
            self.lines.push(Line { turn: self.turn, text, tone, dice, rule });
        }
    }

    fn take_dice(&mut self, words: &Words<'_>, succeeded: Option<bool>) -> Vec<Thrown> {
        let loose = std::mem::take(&mut self.loose);
        let known = &self.known;
        let last = loose.len().saturating_sub(1);
        loose
            .into_iter()
            .enumerate()
            .map(|(place, (die, request))| {
                // Only the last die decided; those before it were rolled again, or chose the target.
                let succeeded = succeeded.filter(|_| place == last);
                let sum = of_request(words, known, &request);
                let told = sum.map(|sum| told(words, die, &sum, succeeded)).unwrap_or_default();
                Thrown { die, succeeded, told }
            })
            .collect()
    }

    /// Whether an event says only what a line has said already.
    fn passed_over(&mut self, event: &Event) -> bool {
        match *event {
            Event::HeroChanged { hero, from, to, .. } => {
                let told = self.told.contains(&hero);
                self.told.retain(|other| *other != hero);
                told && (from, to) == (Status::Ready, Status::Exhausted)
            }
            Event::Counted { track: Track::Credits, by, source: Some(Source::Service(_)), .. } if by < 0 => {
                self.paid += by.unsigned_abs();
                true
            }
            Event::Counted { track, by, .. } if by > 0 && self.said == Some(track) => {
                self.said = None;
                true
            }
            Event::Bought { good } => {
                self.said = Some(good.track());
                false
            }
            Event::Toasted { .. } => {
                self.said = Some(Track::Morale);
                false
            }
            _ => false,
        }
    }

    /// Adds a name to the line before, where that says the same of another.
    fn joined(&mut self, words: &Words<'_>, event: &Event) -> bool {
        let (key, name) = match *event {
            Event::HeroChanged { hero, from, to, .. } => (status_key(from, to), words.hero(hero)),
            Event::EnemyMet { enemy, .. } => ("log-enemies", enemy_name(words, enemy)),
            _ => return false,
        };
        let Some(last) = self.lines.last_mut().filter(|last| last.turn == self.turn && last.dice.is_empty()) else {
            return false;
        };
        let Some(before) = last_names(words, key, &last.text) else { return false };
        let names = words.list([before, name]);
        last.text = words.with(key, &[("names", names.into())]);
        true
    }

    /// An event's own line.
    fn said(&mut self, words: &Words<'_>, event: &Event) -> Option<(String, Tone)> {
        let served = matches!(
            event,
            Event::Bought { .. } | Event::Mended { .. } | Event::Toasted { .. } | Event::HeroChanged { .. }
        );
        let paid = if served { std::mem::take(&mut self.paid) } else { 0 };
        let (text, tone) = line(words, event, self.here)?;
        let text = match paid {
            0 => text,
            _ => words.with("log-for-credits", &[("said", text.into()), ("count", number(paid))]),
        };
        Some((text, tone))
    }
}

fn status_key(from: Status, to: Status) -> &'static str {
    match (from, to) {
        (_, Status::Ready) => "log-ready",
        (Status::Wounded, Status::Exhausted) => "log-healed",
        (_, Status::Exhausted) => "log-exhausted",
        (_, Status::Wounded) => "log-wounded",
    }
}

/// The names in a line of this message, if it is one.
fn last_names(words: &Words<'_>, key: &str, line: &str) -> Option<String> {
    let frame = words.with(key, &[("names", "\u{0}".into())]);
    let (before, after) = frame.split_once('\u{0}')?;
    let names = line.strip_prefix(before)?.strip_suffix(after)?;
    Some(names.to_owned())
}

fn enemy_name(words: &Words<'_>, enemy: EnemyId) -> String {
    words.enemy(enemy, None)
}

/// The line of one event, by itself; none for what needs no telling. `here` is where the ship is.
pub fn line(words: &Words<'_>, event: &Event, here: SectorId) -> Option<(String, Tone)> {
    let named = |key: &str, name: String| words.with(key, &[("name", name.into())]);
    let counted = |key: &str, count: u8| words.with(key, &[("count", number(count))]);
    let fact = |text: String| Some((text, Tone::Plain));
    let good = |text: String| Some((text, Tone::Good));
    let bad = |text: String| Some((text, Tone::Bad));
    match *event {
        Event::TurnBegan { taken: 0, .. } => None,
        Event::TurnBegan { taken, .. } => bad(counted("log-turn-short", taken)),
        Event::ActionGiven { .. } => fact(words.get("log-action-given")),
        Event::TurnEnded { unspent } => fact(counted("log-turn-ended", unspent)),
        Event::ActionsLost { now, owed, .. } => bad(counted("log-actions-lost", now + owed)),
        Event::Moved { from, to } => {
            let sectors = &words.scenario.map.sectors;
            match (sectors[from].port(), sectors[to].port()) {
                (Some(port), None) => fact(named("log-left", words.port(port))),
                (_, Some(port)) => fact(named("log-raised", words.port(port))),
                // What a harmful sector does is told, and by its name.
                (None, None) if sectors[to].condition().is_some_and(|space| space.is_harmful()) => None,
                (None, None) => fact(named("log-moved", words.sector(to))),
            }
        }
        Event::TokenRevealed { sector, card, by_recon } => {
            let key = if by_recon { "log-recon" } else { "log-blind" };
            let args = [("card", words.intel(card).into()), ("sector", words.sector(sector).into())];
            fact(words.with(key, &args))
        }
        Event::CardBegan { card } => fact(words.intel_log(card)),
        Event::CardSkipped { card } => fact(named("log-skipped", words.intel(card))),
        Event::TableRead { card, total, row } => fact(table_line(words, card, total, row)),
        Event::CheckDecided { card, total, difficulty, won } => {
            let key = if won { "log-check-won" } else { "log-check-lost" };
            let args = [
                ("card", words.intel(card).into()),
                ("total", plain(total).into()),
                ("difficulty", number(difficulty)),
            ];
            Some((words.with(key, &args), if won { Tone::Good } else { Tone::Bad }))
        }
        Event::Counted { track, by, now, .. } => {
            let way = if by < 0 { "lost" } else { "gained" };
            let args = [("count", number(by.unsigned_abs())), ("now", number(now))];
            let text = words.with(&format!("log-{track}-{way}"), &args);
            let tone = if by < 0 && track != Track::Credits && track != Track::Ammo {
                Tone::Bad
            } else if by < 0 {
                Tone::Plain
            } else {
                Tone::Good
            };
            Some((text, tone))
        }
        Event::SectionChanged { section, by, now, .. } if by > 0 => {
            let args = [("section", words.section(section).into()), ("now", number(now))];
            bad(words.with("log-section-hit", &args))
        }
        Event::ShieldsTook { hits, .. } => fact(counted("log-shields-took", hits)),
        Event::ShieldsWhole { .. } => fact(words.get("log-shields-whole")),
        Event::EnergyChanged { by, now } if by > 0 => fact(counted("log-energy-back", now)),
        Event::EnergyChanged { now, .. } => fact(counted("log-energy", now)),
        Event::SpaceUncovered { space } => {
            let effect = words.get(&format!("energy-space-{space}"));
            bad(words.with("log-uncovered", &[("effect", effect.into())]))
        }
        Event::HeroChanged { hero, from, to, .. } => {
            let text = words.with(status_key(from, to), &[("names", words.hero(hero).into())]);
            match to {
                Status::Ready => good(text),
                Status::Exhausted => fact(text),
                Status::Wounded => bad(text),
            }
        }
        Event::AbilityUsed { hero } => {
            let args = [("hero", words.hero(hero).into()), ("ability", words.ability(hero).into())];
            fact(words.with("log-ability", &args))
        }
        Event::CrewSaved { points, .. } => good(counted("log-crew-saved", points)),
        Event::Sheltered { hero, by } => {
            let args = [("hero", words.hero(hero).into()), ("by", words.hero(by).into())];
            good(words.with("log-sheltered", &args))
        }
        Event::Softened { by, morale } => {
            good(words.with("log-softened", &[("hero", words.hero(by).into()), ("count", number(morale))]))
        }
        Event::Warded { by } => good(named("log-warded", words.hero(by))),
        Event::MutinyDue => bad(words.get("log-mutiny-due")),
        Event::NobodyFights => good(words.get("log-nobody-fights")),
        Event::CombatBegan => fact(words.get("log-combat-began")),
        Event::EnemyMet { enemy, .. } => fact(words.with("log-enemies", &[("names", enemy_name(words, enemy).into())])),
        Event::PhaseBegan { phase } => fact(named("log-phase", words.phase(phase))),
        Event::OrderGiven { order, hero, .. } => {
            let args = [("order", words.order(order).into()), ("hero", words.hero(hero).into())];
            fact(words.with("log-order", &args))
        }
        Event::FighterLaunched { launched } => {
            let args = [("pilot", words.hero(launched.pilot).into()), ("ship", words.fighter(launched.fighter).into())];
            fact(words.with("log-launched", &args))
        }
        Event::ShotDecided { fighter, target, landed, damage, .. } => {
            let who = fighter.map_or_else(|| words.get("ironclad"), |fighter| words.fighter(fighter));
            let args = [("who", who.into()), ("target", enemy_name(words, target).into()), ("damage", number(damage))];
            let key = if landed { "log-shot-landed" } else { "log-shot-missed" };
            Some((words.with(key, &args), if landed { Tone::Good } else { Tone::Plain }))
        }
        Event::EnemyShotDecided { enemy, fighter, evaded, .. } => {
            let who = fighter.map_or_else(|| words.get("ironclad"), |fighter| words.fighter(fighter));
            let args = [("who", who.into()), ("enemy", enemy_name(words, enemy).into())];
            let key = if evaded { "log-evaded" } else { "log-not-evaded" };
            Some((words.with(key, &args), if evaded { Tone::Good } else { Tone::Bad }))
        }
        Event::AttackIgnored { enemy } => good(named("log-escorted", enemy_name(words, enemy))),
        Event::EnemyStruck { enemy, shield, hull } => enemy_struck(words, enemy, shield, hull),
        Event::EnemyDestroyed { enemy } => good(named("log-destroyed", enemy_name(words, enemy))),
        Event::FighterChanged { fighter, by, damage } if by > 0 => {
            let args = [("name", words.fighter(fighter).into()), ("damage", number(damage))];
            bad(words.with("log-fighter-hit", &args))
        }
        Event::FighterDisabled { fighter } => bad(named("log-fighter-disabled", words.fighter(fighter))),
        Event::CombatEnded { result } => {
            let tone = if result == CombatResult::Victory { Tone::Good } else { Tone::Bad };
            Some((words.get(&format!("log-combat-{}", <&str>::from(result))), tone))
        }
        Event::Docked { sector, .. } => fact(named("log-docked", words.sector(sector))),
        Event::ServiceTaken { service, .. } => fact(named("log-service", words.service_choice(service))),
        Event::Bought { good: what } => good(named("log-bought", words.good(what))),
        Event::Toasted { .. } => good(named("log-toasted", words.sector(here))),
        Event::Mended { part } => good(mended(words, part)),
        Event::Ended { outcome: Outcome::Won } => good(words.get("log-won")),
        Event::Ended { outcome: Outcome::Lost } => bad(words.get("log-lost")),
        // Told by their line: what was done with the action, the roll, the plan, the thing mended.
        Event::ActionSpent { .. }
        | Event::TokenDiscarded { .. }
        | Event::CardEnded { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::ConditionStruck { .. }
        | Event::SectionChanged { .. }
        | Event::HeroCommitted { .. }
        | Event::Ordered { .. }
        | Event::Assigned { .. }
        | Event::SortiePlanned { .. }
        | Event::PlanComplete { .. }
        | Event::PlanTakenBack { .. }
        | Event::PlanConfirmed
        | Event::StageBegan { .. }
        | Event::FighterChanged { .. }
        | Event::ServiceEnded { .. }
        | Event::ServicesDeclined
        | Event::Undocked => None,
    }
}

fn table_line(words: &Words<'_>, card: IntelId, total: i8, row: u8) -> String {
    let done = words.content.intel[card].table().and_then(|table| table.rows.get(usize::from(row)));
    let done = done.map(|row| effects(words, &row.effects, words.scenario.file.start.threat)).unwrap_or_default();
    let args = [("card", words.intel(card).into()), ("total", plain(total).into()), ("effects", done.into())];
    words.with("log-table", &args)
}

fn enemy_struck(words: &Words<'_>, enemy: EnemyId, shield: u8, hull: u8) -> Option<(String, Tone)> {
    let key = match (shield, hull) {
        (0, 0) => return None,
        (_, 0) => "log-enemy-shield",
        (0, _) => "log-enemy-hull",
        (_, _) => "log-enemy-both",
    };
    let args = [("name", enemy_name(words, enemy).into()), ("shield", number(shield)), ("hull", number(hull))];
    Some((words.with(key, &args), Tone::Good))
}

fn mended(words: &Words<'_>, part: Part) -> String {
    words.with("log-mended", &[("name", words.part(part).into())])
}
