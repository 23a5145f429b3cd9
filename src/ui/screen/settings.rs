//! Settings, each in effect at once.

use crate::settings::Settings;
use crate::ui::screen;
use iced::widget::{container, row};
use iced::{Alignment, Element};
use kit::cx::Cx;
use kit::font;
use kit::key::{Arrow, Press, moved, row_key};
use kit::measure::Class;
use kit::preferences::{DiceSpeed, Preferences};
use kit::theme::{BONE2, BRASS_HI};
use kit::widget::button::step_button;
use kit::widget::page;
use kit::widget::row::list;
use kit::widget::{OptionRow, shrink_to_fit};
use words::{Text, pseudo};

/// A setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// The size of text.
    Text,
    /// Fill the screen.
    FullScreen,
    /// Mirror the layout.
    LeftHanded,
    /// Show the end of a movement at once.
    ReducedMotion,
    /// How long dice tumble.
    DiceSpeed,
    /// The players roll dice of their own.
    OwnDice,
    /// Where the rules leave one answer, it is given without asking.
    AnswersAlone,
    /// The language.
    Language,
}

impl Item {
    /// All of them, in the order of their rows.
    pub const ALL: [Self; 8] = [
        Self::Text,
        Self::FullScreen,
        Self::LeftHanded,
        Self::ReducedMotion,
        Self::DiceSpeed,
        Self::OwnDice,
        Self::AnswersAlone,
        Self::Language,
    ];

    fn id(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::FullScreen => "full-screen",
            Self::LeftHanded => "left-handed",
            Self::ReducedMotion => "reduced-motion",
            Self::DiceSpeed => "dice-speed",
            Self::OwnDice => "own-dice",
            Self::AnswersAlone => "answers-alone",
            Self::Language => "language",
        }
    }

    /// The settings with this one moved on or back.
    pub fn changed(self, settings: &Settings, text: &Text, on: bool) -> Settings {
        let mut new = settings.clone();
        match self {
            Self::Text => {
                let step: i32 = if on { 10 } else { -10 };
                let size = (i32::from(new.table.text_scale) + step)
                    .clamp(i32::from(*Preferences::TEXT.start()), i32::from(*Preferences::TEXT.end()));
                new.table.text_scale = u16::try_from(size).unwrap_or(*Preferences::TEXT.start());
            }
            Self::FullScreen => new.full_screen = !new.full_screen,
            Self::LeftHanded => new.table.left_handed = !new.table.left_handed,
            Self::ReducedMotion => new.table.reduced_motion = !new.table.reduced_motion,
            Self::DiceSpeed => new.table.dice_speed = turned(&DiceSpeed::ALL, &new.table.dice_speed, on),
            Self::OwnDice => new.table.own_dice = !new.table.own_dice,
            Self::AnswersAlone => new.table.answers_alone = !new.table.answers_alone,
            Self::Language => {
                let mut all: Vec<Option<String>> = vec![None];
                all.extend(text.languages().names().into_iter().map(Some));
                // Who has found the language for tests may come back to it.
                if text.language() == pseudo::NAME {
                    all.push(Some(pseudo::NAME.to_owned()));
                }
                new.language = turned(&all, &new.language, on);
            }
        }
        new
    }

    fn value(self, settings: &Settings, cx: &Cx<'_>) -> String {
        let switch = |on: bool| cx.t(if on { "settings-on" } else { "settings-off" });
        match self {
            Self::Text => cx.with("settings-percent", &[("value", settings.table.text_scale.into())]),
            Self::FullScreen => switch(settings.full_screen),
            Self::LeftHanded => switch(settings.table.left_handed),
            Self::ReducedMotion => switch(settings.table.reduced_motion),
            Self::OwnDice => switch(settings.table.own_dice),
            Self::AnswersAlone => switch(settings.table.answers_alone),
            Self::DiceSpeed => cx.t(match settings.table.dice_speed {
                DiceSpeed::Slow => "settings-dice-slow",
                DiceSpeed::Usual => "settings-dice-usual",
                DiceSpeed::Fast => "settings-dice-fast",
                DiceSpeed::None => "settings-dice-none",
            }),
            Self::Language => match &settings.language {
                None => cx.t("settings-language-system"),
                Some(_) => cx.text.own_name().to_owned(),
            },
        }
    }
}

