//! What happens in a story.

use crate::content::story::beat::{Speaker, Terms};
use crate::content::story::condition::Milestone;
use crate::content::terms::Faction;
use crate::content::{
    CheckId, ChoiceId, CountId, FightId, FlagId, HeroId, IntelId, LaneId, LineId, LoadId, MarkId, MoverId, OfferId,
    OptionId, PassageId, PortId, PostId, SectorId, ShipId, SideId, TriggerId, ValueId,
};
use crate::engine::campaign::Heard;
use crate::engine::course::Worth;
use crate::engine::event::CombatResult;

/// Something that happened in a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoryEvent {
    /// The players take a side.
    SideTaken { side: SideId },
    /// The Villain of the side taken is in the field from now on (rule 10.6), or nobody any more.
    Fielded { villain: Option<ShipId> },
    /// The shuffled tokens are laid, as the side has them.
    Shuffled,
    /// A passage has been read.
    Read { passage: PassageId },
    /// Somebody says something.
    Said { line: LineId, by: Speaker },
    /// A trigger fires. Nothing is said of it.
    Fired { trigger: TriggerId },
    /// A choice is made; `again` if this option of it has been taken before in the scenario.
    Chosen { choice: ChoiceId, option: OptionId, again: bool },
    /// An offer is taken.
    Offered { offer: OfferId },
    /// A hero is exhausted for an offer or an option, and is the one who is named. Of several the first is told once more
    /// after each of the others, so that it stays her.
    Used { hero: HeroId },
    /// A mark is set. Nothing is said of it.
    Marked { mark: MarkId },
    /// A mark is taken back. Nothing is said of it.
    Unmarked { mark: MarkId },
    /// A flag is set.
    Flagged { flag: FlagId, value: ValueId },
    /// A token is laid. Which it is may be told only if it lies open.
    TokenPlaced { sector: SectorId, card: IntelId, open: bool },
    /// A token leaves the map, whatever it was.
    TokenGone { sector: SectorId },
    /// Something that moves comes onto the map, or is taken elsewhere.
    Sent { mover: MoverId, to: SectorId },
    /// It goes a sector; `step` is how far along its lane it then is.
    Went { mover: MoverId, from: SectorId, to: SectorId, step: u8 },
    /// It is held up by a token.
    Waited { mover: MoverId },
    /// It goes along another lane from now on.
    TookLane { mover: MoverId, lane: LaneId },
    /// It stays where it is for so many turns' ends.
    Held { mover: MoverId, turns: u8 },
    /// It goes so many sectors more, or fewer, at this turn's end.
    Hurried { mover: MoverId, by: i8 },
    /// Boxes are damaged, or mended.
    Struck { mover: MoverId, by: i8, left: u8 },
    /// It and the ship have come together in a sector.
    Met { mover: MoverId },
    /// It leaves the map.
    Gone { mover: MoverId },
    /// What moves by itself has moved; holds and haste are over.
    Marched,
    /// A load lies on the map from now on.
    Put { load: LoadId, sector: SectorId },
    /// A load that lay in a sector, or nowhere, comes aboard.
    Taken { load: LoadId, sector: Option<SectorId> },
    /// A load that is aboard is set down.
    Landed { load: LoadId, sector: SectorId },
    /// Others take a load from a sector and set it down.
    Ferried { load: LoadId, from: SectorId, to: SectorId },
    /// A load that is aboard is lost.
    Spoilt { load: LoadId },
    /// A load on the map drifts.
    Drifted { load: LoadId, from: SectorId, to: SectorId },
    /// A load on the map is lost.
    Swallowed { load: LoadId, sector: SectorId },
    /// Something that moves takes a load.
    Lifted { load: LoadId, mover: MoverId, sector: SectorId },
    /// What it has taken lies on the map again.
    Dropped { load: LoadId, mover: MoverId, sector: SectorId },
    /// What it has taken leaves the map with it, and is lost.
    CarriedOff { load: LoadId, mover: MoverId },
    /// What is aboard is a turn older. Nothing is said of it.
    Aged,
    /// A count goes up or down.
    Counted { count: CountId, by: i8, now: u8 },
    /// A hero goes to a post.
    Posted { post: PostId, hero: HeroId },
    /// A hero comes back from a post.
    Fetched { post: PostId, hero: HeroId },
    /// A hidden milestone is known from now on.
    Seen { milestone: Milestone },
    /// A milestone can no longer be reached.
    Failed { milestone: Milestone },
    /// A milestone brings something else than before.
    Worth { milestone: Milestone, worth: Worth },
    /// The last turn comes later, or sooner.
    Turns { by: i8 },
    /// A check of the story is over.
    Checked { check: CheckId, won: bool },
    /// A fight of the story is over.
    Fought { fight: FightId, result: CombatResult },
    /// A hero leaves the roster.
    Left { hero: HeroId },
    /// A hero who is not aboard is marked as Wounded.
    Hurt { hero: HeroId },
    /// A hero costs more, or less, from now on.
    Dearer { hero: HeroId, by: i8 },
    /// Credits are promised with the debriefing of a chapter.
    Promised { credits: u8, chapter: u8 },
    /// Promises of this chapter are kept. What they bring is told by itself.
    Kept,
    /// A port serves the players at this standing at least, up to and with a chapter.
    Arranged { port: PortId, terms: Terms, until: u8 },
    /// What is told between scenarios has been read.
    Heard { heard: Heard },
    /// A word is sent to a third power.
    Word { faction: Faction },
    /// A piece of the debriefing is told. Nothing is said of it.
    Debriefed { place: u8 },
}
