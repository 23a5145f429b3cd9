//! What the documents say in figures is so: the limits of a story in its guide, and turns and pay in the bible of the
//! campaign.

use std::path::Path;

use ironclad::content::limits::{
    BEATS, BOXES, CHOICES, COUNTS, FLAGS, LANE, LOADS, MARKS, MOVERS, NESTED, OFFERS, OPTIONS, PIECES, POSTED,
    REPEATED, SCENARIOS, SIDES, TRIGGERS, TURNS, WAY,
};
use ironclad::content::story::Story;
use ironclad::content::terms::Mode;
use ironclad::content::{Id, SideId};

use super::table::content;

const MODES: [Mode; 3] = [Mode::Easy, Mode::Normal, Mode::Hard];

/// The cells of the first table behind a heading, row by row, without its head.
fn rows(document: &str, heading: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(document);
    let text = std::fs::read_to_string(path).expect("the document can be read");
    let (_, behind) = text.split_once(heading).expect("the heading is there");
    let lines = behind.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    lines.skip(2).map(cells).collect()
}

/// The chapter of a row, by “S7”, as each of its sides has it. What is not written yet has none.
fn sides(chapter: &str) -> Vec<(String, SideId, &'static Story)> {
    let Some(number) = chapter.strip_prefix('S') else { return Vec::new() };
    let scenario = content().chapter(number.parse().expect("a number")).expect("the chapter is there");
    let stories = scenario.story.as_ref().expect("a story").all();
    stories.map(|(side, story)| (side.name(&scenario.map.names).to_owned(), side, &**story)).collect()
}

#[test]
fn the_guide_to_chapters_has_the_limits_of_a_story() {
    let due = [
        ("sides", SIDES),
        ("turns", usize::from(TURNS)),
        ("triggers", TRIGGERS),
        ("marks", MARKS),
        ("choices", CHOICES),
        ("options of a choice", OPTIONS),
        ("options of all choices that are asked again", REPEATED),
        ("offers", OFFERS),
        ("movers", MOVERS),
        ("pieces of load: those that lie there, and those that beats bring", LOADS),
        ("counts", COUNTS),
        ("boxes of a count or a mover", usize::from(BOXES)),
        ("heroes at posts", POSTED),
        ("sectors of a lane", LANE),
        ("sectors of all ways that are followed in a `wake`, together", WAY),
        ("beats of a list", BEATS),
        ("lists within lists", NESTED),
        ("pieces of the debriefing", PIECES),
        ("chapters of a campaign", SCENARIOS),
        ("flags, those of the game and of all packs together", FLAGS),
    ];
    let rows = rows("scenarios.md", "## 13. Limits");
    let figure = |cell: &str| cell.split(", ").next().and_then(|figure| figure.parse().ok());
    let told: Vec<(&str, Option<usize>)> = rows.iter().map(|row| (row[0].as_str(), figure(&row[1]))).collect();
    assert_eq!(told, due.map(|(what, most)| (what, Some(most))));
}

/// “14, Corporation 15”: the figure of all sides, and of those that have another.
#[test]
fn the_bible_has_the_last_turns_of_every_chapter() {
    let rows = rows("bible.md", "### 12.4 Difficulty");
    assert_eq!(rows.len(), usize::from(content().chapters()), "every chapter has a row");
    for row in rows {
        let (chapter, cells) = row.split_first().expect("a chapter");
        let sides = sides(chapter);
        assert!(!sides.is_empty() && cells.len() == MODES.len(), "{chapter}: {cells:?}");
        for (side, _, story) in sides {
            for (mode, cell) in MODES.into_iter().zip(cells) {
                let cell: &str = if cell == "the same" { &cells[0] } else { cell };
                let (all, others) = cell.split_once(", ").unwrap_or((cell, ""));
                let mut others = others.split(", ").filter_map(|other| other.rsplit_once(' '));
                let own = others.find(|(name, _)| name.to_lowercase() == side);
                let told = own.map_or(all, |(_, turns)| turns);
                assert_eq!(told, story.turns.at(mode).to_string(), "{chapter}, {side}, {mode:?}");
            }
        }
    }
}

#[test]
fn the_bible_has_what_every_chapter_pays() {
    let mut told = 0;
    for row in rows("bible.md", "### 12.3 Money") {
        let (chapter, cells) = row.split_first().expect("a chapter");
        for (name, side, story) in sides(chapter) {
            let written = story.sides.get(&side).expect("the side");
            let pay = written.pay;
            for (cell, fee) in cells.iter().zip([pay.retainer, pay.main]) {
                assert_eq!(fees(cell, &name), MODES.map(|mode| fee.at(mode)), "{chapter}, {name}");
                told += 1;
            }
            // Who works for nobody is paid for no mission by the way.
            let missions = [pay.side, pay.third].map(|fee| fee.to_string());
            assert!(written.with.is_none() || cells[2..4] == missions, "{chapter}, {name}: {missions:?}");
        }
    }
    assert!(told > 70, "{told} fees");
}

/// What a cell tells of a side in each mode: “19, 16, 16 (Cartel 18, 15, 15; Corporation 21, 17, 17)”, or one figure for all.
fn fees(cell: &str, side: &str) -> [u8; 3] {
    let (all, others) = cell.split_once(" (").unwrap_or((cell, ""));
    let mut others = others.trim_end_matches(')').split("; ").filter_map(|other| other.split_once(' '));
    let own = others.find(|(name, _)| name.to_lowercase() == side);
    let figures = own.map_or(all, |(_, figures)| figures);
    let figures: Vec<u8> = figures.split(", ").map(|figure| figure.parse().expect("a figure")).collect();
    match figures[..] {
        [one] => [one; 3],
        [easy, normal, hard] => [easy, normal, hard],
        _ => panic!("one figure or three: {cell}"),
    }
}
