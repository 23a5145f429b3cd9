//! The screens outside the table. Each is a struct with `new`, `update` giving an action, and `view`.

pub mod campaigns;
pub mod credits;
pub mod problem;
pub mod settings;
pub mod title;

use std::time::Duration;

use crate::games::Kind;
use crate::settings::Settings;
use crate::text::rule;
use crate::ui::wardroom::{self, Wardroom, games};
use full_thrust_table::{FullThrustTable, Room, Yard};
use iced::{Color, Element, Rectangle};
use iron_guest_table as battle;
use iron_guest_table::IronGuestTable;
use ironclad_table::{
    Sent, chronicle, debriefing, log_book, missions, new_campaign, patrol, rule_book, seats, table, tonight, tutorials,
};
use kit::cx::Cx;
use kit::key::Press;
use kit::rule_book::Volume;
use kit::theme::{INK0, INK1};

/// What the window shows.
#[derive(Debug)]
pub enum Screen {
    /// The first screen.
    Title(title::Title),
    /// The shelf of campaigns.
    Campaigns(campaigns::Campaigns),
    /// A game told back.
    Chronicle(chronicle::Chronicle),
    /// The log book of a campaign.
    LogBook(log_book::LogBook),
    /// A campaign to be begun.
    NewCampaign(new_campaign::NewCampaign),
    /// Which tutorial.
    Tutorials(tutorials::Tutorials),
    /// Wishes for a patrol.
    Patrol(patrol::Patrol),
    /// Which mission of a pack.
    Missions(missions::Missions),
    /// Who sits where.
    Seats(seats::Seats),
    /// Who is at the table tonight.
    Tonight(tonight::TonightScreen),
    /// The campaign, or a scenario, in play.
    Table(Box<table::Table>),
    /// After a scenario.
    Debriefing(debriefing::Debriefing),
    /// Settings.
    Settings(settings::SettingsScreen),
    /// Who made it.
    Credits(credits::Credits),
    /// The war games for an evening.
    Wardroom(Box<Wardroom>),
    /// A battle of Iron Guest.
    IronGuest(Box<IronGuestTable>),
    /// The page of Full Thrust, where a battle is set up.
    Fleets(Box<Room>),
    /// The shipyard of Full Thrust.
    Yard(Box<Yard>),
    /// A battle of Full Thrust.
    FullThrust(Box<FullThrustTable>),
    /// Something went wrong.
    Problem(problem::Problem),
}

kit::message! {
    /// Something happened on a screen.
    pub enum Message {
        /// On the title.
        Title(title::Message),
        /// On the shelf of campaigns.
        Campaigns(campaigns::Message),
        /// On a screen beside the campaign's table.
        Beside(Sent),
        /// At the table.
        Table(table::Message),
        /// On the settings.
        Settings(settings::Message),
        /// On the credits.
        Credits(credits::Message),
        /// In the wardroom.
        Wardroom(wardroom::Message),
        /// In a battle of Iron Guest.
        IronGuest(battle::Message),
        /// On the page of Full Thrust.
        Fleets(full_thrust_table::room::Message),
        /// In the shipyard of Full Thrust.
        Yard(full_thrust_table::yard::Message),
        /// In a battle of Full Thrust.
        FullThrust(full_thrust_table::Message),
        /// On a problem.
        Problem(problem::Message),
    }
}

impl Screen {
    /// How often the screen wants to be told the time; none at rest.
    pub fn beat(&self) -> Option<Duration> {
        match self {
            Self::Table(table) => table.beat(),
            Self::IronGuest(table) => table.beat(),
            Self::FullThrust(table) => table.beat(),
            Self::Title(_)
            | Self::Campaigns(_)
            | Self::Chronicle(_)
            | Self::LogBook(_)
            | Self::Yard(_)
            | Self::NewCampaign(_)
            | Self::Tutorials(_)
            | Self::Patrol(_)
            | Self::Missions(_)
            | Self::Seats(_)
            | Self::Tonight(_)
            | Self::Debriefing(_)
            | Self::Settings(_)
            | Self::Credits(_)
            | Self::Wardroom(_)
            | Self::Fleets(_)
            | Self::Problem(_) => None,
        }
    }

