//! A decision with more to say than its column holds: nothing lies under the main button, and all of it can be reached.

use super::sample;
use super::table::table;
use super::{drawn::Drawn, keep};
use iced::advanced::widget::operation;
use iced::{Event, Rectangle, Renderer, Size, mouse, window};
use iced_test::core::clipboard;
use iced_test::core::renderer::Headless;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use ironclad_table::cx::Cx;
use ironclad_table::decision::{Alarm, DecisionView};
use ironclad_table::table::frame::{self, Tab};
use kit::measure::Measure;
use kit::preferences::Preferences;
use kit::scroll::READ;
use kit::widget::button::MAIN_HEIGHT;
use kit::widget::place::{MAIN_BOTTOM, MAIN_RIGHT};
use kit::{fit, font};
use std::collections::BTreeMap;
use std::time::Instant;
use words::{Text, pseudo};

/// A window of each shape: as on a television, 4:3, wide and upright. Larger ones have the same in the same places.
const WINDOWS: [(f32, f32); 4] = [(1280.0, 720.0), (1024.0, 768.0), (1280.0, 540.0), (1080.0, 1920.0)];

/// A sum, odds, an outcome of several lines either way, an alarm and a note, in words two fifths longer.
fn wordy(of: DecisionView) -> DecisionView {
    let long = |text: &str| {
        let more = text.chars().take(text.chars().count() * 2 / 5).collect::<String>();
        format!("{text} {}", more.trim())
    };
    let outcome = "two hits, ignoring shields, the Hangar and all who work in it out of reach until the next port";
    DecisionView {
        question: long(&of.question),
        won: Some(long(outcome)),
        lost: Some(long(&format!("{outcome}, and {outcome}"))),
        alarm: Some(Alarm { title: long("The whole plan costs"), figure: "2 → 0".into(), text: long(outcome) }),
        note: Some(long("Whoever is named first goes first. Whoever is named last closes the hatch.")),
        options: (of.options.into_iter())
            .map(|option| ironclad_table::decision::Choice { title: long(&option.title), ..option })
            .collect(),
        ..of
    }
}

/// Draws it scrolled to a place, `by` units down, and says what stands in it.
fn drawn(cx: &Cx<'static>, decision: &'static DecisionView, renderer: &mut Renderer, by: f32) -> Drawn {
    let size = cx.size();
    let view = table(cx, keep(sample::mat()), decision, Tab::Decision);
    let mut face = UserInterface::build(view, size, Cache::new(), renderer);
    let redraw = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
    for _ in 0..2 {
        let _ = face.update(&redraw, mouse::Cursor::Unavailable, renderer, &mut clipboard::Null, &mut Vec::new());
        let to = operation::scrollable::AbsoluteOffset { x: None, y: Some(by) };
        face.operate(renderer, &mut operation::black_box(&mut operation::scrollable::scroll_to::<()>(READ.into(), to)));
    }
    Drawn::set(&mut face, renderer, size, 1.0)
}

/// The plate of the main button.
fn plate(cx: &Cx<'_>) -> Rectangle {
    let (size, width) = (cx.size(), frame::room(cx).button);
    let left = if cx.mirror { MAIN_RIGHT } else { size.width - MAIN_RIGHT - width };
    Rectangle { x: left, y: size.height - MAIN_BOTTOM - MAIN_HEIGHT, width, height: MAIN_HEIGHT }
}

#[test]
fn what_does_not_fit_is_scrolled_to_and_never_lies_under_the_main_button() {
    fit::prepare();
    let renderer = block_on(<Renderer as Headless>::new(font::RULES, 16.0.into(), Some("tiny-skia")));
    let mut renderer = renderer.expect("a renderer");
    let text: &'static Text = keep(Text::of(pseudo::NAME));
    let settings: &'static Preferences = keep(Preferences::default());
    for decision in [sample::decision(), sample::long(), sample::orders()].map(|decision| keep(wordy(decision))) {
        for (window, percent, mirror) in WINDOWS.into_iter().flat_map(|window| {
            [1.0, 1.5, 2.0, 3.0].into_iter().flat_map(move |text| [false, true].map(|mirror| (window, text, mirror)))
        }) {
            let measure = Measure::new(Size::new(window.0, window.1), percent);
            let cx = Cx::still(kit::Cx { text, measure, settings, mirror });
            let name = format!("{} in {window:?} at {percent}, mirrored: {mirror}", decision.head.title);
            let due = [&decision.won, &decision.lost, &decision.note].into_iter().flatten();
            let due = due.chain(decision.alarm.iter().map(|alarm| &alarm.text));
            // How far down from its top, and up from its foot, each has been read.
            let mut read: BTreeMap<&String, (bool, bool)> = due.map(|words| (words, (false, false))).collect();
            for step in 0..60u8 {
                let drawn = drawn(&cx, decision, &mut renderer, f32::from(step) * 20.0);
                for word in drawn.words.iter().filter(|word| word.text != decision.button && !word.drawing) {
                    if word.text == cx.t("key-enter") {
                        continue;
                    }
                    let Some(seen) = word.visible() else { continue };
                    let common = seen.intersection(&plate(&cx)).filter(|part| part.height > 1.0 && part.width > 1.0);
                    assert_eq!(common, None, "{name}: “{}” is under the main button", word.text);
                    if let Some(read) = read.get_mut(&word.text) {
                        read.0 |= seen.y <= word.place.y + 1.0;
                        read.1 |= seen.y + seen.height >= word.place.y + word.place.height - 1.0;
                    }
                }
                if read.values().all(|(top, foot)| *top && *foot) {
                    break;
                }
            }
            let unread: Vec<_> = read.into_iter().filter(|(_, read)| *read != (true, true)).collect();
            assert!(unread.is_empty(), "{name}: {unread:#?}");
        }
    }
}
