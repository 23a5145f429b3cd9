//! The bar above the table: where we are, turns, threat, actions, and the tools.

use crate::cx::Cx;
use crate::inspect::Thing;
use crate::motion::{Moves, What};
use crate::widget::track::{self, Threat};
use iced::widget::canvas::{Frame, Path};
use iced::widget::{Row, column, container, mouse_area, row, space};
use iced::{Alignment, Element, Fill, Point, Size};
use kit::inspect::named;
use kit::measure::Class;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS, BRASS_HI, BRASS_LO, HANGAR, INK0, LINE};
use kit::widget::button::tool_button;
use kit::widget::panel::{rule_h, rule_v};
use kit::widget::sketch::{Subject, sketch};
use kit::widget::{place, shake, shrink_first, shrink_to_fit};
use kit::{fit, font, icon};

/// What the bar shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarView {
    /// The scenario.
    pub title: String,
    /// What has to be done, and the same in the fewest words, where the bar says it.
    pub aim: Option<(String, String)>,
    /// The turn.
    pub turn: u32,
    /// The last turn, if there is one.
    pub last_turn: Option<u32>,
    /// Turns on which something happens.
    pub events: Vec<u32>,
    /// The threat.
    pub threat: Threat,
    /// Actions left and spent; none outside the turn.
    pub actions: Option<(u32, u32)>,
    /// Figures for the smaller classes: what is counted, icon, figure, alarm.
    pub figures: Vec<(Figure, &'static str, String, bool)>,
}

/// What a figure of the bar counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Figure {
    /// Hull.
    Hull,
    /// Crew.
    Crew,
    /// Morale.
    Morale,
    /// Energy.
    Energy,
    /// The shields' rating.
    Shields,
    /// Ammo.
    Ammo,
    /// Salvage.
    Salvage,
    /// Credits.
    Credits,
}

/// The tools at the bar's end.
#[derive(Debug, Clone, PartialEq)]
pub struct Tools<M> {
    /// Take back the last step.
    pub undo: M,
    /// Open the rule book.
    pub rules: M,
    /// Open the menu.
    pub menu: M,
    /// Open the brief of the scenario.
    pub brief: M,
    /// Open the campaign's log book, if there is one.
    pub log_book: Option<M>,
}

/// The room of a tool.
const TOOL: f32 = 96.0;
/// The room of the words before turns, threat and actions that is reckoned with.
const WORDS: f32 = 220.0;
/// The room of a turn on its track.
const BOX: f32 = 33.0;

/// How high the bar is, with its rule.
pub fn height(class: Class) -> f32 {
    match class {
        Class::Full | Class::Medium => 66.0,
        Class::Small | Class::Tiny => 54.0,
    }
}

/// The bar.
pub fn view<'a, M: Clone + 'a>(bar: &'a BarView, tools: Tools<M>, cx: &Cx<'a>) -> Element<'a, M> {
    let face = match cx.class() {
        Class::Full => full(bar, tools.log_book.is_some(), tools.brief, cx),
        Class::Medium => medium(bar, tools.log_book.is_some(), cx),
        Class::Small | Class::Tiny => small(bar, cx),
    };
    let roomy = cx.class() >= Class::Medium;
    let mut end = row![].spacing(6).align_y(Alignment::Center);
    end = end.push(tool_button(icon::icon("anticlockwise-rotation", 30.0, BONE2), &cx.t("key-undo"), tools.undo));
    if roomy && let Some(open) = tools.log_book {
        end = end.push(tool_button(icon::tinted("own/log", 30.0, BONE2), &cx.t("key-log-book"), open));
    }
    if roomy {
        end = end.push(tool_button(icon::icon("rule-book", 32.0, BONE2), &cx.t("key-rules"), tools.rules));
    }
    let sliders = icon::tinted("own/sliders", 30.0, BONE2);
    end = end.push(if roomy {
        tool_button(sliders, &cx.t("key-escape"), tools.menu)
    } else {
        iced::widget::button(container(sliders).center_y(Fill))
            .height(46)
            .padding([0, 8])
            .style(theme::bare)
            .on_press(tools.menu)
            .into()
    });
    // The tools come first: what stands before them makes do with the rest.
    let line = place::row(cx.mirror, vec![container(face).width(Fill).into(), end.into()])
        .spacing(8)
        .padding([0, 16])
        .align_y(Alignment::Center)
        .height(height(cx.class()) - 2.0);
    column![container(line).style(theme::fill(INK0)).width(Fill), rule_h(BRASS_LO, 2.0)].into()
}

