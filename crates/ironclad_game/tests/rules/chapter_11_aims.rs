//! How far the aims of a scenario are, and what they bring (rules 11.5, 11.6).

use ironclad_game::content::scenario::Objective;
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::Outcome;
use ironclad_game::engine::query::{Aim, AimReward, AimState, Gift};
use serde_json::{Value, json};

use super::chapter_11_story::played;
use super::rig::{Board, Rig};

fn states(rig: &Rig) -> Vec<AimState> {
    rig.game.view().aims().into_iter().map(|aim| aim.state).collect()
}

fn done(rig: &Rig) -> Vec<Option<(u16, u16)>> {
    rig.game.view().aims().into_iter().map(|aim| aim.done).collect()
}

#[test]
fn rule_11_6_a_storys_aims_say_what_they_bring_with_whom() {
    let story = json!({
        "sides": { "federation": {
            "with": "federation", "against": ["cartel", "firstborn"],
            "pay": { "retainer": 5, "main": 7, "side": 3, "third": 1 }, "reputation": { "main": 3, "side": 0 }
        } },
        "milestones": {
            "main": { "when": "never", "ends": true }, "side": { "when": "never" },
            "third": { "when": "never", "at-the-end": true }
        }
    });
    let aim = |place: u8, credits: u8, reputation: &[(Faction, i8)]| Aim {
        place,
        state: AimState::Open,
        done: None,
        at_the_end: place == 2,
        ends: place == 0,
        reward: AimReward { credits, reputation: reputation.to_vec(), promotes: true, gifts: Vec::new() },
    };
    // Those whom the side is against take as much amiss; what changes nothing is not named.
    let mission = [(Faction::Federation, 3), (Faction::Cartel, -3), (Faction::Firstborn, -3)];
    assert_eq!(played(story).game.view().aims(), [aim(0, 7, &mission), aim(1, 3, &[]), aim(2, 1, &[])]);
}

/// What comes besides is told with the main objective: as things stand, and in one figure where it adds to what the side
/// pays.
#[test]
fn rule_11_6_the_main_objective_says_what_comes_besides() {
    let story = json!({
        "sides": { "federation": {
            "with": "federation", "against": ["cartel"],
            "pay": { "retainer": 5, "main": 7, "side": 3, "third": 1 }, "reputation": { "main": 2, "side": 1 },
            "besides": [
                { "promise": { "credits": 4, "chapter": 2 } },
                { "gain-gear": 2 },
                { "ammo": 1 },
                { "pay": 2 },
                { "gain-credits": 1 },
                { "reputation": { "with": "client", "by": 1 } },
                { "if": { "when": { "turn": { "from": 2 } },
                    "then": [{ "gain-salvage": 3 }], "otherwise": [{ "gain-morale": 1 }] } }
            ]
        } },
        "triggers": [
            { "id": "dearer", "on": { "turn": 2 }, "do": [{ "worth": { "milestone": "main", "credits": 9 } }] }
        ]
    });
    let mut rig = played(story);
    let told = |rig: &Rig| rig.game.view().aims().into_iter().map(|aim| aim.reward).collect::<Vec<_>>();
    let first = told(&rig);
    let besides = |last: Value| {
        let last = serde_json::from_value(last).expect("an effect");
        vec![Gift::Gear(2), Gift::Ammo(1), Gift::Effect(last), Gift::Promised { credits: 4, chapter: 2 }]
    };
    let main = AimReward {
        credits: 7 + 3,
        reputation: vec![(Faction::Federation, 3), (Faction::Cartel, -2)],
        promotes: true,
        gifts: besides(json!({ "gain-morale": 1 })),
    };
    assert_eq!(first.first(), Some(&main));
    assert!(first.iter().skip(1).all(|reward| reward.gifts.is_empty()), "{first:?}");
    rig.play("end-turn");
    let later = AimReward { credits: 9 + 3, gifts: besides(json!({ "gain-salvage": 3 })), ..main };
    assert_eq!(told(&rig).first(), Some(&later), "it is told as things stand");
}

#[test]
fn rule_11_5_a_side_mission_is_hidden_until_it_is_found_and_each_aim_is_reached_or_lost() {
    use AimState::{Failed, Hidden, Open, Reached};
    let story = json!({
        "milestones": {
            "main": { "when": "never" }, "side": { "when": "never", "seen": { "mark": "found" } },
            "third": { "when": "never" }
        },
        "triggers": [
            { "id": "found", "on": { "turn": 2 }, "do": [{ "mark": "found" }] },
            { "id": "done", "on": { "turn": 3 }, "do": [{ "reach": "side" }, { "fail": "third" }] }
        ]
    });
    let mut rig = played(story);
    assert_eq!(states(&rig), [Open, Hidden, Open], "the mission is given, the side mission has to be found");
    rig.play("end-turn");
    assert_eq!(states(&rig), [Open, Open, Open]);
    rig.play("end-turn");
    assert_eq!(states(&rig), [Open, Reached, Failed]);
}

