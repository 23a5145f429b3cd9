//! The head of a decision: who or what asks, the line under it, the question, and the figure beside it.

use super::question::{Question, whose_skill};
use super::{Figure, read};
use crate::effect::offer;
use crate::thing::{Words, number, plain};
use ironclad_game::content::effect::Effect;
use ironclad_game::content::intel::{Kind, Skip};
use ironclad_game::content::terms::{Skill, Track};
use ironclad_game::engine::Game;
use ironclad_game::engine::decision::{Decision, Source};
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::query::{Standing, View};

pub(super) fn title(words: &Words<'_>, game: &Game, decision: &Decision, question: Question) -> String {
    let view = &game.view();
    match (question, game.state().frames.last()) {
        (Question::SaveCrew, Some(Frame::CrewLoss(loss))) => {
            return words.with("head-save-crew-of", &[("count", number(loss.points()))]);
        }
        (Question::Remember, Some(Frame::CrewLoss(loss))) => {
            return words.with("head-remember-of", &[("count", number(loss.lost()))]);
        }
        (Question::Bulkhead, Some(Frame::Hits(hits))) => {
            return words.with("head-bulkhead-of", &[("count", number(hits.left()))]);
        }
        (Question::Shelter, Some(Frame::Exhaust(exhaust))) => {
            return words.with("head-shelter-of", &[("hero", words.hero_name(exhaust.hero()).into())]);
        }
        _ => {}
    }
    match (question, decision.source) {
        (Question::Port | Question::Conduct | Question::RideOut, _) | (Question::Wound, Some(Source::Condition)) => {
            words.sector(view.table.ship)
        }
        (
            Question::Action
            | Question::Loss
            | Question::Contract
            | Question::Promotion
            | Question::Refit
            | Question::Word
            | Question::Rest
            | Question::Order
            | Question::Evade
            | Question::Sortie
            | Question::Confirm
            | Question::TiredPilot
            | Question::Wingman
            | Question::SaveCrew
            | Question::Remember
            | Question::Bulkhead
            | Question::Shelter,
            _,
        )
        | (_, None) => words.get(&format!("head-{}", question.name())),
        (_, Some(source)) => words.source(source),
    }
}

pub(super) fn subtitle(words: &Words<'_>, view: &View<'_>, decision: &Decision, question: Question) -> String {
    match (question, decision.source) {
        (Question::Action, _) => place(words, view),
        (Question::RideOut, _) => {
            view.here().condition().map(|space| words.condition_effect(space)).unwrap_or_default()
        }
        (Question::SaveCrew | Question::Remember | Question::Shelter, Some(Source::Condition)) => {
            words.sector(view.table.ship)
        }
        (Question::SaveCrew | Question::Remember | Question::Shelter | Question::Bulkhead, Some(source)) => {
            words.source(source)
        }
        (Question::Conduct, _) => served_as(words, view),
        (_, Some(Source::Intel(card))) => {
            let card = &view.content.intel[card];
            card_kind(words, card.kind, view.skip(card))
        }
        (Question::Commit | Question::Select | Question::Skill, Some(Source::Check(check))) => {
            let written = view.story().and_then(|story| story.checks.get(&check));
            let skills =
                words.list(written.into_iter().flat_map(|check| &check.skills).map(|skill| words.skill(*skill)));
            match view.adversary(written.and_then(|check| check.against)) {
                None => skills,
                Some(ship) => {
                    let strength = number(view.strength(ship));
                    let args = [
                        ("skills", skills.into()),
                        ("who", words.person_name(ship).unwrap_or_default().into()),
                        ("strength", strength),
                    ];
                    words.with("check-against", &args)
                }
            }
        }
        (Question::Order | Question::Confirm | Question::Sortie | Question::Evade, _) => {
            let system = decision.system.map(|system| words.system(system));
            let phase = view.table.combat.as_ref().map(|combat| words.phase(combat.phase));
            words.list(system.into_iter().chain(phase))
        }
        (Question::Target | Question::Spare | Question::Tools, _) => {
            let stage = view.table.combat.as_ref().and_then(|combat| combat.stage);
            stage.map(|stage| words.stage(stage)).unwrap_or_default()
        }
        (Question::CarryOut, Some(Source::Order(order))) => words.order_text(order, view),
        (Question::Pilot, Some(Source::Fighter(fighter))) => words.fighter_text(fighter, view),
        (Question::Port, _) => {
            let left = view.table.docked.as_ref().map_or(0, |docked| docked.services_left);
            words.with("services-left", &[("left", number(left))])
        }
        (
            Question::Mend
            | Question::RestGiven
            | Question::HealGiven
            | Question::Recon
            | Question::SideDoor
            | Question::HoldFire
            | Question::Collect,
            Some(Source::Ability(hero)),
        ) => words.hero(hero),
        _ => words.text.try_get(&format!("under-{}", question.name())).unwrap_or_default(),
    }
}

