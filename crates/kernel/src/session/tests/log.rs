//! The log: stages and attempts, branches, steps and dice of the past, votes, who was there.

use super::*;
use crate::save::Attendance;
use crate::seat::Seat;
use crate::session::node::Step;

fn go_to(session: &mut Session<Voyage>, number: u32, name: Option<&str>) {
    let moved = session.go_to(number, name).expect("a moment");
    session.perform(moved).expect("gone there");
}

fn move_by(session: &mut Session<Voyage>, back: bool, scope: UndoScope) {
    let moved = if back { session.back(scope) } else { session.forth(scope) };
    session.perform(moved.expect("a way")).expect("gone there");
}

fn isle(name: &str) -> Event {
    Event::Begun(name.to_owned())
}

fn when(stage: u8, attempt: u8, turn: u16) -> TurnId {
    TurnId { stage, attempt, turn }
}

/// To the second stage, wrecked there once, and a day on.
fn far() -> Session<Voyage> {
    let mut session = begun(Start::default());
    play(&mut session, &["sail", "rest", "land", "rest", "wreck", "rest", "fish", "keep"]);
    session
}

#[test]
fn stages_follow_each_other_and_are_tried_again() {
    let mut session = begun(Start::default());
    assert_eq!(session.when(), when(1, 0, 1));
    assert_eq!(play(&mut session, &["rest", "land"]), [Event::Dawned(2), Event::Ended, isle("reef")]);
    assert_eq!(session.when(), when(2, 0, 1));
    play(&mut session, &["rest", "fish", "keep"]);
    assert_eq!(session.game().state.hold.len(), 1);
    assert_eq!(play(&mut session, &["wreck"]), [Event::Ended, isle("reef")]);
    assert_eq!((session.when(), session.game().state.hold.len()), (when(2, 1, 1), 0), "as it began");
    reopened(&session);
    play(&mut session, &["fish", "keep", "land"]);
    assert_eq!((session.when(), session.game().state.hold.len()), (when(3, 0, 1), 1));
    assert_eq!(play(&mut session, &["land"]), [Event::Ended]);
    assert!(session.decision().is_none() && session.chance().is_none());
    assert!(matches!(session.choose("rest"), Err(SessionError::NothingAsked)));
    let mut again = reopened(&session);
    for due in [when(3, 0, 1), when(2, 1, 1), when(2, 0, 1), when(1, 0, 1)] {
        move_by(&mut again, true, UndoScope::Scenario);
        assert_eq!(again.when(), due);
    }
    for due in [when(2, 0, 1), when(2, 1, 1), when(3, 0, 1), when(3, 0, 1)] {
        move_by(&mut again, false, UndoScope::Scenario);
        assert_eq!(again.when(), due);
    }
    assert!(matches!(again.forth(UndoScope::Choice).map(|_| ()), Err(SessionError::NothingToRedo)));
    assert_eq!(again.game().state(), session.game().state());
}

#[test]
fn a_stage_that_is_not_there_is_not_begun() {
    let waters = Arc::new(Waters { isles: vec!["harbour".to_owned()], ..Waters::default() });
    let mut session = begun_in(&waters, Start::default());
    assert!(matches!(session.choose("land"), Err(SessionError::Game(_))));
    assert_eq!((session.place(), session.when()), (0, when(1, 0, 1)));
    let nowhere = Start { from: "nowhere".to_owned(), ..Start::default() };
    assert!(matches!(Session::<Voyage>::begin(&waters, nowhere, Storage::Memory), Err(SessionError::Game(_))));
}

#[test]
fn the_log_of_a_stage_is_the_same_however_far_behind_it_lies() {
    let mut session = begun(Start::default());
    play(&mut session, &["sail", "fish", "keep", "rest"]);
    let (first, end) = (session.history(), session.place());
    assert_eq!(session.history_to(end), first);
    assert_eq!(session.history_to(999), []);
    play(&mut session, &["land", "rest", "wreck", "rest"]);
    assert_eq!(session.history_to(end), first, "played again");
    assert_eq!(session.events().take(1).collect::<Vec<_>>(), [&isle("reef")]);
    assert_eq!(session.history().first().expect("a start").events, [isle("reef")]);
    assert_eq!(session.history().first().expect("a start").choice, None);
    let whole = session.whole_history();
    assert_eq!(whole.get(..first.len()), Some(first.as_slice()));
    let begun: Vec<_> = whole.iter().filter(|entry| entry.choice.is_none()).map(|entry| entry.when).collect();
    assert_eq!(begun, [when(1, 0, 1), when(2, 0, 1), when(2, 1, 1)], "each stage begins an entry of its own");
    let landed = whole.iter().find(|entry| entry.choice.as_ref().is_some_and(|(answer, _)| answer == "land"));
    assert_eq!(landed.map(|entry| (entry.when, entry.turn)), Some((when(1, 0, 2), 2)), "where it was chosen");
    let rested = whole.iter().find(|entry| entry.choice.as_ref().is_some_and(|(answer, _)| answer == "rest"));
    assert_eq!(rested.map(|entry| (entry.when, entry.turn)), Some((when(1, 0, 1), 1)), "before the day that it ends");
    let events = session.events().cloned().collect::<Vec<_>>();
    go_to(&mut session, end, None);
    assert_eq!(session.history(), first, "come back to");
    assert_eq!(session.events().count(), first.iter().map(|entry| entry.events.len()).sum::<usize>());
    move_by(&mut session, false, UndoScope::Scenario);
    move_by(&mut session, false, UndoScope::Scenario);
    move_by(&mut session, false, UndoScope::Scenario);
    assert_eq!(session.events().cloned().collect::<Vec<_>>(), events);
    reopened(&session);
}

