//! Who sits where: how many players, their names, and the dealing of the three systems.

use crate::Sent;
use crate::widget::mark::{self, Seat, System};
use iced::widget::{Column, Row, button, column, container, row, space, text_input};
use iced::{Alignment, Element, Fill};
use kit::cx::Cx;
use kit::key::{Arrow, Press};
use kit::measure::Class;
use kit::name;
use kit::theme::{self, BONE, BONE2, INK2, INK3, LINE, PICK};
use kit::widget::key::{Cap, key_cap};
use kit::widget::page;
use kit::widget::shrink_to_fit;
use kit::{fit, font};
use serde::{Deserialize, Serialize};

/// Seats at the most.
const SEATS: usize = 3;

/// How many play, and who has which system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealing {
    /// How many play.
    count: usize,
    /// Which seat holds Bridge, Weapons, Hangar; from 0.
    holder: [usize; 3],
}

impl Dealing {
    /// The usual one for so many players.
    fn usual(count: usize) -> Self {
        let holder = match count {
            0 | 1 => [0, 0, 0],
            2 => [0, 1, 0],
            _ => [0, 1, 2],
        };
        Self { count: count.clamp(1, SEATS), holder }
    }

    /// Whether it can be made here: each system is one player's who is there, and each of them has one. What is read from a
    /// file may be anything.
    fn can_be_made(&self) -> bool {
        let seats = 0..self.count;
        (1..=SEATS).contains(&self.count)
            && self.holder.iter().all(|holder| seats.contains(holder))
            && seats.clone().all(|seat| self.holder.contains(&seat))
    }

    /// The systems of a seat.
    fn held(&self, seat: usize) -> Vec<System> {
        System::HELD
            .into_iter()
            .zip(self.holder)
            .filter(|(_, holder)| *holder == seat)
            .map(|(system, _)| system)
            .collect()
    }

    /// Passes a system to the next seat. A seat left without gets one back in exchange.
    fn pass(&mut self, system: System) {
        let at = system as usize;
        let Some(from) = self.holder.get(at).copied() else {
            return;
        };
        let to = (from + 1) % self.count;
        if let Some(holder) = self.holder.get_mut(at) {
            *holder = to;
        }
        if self.held(from).is_empty() {
            let back = (0..3).find(|i| *i != at && self.holder[*i] == to);
            if let Some(i) = back {
                self.holder[i] = from;
            }
        }
    }
}

/// A seat that was taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// The player's name.
    pub name: String,
    /// The systems dealt to the seat.
    pub held: Vec<System>,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key that no field took.
    Press(Press),
    /// The number of players was chosen.
    Count(usize),
    /// A name was typed.
    Name(usize, String),
    /// A system is passed on to the next seat.
    Pass(System),
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
    /// To the next field.
    NextField,
    /// To the field before.
    FieldBefore,
    /// Begin with these seats.
    Begin(Vec<Taken>),
    /// Back to where one came from.
    Back,
}

/// The screen of seats.
#[derive(Debug)]
pub struct Seats {
    /// The names of all seats, those too that are not in use.
    names: [String; SEATS],
    dealing: Dealing,
}

impl Seats {
    /// The screen, with the names that were given last and what was dealt to them. If that cannot be, as many play as there
    /// are names, and each has what is usual.
    pub fn new(last: &[String], dealt: Option<Dealing>) -> Self {
        let mut names: [String; SEATS] = Default::default();
        for (name, old) in names.iter_mut().zip(last) {
            *name = name::cut(old);
        }
        let dealing = dealt.filter(Dealing::can_be_made).unwrap_or_else(|| Dealing::usual(last.len()));
        Self { names, dealing }
    }

    /// One player more, or one less; at either end the dealing stays as it is.
    fn count_on(&mut self, more: bool) {
        let count = if more { self.dealing.count + 1 } else { self.dealing.count - 1 };
        if (1..=SEATS).contains(&count) {
            self.update(Message::Count(count));
        }
    }

