//! Every piece of every chapter can be come to in play.

use std::sync::Arc;

use ironclad::sim::Coverage;

use crate::table::content;

/// Games of a chapter at the most, each after something that nobody has seen.
const GAMES: u32 = Coverage::QUICK + 60;

/// Pieces of the ninth chapter that want several unlikely things at once: two guests of five who quarrel, all five landed, a
/// side's instruction kept or broken in the end. So many games do not come to them all; that they can come is shown by the
/// walk of the content check alone.
const RARE: [&str; 15] = [
    "trigger home-keala",
    "trigger iyer-keala",
    "trigger more-rangi-2",
    "trigger more-shahidi-2",
    "trigger rangi-keala",
    "passage broken-corporation",
    "passage iyer-keala",
    "passage rangi-keala",
    "passage stretched",
    "choice quarrel, option home-keala",
    "check keala, lost",
    "debriefing 3",
    "debriefing 16",
    "debriefing 21",
    "debriefing 28",
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
    while coverage.games() < GAMES && coverage.unseen().next().is_some() {
        coverage.play();
    }
    // What only those come to who think is near the edge of what can be come to.
    let late: Vec<String> = coverage.seen_late(Coverage::QUICK + 1).map(|node| coverage.name(node)).collect();
    println!("chapter {chapter}: {} games; late: {}", coverage.games(), late.join("; "));
    let names = coverage.unseen().map(|node| coverage.name(node));
    let missed = names.filter(|name| chapter != 9 || !RARE.contains(&name.as_str()));
    missed.map(|name| format!("chapter {chapter}: {name}")).collect()
}
