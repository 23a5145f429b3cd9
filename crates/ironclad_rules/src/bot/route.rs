//! The way to the aim: to a sector that has to be reached, to the nearest of several, to the nearest token.

use crate::bot::story_distance::{Estimate, FAR};
use crate::bot::story_paths::Ways;
use crate::bot::story_risks::Risks;
use crate::bot::story_value::has_time;
use crate::content::map::{Map, Sectors};
use crate::content::scenario::Objective;
use crate::content::story::condition::Milestone;
use crate::content::{Id, SectorId};
use crate::engine::Game;
use crate::engine::query::View;

/// The way of a game to its aim.
#[derive(Debug, Clone)]
pub(super) struct Route<'a> {
    /// How far it is.
    pub(super) moves: Moves,
    /// What leads where in the story, and what loses it, if this is one.
    pub(super) story: Option<(Ways<'a>, Risks<'a>)>,
}

impl<'a> Route<'a> {
    /// For the present state.
    pub(super) fn to_aim(game: &'a Game) -> Self {
        let view = game.view();
        let story = view.story().zip(view.course());
        let story = story.map(|(story, course)| (Ways::of(story), Risks::of(story, course.side)));
        Self { moves: Moves::to_aim(game, story.as_ref().map(|(ways, _)| ways)), story }
    }

    /// Moves from here to the aim.
    pub(super) fn from(&self, sector: SectorId) -> u8 {
        self.moves.from(sector)
    }
}

/// How many moves each sector is from where the scenario is won, or where a story has business for the ship.
#[derive(Debug, Clone, Copy)]
pub(super) struct Moves([u8; Map::MOST]);

impl Moves {
    /// Distances from the objective along the map; a sector without a route is at the maximum.
    pub(super) fn to_aim(game: &Game, ways: Option<&Ways<'_>>) -> Self {
        let business = ways.map(|ways| business(game, ways)).unwrap_or_default();
        let scenario = game.scenario();
        let table = game.table();
        let aim = if game.state().setup.scripted { scenario.won_scripted } else { scenario.won };
        let is_aim = |sector: SectorId| match aim {
            Objective::Arrive(aim) | Objective::Served(aim) => sector == aim,
            Objective::Enter(all) => all.has(sector) && !table.tally.entered.has(sector),
            Objective::TurnUp(_) | Objective::Scout(_) | Objective::Explore(_) => {
                table.token(sector).is_some_and(|token| !token.is_open())
            }
            Objective::Story => business.has(sector),
            // The enemy is not known in advance: any sealed token may bring it. A face-up one that cannot is of no use.
            Objective::Succeed(_) => table
                .token(sector)
                .is_some_and(|token| token.open().is_none_or(|card| game.content().intel[card].check().is_some())),
            Objective::Win(_) | Objective::BeatVillain => table
                .token(sector)
                .is_some_and(|token| token.open().is_none_or(|card| game.content().intel[card].is_fought())),
        };
        Self::to(game, scenario.map.sectors.ids().filter(|sector| is_aim(*sector)).collect())
    }

    /// The moves counted from some sectors outwards.
    pub(super) fn to(game: &Game, aims: Sectors) -> Self {
        Self(game.view().moves_from(aims))
    }

    /// Moves from here to the aim.
    pub(super) fn from(&self, sector: SectorId) -> u8 {
        self.0.get(sector.index()).copied().unwrap_or(u8::MAX)
    }
}

/// Where the ship has something to do in a story: towards the mission, towards what has been found besides, or else
/// wherever a token is face down. What would be over with the mission comes before it, if there is time for both.
fn business(game: &Game, ways: &Ways<'_>) -> Sectors {
    let view = game.view();
    let estimate = Estimate::new(view, ways);
    let first = Milestone::ALL.into_iter().filter(|milestone| comes_first(&estimate, *milestone));
    let open = Milestone::ALL.into_iter().filter(|milestone| is_open(&view, *milestone));
    // The first that has any: the mission comes before other finds.
    let next = first.chain(open).map(|milestone| estimate.milestone(milestone).next).find(|next| !next.is_empty());
    if let Some(next) = next {
        return next;
    }
    let sealed = |sector: &SectorId| game.table().token(*sector).is_some_and(|token| !token.is_open());
    game.scenario().map.sectors.ids().filter(sealed).collect()
}

/// Whether a milestone is known and can still be reached.
pub(super) fn is_open(view: &View<'_>, milestone: Milestone) -> bool {
    let course = view.course();
    let known = course.is_some_and(|course| course.seen[milestone.index()] && !course.has_failed(milestone));
    known && !view.has_reached(milestone)
}

/// Whether a milestone is seen to before the mission: that ends everything, there is time for both, and it is the ship's own,
/// not that of others who go on meanwhile.
fn comes_first(estimate: &Estimate<'_>, milestone: Milestone) -> bool {
    let view = &estimate.view;
    let ends = is_open(view, Milestone::Main) && view.goal(Milestone::Main).is_some_and(|goal| goal.ends);
    let at_the_end = view.goal(milestone).is_none_or(|goal| goal.at_the_end);
    if milestone == Milestone::Main || !ends || at_the_end || !is_open(view, milestone) {
        return false;
    }
    let (mission, need) = (estimate.milestone(Milestone::Main), estimate.milestone(milestone));
    mission.turns <= 0.0 && need.actions < FAR.actions && has_time(view, mission.actions + need.actions)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::bot::trial::{begun, tuned};

    /// A mission at the far end of the road and a letter to be posted at Europa, where the ship is.
    fn posting(ends: bool) -> Game {
        let game = begun(json!({
            "offers": { "letter": { "when": { "at": "europa" }, "do": [{ "mark": "posted" }] } },
            "milestones": {
                "main": { "when": { "at": "3a-solar-flare" }, "ends": ends },
                "side": { "when": { "mark": "posted" } }, "third": { "when": "never" }
            }
        }));
        tuned(&game, |state| state.table.course.as_mut().expect("a course").seen = [true; 3])
    }

    fn business_is_here(game: &Game) -> bool {
        let ways = Ways::of(game.view().story().expect("a story"));
        business(game, &ways).has(game.table().ship)
    }

    #[test]
    fn what_would_be_over_with_the_mission_comes_before_it_if_there_is_time_for_both() {
        assert!(business_is_here(&posting(true)));
        assert!(!business_is_here(&posting(false)), "it can be posted when the mission is done");
        let late = tuned(&posting(true), |state| state.table.turn = 11);
        assert!(!business_is_here(&late), "there is time for one of them alone");
    }
}
