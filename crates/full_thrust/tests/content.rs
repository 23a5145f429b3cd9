//! Chapters 3, 11, 14 and 15: classes, designs, forces, scenarios.

use full_thrust::content::{Catalogue, ContentFault};
use full_thrust::design::{Weapon, WeaponKind};
use full_thrust::geometry::Arcs;
use full_thrust::id::SideId;
use full_thrust::rules::threshold;
use full_thrust::setup::{Force, ForceFault, Refit, Setup, SetupFault, ShipSetup, full_groups};
use full_thrust::switches::{Preset, Switch, Switches};
use full_thrust::yard::{DesignFault, DesignWarning, check_design, warnings};

use crate::harness::catalogue;

const CLASSES: &str = include_str!("../../../content/full-thrust/classes.json");
const BORDER: &str = include_str!("../../../content/full-thrust/scenarios/border-patrol.json");

fn weapons(list: &[(u8, WeaponKind, &str)]) -> Vec<Weapon> {
    let mounted = |(count, kind, arcs): &(u8, WeaponKind, &str)| {
        let arcs = Arcs::try_from((*arcs).to_owned()).expect("arcs");
        vec![Weapon { kind: *kind, arcs }; usize::from(*count)]
    };
    list.iter().flat_map(mounted).collect()
}

fn faults(class: &str, damage: u16, list: &[(u8, WeaponKind, &str)]) -> Vec<DesignFault> {
    let catalogue = catalogue();
    let class = catalogue.class(class).expect("the class");
    let switches = Switches::of(&[Switch::CustomDesigns, Switch::PulseTorpedoes, Switch::NeedleBeams]);
    check_design(class, damage, &weapons(list), switches)
}

#[test]
fn the_content_that_comes_with_the_program_is_lawful() {
    let catalogue = Catalogue::built_in().expect("lawful content");
    assert_eq!(catalogue.classes().len(), 15);
    assert_eq!(catalogue.scenarios().len(), 9);
    for scenario in catalogue.scenarios().iter().filter(|scenario| scenario.budgets.is_empty()) {
        let setup = Setup::of(&catalogue, &scenario.id, None).expect("a setup");
        assert_eq!(setup.check(&catalogue), [], "{}", scenario.id);
    }
}

#[test]
fn v44_factor_values_and_points_are_what_the_paper_lists() {
    let listed = [
        ("scout", 5),
        ("frigate", 9),
        ("destroyer", 13),
        ("light-cruiser", 19),
        ("escort-cruiser", 25),
        ("heavy-cruiser", 32),
        ("battleship", 42),
        ("dreadnought", 57),
        ("carrier", 32),
        ("light-freighter", 11),
        ("bulk-carrier-armed", 27),
        ("bulk-carrier-unarmed", 26),
        ("commercial-liner", 18),
        ("fleet-tender", 27),
    ];
    let catalogue = catalogue();
    for (class, value) in listed {
        let class = catalogue.class(class).expect("the class");
        assert_eq!(class.design().value(), value, "{}", class.id);
        assert_eq!(threshold::points(class.group, class.damage), class.points, "{}", class.id);
    }
}

#[test]
fn scenario_values_are_those_of_the_paper() {
    let catalogue = Catalogue::built_in().expect("lawful content");
    let value = |id: &str| -> Vec<u32> {
        let setup = Setup::of(&catalogue, id, None).expect("a setup");
        setup.forces.iter().map(|force| force.value(&catalogue)).collect()
    };
    assert_eq!(value("border-patrol"), [50, 50]);
    assert_eq!(value("hammer-and-swarm"), [96, 95]);
    assert_eq!(value("convoy"), [124, 95]);
}

#[test]
fn e15_damage_stays_within_the_class() {
    let guns = [(2, WeaponKind::A, "fp")];
    assert!(faults("battleship", 18, &guns).contains(&DesignFault::Damage { damage: 18, low: 19, high: Some(27) }));
    assert_eq!(faults("battleship", 19, &guns), []);
    assert_eq!(faults("battleship", 27, &guns), []);
    assert!(faults("battleship", 28, &guns).contains(&DesignFault::Damage { damage: 28, low: 19, high: Some(27) }));
}

