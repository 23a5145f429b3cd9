//! What a story gives twice: a module, a ship or a hero that can come a second time, a passage that is read again.

use super::condition::{contradict, flatten};
use super::world::Fact;
use super::{Chapter, World};
use crate::id::{FighterId, HeroId, Id, LoadId, ModuleId, Names, PassageId};
use crate::limits::LOADS;
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::device::Often;
use crate::story::lists::{Brought, List, within};
use words::Message;

/// Something that is to come once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Once {
    Module(ModuleId),
    Ship(FighterId),
    Hero(HeroId),
    Passage(PassageId),
    /// A piece of load: several may come, but there is only so much room for them in a game.
    Load(LoadId),
}

/// Where it comes.
struct Site {
    what: Once,
    path: String,
    of: Brought,
    /// In each list the beat that holds the next one, and which of its lists that is.
    way: Vec<(usize, usize)>,
    /// What has to hold.
    guards: Vec<Condition>,
}

pub(super) fn twice(chapter: &mut Chapter<'_>) {
    let (mut faults, mut notes) = (Vec::new(), Vec::new());
    for world in &chapter.worlds {
        let mut sites = Vec::new();
        for list in world.story.lists(world.names).iter().filter(|list| world.brought.contains(&list.of)) {
            gather(world, list, &mut sites);
        }
        asked_with(world, &mut sites);
        for (place, site) in sites.iter().enumerate() {
            let again = repeats(world, site);
            if let (true, Once::Load(_)) = (again, site.what) {
                let what = name(site.what, world.names);
                let message = Message::new("fault-load-again").with("what", what).with("most", LOADS);
                notes.push((site.path.clone(), message));
            }
            if matches!(site.what, Once::Load(_)) {
                continue;
            }
            let other =
                sites.iter().skip(place + 1).find(|other| other.what == site.what && !exclude(world, site, other));
            let name = name(site.what, world.names);
            if let Some(other) = other {
                let message = Message::new("fault-twice").with("what", name.clone()).with("path", site.path.as_str());
                let told = (other.path.clone(), message);
                if is_reward(site.what) { faults.push(told) } else { notes.push(told) }
            }
            if again && is_reward(site.what) {
                faults.push((site.path.clone(), Message::new("fault-again").with("what", name)));
            }
        }
    }
    faults.into_iter().for_each(|(path, message)| chapter.fault(&path, message));
    notes.into_iter().for_each(|(path, message)| chapter.note(&path, message));
}

fn is_reward(what: Once) -> bool {
    !matches!(what, Once::Passage(_) | Once::Load(_))
}

fn name(what: Once, names: &Names) -> Message {
    match what {
        Once::Module(id) => Message::new("fault-the-module").with("name", id.name(names)),
        Once::Ship(id) => Message::new("fault-the-ship").with("name", id.name(names)),
        Once::Hero(id) => Message::new("fault-the-hero").with("name", id.name(names)),
        Once::Passage(id) => Message::new("fault-the-passage").with("name", id.name(names)),
        Once::Load(id) => Message::new("fault-the-load").with("name", id.name(names)),
    }
}

/// What has to hold for a list to be brought.
pub(super) fn guard(world: &World<'_>, of: Brought) -> Condition {
    let option = |choice, wanted| {
        let options = world.story.choices.get(&choice).map(|written| written.options.as_slice()).unwrap_or_default();
        options.iter().find(|option| option.id == wanted).map(|option| option.when.clone())
    };
    let found = match of {
        Brought::Trigger(id) => world.story.triggers.iter().find(|it| it.id == id).map(|it| it.when.clone()),
        Brought::Offer(id) => world.story.offers.get(&id).map(|it| it.when.clone()),
        Brought::Option(choice, id) | Brought::Else(choice, id) => option(choice, id),
        Brought::Debriefing(place) => world.story.debriefing.get(place).map(|it| it.when.clone()),
        Brought::Prologue | Brought::Won(_) | Brought::Lost(_) | Brought::Besides(_) => None,
    };
    found.unwrap_or_default()
}

fn gather(world: &World<'_>, list: &List<'_>, sites: &mut Vec<Site>) {
    into(world, list.of, &list.path, list.beats, &[], &[guard(world, list.of)], sites);
}

