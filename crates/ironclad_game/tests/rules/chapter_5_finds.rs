//! Intel: what can be found and bought, and every card at every threat.

use ironclad_game::content::terms::{System, Threat};
use ironclad_game::engine::Status;
use ironclad_game::engine::state::Carried;
use serde_json::json;

use crate::rig::{Board, ENTER, Rig, changes_of, check_rows};

#[test]
fn rule_5_6_ancient_relic() {
    check_rows(
        "ancient-relic",
        &[
            (&["petrosyan"], 4, "attempt hero:petrosyan 1", "morale -1, petrosyan exhausted"),
            (&["petrosyan"], 4, "attempt hero:petrosyan 2", "petrosyan exhausted"),
            (&["petrosyan"], 4, "attempt hero:petrosyan 3", "petrosyan exhausted"),
            (&["petrosyan"], 4, "attempt hero:petrosyan 4", "morale +1, petrosyan exhausted"),
            (&["petrosyan"], 4, "attempt hero:petrosyan 5", "morale +1, petrosyan exhausted"),
            (
                &["petrosyan"],
                4,
                "attempt hero:petrosyan 6 draw:rivet-gun gear:rivet-gun:petrosyan",
                "gear +1, petrosyan exhausted",
            ),
            (&["petrosyan"], 4, "skip", ""),
        ],
    );
    let rig = |hero: &str| {
        let mut rig =
            Board::card("ancient-relic").squad("bridge", &[hero]).squad("weapons", &[]).squad("hangar", &[]).begin();
        rig.enter();
        rig.offers()
    };
    assert_eq!(rig("noriko"), ["attempt", "skip"]);
    assert_eq!(rig("wrathe"), ["skip"], "Operate is not enough: a Specialist");
}

#[test]
fn rule_5_10_derelict_ship() {
    let all = &["daisuke", "jabulile", "lan", "noriko"];
    check_rows(
        "derelict-ship",
        &[
            (all, 4, "skip", ""),
            (all, 4, "attempt hero:jabulile done", "jabulile exhausted"),
            (all, 4, "attempt hero:jabulile hero:daisuke done", "salvage +1, daisuke exhausted, jabulile exhausted"),
            (all, 4, "attempt hero:jabulile hero:noriko done", "jabulile exhausted, noriko exhausted"),
            (
                all,
                4,
                "attempt hero:jabulile hero:daisuke hero:lan class:engineer hero:noriko",
                "salvage +2, daisuke exhausted, jabulile exhausted, lan exhausted, noriko exhausted",
            ),
            (
                all,
                4,
                "attempt hero:jabulile hero:lan class:specialist hero:noriko done draw:survey-glass gear:survey-glass:lan",
                "gear +1, jabulile exhausted, lan exhausted, noriko exhausted",
            ),
            (&["marguerite", "noriko"], 4, "attempt hero:marguerite done", "marguerite exhausted"),
        ],
    );
    let mut rig = Board::card("derelict-ship").squad("bridge", &["marguerite", "lan"]).begin();
    rig.exhaust(&["lan"]).enter().play("attempt hero:marguerite");
    assert_eq!(rig.offers(), ["hero:daisuke", "hero:lan", "hero:noriko", "done"], "who leads is not used twice");
    rig.choose("hero:lan");
    assert_eq!(
        (rig.kind().as_str(), rig.offers()),
        ("class", vec!["class:engineer".into(), "class:specialist".into()])
    );
    rig.play("class:engineer pass");
    assert_eq!(rig.status("lan"), Status::Wounded, "she was Exhausted");
}

#[test]
fn rule_5_10_four_specialists_bring_two_gear() {
    let board =
        Board::card("derelict-ship").squad("bridge", &["jabulile", "noriko", "lan"]).squad("weapons", &["petrosyan"]);
    let mut rig = board.squad("hangar", &["zofia"]).begin();
    let play = "attempt hero:jabulile hero:noriko hero:lan class:specialist hero:petrosyan hero:zofia";
    rig.enter().play(play).play("draw:spare-magazine draw:felt-soles gear:felt-soles:zofia");
    assert_eq!((rig.table().gear.len(), rig.table().found.len(), rig.kind().as_str()), (1, 1, "action"));
}

