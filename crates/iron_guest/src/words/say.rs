//! Messages put into the words of a language.

use ::words::Text;

use super::{Arg, Message};
use crate::seat::Seat;

/// A message in words; `player` says what a seat's player is called.
pub fn say(text: &Text, message: &Message, player: &dyn Fn(Seat) -> String) -> String {
    let args: Vec<::words::Arg<'_>> = message
        .args
        .iter()
        .map(|(name, arg)| {
            let value = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Plain(plain) => plain.clone().into(),
                Arg::Player(seat) => player(*seat).into(),
                Arg::Message(inner) if inner.args.is_empty() => text.name(&inner.id, &inner.id).into(),
                Arg::Message(inner) => say(text, inner, player).into(),
            };
            (*name, value)
        })
        .collect();
    text.with(&message.id, &args)
}
