//! Fitting out, in place of the chart: who would come, which ships and modules can be had, and the purser's book.

mod card;
pub(crate) mod input;
pub mod present;
mod shape;

pub use card::plate;

use crate::inspect::Thing;
use crate::widget::mark::{Seat, System};
use iced::widget::{Column, Row, column, container, responsive, row, scrollable, space};
use iced::{Alignment, Element, Fill, Padding};
use kit::cx::Cx;
use kit::inspect::named;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, BONE, BONE2, BRASS_LO, GOOD, HANGAR, INK_TEXT, INK_TEXT2, INK0, INK1, INK2, PAPER, PAPER_LINE};
use kit::widget::button::second_button;
use kit::widget::panel::{double_rule, rule_h};
use kit::widget::shrink_to_fit;
use kit::{font, icon};
use shape::{GAP, SCROLLER, SIDE, Shape};

/// The fitting out as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FittingView {
    /// The head.
    pub title: String,
    /// The line beside it.
    pub below: String,
    /// The button for the crew that a purser would suggest, where there is one.
    pub suggest: Option<Suggest>,
    /// Heroes who would come, and those aboard.
    pub heroes: Vec<HeroCard>,
    /// The head of the ships: how many bays.
    pub ships_head: String,
    /// Fighters and mechs.
    pub ships: Vec<PieceCard>,
    /// The head of the modules: how many slots.
    pub modules_head: String,
    /// Modules.
    pub modules: Vec<PieceCard>,
    /// The head of the systems.
    pub held_head: String,
    /// Systems, and who runs each; empty where one player runs them all.
    pub held: Vec<PieceCard>,
    /// The purser's book.
    pub book: Book,
    /// What is missing, or well.
    pub needs: Vec<Need>,
}

/// A hero of the muster.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HeroCard {
    /// The name of her portrait.
    pub art: String,
    /// Her name.
    pub name: String,
    /// What she asks.
    pub cost: String,
    /// Her classes: icon and name.
    pub classes: Vec<(String, String)>,
    /// Her skills: icon and rating.
    pub skills: Vec<(String, String)>,
    /// What her ability is called.
    pub ability: String,
    /// The system that she is posted to.
    pub system: Option<System>,
    /// Where she is, or why she cannot come.
    pub word: String,
    /// She cannot be hired now.
    pub barred: bool,
    /// She wears the laurel.
    pub promoted: bool,
    /// She is looked at.
    pub focused: bool,
}

/// A ship or a module.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PieceCard {
    /// Its drawing.
    pub art: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// Which system it is, the seat that runs it, and all that this seat runs, if it is one.
    pub held: Option<(System, Seat, Vec<System>)>,
    /// What it costs each time, if it does.
    pub fee: Option<String>,
    /// It comes along.
    pub taken: bool,
    /// It cannot come now.
    pub barred: bool,
    /// It is on its upgraded side.
    pub upgraded: bool,
    /// It is looked at.
    pub focused: bool,
}

/// The button for a suggested crew. It keeps its place when there is nobody left to suggest, so that no card moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggest {
    /// What it says.
    pub label: String,
    /// Somebody is suggested.
    pub ready: bool,
}

/// The purser's book.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    /// Its head.
    pub title: String,
    /// Its lines: what, and how many Credits.
    pub lines: Vec<(String, String)>,
    /// What is left.
    pub left: (String, String),
}

/// Something missing, or well.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Need {
    /// It is as it should be.
    pub good: bool,
    /// Its name, as shown.
    pub title: String,
    /// What follows.
    pub text: String,
}

/// The button for a suggested crew.
const SUGGEST: f32 = 620.0;

