//! What the screens beside the table send.

use crate::{chronicle, debriefing, log_book, missions, new_campaign, patrol, seats, tonight, tutorials};

kit::message! {
    /// What happened on a screen beside the table.
    pub enum Sent {
        /// In the chronicle.
        Chronicle(chronicle::Message),
        /// In the log book.
        LogBook(log_book::Message),
        /// On a campaign to be begun.
        NewCampaign(new_campaign::Message),
        /// On the tutorials.
        Tutorials(tutorials::Message),
        /// On the wishes for a patrol.
        Patrol(patrol::Message),
        /// On the missions.
        Missions(missions::Message),
        /// On the seats.
        Seats(seats::Message),
        /// On who is at the table tonight.
        Tonight(tonight::Message),
        /// On a debriefing.
        Debriefing(debriefing::Message),
    }
}
