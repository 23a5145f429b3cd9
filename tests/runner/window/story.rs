//! A story in the window: its pages read, its choices made, by keys and by clicks, and every moment of it drawn.

use std::path::Path;

use iced::keyboard::key::Named;
use ironclad::content::Id;
use ironclad::content::story::scene::Choice;
use ironclad::engine::{Answer, Decision, DecisionKind, Source};
use ironclad::session::{Session, Start, Storage, What};
use ironclad::text::thing::Words;
use ironclad::ui::screen::Screen;
use words::language::Languages;
use words::{FALLBACK, languages};

use super::album::Album;
use super::desk::Desk;
use super::way::{self, Way};
use crate::table::content;

const WINDOW: (f32, f32) = (1920.0, 1080.0);

/// A chapter by itself, on the table before its first page.
pub fn begun(folder: &Path, scenario: &str, seed: u64) -> Desk {
    begun_speaking(FALLBACK, folder, scenario, seed)
}

/// The same, in a language.
fn begun_speaking(language: &str, folder: &Path, scenario: &str, seed: u64) -> Desk {
    let start = Start {
        what: What::Scenario(scenario.into()),
        players: vec!["Mara".into(), "Jonas".into(), "Tove".into()],
        seats: None,
        mode: ironclad::content::terms::Mode::Normal,
        seed,
        scripted: false,
        campaign: None,
    };
    drop(Session::begin(content(), start, Storage::Folder(folder.join("games"))).expect("a story"));
    let mut desk = Desk::speaking(language, folder, WINDOW);
    desk.enter();
    assert!(desk.at_table());
    desk
}

fn asked(desk: &Desk) -> Option<Decision> {
    desk.session().decision()
}

fn words<T>(desk: &Desk, say: impl FnOnce(&Words<'_>) -> T) -> T {
    say(&Words::of(desk.app.cx().text, desk.session().game()))
}

/// The choice that is asked, and what its options are called.
fn choice(desk: &Desk) -> Option<(Choice, Vec<String>)> {
    let decision = asked(desk)?;
    let Some(Source::Choice(choice)) = decision.source else { return None };
    let written = desk.session().game().view().story()?.choices.get(&choice)?.clone();
    let labels = decision.options.iter().filter_map(|answer| match answer {
        Answer::Option(option) => Some(words(desk, |words| words.option_of(choice, *option).0)),
        _ => None,
    });
    Some((written, labels.collect()))
}

/// Reads and chooses until the ship is to be fitted out; always the first option.
fn to_the_fitting_out(way: Way) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), "ballast", 7);
    let (mut read, mut chosen) = (Vec::new(), 0);
    while let Some(decision) = asked(&desk).filter(|asked| asked.kind != DecisionKind::SetUp) {
        desk.whole_of_words();
        let before = way::choices(&desk);
        match (decision.kind, decision.source) {
            (DecisionKind::Passage, Some(Source::Passage(passage))) => {
                let title = words(&desk, |words| words.passage_of(passage).title);
                assert!(desk.shows(&title), "“{title}” is read: {:?}", desk.words_in(desk.whole()));
                let reader = ["Mara", "Jonas", "Tove"][read.len() % 3];
                assert!(desk.shows(&format!("{reader} reads aloud")), "it goes round the table");
                way::read_to_the_end(&mut desk, way);
                match way {
                    Way::Keys if read.len() % 2 == 0 => desk.named(Named::Space),
                    _ => way::press_main(&mut desk, way),
                }
                read.push(title);
            }
            (DecisionKind::Choice, _) => {
                let (_, labels) = choice(&desk).expect("a choice");
                desk.enter();
                assert_eq!(way::choices(&desk), before, "nothing is sent before something is chosen");
                match way {
                    Way::Keys => desk.letters("1"),
                    Way::Clicks | Way::Things => {
                        let first = desk.session().game().scenario().story.as_ref().and_then(|stories| stories.first());
                        let sides = first.expect("a story").sides.keys().copied();
                        let names = desk.session().game().scenario().map.names.clone();
                        let side = sides.into_iter().find(|side| side.name(&names) == "federation").expect("a side");
                        let contract = words(&desk, |words| words.side_of(side).0);
                        desk.click(&contract);
                    }
                }
                assert_eq!(way::choices(&desk), before, "nor before it is sent");
                assert_eq!(desk.main_label(), labels[0], "the button says what is signed");
                way::press_main(&mut desk, way);
                chosen += 1;
            }
            other => panic!("{other:?}"),
        }
        assert_eq!(way::choices(&desk), before + 1, "one thing at a time");
    }
    assert_eq!(chosen, 1, "the side");
    assert!(read.len() >= 4, "{read:?}");
    assert!(desk.session().game().table().course.as_ref().is_some_and(|course| course.taken));
    desk.letters("z");
    assert_eq!(asked(&desk).map(|asked| asked.kind), Some(DecisionKind::Passage), "the page returns");
}

#[test]
fn a_prologue_is_read_and_signed_by_keys() {
    to_the_fitting_out(Way::Keys);
}

#[test]
fn a_prologue_is_read_and_signed_by_clicks() {
    to_the_fitting_out(Way::Clicks);
}

