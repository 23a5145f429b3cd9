//! Every message exists in both languages, with the same values; everything that is told has its message.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use full_thrust::battle::Battle;
use full_thrust::bot::{Bot, Strength};
use full_thrust::content::Catalogue;
use full_thrust::decision::Pending;
use full_thrust::event::Event;
use full_thrust::geometry::{Arc as FiringArc, Edge};
use full_thrust::id::SideId;
use full_thrust::play::{FullThrust, Input};
use full_thrust::refusal::Refusal;
use full_thrust::rulebook::{CHAPTERS, PARAGRAPHS};
use full_thrust::setup::{Force, Setup, ShipSetup};
use full_thrust::switches::{Preset, Switch, Switches};
use full_thrust::tell::{self, Message, NAMES, Value};
use kernel::{Die, Seat};
use rand::{RngExt, SeedableRng};

use crate::harness::Seed;

const ENGLISH: &str = include_str!("../../../locales/en/full-thrust/game.ftl");
const GERMAN: &str = include_str!("../../../locales/de/full-thrust/game.ftl");

type Words = BTreeMap<String, BTreeSet<String>>;

/// Ids of messages and attributes, each with the values it uses.
fn words(text: &str) -> Words {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut words = Words::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        let mut keep = |id: String, pattern: &Pattern<&str>| {
            let mut values = BTreeSet::new();
            collect(pattern, &mut values);
            assert!(words.insert(id.clone(), values).is_none(), "{id} stands twice");
        };
        keep(id.clone(), message.value.as_ref().unwrap_or_else(|| panic!("{id} says nothing")));
        for attribute in &message.attributes {
            keep(format!("{id}.{}", attribute.id.name), &attribute.value);
        }
    }
    words
}

fn collect(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| collect(&variant.value, values));
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            values.insert(id.name.to_owned());
        }
    }
}

#[test]
fn both_languages_say_the_same() {
    let (english, german) = (words(ENGLISH), words(GERMAN));
    assert_eq!(english, german);
    assert!(english.keys().all(|id| id.starts_with("full-thrust-")));
}

/// Whether a message exists and is given every value that its words use.
fn exists(words: &Words, message: &Message) {
    let used = words.get(&message.id).unwrap_or_else(|| panic!("there is no `{}`", message.id));
    let given: BTreeSet<String> = message.values.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert!(used.is_subset(&given), "`{}` uses {used:?}, and is given {given:?}", message.id);
    for (_, value) in &message.values {
        if let Value::Message(inner) = value {
            exists(words, inner);
        }
    }
}

#[test]
fn everything_by_name_has_its_words() {
    let words = words(ENGLISH);
    let catalogue = Catalogue::built_in().expect("lawful content");
    for class in catalogue.classes() {
        exists(&words, &tell::class(&class.id));
    }
    for scenario in catalogue.scenarios() {
        assert!(words.contains_key(&format!("full-thrust-scenario-{}", scenario.id)), "{}", scenario.id);
        assert!(words.contains_key(&format!("full-thrust-scenario-{}.text", scenario.id)), "{}", scenario.id);
        for side in &scenario.sides {
            assert!(words.contains_key(&format!("full-thrust-side-{}", side.id)), "{}", side.id);
        }
    }
    Switch::ALL.into_iter().for_each(|switch| exists(&words, &tell::switch(switch)));
    Edge::ALL.into_iter().for_each(|edge| exists(&words, &tell::edge(edge)));
    FiringArc::ALL.into_iter().for_each(|arc| exists(&words, &tell::arc(arc)));
    (0..NAMES * 2).for_each(|place| exists(&words, &tell::listed(place)));
    for chapter in CHAPTERS {
        assert!(words.contains_key(&format!("full-thrust-chapter-{chapter}")), "{chapter}");
    }
    for paragraph in PARAGRAPHS {
        assert!(words.contains_key(&format!("full-thrust-rule-{paragraph}.text")), "{paragraph}");
    }
    let written = words.keys().filter(|id| id.starts_with("full-thrust-rule-") && !id.contains('.')).count();
    assert_eq!(written, PARAGRAPHS.len(), "a paragraph of the rule book is in no list");
}

