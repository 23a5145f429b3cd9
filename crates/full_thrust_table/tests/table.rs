//! Battles at the table without a window: keys in, answers out. Under every rule, with persons and bots, whatever keys are
//! pressed, a battle goes on to its end, and nobody is shown what is not theirs to see.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::{Duration, Instant};
use war_table::BattleTable as _;

use full_thrust::Seat;
use full_thrust::bot::Strength;
use full_thrust::content::Catalogue;
use full_thrust::game::Start;
use full_thrust::setup::Setup;
use full_thrust::switches::{Preset, Switches};
use full_thrust::table::{Attack, Plan, Presence, Scan};
use full_thrust_table::composer::{Act, Composer};
use full_thrust_table::job::{Job, Session, catalogue};
use full_thrust_table::{Action, Env, FullThrustTable, Message};
use iced::Size;
use kernel::save::UndoPolicy;
use kernel::session::{DiceSource, Storage, Written};
use kit::Cx;
use kit::key::{Arrow, Press};
use kit::measure::Measure;
use kit::preferences::Preferences;
use words::Text;

/// Keys that a battle may take.
const MOST: usize = 30_000;

/// Numbers that look random and are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }

    fn press(&mut self) -> Press {
        let letters = ['a', 'c', 'g', 'l', 'n', 'o', 'p', 'q', 'r', 's', 'u', 'v', 'w', 'y', '0'];
        match self.below(12) {
            0..=3 => {
                let arrows = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];
                Press::Arrow(arrows[self.below(4) as usize])
            }
            4 | 5 => Press::Digit(self.below(10) as u32),
            6 => Press::Tab { back: self.below(2) == 0 },
            7 => Press::Zoom { nearer: self.below(2) == 0, text: false },
            8 => Press::Space,
            _ => Press::Letter(letters[self.below(letters.len() as u64) as usize]),
        }
    }
}

/// A table with everything that the shell does for it.
struct Hand {
    table: FullThrustTable,
    text: Text,
    settings: Preferences,
    env: Env,
}

impl Hand {
    fn sit_down(setup: Setup, factor: f32) -> Self {
        let catalogue = catalogue().expect("sound content");
        let players = vec!["Mara".to_owned(), "Jonas".to_owned()];
        let start = Start { setup, seed: 5, players, name: String::new(), undo: UndoPolicy::Free };
        let session = Session::begin(&catalogue, start, Storage::Memory).expect("a battle");
        let (table, action) = FullThrustTable::new(session);
        let env = Env { factor, reduced: true, dice: DiceSource::Generated, now: Instant::now() };
        let mut hand = Self { table, text: Text::of("en"), settings: Preferences::default(), env };
        hand.follow(action);
        hand
    }

    fn follow(&mut self, action: Action) {
        let next = match action {
            Action::None
            | Action::Rules(_)
            | Action::Settings
            | Action::Chronicle
            | Action::Report
            | Action::Focus(_)
            | Action::Again
            | Action::Leave => return,
            Action::Write(writing) => {
                let outcome = writing.run();
                self.table.written(&Written::new(writing, outcome), self.env)
            }
            Action::Do(job) => {
                assert!(matches!(*job, Job::Think { .. }));
                self.table.done(&job.run())
            }
        };
        self.follow(next);
    }

    fn tell(&mut self, message: Message) {
        let action = self.table.update(message, self.env);
        self.table.tell_past(&self.text);
        self.follow(action);
    }

    fn press(&mut self, press: Press) {
        self.tell(Message::Press(press));
    }

