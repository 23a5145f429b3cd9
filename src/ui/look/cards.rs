//! Lessons, falling dice and explanations at every size.

use super::{iced_settings, keep, picture};
use crate::settings::Settings;
use crate::text::{self, Text};
use crate::ui::cx::Cx;
use crate::ui::dice::{self, DiceView};
use crate::ui::explain::{self, ExplainView};
use crate::ui::lesson::{self, LessonView, Steps};
use crate::ui::log;
use crate::ui::measure::Measure;
use iced::Size;
use iced_test::Simulator;

/// A lesson out of the first tutorial.
fn lesson() -> LessonView {
    let text = Text::of("en");
    LessonView {
        title: text.get("lesson-tutorial-1-recon"),
        text: text.attr("lesson-tutorial-1-recon", "text"),
        after: Some(text.attr("lesson-tutorial-1-look", "after")),
        instructor: "xavier".into(),
        name: "Captain Xavier".into(),
        step: "step 3 of 17".into(),
        rules: ["2.4", "3.2", "5.1"].map(|number| (number.into(), String::new())).to_vec(),
    }
}

/// Eighty words and more, as German would have them.
fn long_lesson() -> LessonView {
    let mut view = lesson();
    view.title = "Die schwere Kanonenbatterie auf die Valkyrie richten".into();
    view.text += " Wer hier zögert, hat schon verloren, sagte der alte Quartiermeister, und der hatte zweimal gezögert \
                  und ein Bein weniger. Wir zögern nicht, wir rechnen.";
    view.instructor = "gabriel".into();
    view.name = "Gabriel Anaya, Zweiter Offizier".into();
    view
}

#[test]
fn lessons() {
    let steps = Steps { back: Some(1), on: None };
    for (kind, view) in [("", lesson()), ("-long", long_lesson())] {
        let view = keep(view);
        for (w, h) in [(492.0, 330.0), (492.0, 450.0), (492.0, 700.0), (460.0, 420.0)] {
            let name = format!("lesson{kind}-{w}x{h}");
            let log = keep([log::LogLine { turn: 4, text: "Solar flare: Hull, Weapons.".into(), dice: vec![5, 2] }]);
            picture::<i32>(&name, (w, h), |cx| {
                let card = lesson::view(view, cx, |_| 0, steps.clone());
                iced::widget::column![card, iced::widget::container(log::view(log, 0)).height(iced::Fill)].into()
            });
        }
        for (w, h) in [(470.0, 404.0), (564.0, 306.0), (1004.0, 778.0)] {
            let name = format!("lesson{kind}-over-{w}");
            picture::<i32>(&name, (w, h), |cx| lesson::cover(view, cx, 3, |_| 0, steps.clone()));
        }
    }
}

#[test]
fn no_lesson_scrolls_in_its_place() {
    let words = Text::of("en");
    let mut after = None;
    for (_, source) in text::files("en") {
        let keys = source.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        for key in keys.filter(|key| key.starts_with("lesson-tutorial")) {
            let view = LessonView {
                title: words.get(key),
                text: words.attr(key, "text"),
                after: after.replace(words.attr(key, "after")),
                ..lesson()
            };
            for (w, h, chart) in [(492.0, 330.0, false), (492.0, 404.0, false), (470.0, 404.0, true)] {
                assert!(!lesson::scrolls(&view, Size::new(w, h), chart), "{key} at {w}×{h}");
            }
        }
    }
    assert!(after.is_some(), "there are lessons");
}

#[test]
fn a_lesson_opens_rules_and_goes_back() {
    let (text, settings, view) = (Text::of("en"), Settings::default(), lesson());
    let size = Size::new(470.0, 404.0);
    let cx = Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false };
    let steps = Steps { back: Some("back".to_owned()), on: None };
    let card = lesson::cover(&view, &cx, "chart".to_owned(), |rule| rule, steps);
    let mut window = Simulator::with_size(iced_settings(), size, card);
    window.click("Rule 3.2").expect("the link to a rule");
    window.click("To the chart").expect("the way to the chart");
    assert_eq!(window.into_messages().collect::<Vec<_>>(), ["3.2", "chart"]);
}

