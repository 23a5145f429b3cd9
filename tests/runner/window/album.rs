//! Pictures of the window at every size of text, each of which must be without fault.

use std::collections::BTreeSet;
use std::path::PathBuf;

use iced::{Point, Rectangle};
use ironclad::ui::Message;
use ironclad_table::present::Present;
use kit::key::Press;
use kit::widget::button::MAIN_HEIGHT;
use kit::widget::place::{MAIN_BOTTOM, MAIN_RIGHT};
use words::{FALLBACK, pseudo};

use super::desk::Desk;
use super::drawn::Drawn;
use super::way;
use super::{kept, legible};

/// The sizes of text looked at.
pub const TEXTS: [u16; 4] = [100, 150, 200, 300];

/// The least window. Larger ones of its shape have the same in the same places.
const LEAST: (f32, f32) = (1280.0, 720.0);

/// Windows of other shapes: higher for their width, and wider than two for their height.
const SHAPES: [(&str, (f32, f32)); 2] = [("-4-3", (1024.0, 768.0)), ("-wide", (1280.0, 540.0))];

/// Names that people gave, which are in no language.
const TYPED: [&str; 6] = ["The long way home", "The long winter", "Mara", "Ilse", "Jonas", "Tove"];

/// What has been drawn so far. All of it must be without fault.
#[derive(Default)]
pub struct Album {
    pub(super) names: BTreeSet<String>,
    /// Whether pictures are held against what they were.
    pub(super) held: bool,
    differing: Vec<String>,
    faults: BTreeSet<String>,
}

impl Album {
    /// An album whose pictures are held against what they were.
    pub fn held() -> Self {
        let mut album = Self::default();
        album.held = true;
        album
    }

    /// Draws what the window shows at every size of text, if nothing of this name was drawn yet.
    pub fn add(&mut self, desk: &mut Desk, name: &str) {
        if !self.names.insert(name.to_owned()) {
            return;
        }
        let language = desk.app.cx().text.language().to_owned();
        let before = desk.pixels();
        desk.resize(LEAST);
        for text in TEXTS {
            // The words differ between languages, and colours do not: of other languages fewer are held as pictures.
            let held = match language.as_str() {
                FALLBACK => true,
                pseudo::NAME => text == 100,
                _ => text == 100 || text == 200,
            };
            self.look(desk, name, text, held);
        }
        for (shape, pixels) in SHAPES {
            desk.resize(pixels);
            self.look(desk, &format!("{name}{shape}"), 100, language == FALLBACK && shape == "-4-3");
        }
        desk.resize(before);
        desk.whole_of_words();
        if language == pseudo::NAME {
            no_plain_words(desk, name);
        }
    }

    fn look(&mut self, desk: &mut Desk, name: &str, text: u16, held: bool) {
        set_text(desk, text);
        assert_ne!(desk.main_label(), "", "the main button of {name} at {text} % is in its place");
        let folder = std::env::var_os("IRONCLAD_LOOK").map(PathBuf::from);
        let held = held && self.held;
        let drawn = desk.drawn(held || folder.is_some());
        let name = format!("{name}-{text}");
        if let Some(folder) = folder {
            kept::save(&folder.join(format!("{name}.png")), &drawn).expect("kept");
        }
        if held {
            self.differing.extend(kept::held(&name, &drawn).err());
        }
        button_in_its_corner(desk, &drawn, &name);
        tidy(desk, &name);
        // What cannot be pressed yet may be fainter.
        let button = desk.main_place().y;
        let enter = desk.app.cx().t("key-enter");
        let asked = desk.at_table() && desk.words_in(desk.whole()).last().is_some_and(|(text, _)| *text == enter);
        let decision = asked.then(|| way::column(desk)).map(|part| Rectangle { height: button, ..part });
        let faults = legible::faults(&drawn, decision);
        if legible::told(&name, &faults) > 0 {
            self.faults.extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
        }
    }

    /// How many moments were drawn.
    pub fn len(&self) -> usize {
        self.names.len()
    }
}

