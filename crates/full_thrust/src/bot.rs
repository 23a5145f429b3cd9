//! Players made of code, of three strengths. They see what [`FullThrust::observe`] shows their seat, and nothing else.

mod allocate;
mod helm;
mod joint_fire;
mod lookahead;
mod power;
mod set_up;
mod squadron;

use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::decision::{Ask, Decision, Pending};
use crate::field::Field;
use crate::id::SideId;
use crate::play::{FullThrust, Input};
use crate::rules::{fighters, fire, orders, sensors};
use crate::table::{Attack, Plan, Presence, Scan};
use kernel::Seat;

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// Anything that is lawful.
    Random,
    /// Looks at its next shots, and takes the enemy to fly straight on.
    Plain,
    /// Looks at what the enemy is likely to do, at the fire of both sides and at the turn after; all ships fire in concert.
    #[default]
    Strong,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Plain, Self::Strong];

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Plain => "plain",
            Self::Strong => "strong",
        }
    }

    /// The strength of this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strength| strength.id() == id)
    }
}

/// A player made of code.
#[derive(Debug, Clone)]
pub struct Bot {
    strength: Strength,
    rng: ChaCha8Rng,
}

/// The most answers of one plan: more than any side has ships and groups.
const MOST_ANSWERS: usize = 400;

/// A bot at a seat, for whole games.
#[derive(Debug, Clone)]
pub struct Seated {
    bot: Bot,
    seat: Seat,
}

impl Seated {
    /// This bot at this seat.
    pub fn new(bot: Bot, seat: Seat) -> Self {
        Self { bot, seat }
    }
}

impl kernel::simulate::Player<FullThrust> for Seated {
    fn choose(&mut self, game: &FullThrust, _decision: &Decision) -> Option<Answer> {
        self.bot.answer(game, self.seat)
    }
}

