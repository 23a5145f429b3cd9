//! A scripted lesson takes one thing at a time.

use ironclad::engine::{DecisionKind, Pending};
use serde_json::json;

use crate::table::{Line, TUTORIALS, content, legal, options, script, session};

#[test]
fn one_option_is_legal_and_every_other_is_refused() {
    for name in TUTORIALS {
        let mut line = Line::new();
        let mut answer = line.good(&json!({ "do": "new", "scenario": name }));
        for option in script(name) {
            assert_eq!(options(&answer), [option.as_str()], "{name}");
            let game = line.0.session().expect("a game").game();
            let others: Vec<String> = legal(game).into_iter().map(|answer| answer.id(game.names())).collect();
            for other in others.iter().filter(|other| **other != option) {
                let message = line.refused(&json!({ "do": "choose", "option": other }), "illegal-option");
                assert!(message.contains(&option), "{message}");
            }
            for other in ["", "rest:", "no-such-thing", "move:nowhere"] {
                line.refused(&json!({ "do": "choose", "option": other }), "illegal-option");
            }
            answer = line.choose(&option);
        }
        assert_eq!(answer["outcome"], "won");
        line.refused(&json!({ "do": "choose", "option": "rest" }), "illegal-option");
    }
}

#[test]
fn the_script_uses_all_its_dice_and_no_others() {
    for name in TUTORIALS {
        let steps = &content().scenario(name).expect("a tutorial").file.script;
        let due: Vec<u8> = steps.iter().flat_map(|step| step.dice.clone()).collect();
        let mut session = session(name, true, 1);
        for option in script(name) {
            session.choose(&option).expect("legal");
        }
        let fallen: Vec<u8> = session.fallen_since(0).iter().map(|fall| fall.die.face()).collect();
        assert_eq!(fallen, due, "{name}");
    }
}

#[test]
fn reactions_that_the_script_does_not_use_are_not_asked() {
    // In the second tutorial Wrathe could shelter heroes and Gabriel rouse them; only Thaddeus is asked.
    let mut session = session("tutorial-2", true, 1);
    let mut asked = Vec::new();
    for option in script("tutorial-2") {
        let decision = session.decision().expect("a decision");
        if decision.kind == DecisionKind::Reaction {
            asked.push(option.clone());
        }
        session.choose(&option).expect("legal");
    }
    assert_eq!(asked, ["ability:thaddeus"]);
    assert!(matches!(session.game().pending(), Pending::Over(_)));
}

#[test]
fn steps_are_in_hand_and_completed_in_order() {
    for name in TUTORIALS {
        let steps = content().scenario(name).expect("a tutorial").file.script.clone();
        let mut session = session(name, true, 1);
        let mut completed = Vec::new();
        for (index, step) in steps.iter().enumerate() {
            for option in &step.take {
                let (at, in_hand) = session.step().expect("a step");
                assert_eq!((at, &in_hand.step), (index, &step.step));
                session.choose(option).expect("legal");
                completed.extend(session.completed().steps.iter().map(|step| step.step.clone()));
            }
            assert_eq!(session.completed().first, index);
        }
        assert_eq!(session.step(), None);
        assert_eq!(completed, steps.iter().map(|step| step.step.clone()).collect::<Vec<_>>());
    }
}

#[test]
fn a_lesson_has_its_own_dice() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "tutorial-1" }));
    line.good(&json!({ "do": "dice", "next": [6, 6, 6] }));
    let options = script("tutorial-1");
    let answers: Vec<_> = options.iter().take(4).map(|option| line.choose(option)).collect();
    let events = answers.last().expect("four answers")["events"].to_string();
    assert!(events.contains(r#""face":3"#), "the die of the script falls, not the one typed in: {events}");
}
