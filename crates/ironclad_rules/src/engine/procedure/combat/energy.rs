//! The energy track (rule 2.8): tokens taken off and put back, and what spaces 4 and 5 do as they are uncovered. What spaces 1
//! to 3 take away while they are uncovered (shields, accuracy, evasion) is asked in `query/energy`. Damage to the Reactor may
//! uncover a space in the middle of anything; its hits are rolled at once, before that goes on.

use serde::{Deserialize, Serialize};

use crate::content::terms::Track;
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::procedure::hits::{From, Hits};

/// Hits of uncovered energy spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Surge {
    hits: u8,
    /// What the procedure that was interrupted has been told.
    told: Returned,
}

impl Surge {
    /// A number of hits, before a procedure goes on that has just been told this.
    pub(in crate::engine) fn before(told: Returned, hits: u8) -> Self {
        Self { hits, told }
    }
}

impl Procedure for Surge {
    fn advance(&mut self, _play: &mut Play<'_>) -> Flow {
        match std::mem::take(&mut self.hits) {
            0 => Flow::Return(self.told),
            hits => Flow::Call(Hits::new(hits, From::Inside, Some(Source::Energy)).into()),
        }
    }
}

/// Takes one token off, if there is one; what the space does that it uncovers is done at once.
pub(in crate::engine) fn uncover(play: &mut Play<'_>) -> Flow {
    match play.uncover_energy() {
        0 => Flow::Go,
        hits => Flow::Call(Hits::new(hits, From::Inside, Some(Source::Energy)).into()),
    }
}

impl Play<'_> {
    /// Takes a token off the top of the energy track, if there is one. What the uncovered space does once is done, but for
    /// the hits of the fourth, which are returned to be rolled (rule 2.8).
    pub(in crate::engine) fn uncover_energy(&mut self) -> u8 {
        let Some(then) = self.table().energy.checked_sub(1) else { return 0 };
        self.change_energy(then);
        let space = self.view().energy_spaces().saturating_sub(then);
        self.emit(Event::SpaceUncovered { space });
        let figures = &self.content.rules.energy;
        match space {
            4 => figures.fourth_hits,
            5 => {
                self.count(Track::Hull, -i16::from(figures.fifth_hull), Some(Source::Energy));
                0
            }
            _ => 0,
        }
    }

    /// Refills the energy track, as far as the Reactor lets it (rule 2.8).
    pub(in crate::engine) fn refill_energy(&mut self) {
        let most = self.view().most_energy();
        if most != self.table().energy {
            self.change_energy(most);
        }
    }

    /// Takes tokens above the Reactor's cap off the energy track; outside combat also fills it up to there (rule 2.8).
    pub(in crate::engine) fn settle_energy(&mut self) {
        let most = self.view().most_energy();
        let now = self.table().energy;
        let then = if self.table().combat.is_some() { now.min(most) } else { most };
        if then != now {
            self.change_energy(then);
        }
    }

    /// Sets the energy track.
    pub(in crate::engine) fn change_energy(&mut self, then: u8) {
        let by = i8::try_from(i16::from(then) - i16::from(self.table().energy)).unwrap_or(0);
        self.emit(Event::EnergyChanged { by, now: then });
    }
}