#[test]
fn a_game_that_refuses_its_own_past_says_so_and_stays_where_it_is() {
    let mut session = begun(Start::default());
    play(&mut session, &["rest"; 4]);
    let (first, end) = (session.history(), session.place());
    play(&mut session, &["land", "rest"]);
    let (here, now) = (session.place(), session.history());
    assert_eq!((session.history_to(end), session.refused()), (first, None));
    // No game that keeps its rules does this: what it took on the first day it takes no more. The third day is kept.
    let place = session.tree.place(1).expect("the first day");
    session.tree.node_mut(place).step = Step::Input(AnyInput::Answer("dance".to_owned()));
    let moved = session.go_to(end, None).expect("a moment");
    assert!(matches!(session.perform(moved), Err(SessionError::Refused(Illegal::NotAnOption))));
    assert_eq!((session.place(), session.is_writing(), session.history()), (here, false, now), "nothing has changed");
    assert_eq!(session.refused(), None, "whoever wanted to go there was told");
    assert_eq!(session.whole_history().len(), 1, "nothing is known behind it");
    assert_eq!(session.refused(), Some(Illegal::NotAnOption));
    assert_eq!((session.refused_news(), session.refused_news()), (Some(Illegal::NotAnOption), None), "once");
}

#[test]
fn a_stage_that_lies_behind_takes_little_room() {
    let mut session = begun(Start::default());
    play(&mut session, &["sail", "rest", "fish", "keep"]);
    let end = session.place();
    let kept = |session: &Session<Voyage>| {
        let places = (1..=end).filter_map(|number| session.tree.place(number));
        let nodes = places.map(|place| session.tree.node(place));
        nodes.fold((0, 0), |(events, states), node| {
            (events + usize::from(node.events.is_some()), states + usize::from(node.state().is_some()))
        })
    };
    let all = usize::try_from(end).expect("few");
    assert_eq!(kept(&session), (all, 1), "the second day is played from its beginning");
    assert_eq!(kept(&reopened(&session)), (all, 1), "as well as from the file");
    play(&mut session, &["land"]);
    assert_eq!(kept(&session), (0, 0));
    go_to(&mut session, end, None);
    assert_eq!(kept(&session).0, all);
}

#[test]
fn looking_back_into_a_long_stage_replays_three_turns_at_most() {
    let mut session = begun(Start::default());
    play(&mut session, &["rest"; 8]);
    let end = session.place();
    play(&mut session, &["land"]);
    let ways = |session: &Session<Voyage>| {
        let places = (1..=end).filter_map(|number| session.tree.place(number));
        places.map(|place| session.tree.way_to_game(place)).collect::<Vec<_>>()
    };
    assert_eq!(ways(&session), [1, 0, 1, 2, 0, 1, 2, 0], "turns 3, 6 and 9 are kept");
}

#[test]
fn steps_of_the_past_are_shown_one_by_one() {
    let session = far();
    let last = session.place();
    let steps = session.steps(0, last);
    assert_eq!(steps.len(), usize::try_from(last).expect("few") + 1);
    assert!(steps.first().is_some_and(|start| start.input.is_none() && start.events == [isle("harbour")]));
    for (number, step) in (0..).zip(&steps) {
        let after = session.at(number).expect("a moment");
        assert_eq!(step.after.state(), after.state());
        let stage = step.events.iter().any(|event| matches!(event, Event::Begun(_)));
        assert_eq!(stage, step.input.is_none());
        let before = if stage { after } else { session.at(number - 1).expect("a moment") };
        assert_eq!(step.before.state(), before.state(), "{number}");
        if !stage {
            assert_eq!(session.before(number).expect("a moment").state(), before.state());
        }
    }
    let told: Vec<Event> = steps.into_iter().flat_map(|step| step.events).collect();
    let logged: Vec<Event> = session.entries().flat_map(|entry| entry.events).collect();
    assert_eq!(told, logged);
    let of_stage = |to| session.stage_events(to).flat_map(std::borrow::Cow::into_owned).collect::<Vec<Event>>();
    let listed: Vec<Event> = session.history().into_iter().flat_map(|entry| entry.events).collect();
    let before: Vec<Event> = session.history_to(3).into_iter().flat_map(|entry| entry.events).collect();
    assert_eq!((of_stage(None), of_stage(Some(3))), (listed, before));
    assert_eq!(of_stage(Some(99)), []);
    assert_eq!(session.steps(3, 5).len(), 3);
    assert!(session.steps(5, 3).is_empty() && session.steps(0, 99).is_empty() && session.steps(99, 0).is_empty());
    assert!(session.at(99).is_none() && session.before(99).is_none());
    assert_eq!(session.before(0).expect("the start").state(), session.at(0).expect("the start").state());
}

