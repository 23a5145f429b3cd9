//! How many loads of riggers were left on the Mirror, as *The Second Lift* counts them in its debriefing (rule 11.6). Bots
//! seldom bring off all of them, or all but one or two, so here the game is brought there by hand.

use ironclad_game::content::{CountId, Id};
use ironclad_game::engine::course::LoadAt;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::{DecisionKind, Event, Outcome, Pending};

use super::chapter_11_story::pieces;
use super::rig::Rig;

const HUB: &str = "4a-empty-space-1";
const EAST: &str = "3a-empty-space";
const WEST: &str = "5a-empty-space";

/// Loads of riggers in all.
const ALL: usize = 13;

/// The chapter by itself, in Normal, for the Firstborn and with nobody hired: on turn 1.
fn begun() -> Rig {
    let mut rig = Rig::chapter("second-lift", "firstborn", |_| {});
    rig.choose("done");
    go_on(&mut rig);
    rig
}

/// Goes on to the next action, or to the end: pages are read, nobody fires before it is time, and every die falls on 5, which
/// is a point of Hull for a hit and a step for what falls.
fn go_on(rig: &mut Rig) {
    loop {
        match rig.game.pending() {
            Pending::Over(_) => return,
            Pending::Choose(decision) if decision.kind == DecisionKind::Action => return,
            Pending::Choose(_) => {
                let wanted = ["read", "option:wait", "end"].into_iter().find(|step| rig.offered(step));
                let step = wanted.map_or_else(|| rig.offers()[0].clone(), str::to_owned);
                rig.choose(&step);
            }
            Pending::Chance(_) => {
                rig.roll(&[5]);
            }
            Pending::Draw(drawing) => panic!("nothing is drawn here, but {drawing:?}"),
        }
    }
}

/// Turn 5, at whose end it begins to fall: the danger at 3, a load on each of these sectors, and all others ashore.
fn lying(at: &[&str]) -> Rig {
    let mut rig = begun();
    assert_eq!(pieces(&rig).len(), ALL);
    let danger = CountId::find(rig.game.names(), "danger").expect("a count").index();
    let lie: Vec<LoadAt> = at.iter().map(|sector| LoadAt::Sector(rig.sector(sector))).collect();
    let ashore = LoadAt::Landed(rig.sector("jatania"));
    rig.tune(|table| {
        (table.turn, table.morale) = (5, 7);
        let course = table.course.as_mut().expect("a story");
        course.counts[danger] = 3;
        for (place, piece) in course.loads.iter_mut().enumerate() {
            piece.at = lie.get(place).copied().unwrap_or(ashore);
        }
    });
    rig
}

/// The ship lies here, with three actions.
fn bring(rig: &mut Rig, sector: &str) {
    let here = rig.sector(sector);
    rig.tune(|table| {
        table.ship = here;
        table.actions.left = 3;
    });
}

fn fetch(rig: &mut Rig, sector: &str) {
    bring(rig, sector);
    rig.choose("take:riggers");
}

fn end_turn(rig: &mut Rig) {
    rig.choose("end-turn");
    go_on(rig);
}

fn lost(rig: &Rig) -> usize {
    pieces(rig).into_iter().filter(|at| *at == LoadAt::Lost).count()
}

/// The counts that have been heard.
fn heard(rig: &Rig) -> Vec<String> {
    let names = rig.game.names();
    let said = |event: &Event| {
        if let Event::Story(StoryEvent::Said { line, .. }) = event { Some(line.name(names).to_owned()) } else { None }
    };
    rig.events.iter().filter_map(said).filter(|line| line.starts_with("left-")).collect()
}

/// Fires from the hub.
fn fire(rig: &mut Rig) {
    bring(rig, HUB);
    rig.choose("offer:fire");
    go_on(rig);
}

/// What is heard when the ship fires from the hub.
fn fired(mut rig: Rig) -> Vec<String> {
    fire(&mut rig);
    assert!(rig.outcome().is_some(), "it is over");
    heard(&rig)
}

/// What is heard when the Mirror strikes at the end of the last turn.
fn struck(mut rig: Rig) -> Vec<String> {
    rig.tune(|table| table.turn = 12);
    end_turn(&mut rig);
    assert!(rig.outcome().is_some(), "it is over");
    heard(&rig)
}

#[test]
fn rule_11_6_every_number_of_loads_that_are_left_has_one_line_however_it_ends() {
    for left in 0..=ALL {
        let rig = lying(&vec![HUB; left]);
        assert!(heard(&rig).is_empty(), "not before the end");
        let line = [format!("left-{}", left.min(9))];
        assert_eq!(fired(rig.clone()), line, "fired on with {left} left");
        assert_eq!(struck(rig), line, "struck with {left} left");
    }
}

#[test]
fn rule_11_6_what_falls_is_counted_as_left_and_what_is_aboard_is_not() {
    let mut rig = lying(&[EAST, WEST]);
    assert_eq!(lost(&rig), 0);
    let mut both = rig.clone();
    fetch(&mut both, EAST);
    fetch(&mut both, WEST);
    assert_eq!(fired(both), ["left-0"], "nobody is left, and the two are set down");

    end_turn(&mut rig);
    assert_eq!((lost(&rig), heard(&rig).len()), (1, 0), "the East has fallen, and it is too early to count");
    let mut one = rig.clone();
    fetch(&mut one, WEST);
    assert_eq!(fired(one), ["left-1"]);

    end_turn(&mut rig);
    assert_eq!((lost(&rig), heard(&rig).len()), (2, 0), "so has the West");
    assert_eq!(fired(rig), ["left-2"]);
}

#[test]
fn rule_11_6_nobody_counts_for_a_lost_ship() {
    let mut rig = lying(&[HUB]);
    rig.tune(|table| table.hull = 1);
    fire(&mut rig);
    assert_eq!((rig.outcome(), lost(&rig)), (Some(Outcome::Lost), 1));
    assert!(heard(&rig).is_empty());
}
