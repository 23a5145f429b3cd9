//! The first screen: the name, the ship, the menu, and the way back to the table.

mod art;
mod notes;
mod saved;

pub use saved::SavedGame;

use crate::ui::screen;
use iced::widget::{Column, button, column, container, scrollable, space, stack};
use iced::{Alignment, Color, Element, Fill, Padding};
use kit::cx::Cx;
use kit::key::{Arrow, Press, moved};
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS, PICK};
use kit::widget::button::main_button;
use kit::widget::key::{Cap, key_cap};
use kit::widget::{page, panel, place, ring, shrink_to_fit};
use kit::{fit, font, icon};
use saved::strip;

/// A row of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// The shelf of campaigns.
    Campaigns,
    /// The two tutorials.
    Tutorials,
    /// A mission made of wishes.
    Patrol,
    /// The war games for an evening.
    Wardroom,
    /// The missions of players' packs, if there are any.
    Missions,
    /// Settings.
    Settings,
    /// The rules.
    RuleBook,
    /// Credits.
    Credits,
    /// Close the window.
    Quit,
}

impl Entry {
    const ALL: [Self; 9] = [
        Self::Campaigns,
        Self::Tutorials,
        Self::Patrol,
        Self::Wardroom,
        Self::Settings,
        Self::RuleBook,
        Self::Credits,
        Self::Missions,
        Self::Quit,
    ];

    fn key(self) -> char {
        match self {
            Self::Campaigns => '1',
            Self::Tutorials => '2',
            Self::Patrol => '3',
            Self::Wardroom => 'w',
            Self::Settings => '4',
            Self::RuleBook => '5',
            Self::Credits => '6',
            Self::Missions => '7',
            Self::Quit => '0',
        }
    }

    fn id(self) -> &'static str {
        match self {
            Self::Campaigns => "campaigns",
            Self::Tutorials => "tutorials",
            Self::Patrol => "patrol",
            Self::Wardroom => "wardroom",
            Self::Missions => "missions",
            Self::Settings => "settings",
            Self::RuleBook => "rules",
            Self::Credits => "credits",
            Self::Quit => "quit",
        }
    }

    fn name(self, cx: &Cx<'_>) -> String {
        cx.t(&format!("title-{}", self.id()))
    }
}

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// A row was chosen.
    Open(Entry),
    /// The main button.
    Main,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Open a row of the menu.
    Open(Entry),
    /// Go on with the saved game.
    Continue,
    /// Begin the tutorial that comes next, by its place.
    Begin(usize),
}

/// The first screen.
#[derive(Debug)]
pub struct Title {
    saved: Option<SavedGame>,
    /// The place of the tutorial that comes next, if one does.
    next: Option<usize>,
    /// What must be said: of settings, games and packs that cannot be read.
    notes: Vec<String>,
    /// Whether there are missions to choose from.
    missions: bool,
    focus: Option<usize>,
    /// The drawings are left out.
    bare: bool,
}

impl Title {
    /// The screen, with the game that can be gone on with.
    pub fn new(saved: Option<SavedGame>) -> Self {
        Self { saved, next: Some(0), notes: Vec::new(), missions: false, focus: None, bare: false }
    }

    /// The same, with the tutorial that comes next; none if all are finished.
    pub fn with_next(self, next: Option<usize>) -> Self {
        Self { next, ..self }
    }

    /// The same without its drawings, which the very first frame does without so as not to be waited for.
    pub fn bare(self) -> Self {
        Self { bare: true, ..self }
    }

    /// Whether the drawings are still left out.
    pub fn is_bare(&self) -> bool {
        self.bare
    }

    /// The first frame is on the screen: the drawings come.
    pub fn complete(&mut self) {
        self.bare = false;
    }

    /// The same, saying something of settings, games or packs that cannot be read.
    pub fn with_notes(self, notes: Vec<String>) -> Self {
        Self { notes, ..self }
    }

    /// The same, with an entry for missions if there are any.
    pub fn with_missions(self, missions: bool) -> Self {
        Self { missions, ..self }
    }

