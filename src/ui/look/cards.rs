//! Lessons, falling dice and explanations at every size.

use super::{iced_settings, keep, kept, picture, set};
use iced::Size;
use iced_test::Simulator;
use ironclad_table::cx::Cx;
use ironclad_table::dice::{self, DiceView, Outcome, Roll};
use ironclad_table::lesson::{self, LessonView, Page, Ways};
use ironclad_table::widget::mark::System;
use kit::explain::{self, ExplainView, RuleText};
use kit::measure::Measure;
use kit::preferences::Preferences;
use std::time::Duration;
use words::Text;

/// A lesson out of the first tutorial.
fn lesson() -> LessonView {
    let text = Text::of("en");
    LessonView {
        title: text.get("lesson-tutorial-1-recon"),
        text: text.attr("lesson-tutorial-1-recon", "text"),
        steps: Vec::new(),
        after: Some(text.attr("lesson-tutorial-1-look", "after")),
        instructor: ("xavier".into(), "Captain Xavier".into()),
        step: (3, 17),
        rules: ["2.4", "3.2", "5.1"].map(String::from).to_vec(),
    }
}

/// Eighty words and more, as German would have them.
fn long_lesson() -> LessonView {
    let mut view = lesson();
    view.title = "Die schwere Kanonenbatterie auf die Valkyrie richten".into();
    view.text += " Wer hier zögert, hat schon verloren, sagte der alte Quartiermeister, und der hatte zweimal gezögert \
                  und ein Bein weniger. Wir zögern nicht, wir rechnen.";
    view.instructor = ("gabriel".into(), "Gabriel Anaya, Zweiter Offizier".into());
    view
}

#[test]
fn lessons() {
    let all = Ways { back: Some(1), forward: None, chart: None };
    let over = Ways { back: Some(1), forward: Some(2), chart: Some(3) };
    for (kind, view) in [("", lesson()), ("-long", long_lesson())] {
        let view = keep(view);
        for (w, h) in [(492.0, 330.0), (492.0, 430.0), (414.0, 330.0), (1004.0, 300.0)] {
            let name = format!("lesson{kind}-{w}x{h}");
            picture::<i32>(&name, (w, h), |cx| lesson::view(view, cx, all.clone(), |_| 0));
        }
        for (w, h) in [(470.0, 404.0), (564.0, 306.0)] {
            let name = format!("lesson{kind}-over-{w}");
            picture::<i32>(&name, (w, h), |cx| lesson::view(view, cx, over.clone(), |_| 0));
        }
    }
    kept::drawn_all("lessons");
}

#[test]
fn no_lesson_scrolls_in_its_place() {
    let (words, settings) = (Text::of("en"), Preferences::default());
    let mut after = None;
    for (_, source) in words::files("en") {
        let keys = source.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        for key in keys.filter(|key| key.starts_with("lesson-tutorial")) {
            let view = LessonView {
                title: words.get(key),
                text: words.attr(key, "text"),
                after: after.replace(words.attr(key, "after")),
                step: (12, 19),
                rules: ["2.4", "3.2", "5.15"].map(String::from).to_vec(),
                ..lesson()
            };
            for (w, h, chart) in [(492.0, 330.0, false), (492.0, 404.0, false), (470.0, 404.0, true)] {
                let size = Size::new(w, h);
                let cx = Cx::still(kit::Cx {
                    text: &words,
                    measure: Measure::logical(size),
                    settings: &settings,
                    mirror: false,
                });
                assert!(!lesson::scrolls(&view, &cx, size, chart), "{key} at {w}×{h}");
            }
        }
    }
    assert!(after.is_some(), "there are lessons");
}

/// The text of a lesson does not change its size from step to step.
#[test]
fn a_lesson_keeps_one_size() {
    let words = Text::of("en");
    for lesson_of in ["tutorial-1", "tutorial-2"] {
        let keys: Vec<String> = words::files("en")
            .into_iter()
            .flat_map(|(_, source)| source.lines().map(str::to_owned).collect::<Vec<_>>())
            .filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()))
            .filter(|key| key.starts_with(&format!("lesson-{lesson_of}-")))
            .collect();
        let page = |key: &String| Page {
            title: words.get(key),
            text: words.attr(key, "text"),
            after: None,
            rules: lesson().rules,
        };
        let steps: Vec<Page> = keys.iter().map(page).collect();
        let mut sizes = Vec::new();
        for key in &keys {
            let text = words.attr(key, "text");
            let view = keep(LessonView {
                title: words.get(key),
                text: text.clone(),
                steps: steps.clone(),
                after: None,
                ..lesson()
            });
            let size = Size::new(492.0, 430.0);
            let measure = Measure::logical(size);
            let (text_of, settings) = (keep(Text::of("en")), keep(Preferences::default()));
            let cx = Cx::still(kit::Cx { text: text_of, measure, settings, mirror: false });
            let ways = Ways { back: Some(()), forward: None, chart: None };
            let drawn = set(lesson::view(view, &cx, ways, |_| ()), size);
            let told = drawn.words.iter().find(|word| word.text == text).expect("the text of the step");
            sizes.push((told.line, key.clone()));
        }
        let first = sizes.first().expect("a step").0;
        let other: Vec<_> = sizes.iter().filter(|(line, _)| (line - first).abs() > 0.01).collect();
        assert!(other.is_empty(), "{first}, and {other:?}");
    }
}