    /// What a key says to this screen.
    pub fn press(&self, press: Press) -> Message {
        match self {
            Self::Title(_) => Message::Title(title::Message::Press(press)),
            Self::Campaigns(_) => Message::Campaigns(campaigns::Message::Press(press)),
            Self::Chronicle(_) => Message::Beside(chronicle::Message::Press(press).into()),
            Self::LogBook(_) => Message::Beside(log_book::Message::Press(press).into()),
            Self::NewCampaign(_) => Message::Beside(new_campaign::Message::Press(press).into()),
            Self::Tutorials(_) => Message::Beside(tutorials::Message::Press(press).into()),
            Self::Patrol(_) => Message::Beside(patrol::Message::Press(press).into()),
            Self::Missions(_) => Message::Beside(missions::Message::Press(press).into()),
            Self::Seats(_) => Message::Beside(seats::Message::Press(press).into()),
            Self::Tonight(_) => Message::Beside(tonight::Message::Press(press).into()),
            Self::Table(_) => Message::Table(table::Message::Press(press)),
            Self::Debriefing(_) => Message::Beside(debriefing::Message::Press(press).into()),
            Self::Settings(_) => Message::Settings(settings::Message::Press(press)),
            Self::Credits(_) => Message::Credits(credits::Message::Press(press)),
            Self::Wardroom(_) => Message::Wardroom(wardroom::Message::Press(press)),
            Self::IronGuest(_) => Message::IronGuest(battle::Message::Press(press)),
            Self::Fleets(_) => Message::Fleets(match games::asked_for(&press) {
                Some(kind) => full_thrust_table::room::Message::Game(kind.id()),
                None => full_thrust_table::room::Message::Press(press),
            }),
            Self::Yard(_) => Message::Yard(full_thrust_table::yard::Message::Press(press)),
            Self::FullThrust(_) => Message::FullThrust(full_thrust_table::Message::Press(press)),
            Self::Problem(_) => Message::Problem(problem::Message::Press(press)),
        }
    }

