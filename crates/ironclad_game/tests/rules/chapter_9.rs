//! Ports.

use ironclad_game::content::terms::{Class, Faction, Service};
use ironclad_game::content::{Id, PortId};
use ironclad_game::engine::Status;

use crate::rig::{Board, Rig, edited, plan};

/// A ship in space beside a port, worn enough that every service is of use.
fn worn(port: &str, credits: u16) -> Rig {
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port(port, [-1, 0]);
    let mut rig = board.start("credits", credits).start("hull", 3).start("crew", 5).begin();
    rig.exhaust(&["noriko", "xavier"]).wound(&["gabriel"]);
    rig.tune(|table| {
        table.sections = [1, 1, 0, 0];
        table.fighters[0].damage = 1;
    });
    rig
}

fn arrive(port: &str, credits: u16) -> Rig {
    let mut rig = worn(port, credits);
    rig.choose(&format!("move:{port}"));
    rig
}

fn standing(rig: &mut Rig, faction: Faction, reputation: i8) {
    rig.tune(|table| table.reputation[faction.index()] = reputation);
}

#[test]
fn rule_9_1_arriving_docks_and_the_card_says_what_is_there() {
    let services = |port: &str, reputation: i8| {
        let mut rig = worn(port, 50);
        standing(&mut rig, Faction::Federation, reputation);
        rig.choose(&format!("move:{port}"));
        assert_eq!((rig.kind().as_str(), rig.table().actions.left), ("port", 1), "docking on arrival costs nothing");
        rig.offers()
            .into_iter()
            .filter_map(|offer| offer.strip_prefix("service:").map(str::to_owned))
            .collect::<Vec<_>>()
    };
    assert_eq!(services("europa", 0), ["saloon-rest", "saloon-morale", "medical", "trader", "shipyard"]);
    assert_eq!(services("gaia-nova", 5), ["saloon-rest", "saloon-morale", "medical", "trader", "shipyard", "guild"]);
    assert_eq!(services("jatania", 5), ["saloon-rest", "saloon-morale", "medical", "trader", "guild"]);
    assert_eq!(services("theia", 5), ["medical", "trader", "shipyard", "guild"]);
    assert_eq!(services("gaia-nova", 0), ["saloon-rest", "saloon-morale", "medical", "trader", "shipyard"], "no Guild");
}

#[test]
fn rule_9_1_a_service_may_ask_for_a_hero_of_a_class() {
    let asking = |class: Class| {
        let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).lay_port("europa", [-1, 0]).start("credits", 9);
        let mut rig = board
            .with(|content| {
                let europa = PortId::find(&content.names, "europa");
                content.ports = edited(&content.ports, europa, |europa| {
                    if let Some(terms) = europa.services.get_mut(&Service::Trader) {
                        terms.asks = Some(class);
                    }
                });
            })
            .begin();
        rig.choose("move:europa");
        rig
    };
    assert!(!asking(Class::Agent).offered("service:trader"), "there is none aboard");
    let mut rig = asking(Class::Diplomat);
    rig.choose("service:trader");
    assert_eq!(rig.offers(), ["hero:xavier"]);
    rig.play("hero:xavier buy:salvage done");
    assert_eq!((rig.status("xavier"), rig.table().salvage), (Status::Exhausted, 1));
}

#[test]
fn rule_9_1_starting_at_a_port_is_not_arriving() {
    let mut rig = Board::port("europa").start("credits", 5).begin();
    assert_eq!(rig.kind(), "action");
    rig.choose("dock");
    assert_eq!((rig.kind().as_str(), rig.table().actions.left), ("port", 1));
    let mut rig = Board::port("europa").begin();
    assert!(!rig.offered("dock"), "with no Credits there is nothing to stay for");
    rig.tune(|table| table.credits = 1);
    assert!(rig.offered("dock"));
}

