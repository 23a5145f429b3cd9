//! The two tutorials: each can be learnt step by step or played freely.

use crate::Sent;
use iced::widget::{Column, Row, column, container, space};
use iced::{ContentFit, Element, Fill};
use kit::cx::Cx;
use kit::font;
use kit::key::{Arrow, Press, moved};
use kit::measure::Class;
use kit::theme::{BONE, BONE2, BRASS, GOOD, INK1, INK2, LINE};
use kit::widget::page;
use kit::widget::row::{Standing, list};
use kit::widget::{OptionRow, panel};
use kit::{icon, theme};

/// How far a tutorial has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Progress {
    /// Not yet.
    #[default]
    NotBegun,
    /// There is a saved game of it.
    UnderWay,
    /// It was won.
    Finished,
}

impl Progress {
    fn id(self) -> &'static str {
        match self {
            Self::NotBegun => "not-begun",
            Self::UnderWay => "under-way",
            Self::Finished => "finished",
        }
    }
}

/// A tutorial, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its scenario's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The line below.
    pub subtitle: String,
    /// What it teaches.
    pub teaches: String,
    /// What playing it freely is.
    pub free: String,
    /// The drawing of a place on its card.
    pub art: String,
    /// How far it has been played.
    pub progress: Progress,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// An option: a card's place, and whether it is played step by step.
    Choose(usize, bool),
    /// The main button.
    Main,
    /// Back to the title.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Seat the players for a tutorial.
    Begin {
        /// The scenario's id.
        id: String,
        /// Step by step.
        scripted: bool,
    },
    /// Back to the title.
    Back,
}

/// The screen of tutorials.
#[derive(Debug)]
pub struct Tutorials {
    cards: Vec<Card>,
    chosen: (usize, bool),
    focus: Option<usize>,
}

