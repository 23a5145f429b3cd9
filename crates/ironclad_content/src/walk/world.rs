//! A side's story as far as it can go: what can come to pass in it, found by going round until nothing more is added.

use std::collections::BTreeSet;

use strum::IntoEnumIterator;

use super::flags;
use crate::Content;
use crate::id::{
    CheckId, ChoiceId, CountId, FightId, FlagId, IntelId, LaneId, LoadId, MarkId, MoverId, Names, SectorId, SideId,
    ValueId,
};
use crate::scenario::Scenario;
use crate::sorted::{SortedMap, SortedSet};
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Milestone;
use crate::story::lists::{Brought, within};
use crate::story::{Stories, Story};
use crate::terms::Mode;

/// Something that can come to pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fact {
    /// A choice is asked.
    Asked(ChoiceId),
    /// A check is made.
    Made(CheckId),
    /// A fight is fought.
    Fought(FightId),
    /// A mark is set.
    Mark(MarkId),
    /// A mark is taken back.
    Unmark(MarkId),
    /// A flag has the value.
    Flag(FlagId, ValueId),
    /// Something that moves comes there, by being sent or driven, or at the start.
    Sent(MoverId, SectorId),
    /// It goes along a lane.
    Lane(MoverId, LaneId),
    /// It is damaged.
    Damaged(MoverId),
    /// It leaves the map.
    Gone(MoverId),
    /// A load is in the game.
    Load(LoadId),
    /// It is set down.
    Landed(LoadId),
    /// It is lost.
    Lost(LoadId),
    /// A count rises.
    Up(CountId),
    /// A count falls.
    Down(CountId),
    /// A card comes without a token.
    Card(IntelId),
    /// A token of a card is laid.
    Token(IntelId),
    /// A milestone is reached.
    Reached(Milestone),
    /// A milestone can no longer be reached.
    Failed(Milestone),
    /// The last turn comes so many turns later, by the beat of this number.
    Later(usize, u8),
}

/// What is looked at alone: games in one mode, or with so many players; in any and with any where it is not said.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Only {
    pub(super) mode: Option<Mode>,
    pub(super) players: Option<u8>,
}

impl Only {
    /// The modes looked at.
    pub(super) fn modes(self) -> impl Iterator<Item = Mode> {
        Mode::iter().filter(move |mode| self.mode.is_none_or(|own| own == *mode))
    }

    /// The kinds of games there are, where modes are told apart, or numbers of players.
    pub(super) fn kinds(modes: bool, players: bool) -> Vec<Self> {
        let modes: Vec<Option<Mode>> = if modes { Mode::iter().map(Some).collect() } else { vec![None] };
        let players: Vec<Option<u8>> = if players { (1..=3).map(Some).collect() } else { vec![None] };
        modes.iter().flat_map(|mode| players.iter().map(|players| Self { mode: *mode, players: *players })).collect()
    }

    /// Its mode and its number of players as files have them, where they are said.
    pub(super) fn names(self) -> impl Iterator<Item = String> {
        let mode = self.mode.map(|mode| mode.name().to_owned());
        let players = self.players.map(|players| players.to_string());
        mode.into_iter().chain(players)
    }
}

/// The story of a side, and what can come to pass in it.
#[derive(Clone)]
pub(super) struct World<'a> {
    pub(super) content: &'a Content,
    pub(super) scenario: &'a Scenario,
    pub(super) names: &'a Names,
    pub(super) side: SideId,
    pub(super) only: Only,
    pub(super) story: &'a Story,
    pub(super) facts: SortedSet<Fact>,
    /// The lists of beats that are done, by the way to them.
    pub(super) done: BTreeSet<String>,
    /// What brings beats, as far as it can.
    pub(super) brought: SortedSet<Brought>,
    /// The sides that are taken from here.
    pub(super) turns_to: SortedSet<SideId>,
    /// Values that flags can have from chapters before, by flag.
    pub(super) known: Known,
}

/// Values that flags can have.
pub(super) type Known = SortedMap<FlagId, SortedSet<ValueId>>;

/// Rounds at the most: each adds something, so it is a guard only.
const ROUNDS: usize = 200;

