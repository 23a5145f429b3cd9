//! Every kind of moment drawn at every size: nothing panics, nothing is without words, no word is cut or lies on another.
//! What stays the same from run to run is held against what it was, as pictures. With `IRONCLAD_LOOK` naming a folder all
//! of them are kept there for the makers' eyes.

use std::collections::BTreeMap;
use std::path::Path;

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use ironclad::engine::DecisionKind;
use ironclad::patrol::Wishes;
use ironclad::text::decision::asked;
use ironclad::text::thing::Words;
use ironclad_table::log_book::Leaf;
use words::language::Languages;
use words::{FALLBACK, pseudo};

use super::album::{Album, TEXTS, button_in_its_corner, set_text, tidy};
use super::desk::{Desk, copy_games};
use super::way::{self, Way};
use super::{kept, legible, seeds};
use super::{patrols, plan, story};
use crate::table::Chooser;

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
        if !desk.at_table() {
            // What was sent ended it.
            album.add(desk, &format!("{prefix}-debriefing"));
            return;
        }
        if desk.session().decision().is_none() {
            break;
        }
        if desk.table().plan().is_some() {
            plan(album, desk, prefix, pick);
            continue;
        }
        if moment(desk) == "set-up" {
            // A voyage with nobody aboard shows little.
            desk.letters("p");
        }
        let mut turned = 0;
        while way::shown(desk).is_some_and(|(_, view)| view.button != desk.main_label()) && turned < 9 {
            album.add(desk, &format!("{prefix}-page-{turned}"));
            way::read_to_the_end(desk, Way::Keys);
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
            // How dice fall depends on the moment.
            if !album.held {
                album.add(desk, &format!("{prefix}-dice"));
            }
            way::press_main(desk, Way::Keys);
        }
    }
    if desk.session().decision().is_none() {
        for end in 0..3 {
            if desk.at_table() {
                album.add(desk, &format!("{prefix}-end-{end}"));
                way::read_to_the_end(desk, Way::Keys);
                way::press_main(desk, Way::Keys);
            }
        }
        album.add(desk, &format!("{prefix}-debriefing"));
        way::read_to_the_end(desk, Way::Keys);
        way::press_main(desk, Way::Keys);
    }
}

