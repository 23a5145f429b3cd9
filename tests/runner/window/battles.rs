//! Iron Guest in the window, whole battles: by the mouse alone, by keys alone, two at one screen, the guided first battle;
//! a shot taken back, a battle left and gone on with, a file that cannot be read.

use std::path::Path;

use iced::keyboard::key::Named;
use iced::{Point, Rectangle};
use iron_guest::board::{Heading, Hex, Side};
use iron_guest::bot::{Bot, Player};
use iron_guest::decision::{Answer, Decision, Order};
use iron_guest::event::Event;
use iron_guest::seat::Seat;
use iron_guest::ship::{Berth, ShipId};
use iron_guest::state::Outcome;
use iron_guest_table::{Asked, Sheet, beside_board};
use ironclad::ui::screen::Screen;

use super::desk::Desk;

const PIXELS: (f32, f32) = (1280.0, 720.0);
/// Choices that a battle may take.
const MOST: usize = 600;

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
    fn to_the_wardroom(&self, desk: &mut Desk) {
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
    fn choose(&self, desk: &mut Desk, place: usize, scenario: &str) {
        match self.hand {
            Hand::Mouse => {
                let words = desk.app.cx().t(&format!("iron-guest-setup-{scenario}"));
                desk.click(&words);
            }
            Hand::Keys => desk.letters(&place.to_string()),
        }
    }

    fn main(&self, desk: &mut Desk) {
        match self.hand {
            Hand::Mouse => desk.main(),
            Hand::Keys => desk.enter(),
        }
    }

    /// Looks on until somebody at the screen is asked, or it is over.
    fn look_on(&self, desk: &mut Desk) {
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
    fn lay(&self, desk: &mut Desk, decision: &Decision, answer: Answer) {
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
            Answer::Resign => self.in_the_menu(desk, "iron-guest-option-resign"),
            other => panic!("{other:?} is not in the menu"),
        }
    }

    /// Opens the menu and chooses what it says there.
    fn in_the_menu(&self, desk: &mut Desk, key: &str) {
        let words = desk.app.cx().t(key);
        match self.hand {
            Hand::Mouse => {
                let bar = Rectangle { height: 66.0, ..desk.whole() };
                let escape = desk.app.cx().t("key-escape");
                desk.click_in(bar, &escape);
                desk.click(&words);
            }
            Hand::Keys => {
                desk.named(Named::Escape);
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
    fn play(&mut self, desk: &mut Desk) -> Outcome {
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
fn panel(desk: &Desk) -> Rectangle {
    let size = desk.size();
    let left = size.width - 492.0;
    Rectangle { x: left, y: 160.0, width: 492.0, height: size.height - 160.0 - 92.0 }
}

fn announced<T>(desk: &Desk, of: impl FnOnce(&iron_guest_table::Announce) -> T) -> T {
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
fn click_line(desk: &mut Desk, begins: &str) {
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

fn desk_with(folder: &Path, settings: &str) -> Desk {
    desk_speaking("en", folder, settings)
}

/// A window in a language, with these settings.
pub fn desk_speaking(language: &str, folder: &Path, settings: &str) -> Desk {
    std::fs::write(folder.join("settings.json"), settings).expect("written");
    Desk::speaking(language, folder, PIXELS)
}

/// The file that the window has written holds the very game that it showed.
fn check(desk: &Desk) {
    let session = desk.battle().session();
    let path = desk.battle().path().expect("a file");
    let state = session.game().play().state();
    let catalogue = iron_guest_table::job::catalogue().expect("sound content");
    let glance =
        iron_guest_table::job::Session::glance(&catalogue, &path, kernel::session::Since::Turn).expect("sound");
    assert_eq!(glance.game.play().state(), state);
}

/// A whole duel against the machine.
fn duel(hand: Hand, settings: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), settings);
    let mut sailor = Sailor::new(hand, Bot::TwoPly, 5);
    sailor.to_the_wardroom(&mut desk);
    sailor.choose(&mut desk, 2, "duel");
    sailor.main(&mut desk);
    assert_eq!(desk.battle().session().setup().scenario, "duel");
    let outcome = sailor.play(&mut desk);
    println!("{hand:?}: {outcome:?} in round {}", desk.battle().session().game().play().state().round);
    check(&desk);
    // It is told how it ended, and the main button leads back to the wardroom, where the book has the line.
    let table = desk.battle();
    let said = desk.app.cx().t("iron-guest-table-leave");
    assert!(table.outcome().is_some());
    assert_eq!(desk.main_label(), said);
    sailor.main(&mut desk);
    assert!(matches!(desk.app.screen(), Screen::Wardroom(_)));
    let duel = desk.app.cx().t("iron-guest-setup-duel");
    assert!(desk.shows(&format!("Iron Guest: {duel}.")), "{:?}", desk.words_in(desk.whole()));
}

#[test]
pub fn a_duel_against_the_machine_by_the_mouse_alone() {
    duel(Hand::Mouse, "{}");
}

#[test]
pub fn a_duel_against_the_machine_by_keys_alone() {
    duel(Hand::Keys, r#"{"dice_speed":"fast"}"#);
}

#[test]
pub fn two_at_one_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::OnePly, 3);
    sailor.to_the_wardroom(&mut desk);
    desk.letters("3");
    // The second seat goes from the mate to a person.
    desk.named(Named::Tab);
    desk.named(Named::ArrowDown);
    desk.named(Named::ArrowDown);
    desk.named(Named::ArrowLeft);
    desk.named(Named::ArrowLeft);
    desk.enter();
    assert_eq!(desk.battle().session().setup().bots, [None, None]);
    let mut asked = Vec::new();
    for _ in 0..MOST {
        if desk.battle().outcome().is_some() {
            break;
        }
        let seat = desk.battle().session().decision().expect("somebody is asked").seat;
        let name = if seat == Seat::FIRST { "Mara" } else { "Jonas" };
        let panel = panel(&desk);
        let words = desk.words_in(Rectangle { y: 66.0, height: panel.height + 94.0, ..panel });
        assert!(words.iter().any(|(text, _)| text.starts_with(&format!("{name}:"))), "{name}: {words:?}");
        if asked.last() != Some(&seat) {
            asked.push(seat);
        }
        sailor.answer(&mut desk);
    }
    assert!(desk.battle().outcome().is_some());
    assert!(asked.len() > 6, "both are asked by turns: {asked:?}");
    check(&desk);
}

#[test]
pub fn the_first_battle_teaches_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::TwoPly, 1);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    let lesson = iron_guest_table::job::catalogue().expect("sound content").lesson().clone();
    let titles: Vec<(String, String)> = lesson
        .steps
        .iter()
        .map(|step| (step.id.clone(), desk.app.cx().t(&format!("iron-guest-lesson-{}", step.id))))
        .collect();
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..MOST {
        let words = desk.words_in(desk.whole());
        let shown: Vec<&String> =
            titles.iter().filter(|(_, title)| words.iter().any(|(text, _)| text == title)).map(|(id, _)| id).collect();
        assert!(shown.len() <= 1, "one thing at a time: {shown:?}");
        if let Some(id) = shown.first().filter(|id| seen.last() != Some(**id)) {
            seen.push((*id).clone());
        }
        if desk.battle().outcome().is_some() {
            break;
        }
        sailor.answer(&mut desk);
    }
    for due in ["wind", "own-turn", "broadside", "nearer", "masts"] {
        assert!(seen.iter().any(|id| id == due), "{due} was not explained: {seen:?}");
    }
    assert_eq!(seen.first().map(String::as_str), Some("wind"));
    assert_eq!(seen.last().map(String::as_str), Some("end"), "{seen:?}");
    // The card can be put away, and comes back.
    let end = desk.app.cx().t("iron-guest-lesson-end");
    desk.letters("h");
    assert!(!desk.shows(&end));
    desk.letters("h");
    assert!(desk.shows(&end));
}

/// Plays on until a shot has been fired by the hand.
fn until_a_shot(desk: &mut Desk, sailor: &mut Sailor) {
    let fired = |desk: &Desk| {
        let session = desk.battle().session();
        let mine =
            |ship: &ShipId| session.game().play().state().ship(*ship).is_some_and(|ship| ship.owner == Seat::FIRST);
        session.events().any(|event| matches!(event, Event::Fired { ship, .. } if mine(ship)))
    };
    for _ in 0..MOST {
        sailor.look_on(desk);
        if fired(desk) {
            return;
        }
        assert!(desk.battle().outcome().is_none(), "no shot in the whole battle");
        sailor.answer(desk);
    }
}

#[test]
pub fn a_shot_is_taken_back_and_falls_the_same_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::TwoPly, 2);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    until_a_shot(&mut desk, &mut sailor);
    let state = |desk: &Desk| desk.battle().session().game().play().state().clone();
    let shots = |desk: &Desk| {
        let fired = |event: &&Event| matches!(event, Event::Fired { .. });
        desk.battle().session().events().filter(fired).count()
    };
    let (after, fired) = (state(&desk), shots(&desk));
    // What is chosen and not sent is taken back first; then plays, past the shot.
    let mut back = 0;
    while shots(&desk) >= fired && back < 20 {
        desk.letters("z");
        back += 1;
    }
    assert!(shots(&desk) < fired, "taken back past the shot");
    assert_ne!(state(&desk), after);
    assert!(desk.battle().session().decision().is_some_and(|decision| decision.seat == Seat::FIRST));
    // What was announced stands chosen again.
    assert!(announced(&desk, |announce| announce.order().is_some()));
    for _ in 0..back {
        desk.letters("x");
    }
    assert_eq!(state(&desk), after, "the same dice");
    check(&desk);
}

