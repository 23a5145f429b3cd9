//! What the table is used for: one thing at a time. What is opened over the game holds what lies under it, and gives it
//! back when it is closed.

use crate::plan::Plan;
use crate::replay::Past;
use crate::timeline::{Naming, Timeline};

/// What the table is used for.
#[derive(Debug, Default)]
pub(crate) enum Mode {
    /// The game is played: a question is answered by its options.
    #[default]
    Playing,
    /// A phase of a combat is planned, and sent as a whole.
    Planning(Box<Plan>),
    /// Everything that was chosen is listed.
    Timeline {
        /// The list.
        timeline: Timeline,
        /// What is gone on with when it is closed.
        under: Box<Mode>,
    },
    /// A moment of the past is shown.
    Replaying {
        /// The moment, and the way it is on.
        past: Box<Past>,
        /// What is gone on with when it is closed.
        under: Box<Mode>,
    },
    /// A branch is given a name.
    Naming {
        /// The name, as far as it is typed.
        naming: Naming,
        /// What is gone on with when it is done or given up.
        under: Box<Mode>,
    },
}

impl Mode {
    /// What is open under this one; none where the game itself is.
    fn under(&self) -> Option<&Self> {
        match self {
            Self::Playing | Self::Planning(_) => None,
            Self::Timeline { under, .. } | Self::Replaying { under, .. } | Self::Naming { under, .. } => Some(under),
        }
    }

    fn under_mut(&mut self) -> Option<&mut Self> {
        match self {
            Self::Playing | Self::Planning(_) => None,
            Self::Timeline { under, .. } | Self::Replaying { under, .. } | Self::Naming { under, .. } => Some(under),
        }
    }

    /// Whether the game itself is open, played or planned.
    pub(crate) fn is_the_game(&self) -> bool {
        self.under().is_none()
    }

    /// The moment that is looked back at, also while a name is asked for over it.
    pub(crate) fn past(&self) -> Option<&Past> {
        match self {
            Self::Replaying { past, .. } => Some(past),
            _ => self.under().and_then(Self::past),
        }
    }

    pub(crate) fn past_mut(&mut self) -> Option<&mut Past> {
        match self {
            Self::Replaying { past, .. } => Some(past),
            _ => self.under_mut().and_then(Self::past_mut),
        }
    }

    /// Whether dice of the past fall again.
    pub(crate) fn has_dice(&self) -> bool {
        self.past().is_some_and(|past| past.dice().is_some())
    }

    /// Whether the past is played on by itself.
    pub(crate) fn is_running(&self) -> bool {
        self.past().is_some_and(Past::is_running)
    }

    /// The timeline, also while something is open over it.
    pub(crate) fn timeline(&self) -> Option<&Timeline> {
        match self {
            Self::Timeline { timeline, .. } => Some(timeline),
            _ => self.under().and_then(Self::timeline),
        }
    }

    pub(crate) fn timeline_mut(&mut self) -> Option<&mut Timeline> {
        match self {
            Self::Timeline { timeline, .. } => Some(timeline),
            _ => self.under_mut().and_then(Self::timeline_mut),
        }
    }

    /// The branch that is being named.
    pub(crate) fn naming(&self) -> Option<&Naming> {
        if let Self::Naming { naming, .. } = self { Some(naming) } else { None }
    }

    pub(crate) fn naming_mut(&mut self) -> Option<&mut Naming> {
        if let Self::Naming { naming, .. } = self { Some(naming) } else { None }
    }

    /// The plan that is made, also while something is open over it.
    pub(crate) fn plan(&self) -> Option<&Plan> {
        match self {
            Self::Planning(plan) => Some(plan),
            _ => self.under().and_then(Self::plan),
        }
    }

    pub(crate) fn plan_mut(&mut self) -> Option<&mut Plan> {
        match self {
            Self::Planning(plan) => Some(plan),
            _ => self.under_mut().and_then(Self::plan_mut),
        }
    }

    /// The game itself, whatever is open over it.
    fn game_mut(&mut self) -> &mut Self {
        match self {
            Self::Playing | Self::Planning(_) => self,
            Self::Timeline { under, .. } | Self::Replaying { under, .. } | Self::Naming { under, .. } => {
                under.game_mut()
            }
        }
    }

    /// Takes the plan away; the game is played on without one.
    pub(crate) fn take_plan(&mut self) -> Option<Box<Plan>> {
        match std::mem::take(self.game_mut()) {
            Self::Planning(plan) => Some(plan),
            _ => None,
        }
    }

    /// The game is planned, or played, under whatever is open over it.
    pub(crate) fn set_plan(&mut self, plan: Option<Box<Plan>>) {
        *self.game_mut() = plan.map_or(Self::Playing, Self::Planning);
    }

    /// Closes all that is open over the game.
    pub(crate) fn close_all(&mut self) {
        while self.close() {}
    }

    /// Closes what is open over the rest. Says whether anything was.
    pub(crate) fn close(&mut self) -> bool {
        match std::mem::take(self) {
            Self::Timeline { under, .. } | Self::Replaying { under, .. } | Self::Naming { under, .. } => {
                *self = *under;
                true
            }
            game @ (Self::Playing | Self::Planning(_)) => {
                *self = game;
                false
            }
        }
    }

    /// Opens the timeline over the game, and nothing else.
    pub(crate) fn open_timeline(&mut self, timeline: Timeline) {
        self.close_all();
        *self = Self::Timeline { timeline, under: Box::new(std::mem::take(self)) };
    }

    /// Looks back at a moment, over the game or the timeline.
    pub(crate) fn look_back(&mut self, past: Past) {
        while !self.is_the_game() && !matches!(self, Self::Timeline { .. }) {
            self.close();
        }
        *self = Self::Replaying { past: Box::new(past), under: Box::new(std::mem::take(self)) };
    }

    /// No name is asked for any more.
    pub(crate) fn close_naming(&mut self) {
        if self.naming().is_some() {
            self.close();
        }
    }

    /// Asks for a name, over whatever is open.
    pub(crate) fn name(&mut self, naming: Naming) {
        self.close_naming();
        *self = Self::Naming { naming, under: Box::new(std::mem::take(self)) };
    }
}
