//! A small game that plans like the ground war: two seats, two platoons each, orders written in secret and revealed
//! together. It proves that sessions, saves, undo and the line protocol keep secrets, before a game relies on it.
//!
//! A line of nine squares, 0 to 8. Seat 1 starts on 0 and 1, seat 2 on 8 and 7. Each turn both seats order each of their
//! platoons to stay, advance one square or advance two. Then all march together; where both sides come to stand on one
//! square a die decides who stays: 1 to 3 seat 1, 4 to 6 seat 2. After three turns the side with more platoons has won.

mod hostile;
mod machine;
mod tests;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::canonical::canonical_hash;
use crate::chance::Die;
use crate::game::{AnyInput, Game, HashForm, Illegal, Input, NewGame, NoDraw, NoStep, Offers, Pending};
use crate::save::{Hash, Json, UndoPolicy};
use crate::seat::{Seat, SeatSet};

pub(crate) const TURNS: u16 = 3;
const PLATOONS: usize = 2;
const SEATS: [Seat; 2] = [Seat::ALL[0], Seat::ALL[1]];

/// An order to a platoon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Order {
    Stay,
    March,
    Rush,
}

impl Order {
    pub(crate) const ALL: [Self; 3] = [Self::Stay, Self::March, Self::Rush];

    fn squares(self) -> u8 {
        match self {
            Self::Stay => 0,
            Self::March => 1,
            Self::Rush => 2,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    turn: u16,
    /// The squares of each seat's platoons; none for one that is lost.
    platoons: [[Option<u8>; PLATOONS]; 2],
    /// What each seat has written this turn, in the order of its platoons.
    orders: [Vec<Order>; 2],
    /// Squares on which both sides stand, still to be fought for.
    fights: Vec<u8>,
}

#[derive(Debug, Clone)]
pub(crate) struct Planning {
    rules: Arc<()>,
    state: State,
}

/// Who orders which platoon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) seat: Seat,
    pub(crate) platoon: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Event {
    /// A seat has written an order. It does not say which.
    Planned { seat: Seat },
    /// Both seats have planned: these are the orders.
    Revealed { orders: [Vec<Order>; 2] },
    /// A platoon of this seat was lost.
    Lost { seat: Seat, square: u8 },
}

impl Planning {
    fn question(&self) -> Option<Question> {
        if self.state.turn > TURNS {
            return None;
        }
        SEATS.into_iter().find_map(|seat| {
            let own = &self.state.platoons[seat.index()];
            let written = self.state.orders[seat.index()].len();
            let platoon = (written..PLATOONS).find(|platoon| own[*platoon].is_some())?;
            Some(Question { seat, platoon })
        })
    }

    /// Lost platoons need no orders.
    fn skip_lost(&mut self) {
        for (own, orders) in self.state.platoons.iter().zip(&mut self.state.orders) {
            while orders.len() < PLATOONS && own[orders.len()].is_none() {
                orders.push(Order::Stay);
            }
        }
    }

    fn march(&mut self, events: &mut Vec<Event>) {
        let orders = std::mem::take(&mut self.state.orders);
        for (seat, own) in self.state.platoons.iter_mut().enumerate() {
            for (square, order) in own.iter_mut().zip(&orders[seat]) {
                let Some(square) = square else { continue };
                *square =
                    if seat == 0 { (*square + order.squares()).min(8) } else { square.saturating_sub(order.squares()) };
            }
        }
        events.push(Event::Revealed { orders });
        let [ours, theirs] = &self.state.platoons;
        let contested = ours.iter().flatten().filter(|square| theirs.contains(&Some(**square)));
        self.state.fights = contested.copied().collect();
        self.state.fights.dedup();
        self.end_turn();
    }

    fn end_turn(&mut self) {
        if self.state.fights.is_empty() {
            self.state.turn += 1;
            self.skip_lost();
        }
    }

    fn count(&self, seat: usize) -> usize {
        self.state.platoons[seat].iter().flatten().count()
    }
}

impl Game for Planning {
    const ID: &'static str = "planning";

    type Catalogue = ();
    type Start = u64;
    type Setup = ();
    type Stage = ();
    type State = State;
    type Answer = Order;
    type Drawn = NoDraw;
    type Decision = Question;
    type Request = u8;
    type Drawing = NoDraw;
    type Outcome = Option<Seat>;
    type Event = Event;
    type Asked = Question;
    type Step = NoStep;
    type Fault = std::convert::Infallible;

    fn set_up(_: &Arc<()>, seed: u64) -> Result<NewGame<()>, Self::Fault> {
        let players = vec!["Mara".to_owned(), "Jonas".to_owned()];
        Ok(NewGame { setup: (), seed, players, name: String::new(), undo: UndoPolicy::Free })
    }

    fn first_stage(_: &Arc<()>, (): &()) -> Result<(), Self::Fault> {
        Ok(())
    }

    fn begin(rules: &Arc<()>, (): &(), (): &(), _: &mut Vec<Event>) -> Result<Self, Self::Fault> {
        let platoons = [[Some(0), Some(1)], [Some(8), Some(7)]];
        let state = State { turn: 1, platoons, orders: [Vec::new(), Vec::new()], fights: Vec::new() };
        Ok(Self { rules: Arc::clone(rules), state })
    }

    fn resume(rules: &Arc<()>, (): &(), state: State) -> Self {
        Self { rules: Arc::clone(rules), state }
    }

    fn catalogue(&self) -> &Arc<()> {
        &self.rules
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn write_state(&self) -> serde_json::Result<Json> {
        Json::of(&self.state)
    }

    fn read_state(_: &Arc<()>, (): &(), written: &Json) -> serde_json::Result<State> {
        written.read()
    }

    fn hash(&self, _: HashForm) -> Hash {
        canonical_hash(&self.state)
    }

    fn pending(&self) -> Pending<Self> {
        if let Some(square) = self.state.fights.first() {
            return Pending::Chance(*square);
        }
        match self.question() {
            Some(question) => Pending::Choose(question),
            None => Pending::Over(match self.count(0).cmp(&self.count(1)) {
                std::cmp::Ordering::Less => Some(SEATS[1]),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(SEATS[0]),
            }),
        }
    }

    fn submit(&mut self, input: Input<Self>, events: &mut Vec<Event>) -> Result<(), Illegal> {
        match (self.pending(), input) {
            (Pending::Choose(question), AnyInput::Answer(order)) => {
                self.state.orders[question.seat.index()].push(order);
                events.push(Event::Planned { seat: question.seat });
                self.skip_lost();
                if self.question().is_none() {
                    self.march(events);
                }
                Ok(())
            }
            (Pending::Chance(square), AnyInput::Die(die)) => {
                let loser = if die.face() <= 3 { SEATS[1] } else { SEATS[0] };
                for platoon in &mut self.state.platoons[loser.index()] {
                    if *platoon == Some(square) {
                        *platoon = None;
                        events.push(Event::Lost { seat: loser, square });
                    }
                }
                self.state.fights.remove(0);
                self.end_turn();
                Ok(())
            }
            (Pending::Over(_), _) => Err(Illegal::Over),
            (Pending::Choose(_), _) => Err(Illegal::NotAChance),
            (Pending::Chance(_) | Pending::Draw(_), _) => Err(Illegal::NotAChoice),
        }
    }

    fn chances(&self) -> Vec<Input<Self>> {
        match self.pending() {
            Pending::Chance(_) => Die::all().map(AnyInput::Die).collect(),
            Pending::Choose(_) | Pending::Draw(_) | Pending::Over(_) => Vec::new(),
        }
    }

    fn write_answer(&self, answer: &Order) -> String {
        <&str>::from(answer).to_owned()
    }

    fn read_answer(&self, line: &str) -> Option<Order> {
        line.parse().ok()
    }

    fn write_drawn(&self, drawn: &NoDraw) -> String {
        match *drawn {}
    }

    fn read_drawn(&self, _: &str) -> Option<NoDraw> {
        None
    }

    fn asked(decision: &Question) -> Question {
        *decision
    }

    fn offers(_: &Question) -> Offers<'_, Order> {
        Offers::List(&Order::ALL)
    }

    fn seats(&self, decision: &Question) -> SeatSet {
        SeatSet::only(decision.seat)
    }

    fn is_secret(_: &Question) -> bool {
        true
    }

    fn is_action(decision: &Question) -> bool {
        decision.platoon == 0
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn turn(&self) -> u16 {
        self.state.turn
    }

    /// The others' orders are guessed; how many they have written is public.
    fn observe(&self, seat: Option<Seat>, guess: u64) -> Self {
        let mut seen = self.clone();
        for (other, orders) in SEATS.into_iter().zip(&mut seen.state.orders) {
            if seat != Some(other) {
                for (place, order) in (0u64..).zip(orders) {
                    *order = Order::ALL[usize::try_from((guess >> (2 * place)) % 3).expect("small")];
                }
            }
        }
        seen
    }

    fn next_stage(&self, _: u64) -> Result<(), Self::Fault> {
        Ok(())
    }

    fn write_stage((): &()) -> Json {
        Json::of(&()).expect("null")
    }

    fn read_stage(_: &Arc<()>, _: &Json) -> Result<(), Self::Fault> {
        Ok(())
    }

    fn fingerprint((): &()) -> Hash {
        Hash(0)
    }
}
