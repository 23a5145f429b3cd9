//! Reputation, and what a scenario is about: aims, limits, rewards.

use ironclad_game::content::terms::Faction;
use ironclad_game::engine::query::Standing;
use ironclad_game::engine::{Event, Outcome};
use serde_json::json;

use crate::rig::{Board, Rig, plan};

use Faction::{Cartel, Corporation, Council, Federation, Firstborn};

const RING: [Faction; 5] = [Federation, Council, Firstborn, Cartel, Corporation];

#[test]
fn rule_10_1_neighbours_in_the_ring_are_friends_and_those_across_are_enemies() {
    let friends = |of: Faction| RING.into_iter().filter(|other| of.is_friend_of(*other)).collect::<Vec<_>>();
    let enemies = |of: Faction| RING.into_iter().filter(|other| of.is_enemy_of(*other)).collect::<Vec<_>>();
    assert_eq!((friends(Federation), enemies(Federation)), (vec![Council, Corporation], vec![Firstborn, Cartel]));
    assert_eq!((friends(Council), enemies(Council)), (vec![Federation, Firstborn], vec![Cartel, Corporation]));
    assert_eq!((friends(Firstborn), enemies(Firstborn)), (vec![Council, Cartel], vec![Federation, Corporation]));
    assert_eq!((friends(Cartel), enemies(Cartel)), (vec![Firstborn, Corporation], vec![Federation, Council]));
    assert_eq!((friends(Corporation), enemies(Corporation)), (vec![Federation, Cartel], vec![Council, Firstborn]));
}

#[test]
fn rule_10_3_thresholds() {
    let standing = [-15, -10, -9, -5, -4, 0, 4, 5, 9, 10, 15].map(Standing::of);
    use Standing::{Ally, Enemy, Friendly, Hostile, Neutral};
    let as_written = [Enemy, Enemy, Hostile, Hostile, Neutral, Neutral, Neutral, Friendly, Friendly, Ally, Ally];
    assert_eq!(standing, as_written);
}

/// Arrives where the scenario is won, with these scores at the start and this reward.
fn rewarded(start: &[(Faction, i8)], reward: &[(Faction, i8)]) -> Rig {
    let scores = |of: &[(Faction, i8)]| {
        of.iter().map(|(faction, score)| (faction.name().to_owned(), json!(score))).collect::<serde_json::Map<_, _>>()
    };
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).set("/won", json!({ "arrive": "1a-nebula" }));
    let board = board.set("/reputation", scores(start).into());
    let mut rig = board.set("/reward", json!({ "credits": 4, "reputation": scores(reward) })).begin();
    rig.choose("move:1a-nebula");
    rig
}

fn scores(rig: &Rig) -> [i8; 5] {
    rig.table().reputation
}

#[test]
fn rule_10_2_a_reward_changes_reputation_within_fifteen() {
    let rig = rewarded(&[], &[(Federation, 3), (Cartel, -3)]);
    assert_eq!((scores(&rig), rig.table().credits, rig.outcome()), ([3, 0, 0, -3, 0], 4, Some(Outcome::Won)));
    let rig = rewarded(&[(Council, 14), (Cartel, -14)], &[(Council, 3), (Cartel, -3)]);
    assert_eq!(scores(&rig), [0, 15, 0, -15, 0]);
    assert_eq!(rig.happened(|event| matches!(event, Event::ReputationChanged { by: 1, now: 15, .. })), 1);
}

#[test]
fn rule_10_5_the_first_ally_is_the_ally_for_good() {
    let rig = rewarded(&[(Federation, 8)], &[(Federation, 3)]);
    assert_eq!(rig.table().ally, Some(Federation));
    assert_eq!(rig.happened(|event| matches!(event, Event::Allied { faction: Federation })), 1);
    let rig = rewarded(&[(Federation, 10), (Council, 9)], &[(Council, 3)]);
    assert_eq!((rig.table().ally, scores(&rig)), (Some(Federation), [10, 12, 0, 0, 0]), "a second is none");
}

