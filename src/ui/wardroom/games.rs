//! The games of the wardroom, side by side: a card each, or a plain tab each where there is little room. A new game does not
//! compile before it has a card here.

use iced::widget::svg::Handle;
use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill};
use iron_guest::board::Heading;
use iron_guest_table::livery::Livery;
use iron_guest_table::under_way;
use kit::cx::Cx;
use kit::icon;
use kit::key::Press;
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK2, INK3, LINE, PICK};
use kit::widget::{Cap, key_cap, shrink_title_to_fit, shrink_to_fit, whole_label};

use crate::games::Kind;

/// How high a card is, and a tab.
const CARD: f32 = 100.0;
const TAB: f32 = 48.0;

/// What shows a game.
struct Card {
    /// Its key, and the message that names it.
    press: Press,
    key: &'static str,
    /// The messages that say what it is called, and what it is.
    name: &'static str,
    about: &'static str,
    /// A drawing from it.
    drawing: fn() -> Handle,
}

/// The card of a game. The campaign has none: it is not played in the wardroom.
fn card(kind: Kind) -> Option<Card> {
    match kind {
        Kind::Campaign => None,
        Kind::IronGuest => Some(Card {
            press: Press::Letter('i'),
            key: "iron-guest-key",
            name: "iron-guest-name",
            about: "iron-guest-card",
            drawing: || under_way(&Livery::Blue.drawing(Some(3)), Heading::E),
        }),
        Kind::FullThrust => Some(Card {
            press: Press::Letter('f'),
            key: "full-thrust-key",
            name: "full-thrust-title",
            about: "full-thrust-subtitle",
            drawing: || icon::handle("wargames/full-thrust/light-cruiser"),
        }),
    }
}

/// The game whose key this is.
pub fn asked_for(press: &Press) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| card(*kind).is_some_and(|card| card.press == *press))
}

/// The games, that of this page among them, each with a way to its page.
pub fn strip<'a, M: Clone + 'a>(here: Kind, cx: &Cx<'a>, to: impl Fn(Kind) -> M) -> Element<'a, M> {
    let games = Kind::ALL.into_iter().filter_map(|kind| Some((kind, card(kind)?)));
    let cards = games.map(|(kind, card)| {
        let chosen = kind == here;
        let (ground, hover, line) = if chosen { (PICK, PICK, BRASS_HI) } else { (INK2, INK3, LINE) };
        let (face, high) = if cx.class() == Class::Full {
            (with_drawing(&card, chosen, cx), CARD)
        } else {
            let name = shrink_to_fit(cx.t(card.name), 24.0, ink(chosen));
            (titled(&card, chosen, name, cx), TAB)
        };
        button(container(face).center_y(Fill))
            .width(Fill)
            .height(high)
            .padding([0, 10])
            .style(theme::plate(ground, hover, line, if chosen { 2.5 } else { 1.5 }))
            .on_press(to(kind))
            .into()
    });
    Row::with_children(cards).spacing(8).into()
}

fn ink(chosen: bool) -> iced::Color {
    if chosen { BRASS_HI } else { BONE }
}

/// A drawing, what the game is called, and what it is.
fn with_drawing<'a, M: 'a>(card: &Card, chosen: bool, cx: &Cx<'a>) -> Element<'a, M> {
    let name = shrink_title_to_fit(cx.t(card.name), 32.0, ink(chosen));
    let words = column![titled(card, chosen, name, cx), whole_label(cx.t(card.about), 20.0, BONE2)].spacing(2);
    let drawing = icon::picture((card.drawing)(), 72.0, 84.0);
    row![drawing, container(words).width(Fill)].spacing(12).align_y(Alignment::Center).into()
}

/// The key of a game before its name.
fn titled<'a, M: 'a>(card: &Card, chosen: bool, name: Element<'a, M>, cx: &Cx<'a>) -> Element<'a, M> {
    let cap = key_cap(&cx.t(card.key), if chosen { Cap::Filled } else { Cap::Plain });
    row![cap, container(name).width(Fill)].spacing(10).align_y(Alignment::Center).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_war_game_has_a_key_of_its_own() {
        let cards: Vec<Press> = Kind::ALL.into_iter().filter_map(card).map(|card| card.press).collect();
        assert_eq!(cards.len(), Kind::ALL.len() - 1, "all but the campaign");
        for (kind, press) in Kind::ALL.into_iter().filter(|kind| card(*kind).is_some()).zip(&cards) {
            assert_eq!(asked_for(press), Some(kind), "{press:?}");
        }
        assert_eq!(asked_for(&Press::Letter('x')), None);
    }
}
