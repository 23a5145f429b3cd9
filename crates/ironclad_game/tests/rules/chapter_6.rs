//! Heroes.

use ironclad_game::content::hero::Experience;
use ironclad_game::content::terms::{Class, Faction};
use ironclad_game::content::{HeroId, Id};
use ironclad_game::engine::{Event, Status};

use strum::IntoEnumIterator;

use crate::rig::{Board, Rig, content, edited, plan};

#[test]
fn rule_6_1_to_have_a_skill_is_to_have_one_of_it_on_the_card() {
    let mut rig = Board::card("space-leeches").begin();
    rig.enter();
    assert_eq!(rig.offers(), ["skill:engineering", "skill:piloting"]);
    assert_eq!(rig.clone().choose("skill:engineering").offers(), ["hero:daisuke", "hero:noriko", "done"]);
    assert_eq!(rig.choose("skill:piloting").offers(), ["hero:gabriel", "hero:wrathe", "done"]);
}

/// The five heroes whom a power lends to its friends; the others are the twenty.
const LENT: [&str; 5] = ["cormac", "roland", "ugyen", "vashti", "yasemin"];

#[test]
fn rule_6_1_the_twenty_cover_every_class() {
    let content = content();
    let of = |class: Class, marked_too: bool| {
        let twenty = content.heroes.iter().filter(|(id, _)| !LENT.contains(&id.name(&content.names)));
        let counted = twenty.filter(|(_, hero)| marked_too || hero.faction.is_none());
        counted.filter(|(_, hero)| hero.classes.contains(&class)).count()
    };
    let counts: Vec<usize> = Class::iter().map(|class| of(class, true)).collect();
    assert_eq!(counts, [4, 4, 5, 4, 4, 5, 5]);
    for class in Class::iter() {
        assert!(of(class, false) >= 3, "{class}: three or more without the marked");
    }
}

#[test]
fn rule_6_2_cards_have_two_sides_and_five_powers_have_two_heroes_each() {
    let content = content();
    assert_eq!(content.heroes.iter().count(), 25);
    for (id, hero) in content.heroes.iter() {
        let name = id.name(&content.names);
        assert!(hero.promoted.cost > hero.regular.cost, "{name} asks more");
        let (before, after) = (&hero.regular.skills, &hero.promoted.skills);
        assert!(before.iter().all(|(skill, rating)| after.get(skill).is_some_and(|better| better >= rating)), "{name}");
        assert!(after.values().sum::<u8>() > before.values().sum(), "{name} is better");
        let marked = hero.faction.is_some() && !LENT.contains(&name);
        assert_eq!(hero.experience == Experience::Elite, marked, "{name}");
        assert_eq!((hero.regular.cost, hero.promoted.cost) == (4, 5), marked, "{name}");
        assert_eq!((hero.regular.cost, hero.promoted.cost) == (3, 4) && hero.faction.is_some(), LENT.contains(&name));
        assert_ne!(hero.regular.ability, hero.promoted.ability, "{name}");
    }
    for faction in Faction::ALL {
        let own = content.heroes.iter().filter(|(_, hero)| hero.faction == Some(faction));
        assert_eq!(own.count(), 2, "{faction}");
    }
}

#[test]
fn rule_6_2_the_promoted_side_has_its_own_skills() {
    let adds = |promoted: bool| {
        let mut rig = Board::card("system-failure").begin();
        if promoted {
            rig.promote("noriko");
        }
        rig.enter().play("skill:operate hero:noriko done");
        rig.adds()
    };
    assert_eq!((adds(false), adds(true)), (3, 4));
}

#[test]
fn rule_6_4_using_exhausts_and_using_again_wounds() {
    let used = |status: Status| {
        let mut rig = Board::card("probe").without(&["wrathe"]).begin();
        rig.set_status(&["noriko"], status);
        rig.enter().play("attempt hero:noriko");
        rig.status("noriko")
    };
    assert_eq!(used(Status::Ready), Status::Exhausted);
    assert_eq!(used(Status::Exhausted), Status::Wounded);
}

