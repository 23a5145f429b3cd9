//! Wishes for a patrol: what to do and for whom, how dangerous and how long, how the five powers stand, and the number
//! it grows from.

use super::page;
use crate::content::terms::{Faction, Mode, Threat};
use crate::engine::query::Standing;
use crate::patrol::{Aim, Length, Wishes};
use crate::text::error;
use crate::ui::cx::Cx;
use crate::ui::key::{Arrow, Press, moved};
use crate::ui::measure::Class;
use crate::ui::theme::{self, ALARM_BG, ALARM_PALE, BONE, BONE2, BRASS_HI, INK0, INK3, LINE, PICK};
use crate::ui::widget::button::step_button;
use crate::ui::widget::row::{OptionRow, list};
use crate::ui::widget::standing;
use crate::ui::{fit, font, icon};
use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill, FillPortion};
use strum::IntoEnumIterator;

/// Something that can be wished for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// What has to be done.
    Aim,
    /// For whom.
    With,
    /// How dangerous it is.
    Threat,
    /// How long it is.
    Length,
    /// How hard it is played.
    Mode,
    /// How far the ship has come.
    Upgrades,
    /// Whether a Villain is in the field.
    Villain,
    /// The number it grows from.
    Seed,
    /// How a power stands.
    Power(Faction),
}

impl Item {
    /// Wishes for the mission, in order.
    const MISSION: [Self; 8] =
        [Self::Aim, Self::With, Self::Threat, Self::Length, Self::Mode, Self::Upgrades, Self::Villain, Self::Seed];
    /// All of them, in the order of the focus.
    const COUNT: usize = Self::MISSION.len() + Faction::ALL.len();

    fn at(place: usize) -> Option<Self> {
        let power = || Faction::ALL.get(place - Self::MISSION.len()).copied().map(Self::Power);
        Self::MISSION.get(place).copied().or_else(power)
    }

    fn id(self) -> &'static str {
        match self {
            Self::Aim => "aim",
            Self::With => "with",
            Self::Threat => "threat",
            Self::Length => "length",
            Self::Mode => "mode",
            Self::Upgrades => "upgrades",
            Self::Villain => "villain",
            Self::Seed => "seed",
            Self::Power(_) => "power",
        }
    }
}

/// The keys of the powers.
const LETTERS: [char; Faction::ALL.len()] = ['a', 'b', 'c', 'd', 'e'];
/// The steps of standing that can be wished for (rule 10.3).
const STEPS: [i8; 5] = [-10, -5, 0, 5, 10];

/// A patrol as it is wished for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The wishes.
    pub wishes: Wishes,
    /// How hard it is played.
    pub mode: Mode,
    /// The number it grows from.
    pub seed: u32,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// A wish is moved on or back.
    Turn(Item, bool),
    /// A power is about, or not.
    About(Faction),
    /// The main button.
    Main,
    /// Back.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Scroll so that what lies so far down is seen, from 0 at the top to 100.
    Show(u8),
    /// Draw another number.
    Draw,
    /// See whether it can be made, and have the seats taken.
    Sign(Order),
    /// Back to where one came from.
    Back,
}

/// The screen of wishes.
#[derive(Debug)]
pub struct Patrol {
    order: Order,
    focus: Option<usize>,
    /// Why it could not be made.
    refused: Option<String>,
}

impl Patrol {
    /// The screen, with what was wished for last.
    pub fn new(order: Order) -> Self {
        Self { order, focus: None, refused: None }
    }

    /// Another number was drawn.
    pub fn drawn(&mut self, seed: u32) {
        self.order.seed = seed;
        self.refused = None;
    }

    /// It could not be made.
    pub fn refuse(&mut self, why: String) {
        self.refused = Some(why);
    }

