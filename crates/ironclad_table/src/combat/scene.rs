//! A combat drawn on the chart: ours at the left, theirs at the right, lines of attack between.

use super::card::Card;
use super::line::{Overlay, Ranges, lines};
use super::mark::boxes;
use super::size::{FOOT, Plan, SIDE, Scale, TOP};
use super::tracer::Tracers;
use super::view::{CombatView, Fighter, Phase};
use crate::cx::Cx;
use crate::inspect::Thing;
use crate::motion::{Moves, Step, What};
use crate::widget::ship;
use iced::widget::{button, column, container, row, stack};
use iced::{Alignment, Element, Fill, Point, Rectangle, Size, Vector};
use kit::absolute::absolute;
use kit::inspect::named;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS_HI, HANGAR, INK0, thin};
use kit::widget::shake::shaken;
use kit::widget::sketch::sketch;
use kit::{fit, font, icon};

/// How pale that is which is out of the fight.
const PALE: f32 = 0.45;

/// The furniture that stands round the stage.
pub struct Around<'a, M> {
    /// The ribbon.
    pub ribbon: Element<'a, M>,
    /// The ribbon's height, with the goal below it.
    pub head: f32,
    /// The slips.
    pub slips: Element<'a, M>,
    /// The slips' height.
    pub slips_height: f32,
}

/// The whole combat on the chart.
pub fn scene<'a, M: Clone + 'a>(
    view: &'a CombatView,
    plan: &Plan,
    cards: Vec<Card<'a>>,
    around: Around<'a, M>,
    cx: &Cx<'a>,
    size: Size,
    on_enemy: &impl Fn(usize) -> M,
) -> Element<'a, M> {
    let scale = Scale::of(size);
    let reach = plan.enemies.iter().map(|spot| spot.art.x.min(spot.card.x)).fold(size.width, f32::min);
    let ranges = Ranges { phase: view.phase, reach, courses: courses(view, plan) };
    let (lines, small) = lines(view, plan, scale);
    let overlay = Overlay {
        struck: view.enemies.iter().zip(&plan.enemies).filter(|(e, _)| e.is_out()).map(|(_, spot)| spot.art).collect(),
        marked: marked(view, plan),
        lines,
    };
    let mut top = vec![
        (
            Rectangle::new(Point::new(SIDE + 11.0, TOP), Size::new(size.width - 2.0 * SIDE - 22.0, scale.head())),
            named(Thing::Phase, around.ribbon),
        ),
        (
            Rectangle::new(
                Point::new(SIDE, size.height - FOOT - around.slips_height),
                Size::new(size.width - 2.0 * SIDE, around.slips_height),
            ),
            around.slips,
        ),
    ];
    for line in overlay.lines.iter().filter(|line| !line.label.is_empty()) {
        let color = if line.ours { BRASS_HI } else { ALARM };
        let label = container(font::tag(line.label.clone(), small, color))
            .center_x(Fill)
            .center_y(Fill)
            .style(theme::boxed(INK0, color, 2.0));
        top.push((line.place, label.into()));
    }
    for (i, (fighter, berth)) in view.fighters.iter().zip(&plan.fighters).enumerate() {
        let step = cx.moves.step(What::Fighter(i));
        top.push((berth.words, words(fighter, scale, berth.words.width, Alignment::Center, step)));
    }
    top.extend(range_words(&ranges, plan, view, cx, scale, size));
    for ((i, card), spot) in cards.into_iter().enumerate().zip(&plan.enemies) {
        top.push((spot.card, named(Thing::Enemy(i), card.view(cx, i, spot.card.height, on_enemy(i)))));
    }
    let tracers = sketch(Tracers::of(view, plan, cx.moves));
    let drawn = absolute(drawings(view, plan, cx.moves, on_enemy));
    stack![sketch(ranges), drawn, sketch(overlay), absolute(top), tracers].into()
}

