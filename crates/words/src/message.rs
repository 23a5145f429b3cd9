//! What a game says before anybody puts it into words: the id of a message, and its values.

use kernel::Seat;

use super::{Arg, FluentValue, Text};

/// A message of the language files, with its values.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Message {
    /// Its id.
    pub id: String,
    /// Its values, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// A value of a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// A number.
    Number(i64),
    /// What reads alike in every language: a name that players gave, a word of a file, the coordinates of a hex, dice.
    Text(String),
    /// The name of the player in a seat.
    Player(Seat),
    /// Another message.
    Message(Message),
}

impl Message {
    /// A message without values.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into(), values: Vec::new() }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// The message in words; `player` says what the player in a seat is called.
    pub fn say(&self, text: &Text, player: &dyn Fn(Seat) -> String) -> String {
        let args: Vec<Arg<'_>> = self.values.iter().map(|(name, value)| (*name, value.said(text, player))).collect();
        text.with(&self.id, &args)
    }

    /// The message in words; players are called by their numbers.
    pub fn say_by_number(&self, text: &Text) -> String {
        self.say(text, &|seat| seat.number().to_string())
    }
}

impl Value {
    /// The value as an argument of its message. A message without values is a name, which its sentence may bend.
    fn said(&self, text: &Text, player: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match self {
            Self::Number(number) => (*number).into(),
            Self::Text(plain) => plain.clone().into(),
            Self::Player(seat) => player(*seat).into(),
            Self::Message(inner) if inner.values.is_empty() => text.name(&inner.id, &inner.id).into(),
            Self::Message(inner) => inner.say(text, player).into(),
        }
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value {
    /// As many as a number can tell.
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Value {
    fn from(plain: &str) -> Self {
        Self::Text(plain.to_owned())
    }
}

impl From<String> for Value {
    fn from(plain: String) -> Self {
        Self::Text(plain)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Player(seat)
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

/// Makes words of messages, for those who do not know the players.
pub trait Speech: std::fmt::Debug {
    /// A message in the players' language.
    fn say(&self, message: &Message) -> String;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_said_within_their_message() {
        let source =
            "hits = { $ship } of { $player } takes { $count }: { $dice }.\nship = { $name } the { $number }th\n";
        let text = Text::from_source("en", source);
        let plain = |words: &str| Value::Text(words.to_owned());
        let ship = Message::new("ship").with("name", plain("Otter")).with("number", 4_u8);
        let message = Message::new("hits").with("ship", ship).with("player", Seat::FIRST);
        let message = message.with("count", 2_u16).with("dice", plain("5 6"));
        assert_eq!(message.say(&text, &|_| "Mara".to_owned()), "Otter the 4th of Mara takes 2: 5 6.");
        assert_eq!(message.say_by_number(&text), "Otter the 4th of 1 takes 2: 5 6.");
    }
}
