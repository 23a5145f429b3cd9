//! How many of each thing there can be. The check of content refuses more, and the state has room for as many.

/// Heroes in a system's squad (rule 1.2).
pub const SQUAD: usize = 4;
/// Bays of the hangar (rule 8.8).
pub const BAYS: usize = 3;
/// Module slots (rule 2.13).
pub const SLOTS: usize = 2;
/// Enemies in one combat at the most.
pub const ENEMIES: usize = 8;
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

/// Marks of a story at the most.
pub const MARKS: usize = 48;
/// Triggers of a story at the most.
pub const TRIGGERS: usize = 80;
/// Choices of a story at the most.
pub const CHOICES: usize = 24;
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
/// Heroes at posts at the most.
pub const POSTED: usize = 9;
/// Sectors of all ways that something goes behind another, together, at the most.
pub const WAY: usize = 32;
/// Lists of beats within lists at the most.
pub const NESTED: usize = 5;

/// Chapters of a story, or contracts of a campaign, at the most (rule 11.1).
pub const SCENARIOS: usize = 12;
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
