//! Record sheets for the printer: a line for each ship with her diagram, her damage boxes and room for her orders
//! (Full Thrust 3.4). They are told as a document, and written like a chronicle.

use full_thrust::content::Catalogue;
use full_thrust::design::{Design, System, WeaponKind};
use full_thrust::geometry::{Arc, Arcs};
use full_thrust::own::Fleet;
use full_thrust::rules::threshold;
use full_thrust::setup::{Force, ShipSetup};
use full_thrust::tell;
use kernel::chronicle::{Align, Block, Document, Drawing, Figure, Ink, Item, Page, Point, Shape, Stroke, Table, Tone};
use words::Text;

use crate::words::{count, say};

/// The width of a ship's line.
const WIDTH: f32 = 640.0;
/// The room of a system.
const CELL: f32 = 46.0;
/// The side of a damage box.
const BOX: f32 = 15.0;
/// Turns that an order can be written for.
const TURNS: u8 = 12;

/// The record sheets of a fleet.
pub fn of_fleet(text: &Text, catalogue: &Catalogue, fleet: &Fleet) -> Document {
    let ships = ships(text, catalogue, &fleet.ships, 0);
    let page = page(text, fleet.name.clone(), fleet.ships.len(), fleet.value(catalogue), ships);
    Document { language: text.language().to_owned(), title: fleet.name.clone(), pages: vec![page] }
}

/// The record sheets of the forces of a battle, a page for each side. `sides` are what the sides are called.
pub fn of_forces(text: &Text, catalogue: &Catalogue, title: String, sides: &[String], forces: &[Force]) -> Document {
    let mut first = 0;
    let pages = sides.iter().zip(forces).map(|(side, force)| {
        let ships = ships(text, catalogue, &force.ships, first);
        // Names of the list go on from side to side, dummies counted, as on the table.
        first += force.ships.len() + usize::from(force.dummies);
        page(text, side.clone(), force.ships.len(), force.value(catalogue), ships)
    });
    Document { language: text.language().to_owned(), title, pages: pages.collect() }
}

fn page(text: &Text, title: String, number: usize, value: u32, ships: Vec<Block>) -> Page {
    let subtitle = text.with("full-thrust-room-force", &[("ships", count(number)), ("value", value.into())]);
    let line = |key: &str| Item { when: String::new(), text: text.get(key), tone: Tone::Plain, input: None };
    let head = Block::List(vec![line("full-thrust-sheet-battle"), line("full-thrust-sheet-admiral")]);
    Page { title, subtitle, blocks: std::iter::once(head).chain(ships).collect() }
}

fn ships(text: &Text, catalogue: &Catalogue, ships: &[ShipSetup], first: usize) -> Vec<Block> {
    let lines = ships.iter().enumerate().filter_map(|(at, ship)| {
        let design = ship.design(catalogue)?;
        Some(Block::Figure(ship_line(text, ship, &design, first + at)))
    });
    lines.collect()
}

/// The line of a ship. `listed` is her place in the list of names, where she has none of her own.
fn ship_line(text: &Text, ship: &ShipSetup, design: &Design, listed: usize) -> Figure {
    let name = match &ship.name {
        Some(name) => name.clone(),
        None => say(text, &tell::listed(u16::try_from(listed).unwrap_or(u16::MAX))),
    };
    let class = say(text, &tell::design(design));
    let value = u32::from(design.value()) + u32::from(ship.fighters());
    let args = [("ship", name.into()), ("class", class.into()), ("value", value.into())];
    let caption = text.with("full-thrust-sheet-ship", &args);
    let told = {
        let args = [
            ("damage", u32::from(design.damage).into()),
            ("weapons", count(design.weapons.len())),
            ("thrust", u32::from(design.thrust).into()),
        ];
        text.with("full-thrust-yard-arms", &args)
    };
    Figure { caption, told, drawing: drawing(text, ship, design), table: table(text, design) }
}

/// The systems in words, where drawings cannot be shown.
fn table(text: &Text, design: &Design) -> Table {
    let weapons = design.weapons.iter().map(|weapon| {
        let arcs = weapon.arcs.iter().map(|arc| say(text, &tell::arc(arc)));
        vec![text.get(weapon_key(weapon.kind)), text.list("list", arcs)]
    });
    let boxes = threshold::lines(design.group, design.damage).into_iter().map(|line| "□".repeat(usize::from(line)));
    let damage = vec![text.get("full-thrust-sheet-damage"), boxes.collect::<Vec<_>>().join(" / ")];
    Table {
        head: vec![text.get("full-thrust-sheet-system"), text.get("full-thrust-sheet-arcs")],
        rows: weapons.chain([damage]).collect(),
    }
}