impl Tutorials {
    /// The screen; the first tutorial that is not finished is chosen.
    pub fn new(cards: Vec<Card>) -> Self {
        let first = cards.iter().position(|card| card.progress != Progress::Finished).unwrap_or(0);
        Self { cards, chosen: (first, true), focus: None }
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Back => Action::Back,
            Message::Main => self.begin(),
            Message::Choose(card, scripted) => {
                self.chosen = (card, scripted);
                Action::None
            }
            Message::Press(press) => self.press(press),
        }
    }

    fn begin(&self) -> Action {
        match self.cards.get(self.chosen.0) {
            Some(card) => Action::Begin { id: card.id.clone(), scripted: self.chosen.1 },
            None => Action::None,
        }
    }

    /// The option with a number: two for each card.
    fn option(&self, n: usize) -> Option<(usize, bool)> {
        if n < self.cards.len() * 2 { Some((n / 2, n.is_multiple_of(2))) } else { None }
    }

    /// The place of the chosen option among all.
    fn place(&self) -> usize {
        self.chosen.0 * 2 + usize::from(!self.chosen.1)
    }

    fn press(&mut self, press: Press) -> Action {
        let count = self.cards.len() * 2;
        match press {
            Press::Digit(digit) => {
                let option = (digit as usize).checked_sub(1).and_then(|n| self.option(n));
                self.chosen = option.unwrap_or(self.chosen);
            }
            Press::Arrow(Arrow::Down | Arrow::Right) | Press::Tab { back: false } => {
                self.focus = moved(self.focus.or(Some(self.place())), count, true);
                self.chosen = self.focus.and_then(|n| self.option(n)).unwrap_or(self.chosen);
            }
            Press::Arrow(Arrow::Up | Arrow::Left) | Press::Tab { back: true } => {
                self.focus = moved(self.focus.or(Some(self.place())), count, false);
                self.chosen = self.focus.and_then(|n| self.option(n)).unwrap_or(self.chosen);
            }
            Press::Space => {
                self.chosen = self.focus.and_then(|n| self.option(n)).unwrap_or(self.chosen);
            }
            Press::Enter => return self.begin(),
            Press::Esc => return Action::Back,
            _ => {}
        }
        Action::None
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let cards = self.cards.iter().enumerate().map(|(i, card)| self.card(i, card, cx));
        let content: Element<'a, Sent> = if cx.class() >= Class::Medium {
            Row::with_children(cards).spacing(24).into()
        } else {
            page::scrolling(Column::with_children(cards).spacing(12))
        };
        let under_way = self.cards.get(self.chosen.0).is_some_and(|card| card.progress == Progress::UnderWay);
        let label = match (self.chosen.1, under_way) {
            (true, true) => cx.t("tutorials-main-go-on"),
            (true, false) => cx.t("tutorials-main-learn"),
            (false, _) => cx.t("tutorials-main-free"),
        };
        page::page(
            cx,
            cx.t("tutorials-head"),
            cx.t("tutorials-below"),
            content,
            (label, Some(Message::Main.into())),
            Some((cx.t("button-back"), Message::Back.into())),
        )
    }

    fn card<'a>(&'a self, i: usize, card: &'a Card, cx: &Cx<'a>) -> Element<'a, Sent> {
        let roomy = cx.class() >= Class::Medium;
        let state = cx.t(&format!("tutorials-{}", card.progress.id()));
        let ink = if card.progress == Progress::Finished { GOOD } else { BONE2 };
        let name = font::title(card.name.as_str(), cx.pick(48.0, 34.0, 30.0, 26.0), BONE);
        let words = column![
            name,
            font::story_italic(card.subtitle.as_str(), cx.pick(28.0, 21.0, 20.0, 19.0), BONE2),
            font::label(state, cx.pick(25.0, 22.0, 22.0, 20.0), ink),
        ]
        .spacing(4)
        .width(Fill);
        let rows = [true, false].map(|scripted| {
            let n = i * 2 + usize::from(!scripted);
            let (title, below) = if scripted {
                (cx.t("tutorials-learn"), cx.t("tutorials-learn-below"))
            } else {
                (cx.t("tutorials-free"), card.free.clone())
            };
            let chosen = self.chosen == (i, scripted);
            let mut option = OptionRow::new((n + 1).to_string(), title)
                .standing(if chosen { Standing::Chosen } else { Standing::Open })
                .focused(self.focus == Some(n))
                .shrink()
                .title_size(cx.pick(32.0, 26.0, 25.0, 25.0))
                .on_press(Message::Choose(i, scripted).into());
            if cx.class() >= Class::Full && cx.size().height > 1000.0 {
                option = option.below(below);
            }
            option.view()
        });
        let mut body = column![].spacing(cx.pick(20.0, 10.0, 8.0, 6.0));
        if cx.class() == Class::Full {
            let art = icon::handle(&format!("places/{}-wide", card.art));
            let art = container(icon::picture(art, Fill, Fill).content_fit(ContentFit::Cover))
                .style(theme::fill(INK1))
                .padding([10, 0]);
            // The drawing gives way to the words.
            body = body.push(art.center_x(Fill).height(Fill).max_height(260));
        }
        body = body.push(words);
        if roomy {
            body = body.push(panel::rule_h(theme::BRASS_LO, 1.5));
            body = body.push(font::rules(card.teaches.as_str(), cx.pick(26.0, 21.0, 20.0, 20.0), BONE));
            if cx.class() == Class::Medium {
                body = body.push(space().height(Fill));
            }
        }
        body = body.push(list(rows.into()));
        let line = if self.chosen.0 == i { BRASS } else { LINE };
        let plate = container(body).padding(cx.pick(28.0, 16.0, 12.0, 10.0)).style(theme::boxed(INK2, line, 1.5));
        plate.width(Fill).height(if roomy { Fill } else { iced::Shrink }).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(id: &str, progress: Progress) -> Card {
        Card {
            id: id.into(),
            name: id.into(),
            subtitle: String::new(),
            teaches: String::new(),
            free: String::new(),
            art: "theia".into(),
            progress,
        }
    }

    #[test]
    fn the_first_unfinished_is_chosen_and_digits_choose() {
        let mut screen = Tutorials::new(vec![card("one", Progress::Finished), card("two", Progress::NotBegun)]);
        assert_eq!(screen.update(Message::Main), Action::Begin { id: "two".into(), scripted: true });
        screen.update(Message::Press(Press::Digit(2)));
        let begin = Action::Begin { id: "one".into(), scripted: false };
        assert_eq!(screen.update(Message::Press(Press::Enter)), begin);
        assert_eq!(screen.update(Message::Press(Press::Esc)), Action::Back);
    }
}
