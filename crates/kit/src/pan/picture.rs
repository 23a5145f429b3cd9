//! A picture of a drawing, taken aside of the window, to be moved in its place while the hand moves it.
//!
//! To draw a map takes several times as long as a frame may; to lay a picture of it elsewhere takes a part of one. The
//! picture is taken by a renderer of its own, on another thread, so that nobody waits for it.

use super::{Drawing, Projection};
use crate::font;
use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::renderer::Headless;
use iced::futures::FutureExt;
use iced::widget::canvas::Frame;
use iced::{Color, Point, Rectangle, Renderer, Size, Vector};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{LazyLock, Mutex};

/// How many pixels a picture has at most.
const MOST: f32 = 6e6;
/// How much of the room is taken beyond each of its sides, so that there is something to be moved in.
const BEYOND: f32 = 0.5;
/// What pixels are moved by, since the renderer cuts off all behind the point of their place.
const HAIR: f32 = 0.02;

/// The renderer that draws the pictures. Kept from one to the next, since it reads the system's fonts as it is made.
static RENDERER: LazyLock<Mutex<Option<Renderer>>> = LazyLock::new(Mutex::default);

/// What a picture is to be taken of.
#[derive(Debug, Clone, PartialEq)]
pub struct Order<D> {
    /// The drawing.
    pub drawing: D,
    /// How it is looked at.
    pub view: Projection,
    /// Where the room's corner lies in the window, in screen units.
    pub corner: Point,
    /// Pixels for a screen unit.
    pub pixels: f32,
}

/// A picture of a drawing, and of what it lies on.
#[derive(Debug)]
pub struct Picture<D> {
    order: Order<D>,
    /// The part of the drawing that is on it, in the drawing's own units.
    area: Rectangle,
    moving: Pixels,
    still: Pixels,
}

/// Pixels in rows: red, green and blue as they are blended, and how much they cover.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pixels {
    width: usize,
    rows: Vec<[u8; 4]>,
}

impl<D: Drawing> Order<D> {
    /// Has the picture taken; it comes when it is done.
    pub fn begin(self) -> Receiver<Option<Picture<D>>> {
        let (hand, done) = sync_channel(1);
        let work = move || {
            // Nobody may be waiting for it any more.
            let _ = hand.send(self.taken());
        };
        // Without a thread nothing ever comes, and the layers themselves are drawn.
        let _ = std::thread::Builder::new().name("picture".to_owned()).spawn(work);
        done
    }

    /// The picture; none if there is no renderer, or nothing to be seen.
    fn taken(self) -> Option<Picture<D>> {
        let mut renderer = RENDERER.lock().ok()?;
        if renderer.is_none() {
            *renderer = <Renderer as Headless>::new(font::RULES, 16.0.into(), Some("tiny-skia")).now_or_never()?;
        }
        let renderer = renderer.as_mut()?;
        let area = self.area()?;
        let size = area.size() * self.view.zoom;
        let view = Projection { centre: area.center(), room: size, ..self.view };
        let moving = pixels(renderer, size, self.pixels, Color::TRANSPARENT, |renderer| {
            for layer in 0..D::LAYERS {
                let mut frame = Frame::new(renderer, size);
                self.drawing.draw(layer, view, &mut frame);
                let geometry = frame.into_geometry();
                renderer.with_layer(Rectangle::with_size(size), |renderer| renderer.draw_geometry(geometry));
            }
        })?;
        let place = self.place();
        let size = Size::new(place.width as f32, place.height as f32) * (1.0 / self.pixels);
        let still = pixels(renderer, size, self.pixels, D::GROUND, |renderer| {
            let mut frame = Frame::new(renderer, size);
            let (x, y) = (place.x as f32 / self.pixels - self.corner.x, place.y as f32 / self.pixels - self.corner.y);
            frame.translate(-Vector::new(x, y));
            self.drawing.draw_still(self.view, &mut frame);
            let geometry = frame.into_geometry();
            renderer.draw_geometry(geometry);
        })?;
        Some(Picture { area, moving, still, order: self })
    }

