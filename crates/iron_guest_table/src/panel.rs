//! The question: who is asked, the rows to choose from, the odds, the play read back. While steps are shown: what
//! happens, and the dice.

mod end;
mod input;

use iced::widget::{Column, column, container, row, scrollable, space};
use iced::{Alignment, Element, Fill, Padding, Size};
use iron_guest::decision::{Ask, Order};
use iron_guest::event::Event;
use iron_guest::seat::Seat;
use iron_guest::words::{Message as Words, message_of};

use crate::announce::MANY;
use crate::livery::Livery;
use crate::table::{Asked, IronGuestTable, Look, Message};
use crate::words::{Said, refused};
use kit::cx::Cx;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, BONE2, INK_TEXT, INK0};
use kit::widget::page::FOOT;
use kit::widget::row::{Standing, list};
use kit::widget::{OptionRow, pennant, whole_label};
use kit::{fit, font};
use war_table::timeline::Timed;
use war_table::{BattleTable as _, own_die};

impl IronGuestTable {
    /// The panel below the log.
    pub(crate) fn panel<'a>(&'a self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let said = self.said(cx.text);
        let (seat, head, below) = self.head(&said, cx);
        let below_height = self.below_height(size.width, &said, cx);
        let body = self.body(size.width, &said, cx);
        let body = container(body).padding(Padding::new(10.0).right(16.0)).width(Fill);
        let list = scrollable(body).id(READ).style(theme::scroll).width(Fill).height(Fill);
        let mut all = column![band(seat.map(|seat| self.livery(seat)), head, below, below_height, cx), list];
        if let Some(aims) = self.pinned_aims(size.width - 26.0, &said, cx) {
            all = all.push(container(aims).padding(Padding::new(0.0).left(10.0).right(16.0)));
        }
        let all = all.push(space().height(FOOT));
        container(all).style(theme::fill(INK0)).width(size.width).height(size.height).into()
    }

    /// Who is meant, what the head says, and the line below.
    fn head(&self, said: &Said<'_>, cx: &Cx<'_>) -> (Option<Seat>, String, String) {
        if let Some(playback) = &self.playback {
            let Some(event) = playback.shown() else {
                return (None, self.past.moment_title().unwrap_or_default().to_owned(), String::new());
            };
            let line = said.words().event(playback.before(), event);
            let words = line.map(|line| said.say(&line)).unwrap_or_else(|| moving(event, said, cx));
            return (acting(playback.before(), event), words, String::new());
        }
        if let Some(outcome) = self.outcome() {
            let seat = match outcome {
                iron_guest::state::Outcome::Won(seat) => Some(seat),
                iron_guest::state::Outcome::Drawn(..) => None,
            };
            let rounds = self.shown().round;
            let below = cx.with("iron-guest-table-over", &[("rounds", rounds.into())]);
            return (seat, said.say(&said.words().outcome(outcome)), below);
        }
        if let Some(request) = self.die_asked() {
            return (None, cx.t("own-die-question"), Self::die_for(&request, said));
        }
        let Some(decision) = &self.decision else { return (None, String::new(), String::new()) };
        let seat = Some(decision.seat);
        if !self.is_person(decision.seat) {
            let player = said.player(decision.seat);
            return (seat, cx.with("iron-guest-table-thinks", &[("player", player.into())]), String::new());
        }
        match &self.asked {
            Asked::Play(announce) if announce.picked().is_some() => {
                let ship = announce.picked().map(|plays| said.ship(plays.ship)).unwrap_or_default();
                let player = said.player(decision.seat);
                let head = cx.with("iron-guest-table-play", &[("player", player.into()), ("ship", ship.into())]);
                // What is chosen is read back before it is announced (Iron Guest 14.2): here the way, and the broadsides in
                // rows of their own.
                let below = match announce.order() {
                    Some(order) => self.way_read(order, said),
                    None => cx.t(WHOLE),
                };
                (seat, head, below)
            }
            _ => (seat, said.say(&said.words().ask(decision)), String::new()),
        }
    }

    /// A play read back without its shots.
    fn way_read(&self, order: Order, said: &Said<'_>) -> String {
        let way = Order { port: None, starboard: None, ..order };
        said.say(&said.words().order(self.session.game().play(), way))
    }

    /// How high the line below the head must be, so that the rows do not move with what is chosen; none where nothing is.
    fn below_height(&self, width: f32, said: &Said<'_>, cx: &Cx<'_>) -> Option<f32> {
        let Asked::Play(announce) = &self.asked else { return None };
        let plays = announce.picked().filter(|_| self.playback.is_none() && cx.class() >= Class::Medium)?;
        let room = width - pennant_width(cx) - GAP - 2.0 * SIDE;
        let order = |code| Order { ship: plays.ship, code, port: None, starboard: None };
        let ways = plays.ways.iter().map(|way| self.way_read(order(way.passage.code), said));
        let high = |words: String| fit::whole_height(&words, BELOW, 1.2, room).ceil();
        Some(ways.chain([cx.t(WHOLE)]).map(high).fold(0.0, f32::max))
    }

    /// Whether a ship that waits has so many plays that they need the room of the log.
    pub(crate) fn is_crowded(&self) -> bool {
        match &self.asked {
            Asked::Play(announce) => {
                self.playback.is_none() && announce.ships().iter().any(|plays| plays.ways.len() > MANY)
            }
            Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => false,
        }
    }

    fn body<'a>(&'a self, width: f32, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        if let Some(playback) = &self.playback {
            return match playback.shown() {
                Some(event) => self.telling(event, said, cx),
                None => self.past.moment_acts(|press| Message::Time(Timed::Press(press)), cx),
            };
        }
        let mut all = Column::new().spacing(10);
        // Once a ship is picked, its plays and odds need the room.
        let choosing = matches!(&self.asked, Asked::Play(announce) if announce.picked().is_some());
        if cx.class() <= Class::Small
            && !choosing
            && let Some(card) = self.coach_card(Size::new(width - 26.0, f32::INFINITY), cx)
        {
            all = all.push(card);
        }
        if let Some(trouble) = &self.trouble {
            all = all.push(font::rules(refused(cx.text, trouble), 21.0, theme::ALARM_PALE));
        }
        if self.outcome().is_some() {
            return all.push(self.end(said, cx)).into();
        }
        if let Some(request) = self.die_asked() {
            // The band has no room for what it is rolled for in smaller windows.
            if cx.class() < Class::Medium {
                all = all.push(hint(Self::die_for(&request, said), cx));
            }
            return all.push(own_die::view(self.die_before(), Message::Die, cx)).into();
        }
        match &self.asked {
            Asked::Nothing => all.into(),
            Asked::Face(faces, chosen) => {
                let rows = faces.iter().enumerate().map(|(at, face)| {
                    let words = said.say(&Words::new("iron-guest-face").with("face", *face));
                    choice(at, words, *chosen == Some(at)).on_press(Message::Row(at)).view()
                });
                all.push(list(rows.collect())).into()
            }
            Asked::Either(answers, chosen) => {
                let Some(decision) = &self.decision else { return all.into() };
                let play = self.session.game().play();
                let rows = answers.iter().enumerate().map(|(at, answer)| {
                    let words = said.say(&said.words().option(play, decision, *answer));
                    choice(at, words, *chosen == Some(at)).on_press(Message::Row(at)).view()
                });
                all = all.push(list(rows.collect()));
                if let Ask::Return { shot, .. } = decision.ask {
                    let masts = play.state().ship(shot.target).map_or(0, |ship| ship.masts);
                    all = all.push(hint(said.say(&said.words().shot_odds(shot.range, masts)), cx));
                }
                all.into()
            }
            Asked::Place(placing) => all.push(self.placing(placing, said, cx)).into(),
            Asked::Play(announce) => all.push(self.announcing(announce, width - 26.0, said, cx)).into(),
        }
    }

    /// The main button's words, and what it says.
    pub(crate) fn main_label(&self, cx: &Cx<'_>) -> (String, Option<Message>) {
        if self.past.looks_back() {
            return (cx.t("past-close"), Some(Message::Look(Look::Close)));
        }
        if self.playback.is_some() {
            return (cx.t("iron-guest-table-main-go-on"), Some(Message::Main));
        }
        if self.outcome().is_some() {
            return (cx.t("iron-guest-table-leave"), Some(Message::Main));
        }
        if self.die_asked().is_some() {
            let (before, dice) = (self.die_before(), own_die::source(cx.settings));
            return (own_die::label(before, dice, cx), own_die::main(before, dice).map(|_| Message::Main));
        }
        let ready = self.chosen().map(|_| Message::Main);
        let key = match &self.asked {
            Asked::Nothing => "iron-guest-table-main-wait",
            Asked::Face(..) => "iron-guest-table-main-face",
            Asked::Place(_) => "iron-guest-table-main-place",
            Asked::Play(announce) if announce.asks_for_ship() => "iron-guest-table-main-pick",
            Asked::Play(_) if ready.is_none() => "iron-guest-table-main-way",
            Asked::Play(_) => "iron-guest-table-main-play",
            Asked::Either(..) => "iron-guest-table-main-answer",
        };
        (cx.t(key), ready)
    }
}

