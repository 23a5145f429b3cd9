//! The course of a story: what a scenario of the campaign remembers while it is played, beside what lies on the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::full::is_crowded;
pub use crate::content::limits::{CHOICES, COUNTS, LOADS, MARKS, MOVERS, OFFERS, POSTED, REPEATED, TRIGGERS, WAY};
use crate::content::story::Story;
use crate::content::story::condition::Milestone;
use crate::content::{
    ChoiceId, CountId, HeroId, Id, LaneId, LoadId, MarkId, MoverId, OfferId, OptionId, PostId, SectorId, SideId,
    TriggerId,
};

/// The course of a story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The side taken; the first before one is.
    pub side: SideId,
    /// Whether a side has been taken.
    pub taken: bool,
    /// Marks that are set, in order of ids.
    pub marks: ArrayVec<MarkId, MARKS>,
    /// Triggers that have fired, in order of ids.
    pub fired: ArrayVec<TriggerId, TRIGGERS>,
    /// Choices that have been asked, in order of ids.
    pub asked: ArrayVec<ChoiceId, CHOICES>,
    /// Options taken of choices that are asked again, in order of ids: what the log has said of them once it does not say
    /// again.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub repeated: ArrayVec<(ChoiceId, OptionId), REPEATED>,
    /// Offers taken, in order of ids.
    pub offered: ArrayVec<OfferId, OFFERS>,
    /// Offers taken in this turn, in order of ids.
    pub offered_now: ArrayVec<OfferId, OFFERS>,
    /// What moves, whether it is on the map or not, in order of ids.
    pub movers: ArrayVec<Moving, MOVERS>,
    /// The sectors gone through by what others follow, in order.
    pub way: ArrayVec<(MoverId, SectorId), WAY>,
    /// The loads, in order of ids.
    pub loads: ArrayVec<Piece, LOADS>,
    /// The counts, in order of ids.
    pub counts: ArrayVec<u8, COUNTS>,
    /// Heroes at posts.
    pub posted: ArrayVec<Posted, POSTED>,
    /// Which milestones are known, in the order of [`Milestone::ALL`].
    pub seen: [bool; 3],
    /// Which can no longer be reached.
    pub failed: [bool; 3],
    /// What milestones bring instead of what the side has.
    pub worth: [Worth; 3],
    /// How much later than written the last turn is.
    pub later: i8,
    /// Passages read so far, so that it is known whose turn it is to read.
    pub read: u8,
    /// Who was exhausted for the last offer or option; of several the first.
    pub used: Option<HeroId>,
}

/// Something that moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moving {
    /// The mover, as the story's file names it.
    pub mover: MoverId,
    /// Where it is, if it is on the map.
    pub at: Option<SectorId>,
    /// The lane that it goes along, if another than its file says.
    pub lane: Option<LaneId>,
    /// How far along its lane it is.
    pub step: u8,
    /// Boxes left.
    pub boxes: u8,
    /// How many more turns' ends it stays where it is.
    pub held: u8,
    /// Sectors more, or fewer, at this turn's end.
    pub extra: i8,
    /// A load that it has taken.
    pub carries: Option<LoadId>,
}

/// A load.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// The kind of load.
    pub load: LoadId,
    /// Where the load is.
    pub at: LoadAt,
    /// How many turns it has been aboard.
    pub age: u8,
}

/// Where a load is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LoadAt {
    /// On the map.
    Sector(SectorId),
    /// Aboard.
    Hold,
    /// With something that moves.
    With(MoverId),
    /// Set down.
    Landed(SectorId),
    /// Lost.
    Lost,
}

/// A hero at a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posted {
    /// The post.
    pub post: PostId,
    /// The hero there.
    pub hero: HeroId,
}

/// What a milestone brings instead of what the side has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Worth {
    /// Credits.
    pub credits: Option<u8>,
    /// Reputation with those whom the side serves.
    pub reputation: Option<i8>,
}

