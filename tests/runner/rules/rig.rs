//! A table to try rules on: a scenario of the test's own, moves by option ids, dice as the test wants them.

use std::sync::{Arc, OnceLock};

use ironclad::content::id::with_names;
use ironclad::content::map::Map;
use ironclad::content::scenario::ScenarioFile;
use ironclad::content::terms::{Mode, Section, System};
use ironclad::content::{Content, FighterId, HeroId, Id, IntelId, Scenario, SectorId};
use ironclad::engine::chance::{Against, Request};
use ironclad::engine::decision::Decision;
use ironclad::engine::state::Token;
use ironclad::engine::{Answer, Die, Event, Events, Game, Input, Outcome, Pending, Seat, Setup, Status, Table};
use serde_json::{Value, json};

/// The built-in catalogue, loaded once.
pub fn content() -> Arc<Content> {
    static LOADED: OnceLock<Arc<Content>> = OnceLock::new();
    Arc::clone(LOADED.get_or_init(|| Arc::new(Content::built_in().expect("the built-in pack has no faults"))))
}

/// A scenario about to be laid.
#[derive(Clone)]
pub struct Board {
    pub content: Arc<Content>,
    file: Value,
    mode: Mode,
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
        Self { content: content(), file, mode: Mode::Normal }
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

    /// The same with a catalogue changed in places.
    pub fn with(self, change: impl FnOnce(&mut Content)) -> Self {
        let mut content = (*self.content).clone();
        change(&mut content);
        Self { content: Arc::new(content), ..self }
    }

    /// Lays the map, sets up and plays to the first question.
    pub fn begin(self) -> Rig {
        let Self { content, file, mode } = self;
        let file: ScenarioFile =
            with_names(&content.names, || serde_json::from_value(file)).expect("a scenario well written");
        let map = Map::lay(&file.map, &content.tiles, &content.names).expect("a map that fits");
        let scenario = Scenario::resolve("try".to_owned(), file, map).expect("sectors that are there");
        let setup = Setup { mode, seats: Seat::dealt(1), scripted: false };
        let mut events = Events::new();
        let game = Game::new(content, Arc::new(scenario), setup, &mut events);
        Rig { game, events }
    }
}

/// A game on the test's table.
#[derive(Clone)]
pub struct Rig {
    pub game: Game,
    pub events: Events,
}

impl Rig {
    /// Moves to the token's sector of [`Board::card`].
    pub fn enter(&mut self) -> &mut Self {
        self.choose("move:1a-empty-space-2")
    }

    /// Meets the enemies of [`Board::enemies`]: to the plan of the Long phase.
    pub fn meet(&mut self) -> &mut Self {
        self.enter();
        if self.offers().contains(&"pass".to_owned()) {
            self.choose("pass");
        }
        self.choose("attempt")
    }

