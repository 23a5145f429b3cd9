//! Shots on their way: a bright stroke from who fires to who is fired at, and the flare of a shield that stops one. What
//! misses passes by. With reduced motion there are none. Where enemies are cards, the strokes cross the card.

use super::size::Plan;
use super::view::CombatView;
use crate::motion::{Moves, Shot, What};
use iced::widget::canvas::{Frame, LineCap, Path};
use iced::{Color, Point, Rectangle, Vector};
use kit::theme::{ALARM, BONE, BRASS_HI, BRIDGE, thin};
use kit::widget::panel::pen;
use kit::widget::sketch::Subject;

/// What is in the air.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tracers {
    shots: Vec<Tracer>,
    flares: Vec<(Rectangle, f32)>,
}

#[derive(Debug, Clone, PartialEq)]
struct Tracer {
    from: Point,
    to: Point,
    ours: bool,
    lands: bool,
    part: f32,
}

/// How long the stroke is, in parts of its way, and how far a miss goes beyond its target.
const LENGTH: f32 = 0.3;
const BEYOND: f32 = 1.35;

/// The shots that are in the air between ours and an enemy, each with the part of its way that lies behind it.
fn in_the_air(view: &CombatView, enemy: usize, moves: &Moves) -> Vec<(Shot, f32)> {
    let fighters = std::iter::once(None).chain((0..view.fighters.len()).map(Some));
    let kinds = [(true, true), (true, false), (false, true), (false, false)];
    let shots = fighters.flat_map(|fighter| kinds.map(|(ours, lands)| Shot { fighter, enemy, ours, lands }));
    let flying = shots.filter_map(|shot| {
        let part = moves.step(What::Shot(shot)).map(|step| step.part)?;
        if part > 0.0 && part < 1.0 { Some((shot, part)) } else { None }
    });
    flying.collect()
}

impl Tracers {
    /// Of what moves in a combat.
    pub fn of(view: &CombatView, plan: &Plan, moves: &Moves) -> Self {
        let shots = (0..view.enemies.len()).flat_map(|enemy| in_the_air(view, enemy, moves));
        let shots = shots.filter_map(|(shot, part)| {
            let own = match shot.fighter {
                None => plan.ours,
                Some(place) => plan.fighters.get(place)?.art,
            };
            let theirs = plan.enemies.get(shot.enemy)?.art;
            let (from, to) = if shot.ours { (own, theirs) } else { (theirs, own) };
            let (from, to) = (from.center(), to.center());
            // What misses goes by above its target.
            let aside = if shot.lands { Vector::ZERO } else { Vector::new(0.0, -theirs.height * 0.6) };
            Some(Tracer { from, to: to + aside, ours: shot.ours, lands: shot.lands, part })
        });
        let flares = plan.enemies.iter().enumerate().filter_map(|(place, spot)| {
            let step = moves.step(What::EnemyShield(place)).filter(|step| step.falls())?;
            Some((spot.art, step.flash()))
        });
        let own = moves.step(What::Shields).filter(|step| step.falls()).map(|step| (plan.ours, step.flash()));
        Self { shots: shots.collect(), flares: flares.chain(own).filter(|(_, flash)| *flash > 0.0).collect() }
    }
}

impl Subject for Tracers {
    fn draw(&self, frame: &mut Frame) {
        for (art, flash) in &self.flares {
            let ring = Path::circle(art.center(), art.width.max(art.height) * (0.66 - 0.1 * flash));
            frame.stroke(&ring, pen(thin(BRIDGE, *flash), 10.0 * flash + 1.0));
            frame.fill(&ring, thin(BRIDGE, 0.25 * flash));
        }
        for shot in &self.shots {
            shot.draw(frame);
        }
    }
}

impl Tracer {
    fn draw(&self, frame: &mut Frame) {
        let way = self.to - self.from;
        let reach = if self.lands { 1.0 } else { BEYOND };
        let head = self.part * (reach + LENGTH);
        let along = |part: f32| self.from + way * part.clamp(0.0, reach);
        let color: Color = if self.ours { BRASS_HI } else { ALARM };
        let fade = if self.lands { 1.0 } else { 1.0 - self.part * 0.7 };
        for (ink, width) in [(thin(color, 0.35 * fade), 12.0), (thin(color, fade), 5.0), (thin(BONE, fade), 2.0)] {
            let mut stroke = pen(ink, width);
            stroke.line_cap = LineCap::Round;
            frame.stroke(&Path::line(along(head - LENGTH), along(head)), stroke);
        }
    }
}

/// What is in the air over the card of an enemy, where there is no chart: strokes across it, and the flare of its shield.
#[derive(Debug, Clone, PartialEq)]
pub struct Passing {
    shots: Vec<(Shot, f32)>,
    flare: f32,
}

