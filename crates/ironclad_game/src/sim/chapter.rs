//! What the scenarios of campaigns came to: how they ended, and what ship and purse were like before and after.

use serde::Serialize;

use super::statistics::{Interval, Spread};
use crate::content::limits::MILESTONES;
use crate::content::sorted::SortedMap;
use crate::content::terms::Section;
use crate::content::{Content, Id, SideId};
use crate::engine::{Game, Outcome};

/// One scenario of one campaign, as far as it has been played.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sailed {
    scenario: u8,
    /// Credits before anybody was hired.
    purse: u16,
    heroes: usize,
    /// The first side taken, in a story.
    taken: Option<SideId>,
    /// The side that was served at the end of it.
    served: Option<SideId>,
    /// What the ship was like when she put out.
    start: Option<Start>,
    /// Its figures at the end, before repairs.
    end: Option<End>,
}

#[derive(Debug, Clone, Copy)]
struct Start {
    hull: u8,
    crew: u8,
    morale: u8,
    damage: u8,
    wounded: usize,
}

#[derive(Debug, Clone, Copy)]
struct End {
    outcome: Outcome,
    /// Of the milestones that there were, which were reached, by place.
    milestones: [Option<bool>; MILESTONES],
    hull: u8,
    crew: u8,
    morale: u8,
    wounded: usize,
    credits: u16,
}

impl Sailed {
    /// A scenario that begins.
    pub(super) fn begun(game: &Game) -> Self {
        let scenario = game.table().log.as_ref().map_or(1, |log| log.scenario);
        Self { scenario, purse: game.table().credits, heroes: 0, taken: None, served: None, start: None, end: None }
    }

    /// Notes the present figures.
    pub(super) fn look(&mut self, game: &Game) {
        let table = game.table();
        self.heroes = self.heroes.max(table.heroes.len());
        let side = table.course.as_ref().filter(|course| course.taken).map(|course| course.side);
        self.taken = self.taken.or(side);
        if self.end.is_none() {
            self.served = side.or(self.served);
        }
        if self.start.is_none() && table.turn > 0 {
            self.start = Some(Start {
                hull: table.hull,
                crew: table.crew,
                morale: table.morale,
                damage: Section::ALL.into_iter().map(|section| table.section(section)).sum(),
                wounded: game.view().wounded().count(),
            });
        }
        if self.end.is_none() {
            self.end = table.outcome.map(|outcome| End {
                outcome,
                milestones: reached(game),
                hull: table.hull,
                crew: table.crew,
                morale: table.morale,
                wounded: game.view().wounded().count(),
                credits: table.credits,
            });
        }
    }

    /// The figures of a finished scenario, if it is one of a campaign.
    pub(super) fn ended(self, game: &Game) -> Option<Self> {
        game.table().log.as_ref().map(|_| self)
    }
}

/// What the scenarios of one number came to.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Chapter {
    /// Which scenario, from 1.
    pub scenario: u8,
    /// How often it was played to its end, lost ones begun anew each time.
    pub begun: u32,
    /// How often it was won.
    pub won: u32,
    /// The same as a share of those begun.
    pub wins: Interval,
    /// Results by the side taken and kept, if this is a story.
    #[serde(skip_serializing_if = "SortedMap::is_empty")]
    pub sides: SortedMap<String, Taken>,
    /// Results by the side taken first and then left for another.
    #[serde(skip_serializing_if = "SortedMap::is_empty")]
    pub turned: SortedMap<String, Taken>,
    /// How often time ran out.
    pub too_late: u32,
    /// How often the ship was lost.
    pub lost: u32,
    /// Milestones reached.
    pub milestones: Spread,
    /// How often each was, by place: the main objective, the side mission, the third.
    pub reached: Vec<Reached>,
    /// Credits before anybody was hired.
    pub purse: Spread,
    /// Heroes aboard.
    pub heroes: Spread,
    /// Hull as she puts out.
    pub hull_before: Spread,
    /// Crew as she puts out.
    pub crew_before: Spread,
    /// Morale as she puts out.
    pub morale_before: Spread,
    /// Points of damage to her sections as she puts out.
    pub damage_before: Spread,
    /// Heroes marked as Wounded as she puts out.
    pub wounded_before: Spread,
    /// Hull at the end, before repairs.
    pub hull: Spread,
    /// Crew at the end.
    pub crew: Spread,
    /// Morale at the end.
    pub morale: Spread,
    /// Heroes marked as Wounded at the end.
    pub wounded: Spread,
    /// Credits at the end, before anything is paid for.
    pub left: Spread,
}

