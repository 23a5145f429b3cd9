//! What loses the mission of a story, and how far off that is.
//!
//! It knows no scenario: it reads the condition by which the mission is lost, and what triggers bring when they fail it.

use crate::bot::story_distance::Estimate;
use crate::content::story::Story;
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::story::condition::{Condition, Milestone};
use crate::content::story::moment::{Moment, Trigger};
use crate::content::{CountId, MoverId, SectorId, SideId};
use crate::engine::course::{Course, LoadAt};
use crate::engine::query::View;

/// A trigger that fails the mission, while these hold.
#[derive(Debug, Clone)]
struct Failing<'a> {
    trigger: &'a Trigger,
    when: Vec<&'a Condition>,
}

/// Everything by which the mission of a story can be lost.
#[derive(Debug, Clone)]
pub(super) struct Risks<'a> {
    lost: &'a Condition,
    failing: Vec<Failing<'a>>,
    /// Counts that have to be kept up.
    kept_up: Vec<CountId>,
}

impl<'a> Risks<'a> {
    /// Those of a story for a side.
    pub(super) fn of(story: &'a Story, side: SideId) -> Self {
        let lost = &story.milestones.main.lost;
        let mut risks = Self { lost, failing: Vec::new(), kept_up: Vec::new() };
        for trigger in &story.triggers {
            risks.gather(trigger, side, &mut Vec::new(), &trigger.beats);
        }
        let falls_to = |count: CountId, value: u8| story.counts.get(&count).is_some_and(|count| value < count.start);
        let by_trigger = risks.failing.iter().filter_map(|failing| match failing.trigger.on {
            Moment::CountReaches { count, at } if falls_to(count, at) => Some(count),
            _ => None,
        });
        risks.kept_up = by_trigger.collect();
        keep_up(lost, &mut risks.kept_up);
        risks
    }

    fn gather(&mut self, trigger: &'a Trigger, side: SideId, when: &mut Vec<&'a Condition>, beats: &'a [Beat]) {
        for beat in beats {
            match beat {
                Beat::Story(StoryBeat::Fail(Milestone::Main)) => {
                    self.failing.push(Failing { trigger, when: when.clone() })
                }
                Beat::Story(StoryBeat::If { when: condition, then, otherwise }) => {
                    when.push(condition);
                    self.gather(trigger, side, when, then);
                    when.pop();
                    self.gather(trigger, side, when, otherwise);
                }
                Beat::Story(StoryBeat::BySide(sides)) => {
                    if let Some(own) = sides.get(&side) {
                        self.gather(trigger, side, when, own);
                    }
                }
                other => {
                    for beats in other.within() {
                        self.gather(trigger, side, when, beats);
                    }
                }
            }
        }
    }

    /// Whether the mission is lost when this count falls too far.
    pub(super) fn keeps_up(&self, count: CountId) -> bool {
        self.kept_up.contains(&count)
    }

    /// How many points, boxes or loads may still be lost until the mission is, the last of them counted; boxes that a lane is
    /// sure to cost count as lost, so 0 is a mission that only a repair saves. None if nothing of the kind loses it.
    pub(super) fn margin(&self, view: &View<'_>) -> Option<u8> {
        let course = view.course()?;
        let by_trigger = self.failing.iter().filter_map(|failing| {
            let first = match failing.trigger.on {
                Moment::CountReaches { count, at } => Some(course.count(count).abs_diff(at)),
                Moment::MoverDown { mover, boxes } => course
                    .mover(mover)
                    .map(|moving| moving.boxes.saturating_sub(boxes).saturating_sub(harm_ahead(view, mover))),
                _ => None,
            }?;
            let conditions = std::iter::once(&failing.trigger.when).chain(failing.when.iter().copied());
            conditions
                .map(|condition| steps_to(view, course, condition))
                .try_fold(first, |most, steps| Some(most.max(steps?)))
        });
        by_trigger.chain(steps_to(view, course, self.lost)).min()
    }

    /// Turns until something that moves, or the calendar, loses the mission.
    pub(super) fn turns(&self, estimate: &Estimate<'_>) -> Option<f64> {
        let turns = self.failing.iter().filter_map(|failing| estimate.turns_until(failing.trigger));
        turns.reduce(f64::min)
    }
}

/// Boxes that something will lose to harmful sectors on the rest of its lane.
fn harm_ahead(view: &View<'_>, mover: MoverId) -> u8 {
    let each = view.story().and_then(|story| story.movers.get(&mover)).map_or(0, |written| written.harmed.sector);
    if each == 0 {
        return 0;
    }
    let harmful = |sector: &SectorId| view.sector(*sector).condition().is_some_and(|space| space.is_harmful());
    let sectors = view.way_ahead(mover).iter().filter(|sector| harmful(sector)).count();
    u8::try_from(sectors).unwrap_or(u8::MAX).saturating_mul(each)
}

