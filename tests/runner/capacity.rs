//! How much a campaign can bring together: what is too much is refused with its file and line, and what is not is all
//! there, in the state as in the events.

use std::collections::BTreeSet;
use std::sync::Arc;

use ironclad::content::files::{ContentFile, built_in};
use ironclad::content::limits::{HANGAR, PROMISES, ROSTER, SCENARIOS, STORES};
use ironclad::content::load::load;
use ironclad::content::terms::Mode;
use ironclad::content::{Content, FighterId, FlagId, HeroId, Id, ModuleId, ValueId};
use ironclad::engine::event::story::StoryEvent;
use ironclad::engine::{Answer, Event, Events, Game, Pending, Setup, dealt};
use serde_json::{Value, json};
use words::Text;

use crate::rules::random_play::Chance;

/// The chapter that is changed: the first of the story.
const CHAPTER: &str = "scenarios/ballast.json";

fn json_of(files: &[ContentFile], path: &str) -> Value {
    let file = files.iter().find(|file| file.path == path).expect("the file is there");
    serde_json::from_slice(&file.text).expect("JSON")
}

fn put(files: &mut Vec<ContentFile>, path: String, value: &Value) {
    files.retain(|file| file.path != path);
    files.push(ContentFile { path, text: serde_json::to_vec_pretty(value).expect("JSON").into() });
}

/// Adds things of a folder, each like the one of this name, and gives their names.
fn add(
    files: &mut Vec<ContentFile>,
    folder: &str,
    like: &str,
    many: usize,
    change: impl Fn(&mut Value),
) -> Vec<String> {
    let mut model = json_of(files, &format!("{folder}/{like}.json"));
    change(&mut model);
    let names: Vec<String> = (0..many).map(|number| format!("extra.{like}-{number}")).collect();
    for name in &names {
        put(files, format!("{folder}/{name}.json"), &model);
    }
    names
}

/// Lets the first turn of the chapter do this.
fn first_turn(files: &mut Vec<ContentFile>, beats: Vec<Value>) {
    let mut chapter = json_of(files, CHAPTER);
    let triggers = chapter["story"]["triggers"].as_array_mut().expect("a list");
    // A list of beats has an end.
    for (place, beats) in beats.chunks(40).enumerate() {
        triggers.push(json!({ "id": format!("extra-{place}"), "on": { "turn": 1 }, "do": beats }));
    }
    put(files, CHAPTER.to_owned(), &chapter);
}

/// The faults of these files.
fn told(files: &[ContentFile]) -> Vec<String> {
    match load(files) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.told(&Text::of("en")).lines().map(str::to_owned).collect(),
    }
}

/// Exactly this is wrong with these files: so many of a kind, and where the first too many is given.
fn refused(files: &[ContentFile], place: &str, message: &str) {
    let told = told(files);
    assert!(
        told.iter().any(|fault| fault.starts_with(place) && fault.contains(message)),
        "{place} {message}: {told:#?}"
    );
    let line = told.iter().any(|fault| fault.split(':').nth(1).is_some_and(|line| line.parse::<u32>().is_ok()));
    assert!(line, "the line is told: {told:#?}");
}

fn begin(content: Arc<Content>) -> (Game, Events) {
    let chapter = Arc::clone(content.chapter(1).expect("the first chapter"));
    let setup = Setup {
        mode: Mode::Normal,
        seats: dealt(1),
        scripted: false,
        players: None,
        edition: ironclad::content::edition::Edition::TODAY,
    };
    let mut events = Events::new();
    let length = content.chapters();
    (Game::campaign(content, chapter, setup, length, &mut events), events)
}

/// Plays by chance for so many inputs, and says all that has happened. After each input the state agrees with the events.
fn play(content: Arc<Content>, chance: &mut Chance, inputs: usize) -> (Game, Events) {
    let (mut game, mut all) = begin(content);
    agrees(&game, &all);
    for _ in 0..inputs {
        let mut events = Events::new();
        let input = match game.pending() {
            Pending::Choose(decision) => {
                let fitting = decision.options.iter().position(|answer| *answer == Answer::Done);
                // Fitting out is left now and then, so that the chapter begins.
                let place = fitting.filter(|_| chance.below(4) == 0).unwrap_or(chance.below(decision.options.len()));
                ironclad::engine::Input::Answer(decision.options[place])
            }
            Pending::Chance(_) | Pending::Draw(_) => *chance.of(&game.chances()),
            Pending::Over(_) => break,
        };
        game.submit(input, &mut events).expect("one of the options");
        agrees(&game, &events);
        all.extend(events);
    }
    (game, all)
}

