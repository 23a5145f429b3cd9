//! How many of each thing there can be. The check of content refuses more, and the state has room for as many.

use super::phases::MOST_PHASES;

/// Heroes in a system's squad (rule 1.2).
pub const SQUAD: usize = 4;
/// Heroes aboard at the most: twelve places, with room for guests.
pub const ABOARD: usize = 16;
/// Pieces of gear aboard at the most: two in each system (rule 12.1).
pub const GEAR: usize = 6;
/// Pieces of gear that the lockers hold between scenarios (ruling 86).
pub const LOCKERS: usize = 6;
/// Bays of the hangar (rule 8.8).
pub const BAYS: usize = 3;
/// Orders on one system's card, and heroic ones in all, at the most.
pub const ORDERS: usize = 16;
/// Orders given in one combat at the most: one by each of three systems in each phase (rules 8.1, 8.2).
pub const GIVEN: usize = 3 * MOST_PHASES as usize;
/// Module slots (rule 2.13).
pub const SLOTS: usize = 2;
/// Enemies in one combat at the most.
pub const ENEMIES: usize = 8;
/// Attacks that an order gives every launched ship in a stage at the most.
pub const VOLLEYS: u8 = 2;
/// Attacks that a pilot's ability adds to those of her ship in a stage at the most.
pub const MORE_ATTACKS: u8 = 4;
/// Attacks that a pilot's passive ability adds in a stage at the most. She has the one ability or the other.
pub const PRESSED_ATTACKS: u8 = 2;
const _: () = assert!(PRESSED_ATTACKS <= MORE_ATTACKS);
/// How often an attack of the Ironclad is rolled at Fast targets at the most, however few they are.
pub const ROLLS_AT_FAST: u8 = 2;
// Or as often as there are enemies: one or the other, so the higher of the two has room.
const _: () = assert!(ROLLS_AT_FAST as usize <= ENEMIES);
/// Shots of ours in one stage at the most: the Ironclad's, one at each enemy; and of each ship that is out its attacks, and
/// what is done with its tools besides.
pub const SHOTS: usize = ENEMIES + BAYS * (VOLLEYS as usize + MORE_ATTACKS as usize + 1);
/// Ports on a map at the most (rule 13).
pub const PORTS: usize = 9;
/// Shuffled intel tokens at the most.
pub const POOL: usize = 40;
/// Gear tokens in a pile at the most.
pub const PILE: usize = 24;
/// Milestones of a scenario, its aim among them (rule 11.5).
pub const MILESTONES: usize = 3;
/// How far reputation goes either way (rule 10.2).
pub const FARTHEST: i8 = 15;

/// Sides of a story at the most: it is read and kept for each.
pub const SIDES: usize = 16;
/// Turns of a story at the most.
pub const TURNS: u8 = 60;
/// Marks of a story at the most.
pub const MARKS: usize = 48;
/// Triggers of a story at the most.
pub const TRIGGERS: usize = 80;
/// Choices of a story at the most.
pub const CHOICES: usize = 24;
/// Options of a choice at the most.
pub const OPTIONS: usize = 12;
/// Options, together, of those choices of a story that are asked again and again.
pub const REPEATED: usize = 48;
/// Offers of a story at the most.
pub const OFFERS: usize = 16;
/// Things that move in a story at the most.
pub const MOVERS: usize = 12;
/// Loads of a story at the most.
pub const LOADS: usize = 16;
/// Counts of a story at the most.
pub const COUNTS: usize = 6;
/// Boxes of a count, or of something that moves, at the most.
pub const BOXES: u8 = 20;
/// Heroes at posts at the most.
pub const POSTED: usize = 9;
/// Sectors of a lane at the most.
pub const LANE: usize = 32;
/// Sectors of all ways that something goes behind another, together, at the most.
pub const WAY: usize = 32;
/// Beats of one list at the most.
pub const BEATS: usize = 60;
/// Lists of beats within lists at the most.
pub const NESTED: usize = 5;
/// Pieces of a story's debriefing at the most.
pub const PIECES: usize = 60;

/// Chapters of a story, or contracts of a campaign, at the most (rule 11.1).
pub const SCENARIOS: usize = 12;

/// The number of the last chapter that a campaign can have.
pub(super) fn last_chapter() -> u8 {
    u8::try_from(SCENARIOS).unwrap_or(u8::MAX)
}

/// Heroes on the roster of a campaign at the most.
pub const ROSTER: usize = 40;
/// Fighters and mechs of a campaign at the most.
pub const HANGAR: usize = 12;
/// Later tasks of one operation at the most (rule 7.4).
pub const TASKS: usize = 3;
/// Modules of a campaign at the most.
pub const STORES: usize = 24;
/// Flags of all stories together at the most.
pub const FLAGS: usize = 64;
/// Chapters for which Credits can be promised: every one but the first.
pub const PROMISES: usize = SCENARIOS - 1;
/// Ports with a price arranged in one campaign at the most.
pub const ARRANGED: usize = 12;
/// Veteran heroes of the five powers at the most: those who come aboard as a power's friend (rule 10.4).
pub const FRIENDS: usize = 8;
/// Things told once between scenarios: of each friend that she comes and that she leaves, of each power that it is hostile, and of the ally.
pub const HEARD: usize = 2 * FRIENDS + 6;
/// Frames that the choices, checks and fights of a story can put on one another, lists of beats within lists included.
pub const STORY_FRAMES: usize = 12;
/// Frames that can be under way at once, with room to spare: the deepest is a hit's loss of Crew when an Enforcer is
/// boarded, ten deep, and the twelve heroes aboard keeping each other from wounds on top of it, each at most once (rule 6.7).
pub const DEPTH: usize = 24;