/// An album that is closed says all that is wrong with it.
impl Drop for Album {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        assert!(self.faults.is_empty(), "{} faults: {:#?}", self.faults.len(), self.faults);
        assert!(self.differing.is_empty(), "{:#?}\n{}", self.differing, kept::ADVICE);
    }
}

/// Every word that is drawn comes from the language's files. The chart draws its own, which are looked at in its view.
fn no_plain_words(desk: &mut Desk, name: &str) {
    let mut words: Vec<String> = desk.words_in(desk.whole()).into_iter().map(|(text, _)| text).collect();
    if desk.at_table() {
        let session = desk.session();
        let board = Present::new(desk.app.cx().text, session, session.game(), None).board();
        words.extend([board.title.clone(), board.note.clone(), board.counts.clone()]);
        words.extend(board.sectors.iter().map(|sector| sector.name.clone()));
    }
    let typed = |text: &String| TYPED.iter().fold(text.clone(), |text, name| text.replace(name, ""));
    let plain: Vec<String> = words.iter().map(typed).filter(|text| pseudo::has_plain_words(text)).collect();
    assert!(plain.is_empty(), "{name}: {plain:?}");
}

/// The main button's plate is 60 high, 21 from the right and 20 from the bottom, whatever shows and however large; for
/// left-handed people it is 21 from the left.
pub fn button_in_its_corner(desk: &Desk, drawn: &Drawn, name: &str) {
    let size = desk.size();
    let mirror = desk.app.cx().mirror;
    let corner = Point::new(if mirror { MAIN_RIGHT } else { size.width - MAIN_RIGHT }, size.height - MAIN_BOTTOM);
    let near = |a: f32, b: f32| (a - b).abs() < 0.6;
    let fits = |plate: &Rectangle| {
        near(if mirror { plate.x } else { plate.x + plate.width }, corner.x)
            && near(plate.y + plate.height, corner.y)
            && near(plate.height, MAIN_HEIGHT)
    };
    let found = drawn.fills.iter().any(|(_, plate)| fits(plate));
    assert!(found, "{name}: no plate of the main button ends at {corner:?} in {size:?}");
}

/// No words lie on other words in the decision's column, or under the main button.
pub fn tidy(desk: &mut Desk, name: &str) {
    let all = desk.words_in(desk.whole());
    let enter = desk.app.cx().t("key-enter");
    let covered = |desk: &Desk| desk.table().covers_the_decision(desk.app.cx().class());
    if !desk.at_table() || covered(desk) || all.last().is_none_or(|(text, _)| *text != enter) {
        // Something lies over the table.
        return;
    }
    let main = desk.main_place();
    let part = way::column(desk);
    let words: Vec<_> = desk.words_in(part).into_iter().filter(|(text, _)| !text.trim().is_empty()).collect();
    let Some((others, on_button)) = words.split_last_chunk::<2>() else { return };
    for (text, bounds) in others {
        assert!(bounds.intersection(&main).is_none(), "{name}: “{text}” is under “{}”", on_button[0].0);
    }
    for (place, (text, bounds)) in others.iter().enumerate() {
        for (other, beside) in &others[place + 1..] {
            let common = bounds.intersection(beside);
            let apart = common.is_none_or(|common| common.width < 6.0 || common.height < 4.0);
            assert!(apart, "{name}: “{text}” and “{other}” lie on each other: {bounds:?} {beside:?}");
        }
    }
}

/// Makes the text larger or smaller until it is as large as asked for.
pub fn set_text(desk: &mut Desk, percent: u16) {
    for _ in 0..60 {
        let now = desk.app.cx().settings.text_scale;
        let nearer = match now.cmp(&percent) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => break,
        };
        // Nothing is written for these, unlike for what players do.
        let _ = desk.app.update(Message::Press(Press::Zoom { nearer, text: true }));
    }
    assert_eq!(desk.app.cx().settings.text_scale, percent);
    desk.settle();
}