/// The seat that did what an event tells, if one did.
fn acting(before: &iron_guest::state::State, event: &Event) -> Option<Seat> {
    let owner = |ship| before.ship(ship).map(|ship| ship.owner);
    match event {
        Event::FirstRolled(seat, _)
        | Event::First(seat)
        | Event::TurnBegan(seat, _)
        | Event::DrawOffered(seat)
        | Event::DrawAgreed(seat)
        | Event::DrawRefused(seat)
        | Event::Resigned(seat) => Some(*seat),
        Event::Placed(ship, _)
        | Event::Moved(ship, _)
        | Event::Fired { ship, .. }
        | Event::MastLost(ship, _)
        | Event::Sunk(ship)
        | Event::Capsized(ship)
        | Event::HeldFire(ship) => owner(*ship),
        Event::Announced { order, .. } => owner(order.ship),
        Event::GrappleEqual { attacker, .. } | Event::Grappled { attacker, .. } => owner(*attacker),
        Event::FirstEqual(..)
        | Event::FaceDealt(..)
        | Event::FaceTaken(..)
        | Event::ShoalDrawn(..)
        | Event::ShoalsRefused(..)
        | Event::ShoalsLaid(..)
        | Event::UpwindRolled(..)
        | Event::Begins(..)
        | Event::RoundBegan(..)
        | Event::Rolled(..)
        | Event::Played(..)
        | Event::Goes(..)
        | Event::WindRolled(..)
        | Event::RoundEnded(..)
        | Event::Over(..) => None,
    }
}

