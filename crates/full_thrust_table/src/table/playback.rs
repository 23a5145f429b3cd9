//! What has happened, shown one step after the other: all ships move together, then the fire, weapon by weapon. Each step
//! stands for a while and can be cut short.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use full_thrust::apply::apply;
use full_thrust::battle::Battle;
use full_thrust::event::Event;
use full_thrust::geometry::Point;
use full_thrust::id::UnitId;
use full_thrust::table::Table;
use war_table::replay::Steps;

use super::step::Step;

/// Events on their way to be shown.
#[derive(Debug, Clone)]
pub struct Playback {
    battle: Arc<Battle>,
    /// The table as it is shown.
    table: Table,
    left: VecDeque<Event>,
    /// What moves in the step that shows.
    moving: Vec<Moving>,
    /// The event that the step is about; none where ships move.
    event: Option<Event>,
    /// Events that were passed, so that the log can keep pace.
    passed: usize,
    /// Whether a turn began with the step that shows.
    begins_turn: bool,
    began: Instant,
    now: Instant,
    lasts: Duration,
    factor: f32,
    reduced: bool,
}

/// A ship or group on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moving {
    /// The ship or group that moves.
    pub unit: UnitId,
    /// Where it comes from.
    pub from: Point,
    /// The middle of its way.
    pub mid: Point,
    /// Where it goes.
    pub to: Point,
}

/// How long all ships move, in milliseconds.
const MOVE: u16 = 2400;
/// How long the end of a movement is framed where motion is reduced.
const FRAMED: u16 = 1000;

/// How long a moment at which somebody was asked stands while moments are played on.
const MOMENT: Duration = Duration::from_millis(1600);

/// Whether an event is part of the one movement of all ships.
fn is_of_movement(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. }
            | Event::Left { .. }
            | Event::Returned { .. }
            | Event::Launched { .. }
            | Event::LaunchVoid { .. }
    )
}

impl Playback {
    /// What is shown of these events from this table on; none if there is nothing to show.
    pub fn new(
        battle: &Arc<Battle>,
        table: Table,
        events: Vec<Event>,
        factor: f32,
        reduced: bool,
        now: Instant,
    ) -> Option<Self> {
        if factor <= 0.0 {
            return None;
        }
        let mut playback = Self {
            battle: Arc::clone(battle),
            table,
            left: events.into(),
            moving: Vec::new(),
            event: None,
            passed: 0,
            begins_turn: false,
            began: now,
            now,
            lasts: Duration::ZERO,
            factor,
            reduced,
        };
        if playback.step(now) { Some(playback) } else { None }
    }

    /// The table at a moment at which somebody was asked, after so many events. It stands still.
    pub fn moment(battle: &Arc<Battle>, table: Table, passed: usize, factor: f32, now: Instant) -> Self {
        Self {
            battle: Arc::clone(battle),
            table,
            left: VecDeque::new(),
            moving: Vec::new(),
            event: None,
            passed,
            begins_turn: false,
            began: now,
            now,
            lasts: MOMENT.mul_f32(factor),
            factor,
            reduced: true,
        }
    }

    /// The table as it is shown: after the step.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The event that shows; none where ships move.
    pub fn shown(&self) -> Option<&Event> {
        self.event.as_ref()
    }

    /// Events that were passed.
    pub fn passed(&self) -> usize {
        self.passed
    }

    /// What is on its way.
    pub fn moving(&self) -> &[Moving] {
        &self.moving
    }

    /// Whether something is on its way, and not shown at its end at once.
    pub fn is_moving(&self) -> bool {
        !self.moving.is_empty() && !self.reduced
    }

    /// How far that which moves has come, from 0 to 1.
    pub fn part(&self) -> f32 {
        if self.reduced || self.lasts.is_zero() {
            return 1.0;
        }
        let part = self.now.saturating_duration_since(self.began).as_secs_f32() / self.lasts.as_secs_f32();
        // The end is held for a while, so that it is seen.
        (part * 1.2).clamp(0.0, 1.0)
    }

