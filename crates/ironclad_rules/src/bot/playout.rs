//! What a player does without thinking: how the future is played out when a bot looks ahead.

use arrayvec::ArrayVec;

use super::Dice;
use super::posts;
use super::route::{Moves, Route};
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::story::condition::Milestone;
use crate::content::{HeroId, OfferId};
use crate::engine::decision::{CheckOf, OPTIONS};
use crate::engine::query::Asked;
use crate::engine::state::Status;
use crate::engine::{Answer, Decision, DecisionKind, Events, Game, Input, Pending, Source};

/// The most choices of one continuation.
const FAR: u16 = 60;

/// Plays on by habit, with dice of its own, until this turn has begun or the game is over.
pub(super) fn play_on(game: &mut Game, until: u16, route: &Route<'_>, dice: &mut Dice, events: &mut Events) {
    let mut choices = 0;
    let mut way = route.moves;
    // In a campaign the debriefing comes after the end.
    while choices < FAR && game.table().turn < until && game.table().outcome.is_none() {
        let input = match game.pending() {
            Pending::Over(_) => return,
            Pending::Chance(_) | Pending::Draw(_) => dice.pick(&game.chances()),
            Pending::Choose(decision) => {
                choices += 1;
                // Arrived: a story has business elsewhere next.
                if let Some((ways, _)) = &route.story
                    && decision.kind == DecisionKind::Action
                    && way.from(game.table().ship) == 0
                {
                    way = Moves::to_aim(game, Some(ways));
                }
                choose(game, &decision, &way, dice).map(Input::Answer)
            }
        };
        events.clear();
        if input.is_none_or(|input| game.submit(input, events).is_err()) {
            return;
        }
    }
}

/// One of the options, those of better habit more often.
pub(super) fn choose(game: &Game, decision: &Decision, way: &Moves, dice: &mut Dice) -> Option<Answer> {
    let check = asked(game, decision);
    let share = |answer: &Answer| {
        if gives_up(game, decision, *answer) { 1 } else { 3 * share(game, *answer, way, check.as_ref()) }
    };
    let shares: ArrayVec<u32, OPTIONS> = decision.options.iter().map(share).collect();
    let mut drawn = dice.below(shares.iter().sum());
    for (answer, share) in decision.options.iter().zip(shares) {
        match drawn.checked_sub(share) {
            Some(rest) => drawn = rest,
            None => return Some(*answer),
        }
    }
    decision.options.last().copied()
}

/// Whether an option of a story leaves a load behind, or fails what can be reached: nobody does so by habit.
fn gives_up(game: &Game, decision: &Decision, answer: Answer) -> bool {
    let (Some(Source::Choice(choice)), Answer::Option(option)) = (decision.source, answer) else { return false };
    let written = game.view().option(choice, option);
    written.is_some_and(|own| {
        own.beats.iter().any(|beat| matches!(beat, Beat::Story(StoryBeat::Lose(_) | StoryBeat::Fail(_))))
    }) || fails_the_mission(game, answer)
}

/// Whether the mission has failed at once when this is answered, be it by a trigger that the answer sets off, or behind the
/// pages that are read of it.
pub fn fails_the_mission(game: &Game, answer: Answer) -> bool {
    let failed = |game: &Game| game.view().course().is_some_and(|course| course.has_failed(Milestone::Main));
    if failed(game) {
        return false;
    }
    let mut tried = game.clone();
    let (mut events, mut answer) = (Events::new(), answer);
    for _ in 0..FAR {
        events.clear();
        if tried.submit(Input::Answer(answer), &mut events).is_err() {
            return false;
        }
        if failed(&tried) {
            return true;
        }
        match tried.pending() {
            Pending::Choose(page) if page.kind == DecisionKind::Passage && !page.options.is_empty() => {
                answer = page.options[0];
            }
            Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => return false,
        }
    }
    false
}

/// Whether an offer ends the scenario behind the mission: whoever still has business does not take it by habit.
fn is_the_end(game: &Game, offer: OfferId) -> bool {
    let view = game.view();
    view.has_reached(Milestone::Main)
        && view
            .story()
            .and_then(|story| story.offers.get(&offer))
            .is_some_and(|own| own.beats.contains(&Beat::Story(StoryBeat::End)))
}

