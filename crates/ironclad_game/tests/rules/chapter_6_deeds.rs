//! Heroes' abilities as deeds in the turn, with an action, in port: both sides of each card (rules 6.4 to 6.10).

use ironclad_game::content::terms::Faction;
use ironclad_game::content::{FighterId, Id};
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Active, Board, Rig, edited, more_fighters};

/// A ship in empty space with these heroes alone aboard.
fn with_heroes(heroes: &[&str]) -> Board {
    Active::card("probe").squad("bridge", heroes).squad("weapons", &[]).squad("hangar", &[])
}

/// From a sector between two others: a chart of nine sectors in a row or nearly, this one in its middle.
fn chart(heroes: &[&str]) -> Board {
    let board = Active::at("3a-empty-space").tile("1a", [0, 0], 0).tile("3a", [2, 0], 0).tile("5a", [5, 0], 3);
    board.squad("bridge", heroes).squad("weapons", &[]).squad("hangar", &[])
}

#[test]
fn rule_6_10_petrosyan_heals_another() {
    let mut rig = with_heroes(&["daisuke", "gabriel", "petrosyan"]).begin();
    rig.exhaust(&["gabriel"]);
    assert!(!rig.offered("ability:petrosyan"), "nobody is Wounded");
    rig.wound(&["gabriel", "daisuke"]);
    rig.choose("ability:petrosyan");
    assert_eq!((rig.kind().as_str(), rig.offers()), ("hero", vec!["hero:daisuke".into(), "hero:gabriel".into()]));
    rig.choose("hero:gabriel");
    assert_eq!((rig.status("gabriel"), rig.status("petrosyan")), (Status::Exhausted, Status::Exhausted));
    assert_eq!((rig.kind().as_str(), rig.table().actions.left), ("action", 2), "one hero, and no action");
    assert!(!rig.offered("ability:petrosyan"), "once a turn");
    let mut rig = with_heroes(&["gabriel", "petrosyan"]).begin();
    rig.promote("petrosyan").wound(&["gabriel"]).play("ability:petrosyan hero:gabriel");
    assert_eq!(rig.status("gabriel"), Status::Ready, "on his promoted side");
}

#[test]
fn rule_6_10_petrosyan_does_not_heal_himself() {
    let mut rig = with_heroes(&["gabriel", "petrosyan"]).begin();
    rig.promote("petrosyan").exhaust(&["petrosyan"]).wound(&["gabriel"]).choose("ability:petrosyan");
    assert_eq!(rig.status("petrosyan"), Status::Wounded, "Exhausted, and used again");
    assert_eq!(rig.offers(), ["hero:gabriel"], "R 66");
    let mut rig = with_heroes(&["gabriel", "petrosyan"]).begin();
    rig.wound(&["petrosyan"]);
    assert!(!rig.offered("ability:petrosyan"), "Wounded, he can do nothing");
}

#[test]
fn rule_4_2_a_pulsar_bans_the_heal_action_and_not_the_ability() {
    let mut rig = Active::at("5b-pulsar").tile("5b", [0, 0], 0).squad("bridge", &["gabriel", "petrosyan"]).begin();
    rig.wound(&["gabriel"]).play("ability:petrosyan hero:gabriel");
    assert_eq!(rig.status("gabriel"), Status::Exhausted, "R 24");
}

#[test]
fn rule_6_10_zofia_turns_up_tokens_within_three_sectors() {
    let board = || {
        let board = Active::at("1a-empty-space-1").tile("1a", [0, 0], 0).tile("3a", [2, 0], 0).tile("5a", [4, 0], 0);
        board.squad("bridge", &["gabriel", "zofia"])
    };
    let rig = board().begin();
    assert!(!rig.offered("ability:zofia"), "no token lies face down");
    let rig = board().token("5a-solar-flare", "probe").begin();
    assert!(!rig.offered("ability:zofia"), "none within three");
    let full = || {
        let board = board().token("1a-empty-space-2", "probe").token("3a-solar-flare", "sickness");
        board.token("3a-nebula", "sabotage").token("5a-solar-flare", "probe")
    };
    let mut rig = full().begin();
    rig.choose("ability:zofia");
    assert_eq!(rig.kind(), "recon");
    assert_eq!(rig.offers(), ["recon:1a-empty-space-2", "recon:3a-nebula", "recon:3a-solar-flare"]);
    rig.choose("recon:3a-solar-flare");
    assert_eq!(rig.token("3a-solar-flare"), Some(("sickness".to_owned(), true)), "turned up, not resolved");
    assert_eq!((rig.kind().as_str(), rig.table().actions.left), ("action", 2));
    assert_eq!(rig.status("zofia"), Status::Exhausted);
    let mut rig = full().begin();
    rig.promote("zofia").play("ability:zofia recon:3a-solar-flare");
    assert_eq!(rig.offers(), ["recon:1a-empty-space-2", "recon:3a-nebula", "done"], "two on her promoted side");
    rig.choose("recon:3a-nebula");
    assert_eq!(rig.kind(), "action");
}