    fn cx(&self) -> Cx<'_> {
        Cx {
            text: &self.text,
            measure: Measure::logical(Size::new(1920.0, 1080.0)),
            settings: &self.settings,
            mirror: false,
        }
    }

    /// Everything that the screen shows is made.
    fn look(&self) {
        let _ = self.table.view(&self.cx());
        assert!(self.text.missing().is_empty(), "no words for {:?}", self.text.missing());
    }

    /// Nothing of another side's secrets is in what the screen is drawn from.
    fn keeps_secrets(&self) {
        let Some(viewer) = self.table.viewer() else { return };
        let seen = self.table.seen();
        if full_thrust_table::job::outcome(seen).is_some() {
            return;
        }
        for vessel in seen.field().ships().filter(|vessel| vessel.entry.side != viewer) {
            if !seen.field().table.orders_open {
                assert_eq!(vessel.ship.plan, Plan::Unwritten);
            }
            assert!(vessel.ship.scan == Scan::Undecided || *seen.phase() != full_thrust::phase::Phase::Scans);
            if *seen.phase() == full_thrust::phase::Phase::Allocate {
                assert!(vessel.ship.shots.is_empty() && !vessel.ship.aimed);
            }
        }
        for flight in seen.field().flights().filter(|flight| flight.entry.side != viewer) {
            assert!(flight.group.attack == Attack::Undecided || *seen.phase() != full_thrust::phase::Phase::Allocate);
        }
    }
}

/// Plays a battle to its end with keys of all kinds, the main button among them.
fn play(setup: Setup, factor: f32) -> FullThrustTable {
    let name = format!("{} {:?}", setup.scenario, setup.switches);
    let mut hand = Hand::sit_down(setup, factor);
    let mut numbers = Numbers(9);
    for number in 0..MOST {
        if hand.table.outcome().is_some() {
            hand.look();
            return hand.table;
        }
        if number % 9 == 0 {
            hand.look();
        }
        hand.keeps_secrets();
        if hand.table.playback().is_some() {
            hand.env.now += Duration::from_millis(300);
            let now = hand.env.now;
            hand.tell(Message::Tick(now));
            continue;
        }
        if numbers.below(3) == 0 {
            let press = numbers.press();
            hand.press(press);
        } else {
            // What is typed and cannot be flown is left first.
            if hand.table.typing() && numbers.below(2) == 0 {
                hand.press(Press::Esc);
            }
            if hand.table.menu().is_some() || hand.table.looks_back() {
                hand.press(Press::Esc);
            }
            hand.press(Press::Enter);
        }
    }
    panic!("{name}: it goes on for ever, at {:?} of {:?}", hand.table.composer(), hand.table.decision());
}

fn setup(scenario: &str, preset: Preset, bots: &[Option<Strength>]) -> Setup {
    let catalogue: std::sync::Arc<Catalogue> = catalogue().expect("sound content");
    let mut setup = Setup::of(&catalogue, scenario, Some(Switches::preset(preset))).expect("a scenario");
    setup.switches.merchants = true;
    let mut setup = setup.with_raised_forces(&catalogue, 3);
    setup.bots = bots.to_vec();
    assert_eq!(setup.check(&catalogue), []);
    setup
}

#[test]
fn a_battle_under_every_rule_goes_to_its_end_for_two_at_one_screen() {
    let table = play(setup("fleet-action", Preset::Full, &[]), 0.0);
    assert!(table.session().events().count() > 100);
}

#[test]
fn the_same_with_simultaneous_fire() {
    let mut setup = setup("fleet-action", Preset::Full, &[]);
    setup.switches.alternate_fire = false;
    play(setup, 0.0);
}

#[test]
fn a_battle_of_four_sides_with_bots_goes_to_its_end() {
    let bots = [None, Some(Strength::Random), Some(Strength::Plain), Some(Strength::Random)];
    play(setup("four-cornered", Preset::Standard, &bots), 1.0);
}

#[test]
fn bots_alone_play_to_the_end_and_all_is_shown() {
    let bots = [Some(Strength::Plain), Some(Strength::Random)];
    let table = play(setup("border-patrol", Preset::Basic, &bots), 1.0);
    assert_eq!(table.viewer(), None);
}

