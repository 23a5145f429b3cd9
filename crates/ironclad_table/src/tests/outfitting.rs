//! Fitting out: what is asked before a ship casts off, and what a card does that is looked at.

use super::{Seated, content};
use crate::decision::Confirm;
use crate::table::Message;
use ironclad_game::content::terms::{Mode, System};
use ironclad_game::engine::{Answer, DecisionKind, SEATS};
use ironclad_game::patrol::suggestion;
use ironclad_game::save::UndoPolicy;
use ironclad_game::session::{Campaign, Session, Start, Storage, What};
use kit::key::{Arrow, Press};

/// Two at the table, with the crew that is suggested; before they cast off.
fn two() -> Session {
    let start = Start {
        what: What::Contract(None),
        players: vec!["Mara".to_owned(), "Jonas".to_owned()],
        seats: None,
        mode: Mode::Normal,
        seed: 11,
        scripted: false,
        campaign: Some(Campaign { scenarios: 2, name: "Ours".to_owned(), undo: UndoPolicy::Free }),
    };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a campaign");
    assert!(session.decision().is_some_and(|asked| asked.kind == DecisionKind::SetUp));
    for step in suggestion(session.game()) {
        session.answer(step).expect("what is suggested can be done");
    }
    session
}

/// Rule 1.2: every player runs a system.
#[test]
fn rule_1_2_nobody_casts_off_without_a_system_in_passing() {
    let [mara, jonas, _] = SEATS;
    let mut session = two();
    assert_eq!(session.game().view().idle_seats().count(), 0);
    session.answer(Answer::Deal(System::Weapons, mara)).expect("it is dealt");
    let mut seated = Seated::at(session);
    let view = seated.present().fitting(seated.table.decision.as_ref(), None).expect("a fitting out");
    assert!(view.needs.iter().any(|need| need.title == "Nothing to run: Jonas"), "{:?}", view.needs);
    seated.tell(Message::Main);
    assert_eq!(seated.table.warned_of(), Some(Confirm::Idle(vec![jonas])));
    seated.tell(Message::Main);
    assert!(seated.table.decision.as_ref().is_none_or(|asked| asked.kind != DecisionKind::SetUp), "said twice");
}

#[test]
fn no_system_is_taken_from_its_player_by_a_focus_that_has_come_there() {
    let mut seated = Seated::at(two());
    // Systems come last.
    seated.press(Press::Arrow(Arrow::Left));
    assert!(matches!(seated.table.composer().listed(), [Answer::Deal(System::Hangar, _), .., Answer::Done]));
    assert!(seated.table.composer().answers().is_empty());
}
