//! The shapes of systems and the pennants of seats. Colour means the system, the figure the person.

use iced::Color;
use iced::widget::svg::{Handle, Svg};
use kit::icon;
use kit::theme::{self, BONE, BONE2, BRIDGE, HANGAR, INK_TEXT, WEAPONS};
use words::Text;

/// A section of the ship; the first three are systems that seats hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum System {
    /// A triangle.
    Bridge,
    /// A diamond.
    Weapons,
    /// A disc.
    Hangar,
    /// An empty hexagon; nobody's.
    Reactor,
}

impl System {
    /// The three that seats hold.
    pub const HELD: [Self; 3] = [Self::Bridge, Self::Weapons, Self::Hangar];
    /// All four sections.
    pub const ALL: [Self; 4] = [Self::Bridge, Self::Weapons, Self::Hangar, Self::Reactor];

    /// Its colour on ink.
    pub fn color(self) -> Color {
        match self {
            Self::Bridge => BRIDGE,
            Self::Weapons => WEAPONS,
            Self::Hangar => HANGAR,
            Self::Reactor => BONE2,
        }
    }

    /// Its colour on paper.
    pub fn on_paper(self) -> Color {
        match self {
            Self::Bridge => theme::BRIDGE_ON_PAPER,
            Self::Weapons => theme::WEAPONS_ON_PAPER,
            Self::Hangar => theme::HANGAR_ON_PAPER,
            Self::Reactor => theme::INK_TEXT2,
        }
    }

    /// Its name as used in drawings and message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Bridge => "bridge",
            Self::Weapons => "weapons",
            Self::Hangar => "hangar",
            Self::Reactor => "reactor",
        }
    }

    /// What it is called.
    pub fn name(self, text: &Text) -> String {
        text.get(&format!("system-{}", self.id()))
    }

    /// Its shape, `r` high and wide about a centre, as path data.
    fn shape(self, x: f32, y: f32, r: f32) -> String {
        match self {
            Self::Bridge => format!("M{x} {}L{} {}H{}Z", y - r * 0.92, x + r * 0.95, y + r * 0.8, x - r * 0.95),
            Self::Weapons => format!("M{x} {}L{} {y}L{x} {}L{} {y}Z", y - r, x + r, y + r, x - r),
            Self::Hangar => disc(x, y, r * 0.88),
            Self::Reactor => format!(
                "M{x} {}l{} {}v{}l-{} {}l-{} -{}v-{}Z",
                y - r,
                r * 0.87,
                r * 0.5,
                r,
                r * 0.87,
                r * 0.5,
                r * 0.87,
                r * 0.5,
                r
            ),
        }
    }
}

fn disc(x: f32, y: f32, r: f32) -> String {
    format!("M{} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0Z", x - r, d = r * 2.0)
}

/// The shape of a system, in its colour.
pub fn system<'a>(system: System, size: f32) -> Svg<'a> {
    icon::tinted(&format!("marks/system-{}", system.id()), size, system.color())
}

/// The shape of a system in another colour: on paper, or idle.
pub fn system_in<'a>(system: System, size: f32, color: Color) -> Svg<'a> {
    icon::tinted(&format!("marks/system-{}", system.id()), size, color)
}

/// A seat at the table: 0, 1 or 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(pub usize);

impl Seat {
    /// The seat's figure in a box of 32: a disc, a cross, three bars.
    fn figure(self) -> String {
        match self.0 {
            0 => disc(16.0, 16.0, 9.0),
            1 => "M12.6 4.5h6.8v8.1h8.1v6.8h-8.1v8.1h-6.8v-8.1h-8.1v-6.8h8.1Z".into(),
            _ => "M6 5h4.6v22h-4.6ZM13.7 5h4.6v22h-4.6ZM21.4 5h4.6v22h-4.6Z".into(),
        }
    }
}

/// Whose a system is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whose {
    /// The system.
    pub system: System,
    /// The seat that answers for it, and all that this seat answers for; none where one player has everything.
    pub player: Option<(Seat, Vec<System>)>,
}

impl Whose {
    /// The player's pennant, or where there is but one player the shape of the system; `height` high.
    pub fn flag<'a>(&self, height: f32) -> Svg<'a> {
        match &self.player {
            Some((seat, held)) => pennant(*seat, held, height),
            None => system(self.system, height),
        }
    }
}

/// The proportion of a pennant's width to its height.
pub const PENNANT: f32 = 76.0 / 32.0;

/// A seat's pennant: its figure at the hoist, the systems it holds in the fly. Outlined for paper.
pub fn pennant_handle(seat: Seat, held: &[System], outlined: bool) -> Handle {
    let names: Vec<_> = held.iter().map(|system| system.id()).collect();
    let key = format!("pennant {} {} {outlined}", seat.0, names.join("+"));
    icon::kept(&key, || Some(pennant_source(seat, held, outlined)))
}

fn pennant_source(seat: Seat, held: &[System], outlined: bool) -> String {
    let ink = theme::css(INK_TEXT);
    let mut body =
        format!(r#"<path d="M0 0H33V32H0Z" fill="{}"/><path d="{}" fill="{ink}"/>"#, theme::css(BONE), seat.figure());
    let bands = held.len().max(1) as f32;
    let height = 32.0 / bands;
    let edge = |y: f32| 76.0 - 12.0 * (1.0 - (y - 16.0).abs() / 16.0);
    for (i, system) in held.iter().enumerate() {
        let (top, foot) = (height * i as f32, height * (i + 1) as f32);
        let middle = (top + foot) / 2.0;
        let tip = if top < 16.0 && foot > 16.0 { format!("L{} 16", edge(16.0)) } else { String::new() };
        let r = (height * 0.36).min(8.0);
        body += &format!(
            r#"<path d="M33 {top}H{}{tip}L{} {foot}H33Z" fill="{}"/><path d="{}" fill="{ink}"/>"#,
            edge(top),
            edge(foot),
            theme::css(system.color()),
            system.shape(48.0, middle, r),
        );
    }
    if held.is_empty() {
        body += &format!(
            r#"<path d="M33 1H74L63 16L74 31H33" fill="none" stroke="{}" stroke-width="2" stroke-dasharray="4 3"/>"#,
            theme::css(BONE2)
        );
    }
    let (rim, view) = if outlined {
        (format!(r#"<path d="M0 0H76L64 16L76 32H0Z" fill="none" stroke="{ink}" stroke-width="1.6"/>"#), "-1 -1 78 34")
    } else {
        (String::new(), "0 0 76 32")
    };
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{body}{rim}</svg>"#)
}

/// A seat's pennant, `height` high.
pub fn pennant<'a>(seat: Seat, held: &[System], height: f32) -> Svg<'a> {
    icon::picture(pennant_handle(seat, held, false), height * PENNANT, height)
}

/// A seat's pennant on paper, with an ink outline.
pub fn pennant_on_paper<'a>(seat: Seat, held: &[System], height: f32) -> Svg<'a> {
    icon::picture(pennant_handle(seat, held, true), height * 78.0 / 34.0, height)
}
