//! Answers: the pending decision, its odds, and what refusals say.

use serde_json::{Map, Value, json};

use super::{Refusal, Told, event, state};
use crate::content::{Content, Id, Names};
use crate::engine::campaign::Heard;
use crate::engine::{Answer, Decision, Game, Pending, Source};
use crate::save::SaveError;
use crate::session::{LoadError, Note, Session};
use crate::text::thing::Words;
use crate::text::{Text, option};

/// Options named in a message at the most.
const NAMED: usize = 40;

/// A good answer.
pub(super) fn of(session: Option<&Session>, text: &Text, told: Told) -> Map<String, Value> {
    let mut answer = Map::new();
    answer.insert("ok".to_owned(), true.into());
    if let Some(session) = session {
        let game = session.game();
        let events: Vec<Value> = told.events.iter().map(|event| event::json(event, game)).collect();
        answer.insert("events".to_owned(), events.into());
        let decision = session.decision().map(|decision| asked(game, text, &decision));
        answer.insert("decision".to_owned(), decision.unwrap_or(Value::Null));
        if let Pending::Over(outcome) = game.pending() {
            answer.insert("outcome".to_owned(), <&str>::from(outcome).into());
        }
        answer.insert("state".to_owned(), state::json(game));
    }
    answer.extend(told.extras);
    answer
}

fn asked(game: &Game, text: &Text, decision: &Decision) -> Value {
    let names = game.names();
    let options: Vec<Value> = decision
        .options
        .iter()
        .map(|answer| json!({ "id": answer.id(names), "text": label(game, text, decision, *answer) }))
        .collect();
    json!({
        "kind": <&str>::from(decision.kind),
        "system": decision.system.map(|system| system.name()),
        "source": decision.source.map(|source| self::source(source, names)),
        "options": options,
    })
}

/// The words of an option.
fn label(game: &Game, text: &Text, decision: &Decision, answer: Answer) -> String {
    option::label(&Words::of(text, game), game, decision, answer)
}

/// Why something happens, `intel:probe`.
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
pub(super) fn odds(session: &Session) -> Value {
    let game = session.game();
    let Some(decision) = session.decision() else { return json!({}) };
    let odds = crate::odds::odds(game, &decision).into_iter().map(|(answer, odds)| {
        let mut value = json!({ "ways": odds.ways, "of": odds.of });
        if !odds.rows.is_empty() {
            value["rows"] = odds.rows.iter().map(|(row, ways)| json!({ "row": row, "ways": ways })).collect();
        }
        (answer.id(game.names()), value)
    });
    Value::Object(odds.collect())
}

/// For each enemy, the chance that the attacks being prepared sink her; none if none are.
pub(super) fn sinks(session: &Session) -> Option<Value> {
    let game = session.game();
    let sinks: Map<String, Value> = crate::odds::sinks(game)
        .into_iter()
        .map(|(enemy, chance)| (enemy.id(game.names()), json!({ "ways": chance.ways, "of": chance.of })))
        .collect();
    (!sinks.is_empty()).then(|| sinks.into())
}

/// A choice that cannot be made, and what can.
pub(super) fn illegal(session: &Session, option: &str) -> Refusal {
    let game = session.game();
    let Some(decision) = session.decision() else {
        return Refusal::new("illegal-option", format!("`{option}`: the game is over, nothing is asked"));
    };
    let legal: Vec<String> = decision.options.iter().map(|answer| format!("`{}`", answer.id(game.names()))).collect();
    let more = if legal.len() > NAMED { ", …" } else { "" };
    let legal = legal.into_iter().take(NAMED).collect::<Vec<_>>().join(", ");
    Refusal::new("illegal-option", format!("`{option}` is not an option here; legal: {legal}{more}"))
}

/// A scenario that does not exist, and those that do.
pub(super) fn unknown_scenario(content: &Content, wanted: &str) -> Refusal {
    let names = &content.names;
    let known: Vec<String> = content.scenarios.ids().map(|id| format!("`{}`", id.name(names))).collect();
    let near = names.scenarios.nearest(wanted).map(|near| format!("did you mean `{near}`? ")).unwrap_or_default();
    let message = format!("no scenario `{wanted}`; {near}there are {}", known.join(", "));
    Refusal::new("unknown-scenario", message)
}

pub(super) fn save_error(error: &SaveError) -> Refusal {
    let code = match error {
        SaveError::Missing { .. } => "file-missing",
        SaveError::Damaged { .. }
        | SaveError::Unsound { .. }
        | SaveError::Unreadable { .. }
        | SaveError::TooLarge { .. } => "file-damaged",
        SaveError::Newer { .. } => "file-newer",
        SaveError::NotWritable { .. }
        | SaveError::InUse { .. }
        | SaveError::ReadOnly { .. }
        | SaveError::Taken { .. }
        | SaveError::Known { .. } => "cannot-write",
    };
    Refusal::new(code, with_cause(error))
}

pub(super) fn load_error(error: &LoadError) -> Refusal {
    match error {
        LoadError::Save(error) => save_error(error),
        LoadError::Game(_) | LoadError::PacksMissing(_) => Refusal::new("unknown-scenario", error.to_string()),
        LoadError::OtherGame(_) | LoadError::Setup(_) => Refusal::new("file-damaged", error.to_string()),
    }
}

fn with_cause(error: &dyn std::error::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

/// What was not as it should be with a file that could be read.
pub(super) fn notice(note: &Note) -> Value {
    match note {
        Note::Torn { line, .. } => json!({ "torn": { "line": line } }),
        Note::Damaged { line, .. } => json!({ "damaged": { "line": line } }),
        Note::ReadOnly(_) => json!({ "read-only": {} }),
        Note::Adapted => json!({ "adapted": {} }),
        Note::Changed { lost } => json!({ "changed": { "lost": lost } }),
        Note::PacksChanged { lost, packs } => json!({ "packs-changed": { "lost": lost, "packs": packs } }),
    }
}