/// The muster, the ships and the modules, filling their room. `on_piece` is told the place of what was pressed: heroes
/// first, then ships, then modules; `on_suggest` asks for the purser's crew.
pub fn view<'a, M: Clone + 'a>(
    view: &'a FittingView,
    cx: &Cx<'a>,
    on_piece: impl Fn(usize) -> M + Copy + 'a,
    on_suggest: M,
) -> Element<'a, M> {
    // Where the purser's book has no room above the decision, it lies on top here.
    let with_book = cx.class() < Class::Medium;
    let size = cx.pick(38.0, 30.0, 28.0, 26.0);
    let all = responsive(move |room| {
        let shape = Shape::of(room.width, view);
        let Shape { inside, across, narrow, systems: side } = shape;
        let width = shape.card(across);
        let heroes = view.heroes.iter().enumerate();
        let heroes = heroes.map(|(i, hero)| named(Thing::Piece(i), card::hero(hero, width, on_piece(i))));
        let (ships, modules) = (view.heroes.len(), view.heroes.len() + view.ships.len());
        let pieces = |head: &'a String, all: &'a [PieceCard], from: usize| -> Element<'a, M> {
            let width = shape.card(if narrow { 1 } else { 2 });
            if all.is_empty() {
                return space().into();
            }
            let rows = all
                .iter()
                .enumerate()
                .map(|(i, piece)| named(Thing::Piece(from + i), card::piece(piece, width, on_piece(from + i))));
            let rows = Column::with_children(rows).spacing(GAP);
            column![font::tag(head.as_str(), 23.0, BONE2), rows].spacing(4).width(width).into()
        };
        let held = modules + view.modules.len();
        let wide = shape.card(side);
        let rows = view
            .held
            .iter()
            .enumerate()
            .map(|(i, piece)| named(Thing::Piece(held + i), card::piece(piece, wide, on_piece(held + i))));
        let held: Element<'a, M> = if view.held.is_empty() {
            space().into()
        } else {
            column![font::tag(view.held_head.as_str(), 23.0, BONE2), grid(rows, side)].spacing(4).into()
        };
        let ships = pieces(&view.ships_head, &view.ships, ships);
        let modules = pieces(&view.modules_head, &view.modules, modules);
        let below: Element<'a, M> =
            if narrow { column![ships, modules].spacing(GAP).into() } else { row![ships, modules].spacing(GAP).into() };
        let head = row![
            font::title(view.title.as_str(), size, BONE),
            container(font::label(view.below.as_str(), 23.0, BONE2)).width(Fill),
        ]
        .spacing(18)
        .align_y(Alignment::Center);
        let mut body = column![head].spacing(10);
        if let Some(suggest) = &view.suggest {
            let width = inside.min(SUGGEST);
            let message = suggest.ready.then(|| on_suggest.clone());
            body = body.push(second_button(suggest.label.clone(), "P", width, false, message));
        }
        if with_book {
            body = body.push(book(view));
        }
        let body = body.push(grid(heroes, across)).push(space().height(4)).push(below).push(held);
        let body = container(body).padding(Padding::new(SIDE).top(8.0).right(SIDE + SCROLLER)).width(Fill);
        scrollable(body).id(READ).style(theme::scroll).width(Fill).height(Fill).into()
    });
    container(all).style(theme::fill(INK1)).width(Fill).height(Fill).clip(true).into()
}

/// Elements in rows of so many.
fn grid<'a, M: 'a>(all: impl Iterator<Item = Element<'a, M>>, across: usize) -> Column<'a, M> {
    let mut all = all.peekable();
    let mut grid = Column::new().spacing(GAP);
    while all.peek().is_some() {
        grid = grid.push(Row::with_children(all.by_ref().take(across.max(1))).spacing(GAP));
    }
    grid
}

/// The purser's book, and below it what is missing.
pub fn book<'a, M: 'a>(view: &'a FittingView) -> Element<'a, M> {
    let line = |what: &'a String, much: &'a String| {
        row![
            container(shrink_to_fit(what.as_str(), 24.0, INK_TEXT)).width(Fill),
            font::figures(much.as_str(), 24.0, INK_TEXT)
        ]
        .align_y(Alignment::Center)
        .height(34)
    };
    let book = &view.book;
    let mut paper = column![font::title(book.title.as_str(), 34.0, INK_TEXT), rule_h(PAPER_LINE, 1.5)].spacing(2);
    for (what, much) in &book.lines {
        paper = paper.push(line(what, much)).push(rule_h(PAPER_LINE, 1.0));
    }
    let left = row![
        container(shrink_to_fit(book.left.0.as_str(), 26.0, INK_TEXT)).width(Fill),
        icon::icon("two-coins", 30.0, INK_TEXT2),
        font::figures(book.left.1.as_str(), 40.0, INK_TEXT),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let paper = paper.push(double_rule(Fill, BRASS_LO)).push(left);
    let paper = container(paper).padding([8, 18]).width(Fill).style(theme::fill(PAPER));
    let needs = view.needs.iter().map(|need| {
        let (mark, ink) = if need.good { ("own/tick", GOOD) } else { ("own/warning", HANGAR) };
        let words = column![
            font::label(need.title.as_str(), 23.0, ink),
            font::rules(need.text.as_str(), 20.0, BONE).line_height(1.2)
        ];
        let words = container(words).width(Fill);
        row![icon::tinted(mark, 30.0, ink), words].spacing(14).align_y(Alignment::Center).into()
    });
    let needs = container(Column::with_children(needs).spacing(8)).padding([10, 18]).width(Fill);
    let needs = needs.style(theme::fill(INK0));
    named(Thing::Book, column![paper, needs])
}

/// The same where it must keep to a room: it scrolls.
pub fn book_in_room<'a, M: 'a>(view: &'a FittingView) -> Element<'a, M> {
    let all = scrollable(book(view)).style(theme::scroll).width(Fill).height(Fill);
    container(all).style(theme::fill(INK2)).width(Fill).height(Fill).into()
}
