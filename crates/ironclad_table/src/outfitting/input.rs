//! Fitting out: one looks at a card, and the list says what can be done with it.

use super::shape::Shape;
use crate::decision::Top;
use crate::outfitting::present::Piece;
use crate::present::Present;
use crate::table::frame::Tab;
use crate::table::{Action, Env, Table};
use ironclad_game::content::HeroId;
use ironclad_game::engine::{Answer, Decision, DecisionKind};
use ironclad_game::patrol;
use kit::key::{Arrow, Press, moved};
use kit::measure::Class;
use words::Text;

/// The key that casts off, however many options come before that.
pub(crate) const CAST_OFF: &str = "0";

impl Table {
    /// The question of a fitting out, if it is in hand.
    pub(crate) fn fitting_out(&self) -> Option<Decision> {
        self.decision.clone().filter(|decision| decision.kind == DecisionKind::SetUp)
    }

    /// Looks at something; what `prefer` says is chosen at once.
    fn look_at(&mut self, piece: Piece, prefer: impl Fn(Answer) -> bool) {
        let Some(decision) = self.fitting_out() else { return };
        self.kept.piece = Some(piece);
        self.composer.look_at(&decision, true, |answer| Piece::of(answer) == Some(piece), prefer);
        self.list_top = Top::default();
    }

    pub(crate) fn pieces(&self, text: &Text) -> Vec<Piece> {
        Present::new(text, &self.session, self.session.game(), None).pieces()
    }

    /// Whether something comes along that its own option would leave behind.
    fn is_along(&self, piece: Piece) -> bool {
        matches!(piece, Piece::Ship(fighter) if self.session.game().table().fighter(fighter).is_some())
    }

    /// Looks at something, and chooses to take it where that can be.
    fn look_to_take(&mut self, piece: Piece) {
        let along = self.is_along(piece);
        self.look_at(piece, |answer| takes(answer, along));
    }

    /// A card was pressed: to look at it, and to take it. Pressed again it means it.
    pub(crate) fn press_piece(&mut self, place: usize, env: Env<'_>) -> Action {
        if self.is_writing() {
            return Action::None;
        }
        let Some(piece) = self.pieces(env.text).get(place).copied() else { return Action::None };
        let meant = self.composer.answers().first().copied().is_some_and(|answer| Piece::of(answer) == Some(piece));
        if meant && self.kept.piece == Some(piece) {
            return self.send(env);
        }
        self.look_to_take(piece);
        Action::None
    }

    /// Hires and posts the crew that a purser would suggest, with ships, modules and gear, in one go.
    pub(crate) fn suggest(&mut self, env: Env<'_>) -> Action {
        let steps = patrol::suggestion(self.session.game());
        // A patrol's crew is aboard and paid already.
        let asked = self.fitting_out().is_some() && self.session.game().table().log.is_some();
        if !asked || steps.is_empty() || self.is_writing() {
            return Action::None;
        }
        // Nobody is looked at any more: what can be done next is to cast off.
        self.kept.piece = None;
        self.send_all(steps, env)
    }

    /// The key that casts off chooses that, and means it when it is pressed again.
    fn press_cast_off(&mut self, env: Env<'_>) -> Action {
        let end = self.composer.listed().iter().position(|answer| *answer == Answer::Done);
        match end {
            Some(end) if !self.is_writing() && self.composer.choose(end) => self.send(env),
            Some(_) | None => Action::None,
        }
    }

    /// A hero was pressed at her post: to post her elsewhere. Says whether that is what is asked.
    pub(crate) fn look_at_posted(&mut self, hero: HeroId) -> bool {
        if self.fitting_out().is_none() || self.is_writing() || self.mode.past().is_some() {
            return false;
        }
        self.look_at(Piece::Hero(hero), |answer| matches!(answer, Answer::Assign(..)));
        true
    }

    /// The keys that go from card to card, if the ship is fitted out.
    pub(crate) fn press_at_fitting(&mut self, press: &Press, env: Env<'_>) -> Option<Action> {
        self.fitting_out()?;
        let tiny = env.class() == Class::Tiny;
        // In the smallest windows a tab covers what can be done: nothing of it is chosen or sent before it shows.
        if tiny && self.tab == Tab::Chart && matches!(press, Press::Enter | Press::Space | Press::Digit(_)) {
            self.tab = Tab::default();
            if !matches!(press, Press::Digit(_)) {
                return Some(Action::None);
            }
        }
        let (along, forward) = match press {
            Press::Arrow(Arrow::Right) | Press::Tab { back: false } => (true, true),
            Press::Arrow(Arrow::Left) | Press::Tab { back: true } => (true, false),
            Press::Arrow(Arrow::Down) => (false, true),
            Press::Arrow(Arrow::Up) => (false, false),
            Press::Letter('p') => return Some(self.suggest(env)),
            Press::Digit(0) => return Some(self.press_cast_off(env)),
            _ => return None,
        };
        if self.is_writing() {
            return Some(Action::None);
        }
        // And the cards are covered by what can be done.
        if tiny {
            self.tab = Tab::Chart;
        }
        let pieces = self.pieces(env.text);
        let now = self.kept.piece.and_then(|piece| pieces.iter().position(|other| *other == piece));
        let to = match now {
            Some(at) if !along => self.beyond(at, forward, env),
            Some(_) | None => moved(now, pieces.len(), forward)?,
        };
        self.look_to_take(*pieces.get(to)?);
        Some(Action::None)
    }

    /// The card above or below one, as they lie in this window.
    fn beyond(&self, from: usize, down: bool, env: Env<'_>) -> usize {
        let Some(view) = &self.shown.fitting else { return from };
        Shape::of(self.width_of_fitting(env.size), view).beyond(view, from, down)
    }
}

/// What pressing a card does, of what is along already or is not: hire, take, fit. Nobody is sent ashore, nothing left
/// behind, and no system taken from its player, by a press of its card or a focus that has come there.
fn takes(answer: Answer, along: bool) -> bool {
    match answer {
        Answer::Hire(_) | Answer::Fit(_) => true,
        Answer::Ship(_) => !along,
        Answer::Recon(_)
        | Answer::Move(_)
        | Answer::Rest
        | Answer::Heal
        | Answer::Repair
        | Answer::Dock
        | Answer::Ability(_)
        | Answer::EndTurn
        | Answer::Hero(_)
        | Answer::Done
        | Answer::Attempt
        | Answer::Skip
        | Answer::Skill(_)
        | Answer::Class(_)
        | Answer::Order(_)
        | Answer::NoOrder
        | Answer::Sortie(_)
        | Answer::Change(_)
        | Answer::Confirm
        | Answer::Pass
        | Answer::Target(_)
        | Answer::Service(_)
        | Answer::Leave
        | Answer::Buy(_)
        | Answer::Mend(_)
        | Answer::Upgrade(_)
        | Answer::Gear(..)
        | Answer::Dismiss(_)
        | Answer::Assign(..)
        | Answer::Deal(..)
        | Answer::Unfit(_)
        | Answer::Section(_)
        | Answer::Contract(_)
        | Answer::Promote(_)
        | Answer::Treat(_)
        | Answer::Again
        | Answer::End
        | Answer::Read
        | Answer::Word(_)
        | Answer::Option(_)
        | Answer::Offer(_)
        | Answer::Take(_)
        | Answer::Land(_)
        | Answer::Post(_)
        | Answer::Fetch(_) => false,
    }
}