/// The counts that a condition does not want too low.
fn keep_up(lost: &Condition, counts: &mut Vec<CountId>) {
    match lost {
        Condition::All(all) | Condition::Any(all) | Condition::Some { of: all, .. } => {
            all.iter().for_each(|condition| keep_up(condition, counts));
        }
        Condition::CountAt { count, at_most: Some(_), .. } => counts.push(*count),
        Condition::Always
        | Condition::Never
        | Condition::Not(..)
        | Condition::Side(..)
        | Condition::Flag(..)
        | Condition::Mark(..)
        | Condition::At(..)
        | Condition::Near { .. }
        | Condition::MoverAt { .. }
        | Condition::FoeAt(..)
        | Condition::OnMap(..)
        | Condition::MoverHas { .. }
        | Condition::Turn { .. }
        | Condition::Aboard(..)
        | Condition::Fit(..)
        | Condition::OnRoster(..)
        | Condition::Reputation { .. }
        | Condition::StandsHighest(..)
        | Condition::Villain(..)
        | Condition::VillainBeaten
        | Condition::Mode(..)
        | Condition::Players(..)
        | Condition::Threat(..)
        | Condition::Have(..)
        | Condition::InHold { .. }
        | Condition::Landed { .. }
        | Condition::LoadsLeft { .. }
        | Condition::LoadsLost { .. }
        | Condition::CountAt { .. }
        | Condition::Token { .. }
        | Condition::TurnedUp { .. }
        | Condition::CombatsWon(..)
        | Condition::ChecksWon(..)
        | Condition::NobodyWounded
        | Condition::Reached(..)
        | Condition::Failed(..)
        | Condition::Fired(..)
        | Condition::Outcome(..) => {}
    }
}

