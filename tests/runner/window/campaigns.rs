//! Campaigns in the window: begun, found on the shelf, copied, renamed, thrown away, taken back, sent out and brought in.

use std::path::Path;

use iced::keyboard::key::Named;
use ironclad::content::terms::Faction;
use ironclad::save::UndoPolicy;
use ironclad::ui::Message;
use ironclad::ui::screen::Screen;
use ironclad::ui::screen::campaigns::{Campaigns, Kind};

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::moment;

const PIXELS: (f32, f32) = (1920.0, 1080.0);

/// The window after a campaign of this name was begun and left at its first decision.
fn begun(folder: &Path, name: &str) -> Desk {
    let mut desk = Desk::open(folder, PIXELS);
    desk.letters("1");
    desk.letters("n");
    assert!(matches!(desk.app.screen(), Screen::NewCampaign(_)), "{:?}", desk.app.screen());
    desk.letters("2");
    assert!(desk.shows("a chain of contracts"));
    desk.letters("1");
    desk.letters(name);
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Seats(_)));
    desk.enter();
    assert!(desk.at_table());
    desk
}

/// From the table to the shelf.
fn to_the_shelf(desk: &mut Desk) {
    way::to_the_decision(desk, Way::Keys);
    desk.named(Named::Escape);
    let leave = desk.app.cx().t("menu-leave");
    desk.click(&leave);
    assert!(matches!(desk.app.screen(), Screen::Title(_)));
    desk.letters("1");
}

fn shelf(desk: &Desk) -> &Campaigns {
    match desk.app.screen() {
        Screen::Campaigns(shelf) => shelf,
        other => panic!("the shelf should show, not {other:?}"),
    }
}

fn names(desk: &Desk) -> Vec<String> {
    shelf(desk).cards().iter().map(|card| card.name.clone()).collect()
}

#[test]
pub fn a_campaign_is_begun_as_it_is_set_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.click("Campaigns");
    assert!(desk.shows("The shelf is empty."));
    desk.main();
    for row in ["Campaign type", "The first contract", "The first contract", "Undo"] {
        desk.click(row);
    }
    desk.main();
    desk.main();
    let header = desk.session().header().clone();
    assert_eq!(desk.session().setup().campaign.map(|campaign| campaign.scenarios), Some(10));
    assert_eq!(header.undo, UndoPolicy::NotPastChance);
    let with = desk.session().game().scenario().file.side.map(|side| side.with);
    assert_eq!(with, Some(Faction::Cartel), "the second of those who may hire");
    let (file, before) = (desk.file(), moment(desk.session()));
    to_the_shelf(&mut desk);
    assert!(desk.shows("Scenario 1 of 10") && desk.shows("The Ironclad’s log") && desk.shows("just now"));
    desk.whole_of_words();
    desk.draw();
    desk.enter();
    assert_eq!((desk.file(), moment(desk.session())), (file, before));
    desk.named(Named::Escape);
}

#[test]
pub fn games_are_copied_renamed_thrown_away_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), "Slowly");
    let before = moment(desk.session());
    to_the_shelf(&mut desk);
    assert_eq!(names(&desk), ["Slowly"]);
    desk.letters("c");
    desk.letters("By the Shoals");
    desk.enter();
    let mut both = names(&desk);
    both.sort();
    assert_eq!(both, ["By the Shoals", "Slowly"]);
    assert_eq!(shelf(&desk).chosen_card().expect("one").name, "By the Shoals", "the copy is chosen");
    desk.letters("r");
    desk.letters("By the Reef");
    desk.main();
    assert!(names(&desk).contains(&"By the Reef".to_owned()) && desk.shows("Renamed"));
    desk.letters("d");
    assert_eq!(names(&desk).len(), 2, "asked first");
    desk.enter();
    assert_eq!(names(&desk), ["Slowly"]);
    desk.letters("z");
    assert_eq!(names(&desk).len(), 2);
    assert_eq!(shelf(&desk).chosen_card().expect("one").name, "By the Reef");
    desk.enter();
    assert_eq!(moment(desk.session()), before, "the copy is the same game");
    assert_eq!(desk.session().name(), "By the Reef");
    to_the_shelf(&mut desk);
    // Into the bin and out of it, and away for good.
    desk.click("Put in the bin");
    desk.main();
    desk.letters("b");
    assert_eq!(names(&desk).len(), 1);
    desk.enter();
    assert_eq!(names(&desk).len(), 2, "out of the bin; it is empty, so the shelf shows");
    desk.letters("d");
    desk.enter();
    desk.letters("b");
    desk.letters("x");
    desk.named(Named::Escape);
    assert_eq!(names(&desk).len(), 1, "not after all");
    desk.letters("x");
    desk.enter();
    assert!(desk.shows("One game deleted"));
    assert_eq!(names(&desk).len(), 1);
    assert!(std::fs::read_dir(folder.path().join("bin")).expect("a bin").next().is_none());
    desk.whole_of_words();
}

