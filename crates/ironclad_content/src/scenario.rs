//! Scenarios: how one is written, and the same made ready to play.

use std::sync::Arc;

use kernel::json::typed;
use serde::{Deserialize, Serialize};

use super::fault::or_near;
use super::id::{FighterId, HeroId, Id, IntelId, ModuleId, Names, SectorId, ShipId, with_names};
use super::map::{Laid, Map, Sectors};
use super::phases::Phases;
use super::plate::Plates;
use super::story::{Reading, Stories, StoryText, unread};
use super::terms::{Faction, Side, System, Threat};
use crate::sorted::{SortedMap, SortedSet};
use words::Message;

/// A scenario as its file has it. Sectors are named as [`Map::lay`] names them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioFile {
    /// Its place in the list of tutorials, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tutorial: Option<u8>,
    /// Marks on the ship's mat at the start.
    pub start: Start,
    /// Who serves where; at a fitting out, who is suggested, and already paid.
    #[serde(default)]
    pub squads: SortedMap<System, Vec<HeroId>>,
    /// Heroes on their promoted side.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    pub promoted: SortedSet<HeroId>,
    /// Fighters and mechs in the hangar.
    #[serde(default)]
    pub fighters: Vec<FighterId>,
    /// Modules fitted.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    pub modules: SortedSet<ModuleId>,
    /// What is on its upgraded side.
    #[serde(default, skip_serializing_if = "Upgrades::is_empty")]
    pub upgraded: Upgrades,
    /// Who and what may be taken along instead; without it there is no fitting out (rule 11.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roster: Option<Roster>,
    /// What the map is laid with.
    pub map: Vec<Laid>,
    /// The sector where the ship begins.
    pub ship: String,
    /// Tokens placed face down.
    #[serde(default)]
    pub tokens: Vec<TokenFile>,
    /// Tokens shuffled and laid face down: nobody knows which lies where before it is turned up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffled: Option<Shuffled>,
    /// The powers whose forces are about.
    #[serde(default)]
    pub active: SortedSet<Faction>,
    /// Reputation at the start; 0 with a power that is not named.
    #[serde(default, skip_serializing_if = "SortedMap::is_empty")]
    pub reputation: SortedMap<Faction, i8>,
    /// The power that the players work for here; its opponent is met first (ruling 14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SideTaken>,
    /// Who is met at Signatures Detected, by power.
    #[serde(default)]
    pub encounters: SortedMap<Faction, Vec<EncounterRow>>,
    /// The Villain in the field: a flagship (rule 10.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub villain: Option<ShipId>,
    /// Cards resolved by the script of the scenario.
    #[serde(default)]
    pub events: Vec<ScenarioEvent>,
    /// The last turn; the scenario is over with its end (rule 2.12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u8>,
    /// What wins it.
    #[serde(default)]
    pub won: ObjectiveFile,
    /// What winning it brings.
    #[serde(default, skip_serializing_if = "Reward::is_empty")]
    pub reward: Reward,
    /// What else may be reached: in a campaign each brings a promotion besides, as the aim does (rule 11.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub milestones: Vec<MilestoneFile>,
    /// What wins it when it is played by its script, if that differs (ruling 37).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_scripted: Option<ObjectiveFile>,
    /// The lesson, step by step.
    #[serde(default)]
    pub script: Vec<Step>,
    /// What stands beside its pages, by the names of the passages.
    #[serde(default, skip_serializing_if = "SortedMap::is_empty")]
    pub plates: Plates,
    /// What happens in it, if it is a chapter of the story; then milestones, turns and tokens stand there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<StoryText>,
}

/// Marks on the ship's mat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Start {
    /// How dangerous it is.
    pub threat: Threat,
    /// Crew, 1–7.
    pub crew: u8,
    /// Morale, 1–7.
    pub morale: u8,
    /// Hull.
    pub hull: u8,
    /// Salvage.
    pub salvage: u8,
    /// Ammo.
    pub ammo: u8,
    /// Credits.
    pub credits: u16,
}

