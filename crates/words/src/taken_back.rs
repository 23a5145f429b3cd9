//! What had been seen and was taken back, in words.

use kernel::session::UndoneChance;

use crate::{Text, number};

/// What had been seen and was taken back.
pub fn taken_back(text: &Text, crossed: UndoneChance) -> String {
    let key = match (crossed.dice, crossed.tokens) {
        (_, 0) => "taken-back-dice",
        (0, _) => "taken-back-tokens",
        _ => "taken-back-both",
    };
    text.with(key, &[("dice", number(crossed.dice)), ("tokens", number(crossed.tokens))])
}