    /// What is wished for.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        let focused = self.focus.and_then(Item::at);
        match message {
            Message::Turn(item, on) => self.turn(item, on),
            Message::About(faction) => self.about(faction),
            Message::Main => self.sign(),
            Message::Back => Action::Back,
            Message::Press(press) => match press {
                Press::Digit(digit) => {
                    let item = (digit as usize).checked_sub(1).and_then(|place| Item::MISSION.get(place));
                    item.map_or(Action::None, |item| self.turn(*item, true))
                }
                Press::Letter(letter) => {
                    let power = LETTERS.iter().position(|own| *own == letter).and_then(|at| Faction::ALL.get(at));
                    power.map_or(Action::None, |faction| self.about(*faction))
                }
                Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)) => {
                    focused.map_or(Action::None, |item| self.turn(item, arrow == Arrow::Right))
                }
                Press::Space => match focused {
                    Some(Item::Power(faction)) => self.about(faction),
                    Some(item) => self.turn(item, true),
                    None => Action::None,
                },
                Press::Arrow(arrow) => self.step(arrow == Arrow::Down),
                Press::Tab { back } => self.step(!back),
                Press::Enter => self.sign(),
                Press::Esc => Action::Back,
                _ => Action::None,
            },
        }
    }

    fn step(&mut self, forward: bool) -> Action {
        self.focus = moved(self.focus, Item::COUNT, forward);
        let part = self.focus.map_or(0, |place| place * 100 / (Item::COUNT - 1));
        Action::Show(u8::try_from(part).unwrap_or(100))
    }

    fn sign(&self) -> Action {
        match self.order.wishes.check() {
            Ok(()) => Action::Sign(self.order.clone()),
            // What cannot be had is said where it is wished for.
            Err(_) => Action::None,
        }
    }

    fn turn(&mut self, item: Item, on: bool) -> Action {
        self.refused = None;
        let wishes = &mut self.order.wishes;
        match item {
            Item::Aim => wishes.aim = turned(&or_none(Aim::iter()), &wishes.aim, on),
            Item::With => wishes.with = turned(&or_none(Faction::ALL), &wishes.with, on),
            Item::Threat => wishes.threat = turned(&Threat::iter().collect::<Vec<_>>(), &wishes.threat, on),
            Item::Length => wishes.length = turned(&Length::iter().collect::<Vec<_>>(), &wishes.length, on),
            Item::Mode => self.order.mode = turned(&Mode::iter().collect::<Vec<_>>(), &self.order.mode, on),
            Item::Upgrades => {
                let all: Vec<u8> = (0..=Wishes::MOST_UPGRADES).collect();
                wishes.upgrades = turned(&all, &wishes.upgrades, on);
            }
            Item::Villain => wishes.villain = !wishes.villain,
            Item::Seed => return Action::Draw,
            Item::Power(faction) => {
                let now = wishes.standing.get(&faction).copied().unwrap_or(0);
                let place = STEPS.iter().position(|step| *step >= now).unwrap_or(STEPS.len() / 2);
                let place = if on { place + 1 } else { place.saturating_sub(1) };
                match STEPS.get(place.min(STEPS.len() - 1)) {
                    Some(0) | None => wishes.standing.remove(&faction),
                    Some(step) => wishes.standing.insert(faction, *step),
                };
            }
        }
        Action::None
    }

    fn about(&mut self, faction: Faction) -> Action {
        self.refused = None;
        let about = &mut self.order.wishes.factions;
        if !about.remove(&faction) {
            about.insert(faction);
        }
        Action::None
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let unfit = self.order.wishes.check().err().map(|unfit| error::patrol(cx.text, &unfit));
        let mission: Vec<_> = Item::MISSION
            .iter()
            .enumerate()
            .map(|(place, item)| self.wish(place, *item, unfit.as_deref(), cx))
            .collect();
        let powers = Faction::ALL.iter().enumerate().map(|(place, faction)| self.power(place, *faction, cx)).collect();
        let roomy = cx.class() >= Class::Medium;
        let mut right = column![font::title(cx.t("patrol-powers"), cx.pick(34.0, 26.0, 26.0, 25.0), BONE)].spacing(8);
        right = right.push(list(powers));
        if roomy {
            right = right.push(font::rules(cx.t("patrol-powers-below"), cx.pick(22.0, 19.0, 19.0, 19.0), BONE2));
        }
        if cx.class() == Class::Full && self.refused.is_none() {
            let standings = Faction::ALL.map(|power| (self.standing(power), self.standing(power)));
            let room = (cx.size().height - 730.0).clamp(170.0, 420.0);
            right = right.push(container(standing::ring(standings, room)).center_x(Fill));
        }
        if let Some(why) = &self.refused {
            let words = container(font::rules(why.as_str(), 22.0, ALARM_PALE)).padding(12).width(Fill);
            right = right.push(words.style(theme::fill(ALARM_BG)));
        }
        let left = list(mission);
        let body: Element<'a, Message> = if roomy {
            let both = [container(left).width(FillPortion(12)), container(right).width(FillPortion(12))];
            page::scrolling(both.into_iter().fold(Row::new().spacing(cx.pick(40.0, 20.0, 0.0, 0.0)), Row::push))
        } else {
            page::scrolling(column![left, right].spacing(14))
        };
        page::page(
            cx,
            cx.t("patrol-head"),
            cx.t("patrol-below"),
            body,
            (cx.t("patrol-main"), unfit.is_none().then_some(Message::Main)),
            Some((cx.t("button-back"), Message::Back)),
        )
    }

    fn wish<'a>(&self, place: usize, item: Item, unfit: Option<&str>, cx: &Cx<'a>) -> Element<'a, Message> {
        let width = cx.pick(232.0, 176.0, 190.0, 140.0);
        let mut option = OptionRow::new((place + 1).to_string(), cx.t(&format!("patrol-{}", item.id())))
            .column(stepper(item, self.value(item, cx), BRASS_HI, width, 25.0))
            .focused(self.focus == Some(place))
            .shrink()
            .title_size(cx.pick(29.0, 24.0, 25.0, 25.0))
            .on_press(Message::Turn(item, true));
        let barred = unfit.filter(|_| item == Item::Aim);
        if let Some(why) = barred {
            option = option.below(why).below_ink(theme::ALARM);
        } else if cx.class() == Class::Full {
            option = option.below(cx.text.attr(&format!("patrol-{}", item.id()), "below"));
        }
        option.view()
    }

    fn value(&self, item: Item, cx: &Cx<'_>) -> String {
        let wishes = &self.order.wishes;
        let surprise = || cx.t("patrol-surprise");
        match item {
            Item::Aim => wishes.aim.map_or_else(surprise, |aim| cx.t(&format!("patrol-aim-{aim}"))),
            Item::With => wishes.with.map_or_else(surprise, |power| cx.t(&format!("faction-{power}"))),
            Item::Threat => cx.t(&format!("threat-{}", wishes.threat)),
            Item::Length => cx.t(&format!("patrol-length-{}", wishes.length)),
            Item::Mode => cx.t(&format!("mode-{}", self.order.mode)),
            Item::Upgrades => wishes.upgrades.to_string(),
            Item::Villain => cx.t(if wishes.villain { "patrol-on" } else { "patrol-off" }),
            Item::Seed => cx.with("patrol-number", &[("number", self.order.seed.to_string().into())]),
            Item::Power(power) => {
                let standing: &str = Standing::of(self.standing(power)).into();
                cx.t(&format!("standing-{standing}"))
            }
        }
    }

    fn standing(&self, power: Faction) -> i8 {
        self.order.wishes.standing.get(&power).copied().unwrap_or(0)
    }

    fn power<'a>(&self, place: usize, power: Faction, cx: &Cx<'a>) -> Element<'a, Message> {
        let wishes = &self.order.wishes;
        let employer = wishes.with == Some(power);
        let about = wishes.factions.contains(&power);
        let word = match (employer, about) {
            (true, _) => "patrol-employer",
            (_, true) => "patrol-about",
            (_, false) => "patrol-not-about",
        };
        let wide = cx.pick(180.0, 128.0, 150.0, 140.0);
        let word = cx.t(word);
        let size = fit::label(&word, wide - 12.0, 22.0, 16.0);
        let (ground, line) = if about && !employer { (PICK, BRASS_HI) } else { (INK0, LINE) };
        let ink = if about && !employer { BRASS_HI } else { BONE2 };
        let about = button(container(font::label(word, size, ink)).center_x(Fill).center_y(Fill))
            .width(wide)
            .height(44)
            .padding(0)
            .style(theme::plate(ground, if about { PICK } else { INK3 }, line, 1.5))
            .on_press_maybe((!employer).then_some(Message::About(power)));
        let item = Item::Power(power);
        let ink = match Standing::of(self.standing(power)) {
            Standing::Enemy | Standing::Hostile => theme::ALARM,
            Standing::Neutral => BONE,
            Standing::Friendly | Standing::Ally => theme::GOOD,
        };
        let mark = icon::picture(icon::handle(&crate::text::picture::faction(power)), 40.0, 40.0);
        let width = cx.pick(140.0, 88.0, 110.0, 96.0);
        let name = cx.t(&format!("faction-{power}"));
        OptionRow::new(LETTERS.get(place).map(char::to_string).unwrap_or_default().to_uppercase(), name)
            .mark(mark)
            .column(about)
            .column(stepper(item, self.value(item, cx), ink, width, 24.0))
            .focused(self.focus == Some(Item::MISSION.len() + place))
            .shrink()
            .title_size(cx.pick(29.0, 21.0, 25.0, 23.0))
            .on_press(Message::About(power))
            .view()
    }
}

