//! The log book of a campaign in the window: reached from the table, the debriefing and the shelf, every leaf drawn, and
//! nothing told in it whose time has not come.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use iced::keyboard::key::Named;
use ironclad::content::Id;
use ironclad::content::terms::Mode;
use ironclad::save::UndoPolicy;
use ironclad::session::{Campaign, Session, Start, Storage, What};
use ironclad::ui::screen::Screen;
use ironclad_table::log_book::present::log_book;
use ironclad_table::log_book::{Leaf, LogBookView};
use kit::inspect::RESTED;
use words::Text;

use super::album::Album;
use super::desk::{Desk, copy_games};
use crate::campaign::choose;
use crate::table::{Chooser, content};

/// A campaign of the story with two chapters behind it and the third begun, as a file; played once for all tests.
fn played() -> &'static (tempfile::TempDir, Vec<(u8, LogBookView)>) {
    static PLAYED: OnceLock<(tempfile::TempDir, Vec<(u8, LogBookView)>)> = OnceLock::new();
    PLAYED.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let start = Start {
            what: What::Story,
            players: vec!["Mara".into(), "Jonas".into()],
            seats: None,
            mode: Mode::Normal,
            seed: 11,
            scripted: false,
            campaign: Some(Campaign { scenarios: 5, name: "The long winter".into(), undo: UndoPolicy::Free }),
        };
        let keep = Storage::Folder(folder.path().join("games"));
        let mut session = Session::begin(content(), start, keep).expect("a campaign");
        let (mut chooser, text) = (Chooser::new(3), Text::of("en"));
        let mut books = Vec::new();
        let mut last = 0;
        while session.when().stage < 3 && choose(&mut session, &mut chooser) {
            let turn = session.when().turn;
            if turn != last {
                last = turn;
                books.push((session.when().stage, log_book(&text, &session).expect("a campaign")));
            }
        }
        assert_eq!(session.when().stage, 3, "two chapters are behind");
        books.push((3, log_book(&text, &session).expect("a campaign")));
        assert!(text.missing().is_empty(), "no words for {:?}", text.missing());
        (folder, books)
    })
}

/// Lays its file into a folder of data.
pub fn copied(to: &Path) {
    copy_games(played().0.path(), to);
}

/// Rule 11.8: the log book tells of the ports, the powers and the deeds of the chapters played, and of no others.
#[test]
fn nothing_stands_in_it_before_its_time() {
    let text = Text::of("en");
    for (scenario, book) in &played().1 {
        let mut known = BTreeSet::new();
        for number in 1..=*scenario {
            let map = &content().chapter(number).expect("a chapter").map;
            known.extend(map.sectors.iter().filter_map(|(_, sector)| sector.port()));
        }
        let known: BTreeSet<String> =
            known.iter().map(|port| text.get(&format!("port-{}", port.name(&content().names)))).collect();
        let shown: BTreeSet<String> = book.chart.ports.iter().map(|port| port.name.clone()).collect();
        assert_eq!(shown, known, "in chapter {scenario}");
        assert_eq!(book.chart.chart.ports.len(), known.len(), "each has its place on the chart");
        let last = book.told.last().expect("the chapter under way");
        assert!(book.told.len() >= usize::from(*scenario));
        if last.below.contains("turn") && !last.below.contains(" in ") {
            assert!(last.kept.is_empty(), "{last:?}");
        }
        for number in scenario + 1..=content().chapters() {
            let name = &content().chapter(number).expect("a chapter").name;
            let title = text.get(&format!("scenario-{name}-name"));
            // Papers have names of their own, and are shown once they are kept.
            let told = format!("{:?}", (&book.ship, &book.crew, &book.powers, &book.chart, &book.told));
            assert!(!told.contains(&title), "“{title}” is still to come in chapter {scenario}");
        }
    }
    let (_, last) = played().1.last().expect("a book");
    assert!(last.told.iter().filter(|chapter| !chapter.kept.is_empty()).count() >= 2, "{:?}", last.told);
    assert!(last.told.iter().rev().skip(1).all(|chapter| chapter.lines.len() > 3), "{:?}", last.told);
    assert!(
        last.told.iter().flat_map(|chapter| &chapter.lines).all(|line| !line.contains("{ $") && !line.starts_with('.'))
    );
}

