//! The card of a game: its name, where it stands, who plays it, and a small picture of its map.

use super::{Kind, Message};
use crate::content::terms::Track;
use crate::games;
use crate::text::rule;
use crate::ui::screen;
use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill};
use ironclad_table::inspect::Thing;
use ironclad_table::widget::chartlet::{self, Chartlet};
use ironclad_table::widget::mark::{self, Seat, System};
use kit::cx::Cx;
use kit::explain::ExplainView;
use kit::font;
use kit::icon;
use kit::inspect::named;
use kit::measure::Class;
use kit::theme::{self, ALARM_PALE, BONE, BONE2, BRASS_HI, INK1, INK2, INK3, LINE, PICK};
use kit::widget::key::{Cap, key_cap};
use kit::widget::{place, ring};
use std::path::PathBuf;
use std::sync::Arc;
use words::Text;

/// A game, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its file.
    pub path: PathBuf,
    /// The game that it is of.
    pub game: games::Kind,
    /// What it is.
    pub kind: Kind,
    /// What it is called.
    pub name: String,
    /// Where it stands: scenario and turn; of a file that cannot be opened, what is wrong.
    pub place: String,
    /// What is played, and where the ship is.
    pub about: String,
    /// When it was played last.
    pub date: String,
    /// The seats: systems held, and name.
    pub seats: Vec<(Vec<System>, String)>,
    /// Hull, Crew, Morale.
    pub figures: String,
    /// Its map.
    pub picture: Option<Arc<Chartlet>>,
    /// Whether it is over.
    pub over: bool,
}

impl Card {
    /// The name of its file.
    pub fn file(&self) -> String {
        self.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }

    /// What it is, with all that a narrow card leaves out, and the rule about it; a file that cannot be opened has none.
    pub fn explained(&self, text: &Text) -> (ExplainView, Option<&'static str>) {
        let people = text.list("list", self.seats.iter().map(|(_, name)| name.clone()));
        let kind = text.get(&format!("campaigns-what-{}", self.kind.id()));
        // What is wrong with a file is long, and stands on every card of its kind.
        let place = if self.kind == Kind::Broken { "" } else { self.place.as_str() };
        let lines = [kind.as_str(), place, &self.about, &people, &self.figures, &self.date];
        let lines: Vec<_> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        (ExplainView { title: self.name.clone(), text: lines.join("\n"), ..ExplainView::default() }, self.rule())
    }

    /// The rule about where it stands.
    fn rule(&self) -> Option<&'static str> {
        match (self.kind, self.over) {
            (Kind::Broken | Kind::Battle, _) => None,
            (Kind::Campaign, _) => Some(rule::CAMPAIGN),
            (Kind::Single, true) => Some(rule::MILESTONES),
            (Kind::Single, false) => Some(rule::TURNS),
        }
    }
}

/// The card, as something to choose; `close` where it has to make room.
pub fn view<'a>(card: &'a Card, place: usize, chosen: bool, close: bool, cx: &Cx<'a>) -> Element<'a, screen::Message> {
    let (width, height) = if close {
        cx.pick((196.0, 132.0), (116.0, 92.0), (0.0, 0.0), (0.0, 0.0))
    } else {
        cx.pick((300.0, 176.0), (196.0, 132.0), (116.0, 92.0), (0.0, 0.0))
    };
    let mut parts: Vec<Element<'a, screen::Message>> = Vec::new();
    if width > 0.0 && card.kind != Kind::Battle {
        parts.push(match &card.picture {
            Some(picture) => named(Thing::Rule(rule::CONDITION), chartlet::view(picture, width, height)),
            None => no_picture(width, height),
        });
    }
    parts.push(words(card, place, chosen, cx));
    if cx.class() == Class::Full && has_party(card) && !close {
        parts.push(party(card, cx));
    }
    let face = place::row(cx.mirror, parts).spacing(cx.pick(24.0, 16.0, 12.0, 8.0)).align_y(Alignment::Center);
    let (ground, line, thick) = if chosen { (PICK, BRASS_HI, 2.5) } else { (INK2, LINE, 1.5) };
    let plate = button(face)
        .width(Fill)
        .padding(cx.pick(14.0, 10.0, 8.0, 8.0))
        .style(theme::plate(ground, if chosen { PICK } else { INK3 }, line, thick))
        .on_press(Message::Choose(place).into());
    named(Thing::Game(place), ring::focused(plate, chosen))
}

