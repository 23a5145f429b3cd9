//! The game as the house drives it: sessions, journals, undo.

use std::sync::Arc;

use iron_guest::bot::Bot;
use iron_guest::content::{Catalogue, Switches};
use iron_guest::decision::Answer;
use iron_guest::setup::Setup;
use iron_guest::{IronGuest, Start};
use kernel::save::{Json, UndoPolicy};
use kernel::session::{Session, Storage};
use kernel::{Game, HashForm, Pending};

use super::random_play::{Numbers, any_input, any_setup};

fn catalogue() -> Arc<Catalogue> {
    Arc::new(Catalogue::built_in().expect("sound content"))
}

fn start(scenario: &str, seed: u64) -> Start {
    Start {
        scenario: scenario.into(),
        switches: Switches::default(),
        seed,
        players: vec!["Mara".into(), "Jonas".into()],
        name: String::new(),
        undo: UndoPolicy::Free,
        bots: Vec::new(),
    }
}

#[test]
fn a_session_is_played_to_its_end_undone_and_redone() {
    let mut session = Session::<IronGuest>::begin(&catalogue(), start("duel", 5), Storage::Memory).expect("a game");
    let mut bots = [Bot::OnePly.player(1), Bot::OnePly.player(2)];
    let mut plays = 0;
    while let Some(decision) = session.decision() {
        let answer = bots[decision.seat.index()].choose(session.game().play(), &decision);
        let line = session.game().write_answer(&answer);
        session.choose(&line).expect("an option");
        plays += 1;
        if plays % 10 == 0 && session.can_undo() {
            let hash = session.game().hash(HashForm::Canonical);
            session.undo().expect("undone");
            assert_ne!(session.game().hash(HashForm::Canonical), hash);
            session.redo().expect("redone");
            assert_eq!(session.game().hash(HashForm::Canonical), hash, "the same dice fall again");
        }
    }
    assert!(matches!(session.game().pending(), Pending::Over(_)));
    assert!(plays > 20);
}

#[test]
fn the_same_seed_and_answers_are_the_same_game() {
    let end = || {
        let mut session =
            Session::<IronGuest>::begin(&catalogue(), start("blood", 9), Storage::Memory).expect("a game");
        let mut numbers = Numbers::new(3);
        for _ in 0..60 {
            let Some(decision) = session.decision() else { break };
            session.answer(numbers.pick(decision.plays())).expect("an option");
        }
        session.game().hash(HashForm::Canonical)
    };
    assert_eq!(end(), end());
}

#[test]
fn rule_1_6_every_seat_sees_everything() {
    let mut session = Session::<IronGuest>::begin(&catalogue(), start("duel", 5), Storage::Memory).expect("a game");
    let mut numbers = Numbers::new(4);
    for _ in 0..40 {
        let Some(decision) = session.decision() else { break };
        let told = session.answer(numbers.pick(decision.plays())).expect("an option");
        let game = session.game();
        for seat in [None, Some(decision.seat)] {
            assert!(told.events.iter().all(|event| game.is_visible(event, seat)));
            let seen = game.observe(seat, 0);
            assert_eq!(seen.hash(HashForm::Canonical), game.hash(HashForm::Canonical));
        }
    }
}

#[test]
fn every_answer_and_draw_is_read_as_it_is_written() {
    let catalogue = catalogue();
    for seed in 0..20 {
        let mut numbers = Numbers::new(seed);
        let setup: Setup = any_setup(&catalogue, &mut numbers);
        let stage = IronGuest::first_stage(&catalogue, &setup).expect("a stage");
        let read = IronGuest::read_stage(&catalogue, &IronGuest::write_stage(&stage)).expect("read");
        assert_eq!(read, stage);
        let mut game = IronGuest::begin(&catalogue, &setup, &stage, &mut Vec::new()).expect("a game");
        while let Some(input) = any_input(game.play(), &mut numbers) {
            match game.pending() {
                Pending::Choose(decision) => {
                    for answer in &decision.options {
                        assert_eq!(game.read_answer(&game.write_answer(answer)), Some(*answer));
                    }
                }
                Pending::Draw(drawing) => {
                    for hex in drawing.from.iter() {
                        assert_eq!(game.read_drawn(&game.write_drawn(&hex)), Some(hex));
                    }
                }
                Pending::Chance(_) | Pending::Over(_) => {}
            }
            game.submit(input, &mut Vec::new()).expect("lawful");
        }
        let state = IronGuest::read_state(&catalogue, &stage, &game.write_state().expect("written")).expect("read");
        let again = IronGuest::resume(&catalogue, &stage, state);
        assert_eq!(again.hash(HashForm::Canonical), game.hash(HashForm::Canonical));
    }
}

#[test]
fn lines_that_mean_nothing_are_no_answers() {
    let catalogue = catalogue();
    let setup = catalogue.setup("duel", &Switches::default()).expect("a set-up");
    let stage = IronGuest::first_stage(&catalogue, &setup).expect("a stage");
    let game = IronGuest::begin(&catalogue, &setup, &stage, &mut Vec::new()).expect("a game");
    for line in [
        "",
        "play",
        "play 0 f9 - -",
        "play 99 f1 - -",
        "place 1 e",
        "place 99,0 e",
        "face 7",
        "resign now",
        "play 0 f1 - - -",
    ] {
        assert_eq!(game.read_answer(line), None, "{line}");
    }
    assert_eq!(game.read_answer("resign"), Some(Answer::Resign));
    assert_eq!(game.read_drawn("0,-4,1"), None);
}

#[test]
fn a_state_of_another_set_up_is_refused() {
    let catalogue = catalogue();
    let stage = |id: &str| {
        let setup = catalogue.setup(id, &Switches::default()).expect("a set-up");
        IronGuest::first_stage(&catalogue, &setup).expect("a stage")
    };
    let three = stage("three");
    let state = three.setup.bare(three.setup.fixed_shoals());
    let written = Json::of(&state).expect("written");
    assert!(IronGuest::read_state(&catalogue, &three, &written).is_ok());
    assert!(IronGuest::read_state(&catalogue, &stage("duel"), &written).is_err());
    assert!(Session::<IronGuest>::begin(&catalogue, start("nowhere", 1), Storage::Memory).is_err());
}
