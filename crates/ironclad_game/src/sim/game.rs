//! One game, from its first decision to its end.

use super::chapter::Sailed;
use super::report::{Ended, Played};
use super::tally::Tally;
use super::whim::Whim;
use super::{Plan, SimError, Subject};
use crate::bot::{Dice, Player};
use crate::content::terms::Track;
use crate::content::{Id, Names};
use crate::engine::{Answer, Decision, Event, Events, Game, Outcome, Pending, Source};
use kernel::simulate::{Referee, run};

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
    pub(super) fn play(&mut self, game: Game, events: Events) -> Result<Played, SimError> {
        self.tally.can(&game);
        let mut log = Log {
            plan: self.plan,
            player: self.plan.bot.player(self.seeds.bot),
            whim: if self.plan.what == Subject::Story {
                Some(Whim::new(self.seeds.bot, self.plan.sponsor))
            } else {
                None
            },
            sailed: Sailed::begun(&game),
            choices: 0,
            chosen: 0,
            turns: 0,
            attempts: 0,
            most_attempts: ATTEMPTS * usize::from(game.table().log.as_ref().map_or(1, |log| log.length)),
            took_hull: None,
            tally: &mut *self.tally,
            chapters: &mut *self.chapters,
        };
        let game = run(game, events, self.seeds.dice, &mut log)?;
        let Log { choices, turns, took_hull, .. } = log;
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
            seed: self.seeds.dice,
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

/// The bot of a game, and what is noted of it while it is played.
struct Log<'a> {
    plan: &'a Plan,
    player: Box<dyn Player>,
    whim: Option<Whim>,
    sailed: Sailed,
    /// Choices in the whole game, and in the scenario.
    choices: u32,
    chosen: u32,
    /// Turns of the scenarios that are over.
    turns: u32,
    /// Scenarios played, restarts counted, and the most of them.
    attempts: usize,
    most_attempts: usize,
    /// What last cost Hull.
    took_hull: Option<Source>,
    tally: &'a mut Tally,
    chapters: &'a mut Vec<Sailed>,
}

impl Referee<Game> for Log<'_> {
    fn answer(&mut self, game: &Game, decision: &Decision) -> Option<Answer> {
        if self.chosen >= self.plan.cap {
            return None;
        }
        self.choices += 1;
        self.chosen += 1;
        let drawn = self.whim.as_mut().and_then(|whim| whim.choose(game, decision));
        let answer = drawn.unwrap_or_else(|| self.player.choose(game, decision));
        self.tally.chosen(decision, answer);
        Some(answer)
    }

    fn happened(&mut self, game: &Game, events: &[Event]) {
        for event in events {
            self.tally.happened(game, event);
            if let Event::Counted { track: Track::Hull, by: ..0, source, .. } = *event {
                self.took_hull = source;
            }
        }
        self.sailed.look(game);
    }

    fn stage_over(&mut self, game: &Game) {
        self.attempts += 1;
        self.chapters.extend(self.sailed.ended(game));
    }

    fn next_stage(&mut self, over: &Game, next: Game) -> Option<Game> {
        if self.attempts >= self.most_attempts {
            return None;
        }
        self.turns += u32::from(over.table().turn);
        self.tally.ended(over.table());
        let next = self.plan.prepared(next);
        self.tally.can(&next);
        self.sailed = Sailed::begun(&next);
        self.chosen = 0;
        Some(next)
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
