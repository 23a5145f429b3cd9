//! Every piece of every chapter can be come to in play: what some sides alone can come to by each of these, and of the rest most
//! by each side, in each mode, by any number of players. What exactly can come for whom,
//! [`reach`](ironclad::content::walk::reach) says of every piece, without dice.

use std::sync::Arc;

use ironclad::content::SideId;
use ironclad::content::terms::Mode;
use ironclad::sim::{Coverage, Sample};
use strum::IntoEnumIterator;

use crate::table::content;

/// Games of a chapter at the most, each after something that nobody has seen.
const GAMES: u32 = Coverage::QUICK + 60;

/// Games with a ship that is as good as lost, at the most.
const DOOMED: u32 = 60;

/// Games more at the most for what some sides alone can come to.
const OWN: u32 = 60;

/// Games more at the most, those among them, for sides, modes and numbers of players that have come to little.
const MORE: u32 = 120;

/// How many of a hundred pieces the games of one side, of one mode, or with one number of players have to come to at the least;
/// those that have two of the three in common; and all three. The least that any came to is printed, with `--nocapture` and
/// where the test fails. In a mode there are fewer pieces than are counted: some come in others alone (docs/reach.md).
const SHARES: [usize; 3] = [80, 66, 35];

/// Pieces, by chapter, that only a lost ship brings where hardly any game loses her: in the eighth nobody fires on the ship.
/// They are looked for with a ship that is as good as lost.
const OF_A_LOSS: [(u8, &str); 2] = [(8, "passage lost-ship"), (8, "debriefing 0")];

/// Pieces, by chapter, that so many games of bots do not come to, and the test of the rules in which each is come to by hand. In
/// the eighth hardly a bot brings off all riggers, or all but one or two: it takes a crew that plans its loads turns ahead. In the
/// tenth a flagship comes to few games, and a bot without a plan for its fight beats none.
const RARE: [(u8, &str, &str); 5] = [
    (8, "line left-0", LEFT),
    (8, "line left-1", LEFT),
    (8, "line left-2", LEFT),
    (10, "trigger flagship-beaten", BEATEN),
    (10, "line beaten", BEATEN),
];
const LEFT: &str = "chapter_11_mirror::rule_11_6_every_number_of_loads_that_are_left_has_one_line_however_it_ends";
const BEATEN: &str = "chapter_10_flagships::rule_10_6_every_villains_flagship_can_be_beaten_in_nineteen_days";

/// What the games of a chapter have not come to, and how much of it each kind of them has.
#[derive(Debug)]
struct Played {
    missed: Vec<String>,
    shares: Vec<Share>,
}

/// How much of a chapter some of its games have come to.
#[derive(Debug)]
struct Share {
    chapter: u8,
    /// How many of side, mode and number of players these games have in common.
    parts: usize,
    /// Which.
    whose: String,
    seen: usize,
    all: usize,
}

impl Share {
    fn of(coverage: &Coverage, chapter: u8, sample: Sample) -> Self {
        let (seen, all) = coverage.reached_in(sample);
        Self { chapter, parts: parts(sample), whose: coverage.name_of(sample), seen, all }
    }

    /// How many of a hundred pieces they came to.
    fn hundredths(&self) -> usize {
        self.seen * 100 / self.all.max(1)
    }

    /// How many of a hundred they are short of what they have to come to.
    fn wanting(&self) -> usize {
        SHARES[self.parts - 1].saturating_sub(self.hundredths())
    }

    fn told(&self) -> String {
        let Self { chapter, whose, seen, all, .. } = self;
        format!("chapter {chapter}: {whose} came to {seen} of {all} pieces, {} of a hundred", self.hundredths())
    }
}

#[test]
fn every_piece_of_the_story_is_reachable() {
    let content = Arc::new(content().clone());
    assert!(content.chapters() > 0);
    let chapters: Vec<u8> = (1..=content.chapters()).collect();
    let played: Vec<Played> = std::thread::scope(|scope| {
        let played = chapters.iter().map(|chapter| {
            let content = Arc::clone(&content);
            scope.spawn(move || played(&content, *chapter))
        });
        let played: Vec<_> = played.collect();
        played.into_iter().map(|chapter| chapter.join().expect("played")).collect()
    });
    let least = least(played.iter().flat_map(|chapter| &chapter.shares));
    println!("the least of all:\n{least}");
    let missed: Vec<&str> = played.iter().flat_map(|chapter| &chapter.missed).map(String::as_str).collect();
    assert!(missed.is_empty(), "nobody comes to:\n{}\nthe least of all:\n{least}", missed.join("\n"));
}

