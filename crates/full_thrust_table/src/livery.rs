//! The colours of the sides, each with a figure and a frame of its own, so that nothing is told by colour alone.

use full_thrust::battle::Battle;
use full_thrust::id::SideId;
use iced::Color;
use iced::widget::svg::Svg;
use kit::open_table::Frame;
use kit::theme::{BRIDGE, GOOD, HANGAR, WEAPONS};
use kit::widget::pennant::Figure;

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

    /// Its figure.
    fn figure(self) -> Figure {
        match self {
            Self::Blue => Figure::Disc,
            Self::Red => Figure::Cross,
            Self::Yellow => Figure::Bars,
            Self::Green => Figure::Chevron,
        }
    }

    /// The pennant, `height` high.
    pub fn pennant<'a>(self, height: f32) -> Svg<'a> {
        self.figure().pennant(self.color(), height)
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
    use kit::icon;

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
