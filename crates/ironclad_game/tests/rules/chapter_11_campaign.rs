//! From scenario to scenario: milestones, promotions, what is paid for between them, and the next contract.

use ironclad_game::content::edition::Edition;
use ironclad_game::content::limits::SCENARIOS;
use ironclad_game::content::terms::{Faction, Mode, Threat};
use ironclad_game::content::{Content, Id};
use ironclad_game::engine::{Event, Events, Outcome, Pending, Sought};
use ironclad_game::patrol;
use serde_json::json;

use super::rig::{Board, Rig, content};

/// A ship at a port, whose aim is the next sector but one, with a token on each of the two.
fn near() -> Board {
    let won = json!({ "arrive": "1a-empty-space-2" });
    Board::at("europa")
        .lay_port("europa", [-1, 0])
        .tile("1a", [0, 0], 0)
        .token("1a-empty-space-1", "bad-intel")
        .token("1a-empty-space-2", "rich-asteroid")
        .set("/won", won)
        .start("credits", 20)
        // A merry crew wants no round between voyages.
        .start("morale", 7)
}

/// The same with two milestones besides the aim.
fn milestones() -> Board {
    let reward = json!({ "credits": 3, "reputation": { "federation": 1 }, "fighters": ["marten"], "heroes": ["lan"] });
    near().set(
        "/milestones",
        json!([
            { "id": "side", "objective": { "scout": 1 }, "reward": reward },
            { "id": "third", "objective": { "explore": 2 } },
        ]),
    )
}

/// Sails to the aim, and passes the card there by.
fn win(rig: &mut Rig) {
    rig.play("move:1a-empty-space-1");
    while rig.kind() != "action" {
        rig.play(if rig.offered("done") { "done" } else { "pass" });
    }
    if !rig.offered("move:1a-empty-space-2") {
        rig.play("end-turn");
    }
    rig.tune(|table| (table.actions.left, table.actions.owed) = (2, 0));
    rig.play("move:1a-empty-space-2");
    if rig.offered("skip") {
        rig.play("skip");
    }
    assert_eq!(rig.outcome(), Some(Outcome::Won));
}

fn reached(rig: &Rig) -> Vec<u8> {
    let place = |event: &Event| if let Event::MilestoneReached { place } = event { Some(*place) } else { None };
    rig.events.iter().filter_map(place).collect()
}

#[test]
fn rule_11_5_each_milestone_promotes_one_who_took_part_for_good() {
    let mut rig = near().campaign(3);
    let began = rig.game.state().clone();
    win(&mut rig);
    assert_eq!((reached(&rig), rig.kind().as_str()), (vec![0], "promotion"));
    assert!(rig.offered("promote:gabriel") && !rig.offered("promote:lan"), "she was not aboard");
    rig.play("promote:gabriel");
    assert_eq!(rig.offers(), ["upgrade:skadi", "done"], "one milestone, one promotion, and the Skadi to be paid for");
    rig.play("done");
    rig.play("contract:federation");
    assert_eq!(rig.game.sought(), Some(Sought::Contract(Faction::Federation)));
    let mut next = near().after(&rig, &began);
    let gabriel = next.game.view().candidate(next.hero("gabriel"));
    assert!(gabriel.promoted && gabriel.cost == content().heroes[gabriel.hero].side(true).cost);
    let before = next.table().credits;
    next.play("hire:gabriel hire:thaddeus done");
    assert!(next.table().hero(gabriel.hero).is_some_and(|aboard| aboard.promoted));
    assert_eq!(next.table().credits, before - u16::from(gabriel.cost) - 2, "promoted heroes cost more");
    win(&mut next);
    assert!(!next.offered("promote:gabriel") && next.offered("promote:thaddeus"), "once, for good");
    assert!(!next.offered("promote:noriko"), "she stayed ashore");
    next.play("done");
    assert_eq!(next.happened(|event| matches!(event, Event::HeroPromoted { .. })), 0, "nobody has to be");
}

