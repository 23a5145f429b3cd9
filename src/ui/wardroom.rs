//! The wardroom: the war games that can be played for an evening. A set-up is chosen, who plays which squadron, and which
//! variants hold; or a game is gone on with.

mod facts;
pub mod games;
mod order;
mod room;
mod view;

pub use order::{Order, SeatOrder, Switch};

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;

use iron_guest::Start;
use iron_guest::bot::Bot;
use iron_guest::content::{CannotBegin, Catalogue};
use iron_guest::seat::Seat;
use iron_guest::setup::Setup;

use crate::games::Kind;
use crate::settings::LastBattle;
use iron_guest_table::job::{Broken, Kept};
use kit::choices;
use kit::key::{Arrow, Press};
use war_table::before::List;

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key that no field took.
    Press(Press),
    /// A thing is chosen.
    Choose(Item),
    /// The battles that can be begun are listed, or those that are kept.
    List(List),
    /// A thing is set to the next, or to the one before.
    Turn(Item, bool),
    /// A seat goes to a person, or to a bot.
    Who(usize, Option<Bot>),
    /// A name was typed.
    Name(usize, String),
    /// The main button.
    Main,
    /// The rule book.
    Rules,
    /// Whose dice are rolled: the app's, or the players' own.
    Dice,
    /// To the page of a game.
    Game(Kind),
    /// To the shelf of battles.
    Shelf,
    /// Back to the title.
    Back,
    /// The pointer is over the little chart, where nothing can be done.
    Idle,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// To the next field for a name.
    NextField,
    /// Begin a game. Its seed is still to be drawn.
    Begin(Box<Start>),
    /// Go on with the game in this file.
    GoOn(PathBuf),
    /// Open the rule book.
    Rules,
    /// Let the app roll the dice, or the players.
    Dice,
    /// Open the page of this game.
    Game(Kind),
    /// Open the shelf of battles.
    Shelf,
    /// Back to the title.
    Back,
}

/// Something that can be chosen or set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// A set-up.
    Setup(usize),
    /// Who plays a seat.
    Seat(usize),
    /// The squadron of a seat.
    Squadron(usize),
    /// A variant or a number.
    Switch(Switch),
    /// A game that is kept.
    Kept(usize),
}

impl Item {
    /// The part of the screen that it stands in.
    fn group(self) -> u8 {
        match self {
            Self::Setup(_) => 0,
            Self::Seat(_) | Self::Squadron(_) => 1,
            Self::Switch(_) => 2,
            Self::Kept(_) => 3,
        }
    }
}

/// The screen.
#[derive(Debug)]
pub struct Wardroom {
    catalogue: Arc<Catalogue>,
    order: Order,
    kept: Vec<Kept>,
    broken: Vec<Broken>,
    focus: Option<Item>,
    list: List,
}

impl Wardroom {
    /// The screen, with the names that were given last.
    pub fn new(catalogue: Arc<Catalogue>, names: &[String]) -> Self {
        let order = Order::new(&catalogue, names);
        Self { catalogue, order, kept: Vec::new(), broken: Vec::new(), focus: None, list: List::Set }
    }

    /// Sets up again what was set up last, as far as all that it names is still there.
    pub fn restore(&mut self, last: &LastBattle) {
        self.order.restore(last, &self.catalogue);
    }

    /// What is set up, to be set up again another time; none if nothing differs from what a first visit shows.
    pub fn last(&self) -> Option<LastBattle> {
        let last = self.order.last(&self.catalogue);
        let first = Order::new(&self.catalogue, &[]).last(&self.catalogue);
        (last != first).then_some(last)
    }

    /// The seats get the names that were given elsewhere.
    pub fn rename(&mut self, names: &[String]) {
        names.iter().enumerate().for_each(|(seat, name)| self.order.name(seat, name));
    }

    /// The games there are have been looked up, and the files that cannot be read.
    pub fn keep(&mut self, kept: Vec<Kept>, broken: Vec<Broken>) {
        (self.kept, self.broken) = (kept, broken);
        if let Some(Item::Kept(at)) = self.focus
            && at >= self.kept.len()
        {
            self.focus = None;
        }
    }

