//! A picture of a drawing, taken aside of the window, to be moved in its place while the hand moves it.
//!
//! To draw a map takes several times as long as a frame may; to lay a picture of it elsewhere takes a part of one. The
//! picture is taken by a renderer of its own, on another thread, so that nobody waits for it.

use super::{Drawing, Projection};
use crate::font;
use crate::widget::chart;
use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::image::Handle;
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
/// What a place is moved by, in pixels, so that it is not a little short of a whole one.
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
    moving: Vec<Tile>,
    /// What stays where it is; nothing where that is bare ground.
    still: Option<Laid>,
}

/// An image, and where it is drawn, in screen units.
pub type Laid = (Handle, Rectangle);

/// What a picture shows in a view.
#[derive(Debug)]
pub struct Seen {
    /// What stays where it is; nothing where that is bare ground.
    pub still: Option<Laid>,
    /// What moves.
    pub tiles: Vec<Laid>,
}

/// A part of a picture. The renderer makes an image ready when it is first drawn, so an image that is kept is much cheaper than
/// one that is put together for each frame; and it draws slowly what reaches over the room's edge, so images are small.
#[derive(Debug, Clone)]
struct Tile {
    /// Where it lies on the picture, in pixels.
    place: Rectangle<u32>,
    handle: Handle,
}

/// How many pixels a tile has along each side, at most.
const TILE: u32 = 128;

