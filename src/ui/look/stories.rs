//! The pages, choices and orders of a story.

use super::screens::SIZES;
use super::{keep, kept, picture, set, table};
use crate::content::plate::Plate;
use iced::Size;
use ironclad_table::cx::Cx;
use ironclad_table::decision::Odds;
use ironclad_table::map::{self, Camera, Ground, Tag, TagKind, Token};
use ironclad_table::motion::Moves;
use ironclad_table::orders::{self, Order, OrderState, OrdersView};
use ironclad_table::story::choice::{ChoiceView, OptionRow, OptionView};
use ironclad_table::story::said::{self, Spoken};
use ironclad_table::story::{Story, StoryView};
use ironclad_table::widget::chartlet::{self, Chartlet};
use ironclad_table::widget::mark::{Seat, System};
use kit::measure::Measure;
use kit::preferences::Preferences;
use kit::widget::row::Standing;
use std::rc::Rc;
use std::sync::Arc;
use words::Text;

fn said_lines() -> Vec<Spoken> {
    let said = |portrait: &str, who: &str, words: &str| Spoken {
        portrait: Some(portrait.into()),
        who: who.into(),
        words: words.into(),
    };
    vec![
        said("wrathe", "Wrathe", "“Last time I came through this I was nineteen and held a bucket.”"),
        said("nobody-drew-her", "Odile Ferrant", "“LOST NUMBER FOUR DEAR. MOVED IT ALL FORWARD IN TIME.”"),
    ]
}

/// A road over the chart in little.
fn road() -> Arc<Chartlet> {
    let board = table::board();
    let sectors = board.sectors.iter().map(|sector| chartlet::Sector {
        q: sector.q,
        r: sector.r,
        condition: match sector.ground {
            Ground::Condition(condition) => Some(condition),
            Ground::Port(_) => None,
        },
        token: sector.token != Token::None,
    });
    let named = |sector: &map::Sector| match sector.ground {
        Ground::Port(_) => sector.name.clone(),
        Ground::Condition(_) => String::new(),
    };
    Arc::new(Chartlet {
        sectors: sectors.collect(),
        names: board.sectors.iter().map(named).collect(),
        ship: 10,
        course: Vec::new(),
        road: vec![10, 6, 2],
    })
}

fn page(turned: bool) -> StoryView {
    let option = |key: &str, title: &str, text: &str, standing| OptionView {
        key: key.into(),
        title: title.into(),
        text: text.into(),
        standing,
        ..OptionView::default()
    };
    let odds = Odds { faces: [false, false, false, true, true, true], percent: "50 %".into(), sixths: "3 of 6".into() };
    let rows = vec![OptionRow {
        rule: "10.2",
        head: "Won".into(),
        parts: vec![
            (Some("marks/faction-federation".into()), "Federation +3".into()),
            (Some("marks/faction-cartel".into()), "Cartel −3".into()),
        ],
        told: Vec::new(),
    }];
    StoryView {
        title: "What is in the hull?".into(),
        reader: Some((Seat(1), vec![System::Weapons], "Jonas reads aloud".into())),
        text: "A boat comes out to meet her with a book and a pen.\n\nThe supervisor is a tired man with a good coat. *He \
               hears all of it.* He agrees that they appear to be people."
            .into(),
        log: Some("Cups.".into()),
        said: said_lines(),
        plate: Some((&Plate { shows: "places/jatania".into(), people: vec!["ruveni".into(), "clerk".into()] }).into()),
        choice: Some(ChoiceView {
            question: "What is in the hull?".into(),
            asked: "everyone".into(),
            vote: Some("Cups first.".into()),
            options: vec![
                OptionView { rows, road: Some(road()), ..option("1", "Sign for what the book says", "They go as units.", Standing::Chosen) },
                OptionView {
                    odds: Some((odds, "with Gabriel, Salome and Jabulile".into())),
                    ..option("2", "Make the port sign for people", "Diplomacy 9. Failed: −4 Credits.", Standing::Open)
                },
                OptionView {
                    wounds: Some("Nobody Ready can do it: an Agent would be Wounded.".into()),
                    ..option("3", "Send an Agent", "An Agent is exhausted.", Standing::Open)
                },
                option("", "Pay them off", "6 Credits. It costs 6 Credits, and we have 2.", Standing::Barred),
            ],
            focus: Some(1),
            holds: "Your choice is written in the log, and stands.".into(),
            ready: true,
            turned,
        }),
        button: "Sign for what the book says".into(),
        can_wait: true,
    }
}

