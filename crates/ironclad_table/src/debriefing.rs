//! After a scenario: how it went, what the ship carries on, and what there is to say about it.

pub mod present;

use super::log_book::LogBookView;
use crate::Sent;
use crate::bar;
use crate::inspect::Thing;
use crate::table::haste::HoldBack;
use crate::widget::ship::{self, ShipArt};
use crate::widget::standing;
use iced::widget::{Column, Row, column, container, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Padding, Vector};
use ironclad_game::content::terms::Track;
use ironclad_text::rule;
use kit::cx::Cx;
use kit::inspect::named;
use kit::key::{Arrow, Press};
use kit::measure::Class;
use kit::scroll::{Progress, READ};
use kit::theme::{
    self, BONE, BONE2, BRASS, BRASS_HI, BRASS_LO, INK_TEXT, INK_TEXT2, INK0, INK1, INK2, LINE, PAPER, PAPER_LINE,
};
use kit::widget::page;
use kit::widget::panel::{rule_h, rule_v};
use kit::widget::{chart, place, reading, shrink_to_fit};
use kit::{font, icon};
use std::time::Instant;

/// The debriefing in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DebriefView {
    /// The bar's title.
    pub bar: String,
    /// The bar's end: how and when it ended.
    pub end: String,
    /// The outcome.
    pub title: String,
    /// The log's line.
    pub log: String,
    /// Aims, and whether each was reached.
    pub aims: Vec<Aim>,
    /// What the ship carries.
    pub carries: Vec<Carried>,
    /// Reputation with the powers, where they had a hand in it.
    pub standing: Vec<Carried>,
    /// The same before and after, in the order of the ring.
    pub ring: Option<[(i8, i8); 5]>,
    /// The head of the right column, and the line below it.
    pub aside: (String, String),
    /// The ship as she comes home.
    pub ship: Option<ShipArt>,
    /// The right column's paragraphs.
    pub lines: Vec<String>,
    /// The main button's label.
    pub button: String,
}

/// An aim of the scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Aim {
    /// Whether it was reached.
    pub reached: bool,
    /// What kind of aim.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// What it brought.
    pub text: String,
}

/// Something the ship carries on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Carried {
    /// Its icon, or a drawing with its folder.
    pub icon: String,
    /// Its name.
    pub name: String,
    /// How much there was; empty where nothing is compared.
    pub before: String,
    /// How much there is.
    pub after: String,
    /// A remark.
    pub note: String,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// The main button.
    Main,
    /// The campaign's log book.
    LogBook,
    /// Whether there is more below what is seen.
    Below(bool),
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Open the campaign's log book.
    LogBook(Box<LogBookView>),
    /// Read on, by as much as is seen.
    ReadOn,
    /// Scroll what is being read.
    Scroll {
        /// Downwards.
        down: bool,
    },
    /// It was read.
    Done,
}

/// The debriefing screen.
#[derive(Debug)]
pub struct Debriefing {
    view: DebriefView,
    /// The campaign's log book as it stands, if it is a campaign.
    book: Option<Box<LogBookView>>,
    /// How far it is read.
    progress: Progress,
    /// Since it opened or its end was reached: a press may be on its way that was meant for what was there before.
    button: HoldBack,
}

impl Debriefing {
    /// A debriefing.
    pub fn new(view: DebriefView) -> Self {
        Self { view, book: None, progress: Progress::default(), button: HoldBack::default() }
    }

    /// The same, opened just now: a press that was to skip the last dice or to turn the last page is not meant for it.
    pub fn opened(self, now: Instant) -> Self {
        Self { button: HoldBack::since(now), ..self }
    }

    /// The same, with the campaign's log book at hand.
    pub fn with_log_book(self, book: Option<LogBookView>) -> Self {
        Self { book: book.map(Box::new), ..self }
    }

    /// How often it was read on, to find the place again where something has lain over it.
    pub fn read(&self) -> usize {
        self.progress.times(())
    }

    /// Whether the main button takes no press yet: a moment ago it said something else.
    pub fn holds_back(&self) -> bool {
        self.button.is_on()
    }

