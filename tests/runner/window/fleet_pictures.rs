//! Full Thrust drawn at every size, in every language: nothing is without words, nothing is cut, and each picture is as it was.
//! The battles are begun with the first seed, and played as a bot plays.

use full_thrust_table::composer::Composer;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use words::{FALLBACK, pseudo};

use super::album::Album;
use super::battles::desk_speaking;
use super::desk::Desk;
use super::kept;
use super::pictures::languages;

/// The languages, each with the beginning of its pictures' names.
fn named_languages() -> Vec<(String, String)> {
    let name = |language: &str| match language {
        FALLBACK => String::new(),
        pseudo::NAME => "pseudo-".to_owned(),
        other => format!("{other}-"),
    };
    languages().into_iter().map(|language| (language.clone(), name(&language))).collect()
}

/// Goes on with everything as it is offered, firing as the machine would, until something holds or it is over.
fn until(desk: &mut Desk, holds: impl Fn(&Desk) -> bool) {
    for _ in 0..600 {
        if desk.fleets().outcome().is_some() || holds(desk) {
            return;
        }
        if matches!(desk.fleets().composer(), Composer::Fire(_)) {
            desk.letters("a");
        }
        desk.enter();
    }
}

#[test]
fn the_page_of_battles_and_the_rule_book() {
    let mut album = Album::held();
    for (language, name) in named_languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_speaking(&language, folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        desk.letters("wf4");
        album.add(&mut desk, &format!("{name}fleets"));
        if language == FALLBACK {
            desk.letters("?");
            desk.letters("?");
            album.add(&mut desk, "fleets-rules");
        }
    }
    kept::drawn_all("fleets");
}

#[test]
fn a_fleet_battle_from_setting_up_to_its_end() {
    let mut album = Album::held();
    for (language, name) in named_languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_speaking(&language, folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        desk.letters("wf2");
        desk.enter();
        album.add(&mut desk, &format!("{name}fleets-set-up"));
        desk.enter();
        desk.named(Named::ArrowLeft);
        desk.named(Named::ArrowUp);
        album.add(&mut desk, &format!("{name}fleets-orders"));
        if language == FALLBACK {
            // The ghost lies beyond the border.
            desk.letters("+++++++");
            for _ in 0..3 {
                desk.key(Key::Named(Named::ArrowLeft), Modifiers::SHIFT);
            }
            album.add(&mut desk, "fleets-beyond");
            desk.letters("-------");
        }
        desk.letters("oP9");
        album.add(&mut desk, &format!("{name}fleets-refused"));
        desk.named(Named::Escape);
        desk.letters("0");
        until(&mut desk, |desk| matches!(desk.fleets().composer(), Composer::Fire(_)));
        desk.letters("1");
        album.add(&mut desk, &format!("{name}fleets-fire"));
        if language == FALLBACK {
            desk.named(Named::Escape);
            album.add(&mut desk, "fleets-menu");
            desk.named(Named::Escape);
        }
        until(&mut desk, |_| false);
        album.add(&mut desk, &format!("{name}fleets-end"));
    }
    kept::drawn_all("fleet-battle");
}

#[test]
fn the_guide_and_the_hand_over_page() {
    let mut album = Album::held();
    for (language, name) in named_languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_speaking(&language, folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        desk.letters("wf1");
        desk.enter();
        album.add(&mut desk, &format!("{name}fleets-guide"));
        desk.named(Named::Escape);
        desk.letters("42");
        for key in [Named::Tab, Named::ArrowDown, Named::ArrowLeft, Named::ArrowLeft] {
            desk.named(key);
        }
        desk.enter();
        album.add(&mut desk, &format!("{name}fleets-hand-over"));
    }
    kept::drawn_all("fleet-guide");
}
