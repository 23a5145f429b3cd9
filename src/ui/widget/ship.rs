//! The drawing of the Ironclad with her damage and shields.

use super::mark::System;
use crate::ui::icon;
use iced::widget::svg::{Handle, Svg};

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

/// The ship, `width` wide; 800 by 360 in proportion.
pub fn ship<'a>(art: ShipArt, width: f32) -> Svg<'a> {
    icon::picture(handle(art), width, width * 0.45)
}