#[test]
pub fn a_battle_is_left_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Mouse, Bot::OnePly, 4);
    sailor.to_the_wardroom(&mut desk);
    sailor.choose(&mut desk, 3, "charted");
    sailor.main(&mut desk);
    for _ in 0..8 {
        sailor.answer(&mut desk);
    }
    let place = |desk: &Desk| {
        let session = desk.battle().session();
        (session.game().play().state().clone(), session.place())
    };
    let stood = place(&desk);
    desk.named(Named::Escape);
    let leave = desk.app.cx().t("iron-guest-table-leave");
    desk.click(&leave);
    assert!(matches!(desk.app.screen(), Screen::Wardroom(_)));
    // In the same evening.
    let line = desk.app.cx().t("iron-guest-setup-charted");
    click_line(&mut desk, &format!("Iron Guest: {line}."));
    desk.main();
    assert_eq!(place(&desk), stood);
    drop(desk);
    // And the next.
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("w");
    for _ in 0..4 {
        desk.named(Named::Tab);
    }
    let go_on = desk.app.cx().t("wardroom-main-go-on");
    assert_eq!(desk.main_label(), go_on);
    desk.enter();
    assert_eq!(place(&desk), stood);
    sailor.answer(&mut desk);
    check(&desk);
}

#[test]
pub fn a_broken_battle_is_named_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::OnePly, 6);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    for _ in 0..4 {
        sailor.answer(&mut desk);
    }
    let file = desk.battle().path().expect("a file");
    drop(desk);
    let whole = std::fs::read_to_string(&file).expect("read");
    // A set-up that is not there.
    let (broken, name) =
        (whole.replace("\"lesson\"", "\"lessen\""), file.file_name().expect("a name").to_string_lossy());
    assert_ne!(broken, whole);
    std::fs::write(&file, &broken).expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("w");
    assert!(desk.shows(&format!("{name} ")), "{:?}", desk.words_in(desk.whole()));
    desk.whole_of_words();
    desk.enter();
    assert_eq!(desk.battle().session().setup().scenario, "lesson", "another battle can be begun");
    assert_eq!(std::fs::read_to_string(&file).expect("read"), broken, "it is left as it was");
    drop(desk);
    // A line that was not written to its end: what is whole is gone on with, and it is said.
    std::fs::write(&file, &whole.as_bytes()[..whole.len() - 7]).expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("w");
    let torn = desk.app.cx().with("note-torn", &[("kept", "yes".into())]);
    for _ in 0..4 {
        desk.named(Named::Tab);
    }
    for _ in 0..3 {
        let chosen = desk.words_in(desk.whole());
        desk.enter();
        if matches!(desk.app.screen(), Screen::Problem(_)) {
            break;
        }
        // The newer battle stood first.
        assert!(matches!(desk.app.screen(), Screen::IronGuest(_)), "{chosen:?}");
        desk.named(Named::Escape);
        desk.named(Named::ArrowUp);
        desk.enter();
        desk.named(Named::ArrowDown);
    }
    assert!(desk.shows(&torn), "{:?}", desk.words_in(desk.whole()));
    desk.whole_of_words();
    desk.enter();
    sailor.answer(&mut desk);
    check(&desk);
}