/// A ship that is on its way, which the log does not tell, for it has told the play already; nothing of any other event.
fn moving(event: &Event, said: &Said<'_>, cx: &Cx<'_>) -> String {
    let Event::Moved(ship, berth) = event else { return String::new() };
    let heading = said.say(&message_of("heading", berth.heading.id()));
    let args = [("ship", said.ship(*ship).into()), ("heading", heading.into())];
    cx.with("iron-guest-table-moves", &args)
}

/// How high the pennant in the head is, and the room round it. In the smallest windows the list needs the room.
fn pennant_size(cx: &Cx<'_>) -> (f32, f32) {
    cx.pick((40.0, 8.0), (40.0, 8.0), (40.0, 8.0), (28.0, 5.0))
}

/// Between the pennant and the words, and beside the words.
const GAP: f32 = 12.0;
const SIDE: f32 = 8.0;
/// The size of the line below the head.
const BELOW: f32 = 21.0;
/// The line below the head while no way is chosen.
const WHOLE: &str = "iron-guest-table-announced-whole";

/// How wide the pennant is, with the room round it.
fn pennant_width(cx: &Cx<'_>) -> f32 {
    let (high, round) = pennant_size(cx);
    pennant::width(high) + 2.0 * round
}

/// The head of the panel: the pennant, and words on the colour of the squadron. The line below may have a height of its own.
fn band<'a>(
    livery: Option<Livery>,
    head: String,
    below: String,
    below_height: Option<f32>,
    cx: &Cx<'a>,
) -> Element<'a, Message> {
    let (ground, ink) = match livery {
        Some(livery) => (livery.color(), INK_TEXT),
        None => (theme::PAPER, INK_TEXT),
    };
    let mut words = column![whole_label(head, cx.pick(29.0, 26.0, 24.0, 24.0), ink)];
    if !below.is_empty() && cx.class() >= Class::Medium {
        let below = container(whole_label(below, BELOW, ink));
        words = words.push(match below_height {
            Some(high) => below.height(high),
            None => below,
        });
    }
    let mut face = row![].align_y(Alignment::Center).spacing(GAP);
    if let Some(livery) = livery {
        let (high, round) = pennant_size(cx);
        face = face.push(container(livery.pennant(high)).padding(round).style(theme::fill(INK0)));
    }
    face = face.push(container(words).padding([6.0, SIDE]).width(Fill));
    container(face).style(theme::fill(ground)).width(Fill).into()
}

pub(crate) fn choice<'a>(at: usize, words: String, chosen: bool) -> OptionRow<'a, Message> {
    let standing = if chosen { Standing::Chosen } else { Standing::Open };
    OptionRow::new(kit::key::row_key(at), words).standing(standing).title_size(23.0)
}

pub(crate) fn hint<'a>(words: String, cx: &Cx<'a>) -> Element<'a, Message> {
    font::rules(words, cx.pick(21.0, 20.0, 20.0, 20.0), BONE2).into()
}
