//! The six ships for hire, both sides (rules 8.5, 12.3).

use ironclad_game::content::edition::Edition;
use ironclad_game::content::ship::FighterKind;
use ironclad_game::content::{FighterId, Id, ModuleId};
use ironclad_game::engine::Event;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::decision::Upgrade;

use crate::rig::{Board, Rig, content, enemy_side, fight, plan};

/// A fight with one ship of ours out, this side up, flown by Gabriel: Combat 3, Piloting 2; or whoever is named.
fn out(board: Board, ship: &str, upgraded: bool, pilot: &str) -> Rig {
    let board = board.fighters(&[ship]).squad("bridge", &["noriko"]).squad("hangar", &["gabriel", "wrathe"]);
    let mut rig = fight(board);
    rig.tune(|table| table.fighters[0].upgraded = upgraded);
    plan(&mut rig, [("-", "noriko"), ("-", "-"), ("-", "-")], &[(ship, pilot)]);
    rig.events.clear();
    rig
}

fn armed(damage: u8) -> impl FnOnce(&mut ironclad_game::content::Content) {
    enemy_side("valkyrie", move |side| side.damage = damage)
}

fn who_is_attacked(rig: &Rig) -> &'static str {
    match rig.request().why {
        Why::Evasion { .. } => "ironclad",
        Why::FighterEvasion { .. } => "ship",
        Why::Prey { .. } => "die",
        _ => "nobody",
    }
}

#[test]
fn rule_12_3_there_are_six_and_both_sides_differ() {
    let content = content();
    let kinds = |kind| content.fighters.iter().filter(|(_, card)| card.kind == kind).count();
    assert_eq!((kinds(FighterKind::Fighter), kinds(FighterKind::Mech)), (3, 3));
    for (id, card) in content.fighters.iter() {
        let name = id.name(&content.names);
        assert_ne!(card.regular, card.upgraded, "{name}");
        assert!(card.cost.0 > 0, "{name} is not turned for nothing");
        assert!(card.regular.knacks != card.upgraded.knacks, "{name} is stronger in kind");
    }
}

#[test]
fn ruling_102_ships_and_modules_are_upgraded_at_the_prices_of_the_edition() {
    let content = content();
    let [first, today] =
        [Edition::First, Edition::TODAY].map(|edition| Board::card("bad-intel").edition(edition).begin());
    let cost = |rig: &Rig, what: Upgrade| {
        let cost = rig.game.view().upgrade_cost(what).expect("it can be upgraded");
        (cost.credits, cost.salvage)
    };
    let mut compared = 0;
    let mut compare = |name: &str, what: Upgrade, before: (u8, u8), now: u8| {
        assert_eq!((cost(&first, what), cost(&today, what)), (before, (now, 0)), "{name}");
        compared += 1;
    };
    for (name, before, now) in [
        ("bellwether", (4, 2), 6),
        ("bullock", (4, 3), 7),
        ("marten", (5, 1), 6),
        ("rigger", (4, 2), 6),
        ("skadi", (4, 1), 5),
        ("smith", (5, 2), 7),
    ] {
        let ship = FighterId::find(&content.names, name).expect("a ship");
        compare(name, Upgrade::Fighter(ship), before, now);
    }
    for (name, before, now) in [
        ("aegis-projector", (7, 2), 9),
        ("long-range-sensors", (6, 1), 7),
        ("radiation-plating", (5, 2), 7),
        ("reinforced-hull", (6, 3), 9),
        ("targeting-computer", (8, 2), 10),
        ("vector-thrusters", (8, 2), 10),
    ] {
        let module = ModuleId::find(&content.names, name).expect("a module");
        compare(name, Upgrade::Module(module), before, now);
    }
    let all = content.fighters.len() + content.modules.iter().filter(|(_, module)| module.upgraded.is_some()).count();
    assert_eq!(compared, all, "none is left out");
}

