//! Where things can be: places, what moves, what is carried.

use super::world::{Fact, World};
use crate::id::{Id, LoadId, MoverId, SectorId};
use crate::map::Sectors;
use crate::story::device::Goes;
use crate::story::place::PlaceRef;

/// Movers that follow one another at the most: a guard against two that follow each other.
const DEEP: u8 = 4;

impl World<'_> {
    fn all(&self) -> Sectors {
        self.scenario.map.sectors.ids().collect()
    }

    /// The sectors that can be meant at some time.
    pub(super) fn sectors(&self, place: &PlaceRef) -> Sectors {
        self.meant(place, DEEP)
    }

    fn meant(&self, place: &PlaceRef, deep: u8) -> Sectors {
        match place {
            PlaceRef::Here => self.all(),
            PlaceRef::Mover(mover) => self.roams_within(*mover, deep),
            PlaceRef::Any(places) => {
                let mut all = Sectors::default();
                places.iter().for_each(|place| self.each(self.meant(place, deep), |sector| all.add(sector)));
                all
            }
            PlaceRef::NextTo(place) => {
                let mut next = Sectors::default();
                self.each(self.meant(place, deep), |sector| {
                    self.scenario.map.sectors[sector].neighbours.iter().for_each(|near| next.add(*near));
                });
                next
            }
            PlaceRef::Nearest { of, .. } => self.meant(of, deep),
            PlaceRef::Die(place) => {
                let place = self.story.places.get(place);
                place.into_iter().flat_map(|place| place.sectors.iter().copied()).collect()
            }
            PlaceRef::Sector(_) | PlaceRef::Place(_) | PlaceRef::Lane { .. } => {
                self.story.fixed(place).into_iter().collect()
            }
        }
    }

    pub(super) fn each(&self, sectors: Sectors, mut see: impl FnMut(SectorId)) {
        self.scenario.map.sectors.ids().filter(|sector| sectors.has(*sector)).for_each(&mut see);
    }

    /// Whether two places can be one.
    pub(super) fn meet(&self, one: Sectors, other: Sectors) -> bool {
        one.shared(other) > 0
    }

    /// The sectors in which something that moves can be.
    pub(super) fn roams(&self, mover: MoverId) -> Sectors {
        self.roams_within(mover, DEEP)
    }

    fn roams_within(&self, mover: MoverId, deep: u8) -> Sectors {
        let starts = self.facts.iter().filter_map(|fact| match fact {
            Fact::Sent(sent, sector) if *sent == mover => Some(*sector),
            _ => None,
        });
        let mut all: Sectors = starts.collect();
        let Some(written) = self.story.movers.get(&mover) else { return all };
        if all.count() == 0 || deep == 0 {
            return all;
        }
        match &written.goes {
            Goes::Lane(lane) | Goes::Ring(lane) => {
                let taken = self.facts.iter().filter_map(|fact| match fact {
                    Fact::Lane(own, lane) if *own == mover => Some(*lane),
                    _ => None,
                });
                let rows = taken.chain([*lane]).filter_map(|lane| self.story.lanes.get(&lane));
                rows.flatten().for_each(|sector| all.add(*sector));
            }
            Goes::Forks(ways) => {
                let mut open: Vec<SectorId> = Vec::new();
                self.each(all, |sector| open.push(sector));
                while let Some(from) = open.pop() {
                    for to in ways.get(&from).into_iter().flatten() {
                        if !all.has(*to) {
                            all.add(*to);
                            open.push(*to);
                        }
                    }
                }
            }
            Goes::Towards(_) => all = self.all(),
            Goes::Wake(leader) => self.each(self.roams_within(*leader, deep - 1), |sector| all.add(sector)),
            Goes::Nowhere => {}
        }
        all
    }

    /// Whether something that moves can be on the map.
    pub(super) fn is_about(&self, mover: MoverId) -> bool {
        self.facts.iter().any(|fact| matches!(fact, Fact::Sent(sent, _) if *sent == mover))
    }

    pub(super) fn sent(&mut self, mover: MoverId, to: &PlaceRef) {
        let mut there = Vec::new();
        self.each(self.sectors(to), |sector| there.push(Fact::Sent(mover, sector)));
        self.facts.extend(there);
    }

    /// What moves comes onto the map, fights, is driven off, is damaged and gone.
    pub(super) fn movers_come(&mut self) {
        let story = self.story;
        for (mover, written) in &story.movers {
            if let Some(at) = &written.at {
                self.sent(*mover, at);
            }
            if !self.is_about(*mover) {
                continue;
            }
            if let Some(fight) = written.fight
                && self.can(&written.lets_by, false)
            {
                self.facts.extend([Fact::Fought(fight), Fact::Gone(*mover)]);
                if let Some(to) = &written.driven_to {
                    self.sent(*mover, to);
                }
            }
            let off = written.off_at.as_ref().map(|off| self.sectors(off)).unwrap_or_default();
            if self.meet(off, self.roams(*mover)) {
                self.facts.insert(Fact::Gone(*mover));
                self.facts.extend(written.takes.map(Fact::Lost));
            }
            let weather = written.harmed.sector > 0 && self.is_foul(self.roams(*mover));
            let foes = story.movers.iter().filter(|(_, other)| other.kind.is_foe());
            let hunted = written.harmed.foe > 0
                && foes.into_iter().any(|(foe, _)| self.meet(self.roams(*foe), self.roams(*mover)));
            if weather || hunted {
                self.facts.insert(Fact::Damaged(*mover));
            }
        }
        for post in story.posts.values() {
            let there = self.sectors(&post.at);
            let foes = story.movers.iter().filter(|(_, mover)| mover.kind.is_foe()).map(|(foe, _)| *foe);
            for foe in foes.filter(|foe| self.meet(self.roams(*foe), there)).collect::<Vec<_>>() {
                self.facts.extend([Fact::Made(post.defend), Fact::Gone(foe)]);
            }
        }
    }

    fn is_foul(&self, sectors: Sectors) -> bool {
        let mut foul = false;
        self.each(sectors, |sector| {
            foul |= self.scenario.map.sectors[sector].condition().is_some_and(|space| space.is_harmful());
        });
        foul
    }

    /// Loads lie where they lie, come aboard, are set down, spoil and drift away.
    pub(super) fn loads_lie(&mut self) {
        let story = self.story;
        for (load, written) in &story.loads {
            if !written.at.is_empty() {
                self.facts.insert(Fact::Load(*load));
            }
            if !self.is(Fact::Load(*load)) {
                continue;
            }
            if self.sectors(&written.land).count() > 0 {
                self.facts.insert(Fact::Landed(*load));
            }
            if written.keeps.is_some() || written.drifts.is_some() {
                self.facts.insert(Fact::Lost(*load));
            }
        }
    }

    /// How many of a load there can be; as many as one likes where beats bring them.
    pub(super) fn pieces(&self, load: LoadId) -> usize {
        use crate::story::beat::{Beat, StoryBeat};
        let lying = self.story.loads.get(&load).map_or(0, |written| written.at.len());
        let mut brought = false;
        self.story.each_beat(self.names, &mut |_, beat| {
            brought |= matches!(beat, Beat::Story(StoryBeat::Put { load: own, .. } | StoryBeat::Take(own)) if *own == load);
        });
        if brought { usize::MAX } else { lying }
    }

    pub(super) fn name<I: Id>(&self, id: I) -> &str {
        id.name(self.names)
    }
}
