//! Every kind of moment drawn at every size: nothing panics, nothing is without words. With `IRONCLAD_LOOK` naming a
//! folder the pictures are kept there for the makers' eyes.

use std::collections::BTreeSet;
use std::path::PathBuf;

use iced::keyboard::key::Named;
use iced_test::Simulator;
use ironclad::patrol::Wishes;
use ironclad::text::decision::asked;
use ironclad::text::pseudo;
use ironclad::text::thing::Words;
use ironclad::ui::key::Press;
use ironclad::ui::present::Present;
use ironclad::ui::{Message, font, theme};

use super::desk::Desk;
use super::patrols;
use super::way::{self, Way};
use crate::table::Chooser;

/// The sizes of text looked at.
const TEXTS: [u16; 4] = [100, 150, 200, 300];

/// What has been drawn so far.
#[derive(Default)]
pub struct Album {
    names: BTreeSet<String>,
}

impl Album {
    /// Draws what the window shows at every size of text, if nothing of this name was drawn yet.
    pub fn add(&mut self, desk: &mut Desk, name: &str) {
        if !self.names.insert(name.to_owned()) {
            return;
        }
        for text in TEXTS {
            set_text(desk, text);
            desk.draw();
            keep(desk, &format!("{name}-{text}"));
            assert_ne!(desk.main_label(), "", "{name} at {text} %");
            tidy(desk, &format!("{name} at {text} %"));
        }
        set_text(desk, 100);
        desk.whole_of_words();
        if desk.app.cx().text.language() == pseudo::NAME {
            no_plain_words(desk, name);
        }
    }

