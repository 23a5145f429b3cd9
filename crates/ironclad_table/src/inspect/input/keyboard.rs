//! What is this? Asked by keys: the arrows lead from what is explained to everything else that has a name on the table.

use crate::inspect::{Found, Place, Spot, Thing};
use crate::map::beside;
use crate::map::camera::middle;
use crate::table::{Over, Subject, Table};
use iced::{Point, Rectangle, Size};
use ironclad_game::content::{Id, SectorId};
use kit::inspect::{Way, corner};
use kit::widget::chart::COVERED;
use kit::widget::ring;

/// Where a walk stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Walk {
    found: Found,
    pub(crate) subject: Subject,
    /// On the chart: the sector, and where that lies.
    sector: Option<(usize, Rectangle)>,
}

impl Walk {
    fn bounds(&self) -> Rectangle {
        self.sector.map_or(self.found.bounds, |(_, bounds)| bounds)
    }

    /// Where it is told what the thing is.
    pub(crate) fn spot(&self) -> Spot {
        let bounds = self.bounds();
        Spot { at: corner(bounds), line: Some(bounds).filter(|_| self.found.thing.is_line()) }
    }
}

impl Table {
    /// A step was walked: to the next sector where there is one on the chart, else to what lies that way.
    pub(crate) fn walked(&mut self, way: Way, found: Option<Found>) {
        let next =
            self.overlay.walk().and_then(|walk| self.along_the_chart(&walk, way)).or_else(|| self.arrived(found?));
        // At the edge it stays where it is.
        if let Some(next) = next {
            self.overlay.walk_to(next);
        }
    }

    /// Where a walk stands, or would begin: at what is explained.
    pub(crate) fn place_of_walk(&self) -> Option<Place> {
        let explains = match self.overlay.over() {
            Some(Over::Explain(subject)) => Some(subject),
            Some(Over::Menu(..) | Over::Brief(_)) => return None,
            None => None,
        };
        match (self.overlay.walk(), explains) {
            (Some(walk), _) => Some(Place { thing: walk.found.thing, bounds: Some(walk.bounds()) }),
            (None, Some(subject)) => Some(Place { thing: self.thing_of(subject), bounds: None }),
            (None, None) => None,
        }
    }

    /// The thing that stands for what is explained.
    fn thing_of(&self, subject: Subject) -> Thing {
        match subject {
            Subject::Decision => self.composer().focus().map_or(Thing::Asker, Thing::Option),
            Subject::Sector(_) => Thing::Chart,
            Subject::Mat | Subject::Hero(_) | Subject::Enemy(_) => Thing::Ship,
            Subject::Thing(thing) => thing,
        }
    }

    fn arrived(&self, found: Found) -> Option<Walk> {
        let sector = match found.thing {
            Thing::Chart => Some(self.on_the_chart(found, beside(&self.shown.board, None, kit::key::Arrow::Up)?)?),
            _ => None,
        };
        let subject = match sector {
            Some((sector, _)) => Subject::Sector(SectorId::from_index(sector)),
            None => self.subject_of(&found)?,
        };
        Some(Walk { found, subject, sector })
    }

    /// The next sector, if the walk is on the chart and there is one that way; the chart follows.
    fn along_the_chart(&mut self, walk: &Walk, way: Way) -> Option<Walk> {
        let (Way::To(arrow), Some((from, _))) = (way, walk.sector) else { return None };
        let to = beside(&self.shown.board, Some(from), arrow)?;
        self.camera = self.camera().following(to, &self.shown.board, walk.found.bounds.size());
        let sector = self.on_the_chart(walk.found, to)?;
        Some(Walk { sector: Some(sector), subject: Subject::Sector(SectorId::from_index(to)), ..*walk })
    }

    /// Where a sector of the chart lies in the window, if it is to be seen.
    fn on_the_chart(&self, chart: Found, index: usize) -> Option<(usize, Rectangle)> {
        let board = &self.shown.board;
        let sector = board.sectors.get(index)?;
        let view = self.camera().projection(board, chart.bounds.size());
        let at = view.to_screen(middle(sector.q, sector.r));
        let side = view.zoom * 1.5 * crate::map::camera::R;
        let corner = Point::new(chart.bounds.x + at.x - side / 2.0, chart.bounds.y + at.y - side / 2.0);
        // The ring round it does not lie on the frame.
        let inside = chart.bounds.shrink(COVERED + ring::OUT);
        let bounds = Rectangle::new(corner, Size::new(side, side)).intersection(&inside)?;
        Some((index, bounds))
    }
}
