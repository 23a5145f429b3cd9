//! A game put before the players' eyes: from the session to the plain views that the table draws.
//!
//! Invariant: nothing here decides anything. Figures come from the engine's view, words from `text`.

use crate::widget::mark::{self, Whose};
use ironclad_game::content::terms::{Section, System};
use ironclad_game::engine::{Decision, Event, Game, Seat};
use ironclad_game::session::{Entry, Session};
use ironclad_text::thing::Words;
use std::borrow::Cow;
use words::Text;

/// What is put before the eyes: a session, and of its games the one that is shown.
#[derive(Debug, Clone, Copy)]
pub struct Present<'a> {
    /// The words for it.
    pub words: Words<'a>,
    /// The session.
    pub session: &'a Session,
    /// The game as it is shown: while dice still fall, as it was before they did.
    pub game: &'a Game,
    /// The question in hand, if it is shown.
    pub decision: Option<&'a Decision>,
    /// The moment that is shown, if it is not where the game stands: the number of its last input.
    pub then: Option<u32>,
}

impl<'a> Present<'a> {
    /// Of a session, showing one of its games.
    pub fn new(text: &'a Text, session: &'a Session, game: &'a Game, decision: Option<&'a Decision>) -> Self {
        Self { words: Words::of(text, game), session, game, decision, then: None }
    }

    /// The same, showing another moment than where the game stands.
    pub fn then(self, moment: Option<u32>) -> Self {
        Self { then: moment, ..self }
    }

    /// What has happened in the scenario that is shown, choice by choice, up to the moment that is.
    pub fn entries(&self) -> Vec<Entry> {
        self.then.map_or_else(|| self.session.history(), |moment| self.session.history_to(moment))
    }

    /// The events of the same, input by input, and without a copy of them.
    pub fn happened(&self) -> impl Iterator<Item = Cow<'a, [Event]>> {
        self.session.stage_events(self.then)
    }

    /// The player's name at a seat.
    pub fn player(&self, seat: Seat) -> String {
        let index = usize::from(seat.number().saturating_sub(1));
        let name = self.session.header().players.get(index).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| self.words.seat(seat))
    }

    /// Several players by their names.
    pub fn players(&self, seats: impl Iterator<Item = Seat>) -> String {
        self.words.list(seats.map(|seat| self.player(seat)))
    }

    /// Whether several are at the table, so that it matters whose something is.
    pub fn is_shared(&self) -> bool {
        self.session.tonight().here(self.game.view().players().into()).nth(1).is_some()
    }

    /// The seat that answers for a system tonight.
    pub fn runs(&self, held: System) -> Seat {
        self.session.tonight().answers_for(self.game.view().seat(held))
    }

    /// The systems that a seat answers for tonight.
    pub fn held(&self, seat: Seat) -> Vec<mark::System> {
        System::ALL.into_iter().filter(|held| self.runs(*held) == seat).map(system).collect()
    }

    /// Who answers for a system, by name; and for whom, where its own player is missing. Nothing where but one is there.
    pub fn asked_for(&self, held: System) -> String {
        let (own, tonight) = (self.game.view().seat(held), self.runs(held));
        match (self.is_shared(), own == tonight) {
            (false, _) => String::new(),
            (true, true) => self.player(own),
            (true, false) => {
                let args = [("name", self.player(tonight).into()), ("away", self.player(own).into())];
                self.words.with("seat-for", &args)
            }
        }
    }

    /// Whom a question is for that is not a system's alone: all; nothing where but one is there.
    pub fn asked_of_all(&self) -> String {
        if self.is_shared() { self.words.get("seats-all") } else { String::new() }
    }

    /// Whose a system is tonight.
    pub fn whose(&self, held: System) -> Whose {
        let seat = self.runs(held);
        Whose { system: system(held), player: self.is_shared().then(|| (mark_of(seat), self.held(seat))) }
    }

    /// Who reads the next passage aloud: those who are there, in turn (rule 1.5).
    pub fn reader(&self) -> Option<Seat> {
        let view = self.game.view();
        let here: Vec<Seat> = self.session.tonight().here(view.players().into()).collect();
        if here.len() < 2 {
            return None;
        }
        here.get(usize::from(view.read_aloud()) % here.len()).copied()
    }
}

/// The mark of a system.
pub fn system(system: System) -> mark::System {
    section(system.section())
}

/// The mark of a section.
pub fn section(section: Section) -> mark::System {
    match section {
        Section::Bridge => mark::System::Bridge,
        Section::Weapons => mark::System::Weapons,
        Section::Hangar => mark::System::Hangar,
        Section::Reactor => mark::System::Reactor,
    }
}

/// The figure of a seat.
pub fn mark_of(seat: Seat) -> mark::Seat {
    mark::Seat(usize::from(seat.number().saturating_sub(1)))
}
