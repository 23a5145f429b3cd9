//! What is this? Ships and hexes in words, and the rule for what is asked.

use iced::{Point, Vector};
use iron_guest::board::Hex;
use iron_guest::decision::Ask;
use iron_guest::query;
use iron_guest::ship::{Place, ShipId};
use iron_guest::words::message_of;

use crate::chart::{Sheet, beside};
use crate::table::{Asked, IronGuestTable};
use kit::cx::Cx;
use kit::explain::ExplainView;
use kit::inspect::{Found, Thing};

impl IronGuestTable {
    /// The number of the rule that tells most of what is asked.
    pub fn rule(&self) -> &'static str {
        match &self.asked {
            Asked::Face(..) | Asked::Place(_) => "3.3",
            Asked::Play(announce) if announce.picked().is_none() => "4.2",
            Asked::Play(announce) => match announce.chosen() {
                Some(way) if way.grapple.is_some() => "8.2",
                Some(way) if !way.targets.is_empty() => "7.2",
                Some(way) if way.passage.code.advance() == 2 => "5.2",
                Some(way) if way.passage.code.advance() == 0 => "5.7",
                Some(_) | None => "5.1",
            },
            Asked::Either(..) => match self.decision.as_ref().map(|decision| decision.ask) {
                Some(Ask::Return { .. }) => "11.1.5",
                Some(Ask::Draw(_)) => "10.3",
                Some(Ask::Face | Ask::Place(_) | Ask::Choose) | None => "4.1",
            },
            Asked::Nothing if self.outcome().is_some() => "10.1",
            Asked::Nothing => "4.1",
        }
    }

    /// A ship, or what lies on the chart where somebody points, in words; and the number of its rule.
    pub fn explained(&self, found: &Found<Thing>, cx: &Cx<'_>) -> Option<(ExplainView, &'static str)> {
        match found.thing {
            Thing::Item(place) => self.explained_ship(ShipId::new(u8::try_from(place).ok()?)?, cx),
            Thing::Ground => {
                let radius = self.shown().radius;
                let sheet = Sheet::of(radius, found.bounds.size(), beside::width(cx));
                let at = found.at - Vector::new(found.bounds.x, found.bounds.y);
                let spot = sheet.spot(Point::new(at.x, at.y), radius)?;
                self.explained_hex(spot.hex, cx)
            }
            // Told by the rule itself.
            Thing::Rule(_) => None,
        }
    }

    fn explained_ship(&self, id: ShipId, cx: &Cx<'_>) -> Option<(ExplainView, &'static str)> {
        let said = self.said(cx.text);
        let ship = self.shown().ship(id)?;
        let (player, state) = (said.player(ship.owner), said.say(&said.words().state(ship)));
        let text = match ship.afloat() {
            Some(berth) => {
                let heading = said.say(&message_of("heading", berth.heading.id()));
                let args = [("player", player.into()), ("state", state.into()), ("heading", heading.into())];
                cx.with("iron-guest-table-explain-ship", &args)
            }
            None => cx.with("iron-guest-table-explain-still", &[("player", player.into()), ("state", state.into())]),
        };
        let art = self.livery(ship.owner).drawing(ship.hulk().is_none().then_some(ship.masts));
        let rule = match ship.place {
            Place::Hulk(_) => "7.5",
            Place::Afloat(_) if ship.masts == 0 => "11.1.1",
            Place::Aside | Place::Afloat(_) | Place::Sunk => "1.4",
        };
        Some((ExplainView { title: said.ship(id), art: Some(art), text, rule: None }, rule))
    }

    fn explained_hex(&self, hex: Hex, cx: &Cx<'_>) -> Option<(ExplainView, &'static str)> {
        let state = self.shown();
        let here = |place: Option<iron_guest::ship::Berth>| place.is_some_and(|berth| berth.hex == hex);
        if let Some((id, _)) = state.fleet().find(|(_, ship)| here(ship.afloat()) || here(ship.hulk())) {
            return self.explained_ship(id, cx);
        }
        if self.shoals_shown().contains(hex) {
            let (title, text) = (cx.t("iron-guest-table-shoal"), cx.t("iron-guest-table-shoal-does"));
            return Some((ExplainView { title, text, ..ExplainView::default() }, "6.5"));
        }
        // Of open water nothing is to be told but who could fire there.
        let range = *query::danger(state, self.watcher()).get(&hex)?;
        let text = cx.with("iron-guest-table-explain-danger", &[("range", range.into())]);
        Some((ExplainView { title: cx.t("iron-guest-table-explain-sea"), text, ..ExplainView::default() }, "6.1"))
    }
}
