//! One game, from its first decision to its end.

use std::sync::Arc;

use super::Plan;
use super::report::{Ended, Played};
use super::tally::Tally;
use crate::bot::Dice;
use crate::content::terms::Track;
use crate::content::{Content, Id, Names, Scenario};
use crate::engine::{Event, Events, Game, Input, Outcome, Pending, Setup, Source};
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

/// Plays the game of this number.
pub(super) fn play(
    content: &Arc<Content>,
    scenario: &Arc<Scenario>,
    setup: Setup,
    plan: &Plan,
    (number, seeds): (u32, Seeds),
    tally: &mut Tally,
) -> Played {
    let seed = seeds.dice;
    let mut player = plan.bot.player(seeds.bot);
    let mut events = Events::new();
    let mut game = Game::new(Arc::clone(content), Arc::clone(scenario), setup, &mut events);
    let (mut choices, mut chances) = (0, 0);
    let mut took_hull = None;
    loop {
        for event in &events {
            tally.happened(event);
            if let Event::Counted { track: Track::Hull, by: ..0, source, .. } = *event {
                took_hull = source;
            }
        }
        events.clear();
        let input = match game.pending() {
            Pending::Over(_) => break,
            Pending::Choose(_) if choices >= plan.cap => break,
            Pending::Chance(_) | Pending::Draw(_) => {
                let Some(input) = generated(seed, chances, &game.chances()) else { break };
                chances += 1;
                input
            }
            Pending::Choose(decision) => {
                choices += 1;
                let answer = player.choose(&game, &decision);
                tally.chosen(&decision, answer);
                Input::Answer(answer)
            }
        };
        if game.submit(input, &mut events).is_err() {
            // A bot has answered what was not asked; the game goes no further.
            break;
        }
    }
    let table = game.table();
    tally.ended(table);
    let ended = match game.pending() {
        Pending::Over(Outcome::Won) => Ended::Won,
        Pending::Over(Outcome::Lost) => Ended::Lost,
        Pending::Over(Outcome::Ended) => Ended::TooLate,
        Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => Ended::CutOff,
    };
    Played {
        number,
        seed,
        ended,
        turns: table.turn.into(),
        choices,
        hull: table.hull,
        crew: table.crew,
        morale: table.morale,
        cause: match ended {
            Ended::Lost => Some(cause(&game, took_hull)),
            Ended::TooLate => Some("time".to_owned()),
            Ended::Won | Ended::CutOff => None,
        },
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
        Some(Source::Rest | Source::Heal | Source::Repair | Source::Scenario) | None => "other".to_owned(),
    }
}
