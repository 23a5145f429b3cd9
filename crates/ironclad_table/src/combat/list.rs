//! A combat where there is no room for the chart: ours in a line or a column, enemies as cards.

use super::card::Card;
use super::mark::boxes;
use super::scene::{Around, words};
use super::size::{FOOT, SIDE, Scale, TOP};
use super::told::AttackTag;
use super::tracer::Passing;
use super::view::{CombatView, Enemy, Fighter, Piece};
use crate::cx::Cx;
use crate::inspect::Thing;
use crate::motion::{Step, What};
use crate::widget::ship;
use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Row, column, container, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Padding, Size};
use kit::inspect::named;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS, GOOD, HANGAR, INK0, LINE};
use kit::widget::sketch::sketch;
use kit::widget::{ring, shake};
use kit::{fit, font, icon};

/// The attacks in which an enemy has part, told by its card.
pub fn told(view: &CombatView, enemy: usize) -> Vec<AttackTag> {
    let name = |piece: Piece| match piece {
        Piece::Ironclad => None,
        Piece::Fighter(i) => view.fighters.get(i).map(|fighter| fighter.name.clone()),
        Piece::Enemy(i) => view.enemies.get(i).map(|enemy| enemy.name.clone()),
    };
    let here = Piece::Enemy(enemy);
    let part = view.attacks.iter().filter(|attack| attack.from == here || attack.to == here);
    part.map(|attack| AttackTag {
        who: name(if attack.from == here { attack.to } else { attack.from }),
        label: attack.label.clone(),
        ours: attack.ours(),
    })
    .collect()
}

const GAP: f32 = 8.0;
const BAR: f32 = 12.0;

/// The whole combat as cards.
pub fn list<'a, M: Clone + 'a>(
    view: &'a CombatView,
    around: Around<'a, M>,
    cx: &Cx<'a>,
    size: Size,
    on_enemy: &impl Fn(usize) -> M,
) -> Element<'a, M> {
    let scale = Scale::of(size);
    let inside = size.width - 2.0 * SIDE;
    let beside = inside >= 780.0;
    let gap = scale.length(12.0);
    let ours_height = if beside { 0.0 } else { scale.length(48.0) + gap };
    let room = size.height - TOP - FOOT - around.head - around.slips_height - 2.0 * gap - ours_height;
    let ours_width = if beside { 250.0 } else { 0.0 };
    let cards_width = inside - if beside { ours_width + 16.0 } else { 0.0 };
    let columns = if cards_width >= 620.0 && view.enemies.len() > 1 { 2 } else { 1 };
    let set = |scale: Scale, bar: f32, thumb: Option<f32>| {
        let width = (cards_width - bar - GAP * (columns - 1) as f32) / columns as f32;
        let card = |(i, enemy): (usize, &'a Enemy)| Card::new(enemy, told(view, i), cx, scale, width, thumb);
        let cards: Vec<Card<'a>> = view.enemies.iter().enumerate().map(card).collect();
        let heights: Vec<f32> = cards.iter().map(Card::height).collect();
        let rows = heights.chunks(columns).map(|row| row.iter().copied().fold(0.0, f32::max));
        let taken = rows.clone().sum::<f32>() + GAP * rows.count().saturating_sub(1) as f32;
        (cards, taken)
    };
    // With thumbnails if they leave room for all; else without; else smaller; else scrolled.
    let thumb = scale.length(116.0);
    let ways = [(scale, Some(thumb)), (scale, None), (scale.smaller(), None)];
    let mut tries = ways.into_iter().map(|(scale, thumb)| set(scale, 0.0, thumb));
    let fitting = tries.find(|(cards, taken)| *taken <= room && !cards.iter().any(Card::cramped));
    let scrolled = fitting.is_none();
    let cards = fitting.unwrap_or_else(|| set(scale, BAR, None)).0;
    // Cards of a row are of one height.
    let heights: Vec<f32> = cards.iter().map(Card::height).collect();
    let high = |i: usize| {
        let row = heights.chunks(columns).nth(i / columns).unwrap_or_default();
        row.iter().copied().fold(0.0, f32::max)
    };
    let views = cards.into_iter().enumerate();
    let views = views.map(|(i, card)| {
        let passing = Passing::of(view, i, cx.moves).map(sketch);
        let layers = stack![card.view(cx, i, high(i), on_enemy(i))].push(passing);
        // Where the cards scroll, the enemy that the odds look at is kept in sight.
        let aimed = scrolled && view.enemies.get(i).is_some_and(|enemy| enemy.aimed);
        ring::focused(named(Thing::Enemy(i), layers), aimed)
    });
    let mut views = views.peekable();
    let mut cards = Column::new().spacing(GAP);
    while views.peek().is_some() {
        cards = cards.push(Row::with_children(views.by_ref().take(columns)).spacing(GAP));
    }
    // Where the cards must scroll, the enemies come first: our own figures stand in the bar as well.
    let last = scrolled && !beside && !view.ours.marked;
    let ours = |width: f32| ours_line(view, cx, scale, width);
    let cards: Element<'a, M> = if scrolled {
        let bar = Scrollbar::new().width(6).scroller_width(6).margin(0);
        let cards = cards.extend(last.then(|| ours(inside - BAR)));
        let cards = cards.padding(Padding::ZERO.right(BAR));
        scrollable(cards).direction(Direction::Vertical(bar)).style(theme::scroll).height(Fill).width(Fill).into()
    } else {
        container(cards).center_y(Fill).into()
    };
    let middle: Element<'a, M> = if beside {
        row![squadron(view, cx, scale, ours_width), container(cards).height(Fill)].spacing(16).height(Fill).into()
    } else {
        let first = (!last).then(|| ours(inside));
        column![].extend(first).push(container(cards).height(Fill)).spacing(gap).height(Fill).into()
    };
    column![named(Thing::Phase, container(around.ribbon).height(around.head)), middle, around.slips]
        .spacing(gap)
        .padding(Padding { top: TOP, right: SIDE, bottom: FOOT, left: SIDE })
        .into()
}