#[test]
pub fn a_draw_is_offered_in_the_menu_and_a_flag_is_struck() {
    for hand in [Hand::Mouse, Hand::Keys] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        let mut sailor = Sailor::new(hand, Bot::OnePly, 3);
        sailor.to_the_wardroom(&mut desk);
        // The second seat goes to a person: the first of the words at the foot that says so is the first seat's.
        let person = desk.app.cx().t("wardroom-person");
        let all = desk.words_in(desk.whole());
        let second = all.iter().filter(|(text, _)| *text == person).nth(1).expect("two seats").1;
        desk.click_at(second.center());
        desk.main();
        sailor.answer(&mut desk);
        sailor.menu(&mut desk, Answer::OfferDraw);
        let offered = desk.battle().session().decision().expect("the other is asked");
        assert_eq!(offered.plays(), [Answer::Draw(true), Answer::Draw(false)]);
        sailor.lay(&mut desk, &offered, Answer::Draw(false));
        let asked = desk.battle().session().decision().expect("play goes on");
        assert!(!asked.options.contains(&Answer::OfferDraw), "once a turn");
        sailor.menu(&mut desk, Answer::Resign);
        assert_eq!(desk.battle().outcome(), Some(Outcome::Won(offered.seat)));
        // It can still be taken back.
        desk.letters("z");
        assert_eq!(desk.battle().outcome(), None);
    }
}

