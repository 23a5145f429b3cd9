//! The brief, the roads, and where everything on the chart goes.

use super::{Seated, act, content, play_to, session};
use crate::inspect::Subject;
use crate::orders::OrderState;
use crate::table::{Message, Over};
use ironclad_game::content::Id;
use ironclad_game::content::story::condition::Milestone;
use ironclad_game::engine::query::AimState;
use ironclad_game::engine::{Answer, Decision, DecisionKind, Event, Game, Source};
use ironclad_game::session::Session;
use ironclad_text::option::choice;
use kit::key::Press;

/// The first chapter of the story, played by chance to what is looked for.
fn chapter(wanted: impl Fn(&Game, &Decision) -> bool + Copy) -> Session {
    (0..200)
        .find_map(|seed| {
            let mut session = act(seed);
            if play_to(&mut session, seed, wanted) { Some(session) } else { None }
        })
        .expect("a moment like that")
}

/// Two tokens of the first chapter are turned up, and one of its aims is hidden still.
fn under_way(game: &Game, decision: &Decision) -> bool {
    let hidden = || game.view().aims().iter().any(|aim| aim.state == AimState::Hidden);
    let first = game.scenario().name == "ballast" && decision.kind == DecisionKind::Action;
    first && game.table().tally.revealed >= 2 && hidden()
}

/// The choice of a road at the Parting.
fn at_the_parting(game: &Game, decision: &Decision) -> bool {
    let roads = || {
        let Some(Source::Choice(choice)) = decision.source else { return false };
        let written = game.view().story().and_then(|story| story.choices.get(&choice).cloned());
        written.is_some_and(|choice| choice.options.iter().all(|own| game.view().road(&own.beats).is_some()))
    };
    decision.kind == DecisionKind::Choice && roads()
}

#[test]
fn the_brief_tells_each_aim_with_its_counter_condition_and_reward() {
    let mut seated = Seated::at(chapter(under_way));
    seated.press(Press::Letter('b'));
    let brief = seated.table.shown.brief.clone().expect("one key opens it");
    let aims = seated.table.session().game().view().aims();
    assert_eq!(brief.aims.len(), 3);
    let revealed = seated.table.session().game().table().tally.revealed;
    let tokens = brief.aims.last().expect("the third");
    assert_eq!(tokens.stands, format!("{revealed} of 12"));
    assert!(tokens.condition.contains("Recon"), "{tokens:?}");
    assert!(tokens.reward.contains("2 Credits"), "{tokens:?}");
    let main = brief.aims.first().expect("the first");
    assert!(main.reward.contains("33 Credits") && main.reward.contains("one promotion"), "{main:?}");
    // What comes besides, as the contract says it.
    let besides: &[&str] = if main.reward.contains("Cartel +") {
        &["a piece of gear", "4 more Credits with scenario 2"]
    } else {
        &["Jatania serves us as a friend until scenario 4"]
    };
    assert!(besides.iter().all(|told| main.reward.contains(told)), "{main:?}");
    let hidden = brief.aims.iter().zip(&aims).find(|(_, aim)| aim.state == AimState::Hidden).expect("one is hidden");
    assert!(hidden.0.state == OrderState::Hidden && hidden.0.reward.is_empty(), "{hidden:?}");
    let last = seated.table.session().game().view().last_turn().expect("a last turn");
    assert!(brief.deadline.contains(&format!("of {last}")), "{}", brief.deadline);
    let road = brief.notes.iter().find(|(name, _)| name == "Long Patience").expect("the hull is told of");
    assert!(road.1.contains("Route: ") || road.1.contains("stays where it is"), "{road:?}");
    seated.press(Press::Esc);
    assert_eq!(seated.table.shown.brief, None);
    // An aim above the chart opens it at itself.
    seated.tell(Message::Brief(Some(2)));
    assert_eq!(seated.table.overlay.over(), Some(Over::Brief(Some(2))));
    assert_eq!(seated.table.shown.brief.as_ref().and_then(|brief| brief.focus), Some(2));
    let strip = seated.table.shown.orders.as_ref().expect("orders");
    assert!(strip.orders.iter().any(|order| order.name.ends_with(&format!("{revealed} of 12"))), "{strip:?}");
}

