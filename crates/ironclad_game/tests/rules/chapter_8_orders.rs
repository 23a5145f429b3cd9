//! The orders, one by one (rule 8.11), and the known ships (rule 8.12).

use ironclad_game::content::edition::Edition;
use ironclad_game::content::files::{ContentFile, built_in};
use ironclad_game::content::limits::ORDERS;
use ironclad_game::content::load::load;
use ironclad_game::content::terms::{Side, Speed, System};
use ironclad_game::content::{Id, ShipId};
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::{Event, Status};
use serde_json::{Value, json};

use crate::rig::{Board, Rig, enemy_side, fight, more_fighters, plan};

/// A fight in which Weapons give this order: to its first target.
fn weapons(enemies: &[&str], order: &str) -> Rig {
    let mut rig = fight(Board::enemies(enemies));
    plan(&mut rig, [("-", "gabriel"), (order, "thaddeus"), ("-", "-")], &[]);
    rig
}

/// A fight in which the Bridge gives this order, to the evasion or to the shot.
fn bridge(order: &str, weapons: (&str, &str)) -> Rig {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    plan(&mut rig, [(order, "gabriel"), weapons, ("-", "-")], &[]);
    rig
}

/// A fight in which the Hangar gives this order with the Skadi out.
fn hangar(enemies: &[&str], order: &str) -> Rig {
    let mut rig = fight(Board::enemies(enemies));
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), (order, "noriko")], &[("skadi", "wrathe")]);
    rig
}

#[test]
fn rule_8_11_each_system_has_its_orders() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    let orders =
        ["evasive-pattern", "firing-solution", "daring-manoeuvre", "auxiliary-power", "overload-the-reactor-core"];
    let mut bridge = orders.map(|order| format!("order:{order}")).to_vec();
    bridge.push("no-order".to_owned());
    assert_eq!(rig.offers(), bridge);
    rig.play("no-order hero:gabriel");
    let orders = ["laser-turrets", "torpedoes", "heavy-cannon-battery", "broadside", "superweapon"];
    let mut weapons = orders.map(|order| format!("order:{order}")).to_vec();
    weapons.extend(["no-order".to_owned(), "change:bridge".to_owned()]);
    assert_eq!(rig.offers(), weapons);
    rig.choose("no-order");
    let orders = ["escort", "wingman", "squadron-orders", "all-out-sortie"];
    assert!(orders.into_iter().all(|order| rig.offered(&format!("order:{order}"))));
}

#[test]
fn ruling_102_orders_that_came_with_the_second_edition_are_not_given_in_the_first() {
    for (system, order) in [(System::Bridge, "auxiliary-power"), (System::Weapons, "broadside")] {
        for (edition, is_there) in [(Edition::First, false), (Edition::TODAY, true)] {
            let mut rig = fight(Board::enemies(&["valkyrie"]).edition(edition));
            if system == System::Weapons {
                rig.play("no-order hero:gabriel");
            }
            assert_eq!(rig.offered(&format!("order:{order}")), is_there, "{order}, {edition:?}");
        }
    }
}

#[test]
fn rule_8_3_a_card_of_more_orders_than_fit_is_refused() {
    let laid = |orders: usize| {
        let mut files = built_in();
        let wing = files.iter().find(|file| file.path == "orders/wingman.json").expect("an order").clone();
        let more = (5..=orders).map(|place| {
            let mut order: Value = serde_json::from_slice(&wing.text).expect("JSON");
            order["place"] = json!(place);
            let text = serde_json::to_vec(&order).expect("JSON").into();
            ContentFile { path: format!("orders/wing-{place}.json"), text }
        });
        files.extend(more.collect::<Vec<_>>());
        load(&files).err().map(|faults| faults.told(&words::Text::of("en")))
    };
    assert_eq!(laid(ORDERS), None, "four are there; so many fit");
    let faults = laid(ORDERS + 1).expect("one too many");
    assert!(faults.contains("a card has 16 orders at the most"), "{faults}");
}

#[test]
fn rule_8_11_evasive_pattern_and_daring_manoeuvre_for_this_phase() {
    for (order, adds, energy) in [("evasive-pattern", 1, 5), ("daring-manoeuvre", 3, 4)] {
        let mut rig = bridge(order, ("-", "-"));
        assert_eq!((rig.adds(), rig.table().energy), (2 + adds, energy), "{order}");
        rig.roll(&[6]);
        plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
        assert_eq!(rig.adds(), 0, "{order} is over");
    }
}

