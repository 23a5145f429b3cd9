//! The pennants by which sides are told apart: a colour and a figure each, so that nothing is told by colour alone.

use iced::Color;
use iced::widget::svg::Svg;

use crate::icon;
use crate::theme::{self, BONE, INK_TEXT};

/// How wide a pennant of a height is.
pub fn width(height: f32) -> f32 {
    height * 76.0 / 32.0
}

/// The figure at the hoist of a pennant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A disc.
    Disc,
    /// A cross.
    Cross,
    /// Three bars.
    Bars,
    /// A chevron.
    Chevron,
    /// A lozenge.
    Lozenge,
    /// A ring.
    Ring,
}

impl Figure {
    /// It in a box of 32, filled.
    fn path(self) -> &'static str {
        match self {
            Self::Disc => "M7 16a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z",
            Self::Cross => "M12.6 4.5h6.8v8.1h8.1v6.8h-8.1v8.1h-6.8v-8.1h-8.1v-6.8h8.1Z",
            Self::Bars => "M6 5h4.6v22h-4.6ZM13.7 5h4.6v22h-4.6ZM21.4 5h4.6v22h-4.6Z",
            Self::Chevron => "M5 20L16 7L27 20V27L16 14L5 27Z",
            Self::Lozenge => "M16 4L28 16L16 28L4 16Z",
            Self::Ring => "M6 16a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM11 16a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z",
        }
    }

    /// The pennant, `height` high: the figure at the hoist, the colour in the fly.
    pub fn pennant<'a>(self, color: Color, height: f32) -> Svg<'a> {
        let fly = theme::css(color);
        let handle = icon::kept(&format!("pennant {self:?} {fly}"), || {
            Some(format!(
                concat!(
                    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 32"><path d="M0 0H33V32H0Z" fill="{}"/>"#,
                    r#"<path fill-rule="evenodd" d="{}" fill="{}"/><path d="M33 0H76L64 16L76 32H33Z" fill="{}"/></svg>"#
                ),
                theme::css(BONE),
                self.path(),
                theme::css(INK_TEXT),
                fly,
            ))
        });
        icon::picture(handle, width(height), height)
    }
}
