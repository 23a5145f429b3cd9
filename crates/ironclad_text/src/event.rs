//! What happened, in the ship's log: short lines, with the dice beside them and every roll explained.

mod hits;
mod line;

pub use self::line::{Tone, line};

use self::hits::Hits;
use self::line::{enemy_name, several, status_key};
use super::roll::{Known, of_request, told};
use super::rule;
use super::thing::{Words, number};
use ironclad_game::content::id::{HeroId, SectorId, SideId};
use ironclad_game::content::terms::Track;
use ironclad_game::engine::chance::{Die, Request, Why};
use ironclad_game::engine::decision::Source;
use ironclad_game::engine::event::Event;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::query::View;
use ironclad_game::engine::state::{Status, Table};
use words::Name;

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
    /// The names that the last line tells, and its message, as long as another may be added.
    naming: Option<(&'static str, Vec<Name>)>,
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
    /// How a story stood when it was told, if the log is told from its first event.
    story: Option<Stood>,
}

/// What of a story its words depend on, as it was at the moment of which a line tells.
#[derive(Debug, Clone, Copy, Default)]
struct Stood {
    side: Option<SideId>,
    used: Option<HeroId>,
    later: i8,
}

impl Stood {
    fn hear(&mut self, told: StoryEvent) {
        match told {
            StoryEvent::SideTaken { side } => self.side = Some(side),
            StoryEvent::Used { hero } => self.used = Some(hero),
            StoryEvent::Turns { by } => self.later = self.later.saturating_add(by),
            StoryEvent::Fielded { .. }
            | StoryEvent::Shuffled
            | StoryEvent::Read { .. }
            | StoryEvent::Said { .. }
            | StoryEvent::Fired { .. }
            | StoryEvent::Chosen { .. }
            | StoryEvent::Offered { .. }
            | StoryEvent::Marked { .. }
            | StoryEvent::Unmarked { .. }
            | StoryEvent::Flagged { .. }
            | StoryEvent::TokenPlaced { .. }
            | StoryEvent::TokenGone { .. }
            | StoryEvent::Sent { .. }
            | StoryEvent::Went { .. }
            | StoryEvent::Waited { .. }
            | StoryEvent::TookLane { .. }
            | StoryEvent::Held { .. }
            | StoryEvent::Hurried { .. }
            | StoryEvent::Struck { .. }
            | StoryEvent::Met { .. }
            | StoryEvent::Gone { .. }
            | StoryEvent::Marched
            | StoryEvent::Put { .. }
            | StoryEvent::Taken { .. }
            | StoryEvent::Landed { .. }
            | StoryEvent::Ferried { .. }
            | StoryEvent::Spoilt { .. }
            | StoryEvent::Drifted { .. }
            | StoryEvent::Swallowed { .. }
            | StoryEvent::Lifted { .. }
            | StoryEvent::Dropped { .. }
            | StoryEvent::CarriedOff { .. }
            | StoryEvent::Aged
            | StoryEvent::Counted { .. }
            | StoryEvent::Posted { .. }
            | StoryEvent::Fetched { .. }
            | StoryEvent::Seen { .. }
            | StoryEvent::Failed { .. }
            | StoryEvent::Worth { .. }
            | StoryEvent::Checked { .. }
            | StoryEvent::Fought { .. }
            | StoryEvent::Left { .. }
            | StoryEvent::Hurt { .. }
            | StoryEvent::Dearer { .. }
            | StoryEvent::Promised { .. }
            | StoryEvent::Kept
            | StoryEvent::Arranged { .. }
            | StoryEvent::Heard { .. }
            | StoryEvent::Word { .. }
            | StoryEvent::Debriefed { .. } => {}
        }
    }
}

impl Log {
    /// An empty log, as the scenario begins.
    pub fn new(words: &Words<'_>) -> Self {
        Self {
            lines: Vec::new(),
            naming: None,
            turn: 0,
            here: words.scenario.ship,
            known: Known::at_start(words),
            loose: Vec::new(),
            hits: None,
            told: Vec::new(),
            paid: 0,
            said: None,
            story: Some(Stood::default()),
        }
    }

