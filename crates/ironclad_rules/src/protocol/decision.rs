//! The pending decision, and the odds of its options.

use kernel::session::Session;
use serde_json::{Value, json};

use super::{Labels, object};
use crate::content::{Id, Names};
use crate::engine::campaign::Heard;
use crate::engine::{Decision, Game, Source};

/// The pending question.
#[inline]
pub(super) fn asked(game: &Game, words: &dyn Labels, decision: &Decision) -> Value {
    let names = game.names();
    let options: Vec<Value> = decision
        .options
        .iter()
        .map(|answer| json!({ "id": answer.id(names), "text": words.label(game, decision, *answer) }))
        .collect();
    json!({
        "kind": <&str>::from(decision.kind),
        "system": decision.system.map(|system| system.name()),
        "source": decision.source.map(|source| self::source(source, names)),
        "options": options,
    })
}

/// Why something happens, `intel:probe`.
#[inline]
pub(super) fn source(source: Source, names: &Names) -> String {
    match source {
        Source::Intel(card) => format!("intel:{}", card.name(names)),
        Source::Ability(hero) => format!("ability:{}", hero.name(names)),
        Source::Order(order) => format!("order:{}", order.name(names)),
        Source::Condition => "condition".to_owned(),
        Source::Rest => "rest".to_owned(),
        Source::Heal => "heal".to_owned(),
        Source::Repair => "repair".to_owned(),
        Source::Service(service) => format!("service:{service}"),
        Source::Fighter(fighter) => format!("fighter:{}", fighter.name(names)),
        Source::Enemy(enemy) => format!("enemy:{}", enemy.id(names)),
        Source::Energy => "energy".to_owned(),
        Source::Combat => "combat".to_owned(),
        Source::Villain(ship) => format!("villain:{}", ship.name(names)),
        Source::Scenario => "scenario".to_owned(),
        Source::Heard(Heard::Joins(hero)) => format!("joins:{}", hero.name(names)),
        Source::Heard(Heard::Ally(faction)) => format!("ally:{faction}"),
        Source::Heard(Heard::Against(faction)) => format!("against:{faction}"),
        Source::Heard(Heard::Leaves(hero)) => format!("leaves:{}", hero.name(names)),
        Source::Passage(passage) => format!("passage:{}", passage.name(names)),
        Source::Choice(choice) => format!("choice:{}", choice.name(names)),
        Source::Offer(offer) => format!("offer:{}", offer.name(names)),
        Source::Check(check) => format!("check:{}", check.name(names)),
        Source::Fight(fight) => format!("fight:{}", fight.name(names)),
        Source::Mover(mover) => format!("mover:{}", mover.name(names)),
        Source::Post(post) => format!("post:{}", post.name(names)),
    }
}

/// The odds of the pending decision's options.
#[inline]
pub(super) fn odds(session: &Session<Game>) -> Value {
    let game = session.game();
    let Some(decision) = session.decision() else { return json!({}) };
    let odds = crate::odds::odds(game, &decision).into_iter().map(|(answer, odds)| {
        let mut value = json!({ "ways": odds.ways, "of": odds.of });
        if !odds.rows.is_empty() {
            value["rows"] = odds.rows.iter().map(|(row, ways)| json!({ "row": row, "ways": ways })).collect();
        }
        (answer.id(game.names()), value)
    });
    object(odds).into()
}

/// For each enemy, the chance that the attacks being prepared sink her; none if none are.
#[inline]
pub(super) fn sinks(session: &Session<Game>) -> Option<Value> {
    let game = session.game();
    let sinks = object(
        crate::odds::sinks(game)
            .into_iter()
            .map(|(enemy, chance)| (enemy.id(game.names()), json!({ "ways": chance.ways, "of": chance.of }))),
    );
    if sinks.is_empty() { None } else { Some(sinks.into()) }
}