    /// The rows of the menu.
    fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        Entry::ALL.into_iter().filter(|entry| *entry != Entry::Missions || self.missions)
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Open(entry) => Action::Open(entry),
            Message::Main => self.main(),
            Message::Press(press) => self.press(press),
        }
    }

    fn main(&self) -> Action {
        match self.saved {
            Some(_) => Action::Continue,
            None => self.next.map_or(Action::Open(Entry::Tutorials), Action::Begin),
        }
    }

    fn press(&mut self, press: Press) -> Action {
        let step = |forward| moved(self.focus, self.entries().count(), forward);
        match press {
            Press::Digit(_) | Press::Letter(_) => {
                let key = match press {
                    Press::Digit(digit) => char::from_digit(digit, 10),
                    Press::Letter(letter) => Some(letter),
                    _ => None,
                };
                self.entries().find(|entry| Some(entry.key()) == key).map_or(Action::None, Action::Open)
            }
            Press::Arrow(Arrow::Down) | Press::Tab { back: false } => {
                self.focus = step(true);
                Action::None
            }
            Press::Arrow(Arrow::Up) | Press::Tab { back: true } => {
                self.focus = step(false);
                Action::None
            }
            Press::Enter | Press::Space => match self.focus.and_then(|at| self.entries().nth(at)) {
                Some(entry) => Action::Open(entry),
                None => self.main(),
            },
            Press::Esc => {
                self.focus = None;
                Action::None
            }
            _ => Action::None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let (side, top) = margin(cx);
        let menu = container(self.menu(cx))
            .padding(Padding::default().top(top).left(side).right(side))
            .width(Fill)
            .align_x(place::start(cx.mirror));
        let label = match self.saved {
            Some(_) => cx.t("title-back-to-table"),
            None => cx.t(match self.next {
                Some(0) => "title-begin-first",
                Some(_) => "title-begin-next",
                None => "title-choose",
            }),
        };
        // The lowest layer gives the others their room.
        let ground = if self.bare { space().width(Fill).height(Fill).into() } else { art::view(cx) };
        let mut layers = stack![ground, menu];
        if cx.class() >= Class::Small
            && let Some(saved) = &self.saved
        {
            layers = layers.push(strip(saved, cx, side));
        }
        if !self.notes.is_empty() {
            layers = layers.push(notes::slip(&self.notes, self.saved.is_some(), cx));
        }
        place::with_main(
            layers,
            main_button(label, &cx.t("key-enter"), main_width(cx), Some(Message::Main.into())),
            cx.mirror,
        )
    }

    fn menu<'a>(&'a self, cx: &Cx<'a>) -> Column<'a, screen::Message> {
        let width = cx.pick(704.0, 540.0, 300.0, 170.0);
        let gap = cx.pick(20.0, 12.0, 4.0, 0.0);
        let size = self.name_size(cx);
        let height = width * 168.0 / 949.0;
        let name: Element<'a, screen::Message> = if self.bare {
            space().height(height).into()
        } else {
            icon::picture(icon::handle("marks/wordmark"), width, height).into()
        };
        let mut head = column![name, space().height(cx.pick(30.0, 20.0, 8.0, 2.0)),];
        if cx.class() >= Class::Small {
            head = head.push(panel::double_rule(width, BRASS));
        }
        if cx.class() >= Class::Medium {
            head = head.push(space().height(cx.pick(20.0, 12.0, 0.0, 0.0)));
            head = head.push(font::story_italic(cx.t("title-motto"), cx.pick(32.0, 27.0, 22.0, 20.0), BONE2));
            head = head.push(space().height(cx.pick(36.0, 20.0, 0.0, 0.0)));
        } else if cx.class() == Class::Small {
            head = head.push(space().height(8));
        }
        let rows: Vec<Element<'a, screen::Message>> = self
            .entries()
            .enumerate()
            .map(|(i, entry)| {
                let note = match entry {
                    Entry::Campaigns if cx.class() >= Class::Full => cx.t("title-campaigns-note"),
                    Entry::Tutorials if cx.class() >= Class::Full => cx.t("title-tutorials-note"),
                    Entry::Patrol if cx.class() >= Class::Full => cx.t("title-patrol-note"),
                    Entry::Wardroom if cx.class() >= Class::Full => cx.t("title-wardroom-note"),
                    _ => String::new(),
                };
                let mut parts: Vec<Element<'a, screen::Message>> = vec![
                    key_cap(&entry.key().to_uppercase().to_string(), Cap::Brass),
                    container(shrink_to_fit(entry.name(cx), size, BONE))
                        .width(name_width(cx))
                        .align_x(place::start(cx.mirror))
                        .into(),
                ];
                // In the smallest windows there is no room even for the gap before a note.
                if cx.class() > Class::Tiny {
                    parts.push(font::rules(note, 24.0, BONE2).into());
                }
                let face = place::row(cx.mirror, parts).spacing(GAP).align_y(Alignment::Center);
                let plate = button(container(face).center_y(44))
                    .padding(0)
                    .style(theme::plate(Color::TRANSPARENT, PICK, Color::TRANSPARENT, 0.0))
                    .on_press(Message::Open(entry).into());
                ring(plate, self.focus == Some(i))
            })
            .collect();
        head.push(laid(rows, gap, cx)).align_x(place::start(cx.mirror))
    }

    /// The size of all names, which is that of the longest.
    fn name_size(&self, cx: &Cx<'_>) -> f32 {
        let most = cx.pick(38.0, 34.0, 29.0, 26.0);
        let fitting = |entry: Entry| fit::fitting(&entry.name(cx), font::TITLE, name_width(cx), most);
        self.entries().map(fitting).fold(most, f32::min)
    }
}

