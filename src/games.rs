//! The games of the house: one closed list. Whatever tells games apart matches on it, so a new game does not compile
//! before every such place has a word on it.

pub mod full_thrust;
pub mod iron_guest;

use std::path::Path;
use std::sync::Arc;

use ::full_thrust::play::FullThrust;
use ::iron_guest::IronGuest;
use kernel::chronicle::Narrator;
use kernel::headless::Protocol;
use kernel::session::{LoadError, Session};
use kernel::simulate::Player;
use kernel::{Game as _, Seat, SeatSet};

use crate::engine::Game;
use crate::save;
use words::language::{Games, Story};
use words::{Message, Speech, Text};

/// A game of the house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The campaign, with its lessons and patrols.
    Campaign,
    /// Iron Guest: squadrons of sailing ships.
    IronGuest,
    /// Full Thrust: fleets of starships.
    FullThrust,
}

impl Kind {
    /// All of them, the campaign first.
    pub const ALL: [Self; 3] = [Self::Campaign, Self::IronGuest, Self::FullThrust];

    /// What saves and the line protocol call it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Campaign => Game::ID,
            Self::IronGuest => IronGuest::ID,
            Self::FullThrust => FullThrust::ID,
        }
    }

    /// The game of this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The game that a file is of; none if it cannot be read, or is of a game that is not here.
    pub fn of_file(path: &Path) -> Option<Self> {
        save::read(path).ok().and_then(|reading| Self::named(&reading.header.game))
    }

    /// Checks the content that is part of the program.
    ///
    /// # Errors
    /// Its faults, one a line. Those of the campaign are found by whoever checks packs, and not here.
    pub fn check(self) -> Result<(), String> {
        match self {
            Self::Campaign => Ok(()),
            Self::IronGuest => IronGuest::built_in().map(|_| ()),
            Self::FullThrust => FullThrust::built_in().map(|_| ()),
        }
    }
}

/// What the shell asks of a war game: its content, its words, its bots.
pub trait WarGame: Protocol {
    /// The content that is part of the program, loaded once.
    ///
    /// # Errors
    /// Its faults, one a line.
    fn built_in() -> Result<Arc<Self::Catalogue>, String>;

    /// The words of the line protocol.
    fn words(text: &Text) -> Self::Words;

    /// Who tells a session's history.
    fn narrator(text: &Text, session: &Session<Self>) -> impl Narrator<Self>;

    /// Why a game cannot begin, in words.
    fn fault(text: &Text, fault: &Self::Fault) -> String;

    /// A battle for bots: this scenario, with dice of this seed.
    fn battle(catalogue: &Self::Catalogue, scenario: &str, seed: u64) -> Result<Self::Start, Self::Fault>;

    /// The seats of a game.
    fn seat_count(setup: &Self::Setup) -> u8;

    /// The ids of its bots, the weakest first.
    fn bots() -> Vec<&'static str>;

    /// The bot of this id at a seat; none if there is no such bot.
    fn bot(id: &str, seat: Seat, seed: u64) -> Option<Box<dyn Player<Self>>>;

    /// The seats that won; none of them in a draw.
    fn winners(setup: &Self::Setup, outcome: &Self::Outcome) -> SeatSet;
}

/// What the games say of their words: whoever compares languages knows no game.
pub fn told() -> Games {
    let kinds = iron_guest::KINDS.into_iter().chain(full_thrust::KINDS).collect();
    // Lessons are read aloud as well, and every language needs them.
    Games { kinds, story: Some(Story { keys: "passage-", except: "tutorial-" }) }
}

/// Why a war game's file cannot be opened, in words.
pub fn load_error<G: WarGame>(text: &Text, error: &LoadError<G::Fault>) -> String {
    words::saving::load(text, error, |fault| G::fault(text, fault))
}

/// Makes words of the messages of war games, with the players' names.
pub struct Speaker {
    text: Text,
    players: Vec<String>,
}

impl Speaker {
    /// Words of this language. A seat without a name is called by its number.
    fn new(text: &Text, players: Vec<String>) -> Self {
        Self { text: text.clone(), players }
    }

    /// What a seat's player is called; by the seat's number if they have no name.
    fn player(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) | None => self.text.with("war-game-player", &[("number", u32::from(seat.number()).into())]),
        }
    }
}

impl Speech for Speaker {
    fn say(&self, message: &Message) -> String {
        message.say(&self.text, &|seat| self.player(seat))
    }
}

impl std::fmt::Debug for Speaker {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Speaker").field("players", &self.players).finish_non_exhaustive()
    }
}

/// The cover of a war game: what the players call it, or else its scenario; the game; who played what.
fn cover<G: WarGame>(
    text: &Text,
    session: &Session<G>,
    game: String,
    scenario: String,
    seats: Vec<String>,
) -> kernel::chronicle::Cover {
    let title = if session.name().is_empty() { scenario.clone() } else { session.name().to_owned() };
    let subtitle = text.with("war-game-subtitle", &[("game", game.into()), ("scenario", scenario.into())]);
    kernel::chronicle::Cover { title, subtitle, facts: seats }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::compare::compare;
    use words::language::Languages;

    #[test]
    fn english_and_every_complete_language_are_whole() {
        let all = Languages::default().told_by(told());
        for language in all.names().into_iter().filter(|language| all.about(language).complete) {
            assert_eq!(compare(&all, &language), Vec::new(), "{language}");
        }
    }

    #[test]
    fn the_story_is_told_from_what_every_language_needs() {
        let story = told().story.expect("a story");
        let files = Languages::default().files(words::FALLBACK);
        let is_in = |name: &str| {
            files.iter().find(|file| file.path == format!("en/ironclad/{name}.ftl")).map(|file| story.is_in(file))
        };
        assert_eq!((is_in("ballast"), is_in("campaign-story")), (Some(true), Some(true)));
        assert_eq!((is_in("tutorial-1"), is_in("rules"), is_in("patrol")), (Some(false), Some(false), Some(false)));
    }
}