#[test]
fn rule_6_10_what_zofia_reads_is_no_recon() {
    let board = Active::at("1a-nebula").tile("1a", [0, 0], 0).token("1a-empty-space-1", "probe");
    let mut rig = board.squad("bridge", &["gabriel", "zofia"]).begin();
    assert!(!rig.offered("recon:1a-empty-space-1"), "a Nebula bans Recon");
    rig.play("ability:zofia recon:1a-empty-space-1");
    assert_eq!(rig.token("1a-empty-space-1"), Some(("probe".to_owned(), true)), "R 67");
}

#[test]
fn rule_6_10_kwabena_has_a_move_skip_a_sector() {
    let mut rig = chart(&["kwabena"]).token("3a-solar-flare", "sabotage").begin();
    rig.choose("ability:kwabena");
    assert_eq!(
        rig.offers(),
        ["move:1a-empty-space-1", "move:1a-nebula", "move:5a-empty-space", "move:5a-geomagnetic-storm"]
    );
    let before = rig.marks();
    rig.choose("move:5a-empty-space");
    assert_eq!(rig.changes(&before), "kwabena exhausted", "neither the Flare nor the Sabotage between did a thing");
    assert_eq!(rig.token("3a-solar-flare"), Some(("sabotage".to_owned(), false)), "it lies as it lay");
    assert_eq!((rig.table().ship, rig.table().actions.left), (rig.sector("5a-empty-space"), 1), "one action");
    assert!(!rig.offered("ability:kwabena"), "once a turn");
}

#[test]
fn rule_6_10_where_kwabena_comes_out_everything_acts() {
    let mut rig = chart(&["kwabena"]).token("1a-nebula", "sabotage").begin();
    rig.play("ability:kwabena move:1a-nebula");
    assert_eq!(rig.began("sabotage"), 1);
    assert_eq!(rig.happened(|event| matches!(event, Event::TokenRevealed { by_recon: false, .. })), 1);
    let mut rig = Active::at("1a-empty-space-1").tile("1a", [0, 0], 0).squad("bridge", &["kwabena"]).begin();
    assert!(!rig.offered("ability:kwabena"), "every sector is next door");
    rig.wound(&["kwabena"]);
    let mut rig = chart(&["kwabena"]).begin();
    rig.wound(&["kwabena"]);
    assert!(!rig.offered("ability:kwabena"), "Wounded, he can do nothing");
}

#[test]
fn rule_6_10_kwabena_promoted_looks_first() {
    let board = || chart(&["kwabena"]).token("1a-nebula", "sabotage");
    let mut rig = board().begin();
    rig.promote("kwabena").play("ability:kwabena move:1a-nebula");
    assert_eq!(rig.token("1a-nebula"), Some(("sabotage".to_owned(), true)));
    assert_eq!(rig.table().ship, rig.sector("3a-empty-space"), "the ship has not gone yet");
    assert_eq!(rig.began("sabotage"), 0);
    assert!(rig.offered("move:1a-nebula") && rig.offered("move:5a-empty-space"), "they may go elsewhere, R 69");
    rig.choose("move:1a-empty-space-1");
    assert_eq!((rig.table().ship, rig.table().actions.left), (rig.sector("1a-empty-space-1"), 1));
    // A sector whose token is known, or has none, needs no look.
    let mut rig = board().begin();
    rig.promote("kwabena").play("ability:kwabena move:5a-empty-space");
    assert_eq!(rig.table().ship, rig.sector("5a-empty-space"));
}

#[test]
fn rule_6_10_cormac_recovers_a_ship() {
    let board = || {
        let board = with_heroes(&["cormac", "gabriel"]).with(|content| more_fighters(content, &["adder"]));
        board.fighters(&["adder", "skadi"])
    };
    let mut rig = board().begin();
    rig.tune(|table| table.sections[0] = 2);
    assert!(!rig.offered("ability:cormac"), "sections are not for this side");
    rig.tune(|table| {
        table.hull = 3;
        table.fighters[0].damage = 1;
        table.fighters[1].damage = 2;
    });
    rig.choose("ability:cormac");
    assert_eq!(rig.offers(), ["repair:adder", "repair:skadi"]);
    rig.choose("repair:skadi");
    assert_eq!((rig.fighter_damage("adder"), rig.fighter_damage("skadi")), (1, 0), "2 off one");
    assert_eq!((rig.table().salvage, rig.table().actions.left, rig.status("cormac")), (0, 2, Status::Exhausted));
}

