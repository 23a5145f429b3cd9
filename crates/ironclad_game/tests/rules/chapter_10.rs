//! Enforcers, Villains, outposts and the patrols of Enemy ports (rules 5.12, 9.4, 10.4, 10.6).

use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::Faction;
use ironclad_game::content::{GearId, Id, ShipId};
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::state::Carried;
use ironclad_game::engine::{Event, Source, Status};
use serde_json::{Value, json};

use crate::rig::{Board, ENTER, Rig, changes_of, drift, fight, plan, results};

fn met(ships: &[&str], side: &str) -> Rig {
    let board = Board::card("signatures-detected").met(ships, side).without(&["thaddeus"]);
    fight(board.start("credits", 9).start("salvage", 4))
}

fn standing(rig: &mut Rig, faction: Faction, reputation: i8) {
    rig.tune(|table| table.reputation[faction.index()] = reputation);
}

/// Every enemy but for its last point of Hull.
fn all_but_sunk(rig: &mut Rig) {
    rig.tune(|table| {
        for enemy in &mut table.combat.as_mut().expect("a combat").enemies {
            (enemy.hull, enemy.shield) = (1, 0);
        }
    });
}

/// Sinks the only enemy, worn down before, in the Long phase.
fn sink(rig: &mut Rig, enemy: &str) {
    all_but_sunk(rig);
    plan(rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    rig.play(&format!("target:{enemy} 6"));
    if rig.is_rolling() {
        rig.roll(&[6]);
    }
}

fn close(rig: &mut Rig) {
    plan(rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
}

/// Met by a row of the Federation's that names a squadron and this.
fn led(more: &str, reputation: i8, villain: Value) -> Vec<String> {
    let mut row = json!({ "to": 6, "enemies": [{ "ship": "skadi-squadron" }] });
    row[more] = json!(true);
    let board = Board::enemies(&["skadi-squadron"]).set("/encounters", json!({ "federation": [row] }));
    let mut rig = board.set("/villain", villain).begin();
    standing(&mut rig, Faction::Federation, reputation);
    rig.meet();
    let combat = rig.table().combat.as_ref().expect("a combat");
    combat.enemies.iter().map(|enemy| enemy.id.id(rig.game.names())).collect()
}

#[test]
fn rule_10_4_an_enforcer_leads_where_its_power_is_hostile() {
    for (reputation, comes) in [(-10, true), (-5, true), (-4, false), (4, false)] {
        let found = led("enforcer", reputation, json!(null));
        assert_eq!(found.contains(&"roland-enforcer-1".to_owned()), comes, "{reputation}: {found:?}");
    }
}

#[test]
fn rule_10_4_a_villain_leads_where_its_power_is_an_enemy_and_it_is_in_the_field() {
    for (reputation, villain, comes) in [
        (-10, json!("centenary"), true),
        (-9, json!("centenary"), false),
        (-10, json!(null), false),
        (-10, json!("vesper"), false),
    ] {
        let found = led("villain", reputation, villain.clone());
        assert_eq!(found.contains(&"centenary-1".to_owned()), comes, "{reputation} {villain}: {found:?}");
    }
}

#[test]
fn rule_10_6_roland_puts_people_aboard_once() {
    let mut rig = met(&["roland-enforcer"], "regular");
    drift(&mut rig);
    rig.roll(&[1, 2]);
    assert!(rig.table().combat.as_ref().is_some_and(|combat| combat.boarded.is_none()), "not in the Long phase");
    close(&mut rig);
    rig.roll(&[1, 2, 2]);
    assert_eq!((results(&rig), rig.began("infiltrated")), (vec![CombatResult::Draw], 1), "after the combat");
    rig.play("skill:combat hero:wrathe done");
    assert_eq!(rig.against().reach, Some(14), "12 and his Combat Strength");
}

#[test]
fn rule_10_6_ugyen_is_talked_away_or_watches() {
    let mut rig = met(&["ugyen-enforcer", "mercenary"], "regular");
    assert_eq!((rig.began("parley"), rig.offers()), (1, vec!["attempt".to_owned(), "skip".to_owned()]));
    rig.play("attempt hero:xavier done");
    assert_eq!(rig.against().reach, Some(9), "7 and his Combat Strength");
    rig.roll(&[6]);
    assert!(rig.table().combat.as_ref().is_some_and(|combat| combat.enemies.iter().any(|enemy| enemy.gone)));
    sink(&mut rig, "mercenary-1");
    assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Victory], 11), "his companion's loot");
    let mut rig = met(&["ugyen-enforcer", "mercenary"], "regular");
    rig.choose("skip");
    all_but_sunk(&mut rig);
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    assert_eq!(rig.offers(), ["target:mercenary-1"], "nobody shoots at him");
    rig.play("target:mercenary-1 6 6");
    assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Victory], 9), "no loot while he watches");
    assert_eq!(rig.began("board-the-enforcer"), 0);
}

