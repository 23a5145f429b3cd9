//! What a story lays on the map: tags with a shape, a name and boxes, and the way that something goes.

use super::BoardView;
use super::camera::{R, middle};
use super::draw::Pencil;
use iced::advanced::svg::Svg;
use iced::widget::canvas::{LineCap, Path, Text};
use iced::{Color, Point, Rectangle, Size, Vector, alignment};
use kit::theme::{self, ALARM, BONE, BONE2, BRASS, BRASS_HI, INK0, thin};
use kit::widget::panel::{dashes, pen};
use kit::{font, icon};

/// What a tag stands for. Each has a shape and a colour of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TagKind {
    /// Something that is the players' to bring through: a disc with a flag.
    Escorted,
    /// Something that is after them: a lozenge with swords.
    Foe,
    /// Something else that moves: a square.
    Neutral,
    /// Something that lies here to be carried.
    Load,
    /// A place that the story names.
    Place,
    /// A place where heroes stay.
    Post,
    /// A count.
    Count,
}

impl TagKind {
    fn color(self) -> Color {
        match self {
            Self::Escorted => BONE,
            Self::Load => BRASS_HI,
            Self::Foe => ALARM,
            Self::Neutral | Self::Count => BONE2,
            Self::Place => BRASS,
            Self::Post => theme::GOOD,
        }
    }

    fn icon(self) -> &'static str {
        match self {
            Self::Escorted => "icons/flying-flag",
            Self::Foe => "icons/crossed-sabres",
            Self::Neutral => "icons/compass",
            Self::Load => "icons/minerals",
            Self::Place => "own/star",
            Self::Post => "icons/guards",
            Self::Count => "icons/lighthouse",
        }
    }
}

/// A tag on a sector.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// The sector, by its index.
    pub at: usize,
    /// What it stands for.
    pub kind: TagKind,
    /// Its name, with how many there are if they are more than one.
    pub name: String,
    /// Boxes left, and of how many.
    pub boxes: Option<(u8, u8)>,
    /// The sectors that it will go through, the next first.
    pub way: Vec<usize>,
    /// How many of them it goes at this turn's end.
    pub next: usize,
}

/// The height of a tag's row, in units of the map.
const ROW: f32 = 29.0;
/// The height of a sector's upper part, above its name.
const ROOM: f32 = 72.0;
/// The least size of its words.
const LEAST: f32 = 15.0;

/// How high a row of tags is. Far out, where the words have their least size, it is as high as those.
fn row(zoom: f32) -> f32 {
    ((ROW + 3.0) * zoom).max(LEAST * 1.25 + 2.0)
}

/// The size of a tag's words, and the height of its plate.
fn plate(zoom: f32) -> (f32, f32) {
    let size = (22.0 * zoom).max(LEAST);
    (size, (ROW * zoom).max(size * 1.25))
}

/// Where the middle of the first of so many tags lies: one by itself keeps clear of a name of two lines in the sector above.
fn top(all: usize, zoom: f32) -> f32 {
    if all > 1 { -66.0 * zoom } else { -50.0 * zoom }
}

/// Whether so many tags are more than have room below each other: then all but the first are signs in one row.
fn is_crowded(all: usize, zoom: f32) -> bool {
    all > 1 && all as f32 * row(zoom) > ROOM * zoom
}

/// How far below the middle of a sector its tags reach; none where it has none.
pub(super) fn foot(board: &BoardView, sector: usize, zoom: f32) -> Option<f32> {
    let all = board.tags.iter().filter(|tag| tag.at == sector).count();
    match all {
        0 => None,
        _ if is_crowded(all, zoom) => Some(top(all, zoom) + 1.5 * row(zoom)),
        _ => Some(top(all, zoom) + (all - 1) as f32 * row(zoom) + plate(zoom).1 / 2.0),
    }
}