    /// The rule that tells most of what shows here, for whoever asks for it by a key.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Seats(_) | Self::Tonight(_) => Some(rule::DEALT),
            Self::Debriefing(_) => Some("11.5"),
            Self::Campaigns(shelf) if shelf.is_of_battles() => None,
            Self::LogBook(_) | Self::Campaigns(_) => Some("11.8"),
            Self::NewCampaign(_) => Some("11.1"),
            Self::Patrol(_) => Some("11.3"),
            Self::Title(_)
            | Self::Chronicle(_)
            | Self::Tutorials(_)
            | Self::Missions(_)
            | Self::Table(_)
            | Self::Settings(_)
            | Self::Credits(_)
            | Self::Problem(_) => None,
            Self::Wardroom(_) => Some("1.1"),
            Self::IronGuest(table) => Some(table.rule()),
            Self::Fleets(_) => Some("1.1"),
            Self::Yard(_) => Some("11.1"),
            Self::FullThrust(table) => Some(table.rule()),
        }
    }

    /// The part of the window where something is told in passing.
    pub fn part_for_tips(&self, cx: &Cx<'_>) -> Rectangle {
        match self {
            Self::IronGuest(table) => table.part_for_tips(cx),
            Self::FullThrust(table) => table.part_for_tips(cx),
            Self::Title(_)
            | Self::Campaigns(_)
            | Self::Chronicle(_)
            | Self::LogBook(_)
            | Self::NewCampaign(_)
            | Self::Tutorials(_)
            | Self::Patrol(_)
            | Self::Missions(_)
            | Self::Seats(_)
            | Self::Tonight(_)
            | Self::Table(_)
            | Self::Debriefing(_)
            | Self::Settings(_)
            | Self::Credits(_)
            | Self::Wardroom(_)
            | Self::Fleets(_)
            | Self::Yard(_)
            | Self::Problem(_) => Rectangle::with_size(cx.size()),
        }
    }

    /// Whether Esc means this screen even while the cursor is in a field of it. Where there is more to be done by keys than
    /// to type, Esc gives the keys back first.
    pub fn is_left_with_its_field(&self) -> bool {
        match self {
            Self::Campaigns(_) | Self::Table(_) | Self::IronGuest(_) | Self::FullThrust(_) => true,
            Self::Title(_)
            | Self::Chronicle(_)
            | Self::LogBook(_)
            | Self::NewCampaign(_)
            | Self::Tutorials(_)
            | Self::Patrol(_)
            | Self::Missions(_)
            | Self::Seats(_)
            | Self::Tonight(_)
            | Self::Debriefing(_)
            | Self::Settings(_)
            | Self::Credits(_)
            | Self::Wardroom(_)
            | Self::Fleets(_)
            | Self::Yard(_)
            | Self::Problem(_) => false,
        }
    }

    /// The colour behind everything. To fill the window with another takes a good part of a frame.
    pub fn ground(&self) -> Color {
        if matches!(self, Self::IronGuest(_) | Self::FullThrust(_)) { INK0 } else { INK1 }
    }

    /// Whether it is one of the war games', or of the room they are played in.
    pub fn is_of_war_game(&self) -> bool {
        match self {
            Self::Wardroom(_) | Self::IronGuest(_) | Self::Fleets(_) | Self::Yard(_) | Self::FullThrust(_) => true,
            Self::Title(_)
            | Self::Campaigns(_)
            | Self::Chronicle(_)
            | Self::LogBook(_)
            | Self::NewCampaign(_)
            | Self::Tutorials(_)
            | Self::Patrol(_)
            | Self::Missions(_)
            | Self::Seats(_)
            | Self::Tonight(_)
            | Self::Table(_)
            | Self::Debriefing(_)
            | Self::Settings(_)
            | Self::Credits(_)
            | Self::Problem(_) => false,
        }
    }

    /// Which game's rule book opens over this screen.
    pub fn volume(&self) -> Volume {
        if matches!(self, Self::Fleets(_) | Self::Yard(_) | Self::FullThrust(_)) {
            full_thrust_table::VOLUME
        } else if self.is_of_war_game() {
            battle::VOLUME
        } else {
            rule_book::VOLUME
        }
    }

    /// The screen drawn, under these settings.
    pub fn view<'a>(&'a self, settings: &'a Settings, cx: &Cx<'a>) -> Element<'a, Message> {
        match self {
            Self::Title(screen) => screen.view(cx),
            Self::Campaigns(screen) => screen.view(cx),
            Self::Chronicle(screen) => screen.view(cx).map(Message::Beside),
            Self::LogBook(screen) => screen.view(cx).map(Message::Beside),
            Self::NewCampaign(screen) => screen.view(cx).map(Message::Beside),
            Self::Tutorials(screen) => screen.view(cx).map(Message::Beside),
            Self::Patrol(screen) => screen.view(cx).map(Message::Beside),
            Self::Missions(screen) => screen.view(cx).map(Message::Beside),
            Self::Seats(screen) => screen.view(cx).map(Message::Beside),
            Self::Tonight(screen) => screen.view(cx).map(Message::Beside),
            Self::Table(screen) => screen.view(cx).map(Message::Table),
            Self::Debriefing(screen) => screen.view(cx).map(Message::Beside),
            Self::Settings(screen) => screen.view(settings, cx),
            Self::Credits(screen) => screen.view(cx),
            Self::Wardroom(screen) => screen.view(cx),
            Self::IronGuest(screen) => screen.view(cx).map(Message::IronGuest),
            Self::Fleets(screen) => {
                let to = |kind: Kind| full_thrust_table::room::Message::Game(kind.id());
                screen.view(games::strip(Kind::FullThrust, cx, to), cx).map(Message::Fleets)
            }
            Self::Yard(screen) => screen.view(cx).map(Message::Yard),
            Self::FullThrust(screen) => screen.view(cx).map(Message::FullThrust),
            Self::Problem(screen) => screen.view(cx),
        }
    }
}
