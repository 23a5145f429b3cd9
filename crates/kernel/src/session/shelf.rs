//! The saved games of a folder, for lists of them.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::Session;
use super::load_error::LoadError;
use super::summary::{Glance, Since};
use crate::game::{Game, Pending};
use crate::save::{self, Found};

/// A file in the folder of games, with a summary of its game.
#[derive(Debug)]
pub struct Saved<S, F: std::error::Error + 'static> {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written, if the system says so.
    pub modified: Option<SystemTime>,
    /// A summary of its game, or why it cannot be opened.
    pub summary: Result<S, LoadError<F>>,
}

/// How many bytes of a file are looked at to find its game, where its first line is damaged.
const HEAD: u64 = 4096;

/// The order of a list: unfinished games, finished ones, files that cannot be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Unfinished,
    Finished,
    Unplayable,
}

impl<G: Game> Session<G> {
    /// The games of a folder, each as `summarise` sums it up: unfinished ones first, then the finished, then files that
    /// cannot be opened; the newest first in each. Files of other games are left out.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn shelf<S>(
        catalogue: &Arc<G::Catalogue>,
        folder: &Path,
        since: Since,
        summarise: impl Fn(Glance<G>) -> S,
    ) -> io::Result<Vec<Saved<S, G::Fault>>> {
        let mut games = Vec::new();
        for Found { path, modified } in save::list(&save::System, folder)? {
            let (rank, summary) = match Self::glance(catalogue, &path, since) {
                Err(LoadError::OtherGame(_)) => continue,
                Err(error) => (Rank::Unplayable, Err(error)),
                Ok(glance) => {
                    let over = matches!(glance.game.pending(), Pending::Over(_));
                    let rank = if over { Rank::Finished } else { Rank::Unfinished };
                    (rank, Ok(summarise(glance)))
                }
            };
            games.push((rank, Saved { path, modified, summary }));
        }
        // They are listed newest first, and a stable sort leaves it so within a rank.
        games.sort_by_key(|(rank, _)| *rank);
        Ok(games.into_iter().map(|(_, saved)| saved).collect())
    }

    /// Whether a file that cannot be opened is one of this game: its header says so, or did before it was damaged.
    pub fn is_ours(path: &Path, why: &LoadError<G::Fault>) -> bool {
        let LoadError::Save(_) = why else { return true };
        if let Ok(reading) = save::read(path) {
            return reading.header.game == G::ID;
        }
        let mut head = Vec::new();
        let read = File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head));
        let id = format!("\"{}\"", G::ID);
        read.is_ok() && String::from_utf8_lossy(&head).lines().next().is_some_and(|line| line.contains(&id))
    }
}
