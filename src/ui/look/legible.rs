//! What every picture must be: no word is cut, none lies on another, and each stands out from its ground.

use super::drawn::{Drawn, Word};
use iced::{Color, Point, Rectangle};
use kit::widget::chart::COVERED;
use std::collections::BTreeMap;

/// How far a word may stick out of its room, in units: the least that is seen.
const SLACK: f32 = 2.5;

/// Least contrast of words to their ground, as a ratio (WCAG AA).
const WORDS: f32 = 4.5;

/// The same in the decision.
const DECISION: f32 = kit::theme::CHOICE;

/// A name on a chart that is so narrow, in pixels, fills most of its place.
const SMALL: f32 = 14.0;

/// What is wrong with a picture. Where the decision is, its words must stand out more.
pub fn faults(drawn: &Drawn, decision: Option<Rectangle>) -> Vec<String> {
    let mut faults = Vec::new();
    let shown: Vec<(&Word, Rectangle)> = drawn
        .words
        .iter()
        .filter(|word| !word.text.trim().is_empty())
        .filter_map(|word| Some((word, word.visible()?)))
        .collect();
    for (word, visible) in &shown {
        faults.extend(cut(drawn, word, *visible));
        faults.extend(covered(drawn, word, *visible));
        if !drawn.pixels.is_empty() {
            let decides = decision.is_some_and(|part| part.contains(visible.center()));
            faults.extend(pale(drawn, word, *visible, if decides { DECISION } else { WORDS }));
        }
    }
    for (place, (word, visible)) in shown.iter().enumerate() {
        for (other, beside) in shown.iter().skip(place + 1) {
            faults.extend(crossed(drawn, (word, visible), (other, beside)));
        }
    }
    faults
}

/// Whether a word sticks out of its room, or of the part of the window where it is to be seen.
fn cut(drawn: &Drawn, word: &Word, visible: Rectangle) -> Option<String> {
    let Word { text, place, room, line, .. } = word;
    // Lines have room above and below their letters.
    if place.width > room.width + SLACK || place.height > room.height + 0.26 * line {
        return Some(format!("“{text}” takes {:?} and has {room:?}", place.size()));
    }
    let narrow = visible.width + SLACK < place.width;
    let low = visible.height + 0.26 * word.line < place.height;
    let within_a_list = drawn.lists.iter().any(|list| near(list, &word.seen));
    // A chart is seen within its frame.
    let ends_with = |chart: &Rectangle| near(chart, &word.seen) || near(&chart.shrink(COVERED), &word.seen);
    let on_a_chart = word.drawing && drawn.charts.iter().any(ends_with);
    let cut = !on_a_chart && (narrow || low && !within_a_list);
    if cut { Some(format!("“{text}” at {place:?} is seen in {:?} only", word.seen)) } else { None }
}

/// Whether a word is a name that a chart draws.
fn on_a_chart(drawn: &Drawn, word: &Word, visible: &Rectangle) -> bool {
    word.drawing && drawn.charts.iter().any(|chart| chart.contains(visible.center()))
}

/// Whether a name on a chart is hidden by a plate that the chart itself draws later.
fn covered(drawn: &Drawn, word: &Word, visible: Rectangle) -> Option<String> {
    if !on_a_chart(drawn, word, &visible) || at_the_edge(drawn, word) || hidden(drawn, word, &visible) {
        return None;
    }
    let later = drawn.plates.iter().filter(|(layer, _)| *layer > word.layer);
    let plate = later
        .filter_map(|(_, plate)| plate.intersection(&visible))
        .find(|common| common.width * common.height > 0.4 * visible.width * visible.height)?;
    Some(format!("“{}” at {visible:?} is hidden by what is drawn at {plate:?}", word.text))
}

/// Whether an end of the part that is seen is an end of the list.
fn near(list: &Rectangle, seen: &Rectangle) -> bool {
    let ends = [list.y - seen.y, list.y + list.height - seen.y - seen.height];
    ends.iter().any(|gap| gap.abs() < 1.0)
}

