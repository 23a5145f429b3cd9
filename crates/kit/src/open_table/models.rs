//! Where models are drawn: those that would cover each other are fanned out, each with a line to its true place.

use std::f32::consts::TAU;

use iced::{Point, Vector};

use super::camera::Camera;
use super::scene::{Emphasis, Model, Scene};

/// The length of a middling model, in pixels at the most and at the least.
const MOST: f32 = 96.0;
const LEAST: f32 = 38.0;
/// Its length in inches, as long as that is between the two.
const INCHES: f32 = 3.4;
/// Models nearer to each other than this part of their length are fanned out.
const NEAR: f32 = 0.5;

/// A model where it is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placed {
    /// Its place in the list of models.
    pub index: usize,
    /// Where its true centre is drawn.
    pub true_at: Point,
    /// Where it is drawn.
    pub at: Point,
    /// Its length in pixels.
    pub long: f32,
}

/// How long a model is drawn, in pixels.
fn long(model: &Model, camera: &Camera) -> f32 {
    (camera.inch() * INCHES).clamp(LEAST, MOST) * model.size
}

/// Every model where it is drawn.
pub fn placed(scene: &Scene, camera: &Camera) -> Vec<Placed> {
    let mut all: Vec<Placed> = scene
        .models
        .iter()
        .enumerate()
        .map(|(index, model)| {
            let at = camera.at(model.at);
            Placed { index, true_at: at, at, long: long(model, camera) }
        })
        .collect();
    let solid = |index: usize| scene.models.get(index).is_some_and(|model| model.emphasis != Emphasis::Ghost);
    // Who lies on whom: each joins the first that it is too near to.
    let mut heads: Vec<(usize, Vec<usize>)> = Vec::new();
    for (place, one) in all.iter().enumerate().filter(|(_, one)| solid(one.index)) {
        let near = |head: &Placed| one.true_at.distance(head.true_at) < NEAR * one.long.min(head.long);
        match heads.iter_mut().find(|(head, _)| all.get(*head).is_some_and(near)) {
            Some((_, crowd)) => crowd.push(place),
            None => heads.push((place, vec![place])),
        }
    }
    for (_, crowd) in heads.into_iter().filter(|(_, crowd)| crowd.len() > 1) {
        let widest = crowd.iter().filter_map(|place| all.get(*place)).map(|one| one.long).fold(0.0, f32::max);
        let count = crowd.len() as f32;
        let out = (widest * 0.62).max(widest * 0.5 * count / TAU * 1.4);
        for (number, place) in crowd.into_iter().enumerate() {
            if let Some(one) = all.get_mut(place) {
                let turn = TAU * number as f32 / count - TAU / 4.0;
                one.at = one.true_at + Vector::new(turn.cos(), turn.sin()) * out;
            }
        }
    }
    all
}

/// How far beside a model a click still means it, in pixels.
const BESIDE: f32 = 26.0;

/// The model that is meant by a point: the nearest that is near enough. Ghosts are passed over.
pub fn meant(scene: &Scene, camera: &Camera, at: Point) -> Option<u32> {
    let away = |one: &Placed| one.at.distance(at) - one.long * 0.5;
    placed(scene, camera)
        .into_iter()
        .filter(|one| scene.models.get(one.index).is_some_and(|model| model.emphasis != Emphasis::Ghost))
        .filter(|one| away(one) < BESIDE)
        .min_by(|one, other| one.at.distance(at).total_cmp(&other.at.distance(at)))
        .and_then(|one| scene.models.get(one.index))
        .map(|model| model.id)
}

#[cfg(test)]
mod tests {
    use iced::{Color, Size};

    use super::*;
    use crate::open_table::{Art, Frame, Spot, View};

    fn scene(places: &[(i32, i32)]) -> Scene {
        let model = |(id, (x, y)): (u32, &(i32, i32))| Model {
            id,
            at: Spot::new(*x, *y),
            heading: 0,
            art: Art::plain("marks/die-1"),
            size: 1.0,
            color: Color::WHITE,
            frame: Frame::Ring,
            name: String::new(),
            emphasis: Emphasis::Plain,
        };
        Scene {
            inch: 100,
            width: 7200,
            height: 4800,
            models: (0..).zip(places).map(model).collect(),
            ..Scene::default()
        }
    }

    #[test]
    fn models_at_one_point_are_fanned_out_and_each_can_be_meant() {
        let scene = scene(&[(1000, 1000), (1000, 1000), (1001, 1000), (5000, 3000)]);
        let camera = Camera::new(&scene, View::WHOLE, Size::new(1200.0, 800.0));
        let all = placed(&scene, &camera);
        for (at, one) in all.iter().enumerate().take(3) {
            assert_ne!(one.at, one.true_at, "{at}");
            assert_eq!(meant(&scene, &camera, one.at), Some(at as u32));
        }
        assert!(all[0].at.distance(all[1].at) > all[0].long * 0.7);
        assert_eq!(all[3].at, all[3].true_at, "who stands alone stands where it is");
        assert_eq!(meant(&scene, &camera, all[3].at + Vector::new(30.0, 20.0)), Some(3), "a near miss is no miss");
        assert_eq!(meant(&scene, &camera, Point::new(600.0, 100.0)), None);
    }
}
