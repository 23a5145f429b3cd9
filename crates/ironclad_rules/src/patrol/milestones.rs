//! What else may be reached on a patrol of a campaign: a side mission, and a varied third (rule 11.5).
//!
//! Neither is the aim again, and both can be done on the map as it lies: what needs cards is asked only where those cards
//! are sure to lie on it.

use super::chance::Chance;
use crate::content::intel::Intel;
use crate::content::map::Laid;
use crate::content::scenario::{MilestoneFile, ObjectiveFile, Reward, ScenarioFile};
use crate::content::sorted::SortedMap;
use crate::content::{Content, Id, IntelId};

/// Credits that each brings.
const CREDITS: u8 = 3;
/// Turns added to the limit that the aim alone is given, from the second contract on.
pub(super) const TURNS: u8 = 2;

/// The two, for a mission that has its map, its tokens and its aim.
pub(super) fn drawn(content: &Content, file: &mut ScenarioFile, chance: &mut Chance) {
    let mut found = Vec::new();
    let side = chance.one(&side_kinds(file));
    let side = side.and_then(|kind| objective(content, file, kind, chance));
    if let Some(objective) = side {
        let reputation =
            file.side.map(|side| SortedMap::from([(side.with, 1), (side.against, -1)])).unwrap_or_default();
        let reward = Reward { credits: CREDITS, reputation, ..Reward::default() };
        found.push(MilestoneFile { id: "side".to_owned(), objective, reward });
    }
    let third: Vec<Kind> = [Kind::Scout, Kind::Explore, Kind::Succeed]
        .into_iter()
        .filter(|kind| *kind != Kind::Succeed || !found.iter().any(|side| needs_cards(&side.objective)))
        .collect();
    if let Some(objective) = chance.one(&third).and_then(|kind| objective(content, file, kind, chance)) {
        let reward = match chance.below(2) {
            0 => Reward { gear: 1, ..Reward::default() },
            _ => Reward { credits: CREDITS, ..Reward::default() },
        };
        found.push(MilestoneFile { id: "third".to_owned(), objective, reward });
    }
    file.milestones = found;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Call at a port.
    Call,
    TurnUp,
    Win,
    Scout,
    Explore,
    Succeed,
}

/// Side missions that are not the aim again.
fn side_kinds(file: &ScenarioFile) -> Vec<Kind> {
    match file.won {
        ObjectiveFile::Arrive(_) | ObjectiveFile::Served(_) => vec![Kind::Call, Kind::TurnUp, Kind::Win],
        ObjectiveFile::Enter(_) => vec![Kind::TurnUp, Kind::Win],
        ObjectiveFile::TurnUp(_) | ObjectiveFile::Scout(_) | ObjectiveFile::Explore(_) => vec![Kind::Call, Kind::Win],
        ObjectiveFile::Win(_) | ObjectiveFile::BeatVillain | ObjectiveFile::Succeed(_) | ObjectiveFile::Story => {
            vec![Kind::Call, Kind::TurnUp]
        }
    }
}

fn needs_cards(objective: &ObjectiveFile) -> bool {
    matches!(objective, ObjectiveFile::Win(_) | ObjectiveFile::Succeed(_))
}

fn objective(content: &Content, file: &mut ScenarioFile, kind: Kind, chance: &mut Chance) -> Option<ObjectiveFile> {
    let tokens = file.shuffled.as_ref().map_or(0, |shuffled| shuffled.sectors.len());
    let share = |of: usize, parts: usize| u8::try_from((tokens * of).div_ceil(parts)).unwrap_or(u8::MAX);
    match kind {
        Kind::Call => match chance.one(&calls(content, file)) {
            Some(port) => Some(ObjectiveFile::Enter(vec![port.to_owned()])),
            None => Some(ObjectiveFile::TurnUp(share(1, 2))),
        },
        Kind::TurnUp => Some(ObjectiveFile::TurnUp(share(3, 5))),
        Kind::Scout => Some(ObjectiveFile::Scout(share(1, 4))),
        Kind::Explore => Some(ObjectiveFile::Explore(share(1, 3))),
        Kind::Win => {
            deal(content, file, Intel::is_fought, chance);
            Some(ObjectiveFile::Win(1))
        }
        Kind::Succeed => {
            // Where combats are the aim, the cards are dealt already.
            if !needs_cards(&file.won) && file.won != ObjectiveFile::BeatVillain {
                deal(content, file, |card| card.check().is_some(), chance);
            }
            let laid = file.shuffled.iter().flat_map(|shuffled| &shuffled.cards);
            let checks = laid.filter(|card| content.intel[**card].check().is_some()).count();
            match u8::try_from(checks.min(2)).unwrap_or(0) {
                0 => Some(ObjectiveFile::Scout(share(1, 4))),
                checks => Some(ObjectiveFile::Succeed(checks)),
            }
        }
    }
}

/// Ports that are worth a call: not where the ship begins, nor where the aim takes her.
fn calls<'c>(content: &'c Content, file: &ScenarioFile) -> Vec<&'c str> {
    let aim: &[String] = match &file.won {
        ObjectiveFile::Arrive(sector) | ObjectiveFile::Served(sector) => std::slice::from_ref(sector),
        ObjectiveFile::Enter(sectors) => sectors,
        _ => &[],
    };
    let ports = file.map.iter().filter_map(|laid| match laid {
        Laid::Port { port, .. } => Some(port.name(&content.names)),
        Laid::Tile { .. } => None,
    });
    ports.filter(|port| *port != file.ship && !aim.iter().any(|sector| sector == port)).collect()
}

/// Deals the tokens anew, so that all of a kind lie on the map and none of them stays in the box.
fn deal(content: &Content, file: &mut ScenarioFile, wanted: impl Fn(&Intel) -> bool, chance: &mut Chance) {
    let Some(shuffled) = &mut file.shuffled else { return };
    let is_wanted = |card: &IntelId| wanted(&content.intel[*card]);
    let sectors = shuffled.sectors.len();
    let mut laid: Vec<IntelId> = shuffled.cards.iter().copied().filter(is_wanted).take(sectors).collect();
    let others: Vec<IntelId> = shuffled.cards.iter().copied().filter(|card| !is_wanted(card)).collect();
    laid.extend(chance.some(&others, sectors.saturating_sub(laid.len())));
    shuffled.cards = laid;
}
