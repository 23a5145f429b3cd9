//! A thing that shakes and flashes once when it is struck; with reduced motion a frame stands round it for a while.

use super::around::{Also, around};
use crate::motion::{Movable, Moves};
use crate::theme::{ALARM, BRASS_HI, thin};
use iced::advanced::{self, renderer};
use iced::{Background, Border, Color, Element, Rectangle, Renderer, Vector, border};

/// How bright a flash is at its brightest.
const BRIGHT: f32 = 0.5;

/// Stirs a thing when any of these move; harm shakes it, all else only flashes.
pub fn shake<'a, M: 'a, W: Movable>(
    content: impl Into<Element<'a, M>>,
    moves: &Moves<W>,
    whats: &[W],
) -> Element<'a, M> {
    around(content, stir(moves, whats))
}

/// Shakes a drawing when any of these move. It does not flash: a star comes over it.
pub fn shaken<'a, M: 'a, W: Movable>(
    content: impl Into<Element<'a, M>>,
    moves: &Moves<W>,
    whats: &[W],
) -> Element<'a, M> {
    around(content, Stir { flash: 0.0, ..stir(moves, whats) })
}

fn stir<W: Movable>(moves: &Moves<W>, whats: &[W]) -> Stir {
    let framed = whats.iter().any(|what| moves.is_framed(*what));
    let steps = whats.iter().filter_map(|what| Some((*what, moves.step(*what)?)));
    // Of several the one that is brightest.
    let brightest = steps.max_by(|(_, a), (_, b)| a.flash().total_cmp(&b.flash()));
    match brightest {
        Some((what, step)) => {
            let worse = what.worsens(step.falls());
            let shaken = if worse && what.shakes() { step.shaken() } else { Vector::ZERO };
            Stir { shaken, flash: step.flash() * BRIGHT, color: if worse { ALARM } else { BRASS_HI }, framed }
        }
        None => Stir { shaken: Vector::ZERO, flash: 0.0, color: BRASS_HI, framed },
    }
}

struct Stir {
    shaken: Vector,
    flash: f32,
    color: Color,
    framed: bool,
}

impl<M> Also<M> for Stir {
    fn shaken(&self) -> Vector {
        self.shaken
    }

    fn draw_over(&self, bounds: Rectangle, renderer: &mut Renderer, viewport: &Rectangle) {
        let flash = if self.flash > 0.01 { Some((thin(self.color, self.flash), Border::default())) } else { None };
        let line = Border { color: BRASS_HI, width: 4.0, ..border::rounded(0) };
        let frame = if self.framed { Some((Color::TRANSPARENT, line)) } else { None };
        let Some(clip) = bounds.intersection(viewport) else { return };
        for (ground, border) in flash.into_iter().chain(frame) {
            use advanced::Renderer as _;
            renderer.with_layer(clip, |renderer| {
                let quad = renderer::Quad { bounds, border, ..renderer::Quad::default() };
                renderer.fill_quad(quad, Background::Color(ground));
            });
        }
    }
}
