//! Random games in words: whatever is asked or happens has its text, and no two options are called the same.

use std::collections::BTreeSet;

use ironclad::content::edition::Edition;
use ironclad::engine::{Input, Pending};
use ironclad::text::decision::asked;
use ironclad::text::event::Log;
use ironclad::text::option::choices;
use ironclad::text::refusal::{looked_for, refusal};
use ironclad::text::roll;
use ironclad::text::thing::Words;
use serde_json::json;
use words::{FALLBACK, Text};

use crate::rules::random_play::{Chance, begin_by, choice};
use crate::rules::rig::{Board, content, enemy_side, fight, plan};

#[test]
fn ruling_102_orders_of_the_second_edition_are_not_shown_in_the_first() {
    for (weapons, order) in [(false, "auxiliary-power"), (true, "broadside")] {
        let mut rig = fight(Board::enemies(&["valkyrie"]).edition(Edition::First));
        if weapons {
            rig.play("no-order hero:gabriel");
        }
        let shown = looked_for(&rig.game, &rig.decision());
        let order = format!("order:{order}");
        assert!(shown.iter().all(|answer| answer.id(rig.game.names()) != order), "{order} could not be given");
    }
}

#[test]
fn random_games_are_told_without_a_missing_word() {
    let text = Text::of(FALLBACK);
    let mut questions = BTreeSet::new();
    // Games begun by the first edition of the rules go on by it, and have questions of their own.
    for (edition, seed) in
        (1000..1100).map(|seed| (Edition::TODAY, seed)).chain((1000..1040).map(|seed| (Edition::First, seed)))
    {
        let mut chance = Chance::new(seed);
        let mut rig = begin_by(edition, content(), &mut chance);
        for _ in 0..250 {
            let words = Words::of(&text, &rig.game);
            let _ = roll::sum(&words, &rig.game);
            let input = match rig.game.pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) | Pending::Draw(_) => *chance.of(&rig.game.chances()),
                Pending::Choose(decision) => {
                    let asked = asked(&words, &rig.game, &decision);
                    assert!(!asked.title.is_empty() && !asked.prompt.is_empty(), "{decision:?}");
                    questions.insert(<&str>::from(asked.question));
                    let choices = choices(&words, &rig.game, &decision);
                    let labels: BTreeSet<&String> = choices.iter().map(|choice| &choice.label).collect();
                    assert_eq!(labels.len(), choices.len(), "two options called the same: {choices:?}");
                    for answer in looked_for(&rig.game, &decision) {
                        assert!(refusal(&words, &rig.game, &decision, answer).is_some());
                    }
                    Input::Answer(choice(&decision.options, &mut chance))
                }
            };
            rig.game.submit(input, &mut rig.events).expect("what is pending is legal");
        }
        let words = Words::of(&text, &rig.game);
        let log = Log::of(&words, &rig.events);
        for line in log.lines() {
            let said = line.explain(&words);
            assert!(!said.contains(['{', '⟦']), "{said}");
        }
    }
    assert_eq!(text.missing(), Vec::<String>::new());
    for question in ["tools", "hold-fire", "collect", "strain", "evade-again", "shrug", "spoils"] {
        assert!(questions.contains(question), "never asked: {question}, only {questions:?}");
    }
}

#[test]
fn damage_to_spare_is_asked_about_in_its_own_words() {
    let text = Text::of(FALLBACK);
    let weak = enemy_side("valkyrie", |side| (side.hull, side.shield) = (1, 0));
    let board =
        Board::enemies(&["valkyrie", "valkyrie"]).with(weak).set("/upgraded", json!({ "systems": ["weapons"] }));
    let mut rig = fight(board);
    plan(&mut rig, [("-", "gabriel"), ("heavy-cannon-battery", "thaddeus"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 6");
    let words = Words::of(&text, &rig.game);
    let asked = asked(&words, &rig.game, &rig.decision());
    assert_eq!(<&str>::from(asked.question), "spare");
    assert!(!asked.prompt.is_empty() && text.missing().is_empty(), "{:?}", text.missing());
}