#[test]
fn rule_6_4_a_wounded_hero_can_do_nothing() {
    let mut rig = Board::enemies(&["valkyrie"]).start("salvage", 1).begin();
    rig.wound(&["gabriel", "daisuke", "xavier", "thaddeus", "wrathe"]);
    rig.tune(|table| table.sections[0] = 1);
    assert!(!rig.offers().iter().any(|offer| offer.starts_with("ability:")), "no deed");
    rig.exhaust(&["noriko"]);
    rig.choose("rest");
    assert_eq!(rig.offers(), ["hero:noriko"]);
    rig.play("hero:noriko done").choose("move:1a-empty-space-2");
    assert_eq!(rig.offers(), ["attempt", "skip"], "nor does Xavier answer");
    rig.choose("attempt");
    assert_eq!(
        (rig.decision().system, rig.offers()),
        (Some(ironclad_game::content::terms::System::Bridge), vec!["no-order".to_owned()])
    );
    rig.choose("no-order");
    assert_eq!(rig.offers(), ["no-order", "change:bridge"], "nobody on the Bridge or at Weapons can give an order");
}

#[test]
fn rule_6_4_wounded_by_use_she_still_counts() {
    let mut rig = Board::card("infiltrated").begin();
    rig.exhaust(&["gabriel"]);
    rig.enter().play("hero:gabriel done pass");
    assert_eq!((rig.status("gabriel"), rig.adds()), (Status::Wounded, 4));
}

#[test]
fn rule_6_5_orders_and_flights_change_no_state() {
    let mut rig = Board::enemies(&["valkyrie"]).begin();
    rig.exhaust(&["wrathe", "gabriel"]).meet();
    plan(&mut rig, [("evasive-pattern", "gabriel"), ("torpedoes", "thaddeus"), ("-", "-")], &[("skadi", "wrathe")]);
    rig.play("target:valkyrie-1 1 target:valkyrie-1 1 6");
    assert_eq!((rig.status("wrathe"), rig.status("gabriel")), (Status::Exhausted, Status::Exhausted), "R 8");
    assert_eq!(rig.status("thaddeus"), Status::Ready);
}

