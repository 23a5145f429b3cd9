//! Campaigns through a session: scenario after scenario in one file, back to any moment, branches, reloads.

use std::collections::BTreeSet;

use ironclad::content::terms::Mode;
use ironclad::engine::{Answer, Event, Pending};
use ironclad::save::UndoPolicy;
use ironclad::session::{Campaign, Session, SessionError, Start, Storage, Transaction, UndoScope, What, verify};

use crate::table::{Chooser, content, moment};

/// A campaign of so many scenarios, kept in memory.
pub fn campaign(scenarios: u8, undo: UndoPolicy, seed: u64, keep: Storage) -> Session {
    let start = Start {
        what: What::Contract(None),
        players: vec!["Mara".to_owned(), "Ilse".to_owned()],
        seats: None,
        mode: Mode::Normal,
        seed,
        scripted: false,
        campaign: Some(Campaign { scenarios, name: "The long way".to_owned(), undo }),
    };
    Session::begin(content(), start, keep).expect("a campaign")
}

/// Makes one choice of chance; scenarios are short, for turns are ended early. False when the campaign is over.
pub fn choose(session: &mut Session, chooser: &mut Chooser) -> bool {
    let Some(decision) = session.decision() else { return false };
    let early = decision.options.iter().copied().find(|answer| matches!(answer, Answer::EndTurn | Answer::Again));
    let early = early.filter(|_| chooser.below(3) > 0);
    let answer = early.unwrap_or_else(|| decision.options[chooser.below(decision.options.len())]);
    session.answer(answer).expect("an option");
    true
}

/// Plays until a scenario begins, and says which.
fn play_to_scenario(session: &mut Session, chooser: &mut Chooser, scenario: u8) {
    for _ in 0..20_000 {
        if session.when().stage >= scenario || !choose(session, chooser) {
            return;
        }
    }
    panic!("scenario {scenario} never begins");
}

#[test]
fn scenarios_follow_each_other_in_one_file() {
    let mut chooser = Chooser::new(5);
    let mut session = campaign(3, UndoPolicy::Free, 5, Storage::Memory);
    assert_eq!(session.name(), "The long way");
    play_to_scenario(&mut session, &mut chooser, 2);
    assert_eq!(session.when().stage, 2);
    let log = session.game().table().log.as_ref().expect("a log");
    assert_eq!((log.scenario, log.results.len()), (2, 1));
    while choose(&mut session, &mut chooser) {}
    assert!(matches!(session.game().pending(), Pending::Over(_)));
    assert_eq!(session.when().stage, 3);
    // The log of the table is that of the scenario in hand; the whole is there as well.
    let whole = session.whole_history();
    let seen: BTreeSet<u8> = whole.iter().map(|entry| entry.when.stage).collect();
    assert_eq!(seen, BTreeSet::from([1, 2, 3]));
    assert!(session.history().iter().all(|entry| entry.when.stage == 3));
    assert!(session.history().len() < whole.len());
}

#[test]
fn every_moment_of_a_campaign_comes_back_from_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut chooser = Chooser::new(8);
    let mut session = campaign(3, UndoPolicy::Free, 8, Storage::Folder(folder.path().to_owned()));
    let path = session.path().expect("a file").to_owned();
    let mut moments = vec![(session.place(), moment(&session))];
    let mut step = 0;
    while choose(&mut session, &mut chooser) {
        moments.push((session.place(), moment(&session)));
        step += 1;
        if step % 97 == 0 {
            drop(session);
            let loaded = Session::load(content(), &path).expect("it loads");
            assert_eq!(loaded.note, None);
            session = loaded.session;
            assert_eq!(&moment(&session), &moments.last().expect("one").1);
        }
    }
    // Each can be looked at, and gone to.
    for (number, (hash, ..)) in &moments {
        assert_eq!(session.at(*number).expect("a moment").hash(), *hash, "input {number}");
    }
    let verified = verify(content(), &ironclad::save::read(&path).expect("sound")).expect("played");
    assert!(verified.agrees() && verified.inputs >= moments.len() - 1, "{verified:?}");
    for (number, then) in moments.iter().step_by(41) {
        let go = session.go_to(*number, None).expect("a moment");
        session.perform(go).expect("gone there");
        assert_eq!(&moment(&session), then);
    }
    let left = moment(&session);
    drop(session);
    assert_eq!(moment(&Session::load(content(), &path).expect("it loads").session), left);
}

