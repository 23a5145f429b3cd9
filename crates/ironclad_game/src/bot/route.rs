//! The way to the aim: to a sector that has to be reached, to the nearest of several, to the nearest token.

use crate::bot::story_distance::Estimate;
use crate::bot::story_paths::Ways;
use crate::bot::story_risks::Risks;
use crate::content::map::{Map, Sectors};
use crate::content::scenario::Objective;
use crate::content::story::condition::Milestone;
use crate::content::{Id, SectorId};
use crate::engine::Game;

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
/// wherever a token is face down.
fn business(game: &Game, ways: &Ways<'_>) -> Sectors {
    let view = game.view();
    let estimate = Estimate::new(view, ways);
    let open = Milestone::ALL.into_iter().filter(|milestone| {
        let course = view.course();
        let known = course.is_some_and(|course| course.seen[milestone.index()] && !course.has_failed(*milestone));
        known && !view.has_reached(*milestone)
    });
    // The first that has any: the mission comes before other finds.
    let next = open.map(|milestone| estimate.milestone(milestone).next).find(|next| !next.is_empty());
    if let Some(next) = next {
        return next;
    }
    let sealed = |sector: &SectorId| game.table().token(*sector).is_some_and(|token| !token.is_open());
    game.scenario().map.sectors.ids().filter(sealed).collect()
}