    /// Time passes, and the button can be pressed again.
    pub fn tick(&mut self, now: Instant) {
        self.button.tick(now);
    }

    /// Takes a message in at a moment.
    pub fn update(&mut self, message: Message, now: Instant) -> Action {
        self.tick(now);
        match message {
            Message::Main | Message::Press(Press::Enter | Press::Space) if self.holds_back() => Action::None,
            Message::Main | Message::Press(Press::Enter | Press::Space) if self.progress.goes_on() => {
                self.progress.read_on(());
                Action::ReadOn
            }
            Message::Main | Message::Press(Press::Enter | Press::Space) => Action::Done,
            Message::Below(below) => {
                if self.progress.sees(below) {
                    self.button.begin(now);
                }
                Action::None
            }
            Message::Press(Press::Arrow(Arrow::Down)) => Action::Scroll { down: true },
            Message::Press(Press::Arrow(Arrow::Up)) => Action::Scroll { down: false },
            Message::LogBook | Message::Press(Press::Letter('g')) => {
                self.book.clone().map_or(Action::None, Action::LogBook)
            }
            Message::Press(_) => Action::None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let view = &self.view;
        let edge = || rule_v(BRASS_LO, 2.0);
        let body: Element<'a, Sent> = match cx.class() {
            Class::Full | Class::Medium => {
                let paper = container(self.paper(cx)).width(cx.pick(424.0, 340.0, 0.0, 0.0)).height(Fill);
                let right = container(self.aside(cx)).width(cx.pick(492.0, 460.0, 0.0, 0.0)).height(Fill);
                place::row(
                    cx.mirror,
                    vec![paper.into(), edge(), self.carried(cx), edge(), right.style(theme::fill(INK0)).into()],
                )
                .into()
            }
            Class::Small | Class::Tiny => {
                let all = column![self.paper(cx), self.carried(cx), self.aside(cx)];
                let all = scrollable(all).id(READ).style(theme::scroll).width(Fill).height(Fill);
                container(all).padding(Padding::default().bottom(page::FOOT)).into()
            }
        };
        let whole = column![
            bar::plain(view.bar.clone(), view.end.clone(), &crate::cx::Cx::still(*cx)),
            container(body).height(Fill)
        ];
        let ground = container(whole).style(theme::fill(INK1)).width(Fill).height(Fill);
        let book = self.book.is_some().then(|| (cx.t("log-book-open"), cx.t("key-log-book"), Message::LogBook.into()));
        let goes_on = self.progress.goes_on();
        let label = if goes_on { cx.t("story-read-on") } else { view.button.clone() };
        let whole = page::with_two_buttons(cx, ground, (label, Some(Message::Main.into())), book);
        reading(whole, goes_on, |below| Message::Below(below).into())
    }

