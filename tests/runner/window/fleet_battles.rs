//! Full Thrust in the window, whole battles: by the mouse alone, by keys alone, two at one screen who do not see each other's
//! orders; an order typed, one that cannot be flown, a plan taken back, a battle left and gone on with, played back.

use std::path::Path;

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::bot::{Bot, Strength};
use full_thrust::id::UnitId;
use full_thrust::order::Order;
use full_thrust::outcome::Outcome;
use full_thrust::query;
use full_thrust::table::Plan;
use full_thrust_table::composer::Composer;
use iced::keyboard::key::Named;
use iced::{Point, Rectangle};
use ironclad::ui::screen::Screen;
use kit::open_table::{Camera, Scene, Spot, placed};

use super::battles::Hand;
use super::desk::Desk;
use super::seeds;

#[path = "fleet_battles/whole.rs"]
pub mod whole;

const PIXELS: (f32, f32) = (1280.0, 720.0);
/// Steps that a battle may take.
const MOST: usize = 900;

/// A player at the window, who finds orders as a bot does and writes them by hand.
pub struct Admiral(pub Hand);

impl Admiral {
    /// From the title to the page of battles.
    pub fn to_the_page(&self, desk: &mut Desk) {
        match self.0 {
            Hand::Mouse => {
                for key in ["title-wardroom", "full-thrust-title"] {
                    let words = desk.app.cx().t(key);
                    desk.click(&words);
                }
            }
            Hand::Keys => desk.letters("wf"),
        }
        assert!(matches!(desk.app.screen(), Screen::Fleets(_)), "{:?}", desk.app.screen());
    }

    /// Chooses a scenario by its place from 1.
    pub fn choose(&self, desk: &mut Desk, place: usize, scenario: &str) {
        match self.0 {
            Hand::Mouse => {
                let words = desk.app.cx().t(&format!("full-thrust-scenario-{scenario}"));
                desk.click(&words);
            }
            Hand::Keys => desk.letters(&place.to_string()),
        }
    }

    pub fn main(&self, desk: &mut Desk) {
        match self.0 {
            Hand::Mouse => desk.main(),
            Hand::Keys => desk.enter(),
        }
    }

    /// Looks on until somebody at the screen is asked, or it is over.
    fn look_on(&self, desk: &mut Desk) {
        for _ in 0..MOST {
            if desk.fleets().playback().is_none() {
                return;
            }
            self.main(desk);
        }
        panic!("it is shown for ever");
    }

    /// What a bot would do at the seat that is asked.
    fn plan(desk: &Desk) -> (Seat, Vec<Answer>) {
        let table = desk.fleets();
        let seat = table.asked().expect("somebody is asked");
        (seat, Bot::new(Strength::Strong, 7).plan(table.session().game(), seat))
    }

    /// Decides everything that is asked now, and locks it.
    fn decide(&self, desk: &mut Desk) {
        desk.whole_of_words();
        let (_, plan) = Self::plan(desk);
        match desk.fleets().composer() {
            Composer::Deploy(_) => self.main(desk),
            Composer::Orders(_) => {
                for answer in plan {
                    match answer {
                        Answer::Write { ship, order } => self.order(desk, ship, &order),
                        Answer::Return { ship, .. } | Answer::Wait { ship } => self.take_offer(desk, ship),
                        // The window locks all of them with the last.
                        Answer::Lock { .. } => {}
                        other => panic!("{other:?} is not written here"),
                    }
                }
            }
            Composer::Fire(_) => {
                for answer in plan {
                    if let Answer::Fire { ship, shots } = answer {
                        self.fire(desk, ship, shots.first().map(|shot| shot.at));
                    }
                }
            }
            other => panic!("nobody asked for {other:?}"),
        }
    }

    /// Makes a ship the one that is decided for.
    fn pick(&self, desk: &mut Desk, ship: UnitId) {
        for _ in 0..40 {
            if desk.fleets().composer().unit() == Some(ship) {
                return;
            }
            match self.0 {
                Hand::Mouse => click_ship(desk, ship),
                Hand::Keys => desk.named(Named::Tab),
            }
        }
        panic!("{ship:?} is not found: {:?}", desk.fleets().composer());
    }

    /// Takes what is offered to a ship that is off the table: where she comes back, or that she stays away. She cannot be
    /// clicked on; the ships are asked for in their order.
    fn take_offer(&self, desk: &mut Desk, ship: UnitId) {
        assert_eq!(desk.fleets().composer().unit(), Some(ship));
        self.main(desk);
    }

