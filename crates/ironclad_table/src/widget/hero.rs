//! A hero's medal in its states, and the flag on its mast.

use crate::widget::mark::System;
use iced::widget::svg::{Handle, Svg};
use kit::icon;
use kit::theme::BRIDGE;

/// How a hero is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Health {
    /// Flag at the peak.
    #[default]
    Ready,
    /// Flag at half-mast, medal dimmed.
    Exhausted,
    /// Flag struck and torn, sash over the medal.
    Wounded,
}

impl Health {
    /// The state that is so many steps worse than Ready.
    pub fn worse_by(steps: usize) -> Self {
        match steps {
            0 => Self::Ready,
            1 => Self::Exhausted,
            _ => Self::Wounded,
        }
    }

    /// Its name as used in drawings and message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Exhausted => "exhausted",
            Self::Wounded => "wounded",
        }
    }
}

/// The medal of a person in a state; promoted ones wear the laurel.
pub fn medal_handle(person: &str, health: Health, promoted: bool) -> Handle {
    let path = format!("people/{person}");
    icon::kept(&format!("{path} {} {promoted}", health.id()), || {
        let mut source = icon::source(&path)?;
        let overlays = [
            (health != Health::Ready).then(|| format!("people/state-{}", health.id())),
            promoted.then(|| "people/state-promoted".to_owned()),
        ];
        for overlay in overlays.iter().flatten() {
            let overlay = icon::source(overlay)?;
            let end = source.rfind("</svg>")?;
            source.insert_str(end, icon::inside(&overlay));
        }
        Some(source)
    })
}

/// A hero's medal.
pub fn medal<'a>(person: &str, health: Health, promoted: bool, size: f32) -> Svg<'a> {
    icon::picture(medal_handle(person, health, promoted), size, size)
}

/// The mast with the flag of a system, 60 by 120 in proportion.
pub fn mast<'a>(system: System, health: Health, height: f32) -> Svg<'a> {
    let path = format!("marks/flag-{}", health.id());
    icon::picture(icon::recoloured(&path, BRIDGE, system.color()), height * 0.5, height)
}