/// Rule 11.4: everybody on the roster stands in it, and the ship with all that is aboard or in store.
#[test]
fn everybody_and_everything_stands_in_it() {
    let (folder, books) = played();
    let path = std::fs::read_dir(folder.path().join("games")).expect("games").next().expect("one").expect("a file");
    let session = Session::load_copy(content(), &path.path()).expect("it loads").session;
    let log = session.game().table().log.as_ref().expect("a log");
    let (_, book) = books.last().expect("a book");
    assert_eq!(book.crew.members.len(), log.roster.len());
    assert_eq!(book.ship.groups[1].things.len(), log.stores.len());
    assert_eq!(book.ship.groups[2].things.len(), log.hangar.len());
    assert_eq!(book.powers.powers.len(), 5);
    let now: Vec<i8> = book.powers.ring.iter().map(|(_, now)| *now).collect();
    assert_eq!(now, session.game().table().reputation);
}

#[test]
fn it_is_reached_from_the_table_and_from_the_shelf_and_every_leaf_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    copied(folder.path());
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.letters("1");
    desk.letters("g");
    assert!(matches!(desk.app.screen(), Screen::LogBook(_)), "{:?}", desk.app.screen());
    assert!(desk.shows("The long winter") && desk.shows("Credits"), "{:?}", desk.words_in(desk.whole()));
    desk.named(Named::Escape);
    let deed = desk.app.cx().t("campaigns-do-log-book");
    desk.click(&deed);
    let mut album = Album::default();
    for (place, leaf) in Leaf::ALL.into_iter().enumerate() {
        desk.letters(&(place + 1).to_string());
        album.add(&mut desk, &format!("log-book-{}", place + 1));
        match desk.app.screen() {
            Screen::LogBook(book) => assert_eq!(book.leaf(), leaf),
            other => panic!("the log book should show, not {other:?}"),
        }
    }
    let ship = desk.app.cx().t("log-book-ship");
    desk.click(&ship);
    desk.main();
    desk.go_on();
    assert!(desk.at_table());
    for pixels in [(1920.0, 1080.0), (1280.0, 720.0), (1600.0, 900.0), (2560.0, 1080.0)] {
        desk.resize(pixels);
        desk.letters("m");
        let wide = desk.size().width;
        let words = desk.words_in(desk.whole());
        let key = words.iter().find(|(text, _)| *text == "Esc").map(|(_, bounds)| bounds.x + bounds.width);
        assert!(key.is_some_and(|end| end <= wide), "the tool for the log book leaves room for the others: {key:?}");
        desk.letters("m");
    }
    desk.resize((1920.0, 1080.0));
    desk.letters("g");
    assert!(matches!(desk.app.screen(), Screen::LogBook(_)), "a page lies over the table, and it opens all the same");
    desk.enter();
    assert!(desk.at_table());
    desk.named(Named::Escape);
    let row = desk.app.cx().t("menu-log-book");
    desk.click(&row);
    assert!(matches!(desk.app.screen(), Screen::LogBook(_)));
    desk.whole_of_words();
}

/// What stands in it is explained by its rule: in passing beside the pointer, and in the book.
#[test]
fn what_stands_in_it_is_explained_by_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    copied(folder.path());
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    for key in ["1", "g", "3"] {
        desk.letters(key);
    }
    let power = desk.words_in(desk.whole()).into_iter().find(|(text, _)| text.contains("Council")).expect("a power").1;
    desk.rest_at(power.center(), RESTED + Duration::from_millis(20));
    assert!(desk.shows("Rule 10.4: What standing does"), "{:?}", desk.words_in(desk.whole()));
    // A key takes it away, and asks for the rule of the whole.
    desk.letters("?");
    assert!(!desk.shows("Rule 10.4: What standing does"));
    assert!(desk.shows("The campaign log"));
    desk.named(Named::Escape);
    desk.ask_at(power.center());
    assert!(desk.shows("What standing does"));
    desk.named(Named::Escape);
    assert!(matches!(desk.app.screen(), Screen::LogBook(_)));
    desk.whole_of_words();
}
