//! What moves on the table: it comes about as it was, ends by itself or by any key, and is not there for those who wish so.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use ironclad::content::terms::{Section, Track};
use ironclad::settings::Settings;
use ironclad::ui::Message;
use ironclad_table::motion::{FRAME, FRAMED, Moves, What};
use ironclad_table::widget::mark::System;
use kit::preferences::DiceSpeed;

use super::desk::Desk;
use super::way::{self, Way};

const TRACKS: [(usize, Track); 5] =
    [(0, Track::Crew), (1, Track::Morale), (2, Track::Hull), (3, Track::Ammo), (4, Track::Salvage)];

/// A lesson at its first choice, with an eye on what moves.
fn begun(folder: &std::path::Path, lesson: usize, settings: &str) -> Desk {
    std::fs::write(folder.join("settings.json"), settings).expect("written");
    let mut desk = Desk::open(folder, (1920.0, 1080.0));
    way::to_the_seats(&mut desk, lesson, false, Way::Keys);
    desk.enter();
    desk.watches = true;
    desk
}

/// Sends what the lesson wants next.
fn answer(desk: &mut Desk) {
    way::to_the_decision(desk, Way::Keys);
    let (mut composer, view) = way::shown(desk).expect("a decision");
    let before = way::choices(desk);
    way::choose(desk, &mut composer, &view, 0, Way::Keys);
    way::press_main(desk, Way::Keys);
    assert!(way::choices(desk) > before, "{view:?} was answered, whatever moved");
}

/// Where things of the ship come to stand, by what moves now.
fn ends(moves: &Moves) -> Vec<(What, usize, f32)> {
    let sections = System::ALL.map(What::Section);
    let tracks = TRACKS.map(|(place, _)| What::Track(place));
    let whats = sections.into_iter().chain(tracks).chain([What::Shields, What::Energy, What::Craft]);
    whats.filter_map(|what| moves.step(what).map(|step| (what, step.to, step.part))).collect()
}

#[test]
fn what_is_struck_is_shown_on_its_way_and_comes_to_stand_where_it_is() {
    let (mut hits, mut slides, mut way_through, mut shields) = (0, 0, 0, [false; 2]);
    for lesson in [0, 1] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = begun(folder.path(), lesson, "{}");
        while desk.session().decision().is_some() {
            answer(&mut desk);
            let mut now = Instant::now();
            let mut last = Vec::new();
            let mut frames = 0;
            while desk.table().is_moving() {
                assert_eq!(desk.table().beat(), Some(FRAME));
                now += FRAME;
                desk.tell(Message::Tick(now));
                if let Some(step) = desk.table().moves().step(What::Shields) {
                    shields[usize::from(step.falls())] = true;
                }
                for (what, to, part) in ends(desk.table().moves()) {
                    way_through += usize::from(part > 0.0 && part < 1.0);
                    last.retain(|(other, _)| *other != what);
                    last.push((what, to));
                }
                frames += 1;
                assert!(frames < 2000, "it ends by itself");
            }
            assert_eq!(desk.table().beat(), None, "no frame is asked for at rest");
            let game = desk.session().game().clone();
            for (what, to) in last {
                let is = match what {
                    What::Section(System::Bridge) => game.table().section(Section::Bridge),
                    What::Section(System::Weapons) => game.table().section(Section::Weapons),
                    What::Section(System::Hangar) => game.table().section(Section::Hangar),
                    What::Section(System::Reactor) => game.table().section(Section::Reactor),
                    What::Track(2) => game.table().hull,
                    What::Track(1) => game.table().morale,
                    _ => continue,
                };
                hits += usize::from(matches!(what, What::Section(_)));
                slides += usize::from(matches!(what, What::Track(_)));
                assert_eq!(to, usize::from(is), "{what:?} comes to stand where it is");
            }
            desk.draw();
        }
    }
    assert!(hits > 2 && slides > 0 && way_through > hits, "{hits} hits, {slides} slides, {way_through} frames");
    assert_eq!(shields, [true; 2], "shields come back as they drop");
}

/// Looks back at the first moment of what was played.
fn look_back(desk: &mut Desk) {
    way::to_the_decision(desk, Way::Keys);
    desk.key(Key::Character("T".into()), Modifiers::SHIFT);
    for _ in 0..way::choices(desk) + 4 {
        desk.named(Named::ArrowUp);
    }
    desk.enter();
    assert!(desk.shows(&desk.app.cx().t("past-head")), "{:?}", desk.words_in(desk.whole()));
}

