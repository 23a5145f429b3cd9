//! The leaf of the people: everybody on the roster, and who has left.

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Color, Element, Fill};

use crate::inspect::Thing;
use crate::widget::hero::{self, Health};
use crate::widget::mark::{self, System};
use ironclad_text::rule;
use kit::cx::Cx;
use kit::inspect::named;
use kit::theme::{self, ALARM_PALE, BONE, BONE2, BRASS, BRASS_HI, INK2, LINE};
use kit::widget::{page, whole_label};
use kit::{fit, font, icon};

/// The leaf of the people.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CrewLeaf {
    /// How many there are, in a line.
    pub head: String,
    /// Everybody on the roster.
    pub members: Vec<Member>,
    /// The head of those who are not ours.
    pub others_head: String,
    /// Those whom we have met.
    pub others: Vec<Member>,
    /// The head of those who have left.
    pub gone_head: String,
    /// Those who have left, with when.
    pub gone: Vec<Member>,
}

/// Somebody.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Member {
    /// The name of the portrait.
    pub art: String,
    /// The name.
    pub name: String,
    /// The classes.
    pub classes: String,
    /// Skills: icon and rating.
    pub skills: Vec<(String, String)>,
    /// The rank, if the hero is promoted.
    pub rank: Option<String>,
    /// Whether the card is on its promoted side.
    pub promoted: bool,
    /// How the hero is.
    pub health: Health,
    /// The system that the hero is posted to.
    pub system: Option<System>,
    /// How and where the hero is, in words.
    pub state: String,
    /// Whether that is an alarm.
    pub alarm: bool,
    /// In which scenarios the hero took part, or was met.
    pub served: String,
    /// What was decided with somebody who is not ours.
    pub dealings: Vec<String>,
    /// Credits that the hero asks; empty for one who has left.
    pub cost: String,
}

/// Between cards.
const GAP: f32 = 10.0;

/// The leaf.
pub fn view<'a, M: 'a>(leaf: &'a CrewLeaf, cx: &Cx<'a>) -> Element<'a, M> {
    let across = cx.pick(4, 3, 2, 2);
    let room = cx.size().width - 2.0 * page::side(cx) - 18.0;
    let width = (room - GAP * (across as f32 - 1.0)) / across as f32;
    let size = cx.pick(25.0, 22.0, 21.0, 21.0);
    let mut all = column![font::rules(leaf.head.as_str(), size * 0.9, BONE2), grid(&leaf.members, across, width, cx)];
    if !leaf.gone.is_empty() {
        all = all.push(font::title(leaf.gone_head.as_str(), size * 1.2, BONE));
        all = all.push(grid(&leaf.gone, across, width, cx));
    }
    if !leaf.others.is_empty() {
        all = all.push(font::title(leaf.others_head.as_str(), size * 1.2, BONE));
        all = all.push(grid(&leaf.others, across, width, cx));
    }
    page::scrolling(all.spacing(12))
}

fn grid<'a, M: 'a>(members: &'a [Member], across: usize, width: f32, cx: &Cx<'a>) -> Element<'a, M> {
    let rows = members
        .chunks(across)
        .map(|line| Row::with_children(line.iter().map(|member| card(member, width, cx))).spacing(GAP).into());
    Column::with_children(rows).spacing(GAP).into()
}

fn card<'a, M: 'a>(member: &'a Member, width: f32, cx: &Cx<'a>) -> Element<'a, M> {
    let medal = cx.pick(104.0, 84.0, 76.0, 64.0);
    let inside = width - medal - 34.0;
    let label = |words: &'a str, most: f32, ink: Color| font::label(words, fit::label(words, inside, most, 15.0), ink);
    let name = fit::label(&member.name, inside - if member.cost.is_empty() { 0.0 } else { 56.0 }, 28.0, 18.0);
    let mut head = row![container(font::title(member.name.as_str(), name, BONE)).width(Fill)];
    if !member.cost.is_empty() {
        let cost = row![icon::icon("two-coins", 20.0, BRASS), font::figures(member.cost.as_str(), 22.0, BRASS_HI)];
        head = head.push(cost.spacing(4).align_y(Alignment::Center));
    }
    let skills = member.skills.iter().fold(Row::new().spacing(10), |row, (icon, rating)| {
        let skill = row![icon::icon(icon, 20.0, BRASS), font::figures(rating.as_str(), 20.0, BONE)].spacing(4);
        row.push(skill.align_y(Alignment::Center))
    });
    let ink = match (member.alarm, member.system) {
        (true, _) => ALARM_PALE,
        (false, Some(system)) => system.color(),
        (false, None) => BONE2,
    };
    let mut state = Row::new().spacing(6).align_y(Alignment::Center);
    if let Some(system) = member.system {
        state = state.push(mark::system(system, 16.0));
    }
    let room = inside - if member.system.is_some() { 24.0 } else { 0.0 };
    let state = state.push(font::label(member.state.as_str(), fit::label(&member.state, room, 21.0, 15.0), ink));
    let rank = member.rank.as_ref().map(|rank| label(rank, 21.0, BRASS_HI));
    let mut words = column![head].spacing(2).width(Fill);
    // Of those who are not ours no card is known.
    if !member.classes.is_empty() {
        words = words.push(label(&member.classes, 20.0, BONE2)).push(skills).push(rank).push(state);
    }
    words = words.push(label(&member.served, 19.0, BONE2));
    for dealing in &member.dealings {
        words = words.push(whole_label(dealing.as_str(), 19.0, BONE));
    }
    let face = row![hero::medal(&member.art, member.health, member.promoted, medal), words];
    let line = member.system.map_or(LINE, System::color);
    let face = container(face.spacing(12).align_y(Alignment::Center)).padding([8, 10]).width(width);
    named(Thing::Rule(rule::STATUS), face.style(theme::boxed(INK2, line, 1.5)))
}
