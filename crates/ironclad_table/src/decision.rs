//! The decision in hand: who or what, options, sum, odds, what is won and lost. Always in this order and place.
//!
//! The main button is not drawn here but in its corner by the table's frame; room is left for it.

pub(crate) mod auto_answer;
pub mod composer;
mod confirm;
pub(crate) mod kept;
mod list;
pub mod odds;
mod parts;
pub mod present;
mod set;

use crate::inspect::Thing;
use crate::widget::mark::System;
use crate::widget::mark::Whose;
pub use confirm::Confirm;
use iced::widget::{Column, column, container, mouse_area, scrollable, space};
use iced::{Color, Element, Fill, Padding, mouse};
use kit::cx::Cx;
use kit::inspect::named;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, ALARM, BONE, BONE2, GOOD, INK0};
use kit::widget::button::{MAIN_NARROW, MAIN_WIDTH};
use kit::widget::ring::focused;
use kit::widget::row::Standing;
use kit::{fit, font};
pub use list::Top;
use parts::{alarm_box, head, outcome, question};
pub use set::Kept;
use set::Typesetting;

/// The decision as it is shown.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct DecisionView {
    /// Which question it is: where the game stands, and which slip of a plan is open. Another one is read from its head.
    pub place: (u32, usize),
    /// Who or what asks.
    pub head: Head,
    /// The question above the options.
    pub question: String,
    /// Who answers.
    pub asked: String,
    /// Heads of the columns, if the options have figures.
    pub columns: Vec<String>,
    /// The options.
    pub options: Vec<Choice>,
    /// The first option shown, when not all fit.
    pub top: Top,
    /// The option that has the focus.
    pub focus: Option<usize>,
    /// The sum of the roll.
    pub sum: Option<Sum>,
    /// The odds of the roll.
    pub odds: Option<Odds>,
    /// What follows if it is won.
    pub won: Option<String>,
    /// What follows if it is lost.
    pub lost: Option<String>,
    /// Something that must not be overlooked.
    pub alarm: Option<Alarm>,
    /// A quiet remark.
    pub note: Option<String>,
    /// What would show below the list if another option were chosen: room is kept for it, so that nothing moves then.
    pub reserved: Vec<Below>,
    /// What all of it would be if something else were chosen, where the list changes as well: room is kept for the
    /// highest.
    pub others: Vec<Self>,
    /// The main button's label.
    pub button: String,
    /// Whether the main button can be pressed.
    pub ready: bool,
    /// How it has been set so far.
    pub kept: Kept,
}

/// What shows between the list and the main button.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Below {
    /// The sum of the roll.
    pub sum: Option<Sum>,
    /// The odds of the roll.
    pub odds: Option<Odds>,
    /// What follows if it is won.
    pub won: Option<String>,
    /// What follows if it is lost.
    pub lost: Option<String>,
    /// Something that must not be overlooked.
    pub alarm: Option<Alarm>,
    /// A quiet remark.
    pub note: Option<String>,
}

/// The decision's head.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Head {
    /// Whose it is: none is everybody’s, on paper.
    pub whose: Option<Whose>,
    /// An icon of the set.
    pub icon: Option<String>,
    /// The name of a person whose medal stands instead of the icon.
    pub person: Option<String>,
    /// The title.
    pub title: String,
    /// The line below.
    pub below: String,
    /// A figure at the right, such as the difficulty, with its word.
    pub figure: Option<(String, String)>,
}

/// An option.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Choice {
    /// The head above it, where another kind of options begins.
    pub group: Option<String>,
    /// Its key.
    pub key: String,
    /// Its mark.
    pub mark: Option<Mark>,
    /// What it is.
    pub title: String,
    /// Cost and consequence, or why it cannot be.
    pub below: Option<String>,
    /// What else may stand there, once it is chosen: room is kept for it.
    pub kept: Option<String>,
    /// A skill and its figure.
    pub skill: Option<(String, String)>,
    /// Figures under the columns' heads.
    pub figures: Vec<String>,
    /// Words at the right.
    pub right: Option<(String, Tone)>,
    /// The same in fewer words, for narrow columns.
    pub brief: Option<String>,
    /// How it stands.
    pub standing: Standing,
    /// It stays in sight at the foot of a list that does not show all: what ends the turn, or the fitting out.
    pub pinned: bool,
    /// It says all there is to know of it, so that nothing is told of it in passing.
    pub says_all: bool,
}