    /// What is set.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The game as it would be begun, or why it cannot.
    ///
    /// # Errors
    /// If it cannot be played like that.
    pub fn setup(&self) -> Result<Setup, CannotBegin> {
        self.order.setup(&self.catalogue)
    }

    /// All that can be chosen, in the order of the keys.
    fn items(&self) -> Vec<Item> {
        let setups = (0..self.catalogue.scenarios().len()).map(Item::Setup);
        let seats = (0..self.order.players(&self.catalogue)).flat_map(|seat| [Item::Seat(seat), Item::Squadron(seat)]);
        let switches = Switch::ALL.into_iter().map(Item::Switch);
        let kept = (0..self.kept.len()).map(Item::Kept);
        setups.chain(seats).chain(switches).chain(kept).collect()
    }

    /// Takes a message in. The list shows what the focus is on.
    pub fn update(&mut self, message: Message) -> Action {
        let action = self.take_in(message);
        self.list = match self.focus {
            Some(Item::Setup(_)) => List::Set,
            Some(Item::Kept(_)) => List::Saved,
            Some(Item::Seat(_) | Item::Squadron(_) | Item::Switch(_)) | None => self.list,
        };
        action
    }

    fn take_in(&mut self, message: Message) -> Action {
        match message {
            Message::Press(press) => return self.press(&press),
            Message::Choose(item) => return self.choose(item),
            Message::List(list) => {
                self.list = list;
                if matches!(self.focus, Some(Item::Setup(_) | Item::Kept(_))) {
                    self.focus = None;
                }
            }
            Message::Turn(item, on) => self.turn(item, on),
            Message::Who(seat, bot) => {
                self.focus = Some(Item::Seat(seat));
                self.order.seat(seat, bot);
            }
            Message::Name(seat, name) => self.order.name(seat, &name),
            Message::Main => return self.main(),
            Message::Rules => return Action::Rules,
            Message::Dice => return Action::Dice,
            Message::Game(kind) => return Action::Game(kind),
            Message::Shelf => return Action::Shelf,
            Message::Back => return Action::Back,
            Message::Idle => {}
        }
        Action::None
    }

