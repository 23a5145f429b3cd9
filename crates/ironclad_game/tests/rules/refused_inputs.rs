//! What a game refuses, and what a state that is full, or damaged, has no room for.

use std::sync::Arc;

use arrayvec::ArrayVec;
use ironclad_game::content::gear::Is;
use ironclad_game::content::story::beat::Terms;
use ironclad_game::content::{FlagId, GearId, Id, IntelId, ModuleId, Names, OrderId, PortId, ValueId};
use ironclad_game::engine::campaign::{Arranged, CampaignLog, Promise};
use ironclad_game::engine::course::Course;
use ironclad_game::engine::moment::Happened;
use ironclad_game::engine::state::{Carried, Fitted};
use ironclad_game::engine::task::{Manned, Party};
use ironclad_game::engine::{Answer, CheckOf, Drawn, Game, Illegal, Input, State};
use serde_json::{Value, json};

use super::chapter_11_story::{board, played};
use super::rig::{Board, Rig, fight};

/// What leaves no place in a list of a campaign's log, or in one of a story's course.
type InLog = fn(&mut CampaignLog);
type InCourse = fn(&Names, &mut Course);

/// A game whose state was made by hand.
fn remake(rig: &mut Rig, change: impl FnOnce(&mut State)) {
    let mut state = rig.game.state().clone();
    change(&mut state);
    rig.game = Game::resume(Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()), state);
}

/// Leaves no place in a list of at least one.
fn fill<T: Copy, const N: usize>(list: &mut ArrayVec<T, N>) {
    let first = *list.first().expect("something to fill it with");
    while !list.is_full() {
        list.push(first);
    }
}

/// Leaves no place in a list that may be empty: this is put in as often as there is room for it.
fn fill_with<T: Copy, const N: usize>(list: &mut ArrayVec<T, N>, what: T) {
    list.push(what);
    fill(list);
}

/// Why an input is refused, if it is; the game is then as it was.
fn refusal(rig: &mut Rig, input: Input) -> Option<Illegal> {
    let before = (rig.game.hash(), rig.events.len());
    let refusal = rig.game.submit(input, &mut rig.events).err();
    if refusal.is_some() {
        assert_eq!((rig.game.hash(), rig.events.len()), before, "nothing has changed, and nothing is told");
    }
    refusal
}

#[test]
fn rule_3_2_what_is_not_offered_is_refused() {
    let mut rig = Board::card("probe").begin();
    let (here, next) = (rig.table().ship, rig.sector("1a-empty-space-2"));
    assert_eq!(
        refusal(&mut rig, Input::Answer(Answer::Move(here))),
        Some(Illegal::NotAnOption),
        "no sector adjoins itself"
    );
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::Move(next))), None);
}

#[test]
fn rule_12_1_gear_is_drawn_from_the_pile_alone() {
    let board = Board::card("derelict-ship").squad("bridge", &["jabulile", "noriko", "lan"]);
    let mut rig = board.squad("weapons", &["petrosyan"]).squad("hangar", &["zofia"]).begin();
    rig.enter().play("attempt hero:jabulile hero:noriko hero:lan class:specialist hero:petrosyan hero:zofia");
    let [soles, magazine] =
        ["felt-soles", "spare-magazine"].map(|piece| GearId::find(rig.game.names(), piece).expect("a piece of gear"));
    rig.tune(|table| table.pile.retain(|gear| *gear == soles));
    assert_eq!(refusal(&mut rig, Input::Drawn(Drawn::Gear(magazine))), Some(Illegal::NotInTheGroup));
    assert_eq!(refusal(&mut rig, Input::Drawn(Drawn::Gear(soles))), None, "the last one");
}

#[test]
fn rule_11_6_more_moments_than_can_wait_are_refused() {
    let story = json!({
        "choices": { "ask": { "options": [{ "id": "yes", "do": [{ "mark": "said" }] }] } },
        "triggers": [
            { "id": "asks", "on": { "turn": 2 }, "do": [{ "choose": "ask" }] },
            { "id": "hears", "on": { "marked": "said" }, "do": [{ "pay": 1 }] }
        ]
    });
    let mut rig = played(story);
    rig.play("end-turn");
    let yes = rig.decision().options[0];
    let mut free = rig.clone();
    assert_eq!(refusal(&mut free, Input::Answer(yes)), None);
    assert_eq!(free.table().credits, 5 + 1);
    remake(&mut rig, |state| {
        while !state.moments.is_full() {
            state.moments.push(Happened::Sail);
        }
    });
    assert_eq!(refusal(&mut rig, Input::Answer(yes)), Some(Illegal::NoRoom));
}

#[test]
fn rule_3_4_what_would_be_too_deep_is_refused() {
    let mut rig = Board::card("probe").begin();
    let next = rig.sector("1a-empty-space-2");
    remake(&mut rig, |state| {
        let turn = state.frames[0];
        while !state.frames.is_full() {
            state.frames.push(turn);
        }
    });
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::Move(next))), Some(Illegal::NoRoom), "no room to arrive");
}