#[test]
fn rule_11_5_and_11_6_milestones_besides_the_aim_are_counted_and_paid() {
    let mut rig = milestones().campaign(3);
    let so_far = |rig: &Rig| rig.game.view().milestones().map(|mark| (mark.done, mark.reached)).collect::<Vec<_>>();
    assert_eq!(so_far(&rig), [((0, 1), false), ((0, 1), false), ((0, 2), false)]);
    let credits = rig.table().credits;
    rig.play("recon:1a-empty-space-1");
    assert_eq!(reached(&rig), [1], "a token turned up by Recon");
    assert_eq!((rig.table().credits, rig.table().reputation(Faction::Federation)), (credits + 3, 1));
    let log = rig.table().log.as_ref().expect("a log");
    assert!(log.ship(ironclad_game::content::Id::find(rig.game.names(), "marten").expect("a mech")).is_some());
    assert!(log.enlisted(rig.hero("lan")).is_some_and(|lan| lan.served == 0));
    win(&mut rig);
    assert_eq!(so_far(&rig), [((1, 1), true), ((1, 1), true), ((1, 2), false)], "only one was met blind");
    assert_eq!(reached(&rig), [1, 0], "each once");
    rig.play("promote:gabriel promote:noriko");
    assert_eq!(rig.kind(), "refit", "two milestones, two promotions");
}

#[test]
fn rule_11_5_outside_a_campaign_nobody_is_promoted() {
    let mut rig = milestones().begin();
    win(&mut rig);
    assert!(reached(&rig).is_empty() && matches!(rig.game.pending(), Pending::Over(Outcome::Won)));
}

#[test]
fn rule_11_7_a_lost_ship_is_played_again_or_is_the_end() {
    let mut rig = near().campaign(3);
    let began = rig.game.state().clone();
    rig.tune(|table| (table.hull, table.outcome) = (0, Some(Outcome::Lost)));
    rig.play("end-turn");
    assert_eq!((rig.kind().as_str(), rig.offers()), ("loss", vec!["again".to_owned(), "end".to_owned()]));
    let mut end = rig.clone();
    end.play("end");
    assert!(matches!(end.game.pending(), Pending::Over(Outcome::Lost)) && end.game.sought().is_none());
    rig.play("again");
    let next = patrol::go_on(&rig.game, &began, 1, &mut Events::new()).expect("laid").expect("once more");
    assert_eq!(next.state().table.hull, began.table.hull);
    assert_eq!(next.table().log.as_ref().map(|log| (log.scenario, log.results.len())), Some((1, 0)));
}

/// A ruined ship that is lost is played again in order; nothing that was better than at a campaign's beginning is taken.
#[test]
fn ruling_119_a_scenario_played_again_begins_with_the_ship_in_order() {
    let again = |edition: Edition| {
        let mut rig = near().edition(edition).campaign(3);
        rig.tune(|table| {
            (table.crew, table.morale, table.hull, table.salvage, table.ammo) = (1, 7, 1, 0, 6);
            table.sections = [3, 4, 2, 4];
            let log = table.log.as_mut().expect("a log");
            log.hangar[0].damage = 1;
            log.roster[0].wounded = true;
        });
        let began = rig.game.state().clone();
        rig.tune(|table| (table.hull, table.outcome) = (0, Some(Outcome::Lost)));
        rig.play("end-turn again");
        let next = patrol::go_on(&rig.game, &began, 1, &mut Events::new()).expect("laid").expect("once more");
        let table = next.table();
        let log = table.log.as_ref().expect("a log");
        let counters = (table.crew, table.morale, table.hull, table.salvage, table.ammo);
        (counters, table.sections, table.energy, log.hangar[0].damage, log.roster[0].wounded)
    };
    assert_eq!(again(Edition::Second), ((6, 7, 5, 2, 6), [0; 4], 5, 0, false));
    let (counters, sections, _, damage, wounded) = again(Edition::First);
    assert_eq!((counters, sections, damage, wounded), ((1, 7, 1, 0, 6), [3, 4, 2, 4], 1, true));
}

