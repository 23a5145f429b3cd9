//! Milestones of a story: when they are known, reached and lost, and what they bring (rules 11.5, 11.6).

use crate::content::story::condition::Milestone;
use crate::content::terms::{Faction, Track};
use crate::engine::course::Course;
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::event::story::StoryEvent;
use crate::engine::play::Play;
use crate::engine::state::Outcome;

/// Looks at every milestone that is still open; the scenario may end with one.
pub(in crate::engine) fn look(play: &mut Play<'_>) {
    look_at(play, false);
}

fn look_at(play: &mut Play<'_>, at_the_end: bool) {
    for milestone in Milestone::ALL {
        let Some(story) = play.view().story().cloned() else { return };
        let goal = story.milestones.goal(milestone);
        if play.table().outcome.is_some() {
            return;
        }
        if play.table().course.as_ref().is_some_and(|course| !course.seen[milestone.index()])
            && play.view().is_so(&goal.seen)
        {
            play.tell(StoryEvent::Seen { milestone });
        }
        if is_open(play, milestone) && (at_the_end || !goal.at_the_end) && play.view().is_so(&goal.when) {
            reach(play, milestone);
        }
        if is_open(play, milestone) && play.view().is_so(&goal.lost) {
            play.tell(StoryEvent::Failed { milestone });
        }
    }
}

fn is_open(play: &Play<'_>, milestone: Milestone) -> bool {
    let failed = |course: &Course| course.has_failed(milestone);
    !play.view().has_reached(milestone) && !play.table().course.as_ref().is_none_or(failed)
}

/// A milestone is reached, once: what it brings, and perhaps the end.
pub(in crate::engine) fn reach(play: &mut Play<'_>, milestone: Milestone) {
    if !is_open(play, milestone) {
        return;
    }
    let place = u8::try_from(milestone.index()).unwrap_or(0);
    play.emit(Event::MilestoneReached { place });
    pay(play, milestone);
    if play.view().goal(milestone).is_some_and(|goal| goal.ends) {
        end(play);
    }
}

fn pay(play: &mut Play<'_>, milestone: Milestone) {
    let Some(side) = play.view().side().cloned() else { return };
    let worth = play.table().course.as_ref().map(|course| course.worth[milestone.index()]).unwrap_or_default();
    let (credits, reputation) = match milestone {
        Milestone::Main => (side.pay.main.at(play.view().setup.mode), side.reputation.main),
        Milestone::Side => (side.pay.side, side.reputation.side),
        Milestone::Third => (side.pay.third, 0),
    };
    play.count(Track::Credits, worth.credits.unwrap_or(credits).into(), Some(Source::Scenario));
    let reputation = worth.reputation.unwrap_or(reputation);
    if reputation != 0 {
        let clients: arrayvec::ArrayVec<Faction, 1> = side.with.into_iter().collect();
        for faction in clients {
            play.change_reputation(faction, reputation);
        }
        for faction in &side.against {
            play.change_reputation(*faction, -reputation);
        }
    }
}

/// The scenario is over, by its last turn, a beat or a milestone: those milestones are looked at that only now can be, and
/// it is won if the mission is done.
pub(in crate::engine) fn end(play: &mut Play<'_>) {
    look_at(play, true);
    if play.table().outcome.is_none() {
        let won = play.view().has_reached(Milestone::Main);
        play.emit(Event::Ended { outcome: if won { Outcome::Won } else { Outcome::Ended } });
    }
}
