//! Where everything on the table lies, by the class of the window. It takes the parts and places them.

use crate::cx::Cx;
use crate::{bar, mat, squads};
use iced::widget::{Column, button, column, container, responsive, row, scrollable, space};
use iced::{Alignment, Color, Element, Fill, Padding, Size};
use kit::log;
use kit::measure::Class;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS, BRASS_LO, INK0, INK1, INK2, INK3, LINE, PICK};
use kit::widget::key::{Cap, sized};
use kit::widget::panel::{rule_h, rule_v};
use kit::widget::{place, shrink_to_fit};
use kit::{font, icon};

/// A part that is behind a tab in smaller windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tab {
    /// The chart, which a tab covers; in the smallest windows a tab itself.
    Chart,
    /// The ship's mat.
    Ship,
    /// The squads.
    Crew,
    /// The log.
    Log,
    /// The rule book, which opens over the table.
    Rules,
    /// Nothing but the decision. It stands beside the chart, and in the smallest windows fills the room.
    #[default]
    Decision,
}

impl Tab {
    /// The tabs of a class, from the top. The largest has none.
    pub fn of(class: Class) -> &'static [Self] {
        match class {
            Class::Full => &[],
            Class::Medium => &[Self::Ship],
            Class::Small => &[Self::Ship, Self::Crew, Self::Log, Self::Rules],
            Class::Tiny => &[Self::Ship, Self::Crew, Self::Log, Self::Rules, Self::Chart],
        }
    }

    /// Its name in message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Chart => "chart",
            Self::Ship => "ship",
            Self::Crew => "crew",
            Self::Log => "log",
            Self::Rules => "rules",
            Self::Decision => "decision",
        }
    }

    /// Whether it stands in place of a lesson: in small windows, where a lesson lies over the chart.
    pub fn hides_the_lesson(self, class: Class) -> bool {
        match (self, class) {
            (Self::Ship | Self::Crew | Self::Log, Class::Small | Class::Tiny) => true,
            (Self::Ship | Self::Crew | Self::Log, Class::Medium | Class::Full)
            | (Self::Chart | Self::Rules | Self::Decision, _) => false,
        }
    }

    /// What pressing a tab opens, if `open` is open: pressing it again closes it.
    pub fn pressed(self, open: Self) -> Self {
        if self == open { Self::default() } else { self }
    }
}

/// The measures that parts must be made for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// The width of the decision's column.
    pub column: f32,
    /// How high the decision may grow.
    pub decision: f32,
    /// How high it may grow where its options have no room else; the log has less of it then.
    pub crowded_decision: f32,
    /// The height the mat is made for.
    pub mat: f32,
    /// The main button's width.
    pub button: f32,
}

/// The measures for a window.
pub fn room(cx: &kit::Cx<'_>) -> Room {
    let size = cx.size();
    let below = size.height - bar::height(cx.class());
    let column = column_width(size);
    let decision = match cx.class() {
        Class::Full => (below - LEAST_LOG).min(FULL_DECISION.max(below - LOG)),
        Class::Medium => below - 116.0,
        Class::Small | Class::Tiny => below,
    };
    let crowded_decision = match cx.class() {
        Class::Full => below - LEAST_LOG,
        Class::Medium | Class::Small | Class::Tiny => decision,
    };
    let mat = match cx.class() {
        Class::Full => below - squads::height(Class::Full) - 4.0,
        _ => mat::HEIGHT,
    };
    Room { column, decision, crowded_decision, mat, button: crate::decision::main_width(cx.class()) }
}

/// The width of the decision's column in a window of this size.
fn column_width(size: Size) -> f32 {
    match Class::of(size) {
        Class::Full => 492.0,
        Class::Medium => 460.0,
        Class::Small => 414.0,
        Class::Tiny => size.width - RAIL,
    }
}

/// The width of what stands in place of the chart and has the mat's room too, in a window of this size.
pub fn wide(size: Size, open: Tab) -> f32 {
    let class = Class::of(size);
    let rail = if class < Class::Full { RAIL + EDGE } else { 0.0 };
    let mat = if class == Class::Medium && open == Tab::Ship { mat::WIDTH + EDGE } else { 0.0 };
    let beside = if class == Class::Tiny { 0.0 } else { column_width(size) + EDGE };
    size.width - rail - mat - beside
}

