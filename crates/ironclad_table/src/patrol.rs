//! Wishes for a patrol: what to do and for whom, how dangerous and how long, how the five powers stand, and the number
//! it grows from.

mod order;
mod view;

pub use order::{Item, Order};

use ironclad_game::content::terms::Faction;
use kit::key::{Arrow, Press, moved};

/// The keys of the powers.
const LETTERS: [char; Faction::ALL.len()] = ['a', 'b', 'c', 'd', 'e'];
/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// A wish is moved on or back.
    Turn(Item, bool),
    /// A power is about, or not.
    About(Faction),
    /// The main button.
    Main,
    /// Back.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Draw another number.
    Draw,
    /// See whether it can be made, and have the seats taken.
    Sign(Order),
    /// Back to where one came from.
    Back,
}

/// The screen of wishes.
#[derive(Debug)]
pub struct Patrol {
    order: Order,
    focus: Option<usize>,
    /// Why it could not be made.
    refused: Option<String>,
}

impl Patrol {
    /// The screen, with what was wished for last.
    pub fn new(order: Order) -> Self {
        Self { order, focus: None, refused: None }
    }

    /// Another number was drawn.
    pub fn drawn(&mut self, seed: u32) {
        self.order.seed = seed;
        self.refused = None;
    }

    /// It could not be made.
    pub fn refuse(&mut self, why: String) {
        self.refused = Some(why);
    }

    /// What is wished for.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        let focused = self.focus.and_then(Item::at);
        match message {
            Message::Turn(item, on) => self.turn(item, on),
            Message::About(faction) => self.about(faction),
            Message::Main => self.sign(),
            Message::Back => Action::Back,
            Message::Press(press) => match press {
                Press::Digit(digit) => {
                    let item = (digit as usize).checked_sub(1).and_then(|place| Item::MISSION.get(place));
                    item.map_or(Action::None, |item| self.turn(*item, true))
                }
                Press::Letter(letter) => {
                    let power = LETTERS.iter().position(|own| *own == letter).and_then(|at| Faction::ALL.get(at));
                    power.map_or(Action::None, |faction| self.about(*faction))
                }
                Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)) => {
                    focused.map_or(Action::None, |item| self.turn(item, arrow == Arrow::Right))
                }
                Press::Space => match focused {
                    Some(Item::Power(faction)) => self.about(faction),
                    Some(item) => self.turn(item, true),
                    None => Action::None,
                },
                Press::Arrow(arrow) => self.step(arrow == Arrow::Down),
                Press::Tab { back } => self.step(!back),
                Press::Enter => self.sign(),
                Press::Esc => Action::Back,
                _ => Action::None,
            },
        }
    }

    fn step(&mut self, forward: bool) -> Action {
        self.focus = moved(self.focus, Item::COUNT, forward);
        Action::None
    }

    fn sign(&self) -> Action {
        match self.order.wishes.check() {
            Ok(()) => Action::Sign(self.order.clone()),
            // What cannot be had is said where it is wished for.
            Err(_) => Action::None,
        }
    }

    fn turn(&mut self, item: Item, on: bool) -> Action {
        self.refused = None;
        self.order.turn(item, on);
        if item == Item::Seed { Action::Draw } else { Action::None }
    }

    fn about(&mut self, faction: Faction) -> Action {
        self.refused = None;
        let about = &mut self.order.wishes.factions;
        if !about.remove(&faction) {
            about.insert(faction);
        }
        Action::None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ironclad_game::content::terms::Mode;
    use ironclad_game::patrol::{Aim, Wishes};

    fn screen() -> Patrol {
        Patrol::new(Order { wishes: Wishes::default(), mode: Mode::Normal, seed: 7 })
    }

    #[test]
    fn a_hunt_without_a_villain_is_not_signed() {
        let mut patrol = screen();
        patrol.update(Message::Turn(Item::Aim, false));
        assert_eq!(patrol.order().wishes.aim, Some(Aim::Hunt));
        assert_eq!(patrol.update(Message::Main), Action::None);
        patrol.update(Message::Turn(Item::Villain, true));
        assert_eq!(patrol.update(Message::Press(Press::Enter)), Action::Sign(patrol.order().clone()));
    }

    #[test]
    fn standing_goes_by_five_steps_and_no_farther() {
        let mut patrol = screen();
        let item = Item::Power(Faction::Cartel);
        let mut seen = Vec::new();
        for _ in 0..4 {
            patrol.update(Message::Turn(item, true));
            seen.push(patrol.order.standing(Faction::Cartel));
        }
        assert_eq!(seen, [5, 10, 10, 10]);
        for _ in 0..6 {
            patrol.update(Message::Turn(item, false));
        }
        assert_eq!(patrol.order.standing(Faction::Cartel), -10);
    }

    #[test]
    fn keys_reach_every_wish() {
        let mut patrol = screen();
        for _ in 0..Item::COUNT {
            let before = patrol.order().clone();
            patrol.update(Message::Press(Press::Arrow(Arrow::Down)));
            let action = patrol.update(Message::Press(Press::Arrow(Arrow::Right)));
            assert!(action == Action::Draw || *patrol.order() != before, "{:?}", patrol.focus);
        }
        patrol.update(Message::Press(Press::Letter('b')));
        assert_eq!(patrol.order().wishes.factions.iter().collect::<Vec<_>>(), [&Faction::Council]);
    }
}
