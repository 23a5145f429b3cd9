//! The page drawn: battles at the left, the chart of the one chosen, who plays, what is agreed, and battles under way.

mod agreed;
mod chart;
mod measure;

use full_thrust::content::Scenario;
use full_thrust::tell;
use iced::widget::{Column, Row, button, column, container, row, scrollable, text_input};
use iced::{Alignment, Element, Fill, Padding};
use kit::cx::Cx;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, ALARM_PALE, BONE, BONE2, BRASS_HI, INK0, INK2, INK3, LINE, PICK};
use kit::widget::button::step_button;
use kit::widget::row::{Standing, list};
use kit::widget::{OptionRow, page, ring, shrink_title_to_fit, shrink_to_fit, whole_label};
use kit::{font, icon};

use super::{Item, Message, Room, Shown, Source};
use crate::livery::Livery;
use crate::present::coach::FIRST_BATTLE;
use crate::words::{called, count, opening, say, stands};
use full_thrust::bot::Strength;
use kit::name;
use war_table::before::{self, Fair, List};

/// The fields for names.
const FIELDS: [&str; 6] =
    ["fleet-name-1", "fleet-name-2", "fleet-name-3", "fleet-name-4", "fleet-name-5", "fleet-name-6"];

/// How high such a field is.
const FIELD: f32 = 44.0;

