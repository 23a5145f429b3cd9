//! Which side is first: by number, and of equals by a die each, the high one first (Full Thrust 8.7, 10.3).

use crate::event::Event;
use crate::id::SideId;
use crate::phase::{Precedence, Rotation};
use crate::play::Play;

impl Precedence {
    /// The contest of these sides; a side with nothing takes no part.
    pub fn of(counts: impl IntoIterator<Item = (SideId, u16)>) -> Self {
        let sides = counts.into_iter().filter(|(_, count)| *count > 0).map(|(side, count)| (side, count, Vec::new()));
        Self { sides: sides.collect() }
    }

    /// The side that rolls next; none if all is decided. Equals roll in the same round, in the order of the sides.
    pub fn rolls(&self) -> Option<SideId> {
        let tied = |side: SideId, count: u16, dice: &[u8]| {
            self.sides.iter().any(|(other, other_count, other_dice)| {
                *other != side && *other_count == count && {
                    let common = dice.len().min(other_dice.len());
                    dice.iter().take(common).eq(other_dice.iter().take(common))
                }
            })
        };
        self.sides
            .iter()
            .filter(|(side, count, dice)| tied(*side, *count, dice))
            .min_by_key(|(_, _, dice)| dice.len())
            .map(|(side, _, _)| *side)
    }

    /// Takes a die for the side that rolls next.
    pub fn take(&mut self, play: &mut Play<'_>, die: u8) {
        let Some(side) = self.rolls() else { return };
        play.emit(Event::OrderRolled { side, die });
        if let Some((_, _, dice)) = self.sides.iter_mut().find(|(other, _, _)| *other == side) {
            dice.push(die);
        }
    }

    /// The order that it came to.
    pub fn rotation(mut self, play: &mut Play<'_>) -> Rotation {
        self.sides.sort_by(|(_, count, dice), (_, other_count, other_dice)| {
            other_count.cmp(count).then_with(|| other_dice.cmp(dice))
        });
        let order: Vec<SideId> = self.sides.into_iter().map(|(side, _, _)| side).collect();
        if order.len() > 1 {
            play.emit(Event::OrderSet { sides: order.clone() });
        }
        Rotation { order, next: 0, passes: 0 }
    }
}

impl Rotation {
    /// The sides from the one whose turn is next, once round.
    pub fn from_next(&self) -> impl Iterator<Item = SideId> + '_ {
        let next = usize::from(self.next);
        self.order.iter().cycle().skip(next).take(self.order.len()).copied()
    }

    /// Sets the turn to the side after this one.
    pub fn pass_on(&mut self, side: SideId) {
        let place = self.order.iter().position(|other| *other == side).unwrap_or(0);
        let next = if self.order.is_empty() { 0 } else { (place + 1) % self.order.len() };
        self.next = u8::try_from(next).unwrap_or(0);
    }
}
