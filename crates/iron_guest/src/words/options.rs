//! The words of questions, options, refusals, dice and odds.

use super::{Message, Value, Words, message_of};
use crate::decision::{Answer, Ask, Decision, Drawing, Order, Request};
use crate::gunnery;
use crate::moving::{self, Bar};
use crate::odds::{self, Chance};
use crate::order_of_play::Play;
use crate::setup::Wrong;
use crate::ship::{Place, Ship, ShipId};
use crate::state::Shot;
use crate::wind::Wind;

impl Words<'_> {
    /// What is asked.
    pub fn ask(&self, decision: &Decision) -> Message {
        let message = |name: &str| message_of("ask", name).with("player", decision.seat);
        match decision.ask {
            Ask::Face => message("face"),
            Ask::Place(ship) => message("place").with("ship", self.ship(ship)),
            Ask::Choose => message("choose"),
            Ask::Return { ship, shot } => {
                message("return").with("ship", self.ship(ship)).with("enemy", self.ship(shot.target))
            }
            Ask::Draw(offerer) => message("draw").with("offerer", offerer),
        }
    }

    /// An option, read back.
    pub fn option(&self, play: &Play, decision: &Decision, answer: Answer) -> Message {
        let option = |name: &str| message_of("option", name);
        match answer {
            Answer::Face(face) => option("face").with("face", face),
            Answer::Place(berth) => {
                option("place").with("hex", berth.hex).with("heading", message_of("heading", berth.heading.id()))
            }
            Answer::Play(order) => self.order(play, order),
            Answer::Return(true) => {
                let range = match decision.ask {
                    Ask::Return { shot, .. } => shot.range,
                    Ask::Face | Ask::Place(_) | Ask::Choose | Ask::Draw(_) => 2,
                };
                let needs = gunnery::needs(range).unwrap_or_default();
                option("fire").with("range", range).with("needs", needs)
            }
            Answer::Return(false) => option("hold-fire"),
            Answer::OfferDraw => option("offer-draw"),
            Answer::Draw(true) => option("agree"),
            Answer::Draw(false) => option("refuse"),
            Answer::Resign => option("resign"),
        }
    }

    /// An announced play in words, before it is made: what is not lawful now is read without its shots.
    pub fn order(&self, play: &Play, order: Order) -> Message {
        let state = play.state();
        let turn = state.phase.turn();
        let way = turn.and_then(|turn| moving::verdict(state, turn.player, turn.waiting, order.ship, order.code));
        let Some(Ok(way)) = way else { return self.read(order, &[], None) };
        let bearings = gunnery::bearings(state, order.ship, &way);
        let shots = gunnery::shots(&bearings, order.port, order.starboard).unwrap_or_default();
        let grapple = if way.grapples { state.at(way.end.hex) } else { None };
        self.read(order, &shots, grapple)
    }

    /// A play in words.
    pub(super) fn read(&self, order: Order, shots: &[Shot], grapple: Option<ShipId>) -> Message {
        let at = |target: Option<ShipId>| shots.iter().find(|shot| Some(shot.target) == target);
        let (port, starboard) = (at(order.port), at(order.starboard));
        let id = match (grapple.is_some(), port.is_some(), starboard.is_some()) {
            (false, false, false) => "quiet",
            (false, true, false) => "port",
            (false, false, true) => "starboard",
            (false, true, true) => "both",
            (true, false, false) => "grapple-quiet",
            (true, true, false) => "grapple-port",
            (true, false, true) => "grapple-starboard",
            (true, true, true) => "grapple-both",
        };
        let mut message = message_of("play", id).with("moves", message_of("moves", order.code.id()));
        if let Some(shot) = port {
            message = message.with("port", self.ship(shot.target)).with("port-range", shot.range);
        }
        if let Some(shot) = starboard {
            message = message.with("starboard", self.ship(shot.target)).with("starboard-range", shot.range);
        }
        match grapple {
            Some(enemy) => message.with("enemy", self.ship(enemy)),
            None => message,
        }
    }

    /// What a die is rolled for.
    pub fn request(&self, request: &Request) -> Message {
        let roll = |name: &str| message_of("roll", name);
        match *request {
            Request::First(seat) => roll("first").with("player", seat),
            Request::Upwind => roll("upwind"),
            Request::Shot { ship, shot, needs, first } => {
                let name = if first.is_some() { "shot-second" } else { "shot" };
                let message = roll(name)
                    .with("ship", self.ship(ship))
                    .with("target", self.ship(shot.target))
                    .with("range", shot.range)
                    .with("needs", needs);
                match first {
                    Some(die) => message.with("first", die.face()),
                    None => message,
                }
            }
            Request::Grapple { attacker, defender, first } => {
                let name = if first.is_some() { "grapple-second" } else { "grapple" };
                let message = roll(name).with("attacker", self.ship(attacker)).with("defender", self.ship(defender));
                match first {
                    Some(die) => message.with("first", die.face()),
                    None => message,
                }
            }
            Request::Wind => match self.setup.variants.wind {
                Wind::Steady | Wind::Variable => roll("wind-variable"),
                Wind::Fitful => roll("wind-fitful"),
            },
        }
    }

    /// What is drawn.
    pub fn drawing(&self, drawing: &Drawing) -> Message {
        message_of("draw", "shoal").with("left", drawing.left)
    }

    /// The odds of a shot at a ship of so many masts.
    pub fn shot_odds(&self, range: u8, masts: u8) -> Message {
        let odds = odds::shot(range, masts, self.setup.variants);
        let needs = gunnery::needs(range).unwrap_or_default();
        if odds.sinks == Chance::NEVER && odds.capsizes == Chance::NEVER {
            return message_of("odds", "shot").with("needs", needs).with("percent", odds.hits.percent());
        }
        message_of("odds", "last-mast")
            .with("needs", needs)
            .with("percent", odds.hits.percent())
            .with("sinks", odds.sinks.percent())
            .with("capsizes", odds.capsizes.percent())
    }

    /// The chance to win a grapple.
    pub fn grapple_odds(&self, chance: Chance) -> Message {
        message_of("odds", "grapple").with("percent", chance.percent())
    }

    /// The chance that a ship is lost.
    pub fn loss(&self, ship: ShipId, chance: Chance) -> Message {
        message_of("odds", "lost").with("ship", self.ship(ship)).with("percent", chance.percent())
    }

    /// A ship that masks another.
    pub fn masked_by(&self, ship: ShipId) -> Message {
        message_of("covered", "masked").with("ship", self.ship(ship))
    }

    /// What has become of a ship.
    pub fn state(&self, ship: &Ship) -> Message {
        let state = |name: &str| message_of("state", name);
        match (ship.place, ship.masts) {
            (Place::Aside, _) => state("aside"),
            (Place::Afloat(_), 0) => state("dismasted"),
            (Place::Afloat(_), masts) => state("afloat").with("masts", masts),
            (Place::Hulk(_), _) => state("hulk"),
            (Place::Sunk, _) => state("sunk"),
        }
    }
}