/// Our ship and her fighters one below the other.
fn squadron<'a, M: 'a>(view: &'a CombatView, cx: &Cx<'_>, scale: Scale, width: f32) -> Element<'a, M> {
    let size = fit::label(&view.ours.name, width, scale.type_size(28.0), 18.0);
    let art = ship::moving(view.ours.art, Size::new(width, width * 0.45), cx.moves);
    let mut all = column![art, font::title(view.ours.name.as_str(), size, BONE)].spacing(4).align_x(Alignment::Center);
    let figures = font::label(cx.text.list("beside", view.ours.figures.iter().cloned()), scale.type_size(22.0), BONE2);
    all = all.push(container(figures.align_x(Alignment::Center)).center_x(width)).push(space().height(6));
    for (i, fighter) in view.fighters.iter().enumerate() {
        let pale = if fighter.is_out() { 0.45 } else { 1.0 };
        let art = icon::picture(icon::handle(&fighter.art), 82.0, 66.0).opacity(pale);
        let what = What::Fighter(i);
        let words = words(fighter, scale, width - 112.0, Alignment::Start, cx.moves.step(what));
        let words = container(words).width(width - 112.0);
        let line = row![art, words].spacing(12).align_y(Alignment::Center);
        all = all.push(named(Thing::Fighter(i), shake(line, cx.moves, &[what])));
    }
    let all = marked(all.spacing(6), view.ours.marked);
    container(all).width(width).center_y(Fill).into()
}

fn marked<'a, M: 'a>(content: Column<'a, M>, shown: bool) -> Element<'a, M> {
    let color = if shown { GOOD } else { iced::Color::TRANSPARENT };
    container(content).padding(6).style(theme::boxed(iced::Color::TRANSPARENT, color, 5.0)).into()
}

/// Our ship and her fighters in one line.
fn ours_line<'a, M: 'a>(view: &'a CombatView, cx: &Cx<'_>, scale: Scale, width: f32) -> Element<'a, M> {
    let height = scale.length(48.0);
    let token = icon::picture(icon::handle("ships/ironclad-token"), height * 1.5, height * 0.75);
    let art = (height * 0.95, height * 0.76);
    let square = scale.length(14.0);
    let each = |fighter: &Fighter| art.0 + 14.0 + super::mark::boxes_width(fighter.hull.of, square);
    let fighters: f32 = view.fighters.iter().map(each).sum();
    let room = width - 24.0 - height * 1.5 - 24.0 - fighters;
    // As many of the figures as there is room for; all of them stand in the bar.
    let lines = (0..=view.ours.figures.len()).rev();
    let lines = lines.map(|count| cx.text.list("beside", view.ours.figures.iter().take(count).cloned()));
    let fitting = |line: &String| fit::width(line, 17.0) <= room;
    let figures = lines.into_iter().find(fitting).unwrap_or_default();
    let size = fit::label(&figures, room, scale.type_size(23.0), 17.0);
    let mut line = row![token, container(font::tag(figures, size, BONE)).width(Fill)]
        .spacing(12)
        .align_y(Alignment::Center)
        .height(Fill);
    line = view.fighters.iter().enumerate().fold(line, |line, (i, fighter)| {
        let what = What::Fighter(i);
        let chip = chip(fighter, art, square, cx.moves.step(what));
        line.push(named(Thing::Fighter(i), shake(chip, cx.moves, &[what])))
    });
    let color = if view.ours.marked { GOOD } else { LINE };
    container(line)
        .padding([0, 12])
        .width(Fill)
        .height(height)
        .style(theme::boxed(INK0, color, if view.ours.marked { 4.0 } else { 1.5 }))
        .into()
}

fn chip<'a, M: 'a>(fighter: &Fighter, art: (f32, f32), square: f32, step: Option<Step>) -> Row<'a, M> {
    let pale = if fighter.is_out() { 0.45 } else { 1.0 };
    let art = icon::picture(icon::handle(&fighter.art), art.0, art.1).opacity(pale);
    let state: Element<'a, M> = if fighter.is_out() {
        icon::tinted("own/cross", square + 2.0, ALARM).into()
    } else {
        boxes(fighter.hull, square, if fighter.marked { BRASS } else { HANGAR }, step).into()
    };
    row![art, state].spacing(4).align_y(Alignment::Center)
}