    /// Choices by their ids and dice by their faces, in order.
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for step in moves.split_whitespace() {
            match step.parse::<u8>() {
                Ok(face) => self.roll(&[face]),
                Err(_) => self.choose(step),
            };
        }
        self
    }

    pub fn choose(&mut self, option: &str) -> &mut Self {
        let Pending::Choose(decision) = self.game.pending() else {
            panic!("`{option}` chosen, but pending is {:?}", self.game.pending());
        };
        let answer = decision.options.iter().copied().find(|answer| answer.id(self.game.names()) == option);
        let answer = answer.unwrap_or_else(|| panic!("no `{option}` among {:?} {:?}", decision.kind, self.offers()));
        self.submit(Input::Answer(answer))
    }

    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        for &face in faces {
            let Pending::Chance(_) = self.game.pending() else {
                panic!("a {face} rolled, but these are asked: {:?}", self.offers());
            };
            self.submit(Input::Die(Die::new(face).expect("a face")));
        }
        self
    }

    fn submit(&mut self, input: Input) -> &mut Self {
        self.game.submit(input, &mut self.events).expect("what is pending is legal");
        self
    }

    /// Sets the table as the test needs it.
    pub fn tune(&mut self, change: impl FnOnce(&mut Table)) -> &mut Self {
        let mut state = self.game.state().clone();
        change(&mut state.table);
        self.game = Game::resume(Arc::clone(self.game.content()), Arc::clone(self.game.scenario()), state);
        self
    }

    pub fn decision(&self) -> Decision {
        match self.game.pending() {
            Pending::Choose(decision) => decision,
            other => panic!("no question, but {other:?}"),
        }
    }

    /// The ids of what may be chosen; none where a die is asked.
    pub fn offers(&self) -> Vec<String> {
        match self.game.pending() {
            Pending::Choose(decision) => decision.options.iter().map(|answer| answer.id(self.game.names())).collect(),
            Pending::Chance(_) | Pending::Over(_) => Vec::new(),
        }
    }

    pub fn offered(&self, option: &str) -> bool {
        self.offers().iter().any(|offer| offer == option)
    }

    pub fn kind(&self) -> String {
        self.decision().kind.to_string()
    }

    pub fn request(&self) -> Request {
        match self.game.pending() {
            Pending::Chance(request) => request,
            other => panic!("no die, but {other:?} with {:?}", self.offers()),
        }
    }

    /// What is added to the die that is asked, and what is to be reached.
    pub fn against(&self) -> Against {
        self.request().against.expect("a die with a sum")
    }

    pub fn adds(&self) -> i8 {
        self.against().adds
    }

    pub fn is_rolling(&self) -> bool {
        matches!(self.game.pending(), Pending::Chance(_))
    }

    pub fn table(&self) -> &Table {
        self.game.table()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.table().outcome
    }

    pub fn hero(&self, name: &str) -> HeroId {
        HeroId::find(self.game.names(), name).expect("a hero")
    }

    pub fn status(&self, name: &str) -> Status {
        self.table().hero(self.hero(name)).expect("a hero aboard").status
    }

    pub fn set_status(&mut self, names: &[&str], status: Status) -> &mut Self {
        let heroes: Vec<HeroId> = names.iter().map(|name| self.hero(name)).collect();
        self.tune(|table| {
            for aboard in table.heroes.iter_mut().filter(|aboard| heroes.contains(&aboard.hero)) {
                aboard.status = status;
            }
        })
    }

    pub fn exhaust(&mut self, names: &[&str]) -> &mut Self {
        self.set_status(names, Status::Exhausted)
    }

    pub fn wound(&mut self, names: &[&str]) -> &mut Self {
        self.set_status(names, Status::Wounded)
    }

    pub fn promote(&mut self, name: &str) -> &mut Self {
        let hero = self.hero(name);
        self.tune(|table| {
            for aboard in table.heroes.iter_mut().filter(|aboard| aboard.hero == hero) {
                aboard.promoted = true;
            }
        })
    }

    /// Lays a token face down.
    pub fn put(&mut self, sector: &str, card: &str) -> &mut Self {
        let place = self.sector(sector).index();
        let card = IntelId::find(self.game.names(), card).expect("a card");
        self.tune(|table| table.tokens[place] = Some(Token { card, open: false }))
    }

    /// The card on a sector, and whether it lies open.
    pub fn token(&self, sector: &str) -> Option<(String, bool)> {
        let token = self.table().token(self.sector(sector))?;
        Some((token.card.name(self.game.names()).to_owned(), token.open))
    }

    pub fn sector(&self, name: &str) -> SectorId {
        SectorId::find(self.game.names(), name).expect("a sector")
    }

    pub fn fighter_damage(&self, name: &str) -> u8 {
        let fighter = FighterId::find(self.game.names(), name).expect("a fighter");
        self.table().fighter(fighter).expect("a fighter aboard").damage
    }

    /// Hull and shield of an enemy, `valkyrie-1`.
    pub fn enemy(&self, id: &str) -> (u8, u8) {
        let combat = self.table().combat.as_ref().expect("a combat");
        let enemy = combat.enemies.iter().find(|enemy| enemy.id.id(self.game.names()) == id).expect("an enemy");
        (enemy.hull, enemy.shield)
    }

    pub fn in_combat(&self) -> bool {
        self.table().combat.is_some()
    }

    pub fn happened(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| what(event)).count()
    }

    pub fn began(&self, card: &str) -> usize {
        let card = IntelId::find(self.game.names(), card).expect("a card");
        self.happened(|event| *event == Event::CardBegan { card })
    }

    /// The marks on the table, by name.
    pub fn marks(&self) -> Vec<(String, i32)> {
        let table = self.table();
        let mut marks = vec![
            ("crew".to_owned(), i32::from(table.crew)),
            ("morale".to_owned(), i32::from(table.morale)),
            ("hull".to_owned(), i32::from(table.hull)),
            ("salvage".to_owned(), i32::from(table.salvage)),
            ("ammo".to_owned(), i32::from(table.ammo)),
            ("credits".to_owned(), i32::from(table.credits)),
            ("energy".to_owned(), i32::from(table.energy)),
            ("owed".to_owned(), i32::from(table.actions.owed)),
        ];
        marks.extend(Section::ALL.map(|section| (section.to_string(), i32::from(table.section(section)))));
        marks
    }

    /// What differs from before, and who is not Ready: `crew -2, morale -1, noriko exhausted`.
    pub fn changes(&self, before: &[(String, i32)]) -> String {
        let moved = self.marks().into_iter().zip(before).filter(|(now, before)| now.1 != before.1);
        let moved = moved.map(|((name, now), (_, before))| format!("{name} {:+}", now - before));
        let heroes = self.table().heroes.iter().filter(|aboard| aboard.status != Status::Ready);
        let heroes = heroes.map(|aboard| format!("{} {}", aboard.hero.name(self.game.names()), aboard.status));
        moved.chain(heroes).collect::<Vec<_>>().join(", ")
    }

    /// Whether an answer that is not offered is refused, and nothing changes.
    pub fn refuses(&self, answer: Answer) -> bool {
        let mut copy = self.game.clone();
        let refused = copy.submit(Input::Answer(answer), &mut Events::new()).is_err();
        refused && copy.hash() == self.game.hash()
    }
}

