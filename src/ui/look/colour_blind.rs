//! Nothing is told by colour alone: seen by people who lack one kind of cone, and in grey, any two marks of a family still
//! differ in what is drawn.

use super::taken;
use iced::widget::container;
use iced::{Element, Fill, Size};
use ironclad_table::map::{self, BoardView, Camera, Condition, Ground, Sector};
use ironclad_table::motion::Moves;
use ironclad_table::widget::hero::{self, Health};
use ironclad_table::widget::mark::{self, Seat, System};
use ironclad_table::widget::track::{self, Energy, Threat};
use kit::icon;
use kit::theme::{self, INK2};
use kit::widget::chart;
use kit::widget::die::{self, Face};
use std::rc::Rc;

/// A side of the square a mark is drawn in, about as large as it is on the screen of a television.
const SIDE: f32 = 64.0;

/// What is left of red, green and blue for the three kinds, whole (Machado, Oliveira and Fernandes, 2009), and for somebody
/// who sees no colour.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
    ("grey", [[0.2126, 0.7152, 0.0722]; 3]),
];

/// The least share of a mark's square that must differ, and how far two parts of a colour are apart when they do.
const LEAST: (f32, f32) = (0.03, 24.0);

/// A picture of a mark: each pixel as people with these eyes see it.
fn seen(picture: &[[u8; 3]], eyes: &[[f32; 3]; 3]) -> Vec<[f32; 3]> {
    let linear = |part: u8| (f32::from(part) / 255.0).powf(2.2);
    let see = |pixel: &[u8; 3]| {
        let [r, g, b] = pixel.map(linear);
        eyes.map(|[from_r, from_g, from_b]| {
            (from_r * r + from_g * g + from_b * b).clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0
        })
    };
    picture.iter().map(see).collect()
}

/// The share of pixels in which two pictures differ clearly.
fn apart(one: &[[f32; 3]], other: &[[f32; 3]]) -> f32 {
    let clear = |(a, b): &(&[f32; 3], &[f32; 3])| a.iter().zip(*b).any(|(a, b)| (a - b).abs() > LEAST.1);
    one.iter().zip(other).filter(clear).count() as f32 / one.len().max(1) as f32
}

/// A mark's pixels in its square, with something else round it that takes so many at each edge.
fn drawn(mark: Element<'static, ()>, edge: u32) -> Vec<[u8; 3]> {
    let mark = container(mark).style(theme::fill(INK2)).center(Fill);
    let side = SIDE + 2.0 * edge as f32;
    let drawn = taken(mark.into(), Size::new(side, side));
    (edge..drawn.size.height - edge)
        .flat_map(|y| (edge..drawn.size.width - edge).map(move |x| (x, y)))
        .map(|(x, y)| drawn.pixel(x, y))
        .collect()
}

/// Holds any two of a family against each other, with all eyes.
fn family(name: &str, marks: Vec<(String, Element<'static, ()>)>) {
    family_within(name, marks, 0);
}

/// The same of marks with something else round them that takes so many pixels at each edge.
fn family_within(name: &str, marks: Vec<(String, Element<'static, ()>)>, edge: u32) {
    let pictures: Vec<(String, Vec<[u8; 3]>)> = marks.into_iter().map(|(id, mark)| (id, drawn(mark, edge))).collect();
    for (kind, eyes) in &EYES {
        let seen: Vec<_> = pictures.iter().map(|(id, picture)| (id, seen(picture, eyes))).collect();
        for (place, (one, picture)) in seen.iter().enumerate() {
            for (other, beside) in seen.iter().skip(place + 1) {
                let share = apart(picture, beside);
                assert!(share >= LEAST.0, "{name}: {one} and {other} look alike with {kind}: {share:.3} differs");
            }
        }
    }
}

#[test]
fn conditions_differ_for_all_eyes() {
    let marks = Condition::ALL.map(|condition| {
        let sector = Sector::bare(0, 0, Ground::Condition(condition));
        let board = Rc::new(BoardView {
            ship: None,
            course: Vec::new(),
            road: Vec::new(),
            title: String::new(),
            note: String::new(),
            counts: String::new(),
            sectors: vec![sector],
            tags: Vec::new(),
        });
        (condition.id().to_owned(), map::view(&board, Camera::fit(), None, 1.0, Moves::still(), |_| ()))
    });
    // Round them is the chart's frame, which is the same for all.
    family_within("conditions", marks.into(), chart::COVERED as u32);
}

#[test]
fn marks_differ_for_all_eyes() {
    let systems = System::ALL.map(|system| (system.id().to_owned(), mark::system(system, SIDE).into()));
    family("systems", systems.into());
    let powers = ["federation", "council", "firstborn", "cartel", "corporation"];
    let picture = |id: &str| icon::picture(icon::handle(&format!("marks/faction-{id}")), SIDE, SIDE);
    family("powers", powers.map(|id| (id.to_owned(), picture(id).into())).into());
    let energy = [Energy::Covered, Energy::Planned, Energy::Uncovered, Energy::Lost];
    family("energy", energy.map(|state| (state.id().to_owned(), track::energy(state, SIDE).into())).into());
    let threat = Threat::ALL.map(|level| (level.id().to_owned(), track::threat_plate(level, true, SIDE).into()));
    family("threat", threat.into());
    let faces = [Face::Plain, Face::Succeeds, Face::Fails];
    family("dice", faces.map(|face| (format!("{face:?}"), die::die(3, face, SIDE).into())).into());
    let seats = [0, 1, 2].map(|seat| {
        let pennant = mark::pennant(Seat(seat), &[System::Bridge], SIDE / mark::PENNANT);
        (format!("seat {seat}"), pennant.into())
    });
    family("seats", seats.into());
    let health = [Health::Ready, Health::Exhausted, Health::Wounded];
    let medal = |state| icon::picture(hero::medal_handle("noriko", state, false), SIDE, SIDE);
    family("heroes", health.map(|state| (state.id().to_owned(), medal(state).into())).into());
}