    /// Writes an order: typed, or by dragging the ghost.
    fn order(&self, desk: &mut Desk, ship: UnitId, order: &Order) {
        self.pick(desk, ship);
        match self.0 {
            Hand::Keys => {
                desk.letters("o");
                desk.letters(&order.to_string());
                // What is typed stands on the slip.
                let typed = order.to_string();
                assert!(desk.shows(&typed), "{typed}");
            }
            Hand::Mouse => drag_ghost(desk, ship, order),
        }
        let planned = match desk.fleets().composer() {
            Composer::Orders(plotting) => plotting.order().cloned(),
            other => panic!("{other:?}"),
        };
        assert_eq!(planned.as_ref(), Some(order));
        self.main(desk);
    }

    /// Fires all that bears at a target, or nothing.
    fn fire(&self, desk: &mut Desk, ship: UnitId, target: Option<UnitId>) {
        self.pick(desk, ship);
        if let Some(target) = target {
            let row = match desk.fleets().composer() {
                Composer::Fire(aiming) => aiming.targets().iter().position(|other| *other == target),
                other => panic!("{other:?}"),
            };
            let row = row.expect("she bears on it");
            match self.0 {
                Hand::Mouse => click_ship(desk, target),
                Hand::Keys => desk.letters(&(row + 1).to_string()),
            }
            let aimed = match desk.fleets().composer() {
                Composer::Fire(aiming) => {
                    aiming.shots().iter().all(|shot| shot.at == target) && !aiming.shots().is_empty()
                }
                other => panic!("{other:?}"),
            };
            assert!(aimed, "{:?}", desk.fleets().composer());
        }
        self.main(desk);
    }

    /// Plays a battle to its end.
    pub fn play(&self, desk: &mut Desk) -> Outcome {
        for _ in 0..MOST {
            self.look_on(desk);
            if let Some(outcome) = desk.fleets().outcome() {
                return outcome;
            }
            if desk.fleets().handing().is_some() {
                self.main(desk);
            }
            self.decide(desk);
        }
        panic!("the battle is not over after {MOST} decisions: {:?}", desk.fleets().composer());
    }
}

/// What lies on the table, where, and how it is looked at.
fn table(desk: &mut Desk) -> (Scene, Camera, Rectangle) {
    let bounds = desk.chart().expect("the table");
    let scene = desk.fleets().scene(desk.app.cx().text);
    let camera = Camera::new(&scene, desk.fleets().look(), bounds.size());
    (scene, camera, bounds)
}

fn click_ship(desk: &mut Desk, ship: UnitId) {
    let (scene, camera, bounds) = table(desk);
    let all = placed(&scene, &camera);
    let solid = all.iter().find(|one| {
        let model = &scene.models[one.index];
        model.id == u32::from(ship.0) && model.emphasis != kit::open_table::Emphasis::Ghost
    });
    let at = solid.expect("she is on the table").at;
    desk.click_at(Point::new(bounds.x + at.x, bounds.y + at.y));
}

/// Drags the ghost to where an order ends.
fn drag_ghost(desk: &mut Desk, ship: UnitId, order: &Order) {
    let (scene, camera, bounds) = table(desk);
    let on_screen = |at: Point| Point::new(bounds.x + at.x, bounds.y + at.y);
    // A ghost that lies beyond the border is taken hold of at the border.
    let grip = on_screen(camera.hold(scene.grip.expect("a ghost to drag")));
    let field = desk.fleets().seen().field();
    let [_, second] = query::plot_legs(field, field.vessel(ship).expect("a ship"), order);
    let to = on_screen(camera.at(Spot::new(second.to.x, second.to.y)));
    desk.drag(grip, to);
    // Where two orders end alike, or nearly so, the dials tell them apart.
    for _ in 0..40 {
        let planned = match desk.fleets().composer() {
            Composer::Orders(plotting) => plotting.order().cloned().expect("an order"),
            other => panic!("{other:?}"),
        };
        if planned == *order {
            return;
        }
        let (word, part) =
            if planned.turn == order.turn { (Order::fly(0, order.thrust), 1) } else { (Order::fly(order.turn, 0), 0) };
        let words = if word == Order::default() { "0".to_owned() } else { word.to_string() };
        let size = desk.size();
        // The first dial is that of the course, the second that of the velocity.
        let panel = Rectangle { x: size.width - 492.0, y: 60.0, width: 492.0, height: size.height - 160.0 };
        let cells: Vec<Rectangle> =
            desk.words_in(panel).into_iter().filter(|(text, _)| *text == words).map(|(_, bounds)| bounds).collect();
        let cell = if words == "0" { cells[part.min(cells.len() - 1)] } else { cells[0] };
        desk.click_at(cell.center());
    }
    panic!("{order} cannot be set by the mouse");
}

fn desk_with(folder: &Path, settings: &str) -> Desk {
    std::fs::write(folder.join("settings.json"), settings).expect("written");
    Desk::open(folder, PIXELS)
}

