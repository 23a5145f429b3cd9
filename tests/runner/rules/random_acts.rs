//! The story played by chance, chapter after chapter: whatever is chosen, nothing breaks, whatever the story keeps stays in
//! its bounds, and every chapter leads on to the next.
//!
//! A short run is part of the tests. The long one:
//! `cargo test --release --test runner -- --ignored --nocapture two_thousand_random_acts`

use std::collections::BTreeMap;
use std::sync::Arc;

use ironclad::content::Id;
use ironclad::content::terms::Mode;
use ironclad::engine::course::LoadAt;
use ironclad::engine::{Events, Game, Outcome, Setup, Sought};
use ironclad::patrol;

use super::random_campaigns::nothing_is_lost_or_doubled;
use super::random_play::{Chance, play, shared_out};
use super::rig::{Rig, content};

/// What the story keeps is what it could keep.
fn story_in_bounds(game: &Game) {
    let view = game.view();
    let (Some(story), Some(course)) = (view.story(), view.course()) else { panic!("a chapter has a story") };
    assert!(course.marks.is_sorted() && course.fired.is_sorted() && course.asked.is_sorted());
    for moving in &course.movers {
        let written = story.movers.get(&moving.mover).expect("the mover");
        assert!(moving.boxes <= written.boxes);
        assert!(moving.carries.is_none() || written.takes == moving.carries);
        let held = |load| course.loads(load, |at| at == LoadAt::With(moving.mover));
        assert!(moving.carries.is_none_or(|load| held(load) == 1), "what it carries is with it");
    }
    let aboard = course.loads.iter().filter(|piece| piece.at == LoadAt::Hold);
    let full: u8 = aboard.map(|piece| story.loads.get(&piece.load).expect("the load").size).sum();
    assert!(full <= story.hold.places, "{full} places of {} are full", story.hold.places);
    for (count, written) in &story.counts {
        assert!(course.count(*count) <= written.most);
    }
    for (post, written) in &story.posts {
        assert!(course.at_post(*post).count() <= written.heroes.into());
    }
    let log = game.table().log.as_ref().expect("a campaign");
    for place in 0..3 {
        assert!(!(course.failed[place] && log.reached[place]), "a milestone is lost or reached, not both");
    }
    for (flag, value) in &log.flags {
        let name = flag.name(&game.content().names);
        assert!(
            game.content().flags.flags.get(flag).expect("the flag").values.contains(value),
            "{name} has no such value"
        );
    }
    assert!(game.state().moments.len() < ironclad::engine::moment::MOMENTS, "moments would be lost");
}

fn act(seed: u64) -> Vec<String> {
    let mut chance = Chance::new(seed);
    let mode = *chance.of(&[Mode::Easy, Mode::Normal, Mode::Hard]);
    let setup = Setup {
        mode,
        seats: ironclad::engine::dealt(*chance.of(&[1, 2, 3])),
        scripted: false,
        players: None,
        edition: ironclad::content::edition::Edition::TODAY,
    };
    let content = content();
    let chapters = content.chapters();
    // Half begin with the act, half with each chapter by itself in turn: chance seldom comes far.
    let number =
        if seed.is_multiple_of(2) { 1 } else { u8::try_from(seed / 2 % u64::from(chapters)).expect("small") + 1 };
    let first = Arc::clone(content.chapter(number).expect("a chapter"));
    let mut events = Events::new();
    let game = match number {
        1 => Game::campaign(Arc::clone(&content), first, setup, chapters, &mut events),
        _ => Game::new(Arc::clone(&content), first, setup, &mut events),
    };
    let (mut began, mut rig) = (game.state().clone(), Rig { game, events });
    let mut ends = Vec::new();
    for _ in 0..600 {
        let played = play(&mut rig, &mut chance, 20);
        nothing_is_lost_or_doubled(&rig.game);
        story_in_bounds(&rig.game);
        if played == 20 {
            continue;
        }
        let name = rig.game.scenario().name.clone();
        ends.push(format!("{name} {}", rig.outcome().map_or("none".to_owned(), |outcome| outcome.to_string())));
        let mut events = Events::new();
        let next = patrol::go_on(&rig.game, &began, seed, &mut events).expect("a chapter");
        let Some(next) = next else {
            let last = rig.game.view().is_last();
            assert!(last || rig.outcome() == Some(Outcome::Lost), "it ends at its end, or where the players end it");
            return ends;
        };
        if let Some(Sought::Chapter(number)) = rig.game.sought() {
            assert_eq!(next.view().story().map(|story| story.chapter), Some(number));
            assert_eq!(next.table().log.as_ref().map(|log| log.scenario), Some(number));
        }
        began = next.state().clone();
        rig = Rig { game: next, events };
    }
    ends
}

fn run(seeds: u64, threads: usize) -> BTreeMap<String, u64> {
    shared_out(seeds, threads, act)
}

#[test]
fn random_acts_keep_every_bound_and_lead_from_chapter_to_chapter() {
    let ends = run(32, 2);
    let chapters: std::collections::BTreeSet<&str> = ends.keys().filter_map(|end| end.split(' ').next()).collect();
    assert_eq!(chapters.len(), usize::from(content().chapters()), "not every chapter was come to: {ends:?}");
}

#[test]
#[ignore = "two thousand acts take their time: cargo test --release --test runner -- --ignored two_thousand_random_acts"]
fn two_thousand_random_acts() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    println!("{:#?}", run(2_000, threads));
}
