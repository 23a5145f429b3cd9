//! Things to their names.

mod named;
mod ship;
mod term;

use std::cmp::Ordering;

use ironclad_game::content::terms::Action;
use ironclad_game::content::{Content, Names, Scenario};
use ironclad_game::engine::Game;
use ironclad_game::engine::decision::Source;
use ironclad_game::engine::query::View;
use ironclad_game::engine::state::Seat;
use words::{Arg, Name, Text};

pub use term::{faction, faction_name, mode, standing, system, threat};
pub use words::{count, number};

/// The words of one language for the things of one game.
#[derive(Debug, Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub text: &'a Text,
    /// The catalogue.
    pub content: &'a Content,
    /// The map in play.
    pub scenario: &'a Scenario,
    /// The table as it stands, if a game is under way: a story's words tell of it.
    pub at: Option<View<'a>>,
}

impl<'a> Words<'a> {
    /// The words for a game.
    pub fn of(text: &'a Text, game: &'a Game) -> Self {
        Self { text, content: game.content(), scenario: game.scenario(), at: Some(game.view()) }
    }

    /// The names in files of everything in the game.
    pub fn names(&self) -> &'a Names {
        &self.scenario.map.names
    }

    /// A message.
    pub fn get(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// A message with arguments.
    pub fn with(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.text.with(key, args)
    }

    /// A player's place at the table.
    pub fn seat(&self, seat: Seat) -> String {
        self.with("seat", &[("number", seat.number().into())])
    }

    /// Why something happens: the card, the order, the hero.
    pub fn source(&self, source: Source) -> String {
        match source {
            Source::Intel(card) => self.intel(card),
            Source::Ability(hero) => self.ability(hero),
            Source::Order(order) => self.order(order),
            Source::Condition => self.get("source-condition"),
            Source::Rest => self.action(Action::Rest),
            Source::Heal => self.action(Action::Heal),
            Source::Repair => self.action(Action::Repair),
            Source::Service(service) => self.service(service),
            Source::Fighter(fighter) => self.fighter(fighter),
            Source::Enemy(enemy) => self.enemy(enemy, None),
            Source::Energy => self.get("energy"),
            Source::Combat => self.get("source-combat"),
            Source::Villain(ship) => self.person(ship).unwrap_or_else(|| self.ship(ship)),
            // Under way it is the story; before that, what the ship is fitted out with.
            Source::Scenario if self.at.is_some_and(|view| view.story().is_some() && view.table.turn > 0) => {
                self.mission()
            }
            Source::Scenario => self.get("source-scenario"),
            Source::Passage(passage) => self.passage_of(passage).title,
            Source::Heard(heard) => self.heard(heard).title,
            Source::Choice(choice) => self.choice(choice),
            Source::Offer(offer) => self.offer(offer).0,
            Source::Check(check) => self.check_of(check),
            Source::Fight(fight) => self.fight(fight),
            Source::Mover(mover) => self.mover(mover),
            Source::Post(post) => self.post(post),
        }
    }

    /// Several names: “A, B, C”.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        self.text.list("list", items)
    }

    /// The same, to be bent in a sentence.
    pub fn list_names(&self, names: &[Name]) -> Name {
        self.text.names("list", names)
    }

    /// Several costs and consequences: “1 energy; shields down”.
    pub fn notes(&self, items: impl IntoIterator<Item = String>) -> String {
        self.text.list("notes", items)
    }

    /// Several whole sentences, one after the other.
    pub fn sentences(&self, items: impl IntoIterator<Item = String>) -> String {
        self.text.list("sentences", items)
    }
}

/// A number with its sign: a plus, or a real minus.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    match number.cmp(&0) {
        Ordering::Less => format!("\u{2212}{}", number.unsigned_abs()),
        Ordering::Equal => "0".to_owned(),
        Ordering::Greater => format!("+{number}"),
    }
}

/// A number that may be below nothing, with a real minus then.
pub fn plain(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 { signed(number) } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_real() {
        assert_eq!(signed(-2), "−2");
        assert_eq!(signed(1), "+1");
        assert_eq!(signed(0), "0");
    }
}