/// Where the ship is, and what that means.
fn place(words: &Words<'_>, view: &View<'_>) -> String {
    let name = words.sector(view.table.ship);
    match view.here().condition() {
        Some(condition) => {
            let effect = words.condition_effect(condition);
            words.with("place-with-effect", &[("name", name.into()), ("effect", effect.into())])
        }
        None => name,
    }
}

/// How the port here would serve us as things stand.
fn served_as(words: &Words<'_>, view: &View<'_>) -> String {
    if view.served_as() == Standing::Enemy {
        return words.get("served-enemy");
    }
    words.with("served-as", &[("standing", words.standing_name(view.served_as()).into())])
}

/// What kind of card it is, and whether and how it may be passed by.
pub fn card_kind(words: &Words<'_>, kind: Kind, skip: Skip) -> String {
    match (kind, skip) {
        (Kind::Event, _) => words.get("card-event"),
        (Kind::Operation, Skip::No) => words.get("card-operation"),
        (Kind::Operation, _) => words.get("card-operation-optional"),
        (Kind::Encounter, Skip::No) => words.get("card-encounter"),
        (Kind::Encounter, Skip::Free) => words.get("card-encounter-optional"),
        (Kind::Encounter, Skip::Action) => words.get("card-encounter-action"),
        (Kind::Encounter, Skip::Morale(morale)) => words.with("card-encounter-morale", &[("morale", number(morale))]),
    }
}

pub(super) fn prompt(words: &Words<'_>, game: &Game, decision: &Decision, question: Question) -> String {
    let content = words.content;
    let most = number(decision.picks.most);
    let mut args = vec![("most", most), ("made", number(decision.picks.made))];
    match (question, decision.source) {
        (Question::Pilot, Some(Source::Fighter(fighter))) => args.push(("ship", words.fighter_name(fighter).into())),
        (Question::Help, Some(Source::Intel(card))) => {
            if let Some(helper) = content.intel[card].table().and_then(|table| table.hero) {
                args.push(("skill", words.skill_name(helper.adds).into()));
            }
        }
        (Question::Lead, Some(Source::Intel(card))) => {
            if let Some(expedition) = content.intel[card].expedition() {
                args.extend(words.wanted(expedition.led_by));
            }
        }
        (Question::Volunteer, Some(Source::Intel(_))) => {
            if let Some(Frame::Volunteers(volunteers)) = game.state().frames.last() {
                args.push((
                    "offer",
                    volunteers
                        .written(&game.view())
                        .map(|it| offer(words, it, game.table().threat))
                        .unwrap_or_default()
                        .into(),
                ));
            }
        }
        (Question::Tend, _) => {
            if let Some(Frame::HealOrRepair(tending)) = game.state().frames.last() {
                args.extend(words.wanted(tending.class()));
            }
        }
        (Question::Skill | Question::Class, _) => {
            if let Some(hero) = whose_skill(game) {
                args.push(("hero", words.hero_name(hero).into()));
            }
        }
        _ => {}
    }
    let harm = match decision.source {
        Some(Source::Intel(card)) => content.intel[card].harm(),
        _ => None,
    };
    match question {
        Question::SideDoor if matches!(game.state().frames.last(), Some(Frame::SkipSector(door)) if door.looks()) => {
            words.get("ask-side-door-look")
        }
        Question::Commit => {
            let skill = selected(game);
            args.extend(skill.map(|skill| ("skill", words.skill_name(skill).into())));
            let task = task(game);
            args.extend(task.into_iter().flat_map(|(task, tasks)| [("task", number(task)), ("tasks", number(tasks))]));
            words.with(
                match (skill, task) {
                    (Some(_), None) => "ask-commit-with",
                    (None, None) => "ask-commit",
                    (Some(_), Some(_)) => "ask-commit-task-with",
                    (None, Some(_)) => "ask-commit-task",
                },
                &args,
            )
        }
        Question::Target => match game.state().frames.last() {
            Some(Frame::StageFight(stage)) => match stage.shot_to_aim(&game.view()) {
                Some((shot, shots)) if shots > 1 => {
                    words.with("ask-target-of", &[("shot", number(shot)), ("shots", number(shots))])
                }
                Some(_) | None => words.get("ask-target"),
            },
            _ => words.get("ask-target"),
        },
        Question::Ward if harm.is_some_and(|harm| matches!(harm.effect, Effect::LoseActions(_))) => {
            words.get("ask-ward-actions")
        }
        _ => words.with(&format!("ask-{}", question.name()), &args),
    }
}