fn into(
    world: &World<'_>,
    of: Brought,
    path: &str,
    beats: &[Beat],
    way: &[(usize, usize)],
    guards: &[Condition],
    sites: &mut Vec<Site>,
) {
    for (place, beat) in beats.iter().enumerate() {
        let path = format!("{path}[{place}]");
        let what = match beat {
            Beat::Effect(_) => None,
            Beat::Story(beat) => once(beat),
        };
        sites.extend(what.map(|what| Site {
            what,
            path: path.clone(),
            of,
            way: way.to_vec(),
            guards: guards.to_vec(),
        }));
        for (number, (step, inner)) in within(beat, world.names).into_iter().enumerate() {
            let here = format!("{path}.{step}");
            if !world.done.contains(&here) {
                continue;
            }
            let way: Vec<(usize, usize)> = way.iter().copied().chain([(place, number)]).collect();
            let own = if let Beat::Story(StoryBeat::If { when, .. }) = beat {
                Some(if number == 0 { when.clone() } else { Condition::Not(Box::new(when.clone())) })
            } else {
                None
            };
            let guards: Vec<Condition> = guards.iter().cloned().chain(own).collect();
            into(world, of, &here, inner, &way, &guards, sites);
        }
    }
}

/// What a beat brings that is to come once.
fn once(beat: &StoryBeat) -> Option<Once> {
    match beat {
        StoryBeat::GainModule(module) => Some(Once::Module(*module)),
        StoryBeat::GainShip(ship) => Some(Once::Ship(*ship)),
        StoryBeat::Join(hero) => Some(Once::Hero(*hero)),
        StoryBeat::Read(passage) => Some(Once::Passage(*passage)),
        StoryBeat::Put { load, .. } => Some(Once::Load(*load)),
        StoryBeat::Say { .. }
        | StoryBeat::Choose(..)
        | StoryBeat::Check(..)
        | StoryBeat::Fight(..)
        | StoryBeat::Card(..)
        | StoryBeat::Roll(..)
        | StoryBeat::If { .. }
        | StoryBeat::BySide(..)
        | StoryBeat::Mark(..)
        | StoryBeat::Unmark(..)
        | StoryBeat::Flag(..)
        | StoryBeat::Place { .. }
        | StoryBeat::Discard(..)
        | StoryBeat::Send { .. }
        | StoryBeat::TakeLane { .. }
        | StoryBeat::Hold { .. }
        | StoryBeat::Hurry { .. }
        | StoryBeat::Slow { .. }
        | StoryBeat::Box { .. }
        | StoryBeat::Remove(..)
        | StoryBeat::Take(..)
        | StoryBeat::Land(..)
        | StoryBeat::Lose(..)
        | StoryBeat::Ferry { .. }
        | StoryBeat::Sweep { .. }
        | StoryBeat::Count { .. }
        | StoryBeat::Fetch(..)
        | StoryBeat::Leave(..)
        | StoryBeat::Cost { .. }
        | StoryBeat::ExhaustHero(..)
        | StoryBeat::WoundHero(..)
        | StoryBeat::Promote(..)
        | StoryBeat::Pay(..)
        | StoryBeat::Promise { .. }
        | StoryBeat::Reputation { .. }
        | StoryBeat::PriceAt { .. }
        | StoryBeat::Turns(..)
        | StoryBeat::ChangeSide(..)
        | StoryBeat::Worth { .. }
        | StoryBeat::Reach(..)
        | StoryBeat::Fail(..)
        | StoryBeat::End
        | StoryBeat::Ammo(..) => None,
    }
}

/// The passages of choices are read where the choices are asked.
fn asked_with(world: &World<'_>, sites: &mut Vec<Site>) {
    for (choice, written) in &world.story.choices {
        if !world.is(Fact::Asked(*choice)) {
            continue;
        }
        let Some(passage) = written.passage else { continue };
        let Some(option) = written.options.first() else { continue };
        let path = format!("story.choices.{}.passage", choice.name(world.names));
        let of = Brought::Option(*choice, option.id);
        sites.push(Site { what: Once::Passage(passage), path, of, way: Vec::new(), guards: Vec::new() });
    }
}

