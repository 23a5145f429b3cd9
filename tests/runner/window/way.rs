//! The ways of playing: by keys, by clicks, and what is checked on the way.

use iced::keyboard::key::Named;
use iced::{Point, Rectangle};
use ironclad::engine::DecisionKind;
use ironclad::session::{Session, Start, Storage, What};
use ironclad::ui::screen::Screen;
use ironclad_table::decision::DecisionView;
use ironclad_table::decision::composer::Composer;
use ironclad_table::present::Present;
use ironclad_table::table::frame;
use kit::widget::key;

use super::desk::Desk;
use super::things;
use crate::table::{Chooser, content, script};

/// How the players use the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Keys alone.
    Keys,
    /// Clicks on the list and the main button.
    Clicks,
    /// Clicks on the things themselves, wherever they lie, and on the main button.
    Things,
}

/// The hashes of a lesson's states: at the start, and after each choice.
pub fn expected(desk: &Desk) -> Vec<u64> {
    let (header, setup) = (desk.session().header(), desk.session().setup());
    let start = Start {
        what: What::Scenario(setup.scenario.clone()),
        players: header.players.clone(),
        seats: Some(setup.seats.into()),
        mode: setup.mode,
        seed: 99,
        scripted: true,
        campaign: None,
    };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a game");
    let mut hashes = vec![session.game().hash()];
    for option in script(&setup.scenario) {
        session.choose(&option).expect("the script's option");
        hashes.push(session.game().hash());
    }
    hashes
}

/// How many choices were made.
pub fn choices(desk: &Desk) -> usize {
    desk.session().history().len() - 1
}

/// The decision as it is shown before anything is chosen; where a skill is asked for, the best stands chosen, and so do the
/// target that was planned and what was bought before.
pub fn shown(desk: &Desk) -> Option<(Composer, DecisionView)> {
    let session = desk.session();
    let decision = session.decision()?;
    let composer = match decision.kind {
        DecisionKind::Skill | DecisionKind::Target | DecisionKind::Service => desk.table().composer().clone(),
        _ => Composer::new(&decision),
    };
    let cx = desk.app.cx();
    let view =
        Present::new(cx.text, session, session.game(), Some(&decision)).asked(&decision, &composer, Default::default());
    Some((composer, view))
}

/// The part of the window that the decision fills.
pub fn column(desk: &Desk) -> Rectangle {
    let size = desk.size();
    let width = frame::room(&desk.app.cx()).column;
    let left = if desk.app.cx().mirror { 0.0 } else { size.width - width };
    Rectangle::new(Point::new(left, 0.0), iced::Size::new(width, size.height))
}

/// From the title to the seats of a lesson that was never played.
pub fn to_the_seats(desk: &mut Desk, lesson: usize, free: bool, way: Way) {
    match way {
        Way::Keys => {
            desk.letters("2");
            desk.letters(&(lesson * 2 + 1 + usize::from(free)).to_string());
            desk.enter();
        }
        Way::Clicks | Way::Things => {
            desk.click("Tutorials");
            let name = desk.app.cx().t(if free { "tutorials-free" } else { "tutorials-learn" });
            let middle = desk.whole().center();
            for _ in 0..20 * lesson {
                desk.wheel_at(middle, -1.0);
            }
            let all = desk.words_in(desk.whole());
            let rows = all.iter().filter(|(text, _)| *text == name);
            // In small windows the first lies above, once the second is to be seen.
            let row = if lesson == 0 { rows.min_by(lower) } else { rows.max_by(lower) };
            desk.click_at(row.expect("a row").1.center());
            desk.main();
        }
    }
    assert!(matches!(desk.app.screen(), Screen::Seats(_)), "{:?}", desk.app.screen());
}

type Words = (String, Rectangle);

fn lower(a: &&Words, b: &&Words) -> std::cmp::Ordering {
    (a.1.x + a.1.y).total_cmp(&(b.1.x + b.1.y))
}

/// Presses the main button.
pub fn press_main(desk: &mut Desk, way: Way) {
    assert_ne!(desk.main_label(), "", "the main button says something");
    match way {
        Way::Keys => desk.enter(),
        Way::Clicks | Way::Things => desk.main(),
    }
    desk.whole_of_words();
}

/// Reads what lies open to its end, by the main button: as long as there is more below, that shows more of it.
pub fn read_to_the_end(desk: &mut Desk, way: Way) {
    let on = desk.app.cx().t("story-read-on");
    for _ in 0..MOST_SCREENFULS {
        if !desk.look_below() || desk.main_label() != on {
            return;
        }
        press_main(desk, way);
    }
    panic!("there is no end to it: {:?}", desk.words_in(desk.whole()));
}

/// More than any page takes in the smallest window.
const MOST_SCREENFULS: usize = 40;

/// Sends what is chosen; where the table asks whether it is meant, it is.
pub fn send(desk: &mut Desk, way: Way) {
    let before = choices(desk);
    press_main(desk, way);
    if choices(desk) == before && desk.at_table() && desk.table().warned_of().is_some() {
        press_main(desk, way);
    }
}

