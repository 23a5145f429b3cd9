//! The dials: course and velocity of an order, of a ship that is set up or comes back, of a group.

use full_thrust::field::{Field, Vessel};
use full_thrust::order::{Order, Unreadable};
use full_thrust::query::{self, Plot};
use full_thrust::table::Plan;
use full_thrust::tell;
use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill};
use kit::cx::Cx;
use kit::font;
use kit::inspect::{Thing, named};
use kit::theme::{
    self, ALARM, BONE, BONE2, BRASS_HI, HANGAR, INK_TEXT, INK_TEXT2, INK0, INK3, LINE, PAPER, PAPER_LINE, PICK,
};
use kit::widget::button::step_button;
use kit::widget::{shrink_title_to_fit, shrink_to_fit};

use super::{hint, marked, said_with};
use crate::composer::orders::Wrong;
use crate::composer::{Act, Composer, Plotting};
use crate::present::scene::{distance_words, nearest_enemy};
use crate::table::{FullThrustTable, Message};

/// Cells of a dial at the most: all that a Drive of 8 gives, so that no cell moves from under the pointer.
const CELLS: i32 = 17;
/// The size of what stands in a cell: the largest, the smallest, and in parts of the cell's width.
const WORDS: (f32, f32, f32) = (20.0, 15.0, 0.6);

