//! Sample saves: one for each format that was ever released, in `saves/`. They load, whatever becomes of the program.
//!
//! With `IRONCLAD_NEW_SAVES` set those of the format that is written today are written anew, for when rules or content
//! change before a release. Those of older formats are never touched again.

use std::path::PathBuf;
use std::sync::Arc;

use iron_guest::IronGuest;
use iron_guest::bot::Bot;
use iron_guest::content::{Catalogue, Switches};
use ironclad::content::edition::Edition;
use ironclad::content::terms::Mode;
use ironclad::engine::Answer;
use ironclad::patrol::Wishes;
use ironclad::save::{self, FORMAT, UndoPolicy};
use ironclad::session::{LoadError, LoadNotice, Session, Start, Storage, UndoScope, What, shelf, verify};

use crate::campaign::campaign;
use crate::story::choose;
use crate::table::{Chooser, content, moment, script, session};

/// The scenario, the choices made, and the turn reached.
const SAMPLES: [(&str, usize, u16); 2] = [("tutorial-1", 12, 3), ("tutorial-2", 20, 2)];

fn saves() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves")
}

fn sample(format: u32, name: &str) -> PathBuf {
    saves().join(format!("format-{format}-{name}.jsonl"))
}

fn written(name: &str, choices: usize) -> Session {
    let mut session = session(name, true, 7);
    for option in script(name).iter().take(choices) {
        session.choose(option).expect("legal");
    }
    session.undo().expect("undone");
    session.redo().expect("redone");
    session
}

#[test]
fn samples_of_today_load() {
    for (name, choices, _) in SAMPLES {
        if std::env::var_os("IRONCLAD_NEW_SAVES").is_some() {
            let path = sample(FORMAT, name);
            std::fs::remove_file(&path).ok();
            written(name, choices).save_copy(&path).expect("written");
        }
    }
    loads(FORMAT, None);
}

/// A patrol some way in: its mission in the header, tokens drawn, gear perhaps.
fn patrol() -> Session {
    let start = Start {
        what: What::Patrol(Wishes { villain: true, upgrades: 1, ..Wishes::default() }),
        players: vec!["Mara".to_owned(), "Ilse".to_owned()],
        seats: None,
        mode: Mode::Normal,
        seed: 7,
        scripted: false,
        campaign: None,
    };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a patrol");
    session.choose("done").expect("cast off");
    let mut chooser = Chooser::new(3);
    for _ in 0..60 {
        let Some(decision) = session.decision() else { break };
        session.answer(decision.options[chooser.below(decision.options.len())]).expect("an option");
    }
    session
}

#[test]
fn the_sample_of_a_patrol_loads() {
    let path = sample(FORMAT, "patrol");
    if std::env::var_os("IRONCLAD_NEW_SAVES").is_some() {
        std::fs::remove_file(&path).ok();
        patrol().save_copy(&path).expect("written");
    }
    let loaded = Session::load_copy(content(), &path).expect("it loads");
    assert_eq!(loaded.note, None);
    let text = std::fs::read_to_string(&path).expect("text");
    assert!(text.contains("\"draw\":") && text.contains("\"mission\":"), "it has every kind of line");
    assert_eq!(loaded.session.game().hash(), patrol().game().hash());
}

/// A campaign in its third scenario: ways taken back and kept, a name given, a scenario lost and played again.
fn mid_campaign(seed: u64) -> Session {
    let mut session = campaign(5, UndoPolicy::Free, seed, Storage::Memory);
    let mut chooser = Chooser::new(seed);
    for step in 0..2_000 {
        if session.when().stage == 3 && session.when().turn > 2 {
            break;
        }
        let Some(decision) = session.decision() else { break };
        // What is lost is tried again, and otherwise chance chooses.
        let again = decision.options.iter().copied().find(|answer| *answer == Answer::Again);
        let any = decision.options[chooser.below(decision.options.len())];
        session.answer(again.unwrap_or(any)).expect("an option");
        if step % 40 == 7 {
            let back = session.back(UndoScope::Turn).expect("a turn");
            session.perform(back).expect("taken back");
        }
    }
    let here = session.place();
    session.perform(session.name_branch(here, "As it was").expect("a moment")).expect("named");
    session.perform(session.renamed("The long way home")).expect("named");
    session
}

fn tried_again(session: &Session) -> bool {
    session.whole_history().iter().any(|entry| entry.when.attempt > 0)
}

