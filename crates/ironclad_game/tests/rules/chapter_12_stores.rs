//! What is kept aboard and in the stores: in which order, and nothing twice.

use ironclad_game::content::ship::Loot;
use ironclad_game::content::{Content, Id, ModuleId};
use ironclad_game::engine::Event;
use ironclad_game::engine::state::Fitted;

use crate::rig::{Board, enemy_side, plan};

#[test]
fn rule_12_1_gear_that_is_carried_stands_in_one_order_however_it_was_drawn() {
    for [first, second] in [["felt-soles", "rivet-gun"], ["rivet-gun", "felt-soles"]] {
        let mut rig = Board::port("europa").start("credits", 20).begin();
        rig.play("dock service:trader buy:gear").draw(first).choose(&format!("gear:{first}:daisuke"));
        rig.tune(|table| table.docked.as_mut().expect("in port").stock = [3, 2, 1]);
        rig.choose("buy:gear").draw(second).choose(&format!("gear:{second}:gabriel"));
        let names = rig.game.names();
        let carried: Vec<&str> = rig.table().gear.iter().map(|carried| carried.gear.name(names)).collect();
        assert_eq!(carried, ["felt-soles", "rivet-gun"], "{first} first");
    }
}

/// How often a module is gained that a Valkyrie leaves, by players who have it or have it not.
fn gained(owned: bool) -> usize {
    let loot = |content: &mut Content| {
        let module = ModuleId::find(&content.names, "capacitor-bank");
        enemy_side("valkyrie", move |side| {
            (side.hull, side.shield) = (1, 0);
            side.loot = Loot { module, ..Loot::default() };
        })(content);
    };
    let mut rig = Board::enemies(&["valkyrie"]).with(loot).campaign(3);
    let module = ModuleId::find(rig.game.names(), "capacitor-bank").expect("a module");
    if owned {
        rig.tune(|table| table.log.as_mut().expect("a log").stores.push(Fitted { module, upgraded: false }));
    }
    rig.meet();
    plan(&mut rig, [("-", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6");
    while rig.is_rolling() {
        rig.roll(&[6]);
    }
    let stores = &rig.table().log.as_ref().expect("a log").stores;
    assert_eq!(stores.iter().filter(|fitted| fitted.module == module).count(), 1);
    rig.happened(|event| *event == Event::ModuleGained { module })
}

#[test]
fn rule_12_4_a_module_is_gained_by_those_alone_who_have_none_like_it() {
    assert_eq!((gained(false), gained(true)), (1, 0));
}
