//! The hash by which the first formats of saves know a state.

use crate::rig::Board;

#[test]
fn the_hash_of_the_first_formats_tells_states_apart_by_all_that_they_are() {
    let begin = || Board::card("probe").begin();
    let whole = begin().game.whole_hash();
    assert_eq!(begin().game.whole_hash(), whole, "the same state has the same hash");
    let mut richer = begin();
    richer.tune(|table| table.credits += 1);
    assert_ne!(richer.game.whole_hash(), whole);
    let mut sailed = begin();
    sailed.play("end-turn");
    assert_ne!(sailed.game.whole_hash(), whole);
}
