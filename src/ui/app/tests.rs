//! From screen to screen by keys.

use super::*;
use crate::ui::job::opening::Opening;

fn app() -> App {
    let folder = tempfile::tempdir().unwrap();
    let options =
        Options { data_dir: Some(folder.path().to_owned()), language: Some("en".into()), ..Options::default() };
    App::new(&options, Seeds::from(1)).0
}

fn press(app: &mut App, press: Press) -> Effect {
    app.update(Message::Press(press))
}

/// The game that is to be opened, among what an update asks for.
fn opening(effect: Effect) -> Option<Opening> {
    match effect {
        Effect::OpenGame(opening) => Some(opening),
        Effect::All(effects) => effects.into_iter().find_map(opening),
        _ => None,
    }
}

/// The seats of the first tutorial are taken; the game is being begun.
fn begun() -> (App, Opening) {
    let mut app = app();
    press(&mut app, Press::Enter);
    let effect = press(&mut app, Press::Enter);
    (app, opening(effect).expect("a game is begun"))
}

#[test]
fn the_catalogue_is_read_once_the_first_frame_shows() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { data_dir: Some(folder.path().to_owned()), ..Options::default() };
    let (folders, settings) = (Folders::find(options.data_dir.clone()), Settings::default());
    let text = App::words(&options, &folders, &settings);
    let (mut app, effect) = App::with(&options, folders, settings, text, Seeds::from(1));
    assert_eq!(effect, Effect::None);
    let tick = || Message::Tick(std::time::Instant::now());
    assert!(matches!(app.update(tick()), Effect::Read(_)));
    assert_eq!(app.update(tick()), Effect::None, "once");
}

#[test]
fn enter_leads_from_the_title_to_the_table() {
    let mut app = app();
    press(&mut app, Press::Enter);
    assert!(matches!(app.screen(), Screen::Seats(_)));
    press(&mut app, Press::Digit(2));
    let effect = press(&mut app, Press::Enter);
    let opening = opening(effect).expect("a game is begun");
    assert!(matches!(app.screen(), Screen::Seats(_)), "the disk is not waited for");
    app.update(Message::Opened(opening.run()));
    let Screen::Table(table) = app.screen() else {
        panic!("the table is laid");
    };
    assert_eq!(table.session().header().players.len(), 2);
    assert_eq!(table.session().setup().scenario, "tutorial-1");
}

#[test]
fn escape_leads_back() {
    let mut app = app();
    press(&mut app, Press::Digit(2));
    press(&mut app, Press::Enter);
    press(&mut app, Press::Esc);
    assert!(matches!(app.screen(), Screen::Tutorials(_)));
    press(&mut app, Press::Esc);
    assert!(matches!(app.screen(), Screen::Title(_)));
}

#[test]
fn the_rule_book_opens_over_anything_and_takes_the_keys() {
    let mut app = app();
    press(&mut app, Press::Digit(4));
    press(&mut app, Press::Letter('?'));
    press(&mut app, Press::Arrow(kit::key::Arrow::Down));
    assert_eq!(app.rules.as_ref().and_then(RuleBook::open), Some("1.2"));
    press(&mut app, Press::Esc);
    assert!(app.rules.is_none());
    assert!(matches!(app.screen(), Screen::Settings(_)));
}

#[test]
fn larger_text_holds_at_once_and_is_kept() {
    let mut app = app();
    let unit = app.scale_factor();
    let effect = press(&mut app, Press::Zoom { nearer: true, text: true });
    assert!(app.scale_factor() > unit);
    assert!(matches!(effect, Effect::All(effects) if matches!(effects[..], [Effect::Save(_)])));
}

#[test]
fn a_settings_file_that_cannot_be_written_is_said() {
    let mut app = app();
    app.update(Message::Saved(Err("no room".into())));
    assert!(matches!(app.screen(), Screen::Problem(_)));
    press(&mut app, Press::Enter);
    assert!(matches!(app.screen(), Screen::Title(_)));
}

#[test]
fn the_window_asks_before_it_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let options =
        Options { data_dir: Some(folder.path().to_owned()), language: Some("en".into()), content: None, advice: None };
    let window = iced::Program::window(&crate::ui::application(options));
    assert!(window.is_some_and(|window| !window.exit_on_close_request));
    let asked = iced::Event::Window(iced::window::Event::CloseRequested);
    let message = of_the_window(asked, iced::event::Status::Ignored, iced::window::Id::unique());
    assert!(matches!(message, Some(Message::CloseRequested)));
    assert_eq!(app().update(Message::CloseRequested), Effect::Quit);
}

#[test]
fn while_a_game_is_begun_nothing_else_is() {
    let (mut app, first) = begun();
    assert_eq!(press(&mut app, Press::Enter), Effect::None);
    let again = crate::ui::screen::Message::Beside(ironclad_table::seats::Message::Press(Press::Enter).into());
    assert_eq!(app.update(Message::Screen(again)), Effect::None);
    assert!(matches!(app.screen(), Screen::Seats(_)));
    let opened = first.run();
    app.update(Message::Opened(opened.clone()));
    assert!(matches!(app.screen(), Screen::Table(_)));
    // A copy of the message changes nothing.
    app.update(Message::Opened(opened));
    assert!(matches!(app.screen(), Screen::Table(_)));
}

#[test]
fn escape_gives_up_a_game_that_takes_too_long() {
    let (mut app, slow) = begun();
    press(&mut app, Press::Esc);
    let late = app.update(Message::Opened(slow.run()));
    assert!(matches!(app.screen(), Screen::Seats(_)), "what comes late lays no table");
    assert!(matches!(late, Effect::Read(_)), "it lies on the shelf");
    // And the next one is begun.
    let effect = press(&mut app, Press::Enter);
    let next = opening(effect).expect("a game is begun");
    app.update(Message::Opened(next.run()));
    assert!(matches!(app.screen(), Screen::Table(_)));
}
