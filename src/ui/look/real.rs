//! Moments of real games, for the pictures that are shown to people: what they say is what the program says.

use super::keep;
use crate::content::Content;
use crate::content::terms::Mode;
use crate::engine::{Answer, DecisionKind, Pending};
use crate::save::UndoPolicy;
use crate::session::{Campaign, Session, Start, Storage, What};
use ironclad_table::combat::CombatView;
use ironclad_table::debriefing::DebriefView;
use ironclad_table::decision::composer::Composer;
use ironclad_table::plan::Group;
use ironclad_table::port::PortView;
use ironclad_table::present::Present;
use ironclad_table::story::StoryView;
use ironclad_table::table::{Env, Message, Table};
use kit::key::{Arrow, Press};
use kit::measure::DRAWN;
use kit::preferences::Preferences;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use words::{FALLBACK, Text};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("the content")));

/// The built-in content.
pub fn content() -> &'static Arc<Content> {
    &CONTENT
}

fn text() -> &'static Text {
    keep(Text::of(FALLBACK))
}

/// The three who play.
fn players() -> Vec<String> {
    vec!["Mara".into(), "Jonas".into(), "Tove".into()]
}

/// A lesson led by its script until something is asked, or to its end.
fn lesson(name: &str, until: Option<DecisionKind>) -> Session {
    let what = What::Scenario(name.into());
    let start =
        Start { what, players: players(), seats: None, mode: Mode::Normal, seed: 7, scripted: true, campaign: None };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a lesson");
    while let Some(decision) = session.decision().filter(|decision| until != Some(decision.kind)) {
        session.answer(decision.options[0]).expect("what the script says");
    }
    session
}

/// The first page of the first lesson.
pub fn briefing() -> StoryView {
    let session = lesson("tutorial-1", Some(DecisionKind::Action));
    Present::new(text(), &session, session.game(), None).page("tutorial-1-briefing")
}

/// The debriefing of the first lesson.
pub fn debriefing() -> DebriefView {
    let session = lesson("tutorial-1", None);
    Present::new(text(), &session, session.game(), None).debriefing()
}

/// The port of the second lesson, with all that the rules would allow there.
pub fn port() -> PortView {
    let session = lesson("tutorial-2", Some(DecisionKind::Port));
    let Pending::Choose(decision) = session.game().pending() else { panic!("the port asks") };
    let present = Present::new(text(), &session, session.game(), Some(&decision));
    let (mut port, _) = present.port(&Composer::new(&decision)).expect("a port");
    for service in &mut port.services {
        service.marked = false;
    }
    port
}

/// The second lesson's combat, with the first of its enemies aimed at.
pub fn combat() -> CombatView {
    let session = lesson("tutorial-2", Some(DecisionKind::Target));
    let decision = session.decision().expect("a target is asked for");
    let mut composer = Composer::new(&decision);
    composer.choose(0);
    let present = Present::new(text(), &session, session.game(), Some(&decision));
    let mut combat = present.combat(&composer, None).expect("a combat");
    for enemy in &mut combat.enemies {
        enemy.marked = false;
    }
    combat
}

/// The story, played by chance until a phase of a combat against several is planned: as a file in a folder.
pub fn fight(folder: &Path) -> Session {
    let scenarios = What::Story.scenarios(content()).expect("as many as the story has");
    for seed in 1.. {
        let start = Start {
            what: What::Story,
            players: players(),
            seats: None,
            mode: Mode::Normal,
            seed,
            scripted: false,
            campaign: Some(Campaign { scenarios, name: "The long winter".into(), undo: UndoPolicy::Free }),
        };
        let games = Storage::Folder(folder.join(seed.to_string()));
        let mut session = Session::begin(content(), start, games).expect("a campaign");
        let mut chance = seed;
        for _ in 0..400 {
            let Some(decision) = session.decision() else { break };
            if decision.kind == DecisionKind::SetUp {
                for step in crate::patrol::suggestion(session.game()) {
                    session.answer(step).expect("what is suggested can be done");
                }
                session.answer(Answer::Done).expect("cast off");
                continue;
            }
            let table = session.game().table();
            if decision.kind == DecisionKind::CombatPlan
                && let Some(fight) = &table.combat
                && fight.enemies.len() > 1
                && table.energy >= 4
            {
                return session;
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let place = usize::try_from(chance >> 33).expect("31 bits") % decision.options.len();
            session.answer(decision.options[place]).expect("an option");
        }
    }
    unreachable!("some game comes to a combat")
}

/// The table of such a game, with orders on the slips of the Bridge and the Weapons.
pub fn planned() -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Preferences { reduced_motion: true, ..Preferences::default() };
    let (text, now) = (text(), Instant::now());
    let env = || Env { text, settings: &settings, size: DRAWN, now };
    let mut table = Table::new(fight(folder.path()), env());
    for _ in 0..4 {
        if table.plan().is_none() {
            table.update(Message::Main, env());
        }
    }
    for _ in 0..2 {
        let leaf = table.plan().expect("a plan").leaf();
        let orders =
            leaf.rows.iter().filter(|row| row.group == Group::Orders && matches!(row.answer, Answer::Order(_)));
        let third = orders.take(3).last().expect("an order");
        let key = third.key.chars().next().expect("a key");
        let press = key.to_digit(10).map_or(Press::Letter(key), Press::Digit);
        table.update(Message::Press(press), env());
        table.update(Message::Press(Press::Arrow(Arrow::Right)), env());
    }
    table.update(Message::Press(Press::Arrow(Arrow::Left)), env());
    table
}
