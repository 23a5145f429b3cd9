//! Catalogues changed in places, for what the built-in one has not.

use std::sync::Arc;

use ironclad_game::content::{Content, FighterId, Id, ShipId, Table};

/// The same table with one definition changed.
pub fn edited<I: Id, T: Clone>(table: &Table<I, T>, id: Option<I>, change: impl FnOnce(&mut T)) -> Table<I, T> {
    let mut entries: Vec<T> = table.iter().map(|(_, entry)| entry.clone()).collect();
    change(&mut entries[id.expect("a known name").index()]);
    Table::new(entries)
}

/// Adds ships of these names to the catalogue, each like the Skadi.
pub fn more_fighters(content: &mut Content, names: &[&str]) {
    let skadi = FighterId::find(&content.names, "skadi").expect("the Skadi");
    let card = content.fighters[skadi].clone();
    let all = names.iter().copied().chain(["skadi"]).map(str::to_owned);
    let list = ironclad_game::content::id::NameList::new(all);
    content.names = Arc::new(ironclad_game::content::Names { fighters: list, ..(*content.names).clone() });
    content.fighters = Table::new(vec![card; names.len() + 1]);
}

/// Changes an enemy's regular side.
pub fn enemy_side(
    ship: &'static str,
    change: impl FnOnce(&mut ironclad_game::content::ship::EnemySide),
) -> impl FnOnce(&mut Content) {
    move |content| {
        let id = ShipId::find(&content.names, ship);
        content.ships = edited(&content.ships, id, |ship| change(&mut ship.regular));
    }
}
