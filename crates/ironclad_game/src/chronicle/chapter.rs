//! The facts of a campaign, scenario by scenario.

use std::sync::Arc;

use serde::Serialize;

use super::fact::{Fought, Met};
use super::luck::Dice;
use crate::content::scenario::SideTaken;
use crate::content::terms::{Faction, Mode, Section, System, Threat};
use crate::content::{CheckId, ChoiceId, Content, FighterId, GearId, HeroId, ModuleId, OptionId, Scenario, SectorId};
use crate::engine::decision::ServiceChoice;
use crate::engine::query::View;
use crate::engine::state::Setup;
use crate::engine::{Outcome, Seat, Source, Table};
use crate::session::{Entry, UndoneChance};

/// The facts of a game or campaign so far.
#[derive(Debug, Clone)]
pub struct Chronicle {
    /// The catalogue it was played with.
    pub content: Arc<Content>,
    /// The players' name for it; empty if they gave none.
    pub name: String,
    /// The players' names, by seat; an empty one is nobody's in particular.
    pub players: Vec<String>,
    /// Who runs each system as it is dealt now, in the order of [`System::ALL`].
    pub seats: [Seat; 3],
    /// How hard it is played.
    pub mode: Mode,
    /// Whether it is a lesson played by its script: then the dice were no luck.
    pub scripted: bool,
    /// How many scenarios the campaign has, if it is one.
    pub length: Option<u8>,
    /// Its scenarios, each attempt by itself, in the order in which they were played.
    pub chapters: Vec<Chapter>,
}

impl Chronicle {
    /// All chances that were seen and undone.
    pub fn taken_back(&self) -> UndoneChance {
        let mut all = UndoneChance::default();
        self.chapters.iter().for_each(|chapter| all.add(chapter.taken_back));
        all
    }
}

/// A scenario, or one attempt at it.
#[derive(Debug, Clone)]
pub struct Chapter {
    /// The scenario.
    pub scenario: Arc<Scenario>,
    /// How it was set up.
    pub setup: Setup,
    /// The table at the end of the attempt, or now.
    pub table: Table,
    /// Its number in the campaign, from 1.
    pub number: u8,
    /// How often the scenario has been restarted, from 0.
    pub attempt: u8,
    /// The number of its first input in the journal.
    pub first: u32,
    /// For whom and against whom it was played, if the players took a side.
    pub side: Option<SideTaken>,
    /// The last turn, if there is one.
    pub last_turn: Option<u8>,
    /// How dangerous it was.
    pub threat: Threat,
    /// The figures when the ship set out.
    pub began: Figures,
    /// The figures at the end, or now.
    pub stands: Figures,
    /// Who was aboard, and where.
    pub aboard: Vec<(HeroId, System)>,
    /// How it ended; none if it is still under way.
    pub outcome: Option<Outcome>,
    /// Whether it was begun once more afterwards.
    pub again: bool,
    /// Turns begun.
    pub turns: u16,
    /// What was decided, reached and gained, in order.
    pub highlights: Vec<Highlight>,
    /// What it cost, in order.
    pub losses: Vec<Loss>,
    /// How the dice fell.
    pub dice: Dice,
    /// The sectors where the ship was, in order, the first that in which she began.
    pub way: Vec<Stop>,
    /// Reputation with each power whenever it changed, in the order of [`Faction::ALL`]; first of all as it began.
    pub reputation: Vec<(u16, [i8; 5])>,
    /// Chances that were seen and undone.
    pub taken_back: UndoneChance,
    /// Who was missing, in the order in which they were.
    pub missed: Vec<Missed>,
    /// Its history, choice by choice, for the day-by-day log.
    pub entries: Vec<Entry>,
}

/// A player who was missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Missed {
    /// Whose seat.
    pub seat: Seat,
    /// Who sat in.
    pub sat_in: Seat,
    /// The first turn of it; 0 before the first.
    pub from: u16,
    /// The last.
    pub to: u16,
}

/// The figures of the ship's mat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// Where Crew stands.
    pub crew: u8,
    /// Where Morale stands.
    pub morale: u8,
    /// Where Hull stands.
    pub hull: u8,
    /// Salvage.
    pub salvage: u8,
    /// Where Ammo stands.
    pub ammo: u8,
    /// Credits.
    pub credits: u16,
    /// Damage of all sections together.
    pub damage: u8,
}

impl Figures {
    /// The figures of a table.
    pub fn of(table: &Table) -> Self {
        let Table { crew, morale, hull, salvage, ammo, credits, sections, .. } = *table;
        Self { crew, morale, hull, salvage, ammo, credits, damage: sections.iter().sum() }
    }
}

/// The ship in a sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Stop {
    /// The turn in which she came there; 0 before the first.
    pub turn: u16,
    /// The sector.
    pub sector: SectorId,
}