#[test]
fn rule_9_2_two_different_services_and_two_more_for_an_action() {
    let mut rig = arrive("europa", 50);
    rig.play("service:trader done");
    assert!(!rig.offered("service:trader"), "different ones");
    rig.play("service:medical done");
    assert_eq!(rig.kind(), "action", "two end it");
    rig.play("dock service:trader buy:salvage done service:shipyard done");
    assert_eq!(rig.table().turn, 2, "the choice was open anew; the last action went on it");
}

#[test]
fn rule_9_2_the_saloon_is_one_service() {
    let mut rig = arrive("europa", 50);
    rig.play("service:saloon-morale");
    assert!(!rig.offered("service:saloon-rest"));
}

#[test]
fn rule_9_2_the_traders_stock_is_one_for_the_visit() {
    let mut rig = arrive("europa", 50);
    rig.play("service:trader buy:salvage buy:salvage buy:salvage");
    assert!(!rig.offered("buy:salvage"), "three");
    rig.play("buy:ammo buy:ammo");
    assert_eq!(rig.offers(), ["buy:gear", "done"], "and two");
    rig.play("buy:gear draw:spare-magazine");
    assert_eq!(rig.offers(), ["done"], "and one");
    rig.play("done leave dock");
    assert!(!rig.offered("service:trader"), "it is not restocked for staying");
    rig.play("leave move:1a-empty-space-1");
    rig.tune(|table| (table.salvage, table.ammo) = (0, 0));
    rig.choose("move:europa");
    assert!(rig.offered("service:trader"), "but for coming again");
}

#[test]
fn rule_9_2_leaving_ends_it() {
    let mut rig = arrive("europa", 50);
    rig.choose("leave");
    assert_eq!(rig.kind(), "action");
}

/// What one of each thing costs at Gaia Nova at this reputation with the Federation.
fn prices(reputation: i8) -> Vec<(&'static str, Option<u16>)> {
    let uses = [
        ("saloon-rest", "hero:noriko"),
        ("saloon-morale", ""),
        ("medical", "hero:gabriel"),
        ("trader", "buy:salvage"),
        ("trader", "buy:ammo"),
        ("shipyard", "repair:hull"),
        ("guild", "buy:crew"),
    ];
    let cost = |(service, what): (&'static str, &'static str)| {
        let mut rig = worn("gaia-nova", 50);
        standing(&mut rig, Faction::Federation, reputation);
        rig.choose("move:gaia-nova");
        let option = format!("service:{service}");
        let paid = if rig.offered(&option) {
            rig.choose(&option).play(what);
            Some(50 - rig.table().credits)
        } else {
            None
        };
        (if what.is_empty() { service } else { what }, paid)
    };
    uses.map(cost).to_vec()
}

#[test]
fn rule_9_3_prices_by_standing() {
    let names = ["hero:noriko", "saloon-morale", "hero:gabriel", "buy:salvage", "buy:ammo", "repair:hull", "buy:crew"];
    let table = |costs: [Option<u16>; 7]| names.into_iter().zip(costs).collect::<Vec<_>>();
    let some = |costs: [u16; 7]| table(costs.map(Some));
    let stranger = table([Some(2), Some(3), Some(3), Some(1), Some(2), Some(3), None]);
    for reputation in [-4, 0, 4] {
        assert_eq!(prices(reputation), stranger, "reputation {reputation}");
    }
    for reputation in [5, 9] {
        assert_eq!(prices(reputation), some([1, 2, 2, 1, 2, 3, 3]), "reputation {reputation}");
    }
    for reputation in [10, 15] {
        assert_eq!(prices(reputation), some([1, 2, 2, 1, 2, 3, 2]), "reputation {reputation}");
    }
    let hostile = table([Some(3), Some(4), None, Some(2), Some(3), Some(4), None]);
    for reputation in [-5, -9] {
        assert_eq!(prices(reputation), hostile, "rule 9.4 at reputation {reputation}");
    }
}

