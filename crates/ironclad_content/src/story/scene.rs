//! Checks, fights, choices, milestones and the debriefing of a story.

use serde::{Deserialize, Serialize};

use super::beat::Beat;
use super::condition::{Condition, Milestone, PowerRef};
use super::device::{Price, Use};
use super::{ByMode, ByThreatRows};
use crate::adversary::Adversary;
use crate::effect::Effect;
use crate::id::{CheckId, OptionId, PassageId};
use crate::phases::Phases;
use crate::plate::Plate;
use crate::sorted::{SortedMap, SortedSet};
use crate::terms::{ByThreat, Faction, Skill};

/// A check (rule 7.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Check {
    /// The skills that count, one for each hero.
    pub skills: SortedSet<Skill>,
    /// The total to reach.
    pub difficulty: ByMode<u8>,
    /// How many heroes at most.
    #[serde(default = "three")]
    pub heroes: u8,
    /// The person whom it is against, if that person is there: Combat Strength is added to the difficulty (rule 10.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Adversary>,
    /// What adds to the roll.
    #[serde(default)]
    pub bonus: Vec<Bonus>,
    /// What success brings.
    #[serde(default)]
    pub won: Vec<Beat>,
    /// What failure costs; a point of Morale unless it says otherwise.
    #[serde(default = "one_morale")]
    pub lost: Vec<Beat>,
    /// Later checks of the same operation. Heroes are assigned to all of them, and exhausted, before the first die is
    /// rolled (rule 7.4); each is made when a beat asks for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<Task>,
}

/// A later check of an operation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Task {
    /// The check.
    pub check: CheckId,
    /// It is one of the tasks if this holds as the first check begins.
    #[serde(default, rename = "if", skip_serializing_if = "Condition::is_always")]
    pub when: Condition,
}

fn three() -> u8 {
    3
}

fn one_morale() -> Vec<Beat> {
    vec![Beat::Effect(Effect::LoseMorale(ByThreat::always(1)))]
}

/// Something that adds to a check, or takes from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Bonus {
    /// While this holds.
    pub when: Condition,
    /// Points added to the total; negative ones are taken off.
    pub adds: i8,
}

/// A fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Fight {
    /// Whose table counts.
    pub of: PowerRef,
    /// Who is met, by power and threat.
    pub table: SortedMap<Faction, ByThreatRows>,
    /// How many phases it has.
    #[serde(default, skip_serializing_if = "Phases::is_usual")]
    pub phases: Phases,
}

/// A choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Choice {
    /// What is read first; the question stands below it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passage: Option<PassageId>,
    /// What stands beside it: in place of what stands beside its passage, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plate: Option<Plate>,
    /// Whether the table votes, by cups, and the app only takes the result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cups: bool,
    /// Whether it is asked each time, not only the first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// What can be chosen, two or more.
    pub options: Vec<Opt>,
}

/// An option of a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Opt {
    /// Its name.
    pub id: OptionId,
    /// Unless this holds, it is not there.
    #[serde(default, rename = "if", skip_serializing_if = "Condition::is_always")]
    pub when: Condition,
    /// What it costs, payable in full (ruling 25).
    #[serde(default)]
    pub cost: Vec<Price>,
    /// Who is exhausted for it.
    #[serde(default)]
    pub uses: Vec<Use>,
    /// A check between the option and its beats: `do` if it is won, `else` if it is lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<CheckId>,
    /// What is done.
    #[serde(default, rename = "do")]
    pub beats: Vec<Beat>,
    /// What is done if its check is lost.
    #[serde(default, rename = "else", skip_serializing_if = "Vec::is_empty")]
    pub otherwise: Vec<Beat>,
}

/// The milestones of a story (rule 11.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Milestones {
    /// The mission.
    pub main: Goal,
    /// The side mission.
    pub side: Goal,
    /// The third.
    pub third: Goal,
}

impl Milestones {
    /// What is written of one.
    #[inline]
    pub fn goal(&self, milestone: Milestone) -> &Goal {
        match milestone {
            Milestone::Main => &self.main,
            Milestone::Side => &self.side,
            Milestone::Third => &self.third,
        }
    }
}

/// A milestone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Goal {
    /// It is reached as soon as this holds; `never` where a beat reaches it.
    pub when: Condition,
    /// It is hidden until this holds.
    #[serde(default, skip_serializing_if = "Condition::is_always")]
    pub seen: Condition,
    /// It can no longer be reached once this holds.
    #[serde(default = "never")]
    pub lost: Condition,
    /// Whether it is looked at only when the last turn is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_the_end: bool,
    /// Whether the scenario is over when it is reached.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends: bool,
}

fn never() -> Condition {
    Condition::Never
}

/// A piece of the debriefing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Debriefed {
    /// Of all pieces of this name only the first that fits is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_of: Option<String>,
    /// Whether it fits.
    #[serde(default, rename = "if", skip_serializing_if = "Condition::is_always")]
    pub when: Condition,
    /// What is done.
    #[serde(rename = "do")]
    pub beats: Vec<Beat>,
}