/// Turns the pages and ends the look round, until the decision can be made.
pub fn to_the_decision(desk: &mut Desk, way: Way) {
    for _ in 0..9 {
        let Some((_, view)) = shown(desk) else { return };
        if desk.table().plan().is_some() {
            return;
        }
        read_to_the_end(desk, way);
        if desk.main_label() == view.button {
            return;
        }
        press_main(desk, way);
    }
    panic!("the decision never shows: {:?}", desk.words_in(desk.whole()));
}

/// Makes and carries out the plan of a phase by chance: slips in any order, things put on and taken off, steps back.
pub fn carry_out_a_plan(desk: &mut Desk, chooser: &mut Chooser) {
    let before = choices(desk);
    for number in 0..40 {
        if choices(desk) > before || !desk.at_table() || desk.table().plan().is_none() {
            break;
        }
        let plan = desk.table().plan().expect("a plan");
        let (rows, waits) = (plan.leaf().rows.clone(), plan.waits_for_a_ship());
        match chooser.below(if number > 24 { 1 } else { 8 }) {
            _ if number > 24 && waits => {
                press_main(desk, Way::Keys);
                desk.letters("0");
            }
            0 | 1 => press_main(desk, [Way::Keys, Way::Clicks][chooser.below(2)]),
            2 => desk.named([Named::ArrowLeft, Named::ArrowRight][chooser.below(2)]),
            3 => desk.letters(["z", "x", "t"][chooser.below(3)]),
            4 => desk.named([Named::ArrowDown, Named::Tab, Named::Space][chooser.below(3)]),
            _ => desk.letters(&rows[chooser.below(rows.len())].key),
        }
        desk.whole_of_words();
    }
}

/// Chooses a place of the list without sending it, as the players do; the composer goes along.
pub fn choose(desk: &mut Desk, composer: &mut Composer, view: &DecisionView, place: usize, way: Way) {
    let answer = composer.listed()[place];
    if !composer.is_several() && composer.chosen().contains(&place) {
        // Choosing it again would send it.
        return;
    }
    match way {
        Way::Keys => {
            desk.letters(&view.options[place].key);
            composer.choose(place);
        }
        Way::Clicks => {
            let at = row(desk, view, place);
            let at = if put_away_what_covers(desk, at) { row(desk, view, place) } else { at };
            desk.click_at(at);
            composer.choose(place);
        }
        Way::Things => match things::place(desk, answer) {
            Some(at) => {
                desk.click_at(at);
                composer.choose_where(|other| things::same(answer, other));
            }
            None => return choose(desk, composer, view, place, Way::Clicks),
        },
    }
    let due = button(desk, composer);
    assert_eq!(desk.main_label(), due, "{answer:?} by {way:?}");
}

/// Puts away the card that tells how a combat ended, if it lies over this point of the decision, as it may in the smallest
/// windows: a press there puts it away, whatever is below. Says whether it lay there.
fn put_away_what_covers(desk: &mut Desk, at: Point) -> bool {
    if !desk.table().covers_the_decision(desk.app.cx().class()) {
        return false;
    }
    let close = desk.app.cx().t("explain-close");
    let words = desk.words_in(column(desk));
    let Some((_, on_card)) = words.into_iter().rfind(|(text, _)| *text == close) else { return false };
    // Of what is filled behind the word, the smallest is its button, and the next is the card.
    let behind = on_card.center();
    let mut plates: Vec<Rectangle> = desk.drawn(false).fills.into_iter().map(|(_, plate)| plate).collect();
    plates.retain(|plate| plate.contains(behind));
    plates.sort_by(|a, b| a.area().total_cmp(&b.area()));
    if !plates[1].contains(at) {
        return false;
    }
    desk.click_at(behind);
    true
}

/// Where a row of the list is, which is turned to it if need be.
pub fn row(desk: &mut Desk, view: &DecisionView, place: usize) -> Point {
    let option = &view.options[place];
    let part = column(desk);
    for turn in 0..60 {
        let words = desk.words_in(part);
        let pair = words.windows(2).find(|pair| pair[0].0 == key::face(&option.key) && pair[1].0 == option.title);
        if let Some(pair) = pair {
            return pair[1].1.center();
        }
        let seen = words.windows(2).find_map(|pair| {
            // What stands below the list all the time says nothing of where the list is.
            let first = view
                .options
                .iter()
                .position(|o| !o.pinned && pair[0].0 == key::face(&o.key) && pair[1].0 == o.title)?;
            Some((first, pair[1].1.center()))
        });
        // Where no option is seen whole, the list is gone through to its end, and back.
        let unseen = if turn < 30 { 0 } else { usize::MAX };
        let (first, at) = seen.unwrap_or((unseen, part.center()));
        let down = first < place;
        assert!(turn < 59, "option {place} cannot be turned to: {option:?} in {words:?}");
        desk.wheel_at(at, if down { -1.0 } else { 1.0 });
    }
    unreachable!()
}

/// What the main button must say for what is chosen.
pub fn button(desk: &Desk, composer: &Composer) -> String {
    let session = desk.session();
    let decision = session.decision().expect("a decision");
    let present = Present::new(desk.app.cx().text, session, session.game(), Some(&decision));
    present.asked(&decision, composer, Default::default()).button
}
