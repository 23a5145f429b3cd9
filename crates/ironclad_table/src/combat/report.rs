//! The card that tells how a combat ended: what it brought, what it cost, and the best shot. It lies over the chart, off
//! the ship and what is beside her, until it is put away or something else is done.

use crate::present::Present;
use crate::widget::close;
use iced::widget::{Column, column, container, mouse_area, row};
use iced::{Alignment, Element, Fill, Size};
use ironclad_game::chronicle::{CombatReport, Shot};
use ironclad_game::content::terms::Section;
use ironclad_game::engine::combat::EnemyId;
use ironclad_game::engine::event::CombatResult;
use ironclad_text::thing::{count, number};
use kit::cx::Cx;
use kit::measure::Class;
use kit::theme::{self, GOOD, INK_TEXT, INK_TEXT2, PAPER, PAPER_LINE, RUBRIC};
use kit::widget::panel::rule_h;
use kit::{fit, font, icon};
use words::Name;

/// How a combat ended, in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReportView {
    /// Victory, a draw or defeat.
    pub title: String,
    /// It was won.
    pub won: bool,
    /// What is told, each with its head; what there was none of is not told.
    pub rows: Vec<(String, String)>,
    /// Those of them that are told wherever there is any room: who is left of the enemy, and what it has cost.
    pub least: Vec<(String, String)>,
}

/// How much the card tells: less where it would else lie over what one decides by. The log tells the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// All that there is.
    All,
    /// The same on a narrower card.
    Narrow,
    /// Who is left, and what it has cost.
    Least,
    /// Nothing but how it ended.
    Outcome,
}

impl Told {
    /// What the card may tell in a window of a class, the most first.
    pub fn of(class: Class) -> &'static [Self] {
        match class {
            Class::Full | Class::Medium => &[Self::All, Self::Narrow, Self::Least],
            Class::Small | Class::Tiny => &[Self::All, Self::Narrow, Self::Least, Self::Outcome],
        }
    }

    /// How wide the card is at the most with type of a size.
    fn width(self, size: f32) -> f32 {
        match self {
            Self::All => size * 27.0,
            Self::Narrow | Self::Least => size * 19.0,
            Self::Outcome => size * 15.0,
        }
    }
}

impl ReportView {
    fn told(&self, told: Told) -> &[(String, String)] {
        match told {
            Told::All | Told::Narrow => &self.rows,
            Told::Least => &self.least,
            Told::Outcome => &[],
        }
    }
}

impl Present<'_> {
    /// How the last combat of the history ended, if one has.
    pub fn combat_report(&self) -> Option<ReportView> {
        let report = CombatReport::last(self.session.events())?;
        let words = &self.words;
        let row = |key: &str, told: String| (words.get(key), told);
        // The head agrees with those who are named behind it.
        let named = |key: &str, names: Vec<Name>| {
            let all = words.list_names(&names);
            (words.with(key, &[("count", count(names.len())), ("names", all.clone().into())]), String::from(all))
        };
        let enemies = |all: &[EnemyId]| all.iter().map(|enemy| words.enemy_name(*enemy, None)).collect::<Vec<_>>();
        let wounded = report.wounded.iter().map(|hero| words.hero_name(*hero)).collect::<Vec<_>>();
        let least = [
            named("combat-report-left", enemies(&report.left)),
            row("combat-report-damage", self.damaged(&report)),
            named("combat-report-wounded", wounded),
        ];
        let [left, damage, hurt] = least.clone();
        let rows = [
            named("combat-report-destroyed", enemies(&report.destroyed)),
            left,
            row("combat-report-loot", self.looted(&report)),
            damage,
            hurt,
            row("combat-report-best", report.best.map(|shot| self.best_shot(&shot)).unwrap_or_default()),
        ];
        let said = |(_, told): &(String, String)| !told.is_empty();
        Some(ReportView {
            title: words.get(&format!("combat-result-{}", <&str>::from(report.result))),
            won: report.result == CombatResult::Victory,
            rows: rows.into_iter().filter(said).collect(),
            least: least.into_iter().filter(said).collect(),
        })
    }

    fn looted(&self, report: &CombatReport) -> String {
        let words = &self.words;
        let counted = report.loot.iter().map(|(track, by)| {
            words.with("combat-report-count", &[("what", words.track(*track).into()), ("by", number(*by))])
        });
        let gear = report.gear.iter().map(|gear| words.gear(*gear));
        let modules = report.modules.iter().map(|module| words.module(*module));
        let all: Vec<String> = counted.chain(gear).chain(modules).collect();
        match (all.is_empty(), report.result) {
            (true, CombatResult::Victory) => words.get("combat-report-nothing"),
            (true, CombatResult::Draw | CombatResult::Defeat) => String::new(),
            (false, _) => words.list(all),
        }
    }

    fn damaged(&self, report: &CombatReport) -> String {
        let words = &self.words;
        let count =
            |what: String, by: u16| words.with("combat-report-count", &[("what", what.into()), ("by", number(by))]);
        let sections = Section::ALL.into_iter().zip(report.sections);
        let sections = sections.filter(|(_, by)| *by > 0).map(|(section, by)| count(words.section(section), by));
        let tracks = [("track-hull", report.hull), ("track-crew", report.crew)];
        let tracks = tracks.into_iter().filter(|(_, by)| *by > 0).map(|(key, by)| count(words.get(key), by));
        let ships = report.fighters.iter().map(|(fighter, by)| count(words.fighter(*fighter), *by));
        let all: Vec<String> = sections.chain(tracks).chain(ships).collect();
        if all.is_empty() { words.get("combat-report-unharmed") } else { words.list(all) }
    }

    fn best_shot(&self, shot: &Shot) -> String {
        let words = &self.words;
        let by = shot.fighter.map_or_else(|| words.get("mat-ship"), |fighter| words.fighter(fighter));
        let args = [
            ("by", by.into()),
            ("enemy", words.enemy_name(shot.target, None).into()),
            ("total", number(shot.total)),
            ("reach", number(shot.reach)),
            ("damage", number(shot.damage)),
        ];
        words.with("combat-report-shot", &args)
    }
}

