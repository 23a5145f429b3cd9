//! A session's history to the facts of a chronicle.

use std::sync::Arc;

use super::chapter::{Chapter, Chronicle, Figures, Missed, Stop};
use super::luck::Dice;
use crate::chronicle::listener::Listener;
use crate::content::scenario::SideTaken;
use crate::engine::{Event, Game};
use crate::save::Tonight;
use crate::session::{Entry, Session, UndoneChance};

/// Gathers the facts of a session's history, up to its head.
pub fn gather(session: &Session) -> Chronicle {
    let (header, setup) = (session.header(), session.setup());
    let history = session.whole_history();
    let attempts = history.chunk_by(|one, other| one.when.sitting() == other.when.sitting());
    let mut chapters: Vec<Chapter> = attempts.filter_map(|entries| chapter(session, entries)).collect();
    for later in 1..chapters.len() {
        let next = chapters.get(later).map(|chapter| (chapter.number, chapter.attempt > 0));
        if let Some(before) = chapters.get_mut(later - 1) {
            before.again = next == Some((before.number, true));
        }
    }
    Chronicle {
        content: Arc::clone(session.game().content()),
        name: session.name().to_owned(),
        players: header.players.clone(),
        seats: session.game().state().setup.seats,
        mode: setup.mode,
        scripted: setup.scripted,
        length: setup.campaign.map(|campaign| campaign.scenarios),
        chapters,
    }
}

fn chapter(session: &Session, entries: &[Entry]) -> Option<Chapter> {
    let (first, last) = (entries.first()?, entries.last()?);
    let as_it_began = session.at(first.number)?;
    let as_it_ended = if last.last == session.place() { session.game().clone() } else { session.at(last.last)? };
    let cast_off = entries.iter().find(|entry| entry.events.contains(&Event::FittedOut));
    let began = cast_off.and_then(|entry| session.at(entry.last)).unwrap_or_else(|| as_it_began.clone());
    // What came home is told as it came home: what is bought in the refit after it belongs to the next scenario.
    let ended = entries.iter().find(|entry| entry.events.iter().any(|event| matches!(event, Event::Ended { .. })));
    let came_home = ended.and_then(|entry| session.at(entry.last)).unwrap_or_else(|| as_it_ended.clone());
    let mut taken_back = UndoneChance::default();
    entries.iter().for_each(|entry| taken_back.add(entry.taken_back));
    let mut chapter = empty(&as_it_began, &began, &as_it_ended);
    chapter.stands = Figures::of(came_home.table());
    (chapter.number, chapter.attempt) = first.when.sitting();
    chapter.first = first.number;
    chapter.taken_back = taken_back;
    chapter.missed = missed(session, entries);
    let mut ear = Listener::of(&mut chapter, session.setup().mode);
    for entry in entries {
        ear.hear(entry.last, &entry.events);
    }
    chapter.entries = entries.to_vec();
    Some(chapter)
}

/// Who was missing when something was chosen, and from which turn to which.
fn missed(session: &Session, entries: &[Entry]) -> Vec<Missed> {
    let mut all: Vec<Missed> = Vec::new();
    let mut before = Tonight::EVERYBODY;
    for entry in entries.iter().filter(|entry| entry.choice.is_some()) {
        let tonight = session.tonight_at(entry.number);
        for (seat, sat_in) in tonight.away() {
            let goes_on = before.answers_for(seat) == sat_in;
            let standing = all.iter_mut().rev().find(|missed| missed.seat == seat && missed.sat_in == sat_in);
            match standing {
                Some(missed) if goes_on => missed.to = entry.turn,
                Some(_) | None => all.push(Missed { seat, sat_in, from: entry.turn, to: entry.turn }),
            }
        }
        before = tonight;
    }
    all
}

/// For whom and against whom it was played, if the players took a side.
fn side(ended: &Game) -> Option<SideTaken> {
    let view = ended.view();
    view.client().zip(view.opponent()).map(|(with, against)| SideTaken { with, against })
}

/// A chapter before its first event.
fn empty(first: &Game, began: &Game, ended: &Game) -> Chapter {
    let scenario = first.scenario();
    let table = ended.table();
    Chapter {
        scenario: Arc::clone(scenario),
        setup: ended.state().setup,
        number: 1,
        attempt: 0,
        first: 0,
        side: side(ended),
        last_turn: ended.view().last_turn(),
        threat: table.threat,
        began: Figures::of(began.table()),
        stands: Figures::of(table),
        aboard: table.heroes.iter().map(|aboard| (aboard.hero, aboard.system)).collect(),
        outcome: table.outcome,
        again: false,
        turns: 0,
        highlights: Vec::new(),
        losses: Vec::new(),
        dice: Dice::default(),
        way: vec![Stop { turn: 0, sector: scenario.ship }],
        reputation: vec![(0, first.table().reputation)],
        taken_back: UndoneChance::default(),
        missed: Vec::new(),
        entries: Vec::new(),
        table: table.clone(),
    }
}
