//! The value of a position in a story: how likely its mission is won, and what else it brings.
//!
//! Nothing here is of one scenario.

use super::posts;
use super::weights::{LATE, MILESTONE, TURN, WON};
use crate::bot::story_distance::{Estimate, FAR, Need};
use crate::bot::story_paths::Ways;
use crate::bot::story_risks::Risks;
use crate::content::Id;
use crate::content::map::Sectors;
use crate::content::story::Story;
use crate::content::story::condition::Milestone;
use crate::content::story::device::{Goal, Goes, Mover, MoverKind};
use crate::engine::Game;
use crate::engine::course::Course;
use crate::engine::query::View;

/// The share of actions that can be counted on to be moves; the others go to rests, repairs and fights.
const PACE: f64 = 0.6;
/// Actions by which an estimate of what the mission needs is off by and large, and more of them for each that is needed.
const UNSURE: f64 = 1.0;
const UNSURE_EACH: f64 = 0.25;
/// The same for turns that others need.
const UNSURE_TURNS: f64 = 0.6;
const UNSURE_EACH_TURN: f64 = 0.1;
/// Turns in which a point that the mission cannot do without is as likely lost as not.
const RISKY_TURNS: f64 = 4.0;
/// An action, or a turn of others, that the mission still needs, however likely it is won.
const ACTION: f64 = -5.0;
const WAIT: f64 = -5.0;
/// A foe after something that is guarded, and each sector that the ship is from it.
const THREAT: f64 = -6.0;
const TO_A_THREAT: f64 = -0.6;
/// Turns to spare with which the mission can wait, and how little an action that it needs counts then.
const AT_LEISURE: f64 = 3.0;
const UNHURRIED: f64 = 0.2;
/// A further milestone that is out of reach, and the actions of need below which each counts much.
const MISSED: f64 = -24.0;
const NEAR: f64 = 5.0;
/// A hero at a post where nothing waits for anybody: she is missed aboard, and worth an action to fetch.
const IDLE: f64 = -3.0;
/// What the sponsor thinks of the players, a point.
const REPUTATION: f64 = 0.5;

/// The value of a story's milestones and of what has to be guarded.
pub(super) fn story(game: &Game, ways: &Ways<'_>, risks: &Risks<'_>) -> f64 {
    let (table, view) = (game.table(), game.view());
    let (Some(course), Some(story)) = (view.course(), view.story()) else { return 0.0 };
    let estimate = Estimate::new(view, ways);
    let besides: f64 =
        [Milestone::Side, Milestone::Third].into_iter().map(|goal| besides(&estimate, course, goal)).sum();
    let standing = view.client().map_or(0.0, |client| REPUTATION * f64::from(table.reputation(client)));
    let told = besides + standing + TURN * f64::from(table.turn);
    if table.outcome.is_some() {
        return told;
    }
    // Decided either way: what is left is to come home.
    if view.has_reached(Milestone::Main) {
        return told + WON;
    }
    if course.has_failed(Milestone::Main) {
        return told + LATE;
    }
    let need = estimate.milestone(Milestone::Main);
    let time = TimeLeft::of(&estimate, risks);
    let won = LATE + (WON - LATE) * chance(&view, risks, need, &time);
    let idle = IDLE * f64::from(u8::try_from(posts::idle(&view)).unwrap_or(u8::MAX));
    let hurry = hurry(&view, need, &time);
    told + won + idle + hurry * (ACTION * need.actions + WAIT * need.turns) + threats(&view, course, story, risks)
}

/// How likely the mission is won: that there is time for it, and that nothing it cannot do without is lost before.
fn chance(view: &View<'_>, risks: &Risks<'_>, need: Need, time: &TimeLeft) -> f64 {
    let TimeLeft { turns, actions } = *time;
    let each = f64::from(view.actions());
    let in_time = likely((actions - need.actions) / (UNSURE + UNSURE_EACH * need.actions))
        * likely((turns + 1.5 - need.turns) / (UNSURE_TURNS + UNSURE_EACH_TURN * need.turns));
    let at_the_end = view.goal(Milestone::Main).is_some_and(|goal| goal.at_the_end);
    let left = if at_the_end { turns } else { need.turns.max(need.actions / (PACE * each)).min(turns) };
    let lost = risks.margin(view).map_or(0.0, |margin| (left / (left + RISKY_TURNS)).powi(margin.into()));
    in_time * (1.0 - lost)
}