impl Pencil<'_> {
    /// The dotted ways ahead: round dots for what is escorted, strokes for the others; a ring where the next step leads.
    pub fn ways(&mut self) {
        let z = self.view.zoom;
        let board = self.board;
        for tag in &board.tags {
            let all = std::iter::once(&tag.at).chain(&tag.way).filter_map(|index| board.sectors.get(*index));
            let points: Vec<Point> = all.map(|sector| self.view.to_screen(middle(sector.q, sector.r))).collect();
            let (dash, gap) = match tag.kind {
                TagKind::Escorted => (0.6 * z, 13.0 * z),
                _ => (15.0 * z, 11.0 * z),
            };
            for (step, pair) in points.windows(2).enumerate() {
                let [from, to] = pair else { continue };
                let line = Path::line(*from, *to);
                let width = if step == 0 { 6.0 } else { 4.0 } * z;
                for (ink, width) in [(INK0, width + 4.0 * z), (tag.kind.color(), width)] {
                    let segments = [dash, gap];
                    let mut stroke = dashes(ink, width, &segments);
                    stroke.line_cap = LineCap::Round;
                    self.frame.stroke(&line, stroke);
                }
            }
            // Where it will be when the turn has ended.
            if tag.next > 0
                && let Some(next) = points.get(tag.next)
            {
                let ring = Path::circle(*next, 15.0 * z);
                self.frame.fill(&ring, INK0);
                self.frame.stroke(&ring, pen(tag.kind.color(), 4.4 * z));
                self.frame.fill(&Path::circle(*next, 6.0 * z), tag.kind.color());
            }
        }
    }

    /// The road of the chosen option: a broad line with an arrow at its end.
    pub fn road(&mut self) {
        let z = self.view.zoom;
        let board = self.board;
        let all = board.road.iter().filter_map(|index| board.sectors.get(*index));
        let points: Vec<Point> = all.map(|sector| self.view.to_screen(middle(sector.q, sector.r))).collect();
        for (ink, width) in [(INK0, 20.0 * z), (BRASS_HI, 11.0 * z)] {
            for (from, to) in points.iter().zip(points.iter().skip(1)) {
                let mut stroke = pen(ink, width);
                stroke.line_cap = LineCap::Round;
                self.frame.stroke(&Path::line(*from, *to), stroke);
            }
        }
        if let Some(end) = points.last() {
            let ring = Path::circle(*end, 24.0 * z);
            self.frame.fill(&ring, BRASS_HI);
            self.frame.stroke(&ring, pen(INK0, 5.0 * z));
        }
    }

    /// The tags in the upper part of their sector, one below the other, and never on its name: where there are more than
    /// have room, the first keeps its name and the others are signs in a row below it. A pointer at rest tells of all.
    pub fn tags(&mut self) {
        let board = self.board;
        for (index, tag) in board.tags.iter().enumerate() {
            let Some(sector) = board.sectors.get(tag.at) else { continue };
            let here = || board.tags.iter().enumerate().filter(|(_, other)| other.at == tag.at);
            let (before, all) = (here().filter(|(other, _)| *other < index).count(), here().count());
            let at = self.view.to_screen(middle(sector.q, sector.r));
            let (row, top) = (row(self.view.zoom), top(all, self.view.zoom));
            if is_crowded(all, self.view.zoom) && before > 0 {
                let signs = (all - 1) as f32;
                let x = (before as f32 - 1.0 - (signs - 1.0) / 2.0) * row * 1.15;
                self.sign(tag.kind, at + Vector::new(x, top + row), row / 2.0);
                continue;
            }
            // A name has more room than its sector where nothing is told beside it.
            let beside = |other: &Tag| {
                let sector = board.sectors.get(other.at);
                let by = sector.map(|sector| self.view.to_screen(middle(sector.q, sector.r)) - at);
                by.is_some_and(|by| by.y.abs() < R * self.view.zoom && by.x.abs() < 2.2 * R * self.view.zoom)
            };
            let crowded = board.tags.iter().any(|other| other.at != tag.at && beside(other));
            self.tag(tag, at + Vector::new(0.0, top + before as f32 * row), crowded);
        }
    }

    /// A tag without its name.
    fn sign(&mut self, kind: TagKind, at: Point, half: f32) {
        self.frame.fill(&Path::circle(at, half), thin(INK0, 0.9));
        self.shape(kind, at, half * 0.86);
    }

    fn tag(&mut self, tag: &Tag, at: Point, crowded: bool) {
        let z = self.view.zoom;
        let ink = tag.kind.color();
        let (size, height) = plate(z);
        let edge = height * 0.82;
        let boxes = tag.boxes.map_or(0.0, |(_, all)| f32::from(all) * size * 0.62 + size * 0.3);
        // Far out a name has no more room than its sector, so that neighbours do not lie on each other.
        let room = 3.0_f32.sqrt() * R * z - edge - boxes - size * 0.9;
        let name = if crowded && size > 22.0 * z { shortened(&tag.name, room / size) } else { tag.name.clone() };
        let words = font::breadth(&name) * size;
        let width = edge + words + boxes + size * 0.9;
        let corner = Point::new(at.x - width / 2.0, at.y - height / 2.0);
        let plate = Path::rectangle(corner, Size::new(width, height));
        self.frame.fill(&plate, thin(INK0, 0.9));
        match tag.kind {
            TagKind::Foe => self.frame.stroke(&plate, dashes(ink, 2.6 * z, &[8.0, 4.0])),
            TagKind::Escorted => self.frame.stroke(&plate, pen(ink, 3.2 * z)),
            _ => self.frame.stroke(&plate, pen(thin(ink, 0.8), 1.6 * z)),
        }
        let middle = Point::new(corner.x + edge * 0.5 + size * 0.2, at.y);
        self.shape(tag.kind, middle, edge / 2.0);
        self.frame.fill_text(Text {
            content: name,
            position: Point::new(middle.x + edge * 0.5 + size * 0.22, at.y),
            color: if tag.kind == TagKind::Place { BRASS_HI } else { BONE },
            size: size.into(),
            line_height: iced::widget::text::LineHeight::Relative(1.0),
            font: font::TITLE,
            align_y: alignment::Vertical::Center,
            max_width: f32::INFINITY,
            ..Text::default()
        });
        let Some((left, all)) = tag.boxes else { return };
        let pip = size * 0.5;
        let first = corner.x + width - boxes;
        for place in 0..all {
            let x = first + f32::from(place) * size * 0.62;
            let square = Path::rectangle(Point::new(x, at.y - pip / 2.0), Size::new(pip, pip));
            if place < left {
                self.frame.fill(&square, ink);
            }
            self.frame.stroke(&square, pen(ink, 1.6 * z));
        }
    }

    /// The shape of a kind, with its drawing inside.
    fn shape(&mut self, kind: TagKind, at: Point, r: f32) {
        let ink = kind.color();
        let outline = match kind {
            TagKind::Escorted => Some(Path::circle(at, r)),
            TagKind::Foe => Some(Path::new(|path| {
                path.move_to(at + Vector::new(0.0, -r * 1.15));
                path.line_to(at + Vector::new(r * 1.15, 0.0));
                path.line_to(at + Vector::new(0.0, r * 1.15));
                path.line_to(at + Vector::new(-r * 1.15, 0.0));
                path.close();
            })),
            TagKind::Neutral => {
                Some(Path::rectangle(at - Vector::new(r * 0.85, r * 0.85), Size::new(r * 1.7, r * 1.7)))
            }
            TagKind::Load | TagKind::Place | TagKind::Post | TagKind::Count => None,
        };
        let (tint, half) = match &outline {
            Some(outline) => {
                self.frame.fill(outline, ink);
                (INK0, r * 0.62)
            }
            None => (ink, r * 0.8),
        };
        let mut drawing = Svg::new(icon::handle(kind.icon()));
        drawing.color = Some(tint);
        let bounds = Rectangle::new(at - Vector::new(half, half), Size::new(half * 2.0, half * 2.0));
        self.frame.draw_svg(bounds, drawing);
    }
}

