//! Heroes' abilities in a space combat (rules 6.4 to 6.10).

use ironclad_game::content::ship::Loot;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Active as Board, Rig, drift, edited, enemy_side, fight, plan, results};

/// A fight with this hero on the Bridge beside Gabriel.
fn with(hero: &str, enemies: &[&str], promoted: bool) -> Rig {
    let mut rig = fight(Board::enemies(enemies).squad("bridge", &["gabriel", "xavier", hero]));
    if promoted {
        rig.promote(hero);
    }
    rig
}

/// A fight in which this hero flies this ship.
fn flown(hero: &str, ship: &str, enemies: &[&str], promoted: bool) -> Rig {
    let board = Board::enemies(enemies).fighters(&[ship]).squad("hangar", &[hero, "noriko", "wrathe"]);
    let mut rig = fight(board);
    if promoted {
        rig.promote(hero);
    }
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[(ship, hero)]);
    rig
}

fn close(rig: &mut Rig) {
    plan(rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
}

fn uses(rig: &Rig) -> usize {
    rig.happened(|event| matches!(event, Event::AbilityUsed { .. }))
}

#[test]
fn rule_6_10_eluned_puts_energy_back_in_a_plan() {
    for (promoted, energy, then) in [(false, 2, 3), (true, 2, 4), (true, 4, 5)] {
        let mut rig = with("eluned", &["valkyrie"], promoted);
        rig.tune(|table| table.energy = energy);
        rig.choose("ability:eluned");
        assert_eq!((rig.table().energy, rig.status("eluned")), (then, Status::Exhausted), "{promoted}");
        assert!(!rig.offered("ability:eluned"), "once a turn");
        assert_eq!(rig.kind(), "combat-plan", "and the plan goes on");
    }
}

#[test]
fn rule_6_10_eluned_pays_for_an_order_that_could_not_be_given() {
    let mut rig = with("eluned", &["valkyrie"], false);
    rig.tune(|table| table.energy = 2).play("no-order hero:gabriel");
    assert!(!rig.offered("order:superweapon"));
    rig.choose("ability:eluned");
    assert!(rig.offered("order:superweapon"));
    rig.play("order:superweapon hero:thaddeus no-order done");
    rig.choose("confirm").roll(&[1]);
    assert_eq!(rig.table().energy, 0, "3 paid, the fourth space's hit on the way");
}

#[test]
fn rule_6_10_eluned_is_offered_only_where_a_token_is_missing() {
    let mut rig = with("eluned", &["valkyrie"], true);
    assert!(!rig.offered("ability:eluned"), "the track is full");
    rig.tune(|table| (table.sections[3], table.energy) = (2, 4));
    assert!(!rig.offered("ability:eluned"), "as full as the Reactor lets it be");
    rig.tune(|table| table.energy = 3).choose("ability:eluned");
    assert_eq!(rig.table().energy, 4, "and not past that");
}

#[test]
fn rule_6_10_eluned_may_be_used_at_every_step_of_the_plan() {
    for before in
        ["", "no-order hero:gabriel", "no-order hero:gabriel no-order", "no-order hero:gabriel no-order no-order"]
    {
        let mut rig = with("eluned", &["valkyrie"], false);
        rig.tune(|table| table.energy = 3).play(before);
        assert!(rig.offered("ability:eluned"), "after `{before}`");
    }
    let mut rig = with("eluned", &["valkyrie"], false);
    rig.tune(|table| table.energy = 3).play("no-order hero:gabriel no-order no-order done");
    assert!(rig.offered("ability:eluned"), "before it is confirmed");
    rig.play("ability:eluned change:bridge");
    assert_eq!((rig.table().energy, rig.status("eluned")), (4, Status::Exhausted), "it stays done (ruling 60)");
}

#[test]
fn rule_6_5_an_ability_exhausts_also_her_who_gives_an_order() {
    let mut rig = with("eluned", &["valkyrie"], false);
    rig.tune(|table| table.energy = 3).play("no-order hero:eluned ability:eluned");
    assert_eq!(rig.status("eluned"), Status::Exhausted);
    let mut rig = with("eluned", &["valkyrie"], false);
    rig.tune(|table| table.energy = 3).exhaust(&["eluned"]);
    rig.play("no-order hero:eluned ability:eluned");
    if rig.kind() == "reaction" {
        rig.choose("pass");
    }
    assert_eq!(rig.status("eluned"), Status::Wounded, "an Exhausted one is Wounded");
    rig.play("no-order no-order done confirm");
    assert_eq!(rig.adds(), 0, "and still has the helm (ruling 29)");
    rig.roll(&[6]);
    rig.play("no-order");
    assert!(!rig.offered("hero:eluned") && !rig.offered("ability:eluned"), "but not in the next phase");
}

#[test]
fn rule_6_4_the_wounded_are_not_offered() {
    let mut rig = with("eluned", &["valkyrie"], true);
    rig.tune(|table| table.energy = 2).wound(&["eluned"]);
    assert!(!rig.offered("ability:eluned"));
    let mut rig = with("amara", &["valkyrie"], true);
    rig.wound(&["amara"]);
    assert!(!rig.offered("ability:amara"));
}

#[test]
fn rule_6_10_amara_has_one_enemy_hold_its_fire() {
    let mut rig = with("amara", &["valkyrie", "valkyrie"], false);
    rig.choose("ability:amara");
    assert_eq!(
        (rig.kind(), rig.offers()),
        ("target".to_owned(), vec!["target:valkyrie-1".into(), "target:valkyrie-2".into()])
    );
    rig.choose("target:valkyrie-1");
    assert_eq!(rig.status("amara"), Status::Exhausted);
    drift(&mut rig);
    assert!(matches!(rig.request().why, Why::Evasion { enemy } if enemy.id(rig.game.names()) == "valkyrie-2"));
    rig.roll(&[6]);
    assert_eq!(rig.kind(), "combat-plan", "the other has not fired");
    assert!(!rig.offered("ability:amara"), "once a turn");
    close(&mut rig);
    assert!(
        matches!(rig.request().why, Why::Evasion { enemy } if enemy.id(rig.game.names()) == "valkyrie-1"),
        "for a phase"
    );
}

#[test]
fn rule_6_10_amara_regular_by_the_hull_that_is_left() {
    let big = || enemy_side("valkyrie", |side| side.hull = 6);
    let fight = |promoted: bool, hull: u8| {
        let mut rig = fight(Board::enemies(&["valkyrie"]).squad("bridge", &["gabriel", "amara"]).with(big()));
        if promoted {
            rig.promote("amara");
        }
        rig.tune(|table| {
            if let Some(combat) = &mut table.combat {
                combat.enemies[0].hull = hull;
            }
        });
        rig.offered("ability:amara")
    };
    assert_eq!([fight(false, 6), fight(false, 5), fight(false, 4), fight(true, 6)], [false, false, true, true]);
}

#[test]
fn rule_6_10_vashti_attacks_once_more_or_twice() {
    for (promoted, more) in [(false, 1), (true, 2)] {
        let mut rig = flown("vashti", "skadi", &["valkyrie", "valkyrie"], promoted);
        assert_eq!(rig.offers(), ["target:valkyrie-1", "target:valkyrie-2", "ability:vashti"]);
        rig.choose("ability:vashti");
        assert_eq!(rig.status("vashti"), Status::Exhausted);
        assert_eq!(rig.offers(), ["target:valkyrie-1", "target:valkyrie-2"], "once a turn");
        for _ in 0..=more {
            rig.choose("target:valkyrie-2");
        }
        rig.roll(&vec![1; 1 + more]);
        assert!(matches!(rig.request().why, Why::Evasion { .. }));
        rig.roll(&[6, 6]);
        close(&mut rig);
        rig.choose("target:valkyrie-1");
        assert!(matches!(rig.request().why, Why::FighterAttack { .. }));
        rig.roll(&[1]);
        assert!(matches!(rig.request().why, Why::Evasion { .. }), "in that phase alone");
    }
}

#[test]
fn rule_6_10_vashti_also_in_a_later_phase_and_between_her_shots() {
    let mut rig = flown("vashti", "skadi", &["valkyrie"], false);
    rig.play("target:valkyrie-1 1 6 no-order hero:xavier no-order order:squadron-orders hero:noriko done confirm");
    rig.play("target:valkyrie-1 ability:vashti target:valkyrie-1 target:valkyrie-1 6 6 6");
    assert_eq!(rig.enemy("valkyrie-1"), (2, 0), "twice by order, and once more");
}

#[test]
fn rule_6_10_vashti_only_with_her_own_ship() {
    let board = Board::enemies(&["valkyrie"]).fighters(&["rigger", "skadi"]).squad("weapons", &[]);
    let mut rig = fight(board.squad("hangar", &["vashti", "noriko", "wrathe"]));
    let sorties = [("rigger", "wrathe"), ("skadi", "vashti")];
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &sorties);
    assert!(!rig.offered("ability:vashti"), "the Rigger's shot");
    assert!(rig.choose("target:valkyrie-1").offered("ability:vashti"), "the Skadi's");
    let mut rig = fight(Board::enemies(&["valkyrie"]).squad("hangar", &["vashti", "wrathe"]));
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
    assert!(!rig.offered("ability:vashti"), "she does not fly");
}