    fn paper<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let view = &self.view;
        let mut body = column![
            font::story_title(view.title.as_str(), cx.pick(50.0, 38.0, 34.0, 28.0), INK_TEXT),
            font::log(view.log.as_str(), cx.pick(29.0, 25.0, 25.0, 23.0), INK_TEXT),
        ]
        .spacing(10);
        for aim in &view.aims {
            let seal: Element<'a, Sent> = if aim.reached {
                icon::picture(icon::handle("marks/wax-seal"), 80.0, 80.0).into()
            } else {
                icon::picture(unsealed(), 80.0, 80.0).into()
            };
            let words = column![
                font::label(aim.kind.as_str(), cx.pick(24.0, 21.0, 21.0, 21.0), INK_TEXT2),
                font::title(aim.name.as_str(), cx.pick(32.0, 28.0, 28.0, 28.0), INK_TEXT),
                font::rules(aim.text.as_str(), cx.pick(23.0, 20.0, 20.0, 20.0), INK_TEXT2),
            ]
            .spacing(3)
            .width(Fill);
            let aim = named(Thing::Rule("11.5"), row![seal, words].spacing(14));
            body = body.push(rule_h(PAPER_LINE, 1.5)).push(aim);
        }
        let body = container(body).padding([22, 22]).width(Fill);
        if cx.class() >= Class::Medium {
            let body = scrollable(body).id(READ).style(theme::scroll_paper).height(Fill);
            return container(body).style(theme::fill(PAPER)).height(Fill).width(Fill).into();
        }
        body.style(theme::fill(PAPER)).into()
    }

    /// What the ship carries, in cards on the chart.
    fn carried<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let wide = cx.class() >= Class::Medium;
        let powers = !self.view.standing.is_empty();
        // Six things are carried, and five powers stand side by side, where there is room for them.
        let (carried, standing) =
            if powers { (cx.pick(6, 2, 3, 3), cx.pick(5, 2, 5, 2)) } else { (cx.pick(3, 2, 3, 3), 1) };
        let head = |key: &str| font::title(cx.t(key), cx.pick(42.0, 32.0, 28.0, 26.0), BONE);
        let mut cards = column![head("debrief-carries"), cards(&self.view.carries, carried)].spacing(16);
        if powers {
            cards = cards.push(head("debrief-standing")).push(self::cards(&self.view.standing, standing));
        }
        if !wide {
            return container(cards).padding(16).style(theme::fill(INK1)).into();
        }
        let cards: Element<'a, Sent> = match cx.class() {
            Class::Full => container(cards).padding(44).width(Fill).height(Fill).into(),
            _ => container(
                scrollable(container(cards).padding(Padding::ZERO.right(14.0)))
                    .id(READ)
                    .style(theme::scroll)
                    .width(Fill)
                    .height(Fill),
            )
            .padding(34)
            .into(),
        };
        // The chart ends above the button that leads to the log book.
        let foot = if self.book.is_some() { page::FOOT } else { 0.0 };
        let mut layers = stack![cards];
        if cx.class() == Class::Full
            && let Some(ring) = self.view.ring
        {
            let room = (cx.size().height - 640.0 - foot).clamp(240.0, 560.0);
            let ring = container(named(Thing::Rule("10.3"), standing::ring(ring, room)));
            layers = layers.push(ring.center_x(Fill).align_bottom(Fill).padding(Padding::new(34.0)));
        } else if cx.class() == Class::Full
            && let Some(art) = self.view.ship
        {
            let room = (cx.size().height - 660.0 - foot) / 0.45;
            let ship = ship::ship(art, room.clamp(200.0, 860.0));
            let ship = container(named(Thing::Rule(rule::SECTION), ship));
            layers = layers.push(ship.center_x(Fill).align_bottom(Fill).padding(Padding::new(60.0)));
        }
        let chart = container(chart::chart(layers, Vector::new(0.845, 0.84))).width(Fill).height(Fill);
        container(chart).padding(Padding::ZERO.bottom(foot)).into()
    }

    fn aside<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let (title, below) = &self.view.aside;
        let head = column![font::title(title.as_str(), 38.0, INK_TEXT), font::label(below.as_str(), 23.0, INK_TEXT2)]
            .padding([12, 18]);
        // What a lesson taught is a few lines, what a whole act leaves is a page of them.
        let size =
            if self.view.lines.len() > FEW { cx.pick(23.0, 21.0, 21.0, 21.0) } else { cx.pick(26.0, 23.0, 21.0, 21.0) };
        let lines = self
            .view
            .lines
            .iter()
            .fold(Column::new().spacing(14), |column, line| column.push(font::rules(line.as_str(), size, BONE)));
        let lines = container(lines).padding([16, 18]).width(Fill);
        let head = container(head).style(theme::fill(PAPER)).width(Fill);
        if cx.class() >= Class::Medium {
            return column![
                head,
                scrollable(lines).id(READ).style(theme::scroll).height(Fill),
                space().height(page::FOOT)
            ]
            .into();
        }
        container(column![head, lines]).style(theme::fill(INK0)).into()
    }
}

/// Lines of the log up to which they are set larger.
const FEW: usize = 8;

