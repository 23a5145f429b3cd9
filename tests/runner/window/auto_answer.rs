//! Where the rules leave one answer: it is given without asking, taken back with the choice before it, or asked for those who wish.

use iced::keyboard::{Key, Modifiers};
use ironclad::engine::{Answer, DecisionKind, Status};

use super::desk::Desk;
use super::seeds;
use super::way::{self, Way};
use crate::table::moment;

const PIXELS: (f32, f32) = (1920.0, 1080.0);

/// A free game of the second lesson, in which there is one enemy to shoot at.
fn begun(folder: &std::path::Path, settings: &str) -> Desk {
    std::fs::write(folder.join("settings.json"), settings).expect("written");
    let mut desk = Desk::open(folder, PIXELS);
    way::to_the_seats(&mut desk, 1, true, Way::Keys);
    desk.enter();
    desk
}

/// Sends the first option, or a whole plan; says whether a question was there.
fn choose_first(desk: &mut Desk) -> bool {
    if desk.session().decision().is_none() {
        return false;
    }
    way::to_the_decision(desk, Way::Keys);
    let before = desk.session().place();
    for key in ["", "1", "", "", ""] {
        desk.letters(key);
        desk.enter();
        if desk.session().place() != before {
            break;
        }
    }
    if desk.table().has_dice_falling() {
        desk.enter();
    }
    desk.at_table()
}

/// Whether what waits leaves one answer by the rules of the table.
fn is_alone(desk: &Desk) -> bool {
    desk.session().decision().is_some_and(|decision| {
        let by_rules = matches!(
            decision.kind,
            DecisionKind::Action
                | DecisionKind::Hero
                | DecisionKind::OptionalCard
                | DecisionKind::Skill
                | DecisionKind::Class
                | DecisionKind::Recon
                | DecisionKind::Reaction
                | DecisionKind::Target
                | DecisionKind::Port
                | DecisionKind::Service
        );
        // Nobody is sent into a wound without a word.
        let table = desk.session().game().table();
        let wounds = |answer: &Answer| {
            let Answer::Hero(hero) = answer else { return false };
            table.hero(*hero).is_some_and(|aboard| aboard.status == Status::Exhausted)
        };
        by_rules && decision.options.len() == 1 && !decision.options.iter().any(wounds)
    })
}

/// How many choices of the history had no other.
fn answered_alone(desk: &Desk) -> usize {
    let session = desk.session();
    let history = session.history();
    let alone = history.windows(2).filter(|pair| {
        let asked = session.at(pair[0].last).map(|game| game.pending());
        matches!(asked, Some(ironclad::engine::Pending::Choose(decision)) if decision.options.len() == 1)
    });
    alone.count()
}

#[test]
pub fn a_lone_answer_is_given_and_goes_back_with_the_choice_before_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), "{}");
    let mut went_back = 0;
    for _ in 0..60 {
        let (before, count) = (moment(desk.session()), answered_alone(&desk));
        let plans = desk.table().plan().is_some();
        if !choose_first(&mut desk) {
            break;
        }
        assert!(!is_alone(&desk), "{:?}", desk.session().decision());
        if answered_alone(&desk) > count && before != moment(desk.session()) {
            let after = moment(desk.session());
            desk.letters("z");
            // A plan lies open again as it was penned.
            if plans {
                assert!(desk.table().plan().is_some());
            } else {
                assert_eq!(moment(desk.session()), before, "one step leads to the choice that was one");
            }
            desk.letters("x");
            assert_eq!(moment(desk.session()), after);
            went_back += 1;
        }
    }
    assert!(went_back > 0, "nothing was answered alone in {} choices", way::choices(&desk));
}

/// Whether a question that leaves one answer comes up in a game in which all are asked.
fn asks_what_leaves_one_answer() -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), r#"{"answers_alone":false}"#);
    for _ in 0..60 {
        if is_alone(&desk) {
            return true;
        }
        if !choose_first(&mut desk) {
            break;
        }
    }
    false
}

#[test]
pub fn who_wishes_is_asked_all_the_same() {
    // A game may be over before one comes up.
    let first = seeds::first();
    let asked = (first..first + 20).any(|seed| seeds::from(seed, asks_what_leaves_one_answer));
    assert!(asked, "nothing that leaves one answer was asked for");
}

#[test]
fn a_lesson_asks_for_every_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), PIXELS);
    way::to_the_seats(&mut desk, 1, false, Way::Keys);
    desk.enter();
    let due = way::expected(&desk);
    desk.key(Key::Character("1".into()), Modifiers::empty());
    while desk.session().decision().is_some() {
        assert_eq!(desk.session().game().hash(), due[way::choices(&desk)]);
        way::to_the_decision(&mut desk, Way::Keys);
        let (mut composer, view) = way::shown(&desk).expect("a decision");
        way::choose(&mut desk, &mut composer, &view, 0, Way::Keys);
        way::press_main(&mut desk, Way::Keys);
        if desk.table().has_dice_falling() {
            desk.enter();
        }
    }
    assert_eq!(way::choices(&desk) + 1, due.len(), "no step was taken alone");
}
