//! The players' packs that a game was begun with, against those that are installed.

use crate::game::Game;
use crate::save::Header;

/// The names of the packs that the game needs and that are not installed.
pub(super) fn missing<G: Game>(catalogue: &G::Catalogue, header: &Header) -> Vec<String> {
    let here = G::packs(catalogue);
    let gone = header.writer.packs.iter().filter(|mark| !here.iter().any(|pack| pack.id == mark.id));
    gone.map(|mark| mark.name.clone()).collect()
}

/// The names of the packs that are new or have changed since the game was begun.
pub(super) fn changed<G: Game>(catalogue: &G::Catalogue, header: &Header) -> Vec<String> {
    let before = &header.writer.packs;
    let unchanged = |id: &str, content| before.iter().any(|mark| mark.id == id && mark.content == content);
    let differing = G::packs(catalogue).into_iter().filter(|mark| !unchanged(&mark.id, mark.content));
    differing.map(|mark| mark.name).collect()
}