impl Room {
    /// The screen. The games among which this is one are given by the window, which alone knows them all.
    pub fn view<'a>(&'a self, games: Element<'a, Message>, cx: &Cx<'a>) -> Element<'a, Message> {
        let shown = self.shown();
        let wide = cx.size().width - 2.0 * page::side(cx);
        let content: Element<'a, Message> = if cx.class() >= Class::Medium {
            let left = column![self.workshop(cx), heading("full-thrust-room-battles", cx)].spacing(8);
            let left = self.with_broken(self.with_battles(left, cx), cx);
            let right = column![self.chart(&shown, cx), self.about(cx), self.wishes(cx)].spacing(14);
            let right = right
                .push(self.measured_line(&shown, cx))
                .push(self.fairness_bar(&shown, (wide - 28.0) / 2.0 - 20.0, cx))
                .push(self.seats(&shown, cx))
                .push(self.agreed(&shown, cx));
            let scroll = |part: Column<'a, Message>| {
                let inside = container(part).padding(Padding::new(2.0).right(20.0)).width(Fill);
                scrollable(inside).style(theme::scroll).width(Fill).height(Fill)
            };
            column![games, row![scroll(left), scroll(right).id(READ)].spacing(28)].spacing(14).into()
        } else {
            let all = self.with_battles(column![games, self.workshop(cx)].spacing(12), cx);
            let all = all.push(self.about(cx)).push(self.wishes(cx));
            let all = all.push(self.measured_line(&shown, cx)).push(self.fairness_bar(&shown, wide - 20.0, cx));
            let all = self.with_broken(all.push(self.seats(&shown, cx)).push(self.agreed(&shown, cx)), cx);
            let inside = container(all).padding(Padding::new(4.0).right(20.0)).width(Fill);
            scrollable(inside).id(READ).style(theme::scroll).width(Fill).height(Fill).into()
        };
        // What is measured stands here as well, wherever the page has been scrolled.
        let below = wrong(&shown, cx).or_else(|| self.measured_words(&shown, cx));
        let below = below.unwrap_or_else(|| cx.t("full-thrust-subtitle"));
        let back = Some((cx.t("button-back"), Message::Back));
        page::page(cx, cx.t("full-thrust-title"), below, content, self.main_label(&shown, cx), back)
    }

    fn main_label(&self, shown: &Shown, cx: &Cx<'_>) -> (String, Option<Message>) {
        match (self.pointed_at(), &shown.setup) {
            (Some(kept), _) if kept.outcome.is_some() => (cx.t("wardroom-main-look"), Some(Message::Main)),
            (Some(_), _) => (cx.t("wardroom-main-go-on"), Some(Message::Main)),
            (None, Ok(_)) => (cx.t("wardroom-main"), Some(Message::Main)),
            (None, Err(_)) => (cx.t("wardroom-main"), None),
        }
    }

    /// The battles, one below the other. While nothing is pointed at, the chosen one is what is kept in sight.
    fn scenarios<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let rows = self.catalogue.scenarios().iter().enumerate().map(|(at, scenario)| {
            let id = format!("full-thrust-scenario-{}", scenario.id);
            let chosen = self.order.source() == Source::Printed(at) && self.pointed_at().is_none();
            let players = cx.with(
                "full-thrust-room-seats",
                &[
                    ("seats", count(scenario.sides.len() * usize::from(scenario.squadrons))),
                    ("turns", u32::from(scenario.turns).into()),
                ],
            );
            let mut row = OptionRow::new(kit::key::row_key(at), cx.t(&id))
                .standing(if chosen { Standing::Chosen } else { Standing::Open })
                .focused(self.focus == Some(Item::Scenario(at)))
                .title_size(cx.pick(26.0, 24.0, 24.0, 23.0))
                .below(players)
                .shrink()
                .on_press(Message::Choose(Item::Scenario(at)));
            if let Some((words, ink)) = fairness(scenario).map(|fair| fair.said(cx)) {
                row = row.column(container(shrink_to_fit(words, 21.0, ink)).align_right(before::FAIR));
            }
            ring::focused(row.view(), chosen && self.focus.is_none())
        });
        let own = self.own.iter().enumerate().map(|(at, scenario)| {
            let chosen = self.order.source() == Source::Own(at) && self.pointed_at().is_none();
            let name = scenario.name.clone().unwrap_or_default();
            let row = OptionRow::new("", name)
                .standing(if chosen { Standing::Chosen } else { Standing::Open })
                .focused(self.focus == Some(Item::Own(at)))
                .title_size(cx.pick(26.0, 24.0, 24.0, 23.0))
                .below(cx.t("full-thrust-room-own"))
                .shrink()
                .on_press(Message::Choose(Item::Own(at)));
            ring::focused(row.view(), chosen && self.focus.is_none())
        });
        list(rows.chain(own).collect()).into()
    }

    /// What can be made: fleets and designs, battles to measure.
    fn workshop<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let made = self.order.source() == Source::Made && self.pointed_at().is_none();
        let row = |key: &str, title: &str, message| {
            OptionRow::new(cx.t(key), cx.t(title)).title_size(22.0).height(52.0).on_press(message)
        };
        let yard = row("full-thrust-yard-key-yard", "full-thrust-yard-open-yard", Message::Yard).view();
        let measure = row("full-thrust-room-key-made", "full-thrust-room-made", Message::Choose(Item::Made))
            .standing(if made { Standing::Chosen } else { Standing::Open })
            .focused(self.focus == Some(Item::Made))
            .view();
        let shelf = row("wardroom-shelf-key", "wardroom-shelf", Message::Shelf).view();
        if cx.class() >= Class::Small {
            column![row![yard, measure].spacing(8), shelf].spacing(8).into()
        } else {
            list(vec![yard, measure, shelf]).into()
        }
    }

    /// What the chosen scenario is about.
    fn about<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let id = self.scenario_shown().map_or("", |scenario| scenario.id.as_str());
        let text = cx.text.attr(&format!("full-thrust-scenario-{id}"), "text");
        font::rules(text, cx.pick(22.0, 20.0, 20.0, 20.0), BONE2).into()
    }

    fn seats<'a>(&'a self, shown: &Shown, cx: &Cx<'a>) -> Element<'a, Message> {
        let (setup, scenario) = (shown.setup.as_ref().ok(), self.scenario_shown());
        let cards = self.seats_shown().into_iter().enumerate().map(|(at, (seat, side))| {
            let id = scenario.and_then(|scenario| scenario.sides.get(side)).map_or("", |side| side.id.as_str());
            let livery = Livery::named(id, side);
            let force = setup.and_then(|setup| setup.forces.get(side));
            let force = force.map(|force| {
                cx.with(
                    "full-thrust-room-force",
                    &[("ships", count(force.ships.len())), ("value", force.value(&self.catalogue).into())],
                )
            });
            let name = shrink_to_fit(cx.t(&format!("full-thrust-side-{id}")), 24.0, BONE);
            let head = row![livery.pennant(26.0), container(name).width(Fill)]
                .push(force.map(|force| font::label(force, 20.0, BONE2)))
                .spacing(12)
                .align_y(Alignment::Center);
            let who = self.kinds(at, seat.bot, cx);
            let card = column![head, who, self.who(at, seat.bot, &seat.name, cx)].spacing(8);
            container(card).padding(10).width(Fill).style(theme::boxed(INK2, LINE, 1.5)).into()
        });
        column![heading("wardroom-seats", cx)].extend(cards).spacing(8).into()
    }

    /// A person, or one of the bots.
    fn kinds<'a>(&self, at: usize, now: Option<Strength>, cx: &Cx<'a>) -> Element<'a, Message> {
        let kinds = std::iter::once(None).chain(Strength::ALL.map(Some)).map(|kind| {
            let words = match kind {
                None => cx.t("wardroom-person"),
                Some(bot) => cx.t(&format!("full-thrust-bot-{}", bot.id())),
            };
            let chosen = kind == now;
            let (ground, line, ink) = if chosen { (PICK, BRASS_HI, BRASS_HI) } else { (INK0, LINE, BONE) };
            button(container(shrink_to_fit(words, 21.0, ink)).center_x(Fill).center_y(Fill))
                .width(Fill)
                .height(44)
                .padding([0, 6])
                .style(theme::plate(ground, INK3, line, if chosen { 2.5 } else { 1.5 }))
                .on_press_maybe(self.can_be_set().then_some(Message::Who(at, kind)))
                .into()
        });
        ring(Row::with_children(kinds).spacing(-1.5), self.focus == Some(Item::Seat(at)))
    }

    /// The field for the name of a person, or what a bot is like. In a battle that is kept a name is only read.
    fn who<'a>(&'a self, at: usize, bot: Option<Strength>, name: &str, cx: &Cx<'a>) -> Element<'a, Message> {
        let hint = cx.with("full-thrust-table-player", &[("number", count(at + 1))]);
        match bot {
            None if !self.can_be_set() => {
                let name = if name.trim().is_empty() { hint } else { name.trim().to_owned() };
                container(shrink_to_fit(name, 23.0, BONE)).padding([0, 10]).width(Fill).center_y(FIELD).into()
            }
            None => {
                let field = text_input(&hint, name)
                    .id(FIELDS.get(at).copied().unwrap_or("fleet-name"))
                    .on_input(move |name| Message::Name(at, name))
                    .on_submit(Message::Main)
                    .font(font::TITLE)
                    .size(23.0)
                    .padding([7, 10])
                    .style(theme::field);
                column![field].push(name::note(name, cx)).spacing(4).into()
            }
            Some(bot) => {
                let about = cx.text.attr(&format!("full-thrust-bot-{}", bot.id()), "about");
                whole_label(about, 20.0, BONE2)
            }
        }
    }

    fn stepper<'a>(&self, item: Item, value: String) -> Element<'a, Message> {
        let can = self.can_be_set();
        let step = |on| can.then_some(Message::Turn(item, on));
        let steps = row![
            step_button("−", step(false)),
            container(shrink_to_fit(value, 22.0, if can { BRASS_HI } else { BONE })).center_x(Fill),
            step_button("+", step(true)),
        ];
        ring(steps.spacing(6).align_y(Alignment::Center), self.focus == Some(item))
    }

    fn check<'a>(&self, item: Item, words: String, on: bool) -> Element<'a, Message> {
        let mark: Element<'a, Message> =
            if on { icon::tinted("own/tick", 18.0, INK0).into() } else { iced::widget::space().into() };
        let mark = container(mark).center_x(26).center_y(26).style(theme::boxed(
            if on { BRASS_HI } else { INK0 },
            if on { BRASS_HI } else { LINE },
            1.5,
        ));
        let face =
            row![mark, container(whole_label(words, 21.0, BONE)).width(Fill)].spacing(10).align_y(Alignment::Center);
        let plate = button(container(face).center_y(44))
            .padding([0, 8])
            .width(Fill)
            .style(theme::plate(INK0, INK3, INK0, 0.0))
            .on_press_maybe(self.can_be_set().then_some(Message::Turn(item, true)));
        ring(plate, self.focus == Some(item))
    }

    fn with_broken<'a>(&self, parts: Column<'a, Message>, cx: &Cx<'a>) -> Column<'a, Message> {
        self.broken.iter().fold(parts, |parts, broken| {
            let words = broken.say(cx.text, |why| opening(cx.text, why));
            parts.push(font::rules(words, cx.pick(22.0, 20.0, 20.0, 19.0), ALARM_PALE))
        })
    }

    /// The battles that can be begun, or those that are kept, with a tab for each where there are both.
    fn with_battles<'a>(&self, parts: Column<'a, Message>, cx: &Cx<'a>) -> Column<'a, Message> {
        if self.kept.is_empty() {
            return parts.push(self.scenarios(cx));
        }
        let parts = parts.push(before::tabs(self.list(), self.kept.len(), cx, Message::List));
        match self.list() {
            List::Set => parts.push(self.scenarios(cx)),
            List::Saved => parts.push(self.saved(cx)),
        }
    }

    /// The battles that are kept, one below the other.
    fn saved<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let battles = self.kept.iter().map(|kept| (called(cx.text, kept), stands(cx.text, kept)));
        let has_focus = |at| self.focus == Some(Item::Kept(at));
        before::saved(battles, has_focus, cx, |at| Message::Choose(Item::Kept(at))).into()
    }
}

/// Why a battle cannot be begun like that; none if it can.
fn wrong(shown: &Shown, cx: &Cx<'_>) -> Option<String> {
    shown.setup.as_ref().err().map(|fault| say(cx.text, &tell::setup_fault(fault)))
}

/// How fair a scenario is; none if nothing is known of it.
fn fairness(scenario: &Scenario) -> Option<Fair> {
    match scenario.fair.as_slice() {
        _ if scenario.id == FIRST_BATTLE => Some(Fair::Guided),
        _ if scenario.uneven => Some(Fair::UnequalSides),
        [first, second] => Some(Fair::Shares([*first, *second])),
        [] | [_] | [_, _, _, ..] => None,
    }
}

fn heading<'a>(key: &str, cx: &Cx<'a>) -> Element<'a, Message> {
    shrink_title_to_fit(cx.t(key), cx.pick(30.0, 27.0, 25.0, 25.0), BRASS_HI)
}
