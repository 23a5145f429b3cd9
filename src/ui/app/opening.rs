//! Games begun and gone on with: the table is laid when the game is there.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{App, Effect};
use crate::save::{PutBack, ReadOnly};
use crate::session::{LoadNotice, Loaded, Start};
use crate::text::error;
use crate::ui::job::opening::{Opened, Opening, Outcome, Source, Then};
use crate::ui::screen::Screen;
use crate::ui::screen::problem::File;
use ironclad_table::table::Env;
use kernel::session::Written;
use kit::key::Press;
use war_table::{Action, BattleTable};
use words::{Text, saving};

impl App {
    /// Begins a game; the table is laid when its file is written.
    pub(super) fn start(&mut self, start: Start) -> Effect {
        let folder = self.folders.games();
        self.open_game(Source::New { start, folder })
    }

    /// Goes on with a kept game; where several play a campaign, who is there is asked first.
    pub(super) fn resume(&mut self, path: PathBuf) -> Effect {
        self.load(path, Then::WhoIsHere)
    }

    /// Goes on with a kept game, its timeline laid open.
    pub(super) fn resume_at_timeline(&mut self, path: PathBuf) -> Effect {
        self.load(path, Then::Timeline)
    }

    fn load(&mut self, path: PathBuf, then: Then) -> Effect {
        let dice = ironclad_table::dice::source(&self.settings.table);
        self.open_game(Source::File { path, dice, then })
    }

    fn open_game(&mut self, source: Source) -> Effect {
        let content = match self.content() {
            Ok(content) => content,
            Err(faults) => return self.problem("problem-content", faults),
        };
        Effect::OpenGame(Opening { number: self.next_opening(), content, source })
    }

    /// The number of a game that is being opened from now on.
    pub(super) fn next_opening(&mut self) -> u64 {
        self.openings = self.openings.wrapping_add(1);
        self.opening = Some(self.openings);
        self.openings
    }

    /// Whether the game of this number is still waited for; from now on it is not.
    pub(super) fn is_awaited(&mut self, number: u64) -> bool {
        let awaited = self.opening == Some(number);
        if awaited {
            self.opening = None;
        }
        awaited
    }

    /// Whether a key is to be left alone, because a game is being opened. Escape gives the game up.
    pub(super) fn waits(&mut self, press: &Press) -> bool {
        if self.opening.is_none() {
            return false;
        }
        match press {
            Press::FullScreen | Press::Reread | Press::Zoom { text: true, .. } => false,
            Press::Esc => {
                self.opening = None;
                true
            }
            _ => true,
        }
    }

    /// A game was begun or loaded, or could not be.
    pub(super) fn on_opened(&mut self, opened: &Opened) -> Effect {
        let outcome = opened.take();
        if self.opening != Some(opened.number()) {
            // It was given up; one that was begun lies on the shelf.
            drop(outcome);
            return Effect::Read(self.shelves());
        }
        self.opening = None;
        match outcome {
            None => Effect::None,
            Some(Outcome::Begun(Ok(session))) => self.lay(*session),
            Some(Outcome::Begun(Err(error))) => {
                let words = error::session(&self.text, &error);
                self.problem("problem-game", words)
            }
            Some(Outcome::Loaded { path, then, loaded: Ok(loaded) }) => {
                let Loaded { session, note } = *loaded;
                let laid = self.lay(session);
                match then {
                    Then::WhoIsHere => self.ask_who_is_here(),
                    Then::Timeline => self.open_timeline(),
                }
                match note {
                    Some(note) => self.tell_note(path, &note),
                    None => laid,
                }
            }
            Some(Outcome::Loaded { path, loaded: Err(error), .. }) => {
                let words = error::load(&self.text, &error);
                let opened = self.problem("problem-load", words);
                self.about(File { path, why: Some(Arc::new(error)) });
                opened
            }
        }
    }

    /// Says what was not as it should be with a file that could be opened.
    pub(super) fn tell_note(&mut self, path: PathBuf, note: &LoadNotice) -> Effect {
        let opened = self.problem(heading(note), error::note(&self.text, note));
        self.about(File { path, why: None });
        if is_mere_notice(note)
            && let Screen::Problem(problem) = &mut self.screen
        {
            *problem = std::mem::take(problem).notice();
        }
        opened
    }

