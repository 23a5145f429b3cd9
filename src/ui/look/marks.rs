//! Marks stand out from every ground they are drawn on, three to one at least, as words do by more (WCAG 2, 1.4.11).

use super::legible::contrast;
use super::taken;
use crate::content::terms::{Class, Faction, Skill};
use crate::text::picture;
use crate::ui::icon;
use crate::ui::theme::{
    self, BONE, BONE2, BRASS, BRASS_HI, BUTTON_INK, INK_TEXT, INK_TEXT2, INK0, INK1, INK2, INK3, PAPER, PAPER2, PICK,
};
use crate::ui::widget::mark::{self, System};
use iced::widget::container;
use iced::{Color, Element, Fill, Size, color};
use strum::IntoEnumIterator;

/// A side of the square a mark is drawn in.
const SIDE: f32 = 48.0;

/// The least contrast of marks.
const LEAST: f32 = 3.0;

/// The least part of what is drawn of a mark that must reach it; the rest are its edges and shades.
const PART: f32 = 0.5;

/// The field that the marks of powers bring with them. What is drawn on it stands out from it, so it need not itself.
const FIELD: Color = color!(0x0C1521);

/// The part of a mark, beside its ground and its own field, that stands out from its ground.
fn clear(mark: Element<'static, ()>, ground: Color, field: Color) -> f32 {
    let mark = container(mark).style(theme::fill(ground)).center(Fill);
    let drawn = taken(mark.into(), Size::new(SIDE, SIDE));
    let plain = |color: Color| color.into_rgba8().first_chunk().copied().unwrap_or_default();
    let (ground, field): ([u8; 3], [u8; 3]) = (plain(ground), plain(field));
    let places = (0..drawn.size.height).flat_map(|y| (0..drawn.size.width).map(move |x| (x, y)));
    let pixels = places.map(|(x, y)| drawn.pixel(x, y)).filter(|pixel| contrast(*pixel, field) > 1.2);
    let found: Vec<f32> = pixels.map(|pixel| contrast(pixel, ground)).filter(|found| *found > 1.2).collect();
    assert!(found.len() > 60, "a mark is drawn: {}", found.len());
    found.iter().filter(|found| **found >= LEAST).count() as f32 / found.len() as f32
}

fn all_clear(name: &str, grounds: &[(&str, Color)], mark: impl Fn() -> Element<'static, ()>) {
    for (what, ground) in grounds {
        let part = clear(mark(), *ground, *ground);
        assert!(part >= PART, "{name} on {what}: only {part:.2} of it stands out");
    }
}

const DARK: [(&str, Color); 5] = [("ink0", INK0), ("ink1", INK1), ("ink2", INK2), ("ink3", INK3), ("pick", PICK)];
const LIGHT: [(&str, Color); 2] = [("paper", PAPER), ("paper2", PAPER2)];

#[test]
fn skills_and_classes_stand_out_from_their_grounds() {
    let skills = Skill::iter().map(picture::skill);
    let classes = Class::iter().map(picture::class);
    for path in skills.chain(classes) {
        let name = path.trim_start_matches("icons/");
        for (ink, tint) in [("bone", BONE), ("bone2", BONE2), ("brass", BRASS), ("brass high", BRASS_HI)] {
            all_clear(&format!("{name} in {ink}"), &DARK, || icon::icon(name, 40.0, tint).into());
        }
        for (ink, tint) in [("ink", INK_TEXT), ("ink2", INK_TEXT2)] {
            all_clear(&format!("{name} in {ink}"), &LIGHT, || icon::icon(name, 40.0, tint).into());
        }
    }
}

#[test]
fn systems_stand_out_from_their_grounds() {
    for system in System::ALL {
        let id = system.id();
        all_clear(id, &DARK, || mark::system(system, 40.0).into());
        all_clear(&format!("{id} on paper"), &LIGHT, || mark::system_in(system, 40.0, system.on_paper()).into());
        let head = [("its own colour", system.color())];
        all_clear(&format!("{id} on a head"), &head, || mark::system_in(system, 40.0, BUTTON_INK).into());
    }
}

#[test]
fn powers_stand_out_from_their_grounds() {
    for power in Faction::ALL {
        let path = picture::faction(power);
        for (what, ground) in DARK {
            let part = clear(icon::picture(icon::handle(&path), 44.0, 44.0).into(), ground, FIELD);
            assert!(part >= PART, "{path} on {what}: only {part:.2} of it stands out");
        }
    }
}
