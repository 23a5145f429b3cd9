//! An energy token comes off the top, and the space that it uncovers acts at once (rule 2.8).

use super::hits::{From, Hits};
use crate::engine::decision::Source;
use crate::engine::frame::Flow;
use crate::engine::play::Play;

/// Takes one token off, if there is one.
pub(super) fn uncover(play: &mut Play<'_>) -> Flow {
    match play.uncover_energy() {
        0 => Flow::Go,
        hits => Flow::Call(Hits::new(hits, From::Inside, Some(Source::Energy)).into()),
    }
}
