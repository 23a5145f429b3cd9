//! A state machine of session and timeline: whatever is chosen, undone, redone, gone back to and read again, in any order.
//!
//! The reference is as simple as can be: the way of choices from the beginning to where the players stand. A game is a
//! function of its way alone, since a die that is taken back falls the same way again.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngSeed};
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest};

use super::{Order, Planning};
use crate::game::Game;
use crate::save::Hash;
use crate::session::{LoadNotice, Session, Storage, UndoScope, verify};

const SEED: u64 = 5;

/// What the players do.
#[derive(Debug, Clone)]
enum Move {
    Choose(Order),
    Undo(UndoScope),
    Redo(UndoScope),
    /// To one of the moments there have been.
    GoTo(Index),
    /// Keeps the way to one of them as a branch of this name.
    Name(Index, String),
    /// Ends the program and starts it again: the file is read.
    Reopen,
}

/// The reference needs nothing of its own: what is due is found from the way before each move.
struct Moves;

impl ReferenceStateMachine for Moves {
    type State = ();
    type Transition = Move;

    fn init_state() -> BoxedStrategy<()> {
        Just(()).boxed()
    }

    fn transitions((): &()) -> BoxedStrategy<Move> {
        let scope = || {
            proptest::sample::select(vec![UndoScope::Choice, UndoScope::Action, UndoScope::Turn, UndoScope::Scenario])
        };
        prop_oneof![
            8 => proptest::sample::select(Order::ALL.to_vec()).prop_map(Move::Choose),
            3 => scope().prop_map(Move::Undo),
            3 => scope().prop_map(Move::Redo),
            2 => any::<Index>().prop_map(Move::GoTo),
            1 => (any::<Index>(), "[a-z]{1,6}").prop_map(|(place, name)| Move::Name(place, name)),
            1 => Just(Move::Reopen),
        ]
        .boxed()
    }

    fn apply((): (), _: &Move) {}
}

type Way = Vec<Order>;

struct Machine {
    session: Session<Planning>,
    /// The number of each moment at which somebody was asked, and the way to it.
    moments: Vec<(u32, Way)>,
    /// The ways from which the players went back, the last one last, as long as redo leads along them.
    undone: Vec<Way>,
}

impl Machine {
    fn way(&self) -> Way {
        self.session.whole_history().into_iter().filter_map(|entry| entry.choice.map(|(order, _)| order)).collect()
    }

    fn hash(&self) -> Hash {
        self.session.game().hash(Default::default())
    }

    /// Notes where the players stand.
    fn note(&mut self) {
        let number = self.session.whole_history().last().map_or(0, |entry| entry.last);
        let way = self.way();
        match self.moments.iter().find(|(known, _)| *known == number) {
            Some((_, before)) => assert_eq!(before, &way, "a moment never changes"),
            None => self.moments.push((number, way)),
        }
    }

    fn choose(&mut self, order: Order) {
        let mut due = self.way();
        if self.session.decision().is_none() {
            assert!(self.session.answer(order).is_err(), "the game is over");
            return;
        }
        self.session.answer(order).expect("an order");
        due.push(order);
        assert_eq!(self.way(), due);
        self.undone.clear();
    }

    fn undo(&mut self, scope: UndoScope) {
        let (before, hash) = (self.way(), self.hash());
        let Ok(transaction) = self.session.back(scope) else {
            assert!(scope != UndoScope::Choice || !self.session.can_undo());
            assert_eq!((self.way(), self.hash()), (before, hash));
            return;
        };
        self.session.perform(transaction).expect("undone");
        let after = self.way();
        assert!(after.len() < before.len() && before.starts_with(&after), "{before:?} {after:?}");
        assert!(self.session.can_redo());
        self.undone.push(before);
    }

