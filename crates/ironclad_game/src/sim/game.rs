//! One game, from its first decision to its end.

use super::chapter::Sailed;
use super::report::{Ended, Played};
use super::tally::Tally;
use super::whim::Whim;
use super::{Plan, SimError, Subject};
use crate::bot::Dice;
use crate::content::terms::Track;
use crate::content::{Id, Names};
use crate::engine::{Event, Events, Game, Input, Outcome, Pending, Source};
use crate::patrol;
use crate::session::generated;

/// What a game grows from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seeds {
    /// Its dice, and its patrol.
    pub(super) dice: u64,
    /// The choices of its bot.
    bot: u64,
}

impl Seeds {
    /// Those of the game of this number.
    pub(super) fn of(plan: &Plan, number: u32) -> Self {
        let mut seeds = Dice::new(plan.seed, number.into());
        Self { dice: seeds.seed(), bot: seeds.seed() }
    }
}

/// A game about to be played.
pub(super) struct Match<'a> {
    pub(super) plan: &'a Plan,
    pub(super) number: u32,
    pub(super) seeds: Seeds,
    pub(super) tally: &'a mut Tally,
    pub(super) chapters: &'a mut Vec<Sailed>,
}

/// The most restarts of lost scenarios, for each scenario of a campaign.
const ATTEMPTS: usize = 3;

impl Match<'_> {
    /// Plays it from its first decision, at which these events have led; a campaign to its end.
    pub(super) fn play(&mut self, mut game: Game, mut events: Events) -> Result<Played, SimError> {
        let seed = self.seeds.dice;
        let mut player = self.plan.bot.player(self.seeds.bot);
        let mut whim = if self.plan.what == Subject::Story { Some(Whim::new(self.seeds.bot)) } else { None };
        let (mut choices, mut chances, mut turns) = (0, 0, 0);
        let mut took_hull = None;
        let mut began = game.state().clone();
        let mut sailed = Sailed::begun(&game);
        let (mut chosen, mut attempts) = (0, 0);
        let length = usize::from(game.table().log.as_ref().map_or(1, |log| log.length));
        self.tally.can(game.content(), game.scenario());
        loop {
            for event in &events {
                self.tally.happened(event);
                if let Event::Counted { track: Track::Hull, by: ..0, source, .. } = *event {
                    took_hull = source;
                }
            }
            sailed.look(&game);
            events.clear();
            let input = match game.pending() {
                Pending::Over(_) => {
                    attempts += 1;
                    self.chapters.extend(sailed.ended(&game));
                    let next = patrol::go_on(&game, &began, seed, &mut events)?;
                    let Some(next) = next else { break };
                    if attempts >= ATTEMPTS * length {
                        break;
                    }
                    turns += u32::from(game.table().turn);
                    self.tally.ended(game.table());
                    self.tally.can(next.content(), next.scenario());
                    game = self.plan.taken_from(next);
                    began = game.state().clone();
                    sailed = Sailed::begun(&game);
                    chosen = 0;
                    continue;
                }
                Pending::Choose(_) if chosen >= self.plan.cap => break,
                Pending::Chance(_) | Pending::Draw(_) => {
                    let Some(input) = generated(seed, chances, &game.chances()) else { break };
                    chances += 1;
                    input
                }
                Pending::Choose(decision) => {
                    choices += 1;
                    chosen += 1;
                    let drawn = whim.as_mut().and_then(|whim| whim.choose(&game, &decision));
                    let answer = drawn.unwrap_or_else(|| player.choose(&game, &decision));
                    self.tally.chosen(&decision, answer);
                    Input::Answer(answer)
                }
            };
            game.submit(input, &mut events).map_err(SimError::Refused)?;
        }
        let table = game.table();
        self.tally.ended(table);
        let ended = match game.pending() {
            // A campaign with a scenario to come has been given up.
            Pending::Over(_) if game.sought().is_some() => Ended::CutOff,
            Pending::Over(Outcome::Won) => Ended::Won,
            Pending::Over(Outcome::Lost) => Ended::Lost,
            Pending::Over(Outcome::Ended) => Ended::TooLate,
            Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => Ended::CutOff,
        };
        Ok(Played {
            number: self.number,
            seed,
            ended,
            turns: turns + u32::from(table.turn),
            choices,
            hull: table.hull,
            crew: table.crew,
            morale: table.morale,
            cause: match ended {
                Ended::Lost => Some(cause(&game, took_hull)),
                Ended::TooLate => Some("time".to_owned()),
                Ended::Won | Ended::CutOff => None,
            },
        })
    }
}

/// What a loss is put down to, `kind:name` as files have the names.
fn cause(game: &Game, source: Option<Source>) -> String {
    let names: &Names = game.names();
    match source {
        Some(Source::Intel(card)) => format!("card:{}", card.name(names)),
        Some(Source::Enemy(enemy)) => format!("enemy:{}", enemy.ship.name(names)),
        Some(Source::Ability(hero)) => format!("ability:{}", hero.name(names)),
        Some(Source::Order(order)) => format!("order:{}", order.name(names)),
        Some(Source::Fighter(fighter)) => format!("fighter:{}", fighter.name(names)),
        Some(Source::Condition) => match game.view().here().condition() {
            Some(condition) => format!("condition:{condition}"),
            None => "condition".to_owned(),
        },
        Some(Source::Service(service)) => format!("service:{service}"),
        Some(Source::Villain(ship)) => format!("villain:{}", ship.name(names)),
        Some(Source::Energy) => "energy".to_owned(),
        Some(Source::Combat) => "combat".to_owned(),
        Some(Source::Check(check)) => format!("check:{}", check.name(names)),
        Some(Source::Fight(fight)) => format!("fight:{}", fight.name(names)),
        Some(
            Source::Rest
            | Source::Heal
            | Source::Repair
            | Source::Scenario
            | Source::Passage(_)
            | Source::Heard(_)
            | Source::Choice(_)
            | Source::Offer(_)
            | Source::Mover(_)
            | Source::Post(_),
        )
        | None => "other".to_owned(),
    }
}
