//! Counts as high as they can get, in the bar, on the mat and in the log: they fit at every size and in every language.

use super::sample;
use super::table::table_of;
use super::{keep, legible, set};
use iced::Size;
use ironclad_table::bar::BarView;
use ironclad_table::cx::Cx;
use ironclad_table::mat::MatView;
use ironclad_table::table::frame::Tab;
use kit::log::LogLine;
use kit::measure::Measure;
use kit::preferences::Preferences;
use words::language::Languages;
use words::{FALLBACK, Text, pseudo};

/// Turns: the last of each count of digits, the first that are written in words, and the highest that a game can count.
const TURNS: [u32; 6] = [9, 14, 15, 41, 9999, 65_535];
/// Credits: more than can be owned.
const COUNTS: [u32; 2] = [100, 99_999];
/// A window of each shape. Larger ones have the same in the same places.
const WINDOWS: [(f32, f32); 5] = [(1280.0, 720.0), (1024.0, 768.0), (1280.0, 540.0), (1600.0, 720.0), (1080.0, 1920.0)];
/// The sizes of text.
const TEXTS: [f32; 4] = [1.0, 1.5, 2.0, 3.0];

fn bar(turn: u32, last: Option<u32>, count: u32) -> BarView {
    let usual = sample::bar();
    let mut figures = usual.figures.clone();
    // The tracks end at seven; credits are counted on.
    figures.last_mut().expect("the credits").2 = count.to_string();
    BarView { turn, last_turn: last, figures, ..usual }
}

fn mat(count: u32) -> MatView {
    MatView { credits: count, ..sample::mat() }
}

fn log(turn: u32) -> Vec<LogLine> {
    sample::log().into_iter().map(|line| LogLine { turn, ..line }).collect()
}

fn languages() -> Vec<String> {
    let all = Languages::default();
    let complete = all.names().into_iter().filter(|name| name != FALLBACK && all.about(name).complete);
    [FALLBACK.to_owned(), pseudo::NAME.to_owned()].into_iter().chain(complete).collect()
}

/// What does not fit, where the turn is this one and so many credits are owned.
fn faults(cx: &Cx<'static>, turn: u32, last: Option<u32>, count: u32) -> Vec<String> {
    let (bar, mat, log) = (keep(bar(turn, last, count)), keep(mat(count)), keep(log(turn)));
    let decision = keep(sample::decision());
    let tabs = [Tab::Chart, Tab::Ship, Tab::Decision];
    let drawn = tabs.map(|tab| set(table_of(cx, bar, mat, log, decision, tab), cx.size()));
    let faults = drawn.iter().flat_map(|drawn| legible::faults(drawn, None));
    let name = format!("turn {turn} of {last:?}, {count} credits, in {:?}", cx.size());
    // Many digits stand in groups.
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let told = |text: &str| digits(text).contains(&turn.to_string());
    let missing = drawn.iter().all(|drawn| !drawn.words.iter().any(|word| told(&word.text)));
    let unsaid = missing.then(|| "the turn shows nowhere".to_owned());
    faults.chain(unsaid).map(|fault| format!("{name}: {fault}")).collect()
}

#[test]
fn turns_and_counts_of_many_digits_fit_at_every_size() {
    for language in languages() {
        let text: &'static Text = keep(Text::of(&language));
        let settings: &'static Preferences = keep(Preferences::default());
        for (window, percent) in WINDOWS.into_iter().flat_map(|window| TEXTS.map(|text| (window, text))) {
            let measure = Measure::new(Size::new(window.0, window.1), percent);
            let cx = Cx::still(kit::Cx { text, measure, settings, mirror: false });
            let turns = TURNS.into_iter().flat_map(|turn| [(turn, None, 10), (turn, Some(turn.max(4) + 1), 10)]);
            let counts = COUNTS.into_iter().map(|count| (4, Some(10), count));
            let all = turns.chain(counts).chain([(9999, Some(9999), 99_999)]);
            let found: Vec<_> = all.flat_map(|(turn, last, count)| faults(&cx, turn, last, count)).collect();
            assert!(found.is_empty(), "{language}: {found:#?}");
        }
    }
}