    fn redo(&mut self, scope: UndoScope) {
        let (before, hash) = (self.way(), self.hash());
        let Ok(transaction) = self.session.forth(scope) else {
            assert!(self.undone.is_empty(), "what was undone can be done again: {:?}", self.undone);
            assert_eq!((self.way(), self.hash()), (before, hash));
            return;
        };
        self.session.perform(transaction).expect("done again");
        let after = self.way();
        assert!(after.len() > before.len() && after.starts_with(&before), "{before:?} {after:?}");
        if let Some(left) = self.undone.first() {
            // Beyond it too, where the players had gone back to a moment within a longer way.
            let along = left.starts_with(&after) || after.starts_with(left);
            assert!(along, "redo leads along the way that was left: {left:?} {after:?}");
        }
        self.undone.retain(|left| left.len() > after.len());
    }

    fn go_to(&mut self, place: &Index) {
        let (number, due) = place.get(&self.moments).clone();
        let transaction = self.session.go_to(number, None).expect("a moment that there was");
        self.session.perform(transaction).expect("gone there");
        let way = self.way();
        assert!(due.starts_with(&way), "{due:?} {way:?}");
        // Where plans that stand there are known, the players go to before them, and nobody's stand.
        let stand = self.session.whole_history().iter().any(|entry| entry.secret.is_some());
        assert!(way == due || !stand, "{due:?} {way:?}");
        self.undone.clear();
    }

    fn name(&mut self, place: &Index, name: &str) {
        let (number, there) = place.get(&self.moments).clone();
        let (way, hash) = (self.way(), self.hash());
        let transaction = self.session.name_branch(number, name).expect("a moment that there was");
        self.session.perform(transaction).expect("named");
        // The beginning of a longer branch is not told besides.
        let way_to = |at: u32| self.moments.iter().find(|(known, _)| *known == at).map(|(_, way)| way);
        let is_told = self.session.branches().iter().any(|branch| {
            if branch.at == number {
                branch.name == name
            } else {
                way_to(branch.at).is_some_and(|way| way.starts_with(&there))
            }
        });
        assert!(is_told, "{:?}", self.session.branches());
        assert_eq!((self.way(), self.hash()), (way, hash), "a name changes nothing");
    }

    fn reopen(&mut self) {
        let reading = self.session.journal().read().expect("sound");
        assert!(verify::<Planning>(&Arc::new(()), &reading).expect("it plays").agrees());
        let again = Session::<Planning>::from_reading(&Arc::new(()), &reading).expect("it loads");
        assert_eq!(again.note, None::<LoadNotice>);
        assert_eq!(again.session.game().hash(Default::default()), self.hash());
        let entries = |session: &Session<Planning>| session.whole_history();
        assert_eq!(entries(&again.session), entries(&self.session));
        assert_eq!(again.session.can_undo(), self.session.can_undo());
        assert_eq!(again.session.can_redo(), self.session.can_redo());
        assert_eq!(again.session.branches(), self.session.branches());
    }
}

impl StateMachineTest for Machine {
    type SystemUnderTest = Self;
    type Reference = Moves;

    fn init_test((): &()) -> Self {
        let session = Session::begin(&Arc::new(()), SEED, Storage::Memory).expect("a game");
        let mut machine = Self { session, moments: Vec::new(), undone: Vec::new() };
        machine.note();
        machine
    }

    fn apply(mut machine: Self, (): &(), made: Move) -> Self {
        match made {
            Move::Choose(order) => machine.choose(order),
            Move::Undo(scope) => machine.undo(scope),
            Move::Redo(scope) => machine.redo(scope),
            Move::GoTo(place) => machine.go_to(&place),
            Move::Name(place, name) => machine.name(&place, &name),
            Move::Reopen => machine.reopen(),
        }
        machine.note();
        machine
    }

    /// Played from the beginning by its way, the game is the same.
    fn check_invariants(machine: &Self, (): &()) {
        let mut anew = Session::<Planning>::begin(&Arc::new(()), SEED, Storage::Memory).expect("a game");
        for order in machine.way() {
            anew.answer(order).expect("an order");
        }
        assert_eq!(anew.game().hash(Default::default()), machine.hash());
        assert_eq!(anew.decision(), machine.session.decision());
    }
}

proptest_state_machine::prop_state_machine! {
    #![proptest_config(Config { cases: 96, rng_seed: RngSeed::Fixed(21), failure_persistence: None, ..Config::default() })]

    #[test]
    fn whatever_is_done_a_game_is_what_its_way_makes_it(sequential 1..40 => Machine);
}
