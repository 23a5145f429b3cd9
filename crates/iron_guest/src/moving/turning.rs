//! Turning on the spot (Iron Guest 5.7).

use arrayvec::ArrayVec;

use super::{Code, Waters};
use crate::board::Heading;
use crate::ship::Berth;

/// What a ship that cannot advance may do: what brings it to a lawful advance in the fewest plays.
pub(super) fn turns(waters: &Waters, start: Berth) -> ArrayVec<Code, 3> {
    let mut goals = goals(waters, start);
    if goals.is_empty() {
        goals = self::goals(&waters.alone(), start);
    }
    let far = |code: Code| {
        let heading = code.before().map_or(start.heading, |side| start.heading.turned(side));
        goals.iter().map(|goal| heading.turns_to(*goal)).min()
    };
    // Where no heading helps, all three are as far from one as the others.
    let nearest = Code::ON_THE_SPOT.into_iter().map(far).min().flatten();
    Code::ON_THE_SPOT.into_iter().filter(|code| far(*code) == nearest).collect()
}

/// The headings from which it could advance.
fn goals(waters: &Waters, start: Berth) -> ArrayVec<Heading, 6> {
    Heading::ALL.into_iter().filter(|heading| waters.can_start(start.hex, *heading)).collect()
}