/// The rows of the menu as there is room for them: one below the other, or in two columns.
fn laid<'a>(mut rows: Vec<Element<'a, screen::Message>>, gap: f32, cx: &Cx<'a>) -> Element<'a, screen::Message> {
    let column = |rows: Vec<Element<'a, screen::Message>>| {
        Column::with_children(rows).spacing(gap).align_x(place::start(cx.mirror))
    };
    match cx.class() {
        Class::Full => column(rows).into(),
        Class::Medium | Class::Small => {
            let others = rows.split_off(rows.len().div_ceil(2));
            place::row(cx.mirror, vec![column(rows).into(), column(others).into()]).spacing(BETWEEN).into()
        }
        // The list ends above the main button. Beside it is room for the focus ring, clear of the bar.
        Class::Tiny => container(scrollable(container(column(rows)).padding(RING)).style(theme::scroll))
            .height(Fill)
            .padding(Padding::ZERO.bottom(page::FOOT))
            .into(),
    }
}

/// The room for the ring round an entry of a list that scrolls.
const RING: Padding = Padding { top: ring::OUT, right: ring::OUT + 12.0, bottom: ring::OUT, left: ring::OUT };

/// Between the key of an entry and its name, and between the two columns.
const GAP: f32 = 18.0;
const BETWEEN: f32 = 20.0;

/// The room for the name of an entry.
fn name_width(cx: &Cx<'_>) -> f32 {
    cx.pick(270.0, 190.0, 140.0, 180.0)
}

/// The margin beside the menu, and above it.
fn margin(cx: &Cx<'_>) -> (f32, f32) {
    cx.pick((96.0, 112.0), (64.0, 62.0), (56.0, 48.0), (24.0, 8.0))
}

/// How far the menu reaches in from its side where it has two columns; one column is never in the ship's way.
fn menu_edge(cx: &Cx<'_>) -> f32 {
    match cx.class() {
        Class::Medium | Class::Small => margin(cx).0 + 2.0 * (34.0 + GAP + name_width(cx)) + BETWEEN + 12.0,
        Class::Full | Class::Tiny => 0.0,
    }
}

fn main_width(cx: &Cx<'_>) -> f32 {
    cx.pick(450.0, 450.0, 382.0, 382.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_open_and_enter_is_the_main_button() {
        let mut title = Title::new(None);
        assert_eq!(title.update(Message::Press(Press::Digit(5))), Action::Open(Entry::RuleBook));
        assert_eq!(title.update(Message::Press(Press::Enter)), Action::Begin(0));
        title.update(Message::Press(Press::Arrow(Arrow::Up)));
        assert_eq!(title.update(Message::Press(Press::Enter)), Action::Open(Entry::Quit));
    }
}