#[test]
fn rule_8_5_each_card_names_the_skills_and_bars() {
    // Gabriel has Operate 0, Combat 3, Piloting 2; Wrathe Operate 2, Combat 2, Piloting 1.
    for (ship, upgraded, pilot, hits, evades) in [
        ("bellwether", false, "gabriel", 0, 4),
        ("bellwether", true, "gabriel", 0, 5),
        ("marten", false, "wrathe", 2, 2),
        ("marten", true, "wrathe", 3, 3),
        ("bullock", false, "gabriel", 0, 3),
        ("rigger", false, "wrathe", 2, 2),
        ("rigger", true, "wrathe", 2, 3),
        ("smith", false, "gabriel", 3, 0),
        ("smith", true, "wrathe", 3, 2),
    ] {
        let first = enemy_side("valkyrie", |side| side.first = ironclad_game::content::ship::Prey::Fighters);
        let mut rig = out(Board::enemies(&["valkyrie"]).with(first), ship, upgraded, pilot);
        rig.choose("target:valkyrie-1");
        assert_eq!(rig.adds(), hits, "{ship} {upgraded} hits");
        rig.roll(&[1]);
        if who_is_attacked(&rig) == "nobody" {
            rig.roll(&[1]);
        }
        if ship == "marten" {
            assert_eq!(who_is_attacked(&rig), "ironclad");
            rig.roll(&[6]);
            plan(&mut rig, [("-", "-"), ("-", "-"), ("-", "-")], &[]);
            rig.play("target:valkyrie-1 1");
        }
        assert_eq!((who_is_attacked(&rig), rig.adds()), ("ship", evades), "{ship} {upgraded} evades");
    }
}

#[test]
fn rule_12_3_skadi_upgraded_makes_its_first_miss_good() {
    for (upgraded, again) in [(false, 0), (true, 1)] {
        let mut rig = out(Board::enemies(&["valkyrie"]), "skadi", upgraded, "wrathe");
        rig.play("target:valkyrie-1 1");
        assert_eq!(rig.happened(|event| matches!(event, Event::ShotAgain { fighter: Some(_), .. })), again);
        if upgraded {
            assert!(matches!(rig.request().why, Why::FighterAttack { .. }));
            rig.roll(&[6]);
            assert_eq!(rig.enemy("valkyrie-1"), (4, 0));
        }
        assert_eq!(who_is_attacked(&rig), "ironclad", "once");
    }
}

#[test]
fn rule_12_3_bellwether_draws_fire_from_the_ironclad() {
    let mut rig = out(Board::enemies(&["valkyrie", "valkyrie"]), "bellwether", false, "gabriel");
    rig.play("target:valkyrie-1 1");
    assert_eq!(who_is_attacked(&rig), "ship");
    rig.roll(&[1]);
    assert_eq!(rig.fighter_damage("bellwether"), 2, "disabled");
    assert_eq!(rig.kind(), "combat-plan", "the second fired at it too, and that is moot (ruling 64)");
    plan(&mut rig, [("-", "-"), ("-", "-"), ("-", "-")], &[]);
    assert_eq!(who_is_attacked(&rig), "ironclad", "disabled, it draws nobody any more");
}

#[test]
fn rule_12_3_bellwether_does_not_draw_those_that_hunt_fighters_unless_upgraded() {
    let board = || {
        let board = Board::enemies(&["skadi-squadron", "valkyrie"]).fighters(&["bellwether", "skadi"]);
        board.squad("weapons", &[]).squad("bridge", &["noriko"]).squad("hangar", &["gabriel", "wrathe"])
    };
    for (upgraded, attacked) in [(false, "die"), (true, "ship")] {
        let mut rig = fight(board());
        rig.tune(|table| table.fighters[0].upgraded = upgraded);
        let sorties = [("bellwether", "gabriel"), ("skadi", "wrathe")];
        plan(&mut rig, [("-", "noriko"), ("-", "-"), ("-", "-")], &sorties);
        rig.play("target:valkyrie-1 target:valkyrie-1 1 1");
        assert_eq!(who_is_attacked(&rig), attacked);
    }
}

#[test]
fn rule_12_3_bellwether_does_not_draw_what_never_attacks_fighters() {
    let never = enemy_side("valkyrie", |side| side.never = Some(ironclad_game::content::ship::Prey::Fighters));
    let mut rig = out(Board::enemies(&["valkyrie"]).with(never), "bellwether", true, "gabriel");
    rig.play("target:valkyrie-1 1");
    assert_eq!(who_is_attacked(&rig), "ironclad");
}

