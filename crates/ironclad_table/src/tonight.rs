//! Who is at the table tonight: asked when a campaign of several is gone on with, and from the menu.

use crate::Sent;
use crate::widget::mark::{self, System};
use iced::widget::{Column, Row, button, column, container, row, space};
use iced::{Alignment, Element, Fill};
use ironclad_game::engine::Seat;
use ironclad_game::save::Tonight;
use kit::cx::Cx;
use kit::font;
use kit::key::{Arrow, Press, moved};
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK2, INK3, LINE, PICK};
use kit::widget::key::{Cap, key_cap};
use kit::widget::page;
use kit::widget::ring::ring;

/// A player of the campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// The name; empty if none was given.
    pub name: String,
    /// The systems dealt to the seat.
    pub held: Vec<System>,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// This seat's player is there, or is not: the next that can be said of it.
    Turn(Seat),
    /// The main button.
    Main,
    /// Back.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// To the table, with these.
    Go(Tonight),
    /// Back to where one came from: the title where the game was just opened, else the table.
    Back {
        /// Whether the game was just opened.
        opened: bool,
    },
}

/// The screen.
#[derive(Debug)]
pub struct TonightScreen {
    players: Vec<Player>,
    tonight: Tonight,
    /// The game was just opened.
    opened: bool,
    focus: Option<usize>,
}

impl TonightScreen {
    /// The screen over a game that was just opened: everybody is taken to be there.
    pub fn opened(players: Vec<Player>) -> Self {
        Self { players, tonight: Tonight::EVERYBODY, opened: true, focus: None }
    }

    /// The screen from the menu, as it was said last.
    pub fn in_play(players: Vec<Player>, tonight: Tonight) -> Self {
        Self { players, tonight, opened: false, focus: None }
    }

    /// The next that can be said of a seat: there; away, with each of the others sitting in; there again. Somebody
    /// always is.
    fn turn(&mut self, seat: Seat) {
        let others: Vec<Seat> = self.tonight.here(self.players.len()).filter(|other| *other != seat).collect();
        // The next seat round the table comes first.
        let round = others.iter().filter(|other| **other > seat).chain(others.iter().filter(|other| **other < seat));
        let next = if self.tonight.is_here(seat) {
            round.copied().next()
        } else {
            round.copied().skip_while(|other| *other != self.tonight.answers_for(seat)).nth(1)
        };
        let away = next.and_then(|sits_in| self.tonight.without(seat, sits_in));
        self.tonight = away.unwrap_or_else(|| self.tonight.with(seat));
    }