#[test]
fn a_chosen_road_is_drawn_on_the_chart_and_beside_its_option() {
    let mut seated = Seated::at(chapter(at_the_parting));
    let mut roads = Vec::new();
    for place in 0..2 {
        if seated.table.composer().chosen() != [place] {
            seated.tell(Message::Option(place));
        }
        let road = seated.table.shown.board.road.clone();
        assert!(road.len() > 2, "option {place}: {road:?}");
        let view = seated.table.session().game().view();
        let hull = view.course().and_then(|course| course.movers.first()).and_then(|moving| moving.at).expect("a hull");
        assert_eq!(road.first(), Some(&hull.index()));
        let end = road.last().and_then(|place| seated.table.shown.board.sectors.get(*place)).expect("an end");
        assert!(matches!(end.ground, crate::map::Ground::Port(_)), "{end:?}");
        let page = seated.table.shown.page.as_ref().expect("a page");
        assert_eq!(
            page.option(place).and_then(|option| option.road.clone()).map(|chart| chart.road.clone()),
            Some(road.clone())
        );
        roads.push(road);
    }
    assert_ne!(roads[0], roads[1]);
    // It holds for the whole campaign: its number chooses it, and does not send it, however often it is pressed.
    let before = seated.table.session().place();
    seated.press(Press::Digit(2));
    seated.tell(Message::Option(1));
    assert_eq!((seated.table.session().place(), seated.table.composer().chosen()), (before, [1].as_slice()));
}

#[test]
fn the_chart_shows_where_everything_goes_and_what_foes_can_reach() {
    let foes = |game: &Game, decision: &Decision| {
        let view = game.view();
        let goes = view.foes().any(|(foe, _)| !view.goes_to(foe).is_empty());
        decision.kind == DecisionKind::Action && goes
    };
    let seated = Seated::at(chapter(foes));
    let view = seated.table.session().game().view();
    let reach = view.in_reach_of_foes();
    for (foe, at) in view.foes() {
        assert!(reach.has(at));
        for sector in view.goes_to(foe) {
            assert!(reach.has(sector), "a foe goes where it cannot be");
        }
    }
    let board = &seated.table.shown.board;
    for (place, sector) in board.sectors.iter().enumerate() {
        let id = ironclad_game::content::SectorId::from_index(place);
        assert_eq!(sector.threatened, reach.has(id));
    }
    assert!(board.sectors.iter().any(|sector| sector.threatened));
    assert!(board.sectors.iter().any(|sector| !sector.threatened));
    let ahead = board.tags.iter().filter(|tag| tag.next > 0);
    assert!(ahead.clone().all(|tag| tag.next <= tag.way.len()), "{:?}", board.tags);
    assert!(ahead.count() > 0);
}

#[test]
fn sectors_of_one_name_are_told_apart_by_the_grid() {
    let seated = Seated::at(chapter(under_way));
    let board = &seated.table.shown.board;
    let mut grid: Vec<_> = board.sectors.iter().map(|sector| sector.grid.clone()).collect();
    grid.sort();
    grid.dedup();
    assert_eq!(grid.len(), board.sectors.len(), "{grid:?}");
    let moves: Vec<_> = seated.table.shown.decision.options.iter().map(|option| option.title.clone()).collect();
    let to_space = |title: &&String| title.starts_with("Move to") && title.contains("Empty Space");
    for title in moves.iter().filter(to_space) {
        assert!(grid.iter().any(|place| title.contains(place.as_str())), "{title}");
    }
    // Another row is another letter, from the top; another column another number, from the left.
    let highest = board.sectors.iter().min_by_key(|sector| sector.r).expect("a sector");
    assert!(highest.grid.starts_with('A'), "{highest:?}");
}