/// Points or loads that are missing until a condition on counts and losses holds; none if more than that is missing.
fn steps_to(view: &View<'_>, course: &Course, condition: &Condition) -> Option<u8> {
    if view.is_so(condition) {
        return Some(0);
    }
    let all_steps = |all: &[Condition]| all.iter().map(|one| steps_to(view, course, one)).collect::<Vec<_>>();
    match condition {
        Condition::CountAt { count, at_most: Some(most), .. } if course.count(*count) > *most => {
            Some(course.count(*count) - most)
        }
        Condition::CountAt { count, at_least: Some(least), .. } => Some(least.saturating_sub(course.count(*count))),
        Condition::LoadsLost { load, at_least } => {
            Some(at_least.saturating_sub(course.loads(*load, |at| at == LoadAt::Lost)))
        }
        Condition::All(all) => {
            all_steps(all).into_iter().try_fold(0, |sum: u8, steps| Some(sum.saturating_add(steps?)))
        }
        Condition::Any(any) => all_steps(any).into_iter().flatten().min(),
        Condition::Some { of, at_least } => {
            let mut steps: Vec<u8> = all_steps(of).into_iter().flatten().collect();
            steps.sort_unstable();
            let needed = steps.get(..usize::from(*at_least))?;
            Some(needed.iter().fold(0, |sum, steps| sum.saturating_add(*steps)))
        }
        Condition::Always
        | Condition::Never
        | Condition::Not(..)
        | Condition::Side(..)
        | Condition::Flag(..)
        | Condition::Mark(..)
        | Condition::At(..)
        | Condition::Near { .. }
        | Condition::MoverAt { .. }
        | Condition::FoeAt(..)
        | Condition::OnMap(..)
        | Condition::MoverHas { .. }
        | Condition::Turn { .. }
        | Condition::Aboard(..)
        | Condition::Fit(..)
        | Condition::OnRoster(..)
        | Condition::Reputation { .. }
        | Condition::StandsHighest(..)
        | Condition::Villain(..)
        | Condition::VillainBeaten
        | Condition::Mode(..)
        | Condition::Players(..)
        | Condition::Threat(..)
        | Condition::Have(..)
        | Condition::InHold { .. }
        | Condition::Landed { .. }
        | Condition::LoadsLeft { .. }
        | Condition::CountAt { .. }
        | Condition::Token { .. }
        | Condition::TurnedUp { .. }
        | Condition::CombatsWon(..)
        | Condition::ChecksWon(..)
        | Condition::NobodyWounded
        | Condition::Reached(..)
        | Condition::Failed(..)
        | Condition::Fired(..)
        | Condition::Outcome(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::bot::story_paths::Ways;
    use crate::bot::trial::{begun, side, tuned};
    use crate::content::Id;
    use crate::engine::Game;

    /// The mission is lost on this condition.
    fn lost(when: Value) -> Value {
        json!({
            "main": { "when": "never", "lost": when }, "side": { "when": "never" }, "third": { "when": "never" }
        })
    }

    fn risks<'a>(game: &'a Game, side: SideId) -> Risks<'a> {
        Risks::of(game.view().story().expect("a story"), side)
    }

    fn margin(game: &Game, name: &str) -> Option<u8> {
        risks(game, side(game, name)).margin(&game.view())
    }

    fn counting(game: &Game, name: &str, value: u8) -> Game {
        let count = CountId::find(game.names(), name).expect("a count");
        let place = game.view().story().expect("a story").counts.keys().position(|own| *own == count);
        tuned(game, |state| {
            let course = state.table.course.as_mut().expect("a course");
            course.counts[place.expect("it is one of the story's")] = value;
        })
    }

    #[test]
    fn a_count_is_lost_by_rising_or_by_falling_and_only_that_which_falls_is_kept_up() {
        let game = begun(json!({
            "counts": { "air": { "start": 4, "most": 6 }, "alarm": { "start": 1, "most": 9 } },
            "triggers": [
                { "id": "gone", "on": { "count-reaches": { "count": "air", "at": 0 } }, "do": [{ "fail": "main" }] },
                { "id": "rung", "on": { "count-reaches": { "count": "alarm", "at": 9 } }, "do": [{ "fail": "main" }] }
            ]
        }));
        assert_eq!(margin(&game, "federation"), Some(4), "the air is nearer to its end");
        assert_eq!(margin(&counting(&game, "alarm", 7), "federation"), Some(2), "the Alarm is");
        let all = risks(&game, side(&game, "federation"));
        let kept = |name: &str| all.keeps_up(CountId::find(game.names(), name).expect("a count"));
        assert_eq!((kept("air"), kept("alarm")), (true, false));
    }

    #[test]
    fn two_of_three_lose_the_mission_by_the_two_that_are_nearest() {
        let low = |count: &str| json!({ "count-at": { "count": count, "at-most": 0 } });
        let game = begun(json!({
            "counts": {
                "one": { "start": 2, "most": 6 }, "two": { "start": 1, "most": 6 }, "three": { "start": 5, "most": 6 }
            },
            "milestones": lost(json!({ "some": { "of": [low("one"), low("two"), low("three")], "at-least": 2 } }))
        }));
        assert_eq!(margin(&game, "federation"), Some(3));
        assert_eq!(margin(&counting(&game, "two", 0), "federation"), Some(2), "one of them is gone");
        assert!(risks(&game, side(&game, "federation")).keeps_up(CountId::find(game.names(), "two").expect("a count")));
    }

    #[test]
    fn harmful_sectors_ahead_of_what_is_escorted_count_as_boxes_lost() {
        let escorting = |harm: u8| {
            begun(json!({
                "lanes": { "road": ["3a-empty-space", "3a-solar-flare"] },
                "movers": { "freighter": {
                    "kind": "escorted", "at": "3a-empty-space", "goes": { "lane": "road" }, "boxes": 3,
                    "harmed": { "sector": harm, "foe": 2 }
                } },
                "triggers": [{
                    "id": "gone", "on": { "mover-down": { "mover": "freighter", "boxes": 0 } }, "do": [{ "fail": "main" }]
                }]
            }))
        };
        assert_eq!(margin(&escorting(1), "federation"), Some(2), "the flare lies ahead");
        assert_eq!(margin(&escorting(0), "federation"), Some(3), "sectors do not harm it");
        let past = tuned(&escorting(1), |state| {
            let course = state.table.course.as_mut().expect("a course");
            course.movers[0].step = 1;
        });
        assert_eq!(margin(&past, "federation"), Some(3), "the lane is behind it");
    }

    #[test]
    fn what_fails_another_side_is_no_risk_of_ours() {
        let game = begun(json!({
            "counts": { "air": { "start": 4, "most": 6 } },
            "triggers": [{
                "id": "gone", "on": { "count-reaches": { "count": "air", "at": 0 } },
                "do": [{ "by-side": { "cartel": [{ "fail": "main" }], "federation": [] } }]
            }]
        }));
        assert_eq!((margin(&game, "cartel"), margin(&game, "federation")), (Some(4), None));
    }

    #[test]
    fn a_condition_within_the_beats_has_to_hold_as_well() {
        let game = begun(json!({
            "counts": { "air": { "start": 1, "most": 6 }, "fuel": { "start": 5, "most": 6 } },
            "triggers": [{
                "id": "gone", "on": { "count-reaches": { "count": "air", "at": 0 } },
                "do": [{ "if": { "when": { "count-at": { "count": "fuel", "at-most": 2 } }, "then": [{ "fail": "main" }] } }]
            }]
        }));
        assert_eq!(margin(&game, "federation"), Some(3), "the fuel takes longest");
    }

    #[test]
    fn the_calendar_loses_it_on_its_turn_and_no_earlier() {
        let game = begun(json!({
            "triggers": [
                { "id": "late", "on": { "turn": 9 }, "do": [{ "fail": "main" }] },
                { "id": "later", "on": { "turn-ends": 11 }, "do": [{ "fail": "main" }] }
            ]
        }));
        let ways = Ways::of(game.view().story().expect("a story"));
        let turns = |game: &Game| risks(game, side(game, "federation")).turns(&Estimate::new(game.view(), &ways));
        assert_eq!(turns(&game), Some(8.0), "from turn 1");
        let then = tuned(&game, |state| state.table.turn = 10);
        assert_eq!(turns(&then), Some(1.0), "the first of them has passed");
        assert_eq!(margin(&game, "federation"), None, "nothing is counted");
    }
}