#[test]
fn a_lesson_opens_rules_and_goes_back() {
    let (text, settings, view) = (Text::of("en"), Preferences::default(), lesson());
    let size = Size::new(470.0, 404.0);
    let cx = Cx::still(kit::Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false });
    let ways = Ways { back: Some("back".to_owned()), forward: None, chart: Some("chart".to_owned()) };
    let mut window = Simulator::with_size(iced_settings(), size, lesson::view(&view, &cx, ways, |rule| rule));
    window.click("3.2").expect("the link to a rule");
    window.click("To the table").expect("the way to the table");
    assert_eq!(window.into_messages().collect::<Vec<_>>(), ["3.2", "chart"]);
}

fn roll(dice: &[u8], sum: &str, result: &str, outcome: Outcome) -> Roll {
    Roll { dice: dice.to_vec(), sum: sum.into(), result: result.into(), outcome }
}

fn dice_view() -> DiceView {
    DiceView {
        head: "Heavy Cannon at the Valkyrie".into(),
        below: "Weapons, fired by Thaddeus".into(),
        whose: Some(System::Weapons),
        needs: "needs 2 or more".into(),
        roll: roll(
            &[4],
            "4 + 2 Operate − 1 Weapons = 5, needs 4",
            "Heavy Cannon: the Valkyrie is hit, 3 damage.",
            Outcome::Won,
        ),
        earlier: Vec::new(),
        seed: 7,
    }
}

/// The last of a bundle of hits.
fn bundle() -> DiceView {
    DiceView {
        head: "Fünf Treffer: wohin die Schäden gehen".into(),
        below: String::new(),
        whose: None,
        needs: "1 Brücke, 2 Waffen, 3 Reaktor, 4 Hangar, 5 Rumpf, 6 Crew".into(),
        roll: roll(&[5, 2], "5 und 2", "Rumpf und Waffenabteilung", Outcome::Lost),
        earlier: vec![
            roll(&[1], "", "Brücke", Outcome::Lost),
            roll(&[4], "", "Hangar", Outcome::Lost),
            roll(&[6], "", "Die Mannschaft kommt davon, aber nur knapp und mit Schrecken.", Outcome::Won),
        ],
        seed: 3,
    }
}

#[test]
fn dice_fall() {
    for (kind, view) in [("", dice_view()), ("-bundle", bundle())] {
        let view = keep(view);
        for (w, h) in [(492.0, 560.0), (414.0, 486.0), (492.0, 400.0)] {
            for ms in [90, 260, 470, 900] {
                let now = Duration::from_millis(ms);
                picture::<()>(&format!("dice{kind}-{w}x{h}-{ms}"), (w, h), |cx| dice::view(view, now, cx));
            }
        }
    }
    kept::drawn_all("dice");
}

#[test]
fn with_reduced_motion_dice_lie_at_once() {
    let settings = Preferences { reduced_motion: true, ..Preferences::default() };
    let (text, view) = (Text::of("en"), dice_view());
    let size = Size::new(492.0, 560.0);
    let cx = Cx::still(kit::Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false });
    let element = dice::view::<()>(&view, Duration::ZERO, &cx);
    let mut window = Simulator::with_size(iced_settings(), size, element);
    window.find("Heavy Cannon: the Valkyrie is hit, 3 damage.").expect("the result");
    assert!(window.find("any key: skip").is_err());
}

fn explained() -> ExplainView {
    let text = Text::of("en");
    ExplainView {
        title: "Recon".into(),
        art: Some("icons/spyglass".into()),
        text: "An action. It turns up one sealed token on a sector beside the ship and resolves nothing. It is barred \
               in a Nebula."
            .into(),
        rule: Some(RuleText { number: "3.2".into(), title: text.get("rule-3-2"), text: text.attr("rule-3-2", "text") }),
    }
}

/// A long rule, and a drawing.
fn long_explained() -> ExplainView {
    let text = Text::of("en");
    ExplainView {
        title: "Bewaffneter Handelskreuzer der Vereinigung".into(),
        art: Some("ships/neutral-armed-merchant".into()),
        rule: Some(RuleText {
            number: "8.1".into(),
            title: text.get("rule-8-1"),
            text: text.attr("rule-8-1", "text").repeat(2),
        }),
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
    kept::drawn_all("explanations");
}

#[test]
fn an_explanation_closes_and_opens_the_book() {
    let (text, settings, view) = (Text::of("en"), Preferences::default(), explained());
    for (w, h) in [(1004.0, 778.0), (470.0, 404.0)] {
        let size = Size::new(w, h);
        let cx =
            Cx::still(kit::Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false });
        let element = explain::view(&view, &cx, "close".to_owned(), |rule| rule);
        let mut window = Simulator::with_size(iced_settings(), size, element);
        window.click("Recon").expect("the title");
        window.click("Open the rule book").expect("the way to the book");
        window.click("Close").expect("the way out");
        assert_eq!(window.into_messages().collect::<Vec<_>>(), ["3.2", "close"], "{w}×{h}");
    }
}