#[test]
fn rule_8_11_firing_solution() {
    let mut rig = bridge("firing-solution", ("torpedoes", "thaddeus"));
    assert_eq!(rig.choose("target:valkyrie-1").adds(), 3);
    assert_eq!(rig.roll(&[1]).adds(), 2, "not to the evasion");
}

#[test]
fn rule_8_11_overload_puts_back_up_to_three_and_damages_the_reactor_afterwards() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.tune(|table| table.energy = 1);
    plan(&mut rig, [("overload-the-reactor-core", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
    assert_eq!(rig.table().energy, 1, "1 + 3 - 3");
    assert_eq!(rig.request().why, Why::DamageControl, "the fourth space is uncovered again, and acts again");
    rig.roll(&[4]).choose("target:valkyrie-1");
    assert_eq!(rig.adds(), 2 - 1, "targeting is uncovered");
    rig.roll(&[6, 6]);
    assert_eq!((rig.table().sections, rig.table().energy), ([0, 2, 1, 2], 4), "then the track is refilled to its cap");
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.tune(|table| table.energy = 4);
    plan(&mut rig, [("overload-the-reactor-core", "gabriel"), ("-", "-"), ("-", "-")], &[]);
    assert_eq!((rig.table().energy, rig.table().sections[3]), (5, 0), "not past five; and the damage comes later");
    rig.roll(&[1, 1]);
    assert_eq!(rig.table().sections[0], 1, "the shields are up again");
}

#[test]
fn rule_8_11_overload_does_not_pass_the_reactors_cap() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.tune(|table| (table.sections[3], table.energy) = (4, 1));
    plan(&mut rig, [("overload-the-reactor-core", "gabriel"), ("-", "-"), ("-", "-")], &[]);
    assert_eq!(rig.table().energy, 3);
}

#[test]
fn rule_8_11_laser_turrets() {
    let mut rig = weapons(&["valkyrie"], "laser-turrets");
    rig.choose("target:valkyrie-1");
    assert_eq!(rig.adds(), 2, "at Slow targets one roll and no bonus");
    rig.roll(&[6]);
    assert_eq!(rig.enemy("valkyrie-1"), (4, 0), "1 damage");
    assert!(matches!(rig.request().why, Why::Evasion { .. }));
    let mut rig = weapons(&["skadi-squadron", "skadi-squadron", "valkyrie"], "laser-turrets");
    rig.roll(&[6, 6]).choose("target:skadi-squadron-2");
    assert_eq!(rig.offers(), ["target:skadi-squadron-1", "target:skadi-squadron-2"], "the second at a Fast one too");
    rig.choose("target:skadi-squadron-1");
    assert_eq!(rig.adds(), 3);
    rig.roll(&[6]);
    assert_eq!(rig.adds(), 3);
    rig.roll(&[6]);
    assert_eq!((rig.enemy("skadi-squadron-1").0, rig.enemy("skadi-squadron-2").0), (2, 2));
    let mut rig = weapons(&["skadi-squadron", "valkyrie"], "laser-turrets");
    rig.roll(&[6]).play("target:skadi-squadron-1 target:skadi-squadron-1 6 6");
    assert_eq!(rig.enemy("skadi-squadron-1").0, 1, "both at one");
}

#[test]
fn rule_8_11_torpedoes() {
    let mut rig = weapons(&["valkyrie"], "torpedoes");
    assert_eq!((rig.table().ammo, rig.table().energy), (3, 5));
    rig.play("target:valkyrie-1 6");
    assert_eq!(rig.enemy("valkyrie-1"), (3, 0));
}

#[test]
fn rule_8_11_heavy_cannon_battery() {
    let mut rig = weapons(&["valkyrie"], "heavy-cannon-battery");
    assert_eq!(rig.table().energy, 4);
    rig.play("target:valkyrie-1 6");
    assert_eq!(rig.enemy("valkyrie-1"), (2, 0));
}

#[test]
fn rule_8_11_superweapon_ignores_shields_and_damages_weapons_afterwards() {
    let mut rig =
        fight(Board::enemies(&["valkyrie"]).with(enemy_side("valkyrie", |side| (side.hull, side.shield) = (8, 9))));
    plan(&mut rig, [("-", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
    assert_eq!(rig.table().energy, 2);
    rig.play("target:valkyrie-1 6");
    assert_eq!(rig.enemy("valkyrie-1"), (2, 9));
    rig.roll(&[6]);
    assert_eq!(rig.table().sections[1], 0, "not before the combat is over");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.roll(&[6]);
    assert_eq!((rig.in_combat(), rig.table().sections[1]), (false, 2), "after a draw too");
}

#[test]
fn rule_8_11_escort_ignores_the_first_attack_that_lands() {
    let mut rig = hangar(&["valkyrie", "valkyrie", "valkyrie"], "escort");
    rig.play("target:valkyrie-1 1").roll(&[6, 1, 1]);
    assert_eq!(rig.happened(|event| matches!(event, Event::AttackIgnored { .. })), 1);
    assert_eq!(rig.request().why, Why::DamageControl);
    rig.roll(&[1]);
    assert_eq!(rig.table().sections[0], 1, "of the third's two hits the shields take one");
    assert_eq!(rig.kind(), "combat-plan");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1 1 6 6");
    assert_eq!(rig.request().why, Why::DamageControl, "for that phase alone");
}

#[test]
fn rule_8_11_an_escort_not_needed_lapses_with_its_phase() {
    let mut rig = hangar(&["valkyrie"], "escort");
    rig.play("target:valkyrie-1 1 6");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1 1");
    assert_eq!(rig.request().why, Why::DamageControl);
}

#[test]
fn rule_8_11_escort_needs_a_ship_that_is_out() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.play("no-order hero:gabriel no-order order:escort hero:noriko");
    assert_eq!(rig.offers(), ["sortie:skadi", "change:bridge", "change:weapons"], "it is not given in vain");
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    rig.tune(|table| table.fighters[0].damage = 1);
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("escort", "noriko")], &[("skadi", "wrathe")]);
    rig.play("target:valkyrie-1 1 1 1");
    assert_eq!(rig.request().why, Why::DamageControl, "disabled in the Fast stage, she escorts nobody in the Slow one");
}

#[test]
fn rule_8_11_wingman_helps_one_ship() {
    let mut rig = hangar(&["valkyrie"], "wingman");
    rig.play("sortie:skadi target:valkyrie-1");
    assert_eq!(rig.adds(), 3);
    let board = Board::enemies(&["valkyrie"]).with(|content| more_fighters(content, &["marten"]));
    let board = board.fighters(&["marten", "skadi"]).squad("weapons", &[]);
    let mut rig = fight(board.squad("hangar", &["wrathe", "noriko", "thaddeus"]));
    let sorties = [("marten", "wrathe"), ("skadi", "thaddeus")];
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("wingman", "noriko")], &sorties);
    assert_eq!(rig.offers(), ["sortie:marten", "sortie:skadi"]);
    rig.play("sortie:skadi target:valkyrie-1 target:valkyrie-1");
    assert_eq!(rig.adds(), 2);
    assert_eq!(rig.roll(&[1]).adds(), 3);
}