#[test]
fn rule_10_6_vashti_attacks_twice_and_fighters_first() {
    let mut rig = met(&["vashti-enforcer"], "regular");
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
    rig.play("target:vashti-enforcer-1 1");
    for _ in 0..2 {
        assert!(matches!(rig.request().why, Why::FighterEvasion { .. }));
        rig.roll(&[6]);
    }
    assert_eq!(rig.kind(), "combat-plan");
}

/// A draw with Yasemin, up to her price, with a rivet gun aboard.
fn owing(credits: u16) -> Rig {
    let mut rig = met(&["yasemin-enforcer"], "regular");
    let gear = GearId::find(rig.game.names(), "rivet-gun").expect("a piece of gear");
    let hero = rig.hero("gabriel");
    rig.tune(|table| {
        table.credits = credits;
        table.pile.retain(|other| *other != gear);
        table.gear.push(Carried { gear, hero, moved: false });
    });
    drift(&mut rig);
    rig.roll(&[6]);
    close(&mut rig);
    rig.roll(&[6]);
    rig
}

#[test]
fn rule_10_6_yasemin_takes_gear_where_the_players_will_not_pay_or_cannot() {
    let mut rig = owing(9);
    assert_eq!(rig.offers(), ["hero:gabriel", "done"]);
    rig.choose("hero:gabriel");
    assert_eq!((rig.table().credits, rig.table().gear.len(), rig.table().pile.len()), (9, 0, 14), "back in the pile");
    let mut rig = owing(9);
    rig.choose("done");
    assert_eq!((rig.table().credits, rig.table().gear.len()), (6, 1));
    assert_eq!(owing(2).offers(), ["hero:gabriel"], "the price is payable in full");
}

#[test]
fn rule_10_6_a_draw_with_yasemin_costs_credits() {
    let mut rig = met(&["yasemin-enforcer"], "regular");
    drift(&mut rig);
    rig.roll(&[6]);
    close(&mut rig);
    rig.roll(&[6]);
    assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Draw], 6));
    let mut rig = met(&["yasemin-enforcer"], "regular");
    sink(&mut rig, "yasemin-enforcer-1");
    assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Victory], 14), "none after a victory");
}

#[test]
fn rule_10_6_cormac_grapples_while_he_is_afloat() {
    let mut rig = met(&["cormac-enforcer", "mercenary"], "regular");
    drift(&mut rig);
    assert_eq!(rig.adds(), 1, "Piloting 2, less 1");
    let mut rig = met(&["mercenary"], "regular");
    drift(&mut rig);
    assert_eq!(rig.adds(), 2);
}

#[test]
fn rule_10_6_an_enforcer_beaten_may_be_boarded() {
    let mut rig = met(&["cormac-enforcer"], "regular");
    sink(&mut rig, "cormac-enforcer-1");
    assert_eq!((rig.began("board-the-enforcer"), rig.offers()), (1, vec!["attempt".to_owned(), "skip".to_owned()]));
    let mut left = rig.clone();
    assert_eq!(left.choose("skip").kind(), "action");
    let before = rig.marks();
    rig.play("attempt skill:combat hero:gabriel hero:wrathe done");
    assert_eq!(rig.against().reach, Some(12), "10 and his Combat Strength");
    assert_eq!(rig.roll(&[6, 3]).changes(&before), "morale +1, credits +3, gabriel exhausted, wrathe exhausted");
    let mut drawn = met(&["cormac-enforcer"], "regular");
    drift(&mut drawn);
    drawn.roll(&[6]);
    close(&mut drawn);
    assert_eq!(drawn.roll(&[6]).began("board-the-enforcer"), 0, "not after a draw");
}

