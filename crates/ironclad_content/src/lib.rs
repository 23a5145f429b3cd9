//! The catalogue: every definition of a pack, loaded, resolved and checked.
//!
//! Nothing else in the program reads content files, and nothing reaches play unchecked: a pack with a fault is refused
//! as a whole, with every fault named.

pub mod ability;
pub mod adversary;
mod check;
mod cosmic_condition;
mod definition;
pub mod edition;
pub mod effect;
pub mod fault;
pub mod files;
mod fingerprint;
pub mod flags;
pub mod foe;
pub mod gear;
pub mod hero;
pub mod hex;
pub mod id;
pub mod intel;
pub mod knack;
pub mod limits;
pub mod load;
pub mod map;
mod mend;
mod misread;
pub mod module;
pub mod order;
pub mod pack;
pub mod paper;
pub mod passive;
pub mod phases;
pub mod place;
pub mod plate;
pub mod port;
pub mod renames;
pub mod rules;
pub mod scenario;
pub mod schema;
pub mod ship;
pub mod sorted;
pub mod story;
pub mod table;
pub mod tactics;
pub mod terms;
pub mod unused;
pub mod walk;

use std::sync::Arc;

use edition::Edition;

use crate::sorted::SortedMap;
pub use fingerprint::Fingerprint;
pub use id::{
    CheckId, ChoiceId, CountId, FightId, FighterId, FlagId, GearId, HeroId, Id, IntelId, LaneId, LineId, LoadId,
    MarkId, ModuleId, MoverId, Names, OfferId, OptionId, OrderId, PassageId, PersonId, PlaceId, PortId, PostId,
    ScenarioId, SectorId, ShipId, SideId, TileId, TriggerId, ValueId,
};
pub use scenario::Scenario;
pub use table::Table;

/// The loaded catalogue.
#[derive(Debug, Clone)]
pub struct Content {
    /// The tunable figures of the rules.
    pub rules: rules::Rules,
    /// Heroes.
    pub heroes: Table<HeroId, hero::Hero>,
    /// Intel cards.
    pub intel: Table<IntelId, intel::Intel>,
    /// Enemy ships.
    pub ships: Table<ShipId, ship::EnemyShip>,
    /// Fighters and mechs for hire.
    pub fighters: Table<FighterId, ship::Fighter>,
    /// Orders.
    pub orders: Table<OrderId, order::Order>,
    /// Map tiles.
    pub tiles: Table<TileId, map::Tile>,
    /// Planets and stations.
    pub ports: Table<PortId, port::Port>,
    /// Gear tokens.
    pub gear: Table<GearId, gear::Gear>,
    /// Modules, the lesser ones too.
    pub modules: Table<ModuleId, module::Module>,
    /// Scenarios, ready to play.
    pub scenarios: Table<ScenarioId, Arc<Scenario>>,
    /// Those that the first edition of the rules has otherwise, as it has them: games begun by it play these (ruling 102).
    pub at_first: SortedMap<ScenarioId, Arc<Scenario>>,
    /// What each is called in files.
    pub names: Arc<Names>,
    /// Ids that were once called something else.
    pub renames: renames::Renames,
    /// What a campaign remembers.
    pub flags: flags::Flags,
    /// The value of flags that nothing has set.
    pub unset: Option<ValueId>,
    /// What stands beside what is told between the scenarios of a campaign.
    pub plates: plate::Plates,
    /// What the players may keep and read again.
    pub papers: paper::Papers,
    /// The players' packs that are part of it.
    pub packs: Vec<Arc<pack::Pack>>,
    /// What [`Content::fingerprint`] keeps.
    pub fingerprint: Fingerprint,
}

impl Content {
    /// The scenario that is this chapter of the game's own story, from 1.
    pub fn chapter(&self, number: u8) -> Option<&Arc<Scenario>> {
        self.chapter_of(None, number)
    }

    /// How many chapters the game's own story has, from the first on without a gap.
    pub fn chapters(&self) -> u8 {
        self.chapters_of(None)
    }

    /// The scenario that is this chapter of a pack's story, or of the game's own. A pack's chapters are a story by
    /// themselves, so that none stands in for one of another.
    pub fn chapter_of(&self, pack: Option<&str>, number: u8) -> Option<&Arc<Scenario>> {
        let is_it = |scenario: &&Arc<Scenario>| {
            let stories = scenario.story.as_ref();
            stories.is_some_and(|stories| stories.chapter() == number) && scenario.pack() == pack
        };
        self.scenarios.iter().map(|(_, scenario)| scenario).find(is_it)
    }

