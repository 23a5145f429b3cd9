//! The shelf of campaigns: what is kept, what is in the bin, and what can be done with each.

mod ask;
mod card;
pub(crate) mod command;
pub mod present;
mod view;

pub use ask::Ask;
pub use card::Card;
pub use command::Command;

use crate::games;
use crate::ui::job::errand::Errand;
use kit::explain::ExplainView;
use kit::key::{Arrow, Press, moved};
use std::path::{Path, PathBuf};
use words::Text;

/// What kind of thing a card is of, in the order in which they stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A campaign.
    Campaign,
    /// A lesson, a patrol, a mission.
    Single,
    /// A battle of a war game.
    Battle,
    /// A file that cannot be opened.
    Broken,
}

impl Kind {
    fn id(self) -> &'static str {
        match self {
            Self::Campaign => "campaign",
            Self::Single => "single",
            Self::Battle => "battle",
            Self::Broken => "broken",
        }
    }
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// A card is chosen, by its place.
    Choose(usize),
    /// Something is to be done.
    Do(Command),
    /// Words were typed.
    Typed(String),
    /// The main button.
    Main,
    /// Back, or not after all.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Put the cursor into the field.
    Focus,
    /// Go on with the game in this file.
    Open(games::Kind, PathBuf),
    /// Something is to be done with a whole game.
    Run(Errand),
    /// Read the game in this file told back.
    Chronicle(games::Kind, PathBuf),
    /// Read the log book of the campaign in this file.
    LogBook(PathBuf),
    /// Open the game in this file at its timeline.
    Timeline(PathBuf),
    /// Write a report of the game in this file.
    Report(games::Kind, PathBuf),
    /// Begin a campaign.
    New,
    /// Back to where one came from.
    Back,
}

/// What came of an errand, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// It was done.
    Done {
        /// What is said of it.
        words: String,
        /// The card to look at next, if it is a new one.
        next: Option<PathBuf>,
        /// The file in the bin, if it can be taken back out at once.
        binned: Option<PathBuf>,
    },
    /// The file to be written is there already.
    Taken,
    /// The game to be brought in is here already.
    Known(String),
    /// It could not be done.
    Failed(String),
}

/// A line about what was done last.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Notice {
    words: String,
    alarm: bool,
}

/// Why what is kept, or what is in the bin, cannot be shown, in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unshown {
    /// Why the games that are kept cannot.
    pub kept: Option<String>,
    /// Why those in the bin cannot.
    pub binned: Option<String>,
}

/// The shelf.
#[derive(Debug)]
pub struct Campaigns {
    /// Whether it is the shelf of battles, and not that of the campaign's games.
    battles: bool,
    kept: Vec<Card>,
    binned: Vec<Card>,
    unshown: Unshown,
    /// Whether the bin is looked at.
    in_bin: bool,
    chosen: usize,
    ask: Option<Ask>,
    notice: Option<Notice>,
    /// What was put into the bin last, to be taken back out.
    last: Option<PathBuf>,
    /// The card to choose once it is on the shelf.
    next: Option<PathBuf>,
    /// An errand is being run.
    busy: bool,
}

impl Campaigns {
    /// The shelf; the first card is chosen.
    pub fn new(kept: Vec<Card>, binned: Vec<Card>) -> Self {
        Self {
            battles: false,
            kept,
            binned,
            unshown: Unshown::default(),
            in_bin: false,
            chosen: 0,
            ask: None,
            notice: None,
            last: None,
            next: None,
            busy: false,
        }
    }

    /// The shelf of battles, before it has been read what lies on it.
    pub fn of_battles() -> Self {
        Self { battles: true, ..Self::new(Vec::new(), Vec::new()) }
    }

    /// Whether it is the shelf of battles.
    pub fn is_of_battles(&self) -> bool {
        self.battles
    }

    /// What lies on the shelf has changed.
    pub fn refresh(&mut self, kept: Vec<Card>, binned: Vec<Card>) {
        let before = self.chosen_card().map(|card| card.path.clone());
        (self.kept, self.binned) = (kept, binned);
        if self.in_bin && self.binned.is_empty() {
            self.in_bin = false;
        }
        let wanted = self.next.take().or(before);
        let found = self.cards().iter().position(|card| Some(&card.path) == wanted.as_ref());
        self.chosen = found.unwrap_or_else(|| self.chosen.min(self.cards().len().saturating_sub(1)));
    }