#[test]
fn rule_9_3_what_the_services_do() {
    let mut rig = arrive("europa", 50);
    rig.play("service:saloon-rest hero:noriko hero:xavier done");
    assert_eq!((rig.status("noriko"), rig.status("xavier"), rig.table().credits), (Status::Ready, Status::Ready, 46));
    rig.exhaust(&["wrathe"]).choose("service:medical");
    assert_eq!(rig.offers(), ["hero:gabriel", "done"], "the Wounded alone");
    rig.play("hero:gabriel done");
    assert_eq!((rig.status("gabriel"), rig.table().credits), (Status::Exhausted, 43));
    let mut rig = arrive("europa", 50);
    rig.play("service:shipyard");
    assert_eq!(rig.offers(), ["repair:hull", "repair:bridge", "repair:weapons", "repair:skadi", "done"]);
    rig.play("repair:hull repair:bridge repair:skadi done");
    assert_eq!((rig.table().hull, rig.table().sections, rig.fighter_damage("skadi")), (4, [0, 1, 0, 0], 0));
    assert_eq!(rig.table().credits, 38, "Europa asks 4");
    rig.play("service:saloon-morale");
    assert_eq!((rig.table().morale, rig.table().credits), (5, 35));
    let mut rig = worn("gaia-nova", 50);
    standing(&mut rig, Faction::Federation, 10);
    rig.play("move:gaia-nova service:guild buy:crew buy:crew");
    assert_eq!((rig.table().crew, rig.offers()), (7, vec!["done".to_owned()]), "no more than seven");
}

#[test]
fn rule_9_3_morale_is_raised_once_per_port() {
    let mut rig = arrive("europa", 50);
    rig.play("service:saloon-morale leave dock");
    assert!(!rig.offered("service:saloon-morale") && rig.offered("service:saloon-rest"));
    let mut rig = arrive("europa", 50);
    rig.play("leave").tune(|table| table.morale = 7);
    rig.choose("dock");
    assert!(!rig.offered("service:saloon-morale"), "nor above seven");
}

#[test]
fn rule_9_3_only_what_can_be_paid_is_offered() {
    let mut rig = arrive("europa", 3);
    assert!(!rig.offered("service:shipyard"), "4 a point");
    rig.choose("service:saloon-rest");
    rig.choose("hero:noriko");
    assert_eq!(rig.offers(), ["done"], "1 left for 2");
}

#[test]
fn rule_9_4_hostile_ports_offer_three_services() {
    let mut rig = worn("gaia-nova", 50);
    standing(&mut rig, Faction::Federation, -5);
    rig.choose("move:gaia-nova");
    let offers = ["service:saloon-rest", "service:saloon-morale", "service:trader", "service:shipyard", "leave"];
    assert_eq!(rig.offers(), offers);
}

#[test]
fn rule_9_4_a_hostile_ports_own_price_rises_too() {
    let own = |reputation: i8| {
        let board = Board::port("gaia-nova").start("credits", 20).start("hull", 3).with(|content| {
            let port = PortId::find(&content.names, "gaia-nova");
            content.ports = edited(&content.ports, port, |port| {
                if let Some(terms) = port.services.get_mut(&Service::Shipyard) {
                    terms.price = Some(6);
                }
            });
        });
        let mut rig = board.begin();
        standing(&mut rig, Faction::Federation, reputation);
        rig.play("dock service:shipyard repair:hull");
        20 - rig.table().credits
    };
    assert_eq!((own(0), own(5), own(-5)), (6, 6, 7));
}

#[test]
fn rule_9_4_unaligned_ports_serve_everyone_at_neutral_prices() {
    let mut rig = worn("europa", 50);
    rig.tune(|table| table.reputation = [-15, 15, -15, 15, -15]);
    rig.play("move:europa service:medical hero:gabriel");
    assert_eq!(rig.table().credits, 47);
}

#[test]
fn rule_9_4_enemy_ports_do_not_serve() {
    let mut rig = worn("gaia-nova", 50);
    standing(&mut rig, Faction::Federation, -10);
    rig.play("move:gaia-nova 6");
    for helm in ["xavier", "-"] {
        plan(&mut rig, [("-", helm), ("-", "-"), ("-", "-")], &[]);
        rig.roll(&[6]);
    }
    assert_eq!(rig.kind(), "action");
    assert!(!rig.offered("dock"));
}
