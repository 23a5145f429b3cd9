//! The wardroom and the table of Iron Guest drawn at every size, in every language: nothing is without words, nothing is cut,
//! and each picture is as it was. The battles are begun with the first seed, and played as a bot plays.

use iced::keyboard::key::Named;
use iron_guest::board::Side;
use iron_guest::bot::Bot;
use iron_guest::decision::{Answer, Ask};
use iron_guest::event::Event;
use iron_guest_table::Asked;
use kit::measure::Class;
use words::{FALLBACK, pseudo};

use super::album::{Album, TEXTS, set_text};
use super::battles::{Hand, Sailor, desk_speaking};
use super::desk::Desk;
use super::kept;
use super::pictures::languages;

/// The languages in which the moments of a battle are drawn, each with the beginning of its pictures' names.
fn named_languages() -> Vec<(String, String)> {
    let name = |language: &str| match language {
        FALLBACK => String::new(),
        pseudo::NAME => "pseudo-".to_owned(),
        other => format!("{other}-"),
    };
    languages().into_iter().map(|language| (language.clone(), name(&language))).collect()
}

#[test]
fn the_wardroom_and_the_rule_book() {
    let mut album = Album::held();
    for (language, name) in named_languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_speaking(&language, folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        desk.letters("w");
        album.add(&mut desk, &format!("{name}wardroom"));
        // Six players on a larger sea, and what cannot be played.
        desk.letters("5");
        for _ in 0..2 {
            desk.named(Named::Tab);
        }
        desk.named(Named::ArrowRight);
        desk.named(Named::ArrowRight);
        album.add(&mut desk, &format!("{name}wardroom-six"));
        if language != FALLBACK {
            continue;
        }
        // A game in the book.
        desk.letters("1");
        desk.enter();
        desk.named(Named::Escape);
        desk.letters("4");
        album.add(&mut desk, &format!("{name}wardroom-book"));
        desk.letters("?");
        desk.letters("?");
        album.add(&mut desk, &format!("{name}wardroom-rules"));
    }
    kept::drawn_all("wardroom");
}

/// Plays on with the hand until something holds, or it is over.
fn until(desk: &mut Desk, sailor: &mut Sailor, holds: impl Fn(&Desk) -> bool) {
    for _ in 0..400 {
        if desk.battle().outcome().is_some() || holds(desk) {
            return;
        }
        sailor.answer(desk);
    }
}

/// Whether some ship that waits can fire to both sides in one play; then that play is picked and chosen.
fn picks_two_broadsides(desk: &mut Desk) -> bool {
    let found = match desk.battle().asked() {
        Asked::Play(announce) => announce.ships().iter().enumerate().find_map(|(place, plays)| {
            let way = plays.ways.iter().position(|way| way.targets.len() > 1)?;
            Some((place, way))
        }),
        Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => None,
    };
    let Some((ship, way)) = found else { return false };
    for _ in 0..6 {
        let picked = match desk.battle().asked() {
            Asked::Play(announce) => {
                announce.picked().map(|plays| plays.ship) == announce.ships().get(ship).map(|plays| plays.ship)
            }
            Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => false,
        };
        if picked {
            break;
        }
        desk.named(Named::Tab);
    }
    desk.letters(&(way + 1).to_string());
    true
}

#[test]
fn a_battle_from_placing_to_its_end() {
    let mut album = Album::held();
    for (language, name) in named_languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_speaking(&language, folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        let mut sailor = Sailor::new(Hand::Keys, Bot::TwoPly, 5);
        desk.letters("w2");
        desk.enter();
        desk.named(Named::ArrowRight);
        album.add(&mut desk, &format!("{name}battle-placing"));
        let choosing = |desk: &Desk| desk.battle().session().decision().is_some_and(|asked| asked.ask == Ask::Choose);
        until(&mut desk, &mut sailor, choosing);
        album.add(&mut desk, &format!("{name}battle-turn"));
        for _ in 0..60 {
            if desk.battle().outcome().is_some() || picks_two_broadsides(&mut desk) {
                break;
            }
            sailor.answer(&mut desk);
        }
        album.add(&mut desk, &format!("{name}battle-broadsides"));
        if language == FALLBACK {
            desk.letters("d");
            album.add(&mut desk, &format!("{name}battle-danger"));
            desk.letters("d");
            desk.named(Named::Escape);
            album.add(&mut desk, &format!("{name}battle-menu"));
            desk.named(Named::Escape);
            // A hulk among them, if there ever is one.
            let hulk = |desk: &Desk| desk.battle().session().events().any(|event| matches!(event, Event::Capsized(_)));
            until(&mut desk, &mut sailor, hulk);
            album.add(&mut desk, &format!("{name}battle-hulk"));
        }
        until(&mut desk, &mut sailor, |_| false);
        album.add(&mut desk, &format!("{name}battle-end"));
    }
    kept::drawn_all("battle");
}