#[test]
fn rule_11_9_repairs_crew_and_healing_at_neutral_prices() {
    let mut rig = near().campaign(3);
    rig.tune(|table| {
        table.sections = [2, 0, 0, 0];
        (table.hull, table.crew, table.credits) = (4, 6, 30);
        table.fighters[0].damage = 1;
        let log = table.log.as_mut().expect("a log");
        log.hangar[0].damage = 1;
        log.roster[0].wounded = true;
        table.villain = None;
    });
    let sick = rig.table().log.as_ref().expect("a log").roster[0].hero;
    win(&mut rig);
    rig.play("done");
    rig.tune(|table| (table.credits, table.salvage) = (30, 6));
    let paid = |rig: &mut Rig, option: &str| {
        let before = rig.table().credits;
        rig.choose(option);
        before - rig.table().credits
    };
    let treat = format!("treat:{}", ironclad_game::content::Id::name(sick, rig.game.names()));
    assert_eq!(paid(&mut rig, "repair:hull"), 3);
    assert_eq!(paid(&mut rig, "repair:bridge"), 3);
    assert_eq!(paid(&mut rig, "repair:skadi"), 3);
    assert_eq!(paid(&mut rig, &treat), 3, "ruling 88");
    assert_eq!(paid(&mut rig, "buy:crew"), 4, "ruling 39");
    rig.tune(|table| table.morale = 4);
    assert_eq!(paid(&mut rig, "service:saloon-morale"), 3, "ruling 91");
    assert!(rig.table().morale == 5 && !rig.offered("service:saloon-morale"), "once");
    assert_eq!((rig.table().hull, rig.table().sections[0], rig.table().crew), (5, 1, 7));
    assert!(!rig.offered("repair:hull") && !rig.offered(&treat) && !rig.offered("buy:crew"), "nothing more to do");
    let log = rig.table().log.as_ref().expect("a log");
    assert!(log.hangar[0].damage == 0 && rig.table().fighters[0].damage == 0 && !log.roster[0].wounded);
    assert_eq!(paid(&mut rig, "upgrade:bridge"), 6, "as the card says");
    assert_eq!(rig.table().salvage, 4);
    rig.tune(|table| table.credits = 2);
    assert_eq!(rig.offers(), ["done"], "the rest is too dear");
}

#[test]
fn rule_11_2_the_players_choose_sides_and_then_serve_one() {
    let offers = |scenario: u8, reputation: [i8; 5], ally: Option<Faction>| {
        let mut rig = near().campaign(12);
        win(&mut rig);
        rig.tune(|table| {
            (table.reputation, table.ally) = (reputation, ally);
            table.log.as_mut().expect("a log").scenario = scenario;
        });
        rig.play("done done");
        rig.offers()
    };
    let named = |names: &[&str]| names.iter().map(|name| format!("contract:{name}")).collect::<Vec<_>>();
    let early = offers(2, [0, -10, -9, 3, 0], None);
    assert_eq!(early, named(&["federation", "firstborn", "cartel", "corporation"]), "all but Enemies");
    assert_eq!(offers(5, [4, 0, 0, 4, 1], None), named(&["federation", "cartel"]), "equals are chosen among");
    assert_eq!(offers(8, [4, 12, 0, 0, 0], Some(Faction::Council)), named(&["council"]), "the ally");
    assert_eq!(offers(10, [-10; 5], None).len(), 5, "somebody has to be served");
}

#[test]
fn rule_11_3_it_grows_more_dangerous() {
    let figures = &content().rules.campaign;
    let normal: Vec<Threat> = (1..=12).map(|number| figures.threat(Mode::Normal, number)).collect();
    assert_eq!(normal[..3], [Threat::Green; 3]);
    assert_eq!(normal[3..7], [Threat::Yellow; 4]);
    assert_eq!(normal[7..], [Threat::Red; 5]);
    for number in 1..=12 {
        let [easy, normal, hard] = [Mode::Easy, Mode::Normal, Mode::Hard].map(|mode| figures.threat(mode, number));
        assert!(easy <= normal && normal <= hard, "scenario {number}");
    }
}

#[test]
fn rule_11_3_each_chapter_is_as_dangerous_as_the_rule_says() {
    let content = content();
    assert!(content.chapters() >= 10);
    for number in 1..=content.chapters() {
        let stories = content.chapter(number).and_then(|chapter| chapter.story.as_ref()).expect("a story");
        for (side, story) in stories.all() {
            let wanted = match number {
                1..=3 => Threat::Green,
                4..=7 => Threat::Yellow,
                _ => Threat::Red,
            };
            let [easy, normal, hard] = [Mode::Easy, Mode::Normal, Mode::Hard].map(|mode| story.threat.at(mode));
            assert_eq!(normal, wanted, "chapter {number}, {side:?}");
            assert!(easy <= normal && normal <= hard, "chapter {number}: a harder mode is no less dangerous");
        }
    }
}

