//! What the sensible bot does in a campaign, and that a report names what it never did.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "rules/rig.rs"]
#[allow(dead_code, unused_imports, reason = "the rules use more of it")]
mod rig;

use ironclad_game::bot::{Bot, Care, Player, Sensible};
use ironclad_game::content::ability::Ability;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::gear::Is;
use ironclad_game::content::terms::{Faction, Mode};
use ironclad_game::content::{FighterId, GearId, HeroId, Id, ModuleId};
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::state::Fitted;
use ironclad_game::engine::{Answer, Event, Input, Outcome, Pending};
use ironclad_game::patrol;
use ironclad_game::sim::{Chapter, Kind, Plan, Report, Subject, simulate};
use rig::{Board, Rig, content};
use serde_json::{Value, json};

/// What the sensible bot answers to the question at hand, as the protocol names it.
fn chosen(rig: &Rig) -> String {
    let decision = rig.decision();
    Sensible::new(7, Care::GLANCE).choose(&rig.game, &decision).id(rig.game.names())
}

/// The first scenario of a campaign whose aim is the next sector, begun by whoever is suggested.
fn near() -> Board {
    Board::at("europa")
        .lay_port("europa", [-1, 0])
        .tile("1a", [0, 0], 0)
        .set("/won", json!({ "arrive": "1a-empty-space-1" }))
        .start("credits", 20)
        .start("morale", 7)
}

/// A campaign before its second scenario, at the fitting out.
fn second() -> Rig {
    let mut rig = near().campaign(3);
    let began = rig.game.state().clone();
    rig.play("move:1a-empty-space-1");
    assert_eq!(rig.outcome(), Some(Outcome::Won));
    rig.play("done done contract:federation");
    near().after(&rig, &began)
}