fn dice_view() -> DiceView {
    DiceView {
        head: "Fire".into(),
        face: 4,
        sum: "4 + 2 Operate − 1 Weapons = 5, needs 4".into(),
        result: "Heavy Cannon: the Valkyrie is hit, 3 damage.".into(),
        good: Some(true),
        earlier: Vec::new(),
    }
}

/// The last of a bundle of hits.
fn bundle() -> DiceView {
    let earlier = [(1, "Brücke"), (4, "Hangar"), (6, "Die Mannschaft kommt davon, aber nur knapp und mit Schrecken.")];
    DiceView {
        head: "Fünf Treffer: wohin die Schäden gehen".into(),
        face: 5,
        sum: String::new(),
        result: "Rumpf".into(),
        good: Some(false),
        earlier: earlier.map(|(face, words)| (face, words.to_owned())).to_vec(),
    }
}

#[test]
fn dice_fall() {
    for (kind, view) in [("", dice_view()), ("-bundle", bundle())] {
        let view = keep(view);
        for (w, h) in [(492.0, 760.0), (414.0, 486.0), (492.0, 330.0)] {
            for ms in [90, 260, 470, 900] {
                picture::<()>(&format!("dice{kind}-{w}x{h}-{ms}"), (w, h), |cx| dice::view(view, ms, cx));
            }
        }
    }
}

#[test]
fn with_reduced_motion_dice_lie_at_once() {
    let settings = Settings { reduced_motion: true, ..Settings::default() };
    let (text, view) = (Text::of("en"), dice_view());
    let size = Size::new(492.0, 560.0);
    let cx = Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false };
    let element = dice::view::<()>(&view, 0, &cx);
    let mut window = Simulator::with_size(iced_settings(), size, element);
    window.find("Heavy Cannon: the Valkyrie is hit, 3 damage.").expect("the result");
    assert!(window.find("any key: hurry").is_err());
}

fn explained() -> ExplainView {
    let text = Text::of("en");
    ExplainView {
        title: "Recon".into(),
        text: "An action. It turns up one sealed token on a sector beside the ship and resolves nothing. It is barred \
               in a Nebula."
            .into(),
        rule: "3.2".into(),
        rule_title: text.get("rule-3-2"),
        rule_text: text.attr("rule-3-2", "text"),
    }
}

/// A long rule, and a drawing.
fn long_explained() -> ExplainView {
    let text = Text::of("en");
    ExplainView {
        title: "Bewaffneter Handelskreuzer der Vereinigung".into(),
        rule: "8.1".into(),
        rule_title: text.get("rule-8-1"),
        rule_text: text.attr("rule-8-1", "text").repeat(2),
        ..explained()
    }
}

#[test]
fn explanations() {
    for (kind, view) in [("", explained()), ("-long", long_explained())] {
        let view = keep(view);
        for (w, h) in [(1004.0, 778.0), (700.0, 560.0), (470.0, 404.0)] {
            picture::<i32>(&format!("explain{kind}-{w}"), (w, h), |cx| explain::view(view, cx, 0, |_| 1));
        }
    }
}

#[test]
fn an_explanation_closes_and_opens_the_book() {
    let (text, settings, view) = (Text::of("en"), Settings::default(), explained());
    for (w, h) in [(1004.0, 778.0), (470.0, 404.0)] {
        let size = Size::new(w, h);
        let cx = Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false };
        let element = explain::view(&view, &cx, "close".to_owned(), |rule| rule);
        let mut window = Simulator::with_size(iced_settings(), size, element);
        window.click("Recon").expect("the title");
        window.click("Open the rule book").expect("the way to the book");
        window.click("Close").expect("the way out");
        assert_eq!(window.into_messages().collect::<Vec<_>>(), ["3.2", "close"], "{w}×{h}");
    }
}