/// How a scenario went for one side.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Taken {
    /// How often it was chosen.
    pub begun: u32,
    /// How often it won.
    pub wins: Interval,
}

/// How often a milestone was reached.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Reached {
    /// Scenarios, played to their end, that had such a milestone.
    pub of: u32,
    /// How often it was reached.
    pub times: u32,
    /// The same as a share of those.
    pub share: Interval,
}

/// The milestones of a scenario that is over, by place.
fn reached(game: &Game) -> [Option<bool>; MILESTONES] {
    let mut places = [None; MILESTONES];
    for milestone in game.view().milestones() {
        if let Some(place) = places.get_mut(usize::from(milestone.place)) {
            *place = Some(milestone.reached);
        }
    }
    places
}

/// Sums up by number.
pub(super) fn summed(content: &Content, sailed: &[Sailed]) -> Vec<Chapter> {
    let last = sailed.iter().map(|chapter| chapter.scenario).max().unwrap_or(0);
    (1..=last)
        .map(|scenario| {
            let these = || sailed.iter().filter(move |chapter| chapter.scenario == scenario);
            let starts = || these().filter_map(|chapter| chapter.start);
            let ends = || these().filter_map(|chapter| chapter.end);
            let count = |outcome| ends().map(|end| u32::from(end.outcome == outcome)).sum();
            let few = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            // A story names its sides itself.
            let told = content.chapter(scenario);
            let names = told.map_or(&content.names, |chapter| &chapter.map.names);
            let by_side = |turned: bool| {
                let mut sides: SortedMap<String, (u32, u32)> = SortedMap::new();
                for chapter in these().filter(|chapter| (chapter.taken != chapter.served) == turned) {
                    let Some(side) = chapter.taken else { continue };
                    let (begun, won) = sides.get_or_default(side.name(names).to_owned());
                    *begun += 1;
                    *won += u32::from(chapter.end.is_some_and(|end| end.outcome == Outcome::Won));
                }
                let taken = |(side, (begun, won))| (side, Taken { begun, wins: Interval::wilson(won, begun) });
                sides.into_iter().map(taken).collect()
            };
            let by_place = |place: usize| {
                let had = || ends().filter_map(|end| end.milestones.get(place).copied().flatten());
                let (of, times) = (few(had().count()), few(had().filter(|reached| *reached).count()));
                Reached { of, times, share: Interval::wilson(times, of) }
            };
            Chapter {
                scenario,
                begun: few(these().count()),
                won: count(Outcome::Won),
                wins: Interval::wilson(count(Outcome::Won), few(these().count())),
                sides: by_side(false),
                turned: by_side(true),
                too_late: count(Outcome::Ended),
                lost: count(Outcome::Lost),
                milestones: Spread::of(
                    ends().map(|end| few(end.milestones.into_iter().flatten().filter(|reached| *reached).count())),
                ),
                reached: (0..MILESTONES).map(by_place).collect(),
                purse: Spread::of(these().map(|chapter| chapter.purse.into())),
                heroes: Spread::of(these().map(|chapter| few(chapter.heroes))),
                hull_before: Spread::of(starts().map(|start| start.hull.into())),
                crew_before: Spread::of(starts().map(|start| start.crew.into())),
                morale_before: Spread::of(starts().map(|start| start.morale.into())),
                damage_before: Spread::of(starts().map(|start| start.damage.into())),
                wounded_before: Spread::of(starts().map(|start| few(start.wounded))),
                hull: Spread::of(ends().map(|end| end.hull.into())),
                crew: Spread::of(ends().map(|end| end.crew.into())),
                morale: Spread::of(ends().map(|end| end.morale.into())),
                wounded: Spread::of(ends().map(|end| few(end.wounded))),
                left: Spread::of(ends().map(|end| end.credits.into())),
            }
        })
        .collect()
}
