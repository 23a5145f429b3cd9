//! The strip over the table that says that one looks back, and plays the past on.

use crate::cx::Cx;
use crate::measure::Class;
use crate::theme::{self, BONE, BONE2, BRASS, BRASS_HI, INK3, LINE, PICK};
use crate::widget::key::{self, Cap, sized};
use crate::widget::panel::rule_h;
use crate::widget::shrink_to_fit;
use crate::{fit, font};
use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill};

/// How fast the past is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// Slow enough to read along.
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
pub struct ReplayBarView {
    /// Which moment: `Scenario 2, turn 4`.
    pub when: String,
    /// The place, and the number of places: `12 of 240`.
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

/// The size of a tool's words, and of its key.
const TOOL: f32 = 21.0;
const CAP: f32 = 25.0;

/// The room a tool takes, with the gap beside it.
fn tool_room(label: &str, key: &str) -> f32 {
    let cap = if key.is_empty() { 0.0 } else { 8.0 + key::width(key, CAP) };
    fit::width(label, TOOL) + 20.0 + cap + 6.0
}

/// The strip.
pub fn view<'a, M: Clone + 'a>(view: &'a ReplayBarView, ways: Ways<M>, cx: &Cx<'a>) -> Element<'a, M> {
    let Ways { step: [back, on], turn: [turn_back, turn_on], run, pace, close } = ways;
    let roomy = cx.class() >= Class::Medium;
    let large = cx.class() == Class::Full;
    let label = cx.t(if view.runs { "past-stand" } else { "past-run" });
    let space_key = if roomy { cx.t("key-space") } else { String::new() };
    let paces = Pace::ALL.map(|each| cx.t(&format!("past-pace-{}", each.id())));
    let (page_up, page_down, escape) = (cx.t("key-page-up"), cx.t("key-page-down"), cx.t("key-escape"));
    let taken = |label: &str, key: &str, shown: bool| if shown { tool_room(label, key) } else { 0.0 };
    let steps = taken(&cx.t("past-turn-back"), &page_up, large)
        + taken(&cx.t("past-back"), "←", true)
        + taken(&label, &space_key, true)
        + taken(&cx.t("past-on"), "→", true)
        + taken(&cx.t("past-turn-on"), &page_down, large)
        + taken(&cx.t("past-close"), &escape, true);
    let left = cx.size().width - 38.0 - steps;
    let size = if roomy { 25.0 } else { 22.0 };
    let when = fit::width(&view.when, size) + 14.0;
    // Where the words need it, the paces give up their room; their keys still do what they did.
    let pace_room: f32 = paces.iter().map(|pace| tool_room(pace, "1")).sum();
    let with_paces = roomy && pace_room + when <= left;
    let left = if with_paces { left - pace_room } else { left };
    let mut words = Row::new().spacing(14).align_y(Alignment::Center);
    let head = cx.t("past-head");
    let taken = fit::width(&head, 25.0) + 14.0;
    let with_head = cx.class() > Class::Tiny && taken + when <= left;
    if with_head {
        words = words.push(font::tag(head, 25.0, BRASS_HI));
    }
    words = words.push(shrink_to_fit(view.when.as_str(), size, BONE));
    if large && fit::width(&view.place, 22.0) + taken + when <= left {
        words = words.push(font::label(view.place.as_str(), 22.0, BONE2));
    }
    let caps = cx.class() > Class::Tiny;
    let tool = |label: String, key: &str, chosen: bool, message: Option<M>| -> Element<'a, M> {
        let ink = if message.is_some() { BONE } else { theme::BONE3 };
        let mut face = row![font::tag(label, TOOL, ink)].spacing(8).align_y(Alignment::Center);
        if caps && !key.is_empty() {
            face = face.push(sized(key, if message.is_some() { Cap::Plain } else { Cap::Idle }, CAP));
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
        let message = (!view.first).then_some(turn_back);
        tools = tools.push(tool(cx.t("past-turn-back"), &page_up, false, message));
    }
    tools = tools.push(tool(cx.t("past-back"), "←", false, (!view.first).then_some(back)));
    let may_run = view.runs || !view.last;
    tools = tools.push(tool(label, &space_key, view.runs, may_run.then_some(run)));
    tools = tools.push(tool(cx.t("past-on"), "→", false, (!view.last).then_some(on)));
    if large {
        tools = tools.push(tool(cx.t("past-turn-on"), &page_down, false, (!view.last).then_some(turn_on)));
    }
    if with_paces {
        for (place, ((each, label), message)) in Pace::ALL.into_iter().zip(paces).zip(pace).enumerate() {
            let key = (place + 1).to_string();
            tools = tools.push(tool(label, &key, each == view.pace, Some(message)));
        }
    }
    tools = tools.push(tool(cx.t("past-close"), &escape, false, Some(close)));
    let line = row![container(words).width(Fill).clip(true), tools]
        .padding([0, 12])
        .align_y(Alignment::Center)
        .height(HEIGHT - 2.0);
    column![container(line).style(theme::fill(PICK)).width(Fill).clip(true), rule_h(BRASS, 2.0)].into()
}
