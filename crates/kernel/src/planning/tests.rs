//! What sessions, saves and undo keep secret, and how chance waits in line.

use std::path::Path;
use std::sync::Arc;

use super::{Event, Order, Planning, SEATS, State, TURNS};
use crate::chance::Die;
use crate::game::{AnyInput, Game, Pending};
use crate::save::{Record, read_bytes};
use crate::seat::Seat;
use crate::session::{ChanceQueue, Session, SessionError, Storage, UndoScope, generated};

const MARA: Seat = SEATS[0];
const JONAS: Seat = SEATS[1];

fn session() -> Session<Planning> {
    Session::begin(&Arc::new(()), 5, Storage::Memory).expect("a game")
}

fn plan(session: &mut Session<Planning>, orders: &[&str]) -> Vec<Event> {
    orders.iter().flat_map(|order| session.choose(order).expect("an order").events).collect()
}

fn asked(session: &Session<Planning>) -> (Seat, usize) {
    let question = session.decision().expect("a question");
    (question.seat, question.platoon)
}

fn state(game: &Planning) -> &State {
    game.state()
}

#[test]
fn orders_are_revealed_together_and_not_before() {
    let mut session = session();
    let events = plan(&mut session, &["march", "rush", "stay"]);
    assert!(events.iter().all(|event| matches!(event, Event::Planned { .. })), "{events:?}");
    assert_eq!(state(session.game()).platoons[0], [Some(0), Some(1)], "nobody moves before all have planned");
    let events = plan(&mut session, &["stay"]);
    let orders = [vec![Order::March, Order::Rush], vec![Order::Stay, Order::Stay]];
    assert_eq!(events.last(), Some(&Event::Revealed { orders }));
    assert_eq!(state(session.game()).platoons[0], [Some(1), Some(3)]);
}

/// A seat sees no difference between two games that differ only in another seat's secret orders.
#[test]
fn a_seat_sees_nothing_of_what_another_has_planned() {
    let views = [["march", "rush"], ["stay", "stay"]].map(|orders| {
        let mut session = session();
        plan(&mut session, &orders);
        let seen = |seat| state(&session.game().observe(seat, 77)).clone();
        let log = |seat| session.history().into_iter().map(|entry| entry.seen_by(seat)).collect::<Vec<_>>();
        ((seen(Some(JONAS)), seen(None), log(Some(JONAS)), log(None)), (seen(Some(MARA)), log(Some(MARA))))
    });
    assert_eq!(views[0].0, views[1].0, "the other seat and the room see the same");
    assert_ne!(views[0].1.0, views[1].1.0, "whoever planned sees it");
    assert_ne!(views[0].1.1, views[1].1.1);
    let own = &views[0].1.1;
    assert!(own.iter().filter(|entry| entry.choice.is_some()).count() == 2, "{own:?}");
}

#[test]
fn what_was_revealed_is_in_everybodys_log() {
    let mut session = session();
    plan(&mut session, &["march", "rush", "stay", "stay", "rush"]);
    let choices = |seat| {
        let entries = session.history().into_iter().map(|entry| entry.seen_by(seat));
        entries.filter_map(|entry| entry.choice.map(|(order, _)| order)).collect::<Vec<_>>()
    };
    let first_turn = [Order::March, Order::Rush, Order::Stay, Order::Stay];
    assert_eq!(choices(None), first_turn);
    assert_eq!(choices(Some(JONAS)), first_turn);
    assert_eq!(choices(Some(MARA)).len(), 5, "her own plan for the second turn besides");
}

#[test]
fn undo_goes_back_within_ones_own_plan_and_no_further() {
    let mut session = session();
    plan(&mut session, &["march", "rush", "stay"]);
    session.undo().expect("his own first order");
    assert_eq!(asked(&session), (JONAS, 0));
    assert!(matches!(session.undo(), Err(SessionError::OthersPlans)), "her orders are not his to undo");
    assert!(!session.can_undo());
    for reach in [UndoScope::Action, UndoScope::Turn, UndoScope::Scenario] {
        assert!(session.back(reach).is_err(), "{reach:?}");
    }
}

#[test]
fn behind_a_revelation_all_go_back_together() {
    let mut session = session();
    let begun = session.game().hash(Default::default());
    plan(&mut session, &["march", "rush", "stay", "rush"]);
    assert_eq!(session.game().turn(), 2);
    session.undo().expect("back");
    assert_eq!(asked(&session), (MARA, 0), "not to the last order: that would be planned knowing hers");
    assert_eq!(session.game().hash(Default::default()), begun);
    // From within the next plan one goes back to its start first.
    plan(&mut session, &["march", "rush", "stay", "rush", "stay"]);
    session.undo().expect("back");
    assert_eq!((asked(&session), session.game().turn()), ((MARA, 0), 2));
    session.undo().expect("back");
    assert_eq!((asked(&session), session.game().turn()), ((MARA, 0), 1));
}

/// Wherever the players go in their history, nobody plans with another's orders known and standing.
#[test]
fn whoever_goes_to_a_moment_among_known_plans_goes_to_before_them() {
    let mut session = session();
    plan(&mut session, &["march", "rush", "stay"]);
    let among_plans = session.place();
    let go = |session: &mut Session<Planning>, moment| {
        let moved = session.go_to(moment, None).expect("a moment");
        session.perform(moved).expect("gone there");
        asked(session)
    };
    session.undo().expect("his own first order");
    assert_eq!(go(&mut session, among_plans), (JONAS, 1), "nothing is known yet");
    plan(&mut session, &["rush"]);
    assert_eq!(go(&mut session, among_plans), (MARA, 0), "her orders have been revealed");
    // Another first turn is played, and the way that was left is come back to: her orders there are known still.
    plan(&mut session, &["stay", "stay", "stay", "stay", "rush"]);
    assert_eq!((asked(&session), session.game().turn()), ((MARA, 1), 2));
    assert_eq!(go(&mut session, among_plans), (MARA, 0));
    assert_eq!(session.game().turn(), 1);
}

