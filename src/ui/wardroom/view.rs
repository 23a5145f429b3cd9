//! The wardroom drawn.

use iced::widget::{Column, column, container, row, scrollable, space, text_input};
use iced::{Alignment, Element, Fill, Padding};
use iron_guest::bot::Bot;
use iron_guest::content::CannotBegin;
use iron_guest::setup::{Faces, Setup, Shoals};
use iron_guest::words::{message_of, wrong};

use super::{Item, Message, SeatOrder, Switch, Wardroom, games};
use crate::games::Kind;
use crate::ui::screen;
use iron_guest_table::job::Kept;
use iron_guest_table::livery::Livery;
use iron_guest_table::words::{called, stands, trouble};
use iron_guest_table::{chart_view, sea_of};
use kit::cx::Cx;
use kit::inspect::Thing;
use kit::inspect::named;
use kit::measure::Class;
use kit::name;
use kit::scroll::READ;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK2, LINE};
use kit::widget::button::step_button;
use kit::widget::{OptionRow, page, ring, shrink_title_to_fit, shrink_to_fit, whole_label};
use kit::{fit, font};
use war_table::before::{self, List};

/// The fields for names.
const FIELDS: [&str; 6] =
    ["wardroom-name-1", "wardroom-name-2", "wardroom-name-3", "wardroom-name-4", "wardroom-name-5", "wardroom-name-6"];

/// How high a line in a field is, in parts of its letters.
const FIELD_LINE: f32 = 1.3;