    /// The names of all seats, those too that are not in use.
    pub fn names(&self) -> Vec<String> {
        self.names.iter().map(|name| name.trim().to_owned()).collect()
    }

    /// How many play, and who has which system.
    pub fn dealing(&self) -> Dealing {
        self.dealing
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Count(count) => {
                self.dealing = Dealing::usual(count);
                Action::None
            }
            Message::Name(seat, name) => {
                if let Some(old) = self.names.get_mut(seat) {
                    *old = name::cut(&name);
                }
                Action::None
            }
            Message::Pass(system) => {
                self.dealing.pass(system);
                Action::None
            }
            Message::Main => {
                let seats = self.names().into_iter().take(self.dealing.count).enumerate();
                Action::Begin(seats.map(|(i, name)| Taken { name, held: self.dealing.held(i) }).collect())
            }
            Message::Back => Action::Back,
            Message::Press(press) => match press {
                Press::Digit(count @ 1..=3) => self.update(Message::Count(count as usize)),
                Press::Letter(letter) => match System::HELD.into_iter().find(|s| s.id().starts_with(letter)) {
                    Some(system) => self.update(Message::Pass(system)),
                    None => Action::None,
                },
                Press::Tab { back: false } | Press::Arrow(Arrow::Down) => Action::NextField,
                Press::Tab { back: true } | Press::Arrow(Arrow::Up) => Action::FieldBefore,
                Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)) => {
                    self.count_on(arrow == Arrow::Right);
                    Action::None
                }
                Press::Enter => self.update(Message::Main),
                Press::Esc => Action::Back,
                _ => Action::None,
            },
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let roomy = cx.class() >= Class::Medium;
        let counts = (1..=SEATS).fold(Row::new().spacing(12), |row, n| row.push(self.count(n, cx)));
        // Where there is no room beside the numbers, the key stands before the first name.
        let counts = if cx.class() > Class::Tiny { counts.push(to_the_names(cx)) } else { counts };
        let counts = counts.align_y(Alignment::Center);
        let cards = (0..self.dealing.count).map(|i| self.card(i, cx));
        let seats: Element<'a, Sent> = if roomy {
            let empty = (self.dealing.count..SEATS).map(|_| space().width(Fill).into());
            Row::with_children(cards.chain(empty)).spacing(20).into()
        } else {
            Column::with_children(cards).spacing(8).into()
        };
        let full = self.names.iter().take(self.dealing.count).any(|name| name::is_full(name));
        let hint = if full {
            name::full(cx)
        } else if self.dealing.count == 1 {
            cx.t("seats-hint-one")
        } else {
            cx.t("seats-hint")
        };
        let mut body = column![counts, seats].spacing(cx.pick(36.0, 20.0, 8.0, 6.0));
        if roomy || full {
            body = body.push(font::rules(hint, cx.pick(26.0, 23.0, 23.0, 23.0), BONE2));
        }
        let body: Element<'a, Sent> = if roomy { body.into() } else { page::scrolling(body) };
        page::page(
            cx,
            cx.t("seats-head"),
            if roomy { cx.t("seats-below") } else { String::new() },
            body,
            (cx.t(if self.dealing.count > 1 { "seats-main" } else { "seats-main-one" }), Some(Message::Main.into())),
            Some((cx.t("button-back"), Message::Back.into())),
        )
    }

    fn count<'a>(&self, n: usize, cx: &Cx<'a>) -> Element<'a, Sent> {
        let chosen = self.dealing.count == n;
        let face = row![
            key_cap(&n.to_string(), if chosen { Cap::Filled } else { Cap::Plain }),
            font::tag(cx.with("seats-count", &[("count", n.into())]), cx.pick(34.0, 26.0, 24.0, 22.0), BONE),
        ]
        .spacing(12)
        .align_y(Alignment::Center);
        let (ground, line) = if chosen { (PICK, theme::BRASS_HI) } else { (INK2, LINE) };
        button(container(face).center_y(Fill))
            .height(cx.pick(72.0, 56.0, 48.0, 46.0))
            .padding([0, 20])
            .style(theme::plate(ground, if chosen { PICK } else { INK3 }, line, if chosen { 2.5 } else { 1.5 }))
            .on_press(Message::Count(n).into())
            .into()
    }

    fn card<'a>(&'a self, i: usize, cx: &Cx<'a>) -> Element<'a, Sent> {
        let roomy = cx.class() >= Class::Medium;
        let held = self.dealing.held(i);
        let place = match self.dealing.count {
            1 => cx.t("seats-your-name"),
            _ => cx.with("seats-place", &[("number", (i + 1).into())]),
        };
        let name = text_input(&place, self.names.get(i).map_or("", String::as_str))
            .id(FIELDS[i.min(2)])
            .on_input(move |name| Message::Name(i, name).into())
            .on_submit(Message::Main.into())
            .font(font::TITLE)
            .size(fit::fitting(&place, font::TITLE, NAME - 29.0, cx.pick(42.0, 28.0, 25.0, 23.0)))
            .padding([8, 14])
            .style(theme::field);
        let systems = held.iter().map(|system| {
            let face = row![
                mark::system(*system, cx.pick(36.0, 28.0, 26.0, 26.0)),
                shrink_to_fit(system.name(cx.text), cx.pick(34.0, 24.0, 23.0, 22.0), system.color()),
            ]
            .spacing(10)
            .align_y(Alignment::Center);
            let plate = button(container(face).center_y(Fill))
                .height(cx.pick(64.0, 46.0, 44.0, 44.0))
                .padding([0, 14])
                .style(theme::plate(theme::INK0, INK3, LINE, 1.5));
            // Alone there is nobody to pass a system to.
            plate.on_press_maybe((self.dealing.count > 1).then_some(Message::Pass(*system).into())).into()
        });
        let body: Element<'a, Sent> = if roomy {
            let systems = Column::with_children(systems).spacing(8);
            let flag = mark::pennant(Seat(i), &held, cx.pick(116.0, 44.0, 44.0, 40.0));
            // Where it is low, pennant and name share a line.
            let (above, name) = match cx.class() {
                Class::Full => (Some(Element::from(flag)), Element::from(name)),
                _ => (None, row![flag, name].spacing(12).align_y(Alignment::Center).into()),
            };
            Column::new()
                .extend(above)
                .extend([
                    name,
                    font::tag(cx.t("seats-holds"), cx.pick(26.0, 22.0, 22.0, 22.0), BONE2).into(),
                    systems.into(),
                ])
                .spacing(cx.pick(18.0, 12.0, 8.0, 8.0))
                .into()
        } else {
            let systems = systems.map(|system| container(system).width(Fill).into());
            let systems = Row::with_children(systems).spacing(6);
            let flag = mark::pennant(Seat(i), &held, 36.0);
            match cx.class() {
                Class::Tiny => {
                    let key = (i == 0).then(|| key_cap(&cx.t("key-next-field"), Cap::Plain));
                    let head = row![flag].extend(key).push(name).spacing(12).align_y(Alignment::Center);
                    column![head, systems].spacing(6).into()
                }
                _ => row![flag, name.width(NAME), systems].spacing(12).align_y(Alignment::Center).into(),
            }
        };
        page::card(body, cx.pick(26.0, 16.0, 8.0, 6.0)).into()
    }
}