#[test]
fn rule_10_5_what_was_lost_with_an_allys_enemies_cannot_be_won_back() {
    let rig = rewarded(&[(Federation, 12), (Firstborn, -2), (Cartel, 3)], &[(Firstborn, 3), (Cartel, 2)]);
    assert_eq!(scores(&rig), [12, 0, -2, 3, 0], "her enemies' scores rise no longer");
    let rig = rewarded(&[(Federation, 12), (Cartel, 3)], &[(Cartel, -3), (Council, 2)]);
    assert_eq!(scores(&rig), [12, 2, 0, 0, 0], "but they fall, and her friends' rise");
    let rig = rewarded(&[(Federation, 12)], &[(Federation, -9)]);
    assert_eq!(scores(&rig), [10, 0, 0, 0, 0], "an ally's score does not fall under 10");
    let rig = rewarded(&[(Federation, 9), (Cartel, 0)], &[(Federation, -9), (Cartel, 2)]);
    assert_eq!(scores(&rig), [0, 0, 0, 2, 0], "Friendly is no ally");
}

/// A ship between two sectors, with this aim.
fn aim(won: serde_json::Value) -> Board {
    Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).set("/won", won).without(&["noriko", "xavier"])
}

#[test]
fn rule_11_6_each_kind_of_aim() {
    let mut rig = aim(json!({ "arrive": "1a-nebula" })).begin();
    rig.choose("move:1a-empty-space-2");
    assert_eq!(rig.outcome(), None);
    assert_eq!(rig.choose("move:1a-nebula").outcome(), Some(Outcome::Won));

    let mut rig = aim(json!({ "enter": ["1a-nebula", "1a-empty-space-2"] })).begin();
    rig.choose("move:1a-empty-space-2");
    assert_eq!(rig.outcome(), None, "one of two");
    assert_eq!(rig.choose("move:1a-nebula").outcome(), Some(Outcome::Won));

    let board = aim(json!({ "turn-up": 2 })).token("1a-nebula", "probe").token("1a-empty-space-2", "probe");
    let mut rig = board.begin();
    rig.choose("recon:1a-nebula");
    assert_eq!(rig.outcome(), None, "one of two");
    assert_eq!(rig.choose("recon:1a-empty-space-2").outcome(), Some(Outcome::Won), "by Recon");
    let board = aim(json!({ "turn-up": 1 })).token("1a-nebula", "friendly-outpost");
    assert_eq!(board.begin().choose("move:1a-nebula").choose("skip").outcome(), Some(Outcome::Won), "or by Move");

    let board = Board::enemies(&["valkyrie"]).set("/won", json!({ "win": 1 })).without(&["xavier"]);
    let mut rig = board.begin();
    rig.meet();
    plan(&mut rig, [("-", "gabriel"), ("superweapon", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6 6");
    for _ in 0..9 {
        if rig.outcome().is_none() && rig.is_rolling() {
            rig.roll(&[1]);
        }
    }
    assert_eq!(rig.outcome(), Some(Outcome::Won));

    let mut rig = Board::port("europa").set("/won", json!({ "served": "europa" })).start("credits", 5).begin();
    rig.play("dock service:trader buy:salvage");
    assert_eq!(rig.outcome(), None, "when it is finished");
    assert_eq!(rig.choose("done").outcome(), Some(Outcome::Won));
}

#[test]
fn rule_2_12_with_the_last_turn_time_runs_out() {
    let limited = || aim(json!({ "arrive": "1a-nebula" })).set("/turns", json!(2)).begin();
    let mut rig = limited();
    rig.play("end-turn");
    assert_eq!((rig.table().turn, rig.outcome()), (2, None));
    rig.choose("end-turn");
    assert_eq!(rig.outcome(), Some(Outcome::Ended), "the ship lives");
    let mut rig = limited();
    assert_eq!(rig.play("end-turn move:1a-nebula").outcome(), Some(Outcome::Won), "within the last turn");
    let mut rig = limited();
    rig.play("end-turn move:1a-empty-space-2 move:1a-empty-space-1");
    assert_eq!(rig.outcome(), Some(Outcome::Ended), "its last action spent elsewhere");
}