impl Wardroom {
    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        if cx.class() >= Class::Medium {
            return self.room(cx);
        }
        let games = games::strip(Kind::IronGuest, cx, |kind| Message::Game(kind).into());
        let mut battles = column![games].spacing(10);
        if !self.kept.is_empty() {
            battles = battles.push(before::tabs(self.list(), self.kept.len(), cx, |list| Message::List(list).into()));
        }
        let battles = match self.list() {
            List::Set => {
                let width = cx.size().width - 2.0 * page::side(cx) - 20.0;
                battles.push(self.setups(cx)).push(self.facts(width, cx))
            }
            List::Saved => battles.push(self.saved(cx)),
        };
        let mut all = column![battles, self.heading("wardroom-seats", cx), self.seats(cx)].spacing(10);
        all = all.push(self.heading("wardroom-variants", cx)).push(self.switches(cx)).push(self.first(cx));
        let all = self.with_broken(all, cx).push(self.shelf(cx));
        let inside = container(all).padding(Padding::new(8.0).right(20.0)).width(Fill);
        let content = scrollable(inside).id(READ).style(theme::scroll).width(Fill).height(Fill);
        let below = self.wrong(cx).unwrap_or_else(|| cx.t("wardroom-below"));
        let back = Some((cx.t("button-back"), Message::Back.into()));
        page::page(cx, cx.t("wardroom-head"), below, content, self.main_label(cx), back)
    }

    /// The main button's words, and what it says.
    pub(super) fn main_label(&self, cx: &Cx<'_>) -> (String, Option<screen::Message>) {
        match (self.pointed_at(), self.setup()) {
            (Some(kept), _) if kept.outcome.is_some() => (cx.t("wardroom-main-look"), Some(Message::Main.into())),
            (Some(_), _) => (cx.t("wardroom-main-go-on"), Some(Message::Main.into())),
            (None, Ok(_)) => (cx.t("wardroom-main"), Some(Message::Main.into())),
            (None, Err(_)) => (cx.t("wardroom-main"), None),
        }
    }

    /// Why a game cannot be begun like that; none if it can.
    pub(super) fn wrong(&self, cx: &Cx<'_>) -> Option<String> {
        match (self.pointed_at(), self.setup()) {
            (None, Err(CannotBegin::Setup(faults))) => {
                faults.first().map(|fault| wrong(fault.wrong).say_by_number(cx.text))
            }
            (None, Ok(_) | Err(CannotBegin::NoScenario(_))) | (Some(_), _) => None,
        }
    }

    pub(super) fn heading<'a>(&self, key: &str, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        shrink_title_to_fit(cx.t(key), cx.pick(32.0, 28.0, 26.0, 25.0), BRASS_HI)
    }

    fn seats<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let seats = self.seats_shown();
        let seats = seats.iter().enumerate();
        Column::with_children(seats.map(|(at, seat)| self.seat(at, seat, cx))).spacing(8).into()
    }

    /// A seat: who plays it, by what name, and with which squadron.
    fn seat<'a>(&'a self, at: usize, seat: &SeatOrder, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let wide = cx.pick(220.0, 170.0, 190.0, 150.0);
        let first = row![self.livery(seat).pennant(30.0), container(self.who(at, seat, cx)).width(Fill)];
        let player = self.stepper(Item::Seat(at), self.kind(seat, cx), wide, cx);
        let second = row![player, self.stepper(Item::Squadron(at), self.fleet(seat, cx), wide, cx)].spacing(10);
        let first = first.spacing(10).align_y(Alignment::Center);
        container(column![first].push(self.full(seat, cx)).push(second.wrap()).spacing(6))
            .padding(10)
            .width(Fill)
            .style(theme::boxed(INK2, LINE, 1.5))
            .into()
    }

    /// The field for the name of a person, or what a bot is like. In a game that is kept a name is only read.
    pub(super) fn who<'a>(&'a self, at: usize, seat: &SeatOrder, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let size = cx.pick(25.0, 23.0, 23.0, 22.0);
        let hint = cx.with("iron-guest-table-player", &[("number", (at + 1).into())]);
        match seat.bot {
            None if self.can_be_set() => text_input(&hint, &seat.name)
                .id(FIELDS[at.min(5)])
                .on_input(move |name| Message::Name(at, name).into())
                .on_submit(Message::Main.into())
                .font(font::TITLE)
                .size(size)
                .padding([7, 10])
                .style(theme::field)
                .into(),
            None => {
                let name = seat.name.trim();
                let name = if name.is_empty() { hint } else { name.to_owned() };
                // As high as the field.
                let high = size * FIELD_LINE + 14.0;
                container(shrink_to_fit(name, size, BONE)).padding([0, 10]).width(Fill).center_y(high).into()
            }
            Some(bot) => whole_label(Self::about_bot(bot, cx), 20.0, BONE2),
        }
    }

    /// What a bot is like.
    pub(super) fn about_bot(bot: Bot, cx: &Cx<'_>) -> String {
        cx.text.attr(&message_of("bot", bot.id()).id, "about")
    }

    /// Who plays a seat: a person, or which bot.
    pub(super) fn kind(&self, seat: &SeatOrder, cx: &Cx<'_>) -> String {
        match seat.bot {
            None => cx.t("wardroom-person"),
            Some(bot) => cx.t(&message_of("bot", bot.id()).id),
        }
    }

    /// The id of a seat's squadron.
    pub(super) fn squadron_id(&self, seat: &SeatOrder) -> &str {
        self.catalogue.squadrons().get(seat.squadron).map_or("", |squadron| squadron.id.as_str())
    }

    /// The name of a seat's squadron.
    pub(super) fn fleet(&self, seat: &SeatOrder, cx: &Cx<'_>) -> String {
        cx.t(&message_of("squadron", self.squadron_id(seat)).id)
    }

    /// The colours of a seat.
    pub(super) fn livery(&self, seat: &SeatOrder) -> Livery {
        Livery::of_squadron(&self.catalogue, self.squadron_id(seat))
    }

    /// That the name of a person has no more room, where it has none.
    fn full<'a>(&self, seat: &SeatOrder, cx: &Cx<'a>) -> Option<Element<'a, screen::Message>> {
        if self.is_typed(seat) { name::note(&seat.name, cx) } else { None }
    }

    /// The same on a line of its own, which is there for every seat, so that the cards side by side are alike.
    pub(super) fn full_line<'a>(&self, seat: &SeatOrder, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        name::note_line(if self.is_typed(seat) { &seat.name } else { "" }, cx)
    }

    /// Whether the name of a seat can be typed.
    fn is_typed(&self, seat: &SeatOrder) -> bool {
        seat.bot.is_none() && self.can_be_set()
    }

    /// A value between a step down and a step up, which do nothing where it can only be read.
    pub(super) fn stepper<'a>(
        &self,
        item: Item,
        value: String,
        width: f32,
        cx: &Cx<'a>,
    ) -> Element<'a, screen::Message> {
        let size = fit::label(&value, width - 8.0, cx.pick(25.0, 23.0, 23.0, 22.0), 14.0);
        let can = self.can_be_set();
        let step = |on| can.then_some(Message::Turn(item, on).into());
        let ink = if can { BRASS_HI } else { BONE };
        let steps = row![
            step_button("−", step(false)),
            container(font::label(value, size, ink).center()).center_x(width),
            step_button("+", step(true)),
        ];
        ring(steps.spacing(4).align_y(Alignment::Center), self.focus == Some(item))
    }

    pub(super) fn switches<'a>(&self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let Some(setup) = self.setup_shown() else { return space().into() };
        let rows = Switch::ALL.into_iter().map(|switch| {
            let item = Item::Switch(switch);
            let wide = cx.pick(160.0, 140.0, 170.0, 130.0);
            let value = self.stepper(item, value(switch, &setup, cx), wide, cx);
            let words = message_of("set", switch.id());
            let name = whole_label(cx.t(&words.id), cx.pick(26.0, 23.0, 24.0, 23.0), BONE);
            let face = row![container(name).width(Fill), value].spacing(8).align_y(Alignment::Center);
            named(Thing::Rule(rule_of(switch)), face)
        });
        Column::with_children(rows).spacing(6).into()
    }

    fn with_broken<'a>(&self, parts: Column<'a, screen::Message>, cx: &Cx<'a>) -> Column<'a, screen::Message> {
        self.broken(cx).into_iter().fold(parts, |parts, words| {
            parts.push(font::rules(words, cx.pick(22.0, 20.0, 20.0, 19.0), theme::ALARM_PALE))
        })
    }

    /// The games that are kept, one below the other.
    fn saved<'a>(&self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let games = self.kept.iter().map(|kept| (self.called(kept, cx), self.stands(kept, cx)));
        let has_focus = |at| self.focus == Some(Item::Kept(at));
        before::saved(games, has_focus, cx, |at| Message::Choose(Item::Kept(at)).into()).into()
    }

    /// What is seen to first: whose dice are rolled, and the rules.
    pub(super) fn first<'a>(&self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        before::rows(Message::Dice.into(), Message::Rules.into(), cx).into()
    }

    /// The way to the shelf of battles.
    pub(super) fn shelf<'a>(&self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        OptionRow::new(cx.t("wardroom-shelf-key"), cx.t("wardroom-shelf"))
            .below(cx.text.attr("wardroom-shelf", "below"))
            .shrink()
            .title_size(cx.pick(25.0, 23.0, 23.0, 23.0))
            .on_press(Message::Shelf.into())
            .view()
    }

    /// The files that cannot be read, each with why.
    pub(super) fn broken(&self, cx: &Cx<'_>) -> Vec<String> {
        self.broken.iter().map(|broken| broken.say(cx.text, |why| trouble(cx.text, why))).collect()
    }

    /// What a kept game is called.
    pub(super) fn called(&self, kept: &Kept, cx: &Cx<'_>) -> String {
        called(cx.text, kept)
    }

    /// How a kept game stands.
    pub(super) fn stands(&self, kept: &Kept, cx: &Cx<'_>) -> String {
        stands(cx.text, &self.catalogue, kept)
    }

    /// The chart of the set-up.
    pub(super) fn chart<'a>(&self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let setup = match (self.pointed_at(), self.setup()) {
            (Some(kept), _) => kept.setup.clone(),
            (None, Ok(setup)) => setup,
            (None, Err(_)) => return space().into(),
        };
        let sea = container(chart_view(sea_of(&setup, &self.catalogue)).map(|_| Message::Idle.into())).height(Fill);
        let shoals = match &setup.shoals {
            Shoals::Random(count) => cx.with("wardroom-chart-random", &[("count", (*count).into())]),
            Shoals::None | Shoals::Fixed(_) => String::new(),
        };
        let mut all = column![sea];
        if !shoals.is_empty() {
            all = all.push(container(whole_label(shoals, 20.0, BONE2)).padding(Padding::new(4.0).left(14.0)));
        }
        container(all).style(theme::boxed(theme::INK1, LINE, 1.5)).into()
    }
}

