//! The words that no event or question brings: names, rules, settings. The rule book lists itself by these numbers.

use super::options::refusal;
use super::{Message, message_of};
use crate::board::{Heading, Radius, Side};
use crate::bot::Bot;
use crate::content::Catalogue;
use crate::moving::{Bar, Code};
use crate::wind::Wind;

/// The chapters of the rule book.
pub const CHAPTERS: [&str; 11] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];

/// The rules of the rule book, in order.
pub const RULES: [&str; 57] = [
    "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "3.1", "3.2", "3.3", "3.4",
    "4.1", "4.2", "4.3", "4.4", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "6.1", "6.2", "6.3", "6.4",
    "6.5", "6.6", "6.7", "6.8", "7.1", "7.2", "7.3", "7.4", "7.5", "8.1", "8.2", "8.3", "9.1", "9.2", "9.3", "10.1",
    "10.2", "10.3", "11.1.1", "11.1.2", "11.1.3", "11.1.4", "11.1.5", "11.2", "11.3",
];

/// A rule of the book: its title, and its text as `.text`.
pub fn rule(number: &str) -> Message {
    message_of("rule", &number.replace('.', "-"))
}

/// A step of the lesson: its title, and its text as `.text`.
pub fn lesson_step(id: &str) -> Message {
    message_of("lesson", id)
}

/// The settings of a new game.
const SETTINGS: [&str; 10] =
    ["players", "shoals", "faces", "ships", "masts", "squadron", "no-prisoners", "wind", "double-damage", "long-chase"];

/// What settings may say.
const VALUES: [&str; 5] = ["shoals-none", "shoals-fixed", "faces-dealt", "faces-chosen", "long-chase-never"];

/// Every message that does not come from a game.
pub fn fixed(catalogue: &Catalogue) -> Vec<Message> {
    let named = |kind: &'static str, ids: Vec<&str>| ids.into_iter().map(|id| message_of(kind, id)).collect::<Vec<_>>();
    let mut all = vec![Message::new("iron-guest-name"), Message::new("iron-guest-about")];
    for squadron in catalogue.squadrons() {
        all.push(message_of("squadron", &squadron.id));
        all.extend(squadron.ships.iter().map(|ship| message_of("ship", ship)));
    }
    all.extend(catalogue.scenarios().iter().map(|scenario| message_of("setup", &scenario.id)));
    all.extend(catalogue.lesson().steps.iter().map(|step| lesson_step(&step.id)));
    all.extend(named("chapter", CHAPTERS.to_vec()));
    all.extend(RULES.into_iter().map(rule));
    all.extend(named("set", SETTINGS.to_vec()));
    all.extend(named("set", VALUES.to_vec()));
    all.push(message_of("set", "radius").with("across", 2 * Radius::STANDARD.hexes() + 1));
    all.push(message_of("set", "shoals-random").with("count", 9_u8));
    all.push(message_of("set", "long-chase-rounds").with("rounds", 40_u8));
    all.extend(named("wind", Wind::ALL.map(Wind::id).to_vec()));
    all.extend(named("bot", Bot::ALL.map(Bot::id).to_vec()));
    all.extend(named("heading", Heading::ALL.map(Heading::id).to_vec()));
    all.extend(named("side", Side::BOTH.map(Side::id).to_vec()));
    all.extend(named("moves", Code::ALL.map(Code::id).to_vec()));
    all.extend(named("state", vec!["free", "not-free", "runs"]));
    all.push(message_of("state", "waiting").with("count", 2_u8));
    all.push(message_of("covered", "shoals"));
    all.push(Message::new("iron-guest-face").with("face", 1_u8));
    all.extend(Bar::ALL.map(refusal));
    all
}
