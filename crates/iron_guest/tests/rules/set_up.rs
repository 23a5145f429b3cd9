//! Iron Guest 3 and 12: setting up.

use std::sync::Arc;

use iron_guest::board::{Hex, HexSet, Radius};
use iron_guest::content::{Catalogue, Switches};
use iron_guest::decision::{Answer, Ask, Input, Pending, Request};
use iron_guest::draws::{Unplayable, berths, unplayable};
use iron_guest::event::Event;
use iron_guest::order_of_play::Play;
use iron_guest::setup::{Faces, Setup, Shoals, Wrong};
use iron_guest::state::Phase;

use super::scene::{E, Scene, answer, decision, face, hex, roll, seat};

fn set_up(id: &str, switches: &Switches) -> Setup {
    Catalogue::built_in().expect("sound content").setup(id, switches).expect("a set-up")
}

fn begin(setup: &Setup) -> Play {
    Play::begin(Arc::new(setup.clone()), &mut Vec::new()).expect("a game")
}

#[test]
fn rule_3_1_equals_roll_again() {
    let mut play = begin(&set_up("three", &Switches::default()));
    let events = roll(&mut play, &[5, 2, 5]);
    assert!(events.iter().any(|event| matches!(event, Event::FirstEqual(seats) if seats.len() == 2)));
    assert_eq!(play.pending(), Pending::Chance(Request::First(seat(1))));
    roll(&mut play, &[1]);
    assert_eq!(play.pending(), Pending::Chance(Request::First(seat(3))));
    roll(&mut play, &[4]);
    assert_eq!(play.state().first, Some(seat(3)));
    // Faces are dealt in order of play.
    assert_eq!([3, 1, 2].map(|number| play.state().face(seat(number)).expect("a face").number()), [1, 3, 5]);
}

#[test]
fn the_lesson_places_its_ships_for_whoever_is_first() {
    let mut play = begin(&set_up("lesson", &Switches::default()));
    roll(&mut play, &[2, 6]);
    assert_eq!(play.pending(), Pending::Chance(Request::Upwind));
    assert_eq!(
        play.state().at(hex((1, -4))).and_then(|id| play.state().ship(id)).map(|ship| ship.owner),
        Some(seat(2))
    );
    roll(&mut play, &[3]);
    assert_eq!((decision(&play).seat, play.state().round), (seat(2), 1));
}

#[test]
fn t48_shoals_that_cannot_stand_are_drawn_again() {
    let setup = set_up("duel", &Switches::default());
    let line: HexSet = (-4..=4).map(|q| Hex::new(q, 0)).collect();
    assert_eq!(unplayable(&setup, line), Some(Unplayable::CutInTwo));
    // Face 1 keeps two of its five hexes.
    let face_1: HexSet = [(0, -4), (1, -4), (2, -4)].into_iter().map(hex).collect();
    assert_eq!(unplayable(&setup, face_1), Some(Unplayable::NoRoom));
    assert_eq!(unplayable(&setup, [(0, -4), (1, -4)].into_iter().map(hex).collect()), None);

    let mut play = begin(&setup);
    roll(&mut play, &[6, 1]);
    let mut events = Vec::new();
    for at in line.iter() {
        play.submit(Input::Drawn(at), &mut events).expect("drawn");
    }
    assert!(events.contains(&Event::ShoalsRefused(Unplayable::CutInTwo)));
    let Pending::Draw(drawing) = play.pending() else { panic!("drawn again") };
    assert_eq!((drawing.left, drawing.from), (9, Radius::STANDARD.board()));
}

#[test]
fn each_hex_is_drawn_once() {
    let mut play = begin(&set_up("duel", &Switches::default()));
    roll(&mut play, &[6, 1]);
    play.submit(Input::Drawn(hex((0, 0))), &mut Vec::new()).expect("drawn");
    let again = play.submit(Input::Drawn(hex((0, 0))), &mut Vec::new());
    assert_eq!(again, Err(iron_guest::decision::Illegal::NotInTheGroup));
    assert_eq!(play.chances().len(), 60);
}

