//! What moves on the map: the ship on her way from sector to sector, and tokens that are turned up.

use super::camera::{R, middle};
use super::draw::Pencil;
use super::{BoardView, Token};
use crate::motion::{Moves, Step, What};
use iced::widget::canvas::Path;
use iced::widget::canvas::path::arc::Elliptical;
use iced::{Point, Radians, Vector};
use kit::theme::{BRASS, INK0, PAPER};
use kit::widget::panel::pen;

/// What of a map is on its way. Nothing where all lies as the map says.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Going {
    /// The ship, between sectors.
    pub ship: Option<Step>,
    /// Tokens, by their sectors.
    pub tokens: Vec<(usize, Step)>,
}

impl Going {
    /// What moves of a map.
    pub fn of(moves: &Moves, board: &BoardView) -> Self {
        // What has come to where the map has it rests.
        let ship = moves.step(What::Craft).filter(|step| step.part < 1.0 || board.ship != Some(step.to));
        let tokens = board.sectors.iter().enumerate().filter_map(|(i, sector)| {
            let step = moves.step(What::Token(i))?;
            let lies = step.part >= 1.0 && matches!(sector.token, Token::Open(_));
            if lies || sector.token == Token::None { None } else { Some((i, step)) }
        });
        Self { ship, tokens: tokens.collect() }
    }
}

impl Pencil<'_> {
    /// Where the ship is on her way between two sectors.
    pub fn under_way(&self, step: Step) -> Option<Point> {
        let (from, to) = (self.mooring(step.from)?, self.mooring(step.to)?);
        Some(from + (to - from) * step.eased())
    }

    /// A token on its edge, about a point: its back becomes narrow, and then its face broad.
    pub fn turning(&mut self, at: Point, step: Step) {
        if step.part <= 0.0 {
            self.square("marks/token-sealed", at, 37.0, None);
            return;
        }
        let z = self.view.zoom;
        let turned = step.eased();
        let (face, rim) = if turned < 0.5 { (INK0, BRASS) } else { (PAPER, INK0) };
        let breadth = (1.0 - 2.0 * turned).abs().max(0.05);
        let coin = |radius: f32| {
            let radii = Vector::new(radius * breadth * z, radius * z);
            let (start_angle, end_angle) = (Radians(0.0), Radians(std::f32::consts::TAU));
            Path::new(|path| {
                path.ellipse(Elliptical { center: at, radii, rotation: Radians(0.0), start_angle, end_angle });
            })
        };
        self.frame.fill(&coin(R * 0.37), face);
        self.frame.stroke(&coin(R * 0.34), pen(rim, 2.6 * z));
    }

    /// Where the ship lies in a sector, beside its token or its port.
    pub fn mooring(&self, index: usize) -> Option<Point> {
        let sector = self.board.sectors.get(index)?;
        let at = self.view.to_screen(middle(sector.q, sector.r));
        let by = match (&sector.ground, &sector.token) {
            (super::Ground::Port(_), _) => Vector::new(-34.0, 14.0),
            (_, Token::None) => Vector::new(0.0, 2.0),
            _ => Vector::new(-18.0, 12.0),
        };
        let lower = if self.board.tags.iter().any(|tag| tag.at == index) { 8.0 } else { 0.0 };
        Some(at + (by + Vector::new(0.0, lower)) * self.view.zoom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Condition, Ground, Sector};
    use crate::motion::{Change, MOST};
    use std::time::{Duration, Instant};

    /// Ten sectors in a row, one with an open token, and the ship in the fifth.
    fn sea_chart() -> BoardView {
        let sector = |q: i32| Sector {
            name: format!("Sector {q}"),
            token: if q == 7 { Token::Open("ship-wreck".into()) } else { Token::Sealed },
            ..Sector::bare(q, 0, Ground::Condition(Condition::EmptySpace))
        };
        BoardView { sectors: (0..10).map(sector).collect(), ship: Some(4), ..BoardView::default() }
    }

    fn going(changes: &[Change], ms: u64, reduced: bool) -> Going {
        let now = Instant::now();
        let mut moves = Moves::begin(changes, MOST, reduced, now);
        moves.tick(now + Duration::from_millis(ms));
        Going::of(&moves, &sea_chart())
    }

    #[test]
    fn the_ship_is_on_her_way_until_she_is_there() {
        let board = sea_chart();
        let here = board.ship.expect("a ship");
        let moved = [Change { what: What::Craft, from: here - 1, to: here }];
        assert!(going(&moved, 100, false).ship.is_some_and(|step| step.part > 0.1 && step.part < 0.9));
        assert_eq!(going(&moved, 1000, false), Going::default(), "nothing moves where all lies as the map says");
        assert_eq!(going(&moved, 100, true), Going::default(), "with reduced motion she is there at once");
        let away = [Change { what: What::Craft, from: here, to: here - 1 }];
        let shown = going(&away, 1000, false).ship.expect("the map still has her where she was");
        assert_eq!((shown.to, shown.part), (here - 1, 1.0));
    }

    #[test]
    fn a_token_is_turned_and_then_lies() {
        let board = sea_chart();
        let place =
            board.sectors.iter().position(|sector| matches!(sector.token, Token::Open(_))).expect("one that is open");
        let turned = [Change { what: What::Token(place), from: 0, to: 1 }];
        assert!(matches!(going(&turned, 80, false).tokens.as_slice(), [(at, _)] if *at == place));
        assert_eq!(going(&turned, 1000, false), Going::default());
    }
}