/// The height of eight lines of the log, which a window of 1080 units and higher keeps above a decision that shows all its
/// options.
const LOG: f32 = 8.0 * log::LINE + 6.0;
/// What is left of it in the lowest window that has everything at once.
const LEAST_LOG: f32 = 156.0;
/// What the decision may have before the log keeps its eight lines.
const FULL_DECISION: f32 = 720.0;

/// The parts of the table.
pub struct Parts<'a, M> {
    /// The bar.
    pub bar: Element<'a, M>,
    /// The ship's mat.
    pub mat: Element<'a, M>,
    /// What stands in place of the chart needs the mat's room too.
    pub wide: bool,
    /// The chart, or what stands in its place: combat, port.
    pub centre: Element<'a, M>,
    /// The squads for the foot of the table.
    pub squads: Element<'a, M>,
    /// The squads for their tab.
    pub crew: Element<'a, M>,
    /// The log.
    pub log: Element<'a, M>,
    /// The decision.
    pub decision: Element<'a, M>,
    /// The main button.
    pub main: Element<'a, M>,
}

/// How wide the rail of tabs is.
pub const RAIL: f32 = 76.0;
/// The rule below a tab.
const RULE: f32 = 1.0;
/// The rule between parts that stand beside each other.
const EDGE: f32 = 2.0;

/// The table. `open` is the open tab of a smaller window; the names of tabs in `news` have a triangle before them.
pub fn view<'a, M: Clone + 'a>(
    parts: Parts<'a, M>,
    open: Tab,
    news: &[Tab],
    cx: &Cx<'a>,
    on_tab: impl Fn(Tab) -> M,
) -> Element<'a, M> {
    let room = room(cx);
    let mirror = cx.mirror;
    let Parts { bar, mat, wide, centre, squads, crew, log, decision, main } = parts;
    let rail = if cx.class() < Class::Full { Some(rail(open, news, wide, cx, on_tab)) } else { None };
    let foot = squads::height(cx.class());
    let body: Element<'a, M> = match cx.class() {
        Class::Full => {
            let chart = if wide {
                place::row(mirror, vec![centre])
            } else {
                place::row(mirror, vec![side(mat, mat::WIDTH), edge(), centre])
            };
            let left = column![container(chart).height(Fill), rule_h(BRASS_LO, 2.0), squads];
            place::row(mirror, vec![left.width(Fill).into(), edge(), column_of(log, decision, room)]).into()
        }
        Class::Medium => {
            let mut row = vec![rail.unwrap_or_else(|| space().into()), edge()];
            if open == Tab::Ship {
                row.push(side(scrolled(mat), mat::WIDTH));
                row.push(edge());
            }
            row.push(centre);
            let left = column![
                container(place::row(mirror, row)).height(Fill),
                rule_h(BRASS_LO, 2.0),
                container(squads).height(foot)
            ];
            place::row(mirror, vec![left.width(Fill).into(), edge(), column_of(log, decision, room)]).into()
        }
        Class::Small => {
            let centre = match open {
                Tab::Ship => scrolled(mat),
                Tab::Crew => crew,
                Tab::Log => log,
                Tab::Chart | Tab::Rules | Tab::Decision => centre,
            };
            let top = place::row(mirror, vec![rail.unwrap_or_else(|| space().into()), edge(), centre]);
            let left = column![container(top).height(Fill), rule_h(BRASS_LO, 2.0), container(squads).height(foot)];
            let right = container(decision).style(theme::fill(INK0)).width(room.column).height(Fill).clip(true);
            place::row(mirror, vec![left.width(Fill).into(), edge(), right.into()]).into()
        }
        Class::Tiny => {
            let shown = match open {
                Tab::Ship => scrolled(mat),
                Tab::Crew => crew,
                Tab::Log => log,
                Tab::Chart => centre,
                Tab::Rules | Tab::Decision => decision,
            };
            let ground = if open == Tab::Chart { INK1 } else { INK0 };
            let shown = container(shown).style(theme::fill(ground)).width(Fill).height(Fill).clip(true);
            place::row(mirror, vec![rail.unwrap_or_else(|| space().into()), edge(), shown.into()]).into()
        }
    };
    let whole = column![bar, container(body).height(Fill)];
    // In the smallest window an open tab keeps its lower corner; the button returns with the decision.
    let covered = cx.class() == Class::Tiny && !matches!(open, Tab::Rules | Tab::Decision);
    let main = if covered { space().into() } else { main };
    place::with_main(whole.width(Fill).height(Fill), main, mirror)
}

