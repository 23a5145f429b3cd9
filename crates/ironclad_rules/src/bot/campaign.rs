//! What a sensible player does between combats and turns of a campaign: fits out, promotes, pays for repairs, signs on.
//!
//! Looking two turns ahead says little about these, so they go by rules of thumb.

use std::cmp::Reverse;

use crate::content::HeroId;
use crate::content::terms::{Section, Track};
use crate::engine::decision::{Good, Part, ServiceChoice, Upgrade};
use crate::engine::query::{Standing, View};
use crate::engine::{Answer, Decision, DecisionKind, Game};
use crate::patrol;

/// Credits kept for the next crew when something is repaired or somebody healed.
const FOR_A_CREW: u16 = 5;
/// Credits kept when something is bought that the ship could do without.
const PLENTY: u16 = 12;
/// The Morale that is high enough: it adds to rolls.
const MERRY: u8 = 5;
/// The Hull under which nothing else is paid for first.
const LOW_HULL: u8 = 3;

/// The answer, if the question is one between scenarios.
pub(super) fn choose(game: &Game, decision: &Decision) -> Option<Answer> {
    let view = game.view();
    let options = decision.options.iter().copied();
    match decision.kind {
        DecisionKind::SetUp => Some(patrol::suggested(game).unwrap_or(Answer::Done)),
        // A word elsewhere goes to whoever likes the players best and is not an ally yet: friends send somebody, or something.
        DecisionKind::Word => {
            let standing = |answer: &Answer| match answer {
                Answer::Word(power) if view.standing(*power) < Standing::Ally => view.table.reputation(*power),
                _ => i8::MIN,
            };
            options.max_by_key(standing)
        }
        DecisionKind::Loss => Some(Answer::Again),
        DecisionKind::Promotion => {
            let heroes =
                options.filter_map(|answer| if let Answer::Promote(hero) = answer { Some(hero) } else { None });
            Some(heroes.max_by_key(|hero| (gain(&view, *hero), Reverse(*hero))).map_or(Answer::Done, Answer::Promote))
        }
        DecisionKind::Refit => {
            let wanted = wanted(&view).into_iter();
            let bought =
                wanted.filter(|(answer, kept)| decision.options.contains(answer) && spares(&view, *answer, *kept));
            Some(bought.map(|(answer, _)| answer).next().unwrap_or(Answer::Done))
        }
        DecisionKind::Contract => {
            let standing = |answer: &Answer| match answer {
                Answer::Contract(power) => view.table.reputation(*power),
                _ => i8::MIN,
            };
            // The first of equals, so that one power becomes the ally.
            options.rev().max_by_key(standing)
        }
        _ => None,
    }
}

/// What a promotion adds to a hero's skills.
fn gain(view: &View<'_>, hero: HeroId) -> u8 {
    let sides = &view.content.heroes[hero];
    let sum = |promoted: bool| sides.side(promoted).skills.values().sum::<u8>();
    sum(true).saturating_sub(sum(false))
}

/// What is paid for, the most urgent first, and how many Credits are kept.
fn wanted(view: &View<'_>) -> Vec<(Answer, u16)> {
    let table = view.table;
    let mut all = Vec::new();
    if table.hull < LOW_HULL {
        all.push((Answer::Mend(Part::Hull), 0));
    }
    // A section that is damaged hurts; one that is nearly does not yet.
    let hurt = Section::ALL.into_iter().filter(|section| table.section(*section) > 1);
    all.extend(hurt.map(|section| (Answer::Mend(Part::Section(section)), FOR_A_CREW)));
    // Two above what a turn's second action needs: a scenario costs about as many.
    let enough = u16::from(view.content.rules.crew_for_two_actions) + 2;
    if view.counter(Track::Crew) < enough {
        all.push((Answer::Buy(Good::Crew), FOR_A_CREW));
    }
    if table.morale < MERRY {
        all.push((Answer::Service(ServiceChoice::SaloonMorale), FOR_A_CREW));
    }
    all.push((Answer::Mend(Part::Hull), FOR_A_CREW));
    all.extend(view.wounded().map(|hero| (Answer::Treat(hero), FOR_A_CREW)));
    let useful = view.repairable().filter(|part| *part != Part::Hull);
    all.extend(useful.map(|part| (Answer::Mend(part), PLENTY)));
    all.push((Answer::Buy(Good::Crew), PLENTY));
    let mut upgrades: Vec<Upgrade> = view.improvable().collect();
    upgrades.sort_by_key(|what| view.upgrade_cost(*what).map_or(u8::MAX, |cost| cost.credits));
    all.extend(upgrades.into_iter().map(|what| (Answer::Upgrade(what), PLENTY)));
    all
}

/// Whether at least this many Credits are left after paying.
fn spares(view: &View<'_>, answer: Answer, kept: u16) -> bool {
    let price = match answer {
        Answer::Mend(_) => view.yard_price(),
        Answer::Treat(_) => view.clinic_price(),
        Answer::Buy(_) => Some(view.crew_price()),
        Answer::Service(_) => view.round_price(),
        Answer::Upgrade(what) => view.upgrade_cost(what).map(|cost| cost.credits),
        _ => None,
    };
    price.is_some_and(|price| view.table.credits >= kept + u16::from(price))
}
