//! The missions of the players' packs.

use crate::Sent;
use iced::Element;
use iced::widget::container;
use kit::cx::Cx;
use kit::key::{Arrow, Press, moved};
use kit::measure::Class;
use kit::widget::OptionRow;
use kit::widget::page;
use kit::widget::ring;
use kit::widget::row::{Standing, list};

/// A mission, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mission {
    /// Its scenario's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The line below.
    pub subtitle: String,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// A mission is chosen, by its place.
    Choose(usize),
    /// The main button.
    Main,
    /// Back to the title.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Seat the players for the mission of this id.
    Begin(String),
    /// Back to the title.
    Back,
}

/// The screen of missions.
#[derive(Debug)]
pub struct Missions {
    missions: Vec<Mission>,
    chosen: usize,
}

impl Missions {
    /// The screen; the first mission is chosen.
    pub fn new(missions: Vec<Mission>) -> Self {
        Self { missions, chosen: 0 }
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Back | Message::Press(Press::Esc) => return Action::Back,
            Message::Main | Message::Press(Press::Enter) => return self.begin(),
            Message::Choose(place) => self.choose(place),
            Message::Press(Press::Digit(digit)) => {
                if let Some(place) = (digit as usize).checked_sub(1) {
                    self.choose(place);
                }
            }
            Message::Press(Press::Arrow(Arrow::Down | Arrow::Right) | Press::Tab { back: false }) => self.step(true),
            Message::Press(Press::Arrow(Arrow::Up | Arrow::Left) | Press::Tab { back: true }) => self.step(false),
            Message::Press(_) => {}
        }
        Action::None
    }

    fn begin(&self) -> Action {
        self.missions.get(self.chosen).map_or(Action::None, |mission| Action::Begin(mission.id.clone()))
    }

    fn choose(&mut self, place: usize) {
        if place < self.missions.len() {
            self.chosen = place;
        }
    }

    fn step(&mut self, forward: bool) {
        self.chosen = moved(Some(self.chosen), self.missions.len(), forward).unwrap_or(0);
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let rows = self.missions.iter().enumerate().map(|(place, mission)| {
            let standing = if place == self.chosen { Standing::Chosen } else { Standing::Open };
            let mut row = OptionRow::new((place + 1).to_string(), mission.name.clone())
                .standing(standing)
                .shrink()
                .title_size(cx.pick(32.0, 26.0, 25.0, 25.0))
                .on_press(Message::Choose(place).into());
            if cx.class() >= Class::Medium {
                row = row.below(mission.subtitle.clone());
            }
            ring::focused(row.view(), place == self.chosen)
        });
        let body = container(list(rows.collect())).max_width(1500).padding(8);
        page::page(
            cx,
            cx.t("title-missions"),
            String::new(),
            page::scrolling(body),
            (cx.t("missions-main"), Some(Message::Main.into())),
            Some((cx.t("button-back"), Message::Back.into())),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_one_chosen_is_begun() {
        let mission = |id: &str| Mission { id: id.into(), name: id.into(), subtitle: String::new() };
        let mut screen = Missions::new(vec![mission("one"), mission("two")]);
        assert_eq!(screen.update(Message::Main), Action::Begin("one".into()));
        screen.update(Message::Press(Press::Digit(2)));
        screen.update(Message::Press(Press::Digit(9)));
        assert_eq!(screen.update(Message::Press(Press::Enter)), Action::Begin("two".into()));
        screen.update(Message::Press(Press::Arrow(Arrow::Down)));
        assert_eq!(screen.update(Message::Main), Action::Begin("one".into()), "round again");
        assert_eq!(screen.update(Message::Press(Press::Esc)), Action::Back);
    }
}