#[test]
fn what_happened_in_scenarios_that_are_behind_is_told_as_it_came() {
    let mut chooser = Chooser::new(21);
    let mut session = campaign(3, UndoPolicy::Free, 21, Storage::Memory);
    // Event by event as they came, and where each moment lies among them.
    let mut came: Vec<Event> = session.events().copied().collect();
    let mut moments = vec![(session.place(), session.when(), came.len())];
    while let Some(decision) = session.decision() {
        let before = session.place();
        let early = decision.options.iter().find(|answer| matches!(answer, Answer::EndTurn | Answer::Again));
        let early = early.filter(|_| chooser.below(3) > 0).copied();
        let answer = early.unwrap_or_else(|| decision.options[chooser.below(decision.options.len())]);
        let played = session.answer(answer).expect("an option");
        let dice = played.events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
        came.extend(played.events);
        moments.push((session.place(), session.when(), came.len()));
        assert!(session.fallen_between(before, session.place()).len() <= dice);
    }
    assert_eq!(session.when().stage, 3, "it ends with the third");
    let whole = session.whole_history();
    let told: Vec<Event> = whole.iter().flat_map(|entry| entry.events.iter().copied()).collect();
    assert_eq!(told, came);
    // Looked back at, a moment has the history of its own scenario up to it.
    for (number, when, so_far) in moments.iter().step_by(17) {
        let history = session.history_to(*number);
        let of_it: Vec<Event> = history.iter().flat_map(|entry| entry.events.iter().copied()).collect();
        assert!(came[..*so_far].ends_with(&of_it), "input {number}");
        assert!(history.iter().all(|entry| entry.when.stage == when.stage));
    }
    // Between two moments there is what came between them, unless another scenario began there.
    let (mut within, mut apart) = (0, 0);
    for (from, to) in moments.iter().zip(moments.iter().skip(1)) {
        let between = session.events_between(from.0, to.0);
        if from.1.sitting() == to.1.sitting() {
            within += usize::from(!between.is_empty());
            assert_eq!(between, came[from.2..to.2], "between inputs {} and {}", from.0, to.0);
        } else {
            apart += 1;
            assert_eq!(between, [], "between inputs {} and {}", from.0, to.0);
        }
        assert_eq!(session.events_between(to.0, from.0), [], "nothing happens backwards");
    }
    assert!(within > 30 && apart >= 2, "{within} within a scenario, {apart} between two");
    // Gone back to, it is the scenario in hand again, and whole.
    let (number, _, so_far) = moments.iter().rfind(|(_, when, _)| when.stage == 1).expect("a moment of the first");
    let mv = session.go_to(*number, None);
    perform(&mut session, mv);
    assert_eq!(session.events().copied().collect::<Vec<_>>(), came[..*so_far]);
    let mv = session.forth(UndoScope::Scenario);
    perform(&mut session, mv);
    while session.can_redo() {
        let mv = session.forth(UndoScope::Turn);
        perform(&mut session, mv);
    }
    assert_eq!(
        session.whole_history().iter().map(|entry| &entry.events).collect::<Vec<_>>(),
        whole.iter().map(|entry| &entry.events).collect::<Vec<_>>()
    );
}

fn perform(session: &mut Session, mv: Result<Transaction, SessionError>) {
    let mv = mv.expect("possible");
    session.perform(mv).expect("done");
}

#[test]
fn undo_goes_back_by_choice_action_turn_and_scenario() {
    let mut chooser = Chooser::new(13);
    let mut session = campaign(3, UndoPolicy::Free, 13, Storage::Memory);
    play_to_scenario(&mut session, &mut chooser, 2);
    let second = moment(&session);
    while session.when().turn < 3 && session.when().stage == 2 {
        choose(&mut session, &mut chooser);
    }
    assert_eq!((session.when().stage, session.when().turn), (2, 3), "it lasts so long");
    let third = moment(&session);
    choose(&mut session, &mut chooser);
    choose(&mut session, &mut chooser);
    let here = (session.when(), moment(&session));

    let mv = session.back(UndoScope::Turn);
    perform(&mut session, mv);
    if here.0.turn == 3 {
        assert_eq!(moment(&session), third, "to the beginning of the turn");
    }
    let mv = session.back(UndoScope::Turn);
    perform(&mut session, mv);
    assert!(session.when().turn < here.0.turn, "and to the beginning of the one before");
    let mv = session.back(UndoScope::Scenario);
    perform(&mut session, mv);
    assert_eq!(moment(&session), second, "to the beginning of the scenario");
    let mv = session.back(UndoScope::Scenario);
    perform(&mut session, mv);
    assert_eq!(session.when().stage, 1, "and of the one before");
    assert!(matches!(session.back(UndoScope::Scenario), Err(SessionError::NothingToUndo)));
    let mv = session.forth(UndoScope::Scenario);
    perform(&mut session, mv);
    assert_eq!(moment(&session), second, "and forth again");
    while session.can_redo() {
        let mv = session.forth(UndoScope::Action);
        perform(&mut session, mv);
    }
    assert_eq!((session.when(), moment(&session)), here, "to where it had come");
    assert!(session.whole_history().iter().any(|entry| entry.taken_back.is_some()), "the log marks it");
}

