//! A player that heads for parts of a story not yet reached: fast, without looking ahead, and with dice as needed.

use super::goal::ExplorerGoal;
use super::route::Moves;
use super::{Dice, Player};
use crate::bot::playout;
use crate::bot::story_distance::Estimate;
use crate::bot::story_paths::Ways;
use crate::content::{ChoiceId, OptionId};
use crate::engine::{Answer, Decision, DecisionKind, Game, Source};

/// A player that heads for a goal by simple rules.
#[derive(Debug, Clone)]
pub struct Explorer {
    dice: Dice,
    goal: ExplorerGoal,
    wanted: Vec<(ChoiceId, OptionId)>,
    /// Sees to it that a trigger may fire before going for what it waits for.
    in_order: bool,
}

impl Explorer {
    /// A player of this seed with this goal, which prefers these options.
    pub fn new(seed: u64, goal: ExplorerGoal, wanted: Vec<(ChoiceId, OptionId)>) -> Self {
        let mut dice = Dice::new(seed, 0);
        let in_order = dice.below(2) == 0;
        Self { dice, goal, wanted, in_order }
    }

    /// An option not yet chosen, if this is a choice of the story.
    pub fn unseen(&mut self, decision: &Decision) -> Option<Answer> {
        let Source::Choice(choice) = decision.source? else { return None };
        let wanted = |answer: &Answer| match answer {
            Answer::Option(option) => self.wanted.contains(&(choice, *option)),
            _ => false,
        };
        let fit: Vec<Answer> = decision.options.iter().copied().filter(wanted).collect();
        self.dice.pick(&fit)
    }
}

impl Player for Explorer {
    fn choose(&mut self, game: &Game, decision: &Decision) -> Answer {
        if let Some(answer) = super::campaign::choose(game, decision).or_else(|| self.unseen(decision)) {
            return answer;
        }
        if let ExplorerGoal::Offer(offer) = self.goal
            && decision.options.contains(&Answer::Offer(offer))
        {
            return Answer::Offer(offer);
        }
        // What a story offers is not left lying.
        let offers = decision.options.iter().copied().filter(|answer| matches!(answer, Answer::Offer(_)));
        let offers: Vec<Answer> = offers.collect();
        if self.dice.below(2) == 0
            && let Some(offer) = self.dice.pick(&offers)
        {
            return offer;
        }
        let view = game.view();
        let mut elsewhere = false;
        let moves = match view.story() {
            Some(story) if decision.kind == DecisionKind::Action => {
                let ways = Ways::of(story);
                let need = Estimate::new(view, &ways).seeking_loads().goal(self.goal, self.in_order);
                elsewhere = !need.next.is_empty() && !need.next.has(game.table().ship);
                if need.next.is_empty() { Moves::to_aim(game, Some(&ways)) } else { Moves::to(game, need.next) }
            }
            Some(_) | None => Moves::to_aim(game, None),
        };
        let mut decision = decision.clone();
        // What is wanted elsewhere is not left here.
        if self.in_order && elsewhere {
            decision.options.retain(|answer| !matches!(answer, Answer::Land(_)));
        }
        // There is always an option: the turn can be ended.
        playout::choose(game, &decision, &moves, &mut self.dice).unwrap_or(Answer::Done)
    }
}
