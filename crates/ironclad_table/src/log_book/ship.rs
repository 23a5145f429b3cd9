//! The leaf of the ship: what she has left, how she is, and what is aboard or in store.

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Fill};

use crate::debriefing::{self, Carried};
use crate::inspect;
use crate::widget::mark::{self, System};
use crate::widget::ship::{self, ShipArt};
use ironclad_text::rule;
use kit::cx::Cx;
use kit::inspect::named;
use kit::measure::Class;
use kit::theme::{self, ALARM_PALE, BONE, BONE2, BRASS, BRASS_HI, INK2, LINE};
use kit::widget::page;
use kit::{font, icon};

/// The leaf of the ship.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ShipLeaf {
    /// Purse and tracks.
    pub carries: Vec<Carried>,
    /// The ship as she is.
    pub art: ShipArt,
    /// Her sections: mark, name, how damaged, and whether that is an alarm.
    pub sections: Vec<(System, String, bool)>,
    /// What is aboard or in store, by kind.
    pub groups: Vec<Group>,
}

/// Things of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Group {
    /// The kind.
    pub head: String,
    /// What there is of it.
    pub things: Vec<Thing>,
    /// What is said where there is none.
    pub none: String,
}

/// A module, an orders card, a fighter, a piece of gear.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Thing {
    /// Its drawing, with its folder.
    pub art: String,
    /// Its name.
    pub name: String,
    /// What it does, or which orders it has.
    pub text: String,
    /// Whether it is on its upgraded side.
    pub upgraded: bool,
    /// Where it is, or how it is.
    pub note: String,
    /// Whether the note is an alarm.
    pub alarm: bool,
}

/// The leaf.
pub fn view<'a, M: 'a>(leaf: &'a ShipLeaf, cx: &Cx<'a>) -> Element<'a, M> {
    let mut all = column![debriefing::cards(&leaf.carries, cx.pick(6, 6, 3, 3))].spacing(16);
    if cx.class() >= Class::Medium {
        let art = ship::ship(leaf.art, cx.pick(360.0, 300.0, 0.0, 0.0));
        let sections = sections(leaf, cx.pick(25.0, 22.0, 21.0, 21.0));
        let both = row![art, container(sections).width(Fill)].spacing(28).align_y(Alignment::Center);
        all = all.push(page::card(both, 14.0));
    } else {
        all = all.push(page::card(sections(leaf, 21.0), 12.0));
    }
    let across = cx.pick(2, 2, 1, 1);
    for pair in leaf.groups.chunks(across) {
        all = all.push(Row::with_children(pair.iter().map(|group| self::group(group, cx))).spacing(16));
    }
    page::scrolling(all)
}

fn sections<'a, M: 'a>(leaf: &'a ShipLeaf, size: f32) -> Column<'a, M> {
    leaf.sections.iter().fold(Column::new().spacing(6), |column, (section, words, alarm)| {
        let ink = if *alarm { ALARM_PALE } else { BONE };
        let words = container(font::rules(words.as_str(), size * 0.9, ink)).width(Fill);
        let line = row![mark::system(*section, size), words].spacing(12).align_y(Alignment::Center);
        column.push(named(inspect::Thing::Rule(rule::SECTION), line))
    })
}

fn group<'a, M: 'a>(group: &'a Group, cx: &Cx<'a>) -> Element<'a, M> {
    let size = cx.pick(25.0, 23.0, 22.0, 21.0);
    let head = font::title(group.head.as_str(), size * 1.2, BONE);
    let mut things = column![head].spacing(8).width(Fill);
    if group.things.is_empty() {
        things = things.push(font::rules(group.none.as_str(), size * 0.85, BONE2));
    }
    for thing in &group.things {
        things = things.push(self::thing(thing, size));
    }
    container(things).padding(14).style(theme::boxed(INK2, LINE, 1.5)).width(Fill).into()
}

fn thing<'a, M: 'a>(thing: &'a Thing, size: f32) -> Element<'a, M> {
    let art: Element<'a, M> = match thing.art.strip_prefix("icons/") {
        Some(name) => container(icon::icon(name, 34.0, BRASS)).center_x(58).into(),
        None => icon::picture(icon::handle(&thing.art), 58.0, 40.0).into(),
    };
    let mut head = row![font::title(thing.name.as_str(), size, BONE)].spacing(8).align_y(Alignment::Center);
    if thing.upgraded {
        head = head.push(icon::tinted("own/star", 18.0, BRASS_HI));
    }
    let ink = if thing.alarm { ALARM_PALE } else { BRASS_HI };
    let head = row![container(head).width(Fill), font::label(thing.note.as_str(), size * 0.88, ink)].spacing(10);
    let words = column![head, font::rules(thing.text.as_str(), size * 0.8, BONE2).line_height(1.2)].width(Fill);
    row![art, words].spacing(12).align_y(Alignment::Center).into()
}