#[test]
fn plays_and_broadsides_show_side_by_side_at_every_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_speaking(FALLBACK, folder.path(), r#"{"dice_speed":"none"}"#);
    let mut sailor = Sailor::new(Hand::Keys, Bot::TwoPly, 5);
    desk.letters("w2");
    desk.enter();
    let several = |desk: &Desk| match desk.battle().asked() {
        Asked::Play(announce) => announce.picked().is_some_and(|plays| plays.ways.len() > 1),
        Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => false,
    };
    for _ in 0..90 {
        if picks_two_broadsides(&mut desk) && several(&desk) {
            break;
        }
        sailor.answer(&mut desk);
    }
    let (plays, sides): (Vec<&str>, Vec<Side>) = match desk.battle().asked() {
        Asked::Play(announce) => {
            let ways = &announce.picked().expect("a ship is picked").ways;
            let bears = |side: &Side| !announce.targets(*side).is_empty();
            let sides = Side::BOTH.into_iter().filter(bears).collect();
            (ways.iter().map(|way| way.passage.code.id()).collect(), sides)
        }
        other => panic!("no play is announced: {other:?}"),
    };
    assert!(plays.len() > 1 && !sides.is_empty());
    for text in TEXTS {
        set_text(&mut desk, text);
        if desk.app.cx().class() == Class::Tiny {
            // The question lies behind a tab.
            desk.letters("m");
        }
        let words = desk.words_in(desk.whole());
        let cx = desk.app.cx();
        let titles = plays.iter().map(|id| cx.t(&format!("iron-guest-moves-{id}")));
        let shown = titles.filter(|title| words.iter().any(|(text, _)| text == title)).count();
        assert!(shown >= plays.len().min(2), "{shown} of {} plays at {text} %: {words:?}", plays.len());
        for side in &sides {
            let held = cx.t(&format!("iron-guest-table-hold-{}", side.id()));
            let name = held.split_once(':').map_or("", |(name, _)| name);
            let begins = format!("{name}: ");
            assert!(words.iter().any(|(text, _)| text.starts_with(&begins)), "{begins} at {text} %: {words:?}");
        }
    }
}

#[test]
fn a_shot_is_shown_with_its_dice() {
    let mut album = Album::held();
    for (language, name) in named_languages().into_iter().take(1) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_speaking(&language, folder.path(), r#"{"dice_speed":"slow","seats":["Mara","Jonas"]}"#);
        let mut sailor = Sailor::new(Hand::Keys, Bot::TwoPly, 5);
        desk.letters("w3");
        desk.enter();
        for _ in 0..400 {
            if desk.battle().shows(|event| matches!(event, Event::Fired { .. })) || desk.battle().outcome().is_some() {
                break;
            }
            if desk.battle().is_showing() {
                desk.enter();
            } else {
                sailor.answer(&mut desk);
            }
        }
        album.add(&mut desk, &format!("{name}battle-shot"));
    }
    kept::drawn_all("battle-shot");
}

#[test]
fn the_lesson_and_a_draw_that_is_offered() {
    let mut album = Album::held();
    for (language, name) in named_languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk_speaking(&language, folder.path(), r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
        let mut sailor = Sailor::new(Hand::Keys, Bot::TwoPly, 1);
        desk.letters("w");
        desk.enter();
        album.add(&mut desk, &format!("{name}lesson-wind"));
        let broadside = |desk: &Desk| match desk.battle().asked() {
            Asked::Play(announce) => {
                announce.ships().iter().flat_map(|plays| &plays.ways).any(|way| !way.targets.is_empty())
            }
            Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => false,
        };
        until(&mut desk, &mut sailor, broadside);
        album.add(&mut desk, &format!("{name}lesson-broadside"));
        // Two at the screen, one of whom offers a draw.
        desk.named(Named::Escape);
        desk.letters("43");
        desk.named(Named::Tab);
        for key in [Named::ArrowDown, Named::ArrowDown, Named::ArrowLeft, Named::ArrowLeft] {
            desk.named(key);
        }
        desk.enter();
        let choosing = |desk: &Desk| desk.battle().session().decision().is_some_and(|asked| asked.ask == Ask::Choose);
        until(&mut desk, &mut sailor, choosing);
        sailor.menu(&mut desk, Answer::OfferDraw);
        album.add(&mut desk, &format!("{name}battle-draw"));
    }
    kept::drawn_all("battle-lesson");
}
