//! Ashore between two scenarios: what can be chosen stands beside what it would become, and is what comes of it.

use ironclad::content::terms::Mode;
use ironclad::engine::{Answer, DecisionKind};
use ironclad::save::UndoPolicy;
use ironclad::session::{Campaign, Session, Start, Storage, What};
use ironclad_table::between_scenarios::Card;
use ironclad_table::decision::composer::Composer;
use ironclad_table::present::Present;

use super::desk::Desk;
use super::pictures::in_all_languages;
use super::{kept, way};
use crate::table::{Chooser, content};

/// A campaign played by chance until this is asked, as a file in a folder.
fn until(kind: DecisionKind, what: &What) -> tempfile::TempDir {
    for seed in 0..60 {
        let folder = tempfile::tempdir().expect("a folder");
        let start = Start {
            what: what.clone(),
            players: vec!["Mara".into(), "Jonas".into()],
            seats: None,
            mode: Mode::Normal,
            seed,
            scripted: false,
            campaign: Some(Campaign { scenarios: 5, name: "The long winter".into(), undo: UndoPolicy::Free }),
        };
        let keep = Storage::Folder(folder.path().join("games"));
        let mut session = Session::begin(content(), start, keep).expect("a campaign");
        let mut chooser = Chooser::new(seed);
        for _ in 0..2500 {
            let Some(decision) = session.decision().filter(|_| session.when().stage < 3) else { break };
            if decision.kind == kind && decision.options.len() > 1 {
                return folder;
            }
            let answer = match decision.kind {
                // With a crew and the tokens turned up, more comes to pass.
                DecisionKind::SetUp => ironclad::patrol::suggestion(session.game()).first().copied(),
                DecisionKind::Action if chooser.below(3) > 0 => {
                    decision.options.iter().copied().find(|answer| matches!(answer, Answer::Recon(_)))
                }
                _ => None,
            };
            let answer = answer.filter(|answer| decision.options.contains(answer)).or_else(|| {
                let done = decision.kind == DecisionKind::SetUp;
                done.then_some(Answer::Done).filter(|answer| decision.options.contains(answer))
            });
            let answer = answer.unwrap_or_else(|| decision.options[chooser.below(decision.options.len())]);
            session.answer(answer).expect("an option");
        }
    }
    panic!("{kind:?} is never asked");
}

fn opened(folder: &tempfile::TempDir, kind: DecisionKind) -> Desk {
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.go_on();
    assert!(desk.at_table(), "{:?}", desk.app.screen());
    assert_eq!(desk.session().decision().map(|decision| decision.kind), Some(kind));
    desk
}

/// The cards that show.
fn cards(desk: &Desk) -> Vec<Card> {
    let session = desk.session();
    let decision = session.decision().expect("a decision");
    let present = Present::new(desk.app.cx().text, session, session.game(), Some(&decision));
    let view = present.between_scenarios(&Composer::new(&decision)).expect("ashore");
    view.groups.into_iter().flat_map(|group| group.cards).collect()
}

/// Presses a card and sends it.
fn taken(desk: &mut Desk, name: &str) {
    let before = way::choices(desk);
    // The card lies in the middle; the same name stands in the list at the side.
    desk.click(name);
    assert_eq!(way::choices(desk), before, "nothing is sent before it is meant");
    desk.enter();
    assert_eq!(way::choices(desk), before + 1);
}

/// Rule 11.5: a promotion shows both sides of a hero's card, and turns it over for good.
#[test]
fn a_promotion_is_seen_before_it_is_given() {
    let folder = until(DecisionKind::Promotion, &What::Contract(None));
    in_all_languages(folder.path(), "ashore-promotion", |_| {});
    kept::drawn_all("promotion");
    let mut desk = opened(&folder, DecisionKind::Promotion);
    let all = cards(&desk);
    let options = desk.session().decision().expect("a decision").options;
    assert_eq!(all.len(), options.iter().filter(|answer| matches!(answer, Answer::Promote(_))).count());
    let first = all[0].clone();
    assert!(first.figures.iter().any(|(_, now, then)| now != then), "{first:?}");
    taken(&mut desk, &first.name);
    let game = desk.session().game();
    let promoted: Vec<_> =
        game.table().log.as_ref().expect("a log").roster.iter().filter(|enlisted| enlisted.promoted).collect();
    assert_eq!(promoted.len(), 1);
    let costs = game.view().candidate(promoted[0].hero).cost.to_string();
    assert_eq!(first.figures.last().map(|(_, _, then)| then.clone()), Some(costs), "she asks what was said");
}

/// Rule 11.9: the yard shows what each thing costs and what it brings; what cannot be paid for says so.
#[test]
fn the_yard_shows_what_is_bought() {
    let folder = until(DecisionKind::Refit, &What::Contract(None));
    in_all_languages(folder.path(), "ashore-yard", |_| {});
    kept::drawn_all("yard");
    let desk = opened(&folder, DecisionKind::Refit);
    let all = cards(&desk);
    assert!(all.iter().all(|card| card.place.is_some() || card.barred.is_some()), "{all:?}");
    assert!(all.iter().all(|card| !card.price.is_empty()));
    // Of a better system each order is told before and after.
    assert!(all.iter().any(|card| card.then.lines().any(|line| line.contains(" → "))), "{all:?}");
    let options = desk.session().decision().expect("a decision").options;
    assert_eq!(all.iter().filter(|card| card.place.is_some()).count(), options.len() - 1, "all but the end");
}