/// What a switch is set to.
fn value(switch: Switch, setup: &Setup, cx: &Cx<'_>) -> String {
    let on = |on: bool| cx.t(if on { "wardroom-on" } else { "wardroom-off" });
    match switch {
        Switch::Players => setup.players.to_string(),
        Switch::NoPrisoners => on(setup.variants.no_prisoners),
        Switch::Wind => cx.t(&message_of("wind", setup.variants.wind.id()).id),
        Switch::DoubleDamage => on(setup.variants.double_damage),
        Switch::Shoals => match &setup.shoals {
            Shoals::None => cx.t("iron-guest-set-shoals-none"),
            Shoals::Random(count) => cx.with("iron-guest-set-shoals-random", &[("count", (*count).into())]),
            Shoals::Fixed(_) => cx.t("iron-guest-set-shoals-fixed"),
        },
        Switch::Radius => {
            let across = 2 * u32::from(setup.radius.hexes()) + 1;
            cx.text.attr_with(&message_of("set", switch.id()).id, "value", &[("across", across.into())])
        }
        Switch::Faces => match &setup.faces {
            Faces::Dealt(_) => cx.t("iron-guest-set-faces-dealt"),
            Faces::Chosen => cx.t("iron-guest-set-faces-chosen"),
        },
        Switch::Ships => setup.ships.to_string(),
        Switch::Masts => setup.masts.to_string(),
        Switch::LongChase => match setup.long_chase {
            0 => cx.t("iron-guest-set-long-chase-never"),
            rounds => cx.with("wardroom-long-chase", &[("rounds", u32::from(rounds).into())]),
        },
    }
}

/// The rule that tells of a switch.
fn rule_of(switch: Switch) -> &'static str {
    match switch {
        Switch::Players => "1.2",
        Switch::NoPrisoners => "11.1.1",
        Switch::Wind => "11.2",
        Switch::DoubleDamage => "11.3",
        Switch::Radius => "2.1",
        Switch::Shoals => "3.2",
        Switch::Faces => "3.3",
        Switch::LongChase => "10.3",
        Switch::Ships | Switch::Masts => "1.3",
    }
}
