//! What followed from a choice, die by die, so that it can be shown as it happened.

use super::Session;
use super::event_cache::Told;
use super::history::{scenario_in_hand, scenario_of};
use crate::chance::Die;
use crate::game::{AnyInput, Game, Pending};

/// A die that fell.
#[derive(Debug, Clone)]
pub struct Fall<G: Game> {
    /// The face.
    pub die: Die,
    /// What it was rolled for.
    pub request: G::Request,
    /// What it led to, the roll itself first.
    pub events: Vec<G::Event>,
    /// The game before it fell.
    pub before: G,
    /// How many events of the history came before it.
    pub history: usize,
}

impl<G: Game> Session<G> {
    /// Where the game stands in its history: the number of the last input.
    pub fn place(&self) -> u32 {
        self.tree.head().number
    }

    /// What the players would choose again, in order, if all that was taken back were made again.
    pub fn ahead(&self) -> impl Iterator<Item = G::Answer> {
        let onwards = std::iter::successors(self.tree.head().next, |index| self.tree.node(*index).next);
        onwards.filter_map(|index| match self.tree.node(index).input() {
            Some(AnyInput::Answer(answer)) if self.tree.node(index).is_choice() => Some(answer.clone()),
            _ => None,
        })
    }

    /// The game as it stood at a moment, if there was such a one.
    pub fn at(&self, number: u32) -> Option<G> {
        self.tree.place(number).map(|place| self.tree.game_at(place))
    }

    /// Everything that has happened in the scenario in hand, from its start to where the game stands.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        scenario_in_hand(&self.tree).into_iter().flat_map(|index| self.tree.node(index).kept_events())
    }

    /// The dice that have fallen since the game stood at a place, in order; none if it never stood there on this way.
    pub fn fallen_since(&self, place: u32) -> Vec<Fall<G>> {
        self.fallen_between(place, self.place())
    }

    /// The dice that fell between two places of the same scenario, in order; none if no way leads from one to the other.
    pub fn fallen_between(&self, from: u32, to: u32) -> Vec<Fall<G>> {
        let Some((way, since)) = self.way_between(from, to) else { return Vec::new() };
        let mut history = 0;
        let mut falls = Vec::new();
        for (step, told) in self.tree.told(way).enumerate() {
            let before = history;
            history += told.events.len();
            if step > since {
                falls.extend(self.fall(told, before));
            }
        }
        falls
    }

    /// What happened between two places of the same scenario, in order; nothing if no way leads from one to the other.
    pub fn events_between(&self, from: u32, to: u32) -> Vec<G::Event> {
        let Some((way, since)) = self.way_between(from, to) else { return Vec::new() };
        self.tree.told(way).skip(since + 1).flat_map(|told| told.events.into_owned()).collect()
    }

    /// The way of a scenario to a place, and how far along it another place of it lies; none if that is not on it.
    fn way_between(&self, from: u32, to: u32) -> Option<(Vec<usize>, usize)> {
        let way = scenario_of(&self.tree, self.tree.place(to)?);
        let since = way.iter().rposition(|index| self.tree.node(*index).number == from)?;
        Some((way, since))
    }

    fn fall(&self, told: Told<'_, G>, history: usize) -> Option<Fall<G>> {
        let Some(AnyInput::Die(die)) = told.node.input() else { return None };
        let before = self.tree.game_at(told.node.parent?);
        let Pending::Chance(request) = before.pending() else { return None };
        Some(Fall { die: *die, request, events: told.events.into_owned(), before, history })
    }
}