/// Whether two words lie on each other, and nothing between them hides the lower one.
fn crossed(
    drawn: &Drawn,
    (word, visible): (&Word, &Rectangle),
    (other, beside): (&Word, &Rectangle),
) -> Option<String> {
    let common = visible.intersection(beside)?;
    if common.width < 7.0 || common.height < 0.3 * word.line.min(other.line) || hidden(drawn, word, &common) {
        return None;
    }
    Some(format!("“{}” and “{}” lie on each other at {common:?}", word.text, other.text))
}

/// Whether something is laid over a part of a word, so that it does not matter now.
fn hidden(drawn: &Drawn, word: &Word, part: &Rectangle) -> bool {
    drawn.fills.iter().any(|(layer, fill)| *layer > word.layer && fill.contains(part.center()))
}

/// Whether a name is half outside of its chart, whose frame may lie over it.
fn at_the_edge(drawn: &Drawn, word: &Word) -> bool {
    word.drawing && drawn.charts.iter().any(|chart| !word.place.is_within(&chart.shrink(16.0)))
}

/// Whether a word is too faint on its ground.
fn pale(drawn: &Drawn, word: &Word, visible: Rectangle, least: f32) -> Option<String> {
    if at_the_edge(drawn, word) || hidden(drawn, word, &visible) {
        return None;
    }
    let ground = ground(drawn, word, visible)?;
    let color = over(word.color, ground);
    let found = contrast(color, ground);
    if found < least { Some(format!("“{}” is {color:?} on {ground:?}: {found:.2}", word.text)) } else { None }
}

/// The colour that most of a word's place has beside its letters, which never fill the most of it. A card may lie over a part
/// of a chart's name, as of all that is on the chart; the name is read against its own ground, and not against the card's.
fn ground(drawn: &Drawn, word: &Word, visible: Rectangle) -> Option<[u8; 3]> {
    let ink = word.color;
    let named = on_a_chart(drawn, word, &visible);
    let later = drawn.fills.iter().filter(|(layer, _)| named && *layer > word.layer);
    // A card's edge may lie within a pixel.
    let cards: Vec<Rectangle> = later.map(|(_, fill)| (*fill * drawn.scale).expand(1.0)).collect();
    let place = visible * drawn.scale;
    // Two small letters on a chart leave less of their ground than there is of a shade between.
    let place = if named && place.width < SMALL { place.expand(1.5) } else { place };
    let (left, top) = (place.x.max(0.0), place.y.max(0.0));
    let right = (place.x + place.width).min(drawn.size.width as f32);
    let bottom = (place.y + place.height).min(drawn.size.height as f32);
    let mut found: BTreeMap<[u8; 3], u32> = BTreeMap::new();
    for row in 0..12u8 {
        for column in 0..40u8 {
            let x = left + (right - left) * f32::from(column) / 40.0;
            let y = top + (bottom - top) * f32::from(row) / 12.0;
            if cards.iter().any(|card| card.contains(Point::new(x, y))) {
                continue;
            }
            *found.entry(drawn.pixel(x as u32, y as u32)).or_default() += 1;
        }
    }
    let all: u32 = found.values().sum();
    found.retain(|color, count| contrast(over(ink, *color), *color) > 1.1 || *count * 10 > all * 7);
    found.into_iter().max_by_key(|(_, count)| *count).map(|(color, _)| color)
}

fn over(color: Color, ground: [u8; 3]) -> [u8; 3] {
    let [r, g, b, _] = color.into_rgba8();
    let mixed = |(top, below): (u8, u8)| (f32::from(top) * color.a + f32::from(below) * (1.0 - color.a)).round() as u8;
    [(r, ground[0]), (g, ground[1]), (b, ground[2])].map(mixed)
}

