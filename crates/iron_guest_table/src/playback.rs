//! What has happened, shown one step after the other: a play, its dice, what they did. Each step stands for a while and
//! can be cut short.

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
    /// The step that shows.
    shown: Event,
    due: Instant,
    factor: f32,
}

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
        let shown = events.iter().find(|event| stands(event).is_some())?.clone();
        let before = state.clone();
        let mut playback = Self { state, before, left: events.into(), shown, due: now, factor };
        playback.step(now).then_some(playback)
    }

    /// The game as it is shown.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The game before the step that shows.
    pub fn before(&self) -> &State {
        &self.before
    }

    /// The step that shows.
    pub fn shown(&self) -> &Event {
        &self.shown
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
                self.shown = event;
                return true;
            }
        }
        false
    }

    fn begins_turn(&self) -> bool {
        matches!(self.shown, Event::TurnBegan(..))
    }

    fn pace(&mut self, factor: f32) {
        self.factor = factor;
    }

    fn stand_from(&mut self, now: Instant) {
        let long = stands(&self.shown).unwrap_or_default();
        self.due = now + Duration::from_millis(long.into()).mul_f32(self.factor);
    }
}