#[test]
fn dice_of_the_past_are_told_with_what_they_were_rolled_for() {
    let mut session = begun(Start::default());
    session.queue(&[Die::ALL[1], Die::ALL[2], Die::ALL[3]]);
    play(&mut session, &["sail"]);
    let since = session.place();
    play(&mut session, &["rest", "sail", "fish", "keep", "sail"]);
    let told = |rolls: Vec<DieRoll<Voyage>>| {
        rolls.into_iter().map(|roll| (roll.die.face(), roll.request, roll.history, roll.events)).collect::<Vec<_>>()
    };
    let due = |face, miles, history| (face, miles, history, vec![Event::Rolled(face)]);
    assert_eq!(told(session.fallen_since(0)), [due(2, 0, 1), due(3, 2, 3), due(4, 5, 5)]);
    assert_eq!(told(session.fallen_since(since)), [due(3, 2, 3), due(4, 5, 5)]);
    assert_eq!(told(session.fallen_between(since - 1, since)), [due(2, 0, 1)]);
    assert!(session.fallen_between(since, since).is_empty() && session.fallen_since(99).is_empty());
    assert_eq!(session.events_between(since, since + 1), [Event::Dawned(2)]);
    assert_eq!(session.events_between(0, since), [Event::Rolled(2)]);
    assert!(session.events_between(since, since).is_empty());
    assert!(session.fallen_since(0).first().is_some_and(|roll| roll.before.state.miles == 0));
    session.undo().expect("undone");
    assert!(session.fallen_since(session.place() + 1).is_empty(), "it is not on this path");
}

#[test]
fn what_redo_would_repeat_is_known() {
    let mut session = begun(Start::default());
    play(&mut session, &["sail", "rest", "fish", "keep"]);
    assert_eq!(session.ahead().count(), 0);
    go_to(&mut session, 0, None);
    assert_eq!(session.ahead().collect::<Vec<_>>(), ["sail", "rest", "fish", "keep"]);
    move_by(&mut session, false, UndoScope::Action);
    assert_eq!(session.ahead().collect::<Vec<_>>(), ["rest", "fish", "keep"]);
    move_by(&mut session, false, UndoScope::Turn);
    move_by(&mut session, false, UndoScope::Action);
    assert_eq!(session.ahead().count(), 0, "an action is made again with its details");
    move_by(&mut session, true, UndoScope::Action);
    assert_eq!(session.ahead().collect::<Vec<_>>(), ["fish", "keep"]);
}

#[test]
fn paths_that_were_left_are_kept_under_their_names() {
    let mut session = begun(Start::default());
    play(&mut session, &["rest", "sail"]);
    let first = session.place();
    go_to(&mut session, 0, Some("by sea"));
    let told = |session: &Session<Voyage>| {
        let branches = session.branches().into_iter();
        branches.map(|branch| (branch.at, branch.name, branch.leaves, branch.here)).collect::<Vec<_>>()
    };
    assert_eq!(told(&session), [(first, "by sea".to_owned(), 0, false)]);
    go_to(&mut session, first, None);
    assert_eq!(told(&session), [(first, "by sea".to_owned(), first, true)], "going on leaves nothing");
    play(&mut session, &["rest"]);
    let longer = session.place();
    go_to(&mut session, 0, None);
    assert_eq!(told(&session), [(longer, "by sea".to_owned(), 0, false)], "it goes on under its name");
    go_to(&mut session, longer, None);
    let noted = |session: &Session<Voyage>| {
        let records = reading(session).records.into_iter();
        records.filter(|record| matches!(record, Record::Branch(_))).count()
    };
    let before = noted(&session);
    go_to(&mut session, 0, None);
    assert_eq!((session.branches().len(), noted(&session)), (1, before), "it is kept already");
    play(&mut session, &["fish", "keep"]);
    let other = session.place();
    move_by(&mut session, true, UndoScope::Turn);
    assert_eq!(told(&session).get(1), Some(&(other, String::new(), 0, false)));
    let named = session.name_branch(other, "fishing").expect("a moment");
    session.perform(named).expect("named");
    assert_eq!(told(&session).get(1), Some(&(other, "fishing".to_owned(), 0, false)));
    assert_eq!(session.branches().first().map(|branch| branch.when), Some(when(1, 0, 3)));
    assert!(matches!(session.name_branch(99, "").map(|_| ()), Err(SessionError::NoSuchMoment)));
    assert!(matches!(session.go_to(99, None).map(|_| ()), Err(SessionError::NoSuchMoment)));
    assert!(matches!(session.go_to(2, None).map(|_| ()), Err(SessionError::NoSuchMoment)), "a die waits there");
    reopened(&session);
}