#[test]
fn every_refusal_has_its_words() {
    use Refusal as R;
    let seat = Seat::FIRST;
    let words = words(ENGLISH);
    let all = [
        R::NotNow,
        R::DieAsked,
        R::ChoiceAsked,
        R::Over,
        R::NoUnit,
        R::Locked(seat),
        R::NotLocked(seat),
        R::NotAsked(seat),
        R::NotSetUp,
        R::OutsideZone,
        R::PlaceFixed,
        R::CourseNotAllowed,
        R::Velocity { low: 1, high: 2 },
        R::Letter,
        R::LetterTaken,
        R::SwitchOff(Switch::Sensors),
        R::Withdrawing,
        R::Dummy,
        R::NoGroup,
        R::Launches { most: 1 },
        R::NoTarget,
        R::NotBack { turn: 3 },
        R::NotInward,
        R::NotOnSide,
        R::Range { reach: 9 },
        R::Arc(FiringArc::Aft),
        R::WeaponDown,
        R::WeaponTwice,
        R::Firecons { targets: 2, firecons: 1 },
        R::SameArc,
        R::System,
        R::Fired,
        R::OtherSide,
        R::Moved,
        R::OffTable,
        R::MustLand,
        R::Landing,
        R::Nothing,
        R::Guns { guns: 2 },
        R::TooLong,
    ];
    let told: BTreeSet<String> = all
        .into_iter()
        .map(tell::refusal)
        .inspect(|message| exists(&words, message))
        .map(|message| message.id)
        .collect();
    let written = words.keys().filter(|id| id.starts_with("full-thrust-refusal-")).count();
    assert_eq!(written, told.len());
}

#[test]
fn what_happens_in_random_battles_is_told_and_nothing_secret() {
    let words = words(ENGLISH);
    let catalogue = Arc::new(Catalogue::built_in().expect("lawful content"));
    let mut told = BTreeSet::new();
    let mut alternate = Switches::preset(Preset::Full);
    alternate.alternate_fire = false;
    for (seed, switches) in [(1, Switches::preset(Preset::Full)), (2, alternate), (3, Switches::default())] {
        let mut setup = Setup::of(&catalogue, "fleet-action", Some(switches)).expect("the scenario");
        for force in &mut setup.forces {
            let ships = ["carrier", "frigate", "light-cruiser", "scout", "destroyer"].map(ShipSetup::of);
            *force = Force::muster(&catalogue, switches, ships.to_vec(), 1);
        }
        let battle = Arc::new(Battle::new(&catalogue, &setup).expect("a battle"));
        let mut bots = [Bot::new(Strength::Random, seed), Bot::new(Strength::Plain, seed)];
        let _said = Seed(seed);
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut events = Vec::new();
        let mut game = FullThrust::begin(battle, &mut events);
        loop {
            for event in events.drain(..) {
                let field = game.field();
                let public = tell::event(field, None, &event);
                assert!(event.secret_of().is_none() || public.is_none(), "{event:?} is told to all");
                for viewer in [None, Some(SideId(0)), Some(SideId(1))] {
                    if let Some(message) = tell::event(field, viewer, &event) {
                        exists(&words, &message);
                        told.insert(message.id);
                    }
                }
            }
            let input = match game.pending() {
                Pending::Over(outcome) => {
                    exists(&words, &tell::outcome(game.field(), &outcome));
                    break;
                }
                Pending::Chance(request) => {
                    exists(&words, &tell::request(game.field(), None, request));
                    Input::Die(Die::new(rng.random_range(1..=6)).expect("a face"))
                }
                Pending::Choose(decision) => {
                    exists(&words, &tell::ask(game.field(), &decision.ask));
                    let seat = decision.seats.iter().next().expect("a seat");
                    Input::Answer(bots[seat.index()].answer(&game, seat).expect("an answer"))
                }
            };
            game.submit(&input, &mut events).expect("a lawful input");
        }
    }
    assert!(told.len() > 35, "only {} kinds of event were told", told.len());
}

#[test]
fn nobody_waits_for_a_ship_that_comes_too_late() {
    let words = words(ENGLISH);
    let catalogue = Arc::new(Catalogue::built_in().expect("lawful content"));
    let setup = Setup::of(&catalogue, "first-command", None).expect("the scenario");
    let battle = Arc::new(Battle::new(&catalogue, &setup).expect("a battle"));
    let game = FullThrust::begin(battle, &mut Vec::new());
    let field = game.field();
    let (ship, last) = (field.ships().next().expect("a ship").entry.id, field.battle.turns);
    let told = |back| {
        let event = Event::EdgeRolled { ship, die: 5, back: Some(back) };
        let message = tell::event(field, None, &event).expect("it is told");
        exists(&words, &message);
        message.id
    };
    assert_eq!(told(last), "full-thrust-event-back");
    assert_eq!(told(last + 1), "full-thrust-event-too-late");
}

