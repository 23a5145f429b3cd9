//! What comes for whom: every piece of a story, by side, mode and number of players.
//!
//! `docs/reach.md` is this table; a test holds it to the chapters, so that nothing goes out of reach for one side, or in one
//! mode, unseen.

use std::collections::BTreeMap;

use super::world::{self, Fact, Only, World};
use crate::Content;
use crate::id::{CheckId, FightId, Id, LineId, PassageId, SideId};
use crate::scenario::Scenario;
use crate::sorted::{SortedMap, SortedSet};
use crate::story::Stories;
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::{Condition, Milestone};
use crate::story::lists::{Brought, within};
use crate::terms::Mode;

/// What stands above the table.
const HEAD: &str = "# What comes for whom\n\n\
    Spoilers. What the checker finds that some sides, modes or numbers of players can come to and others cannot; what is not\n\
    here can come for all of them. Of what lies within such a piece only what differs from it is told. This file is made\n\
    from the chapters: `IRONCLAD_REACH=new cargo test --test runner what_comes_for_whom` writes it anew. If it changes, look\n\
    at what is gone: somebody can no longer come to it.\n";

/// What can come for a side.
#[derive(Debug, Clone, Default)]
pub struct Reach {
    /// What brings beats.
    pub brought: SortedSet<Brought>,
    /// Checks that are made.
    pub made: SortedSet<CheckId>,
    /// Fights that are fought.
    pub fought: SortedSet<FightId>,
    /// Passages that are read.
    pub passages: SortedSet<PassageId>,
    /// Lines that are said.
    pub lines: SortedSet<LineId>,
    /// Milestones that are reached.
    pub reached: SortedSet<Milestone>,
    /// Milestones that come out of reach.
    pub failed: SortedSet<Milestone>,
}

/// What can come for each side of a chapter, in any mode and with any number of players.
pub fn by_side(content: &Content, scenario: &Scenario) -> SortedMap<SideId, Reach> {
    let Some(stories) = &scenario.story else { return SortedMap::new() };
    let worlds = world::explore(content, scenario, stories, Only::default());
    worlds.iter().map(|world| (world.side, of(world))).collect()
}

fn of(world: &World<'_>) -> Reach {
    let mut reach = Reach { brought: world.brought.clone(), ..Reach::default() };
    for fact in &world.facts {
        match *fact {
            Fact::Made(check) => drop(reach.made.insert(check)),
            Fact::Fought(fight) => drop(reach.fought.insert(fight)),
            Fact::Reached(milestone) => drop(reach.reached.insert(milestone)),
            Fact::Failed(milestone) => drop(reach.failed.insert(milestone)),
            Fact::Asked(_)
            | Fact::Mark(_)
            | Fact::Unmark(_)
            | Fact::Flag(..)
            | Fact::Sent(..)
            | Fact::Lane(..)
            | Fact::Damaged(_)
            | Fact::Gone(_)
            | Fact::Load(_)
            | Fact::Landed(_)
            | Fact::Lost(_)
            | Fact::Up(_)
            | Fact::Down(_)
            | Fact::Card(_)
            | Fact::Token(_)
            | Fact::Later(..) => {}
        }
    }
    let asked = world.story.choices.iter().filter(|(choice, _)| world.is(Fact::Asked(**choice)));
    reach.passages.extend(asked.filter_map(|(_, written)| written.passage));
    for list in world.story.lists(world.names) {
        said(world, &list.path, list.beats, &mut reach);
    }
    reach
}

/// What the beats of a list say, if it is done.
fn said(world: &World<'_>, path: &str, beats: &[Beat], reach: &mut Reach) {
    if !world.done.contains(path) {
        return;
    }
    for (place, beat) in beats.iter().enumerate() {
        if let Beat::Story(StoryBeat::Read(passage)) = beat {
            reach.passages.insert(*passage);
        }
        if let Beat::Story(StoryBeat::Say { line, .. }) = beat {
            reach.lines.insert(*line);
        }
        for (way, inner) in within(beat, world.names) {
            said(world, &format!("{path}[{place}].{way}"), inner, reach);
        }
    }
}

/// Whose game it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Whose {
    side: SideId,
    only: Only,
}

/// A piece of a story: the way to it, and those who can come to it.
#[derive(Debug, Default)]
struct Piece {
    /// The piece that it lies in.
    within: Option<String>,
    whose: SortedSet<Whose>,
}

/// The table of the game's own chapters, as Markdown.
pub fn table(content: &Content) -> String {
    let own = content.scenarios.iter().filter(|(_, scenario)| scenario.pack().is_none());
    let mut chapters: Vec<(u8, &Scenario, &Stories)> = own
        .filter_map(|(_, scenario)| {
            let stories = scenario.story.as_ref()?;
            Some((stories.chapter(), &**scenario, stories))
        })
        .collect();
    chapters.sort_by_key(|(chapter, _, _)| *chapter);
    let mut written = HEAD.to_owned();
    for (chapter, scenario, stories) in chapters {
        written.push_str(&format!("\n## {chapter}. {}\n\n", scenario.name));
        written.extend(rows(content, scenario, stories));
    }
    written
}

