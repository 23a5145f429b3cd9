//! The ship diagram: systems with their arcs, damage boxes in their lines (Full Thrust 3.4). Of a design, or of a ship that
//! has lost some of it.

use full_thrust::design::{Design, System, WeaponKind};
use full_thrust::geometry::Arc;
use full_thrust::rules::threshold;
use iced::widget::canvas::{Frame, Path, Text};
use iced::widget::svg::Handle;
use iced::widget::{Column, Row, container, stack};
use iced::{Element, Point, Size, alignment};
use kit::theme::{ALARM, ALARM_BG, BONE, BRASS_HI};
use kit::widget::panel::pen;
use kit::widget::sketch::{Subject, sketch};
use kit::{font, icon};

/// The drawing of a system: crossed off if it is lost, a battery with the arcs that it fires through.
pub fn symbol(design: &Design, system: System, lost: bool) -> Handle {
    match system {
        System::Drive => drawn("record-drive", None, lost),
        System::Firecon(_) => drawn("record-firecon", None, lost),
        System::Weapon(index) => match design.weapon(index) {
            Some(weapon) => drawn(weapon_symbol(weapon.kind), Some(weapon.arcs), lost),
            None => drawn("record-box", None, lost),
        },
    }
}

/// The drawing of a weapon by itself.
pub fn weapon(weapon: full_thrust::design::Weapon) -> Handle {
    drawn(weapon_symbol(weapon.kind), Some(weapon.arcs), false)
}

fn drawn(name: &str, arcs: Option<full_thrust::geometry::Arcs>, lost: bool) -> Handle {
    let letters: String = arcs.map(String::from).unwrap_or_default();
    icon::kept(&format!("full-thrust {name} {letters} {lost}"), || {
        let source = icon::source(&format!("wargames/full-thrust/{name}"))?;
        let source = icon::show(&source, "lost", lost);
        Some(match arcs {
            None => source,
            Some(arcs) => {
                Arc::ALL.into_iter().fold(source, |source, arc| icon::show(&source, arc_group(arc), arcs.contains(arc)))
            }
        })
    })
}

fn weapon_symbol(kind: WeaponKind) -> &'static str {
    match kind {
        WeaponKind::A => "record-battery-a",
        WeaponKind::B => "record-battery-b",
        WeaponKind::C => "record-battery-c",
        WeaponKind::Torpedo => "record-torpedo",
        WeaponKind::Needle => "record-needle",
    }
}

fn arc_group(arc: Arc) -> &'static str {
    match arc {
        Arc::Fore => "arc-fore",
        Arc::Starboard => "arc-starboard",
        Arc::Aft => "arc-aft",
        Arc::Port => "arc-port",
    }
}

/// The symbol of the Drive, `size` high, with the thrust that it gives.
pub fn drive<'a, M: 'a>(picture: Handle, thrust: u16, hit: bool, size: f32) -> Element<'a, M> {
    let ink = if hit { ALARM } else { BONE };
    let thrust = container(font::figures(thrust.to_string(), size * 0.42, ink)).center_x(size);
    let thrust = container(thrust).height(size).align_bottom(size).padding([size * 0.1, 0.0]);
    stack![icon::picture(picture, size, size), thrust].width(size).height(size).into()
}

/// All systems of a design in rows no wider than `width`, none of them lost: the Drive first, as on a ship diagram.
pub fn systems<'a, M: 'a>(design: &Design, size: f32, width: f32) -> Element<'a, M> {
    laid_out(design, size, width, |system| {
        let picture = symbol(design, system, false);
        match system {
            System::Drive => drive(picture, design.thrust, false, size),
            System::Weapon(_) | System::Firecon(_) => icon::picture(picture, size, size).into(),
        }
    })
}

/// All systems in rows no wider than `width`, each drawn by `draw`, the Drive first.
pub fn laid_out<'a, M: 'a>(
    design: &Design,
    size: f32,
    width: f32,
    draw: impl Fn(System) -> Element<'a, M>,
) -> Element<'a, M> {
    let mut all: Vec<System> = design.systems().collect();
    all.sort_by_key(|system| match system {
        System::Drive => 0,
        System::Weapon(_) => 1,
        System::Firecon(_) => 2,
    });
    let rows = all
        .chunks(in_a_row(size, width))
        .map(|line| Row::with_children(line.iter().map(|which| draw(*which))).spacing(3).into());
    Column::with_children(rows).spacing(3).into()
}