#[test]
pub fn a_battle_is_played_back_and_nothing_is_changed() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
        let mut sailor = Sailor::new(hand, Bot::OnePly, 2);
        sailor.to_the_wardroom(&mut desk);
        sailor.main(&mut desk);
        for _ in 0..6 {
            sailor.answer(&mut desk);
        }
        let before = (desk.battle().session().game().play().state().clone(), desk.battle().session().place());
        let round = before.0.round;
        sailor.in_the_menu(&mut desk, "iron-guest-table-replay");
        assert!(desk.battle().looks_back());
        let place = |desk: &mut Desk| {
            let words = desk.words_in(desk.whole());
            words.iter().find(|(text, _)| text.contains(" of ") && text.len() < 12).map(|(text, _)| text.clone())
        };
        let first = place(&mut desk).expect("how far it is");
        assert!(first.starts_with("1 of "), "{first}");
        let step = |desk: &mut Desk, on: bool| match hand {
            Hand::Keys => desk.named(if on { Named::ArrowRight } else { Named::ArrowLeft }),
            Hand::Mouse => desk.click(&desk.app.cx().t(if on { "past-on" } else { "past-back" })),
        };
        for _ in 0..3 {
            step(&mut desk, true);
        }
        step(&mut desk, false);
        assert!(place(&mut desk).expect("how far it is").starts_with("3 of "));
        // To the end by turns: what is shown there is the game as it is.
        for _ in 0..40 {
            match hand {
                Hand::Keys => desk.named(Named::PageDown),
                Hand::Mouse => {
                    let on = desk.app.cx().t("past-turn-on");
                    desk.click(&on);
                }
            }
        }
        let last = place(&mut desk).expect("how far it is");
        let (at, count) = last.split_once(" of ").expect("two numbers");
        assert_eq!(at, count, "{last}");
        assert!(desk.shows(&format!("Round {round}")));
        sailor.main(&mut desk);
        assert!(!desk.battle().looks_back());
        assert_eq!((desk.battle().session().game().play().state().clone(), desk.battle().session().place()), before);
        sailor.answer(&mut desk);
        check(&desk);
    }
}

