//! Campaigns of contracts, which are as long as a bench needs them.

use ironclad::content::terms::Mode;
use ironclad::save::UndoPolicy;
use ironclad::session::{Campaign, Start, What};

/// A campaign of so many contracts for one player. It is always the same one.
pub fn contracts(scenarios: u8, name: &str) -> Start {
    Start {
        what: What::Contract(None),
        players: vec!["Mara".to_owned()],
        seats: None,
        mode: Mode::Normal,
        seed: 7,
        scripted: false,
        campaign: Some(Campaign { scenarios, name: name.to_owned(), undo: UndoPolicy::Free }),
    }
}
