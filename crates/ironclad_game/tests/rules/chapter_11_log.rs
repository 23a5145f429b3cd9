//! What the campaign log keeps, and what it does not (rule 11.8); gear between scenarios (rule 12.1).

use ironclad_game::content::limits::LOCKERS;
use ironclad_game::content::terms::Faction;
use ironclad_game::content::{Id, ModuleId};
use ironclad_game::engine::state::{Carried, Fitted};
use ironclad_game::engine::{Event, Status};
use serde_json::json;

use super::rig::{Board, Rig};

/// A ship beside her aim.
fn board() -> Board {
    let won = json!({ "arrive": "1a-empty-space-1" });
    Board::at("europa").lay_port("europa", [-1, 0]).tile("1a", [0, 0], 0).set("/won", won).start("credits", 9)
}

/// Wins, pays for nothing, and sails on.
fn sail_on(rig: &mut Rig, next: Board) -> Rig {
    let began = rig.game.state().clone();
    rig.play("move:1a-empty-space-1");
    while !rig.offered("contract:cartel") {
        rig.play("done");
    }
    rig.play("contract:cartel");
    next.after(rig, &began)
}

#[test]
fn rule_11_8_marks_supplies_damage_and_reputation_carry_over() {
    let mut rig = board().set("/side", json!({ "with": "council", "against": "cartel" })).campaign(3);
    rig.tune(|table| {
        (table.crew, table.morale, table.hull, table.salvage, table.ammo) = (3, 6, 2, 4, 1);
        table.sections = [1, 2, 3, 5];
        table.reputation = [1, 2, -3, 4, 11];
        (table.ally, table.upgraded) = (Some(Faction::Corporation), [false, true, false]);
    });
    let next = sail_on(&mut rig, board().start("credits", 5));
    let table = next.table();
    assert_eq!((table.crew, table.morale, table.hull, table.salvage, table.ammo), (3, 6, 2, 4, 1));
    assert_eq!((table.sections, table.reputation), ([1, 2, 3, 5], [1, 2, -3, 4, 11]));
    assert_eq!((table.ally, table.upgraded), (Some(Faction::Corporation), [false, true, false]));
    assert_eq!(table.credits, 9 + 5, "what was left, and the advance");
    assert_eq!(table.energy, 3, "the Reactor is as crippled as it was");
    let log = table.log.as_ref().expect("a log");
    assert_eq!((log.scenario, log.reached), (2, [false; 3]));
    assert_eq!(log.results[0].with, Some(Faction::Council));
    assert_eq!(log.results[0].reached, [true, false, false]);
}

#[test]
fn rule_11_8_nothing_else_carries_over() {
    let mut rig = board().campaign(3);
    rig.tune(|table| {
        table.actions.owed = 2;
        table.tally.victories = 3;
        table.spent_orders.push(ironclad_game::content::OrderId::from_index(0));
        table.mutiny = ironclad_game::engine::state::Mutiny::Over;
        table.firsts.crew_lost = true;
    });
    let next = sail_on(&mut rig, board());
    let (fresh, table) = (board().campaign(3), next.table());
    assert_eq!((table.turn, table.actions, table.tally), (0, Default::default(), Default::default()));
    assert_eq!((table.mutiny, table.firsts), (fresh.table().mutiny, fresh.table().firsts));
    assert!(table.spent_orders.is_empty() && table.toasted.is_empty() && table.docked.is_none());
    assert!(table.heroes.is_empty() && table.fighters.is_empty(), "each is hired and chosen anew (rule 11.4)");
    assert!(table.outcome.is_none() && table.found.is_empty() && table.combat.is_none());
    assert_eq!(next.kind(), "set-up");
}

