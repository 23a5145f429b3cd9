//! The squadrons at the foot: who sails, which ships, how they stand.

use iced::widget::{Column, Row, button, column, container, row, space, stack};
use iced::{Alignment, Color, Element, Fill, Padding};
use iron_guest::query;
use iron_guest::seat::Seat;
use iron_guest::ship::{Place, Ship, ShipId};
use iron_guest::state::{Phase, State};
use iron_guest::words::message_of;

use crate::table::{Asked, IronGuestTable, Message};
use kit::cx::Cx;
use kit::icon;
use kit::inspect::Thing;
use kit::inspect::named;
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK2, INK3, LINE, PICK};
use kit::widget::key::{Cap, sized};
use kit::widget::panel::rule_h;
use kit::widget::{shrink_to_fit, whole_label};

/// How high the strip is; none where there is no room for it.
pub fn height(cx: &Cx<'_>) -> f32 {
    match cx.class() {
        Class::Full => 206.0,
        Class::Medium => 126.0,
        Class::Small | Class::Tiny => 0.0,
    }
}

/// A card narrower than this has the drawing and the number alone.
const NARROW: f32 = 118.0;
/// A card narrower than this has headings in a few letters.
const BRIEF: f32 = 300.0;

impl IronGuestTable {
    /// The strip, in so much room from side to side.
    pub(crate) fn squadrons<'a>(&self, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let state = self.shown();
        let count = state.seats().len().max(1) as f32;
        let each = width / count;
        let seats = state.seats().map(|seat| self.squadron(seat, state, each, cx));
        container(Row::with_children(seats)).height(height(cx)).width(width).style(theme::fill(theme::INK0)).into()
    }

    fn squadron<'a>(&self, seat: Seat, state: &State, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let said = self.said(cx.text);
        let livery = self.livery(seat);
        let roomy = cx.class() >= Class::Full;
        let turn = match &state.phase {
            Phase::Turn(turn) if turn.player == seat => Some(turn),
            _ => None,
        };
        let note = match turn {
            Some(turn) => {
                let count = u8::try_from(turn.waiting.len()).unwrap_or(u8::MAX);
                said.say(&message_of("state", "waiting").with("count", count))
            }
            None => String::new(),
        };
        let mut head = row![livery.pennant(28.0)].spacing(10).align_y(Alignment::Center);
        let name = if width > 380.0 { said.squadron(seat) } else { said.player(seat) };
        head = head.push(container(shrink_to_fit(name, 24.0, livery.color())).width(Fill));
        if width > 380.0 {
            let words = if note.is_empty() { said.player(seat) } else { note };
            head = head.push(
                container(shrink_to_fit(words, 21.0, if turn.is_some() { BRASS_HI } else { BONE2 }))
                    .max_width(width * 0.45),
            );
        }
        let ships: Vec<(ShipId, &Ship)> = state.squadron(seat).collect();
        let each = (width - 16.0) / (ships.len().max(1) as f32);
        let cards = ships.iter().map(|(id, ship)| self.card(*id, ship, each, cx));
        let cards = Row::with_children(cards).spacing(4);
        let mut body = Column::new().spacing(6).padding([6, 8]);
        body = body.push(container(head).height(if roomy { 34 } else { 30 }));
        body = body.push(cards);
        column![rule_h(livery.color(), 5.0), container(body).style(theme::boxed(INK2, LINE, 1.0)).height(Fill)]
            .width(width)
            .into()
    }

    fn card<'a>(&self, id: ShipId, ship: &Ship, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let livery = self.livery(ship.owner);
        let picked = self.is_picked(id);
        let waits = self.waits(id);
        let lost = matches!(ship.place, Place::Sunk | Place::Hulk(_));
        let played = self.is_played(id, ship);
        let roomy = cx.class() >= Class::Full;
        let drawing = livery.drawing(ship.hulk().is_none().then_some(ship.masts));
        let high = if roomy { 112.0 } else { 54.0 };
        let faint = match ship.place {
            Place::Sunk => 0.2,
            Place::Aside | Place::Afloat(_) | Place::Hulk(_) if played => 0.5,
            Place::Aside | Place::Afloat(_) | Place::Hulk(_) => 1.0,
        };
        let picture = icon::picture(icon::handle(&drawing), high * 0.7, high).opacity(faint);
        // Once she is picked, the numbers are keys of her plays.
        let cap = if waits && self.numbers_pick_ships() { Cap::Plain } else { Cap::Idle };
        let number = sized(&self.number(id).to_string(), cap, if roomy { 30.0 } else { 26.0 });
        // The number lies over the corner of the drawing where the names need the room.
        let mut face = if roomy {
            row![stack![
                container(picture).padding(Padding::ZERO.left(14.0)),
                container(number).padding(Padding::ZERO.top(2.0))
            ]]
        } else {
            row![number, picture]
        };
        face = face.spacing(4).align_y(Alignment::Center);
        if !roomy && width < NARROW + high {
            // The name has no room beside the drawing, so it stands above.
            let name = shrink_to_fit(self.said(cx.text).ship(id), 19.0, if lost || played { BONE2 } else { BONE });
            let card = button(container(column![name, face]).center_y(Fill));
            return self.on_card(card, id, picked, waits);
        }
        if width >= NARROW + high {
            face = face.push(container(self.ship_words(id, ship, lost || played, width, cx)).width(Fill));
        } else {
            face = face.push(space().width(Fill));
        }
        self.on_card(button(container(face).center_y(Fill)), id, picked, waits)
    }

    /// The ground of a card, by how its ship stands.
    fn on_card<'a>(
        &self,
        card: button::Button<'a, Message>,
        id: ShipId,
        picked: bool,
        waits: bool,
    ) -> Element<'a, Message> {
        let (ground, line) = match (picked, waits) {
            (true, _) => (PICK, BRASS_HI),
            (false, true) => (INK3, LINE),
            (false, false) => (Color::TRANSPARENT, theme::thin(LINE, 0.5)),
        };
        let card = card
            .width(Fill)
            .height(Fill)
            .padding([0, 8])
            .style(theme::plate(ground, INK3, line, 1.5))
            .on_press(Message::Ship(id));
        named(Thing::Item(id.index()), card)
    }

    /// A ship's name, her masts, and how she stands.
    fn ship_words<'a>(&self, id: ShipId, ship: &Ship, pale: bool, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let said = self.said(cx.text);
        let roomy = cx.class() >= Class::Full;
        let livery = self.livery(ship.owner);
        let ink = if pale { BONE2 } else { BONE };
        let mut words = column![whole_label(said.ship(id), if roomy { 23.0 } else { 20.0 }, ink)].spacing(2);
        if roomy && ship.hulk().is_none() {
            let all = self.session.setup().masts;
            let masts = (0..all).map(|mast| livery.mast(mast < ship.masts, 27.0).into());
            words = words.push(Row::with_children(masts).spacing(3));
        }
        let state = match ship.place {
            Place::Afloat(_) if self.is_picked(id) => cx.t("iron-guest-table-playing"),
            Place::Afloat(_) if self.waits(id) => cx.t("iron-guest-table-waiting"),
            Place::Afloat(_) if self.is_played(id, ship) => cx.t("iron-guest-table-played"),
            Place::Aside | Place::Afloat(_) | Place::Hulk(_) | Place::Sunk => said.say(&said.words().state(ship)),
        };
        if !roomy {
            let state = said.say(&said.words().state(ship));
            return words.push(shrink_to_fit(state, 18.0, BONE2)).into();
        }
        words = words.push(shrink_to_fit(state, 19.0, if self.is_picked(id) { BRASS_HI } else { BONE2 }));
        if let Some(berth) = ship.afloat() {
            let state = self.shown();
            let free = query::freedom(state, ship.owner).into_iter().any(|(other, free)| other == id && free);
            let (how, ink) = if ship.masts > 0 && !free {
                (said.say(&message_of("state", "not-free")), theme::ALARM_PALE)
            } else if self.waits(id) && query::runners(state).contains(&id) {
                (said.say(&message_of("state", "runs")), BRASS_HI)
            } else {
                let heading = message_of("heading", berth.heading.id());
                let brief = width < BRIEF;
                let heading = if brief { cx.text.attr(&heading.id, "short") } else { said.say(&heading) };
                (cx.with("iron-guest-table-heads", &[("heading", heading.into())]), BONE2)
            };
            words = words.push(shrink_to_fit(how, 19.0, ink));
        }
        words.into()
    }

    /// Whether the keys of numbers pick ships now.
    fn numbers_pick_ships(&self) -> bool {
        match &self.asked {
            Asked::Play(announce) => announce.asks_for_ship(),
            Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => false,
        }
    }

    /// Whether a ship is picked for the play that is announced.
    fn is_picked(&self, id: ShipId) -> bool {
        match &self.asked {
            Asked::Play(announce) => announce.picked().is_some_and(|plays| plays.ship == id),
            Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => false,
        }
    }

    /// Whether a ship has been played in the turn that is shown.
    fn is_played(&self, id: ShipId, ship: &Ship) -> bool {
        let his_turn = matches!(&self.shown().phase, Phase::Turn(turn) if turn.player == ship.owner);
        his_turn && ship.under_sail().is_some() && !self.waits(id)
    }
}
