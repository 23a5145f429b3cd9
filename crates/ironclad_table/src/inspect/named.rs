//! What lies where: a thing that can be asked about, by its place among its like.

use crate::bar;
use crate::squads::Post;
use crate::widget::mark::System;
use ironclad_game::content::terms;
use kit::inspect::Named;

/// Something on the table. Places count from 0, in the order in which the things lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Thing {
    /// The mission and what has to be done.
    Mission,
    /// The track of turns.
    Turn,
    /// The threat.
    Threat,
    /// The actions of the turn.
    Actions,
    /// A figure of the bar.
    Figure(bar::Figure),
    /// The shields.
    Shields,
    /// The ship herself.
    Ship,
    /// A section.
    Section(System),
    /// A space of the energy track.
    Energy(usize),
    /// A track of the mat.
    Track(terms::Track),
    /// The Credits.
    Credits,
    /// The modules that are fitted.
    Module(usize),
    /// The Villain in the field.
    Villain,
    /// A system and who runs it.
    Squad(usize),
    /// A hero at her post.
    Hero(Post),
    /// A berth that is empty.
    Berth(Post),
    /// The phase of a combat, and its steps.
    Phase,
    /// A ship of ours that is out.
    Fighter(usize),
    /// An enemy.
    Enemy(usize),
    /// A slip of the plan.
    Slip(usize),
    /// What is asked, and who answers.
    Asker,
    /// An option.
    Option(usize),
    /// The sum of a roll, and its odds.
    Roll,
    /// A place where we are docked.
    Harbour,
    /// A service of the port.
    Service(usize),
    /// Somebody or something at a fitting out.
    Piece(usize),
    /// The purser's book.
    Book,
    /// What the orders of a story ask for.
    Orders,
    /// The ship's log.
    Log,
    /// The chart; the sector is told by where the hand is.
    Chart,
    /// The buttons of the chart's zoom.
    Zoom,
    /// A game on the shelf.
    Game(usize),
    /// Anything that its rule explains, by the rule's number.
    Rule(&'static str),
}

impl Thing {
    /// Whether it is a line of a list or table, with others above and below it.
    pub fn is_line(self) -> bool {
        matches!(self, Self::Option(_) | Self::Section(_) | Self::Energy(_) | Self::Track(_) | Self::Module(_))
    }
}

impl Named for Thing {
    fn is_ground(self) -> bool {
        self == Self::Chart
    }

    fn is_told_by_a_press(self) -> bool {
        match self {
            Self::Mission
            | Self::Turn
            | Self::Threat
            | Self::Actions
            | Self::Figure(_)
            | Self::Shields
            | Self::Ship
            | Self::Section(_)
            | Self::Energy(_)
            | Self::Track(_)
            | Self::Credits
            | Self::Module(_)
            | Self::Villain
            | Self::Squad(_)
            | Self::Berth(_)
            | Self::Phase
            | Self::Fighter(_)
            | Self::Roll
            | Self::Harbour => true,
            Self::Hero(_)
            | Self::Enemy(_)
            | Self::Slip(_)
            | Self::Asker
            | Self::Option(_)
            | Self::Service(_)
            | Self::Piece(_)
            | Self::Book
            | Self::Orders
            | Self::Log
            | Self::Chart
            | Self::Zoom
            | Self::Game(_)
            | Self::Rule(_) => false,
        }
    }
}