#[test]
pub fn games_are_sent_out_and_brought_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), "Slowly");
    let before = moment(desk.session());
    to_the_shelf(&mut desk);
    let out = folder.path().join("stick.jsonl");
    std::fs::write(&out, "a shopping list").expect("written");
    desk.letters("e");
    desk.letters(&out.display().to_string());
    desk.enter();
    assert!(desk.shows("is there already"));
    assert_eq!(std::fs::read(&out).expect("read"), b"a shopping list");
    desk.enter();
    assert!(desk.shows("Exported to"), "{:?}", desk.words_in(desk.whole()));
    // A plain name is a file in the folder for such things.
    desk.letters("e");
    desk.enter();
    assert!(folder.path().join("exports/slowly-1.jsonl").is_file());
    // On another machine.
    let other = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(other.path(), PIXELS);
    desk.tell(Message::Dropped(out.clone()));
    assert_eq!(names(&desk), ["Slowly"]);
    desk.tell(Message::Dropped(out.clone()));
    assert!(desk.shows("on the shelf already"));
    desk.named(Named::Escape);
    assert_eq!(names(&desk).len(), 1);
    desk.letters("i");
    desk.letters(&out.display().to_string());
    desk.enter();
    desk.enter();
    assert_eq!(names(&desk), ["Slowly", "Slowly"], "both, if that is what is wanted");
    desk.enter();
    assert_eq!(moment(desk.session()), before);
    desk.whole_of_words();
}

#[test]
pub fn what_cannot_be_opened_is_listed_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = begun(folder.path(), "Slowly");
    let file = desk.file();
    drop(desk);
    std::fs::write(file.with_file_name("odd-1.jsonl"), "{\"format\":99,\"app\":\"9.0.0\"}\n").expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("1");
    let kinds: Vec<Kind> = shelf(&desk).cards().iter().map(|card| card.kind).collect();
    assert_eq!(kinds, [Kind::Campaign, Kind::Broken]);
    assert!(desk.shows("Cannot be opened") && desk.shows("odd-1.jsonl"));
    desk.letters("2");
    desk.enter();
    assert!(matches!(desk.app.screen(), Screen::Campaigns(_)), "there is nothing to go on with");
    desk.letters("d");
    desk.enter();
    assert_eq!(shelf(&desk).cards().len(), 1);
    // A file that is no game is refused and left alone.
    let list = folder.path().join("list.txt");
    std::fs::write(&list, "eggs").expect("written");
    desk.tell(Message::Dropped(list.clone()));
    assert_eq!(shelf(&desk).cards().len(), 1);
    assert!(desk.shows("list.txt"), "{:?}", desk.words_in(desk.whole()));
    desk.whole_of_words();
}