#[test]
fn what_was_done_moves_again_while_one_looks_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), 0, r#"{"dice_speed":"none"}"#);
    while desk.session().decision().is_some() && way::choices(&desk) < 18 {
        answer(&mut desk);
    }
    look_back(&mut desk);
    assert_eq!(desk.table().beat(), None);
    let (mut moved, mut ended) = (BTreeSet::new(), 0);
    for step in 0..16 {
        desk.named(Named::ArrowRight);
        let mut now = Instant::now();
        if step % 3 == 2 && desk.table().is_moving() {
            // Any key ends it.
            desk.letters("l");
            assert!(!desk.table().is_moving());
            desk.letters("l");
            ended += 1;
            continue;
        }
        while desk.table().is_moving() {
            assert_eq!(desk.table().beat(), Some(FRAME));
            now += FRAME;
            desk.tell(Message::Tick(now));
            moved.extend(ends(desk.table().moves()).into_iter().map(|(what, ..)| format!("{what:?}")));
        }
        assert_eq!(desk.table().beat(), None, "no frame is asked for at rest");
        desk.draw();
    }
    assert!(moved.contains("Craft") && moved.len() > 2 && ended > 0, "{moved:?}, {ended} ended");
    // A step back is no deed.
    desk.named(Named::ArrowLeft);
    assert!(!desk.table().is_moving());
    // Nor does anything move for those who wish so.
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), 0, r#"{"reduced_motion":true}"#);
    for _ in 0..9 {
        answer(&mut desk);
    }
    look_back(&mut desk);
    for _ in 0..8 {
        desk.named(Named::ArrowRight);
        assert!(!desk.table().is_moving() && desk.table().beat().is_none());
    }
}

/// With real dice that fall: first what was chosen, then each die and what it does, as in play.
#[test]
fn what_dice_did_moves_again_when_they_have_fallen_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), 1, r#"{"dice_speed":"none"}"#);
    while desk.session().decision().is_some() && way::choices(&desk) < 14 {
        answer(&mut desk);
    }
    let path = folder.path().join("settings.json");
    let mut settings = Settings::load(&path);
    settings.table.dice_speed = DiceSpeed::Usual;
    settings.save(&path).expect("saved");
    // The file is held by one window at a time.
    drop(desk);
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.go_on();
    desk.watches = true;
    look_back(&mut desk);
    desk.named(Named::Space);
    let (mut struck, mut now) = (0, Instant::now());
    for _ in 0..6000 {
        if !desk.table().is_moving() {
            break;
        }
        now += FRAME;
        desk.tell(Message::Tick(now));
        let lies = desk.table().has_dice_falling() && desk.table().moves().is_moving();
        struck += usize::from(lies && !ends(desk.table().moves()).is_empty());
    }
    assert!(!desk.table().is_moving(), "it plays on to its end");
    assert!(struck > 5, "{struck} frames of what dice did");
}

#[test]
fn any_key_ends_it_and_still_does_what_it_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), 0, r#"{"dice_speed":"none"}"#);
    let mut ended = 0;
    while desk.session().decision().is_some() {
        answer(&mut desk);
        assert!(!desk.table().has_dice_falling());
        if desk.table().is_moving() {
            desk.tell(Message::Tick(Instant::now() + Duration::from_millis(50)));
            desk.draw();
            // The menu opens all the same, where no card tells of a combat: that goes first.
            let told = desk.shows(&desk.app.cx().t("combat-report-damage"));
            desk.named(Named::Escape);
            assert!(!desk.table().is_moving());
            if told {
                desk.named(Named::Escape);
            }
            assert!(desk.shows(&desk.app.cx().t("menu-leave")));
            desk.named(Named::Escape);
            ended += 1;
        }
    }
    assert!(ended > 3, "{ended} motions were ended");
}

#[test]
fn with_reduced_motion_nothing_moves_and_one_frame_takes_the_marks_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = begun(folder.path(), 0, r#"{"reduced_motion":true}"#);
    let mut framed = 0;
    while desk.session().decision().is_some() {
        answer(&mut desk);
        let moves = desk.table().moves();
        assert_eq!(ends(moves), []);
        framed += System::ALL.into_iter().filter(|system| moves.is_framed(What::Section(*system))).count();
        if desk.table().is_moving() {
            assert_eq!(desk.table().beat(), Some(FRAMED));
            desk.draw();
            desk.tell(Message::Tick(Instant::now() + FRAMED));
        }
        assert_eq!(desk.table().beat(), None);
    }
    assert!(framed > 0);
}
