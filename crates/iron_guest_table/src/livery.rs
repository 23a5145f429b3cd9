//! The liveries of the six squadrons: a colour and a figure each, so that nothing is told by colour alone.

use iced::Color;
use iced::widget::svg::Svg;
use iron_guest::content::Catalogue;
use iron_guest::seat::Seat;
use iron_guest::setup::Setup;

use kit::icon;
use kit::theme::{self, BONE, BRIDGE, HANGAR, INK0, LINE, WEAPONS};
use kit::widget::pennant::Figure;

/// Colour and figure of a squadron.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Livery {
    /// A disc.
    Blue,
    /// A cross.
    Red,
    /// Three bars.
    Yellow,
    /// A chevron.
    Green,
    /// A lozenge.
    Lilac,
    /// A ring.
    Rose,
}

impl Livery {
    /// All six, in the order of the squadrons.
    pub const ALL: [Self; 6] = [Self::Blue, Self::Red, Self::Yellow, Self::Green, Self::Lilac, Self::Rose];

    /// The livery of a squadron.
    pub fn of_squadron(catalogue: &Catalogue, squadron: &str) -> Self {
        let place = catalogue.squadrons().iter().position(|other| other.id == squadron).unwrap_or(0);
        Self::ALL.get(place % Self::ALL.len()).copied().unwrap_or(Self::Blue)
    }

    /// The livery of a seat.
    pub fn of(catalogue: &Catalogue, setup: &Setup, seat: Seat) -> Self {
        Self::of_squadron(catalogue, setup.squadrons.get(seat.index()).map_or("", String::as_str))
    }

    /// Its name in the drawings.
    pub fn id(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Lilac => "lilac",
            Self::Rose => "rose",
        }
    }

    /// Its colour.
    pub fn color(self) -> Color {
        match self {
            Self::Blue => BRIDGE,
            Self::Red => WEAPONS,
            Self::Yellow => HANGAR,
            Self::Green => theme::GOOD,
            Self::Lilac => Color::from_rgb8(0xC9, 0xB2, 0xF0),
            Self::Rose => Color::from_rgb8(0xF2, 0xA3, 0xC0),
        }
    }

    /// Its figure.
    fn figure(self) -> Figure {
        match self {
            Self::Blue => Figure::Disc,
            Self::Red => Figure::Cross,
            Self::Yellow => Figure::Bars,
            Self::Green => Figure::Chevron,
            Self::Lilac => Figure::Lozenge,
            Self::Rose => Figure::Ring,
        }
    }

    /// The pennant, `height` high.
    pub fn pennant<'a>(self, height: f32) -> Svg<'a> {
        self.figure().pennant(self.color(), height)
    }

    /// A mast with its sails; one that is lost is an outline.
    pub fn mast<'a>(self, stands: bool, height: f32) -> Svg<'a> {
        let handle = icon::kept(&format!("iron-guest mast {} {stands}", self.id()), || {
            let sails = if stands {
                format!(r#"fill="{}" stroke="{}" stroke-width="1""#, theme::css(self.color()), theme::css(INK0))
            } else {
                format!(r#"fill="none" stroke="{}" stroke-width="1.6" stroke-dasharray="2.4 2""#, theme::css(LINE))
            };
            let pole = theme::css(if stands { BONE } else { LINE });
            Some(format!(
                concat!(
                    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 28"><path d="M12 1V27M8 27H16" fill="none" "#,
                    r#"stroke="{}" stroke-width="2"/><path d="M6 4H18L16.5 11H7.5ZM3.5 13H20.5L18.5 23H5.5Z" {}/></svg>"#
                ),
                pole, sails,
            ))
        });
        icon::picture(handle, height * 24.0 / 28.0, height)
    }

    /// The drawing of a ship of so many masts; none for a hulk.
    pub fn drawing(self, masts: Option<u8>) -> String {
        match masts {
            // There are drawings for three masts at the most; the number beside it tells of more.
            Some(masts) => format!("wargames/iron-guest/ship-{}-{}", self.id(), masts.min(3)),
            None => format!("wargames/iron-guest/ship-{}-capsized", self.id()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_livery_has_its_drawings() {
        for livery in Livery::ALL {
            for masts in [Some(0), Some(1), Some(2), Some(3), Some(5), None] {
                assert!(icon::exists(&livery.drawing(masts)), "{livery:?} {masts:?}");
            }
        }
    }
}
