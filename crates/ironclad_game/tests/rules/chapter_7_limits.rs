//! Where a check's helpers are of no help, which skills it offers, and what follows on an operation (rules 6.6, 6.10, 7.2 to
//! 7.4).

use ironclad_game::content::edition::Edition;
use ironclad_game::content::effect::Effect;
use ironclad_game::content::intel::{Body, Check};
use ironclad_game::content::terms::Skill;
use ironclad_game::content::{Content, Id, IntelId};
use ironclad_game::engine::state::Mutiny;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Active, Board, Rig, edited, fight, plan};

/// Changes the check of a card.
fn check(card: &'static str, change: impl FnOnce(&mut Check)) -> impl FnOnce(&mut Content) {
    move |content| {
        let id = IntelId::find(&content.names, card);
        content.intel = edited(&content.intel, id, |card| {
            if let Body::Check(check) = &mut card.body {
                change(check);
            }
        });
    }
}

/// This card met with these heroes alone aboard, their abilities as on every side.
fn met(card: &str, heroes: &[&str], promoted: &[&str]) -> Rig {
    let board = Active::card(card).squad("bridge", heroes).squad("weapons", &[]).squad("hangar", &[]);
    let mut rig = board.begin();
    for hero in promoted {
        rig.promote(hero);
    }
    rig.enter();
    rig
}

#[test]
fn rule_6_10_roland_does_not_lead_where_three_others_are_all_there_are() {
    let mut rig = met("alien-infestation", &["gabriel", "roland", "thaddeus", "wrathe"], &[]);
    rig.choose("skill:combat");
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:roland", "hero:thaddeus", "hero:wrathe", "done"]);
}

#[test]
fn rule_6_10_beatriz_cannot_help_a_natural_one_that_falls_short_by_little() {
    let mut rig = met("space-leeches", &["beatriz", "daisuke", "gabriel", "lan"], &["daisuke", "lan"]);
    rig.play("skill:engineering hero:daisuke hero:lan done");
    assert_eq!((rig.adds(), rig.against().reach), (8, Some(10)));
    rig.roll(&[1]);
    assert_eq!((rig.kind().as_str(), rig.table().hull, rig.status("beatriz")), ("action", 4, Status::Ready));
}

#[test]
fn rule_6_6_roland_leads_a_check_of_his_own_skill_alone() {
    let adds = |skill: &str| {
        let mut rig = Board::card("probe").squad("bridge", &["gabriel", "roland"]).begin();
        rig.tune(|table| table.mutiny = Mutiny::Due);
        rig.play(&format!("end-turn skill:{skill} hero:gabriel hero:roland done"));
        rig.adds()
    };
    assert_eq!((adds("leadership"), adds("combat")), (2 + 2, 3 + 3 + 1));
}

#[test]
fn rule_7_3_of_three_skills_those_are_offered_that_somebody_has() {
    let three = check("infiltrated", |check| {
        check.skills.insert(Skill::Diplomacy);
    });
    let mut rig = Board::card("infiltrated").with(three).without(&["xavier"]).begin();
    rig.enter();
    assert_eq!(rig.offers(), ["skill:combat", "skill:stealth"], "there is no Diplomacy aboard");
}

/// The ship of an Enforcer or a Villain beaten in the Long phase, and whatever she leaves taken.
fn beaten(board: Board, ship: &str) -> Rig {
    let mut rig = fight(board.without(&["thaddeus"]));
    rig.tune(|table| {
        for enemy in &mut table.combat.as_mut().expect("a combat").enemies {
            (enemy.hull, enemy.shield) = (1, 0);
        }
    });
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    rig.play(&format!("target:{ship}-1 6"));
    while rig.is_rolling() {
        rig.roll(&[6]);
    }
    rig
}

#[test]
fn rule_7_4_who_waits_for_a_task_is_not_exhausted_again_by_a_check_that_comes_before_it() {
    let ambush = |content: &mut Content| {
        let infiltrated = IntelId::find(&content.names, "infiltrated").expect("a card");
        check("board-the-flagship", move |check| check.lost = vec![Effect::Follow(infiltrated)])(content);
    };
    let mut rig = beaten(Board::enemies(&["centenary"]).with(ambush), "centenary");
    rig.play("draw:felt-soles gear:felt-soles:wrathe");
    rig.play("attempt skill:stealth hero:wrathe done skill:operate hero:noriko done 1");
    assert_eq!((rig.began("infiltrated"), rig.status("noriko")), (1, Status::Exhausted));
    rig.play("skill:combat hero:gabriel done");
    assert!(rig.is_rolling(), "he alone is on it, and nobody is asked for another");
    assert_eq!((rig.status("gabriel"), rig.status("noriko")), (Status::Exhausted, Status::Exhausted));
}

#[test]
fn rule_6_10_whoever_leads_one_more_into_a_later_task_spares_its_crew() {
    let crew = |leader: &str| {
        let by_force = check("pursers-safe", |check| check.skills = [Skill::Combat].into());
        let board = Board::enemies(&["centenary"]).with(by_force).squad("bridge", &["gabriel", "xavier", "roland"]);
        let mut rig = beaten(board, "centenary");
        rig.promote("roland").play("draw:felt-soles gear:felt-soles:wrathe attempt skill:combat hero:gabriel done");
        rig.play(&format!("{leader} hero:wrathe done 6 1"));
        rig.table().crew
    };
    assert_eq!((crew(""), crew("ability:roland")), (5, 7), "2 Crew, and 2 less if he leads");
}

#[test]
fn rule_7_4_in_the_first_edition_nothing_leads_to_a_later_ones_card() {
    let boarded = |edition: Edition, moves: &str| {
        let mut rig = beaten(Board::enemies(&["cormac-enforcer"]).edition(edition), "cormac-enforcer");
        rig.play(moves);
        assert_eq!(rig.happened(|event| matches!(event, Event::CheckDecided { won: true, .. })), 1);
        rig
    };
    let first = boarded(Edition::First, "attempt hero:gabriel done 6");
    assert_eq!((first.began("enforcers-cabin"), first.kind().as_str()), (0, "action"));
    let today = boarded(Edition::TODAY, "attempt skill:combat hero:gabriel done hero:wrathe 6");
    assert_eq!(today.began("enforcers-cabin"), 1);
}
