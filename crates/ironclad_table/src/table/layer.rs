//! What lies over what on the table. Whoever asks what a key, the main button or a press means now asks here, layer by
//! layer, so that one that is new must be thought of everywhere.

use super::menu::Menu;
use super::mode::Mode;
use super::{Over, Table};
use crate::brief::BriefView;
use crate::inspect::input::Walk;
use crate::replay::Past;
use crate::story::Story;
use crate::timeline::{Naming, Timeline};
use kit::explain::ExplainView;
use kit::measure::Class;

/// What lies uppermost now.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Layer<'a> {
    /// What something is, told in full.
    Explain(Option<&'a ExplainView>),
    /// The brief of the scenario.
    Brief(Option<&'a BriefView>),
    /// A menu, with the row in focus.
    Menu(Menu, usize),
    /// Somebody walks from thing to thing, to be told what each is.
    Walk(Walk),
    /// The card that tells how a combat ended.
    Report,
    /// What was said.
    Said,
    /// Nothing: the table itself.
    Table(Base<'a>),
}

/// What lies under all that can be laid over the table; the main button is about that.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Base<'a> {
    /// A branch is given a name.
    Naming(&'a Naming),
    /// Everything that was chosen is listed.
    Timeline(&'a Timeline),
    /// A moment of the past is shown.
    Past(&'a Past),
    /// Dice fall.
    Dice,
    /// A page is read, or its options are chosen from.
    Page(&'a Story),
    /// The players look round, where a lesson begins with that.
    LookRound,
    /// The game or its campaign is over.
    Ended,
    /// The file is only read, so that nothing can be answered.
    ReadOnly,
    /// The players are asked for a die of their own.
    Die,
    /// A phase of a combat is planned.
    Plan,
    /// A question is answered by its options.
    Question,
}

impl Table {
    /// What lies uppermost in a window of this class.
    pub(crate) fn top(&self, class: Class) -> Layer<'_> {
        match (self.overlay.over(), self.overlay.walk()) {
            (Some(Over::Explain(_)), _) => Layer::Explain(self.shown.explain.as_ref()),
            (Some(Over::Brief(_)), _) => Layer::Brief(self.shown.brief.as_ref()),
            (Some(Over::Menu(menu, row)), _) => Layer::Menu(menu, row),
            (None, Some(walk)) => Layer::Walk(walk),
            (None, None) if self.report_has_the_key(class) => Layer::Report,
            (None, None) if self.said_has_the_key(class) => Layer::Said,
            (None, None) => Layer::Table(self.base()),
        }
    }

    /// What the table itself shows, whatever lies over it.
    pub(crate) fn base(&self) -> Base<'_> {
        match &self.mode {
            Mode::Naming { naming, .. } => return Base::Naming(naming),
            Mode::Timeline { timeline, .. } => return Base::Timeline(timeline),
            Mode::Replaying { past, .. } => return Base::Past(past),
            Mode::Playing | Mode::Planning(_) => {}
        }
        if self.animation.has_dice() {
            return Base::Dice;
        }
        if let Some(page) = &self.shown.page {
            return Base::Page(page);
        }
        if !self.lesson.has_looked() {
            return Base::LookRound;
        }
        // Where something is asked, the game is not over and waits for no die.
        let asks = self.decision.is_some();
        if !asks && self.is_over() {
            Base::Ended
        } else if self.session.is_read_only() {
            Base::ReadOnly
        } else if !asks && self.die_asked().is_some() {
            Base::Die
        } else if self.plan().is_some() {
            Base::Plan
        } else {
            Base::Question
        }
    }
}