#[test]
fn rule_6_5_an_ability_in_combat_exhausts_even_her_who_gives_an_order() {
    let mut rig = Board::enemies(&["valkyrie"]).begin();
    rig.meet();
    plan(&mut rig, [("-", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 1 1 6");
    assert_eq!(rig.offers(), ["ability:thaddeus", "pass"]);
    rig.choose("ability:thaddeus");
    assert_eq!((rig.status("thaddeus"), rig.table().crew), (Status::Exhausted, 7));
}

#[test]
fn rule_6_7_an_ability_is_used_once_a_turn() {
    let mut rig = Board::card("probe").begin();
    rig.exhaust(&["noriko", "xavier", "wrathe"]);
    rig.play("ability:gabriel hero:noriko rest hero:gabriel done");
    assert!(!rig.offered("ability:gabriel"), "though she was rested in between");
    rig.choose("end-turn");
    assert!(rig.offered("ability:gabriel"), "in the next turn again");
}

#[test]
fn rule_6_7_holds_for_answers_too() {
    let mut rig = Board::card("sabotage").without(&["noriko"]).begin();
    rig.enter().play("done 6 ability:thaddeus 6 1");
    assert_eq!(rig.table().crew, 6, "the second is not asked about");
    assert_eq!(rig.happened(|event| matches!(event, Event::CrewSaved { .. })), 1);
}

#[test]
fn rule_6_8_she_who_takes_part_uses_no_ability_meanwhile() {
    // Wrathe could shelter Gabriel, but both are on the check.
    let mut rig = Board::card("infiltrated").begin();
    rig.exhaust(&["gabriel"]);
    rig.enter().play("skill:combat hero:gabriel hero:wrathe done");
    assert!(rig.is_rolling());
    assert_eq!(rig.status("gabriel"), Status::Wounded);
    // Noriko helps with the table roll, and so does not have it rolled again.
    let mut rig = Board::card("probe").begin();
    rig.enter().play("attempt hero:noriko 2");
    assert_eq!((rig.kind().as_str(), rig.table().salvage), ("action", 1));
    // When the result is known, the check is over: Thaddeus can save the Crew that it costs.
    let mut rig = Board::card("infiltrated").begin();
    rig.enter().play("skill:combat hero:thaddeus done 6");
    assert_eq!(rig.offers(), ["ability:thaddeus", "pass"]);
}

#[test]
fn rule_6_10_ready_in_the_turn() {
    let mut rig = Board::card("probe").begin();
    assert!(!rig.offered("ability:gabriel"), "nobody to make Ready");
    rig.exhaust(&["gabriel"]);
    assert!(!rig.offered("ability:gabriel"), "others only");
    rig.exhaust(&["noriko", "xavier"]);
    rig.set_status(&["gabriel"], Status::Ready);
    rig.choose("ability:gabriel");
    assert_eq!(rig.offers(), ["hero:noriko", "hero:xavier", "done"]);
    rig.choose("hero:noriko");
    assert_eq!((rig.status("noriko"), rig.status("gabriel")), (Status::Ready, Status::Exhausted));
    assert_eq!(rig.table().actions.left, 2, "no action");
    let mut rig = Board::card("probe").begin();
    rig.promote("gabriel").exhaust(&["noriko", "xavier", "wrathe"]);
    rig.play("ability:gabriel hero:noriko hero:wrathe");
    assert_eq!((rig.kind().as_str(), rig.status("wrathe")), ("action", Status::Ready), "two on her promoted side");
}

#[test]
fn rule_6_10_mend_in_the_turn() {
    let damaged = |salvage: u8, promoted: bool| {
        let mut rig = Board::card("probe").start("salvage", salvage).start("hull", 4).begin();
        rig.tune(|table| {
            table.sections[1] = 2;
            table.fighters[0].damage = 1;
        });
        if promoted {
            rig.promote("daisuke");
        }
        rig
    };
    assert!(!damaged(0, false).offered("ability:daisuke"), "no Salvage");
    let mut rig = damaged(1, false);
    rig.choose("ability:daisuke");
    assert_eq!(rig.offers(), ["repair:weapons"], "a section alone");
    rig.choose("repair:weapons");
    assert_eq!((rig.table().sections[1], rig.table().salvage, rig.table().actions.left), (1, 0, 2));
    let mut rig = damaged(1, true);
    rig.choose("ability:daisuke");
    assert_eq!(rig.offers(), ["repair:hull", "repair:weapons", "repair:skadi"]);
    rig.choose("repair:skadi");
    assert_eq!((rig.fighter_damage("skadi"), rig.status("daisuke")), (0, Status::Exhausted));
    let mut rig = Board::card("probe").start("salvage", 1).start("hull", 4).begin();
    assert!(!rig.offered("ability:daisuke"), "the Hull is not hers to mend");
    rig.promote("daisuke").play("ability:daisuke repair:hull");
    assert_eq!(rig.table().hull, 5);
}

#[test]
fn rule_6_10_cancel_a_loss_of_crew() {
    let lost = |promoted: bool, moves: &str| {
        let mut rig = Board::card("alien-infestation").begin();
        if promoted {
            rig.promote("thaddeus");
        }
        rig.enter().play("done 1").play(moves);
        rig.table().crew
    };
    assert_eq!(lost(false, "pass"), 5);
    assert_eq!(lost(false, "ability:thaddeus"), 6, "1 of 2");
    assert_eq!(lost(true, "ability:thaddeus"), 7, "all that the cause costs");
    let hits = |promoted: bool| {
        let mut rig = Board::card("sabotage").without(&["noriko", "daisuke"]).begin();
        if promoted {
            rig.promote("thaddeus");
        }
        rig.enter().play("6 ability:thaddeus 6 6 1");
        rig.table().crew
    };
    assert_eq!((hits(false), hits(true)), (5, 7), "all the hits of one attack are one cause");
}

#[test]
fn rule_6_10_a_loss_that_cannot_show_is_not_asked_about() {
    let asked = |crew: u8, morale: u8| {
        let mut rig = Board::card("alien-infestation").start("crew", crew).start("morale", morale).begin();
        rig.enter().play("done 1");
        rig.offered("ability:thaddeus")
    };
    assert!(!asked(2, 1), "1 of 2 saved still leaves the one that there is");
    assert!(asked(3, 1) && asked(1, 3) && asked(2, 2));
    assert!(!asked(1, 1));
}

#[test]
fn rule_6_10_shelter_another_from_a_wound() {
    let mut rig = Board::card("infiltrated").begin();
    rig.exhaust(&["gabriel"]);
    rig.enter().play("skill:combat hero:gabriel done");
    assert_eq!(rig.offers(), ["ability:wrathe", "pass"]);
    rig.choose("ability:wrathe");
    assert_eq!((rig.status("gabriel"), rig.status("wrathe"), rig.adds()), (Status::Exhausted, Status::Exhausted, 4));
    let mut rig = Board::card("infiltrated").begin();
    rig.exhaust(&["gabriel", "wrathe"]);
    rig.enter().play("skill:combat hero:gabriel done ability:wrathe");
    assert_eq!((rig.status("gabriel"), rig.status("wrathe")), (Status::Exhausted, Status::Wounded), "at her own price");
    let mut rig = Board::card("infiltrated").begin();
    rig.exhaust(&["wrathe"]);
    rig.enter().play("skill:combat hero:wrathe done");
    assert_eq!(rig.status("wrathe"), Status::Wounded, "herself she cannot shelter");
}

#[test]
fn rule_6_10_a_promoted_shelter_adds_one_to_the_roll_in_hand() {
    let mut rig = Board::card("infiltrated").begin();
    rig.promote("wrathe").exhaust(&["gabriel", "thaddeus"]);
    rig.enter().play("hero:thaddeus hero:gabriel done ability:wrathe");
    assert_eq!(rig.adds(), 8, "3 + (3+1) + 1, once");
    let mut rig = Board::card("infiltrated").begin();
    rig.promote("wrathe").exhaust(&["gabriel"]);
    rig.enter().play("skill:combat hero:gabriel done ability:wrathe");
    assert_eq!(rig.adds(), 5, "the last to be exhausted too");
}

#[test]
fn rule_6_10_a_promoted_shelter_adds_to_a_table_roll_once_and_not_to_one_read() {
    let mut rig = Board::card("probe").begin();
    rig.promote("wrathe").exhaust(&["noriko"]);
    rig.enter().play("attempt hero:noriko ability:wrathe");
    assert_eq!(rig.adds(), 4);
    rig.roll(&[1]);
    assert_eq!((rig.table().salvage, rig.table().credits), (1, 0), "5, not 6");
    // A softening wounds; the shelter comes after the table has been read: 3 stays 3.
    let mut rig = Board::card("sickness").without(&["noriko", "thaddeus"]).begin();
    rig.promote("wrathe").exhaust(&["gabriel"]);
    rig.enter().play("3 hero:gabriel ability:wrathe");
    assert_eq!((rig.table().crew, rig.table().morale), (5, 4));
}

#[test]
fn rule_6_10_reroll_a_table() {
    let run = |promoted: bool, moves: &str| {
        let mut rig = Board::card("crossfire").without(&["xavier", "thaddeus"]).begin();
        if promoted {
            rig.promote("noriko");
        }
        rig.enter().choose("attempt").play(moves);
        (rig.table().sections, rig.is_rolling())
    };
    assert_eq!(run(false, "1 pass 1 1 1"), ([3, 0, 0, 0], false));
    assert_eq!(run(false, "1 ability:noriko 5 1"), ([1, 0, 0, 0], false), "the second counts");
    assert_eq!(run(false, "5 ability:noriko 1 1 1 1"), ([3, 0, 0, 0], false), "though it is worse");
    assert_eq!(run(true, "5 ability:noriko 1 1"), ([1, 0, 0, 0], false), "promoted: the better");
    assert_eq!(run(true, "6 1"), ([1, 0, 0, 0], false), "a 6 cannot be bettered, and is not asked about");
    assert_eq!(run(false, "6 pass 1"), ([1, 0, 0, 0], false));
}

#[test]
fn rule_6_10_skip_signatures() {
    let mut rig = Board::enemies(&["valkyrie"]).begin();
    rig.enter();
    assert_eq!(rig.offers(), ["ability:xavier", "pass"]);
    rig.choose("ability:xavier");
    assert_eq!((rig.table().morale, rig.status("xavier"), rig.kind().as_str()), (4, Status::Exhausted, "action"));
    assert_eq!(rig.token("1a-empty-space-2"), None);
    let mut rig = Board::card("crossfire").begin();
    rig.enter();
    assert!(!rig.offered("ability:xavier"), "no other card");
}

#[test]
fn rule_6_10_an_event_asks_once_naming_all() {
    // A second hero with Thaddeus's ability: both are named in one question, and one answer is all.
    let board = Board::card("alien-infestation").with(|content| {
        let thaddeus = HeroId::find(&content.names, "thaddeus").expect("a hero");
        let ability = content.heroes[thaddeus].regular.ability;
        let daisuke = HeroId::find(&content.names, "daisuke");
        content.heroes = edited(&content.heroes, daisuke, |daisuke| daisuke.regular.ability = ability);
    });
    let mut rig: Rig = board.begin();
    rig.enter().play("done 1");
    assert_eq!(rig.offers(), ["ability:daisuke", "ability:thaddeus", "pass"]);
    rig.choose("ability:daisuke");
    assert!(rig.is_rolling(), "the hits follow");
    assert_eq!(rig.table().crew, 6);
}