/// Pixels in rows: red, green and blue as they are blended, and how much they cover.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pixels {
    width: u32,
    height: u32,
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
        let still = if D::STILL { Some(self.still(renderer)?) } else { None };
        Some(Picture { area, moving: moving.tiles(), still, order: self })
    }

    /// What stays where it is, where the chart's frame leaves it free.
    fn still(&self, renderer: &mut Renderer) -> Option<Laid> {
        let place = self.place();
        let unit = 1.0 / self.pixels;
        let corner = Point::new(place.x as f32 * unit, place.y as f32 * unit);
        let size = Size::new(place.width as f32, place.height as f32) * unit;
        let still = pixels(renderer, size, self.pixels, D::GROUND, |renderer| {
            let mut frame = Frame::new(renderer, size);
            frame.translate(self.corner - corner);
            self.drawing.draw_still(self.view, &mut frame);
            let geometry = frame.into_geometry();
            renderer.draw_geometry(geometry);
        })?;
        let all = Rectangle { x: 0, y: 0, width: still.width, height: still.height };
        still.tile(all).map(|tile| (tile.handle, on_screen(tile.place, corner, unit)))
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

    /// What the chart's frame leaves free of the room, in screen units of the window.
    fn free(&self) -> Rectangle {
        Rectangle::new(self.corner, self.view.room).shrink(chart::COVERED)
    }

    /// The same in whole pixels.
    fn place(&self) -> Rectangle<u32> {
        let free = self.free() * self.pixels;
        let (left, top) = (free.x, free.y);
        let right = left + free.width - 2.0 * HAIR;
        let foot = top + free.height - 2.0 * HAIR;
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

    /// What is seen in a view.
    pub fn seen(&self, view: Projection) -> Seen {
        let order = &self.order;
        let ratio = if self.is_as_near(view) { 1.0 } else { view.zoom / order.view.zoom };
        // Screen units for a pixel of the picture.
        let unit = ratio / order.pixels;
        let corner = Vector::new(order.corner.x, order.corner.y);
        let origin = view.to_screen(self.area.position()) + corner;
        let room = order.free();
        let tiles = self.moving.iter().map(|tile| (tile.handle.clone(), on_screen(tile.place, origin, unit)));
        Seen { still: self.still.clone(), tiles: tiles.filter(|(_, place)| place.intersects(&room)).collect() }
    }
}

/// Where a place of a picture is drawn, in screen units: on whole pixels of the picture, so that there is nothing between one tile
/// and the next. The picture's corner lies at `origin`, and a pixel of it has `unit` screen units.
fn on_screen(place: Rectangle<u32>, origin: Point, unit: f32) -> Rectangle {
    // The renderer cuts off what stands behind the point.
    let whole = |origin: f32, at: u32| {
        let whole = (origin / unit).round() + at as f32;
        (whole + HAIR.copysign(whole)) * unit
    };
    Rectangle {
        x: whole(origin.x, place.x),
        y: whole(origin.y, place.y),
        width: place.width as f32 * unit,
        height: place.height as f32 * unit,
    }
}

impl Pixels {
    /// All that is drawn, in tiles; none where nothing is.
    fn tiles(&self) -> Vec<Tile> {
        let along = |length: u32| (0..length).step_by(TILE as usize).map(move |at| (at, TILE.min(length - at)));
        let places = along(self.height)
            .flat_map(|(y, height)| along(self.width).map(move |(x, width)| Rectangle { x, y, width, height }));
        places.filter_map(|place| self.tile(place)).collect()
    }

    /// The tile at a place; none if nothing is drawn there.
    fn tile(&self, place: Rectangle<u32>) -> Option<Tile> {
        let rows =
            self.rows.chunks_exact(self.width.max(1) as usize).skip(place.y as usize).take(place.height as usize);
        let pixels: Vec<[u8; 4]> = rows
            .flat_map(|row| row.iter().skip(place.x as usize).take(place.width as usize))
            .copied()
            .map(straight)
            .collect();
        if pixels.iter().all(|[.., cover]| *cover == 0) {
            return None;
        }
        Some(Tile { place, handle: Handle::from_rgba(place.width, place.height, pixels.into_flattened()) })
    }
}

/// A pixel with its colours as they are before they are blended, which is how an image has them.
fn straight([red, green, blue, cover]: [u8; 4]) -> [u8; 4] {
    let whole = u16::from(cover);
    let part = |color: u8| match whole {
        0 => 0,
        255 => color,
        _ => u8::try_from((u16::from(color) * 255 + whole / 2) / whole).unwrap_or(u8::MAX),
    };
    [part(red), part(green), part(blue), cover]
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
    Some(Pixels { width, height, rows })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: [u8; 4] = [0; 4];
    const RED: [u8; 4] = [200, 0, 0, 255];

    #[test]
    fn every_pixel_that_is_drawn_is_on_one_tile() {
        let (width, height) = (TILE * 2 + 3, TILE + 1);
        let mut rows = vec![NONE; (width * height) as usize];
        // The first pixel, the last, and none on the tiles between them.
        *rows.first_mut().expect("a first") = RED;
        *rows.last_mut().expect("a last") = RED;
        let tiles = Pixels { width, height, rows }.tiles();
        let places: Vec<_> = tiles.iter().map(|tile| tile.place).collect();
        let first = Rectangle { x: 0, y: 0, width: TILE, height: TILE };
        let last = Rectangle { x: 2 * TILE, y: TILE, width: 3, height: 1 };
        assert_eq!(places, [first, last]);
        let Some(Handle::Rgba { width: 3, height: 1, pixels, .. }) = tiles.last().map(|tile| &tile.handle) else {
            panic!("three pixels: {tiles:?}")
        };
        assert_eq!(pixels.as_chunks::<4>().0, [NONE, NONE, RED]);
    }

    /// What the renderer does with a place: it drops what stands behind the point of its corner, in pixels of the picture.
    fn drawn(at: f32, unit: f32) -> i32 {
        (at / unit) as i32
    }

    #[test]
    fn tiles_lie_side_by_side_wherever_they_are_moved() {
        for unit in [1.0, 0.5, 1.0 / 1.25, 1.26, 0.7] {
            for step in -400..400 {
                let origin = Point::new(step as f32 * 1.37, step as f32 * -0.61);
                let place = |x| Rectangle { x: x * TILE, y: 0, width: TILE, height: TILE };
                let from = drawn(on_screen(place(0), origin, unit).x, unit);
                for x in 1..9 {
                    let at = drawn(on_screen(place(x), origin, unit).x, unit);
                    assert_eq!(at - from, (x * TILE) as i32, "tile {x} at {origin:?}, {unit}");
                }
                let apart = from as f32 * unit - origin.x;
                assert!(apart.abs() <= unit * 0.51, "{apart} from {origin:?}, {unit}");
            }
        }
    }

    #[test]
    fn half_a_cover_keeps_its_colour() {
        assert_eq!(straight([100, 0, 50, 128]), [199, 0, 100, 128]);
        assert_eq!(straight(RED), RED);
        assert_eq!(straight(NONE), NONE);
        assert_eq!(straight([255, 9, 0, 8]), [255, 255, 0, 8], "no colour is more than whole");
    }
}
