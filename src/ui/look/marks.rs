//! Marks stand out from every ground they are drawn on, three to one at least, as words do by more (WCAG 2, 1.4.11).

use super::legible::contrast;
use super::taken;
use crate::content::terms::{Class, Faction, Skill};
use crate::text::picture;
use iced::widget::container;
use iced::{Color, Element, Fill, Size};
use ironclad_table::widget::mark::{self, System};
use kit::icon;
use kit::theme::{
    self, BONE, BONE2, BRASS, BRASS_HI, BUTTON_INK, INK_TEXT, INK_TEXT2, INK0, INK1, INK2, INK3, PAPER, PAPER2, PICK,
};
use strum::IntoEnumIterator;

/// A side of the square a mark is drawn in.
const SIDE: f32 = 48.0;

/// The least contrast of marks.
const LEAST: f32 = 3.0;

/// The least part of what is drawn of a mark that must reach it; the rest are its edges and shades.
const PART: f32 = 0.5;

/// Marks of powers have a plate of their own: so much of their square must stand out.
const LINES: f32 = 0.12;

/// What of a mark is drawn, and what of that stands out from its ground, as parts of its square.
fn clear(mark: Element<'static, ()>, ground: Color) -> (f32, f32) {
    let mark = container(mark).style(theme::fill(ground)).center(Fill);
    let drawn = taken(mark.into(), Size::new(SIDE, SIDE));
    let [r, g, b, _] = ground.into_rgba8();
    let places = (0..drawn.size.height).flat_map(|y| (0..drawn.size.width).map(move |x| (x, y)));
    let found: Vec<f32> = places.map(|(x, y)| contrast(drawn.pixel(x, y), [r, g, b])).collect();
    let part = |least: f32| found.iter().filter(|found| **found >= least).count() as f32 / found.len() as f32;
    (part(1.2), part(LEAST))
}

fn all_clear(name: &str, grounds: &[(&str, Color)], mark: impl Fn() -> Element<'static, ()>) {
    for (what, ground) in grounds {
        let (drawn, out) = clear(mark(), *ground);
        assert!(drawn > 0.03 && out >= PART * drawn, "{name} on {what}: {out:.2} of {drawn:.2} stands out");
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
            let (_, out) = clear(icon::picture(icon::handle(&path), 44.0, 44.0).into(), ground);
            assert!(out >= LINES, "{path} on {what}: {out:.2} stands out");
        }
    }
}
