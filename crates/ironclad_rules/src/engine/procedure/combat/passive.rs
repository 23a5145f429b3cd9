//! Passive abilities that show at the end of a phase, or of a combat (rule 6.6).

use arrayvec::ArrayVec;

use crate::content::passive::Passive;
use crate::content::terms::{System, Track};
use crate::content::{FighterId, HeroId};
use crate::engine::decision::Source;
use crate::engine::play::Play;
use crate::engine::query::signed;

/// Heroes who can take part in a phase: one for each system, and one for each bay.
const ENGAGED: usize = 6;

/// A phase is over: those who carried out an order put energy back.
pub(super) fn phase_over(play: &mut Play<'_>) {
    let view = play.view();
    let givers = System::ALL.into_iter().map(|system| view.plan(system)).filter(|plan| plan.order.is_some());
    let back = givers.filter_map(|plan| plan.hero).map(|hero| match view.passive(hero) {
        Some(Passive::Recharges { energy }) => energy,
        _ => 0,
    });
    let back = back.fold(0, u8::saturating_add);
    let then = view.table.energy.saturating_add(back).min(view.most_energy());
    if then > play.table().energy {
        play.change_energy(then);
    }
}

/// A combat is over: prizes are counted, and ships land.
pub(super) fn combat_over(play: &mut Play<'_>, won: bool) {
    let view = play.view();
    let engaged: ArrayVec<HeroId, ENGAGED> = view.engaged().take(ENGAGED).collect();
    let out = view.table.combat.iter().flat_map(|combat| combat.launched.iter());
    let landing: ArrayVec<(FighterId, u8), ENGAGED> = out
        .filter_map(|out| match view.passive(out.pilot) {
            Some(Passive::LandsWell { damage }) => Some((out.fighter, damage.unwrap_or(u8::MAX))),
            _ => None,
        })
        .take(ENGAGED)
        .collect();
    for (fighter, most) in landing {
        let carried = play.table().fighter(fighter).map_or(0, |bay| bay.damage);
        play.change_fighter(fighter, -signed(carried.min(most)));
    }
    if !won || play.setup.scripted {
        return;
    }
    for hero in engaged {
        if let Some(Passive::Prize { credits }) = play.view().passive(hero) {
            play.count(Track::Credits, credits.into(), Some(Source::Ability(hero)));
        }
    }
}