fn rows(content: &Content, scenario: &Scenario, stories: &Stories) -> Vec<String> {
    let mut pieces: BTreeMap<String, Piece> = BTreeMap::new();
    let mut all: SortedSet<Whose> = SortedSet::new();
    for only in games(scenario, stories) {
        for world in world::explore(content, scenario, stories, only) {
            let whose = Whose { side: world.side, only };
            all.insert(whose);
            for list in world.story.lists(world.names) {
                // Without a check there is nothing else.
                if !(list.beats.is_empty() && matches!(list.of, Brought::Else(..))) {
                    let name = named(&world, list.of);
                    note(&world, (list.path.as_str(), name.as_str()), None, list.beats, whose, &mut pieces);
                }
            }
        }
    }
    let whole = Piece { within: None, whose: all };
    let differs = |piece: &Piece| {
        let outer = piece.within.as_ref().and_then(|outer| pieces.get(outer)).unwrap_or(&whole);
        piece.whose != outer.whose
    };
    let told = pieces.iter().filter(|(_, piece)| differs(piece));
    told.map(|(name, piece)| format!("- {name}: {}\n", whose(piece, &whole, scenario))).collect()
}

/// The kinds of games that are told apart: each mode, and each number of players where the story asks for it.
fn games(scenario: &Scenario, stories: &Stories) -> Vec<Only> {
    let mut asks = false;
    for (_, story) in stories.all() {
        story.each_condition(&scenario.map.names, &mut |_, condition| {
            condition.each(&mut |one| asks |= matches!(one, Condition::Players(_)));
        });
    }
    Only::kinds(true, asks)
}

/// Notes a list of beats, and those within it that hold any.
fn note(
    world: &World<'_>,
    (path, name): (&str, &str),
    outer: Option<&str>,
    beats: &[Beat],
    whose: Whose,
    pieces: &mut BTreeMap<String, Piece>,
) {
    let piece = pieces.entry(name.to_owned()).or_default();
    piece.within = outer.map(str::to_owned);
    if world.done.contains(path) {
        piece.whose.insert(whose);
    }
    for (place, beat) in beats.iter().enumerate() {
        for (way, inner) in within(beat, world.names).into_iter().filter(|(_, inner)| !inner.is_empty()) {
            let (path, inner_name) = (format!("{path}[{place}].{way}"), format!("{name}[{place}].{way}"));
            note(world, (path.as_str(), inner_name.as_str()), Some(name), inner, whose, pieces);
        }
    }
}

/// What brings a list of beats, by its names.
fn named(world: &World<'_>, of: Brought) -> String {
    match of {
        Brought::Prologue => "prologue".to_owned(),
        Brought::Trigger(trigger) => format!("trigger `{}`", world.name(trigger)),
        Brought::Offer(offer) => format!("offer `{}`", world.name(offer)),
        Brought::Option(choice, option) => format!("choice `{}`, `{}`", world.name(choice), world.name(option)),
        Brought::Else(choice, option) => format!("choice `{}`, `{}`, else", world.name(choice), world.name(option)),
        Brought::Won(check) => format!("check `{}`, won", world.name(check)),
        Brought::Lost(check) => format!("check `{}`, lost", world.name(check)),
        Brought::Besides(side) => format!("side `{}`, besides", world.name(side)),
        Brought::Debriefing(place) => format!("debriefing {place}"),
    }
}

/// Those who can come to a piece: by sides, modes and numbers of players, where all combinations of these can; else each.
fn whose(piece: &Piece, whole: &Piece, scenario: &Scenario) -> String {
    if piece.whose.is_empty() {
        return "nobody".to_owned();
    }
    let (sides, modes, players) = parts(&piece.whose);
    let (all_sides, all_modes, all_players) = parts(&whole.whose);
    let names = |sides: &SortedSet<SideId>| -> Vec<String> {
        sides.iter().map(|side| side.name(&scenario.map.names).to_owned()).collect()
    };
    if sides.len() * modes.len() * players.len() == piece.whose.len() {
        let modes: Vec<&str> = modes.iter().filter(|_| modes != all_modes).flatten().map(|mode| mode.name()).collect();
        let sides = if sides == all_sides { Vec::new() } else { names(&sides) };
        let players: Vec<String> =
            players.iter().filter(|_| players != all_players).flatten().map(|players| players.to_string()).collect();
        let parts = [sides.join(", "), modes.join(", "), players.join(", ")];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        return if parts.is_empty() { "all".to_owned() } else { parts.join("; ") };
    }
    let each = piece.whose.iter().map(|Whose { side, only }| {
        let own = [side.name(&scenario.map.names).to_owned()].into_iter().chain(only.names());
        own.collect::<Vec<_>>().join(" ")
    });
    each.collect::<Vec<_>>().join(", ")
}

type Parts = (SortedSet<SideId>, SortedSet<Option<Mode>>, SortedSet<Option<u8>>);

fn parts(all: &SortedSet<Whose>) -> Parts {
    let sides = all.iter().map(|whose| whose.side).collect();
    let modes = all.iter().map(|whose| whose.only.mode).collect();
    (sides, modes, all.iter().map(|whose| whose.only.players).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_side_alone_can_come_to_is_told_with_it() {
        let content = Content::built_in().expect("the game's own content");
        let chapter = content.chapter(1).expect("chapter 1");
        let made = rows(&content, chapter, chapter.story.as_ref().expect("a story"));
        let besides = made.iter().find(|line| line.starts_with("- side `federation`, besides"));
        assert!(besides.is_some_and(|line| line.ends_with(": federation\n")), "{made:#?}");
        assert!(!made.iter().any(|line| line.ends_with(": nobody\n")), "{made:#?}");
    }
}
