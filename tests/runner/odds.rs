//! Odds, held against what the dice then do.

use ironclad::content::{Id, IntelId};
use ironclad::engine::state::Token;
use ironclad::engine::{Answer, Die, Game, Pending};
use ironclad::odds;
use serde_json::json;

use crate::table::{Line, session};

fn two_committed() -> Line {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-2", "free": true }));
    for option in ["hero:gabriel", "hero:thaddeus"] {
        line.choose(option);
    }
    line
}

#[test]
fn a_check_has_the_odds_that_its_faces_have() {
    let won = |face: u8| {
        let mut line = two_committed();
        line.good(&json!({ "do": "dice", "next": [face] }));
        let played = line.choose("done");
        played["events"].as_array().expect("events").iter().any(|event| event["check-decided"]["won"] == true)
    };
    let ways = (1..=6).filter(|face| won(*face)).count();
    assert_eq!(two_committed().good(&json!({ "do": "odds" }))["odds"]["done"], json!({ "ways": ways, "of": 6 }));
}

#[test]
fn a_lesson_tells_its_odds_too() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-2" }));
    let answer = line.good(&json!({ "do": "odds" }));
    assert_eq!(answer["odds"]["hero:gabriel"]["of"], 6);
    assert_eq!(answer["events"], json!([]));
}

#[test]
fn a_table_tells_its_rows() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-1" }));
    for option in ["recon:3a-empty-space", "move:3a-empty-space", "attempt"] {
        line.choose(option);
    }
    let odds = line.good(&json!({ "do": "odds" }))["odds"]["hero:noriko"].clone();
    let rows = odds["rows"].as_array().expect("rows");
    let all: u64 = rows.iter().filter_map(|row| row["ways"].as_u64()).sum();
    assert_eq!((all, &odds["of"]), (6, &json!(6)));
}

#[test]
fn shots_and_evasions_have_odds() {
    let mut session = session("tutorial-2", true, 1);
    let mut told = Vec::new();
    for option in crate::table::script("tutorial-2") {
        if let Some(decision) = session.decision().filter(|_| option.starts_with("target:")) {
            told.extend(odds::odds(session.game(), &decision).into_iter().map(|(_, odds)| odds.ways));
        }
        session.choose(&option).expect("legal");
    }
    // Both shots need a natural 2 at the least (rule 7.1), which beats their targets.
    assert_eq!(told, [5, 5]);
}

#[test]
fn asking_for_odds_changes_nothing() {
    let mut session = session("tutorial-2", false, 1);
    let before = session.game().hash();
    let decision = session.decision().expect("a decision");
    assert!(odds::of(session.game(), Answer::Done).is_some());
    assert!(!odds::odds(session.game(), &decision).is_empty());
    assert_eq!(session.game().hash(), before);
    session.queue(&[Die::new(1).expect("a face")]);
    assert!(odds::of(session.game(), Answer::Rest).is_none(), "no option, no odds");
}

#[test]
fn what_lies_face_down_is_not_told_by_its_odds() {
    let line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-1", "free": true }));
    let game = line.0.session().expect("a game").game();
    let mut state = game.state().clone();
    // Sickness on the first sector of space, which does no hits: its roll comes at once.
    for token in state.table.tokens.iter_mut().flatten() {
        *token = Token::Placed(IntelId::find(game.names(), "sickness").expect("a card"));
    }
    let game = Game::resume(game.content().clone(), game.scenario().clone(), state);
    let Pending::Choose(decision) = game.pending() else { panic!("a question") };
    let told = odds::odds(&game, &decision);
    assert!(!told.iter().any(|(answer, _)| matches!(answer, Answer::Move(_))), "{told:?}");
}
