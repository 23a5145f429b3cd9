//! Over all chapters: once a side mission is seen, a bot knows what it takes.

use std::sync::Arc;

use super::route::is_open;
use super::story_distance::{Estimate, FAR};
use super::story_paths::Ways;
use super::{Dice, Explorer, ExplorerGoal, Player};
use crate::content::edition::Edition;
use crate::content::story::condition::Milestone;
use crate::content::terms::Mode;
use crate::content::{Content, Scenario};
use crate::engine::{DecisionKind, Events, Game, Input, Pending, Setup, dealt};

/// Games of a chapter at the most, and inputs of a game.
const GAMES: u64 = 60;
const INPUTS: u32 = 1500;

/// Whether the side mission is seen, open, and something that can be done.
fn is_within_reach(game: &Game) -> bool {
    let view = game.view();
    let Some(story) = view.story() else { return false };
    if !is_open(&view, Milestone::Side) {
        return false;
    }
    let ways = Ways::of(story);
    Estimate::new(view, &ways).milestone(Milestone::Side).actions < FAR.actions
}

/// Whether it comes within reach in a game of somebody who looks for the mission, or for the side mission.
fn comes_within_reach(content: &Arc<Content>, scenario: &Arc<Scenario>, seed: u64) -> bool {
    let setup = Setup { mode: Mode::Easy, seats: dealt(1), scripted: false, players: None, edition: Edition::TODAY };
    let mut events = Events::new();
    let mut game = Game::campaign(Arc::clone(content), Arc::clone(scenario), setup, content.chapters(), &mut events);
    let mut dice = Dice::new(seed, 0);
    let goal = if seed.is_multiple_of(2) { Milestone::Main } else { Milestone::Side };
    let mut player = Explorer::new(dice.seed(), ExplorerGoal::Milestone(goal), Vec::new());
    for _ in 0..INPUTS {
        let input = match game.pending() {
            Pending::Over(_) => return false,
            Pending::Choose(decision) if decision.kind == DecisionKind::Action && is_within_reach(&game) => {
                return true;
            }
            Pending::Choose(decision) => Some(Input::Answer(player.choose(&game, &decision))),
            Pending::Chance(_) | Pending::Draw(_) => dice.pick(&game.chances()),
        };
        events.clear();
        if input.is_none_or(|input| game.submit(input, &mut events).is_err()) {
            return false;
        }
    }
    false
}

#[test]
fn what_a_side_mission_takes_is_known_at_some_time_once_it_is_seen() {
    let content = Arc::new(Content::built_in().expect("the built-in pack has no faults"));
    let unknown = |chapter: &u8| {
        let scenario = content.chapter(*chapter).expect("chapters follow without a gap");
        !(0..GAMES).any(|seed| comes_within_reach(&content, scenario, seed))
    };
    let unknown: Vec<u8> = (1..=content.chapters()).filter(unknown).collect();
    assert!(unknown.is_empty(), "in these chapters nothing is known that leads to the side mission: {unknown:?}");
}
