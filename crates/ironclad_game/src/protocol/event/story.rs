//! Events of a story for the protocol, without what nobody at the table could see.

use serde_json::{Value, json};

use crate::content::story::beat::Speaker;
use crate::content::story::condition::Milestone;
use crate::content::{Id, Names};
use crate::engine::event::story::Told;

/// The name of an event, and its parts; of what is only the program's own nothing but that it was.
pub(super) fn parts(told: Told, names: &Names) -> (&'static str, Value) {
    let goal = |milestone: Milestone| <&str>::from(milestone);
    match told {
        Told::Fired { .. }
        | Told::Marked { .. }
        | Told::Unmarked { .. }
        | Told::Aged
        | Told::Marched
        | Told::Shuffled
        | Told::Kept
        | Told::Debriefed { .. } => ("story", json!({})),
        Told::SideTaken { side } => ("side-taken", json!({ "side": side.name(names) })),
        Told::Read { passage } => ("passage-read", json!({ "passage": passage.name(names) })),
        Told::Said { line, by } => {
            let by = match by {
                Speaker::Hero(hero) => hero.name(names),
                Speaker::Person(person) => person.name(names),
            };
            ("said", json!({ "line": line.name(names), "by": by }))
        }
        Told::Chosen { choice, option, .. } => {
            ("chosen", json!({ "choice": choice.name(names), "option": option.name(names) }))
        }
        Told::Offered { offer } => ("offer-taken", json!({ "offer": offer.name(names) })),
        Told::Used { hero } => ("hero-used", json!({ "hero": hero.name(names) })),
        Told::Flagged { flag, value } => ("flag-set", json!({ "flag": flag.name(names), "value": value.name(names) })),
        Told::TokenPlaced { sector, card, open } => {
            let card = if open { json!(card.name(names)) } else { Value::Null };
            ("token-placed", json!({ "sector": sector.name(names), "card": card }))
        }
        Told::TokenGone { sector } => ("token-gone", json!({ "sector": sector.name(names) })),
        Told::Sent { mover, to } => ("mover-sent", json!({ "mover": mover.name(names), "to": to.name(names) })),
        Told::Went { mover, from, to, .. } => {
            let (from, to) = (from.name(names), to.name(names));
            ("mover-went", json!({ "mover": mover.name(names), "from": from, "to": to }))
        }
        Told::Waited { mover } => ("mover-waited", json!({ "mover": mover.name(names) })),
        Told::TookLane { mover, lane } => {
            ("mover-took-lane", json!({ "mover": mover.name(names), "lane": lane.name(names) }))
        }
        Told::Held { mover, turns } => ("mover-held", json!({ "mover": mover.name(names), "turns": turns })),
        Told::Hurried { mover, by } => ("mover-hurried", json!({ "mover": mover.name(names), "by": by })),
        Told::Struck { mover, by, left } => {
            ("mover-struck", json!({ "mover": mover.name(names), "by": by, "left": left }))
        }
        Told::Met { mover } => ("mover-met", json!({ "mover": mover.name(names) })),
        Told::Gone { mover } => ("mover-gone", json!({ "mover": mover.name(names) })),
        Told::Put { load, sector } => ("load-put", json!({ "load": load.name(names), "sector": sector.name(names) })),
        Told::Taken { load, .. } => ("load-taken", json!({ "load": load.name(names) })),
        Told::Landed { load, sector } => {
            ("load-landed", json!({ "load": load.name(names), "sector": sector.name(names) }))
        }
        Told::Ferried { load, from, to } => {
            let (from, to) = (from.name(names), to.name(names));
            ("load-ferried", json!({ "load": load.name(names), "from": from, "to": to }))
        }
        Told::Spoilt { load } => ("load-spoilt", json!({ "load": load.name(names) })),
        Told::Drifted { load, from, to } => {
            let (from, to) = (from.name(names), to.name(names));
            ("load-drifted", json!({ "load": load.name(names), "from": from, "to": to }))
        }
        Told::Swallowed { load, sector } => {
            ("load-lost", json!({ "load": load.name(names), "sector": sector.name(names) }))
        }
        Told::Lifted { load, mover, .. } => {
            ("load-lifted", json!({ "load": load.name(names), "mover": mover.name(names) }))
        }
        Told::Dropped { load, sector, .. } => {
            ("load-dropped", json!({ "load": load.name(names), "sector": sector.name(names) }))
        }
        Told::CarriedOff { load, mover } => {
            ("load-carried-off", json!({ "load": load.name(names), "mover": mover.name(names) }))
        }
        Told::Counted { count, by, now } => {
            ("count-moved", json!({ "count": count.name(names), "by": by, "now": now }))
        }
        Told::Posted { post, hero } => {
            ("hero-posted-at", json!({ "post": post.name(names), "hero": hero.name(names) }))
        }
        Told::Fetched { post, hero } => ("hero-fetched", json!({ "post": post.name(names), "hero": hero.name(names) })),
        Told::Seen { milestone } => ("milestone-seen", json!({ "milestone": goal(milestone) })),
        Told::Failed { milestone } => ("milestone-failed", json!({ "milestone": goal(milestone) })),
        Told::Worth { milestone, worth } => {
            let (credits, reputation) = (worth.credits, worth.reputation);
            ("milestone-worth", json!({ "milestone": goal(milestone), "credits": credits, "reputation": reputation }))
        }
        Told::Turns { by } => ("turns-changed", json!({ "by": by })),
        Told::Checked { check, won } => ("story-check", json!({ "check": check.name(names), "won": won })),
        Told::Fought { fight, result } => {
            ("story-fight", json!({ "fight": fight.name(names), "result": <&str>::from(result) }))
        }
        Told::Heard { .. } => ("heard", json!({})),
        Told::Word { faction } => ("word-sent", json!({ "to": faction })),
        Told::Left { hero } => ("hero-left", json!({ "hero": hero.name(names) })),
        Told::Hurt { hero } => ("hero-hurt", json!({ "hero": hero.name(names) })),
        Told::Dearer { hero, by } => ("hero-dearer", json!({ "hero": hero.name(names), "by": by })),
        Told::Promised { credits, chapter } => ("promised", json!({ "credits": credits, "chapter": chapter })),
        Told::Arranged { port, until, .. } => ("arranged", json!({ "port": port.name(names), "until": until })),
    }
}