#[test]
fn a_page_can_be_put_away_to_look_at_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), "ballast", 7);
    let title = |desk: &mut Desk| {
        let Some(Source::Passage(passage)) = asked(desk).and_then(|asked| asked.source) else { return false };
        let read = words(desk, |words| words.passage_of(passage).title);
        desk.shows(&read) && desk.chart().is_none()
    };
    assert!(title(&mut desk));
    let (away, back) = (desk.app.cx().t("story-away"), desk.app.cx().t("story-take-up"));
    desk.letters("m");
    assert!(desk.chart().is_some() && desk.shows(&back), "the table shows");
    desk.letters("m");
    assert!(title(&mut desk));
    desk.click(&away);
    assert!(desk.chart().is_some());
    desk.click(&back);
    assert!(title(&mut desk));
    assert_eq!(way::choices(&desk), 0);
}

/// A page that was put away lies there again at the place to which it was read.
#[test]
fn a_page_that_is_taken_up_again_is_read_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.json"), r#"{"text_scale":300}"#).expect("written");
    let mut desk = begun(folder.path(), "ballast", 7);
    desk.resize((1280.0, 720.0));
    let seen = |desk: &mut Desk| desk.words_in(desk.whole());
    assert_eq!(desk.main_label(), desk.app.cx().t("story-read-on"), "the page is longer than the window");
    way::read_to_the_end(&mut desk, Way::Keys);
    let end = seen(&mut desk);
    desk.letters("m");
    assert_ne!(seen(&mut desk), end);
    desk.letters("m");
    desk.settle();
    assert_eq!(seen(&mut desk), end);
}

/// Which pages of a story are drawn.
#[derive(Clone, Copy, PartialEq)]
enum Pages {
    /// The first that comes up.
    First,
    /// Each that comes up.
    All,
}

/// Plays a story to its end in the window, and draws what comes up.
fn drawn(language: &str, scenario: &str, seed: u64, pages: Pages) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun_speaking(language, folder.path(), scenario, seed);
    let mut album = Album::default();
    let mut pick = crate::table::Chooser::new(seed);
    let (mut debriefed, mut turns) = (false, 0);
    for _ in 0..900 {
        if matches!(desk.app.screen(), Screen::Debriefing(_)) {
            debriefed = true;
            break;
        }
        assert!(desk.at_table(), "{:?}", desk.app.screen());
        if desk.table().is_moving() {
            desk.enter();
            continue;
        }
        let Some(decision) = asked(&desk) else {
            desk.enter();
            continue;
        };
        let names = &desk.session().game().scenario().map.names;
        let name = match (decision.kind, decision.source) {
            (DecisionKind::Passage, Some(Source::Passage(passage))) if pages == Pages::All => {
                Some(format!("passage-{}", passage.name(names)))
            }
            (DecisionKind::Passage, _) => Some("passage".to_owned()),
            (DecisionKind::Choice, Some(Source::Choice(choice))) => Some(format!("choice-{}", choice.name(names))),
            (DecisionKind::Action, _) => Some(format!("turn-{}", desk.session().game().table().turn)),
            _ => None,
        };
        if let Some(name) = name.filter(|name| !name.starts_with("turn") || turns < 6) {
            turns += usize::from(name.starts_with("turn"));
            album.add(&mut desk, &format!("{language}-{scenario}-{name}"));
        }
        if desk.table().plan().is_some() {
            way::carry_out_a_plan(&mut desk, &mut pick);
            continue;
        }
        let Some((mut composer, view)) = way::shown(&desk) else { continue };
        let count = composer.listed().len();
        let place = match decision.kind {
            DecisionKind::SetUp => {
                desk.letters("p");
                let (composer, _) = way::shown(&desk).expect("still fitting out");
                composer.listed().len() - 1
            }
            _ => pick.below(count),
        };
        if decision.kind == DecisionKind::Choice {
            desk.letters(&(place + 1).to_string());
        } else if !matches!(decision.kind, DecisionKind::Passage | DecisionKind::SetUp) {
            while composer.answers().is_empty() || (!composer.is_several() && composer.chosen().is_empty()) {
                way::choose(&mut desk, &mut composer, &view, place, Way::Keys);
            }
        }
        desk.enter();
        desk.whole_of_words();
    }
    assert!(debriefed, "the story comes to its debriefing: {:?} {:?}", asked(&desk), desk.words_in(desk.whole()));
}

#[test]
fn a_story_is_drawn_from_its_prologue_to_its_end() {
    drawn(FALLBACK, "ballast", 7, Pages::First);
}

/// Nothing is cut, covered or illegible on any page of any chapter, at every size; `IRONCLAD_LOOK` keeps the pictures.
#[test]
#[ignore = "it takes a quarter of an hour"]
fn every_chapter_is_drawn_with_each_of_its_pages() {
    let content = content();
    for language in languages().into_iter().filter(|language| Languages::default().about(language).complete) {
        for number in 1..=content.chapters() {
            let chapter = content.chapter(number).expect("a chapter");
            for seed in [7, 8] {
                drawn(&language, &chapter.name, seed, Pages::All);
            }
        }
    }
}
