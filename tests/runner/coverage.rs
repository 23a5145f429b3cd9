//! Every piece of every chapter can be come to in play.

use std::sync::Arc;

use ironclad::sim::Coverage;

use crate::table::content;

/// Games of a chapter at the most, each after something that nobody has seen.
const GAMES: u32 = Coverage::QUICK + 60;

/// Pieces, by chapter, that so many games of bots do not come to. In the eighth nobody fires on the ship, and only a long run of
/// bad dice loses her; and hardly a bot brings off all riggers but one. In the tenth a flagship comes to few games and is beaten in fewer; what a beaten Villain brings is tested
/// with rule 10.6.
const RARE: [(u8, &str); 6] = [
    (8, "passage lost-ship"),
    (8, "debriefing 0"),
    (8, "line left-0"),
    (8, "line left-1"),
    (10, "trigger flagship-beaten"),
    (10, "line beaten"),
];

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
    while coverage.games() < GAMES && coverage.unseen().any(|node| !is_rare(&coverage.name(node))) {
        coverage.play();
    }
    // What only those come to who think is near the edge of what can be come to.
    let late: Vec<String> = coverage.seen_late(Coverage::QUICK + 1).map(|node| coverage.name(node)).collect();
    println!("chapter {chapter}: {} games; late: {}", coverage.games(), late.join("; "));
    let names = coverage.unseen().map(|node| coverage.name(node));
    let missed = names.filter(|name| !is_rare(name));
    missed.map(|name| format!("chapter {chapter}: {name}")).collect()
}