#[test]
fn rule_11_8_wounds_stay_marked_until_healed_or_hired() {
    let mut rig = board().start("credits", 40).campaign(4);
    rig.wound(&["noriko"]).exhaust(&["gabriel"]);
    let noriko = rig.hero("noriko");
    // Wounded in play, not by the test's hand.
    rig.tune(|table| {
        let log = table.log.as_mut().expect("a log");
        for enlisted in log.roster.iter_mut().filter(|enlisted| enlisted.hero == noriko) {
            enlisted.wounded = true;
        }
    });
    let mut next = sail_on(&mut rig, board());
    assert_eq!(next.game.view().wounded().collect::<Vec<_>>(), [noriko]);
    next.play("hire:gabriel done");
    assert_eq!(next.status("gabriel"), Status::Ready, "Exhausted heroes come back Ready");
    let mut third = sail_on(&mut next, board());
    assert_eq!(third.game.view().wounded().collect::<Vec<_>>(), [noriko], "through a scenario that she sits out");
    third.play("hire:noriko");
    assert_eq!(third.status("noriko"), Status::Exhausted, "recruited again, she starts Exhausted");
    third.play("dismiss:noriko");
    assert_eq!(third.game.view().wounded().count(), 1, "sent ashore again she is as she was");
    third.play("hire:noriko done");
    assert_eq!(third.game.view().wounded().count(), 0);
    let log = third.table().log.as_ref().expect("a log");
    let took = |scenario| log.enlisted(noriko).is_some_and(|enlisted| enlisted.took_part(scenario));
    assert_eq!((took(1), took(2), took(3)), (true, false, true), "who took part is kept");
}

#[test]
fn rule_11_8_ships_and_modules_keep_damage_and_sides() {
    let hangar = json!(["skadi"]);
    let mut rig = board().set("/fighters", hangar).start("salvage", 6).start("credits", 40).campaign(3);
    let module = ModuleId::find(rig.game.names(), "aegis-projector").expect("a module");
    rig.tune(|table| {
        table.fighters[0].damage = 1;
        let log = table.log.as_mut().expect("a log");
        log.hangar[0].damage = 1;
        log.stores.push(Fitted { module, upgraded: true });
    });
    let began = rig.game.state().clone();
    rig.play("move:1a-empty-space-1 done upgrade:skadi done contract:cartel");
    let mut next = board().after(&rig, &began);
    next.play("ship:skadi fit:aegis-projector");
    let bay = next.table().fighters[0];
    assert_eq!((bay.damage, bay.upgraded), (1, true));
    assert!(next.table().modules[0].upgraded);
    assert_eq!(next.table().energy, next.game.view().most_energy());
    next.play("done");
    assert_eq!(next.fighter_damage("skadi"), 1);
}

#[test]
fn rule_12_1_gear_is_kept_in_the_lockers_and_given_out_anew() {
    let mut rig = board().start("credits", 30).campaign(3);
    let (gabriel, pieces) = (rig.hero("gabriel"), kits(&rig, 2));
    rig.tune(|table| {
        table.pile.retain(|gear| !pieces.contains(gear));
        table.gear.push(Carried { gear: pieces[0], hero: gabriel, moved: false });
        table.log.as_mut().expect("a log").lockers.push(pieces[1]);
    });
    let mut next = sail_on(&mut rig, board().start("credits", 20));
    let names: Vec<String> = pieces.iter().map(|gear| gear.name(next.game.names()).to_owned()).collect();
    let lockers = |rig: &Rig| rig.table().log.as_ref().expect("a log").lockers.to_vec();
    assert_eq!(lockers(&next).len(), 2);
    assert!(!next.offers().iter().any(|offer| offer.starts_with("gear:")), "nobody is there to carry it");
    next.play("hire:gabriel hire:noriko hire:thaddeus");
    next.play("assign:gabriel:hangar assign:noriko:hangar");
    next.choose(&format!("gear:{}:noriko", names[0]));
    let carried = |rig: &Rig, hero: &str| rig.table().carried(rig.hero(hero)).map(|carried| carried.gear);
    assert_eq!(carried(&next, "noriko"), Some(pieces[0]));
    assert!(!next.offered(&format!("gear:{}:gabriel", names[1])), "one piece a system");
    next.choose(&format!("gear:{}:noriko", names[1]));
    assert_eq!((carried(&next, "noriko"), lockers(&next)), (Some(pieces[1]), vec![pieces[0]]), "she puts hers back");
    next.choose(&format!("gear:{}:gabriel", names[1]));
    assert_eq!(carried(&next, "gabriel"), Some(pieces[1]), "from hand to hand");
    next.play("dismiss:gabriel done");
    assert_eq!(lockers(&next), pieces, "what nobody carries stays in the lockers");
    assert!(next.table().pile.iter().all(|gear| !pieces.contains(gear)), "and is not drawn again");
}