fn words<'a>(card: &'a Card, place: usize, chosen: bool, cx: &Cx<'a>) -> Element<'a, screen::Message> {
    let cap = if chosen { Cap::Filled } else { Cap::Plain };
    let name = font::title(card.name.as_str(), cx.pick(38.0, 30.0, 27.0, 25.0), BONE);
    let mut head = row![].spacing(12).align_y(Alignment::Center);
    if place < 9 {
        head = head.push(key_cap(&(place + 1).to_string(), cap));
    }
    let head = head.push(container(name).width(Fill));
    let broken = card.kind == Kind::Broken;
    let ink = if broken { ALARM_PALE } else { BRASS_HI };
    let mut lines = column![head, font::label(card.place.as_str(), cx.pick(27.0, 24.0, 22.0, 21.0), ink)]
        .spacing(cx.pick(6.0, 4.0, 2.0, 2.0))
        .width(Fill);
    let small = cx.pick(24.0, 22.0, 21.0, 21.0);
    if !card.about.is_empty() && cx.class() >= Class::Medium {
        lines = lines.push(font::rules(card.about.as_str(), small * 0.9, BONE2));
    }
    if cx.class() == Class::Medium && has_party(card) {
        lines = lines.push(seats(card, small));
    }
    // A wide card says it at its other side.
    let aside = cx.class() == Class::Full && has_party(card);
    if !aside && cx.class() > Class::Tiny {
        lines = lines.push(font::label(card.date.as_str(), small, BONE2));
    }
    lines.into()
}

/// Whether those who play it, and how their ship is, stand on the card. Who plays a battle is told with how it stands.
fn has_party(card: &Card) -> bool {
    match card.kind {
        Kind::Campaign | Kind::Single => true,
        Kind::Battle | Kind::Broken => false,
    }
}

/// Who plays, how the ship is, and when it was played: the right-hand part of a wide card.
fn party<'a>(card: &'a Card, cx: &Cx<'a>) -> Element<'a, screen::Message> {
    let people = card
        .seats
        .iter()
        .enumerate()
        .fold(column![].spacing(4), |column, (i, seat)| column.push(person(i, seat, 24.0)));
    let figures = font::label(card.figures.as_str(), 23.0, BONE);
    let figures = named(Thing::Rule(rule::track(Track::Hull)), figures);
    let people = named(Thing::Rule(rule::DEALT), people);
    column![people, figures, font::label(card.date.as_str(), 23.0, BONE2)]
        .spacing(8)
        .align_x(place::start(cx.mirror))
        .width(232)
        .into()
}

fn seats<'a>(card: &'a Card, size: f32) -> Element<'a, screen::Message> {
    let people = card.seats.iter().enumerate().map(|(i, seat)| person(i, seat, size));
    named(Thing::Rule(rule::DEALT), Row::with_children(people).spacing(16).wrap())
}

fn person<'a>(seat: usize, (held, name): &'a (Vec<System>, String), size: f32) -> Element<'a, screen::Message> {
    row![mark::pennant(Seat(seat), held, size * 1.15), font::tag(name.as_str(), size, BONE)]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

fn no_picture<'a>(width: f32, height: f32) -> Element<'a, screen::Message> {
    let mark = icon::tinted("own/warning", height * 0.45, ALARM_PALE);
    container(mark).center_x(width).center_y(height).style(theme::boxed(INK1, LINE, 1.5)).into()
}
