//! The colours of the sides, each with a figure and a frame of its own, so that nothing is told by colour alone.

use full_thrust::battle::Battle;
use full_thrust::id::SideId;
use iced::Color;
use iced::widget::svg::Svg;
use kit::icon;
use kit::open_table::Frame;
use kit::theme::{self, BONE, BRIDGE, GOOD, HANGAR, INK_TEXT, WEAPONS};

/// Colour, figure and frame of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Livery {
    /// A disc; ships stand in rings.
    Blue,
    /// A cross; ships stand in lozenges.
    Red,
    /// A chevron; ships stand in triangles.
    Green,
    /// Three bars; ships stand in squares.
    Yellow,
}

impl Livery {
    /// All of them, in the order in which sides get them.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::Green, Self::Yellow];

    /// The livery of a side.
    pub fn of(battle: &Battle, side: SideId) -> Self {
        battle.side(side).map_or(Self::Blue, |found| Self::named(&found.id, side.index()))
    }

    /// The livery of the side of this id, which has this place in the scenario's list.
    pub fn named(id: &str, place: usize) -> Self {
        match id {
            "blue" => Self::Blue,
            "red" => Self::Red,
            "green" => Self::Green,
            "amber" => Self::Yellow,
            _ => Self::ALL.get(place % Self::ALL.len()).copied().unwrap_or(Self::Blue),
        }
    }

    /// Its colour.
    pub fn color(self) -> Color {
        match self {
            Self::Blue => BRIDGE,
            Self::Red => WEAPONS,
            Self::Green => GOOD,
            Self::Yellow => HANGAR,
        }
    }

    /// What its ships stand in.
    pub fn frame(self) -> Frame {
        match self {
            Self::Blue => Frame::Ring,
            Self::Red => Frame::Lozenge,
            Self::Green => Frame::Triangle,
            Self::Yellow => Frame::Square,
        }
    }

    fn id(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
        }
    }

    /// Its figure in a box of 32, filled.
    fn figure(self) -> &'static str {
        match self {
            Self::Blue => "M7 16a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z",
            Self::Red => "M12.6 4.5h6.8v8.1h8.1v6.8h-8.1v8.1h-6.8v-8.1h-8.1v-6.8h8.1Z",
            Self::Yellow => "M6 5h4.6v22h-4.6ZM13.7 5h4.6v22h-4.6ZM21.4 5h4.6v22h-4.6Z",
            Self::Green => "M5 20L16 7L27 20V27L16 14L5 27Z",
        }
    }

    /// The pennant, `height` high: the figure at the hoist, the colour in the fly.
    pub fn pennant<'a>(self, height: f32) -> Svg<'a> {
        let handle = icon::kept(&format!("full-thrust pennant {}", self.id()), || {
            Some(format!(
                concat!(
                    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 32"><path d="M0 0H33V32H0Z" fill="{}"/>"#,
                    r#"<path fill-rule="evenodd" d="{}" fill="{}"/><path d="M33 0H76L64 16L76 32H33Z" fill="{}"/></svg>"#
                ),
                theme::css(BONE),
                self.figure(),
                theme::css(INK_TEXT),
                theme::css(self.color()),
            ))
        });
        icon::picture(handle, height * 76.0 / 32.0, height)
    }
}

/// The drawing of a class.
pub fn drawing(class: &str) -> String {
    let name = match class {
        "bulk-carrier-unarmed" => "bulk-carrier",
        "commercial-liner" => "liner",
        other => other,
    };
    format!("wargames/full-thrust/{name}")
}

/// The same with fewer lines.
pub fn small_drawing(class: &str) -> String {
    drawing(class).replace("full-thrust/", "full-thrust/token-")
}

#[cfg(test)]
mod tests {
    use full_thrust::content::Catalogue;

    use super::*;

    #[test]
    fn every_class_has_its_drawings() {
        let catalogue = Catalogue::built_in().expect("sound content");
        for class in catalogue.classes().iter().filter(|class| class.id != "dummy") {
            assert!(icon::exists(&drawing(&class.id)), "{}", class.id);
            assert!(icon::exists(&small_drawing(&class.id)), "{}", class.id);
        }
        assert!(icon::exists(&drawing("dummy")));
    }
}