/// Whatever these events say is so.
fn agrees(game: &Game, events: &Events) {
    let log = game.table().log.as_ref().expect("a campaign");
    for (place, event) in events.iter().enumerate() {
        match *event {
            Event::HeroJoined { hero } => {
                let left = events[place..].contains(&Event::Story(StoryEvent::Left { hero }));
                assert!(left || log.enlisted(hero).is_some(), "{event:?}");
            }
            Event::ShipGained { fighter } => assert!(log.ship(fighter).is_some(), "{event:?}"),
            Event::ModuleGained { module } | Event::ModuleFound { module, .. } => {
                assert!(log.module(module).is_some(), "{event:?}");
            }
            Event::Story(StoryEvent::Flagged { flag, .. }) => assert!(log.flag(flag).is_some(), "{event:?}"),
            Event::Story(StoryEvent::Promised { chapter, .. }) => {
                assert!(log.promises.iter().any(|promise| promise.chapter == chapter), "{event:?}");
            }
            Event::Story(StoryEvent::Arranged { port, .. }) => {
                assert!(log.arranged.iter().any(|arranged| arranged.port == port), "{event:?}");
            }
            _ => {}
        }
    }
}

fn named(key: &str, names: &[String]) -> Vec<Value> {
    names.iter().map(|name| json!({ key: name })).collect()
}

#[test]
fn more_than_a_campaign_has_room_for_is_refused() {
    let cases: [(&str, &str, &str, usize, &str); 3] = [
        ("heroes", "gabriel", "join", ROSTER, "heroes; 40 at the most"),
        ("fighters", "skadi", "gain-ship", HANGAR, "fighters and mechs; 12 at the most"),
        ("modules", "targeting-computer", "gain-module", STORES, "modules; 24 at the most"),
    ];
    for (folder, like, beat, most, message) in cases {
        let mut files = built_in();
        let names = add(&mut files, folder, like, most, |_| {});
        first_turn(&mut files, named(beat, &names));
        refused(&files, CHAPTER, message);
        let beat = format!(".{beat}: ");
        assert!(told(&files).iter().any(|fault| fault.contains(&beat)), "the beat is told: {:#?}", told(&files));
    }
}

/// More than ids can name are refused by their folder, and nothing that is built in is blamed for it.
#[test]
fn three_hundred_heroes_are_refused_and_only_they() {
    let mut files = built_in();
    let own = files.iter().filter(|file| file.path.starts_with("heroes/")).count();
    add(&mut files, "heroes", "gabriel", 300, |_| {});
    assert_eq!(told(&files), [format!("heroes: {} files; 255 at the most", own + 300)]);
}

#[test]
fn what_turns_up_in_every_campaign_is_counted_with_all_packs() {
    let mut files = built_in();
    let modules = add(&mut files, "modules", "targeting-computer", STORES, |module| {
        module["lesser"] = json!(true);
        module.as_object_mut().expect("an object").remove("upgraded");
    });
    let mut token = json_of(&files, "gear/letters-of-credit.json");
    for (number, module) in modules.iter().enumerate() {
        token["is"] = json!({ "module": module });
        put(&mut files, format!("gear/extra.token-{number}.json"), &token);
    }
    let told = told(&files);
    assert!(
        told.iter().any(|fault| fault.starts_with("gear/extra.token-") && fault.contains("modules; 24")),
        "{told:#?}"
    );
    let mut files = built_in();
    let friend = |hero: &mut Value| {
        hero["faction"] = json!("council");
        hero["experience"] = json!("veteran");
    };
    add(&mut files, "heroes", "gabriel", 8, friend);
    refused(&files, "heroes/extra.gabriel-", "veterans belong to a power; 8 at the most");
}

