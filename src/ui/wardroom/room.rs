//! The wardroom where there is room for it: the battles and their chart, who sits at the table along the foot, and at the
//! side the wardroom book and what is agreed.

use iced::widget::{Column, Row, button, column, container, row, scrollable, space, stack};
use iced::{Alignment, Color, Element, Fill, Padding, Size};
use iron_guest::bot::Bot;
use iron_guest::words::message_of;

use super::{Item, Message, SeatOrder, Wardroom, games};
use crate::games::Kind;
use crate::ui::screen;
use kit::cx::Cx;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{
    self, BONE, BONE2, BRASS, BRASS_HI, BRASS_LO, INK_TEXT, INK_TEXT2, INK0, INK2, INK3, LINE, PAPER, PAPER_LINE,
    PAPER2, PICK, RUBRIC,
};
use kit::widget::button::{main_button, tool_button};
use kit::widget::panel::{rule_h, rule_v};
use kit::widget::row::{Standing, list};
use kit::widget::{
    OptionRow, chart as paper, page, pennant, place, ring, shrink_title_to_fit, shrink_to_fit, whole_label,
};
use kit::{fit, font, icon, name};
use war_table::before;

/// The bar, with its rule.
const BAR: f32 = 66.0;
/// The narrowest that a seat at the foot may be.
const SEAT: f32 = 200.0;
/// The room round what stands in a seat at the foot.
const SEAT_PAD: f32 = 8.0;
/// The gap between the lines of a seat at the foot.
const SEAT_GAP: f32 = 6.0;
/// The pennant of a seat at the foot, and the gap beside it.
const PENNANT: f32 = 28.0;
const BESIDE_PENNANT: f32 = 10.0;
/// How high the field for a name at the foot is, and with the line below it what the player of a seat has.
const FIELD: f32 = 46.0;
const PLAYER: f32 = FIELD + SEAT_GAP + name::LINE;
/// The line of a label, in parts of its size.
const LABEL: f32 = 1.2;
/// The sizes that what a bot is like may be set in at the foot, the largest first: in large windows, and in those where a
/// unit is more of the screen.
const ABOUT_BOT: (&[f32], &[f32]) = (&[20.0, 19.0, 18.0], &[20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0]);
/// From this width on it is said what a squadron is like.
const ABOUT: f32 = 420.0;
/// From this width on all who could play a seat stand side by side.
const KINDS: f32 = 340.0;

/// How the players of the seats at the foot are shown, all alike.
#[derive(Debug, Clone, Copy)]
struct Players {
    /// The size in which is said what bots are like.
    size: f32,
    /// The width that there is for it.
    room: f32,
    /// The height that each has.
    high: f32,
}

