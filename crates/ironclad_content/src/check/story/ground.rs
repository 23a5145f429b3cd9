//! The ground of a story: its lanes touch, its tokens lie apart, its places are there.

use super::super::at;
use super::super::scenario::{few_tokens, lacks_token, no_token};
use super::SideStory;
use crate::fault::Fault;
use crate::id::{Id, SectorId};
use crate::limits::{LANE, POOL};
use crate::sorted::SortedSet;
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::device::Goes;
use crate::story::place::PlaceRef;
use words::Message;

pub(super) fn ground(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    lanes(told, faults);
    tokens(told, faults);
    for (place, written) in &told.story.places {
        if written.sectors.is_empty() {
            at(
                faults,
                told.file,
                &format!("story.places.{}.sectors", place.name(told.names)),
                Message::new("fault-place-sectors"),
            );
        }
    }
    dice(told, faults);
}

fn touches(told: &SideStory<'_>, one: SectorId, other: SectorId) -> bool {
    told.scenario.map.sectors[one].neighbours.contains(&other)
}

fn apart(told: &SideStory<'_>, one: SectorId, other: SectorId) -> Message {
    Message::new("fault-apart").with("one", one.name(told.names)).with("other", other.name(told.names))
}

fn lanes(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    for (lane, row) in &told.story.lanes {
        let path = format!("story.lanes.{}", lane.name(told.names));
        if !(2..=LANE).contains(&row.len()) {
            at(faults, told.file, &path, Message::new("fault-lane").with("most", LANE));
        }
        for (place, pair) in row.windows(2).enumerate() {
            if let [one, other] = pair
                && !touches(told, *one, *other)
            {
                at(faults, told.file, &format!("{path}[{}]", place + 1), apart(told, *one, *other));
            }
        }
    }
    for (mover, written) in &told.story.movers {
        let path = format!("story.movers.{}.goes", mover.name(told.names));
        match &written.goes {
            Goes::Ring(lane) => {
                let row = told.story.lanes.get(lane);
                if let Some((first, last)) = row.and_then(|row| row.first().zip(row.last()))
                    && !touches(told, *last, *first)
                {
                    at(faults, told.file, &format!("{path}.ring"), apart(told, *last, *first));
                }
            }
            Goes::Forks(ways) => {
                let pairs = ways.iter().flat_map(|(from, to)| to.iter().map(move |to| (*from, *to)));
                for (from, to) in pairs.filter(|(from, to)| !touches(told, *from, *to)) {
                    let path = format!("{path}.forks.{}", from.name(told.names));
                    at(faults, told.file, &path, apart(told, from, to));
                }
            }
            Goes::Lane(_) | Goes::Towards(_) | Goes::Wake(_) | Goes::Nowhere => {}
        }
    }
}

fn tokens(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let shuffled = &told.story.shuffled;
    let mut taken: SortedSet<SectorId> = SortedSet::new();
    for (place, sector) in shuffled.sectors.iter().enumerate() {
        if !taken.insert(*sector) {
            at(faults, told.file, &format!("story.shuffled.sectors[{place}]"), Message::new("fault-two-tokens"));
        }
    }
    for (place, token) in told.story.tokens.iter().enumerate() {
        let certain = match &token.when {
            Condition::Always => true,
            Condition::Side(sides) => sides.has(&told.side),
            // Whether it lies there is known in play; if two do, the last counts.
            _ => false,
        };
        if certain && !taken.insert(token.sector) {
            at(faults, told.file, &format!("story.tokens[{place}].sector"), Message::new("fault-two-tokens"));
        }
    }
    if shuffled.cards.len() > POOL {
        let message = Message::new("fault-many-tokens").with("count", shuffled.cards.len()).with("most", POOL);
        at(faults, told.file, "story.shuffled.cards", message);
    }
    if shuffled.cards.len() < shuffled.sectors.len() {
        let message = few_tokens(shuffled.cards.len(), shuffled.sectors.len());
        at(faults, told.file, "story.shuffled.cards", message);
    }
    let placed = told.story.tokens.iter().map(|token| token.card).enumerate();
    let placed = placed.map(|(place, card)| (format!("story.tokens[{place}].card"), card));
    let laid = shuffled.cards.iter().enumerate().map(|(place, card)| (format!("story.shuffled.cards[{place}]"), *card));
    let mut all: Vec<_> = placed.chain(laid).collect();
    told.story.each_beat(told.names, &mut |path, beat| {
        if let Beat::Story(StoryBeat::Place { card, .. }) = beat {
            all.push((format!("{path}.place.card"), *card));
        }
    });
    for (path, card) in all {
        if lacks_token(told.content, card) {
            at(faults, told.file, &path, no_token(card.name(told.names)));
        }
    }
}