#[test]
fn promises_for_a_chapter_that_never_comes_are_refused() {
    let mut files = built_in();
    first_turn(&mut files, vec![json!({ "promise": { "credits": 1, "chapter": SCENARIOS + 1 } })]);
    refused(&files, CHAPTER, "13 is out of bounds: 1 to 12");
}

#[test]
fn promises_add_up_and_none_is_lost() {
    let mut files = built_in();
    let promises = |chapter: usize| (0..9).map(move |_| json!({ "promise": { "credits": 40, "chapter": chapter } }));
    first_turn(&mut files, (2..=SCENARIOS).flat_map(promises).collect());
    let content = Arc::new(load(&files).expect("sound"));
    let (game, events) = play(content, &mut Chance::new(3), 400);
    let told =
        events.iter().filter(|event| matches!(event, Event::Story(StoryEvent::Promised { credits: 40, .. }))).count();
    assert_eq!(told, 9 * PROMISES, "the first turn was played");
    let promises = &game.table().log.as_ref().expect("a campaign").promises;
    assert_eq!(promises.len(), PROMISES);
    assert!(promises.iter().all(|promise| promise.credits >= 360), "{promises:?}");
}

/// Packs that add things, as many as they like: each is refused, or all that it gives is the players'.
#[test]
fn packs_that_add_things_are_refused_or_give_them_all() {
    let (mut played, mut refused, mut given) = (0, 0, 0);
    for seed in 0..150 {
        let mut chance = Chance::new(seed);
        let mut files = built_in();
        let heroes = add(&mut files, "heroes", "gabriel", chance.below(18), |_| {});
        let ships = add(&mut files, "fighters", "skadi", chance.below(13), |_| {});
        let modules = add(&mut files, "modules", "targeting-computer", chance.below(14), |_| {});
        add(&mut files, "gear", "tea-service", chance.below(11), |_| {});
        let mut flags = json_of(&files, "flags.json");
        let flag_names: Vec<String> = (0..chance.below(32)).map(|number| format!("extra-{number}")).collect();
        for name in &flag_names {
            flags["flags"][name] = json!({ "values": ["yes"], "silent": true });
        }
        put(&mut files, "flags.json".to_owned(), &flags);
        let mut beats = [named("join", &heroes), named("gain-ship", &ships), named("gain-module", &modules)].concat();
        beats.extend(flag_names.iter().map(|name| json!({ "flag": { name: "yes" } })));
        let promise = |chance: &mut Chance| json!({ "promise": { "credits": chance.below(100), "chapter": 2 + chance.below(11) } });
        for _ in 0..chance.below(10) {
            beats.push(promise(&mut chance));
        }
        first_turn(&mut files, beats);
        let Ok(content) = load(&files) else {
            refused += 1;
            continue;
        };
        played += 1;
        let (game, events) = play(Arc::new(content), &mut chance, 250);
        if !events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) || game.sought().is_some() {
            continue;
        }
        given += 1;
        let (log, names) = (game.table().log.as_ref().expect("a campaign"), game.names());
        for hero in &heroes {
            assert!(log.enlisted(HeroId::find(names, hero).expect("known")).is_some(), "{hero} of seed {seed}");
        }
        for ship in &ships {
            assert!(log.ship(FighterId::find(names, ship).expect("known")).is_some(), "{ship} of seed {seed}");
        }
        for module in &modules {
            assert!(log.module(ModuleId::find(names, module).expect("known")).is_some(), "{module} of seed {seed}");
        }
        let yes = ValueId::find(names, "yes");
        for flag in &flag_names {
            assert_eq!(log.flag(FlagId::find(names, flag).expect("known")), yes, "{flag} of seed {seed}");
        }
        let ids: BTreeSet<_> = log.roster.iter().map(|enlisted| enlisted.hero).collect();
        assert_eq!(ids.len(), log.roster.len(), "each once");
    }
    assert!(played > 10 && refused > 10 && given > 5, "{played} played, {refused} refused, {given} given");
}