impl Wardroom {
    /// The screen of large windows.
    pub(super) fn room<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let size = cx.size();
        let column_width = cx.pick(492.0, 460.0, 0.0, 0.0);
        let (left, high) = (size.width - column_width, size.height - BAR);
        let strip = self.strip(left, cx);
        let above = container(self.battles(left, cx)).width(left).height(Fill);
        let table = column![above, strip].width(left).height(high);
        let side = self.side(Size::new(column_width - 2.0, high), cx);
        let side = place::row(cx.mirror, vec![container(rule_v(BRASS_LO, 2.0)).height(high).into(), side]);
        let body = place::row(cx.mirror, vec![table.into(), side.into()]);
        let ground = stack![container(paper::ground(iced::Vector::new(0.3, 0.4))).width(Fill).height(Fill), body];
        let whole = container(column![self.bar(cx), ground]).style(theme::fill(INK0)).width(Fill).height(Fill);
        let (label, message) = self.main_label(cx);
        let main = main_button(label, &cx.t("key-enter"), cx.pick(450.0, 418.0, 0.0, 0.0), message);
        place::with_main(whole, main, cx.mirror)
    }

    fn bar<'a>(&self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let below = container(shrink_to_fit(cx.t("wardroom-below"), 23.0, BONE2)).width(Fill);
        let face = row![
            icon::icon("beer-stein", 36.0, BRASS),
            font::title(cx.t("wardroom-head"), 32.0, BONE),
            below,
            tool_button(icon::icon("rule-book", 32.0, BONE2), &cx.t("key-rules"), Message::Rules.into()),
            tool_button(icon::tinted("own/cross", 22.0, BONE2), &cx.t("key-escape"), Message::Back.into()),
        ]
        .spacing(20)
        .align_y(Alignment::Center);
        let bar = container(face).padding([0, 24]).center_y(BAR - 2.0).width(Fill).style(theme::fill(INK0));
        column![bar, rule_h(BRASS_LO, 2.0)].into()
    }

    /// The games, the battles of this one and the chart of the one that is chosen.
    fn battles<'a>(&'a self, width: f32, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let pad = cx.pick(16.0, 10.0, 0.0, 0.0);
        let share = cx.pick(0.6, 0.56, 0.0, 0.0);
        let inner = width - 3.0 * pad;
        let title = self.heading("wardroom-setups", cx);
        let rows = self.setups(cx);
        let rows = scrollable(container(rows).padding(Padding::ZERO.right(14.0))).id(READ).style(theme::scroll);
        let left = column![title, rows.width(Fill).height(Fill)].spacing(8).width(inner * share).height(Fill);
        let chart = container(self.chart(cx)).width(inner * (1.0 - share)).height(Fill);
        let below = row![left, chart].spacing(pad).height(Fill);
        let games = games::strip(Kind::IronGuest, cx, |kind| Message::Game(kind).into());
        container(column![games, below].spacing(pad)).padding(pad).into()
    }

    /// Who sits at the table, side by side; in more rows than one where there are many.
    fn strip<'a>(&'a self, width: f32, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let seats = self.seats_shown();
        let rows = (seats.len() as f32 * SEAT / width).ceil().max(1.0);
        let in_row = (seats.len() as f32 / rows).ceil().max(1.0);
        let each = width / in_row;
        let players = Self::players(&seats, each, cx);
        let cards: Vec<Element<'a, screen::Message>> =
            seats.iter().enumerate().map(|(at, seat)| self.place_card(at, seat, each, players, cx)).collect();
        let mut lines = Column::new();
        let mut left = cards.into_iter().peekable();
        while left.peek().is_some() {
            let line: Vec<Element<'a, screen::Message>> = left.by_ref().take(in_row as usize).collect();
            lines = lines.push(Row::with_children(line));
        }
        container(lines).width(width).style(theme::fill(INK0)).into()
    }

    /// A seat at the foot: who plays it, by what name, with which squadron.
    fn place_card<'a>(
        &'a self,
        at: usize,
        seat: &SeatOrder,
        width: f32,
        players: Players,
        cx: &Cx<'a>,
    ) -> Element<'a, screen::Message> {
        let livery = self.livery(seat);
        let inside = width - 2.0 * SEAT_PAD;
        let step = (inside - 2.0 * 44.0 - 16.0).max(40.0);
        let mut lines = column![self.player(at, seat, players, cx)]
            .push(self.kinds(at, seat, inside, step, cx))
            .push(self.stepper(Item::Squadron(at), self.fleet(seat, cx), step.min(320.0), cx))
            .spacing(SEAT_GAP);
        if cx.class() >= Class::Full && width >= ABOUT {
            let about = cx.text.attr(&message_of("squadron", self.squadron_id(seat)).id, "about");
            lines = lines.push(whole_label(about, 19.0, BONE2));
        }
        let body = container(lines).padding(SEAT_PAD).width(width).style(theme::boxed(INK2, LINE, 1.0));
        column![rule_h(livery.color(), 5.0), body].width(width).into()
    }

    /// How the players are shown in seats of this width: what is said of bots has the field and the line below it, set as
    /// large as that allows; and more height where that is not enough for it.
    fn players(seats: &[SeatOrder], width: f32, cx: &Cx<'_>) -> Players {
        let room = width - 2.0 * SEAT_PAD - pennant::width(PENNANT) - BESIDE_PENNANT;
        let told: Vec<String> = seats.iter().filter_map(|seat| Some(Self::about_bot(seat.bot?, cx))).collect();
        let high = |size: f32| {
            let each = told.iter().map(|words| fit::whole_height(words, size, LABEL, room));
            each.fold(PLAYER, f32::max)
        };
        let sizes = cx.pick(ABOUT_BOT.0, ABOUT_BOT.1, ABOUT_BOT.1, ABOUT_BOT.1);
        let fitting = sizes.iter().copied().find(|size| high(*size) <= PLAYER);
        let size = fitting.or(sizes.last().copied()).unwrap_or(20.0);
        Players { size, room, high: high(size) }
    }

    /// Who plays a seat, beside its pennant: a person by name, or what the bot is like.
    fn player<'a>(
        &'a self,
        at: usize,
        seat: &SeatOrder,
        players: Players,
        cx: &Cx<'a>,
    ) -> Element<'a, screen::Message> {
        let pennant = container(self.livery(seat).pennant(PENNANT)).center_y(FIELD);
        let who: Element<'a, screen::Message> = match seat.bot {
            None => container(self.who(at, seat, cx)).width(Fill).center_y(FIELD).into(),
            Some(bot) => {
                let about = Self::about_bot(bot, cx);
                // A line or two stand beside the middle of the pennant.
                let high = fit::whole_height(&about, players.size, LABEL, players.room).max(FIELD);
                container(whole_label(about, players.size, BONE2)).width(Fill).center_y(high).into()
            }
        };
        let first = row![pennant, who].spacing(BESIDE_PENNANT);
        let below = seat.bot.is_none().then(|| self.full_line(seat, cx));
        container(column![first].push(below).spacing(SEAT_GAP)).height(players.high).into()
    }

    /// Who plays a seat: all that could, side by side where there is room.
    fn kinds<'a>(
        &self,
        at: usize,
        seat: &SeatOrder,
        width: f32,
        step: f32,
        cx: &Cx<'a>,
    ) -> Element<'a, screen::Message> {
        if width < KINDS {
            return self.stepper(Item::Seat(at), self.kind(seat, cx), step, cx);
        }
        let kinds = std::iter::once(None).chain(Bot::ALL.map(Some)).map(|bot| {
            let words = match bot {
                None => cx.t("wardroom-person"),
                Some(bot) => cx.t(&message_of("bot", bot.id()).id),
            };
            let chosen = bot == seat.bot;
            let (ground, line, ink) = if chosen { (PICK, BRASS_HI, BRASS_HI) } else { (INK0, LINE, BONE) };
            button(container(shrink_to_fit(words, 23.0, ink)).center_x(Fill).center_y(Fill))
                .width(Fill)
                .height(44)
                .padding([0, 6])
                .style(theme::plate(ground, if chosen { PICK } else { INK3 }, line, 1.5))
                .on_press_maybe(self.can_be_set().then_some(Message::Who(at, bot).into()))
                .into()
        });
        ring(Row::with_children(kinds).spacing(-1.5), self.focus == Some(Item::Seat(at)))
    }

    /// The column at the side: the book, the battle that is chosen, what is agreed.
    fn side<'a>(&'a self, size: Size, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        // An empty book leaves its room to the switches.
        let book = if self.kept.is_empty() && self.broken.is_empty() {
            cx.pick(120.0, 112.0, 0.0, 0.0)
        } else {
            cx.pick(size.height * 0.26, 132.0, 0.0, 0.0)
        };
        let switches = column![self.heading("wardroom-variants", cx), self.switches(cx)].spacing(8);
        let rows = column![self.first(cx), self.shelf(cx)].spacing(8);
        // In the middle size they would leave no switch in sight.
        let (above, below) = if cx.class() >= Class::Full { (rows, switches) } else { (switches, rows) };
        let mut body = Column::new().spacing(10);
        if let Some(wrong) = self.wrong(cx) {
            body = body.push(font::rules(wrong, 21.0, theme::ALARM_PALE));
        }
        let body = container(body.push(self.facts(size.width - 34.0, cx)).push(above).push(below))
            .padding(Padding::new(10.0).left(16.0).right(18.0))
            .width(Fill);
        let body = scrollable(body).style(theme::scroll).width(Fill).height(Fill);
        let side = column![self.book(Size::new(size.width, book), cx), self.head(cx), body, space().height(page::FOOT)];
        container(side).width(size.width).height(size.height).style(theme::fill(INK0)).into()
    }

    /// What is about to be played: the battle, or the game that is gone on with.
    fn head<'a>(&self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let (title, below) = match (self.pointed_at(), self.order.scenario(&self.catalogue)) {
            (Some(kept), _) => (self.called(kept, cx), self.stands(kept, cx)),
            (None, Some(scenario)) => {
                let words = message_of("setup", &scenario.id);
                (cx.t(&words.id), cx.text.attr(&words.id, "about"))
            }
            (None, None) => (String::new(), String::new()),
        };
        let words = column![
            shrink_title_to_fit(title, cx.pick(36.0, 30.0, 0.0, 0.0), INK_TEXT),
            whole_label(below, 20.0, INK_TEXT2),
        ];
        container(words).padding([8, 16]).width(Fill).style(theme::boxed(PAPER2, PAPER_LINE, 1.0)).into()
    }

    /// The wardroom book: the games under way and those that are over, each a line to be chosen.
    fn book<'a>(&self, size: Size, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let title = shrink_title_to_fit(cx.t("wardroom-book"), cx.pick(30.0, 25.0, 0.0, 0.0), INK_TEXT);
        let letters = cx.pick(24.0, 21.0, 0.0, 0.0);
        let broken = self.broken(cx).into_iter().map(|words| {
            container(font::log(words, letters, RUBRIC)).padding(Padding::new(0.0).left(16.0).right(10.0)).into()
        });
        let kept = self.kept.iter().enumerate().map(|(at, kept)| {
            let chosen = self.focus == Some(Item::Kept(at));
            let words = cx.with(
                "wardroom-line",
                &[("game", self.called(kept, cx).into()), ("stands", self.stands(kept, cx).into())],
            );
            let round = container(font::figures(kept.turn.to_string(), 17.0, RUBRIC)).width(40).padding([7, 0]);
            let face =
                row![round.align_x(Alignment::Center), container(font::log(words, letters, INK_TEXT)).width(Fill)];
            let (ground, line) = if chosen { (PAPER2, RUBRIC) } else { (PAPER, Color::TRANSPARENT) };
            let plate = button(face.spacing(10))
                .width(Fill)
                .padding([0, 6])
                .style(theme::plate(ground, PAPER2, line, 1.5))
                .on_press(Message::Choose(Item::Kept(at)).into());
            ring::focused(plate, chosen)
        });
        let rows: Vec<Element<'a, screen::Message>> = kept.chain(broken).collect();
        let body: Element<'a, screen::Message> = if rows.is_empty() {
            container(font::log(cx.t("wardroom-book-empty"), letters, INK_TEXT2)).padding([0, 16]).into()
        } else {
            scrollable(Column::with_children(rows)).style(theme::scroll_paper).width(Fill).height(Fill).into()
        };
        let page = column![container(title).padding(Padding::ZERO.left(16.0)), body].spacing(2);
        container(page)
            .padding(Padding::new(6.0).left(0.0))
            .width(size.width)
            .height(size.height)
            .style(theme::boxed(PAPER, PAPER_LINE, 1.0))
            .into()
    }

    /// The battles, one below the other. While nothing is pointed at, the chosen one is what is kept in sight.
    pub(super) fn setups<'a>(&self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let rows = self.catalogue.scenarios().iter().enumerate().map(|(at, scenario)| {
            let words = message_of("setup", &scenario.id);
            let chosen = at == self.order.place() && self.pointed_at().is_none();
            let mut row = OptionRow::new((at + 1).to_string(), cx.t(&words.id))
                .standing(if chosen { Standing::Chosen } else { Standing::Open })
                .focused(self.focus == Some(Item::Setup(at)))
                .title_size(cx.pick(27.0, 24.0, 24.0, 24.0))
                .on_press(Message::Choose(Item::Setup(at)).into());
            let players = cx.with("wardroom-players", &[("count", i64::from(scenario.players).into())]);
            let at_end = |words: String, ink: Color, width: f32| -> Element<'a, screen::Message> {
                container(shrink_to_fit(words, 21.0, ink)).align_right(width).into()
            };
            row = row.column(at_end(players, BONE2, 112.0));
            // Where there is less room, both are told of the chosen one alone.
            if matches!(cx.class(), Class::Full | Class::Small) {
                let fair = self.fairness(scenario).map(|fair| fair.said(cx));
                let (fair, ink) = fair.unwrap_or((String::new(), BONE2));
                let minutes = self.minutes(scenario, cx).unwrap_or_default();
                row = row.column(at_end(minutes, BONE2, 84.0)).column(at_end(fair, ink, before::FAIR));
            }
            row = match cx.class() {
                // What the chosen one is about stands beside the list in the middle size.
                Class::Full | Class::Small if chosen => row.below(cx.text.attr(&words.id, "about")).shrink(),
                Class::Full => row.height(60.0),
                Class::Medium => row.height(44.0),
                Class::Small | Class::Tiny => row.height(48.0),
            };
            ring::focused(row.view(), chosen && self.focus.is_none())
        });
        list(rows.collect()).into()
    }
}
