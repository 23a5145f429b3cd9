//! Undo and redo, without end, one choice of the players at a time.

use ironclad::engine::{Answer, Die, Event};
use ironclad::session::{Session, SessionError};
use serde_json::json;

use crate::table::{Chooser, Line, TUTORIALS, legal, moment, script, session};

#[test]
fn every_pause_of_the_lessons_can_be_returned_to() {
    for name in TUTORIALS {
        let mut session = session(name, true, 1);
        let mut moments = vec![moment(&session)];
        for option in script(name) {
            session.choose(&option).expect("legal");
            moments.push(moment(&session));
            session.undo().expect("undone");
            assert_eq!(moment(&session), moments[moments.len() - 2], "{name} {option}");
            session.redo().expect("redone");
            assert_eq!(Some(&moment(&session)), moments.last(), "{name} {option}");
        }
        there_and_back(&mut session, &moments);
    }
}

fn there_and_back(session: &mut Session, moments: &[(u64, Vec<String>, Option<usize>)]) {
    for due in moments.iter().rev().skip(1) {
        session.undo().expect("undone");
        assert_eq!(&moment(session), due);
    }
    assert!(matches!(session.undo(), Err(SessionError::NothingToUndo)));
    for due in moments.iter().skip(1) {
        session.redo().expect("redone");
        assert_eq!(&moment(session), due);
    }
    assert!(matches!(session.redo(), Err(SessionError::NothingToRedo)));
}

#[test]
fn redo_tells_what_happened_the_first_time() {
    let mut session = session("tutorial-2", true, 1);
    for option in script("tutorial-2") {
        let played = session.choose(&option).expect("legal");
        assert!(session.undo().expect("undone").events.is_empty());
        assert_eq!(session.redo().expect("redone").events, played.events, "{option}");
    }
}

#[test]
fn free_games_can_be_taken_back_to_their_start() {
    for seed in 0..12 {
        let name = TUTORIALS[usize::try_from(seed).expect("small") % 2];
        let mut session = session(name, false, seed);
        let mut chooser = Chooser::new(seed);
        let mut moments = vec![moment(&session)];
        for _ in 0..40 {
            let options = legal(session.game());
            if options.is_empty() {
                break;
            }
            session.answer(options[chooser.below(options.len())]).expect("legal");
            moments.push(moment(&session));
        }
        there_and_back(&mut session, &moments);
    }
}

#[test]
fn a_roll_taken_back_and_made_again_falls_the_same() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-2", "free": true, "seed": 3 }));
    line.choose("skill:combat");
    line.choose("hero:gabriel");
    let first = line.choose("done");
    line.good(&json!({ "do": "undo" }));
    assert_eq!(line.choose("done"), first);
}

#[test]
fn that_a_die_was_seen_stays_marked_however_far_one_goes_back() {
    let mut session = session("tutorial-2", false, 3);
    let mut chooser = Chooser::new(3);
    let dice = |session: &Session| {
        let history = session.history();
        let marked = history.iter().rfind(|entry| entry.taken_back.dice > 0);
        marked.map(|entry| (entry.number, entry.taken_back.dice))
    };
    let (mut rolled, mut back) = (0, Vec::new());
    while rolled == 0 || back.len() < 6 {
        let options = legal(session.game());
        let played = session.answer(options[chooser.below(options.len())]).expect("legal");
        rolled += played.events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
        back.push(session.place());
    }
    for _ in 0..back.len() {
        let place = session.place();
        session.undo().expect("undone");
        let marked = dice(&session);
        let after = session.place();
        assert!(marked.is_none_or(|(number, _)| number <= after), "{marked:?} at {after}, come from {place}");
    }
    assert_eq!(dice(&session).map(|(_, dice)| usize::from(dice)), Some(rolled), "all that were seen are told of");
    assert_eq!(session.history().iter().filter(|entry| entry.taken_back.is_some()).count(), 1, "in one place");
}

#[test]
fn another_choice_begins_another_branch() {
    let mut session = session("tutorial-1", false, 3);
    session.choose("recon:3a-empty-space").expect("legal");
    let scouted = moment(&session);
    session.undo().expect("undone");
    session.choose("end-turn").expect("legal");
    assert!(!session.can_redo());
    session.undo().expect("undone");
    session.choose("recon:3a-empty-space").expect("legal");
    assert_eq!(moment(&session), scouted);
}

#[test]
fn dice_typed_in_and_taken_back_are_offered_again() {
    let mut session = session("tutorial-2", false, 3);
    let face = |face| Die::new(face).expect("a face");
    session.queue(&[face(6), face(2), face(5)]);
    session.choose("skill:combat").expect("legal");
    session.choose("hero:gabriel").expect("legal");
    session.choose("done").expect("legal");
    let used = 3 - session.queued().count();
    assert!(used > 0);
    session.undo().expect("undone");
    assert_eq!(session.queued().map(Die::face).collect::<Vec<_>>(), [6, 2, 5]);
    session.redo().expect("redone");
    assert_eq!(session.queued().count(), 3 - used);
    session.undo().expect("undone");
    session.answer(Answer::Done).expect("legal");
    assert_eq!(session.queued().count(), 3 - used);
}

#[test]
fn there_is_an_end_to_both() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-1" }));
    line.refused(&json!({ "do": "undo" }), "nothing-to-undo");
    line.refused(&json!({ "do": "redo" }), "nothing-to-redo");
    line.choose("recon:3a-empty-space");
    line.refused(&json!({ "do": "redo" }), "nothing-to-redo");
}
