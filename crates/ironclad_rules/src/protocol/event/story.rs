//! Events of a story for the protocol, without what nobody at the table could see.

use serde_json::{Value, json};

use crate::content::story::beat::Speaker;
use crate::content::story::condition::Milestone;
use crate::content::{Id, Names};
use crate::engine::event::story::StoryEvent;

/// The name of an event, and its parts; of what is only the program's own nothing but that it was.
#[inline]
pub(super) fn parts(told: StoryEvent, names: &Names) -> (&'static str, Value) {
    let goal = |milestone: Milestone| <&str>::from(milestone);
    match told {
        StoryEvent::Fired { .. }
        | StoryEvent::Marked { .. }
        | StoryEvent::Unmarked { .. }
        | StoryEvent::Aged
        | StoryEvent::Marched
        | StoryEvent::Shuffled
        | StoryEvent::Kept
        | StoryEvent::Debriefed { .. } => ("story", json!({})),
        StoryEvent::Fielded { villain } => ("villain", json!({ "villain": villain.map(|ship| ship.name(names)) })),
        StoryEvent::SideTaken { side } => ("side-taken", json!({ "side": side.name(names) })),
        StoryEvent::Read { passage } => ("passage-read", json!({ "passage": passage.name(names) })),
        StoryEvent::Said { line, by } => {
            let by = match by {
                Speaker::Hero(hero) => hero.name(names),
                Speaker::Person(person) => person.name(names),
            };
            ("said", json!({ "line": line.name(names), "by": by }))
        }
        StoryEvent::Chosen { choice, option, .. } => {
            ("chosen", json!({ "choice": choice.name(names), "option": option.name(names) }))
        }
        StoryEvent::Offered { offer } => ("offer-taken", json!({ "offer": offer.name(names) })),
        StoryEvent::Used { hero } => ("hero-used", json!({ "hero": hero.name(names) })),
        StoryEvent::Flagged { flag, value } => {
            ("flag-set", json!({ "flag": flag.name(names), "value": value.name(names) }))
        }
        StoryEvent::TokenPlaced { sector, card, open } => {
            let card = if open { json!(card.name(names)) } else { Value::Null };
            ("token-placed", json!({ "sector": sector.name(names), "card": card }))
        }
        StoryEvent::TokenGone { sector } => ("token-gone", json!({ "sector": sector.name(names) })),
        StoryEvent::Sent { mover, to } => ("mover-sent", json!({ "mover": mover.name(names), "to": to.name(names) })),
        StoryEvent::Went { mover, from, to, .. } => {
            let (from, to) = (from.name(names), to.name(names));
            ("mover-went", json!({ "mover": mover.name(names), "from": from, "to": to }))
        }
        StoryEvent::Waited { mover } => ("mover-waited", json!({ "mover": mover.name(names) })),
        StoryEvent::TookLane { mover, lane } => {
            ("mover-took-lane", json!({ "mover": mover.name(names), "lane": lane.name(names) }))
        }
        StoryEvent::Held { mover, turns } => ("mover-held", json!({ "mover": mover.name(names), "turns": turns })),
        StoryEvent::Hurried { mover, by } => ("mover-hurried", json!({ "mover": mover.name(names), "by": by })),
        StoryEvent::Struck { mover, by, left } => {
            ("mover-struck", json!({ "mover": mover.name(names), "by": by, "left": left }))
        }
        StoryEvent::Met { mover } => ("mover-met", json!({ "mover": mover.name(names) })),
        StoryEvent::Gone { mover } => ("mover-gone", json!({ "mover": mover.name(names) })),
        StoryEvent::Put { load, sector } => {
            ("load-put", json!({ "load": load.name(names), "sector": sector.name(names) }))
        }
        StoryEvent::Taken { load, .. } => ("load-taken", json!({ "load": load.name(names) })),
        StoryEvent::Landed { load, sector } => {
            ("load-landed", json!({ "load": load.name(names), "sector": sector.name(names) }))
        }
        StoryEvent::Ferried { load, from, to } => {
            let (from, to) = (from.name(names), to.name(names));
            ("load-ferried", json!({ "load": load.name(names), "from": from, "to": to }))
        }
        StoryEvent::Spoilt { load } => ("load-spoilt", json!({ "load": load.name(names) })),
        StoryEvent::Drifted { load, from, to } => {
            let (from, to) = (from.name(names), to.name(names));
            ("load-drifted", json!({ "load": load.name(names), "from": from, "to": to }))
        }
        StoryEvent::Swallowed { load, sector } => {
            ("load-lost", json!({ "load": load.name(names), "sector": sector.name(names) }))
        }
        StoryEvent::Lifted { load, mover, .. } => {
            ("load-lifted", json!({ "load": load.name(names), "mover": mover.name(names) }))
        }
        StoryEvent::Dropped { load, sector, .. } => {
            ("load-dropped", json!({ "load": load.name(names), "sector": sector.name(names) }))
        }
        StoryEvent::CarriedOff { load, mover } => {
            ("load-carried-off", json!({ "load": load.name(names), "mover": mover.name(names) }))
        }
        StoryEvent::Counted { count, by, now } => {
            ("count-moved", json!({ "count": count.name(names), "by": by, "now": now }))
        }
        StoryEvent::Posted { post, hero } => {
            ("hero-posted-at", json!({ "post": post.name(names), "hero": hero.name(names) }))
        }
        StoryEvent::Fetched { post, hero } => {
            ("hero-fetched", json!({ "post": post.name(names), "hero": hero.name(names) }))
        }
        StoryEvent::Seen { milestone } => ("milestone-seen", json!({ "milestone": goal(milestone) })),
        StoryEvent::Failed { milestone } => ("milestone-failed", json!({ "milestone": goal(milestone) })),
        StoryEvent::Worth { milestone, worth } => {
            let (credits, reputation) = (worth.credits, worth.reputation);
            ("milestone-worth", json!({ "milestone": goal(milestone), "credits": credits, "reputation": reputation }))
        }
        StoryEvent::Turns { by } => ("turns-changed", json!({ "by": by })),
        StoryEvent::Checked { check, won } => ("story-check", json!({ "check": check.name(names), "won": won })),
        StoryEvent::Fought { fight, result } => {
            ("story-fight", json!({ "fight": fight.name(names), "result": <&str>::from(result) }))
        }
        StoryEvent::Heard { .. } => ("heard", json!({})),
        StoryEvent::Word { faction } => ("word-sent", json!({ "to": faction })),
        StoryEvent::Left { hero } => ("hero-left", json!({ "hero": hero.name(names) })),
        StoryEvent::Hurt { hero } => ("hero-hurt", json!({ "hero": hero.name(names) })),
        StoryEvent::Dearer { hero, by } => ("hero-dearer", json!({ "hero": hero.name(names), "by": by })),
        StoryEvent::Promised { credits, chapter } => ("promised", json!({ "credits": credits, "chapter": chapter })),
        StoryEvent::Arranged { port, until, .. } => ("arranged", json!({ "port": port.name(names), "until": until })),
    }
}
