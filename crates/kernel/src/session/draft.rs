//! A bundle in the making: inputs tried on a copy of the game. Nothing has changed until it is written and taken over.

use super::chance_queue::{ChanceQueue, generated};
use super::node::{Held, Node, Rest, Step, UndoneChance, when};
use super::script::{self, Steps};
use super::{DiceSource, SessionError};
use crate::chance::Die;
use crate::game::{AnyInput, Game, HashForm, Illegal, Input, Pending, Wanted};
use crate::save::{By, Embark, Marks, Written};
use crate::seat::SeatSet;

/// An input that was tried, and how the journal writes it.
#[derive(Debug)]
pub(super) struct Made<G: Game> {
    pub(super) node: Node<G>,
    pub(super) written: Written,
}

/// A copy of the game on which a bundle is made.
#[derive(Debug)]
pub struct Draft<G: Game> {
    game: G,
    marks: Marks,
    /// The marks before the first input of this draft.
    from: Marks,
    attempt: u8,
    queue: ChanceQueue<G>,
    seed: u64,
    source: DiceSource,
    /// The stage in hand, and the state in which it began.
    stage: G::Stage,
    began: Box<G::State>,
    made: Vec<Made<G>>,
}

/// What a draft is made on.
pub(super) struct Ground<G: Game> {
    pub(super) game: G,
    pub(super) marks: Marks,
    pub(super) attempt: u8,
    pub(super) queue: ChanceQueue<G>,
    pub(super) seed: u64,
    pub(super) source: DiceSource,
    pub(super) stage: G::Stage,
    pub(super) began: Box<G::State>,
}

impl<G: Game> Draft<G> {
    pub(super) fn new(ground: Ground<G>) -> Self {
        let Ground { game, marks, attempt, queue, seed, source, stage, began } = ground;
        Self { game, marks, from: marks, attempt, queue, seed, source, stage, began, made: Vec::new() }
    }

    /// The game as it would stand.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Whether nothing has been tried yet.
    pub fn is_empty(&self) -> bool {
        self.made.is_empty()
    }

    /// The question that would wait for the players. In a scripted lesson only the scripted option is legal.
    pub fn decision(&self) -> Option<G::Decision> {
        match self.game.pending() {
            Pending::Choose(decision) => Some(script::narrowed(&self.game, self.marks, decision)),
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
        }
    }

    /// The steps of the scripted lesson that would be completed.
    pub fn completed(&self) -> Steps<'_, G::Step> {
        script::completed(&self.game, self.from, self.marks)
    }

    /// Answers the decision, and runs to the next.
    ///
    /// # Errors
    /// If the answer is not an option, or the campaign cannot go on; then the draft is of no more use.
    pub fn answer(&mut self, answer: G::Answer) -> Result<(), SessionError<G::Fault>> {
        if !matches!(self.game.pending(), Pending::Choose(_)) {
            return Err(SessionError::NothingAsked);
        }
        if script::wanted(&self.game, self.marks).is_some_and(|wanted| wanted != answer) {
            return Err(SessionError::IllegalOption);
        }
        self.submit(AnyInput::Answer(answer), By::Players).map_err(|_| SessionError::IllegalOption)?;
        self.settle()
    }

    /// Gives the die that is waited for, and runs to the next decision or the next die.
    ///
    /// # Errors
    /// If no die is waited for, or the campaign cannot go on.
    pub fn roll(&mut self, die: Die) -> Result<(), SessionError<G::Fault>> {
        let input = AnyInput::Die(die);
        self.queue.given(&input);
        self.submit(input, By::Players).map_err(|_| SessionError::NoDieAsked)?;
        self.settle()
    }

    /// Rolls, passes by and goes on to the next scenario until the players are asked, or it is over.
    ///
    /// # Errors
    /// If the campaign cannot go on.
    pub fn settle(&mut self) -> Result<(), SessionError<G::Fault>> {
        loop {
            if let Some(wanted) = self.game.wanted() {
                self.embark(wanted).map_err(SessionError::Game)?;
                continue;
            }
            let Some((input, by)) = self.unasked() else { return Ok(()) };
            if self.submit(input, by).is_err() {
                // What the engine asked for it takes; were it not to, the players are asked.
                return Ok(());
            }
        }
    }

    pub(super) fn done(self) -> (Vec<Made<G>>, ChanceQueue<G>, G) {
        (self.made, self.queue, self.game)
    }

    fn submit(&mut self, input: Input<G>, by: By) -> Result<(), Illegal> {
        let (asked, marks) = after(&self.game, self.marks, &input, by);
        let secret = secret_of(&self.game);
        let written = match &input {
            AnyInput::Answer(answer) => Written::Choose(self.game.write_answer(answer)),
            AnyInput::Die(die) => Written::Die(*die),
            AnyInput::Drawn(drawn) => Written::Draw(self.game.write_drawn(drawn)),
        };
        let mut events = Vec::new();
        self.game.submit(input.clone(), &mut events)?;
        self.marks = marks;
        self.take(Step::Input(input), by, asked, secret, events, None, written);
        Ok(())
    }

    /// The campaign goes on.
    fn embark(&mut self, wanted: Wanted) -> Result<(), G::Fault> {
        let embark = match wanted {
            Wanted::Again => {
                self.attempt = self.attempt.saturating_add(1);
                Embark::Again
            }
            Wanted::Next => {
                self.stage = self.game.next_stage(self.seed)?;
                self.attempt = 0;
                Embark::Next(G::write_stage(&self.stage))
            }
        };
        let stage = self.stage.clone();
        let mut events = Vec::new();
        self.game = self.game.embark(&stage, &self.began, &mut events);
        *self.began = self.game.state().clone();
        self.take(Step::Embark, By::Generator, None, None, events, Some(stage), Written::Embark(embark));
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "what a place is made of, in one place")]
    fn take(
        &mut self,
        step: Step<G>,
        by: By,
        asked: Option<G::Asked>,
        secret: Option<SeatSet>,
        events: Vec<G::Event>,
        stage: Option<G::Stage>,
        written: Written,
    ) {
        let mut node = node(&self.game, self.marks, self.attempt, step, by, asked, events, stage);
        node.secret = secret;
        self.made.push(Made { node, written });
    }

    fn unasked(&mut self) -> Option<(Input<G>, By)> {
        match self.game.pending() {
            Pending::Over(_) => None,
            Pending::Choose(decision) => self.passed_by(&decision),
            Pending::Chance(_) | Pending::Draw(_) => self.chance(),
        }
    }

    fn passed_by(&self, decision: &G::Decision) -> Option<(Input<G>, By)> {
        script::unasked(&self.game, self.marks, decision).map(|answer| (AnyInput::Answer(answer), By::Script))
    }

    fn chance(&mut self) -> Option<(Input<G>, By)> {
        let chances = self.game.chances();
        let scripted = script::die(&self.game, self.marks).map(AnyInput::Die);
        if let Some(input) = scripted.filter(|input| chances.contains(input)) {
            return Some((input, By::Script));
        }
        // Tokens lie in the app: people who roll their own dice are not asked to shuffle them.
        if self.source == DiceSource::Asked && matches!(self.game.pending(), Pending::Chance(_)) {
            return None;
        }
        match self.queue.next(&chances) {
            Some(input) => Some((input, By::Players)),
            None => generated(self.seed, self.marks.chances, &chances).map(|input| (input, By::Generator)),
        }
    }
}

