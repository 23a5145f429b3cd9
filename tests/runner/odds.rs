//! Odds, held against what the dice then do.

use std::collections::BTreeMap;

use ironclad::content::{Id, IntelId};
use ironclad::engine::combat::EnemyId;
use ironclad::engine::frame::Frame;
use ironclad::engine::state::Token;
use ironclad::engine::{Answer, DecisionKind, Die, Event, Events, Game, Input, Pending, Why};
use ironclad::odds;
use serde_json::json;

use crate::rules::random_patrols::begin;
use crate::rules::random_play::Chance;
use crate::table::{Line, session};

fn two_committed() -> Line {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-2", "free": true }));
    for option in ["skill:combat", "hero:gabriel", "hero:thaddeus"] {
        line.choose(option);
    }
    line
}

#[test]
fn a_check_has_the_odds_that_its_faces_have() {
    let won = |face: u8| {
        let mut line = two_committed();
        line.good(&json!({ "do": "dice", "next": [face] }));
        let played = line.choose("done");
        played["events"].as_array().expect("events").iter().any(|event| event["check-decided"]["won"] == true)
    };
    let ways = (1..=6).filter(|face| won(*face)).count();
    assert_eq!(two_committed().good(&json!({ "do": "odds" }))["odds"]["done"], json!({ "ways": ways, "of": 6 }));
}

#[test]
fn a_lesson_tells_its_odds_too() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-2" }));
    let answer = line.good(&json!({ "do": "odds" }));
    assert_eq!(
        answer["odds"]["skill:combat"],
        json!({ "ways": 5, "of": 6 }),
        "with the three who do best: 10 against 12"
    );
    line.choose("skill:combat");
    assert_eq!(line.good(&json!({ "do": "odds" }))["odds"]["hero:gabriel"]["of"], 6);
    assert_eq!(answer["events"], json!([]));
}

#[test]
fn a_table_tells_its_rows() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-1" }));
    for option in ["recon:3a-empty-space", "move:3a-empty-space", "attempt"] {
        line.choose(option);
    }
    let odds = line.good(&json!({ "do": "odds" }))["odds"]["hero:noriko"].clone();
    let rows = odds["rows"].as_array().expect("rows");
    let all: u64 = rows.iter().filter_map(|row| row["ways"].as_u64()).sum();
    assert_eq!((all, &odds["of"]), (6, &json!(6)));
}

#[test]
fn shots_and_evasions_have_odds() {
    let mut session = session("tutorial-2", true, 1);
    let mut told = Vec::new();
    for option in crate::table::script("tutorial-2") {
        if let Some(decision) = session.decision().filter(|_| option.starts_with("target:")) {
            told.extend(odds::odds(session.game(), &decision).into_iter().map(|(_, odds)| odds.ways));
        }
        session.choose(&option).expect("legal");
    }
    // Both shots need a natural 2 at the least (rule 7.1), which beats their targets.
    assert_eq!(told, [5, 5]);
}

#[test]
fn asking_for_odds_changes_nothing() {
    let mut session = session("tutorial-2", false, 1);
    let before = session.game().hash();
    let decision = session.decision().expect("a decision");
    assert!(odds::of(session.game(), decision.options[0]).is_some());
    assert!(!odds::odds(session.game(), &decision).is_empty());
    assert_eq!(session.game().hash(), before);
    session.queue(&[Die::new(1).expect("a face")]);
    assert!(odds::of(session.game(), Answer::Rest).is_none(), "no option, no odds");
}

#[test]
fn what_lies_face_down_is_not_told_by_its_odds() {
    let line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-1", "free": true }));
    let game = line.0.session().expect("a game").game();
    let mut state = game.state().clone();
    // Sickness on the first sector of space, which does no hits: its roll comes at once.
    for token in state.table.tokens.iter_mut().flatten() {
        *token = Token::Placed(IntelId::find(game.names(), "sickness").expect("a card"));
    }
    let game = Game::resume(game.content().clone(), game.scenario().clone(), state);
    let Pending::Choose(decision) = game.pending() else { panic!("a question") };
    let told = odds::odds(&game, &decision);
    assert!(!told.iter().any(|(answer, _)| matches!(answer, Answer::Move(_))), "{told:?}");
}

/// How a roll of this kind came out for the players, as the events tell: won, or the row of a table.
fn came_out(events: &[Event]) -> Option<Result<u8, bool>> {
    events.iter().find_map(|event| match *event {
        Event::CheckDecided { won, .. } => Some(Err(won)),
        Event::ShotDecided { landed, .. } => Some(Err(landed)),
        Event::EnemyShotDecided { evaded, .. } => Some(Err(evaded)),
        Event::TableRead { row, .. } => Some(Ok(row)),
        _ => None,
    })
}

/// Passes by what can be passed by. After a choice a hero's pick ends, and whoever fires twice fires at the same target.
fn pass_by(game: &mut Game, events: &mut Events, chosen: Option<Answer>) {
    while let Pending::Choose(decision) = game.pending() {
        let answer = match decision.kind {
            DecisionKind::Reaction => Some(Answer::Pass),
            DecisionKind::Hero => chosen.map(|_| Answer::Done),
            DecisionKind::Target => chosen,
            _ => None,
        };
        let Some(answer) = answer else { return };
        if !decision.options.contains(&answer) {
            return;
        }
        game.submit(Input::Answer(answer), events).expect("an option");
    }
}

