//! A table to try rules on: a scenario of the test's own, moves by option ids, dice as the test wants them.

#[path = "rig/board.rs"]
mod board;
#[path = "rig/edit.rs"]
mod edit;

use std::sync::{Arc, OnceLock};

use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::{Mode, Section, System};
use ironclad_game::content::{Content, FighterId, HeroId, Id, IntelId, SectorId};
use ironclad_game::engine::chance::{Against, Request};
use ironclad_game::engine::decision::{Decision, DecisionKind};
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::state::Token;
use ironclad_game::engine::{Die, Event, Events, Game, Input, Outcome, Pending, Setup, Status, Table, dealt};

pub use board::{Active, Board};
pub use edit::{edited, enemy_side, more_fighters};

/// The built-in catalogue, loaded once.
pub fn content() -> Arc<Content> {
    static LOADED: OnceLock<Arc<Content>> = OnceLock::new();
    Arc::clone(LOADED.get_or_init(|| Arc::new(Content::built_in().expect("the built-in pack has no faults"))))
}

/// A game on the test's table.
#[derive(Clone)]
pub struct Rig {
    pub game: Game,
    pub events: Events,
}

impl Rig {
    /// A chapter by itself, in Normal and with one player, up to its fitting out: for this side, with the table set beforehand.
    pub fn chapter(name: &str, side: &str, set: impl FnOnce(&mut Table)) -> Self {
        let content = content();
        let scenario = Arc::clone(content.scenario(name).expect("a chapter"));
        let setup =
            Setup { mode: Mode::Normal, seats: dealt(1), scripted: false, players: None, edition: Edition::TODAY };
        let mut events = Events::new();
        let game = Game::new(content, scenario, setup, &mut events);
        let mut rig = Self { game, events };
        rig.tune(set);
        let side = format!("option:{side}");
        while rig.kind() != "set-up" {
            let step = if rig.offered(&side) { side.as_str() } else { "read" };
            rig.choose(step);
        }
        rig
    }

    /// Hires Gabriel, Daisuke and Wrathe, one for each system.
    pub fn hire_three(&mut self) -> &mut Self {
        self.play("hire:gabriel hire:daisuke hire:wrathe");
        let posts = [("gabriel", System::Bridge), ("daisuke", System::Weapons), ("wrathe", System::Hangar)];
        let posts = posts.map(|(hero, system)| (self.hero(hero), system));
        self.tune(|table| {
            for (hero, system) in posts {
                table.heroes.iter_mut().filter(|aboard| aboard.hero == hero).for_each(|aboard| aboard.system = system);
            }
        })
    }

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

    /// Choices by their ids, dice by their faces and tokens by `draw:` and their names, in order.
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for step in moves.split_whitespace() {
            match (step.parse::<u8>(), step.strip_prefix("draw:")) {
                (Ok(face), _) => self.roll(&[face]),
                (Err(_), Some(token)) => self.draw(token),
                (Err(_), None) => self.choose(step),
            };
        }
        self
    }

    /// A choice by its id. Where the skill of a check is still to be selected and the test names none, it is made with the
    /// first skill that leads to the choice.
    pub fn choose(&mut self, option: &str) -> &mut Self {
        if let Some(skill) = self.skill_for(option) {
            self.choose(&skill);
        }
        let Pending::Choose(decision) = self.game.pending() else {
            panic!("`{option}` chosen, but pending is {:?}", self.game.pending());
        };
        let answer = decision.options.iter().copied().find(|answer| answer.id(self.game.names()) == option);
        let answer = answer.unwrap_or_else(|| panic!("no `{option}` among {:?} {:?}", decision.kind, self.offers()));
        self.submit(Input::Answer(answer))
    }

    /// The skill to be selected before this choice is there.
    fn skill_for(&self, option: &str) -> Option<String> {
        let Pending::Choose(decision) = self.game.pending() else { return None };
        if decision.kind != DecisionKind::Skill || self.offered(option) {
            return None;
        }
        self.offers().into_iter().find(|skill| self.clone().choose(skill).offered(option))
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

    /// Draws this token, of gear or intel.
    pub fn draw(&mut self, name: &str) -> &mut Self {
        let names = Arc::clone(self.game.names());
        let named = |input: &Input| matches!(input, Input::Drawn(drawn) if drawn.name(&names) == name);
        let chances = self.game.chances();
        let drawn = chances.iter().copied().find(named);
        self.submit(drawn.unwrap_or_else(|| panic!("no `{name}` to be drawn among {chances:?}")))
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
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => Vec::new(),
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
        self.tune(|table| table.tokens[place] = Some(Token::Placed(card)))
    }

    /// The card on a sector, and whether it lies open.
    pub fn token(&self, sector: &str) -> Option<(String, bool)> {
        let token = self.table().token(self.sector(sector))?;
        let card = match token {
            Token::Placed(card) | Token::Open(card) => card.name(self.game.names()).to_owned(),
            Token::Shuffled => String::new(),
        };
        Some((card, token.is_open()))
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
            ("gear".to_owned(), i32::try_from(table.gear.len()).expect("few")),
            ("found".to_owned(), i32::try_from(table.found.len()).expect("few")),
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
}

/// Plays a case and says what changed.
pub fn changes_of(board: Board, tune: impl FnOnce(&mut Rig), moves: &str) -> String {
    let mut rig = board.begin();
    tune(&mut rig);
    let before = rig.marks();
    rig.play(moves);
    rig.changes(&before)
}

/// Moves to the token's sector of [`Board::card`].
pub const ENTER: &str = "move:1a-empty-space-2";

/// Plays a card with these heroes alone aboard, at this Morale, and says what changed, for each row.
pub fn check_rows(name: &str, rows: &[(&[&str], u8, &str, &str)]) {
    for &(aboard, morale, moves, changes) in rows {
        let board = Board::card(name).squad("bridge", aboard).squad("weapons", &[]).squad("hangar", &[]);
        let board = board.start("morale", morale).start("hull", 4).start("crew", 5);
        let found = changes_of(board, |_| {}, &format!("{ENTER} {moves}"));
        assert_eq!(found, changes, "{name} with {aboard:?} at Morale {morale}: {moves}");
    }
}

/// Met, with the plan of the Long phase to make.
pub fn fight(board: Board) -> Rig {
    let mut rig = board.begin();
    rig.meet();
    rig
}

/// Gabriel at the helm, nothing else.
pub fn drift(rig: &mut Rig) {
    plan(rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[]);
}

/// The same with the Skadi out, flown by Wrathe, and an order of Weapons.
pub fn sortie(rig: &mut Rig, weapons: (&str, &str)) {
    plan(rig, [("-", "gabriel"), weapons, ("-", "-")], &[("skadi", "wrathe")]);
}

/// How the combats so far have ended.
pub fn results(rig: &Rig) -> Vec<CombatResult> {
    let result = |event: &Event| if let Event::CombatEnded { result } = event { Some(*result) } else { None };
    rig.events.iter().filter_map(result).collect()
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
