//! Every message that the crate can produce is there in both languages, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use iron_guest::content::Catalogue;
use iron_guest::decision::Pending;
use iron_guest::odds::Chance;
use iron_guest::order_of_play::Play;
use iron_guest::setup::Wrong;
use iron_guest::words::{Message, Value, Words, fixed, wrong};

use super::random_play::{Numbers, any_input, any_setup};
use super::scene::{hex, id};

/// The messages of a language with their arguments; attributes are named after a dot.
type Book = BTreeMap<String, BTreeSet<String>>;

fn book(language: &str) -> Book {
    let path = format!("{}/../../locales/{language}/iron-guest/game.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let parsed = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    let mut book = Book::new();
    for entry in &parsed.body {
        let Entry::Message(message) = entry else { continue };
        let name = &message.id.name;
        let mut keep = |key: String, pattern: &Pattern<String>| {
            let mut arguments = BTreeSet::new();
            gather(pattern, &mut arguments);
            assert!(book.insert(key.clone(), arguments).is_none(), "{path}: {key} is there twice");
        };
        keep(name.clone(), message.value.as_ref().unwrap_or_else(|| panic!("{path}: {name} says nothing")));
        for attribute in &message.attributes {
            keep(format!("{name}.{}", attribute.id.name), &attribute.value);
        }
    }
    book
}

fn gather(pattern: &Pattern<String>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => look(expression, arguments),
        }
    }
}

fn look(expression: &Expression<String>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => variable(inline, arguments),
        Expression::Select { selector, variants } => {
            variable(selector, arguments);
            variants.iter().for_each(|variant| gather(&variant.value, arguments));
        }
    }
}

fn variable(inline: &InlineExpression<String>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(arguments.insert(id.name.clone())),
        InlineExpression::Placeable { expression } => look(expression, arguments),
        _ => {}
    }
}

/// Checks a message and those inside it, and marks what was said.
fn check(message: &Message, books: &[Book], said: &mut BTreeSet<String>) {
    let given: BTreeSet<String> = message.values.iter().map(|(name, _)| (*name).to_owned()).collect();
    for (book, language) in books.iter().zip(["en", "de"]) {
        let wanted = book.get(&message.id).unwrap_or_else(|| panic!("{language}: {} is missing", message.id));
        // A setting's figure stands in its attribute.
        let value = book.get(&format!("{}.value", message.id)).cloned().unwrap_or_default();
        let wanted: BTreeSet<String> = wanted.union(&value).cloned().collect();
        assert_eq!(given, wanted, "{language}: {}", message.id);
    }
    said.insert(message.id.clone());
    for (_, arg) in &message.values {
        if let Value::Message(inner) = arg {
            check(inner, books, said);
        }
    }
}

#[test]
fn every_message_is_there_in_both_languages_and_none_is_idle() {
    let books = ["en", "de"].map(book);
    assert_eq!(books[0], books[1], "both languages have the same messages with the same arguments");
    let catalogue = Catalogue::built_in().expect("sound content");
    let mut said = BTreeSet::new();
    fixed(&catalogue).iter().for_each(|message| check(message, &books, &mut said));
    for (path, kind) in [("squadron", "about"), ("setup", "about"), ("rule", "text"), ("lesson", "text")] {
        for id in said.iter().filter(|id| id.starts_with(&format!("iron-guest-{path}-"))) {
            assert!(books[0].contains_key(&format!("{id}.{kind}")), "{id}.{kind}");
        }
    }
    wrongs().into_iter().for_each(|one| check(&wrong(one), &books, &mut said));
    games(&catalogue, &books, &mut said);
    rare(&catalogue, &books, &mut said);
    let idle: Vec<&String> = books[0].keys().filter(|key| !key.contains('.') && !said.contains(*key)).collect();
    assert!(idle.is_empty(), "never said: {idle:?}");
}

fn wrongs() -> [Wrong; 21] {
    let at = hex((1, 0));
    [
        Wrong::Players(7),
        Wrong::Ships(6),
        Wrong::Masts(6),
        Wrong::Faces { given: 1, players: 2 },
        Wrong::FaceTwice(1),
        Wrong::TooManyShoals { given: 99, most: 12 },
        Wrong::OffBoard(at),
        Wrong::ShoalTwice(at),
        Wrong::CutInTwo,
        Wrong::NoRoom,
        Wrong::PlacedPlayers { given: 1, players: 2 },
        Wrong::PlacedShips { given: 1, ships: 2 },
        Wrong::PlacedAmongRandom,
        Wrong::ShipTwice(at),
        Wrong::ShipOnShoal(at),
        Wrong::ShipNotFree(at),
        Wrong::Squadrons { given: 1, players: 2 },
        Wrong::SquadronTwice,
        Wrong::NoSquadron,
        Wrong::Players(0),
        Wrong::Masts(0),
    ]
}

