//! Passive abilities of those who are on a check (rule 6.6).

use super::Check;
use crate::content::passive::Passive;
use crate::content::terms::Track;
use crate::engine::chance::{Against, Die};
use crate::engine::decision::Source;
use crate::engine::play::{Play, succeeds, total};
use crate::engine::query::View;

impl Check {
    /// Whether a natural 1 is a plain 1 for somebody who is on it (rule 6.6).
    pub(super) fn is_steady(self, view: &View<'_>) -> bool {
        self.committed.iter().flatten().any(|one| view.passive(one.hero) == Some(Passive::SteadyHand))
    }

    pub(super) fn succeeds(self, view: &View<'_>, die: Die, against: Against) -> bool {
        let plainly = die.face() == 1 && self.is_steady(view);
        let reached = against.reach.is_none_or(|reach| total(die, against) >= reach);
        if plainly { reached } else { succeeds(view.setup.mode, die, against) }
    }

    /// Morale gained from those on it whom a failure moves to say something (rule 6.6).
    pub(super) fn console(self, play: &mut Play<'_>) {
        for one in self.committed.into_iter().flatten() {
            if let Some(Passive::Consoles { morale }) = play.view().passive(one.hero) {
                play.count(Track::Morale, morale.into(), Some(Source::Ability(one.hero)));
            }
        }
    }

    /// Hits from within that its failure does less for those who are on it (rule 6.6).
    pub(super) fn braced(self, view: &View<'_>) -> u8 {
        let hits = self.committed.iter().flatten().map(|one| match view.passive(one.hero) {
            Some(Passive::Braces { hits }) => hits,
            _ => 0,
        });
        hits.fold(0, u8::saturating_add)
    }
}
