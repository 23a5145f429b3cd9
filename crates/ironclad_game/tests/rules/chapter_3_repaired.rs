//! What is told of a ship of ours that is repaired (rule 3.2).

use ironclad_game::content::{Id, ModuleId};
use ironclad_game::engine::Event;
use ironclad_game::engine::state::Fitted;

use super::rig::Active;

#[test]
fn rule_3_2_a_repaired_ship_is_told_with_the_point_that_it_is_better() {
    let mut rig = Active::card("probe").start("salvage", 2).begin();
    let module = ModuleId::find(rig.game.names(), "repair-bay").expect("a module");
    rig.tune(|table| {
        table.modules.push(Fitted { module, upgraded: false });
        table.fighters[0].damage = 1;
    });
    rig.play("repair hero:daisuke repair:skadi");
    let told = |event: &Event| match event {
        Event::FighterChanged { by, damage, .. } => Some((*by, *damage)),
        _ => None,
    };
    assert_eq!(rig.events.iter().filter_map(told).collect::<Vec<_>>(), [(-1, 0)]);
}
