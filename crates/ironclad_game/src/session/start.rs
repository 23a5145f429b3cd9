//! Beginning a game.

use std::path::PathBuf;
use std::sync::Arc;

use super::branch::Branches;
use super::desk::Desk;
use super::dice::Tray;
use super::draft::node;
use super::evenings::Evenings;
use super::load::mission_of;
use super::node::{Stage, Step};
use super::tree::Tree;
use super::{DiceSource, Session, SessionError};
use crate::content::Content;
use crate::content::terms::{Faction, Mode};
use crate::engine::{Game, Seat, Setup};
use crate::patrol::{self, Unfit, Wishes};
use crate::save::{self, By, Embarked, Header, Journal, Marks, Mission, PackMark, Store, Undoing};

/// How a game is begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// What is played.
    pub what: What,
    /// The players' names, one to three of them.
    pub players: Vec<String>,
    /// Who runs each system; as the rule book deals them if not said.
    pub seats: Option<[Seat; 3]>,
    /// How hard it is played.
    pub mode: Mode,
    /// What the dice grow from.
    pub seed: u64,
    /// Whether a lesson is played by its script. Other scenarios have none.
    pub scripted: bool,
    /// The campaign that it is the first scenario of, if it is one of a campaign.
    pub campaign: Option<Campaign>,
}

/// How a campaign is begun.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Campaign {
    /// How many scenarios it has.
    pub scenarios: u8,
    /// What the players call it; empty if they have not said.
    pub name: String,
    /// What may be taken back.
    pub undo: Undoing,
}

/// What is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// The scenario of this name.
    Scenario(String),
    /// A patrol as wished.
    Patrol(Wishes),
    /// The first contract of a campaign that is a chain of patrols: this power's, or of whoever is drawn.
    Contract(Option<Faction>),
    /// The first chapter of the story.
    Story,
    /// The first chapter of the story of this pack.
    Tale(String),
    /// The mission of another game once more.
    Again(Mission),
}

impl What {
    /// How many scenarios a campaign that begins with this has; none if it does not begin one.
    pub fn scenarios(&self, content: &Content) -> Option<u8> {
        match self {
            Self::Contract(_) => Some(patrol::CONTRACTS),
            Self::Story => Some(content.chapters()),
            Self::Tale(pack) => Some(content.chapters_of(Some(pack))),
            Self::Scenario(_) | Self::Patrol(_) | Self::Again(_) => None,
        }
    }
}

/// Where the journal of a new game is kept.
#[derive(Debug)]
pub enum Keep {
    /// In memory.
    Memory,
    /// In a new file of this folder.
    Folder(PathBuf),
    /// In a store of the caller's.
    Store(Box<dyn Store>),
}

impl Session {
    /// Sets up a scenario and runs it to its first decision.
    ///
    /// # Errors
    /// If there is no such scenario, nobody or too many play, or the journal cannot be begun.
    pub fn begin(content: &Arc<Content>, start: Start, keep: Keep) -> Result<Self, SessionError> {
        let (scenario, mission) = match &start.what {
            What::Scenario(name) => {
                let scenario = content.scenario(name).map(Arc::clone);
                (scenario.ok_or_else(|| SessionError::UnknownScenario(name.clone()))?, None)
            }
            What::Patrol(wishes) => {
                wishes.check()?;
                let file = patrol::generate(content, wishes, start.mode, start.seed)?;
                let mission = Mission::of(content, &file);
                (patrol::scenario(content, file)?, Some(mission))
            }
            What::Contract(with) => {
                let file = patrol::first_contract(content, start.mode, *with, start.seed)?;
                let mission = Mission::of(content, &file);
                (patrol::scenario(content, file)?, Some(mission))
            }
            What::Story => {
                let first = content.chapter(1).map(Arc::clone);
                (first.ok_or(Unfit::Chapter(1))?, None)
            }
            What::Tale(pack) => {
                let first = content.chapter_of(Some(pack), 1).map(Arc::clone);
                (first.ok_or(Unfit::Chapter(1))?, None)
            }
            What::Again(mission) => (mission_of(content, mission)?, Some(mission.clone())),
        };
        let players = u8::try_from(start.players.len()).ok().filter(|count| (1..=3).contains(count));
        let players = players.ok_or(SessionError::Players(start.players.len()))?;
        let setup = Setup {
            mode: start.mode,
            seats: start.seats.unwrap_or_else(|| Seat::dealt(players)),
            scripted: start.scripted && !scenario.file.script.is_empty(),
            players: None,
        };
        let campaign = start.campaign;
        let header = Header {
            format: save::FORMAT,
            app: env!("CARGO_PKG_VERSION").to_owned(),
            content: save::fingerprint(content),
            scenario: scenario.name.clone(),
            mission,
            campaign: campaign.as_ref().map(|campaign| save::Campaign { scenarios: campaign.scenarios }),
            undo: campaign.as_ref().map(|campaign| campaign.undo).unwrap_or_default(),
            name: campaign.map(|campaign| campaign.name).unwrap_or_default(),
            players: start.players,
            seats: setup.seats.into(),
            mode: setup.mode,
            seed: start.seed,
            scripted: setup.scripted,
            packs: content.packs.iter().map(|pack| PackMark::of(pack)).collect(),
        };
        let mut events = Vec::new();
        let content = Arc::clone(content);
        let embarked = Embarked { scenario: header.scenario.clone(), mission: header.mission.clone() };
        let stage = Stage { scenario: Arc::clone(&scenario), embarked };
        let game = match header.campaign {
            Some(campaign) => Game::campaign(content, scenario, setup, campaign.scenarios, &mut events),
            None => Game::new(content, scenario, setup, &mut events),
        };
        let journal = match keep {
            Keep::Memory => Journal::in_memory(&header)?,
            Keep::Folder(folder) => Journal::create(&folder, &header)?,
            Keep::Store(store) => Journal::begin(store, &header)?,
        };
        let root = node(&game, Marks::default(), 0, Step::Start, By::Script, None, events, None);
        let mut session = Self {
            tree: Tree::new(root, stage, game),
            tray: Tray::default(),
            branches: Branches::default(),
            evenings: Evenings::default(),
            name: header.name.clone(),
            source: DiceSource::default(),
            fingerprint: header.content,
            desk: Desk::new(journal, false),
            header,
        };
        session.open()?;
        Ok(session)
    }
}
