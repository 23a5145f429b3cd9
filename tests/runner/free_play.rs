//! Hundreds of games played freely by chance, with what must hold at every choice.

use std::collections::BTreeSet;

use ironclad::content::terms::Section;
use ironclad::engine::{Decision, Game, Input, Pending};
use ironclad::save;
use ironclad::session::Session;

use serde_json::json;

use crate::table::{Chooser, Line, TUTORIALS, content, moment, options, session};

const CHOICES: usize = 400;

fn tokens(game: &Game) -> usize {
    game.table().tokens.iter().flatten().count()
}

/// Everything on the mat is where it can be.
fn in_bounds(game: &Game) {
    let (table, view) = (game.table(), game.view());
    let lost = matches!(game.pending(), Pending::Over(ironclad::engine::Outcome::Lost));
    assert!(table.hull <= view.most_hull() && (table.hull > 0 || lost), "hull {}", table.hull);
    assert!((1..=7).contains(&table.crew), "crew {}", table.crew);
    assert!((1..=7).contains(&table.morale), "morale {}", table.morale);
    assert!(table.salvage <= 6 && table.ammo <= content().rules.ammo);
    assert!(table.energy <= 5, "energy {}", table.energy);
    assert!(table.shields <= content().rules.shields);
    assert!(Section::ALL.iter().all(|section| table.section(*section) <= 5), "{:?}", table.sections);
    assert!(table.actions.left <= 3 && table.actions.max <= 3, "{:?}", table.actions);
    for bay in &table.fighters {
        assert!(bay.damage <= view.fighter(bay.fighter).hull, "{bay:?}");
    }
    for enemy in table.combat.iter().flat_map(|combat| &combat.enemies) {
        let card = content().ships[enemy.id.ship].side(enemy.side);
        assert!(enemy.hull <= card.hull && enemy.shield <= card.shield, "{enemy:?}");
    }
}

/// Every option can be taken, and each is offered once.
fn sound(game: &Game, decision: &Decision) {
    assert!(!decision.options.is_empty(), "{decision:?}");
    let ids: BTreeSet<String> = decision.options.iter().map(|answer| answer.id(game.names())).collect();
    assert_eq!(ids.len(), decision.options.len(), "{decision:?}");
    assert!(decision.picks.made <= decision.picks.most, "{decision:?}");
    for answer in &decision.options {
        let mut copy = game.clone();
        copy.submit(Input::Answer(*answer), &mut Vec::new()).unwrap_or_else(|error| panic!("{answer:?}: {error}"));
        if let Pending::Choose(next) = copy.pending() {
            assert!(!next.options.is_empty(), "{answer:?} leads to {next:?}");
        }
    }
}

fn play(name: &str, seed: u64) -> Session {
    let mut session = session(name, false, seed);
    let mut chooser = Chooser::new(seed);
    let mut tokens_left = tokens(session.game());
    for _ in 0..CHOICES {
        in_bounds(session.game());
        let Some(decision) = session.decision() else { break };
        sound(session.game(), &decision);
        let answer = decision.options[chooser.below(decision.options.len())];
        session.answer(answer).expect("an option can be taken");
        let left = tokens(session.game());
        assert!(left <= tokens_left, "tokens come from nowhere");
        tokens_left = left;
    }
    in_bounds(session.game());
    session
}

fn many(name: &str, seeds: std::ops::Range<u64>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ended = 0;
    for seed in seeds.clone() {
        let mut session = play(name, seed);
        ended += usize::from(session.decision().is_none());
        if seed % 8 == 0 {
            let path = folder.path().join(format!("{seed}.jsonl"));
            session.save_copy(&path).expect("saved");
            let reading = save::read(&path).expect("sound");
            let again = Session::from_reading(content(), &reading).expect("a game");
            assert_eq!((again.note, moment(&again.session)), (None, moment(&session)), "{name} with seed {seed}");
        }
    }
    assert!(ended > 0, "of {} games none came to its end", seeds.count());
}

#[test]
fn tutorial_1_by_chance() {
    many(TUTORIALS[0], 0..400);
}

#[test]
fn tutorial_2_by_chance() {
    many(TUTORIALS[1], 0..400);
}

#[test]
fn the_same_choices_lead_to_the_same_state() {
    for name in TUTORIALS {
        assert_eq!(play(name, 5).game().hash(), play(name, 5).game().hash());
    }
}

#[test]
fn everything_that_comes_up_has_words() {
    for (name, seed) in TUTORIALS.into_iter().flat_map(|name| (0..15).map(move |seed| (name, seed))) {
        let mut line = Line::new();
        let mut chooser = Chooser::new(seed);
        let mut answer = line.good(&json!({ "do": "new", "scenario": name, "free": true, "seed": seed }));
        for _ in 0..CHOICES {
            assert!(!answer.to_string().contains('⟦'), "{answer}");
            let options = options(&answer);
            if options.is_empty() {
                break;
            }
            answer = line.choose(&options[chooser.below(options.len())]);
        }
    }
}
