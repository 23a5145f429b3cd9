//! States that no game comes to, as a damaged or forged file can hold them: they are played or refused, and nothing breaks.

use std::sync::Arc;

use ironclad::content::story::beat::Terms;
use ironclad::content::terms::Mode;
use ironclad::engine::campaign::{Arranged, Enlisted, Promise};
use ironclad::engine::moment::Happened;
use ironclad::engine::{Events, Game, Illegal, Input, Pending, Setup, State, dealt};

use full_thrust::play::FullThrust;
use iron_guest::IronGuest;
use ironclad::games::WarGame;
use ironclad::odds;
use kernel::save::Json;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

use crate::rules::random_play::Chance;
use crate::table::content;

/// A chapter of the story, some way into it.
fn begun(chapter: u8, chance: &mut Chance) -> Game {
    let scenario = Arc::clone(content().chapter(chapter).expect("the chapter"));
    let setup = Setup {
        mode: Mode::Normal,
        seats: dealt(1),
        scripted: false,
        players: None,
        edition: ironclad::content::edition::Edition::TODAY,
    };
    let mut game = Game::campaign(Arc::clone(content()), scenario, setup, content().chapters(), &mut Events::new());
    for _ in 0..chance.below(60) {
        let Some(input) = input(&game, chance) else { break };
        game.submit(input, &mut Events::new()).expect("one of the options");
    }
    game
}

fn input(game: &Game, chance: &mut Chance) -> Option<Input> {
    match game.pending() {
        Pending::Choose(decision) if decision.options.is_empty() => None,
        Pending::Choose(decision) => Some(Input::Answer(*chance.of(&decision.options))),
        Pending::Chance(_) | Pending::Draw(_) => {
            let all = game.chances();
            if all.is_empty() { None } else { Some(*chance.of(&all)) }
        }
        Pending::Over(_) => None,
    }
}

/// What the table asks of the odds wherever it waits.
fn foretold(game: &Game) {
    if let Pending::Choose(decision) = game.pending() {
        odds::odds(game, &decision);
    }
    odds::sinks(game);
}

/// Plays on from a state so changed. How many inputs were refused for want of room; a refusal changes nothing.
fn played(change: impl Fn(&mut State)) -> usize {
    let mut refused = 0;
    for seed in 0..24 {
        let mut chance = Chance::new(seed);
        let game = begun(1 + u8::try_from(chance.below(5)).expect("small"), &mut chance);
        let mut state = game.state().clone();
        change(&mut state);
        let mut game = Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state);
        for _ in 0..150 {
            foretold(&game);
            let Some(input) = input(&game, &mut chance) else { break };
            let (before, mut events) = (game.hash(), Events::new());
            match game.submit(input, &mut events) {
                Ok(()) => {}
                Err(illegal) => {
                    assert_eq!(illegal, Illegal::NoRoom, "seed {seed}");
                    assert!(events.is_empty() && game.hash() == before, "seed {seed}: a refusal changes nothing");
                    refused += 1;
                    break;
                }
            }
        }
    }
    refused
}

#[test]
fn a_map_with_fewer_tokens_than_sectors() {
    let refused = [0, 3].map(|left| played(|state| state.table.tokens.truncate(left)));
    assert!(refused.iter().sum::<usize>() > 0, "what happens to a token that is not there is refused, not dropped");
}

#[test]
fn frames_to_the_brim() {
    let fill = |state: &mut State| {
        while let Some(frame) = state.frames.last().copied().filter(|_| !state.frames.is_full()) {
            state.frames.push(frame);
        }
    };
    assert!(played(fill) > 0, "nothing more can begin");
}

#[test]
fn moments_to_the_brim() {
    let fill = |state: &mut State| {
        while !state.moments.is_full() {
            state.moments.push(Happened::HeroWounded);
        }
    };
    played(fill);
}

#[test]
fn a_log_without_room() {
    let fill = |state: &mut State| {
        let Some(log) = &mut state.table.log else { return };
        while !log.promises.is_full() {
            log.promises.push(Promise { credits: 1, chapter: 99 });
        }
        let port = content().ports.ids().next().expect("a port");
        while !log.arranged.is_full() {
            log.arranged.push(Arranged { port, terms: Terms::Neutral, until: 99 });
        }
        let flag = content().flags.flags.keys().next().copied().expect("a flag");
        let value = content().unset.expect("a value");
        while !log.flags.is_full() {
            log.flags.push((flag, value));
        }
        let nobody = Enlisted::new(content().heroes.ids().last().expect("a hero"));
        while !log.roster.is_full() {
            log.roster.push(nobody);
        }
    };
    assert!(played(fill) > 0, "what has no room is refused, not dropped");
}

#[test]
fn courses_without_anything() {
    let empty = |state: &mut State| {
        if let Some(course) = &mut state.table.course {
            course.movers.clear();
            course.counts.clear();
            course.loads.clear();
        }
        state.table.pool.clear();
        state.table.pile.clear();
        state.table.fighters.clear();
    };
    played(empty);
}

