//! Intel cards (chapter 5).

use serde::{Deserialize, Serialize};

use super::adversary::Adversary;
use super::edition::Edition;
use super::effect::Effect;
use super::id::IntelId;
use super::phases::Phases;
use super::scenario::Met;
use super::terms::{ByThreat, Class, Skill, Threat};
use crate::sorted::SortedSet;

/// An intel card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Intel {
    /// Event, operation or encounter (rule 5.1).
    pub kind: Kind,
    /// Its rule in the book, such as `5.15`.
    pub rule: String,
    /// Its picture, a name in `art/icons`.
    pub icon: String,
    /// How many tokens of it there are (rule 5.25).
    #[serde(default = "one")]
    pub tokens: u8,
    /// Whether and how it may be passed by.
    #[serde(default)]
    pub skip: Skip,
    /// The edition of the rules from which on it may be passed by.
    #[serde(default, skip_serializing_if = "Edition::is_first")]
    pub skip_since: Edition,
    /// The edition of the rules from which on there is such a card; in an older one nothing leads to it.
    #[serde(default, skip_serializing_if = "Edition::is_first")]
    pub since: Edition,
    /// What is done.
    pub body: Body,
}

fn one() -> u8 {
    1
}

/// Kinds of card (rule 5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Must be resolved.
    Event,
    /// A check, or several.
    Operation,
    /// Somebody or something is met.
    Encounter,
}

/// Whether a card may be passed by, and at what price, payable in full (ruling 25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Skip {
    /// It must be resolved.
    #[default]
    No,
    /// Freely.
    Free,
    /// For an action, if one is left.
    Action,
    /// For Morale.
    Morale(u8),
}

/// What a card asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Body {
    /// A check by a group of heroes (rule 7.1).
    Check(Check),
    /// A die, with what a hero adds, on a table (rule 5.3).
    Table(TableRoll),
    /// A harm that heroes soften before it is done (ruling 27).
    Harm(Harm),
    /// A hero leads the way, others go along, and each party brings something back (rules 5.10, 5.16).
    Expedition(Expedition),
    /// What a Trader sells, without a port (rule 5.24).
    Trader,
    /// A space combat with whom the scenario's encounter table names (rule 5.19).
    Signatures,
    /// A space combat with ships that the card names (rule 5.12).
    Combat(Battle),
}

/// A space combat with ships that the card names, by threat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Battle {
    /// At threat Green, Yellow and Red.
    pub enemies: [Vec<Met>; 3],
    /// How many phases it has.
    #[serde(default, skip_serializing_if = "Phases::is_usual")]
    pub phases: Phases,
    /// What victory brings, besides what the ships' own cards leave.
    #[serde(default)]
    pub won: Vec<Effect>,
}

impl Battle {
    /// Who is met at this threat.
    #[inline]
    pub fn enemies(&self, threat: Threat) -> &[Met] {
        &self.enemies[threat as usize]
    }
}

/// A check by a group (rules 7.1, 7.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Check {
    /// The skills that it can be made with; the players select one (rule 7.3).
    pub skills: SortedSet<Skill>,
    /// How many heroes at most.
    pub heroes: u8,
    /// The total to reach.
    pub difficulty: ByThreat,
    /// What a class adds to a skill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<ClassBonus>,
    /// The person whom it is against, if that person is there: Combat Strength is added to the difficulty (rule 10.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Adversary>,
    /// What success brings.
    #[serde(default)]
    pub won: Vec<Effect>,
    /// What failure costs.
    #[serde(default)]
    pub lost: Vec<Effect>,
    /// Later tasks of the same operation: cards, checks or tables, that this one leads to. Heroes are assigned to all of
    /// them, and exhausted, before the first die is rolled (rule 7.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<IntelId>,
}

/// What heroes of a class add to one skill on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ClassBonus {
    /// The class.
    pub class: Class,
    /// The skill.
    pub skill: Skill,
    /// Points added to the skill.
    pub adds: u8,
}

/// A roll on a table (rule 5.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TableRoll {
    /// The hero who adds a skill to the die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hero: Option<Helper>,
    /// Whether it is an illness, of which a Medical Bay spares Crew (rule 12.4).
    #[serde(default)]
    pub illness: bool,
    /// The rows, lowest first; the last has no upper end.
    pub rows: Vec<Row>,
    /// Who softens the result after the roll (ruling 27).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soften: Option<Soften>,
}