#[test]
fn the_sample_of_a_campaign_loads() {
    let path = sample(FORMAT, "campaign");
    if std::env::var_os("IRONCLAD_NEW_SAVES").is_some() {
        // In the first campaign where one is.
        let lost = (1..100).map(mid_campaign).find(|session| session.when().stage == 3 && tried_again(session));
        std::fs::remove_file(&path).ok();
        lost.expect("a scenario that is lost").save_copy(&path).expect("written");
    }
    let text = std::fs::read_to_string(&path).expect("text");
    for kind in ["choose", "die", "draw", "head", "keep", "name", "checkpoint", "embark\":{\"next", "embark\":\"again"]
    {
        assert!(text.contains(&format!("\"{kind}")), "no line of `{kind}`");
    }
    let loaded = Session::load_copy(content(), &path).expect("it loads");
    assert_eq!(loaded.note, None);
    let session = loaded.session;
    assert_eq!((session.when().stage, session.name()), (3, "The long way home"));
    assert!(session.branches().iter().any(|branch| branch.name == "As it was"));
    assert!(verify(content(), &save::read(&path).expect("sound")).expect("played again").agrees());
}

/// Their states are hashed as format 3 hashed them, and every one agrees.
#[test]
fn samples_of_format_3_load_and_verify() {
    loads(3, None);
    for name in ["tutorial-1", "tutorial-2", "patrol", "campaign"] {
        let reading = save::read(&sample(3, name)).expect("sound");
        assert_eq!((reading.format, reading.trouble), (3, None), "{name}");
        let verified = verify(content(), &reading).expect("played again");
        assert!(verified.inputs > 10 && verified.agrees(), "{name}: {verified:?}");
        assert_eq!(Session::load_copy(content(), &sample(3, name)).expect("it loads").note, None, "{name}");
    }
}

type Battle = kernel::session::Session<IronGuest>;

/// A battle of Iron Guest some way in, with every variant: dice, wind and shoals, a way taken back and left, and a name.
fn battle() -> Battle {
    let catalogue = squadrons();
    let start = iron_guest::Start {
        scenario: "blood".to_owned(),
        switches: Switches::default(),
        seed: 7,
        players: vec!["Mara".to_owned(), String::new()],
        name: String::new(),
        undo: UndoPolicy::Free,
        bots: vec![None, Some(Bot::TwoPly)],
    };
    let mut session = Battle::begin(&catalogue, start, Storage::Memory).expect("a battle");
    let mut players = [Bot::OnePly.player(1), Bot::TwoPly.player(2)];
    let mut other = Bot::Random.player(3);
    for step in 0..40 {
        let Some(decision) = session.decision() else { break };
        let answer = players[decision.seat.index()].choose(session.game().play(), &decision);
        session.answer(answer).expect("an option");
        if step == 20 {
            let back = session.back(UndoScope::Choice).expect("a choice");
            session.perform(back).expect("taken back");
            let decision = session.decision().expect("the same again");
            let answer = other.choose(session.game().play(), &decision);
            session.answer(answer).expect("an option");
        }
    }
    session.perform(session.renamed("An evening off Jatania")).expect("named");
    session
}

fn squadrons() -> Arc<Catalogue> {
    Arc::new(Catalogue::built_in().expect("sound content"))
}

#[test]
fn the_sample_of_iron_guest_loads_and_verifies() {
    let path = sample(FORMAT, "iron-guest");
    if std::env::var_os("IRONCLAD_NEW_SAVES").is_some() {
        std::fs::remove_file(&path).ok();
        battle().save_copy(&path).expect("written");
    }
    let text = std::fs::read_to_string(&path).expect("text");
    for kind in ["choose", "die", "draw", "head", "name"] {
        assert!(text.contains(&format!("\"{kind}")), "no line of `{kind}`");
    }
    let loaded = Battle::load_copy(&squadrons(), &path).expect("it loads");
    assert_eq!(loaded.note, None);
    let session = loaded.session;
    assert_eq!(session.name(), "An evening off Jatania");
    assert!(session.game().play().state().round > 1 && session.decision().is_some(), "it goes on");
    let reading = save::read(&path).expect("sound");
    let verified = kernel::session::verify::<IronGuest>(&squadrons(), &reading).expect("played again");
    assert!(verified.inputs > 60 && verified.agrees(), "{verified:?}");
}

/// A file of another game is refused by name.
#[test]
fn a_file_of_another_game_is_not_opened() {
    let mut reading = save::read(&sample(FORMAT, "tutorial-1")).expect("sound");
    reading.header.game = "iron-guest".to_owned();
    let refused = Session::from_reading(content(), &reading).map(|_| ());
    assert!(matches!(refused, Err(LoadError::OtherGame(game)) if game == "iron-guest"));
}