#[test]
fn rule_12_3_marten_is_not_attacked_in_the_long_phase() {
    let mut rig = out(Board::enemies(&["skadi-squadron", "valkyrie"]), "marten", false, "gabriel");
    rig.play("target:valkyrie-1 1");
    assert_eq!(who_is_attacked(&rig), "ironclad", "nobody else is seen");
    rig.roll(&[6, 6]);
    plan(&mut rig, [("-", "-"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1");
    assert_eq!(who_is_attacked(&rig), "ship", "in the Close phase she is");
}

#[test]
fn rule_12_3_an_escort_unseen_still_escorts() {
    let board = Board::enemies(&["valkyrie"]).fighters(&["marten"]);
    let mut rig = fight(board);
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("escort", "noriko")], &[("marten", "wrathe")]);
    rig.play("target:valkyrie-1 1 1");
    assert_eq!(rig.happened(|event| matches!(event, Event::AttackIgnored { .. })), 1);
}

#[test]
fn rule_12_3_upgraded_marten_and_smith_pass_shields_by() {
    for (ship, upgraded, left) in
        [("marten", false, (4, 0)), ("marten", true, (3, 1)), ("smith", false, (2, 1)), ("smith", true, (2, 1))]
    {
        let mut rig = out(Board::enemies(&["valkyrie"]), ship, upgraded, "wrathe");
        rig.play("target:valkyrie-1 6");
        assert_eq!(rig.enemy("valkyrie-1"), left, "{ship} {upgraded}");
    }
}

#[test]
fn rule_12_3_bullock_takes_the_first_hit_of_a_stage() {
    for (upgraded, damage) in [(false, 2), (true, 1)] {
        let mut rig = out(Board::enemies(&["valkyrie", "valkyrie"]), "bullock", upgraded, "gabriel");
        rig.play("target:valkyrie-1 1");
        assert_eq!(who_is_attacked(&rig), "ironclad", "the Ironclad still evades");
        rig.roll(&[1, 1]);
        assert_eq!(rig.fighter_damage("bullock"), damage, "Damage 2, less its armour");
        assert_eq!(rig.happened(|event| matches!(event, Event::Guarded { .. })), 1);
        assert_eq!(rig.request().why, Why::DamageControl, "the second hits the Ironclad");
    }
}

#[test]
fn rule_12_3_armour_may_leave_nothing() {
    let board = || Board::enemies(&["valkyrie"]).with(armed(1));
    for (upgraded, damage) in [(false, 1), (true, 0)] {
        let mut rig = out(board(), "bullock", upgraded, "gabriel");
        rig.play("target:valkyrie-1 1 1");
        assert_eq!(rig.fighter_damage("bullock"), damage);
    }
}

#[test]
fn rule_12_3_rigger_mends_instead_of_attacking() {
    let board = || {
        let board = Board::enemies(&["valkyrie"]).fighters(&["rigger", "skadi"]).squad("weapons", &[]);
        board.squad("bridge", &["noriko"]).squad("hangar", &["gabriel", "wrathe"])
    };
    let begin = |upgraded: bool, skadi: u8| {
        let mut rig = fight(board());
        rig.tune(|table| {
            table.fighters[0].upgraded = upgraded;
            (table.fighters[0].damage, table.fighters[1].damage) = (1, skadi);
            table.sections = [0, 3, 0, 0];
        });
        let sorties = [("rigger", "gabriel"), ("skadi", "wrathe")];
        plan(&mut rig, [("-", "noriko"), ("-", "-"), ("-", "-")], &sorties);
        rig
    };
    let mut rig = begin(false, 1);
    assert_eq!(rig.offers(), ["target:valkyrie-1", "repair:weapons", "repair:skadi"], "not itself, nor what is whole");
    rig.choose("repair:skadi");
    assert_eq!(rig.fighter_damage("skadi"), 0);
    assert_eq!(rig.offers(), ["target:valkyrie-1"], "now the Skadi's target");
    rig.choose("target:valkyrie-1");
    assert!(matches!(rig.request().why, Why::FighterAttack { fighter, .. } if fighter == id("skadi")));
    assert_eq!(who_is_attacked(rig.roll(&[1])), "ironclad");

    let mut rig = begin(true, 0);
    assert_eq!(rig.offers(), ["target:valkyrie-1"], "upgraded, it attacks");
    rig.choose("target:valkyrie-1");
    assert_eq!(rig.offers(), ["repair:weapons", "done"], "and mends besides");
    rig.choose("repair:weapons");
    assert_eq!(rig.table().sections[1], 2);
    rig.choose("target:valkyrie-1");
    assert_eq!(rig.roll(&[1]).request().source, Some(ironclad_game::engine::Source::Fighter(id("skadi"))));

    let mut rig = begin(true, 0);
    rig.play("target:valkyrie-1 done target:valkyrie-1 1 1");
    assert_eq!((rig.table().sections[1], who_is_attacked(&rig)), (3, "ironclad"), "it need not");
}

#[test]
fn rule_8_6_rigger_does_not_bring_a_disabled_ship_back_nor_ask_with_nothing_to_mend() {
    let board = Board::enemies(&["skadi-squadron", "valkyrie"]).fighters(&["rigger", "skadi"]).squad("weapons", &[]);
    let mut rig = fight(board.squad("bridge", &["noriko"]).squad("hangar", &["gabriel", "wrathe"]));
    rig.tune(|table| (table.fighters[0].upgraded, table.fighters[1].damage) = (true, 1));
    let sorties = [("rigger", "gabriel"), ("skadi", "wrathe")];
    plan(&mut rig, [("-", "noriko"), ("-", "-"), ("-", "-")], &sorties);
    rig.play("target:valkyrie-1 done target:valkyrie-1 1 1 6 1 6");
    assert_eq!(rig.fighter_damage("skadi"), 2, "disabled");
    plan(&mut rig, [("-", "-"), ("-", "-"), ("-", "-")], &[]);
    rig.choose("target:valkyrie-1");
    assert!(matches!(rig.request().why, Why::FighterAttack { .. }), "there is nothing to mend: nothing is asked");
}

#[test]
fn rule_12_3_smith_upgraded_brings_salvage() {
    for (upgraded, salvage) in [(false, 0), (true, 1)] {
        let mut rig = out(Board::enemies(&["valkyrie"]), "smith", upgraded, "wrathe");
        rig.play("target:valkyrie-1 6");
        assert_eq!(rig.table().salvage, salvage);
        let mut rig = out(Board::enemies(&["valkyrie"]), "smith", upgraded, "wrathe");
        rig.play("target:valkyrie-1 1");
        assert_eq!(rig.table().salvage, 0, "not for a miss");
    }
}

#[test]
fn ruling_62_a_mech_is_no_fighter() {
    for (ship, reach) in [("skadi", 6), ("rigger", 5)] {
        let mut rig = out(Board::enemies(&["skadi-squadron", "valkyrie"]), ship, false, "wrathe");
        rig.play("target:valkyrie-1 1");
        assert_eq!((who_is_attacked(&rig), rig.against().reach), ("ship", Some(reach)), "{ship}");
    }
}

fn id(name: &str) -> FighterId {
    FighterId::find(&content().names, name).expect("a ship")
}

/// Three ships and this damage to the Hangar, with the Hangar's plan to make.
fn hangar(damage: u8) -> Rig {
    let board = Board::enemies(&["valkyrie"]).fighters(&["bellwether", "rigger", "skadi"]).squad("weapons", &[]);
    let board = board.squad("bridge", &["gabriel"]).squad("hangar", &["wrathe", "noriko", "thaddeus", "daisuke"]);
    let mut rig = fight(board);
    rig.tune(|table| table.sections[2] = damage).play("no-order hero:gabriel no-order no-order");
    rig
}

#[test]
fn ruling_63_the_players_name_what_is_grounded() {
    for pair in [["bellwether", "rigger"], ["rigger", "skadi"], ["skadi", "bellwether"]] {
        let mut rig = hangar(2);
        for (ship, pilot) in pair.into_iter().zip(["wrathe", "noriko"]) {
            rig.play(&format!("sortie:{ship} hero:{pilot}"));
        }
        assert!(!rig.offers().iter().any(|offer| offer.starts_with("sortie:")), "the third is grounded: {pair:?}");
    }
    let mut rig = hangar(4);
    rig.play("sortie:rigger hero:wrathe done confirm");
    rig.play("target:valkyrie-1 1 6 no-order no-order no-order");
    assert!(!rig.offers().iter().any(|offer| offer.starts_with("sortie:")), "one bay, and its ship is out");
    rig.tune(|table| table.sections[2] = 3);
    assert_eq!(rig.offers()[..2], ["sortie:bellwether".to_owned(), "sortie:skadi".to_owned()], "a bay is fit again");
}

#[test]
fn rule_12_3_bellwether_draws_only_what_a_die_sends_at_the_ironclad() {
    for (face, struck) in [(1, "bellwether"), (6, "skadi")] {
        let anyone = enemy_side("valkyrie", |side| side.first = ironclad_game::content::ship::Prey::Anyone);
        let board = Board::enemies(&["valkyrie"]).with(anyone).fighters(&["bellwether", "skadi"]);
        let board = board.squad("weapons", &[]).squad("bridge", &["noriko"]).squad("hangar", &["gabriel", "wrathe"]);
        let mut rig = fight(board);
        plan(&mut rig, [("-", "noriko"), ("-", "-"), ("-", "-")], &[("bellwether", "gabriel"), ("skadi", "wrathe")]);
        rig.play("target:valkyrie-1 target:valkyrie-1 1 1");
        assert_eq!(who_is_attacked(&rig), "die", "the Ironclad, or either ship");
        rig.roll(&[face, 1]);
        assert!(rig.fighter_damage(struck) > 0, "a {face} sends it at {struck}");
    }
}
