//! A phase of a combat planned in the window: on slips, in any order, and sent as a whole.

use std::path::Path;

use iced::keyboard::key::Named;
use ironclad::content::terms::System;
use ironclad::engine::{Answer, DecisionKind, Event, Events, Game, Input, Pending};
use ironclad::session::{Session, Storage};
use ironclad_table::plan::{Chose, Group, Plan};

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::{Chooser, content, moment, start};

const WINDOW: (f32, f32) = (1920.0, 1080.0);

/// Plays by chance until a combat is planned; says whether one is.
fn to_a_plan(session: &mut Session, seed: u64) -> bool {
    let mut chooser = Chooser::new(seed);
    for _ in 0..300 {
        let Some(decision) = session.decision() else { return false };
        let table = session.game().table();
        if decision.kind == DecisionKind::CombatPlan {
            return table.energy >= 4 && table.combat.as_ref().is_some_and(|fight| fight.enemies.len() > 1);
        }
        let answer = decision.options[chooser.below(decision.options.len())];
        session.answer(answer).expect("an option");
    }
    false
}

/// Games in which a combat is to be planned.
fn fights() -> impl Iterator<Item = (u64, Session)> {
    (0..400).filter_map(|seed| {
        let mut session = Session::begin(content(), start("tutorial-2", false, seed), Storage::Memory).expect("a game");
        to_a_plan(&mut session, seed).then_some((seed, session))
    })
}

/// A window in which a combat is to be planned.
pub fn opened(folder: &Path) -> Desk {
    let (seed, _) = fights().next().expect("a fight");
    let games = Storage::Folder(folder.join("games"));
    let mut session = Session::begin(content(), start("tutorial-2", false, seed), games).expect("a game");
    assert!(to_a_plan(&mut session, seed));
    drop(session);
    let mut desk = Desk::open(folder, WINDOW);
    desk.enter();
    for _ in 0..4 {
        if desk.table().plan().is_none() {
            desk.enter();
        }
    }
    assert!(desk.table().plan().is_some(), "{:?}", desk.words_in(desk.whole()));
    desk
}

fn plan(desk: &Desk) -> &Plan {
    desk.table().plan().expect("a plan")
}

/// The key of the first row of a group that is not chosen.
fn key(desk: &Desk, group: Group) -> String {
    let rows = &plan(desk).leaf().rows;
    let free = |row: &&ironclad_table::plan::Row| row.group == group && !row.chosen;
    rows.iter().find(free).expect("a row").key.clone()
}

fn given(desk: &Desk) -> Vec<System> {
    let events = desk.session().events();
    let given = events.filter_map(|event| match event {
        Event::OrderGiven { system, .. } => Some(*system),
        _ => None,
    });
    given.collect()
}

/// Rule 8.1: the whole phase is planned by keys, with nothing written before it is confirmed.
#[test]
fn rule_8_1_a_plan_is_made_by_keys_and_sent_as_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = opened(folder.path());
    let (place, file) = (desk.session().place(), desk.file());
    let written = std::fs::read(&file).expect("a file");
    // The Weapons first, then what is left, in whatever order.
    desk.named(Named::ArrowRight);
    assert_eq!(plan(&desk).leaf().system, System::Weapons);
    let order = key(&desk, Group::Orders);
    desk.letters(&order);
    assert!(plan(&desk).sketch().slip(System::Weapons).order().is_some());
    assert!(plan(&desk).sketch().slip(System::Weapons).hero.is_some(), "somebody carries it out");
    desk.letters(&order);
    assert_eq!(plan(&desk).sketch().slip(System::Weapons).order(), None, "chosen again, it is off the slip");
    desk.letters(&order);
    assert_eq!(desk.main_label(), "Next: Hangar");
    desk.enter();
    desk.letters("0");
    desk.enter();
    assert_eq!(plan(&desk).leaf().system, System::Bridge);
    let order = key(&desk, Group::Orders);
    desk.letters(&order);
    assert_eq!(desk.main_label(), "Carry out the plan");
    assert_eq!(desk.session().place(), place, "nothing has been chosen");
    assert_eq!(std::fs::read(&file).expect("a file"), written, "nor written");
    let before = given(&desk).len();
    desk.enter();
    assert!(desk.session().place() > place);
    assert_eq!(given(&desk)[before..], [System::Bridge, System::Weapons]);
    desk.whole_of_words();
}

/// What could still be ordered is said before the plan is sent, unless the players have said that nothing is to be.
#[test]
fn what_is_left_open_is_said_before_the_plan_is_sent() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = opened(folder.path());
    let (place, open) = (desk.session().place(), desk.app.cx().t("plan-is-open"));
    for _ in System::ALL {
        if plan(&desk).answers().is_none() {
            assert!(!desk.shows(&open), "there is time");
            desk.enter();
        }
    }
    assert!(plan(&desk).answers().is_some() && plan(&desk).left_open().contains(&System::Weapons));
    assert!(desk.shows(&open), "{:?}", desk.words_in(desk.whole()));
    let missed = plan(&desk).left_open();
    for _ in System::ALL {
        desk.named(Named::ArrowRight);
        let leaf = plan(&desk).leaf();
        let none = leaf.rows.iter().any(|row| row.answer == Answer::NoOrder && row.chosen);
        assert!(!(none && missed.contains(&leaf.system)), "what is left open does not stand as chosen: {leaf:?}");
        desk.letters("0");
    }
    assert!(plan(&desk).left_open().is_empty());
    assert!(!desk.shows(&open), "it was meant so");
    assert_eq!(desk.session().place(), place);
    desk.enter();
    assert!(desk.session().place() > place);
}