/// Something that stands in a state, and what is put in its place.
type Change = (usize, usize);

/// The ways to all that stands in a value.
fn ways(value: &Value, way: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| ways(inner, &format!("{way}/{key}"), found)),
        Value::Array(list) => list.iter().enumerate().for_each(|(i, inner)| ways(inner, &format!("{way}/{i}"), found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    found.push(way.to_owned());
}

/// Puts another number, another id or another list in the place of one.
fn change(state: &mut Value, (what, other): Change) {
    let mut all = Vec::new();
    ways(state, "", &mut all);
    let ids: Vec<Value> =
        all.iter().filter_map(|way| state.pointer(way)).filter(|value| value.is_string()).cloned().collect();
    let place = state.pointer_mut(&all[what % all.len()]).expect("it is there");
    match place {
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or_default();
            let numbers = [0, 1, 2, 3, 7, 63, 64, 255, 256, 65_535, near + 1, near - 1, -1, i64::from(u32::MAX)];
            *place = json!(numbers[other % numbers.len()]);
        }
        Value::String(_) => *place = ids[other % ids.len()].clone(),
        Value::Bool(so) => *so = !*so,
        Value::Array(list) => match other % 4 {
            0 => list.clear(),
            1 => list.extend(list.clone()),
            2 => list.reverse(),
            _ => drop(list.pop()),
        },
        Value::Object(_) | Value::Null => *place = Value::Null,
    }
}

/// A state of a game, some way into it, so changed; none if it is refused.
fn hostile<G: kernel::Game>(game: &G, stage: &G::Stage, changes: &[Change]) -> Option<G> {
    let mut state: Value = game.write_state().expect("plain").read().expect("JSON");
    changes.iter().for_each(|changed| change(&mut state, *changed));
    let state = G::read_state(game.catalogue(), stage, &Json::of(&state).expect("plain")).ok()?;
    Some(G::resume(game.catalogue(), stage, state))
}

/// Plays a war game by its weakest bots for so many inputs, or until nothing more can be given.
fn bots<G: WarGame>(game: &mut G, chance: &mut Chance, inputs: usize) {
    let weakest = G::bots()[0];
    for _ in 0..inputs {
        let input = match game.pending() {
            kernel::Pending::Choose(decision) => {
                let Some(seat) = game.seats(&decision).iter().next() else { return };
                let mut bot = G::bot(weakest, seat, chance.next()).expect("the bot");
                let Some(answer) = bot.choose(&game.observe(Some(seat), chance.next()), &decision) else { return };
                kernel::AnyInput::Answer(answer)
            }
            kernel::Pending::Chance(_) | kernel::Pending::Draw(_) => {
                let all = game.chances();
                if all.is_empty() {
                    return;
                }
                chance.of(&all).clone()
            }
            kernel::Pending::Over(_) => return,
        };
        if game.submit(input, &mut Vec::new()).is_err() {
            return;
        }
    }
}

/// A battle of a war game with its state so changed, played on.
fn hostile_battle<G: WarGame>(scenario: &str, seed: u64, changes: &[Change]) {
    let catalogue = G::built_in().expect("sound");
    let start = G::battle(&catalogue, scenario, seed).expect("a battle");
    let begun = G::set_up(&catalogue, start).expect("a set-up");
    let stage = G::first_stage(&catalogue, &begun.setup).expect("a stage");
    let mut game = G::begin(&catalogue, &begun.setup, &stage, &mut Vec::new()).expect("it begins");
    let mut chance = Chance::new(seed);
    let before = chance.below(60);
    bots(&mut game, &mut chance, before);
    if let Some(mut game) = hostile(&game, &stage, changes) {
        bots(&mut game, &mut chance, 100);
    }
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    proptest::collection::vec((any::<usize>(), any::<usize>()), 1..4)
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(7), failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn attack_f7_a_campaign_goes_on_from_any_state_or_refuses_it(seed in any::<u64>(), changes in changes()) {
        let mut chance = Chance::new(seed);
        let game = begun(1 + u8::try_from(chance.below(5)).expect("small"), &mut chance);
        let state: Value = kernel::Game::write_state(&game).expect("plain").read().expect("JSON");
        let mut changed = state;
        changes.iter().for_each(|one| change(&mut changed, *one));
        let read = ironclad::content::id::with_names(game.names(), || serde_json::from_value::<State>(changed));
        if let Ok(state) = read {
            let mut game = Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state);
            for _ in 0..100 {
                foretold(&game);
                let Some(input) = input(&game, &mut chance) else { break };
                if game.submit(input, &mut Events::new()).is_err() {
                    break;
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn attack_f7_the_war_games_go_on_from_any_state_or_refuse_it(seed in any::<u64>(), changes in changes()) {
        hostile_battle::<IronGuest>("duel", seed, &changes);
        hostile_battle::<FullThrust>("border-patrol", seed, &changes);
    }
}
