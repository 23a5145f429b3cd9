//! A bundle in the making: inputs tried on a copy of the game. Nothing has changed until it is written and taken over.

use std::sync::Arc;

use super::dice::{Tray, generated};
use super::node::{Crossed, Held, Node, Rest, Stage, Step, when};
use super::script::{self, Steps};
use super::{Asked, DiceSource, SessionError, voyage};
use crate::engine::{Answer, Decision, DecisionKind, Die, Event, Game, Illegal, Input, Pending, Sought, State};
use crate::patrol::Unfit;
use crate::save::{By, Embark, Hash, Marks, Written};

/// An input that was tried, and how the journal writes it.
#[derive(Debug)]
pub(super) struct Made {
    pub(super) node: Node,
    pub(super) written: Written,
}

/// A copy of the game on which a bundle is made.
#[derive(Debug)]
pub struct Draft {
    game: Game,
    marks: Marks,
    /// The marks before the first input of this draft.
    from: Marks,
    attempt: u8,
    tray: Tray,
    seed: u64,
    source: DiceSource,
    /// The scenario in hand, and the state in which it began.
    stage: Stage,
    began: Box<State>,
    made: Vec<Made>,
}

/// What a draft is made on.
pub(super) struct Ground {
    pub(super) game: Game,
    pub(super) marks: Marks,
    pub(super) attempt: u8,
    pub(super) tray: Tray,
    pub(super) seed: u64,
    pub(super) source: DiceSource,
    pub(super) stage: Stage,
    pub(super) began: Box<State>,
}

impl Draft {
    pub(super) fn new(ground: Ground) -> Self {
        let Ground { game, marks, attempt, tray, seed, source, stage, began } = ground;
        Self { game, marks, from: marks, attempt, tray, seed, source, stage, began, made: Vec::new() }
    }

    /// The game as it would stand.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether nothing has been tried yet.
    pub fn is_empty(&self) -> bool {
        self.made.is_empty()
    }

    /// The question that would wait for the players. In a scripted lesson only the scripted option is legal.
    pub fn decision(&self) -> Option<Decision> {
        match self.game.pending() {
            Pending::Choose(decision) => Some(script::narrowed(&self.game, self.marks, decision)),
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
        }
    }

    /// The steps of the scripted lesson that would be completed.
    pub fn completed(&self) -> Steps<'_> {
        script::completed(&self.game, self.from, self.marks)
    }

    /// Answers the decision, and runs to the next.
    ///
    /// # Errors
    /// If the answer is not an option, or the campaign cannot go on; then the draft is of no more use.
    pub fn answer(&mut self, answer: Answer) -> Result<(), SessionError> {
        let decision = self.decision().ok_or(SessionError::NothingAsked)?;
        if !decision.options.contains(&answer) {
            return Err(SessionError::IllegalOption);
        }
        self.submit(Input::Answer(answer), By::Players).map_err(|_| SessionError::IllegalOption)?;
        self.settle()
    }

    /// Gives the die that is waited for, and runs to the next decision or the next die.
    ///
    /// # Errors
    /// If no die is waited for, or the campaign cannot go on.
    pub fn roll(&mut self, die: Die) -> Result<(), SessionError> {
        let input = Input::Die(die);
        self.tray.given(input);
        self.submit(input, By::Players).map_err(|_| SessionError::NoDieAsked)?;
        self.settle()
    }

    /// Rolls, passes by and goes on to the next scenario until the players are asked, or it is over.
    ///
    /// # Errors
    /// If the campaign cannot go on.
    pub fn settle(&mut self) -> Result<(), SessionError> {
        loop {
            if let Some(sought) = self.game.sought() {
                self.embark(sought)?;
                continue;
            }
            let Some((input, by)) = self.unasked() else { return Ok(()) };
            if self.submit(input, by).is_err() {
                // What the engine asked for it takes; were it not to, the players are asked.
                return Ok(());
            }
        }
    }

    pub(super) fn done(self) -> (Vec<Made>, Tray, Game) {
        (self.made, self.tray, self.game)
    }

    fn submit(&mut self, input: Input, by: By) -> Result<(), Illegal> {
        let (asked, marks) = after(&self.game, self.marks, input, by);
        let names = Arc::clone(self.game.names());
        let mut events = Vec::new();
        self.game.submit(input, &mut events)?;
        self.marks = marks;
        let written = match input {
            Input::Answer(answer) => Written::Choose(answer.id(&names)),
            Input::Die(die) => Written::Die(die),
            Input::Drawn(drawn) => Written::Draw(drawn.name(&names).to_owned()),
        };
        self.take(Step::Input(input), by, asked, events, None, written);
        Ok(())
    }

    /// The campaign goes on.
    fn embark(&mut self, sought: Sought) -> Result<(), Unfit> {
        let (embark, stage) = match sought {
            Sought::Again => (Embark::Again, self.stage.clone()),
            Sought::Chapter(number) => voyage::chapter(&self.game, number)?,
            Sought::Contract(with) => voyage::contract(&self.game, with, self.seed)?,
        };
        self.stage = stage.clone();
        let mut events = Vec::new();
        self.game = self.game.embark(Arc::clone(&stage.scenario), &self.began, &mut events);
        self.attempt = match sought {
            Sought::Again => self.attempt.saturating_add(1),
            Sought::Contract(_) | Sought::Chapter(_) => 0,
        };
        *self.began = self.game.state().clone();
        let written = Written::Embark(embark);
        self.take(Step::Embark, By::Generator, None, events, Some(stage), written);
        Ok(())
    }

    fn take(
        &mut self,
        step: Step,
        by: By,
        asked: Option<Asked>,
        events: Vec<Event>,
        stage: Option<Stage>,
        written: Written,
    ) {
        let node = node(&self.game, self.marks, self.attempt, step, by, asked, events, stage);
        self.made.push(Made { node, written });
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

/// The place that a step has led to. It is not in a tree yet: its number and its parent are given there.
#[expect(clippy::too_many_arguments, reason = "what a place is made of, in one place")]
pub(super) fn node(
    game: &Game,
    marks: Marks,
    attempt: u8,
    step: Step,
    by: By,
    asked: Option<Asked>,
    events: Vec<Event>,
    stage: Option<Stage>,
) -> Node {
    // A scenario that begins is where replays begin.
    let state = if stage.is_some() { Held::Now(Box::new(game.state().clone())) } else { Held::Never };
    Node {
        number: 0,
        parent: None,
        step,
        by,
        asked,
        revealed: events.iter().any(|event| matches!(event, Event::TokenRevealed { .. })),
        events: Some(events.into_boxed_slice()),
        hash: Hash(game.hash()),
        marks,
        when: when(game, attempt),
        rest: rest(game, marks),
        next: None,
        state,
        stage: stage.map(Box::new),
        crossed: Crossed::default(),
    }
}

/// What the players are asked, if it is their turn.
fn rest(game: &Game, marks: Marks) -> Option<Rest> {
    match game.pending() {
        Pending::Over(_) => game.sought().is_none().then_some(Rest::Over),
        Pending::Chance(_) | Pending::Draw(_) => None,
        Pending::Choose(decision) if script::unasked(game, marks, &decision).is_some() => None,
        Pending::Choose(Decision { kind: DecisionKind::Action, source: None, .. }) => Some(Rest::Action),
        Pending::Choose(_) => Some(Rest::Answer),
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
