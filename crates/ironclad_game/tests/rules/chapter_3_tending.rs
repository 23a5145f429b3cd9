//! The Heal and Repair actions, which modules unlock.

use ironclad_game::content::{Id, ModuleId};
use ironclad_game::engine::Status;
use ironclad_game::engine::state::Fitted;

use crate::rig::{Active, Board, Rig};

fn fit(rig: &mut Rig, module: &str) {
    let module = ModuleId::find(rig.game.names(), module).expect("a module");
    rig.tune(|table| table.modules.push(Fitted { module, upgraded: false }));
}

/// Gabriel Wounded, the ship worn, 2 Salvage; with this module, if any.
fn worn(at: Board, module: Option<&str>) -> Rig {
    let mut rig = at.start("salvage", 2).start("hull", 3).begin();
    rig.wound(&["gabriel"]);
    rig.tune(|table| {
        table.sections = [1, 0, 0, 0];
        table.fighters[0].damage = 1;
    });
    if let Some(module) = module {
        fit(&mut rig, module);
    }
    rig
}

fn in_space(module: Option<&str>) -> Rig {
    worn(Active::card("probe"), module)
}

#[test]
fn rule_3_2_heal_needs_the_medical_bay_and_repair_the_repair_bay() {
    let offers = |module: Option<&str>| {
        let rig = in_space(module);
        (rig.offered("heal"), rig.offered("repair"))
    };
    assert_eq!(offers(None), (false, false));
    assert_eq!(offers(Some("medical-bay")), (true, false));
    assert_eq!(offers(Some("repair-bay")), (false, true));
}

#[test]
fn rule_3_2_heal_exhausts_a_specialist_and_heals_one() {
    let mut rig = in_space(Some("medical-bay"));
    rig.wound(&["xavier"]).choose("heal");
    assert_eq!((rig.kind().as_str(), rig.offers()), ("hero", vec!["hero:noriko".to_owned()]), "Specialists alone");
    rig.choose("hero:noriko");
    assert_eq!(
        (rig.status("noriko"), rig.offers()),
        (Status::Exhausted, vec!["hero:gabriel".into(), "hero:xavier".into()])
    );
    rig.choose("hero:gabriel");
    assert_eq!((rig.status("gabriel"), rig.status("xavier")), (Status::Exhausted, Status::Wounded), "one");
    assert_eq!((rig.kind().as_str(), rig.table().actions.left), ("action", 1));
    rig.choose("rest").play("hero:gabriel done");
    assert_eq!(rig.status("gabriel"), Status::Ready, "resting and healing the same hero in one turn is allowed");
}

#[test]
fn rule_3_2_any_specialist_may_heal_and_any_engineer_repair() {
    let who = |module: &str, action: &str| {
        let mut rig = worn(Active::card("probe").squad("hangar", &["lan", "noriko"]), Some(module));
        rig.choose(action).offers()
    };
    assert_eq!(who("medical-bay", "heal"), ["hero:lan", "hero:noriko"]);
    assert_eq!(who("repair-bay", "repair"), ["hero:daisuke", "hero:lan"]);
}

#[test]
fn rule_3_2_an_exhausted_specialist_heals_at_her_own_price() {
    let mut rig = worn(Active::card("probe").without(&["wrathe"]), Some("medical-bay"));
    rig.exhaust(&["noriko"]).play("heal hero:noriko");
    assert_eq!(rig.offers(), ["hero:gabriel"], "not herself");
    rig.choose("hero:gabriel");
    assert_eq!((rig.status("noriko"), rig.status("gabriel")), (Status::Wounded, Status::Exhausted));
    assert!(!rig.offered("heal"), "no Specialist is left who is able");
    let mut rig = in_space(Some("medical-bay"));
    rig.set_status(&["gabriel"], Status::Exhausted);
    assert!(!rig.offered("heal"), "nobody is Wounded");
}

#[test]
fn rule_3_2_repair_exhausts_an_engineer_and_takes_one_damage_off() {
    let mut rig = in_space(Some("repair-bay"));
    rig.choose("repair");
    assert_eq!((rig.kind().as_str(), rig.offers()), ("hero", vec!["hero:daisuke".to_owned()]));
    rig.choose("hero:daisuke");
    assert_eq!(rig.offers(), ["repair:hull", "repair:bridge", "repair:skadi"]);
    rig.choose("repair:hull");
    assert_eq!((rig.table().hull, rig.table().salvage, rig.status("daisuke")), (4, 1, Status::Exhausted), "R 11");
    assert_eq!((rig.kind().as_str(), rig.table().actions.left), ("action", 1));
    rig.play("repair hero:daisuke pass repair:skadi");
    assert_eq!((rig.fighter_damage("skadi"), rig.table().salvage, rig.status("daisuke")), (0, 0, Status::Wounded));
    rig.set_status(&["daisuke"], Status::Ready);
    assert!(!rig.offered("repair"), "no Salvage");
}

#[test]
fn rule_3_2_repair_needs_damage_and_an_engineer() {
    let mut rig = in_space(Some("repair-bay"));
    rig.wound(&["daisuke"]);
    assert!(!rig.offered("repair"), "no Engineer is able");
    let mut rig = Active::card("probe").start("salvage", 2).begin();
    fit(&mut rig, "repair-bay");
    assert!(!rig.offered("repair"), "nothing is damaged");
}

#[test]
fn rule_10_6_repair_pays_what_a_villain_makes_a_point_cost() {
    let worn_by = |salvage: u8| {
        let board = Active::card("probe").set("/villain", serde_json::json!("going-concern"));
        let mut rig = worn(board, Some("repair-bay"));
        rig.tune(|table| table.salvage = salvage);
        rig
    };
    assert!(!worn_by(1).offered("repair"), "1 for the action, 1 for the point");
    let mut rig = worn_by(2);
    rig.play("repair hero:daisuke repair:hull");
    assert_eq!((rig.table().hull, rig.table().salvage), (4, 0));
}

#[test]
fn rule_4_2_a_pulsar_bans_heal_and_a_storm_bans_repair() {
    let offers = |tile: &str, at: &str, module: &str| {
        let rig = worn(Active::at(at).tile(tile, [0, 0], 0), Some(module));
        (rig.offered("heal"), rig.offered("repair"))
    };
    assert_eq!(offers("5b", "5b-pulsar", "medical-bay"), (false, false));
    assert_eq!(offers("5b", "5b-pulsar", "repair-bay"), (false, true));
    assert_eq!(offers("3b", "3b-geomagnetic-storm", "medical-bay"), (true, false));
    assert_eq!(offers("3b", "3b-geomagnetic-storm", "repair-bay"), (false, false));
}
