//! Every piece of every chapter can be come to in play, and a good part of them by each side, in each mode, by any number of
//! players. What exactly can come for whom, [`reach`](ironclad::content::walk::reach) says of every piece, without dice.

use std::sync::Arc;

use ironclad::content::terms::Mode;
use ironclad::sim::{Coverage, Sample};
use strum::IntoEnumIterator;

use crate::table::content;

/// Games of a chapter at the most, each after something that nobody has seen.
const GAMES: u32 = Coverage::QUICK + 60;

/// Games with a ship that is as good as lost, at the most.
const DOOMED: u32 = 60;

/// Games more at the most for sides, modes and numbers of players that have come to little.
const MORE: u32 = 120;

/// Pieces, by chapter, that only a lost ship brings where hardly any game loses her: in the eighth nobody fires on the ship.
/// They are looked for with a ship that is as good as lost.
const OF_A_LOSS: [(u8, &str); 2] = [(8, "passage lost-ship"), (8, "debriefing 0")];

/// Pieces, by chapter, that so many games of bots do not come to. In the eighth hardly a bot brings off all riggers, or all
/// but one or two: it takes a crew that plans its loads turns ahead; these lines are heard in `chapter_11_mirror` of the rules'
/// tests. In the tenth a flagship comes to few games, and a bot without a plan for its fight beats none; what a beaten Villain
/// brings is tested with rule 10.6.
const RARE: [(u8, &str); 5] =
    [(8, "line left-0"), (8, "line left-1"), (8, "line left-2"), (10, "trigger flagship-beaten"), (10, "line beaten")];

#[test]
fn every_piece_of_the_story_is_reachable() {
    let content = Arc::new(content().clone());
    assert!(content.chapters() > 0);
    let chapters: Vec<u8> = (1..=content.chapters()).collect();
    let missed: Vec<String> = std::thread::scope(|scope| {
        let played = chapters.iter().map(|chapter| {
            let content = Arc::clone(&content);
            scope.spawn(move || missed(&content, *chapter))
        });
        let played: Vec<_> = played.collect();
        played.into_iter().flat_map(|chapter| chapter.join().expect("played")).collect()
    });
    assert!(missed.is_empty(), "nobody comes to:\n{}", missed.join("\n"));
}

fn missed(content: &Arc<ironclad::content::Content>, chapter: u8) -> Vec<String> {
    let mut coverage = Coverage::new(content, chapter).expect("a chapter");
    let is_rare = |name: &str| RARE.contains(&(chapter, name));
    let is_of_a_loss = |name: &str| OF_A_LOSS.contains(&(chapter, name));
    let is_sought = |name: &str| !is_rare(name) && !is_of_a_loss(name);
    while coverage.games() < GAMES && coverage.unseen().any(|node| is_sought(&coverage.name(node))) {
        coverage.play();
    }
    // What only those come to who think is near the edge of what can be come to.
    let late: Vec<String> = coverage.seen_late(Coverage::QUICK + 1).map(|node| coverage.name(node)).collect();
    println!("chapter {chapter}: {} games; late: {}", coverage.games(), late.join("; "));
    for _ in 0..DOOMED {
        if !coverage.unseen().any(|node| is_of_a_loss(&coverage.name(node))) {
            break;
        }
        coverage.play_doomed();
    }
    let names = coverage.unseen().map(|node| coverage.name(node));
    let missed: Vec<String> = names.filter(|name| !is_rare(name)).collect();
    let short = sampled(&mut coverage);
    missed.into_iter().chain(short).map(|name| format!("chapter {chapter}: {name}")).collect()
}

/// Those who come to less than half of what there is for them, though some more games are played as theirs.
fn sampled(coverage: &mut Coverage) -> Vec<String> {
    let sides = coverage.sides().map(|side| Sample { side: Some(side), ..Sample::default() });
    let modes = Mode::iter().map(|mode| Sample { mode: Some(mode), ..Sample::default() });
    let players = (1..=3).map(|players| Sample { players: Some(players), ..Sample::default() });
    let all: Vec<Sample> = sides.chain(modes).chain(players).collect();
    let is_short = |coverage: &Coverage, sample: &Sample| {
        let (seen, all) = coverage.reached_in(*sample);
        seen * 2 < all
    };
    for _ in 0..MORE {
        let Some(sample) = all.iter().find(|sample| is_short(coverage, sample)) else { break };
        coverage.play_one_of(*sample);
    }
    let short = all.into_iter().filter(|sample| is_short(coverage, sample));
    let told = short.map(|sample| {
        let (seen, all) = coverage.reached_in(sample);
        format!("{} came to {seen} of {all} pieces", coverage.name_of(sample))
    });
    told.collect()
}
