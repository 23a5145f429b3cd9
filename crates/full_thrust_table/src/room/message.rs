//! What can happen on the page, what can be chosen there, and what it asks of the window.

use std::path::PathBuf;

use full_thrust::bot::Strength;
use full_thrust::game::Start;
use full_thrust::setup::Setup;
use full_thrust::switches::{Preset, Switch};
use kit::key::Press;
use war_table::before::List;

use super::Wish;

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key that no field took.
    Press(Press),
    /// A thing is chosen.
    Choose(Item),
    /// The battles that can be begun are listed, or those that are kept.
    List(List),
    /// A thing is set to the next, or to the one before.
    Turn(Item, bool),
    /// A seat goes to a person, or to a bot.
    Who(usize, Option<Strength>),
    /// A name was typed.
    Name(usize, String),
    /// The main button.
    Main,
    /// The rule book.
    Rules,
    /// Whose dice are rolled: the app's, or the players' own.
    Dice,
    /// To the page of the game of this id.
    Game(&'static str),
    /// The shipyard.
    Yard,
    /// The shelf of battles.
    Shelf,
    /// Let bots play the battle, to see how even it is.
    Measure,
    /// Back to the wardroom.
    Back,
    /// The pointer is over the little table, where nothing can be done.
    Idle,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// What is told of a battle is read from its head, for another one is chosen.
    FromHead,
    /// To the next field for a name.
    NextField,
    /// Begin a battle. Its seed is still to be drawn.
    Begin(Box<Start>),
    /// Go on with the battle in this file.
    GoOn(PathBuf),
    /// Open the rule book.
    Rules,
    /// Let the app roll the dice, or the players.
    Dice,
    /// Open the page of the game of this id.
    Game(&'static str),
    /// Open the shipyard.
    Yard,
    /// Open the shelf of battles.
    Shelf,
    /// Let bots play this battle, to see how even it is.
    Measure(Box<Setup>),
    /// Back to the wardroom.
    Back,
}

/// Something that can be chosen or set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// A scenario.
    Scenario(usize),
    /// A battle made to measure.
    Made,
    /// A scenario of the players' own.
    Own(usize),
    /// Something about a battle that is made to measure.
    Wish(Wish),
    /// Who plays a seat.
    Seat(usize),
    /// The factor value of the fleets.
    Budget,
    /// Which other fleets of that value.
    Fleets,
    /// The fleet of a side: one that is kept, or one that is raised.
    Fleet(usize),
    /// A usual choice of rules.
    Preset(Preset),
    /// An advanced rule.
    Switch(Switch),
    /// Whether orders are open to all.
    OpenHanded,
    /// A battle that is kept.
    Kept(usize),
}

impl Item {
    /// Whether it is a battle that can be chosen.
    pub(super) fn is_battle(self) -> bool {
        matches!(self, Self::Scenario(_) | Self::Made | Self::Own(_))
    }

    /// The part of the screen that it stands in.
    pub(super) fn group(self) -> u8 {
        match self {
            Self::Scenario(_) | Self::Made | Self::Own(_) => 0,
            Self::Wish(_) => 1,
            Self::Seat(_) => 2,
            Self::Budget | Self::Fleets | Self::Fleet(_) => 3,
            Self::Preset(_) | Self::Switch(_) | Self::OpenHanded => 4,
            Self::Kept(_) => 5,
        }
    }
}
