//! Every screen drawn at every size: nothing panics, no word is missing. The pictures are kept for the
//! makers' eyes when `IRONCLAD_LOOK` names a folder.

mod cards;
mod combats;
mod past;
mod ports;
mod sample;
mod screens;
mod stories;
mod table;

use crate::settings::Settings;
use crate::text::Text;
use crate::ui::cx::Cx;
use crate::ui::measure::Measure;
use crate::ui::{font, theme};
use iced::{Element, Settings as Iced, Size};
use iced_test::Simulator;
use std::path::PathBuf;

/// The settings every test window has.
pub fn iced_settings() -> Iced {
    Iced { fonts: font::faces(), default_font: font::RULES, ..Iced::default() }
}

/// Draws a view at a logical size.
pub fn picture<M>(name: &str, size: (f32, f32), view: impl FnOnce(&Cx<'static>) -> Element<'static, M>) {
    let text: &'static Text = Box::leak(Box::new(Text::of("en")));
    let settings: &'static Settings = Box::leak(Box::default());
    let cx =
        Cx { text, measure: Measure::logical(Size::new(size.0, size.1)), settings, mirror: name.ends_with("mirror") };
    let element = view(&cx);
    let mut simulator = Simulator::with_size(iced_settings(), size, element);
    let snapshot = simulator.snapshot(&theme::theme()).expect("the picture is drawn");
    if let Some(folder) = std::env::var_os("IRONCLAD_LOOK").map(PathBuf::from) {
        let _ = std::fs::remove_file(folder.join(format!("{name}-tiny-skia.png")));
        let path = folder.join(format!("{name}.png"));
        assert!(snapshot.matches_image(path).expect("the picture is kept"));
    }
    assert!(text.missing().is_empty(), "{name}: {:?}", text.missing());
}

/// Keeps a thing for as long as the test runs, so that views may borrow from it.
pub fn keep<T>(thing: T) -> &'static T {
    Box::leak(Box::new(thing))
}
