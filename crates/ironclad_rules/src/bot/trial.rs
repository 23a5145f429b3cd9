//! A story of a test's own, on a road of its own.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::content::edition::Edition;
use crate::content::id::with_names;
use crate::content::map::Map;
use crate::content::scenario::ScenarioFile;
use crate::content::story::Reading;
use crate::content::terms::Mode;
use crate::content::{Content, Id, Scenario, SideId};
use crate::engine::{Events, Game, Setup, State, dealt};

/// A game of this story on turn 1, for the Federation or the Cartel: six heroes, and five sectors from Europa.
pub(super) fn begun(story: Value) -> Game {
    let side = |with: &str, against: &str| json!({ "with": with, "against": [against], "pay": { "retainer": 5, "main": 7, "side": 3, "third": 1 } });
    let mut told = json!({
        "chapter": 1, "date": [1, 1, 100], "days": 2, "threat": "green", "turns": 12,
        "prologue": [],
        "sides": { "cartel": side("cartel", "federation"), "federation": side("federation", "cartel") },
        "milestones": { "main": { "when": "never" }, "side": { "when": "never" }, "third": { "when": "never" } }
    });
    let fields = told.as_object_mut().expect("an object");
    fields.extend(story.as_object().expect("an object").clone());
    let file = json!({
        "tutorial": 9,
        "start": { "threat": "green", "crew": 7, "morale": 4, "hull": 5, "salvage": 0, "ammo": 4, "credits": 0 },
        "squads": { "bridge": ["gabriel", "xavier"], "weapons": ["daisuke", "thaddeus"], "hangar": ["noriko", "wrathe"] },
        "fighters": ["skadi"],
        "map": [
            { "port": { "port": "europa", "at": [-1, 0] } },
            { "tile": { "tile": "1a", "at": [0, 0], "turn": 0 } },
            { "tile": { "tile": "3a", "at": [2, 0], "turn": 0 } }
        ],
        "ship": "europa",
        "tokens": [],
        "won": "story",
        "story": told
    });
    let content = Content::built_in().expect("the built-in pack has no faults");
    let file: ScenarioFile =
        with_names(&content.names, || serde_json::from_value(file)).expect("a scenario well written");
    let map = Map::lay(&file.map, &content.tiles, &content.names).expect("a map that fits");
    let scenario = Scenario::resolve("try".to_owned(), file, map, Reading::Whole).expect("sectors that are there");
    let setup = Setup { mode: Mode::Normal, seats: dealt(1), scripted: false, players: None, edition: Edition::TODAY };
    let game = Game::new(Arc::new(content), Arc::new(scenario), setup, &mut Events::new());
    assert_eq!(game.table().turn, 1);
    game
}

/// The game with its state changed.
pub(super) fn tuned(game: &Game, change: impl FnOnce(&mut State)) -> Game {
    let mut state = game.state().clone();
    change(&mut state);
    Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state)
}

/// A side of the story.
pub(super) fn side(game: &Game, name: &str) -> SideId {
    SideId::find(game.names(), name).expect("a side")
}