/// Why a play is ruled out.
pub fn refusal(bar: Bar) -> Message {
    message_of("bar", bar.id()).with("rule", Value::Text(bar.rule().to_owned()))
}

/// Why a game cannot begin like that.
pub fn wrong(wrong: Wrong) -> Message {
    let message = |name: &str| message_of("wrong", name);
    match wrong {
        Wrong::Players(given) => message("players").with("given", given),
        Wrong::Ships(given) => message("ships").with("given", given),
        Wrong::Masts(given) => message("masts").with("given", given),
        Wrong::Faces { .. } => message("faces"),
        Wrong::FaceTwice(face) => message("face-twice").with("face", face),
        Wrong::TooManyShoals { given, most } => {
            let given = i64::try_from(given).unwrap_or(i64::MAX);
            message("too-many-shoals").with("given", Value::Number(given)).with("most", most)
        }
        Wrong::OffBoard(hex) => message("off-board").with("hex", hex),
        Wrong::ShoalTwice(hex) => message("shoal-twice").with("hex", hex),
        Wrong::CutInTwo => message("cut-in-two"),
        Wrong::NoRoom => message("no-room"),
        Wrong::PlacedPlayers { .. } | Wrong::PlacedShips { .. } | Wrong::PlacedAmongRandom => message("placed"),
        Wrong::ShipTwice(hex) => message("ship-twice").with("hex", hex),
        Wrong::ShipOnShoal(hex) => message("ship-on-shoal").with("hex", hex),
        Wrong::ShipNotFree(hex) => message("ship-not-free").with("hex", hex),
        Wrong::Squadrons { .. } => message("squadrons"),
        Wrong::SquadronTwice => message("squadron-twice"),
        Wrong::NoSquadron => message("no-squadron"),
    }
}