impl FullThrustTable {
    /// The dials of an order.
    pub(super) fn dials<'a>(&'a self, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let Composer::Orders(plotting) = self.composer() else { return row![].into() };
        let field = self.seen().field();
        let Some(vessel) = self.composer().unit().and_then(|unit| field.vessel(unit)) else {
            return hint(cx.t("full-thrust-table-withdrawing"), cx);
        };
        match (plotting.plan(), plotting.plot(field)) {
            (Plan::Order(order), Some(plot)) => self.order_dials(plotting, order, &plot, vessel, width, cx),
            (Plan::Return(how), _) => {
                let course = cx.with("full-thrust-table-course", &[("course", u32::from(how.course.number()).into())]);
                let velocity = cx.with("full-thrust-table-velocity", &[("velocity", how.velocity.into())]);
                column![
                    hint(cx.t("full-thrust-table-return-hint"), cx),
                    stepper(course, Act::Turn(-1), Act::Turn(1), "P", "S"),
                    stepper(velocity, Act::Speed(-1), Act::Speed(1), "Q", "W"),
                ]
                .spacing(8)
                .into()
            }
            _ => hint(cx.t("full-thrust-table-away-hint"), cx),
        }
    }

    fn order_dials<'a>(
        &'a self,
        plotting: &'a Plotting,
        order: &Order,
        plot: &Plot,
        vessel: Vessel<'_>,
        width: f32,
        cx: &Cx<'a>,
    ) -> Element<'a, Message> {
        let field = self.seen().field();
        let helm = query::helm(field, vessel);
        let most = i32::try_from(helm.most_turn).unwrap_or(0);
        let has = i32::try_from(helm.thrust).unwrap_or(0);
        let from = u32::from(vessel.ship.course.number());
        let course = cx.with(
            "full-thrust-table-dial-course",
            &[("from", from.into()), ("to", u32::from(plot.course.number()).into())],
        );
        let velocity = cx.with(
            "full-thrust-table-dial-velocity",
            &[("from", vessel.ship.velocity.into()), ("to", plot.velocity.into())],
        );
        let slowest = -i32::try_from(vessel.ship.velocity).unwrap_or(i32::MAX).min(has);
        let turns = dial(-most, most, order.turn, width, turn_word, Act::SetTurn);
        let speeds = dial(slowest, has, order.thrust, width, speed_word, Act::SetSpeed);
        let left = helm.thrust.saturating_sub(plot.cost);
        let thrust = cx.with(
            "full-thrust-table-thrust",
            &[("used", plot.cost.into()), ("has", helm.thrust.into()), ("left", left.into())],
        );
        let mut all = column![
            said_with(course, cx.t("full-thrust-table-keys-turn"), BONE2),
            named(Thing::Rule("5.2"), turns),
            said_with(velocity, cx.t("full-thrust-table-keys-speed"), BONE2),
            named(Thing::Rule("5.3"), speeds),
            named(Thing::Rule("5.2"), pips(plot.cost, helm.thrust, thrust)),
        ]
        .spacing(cx.pick(4.0, 6.0, 6.0, 6.0));
        for line in self.warnings(vessel, plot, cx) {
            all = all.push(line);
        }
        all.push(named(Thing::Rule("5.1"), self.slip(plotting, order, field, cx))).into()
    }

    /// What must be known before an order is kept: the table's edge, and the enemy that would be nearest.
    fn warnings<'a>(&self, vessel: Vessel<'_>, plot: &Plot, cx: &Cx<'a>) -> Vec<Element<'a, Message>> {
        let field = self.seen().field();
        let said = self.said(cx.text);
        let mut lines = Vec::new();
        let edge = match (plot.leaves, plot.trapped) {
            (Some(edge), _) => {
                let edge = said.say(&tell::edge(edge));
                Some(("own/warning", ALARM, cx.with("full-thrust-table-leaves", &[("edge", edge.into())])))
            }
            (None, true) => Some(("own/warning", HANGAR, cx.t("full-thrust-table-trapped"))),
            (None, false) => None,
        };
        lines.extend(edge);
        let [_, end] = plot.legs;
        if let Some((enemy, at)) = nearest_enemy(field, vessel, end.to) {
            let name = said.unit(field, self.viewer(), enemy);
            let off = distance_words(cx.text, end.to, plot.course, at);
            let words = cx.with("full-thrust-table-nearest", &[("ship", name.into()), ("off", off.into())]);
            // How far off she is, is neither good nor bad.
            lines.push(("icons/arrow-scope", BONE2, words));
        }
        lines.into_iter().map(|(mark, ink, words)| marked(mark, ink, words, cx)).collect()
    }

    /// The order as it is written, or as it is being typed.
    fn slip<'a>(&self, plotting: &Plotting, order: &Order, field: Field<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let typed = plotting.typed();
        let written = match typed {
            Some(typed) => cx.with("full-thrust-table-typing", &[("order", typed.to_uppercase().into())]),
            None => order.to_string(),
        };
        let hint = match (typed, plotting.wrong(field)) {
            (Some(_), Some(Wrong::Impossible(why))) => self.said(cx.text).say(&tell::impossible(why)),
            (Some(_), Some(Wrong::Unreadable(why))) => cx.t(unreadable(why)),
            (Some(_), None) => cx.t("full-thrust-table-typed"),
            (None, _) => cx.t("full-thrust-table-type-hint"),
        };
        let ink = if plotting.wrong(field).is_some() { theme::RUBRIC } else { INK_TEXT2 };
        let face = row![
            container(shrink_title_to_fit(written, 30.0, INK_TEXT)).width(cx.pick(150.0, 140.0, 120.0, 120.0)),
            container(font::rules(hint, 18.0, ink)).width(Fill),
        ]
        .spacing(10)
        .align_y(Alignment::Center);
        button(container(face).padding([6, 12]).width(Fill).style(theme::boxed(PAPER, PAPER_LINE, 1.5)))
            .padding(0)
            .width(Fill)
            .style(theme::bare)
            .on_press(Message::Type)
            .into()
    }

    /// The berth of a ship that is set up.
    pub(super) fn berth<'a>(&'a self, _width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let Composer::Deploy(deploying) = self.composer() else { return row![].into() };
        let Some(stand) = deploying.stand() else { return row![].into() };
        let course = cx.with("full-thrust-table-course", &[("course", u32::from(stand.course.number()).into())]);
        let velocity = cx.with("full-thrust-table-velocity", &[("velocity", stand.velocity.into())]);
        let mut all = column![
            hint(cx.t("full-thrust-table-deploy-hint"), cx),
            stepper(course, Act::Turn(-1), Act::Turn(1), "P", "S"),
            stepper(velocity, Act::Speed(-1), Act::Speed(1), "Q", "W"),
        ]
        .spacing(8);
        if let Some(letter) = stand.letter {
            let words = cx.with("full-thrust-unit-bogey", &[("letter", letter.to_string().into())]);
            all = all.push(shrink_to_fit(words, 22.0, BRASS_HI));
        }
        all.into()
    }

    /// Which way a group faces where it ends.
    pub(super) fn facing<'a>(&'a self, _width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let Composer::Groups(flying) = self.composer() else { return row![].into() };
        let (_, facing) = flying.end();
        let course = cx.with("full-thrust-table-facing", &[("course", u32::from(facing.number()).into())]);
        column![
            hint(cx.t("full-thrust-table-groups-hint"), cx),
            stepper(course, Act::Turn(-1), Act::Turn(1), "P", "S"),
        ]
        .spacing(8)
        .into()
    }
}