/// What the chart's note calls right lies right of what it calls left.
#[test]
fn the_note_of_the_parting_agrees_with_its_chart() {
    let seated = Seated::at(chapter(under_way));
    let board = &seated.table.shown.board;
    let across = |name: &str| {
        let port = board.sectors.iter().find(|sector| sector.name == name).expect("a port");
        crate::map::camera::middle(port.q, port.r).x
    };
    let (_, note) = seated.present().words.chart();
    assert!(across("Jatania") > across("Mancala"));
    assert!(note.starts_with("right Jatania, left Mancala"), "{note}");
}

/// No aim that is known is a title alone, on no side of any chapter; and what is counted says what comes of it.
#[test]
fn no_known_aim_is_without_its_condition() {
    let mut counted = 0;
    for number in 1..=content().chapters() {
        let name = content().chapter(number).expect("a chapter").name.clone();
        let seated = Seated::at(session(&name, 3));
        let present = seated.present();
        let stories = present.words.scenario.story.as_ref().expect("a story");
        for (side, story) in stories.all() {
            for milestone in Milestone::ALL {
                let (aim, condition) = present.words.story_milestone(milestone, side);
                assert!(condition.is_some_and(|told| !told.contains('{')), "{name}: {aim} has no condition");
            }
            for count in story.counts.keys() {
                let text = present.words.count_text(*count).expect("what comes of it");
                let (head, told) = (present.words.count_of(*count), present.brief(None).notes);
                assert!(told.iter().any(|(name, note)| *name == head && note.contains(&text)), "{name}: {head}");
                counted += 1;
            }
        }
        // And so it does where it lies on the chart.
        let view = present.game.view();
        for (count, written) in &view.story().expect("a story").counts {
            let at = written.at.as_ref().and_then(|at| view.sectors_of(at).iter().next());
            let Some(sector) = at else { continue };
            let card = present.explain_thing(Subject::Sector(sector));
            let text = present.words.count_text(*count).expect("what comes of it");
            assert!(card.text.contains(&text), "{name}: {}", card.text);
        }
    }
    assert!(counted > 0);
}

/// Rule 4.1: a Move into a foe says whose sector it is, and that it is no small matter.
#[test]
fn a_move_names_the_foe_that_lies_there() {
    let beside = |game: &Game, decision: &Decision| {
        let view = game.view();
        let meets = |sector| view.foes().any(|(_, at)| at == sector);
        decision.kind == DecisionKind::Action
            && decision.options.iter().any(|answer| matches!(answer, Answer::Move(sector) if meets(*sector)))
    };
    let session = chapter(beside);
    let decision = session.decision().expect("a question");
    let seated = Seated::at(session);
    let present = seated.present();
    let mut told = 0;
    for (mover, at) in present.game.view().foes() {
        if !decision.options.contains(&Answer::Move(at)) {
            continue;
        }
        let words = choice(&present.words, present.game, &decision, Answer::Move(at));
        assert!(words.note.contains(&present.words.mover(mover)) && words.alarm, "{words:?}");
        told += 1;
    }
    assert!(told > 0);
}

/// What somebody says has a key of its own, which opens the menu only once that is put away.
#[test]
fn what_was_said_is_put_away_by_its_key() {
    let mut seated = Seated::at(chapter(under_way));
    let events: Vec<Event> = seated.table.session().events().copied().collect();
    seated.table.reading.hear(&events);
    seated.tell(Message::Turn(false));
    assert!(!seated.table.shown.said.is_empty(), "somebody has spoken by then");
    seated.press(Press::Esc);
    assert!(seated.table.shown.said.is_empty());
    assert_eq!(seated.table.overlay.over(), None);
    seated.press(Press::Esc);
    assert!(seated.table.overlay.over().is_some());
}