/// The file that the window has written holds the very battle that it showed.
fn check(desk: &Desk) {
    let session = desk.fleets().session();
    let path = desk.fleets().path().expect("a file");
    let catalogue = full_thrust_table::job::catalogue().expect("sound content");
    let glance =
        full_thrust_table::job::Session::glance(&catalogue, &path, kernel::session::Since::Turn).expect("sound");
    assert_eq!(glance.game.state(), session.game().state());
}

/// A whole Border Patrol against the machine.
fn patrol(hand: Hand, settings: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), settings);
    let admiral = Admiral(hand);
    admiral.to_the_page(&mut desk);
    admiral.choose(&mut desk, 2, "border-patrol");
    admiral.main(&mut desk);
    assert_eq!(desk.fleets().session().setup().scenario, "border-patrol");
    let outcome = admiral.play(&mut desk);
    println!("{hand:?}: {outcome:?} in turn {}", desk.fleets().field().table.turn);
    check(&desk);
    let leave = desk.app.cx().t("full-thrust-table-leave");
    assert_eq!(desk.main_label(), leave);
    admiral.main(&mut desk);
    // The page has a line for the battle.
    assert!(matches!(desk.app.screen(), Screen::Fleets(room) if room.kept().len() == 1));
}

#[test]
pub fn a_patrol_against_the_machine_by_the_mouse_alone() {
    patrol(Hand::Mouse, r#"{"dice_speed":"none"}"#);
}

#[test]
pub fn a_patrol_against_the_machine_by_keys_alone() {
    patrol(Hand::Keys, r#"{"dice_speed":"fast"}"#);
}

/// A battle for two persons at one screen.
fn two_at_one_screen(folder: &Path) -> Desk {
    let mut desk = desk_with(folder, r#"{"dice_speed":"none","seats":["Mara","Jonas"]}"#);
    let admiral = Admiral(Hand::Keys);
    admiral.to_the_page(&mut desk);
    admiral.choose(&mut desk, 2, "border-patrol");
    // To the seats, and the second of them from the Lieutenant back to a person.
    desk.named(Named::Tab);
    desk.named(Named::ArrowDown);
    desk.named(Named::ArrowLeft);
    desk.named(Named::ArrowLeft);
    desk.enter();
    desk
}

#[test]
pub fn two_at_one_screen_do_not_see_each_others_orders() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = two_at_one_screen(folder.path());
    let admiral = Admiral(Hand::Keys);
    for player in ["Mara", "Jonas"] {
        let page = desk.app.cx().with("full-thrust-table-hand-over", &[("player", player.into())]);
        assert!(desk.shows(&page), "{:?}", desk.words_in(desk.whole()));
        assert!(desk.fleets().scene(desk.app.cx().text).models.is_empty(), "nothing shows before it is theirs");
        desk.enter();
        // The ships of the other side are not on the table yet.
        let asked = desk.fleets().asked().expect("somebody is asked");
        let scene = desk.fleets().scene(desk.app.cx().text);
        let battle = desk.fleets().seen().battle();
        for model in &scene.models {
            let unit = UnitId(u16::try_from(model.id).expect("a ship"));
            assert_eq!(battle.side_of_unit(unit), battle.side_of(asked));
        }
        admiral.main(&mut desk);
    }
    admiral.look_on(&mut desk);
    // Mara writes an order that nobody else may see.
    desk.enter();
    let ship = desk.fleets().composer().unit().expect("a ship");
    desk.letters("oP1+2");
    desk.enter();
    let written =
        |desk: &Desk| desk.fleets().session().game().field().vessel(ship).map(|vessel| vessel.ship.plan.clone());
    let order = Plan::Order(Order::fly(-1, 2));
    assert_eq!(written(&desk), Some(order.clone()));
    assert!(desk.shows("P1,+2"));
    // She locks; Jonas has the screen, and sees nothing of it.
    desk.letters("k");
    assert!(desk.fleets().handing().is_some());
    desk.enter();
    assert!(!desk.shows("P1,+2"), "her order is nobody else's");
    let seen = desk.fleets().seen().field().vessel(ship).map(|vessel| vessel.ship.plan.clone());
    assert_eq!(seen, Some(Plan::Unwritten));
    // He cannot take hers back.
    desk.letters("z");
    assert_eq!(written(&desk), Some(order.clone()));
    // What he writes he can take back.
    let his = desk.fleets().composer().unit().expect("a ship");
    let plan_of =
        |desk: &Desk| desk.fleets().session().game().field().vessel(his).map(|vessel| vessel.ship.plan.clone());
    desk.letters("oS1");
    desk.enter();
    assert_eq!(plan_of(&desk), Some(Plan::Order(Order::fly(1, 0))));
    desk.letters("z");
    assert_eq!(plan_of(&desk), Some(Plan::Unwritten));
    desk.letters("k");
    assert!(desk.fleets().field().table.turn >= 1);
    check(&desk);
}

#[test]
pub fn an_order_that_cannot_be_flown_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let admiral = Admiral(Hand::Keys);
    admiral.to_the_page(&mut desk);
    admiral.choose(&mut desk, 2, "border-patrol");
    admiral.main(&mut desk);
    admiral.main(&mut desk);
    admiral.look_on(&mut desk);
    let ship = desk.fleets().composer().unit().expect("a ship");
    desk.letters("oP9");
    let why = full_thrust_table::words::say(
        desk.app.cx().text,
        &full_thrust::tell::impossible(full_thrust::order::Impossible::Thrust { asked: 9, has: 6 }),
    );
    assert!(desk.shows(&why), "{:?}", desk.words_in(desk.whole()));
    desk.enter();
    assert_eq!(desk.fleets().composer().unit(), Some(ship), "it is not kept");
    let written = desk.fleets().session().game().field().vessel(ship).map(|vessel| vessel.ship.plan.clone());
    assert_eq!(written, Some(Plan::Unwritten));
    desk.named(Named::Escape);
    // The same order for all the others, and all is locked by one key more.
    desk.letters("o+2");
    desk.enter();
    desk.letters("o+2");
    desk.letters("");
    desk.named(Named::Tab);
    desk.letters("o+1");
    desk.enter();
    check(&desk);
}

/// A Border Patrol that is flown straight on until somebody can fire; none if nobody ever can.
fn under_fire(folder: &Path) -> Option<Desk> {
    std::fs::create_dir(folder).expect("a folder");
    let mut desk = desk_with(folder, r#"{"dice_speed":"none"}"#);
    // So high that all the rows are seen.
    desk.resize((1280.0, 1600.0));
    let admiral = Admiral(Hand::Keys);
    admiral.to_the_page(&mut desk);
    admiral.choose(&mut desk, 2, "border-patrol");
    admiral.main(&mut desk);
    for _ in 0..MOST {
        if matches!(desk.fleets().composer(), Composer::Fire(_)) {
            return Some(desk);
        }
        if desk.fleets().outcome().is_some() {
            return None;
        }
        admiral.main(&mut desk);
    }
    panic!("the battle goes on for ever");
}

#[test]
pub fn the_rows_below_a_weapon_stay_where_they_are_whatever_it_is_fired_at() {
    let folder = tempfile::tempdir().expect("a folder");
    // A battle in which nobody comes to fire is replaced by that of the next seed.
    let mut desk = (seeds::first()..)
        .find_map(|seed| seeds::from(seed, || under_fire(&folder.path().join(seed.to_string()))))
        .expect("a battle with fire");
    let Composer::Fire(aiming) = desk.fleets().composer() else { panic!("nobody can fire") };
    let weapon = aiming.targets().len() + 1;
    assert!(aiming.choices().len() >= weapon, "a weapon can be chosen");
    let hold = desk.app.cx().t("full-thrust-table-hold");
    let at = |desk: &mut Desk| {
        let words = desk.words_in(desk.whole());
        words.into_iter().find(|(text, _)| *text == hold).map(|(_, bounds)| bounds.y).expect("the row that holds fire")
    };
    let before = at(&mut desk);
    for _ in 0..3 {
        desk.letters(&weapon.to_string());
        assert_eq!(at(&mut desk), before);
    }
}

#[test]
pub fn a_battle_is_left_gone_on_with_and_played_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk_with(folder.path(), r#"{"dice_speed":"none"}"#);
    let admiral = Admiral(Hand::Keys);
    admiral.to_the_page(&mut desk);
    admiral.choose(&mut desk, 1, "first-command");
    admiral.main(&mut desk);
    assert!(desk.fleets().advice().is_some(), "the first battle is guided");
    admiral.decide(&mut desk);
    admiral.look_on(&mut desk);
    admiral.decide(&mut desk);
    admiral.look_on(&mut desk);
    let state = desk.fleets().session().game().state().clone();
    // Back to the page by the menu, and in again.
    desk.named(Named::Escape);
    desk.letters("4");
    assert!(matches!(desk.app.screen(), Screen::Fleets(_)));
    desk.named(Named::Tab);
    for _ in 0..40 {
        if desk.main_label() == desk.app.cx().t("wardroom-main-go-on") {
            break;
        }
        desk.named(Named::ArrowUp);
    }
    desk.enter();
    assert_eq!(*desk.fleets().session().game().state(), state);
    // Played back from the beginning, step by step; nothing is changed by that.
    desk.letters("t");
    assert!(desk.fleets().looks_back());
    for _ in 0..6 {
        desk.named(Named::ArrowRight);
    }
    desk.whole_of_words();
    desk.named(Named::Escape);
    assert!(!desk.fleets().looks_back());
    assert_eq!(*desk.fleets().session().game().state(), state);
}
