//! Every piece of gear that could go to another, and everybody who could take it (rule 12.1, ruling 77).

use ironclad_game::content::{GearId, Id};
use ironclad_game::engine::state::Carried;

use crate::rig::{Board, Rig};

/// In the port of Europa with these pieces carried.
fn carrying(pieces: &[(&str, &str)]) -> Rig {
    let mut rig = Board::port("europa").begin();
    for (gear, hero) in pieces {
        let (gear, hero) = (GearId::find(rig.game.names(), gear).expect("gear"), rig.hero(hero));
        rig.tune(|table| {
            table.pile.retain(|token| *token != gear);
            table.gear.push(Carried { gear, hero, moved: false });
            table.gear.sort_unstable_by_key(|carried| carried.gear);
        });
    }
    rig
}

#[test]
fn ruling_77_each_piece_may_go_to_whoever_has_room_for_it_or_a_piece_to_give() {
    let mut rig = carrying(&[("long-wrench", "daisuke"), ("rivet-gun", "gabriel")]);
    rig.choose("dock");
    let moves: Vec<String> = rig.offers().into_iter().filter(|offer| offer.starts_with("gear:")).collect();
    let expected = [
        // Daisuke's: in exchange with Gabriel, to the Hangar, which carries none, or to the other of his own squad.
        "gear:long-wrench:gabriel",
        "gear:long-wrench:noriko",
        "gear:long-wrench:thaddeus",
        "gear:long-wrench:wrathe",
        // Gabriel's: likewise.
        "gear:rivet-gun:daisuke",
        "gear:rivet-gun:noriko",
        "gear:rivet-gun:wrathe",
        "gear:rivet-gun:xavier",
    ];
    assert_eq!(moves, expected);
}