/// Rule 10.2: a word elsewhere shows in the ring how the powers would stand, and so they stand.
#[test]
fn a_word_elsewhere_is_seen_in_the_ring() {
    let folder = until(DecisionKind::Word, &What::Story);
    in_all_languages(folder.path(), "ashore-word", |desk| desk.letters("1"));
    kept::drawn_all("word");
    let mut desk = opened(&folder, DecisionKind::Word);
    desk.letters("1");
    let session = desk.session();
    let decision = session.decision().expect("a decision");
    let mut composer = Composer::new(&decision);
    composer.choose(0);
    let present = Present::new(desk.app.cx().text, session, session.game(), Some(&decision));
    let ring = present.between_scenarios(&composer).and_then(|view| view.ring).expect("a ring");
    let would: Vec<i8> = ring.iter().map(|(_, then)| *then).collect();
    assert_ne!(would, session.game().table().reputation);
    desk.enter();
    assert_eq!(would, desk.session().game().table().reputation);
}

/// Rule 11.7: a lost ship leaves two ways, each told plainly; the scenario begins again from its start.
#[test]
fn what_a_loss_leaves_is_said_plainly() {
    let folder = until(DecisionKind::Loss, &What::Story);
    in_all_languages(folder.path(), "ashore-loss", |_| {});
    kept::drawn_all("loss");
    let mut desk = opened(&folder, DecisionKind::Loss);
    let scenario = desk.session().when().stage;
    assert!(desk.shows("for good") && desk.shows("stays in the log"), "{:?}", desk.words_in(desk.whole()));
    let again = desk.app.cx().t("ashore-again");
    desk.click(&again);
    assert_eq!(desk.session().when().attempt, 0, "nothing is sent before it is meant");
    desk.enter();
    let when = desk.session().when();
    assert_eq!((when.stage, when.attempt), (scenario, 1));
    assert_eq!(desk.session().game().table().outcome, None);
}

/// Rule 11.2: the next contract is chosen with the powers in sight.
#[test]
fn a_contract_is_chosen_with_the_powers_in_sight() {
    let folder = until(DecisionKind::Contract, &What::Contract(None));
    in_all_languages(folder.path(), "ashore-contract", |_| {});
    kept::drawn_all("contract");
    let desk = opened(&folder, DecisionKind::Contract);
    assert!(cards(&desk).len() >= 2);
}

/// Rules 11.4 and 11.9: in every chapter a suggested crew is within the Credits at hand and steers, aims and flies; what
/// is missing without it is said.
#[test]
fn a_suggested_crew_is_sound_in_every_chapter() {
    let start = Start {
        what: What::Story,
        players: vec!["Mara".into(), "Jonas".into(), "Tove".into()],
        seats: None,
        mode: Mode::Normal,
        seed: 5,
        scripted: false,
        campaign: Some(Campaign { scenarios: 5, name: "The long winter".into(), undo: UndoPolicy::Free }),
    };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a campaign");
    let text = words::Text::of("en");
    let (mut chooser, mut seen) = (Chooser::new(2), Vec::new());
    while let Some(decision) = session.decision() {
        let scenario = session.when().stage;
        if decision.kind == DecisionKind::SetUp && seen.last() != Some(&scenario) {
            seen.push(scenario);
            let needs = |session: &Session| {
                let decision = session.decision();
                let present = Present::new(&text, session, session.game(), decision.as_ref());
                let view = present.fitting(decision.as_ref(), None).expect("a fitting out");
                assert_eq!(view.held.len(), 3, "three systems to be dealt among three players");
                assert!(view.held.iter().all(|held| held.held.is_some()), "each with the pennant of its seat");
                view.needs.into_iter().filter(|need| !need.good).map(|need| need.title).collect::<Vec<_>>()
            };
            let (pilot, gunner) = (text.get("fitting-no-pilot"), text.get("fitting-no-gunner"));
            assert!(needs(&session).contains(&pilot) && needs(&session).contains(&gunner), "chapter {scenario}");
            for step in ironclad::patrol::suggestion(session.game()) {
                session.answer(step).expect("what is suggested can be done");
            }
            let lacking = needs(&session);
            assert!(!lacking.contains(&pilot) && !lacking.contains(&gunner), "chapter {scenario}: {lacking:?}");
            assert!(session.game().table().heroes.len() >= 6, "chapter {scenario}");
            session.answer(Answer::Done).expect("cast off");
            continue;
        }
        let early = decision.options.iter().copied().find(|answer| matches!(answer, Answer::EndTurn | Answer::Again));
        let answer = early.unwrap_or_else(|| decision.options[chooser.below(decision.options.len())]);
        session.answer(answer).expect("an option");
    }
    assert_eq!(seen, (1..=content().chapters()).collect::<Vec<_>>());
    // The last chapter there is is over, and its debriefing says so, and that there is no more of it yet.
    let view = Present::new(&text, &session, session.game(), None).debriefing();
    assert_eq!(view.aside.0, text.get("debrief-end-of-act"));
    assert_eq!(view.lines.last(), Some(&text.attr("debrief-end-of-act", "text")));
    assert!(view.lines.len() > 6, "{:?}", view.lines);
    assert!(text.missing().is_empty(), "no words for {:?}", text.missing());
}
