//! The words of what happens: one line of the log for each event that is worth one.

use super::{Message, Words, message_of};
use crate::board::Face;
use crate::event::Event;
use crate::grapple::Winner;
use crate::gunnery;
use crate::state::{Outcome, State};

impl Words<'_> {
    /// An event as a line of the log; none if it is not told. `before` is the state as it was.
    pub fn event(&self, before: &State, event: &Event) -> Option<Message> {
        let log = |name: &str| message_of("log", name);
        let message = match event {
            Event::FirstRolled(seat, die) => log("first-rolled").with("player", *seat).with("die", die.face()),
            Event::FirstEqual(_) => log("first-equal"),
            Event::First(seat) => log("first").with("player", *seat),
            Event::FaceDealt(seat, face) | Event::FaceTaken(seat, face) => {
                log("face").with("player", *seat).with("face", *face)
            }
            Event::ShoalsRefused(why) => message_of("log-shoals-refused", why.id()),
            Event::ShoalsLaid(hexes) => log("shoals-laid").with("count", u8::try_from(hexes.len()).unwrap_or(u8::MAX)),
            Event::Placed(ship, berth) => {
                log("placed").with("ship", self.ship(*ship)).with("heading", message_of("heading", berth.heading.id()))
            }
            Event::UpwindRolled(face) => with_downwind(log("upwind"), *face),
            Event::RoundBegan(round) => log("round").with("round", *round),
            Event::TurnBegan(seat, _) => log("turn").with("player", *seat),
            Event::Announced { order, shots, grapple } => {
                log("announced").with("ship", self.ship(order.ship)).with("order", self.read(*order, shots, *grapple))
            }
            Event::Fired { ship, shot, dice, hit } => log(if *hit { "hit" } else { "missed" })
                .with("ship", self.ship(*ship))
                .with("target", self.ship(shot.target))
                .with("total", gunnery::total(*dice))
                .with("needs", gunnery::needs(shot.range).unwrap_or_default()),
            Event::MastLost(ship, left) => log("mast-lost").with("ship", self.ship(*ship)).with("left", *left),
            Event::Sunk(ship) => log("sunk").with("ship", self.ship(*ship)),
            Event::Capsized(ship) => log("capsized").with("ship", self.ship(*ship)),
            Event::GrappleEqual { attacker, defender, dice: [own, other] } => log("grapple-equal")
                .with("attacker", self.ship(*attacker))
                .with("defender", self.ship(*defender))
                .with("own", own.face())
                .with("other", other.face()),
            Event::Grappled { attacker, defender, dice: [own, other], winner } => {
                let name = match winner {
                    Winner::Attacker => "grapple-won",
                    Winner::Defender => "grapple-lost",
                };
                log(name)
                    .with("attacker", self.ship(*attacker))
                    .with("defender", self.ship(*defender))
                    .with("own", own.face())
                    .with("other", other.face())
            }
            Event::HeldFire(ship) => log("held-fire").with("ship", self.ship(*ship)),
            Event::WindRolled(die, face) => {
                let name = if before.upwind == Some(*face) { "wind-stays" } else { "wind-shifted" };
                log(name).with("die", die.face()).with("face", *face)
            }
            Event::RoundEnded(0) => return None,
            Event::RoundEnded(rounds) => log("quiet").with("rounds", *rounds),
            Event::DrawOffered(seat) => log("draw-offered").with("player", *seat),
            Event::DrawAgreed(seat) => log("draw-agreed").with("player", *seat),
            Event::DrawRefused(seat) => log("draw-refused").with("player", *seat),
            Event::Resigned(seat) => log("resigned").with("player", *seat),
            Event::Over(outcome) => self.outcome(*outcome),
            // The announcement, the roll or the next question says it already.
            Event::ShoalDrawn(_)
            | Event::Begins(_)
            | Event::Moved(..)
            | Event::Rolled(_)
            | Event::Played(_)
            | Event::Goes(_) => return None,
        };
        Some(message)
    }

    /// How it ended.
    pub fn outcome(&self, outcome: Outcome) -> Message {
        match outcome {
            Outcome::Won(seat) => message_of("outcome", "won").with("player", seat),
            Outcome::Drawn(reason, _) => message_of("outcome", reason.id()),
        }
    }

    /// Where the wind blows from, and where to.
    pub fn wind(&self, face: Face) -> Message {
        with_downwind(message_of("wind", "now"), face)
    }
}

fn with_downwind(message: Message, face: Face) -> Message {
    let [one, other] = face.downwind().map(|heading| message_of("heading", heading.id()));
    message.with("face", face).with("one", one).with("other", other)
}
