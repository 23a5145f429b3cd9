//! A player at the window of Iron Guest, who finds his plays as a bot does and makes them by hand.

use std::path::Path;

use iced::keyboard::key::Named;
use iced::{Point, Rectangle};
use iron_guest::board::{Heading, Hex, Side};
use iron_guest::bot::{Bot, Player};
use iron_guest::decision::{Answer, Decision, Order};
use iron_guest::ship::{Berth, ShipId};
use iron_guest::state::Outcome;
use iron_guest_table::{Asked, Sheet, beside_board};
use ironclad::ui::screen::Screen;

use super::super::desk::Desk;

pub const PIXELS: (f32, f32) = (1280.0, 720.0);
/// Choices that a battle may take.
pub const MOST: usize = 600;

/// What the player's hand is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keys,
}

/// A player at the window, who finds his plays as a bot does.
pub struct Sailor {
    hand: Hand,
    mind: Box<dyn Player>,
}

impl Sailor {
    pub fn new(hand: Hand, mind: Bot, seed: u64) -> Self {
        Self { hand, mind: mind.player(seed) }
    }

    /// From the title to the wardroom.
    pub fn to_the_wardroom(&self, desk: &mut Desk) {
        match self.hand {
            Hand::Mouse => {
                let words = desk.app.cx().t("title-wardroom");
                desk.click(&words);
            }
            Hand::Keys => desk.letters("w"),
        }
        assert!(matches!(desk.app.screen(), Screen::Wardroom(_)), "{:?}", desk.app.screen());
    }

    /// Chooses a battle in the wardroom, by its place from 1.
    pub fn choose(&self, desk: &mut Desk, place: usize, scenario: &str) {
        match self.hand {
            Hand::Mouse => {
                let words = desk.app.cx().t(&format!("iron-guest-setup-{scenario}"));
                desk.click(&words);
            }
            Hand::Keys => desk.letters(&place.to_string()),
        }
    }

    pub fn main(&self, desk: &mut Desk) {
        match self.hand {
            Hand::Mouse => desk.main(),
            Hand::Keys => desk.enter(),
        }
    }

    /// Looks on until somebody at the screen is asked, or it is over.
    pub fn look_on(&self, desk: &mut Desk) {
        // Beside a real window nothing is cut short: by the clock, that one may be a step ahead.
        if desk.hands.is_some() {
            desk.look_on();
        }
        for _ in 0..MOST {
            if !desk.battle().is_showing() {
                return;
            }
            self.main(desk);
        }
        panic!("it is shown for ever");
    }

    /// Answers what is asked.
    pub fn answer(&mut self, desk: &mut Desk) {
        let session = desk.battle().session();
        let decision = session.decision().expect("somebody is asked");
        let answer = self.mind.choose(session.game().play(), &decision);
        let before = session.place();
        self.lay(desk, &decision, answer);
        assert!(desk.battle().session().place() > before, "{answer:?} was not sent");
    }

    /// Chooses an answer with the hand, and sends it.
    pub fn lay(&self, desk: &mut Desk, decision: &Decision, answer: Answer) {
        match answer {
            Answer::Play(order) => self.announce(desk, order),
            Answer::Place(berth) => self.place(desk, berth),
            Answer::Face(_) | Answer::Return(_) | Answer::Draw(_) => {
                let place = decision.plays().iter().position(|option| *option == answer).expect("an option");
                self.row(desk, place);
            }
            // Those are in the menu, and are sent by it.
            Answer::OfferDraw | Answer::Resign => return self.menu(desk, answer),
        }
        self.main(desk);
    }

    /// Offers a draw, or strikes the flag: both are in the menu.
    pub fn menu(&self, desk: &mut Desk, answer: Answer) {
        match answer {
            Answer::OfferDraw => self.in_the_menu(desk, "iron-guest-option-offer-draw"),
            Answer::Resign => {
                self.in_the_menu(desk, "iron-guest-option-resign");
                assert!(desk.shows(&desk.app.cx().t("iron-guest-table-strike-title")), "it is asked first");
                self.in_the_open_menu(desk, "iron-guest-option-resign");
            }
            other => panic!("{other:?} is not in the menu"),
        }
    }

    /// Opens the menu and chooses what it says there.
    pub fn in_the_menu(&self, desk: &mut Desk, key: &str) {
        match self.hand {
            Hand::Mouse => {
                let bar = Rectangle { height: 66.0, ..desk.whole() };
                let escape = desk.app.cx().t("key-escape");
                desk.click_in(bar, &escape);
            }
            Hand::Keys => desk.named(Named::Escape),
        }
        self.in_the_open_menu(desk, key);
    }

    /// Chooses what the menu says that is open.
    fn in_the_open_menu(&self, desk: &mut Desk, key: &str) {
        let words = desk.app.cx().t(key);
        match self.hand {
            Hand::Mouse => desk.click(&words),
            Hand::Keys => {
                let all = desk.words_in(desk.whole());
                let place = all.iter().position(|(text, _)| *text == words).expect("it is in the menu");
                // Each row's key stands before its words.
                let digit = all[place - 1].0.clone();
                desk.letters(&digit);
            }
        }
    }

    /// Chooses a row of the list that can be chosen from, by its place.
    fn row(&self, desk: &mut Desk, place: usize) {
        let key = (place + 1).to_string();
        match self.hand {
            Hand::Mouse => {
                let panel = panel(desk);
                desk.click_in(panel, &key);
            }
            Hand::Keys => desk.letters(&key),
        }
    }