/// Whatever random games ask, offer, roll and tell.
fn games(catalogue: &Catalogue, books: &[Book], said: &mut BTreeSet<String>) {
    for seed in 0..80 {
        let mut numbers = Numbers::new(seed);
        let setup = any_setup(catalogue, &mut numbers);
        let words = Words::new(catalogue, &setup);
        let mut play = Play::begin(Arc::new(setup.clone()), &mut Vec::new()).expect("a game");
        while let Some(input) = any_input(&play, &mut numbers) {
            match play.pending() {
                Pending::Choose(decision) => {
                    check(&words.ask(&decision), books, said);
                    let options = decision.options.iter().take(12).chain(decision.options.iter().rev().take(2));
                    for answer in options.chain([match input {
                        iron_guest::decision::Input::Answer(ref answer) => answer,
                        _ => panic!("a choice is asked"),
                    }]) {
                        check(&words.option(&play, &decision, *answer), books, said);
                    }
                }
                Pending::Chance(request) => check(&words.request(&request), books, said),
                Pending::Draw(drawing) => check(&words.drawing(&drawing), books, said),
                Pending::Over(_) => {}
            }
            let before = play.state().clone();
            let mut events = Vec::new();
            play.submit(input, &mut events).expect("legal");
            for event in &events {
                if let Some(message) = words.event(&before, event) {
                    check(&message, books, said);
                }
            }
            play.state().ships.iter().for_each(|ship| check(&words.state(ship), books, said));
        }
    }
}

/// What random games may never come to, and what only screens ask.
fn rare(catalogue: &Catalogue, books: &[Book], said: &mut BTreeSet<String>) {
    use iron_guest::decision::Order;
    use iron_guest::event::Event;
    use iron_guest::seat::{Seat, SeatSet};
    use iron_guest::state::{Outcome, Reason, Shot};
    let setup = catalogue.setup("duel", &Default::default()).expect("a set-up");
    let words = Words::new(catalogue, &setup);
    let state = setup.bare(setup.fixed_shoals());
    let shots = [
        Shot { side: iron_guest::board::Side::Port, target: id(3), range: 1 },
        Shot { side: iron_guest::board::Side::Starboard, target: id(4), range: 2 },
    ];
    for (port, starboard) in [(None, None), (Some(id(3)), None), (None, Some(id(4))), (Some(id(3)), Some(id(4)))] {
        for grapple in [None, Some(id(5))] {
            let order = Order { ship: id(0), code: iron_guest::moving::Code::F1, port, starboard };
            let shots = shots.iter().copied().collect();
            let event = Event::Announced { order, shots, grapple };
            check(&words.event(&state, &event).expect("told"), books, said);
        }
    }
    for reason in [Reason::Becalmed, Reason::LongChase, Reason::Agreed] {
        check(&words.outcome(Outcome::Drawn(reason, SeatSet::first(2))), books, said);
    }
    for masts in 1..=3 {
        check(&words.shot_odds(1, masts), books, said);
    }
    check(&words.grapple_odds(Chance::new(1, 2)), books, said);
    check(&words.loss(id(0), Chance::new(1, 2)), books, said);
    check(&words.masked_by(id(0)), books, said);
    check(&words.wind(super::scene::face(1)), books, said);
    check(&words.squadron(Seat::FIRST), books, said);
    for why in [iron_guest::draws::Unplayable::CutInTwo, iron_guest::draws::Unplayable::NoRoom] {
        check(&words.event(&state, &Event::ShoalsRefused(why)).expect("told"), books, said);
    }
    check(&words.event(&state, &Event::DrawAgreed(Seat::FIRST)).expect("told"), books, said);
}

#[test]
fn ships_of_all_squadrons_have_names_of_their_own() {
    let catalogue = Catalogue::built_in().expect("sound content");
    let switches = iron_guest::content::Switches { players: Some(6), ships: Some(2), ..Default::default() };
    let setup = catalogue.setup("four", &switches).expect("a set-up");
    let words = Words::new(&catalogue, &setup);
    let names: BTreeSet<String> = (0..12).map(|number| words.ship(id(number)).id).collect();
    assert_eq!(names.len(), 12);
    assert_eq!(words.ship(id(2)).id, "iron-guest-ship-long-credit");
}
