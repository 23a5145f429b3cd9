//! "What is this?" is right for every track, space, figure and berth.

use super::{Seated, session};
use crate::bar::Figure;
use crate::inspect::Thing;
use crate::widget::mark::System;
use ironclad_game::content::terms::Track;
use kit::inspect::Named;

#[test]
fn every_part_of_mat_and_bar_is_told_as_itself_by_a_press() {
    let mut session = session("tutorial-2", 1);
    super::play_to(&mut session, 1, |_, decision| decision.kind == ironclad_game::engine::DecisionKind::Action);
    let seated = Seated::at(session);
    let told = |thing| seated.present().explain_named(thing, None);
    let due = [
        (Thing::Turn, "Turn", "2.12"),
        (Thing::Threat, "Threat", "2.12"),
        (Thing::Actions, "Actions", "2.4"),
        (Thing::Track(Track::Crew), "Crew", "2.2"),
        (Thing::Track(Track::Morale), "Morale", "2.3"),
        (Thing::Credits, "Credits", "2.7"),
        (Thing::Energy(1), "−1 Accuracy", "2.8"),
        (Thing::Section(System::Weapons), "Weapons", "2.1"),
        (Thing::Figure(Figure::Energy), "Energy", "2.8"),
        (Thing::Berth((0, 3)), "empty berth", "1.2"),
    ];
    for (thing, title, rule) in due {
        assert!(thing.is_told_by_a_press(), "{thing:?}");
        let card = told(thing);
        assert_eq!(card.title, title);
        assert_eq!(card.rule.map(|rule| rule.number).as_deref(), Some(rule), "{thing:?}");
        assert!(!card.text.is_empty(), "{thing:?} says nothing");
    }
    assert!(told(Thing::Turn).text.lines().count() > 1, "what happens when it is the last");
    // What acts when it is pressed, or is read, does not open a card.
    for thing in [Thing::Option(0), Thing::Chart, Thing::Log, Thing::Hero((0, 0))] {
        assert!(!thing.is_told_by_a_press(), "{thing:?}");
    }
}