#[test]
fn rule_6_10_otgon_shrugs_off_what_lands_on_his_ship() {
    for promoted in [false, true] {
        let mut rig = flown("otgon", "bullock", &["skadi-squadron", "valkyrie"], promoted);
        rig.play("target:valkyrie-1 1 1");
        assert_eq!((rig.kind(), rig.offers()), ("reaction".to_owned(), vec!["ability:otgon".into(), "pass".into()]));
        rig.choose("ability:otgon");
        assert_eq!((rig.fighter_damage("bullock"), rig.status("otgon")), (0, Status::Exhausted));
        rig.roll(&[1]);
        assert_eq!(rig.fighter_damage("bullock"), 2, "struck for the Ironclad; once a turn, so he is not asked");
    }
    let mut rig = flown("otgon", "bullock", &["valkyrie"], false);
    rig.play("target:valkyrie-1 1 1");
    assert!(rig.offered("ability:otgon"), "also where it takes a hit for the Ironclad");
    rig.choose("pass");
    assert_eq!((rig.fighter_damage("bullock"), rig.status("otgon"), uses(&rig)), (2, Status::Ready, 0));
}

#[test]
fn rule_6_10_otgon_in_a_fighter_too_but_for_his_own_ship_alone() {
    let mut rig = flown("otgon", "skadi", &["skadi-squadron", "valkyrie"], false);
    rig.play("target:valkyrie-1 1 1 ability:otgon");
    assert_eq!(rig.fighter_damage("skadi"), 0);
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]).squad("hangar", &["otgon", "wrathe"]));
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
    rig.play("target:valkyrie-1 1 1");
    assert_eq!(rig.fighter_damage("skadi"), 1, "Wrathe flies");
}