/// A token placed on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TokenFile {
    /// The sector where the token lies.
    pub sector: String,
    /// The token's card.
    pub card: IntelId,
}

/// Tokens shuffled together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Shuffled {
    /// The tokens, each as often as it is there. Those that find no sector stay in the box, and nobody knows which.
    pub cards: Vec<IntelId>,
    /// The sectors on which one is laid.
    pub sectors: Vec<String>,
}

/// What is on its upgraded side (rules 12.2 to 12.4).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Upgrades {
    /// Systems.
    pub systems: SortedSet<System>,
    /// Fighters and mechs.
    pub fighters: SortedSet<FighterId>,
    /// Modules.
    pub modules: SortedSet<ModuleId>,
}

impl ScenarioFile {
    /// The scenario as an author would write it, with names.
    ///
    /// # Errors
    /// If it names what is not among these.
    pub fn to_json(&self, names: &Arc<Names>) -> serde_json::Result<serde_json::Value> {
        with_names(names, || serde_json::to_value(self))
    }

    /// The scenario that is written like this.
    ///
    /// # Errors
    /// If it is not written as a scenario, or names what is not among these.
    pub fn from_json(written: &serde_json::Value, names: &Arc<Names>) -> serde_json::Result<Self> {
        with_names(names, || typed(written)).map_err(|misread| misread.error)
    }
}

impl Upgrades {
    /// Whether nothing is.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.systems.is_empty() && self.fighters.is_empty() && self.modules.is_empty()
    }
}

/// Who and what may be taken along (rule 11.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Roster {
    /// Heroes, at the cost on their cards.
    pub heroes: SortedSet<HeroId>,
    /// Fighters and mechs, three at the most.
    #[serde(default)]
    pub fighters: SortedSet<FighterId>,
    /// Modules, as there are slots.
    #[serde(default)]
    pub modules: SortedSet<ModuleId>,
}

/// The side that was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SideTaken {
    /// Whom the players work for.
    pub with: Faction,
    /// Whom they work against.
    pub against: Faction,
}

/// What winning a scenario brings.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Reward {
    /// Credits.
    pub credits: u8,
    /// Reputation, up or down (rule 10.2).
    pub reputation: SortedMap<Faction, i8>,
    /// Heroes who join the roster of a campaign.
    #[serde(skip_serializing_if = "SortedSet::is_empty")]
    pub heroes: SortedSet<HeroId>,
    /// Fighters and mechs that are a campaign's from then on.
    #[serde(skip_serializing_if = "SortedSet::is_empty")]
    pub fighters: SortedSet<FighterId>,
    /// Modules that are a campaign's from then on.
    #[serde(skip_serializing_if = "SortedSet::is_empty")]
    pub modules: SortedSet<ModuleId>,
    /// Pieces of gear, drawn at a campaign's debriefing.
    #[serde(skip_serializing_if = "is_zero")]
    pub gear: u8,
}

/// Something besides the aim that may be reached in a scenario (rule 11.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MilestoneFile {
    /// Its name, by which its words are found.
    pub id: String,
    /// What has to be done.
    pub objective: ObjectiveFile,
    /// What it brings at once.
    #[serde(default, skip_serializing_if = "Reward::is_empty")]
    pub reward: Reward,
}

impl Reward {
    /// Whether it brings nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A row of an encounter table, rolled with a plain die (ruling 18).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EncounterRow {
    /// The highest face of this row.
    pub to: u8,
    /// Who is met.
    #[serde(default)]
    pub enemies: Vec<Met>,
    /// Whether the power's Enforcer leads them, if it is Hostile or an Enemy (rule 10.4).
    #[serde(default, skip_serializing_if = "is_false")]
    pub enforcer: bool,
    /// Whether its Villain leads them, if it is an Enemy and the Villain is in the field (rule 10.4).
    #[serde(default, skip_serializing_if = "is_false")]
    pub villain: bool,
    /// How many phases the combat has, unless it is a fight of a story, which says so itself (rule 8.1).
    #[serde(default, skip_serializing_if = "Phases::is_usual")]
    pub phases: Phases,
}

