//! What is asked before something is done with a whole game.

use crate::ui::job::errand::Errand;
use std::path::PathBuf;

/// A question that stands where the deeds are otherwise offered. The main button says yes, Esc says no.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// What is the copy to be called?
    Copy(String),
    /// What is it to be called from now on?
    Rename(String),
    /// To which file?
    Export(String),
    /// There is a file of this name: may it go?
    Replace(String),
    /// From which file?
    Import(String),
    /// This game is here already: bring it in all the same?
    Beside(String),
    /// Into the bin with it?
    Discard,
    /// All that is in the bin, for good?
    Empty,
}

impl Ask {
    /// Its name as used in message keys.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Copy(_) => "copy",
            Self::Rename(_) => "rename",
            Self::Export(_) => "export",
            Self::Replace(_) => "replace",
            Self::Import(_) => "import",
            Self::Beside(_) => "beside",
            Self::Discard => "discard",
            Self::Empty => "empty",
        }
    }

    /// What has been typed, if it is a question that is answered so.
    pub fn typed(&self) -> Option<&str> {
        match self {
            Self::Copy(typed) | Self::Rename(typed) | Self::Export(typed) | Self::Import(typed) => Some(typed),
            Self::Replace(_) | Self::Beside(_) | Self::Discard | Self::Empty => None,
        }
    }

    /// The same, to be changed.
    pub fn typed_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Copy(typed) | Self::Rename(typed) | Self::Export(typed) | Self::Import(typed) => Some(typed),
            Self::Replace(_) | Self::Beside(_) | Self::Discard | Self::Empty => None,
        }
    }

    /// The file that is spoken of.
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Replace(file) | Self::Beside(file) => Some(file),
            _ => None,
        }
    }

    /// Whether it can be answered with yes.
    pub fn is_ready(&self) -> bool {
        self.typed().is_none_or(|typed| !typed.trim().is_empty())
    }

    /// The question that follows if there is something in the way.
    pub fn in_spite(self) -> Self {
        match self {
            Self::Export(to) => Self::Replace(to),
            Self::Import(from) => Self::Beside(from),
            other => other,
        }
    }

    /// What is to be done for it with the chosen game, if one is needed; `binned` are the games in the bin.
    pub fn errand(&self, chosen: Option<PathBuf>, binned: Vec<PathBuf>) -> Option<Errand> {
        match (self, chosen) {
            (Self::Copy(name), Some(path)) => Some(Errand::Copy { path, name: name.clone() }),
            (Self::Rename(name), Some(path)) => Some(Errand::Rename { path, name: name.clone() }),
            (Self::Export(to), Some(path)) => Some(Errand::Export { path, to: to.clone(), replace: false }),
            (Self::Replace(to), Some(path)) => Some(Errand::Export { path, to: to.clone(), replace: true }),
            (Self::Import(from), _) => Some(Errand::Import { from: from.clone(), twice: false }),
            (Self::Beside(from), _) => Some(Errand::Import { from: from.clone(), twice: true }),
            (Self::Discard, Some(path)) => Some(Errand::Discard(path)),
            (Self::Empty, _) => Some(Errand::Empty(binned)),
            (Self::Copy(_) | Self::Rename(_) | Self::Export(_) | Self::Replace(_) | Self::Discard, None) => None,
        }
    }
}