#[test]
fn rule_6_6_otgon_promoted_hits_better_in_a_mech() {
    for (ship, promoted, adds) in [("bullock", false, 2), ("bullock", true, 3), ("skadi", false, 2), ("skadi", true, 2)]
    {
        let mut rig = flown("otgon", ship, &["valkyrie"], promoted);
        assert_eq!(rig.choose("target:valkyrie-1").adds(), adds, "{ship} {promoted}");
        assert_eq!(rig.status("otgon"), Status::Ready, "it exhausts nobody");
    }
}

#[test]
fn rule_6_10_jabulile_has_an_evasion_rolled_again() {
    for (promoted, adds) in [(false, 2), (true, 3)] {
        let mut rig = with("jabulile", &["valkyrie"], promoted);
        drift(&mut rig);
        assert_eq!(rig.adds(), 2);
        rig.roll(&[1]);
        assert_eq!((rig.kind(), rig.offers()), ("reaction".to_owned(), vec!["ability:jabulile".into(), "pass".into()]));
        rig.choose("ability:jabulile");
        assert_eq!((rig.adds(), rig.status("jabulile")), (adds, Status::Exhausted));
        rig.roll(&[6]);
        assert_eq!(rig.kind(), "combat-plan", "evaded");
        close(&mut rig);
        assert_eq!(rig.adds(), 0, "the bonus was for that roll");
        rig.roll(&[1]);
        assert_eq!(rig.request().why, Why::DamageControl, "once a turn");
    }
}

#[test]
fn rule_6_10_jabuliles_second_roll_counts_and_a_success_is_not_asked_about() {
    let mut rig = with("jabulile", &["valkyrie"], false);
    drift(&mut rig);
    rig.play("1 ability:jabulile 1");
    assert_eq!(rig.request().why, Why::DamageControl);
    let mut rig = with("jabulile", &["valkyrie"], false);
    drift(&mut rig);
    rig.play("1 pass");
    assert_eq!((rig.request().why, rig.status("jabulile")), (Why::DamageControl, Status::Ready));
    let mut rig = with("jabulile", &["valkyrie"], false);
    drift(&mut rig);
    assert_eq!(rig.roll(&[3]).kind(), "combat-plan", "2 + 3 evades 5");
}

#[test]
fn rule_6_10_jabulile_also_for_our_ships() {
    let mut rig = with("jabulile", &["skadi-squadron", "valkyrie"], true);
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
    rig.play("target:valkyrie-1 1");
    let before = rig.adds();
    rig.play("1 ability:jabulile");
    assert!(matches!(rig.request().why, Why::FighterEvasion { .. }));
    assert_eq!(rig.adds(), before + 1);
    rig.roll(&[6]);
    assert_eq!(rig.fighter_damage("skadi"), 0);
}