/// By clicks alone: on slips, on the list, on heroes at their posts, on an enemy.
#[test]
fn a_plan_is_made_by_clicks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = opened(folder.path());
    let size = desk.size();
    let centre = iced::Rectangle::new(iced::Point::new(430.0, 0.0), iced::Size::new(990.0, size.height - 236.0));
    desk.click_in(centre, "Weapons");
    assert_eq!(plan(&desk).leaf().system, System::Weapons);
    desk.click_in(way::column(&desk), "Laser Turrets");
    let slip = *plan(&desk).sketch().slip(System::Weapons);
    assert!(slip.order().is_some() && slip.settled);
    // Another of the squad carries it out.
    let other =
        plan(&desk).leaf().rows.iter().find(|row| row.group == Group::Crew && !row.chosen).map(|row| row.answer);
    let Some(Answer::Hero(other)) = other else { panic!("another hero") };
    let at = super::things::place(&mut desk, Answer::Hero(other)).expect("her post");
    desk.click_at(at);
    assert_eq!(plan(&desk).sketch().slip(System::Weapons).hero, Some(other));
    let fight = plan(&desk).game().table().combat.clone().expect("a fight");
    let aimed = fight.enemies.iter().find(|enemy| Some(enemy.id) != plan(&desk).aim()).expect("another").id;
    let at = super::things::place(&mut desk, Answer::Target(aimed)).expect("an enemy");
    desk.click_at(at);
    assert_eq!(plan(&desk).aim(), Some(aimed));
    for _ in 0..3 {
        way::press_main(&mut desk, Way::Clicks);
    }
    assert!(given(&desk).contains(&System::Weapons));
}

/// One step back lays the confirmed plan open again, the next clears it; steps on make both again.
#[test]
fn a_plan_that_was_carried_out_is_taken_back_as_a_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = opened(folder.path());
    let began = moment(desk.session());
    let order = key(&desk, Group::Orders);
    desk.letters(&order);
    desk.letters("z");
    assert_eq!(plan(&desk).sketch().slip(System::Bridge).order(), None, "what is not sent is taken back first");
    desk.letters("x");
    desk.enter();
    let order = key(&desk, Group::Orders);
    desk.letters(&order);
    let sketch = plan(&desk).sketch().clone();
    desk.enter();
    desk.enter();
    let end = moment(desk.session());
    assert_ne!(end, began);
    if desk.at_table() && desk.table().is_moving() {
        desk.enter();
    }
    desk.letters("z");
    for system in System::ALL {
        assert_eq!(plan(&desk).sketch().slip(system).order(), sketch.slip(system).order(), "{system:?}");
    }
    assert_eq!(desk.main_label(), "Carry out the plan");
    desk.letters("z");
    assert_eq!(moment(desk.session()), began);
    assert!(System::ALL.iter().all(|system| plan(&desk).sketch().slip(*system).order().is_none()));
    desk.letters("x");
    desk.letters("x");
    assert_eq!(moment(desk.session()), end);
}

fn asks(game: &Game) -> Option<ironclad::engine::Decision> {
    match game.pending() {
        Pending::Choose(decision) => Some(decision),
        _ => None,
    }
}

/// Rules 8.2 and 8.3: whatever is put on and taken off, the plan that lies on the table is one that the engine takes.
#[test]
fn rule_8_2_whatever_is_penned_can_be_carried_out() {
    let (mut carried_out, mut sorties, mut dear) = (0, 0, 0);
    for (seed, session) in fights().take(12) {
        let mut chooser = Chooser::new(seed);
        let mut plan = Plan::new(session.game(), None).expect("a plan");
        for _ in 0..40 {
            match chooser.below(7) {
                0 => plan.turn(chooser.below(2) == 0),
                1 => drop(plan.undo()),
                2 => plan.look_on(),
                3 => plan.go_on(),
                _ => {
                    let place = chooser.below(plan.leaf().rows.len());
                    let chose = plan.choose(place);
                    assert!(chose == Chose::Plan || plan.leaf().rows[place].group == Group::Abilities);
                }
            }
            let fight = plan.game().table().combat.as_ref().expect("a fight");
            for system in System::ALL {
                assert_eq!(fight.plan(system).order, plan.sketch().slip(system).order(), "{system:?}");
            }
            let view = plan.game().view();
            assert!(view.unplanned_energy().is_some(), "no more is planned than there is");
            let Some(answers) = plan.answers() else { continue };
            let mut game = session.game().clone();
            for answer in answers {
                assert!(asks(&game).is_some_and(|asked| asked.options.contains(&answer)), "{answer:?}");
                game.submit(Input::Answer(answer), &mut Events::new()).expect("an option");
            }
            carried_out += 1;
            sorties += usize::from(!plan.sketch().sorties.is_empty());
            dear += usize::from(view.unplanned_energy() < Some(view.table.energy));
        }
    }
    assert!(carried_out > 60 && sorties > 10 && dear > 10, "{carried_out} {sorties} {dear}");
}