/// What is written in a folder for what people take out: file names.
fn taken_out(folder: &Path) -> Vec<String> {
    let all = std::fs::read_dir(folder.join("exports")).expect("a folder");
    let mut names: Vec<String> =
        all.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
pub fn a_chronicle_is_read_and_written_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), "Slowly");
    // From the table, while the game is open.
    way::to_the_decision(&mut desk, Way::Keys);
    desk.named(Named::Escape);
    let row = desk.app.cx().t("menu-chronicle");
    desk.click(&row);
    assert!(matches!(desk.app.screen(), Screen::Chronicle(_)));
    desk.named(Named::Escape);
    assert!(desk.at_table());
    to_the_shelf(&mut desk);
    desk.letters("l");
    assert!(desk.shows("Slowly"), "{:?}", desk.words_in(desk.whole()));
    desk.whole_of_words();
    desk.draw();
    desk.letters("h");
    desk.letters("h");
    desk.click("Save as plain text");
    assert!(desk.shows("Saved to"));
    assert_eq!(taken_out(folder.path()), ["ironclad-slowly-2.html", "ironclad-slowly.html", "ironclad-slowly.md"]);
    let page = std::fs::read_to_string(folder.path().join("exports/ironclad-slowly.html")).expect("read");
    assert!(page.contains("Slowly") && page.contains("<svg"));
    // The main button turns the pages, and closes the log at its end.
    for _ in 0..20 {
        if matches!(desk.app.screen(), Screen::Chronicle(_)) {
            desk.enter();
        }
    }
    assert!(matches!(desk.app.screen(), Screen::Campaigns(_)));
    // And the timeline lies open over its table.
    desk.letters("t");
    assert!(desk.at_table());
    let timeline = desk.app.cx().t("timeline-now");
    assert!(desk.shows(&timeline), "{:?}", desk.words_in(desk.whole()));
}

#[test]
pub fn a_report_is_written_wherever_something_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), "Slowly");
    let hash = desk.session().game().hash();
    way::to_the_decision(&mut desk, Way::Keys);
    desk.named(Named::Escape);
    let row = desk.app.cx().t("menu-report");
    desk.click(&row);
    assert!(desk.shows("The report is here"), "{:?}", desk.words_in(desk.whole()));
    desk.enter();
    assert!(desk.at_table());
    let name = taken_out(folder.path()).pop().expect("a report");
    let path = folder.path().join("exports").join(name);
    let bundle = ironclad::report::read(&path).expect("a report");
    let opened =
        ironclad::report::open::<ironclad::engine::Game>(crate::table::content(), &bundle, &path).expect("it opens");
    assert_eq!(opened.session.game().hash(), hash, "the very moment");
    let file = desk.file();
    drop(desk);
    // Of a file that cannot be opened, from the shelf.
    std::fs::write(&file, "no game at all\n").expect("written");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("1");
    desk.letters("p");
    assert!(desk.shows("The report is here"));
    assert!(taken_out(folder.path()).contains(&"ironclad-report.json".to_owned()));
    // And where opening fails.
    std::fs::remove_file(&file).expect("removed");
    std::fs::write(&file, "").expect("written");
    desk.whole_of_words();
}

/// The story is what a new campaign is unless the players say otherwise (rule 11.1).
#[test]
pub fn the_story_is_begun_from_the_shelf() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), PIXELS);
    desk.letters("1");
    desk.letters("n");
    assert!(desk.shows("the story") && !desk.shows("The first contract"));
    desk.enter();
    desk.enter();
    assert!(desk.at_table());
    let session = desk.session();
    assert_eq!(session.setup().campaign.map(|campaign| campaign.scenarios), Some(session.game().content().chapters()));
    assert_eq!(session.game().view().story().map(|story| story.chapter), Some(1));
    to_the_shelf(&mut desk);
    let name = desk.app.cx().t("scenario-ballast-name");
    assert!(desk.shows(&name), "the card says which chapter it is: {name}");
}

#[test]
pub fn a_crew_is_signed_in_one_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), "Quickly");
    way::to_the_decision(&mut desk, Way::Keys);
    let aboard = |desk: &Desk| desk.session().game().table().heroes.len();
    assert_eq!(aboard(&desk), 0, "nobody has signed");
    assert!(desk.shows("Hire the suggested crew"));
    desk.letters("p");
    assert!(aboard(&desk) >= 9, "{} aboard", aboard(&desk));
    assert!(!desk.shows("Hire the suggested crew"), "nothing is left to suggest");
    assert!(ironclad::patrol::suggestion(desk.session().game()).is_empty());
    // What was signed can be changed, and taken back.
    desk.letters("z");
    assert!(desk.shows("Hire the suggested crew"));
    desk.main();
    assert_eq!(desk.session().when().turn, 1, "she has cast off");
}
