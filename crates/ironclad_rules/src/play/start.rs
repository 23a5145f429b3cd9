//! How players ask for a game of the campaign.

use std::sync::Arc;

use kernel::NewGame;
use kernel::save::UndoPolicy;

use super::{Campaign, Embarked, Fault, Mission, Setup, Stage};
use crate::content::Content;
use crate::content::edition::Edition;
use crate::content::terms::{Faction, Mode};
use crate::engine::{self, Seat};
use crate::patrol::{self, Unfit, Wishes};

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
    /// The seed of the dice.
    pub seed: u64,
    /// Whether a lesson is played by its script. Other scenarios have none.
    pub scripted: bool,
    /// The campaign that it is the first scenario of, if it is one of a campaign.
    pub campaign: Option<NewCampaign>,
}

/// How a campaign is begun.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewCampaign {
    /// How many scenarios it has.
    pub scenarios: u8,
    /// The players' name for it; empty if they gave none.
    pub name: String,
    /// What may be undone.
    pub undo: UndoPolicy,
}

/// What is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// The scenario of this name.
    Scenario(String),
    /// A patrol made from wishes.
    Patrol(Wishes),
    /// The first contract of a campaign of patrols: for this power, or a random one.
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

/// What a game that is asked for begins with.
pub(super) fn set_up(content: &Arc<Content>, start: Start) -> Result<NewGame<Setup>, Fault> {
    let named = |scenario: String| Embarked { scenario, mission: None, edition: Edition::TODAY };
    // A mission contains its name.
    let made = |file| {
        Ok::<_, Unfit>(Embarked {
            scenario: String::new(),
            mission: Some(Mission::of(content, &file)?),
            edition: Edition::TODAY,
        })
    };
    let embarked = match start.what {
        What::Scenario(name) => named(name),
        What::Patrol(wishes) => {
            wishes.check()?;
            made(patrol::generate(content, &wishes, start.mode, start.seed)?)?
        }
        What::Contract(with) => made(patrol::first_contract(content, start.mode, with, start.seed)?)?,
        What::Story => named(content.chapter(1).ok_or(Unfit::Chapter(1))?.name.clone()),
        What::Tale(pack) => named(content.chapter_of(Some(&pack), 1).ok_or(Unfit::Chapter(1))?.name.clone()),
        What::Again(mission) => Embarked { scenario: String::new(), mission: Some(mission), edition: Edition::TODAY },
    };
    let stage = Stage::laid(content, embarked.clone())?;
    let players = u8::try_from(start.players.len()).ok().filter(|count| (1..=3).contains(count));
    let players = players.ok_or(Fault::Players(start.players.len()))?;
    let seats = start.seats.unwrap_or_else(|| engine::dealt(players));
    let campaign = start.campaign;
    Ok(NewGame {
        setup: Setup {
            scenario: stage.scenario.name.clone(),
            mission: embarked.mission,
            campaign: campaign.as_ref().map(|campaign| Campaign { scenarios: campaign.scenarios }),
            seats: seats.into(),
            mode: start.mode,
            scripted: start.scripted && !stage.scenario.file.script.is_empty(),
            edition: Edition::TODAY,
        },
        seed: start.seed,
        players: start.players,
        undo: campaign.as_ref().map(|campaign| campaign.undo).unwrap_or_default(),
        name: campaign.map(|campaign| campaign.name).unwrap_or_default(),
    })
}
