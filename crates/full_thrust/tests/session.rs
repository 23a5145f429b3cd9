//! The battle as a game of the house: saved, undone and loaded by the shared session.

use std::sync::Arc;

use full_thrust::answer::Answer;
use full_thrust::bot::{Bot, Strength};
use full_thrust::content::Catalogue;
use full_thrust::game::Start;
use full_thrust::play::FullThrust;
use full_thrust::setup::Setup;
use kernel::save::{Json, UndoPolicy};
use kernel::session::{Session, Storage};
use kernel::{Game, Illegal};

fn start(catalogue: &Catalogue) -> Start {
    let setup = Setup::of(catalogue, "border-patrol", None).expect("the scenario");
    Start { setup, seed: 5, players: vec!["Mara".into(), "Ines".into()], name: String::new(), undo: UndoPolicy::Free }
}

#[test]
fn a_session_plays_undoes_and_comes_to_the_same() {
    let catalogue = Arc::new(Catalogue::built_in().expect("lawful content"));
    let mut session = Session::<FullThrust>::begin(&catalogue, start(&catalogue), Storage::Memory).expect("a session");
    let mut bots = [Bot::new(Strength::Plain, 1), Bot::new(Strength::Plain, 2)];
    for _ in 0..40 {
        let Some(decision) = session.decision() else { break };
        let seat = decision.seats.iter().next().expect("a seat");
        let answer = bots[seat.index()].answer(session.game(), seat).expect("an answer");
        session.answer(answer).expect("a lawful answer");
    }
    assert!(session.game().state().table.turn >= 1, "the battle has begun");
    let there = Game::hash(session.game(), kernel::HashForm::Canonical);
    session.undo().expect("something to undo");
    assert_ne!(Game::hash(session.game(), kernel::HashForm::Canonical), there);
    // One step back may go behind a revelation, where all sides go back together.
    assert!(session.can_redo());
    while session.can_redo() {
        session.redo().expect("what was undone");
    }
    assert_eq!(Game::hash(session.game(), kernel::HashForm::Canonical), there);
}

#[test]
fn a_state_of_another_battle_is_refused() {
    let catalogue = Arc::new(Catalogue::built_in().expect("lawful content"));
    let setup = Setup::of(&catalogue, "border-patrol", None).expect("the scenario");
    let stage = FullThrust::first_stage(&catalogue, &setup).expect("a stage");
    let mut game = FullThrust::begin(Arc::clone(&stage), &mut Vec::new());
    let written = game.write_state().expect("plain data");
    assert_eq!(&FullThrust::read_state(&catalogue, &stage, &written).expect("its own"), game.state());
    let other = Setup::of(&catalogue, "convoy", None).expect("the scenario");
    let other = FullThrust::first_stage(&catalogue, &other).expect("a stage");
    assert!(FullThrust::read_state(&catalogue, &other, &written).is_err());
    let fast = written.text().replacen("\"velocity\":0", "\"velocity\":100001", 1);
    let fast: Json = serde_json::from_str(&fast).expect("JSON");
    assert!(FullThrust::read_state(&catalogue, &stage, &fast).is_err());
    let again = FullThrust::read_stage(&catalogue, &FullThrust::write_stage(&stage)).expect("a stage");
    assert_eq!(again, stage);
    let pass = kernel::AnyInput::Answer(Answer::Pass);
    assert_eq!(Game::submit(&mut game, pass, &mut Vec::new()), Err(Illegal::NotAChoice));
}