#[test]
fn known_plans_are_made_again_as_a_whole() {
    let mut session = session();
    plan(&mut session, &["march", "rush", "stay", "rush"]);
    session.undo().expect("back");
    assert_eq!((asked(&session), session.game().turn()), ((MARA, 0), 1));
    session.redo().expect("made again");
    assert_eq!((asked(&session), session.game().turn()), ((MARA, 0), 2), "not to where he plans knowing hers");
    // Plans that are nobody's but one's own are made again one by one.
    plan(&mut session, &["march", "rush", "stay"]);
    session.undo().expect("his own order");
    assert_eq!(asked(&session), (JONAS, 0));
    session.redo().expect("made again");
    assert_eq!(asked(&session), (JONAS, 1));
}

#[test]
fn plans_are_on_disk_and_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = Arc::new(());
    let mut session = Session::<Planning>::begin(&rules, 5, Storage::Folder(folder.path().to_owned())).expect("a game");
    let path = session.path().expect("a file").to_owned();
    for order in ["march", "rush", "stay"] {
        session.choose(order).expect("an order");
        let (left, hash) = (asked(&session), session.game().hash(Default::default()));
        drop(session);
        session = Session::load(&rules, &path).expect("it loads").session;
        assert_eq!((asked(&session), session.game().hash(Default::default())), (left, hash));
        let log: Vec<_> = session.history().into_iter().map(|entry| entry.seen_by(None).choice).collect();
        assert!(log.iter().all(Option::is_none), "loading reveals nothing: {log:?}");
    }
    assert!(session.choose("stay").expect("the last order").events.iter().any(Planning::reveals));
}

/// Every random game ends, and its file replays to the same states.
#[test]
fn random_games_end_and_play_again_the_same() {
    for seed in 0..60u64 {
        let mut session = Session::<Planning>::begin(&Arc::new(()), seed, Storage::Memory).expect("a game");
        let all: Vec<u64> = (0..30).collect();
        for number in 0.. {
            if session.decision().is_none() {
                break;
            }
            let drawn = generated(seed, number, &all).expect("a number");
            let order = Order::ALL[usize::try_from(drawn % 3).expect("small")];
            session.answer(order).expect("an order");
            if drawn > 27 && number < 100 && session.can_undo() {
                session.undo().expect("undone");
            }
        }
        assert!(matches!(session.game().pending(), Pending::Over(_)));
        assert!(session.game().turn() > TURNS, "seed {seed}");
        let reading = session.journal().read().expect("sound");
        let verified = crate::session::verify::<Planning>(&Arc::new(()), &reading).expect("played again");
        assert!(verified.agrees() && verified.inputs > 0, "seed {seed}: {verified:?}");
    }
}

#[test]
fn a_file_of_another_game_is_refused() {
    let session = session();
    let mut reading = session.journal().read().expect("sound");
    reading.header.game = "iron-stars".to_owned();
    let refused = Session::<Planning>::from_reading(&Arc::new(()), &reading).map(|_| ());
    assert!(matches!(refused, Err(crate::session::LoadError::OtherGame(game)) if game == "iron-stars"));
}

#[test]
fn the_header_names_the_game_and_the_lines_hold_the_orders() {
    let mut session = session();
    plan(&mut session, &["rush"]);
    let reading = session.journal().read().expect("sound");
    assert_eq!((reading.header.game.as_str(), reading.header.label().as_str()), ("planning", "planning"));
    let written = reading.records.iter().any(|record| match record {
        Record::Input(made) => made.input == crate::save::WrittenInput::Choose("rush".to_owned()),
        Record::Head(_) | Record::Branch(_) | Record::Named(_) | Record::Attendance(_) | Record::Checkpoint(_) => false,
    });
    assert!(written);
    assert!(read_bytes(b"{}", Path::new("nothing")).is_err());
}

mod queue {
    use super::*;

    fn die(face: u8) -> crate::game::Input<Planning> {
        AnyInput::Die(Die::new(face).expect("a face"))
    }

    #[test]
    fn a_chance_has_the_same_face_whenever_it_is_asked() {
        let all: Vec<u8> = (1..=6).collect();
        let faces: Vec<u8> = (0..600).filter_map(|number| generated(7, number, &all)).collect();
        let again: Vec<u8> = (0..600).filter_map(|number| generated(7, number, &all)).collect();
        assert_eq!(faces, again);
        for face in all {
            let count = faces.iter().filter(|other| **other == face).count();
            assert!((60..=140).contains(&count), "{face} came {count} times of 600");
        }
    }

    #[test]
    fn dice_taken_back_come_first() {
        let all: Vec<_> = (1..=6).map(die).collect();
        let mut queue = ChanceQueue::<Planning>::default();
        queue.queue([die(6)]);
        queue.take_back(vec![die(1), die(2)]);
        assert_eq!(queue.waiting().map(Die::face).collect::<Vec<_>>(), [1, 2, 6]);
        queue.give_again(vec![die(1), die(2)]);
        assert_eq!(queue.next(&all), Some(die(6)));
        assert_eq!(queue.next(&all), None);
    }

    #[test]
    fn what_chance_cannot_bring_now_waits() {
        let mut queue = ChanceQueue::<Planning>::default();
        queue.queue([die(6), die(2)]);
        assert_eq!(queue.next(&[die(2)]), Some(die(2)));
        assert_eq!(queue.next(&[die(6)]), Some(die(6)));
    }
}
