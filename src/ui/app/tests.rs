//! From screen to screen by keys.

use super::*;

fn app() -> App {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { data_dir: Some(folder.path().to_owned()), language: Some("en".into()), content: None };
    App::new(&options).0
}

fn press(app: &mut App, press: Press) -> Effect {
    app.update(Message::Press(press))
}

#[test]
fn enter_leads_from_the_title_to_the_table() {
    let mut app = app();
    press(&mut app, Press::Enter);
    assert!(matches!(app.screen(), Screen::Seats(_)));
    press(&mut app, Press::Digit(2));
    press(&mut app, Press::Enter);
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
    press(&mut app, Press::Arrow(crate::ui::key::Arrow::Down));
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
