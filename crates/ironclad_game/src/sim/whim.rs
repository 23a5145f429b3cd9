//! Random choices in simulated stories, where no bot can see the consequences.

use super::sponsor;
use crate::bot::Dice;
use crate::bot::fails_the_mission;
use crate::content::ChoiceId;
use crate::content::story::Story;
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::story::condition::Milestone;
use crate::content::story::scene::Opt;
use crate::content::terms::Faction;
use crate::engine::{Answer, Decision, DecisionKind, Game, Source};

/// The stream of these throws.
const STREAM: u64 = 7;

/// Decides by coin toss what matters only later.
#[derive(Debug, Clone)]
pub(super) struct Whim {
    dice: Dice,
    sponsor: Option<Faction>,
}

impl Whim {
    /// Coin tosses of this seed; the side of this power is taken where it can be, from the chapter on that has sponsors.
    pub(super) fn new(seed: u64, sponsor: Option<Faction>) -> Self {
        Self { dice: Dice::new(seed, STREAM), sponsor }
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
        let sponsored = is_side && sponsor::is_asked(&view);
        if sponsored
            && let Some(power) = self.sponsor
            && let Some(side) = choice.options.iter().find(|option| takes_side_of(option, story, power))
            && decision.options.contains(&Answer::Option(side.id))
        {
            return Some(Answer::Option(side.id));
        }
        let fit: Vec<Answer> = decision.options.iter().copied().filter(|answer| keeps_on(game, id, *answer)).collect();
        self.dice.pick(&fit)
    }
}

fn takes_side(option: &Opt) -> bool {
    option.beats.iter().any(|beat| matches!(beat, Beat::Story(StoryBeat::ChangeSide(_))))
}

/// Whether it takes the side of this power.
fn takes_side_of(option: &Opt, story: &Story, power: Faction) -> bool {
    let side =
        |beat: &Beat| if let Beat::Story(StoryBeat::ChangeSide(side)) = beat { story.sides.get(side) } else { None };
    option.beats.iter().filter_map(side).any(|side| side.with == Some(power))
}

/// Whether the mission can still be won after this option.
fn keeps_on(game: &Game, choice: ChoiceId, answer: Answer) -> bool {
    let view = game.view();
    let Answer::Option(id) = answer else { return true };
    if view.has_reached(Milestone::Main) {
        return true;
    }
    let ends = view.option(choice, id).is_some_and(|option| option.beats.contains(&Beat::Story(StoryBeat::End)));
    !ends && !fails_the_mission(game, answer)
}