impl Bot {
    /// A bot; the same seed plays the same.
    pub fn new(strength: Strength, seed: u64) -> Self {
        Self { strength, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Its answer to what is asked; none if its seat is not asked. The battle is looked at through the seat's own eyes.
    pub fn answer(&mut self, game: &FullThrust, seat: Seat) -> Option<Answer> {
        let view = game.observe(Some(seat), self.rng.random());
        let Pending::Choose(Decision { ask, seats }) = view.pending() else { return None };
        if !seats.contains(seat) {
            return None;
        }
        let field = view.field();
        let side = field.battle.side_of(seat)?;
        match ask {
            Ask::Deploy => Some(self.deploy(field, seat)),
            Ask::Orders => Some(self.order(field, seat, side)),
            Ask::Scans => Some(self.scan(field, seat)),
            Ask::MoveGroup { .. } => self.move_group(field, seat, side),
            Ask::Allocate => Some(self.allocate(field, seat)),
            Ask::FireNext { .. } => Some(self.fire_next(field, seat)),
            Ask::Guns { ship, attackers, guns, all } => Some(self.split_guns(field, ship, &attackers, guns, all)),
            Ask::ExitEdge { .. } => Some(Answer::Exit { edge: set_up::nearest_edge(field, seat) }),
        }
    }

    /// Everything that a seat answers until it has locked, or until others are to answer.
    pub fn plan(&mut self, game: &FullThrust, seat: Seat) -> Vec<Answer> {
        let (mut game, mut plan) = (game.clone(), Vec::new());
        while let Pending::Choose(Decision { ask, seats }) = game.pending() {
            if !seats.contains(seat) || plan.len() >= MOST_ANSWERS {
                break;
            }
            let Some(answer) = self.answer(&game, seat) else { break };
            if game.submit(&Input::Answer(answer.clone()), &mut Vec::new()).is_err() {
                break;
            }
            let last = matches!(answer, Answer::Lock { .. }) || !ask.is_secret();
            plan.push(answer);
            if last {
                break;
            }
        }
        plan
    }

    /// A number from 0 up to, not including, `count`; 0 of nothing.
    fn below(&mut self, count: usize) -> usize {
        if count == 0 { 0 } else { self.rng.random_range(0..count) }
    }

    /// One of these, whichever.
    fn pick<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        let place = self.below(list.len());
        list.get(place).cloned()
    }

    fn deploy(&mut self, field: Field<'_>, seat: Seat) -> Answer {
        let next =
            field.ships().find(|vessel| vessel.entry.seat == seat && vessel.ship.presence == Presence::Undeployed);
        match next.and_then(|vessel| set_up::deploy(self, field, vessel)) {
            Some(answer) => answer,
            None => Answer::Lock { seat },
        }
    }

    fn order(&mut self, field: Field<'_>, seat: Seat, side: SideId) -> Answer {
        let unwritten = field.ships().filter(|vessel| vessel.entry.seat == seat && vessel.ship.plan == Plan::Unwritten);
        for vessel in unwritten {
            let ship = vessel.entry.id;
            if orders::takes_orders(field, vessel) {
                let order = match self.strength {
                    Strength::Random => helm::random(self, field, vessel),
                    Strength::Plain | Strength::Strong => helm::best(self, field, vessel, side),
                };
                return Answer::Write { ship, order };
            }
            if orders::may_return(field, vessel) {
                return match helm::come_back(field, vessel) {
                    Some(how) => Answer::Return { ship, how },
                    None => Answer::Wait { ship },
                };
            }
        }
        Answer::Lock { seat }
    }

    /// Scans the nearest Bogey. A hidden ship keeps quiet, unless the bot plays at random.
    fn scan(&mut self, field: Field<'_>, seat: Seat) -> Answer {
        let next = field.afloat().find(|vessel| {
            vessel.entry.seat == seat
                && vessel.ship.scan == Scan::Undecided
                && sensors::scannable(field, *vessel).next().is_some()
        });
        let Some(vessel) = next else { return Answer::Lock { seat } };
        let ship = vessel.entry.id;
        if self.strength == Strength::Random {
            let letters: Vec<_> = sensors::scannable(field, vessel).collect();
            return Answer::Scan { ship, bogey: self.pick(&letters) };
        }
        let taken = |letter| field.afloat().any(|other| other.ship.scan == Scan::Bogey(letter));
        let bogey = sensors::scannable(field, vessel)
            .filter(|letter| !vessel.ship.hidden && !taken(*letter))
            .min_by_key(|letter| field.lettered(*letter).map(|other| vessel.ship.at.squared(other.ship.at)));
        Answer::Scan { ship, bogey }
    }

    fn move_group(&mut self, field: Field<'_>, seat: Seat, side: SideId) -> Option<Answer> {
        let next = field.in_space().find(|flight| flight.entry.seat == seat && !flight.group.moved)?;
        let group = next.entry.id;
        let (to, facing) = match fighters::must_move_to(field, next) {
            Some(place) => (place, next.group.facing),
            None => squadron::fly(self, field, next, side),
        };
        Some(Answer::Move { group, to, facing })
    }

    fn allocate(&mut self, field: Field<'_>, seat: Seat) -> Answer {
        let ships = field.afloat().filter(|vessel| vessel.entry.seat == seat && !vessel.ship.aimed);
        for vessel in ships {
            if fire::ship_may(field, vessel) {
                let shots = allocate::shots(self, field, vessel);
                return Answer::Fire { ship: vessel.entry.id, shots };
            }
        }
        let mut groups = field.in_space().filter(|flight| {
            flight.entry.seat == seat && flight.group.attack == Attack::Undecided && fire::group_may(field, *flight)
        });
        match groups.next() {
            Some(flight) => Answer::Attack { group: flight.entry.id, target: allocate::attack(self, field, flight) },
            None => Answer::Lock { seat },
        }
    }

    /// Fires the ship whose shots are worth most, then the groups.
    fn fire_next(&mut self, field: Field<'_>, seat: Seat) -> Answer {
        let mut best = None;
        let ships: Vec<_> =
            field.afloat().filter(|vessel| vessel.entry.seat == seat && fire::ship_may(field, *vessel)).collect();
        for vessel in ships {
            let shots = allocate::shots(self, field, vessel);
            let worth = allocate::worth(field, vessel, &shots);
            if !shots.is_empty() && best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, Answer::Fire { ship: vessel.entry.id, shots }));
            }
        }
        if let Some((_, answer)) = best {
            return answer;
        }
        let groups: Vec<_> =
            field.in_space().filter(|flight| flight.entry.seat == seat && fire::group_may(field, *flight)).collect();
        for flight in groups {
            if let Some(target) = allocate::attack(self, field, flight) {
                return Answer::Attack { group: flight.entry.id, target: Some(target) };
            }
        }
        Answer::Pass
    }

    /// Fires the guns at the groups in turn, the first first.
    fn split_guns(
        &mut self,
        field: Field<'_>,
        ship: crate::id::UnitId,
        attackers: &[crate::id::UnitId],
        guns: u8,
        all: bool,
    ) -> Answer {
        let mut split: Vec<_> = attackers.iter().map(|group| (*group, 0u8)).collect();
        let random = self.strength == Strength::Random;
        let guns = if random && !all { u8::try_from(self.below(usize::from(guns) + 1)).unwrap_or(guns) } else { guns };
        let groups = split.len();
        for _ in 0..guns {
            // A gun removes less than one fighter on the average: strong groups want more guns.
            let place = if random { self.below(groups) } else { squadron::gun_target(field, &split) };
            if let Some((_, count)) = split.get_mut(place) {
                *count = count.saturating_add(1);
            }
        }
        split.retain(|(_, guns)| *guns > 0);
        Answer::Guns { ship, split }
    }
}
