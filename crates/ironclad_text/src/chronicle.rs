//! A chronicle in words: a page for each scenario, and a cover where it is a campaign.

mod cover;
mod dice;
mod figure;
mod item;
mod log;
mod page;

use super::thing::{self, Words, number};
use ironclad_game::chronicle::{Chapter, Chronicle, Document};
use ironclad_game::content::terms::System;
use ironclad_game::engine::{Outcome, SEATS, Seat};
use ironclad_game::session::UndoneChance;
use words::Text;

/// The chronicle as it is read.
pub fn document(text: &Text, chronicle: &Chronicle) -> Document {
    let teller = Teller { text, chronicle };
    let mut pages = Vec::new();
    if chronicle.length.is_some() {
        pages.push(teller.cover());
    }
    pages.extend(chronicle.chapters.iter().map(|chapter| teller.page(chapter)));
    pages.extend(teller.dice());
    Document { language: text.language().to_owned(), title: teller.title(), pages }
}

/// Who tells a chronicle.
struct Teller<'a> {
    text: &'a Text,
    chronicle: &'a Chronicle,
}

impl<'a> Teller<'a> {
    fn words(&self, chapter: &'a Chapter) -> Words<'a> {
        let content = &self.chronicle.content;
        Words { text: self.text, content, scenario: &chapter.scenario, at: Some(chapter.view(content)) }
    }

    fn title(&self) -> String {
        let first = self.chronicle.chapters.first();
        match (self.chronicle.name.trim(), first) {
            ("", Some(first)) if self.chronicle.length.is_none() => self.words(first).mission(),
            ("", _) => self.text.get("chronicle-title"),
            (name, _) => name.to_owned(),
        }
    }

    /// Several things, the last after an “and”.
    fn all(&self, things: impl IntoIterator<Item = String>) -> String {
        self.text.list("all", things)
    }

    /// Who played, and what they ran.
    fn kept_by(&self) -> String {
        let chronicle = self.chronicle;
        let seats = SEATS.into_iter().take(chronicle.players.len()).map(|seat| {
            let own = System::ALL
                .into_iter()
                .filter(|system| chronicle.seats.get(system.index()).is_some_and(|runs| *runs == seat));
            let systems = self.all(own.map(|system| thing::system(self.text, system)));
            match systems.as_str() {
                "" => self.player(seat),
                _ => {
                    let args = [("name", self.player(seat).into()), ("systems", systems.into())];
                    self.text.with("chronicle-player", &args)
                }
            }
        });
        let names = self.all(seats);
        let mode = thing::mode(self.text, chronicle.mode);
        self.text.with("chronicle-kept-by", &[("names", names.into()), ("mode", mode.into())])
    }

    /// The player at a seat by name, or the seat.
    fn player(&self, seat: Seat) -> String {
        let name = self.chronicle.players.get(usize::from(seat.number()).saturating_sub(1)).map(|name| name.trim());
        match name.filter(|name| !name.is_empty()) {
            Some(name) => name.to_owned(),
            None => self.text.with("seat", &[("number", seat.number().into())]),
        }
    }

    /// What a chapter is called.
    fn named(&self, chapter: &'a Chapter) -> String {
        let mission = self.words(chapter).mission();
        let title = match self.chronicle.length {
            Some(_) => {
                let args = [("number", number(chapter.number)), ("name", mission.into())];
                self.text.with("chronicle-numbered", &args)
            }
            None => mission,
        };
        match chapter.attempt {
            0 => title,
            again => {
                let attempt = number(u16::from(again) + 1);
                self.text.with("chronicle-attempt", &[("title", title.into()), ("number", attempt)])
            }
        }
    }

    /// How a chapter ended, in a word or two.
    fn ended(&self, chapter: &Chapter) -> String {
        self.text.get(match chapter.outcome {
            Some(Outcome::Won) => "chronicle-won",
            Some(Outcome::Ended) if chapter.is_early() => "chronicle-not-done",
            Some(Outcome::Ended) => "chronicle-too-late",
            Some(Outcome::Lost) => "chronicle-lost",
            None => "chronicle-under-way",
        })
    }

    /// What was seen and taken back, if anything was.
    fn taken_back(&self, crossed: UndoneChance) -> Option<String> {
        if !crossed.is_some() {
            return None;
        }
        let dice = (crossed.dice > 0).then(|| self.text.with("chronicle-dice", &[("count", number(crossed.dice))]));
        let tokens =
            (crossed.tokens > 0).then(|| self.text.with("chronicle-tokens", &[("count", number(crossed.tokens))]));
        let all = self.all(dice.into_iter().chain(tokens));
        Some(self.text.with("chronicle-taken-back", &[("things", all.into())]))
    }
}