/// Whether two places can never both be come by in one game.
fn exclude(world: &World<'_>, one: &Site, other: &Site) -> bool {
    let guards: Vec<&Condition> = one.guards.iter().chain(&other.guards).collect();
    if contradict(&guards) || take_turns(world, one, other) || asks_first(one) || asks_first(other) {
        return true;
    }
    if one.of == other.of {
        let apart = |(one, other): (&(usize, usize), &(usize, usize))| one.0 == other.0 && one.1 != other.1;
        return one.way.iter().zip(&other.way).any(apart);
    }
    let again = |choice| world.story.choices.get(&choice).is_some_and(|written| written.again);
    match (one.of, other.of) {
        (Brought::Option(a, _) | Brought::Else(a, _), Brought::Option(b, _) | Brought::Else(b, _)) => {
            a == b && !again(a)
        }
        (Brought::Won(a), Brought::Lost(b)) | (Brought::Lost(a), Brought::Won(b)) => a == b,
        (Brought::Debriefing(a), Brought::Debriefing(b)) => {
            let group = |place: usize| world.story.debriefing.get(place).and_then(|piece| piece.one_of.as_deref());
            let passed: Vec<Condition> = [a, b].into_iter().flat_map(|place| passed_over(world, place)).collect();
            let guards: Vec<&Condition> = guards.into_iter().chain(&passed).collect();
            (group(a).is_some() && group(a) == group(b)) || contradict(&guards)
        }
        _ => false,
    }
}

/// What does not hold where a piece of the debriefing is told: no piece before it with its name has fitted.
fn passed_over(world: &World<'_>, place: usize) -> Vec<Condition> {
    let Some(group) = world.story.debriefing.get(place).and_then(|piece| piece.one_of.as_deref()) else {
        return Vec::new();
    };
    let before = world.story.debriefing.iter().take(place).filter(|piece| piece.one_of.as_deref() == Some(group));
    before.map(|piece| Condition::Not(Box::new(piece.when.clone()))).collect()
}

/// Whether a place can be come by again and again.
fn repeats(world: &World<'_>, site: &Site) -> bool {
    let often = match site.of {
        Brought::Trigger(id) => world.story.triggers.iter().any(|trigger| trigger.id == id && trigger.again),
        Brought::Offer(id) => world.story.offers.get(&id).is_some_and(|offer| offer.often != Often::Once),
        Brought::Option(choice, _) | Brought::Else(choice, _) => {
            world.story.choices.get(&choice).is_some_and(|written| written.again)
        }
        _ => false,
    };
    // What is done while a mark is not set, and sets it, is done once.
    often && !site.guards.iter().any(|guard| is_closed(world, guard))
}

/// Whether what has to hold no longer does once this has been done: a mark that is set then, or taken back.
fn is_closed(world: &World<'_>, guard: &Condition) -> bool {
    closing(world, guard).next().is_some() || matches!(guard, Condition::Flag(_))
}

/// The parts of a guard that the story itself undoes.
fn closing<'a>(world: &World<'_>, guard: &'a Condition) -> impl Iterator<Item = &'a Condition> {
    let mut all = Vec::new();
    flatten(guard, &mut all);
    let undone = |one: &&Condition| match one {
        Condition::Not(inner) => matches!(&**inner, Condition::Mark(mark) if world.is(Fact::Mark(*mark))),
        Condition::Mark(mark) => world.is(Fact::Unmark(*mark)),
        _ => false,
    };
    all.into_iter().filter(undone).collect::<Vec<_>>().into_iter()
}

/// Whether what has to hold for both is undone by the first that comes.
fn take_turns(world: &World<'_>, one: &Site, other: &Site) -> bool {
    let parts = |site: &Site| site.guards.iter().flat_map(|guard| closing(world, guard)).cloned().collect::<Vec<_>>();
    let others = parts(other);
    parts(one).iter().any(|part| others.contains(part))
}

/// Whether a hero joins only while she is not there yet.
fn asks_first(site: &Site) -> bool {
    let Once::Hero(hero) = site.what else { return false };
    let mut all = Vec::new();
    site.guards.iter().for_each(|guard| flatten(guard, &mut all));
    all.iter().any(|one| matches!(one, Condition::Not(inner) if **inner == Condition::OnRoster(hero)))
}
