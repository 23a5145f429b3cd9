//! What happens in a story, in a line of the log.

use words::FluentValue;

use super::Tone;
use crate::thing::{Words, number};
use ironclad_game::content::story::condition::Milestone;
use ironclad_game::content::{ChoiceId, OptionId};
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::event::story::StoryEvent;

/// The line of an option of which its chapter says nothing more: that it was chosen.
fn chosen(words: &Words<'_>, choice: ChoiceId, option: OptionId) -> String {
    words.with("log-chosen", &[("name", words.option_of(choice, option).0.into())])
}

/// The line of an event of a story; none for what needs no telling, or may not be told.
pub(super) fn line(words: &Words<'_>, told: StoryEvent) -> Option<(String, Tone)> {
    let named = |key: &str, name: FluentValue<'static>| words.with(key, &[("name", name)]);
    let fact = |text: String| Some((text, Tone::Plain));
    let good = |text: String| Some((text, Tone::Good));
    let bad = |text: String| Some((text, Tone::Bad));
    match told {
        StoryEvent::SideTaken { side } => fact(named("log-side", words.side_of(side).0.into())),
        StoryEvent::Fielded { villain } => villain.and_then(|flagship| bad(words.in_the_field(flagship)?)),
        StoryEvent::Read { passage } => words.passage_of(passage).log.map(|log| (log, Tone::Plain)),
        StoryEvent::Said { line, by } => {
            let args = [("who", words.speaker(by).into()), ("what", words.line(line, by).into())];
            fact(words.with("log-said", &args))
        }
        // What the log has told in a scenario's own words it does not tell so again.
        StoryEvent::Chosen { choice, option, again: true } => fact(chosen(words, choice, option)),
        StoryEvent::Chosen { choice, option, again: false } => {
            fact(words.option_log(choice, option).unwrap_or_else(|| chosen(words, choice, option)))
        }
        StoryEvent::Offered { offer } => fact(words.offer(offer).0),
        StoryEvent::TokenPlaced { sector, card, open: true } => {
            let args = [("card", words.intel_name(card).into()), ("sector", words.sector_name(sector).into())];
            fact(words.with("log-token-placed", &args))
        }
        StoryEvent::Sent { mover, to } | StoryEvent::Went { mover, to, .. } => {
            let args = [("name", words.mover(mover).into()), ("sector", words.sector_name(to).into())];
            fact(words.with("log-mover", &args))
        }
        StoryEvent::Waited { mover } => bad(named("log-mover-waits", words.mover(mover).into())),
        StoryEvent::Held { mover, .. } => fact(named("log-mover-held", words.mover(mover).into())),
        StoryEvent::Struck { mover, by, left } => {
            let args = [("name", words.mover(mover).into()), ("by", number(by)), ("left", number(left))];
            let text = words.with("log-mover-struck", &args);
            if by < 0 { bad(text) } else { good(text) }
        }
        StoryEvent::Met { mover } => fact(named("log-mover-met", words.mover(mover).into())),
        StoryEvent::Gone { mover } => fact(named("log-mover-gone", words.mover(mover).into())),
        StoryEvent::Put { load, sector } | StoryEvent::Dropped { load, sector, .. } => {
            let args = [("name", words.load(load).into()), ("sector", words.sector_name(sector).into())];
            fact(words.with("log-load-put", &args))
        }
        StoryEvent::Taken { load, .. } => good(named("log-load-taken", words.load(load).into())),
        StoryEvent::Landed { load, .. } => good(named("log-load-landed", words.load(load).into())),
        StoryEvent::Ferried { load, from, .. } => {
            let args = [("name", words.load(load).into()), ("sector", words.sector_name(from).into())];
            good(words.with("log-load-ferried", &args))
        }
        StoryEvent::Spoilt { load } | StoryEvent::Swallowed { load, .. } => {
            bad(named("log-load-lost", words.load(load).into()))
        }
        StoryEvent::Drifted { load, to, .. } => {
            let args = [("name", words.load(load).into()), ("sector", words.sector_name(to).into())];
            fact(words.with("log-load-drifts", &args))
        }
        StoryEvent::Lifted { load, mover, .. } => {
            let args = [("name", words.load(load).into()), ("who", words.mover(mover).into())];
            bad(words.with("log-load-lifted", &args))
        }
        StoryEvent::CarriedOff { load, mover } => {
            let args = [("name", words.load(load).into()), ("who", words.mover(mover).into())];
            bad(words.with("log-load-carried-off", &args))
        }
        StoryEvent::Counted { count, by, now } => {
            let args = [("name", words.count_of(count).into()), ("by", number(by)), ("now", number(now))];
            fact(words.with("log-count", &args))
        }
        StoryEvent::Posted { post, hero } => {
            let args = [("hero", words.hero_name(hero).into()), ("name", words.post(post).into())];
            fact(words.with("log-posted", &args))
        }
        StoryEvent::Fetched { post, hero } => {
            let args = [("hero", words.hero_name(hero).into()), ("name", words.post(post).into())];
            fact(words.with("log-fetched", &args))
        }
        StoryEvent::Seen { milestone } => good(named("log-milestone-seen", words.milestone(place(milestone)).into())),
        // What nobody has heard of is not missed.
        StoryEvent::Failed { milestone } if is_seen(words, milestone) => {
            bad(named("log-milestone-failed", words.milestone(place(milestone)).into()))
        }
        StoryEvent::Turns { by } => {
            let text = words.with("log-turns", &[("by", number(by))]);
            if by < 0 { bad(text) } else { good(text) }
        }
        StoryEvent::Checked { check, won } => {
            let said = words.check_end(check, won)?;
            if won { good(said) } else { bad(said) }
        }
        StoryEvent::Fought { fight, result } => {
            let name = words.fight(fight).into();
            match result {
                CombatResult::Victory => good(named("log-fight-won", name)),
                CombatResult::Draw | CombatResult::Defeat => fact(named("log-fight-drawn", name)),
            }
        }
        StoryEvent::Heard { heard } => words.heard(heard).log.map(|log| (log, Tone::Plain)),
        StoryEvent::Word { faction } => fact(words.word_log(faction)),
        StoryEvent::Left { hero } => bad(named("log-hero-left", words.hero_name(hero).into())),
        StoryEvent::Hurt { hero } => bad(named("log-hero-hurt", words.hero_name(hero).into())),
        StoryEvent::Dearer { hero, by } => {
            fact(words.with("log-hero-dearer", &[("name", words.hero_name(hero).into()), ("by", number(by))]))
        }
        StoryEvent::Promised { credits, .. } => good(words.with("log-promised", &[("credits", number(credits))])),
        StoryEvent::Kept => good(words.get("log-kept")),
        StoryEvent::Arranged { port, .. } => good(named("log-arranged", words.port_name(port).into())),
        StoryEvent::Flagged { flag, value } => words.flag_log(flag, value).map(|log| (log, Tone::Plain)),
        StoryEvent::Failed { .. }
        | StoryEvent::Shuffled
        | StoryEvent::Fired { .. }
        | StoryEvent::Used { .. }
        | StoryEvent::Marked { .. }
        | StoryEvent::Unmarked { .. }
        | StoryEvent::TokenPlaced { open: false, .. }
        | StoryEvent::TokenGone { .. }
        | StoryEvent::TookLane { .. }
        | StoryEvent::Hurried { .. }
        | StoryEvent::Marched
        | StoryEvent::Aged
        | StoryEvent::Worth { .. }
        | StoryEvent::Debriefed { .. } => None,
    }
}

fn place(milestone: Milestone) -> u8 {
    u8::try_from(milestone.index()).unwrap_or(0)
}

fn is_seen(words: &Words<'_>, milestone: Milestone) -> bool {
    let course = words.at.and_then(|view| view.course());
    course.is_none_or(|course| course.seen[milestone.index()])
}
