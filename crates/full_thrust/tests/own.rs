//! What players keep: designs, fleets and scenarios, and what is refused when they are read.

use std::sync::Arc;

use full_thrust::battle::Battle;
use full_thrust::content::{Catalogue, OWN};
use full_thrust::design::{Weapon, WeaponKind};
use full_thrust::geometry::{Arc as FiringArc, Arcs};
use full_thrust::own::{self, Fleet, Format, MOST_BYTES, OwnDesign, OwnFault, OwnScenario};
use full_thrust::setup::{ForceFault, Refit, Setup, SetupFault, ShipSetup};
use full_thrust::switches::{Switch, Switches};
use full_thrust::tell;
use full_thrust::yard::DesignFault;

fn catalogue() -> Arc<Catalogue> {
    Catalogue::shared().expect("sound content")
}

/// A Destroyer with a torpedo's worth of needles: 8 boxes, two B ahead, one needle.
fn design() -> OwnDesign {
    let ahead: Arcs = [FiringArc::Fore].into_iter().collect();
    let b = Weapon { kind: WeaponKind::B, arcs: ahead };
    let needle = Weapon { kind: WeaponKind::Needle, arcs: ahead };
    let refit = Refit { called: None, damage: 8, weapons: vec![b, b, needle] };
    OwnDesign { format: Format, name: "Thorn".into(), class: "destroyer".into(), refit }
}

fn fleet() -> Fleet {
    let named = ShipSetup { name: Some("Rose".into()), ..design().ship() };
    let carrier = ShipSetup { groups: vec![6, 6, 4], ..ShipSetup::of("carrier") };
    Fleet { format: Format, name: "Garden".into(), ships: vec![named, carrier, ShipSetup::of("frigate")] }
}

#[test]
fn designs_and_fleets_come_back_as_written() {
    let catalogue = catalogue();
    let text = own::write(&design()).expect("plain data");
    assert_eq!(own::read::<OwnDesign>(&catalogue, &text), Ok(design()));
    let text = own::write(&fleet()).expect("plain data");
    assert_eq!(own::read::<Fleet>(&catalogue, &text), Ok(fleet()));
}

#[test]
fn a_fleet_says_what_it_is_worth_and_what_it_needs() {
    let catalogue = catalogue();
    // The Thorn 8 + 5, the Carrier 32 + 16 fighters, the Frigate 9.
    assert_eq!(fleet().value(&catalogue), 13 + 48 + 9);
    assert_eq!(fleet().needs(&catalogue), [Switch::NeedleBeams, Switch::Fighters, Switch::CustomDesigns]);
    let switches = Switches::of(&[Switch::CustomDesigns, Switch::NeedleBeams]);
    let force = fleet().force(&catalogue, switches, 1);
    assert!(force.ships.iter().all(|ship| ship.groups.is_empty()), "fighters are left out");
    assert_eq!(force.value(&catalogue), 13 + 32 + 9);
}

#[test]
fn a_fleet_fights_under_its_own_names() {
    let catalogue = catalogue();
    let switches = Switches::of(&fleet().needs(&catalogue));
    let mut setup = Setup::of(&catalogue, "fleet-action", Some(switches)).expect("the scenario");
    for force in &mut setup.forces {
        *force = fleet().force(&catalogue, switches, 1);
    }
    assert_eq!(setup.check(&catalogue), []);
    let battle = Battle::new(&catalogue, &setup).expect("a battle");
    let thorn = battle.roster.first().expect("a ship");
    assert_eq!(thorn.name.as_deref(), Some("Rose"));
    let called = tell::design(&thorn.design);
    assert_eq!(called.id, "full-thrust-class-own");
    assert_eq!(called.values, [("name", tell::Value::Text("Thorn".into()))]);
    // Without the rule, its design is refused by name.
    setup.switches.set(Switch::NeedleBeams, false);
    let refused = setup.check(&catalogue);
    let fault = ForceFault::Design { ship: 0, fault: DesignFault::NoNeedles };
    assert!(refused.iter().any(|found| matches!(found, SetupFault::Force { fault: found, .. } if *found == fault)));
}

#[test]
fn damaged_files_are_refused_with_their_reason() {
    let catalogue = catalogue();
    let read = |text: &str| own::read::<Fleet>(&catalogue, text).expect_err("refused");
    let text = own::write(&fleet()).expect("plain data");
    assert!(matches!(read(&text[..text.len() / 2]), OwnFault::Unreadable { line: 2.., .. }));
    assert!(matches!(read(""), OwnFault::Unreadable { .. }));
    assert!(matches!(read(&text.replace("\"format\": 1", "\"format\": 2")), OwnFault::Format(2)));
    assert!(matches!(read(&text.replace("Garden", "")), OwnFault::Name));
    assert!(matches!(read(&text.replace("Garden", &"x".repeat(41))), OwnFault::Name));
    assert!(matches!(read(&text.replace("frigate", "boat")), OwnFault::Force(ForceFault::NoClass { ship: 2, .. })));
    assert!(matches!(read(&text.replace("\"damage\": 8", "\"damage\": 99")), OwnFault::Force(_)));
    assert!(matches!(read(&" ".repeat(MOST_BYTES + 1)), OwnFault::TooLarge { .. }));
    let many = Fleet { ships: vec![ShipSetup::of("scout"); 61], ..fleet() };
    let text = own::write(&many).expect("plain data");
    assert!(matches!(read(&text), OwnFault::Force(ForceFault::TooMany { .. })));
    let text = own::write(&design()).expect("plain data").replace("needle", "torpedo");
    assert!(matches!(own::read::<OwnDesign>(&catalogue, &text), Err(OwnFault::Design(_))));
}

#[test]
fn a_scenario_of_ones_own_is_played_and_checked() {
    let catalogue = catalogue();
    let mut scenario = catalogue.scenario("border-patrol").expect("the scenario").clone();
    (scenario.id, scenario.name) = (OWN.to_owned(), Some("Home waters".to_owned()));
    // What was measured holds for the printed one alone, and is not written with another.
    scenario.fair.clear();
    let own_scenario = OwnScenario { format: Format, scenario };
    let text = own::write(&own_scenario).expect("plain data");
    assert_eq!(own::read::<OwnScenario>(&catalogue, &text), Ok(own_scenario.clone()));
    let setup = Setup::of_own(&catalogue, &own_scenario.scenario, None);
    assert_eq!(setup.check(&catalogue), []);
    let battle = Battle::new(&catalogue, &setup).expect("a battle");
    // The save carries the whole of it.
    let again: Setup = battle.written.read().expect("as written");
    assert_eq!(again, setup);
    // What cannot be played is refused wherever it comes from.
    let mut broken = setup.clone();
    broken.own.as_mut().expect("the scenario").turns = 0;
    assert!(matches!(broken.check(&catalogue).as_slice(), [SetupFault::Own(_)]));
    let mut broken = own_scenario;
    broken.scenario.sides[0].id = "hammer".into();
    let text = own::write(&broken).expect("plain data");
    assert!(matches!(own::read::<OwnScenario>(&catalogue, &text), Err(OwnFault::Scenario(_))));
}
