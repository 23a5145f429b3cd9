//! How many of each thing there can be. The check of content holds to these, and the state has room for just as many.

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