    /// The part of the drawing to be taken, in its own units: what is seen and some beyond it, as far as it reaches.
    fn area(&self) -> Option<Rectangle> {
        let seen = self.view.seen();
        let all = self.drawing.extent(self.view.zoom);
        let scale = self.view.zoom * self.pixels;
        let fits = |area: &Rectangle| area.area() * scale * scale <= MOST;
        let wider = |part: f32| {
            let (x, y) = (seen.width * part, seen.height * part);
            let size = Size::new(seen.width + 2.0 * x, seen.height + 2.0 * y);
            Rectangle::new(seen.position() - Vector::new(x, y), size).intersection(&all)
        };
        [BEYOND, BEYOND / 2.0, 0.0].into_iter().filter_map(wider).find(fits)
    }

    /// The room's place in the window, in whole pixels.
    fn place(&self) -> Rectangle<u32> {
        let (left, top) = (self.corner.x * self.pixels, self.corner.y * self.pixels);
        let right = left + self.view.room.width * self.pixels - 2.0 * HAIR;
        let foot = top + self.view.room.height * self.pixels - 2.0 * HAIR;
        let (x, y) = (left.ceil().max(0.0) as u32, top.ceil().max(0.0) as u32);
        let (right, foot) = (right.floor().max(0.0) as u32, foot.floor().max(0.0) as u32);
        Rectangle { x, y, width: right.saturating_sub(x), height: foot.saturating_sub(y) }
    }
}

impl<D: Drawing> Picture<D> {
    /// Whether it shows this drawing, in this room.
    pub fn shows(&self, drawing: &D, corner: Point, room: Size, pixels: f32) -> bool {
        let order = &self.order;
        order.corner == corner && order.view.room == room && order.pixels == pixels && order.drawing == *drawing
    }

    /// Whether it was taken from as near as this.
    pub fn is_as_near(&self, view: Projection) -> bool {
        (self.order.view.zoom / view.zoom - 1.0).abs() < 1e-4
    }

    /// Whether all of the drawing that is seen in a view is on it, and as near as it is seen.
    pub fn covers(&self, view: Projection) -> bool {
        let needed =
            |part: Rectangle| part.intersection(&self.area).is_some_and(|held| held.area() > part.area() * 0.999);
        let part = view.seen().intersection(&self.order.drawing.extent(view.zoom));
        self.is_as_near(view) && part.is_none_or(needed)
    }

    /// What would be seen in a view: its place in the window in screen units, its size in pixels, and its pixels in rows, four
    /// bytes each.
    pub fn seen(&self, view: Projection) -> (Rectangle, Size<u32>, Vec<u8>) {
        let order = &self.order;
        let place = order.place();
        let corner = view.to_screen(self.area.position());
        let whole = |at: f32, from: u32| (at * order.pixels).round() - from as f32;
        let at = (whole(order.corner.x + corner.x, place.x), whole(order.corner.y + corner.y, place.y));
        let ratio = if self.is_as_near(view) { 1.0 } else { view.zoom / order.view.zoom };
        let bytes = self.still.under(&self.moving, at, ratio);
        let bounds = Rectangle {
            x: (place.x as f32 + HAIR) / order.pixels,
            y: (place.y as f32 + HAIR) / order.pixels,
            width: place.width as f32 / order.pixels,
            height: place.height as f32 / order.pixels,
        };
        (bounds, Size::new(place.width, place.height), bytes)
    }
}