#[test]
fn rule_8_11_squadron_orders_attack_twice_this_phase() {
    let mut rig = hangar(&["valkyrie"], "squadron-orders");
    assert_eq!(rig.table().energy, 4);
    rig.play("target:valkyrie-1 target:valkyrie-1 6 6");
    assert_eq!(rig.enemy("valkyrie-1"), (3, 0));
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "not in the Slow stage");
    rig.roll(&[6]);
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "once in the next phase");
}

#[test]
fn rule_8_11_all_out_sortie() {
    let mut rig = hangar(&["valkyrie"], "all-out-sortie");
    assert_eq!(rig.table().energy, 2);
    rig.play("target:valkyrie-1 target:valkyrie-1 6 1 target:valkyrie-1 target:valkyrie-1 6 1 6");
    assert_eq!(rig.enemy("valkyrie-1"), (3, 0), "twice in both stages");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1 6");
    assert_eq!(
        (rig.table().sections[2], rig.offers()),
        (1, vec!["hero:wrathe".to_owned()]),
        "1 Hangar damage, a pilot"
    );
    rig.choose("hero:wrathe");
    assert_eq!((rig.status("wrathe"), rig.in_combat()), (Status::Exhausted, false));
}

#[test]
fn rule_8_11_all_out_sortie_wounds_an_exhausted_pilot_and_leaves_a_wounded_one() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.exhaust(&["wrathe"]);
    plan(&mut rig, [("-", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[("skadi", "wrathe")]);
    rig.play("target:valkyrie-1 1 target:valkyrie-1 6 6");
    assert_eq!(rig.status("wrathe"), Status::Exhausted, "a flight alone changes nothing");
    let after = |status: Status| {
        let mut rig = fight(Board::enemies(&["valkyrie"]));
        plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("all-out-sortie", "noriko")], &[("skadi", "wrathe")]);
        rig.set_status(&["wrathe"], status);
        rig.play("target:valkyrie-1 target:valkyrie-1 6 6 target:valkyrie-1 target:valkyrie-1 6 6 6");
        plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
        rig.play("target:valkyrie-1 6");
        if rig.in_combat() {
            rig.choose("hero:wrathe");
        }
        rig.status("wrathe")
    };
    assert_eq!(after(Status::Exhausted), Status::Wounded);
    assert_eq!(after(Status::Wounded), Status::Wounded, "and nobody is asked");
}