#[test]
fn rule_6_10_cormac_promoted_takes_all_off_or_one_off_a_section() {
    let board = || {
        with_heroes(&["cormac", "gabriel"]).with(|content| {
            let skadi = FighterId::find(&content.names, "skadi");
            content.fighters = edited(&content.fighters, skadi, |skadi| skadi.regular.hull = 5);
        })
    };
    let damaged = |promoted: bool| {
        let mut rig = board().begin();
        rig.tune(|table| {
            table.sections[2] = 3;
            table.fighters[0].damage = 4;
        });
        if promoted {
            rig.promote("cormac");
        }
        rig.choose("ability:cormac");
        rig
    };
    let mut rig = damaged(false);
    assert_eq!(rig.choose("repair:skadi").fighter_damage("skadi"), 2, "2, not all");
    let mut rig = damaged(true);
    assert_eq!(rig.offers(), ["repair:hangar", "repair:skadi"], "never the Hull");
    assert_eq!(rig.choose("repair:skadi").fighter_damage("skadi"), 0);
    let mut rig = damaged(true);
    rig.choose("repair:hangar");
    assert_eq!((rig.table().sections[2], rig.fighter_damage("skadi")), (2, 4));
}

#[test]
fn rule_6_10_fetu_has_a_rest_ready_one_more() {
    let board = || with_heroes(&["daisuke", "fetu", "gabriel", "noriko"]);
    let mut rig = board().begin();
    rig.exhaust(&["daisuke", "noriko"]).choose("rest");
    assert!(!rig.offered("ability:fetu"), "there is room for both");
    let mut rig = board().begin();
    rig.exhaust(&["daisuke", "noriko", "gabriel"]).choose("rest");
    assert_eq!(rig.offers(), ["hero:daisuke", "hero:gabriel", "hero:noriko", "ability:fetu"]);
    rig.choose("ability:fetu");
    assert_eq!(rig.status("fetu"), Status::Exhausted);
    assert_eq!((rig.decision().picks.made, rig.decision().picks.most), (0, 3));
    rig.play("hero:daisuke hero:gabriel hero:noriko");
    assert_eq!((rig.kind().as_str(), rig.table().actions.left, rig.table().morale), ("action", 1, 4));
    let ready = ["daisuke", "gabriel", "noriko"].map(|hero| rig.status(hero));
    assert_eq!(ready, [Status::Ready; 3]);
    rig.exhaust(&["daisuke", "noriko", "gabriel"]).choose("rest");
    assert!(!rig.offered("ability:fetu"), "once a turn");
}

#[test]
fn rule_6_10_fetu_may_take_a_place_himself_or_pay_with_a_wound() {
    let mut rig = with_heroes(&["daisuke", "fetu", "gabriel", "noriko"]).begin();
    rig.exhaust(&["daisuke", "noriko", "gabriel"]).play("rest hero:daisuke ability:fetu");
    assert_eq!(rig.offers(), ["hero:fetu", "hero:gabriel", "hero:noriko", "done"], "R 66");
    let mut rig = with_heroes(&["daisuke", "fetu", "gabriel", "noriko"]).begin();
    rig.exhaust(&["daisuke", "noriko", "fetu"]).choose("rest");
    assert!(!rig.offered("ability:fetu"), "it would wound him and ready no more than these two");
    let mut rig = with_heroes(&["daisuke", "fetu", "gabriel", "noriko"]).begin();
    rig.exhaust(&["daisuke", "noriko", "gabriel", "fetu"]).play("rest ability:fetu");
    assert_eq!((rig.status("fetu"), rig.offers().len()), (Status::Wounded, 3));
    let mut rig = with_heroes(&["daisuke", "fetu", "gabriel", "noriko"]).begin();
    rig.exhaust(&["daisuke", "noriko", "gabriel"]).wound(&["fetu"]).choose("rest");
    assert!(!rig.offered("ability:fetu"), "Wounded, he can do nothing");
}

