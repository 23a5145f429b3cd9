//! An energy token comes off the top, and the space that it uncovers acts at once (rule 2.8).

use super::hits::{From, Hits};
use crate::content::terms::Track;
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::Flow;
use crate::engine::play::Play;

/// Takes one token off, if there is one.
pub(super) fn uncover(play: &mut Play<'_>) -> Flow {
    let Some(then) = play.table().energy.checked_sub(1) else { return Flow::Go };
    play.change_energy(then);
    let space = play.view().energy_spaces().saturating_sub(then);
    play.emit(Event::SpaceUncovered { space });
    let figures = &play.content.rules.energy;
    match space {
        4 => Flow::Call(Hits::new(figures.fourth_hits, From::Inside, Some(Source::Energy)).into()),
        5 => {
            play.count(Track::Hull, -i16::from(figures.fifth_hull), Some(Source::Energy));
            Flow::Go
        }
        _ => Flow::Go,
    }
}
