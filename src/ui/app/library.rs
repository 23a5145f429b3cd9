//! What the window needs from disk: the catalogue, and the games that are kept.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use crate::content::Content;
use crate::content::pack::{Fate, Found, gather};
use crate::engine::Seat as Chair;
use crate::session::{Summary, shelf};
use crate::settings::Folders;
use crate::text::thing::{count, number};
use crate::text::{Text, mission};
use crate::ui::screen::title::SavedGame;
use crate::ui::screen::tutorials::Progress;
use crate::ui::widget::mark::System;

/// Where the catalogue is read from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shelves {
    /// A folder of content, in place of what is built in and the players' packs.
    pub content: Option<PathBuf>,
    /// Players' packs that are put aside.
    pub off: BTreeSet<String>,
}

/// The catalogue and the games kept.
#[derive(Debug, Clone)]
pub struct Library {
    /// The catalogue.
    pub content: Arc<Content>,
    /// The players' packs, and what has become of each.
    pub packs: Vec<Found>,
    /// The games, the newest unfinished first.
    pub games: Vec<Kept>,
    /// Files of games that cannot be opened.
    pub unplayable: Vec<PathBuf>,
}

/// A game that is kept and can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Its file.
    pub path: PathBuf,
    /// What is in it.
    pub summary: Summary,
}

impl Library {
    /// Reads everything.
    ///
    /// # Errors
    /// The faults of the content, one a line.
    pub fn read(shelves: &Shelves, folders: &Folders) -> Result<Self, String> {
        let read = match &shelves.content {
            Some(folder) => Content::in_folder(folder).map(|content| (content, Vec::new())),
            None => gather(&folders.packs(), &shelves.off),
        };
        let (content, packs) = read.map_err(|faults| faults.to_string())?;
        let content = Arc::new(content);
        // A folder that is not there yet holds no games; one that cannot be read is said when a game is begun in it.
        let saved = shelf(&content, &folders.games()).unwrap_or_default();
        let (mut games, mut unplayable) = (Vec::new(), Vec::new());
        for game in saved {
            match game.summary {
                Ok(summary) => games.push(Kept { path: game.path, summary }),
                Err(_) => unplayable.push(game.path),
            }
        }
        Ok(Self { content, packs, games, unplayable })
    }

    /// The game to go on with: the unfinished one played last.
    pub fn newest(&self) -> Option<&Kept> {
        self.games.iter().find(|game| game.summary.outcome.is_none())
    }

    /// An unfinished lesson, to go on with.
    pub fn under_way(&self, scenario: &str, scripted: bool) -> Option<&Kept> {
        let fits = |summary: &Summary| summary.scenario == scenario && summary.scripted == scripted;
        self.games.iter().find(|game| game.summary.outcome.is_none() && fits(&game.summary))
    }

    /// How far the players are with a lesson.
    pub fn progress(&self, scenario: &str) -> Progress {
        let of_it = || self.games.iter().filter(|game| game.summary.scenario == scenario && game.summary.scripted);
        if of_it().any(|game| game.summary.outcome.is_none()) {
            Progress::UnderWay
        } else if of_it().next().is_some() {
            Progress::Finished
        } else {
            Progress::NotBegun
        }
    }
}

/// What is said of games that cannot be opened, if there are any.
pub fn unplayable(text: &Text, library: &Library) -> Option<String> {
    let first = library.unplayable.first()?;
    let many = count(library.unplayable.len());
    Some(text.with("title-unplayable", &[("count", many), ("path", first.display().to_string().into())]))
}

/// What is said of packs that are left out, if there are any.
pub fn left_out(text: &Text, library: &Library) -> Option<String> {
    let faulty = library.packs.iter().filter_map(|pack| match &pack.fate {
        Fate::Faulty(faults) => Some((pack, faults.0.first()?)),
        Fate::In | Fate::Off => None,
    });
    let said = faulty.map(|(pack, first)| {
        let fault = first.to_string();
        text.with("title-pack-left-out", &[("pack", pack.name(text.language()).into()), ("fault", fault.into())])
    });
    said.reduce(|before, next| format!("{before}\n{next}"))
}

/// A kept game in the title's words.
pub fn saved(text: &Text, summary: &Summary) -> SavedGame {
    let form = if summary.scripted { "saved-lesson" } else { "saved-free" };
    let figures = [("hull", number(summary.hull)), ("crew", number(summary.crew)), ("morale", number(summary.morale))];
    SavedGame {
        name: mission::name(text, &summary.scenario, Some(&summary.won)),
        place: place(text, summary),
        log: summary.side.map_or_else(|| text.get(form), |side| mission::between(text, side)),
        seats: summary.players.iter().enumerate().map(|(place, name)| (held(summary, place), name.clone())).collect(),
        figures: text.with("saved-figures", &figures),
    }
}

fn place(text: &Text, summary: &Summary) -> String {
    let turn = ("turn", number(summary.turn));
    match summary.last_turn {
        _ if summary.fitting_out => text.get("saved-fitting-out"),
        Some(last) => text.with("saved-place-of", &[turn, ("last", number(last))]),
        None => text.with("saved-place", &[turn]),
    }
}

fn held(summary: &Summary, place: usize) -> Vec<System> {
    let chair = u8::try_from(place + 1).ok().and_then(Chair::new);
    let systems = System::HELD.into_iter().zip(summary.seats);
    systems.filter(|(_, seat)| Some(*seat) == chair).map(|(system, _)| system).collect()
}
