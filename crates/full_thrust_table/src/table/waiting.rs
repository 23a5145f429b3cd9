//! Whom the battle waits for: a person here, whose eyes the screen then has, or a bot beside the window's thread.

use full_thrust::Seat;
use full_thrust::decision::Decision;

use super::{Action, FullThrustTable};
use crate::composer::Composer;
use crate::eyes::{Eyes, sides_of};
use crate::job::{Job, outcome};

impl FullThrustTable {
    /// Whether what is planned must be hidden from somebody else at the screen.
    pub(super) fn changes_hands(&self) -> bool {
        !self.session.setup().open_handed && sides_of(self.session.game(), self.persons()).len() > 1
    }

    /// Through whose eyes the screen shows the battle.
    pub(super) fn eyes(&self) -> Eyes {
        let game = self.session.game();
        if outcome(game).is_some() || self.persons().is_empty() {
            return Eyes::All;
        }
        if self.changes_hands() {
            return self.at_screen.map_or(Eyes::Public, Eyes::Seat);
        }
        if sides_of(game, self.persons()).len() > 1 {
            return Eyes::All;
        }
        self.at_screen.or_else(|| self.persons().iter().next()).map_or(Eyes::Public, Eyes::Seat)
    }

    /// Looks at the battle anew.
    pub(super) fn look_anew(&mut self) {
        self.seen = self.eyes().see(self.session.game());
        self.log_anew();
    }

    /// Asks anew what the battle waits for: of a person here, of a bot beside the window's thread. Persons come first, so
    /// that what they plan can be taken back.
    pub(super) fn asked_anew(&mut self) -> Action {
        (self.asked, self.handing, self.composer) = (None, None, Composer::Nothing);
        if self.is_busy() {
            return Action::None;
        }
        let Some(decision) = self.session.decision() else {
            self.at_screen = None;
            self.look_anew();
            return Action::None;
        };
        let waiting: Vec<Seat> = decision.seats.iter().filter(|seat| self.is_person(*seat)).collect();
        let next = self.at_screen.filter(|seat| waiting.contains(seat)).or_else(|| waiting.first().copied());
        let Some(seat) = next else { return self.let_think(&decision) };
        let battle = self.session.game().battle();
        let same_side = self.at_screen.and_then(|other| battle.side_of(other)) == battle.side_of(seat);
        if self.changes_hands() && !same_side {
            self.at_screen = None;
            if decision.ask.is_secret() {
                self.handing = Some(seat);
                self.look_anew();
                return Action::None;
            }
        } else {
            self.at_screen = Some(seat);
        }
        self.look_anew();
        self.composer = Composer::new(&self.seen, seat, &decision);
        self.asked = Some((seat, decision));
        self.looked_at = None;
        Action::None
    }

    /// The one to whom the screen was to go is there.
    pub(super) fn take_over(&mut self) -> Action {
        let Some(seat) = self.handing.take() else { return Action::None };
        self.at_screen = Some(seat);
        self.asked_anew()
    }

    /// Lets the first bot that is asked think.
    fn let_think(&mut self, decision: &Decision) -> Action {
        self.look_anew();
        let bots = decision.seats.iter().find_map(|seat| Some((seat, self.session.setup().bot(seat)?)));
        let Some((seat, bot)) = bots else { return Action::None };
        let (place, seed) = self.moves.think(&self.session);
        // Two bots of one kind do not think the same.
        let seed = seed ^ u64::from(seat.number());
        Action::Do(Box::new(Job::Think { game: self.session.game().clone(), bot, seat, seed, place }))
    }
}