#[test]
fn e16_e17_v45_trades() {
    use WeaponKind::{A, B, C, Torpedo};
    assert_eq!(faults("destroyer", 9, &[(2, B, "fps")]), []);
    assert_eq!(faults("destroyer", 7, &[(3, B, "fps")]), []);
    assert_eq!(faults("frigate", 6, &[(1, A, "fps")]), []);
    assert_eq!(faults("destroyer", 9, &[(2, B, "fps"), (1, C, "psa")]), [DesignFault::Cost { cost: 14, most: 13 }]);
    assert_eq!(faults("light-cruiser", 12, &[(1, Torpedo, "f"), (1, B, "fpa"), (1, B, "fsa")]), []);
    let found = faults("destroyer", 8, &[(1, Torpedo, "f")]);
    assert_eq!(found, [DesignFault::TubeTooSmallShip]);
}

#[test]
fn e11_e18_mountings() {
    use WeaponKind::{A, Needle, Torpedo};
    assert_eq!(faults("battleship", 22, &[(2, A, "fps")]), []);
    assert_eq!(faults("battleship", 22, &[(1, A, "fa")]), [DesignFault::ArcsApart]);
    assert_eq!(faults("battleship", 22, &[(1, A, "fpsa")]), [DesignFault::TooManyArcs { most: 3 }]);
    assert_eq!(faults("battleship", 22, &[(1, Needle, "fp")]), [DesignFault::TooManyArcs { most: 1 }]);
    assert_eq!(faults("battleship", 22, &[(1, Torpedo, "p")]), [DesignFault::TubeNotFore]);
}

#[test]
fn r36_merchants_of_ones_own() {
    use WeaponKind::{A, B, C};
    assert_eq!(faults("fleet-tender", 30, &[(1, A, "fps")]), []);
    assert_eq!(faults("fleet-tender", 30, &[(2, B, "fps")]), [DesignFault::MerchantWeapons { most: 3 }]);
    assert_eq!(faults("commercial-liner", 30, &[(1, C, "f")]), [DesignFault::NoFirecon]);
    assert_eq!(faults("commercial-liner", 31, &[]), [DesignFault::Damage { damage: 31, low: 1, high: Some(30) }]);
}

#[test]
fn the_builder_warns_of_bare_and_crowded_arcs() {
    let catalogue = catalogue();
    let class = catalogue.class("frigate").expect("the class");
    let design = class.with(6, weapons(&[(1, WeaponKind::A, "f")]));
    let found = warnings(class, &design);
    assert_eq!(found.len(), 4);
    assert!(found.iter().any(|warning| matches!(warning, DesignWarning::OneSided(_))));
    assert_eq!(warnings(class, &class.design()), []);
}

fn border(change: impl FnOnce(&mut Setup)) -> Vec<SetupFault> {
    let catalogue = Catalogue::built_in().expect("lawful content");
    let mut setup = Setup::of(&catalogue, "border-patrol", None).expect("a setup");
    change(&mut setup);
    setup.check(&catalogue)
}

fn force(fault: ForceFault) -> Vec<SetupFault> {
    vec![SetupFault::Force { side: SideId(0), fault }]
}

#[test]
fn setups_are_checked() {
    assert_eq!(border(|_| {}), []);
    assert_eq!(border(|setup| setup.forces[0].ships[1].class = "scout".into()), force(ForceFault::NotTheScenarios));
    assert_eq!(border(|setup| setup.forces[0].ships[1].groups = vec![6]).len(), 2);
    assert_eq!(border(|setup| setup.forces[0].ships[1].squadron = 3), force(ForceFault::Squadrons));
    assert_eq!(border(|setup| setup.forces[0].squadrons = 2), force(ForceFault::Squadrons));
    assert_eq!(border(|setup| setup.forces[0].flagship = Some(9)), force(ForceFault::Flagship));
    assert_eq!(border(|setup| setup.forces[0].dummies = 1), force(ForceFault::Dummies { dummies: 1, most: 0 }));
    assert_eq!(
        border(|setup| setup.forces[0].ships[0].name = Some(String::new())),
        force(ForceFault::Name { ship: 0 })
    );
    assert_eq!(border(|setup| setup.budget = Some(150)), [SetupFault::Budget(150)]);
    assert_eq!(border(|setup| setup.morale_never = vec![SideId(7)]), [SetupFault::NoSide(SideId(7))]);
    assert_eq!(border(|setup| setup.scenario = "none".into()), [SetupFault::NoScenario("none".into())]);
    assert_eq!(
        border(|setup| setup.switches.dogfights = true),
        [SetupFault::Needs(Switch::Dogfights.id(), Switch::Fighters.id())]
    );
    let refit = Refit { called: None, damage: 12, weapons: Vec::new() };
    let fault = ForceFault::Design { ship: 0, fault: DesignFault::NoCustomDesigns };
    assert_eq!(border(|setup| setup.forces[0].ships[0].refit = Some(refit)), force(fault));
}