#[test]
fn rule_5_16_rich_asteroid() {
    let all = &["daisuke", "jabulile", "lan", "noriko"];
    check_rows(
        "rich-asteroid",
        &[
            (all, 4, "skip", ""),
            (all, 4, "attempt hero:jabulile done", "jabulile exhausted"),
            (
                all,
                4,
                "attempt hero:jabulile hero:daisuke hero:lan hero:noriko",
                "credits +3, daisuke exhausted, jabulile exhausted, lan exhausted, noriko exhausted",
            ),
        ],
    );
}

#[test]
fn rule_5_26_nobody_approaches_without_a_pilot() {
    for card in ["derelict-ship", "rich-asteroid"] {
        let mut rig = Board::card(card).squad("hangar", &["jabulile"]).begin();
        rig.exhaust(&["jabulile"]).enter();
        assert_eq!(rig.offers(), ["attempt", "skip"], "{card}: an Exhausted Pilot will do");
        rig.wound(&["jabulile"]);
        assert_eq!(rig.offers(), ["skip"], "{card}: Gabriel can fly, but is no Pilot");
    }
}

#[test]
fn rule_5_11_distress_beacon() {
    let fit = &["gabriel", "roland", "wrathe"];
    check_rows(
        "distress-beacon",
        &[
            (&[], 4, "skip", ""),
            (&[], 4, "attempt 1 1", "bridge +1"),
            (&[], 4, "attempt 2 1", "bridge +1"),
            (
                fit,
                4,
                "attempt 3 hero:gabriel hero:roland hero:wrathe draw:felt-soles gear:felt-soles:wrathe",
                "salvage +1, gear +1, gabriel exhausted, roland exhausted, wrathe exhausted",
            ),
            (fit, 4, "attempt 4 done", ""),
            (fit, 4, "attempt 4 hero:gabriel hero:roland done", ""),
            (&["gabriel", "roland"], 4, "attempt 3", ""),
            (&["xavier"], 4, "attempt 5 hero:xavier", "crew +1, xavier exhausted"),
            (&["xavier"], 4, "attempt 6 done", ""),
            (&["wrathe"], 4, "attempt 6", ""),
            (&[], 5, "attempt 1 1", "bridge +1"),
            (fit, 5, "attempt 2 done", ""),
        ],
    );
    for (threat, dice) in [("green", "1"), ("yellow", "1 2"), ("red", "1 2 3")] {
        let board = Board::card("distress-beacon").without(&["noriko"]).start("threat", threat);
        let changes = changes_of(board, |_| {}, &format!("{ENTER} attempt 2 {dice}"));
        let hit = ["bridge +1", "weapons +1", "reactor +1"][..dice.split(' ').count()].join(", ");
        assert_eq!(changes, hit, "2/3/4 hits from outside at {threat}, the shields take one");
    }
}

#[test]
fn rule_5_11_who_has_helped_is_exhausted_together() {
    let mut rig =
        Board::card("distress-beacon").squad("bridge", &["gabriel", "roland", "salome"]).without(&["noriko"]).begin();
    rig.exhaust(&["gabriel"]).enter().play("attempt 3");
    assert_eq!(rig.offers().len(), 6, "Combat or Stealth: gabriel, roland, salome, thaddeus, wrathe; or nobody");
    rig.play("hero:gabriel hero:salome");
    assert_eq!(rig.status("salome"), Status::Ready, "nobody yet");
    rig.choose("hero:roland");
    assert_eq!(rig.offers(), ["ability:wrathe", "pass"], "Gabriel would be Wounded");
    rig.play("pass draw:spare-magazine");
    assert_eq!((rig.status("gabriel"), rig.status("salome")), (Status::Wounded, Status::Exhausted));
    assert_eq!(rig.table().salvage, 1);
}

/// At the Trader of the card with so many Credits.
fn trading(credits: u16) -> Rig {
    let board = Board::card("trading-outpost").squad("bridge", &["xavier", "fetu"]).start("credits", credits);
    let mut rig = board.begin();
    rig.enter().choose("attempt");
    rig
}