fn full<'a, M: Clone + 'a>(bar: &'a BarView, log_book: bool, brief: M, cx: &Cx<'_>) -> Row<'a, M> {
    // One tool more takes its room from the name, many turns from the words.
    let tool = if log_book { TOOL } else { 0.0 };
    let gap = |roomy: bool| if roomy { 14.0 } else { 11.0 };
    let turns = boxed(bar).map_or(0.0, |last| (last.saturating_sub(10)) as f32 * BOX);
    // Near the class's lower end the words before turns and actions give way.
    let words = ["bar-turn", "bar-threat", "bar-actions"].map(|key| fit::width(&cx.t(key), 25.0));
    let longer = (words.iter().sum::<f32>() - WORDS).max(0.0);
    let roomy = cx.size().width - tool - turns - longer >= 1720.0;
    // The turns stand in one place for all but the longest names. What stands behind the name takes its room first.
    let usual = 396.0 - tool + (cx.size().width - 1920.0) * 0.55;
    let name = container(mouse_area(name(bar)).on_press(brief))
        .width(Fill)
        .max_width(usual.max(name_width(bar)).clamp(230.0, 560.0));
    let word = |row: Row<'a, M>, key: &str| {
        if roomy { row.push(space().width(10)).push(font::tag(cx.t(key), 25.0, BONE2)) } else { row }
    };
    let mut face = row![
        icon::picture(icon::handle("ships/ironclad-token"), 48.0, 24.0),
        named(Thing::Mission, shrink_first(name)),
    ]
    .spacing(gap(roomy))
    .align_y(Alignment::Center);
    face = match (boxed(bar), bar.last_turn) {
        (Some(last), Some(_)) => word(face, "bar-turn").push(named(Thing::Turn, self::turns(bar, last))),
        (Some(last), None) => word(face, "bar-turn").push(named(Thing::Turn, track::turns(bar.turn, last))),
        (None, _) => face.push(space().width(10)).push(named(Thing::Turn, turn_words(bar, 27.0, cx))),
    };
    face = word(face, "bar-threat").push(named(Thing::Threat, track::threat(bar.threat, 34.0)));
    face = face.push(shrink_to_fit(bar.threat.name(cx.text), 25.0, BONE));
    if let Some((left, spent)) = bar.actions {
        face = word(face, "bar-actions")
            .push(named(Thing::Actions, track::actions(left, spent, 36.0)))
            .push(shrink_to_fit(cx.with("bar-actions-left", &[("count", left.into())]), 25.0, BONE));
    }
    face
}

/// The size of the mission's name where nothing stands below it, where the aim does, and the size of the aim.
const NAME: [f32; 3] = [34.0, 26.0, 22.0];

/// The mission, and below it what has to be done.
fn name<'a, M: 'a>(bar: &'a BarView) -> Element<'a, M> {
    let title = |size| shrink_to_fit(bar.title.as_str(), size, BONE);
    match &bar.aim {
        None => title(NAME[0]),
        Some((aim, _)) => column![title(NAME[1]), shrink_to_fit(aim.as_str(), NAME[2], BRASS_HI)].into(),
    }
}

/// How wide the mission and what has to be done would be.
fn name_width(bar: &BarView) -> f32 {
    match &bar.aim {
        None => fit::width(&bar.title, NAME[0]),
        Some((aim, _)) => fit::width(&bar.title, NAME[1]).max(fit::width(aim, NAME[2])),
    }
}

/// Turns that there is room for as boxes.
const MOST_BOXES: u32 = 14;

/// The last turn that has a box, which is this one where no last turn is set. None where there would be too many boxes:
/// the turn is then told in words.
fn boxed(bar: &BarView) -> Option<u32> {
    let last = bar.last_turn.unwrap_or(bar.turn).max(bar.turn);
    if last <= MOST_BOXES { Some(last) } else { None }
}

/// The turn track with a mark over turns on which something happens.
fn turns<'a, M: 'a>(bar: &BarView, last: u32) -> Element<'a, M> {
    let marks = sketch(Marks { last, events: bar.events.clone() });
    let boxes = container(track::turns(bar.turn, last)).padding(iced::Padding::default().top(14.0).bottom(2.0));
    place::over(boxes, marks).into()
}

#[derive(Debug, Clone, PartialEq)]
struct Marks {
    last: u32,
    events: Vec<u32>,
}