    /// The same, told by the sides of the cards that are up on this table.
    pub fn by_table(words: &Words<'_>, table: &Table) -> Self {
        let mut log = Self::new(words);
        log.known.look(table);
        log
    }

    /// The log of these events, told by the sides of the cards that are up.
    pub fn of_game<'e>(words: &Words<'_>, table: &Table, events: impl IntoIterator<Item = &'e Event>) -> Self {
        let mut log = Self::by_table(words, table);
        for event in events {
            log.tell(words, event);
        }
        log
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
        let mut log = Self { here, story: None, ..Self::new(words) };
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
        // Before a hit has struck anything nobody knows whether it does harm.
        if self.hits.as_ref().is_some_and(Hits::is_undecided) {
            return Vec::new();
        }
        let mut open = Self { lines: Vec::new(), ..self.clone() };
        open.flush(words);
        open.lines
    }

    /// Writes what happened.
    pub fn tell(&mut self, words: &Words<'_>, event: &Event) {
        if let (Some(story), Event::Story(told)) = (&mut self.story, event) {
            story.hear(*told);
        }
        match (words.at, self.table_then(words)) {
            (Some(view), Some(table)) => {
                let then = Words { at: Some(View { table: &table, ..view }), ..*words };
                self.write(&then, event);
            }
            _ => self.write(words, event),
        }
    }

    /// The table with the day, the side and the hero that words of the story have to name: not those of now, but those of
    /// the moment of which they tell.
    fn table_then(&self, words: &Words<'_>) -> Option<Table> {
        let (stood, view) = self.story.zip(words.at)?;
        let mut table = view.table.clone();
        table.turn = self.turn;
        let course = table.course.as_mut()?;
        (course.side, course.taken) = stood.side.map_or((course.side, false), |side| (side, true));
        (course.used, course.later) = (stood.used, stood.later);
        Some(table)
    }

    fn write(&mut self, words: &Words<'_>, event: &Event) {
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

    fn note(&mut self, words: &Words<'_>, event: &Event) {
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
            self.naming = if alone { None } else { named(words, event).map(|(key, name)| (key, vec![name])) };
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
                let succeeded = if place == last { succeeded } else { None };
                let sum = of_request(words, known, &request);
                let told = sum.map(|sum| told(words, die, &sum, succeeded)).unwrap_or_default();
                Thrown { die, succeeded, told }
            })
            .collect()
    }

    /// Whether an event says only what a line has said already. Takes in what tells that of later ones, and when and where it
    /// is.
    fn passed_over(&mut self, event: &Event) -> bool {
        match *event {
            Event::TurnBegan { turn, .. } => {
                self.turn = turn;
                false
            }
            Event::Moved { to, .. } => {
                self.here = to;
                false
            }
            Event::AbilityUsed { hero } | Event::Warded { by: hero } | Event::Softened { by: hero, .. } => {
                self.told.push(hero);
                false
            }
            Event::HeroChanged { hero, from, to, .. } => {
                let told = self.told.contains(&hero);
                self.told.retain(|other| *other != hero);
                told && (from, to) == (Status::Ready, Status::Exhausted)
            }
            Event::Counted {
                track: Track::Credits, by, source: Some(Source::Service(_) | Source::Intel(_)), ..
            } if by < 0 => {
                self.paid += by.unsigned_abs();
                true
            }
            Event::Counted { track, by, .. } if by > 0 && self.said == Some(track) => {
                self.said = None;
                true
            }
            Event::Bought { good } => {
                self.said = good.track();
                false
            }
            Event::Toasted { .. } => {
                self.said = Some(Track::Morale);
                false
            }
            Event::ActionSpent { .. }
            | Event::ActionGiven { .. }
            | Event::TurnEnded { .. }
            | Event::ActionsLost { .. }
            | Event::TokenRevealed { .. }
            | Event::TokenDiscarded { .. }
            | Event::ConditionStruck { .. }
            | Event::CardBegan { .. }
            | Event::CardSkipped { .. }
            | Event::CardEnded { .. }
            | Event::TableRead { .. }
            | Event::CheckDecided { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::OnePaid
            | Event::Counted { .. }
            | Event::SectionChanged { .. }
            | Event::ShieldsTook { .. }
            | Event::ShieldsWhole { .. }
            | Event::EnergyChanged { .. }
            | Event::SpaceUncovered { .. }
            | Event::HeroCommitted { .. }
            | Event::CrewSaved { .. }
            | Event::Sheltered { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::MutinyDue
            | Event::NobodyFights
            | Event::PatrolSent { .. }
            | Event::CombatBegan
            | Event::EnemyMet { .. }
            | Event::PhaseBegan { .. }
            | Event::Ordered { .. }
            | Event::Assigned { .. }
            | Event::SortiePlanned { .. }
            | Event::PlanComplete { .. }
            | Event::PlanTakenBack { .. }
            | Event::PlanConfirmed
            | Event::OrderGiven { .. }
            | Event::FighterLaunched { .. }
            | Event::StageBegan { .. }
            | Event::ShotDecided { .. }
            | Event::EnemyShotDecided { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::SystemUpgraded { .. }
            | Event::FighterUpgraded { .. }
            | Event::ModuleUpgraded { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::EnemyStruck { .. }
            | Event::EnemyDestroyed { .. }
            | Event::SpecialActed { .. }
            | Event::Boarded { .. }
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
            | Event::EnemyGone { .. }
            | Event::FighterChanged { .. }
            | Event::FighterDisabled { .. }
            | Event::CombatEnded { .. }
            | Event::Docked { .. }
            | Event::ServiceTaken { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearDrawn { .. }
            | Event::GearTaken { .. }
            | Event::GearMoved { .. }
            | Event::GearReturned { .. }
            | Event::ModuleFound { .. }
            | Event::ReputationChanged { .. }
            | Event::Allied { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ModuleFitted { .. }
            | Event::ModuleTakenOut { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::FittedOut
            | Event::MilestoneReached { .. }
            | Event::HeroJoined { .. }
            | Event::ShipGained { .. }
            | Event::ModuleGained { .. }
            | Event::GearStowed { .. }
            | Event::HeroPromoted { .. }
            | Event::HeroTreated { .. }
            | Event::Ended { .. }
            | Event::Sought { .. }
            | Event::Story(_) => false,
        }
    }

    /// Adds a name to the line before, where that says the same of another.
    fn joined(&mut self, words: &Words<'_>, event: &Event) -> bool {
        let Some((key, name)) = named(words, event) else { return false };
        let Some(last) = self.lines.last_mut().filter(|last| last.turn == self.turn && last.dice.is_empty()) else {
            return false;
        };
        let Some((_, names)) = self.naming.as_mut().filter(|(own, _)| *own == key) else { return false };
        names.push(name);
        last.text = words.with(key, &several(words, names));
        true
    }

    /// An event's own line.
    fn said(&mut self, words: &Words<'_>, event: &Event) -> Option<(String, Tone)> {
        let served = matches!(
            event,
            Event::Bought { .. }
                | Event::Mended { .. }
                | Event::Toasted { .. }
                | Event::HeroChanged { .. }
                | Event::HeroTreated { .. }
                | Event::SystemUpgraded { .. }
                | Event::FighterUpgraded { .. }
                | Event::ModuleUpgraded { .. }
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

/// The message of an event that tells a name, to which the names of others can be added; and the name.
fn named(words: &Words<'_>, event: &Event) -> Option<(&'static str, Name)> {
    match *event {
        Event::HeroChanged { hero, from, to, .. } => Some((status_key(from, to), words.hero_name(hero))),
        Event::EnemyMet { enemy, .. } => Some(("log-enemies", enemy_name(words, enemy))),
        _ => None,
    }
}