fn is_zero(figure: &u8) -> bool {
    *figure == 0
}

fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A ship met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Met {
    /// The ship's card.
    pub ship: ShipId,
    /// The side of its card that is up.
    #[serde(default = "regular")]
    pub side: Side,
}

fn regular() -> Side {
    Side::Regular
}

/// A card that is resolved without a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioEvent {
    /// At the start of this turn.
    pub turn: u8,
    /// The card.
    pub card: IntelId,
}

/// What has to be done, as written.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ObjectiveFile {
    /// Arrive in this sector.
    Arrive(String),
    /// Finish a service of the port in this sector.
    Served(String),
    /// Enter each of these sectors.
    Enter(Vec<String>),
    /// Turn up this many tokens.
    TurnUp(u8),
    /// Win this many space combats.
    Win(u8),
    /// Beat the Villain in the field in a space combat.
    BeatVillain,
    /// Turn up this many tokens by Recon.
    Scout(u8),
    /// Turn up this many tokens by moving onto them.
    Explore(u8),
    /// Win this many checks.
    Succeed(u8),
    /// The main milestone of its story.
    #[default]
    Story,
}

/// What has to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objective {
    /// Arrive in this sector.
    Arrive(SectorId),
    /// Finish a service of the port in this sector.
    Served(SectorId),
    /// Enter each of these sectors.
    Enter(Sectors),
    /// Turn up this many tokens.
    TurnUp(u8),
    /// Win this many space combats.
    Win(u8),
    /// Beat the Villain in the field in a space combat.
    BeatVillain,
    /// Turn up this many tokens by Recon.
    Scout(u8),
    /// Turn up this many tokens by moving onto them.
    Explore(u8),
    /// Win this many checks.
    Succeed(u8),
    /// The main milestone of its story.
    Story,
}

/// A step of a scripted lesson: the choices that are made in it and the dice that fall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Step {
    /// Its name, by which its words are found.
    pub step: String,
    /// The options taken, in order, as the protocol names them.
    pub take: Vec<String>,
    /// The same in a lesson begun under the first edition of the rules, if they differ.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub take_at_first: Vec<String>,
    /// The faces rolled, in order.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The rules met for the first time.
    #[serde(default)]
    pub rules: Vec<String>,
    /// A passage read aloud when the step is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passage: Option<String>,
}

impl kernel::ScriptStep for Step {
    fn answers(&self) -> &[String] {
        &self.take
    }

    fn dice(&self) -> &[u8] {
        &self.dice
    }
}

impl Step {
    /// The step as the first edition of the rules has it.
    fn at_first(&self) -> Self {
        let take = if self.take_at_first.is_empty() { &self.take } else { &self.take_at_first };
        Self { take: take.clone(), ..self.clone() }
    }
}

/// A scenario ready to play: its map laid, its names resolved.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// Its id.
    pub name: String,
    /// As written.
    pub file: ScenarioFile,
    /// The map.
    pub map: Map,
    /// Where the ship begins.
    pub ship: SectorId,
    /// The tokens.
    pub tokens: Vec<(SectorId, IntelId)>,
    /// The sectors with a shuffled token.
    pub shuffled: Vec<SectorId>,
    /// What wins it.
    pub won: Objective,
    /// What wins it by the script.
    pub won_scripted: Objective,
    /// The script of a lesson begun under the first edition of the rules.
    pub script_at_first: Vec<Step>,
    /// What else may be reached, in the order of the file.
    pub milestones: Vec<Objective>,
    /// What happens in it, for each side of its story.
    pub story: Option<Stories>,
}

