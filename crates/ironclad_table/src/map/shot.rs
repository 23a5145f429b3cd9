//! A picture of the map, taken aside of the window, to be moved in its place while the hand moves it.
//!
//! To draw a map takes several times as long as a frame may; to lay a picture of it elsewhere takes a part of one. The
//! picture is taken by a renderer of its own, on another thread, so that nobody waits for it.

use super::BoardView;
use super::camera::{Projection, R, extent};
use super::draw::{Layer, paint};
use super::going::Going;
use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::renderer::Headless;
use iced::futures::FutureExt;
use iced::widget::canvas::Frame;
use iced::{Color, Point, Rectangle, Renderer, Size, Vector};
use kit::font;
use kit::theme::INK1;
use kit::widget::chart::draw_rhumbs;
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{LazyLock, Mutex};

/// How many pixels a picture of the map has at most.
const MOST: f32 = 6e6;
/// How much of the room is taken beyond each of its sides, so that there is something to be moved in.
const BEYOND: f32 = 0.5;
/// How far drawings may reach over the sectors at the map's edge, in units of the map.
const OVERHANG: f32 = R * 0.6;
/// What pixels are moved by, since the renderer cuts off all behind the point of their place.
const HAIR: f32 = 0.02;

/// The one who takes the pictures. Kept from one to the next, since it reads the system's fonts as it is made.
static DRAFTSMAN: LazyLock<Mutex<Option<Renderer>>> = LazyLock::new(Mutex::default);

/// What a picture is to be taken of.
#[derive(Debug, Clone, PartialEq)]
pub struct Order {
    /// The map.
    pub board: BoardView,
    /// How it is looked at.
    pub view: Projection,
    /// Where the chart's corner lies in the window, in units.
    pub corner: Point,
    /// Pixels for a unit.
    pub unit: f32,
    /// Where the chart's rhumb lines come from, in parts of its size.
    pub rose: Vector,
}

/// A picture of a map, and of the ground it lies on.
#[derive(Debug)]
pub struct Shot {
    order: Order,
    /// The part of the map that is on it, in the map's own units.
    area: Rectangle,
    map: Pixels,
    ground: Pixels,
}

/// Pixels in rows: red, green and blue as they are blended, and how much they cover.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pixels {
    width: usize,
    rows: Vec<[u8; 4]>,
}

impl Order {
    /// Has the picture taken; it comes when it is done.
    pub fn begin(self) -> Receiver<Option<Shot>> {
        let (hand, done) = sync_channel(1);
        let work = move || {
            // Nobody may be waiting for it any more.
            let _ = hand.send(self.taken());
        };
        // Without a thread nothing ever comes, and the map itself is drawn.
        let _ = std::thread::Builder::new().name("map".to_owned()).spawn(work);
        done
    }

    /// The picture; none if there is no renderer, or nothing to be seen.
    pub fn taken(self) -> Option<Shot> {
        let mut draftsman = DRAFTSMAN.lock().ok()?;
        if draftsman.is_none() {
            *draftsman = <Renderer as Headless>::new(font::RULES, 16.0.into(), Some("tiny-skia")).now_or_never()?;
        }
        let renderer = draftsman.as_mut()?;
        let area = self.area()?;
        let size = area.size() * self.view.zoom;
        let view = Projection { centre: area.center(), room: size, ..self.view };
        let map = pixels(renderer, size, self.unit, Color::TRANSPARENT, |renderer| {
            for layer in Layer::MAP {
                let mut frame = Frame::new(renderer, size);
                paint(layer, &self.board, view, &Going::default(), &mut frame);
                let geometry = frame.into_geometry();
                renderer.with_layer(Rectangle::with_size(size), |renderer| renderer.draw_geometry(geometry));
            }
        })?;
        let place = self.place();
        let size = Size::new(place.width as f32, place.height as f32) * (1.0 / self.unit);
        let ground = pixels(renderer, size, self.unit, INK1, |renderer| {
            let mut frame = Frame::new(renderer, size);
            let (x, y) = (place.x as f32 / self.unit - self.corner.x, place.y as f32 / self.unit - self.corner.y);
            frame.translate(-Vector::new(x, y));
            let room = self.view.room;
            draw_rhumbs(&mut frame, Point::new(room.width * self.rose.x, room.height * self.rose.y));
            paint(Layer::Furniture, &self.board, self.view, &Going::default(), &mut frame);
            let geometry = frame.into_geometry();
            renderer.draw_geometry(geometry);
        })?;
        Some(Shot { area, map, ground, order: self })
    }

