//! Iron Guest 8.3 and 14.3: odds.

use iron_guest::decision::Order;
use iron_guest::moving::Code;
use iron_guest::odds::{Chance, any_hit, cases, grapple, hit, losses, shot};
use iron_guest::variants::Variants;

use super::scene::{E, Scene, W, id, order};

#[test]
fn t1_hits() {
    assert_eq!([3, 2, 1].map(hit), [(6, 36), (15, 36), (30, 36)].map(|(of, all)| Chance::new(of, all)));
    assert_eq!(hit(4), Chance::NEVER);
}

#[test]
fn one_of_several_shots_hits() {
    assert_eq!(any_hit([]), Chance::NEVER);
    assert_eq!(any_hit([2]), hit(2));
    // 5 or more and 8 or more: 1 − 6/36 · 21/36.
    assert_eq!(any_hit([1, 2]), Chance::new(65, 72));
    assert_eq!(any_hit([1, 2]).percent(), 90);
    assert_eq!((2..=12).map(cases).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    assert_eq!(cases(1) + cases(13), 0);
}

#[test]
fn t40_t50_grapples() {
    let expected = [(1, 2), (21, 31), (13, 16), (10, 11), (33, 34), (1, 1)];
    for (more, (of, all)) in (0..).zip(expected) {
        assert_eq!(grapple(more, 0), Chance::new(of, all), "{more} more");
        assert_eq!(grapple(0, more), Chance::new(all - of, all), "{more} less");
    }
    assert_eq!(grapple(3, 1), Chance::new(13, 16));
    assert_eq!(grapple(1, 3), Chance::new(3, 16));
    assert_eq!(grapple(5, 1), Chance::new(33, 34));
}

#[test]
fn the_last_mast_sinks_or_capsizes_as_the_table_says() {
    let table = [(1, 14, 16), (2, 9, 6), (3, 4, 2)];
    for (range, sinks, capsizes) in table {
        let odds = shot(range, 1, Variants::default());
        assert_eq!((odds.sinks, odds.capsizes), (Chance::new(sinks, 36), Chance::new(capsizes, 36)));
        let more = shot(range, 2, Variants::default());
        assert_eq!((more.sinks, more.capsizes), (Chance::NEVER, Chance::NEVER));
    }
}

#[test]
fn losses_of_a_play_with_two_shots_and_a_grapple() {
    let scene = Scene::new().x().ship(2, (1, 0), W, 3).ship(2, (1, -1), E, 1).ship(2, (-1, 2), E, 1).enemy((-4, 4));
    let fire = Order { port: Some(id(2)), starboard: Some(id(3)), ..order(Code::F1) };
    let found = losses(&scene.play(), fire).expect("lawful");
    let chance = |of, all| Chance::new(of, all);
    assert_eq!(found, [(id(0), chance(1, 2)), (id(1), chance(1, 2)), (id(2), chance(30, 36)), (id(3), chance(15, 36))]);
    assert_eq!(losses(&scene.play(), order(Code::F2)), None);
}

#[test]
fn losses_count_the_fire_of_dismasted_ships_in_return() {
    // A dismasted mover takes a hit more: the chance that two of two shots hit is none here, as only one is fired.
    let scene = Scene::new().no_prisoners().ship(1, (2, -2), W, 1).ship(2, (0, 0), E, 0).enemy((-3, 3));
    assert_eq!(losses(&scene.play(), order(Code::F1)), Some(Vec::new()));
    let mut scene = scene;
    scene.setup.variants.double_damage = true;
    // With double damage a double from 4-4 on sinks it.
    assert_eq!(losses(&scene.play(), order(Code::F1)), Some(vec![(id(0), Chance::new(3, 36))]));
}