/// Every side as far as it can go.
pub(super) fn explore<'a>(
    content: &'a Content,
    scenario: &'a Scenario,
    stories: &'a Stories,
    only: Only,
) -> Vec<World<'a>> {
    let known = flags::before(content, scenario, stories);
    let world = |(side, story): (SideId, &'a std::sync::Arc<Story>)| World {
        content,
        scenario,
        names: &scenario.map.names,
        side,
        only,
        story,
        facts: SortedSet::new(),
        done: BTreeSet::new(),
        brought: SortedSet::new(),
        turns_to: SortedSet::new(),
        known: known.clone(),
    };
    let mut worlds: Vec<World<'a>> = stories.all().map(world).collect();
    for _ in 0..ROUNDS {
        let before: usize = worlds.iter().map(World::size).sum();
        worlds.iter_mut().for_each(World::go_round);
        // Whoever changes sides takes along what has been.
        let carried: Vec<_> = worlds.iter().map(|world| (world.turns_to.clone(), world.facts.clone())).collect();
        for (to, facts) in carried {
            for world in worlds.iter_mut().filter(|world| to.contains(&world.side)) {
                world.facts.extend(facts.iter().copied());
            }
        }
        if worlds.iter().map(World::size).sum::<usize>() == before {
            break;
        }
    }
    worlds
}

impl<'a> World<'a> {
    /// What of all this can come in some games alone, as far as one round tells: what has come to pass stays.
    pub(super) fn in_games(&self, only: Only) -> Self {
        let mut own = Self { only, done: BTreeSet::new(), brought: SortedSet::new(), ..self.clone() };
        own.go_round();
        own
    }

    fn size(&self) -> usize {
        self.facts.len() + self.done.len() + self.brought.len() + self.turns_to.len()
    }

    pub(super) fn is(&self, fact: Fact) -> bool {
        self.facts.contains(&fact)
    }

    fn add(&mut self, fact: Fact) {
        self.facts.insert(fact);
    }

    fn go_round(&mut self) {
        let story = self.story;
        self.movers_come();
        self.loads_lie();
        self.brings();
        for list in story.lists(self.names) {
            if self.brought.contains(&list.of) {
                self.go(&list.path, list.beats);
            }
        }
        for (milestone, (_, goal)) in Milestone::ALL.into_iter().zip(story.goals()) {
            if self.can(&goal.when, true) {
                self.add(Fact::Reached(milestone));
            }
            if self.can(&goal.lost, true) {
                self.add(Fact::Failed(milestone));
            }
        }
    }

    /// What brings beats, as far as it can by now.
    fn brings(&mut self) {
        let story = self.story;
        let mut brought = SortedSet::from([Brought::Prologue]);
        for trigger in &story.triggers {
            if self.comes(&trigger.on) && self.can(&trigger.when, true) {
                brought.insert(Brought::Trigger(trigger.id));
            }
        }
        for (offer, written) in &story.offers {
            if self.can(&written.when, true) {
                brought.insert(Brought::Offer(*offer));
            }
        }
        for (choice, written) in story.choices.iter().filter(|(choice, _)| self.is(Fact::Asked(**choice))) {
            for option in written.options.iter().filter(|option| self.can(&option.when, true)) {
                brought.insert(Brought::Option(*choice, option.id));
                if option.check.is_some() {
                    brought.insert(Brought::Else(*choice, option.id));
                }
            }
        }
        for check in story.checks.keys().filter(|check| self.is(Fact::Made(**check))) {
            brought.extend([Brought::Won(*check), Brought::Lost(*check)]);
        }
        if self.is(Fact::Reached(Milestone::Main)) {
            brought.insert(Brought::Besides(self.side));
        }
        let mut closed: SortedSet<&str> = SortedSet::new();
        for (place, piece) in story.debriefing.iter().enumerate() {
            let group = piece.one_of.as_deref();
            if group.is_some_and(|group| closed.contains(group)) {
                continue;
            }
            if self.can_afterwards(&piece.when, true) {
                brought.insert(Brought::Debriefing(place));
            }
            if !self.can_afterwards(&piece.when, false) {
                closed.extend(group);
            }
        }
        let checks = story.choices.iter().flat_map(|(choice, written)| {
            let there = written.options.iter().filter(|option| brought.contains(&Brought::Option(*choice, option.id)));
            there.filter_map(|option| option.check).collect::<Vec<_>>()
        });
        let checks: Vec<CheckId> = checks.collect();
        self.brought.extend(brought);
        checks.into_iter().for_each(|check| self.add(Fact::Made(check)));
    }