impl Course {
    /// A story as it begins: on its first side until one is taken, and with nothing on the map yet.
    pub(super) fn new(side: SideId, story: &Story) -> Self {
        let mut course = Self {
            side,
            taken: false,
            marks: ArrayVec::new(),
            fired: ArrayVec::new(),
            asked: ArrayVec::new(),
            repeated: ArrayVec::new(),
            offered: ArrayVec::new(),
            offered_now: ArrayVec::new(),
            movers: ArrayVec::new(),
            way: ArrayVec::new(),
            loads: ArrayVec::new(),
            counts: ArrayVec::new(),
            posted: ArrayVec::new(),
            seen: [false; 3],
            failed: [false; 3],
            worth: [Worth::default(); 3],
            later: 0,
            read: 0,
            used: None,
        };
        course.lay_out(story);
        course.loads.clear();
        course
    }

    /// Loads, counts, what moves and what is known of the milestones, as the side taken has them.
    pub(super) fn lay_out(&mut self, story: &Story) {
        let loads = story.loads.iter().flat_map(|(load, written)| {
            written.at.iter().map(|sector| Piece { load: *load, at: LoadAt::Sector(*sector), age: 0 })
        });
        let movers = story.movers.iter().map(|(mover, written)| Moving {
            mover: *mover,
            at: None,
            lane: None,
            step: 0,
            boxes: written.boxes,
            held: 0,
            extra: 0,
            carries: None,
        });
        let goals = [&story.milestones.main, &story.milestones.side, &story.milestones.third];
        self.movers = movers.take(MOVERS).collect();
        self.loads = loads.take(LOADS).collect();
        self.counts = story.counts.values().map(|count| count.start).take(COUNTS).collect();
        self.seen = goals.map(|goal| goal.seen.is_always());
    }

    /// Whether one of its lists has so few places left that what an input adds might not fit.
    pub(super) fn is_crowded(&self) -> bool {
        is_crowded(&self.marks)
            || is_crowded(&self.fired)
            || is_crowded(&self.asked)
            || is_crowded(&self.repeated)
            || is_crowded(&self.offered)
            || is_crowded(&self.offered_now)
            || is_crowded(&self.loads)
            || is_crowded(&self.posted)
    }

    /// Whether a mark is set.
    pub fn has_mark(&self, mark: MarkId) -> bool {
        self.marks.binary_search(&mark).is_ok()
    }

    /// Whether a trigger has fired.
    pub fn has_fired(&self, trigger: TriggerId) -> bool {
        self.fired.binary_search(&trigger).is_ok()
    }

    /// Whether a choice has been asked.
    pub fn has_asked(&self, choice: ChoiceId) -> bool {
        self.asked.binary_search(&choice).is_ok()
    }

    /// Whether an option of a choice that is asked again has been taken before.
    pub fn has_repeated(&self, choice: ChoiceId, option: OptionId) -> bool {
        self.repeated.binary_search(&(choice, option)).is_ok()
    }

    /// Something that moves.
    pub fn mover(&self, mover: MoverId) -> Option<&Moving> {
        self.movers.iter().find(|moving| moving.mover == mover)
    }

    /// Where something that moves is, if it is on the map.
    pub fn mover_at(&self, mover: MoverId) -> Option<SectorId> {
        self.mover(mover).and_then(|moving| moving.at)
    }

    /// Where a count stands.
    pub fn count(&self, count: CountId) -> u8 {
        self.counts.get(count.index()).copied().unwrap_or_default()
    }

    /// How many loads of a kind are where `so` says.
    pub fn loads(&self, load: LoadId, so: impl Fn(LoadAt) -> bool) -> u8 {
        let fitting = self.loads.iter().filter(|piece| piece.load == load && so(piece.at)).count();
        u8::try_from(fitting).unwrap_or(u8::MAX)
    }

    /// Whether a milestone can no longer be reached.
    pub fn has_failed(&self, milestone: Milestone) -> bool {
        self.failed[milestone.index()]
    }

    /// The heroes at a post.
    pub fn at_post(&self, post: PostId) -> impl Iterator<Item = HeroId> + '_ {
        self.posted.iter().filter(move |posted| posted.post == post).map(|posted| posted.hero)
    }

    /// Whether a hero is at a post, and so not aboard.
    pub fn is_posted(&self, hero: HeroId) -> bool {
        self.posted.iter().any(|posted| posted.hero == hero)
    }
}