#[test]
fn free_forces_keep_to_their_budget() {
    let catalogue = Catalogue::built_in().expect("lawful content");
    let switches =
        Switches::of(&[Switch::Sensors, Switch::Dummies, Switch::Fighters, Switch::Morale, Switch::MoraleFlagship]);
    let mut setup = Setup::of(&catalogue, "fleet-action", Some(switches)).expect("a setup");
    let fleet = |ships: &[&str]| {
        Force::muster(&catalogue, switches, ships.iter().map(|class| ShipSetup::of(class)).collect(), 1)
    };
    setup.forces = vec![fleet(&["carrier", "battleship", "battleship"]), fleet(&["scout"])];
    // 32 + 18 fighters + 84.
    assert_eq!(setup.forces[0].value(&catalogue), 134);
    assert_eq!(setup.forces[0].dummies, 1);
    assert_eq!(setup.forces[0].flagship, Some(1));
    assert_eq!(setup.forces[0].ships[0].groups, full_groups(18));
    assert_eq!(setup.check(&catalogue), []);
    setup.forces[0].ships.push(ShipSetup::of("light-cruiser"));
    assert_eq!(setup.check(&catalogue), force(ForceFault::OverBudget { value: 153, budget: 150 }));
    setup.forces[0].ships[3] = ShipSetup::of("light-freighter");
    assert_eq!(setup.check(&catalogue), force(ForceFault::NoMerchants { ship: 3 }));
    setup.forces[0].ships[3] = ShipSetup::of("dummy");
    assert_eq!(setup.check(&catalogue), force(ForceFault::NoClass { ship: 3, class: "dummy".into() }));
    setup.forces[0].ships.truncate(1);
    setup.forces[0].flagship = Some(0);
    setup.forces[0].ships[0].groups = vec![7, 6, 6];
    assert_eq!(setup.check(&catalogue).len(), 2);
}

/// The faults of the built-in content with one text in a scenario or in the classes replaced.
fn spoilt(from: &str, to: &str) -> Vec<ContentFault> {
    assert!(CLASSES.contains(from) || BORDER.contains(from), "`{from}` is nowhere");
    let files = [("classes.json", CLASSES.replacen(from, to, 1)), ("scenarios/a.json", BORDER.replacen(from, to, 1))];
    let result = Catalogue::from_files(files.iter().map(|(file, text)| (*file, text.as_str())));
    result.expect_err("a fault").into_iter().map(|fault| fault.kind).collect()
}