/// Plays a case and says what changed.
pub fn changes_of(board: Board, tune: impl FnOnce(&mut Rig), moves: &str) -> String {
    let mut rig = board.begin();
    tune(&mut rig);
    let before = rig.marks();
    rig.play(moves);
    rig.changes(&before)
}

/// All systems' plans at once, then confirmed: for each its order, or `-`, and its hero, or `-` where none is asked.
pub fn plan(rig: &mut Rig, plans: [(&str, &str); 3], sorties: &[(&str, &str)]) {
    for (system, (order, hero)) in System::ALL.into_iter().zip(plans) {
        match order {
            "-" => rig.choose("no-order"),
            order => rig.choose(&format!("order:{order}")),
        };
        if hero != "-" {
            rig.choose(&format!("hero:{hero}"));
        }
        if system == System::Hangar {
            for (fighter, pilot) in sorties {
                rig.choose(&format!("sortie:{fighter}")).choose(&format!("hero:{pilot}"));
            }
            rig.choose("done");
        }
    }
    rig.choose("confirm");
}

/// The same table with one definition changed.
pub fn edited<I: Id, T: Clone>(
    table: &ironclad::content::Table<I, T>,
    id: Option<I>,
    change: impl FnOnce(&mut T),
) -> ironclad::content::Table<I, T> {
    let mut entries: Vec<T> = table.iter().map(|(_, entry)| entry.clone()).collect();
    change(&mut entries[id.expect("a known name").index()]);
    ironclad::content::Table::new(entries)
}

/// Adds ships of these names to the catalogue, each like the Skadi.
pub fn more_fighters(content: &mut Content, names: &[&str]) {
    let skadi = FighterId::find(&content.names, "skadi").expect("the Skadi");
    let card = content.fighters[skadi].clone();
    let all = names.iter().copied().chain(["skadi"]).map(str::to_owned);
    let list = ironclad::content::id::NameList::new(all);
    content.names = Arc::new(ironclad::content::Names { fighters: list, ..(*content.names).clone() });
    content.fighters = ironclad::content::Table::new(vec![card; names.len() + 1]);
}

/// Changes an enemy's regular side.
pub fn enemy_side(
    ship: &'static str,
    change: impl FnOnce(&mut ironclad::content::ship::EnemySide),
) -> impl FnOnce(&mut Content) {
    move |content| {
        let id = ironclad::content::ShipId::find(&content.names, ship);
        content.ships = edited(&content.ships, id, |ship| change(&mut ship.regular));
    }
}