    fn place(&self, desk: &mut Desk, berth: Berth) {
        match self.hand {
            Hand::Mouse => click_hex(desk, berth.hex, Some(berth.heading)),
            Hand::Keys => {
                for _ in 0..60 {
                    match placed(desk) {
                        Some(now) if now == berth => break,
                        Some(now) if now.hex == berth.hex => desk.named(Named::ArrowDown),
                        Some(_) | None => desk.named(Named::ArrowRight),
                    }
                }
            }
        }
        assert_eq!(placed(desk), Some(berth));
    }

    fn announce(&self, desk: &mut Desk, order: Order) {
        for _ in 0..9 {
            match (picked(desk) == Some(order.ship), self.hand) {
                (true, _) => break,
                (false, Hand::Mouse) => {
                    let state = desk.battle().session().game().play().state();
                    let hex = state.berth(order.ship).expect("she is afloat").hex;
                    // A ship lies where another could end: then her card at the foot is surer.
                    let there = announced(desk, |announce| announce.ends_at(hex));
                    if there { click_card(desk, order.ship) } else { click_hex(desk, hex, None) }
                }
                (false, Hand::Keys) => desk.named(Named::Tab),
            }
        }
        assert_eq!(picked(desk), Some(order.ship));
        let (place, end) = announced(desk, |announce| {
            let ways = &announce.picked().expect("picked").ways;
            let place = ways.iter().position(|way| way.passage.code == order.code).expect("a lawful way");
            (place, ways[place].passage.end)
        });
        match self.hand {
            Hand::Mouse => click_hex(desk, end.hex, Some(end.heading)),
            Hand::Keys => desk.letters(&(place + 1).to_string()),
        }
        // Two ways may end alike; then the list tells them apart.
        if announced(desk, |announce| announce.chosen().map(|way| way.passage.code)) != Some(order.code) {
            self.row(desk, place);
        }
        for (side, target) in [(Side::Port, order.port), (Side::Starboard, order.starboard)] {
            for _ in 0..9 {
                if announced(desk, |announce| announce.aim(side)) == target {
                    break;
                }
                let key = if side == Side::Port { "P" } else { "S" };
                match self.hand {
                    Hand::Mouse => {
                        let panel = panel(desk);
                        desk.click_in(panel, key);
                    }
                    Hand::Keys => desk.letters(&key.to_lowercase()),
                }
            }
        }
        assert_eq!(announced(desk, iron_guest_table::Announce::order), Some(order));
    }

    /// Plays a battle to its end.
    pub fn play(&mut self, desk: &mut Desk) -> Outcome {
        for _ in 0..MOST {
            self.look_on(desk);
            if let Some(outcome) = desk.battle().outcome() {
                return outcome;
            }
            desk.whole_of_words();
            self.answer(desk);
        }
        panic!("the battle goes on for ever");
    }
}

/// The column with the question.
pub fn panel(desk: &Desk) -> Rectangle {
    let size = desk.size();
    let left = size.width - 492.0;
    Rectangle { x: left, y: 160.0, width: 492.0, height: size.height - 160.0 - 92.0 }
}

pub fn announced<T>(desk: &Desk, of: impl FnOnce(&iron_guest_table::Announce) -> T) -> T {
    match desk.battle().asked() {
        Asked::Play(announce) => of(announce),
        other => panic!("no play is announced: {other:?}"),
    }
}

fn picked(desk: &Desk) -> Option<ShipId> {
    announced(desk, |announce| announce.picked().map(|plays| plays.ship))
}

fn placed(desk: &Desk) -> Option<Berth> {
    match desk.battle().asked() {
        Asked::Place(placing) => placing.chosen(),
        other => panic!("nothing is placed: {other:?}"),
    }
}

/// A click on a hex of the chart: near one of its sides, or in its middle.
fn click_hex(desk: &mut Desk, hex: Hex, towards: Option<Heading>) {
    let chart = desk.chart().expect("the chart");
    let radius = desk.battle().session().setup().radius;
    let sheet = Sheet::of(radius, chart.size(), beside_board(&desk.app.cx()));
    let mut at = sheet.at(hex);
    if let Some(heading) = towards {
        at += sheet.towards(heading) * 0.62;
    }
    desk.click_at(Point::new(chart.x + at.x, chart.y + at.y));
}

/// A click on the line of the wardroom book that begins so.
pub fn click_line(desk: &mut Desk, begins: &str) {
    let words = desk.words_in(desk.whole());
    let (_, bounds) = words.into_iter().find(|(text, _)| text.starts_with(begins)).expect("a line of the book");
    desk.click_at(bounds.center());
}

/// A click on the card of a ship at the foot.
fn click_card(desk: &mut Desk, ship: ShipId) {
    let table = desk.battle();
    let words = iron_guest::words::Words::new(kernel::Game::catalogue(table.session().game()), table.session().setup());
    let name = desk.app.cx().t(&words.ship(ship).id);
    let size = desk.size();
    let foot = Rectangle { x: 0.0, y: size.height - 210.0, width: size.width - 500.0, height: 210.0 };
    desk.click_in(foot, &name);
}

pub fn desk_with(folder: &Path, settings: &str) -> Desk {
    desk_speaking("en", folder, settings)
}

/// A window in a language, with these settings.
pub fn desk_speaking(language: &str, folder: &Path, settings: &str) -> Desk {
    std::fs::write(folder.join("settings.json"), settings).expect("written");
    Desk::speaking(language, folder, PIXELS)
}

/// The file that the window has written holds the very game that it showed.
pub fn check(desk: &Desk) {
    let session = desk.battle().session();
    let path = desk.battle().path().expect("a file");
    let state = session.game().play().state();
    let catalogue = iron_guest_table::job::catalogue().expect("sound content");
    let glance =
        iron_guest_table::job::Session::glance(&catalogue, &path, kernel::session::Since::Turn).expect("sound");
    assert_eq!(glance.game.play().state(), state);
}
