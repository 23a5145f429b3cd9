//! Moments that seldom come, held as pictures: a record of many dice, the end of the act, a die that the players roll
//! themselves, and a combat with as much in it as there is.

use std::path::Path;

use iced::keyboard::key::Named;
use ironclad::content::terms::Mode;
use ironclad::engine::{Answer, DecisionKind};
use ironclad::save::UndoPolicy;
use ironclad::session::{Campaign, Session, Start, Storage, What};
use ironclad::ui::screen::Screen;
use tempfile::TempDir;
use words::pseudo;

use super::album::Album;
use super::desk::{Desk, copy_games};
use super::pictures::languages;
use super::way::{self, Way};
use super::{kept, own_dice};
use crate::table::{Chooser, content};

/// Draws a moment in every language; `to` leads there from the title of a window over a folder of its own.
fn held(name: &str, fill: impl Fn(&Path), to: impl Fn(&mut Desk)) {
    held_in(languages(), name, fill, to);
}

/// The languages that people speak. In the one for tests a word of some labels is longer than its room.
fn spoken() -> Vec<String> {
    languages().into_iter().filter(|language| language != pseudo::NAME).collect()
}

/// The same in some languages.
fn held_in(languages: Vec<String>, name: &str, fill: impl Fn(&Path), to: impl Fn(&mut Desk)) {
    for language in languages {
        let folder = tempfile::tempdir().expect("a folder");
        fill(folder.path());
        let mut desk = Desk::speaking(&language, folder.path(), (1920.0, 1080.0));
        to(&mut desk);
        Album::held().add(&mut desk, &format!("{language}/{name}"));
    }
}

/// A story that three play, as a file in a folder.
fn story(folder: &Path, seed: u64) -> Session {
    let start = Start {
        what: What::Story,
        players: vec!["Mara".into(), "Jonas".into(), "Tove".into()],
        seats: None,
        mode: Mode::Normal,
        seed,
        scripted: false,
        campaign: Some(Campaign { scenarios: 5, name: "The long winter".into(), undo: UndoPolicy::Free }),
    };
    Session::begin(content(), start, Storage::Folder(folder.join("games"))).expect("a campaign")
}

/// Hires a sound crew and casts off, if that is what is asked.
fn casts_off(session: &mut Session) -> bool {
    let asked = session.decision().is_some_and(|decision| decision.kind == DecisionKind::SetUp);
    if asked {
        for step in ironclad::patrol::suggestion(session.game()) {
            session.answer(step).expect("what is suggested can be done");
        }
        session.answer(Answer::Done).expect("cast off");
    }
    asked
}

/// A campaign in which much has been rolled: the first, by random choices, that goes on for seven hundred of them.
fn rolled() -> TempDir {
    for seed in 4.. {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session = story(folder.path(), 5);
        let mut chooser = Chooser::new(seed);
        let mut made = 0;
        while made < 700 {
            made += 1;
            if casts_off(&mut session) {
                continue;
            }
            let Some(decision) = session.decision() else { break };
            session.answer(decision.options[chooser.below(decision.options.len())]).expect("an option");
        }
        if made == 700 {
            return folder;
        }
    }
    unreachable!("some campaign lasts so long")
}

#[test]
fn a_record_of_many_dice() {
    let played = rolled();
    held(
        "dice-record",
        |folder| copy_games(played.path(), folder),
        |desk| {
            for key in ["1", "l"] {
                desk.letters(key);
            }
            assert!(matches!(desk.app.screen(), Screen::Chronicle(_)), "{:?}", desk.app.screen());
            // The dice have the last page.
            let title = desk.app.cx().t("chronicle-dice-title");
            for _ in 0..12 {
                desk.named(Named::ArrowRight);
            }
            assert!(desk.shows(&title), "{:?}", desk.words_in(desk.whole()));
            assert!(!desk.shows(&desk.app.cx().t("chronicle-dice-few")), "there are enough to speak of luck");
        },
    );
    kept::drawn_all("dice-record");
}

/// The chapter about the keys, at the table: the place where most of them work.
#[test]
fn the_page_about_the_keys() {
    held_in(
        spoken(),
        "keys",
        |_| (),
        |desk| {
            desk.letters("5");
            for _ in 0..20 {
                desk.named(Named::ArrowRight);
            }
            desk.named(Named::ArrowDown);
            let title = desk.app.cx().t("keys-table");
            assert!(desk.shows(&title), "{:?}", desk.words_in(desk.whole()));
        },
    );
    kept::drawn_all("keys");
}

/// The whole act, played with crews that are sound, until nothing more is asked.
fn act(folder: &Path) {
    let mut session = story(folder, 5);
    let mut chooser = Chooser::new(2);
    while let Some(decision) = session.decision() {
        if casts_off(&mut session) {
            continue;
        }
        let early = decision.options.iter().copied().find(|answer| matches!(answer, Answer::EndTurn | Answer::Again));
        let answer = early.unwrap_or_else(|| decision.options[chooser.below(decision.options.len())]);
        session.answer(answer).expect("an option");
    }
}