#[test]
fn t49_neighbouring_faces_do_not_use_their_corner() {
    let on = |own, other| berths(Radius::STANDARD, HexSet::EMPTY, face(own), &[face(own), face(other)]);
    assert_eq!(on(1, 2), (0..=3).map(|q| Hex::new(q, -4)).collect());
    assert_eq!(on(2, 1), (-3..=0).map(|r| Hex::new(4, r)).collect());
    let crowd =
        Switches { players: Some(6), radius: Radius::new(3), shoals: Some(Shoals::None), ..Switches::default() };
    let refused = Catalogue::built_in().expect("sound content").setup("duel", &crowd);
    assert!(refused.is_err_and(|error| error.to_string().contains("3.2 b")));
}

#[test]
fn rule_3_3_chosen_faces_leave_faces_for_the_others() {
    let switches = Switches { faces: Some(Faces::Chosen), shoals: Some(Shoals::None), ..Switches::default() };
    // On a board of radius 3 a face has four hexes; five players of three ships need faces that share few corners.
    let crowd = Switches { players: Some(3), radius: Radius::new(3), ..switches.clone() };
    let mut play = begin(&set_up("three", &crowd));
    roll(&mut play, &[6, 1, 2]);
    assert_eq!((decision(&play).seat, decision(&play).ask), (seat(1), Ask::Face));
    assert_eq!(decision(&play).plays().len(), 6);
    answer(&mut play, Answer::Face(face(1)));
    let second = decision(&play).plays().to_vec();
    assert!(!second.contains(&Answer::Face(face(1))));
    // Each of three neighbours in a row would leave the middle one two hexes: 2 and 6 stay lawful, as 4 can follow.
    assert_eq!(second.len(), 5);
    answer(&mut play, Answer::Face(face(2)));
    let third: Vec<Answer> = decision(&play).plays().to_vec();
    assert_eq!(third, [Answer::Face(face(4)), Answer::Face(face(5))]);
    answer(&mut play, third[0]);
    assert!(matches!(decision(&play).ask, Ask::Place(_)));
}

#[test]
fn rule_3_3_ships_are_placed_free_on_hexes_of_ones_face() {
    let mut play = begin(&set_up("charted", &Switches::default()));
    roll(&mut play, &[6, 1]);
    let options = decision(&play).plays().to_vec();
    // Five hexes with six headings each, less one outward heading in each of the two corners.
    assert_eq!(options.len(), 28);
    for answer in &options {
        let Answer::Place(berth) = answer else { panic!("{answer:?}") };
        assert!(face(1).touches(berth.hex, Radius::STANDARD));
    }
    answer(&mut play, options[0]);
    for _ in 0..2 {
        let next = decision(&play).plays()[0];
        answer(&mut play, next);
    }
    assert_eq!(decision(&play).seat, seat(2));
    assert!(!decision(&play).options.contains(&Answer::Resign), "nobody resigns before the first turn");
}

#[test]
fn set_ups_of_the_paper() {
    let catalogue = Catalogue::built_in().expect("sound content");
    let ids: Vec<&str> = catalogue.scenarios().iter().map(|scenario| scenario.id.as_str()).collect();
    assert_eq!(ids, ["lesson", "duel", "charted", "three", "four", "blood", "squalls", "brawl"]);
    for scenario in catalogue.scenarios() {
        let setup = set_up(&scenario.id, &Switches::default());
        assert_eq!((setup.ships, setup.masts), (3, 3));
        let Faces::Dealt(faces) = &setup.faces else { panic!("dealt") };
        for hex in setup.fixed_shoals().iter() {
            assert!(!faces.iter().any(|face| face.touches(hex, setup.radius)), "{}: a shoal on a face", scenario.id);
        }
    }
    let shoals = |id: &str| set_up(id, &Switches::default()).fixed_shoals();
    let turned = |set: HexSet, turn: fn(Hex) -> Hex| set.iter().map(turn).collect::<HexSet>();
    assert_eq!(turned(shoals("charted"), |hex| Hex::new(-hex.q, -hex.r)), shoals("charted"));
    assert_eq!(turned(shoals("three"), |hex| Hex::new(-hex.q - hex.r, hex.q)), shoals("three"));
    assert_eq!(turned(shoals("four"), |hex| Hex::new(-hex.r, -hex.q)), shoals("four"));
}

