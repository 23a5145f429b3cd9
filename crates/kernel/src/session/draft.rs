//! Inputs tried on a copy of the game. The session changes only once they are written as a transaction.

use super::chance_queue::{ChanceQueue, generated};
use super::node::{CachedState, Node, PausePoint, Step, UndoneChance, when};
use super::script::{self, Steps};
use super::{DiceSource, SessionError};
use crate::chance::Die;
use crate::game::{AnyInput, Game, HashForm, Illegal, Input, Pending, Wanted};
use crate::save::{InputSource, Progress, StageChange, WrittenInput};
use crate::seat::SeatSet;

/// An input that was tried, and its line in the journal.
#[derive(Debug)]
pub(super) struct InputRecord<G: Game> {
    pub(super) node: Node<G>,
    pub(super) written: WrittenInput,
}

/// A copy of the game on which answers can be tried.
#[derive(Debug)]
pub struct Draft<G: Game> {
    game: G,
    progress: Progress,
    /// Progress before the first input of this draft.
    from: Progress,
    attempt: u8,
    queue: ChanceQueue<G>,
    seed: u64,
    source: DiceSource,
    /// The current stage, and the state in which it began.
    stage: G::Stage,
    began: Box<G::State>,
    made: Vec<InputRecord<G>>,
}

/// What a draft begins with.
pub(super) struct DraftStart<G: Game> {
    pub(super) game: G,
    pub(super) progress: Progress,
    pub(super) attempt: u8,
    pub(super) queue: ChanceQueue<G>,
    pub(super) seed: u64,
    pub(super) source: DiceSource,
    pub(super) stage: G::Stage,
    pub(super) began: Box<G::State>,
}

impl<G: Game> Draft<G> {
    pub(super) fn new(start: DraftStart<G>) -> Self {
        let DraftStart { game, progress, attempt, queue, seed, source, stage, began } = start;
        Self { game, progress, from: progress, attempt, queue, seed, source, stage, began, made: Vec::new() }
    }

    /// The game after the inputs tried so far.
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
            Pending::Choose(decision) => Some(script::narrowed(&self.game, self.progress, decision)),
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
        }
    }

    /// The steps of the scripted lesson that would be completed.
    pub fn completed(&self) -> Steps<'_, G::Step> {
        script::completed(&self.game, self.from, self.progress)
    }

    /// Answers the decision, and runs to the next.
    ///
    /// # Errors
    /// If the answer is not an option, or the next stage cannot begin; then drop the draft.
    pub fn answer(&mut self, answer: G::Answer) -> Result<(), SessionError<G::Fault>> {
        if !matches!(self.game.pending(), Pending::Choose(_)) {
            return Err(SessionError::NothingAsked);
        }
        if script::wanted(&self.game, self.progress).is_some_and(|wanted| wanted != answer) {
            return Err(SessionError::IllegalOption);
        }
        self.submit(AnyInput::Answer(answer), InputSource::Players).map_err(|_| SessionError::IllegalOption)?;
        self.settle()
    }

    /// Gives the pending die, and runs to the next decision or die.
    ///
    /// # Errors
    /// If no die is pending, or the next stage cannot begin.
    pub fn roll(&mut self, die: Die) -> Result<(), SessionError<G::Fault>> {
        let input = AnyInput::Die(die);
        self.queue.given(&input);
        self.submit(input, InputSource::Players).map_err(|_| SessionError::NoDieAsked)?;
        self.settle()
    }

    /// Rolls dice, passes scripted reactions and begins further stages until the players are asked or the game is over.
    ///
    /// # Errors
    /// If the next stage cannot begin, or the game refuses what it asked for; then drop the draft.
    pub fn settle(&mut self) -> Result<(), SessionError<G::Fault>> {
        loop {
            if let Some(wanted) = self.game.wanted() {
                self.enter_stage(wanted).map_err(SessionError::Game)?;
                continue;
            }
            let Some((input, by)) = self.unasked() else { return Ok(()) };
            self.submit(input, by).map_err(SessionError::Refused)?;
        }
    }

    pub(super) fn done(self) -> (Vec<InputRecord<G>>, ChanceQueue<G>, G) {
        (self.made, self.queue, self.game)
    }

    fn submit(&mut self, input: Input<G>, by: InputSource) -> Result<(), Illegal> {
        let (asked, progress) = after(&self.game, self.progress, &input, by);
        let secret = secret_of(&self.game, &input);
        let written = match &input {
            AnyInput::Answer(answer) => WrittenInput::Choose(self.game.write_answer(answer)),
            AnyInput::Die(die) => WrittenInput::Die(*die),
            AnyInput::Drawn(drawn) => WrittenInput::Draw(self.game.write_drawn(drawn)),
        };
        let mut events = Vec::new();
        self.game.submit(input.clone(), &mut events)?;
        self.progress = progress;
        self.take(Step::Input(input), by, asked, secret, events, None, written);
        Ok(())
    }

    /// Begins the next stage, or the same one again.
    fn enter_stage(&mut self, wanted: Wanted) -> Result<(), G::Fault> {
        let embark = match wanted {
            Wanted::Again => {
                self.attempt = self.attempt.saturating_add(1);
                StageChange::Again
            }
            Wanted::Next => {
                self.stage = self.game.next_stage(self.seed)?;
                self.attempt = 0;
                StageChange::Next(G::write_stage(&self.stage))
            }
        };
        let stage = self.stage.clone();
        let mut events = Vec::new();
        self.game = self.game.enter_stage(&stage, &self.began, &mut events);
        *self.began = self.game.state().clone();
        self.take(
            Step::StageChange,
            InputSource::Generator,
            None,
            None,
            events,
            Some(stage),
            WrittenInput::Stage(embark),
        );
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "what a place is made of, in one place")]
    fn take(
        &mut self,
        step: Step<G>,
        by: InputSource,
        asked: Option<G::Asked>,
        secret: Option<SeatSet>,
        events: Vec<G::Event>,
        stage: Option<G::Stage>,
        written: WrittenInput,
    ) {
        let mut node = node(&self.game, self.progress, self.attempt, step, by, asked, events, stage);
        node.secret = secret;
        self.made.push(InputRecord { node, written });
    }

    fn unasked(&mut self) -> Option<(Input<G>, InputSource)> {
        match self.game.pending() {
            Pending::Over(_) => None,
            Pending::Choose(decision) => self.passed_by(&decision),
            Pending::Chance(_) | Pending::Draw(_) => self.chance(),
        }
    }

    fn passed_by(&self, decision: &G::Decision) -> Option<(Input<G>, InputSource)> {
        script::unasked(&self.game, self.progress, decision)
            .map(|answer| (AnyInput::Answer(answer), InputSource::Script))
    }

    fn chance(&mut self) -> Option<(Input<G>, InputSource)> {
        let chances = self.game.chances();
        let scripted = script::die(&self.game, self.progress).map(AnyInput::Die);
        if let Some(input) = scripted
            && chances.contains(&input)
        {
            return Some((input, InputSource::Script));
        }
        // Tokens are drawn by the app even for people who roll their own dice: they have no pile to shuffle.
        if self.source == DiceSource::Asked && matches!(self.game.pending(), Pending::Chance(_)) {
            return None;
        }
        match self.queue.next(&chances) {
            Some(input) => Some((input, InputSource::Players)),
            None => generated(self.seed, self.progress.chances, &chances).map(|input| (input, InputSource::Generator)),
        }
    }
}