impl Passing {
    /// Of what moves about an enemy; none if nothing does.
    pub fn of(view: &CombatView, enemy: usize, moves: &Moves) -> Option<Self> {
        let shots = in_the_air(view, enemy, moves);
        let flare = moves.step(What::EnemyShield(enemy)).filter(|step| step.falls()).map_or(0.0, |step| step.flash());
        if !shots.is_empty() || flare > 0.0 { Some(Self { shots, flare }) } else { None }
    }
}

impl Subject for Passing {
    fn draw(&self, frame: &mut Frame) {
        let size = frame.size();
        if self.flare > 0.0 {
            let edge = Path::rectangle(Point::ORIGIN, size);
            frame.stroke(&edge, pen(thin(BRIDGE, self.flare), 10.0 * self.flare + 1.0));
            frame.fill(&edge, thin(BRIDGE, 0.25 * self.flare));
        }
        // Ours come from the left, where our ships stand; what misses goes by along the upper edge.
        for (shot, part) in &self.shots {
            let y = if shot.lands { size.height / 2.0 } else { size.height * 0.12 };
            let (ours, theirs) = (Point::new(0.0, size.height / 2.0), Point::new(size.width * 0.7, y));
            let (from, to) = if shot.ours { (ours, theirs) } else { (theirs, ours) };
            Tracer { from, to, ours: shot.ours, lands: shot.lands, part: *part }.draw(frame);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::combat::{Enemy, Ours};
    use crate::motion::{Change, MOST};
    use iced::Size;
    use std::time::{Duration, Instant};

    fn fight() -> (CombatView, Plan) {
        let enemies = vec![Enemy::default(), Enemy::default()];
        let view = CombatView { enemies, ours: Ours::default(), ..CombatView::default() };
        let plan = super::super::size::plan(Size::new(1004.0, 778.0), 116.0, &[104.0; 2], &[1.8; 2], 0);
        (view, plan.expect("there is room"))
    }

    fn after(changes: &[Change], ms: u64, reduced: bool) -> Tracers {
        let now = Instant::now();
        let mut moves = Moves::begin(changes, MOST, reduced, now);
        moves.tick(now + Duration::from_millis(ms));
        let (view, plan) = fight();
        Tracers::of(&view, &plan, &moves)
    }

    const SHOT: Shot = Shot { fighter: None, enemy: 1, ours: true, lands: true };
    const FIRED: Change = Change { what: What::Shot(SHOT), from: 0, to: 1 };
    const STOPPED: Change = Change { what: What::EnemyShield(1), from: 1, to: 0 };

    #[test]
    fn a_shot_is_seen_before_the_shield_flares() {
        let flying = after(&[FIRED, STOPPED], 100, false);
        assert_eq!((flying.shots.len(), flying.flares.len()), (1, 0), "{flying:?}");
        assert!(flying.shots[0].ours && flying.shots[0].to.x > flying.shots[0].from.x);
        let struck = after(&[FIRED, STOPPED], 290, false);
        assert_eq!((struck.shots.len(), struck.flares.len()), (0, 1), "{struck:?}");
        assert_eq!(after(&[FIRED, STOPPED], 5000, false), Tracers::default());
    }

    #[test]
    fn over_cards_a_shot_crosses_that_of_its_enemy() {
        let now = Instant::now();
        let mut moves = Moves::begin(&[FIRED, STOPPED], MOST, false, now);
        let (view, _) = fight();
        moves.tick(now + Duration::from_millis(100));
        assert_eq!(Passing::of(&view, 0, &moves), None);
        let flying = Passing::of(&view, 1, &moves).expect("it crosses the second card");
        assert_eq!((flying.shots.len(), flying.flare), (1, 0.0), "{flying:?}");
        moves.tick(now + Duration::from_millis(290));
        let struck = Passing::of(&view, 1, &moves).expect("the shield flares");
        assert!(struck.shots.is_empty() && struck.flare > 0.0, "{struck:?}");
        moves.tick(now + Duration::from_secs(5));
        assert_eq!(Passing::of(&view, 1, &moves), None);
    }

    #[test]
    fn with_reduced_motion_nothing_flies() {
        for ms in [0, 100, 290] {
            assert_eq!(after(&[FIRED, STOPPED], ms, true), Tracers::default());
        }
    }

    #[test]
    fn what_misses_passes_by() {
        let missed = Change { what: What::Shot(Shot { lands: false, ..SHOT }), from: 0, to: 1 };
        let (missed, landed) = (after(&[missed], 100, false), after(&[FIRED], 100, false));
        assert!(missed.shots[0].to.y < landed.shots[0].to.y);
    }
}
