//! Abilities that answer an event: it asks once, naming all who could change it (rule 6.10).

use super::{ask, options};
use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::query::View;

/// A hero's ability, of the side that is up.
pub(super) fn ability(view: &View<'_>, hero: HeroId) -> Option<Ability> {
    view.table.hero(hero).map(|aboard| view.content.heroes[hero].side(aboard.promoted).ability)
}

/// Heroes who could use their ability in this window: not Wounded, and not yet this turn (rule 6.7).
pub(super) fn reactors(view: &View<'_>, window: Window) -> impl Iterator<Item = HeroId> {
    view.able()
        .filter(move |aboard| {
            !aboard.used_ability && view.content.heroes[aboard.hero].side(aboard.promoted).ability.window() == window
        })
        .map(|aboard| aboard.hero)
}

/// Asks all who could answer.
pub(super) fn ask_reaction(view: &View<'_>, window: Window, source: Option<Source>) -> Pending {
    ask_reaction_but(view, window, source, None)
}

/// Asks all who could answer but one hero, whom the event itself befalls.
pub(super) fn ask_reaction_but(
    view: &View<'_>,
    window: Window,
    source: Option<Source>,
    but: Option<HeroId>,
) -> Pending {
    let who = reactors(view, window).filter(|hero| Some(*hero) != but).map(Answer::Ability);
    ask(DecisionKind::Reaction, source, options(who.chain([Answer::Pass])))
}