impl Pixels {
    /// These pixels with others laid over them: with their corner at a place, so many times as large.
    fn under(&self, over: &Self, at: (f32, f32), ratio: f32) -> Vec<u8> {
        let mut all = self.rows.clone();
        // Where a row or a column of the others is found.
        let found = |place: usize, at: f32| {
            let from = ((place as f32 + 0.5 - at) / ratio).floor();
            (from >= 0.0).then_some(from as usize)
        };
        let columns = (0..self.width).map(|x| found(x, at.0).filter(|x| *x < over.width));
        let first = columns.clone().take_while(Option::is_none).count();
        let columns: Vec<usize> = columns.flatten().collect();
        let skipped = columns.first().copied().unwrap_or(over.width);
        for (y, row) in all.chunks_exact_mut(self.width.max(1)).enumerate() {
            let Some(source) = found(y, at.1).and_then(|y| over.rows.chunks_exact(over.width.max(1)).nth(y)) else {
                continue;
            };
            let seen = row.iter_mut().skip(first);
            if ratio == 1.0 {
                seen.zip(source.iter().skip(skipped)).for_each(|(ground, ink)| lay(ground, *ink));
            } else {
                let inks = columns.iter().map(|column| source.get(*column).copied().unwrap_or_default());
                seen.zip(inks).for_each(|(ground, ink)| lay(ground, ink));
            }
        }
        all.into_flattened()
    }
}

/// Lays ink over a pixel.
fn lay(ground: &mut [u8; 4], ink: [u8; 4]) {
    let [.., cover] = ink;
    // Most of a map is one or the other.
    match cover {
        0 => return,
        255 => return *ground = ink,
        _ => {}
    }
    let left = 255 - u16::from(cover);
    for (ground, ink) in ground.iter_mut().zip(ink) {
        let product = u16::from(*ground) * left + 128;
        let part = (product + (product >> 8)) >> 8;
        *ground = ink.saturating_add(part as u8);
    }
}

/// What is drawn, in pixels; none if it has no size.
fn pixels(
    renderer: &mut Renderer,
    size: Size,
    scale: f32,
    ground: Color,
    draw: impl FnOnce(&mut Renderer),
) -> Option<Pixels> {
    let (width, height) = ((size.width * scale).ceil() as u32, (size.height * scale).ceil() as u32);
    if width == 0 || height == 0 {
        return None;
    }
    renderer.reset(Rectangle::with_size(size));
    draw(renderer);
    // Where a unit is less than a pixel the renderer leaves out a part of what it is asked for.
    let more = (1.0 / scale).max(1.0);
    let asked = Size::new((width as f32 * more).ceil() as u32, (height as f32 * more).ceil() as u32);
    let bytes = renderer.screenshot(asked, scale, ground);
    let (pixels, _) = bytes.as_chunks::<4>();
    let rows = pixels.chunks_exact(asked.width as usize).take(height as usize);
    let rows: Vec<[u8; 4]> = rows.flat_map(|row| row.iter().take(width as usize).copied()).collect();
    Some(Pixels { width: width as usize, rows })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(width: usize, rows: &[[u8; 4]]) -> Pixels {
        Pixels { width, rows: rows.to_vec() }
    }

    const DARK: [u8; 4] = [10, 20, 30, 255];
    const RED: [u8; 4] = [200, 0, 0, 255];
    const HALF: [u8; 4] = [100, 0, 0, 128];

    #[test]
    fn a_map_is_laid_where_it_is_moved_to() {
        let ground = pixels(4, &[DARK; 8]);
        let map = pixels(2, &[RED, HALF]);
        let half = [105, 10, 15, 255];
        let laid = |at| ground.under(&map, at, 1.0).as_chunks::<4>().0.to_vec();
        assert_eq!(laid((1.0, 1.0)), [DARK, DARK, DARK, DARK, DARK, RED, half, DARK]);
        assert_eq!(laid((-1.0, 0.0)), [half, DARK, DARK, DARK, DARK, DARK, DARK, DARK]);
        assert_eq!(laid((3.0, 1.0)), [DARK, DARK, DARK, DARK, DARK, DARK, DARK, RED]);
        assert_eq!(laid((9.0, -9.0)), [DARK; 8]);
    }

    #[test]
    fn a_map_that_is_nearer_is_larger() {
        let ground = pixels(4, &[DARK; 8]);
        let map = pixels(2, &[RED, [0; 4]]);
        let laid = ground.under(&map, (0.0, 0.0), 2.0).as_chunks::<4>().0.to_vec();
        assert_eq!(laid, [RED, RED, DARK, DARK, RED, RED, DARK, DARK]);
    }
}