/// The space above and below what the card says, and at its sides.
const PAD: [f32; 2] = [14.0, 20.0];
/// What lies between a head and what is told.
const GAP: f32 = 10.0;
/// What lies between the title, the rule below it, and the rest.
const SPACE: f32 = 8.0;
const RULE: f32 = 2.0;

/// The sizes of the type that the card is set in: of what is told, and of the title.
fn sizes(cx: &Cx<'_>) -> (f32, f32) {
    (cx.pick(26.0, 23.0, 21.0, 20.0), cx.pick(42.0, 37.0, 29.0, 28.0))
}

/// How wide the heads in the card are, with type of a size.
fn heads(size: f32) -> f32 {
    size * 6.4
}

/// How far the card keeps from the edges of its room.
pub fn margin(cx: &Cx<'_>) -> f32 {
    cx.pick(34.0, 26.0, 14.0, 8.0)
}

/// The width of the sign before the title, and what lies between the two and the button.
fn sign(size: f32) -> f32 {
    size * 1.5
}

const BETWEEN: f32 = 12.0;

/// How wide the card is where there is room: its title stands on one line.
fn wide(report: &ReportView, told: Told, cx: &Cx<'_>, by_key: bool) -> f32 {
    let (size, title) = sizes(cx);
    let head = sign(size) + fit::width(&report.title, title) + close::wide(cx, by_key) + 2.0 * (BETWEEN + PAD[1]);
    told.width(size).max(head)
}

/// How large the card is in a room, about.
pub fn size(report: &ReportView, told: Told, cx: &Cx<'_>, by_key: bool, room: Size) -> Size {
    let (size, title) = sizes(cx);
    let heads = heads(size);
    let width = (room.width - 2.0 * margin(cx)).min(wide(report, told, cx, by_key));
    let beside = width - 2.0 * PAD[1] - heads - GAP;
    let rows = report.told(told).iter().map(|(head, words)| {
        let head = fit::height(head, font::TITLE, size * 0.92, 1.2, heads);
        let words = fit::height(words, font::RULES, size * 0.88, 1.3, beside);
        head.max(words) + size * 0.24
    });
    let rule = if report.told(told).is_empty() { 0.0 } else { RULE + 2.0 * SPACE };
    let head = (title * 1.12).max(close::HEIGHT) + rule;
    Size::new(width, head + rows.sum::<f32>() + 2.0 * PAD[0])
}

/// The card, which is put away by a press anywhere on it.
pub fn card<'a, M: Clone + 'a>(
    report: &'a ReportView,
    told: Told,
    cx: &Cx<'a>,
    by_key: bool,
    close: M,
) -> Element<'a, M> {
    let (size, title_size) = sizes(cx);
    let heads = heads(size);
    let (mark, ink) = if report.won { ("own/star", GOOD) } else { ("icons/crossed-sabres", RUBRIC) };
    let title = row![
        icon::tinted(mark, sign(size), ink),
        container(font::title(report.title.as_str(), title_size, INK_TEXT)).width(Fill),
        close::close(cx, by_key, close.clone()),
    ]
    .spacing(BETWEEN)
    .align_y(Alignment::Center);
    let rows = report.told(told).iter().map(|(head, words)| {
        row![
            container(font::label(head.as_str(), size * 0.92, INK_TEXT2)).width(heads),
            container(font::rules(words.as_str(), size * 0.88, INK_TEXT)).width(Fill),
        ]
        .spacing(GAP)
        .into()
    });
    let mut card = column![title].spacing(SPACE);
    if !report.told(told).is_empty() {
        card = card.push(rule_h(PAPER_LINE, RULE)).push(Column::with_children(rows).spacing(size * 0.24));
    }
    let card = container(card)
        .padding(PAD)
        .max_width(wide(report, told, cx, by_key))
        .style(theme::boxed(PAPER, PAPER_LINE, 2.0));
    mouse_area(card).on_press(close).into()
}

/// The card at the head of its room.
pub fn view<'a, M: Clone + 'a>(report: &'a ReportView, cx: &Cx<'a>, by_key: bool, close: M) -> Element<'a, M> {
    container(card(report, Told::All, cx, by_key, close)).center_x(Fill).padding(margin(cx)).into()
}
