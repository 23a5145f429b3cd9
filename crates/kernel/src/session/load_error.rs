//! Why a saved game cannot be opened.

use crate::game::Illegal;
use crate::save::SaveError;

/// Why a saved game could not be opened. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum LoadError<F: std::error::Error + 'static> {
    /// The file cannot be read or written.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// Its set-up cannot be played with this catalogue.
    #[error(transparent)]
    Game(F),
    /// It is a file of another game; this is that game's id.
    #[error("a file of the game `{0}`")]
    OtherGame(String),
    /// Its set-up is not in this game's form.
    #[error("its setup cannot be read: {0}")]
    Setup(String),
    /// The game refuses what its own state asks for: the file is damaged or forged.
    #[error("the game of this file cannot go on: {0}")]
    Refused(Illegal),
    /// It goes back and forth through its history, breaks off and goes on, or branches more often than any game does.
    #[error("the file goes back and forth, breaks off or branches more often than any game does")]
    TooLong,
    /// It needs players' packs that are not installed; their names.
    #[error("it needs these packs: {}", .0.join(", "))]
    PacksMissing(Vec<String>),
}