fn edge<'a, M: 'a>() -> Element<'a, M> {
    rule_v(BRASS_LO, EDGE)
}

fn side<'a, M: 'a>(content: impl Into<Element<'a, M>>, width: f32) -> Element<'a, M> {
    container(content).width(width).height(Fill).clip(true).into()
}

fn scrolled<'a, M: 'a>(mat: Element<'a, M>) -> Element<'a, M> {
    let whole = container(mat).height(mat::HEIGHT).padding(Padding::default().right(8.0));
    container(scrollable(whole).style(theme::scroll).width(Fill).height(Fill)).style(theme::fill(INK2)).into()
}

/// The log above, the decision below it.
fn column_of<'a, M: 'a>(log: Element<'a, M>, decision: Element<'a, M>, room: Room) -> Element<'a, M> {
    let decision = container(decision).max_height(room.crowded_decision).style(theme::fill(INK0)).width(Fill);
    container(column![container(log).height(Fill), rule_h(BRASS, 2.0), decision])
        .style(theme::fill(INK0))
        .width(room.column)
        .height(Fill)
        .into()
}

fn rail<'a, M: Clone + 'a>(
    open: Tab,
    news: &[Tab],
    cards: bool,
    cx: &Cx<'a>,
    on_tab: impl Fn(Tab) -> M,
) -> Element<'a, M> {
    let tabs = Tab::of(cx.class()).iter().map(|tab| Button {
        tab: *tab,
        // What has the mat's room too is no chart, but cards to choose from.
        id: if cards && *tab == Tab::Chart { "cards" } else { tab.id() },
        open: *tab == open,
        news: news.contains(tab),
        message: on_tab(*tab),
    });
    let (tabs, cx): (Vec<_>, Cx<'a>) = (tabs.collect(), *cx);
    // In a low window, and under a strip at times, all of them are set closer, so that the last one is not cut.
    let all = responsive(move |size| {
        let face = Face::of(&cx, size.height / tabs.len().max(1) as f32 - RULE);
        let buttons =
            tabs.iter().fold(Column::new(), |column, tab| column.push(tab.view(face, &cx)).push(rule_h(LINE, RULE)));
        buttons.into()
    });
    container(all).style(theme::fill(INK2)).width(RAIL).height(Fill).into()
}

/// How the tabs are set.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Face {
    /// The height of each.
    height: f32,
    /// The size of its picture.
    picture: f32,
    /// The size of its name.
    name: f32,
    /// The height of its key.
    cap: f32,
    /// The key stands beside the picture, and not below the name.
    beside: bool,
}

impl Face {
    const USUAL: Self = Self { height: 99.0, picture: 34.0, name: 23.0, cap: 26.0, beside: false };
    const LOW: Self = Self { height: 87.0, picture: 27.0, name: 21.0, cap: 23.0, beside: false };
    const CLOSE: Self = Self { height: 58.0, picture: 24.0, name: 19.0, cap: 20.0, beside: true };
    /// What is needed for a key below the name.
    const LEAST: f32 = 84.0;
    /// The least size of a name.
    const LEAST_NAME: f32 = 17.0;

    /// In a window, where each has so much room.
    fn of(cx: &Cx<'_>, room: f32) -> Self {
        let due = if cx.class() == Class::Tiny {
            Self::CLOSE
        } else if cx.size().height < 600.0 {
            Self::LOW
        } else {
            Self::USUAL
        };
        if due.height <= room {
            due
        } else if !due.beside && room >= Self::LEAST {
            Self { height: room, ..Self::LOW }
        } else {
            let part = (room / Self::CLOSE.height).min(1.0);
            Self {
                height: room,
                picture: Self::CLOSE.picture * part,
                name: (Self::CLOSE.name * part).max(Self::LEAST_NAME),
                cap: Self::CLOSE.cap * part,
                beside: true,
            }
        }
    }
}

/// The button of a tab.
struct Button<M> {
    tab: Tab,
    /// What it is called in message keys.
    id: &'static str,
    open: bool,
    /// Something behind it has changed.
    news: bool,
    message: M,
}