/// The mark of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// A system's shape.
    System(System),
    /// An icon of the set.
    Icon(String),
    /// A person's medal.
    Person(String),
    /// Any drawing.
    Art(String),
}

/// How words are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// Plainly.
    #[default]
    Plain,
    /// Secondary.
    Quiet,
    /// A gain.
    Good,
    /// A loss.
    Alarm,
    /// Chosen or counted.
    Bright,
}

impl Tone {
    /// Its colour on ink.
    pub fn color(self) -> Color {
        match self {
            Self::Plain => BONE,
            Self::Quiet => BONE2,
            Self::Good => GOOD,
            Self::Alarm => ALARM,
            Self::Bright => theme::BRASS_HI,
        }
    }
}

/// A roll's sum.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sum {
    /// The parts, with an icon where one tells them apart: `3`, `heart 1`, `−1 energy`.
    pub parts: Vec<(Option<String>, String, Tone)>,
    /// What they make.
    pub total: String,
    /// What the die must show, in two lines.
    pub needs: (String, String),
}

/// A roll's odds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Odds {
    /// Which faces succeed.
    pub faces: [bool; 6],
    /// The odds as percent.
    pub percent: String,
    /// The odds as sixths.
    pub sixths: String,
}

/// A box that must not be overlooked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Alarm {
    /// Its head.
    pub title: String,
    /// A figure that belongs to the head.
    pub figure: String,
    /// Its text.
    pub text: String,
}

impl Alarm {
    /// Whether the figure has room beside the title, in a box of this width; otherwise it stands below it.
    pub(crate) fn figure_beside_title(&self, room: f32) -> bool {
        fit::width(&self.title, 23.0) + fit::width(&self.figure, 23.0) + 18.0 < room
    }
}

impl DecisionView {
    /// Whether an option is chosen or has the focus.
    fn has_chosen(&self) -> bool {
        self.focus.is_some() || self.options.iter().any(|option| option.standing == Standing::Chosen)
    }
}

/// The main button's width in this class.
pub fn main_width(class: Class) -> f32 {
    match class {
        Class::Full => MAIN_WIDTH,
        Class::Medium => 420.0,
        Class::Small | Class::Tiny => MAIN_NARROW,
    }
}

/// The height a decision takes in a column of the given width, of at most `most`.
pub fn height(decision: &DecisionView, class: Class, width: f32, most: f32) -> f32 {
    let set = Typesetting::of(decision, class, width, most);
    // A crowded one fills the room there is.
    if set.crowded { most } else { set.whole(decision) + set.spare }
}

/// Whether a decision has too little room in a column of the given width that may grow to `most`: for its options, with what
/// any of them would show where it is chosen. What is set densely would have more.
pub fn lacks_room(decision: &DecisionView, class: Class, width: f32, most: f32) -> bool {
    let set = Typesetting::of(decision, class, width, most);
    set.dense || !set.keeps_all
}

