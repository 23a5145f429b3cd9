//! The drawing of the Ironclad with her damage and shields.

use crate::motion::{Moves, What};
use crate::widget::mark::System;
use iced::widget::stack;
use iced::widget::svg::{Handle, Svg};
use iced::{ContentFit, Element, Point, Rectangle, Size, Vector};
use kit::absolute::absolute;
use kit::icon;

/// What the ship's drawing shows: damage by section in the order of [`System::ALL`], and whether shields are up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ShipArt {
    /// Damage of Bridge, Weapons, Hangar, Reactor, 0 to 5.
    pub damage: [u8; 4],
    /// Whether the arcs before the bow are drawn.
    pub shields: bool,
}

impl ShipArt {
    /// The ship as launched.
    pub const WHOLE: Self = Self { damage: [0; 4], shields: true };
}

/// Where stars of damage sit in each section, in the drawing's 800 by 360.
const STARS: [[(f32, f32); 5]; 4] = [
    [(676.0, 172.0), (640.0, 100.0), (716.0, 150.0), (622.0, 200.0), (652.0, 226.0)],
    [(392.0, 150.0), (300.0, 118.0), (500.0, 140.0), (346.0, 166.0), (456.0, 116.0)],
    [(372.0, 240.0), (480.0, 220.0), (310.0, 262.0), (540.0, 250.0), (430.0, 270.0)],
    [(196.0, 196.0), (120.0, 132.0), (206.0, 124.0), (130.0, 204.0), (180.0, 230.0)],
];

/// The ship's drawing, prepared once for each state.
pub fn handle(art: ShipArt) -> Handle {
    icon::kept(&format!("ironclad {art:?}"), || {
        let source = icon::source("ships/ironclad")?;
        let mut source = icon::show(&source, "shields", art.shields);
        let mut stars = String::new();
        for ((system, damage), places) in System::ALL.iter().zip(art.damage).zip(STARS) {
            let (damaged, crippled) = (format!("{}-damaged", system.id()), format!("{}-crippled", system.id()));
            source = icon::show(&source, &damaged, (2..4).contains(&damage));
            source = icon::show(&source, &crippled, damage >= 4);
            for (x, y) in places.iter().take(usize::from(damage)) {
                stars += &star(*x, *y);
            }
        }
        let end = source.rfind("</svg>")?;
        source.insert_str(end, &stars);
        Some(source)
    })
}

/// A breach: an eight-pointed star with a dark heart.
fn star(x: f32, y: f32) -> String {
    let points: Vec<String> = (0..16)
        .map(|i| {
            let angle = std::f32::consts::PI * i as f32 / 8.0;
            let r = if i % 2 == 0 { 21.0 } else { 9.0 };
            format!("{:.1},{:.1}", x + r * angle.sin(), y - r * angle.cos())
        })
        .collect();
    format!(
        r##"<polygon points="{}" fill="#FF9078" stroke="#070C14" stroke-width="4"/><circle cx="{x}" cy="{y}" r="6" fill="#3A1712"/>"##,
        points.join(" ")
    )
}

/// The ship while she is struck: her new stars grow where they come to stand, and the arcs of her shields shrink to their
/// middle, or grow from it when they come back.
pub fn moving<'a, M: 'a>(art: ShipArt, room: Size, moves: &Moves) -> Element<'a, M> {
    let scale = (room.width / 800.0).min(room.height / 360.0);
    let edge = Vector::new((room.width - 800.0 * scale) / 2.0, (room.height - 360.0 * scale) / 2.0);
    let at = |x: f32, y: f32| Point::new(x * scale, y * scale) + edge;
    let (mut under, mut over) = (art, Vec::new());
    for (place, (system, stars)) in System::ALL.iter().zip(STARS).enumerate() {
        let Some(step) = moves.step(What::Section(*system)) else { continue };
        if let Some(damage) = under.damage.get_mut(place) {
            *damage = if step.part < 1.0 { step.from.min(step.to) } else { step.to } as u8;
        }
        for (star, (x, y)) in stars.iter().enumerate().take(step.from.max(step.to)).skip(step.from.min(step.to)) {
            let side = 46.0 * step.struck(star);
            if step.part < 1.0 && side > 1.0 {
                let star = icon::picture(star_handle(), side * scale, side * scale);
                let place = Rectangle::new(at(x - side / 2.0, y - side / 2.0), Size::new(side * scale, side * scale));
                over.push((place, star.into()));
            }
        }
    }
    if let Some(step) = moves.step(What::Shields).filter(|step| step.to == 0 || step.from == 0) {
        under.shields = if step.falls() { step.part <= 0.0 } else { step.part >= 1.0 };
        let left = if step.falls() { 1.0 - step.eased() } else { step.eased() };
        if step.part < 1.0 && left > 0.01 {
            let (high, middle) = (244.0 * left, 193.0);
            let arcs = icon::picture(arcs_handle(), 100.0 * scale, high * scale).content_fit(ContentFit::Fill);
            let size = Size::new(100.0 * scale, high * scale);
            over.push((Rectangle::new(at(704.0, middle - high / 2.0), size), arcs.into()));
        }
    }
    let ship = icon::picture(handle(under), room.width, room.height);
    if over.is_empty() { ship.into() } else { stack![ship, absolute(over)].into() }
}

/// A breach by itself.
pub fn star_handle() -> Handle {
    icon::kept("breach", || {
        Some(format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-23 -23 46 46">{}</svg>"#, star(0.0, 0.0)))
    })
}

/// The arcs of the shields by themselves, which may be squeezed.
fn arcs_handle() -> Handle {
    icon::kept("shield-arcs", || {
        let source = icon::source("ships/ironclad")?;
        let from = source.find(r#"<g id="shields""#)?;
        let arcs = source.get(from..)?.split_inclusive("</g>").next()?;
        Some(format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="704 71 100 244">{arcs}</svg>"#))
    })
}

/// The ship, `width` wide; 800 by 360 in proportion.
pub fn ship<'a>(art: ShipArt, width: f32) -> Svg<'a> {
    icon::picture(handle(art), width, width * 0.45)
}
