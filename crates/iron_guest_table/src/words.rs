//! What Iron Guest says, put into words: its messages are ids and arguments.

use iron_guest::content::Catalogue;
use iron_guest::seat::Seat;
use iron_guest::setup::Setup;
use iron_guest::ship::ShipId;
use iron_guest::words::{Message, Words, message_of};
use kernel::session::LoadError;

use crate::job::{BeginError, Kept, OpenError};
use ::words::{Text, saving};

/// Why a game cannot be opened.
pub fn trouble(text: &Text, error: &OpenError) -> String {
    match error {
        LoadError::Save(error) => saving::save(text, error),
        LoadError::Game(_)
        | LoadError::Setup(_)
        | LoadError::OtherGame(_)
        | LoadError::PacksMissing(_)
        | LoadError::Refused(_)
        | LoadError::TooLong => text.get("wardroom-broken-setup"),
    }
}

/// Why something could not be done in a game.
pub fn refused(text: &Text, error: &BeginError) -> String {
    saving::session(text, error, |_| text.get("wardroom-broken-setup"))
}

/// What a kept game is called.
pub fn called(text: &Text, kept: &Kept) -> String {
    if kept.name.is_empty() { played(text, kept) } else { kept.name.clone() }
}

/// The game and the set-up that are played in a kept game.
pub fn played(text: &Text, kept: &Kept) -> String {
    let setup = message_of("setup", &kept.setup.scenario).say_by_number(text);
    text.with("iron-guest-table-title", &[("setup", setup.into())])
}

/// How a kept game stands.
pub fn stands(text: &Text, catalogue: &Catalogue, kept: &Kept) -> String {
    let said = Said { text, catalogue, setup: &kept.setup, names: &kept.players };
    if let Some(outcome) = kept.outcome {
        return said.say(&said.words().outcome(outcome));
    }
    let players = Seat::first(kept.setup.players).map(|seat| said.player(seat));
    let players = text.list("list", players);
    text.with("wardroom-stands", &[("players", players.into()), ("round", kept.turn.into())])
}

/// The words of one game.
#[derive(Debug, Clone, Copy)]
pub struct Said<'a> {
    /// The words of the language.
    pub text: &'a Text,
    /// The content.
    pub catalogue: &'a Catalogue,
    /// What the game was begun with.
    pub setup: &'a Setup,
    /// The names that the players gave, by seat.
    pub names: &'a [String],
}

impl<'a> Said<'a> {
    /// The messages of the game.
    pub fn words(&self) -> Words<'a> {
        Words::new(self.catalogue, self.setup)
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        message.say(self.text, &|seat| self.player(seat))
    }

    /// The name of a ship.
    pub fn ship(&self, ship: ShipId) -> String {
        self.say(&self.words().ship(ship))
    }

    /// The name of a squadron.
    pub fn squadron(&self, seat: Seat) -> String {
        self.say(&self.words().squadron(seat))
    }

    /// The name of who plays a seat.
    pub fn player(&self, seat: Seat) -> String {
        let number = seat.number();
        if let Some(bot) = self.setup.bot(seat) {
            let name = self.text.get(&message_of("bot", bot.id()).id);
            let twice = self.setup.bots.iter().filter(|other| **other == Some(bot)).count() > 1;
            if !twice {
                return name;
            }
            return self.text.with("iron-guest-table-bot", &[("name", name.into()), ("number", number.into())]);
        }
        match self.names.get(seat.index()).map(|name| name.trim()).filter(|name| !name.is_empty()) {
            Some(name) => name.to_owned(),
            None => self.text.with("iron-guest-table-player", &[("number", number.into())]),
        }
    }
}