#[test]
fn rule_10_6_a_villain_beaten_may_be_boarded() {
    let mut rig = met(&["centenary"], "regular");
    sink(&mut rig, "centenary-1");
    rig.play("draw:felt-soles gear:felt-soles:wrathe");
    assert_eq!(rig.began("board-the-flagship"), 1);
    rig.play("attempt skill:stealth hero:wrathe done skill:operate hero:noriko done");
    assert_eq!(rig.against().reach, Some(14), "10 and the Villain's Combat Strength");
    let before = rig.marks();
    rig.roll(&[6]);
    assert_eq!(rig.began("pursers-safe"), 1);
    assert_eq!((rig.against().reach, rig.adds()), (Some(10), 4), "Operate 3 and Morale 6, and nobody is asked again");
    rig.roll(&[6]).draw("rivet-gun").choose("gear:rivet-gun:gabriel");
    assert_eq!(rig.changes(&before), "morale +2, credits +6, gear +1, noriko exhausted, wrathe exhausted");
}

#[test]
fn rule_7_4_a_chain_of_checks_ends_where_one_fails() {
    let mut rig = met(&["centenary"], "regular");
    sink(&mut rig, "centenary-1");
    rig.play("draw:felt-soles gear:felt-soles:wrathe");
    rig.play("attempt skill:stealth hero:wrathe done skill:operate hero:noriko done 1");
    assert_eq!((rig.began("pursers-safe"), rig.kind().as_str()), (0, "action"));
    assert_eq!(rig.status("noriko"), Status::Exhausted, "who was assigned is used, though her task never came");
    assert!(rig.game.state().tasks.is_empty(), "and is on it no longer");
    let mut rig = met(&["centenary"], "regular");
    sink(&mut rig, "centenary-1");
    rig.play("draw:felt-soles gear:felt-soles:wrathe");
    rig.play("attempt skill:stealth hero:wrathe done skill:operate done 6");
    let before = rig.marks();
    rig.play("1");
    assert_eq!(rig.changes(&before), "crew -2, wrathe exhausted");
}

#[test]
fn rule_7_4_heroes_are_assigned_to_every_task_before_the_first_roll() {
    let mut rig = met(&["centenary"], "regular");
    sink(&mut rig, "centenary-1");
    rig.play("draw:felt-soles gear:felt-soles:wrathe");
    rig.play("attempt skill:combat hero:gabriel hero:wrathe done");
    assert_eq!(rig.kind(), "skill", "the next task is manned at once");
    assert_eq!(rig.status("gabriel"), Status::Ready, "nobody is exhausted before all tasks are manned");
    rig.play("skill:operate");
    assert!(!rig.offered("hero:wrathe"), "who is on one task is on no other");
    rig.play("hero:noriko hero:daisuke done");
    for hero in ["gabriel", "wrathe", "noriko", "daisuke"] {
        assert_eq!(rig.status(hero), Status::Exhausted, "{hero}, before the first die");
    }
    assert_eq!(rig.against().reach, Some(14), "the first task is rolled first");
    rig.roll(&[6]);
    assert_eq!(rig.adds(), 3 + 1 + 1, "those who were assigned to the second make it");
}

#[test]
fn rule_7_4_in_the_first_edition_each_task_came_by_itself() {
    let mut rig = fight(Board::enemies(&["centenary"]).without(&["thaddeus"]).edition(Edition::First));
    sink(&mut rig, "centenary-1");
    rig.play("attempt hero:wrathe skill:stealth done 6");
    assert_eq!((rig.began("pursers-safe"), rig.kind().as_str()), (1, "hero"));
}

#[test]
fn rule_7_4_a_task_may_be_a_roll_on_a_table() {
    let mut rig = met(&["cormac-enforcer"], "regular");
    sink(&mut rig, "cormac-enforcer-1");
    rig.play("attempt skill:combat hero:gabriel done");
    assert_eq!(rig.offers(), ["hero:wrathe", "done"], "the cabin is one hero's, with Stealth");
    rig.play("hero:wrathe");
    assert_eq!(
        (rig.status("wrathe"), rig.against().reach),
        (Status::Exhausted, Some(12)),
        "then the boarding is rolled"
    );
    rig.roll(&[6]);
    assert_eq!((rig.began("enforcers-cabin"), rig.adds()), (1, 2), "Stealth 1 and Morale 5");
    let before = rig.marks();
    assert_eq!(rig.play("5 pass").changes(&before), "credits +2, gabriel exhausted, wrathe exhausted");
}