#[test]
fn a_way_that_is_left_is_kept_as_a_branch() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut chooser = Chooser::new(21);
    let mut session = campaign(3, UndoPolicy::Free, 21, Storage::Folder(folder.path().to_owned()));
    let path = session.path().expect("a file").to_owned();
    let start = session.place();
    play_to_scenario(&mut session, &mut chooser, 2);
    let (left, then) = (session.place(), moment(&session));

    let go = session.go_to(start, Some("The first try"));
    perform(&mut session, go);
    assert_eq!(session.place(), start);
    let branches = session.branches();
    assert_eq!(branches.len(), 1);
    assert_eq!((branches[0].at, branches[0].name.as_str(), branches[0].here), (left, "The first try", false));
    assert_eq!(branches[0].leaves, start);
    // On from here, another way; and back to the old one.
    for _ in 0..12 {
        choose(&mut session, &mut chooser);
    }
    let other = session.place();
    drop(session);
    let mut session = Session::load(content(), &path).expect("it loads").session;
    let go = session.go_to(left, Some("The second try"));
    perform(&mut session, go);
    assert_eq!(moment(&session), then, "the old way, to its end");
    let names: Vec<_> = session.branches().into_iter().map(|branch| (branch.name, branch.here)).collect();
    assert_eq!(names, [("The first try".to_owned(), true), ("The second try".to_owned(), false)]);
    // The old way goes on, and keeps its name when it is left again.
    choose(&mut session, &mut chooser);
    let longer = session.place();
    let go = session.go_to(other, None);
    perform(&mut session, go);
    let mut ends: Vec<_> = session.branches().into_iter().map(|branch| (branch.at, branch.name)).collect();
    ends.sort();
    let mut expected = vec![(other, "The second try".to_owned()), (longer, "The first try".to_owned())];
    expected.sort();
    assert_eq!(ends, expected);
    let named = session.name_branch(other, "By the Shoals");
    perform(&mut session, named);
    let named = session.renamed("Slowly");
    perform(&mut session, Ok(named));
    drop(session);
    let session = Session::load(content(), &path).expect("it loads").session;
    assert_eq!(session.name(), "Slowly");
    assert!(session.branches().iter().any(|branch| branch.name == "By the Shoals" && branch.here));
}

#[test]
fn what_chance_has_shown_may_be_for_good() {
    let mut chooser = Chooser::new(34);
    let mut session = campaign(2, UndoPolicy::NotPastChance, 34, Storage::Memory);
    let mut seen = 0;
    let mut taken = 0;
    for _ in 0..400 {
        let before = (session.place(), moment(&session));
        if !choose(&mut session, &mut chooser) {
            break;
        }
        let numbers = before.0 + 1..=session.place();
        let shown = session.history_to(session.place()).last().is_some_and(|entry| {
            numbers.contains(&entry.number)
                && entry.events.iter().any(|event| {
                    use ironclad::engine::Event;
                    matches!(event, Event::Rolled { .. } | Event::TokenRevealed { .. } | Event::GearDrawn { .. })
                })
        });
        if shown {
            seen += 1;
            assert!(matches!(session.back(UndoScope::Choice), Err(SessionError::PastChance)));
            assert!(!session.can_undo());
            assert!(matches!(session.go_to(before.0, None), Err(SessionError::PastChance)));
        } else if session.can_undo() {
            taken += 1;
            session.undo().expect("undone");
            assert_eq!(moment(&session), before.1);
            session.redo().expect("redone");
        }
    }
    assert!(seen > 3 && taken > 10, "{seen} and {taken}");
}

#[test]
fn a_move_that_is_being_written_is_not_taken_yet() {
    let mut session = campaign(2, UndoPolicy::Free, 3, Storage::Memory);
    let before = moment(&session);
    let mut draft = session.draft();
    let first = draft.decision().expect("a question").options[0];
    draft.answer(first).expect("an option");
    let made = session.made(draft);
    let writing = session.write(made).expect("nothing in hand");
    assert!(session.is_writing());
    assert_eq!(moment(&session), before, "nothing has changed");
    assert!(matches!(session.answer(first), Err(SessionError::StillWriting)));
    let outcome = std::thread::spawn(move || writing.run()).join().expect("written");
    session.written(outcome).expect("taken over");
    assert_ne!(moment(&session), before);
    // One that fails changes nothing, and can be made once more.
    let after = moment(&session);
    let second = session.decision().expect("a question").options[0];
    let mut draft = session.draft();
    draft.answer(second).expect("an option");
    let made = session.made(draft);
    session.write(made).expect("nothing in hand");
    let failed = ironclad::save::SaveError::Missing { path: "gone".into() };
    assert!(session.written(Err(failed)).is_err());
    assert!(!session.is_writing());
    assert_eq!(moment(&session), after);
    session.answer(second).expect("once more");
}

#[test]
fn a_move_made_ready_before_another_is_not_made_after_it() {
    let mut session = campaign(2, UndoPolicy::Free, 3, Storage::Memory);
    let renamed = session.renamed("Late");
    let first = session.decision().expect("a question").options[0];
    session.answer(first).expect("an option");
    let after = moment(&session);
    assert!(matches!(session.perform(renamed), Err(SessionError::Outdated)));
    assert_eq!((moment(&session), session.name()), (after, "The long way"));
}
