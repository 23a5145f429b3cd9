//! What Full Thrust says, put into words: its messages are ids and values.

use full_thrust::Seat;
use full_thrust::design::Design;
use full_thrust::field::Field;
use full_thrust::id::{SideId, UnitId};
use full_thrust::setup::Setup;
use full_thrust::tell::{self, Message};
use words::{Text, saving};

use crate::job::{Kept, OpenError};

/// What a kept battle is called.
pub fn called(text: &Text, kept: &Kept) -> String {
    if kept.name.is_empty() { say(text, &tell::scenario(&kept.setup)) } else { kept.name.clone() }
}

/// The game and the scenario that are played in a kept battle.
pub fn played(text: &Text, kept: &Kept) -> String {
    text.with("full-thrust-table-title", &[("scenario", say(text, &tell::scenario(&kept.setup)).into())])
}

/// How a kept battle stands.
pub fn stands(text: &Text, kept: &Kept) -> String {
    let said = Said { text, setup: &kept.setup, names: &kept.players };
    let seats = kept.setup.forces.iter().fold(0_u8, |seats, force| seats.saturating_add(force.squadrons));
    let players = text.list("list", Seat::first(seats).map(|seat| said.player(seat)));
    let key = if kept.outcome.is_some() { "full-thrust-room-over" } else { "full-thrust-room-stands" };
    text.with(key, &[("players", players.into()), ("turn", u32::from(kept.turn).into())])
}

/// The words of one battle.
#[derive(Debug, Clone, Copy)]
pub struct Said<'a> {
    /// The words of the language.
    pub text: &'a Text,
    /// What the battle was begun with.
    pub setup: &'a Setup,
    /// The names that the players gave, by seat.
    pub names: &'a [String],
}

/// A message in words.
pub fn say(text: &Text, message: &Message) -> String {
    message.say_by_number(text)
}

/// Why a battle cannot be opened.
pub fn opening(text: &Text, error: &OpenError) -> String {
    saving::load(text, error, |fault| say(text, &tell::setup_fault(fault)))
}

impl Said<'_> {
    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        say(self.text, message)
    }

    /// What a ship or group is called by those who look on.
    pub fn unit(&self, field: Field<'_>, viewer: Option<SideId>, unit: UnitId) -> String {
        self.say(&tell::unit(field, viewer, unit))
    }

    /// The name of a ship's class.
    pub fn class(&self, id: &str) -> String {
        self.say(&tell::class(id))
    }

    /// The name of a ship's class, by its players' name if they changed it.
    pub fn design(&self, design: &Design) -> String {
        self.say(&tell::design(design))
    }

    /// The name of who plays a seat.
    pub fn player(&self, seat: Seat) -> String {
        let number = seat.number();
        if let Some(bot) = self.setup.bot(seat) {
            let name = self.text.get(&format!("full-thrust-bot-{}", bot.id()));
            let twice = self.setup.bots.iter().filter(|other| **other == Some(bot)).count() > 1;
            if !twice {
                return name;
            }
            return self.text.with("full-thrust-table-bot", &[("name", name.into()), ("number", number.into())]);
        }
        match self.names.get(seat.index()).map(|name| name.trim()).filter(|name| !name.is_empty()) {
            Some(name) => name.to_owned(),
            None => self.text.with("full-thrust-table-player", &[("number", number.into())]),
        }
    }
}

/// A count as an argument of a message.
pub fn count(count: usize) -> words::FluentValue<'static> {
    u32::try_from(count).unwrap_or(u32::MAX).into()
}