/// The room for what is set.
fn value_width(cx: &Cx<'_>) -> f32 {
    cx.pick(280.0, 220.0, 150.0, 150.0)
}

/// The next or the one before, round and round.
fn turned<T: Clone + PartialEq>(all: &[T], now: &T, on: bool) -> T {
    let at = all.iter().position(|each| each == now);
    moved(at, all.len(), on).and_then(|i| all.get(i)).unwrap_or(now).clone()
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// A setting is moved on or back.
    Turn(Item, bool),
    /// A pack is put aside or taken in again, by its place.
    Switch(usize),
    /// The main button.
    Main,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Put a setting one on or back, at once.
    Turn(Item, bool),
    /// Put the pack of this id aside, or take it in again.
    Switch(String),
    /// Back to where one came from.
    Back,
}

/// A players' pack in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// It has faults and is left out.
    pub faulty: bool,
}

/// The settings screen.
#[derive(Debug, Default)]
pub struct SettingsScreen {
    focus: Option<usize>,
    packs: Vec<PackRow>,
}

impl SettingsScreen {
    /// The screen, with a switch for each pack.
    pub fn new(packs: Vec<PackRow>) -> Self {
        Self { focus: None, packs }
    }

    /// The names of the packs in another language.
    pub fn retell(&mut self, packs: Vec<PackRow>) {
        self.packs = packs;
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Turn(item, on) => Action::Turn(item, on),
            Message::Switch(place) => self.turned(Item::ALL.len() + place, true),
            Message::Main => Action::Back,
            Message::Press(press) => match press {
                Press::Digit(_) | Press::Letter(_) => press.row().map_or(Action::None, |row| self.choose(row)),
                Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)) => {
                    self.focus.map_or(Action::None, |row| self.turned(row, arrow == Arrow::Right))
                }
                // Before anything has the focus they change the first setting.
                Press::Zoom { nearer, text: false } => self.turned(self.focus.unwrap_or(0), nearer),
                Press::Space => self.focus.map_or(Action::None, |row| self.turned(row, true)),
                Press::Arrow(arrow) => self.step(arrow == Arrow::Down),
                Press::Tab { back } => self.step(!back),
                Press::Enter | Press::Esc => Action::Back,
                _ => Action::None,
            },
        }
    }

    /// A row is chosen by its key: the focus goes to it, so that what it turns is seen.
    fn choose(&mut self, row: usize) -> Action {
        let action = self.turned(row, true);
        if action != Action::None {
            self.focus = Some(row);
        }
        action
    }

    /// What a row does: the settings come first, then the packs.
    fn turned(&self, row: usize, on: bool) -> Action {
        match (Item::ALL.get(row), row.checked_sub(Item::ALL.len()).and_then(|place| self.packs.get(place))) {
            (Some(item), _) => Action::Turn(*item, on),
            (None, Some(pack)) => Action::Switch(pack.id.clone()),
            (None, None) => Action::None,
        }
    }

    fn step(&mut self, forward: bool) -> Action {
        self.focus = moved(self.focus, Item::ALL.len() + self.packs.len(), forward);
        Action::None
    }

    /// The screen.
    pub fn view<'a>(&'a self, settings: &'a Settings, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let rows = Item::ALL.into_iter().enumerate().map(|(i, item)| {
            let value = item.value(settings, cx);
            let width = value_width(cx);
            let steps = row![
                step_button("−", Some(Message::Turn(item, false).into())),
                container(shrink_to_fit(value, 25.0, BRASS_HI)).center_x(width),
                step_button("+", Some(Message::Turn(item, true).into())),
            ]
            .spacing(6)
            .align_y(Alignment::Center);
            let mut option = OptionRow::new(row_key(i), cx.t(&format!("settings-{}", item.id())))
                .focused(self.focus == Some(i))
                .shrink()
                .title_size(cx.pick(32.0, 26.0, 25.0, 25.0))
                .column(steps)
                .on_press(Message::Turn(item, true).into());
            if cx.class() >= Class::Medium {
                let below = cx.t(&format!("settings-{}-below", item.id()));
                let story = (item == Item::Language && !cx.text.has_story()).then(|| cx.t("settings-language-story"));
                option = option.below(cx.text.list("sentences", [below].into_iter().chain(story)));
            }
            option.view()
        });
        let packs = self
            .packs
            .iter()
            .enumerate()
            .map(|(place, pack)| self.pack(Item::ALL.len() + place, (place, pack), settings, cx));
        let rows = container(list(rows.chain(packs).collect())).max_width(1500).padding(8);
        let hint = if cx.class() >= Class::Medium { cx.t("settings-hint") } else { String::new() };
        let body = iced::widget::column![rows, font::rules(hint, 21.0, BONE2)].spacing(12);
        page::page(
            cx,
            cx.t("title-settings"),
            String::new(),
            page::scrolling(body),
            (cx.t("button-done"), Some(Message::Main.into())),
            None,
        )
    }
}

