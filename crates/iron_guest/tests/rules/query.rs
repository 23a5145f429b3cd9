//! Iron Guest 14: what screens ask.

use iron_guest::moving::{Bar, Code};
use iron_guest::odds::Chance;
use iron_guest::query::{danger, exposure, freedom, runners, ship_plays};
use iron_guest::ship::{Berth, Place};

use super::scene::{E, Nw, Scene, Se, W, at, hex, id, seat};

#[test]
fn a_ships_plays_with_what_they_sweep_and_bear_on() {
    let scene = Scene::new().x().enemy((1, -1)).enemy((2, -3)).ship(2, (-3, 0), W, 1);
    let plays = ship_plays(&scene.play(), id(0)).expect("it waits");
    assert_eq!(plays.ways.len() + plays.barred.len(), Code::ALL.len());
    let ahead = plays.ways.iter().find(|way| way.passage.code == Code::F1).expect("lawful");
    assert_eq!((ahead.passage.end.hex, ahead.passage.end.heading), (hex((1, 0)), E));
    assert_eq!(ahead.swept.len(), 8);
    assert_eq!(ahead.targets.len(), 1);
    assert_eq!(ahead.targets[0].odds.hits, Chance::new(30, 36));
    assert_eq!(ahead.covered.len(), 1);
    assert_eq!(
        (ahead.covered[0].ship, ahead.covered[0].by.as_slice(), ahead.covered[0].shoals),
        (id(2), &[id(1)][..], false)
    );
    let grapple = plays.ways.iter().find(|way| way.passage.code == Code::Pf1).expect("lawful");
    assert_eq!(grapple.grapple, Some((id(1), Chance::new(1, 2))));
    assert!(plays.barred.contains(&(Code::H, Bar::MustAdvance)));
    assert_eq!(ship_plays(&scene.play(), id(1)), None, "an enemy does not wait");
}

#[test]
fn danger_is_what_enemies_could_reach() {
    let scene = Scene::new().x().ship(2, (0, -2), W, 3);
    let danger_of = |number| danger(&scene.state, seat(number));
    // Whatever the enemy plays, the hex where it is now is not swept by itself; those around it are, from near.
    let mine = danger_of(1);
    assert_eq!(mine.get(&hex((0, -3))), Some(&1));
    assert_eq!(mine.get(&hex((4, 0))), None);
    assert!(mine.values().all(|range| (1..=3).contains(range)));
    assert!(danger_of(2).contains_key(&hex((1, -1))));
    let sheltered = scene.clone().shoals(&[(-1, -1), (0, -1), (-2, 0), (-1, 0), (1, -1)]);
    assert!(danger(&sheltered.state, seat(1)).len() < mine.len());
}

#[test]
fn who_is_free_and_who_runs() {
    let scene = Scene::new().ship(1, (4, 0), E, 3).ship(1, (0, 0), E, 3).ship(2, (0, 2), Se, 3).ship(2, (0, -2), Nw, 3);
    assert_eq!(freedom(&scene.state, seat(1)), [(id(0), false), (id(1), true)]);
    // Wind from face 3: west and north-west are downwind; one turn away counts.
    assert_eq!(runners(&scene.state), [id(3)]);
    let scene = scene.wind(5);
    assert_eq!(runners(&scene.state), [id(0), id(1), id(2), id(3)]);
}

#[test]
fn where_a_ship_ends_is_seen_as_the_enemies_will_see_it() {
    let scene = Scene::new().x().ship(2, (0, -2), W, 3).ship(2, (-4, 4), Se, 3);
    let near = exposure(&scene.state, id(0), at((1, 0), E)).expect("the first enemy reaches her");
    assert_eq!((near.enemies, near.range), (1, 3));
    assert_eq!(exposure(&scene.state, id(0), at((4, 0), W)), None, "out of everybody's reach");
    // Wherever she ends, the best range is that of the danger view of the position then.
    for place in scene.state.radius.board().iter().filter(|place| scene.state.at(*place).is_none()) {
        let end = Berth { hex: place, heading: E };
        let mut then = scene.clone();
        then.state.ships[0].place = Place::Afloat(end);
        let range = exposure(&scene.state, id(0), end).map(|exposure| exposure.range);
        assert_eq!(range, danger(&then.state, seat(1)).get(&place).copied(), "{place:?}");
    }
}