fn unreadable(why: Unreadable) -> &'static str {
    match why {
        Unreadable::Number => "full-thrust-table-unread-number",
        Unreadable::Group => "full-thrust-table-unread-group",
        Unreadable::Ram => "full-thrust-table-unread-ram",
        Unreadable::Surplus => "full-thrust-table-unread-surplus",
    }
}

/// How orders write a turn.
fn turn_word(turn: i32) -> String {
    if turn == 0 { "0".to_owned() } else { Order::fly(turn, 0).to_string() }
}

/// How orders write a change of velocity.
fn speed_word(change: i32) -> String {
    if change == 0 { "0".to_owned() } else { Order::fly(0, change).to_string() }
}

/// A dial: every value there is, or those about the one that is set.
fn dial<'a>(
    least: i32,
    most: i32,
    now: i32,
    width: f32,
    words: fn(i32) -> String,
    act: fn(i32) -> Act,
) -> Element<'a, Message> {
    let first = (now - CELLS / 2).min(most - CELLS + 1).max(least);
    let last = (first + CELLS - 1).min(most);
    let count = (last - first + 1).max(1);
    let each = (width / count as f32 + 1.5).min(96.0);
    let (largest, smallest, part) = WORDS;
    let size = (each * part).clamp(smallest, largest);
    let cells = (first..=last).map(|value| {
        let chosen = value == now;
        let (ground, line, ink) = if chosen { (PICK, BRASS_HI, BRASS_HI) } else { (INK0, LINE, BONE) };
        button(container(font::figures(words(value), size, ink)).center(Fill))
            .width(each)
            .height(44)
            .padding(0)
            .style(theme::plate(ground, INK3, line, if chosen { 2.5 } else { 1.5 }))
            .on_press(Message::Act(act(value)))
            .into()
    });
    Row::with_children(cells).spacing(-1.5).into()
}

/// A value between a step down and a step up, each with its key.
fn stepper<'a>(value: String, down: Act, up: Act, down_key: &'a str, up_key: &'a str) -> Element<'a, Message> {
    use kit::widget::{Cap, key_cap};
    row![
        key_cap(down_key, Cap::Plain),
        step_button("−", Some(Message::Act(down))),
        container(shrink_to_fit(value, 24.0, BRASS_HI)).center_x(Fill),
        step_button("+", Some(Message::Act(up))),
        key_cap(up_key, Cap::Plain),
    ]
    .spacing(8)
    .align_y(Alignment::Center)
    .into()
}

/// Points used and points left, as discs with words.
pub(super) fn pips<'a>(used: u32, has: u32, words: String) -> Element<'a, Message> {
    let discs = (0..has.min(12)).map(|place| disc(place < used, if place < used { BRASS_HI } else { LINE }));
    let discs = Row::with_children(discs).spacing(5).align_y(Alignment::Center);
    let face = row![discs, container(shrink_to_fit(words, 21.0, BONE)).width(Fill)].spacing(12);
    container(face.align_y(Alignment::Center))
        .padding([8, 12])
        .width(Fill)
        .style(theme::boxed(theme::INK2, LINE, 1.5))
        .into()
}

fn disc<'a>(filled: bool, ink: iced::Color) -> Element<'a, Message> {
    container(iced::widget::space().width(16).height(16))
        .style(move |_| container::Style {
            background: filled.then_some(iced::Background::Color(ink)),
            border: iced::border::rounded(8).color(ink).width(2),
            ..container::Style::default()
        })
        .into()
}
