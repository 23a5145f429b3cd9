//! Random choices in simulated stories, where no bot can see the consequences.

use crate::bot::Dice;
use crate::content::story::Story;
use crate::content::story::beat::Beat;
use crate::content::story::condition::Milestone;
use crate::content::story::scene::Opt;
use crate::content::{ChoiceId, OptionId};
use crate::engine::query::View;
use crate::engine::{Answer, Decision, DecisionKind, Game, Source};

/// The stream of these throws.
const STREAM: u64 = 7;

/// Decides by coin toss what matters only later.
#[derive(Debug, Clone)]
pub(super) struct Whim {
    dice: Dice,
}

impl Whim {
    /// Coin tosses of this seed.
    pub(super) fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed, STREAM) }
    }

    /// A random option: always for a choice of side, half of the time for a choice that the table votes on. Options that give
    /// up the mission are left to the player.
    pub(super) fn choose(&mut self, game: &Game, decision: &Decision) -> Option<Answer> {
        let DecisionKind::Choice = decision.kind else { return None };
        let Source::Choice(id) = decision.source? else { return None };
        let view = game.view();
        let story = view.story()?;
        let choice = story.choices.get(&id)?;
        let is_side = choice.options.iter().any(takes_side) && game.table().turn == 0;
        let thrown = is_side || choice.cups && self.dice.below(2) == 0;
        if !thrown {
            return None;
        }
        let fit: Vec<Answer> = decision.options.iter().copied().filter(|answer| keeps_on(&view, id, *answer)).collect();
        self.dice.pick(&fit)
    }
}

fn takes_side(option: &Opt) -> bool {
    option.beats.iter().any(|beat| matches!(beat, Beat::ChangeSide(_)))
}

/// Whether the mission can still be won after this option.
fn keeps_on(view: &View<'_>, choice: ChoiceId, answer: Answer) -> bool {
    let gives_up = |beats: &[Beat]| beats.iter().any(|beat| matches!(beat, Beat::Fail(Milestone::Main) | Beat::End));
    let open = !view.has_reached(Milestone::Main);
    let Answer::Option(id) = answer else { return true };
    let option = view.story().and_then(|story| written(story, choice, id));
    !open || option.is_none_or(|option| !gives_up(&option.beats))
}

fn written(story: &Story, choice: ChoiceId, wanted: OptionId) -> Option<&Opt> {
    story.choices.get(&choice)?.options.iter().find(|option| option.id == wanted)
}
