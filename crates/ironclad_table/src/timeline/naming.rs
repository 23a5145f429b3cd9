//! Ways are named: the one that is left for a moment, or a branch that was kept.

use super::NAME;
use crate::table::play::Sent;
use crate::table::{Action, Env, Table};
use crate::timeline::present as words;
use ironclad_game::session::Branch;

/// A way that is being named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Naming {
    what: Named,
    pub(crate) name: String,
    /// What it is called if nothing is typed.
    pub(crate) otherwise: String,
}

impl Naming {
    /// The words over the field, below them, and on the main button.
    pub(crate) fn title(&self) -> &'static str {
        match self.what {
            Named::Left(_) => "way-name-left",
            Named::Branch(_) => "way-name-branch",
        }
    }

    pub(crate) fn advice(&self) -> &'static str {
        match self.what {
            Named::Left(_) => "way-name-left-advice",
            Named::Branch(_) => "way-name-branch-advice",
        }
    }

    pub(crate) fn button(&self) -> &'static str {
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
    pub(crate) fn branch(way: Branch, otherwise: String) -> Self {
        Self { what: Named::Branch(way.at), name: way.name, otherwise }
    }
}

impl Table {
    /// Asks for the name of the way that would be left for a moment.
    pub(crate) fn go_back_to(&mut self, moment: u32, env: Env<'_>) -> Action {
        if self.is_writing() {
            return Action::None;
        }
        // What cannot be is said before a name is asked for.
        if let Err(error) = self.session.go_to(moment, None) {
            self.refused(&error, env);
            return Action::None;
        }
        let otherwise = words::this_way(env.text, &self.session);
        self.mode.name(Naming { what: Named::Left(moment), name: String::new(), otherwise });
        Action::Focus(NAME)
    }

    pub(crate) fn named(&mut self, env: Env<'_>) -> Action {
        if self.is_writing() {
            return Action::None;
        }
        let Some(naming) = self.mode.naming().cloned() else { return Action::None };
        let name = Some(naming.name.trim()).filter(|name| !name.is_empty());
        match naming.what {
            Named::Left(moment) => self.write(self.session.go_to(moment, name), Sent::Went, env),
            Named::Branch(at) => self.write(self.session.name_branch(at, name.unwrap_or_default()), Sent::Named, env),
        }
    }
}