/// The key that asks for advice while ships fire begins nothing when it comes too late.
#[test]
fn a_battle_that_is_over_is_begun_anew_with_two_keys() {
    let bots = [Some(Strength::Plain), Some(Strength::Random)];
    let mut table = play(setup("border-patrol", Preset::Basic, &bots), 1.0);
    let env = Env { factor: 1.0, reduced: true, dice: DiceSource::Generated, now: Instant::now() };
    if table.menu().is_some() {
        table.update(Message::Press(Press::Esc), env);
    }
    assert!(matches!(table.update(Message::Press(Press::Letter('a')), env), Action::None));
    assert!(table.menu().is_some());
    assert!(matches!(table.update(Message::Press(Press::Enter), env), Action::Again));
}

#[test]
fn played_open_handed_the_screen_never_changes_hands() {
    let mut setup = setup("border-patrol", Preset::Standard, &[]);
    setup.open_handed = true;
    let mut hand = Hand::sit_down(setup, 0.0);
    assert_eq!(hand.table.asked(), Some(Seat::FIRST));
    hand.press(Press::Enter);
    assert_eq!(hand.table.handing(), None);
    assert_eq!(hand.table.asked().map(Seat::number), Some(2));
}

#[test]
fn a_plan_is_taken_back_order_by_order_and_made_again() {
    let mut hand = Hand::sit_down(setup("border-patrol", Preset::Basic, &[None, Some(Strength::Random)]), 0.0);
    hand.press(Press::Enter);
    let first = hand.table.composer().unit();
    let written = |hand: &Hand| {
        let ships = hand.table.session().game().field().ships().filter(|vessel| vessel.entry.seat == Seat::FIRST);
        ships.filter(|vessel| vessel.ship.plan != Plan::Unwritten).count()
    };
    for count in 1..=3 {
        hand.press(Press::Arrow(Arrow::Up));
        hand.press(Press::Enter);
        assert_eq!(written(&hand), count);
    }
    hand.press(Press::Arrow(Arrow::Left));
    // What is chosen and not kept goes first, then what is kept, the last first.
    hand.press(Press::Letter('z'));
    assert_eq!(written(&hand), 3);
    for count in [2, 1, 0] {
        hand.press(Press::Letter('z'));
        assert_eq!(written(&hand), count);
    }
    assert_eq!(hand.table.composer().unit(), first);
    hand.press(Press::Letter('x'));
    assert_eq!(written(&hand), 1);
}

/// Types the signs of an order.
fn type_order(hand: &mut Hand) {
    for press in [Press::Letter('p'), Press::Digit(2), Press::Zoom { nearer: true, text: false }, Press::Digit(3)] {
        hand.press(press);
    }
}

#[test]
fn an_order_that_is_typed_is_kept_with_enter_and_forgotten_with_escape() {
    let mut hand = Hand::sit_down(setup("border-patrol", Preset::Basic, &[None, Some(Strength::Random)]), 0.0);
    hand.press(Press::Enter);
    let planned = |hand: &Hand| {
        let Composer::Orders(plotting) = hand.table.composer() else { panic!("{:?}", hand.table.composer()) };
        plotting.order().cloned()
    };
    let typed = Some(full_thrust::order::Order::fly(-2, 3));
    // The destroyer has the thrust for it. What was set by the dials comes back.
    hand.press(Press::Digit(2));
    hand.press(Press::Arrow(Arrow::Up));
    let before = planned(&hand);
    assert_ne!(before, typed);
    type_order(&mut hand);
    assert_eq!(planned(&hand), typed);
    hand.press(Press::Esc);
    assert!(!hand.table.typing());
    assert_eq!(planned(&hand), before);
    // Rubbed out to the last sign and beyond, it is forgotten too.
    type_order(&mut hand);
    for _ in 0..5 {
        hand.press(Press::Backspace);
    }
    assert!(!hand.table.typing());
    assert_eq!(planned(&hand), before);
    type_order(&mut hand);
    hand.press(Press::Enter);
    let typed = typed.map(Plan::Order);
    let field = hand.table.session().game().field();
    assert!(field.ships().any(|vessel| Some(&vessel.ship.plan) == typed.as_ref()));
}