    fn press(&mut self, press: &Press) -> Action {
        match press {
            Press::Enter => return self.main(),
            Press::Esc => return Action::Back,
            Press::Letter('n') => return Action::NextField,
            Press::Letter('b') => return Action::Shelf,
            Press::Letter('d') => return Action::Dice,
            Press::Letter('r') => return Action::Rules,
            Press::Digit(_) => {
                if let Some(place) = press.row().filter(|place| *place < self.catalogue.scenarios().len()) {
                    return self.choose(Item::Setup(place));
                }
            }
            Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)) => {
                if let Some(item) = self.focus {
                    self.turn(item, *arrow == Arrow::Right);
                }
            }
            Press::Space => {
                if let Some(item) = self.focus {
                    self.turn(item, true);
                }
            }
            Press::Arrow(arrow) => self.step(*arrow == Arrow::Down),
            Press::Tab { back } => self.step_group(!back),
            other => return games::asked_for(other).map_or(Action::None, Action::Game),
        }
        Action::None
    }

    /// To the next thing, or the one before. A set-up is chosen as it is come to; while nothing is pointed at, the first
    /// step is to the one that is chosen already.
    fn step(&mut self, forward: bool) {
        if self.focus.is_none() {
            self.focus = Some(Item::Setup(self.order.place()));
            return;
        }
        self.focus = choices::step(&self.items(), self.focus, forward);
        if let Some(item @ Item::Setup(_)) = self.focus {
            self.turn(item, true);
        }
    }

    /// To the first thing of the next part of the screen, or of the one before; among the battles to the chosen one.
    fn step_group(&mut self, forward: bool) {
        let to = choices::step_part(&self.items(), self.focus, Item::group, forward);
        self.focus = to.map(|item| match item {
            Item::Setup(_) => Item::Setup(self.order.place()),
            Item::Seat(_) | Item::Squadron(_) | Item::Switch(_) | Item::Kept(_) => item,
        });
    }

    /// A thing is pointed at.
    fn choose(&mut self, item: Item) -> Action {
        if self.focus == Some(item) && matches!(item, Item::Kept(_)) {
            return self.main();
        }
        self.focus = Some(item);
        self.turn(item, true);
        Action::None
    }

    fn turn(&mut self, item: Item, on: bool) {
        match item {
            Item::Setup(place) => self.order.choose(place),
            Item::Seat(seat) => self.order.turn_seat(seat, on),
            Item::Squadron(seat) => self.order.turn_squadron(&self.catalogue, seat, on),
            Item::Switch(switch) => self.order.turn(&self.catalogue, switch, on),
            Item::Kept(_) => {}
        }
    }

    /// Which battles are listed where there is one list: the others if none is kept.
    fn list(&self) -> List {
        if self.kept.is_empty() { List::Set } else { self.list }
    }

    /// The game that is pointed at, to be gone on with.
    fn pointed_at(&self) -> Option<&Kept> {
        match self.focus {
            Some(Item::Kept(at)) => self.kept.get(at),
            Some(Item::Setup(_) | Item::Seat(_) | Item::Squadron(_) | Item::Switch(_)) | None => None,
        }
    }

    /// The seats that are shown: those of the game that is pointed at, or else those of a new one. What is set for that one
    /// waits meanwhile.
    fn seats_shown(&self) -> Cow<'_, [SeatOrder]> {
        match self.pointed_at() {
            Some(kept) => {
                let seats = Seat::first(kept.setup.players);
                seats.map(|seat| SeatOrder::kept(kept, seat, &self.catalogue)).collect()
            }
            None => Cow::Borrowed(self.order.seats(&self.catalogue)),
        }
    }

    /// The same of what is agreed. Also what cannot be played is shown as it is set.
    fn setup_shown(&self) -> Option<Setup> {
        match (self.pointed_at(), self.setup()) {
            (Some(kept), _) => Some(kept.setup.clone()),
            (None, Ok(setup)) => Some(setup),
            (None, Err(_)) => {
                let scenario = self.order.scenario(&self.catalogue)?;
                Some(self.order.unchecked(&self.catalogue, scenario))
            }
        }
    }

    /// Whether what is shown can be set: it is a new game.
    fn can_be_set(&self) -> bool {
        self.pointed_at().is_none()
    }

    fn main(&self) -> Action {
        if let Some(kept) = self.pointed_at() {
            return Action::GoOn(kept.path.clone());
        }
        match (self.setup(), self.order.start(&self.catalogue)) {
            (Ok(_), Some(start)) => Action::Begin(Box::new(start)),
            (Ok(_), None) | (Err(_), _) => Action::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iron_guest::content::Switches;
    use iron_guest::setup::{Faces, Shoals};
    use iron_guest_table::job;

    fn wardroom() -> Wardroom {
        Wardroom::new(job::catalogue().expect("sound content"), &["Mara".to_owned()])
    }

    fn press(wardroom: &mut Wardroom, press: Press) -> Action {
        wardroom.update(Message::Press(press))
    }

    #[test]
    fn the_first_battle_against_a_bot_is_one_key_away() {
        let mut wardroom = wardroom();
        let Action::Begin(start) = press(&mut wardroom, Press::Enter) else { panic!("a game is begun") };
        assert_eq!(start.scenario, "lesson");
        assert_eq!(start.players, ["Mara", ""]);
        assert_eq!(start.bots, [None, Some(Bot::OnePly)]);
    }

    #[test]
    fn everything_is_set_by_keys() {
        let mut wardroom = wardroom();
        press(&mut wardroom, Press::Digit(3));
        press(&mut wardroom, Press::Tab { back: false });
        press(&mut wardroom, Press::Arrow(Arrow::Down));
        press(&mut wardroom, Press::Arrow(Arrow::Down));
        // The second seat: from the mate to the captain.
        press(&mut wardroom, Press::Arrow(Arrow::Right));
        press(&mut wardroom, Press::Tab { back: false });
        press(&mut wardroom, Press::Arrow(Arrow::Down));
        press(&mut wardroom, Press::Space);
        let Action::Begin(start) = press(&mut wardroom, Press::Enter) else { panic!("a game is begun") };
        assert_eq!(start.scenario, "charted");
        assert_eq!(start.bots, [None, Some(Bot::TwoPly)]);
        assert_eq!(start.switches.no_prisoners, Some(true));
    }

    #[test]
    fn tab_comes_to_the_battle_that_is_chosen() {
        let mut wardroom = wardroom();
        press(&mut wardroom, Press::Digit(3));
        press(&mut wardroom, Press::Tab { back: false });
        press(&mut wardroom, Press::Tab { back: true });
        assert_eq!((wardroom.focus, wardroom.order.place()), (Some(Item::Setup(2)), 2));
    }

    #[test]
    fn what_cannot_be_played_is_not_begun() {
        let mut wardroom = wardroom();
        press(&mut wardroom, Press::Digit(2));
        // Five ships each of six players do not find room.
        for _ in 0..4 {
            wardroom.update(Message::Turn(Item::Switch(Switch::Players), true));
        }
        for _ in 0..2 {
            wardroom.update(Message::Turn(Item::Switch(Switch::Ships), true));
        }
        assert!(wardroom.setup().is_err());
        assert_eq!(press(&mut wardroom, Press::Enter), Action::None);
    }

    #[test]
    fn what_was_set_up_is_set_up_again() {
        let mut before = wardroom();
        assert_eq!(before.last(), None, "nothing differs from a first visit");
        press(&mut before, Press::Digit(2));
        before.update(Message::Who(1, None));
        before.update(Message::Turn(Item::Squadron(0), true));
        before.update(Message::Turn(Item::Switch(Switch::Players), true));
        before.update(Message::Turn(Item::Switch(Switch::NoPrisoners), true));
        let last = before.last().expect("another battle is set up");
        let mut after = wardroom();
        after.restore(&last);
        assert_eq!(after.order(), before.order());
        // What is no longer there, or was written by another hand, gives way.
        let switches = Switches { players: Some(90), squadrons: vec!["gone".into(); 9], ..Switches::default() };
        let odd = LastBattle { scenario: "duel".into(), bots: vec![None; 9], switches };
        let gone = LastBattle { scenario: "gone".into(), ..last };
        for last in [odd, gone] {
            let mut other = wardroom();
            other.restore(&last);
            assert!(other.setup().is_ok(), "{last:?}");
        }
    }

    #[test]
    fn board_faces_and_the_long_chase_are_set_and_set_again() {
        let mut before = wardroom();
        press(&mut before, Press::Digit(2));
        before.update(Message::Turn(Item::Switch(Switch::Radius), true));
        before.update(Message::Turn(Item::Switch(Switch::Players), true));
        before.update(Message::Turn(Item::Switch(Switch::Faces), true));
        before.update(Message::Turn(Item::Switch(Switch::LongChase), false));
        let setup = before.setup().expect("playable");
        assert_eq!((setup.radius.hexes(), setup.long_chase), (5, 20));
        assert_eq!(setup.shoals, Shoals::Random(11), "as many as suit the board");
        assert_eq!(setup.faces, Faces::spread(3));
        let mut after = wardroom();
        after.restore(&before.last().expect("another battle is set up"));
        assert_eq!(after.setup().expect("playable"), setup);
        // With another number of players they choose again; with the set-up's own it deals.
        after.update(Message::Turn(Item::Switch(Switch::Players), true));
        assert_eq!(after.setup().expect("playable").faces, Faces::Chosen);
        press(&mut after, Press::Digit(1));
        after.update(Message::Turn(Item::Switch(Switch::Faces), true));
        let setup = after.setup().expect("playable");
        assert_eq!(setup.faces, Faces::Chosen);
        assert!(setup.placed.is_empty(), "who chooses a face places the ships as well");
        after.update(Message::Turn(Item::Switch(Switch::Faces), true));
        assert!(!after.setup().expect("playable").placed.is_empty());
        // What was set up before these could be set is read as it was.
        let old = r#"{"scenario":"duel","bots":[null,"one-ply"],"switches":{"players":3,"squadrons":[]}}"#;
        let mut other = wardroom();
        other.restore(&serde_json::from_str(old).expect("an old file"));
        assert_eq!(other.setup().expect("playable").players, 3);
    }

    #[test]
    fn a_game_of_the_book_shows_what_it_was_begun_with_and_a_new_one_waits() {
        let mut other = wardroom();
        press(&mut other, Press::Digit(3));
        other.update(Message::Who(1, Some(Bot::TwoPly)));
        other.update(Message::Turn(Item::Squadron(0), true));
        other.update(Message::Turn(Item::Switch(Switch::DoubleDamage), true));
        let setup = Setup { bots: vec![None, Some(Bot::TwoPly)], ..other.setup().expect("playable") };
        let seats = other.seats_shown().into_owned();
        let kept = Kept {
            path: PathBuf::from("a.jsonl"),
            modified: None,
            name: String::new(),
            players: vec!["Jonas".into(), String::new()],
            setup: setup.clone(),
            turn: 3,
            outcome: None,
        };
        let mut wardroom = wardroom();
        wardroom.keep(vec![kept], Vec::new());
        wardroom.update(Message::Turn(Item::Switch(Switch::NoPrisoners), true));
        let (new, set) = (wardroom.setup().expect("playable"), wardroom.order().clone());
        wardroom.update(Message::Choose(Item::Kept(0)));
        assert_eq!(wardroom.setup_shown(), Some(setup));
        let shown = wardroom.seats_shown().into_owned();
        assert_eq!(shown[0], SeatOrder { name: "Jonas".into(), ..seats[0].clone() });
        assert_eq!(shown[1], seats[1]);
        assert!(!wardroom.can_be_set() && *wardroom.order() == set);
        wardroom.update(Message::Choose(Item::Setup(0)));
        assert_eq!(wardroom.setup_shown(), Some(new));
        assert!(wardroom.can_be_set() && *wardroom.order() == set);
    }

    #[test]
    fn the_list_shows_what_the_focus_is_on() {
        let mut wardroom = wardroom();
        wardroom.update(Message::List(List::Saved));
        assert_eq!(wardroom.list(), List::Set, "nothing is kept");
        let kept = Kept {
            path: PathBuf::from("a.jsonl"),
            modified: None,
            name: String::new(),
            players: Vec::new(),
            setup: wardroom.setup().expect("playable"),
            turn: 3,
            outcome: None,
        };
        wardroom.keep(vec![kept], Vec::new());
        press(&mut wardroom, Press::Digit(2));
        assert_eq!(wardroom.list(), List::Set);
        press(&mut wardroom, Press::Tab { back: true });
        assert_eq!((wardroom.list(), wardroom.focus), (List::Saved, Some(Item::Kept(0))));
        wardroom.update(Message::List(List::Set));
        assert_eq!((wardroom.list(), wardroom.focus), (List::Set, None), "what is hidden is not gone on with");
        wardroom.update(Message::List(List::Saved));
        assert_eq!(wardroom.list(), List::Saved);
        press(&mut wardroom, Press::Digit(1));
        assert_eq!(wardroom.list(), List::Set);
    }

    #[test]
    fn no_two_seats_have_the_same_squadron() {
        let mut wardroom = wardroom();
        for _ in 0..7 {
            wardroom.update(Message::Turn(Item::Squadron(0), true));
            let setup = wardroom.setup().expect("playable");
            assert_ne!(setup.squadrons.first(), setup.squadrons.get(1));
        }
    }
}