    fn turn_at(&mut self, place: usize) -> Action {
        if let Some(seat) = self.players.get(place).map(|player| player.seat) {
            self.turn(seat);
        }
        Action::None
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Turn(seat) => {
                self.turn(seat);
                Action::None
            }
            Message::Main | Message::Press(Press::Enter) => Action::Go(self.tonight),
            Message::Back | Message::Press(Press::Esc) => Action::Back { opened: self.opened },
            Message::Press(Press::Digit(digit)) => match (digit as usize).checked_sub(1) {
                Some(place) => self.turn_at(place),
                None => Action::None,
            },
            Message::Press(Press::Space) => match self.focus {
                Some(place) => self.turn_at(place),
                None => Action::Go(self.tonight),
            },
            Message::Press(Press::Arrow(Arrow::Right | Arrow::Down) | Press::Tab { back: false }) => {
                self.focus = moved(self.focus, self.players.len(), true);
                Action::None
            }
            Message::Press(Press::Arrow(Arrow::Left | Arrow::Up) | Press::Tab { back: true }) => {
                self.focus = moved(self.focus, self.players.len(), false);
                Action::None
            }
            Message::Press(_) => Action::None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let roomy = cx.class() >= Class::Medium;
        let cards = self.players.iter().enumerate().map(|(place, player)| self.card(place, player, cx));
        let cards: Element<'a, Sent> = if roomy {
            Row::with_children(cards).spacing(20).into()
        } else {
            Column::with_children(cards).spacing(10).into()
        };
        let hint = font::rules(cx.t("tonight-hint"), cx.pick(26.0, 23.0, 22.0, 21.0), BONE2);
        let body = column![cards, hint].spacing(cx.pick(36.0, 22.0, 12.0, 10.0));
        let body: Element<'a, Sent> = if roomy { body.into() } else { page::scrolling(body) };
        let back = if self.opened { "button-back" } else { "menu-back" };
        page::page(
            cx,
            cx.t("tonight-head"),
            if roomy { cx.t("tonight-below") } else { String::new() },
            body,
            (cx.t("tonight-main"), Some(Message::Main.into())),
            Some((cx.t(back), Message::Back.into())),
        )
    }

    /// A player: the pennant with what she answers for tonight, her name, and whether she is there.
    fn card<'a>(&'a self, place: usize, player: &'a Player, cx: &Cx<'a>) -> Element<'a, Sent> {
        let roomy = cx.class() >= Class::Medium;
        let here = self.tonight.is_here(player.seat);
        let runs: Vec<System> = self.answered(player.seat);
        let seat = mark::Seat(usize::from(player.seat.number().saturating_sub(1)));
        let (size, small) = (cx.pick(42.0, 30.0, 28.0, 26.0), cx.pick(28.0, 23.0, 22.0, 21.0));
        let said = match (here, self.sits_in(player)) {
            (false, Some(other)) => cx.with("tonight-away", &[("name", named(other, cx).into())]),
            _ => cx.t("tonight-here"),
        };
        let cap = key_cap(&(place + 1).to_string(), if here { Cap::Filled } else { Cap::Plain });
        let name = font::title(named(player, cx), size, if here { BONE } else { BONE2 });
        let said = font::label(said, small, if here { BRASS_HI } else { BONE2 });
        let systems = |row: Row<'a, Sent>| {
            runs.iter().fold(row, |row, held| {
                let name = font::tag(held.name(cx.text), small, held.color());
                row.push(row![mark::system(*held, small * 1.1), name].spacing(8).align_y(Alignment::Center))
            })
        };
        let systems = systems(Row::new().spacing(20));
        let face: Element<'a, Sent> = if roomy {
            let flag = mark::pennant(seat, &runs, cx.pick(92.0, 58.0, 40.0, 40.0));
            let head = row![flag, space().width(Fill), cap].align_y(Alignment::Start);
            column![head, name, said, container(systems.wrap()).height(small * 2.8)]
                .spacing(cx.pick(16.0, 10.0, 8.0, 8.0))
                .into()
        } else {
            let flag = mark::pennant(seat, &runs, 34.0);
            let words = column![name, said].width(Fill);
            row![cap, flag, words, systems].spacing(14).align_y(Alignment::Center).into()
        };
        let (ground, line, width) = if here { (PICK, BRASS_HI, 2.5) } else { (INK2, LINE, 1.5) };
        let plate = button(face)
            .width(Fill)
            .padding(cx.pick(26.0, 18.0, 10.0, 8.0))
            .style(theme::plate(ground, if here { PICK } else { INK3 }, line, width))
            .on_press(Message::Turn(player.seat).into());
        ring(plate, self.focus == Some(place))
    }

    /// The systems that a seat answers for tonight.
    fn answered(&self, seat: Seat) -> Vec<System> {
        let own = self.players.iter().filter(|player| self.tonight.answers_for(player.seat) == seat);
        let mut all: Vec<System> = own.flat_map(|player| player.held.iter().copied()).collect();
        all.sort();
        all
    }

    /// Who sits in for a player.
    fn sits_in(&self, player: &Player) -> Option<&Player> {
        let answers = self.tonight.answers_for(player.seat);
        self.players.iter().find(|other| other.seat == answers)
    }
}

/// What a player is called.
fn named(player: &Player, cx: &Cx<'_>) -> String {
    match player.name.as_str() {
        "" => cx.with("seat", &[("number", player.seat.number().into())]),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ironclad_game::engine::SEATS;

    fn screen(players: usize) -> TonightScreen {
        let player = |seat: Seat| Player { seat, name: format!("{}", seat.number()), held: Vec::new() };
        TonightScreen::opened(SEATS.into_iter().take(players).map(player).collect())
    }

    /// Whoever sits in for each seat, after these keys.
    fn after(players: usize, keys: &[u32]) -> [u8; 3] {
        let mut screen = screen(players);
        for key in keys {
            screen.update(Message::Press(Press::Digit(*key)));
        }
        SEATS.map(|seat| screen.tonight.answers_for(seat).number())
    }

    #[test]
    fn a_key_goes_through_all_that_can_be_said_of_a_seat() {
        assert_eq!(after(3, &[2]), [1, 3, 3], "the next seat sits in");
        assert_eq!(after(3, &[2, 2]), [1, 1, 3], "then the other");
        assert_eq!(after(3, &[2, 2, 2]), [1, 2, 3], "then she is there again");
        assert_eq!(after(2, &[1]), [2, 2, 3]);
        assert_eq!(after(2, &[1, 1]), [1, 2, 3]);
    }

    #[test]
    fn somebody_is_always_there() {
        assert_eq!(after(3, &[1, 2, 3]), [3, 3, 3], "the last one stays");
        assert_eq!(after(2, &[1, 2]), [2, 2, 3]);
    }

    #[test]
    fn whoever_sat_in_and_goes_hands_all_on() {
        assert_eq!(after(3, &[2, 3]), [1, 1, 1]);
    }
}
