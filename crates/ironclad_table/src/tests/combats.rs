//! The goal of a combat is always in sight, and a card tells how it ended.

use super::{Seated, content, play_to, session};
use crate::motion::changes::{Stands, changes};
use crate::motion::{Shot, What};
use crate::table::Message;
use ironclad_game::content::terms::Mode;
use ironclad_game::engine::{DecisionKind, Event};
use ironclad_game::session::{self, Session, Start, Storage};
use kit::key::Press;
use kit::measure::Class;

/// A session in which a combat is planned.
fn fighting() -> Session {
    (0..200)
        .find_map(|seed| {
            let mut session = session("tutorial-2", seed);
            let came = play_to(&mut session, seed, |_, decision| decision.kind == DecisionKind::CombatPlan);
            if came { Some(session) } else { None }
        })
        .expect("a combat")
}

#[test]
fn how_a_combat_is_won_is_told_from_its_plan_to_its_last_shot() {
    let mut seated = Seated::at(fighting());
    let mut told = 0;
    for _ in 0..40 {
        let Some(fight) = seated.table.session().game().table().combat.clone() else { break };
        let goal = seated.table.shown.combat.as_ref().expect("it is shown").goal.clone();
        let view = seated.table.session().game().view();
        let decisive: Vec<_> = view.decisive().filter(|enemy| enemy.is_afloat()).map(|enemy| enemy.id).collect();
        for enemy in &decisive {
            let name = seated.present().words.enemy(*enemy, Some(&fight));
            assert!(goal.contains(&name), "{goal} does not name {name}");
        }
        let last = seated.table.session().game().phases_left() == Some(0);
        assert_eq!(goal.contains("in this phase to win"), last && !decisive.is_empty(), "{goal}");
        told += 1;
        first(&mut seated);
        seated.tell(Message::Main);
    }
    assert!(told > 2, "a combat of {told} questions");
}

/// Chooses the first option, where something is to be chosen.
fn first(seated: &mut Seated) {
    if !seated.table.shown.decision.ready {
        seated.tell(Message::Option(0));
    }
}

/// Plays on, choosing so, until a card tells how a combat has ended.
fn fight_on(seated: &mut Seated, choose: impl Fn(&mut Seated)) {
    for _ in 0..120 {
        if seated.table.shown.report.is_some() {
            return;
        }
        choose(seated);
        seated.tell(Message::Main);
    }
    panic!("no combat ends");
}

/// A table at which a combat has just ended.
fn fought() -> Seated {
    let mut seated = Seated::at(fighting());
    fight_on(&mut seated, first);
    seated
}

#[test]
fn a_card_tells_how_a_combat_ended_until_something_is_done() {
    let mut seated = fought();
    let report = seated.table.shown.report.clone().expect("a card");
    let titles = ["Victory", "Draw"];
    assert!(titles.contains(&report.title.as_str()), "{report:?}");
    assert!(report.rows.iter().any(|(head, _)| head == "Our damage"), "{report:?}");
    assert_eq!(report.won, report.title == "Victory");
    seated.tell(Message::Option(0));
    assert_eq!(seated.table.shown.report, None, "something was done");
}

/// Who is left of the enemy is told however little room the card has.
#[test]
fn the_least_of_a_card_tells_who_got_away() {
    let mut seated = Seated::at(fighting());
    let without_an_order = |seated: &mut Seated| {
        if seated.table.plan().is_some() {
            seated.press(Press::Digit(0));
        } else {
            first(seated);
        }
    };
    fight_on(&mut seated, without_an_order);
    let report = seated.table.shown.report.clone().expect("a card");
    let left = report.rows.iter().find(|(head, _)| head == "Got away").expect("nobody fired at them");
    assert!(report.least.contains(left), "{report:?}");
}

#[test]
fn the_card_of_a_combat_is_put_away_by_its_key_and_by_its_button() {
    for close in [Message::Press(Press::Esc), Message::Close] {
        let mut seated = fought();
        assert!(seated.table.shown.report.is_some());
        seated.tell(close);
        assert_eq!(seated.table.shown.report, None);
        assert_eq!(seated.table.overlay.over(), None, "and the menu stays closed");
    }
}

/// In a lesson the card lies beside it, and has its key all the same; in small windows the lesson lies over it.
#[test]
fn the_card_of_a_combat_has_its_key_beside_a_lesson() {
    let what = session::What::Scenario("tutorial-2".to_owned());
    let players = vec!["Mara".to_owned()];
    let start = Start { what, players, seats: None, mode: Mode::Normal, seed: 1, scripted: true, campaign: None };
    let mut seated = Seated::at(Session::begin(content(), start, Storage::Memory).expect("a lesson"));
    fight_on(&mut seated, first);
    assert!(seated.table.shown.lesson.is_some(), "the lesson goes on beside the card");
    assert!(seated.table.report_has_the_key(Class::Full) && seated.table.report_has_the_key(Class::Medium));
    assert!(!seated.table.report_has_the_key(Class::Small) && !seated.table.report_has_the_key(Class::Tiny));
    seated.press(Press::Esc);
    assert_eq!(seated.table.shown.report, None);
    assert_eq!(seated.table.overlay.over(), None);
    seated.press(Press::Esc);
    assert!(seated.table.overlay.over().is_some(), "then the menu opens");
}

/// Each shot that is decided in a phase flies over the chart, ours and theirs.
#[test]
fn events_of_a_fight_yield_the_shots_that_fly() {
    let (mut ours, mut theirs) = (0, 0);
    for seed in 0..40 {
        let mut session = session("tutorial-2", seed);
        if !play_to(&mut session, seed, |_, decision| decision.kind == DecisionKind::CombatPlan) {
            continue;
        }
        for _ in 0..40 {
            let before = session.game().clone();
            let from = session.history().iter().map(|entry| entry.events.len()).sum::<usize>();
            let Some(decision) = session.decision() else { break };
            session.answer(decision.options[0]).expect("an option");
            let history = session.history();
            let events: Vec<&Event> = history.iter().flat_map(|entry| &entry.events).skip(from).collect();
            let decided = events.iter().find_map(|event| match event {
                Event::ShotDecided { fighter: None, target, landed, .. } => Some((*target, true, *landed)),
                Event::EnemyShotDecided { enemy, fighter: None, evaded, .. } => Some((*enemy, false, !*evaded)),
                _ => None,
            });
            let Some((enemy, own, lands)) = decided else { continue };
            let Some(fight) = &before.table().combat else { continue };
            let Some(place) = fight.enemies.iter().position(|other| other.id == enemy) else { continue };
            let moved = changes(events.iter().copied(), &before, Stands::Before);
            let shot = What::Shot(Shot { fighter: None, enemy: place, ours: own, lands });
            assert!(moved.iter().any(|change| change.what == shot), "{shot:?} is not among {moved:?}");
            if own {
                ours += 1;
            } else {
                theirs += 1;
            }
            if ours > 2 && theirs > 2 {
                return;
            }
        }
    }
    panic!("{ours} shots of ours, {theirs} of theirs");
}
