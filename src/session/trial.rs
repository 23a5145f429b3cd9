//! A bundle in the making: inputs tried on a copy of the game.

use super::dice::{Tray, generated};
use super::script::{self, Marks};
use super::{Asked, DiceSource};
use crate::engine::{Decision, Event, Game, Illegal, Input, Pending};
use crate::save::By;

/// An input that was made, and what it led to.
#[derive(Debug)]
pub(super) struct Made {
    pub(super) input: Input,
    pub(super) by: By,
    pub(super) asked: Option<Asked>,
    pub(super) events: Vec<Event>,
    pub(super) game: Game,
    pub(super) marks: Marks,
}

/// A copy of the game on which a bundle is made.
#[derive(Debug)]
pub(super) struct Trial {
    game: Game,
    marks: Marks,
    pub(super) tray: Tray,
    seed: u64,
    source: DiceSource,
    made: Vec<Made>,
}

impl Trial {
    pub(super) fn new(game: Game, marks: Marks, tray: Tray, seed: u64, source: DiceSource) -> Self {
        Self { game, marks, tray, seed, source, made: Vec::new() }
    }

    /// Hands the game an input.
    pub(super) fn submit(&mut self, input: Input, by: By) -> Result<(), Illegal> {
        let (asked, marks) = after(&self.game, self.marks, input, by);
        let mut events = Vec::new();
        self.game.submit(input, &mut events)?;
        self.marks = marks;
        self.made.push(Made { input, by, asked, events, game: self.game.clone(), marks });
        Ok(())
    }

    /// Rolls and passes by until the players are asked, or it is over.
    pub(super) fn settle(&mut self) {
        while let Some((input, by)) = self.unasked() {
            if self.submit(input, by).is_err() {
                // What the engine asked for it takes; were it not to, the players are asked.
                return;
            }
        }
    }

    pub(super) fn done(self) -> (Vec<Made>, Tray) {
        (self.made, self.tray)
    }

    fn unasked(&mut self) -> Option<(Input, By)> {
        match self.game.pending() {
            Pending::Over(_) => None,
            Pending::Choose(decision) => self.passed_by(&decision),
            Pending::Chance(_) | Pending::Draw(_) => self.chance(),
        }
    }

    fn passed_by(&self, decision: &Decision) -> Option<(Input, By)> {
        script::unasked(&self.game, self.marks, decision).map(|answer| (Input::Answer(answer), By::Script))
    }

    fn chance(&mut self) -> Option<(Input, By)> {
        let chances = self.game.chances();
        let scripted = script::die(&self.game, self.marks).map(Input::Die);
        if let Some(input) = scripted.filter(|input| chances.contains(input)) {
            return Some((input, By::Script));
        }
        // Tokens lie in the app: people who roll their own dice are not asked to shuffle them.
        if self.source == DiceSource::Asked && matches!(self.game.pending(), Pending::Chance(_)) {
            return None;
        }
        match self.tray.next(&chances) {
            Some(input) => Some((input, By::Players)),
            None => generated(self.seed, self.marks.chances, &chances).map(|input| (input, By::Generator)),
        }
    }
}

/// What the input answers, and how far it brings the path.
pub(super) fn after(game: &Game, mut marks: Marks, input: Input, by: By) -> (Option<Asked>, Marks) {
    match (input, game.pending()) {
        (Input::Answer(answer), Pending::Choose(decision)) => {
            if by == By::Players && script::wanted(game, marks, &decision) == Some(answer) {
                marks.taken += 1;
            }
            let Decision { kind, system, source, .. } = decision;
            (Some(Asked { kind, system, source }), marks)
        }
        (Input::Die(_), _) => {
            marks.chances += 1;
            if by == By::Script {
                marks.fed += 1;
            }
            (None, marks)
        }
        (Input::Drawn(_), _) => {
            marks.chances += 1;
            (None, marks)
        }
        (Input::Answer(_), _) => (None, marks),
    }
}
