//! The strip over the table that says that one looks back, and plays the past on.

use crate::ui::cx::Cx;
use crate::ui::font;
use crate::ui::measure::Class;
use crate::ui::theme::{self, BONE, BONE2, BRASS, BRASS_HI, INK3, LINE, PICK};
use crate::ui::widget::key::{Cap, sized};
use crate::ui::widget::panel::rule_h;
use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill};

/// How fast the past is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// To be read along.
    Slow,
    /// As in play.
    #[default]
    Usual,
    /// To find something.
    Fast,
}

impl Pace {
    /// All of them, in the order of their keys.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Usual, Self::Fast];

    /// How much longer everything takes than as usual.
    pub fn factor(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Usual => 1.0,
            Self::Fast => 0.3,
        }
    }

    fn id(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Usual => "usual",
            Self::Fast => "fast",
        }
    }
}

/// What the strip says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookingView {
    /// Which moment: `Scenario 2, turn 4`.
    pub when: String,
    /// Which of how many: `12 of 240`.
    pub place: String,
    /// Whether it plays on.
    pub runs: bool,
    /// How fast.
    pub pace: Pace,
    /// Nothing comes before.
    pub first: bool,
    /// Nothing comes after.
    pub last: bool,
}

/// What its buttons say.
#[derive(Debug, Clone)]
pub struct Ways<M> {
    /// A step back, and on.
    pub step: [M; 2],
    /// A turn back, and on.
    pub turn: [M; 2],
    /// Play, or stand still.
    pub run: M,
    /// Each pace.
    pub pace: [M; 3],
    /// Be done.
    pub close: M,
}

/// How high the strip is.
pub const HEIGHT: f32 = 50.0;

/// A strip that says that something is so, and why.
pub fn notice<'a, M: 'a>(head: String, why: String, cx: &Cx<'a>) -> Element<'a, M> {
    let mut words = row![font::tag(head, 25.0, BRASS_HI)].spacing(14).align_y(Alignment::Center);
    if cx.class() >= Class::Medium {
        words = words.push(font::label(why, 22.0, BONE2));
    }
    let line = words.padding([0, 12]).height(HEIGHT - 2.0);
    column![container(line).style(theme::fill(PICK)).width(Fill).clip(true), rule_h(BRASS, 2.0)].into()
}

/// The strip.
pub fn view<'a, M: Clone + 'a>(view: &'a LookingView, ways: Ways<M>, cx: &Cx<'a>) -> Element<'a, M> {
    let Ways { step: [back, on], turn: [turn_back, turn_on], run, pace, close } = ways;
    let roomy = cx.class() >= Class::Medium;
    let large = cx.class() == Class::Full;
    let mut words = Row::new().spacing(14).align_y(Alignment::Center);
    if cx.class() > Class::Tiny {
        words = words.push(font::tag(cx.t("past-head"), 25.0, BRASS_HI));
    }
    words = words.push(font::tag(view.when.as_str(), if roomy { 25.0 } else { 22.0 }, BONE));
    if large {
        words = words.push(font::label(view.place.as_str(), 22.0, BONE2));
    }
    let caps = cx.class() > Class::Tiny;
    let tool = |label: String, key: &str, chosen: bool, message: Option<M>| -> Element<'a, M> {
        let ink = if message.is_some() { BONE } else { theme::BONE3 };
        let mut face = row![font::tag(label, 21.0, ink)].spacing(8).align_y(Alignment::Center);
        if caps && !key.is_empty() {
            face = face.push(sized(key, if message.is_some() { Cap::Plain } else { Cap::Idle }, 25.0));
        }
        let (ground, line) = if chosen { (PICK, BRASS_HI) } else { (theme::INK1, LINE) };
        button(container(face).center_y(Fill))
            .height(40)
            .padding([0, 10])
            .style(theme::plate(ground, INK3, line, 1.5))
            .on_press_maybe(message)
            .into()
    };
    let mut tools = Row::new().spacing(6).align_y(Alignment::Center);
    if large {
        tools = tools.push(tool(
            cx.t("past-turn-back"),
            &cx.t("key-page-up"),
            false,
            Some(turn_back).filter(|_| !view.first),
        ));
    }
    tools = tools.push(tool(cx.t("past-back"), "←", false, Some(back).filter(|_| !view.first)));
    let label = cx.t(if view.runs { "past-stand" } else { "past-run" });
    let space_key = cx.t("key-space");
    let may_run = view.runs || !view.last;
    tools = tools.push(tool(label, if roomy { &space_key } else { "" }, view.runs, Some(run).filter(|_| may_run)));
    tools = tools.push(tool(cx.t("past-on"), "→", false, Some(on).filter(|_| !view.last)));
    if large {
        tools =
            tools.push(tool(cx.t("past-turn-on"), &cx.t("key-page-down"), false, Some(turn_on).filter(|_| !view.last)));
    }
    if roomy {
        for (place, (each, message)) in Pace::ALL.into_iter().zip(pace).enumerate() {
            let chosen = each == view.pace;
            let key = (place + 1).to_string();
            tools = tools.push(tool(cx.t(&format!("past-pace-{}", each.id())), &key, chosen, Some(message)));
        }
    }
    tools = tools.push(tool(cx.t("past-close"), &cx.t("key-escape"), false, Some(close)));
    let line = row![container(words).width(Fill).clip(true), tools]
        .padding([0, 12])
        .align_y(Alignment::Center)
        .height(HEIGHT - 2.0);
    column![container(line).style(theme::fill(PICK)).width(Fill).clip(true), rule_h(BRASS, 2.0)].into()
}