/// Draws a plan as it is made, slip by slip, and carries it out.
fn plan(album: &mut Album, desk: &mut Desk, prefix: &str, pick: &mut dyn FnMut(usize) -> usize) {
    let before = way::choices(desk);
    for _ in 0..30 {
        if !desk.at_table() {
            break;
        }
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

/// The languages that must fit: English, those that are complete, and the one that is longest.
pub fn languages() -> Vec<String> {
    let all = Languages::default();
    let complete = all.names().into_iter().filter(|name| name != FALLBACK && all.about(name).complete);
    [FALLBACK.to_owned()].into_iter().chain(complete).chain([pseudo::NAME.to_owned()]).collect()
}

#[test]
fn moments_of_the_lessons() {
    for language in languages() {
        for lesson in [0, 1] {
            // In every language they must fit; some are held, or there would be too many.
            let held = lesson == 1 && language == FALLBACK;
            let mut album = if held { Album::held() } else { Album::default() };
            let folder = tempfile::tempdir().expect("a folder");
            let mut desk = Desk::speaking(&language, folder.path(), (1920.0, 1080.0));
            way::to_the_seats(&mut desk, lesson, false, Way::Keys);
            desk.letters("3");
            desk.enter();
            game(&mut album, &mut desk, &format!("{language}/lesson-{}", lesson + 1), &mut |_| 0);
            assert!(album.names.len() > 15, "{:?}", album.names);
        }
    }
    kept::drawn_all("moments-of-lessons");
}

#[test]
pub fn moments_of_free_games() {
    let mut album = Album::default();
    let first = seeds::first();
    for seed in first..first + 4 {
        seeds::from(seed, || {
            let folder = tempfile::tempdir().expect("a folder");
            let mut desk = opened(folder.path(), usize::try_from(seed % 2).expect("small"), true);
            desk.letters("2");
            desk.enter();
            let mut chooser = Chooser::new(seed);
            game(&mut album, &mut desk, "free", &mut |count| chooser.below(count));
        });
    }
    assert!(album.names.len() > 15, "four games from the seed {first}: {:?}", album.names);
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
    for language in languages() {
        screens(&mut Album::held(), &language);
    }
    kept::drawn_all("screens");
}

/// Draws the screens outside the table, and what lies over it.
fn screens(album: &mut Album, language: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::speaking(language, folder.path(), (1920.0, 1080.0));
    let mut add = |desk: &mut Desk, name: &str| album.add(desk, &format!("{language}/{name}"));
    add(&mut desk, "title");
    let screens =
        [("1", "campaigns"), ("2", "tutorials"), ("3", "patrol"), ("4", "settings"), ("5", "rules"), ("6", "credits")];
    // The credits name works and licences as their makers do.
    for (key, name) in screens.into_iter().filter(|(_, name)| language != pseudo::NAME || *name != "credits") {
        desk.letters(key);
        add(&mut desk, name);
        desk.named(Named::Escape);
    }
    desk.letters("1");
    desk.letters("n");
    add(&mut desk, "new-campaign");
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    desk.enter();
    add(&mut desk, "seats");
    desk.letters("3");
    add(&mut desk, "seats-3");
    desk.enter();
    add(&mut desk, "briefing");
    way::to_the_decision(&mut desk, Way::Keys);
    desk.letters("?");
    add(&mut desk, "explain");
    desk.named(Named::Escape);
    desk.named(Named::Escape);
    add(&mut desk, "menu");
    desk.letters("4");
    add(&mut desk, "title-saved");
}

/// Draws a moment of a game that lies in a folder, in every language; `to` leads there from the table.
pub fn in_all_languages(folder: &Path, name: &str, to: impl Fn(&mut Desk)) {
    for language in languages() {
        // What is chosen on the way there is written: each language has the game as it was.
        let own = tempfile::tempdir().expect("a folder");
        copy_games(folder, own.path());
        let mut desk = Desk::speaking(&language, own.path(), (1920.0, 1080.0));
        desk.go_on();
        assert!(desk.at_table(), "{:?}", desk.app.screen());
        to(&mut desk);
        Album::held().add(&mut desk, &format!("{language}/{name}"));
    }
}

/// The least and the largest window in use, and others between and beside them.
const WINDOWS: [(f32, f32); 6] =
    [(1280.0, 720.0), (1920.0, 1080.0), (3840.0, 2160.0), (1600.0, 1200.0), (2560.0, 1080.0), (1080.0, 1920.0)];

/// What stands on a screen, by the window and the size of text.
type Stands = BTreeMap<String, Vec<String>>;

/// Looks at a screen in every window and at every size of text: the main button is in its corner, nothing is cut, nothing
/// lies under the button. Notes what stands there.
fn everywhere(desk: &mut Desk, name: &str, stands: &mut Stands) {
    for pixels in WINDOWS {
        desk.resize(pixels);
        for text in TEXTS {
            set_text(desk, text);
            let drawn = desk.drawn(false);
            let name = format!("{name} in {pixels:?} at {text} %");
            button_in_its_corner(desk, &drawn, &name);
            assert_ne!(desk.main_label(), "", "{name}");
            let faults = legible::faults(&drawn, None);
            assert!(faults.is_empty() || legible::told(&name, &faults) == 0, "{name}: {faults:#?}");
            tidy(desk, &name);
            let mut words: Vec<_> = desk.words_in(desk.whole()).into_iter().map(|(text, _)| text).collect();
            words.sort();
            stands.insert(name, words);
        }
    }
    set_text(desk, 100);
    desk.resize((1920.0, 1080.0));
}

/// A window for right-handed people or for left-handed ones, over a data folder.
fn for_hand(folder: &Path, left: bool) -> Desk {
    let settings = format!(r#"{{"left_handed":{left}}}"#);
    std::fs::write(folder.join("settings.json"), settings).expect("written");
    let desk = Desk::open(folder, (1920.0, 1080.0));
    assert_eq!(desk.app.cx().mirror, left);
    desk
}

/// What stands on the screens on the way to a lesson, and on its table.
fn on_the_way(left: bool) -> Stands {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = for_hand(folder.path(), left);
    let mut stands = Stands::new();
    everywhere(&mut desk, "title", &mut stands);
    desk.letters("4");
    // These say which hand it is.
    everywhere(&mut desk, "settings", &mut Stands::new());
    desk.named(Named::Escape);
    way::to_the_seats(&mut desk, 0, false, Way::Keys);
    everywhere(&mut desk, "seats", &mut stands);
    desk.enter();
    everywhere(&mut desk, "a story page", &mut stands);
    way::to_the_decision(&mut desk, Way::Keys);
    everywhere(&mut desk, "the table", &mut stands);
    stands
}

/// What stands where most has to find room: a contract to sign, a ship to fit out, a combat to plan, the shelf, a log book.
fn where_it_is_narrow(left: bool) -> Stands {
    let mut stands = Stands::new();
    let folder = tempfile::tempdir().expect("a folder");
    drop(story::begun(folder.path(), "ballast", 7));
    let mut desk = for_hand(folder.path(), left);
    desk.enter();
    while desk.session().decision().is_some_and(|decision| decision.kind == DecisionKind::Passage) {
        desk.enter();
    }
    everywhere(&mut desk, "a contract", &mut stands);
    desk.letters("1");
    desk.enter();
    while desk.session().decision().is_some_and(|decision| decision.kind == DecisionKind::Passage) {
        desk.enter();
    }
    everywhere(&mut desk, "a fitting out", &mut stands);
    let folder = tempfile::tempdir().expect("a folder");
    drop(plan::opened(folder.path()));
    let mut desk = for_hand(folder.path(), left);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    everywhere(&mut desk, "a plan", &mut stands);
    let folder = tempfile::tempdir().expect("a folder");
    samples(folder.path(), &["format-3-campaign"]);
    let mut desk = for_hand(folder.path(), left);
    desk.letters("1");
    everywhere(&mut desk, "the shelf", &mut stands);
    desk.letters("g");
    everywhere(&mut desk, "the log book", &mut stands);
    stands
}

/// The main button is in its corner in every window and at every size of text, for either hand; the same can be read.
#[test]
fn the_main_button_stays_in_its_corner_in_every_window() {
    same_for_both_hands(on_the_way);
}

#[test]
fn left_handed_people_read_the_same_where_it_is_narrow() {
    same_for_both_hands(where_it_is_narrow);
}

fn same_for_both_hands(screens: impl Fn(bool) -> Stands) {
    let (right, left) = (screens(false), screens(true));
    assert_eq!(right.len(), left.len());
    for (name, words) in &right {
        assert_eq!(left.get(name), Some(words), "{name}: what left-handed people see, and what right-handed ones do");
    }
}

/// The samples of games, as a player's own.
fn samples(folder: &Path, names: &[&str]) {
    let games = folder.join("games");
    std::fs::create_dir_all(&games).expect("a folder");
    for name in names {
        let file = format!("{name}.jsonl");
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(&file);
        std::fs::copy(from, games.join(file)).expect("copied");
    }
}

#[test]
fn a_campaign_and_what_is_told_of_it() {
    for language in languages() {
        let mut album = Album::held();
        let mut add = |desk: &mut Desk, name: &str| album.add(desk, &format!("{language}/campaign-{name}"));
        let folder = tempfile::tempdir().expect("a folder");
        samples(folder.path(), &["format-3-campaign"]);
        let mut desk = Desk::speaking(&language, folder.path(), (1920.0, 1080.0));
        add(&mut desk, "title");
        desk.letters("1");
        add(&mut desk, "shelf");
        desk.letters("g");
        for (place, leaf) in Leaf::ALL.into_iter().enumerate() {
            desk.letters(&(place + 1).to_string());
            add(&mut desk, &format!("log-book-{leaf:?}").to_lowercase());
        }
        desk.named(Named::Escape);
        desk.named(Named::Escape);
        desk.enter();
        add(&mut desk, "tonight");
        desk.enter();
        assert!(desk.at_table(), "{:?}", desk.app.screen());
        way::to_the_decision(&mut desk, Way::Keys);
        add(&mut desk, "table");
        desk.key(Key::Character("T".into()), Modifiers::SHIFT);
        add(&mut desk, "timeline");
        for _ in 0..7 {
            desk.named(Named::ArrowUp);
        }
        desk.enter();
        add(&mut desk, "past");
    }
    kept::drawn_all("campaign-told");
}

#[test]
fn a_patrol_is_fitted_out() {
    for language in languages() {
        let mut album = Album::held();
        let folder = tempfile::tempdir().expect("a folder");
        patrols::on_the_shelf(folder.path(), Wishes { upgrades: 2, villain: true, ..Wishes::default() }, 7);
        let mut desk = Desk::speaking(&language, folder.path(), (1920.0, 1080.0));
        desk.enter();
        album.add(&mut desk, &format!("{language}/orders"));
        way::to_the_decision(&mut desk, Way::Keys);
        album.add(&mut desk, &format!("{language}/fitting-out"));
        desk.named(Named::ArrowRight);
        album.add(&mut desk, &format!("{language}/fitting-out-chosen"));
        way::press_main(&mut desk, Way::Keys);
        let cast_off = desk.app.cx().t("done-set-up");
        desk.click(&cast_off);
        way::press_main(&mut desk, Way::Keys);
        album.add(&mut desk, &format!("{language}/patrol-begun"));
    }
    kept::drawn_all("fitting-out");
}