#[test]
fn rule_6_10_fetu_promoted_cheers_a_crew_of_whom_none_stays_exhausted() {
    let rested = |tired: &[&str], moves: &str| {
        let mut rig = with_heroes(&["daisuke", "fetu", "gabriel", "noriko"]).begin();
        rig.promote("fetu").exhaust(tired).play(moves);
        rig
    };
    let mut rig = rested(&["daisuke", "noriko"], "rest ability:fetu hero:daisuke hero:fetu hero:noriko");
    assert_eq!((rig.table().morale, rig.kind().as_str()), (5, "action"));
    rig.choose("end-turn").exhaust(&["daisuke", "noriko"]).choose("rest");
    assert!(!rig.offered("ability:fetu"), "once in a scenario, and there is room for both");
    rig.exhaust(&["daisuke", "noriko", "gabriel"]).choose("ability:fetu");
    rig.play("hero:daisuke hero:gabriel hero:noriko");
    assert_eq!(rig.table().morale, 5);
    let rig = rested(&["daisuke", "noriko"], "rest ability:fetu hero:daisuke hero:noriko done");
    assert_eq!(rig.table().morale, 4, "he is Exhausted himself");
}

#[test]
fn rule_6_10_fetu_promoted_keeps_the_cheer_for_when_it_shows() {
    let offered = |morale: u8, tired: &[&str]| {
        let board = with_heroes(&["daisuke", "fetu", "gabriel", "noriko"]).start("morale", morale);
        let mut rig = board.begin();
        rig.promote("fetu").exhaust(tired).choose("rest");
        rig.offered("ability:fetu")
    };
    assert!(offered(4, &["daisuke"]) && !offered(7, &["daisuke"]), "Morale is as high as it goes");
    assert!(offered(7, &["daisuke", "gabriel", "noriko"]), "for the hero more alone");
}

/// A ship in space beside a port of the Federation, worn enough that every service is of use.
fn beside(port: &str, heroes: &[&str], reputation: i8) -> Rig {
    let board = Active::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port(port, [-1, 0]);
    let board = board.squad("bridge", heroes).squad("weapons", &["daisuke", "noriko"]).squad("hangar", &[]);
    let mut rig = board.start("credits", 50).start("hull", 3).start("crew", 4).start("morale", 3).begin();
    rig.exhaust(&["noriko"]).wound(&["daisuke"]);
    rig.tune(|table| {
        table.sections = [1, 1, 0, 0];
        table.reputation[Faction::Federation.index()] = reputation;
    });
    rig
}

fn paid(rig: &mut Rig, moves: &str) -> u16 {
    let before = rig.table().credits;
    rig.play(moves);
    before - rig.table().credits
}

#[test]
fn rule_6_10_salome_has_one_service_at_the_next_better_standing() {
    let mut rig = beside("gaia-nova", &["salome"], 0);
    assert!(!rig.offered("ability:salome"), "not docked");
    rig.choose("move:gaia-nova");
    assert!(rig.offered("ability:salome") && !rig.offered("service:guild"));
    rig.choose("ability:salome");
    assert_eq!((rig.kind().as_str(), rig.status("salome")), ("port", Status::Exhausted));
    assert!(rig.offered("service:guild") && !rig.offered("ability:salome"));
    assert_eq!(rig.table().docked.as_ref().map(|docked| docked.services_left), Some(2));
    assert_eq!(paid(&mut rig, "service:guild buy:crew buy:crew done"), 6, "3 each, as to Friends");
    assert_eq!(paid(&mut rig, "service:medical hero:daisuke done"), 3, "one service alone");
    let mut rig = beside("gaia-nova", &["salome"], 0);
    rig.choose("move:gaia-nova").choose("ability:salome").choose("leave");
    assert_eq!(rig.table().welcome, ironclad_game::engine::state::Welcome::default(), "it is not kept for later");
}

#[test]
fn rule_6_10_salome_promoted_has_the_whole_visit() {
    let mut rig = beside("gaia-nova", &["salome"], 0);
    rig.promote("salome").choose("move:gaia-nova").choose("ability:salome");
    assert_eq!(paid(&mut rig, "service:medical hero:daisuke done service:guild buy:crew done"), 5);
    rig.choose("dock");
    assert_eq!(paid(&mut rig, "service:saloon-morale"), 2, "another action spent on docking is the same visit");
    rig.choose("leave").choose("end-turn").choose("move:1a-empty-space-1").choose("move:gaia-nova");
    assert!(!rig.offered("service:guild"), "another visit");
}

