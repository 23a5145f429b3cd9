//! Heroes who are sent together: all of them go, whatever is asked of one of them on the way, and all come back together.

use std::path::Path;

use ironclad::engine::{Answer, DecisionKind, Events, Game, Input, Pending};
use ironclad::session::Session;

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::{Chooser, content};

/// Two heroes who may be sent together, of whom the first has several skills to be sent for.
fn skilled_and_another(game: &Game) -> Option<[Answer; 2]> {
    let Pending::Choose(decision) = game.pending() else { return None };
    let several = decision.kind == DecisionKind::Hero && decision.picks.most > 1 && decision.picks.made == 0;
    let heroes: Vec<Answer> = decision.options.iter().copied().filter(|o| matches!(o, Answer::Hero(_))).collect();
    let asked_for = |hero: &Answer, kind: DecisionKind| {
        let mut game = game.clone();
        game.submit(Input::Answer(*hero), &mut Events::new()).ok()?;
        matches!(game.pending(), Pending::Choose(next) if next.kind == kind).then_some(*hero)
    };
    let skilled = heroes.iter().filter(|_| several).find_map(|hero| asked_for(hero, DecisionKind::Skill))?;
    let another =
        heroes.iter().filter(|hero| **hero != skilled).find_map(|hero| asked_for(hero, DecisionKind::Hero))?;
    Some([skilled, another])
}

/// Plays the patrol of version 0.4 anew by chance until two such heroes may be sent, and leaves that one on the shelf. From
/// the second edition of the rules on one skill is named for all, before anybody is sent.
fn to_such_a_picking(folder: &Path) -> [Answer; 2] {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/version-0.4-patrol.jsonl");
    for seed in 0..60 {
        let games = folder.join(seed.to_string()).join("games");
        std::fs::create_dir_all(&games).expect("a folder");
        let file = games.join("patrol.jsonl");
        std::fs::copy(&sample, &file).expect("a copy");
        let mut session = Session::load(content(), &file).expect("the sample loads").session;
        while session.can_undo() {
            session.undo().expect("undone");
        }
        let mut chooser = Chooser::new(seed);
        for _ in 0..300 {
            if let Some(found) = skilled_and_another(session.game()) {
                drop(session);
                std::fs::rename(games, folder.join("games")).expect("on the shelf");
                return found;
            }
            let Some(decision) = session.decision() else { break };
            session.answer(decision.options[chooser.below(decision.options.len())]).expect("an option");
        }
    }
    panic!("no such picking came up");
}

fn picking(desk: &Desk) -> bool {
    desk.session().decision().is_some_and(|now| now.kind == DecisionKind::Hero && now.picks.most > 1)
}

#[test]
fn all_go_though_one_is_asked_for_her_skill_and_come_back_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let both = to_such_a_picking(folder.path());
    std::fs::write(folder.path().join("settings.json"), r#"{"dice_speed":"none","reduced_motion":true}"#)
        .expect("written");
    let mut desk = Desk::open(folder.path(), (1280.0, 720.0));
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    assert!(picking(&desk));
    let before = (way::choices(&desk), desk.session().game().hash());
    let (mut composer, view) = way::shown(&desk).expect("a decision");
    for hero in both {
        let place = composer.listed().iter().position(|listed| *listed == hero).expect("listed");
        way::choose(&mut desk, &mut composer, &view, place, Way::Keys);
    }
    let odds = |desk: &mut Desk| {
        let words = desk.words_in(way::column(desk));
        words.into_iter().map(|(text, _)| text).find(|text| text.ends_with('%')).expect("odds are shown")
    };
    let (together, label) = (odds(&mut desk), desk.main_label());
    desk.enter();
    let asked = desk.session().decision().expect("a decision");
    assert_eq!(asked.kind, DecisionKind::Skill, "her skill is asked");
    assert_eq!(odds(&mut desk), together, "the best skill stands chosen, and the other goes along");
    desk.enter();
    assert!(!picking(&desk), "nobody has to be sent again: {:?}", desk.session().decision());
    let sent: Vec<Answer> =
        desk.session().history().into_iter().filter_map(|entry| Some(entry.choice?.0)).skip(before.0).collect();
    for hero in both {
        assert!(sent.contains(&hero), "{hero:?} of {sent:?}");
    }
    // Taken back, they stand chosen together as they were.
    desk.letters("z");
    assert_eq!((way::choices(&desk), desk.session().game().hash()), before);
    assert_eq!((odds(&mut desk), desk.main_label()), (together, label));
    desk.letters("x");
    assert!(!picking(&desk), "made again as a whole");
}
