//! What the hand does: two presses in one go, a press that comes too late for what it meant, the ship dragged to a sector,
//! a hero to a squad, more of the same bought.

use super::{Seated, act, play_to, session};
use crate::inspect::{Asked, Found, Thing};
use crate::map::Event;
use crate::table::{Action, Message};
use iced::{Point, Rectangle, Size};
use ironclad_game::content::Id;
use ironclad_game::content::terms::System;
use ironclad_game::engine::{Answer, DecisionKind};
use kit::key::Press;
use kit::preferences::Preferences;
use std::time::{Duration, Instant};

/// A table at which the ship may move, and a sector that nothing but a Move is about.
fn before_a_move() -> (Seated, usize) {
    let move_alone = |answers: &[Answer]| {
        let about = |sector| {
            let is_it = |answer: &&Answer| matches!(answer, Answer::Move(to) | Answer::Recon(to) if *to == sector);
            answers.iter().filter(is_it).count()
        };
        answers.iter().find_map(|answer| match answer {
            Answer::Move(to) if about(*to) == 1 => Some(to.index()),
            _ => None,
        })
    };
    for seed in 0..40 {
        let mut session = session("tutorial-2", seed);
        let found = play_to(&mut session, seed, |_, decision| {
            decision.kind == DecisionKind::Action && move_alone(&decision.options).is_some()
        });
        if found {
            let seated = Seated::at(session);
            let to = move_alone(seated.table.composer().listed()).expect("a move");
            return (seated, to);
        }
    }
    panic!("a way to move");
}

#[test]
fn two_presses_in_one_go_move_the_ship() {
    let (mut seated, to) = before_a_move();
    let from = seated.table.session().place();
    seated.tell(Message::Board(Event::Pressed(to)));
    assert_eq!(seated.table.session().place(), from, "one press chooses");
    seated.tell(Message::Board(Event::Pressed(to)));
    assert!(seated.table.session().place() > from, "two mean it");
}

#[test]
fn the_ship_dragged_to_a_sector_stands_chosen_to_move_there() {
    let (mut seated, to) = before_a_move();
    seated.tell(Message::Board(Event::Dragged(to)));
    let chosen = seated.table.composer().answers();
    assert!(matches!(chosen.as_slice(), [Answer::Move(sector)] if sector.index() == to), "{chosen:?}");
    // Where she cannot go, it is told what is there.
    let here = seated.table.session().game().table().ship.index();
    seated.tell(Message::Board(Event::Dragged(here)));
    assert!(seated.table.overlay.over().is_some());
}

/// Tables at which a combat is planned, with dice that fall.
fn before_a_combat() -> impl Iterator<Item = Seated> {
    (0..60).filter_map(|seed| {
        let mut session = session("tutorial-2", seed);
        let came = play_to(&mut session, seed, |_, decision| decision.kind == DecisionKind::CombatPlan);
        came.then(|| Seated::at(session).with(Preferences::default()))
    })
}

/// What the main button could have done: how far the game is, the pages that wait, how far the plan is, and whether something
/// was warned of.
fn standing(seated: &Seated) -> (u32, usize, Option<System>, bool) {
    let table = &seated.table;
    let slip = table.plan().map(|plan| plan.leaf().system);
    (table.session().place(), table.reading.pages(), slip, table.warned_of().is_some())
}

/// Nothing that presses the main button does anything now; after a moment it does what it says, if there is anything to do.
fn takes_no_press_yet(seated: &mut Seated, now: Instant) {
    assert!(seated.table.holds_back());
    let before = standing(seated);
    for (after, hasty) in
        [(90, Message::Main), (180, Message::Press(Press::Enter)), (270, Message::Press(Press::Space))]
    {
        seated.tell_at(hasty, now + Duration::from_millis(after));
        assert_eq!(standing(seated), before, "it was meant for what the button said before");
    }
    let ready = seated.table.shown.decision.ready || seated.table.shown.page.is_some();
    let action = seated.tell_at(Message::Main, now + Duration::from_secs(1));
    if ready {
        assert!(action != Action::None || standing(seated) != before, "a press that was meant is taken");
    } else {
        assert!(!seated.table.holds_back() && standing(seated) == before);
    }
}