#[test]
fn rule_10_6_centenary_aims_at_the_bridge() {
    let mut rig = met(&["centenary"], "regular");
    drift(&mut rig);
    rig.roll(&[1]);
    assert_eq!(rig.table().sections[0], 1, "one for the shields, one without a die");
    assert!(matches!(rig.request().why, Why::DamageControl));
    rig.roll(&[2]);
    assert_eq!(rig.kind(), "combat-plan");
}

fn fielding(board: Board, flagship: &str) -> Board {
    board.set("/villain", json!(flagship))
}

#[test]
fn rule_10_6_under_standing_orders_no_encounter_is_skipped_for_morale() {
    for card in ["signatures-detected", "enemy-outpost"] {
        let begin = |board: Board| {
            let mut rig = board.without(&["xavier"]).met(&["valkyrie"], "regular").begin();
            rig.enter().offers()
        };
        assert_eq!(begin(Board::card(card)), ["attempt", "skip"]);
        assert_eq!(begin(fielding(Board::card(card), "centenary")), ["attempt"], "{card}");
        assert_eq!(begin(fielding(Board::card(card), "vesper")), ["attempt", "skip"], "{card}");
    }
}

#[test]
fn rule_10_6_with_the_lanes_closed_a_recon_exhausts_a_hero() {
    let board = fielding(Board::card("probe"), "vesper").squad("bridge", &["gabriel"]).squad("weapons", &["noriko"]);
    let mut rig = board.squad("hangar", &["jabulile"]).begin();
    rig.choose("recon:1a-empty-space-2");
    assert_eq!(rig.offers(), ["hero:jabulile", "hero:noriko"], "a Pilot or a Specialist");
    assert_eq!(rig.decision().source, rig.table().villain.map(Source::Villain));
    rig.choose("hero:noriko");
    assert_eq!((rig.status("noriko"), rig.kind().as_str()), (Status::Exhausted, "action"));
    let board = fielding(Board::card("probe"), "vesper").squad("bridge", &["gabriel"]).squad("weapons", &["noriko"]);
    let mut rig = board.squad("hangar", &[]).begin();
    assert!(rig.offered("recon:1a-empty-space-2"));
    assert!(!rig.wound(&["noriko"]).offered("recon:1a-empty-space-2"), "nobody to keep the lookout (ruling 58)");
}

#[test]
fn rule_10_6_when_the_roll_is_read_the_first_loss_of_crew_costs_morale() {
    let lost = |board: Board, moves: &str| {
        let board = board.squad("bridge", &["gabriel"]).squad("weapons", &[]).squad("hangar", &[]);
        changes_of(board, |_| {}, &format!("{ENTER} {moves}"))
    };
    let card = || Board::card("infiltrated").start("morale", 4);
    assert_eq!(lost(card(), "hero:gabriel done 6 6"), "crew -2, morale +1, gabriel exhausted");
    let read = lost(fielding(card(), "firstfruits"), "hero:gabriel done 6 6");
    assert_eq!(read, "crew -2, gabriel exhausted", "one Morale for the first, none for the second");
}

#[test]
fn rule_10_6_everything_is_owed() {
    let credits = |board: Board| {
        let mut rig = board.start("credits", 9).begin();
        rig.exhaust(&["gabriel"]).play("move:europa service:saloon-rest hero:gabriel");
        rig.table().credits
    };
    let port = || Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("europa", [-1, 0]);
    assert_eq!(credits(port()), 7);
    assert_eq!(credits(fielding(port(), "sixteen-hulls")), 6, "1 Credit more");
    let ammo = |flagship: Value| {
        let mut rig = fight(Board::enemies(&["valkyrie", "valkyrie"]).set("/villain", flagship));
        drift(&mut rig);
        rig.roll(&[1, 1]);
        rig.table().ammo
    };
    assert_eq!(ammo(json!(null)), 4);
    assert_eq!(ammo(json!("sixteen-hulls")), 3, "a turn's first natural 1, not its second");
}

