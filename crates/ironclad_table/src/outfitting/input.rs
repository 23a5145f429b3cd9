//! Fitting out: one looks at a card, and the list says what can be done with it.

use crate::outfitting::present::Piece;
use crate::present::Present;
use crate::table::{Action, Env, Table};
use ironclad_game::content::HeroId;
use ironclad_game::engine::{Answer, Decision, DecisionKind};
use ironclad_game::patrol;
use kit::key::{Arrow, Press, moved};
use words::Text;

/// Cards that up and down go by: as many as lie side by side in most windows.
const ACROSS: usize = 4;

impl Table {
    /// The question of a fitting out, if it is in hand.
    pub(crate) fn fitting_out(&self) -> Option<Decision> {
        self.decision.clone().filter(|decision| decision.kind == DecisionKind::SetUp)
    }

    /// Looks at something; what `prefer` says is chosen at once.
    fn look_at(&mut self, piece: Piece, prefer: impl Fn(Answer) -> bool) {
        let Some(decision) = self.fitting_out() else { return };
        self.piece = Some(piece);
        self.composer.look_at(&decision, true, |answer| Piece::of(answer) == Some(piece), prefer);
        self.list_top = 0;
    }

    pub(crate) fn pieces(&self, text: &Text) -> Vec<Piece> {
        Present::new(text, &self.session, self.session.game(), None).pieces()
    }

    /// A card was pressed: to look at it, and to take it or leave it. Pressed again it means it.
    pub(crate) fn press_piece(&mut self, place: usize, env: Env<'_>) -> Action {
        if self.is_writing() {
            return Action::None;
        }
        let Some(piece) = self.pieces(env.text).get(place).copied() else { return Action::None };
        let meant = self.composer.answers().first().copied().is_some_and(|answer| Piece::of(answer) == Some(piece));
        if meant && self.piece == Some(piece) {
            return self.send(env);
        }
        self.look_at(piece, takes_or_leaves);
        Action::None
    }

    /// Hires and posts the crew that a purser would suggest, with ships, modules and gear, in one go.
    pub(crate) fn suggest(&mut self, env: Env<'_>) -> Action {
        let steps = patrol::suggestion(self.session.game());
        // A patrol's crew is aboard and paid already.
        let asked = self.fitting_out().is_some() && self.session.game().table().log.is_some();
        if asked && !steps.is_empty() { self.send_all(steps, env) } else { Action::None }
    }

    /// A hero was pressed at her post: to post her elsewhere. Says whether that is what is asked.
    pub(crate) fn look_at_posted(&mut self, hero: HeroId) -> bool {
        if self.fitting_out().is_none() || self.is_writing() || self.mode.past().is_some() {
            return false;
        }
        self.look_at(Piece::Hero(hero), |answer| matches!(answer, Answer::Assign(..)));
        true
    }

    /// The keys that go from card to card.
    pub(crate) fn press_at_fitting(&mut self, press: &Press, env: Env<'_>) -> Option<Action> {
        let step: (usize, bool) = match press {
            Press::Arrow(Arrow::Right) | Press::Tab { back: false } => (1, true),
            Press::Arrow(Arrow::Left) | Press::Tab { back: true } => (1, false),
            Press::Arrow(Arrow::Down) => (ACROSS, true),
            Press::Arrow(Arrow::Up) => (ACROSS, false),
            Press::Letter('p') => return Some(self.suggest(env)),
            _ => return None,
        };
        if self.is_writing() {
            return Some(Action::None);
        }
        let pieces = self.pieces(env.text);
        let now = self.piece.and_then(|piece| pieces.iter().position(|other| *other == piece));
        let to = match (now, step) {
            (None, (_, forward)) | (_, (1, forward)) => moved(now, pieces.len(), forward)?,
            (Some(at), (far, true)) => (at + far).min(pieces.len().saturating_sub(1)),
            (Some(at), (far, false)) => at.saturating_sub(far),
        };
        self.look_at(*pieces.get(to)?, takes_or_leaves);
        Some(Action::None)
    }
}

/// What pressing a card does: hire, take or leave, fit or take out. Nobody is sent ashore again by a press of her card.
fn takes_or_leaves(answer: Answer) -> bool {
    !matches!(answer, Answer::Dismiss(_) | Answer::Assign(..) | Answer::Gear(..) | Answer::Done)
}
