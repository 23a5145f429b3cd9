//! States that no game comes to, as a damaged or forged file can hold them: they are played or refused, and nothing breaks.

use std::sync::Arc;

use ironclad::content::story::beat::Terms;
use ironclad::content::terms::Mode;
use ironclad::engine::campaign::{Arranged, Enlisted, Promise};
use ironclad::engine::moment::Happened;
use ironclad::engine::{Events, Game, Illegal, Input, Pending, Setup, State, dealt};

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

/// Plays on from a state so changed. How many inputs were refused for want of room; a refusal changes nothing.
fn played(change: impl Fn(&mut State)) -> usize {
    let mut refused = 0;
    for seed in 0..24 {
        let mut chance = Chance(seed);
        let game = begun(1 + u8::try_from(chance.below(5)).expect("small"), &mut chance);
        let mut state = game.state().clone();
        change(&mut state);
        let mut game = Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state);
        for _ in 0..150 {
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
    for left in [0, 3] {
        assert_eq!(played(|state| state.table.tokens.truncate(left)), 0);
    }
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
    assert_eq!(played(fill), 0, "what has no room does not happen");
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