/// Every place that is spoken of is there, and what a die decides can be decided by one.
fn dice(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let mut look = |path: &str, place: &PlaceRef| {
        each(place, &mut |one| match one {
            PlaceRef::Die(place) => {
                let sectors = told.story.places.get(place).map_or(0, |written| written.sectors.len());
                if ![2, 3, 6].contains(&sectors) {
                    at(faults, told.file, path, Message::new("fault-die-sectors").with("count", sectors));
                }
            }
            PlaceRef::Lane { lane, place } => {
                let sectors = told.story.lanes.get(lane).map_or(0, Vec::len);
                if usize::from(*place) >= sectors {
                    let message =
                        Message::new("fault-lane-place").with("lane", lane.name(told.names)).with("place", *place);
                    at(faults, told.file, path, message);
                }
            }
            PlaceRef::Here
            | PlaceRef::Sector(_)
            | PlaceRef::Place(_)
            | PlaceRef::Mover(_)
            | PlaceRef::Any(_)
            | PlaceRef::NextTo(_)
            | PlaceRef::Nearest { .. } => {}
        });
    };
    told.story.each_beat(told.names, &mut |path, beat| {
        if let Some(place) = beat.place() {
            look(path, place);
        }
        if let Beat::Story(StoryBeat::Ferry { to, .. }) = beat {
            look(path, to);
        }
    });
    told.story.each_condition(told.names, &mut |path, condition| {
        condition.each(&mut |one| match one {
            Condition::At(place) | Condition::FoeAt(place) => look(path, place),
            Condition::Near { place, .. } | Condition::MoverAt { place, .. } => look(path, place),
            Condition::Landed { at, .. } | Condition::LoadsLeft { at, .. } => {
                at.iter().for_each(|place| look(path, place))
            }
            Condition::Token { at, .. } => look(path, at),
            Condition::Always
            | Condition::Never
            | Condition::All(_)
            | Condition::Any(_)
            | Condition::Not(_)
            | Condition::Some { .. }
            | Condition::Side(_)
            | Condition::Flag(_)
            | Condition::Mark(_)
            | Condition::OnMap(_)
            | Condition::MoverHas { .. }
            | Condition::Turn { .. }
            | Condition::Aboard(_)
            | Condition::Fit(_)
            | Condition::OnRoster(_)
            | Condition::Reputation { .. }
            | Condition::StandsHighest(_)
            | Condition::Villain(_)
            | Condition::VillainBeaten
            | Condition::Mode(_)
            | Condition::Players(_)
            | Condition::Threat(_)
            | Condition::Have(_)
            | Condition::InHold { .. }
            | Condition::LoadsLost { .. }
            | Condition::CountAt { .. }
            | Condition::TurnedUp { .. }
            | Condition::CombatsWon(_)
            | Condition::ChecksWon(_)
            | Condition::NobodyWounded
            | Condition::Reached(_)
            | Condition::Failed(_)
            | Condition::Fired(_)
            | Condition::Outcome(_) => {}
        });
    });
    for (mover, written) in &told.story.movers {
        for place in [&written.at, &written.driven_to, &written.off_at].into_iter().flatten() {
            look(&format!("story.movers.{}", mover.name(told.names)), place);
        }
    }
}

/// This place and every one within it.
fn each<'a>(place: &'a PlaceRef, see: &mut dyn FnMut(&'a PlaceRef)) {
    see(place);
    match place {
        PlaceRef::Any(places) => places.iter().for_each(|place| each(place, see)),
        PlaceRef::NextTo(place) => each(place, see),
        PlaceRef::Nearest { of, to } => {
            each(of, see);
            each(to, see);
        }
        PlaceRef::Here
        | PlaceRef::Sector(_)
        | PlaceRef::Place(_)
        | PlaceRef::Mover(_)
        | PlaceRef::Die(_)
        | PlaceRef::Lane { .. } => {}
    }
}
