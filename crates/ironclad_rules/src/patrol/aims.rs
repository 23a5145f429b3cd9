//! What wins a patrol, and by when.

use super::chart::Chart;
use super::wishes::{Aim, Wishes};
use crate::content::Content;
use crate::content::rules::MOST_COMBATS;
use crate::content::scenario::{ObjectiveFile, ScenarioFile};
use crate::content::terms::{Mode, Side, Threat};

/// The fewest turns of a patrol that is not a way from here to there.
const LEAST: u8 = 3;

/// What wins it.
pub(super) fn won(content: &Content, aim: Aim, wishes: &Wishes, chart: &Chart) -> ObjectiveFile {
    match aim {
        Aim::Courier => ObjectiveFile::Arrive(chart.far.clone()),
        Aim::Rounds => ObjectiveFile::Enter(chart.ports.clone()),
        Aim::Survey => {
            // Four of five, rounded up: not all of the map need be seen, but more than lies on the way.
            let tokens = (chart.tokens.len() * 4).div_ceil(5);
            ObjectiveFile::TurnUp(u8::try_from(tokens).unwrap_or(u8::MAX))
        }
        Aim::Sweep => ObjectiveFile::Win(of_wishes(content.rules.missions.combats, wishes)),
        Aim::Hunt => ObjectiveFile::BeatVillain,
    }
}

/// What a patrol asks for besides, where it could not be made harder by time (`rules.json`); `quarter` as in [`turns`].
pub(super) fn demand(content: &Content, file: &mut ScenarioFile, wishes: &Wishes, mode: Mode, quarter: usize) {
    let Some(figures) = content.rules.missions.quarter_demands.get(&mode) else { return };
    let more = |figures: [[u8; 3]; 3]| {
        let quarters = of_wishes(figures, wishes);
        u8::try_from(whole(quarters.into(), quarter)).unwrap_or(u8::MAX)
    };
    match &mut file.won {
        ObjectiveFile::TurnUp(tokens) => {
            let there = file.shuffled.as_ref().map_or(0, |shuffled| shuffled.sectors.len());
            let there = u8::try_from(there).unwrap_or(u8::MAX);
            *tokens = tokens.saturating_add(more(figures.survey)).min(there);
        }
        ObjectiveFile::Win(combats) => *combats = combats.saturating_add(more(figures.sweep)).min(MOST_COMBATS),
        ObjectiveFile::BeatVillain => {
            if more(figures.hunt) > 0 {
                let rows = file.encounters.values_mut().flatten().filter(|row| row.villain);
                for met in rows.flat_map(|row| &mut row.enemies) {
                    met.side = Side::Elite;
                }
            }
        }
        ObjectiveFile::Arrive(_)
        | ObjectiveFile::Enter(_)
        | ObjectiveFile::Served(_)
        | ObjectiveFile::Story
        | ObjectiveFile::Scout(_)
        | ObjectiveFile::Explore(_)
        | ObjectiveFile::Succeed(_) => {}
    }
}

/// The last turn: two moves a turn, with a little time to rest and to fight between them, and what `rules.json` adds or takes
/// off, where `quarter` (from 0 to 3) says whether what is over a whole turn counts as one; but always time for the way
/// itself. The figures are such that a competent player wins most patrols, but not all (docs/balance.md has how often).
pub(super) fn turns(
    content: &Content,
    won: &ObjectiveFile,
    chart: &Chart,
    wishes: &Wishes,
    mode: Mode,
    quarter: usize,
) -> u8 {
    let moves = match won {
        ObjectiveFile::Arrive(_) | ObjectiveFile::Served(_) | ObjectiveFile::Story => chart.way,
        ObjectiveFile::Enter(_) => chart.way + chart.ports.len() * 2,
        ObjectiveFile::TurnUp(tokens) | ObjectiveFile::Scout(tokens) | ObjectiveFile::Explore(tokens) => {
            usize::from(*tokens)
        }
        ObjectiveFile::Win(combats) | ObjectiveFile::Succeed(combats) => 6 + 4 * usize::from(*combats),
        ObjectiveFile::BeatVillain => chart.tokens.len() + 8,
    };
    let figures = content.rules.missions.quarter_turns.get(&mode).copied().unwrap_or_default();
    let by_threat = match Aim::of(won) {
        Aim::Courier => figures.courier,
        Aim::Rounds => figures.rounds,
        Aim::Survey => figures.survey,
        Aim::Sweep => figures.sweep,
        Aim::Hunt => figures.hunt,
    };
    let more = whole(of_wishes(by_threat, wishes).into(), quarter);
    let within = |turns: usize| u8::try_from(turns).unwrap_or(u8::MAX);
    let least = match won {
        ObjectiveFile::Arrive(_) | ObjectiveFile::Served(_) | ObjectiveFile::Story => within(chart.way.div_ceil(2)),
        ObjectiveFile::Enter(_) => within(chart.round.div_ceil(2)),
        ObjectiveFile::TurnUp(_)
        | ObjectiveFile::Scout(_)
        | ObjectiveFile::Explore(_)
        | ObjectiveFile::Win(_)
        | ObjectiveFile::Succeed(_)
        | ObjectiveFile::BeatVillain => LEAST,
    };
    let turns = u16::from(within(moves * 4 / 5 + 1)).saturating_add_signed(more);
    within(turns.into()).max(least)
}

/// The whole of so many quarters: what is over is one more if it is more than the quarter that was drawn.
fn whole(quarters: i16, drawn: usize) -> i16 {
    let over = usize::try_from(quarters.rem_euclid(4)).unwrap_or(0);
    quarters.div_euclid(4) + i16::from(over > drawn)
}

/// The figure for these wishes, of those by threat and length.
fn of_wishes<T>(figures: [[T; 3]; 3], wishes: &Wishes) -> T {
    let [short, medium, long] = of_threat(figures, wishes.threat);
    wishes.length.by(short, medium, long)
}

/// How far the ship of a patrol has come at least (`rules.json`).
pub(super) fn upgrades(content: &Content, aim: Aim, threat: Threat) -> u8 {
    let figures = &content.rules.missions.upgrades;
    let by_threat = match aim {
        Aim::Courier => figures.courier,
        Aim::Rounds => figures.rounds,
        Aim::Survey => figures.survey,
        Aim::Sweep => figures.sweep,
        Aim::Hunt => figures.hunt,
    };
    of_threat(by_threat, threat)
}

fn of_threat<T>([green, yellow, red]: [T; 3], threat: Threat) -> T {
    match threat {
        Threat::Green => green,
        Threat::Yellow => yellow,
        Threat::Red => red,
    }
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn quarters_of_a_turn_are_whole_turns_as_often() {
        for (quarters, turns) in [(0, [0; 4]), (1, [1, 0, 0, 0]), (7, [2, 2, 2, 1]), (-1, [0, 0, 0, -1]), (-8, [-2; 4])]
        {
            assert_eq!([0, 1, 2, 3].map(|drawn| whole(quarters, drawn)), turns, "{quarters}");
        }
    }
}
