//! The scenario of a test: what lies where, who is aboard.

use std::sync::Arc;

use ironclad_game::content::edition::Edition;
use ironclad_game::content::id::with_names;
use ironclad_game::content::map::Map;
use ironclad_game::content::scenario::ScenarioFile;
use ironclad_game::content::story::Reading;
use ironclad_game::content::terms::Mode;
use ironclad_game::content::{Content, Scenario};
use ironclad_game::engine::{Events, Game, Setup, State};
use serde_json::{Value, json};

use super::{Rig, content};

/// A scenario about to be laid.
#[derive(Clone)]
pub struct Board {
    pub content: Arc<Content>,
    file: Value,
    mode: Mode,
    edition: Edition,
}

impl Board {
    /// All six heroes, two in a squad; Crew 7, Morale 4, Hull 5, Ammo 4, threat Green; an empty table.
    pub fn at(ship: &str) -> Self {
        let file = json!({
            "tutorial": 9,
            "start": { "threat": "green", "crew": 7, "morale": 4, "hull": 5, "salvage": 0, "ammo": 4, "credits": 0 },
            "squads": { "bridge": ["gabriel", "xavier"], "weapons": ["daisuke", "thaddeus"], "hangar": ["noriko", "wrathe"] },
            "fighters": ["skadi"],
            "map": [],
            "ship": ship,
            "tokens": [],
            // Open space serves nobody: a game of its own accord has no end.
            "won": { "served": ship },
        });
        Self { content: content(), file, mode: Mode::Normal, edition: Edition::TODAY }
    }

    /// A ship in empty space, with this card on the next sector, which is as empty.
    pub fn card(card: &str) -> Self {
        Self::at("1a-empty-space-1").tile("1a", [0, 0], 0).token("1a-empty-space-2", card)
    }

    /// The same with Signatures Detected, answered by these ships of the Federation, regular sides.
    pub fn enemies(ships: &[&str]) -> Self {
        Self::card("signatures-detected").met(ships, "regular")
    }

    /// A ship at a port, with nothing to do but be served there.
    pub fn port(port: &str) -> Self {
        let won = json!({ "arrive": "1a-nebula" });
        Self::at(port).lay_port(port, [0, 0]).tile("1a", [1, 0], 0).set("/won", won)
    }

    pub fn set(mut self, pointer: &str, value: Value) -> Self {
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer has a slash");
        let parent = self.file.pointer_mut(parent).expect("the parent is there");
        parent.as_object_mut().expect("the parent is an object").insert(key.to_owned(), value);
        self
    }

    fn push(mut self, list: &str, value: Value) -> Self {
        let fields = self.file.as_object_mut().expect("a scenario is an object");
        let list = fields.entry(list).or_insert_with(|| json!([]));
        list.as_array_mut().expect("a list").push(value);
        self
    }

    pub fn met(self, ships: &[&str], side: &str) -> Self {
        let enemies: Vec<Value> = ships.iter().map(|ship| json!({ "ship": ship, "side": side })).collect();
        self.set("/active", json!(["federation"]))
            .set("/encounters", json!({ "federation": [{ "to": 6, "enemies": enemies }] }))
    }

    pub fn tile(self, tile: &str, at: [i8; 2], turn: u8) -> Self {
        self.push("map", json!({ "tile": { "tile": tile, "at": at, "turn": turn } }))
    }

    pub fn lay_port(self, port: &str, at: [i8; 2]) -> Self {
        self.push("map", json!({ "port": { "port": port, "at": at } }))
    }

    pub fn token(self, sector: &str, card: &str) -> Self {
        self.push("tokens", json!({ "sector": sector, "card": card }))
    }

    pub fn event(self, turn: u8, card: &str) -> Self {
        self.push("events", json!({ "turn": turn, "card": card }))
    }

    pub fn start(self, mark: &str, value: impl Into<Value>) -> Self {
        self.set(&format!("/start/{mark}"), value.into())
    }

    pub fn squad(self, system: &str, heroes: &[&str]) -> Self {
        self.set(&format!("/squads/{system}"), json!(heroes))
    }

    pub fn fighters(self, fighters: &[&str]) -> Self {
        self.set("/fighters", json!(fighters))
    }

    pub fn without(mut self, heroes: &[&str]) -> Self {
        for squad in self.file["squads"].as_object_mut().expect("squads").values_mut() {
            squad
                .as_array_mut()
                .expect("a squad")
                .retain(|hero| hero.as_str().is_none_or(|hero| !heroes.contains(&hero)));
        }
        self
    }

    pub fn mode(self, mode: Mode) -> Self {
        Self { mode, ..self }
    }

    /// The same by this edition of the rules.
    pub fn edition(self, edition: Edition) -> Self {
        Self { edition, ..self }
    }

    /// The same with a catalogue changed in places.
    pub fn with(self, change: impl FnOnce(&mut Content)) -> Self {
        let mut content = (*self.content).clone();
        change(&mut content);
        Self { content: Arc::new(content), ..self }
    }

    /// Lays the map, sets up and plays to the first question.
    pub fn begin(self) -> Rig {
        let (content, scenario, setup) = self.laid();
        let mut events = Events::new();
        let game = Game::new(content, scenario, setup, &mut events);
        Rig { game, events }
    }

    /// The same as the first scenario of a campaign of so many.
    pub fn campaign(self, length: u8) -> Rig {
        let (content, scenario, setup) = self.laid();
        let mut events = Events::new();
        let game = Game::campaign(content, scenario, setup, length, &mut events);
        Rig { game, events }
    }

    /// The scenario that a campaign sails into after the one of this rig.
    pub fn after(self, rig: &Rig, began: &State) -> Rig {
        let (_, scenario, _) = self.laid();
        let mut events = Events::new();
        let game = rig.game.embark(scenario, began, &mut events);
        Rig { game, events }
    }

    fn laid(self) -> (Arc<Content>, Arc<Scenario>, Setup) {
        let Self { content, file, mode, edition } = self;
        let file: ScenarioFile =
            with_names(&content.names, || serde_json::from_value(file)).expect("a scenario well written");
        let map = Map::lay(&file.map, &content.tiles, &content.names).expect("a map that fits");
        let scenario = Scenario::resolve("try".to_owned(), file, map, Reading::Whole).expect("sectors that are there");
        let setup = Setup { mode, seats: ironclad_game::engine::dealt(1), scripted: false, players: None, edition };
        (content, Arc::new(scenario), setup)
    }
}

/// Boards whose heroes have their active abilities on every side of their cards, as the first edition has them and a pack may;
/// the rules are today's.
pub struct Active;

impl Active {
    pub fn at(ship: &str) -> Board {
        Board::at(ship).with(active)
    }

    pub fn card(card: &str) -> Board {
        Board::card(card).with(active)
    }

    pub fn enemies(ships: &[&str]) -> Board {
        Board::enemies(ships).with(active)
    }

    pub fn port(port: &str) -> Board {
        Board::port(port).with(active)
    }
}

fn active(content: &mut Content) {
    let heroes: Vec<_> = content.heroes.iter().map(|(hero, _)| hero).collect();
    for hero in heroes {
        content.heroes = super::edited(&content.heroes, Some(hero), |card| {
            for side in [&mut card.regular, &mut card.promoted] {
                side.ability = side.ability_at_first.unwrap_or(side.ability);
            }
        });
    }
}
