//! A chronicle for other programs: the facts by their ids.

use serde_json::{Value, json};

use super::chapter::{Chapter, Chronicle};
use crate::content::id::with_names;

/// The version of this format; it goes up when something is renamed or dropped.
const VERSION: u32 = 1;

/// The facts of a chronicle as one object.
///
/// # Errors
/// None in practice: the facts are plain data under the names of their scenarios.
pub fn json(chronicle: &Chronicle) -> serde_json::Result<Value> {
    let chapters: Vec<Value> = chronicle.chapters.iter().map(chapter).collect::<Result<_, _>>()?;
    Ok(json!({
        "chronicle": VERSION,
        "name": chronicle.name,
        "players": chronicle.players,
        "seats": chronicle.seats,
        "mode": chronicle.mode,
        "scripted": chronicle.scripted,
        "scenarios": chronicle.length,
        "chapters": chapters,
    }))
}

fn chapter(chapter: &Chapter) -> serde_json::Result<Value> {
    // Sectors have the names of their own scenario.
    with_names(&chapter.scenario.map.names, || {
        let aboard = chapter.aboard.iter().map(|(hero, system)| Ok(json!({ "hero": value(hero)?, "system": system })));
        let aboard: Vec<Value> = aboard.collect::<serde_json::Result<_>>()?;
        let reputation = chapter.reputation.iter().map(|(turn, points)| json!({ "turn": turn, "points": points }));
        Ok(json!({
            "scenario": chapter.scenario.name,
            "number": chapter.number,
            "attempt": chapter.attempt,
            "side": chapter.side,
            "threat": chapter.threat,
            "aboard": aboard,
            "began": chapter.began,
            "stands": chapter.stands,
            "outcome": chapter.outcome,
            "again": chapter.again,
            "turns": chapter.turns,
            "moments": value(&chapter.highlights)?,
            "losses": value(&chapter.losses)?,
            "dice": value(&chapter.dice)?,
            "way": value(&chapter.way)?,
            "reputation": reputation.collect::<Vec<Value>>(),
            "taken-back": chapter.taken_back,
            "missed": chapter.missed,
        }))
    })
}

fn value<T: serde::Serialize>(what: &T) -> serde_json::Result<Value> {
    serde_json::to_value(what)
}
