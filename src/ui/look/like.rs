//! What the comparison of small copies lets pass, and what it does not.

use super::drawn::Drawn;
use super::small::Small;
use super::table::{table, table_of};
use super::{keep, sample, taken};
use iced::Size;
use ironclad_table::bar::BarView;
use ironclad_table::cx::Cx;
use ironclad_table::decision::DecisionView;
use ironclad_table::mat::MatView;
use ironclad_table::table::frame::Tab;
use kit::measure::Measure;
use kit::preferences::Preferences;
use words::{FALLBACK, Text};

fn cx(mirror: bool) -> Cx<'static> {
    let measure = Measure::logical(Size::new(1920.0, 1080.0));
    Cx::still(kit::Cx { text: keep(Text::of(FALLBACK)), measure, settings: keep(Preferences::default()), mirror })
}

fn drawn(mat: MatView, decision: DecisionView) -> Drawn {
    let cx = cx(false);
    taken(table(&cx, keep(mat), keep(decision), Tab::Chart), cx.size())
}

fn usual() -> Drawn {
    drawn(sample::mat(), sample::decision())
}

/// Each part of each pixel changed by chance, by at most this.
fn noisy(mut drawn: Drawn, most: u8) -> Drawn {
    let mut chance = 0x9E37_79B9_u32;
    for part in &mut drawn.pixels {
        chance ^= chance << 13;
        chance ^= chance >> 17;
        chance ^= chance << 5;
        let by = u8::try_from(chance % (u32::from(most) + 1)).expect("small");
        *part = if chance & 0x1000 == 0 { part.saturating_add(by) } else { part.saturating_sub(by) };
    }
    drawn
}

/// The same with all that lies in a part of it moved to the right by so many pixels.
fn moved(mut drawn: Drawn, (left, right): (usize, usize), (top, foot): (usize, usize), by: usize) -> Drawn {
    let wide = drawn.size.width as usize;
    for y in top..foot {
        let row = &mut drawn.pixels[y * wide * 4..(y + 1) * wide * 4];
        row.copy_within(left * 4..(right - by) * 4, (left + by) * 4);
    }
    drawn
}

/// The small copy of a picture as it is kept.
fn written(drawn: &Drawn) -> Small {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept.png");
    Small::of(drawn).save(&path).expect("written");
    Small::load(&path).expect("read")
}

#[test]
fn what_no_eye_sees_is_let_pass() {
    let before = written(&usual());
    for most in [1, 2, 4] {
        Small::of(&noisy(usual(), most)).is_like(&before).expect("noise");
    }
    // One line of words falls on the pixel beside it.
    Small::of(&moved(usual(), (1000, 1240), (60, 75), 1)).is_like(&before).expect("a pixel beside");
}

#[test]
fn what_an_eye_sees_is_not() {
    let before = written(&usual());
    let told = |what: &str, drawn: &Drawn| assert!(Small::of(drawn).is_like(&before).is_err(), "{what} goes unseen");
    told("a panel that has moved by eight pixels", &moved(usual(), (960, 1270), (60, 660), 8));
    told("a word that is gone", &drawn(sample::mat(), DecisionView { won: None, ..sample::decision() }));
    let asked = DecisionView { question: String::new(), ..sample::decision() };
    told("a question that is gone", &drawn(sample::mat(), asked));
    let renamed = DecisionView { button: "Send the other three".into(), ..sample::decision() };
    told("a button that says something else", &drawn(sample::mat(), renamed));
    told("damage that shows on the mat", &drawn(sample::hurt(), sample::decision()));
    let fitted = MatView { fitted: Vec::new(), ..sample::mat() };
    told("a strip of modules that is gone", &drawn(fitted, sample::decision()));
    let (cx, mirrored) = (cx(false), cx(true));
    let other = |cx: &Cx<'static>, bar: BarView| {
        let view =
            table_of(cx, keep(bar), keep(sample::mat()), keep(sample::log()), keep(sample::decision()), Tab::Chart);
        taken(view, cx.size())
    };
    told("a turn more", &other(&cx, BarView { turn: 5, ..sample::bar() }));
    told("a name that is gone", &other(&cx, BarView { title: String::new(), ..sample::bar() }));
    told("a table for the other hand", &other(&mirrored, sample::bar()));
    let mut pale = usual();
    pale.pixels.chunks_exact_mut(4).for_each(|pixel| pixel[2] = pixel[2].saturating_sub(30));
    told("another tint", &pale);
    let mut narrow = usual();
    narrow.size.height /= 2;
    narrow.pixels.truncate(narrow.pixels.len() / 2);
    told("half a picture", &narrow);
}

#[test]
fn a_copy_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("within/table.png");
    let small = Small::of(&usual());
    small.save(&path).expect("written");
    let read = Small::load(&path).expect("read");
    small.is_like(&read).expect("as it was written");
    read.save(&path).expect("written");
    assert_eq!(Small::load(&path), Some(read), "what was read is written as it is");
    std::fs::write(&path, b"no picture").expect("written");
    assert_eq!(Small::load(&path), None);
}