#[test]
fn rule_5_24_trading_outpost_sells_the_traders_stock_at_neutral_prices() {
    let mut rig = trading(20);
    assert_eq!(rig.offers(), ["buy:salvage", "buy:ammo", "buy:gear", "hero:fetu", "hero:xavier", "done"]);
    rig.play("buy:gear draw:tea-service gear:tea-service:fetu");
    assert_eq!((rig.table().credits, rig.table().gear.len()), (15, 1));
    rig.play("buy:salvage buy:salvage buy:salvage");
    assert_eq!((rig.table().credits, rig.table().salvage), (12, 3));
    rig.play("buy:ammo buy:ammo");
    assert_eq!((rig.table().credits, rig.table().ammo), (8, 6));
    assert_eq!(rig.offers(), ["done"], "3, 2 and 1; nothing is left to talk about");
    rig.choose("done");
    assert_eq!((rig.kind().as_str(), rig.token("1a-empty-space-2")), ("action", None));
    let mut rig = Board::card("trading-outpost").begin();
    assert_eq!(rig.enter().offers(), ["attempt", "skip"]);
}

#[test]
fn rule_5_24_each_hero_with_diplomacy_takes_a_credit_off_one_item() {
    let mut rig = trading(20);
    rig.play("hero:xavier buy:ammo");
    assert_eq!((rig.table().credits, rig.status("xavier")), (19, Status::Exhausted));
    assert!(!rig.offered("hero:xavier"), "once on one card");
    rig.play("buy:ammo");
    assert_eq!(rig.table().credits, 17, "off one item only");
    let mut rig = trading(20);
    rig.play("hero:xavier hero:fetu buy:gear draw:spare-magazine");
    assert_eq!(rig.table().credits, 17, "both off the same");
    let mut rig = trading(20);
    rig.play("hero:xavier hero:fetu buy:salvage");
    assert_eq!(rig.table().credits, 20, "never under nothing");
    assert_eq!(rig.choose("buy:salvage").table().credits, 20, "and what is left comes off the next");
    let mut rig = trading(0);
    assert_eq!(rig.offers(), ["hero:fetu", "hero:xavier", "done"]);
    assert_eq!(rig.choose("hero:xavier").offers(), ["buy:salvage", "hero:fetu", "done"], "Ammo would still be 1");
    let mut rig = trading(1);
    rig.play("hero:fetu hero:xavier");
    assert_eq!(rig.offers(), ["buy:salvage", "buy:ammo", "done"]);
}

#[test]
fn rule_5_24_gear_is_sold_where_it_can_take_anothers_place() {
    let mut rig = trading(20);
    assert!(rig.offered("buy:gear"));
    rig.tune(|table| {
        for system in System::ALL {
            let first = table.heroes.iter().find(|aboard| aboard.system == system).map(|aboard| aboard.hero);
            if let (Some(hero), Some(gear)) = (first, table.pile.pop()) {
                table.gear.push(Carried { gear, hero, moved: false });
            }
        }
    });
    assert!(!rig.table().pile.is_empty());
    assert!(rig.offered("buy:gear"), "each system carries what it can, but a new piece may replace one (rule 12.1)");
    rig.tune(|table| table.heroes.clear());
    assert!(!rig.offered("buy:gear"), "nobody is aboard to take it");
}

#[test]
fn rule_5_24_gear_that_is_not_there_is_not_sold() {
    let mut rig = trading(20);
    rig.tune(|table| table.pile.clear());
    assert!(!rig.offered("buy:gear"), "the pile is empty");
}

/// One card at each threat with these heroes alone aboard.
fn at_all(card: &str, aboard: &[&str], moves: &str, changes: &str) {
    for threat in ["green", "yellow", "red"] {
        let board = Board::card(card).squad("bridge", aboard).squad("weapons", &[]).squad("hangar", &[]);
        let board = board.start("hull", 4).start("crew", 5).start("threat", threat);
        assert_eq!(changes_of(board, |_| {}, &format!("{ENTER} {moves}")), changes, "{card} at {threat}: {moves}");
    }
}