/// How many systems stand in a row of this width.
fn in_a_row(size: f32, width: f32) -> usize {
    ((width / (size + 3.0)) as usize).max(1)
}

/// How high the rows of systems are.
pub fn systems_height(design: &Design, size: f32, width: f32) -> f32 {
    design.systems().count().div_ceil(in_a_row(size, width)) as f32 * (size + 3.0)
}

/// How high the damage boxes are.
pub fn boxes_height(design: &Design, size: f32, width: f32) -> f32 {
    chart(design, 0, false, size, width).high()
}

/// The damage boxes, a line ending where a threshold lies, `struck` of them crossed off. With `shows`, behind each line but
/// the last stands what the dice must not show.
pub fn boxes<'a, M: 'a>(design: &Design, struck: u16, shows: bool, size: f32, width: f32) -> Element<'a, M> {
    let chart = chart(design, struck, shows, size, width);
    let high = chart.high();
    container(sketch(chart)).width(width).height(high).into()
}

fn chart(design: &Design, struck: u16, shows: bool, size: f32, width: f32) -> Boxes {
    let lines = threshold::lines(design.group, design.damage);
    let last = lines.len();
    let rows = (1..).zip(lines).map(|(point, count)| Line {
        count,
        lost_on: if shows && usize::from(point) < last { Some(threshold::lost_on(design.group, point)) } else { None },
    });
    Boxes { lines: rows.collect(), struck, size, width }
}

/// The room between two boxes.
const GAP: f32 = 3.0;
/// The room behind a line for what the dice must not show.
const BEHIND: f32 = 34.0;

/// A line of damage boxes.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Line {
    count: u16,
    lost_on: Option<u8>,
}

/// All damage boxes of a ship, drawn as one.
#[derive(Debug, Clone, PartialEq)]
struct Boxes {
    lines: Vec<Line>,
    struck: u16,
    size: f32,
    width: f32,
}

impl Boxes {
    /// The side of a box: a long line is drawn smaller, so that a line on the sheet is a line on the screen.
    fn side(&self, line: Line) -> f32 {
        self.size.min((self.width - BEHIND) / f32::from(line.count.max(1)) - GAP)
    }

    fn high(&self) -> f32 {
        self.lines.iter().map(|line| self.side(*line) + GAP).sum()
    }
}

impl Subject for Boxes {
    fn draw(&self, frame: &mut Frame) {
        let (mut y, mut left) = (0.0, self.struck);
        for line in &self.lines {
            let side = self.side(*line);
            let mut x = 0.0;
            for _ in 0..line.count {
                let corner = Point::new(x + 1.0, y + 1.0);
                let inner = Size::new(side - 2.0, side - 2.0);
                if left > 0 {
                    left -= 1;
                    frame.fill_rectangle(corner, inner, ALARM_BG);
                    frame.stroke_rectangle(corner, inner, pen(ALARM, 1.6));
                    let far = corner + iced::Vector::new(inner.width, inner.height);
                    frame.stroke(&Path::line(corner, far), pen(ALARM, 2.2));
                    let (low, high) = (Point::new(corner.x, far.y), Point::new(far.x, corner.y));
                    frame.stroke(&Path::line(low, high), pen(ALARM, 2.2));
                } else {
                    frame.stroke_rectangle(corner, inner, pen(BONE, 1.6));
                }
                x += side + GAP;
            }
            if let Some(face) = line.lost_on {
                frame.fill_text(Text {
                    content: format!("{face}+"),
                    position: Point::new(x + 4.0, y + side / 2.0),
                    color: BRASS_HI,
                    size: (self.size * 0.8).clamp(15.0, 19.0).into(),
                    font: font::TITLE,
                    align_y: alignment::Vertical::Center,
                    ..Text::default()
                });
            }
            y += side + GAP;
        }
    }
}