/// The one hero who helps with a table roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Helper {
    /// The class asked for, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Class>,
    /// The skill added; without a class asked for, she must have it.
    pub adds: Skill,
    /// Whether the card cannot be attempted without her (rule 5.26).
    pub needed: bool,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Row {
    /// The highest total of this row; none on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u8>,
    /// What happens.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What heroes may then be exhausted for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volunteers: Option<Volunteers>,
}

/// Heroes who may be exhausted together for something; all of them, or none (rule 5.11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Volunteers {
    /// How many heroes have to be exhausted.
    pub heroes: u8,
    /// The skills of which each has one.
    pub skills: SortedSet<Skill>,
    /// What that brings.
    pub brings: Vec<Effect>,
}

/// The hero who makes a result milder, once it is known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Soften {
    /// Classes that can.
    #[serde(default)]
    pub classes: SortedSet<Class>,
    /// Skills that can.
    #[serde(default)]
    pub skills: SortedSet<Skill>,
    /// Points of Morale that are then not lost.
    pub morale: u8,
}

/// A harm, and who can ward off some of it beforehand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Harm {
    /// What happens.
    pub effect: Effect,
    /// Classes whose heroes each ward off one point.
    pub warded_by: SortedSet<Class>,
    /// How many points at most; all of them if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u8>,
}

/// A hero who leads the way, and the parties that go along (rules 5.10, 5.16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Expedition {
    /// The class of the hero who is exhausted to approach.
    pub led_by: Class,
    /// Any number of heroes of these may be exhausted besides, each for one party.
    pub parties: Vec<Party>,
}

/// Parties of an expedition at the most.
pub const PARTIES: usize = 3;

/// Heroes who go along for one thing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Party {
    /// The classes of which a hero has one.
    pub classes: SortedSet<Class>,
    /// For how many heroes something is brought back.
    pub each: u8,
    /// What the heroes of a party bring back.
    pub brings: Effect,
}

impl Expedition {
    /// The parties that a hero of these classes could be of, and the class for which: one for each.
    #[inline]
    pub fn parties_of<'a>(&'a self, classes: &'a SortedSet<Class>) -> impl Iterator<Item = (usize, Class)> + 'a {
        let parties = self.parties.iter().enumerate();
        parties.filter_map(|(place, party)| Some((place, *party.classes.intersection(classes).next()?)))
    }
}

impl Intel {
    /// Its check, if that is what it asks.
    #[inline]
    pub fn check(&self) -> Option<&Check> {
        if let Body::Check(check) = &self.body { Some(check) } else { None }
    }

    /// The later tasks of the operation that it begins (rule 7.4).
    #[inline]
    pub fn tasks(&self) -> &[IntelId] {
        self.check().map_or(&[], |check| check.tasks.as_slice())
    }

    /// Its combat, if that is what it asks.
    #[inline]
    pub fn battle(&self) -> Option<&Battle> {
        if let Body::Combat(battle) = &self.body { Some(battle) } else { None }
    }

    /// Whether it is fought out in space.
    #[inline]
    pub fn is_fought(&self) -> bool {
        matches!(self.body, Body::Signatures | Body::Combat(_))
    }

    /// What success in its check, or victory in its combat, brings.
    #[inline]
    pub fn won(&self) -> &[Effect] {
        match &self.body {
            Body::Check(check) => &check.won,
            Body::Combat(battle) => &battle.won,
            Body::Table(_) | Body::Harm(_) | Body::Expedition(_) | Body::Trader | Body::Signatures => &[],
        }
    }

    /// Its table, if that is what it asks.
    #[inline]
    pub fn table(&self) -> Option<&TableRoll> {
        if let Body::Table(table) = &self.body { Some(table) } else { None }
    }

    /// Its expedition, if that is what it is about.
    #[inline]
    pub fn expedition(&self) -> Option<&Expedition> {
        if let Body::Expedition(expedition) = &self.body { Some(expedition) } else { None }
    }

    /// Its harm, if that is what it does.
    #[inline]
    pub fn harm(&self) -> Option<&Harm> {
        if let Body::Harm(harm) = &self.body { Some(harm) } else { None }
    }
}

impl TableRoll {
    /// The place of the row of this total.
    #[inline]
    pub fn row(&self, total: i8) -> usize {
        self.rows
            .iter()
            .position(|row| row.to.is_none_or(|to| i16::from(total) <= i16::from(to)))
            .unwrap_or(self.rows.len().saturating_sub(1))
    }
}
