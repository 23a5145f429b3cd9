//! The unit of measure: a window is laid out in `u`, where `u` is a pixel of a 1920×1080 window.
//!
//! iced multiplies our factor with the system's own, and divides the sizes it reports by both. So a layout's
//! size times the factor it was laid out under is the window's size in the system's pixels, whatever the
//! system's factor is; and from that size follows the next factor.

use iced::Size;

/// The window the drawings were made for.
pub const DRAWN: Size = Size::new(1920.0, 1080.0);

/// How much of the table shows, by logical size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// The decision fills the window; everything else is a tab.
    Tiny,
    /// A rail at the side; medals and figures only.
    Small,
    /// The mat is folded into the bar; squads are low.
    Medium,
    /// Everything shows.
    Full,
}

impl Class {
    /// The class of a logical size.
    pub fn of(size: Size) -> Self {
        // A window is seldom exact: half a unit is forgiven.
        let holds = |w: f32, h: f32| size.width + 0.5 >= w && size.height + 0.5 >= h;
        if holds(1600.0, 900.0) {
            Self::Full
        } else if holds(1200.0, 675.0) {
            Self::Medium
        } else if holds(840.0, 480.0) {
            Self::Small
        } else {
            Self::Tiny
        }
    }
}

/// The window's measure: its size in the system's pixels and the size of text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measure {
    window: Size,
    text: f32,
    /// Pixels of the screen for one of the system's, once that is known.
    scale: Option<f32>,
}

impl Measure {
    /// A measure for a window of the given size in the system's pixels; `text` is 1 for 100 %.
    pub fn new(window: Size, text: f32) -> Self {
        Self { window, text, scale: None }
    }

    /// The measure under which a layout has exactly the given logical size.
    pub fn logical(size: Size) -> Self {
        let unit = (size.width / DRAWN.width).min(size.height / DRAWN.height);
        Self { window: Size::new(size.width / unit, size.height / unit), text: 1.0 / unit, scale: None }
    }

    /// The unit, which is iced's scale factor.
    pub fn unit(self) -> f32 {
        let fit = (self.window.width / DRAWN.width).min(self.window.height / DRAWN.height);
        (fit * self.text).clamp(0.1, 12.0)
    }

    /// Pixels of the screen for a unit: a system that draws everything larger has more of them than its own.
    pub fn pixels(self) -> f32 {
        self.unit() * self.scale.unwrap_or(1.0)
    }

    /// Whether it is known how much larger the system draws everything.
    pub fn knows_scale(self) -> bool {
        self.scale.is_some()
    }

    /// The window's size in units.
    pub fn size(self) -> Size {
        Size::new(self.window.width / self.unit(), self.window.height / self.unit())
    }

    /// What shows at this size.
    pub fn class(self) -> Class {
        Class::of(self.size())
    }

    /// Takes in the window's size in the system's pixels.
    pub fn resized(&mut self, window: Size) {
        if window.width >= 1.0 && window.height >= 1.0 {
            self.window = window;
        }
    }

    /// Takes in how much larger the system draws everything.
    pub fn rescaled(&mut self, scale: f32) {
        self.scale = Some(scale).filter(|scale| scale.is_finite() && *scale > 0.0).or(Some(1.0));
    }

    /// Changes the size of text.
    pub fn set_text(&mut self, text: f32) {
        self.text = text;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_classes_follow_the_text() {
        let class = |text| Measure::new(Size::new(1280.0, 720.0), text).class();
        assert_eq!(class(1.0), Class::Full);
        assert_eq!(class(1.2), Class::Full);
        assert_eq!(class(1.6), Class::Medium);
        assert_eq!(class(2.0), Class::Small);
        assert_eq!(class(3.0), Class::Tiny);
    }

    #[test]
    fn the_unit_follows_the_window() {
        let mut measure = Measure::new(Size::new(1920.0, 1080.0), 2.0);
        assert_eq!(measure.size(), Size::new(960.0, 540.0));
        measure.resized(Size::new(1280.0, 720.0));
        assert_eq!(measure.size(), Size::new(960.0, 540.0));
        assert!((measure.unit() - 4.0 / 3.0).abs() < 1e-5);
    }

    #[test]
    fn a_system_that_draws_larger_has_more_pixels_for_the_same_layout() {
        let mut measure = Measure::new(Size::new(1920.0, 1080.0), 1.0);
        let (size, unit) = (measure.size(), measure.unit());
        measure.rescaled(1.5);
        assert_eq!((measure.size(), measure.unit()), (size, unit));
        assert_eq!(measure.pixels(), unit * 1.5);
        measure.rescaled(0.0);
        assert_eq!(measure.pixels(), unit, "what cannot be is not believed");
    }

    #[test]
    fn a_logical_size_is_kept() {
        let measure = Measure::logical(Size::new(960.0, 540.0));
        assert_eq!(measure.size(), Size::new(960.0, 540.0));
        assert_eq!(measure.class(), Class::Small);
    }
}