    /// The part of the map to be taken, in its own units: what is seen and some beyond it, as far as there is a map.
    fn area(&self) -> Option<Rectangle> {
        let Size { width, height } = self.view.room * (1.0 / self.view.zoom);
        let seen = Rectangle::new(self.view.centre - Vector::new(width / 2.0, height / 2.0), Size::new(width, height));
        let all = extent(&self.board).expand(OVERHANG);
        let scale = self.view.zoom * self.unit;
        let fits = |area: &Rectangle| area.area() * scale * scale <= MOST;
        let wider = |part: f32| {
            let (x, y) = (seen.width * part, seen.height * part);
            let size = Size::new(seen.width + 2.0 * x, seen.height + 2.0 * y);
            Rectangle::new(seen.position() - Vector::new(x, y), size).intersection(&all)
        };
        [BEYOND, BEYOND / 2.0, 0.0].into_iter().filter_map(wider).find(fits)
    }

    /// The chart's place in the window, in whole pixels.
    fn place(&self) -> Rectangle<u32> {
        let (left, top) = (self.corner.x * self.unit, self.corner.y * self.unit);
        let right = left + self.view.room.width * self.unit - 2.0 * HAIR;
        let foot = top + self.view.room.height * self.unit - 2.0 * HAIR;
        let (x, y) = (left.ceil().max(0.0) as u32, top.ceil().max(0.0) as u32);
        let (right, foot) = (right.floor().max(0.0) as u32, foot.floor().max(0.0) as u32);
        Rectangle { x, y, width: right.saturating_sub(x), height: foot.saturating_sub(y) }
    }
}

impl Shot {
    /// Whether it shows this map, in this room.
    pub fn shows(&self, board: &BoardView, corner: Point, room: Size, unit: f32) -> bool {
        let order = &self.order;
        order.corner == corner && order.view.room == room && order.unit == unit && order.board == *board
    }

    /// Whether it was taken from as near as this.
    pub fn is_as_near(&self, view: Projection) -> bool {
        (self.order.view.zoom - view.zoom).abs() < 1e-4
    }

    /// Whether all of the map that is seen in a view is on it, and as near as it is seen.
    pub fn covers(&self, view: Projection) -> bool {
        let needed =
            |part: Rectangle| part.intersection(&self.area).is_some_and(|held| held.area() > part.area() * 0.999);
        let seen = Rectangle::new(view.to_map(Point::ORIGIN), view.room * (1.0 / view.zoom));
        let part = seen.intersection(&extent(&self.order.board).expand(OVERHANG));
        self.is_as_near(view) && part.is_none_or(needed)
    }

    /// The chart as it would be seen in a view: its place in the window in units, its size in pixels, and its pixels in rows,
    /// four bytes each.
    pub fn seen(&self, view: Projection) -> (Rectangle, Size<u32>, Vec<u8>) {
        let order = &self.order;
        let place = order.place();
        let corner = view.to_screen(self.area.position());
        let whole = |at: f32, from: u32| (at * order.unit).round() - from as f32;
        let at = (whole(order.corner.x + corner.x, place.x), whole(order.corner.y + corner.y, place.y));
        let ratio = if self.is_as_near(view) { 1.0 } else { view.zoom / order.view.zoom };
        let bytes = self.ground.under(&self.map, at, ratio);
        let bounds = Rectangle {
            x: (place.x as f32 + HAIR) / order.unit,
            y: (place.y as f32 + HAIR) / order.unit,
            width: place.width as f32 / order.unit,
            height: place.height as f32 / order.unit,
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
    unit: f32,
    ground: Color,
    draw: impl FnOnce(&mut Renderer),
) -> Option<Pixels> {
    let (width, height) = ((size.width * unit).ceil() as u32, (size.height * unit).ceil() as u32);
    if width == 0 || height == 0 {
        return None;
    }
    renderer.reset(Rectangle::with_size(size));
    draw(renderer);
    // Where a unit is less than a pixel the renderer leaves out a part of what it is asked for.
    let more = (1.0 / unit).max(1.0);
    let asked = Size::new((width as f32 * more).ceil() as u32, (height as f32 * more).ceil() as u32);
    let bytes = renderer.screenshot(asked, unit, ground);
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
