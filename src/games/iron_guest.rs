//! Iron Guest in the shell: its content, loaded once, and its messages as words.

use std::sync::{Arc, OnceLock};

use iron_guest::content::{Catalogue, Faults};
use iron_guest::protocol::Speech;
use iron_guest::words::{Arg, Message};
use kernel::Seat;

use words::Text;

/// The content that is part of the program.
///
/// # Errors
/// Every fault found in it.
pub fn catalogue() -> Result<Arc<Catalogue>, Faults> {
    static LOADED: OnceLock<Arc<Catalogue>> = OnceLock::new();
    if let Some(loaded) = LOADED.get() {
        return Ok(Arc::clone(loaded));
    }
    let loaded = Arc::new(Catalogue::built_in()?);
    Ok(Arc::clone(LOADED.get_or_init(|| loaded)))
}

/// Makes words of messages, with the players' names.
pub struct Speaker {
    text: Text,
    players: Vec<String>,
}

impl Speaker {
    /// Words of this language. A seat without a name is called by its number.
    pub fn new(text: Text, players: Vec<String>) -> Self {
        Self { text, players }
    }

    fn player(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) | None => self.text.with("war-game-player", &[("number", u32::from(seat.number()).into())]),
        }
    }
}

impl std::fmt::Debug for Speaker {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Speaker").field("players", &self.players).finish_non_exhaustive()
    }
}

impl Speech for Speaker {
    fn say(&self, message: &Message) -> String {
        let args: Vec<words::Arg<'_>> = message
            .args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Number(number) => (*number).into(),
                    Arg::Plain(text) => text.clone().into(),
                    Arg::Player(seat) => self.player(*seat).into(),
                    Arg::Message(inner) => self.say(inner).into(),
                };
                (*name, value)
            })
            .collect();
        self.text.with(&message.id, &args)
    }
}