    /// Does a list of beats, and notes the way to it.
    fn go(&mut self, path: &str, beats: &'a [Beat]) {
        self.done.insert(path.to_owned());
        for (place, beat) in beats.iter().enumerate() {
            let path = format!("{path}[{place}]");
            let lists = within(beat, self.names);
            for (number, (way, list)) in lists.into_iter().enumerate() {
                let comes = match beat {
                    Beat::Story(StoryBeat::If { when, .. }) => self.can_afterwards(when, number == 0),
                    Beat::Story(StoryBeat::BySide(sides)) => sides.keys().nth(number) == Some(&self.side),
                    _ => true,
                };
                if comes {
                    self.go(&format!("{path}.{way}"), list);
                }
            }
            // What an effect changes no fact depends on.
            if let Beat::Story(beat) = beat {
                self.does(beat, place);
            }
            if matches!(beat, Beat::Story(StoryBeat::End)) {
                break;
            }
        }
    }

    /// What a beat brings about.
    fn does(&mut self, beat: &StoryBeat, place: usize) {
        match beat {
            StoryBeat::Choose(choice) => self.add(Fact::Asked(*choice)),
            StoryBeat::Check(check) => self.add(Fact::Made(*check)),
            StoryBeat::Fight(fight) => self.add(Fact::Fought(*fight)),
            StoryBeat::Card(card) => self.add(Fact::Card(*card)),
            StoryBeat::Mark(mark) => self.add(Fact::Mark(*mark)),
            StoryBeat::Unmark(mark) => self.add(Fact::Unmark(*mark)),
            StoryBeat::Flag(flags) => flags.iter().for_each(|(flag, value)| self.add(Fact::Flag(*flag, *value))),
            StoryBeat::Place { card, .. } => self.add(Fact::Token(*card)),
            StoryBeat::Send { mover, to } => self.sent(*mover, to),
            StoryBeat::TakeLane { mover, lane } => self.add(Fact::Lane(*mover, *lane)),
            StoryBeat::Box { mover, by } if *by < 0 => self.add(Fact::Damaged(*mover)),
            StoryBeat::Remove(mover) => self.add(Fact::Gone(*mover)),
            StoryBeat::Put { load, .. } | StoryBeat::Take(load) => self.add(Fact::Load(*load)),
            StoryBeat::Land(load) => self.add(Fact::Landed(*load)),
            StoryBeat::Ferry { load, .. } => self.add(Fact::Landed(*load)),
            StoryBeat::Lose(load) | StoryBeat::Sweep { load, .. } => self.add(Fact::Lost(*load)),
            StoryBeat::Count { count, by } if *by > 0 => self.add(Fact::Up(*count)),
            StoryBeat::Count { count, .. } => self.add(Fact::Down(*count)),
            StoryBeat::Turns(by) => {
                if let Ok(by @ 1..) = u8::try_from(*by) {
                    self.add(Fact::Later(place, by));
                }
            }
            StoryBeat::ChangeSide(side) => drop(self.turns_to.insert(*side)),
            StoryBeat::Reach(milestone) => self.add(Fact::Reached(*milestone)),
            StoryBeat::Fail(milestone) => self.add(Fact::Failed(*milestone)),
            // Lists of beats are walked by `go`, and what these change no fact depends on.
            StoryBeat::Read(_)
            | StoryBeat::Say { .. }
            | StoryBeat::Roll(_)
            | StoryBeat::If { .. }
            | StoryBeat::BySide(_)
            | StoryBeat::Discard(_)
            | StoryBeat::Hold { .. }
            | StoryBeat::Hurry { .. }
            | StoryBeat::Slow { .. }
            | StoryBeat::Box { .. }
            | StoryBeat::Fetch(_)
            | StoryBeat::Join(_)
            | StoryBeat::Leave(_)
            | StoryBeat::Cost { .. }
            | StoryBeat::ExhaustHero(_)
            | StoryBeat::WoundHero(_)
            | StoryBeat::Promote(_)
            | StoryBeat::GainModule(_)
            | StoryBeat::GainShip(_)
            | StoryBeat::Pay(_)
            | StoryBeat::Promise { .. }
            | StoryBeat::Reputation { .. }
            | StoryBeat::PriceAt { .. }
            | StoryBeat::Worth { .. }
            | StoryBeat::End
            | StoryBeat::Ammo(_) => {}
        }
    }
}