#[test]
fn rule_8_12_the_known_ships() {
    let content = crate::rig::content();
    let ship = |name: &str| &content.ships[ShipId::find(&content.names, name).expect("a ship")];
    let valkyrie = ship("valkyrie").side(Side::Regular);
    let figures =
        (valkyrie.accuracy, valkyrie.damage, valkyrie.evasion, valkyrie.shield, valkyrie.radiation, valkyrie.hull);
    assert_eq!((ship("valkyrie").speed, figures), (Speed::Slow, (5, 2, 4, 1, 1, 4)));
    let squadron = ship("skadi-squadron").side(Side::Regular);
    assert_eq!((squadron.accuracy, squadron.accuracy_at_fighters, squadron.radiation), (5, 1, 1));
    assert_eq!(ship("skadi-squadron").speed, Speed::Fast);
}

#[test]
fn rule_8_3_of_two_complex_orders_one_is_given_in_a_combat() {
    let mut rig = weapons(&["valkyrie"], "broadside");
    rig.play("1 6");
    rig.play("no-order hero:xavier");
    assert!(!rig.offered("order:broadside") && !rig.offered("order:heavy-cannon-battery"));
    assert!(rig.offered("order:laser-turrets"));
    rig.play("change:bridge");
    assert!(rig.offered("order:daring-manoeuvre"), "of another system");
}

#[test]
fn rule_8_11_a_broadside_is_rolled_at_every_slow_enemy() {
    let mut rig = weapons(&["skadi-squadron", "valkyrie", "valkyrie"], "broadside");
    assert_eq!(rig.table().energy, 4);
    rig.play("6 6 6");
    assert_eq!(
        (rig.enemy("valkyrie-1"), rig.enemy("valkyrie-2")),
        ((3, 0), (3, 0)),
        "2 damage each, the shields first"
    );
}

#[test]
fn rule_8_3_an_order_may_cost_an_engineer_in_place_of_energy() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.tune(|table| table.energy = 3);
    plan(&mut rig, [("auxiliary-power", "gabriel"), ("-", "-"), ("-", "-")], &[]);
    assert_eq!((rig.offers(), rig.status("daisuke")), (vec!["hero:daisuke".to_owned()], Status::Ready));
    rig.choose("hero:daisuke");
    assert_eq!((rig.status("daisuke"), rig.status("gabriel")), (Status::Exhausted, Status::Ready), "of any squad");
    assert_eq!((rig.table().energy, rig.adds()), (4, 3), "1 energy back, Piloting 2 and 1");
}

#[test]
fn rule_8_3_without_a_fit_engineer_the_order_is_not_given() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.wound(&["daisuke"]);
    assert!(!rig.offered("order:auxiliary-power"));
    let mut tired = fight(Board::enemies(&["valkyrie"]).without(&["wrathe"]));
    tired.exhaust(&["daisuke"]);
    plan(&mut tired, [("auxiliary-power", "gabriel"), ("heavy-cannon-battery", "daisuke"), ("-", "-")], &[]);
    tired.choose("hero:daisuke");
    assert_eq!(tired.status("daisuke"), Status::Wounded, "to exhaust is to use (rule 6.4)");
    assert!(tired.offered("target:valkyrie-1"), "and the order that he gives stands (ruling 29)");
}
