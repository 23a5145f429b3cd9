//! Charts are shown whole, the lines of the timeline stay under the hand, and dice of one's own tell what they do.

use std::rc::Rc;

use super::{Seated, patrol, play_to, session};
use crate::map::camera::{R, middle};
use crate::map::{BoardView, Camera};
use crate::table::Message;
use crate::timeline::Timed;
use iced::{Rectangle, Size};
use ironclad_game::engine::{Answer, DecisionKind, Events, Game, Input, Pending, Why};
use kit::key::Press;
use kit::preferences::Preferences;

fn under_way() -> Seated {
    let mut session = session("tutorial-2", 5);
    assert!(play_to(&mut session, 5, |game, decision| {
        decision.kind == DecisionKind::Action && game.table().turn >= 2
    }));
    Seated::at(session)
}

#[test]
fn looking_back_shows_the_chart_whole_however_low_it_is() {
    let mut seated = under_way();
    seated.press(Press::Shifted('t'));
    seated.press(Press::Arrow(kit::key::Arrow::Up));
    seated.press(Press::Enter);
    assert!(seated.table.shown.replay_bar.is_some(), "one looks back");
    let board = Rc::clone(&seated.table.shown.board);
    for room in [Size::new(900.0, 340.0), Size::new(500.0, 300.0)] {
        let view = seated.table.camera().projection(&board, room);
        let whole = Rectangle::with_size(room);
        for sector in &board.sectors {
            let at = view.to_screen(middle(sector.q, sector.r));
            let hex = Rectangle::new(at, Size::ZERO).expand(R * 0.8 * view.zoom);
            assert!(hex.is_within(&whole), "{sector:?} lies outside {room:?}");
        }
    }
    seated.press(Press::Esc);
    seated.press(Press::Esc);
    assert!(!seated.table.camera().whole);
}

#[test]
fn another_chart_is_not_looked_at_as_the_one_before() {
    let mut seated = under_way();
    seated.tell(Message::Board(crate::map::Event::Camera(Camera::fit().zoomed(true))));
    seated.tell(Message::Heard);
    assert_ne!(seated.table.camera, Camera::fit(), "the same chart keeps its zoom");
    let mut other = BoardView::clone(&seated.table.shown.board);
    other.sectors.pop();
    seated.table.shown.board = Rc::new(other);
    seated.tell(Message::Heard);
    assert_eq!(seated.table.camera, Camera::fit());
}

#[test]
fn lines_of_the_timeline_stay_where_they_are_when_pressed() {
    let mut seated = under_way();
    seated.press(Press::Shifted('t'));
    let timeline = seated.table.mode.timeline().expect("a timeline");
    timeline.rows.room.set(6);
    assert!(timeline.rows.count() > 8, "long enough to be scrolled");
    let top = timeline.rows.top();
    for line in [top + 1, top + 2, top] {
        // What is seen, where there is less room than when it was opened.
        let seen =
            |timeline: &crate::timeline::Timeline| timeline.rows.top().max((timeline.rows.at() + 1).saturating_sub(6));
        let timeline = seated.table.mode.timeline().expect("open");
        let (before, was) = (seen(timeline), timeline.rows.at());
        let line = before + line - top;
        seated.tell(Message::Timed(Timed::Line(line)));
        let Some(timeline) = seated.table.mode.timeline() else { break };
        if timeline.rows.at() != was {
            assert_eq!((timeline.rows.top(), timeline.rows.at()), (before, line));
        }
    }
    let acts = seated.table.shown.time.as_ref().map(|time| time.acts.clone()).unwrap_or_default();
    let mut told: Vec<_> = acts.iter().map(|act| act.text.clone()).collect();
    told.dedup();
    assert!(told.len() == acts.len() && told.iter().all(|text| !text.is_empty()), "{acts:?}");
}