/// The key that leads to the names.
fn to_the_names<'a>(cx: &Cx<'a>) -> Element<'a, Sent> {
    let words = font::tag(cx.t("seats-names"), cx.pick(26.0, 22.0, 22.0, 22.0), BONE2);
    let key = row![key_cap(&cx.t("key-next-field"), Cap::Plain), words].spacing(10).align_y(Alignment::Center);
    container(key).padding([0, 12]).into()
}

/// The width of a name's field in a small window, and the least in any.
const NAME: f32 = 200.0;

/// The fields' ids.
const FIELDS: [&str; 3] = ["seat-1", "seat-2", "seat-3"];

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(count: usize) -> Seats {
        let mut seats = Seats::new(&[], None);
        seats.update(Message::Count(count));
        seats
    }

    #[test]
    fn every_seat_keeps_a_system_however_they_are_passed() {
        for count in 1..=3 {
            let mut seats = seats(count);
            for n in 0..60 {
                seats.update(Message::Pass(System::HELD[(n * 7 + n / 3) % 3]));
                let sizes: Vec<usize> = (0..count).map(|seat| seats.dealing.held(seat).len()).collect();
                assert_eq!(sizes.iter().sum::<usize>(), 3);
                assert!(sizes.iter().all(|size| *size > 0), "{sizes:?}");
            }
        }
    }

    #[test]
    fn arrows_lead_to_the_names_and_change_how_many_play() {
        let mut seats = seats(2);
        let mut press = |arrow| seats.update(Message::Press(Press::Arrow(arrow)));
        assert_eq!(press(Arrow::Down), Action::NextField);
        assert_eq!(press(Arrow::Up), Action::FieldBefore);
        press(Arrow::Right);
        seats.update(Message::Pass(System::Bridge));
        let dealt = seats.dealing;
        seats.update(Message::Press(Press::Arrow(Arrow::Right)));
        assert_eq!((seats.dealing.count, seats.dealing), (3, dealt), "at the end nothing is dealt anew");
        seats.update(Message::Press(Press::Arrow(Arrow::Left)));
        assert_eq!(seats.dealing.count, 2);
    }

    #[test]
    fn a_name_ends_where_there_is_no_more_room() {
        let mut seats = seats(1);
        seats.update(Message::Name(0, "Ó".repeat(name::LONGEST + 5)));
        assert_eq!(seats.names(), ["Ó".repeat(name::LONGEST).as_str(), "", ""]);
    }

    #[test]
    fn names_go_with_the_seats() {
        let mut seats = seats(2);
        seats.update(Message::Name(1, " Jonas ".into()));
        let Action::Begin(taken) = seats.update(Message::Main) else {
            panic!("it begins");
        };
        assert_eq!(taken[1], Taken { name: "Jonas".into(), held: vec![System::Weapons] });
    }

    #[test]
    fn what_was_dealt_is_dealt_again() {
        let mut before = seats(3);
        before.update(Message::Name(2, "Tove".into()));
        before.update(Message::Pass(System::Bridge));
        let after = Seats::new(&before.names(), Some(before.dealing()));
        assert_eq!((after.names(), after.dealing()), (before.names(), before.dealing()));
        // The name of somebody who is not there today is kept for the next time.
        before.update(Message::Count(2));
        let mut after = Seats::new(&before.names(), Some(before.dealing()));
        assert_eq!(after.dealing(), Dealing::usual(2));
        after.update(Message::Count(3));
        let Action::Begin(taken) = after.update(Message::Main) else {
            panic!("it begins");
        };
        assert_eq!(taken[2].name, "Tove");
    }

    #[test]
    fn what_cannot_be_dealt_does_not_come_back() {
        let names = ["Mara".to_owned(), "Jonas".to_owned()];
        let odd = [
            (0, [0, 0, 0]),
            (4, [0, 1, 2]),
            (usize::MAX, [0, 1, 0]),
            // A system that nobody has, and somebody without one.
            (2, [0, 1, 2]),
            (2, [0, 0, 0]),
            (3, [0, 1, 1]),
        ];
        for (count, holder) in odd {
            let seats = Seats::new(&names, Some(Dealing { count, holder }));
            assert_eq!(seats.dealing(), Dealing::usual(2), "{count} {holder:?}");
        }
        for dealing in [Dealing { count: 2, holder: [1, 0, 1] }, Dealing { count: 1, holder: [0, 0, 0] }] {
            assert_eq!(Seats::new(&names, Some(dealing)).dealing(), dealing);
        }
    }
}
