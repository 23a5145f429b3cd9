//! The shelf by keys: choosing, asking, the bin.

use super::*;

fn card(name: &str, kind: Kind) -> Card {
    Card {
        path: PathBuf::from(format!("/games/{name}.jsonl")),
        game: games::Kind::Campaign,
        kind,
        name: name.into(),
        place: String::new(),
        about: String::new(),
        date: String::new(),
        seats: Vec::new(),
        figures: String::new(),
        picture: None,
        over: false,
    }
}

fn shelf() -> Campaigns {
    let kept = vec![card("winter", Kind::Campaign), card("patrol", Kind::Single), card("torn", Kind::Broken)];
    Campaigns::new(kept, vec![card("old", Kind::Campaign)])
}

fn key(shelf: &mut Campaigns, press: Press) -> Action {
    shelf.update(Message::Press(press))
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(format!("/games/{name}.jsonl"))
}

fn done(binned: Option<PathBuf>, next: Option<PathBuf>) -> Said {
    Said::Done { words: "done".into(), next, binned }
}

#[test]
fn the_main_button_goes_on_with_the_chosen_game() {
    let mut shelf = shelf();
    assert_eq!(key(&mut shelf, Press::Enter), Action::Open(games::Kind::Campaign, path("winter")));
    key(&mut shelf, Press::Arrow(Arrow::Down));
    assert_eq!(shelf.update(Message::Main), Action::Open(games::Kind::Campaign, path("patrol")));
    key(&mut shelf, Press::Digit(3));
    assert_eq!(shelf.update(Message::Main), Action::None, "what cannot be opened is not gone on with");
    assert!(!shelf.commands().contains(&Command::Copy));
    assert_eq!(Campaigns::new(Vec::new(), Vec::new()).update(Message::Main), Action::New);
}

#[test]
fn a_new_campaign_is_the_first_of_the_list() {
    assert_eq!(shelf().commands().first(), Some(&Command::New), "with many games too it is what most come for");
    assert_eq!(Campaigns::new(Vec::new(), Vec::new()).commands(), [Command::New, Command::Import]);
}

#[test]
fn a_game_goes_into_the_bin_only_after_a_yes_and_comes_back() {
    let mut shelf = shelf();
    assert_eq!(key(&mut shelf, Press::Letter('d')), Action::None);
    assert_eq!(shelf.asked(), Some(&Ask::Discard));
    assert_eq!(key(&mut shelf, Press::Esc), Action::None, "not after all");
    assert_eq!(shelf.asked(), None);
    key(&mut shelf, Press::Letter('d'));
    assert_eq!(key(&mut shelf, Press::Enter), Action::Run(Errand::Discard(path("winter"))));
    assert_eq!(key(&mut shelf, Press::Enter), Action::None, "once is enough");
    shelf.told(done(Some(PathBuf::from("/bin/winter.jsonl")), None));
    shelf.refresh(vec![card("patrol", Kind::Single)], Vec::new());
    assert_eq!(shelf.chosen_card().map(|card| card.name.as_str()), Some("patrol"));
    let back = Action::Run(Errand::Restore(PathBuf::from("/bin/winter.jsonl")));
    assert_eq!(key(&mut shelf, Press::Letter('z')), back);
    shelf.told(done(None, Some(path("winter"))));
    shelf.refresh(vec![card("patrol", Kind::Single), card("winter", Kind::Campaign)], Vec::new());
    assert_eq!(shelf.chosen_card().map(|card| card.name.as_str()), Some("winter"));
}

#[test]
fn a_file_in_the_way_is_asked_about() {
    let mut shelf = shelf();
    assert_eq!(key(&mut shelf, Press::Letter('e')), Action::Focus);
    assert_eq!(shelf.asked(), Some(&Ask::Export("winter.jsonl".into())));
    shelf.update(Message::Typed("/mnt/w.jsonl".into()));
    let export = |replace| Action::Run(Errand::Export { path: path("winter"), to: "/mnt/w.jsonl".into(), replace });
    assert_eq!(shelf.update(Message::Main), export(false));
    shelf.told(Said::Taken);
    assert_eq!(shelf.asked(), Some(&Ask::Replace("/mnt/w.jsonl".into())));
    assert_eq!(shelf.update(Message::Main), export(true));
    shelf.told(Said::Failed("no room".into()));
    assert!(shelf.asked().is_some(), "one can try again");
    assert_eq!(shelf.update(Message::Main), export(true));
}

#[test]
fn a_dropped_file_is_brought_in_and_one_known_is_asked_about() {
    let mut shelf = shelf();
    let import = |twice| Action::Run(Errand::Import { from: "/mnt/w.jsonl".into(), twice });
    assert_eq!(shelf.dropped(Path::new("/mnt/w.jsonl")), import(false));
    shelf.told(Said::Known("it is here".into()));
    assert_eq!(shelf.update(Message::Main), import(true));
}

#[test]
fn nothing_is_named_nothing() {
    let mut shelf = shelf();
    key(&mut shelf, Press::Letter('r'));
    shelf.update(Message::Typed("  ".into()));
    assert_eq!(shelf.update(Message::Main), Action::None);
    shelf.update(Message::Typed("Slowly".into()));
    let rename = Errand::Rename { path: path("winter"), name: "Slowly".into() };
    assert_eq!(shelf.update(Message::Main), Action::Run(rename));
}

#[test]
fn the_bin_is_looked_into_and_emptied() {
    let mut shelf = shelf();
    key(&mut shelf, Press::Letter('b'));
    assert_eq!(shelf.cards().len(), 1);
    assert_eq!(shelf.update(Message::Main), Action::Run(Errand::Restore(path("old"))));
    shelf.told(Said::Failed("in use".into()));
    key(&mut shelf, Press::Letter('x'));
    assert_eq!(shelf.update(Message::Main), Action::Run(Errand::Empty(vec![path("old")])));
    shelf.told(done(None, None));
    shelf.refresh(Vec::new(), Vec::new());
    assert_eq!(key(&mut shelf, Press::Esc), Action::Back, "an empty bin is not stayed in");
}