impl SettingsScreen {
    /// The switch of a pack.
    fn pack<'a>(
        &'a self,
        row: usize,
        (place, pack): (usize, &'a PackRow),
        settings: &Settings,
        cx: &Cx<'a>,
    ) -> Element<'a, screen::Message> {
        let off = settings.packs_off.contains(&pack.id);
        let value = cx.t(match (off, pack.faulty) {
            (true, _) => "settings-off",
            (false, true) => "settings-pack-faulty",
            (false, false) => "settings-on",
        });
        let width = value_width(cx);
        let state = container(shrink_to_fit(value, 25.0, BRASS_HI)).center_x(width);
        let mut option = OptionRow::new(row_key(row), cx.with("settings-pack", &[("pack", pack.name.as_str().into())]))
            .focused(self.focus == Some(row))
            .shrink()
            .title_size(cx.pick(32.0, 26.0, 25.0, 25.0))
            .column(state)
            .on_press(Message::Switch(place).into());
        if cx.class() >= Class::Medium {
            option = option.below(cx.t("settings-pack-below"));
        }
        option.view()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stays_within_its_bounds() {
        let (mut settings, text) = (Settings::default(), Text::of("en"));
        assert_eq!(Item::Text.changed(&settings, &text, false).table.text_scale, 100);
        for _ in 0..40 {
            settings = Item::Text.changed(&settings, &text, true);
        }
        assert_eq!(settings.table.text_scale, 300);
    }

    #[test]
    fn packs_are_switched_after_the_settings() {
        let pack = PackRow { id: "low-tide".into(), name: "Low Tide".into(), faulty: false };
        let mut screen = SettingsScreen::new(vec![pack]);
        let switch = Action::Switch("low-tide".into());
        assert_eq!(screen.update(Message::Switch(0)), switch);
        screen.update(Message::Press(Press::Arrow(Arrow::Up)));
        assert_eq!(screen.update(Message::Press(Press::Space)), switch, "the last row");
        let last = Action::Turn(Item::Language, true);
        assert_eq!(screen.update(Message::Press(Press::Digit(8))), last);
        assert_eq!(screen.update(Message::Press(Press::Space)), last, "the key of a row takes the focus along");
        assert_eq!(screen.update(Message::Press(Press::Digit(9))), switch);
        assert_eq!(screen.update(Message::Press(Press::Digit(0))), Action::None);
    }

    #[test]
    fn choices_go_round() {
        let (settings, text) = (Settings::default(), Text::of("en"));
        let there = Item::DiceSpeed.changed(&settings, &text, true);
        assert_eq!(there.table.dice_speed, DiceSpeed::Fast);
        assert_eq!(Item::DiceSpeed.changed(&there, &text, false), settings);
    }
}