#[test]
fn choices() {
    let (before, after) = (keep(Story::new(page(false))), keep(Story::new(page(true))));
    let bare = keep(Story::new(StoryView { title: String::new(), said: Vec::new(), ..page(false) }));
    for (end, size) in SIZES {
        picture(&format!("choice{end}"), size, |cx| before.view(cx));
        picture(&format!("choice-turned{end}"), size, |cx| after.view(cx));
        picture(&format!("choice-bare{end}"), size, |cx| bare.view(cx));
    }
    picture("choice-mirror", (1600.0, 900.0), |cx| before.view(cx));
    kept::drawn_all("choices");
}

/// How far down the question of a choice is asked in a window of this size.
fn asked_at(view: StoryView, (width, height): (f32, f32)) -> f32 {
    let size = Size::new(width, height);
    let (text, settings) = (keep(Text::of("en")), keep(Preferences::default()));
    let cx = Cx::still(kit::Cx { text, measure: Measure::logical(size), settings, mirror: false });
    let question = view.choice.as_ref().expect("a choice").question.clone();
    let drawn = set(keep(Story::new(view)).view(&cx), size);
    let words = drawn.words.iter().filter(|word| word.text == question);
    // On the page beside it its title may be the same.
    words.max_by(|one, other| one.place.x.total_cmp(&other.place.x)).expect("the question is asked").place.y
}

#[test]
fn a_plate_stands_above_options_as_far_as_they_leave_room() {
    let few = |has_page: bool| {
        let mut view = page(false);
        let choice = view.choice.as_mut().expect("a choice");
        choice.options = choice.options.split_off(2);
        if has_page { view } else { StoryView { title: String::new(), said: Vec::new(), ..view } }
    };
    let many = || page(false);
    let lower = |view: &dyn Fn() -> StoryView, size| {
        asked_at(view(), size) - asked_at(StoryView { plate: None, ..view() }, size)
    };
    for (size, least) in [((1920.0, 1080.0), 128.0), ((1280.0, 720.0), 88.0)] {
        assert!(lower(&|| few(true), size) > least, "beside a page, {size:?}");
        assert!(lower(&|| few(false), size) > 0.0, "alone, {size:?}");
    }
    // What has to be scrolled without it is not scrolled any more with it.
    assert_eq!(lower(&many, (1200.0, 675.0)), 0.0);
    assert_eq!(lower(&|| few(false), (960.0, 540.0)), 0.0);
}

#[test]
fn lines_said_over_the_table() {
    let lines = keep(said_lines());
    picture("said", (860.0, 300.0), |cx| said::slip(lines, cx, true, (), said::widest(cx)));
    picture("said-small", (420.0, 260.0), |cx| said::slip(lines, cx, false, (), 420.0));
    kept::drawn_all("said");
}

#[test]
fn what_a_story_lays_on_the_chart() {
    let tag = |at, kind, name: &str| Tag { at, kind, name: name.into(), boxes: None, way: Vec::new(), next: 0 };
    let mut chart = (*table::board()).clone();
    chart.tags = vec![
        Tag { boxes: Some((3, 4)), way: vec![6, 2], next: 1, ..tag(10, TagKind::Escorted, "Long Patience") },
        Tag { way: vec![10], next: 1, ..tag(9, TagKind::Foe, "Pursuer") },
        tag(3, TagKind::Neutral, "The mail"),
        tag(3, TagKind::Load, "Case ×2"),
        Tag { boxes: Some((1, 2)), ..tag(13, TagKind::Post, "Lamp") },
        Tag { boxes: Some((2, 5)), ..tag(18, TagKind::Count, "Oil") },
        tag(19, TagKind::Place, "the Parting"),
    ];
    // Where a foe can be when the turn has ended.
    for place in [9, 10] {
        chart.sectors[place].threatened = true;
    }
    let chart = keep(Rc::new(chart));
    picture("chart-story", (1004.0, 730.0), |_| map::view(chart, Camera::fit(), None, 1.0, Moves::still(), |_| ()));
    picture("chart-story-small", (470.0, 330.0), |_| {
        map::view(chart, Camera::fit(), None, 1.0, Moves::still(), |_| ())
    });
    let order = |name: &str, state| Order { name: name.into(), state };
    let view = keep(OrdersView {
        date: "05/02/100GN".into(),
        orders: vec![
            order("The Long Patience docks at Jatania", OrderState::Open),
            order("Who heats ballast?", OrderState::Reached),
            order("Twelve tokens turned up", OrderState::Failed),
            order("Not yet known", OrderState::Hidden),
        ],
        aboard: vec!["Hold 2 of 4: Case ×2".into(), "Lamp: Fetu and Eluned".into()],
    });
    picture("orders", (1004.0, 90.0), |cx| orders::view(view, cx, |_| ()));
    picture("orders-960", (960.0, 540.0), |cx| orders::view(view, cx, |_| ()));
    kept::drawn_all("chart-story");
}