/// A name that is no broader than this, in parts of its size: cut off, with an ellipsis, or nothing if too little is left.
fn shortened(name: &str, room: f32) -> String {
    if font::breadth(name) <= room {
        return name.to_owned();
    }
    let mut short = String::new();
    for letter in name.chars() {
        let longer = format!("{short}{letter}");
        if font::breadth(&longer) + font::breadth("…") > room {
            break;
        }
        short = longer;
    }
    if short.chars().count() < 3 { String::new() } else { format!("{}…", short.trim_end()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_cut_to_its_room() {
        let all = "The Long Patience";
        assert_eq!(shortened(all, 100.0), all);
        let short = shortened(all, font::breadth("The Long…") + 0.01);
        assert_eq!(short, "The Long…");
        assert_eq!(shortened(all, 0.4), "");
    }

    #[test]
    fn tags_leave_the_middle_of_their_sector_free() {
        let tag = |at| Tag { at, kind: TagKind::Place, name: "our port".into(), boxes: None, way: Vec::new(), next: 0 };
        for zoom in [0.4, 0.5, 0.74, 1.0] {
            let one = BoardView { tags: vec![tag(3)], ..BoardView::default() };
            assert!(foot(&one, 3, zoom).is_some_and(|foot| foot < 0.0), "{zoom}");
            assert_eq!(foot(&one, 2, zoom), None);
            let three = BoardView { tags: vec![tag(3), tag(3), tag(3)], ..BoardView::default() };
            assert!(foot(&three, 3, zoom).is_some_and(|foot| foot < 32.0 * zoom), "{zoom}");
        }
    }
}