/// Their states were written differently, but every move of theirs is still legal.
#[test]
fn samples_of_format_2_load() {
    loads(2, Some(LoadNotice::Adapted));
    let loaded = Session::load_copy(content(), &sample(2, "patrol")).expect("it loads");
    assert_eq!(loaded.note, Some(LoadNotice::Adapted));
}

/// Version 0.3 wrote the same format, but its states knew nothing of stories.
#[test]
fn samples_of_version_0_3_load() {
    for name in ["campaign", "patrol"] {
        let loaded =
            Session::load_copy(content(), &saves().join(format!("version-0.3-{name}.jsonl"))).expect("it loads");
        assert!(matches!(loaded.note, None | Some(LoadNotice::Adapted)), "{name}: nothing is lost");
        assert!(loaded.session.decision().is_some(), "{name} goes on");
    }
}

/// Version 0.4 played by the first edition of the rules, and those games go on by it: every state agrees.
#[test]
fn games_begun_under_the_first_edition_go_on_as_they_were() {
    for name in ["tutorial-1", "tutorial-2", "patrol", "campaign"] {
        let path = saves().join(format!("version-0.4-{name}.jsonl"));
        let reading = save::read(&path).expect("sound");
        let verified = verify(content(), &reading).expect("played again");
        assert!(verified.inputs > 10 && verified.agrees(), "{name}: {verified:?}");
        let session = Session::load_copy(content(), &path).expect("it loads").session;
        assert_eq!(session.game().state().setup.edition, Edition::First, "{name}");
    }
    assert_eq!(patrol().game().state().setup.edition, Edition::TODAY, "new games are played by today's");
}

/// Version 0.4 had five chapters, and its story was over behind them. All that was played agrees, but that it is over: what is
/// asked between chapters is asked now, and Act Two begins under one of the powers that think best of the players.
#[test]
fn a_story_that_version_0_4_called_over_goes_on_into_act_two() {
    let sample = saves().join("version-0.4-story.jsonl");
    let verified = verify(content(), &save::read(&sample).expect("sound")).expect("played again");
    assert_eq!(verified.differing, [u32::try_from(verified.inputs).expect("few")], "the last, where it was over");
    assert!(verified.unplayable.is_empty() && verified.forged.is_empty(), "{verified:?}");

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("story.jsonl");
    std::fs::copy(&sample, &path).expect("copied");
    let loaded = Session::load(content(), &path).expect("it loads");
    assert_eq!(loaded.note, Some(LoadNotice::Adapted), "nothing is lost");
    let mut session = loaded.session;
    assert_eq!(session.game().state().setup.edition, Edition::First);
    let (mut chooser, mut sponsors) = (Chooser::new(4), Vec::new());
    let reads_the_same = |session: &Session| {
        let again = Session::load_copy(content(), &path).expect("it loads").session;
        assert_eq!(moment(&again), moment(session));
    };
    for chapter in [5, 6] {
        assert_eq!(session.when().stage, chapter);
        reads_the_same(&session);
        for _ in 0..5_000 {
            let Some(decision) = session.decision().filter(|_| session.when().stage == chapter) else { break };
            let is_choice = decision.options.iter().all(|answer| matches!(answer, Answer::Option(_)));
            if chapter == 6 && is_choice && sponsors.is_empty() {
                sponsors = moment(&session).1;
            }
            // A ship that is lost sails again.
            if decision.options.contains(&Answer::Again) {
                session.answer(Answer::Again).expect("an option");
            } else {
                choose(&mut session, &mut chooser);
            }
        }
    }
    assert_eq!(session.when().stage, 7, "the sixth is behind");
    assert_eq!(sponsors, ["option:council", "option:cartel"]);
    assert_eq!(session.game().table().log.as_ref().map(|log| log.results.len()), Some(6));
    reads_the_same(&session);
}

/// Their states were written differently, but every move of theirs is still legal.
#[test]
fn samples_of_format_1_load() {
    loads(1, Some(LoadNotice::Adapted));
}

fn loads(format: u32, note: Option<LoadNotice>) {
    for (name, choices, turn) in SAMPLES {
        let loaded = Session::load_copy(content(), &sample(format, name)).expect("it loads");
        assert_eq!(loaded.note, note, "{name}");
        let mut session = loaded.session;
        assert_eq!(session.game().table().turn, turn, "{name}");
        assert_eq!(session.history().len(), choices + 1, "{name}");
        for option in &script(name)[choices..] {
            session.choose(option).expect("the lesson goes on");
        }
        assert!(session.decision().is_none());
    }
}

#[test]
fn every_sample_can_be_shown_on_the_shelf() {
    let games = shelf(content(), &saves()).expect("a folder");
    assert!(games.len() >= SAMPLES.len());
    assert!(games.iter().all(|game| game.summary.is_ok()));
}