#[test]
fn rule_7_4_more_tasks_than_an_operation_can_have_are_refused() {
    let mut rig = played(json!({
        "offers": { "breach": { "when": "always", "do": [{ "check": "gate" }] } },
        "checks": {
            "gate": { "skills": ["combat"], "difficulty": 8, "lost": [], "tasks": [{ "check": "safe" }] },
            "safe": { "skills": ["operate"], "difficulty": 6, "lost": [] }
        }
    }));
    rig.play("offer:breach hero:gabriel done hero:noriko");
    let probe = IntelId::find(rig.game.names(), "probe").expect("a card");
    remake(&mut rig, |state| {
        while !state.tasks.is_full() {
            state.tasks.push(Manned { task: CheckOf::Card(probe), party: Party::default() });
        }
    });
    let (before, told) = (rig.game.hash(), rig.events.len());
    let refused = rig.game.submit(Input::Answer(Answer::Done), &mut rig.events);
    assert_eq!(refused, Err(Illegal::NoRoom), "nobody who was assigned is forgotten");
    assert_eq!((rig.game.hash(), rig.events.len()), (before, told), "nothing has changed");
}

#[test]
fn rule_8_3_an_order_beyond_all_that_a_combat_can_have_is_not_given() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.play("no-order hero:gabriel order:torpedoes hero:daisuke no-order done");
    let torpedoes = OrderId::find(rig.game.names(), "torpedoes").expect("an order");
    rig.tune(|table| {
        let combat = table.combat.as_mut().expect("a combat");
        while !combat.given.is_full() {
            combat.given.push(torpedoes);
        }
    });
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::Confirm)), Some(Illegal::NoRoom));
}

#[test]
fn rule_11_6_a_reward_that_the_log_has_no_room_for_is_refused() {
    let rewards: [(Value, InLog); 3] = [
        (json!({ "heroes": ["lan"] }), |log| fill(&mut log.roster)),
        (json!({ "fighters": ["marten"] }), |log| fill(&mut log.hangar)),
        (json!({ "modules": ["medical-bay"] }), |log| {
            fill_with(&mut log.stores, Fitted { module: ModuleId::from_index(0), upgraded: false })
        }),
    ];
    for (reward, full) in rewards {
        let side = json!([{ "id": "side", "objective": { "scout": 1 }, "reward": reward }]);
        let mut rig = Board::card("bad-intel").set("/milestones", side).campaign(3);
        let recon = Input::Answer(Answer::Recon(rig.sector("1a-empty-space-2")));
        rig.tune(|table| full(table.log.as_mut().expect("a log")));
        assert_eq!(refusal(&mut rig, recon), Some(Illegal::NoRoom), "{reward}");
    }
}

#[test]
fn rule_11_8_what_the_log_has_no_room_to_note_is_refused() {
    let price = json!({ "price-at": { "port": "europa", "standing": "friendly", "until": 3 } });
    let notes: [(Value, InLog); 3] = [
        (json!({ "flag": { "truth": "open" } }), |log| {
            fill_with(&mut log.flags, (FlagId::from_index(0), ValueId::from_index(0)))
        }),
        (json!({ "promise": { "credits": 2, "chapter": 2 } }), |log| {
            fill_with(&mut log.promises, Promise { credits: 1, chapter: 3 })
        }),
        (price, |log| {
            fill_with(&mut log.arranged, Arranged { port: PortId::from_index(0), terms: Terms::Neutral, until: 3 })
        }),
    ];
    for (note, full) in notes {
        let story = json!({ "triggers": [{ "id": "notes", "on": { "turn": 2 }, "do": [note] }] });
        let mut rig = board(story).campaign(3);
        let mut free = rig.clone();
        assert_eq!(refusal(&mut free, Input::Answer(Answer::EndTurn)), None, "{note}");
        rig.tune(|table| full(table.log.as_mut().expect("a log")));
        assert_eq!(refusal(&mut rig, Input::Answer(Answer::EndTurn)), Some(Illegal::NoRoom), "{note}");
    }
}

/// The id of a name.
fn id<T: Id>(names: &Names, name: &str) -> T {
    T::find(names, name).expect(name)
}