#[test]
fn ruling_86_the_lockers_hold_six() {
    let mut rig = board().campaign(3);
    let (gabriel, pieces) = (rig.hero("gabriel"), kits(&rig, LOCKERS + 1));
    rig.tune(|table| {
        table.pile.retain(|gear| !pieces.contains(gear));
        table.gear.push(Carried { gear: pieces[LOCKERS], hero: gabriel, moved: false });
        table.log.as_mut().expect("a log").lockers.extend(pieces[..LOCKERS].iter().copied());
    });
    let next = sail_on(&mut rig, board());
    let lockers = next.table().log.as_ref().expect("a log").lockers.to_vec();
    assert_eq!(lockers, pieces[1..], "what was carried is kept first");
    assert_eq!(rig.happened(|event| matches!(event, Event::GearReturned { .. })), 1);
    assert!(next.table().pile.contains(&pieces[0]));
}

#[test]
fn rule_12_1_lesser_modules_are_fitted_from_the_next_scenario_on() {
    let mut rig = board().set("/reward", json!({ "gear": 1 })).campaign(3);
    let began = rig.game.state().clone();
    rig.play("move:1a-empty-space-1 draw:sickbay-cot done");
    while !rig.offered("contract:cartel") {
        rig.play("done");
    }
    rig.play("contract:cartel");
    let next = board().after(&rig, &began);
    assert!(next.offered("fit:sickbay-cot"));
    assert!(!next.table().pile.iter().any(|gear| gear.name(next.game.names()) == "sickbay-cot"));
}

/// So many pieces that heroes carry.
fn kits(rig: &Rig, count: usize) -> Vec<ironclad_game::content::GearId> {
    let is_kit = |is: ironclad_game::content::gear::Is| matches!(is, ironclad_game::content::gear::Is::Kit { .. });
    let all = rig.game.content().gear.iter().filter(|(_, gear)| is_kit(gear.is)).map(|(id, _)| id);
    all.take(count).collect()
}

#[test]
fn rule_11_8_a_paper_is_kept_while_its_flags_are_as_it_says() {
    let flags = |id: &str, turn: u8, flags: serde_json::Value| json!({ "id": id, "on": { "turn": turn }, "do": [{ "flag": flags }] });
    let story = json!({ "turns": 9, "triggers": [
        flags("copied", 1, json!({ "paper": "copied" })),
        flags("whose", 2, json!({ "paper-of": "council", "letters": "held" })),
        flags("burnt", 3, json!({ "paper": "burnt" }))
    ] });
    let mut rig = super::chapter_11_story::board(story).start("morale", 7).campaign(2);
    let papers = |rig: &Rig| rig.game.view().papers().into_iter().map(|(name, _)| name.to_owned()).collect::<Vec<_>>();
    assert_eq!(papers(&rig), Vec::<String>::new(), "it is not known yet whose the copy is");
    rig.play("end-turn");
    assert_eq!(papers(&rig), ["annex-c", "letters"], "one of five copies, and in the order in which they came");
    rig.play("end-turn");
    assert_eq!(papers(&rig), ["letters"], "what is burnt is gone");
}