#[test]
fn rule_11_3_a_harder_mode_has_no_easier_check_and_no_later_last_turn() {
    let content = content();
    for number in 1..=content.chapters() {
        let stories = content.chapter(number).and_then(|chapter| chapter.story.as_ref()).expect("a story");
        for (side, story) in stories.all() {
            let turns = [Mode::Easy, Mode::Normal, Mode::Hard].map(|mode| story.turns.at(mode));
            assert!(turns.is_sorted_by(|easier, harder| easier >= harder), "chapter {number}, {side:?}: {turns:?}");
            for (check, own) in &story.checks {
                let wanted = [Mode::Easy, Mode::Normal, Mode::Hard].map(|mode| own.difficulty.at(mode));
                let check = check.name(&content.names);
                assert!(wanted.is_sorted(), "chapter {number}, {side:?}, {check}: {wanted:?}");
            }
        }
    }
}

#[test]
fn rule_11_1_a_campaign_ends_with_its_last_scenario() {
    assert_eq!(SCENARIOS, 12, "two acts of five, and a finale of two");
    let mut rig = near().campaign(1);
    win(&mut rig);
    assert!(matches!(rig.game.pending(), Pending::Over(Outcome::Won)), "no question that changes nothing");
    assert!(rig.game.sought().is_none());
}

#[test]
fn rule_10_4_friends_join_and_a_hostile_powers_hero_is_not_for_hire() {
    let mut friend = near().campaign(3);
    let began = friend.game.state().clone();
    friend.tune(|table| table.reputation[Faction::Firstborn.index()] = 6);
    win(&mut friend);
    let log = friend.table().log.as_ref().expect("a log");
    let module = ironclad_game::content::Id::find(friend.game.names(), "medical-bay").expect("a module");
    assert!(log.enlisted(friend.hero("vashti")).is_some() && log.module(module).is_some());
    assert!(log.enlisted(friend.hero("hadiza")).is_none(), "an ally's hero does not come to a friend");
    friend.play("done");
    friend.tune(|table| table.reputation[Faction::Firstborn.index()] = -5);
    friend.play("done contract:cartel");
    let mut cold = near().after(&friend, &began);
    assert!(!cold.offered("hire:vashti") && cold.offered("hire:gabriel"));
    cold.tune(|table| table.reputation[Faction::Firstborn.index()] = -4);
    assert!(cold.offered("hire:vashti"), "she comes back when they are Hostile no more");
}

#[test]
fn rule_11_4_a_campaign_begins_with_a_purse_and_twelve_on_the_roster() {
    let content: &Content = &content();
    for mode in [Mode::Easy, Mode::Normal, Mode::Hard] {
        for seed in 0..20 {
            let file = patrol::first_contract(content, mode, None, seed).expect("a contract");
            assert!(file.squads.is_empty() && file.fighters.is_empty() && file.modules.is_empty());
            assert_eq!(file.roster.as_ref().map(|roster| roster.heroes.len()), Some(12));
            assert!(matches!(file.side.map(|side| side.with), Some(Faction::Federation | Faction::Cartel)));
            assert_eq!(file.milestones.len(), 2);
            patrol::scenario(&super::rig::content(), file).expect("as an author would write it");
        }
    }
}

#[test]
fn the_first_contract_has_the_turns_besides_that_the_figures_say() {
    let last = |besides| {
        let mut content: Content = (*content()).clone();
        content.rules.campaign.first_turns = [(Mode::Easy, besides)].into();
        let turns =
            |mode| patrol::first_contract(&content, mode, None, 7).expect("a contract").turns.expect("a last turn");
        (turns(Mode::Easy), turns(Mode::Normal))
    };
    let (easy, normal) = last(0);
    assert_eq!(last(2), (easy + 2, normal));
}

#[test]
fn rule_11_4_a_crew_is_suggested_within_the_purse() {
    for seed in 0..10 {
        let setup = ironclad_game::engine::Setup {
            mode: Mode::Normal,
            seats: ironclad_game::engine::dealt(1),
            scripted: false,
            players: None,
            edition: ironclad_game::content::edition::Edition::TODAY,
        };
        let mut game = patrol::begin(&content(), setup, 10, seed, &mut Events::new()).expect("a campaign");
        let steps = patrol::suggestion(&game);
        for step in &steps {
            game.submit(ironclad_game::engine::Input::Answer(*step), &mut Events::new())
                .expect("each is an option in turn");
        }
        let table = game.table();
        assert!(table.heroes.len() >= 9 && table.fighters.len() == 1 && table.modules.len() == 1, "{steps:?}");
        assert!(table.credits >= 3, "something is kept for ports");
        assert_eq!(patrol::suggested(&game), None, "and then all is done");
    }
}
