//! How an event is shown: how long it stands by itself, with which dice, and whose sheet is looked at meanwhile.

use full_thrust::event::Event;
use full_thrust::id::UnitId;

/// How long a group moves, in milliseconds.
const GROUP: u16 = 700;

/// How an event is shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Step {
    /// How long it stands, in milliseconds; none for what is not shown by itself.
    pub stands: Option<u16>,
    /// The dice that were rolled.
    pub dice: Vec<u8>,
    /// The ship that is struck.
    pub struck: Option<UnitId>,
}

impl Step {
    /// How this event is shown.
    pub fn of(event: &Event) -> Self {
        match event {
            Event::EdgesDealt { die, .. } | Event::OrderRolled { die, .. } | Event::LineDecided { die, .. } => {
                Self::standing(1000).with(&[*die])
            }
            Event::EdgeRolled { die, .. } => Self::standing(1100).with(&[*die]),
            Event::Revealed { .. } | Event::Scanned { .. } => Self::standing(1100),
            Event::GroupMoved { .. } => Self::standing(GROUP),
            Event::GunRolled { die, .. } => Self::standing(900).with(&[*die]),
            Event::BatteryRolled { dice, target, .. } => Self::standing(1000).with(dice).at(*target),
            Event::TorpedoRolled { die, damage, target, .. } => {
                let dice: Vec<u8> = std::iter::once(*die).chain(*damage).collect();
                Self::standing(1000).with(&dice).at(*target)
            }
            Event::NeedleRolled { die, target, .. } => Self::standing(1000).with(&[*die]).at(*target),
            Event::AttackRolled { dice, target, .. } => Self::standing(1100).with(dice).at(*target),
            Event::Damaged { ship, .. } | Event::NeedleHit { ship, .. } => Self::standing(650).at(*ship),
            Event::ThresholdRolled { ship, die, lost, .. } => {
                Self::standing(if *lost { 900 } else { 350 }).with(&[*die]).at(*ship)
            }
            Event::Gone { ship, .. } => Self::standing(1200).at(*ship),
            Event::RamContested { target, dice, .. } | Event::RamRolled { target, dice, .. } => {
                Self::standing(1400).with(&[dice.0, dice.1]).at(*target)
            }
            Event::MoraleTested { die, .. } => Self::standing(1400).with(die.as_slice()),
            Event::Withdraws { .. } | Event::Ended { .. } | Event::RamMissed { .. } => Self::standing(1000),
            Event::Deployed { .. }
            | Event::Locked { .. }
            | Event::Unlocked { .. }
            | Event::SetUpRevealed
            | Event::TurnBegan { .. }
            | Event::PlanWritten { .. }
            | Event::OrdersRevealed
            | Event::Moved { .. }
            | Event::Left { .. }
            | Event::Returned { .. }
            | Event::ScanChosen { .. }
            | Event::ScansRevealed
            | Event::Launched { .. }
            | Event::LaunchVoid { .. }
            | Event::Landing { .. }
            | Event::LandingVoid { .. }
            | Event::OrderSet { .. }
            | Event::ShotsChosen { .. }
            | Event::AttackChosen { .. }
            | Event::FireRevealed
            | Event::Fires { .. }
            | Event::Attacks { .. }
            | Event::AttackSpent { .. }
            | Event::Passed { .. }
            | Event::GunsAssigned { .. }
            | Event::FightersLost { .. }
            | Event::Recovered { .. }
            | Event::LossesCounted { .. }
            | Event::TurnEnded { .. } => Self::default(),
        }
    }

    fn standing(stands: u16) -> Self {
        Self { stands: Some(stands), ..Self::default() }
    }

    fn with(self, dice: &[u8]) -> Self {
        Self { dice: dice.to_vec(), ..self }
    }

    fn at(self, struck: UnitId) -> Self {
        Self { struck: Some(struck), ..self }
    }
}
