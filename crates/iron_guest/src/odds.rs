//! Odds, counted by the code that resolves (Iron Guest 14.3).

use std::ops::{Add, Mul};

use crate::chance::Die;
use crate::decision::{Answer, Ask, Input, Order, Pending, Request};
use crate::grapple::{self, Winner};
use crate::gunnery::{self, Damage, Pair};
use crate::order_of_play::Play;
use crate::ship::ShipId;
use crate::variants::Variants;

/// An exact chance: so many of so many, in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chance {
    /// Cases in which it happens.
    pub of: u128,
    /// All cases; never 0.
    pub all: u128,
}

impl Chance {
    /// It does not happen.
    pub const NEVER: Self = Self { of: 0, all: 1 };
    /// It happens.
    pub const ALWAYS: Self = Self { of: 1, all: 1 };

    /// The share of the cases that are so among all of them; never if there are none.
    pub fn new(of: u128, all: u128) -> Self {
        let divisor = greatest_common_divisor(of, all);
        match (of.checked_div(divisor), all.checked_div(divisor)) {
            (Some(of), Some(all)) if all > 0 => Self { of, all },
            _ => Self::NEVER,
        }
    }

    /// The chance that it does not happen.
    fn not(self) -> Self {
        Self::new(self.all.saturating_sub(self.of), self.all)
    }

    /// In percent, rounded to the nearest, halves up.
    pub fn percent(self) -> u8 {
        let percent = (self.of * 200 + self.all) / (self.all * 2);
        u8::try_from(percent).unwrap_or(100)
    }
}

impl Add for Chance {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.of * other.all + other.of * self.all, self.all * other.all)
    }
}

impl Mul for Chance {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self::new(self.of * other.of, self.all * other.all)
    }
}

fn greatest_common_divisor(mut one: u128, mut other: u128) -> u128 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

fn pairs() -> impl Iterator<Item = Pair> {
    Die::all().flat_map(|one| Die::all().map(move |other| [one, other]))
}

fn count(is_so: impl Fn(Pair) -> bool) -> Chance {
    let of = pairs().filter(|dice| is_so(*dice)).count();
    Chance::new(u128::try_from(of).unwrap_or(0), 36)
}

/// The chance that a shot from this range hits.
pub fn hit(range: u8) -> Chance {
    count(|dice| gunnery::hits(range, dice))
}

/// The chance that at least one of several shots from these ranges hits. Each is rolled for itself.
pub fn any_hit(ranges: impl IntoIterator<Item = u8>) -> Chance {
    let all_miss = ranges.into_iter().fold(Chance::ALWAYS, |chance, range| chance * hit(range).not());
    all_miss.not()
}

/// In how many of the 36 cases two dice show a total, 2 to 12.
pub fn cases(total: u8) -> usize {
    pairs().filter(|dice| gunnery::total(*dice) == total).count()
}

/// What a shot may do at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShotOdds {
    /// That it hits.
    pub hits: Chance,
    /// That it sinks its target.
    pub sinks: Chance,
    /// That it capsizes it.
    pub capsizes: Chance,
    /// That it leaves it afloat without a mast.
    pub dismasts: Chance,
}

/// What a shot from this range may do to a ship of so many masts.
pub fn shot(range: u8, masts: u8, variants: Variants) -> ShotOdds {
    let ends = |dice| {
        if gunnery::hits(range, dice) { gunnery::damage(masts, variants, dice).last().copied() } else { None }
    };
    ShotOdds {
        hits: hit(range),
        sinks: count(|dice| ends(dice) == Some(Damage::Sinks)),
        capsizes: count(|dice| ends(dice) == Some(Damage::Capsizes)),
        dismasts: count(|dice| ends(dice) == Some(Damage::Mast(0))),
    }
}

/// The chance that the attacker wins a grapple (Iron Guest 8.3): equal dice are rolled again.
pub fn grapple(attacker: u8, defender: u8) -> Chance {
    let (mut wins, mut decided) = (0, 0);
    for [own, other] in pairs() {
        if let Some(winner) = grapple::winner((attacker, own), (defender, other)) {
            decided += 1;
            wins += u128::from(winner == Winner::Attacker);
        }
    }
    Chance::new(wins, decided)
}

/// For each ship that may be lost in an announced play, the chance that it is: by its shots, its grapple, and the fire of
/// dismasted ships in return, if all of them fire. None if the play is not lawful now.
pub fn losses(play: &Play, order: Order) -> Option<Vec<(ShipId, Chance)>> {
    let mut begun = play.clone();
    begun.submit(Input::Answer(Answer::Play(order)), &mut Vec::new()).ok()?;
    let mut ends = Vec::new();
    follow(begun, Chance::ALWAYS, &mut ends);
    let afloat = play.state().fleet().filter(|(_, ship)| ship.afloat().is_some()).map(|(id, _)| id);
    let losses = afloat.filter_map(|id| {
        let lost = ends.iter().filter(|(_, end)| end.state().berth(id).is_none());
        let chance = lost.fold(Chance::NEVER, |sum, (chance, _)| sum + *chance);
        if chance == Chance::NEVER { None } else { Some((id, chance)) }
    });
    Some(losses.collect())
}

/// Follows a play through everything that may come of it.
fn follow(play: Play, chance: Chance, ends: &mut Vec<(Chance, Play)>) {
    match play.pending() {
        Pending::Chance(Request::Shot { .. } | Request::Grapple { .. }) => {
            let branches = branches(&play);
            let all = branches.iter().map(|(weight, _)| weight).sum();
            for (weight, next) in branches {
                follow(next, chance * Chance::new(weight, all), ends);
            }
        }
        Pending::Choose(decision) if matches!(decision.ask, Ask::Return { .. }) => {
            let mut next = play;
            match next.submit(Input::Answer(Answer::Return(true)), &mut Vec::new()) {
                Ok(()) => follow(next, chance, ends),
                // Offered answers are lawful; what is not cannot go on.
                Err(_) => ends.push((chance, next)),
            }
        }
        Pending::Choose(_)
        | Pending::Chance(Request::First(_) | Request::Upwind | Request::Wind)
        | Pending::Draw(_)
        | Pending::Over(_) => ends.push((chance, play)),
    }
}

/// What two dice make of the game, and in how many of the 36 cases. Cases that change nothing are rolled again.
fn branches(play: &Play) -> Vec<(u128, Play)> {
    let mut branches: Vec<(u128, Play)> = Vec::new();
    for dice in pairs() {
        let mut next = play.clone();
        let rolled = dice.iter().try_for_each(|die| next.submit(Input::Die(*die), &mut Vec::new()));
        if rolled.is_err() || next.state() == play.state() {
            continue;
        }
        match branches.iter_mut().find(|(_, other)| other.state() == next.state()) {
            Some((weight, _)) => *weight += 1,
            None => branches.push((1, next)),
        }
    }
    branches
}
