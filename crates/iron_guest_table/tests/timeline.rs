//! The timeline over a battle of Iron Guest: moments looked at, watched from, gone back to; the branch that was left come
//! back to.

#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::time::Instant;
use war_table::BattleTable as _;

use iced::Size;
use iron_guest::Start;
use iron_guest::bot::Bot;
use iron_guest::content::Switches;
use iron_guest_table::job::{Session, catalogue};
use iron_guest_table::{Action, Asked, Env, IronGuestTable, Message};
use kernel::save::UndoPolicy;
use kernel::session::{DiceSource, Storage, Written};
use kit::Cx;
use kit::key::{Arrow, Press};
use kit::measure::Measure;
use kit::preferences::Preferences;
use words::Text;

/// A table with everything that the shell does for it.
struct Hand {
    table: IronGuestTable,
    text: Text,
    env: Env,
}

impl Hand {
    fn sit_down(bots: Vec<Option<Bot>>, undo: UndoPolicy) -> Self {
        let start = Start {
            scenario: "charted".to_owned(),
            switches: Switches::default(),
            seed: 11,
            players: vec!["Mara".to_owned(), "Jonas".to_owned()],
            name: String::new(),
            undo,
            bots,
        };
        let session = Session::begin(&catalogue().expect("sound content"), start, Storage::Memory).expect("a battle");
        let env = Env { factor: 0.0, reduced: true, dice: DiceSource::Generated, now: Instant::now() };
        let (table, action) = IronGuestTable::new(session, true, env);
        let mut hand = Self { table, text: Text::of("en"), env };
        hand.follow(action);
        hand
    }

    fn follow(&mut self, action: Action) {
        let next = match action {
            Action::None
            | Action::Rules(_)
            | Action::Settings
            | Action::Chronicle
            | Action::Report
            | Action::Focus(_)
            | Action::Again
            | Action::Leave => return,
            Action::Write(writing) => {
                let outcome = writing.run();
                self.table.written(&Written::new(writing, outcome), self.env)
            }
            Action::Do(job) => self.table.done(&job.run()),
        };
        self.follow(next);
    }

    fn press(&mut self, press: Press) {
        let action = self.table.update(Message::Press(press), self.env);
        self.table.tell_past(&self.text);
        self.follow(action);
    }

    /// Everything that the screen shows is made.
    fn look(&self) {
        let settings = Preferences::default();
        let measure = Measure::logical(Size::new(1280.0, 720.0));
        let _ = self.table.view(&Cx { text: &self.text, measure, settings: &settings, mirror: false });
        assert!(self.text.missing().is_empty(), "no words for {:?}", self.text.missing());
    }

    /// So many questions are answered with something that can be.
    fn play(&mut self, questions: usize) {
        let from = self.table.session().place();
        for _ in 0..questions * 12 {
            let session = self.table.session();
            if session.history().iter().filter(|entry| entry.number > from && entry.choice.is_some()).count()
                >= questions
            {
                return;
            }
            // A ship or hex, a way or heading, and so it is.
            self.press(Press::Arrow(Arrow::Right));
            self.press(Press::Arrow(Arrow::Down));
            self.press(Press::Enter);
        }
        panic!("nobody answers {:?}", self.table.asked());
    }
}

#[test]
fn a_moment_is_looked_at_gone_back_to_and_the_branch_come_back_to() {
    let mut hand = Hand::sit_down(vec![None, None], UndoPolicy::Free);
    hand.play(14);
    let here = hand.table.session().place();
    let state = hand.table.session().game().play().state().clone();
    let moments: Vec<u32> = {
        hand.press(Press::Shifted('t'));
        hand.table.timeline().expect("open").stops().iter().map(|stop| stop.asked).collect()
    };
    assert!(moments.len() > 14 && moments.last() == Some(&here), "{moments:?}");
    hand.look();

    for _ in 0..4 {
        hand.press(Press::Arrow(Arrow::Up));
    }
    hand.press(Press::Enter);
    hand.look();
    assert!(hand.table.looks_back());
    for key in [Press::Arrow(Arrow::Left), Press::Page { down: false }, Press::Page { down: true }] {
        hand.press(key);
        hand.look();
    }
    hand.press(Press::Esc);
    assert!(hand.table.timeline().is_some() && !hand.table.looks_back());
    hand.press(Press::Letter('p'));
    hand.look();
    assert!(hand.table.looks_back());
    hand.press(Press::Esc);
    hand.press(Press::Esc);
    assert!(hand.table.timeline().is_none());
    assert_eq!(*hand.table.session().game().play().state(), state, "looking changes nothing");

    // From the moment that is looked at one goes back to it.
    hand.press(Press::Shifted('t'));
    for _ in 0..4 {
        hand.press(Press::Arrow(Arrow::Up));
    }
    hand.press(Press::Enter);
    hand.press(Press::Letter('g'));
    assert!(hand.table.timeline().is_none() && !hand.table.looks_back());
    assert_eq!(Some(&hand.table.session().place()), moments.iter().rev().nth(4));
    assert_eq!(hand.table.session().branches().len(), 1);

    hand.press(Press::Shifted('t'));
    hand.press(Press::Tab { back: false });
    hand.look();
    hand.press(Press::Enter);
    assert_eq!(hand.table.session().place(), here);
    assert_eq!(*hand.table.session().game().play().state(), state);
}

#[test]
fn what_chance_has_shown_is_not_taken_back_where_that_was_agreed() {
    let mut hand = Hand::sit_down(vec![None, None], UndoPolicy::NotPastChance);
    hand.play(14);
    let here = hand.table.session().place();
    hand.press(Press::Shifted('t'));
    for _ in 0..40 {
        hand.press(Press::Arrow(Arrow::Up));
    }
    hand.press(Press::Letter('g'));
    hand.look();
    assert_eq!(hand.table.session().place(), here);
    assert!(hand.table.timeline().is_some(), "why not is said on the timeline");
}

#[test]
fn a_ship_is_picked_by_the_number_on_her_card() {
    let mut hand = Hand::sit_down(vec![None, None], UndoPolicy::Free);
    let ships = usize::from(hand.table.session().setup().ships);
    // The ships that wait, and the one that is picked.
    let asked = |hand: &Hand| match hand.table.asked() {
        Asked::Play(announce) => {
            let waiting: Vec<usize> = announce.ships().iter().map(|plays| plays.ship.index() % ships + 1).collect();
            (waiting, announce.picked().map(|plays| plays.ship.index() % ships + 1))
        }
        Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => (Vec::new(), None),
    };
    for _ in 0..20 {
        if asked(&hand).0 == [2, 3] {
            break;
        }
        hand.play(1);
    }
    assert_eq!(asked(&hand), (vec![2, 3], None), "the first ship has been played");
    hand.press(Press::Digit(1));
    assert_eq!(asked(&hand).1, None);
    hand.press(Press::Digit(3));
    assert_eq!(asked(&hand).1, Some(3));
}