#[test]
fn a_dial_that_is_set_ends_the_typing_and_is_not_given_up_with_it() {
    let mut hand = Hand::sit_down(setup("border-patrol", Preset::Basic, &[None, Some(Strength::Random)]), 0.0);
    hand.press(Press::Enter);
    hand.press(Press::Digit(2));
    type_order(&mut hand);
    assert!(hand.table.typing());
    hand.tell(Message::Act(Act::SetTurn(1)));
    assert!(!hand.table.typing());
    hand.press(Press::Esc);
    let Composer::Orders(plotting) = hand.table.composer() else { panic!("{:?}", hand.table.composer()) };
    assert_eq!(plotting.order().map(|order| (order.turn, order.thrust)), Some((1, 3)));
}

#[test]
fn one_order_is_given_to_a_class_and_to_all() {
    let mut hand = Hand::sit_down(setup("border-patrol", Preset::Basic, &[None, Some(Strength::Random)]), 0.0);
    hand.press(Press::Enter);
    let faster = |hand: &Hand| {
        let ships = hand.table.session().game().field().ships().filter(|vessel| vessel.entry.seat == Seat::FIRST);
        ships.filter(|vessel| vessel.ship.plan == Plan::Order(full_thrust::order::Order::fly(0, 2))).count()
    };
    // The frigates are the third and the fourth.
    hand.press(Press::Digit(3));
    hand.press(Press::Arrow(Arrow::Up));
    hand.press(Press::Arrow(Arrow::Up));
    hand.press(Press::Letter('c'));
    assert_eq!(faster(&hand), 2);
    hand.press(Press::Digit(1));
    hand.press(Press::Arrow(Arrow::Up));
    hand.press(Press::Arrow(Arrow::Up));
    hand.press(Press::Letter('g'));
    assert_eq!(faster(&hand), 4);
}

/// Goes on with the main button until a condition holds.
fn go_on_until(hand: &mut Hand, is_so: impl Fn(&FullThrustTable) -> bool) {
    for _ in 0..MOST {
        if is_so(&hand.table) {
            return;
        }
        hand.press(Press::Enter);
    }
    panic!("it never comes to that, at {:?} of {:?}", hand.table.composer(), hand.table.decision());
}

#[test]
fn the_main_button_says_that_fire_is_held() {
    let mut setup = Setup::of(&catalogue().expect("sound content"), "first-command", None).expect("a scenario");
    setup.bots = vec![None, Some(Strength::Random)];
    let mut hand = Hand::sit_down(setup, 0.0);
    go_on_until(&mut hand, |table| matches!(table.composer(), Composer::Fire(_)));
    // Whether it says so, and how many weapons hold their fire.
    let held = |hand: &Hand| {
        let Composer::Fire(aiming) = hand.table.composer() else { panic!("{:?}", hand.table.composer()) };
        let (label, _) = hand.table.main_label(&hand.cx());
        let says = label.contains("Hold fire") || label.contains("holds fire");
        (says, aiming.idle())
    };
    let (says, idle) = held(&hand);
    assert!(says && idle > 0, "{idle}");
    hand.press(Press::Digit(1));
    assert_eq!(held(&hand), (false, 0));
    hand.press(Press::Digit(0));
    assert_eq!(held(&hand), (true, idle));
}

