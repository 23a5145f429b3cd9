//! What moves on the table: it comes about as it was, ends by itself or by any key, and is not there for those who wish so.

use std::time::{Duration, Instant};

use ironclad::content::terms::{Section, Track};
use ironclad::ui::Message;
use ironclad::ui::motion::{FRAME, FRAMED, Moves, What};
use ironclad::ui::widget::mark::System;

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
    let (mut hits, mut slides, mut way_through) = (0, 0, 0);
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
            // The menu opens all the same.
            desk.named(iced::keyboard::key::Named::Escape);
            assert!(!desk.table().is_moving());
            assert!(desk.shows(&desk.app.cx().t("menu-leave")));
            desk.named(iced::keyboard::key::Named::Escape);
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
