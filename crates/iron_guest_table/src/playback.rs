//! What has happened, shown one step after the other: a play, its dice, what they did. Each step stands for a while and
//! can be cut short.

mod view;

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use iron_guest::apply::apply;
use iron_guest::event::Event;
use iron_guest::state::State;
use war_table::replay::Steps;

/// Events on their way to be shown.
#[derive(Debug, Clone)]
pub struct Playback {
    /// The game as it is shown.
    state: State,
    /// As it was before the step that shows.
    before: State,
    left: VecDeque<Event>,
    /// The step that shows; none at a moment at which somebody was asked.
    shown: Option<Event>,
    due: Instant,
    factor: f32,
}

/// How long a moment at which somebody was asked stands while moments are played on.
const MOMENT: Duration = Duration::from_millis(1600);

/// How long a step stands, in milliseconds; none for what is not shown by itself.
fn stands(event: &Event) -> Option<u16> {
    match event {
        Event::FirstRolled(..) | Event::ShoalsLaid(_) => Some(700),
        Event::First(_) | Event::FirstEqual(_) | Event::ShoalsRefused(_) => Some(900),
        Event::UpwindRolled(_) | Event::WindRolled(..) => Some(1300),
        Event::Placed(..) => Some(450),
        Event::Announced { .. } => Some(1500),
        Event::Moved(..) => Some(500),
        Event::Fired { .. } | Event::GrappleEqual { .. } | Event::Grappled { .. } => Some(1700),
        Event::MastLost(..) => Some(700),
        Event::Sunk(_) | Event::Capsized(_) => Some(1300),
        Event::HeldFire(_) | Event::DrawOffered(_) | Event::DrawAgreed(_) | Event::DrawRefused(_) => Some(900),
        Event::Resigned(_) | Event::Over(_) => Some(1200),
        Event::TurnBegan(..) => Some(600),
        Event::FaceDealt(..)
        | Event::FaceTaken(..)
        | Event::ShoalDrawn(_)
        | Event::Begins(_)
        | Event::RoundBegan(_)
        | Event::Rolled(_)
        | Event::Played(_)
        | Event::Goes(_)
        | Event::RoundEnded(_) => None,
    }
}

impl Playback {
    /// What is shown of these events from this state on; none if there is nothing to show.
    pub fn new(state: State, events: Vec<Event>, factor: f32, now: Instant) -> Option<Self> {
        if factor <= 0.0 {
            return None;
        }
        let before = state.clone();
        let mut playback = Self { state, before, left: events.into(), shown: None, due: now, factor };
        if playback.step(now) { Some(playback) } else { None }
    }

    /// The game at a moment at which somebody was asked, with the events that followed. It stands still.
    pub fn moment(state: State, later: Vec<Event>, factor: f32, now: Instant) -> Self {
        let before = state.clone();
        let due = now + MOMENT.mul_f32(factor);
        Self { state, before, left: later.into(), shown: None, due, factor }
    }

    /// The game as it is shown.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The game before the step that shows.
    pub fn before(&self) -> &State {
        &self.before
    }

    /// The step that shows; none at a moment at which somebody was asked.
    pub fn shown(&self) -> Option<&Event> {
        self.shown.as_ref()
    }

    /// The events that are still to be shown or passed.
    pub fn events_left(&self) -> impl Iterator<Item = &Event> {
        self.left.iter()
    }

    /// Whether the step that shows has stood long enough.
    pub fn is_due(&self, now: Instant) -> bool {
        now >= self.due
    }

    /// Time has passed. Returns whether something still shows.
    pub fn tick(&mut self, now: Instant) -> bool {
        now < self.due || self.step(now)
    }
}

impl Steps for Playback {
    fn step(&mut self, now: Instant) -> bool {
        while let Some(event) = self.left.pop_front() {
            self.before.clone_from(&self.state);
            apply(&mut self.state, &event);
            if let Some(long) = stands(&event) {
                self.due = now + Duration::from_millis(long.into()).mul_f32(self.factor);
                self.shown = Some(event);
                return true;
            }
        }
        false
    }

    fn begins_turn(&self) -> bool {
        matches!(self.shown, Some(Event::TurnBegan(..)))
    }

    fn left(&self) -> usize {
        self.left.len()
    }

    fn pace(&mut self, factor: f32) {
        self.factor = factor;
    }

    fn stand_from(&mut self, now: Instant) {
        let long = self.shown.as_ref().and_then(stands).unwrap_or_default();
        self.due = now + Duration::from_millis(long.into()).mul_f32(self.factor);
    }
}