#[test]
fn every_switch_is_heard() {
    use iron_guest::wind::Wind;
    let switches = Switches {
        players: Some(5),
        radius: Radius::new(6),
        ships: Some(2),
        masts: Some(5),
        shoals: Some(Shoals::Random(4)),
        no_prisoners: Some(true),
        wind: Some(Wind::Fitful),
        double_damage: Some(true),
        long_chase: Some(7),
        squadrons: vec!["aunts".into()],
        faces: None,
    };
    let setup = set_up("lesson", &switches);
    assert_eq!((setup.players, setup.radius.hexes(), setup.ships, setup.masts), (5, 6, 2, 5));
    assert_eq!((&setup.shoals, &setup.faces, setup.long_chase), (&Shoals::Random(4), &Faces::Chosen, 7));
    assert!(setup.variants.no_prisoners && setup.variants.double_damage && setup.variants.wind == Wind::Fitful);
    assert!(setup.placed.is_empty());
    assert_eq!(setup.squadrons, ["aunts", "aviary", "counting-house", "galley", "weather"]);
}

#[test]
fn faults_of_a_setup_name_their_place() {
    let sound = set_up("lesson", &Switches::default());
    let faults = |change: &dyn Fn(&mut Setup)| {
        let mut setup = sound.clone();
        change(&mut setup);
        setup.check().expect_err("a fault").into_iter().map(|fault| (fault.path, fault.wrong)).collect::<Vec<_>>()
    };
    let one = |path: &str, wrong| vec![(path.to_owned(), wrong)];
    assert_eq!(faults(&|setup| setup.masts = 6), one("masts", Wrong::Masts(6)));
    assert_eq!(
        faults(&|setup| setup.faces = Faces::Dealt(vec![face(1), face(1)])),
        one("faces[1]", Wrong::FaceTwice(1))
    );
    let fixed = |hexes: Vec<Hex>| move |setup: &mut Setup| setup.shoals = Shoals::Fixed(hexes.clone());
    assert_eq!(faults(&fixed(vec![hex((3, 2))])), one("shoals.fixed[0]", Wrong::OffBoard(hex((3, 2)))));
    assert_eq!(
        faults(&fixed(vec![hex((0, 0)), hex((1, 0)), hex((0, 0))])),
        one("shoals.fixed[2]", Wrong::ShoalTwice(hex((0, 0))))
    );
    assert_eq!(faults(&fixed(vec![hex((2, -4))])), one("placed[0][1].hex", Wrong::ShipOnShoal(hex((2, -4)))));
    let line: Vec<Hex> = (-4..=4).map(|q| Hex::new(q, 0)).collect();
    assert_eq!(faults(&fixed(line)), one("shoals", Wrong::CutInTwo));
    let outward = |setup: &mut Setup| setup.placed[1][0] = super::scene::at((4, 0), E);
    assert_eq!(faults(&outward), one("placed[1][0].hex", Wrong::ShipNotFree(hex((4, 0)))));
    let twice = |setup: &mut Setup| setup.placed[0][1].hex = hex((1, -4));
    assert_eq!(faults(&twice), one("placed[0][1].hex", Wrong::ShipTwice(hex((1, -4)))));
    assert_eq!(faults(&|setup| setup.shoals = Shoals::Random(13)).len(), 2);
    assert!(faults(&|setup| setup.players = 0).contains(&("players".to_owned(), Wrong::Players(0))));
    assert!(faults(&|setup| setup.players = 255).contains(&("players".to_owned(), Wrong::Players(255))));
    assert!(faults(&|setup| setup.ships = 200).contains(&("ships".to_owned(), Wrong::Ships(200))));
}

#[test]
fn a_game_of_a_faulty_set_up_does_not_begin() {
    let mut setup = set_up("duel", &Switches::default());
    setup.ships = 0;
    assert!(Play::begin(Arc::new(setup), &mut Vec::new()).is_err());
    assert!(matches!(Scene::new().play().state().phase, Phase::Turn(_)));
}