/// Something decided, reached or gained.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Highlight {
    /// The turn; 0 before the first.
    pub turn: u16,
    /// Whether it was when the scenario was over.
    pub ashore: bool,
    /// The number of the last input that belongs to it: the moment to go back to.
    pub input: u32,
    /// What happened. Documents for other programs have always called it `deed`.
    #[serde(rename = "deed")]
    pub kind: HighlightKind,
}

/// What was decided, reached or gained.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HighlightKind {
    /// An intel card was met.
    Card(Met),
    /// A space combat was fought.
    Combat(Fought),
    /// Nobody was met who would fight.
    NobodyFought(SectorId),
    /// The ship lay in port.
    Port {
        /// The sector.
        sector: SectorId,
        /// The services used there, in order.
        #[serde(serialize_with = "by_name")]
        services: Vec<ServiceChoice>,
    },
    /// A milestone was reached: 0 is the objective, then those of the scenario's file (rule 11.5).
    Milestone(u8),
    /// A hero was promoted, for good.
    Promoted(HeroId),
    /// A hero joined the roster.
    Joined(HeroId),
    /// A hero marked as Wounded was healed between scenarios.
    Treated(HeroId),
    /// A fighter or mech is the players' own.
    ShipGained(FighterId),
    /// A module is.
    ModuleGained(ModuleId),
    /// A choice of the story was made, this option of it for the first time.
    Chosen {
        /// Which choice.
        choice: ChoiceId,
        /// Which option.
        option: OptionId,
    },
    /// A check of the story was made.
    Tested {
        /// The check.
        check: CheckId,
        /// What was reached.
        total: i8,
        /// What had to be.
        difficulty: i8,
        /// Whether it was won.
        won: bool,
    },
    /// The Mutiny came.
    Mutiny,
    /// Something was turned to its upgraded side.
    Upgraded(Fitting),
    /// A piece of gear was found.
    GearFound(GearId),
    /// A module was found.
    ModuleFound(ModuleId),
    /// The players became a power's ally.
    Allied(Faction),
    /// The next contract was chosen.
    Contract(Faction),
    /// The players restarted the scenario.
    Again,
}

fn by_name<S: serde::Serializer>(services: &[ServiceChoice], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(services.iter().map(|service| <&str>::from(*service)))
}

/// Something with an upgraded side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fitting {
    /// A system's orders.
    System(System),
    /// A fighter or mech.
    Fighter(FighterId),
    /// A module.
    Module(ModuleId),
}

/// What one cause cost in one turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Loss {
    /// The turn; 0 before the first.
    pub turn: u16,
    /// The cause; none where only bad luck is to blame.
    pub source: Option<Source>,
    /// Where the ship was.
    pub sector: SectorId,
    /// Points of Crew lost.
    pub crew: u16,
    /// Points of Morale lost.
    pub morale: u16,
    /// Points of Hull lost.
    pub hull: u16,
    /// Sections damaged, each as often as it was by a point.
    pub sections: Vec<Section>,
    /// Heroes wounded.
    pub wounded: Vec<HeroId>,
    /// Fighters and mechs out of action.
    pub disabled: Vec<FighterId>,
}

impl Loss {
    /// Nothing lost yet to this cause.
    pub(super) fn of(turn: u16, source: Option<Source>, sector: SectorId) -> Self {
        let (wounded, disabled) = (Vec::new(), Vec::new());
        Self { turn, source, sector, crew: 0, morale: 0, hull: 0, sections: Vec::new(), wounded, disabled }
    }
}

impl Chapter {
    /// Whether a milestone was reached, by its place.
    pub fn has_reached(&self, place: u8) -> bool {
        self.highlights.iter().any(|highlight| highlight.kind == HighlightKind::Milestone(place))
    }

    /// The indices of the scenario's milestones, the objective first; in a story only those that are known.
    pub fn milestones(&self) -> impl Iterator<Item = u8> + use<> {
        let seen = self.table.course.as_ref().map(|course| course.seen);
        let all = seen.map_or(self.scenario.milestones.len(), |seen| seen.len() - 1);
        let known = move |place: &u8| seen.is_none_or(|seen| seen.get(usize::from(*place)).is_some_and(|seen| *seen));
        (0..=u8::try_from(all).unwrap_or(u8::MAX)).filter(known)
    }

    /// Whether the players serve no power: a side was taken, and it is their own.
    pub fn is_for_ourselves(&self) -> bool {
        self.side.is_none() && self.table.course.as_ref().is_some_and(|course| course.taken)
    }

    /// Whether it ended before its last turn, though the ship was not lost.
    pub fn is_early(&self) -> bool {
        self.outcome == Some(Outcome::Ended) && self.last_turn.is_some_and(|last| self.turns < last.into())
    }

    /// A rules view of the table at the end, or now.
    pub fn view<'a>(&'a self, content: &'a Content) -> View<'a> {
        View { content, scenario: &self.scenario, setup: &self.setup, table: &self.table, tasks: &[] }
    }
}