fn weapon_key(kind: WeaponKind) -> &'static str {
    match kind {
        WeaponKind::A => "full-thrust-weapon-a",
        WeaponKind::B => "full-thrust-weapon-b",
        WeaponKind::C => "full-thrust-weapon-c",
        WeaponKind::Torpedo => "full-thrust-weapon-torpedo",
        WeaponKind::Needle => "full-thrust-weapon-needle",
    }
}

fn line() -> Option<Stroke> {
    Some(Stroke::of(Ink::Strong, 1.4))
}

fn words(at: Point, text: impl Into<String>, size: f32, ink: Ink) -> Shape {
    Shape::Words { at, text: text.into(), size, ink, align: Align::Middle }
}

fn square(x: f32, y: f32, width: f32, height: f32) -> Shape {
    let corner = |x, y| Point { x, y };
    let points = vec![corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height)];
    Shape::Lines { points, closed: true, stroke: line(), fill: None }
}

fn drawing(text: &Text, ship: &ShipSetup, design: &Design) -> Drawing {
    let mut shapes = Vec::new();
    let mut systems: Vec<System> = design.systems().collect();
    systems.sort_by_key(|system| match system {
        System::Drive => 0,
        System::Weapon(_) => 1,
        System::Firecon(_) => 2,
    });
    let each = (WIDTH / CELL) as usize;
    let mut y = 0.0;
    for line in systems.chunks(each) {
        for (place, which) in line.iter().enumerate() {
            let at = Point { x: CELL * (place as f32 + 0.5), y: y + CELL * 0.5 };
            system(design, *which, at, &mut shapes);
        }
        y += CELL;
    }
    y += 6.0;
    let lines = threshold::lines(design.group, design.damage);
    let last = lines.len();
    for (point, boxes) in (1..).zip(lines) {
        let side = BOX.min((WIDTH * 0.8) / f32::from(boxes.max(1)) - 3.0);
        for number in 0..boxes {
            shapes.push(square(2.0 + f32::from(number) * (side + 3.0), y, side, side));
        }
        if usize::from(point) < last {
            let at = Point { x: 14.0 + f32::from(boxes) * (side + 3.0), y: y + side * 0.8 };
            shapes.push(words(at, format!("{}+", threshold::lost_on(design.group, point)), 12.0, Ink::Faint));
        }
        y += side + 3.0;
    }
    y += 6.0;
    y = fighters(text, ship, y, &mut shapes);
    y = orders(text, y, &mut shapes);
    Drawing { width: WIDTH, height: y + 2.0, shapes }
}

/// A box for each fighter, group by group.
fn fighters(text: &Text, ship: &ShipSetup, mut y: f32, shapes: &mut Vec<Shape>) -> f32 {
    for (number, group) in (1_u32..).zip(&ship.groups) {
        let name = text.with("full-thrust-sheet-group", &[("number", number.into())]);
        let at = Point { x: 2.0, y: y + 12.0 };
        shapes.push(Shape::Words { at, text: name, size: 13.0, ink: Ink::Strong, align: Align::Start });
        for fighter in 0..*group {
            let x = 96.0 + f32::from(fighter) * 20.0;
            let points =
                vec![Point { x, y: y + 14.0 }, Point { x: x + 7.0, y: y + 1.0 }, Point { x: x + 14.0, y: y + 14.0 }];
            shapes.push(Shape::Lines { points, closed: true, stroke: line(), fill: None });
        }
        y += 20.0;
    }
    y
}

/// For each turn a box for the order, and a small one for the velocity.
fn orders(text: &Text, y: f32, shapes: &mut Vec<Shape>) -> f32 {
    let named = |shapes: &mut Vec<Shape>, y: f32, key: &str| {
        let at = Point { x: 2.0, y };
        shapes.push(Shape::Words { at, text: text.get(key), size: 12.0, ink: Ink::Faint, align: Align::Start });
    };
    named(shapes, y + 32.0, "full-thrust-sheet-order");
    named(shapes, y + 58.0, "full-thrust-sheet-velocity");
    let left = 70.0;
    let wide = (WIDTH - left - 2.0) / f32::from(TURNS);
    for turn in 0..TURNS {
        let x = left + f32::from(turn) * wide;
        let middle = Point { x: x + wide / 2.0, y: y + 11.0 };
        shapes.push(words(middle, (turn + 1).to_string(), 12.0, Ink::Faint));
        shapes.push(square(x, y + 15.0, wide, 28.0));
        shapes.push(square(x + wide * 0.25, y + 43.0, wide * 0.5, 20.0));
    }
    y + 64.0
}