#[test]
fn rule_11_6_what_a_story_has_no_room_to_remember_is_refused() {
    let yes = json!({ "id": "yes", "do": [{ "mark": "said" }, { "mark": "heard" }] });
    let story = json!({
        "turns": 9,
        "choices": {
            "ask": { "again": true, "options": [yes, { "id": "no", "do": [] }] },
            "other": { "options": [{ "id": "no", "do": [{ "mark": "other" }] }] }
        },
        "offers": {
            "bargain": { "when": "always", "do": [{ "pay": 1 }] },
            "other": { "when": "always", "do": [{ "pay": 2 }] }
        },
        "triggers": [
            { "id": "asks", "on": { "turn": 2 }, "do": [{ "choose": "ask" }] },
            { "id": "hears", "on": { "marked": "said" }, "do": [{ "pay": 1 }] }
        ]
    });
    let remembered: [(&str, InCourse); 7] = [
        ("end-turn option:yes", |names, course| fill_with(&mut course.marks, id(names, "other"))),
        ("end-turn option:yes", |names, course| {
            fill_with(&mut course.marks, id(names, "other"));
            course.marks.pop();
        }),
        ("end-turn option:yes", |_, course| fill(&mut course.fired)),
        ("end-turn option:yes", |names, course| fill_with(&mut course.asked, id(names, "other"))),
        ("end-turn option:yes", |names, course| fill_with(&mut course.repeated, (id(names, "other"), id(names, "no")))),
        ("offer:bargain", |names, course| fill_with(&mut course.offered, id(names, "other"))),
        ("offer:bargain", |names, course| fill_with(&mut course.offered_now, id(names, "other"))),
    ];
    for (place, (moves, full)) in remembered.into_iter().enumerate() {
        let (before, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
        let mut rig = played(story.clone());
        rig.play(before);
        let names = Arc::clone(rig.game.names());
        let answer = rig.decision().options.iter().copied().find(|answer| answer.id(&names) == last).expect(last);
        let mut free = rig.clone();
        assert_eq!(refusal(&mut free, Input::Answer(answer)), None, "{place}: {moves}");
        rig.tune(|table| full(&names, table.course.as_mut().expect("a story")));
        assert_eq!(refusal(&mut rig, Input::Answer(answer)), Some(Illegal::NoRoom), "{place}: {moves}");
    }
}

#[test]
fn rule_11_6_a_token_for_a_sector_that_a_damaged_table_has_not_is_refused() {
    let lays = json!({ "place": { "card": "probe", "at": "3a-solar-flare" } });
    let mut rig = played(json!({ "triggers": [{ "id": "lays", "on": { "turn": 2 }, "do": [lays] }] }));
    let sector = rig.sector("3a-solar-flare");
    rig.tune(|table| table.tokens.truncate(sector.index()));
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::EndTurn)), Some(Illegal::NoRoom));
}

#[test]
fn rule_12_1_gear_and_modules_beyond_all_that_there_can_be_are_refused() {
    let board = Board::card("derelict-ship").squad("bridge", &["jabulile", "noriko", "lan"]);
    let mut rig = board.squad("weapons", &["petrosyan"]).squad("hangar", &["zofia"]).begin();
    rig.enter().play("attempt hero:jabulile hero:noriko hero:lan class:specialist hero:petrosyan hero:zofia");
    let content = Arc::clone(rig.game.content());
    let is_module = |input: &Input| matches!(input, Input::Drawn(Drawn::Gear(gear)) if matches!(content.gear[*gear].is, Is::Module(_)));
    let module = rig.game.chances().into_iter().find(is_module).expect("a module in the pile");
    let mut full = rig.clone();
    full.tune(|table| {
        table.found.push(ModuleId::from_index(0));
        fill(&mut table.found);
    });
    assert_eq!(refusal(&mut full, module), Some(Illegal::NoRoom), "another module");
    rig.play("draw:felt-soles");
    let (gear, hero) = (GearId::find(rig.game.names(), "spare-magazine").expect("gear"), rig.hero("zofia"));
    rig.tune(|table| {
        table.gear.push(Carried { gear, hero, moved: false });
        fill(&mut table.gear);
    });
    let names = rig.game.names();
    let keep = rig.decision().options.iter().copied().find(|answer| answer.id(names) == "gear:felt-soles:noriko");
    assert_eq!(refusal(&mut rig, Input::Answer(keep.expect("it is offered"))), Some(Illegal::NoRoom), "another piece");
}

#[test]
fn rule_8_3_a_heroic_order_beyond_all_that_a_scenario_can_have_is_refused() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.play("order:evasive-pattern hero:gabriel order:superweapon hero:thaddeus no-order done");
    rig.tune(|table| {
        table.spent_orders.push(OrderId::from_index(0));
        fill(&mut table.spent_orders);
    });
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::Confirm)), Some(Illegal::NoRoom));
}

#[test]
fn rule_8_8_a_sortie_beyond_all_bays_is_refused() {
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    rig.play("no-order hero:gabriel no-order no-order sortie:skadi hero:wrathe done");
    rig.tune(|table| {
        let combat = table.combat.as_mut().expect("a combat");
        combat.launched.extend(combat.sorties.first().copied());
        fill(&mut combat.launched);
    });
    assert_eq!(refusal(&mut rig, Input::Answer(Answer::Confirm)), Some(Illegal::NoRoom));
}