/// Games of a bot on one thread, so that the same seed gives the same.
fn played(what: Subject, bot: Bot, games: u32, mode: Mode) -> Report {
    let (seed, players, threads, cap) = (5, 1, Some(1), Plan::CAP);
    let plan = Plan { what, bot, games, seed, players, mode, threads, cap, without: None, sponsor: None };
    simulate(&content(), &plan, &|_| ()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn between_scenarios_whoever_has_plenty_upgrades() {
    let mut rig = near().campaign(3);
    rig.play("move:1a-empty-space-1 done");
    assert_eq!((rig.kind(), chosen(&rig)), ("refit".to_owned(), "upgrade:skadi".to_owned()));
}

#[test]
fn gear_in_the_lockers_is_given_out() {
    let mut rig = second();
    let gear = content().gear.ids().find(|gear| matches!(content().gear[*gear].is, Is::Kit { .. }));
    let gear: GearId = gear.expect("a piece that is carried");
    rig.tune(|table| {
        table.pile.retain(|other| *other != gear);
        table.log.as_mut().expect("a log").lockers.push(gear);
    });
    let steps = patrol::suggestion(&rig.game);
    assert!(steps.iter().any(|step| matches!(step, Answer::Gear(given, _) if *given == gear)), "{steps:?}");
    let hired = steps.iter().take_while(|step| !matches!(step, Answer::Gear(..)));
    for step in hired {
        assert_eq!(chosen(&rig), step.id(rig.game.names()), "it does as is suggested");
        rig.game.submit(Input::Answer(*step), &mut rig.events).expect("an option");
    }
    assert!(chosen(&rig).starts_with("gear:"), "{}", chosen(&rig));
}

#[test]
fn somebody_who_is_not_worth_her_price_is_sent_ashore() {
    let mut rig = second();
    rig.tune(|table| table.credits = 8);
    let crew: Vec<HeroId> = patrol::suggestion(&rig.game).into_iter().filter_map(hired).collect();
    let other = rig.game.view().roster().map(|candidate| candidate.hero).find(|hero| !crew.contains(hero));
    let other = other.expect("not everybody can be paid");
    rig.game.submit(Input::Answer(Answer::Hire(other)), &mut rig.events).expect("there is enough for one");
    assert_eq!(chosen(&rig), Answer::Dismiss(other).id(rig.game.names()));
}

fn hired(step: Answer) -> Option<HeroId> {
    if let Answer::Hire(hero) = step { Some(hero) } else { None }
}

#[test]
fn a_module_that_costs_something_to_fit_is_fitted_if_that_leaves_what_is_kept() {
    let deck = ModuleId::find(&content().names, "recreation-deck").expect("a module");
    let fitted = |credits: u16| {
        let mut rig = second();
        rig.tune(|table| {
            let log = table.log.as_mut().expect("a log");
            log.stores.clear();
            log.stores.push(Fitted { module: deck, upgraded: false });
            table.credits = credits;
        });
        let everybody: u16 = rig.game.view().roster().map(|candidate| u16::from(candidate.cost)).sum();
        (everybody, patrol::suggestion(&rig.game).contains(&Answer::Fit(deck)), rig)
    };
    let (everybody, _, _) = fitted(0);
    let [enough, short] = [everybody + 8, everybody + 7].map(fitted);
    assert!(enough.1 && !short.1, "3 Credits are kept beside the fee of 5");
    let mut rig = enough.2;
    for step in patrol::suggestion(&rig.game) {
        rig.game.submit(Input::Answer(step), &mut rig.events).expect("an option");
    }
    assert_eq!((rig.table().credits, patrol::suggested(&rig.game)), (3, None), "and then all is done");
}

#[test]
fn outside_a_campaign_the_bot_fits_out_as_well() {
    let board = near()
        .set("/squads", json!({}))
        .set("/fighters", json!([]))
        .set("/roster", json!({ "heroes": ["gabriel", "noriko"], "fighters": ["skadi"], "modules": ["repair-bay"] }));
    let mut rig = board.begin();
    let mut done = Vec::new();
    while rig.kind() == "set-up" && done.len() < 20 {
        let step = chosen(&rig);
        rig.choose(&step);
        done.push(step);
    }
    for step in ["hire:gabriel", "hire:noriko", "ship:skadi", "fit:repair-bay"] {
        assert!(done.contains(&step.to_owned()), "{step}: {done:?}");
    }
}

/// A story of one side at Europa.
fn told(story: Value) -> Board {
    let mut told = json!({
        "chapter": 1, "date": [1, 1, 100], "days": 2, "threat": "green", "turns": 6,
        "prologue": [],
        "sides": { "federation": {
            "with": "federation", "against": ["cartel"],
            "pay": { "retainer": 5, "main": 7, "side": 3, "third": 1 }
        } },
        "milestones": { "main": { "when": "never" }, "side": { "when": "never" }, "third": { "when": "never" } }
    });
    told.as_object_mut().expect("an object").extend(story.as_object().expect("an object").clone());
    near().set("/won", json!("story")).set("/story", told)
}

#[test]
fn heroes_are_fetched_from_a_post_that_nothing_waits_for() {
    let mut rig = told(json!({
        "posts": { "gate": { "at": "europa", "heroes": 3, "defend": "hold" } },
        "checks": { "hold": { "skills": ["combat"], "difficulty": 9 } }
    }))
    .begin();
    rig.play("post:gate hero:gabriel hero:xavier hero:noriko");
    rig.tune(|table| table.actions.left = 2);
    assert!(rig.offered("fetch:gate"));
    // It is no more than one of the things to be done, so it need not be done at once.
    let mut player = Sensible::new(7, Care::GLANCE);
    while rig.table().turn < 4 {
        let input = match rig.game.pending() {
            Pending::Over(_) => break,
            Pending::Choose(decision) => Input::Answer(player.choose(&rig.game, &decision)),
            Pending::Chance(_) | Pending::Draw(_) => rig.game.chances()[0],
        };
        rig.game.submit(input, &mut rig.events).expect("what is pending is legal");
    }
    let fetched = |event: &Event| matches!(event, Event::Story(StoryEvent::Fetched { .. }));
    assert_eq!(rig.happened(fetched), 3, "all three are back aboard by turn 4");
}

#[test]
fn a_word_goes_to_a_third_power() {
    let mut rig = told(json!({
        "milestones": {
            "main": { "when": { "turn": { "from": 2 } }, "ends": true },
            "side": { "when": "never" }, "third": { "when": "never" }
        }
    }))
    .campaign(2);
    rig.tune(|table| table.reputation[Faction::Council.index()] = 2);
    while rig.kind() != "word" {
        let step = chosen(&rig);
        rig.choose(&step);
    }
    assert_eq!(chosen(&rig), "word:council", "to whoever likes the players best");
}

#[test]
fn ships_go_along_that_are_sound() {
    let mut rig = second();
    rig.tune(|table| {
        for bay in &mut table.log.as_mut().expect("a log").hangar {
            bay.damage = 1;
        }
    });
    let skadi = FighterId::find(&content().names, "skadi").expect("a fighter");
    assert!(patrol::suggestion(&rig.game).contains(&Answer::Ship(skadi)));
}

#[test]
fn contracts_are_played_with_side_missions_and_what_is_never_done_is_named() {
    let report = played(Subject::Campaigns(2), Bot::Sensible, 3, Mode::Easy);
    let reached = |place: usize| report.chapters.iter().map(|chapter| chapter.reached[place].times).sum::<u32>();
    assert!(reached(0) > 0 && reached(1) + reached(2) > 0, "{:?}", report.chapters);
    let ended = |chapter: &Chapter| chapter.won + chapter.too_late + chapter.lost;
    assert!(report.chapters.iter().all(|chapter| chapter.reached[0].of == ended(chapter)));
    for (verb, used) in &report.verbs {
        let named = report.unused[&Kind::Verbs].contains(&(*verb).to_owned());
        assert_eq!(named, used.chosen == 0, "{verb}: {used:?}");
    }
    // With a purse for one crew nobody has to be sent ashore again.
    assert!(report.verbs["hire"].chosen > 0 && report.verbs["dismiss"].chosen == 0);
    assert!(report.unused[&Kind::Verbs].contains(&"dismiss".to_owned()));
}

#[test]
fn a_report_of_the_story_names_what_never_came() {
    let report = played(Subject::Story, Bot::Random, 6, Mode::Normal);
    for kind in [Kind::Orders, Kind::Enemies, Kind::Specials, Kind::Cards, Kind::Heroes] {
        assert!(report.used[&kind].len() > 1, "{kind:?} that may come: {:?}", report.used[&kind]);
    }
    assert!(!report.unused[&Kind::Cards].is_empty() && !report.unused[&Kind::Enemies].is_empty());
    for hero in report.used[&Kind::Abilities].keys() {
        let card = &content().heroes[HeroId::find(&content().names, hero).expect("a hero")];
        let passive = |promoted: bool| {
            let ability = card.side(promoted).ability(Edition::TODAY);
            matches!(ability, Ability::Passive(_))
        };
        assert!(!(passive(false) && passive(true)), "{hero} has nothing to use");
    }
}
