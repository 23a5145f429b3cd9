//! The rolls that a planned phase of a combat would bring, as things stand when the plan is confirmed.

use super::FAR;
use crate::engine::combat::EnemyId;
use crate::engine::{Answer, DecisionKind, Die, Event, Events, Game, Input, Pending, Why};
use crate::odds::next_die::{Outlook, faces};

/// The most steps of a phase that are followed.
const LONG: usize = 8 * FAR;

/// A roll to hit or to evade that the phase would bring, and how often.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foreseen {
    /// Who attacks whom.
    pub why: Why,
    /// What each face would do, the first time.
    pub outlook: Outlook,
    /// How often it is rolled.
    pub times: u8,
}

/// The rolls to hit and to evade of a phase whose plan waits to be confirmed, in the order in which they would be made.
/// Our attacks are aimed at this enemy as far as they can be. Nothing that is rolled changes what comes after it: our
/// shots miss, theirs are evaded, and what the plan uncovers shows its mildest face. Reactions are passed by.
pub fn phase(game: &Game, target: EnemyId) -> Vec<Foreseen> {
    let mut seen: Vec<Foreseen> = Vec::new();
    let (mut game, mut events) = (game.clone(), Events::new());
    for _ in 0..LONG {
        let over = |event: &Event| matches!(event, Event::PhaseBegan { .. } | Event::CombatEnded { .. });
        if events.iter().any(over) {
            break;
        }
        let input = match game.pending() {
            Pending::Over(_) | Pending::Draw(_) => break,
            Pending::Chance(request) => {
                let (ours, theirs) = (
                    matches!(request.why, Why::Attack { .. } | Why::FighterAttack { .. }),
                    matches!(request.why, Why::Evasion { .. } | Why::FighterEvasion { .. }),
                );
                match seen.iter_mut().find(|roll| roll.why == request.why) {
                    Some(again) => again.times = again.times.saturating_add(1),
                    None if ours || theirs => {
                        let Some(outlook) = faces(&game, request) else { break };
                        seen.push(Foreseen { why: request.why, outlook, times: 1 });
                    }
                    None => {}
                }
                let Some(die) = (if ours { Die::all().next() } else { Die::all().last() }) else { break };
                Input::Die(die)
            }
            Pending::Choose(decision) => {
                let wanted = match decision.kind {
                    DecisionKind::Reaction => Answer::Pass,
                    DecisionKind::CombatPlan => Answer::Confirm,
                    _ => Answer::Target(target),
                };
                let others = [wanted, Answer::Done, Answer::Pass];
                let found = others.into_iter().find(|answer| decision.options.contains(answer));
                let Some(answer) = found.or_else(|| decision.options.first().copied()) else { break };
                Input::Answer(answer)
            }
        };
        if game.submit(input, &mut events).is_err() {
            break;
        }
    }
    seen
}