    /// A folder could not be read, or can be again.
    pub fn tell_unshown(&mut self, unshown: Unshown) {
        self.unshown = unshown;
    }

    /// The cards that show.
    pub fn cards(&self) -> &[Card] {
        if self.in_bin { &self.binned } else { &self.kept }
    }

    /// What a game is and where it stands, by its place, with the number of the rule about it.
    pub fn explained(&self, place: usize, text: &Text) -> Option<(ExplainView, Option<&'static str>)> {
        Some(self.cards().get(place)?.explained(text))
    }

    /// The card that is chosen.
    pub fn chosen_card(&self) -> Option<&Card> {
        self.cards().get(self.chosen)
    }

    /// What is being asked.
    pub fn asked(&self) -> Option<&Ask> {
        self.ask.as_ref()
    }

    /// What has come of an errand.
    pub fn told(&mut self, said: Said) {
        self.busy = false;
        match said {
            Said::Done { words, next, binned } => {
                self.ask = None;
                self.notice = Some(Notice { words, alarm: false });
                self.last = binned;
                self.next = next;
            }
            Said::Taken => self.ask = self.ask.take().map(Ask::in_spite),
            Said::Known(words) => {
                self.ask = self.ask.take().map(Ask::in_spite);
                self.notice = Some(Notice { words, alarm: false });
            }
            Said::Failed(words) => self.notice = Some(Notice { words, alarm: true }),
        }
    }

