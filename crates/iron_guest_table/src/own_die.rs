//! Dice that the players roll themselves.

use crate::table::IronGuestTable;
use crate::words::Said;
use iron_guest::decision::Request;

impl IronGuestTable {
    /// What a die is rolled for.
    pub(crate) fn die_for(request: &Request, said: &Said<'_>) -> String {
        let text = said.text;
        match request {
            Request::First(seat) => text.with("iron-guest-table-die-first", &[("player", said.player(*seat).into())]),
            Request::Upwind => text.get("iron-guest-table-die-upwind"),
            Request::Shot { ship, needs, first, .. } => {
                let (ship, needs) = (said.ship(*ship), *needs);
                match first {
                    None => {
                        let args = [("ship", ship.into()), ("needs", needs.into())];
                        text.with("iron-guest-table-die-shot", &args)
                    }
                    Some(die) => {
                        let args = [("ship", ship.into()), ("needs", needs.into()), ("first", die.face().into())];
                        text.with("iron-guest-table-die-shot-second", &args)
                    }
                }
            }
            Request::Grapple { attacker, defender, first } => {
                let ship = if first.is_some() { defender } else { attacker };
                text.with("iron-guest-table-die-grapple", &[("ship", said.ship(*ship).into())])
            }
            Request::Wind => text.get("iron-guest-table-die-wind"),
        }
    }
}