#[test]
fn rule_5_2_what_has_one_number_is_the_same_at_every_threat() {
    at_all("alien-infestation", &[], "6", "salvage +1");
    at_all("alien-infestation", &[], "1 1 2", "crew -2, bridge +1, weapons +1");
    at_all("ancient-relic", &["petrosyan"], "attempt hero:petrosyan 1", "morale -1, petrosyan exhausted");
    at_all(
        "ancient-relic",
        &["petrosyan"],
        "attempt hero:petrosyan 6 draw:spare-magazine",
        "found +1, petrosyan exhausted",
    );
    at_all("asteroid-field", &[], "attempt 4 1 2 3", "morale -1, bridge +1, weapons +1, reactor +1");
    at_all("crossfire", &[], "attempt 2 1 2 3", "bridge +1, weapons +1, reactor +1");
    at_all(
        "derelict-ship",
        &["jabulile", "lan"],
        "attempt hero:jabulile hero:lan class:engineer",
        "salvage +1, jabulile exhausted, lan exhausted",
    );
    at_all("distress-beacon", &["fetu"], "attempt 5 hero:fetu", "crew +1, fetu exhausted");
    at_all("friendly-outpost", &["xavier"], "attempt hero:xavier 4 done", "hull +1, xavier exhausted");
    at_all("infiltrated", &[], "6 3", "crew -1, morale +1, reactor +1");
    at_all("infiltrated", &[], "1 3 4 5", "crew -2, morale -1, hull -1, hangar +1, reactor +1");
    at_all("probe", &["petrosyan"], "attempt hero:petrosyan 2", "salvage +1, petrosyan exhausted");
    at_all(
        "rich-asteroid",
        &["jabulile", "lan"],
        "attempt hero:jabulile hero:lan",
        "credits +1, jabulile exhausted, lan exhausted",
    );
    at_all("sickness", &[], "2", "crew -2, morale -1");
    at_all("space-dementia", &["daisuke"], "1 hero:daisuke", "crew -1, morale -2, daisuke wounded");
    at_all("space-leeches", &[], "6", "");
    at_all("space-leeches", &[], "1", "hull -1, energy -1, reactor +2");
    at_all("system-failure", &[], "1", "bridge +1, weapons +1, hangar +1, reactor +1");
    for threat in ["green", "yellow", "red"] {
        let mut rig = Board::card("bad-intel").start("threat", threat).begin();
        rig.enter();
        assert_eq!((rig.table().turn, rig.table().actions.left), (2, 1), "two actions at {threat}");
        let mut rig = Board::at("1a-nebula").tile("1a", [0, 0], 0).event(1, "mutiny").start("threat", threat).begin();
        rig.play("done 1 pass 1 1");
        assert_eq!((rig.table().crew, rig.table().morale), (5, 2), "Mutiny lost at {threat}");
        let mut rig = Board::card("trading-outpost").start("credits", 9).start("threat", threat).begin();
        rig.enter().play("attempt buy:salvage done");
        assert_eq!(rig.table().credits, 8, "neutral prices at {threat}");
    }
}

#[test]
fn rule_5_25_every_card_has_its_rule_and_its_threats() {
    let content = crate::rig::content();
    let rules: std::collections::BTreeSet<u8> = content
        .intel
        .iter()
        .filter_map(|(_, card)| card.rule.strip_prefix("5.").and_then(|rule| rule.parse().ok()))
        .collect();
    assert_eq!(rules, (5..=24).collect(), "the twenty of chapter 5");
    let checks = content.intel.iter().filter_map(|(_, card)| card.check());
    for check in checks {
        let reach = [Threat::Green, Threat::Yellow, Threat::Red].map(|threat| check.difficulty.at(threat));
        assert!(reach.is_sorted() && reach[0] < reach[2]);
    }
}

#[test]
fn rule_5_1_shuffled_tokens_are_drawn_as_they_are_turned_up() {
    let shuffled = json!({
        "cards": ["probe", "probe", "sabotage"],
        "sectors": ["1a-empty-space-2", "1a-nebula"],
    });
    let board = Board::at("1a-empty-space-1").tile("1a", [0, 0], 0).set("/shuffled", shuffled);
    let mut rig = board.begin();
    rig.choose("recon:1a-nebula");
    assert_eq!(rig.game.chances().len(), 3, "each token is as likely: two of three are Probes");
    rig.draw("probe");
    assert_eq!(rig.token("1a-nebula"), Some(("probe".to_owned(), true)));
    rig.choose("move:1a-empty-space-2");
    assert_eq!(rig.game.chances().len(), 2, "one of the two has been drawn");
    rig.draw("sabotage");
    assert_eq!((rig.began("sabotage"), rig.table().pool.len()), (1, 1), "one is left in the box");
}