/// A dashed ring where a seal would be.
fn unsealed() -> iced::widget::svg::Handle {
    icon::kept("unsealed", || {
        Some(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="40" cy="40" r="32" fill="none" stroke="{}" stroke-width="2.4" stroke-dasharray="8 6"/></svg>"#,
            theme::css(INK_TEXT2)
        ))
    })
}

/// Cards side by side, `across` in a row.
pub(crate) fn cards<'a, M: 'a>(all: &'a [Carried], across: usize) -> Element<'a, M> {
    let rows = all.chunks(across).map(|chunk| {
        let empty = (chunk.len()..across).map(|_| space().width(Fill).into());
        Row::with_children(chunk.iter().map(card).chain(empty)).spacing(12).into()
    });
    Column::with_children(rows).spacing(12).into()
}

fn card<'a, M: 'a>(carried: &'a Carried) -> Element<'a, M> {
    let changed = !carried.before.is_empty() && carried.before != carried.after;
    let icon: Element<'a, M> = if carried.icon.contains('/') {
        icon::picture(icon::handle(&carried.icon), 34.0, 34.0).into()
    } else {
        icon::icon(&carried.icon, 26.0, BRASS).into()
    };
    // Two digits before and after leave less room.
    let crowded = changed && carried.before.len() + carried.after.len() > 3;
    let after =
        font::figures(carried.after.as_str(), if crowded { 38.0 } else { 44.0 }, if changed { BRASS_HI } else { BONE });
    let figures = match carried.before.as_str() {
        // What has not changed needs no before.
        _ if !changed => row![after],
        before => row![font::figures(before, 30.0, BONE2), font::figures("→", 28.0, BRASS), after],
    };
    let figures = figures.spacing(8).align_y(Alignment::Center);
    let body = column![
        row![icon, shrink_to_fit(carried.name.as_str(), 24.0, BONE)].spacing(8).align_y(Alignment::Center),
        figures,
        font::label(carried.note.as_str(), 21.0, BONE2),
    ]
    .spacing(8)
    .align_x(Alignment::Center)
    .width(Fill);
    let card = container(body).padding([12, 8]).style(theme::boxed(INK2, LINE, 1.5)).width(Fill);
    named(Thing::Rule(rule_of(&carried.icon)), card)
}

/// The rule about something that is carried, by its icon; powers have drawings of their own.
fn rule_of(icon: &str) -> &'static str {
    match icon {
        "backup" => rule::track(Track::Crew),
        "hearts" => rule::track(Track::Morale),
        "hull" => rule::track(Track::Hull),
        power if power.contains('/') => "10.4",
        _ => rule::track(Track::Credits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_press_that_was_to_read_on_does_not_leave() {
        let (mut debriefing, now) = (Debriefing::new(DebriefView::default()), Instant::now());
        let enter = || Message::Press(Press::Enter);
        debriefing.update(Message::Below(true), now);
        assert_eq!((debriefing.update(enter(), now), debriefing.read()), (Action::ReadOn, 1));
        debriefing.update(Message::Below(false), now);
        assert_eq!(debriefing.update(enter(), now + Duration::from_millis(60)), Action::None);
        assert_eq!(debriefing.update(Message::Main, now + Duration::from_millis(120)), Action::None);
        assert_eq!(debriefing.update(enter(), now + Duration::from_secs(1)), Action::Done);
    }

    #[test]
    fn a_press_that_was_on_its_way_does_nothing_to_what_has_just_opened() {
        for (below, then) in [(true, Action::ReadOn), (false, Action::Done)] {
            let now = Instant::now();
            let mut debriefing = Debriefing::new(DebriefView::default()).opened(now);
            debriefing.update(Message::Below(below), now);
            for hasty in [Message::Main, Message::Press(Press::Enter), Message::Press(Press::Space)] {
                assert_eq!(debriefing.update(hasty, now + Duration::from_millis(90)), Action::None);
            }
            assert_eq!((debriefing.read(), debriefing.holds_back()), (0, true));
            assert_eq!(debriefing.update(Message::Main, now + Duration::from_secs(1)), then);
        }
    }
}