impl Scenario {
    /// The pack whose scenario it is; none if it is the game's own, or stands in for one of the game's own.
    #[inline]
    pub fn pack(&self) -> Option<&str> {
        self.name.split_once('.').map(|(pack, _)| pack)
    }

    /// Finds the sectors that the file names, and reads its story at once or as needed.
    ///
    /// # Errors
    /// Every name that is not on the map, and every fault of the story: the way to it in the file, and what is wrong.
    pub fn resolve(
        name: String,
        file: ScenarioFile,
        map: Map,
        reading: Reading,
    ) -> Result<Self, Vec<(String, Message)>> {
        let story = file.story.as_ref().map(StoryText::value).transpose().map_err(|error| vec![unread(&error)])?;
        Self::with_story(name, file, story.as_ref(), map, reading)
    }

    /// The same of a file whose story is at hand as a value, too.
    pub(crate) fn with_story(
        name: String,
        file: ScenarioFile,
        written: Option<&serde_json::Value>,
        mut map: Map,
        reading: Reading,
    ) -> Result<Self, Vec<(String, Message)>> {
        let mut faults = Vec::new();
        let mut story = None;
        if let (Some(written), Some(value)) = (&file.story, written) {
            match Stories::read(written, value, &map.names, reading) {
                Ok((stories, names)) => {
                    map.names = names;
                    story = Some(stories);
                }
                Err(all) => faults.extend(all),
            }
        }
        let names = map.names.clone();
        let mut sector = |what: &str, wanted: &str| {
            SectorId::find(&names, wanted).or_else(|| {
                let message = Message::new("fault-no-sector").with("name", wanted);
                faults.push((what.to_owned(), or_near(message, names.sectors.nearest(wanted))));
                None
            })
        };
        let ship = sector("ship", &file.ship);
        let tokens: Vec<_> = file
            .tokens
            .iter()
            .filter_map(|token| sector("tokens", &token.sector).map(|sector| (sector, token.card)))
            .collect();
        let shuffled = file.shuffled.iter().flat_map(|shuffled| &shuffled.sectors);
        let shuffled: Vec<_> = shuffled.filter_map(|name| sector("shuffled.sectors", name)).collect();
        let mut objective = |what: &str, written: &ObjectiveFile| match written {
            ObjectiveFile::Arrive(name) => sector(what, name).map(Objective::Arrive),
            ObjectiveFile::Served(name) => sector(what, name).map(Objective::Served),
            ObjectiveFile::Enter(names) => {
                let sectors = names.iter().map(|name| sector(what, name)).collect::<Option<Sectors>>();
                sectors.map(Objective::Enter)
            }
            ObjectiveFile::TurnUp(tokens) => Some(Objective::TurnUp(*tokens)),
            ObjectiveFile::Win(combats) => Some(Objective::Win(*combats)),
            ObjectiveFile::BeatVillain => Some(Objective::BeatVillain),
            ObjectiveFile::Scout(tokens) => Some(Objective::Scout(*tokens)),
            ObjectiveFile::Explore(tokens) => Some(Objective::Explore(*tokens)),
            ObjectiveFile::Succeed(checks) => Some(Objective::Succeed(*checks)),
            ObjectiveFile::Story => Some(Objective::Story),
        };
        let won = objective("won", &file.won);
        let won_scripted = match &file.won_scripted {
            Some(written) => objective("won-scripted", written),
            None => won,
        };
        let milestones = file.milestones.iter();
        let milestones = milestones.filter_map(|milestone| objective("milestones", &milestone.objective)).collect();
        match (ship, won, won_scripted) {
            (Some(ship), Some(won), Some(won_scripted)) if faults.is_empty() => {
                let script_at_first = file.script.iter().map(Step::at_first).collect();
                Ok(Self {
                    name,
                    file,
                    map,
                    ship,
                    tokens,
                    shuffled,
                    won,
                    won_scripted,
                    script_at_first,
                    milestones,
                    story,
                })
            }
            _ => Err(faults),
        }
    }
}
