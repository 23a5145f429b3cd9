//! What wins a patrol, and by when.

use super::chart::Chart;
use super::wishes::{Aim, Length};
use crate::content::scenario::ObjectiveFile;
use crate::content::terms::Mode;

/// What wins it.
pub(super) fn won(aim: Aim, length: Length, chart: &Chart) -> ObjectiveFile {
    match aim {
        Aim::Courier => ObjectiveFile::Arrive(chart.far.clone()),
        Aim::Rounds => ObjectiveFile::Enter(chart.ports.clone()),
        Aim::Survey => {
            // Four of five, rounded up: not all of the map need be seen, but more than lies on the way.
            let tokens = (chart.tokens.len() * 4).div_ceil(5);
            ObjectiveFile::TurnUp(u8::try_from(tokens).unwrap_or(u8::MAX))
        }
        Aim::Sweep => ObjectiveFile::Win(length.by(1, 2, 3)),
        Aim::Hunt => ObjectiveFile::BeatVillain,
    }
}

/// The last turn: two moves a turn, with a little time to rest and to fight between them. The figures are such that a
/// competent player wins most patrols, but not all (docs/performance.md has how often).
pub(super) fn turns(won: &ObjectiveFile, chart: &Chart, mode: Mode) -> u8 {
    let moves = match won {
        ObjectiveFile::Arrive(_) | ObjectiveFile::Served(_) | ObjectiveFile::Story => chart.way,
        ObjectiveFile::Enter(_) => chart.way + chart.ports.len() * 2,
        ObjectiveFile::TurnUp(tokens) | ObjectiveFile::Scout(tokens) | ObjectiveFile::Explore(tokens) => {
            usize::from(*tokens)
        }
        ObjectiveFile::Win(combats) | ObjectiveFile::Succeed(combats) => 6 + 4 * usize::from(*combats),
        ObjectiveFile::BeatVillain => chart.tokens.len() + 8,
    };
    let turns = u8::try_from(moves * 4 / 5 + 1).unwrap_or(u8::MAX);
    match mode {
        Mode::Easy => turns.saturating_add(2),
        Mode::Normal => turns,
        Mode::Hard => turns.saturating_sub(1),
    }
}
