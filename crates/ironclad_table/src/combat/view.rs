//! What a combat shows, in plain words and numbers.

use crate::map::Condition;
use crate::widget::mark::System;
use crate::widget::ship::ShipArt;

/// A space combat as it is shown.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CombatView {
    /// The phase.
    pub phase: Phase,
    /// The step of the phase.
    pub step: Step,
    /// What comes after this phase.
    pub then: Then,
    /// How the combat is won, and what it is otherwise.
    pub goal: String,
    /// The condition of the sector, drawn faintly behind.
    pub condition: Option<Condition>,
    /// Our ship.
    pub ours: Ours,
    /// What has been launched.
    pub fighters: Vec<Fighter>,
    /// The enemies, in the order of their numbers.
    pub enemies: Vec<Enemy>,
    /// Who attacks whom.
    pub attacks: Vec<Attack>,
    /// The plan: an order slip for each system.
    pub slips: Vec<Slip>,
}

/// A phase of the combat, by its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Phase {
    /// The first.
    #[default]
    Long,
    /// Every later one.
    Close,
}

impl Phase {
    /// Its name in message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Long => "long",
            Self::Close => "close",
        }
    }
}

/// A step of a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Step {
    /// Orders are chosen and paid for.
    #[default]
    Plan,
    /// The Fast attack.
    Fast,
    /// The Slow attack.
    Slow,
}

impl Step {
    /// All three, in their order.
    pub const ALL: [Self; 3] = [Self::Plan, Self::Fast, Self::Slow];

    /// Its name in message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Plan => "plan",
            Self::Fast => "fast",
            Self::Slow => "slow",
        }
    }
}

/// What comes after this phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Then {
    /// A Close phase.
    #[default]
    Close,
    /// The combat is over.
    End,
}

impl Then {
    /// Its name in message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Close => "close",
            Self::End => "end",
        }
    }
}

/// Our ship.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Ours {
    /// Her name.
    pub name: String,
    /// Her damage and shields.
    pub art: ShipArt,
    /// What counts in the combat, in words: `Hull 4`, `Shields 1`.
    pub figures: Vec<String>,
    /// The lesson points at her.
    pub marked: bool,
}

/// Boxes of which some are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Boxes {
    /// Those left.
    pub left: u8,
    /// All.
    pub of: u8,
}

/// A fighter or mech that has been launched.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Fighter {
    /// Its drawing: `ships/fighter-marten`.
    pub art: String,
    /// Its name.
    pub name: String,
    /// Its Hull.
    pub hull: Boxes,
    /// Its pilot's name.
    pub pilot: String,
    /// The word for it where it is disabled, and so out of the combat.
    pub out: Option<String>,
    /// The lesson points at it.
    pub marked: bool,
}

impl Fighter {
    /// Whether it is out of the combat.
    pub fn is_out(&self) -> bool {
        self.out.is_some()
    }
}

/// An enemy.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Enemy {
    /// Its drawing: `ships/federation-valkyrie`.
    pub art: String,
    /// Its name.
    pub name: String,
    /// What it is, and whether Fast or Slow: `frigate, slow`.
    pub kind: String,
    /// The word for what has become of it, once it is out of the combat: `destroyed`, `gone`.
    pub out: Option<String>,
    /// Its Evasion.
    pub evasion: String,
    /// Its Accuracy.
    pub accuracy: String,
    /// Its Damage.
    pub damage: String,
    /// Its shields.
    pub shields: Boxes,
    /// Its Hull.
    pub hull: Boxes,
    /// How it fights: `fighters first`. May be empty.
    pub tactics: String,
    /// What it alone can do, and how often it attacks: `2 attacks, Screen`. May be empty.
    pub special: String,
    /// The key that chooses it, while there is a choice.
    pub key: Option<String>,
    /// It may be chosen as a target.
    pub targetable: bool,
    /// It is chosen as a target.
    pub targeted: bool,
    /// The odds of the plan look at it.
    pub aimed: bool,
    /// The lesson points at it.
    pub marked: bool,
    /// The focus is on it.
    pub focused: bool,
}

impl Enemy {
    /// Whether it is out of the combat.
    pub fn is_out(&self) -> bool {
        self.out.is_some()
    }
}

/// Someone who attacks or is attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Our ship.
    Ironclad,
    /// A fighter, by its index.
    Fighter(usize),
    /// An enemy, by its index.
    Enemy(usize),
}

/// An attack: a line from one to another. Ours are solid brass, theirs dashed alarm.
#[derive(Debug, Clone, PartialEq)]
pub struct Attack {
    /// Who attacks.
    pub from: Piece,
    /// Who is attacked.
    pub to: Piece,
    /// The odds: `2+ · 83 %`, `evade 2+ · 83 %`.
    pub label: String,
}

impl Attack {
    /// Whether we attack.
    pub fn ours(&self) -> bool {
        !matches!(self.from, Piece::Enemy(_))
    }
}

/// The order slip of a system.
#[derive(Debug, Clone, PartialEq)]
pub struct Slip {
    /// Whose order it is.
    pub system: System,
    /// How far it is filled in.
    pub state: SlipState,
    /// It can be turned to, to be filled in.
    pub open: bool,
    /// This slip is being filled in now.
    pub asked: bool,
    /// The order's name, or the system's while there is none.
    pub order: String,
    /// What it costs: `1 energy`, `no cost`.
    pub cost: String,
    /// Whether it costs anything.
    pub costs: bool,
    /// The hero who carries it out: drawing and name.
    pub hero: Option<(String, String)>,
    /// What it does.
    pub effect: String,
    /// Sorties and other things that go with it.
    pub also: Option<String>,
}

/// How far an order slip is filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SlipState {
    /// Nothing is decided.
    #[default]
    Undecided,
    /// There will be no order.
    NoOrder,
    /// The order is given.
    Given,
}