    /// How many moments were drawn.
    pub fn len(&self) -> usize {
        self.names.len()
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
    let plain: Vec<&String> = words.iter().filter(|text| pseudo::has_plain_words(text)).collect();
    assert!(plain.is_empty(), "{name}: {plain:?}");
}

/// No words lie on other words in the decision's column, or under the main button.
fn tidy(desk: &mut Desk, name: &str) {
    let all = desk.words_in(desk.whole());
    let enter = desk.app.cx().t("key-enter");
    if !desk.at_table() || all.last().is_none_or(|(text, _)| *text != enter) {
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
fn set_text(desk: &mut Desk, percent: u16) {
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

fn keep(desk: &Desk, name: &str) {
    let Some(folder) = std::env::var_os("IRONCLAD_LOOK").map(PathBuf::from) else { return };
    let settings = iced::Settings { fonts: font::faces(), default_font: font::RULES, ..Default::default() };
    let mut window = Simulator::with_size(settings, desk.size(), desk.app.view());
    let snapshot = window.snapshot(&theme::theme()).expect("drawn");
    let _ = std::fs::remove_file(folder.join(format!("{name}-tiny-skia.png")));
    assert!(snapshot.matches_image(folder.join(format!("{name}.png"))).expect("kept"));
}

/// What the decision in hand is about, as a name.
fn moment(desk: &Desk) -> String {
    let session = desk.session();
    let game = session.game();
    let decision = session.decision().expect("a decision");
    let question: &'static str = asked(&Words::of(desk.app.cx().text, game), game, &decision).question.into();
    question.to_owned()
}

/// Draws what comes up in a game until it is over or long enough.
pub fn game(album: &mut Album, desk: &mut Desk, prefix: &str, pick: &mut dyn FnMut(usize) -> usize) {
    for _ in 0..150 {
        if desk.session().decision().is_none() {
            break;
        }
        if desk.table().plan().is_some() {
            plan(album, desk, prefix, pick);
            if !desk.at_table() {
                // The fight was the end of it.
                album.add(desk, &format!("{prefix}-debriefing"));
                return;
            }
            continue;
        }
        let mut turned = 0;
        while way::shown(desk).is_some_and(|(_, view)| view.button != desk.main_label()) && turned < 9 {
            album.add(desk, &format!("{prefix}-page-{turned}"));
            way::press_main(desk, Way::Keys);
            turned += 1;
        }
        let name = format!("{prefix}-{}", moment(desk));
        album.add(desk, &name);
        let (mut composer, view) = way::shown(desk).expect("a decision");
        let place = pick(composer.listed().len());
        way::choose(desk, &mut composer, &view, place, Way::Keys);
        album.add(desk, &format!("{name}-chosen"));
        way::press_main(desk, Way::Keys);
        if desk.at_table() && desk.table().is_moving() {
            album.add(desk, &format!("{prefix}-dice"));
            way::press_main(desk, Way::Keys);
        }
    }
    if desk.session().decision().is_none() {
        for end in 0..3 {
            if desk.at_table() {
                album.add(desk, &format!("{prefix}-end-{end}"));
                way::press_main(desk, Way::Keys);
            }
        }
        album.add(desk, &format!("{prefix}-debriefing"));
        way::press_main(desk, Way::Keys);
    }
}

/// Draws a plan as it is made, slip by slip, and carries it out.
fn plan(album: &mut Album, desk: &mut Desk, prefix: &str, pick: &mut dyn FnMut(usize) -> usize) {
    let before = way::choices(desk);
    for _ in 0..30 {
        let Some(plan) = desk.table().plan().filter(|_| way::choices(desk) == before) else { break };
        let leaf = plan.leaf();
        let name = format!("{prefix}-plan-{}", <&str>::from(leaf.system));
        let (key, waits) = (leaf.rows[pick(leaf.rows.len())].key.clone(), plan.waits_for_a_ship());
        album.add(desk, &name);
        desk.letters(if waits { "0" } else { &key });
        if desk.table().plan().is_none() {
            break;
        }
        album.add(desk, &format!("{name}-filled-in"));
        way::press_main(desk, Way::Keys);
    }
    if desk.at_table() && desk.table().is_moving() {
        way::press_main(desk, Way::Keys);
    }
}

fn opened(folder: &std::path::Path, lesson: usize, free: bool) -> Desk {
    let mut desk = Desk::open(folder, (1920.0, 1080.0));
    way::to_the_seats(&mut desk, lesson, free, Way::Keys);
    desk
}

#[test]
fn moments_of_the_lessons() {
    let mut album = Album::default();
    for lesson in [0, 1] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = opened(folder.path(), lesson, false);
        desk.letters("3");
        desk.enter();
        game(&mut album, &mut desk, &format!("lesson-{}", lesson + 1), &mut |_| 0);
    }
    assert!(album.names.len() > 30, "{:?}", album.names);
}

#[test]
fn moments_of_free_games() {
    let mut album = Album::default();
    for seed in 0..4 {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = opened(folder.path(), usize::try_from(seed % 2).expect("small"), true);
        desk.letters("2");
        desk.enter();
        let mut chooser = Chooser::new(seed);
        game(&mut album, &mut desk, "free", &mut |count| chooser.below(count));
    }
    assert!(album.names.len() > 30, "{:?}", album.names);
}

#[test]
fn moments_of_patrols() {
    let mut album = Album::default();
    for seed in 0..4u8 {
        let folder = tempfile::tempdir().expect("a folder");
        let wishes = Wishes { upgrades: seed, villain: seed % 2 == 1, ..Wishes::default() };
        patrols::on_the_shelf(folder.path(), wishes, seed.into());
        let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
        if seed == 3 {
            album.add(&mut desk, "patrol-title");
        }
        desk.enter();
        let mut chooser = Chooser::new(seed.into());
        game(&mut album, &mut desk, "patrol", &mut |count| chooser.below(count));
    }
    assert!(album.names.len() > 40, "{:?}", album.names);
}

#[test]
fn screens_and_what_lies_over_them() {
    screens(&mut Album::default(), "en");
}

/// Draws the screens outside the table, and what lies over it.
pub fn screens(album: &mut Album, language: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::speaking(language, folder.path(), (1920.0, 1080.0));
    album.add(&mut desk, "screen-title");
    let screens =
        [("1", "campaigns"), ("2", "tutorials"), ("3", "patrol"), ("4", "settings"), ("5", "rules"), ("6", "credits")];
    // The credits name works and licences as their makers do.
    for (key, name) in screens.into_iter().filter(|(_, name)| language != pseudo::NAME || *name != "credits") {
        desk.letters(key);
        album.add(&mut desk, &format!("screen-{name}"));
        desk.named(Named::Escape);
    }
    desk.enter();
    album.add(&mut desk, "screen-seats");
    desk.letters("3");
    album.add(&mut desk, "screen-seats-3");
    desk.enter();
    album.add(&mut desk, "screen-briefing");
    way::to_the_decision(&mut desk, Way::Keys);
    desk.letters("?");
    album.add(&mut desk, "screen-explain");
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    album.add(&mut desk, "screen-menu");
    desk.letters("5");
    album.add(&mut desk, "screen-title-saved");
}