#[test]
fn a_press_that_was_to_skip_dice_does_nothing_else() {
    let mut fallen = [0, 0];
    for (place, mut seated) in before_a_combat().enumerate() {
        let skips = place % 2 == 1;
        let mut now = Instant::now();
        for _ in 0..6 {
            if !seated.table.has_dice_falling() {
                now += Duration::from_secs(1);
                seated.tell_at(Message::Main, now);
            }
        }
        if !seated.table.has_dice_falling() {
            continue;
        }
        if skips {
            seated.tell_at(Message::Main, now);
        }
        for _ in 0..2000 {
            if seated.table.has_dice_falling() {
                now += Duration::from_millis(50);
                seated.tell_at(Message::Tick(now), now);
            }
        }
        assert!(!seated.table.has_dice_falling());
        takes_no_press_yet(&mut seated, now);
        fallen[usize::from(skips)] += 1;
    }
    assert!(fallen.iter().all(|count| *count > 0), "{fallen:?}");
}

#[test]
fn the_press_that_opens_the_last_slip_of_a_plan_does_not_carry_it_out() {
    let mut opened = 0;
    for mut seated in before_a_combat() {
        let mut now = Instant::now();
        for _ in 0..4 {
            let goes_on = seated.table.plan().is_some_and(|plan| plan.answers().is_none());
            if goes_on {
                now += Duration::from_secs(1);
                seated.tell_at(Message::Main, now);
            }
        }
        if seated.table.holds_back() {
            let place = seated.table.session().place();
            takes_no_press_yet(&mut seated, now);
            assert!(seated.table.session().place() > place, "then it does");
            opened += 1;
        }
    }
    assert!(opened > 0);
}

fn found(thing: Thing) -> Found {
    Found { thing, bounds: Rectangle::new(Point::ORIGIN, Size::new(9.0, 9.0)), at: Point::ORIGIN }
}

#[test]
fn a_hero_dragged_to_a_squad_is_posted_there() {
    let mut session = act(3);
    assert!(play_to(&mut session, 3, |game, decision| {
        decision.kind == DecisionKind::SetUp && game.table().heroes.len() > 1
    }));
    let mut seated = Seated::at(session);
    let options = seated.table.session().decision().expect("a fitting out").options;
    let posts = options.iter().find_map(|answer| match answer {
        Answer::Assign(hero, system) => Some((*hero, *system)),
        _ => None,
    });
    let (hero, system) = posts.expect("somebody can be posted elsewhere");
    let aboard = |seated: &Seated| {
        let table = seated.table.session().game().table();
        table.hero(hero).map(|aboard| aboard.system).expect("aboard")
    };
    let from = aboard(&seated);
    let place = seated.table.session().game().view().squad(from).position(|other| other.hero == hero).expect("a post");
    let onto = found(Thing::Berth((system.index(), 3)));
    let from = found(Thing::Hero((from.index(), place)));
    seated.tell(Message::Asked(Asked::Dragged { from, onto }));
    assert_eq!(aboard(&seated), system);
    assert!(System::ALL.contains(&system));
}

#[test]
fn what_was_bought_stands_chosen_for_the_next() {
    for seed in 0..200 {
        let mut session = act(seed);
        let sells = play_to(&mut session, seed, |_, decision| {
            decision.kind == DecisionKind::Service
                && decision.options.len() > 2
                && decision.options.iter().any(|answer| matches!(answer, Answer::Buy(_)))
        });
        if !sells {
            continue;
        }
        let mut seated = Seated::at(session);
        let bought = seated.table.composer().listed().iter().copied().find(|answer| matches!(answer, Answer::Buy(_)));
        let bought = bought.expect("something to buy");
        seated.answer(bought);
        let again = seated.table.session().decision().is_some_and(|decision| decision.options.contains(&bought));
        if again {
            assert_eq!(seated.table.composer().answers(), [bought], "Enter buys the next");
            return;
        }
    }
    panic!("nothing could be bought twice");
}