#[test]
fn rule_6_10_nobody_is_exhausted_for_a_roll_that_cannot_be_won() {
    let board = || {
        let sharp = enemy_side("valkyrie", |side| side.accuracy = 20);
        Board::enemies(&["valkyrie"]).squad("bridge", &["gabriel", "jabulile"]).with(sharp)
    };
    let mut rig = fight(board().mode(ironclad_game::content::terms::Mode::Hard));
    drift(&mut rig);
    assert_eq!(rig.roll(&[5]).request().why, Why::DamageControl, "in Hard mode a 6 does not help");
    let mut rig = fight(board());
    drift(&mut rig);
    assert!(rig.roll(&[5]).offered("ability:jabulile"), "else a 6 does");
}

#[test]
fn rule_6_4_jabulile_exhausted_is_wounded_unless_wrathe_is_between() {
    let mut rig = with("jabulile", &["valkyrie"], false);
    rig.promote("wrathe").exhaust(&["jabulile"]);
    drift(&mut rig);
    rig.play("1 ability:jabulile ability:wrathe");
    assert_eq!((rig.status("jabulile"), rig.status("wrathe")), (Status::Exhausted, Status::Exhausted));
    assert_eq!(rig.adds(), 3, "and she adds 1 to the roll in hand");
    let mut rig = with("jabulile", &["valkyrie"], false);
    rig.exhaust(&["jabulile"]);
    drift(&mut rig);
    rig.play("1 ability:jabulile pass");
    assert_eq!((rig.status("jabulile"), rig.adds()), (Status::Wounded, 2));
}

/// Fought to a draw, or won by the Superweapon, with Yasemin aboard; the frigates carry 3 and 5 Credits.
fn over(promoted: bool, won: bool) -> Rig {
    let loot = |content: &mut ironclad_game::content::Content| {
        let id = |name: &str| ironclad_game::content::Id::find(&content.names, name);
        let (frigate, squadron) = (id("valkyrie"), id("skadi-squadron"));
        content.ships =
            edited(&content.ships, frigate, |ship| ship.regular.loot = Loot { credits: 3, ..Loot::default() });
        content.ships =
            edited(&content.ships, squadron, |ship| ship.regular.loot = Loot { credits: 5, ..Loot::default() });
    };
    let board = Board::enemies(&["skadi-squadron", "valkyrie"]).with(loot);
    let mut rig = fight(board.squad("bridge", &["gabriel", "xavier", "yasemin"]));
    if promoted {
        rig.promote("yasemin");
    }
    if won {
        plan(&mut rig, [("-", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
        rig.roll(&[6]).play("target:valkyrie-1 6 6");
    } else {
        drift(&mut rig);
        rig.roll(&[6, 6]);
        close(&mut rig);
        rig.roll(&[6, 6]);
    }
    rig
}

#[test]
fn rule_6_10_yasemin_takes_one_enemys_loot_after_a_draw() {
    for promoted in [false, true] {
        let mut rig = over(promoted, false);
        assert_eq!(rig.offers(), ["ability:yasemin", "pass"]);
        rig.choose("ability:yasemin");
        assert_eq!(rig.offers(), ["target:skadi-squadron-1", "target:valkyrie-1"]);
        rig.choose("target:skadi-squadron-1");
        assert_eq!((rig.table().credits, rig.status("yasemin")), (5, Status::Exhausted));
        assert_eq!((results(&rig), rig.in_combat()), (vec![CombatResult::Draw], false));
    }
    let mut rig = over(false, false);
    rig.choose("pass");
    assert_eq!((rig.table().credits, rig.status("yasemin")), (0, Status::Ready));
}

#[test]
fn rule_6_10_yasemin_promoted_takes_a_destroyed_enemys_loot_twice() {
    let rig = over(false, true);
    assert_eq!((rig.table().credits, results(&rig)), (3, vec![CombatResult::Victory]), "regular, nothing is asked");
    let mut rig = over(true, true);
    rig.choose("ability:yasemin");
    assert_eq!(rig.offers(), ["target:valkyrie-1"], "the squadron has got away (ruling 65)");
    rig.choose("target:valkyrie-1");
    assert_eq!((rig.table().credits, results(&rig)), (6, vec![CombatResult::Victory]));
}

#[test]
fn rule_6_10_yasemin_is_not_asked_where_there_is_nothing() {
    let mut rig = with("yasemin", &["valkyrie"], true);
    drift(&mut rig);
    rig.roll(&[6]);
    close(&mut rig);
    rig.roll(&[6]);
    assert!(!rig.in_combat() && uses(&rig) == 0, "a Valkyrie's regular side carries nothing");
}