#[test]
fn faults_of_designs_and_forces_have_their_words() {
    use full_thrust::content::{ContentFault as C, Fault, FormFault as Form};
    use full_thrust::geometry::Arcs;
    use full_thrust::own::OwnFault as O;
    use full_thrust::setup::{ForceFault as F, SetupFault as S};
    use full_thrust::yard::{DesignFault as D, DesignWarning as W};
    let words = words(ENGLISH);
    let fault =
        Fault { file: "scenario".into(), path: "turns".into(), kind: C::OutOfRange { value: 0, low: 1, high: 100 } };
    let designs = [
        D::Damage { damage: 1, low: 2, high: Some(3) },
        D::Damage { damage: 1, low: 2, high: None },
        D::ArcsApart,
        D::TooManyArcs { most: 3 },
        D::Cost { cost: 3, most: 2 },
        D::TubeTooSmallShip,
        D::TubeNotFore,
        D::NoTorpedoes,
        D::NoNeedles,
        D::NoCustomDesigns,
        D::MerchantWeapons { most: 3 },
        D::NoFirecon,
        D::TooManyWeapons { weapons: 50, most: 40 },
    ];
    let forces = [
        F::Empty,
        F::TooMany { ships: 70, most: 60 },
        F::OverBudget { value: 200, budget: 150 },
        F::NotTheScenarios,
        F::NoClass { ship: 0, class: "boat".into() },
        F::NoMerchants { ship: 0 },
        F::Design { ship: 0, fault: D::ArcsApart },
        F::Bays { ship: 0, fighters: 7, bays: 6 },
        F::GroupSize { ship: 0 },
        F::NoFighters { ship: 0 },
        F::Dummies { dummies: 2, most: 1 },
        F::Flagship,
        F::Squadrons,
        F::Name { ship: 0 },
    ];
    let setups = [
        S::NoScenario("none".into()),
        S::Needs(Switch::Dogfights.id(), Switch::Fighters.id()),
        S::Sides { wanted: 2, found: 3 },
        S::Force { side: SideId(0), fault: F::Empty },
        S::Budget(7),
        S::Unreadable(String::new()),
        S::NothingFollows,
        S::NoSide(SideId(5)),
        S::Own(Box::new(fault.clone())),
    ];
    let forms = [
        Form::Cut,
        Form::NotJson,
        Form::Missing("name".into()),
        Form::Unknown("boat".into()),
        Form::Twice("name".into()),
        Form::Choice("boat".into()),
        Form::Value,
    ];
    let contents = [
        C::Unreadable { line: 3, form: Form::Cut },
        C::TooLarge { bytes: 300_000, most: 262_144 },
        C::BadId("Boat!".into()),
        C::Twice("boat".into()),
        C::NoClass("boat".into()),
        C::OutOfRange { value: 0, low: 1, high: 100 },
        C::WrongValue { printed: 8, found: 9 },
        C::WrongPoints { printed: vec![3], found: vec![2, 4] },
        C::Design(D::ArcsApart),
        C::Needs(Switch::Dogfights.id(), Switch::Fighters.id()),
        C::ZoneOffTable,
        C::PlaceOutsideZone,
        C::CountOfOne,
        C::DealOfTwo,
        C::Budgets,
        C::OnePerSide { wanted: 2, found: 3 },
        C::NoSide(5),
        C::Empty,
        C::NoClasses,
    ];
    let owns = [
        O::TooLarge { most: 65_536 },
        O::Format(2),
        O::Unreadable { line: 3, column: 1, path: "name".into(), form: Form::Value },
        O::Scenario(fault),
        O::Name,
        O::NoClass("boat".into()),
        O::Design(D::ArcsApart),
        O::Force(F::Empty),
    ];
    let mut told: BTreeSet<String> = BTreeSet::new();
    let mut hear = |message: Message| {
        exists(&words, &message);
        told.insert(message.id);
    };
    designs.into_iter().for_each(|fault| hear(tell::design_fault(fault)));
    forces.iter().for_each(|fault| hear(tell::force_fault(fault)));
    setups.iter().for_each(|fault| hear(tell::setup_fault(fault)));
    owns.iter().for_each(|fault| hear(tell::own_fault(fault)));
    forms.iter().for_each(|fault| hear(tell::form_fault(fault)));
    contents.iter().for_each(|fault| hear(tell::content_fault(fault)));
    hear(tell::design_warning(W::OneSided(Arcs::ALL)));
    hear(tell::design_warning(W::Bare(FiringArc::Aft)));
    told.remove("full-thrust-refusal-switch-off");
    let written = |id: &&String| id.starts_with("full-thrust-fault-") || id.starts_with("full-thrust-warning-");
    assert_eq!(words.keys().filter(written).count(), told.len());
}