/// The check that heroes are asked for, if they are.
fn asked<'a>(game: &'a Game, decision: &Decision) -> Option<Asked<'a>> {
    let of = match decision.source? {
        Source::Check(story) => CheckOf::Story { story },
        Source::Intel(card) => CheckOf::Card(card),
        _ => return None,
    };
    if decision.kind == DecisionKind::Hero { game.view().asked(of) } else { None }
}

/// The weight of a hero: to a check goes whoever is good at it, and whoever is Exhausted seldom goes anywhere.
fn hero_share(game: &Game, hero: HeroId, check: Option<&Asked<'_>>) -> u32 {
    let view = game.view();
    let adds = check.and_then(|check| view.usable(check, hero).map(|skill| view.adds(check, hero, skill)).max());
    let skill = (1 + u32::from(adds.unwrap_or(1))).pow(2);
    let tired = view.table.hero(hero).is_some_and(|aboard| aboard.status == Status::Exhausted);
    if tired { skill } else { 4 * skill }
}

/// The weight of an option; of a hero, by the check that heroes are asked for.
fn share(game: &Game, answer: Answer, way: &Moves, check: Option<&Asked<'_>>) -> u32 {
    match answer {
        Answer::Move(sector) => match way.from(sector).cmp(&way.from(game.table().ship)) {
            std::cmp::Ordering::Less => 20,
            std::cmp::Ordering::Equal => 2,
            std::cmp::Ordering::Greater => 1,
        },
        Answer::Recon(_) => 3,
        Answer::Rest => {
            let tired = game.table().heroes.iter().filter(|aboard| aboard.status == Status::Exhausted).count();
            if tired > 1 { 8 } else { 2 }
        }
        Answer::Heal | Answer::Repair | Answer::Mend(_) | Answer::Service(_) => 6,
        Answer::Order(_) | Answer::Sortie(_) => 6,
        Answer::Hero(hero) => hero_share(game, hero, check),
        Answer::Attempt
        | Answer::Skip
        | Answer::Skill(_)
        | Answer::Class(_)
        | Answer::Target(_)
        | Answer::Section(_) => 4,
        Answer::Ability(_) | Answer::Buy(_) | Answer::Upgrade(_) => 3,
        Answer::Dock | Answer::Done | Answer::NoOrder | Answer::Pass | Answer::Leave => 2,
        Answer::EndTurn => 1,
        // What is suggested is good enough when a bot looks ahead.
        Answer::Hire(_) | Answer::Dismiss(_) | Answer::Assign(..) | Answer::Fit(_) | Answer::Unfit(_) => 1,
        Answer::Gear(..) | Answer::Ship(_) => 1,
        // Bots play every seat.
        Answer::Deal(..) => 0,
        Answer::Confirm | Answer::Contract(_) | Answer::Again | Answer::End => 1,
        Answer::Promote(_) | Answer::Treat(_) => 1,
        Answer::Read | Answer::Option(_) => 4,
        Answer::Offer(offer) if is_the_end(game, offer) => 1,
        Answer::Offer(_) => 8,
        // Behind the mission: it may be wanted elsewhere, where there is business.
        Answer::Land(_) if game.view().has_reached(Milestone::Main) && way.from(game.table().ship) > 0 => 2,
        Answer::Take(_) | Answer::Land(_) => 40,
        Answer::Post(post) if posts::is_idle(&game.view(), post) => 1,
        Answer::Post(_) => 4,
        Answer::Fetch(post) if posts::is_idle(&game.view(), post) => 12,
        Answer::Fetch(_) | Answer::Word(_) => 1,
        // Taking plans back would repeat without end.
        Answer::Change(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::bot::trial::begun;

    #[test]
    fn what_fails_the_mission_behind_a_page_is_seen() {
        let game = begun(json!({
            "choices": { "hull": { "options": [
                { "id": "board", "do": [{ "mark": "boarded" }] },
                { "id": "sink", "do": [{ "mark": "sunk" }] }
            ] } },
            "triggers": [
                { "id": "caught", "on": { "turn": 1 }, "do": [{ "choose": "hull" }] },
                { "id": "boarded", "on": { "marked": "boarded" }, "do": [{ "read": "letters" }] },
                { "id": "sunk", "on": { "marked": "sunk" }, "do": [{ "read": "log" }, { "fail": "main" }] }
            ]
        }));
        let Pending::Choose(decision) = game.pending() else { panic!("what to do with the hull is asked") };
        let failing: Vec<bool> = decision.options.iter().map(|option| fails_the_mission(&game, *option)).collect();
        assert_eq!(failing, [false, true]);
    }
}
