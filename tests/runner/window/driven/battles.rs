//! Whole battles of the war games in a real window, from the title to their ends: Iron Guest by clicks alone and by keys
//! alone, Full Thrust by keys alone.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use iced::keyboard::key::Named;
use iron_guest::IronGuest;
use iron_guest::bot::Bot;
use ironclad::ui::screen::Screen;
use kernel::session::{Session, Since};
use kernel::{Game, Pending, Seat};

use super::{Both, only_file, verified};
use crate::window::battles::{Hand, Sailor};
use crate::window::desk::Desk;
use crate::window::fleet_battles::Admiral;
use crate::window::way::Way;
use crate::x11::until;

/// How long the machine may take before the players are asked: it places its ships first, and all of that is shown.
const PATIENCE: Duration = Duration::from_secs(90);

/// Whether the battle of a file waits for whoever plays the first seat.
fn waits_for_the_player<G: Game>(catalogue: &Arc<G::Catalogue>, file: &Path) -> bool {
    let Ok(glance) = Session::<G>::glance(catalogue, file, Since::Turn) else { return false };
    match glance.game.pending() {
        Pending::Choose(asked) => glance.game.seats(&asked).contains(Seat::FIRST),
        Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => false,
    }
}

impl Both {
    /// The real window has begun a battle, with a seed of its own: the other one goes on with a copy of it, as soon as the
    /// player is asked something.
    fn follow_battle<G: Game>(&mut self, catalogue: &Arc<G::Catalogue>, go_on: impl FnOnce(&mut Desk)) {
        let games = self.desk.hands.as_ref().expect("hands").games();
        let waiting = || only_file(&games).filter(|file| waits_for_the_player::<G>(catalogue, file));
        let file = until(PATIENCE, waiting).expect("the player is asked in the real window");
        self.take_up(&file, go_on);
    }

    /// The real window is gone, and its file holds the battle that the other one saw, played to its end.
    fn check_battle<G: Game>(mut self, catalogue: &Arc<G::Catalogue>) {
        let hands = self.desk.hands.take().expect("hands");
        let (file, looks) = (only_file(&hands.games()).expect("a file"), hands.looks);
        drop(hands);
        let due = only_file(&self.other.path().join("games")).expect("a file");
        drop(self.desk);
        let load = |path: &Path| Session::<G>::load_copy(catalogue, path).expect("sound").session;
        let (real, other) = (load(&file), load(&due));
        assert_eq!(format!("{:?}", real.game().state()), format!("{:?}", other.game().state()));
        assert_eq!(real.place(), other.place());
        assert!(matches!(real.game().pending(), Pending::Over(_)), "{:?}", real.game().pending());
        let inputs = real.place();
        drop(real);
        println!("{inputs} inputs, {looks} looks: {}", verified(self.real.path(), &file));
    }
}

/// A whole duel of Iron Guest against the machine.
fn duel(name: &str, way: Way, settings: &str) {
    let hand = match way {
        Way::Keys => Hand::Keys,
        Way::Clicks | Way::Things => Hand::Mouse,
    };
    let catalogue = iron_guest_table::job::catalogue().expect("sound content");
    let mut both = Both::open(name, way, settings);
    let mut sailor = Sailor::new(hand, Bot::TwoPly, 5);
    sailor.to_the_wardroom(&mut both.desk);
    sailor.choose(&mut both.desk, 2, "duel");
    both.desk.look(Some("wardroom"));
    sailor.main(&mut both.desk);
    both.follow_battle::<IronGuest>(&catalogue, |desk| {
        desk.letters("w");
        go_on(desk, 4);
        assert!(matches!(desk.app.screen(), Screen::IronGuest(_)), "{:?}", desk.app.screen());
    });
    // Shown where a test fails.
    println!("the real window began a duel with the seed {}", both.desk.battle().session().header().seed);
    both.desk.look(Some("begun"));
    assert_eq!(both.desk.battle().session().setup().scenario, "duel");
    let outcome = sailor.play(&mut both.desk);
    println!("{hand:?}: {outcome:?} in round {}", both.desk.battle().session().game().play().state().round);
    both.desk.look(Some("over"));
    both.check_battle::<IronGuest>(&catalogue);
}

/// The first battle of Full Thrust against the machine, by keys.
fn first_command(name: &str, settings: &str) {
    let catalogue = full_thrust_table::job::catalogue().expect("sound content");
    let mut both = Both::open(name, Way::Keys, settings);
    let admiral = Admiral(Hand::Keys);
    admiral.to_the_page(&mut both.desk);
    admiral.choose(&mut both.desk, 1, "first-command");
    both.desk.look(Some("fleets"));
    admiral.main(&mut both.desk);
    both.follow_battle::<full_thrust::play::FullThrust>(&catalogue, |desk| {
        desk.letters("wf");
        go_on(desk, 1);
        assert!(matches!(desk.app.screen(), Screen::FullThrust(_)), "{:?}", desk.app.screen());
    });
    // Shown where a test fails.
    println!("the real window began a battle with the seed {}", both.desk.fleets().session().header().seed);
    both.desk.look(Some("begun"));
    let outcome = admiral.play(&mut both.desk);
    println!("{outcome:?} in turn {}", both.desk.fleets().field().table.turn);
    both.desk.look(Some("over"));
    both.check_battle::<full_thrust::play::FullThrust>(&catalogue);
}

/// Goes on with the one battle that is kept, from a page that lists it last: so many parts of the page on, and then upwards.
fn go_on(desk: &mut Desk, parts: usize) {
    for _ in 0..parts {
        desk.named(Named::Tab);
    }
    let due = desk.app.cx().t("wardroom-main-go-on");
    for _ in 0..40 {
        if desk.main_label() == due {
            break;
        }
        desk.named(Named::ArrowUp);
    }
    assert_eq!(desk.main_label(), due);
    desk.enter();
}

#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn a_duel_of_iron_guest_in_a_real_window_by_clicks() {
    duel("duel-clicks", Way::Clicks, r#"{"dice_speed":"none","reduced_motion":true}"#);
}

#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn a_duel_of_iron_guest_in_a_real_window_by_keys() {
    duel("duel-keys", Way::Keys, r#"{"dice_speed":"fast"}"#);
}

#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn a_battle_of_full_thrust_in_a_real_window_by_keys() {
    first_command("fleets-keys", r#"{"dice_speed":"none","reduced_motion":true}"#);
}