#[test]
fn a_vote_is_its_seats_and_their_allies_until_it_is_counted() {
    let [one, two, three, ..] = Seat::ALL;
    let mut session = begun(Start::default());
    play(&mut session, &["rest", "vote", "1:aye", "2:nay"]);
    let seen = |session: &Session<Voyage>, seat| {
        let entries = session.history().into_iter().map(|entry| entry.seen_by(seat));
        entries.filter_map(|entry| entry.choice).map(|(answer, _)| answer).collect::<Vec<_>>()
    };
    for (seat, due) in [
        (None, vec!["rest", "vote"]),
        (Some(one), vec!["rest", "vote", "1:aye"]),
        (Some(two), vec!["rest", "vote", "2:nay"]),
        (Some(three), vec!["rest", "vote", "1:aye"]),
    ] {
        assert_eq!(seen(&session, seat), due, "{seat:?}");
    }
    let shown = |seat| {
        let entries = session.history().into_iter().map(|entry| entry.shown_to(session.game(), seat));
        entries.flat_map(|entry| entry.events).filter(|event| matches!(event, Event::Voted(_))).collect::<Vec<_>>()
    };
    assert_eq!((shown(None), shown(Some(three))), (vec![], vec![Event::Voted(one)]));
    assert!(matches!(session.undo(), Err(SessionError::OthersPlans)), "the second seat's is not the third's to undo");
    play(&mut session, &["3:aye"]);
    assert_eq!(seen(&session, None), ["rest", "vote", "1:aye", "2:nay", "3:aye"]);
    session.undo().expect("all together");
    assert_eq!(seen(&session, None), ["rest", "vote"]);
    reopened(&session);
    // What is asked openly is everybody's to undo.
    session.undo().expect("the question itself");
    session.undo().expect("the day");
    assert!(!session.can_undo() && session.can_redo());
    session.redo().expect("the day");
    play(&mut session, &["rest"]);
    assert!(session.can_undo() && !session.can_redo());
}

#[test]
fn plans_that_were_revealed_on_another_path_are_secret_on_this_one() {
    let mut session = begun(Start::default());
    play(&mut session, &["vote", "1:aye"]);
    let planned = session.place();
    go_to(&mut session, 0, None);
    play(&mut session, &["vote", "1:nay", "2:aye", "3:aye"]);
    let counted = session.place();
    go_to(&mut session, planned, None);
    assert_eq!(session.place(), planned, "they stand");
    go_to(&mut session, 0, None);
    go_to(&mut session, counted, None);
    assert_eq!(session.place(), counted, "nothing is hidden where they have been counted");
    go_to(&mut session, 0, None);
    go_to(&mut session, counted - 1, None);
    assert_eq!(session.place(), counted - 3, "before those that were counted later on the path");
}

#[test]
fn who_was_there_stays_whatever_is_undone() {
    let [one, two, ..] = Seat::ALL;
    let alone = Attendance::EVERYBODY.without(two, one).expect("one is there");
    let mut session = begun(Start::default());
    assert_eq!(session.tonight(), Attendance::EVERYBODY);
    play(&mut session, &["rest"]);
    for tonight in [Attendance::EVERYBODY, alone] {
        let seated = session.seated(tonight);
        session.perform(seated).expect("noted");
    }
    assert_eq!(session.tonight(), alone);
    play(&mut session, &["rest", "rest"]);
    let seated = session.seated(Attendance::EVERYBODY);
    session.perform(seated).expect("noted");
    play(&mut session, &["rest"]);
    let due = [Attendance::EVERYBODY, Attendance::EVERYBODY, alone, alone, Attendance::EVERYBODY];
    go_to(&mut session, 0, None);
    for session in [&session, &reopened(&session)] {
        assert_eq!([0, 1, 2, 3, 4].map(|number| session.tonight_at(number)), due);
        assert_eq!(session.tonight(), Attendance::EVERYBODY);
    }
}