    /// A file was dropped on the window.
    pub fn dropped(&mut self, path: &Path) -> Action {
        if self.busy {
            return Action::None;
        }
        self.in_bin = false;
        self.ask = Some(Ask::Import(path.display().to_string()));
        self.main()
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Choose(place) if self.ask.is_none() => self.choose(place),
            Message::Choose(_) => Action::None,
            Message::Do(command) => self.command(command),
            Message::Typed(words) => {
                if let Some(typed) = self.ask.as_mut().and_then(Ask::typed_mut) {
                    *typed = words;
                }
                Action::None
            }
            Message::Main => self.main(),
            Message::Back => self.back(),
            Message::Press(press) => self.press(press),
        }
    }

    fn press(&mut self, press: Press) -> Action {
        match press {
            Press::Enter => self.main(),
            Press::Esc => self.back(),
            _ if self.ask.is_some() => Action::None,
            Press::Digit(digit) => (digit as usize).checked_sub(1).map_or(Action::None, |place| self.choose(place)),
            Press::Arrow(Arrow::Down | Arrow::Right) | Press::Tab { back: false } => self.step(true),
            Press::Arrow(Arrow::Up | Arrow::Left) | Press::Tab { back: true } => self.step(false),
            Press::Letter(letter) => {
                let command = self.commands().into_iter().find(|command| command.key() == letter);
                command.map_or(Action::None, |command| self.command(command))
            }
            _ => Action::None,
        }
    }

    fn choose(&mut self, place: usize) -> Action {
        if place < self.cards().len() {
            self.chosen = place;
            self.notice = None;
        }
        Action::None
    }

    fn step(&mut self, forward: bool) -> Action {
        let count = self.cards().len();
        self.chosen = moved(Some(self.chosen), count, forward).unwrap_or(0);
        self.notice = None;
        Action::None
    }

    fn back(&mut self) -> Action {
        self.notice = None;
        if self.ask.take().is_some() {
            return Action::None;
        }
        if self.in_bin {
            self.turn();
            return Action::None;
        }
        Action::Back
    }

    /// From the shelf to the bin, or back.
    fn turn(&mut self) {
        self.in_bin = !self.in_bin;
        self.chosen = 0;
        self.notice = None;
    }

    /// What the main button does, as a part of a message's key; none if it can do nothing.
    fn main_does(&self) -> Option<&'static str> {
        match (&self.ask, self.chosen_card()) {
            (Some(ask), _) if ask.is_ready() => Some(ask.id()),
            (Some(_), _) => None,
            (None, Some(_)) if self.in_bin => Some("restore"),
            (None, Some(card)) => match card.kind {
                Kind::Broken => None,
                _ if card.over => Some("look"),
                _ => Some("go-on"),
            },
            (None, None) if self.battles => None,
            (None, None) => Some("new"),
        }
    }

    fn main(&mut self) -> Action {
        if self.busy || self.main_does().is_none() {
            return Action::None;
        }
        let chosen = self.chosen_card().map(|card| (card.game, card.path.clone()));
        match (&self.ask, chosen) {
            (Some(ask), chosen) => match ask.errand(chosen.map(|(_, path)| path), self.binned_paths()) {
                Some(errand) => self.run(errand),
                None => Action::None,
            },
            (None, Some((_, path))) if self.in_bin => self.run(Errand::Restore(path)),
            (None, Some((game, path))) => Action::Open(game, path),
            (None, None) => Action::New,
        }
    }

    fn binned_paths(&self) -> Vec<PathBuf> {
        self.binned.iter().map(|card| card.path.clone()).collect()
    }

    fn run(&mut self, errand: Errand) -> Action {
        self.busy = true;
        self.notice = None;
        Action::Run(errand)
    }

    /// What can be done now.
    pub fn commands(&self) -> Vec<Command> {
        let kind = self.chosen_card().map(|card| card.kind);
        Command::ALL.into_iter().filter(|command| self.offers(*command, kind)).collect()
    }

    fn offers(&self, command: Command, kind: Option<Kind>) -> bool {
        let playable = kind.is_some_and(|kind| kind != Kind::Broken);
        match command {
            Command::LogBook => kind == Some(Kind::Campaign) && !self.in_bin,
            // A battle has its timeline at its table.
            Command::Timeline => playable && !self.in_bin && !self.battles,
            Command::Chronicle | Command::Copy | Command::Rename | Command::Export => playable && !self.in_bin,
            Command::Discard | Command::Report => kind.is_some() && !self.in_bin,
            Command::TakeBack => self.last.is_some() && !self.in_bin,
            Command::New => !self.in_bin && !self.battles,
            Command::Import => !self.in_bin,
            Command::Bin => !self.in_bin && !self.binned.is_empty(),
            Command::Shelf => self.in_bin,
            Command::Empty => self.in_bin && !self.binned.is_empty(),
        }
    }

    fn command(&mut self, command: Command) -> Action {
        if self.busy || self.ask.is_some() || !self.commands().contains(&command) {
            return Action::None;
        }
        self.notice = None;
        let chosen = self.chosen_card().map(|card| (card.game, card.path.clone()));
        let path = chosen.as_ref().map(|(_, path)| path.clone());
        let (name, file) = self.chosen_card().map_or_else(Default::default, |card| (card.name.clone(), card.file()));
        let ask = match command {
            Command::Copy => Ask::Copy(name),
            Command::Rename => Ask::Rename(name),
            Command::Export => Ask::Export(file),
            Command::Import => Ask::Import(String::new()),
            Command::Discard => Ask::Discard,
            Command::Empty => Ask::Empty,
            Command::Chronicle => return chosen.map_or(Action::None, |(game, path)| Action::Chronicle(game, path)),
            Command::LogBook => return path.map_or(Action::None, Action::LogBook),
            Command::Timeline => return path.map_or(Action::None, Action::Timeline),
            Command::Report => {
                self.busy = path.is_some();
                return chosen.map_or(Action::None, |(game, path)| Action::Report(game, path));
            }
            Command::New => return Action::New,
            Command::Bin | Command::Shelf => {
                self.turn();
                return Action::None;
            }
            Command::TakeBack => {
                let last = self.last.take();
                return last.map_or(Action::None, |path| self.run(Errand::Restore(path)));
            }
        };
        let typed = ask.typed().is_some();
        self.ask = Some(ask);
        if typed { Action::Focus } else { Action::None }
    }
}

/// The id of the field that is typed into.
pub const FIELD: &str = "campaigns-field";

#[cfg(test)]
mod tests;