#[test]
fn faults_of_content_are_named() {
    use ContentFault as F;
    assert!(matches!(spoilt("\"fv\": 5", "\"fv\": 6")[..], [F::WrongValue { printed: 6, found: 5 }]));
    assert!(matches!(spoilt("\"points\": [2]", "\"points\": [3]")[..], [F::WrongPoints { .. }]));
    assert!(matches!(spoilt("\"scout\"", "\"frigate\"")[..], [F::Twice(_)]));
    assert!(matches!(spoilt("\"scout\"", "\"Scout!\"")[..], [F::BadId(_)]));
    assert!(matches!(spoilt("\"fpsa\"", "\"fa\"")[..], [F::Design(DesignFault::ArcsApart)]));
    assert!(matches!(spoilt("\"fpsa\"", "\"fx\"")[..], [F::Unreadable { line: 2, .. }]));
    assert!(matches!(spoilt("[1, \"c\"", "[200, \"c\"")[..], [F::OutOfRange { value: 200, .. }]));
    assert!(matches!(spoilt("\"thrust\": 8", "\"thrust\": 7")[..], [F::OutOfRange { value: 7, .. }]));
    assert!(matches!(spoilt("[49, 43]", "[49, 63]")[..], [F::OutOfRange { value: 112, high: 100, .. }]));
    assert!(matches!(spoilt("[49, 43]", "[49]")[..], [F::OutOfRange { value: 1, low: 2, high: 2 }]));
    assert!(matches!(spoilt("\"light-cruiser\"}", "\"light-boat\"}")[..], [F::NoClass(_)]));
    assert!(matches!(spoilt("[72, 48]", "[72, 4800]")[..], [F::OutOfRange { value: 4800, .. }]));
    assert!(matches!(spoilt("\"turns\": 10", "\"turns\": 0")[..], [F::OutOfRange { value: 0, .. }]));
    assert!(matches!(spoilt("\"to\": 36", "\"to\": 73")[..], [F::ZoneOffTable]));
    assert!(matches!(spoilt("[4, 5, 6]", "[]")[..], [F::Empty]));
    assert!(matches!(spoilt("[4, 5, 6]", "[13]")[..], [F::Unreadable { .. }]));
    assert!(matches!(spoilt("\"v\": [4, 8]", "\"v\": [8, 4]")[..], [F::OutOfRange { .. }]));
    assert!(matches!(
        spoilt("\"switches\": []", "\"switches\": [\"dogfights\"]")[..],
        [F::Needs("dogfights", "fighters")]
    ));
    assert!(matches!(spoilt("\"switches\": []", "\"switches\": [], \"budgets\": [100]")[..], [F::Budgets]));
    assert!(matches!(spoilt("\"count\": 2", "\"count\": 2, \"name\": \"Vampire\"")[..], [F::CountOfOne]));
    assert!(matches!(spoilt("\"destroyer\"}", "\"destroyer\", \"place\": [1, 1]}")[..], [F::PlaceOutsideZone]));
    assert!(matches!(spoilt("\"standard\"", "{\"ladder\": {\"rungs\": [], \"otherwise\": 2}}")[..], [F::NoSide(2)]));
    assert!(matches!(
        spoilt("\"standard\"", "{\"tally\": {\"draw_within\": 1, \"sides\": []}}")[..],
        [F::OnePerSide { wanted: 2, found: 0 }]
    ));
    assert!(matches!(
        spoilt("\"victory\": \"standard\"", "\"victory\": \"standard\", \"winner\": 1")[..],
        [F::Unreadable { .. }]
    ));
    let large = format!("{}{}", " ".repeat(300_000), CLASSES);
    let fault = Catalogue::from_files([("classes.json", large.as_str())]).expect_err("a fault");
    assert!(matches!(fault[0].kind, F::TooLarge { .. }));
    assert!(matches!(Catalogue::from_files([]).expect_err("a fault")[0].kind, F::NoClasses));
    assert_eq!(
        fault[0].to_string(),
        "classes.json: the file has 303115 bytes; at most 262144 are read".replace("303115", &large.len().to_string())
    );
}

#[test]
fn raised_forces_are_even_and_lawful() {
    let catalogue = Catalogue::built_in().expect("lawful content");
    for scenario in catalogue.scenarios().iter().filter(|scenario| !scenario.budgets.is_empty()) {
        for (seed, switches) in [(1, Preset::Basic), (2, Preset::Full), (3, Preset::Standard)] {
            let mut setup = Setup::of(&catalogue, &scenario.id, Some(Switches::preset(switches))).expect("a setup");
            setup.budget = scenario.budgets.last().copied();
            let raised = setup.clone().with_raised_forces(&catalogue, seed);
            assert_eq!(raised.check(&catalogue), [], "{}", scenario.id);
            let values: Vec<u32> = raised.forces.iter().map(|force| force.value(&catalogue)).collect();
            let budget = u32::from(setup.budget.expect("a budget"));
            assert!(values.iter().all(|value| *value == values[0] && *value + 5 > budget), "{values:?}");
            assert_eq!(raised, setup.with_raised_forces(&catalogue, seed));
        }
    }
}
