//! What is done for good is said first, and done only if it is meant.

use ironclad::engine::{Answer, DecisionKind};
use ironclad::patrol::Wishes;
use ironclad::session::{Session, Start, Storage, What};

use super::desk::Desk;
use super::way::{self, Way};
use crate::table::content;

/// A patrol whose crew has been sent ashore, as far as `goes` says.
fn sent_ashore(folder: &std::path::Path, goes: impl Fn(usize) -> bool) -> Desk {
    let start = Start {
        what: What::Patrol(Wishes::default()),
        players: vec!["Mara".into()],
        seats: None,
        mode: ironclad::content::terms::Mode::Normal,
        seed: 5,
        scripted: false,
        campaign: None,
    };
    let mut session = Session::begin(content(), start, Storage::Folder(folder.join("games"))).expect("a patrol");
    let aboard: Vec<_> = session.game().table().heroes.iter().map(|aboard| (aboard.hero, aboard.system)).collect();
    for (hero, system) in aboard {
        if goes(system.index()) {
            session.answer(Answer::Dismiss(hero)).expect("she goes");
        }
    }
    drop(session);
    let mut desk = Desk::open(folder, (1920.0, 1080.0));
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    desk
}

fn is_fitting_out(desk: &Desk) -> bool {
    desk.session().decision().is_some_and(|asked| asked.kind == DecisionKind::SetUp)
}

/// Rule 11.4: heroes are chosen at the set-up of a scenario; to sail without any is asked for twice.
#[test]
fn rule_11_4_nobody_casts_off_an_empty_ship_in_passing() {
    for way in [Way::Keys, Way::Clicks] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = sent_ashore(folder.path(), |_| true);
        assert_eq!(desk.main_label(), "Cast off");
        way::press_main(&mut desk, way);
        assert!(is_fitting_out(&desk) && desk.shows("Nobody is aboard"), "{:?}", desk.words_in(desk.whole()));
        assert_eq!(desk.main_label(), "Cast off without heroes");
        // To look at something else is to think better of it.
        desk.named(iced::keyboard::key::Named::ArrowRight);
        assert!(!desk.shows("Nobody is aboard"));
        desk.letters("z");
        assert!(is_fitting_out(&desk), "and can be");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = sent_ashore(folder.path(), |_| true);
    way::press_main(&mut desk, Way::Keys);
    way::press_main(&mut desk, Way::Clicks);
    assert!(!is_fitting_out(&desk), "said twice, it is done");
}

/// A system without a squad is spoken of too; a crew at every system is not.
#[test]
fn an_empty_squad_is_named_before_the_ship_sails() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = sent_ashore(folder.path(), |system| system == 1);
    way::press_main(&mut desk, Way::Keys);
    assert!(is_fitting_out(&desk) && desk.shows("Nobody at: Weapons"), "{:?}", desk.words_in(desk.whole()));
    way::press_main(&mut desk, Way::Keys);
    assert!(!is_fitting_out(&desk));
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = sent_ashore(folder.path(), |_| false);
    way::press_main(&mut desk, Way::Keys);
    assert!(!is_fitting_out(&desk));
}
