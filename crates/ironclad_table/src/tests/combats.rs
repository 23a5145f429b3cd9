//! The goal of a combat is always in sight, and a card tells how it ended.

use super::{Seated, play_to, session};
use crate::table::Message;
use ironclad_game::engine::{DecisionKind, Event};
use ironclad_game::session::Session;

/// A session in which a combat is planned.
fn fighting() -> Session {
    (0..200)
        .find_map(|seed| {
            let mut session = session("tutorial-2", seed);
            play_to(&mut session, seed, |_, decision| decision.kind == DecisionKind::CombatPlan).then_some(session)
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
        assert_eq!(goal.contains("in this phase"), last && !decisive.is_empty(), "{goal}");
        told += 1;
        if !seated.table.shown.decision.ready {
            seated.tell(Message::Option(0));
        }
        seated.tell(Message::Main);
    }
    assert!(told > 2, "a combat of {told} questions");
}

#[test]
fn a_card_tells_how_a_combat_ended_until_something_is_done() {
    let mut seated = Seated::at(fighting());
    let mut ended = false;
    for _ in 0..60 {
        let over = |event: &Event| matches!(event, Event::CombatEnded { .. });
        ended = seated.table.session().events().any(over);
        if ended {
            break;
        }
        if !seated.table.shown.decision.ready {
            seated.tell(Message::Option(0));
        }
        seated.tell(Message::Main);
    }
    assert!(ended, "the combat ends");
    let report = seated.table.shown.report.clone().expect("a card");
    let titles = ["Victory", "Draw"];
    assert!(titles.contains(&report.title.as_str()), "{report:?}");
    assert!(report.rows.iter().any(|(head, _)| head == "Our damage"), "{report:?}");
    assert_eq!(report.won, report.title == "Victory");
    seated.tell(Message::Option(0));
    assert_eq!(seated.table.shown.report, None, "something was done");
}
