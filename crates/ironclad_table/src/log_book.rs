//! The campaign's log book: the ship, her people, the powers, the star chart and what is written, a leaf for each.

pub mod chart;
pub mod crew;
pub mod papers;
pub mod powers;
pub mod present;
pub mod ship;
pub mod told;

use std::path::PathBuf;

use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

use crate::Sent;
use crate::inspect::Thing;
use kit::cx::Cx;
use kit::inspect::named;
use kit::key::{Arrow, Press, moved};
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK2, INK3, LINE, PICK};
use kit::widget::key::{Cap, key_cap};
use kit::widget::page;
use kit::{fit, font};

/// What stands in the log book.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LogBookView {
    /// What the campaign is called.
    pub title: String,
    /// Which chapter it is, and which day.
    pub below: String,
    /// The ship.
    pub ship: ship::ShipLeaf,
    /// Her people.
    pub crew: crew::CrewLeaf,
    /// The powers.
    pub powers: powers::PowersLeaf,
    /// The star chart.
    pub chart: chart::ChartLeaf,
    /// What was kept to be read again.
    pub papers: papers::PapersLeaf,
    /// What is written, chapter by chapter.
    pub told: Vec<told::ToldChapter>,
}

/// A leaf of the log book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaf {
    /// Purse, tracks, and what is aboard.
    Ship,
    /// Everybody on the roster, and who has left.
    Crew,
    /// How the powers stand.
    Powers,
    /// The ports that are known, and the voyages between them.
    Chart,
    /// Papers, letters and proofs that were kept.
    Papers,
    /// What has happened, chapter by chapter.
    Story,
}

impl Leaf {
    /// All of them, in their order.
    pub const ALL: [Self; 6] = [Self::Ship, Self::Crew, Self::Powers, Self::Chart, Self::Papers, Self::Story];

    fn id(self) -> &'static str {
        match self {
            Self::Ship => "ship",
            Self::Crew => "crew",
            Self::Powers => "powers",
            Self::Chart => "chart",
            Self::Papers => "papers",
            Self::Story => "told",
        }
    }

    fn place(self) -> usize {
        Self::ALL.iter().position(|leaf| *leaf == self).unwrap_or_default()
    }
}

/// What happened here, or a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// To a leaf.
    Turn(Leaf),
    /// The main button.
    Close,
}

/// What the window should do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Scroll to a place, from 0 at the head of the leaf to 100 at its foot.
    Show(u8),
    /// Scroll a little.
    Scroll {
        /// Downwards.
        down: bool,
    },
    /// Back to where one came from.
    Back,
}

/// How far the reading of a file is.
#[derive(Debug)]
enum Reading {
    /// It is being read.
    UnderWay(PathBuf),
    /// Here it is.
    Here(Box<LogBookView>),
    /// It could not be read, and why.
    Failed(String),
}

/// The screen.
#[derive(Debug)]
pub struct LogBook {
    reading: Reading,
    leaf: Leaf,
}

impl LogBook {
    /// The log book of a game that is open.
    pub fn new(view: LogBookView) -> Self {
        Self { reading: Reading::Here(Box::new(view)), leaf: Leaf::Ship }
    }

    /// The log book of a file that is being read.
    pub fn of(path: PathBuf) -> Self {
        Self { reading: Reading::UnderWay(path), leaf: Leaf::Ship }
    }

    /// The file has been read, or not. That of another file is too late to matter.
    pub fn read(&mut self, path: &std::path::Path, read: Result<Box<LogBookView>, String>) {
        if matches!(&self.reading, Reading::UnderWay(own) if own == path) {
            self.reading = read.map_or_else(Reading::Failed, Reading::Here);
        }
    }

    /// The leaf that lies open.
    pub fn leaf(&self) -> Leaf {
        self.leaf
    }

