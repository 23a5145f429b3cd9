//! The chance that attacks sink an enemy together, by playing out every way that the dice can fall.
//!
//! Rolls that lead to the same state are merged after each die, so eight dice cost hundreds of steps instead of
//! millions, and the chance is still exact.

use std::collections::BTreeMap;

use super::FAR;
use crate::engine::combat::EnemyId;
use crate::engine::frame::Frame;
use crate::engine::{Answer, Decision, DecisionKind, Event, Events, Game, Input, Pending, Why};

/// The most states followed side by side.
const WIDE: usize = 4096;
/// The most dice followed: their rolls are counted in 64 bits.
const DICE: usize = 22;

/// An exact chance, in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chance {
    /// Ways in which it happens.
    pub ways: u64,
    /// Of how many equally likely ones.
    pub of: u64,
}

impl Chance {
    fn new(ways: u64, of: u64) -> Self {
        let by = divisor(ways, of).max(1);
        Self { ways: ways / by, of: of / by }
    }

    /// The same in a hundred, rounded, but never to certainty: only what must happen is 100, what cannot 0.
    pub fn percent(self) -> u8 {
        let rounded = (u128::from(self.ways) * 200 + u128::from(self.of)) / (u128::from(self.of.max(1)) * 2);
        let percent = u8::try_from(rounded).unwrap_or(100);
        match self.ways {
            0 => 0,
            ways if ways == self.of => 100,
            _ => percent.clamp(1, 99),
        }
    }
}

fn divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { divisor(other, one % other) }
}

/// For each enemy that can be attacked: the chance that she is sunk, if all attacks that can still be aimed are aimed at
/// her. Nothing is told where no attack of ours is being prepared.
pub fn sinks(game: &Game) -> Vec<(EnemyId, Chance)> {
    let view = game.view();
    let enemies = game.table().combat.iter().flat_map(|combat| &combat.enemies);
    let targets = enemies.filter(|enemy| view.is_target(enemy)).map(|enemy| enemy.id);
    targets.filter_map(|target| Some((target, sinks_after(game, &[], target)?))).collect()
}

/// The chance that this enemy is sunk after these answers. Where targets are named, by the attacks of this stage: those
/// aimed so far as they are aimed, all others at her. Where a phase is planned, by the attacks of its two stages, the
/// plan being carried out as far as it has been made, and the enemy's fire changing nothing. Reactions are passed by.
pub fn sinks_after(game: &Game, answers: &[Answer], target: EnemyId) -> Option<Chance> {
    let attack = attack(game, target)?;
    let mut start = attack.begun(game);
    let mut events = Events::new();
    for answer in answers {
        start.submit(Input::Answer(*answer), &mut events).ok()?;
    }
    let mut chances = Chances { sunk: 0, of: 1 };
    let mut live: Vec<(Game, u64)> = Vec::new();
    match attack.follow(start, &mut events)? {
        Next::Sunk => return Some(Chance::new(1, 1)),
        Next::Over => return Some(Chance::new(0, 1)),
        Next::Roll(game) => live.push((*game, 1)),
    }
    for _ in 0..DICE {
        if live.is_empty() {
            return Some(Chance::new(chances.sunk, chances.of));
        }
        live = attack.roll(live, &mut chances)?;
    }
    None
}

/// Ways counted so far, of all.
struct Chances {
    sunk: u64,
    of: u64,
}

/// An attack that is followed to its end.
#[derive(Debug, Clone, Copy)]
struct Attack {
    target: EnemyId,
    /// Whether the phase is still planned; otherwise a stage is under way.
    planned: bool,
}

/// The attack that is being prepared, if one is.
fn attack(game: &Game, target: EnemyId) -> Option<Attack> {
    let Pending::Choose(decision) = game.pending() else { return None };
    let planned = match (decision.kind, game.state().frames.last()?) {
        (_, Frame::Planning(_)) => true,
        (DecisionKind::Target, Frame::StageFight(_)) => false,
        _ => return None,
    };
    Some(Attack { target, planned })
}

/// A state reached, and the number of rolls that lead to it.
enum Next {
    /// The target is sunk.
    Sunk,
    /// No attack of ours is left.
    Over,
    /// A die is rolled.
    Roll(Box<Game>),
}

impl Attack {
    /// A copy in which the enemy does not fire in the phase that is planned.
    fn begun(self, game: &Game) -> Game {
        let mut state = game.state().clone();
        if self.planned
            && let Some(combat) = &mut state.table.combat
        {
            combat.held = u8::MAX;
        }
        Game::resume(game.content().clone(), game.scenario().clone(), state)
    }

    /// Rolls the next die of each game, merging the faces that lead to the same state.
    fn roll(self, live: Vec<(Game, u64)>, chances: &mut Chances) -> Option<Vec<(Game, u64)>> {
        chances.sunk = chances.sunk.checked_mul(6)?;
        chances.of = chances.of.checked_mul(6)?;
        let mut next: BTreeMap<u64, (Game, u64)> = BTreeMap::new();
        let mut events = Events::new();
        for (game, ways) in live {
            for input in game.chances() {
                let mut game = game.clone();
                events.clear();
                game.submit(input, &mut events).ok()?;
                match self.follow(game, &mut events)? {
                    Next::Sunk => chances.sunk = chances.sunk.checked_add(ways)?,
                    Next::Over => {}
                    Next::Roll(game) => {
                        let (_, counted) = next.entry(game.hash()).or_insert_with(|| (*game, 0));
                        *counted = counted.checked_add(ways)?;
                    }
                }
            }
        }
        if next.len() <= WIDE { Some(next.into_values().collect()) } else { None }
    }

    /// Plays on to the next die of an attack of ours.
    fn follow(self, mut game: Game, events: &mut Events) -> Option<Next> {
        for _ in 0..FAR {
            let afloat = game.table().combat.as_ref().is_some_and(|combat| combat.is_afloat(self.target));
            if !afloat {
                let sunk = events.contains(&Event::EnemyDestroyed { enemy: self.target });
                return Some(if sunk { Next::Sunk } else { Next::Over });
            }
            if events.iter().any(|event| self.ends(event)) {
                return Some(Next::Over);
            }
            match game.pending() {
                Pending::Chance(request) => {
                    let ours = matches!(request.why, Why::Attack { .. } | Why::FighterAttack { .. });
                    // While a plan is carried out, what it uncovers may be rolled for.
                    return Some(if ours || self.planned { Next::Roll(Box::new(game)) } else { Next::Over });
                }
                Pending::Draw(_) => return None,
                Pending::Over(_) => return Some(Next::Over),
                Pending::Choose(decision) => {
                    game.submit(Input::Answer(self.answer(&decision)?), events).ok()?;
                }
            }
        }
        None
    }

    /// Whether no attack that counts can follow.
    fn ends(self, event: &Event) -> bool {
        match event {
            Event::StageBegan { .. } => !self.planned,
            Event::PhaseBegan { .. } | Event::CombatEnded { .. } => true,
            _ => false,
        }
    }

    /// The answer that continues the attack: the plan as it is, and everything possible aimed at the target.
    fn answer(self, decision: &Decision) -> Option<Answer> {
        let wanted = [Answer::Target(self.target), Answer::Confirm, Answer::Done, Answer::NoOrder, Answer::Pass];
        let found = wanted.into_iter().find(|answer| decision.options.contains(answer));
        found.or_else(|| decision.options.first().copied())
    }
}
