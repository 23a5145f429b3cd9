//! Sectors and cosmic conditions.

use ironclad_game::content::{FighterId, Id, ShipId};
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Board, Rig, edited, plan};

#[test]
fn rule_4_1_tiles_turn_clockwise_about_their_first_hex() {
    // A port to the south-west of the first hex: a three-hex tile turned two sixths lies on it, turned three beside it.
    let neighbours = |turn: u8| {
        let board = Board::at("3a-empty-space").tile("3a", [0, 0], turn).lay_port("europa", [1, 1]);
        let rig = board.lay_port("theia", [1, 0]).begin();
        rig.offered("move:theia")
    };
    assert!(neighbours(2) && neighbours(3), "the tile leaves the east free");
    let board = Board::at("4b-pulsar-1").tile("4b", [0, 0], 0).begin();
    assert!(board.offered("move:4b-pulsar-2") && board.offered("move:4b-nebula"), "repeated conditions are numbered");
}

/// A ship in empty space next to this sector of a tile.
fn next_to(tile: &str, space: &str) -> Board {
    Board::at(space).tile(tile, [0, 0], 0)
}

#[test]
fn rule_4_2_conditions_act_on_entering() {
    let cases = [
        ("1a", "1a-empty-space-1", "1a-empty-space-2", "", ""),
        ("1a", "1a-empty-space-1", "1a-nebula", "", ""),
        ("3a", "3a-empty-space", "3a-solar-flare", "4 5", "hull -1, hangar +1"),
        ("3b", "3b-empty-space", "3b-geomagnetic-storm", "4 5", "hull -1, bridge +1, hangar +1"),
        ("1b", "1b-empty-space", "1b-pulsar", "4 5", "hull -1, hangar +1, reactor +1"),
        (
            "3b",
            "3b-empty-space",
            "3b-super-nova",
            "4 5 hero:noriko pass",
            "hull -1, weapons +1, hangar +1, noriko wounded",
        ),
        ("6b", "6b-super-nova", "6b-black-hole", "4 5 4", "hull -2, hangar +2"),
    ];
    for (tile, from, to, dice, changes) in cases {
        let mut rig = next_to(tile, from).begin();
        let before = rig.marks();
        rig.choose(&format!("move:{to}")).play(dice);
        assert_eq!(rig.changes(&before), changes, "{to}");
        assert_eq!(rig.kind(), "action", "{to}");
        assert_eq!(rig.table().shields, 1, "shields have no part in it");
    }
}

#[test]
fn rule_4_2_nebula_bans_recon() {
    let mut rig = next_to("1a", "1a-empty-space-1").token("1a-empty-space-2", "probe").begin();
    assert!(rig.offered("recon:1a-empty-space-2"));
    rig.choose("move:1a-nebula");
    assert!(!rig.offered("recon:1a-empty-space-2"));
}

#[test]
fn rule_4_2_the_ban_holds_for_a_recon_given_by_a_card() {
    let board = next_to("1a", "1a-empty-space-1").token("1a-nebula", "probe").token("1a-empty-space-2", "sabotage");
    let mut rig = board.begin();
    rig.play("move:1a-nebula attempt hero:noriko 6");
    assert_eq!(rig.table().credits, 1, "the last row: two Recons and 1 Credit");
    assert_eq!(rig.kind(), "action", "no Recon is asked");
}

#[test]
fn rule_4_2_solar_flare_bans_rest_but_not_rest_by_ability_or_card() {
    let mut rig =
        next_to("3a", "3a-empty-space").token("3a-solar-flare", "friendly-outpost").without(&["noriko"]).begin();
    rig.exhaust(&["wrathe", "daisuke", "thaddeus"]);
    rig.play("move:3a-solar-flare 1 1 attempt done 3 hero:wrathe");
    assert_eq!(rig.status("wrathe"), Status::Ready, "by the card");
    assert!(!rig.offered("rest"));
    rig.play("ability:gabriel hero:daisuke");
    assert_eq!(rig.status("daisuke"), Status::Ready, "by Gabriel's ability");
    rig.choose("move:3a-empty-space");
    assert!(rig.offered("rest"));
}

#[test]
fn rule_4_2_geomagnetic_storm_does_not_ban_mending_by_ability() {
    let mut rig = next_to("3b", "3b-empty-space").start("salvage", 1).begin();
    rig.play("move:3b-geomagnetic-storm 2 2 ability:daisuke repair:bridge");
    assert_eq!(rig.table().sections[0], 0);
}