/// Ours and theirs. Theirs can be pressed.
fn drawings<'a, M: Clone + 'a>(
    view: &'a CombatView,
    plan: &Plan,
    moves: &Moves,
    on_enemy: &impl Fn(usize) -> M,
) -> Vec<(Rectangle, Element<'a, M>)> {
    let mut all: Vec<(Rectangle, Element<'a, M>)> =
        vec![(plan.ours, named(Thing::Ship, ship::moving(view.ours.art, plan.ours.size(), moves)))];
    for (i, (fighter, berth)) in view.fighters.iter().zip(&plan.fighters).enumerate() {
        let pale = if fighter.is_out() { PALE } else { 1.0 };
        let art = icon::picture(icon::handle(&fighter.art), Fill, Fill).opacity(pale);
        let what = What::Fighter(i);
        all.push((berth.art, named(Thing::Fighter(i), shaken(art, moves, &[what]))));
        all.extend(breach(berth.art, moves, &[what]));
    }
    for (i, (enemy, spot)) in view.enemies.iter().zip(&plan.enemies).enumerate() {
        let fades = moves.step(What::Enemy(i)).map(|step| step.between(1.0, PALE));
        let pale = fades.unwrap_or(if enemy.is_out() { PALE } else { 1.0 });
        let art = icon::picture(icon::handle(&enemy.art), Fill, Fill).opacity(pale);
        let plate = button(art).padding(0).width(Fill).height(Fill).style(theme::bare).on_press(on_enemy(i));
        let whats = [What::EnemyShield(i), What::EnemyHull(i)];
        all.push((spot.art, named(Thing::Enemy(i), shaken(plate, moves, &whats))));
        all.extend(breach(spot.art, moves, &whats));
    }
    all
}

/// The star of a hit that lands on a ship, until it is over.
fn breach<'a, M: 'a>(ship: Rectangle, moves: &Moves, whats: &[What]) -> Option<(Rectangle, Element<'a, M>)> {
    let mut steps = whats.iter().filter_map(|what| moves.step(*what));
    let step = steps.rfind(|step| step.falls() && step.part > 0.0 && step.part < 1.0)?;
    let side = ship.height.min(ship.width) * 0.6 * step.swelling();
    let place = Rectangle::new(ship.center() - Vector::new(side / 2.0, side / 2.0), Size::new(side, side));
    Some((place, icon::picture(ship::star_handle(), side, side).into()))
}

fn marked(view: &CombatView, plan: &Plan) -> Vec<Rectangle> {
    let fighters = view.fighters.iter().zip(&plan.fighters).filter(|(fighter, _)| fighter.marked);
    let ours = view.ours.marked.then(|| plan.ours.expand(10.0));
    fighters.map(|(_, berth)| berth.art.expand(8.0)).chain(ours).collect()
}

fn courses(view: &CombatView, plan: &Plan) -> Vec<(Point, Point)> {
    let flying = view.fighters.iter().zip(&plan.fighters).filter(|(fighter, _)| !fighter.is_out());
    flying.map(|(_, berth)| course(plan.ours, berth.art)).collect()
}

/// From our ship's underside to a fighter's tail.
fn course(ours: Rectangle, fighter: Rectangle) -> (Point, Point) {
    let from = Point::new(
        (fighter.x - 20.0).clamp(ours.x + ours.width * 0.3, ours.x + ours.width * 0.66),
        ours.y + ours.height * 0.86,
    );
    (from, Point::new(fighter.x - 2.0, fighter.center_y()))
}

/// A fighter's name, Hull and pilot.
pub fn words<'a, M: 'a>(
    fighter: &'a Fighter,
    scale: Scale,
    width: f32,
    align: Alignment,
    step: Option<Step>,
) -> Element<'a, M> {
    let most = scale.type_size(20.0);
    let name = fit::label(&fighter.name, width, most, 14.0);
    let below = if let Some(word) = &fighter.out {
        let size = fit::label(word, width, most, 14.0);
        row![font::tag(word.as_str(), size, ALARM)]
    } else {
        let square = scale.length(13.0);
        let taken = super::mark::boxes_width(fighter.hull.of, square) + 8.0;
        let size = fit::label(&fighter.pilot, width - taken, most, 14.0);
        row![boxes(fighter.hull, square, HANGAR, step), font::tag(fighter.pilot.as_str(), size, BONE2)]
    };
    container(
        column![font::tag(fighter.name.as_str(), name, BONE), below.spacing(8).align_y(Alignment::Center)]
            .align_x(align),
    )
    .width(Fill)
    .align_x(align)
    .into()
}

/// The names of the ranges at the foot of their arcs, where there is nothing else.
fn range_words<'a, M: 'a>(
    ranges: &Ranges,
    plan: &Plan,
    view: &CombatView,
    cx: &Cx<'_>,
    scale: Scale,
    size: Size,
) -> Vec<(Rectangle, Element<'a, M>)> {
    let high = scale.type_size(22.0);
    let y = plan.stage.y + plan.stage.height - high * 1.3;
    let mut places = Vec::new();
    for (i, phase) in [Phase::Close, Phase::Long].into_iter().enumerate() {
        let word = cx.t(&format!("combat-range-{}", phase.id()));
        let wide = fit::width(&word, high);
        let x = match i {
            0 => ranges.crosses(size, 0, y) - wide - 14.0,
            _ => (ranges.crosses(size, 1, y) - wide - 14.0).min(ranges.reach - wide - 12.0),
        };
        let place = Rectangle::new(Point::new(x, y), Size::new(wide, high * 1.25));
        let taken = plan.fighters.iter().flat_map(|berth| [berth.art, berth.words]);
        let free = taken.chain(places.iter().map(|(place, _): &(Rectangle, Element<'a, M>)| place.expand(10.0)));
        // In a high window an arc leaves the scene before its foot.
        if x >= 0.0 && free.clone().all(|other| other.intersection(&place).is_none()) {
            let color = if phase == view.phase { BRASS_HI } else { thin(BONE, 0.7) };
            places.push((place, font::tag(word, high, color).into()));
        }
    }
    places
}