/// The place that a step has led to. It is not in a tree yet: its number and its parent are given there.
#[expect(clippy::too_many_arguments, reason = "what a place is made of, in one place")]
pub(super) fn node<G: Game>(
    game: &G,
    marks: Marks,
    attempt: u8,
    step: Step<G>,
    by: By,
    asked: Option<G::Asked>,
    events: Vec<G::Event>,
    stage: Option<G::Stage>,
) -> Node<G> {
    // A scenario that begins is where replays begin.
    let state = if stage.is_some() { Held::Now(Box::new(game.state().clone())) } else { Held::Never };
    Node {
        number: 0,
        parent: None,
        step,
        by,
        asked,
        revealed: events.iter().any(G::reveals),
        secret: None,
        events: Some(events.into_boxed_slice()),
        hash: game.hash(HashForm::Canonical),
        marks,
        when: when(game, attempt),
        rest: rest(game, marks),
        next: None,
        state,
        stage: stage.map(Box::new),
        undone_chance: UndoneChance::default(),
    }
}

/// Whose secret the answer to the pending question is, if it is one.
pub(super) fn secret_of<G: Game>(game: &G) -> Option<SeatSet> {
    match game.pending() {
        Pending::Choose(decision) if G::is_secret(&decision) => Some(game.seats(&decision)),
        Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
    }
}

/// What the players are asked, if it is their turn.
fn rest<G: Game>(game: &G, marks: Marks) -> Option<Rest> {
    match game.pending() {
        Pending::Over(_) => game.wanted().is_none().then_some(Rest::Over),
        Pending::Chance(_) | Pending::Draw(_) => None,
        Pending::Choose(decision) if script::unasked(game, marks, &decision).is_some() => None,
        Pending::Choose(decision) if G::is_action(&decision) => Some(Rest::Action),
        Pending::Choose(_) => Some(Rest::Answer),
    }
}

/// What the input answers, and how far it brings the path.
pub(super) fn after<G: Game>(game: &G, mut marks: Marks, input: &Input<G>, by: By) -> (Option<G::Asked>, Marks) {
    match (input, game.pending()) {
        (AnyInput::Answer(answer), Pending::Choose(decision)) => {
            if by == By::Players && script::wanted(game, marks).as_ref() == Some(answer) {
                marks.taken += 1;
            }
            (Some(G::asked(&decision)), marks)
        }
        (AnyInput::Die(_), _) => {
            marks.chances += 1;
            if by == By::Script {
                marks.fed += 1;
            }
            (None, marks)
        }
        (AnyInput::Drawn(_), _) => {
            marks.chances += 1;
            (None, marks)
        }
        (AnyInput::Answer(_), Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_)) => (None, marks),
    }
}