    /// Whether the step has stood long enough.
    pub fn is_due(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.began) >= self.lasts
    }

    fn length(&self) -> Duration {
        let long = match (&self.event, self.moving.is_empty()) {
            (Some(event), _) => Step::of(event).stands.unwrap_or_default(),
            (None, true) => 0,
            (None, false) if self.reduced => FRAMED,
            (None, false) => MOVE,
        };
        Duration::from_millis(long.into())
    }

    /// Time has passed. Returns whether something still shows.
    pub fn tick(&mut self, now: Instant) -> bool {
        self.now = now;
        !self.is_due(now) || self.step(now)
    }

    fn pass(&mut self, event: &Event) {
        apply(&mut self.table, &self.battle, event);
        self.passed += 1;
    }

    /// Takes all that moves together.
    fn take_movement(&mut self, first: Event) {
        let mut next = Some(first);
        while let Some(event) = next.take() {
            if let Event::Moved { ship, from, mid, to, .. } = event {
                self.moving.push(Moving { unit: ship, from, mid, to });
            }
            if self.left.front().is_some_and(is_of_movement)
                && let Some(event) = self.left.pop_front()
            {
                self.pass(&event);
                next = Some(event);
            }
        }
    }
}

impl Steps for Playback {
    fn left(&self) -> usize {
        self.left.len()
    }

    fn step(&mut self, now: Instant) -> bool {
        self.moving.clear();
        self.event = None;
        let turn = self.table.turn;
        while let Some(event) = self.left.pop_front() {
            self.pass(&event);
            if is_of_movement(&event) {
                self.take_movement(event);
                if !self.moving.is_empty() {
                    self.begins_turn = self.table.turn != turn;
                    self.stand_from(now);
                    return true;
                }
            } else if Step::of(&event).stands.is_some() {
                if let Event::GroupMoved { group, from, to, .. } = event {
                    let mid = Point::new(from.x.midpoint(to.x), from.y.midpoint(to.y));
                    self.moving.push(Moving { unit: group, from, mid, to });
                }
                self.event = Some(event);
                self.begins_turn = self.table.turn != turn;
                self.stand_from(now);
                return true;
            }
        }
        false
    }

    fn begins_turn(&self) -> bool {
        self.begins_turn
    }

    fn pace(&mut self, factor: f32) {
        self.factor = factor;
    }

    fn stand_from(&mut self, now: Instant) {
        (self.began, self.now) = (now, now);
        self.lasts = self.length().mul_f32(self.factor);
    }
}

#[cfg(test)]
mod tests {
    use full_thrust::apply::blank;
    use full_thrust::content::Catalogue;
    use full_thrust::geometry::Course;
    use full_thrust::setup::Setup;

    use super::*;

    fn moved(ship: u16, to: i32) -> Event {
        let (from, mid, to) = (Point::inches(0, 0), Point::inches(0, to / 2), Point::inches(0, to));
        Event::Moved { ship: UnitId(ship), from, mid, to, course: Course::NORTH, velocity: 8, void: None }
    }

    #[test]
    fn all_ships_move_in_one_step_and_dice_come_after() {
        let catalogue = Arc::new(Catalogue::built_in().expect("sound content"));
        let setup = Setup::of(&catalogue, "border-patrol", None).expect("a scenario");
        let battle = Arc::new(Battle::new(&catalogue, &setup).expect("a battle"));
        let roll = Event::BatteryRolled { ship: UnitId(1), weapon: 0, target: UnitId(5), dice: vec![5], damage: 1 };
        let events = vec![Event::OrdersRevealed, moved(1, 8), moved(2, 6), roll, Event::TurnEnded { turn: 1 }];
        let now = Instant::now();
        let mut playback =
            Playback::new(&battle, blank(&battle), events, 1.0, false, now).expect("there is something to show");
        assert_eq!(playback.moving().len(), 2);
        assert!(playback.part() < 0.01 && playback.is_moving());
        assert!(playback.tick(now + Duration::from_millis(1200)));
        assert!((0.4..0.8).contains(&playback.part()), "{}", playback.part());
        assert!(playback.tick(now + Duration::from_millis(2500)), "the fire follows");
        assert!(matches!(playback.shown(), Some(Event::BatteryRolled { .. })) && playback.moving().is_empty());
        assert!(!playback.tick(now + Duration::from_millis(9000)));
        assert_eq!(playback.passed(), 5);
    }
}
