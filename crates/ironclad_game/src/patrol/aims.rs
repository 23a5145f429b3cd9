//! What wins a patrol, and by when.

use super::chart::Chart;
use super::wishes::{Aim, Length, Wishes};
use crate::content::Content;
use crate::content::scenario::ObjectiveFile;
use crate::content::terms::{Mode, Threat};

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

/// The last turn: two moves a turn, with a little time to rest and to fight between them, and what `rules.json` adds or takes
/// off; but always time for the way itself. The figures are such that a competent player wins most patrols, but not all
/// (docs/performance.md has how often).
pub(super) fn turns(content: &Content, won: &ObjectiveFile, chart: &Chart, wishes: &Wishes, mode: Mode) -> u8 {
    let moves = match won {
        ObjectiveFile::Arrive(_) | ObjectiveFile::Served(_) | ObjectiveFile::Story => chart.way,
        ObjectiveFile::Enter(_) => chart.way + chart.ports.len() * 2,
        ObjectiveFile::TurnUp(tokens) | ObjectiveFile::Scout(tokens) | ObjectiveFile::Explore(tokens) => {
            usize::from(*tokens)
        }
        ObjectiveFile::Win(combats) | ObjectiveFile::Succeed(combats) => 6 + 4 * usize::from(*combats),
        ObjectiveFile::BeatVillain => chart.tokens.len() + 8,
    };
    let figures = content.rules.missions.turns.get(&mode).copied().unwrap_or_default();
    let by_threat = match Aim::of(won) {
        Aim::Courier => figures.courier,
        Aim::Rounds => figures.rounds,
        Aim::Survey => figures.survey,
        Aim::Sweep => figures.sweep,
        Aim::Hunt => figures.hunt,
    };
    let [green, yellow, red] = by_threat;
    let [short, medium, long] = figures.length;
    let by_threat = match wishes.threat {
        Threat::Green => green,
        Threat::Yellow => yellow,
        Threat::Red => red,
    };
    let more = by_threat.saturating_add(wishes.length.by(short, medium, long));
    let within = |turns: usize| u8::try_from(turns).unwrap_or(u8::MAX);
    within(moves * 4 / 5 + 1).saturating_add_signed(more).max(within(moves.div_ceil(2) + 1))
}