/// What a story asks may not lead back to itself, nor on without a measure: each question waits for what it leads to.
#[test]
fn questions_that_lead_into_one_another_come_to_an_end() {
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut files = built_in();
        let mut chapter = json_of(&files, CHAPTER);
        change(&mut chapter["story"]);
        put(&mut files, CHAPTER.to_owned(), &chapter);
        files
    };
    let on_turn_1 = |beat: Value| json!({ "id": "extra", "on": { "turn": 1 }, "do": [beat] });
    let check = |lost: Value| json!({ "skills": ["diplomacy"], "difficulty": 30, "lost": lost });
    let itself = changed(&|story| {
        story["checks"]["extra"] = check(json!([{ "check": "extra" }]));
        story["triggers"].as_array_mut().expect("a list").push(on_turn_1(json!({ "check": "extra" })));
    });
    refused(&itself, CHAPTER, "leads back to it, without an end");
    let hub = |again: bool| {
        changed(&|story| {
            let option = |id: &str, beats: Value| json!({ "id": id, "do": beats });
            story["choices"]["extra"] = json!({
                "again": again,
                "options": [option("more", json!([{ "choose": "extra" }])), option("leave", json!([{ "mark": "extra" }]))],
            });
            story["triggers"].as_array_mut().expect("a list").push(on_turn_1(json!({ "choose": "extra" })));
        })
    };
    refused(&hub(true), CHAPTER, "leads back to it, without an end");
    assert_eq!(told(&hub(false)), Vec::<String>::new(), "what is asked once comes to an end");
    let chain = changed(&|story| {
        for number in 0..8 {
            let next = json!([{ "check": format!("extra-{}", number + 1) }]);
            story["checks"][format!("extra-{number}")] = check(if number == 7 { json!([]) } else { next });
        }
        story["triggers"].as_array_mut().expect("a list").push(on_turn_1(json!({ "check": "extra-0" })));
    });
    refused(&chain, CHAPTER, "12 deep at the most");
    // One choice after another, as the pack had it that ended the program.
    let choices = |count: usize| {
        changed(&|story| {
            for number in 0..count {
                let next = json!([{ "choose": format!("extra-{}", number + 1) }]);
                let beats = if number + 1 == count { json!([{ "mark": "extra" }]) } else { next };
                let options = json!([{ "id": "on", "do": beats }, { "id": "off", "do": [] }]);
                story["choices"][format!("extra-{number}")] = json!({ "options": options });
            }
            story["triggers"].as_array_mut().expect("a list").push(on_turn_1(json!({ "choose": "extra-0" })));
        })
    };
    refused(&choices(14), CHAPTER, "12 deep at the most");
    assert_eq!(told(&choices(3)), Vec::<String>::new());
}

/// Each side has a story of its own, and ids are one byte: what comes after the last would be taken for another thing.
#[test]
fn attack_n6_and_n9_a_story_has_so_many_sides_and_names_and_no_more() {
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut files = built_in();
        let mut chapter = json_of(&files, CHAPTER);
        change(&mut chapter["story"]);
        put(&mut files, CHAPTER.to_owned(), &chapter);
        files
    };
    let sides = changed(&|story| {
        let sides = story["sides"].as_object_mut().expect("sides");
        let model = sides.values().next().expect("a side").clone();
        sides.extend((0..20_000).map(|number| (format!("extra-{number}"), model.clone())));
    });
    refused(&sides, CHAPTER, "16 at the most");
    for (field, kind) in [("read", "passage"), ("mark", "mark")] {
        let names = changed(&|story| {
            let beats: Vec<Value> = (0..300).map(|number| json!({ field: format!("extra-{number}") })).collect();
            let lists = beats
                .chunks(40)
                .enumerate()
                .map(|(place, beats)| json!({ "id": format!("extra-{place}"), "on": { "turn": 1 }, "do": beats }));
            story["triggers"].as_array_mut().expect("a list").extend(lists);
        });
        refused(&names, CHAPTER, &format!("of the kind `{kind}`; 256 at the most"));
    }
    let mut files = built_in();
    let mut flags = json_of(&files, "flags.json");
    let (_, flag) = flags["flags"].as_object_mut().expect("flags").iter_mut().next().expect("a flag");
    flag["values"] = (0..300).map(|number| json!(format!("extra-{number}"))).collect();
    put(&mut files, "flags.json".to_owned(), &flags);
    let told = told(&files);
    assert!(told.iter().any(|fault| fault.contains("of the kind `value of a flag`; 256 at the most")), "{told:#?}");
}
