//! The coach: which step of the lesson is to be shown.

use super::{Lesson, LessonStep, Until, When};
use crate::event::Event;
use crate::gunnery;
use crate::moving::{self, Passage};
use crate::order_of_play::Play;
use crate::seat::SeatSet;
use crate::ship::ShipId;
use crate::state::{Phase, State, Step};

/// Watches a game, and knows what is still to be explained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coach {
    /// Who is taught.
    learners: SeatSet,
    steps: Vec<Progress>,
    /// The step that is shown, by its place.
    shown: Option<usize>,
}

/// How far a step has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Progress {
    Waiting,
    Shown,
    Behind,
}

impl Coach {
    /// A coach of these players, at the point where a game is.
    pub fn new(lesson: &Lesson, learners: SeatSet, play: &Play) -> Self {
        let mut coach = Self { learners, steps: vec![Progress::Waiting; lesson.steps.len()], shown: None };
        coach.look(lesson, play);
        coach
    }

    /// The step to be shown; none if nothing is to be explained now.
    pub fn step<'l>(&self, lesson: &'l Lesson) -> Option<&'l LessonStep> {
        lesson.steps.get(self.shown?)
    }

    /// Hears what has happened, and looks at the game as it is now. Only what has been explained can be behind.
    pub fn hear(&mut self, lesson: &Lesson, play: &Play, events: &[Event]) {
        for (step, progress) in lesson.steps.iter().zip(&mut self.steps) {
            let ticked = |event: &Event| ticks(step.until, event, |ship| owns(play.state(), self.learners, ship));
            if *progress == Progress::Shown && events.iter().any(ticked) {
                *progress = Progress::Behind;
            }
        }
        self.look(lesson, play);
    }

    /// How many steps are behind.
    pub fn behind(&self) -> usize {
        self.steps.iter().filter(|progress| **progress == Progress::Behind).count()
    }

    fn look(&mut self, lesson: &Lesson, play: &Play) {
        // While dice fall, the step that is shown stays.
        let rests = match &play.state().phase {
            Phase::Turn(turn) => turn.step == Step::Choose && self.learners.contains(turn.player),
            Phase::Over(_) => true,
            Phase::First { .. } | Phase::Shoals { .. } | Phase::Faces | Phase::Placing | Phase::Wind => false,
        };
        if !rests {
            let is_left = |place: &usize| self.steps.get(*place) == Some(&Progress::Shown);
            self.shown = self.shown.filter(is_left);
            return;
        }
        let mut left = lesson.steps.iter().zip(&self.steps).enumerate();
        let next = left.find(|(_, (step, progress))| **progress < Progress::Behind && is_time(step.when, play));
        self.shown = next.map(|(place, _)| place);
        if let Some(progress) = self.shown.and_then(|place| self.steps.get_mut(place)) {
            *progress = Progress::Shown;
        }
    }
}

fn owns(state: &State, learners: SeatSet, ship: ShipId) -> bool {
    state.ship(ship).is_some_and(|ship| learners.contains(ship.owner))
}

fn is_time(when: When, play: &Play) -> bool {
    let state = play.state();
    let over = matches!(state.phase, Phase::Over(_));
    if over != (when == When::Over) {
        return false;
    }
    match when {
        When::Always | When::Over => true,
        When::MastLost => state.ships.iter().any(|ship| ship.afloat().is_some() && ship.masts < play.setup().masts),
        When::Hulk => state.ships.iter().any(|ship| ship.hulk().is_some()),
        When::CanRun => any_way(state, |_, way| way.code.advance() == 2),
        When::CanFire => any_way(state, |ship, way| !gunnery::bearings(state, ship, way).is_empty()),
        When::MustTurn => any_way(state, |_, way| way.code.advance() == 0),
        When::CanGrapple => any_way(state, |_, way| way.grapples),
    }
}

/// Whether a waiting ship has such a lawful play.
fn any_way(state: &State, is_such: impl Fn(ShipId, &Passage) -> bool) -> bool {
    let Phase::Turn(turn) = &state.phase else { return false };
    let plays = moving::plays(state, turn.player, turn.waiting);
    plays.iter().any(|(ship, ways)| ways.iter().any(|way| is_such(*ship, way)))
}

/// Whether what has happened shows that a step is understood; `own` tells a learner's ships.
fn ticks(until: Until, event: &Event, own: impl Fn(ShipId) -> bool) -> bool {
    match until {
        Until::Played => matches!(event, Event::Played(ship) if own(*ship)),
        Until::Advanced => {
            matches!(event, Event::Announced { order, .. } if order.code.advance() > 0 && own(order.ship))
        }
        Until::Ran => matches!(event, Event::Announced { order, .. } if order.code.advance() == 2 && own(order.ship)),
        Until::Turned => {
            matches!(event, Event::Announced { order, .. } if order.code.advance() == 0 && own(order.ship))
        }
        Until::TurnOver => matches!(event, Event::TurnBegan(..)),
        Until::Fired => matches!(event, Event::Fired { ship, .. } if own(*ship)),
        Until::Hit => matches!(event, Event::Fired { ship, hit: true, .. } if own(*ship)),
        Until::Grappled => matches!(event, Event::Grappled { attacker, .. } if own(*attacker)),
        Until::ShipLost => matches!(event, Event::Sunk(_) | Event::Capsized(_) | Event::Grappled { .. }),
        Until::Never => false,
    }
}
