//! What happened, as messages.

use super::{
    Message, Value, arc, class, design, edge, faces, impossible, number, outcome, say, side, squadron, system, unit,
    weapon, word,
};
use crate::event::{Cause, Event};
use crate::field::Field;
use crate::id::{SideId, UnitId};
use crate::table::Fate;

/// Whether a ship is a Bogey to those who look on.
fn is_bogey(field: Field<'_>, viewer: Option<SideId>, ship: UnitId) -> bool {
    field.vessel(ship).is_some_and(|vessel| vessel.ship.hidden && viewer != Some(vessel.entry.side))
}

/// What an event is told as, to those of a side or to everybody; none if there is nothing to tell, or nothing that they
/// may know. `field` is the table as it stands after the event.
pub fn event(field: Field<'_>, viewer: Option<SideId>, event: &Event) -> Option<Message> {
    if let Some(owner) = event.secret_of()
        && (viewer.is_none() || field.battle.side_of_unit(owner) != viewer)
    {
        return None;
    }
    let name = |id: &UnitId| Value::Message(unit(field, viewer, *id));
    let who = |id: &SideId| Value::Message(side(field, *id));
    Some(match event {
        Event::EdgesDealt { die, swapped } => {
            let id = if *swapped { "event-edges-swapped" } else { "event-edges-kept" };
            say(id, [("die", number(*die))])
        }
        Event::Deployed { ship, velocity, course, .. } => say(
            "event-deployed",
            [("ship", name(ship)), ("course", number(course.number())), ("velocity", number(*velocity))],
        ),
        Event::Locked { seat } => say("event-locked", [("squadron", squadron(field, *seat))]),
        Event::Unlocked { seat } => say("event-unlocked", [("squadron", squadron(field, *seat))]),
        Event::SetUpRevealed => say("event-set-up", []),
        Event::TurnBegan { turn } => say("event-turn", [("turn", number(*turn))]),
        Event::PlanWritten { ship, plan } => {
            let order = match plan {
                crate::table::Plan::Order(order) => Value::Text(order.to_string()),
                crate::table::Plan::Unwritten => Value::Text("-".to_owned()),
                crate::table::Plan::Wait => word("plan-wait"),
                crate::table::Plan::Return(_) => word("plan-return"),
            };
            say("event-order", [("ship", name(ship)), ("order", order)])
        }
        Event::OrdersRevealed => say("event-orders", []),
        // Of a Bogey only its place is shown, and nothing of its orders (9.6).
        Event::Moved { ship, .. } if is_bogey(field, viewer, *ship) => say("event-bogey-moved", [("ship", name(ship))]),
        Event::LaunchVoid { ship } | Event::LandingVoid { ship } if is_bogey(field, viewer, *ship) => return None,
        Event::Moved { ship, void: Some(void), .. } => {
            say("event-void", [("ship", name(ship)), ("reason", Value::Message(impossible(*void)))])
        }
        Event::Moved { ship, course, velocity, void: None, .. } => {
            let (course, velocity) = (number(course.number()), number(*velocity));
            say("event-moved", [("ship", name(ship)), ("course", course), ("velocity", velocity)])
        }
        Event::Left { ship, edge: by } => {
            say("event-left", [("ship", name(ship)), ("edge", Value::Message(edge(*by)))])
        }
        Event::EdgeRolled { ship, die, back: Some(turn) } => {
            // Nobody is to wait for a ship that the battle does not last for.
            let id = if *turn > field.battle.turns { "event-too-late" } else { "event-back" };
            say(id, [("ship", name(ship)), ("die", number(*die)), ("turn", number(*turn))])
        }
        Event::EdgeRolled { ship, die, back: None } => {
            say("event-never-back", [("ship", name(ship)), ("die", number(*die))])
        }
        Event::Returned { ship, .. } => say("event-returned", [("ship", name(ship))]),
        Event::Gone { ship, fate } => {
            let id = match fate {
                Fate::Destroyed => "event-destroyed",
                Fate::Lost => "event-lost",
                Fate::Withdrawn => "event-withdrawn",
                Fate::Exited => "event-exited",
                Fate::Removed => "event-removed",
            };
            say(id, [("ship", name(ship))])
        }
        Event::Revealed { ship, letter, cause } => {
            let id = match cause {
                Cause::Passive => "cause-passive",
                Cause::Scanned => "cause-scanned",
                Cause::Scanning => "cause-scanning",
                Cause::Launch => "cause-launch",
                Cause::Recovery => "cause-recovery",
                Cause::Attacked => "cause-attacked",
            };
            let found = field.vessel(*ship).map_or_else(|| class("dummy"), |vessel| design(&vessel.entry.design));
            let letter = Value::Text(letter.to_string());
            say(
                "event-revealed",
                [("letter", letter), ("ship", name(ship)), ("class", Value::Message(found)), ("cause", word(id))],
            )
        }
        Event::ScanChosen { ship, .. } => say("event-scan-chosen", [("ship", name(ship))]),
        Event::ScansRevealed => say("event-scans", []),
        Event::Scanned { ship, letter } => {
            say("event-scanned", [("ship", name(ship)), ("letter", Value::Text(letter.to_string()))])
        }
        Event::Launched { group, .. } => say("event-launched", [("group", name(group))]),
        Event::LaunchVoid { ship } => say("event-launch-void", [("ship", name(ship))]),
        Event::Landing { group } => say("event-landing", [("group", name(group))]),
        Event::LandingVoid { ship } => say("event-landing-void", [("ship", name(ship))]),
        Event::OrderRolled { side, die } => say("event-order-rolled", [("side", who(side)), ("die", number(*die))]),
        Event::OrderSet { sides } => say("event-order-set", [("side", who(sides.first()?))]),
        Event::GroupMoved { group, .. } => say("event-group-moved", [("group", name(group))]),
        Event::LineDecided { firer, target, die, arc: which } => say(
            "event-line",
            [
                ("ship", name(firer)),
                ("target", name(target)),
                ("die", number(*die)),
                ("arc", Value::Message(arc(*which))),
            ],
        ),
        Event::ShotsChosen { ship, .. } => say("event-shots-chosen", [("ship", name(ship))]),
        Event::AttackChosen { group, .. } => say("event-attack-chosen", [("group", name(group))]),
        Event::FireRevealed => say("event-fire", []),
        Event::Fires { ship, .. } => say("event-fires", [("ship", name(ship))]),
        Event::Attacks { group, target } => say("event-attacks", [("group", name(group)), ("target", name(target))]),
        Event::AttackSpent { group } => say("event-attack-spent", [("group", name(group))]),
        Event::Passed { side } => say("event-passed", [("side", who(side))]),
        Event::GunsAssigned { ship, split } => {
            let guns: i64 = split.iter().map(|(_, guns)| i64::from(*guns)).sum();
            say("event-guns", [("ship", name(ship)), ("guns", number(guns))])
        }
        Event::GunRolled { ship, group, die, hits } => say(
            "event-gun",
            [("ship", name(ship)), ("group", name(group)), ("die", number(*die)), ("hits", number(*hits))],
        ),
        Event::BatteryRolled { ship, weapon: index, target, dice, damage } => say(
            "event-battery",
            [
                ("ship", name(ship)),
                ("weapon", weapon(field, *ship, *index)),
                ("target", name(target)),
                ("dice", faces(dice)),
                ("damage", number(*damage)),
            ],
        ),
        Event::TorpedoRolled { ship, target, hit_on, die, damage, .. } => say(
            "event-torpedo",
            [
                ("ship", name(ship)),
                ("target", name(target)),
                ("needed", number(*hit_on)),
                ("die", number(*die)),
                ("damage", number(damage.unwrap_or(0))),
            ],
        ),
        Event::NeedleRolled { ship, target, system: what, die, .. } => say(
            "event-needle",
            [
                ("ship", name(ship)),
                ("target", name(target)),
                ("system", system(field, *target, *what)),
                ("die", number(*die)),
            ],
        ),
        Event::AttackRolled { group, target, dice, hits } => say(
            "event-attack",
            [("group", name(group)), ("target", name(target)), ("dice", faces(dice)), ("hits", number(*hits))],
        ),
        Event::Damaged { ship, boxes, .. } => say("event-damaged", [("ship", name(ship)), ("boxes", number(*boxes))]),
        Event::NeedleHit { ship, system: what } => {
            say("event-needle-hit", [("ship", name(ship)), ("system", system(field, *ship, *what))])
        }
        Event::ThresholdRolled { ship, system: what, die, needed, lost, .. } => {
            let id = if *lost { "event-threshold-lost" } else { "event-threshold-held" };
            let system = system(field, *ship, *what);
            say(id, [("ship", name(ship)), ("system", system), ("die", number(*die)), ("needed", number(*needed))])
        }
        Event::FightersLost { group, fighters, .. } => {
            say("event-fighters-lost", [("group", name(group)), ("fighters", number(*fighters))])
        }
        Event::RamMissed { ship } => say("event-ram-missed", [("ship", name(ship))]),
        Event::RamContested { ship, target, sums, rammed, .. } => {
            let id = if *rammed { "event-rammed" } else { "event-ram-evaded" };
            let (own, other) = (number(sums.0), number(sums.1));
            say(id, [("ship", name(ship)), ("target", name(target)), ("own", own), ("other", other)])
        }
        Event::RamRolled { ship, target, dice, factor, damage } => say(
            "event-ram-damage",
            [
                ("ship", name(ship)),
                ("target", name(target)),
                ("dice", faces(&[dice.0, dice.1])),
                ("factor", number(*factor)),
                ("damage", number(*damage)),
            ],
        ),
        Event::Recovered { group } => say("event-recovered", [("group", name(group))]),
        Event::LossesCounted { .. } | Event::TurnEnded { .. } => return None,
        Event::MoraleTested { seat, die: Some(die), needed, withdraws, .. } => {
            let id = if *withdraws { "event-morale-broken" } else { "event-morale-held" };
            say(id, [("squadron", squadron(field, *seat)), ("die", number(*die)), ("needed", number(*needed))])
        }
        Event::MoraleTested { seat, die: None, .. } => say("event-morale-gone", [("squadron", squadron(field, *seat))]),
        Event::Withdraws { seat, edge: by } => {
            say("event-withdraws", [("squadron", squadron(field, *seat)), ("edge", Value::Message(edge(*by)))])
        }
        Event::Ended { outcome: how } => outcome(field, how),
    })
}
