//! The words of a table: labels, names of models, words at rings. Each stands where it can be read whole and covers nothing
//! that must be seen.

use iced::{Color, Point, Rectangle, Size, Vector};

use super::super::models::{Placed, placed};
use super::super::scene::{Anchor, Emphasis, Label};
use super::Pencil;
use crate::theme::{INK0, thin};
use crate::widget::chart;
use crate::widget::words::Plate;
use crate::{fit, font};

/// How large labels are, and words at rings.
const LABEL: f32 = 18.0;
const RING: f32 = 17.0;
/// The room at the edge that the chart's frame takes, with a gap.
const EDGE: f32 = chart::ROOM + 4.0;
/// In how many pieces a line is cut to find what is seen of it.
const PIECES: u8 = 200;

impl Pencil<'_> {
    pub(super) fn over(&mut self) {
        let scene = self.scene;
        let camera = self.camera;
        let mut taken: Vec<Rectangle> = Vec::new();
        let (along, at): (Vec<&Label>, Vec<&Label>) =
            scene.labels.iter().partition(|label| matches!(label.anchor, Anchor::Along(..)));
        self.labels(&at, true, &mut taken);
        let mut all = placed(scene, &camera);
        // Nor do words cover the heart of a model.
        for one in &all {
            let heart = one.long * 0.3;
            let solid = scene.models.get(one.index).is_some_and(|model| model.emphasis != Emphasis::Ghost);
            if solid {
                taken.push(Rectangle::new(one.at - Vector::new(heart, heart), Size::new(2.0 * heart, 2.0 * heart)));
            }
        }
        // Whoever matters most gets the best place.
        let rank = |one: &Placed| match scene.models.get(one.index).map(|model| model.emphasis) {
            Some(Emphasis::Chosen) => 0,
            Some(Emphasis::Aimed) => 1,
            Some(Emphasis::Plain | Emphasis::Done | Emphasis::Ghost) | None => 2,
        };
        all.sort_by_key(rank);
        let (first, others): (Vec<Placed>, Vec<Placed>) = all.into_iter().partition(|one| rank(one) < 2);
        self.names(&first, true, &mut taken);
        // What stands along a line is told beside the table as well.
        self.labels(&along, false, &mut taken);
        self.names(&others, false, &mut taken);
        for ring in scene.rings.iter().filter(|ring| !ring.label.is_empty()) {
            let reach = f32::from(ring.reach) * camera.inch();
            let at = camera.at(ring.at);
            // Where the ring itself is seen; a word at the edge of the room would stand at another ring.
            let places = [(0.0, -reach), (0.0, reach), (reach, 0.0), (-reach, 0.0)];
            let places = places.map(|(x, y)| at + Vector::new(x, y));
            let seen = |at: Point| {
                let inside = self.inside(at, &ring.label, RING);
                if inside.distance(at) < 2.0 * RING { Some(inside) } else { None }
            };
            let places: Vec<Point> = places.into_iter().filter_map(seen).collect();
            self.plate(&ring.label, &places, false, RING, thin(ring.color, 1.0), &mut taken);
        }
        if let Some(tape) = scene.tape {
            self.tape(tape);
        }
    }

    /// Labels at their anchors. Those that need not be read are left out where they have no room.
    fn labels(&mut self, labels: &[&Label], must: bool, taken: &mut Vec<Rectangle>) {
        for label in labels {
            let above = Vector::new(0.0, label.above);
            let places = self.anchored(label.anchor).into_iter().map(|at| self.inside(at - above, &label.words, LABEL));
            let places: Vec<Point> = places.collect();
            self.plate(&label.words, &places, must, LABEL, label.color, taken);
        }
    }

    /// Names of models, beside them. Those that must be read stand inside the room somewhere, others are left out.
    fn names(&mut self, models: &[Placed], must: bool, taken: &mut Vec<Rectangle>) {
        for one in models {
            let Some(model) = self.scene.models.get(one.index).filter(|model| !model.name.is_empty()) else { continue };
            let size = if model.emphasis == Emphasis::Chosen { 21.0 } else { 17.5 };
            let (down, side) =
                (one.long * 0.5 + 16.0, one.long * 0.5 + fit::line(&model.name, font::TITLE, size) / 2.0 + 10.0);
            let beside =
                [(0.0, down), (0.0, -down), (side, 0.0), (-side, 0.0)].map(|(x, y)| one.at + Vector::new(x, y));
            let inside = |at: Point| self.inside(at, &model.name, size);
            let places: Vec<Point> = if must {
                beside.map(inside).to_vec()
            } else {
                beside.into_iter().filter(|at| inside(*at).distance(*at) < 1.0).collect()
            };
            self.plate(&model.name, &places, must, size, model.color, taken);
        }
    }

    /// Where words of an anchor can stand in the room, the best first; nowhere for a line that is out of sight.
    fn anchored(&self, anchor: Anchor) -> Vec<Point> {
        match anchor {
            Anchor::At(spot) => vec![self.camera.at(spot)],
            Anchor::Along(from, to) => {
                let (from, to) = (self.camera.at(from), self.camera.at(to));
                let room = Rectangle::with_size(self.frame.size()).shrink(EDGE);
                let along = (0..=PIECES).map(|piece| from + (to - from) * (f32::from(piece) / f32::from(PIECES)));
                let seen: Vec<Point> = along.filter(|at| room.contains(*at)).collect();
                let parts = [(1, 2), (1, 3), (2, 3), (1, 5), (4, 5)];
                parts.into_iter().filter_map(|(part, of)| seen.get(seen.len() * part / of).copied()).collect()
            }
        }
    }

    /// The nearest point about which words of this size can be read whole.
    fn inside(&self, at: Point, words: &str, size: f32) -> Point {
        let room = self.frame.size();
        let aside = fit::line(words, font::TITLE, size) / 2.0 + EDGE;
        let below = size / 2.0 + EDGE;
        let kept = |at: f32, least: f32, room: f32| at.clamp(least, (room - least).max(least));
        Point::new(kept(at.x, aside, room.width), kept(at.y, below, room.height))
    }

    /// Words on a plate about the first of these points at which they cover nothing that must be seen. Where there is no such
    /// point, words that must be read stand about the first, and others are left out.
    fn plate(
        &mut self,
        words: &str,
        places: &[Point],
        must: bool,
        size: f32,
        color: Color,
        taken: &mut Vec<Rectangle>,
    ) {
        if words.is_empty() {
            return;
        }
        let plate = Plate { words, size };
        let free = |at: &&Point| !taken.iter().any(|other| other.intersects(&plate.bounds(**at)));
        let instead = if must { places.first() } else { None };
        let Some(at) = places.iter().find(free).or(instead).copied() else { return };
        taken.push(plate.bounds(at));
        plate.draw(self.frame, at, thin(INK0, 0.86), color);
    }
}