    /// Says what has happened to the game that is played, or to its file.
    pub(super) fn tell_news(&mut self, news: FileNews) -> Effect {
        let opened = match &news.what {
            What::PutBack(put_back) => self.problem("problem-replaced", saving::put_back(&self.text, put_back)),
            What::Refused => self.problem("problem-refused", saving::refused(&self.text)),
        };
        if let Some(path) = news.path {
            self.about(File { path, why: None });
        }
        opened
    }

    /// The timeline of the game on the table.
    fn open_timeline(&mut self) {
        let env = Env::of(&self.text, &self.settings.table, self.measure);
        if let Screen::Table(table) = &mut self.screen {
            table.open_timeline(env);
        }
    }
}

/// What has happened to a game in play, or to its file.
pub(super) struct FileNews {
    path: Option<PathBuf>,
    what: What,
}

enum What {
    /// Another program had removed or replaced the file.
    PutBack(PutBack),
    /// The game has refused its own past, as somebody looked back.
    Refused,
}

impl FileNews {
    /// The last of what was not told yet; of its file so much was.
    pub(super) fn since<G: kernel::Game>(session: &kernel::session::Session<G>, told: usize) -> Option<Self> {
        match session.put_back().get(told..)?.last() {
            Some(put_back) => Some(Self::of(session, What::PutBack(put_back.clone()))),
            None => Self::of_past(session),
        }
    }

    /// That the game has refused its own past, if it has and nobody was told.
    pub(super) fn of_past<G: kernel::Game>(session: &kernel::session::Session<G>) -> Option<Self> {
        session.refused_news().map(|_| Self::of(session, What::Refused))
    }

    fn of<G: kernel::Game>(session: &kernel::session::Session<G>, what: What) -> Self {
        Self { path: session.path().map(Path::to_owned), what }
    }
}

/// The table of a battle takes over a move that was written, or could not be, and is put into words. Returns what is to be told
/// of it or its file, and what the table asks for.
pub(super) fn battle_written<T: BattleTable>(
    table: &mut T,
    written: &Written,
    env: war_table::Env,
    text: &Text,
) -> (Option<FileNews>, Action<T::Window>) {
    let told = table.battle().put_back().len();
    let action = table.written(written, env);
    table.tell_past(text);
    (FileNews::since(table.battle(), told), action)
}

/// What heads the screen that tells of a note.
fn heading(note: &LoadNotice) -> &'static str {
    match note {
        LoadNotice::Torn { .. } | LoadNotice::Damaged { .. } => "problem-note",
        LoadNotice::DamagedReadOnly { .. } => "problem-damaged",
        LoadNotice::ReadOnly(ReadOnly::InUse) => "problem-in-use",
        LoadNotice::ReadOnly(ReadOnly::NotAllowed) => "problem-not-allowed",
        LoadNotice::ReadOnly(ReadOnly::Failing(_)) => "problem-failing",
        LoadNotice::Forged { .. } => "problem-forged",
        LoadNotice::Adapted | LoadNotice::Changed { .. } | LoadNotice::PacksChanged { .. } => "problem-adapted",
    }
}

/// Whether nothing is wrong with the game that a note is about.
fn is_mere_notice(note: &LoadNotice) -> bool {
    match note {
        LoadNotice::Adapted | LoadNotice::Changed { .. } | LoadNotice::PacksChanged { .. } => true,
        LoadNotice::Torn { .. }
        | LoadNotice::Damaged { .. }
        | LoadNotice::DamagedReadOnly { .. }
        | LoadNotice::ReadOnly(_)
        | LoadNotice::Forged { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::io::ErrorKind;
    use words::Text;

    #[test]
    fn attack_f6_each_reason_for_only_looking_has_a_heading_of_its_own() {
        let reasons = [ReadOnly::InUse, ReadOnly::NotAllowed, ReadOnly::Failing(ErrorKind::StorageFull)];
        let damaged = LoadNotice::DamagedReadOnly { line: 20, why: ReadOnly::NotAllowed };
        let notes: Vec<LoadNotice> = reasons.into_iter().map(LoadNotice::ReadOnly).chain([damaged]).collect();
        assert_eq!(
            notes.iter().map(heading).collect::<Vec<_>>(),
            ["problem-in-use", "problem-not-allowed", "problem-failing", "problem-damaged"]
        );
        for language in words::languages() {
            let text = Text::of(&language);
            let said: BTreeSet<(String, String)> =
                notes.iter().map(heading).map(|key| (text.get(key), text.attr(key, "advice"))).collect();
            assert_eq!((said.len(), text.missing()), (notes.len(), Vec::new()), "{language}");
        }
    }
}