/// A system: the Drive a triangle with its thrust, a battery a circle with its letter and its arcs, a Firecon a sight.
fn system(design: &Design, which: System, at: Point, shapes: &mut Vec<Shape>) {
    let corner = |dx: f32, dy: f32| Point { x: at.x + dx, y: at.y + dy };
    let letter = |shapes: &mut Vec<Shape>, text: String| shapes.push(words(corner(0.0, 5.5), text, 16.0, Ink::Strong));
    match which {
        System::Drive => {
            let points = vec![corner(-17.0, 15.0), corner(0.0, -17.0), corner(17.0, 15.0)];
            shapes.push(Shape::Lines { points, closed: true, stroke: line(), fill: None });
            shapes.push(words(corner(0.0, 11.0), design.thrust.to_string(), 15.0, Ink::Strong));
        }
        System::Firecon(_) => {
            shapes.push(square(at.x - 12.0, at.y - 12.0, 24.0, 24.0));
            for (one, other) in [((-8.0, 0.0), (8.0, 0.0)), ((0.0, -8.0), (0.0, 8.0))] {
                let points = vec![corner(one.0, one.1), corner(other.0, other.1)];
                shapes.push(Shape::Lines { points, closed: false, stroke: line(), fill: None });
            }
        }
        System::Weapon(index) => {
            let Some(weapon) = design.weapon(index) else { return };
            match weapon.kind {
                WeaponKind::A | WeaponKind::B | WeaponKind::C => {
                    shapes.push(Shape::Disc { at, radius: 13.0, stroke: line(), fill: None });
                }
                WeaponKind::Torpedo | WeaponKind::Needle => {
                    let points = vec![corner(0.0, -14.0), corner(14.0, 0.0), corner(0.0, 14.0), corner(-14.0, 0.0)];
                    shapes.push(Shape::Lines { points, closed: true, stroke: line(), fill: None });
                }
            }
            letter(shapes, sign(weapon.kind).to_owned());
            arcs(weapon.arcs, at, shapes);
        }
    }
}

fn sign(kind: WeaponKind) -> &'static str {
    match kind {
        WeaponKind::A => "A",
        WeaponKind::B => "B",
        WeaponKind::C => "C",
        WeaponKind::Torpedo => "T",
        WeaponKind::Needle => "N",
    }
}

/// A stroke beside the symbol for each arc that it fires through, the bow up.
fn arcs(arcs: Arcs, at: Point, shapes: &mut Vec<Shape>) {
    for arc in arcs.iter() {
        let middle: f32 = match arc {
            Arc::Fore => 0.0,
            Arc::Starboard => 90.0,
            Arc::Aft => 180.0,
            Arc::Port => 270.0,
        };
        let points = (-4_i8..=4).map(|step| {
            let angle = (middle + f32::from(step) * 9.0).to_radians();
            Point { x: at.x + 18.0 * angle.sin(), y: at.y - 18.0 * angle.cos() }
        });
        let stroke = Some(Stroke::of(Ink::Strong, 2.6));
        shapes.push(Shape::Lines { points: points.collect(), closed: false, stroke, fill: None });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use full_thrust::design::ClassGroup;
    use full_thrust::own::Format;
    use kernel::chronicle::html;

    #[test]
    fn every_class_has_its_sheet_in_every_language() {
        let catalogue = Catalogue::shared().expect("sound content");
        let classes = catalogue.classes().iter().filter(|class| class.group != ClassGroup::Dummy);
        let ships: Vec<ShipSetup> = classes.map(|class| ShipSetup::of(&class.id)).collect();
        let mut fleet = Fleet { format: Format, name: "All <of> them".into(), ships };
        fleet.ships[0].name = Some("Rose".into());
        for language in ["en", "de", "pl"] {
            let text = Text::of(language);
            let document = of_fleet(&text, &catalogue, &fleet);
            let figures = document.pages[0].blocks.iter().filter(|block| matches!(block, Block::Figure(_))).count();
            assert_eq!(figures, fleet.ships.len());
            let page = html(&document);
            assert!(page.contains("Rose") && page.contains("All &lt;of&gt; them"));
            assert!(!page.contains("full-thrust-"), "a message is missing in {language}");
        }
    }

    #[test]
    fn a_sheet_has_a_box_for_each_point_of_damage() {
        let catalogue = Catalogue::shared().expect("sound content");
        for class in catalogue.classes().iter().filter(|class| class.group != ClassGroup::Dummy) {
            let ship = ShipSetup::of(&class.id);
            let shapes = drawing(&Text::of("en"), &ship, &class.design()).shapes;
            let squares = shapes
                .iter()
                .filter(|shape| matches!(shape, Shape::Lines { points, closed: true, .. } if points.len() == 4));
            // Two for each turn and one for each Firecon beside; no class has torpedoes or needles as printed.
            let others = usize::from(TURNS) * 2 + usize::from(class.firecon);
            assert_eq!(squares.count(), usize::from(class.damage) + others, "{}", class.id);
        }
    }
}