/// A value between a step back and a step on.
fn stepper<'a>(item: Item, value: String, ink: iced::Color, width: f32, most: f32) -> Element<'a, Message> {
    let size = fit::label(&value, width - 4.0, most, 14.0);
    row![
        step_button("−", Some(Message::Turn(item, false))),
        container(font::label(value, size, ink).center()).center_x(width),
        step_button("+", Some(Message::Turn(item, true))),
    ]
    .spacing(4)
    .align_y(Alignment::Center)
    .into()
}

/// Nothing in particular, or one of these.
fn or_none<T>(all: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    std::iter::once(None).chain(all.into_iter().map(Some)).collect()
}

/// The next or the one before, round and round.
fn turned<T: Clone + PartialEq>(all: &[T], now: &T, on: bool) -> T {
    let at = all.iter().position(|each| each == now);
    moved(at, all.len(), on).and_then(|i| all.get(i)).unwrap_or(now).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen() -> Patrol {
        Patrol::new(Order { wishes: Wishes::default(), mode: Mode::Normal, seed: 7 })
    }

    #[test]
    fn a_hunt_without_a_villain_is_not_signed() {
        let mut patrol = screen();
        patrol.update(Message::Turn(Item::Aim, false));
        assert_eq!(patrol.order().wishes.aim, Some(Aim::Hunt));
        assert_eq!(patrol.update(Message::Main), Action::None);
        patrol.update(Message::Turn(Item::Villain, true));
        assert_eq!(patrol.update(Message::Press(Press::Enter)), Action::Sign(patrol.order().clone()));
    }

    #[test]
    fn standing_goes_by_five_steps_and_no_farther() {
        let mut patrol = screen();
        let item = Item::Power(Faction::Cartel);
        let mut seen = Vec::new();
        for _ in 0..4 {
            patrol.update(Message::Turn(item, true));
            seen.push(patrol.standing(Faction::Cartel));
        }
        assert_eq!(seen, [5, 10, 10, 10]);
        for _ in 0..6 {
            patrol.update(Message::Turn(item, false));
        }
        assert_eq!(patrol.standing(Faction::Cartel), -10);
    }

    #[test]
    fn keys_reach_every_wish() {
        let mut patrol = screen();
        for _ in 0..Item::COUNT {
            let before = patrol.order().clone();
            patrol.update(Message::Press(Press::Arrow(Arrow::Down)));
            let action = patrol.update(Message::Press(Press::Arrow(Arrow::Right)));
            assert!(action == Action::Draw || *patrol.order() != before, "{:?}", patrol.focus);
        }
        patrol.update(Message::Press(Press::Letter('b')));
        assert_eq!(patrol.order().wishes.factions.iter().collect::<Vec<_>>(), [&Faction::Council]);
    }
}