/// From 1, where there is no time to lose, down to [`UNHURRIED`].
fn hurry(view: &View<'_>, need: Need, time: &TimeLeft) -> f64 {
    let each = f64::from(view.actions()).max(1.0);
    let spare = ((time.actions - need.actions) / (PACE * each)).min(time.turns - need.turns);
    let hurry = 1.0 - (1.0 - UNHURRIED) * spare / AT_LEISURE;
    if hurry < 1.0 { hurry.max(UNHURRIED) } else { 1.0 }
}

/// The time that the mission has.
struct TimeLeft {
    /// Turns until it is over.
    turns: f64,
    /// The actions that can be counted on in them.
    actions: f64,
}

impl TimeLeft {
    fn of(estimate: &Estimate<'_>, risks: &Risks<'_>) -> Self {
        let view = &estimate.view;
        let last = turns_left(view);
        let turns = risks.turns(estimate).map_or(last, |turns| last.min(turns));
        Self { turns, actions: PACE * actions_in(view, turns) }
    }
}

/// Turns after this one.
fn turns_left(view: &View<'_>) -> f64 {
    view.last_turn().map_or(f64::INFINITY, |last| f64::from(u16::from(last).saturating_sub(view.table.turn)))
}

/// All actions of this turn that are left, and of so many more.
fn actions_in(view: &View<'_>, turns: f64) -> f64 {
    turns * f64::from(view.actions()) + f64::from(view.table.actions.left)
}

/// All actions that there still are.
fn actions_left(view: &View<'_>) -> f64 {
    actions_in(view, turns_left(view))
}

/// Whether so many actions can be counted on.
pub(super) fn has_time(view: &View<'_>, actions: f64) -> bool {
    actions <= PACE * actions_left(view)
}

/// How likely it is that an estimate holds which has this many standard errors to spare.
fn likely(errors: f64) -> f64 {
    if errors.is_infinite() { 1.0 } else { 0.5 + 0.5 * errors / (2.0 + errors * errors).sqrt() }
}

/// A milestone besides the mission.
fn besides(estimate: &Estimate<'_>, course: &Course, milestone: Milestone) -> f64 {
    let view = &estimate.view;
    let is_behind = view.has_reached(Milestone::Main);
    if view.has_reached(milestone) {
        return MILESTONE + if is_behind { near(0.0, 0.0, true) } else { 0.0 };
    }
    // What is over brings nothing any more: whoever still has time goes on.
    if view.table.outcome.is_some() || course.has_failed(milestone) || !course.seen[milestone.index()] {
        return MISSED;
    }
    let need = estimate.milestone(milestone);
    if need.actions > actions_left(view) + UNSURE {
        return MISSED;
    }
    // What is looked at in the end counts as had while it holds: there is no hurry for the end.
    let at_the_end = view.goal(milestone).is_some_and(|goal| goal.at_the_end);
    near(need.actions + need.turns, if at_the_end { MILESTONE } else { 0.0 }, is_behind)
}

/// A milestone that needs so much, and counts this when it needs nothing more. What it counts as missed is made good as it
/// comes nearer, each action more than the one before, so that what is near is seen to before it is left behind, and what is
/// far still draws a little. Behind the mission it is what there is to do, and each action counts as one of the mission's
/// did: it never counts less than before, or nobody would want to win.
fn near(needed: f64, held: f64, is_behind: bool) -> f64 {
    let needed = needed.min(FAR.actions);
    if is_behind {
        MISSED - ACTION * (FAR.actions - needed)
    } else {
        held + (MISSED - held) * needed * (FAR.actions + NEAR) / ((needed + NEAR) * FAR.actions)
    }
}