/// The contrast of two colours by WCAG 2, from 1 to 21.
pub fn contrast(one: [u8; 3], other: [u8; 3]) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(color: [u8; 3]) -> f32 {
    let linear = color.map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

/// Whether faults are told and not minded, so that all of them can be seen at once: with `IRONCLAD_FAULTS` set.
fn telling() -> bool {
    std::env::var_os("IRONCLAD_FAULTS").is_some()
}

/// Tells faults if they are to be told. Returns how many are left to be minded.
pub fn told(name: &str, faults: &[String]) -> usize {
    if !telling() {
        return faults.len();
    }
    faults.iter().for_each(|fault| println!("FAULT {name}: {fault}"));
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::{Point, Size};

    fn name(layer: usize) -> Word {
        let place = Rectangle::new(Point::new(40.0, 40.0), Size::new(80.0, 20.0));
        Word {
            text: "Jatania".into(),
            place,
            room: Size::INFINITE,
            line: 20.0,
            seen: Rectangle::with_size(Size::new(200.0, 200.0)),
            color: Color::WHITE,
            layer,
            drawing: true,
        }
    }

    #[test]
    fn a_name_that_a_later_fill_of_its_chart_hides_is_reported() {
        let tag = Rectangle::new(Point::new(30.0, 36.0), Size::new(100.0, 28.0));
        let drawn = |plate: usize| Drawn {
            size: Size::new(200, 200),
            scale: 1.0,
            pixels: Vec::new(),
            words: vec![name(2)],
            fills: Vec::new(),
            plates: vec![(plate, tag)],
            lists: Vec::new(),
            charts: vec![Rectangle::with_size(Size::new(200.0, 200.0))],
        };
        assert_eq!(faults(&drawn(3), None).len(), 1, "{:?}", faults(&drawn(3), None));
        // What is drawn before it does not hide it, nor does what lies elsewhere.
        assert_eq!(faults(&drawn(1), None), Vec::<String>::new());
        let aside = Rectangle::new(Point::new(30.0, 120.0), tag.size());
        let beside = Drawn { plates: vec![(3, aside)], ..drawn(3) };
        assert_eq!(faults(&beside, None), Vec::<String>::new());
    }

    /// A white name under a paper card that covers its end, on the ground of a chart, which is nowhere quite the same; `dark`
    /// is how dark that is, from 0 to 255.
    fn under_a_card(dark: u8) -> Drawn {
        let card = Rectangle::new(Point::new(86.0, 20.0), Size::new(100.0, 100.0));
        let pixel = |place: u32| {
            let (x, y) = (place % 200, place / 200);
            let shade = 255 - dark + u8::try_from((x + y) % 40).expect("small") / 4;
            let on_the_card = card.contains(Point::new(x as f32, y as f32));
            if on_the_card { [0xD3, 0xE8, 0xF1, 255] } else { [shade, shade, shade, 255] }
        };
        Drawn {
            size: Size::new(200, 200),
            scale: 1.0,
            pixels: (0..200 * 200).flat_map(pixel).collect(),
            words: vec![name(2)],
            fills: vec![(3, card)],
            plates: Vec::new(),
            lists: Vec::new(),
            charts: vec![Rectangle::with_size(Size::new(200.0, 200.0))],
        }
    }

    #[test]
    fn a_name_on_a_chart_that_a_card_covers_in_part_is_read_on_its_own_ground() {
        assert_eq!(faults(&under_a_card(240), None), Vec::<String>::new());
        // On a ground of its own that is too light it is found as ever,
        assert_eq!(faults(&under_a_card(100), None).len(), 1);
        // and so is a word that is no part of the chart and half of which lies under something.
        let word = Word { drawing: false, ..name(2) };
        assert_eq!(faults(&Drawn { words: vec![word], ..under_a_card(240) }, None).len(), 1);
        // What lies below a name hides nothing of it.
        let below = Drawn { fills: vec![(1, Rectangle::with_size(Size::new(200.0, 200.0)))], ..under_a_card(240) };
        assert_eq!(faults(&below, None).len(), 1);
    }
}
