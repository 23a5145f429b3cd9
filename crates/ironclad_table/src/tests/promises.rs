//! What a check brings is told before anybody is sent to it, and what it costs to fail.

use super::{Seated, act, content, play_to, session};
use crate::decision::Confirm;
use crate::table::Message;
use ironclad_game::content::OfferId;
use ironclad_game::content::story::beat::{Beat, StoryBeat};
use ironclad_game::engine::{Answer, Decision, DecisionKind, Events, Game, Input, Pending, Source};
use ironclad_game::odds;
use ironclad_text::decision::Question;

#[test]
fn every_check_of_the_story_says_what_success_brings() {
    for number in 1..=content().chapters() {
        let name = content().chapter(number).expect("a chapter").name.clone();
        let seated = Seated::at(session(&name, 3));
        let present = seated.present();
        let story = present.game.view().story().expect("a story");
        for (check, written) in &story.checks {
            let brings = present.words.check_brings(*check, true);
            assert!(brings.is_some_and(|told| !told.contains('{')), "{name}: {}", present.words.check_of(*check));
            let felt = written.lost.iter().any(is_felt);
            let costs = present.words.check_brings(*check, false);
            assert!(costs.is_some() || !felt, "{name}: {}", present.words.check_of(*check));
        }
    }
}

/// Whether the players feel it at once, whatever else it hangs on. With whom reputation changes may not be known yet.
fn is_felt(beat: &Beat) -> bool {
    let felt = match beat {
        Beat::Effect(_) => true,
        Beat::Story(beat) => matches!(beat, StoryBeat::Count { .. } | StoryBeat::Box { .. } | StoryBeat::Pay(_)),
    };
    felt || beat.within().into_iter().flatten().any(is_felt)
}

#[test]
fn what_failure_costs_is_told_in_figures() {
    let seated = Seated::at(session("the-works", 3));
    let present = seated.present();
    let story = present.game.view().story().expect("a story");
    let told = |name: &str, won: bool| {
        let check = story.checks.keys().find(|check| present.words.check_of(**check) == name).expect("a check");
        present.words.check_brings(*check, won).unwrap_or_default()
    };
    assert!(told("The names", false).contains("−1 Morale"), "{}", told("The names", false));
    let plant = told("Hold plant one", false);
    assert!(plant.contains("−1"), "a count is told with its name: {plant}");
}

#[test]
fn a_check_of_the_story_shows_both_where_heroes_are_asked_for() {
    let found = (0..120).find_map(|seed| {
        let mut session = act(seed);
        let at_check = |_: &_, decision: &ironclad_game::engine::Decision| {
            decision.kind == DecisionKind::Hero && matches!(decision.source, Some(Source::Check(_)))
        };
        if play_to(&mut session, seed, at_check) { Some(session) } else { None }
    });
    let seated = Seated::at(found.expect("a check is come to"));
    let shown = &seated.table.shown.decision;
    assert!(shown.won.is_some(), "{shown:?}");
    assert!(shown.options.iter().any(|option| !option.title.is_empty()));
    let heroes = |answer: &Answer| matches!(answer, Answer::Hero(_));
    assert!(seated.table.composer().listed().iter().any(heroes));
}

#[test]
fn nobody_is_sent_to_a_check_only_when_it_is_said_twice() {
    let mut session = session("tutorial-2", 5);
    let asked = |game: &Game, decision: &Decision| {
        let goes = decision.options.iter().any(|answer| matches!(answer, Answer::Hero(_)));
        goes && decision.options.contains(&Answer::Done) && Question::of(game, decision) == Question::Commit
    };
    assert!(play_to(&mut session, 5, asked), "a check that one could go to");
    let mut seated = Seated::at(session);
    assert_eq!(seated.table.warned_of(), None);
    let before = seated.table.session().decision().map(|asked| asked.options);
    seated.tell(Message::Main);
    assert_eq!(seated.table.warned_of(), Some(Confirm::Nobody), "first it is said");
    assert_eq!(seated.table.session().decision().map(|asked| asked.options), before, "and nothing is sent");
    seated.tell(Message::Main);
    assert_eq!(seated.table.warned_of(), None);
    assert_ne!(seated.table.session().decision().map(|asked| asked.options), before, "then it is done");
}

/// What the story offers is judged by those who would do it best, not by nobody: the odds beforehand are the best that any
/// party has when it comes to the check.
#[test]
fn odds_of_an_offer_are_those_of_the_best() {
    let offers = |game: &Game, decision: &Decision| {
        let able = game.view().able().count() > 2;
        decision.kind == DecisionKind::Action && able && offered_checks(game, decision).next().is_some()
    };
    let mut judged = 0;
    for seed in 0..400 {
        let mut session = session("paper", seed);
        if !play_to(&mut session, seed, offers) {
            continue;
        }
        let game = session.game().clone();
        let decision = session.decision().expect("a question");
        let seated = Seated::at(session);
        for offer in offered_checks(&game, &decision) {
            let (odds, _) = seated.present().odds_after(offer).expect("it leads to a check");
            let shown = odds.faces.iter().filter(|serves| **serves).count();
            let mut after = game.clone();
            after.submit(Input::Answer(offer), &mut Events::new()).expect("it is open");
            assert_eq!(shown, best_of_all(&after, 0), "{offer:?}");
            judged += 1;
        }
        if judged > 3 {
            return;
        }
    }
    assert!(judged > 0, "nothing is offered that leads to a check");
}

/// Offers that lead to a check at once.
fn offered_checks(game: &Game, decision: &Decision) -> impl Iterator<Item = Answer> {
    let leads = |offer: &OfferId| {
        let written = game.view().story().and_then(|story| story.offers.get(offer).cloned());
        written.is_some_and(|offer| {
            matches!(offer.beats.first(), Some(Beat::Story(StoryBeat::Check(_)))) && offer.uses.is_empty()
        })
    };
    let offers = decision.options.iter().filter_map(|answer| match answer {
        Answer::Offer(offer) if leads(offer) => Some(*answer),
        _ => None,
    });
    offers.collect::<Vec<_>>().into_iter()
}

/// Of all ways to make the check that is asked for, the most faces of the die that win it.
fn best_of_all(game: &Game, sent: usize) -> usize {
    match game.pending() {
        Pending::Chance(_) => odds::outlook(game, &[]).map_or(0, |outlook| outlook.ways().into()),
        Pending::Choose(decision) => {
            let on = |answer: &&Answer| match answer {
                Answer::Hero(_) => sent < 3,
                Answer::Done | Answer::Skill(_) | Answer::Class(_) => true,
                _ => false,
            };
            let after = decision.options.iter().filter(on).map(|answer| {
                let mut game = game.clone();
                game.submit(Input::Answer(*answer), &mut Events::new()).expect("an option");
                best_of_all(&game, sent + usize::from(matches!(answer, Answer::Hero(_))))
            });
            after.max().unwrap_or(0)
        }
        Pending::Draw(_) | Pending::Over(_) => 0,
    }
}