/// The least of those that have one thing in common, two, and all three, a line each.
fn least<'a>(shares: impl Iterator<Item = &'a Share> + Clone) -> String {
    let of =
        |parts: usize| shares.clone().filter(move |share| share.parts == parts).min_by_key(|share| share.hundredths());
    let told = (1..=SHARES.len()).filter_map(of).map(Share::told);
    told.collect::<Vec<_>>().join("\n")
}

/// What no bot comes to is come to by a test that is there, and tells of it.
#[test]
fn what_bots_do_not_come_to_is_come_to_by_hand() {
    for (chapter, piece, test) in RARE {
        let (file, name) = test.split_once("::").expect("a file and a test");
        let path = format!("{}/crates/ironclad_game/tests/rules/{file}.rs", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert!(text.contains(&format!("fn {name}()")), "chapter {chapter}: {piece} has no test {test}");
        let own = piece.rsplit(' ').next().expect("a name");
        assert!(text.contains(&format!("\"{own}\"")), "chapter {chapter}: {test} does not tell of {piece}");
    }
}

fn played(content: &Arc<ironclad::content::Content>, chapter: u8) -> Played {
    let mut coverage = Coverage::new(content, chapter).expect("a chapter");
    let is_rare = |name: &str| RARE.iter().any(|(of, rare, _)| (*of, *rare) == (chapter, name));
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
    let mut missed: Vec<String> = names.filter(|name| !is_rare(name)).collect();
    missed.iter_mut().for_each(|name| *name = format!("chapter {chapter}: {name}"));
    let before = coverage.games();
    missed.extend(of_their_own(&mut coverage, chapter));
    let left = MORE.saturating_sub(coverage.games() - before);
    let shares = sampled(&mut coverage, chapter, left);
    let short = shares.iter().filter(|share| share.wanting() > 0);
    missed.extend(short.map(Share::told));
    println!("{}", least(shares.iter()));
    Played { missed, shares }
}

/// What some sides alone can come to and one of these has not, though some more games are played for it: each page, branch and
/// line of a side has to be played under that side.
fn of_their_own(coverage: &mut Coverage, chapter: u8) -> Vec<String> {
    let sides: Vec<SideId> = coverage.sides().collect();
    for _ in 0..OWN {
        let short = sides.iter().max_by_key(|side| coverage.unseen_of_its_own(**side).count());
        let Some(short) = short.copied().filter(|side| coverage.unseen_of_its_own(*side).next().is_some()) else {
            break;
        };
        coverage.play_for(short);
    }
    let missed = sides.into_iter().flat_map(|side| {
        let whose = coverage.name_of(Sample { side: Some(side), ..Sample::default() });
        let own = coverage.unseen_of_its_own(side).map(|node| coverage.name(node));
        own.map(|name| format!("chapter {chapter}: {name} as {whose}")).collect::<Vec<_>>()
    });
    missed.collect()
}

/// What every side, mode and number of players comes to, and all that can be made of two and of three of these, when at most
/// so many games more are played as those who want most.
fn sampled(coverage: &mut Coverage, chapter: u8, games: u32) -> Vec<Share> {
    let samples = samples(coverage);
    for _ in 0..games {
        let wanting = |sample: &Sample| Share::of(coverage, chapter, *sample).wanting();
        let short = samples.iter().copied().map(|sample| (wanting(&sample), sample));
        let Some((_, short)) = short.filter(|(wanting, _)| *wanting > 0).max_by_key(|(wanting, _)| *wanting) else {
            break;
        };
        coverage.play_one_of(short);
    }
    samples.into_iter().map(|sample| Share::of(coverage, chapter, sample)).collect()
}

/// Each side, each mode, each number of players, and all that can be made of two and of three of these.
fn samples(coverage: &Coverage) -> Vec<Sample> {
    let sides: Vec<Option<SideId>> = std::iter::once(None).chain(coverage.sides().map(Some)).collect();
    let modes: Vec<Option<Mode>> = std::iter::once(None).chain(Mode::iter().map(Some)).collect();
    let mut all = Vec::new();
    for side in sides {
        for mode in &modes {
            for players in [None, Some(1), Some(2), Some(3)] {
                all.push(Sample { side, mode: *mode, players });
            }
        }
    }
    all.retain(|sample| parts(*sample) > 0);
    all
}

/// How many of side, mode and number of players are said.
fn parts(sample: Sample) -> usize {
    usize::from(sample.side.is_some()) + usize::from(sample.mode.is_some()) + usize::from(sample.players.is_some())
}