#[test]
fn rule_10_6_loss_control_asks_salvage_for_each_point() {
    let board = || {
        let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("europa", [-1, 0]);
        fielding(board.start("credits", 30).start("salvage", 2), "going-concern")
    };
    let mut rig = board().begin();
    rig.tune(|table| table.sections = [3, 0, 0, 0]).play("move:europa service:shipyard repair:bridge repair:bridge");
    assert_eq!((rig.table().sections[0], rig.table().salvage), (1, 0));
    assert!(!rig.offered("repair:bridge"), "what cannot be paid is not offered");
    let mut rig = board().begin();
    rig.tune(|table| table.sections = [1, 0, 0, 0]).play("ability:daisuke repair:bridge");
    assert_eq!((rig.table().sections[0], rig.table().salvage), (0, 0), "his own price, and 1 more");
    let mut rig = board().start("salvage", 1).begin();
    rig.tune(|table| table.sections = [1, 0, 0, 0]);
    assert!(!rig.offered("ability:daisuke"));
}

#[test]
fn rule_5_12_an_outpost_for_each_threat() {
    for (threat, enemy, figures, credits) in [
        ("green", "outpost-1", [4, 4, 1, 5, 2], 3),
        ("yellow", "outpost-2", [6, 5, 2, 6, 2], 4),
        ("red", "outpost-3", [8, 6, 2, 7, 3], 5),
    ] {
        let mut rig = Board::card("enemy-outpost").start("threat", threat).without(&["xavier"]).begin();
        let mut skipped = rig.clone();
        skipped.enter().choose("skip");
        assert_eq!(skipped.table().morale, 2, "for 2 Morale");
        rig.enter().choose("attempt");
        let ship = rig.game.content().ships[ShipId::find(rig.game.names(), enemy).expect("a ship")].clone();
        let card = &ship.regular;
        assert_eq!([card.hull, card.evasion, card.shield, card.accuracy, card.damage], figures, "{threat}");
        sink(&mut rig, &format!("{enemy}-1"));
        assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Victory], credits), "{threat}");
    }
}

#[test]
fn rule_5_12_xavier_promoted_talks_past_an_outpost() {
    let mut rig = Board::card("enemy-outpost").begin();
    let mut promoted = rig.clone();
    assert_eq!(rig.enter().offers(), ["attempt", "skip"]);
    promoted.promote("xavier").enter();
    assert_eq!(promoted.offers(), ["ability:xavier", "pass"]);
    promoted.choose("ability:xavier");
    assert_eq!((promoted.kind().as_str(), promoted.table().morale), ("action", 4));
}

/// Beside Gaia Nova, whose power stands so.
fn off_gaia_nova(reputation: i8) -> Rig {
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("gaia-nova", [-1, 0]);
    let mut rig = board.start("credits", 9).begin();
    standing(&mut rig, Faction::Federation, reputation);
    rig
}

#[test]
fn rule_9_4_the_port_of_an_enemy_sends_a_patrol() {
    let mut rig = off_gaia_nova(-10);
    rig.choose("move:gaia-nova");
    assert!(matches!(rig.request().why, Why::Encounter), "the power's own table, as the scenario has none");
    rig.roll(&[1]);
    assert!(rig.in_combat() && rig.happened(|event| matches!(event, Event::PatrolSent { .. })) == 1);
    assert_eq!(rig.enemy("valkyrie-1"), (4, 1));
    let mut rig = off_gaia_nova(-9);
    assert_eq!(rig.choose("move:gaia-nova").kind(), "port", "Hostile ports are cold, no more");
    let rows = json!({ "federation": [{ "to": 6, "enemies": [{ "ship": "raider" }] }] });
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("gaia-nova", [-1, 0]);
    let mut rig = board.set("/encounters", rows).begin();
    standing(&mut rig, Faction::Federation, -10);
    rig.choose("move:gaia-nova");
    assert_eq!(rig.enemy("raider-1"), (4, 0), "the scenario's table");
    drift(&mut rig);
    close(&mut rig);
    rig.roll(&[6]);
    assert_eq!(rig.kind(), "action", "and no services");
}

#[test]
fn rule_9_4_xavier_promoted_has_the_patrol_stay_in_port() {
    let mut rig = off_gaia_nova(-10);
    rig.promote("xavier").choose("move:gaia-nova");
    assert_eq!(rig.offers(), ["ability:xavier", "pass"]);
    rig.choose("ability:xavier");
    assert_eq!((rig.kind().as_str(), rig.status("xavier")), ("action", Status::Exhausted));
}
