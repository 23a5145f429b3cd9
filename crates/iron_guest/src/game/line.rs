//! Answers as lines of the journal: `play 0 pf1 - 4` announces ship 0, turn to port and advance, nobody to port, ship 4 to
//! starboard.

use crate::board::{Face, Heading, Hex};
use crate::decision::{Answer, Order};
use crate::moving::Code;
use crate::ship::{Berth, ShipId};

/// An answer as a line.
pub(super) fn write(answer: Answer) -> String {
    match answer {
        Answer::Face(face) => format!("face {}", face.number()),
        Answer::Place(berth) => format!("place {} {}", berth.hex, berth.heading.id()),
        Answer::Play(order) => {
            let target = |ship: Option<ShipId>| ship.map_or_else(|| "-".to_owned(), |ship| ship.number().to_string());
            let (port, starboard) = (target(order.port), target(order.starboard));
            format!("play {} {} {port} {starboard}", order.ship.number(), order.code.id())
        }
        Answer::Return(true) => "fire".to_owned(),
        Answer::Return(false) => "hold-fire".to_owned(),
        Answer::OfferDraw => "offer-draw".to_owned(),
        Answer::Draw(true) => "agree".to_owned(),
        Answer::Draw(false) => "refuse".to_owned(),
        Answer::Resign => "resign".to_owned(),
    }
}

/// The answer that a line means; none if it means none.
pub(super) fn read(line: &str) -> Option<Answer> {
    let words: Vec<&str> = line.split_whitespace().take(6).collect();
    Some(match words.as_slice() {
        ["face", face] => Answer::Face(Face::new(face.parse().ok()?)?),
        ["place", at, heading] => Answer::Place(Berth { hex: hex(at)?, heading: Heading::of_id(heading)? }),
        ["play", own, code, port, starboard] => Answer::Play(Order {
            ship: ship(own)?,
            code: Code::of_id(code)?,
            port: target(port)?,
            starboard: target(starboard)?,
        }),
        ["fire"] => Answer::Return(true),
        ["hold-fire"] => Answer::Return(false),
        ["offer-draw"] => Answer::OfferDraw,
        ["agree"] => Answer::Draw(true),
        ["refuse"] => Answer::Draw(false),
        ["resign"] => Answer::Resign,
        _ => return None,
    })
}

/// The hex that a name means.
pub(super) fn hex(name: &str) -> Option<Hex> {
    let (q, r) = name.split_once(',')?;
    Hex::try_from((q.parse().ok()?, r.parse().ok()?)).ok()
}

fn ship(word: &str) -> Option<ShipId> {
    ShipId::new(word.parse().ok()?)
}

fn target(word: &str) -> Option<Option<ShipId>> {
    if word == "-" { Some(None) } else { ship(word).map(Some) }
}