#[test]
pub fn everything_on_the_table_says_what_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::OnePly, 2);
    sailor.to_the_wardroom(&mut desk);
    sailor.main(&mut desk);
    while desk.battle().session().decision().is_none_or(|asked| asked.ask != iron_guest::decision::Ask::Choose) {
        sailor.answer(&mut desk);
    }
    // A pointer at rest is told in passing: of a ship on the chart, of open water, and of the wind.
    let state = desk.battle().session().game().play().state().clone();
    let enemy = state.fleet().find(|(_, ship)| ship.owner != Seat::FIRST).expect("an enemy").0;
    let hex = state.berth(enemy).expect("afloat").hex;
    let chart = desk.chart().expect("the chart");
    let sheet = Sheet::of(state.radius, chart.size(), beside_board(&desk.app.cx()));
    let at = sheet.at(hex);
    let rest = std::time::Duration::from_secs(1);
    desk.rest_at(Point::new(chart.x + at.x, chart.y + at.y), rest);
    assert!(desk.shows("Mate: 3 masts, heading "), "{:?}", desk.words_in(desk.whole()));
    let danger = iron_guest::query::danger(&state, Seat::FIRST);
    let water = danger.keys().copied().find(|hex| state.at(*hex).is_none()).expect("water under fire");
    let at = sheet.at(water);
    desk.rest_at(Point::new(chart.x + at.x, chart.y + at.y), rest);
    let sea = desk.app.cx().t("iron-guest-table-explain-sea");
    assert!(desk.shows(&sea), "{water:?} {:?}", desk.words_in(desk.whole()));
    let rose = sheet.rose();
    desk.rest_at(Point::new(chart.x + rose.center().x, chart.y + rose.center().y), rest);
    let shown = desk.app.cx().t("iron-guest-rule-9-2");
    assert!(desk.shows(&shown));
    // Asked fully, the book of Iron Guest opens at the rule.
    desk.ask_at(Point::new(chart.x + rose.center().x, chart.y + rose.center().y));
    let book = desk.app.cx().t("iron-guest-title-rules");
    assert!(desk.shows(&book) && desk.shows(&shown));
    desk.named(Named::Escape);
    assert!(!desk.shows(&book));
    // By keys: the rule for what is asked, and the book.
    desk.letters("r");
    assert!(desk.shows(&book) && desk.shows(&desk.app.cx().t("iron-guest-rule-4-2")));
    desk.named(Named::Escape);
    desk.letters("?");
    assert!(desk.shows(&desk.app.cx().t("iron-guest-rule-4-2")) && !desk.shows(&book));
    let mut told = std::collections::BTreeSet::new();
    for _ in 0..30 {
        desk.named(Named::Tab);
        told.extend(
            desk.words_in(desk.whole()).into_iter().map(|(text, _)| text).filter(|text| text.starts_with("Rule ")),
        );
    }
    assert!(told.len() >= 6, "{told:?}");
    desk.letters("?");
    assert!(desk.shows(&book));
}
