//! A battle of Full Thrust with forty ships, in a file.

use std::path::Path;
use std::sync::Arc;

use full_thrust::bot::{Bot, Strength};
use full_thrust::content::Catalogue;
use full_thrust::game::Start;
use full_thrust::play::FullThrust;
use full_thrust::setup::{Force, Setup, ShipSetup};
use kernel::save::UndoPolicy;
use kernel::session::{Session, Storage};

/// Ships of a side.
const CLASSES: [(&str, usize); 3] = [("frigate", 10), ("destroyer", 6), ("light-cruiser", 4)];

/// Begins the battle, and plays it until orders are written for the third turn.
pub fn big_battle(folder: &Path) {
    let catalogue = Arc::new(Catalogue::built_in().expect("sound content"));
    let mut setup = Setup::of(&catalogue, "fleet-action", None).expect("a scenario");
    setup.budget = Some(250);
    setup.bots = vec![None, Some(Strength::Plain)];
    for force in &mut setup.forces {
        let ships = CLASSES.iter().flat_map(|(class, count)| (0..*count).map(|_| ShipSetup::of(class)));
        *force = Force::muster(&catalogue, setup.switches, ships.collect(), 1);
    }
    let start = Start { setup, seed: 4, players: Vec::new(), name: String::new(), undo: UndoPolicy::Free };
    let storage = Storage::Folder(folder.join("games"));
    let mut session: Session<FullThrust> = Session::begin(&catalogue, start, storage).expect("a battle");
    while let Some(decision) = session.decision().filter(|_| session.game().field().table.turn < 3) {
        let seat = decision.seats.iter().next().expect("somebody is asked");
        let plan = Bot::new(Strength::Plain, 3).plan(session.game(), seat);
        for answer in plan {
            session.answer(answer).expect("lawful");
        }
    }
}