#[test]
fn a_moment_is_looked_at_gone_back_to_and_the_branch_come_back_to() {
    let mut hand = Hand::sit_down(setup("border-patrol", Preset::Basic, &[None, Some(Strength::Random)]), 0.0);
    go_on_until(&mut hand, |table| table.field().table.turn == 3);
    let (here, state) = (hand.table.session().place(), hand.table.session().game().state().clone());
    let turn = |hand: &Hand| hand.table.field().table.turn;

    hand.press(Press::Shifted('t'));
    hand.look();
    // To the first moment of the turn before, which is that before the first order.
    hand.press(Press::Arrow(Arrow::Left));
    hand.press(Press::Enter);
    hand.look();
    assert!(hand.table.looks_back());
    assert_eq!(turn(&hand), 2);
    let before = hand.table.field().table.clone();
    hand.press(Press::Arrow(Arrow::Left));
    assert!(turn(&hand) < 2);
    hand.press(Press::Arrow(Arrow::Right));
    assert_eq!(*hand.table.field().table, before);
    hand.press(Press::Esc);
    assert!(hand.table.timeline().is_some() && !hand.table.looks_back());
    hand.press(Press::Esc);
    assert!(hand.table.timeline().is_none());
    assert_eq!(*hand.table.session().game().state(), state, "looking changes nothing");

    // It is watched from there, and gone back to.
    hand.press(Press::Shifted('t'));
    hand.press(Press::Arrow(Arrow::Left));
    hand.press(Press::Letter('p'));
    hand.look();
    assert!(hand.table.looks_back() && turn(&hand) <= 2);
    hand.press(Press::Esc);
    hand.press(Press::Letter('g'));
    assert!(hand.table.timeline().is_none());
    assert_eq!(hand.table.session().game().state().table, before);
    assert_eq!(hand.table.asked(), Some(Seat::FIRST));

    // Another turn is played; the branch that was left stands in the timeline and is come back to.
    hand.press(Press::Arrow(Arrow::Up));
    go_on_until(&mut hand, |table| table.field().table.turn == 3);
    assert_ne!(*hand.table.session().game().state(), state);
    hand.press(Press::Shifted('t'));
    hand.press(Press::Tab { back: true });
    hand.look();
    hand.press(Press::Enter);
    assert_eq!((hand.table.session().place(), hand.table.session().game().state()), (here, &state));
}

/// Two at one screen: whoever looks back sees no more of the other's orders than the battle has shown, and nobody looks
/// back while the screen changes hands.
#[test]
fn looking_back_shows_nothing_that_is_hidden() {
    let mut hand = Hand::sit_down(setup("fleet-action", Preset::Full, &[]), 0.0);
    let (mut looks, mut refused) = (0, 0);
    for _ in 0..MOST {
        if hand.table.field().table.turn == 3 {
            break;
        }
        if hand.table.handing().is_some() {
            hand.press(Press::Shifted('t'));
            assert!(hand.table.timeline().is_none());
            refused += 1;
        } else if hand.table.decision().is_some_and(|decision| decision.ask.is_secret()) && looks < 40 {
            looks += 1;
            look_through(&mut hand);
        }
        hand.press(Press::Enter);
    }
    assert!(looks > 8 && refused > 3, "{looks} {refused}");
}

/// Looks at every moment of the timeline.
fn look_through(hand: &mut Hand) {
    let viewer = hand.table.viewer().expect("somebody sits at the screen");
    hand.press(Press::Shifted('t'));
    let moments = hand.table.timeline().expect("open").stops().len();
    hand.press(Press::Arrow(Arrow::Up));
    hand.press(Press::Enter);
    for _ in 1..moments {
        hand.look();
        let field = hand.table.field();
        for vessel in field.ships().filter(|vessel| vessel.entry.side != viewer) {
            assert!(field.table.orders_open || vessel.ship.plan == Plan::Unwritten, "{:?}", vessel.ship.plan);
            assert!(field.table.turn > 0 || vessel.ship.presence == Presence::Undeployed, "{:?}", vessel.ship.presence);
            assert!(!vessel.ship.aimed || field.table.orders_open);
        }
        hand.press(Press::Arrow(Arrow::Left));
    }
    hand.press(Press::Esc);
    hand.press(Press::Esc);
    assert!(hand.table.timeline().is_none() && !hand.table.looks_back());
}
