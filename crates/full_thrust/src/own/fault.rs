//! Why a file of the players cannot be used, and where in it the fault lies.

use thiserror::Error;

use crate::content::{Fault, FormFault};
use crate::setup::{ForceFault, MOST_NAME};
use crate::yard::DesignFault;

/// Why a file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OwnFault {
    /// It is larger than any should be.
    #[error("the file is larger than {most} bytes")]
    TooLarge {
        /// The limit.
        most: usize,
    },
    /// It has a form that this program does not know.
    #[error("format {0} is not known here; it may be of a later version")]
    Format(u8),
    /// It does not have the form of one.
    #[error("line {line}: {form}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The way to it inside the file; empty for the whole.
        path: String,
        /// What is wrong with its form.
        form: FormFault,
    },
    /// Its name is empty or too long.
    #[error("a name has 1 to {MOST_NAME} characters")]
    Name,
    /// There is no class of this id.
    #[error("there is no class `{0}`")]
    NoClass(String),
    /// The design breaks a rule.
    #[error(transparent)]
    Design(#[from] DesignFault),
    /// The fleet breaks a rule.
    #[error(transparent)]
    Force(#[from] ForceFault),
    /// The scenario cannot be played.
    #[error(transparent)]
    Scenario(#[from] Fault),
}

impl OwnFault {
    /// A text that does not have the form that is wanted; `path` leads to the place, `.` or nothing being the whole.
    pub(super) fn unreadable(path: String, error: &serde_json::Error) -> Self {
        let path = if path == "." { String::new() } else { path };
        Self::Unreadable { line: error.line(), column: error.column(), path, form: FormFault::of(error) }
    }

    /// The way to the fault inside the file, `ships[2].class`; none if it is one of the file as a whole.
    pub fn path(&self) -> Option<String> {
        match self {
            Self::TooLarge { .. } => None,
            Self::Format(_) => Some("format".to_owned()),
            Self::Unreadable { path, .. } => Some(path.clone()).filter(|path| !path.is_empty()),
            Self::Name => Some("name".to_owned()),
            Self::NoClass(_) => Some("class".to_owned()),
            Self::Design(fault) => Some(format!("refit.{}", design_field(*fault))),
            Self::Force(fault) => Some(force_path(fault)),
            Self::Scenario(fault) => Some(format!("scenario.{}", fault.path)),
        }
    }
}

/// The field of a refit that a fault is about.
fn design_field(fault: DesignFault) -> &'static str {
    match fault {
        DesignFault::Damage { .. } => "damage",
        DesignFault::ArcsApart
        | DesignFault::TooManyArcs { .. }
        | DesignFault::Cost { .. }
        | DesignFault::TubeTooSmallShip
        | DesignFault::TubeNotFore
        | DesignFault::NoTorpedoes
        | DesignFault::NoNeedles
        | DesignFault::NoCustomDesigns
        | DesignFault::MerchantWeapons { .. }
        | DesignFault::NoFirecon
        | DesignFault::TooManyWeapons { .. } => "weapons",
    }
}

fn force_path(fault: &ForceFault) -> String {
    match fault {
        ForceFault::NoClass { ship, .. } | ForceFault::NoMerchants { ship } => format!("ships[{ship}].class"),
        ForceFault::Design { ship, fault } => format!("ships[{ship}].refit.{}", design_field(*fault)),
        ForceFault::Bays { ship, .. } | ForceFault::GroupSize { ship } | ForceFault::NoFighters { ship } => {
            format!("ships[{ship}].groups")
        }
        // Which of her names it is, the fault does not say.
        ForceFault::Name { ship } => format!("ships[{ship}]"),
        ForceFault::Empty
        | ForceFault::TooMany { .. }
        | ForceFault::OverBudget { .. }
        | ForceFault::NotTheScenarios
        | ForceFault::Dummies { .. }
        | ForceFault::Flagship
        | ForceFault::Squadrons => "ships".to_owned(),
    }
}