    /// What stands in it, once it has been read.
    pub fn shown(&self) -> Option<&LogBookView> {
        match &self.reading {
            Reading::Here(view) => Some(view),
            Reading::UnderWay(_) | Reading::Failed(_) => None,
        }
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Turn(leaf) => self.turn(leaf),
            Message::Close | Message::Press(Press::Enter | Press::Esc | Press::Letter('g')) => Action::Back,
            Message::Press(press) => match press {
                Press::Arrow(Arrow::Right) | Press::Tab { back: false } => self.step(true),
                Press::Arrow(Arrow::Left) | Press::Tab { back: true } => self.step(false),
                Press::Arrow(Arrow::Down) | Press::Space => Action::Scroll { down: true },
                Press::Arrow(Arrow::Up) => Action::Scroll { down: false },
                Press::Digit(digit) => {
                    let leaf = (digit as usize).checked_sub(1).and_then(|place| Leaf::ALL.get(place));
                    leaf.map_or(Action::None, |leaf| self.turn(*leaf))
                }
                _ => Action::None,
            },
        }
    }

    fn step(&mut self, forward: bool) -> Action {
        let to = moved(Some(self.leaf.place()), Leaf::ALL.len(), forward);
        to.and_then(|to| Leaf::ALL.get(to)).map_or(Action::None, |leaf| self.turn(*leaf))
    }

    fn turn(&mut self, leaf: Leaf) -> Action {
        self.leaf = leaf;
        // What was written last is what one looks for.
        Action::Show(if leaf == Leaf::Story { 100 } else { 0 })
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let main = (cx.t("log-book-close"), Some(Message::Close.into()));
        let (title, below) = match &self.reading {
            Reading::Here(view) => (view.title.clone(), view.below.clone()),
            Reading::UnderWay(_) | Reading::Failed(_) => (cx.t("log-book-head"), String::new()),
        };
        let body = column![self.tabs(cx), container(self.body(cx)).width(Fill).height(Fill)];
        let body = body.spacing(cx.pick(16.0, 12.0, 8.0, 6.0));
        if cx.class() >= Class::Medium {
            return page::page(cx, title, below, body, main, None);
        }
        // No title: what little room there is belongs to the leaf.
        let (top, foot) = cx.pick((0.0, 0.0), (0.0, 0.0), (26.0, 116.0), (8.0, 92.0));
        let inside = container(body).padding(Padding::new(page::side(cx)).top(top).bottom(foot));
        page::with_buttons(cx, page::ground(cx, inside.width(Fill).height(Fill)), main, None)
    }

    /// A tab for each leaf, with its key.
    fn tabs<'a>(&self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let size = cx.pick(27.0, 25.0, 23.0, 21.0);
        let names: Vec<String> = Leaf::ALL.iter().map(|leaf| cx.t(&format!("log-book-{}", leaf.id()))).collect();
        let keys = cx.class() >= Class::Small;
        let room =
            (cx.size().width - 2.0 * page::side(cx) - (Leaf::ALL.len() - 1) as f32 * 6.0) / Leaf::ALL.len() as f32;
        let room = room - if keys { 62.0 } else { 18.0 };
        // All in one size, that of the longest.
        let size = names.iter().map(|name| fit::label(name, room, size, 15.0)).fold(size, f32::min);
        let tabs = Leaf::ALL.into_iter().zip(names).enumerate().map(|(place, (leaf, name))| {
            let open = leaf == self.leaf;
            let mut face = row![].spacing(8).align_y(Alignment::Center);
            if keys {
                face = face.push(key_cap(&(place + 1).to_string(), if open { Cap::Filled } else { Cap::Plain }));
            }
            let face = face.push(font::label(name, size, if open { BRASS_HI } else { BONE }));
            let (ground, line) = if open { (PICK, BRASS_HI) } else { (INK2, LINE) };
            button(container(face).center_x(Fill).center_y(Fill))
                .width(Fill)
                .height(cx.pick(50.0, 46.0, 44.0, 44.0))
                .padding([0, 6])
                .style(theme::plate(ground, if open { PICK } else { INK3 }, line, 1.5))
                .on_press(Message::Turn(leaf).into())
                .into()
        });
        Row::with_children(tabs).spacing(6).into()
    }

    fn body<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let size = cx.pick(28.0, 25.0, 22.0, 20.0);
        match (&self.reading, self.leaf) {
            (Reading::UnderWay(_), _) => font::story_italic(cx.t("log-book-reading"), size, BONE2).into(),
            (Reading::Failed(why), _) => {
                let head = font::story_italic(cx.t("log-book-failed"), size, BONE);
                column![head, font::rules(why.as_str(), size * 0.9, BONE2)].spacing(12).into()
            }
            (Reading::Here(view), Leaf::Ship) => ship::view(&view.ship, cx),
            (Reading::Here(view), Leaf::Crew) => crew::view(&view.crew, cx),
            (Reading::Here(view), Leaf::Powers) => powers::view(&view.powers, cx),
            (Reading::Here(view), Leaf::Chart) => chart::view(&view.chart, cx),
            (Reading::Here(view), Leaf::Papers) => papers::view(&view.papers, cx),
            (Reading::Here(view), Leaf::Story) => named(Thing::Rule("11.8"), told::view(&view.told, cx)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(book: &mut LogBook, press: Press) -> Action {
        book.update(Message::Press(press))
    }

    #[test]
    fn the_leaves_are_turned_by_keys_and_the_book_is_closed() {
        let mut book = LogBook::new(LogBookView::default());
        assert_eq!(press(&mut book, Press::Digit(3)), Action::Show(0));
        assert_eq!(book.leaf(), Leaf::Powers);
        press(&mut book, Press::Arrow(Arrow::Right));
        press(&mut book, Press::Arrow(Arrow::Right));
        assert_eq!(press(&mut book, Press::Arrow(Arrow::Right)), Action::Show(100), "the last lines are looked for");
        press(&mut book, Press::Arrow(Arrow::Right));
        assert_eq!(book.leaf(), Leaf::Ship, "they go round");
        assert_eq!(press(&mut book, Press::Digit(9)), Action::None);
        for close in [Press::Enter, Press::Esc, Press::Letter('g')] {
            assert_eq!(press(&mut book, close), Action::Back);
        }
    }

    #[test]
    fn a_book_waits_for_its_own_file() {
        let mut book = LogBook::of(PathBuf::from("/games/winter.jsonl"));
        book.read(std::path::Path::new("/games/summer.jsonl"), Ok(Box::default()));
        assert_eq!(book.shown(), None);
        book.read(std::path::Path::new("/games/winter.jsonl"), Ok(Box::default()));
        assert!(book.shown().is_some());
    }
}