impl Subject for Marks {
    fn draw(&self, frame: &mut Frame) {
        let step = frame.width() / self.last.max(1) as f32;
        let x = |turn: u32| step * (turn as f32 - 0.5);
        for turn in &self.events {
            let at = Point::new(x(*turn), 4.0);
            let triangle = Path::new(|path| {
                path.move_to(at + iced::Vector::new(-8.0, 0.0));
                path.line_to(at + iced::Vector::new(8.0, 0.0));
                path.line_to(at + iced::Vector::new(0.0, 9.0));
                path.close();
            });
            frame.fill(&triangle, HANGAR);
        }
        frame.fill_rectangle(Point::new(x(self.last) - 8.0, 4.0), Size::new(16.0, 7.0), ALARM);
    }
}

fn turn_words<'a, M: 'a>(bar: &BarView, size: f32, cx: &Cx<'_>) -> Element<'a, M> {
    shrink_to_fit(turn_text(bar, cx), size, BONE)
}

fn turn_text(bar: &BarView, cx: &Cx<'_>) -> String {
    match bar.last_turn {
        Some(last) => cx.with("bar-turn-of", &[("turn", bar.turn.into()), ("last", last.into())]),
        None => cx.with("bar-turn-only", &[("turn", bar.turn.into())]),
    }
}

/// The turn, and below it the aim in the fewest words. Both give way to what stands behind them.
fn turn_and_aim<'a, M: 'a>(bar: &'a BarView, size: f32, cx: &Cx<'_>) -> Element<'a, M> {
    let words: Element<'a, M> = match &bar.aim {
        None => turn_words(bar, size, cx),
        Some((_, aim)) => column![turn_words(bar, size * 0.88, cx), shrink_to_fit(aim.as_str(), 19.0, BRASS_HI)].into(),
    };
    named(Thing::Turn, shrink_first(words))
}

/// What moves a figure.
fn what(figure: Figure) -> What {
    match figure {
        Figure::Hull => What::Track(2),
        Figure::Crew => What::Track(0),
        Figure::Morale => What::Track(1),
        Figure::Energy => What::Energy,
        Figure::Shields => What::Shields,
        Figure::Ammo => What::Track(3),
        Figure::Salvage => What::Track(4),
        Figure::Credits => What::Credits,
    }
}

fn figures<'a, M: 'a>(bar: &'a BarView, size: f32, gap: f32, moves: &Moves) -> Row<'a, M> {
    bar.figures
        .iter()
        .fold(Row::new(), |row, (counted, name, figure, alarm)| {
            let counter = track::counter(name, figure.clone(), size, *alarm);
            row.push(named(Thing::Figure(*counted), shake(counter, moves, &[what(*counted)])))
        })
        .spacing(gap)
        .align_y(Alignment::Center)
}

fn medium<'a, M: 'a>(bar: &'a BarView, log_book: bool, cx: &Cx<'_>) -> Row<'a, M> {
    // One tool more takes its room from the figures.
    let (size, gap) = if log_book { (25.0, 10.0) } else { (27.0, 17.0) };
    let mut face = row![turn_and_aim(bar, 28.0, cx), named(Thing::Threat, track::threat_plate(bar.threat, true, 32.0))]
        .spacing(14)
        .align_y(Alignment::Center);
    if let Some((left, spent)) = bar.actions {
        face = face.push(named(Thing::Actions, track::actions(left, spent, 32.0)));
    }
    face.push(container(rule_v(LINE, 1.5)).height(32)).push(figures(bar, size, gap, cx.moves))
}

fn small<'a, M: 'a>(bar: &'a BarView, cx: &Cx<'_>) -> Row<'a, M> {
    let mut face = row![turn_and_aim(bar, 25.0, cx), named(Thing::Threat, track::threat_plate(bar.threat, true, 30.0))]
        .spacing(12)
        .align_y(Alignment::Center);
    if let Some((left, spent)) = bar.actions {
        face = face.push(named(Thing::Actions, track::actions(left, spent, 28.0)));
    }
    if cx.class() == Class::Small {
        face = face.push(container(rule_v(LINE, 1.5)).height(28)).push(figures(bar, 24.0, 14.0, cx.moves));
    }
    face
}

/// The bar of a screen that is not the table: a title, and words at the end.
pub fn plain<'a, M: 'a>(title: String, end: String, cx: &Cx<'_>) -> Element<'a, M> {
    let line = row![
        icon::picture(icon::handle("ships/ironclad-token"), 48.0, 24.0),
        container(shrink_to_fit(title, cx.pick(34.0, 32.0, 28.0, 26.0), BONE)).width(Fill),
        container(shrink_to_fit(end, 25.0, theme::BRASS_HI)).max_width(cx.size().width * 0.5),
    ]
    .spacing(24)
    .padding([0, 24])
    .align_y(Alignment::Center)
    .height(height(cx.class()) - 2.0);
    column![container(line).style(theme::fill(INK0)).width(Fill), rule_h(BRASS, 2.0)].into()
}
