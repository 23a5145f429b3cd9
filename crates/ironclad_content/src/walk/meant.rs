//! What a story means by name for a side, a mode or a number of players, and what can never come for just that one: other
//! sides, or other modes, hide it from the rest of the walk.

use std::collections::{BTreeMap, BTreeSet};

use super::condition::flatten;
use super::twice::guard;
use super::world::Only;
use super::{Chapter, World};
use crate::id::{Id, SideId};
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::lists::{Brought, within};
use words::Message;

/// Which of these something is meant for by name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Named {
    side: bool,
    mode: bool,
    players: bool,
}

impl Named {
    /// What a condition names of all that has to hold for it.
    fn of(condition: &Condition) -> Self {
        let mut all = Vec::new();
        flatten(condition, &mut all);
        let any = |wanted: fn(&Condition) -> bool| all.iter().any(|one| wanted(one));
        Self {
            side: any(|one| matches!(one, Condition::Side(_))),
            mode: any(|one| matches!(one, Condition::Mode(_))),
            players: any(|one| matches!(one, Condition::Players(_))),
        }
    }

    fn and(self, other: Self) -> Self {
        Self { side: self.side || other.side, mode: self.mode || other.mode, players: self.players || other.players }
    }

    fn is_nobody(self) -> bool {
        self == Self::default()
    }
}

/// Whom something is meant for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Whom {
    side: Option<SideId>,
    only: Only,
}

impl Whom {
    fn of(world: &World<'_>, named: Named) -> Self {
        let Only { mode, players } = world.only;
        let only = Only { mode: mode.filter(|_| named.mode), players: players.filter(|_| named.players) };
        Self { side: named.side.then_some(world.side), only }
    }

    /// Its names, as files have them.
    fn told(self, chapter: &Chapter<'_>) -> String {
        let side = self.side.map(|side| side.name(chapter.names).to_owned());
        side.into_iter().chain(self.only.names()).collect::<Vec<_>>().join(", ")
    }
}

/// Whether something can come, by the way to it in its file, its number among several there, and whom it is meant for.
type Hope = BTreeMap<(String, usize, Whom), bool>;

pub(super) fn meant(chapter: &mut Chapter<'_>) {
    let taken = chapter.taken();
    let (mut holds, mut comes) = (Hope::new(), Hope::new());
    for only in games(chapter) {
        for world in chapter.worlds.iter().filter(|world| taken.contains(&world.side)) {
            let alone = (only != Only::default()).then(|| world.in_games(only));
            let world = alone.as_ref().unwrap_or(world);
            conditions(world, &mut holds);
            lists(world, &mut comes);
        }
    }
    let file = format!("scenarios/{}.json", chapter.scenario.name);
    let faults = chapter.found.faults.iter().filter(|fault| fault.file == file);
    let told: BTreeSet<String> = faults.filter_map(|fault| fault.path.clone()).collect();
    let never: BTreeSet<(String, Whom)> = without_hope(holds).filter(|(path, _)| !told.contains(path)).collect();
    for (path, whom) in without_hope(comes) {
        let head = path.rsplit_once('.').map_or("", |(head, _)| head);
        let asked = [format!("{head}.if"), format!("{head}.when")];
        let explained = told.iter().any(|known| path.starts_with(known.as_str()))
            || asked.into_iter().any(|asked| told.contains(&asked) || never.contains(&(asked, whom)));
        if !explained {
            let whom = whom.told(chapter);
            chapter.fault(&path, Message::new("fault-never-comes-for").with("whom", whom.as_str()));
        }
    }
    for (path, whom) in never {
        let whom = whom.told(chapter);
        chapter.fault(&path, Message::new("fault-never-holds-for").with("whom", whom.as_str()));
    }
}

fn without_hope(hope: Hope) -> impl Iterator<Item = (String, Whom)> {
    hope.into_iter().filter(|(_, can)| !can).map(|((path, _, whom), _)| (path, whom))
}

/// The kinds of games that the story tells apart by name.
fn games(chapter: &Chapter<'_>) -> Vec<Only> {
    let mut named = Named::default();
    for world in &chapter.worlds {
        world.story.each_condition(world.names, &mut |_, condition| {
            condition.each(&mut |one| named = named.and(Named::of(one)));
        });
    }
    Only::kinds(named.mode, named.players)
}

/// Conditions, and each of the parts that they are made of.
fn conditions(world: &World<'_>, hope: &mut Hope) {
    world.story.each_condition(world.names, &mut |path, condition| {
        let mut parts: Vec<&Condition> = Vec::new();
        condition.each_so(true, &mut |one, so| parts.extend(so.then_some(one)));
        for (number, one) in parts.into_iter().enumerate() {
            let named = Named::of(one);
            if !named.is_nobody() && world.is_meant(one, true) {
                let can = world.can_afterwards(one, true);
                *hope.entry((path.to_owned(), number, Whom::of(world, named))).or_default() |= can;
            }
        }
    });
}

fn lists(world: &World<'_>, hope: &mut Hope) {
    for list in world.story.lists(world.names) {
        let guard = guard(world, list.of);
        let mut named = Named::of(&guard);
        let is_own = match list.of {
            Brought::Besides(side) => {
                named.side = true;
                side == world.side
            }
            // What a lost check brings is told of where there is no check.
            Brought::Else(..) => !list.beats.is_empty(),
            Brought::Prologue
            | Brought::Trigger(_)
            | Brought::Offer(_)
            | Brought::Option(..)
            | Brought::Won(_)
            | Brought::Lost(_)
            | Brought::Debriefing(_) => true,
        };
        if is_own && world.is_meant(&guard, true) {
            list_of(world, &list.path, list.beats, named, hope);
        }
    }
}

/// A list that is meant for this world, and those within it.
fn list_of(world: &World<'_>, path: &str, beats: &[Beat], named: Named, hope: &mut Hope) {
    let done = world.done.contains(path);
    if !named.is_nobody() {
        *hope.entry((path.to_owned(), 0, Whom::of(world, named))).or_default() |= done;
        if !done {
            return;
        }
    }
    for (place, beat) in beats.iter().enumerate() {
        for (number, (way, inner)) in within(beat, world.names).into_iter().enumerate() {
            let (mut meant, mut more) = (true, Named::default());
            if let Beat::Story(StoryBeat::If { when, .. }) = beat {
                meant = world.is_meant(when, number == 0);
                more = if number == 0 { Named::of(when) } else { more };
            }
            if let Beat::Story(StoryBeat::BySide(sides)) = beat {
                meant = sides.keys().nth(number) == Some(&world.side);
                more.side = true;
            }
            if meant && !inner.is_empty() {
                list_of(world, &format!("{path}[{place}].{way}"), inner, named.and(more), hope);
            }
        }
        if matches!(beat, Beat::Story(StoryBeat::End)) {
            break;
        }
    }
}