/// A story whose prologue is this, with these sides to take.
fn sided(sides: &[&str], prologue: Value) -> Rig {
    let side = |power: &str| {
        let against = if power == "federation" { "cartel" } else { "federation" };
        let pay = json!({ "retainer": 0, "main": 1, "side": 1, "third": 1 });
        (power.to_owned(), json!({ "with": power, "against": [against], "pay": pay }))
    };
    let option = |power: &str| json!({ "id": power, "do": [{ "change-side": power }] });
    let options: Vec<Value> = sides.iter().map(|power| option(power)).collect();
    let written: serde_json::Map<String, Value> = sides.iter().map(|power| side(power)).collect();
    played(json!({
        "sides": written, "prologue": prologue, "choices": { "side": { "options": options } }
    }))
}

#[test]
fn rule_11_4_aims_are_not_known_before_a_side_is_taken() {
    for sides in [&["cartel", "federation"][..], &["cartel", "corporation", "federation"][..]] {
        let mut rig = sided(sides, json!([{ "choose": "side" }]));
        assert_eq!(states(&rig), [AimState::Hidden; 3], "{sides:?}");
        rig.play("option:federation");
        assert_eq!(states(&rig), [AimState::Open; 3], "{sides:?}");
    }
    let rig = sided(&["federation"], json!([{ "read": "orders" }]));
    assert_eq!(rig.kind(), "passage", "no side has been taken yet");
    assert_eq!(states(&rig), [AimState::Open; 3], "but where there is one alone, it will be that");
}

#[test]
fn rule_11_5_what_an_aim_of_a_story_counts_is_counted_as_it_is_done() {
    let story = json!({
        "counts": { "air": { "start": 0, "most": 3 } },
        "tokens": [{ "sector": "1a-empty-space-1", "card": "bad-intel" }],
        "milestones": {
            "main": { "when": { "turned-up": { "at-least": 3 } } },
            "side": { "when": { "all": [
                { "turn": { "from": 2 } }, { "count-at": { "count": "air", "at-least": 2 } }
            ] } },
            "third": { "when": { "combats-won": 1 } }
        },
        "triggers": [{ "id": "fills", "on": { "turn": 2 }, "do": [{ "count": { "count": "air", "by": 1 } }] }]
    });
    let mut rig = played(story);
    assert_eq!(done(&rig), [Some((0, 3)), Some((0, 2)), None], "one combat is not counted: it is won or not");
    rig.play("recon:1a-empty-space-1");
    assert_eq!(done(&rig), [Some((1, 3)), Some((0, 2)), None]);
    rig.play("end-turn");
    assert_eq!(done(&rig), [Some((1, 3)), Some((1, 2)), None]);
}

/// A patrol: to arrive two sectors off, and two things more to do.
fn patrol() -> Board {
    Board::at("europa")
        .lay_port("europa", [-1, 0])
        .tile("1a", [0, 0], 0)
        .token("1a-empty-space-1", "bad-intel")
        .set("/won", json!({ "arrive": "1a-empty-space-2" }))
        .set("/reward", json!({ "credits": 5, "reputation": { "council": 2 } }))
        .set(
            "/milestones",
            json!([
                { "id": "side", "objective": { "scout": 1 },
                  "reward": { "credits": 3, "reputation": { "federation": 1, "cartel": 0 } } },
                { "id": "third", "objective": { "explore": 2 } }
            ]),
        )
}

fn open(place: u8, done: Option<(u16, u16)>, reward: AimReward) -> Aim {
    Aim { place, state: AimState::Open, done, at_the_end: false, ends: place == 0, reward }
}

#[test]
fn rule_11_5_a_contracts_aim_ends_it_and_others_are_counted_beside_it() {
    let mut rig = patrol().campaign(3);
    let reward = |credits, reputation| AimReward { credits, reputation, promotes: true, gifts: Vec::new() };
    let aims = [
        open(0, None, reward(5, vec![(Faction::Council, 2)])),
        open(1, None, reward(3, vec![(Faction::Federation, 1)])),
        open(2, Some((0, 2)), reward(0, Vec::new())),
    ];
    assert_eq!(rig.game.view().aims(), aims);
    rig.play("recon:1a-empty-space-1");
    assert_eq!(states(&rig), [AimState::Open, AimState::Reached, AimState::Open]);
}

#[test]
fn rule_11_5_outside_a_campaign_the_aim_alone_counts() {
    let reward = AimReward { credits: 5, reputation: vec![(Faction::Council, 2)], promotes: false, gifts: Vec::new() };
    assert_eq!(patrol().begin().game.view().aims(), [open(0, None, reward)]);
}

#[test]
fn rule_11_5_outside_a_campaign_the_aim_is_reached_when_the_game_is_won() {
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).set("/won", json!({ "arrive": "1a-nebula" }));
    let mut rig = board.begin();
    let so_far = |rig: &Rig| rig.game.view().milestones().map(|own| (own.done, own.reached)).collect::<Vec<_>>();
    assert_eq!(so_far(&rig), [((0, 1), false)]);
    rig.play("move:1a-nebula");
    assert_eq!((rig.outcome(), so_far(&rig)), (Some(Outcome::Won), vec![((1, 1), true)]));
}

#[test]
fn rule_11_6_it_can_be_asked_how_much_of_any_aim_is_done() {
    let mut rig = patrol().begin();
    assert_eq!(rig.game.view().progress(Objective::TurnUp(3)), (0, 3));
    rig.play("recon:1a-empty-space-1");
    assert_eq!(rig.game.view().progress(Objective::TurnUp(3)), (1, 3));
}
