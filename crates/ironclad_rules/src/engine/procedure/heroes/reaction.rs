//! Abilities that answer an event: it asks once, naming all who could change it (rule 6.10).

use crate::content::HeroId;
use crate::content::ability::{Ability, Window};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::procedure::{ask, options};
use crate::engine::query::View;
use crate::engine::state::Aboard;

/// A hero's ability, of the side that is up.
pub(in crate::engine) fn ability(view: &View<'_>, hero: HeroId) -> Option<Ability> {
    view.ability(hero)
}

/// Heroes who could use their ability in this window: free, and not yet this turn (rule 6.7). Whether it would change
/// anything, the procedure that asks knows.
pub(in crate::engine) fn reactors<'a>(view: &View<'a>, window: Window) -> impl Iterator<Item = HeroId> + use<'a> {
    let view = *view;
    // Few heroes have an ability for a window, so that is looked at before all that keeps a hero from being used.
    let able = move |aboard: &&Aboard| !aboard.used_ability && view.ability_of(aboard).window() == window;
    view.table.heroes.iter().filter(able).filter(move |aboard| view.is_free(aboard)).map(|aboard| aboard.hero)
}

/// Asks those who could answer.
pub(in crate::engine) fn ask_reaction(who: impl Iterator<Item = HeroId>, source: Option<Source>) -> Pending {
    ask(DecisionKind::Reaction, source, options(who.map(Answer::Ability).chain([Answer::Pass])))
}
