//! What takes its time on the pages before a battle: the players' files, and how even a battle is. Done beside the
//! window's thread.

use full_thrust::bot::Strength;
use full_thrust::fair::{self, Measured};
use full_thrust::setup::Setup;

use crate::drawer::{Errand, Places, Told};
use crate::job::catalogue;

/// Battles that are played to see how even one is.
const MEASURED: u32 = 20;

/// Something to be done beside the window's thread.
#[derive(Debug, Clone, PartialEq)]
pub enum Job {
    /// Does something with the files of designs, fleets and scenarios.
    Drawer {
        /// What is done with them.
        errand: Errand,
        /// Where they are.
        places: Places,
    },
    /// Lets bots play a battle, to see how even it is.
    Measure(Box<Setup>),
}

/// What came of it.
#[derive(Debug, Clone)]
pub enum Done {
    /// What came of an errand with the files, or the faults of the content.
    Drawer(Result<Box<Told>, String>),
    /// How even a battle is.
    Measured(Box<Setup>, Measured),
}

impl Job {
    /// Does it.
    pub fn run(&self) -> Done {
        match self {
            Self::Drawer { errand, places } => {
                Done::Drawer(catalogue().map(|catalogue| Box::new(errand.run(&catalogue, places))))
            }
            Self::Measure(setup) => {
                let measured = catalogue().ok().and_then(|catalogue| {
                    // A battle that cannot begin is said to be one where it is set up.
                    fair::measure(&catalogue, setup, MEASURED, Strength::Plain).ok()
                });
                Done::Measured(setup.clone(), measured.unwrap_or(Measured { won: Vec::new(), drawn: 0 }))
            }
        }
    }
}
