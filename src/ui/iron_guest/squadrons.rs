//! The squadrons at the foot: who sails, which ships, how they stand.

use iced::widget::{Column, Row, button, column, container, row, space};
use iced::{Alignment, Color, Element, Fill};
use iron_guest::query;
use iron_guest::seat::Seat;
use iron_guest::ship::{Place, Ship, ShipId};
use iron_guest::state::{Phase, State};
use iron_guest::words::Message as Words;

use super::{Asked, IronGuestTable, Message};
use crate::ui::cx::Cx;
use crate::ui::measure::Class;
use crate::ui::theme::{self, BONE, BONE2, BRASS_HI, INK2, INK3, LINE, PICK};
use crate::ui::widget::panel::rule_h;
use crate::ui::widget::{shrink_to_fit, whole_label};
use crate::ui::{font, icon};

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

impl IronGuestTable {
    /// The strip, in so much room from side to side.
    pub(super) fn squadrons<'a>(&self, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
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
                said.say(&Words::of("state", "waiting").with("count", count))
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
        let cards = ships.iter().map(|(id, ship)| self.card(*id, ship, state, each, cx));
        let cards = Row::with_children(cards).spacing(4);
        let mut body = Column::new().spacing(6).padding([6, 8]);
        body = body.push(container(head).height(if roomy { 34 } else { 30 }));
        body = body.push(cards);
        column![rule_h(livery.color(), 5.0), container(body).style(theme::boxed(INK2, LINE, 1.0)).height(Fill)]
            .width(width)
            .into()
    }

    fn card<'a>(&self, id: ShipId, ship: &Ship, state: &State, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let said = self.said(cx.text);
        let livery = self.livery(ship.owner);
        let picked = match &self.asked {
            Asked::Play(announce) => announce.picked().is_some_and(|plays| plays.ship == id),
            Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => false,
        };
        let waits = matches!(&state.phase, Phase::Turn(turn) if turn.waiting.contains(id));
        let gone = matches!(ship.place, Place::Sunk);
        let roomy = cx.class() >= Class::Full;
        let drawing = livery.drawing(ship.hulk().is_none().then_some(ship.masts));
        let high = if roomy { 104.0 } else { 54.0 };
        let faint = if gone { 0.2 } else { 1.0 };
        let picture = icon::picture(icon::handle(&drawing), high, high).opacity(faint);
        let number = font::figures(self.number(id).to_string(), 19.0, if picked { BRASS_HI } else { BONE });
        let mut face = row![number, picture].spacing(2).align_y(Alignment::Center);
        if width >= NARROW + high {
            let mut words = column![whole_label(said.ship(id), if roomy { 24.0 } else { 20.0 }, BONE)].spacing(2);
            words = words.push(shrink_to_fit(said.say(&said.words().state(ship)), 19.0, BONE2));
            if roomy && waits {
                let runs = query::runners(state).contains(&id);
                let free = query::freedom(state, ship.owner).into_iter().any(|(other, free)| other == id && free);
                let how = if runs {
                    Some("runs")
                } else if free {
                    None
                } else {
                    Some("not-free")
                };
                if let Some(how) = how {
                    words = words.push(whole_label(said.say(&Words::of("state", how)), 19.0, BRASS_HI));
                }
            }
            face = face.push(container(words).width(Fill));
        } else {
            face = face.push(space().width(Fill));
        }
        let (ground, line) = match (picked, waits) {
            (true, _) => (PICK, BRASS_HI),
            (false, true) => (INK3, LINE),
            (false, false) => (Color::TRANSPARENT, theme::thin(LINE, 0.5)),
        };
        button(container(face).center_y(Fill))
            .width(Fill)
            .height(Fill)
            .padding([0, 8])
            .style(theme::plate(ground, INK3, line, 1.5))
            .on_press(Message::Ship(id))
            .into()
    }
}
