//! Ways are named: the one that is left for a moment, or a branch that was kept.

use super::super::play::Sent;
use super::super::{Action, Env, Table};
use super::NAME;
use crate::session::Branch;
use crate::ui::present::timeline as words;

/// A way that is being named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in super::super) struct Naming {
    what: Named,
    pub(in super::super) name: String,
    /// What it is called if nothing is typed.
    pub(in super::super) otherwise: String,
}

impl Naming {
    /// The words over the field, below them, and on the main button.
    pub(in super::super) fn title(&self) -> &'static str {
        match self.what {
            Named::Left(_) => "way-name-left",
            Named::Branch(_) => "way-name-branch",
        }
    }

    pub(in super::super) fn advice(&self) -> &'static str {
        match self.what {
            Named::Left(_) => "way-name-left-advice",
            Named::Branch(_) => "way-name-branch-advice",
        }
    }

    pub(in super::super) fn button(&self) -> &'static str {
        match self.what {
            Named::Left(_) => "past-go-back",
            Named::Branch(_) => "way-name-button",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Named {
    /// The way that is left for this moment.
    Left(u32),
    /// The branch that ends there.
    Branch(u32),
}

impl Naming {
    /// Of a branch that was kept, beginning with the name it has.
    pub(super) fn branch(way: Branch, otherwise: String) -> Self {
        Self { what: Named::Branch(way.at), name: way.name, otherwise }
    }
}

impl Table {
    /// Asks for the name of the way that would be left for a moment.
    pub(in super::super) fn go_back_to(&mut self, moment: u32, env: Env<'_>) -> Action {
        if self.is_writing() {
            return Action::None;
        }
        // What cannot be is said before a name is asked for.
        if let Err(error) = self.session.go_to(moment, None) {
            self.refused(&error, env);
            return Action::None;
        }
        let otherwise = words::this_way(env.text, &self.session);
        self.naming = Some(Naming { what: Named::Left(moment), name: String::new(), otherwise });
        Action::Focus(NAME)
    }

    pub(super) fn named(&mut self, env: Env<'_>) -> Action {
        let Some(naming) = self.naming.clone().filter(|_| !self.is_writing()) else { return Action::None };
        let name = Some(naming.name.trim()).filter(|name| !name.is_empty());
        match naming.what {
            Named::Left(moment) => self.write(self.session.go_to(moment, name), Sent::Went, env),
            Named::Branch(at) => self.write(self.session.name_branch(at, name.unwrap_or_default()), Sent::Named, env),
        }
    }
}
