//! Dice and draws: the generator's, those queued, the players' own, and what is taken back.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::*;
use crate::save::UndoPolicy;
use crate::session::chance_queue::drawn_below;

fn dice(faces: &[u8]) -> Vec<Die> {
    faces.iter().filter_map(|face| Die::new(*face)).collect()
}

fn queued(session: &Session<Voyage>) -> Vec<u8> {
    session.queued().map(Die::face).collect()
}

/// A change here changes the dice of every game that goes on.
#[test]
fn the_generator_is_the_same_for_ever() {
    let faces: Vec<u8> = (0..12).filter_map(|number| generated(7, number, &[1, 2, 3, 4, 5, 6])).collect();
    assert_eq!(faces, [6, 3, 2, 3, 2, 4, 5, 1, 6, 1, 6, 2]);
    assert_eq!(generated::<u8>(7, 0, &[]), None);
    assert_eq!(generated(7, 0, &["alone"]), Some("alone"));
}

#[test]
fn numbers_that_would_favour_some_are_passed_over() {
    let among = 3 << 30;
    let mut passed = 0;
    for number in 0..40 {
        let mut key = [0; 32];
        key[0] = 9;
        let mut stream = ChaCha8Rng::from_seed(key);
        stream.set_stream(number);
        let mut due = u64::from(stream.next_u32());
        while due >= among {
            passed += 1;
            due = u64::from(stream.next_u32());
        }
        assert_eq!(drawn_below(9, number, among), Some(due));
    }
    assert!(passed > 3);
    assert_eq!(drawn_below(9, 0, 0), None);
}

#[test]
fn queued_dice_come_before_the_generators_and_come_back_when_undone() {
    let mut session = begun(Start::default());
    session.queue(&dice(&[2, 6]));
    assert_eq!(queued(&session), [2, 6]);
    assert_eq!(play(&mut session, &["sail"]), [Event::Rolled(2)]);
    assert_eq!(queued(&session), [6]);
    session.undo().expect("undone");
    assert_eq!(queued(&session), [2, 6]);
    let again = session.redo().expect("made again").events;
    assert_eq!((again, queued(&session)), (vec![Event::Rolled(2)], vec![6]));
    play(&mut session, &["sail"]);
    assert_eq!((queued(&session), session.game().state.miles), (vec![], 8));
    assert_eq!(session.redo().map(|_| ()).map_err(|error| error.to_string()), Err("nothing to redo".to_owned()));
    session.undo().expect("undone");
    assert_eq!(session.redo().expect("made again").events, [Event::Rolled(6)], "only what was made again is told");
    reopened(&session);
}

#[test]
fn queued_tokens_are_drawn_when_they_are_in_the_bag() {
    let mut session = begun(Start::default());
    let whale = ["eel".to_owned(), "whale".to_owned()];
    assert_eq!(session.queue_draws(&whale), Err("whale"));
    let draws = ["eel".to_owned(), "cod".to_owned(), "eel".to_owned()];
    session.queue_draws(&draws).expect("fish");
    session.queue(&dice(&[3]));
    let drawn = play(&mut session, &["fish", "keep", "fish", "throw:cod", "sail"]);
    let [eel, cod] = ["eel", "cod"].map(|fish| Event::Drew(fish.to_owned()));
    assert_eq!(drawn, [eel, cod, Event::Rolled(3)], "a face waits for a die and a token for a draw");
    reopened(&session);
}

#[test]
fn the_players_may_roll_dice_of_their_own() {
    let mut session = begun(Start::default());
    session.set_dice_source(DiceSource::Asked);
    assert_eq!(session.chance(), None);
    assert!(matches!(session.roll(Die::ALL[0]), Err(SessionError::NoDieAsked)));
    assert!(play(&mut session, &["sail"]).is_empty());
    assert_eq!((session.chance(), session.decision()), (Some(0), None));
    assert!(matches!(session.choose("rest"), Err(SessionError::NothingAsked)));
    assert!(matches!(session.answer("rest".to_owned()), Err(SessionError::NothingAsked)));
    assert!(session.draft().decision().is_none());
    assert_eq!(session.roll(Die::ALL[3]).expect("rolled").events, [Event::Rolled(4)]);
    assert_eq!((session.game().state.miles, session.chance()), (4, None));
    session.undo().expect("undone");
    assert_eq!(queued(&session), [4]);
    play(&mut session, &["sail"]);
    session.roll(Die::ALL[3]).expect("the same again");
    assert_eq!(queued(&session), Vec::<u8>::new(), "it was rolled again");
    assert!(matches!(play(&mut session, &["fish"]).as_slice(), [Event::Drew(_)]), "the app draws for everybody");
    reopened(&session);
}

#[test]
fn where_chance_is_not_taken_back_nothing_behind_it_is_undone() {
    let start = || Start { undo: UndoPolicy::NotPastChance, ..Start::default() };
    for seen in [["sail"].as_slice(), &["fish"], &["vote", "1:aye", "2:nay", "3:aye"]] {
        let mut session = begun(start());
        play(&mut session, &["rest", "rest"]);
        assert!(session.can_undo());
        session.undo().expect("nothing has been seen");
        play(&mut session, seen);
        assert!(!session.can_undo());
        assert!(matches!(session.undo(), Err(SessionError::PastChance)), "{seen:?}");
        assert!(matches!(session.go_to(0, None).map(|_| ()), Err(SessionError::PastChance)), "{seen:?}");
    }
    // A lesson's dice are known beforehand.
    let mut lesson = begun(Start { lesson: true, ..start() });
    play(&mut lesson, &["sail"]);
    lesson.undo().expect("undone");
    assert_eq!(lesson.game().state.miles, 0);
    assert!(!lesson.history().last().expect("the start").taken_back.is_some());
    assert!(lesson.queued().next().is_none(), "the script rolls it again");
}

#[test]
fn what_was_seen_and_taken_back_is_noted() {
    let mut session = begun(Start::default());
    let noted = |session: &Session<Voyage>| session.history().last().expect("an entry").taken_back;
    assert!(!noted(&session).is_some());
    play(&mut session, &["sail"]);
    session.undo().expect("undone");
    assert_eq!(noted(&session), UndoneChance { dice: 1, tokens: 0 });
    assert!(noted(&session).is_some());
    play(&mut session, &["fish", "keep"]);
    let back = session.back(UndoScope::Action).expect("back");
    session.perform(back).expect("undone");
    assert_eq!(noted(&session), UndoneChance { dice: 1, tokens: 1 });
    play(&mut session, &["rest", "sail"]);
    session.undo().expect("undone");
    assert_eq!(noted(&session), UndoneChance { dice: 1, tokens: 0 });
    session.undo().expect("undone");
    assert_eq!(noted(&session), UndoneChance { dice: 2, tokens: 1 }, "what was seen behind it was seen all the same");
    reopened(&session);
}

#[test]
fn a_game_that_refuses_its_own_dice_says_so() {
    let whim = Some(crate::voyage::Whim::RefusesDice);
    let waters = Arc::new(Waters { whim, ..Waters::default() });
    let mut session = begun_in(&waters, Start::default());
    assert!(matches!(session.choose("sail"), Err(SessionError::Refused(Illegal::NoRoom))));
    assert_eq!(session.place(), 0, "nothing has changed");
    session.set_dice_source(DiceSource::Asked);
    session.choose("sail").expect("nothing is rolled yet");
    let loaded = Session::<Voyage>::from_reading(&waters, &reading(&session)).map(|_| ());
    assert!(matches!(loaded, Err(LoadError::Refused(Illegal::NoRoom))), "{loaded:?}");
}
