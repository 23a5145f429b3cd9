//! The flagship of a Villain in *Nineteen Days*: it leads those who hunt the ship, and it can be beaten (rules 10.6, 11.6). Bots
//! come to few such hunts and win none, so here the game is brought there by hand.

use std::sync::Arc;

use ironclad_game::content::story::beat::Speaker;
use ironclad_game::content::terms::Faction;
use ironclad_game::content::{CountId, Id, MarkId, MoverId};
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::{DecisionKind, Event, Pending};

use super::rig::{Rig, plan, results};

/// The chapter by itself, in Normal, for this power and with that one an Enemy across the ring: on turn 1, with a hero for each
/// system and the Skadi.
fn begun(sponsor: Faction, enemy: Faction) -> Rig {
    let mut rig = Rig::chapter("nineteen-days", sponsor.name(), |table| {
        table.reputation[sponsor.index()] = 6;
        table.reputation[enemy.index()] = -12;
    });
    rig.hire_three();
    rig.play("ship:skadi done");
    go_on(&mut rig, DecisionKind::Action);
    rig
}

/// Goes on to a question of this kind: pages are read, nobody boards and no order is given, and every die falls on 6.
fn go_on(rig: &mut Rig, to: DecisionKind) {
    loop {
        match rig.game.pending() {
            Pending::Over(outcome) => panic!("it is over, {outcome}"),
            Pending::Choose(decision) if decision.kind == to => return,
            Pending::Choose(_) => {
                let calm = ["read", "skip", "pass", "no-order", "done", "confirm"];
                let calm = calm.into_iter().find(|step| rig.offered(step));
                let step = calm.map_or_else(|| rig.offers()[0].clone(), str::to_owned);
                rig.choose(&step);
            }
            Pending::Chance(_) => {
                rig.roll(&[6]);
            }
            Pending::Draw(_) => {
                let drawn = rig.game.chances()[0];
                rig.game.submit(drawn, &mut rig.events).expect("it is in the group");
            }
        }
    }
}

/// To the plan of the hunt's first phase. A patrol comes to the ship, which lies cold, and sees her for the sixth time; no call
/// of others was answered, so nobody answers hers; and the die finds the row that the flagship leads.
fn hunted(sponsor: Faction, enemy: Faction) -> Rig {
    let mut rig = begun(sponsor, enemy);
    let names = Arc::clone(rig.game.names());
    let patrol = MoverId::find(&names, "patrol-2").expect("a mover");
    let seen = CountId::find(&names, "seen").expect("a count").index();
    let cold = MarkId::find(&names, "cold").expect("a mark");
    let there = rig.game.view().goes_to(patrol)[0];
    rig.tune(|table| {
        table.ship = there;
        let course = table.course.as_mut().expect("a story");
        course.counts[seen] = 5;
        course.marks.push(cold);
        course.marks.sort_unstable();
    });
    rig.choose("end-turn");
    go_on(&mut rig, DecisionKind::CombatPlan);
    let flagship = rig.table().villain.expect("a Villain in the field");
    assert_eq!(rig.game.view().villain_of(), Some(enemy));
    let combat = rig.table().combat.as_ref().expect("a combat");
    assert!(combat.enemies.iter().any(|foe| foe.id.ship == flagship), "the flagship leads the hunt");
    rig
}

/// How often it is told that the flagship is beaten, and who says so.
fn beaten(rig: &Rig) -> (usize, Vec<String>) {
    let names = rig.game.names();
    let fired = |event: &Event| match *event {
        Event::Story(StoryEvent::Fired { trigger }) => trigger.name(names) == "flagship-beaten",
        _ => false,
    };
    let said = |event: &Event| match *event {
        Event::Story(StoryEvent::Said { line, by: Speaker::Person(person) }) if line.name(names) == "beaten" => {
            Some(person.name(names).to_owned())
        }
        _ => None,
    };
    (rig.happened(fired), rig.events.iter().filter_map(said).collect())
}

#[test]
fn rule_10_6_every_villains_flagship_can_be_beaten_in_nineteen_days() {
    for (sponsor, enemy, leader) in [
        (Faction::Firstborn, Faction::Federation, "falk"),
        (Faction::Cartel, Faction::Council, "shahidi"),
        (Faction::Corporation, Faction::Firstborn, "rangi"),
        (Faction::Federation, Faction::Cartel, "reis"),
        (Faction::Council, Faction::Corporation, "iyer"),
    ] {
        let mut rig = hunted(sponsor, enemy);
        // She comes alone, and has been fought before.
        rig.tune(|table| {
            let combat = table.combat.as_mut().expect("a combat");
            combat.enemies.retain(|foe| Some(foe.id.ship) == table.villain);
            combat.enemies.iter_mut().for_each(|foe| (foe.hull, foe.shield) = (1, 0));
        });
        assert_eq!(beaten(&rig), (0, vec![]), "{enemy}: not before");
        plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
        go_on(&mut rig, DecisionKind::Action);
        assert_eq!(results(&rig), [CombatResult::Victory], "{enemy}");
        assert_eq!(beaten(&rig), (1, vec![leader.to_owned()]), "{enemy}");
    }
}

#[test]
fn rule_10_6_a_draw_with_the_flagship_is_not_heard_of() {
    let mut rig = hunted(Faction::Federation, Faction::Cartel);
    go_on(&mut rig, DecisionKind::Action);
    assert_eq!(results(&rig), [CombatResult::Draw]);
    assert_eq!(beaten(&rig), (0, vec![]));
}