#[test]
fn rule_6_10_salome_at_ports_of_every_standing() {
    let at = |reputation: i8, moves: &str| {
        let mut rig = beside("gaia-nova", &["salome"], reputation);
        rig.choose("move:gaia-nova").choose("ability:salome");
        paid(&mut rig, moves)
    };
    assert_eq!(at(-7, "service:medical hero:daisuke done"), 3, "a Hostile port opens, at neutral prices");
    assert_eq!(at(-7, "service:shipyard repair:hull done"), 3, "and leaves its surcharge off");
    assert_eq!(at(6, "service:guild buy:crew done"), 2, "a Friend as an Ally");
    let mut rig = beside("gaia-nova", &["salome"], 10);
    rig.choose("move:gaia-nova");
    assert!(!rig.offered("ability:salome"), "there is nothing better than an Ally's price");
    let mut rig = beside("europa", &["salome"], 0);
    rig.choose("move:europa").choose("ability:salome");
    assert_eq!(paid(&mut rig, "service:saloon-rest hero:noriko done"), 1, "an unaligned port serves her as a Friend");
    let mut rig = beside("europa", &["salome"], 0);
    rig.choose("move:europa").choose("ability:salome");
    assert_eq!(paid(&mut rig, "service:shipyard repair:hull done"), 4, "a port's own price stands");
}

#[test]
fn rule_6_10_salome_makes_docking_worth_an_action() {
    let mut rig = Active::port("gaia-nova").squad("bridge", &["salome"]).start("credits", 3).start("crew", 6).begin();
    rig.tune(|table| (table.morale, table.salvage, table.ammo) = (7, 6, 6));
    assert!(rig.offered("dock"), "the Guild, as to Friends");
    rig.wound(&["salome"]);
    rig.tune(|table| table.credits = 2);
    assert!(!rig.offered("dock"), "nothing for so little, and nobody to haggle");
    rig.set_status(&["salome"], Status::Ready);
    assert!(!rig.offered("dock"), "nor with her");
}

#[test]
fn rule_6_10_ugyen_has_a_port_serve_us_at_better_prices() {
    let arrive = |port: &str, reputation: i8, promoted: bool| {
        let mut rig = beside(port, &["ugyen"], reputation);
        if promoted {
            rig.promote("ugyen");
        }
        rig.choose(&format!("move:{port}"));
        rig
    };
    let mut rig = arrive("gaia-nova", -7, false);
    assert_eq!((rig.kind().as_str(), rig.offers()), ("reaction", vec!["ability:ugyen".to_owned(), "pass".to_owned()]));
    rig.choose("ability:ugyen");
    assert_eq!((rig.kind().as_str(), rig.status("ugyen")), ("port", Status::Exhausted));
    assert_eq!(paid(&mut rig, "service:medical hero:daisuke done service:shipyard repair:hull done"), 6);
    let mut rig = arrive("gaia-nova", -7, false);
    rig.choose("pass");
    assert!(!rig.offered("service:medical"));
    assert_eq!(paid(&mut rig, "service:shipyard repair:hull done"), 4, "as a Hostile port serves");
    assert_eq!(arrive("gaia-nova", 0, false).kind(), "port", "neutral prices they have already");
    let mut rig = arrive("gaia-nova", 0, true);
    rig.choose("ability:ugyen");
    assert_eq!(paid(&mut rig, "service:guild buy:crew done service:medical hero:daisuke done"), 5, "friendly prices");
    assert_eq!(arrive("gaia-nova", 10, true).kind(), "port", "an Ally is served better than a Friend");
    assert_eq!(arrive("europa", 0, false).kind(), "port");
    assert_eq!(arrive("europa", 0, true).offers(), ["ability:ugyen", "pass"]);
}

#[test]
fn rule_6_10_ugyen_is_heard_even_by_an_enemy_and_for_one_visit() {
    let mut rig = beside("gaia-nova", &["salome", "ugyen"], -12);
    rig.choose("move:gaia-nova");
    assert_eq!(rig.offers(), ["ability:ugyen", "pass"]);
    rig.choose("ability:ugyen");
    assert_eq!(paid(&mut rig, "ability:salome service:guild buy:crew done"), 3, "a step better still than neutral");
    rig.choose("leave").choose("end-turn").choose("move:1a-empty-space-1").choose("move:gaia-nova");
    assert!(matches!(rig.choose("pass").request().why, Why::Encounter), "another visit: they send their patrol");
    let mut rig = beside("gaia-nova", &["ugyen"], -12);
    rig.wound(&["ugyen"]).choose("move:gaia-nova");
    assert!(matches!(rig.request().why, Why::Encounter), "Wounded, he can do nothing");
}
