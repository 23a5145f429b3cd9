//! Every part and screen drawn at every size: nothing panics, no word is missing, none is cut, and each picture is as it
//! was (`kept`). The pictures are kept for the makers' eyes when `IRONCLAD_LOOK` names a folder.

mod cards;
mod colour_blind;
mod combats;
mod crowded;
pub mod drawn;
pub mod kept;
mod large;
pub mod legible;
mod like;
mod marks;
mod moved;
mod past;
mod ports;
mod real;
mod sample;
mod screens;
pub mod small;
mod stories;
mod struck;
mod table;

use drawn::Drawn;
use iced::{Element, Event, Renderer, Settings as Iced, Size, Theme, mouse, window};
use iced_test::core::clipboard;
use iced_test::core::renderer::Headless;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use ironclad_table::cx::Cx;
use kit::measure::Measure;
use kit::preferences::Preferences;
use kit::{fit, font};
use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Instant;
use words::Text;

/// The settings every test window has.
pub fn iced_settings() -> Iced {
    Iced { fonts: font::faces(), default_font: font::RULES, ..Iced::default() }
}

/// Draws a view at a logical size, and holds it against what it was.
pub fn picture<M>(name: &str, size: (f32, f32), view: impl FnOnce(&Cx<'static>) -> Element<'static, M>) {
    let text: &'static Text = Box::leak(Box::new(Text::of("en")));
    let settings: &'static Preferences = Box::leak(Box::default());
    let size = Size::new(size.0, size.1);
    let cx = Cx::still(kit::Cx { text, measure: Measure::logical(size), settings, mirror: name.ends_with("mirror") });
    let drawn = taken(view(&cx), size);
    assert!(text.missing().is_empty(), "{name}: {:?}", text.missing());
    if let Some(folder) = std::env::var_os("IRONCLAD_LOOK").map(PathBuf::from) {
        kept::save(&folder.join(format!("{name}.png")), &drawn).expect("the picture is kept");
    }
    let faults = legible::faults(&drawn, None);
    assert!(faults.is_empty() || legible::told(name, &faults) == 0, "{name}: {faults:#?}");
    if let Err(differs) = kept::held(name, &drawn) {
        panic!("{differs}\n{}", kept::ADVICE);
    }
}

/// Sets the words of a view at a logical size, without drawing it.
fn set<M>(view: Element<'static, M>, size: Size) -> Drawn {
    with_face(view, size, |face, renderer| Drawn::set(face, renderer, size, 1.0))
}

/// Takes the picture of a view, no wider than a small window.
fn taken<M>(view: Element<'static, M>, size: Size) -> Drawn {
    with_face(view, size, |face, renderer| {
        Drawn::taken(face, renderer, size, (1280.0 / size.width).min(1.0), kit::theme::INK1)
    })
}

fn with_face<M>(
    view: Element<'static, M>,
    size: Size,
    take: impl FnOnce(&mut UserInterface<'static, M, Theme, Renderer>, &mut Renderer) -> Drawn,
) -> Drawn {
    thread_local! {
        // Drawings that were read once need not be read again.
        static RENDERER: RefCell<Option<Renderer>> = const { RefCell::new(None) };
    }
    fit::prepare();
    RENDERER.with_borrow_mut(|renderer| {
        let renderer = renderer.get_or_insert_with(|| {
            block_on(<Renderer as Headless>::new(font::RULES, 16.0.into(), Some("tiny-skia"))).expect("a renderer")
        });
        let mut face = UserInterface::build(view, size, Cache::new(), renderer);
        let redraw = Event::Window(window::Event::RedrawRequested(Instant::now()));
        let _ = face.update(&[redraw], mouse::Cursor::Unavailable, renderer, &mut clipboard::Null, &mut Vec::new());
        take(&mut face, renderer)
    })
}

/// Keeps a thing for as long as the test runs, so that views may borrow from it.
pub fn keep<T>(thing: T) -> &'static T {
    Box::leak(Box::new(thing))
}