/// The node that a step leads to. The tree gives it its number and parent.
#[expect(clippy::too_many_arguments, reason = "what a place is made of, in one place")]
pub(super) fn node<G: Game>(
    game: &G,
    progress: Progress,
    attempt: u8,
    step: Step<G>,
    by: InputSource,
    asked: Option<G::Asked>,
    events: Vec<G::Event>,
    stage: Option<G::Stage>,
) -> Node<G> {
    // Replays begin where a stage begins.
    let state = if stage.is_some() { CachedState::Now(Box::new(game.state().clone())) } else { CachedState::Never };
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
        progress,
        when: when(game, attempt),
        rest: rest(game, progress),
        next: None,
        state,
        stage: stage.map(Box::new),
        anchored: false,
        undone_chance: UndoneChance::default(),
    }
}

/// The seats that know an answer to the pending question, if it is secret.
pub(super) fn secret_of<G: Game>(game: &G, input: &Input<G>) -> Option<SeatSet> {
    match (game.pending(), input) {
        (Pending::Choose(decision), AnyInput::Answer(answer)) if G::is_secret(&decision) => {
            Some(game.allies(game.answering(&decision, answer)))
        }
        (Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_), _) => None,
    }
}

/// The seats that are planning in secret now, with their allies, if any are.
pub(super) fn planning<G: Game>(game: &G) -> Option<SeatSet> {
    match game.pending() {
        Pending::Choose(decision) if G::is_secret(&decision) => Some(game.allies(game.seats(&decision))),
        Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
    }
}

/// What the players are asked, if they are asked anything.
fn rest<G: Game>(game: &G, progress: Progress) -> Option<PausePoint> {
    match game.pending() {
        Pending::Over(_) if game.wanted().is_some() => None,
        Pending::Over(_) => Some(PausePoint::Over),
        Pending::Chance(_) | Pending::Draw(_) => None,
        Pending::Choose(decision) if script::unasked(game, progress, &decision).is_some() => None,
        Pending::Choose(decision) if G::is_action(&decision) => Some(PausePoint::Action),
        Pending::Choose(_) => Some(PausePoint::Answer),
    }
}

/// The question that an input answers, and the progress after it.
pub(super) fn after<G: Game>(
    game: &G,
    mut progress: Progress,
    input: &Input<G>,
    by: InputSource,
) -> (Option<G::Asked>, Progress) {
    match (input, game.pending()) {
        (AnyInput::Answer(answer), Pending::Choose(decision)) => {
            if by == InputSource::Players && script::wanted(game, progress).as_ref() == Some(answer) {
                progress.taken += 1;
            }
            (Some(G::asked(&decision)), progress)
        }
        (AnyInput::Die(_), _) => {
            progress.chances += 1;
            if by == InputSource::Script {
                progress.fed += 1;
            }
            (None, progress)
        }
        (AnyInput::Drawn(_), _) => {
            progress.chances += 1;
            (None, progress)
        }
        (AnyInput::Answer(_), Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_)) => (None, progress),
    }
}
