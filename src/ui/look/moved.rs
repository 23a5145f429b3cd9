//! The map while it is moved: a picture of it that cannot be told from it, and none when it has come to rest.

use super::drawn::{Drawn, Face, software};
use super::table::board;
use iced::advanced::graphics::Image;
use iced::{Event, Point, Renderer, Size, mouse, window};
use iced_test::core::clipboard;
use iced_test::core::renderer::Headless;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, State};
use ironclad_table::map::{self, Camera};
use ironclad_table::motion::{Change, MOST, Moves, What};
use kit::key::Arrow;
use std::time::{Duration, Instant};

const ROOM: Size = Size::new(700.0, 500.0);

struct Stage {
    board: std::rc::Rc<map::BoardView>,
    /// Pixels for a unit.
    unit: f32,
    cache: Cache,
    renderer: Renderer,
}

/// What is seen, whether it is a picture of the map, and when more is to be drawn.
struct Seen {
    drawn: Drawn,
    picture: bool,
    /// Its width in pixels.
    wide: u32,
    next: window::RedrawRequest,
}

impl Stage {
    fn new() -> Self {
        super::fit::prepare();
        let renderer = block_on(<Renderer as Headless>::new(super::font::RULES, 16.0.into(), Some("tiny-skia")));
        Self { board: board(), unit: 1.0, cache: Cache::new(), renderer: renderer.expect("a renderer") }
    }

    fn frame(&mut self, camera: Camera, now: Instant, events: &[Event]) -> Seen {
        let cursor = mouse::Cursor::Available(Point::new(300.0, 200.0));
        let view = map::view(&self.board, camera, None, self.unit, Moves::still(), |_| ());
        let mut face: Face<'_, ()> = Face::build(view, ROOM, std::mem::take(&mut self.cache), &mut self.renderer);
        let redraw = Event::Window(window::Event::RedrawRequested(now));
        let mut next = window::RedrawRequest::Wait;
        for event in events.iter().chain([&redraw]) {
            let event = std::slice::from_ref(event);
            let (state, _) = face.update(event, cursor, &mut self.renderer, &mut clipboard::Null, &mut Vec::new());
            if let State::Updated { redraw_request, .. } = state {
                next = redraw_request;
            }
        }
        let drawn = Drawn::taken(&mut face, &mut self.renderer, ROOM, 1.0, kit::theme::INK1);
        self.cache = face.into_cache();
        let pictures =
            |layer: &iced_tiny_skia::Layer| layer.images.iter().any(|image| matches!(image, Image::Raster { .. }));
        let layers = software(&mut self.renderer).layers();
        let wide = layers.iter().flat_map(|layer| &layer.images).find_map(|image| match image {
            Image::Raster { image, .. } => match &image.handle {
                iced::widget::image::Handle::Rgba { width, .. } => Some(*width),
                _ => None,
            },
            _ => None,
        });
        Seen { drawn, picture: layers.iter().any(pictures), wide: wide.unwrap_or(0), next }
    }

    /// Waits for the picture, which is taken on a thread of its own, and gives the map moved to this camera.
    fn moved(&mut self, camera: Camera, begun: Instant) -> Seen {
        let over = Event::Mouse(mouse::Event::CursorMoved { position: Point::new(300.0, 200.0) });
        let at_rest = self.frame(Camera::fit(), begun, &[over]);
        assert!(!at_rest.picture, "a map at rest is drawn");
        for step in 0..2000 {
            // Hardly any time passes for the window.
            let seen = self.frame(camera, begun + Duration::from_micros(step), &[]);
            if seen.picture {
                return seen;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("a picture is taken");
    }
}

/// How far colours are apart, on average, in the parts of 255.
fn apart(one: &Drawn, two: &Drawn) -> f64 {
    assert_eq!(one.pixels.len(), two.pixels.len());
    let sum: u64 = one.pixels.iter().zip(&two.pixels).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f64 / one.pixels.len() as f64
}

#[test]
fn a_moved_map_looks_like_the_map() {
    let mut stage = Stage::new();
    let begun = Instant::now();
    let camera = Camera::fit().panned(Arrow::Left).panned(Arrow::Down);
    let moved = stage.moved(camera, begun);
    assert!(matches!(moved.next, window::RedrawRequest::At(at) if at > begun), "it comes to rest by itself");
    let rest = stage.frame(camera, begun + Duration::from_secs(1), &[]);
    assert!(!rest.picture);
    assert_eq!(rest.next, window::RedrawRequest::Wait, "nothing is drawn at rest");
    let apart_by = apart(&moved.drawn, &rest.drawn);
    let elsewhere = apart(&stage.frame(Camera::fit(), begun + Duration::from_secs(9), &[]).drawn, &rest.drawn);
    // Drawings stand on whole pixels, and the picture as a whole does: here and there one lies a pixel beside.
    assert!(apart_by < 4.0 && apart_by * 5.0 < elsewhere, "{apart_by} apart, {elsewhere} if it did not move");
}

#[test]
fn a_map_that_is_nearer_is_shown_by_the_same_picture_until_it_rests() {
    let mut stage = Stage::new();
    let begun = Instant::now();
    let camera = Camera::fit().zoomed(true);
    let moved = stage.moved(camera, begun);
    let rest = stage.frame(camera, begun + Duration::from_secs(1), &[]);
    assert!(!rest.picture);
    let elsewhere = apart(&stage.frame(Camera::fit(), begun + Duration::from_secs(9), &[]).drawn, &rest.drawn);
    let apart_by = apart(&moved.drawn, &rest.drawn);
    assert!(apart_by * 2.0 < elsewhere, "{apart_by} apart, {elsewhere} if it did not move");
}

/// Where the system draws everything larger the picture has as many pixels as the screen, and lies in the same place.
#[test]
fn the_picture_has_as_many_pixels_as_the_screen() {
    let camera = Camera::fit().panned(Arrow::Left);
    for unit in [1.0, 2.0] {
        let mut stage = Stage { unit, ..Stage::new() };
        let seen = stage.moved(camera, Instant::now());
        let free = ROOM.width - 2.0 * kit::widget::chart::COVERED;
        assert!((seen.wide as f32 - free * unit).abs() <= 2.0, "{} pixels at {unit}", seen.wide);
    }
}

#[test]
fn another_map_is_never_shown_by_an_old_picture() {
    let mut stage = Stage::new();
    let begun = Instant::now();
    let camera = Camera::fit().panned(Arrow::Left);
    assert!(stage.moved(camera, begun).picture);
    stage.board = std::rc::Rc::new(map::BoardView { ship: Some(3), ..map::BoardView::clone(&stage.board) });
    assert!(!stage.frame(camera, begun + Duration::from_micros(3000), &[]).picture);
}

#[test]
fn a_ship_and_tokens_on_their_way() {
    let now = Instant::now();
    let change = |what, from, to| Change { what, from, to };
    let token = What::Token(11);
    for (name, ms) in [("chart-under-way", 140), ("chart-turning-back", 350), ("chart-turning-face", 460)] {
        let mut moves = Moves::begin(&[change(What::Craft, 15, 10), change(token, 0, 1)], MOST, false, now);
        moves.tick(now + Duration::from_millis(ms));
        super::picture(name, (700.0, 500.0), |_| map::view(&board(), Camera::fit(), None, 1.0, &moves, |_| ()));
    }
    super::kept::drawn_all("under-way");
}