/// The foes after what has to be escorted or kept.
fn threats(view: &View<'_>, course: &Course, story: &Story, risks: &Risks<'_>) -> f64 {
    let escorted = course
        .movers
        .iter()
        .filter(|moving| story.movers.get(&moving.mover).is_some_and(|written| written.kind == MoverKind::Escorted));
    let mut guarded: Sectors = escorted.filter_map(|moving| moving.at).collect();
    for ((id, count), place) in story.counts.iter().zip(&course.counts) {
        if let Some(at) = &count.at
            && *place > 0
            && risks.keeps_up(*id)
        {
            guarded = guarded.with(view.sectors_of(at));
        }
    }
    let foes = course.movers.iter().filter_map(|moving| Some((story.movers.get(&moving.mover)?, moving.at?)));
    let after = foes.filter(|(written, _)| is_after(view, course, written, guarded));
    let here = view.moves_from([view.table.ship].into_iter().collect());
    after.map(|(_, at)| THREAT + TO_A_THREAT * f64::from(here[at.index()].min(10))).sum()
}

/// Whether something is after what is guarded, or after loads.
fn is_after(view: &View<'_>, course: &Course, foe: &Mover, guarded: Sectors) -> bool {
    foe.kind == MoverKind::Foe
        && match &foe.goes {
            Goes::Wake(mover) => course.mover_at(*mover).is_some_and(|at| guarded.has(at)),
            Goes::Towards(goals) => goals.iter().any(|goal| match goal {
                Goal::Ship => false,
                Goal::Load(load) => foe.takes == Some(*load),
                Goal::Place(place) => view.sectors_of(place).iter().any(|sector| guarded.has(sector)),
            }),
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::bot::trial::{begun, tuned};
    use crate::engine::Outcome;

    /// A story with a side mission that is done at Europa, where the ship is, or with a sector to go to first.
    fn told(at: &str) -> Game {
        let game = begun(json!({
            "offers": { "letter": { "when": { "at": at }, "action": "free", "do": [{ "mark": "posted" }] } },
            "milestones": {
                "main": { "when": "never" }, "side": { "when": { "mark": "posted" } }, "third": { "when": "never" }
            }
        }));
        tuned(&game, |state| state.table.course.as_mut().expect("a course").seen = [true; 3])
    }

    fn side(game: &Game) -> f64 {
        let view = game.view();
        let ways = Ways::of(view.story().expect("a story"));
        besides(&Estimate::new(view, &ways), view.course().expect("a course"), Milestone::Side)
    }

    #[test]
    fn a_milestone_counts_the_more_the_nearer_it_is() {
        let before = |needed: u8| near(needed.into(), 0.0, false);
        assert_eq!((before(0), before(16), before(100)), (0.0, MISSED, MISSED));
        let steps: Vec<f64> = (0..16).map(|needed| before(needed) - before(needed + 1)).collect();
        assert!(steps.windows(2).all(|two| two[0] > two[1] && two[1] > 0.0), "{steps:?}");
        let (here, there) = (side(&told("europa")), side(&told("3a-solar-flare")));
        assert!(0.0 > here && here > there && there > MISSED, "{here} {there}");
    }

    #[test]
    fn behind_the_mission_a_milestone_counts_no_less_than_before() {
        for needed in 0..20_u8 {
            for held in [0.0, MILESTONE] {
                let (before, behind) = (near(needed.into(), held, false), near(needed.into(), held, true));
                assert!(behind >= before, "{needed}: {before} {behind}");
            }
        }
        assert_eq!(near(3.0, 0.0, true) - near(4.0, 0.0, true), -ACTION);
        assert_eq!(near(100.0, 0.0, true), MISSED);
    }

    #[test]
    fn what_has_failed_or_is_over_or_has_no_time_left_is_missed() {
        let game = told("3a-solar-flare");
        let failed = tuned(&game, |state| state.table.course.as_mut().expect("a course").failed[1] = true);
        let over = tuned(&game, |state| state.table.outcome = Some(Outcome::Won));
        let late = tuned(&game, |state| {
            state.table.turn = 12;
            state.table.actions.left = 1;
        });
        let unseen = tuned(&game, |state| state.table.course.as_mut().expect("a course").seen[1] = false);
        for missed in [failed, over, late, unseen] {
            assert_eq!(side(&missed), MISSED);
        }
    }
}
