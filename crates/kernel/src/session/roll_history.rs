//! What followed from a choice, die by die, so that it can be shown step by step.
//!
//! All of it was played once, when it was chosen or when the file was opened. Should a game refuse an input that it took
//! before, its rules are at fault, and nothing here can mend that: what is told ends before that input, the session
//! [says so](super::Session::refused), and going there is [refused](super::SessionError::Refused).

use super::Session;
use super::event_cache::NodeEvents;
use crate::chance::Die;
use crate::game::{AnyInput, Game, Input, Pending};

/// A die that was rolled.
#[derive(Debug, Clone)]
pub struct DieRoll<G: Game> {
    /// The face.
    pub die: Die,
    /// What it was rolled for.
    pub request: G::Request,
    /// Its events, the roll itself first.
    pub events: Vec<G::Event>,
    /// The game before the roll.
    pub before: G,
    /// The number of events in the history before it.
    pub history: usize,
}

/// An input of the history, with the game before and after it.
#[derive(Debug, Clone)]
pub struct PlayedStep<G: Game> {
    /// The input; none where a stage began.
    pub input: Option<Input<G>>,
    /// The game before it; where a stage began, the game as it began.
    pub before: G,
    /// The game after it.
    pub after: G,
    /// Its events.
    pub events: Vec<G::Event>,
}

impl<G: Game> Session<G> {
    /// The game before the input of this number; at the start, the game as it began. None if there is no such input, or it
    /// can no longer be replayed.
    pub fn before(&self, number: u32) -> Option<G> {
        let place = self.tree.place(number)?;
        self.tree.noted(self.tree.game_at(self.tree.node(place).parent.unwrap_or(place)))
    }

    /// The inputs from one to another that it leads to, both included; none if it does not. They end before one that can no
    /// longer be replayed.
    pub fn steps(&self, from: u32, to: u32) -> Vec<PlayedStep<G>> {
        let (Some(first), Some(last)) = (self.tree.place(from), self.tree.place(to)) else { return Vec::new() };
        if !self.tree.is_ancestor(first, last) {
            return Vec::new();
        }
        let mut way: Vec<usize> = self.tree.ancestors(last).take_while(|place| *place != first).collect();
        way.push(first);
        way.reverse();
        let mut before = self.before(from);
        let mut steps = Vec::with_capacity(way.len());
        for told in self.tree.node_events(way) {
            let after = self.tree.noted(self.tree.game_at(told.place));
            let (Some(was), Some(after)) = (before.take(), after) else { break };
            let was = if told.node.stage.is_some() { after.clone() } else { was };
            before = Some(after.clone());
            steps.push(PlayedStep {
                input: told.node.input().cloned(),
                before: was,
                after,
                events: told.events.into_owned(),
            });
        }
        steps
    }

    /// The number of the last input.
    pub fn place(&self) -> u32 {
        self.tree.head().number
    }

    /// The choices that a full redo would repeat, in order.
    pub fn ahead(&self) -> impl Iterator<Item = G::Answer> {
        let onwards = std::iter::successors(self.tree.head().next, |index| self.tree.node(*index).next);
        onwards.filter_map(|index| match self.tree.node(index).input() {
            Some(AnyInput::Answer(answer)) if self.tree.node(index).is_choice() => Some(answer.clone()),
            Some(AnyInput::Answer(_) | AnyInput::Die(_) | AnyInput::Drawn(_)) | None => None,
        })
    }

    /// The game after the input of this number; none if there is no such input, or it can no longer be replayed.
    pub fn at(&self, number: u32) -> Option<G> {
        self.tree.noted(self.tree.game_at(self.tree.place(number)?))
    }

    /// All events of the current stage, from its start to the head.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.tree.stage_path().into_iter().flat_map(|index| self.tree.node(index).kept_events())
    }

    /// The dice rolled since an input, in order; none if it is not on this path. They end before one that can no longer be
    /// replayed.
    pub fn fallen_since(&self, place: u32) -> Vec<DieRoll<G>> {
        self.fallen_between(place, self.place())
    }

    /// The dice rolled between two inputs of the same stage, in order; none if neither leads to the other. They end before one
    /// that can no longer be replayed.
    pub fn fallen_between(&self, from: u32, to: u32) -> Vec<DieRoll<G>> {
        let Some((way, since)) = self.way_between(from, to) else { return Vec::new() };
        let mut history = 0;
        let mut falls = Vec::new();
        for (step, told) in self.tree.node_events(way).enumerate() {
            let before = history;
            history += told.events.len();
            if step > since {
                falls.extend(self.fall(told, before));
            }
        }
        falls
    }

    /// The events between two inputs of the same stage, in order; none if neither leads to the other. They end before those
    /// of an input that can no longer be replayed.
    pub fn events_between(&self, from: u32, to: u32) -> Vec<G::Event> {
        let Some((way, since)) = self.way_between(from, to) else { return Vec::new() };
        self.tree.node_events(way).skip(since + 1).flat_map(|told| told.events.into_owned()).collect()
    }

    /// The path of a stage to a node, and how far along it another node lies; none if that is not on it.
    fn way_between(&self, from: u32, to: u32) -> Option<(Vec<usize>, usize)> {
        let way = self.tree.stage_path_to(self.tree.place(to)?);
        let since = way.iter().rposition(|index| self.tree.node(*index).number == from)?;
        Some((way, since))
    }

    /// The die rolled at a node; none if none was, or the game before it can no longer be replayed.
    fn fall(&self, told: NodeEvents<'_, G>, history: usize) -> Option<DieRoll<G>> {
        let Some(AnyInput::Die(die)) = told.node.input() else { return None };
        let before = self.tree.noted(self.tree.game_at(told.node.parent?))?;
        let Pending::Chance(request) = before.pending() else { return None };
        Some(DieRoll { die: *die, request, events: told.events.into_owned(), before, history })
    }
}
