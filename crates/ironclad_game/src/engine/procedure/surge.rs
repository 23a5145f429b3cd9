//! The Reactor is damaged so badly that a lower energy space is uncovered: its hit is rolled at once (rule 2.8).

use serde::{Deserialize, Serialize};

use super::hits::{From, Hits};
use crate::engine::decision::Source;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;

/// Hits of uncovered energy spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Surge {
    hits: u8,
    /// What the procedure that was interrupted has been told.
    told: Returned,
}

impl Surge {
    /// A number of hits, before a procedure goes on that has just been told this.
    pub(in crate::engine) fn before(told: Returned, hits: u8) -> Self {
        Self { hits, told }
    }
}

impl Procedure for Surge {
    fn advance(&mut self, _play: &mut Play<'_>) -> Flow {
        match std::mem::take(&mut self.hits) {
            0 => Flow::Return(self.told),
            hits => Flow::Call(Hits::new(hits, From::Inside, Some(Source::Energy)).into()),
        }
    }
}