/// The decision, in a column of the given width that may grow to `most`. `on_option` is told the option's
/// index and that of the first option that shows, `on_page` whether to page down.
pub fn view<'a, M: Clone + 'a>(
    decision: &'a DecisionView,
    cx: &Cx<'a>,
    width: f32,
    most: f32,
    on_option: impl Fn(usize, usize) -> M + 'a,
    on_page: impl Fn(bool) -> M + 'a,
) -> Element<'a, M> {
    let set = Typesetting::of(decision, cx.class(), width, most);
    let (earlier, later) = (on_page(false), on_page(true));
    let mut body = Column::new().spacing(set.gap());
    if set.asks {
        body = body.push(question(decision, &set));
    }
    let (all, least) = (set.rows.all(decision), set.rows.least(decision));
    let raised = set.raised(decision, most);
    let told = told(decision, cx, &set, most);
    // In a list that is scrolled whatever is told of the chosen option stands right below it, so that both are seen before
    // it is sent; so does what must not be overlooked though nothing is chosen. In a window what ends the turn stays at the
    // foot.
    let around = match raised {
        Some(_) => None,
        None if set.scrolls && least < all && (decision.has_chosen() || decision.alarm.is_some()) => {
            Some(list::Around::Scrolled(least))
        }
        None if set.crowded && !set.scrolls => Some(set.around(decision, most)),
        None => None,
    };
    let ways = [earlier.clone(), later.clone()];
    body = match around.and_then(|around| list::apart(decision, &set.rows, around, cx.text, &on_option, &ways)) {
        Some(list) if set.scrolls => body.push(list.shown).extend(told).push(list.hidden).extend(list.foot),
        Some(list) => body.push(column![list.shown, list.hidden].height(Fill)).extend(told).extend(list.foot),
        None => {
            let extent = match raised {
                Some(raised) => list::Extent::Raised(raised),
                None if set.scrolls && least < all => list::Extent::Window { more: 0.0 },
                None if set.crowded && !set.scrolls => list::Extent::Window { more: set.more(decision) },
                None => list::Extent::Whole,
            };
            let list = list::view(decision, set.rows.clone(), extent, cx.text, on_option, on_page);
            let list: Element<'a, M> = if set.scrolls { container(list).height(least).into() } else { list };
            if raised.is_some() { body.extend(told).push(list) } else { body.push(list).extend(told) }
        }
    };
    let body = if set.scrolls {
        let whole = container(body).width(set.rows.width);
        column![scrollable(whole).id(READ).style(theme::scroll).width(Fill).height(Fill)].spacing(set.gap())
    } else {
        body
    };
    // What is kept for another choice stands empty above the main button.
    let body = body
        .push(space().height(set.spare + set.foot()))
        .padding(Padding::new(set.side()).top(set.gap() + 2.0).bottom(0.0));
    let plain = |column| container(column).style(theme::fill(INK0)).width(Fill);
    if !set.crowded {
        return plain(column![named(Thing::Asker, head(&decision.head, &set)), body]).into();
    }
    // The list is turned with the wheel anywhere on the decision.
    mouse_area(plain(column![named(Thing::Asker, head(&decision.head, &set)), body.height(Fill)].height(most)))
        .on_scroll(move |delta| {
            let (mouse::ScrollDelta::Lines { y, .. } | mouse::ScrollDelta::Pixels { y, .. }) = delta;
            if y > 0.0 { earlier.clone() } else { later.clone() }
        })
        .into()
}

/// What is told of what is chosen: sum, odds, what is won and lost, what must not be overlooked, and a remark.
fn told<'a, M: Clone + 'a>(
    decision: &'a DecisionView,
    cx: &Cx<'a>,
    set: &Typesetting,
    most: f32,
) -> Vec<Element<'a, M>> {
    let mut told = Vec::new();
    if let Some(sum) = &decision.sum {
        let odds = if set.close { decision.odds.as_ref() } else { None };
        told.push(named(Thing::Roll, odds::sum(sum, odds, set.close, set.sum())));
    }
    if !set.close
        && let Some(odds) = &decision.odds
    {
        told.push(named(Thing::Roll, odds::odds(odds)));
    }
    for (line, won) in [(&decision.won, true), (&decision.lost, false)] {
        if let Some(line) = line {
            told.push(outcome(line, won, set, cx));
        }
    }
    if let Some(alarm) = &decision.alarm {
        // Where it may lie out of sight it is scrolled to: nothing dangerous is sent before it could be read. But whoever
        // looks at something that is not chosen sees that.
        let focus = decision.focus.and_then(|focus| decision.options.get(focus));
        let looks_on = focus.is_some_and(|option| option.standing != Standing::Chosen);
        told.push(focused(alarm_box(alarm, set), set.scrolls && !looks_on));
    }
    if let Some(note) = &decision.note {
        told.push(match set.note_room(decision, most) {
            Some(room) => {
                // In the condensed face more of it is seen at once.
                let words = font::label(note.as_str(), set.condensed(note, room), BONE2);
                scrollable(words).id(READ).style(theme::scroll).width(Fill).height(room).into()
            }
            None => font::rules(note.as_str(), 21.0, BONE2).into(),
        });
    }
    told
}
