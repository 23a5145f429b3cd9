//! Space combat in place of the chart: ships, lines of attack, and the plan on paper.

mod card;
mod line;
mod list;
mod mark;
pub mod present;
pub mod report;
mod ribbon;
mod scene;
mod size;
mod slip;
mod told;
mod tracer;
mod view;

pub use view::{Attack, Boxes, CombatView, Enemy, Fighter, Ours, Phase, Piece, Slip, SlipState, Step, Then};

use crate::cx::Cx;
use crate::map::Condition;
use card::Card;
use iced::widget::{container, responsive, space, stack, svg};
use iced::{ContentFit, Element, Fill, Size, Vector};
use kit::icon;
use kit::theme;
use kit::widget::chart;
use scene::Around;
use size::{SIDE, Scale};

/// The combat, filling its room. `on_enemy` is told the index of the enemy that was pressed, `on_slip`
/// that of the slip.
pub fn view<'a, M: Clone + 'a>(
    view: &'a CombatView,
    cx: &Cx<'a>,
    on_enemy: impl Fn(usize) -> M + 'a,
    on_slip: impl Fn(usize) -> M + 'a,
) -> Element<'a, M> {
    let cx = *cx;
    let ground = stack![
        chart::ground(Vector::new(0.34, 0.5)),
        container(backdrop(view.condition)).padding(20).width(Fill).height(Fill).clip(true),
        chart::frame(),
        responsive(move |size| body(view, &cx, size, &on_enemy, &on_slip)),
    ];
    container(ground).style(theme::fill(theme::INK1)).width(Fill).height(Fill).clip(true).into()
}

fn body<'a, M: Clone + 'a>(
    view: &'a CombatView,
    cx: &Cx<'a>,
    size: Size,
    on_enemy: &impl Fn(usize) -> M,
    on_slip: &impl Fn(usize) -> M,
) -> Element<'a, M> {
    let scale = Scale::of(size);
    let inside = size.width - 2.0 * SIDE;
    let (slips, slips_height) = slip::slips(&view.slips, cx, scale, inside, on_slip);
    let around =
        |head: f32| Around { ribbon: ribbon::ribbon(view, cx, scale, inside - 22.0, head), head, slips, slips_height };
    let width = size::card_width(size.width);
    let cards = view.enemies.iter().map(|enemy| Card::new(enemy, Vec::new(), cx, scale, width, None));
    let cards: Vec<Card<'a>> = cards.collect();
    let heights: Vec<f32> = cards.iter().map(Card::height).collect();
    let aspects: Vec<f32> = view.enemies.iter().map(|enemy| size::aspect(&enemy.art)).collect();
    match size::plan(size, slips_height, &heights, &aspects, view.fighters.len()) {
        Some(plan) => scene::scene(view, &plan, cards, around(scale.head()), cx, size, on_enemy),
        None => list::list(view, around(ribbon::height(view, scale, inside - 22.0)), cx, size, on_enemy),
    }
}

/// The sector's condition, large and faint, in outline.
fn backdrop<'a, M: 'a>(condition: Option<Condition>) -> Element<'a, M> {
    let Some(condition) = condition else {
        return space().into();
    };
    let path = format!("conditions/{}", condition.id());
    let handle = icon::kept(&format!("backdrop {path}"), || Some(engraved(&icon::source(&path)?)));
    svg::Svg::new(handle).width(Fill).height(Fill).content_fit(ContentFit::Cover).opacity(0.4).into()
}

/// A condition's drawing without its hexagon, all in thin lines.
fn engraved(source: &str) -> String {
    let source = source.replace(r#" clip-path="url(#hex-inset)""#, "");
    let source = source.replace(r#"viewBox="-100 -100 200 200""#, r#"viewBox="-70 -52 130 104""#);
    let mut lines = String::new();
    for (i, tag) in source.split_inclusive('>').enumerate() {
        if tag.contains(r#"points="0,-100"#) {
            continue;
        }
        // In the drawings a thing is either filled or stroked.
        let (mut before, mut rest) = (String::new(), tag);
        if let Some((head, tail)) = tag.split_once(r#"stroke-width=""#) {
            let width = tail.split_once('"').map_or(tail, |(_, after)| after);
            before = format!(r#"{head}stroke-width=".3""#);
            rest = width;
        }
        let line = before + rest;
        let line = match line.split_once("fill=\"#") {
            Some((head, tail)) if i > 0 && !line.contains("stroke=") => {
                format!(r##"{head}fill="none" stroke-width=".3" stroke="#{tail}"##)
            }
            _ => line,
        };
        lines += &line;
    }
    lines
}
