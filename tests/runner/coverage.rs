//! Every piece of every chapter can be come to in play.

use std::sync::Arc;

use ironclad::sim::Coverage;

use crate::table::content;

/// Games of a chapter at the most, each after something that nobody has seen.
const GAMES: u32 = Coverage::QUICK + 60;

/// Pieces that no player made of code has come to yet, though the way to them is open: in chapter 4 three boxes have to be
/// landed and the fourth brought to the camp in the turns that are left; in chapter 5, in Hard mode alone, four waves have to
/// pass the riggers by and the fifth come to them.
const RARE: [&str; 2] = ["chapter 4: trigger strays-helped", "chapter 5: trigger riggers-5"];

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
    let missed: Vec<String> = missed.into_iter().filter(|piece| !RARE.contains(&piece.as_str())).collect();
    assert!(missed.is_empty(), "nobody comes to:\n{}", missed.join("\n"));
}

fn missed(content: &Arc<ironclad::content::Content>, chapter: u8) -> Vec<String> {
    let mut coverage = Coverage::new(content, chapter).expect("a chapter");
    let is_rare = |name: &String| RARE.contains(&format!("chapter {chapter}: {name}").as_str());
    let left = |coverage: &Coverage| coverage.unseen().any(|node| !is_rare(&coverage.name(node)));
    while coverage.games() < GAMES && left(&coverage) {
        coverage.play();
    }
    // What only those come to who think is near the edge of what can be come to.
    let late: Vec<String> = coverage.seen_late(Coverage::QUICK + 1).map(|node| coverage.name(node)).collect();
    println!("chapter {chapter}: {} games; late: {}", coverage.games(), late.join("; "));
    coverage.unseen().map(|node| format!("chapter {chapter}: {}", coverage.name(node))).collect()
}