/// The odds of an option by rolling each face: faces that serve, and how often each row comes.
fn by_hand(game: &Game, answer: Answer) -> Option<(u8, Vec<(u8, u8)>)> {
    let mut game = game.clone();
    game.submit(Input::Answer(answer), &mut Events::new()).expect("an option");
    pass_by(&mut game, &mut Events::new(), Some(answer));
    let Pending::Chance(request) = game.pending() else { return None };
    let outcomes: Vec<Result<u8, bool>> = Die::all()
        .map(|die| {
            let (mut game, mut events) = (game.clone(), Events::new());
            game.submit(Input::Die(die), &mut events).expect("a die");
            if came_out(&events).is_none() {
                pass_by(&mut game, &mut events, None);
            }
            came_out(&events)
        })
        .collect::<Option<_>>()?;
    let decided = matches!(
        request.why,
        Why::Check
            | Why::Table
            | Why::Attack { .. }
            | Why::FighterAttack { .. }
            | Why::Evasion { .. }
            | Why::FighterEvasion { .. }
    );
    let mut rows: BTreeMap<u8, u8> = BTreeMap::new();
    outcomes.iter().filter_map(|outcome| outcome.ok()).for_each(|row| *rows.entry(row).or_default() += 1);
    let won = outcomes.iter().filter(|outcome| **outcome == Err(true)).count();
    decided.then(|| (u8::try_from(won).expect("six"), rows.into_iter().collect()))
}

/// The chance to sink an enemy by following every face to the end, one by one, nothing counted together; none where
/// that is too much to follow. `events` is what the last die has led to.
fn sunk_by_hand(game: &Game, events: &Events, target: EnemyId, depth: u8) -> Option<u64> {
    let (mut game, mut events) = (game.clone(), events.clone());
    loop {
        if events.contains(&Event::EnemyDestroyed { enemy: target }) {
            return Some(6u64.pow(depth.into()));
        }
        let over = |event: &Event| {
            matches!(event, Event::StageBegan { .. } | Event::PhaseBegan { .. } | Event::CombatEnded { .. })
        };
        match game.pending() {
            _ if events.iter().any(over) => return Some(0),
            Pending::Choose(decision) if decision.kind == DecisionKind::Target => {
                let wanted = [Answer::Target(target), Answer::Done, decision.options[0]];
                let answer = wanted.into_iter().find(|answer| decision.options.contains(answer)).expect("the first");
                game.submit(Input::Answer(answer), &mut events).expect("an option");
            }
            Pending::Chance(request) if matches!(request.why, Why::Attack { .. } | Why::FighterAttack { .. }) => {
                let left = depth.checked_sub(1)?;
                let faces = Die::all().map(|die| {
                    let (mut game, mut events) = (game.clone(), Events::new());
                    game.submit(Input::Die(die), &mut events).expect("a die");
                    sunk_by_hand(&game, &events, target, left)
                });
                return faces.sum();
            }
            _ => return Some(0),
        }
    }
}

#[test]
fn in_random_patrols_odds_are_what_the_faces_do() {
    let (mut told, mut rows, mut sunk) = (0, 0, 0);
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let mut rig = begin(seed, &mut chance);
        for _ in 0..300 {
            let game = &rig.game;
            let input = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) | Pending::Draw(_) => *chance.of(&game.chances()),
                Pending::Choose(decision) => {
                    if decision.kind != DecisionKind::SetUp {
                        // A skill alone is judged by those who would do best with it, as the lesson's test has it.
                        let skill = |answer: &&Answer| matches!(answer, Answer::Skill(_));
                        for &answer in decision.options.iter().filter(|answer| !skill(answer)) {
                            let odds = odds::of(game, answer);
                            let hand = by_hand(game, answer);
                            let said = odds.as_ref().map(|odds| odds.rows.clone());
                            assert_eq!(said, hand.as_ref().map(|hand| hand.1.clone()), "seed {seed}: {answer:?}");
                            if let (Some(odds), Some((ways, by_row))) = (odds, hand) {
                                told += 1;
                                rows += u32::from(!by_row.is_empty());
                                assert!(odds.ways == ways || !by_row.is_empty(), "seed {seed}: {answer:?}");
                            }
                        }
                    }
                    let firing = matches!(game.state().frames.last(), Some(Frame::StageFight(_)));
                    if decision.kind == DecisionKind::Target && firing {
                        for (enemy, joint) in odds::sinks(game) {
                            let Some(ways) = sunk_by_hand(game, &Events::new(), enemy, 5) else { continue };
                            let all = 6u64.pow(5);
                            assert_eq!(joint.ways * all, ways * joint.of, "seed {seed}: {joint:?}, {ways} of {all}");
                            sunk += u32::from(joint.ways > 0 && joint.ways < joint.of);
                        }
                    }
                    assert!(odds::sinks(game).iter().all(|(_, joint)| joint.ways <= joint.of));
                    Input::Answer(*chance.of(&decision.options))
                }
            };
            rig.events.clear();
            rig.game.submit(input, &mut rig.events).expect("legal");
        }
    }
    assert!(told > 300 && rows > 10 && sunk > 5, "too tame to prove anything: {told}, {rows}, {sunk}");
}