impl<M: Clone> Button<M> {
    fn view<'a>(&self, face: Face, cx: &Cx<'a>) -> Element<'a, M>
    where
        M: 'a,
    {
        let (tint, size) = (if self.open { theme::BRASS_HI } else { BRASS }, face.picture);
        let picture: Element<'a, M> = match self.tab {
            Tab::Ship => icon::picture(icon::handle("ships/ironclad-token"), size * 1.75, size * 0.88).into(),
            Tab::Crew => icon::icon("minions", size, tint).into(),
            Tab::Log => icon::tinted("own/log", size, tint).into(),
            Tab::Rules => icon::icon("rule-book", size, tint).into(),
            Tab::Chart if self.id != self.tab.id() => icon::icon("flying-flag", size, tint).into(),
            Tab::Chart | Tab::Decision => icon::icon("compass", size, tint).into(),
        };
        let cap = sized(&cx.t(&format!("key-tab-{}", self.tab.id())), Cap::Plain, face.cap);
        // The mark of news stands before the name, where it covers nothing.
        let mark = self.news.then(|| icon::tinted("own/up", face.name * 0.75, ALARM));
        let name = shrink_to_fit(cx.t(&format!("tab-{}", self.id)), face.name, BONE);
        let name = row![].push(mark).push(name).spacing(4).align_y(Alignment::Center);
        let words = if face.beside {
            column![row![picture, cap].spacing(3).align_y(Alignment::Center), name]
        } else {
            column![picture, name, cap]
        };
        let words = words.spacing(3).align_x(Alignment::Center);
        let ground = if self.open { PICK } else { Color::TRANSPARENT };
        button(container(words).padding([0, 5]).center_x(Fill).center_y(Fill))
            .width(Fill)
            .height(face.height)
            .padding(0)
            .style(theme::plate(ground, INK3, ground, 0.0))
            .on_press(self.message.clone())
            .into()
    }
}

/// Words in second ink, for an empty stretch of the table.
pub fn nothing<'a, M: 'a>(words: String) -> Element<'a, M> {
    container(font::label(words, 23.0, BONE2)).center(Fill).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::measure::Measure;
    use kit::preferences::Preferences;
    use words::Text;

    #[test]
    fn all_tabs_have_room_in_the_lowest_windows_also_under_a_strip() {
        let (text, settings) = (Text::of("en"), Preferences::default());
        for (width, height, scale) in [(1280.0, 720.0, 3.0), (1280.0, 720.0, 2.25), (1280.0, 720.0, 2.0)] {
            let measure = Measure::new(iced::Size::new(width, height), scale);
            let cx = Cx::still(kit::Cx { text: &text, measure, settings: &settings, mirror: false });
            let squads = if cx.class() == Class::Tiny { 0.0 } else { squads::height(cx.class()) + EDGE };
            let tabs = Tab::of(cx.class()).len() as f32;
            for strip in [0.0, kit::replay_bar::HEIGHT] {
                let room = cx.size().height - bar::height(cx.class()) - squads - strip;
                let face = Face::of(&cx, room / tabs - RULE);
                assert!(tabs * (face.height + RULE) <= room + 0.1, "{scale} {strip}: {face:?}");
                let lines = face.name * 1.2 + 3.0;
                let inside = if face.beside { face.picture } else { face.picture + 3.0 + face.cap } + lines;
                assert!(inside <= face.height, "{scale} {strip}: {face:?}");
            }
        }
    }

    #[test]
    fn the_log_keeps_eight_lines_where_the_window_is_high_enough() {
        let (text, settings) = (Text::of("en"), Preferences::default());
        let log = |width: f32, height: f32| {
            let measure = Measure::new(iced::Size::new(width, height), 1.0);
            let cx = kit::Cx { text: &text, measure, settings: &settings, mirror: false };
            assert_eq!(cx.class(), Class::Full);
            let below = cx.size().height - bar::height(Class::Full);
            below - 2.0 - room(&cx).decision - 4.0
        };
        for size in [(1920.0, 1080.0), (3840.0, 2160.0)] {
            assert!(log(size.0, size.1) >= 8.0 * log::LINE, "{size:?}");
        }
    }
}