#[test]
fn the_end_of_the_act() {
    let played = tempfile::tempdir().expect("a folder");
    act(played.path());
    held(
        "end-of-act",
        |folder| copy_games(played.path(), folder),
        |desk| {
            desk.letters("1");
            desk.enter();
            for _ in 0..4 {
                if !matches!(desk.app.screen(), Screen::Debriefing(_)) {
                    way::read_to_the_end(desk, Way::Keys);
                    desk.enter();
                }
            }
            assert!(matches!(desk.app.screen(), Screen::Debriefing(_)), "{:?}", desk.app.screen());
            let end = desk.app.cx().t("debrief-end-of-act");
            assert!(desk.shows(&end), "{:?}", desk.words_in(desk.whole()));
        },
    );
    kept::drawn_all("end-of-act");
}

#[test]
fn a_die_of_their_own_is_asked_for() {
    for language in languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = own_dice::at_a_die(&language, folder.path());
        Album::held().add(&mut desk, &format!("{language}/own-die"));
    }
    kept::drawn_all("own-die");
}

/// A combat in which there is much: the plan of the phase lies open.
#[test]
fn a_crowded_combat() {
    for seed in 0..40 {
        let from = tempfile::tempdir().expect("a folder");
        let mut session = story(from.path(), seed);
        let mut chooser = Chooser::new(seed);
        for _ in 0..400 {
            if casts_off(&mut session) {
                continue;
            }
            let Some(decision) = session.decision() else { break };
            let fight = session.game().table().combat.as_ref().filter(|_| decision.kind == DecisionKind::CombatPlan);
            if fight.is_some_and(|fight| fight.enemies.len() > 2) {
                drop(session);
                let there = |folder: &Path| copy_games(from.path(), folder);
                held_in(spoken(), "crowded-combat", there, |desk| {
                    desk.go_on();
                    way::to_the_decision(desk, Way::Keys);
                });
                return kept::drawn_all("crowded-combat");
            }
            session.answer(decision.options[chooser.below(decision.options.len())]).expect("an option");
        }
    }
    panic!("no combat has many in it");
}

/// The card that tells how a fight ended lies over the chart after its last shot.
#[test]
fn how_a_fight_ended() {
    for seed in 0..40 {
        let from = tempfile::tempdir().expect("a folder");
        let mut session = story(from.path(), seed);
        let mut chooser = Chooser::new(seed);
        for _ in 0..400 {
            if casts_off(&mut session) {
                continue;
            }
            let Some(decision) = session.decision() else { break };
            if decision.kind == DecisionKind::CombatPlan {
                drop(session);
                let there = |folder: &Path| copy_games(from.path(), folder);
                held_in(spoken(), "fight-ended", there, fought_to_the_end);
                return kept::drawn_all("fight-ended");
            }
            session.answer(decision.options[chooser.below(decision.options.len())]).expect("an option");
        }
    }
    panic!("nobody fights");
}

/// Fires and evades as it comes, until the fight is over.
fn fought_to_the_end(desk: &mut Desk) {
    desk.go_on();
    let titles = ["victory", "draw"].map(|end| desk.app.cx().t(&format!("combat-result-{end}")));
    let damage = desk.app.cx().t("combat-report-damage");
    for _ in 0..120 {
        if !desk.at_table() {
            break;
        }
        if desk.table().is_moving() {
            desk.let_fall();
            continue;
        }
        let told = desk.words_in(desk.whole());
        let shows = |words: &String| told.iter().any(|(text, _)| text == words);
        if shows(&damage) && titles.iter().any(shows) {
            return;
        }
        if desk.table().plan().is_none() {
            desk.letters("1");
        }
        desk.enter();
    }
    panic!("no card tells of it: {:?}", desk.words_in(desk.whole()));
}

/// The brief of the first chapter, once the players have taken a side, on one key.
#[test]
fn the_brief() {
    let from = tempfile::tempdir().expect("a folder");
    let mut session = story(from.path(), 7);
    while !casts_off(&mut session) {
        let decision = session.decision().expect("there is more to read");
        session.answer(decision.options[0]).expect("an option");
    }
    // Something is known of every aim after a few turns.
    let mut chooser = Chooser::new(3);
    for _ in 0..60 {
        let Some(decision) = session.decision() else { break };
        let tokens = session.game().table().tally.revealed;
        if decision.kind == DecisionKind::Action && tokens > 1 {
            break;
        }
        session.answer(decision.options[chooser.below(decision.options.len())]).expect("an option");
    }
    assert_eq!(session.decision().map(|decision| decision.kind), Some(DecisionKind::Action));
    drop(session);
    held(
        "brief",
        |folder| copy_games(from.path(), folder),
        |desk| {
            desk.go_on();
            way::to_the_decision(desk, Way::Keys);
            desk.letters("b");
            let kind = desk.app.cx().t("debrief-milestone-main");
            assert!(desk.shows(&kind), "{:?}", desk.words_in(desk.whole()));
        },
    );
    kept::drawn_all("brief");
}