#[test]
fn a_die_of_ones_own_says_where_each_face_strikes_and_no_harm_is_told_before_it() {
    let mut found = 0;
    for seed in 0..60 {
        let mut session = session("tutorial-2", seed);
        let exposed = play_to(&mut session, seed, |game, decision| {
            decision.kind == DecisionKind::Action
                && decision.options.iter().any(|answer| match answer {
                    Answer::Move(to) => game.view().sector(*to).condition().is_some_and(|space| space.is_harmful()),
                    _ => false,
                })
        });
        if !exposed {
            continue;
        }
        let mut seated = Seated::at(session).with(Preferences { own_dice: true, ..Preferences::default() });
        let into = seated.table.composer().listed().iter().copied().find(|answer| match answer {
            Answer::Move(to) => {
                let view = seated.table.session().game().view();
                view.sector(*to).condition().is_some_and(|space| space.is_harmful())
            }
            _ => false,
        });
        seated.answer(into.expect("a way into it"));
        let Some(request) = seated.table.session().chance().filter(|request| request.why == Why::DamageControl) else {
            continue;
        };
        assert_eq!(request.against, None);
        let told = seated.table.shown.decision.options.iter().map(|option| option.right.clone());
        let told: Vec<String> = told.map(|right| right.expect("each face says what it does").0).collect();
        assert_eq!(told.len(), 6);
        assert!(told.iter().any(|text| *text != told[0]), "{told:?}");
        let log = &seated.table.shown.log;
        assert!(log.iter().all(|line| !line.text.contains("no harm")), "{log:?}");
        found += 1;
        if found > 2 {
            return;
        }
    }
    assert!(found > 0, "a hit is rolled for");
}

#[test]
fn a_die_of_ones_own_says_whom_each_face_meets() {
    let meets = |game: &Game, answer: Answer| {
        let mut game = game.clone();
        game.submit(Input::Answer(answer), &mut Events::new()).ok()?;
        match game.pending() {
            Pending::Chance(request) => Some(request.why == Why::Encounter).filter(|met| *met),
            Pending::Choose(_) | Pending::Draw(_) | Pending::Over(_) => None,
        }
    };
    for seed in 0..100 {
        let mut session = patrol(seed);
        if !play_to(&mut session, seed, |game, decision| {
            decision.options.iter().any(|answer| meets(game, *answer).is_some())
        }) {
            continue;
        }
        let mut seated = Seated::at(session).with(Preferences { own_dice: true, ..Preferences::default() });
        let game = seated.table.session().game();
        let into = seated.table.composer().listed().iter().copied().find(|answer| meets(game, *answer).is_some());
        let Some(into) = into else { continue };
        seated.answer(into);
        let asked = seated.table.session().chance().is_some_and(|request| request.why == Why::Encounter);
        assert!(asked, "the players roll who is met");
        let told = seated.table.shown.decision.options.iter().map(|option| option.right.clone());
        let told: Vec<String> = told.map(|right| right.expect("each face says who comes").0).collect();
        assert_eq!(told.len(), 6);
        let words = seated.present().words;
        let ships: Vec<String> = words.content.ships.ids().map(|ship| words.ship(ship)).collect();
        for text in &told {
            assert!(ships.iter().any(|ship| text.contains(ship.as_str())), "{text} names nobody");
        }
        if told.iter().any(|text| *text != told[0]) {
            return;
        }
    }
    panic!("every face meets the same");
}

#[test]
fn who_was_met_stands_in_the_log_book_with_what_was_decided() {
    let mut session = super::act(3);
    let log = |session: &ironclad_game::session::Session| {
        crate::log_book::present::log_book(&words::Text::of("en"), session).expect("a campaign has a log book").crew
    };
    // Nobody is there before a page of theirs was read.
    assert!(log(&session).others.iter().all(|other| other.name != "Yasemin Arslan"));
    let side = |game: &ironclad_game::engine::Game, _: &ironclad_game::engine::Decision| game.view().client().is_some();
    assert!(super::play_to(&mut session, 3, side), "a side is taken");
    let others = log(&session).others;
    let of = |name: &str| others.iter().find(|other| other.name.contains(name));
    assert!(of("Achterberg").is_some(), "{others:?}");
    let yasemin = of("Yasemin").expect("she has made her offer");
    assert_eq!(yasemin.served, "met in scenario 1");
    assert!(yasemin.dealings.iter().any(|dealing| dealing.starts_with("1: Sign with the ")), "{yasemin:?}");
    assert!(of("Gabriel").is_none(), "he is ours");
}
