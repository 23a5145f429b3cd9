//! The chart.

use std::rc::Rc;

use crate::map::{BoardView, Ground, Sector, Token};
use crate::present::Present;
use ironclad_game::content::map::Terrain;
use ironclad_game::content::{Id, SectorId};
use ironclad_game::engine::{Answer, Event};
use ironclad_text::thing::count;

impl Present<'_> {
    /// The chart as the players see it.
    pub fn board(&self) -> Rc<BoardView> {
        let scenario = self.game.scenario();
        let (title, note) = self.words.chart();
        let sectors: Vec<Sector> = scenario.map.sectors.ids().map(|id| self.sector(id)).collect();
        let lie = |wanted: fn(&Token) -> bool| count(sectors.iter().filter(|sector| wanted(&sector.token)).count());
        let args =
            [("sealed", lie(|token| *token == Token::Sealed)), ("known", lie(|token| matches!(token, Token::Open(_))))];
        Rc::new(BoardView {
            ship: Some(self.game.table().ship.index()),
            course: self.course(),
            title,
            note,
            counts: self.words.with("board-tokens", &args),
            sectors,
            tags: self.tags(),
            road: Vec::new(),
        })
    }

    fn sector(&self, id: SectorId) -> Sector {
        let sector = self.game.view().sector(id);
        let offered = |answer: Answer| self.decision.is_some_and(|decision| decision.options.contains(&answer));
        let (in_reach, in_recon) = (offered(Answer::Move(id)), offered(Answer::Recon(id)));
        Sector {
            q: sector.at.q.into(),
            r: sector.at.r.into(),
            tile: u32::try_from(sector.piece).unwrap_or(u32::MAX),
            ground: match sector.terrain {
                Terrain::Space(condition) => Ground::Condition(condition.into()),
                Terrain::Port(port) => Ground::Port(self.words.content.ports[port].art.clone()),
            },
            name: self.words.sector(id),
            token: match self.game.table().token(id) {
                None => Token::None,
                Some(token) => match token.open() {
                    Some(card) => Token::Open(self.words.content.intel[card].icon.clone()),
                    None => Token::Sealed,
                },
            },
            in_reach,
            in_recon,
            banned: false,
            threatened: self.game.view().in_reach_of_foes().has(id),
            grid: self.words.grid(id),
            marked: self.game.state().setup.scripted && (in_reach || in_recon),
        }
    }

    /// The sectors that the ship came through.
    fn course(&self) -> Vec<usize> {
        let left = |event: &Event| match event {
            Event::Moved { from, .. } => Some(from.index()),
            _ => None,
        };
        let mut course: Vec<usize> = Vec::new();
        for events in self.happened() {
            course.extend(events.iter().filter_map(left));
        }
        course.retain(|sector| *sector != self.game.table().ship.index());
        course
    }
}