/// The skill that the check in hand is made with, if it has been selected.
fn selected(game: &Game) -> Option<Skill> {
    match game.state().frames.last() {
        Some(Frame::Check(check)) => check.skill(),
        _ => None,
    }
}

/// The task that heroes are assigned to and the number of tasks, if an operation has several (rule 7.4).
fn task(game: &Game) -> Option<(u8, u8)> {
    match game.state().frames.last() {
        Some(Frame::Check(check)) => check.task(&game.view()),
        _ => None,
    }
}

pub(super) fn figure(words: &Words<'_>, game: &Game, decision: &Decision, question: Question) -> Option<Figure> {
    let view = &game.view();
    let table = view.table;
    let figure = |label: String, value: u16| Some(Figure { label, value: value.to_string() });
    match (question, decision.source) {
        (Question::Action, _) => figure(words.get("actions"), table.actions.left.into()),
        (Question::Commit | Question::Select | Question::Skill, Some(Source::Intel(card))) => {
            let difficulty = match game.state().frames.last() {
                Some(Frame::Check(check)) => check.difficulty(view),
                _ => view.content.intel[card].check()?.difficulty.at(table.threat),
            };
            figure(words.get("figure-difficulty"), difficulty.into())
        }
        (Question::Commit | Question::Select | Question::Skill, Some(Source::Check(_))) => {
            let Some(Frame::Check(check)) = game.state().frames.last() else { return None };
            figure(words.get("figure-difficulty"), check.difficulty(view).into())
        }
        (Question::Ward, Some(Source::Intel(card))) => {
            let harm = view.content.intel[card].harm()?;
            let left = harm.effect.amount(table.threat).saturating_sub(decision.picks.made);
            let label = if matches!(harm.effect, Effect::LoseActions(_)) { "actions" } else { "figure-hits" };
            figure(words.get(label), left.into())
        }
        (Question::Soften | Question::Reroll, _) => {
            let (total, _) = read(game)?;
            Some(Figure { label: words.get("figure-rolled"), value: plain(total) })
        }
        (Question::SaveCheck, _) => {
            let Some(Frame::Check(check)) = game.state().frames.last() else { return None };
            let (total, reach) = check.read(view)?;
            let label = words.get("figure-failed");
            let args = [("total", number(total)), ("difficulty", number(reach))];
            Some(Figure { label, value: words.with("figure-of", &args) })
        }
        (Question::EvadeAgain, _) => {
            let Some(Frame::StageFight(stage)) = game.state().frames.last() else { return None };
            let (_, total, reach) = stage.failed_evasion(view)?;
            let args = [("total", plain(total).into()), ("difficulty", number(reach))];
            Some(Figure { label: words.get("figure-failed"), value: words.with("figure-of", &args) })
        }
        (Question::RideOut, _) => {
            let Some(Frame::ConditionStrike(strike)) = game.state().frames.last() else { return None };
            figure(words.get("figure-hits"), strike.hits(view).into())
        }
        (Question::Remember, _) => figure(words.track(Track::Morale), table.morale.into()),
        (Question::Attempt | Question::WaveAway, _) => figure(words.track(Track::Morale), table.morale.into()),
        (Question::Order | Question::Confirm, _) => {
            figure(words.get("energy"), view.unplanned_energy().unwrap_or(0).into())
        }
        (
            Question::Port
            | Question::Trade
            | Question::Yard
            | Question::Guild
            | Question::Upgrade
            | Question::RestPaid
            | Question::HealPaid,
            _,
        ) => figure(words.track(Track::Credits), table.credits),
        (Question::Mend, _) => figure(words.track(Track::Salvage), table.salvage.into()),
        (Question::SaveCrew, _) => figure(words.track(Track::Crew), table.crew.into()),
        _ => None,
    }
}
