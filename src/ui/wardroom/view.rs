//! The wardroom drawn.

use iced::widget::{Column, Row, column, container, row, scrollable, space, text_input};
use iced::{Alignment, Element, Fill, Padding};
use iron_guest::content::CannotBegin;
use iron_guest::seat::Seat;
use iron_guest::setup::{Setup, Shoals};
use iron_guest::words::{Arg, Message as Words, wrong};

use super::{Item, Message, SeatOrder, Switch, Wardroom};
use crate::ui::iron_guest::job::Kept;
use crate::ui::iron_guest::livery::Livery;
use crate::ui::iron_guest::words::Said;
use crate::ui::iron_guest::{SeaView, chart_view, sea_of};
use kit::cx::Cx;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK2, LINE};
use kit::widget::button::step_button;
use kit::widget::row::{Standing, list};
use kit::widget::{OptionRow, page, ring, shrink_title_to_fit, whole_label};
use kit::{fit, font};

/// The fields for names.
const FIELDS: [&str; 6] =
    ["wardroom-name-1", "wardroom-name-2", "wardroom-name-3", "wardroom-name-4", "wardroom-name-5", "wardroom-name-6"];

impl Wardroom {
    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let content: Element<'a, Message> = match cx.class() {
            Class::Full | Class::Medium => {
                let gap = cx.pick(28.0, 20.0, 0.0, 0.0);
                let width = cx.size().width - 2.0 * page::side(cx) - 2.0 * gap;
                let part = |share: f32, parts: Column<'a, Message>| -> Element<'a, Message> {
                    let inside = container(parts.spacing(14)).padding(Padding::new(8.0).right(16.0)).width(Fill);
                    scrollable(inside).style(theme::scroll).width(width * share).height(Fill).into()
                };
                let left = column![self.heading("wardroom-setups", cx), self.setups(cx)];
                let middle = column![self.heading("wardroom-seats", cx), self.seats(cx), self.chart(width * 0.34, cx)];
                let right = column![self.heading("wardroom-variants", cx), self.switches(cx)];
                let right = self.with_kept(right, cx);
                let parts = vec![part(0.32, left), part(0.36, middle), part(0.32, right)];
                Row::with_children(parts).spacing(gap).into()
            }
            Class::Small | Class::Tiny => {
                let mut all = column![self.setups(cx), self.heading("wardroom-seats", cx), self.seats(cx)].spacing(10);
                all = all.push(self.heading("wardroom-variants", cx)).push(self.switches(cx));
                let all = self.with_kept(all, cx);
                let inside = container(all).padding(Padding::new(8.0).right(20.0)).width(Fill);
                scrollable(inside).id(READ).style(theme::scroll).width(Fill).height(Fill).into()
            }
        };
        let main = match (self.pointed_at(), self.setup()) {
            (Some(kept), _) if kept.outcome.is_some() => (cx.t("wardroom-main-look"), Some(Message::Main)),
            (Some(_), _) => (cx.t("wardroom-main-go-on"), Some(Message::Main)),
            (None, Ok(_)) => (cx.t("wardroom-main"), Some(Message::Main)),
            (None, Err(_)) => (cx.t("wardroom-main"), None),
        };
        let below = match self.setup() {
            Ok(_) => cx.t("wardroom-below"),
            Err(CannotBegin::Setup(faults)) => {
                faults.first().map(|fault| self.plain(&wrong(fault.wrong), cx)).unwrap_or_default()
            }
            Err(CannotBegin::NoScenario(_)) => String::new(),
        };
        page::page(cx, cx.t("wardroom-head"), below, content, main, Some((cx.t("button-back"), Message::Back)))
    }

    /// A message of the game that names no player and no ship.
    fn plain(&self, message: &Words, cx: &Cx<'_>) -> String {
        let args: Vec<words::Arg<'static>> = message
            .args
            .iter()
            .map(|(name, arg)| match arg {
                Arg::Number(number) => (*name, (*number).into()),
                Arg::Plain(plain) => (*name, plain.clone().into()),
                Arg::Player(seat) => (*name, seat.number().into()),
                Arg::Message(message) => (*name, self.plain(message, cx).into()),
            })
            .collect();
        cx.with(&message.id, &args)
    }

    fn heading<'a>(&self, key: &str, cx: &Cx<'a>) -> Element<'a, Message> {
        shrink_title_to_fit(cx.t(key), cx.pick(32.0, 28.0, 26.0, 25.0), BRASS_HI)
    }

    fn setups<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let rows = self.catalogue.scenarios().iter().enumerate().map(|(at, scenario)| {
            let words = Words::of("setup", &scenario.id);
            let standing = if at == self.order.place() { Standing::Chosen } else { Standing::Open };
            let mut row = OptionRow::new((at + 1).to_string(), cx.t(&words.id))
                .standing(standing)
                .focused(self.focus == Some(Item::Setup(at)))
                .shrink()
                .title_size(cx.pick(27.0, 24.0, 24.0, 24.0))
                .on_press(Message::Choose(Item::Setup(at)));
            if cx.class() >= Class::Small {
                row = row.below(cx.text.attr(&words.id, "about"));
            }
            row.view()
        });
        list(rows.collect()).into()
    }

    fn seats<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let seats = self.order.seats(&self.catalogue).iter().enumerate();
        Column::with_children(seats.map(|(at, seat)| self.seat(at, seat, cx))).spacing(8).into()
    }

    /// A seat: who plays it, by what name, and with which squadron.
    fn seat<'a>(&'a self, at: usize, seat: &'a SeatOrder, cx: &Cx<'a>) -> Element<'a, Message> {
        let size = cx.pick(25.0, 23.0, 23.0, 22.0);
        let squadron = self.catalogue.squadrons().get(seat.squadron).map_or("", |squadron| squadron.id.as_str());
        let livery = Livery::of_squadron(&self.catalogue, squadron);
        let who: Element<'a, Message> = match seat.bot {
            None => {
                let hint = cx.with("iron-guest-table-player", &[("number", (at + 1).into())]);
                text_input(&hint, &seat.name)
                    .id(FIELDS[at.min(5)])
                    .on_input(move |name| Message::Name(at, name))
                    .on_submit(Message::Main)
                    .font(font::TITLE)
                    .size(size)
                    .padding([7, 10])
                    .style(theme::field)
                    .into()
            }
            Some(bot) => {
                let words = Words::of("bot", bot.id());
                whole_label(cx.text.attr(&words.id, "about"), 20.0, BONE2)
            }
        };
        let kind = match seat.bot {
            None => cx.t("wardroom-person"),
            Some(bot) => cx.t(&Words::of("bot", bot.id()).id),
        };
        let wide = cx.pick(220.0, 170.0, 190.0, 150.0);
        let player = self.stepper(Item::Seat(at), kind, wide, cx);
        let name = cx.t(&Words::of("squadron", squadron).id);
        let fleet = self.stepper(Item::Squadron(at), name, wide, cx);
        let first = row![livery.pennant(30.0), container(who).width(Fill)].spacing(10).align_y(Alignment::Center);
        let second = row![player, fleet].spacing(10);
        container(column![first, second.wrap()].spacing(6))
            .padding(10)
            .width(Fill)
            .style(theme::boxed(INK2, LINE, 1.5))
            .into()
    }

    /// A value between a step down and a step up.
    fn stepper<'a>(&self, item: Item, value: String, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let size = fit::label(&value, width - 8.0, cx.pick(25.0, 23.0, 23.0, 22.0), 14.0);
        let steps = row![
            step_button("−", Some(Message::Turn(item, false))),
            container(font::label(value, size, BRASS_HI).center()).center_x(width),
            step_button("+", Some(Message::Turn(item, true))),
        ];
        ring(steps.spacing(4).align_y(Alignment::Center), self.focus == Some(item))
    }

    fn switches<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(scenario) = self.order.scenario(&self.catalogue) else { return space().into() };
        // Also what cannot be played is shown as it is set.
        let setup = match self.setup() {
            Ok(setup) => setup,
            Err(_) => self.order.unchecked(&self.catalogue, scenario),
        };
        let rows = Switch::ALL.into_iter().map(|switch| {
            let item = Item::Switch(switch);
            let wide = cx.pick(180.0, 140.0, 170.0, 130.0);
            let value = self.stepper(item, value(switch, &setup, cx), wide, cx);
            let words = Words::of("set", switch.id());
            let name = whole_label(cx.t(&words.id), cx.pick(26.0, 23.0, 24.0, 23.0), BONE);
            row![container(name).width(Fill), value].spacing(8).align_y(Alignment::Center).into()
        });
        Column::with_children(rows).spacing(6).into()
    }

    fn with_kept<'a>(&self, parts: Column<'a, Message>, cx: &Cx<'a>) -> Column<'a, Message> {
        if self.kept.is_empty() {
            return parts;
        }
        let rows = self.kept.iter().enumerate().map(|(at, kept)| {
            let focused = self.focus == Some(Item::Kept(at));
            OptionRow::new("", self.called(kept, cx))
                .standing(if focused { Standing::Chosen } else { Standing::Open })
                .below(self.stands(kept, cx))
                .focused(focused)
                .shrink()
                .title_size(cx.pick(25.0, 23.0, 23.0, 23.0))
                .on_press(Message::Choose(Item::Kept(at)))
                .view()
        });
        parts.push(self.heading("wardroom-kept", cx)).push(list(rows.collect()))
    }

    /// What a kept game is called.
    fn called(&self, kept: &Kept, cx: &Cx<'_>) -> String {
        if !kept.name.is_empty() {
            return kept.name.clone();
        }
        let setup = self.plain(&Words::of("setup", &kept.setup.scenario), cx);
        cx.with("iron-guest-table-title", &[("setup", setup.into())])
    }

    /// How a kept game stands.
    fn stands(&self, kept: &Kept, cx: &Cx<'_>) -> String {
        let said = Said { text: cx.text, catalogue: &self.catalogue, setup: &kept.setup, names: &kept.players };
        if let Some(outcome) = kept.outcome {
            return said.say(&said.words().outcome(outcome));
        }
        let players: Vec<String> = Seat::first(kept.setup.players).map(|seat| said.player(seat)).collect();
        let players = players.join(", ");
        cx.with("wardroom-stands", &[("players", players.into()), ("round", kept.round.into())])
    }

    /// The little chart of the set-up.
    fn chart<'a>(&self, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let Ok(setup) = self.setup() else { return space().into() };
        let sea: SeaView = sea_of(&setup, &self.catalogue);
        let high = cx.pick(360.0, 240.0, 0.0, 0.0);
        let chart = container(chart_view(sea).map(|_| Message::Idle)).width(width).height(high);
        chart.style(theme::boxed(theme::INK1, LINE, 1.5)).into()
    }
}

/// What a switch is set to.
fn value(switch: Switch, setup: &Setup, cx: &Cx<'_>) -> String {
    let on = |on: bool| cx.t(if on { "wardroom-on" } else { "wardroom-off" });
    match switch {
        Switch::Players => setup.players.to_string(),
        Switch::NoPrisoners => on(setup.variants.no_prisoners),
        Switch::Wind => cx.t(&Words::of("wind", setup.variants.wind.id()).id),
        Switch::DoubleDamage => on(setup.variants.double_damage),
        Switch::Shoals => match &setup.shoals {
            Shoals::None => cx.t("iron-guest-set-shoals-none"),
            Shoals::Random(count) => cx.with("iron-guest-set-shoals-random", &[("count", (*count).into())]),
            Shoals::Fixed(_) => cx.t("iron-guest-set-shoals-fixed"),
        },
        Switch::Ships => setup.ships.to_string(),
        Switch::Masts => setup.masts.to_string(),
    }
}