    /// How many chapters a pack's story has, or the game's own, from the first on without a gap.
    pub fn chapters_of(&self, pack: Option<&str>) -> u8 {
        (1..=u8::MAX).take_while(|number| self.chapter_of(pack, *number).is_some()).last().unwrap_or(0)
    }

    /// The packs that bring a story of their own.
    pub fn tellers(&self) -> impl Iterator<Item = &pack::Pack> {
        self.packs.iter().map(|pack| &**pack).filter(|pack| self.chapter_of(Some(pack.id()), 1).is_some())
    }

    /// The pack that is part of the program. Its stories are read as they are needed, since its tests have checked them.
    ///
    /// # Errors
    /// Every fault found in what is read at once.
    pub fn built_in() -> Result<Self, fault::Faults> {
        load::load_checked(&files::built_in())
    }

    /// The same, read and checked as a whole.
    ///
    /// # Errors
    /// Every fault found in it.
    pub fn built_in_checked() -> Result<Self, fault::Faults> {
        load::load(&files::built_in())
    }

    /// What is in a folder: content laid out like the built-in, or a player's pack joined to the built-in.
    ///
    /// # Errors
    /// Every fault found in it.
    pub fn in_folder(folder: &std::path::Path) -> Result<Self, fault::Faults> {
        if !folder.join("pack.json").exists() {
            return load::load(&files::in_folder(folder).map_err(fault::Faults)?);
        }
        pack::Pack::load(folder, &files::built_in()).map(|(_, content)| content)
    }

    /// The missions that players' packs bring, in order of names.
    pub fn missions(&self) -> impl Iterator<Item = &Arc<Scenario>> {
        let of_a_pack =
            |scenario: &&Arc<Scenario>| self.packs.iter().any(|pack| pack.adds("scenarios", &scenario.name));
        self.scenarios.iter().map(|(_, scenario)| scenario).filter(of_a_pack)
    }

    /// What a scenario that is not one of these has wrong, as it would be checked if it were.
    pub fn faults_of(&self, scenario: &Scenario) -> Vec<fault::Fault> {
        let mut faults = Vec::new();
        check::scenario::scenario(self, scenario, &mut faults);
        faults
    }

    /// Whether an intel card lies on the map as a token; the Mutiny and operations against a person have none (rules
    /// 5.20, 10.6).
    #[inline]
    pub fn has_token(&self, card: IntelId) -> bool {
        self.intel[card].tokens > 0
    }

    /// The ship of a power's Enforcer.
    #[inline]
    pub fn enforcer(&self, of: terms::Faction) -> Option<ShipId> {
        let mut ships = self.ships.iter();
        ships.find(|(_, ship)| ship.is_enforcer() && ship.flag == ship::Flag::Faction(of)).map(|(id, _)| id)
    }

    /// The flagship of a power's Villain.
    #[inline]
    pub fn villain(&self, of: terms::Faction) -> Option<ShipId> {
        let mut ships = self.ships.iter();
        ships.find(|(_, ship)| ship.is_villain() && ship.flag == ship::Flag::Faction(of)).map(|(id, _)| id)
    }

    /// The scenario of this name.
    #[inline]
    pub fn scenario(&self, name: &str) -> Option<&Arc<Scenario>> {
        ScenarioId::find(&self.names, name).map(|id| &self.scenarios[id])
    }

    /// The scenario of this name, as an edition of the rules has it.
    pub fn scenario_in(&self, name: &str, edition: Edition) -> Option<&Arc<Scenario>> {
        let id = ScenarioId::find(&self.names, name)?;
        match edition {
            Edition::First => self.at_first.get(&id).or_else(|| Some(&self.scenarios[id])),
            Edition::Second => Some(&self.scenarios[id]),
        }
    }

    /// A chapter of a story, as an edition of the rules has it.
    pub fn chapter_in(&self, pack: Option<&str>, number: u8, edition: Edition) -> Option<&Arc<Scenario>> {
        self.scenario_in(&self.chapter_of(pack, number)?.name, edition)
    }
}