#[test]
fn rule_4_2_super_nova_wounds_a_hero_not_yet_wounded() {
    let mut rig = next_to("3b", "3b-empty-space").begin();
    rig.wound(&["noriko", "xavier"]).exhaust(&["gabriel"]);
    rig.play("move:3b-super-nova 1 1");
    assert_eq!(rig.offers(), ["hero:daisuke", "hero:gabriel", "hero:thaddeus", "hero:wrathe"]);
    rig.choose("hero:gabriel");
    assert_eq!(rig.offers(), ["ability:wrathe", "pass"]);
    rig.choose("ability:wrathe");
    assert_eq!((rig.status("gabriel"), rig.status("wrathe")), (Status::Exhausted, Status::Exhausted));
    let mut rig = next_to("3b", "3b-empty-space").begin();
    rig.wound(&["noriko", "xavier", "daisuke", "gabriel", "thaddeus", "wrathe"]).play("move:3b-super-nova 1 1");
    assert_eq!(rig.kind(), "action", "with nobody left, nobody is asked");
}

#[test]
fn rule_4_2_black_hole_takes_the_next_action() {
    let mut rig = next_to("6b", "6b-super-nova").begin();
    rig.play("move:6b-black-hole 1 1 1");
    assert_eq!((rig.table().turn, rig.table().actions.left), (2, 2), "the second action of the turn is lost");
    let mut rig = next_to("6b", "6b-super-nova").begin();
    rig.tune(|table| table.actions.left = 1);
    rig.play("move:6b-black-hole 1 1 1");
    assert_eq!((rig.table().turn, rig.table().actions.left), (2, 1), "or the first of the next");
}

/// Signatures in this sector.
fn met_at(tile: &str, from: &str, to: &str, enemies: &[&str]) -> Board {
    next_to(tile, from).token(to, "signatures-detected").met(enemies, "regular").without(&["xavier"])
}

fn met(rig: &mut Rig, to: &str, dice: &str) {
    rig.choose(&format!("move:{to}")).play(dice).choose("attempt");
}

#[test]
fn rule_4_2_conditions_act_on_enemies_less_their_radiation_shield() {
    // A radiation shield takes its points off, but at a Black Hole (2.11).
    let mut rig = met_at("3a", "3a-empty-space", "3a-solar-flare", &["skadi-squadron", "valkyrie"]).begin();
    met(&mut rig, "3a-solar-flare", "1 1");
    assert_eq!((rig.enemy("valkyrie-1"), rig.enemy("skadi-squadron-1")), ((3, 1), (2, 0)), "the shield is whole");
    let mut rig = met_at("6b", "6b-super-nova", "6b-black-hole", &["skadi-squadron", "valkyrie"]).begin();
    met(&mut rig, "6b-black-hole", "1 1 1");
    assert_eq!((rig.enemy("valkyrie-1"), rig.enemy("skadi-squadron-1")), ((1, 1), (0, 0)), "no shield at a Black Hole");
    let mut rig = met_at("1a", "1a-empty-space-1", "1a-nebula", &["valkyrie"]).begin();
    met(&mut rig, "1a-nebula", "");
    assert_eq!(rig.enemy("valkyrie-1"), (4, 1));
}

#[test]
fn rule_4_2_a_condition_can_win_a_combat() {
    let mut rig = met_at("6b", "6b-super-nova", "6b-black-hole", &["skadi-squadron"]).begin();
    met(&mut rig, "6b-black-hole", "1 1 1");
    assert!(!rig.in_combat(), "the only squadron is lost in the Black Hole");
    assert_eq!(rig.happened(|event| matches!(event, Event::CombatEnded { .. })), 1);
}

/// Launches the Skadi where it was met, and says what damage it takes.
fn launched(board: Board, to: &str, dice: &str) -> u8 {
    let mut rig = board.begin();
    met(&mut rig, to, dice);
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
    rig.fighter_damage("skadi")
}

#[test]
fn rule_4_3_conditions_act_on_ships_launched_less_their_radiation_shield() {
    let flare = || met_at("3a", "3a-empty-space", "3a-solar-flare", &["valkyrie"]);
    assert_eq!(launched(flare(), "3a-solar-flare", "1 1"), 0, "2 less 2");
    let thin = flare().with(|content| {
        let skadi = FighterId::find(&content.names, "skadi");
        content.fighters = edited(&content.fighters, skadi, |skadi| skadi.regular.radiation = 1);
    });
    assert_eq!(launched(thin, "3a-solar-flare", "1 1"), 1, "2 less 1");
    let hole = met_at("6b", "6b-super-nova", "6b-black-hole", &["valkyrie"]);
    assert_eq!(launched(hole, "6b-black-hole", "1 1 1"), 2, "3, radiation shields ignored: both its points");
}

#[test]
fn rule_4_3_a_ship_disabled_on_launching_does_not_fight() {
    let tough = |content: &mut ironclad_game::content::Content| {
        let valkyrie = ShipId::find(&content.names, "valkyrie");
        content.ships = edited(&content.ships, valkyrie, |valkyrie| valkyrie.regular.hull = 9);
    };
    let mut rig = met_at("6b", "6b-super-nova", "6b-black-hole", &["valkyrie"]).with(tough).begin();
    met(&mut rig, "6b-black-hole", "1 1 1");
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "the Fast stage has nothing in it");
}
