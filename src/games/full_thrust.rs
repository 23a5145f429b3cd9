//! Full Thrust in the shell: its content, its messages as words, its bots.

use std::rc::Rc;
use std::sync::Arc;

use full_thrust::answer::Answer;
use full_thrust::bot::{Bot, Seated, Strength};
use full_thrust::content::Catalogue;
use full_thrust::event::Event;
use full_thrust::game::Start;
use full_thrust::outcome::Outcome;
use full_thrust::play::FullThrust;
use full_thrust::setup::{Setup, SetupFault};
use full_thrust::tell;
use kernel::chronicle::{Cover, Narrator};
use kernel::save::UndoPolicy;
use kernel::session::Session;
use kernel::simulate::Player;
use kernel::{Seat, SeatSet};

use super::{Speaker, WarGame};
use words::{Speech, Text};

/// How the keys of its names of one kind begin.
pub(super) const KINDS: [&str; 3] = ["full-thrust-side", "full-thrust-name", "full-thrust-class"];

impl WarGame for FullThrust {
    fn built_in() -> Result<Arc<Catalogue>, String> {
        Catalogue::shared_or_told()
    }

    fn words(text: &Text) -> Rc<dyn Speech> {
        Rc::new(Speaker::new(text, Vec::new()))
    }

    fn narrator(text: &Text, session: &Session<Self>) -> impl Narrator<Self> {
        Speaker::new(text, session.header().players.clone())
    }

    fn fault(text: &Text, fault: &SetupFault) -> String {
        Speaker::new(text, Vec::new()).say(&tell::setup_fault(fault))
    }

    fn battle(catalogue: &Catalogue, scenario: &str, seed: u64) -> Result<Start, SetupFault> {
        let setup = Setup::of(catalogue, scenario, None)?.with_raised_forces(catalogue, seed);
        Ok(Start { setup, seed, players: Vec::new(), name: String::new(), undo: UndoPolicy::Free })
    }

    fn seat_count(setup: &Setup) -> u8 {
        setup.forces.iter().fold(0, |seats, force| seats.saturating_add(force.squadrons))
    }

    fn bots() -> Vec<&'static str> {
        Strength::ALL.map(Strength::id).into()
    }

    fn bot(id: &str, seat: Seat, seed: u64) -> Option<Box<dyn Player<Self>>> {
        let bot = Bot::new(Strength::named(id)?, seed);
        Some(Box::new(Seated::new(bot, seat)))
    }

    fn winners(setup: &Setup, outcome: &Outcome) -> SeatSet {
        let Some(winner) = outcome.winner else { return SeatSet::NONE };
        let sides = (0..).zip(&setup.forces).flat_map(|(side, force)| (0..force.squadrons).map(move |_| side));
        Seat::ALL.into_iter().zip(sides).filter(|(_, side)| *side == winner.index()).map(|(seat, _)| seat).collect()
    }
}

impl Narrator<FullThrust> for Speaker {
    fn language(&self) -> &str {
        self.text.language()
    }

    fn cover(&self, session: &Session<FullThrust>) -> Cover {
        let field = session.game().field();
        let scenario = self.say(&tell::scenario(session.setup()));
        let game = self.text.get("full-thrust-title");
        let seats = field.battle.seat_ids().zip(&field.battle.seats).map(|(seat, side)| {
            let player = self.player(seat);
            let args = [("player", player.into()), ("side", self.say(&tell::side(field, *side)).into())];
            self.text.with("war-game-side", &args)
        });
        super::cover(&self.text, session, game, scenario, seats.collect())
    }

    fn turn(&self, turn: u16) -> String {
        self.text.with("full-thrust-turn", &[("turn", u32::from(turn).into())])
    }

    /// What is decided is told by the events that follow from it.
    fn choice(&self, _before: &FullThrust, _answer: &Answer) -> Option<String> {
        None
    }

    fn event(&self, _before: &FullThrust, after: &FullThrust, event: &Event) -> Option<String> {
        tell::event(after.field(), None, event).map(|message| self.say(&message))
    }

    fn outcome(&self, game: &FullThrust, outcome: &Outcome) -> String {
        self.say(&tell::outcome(game.field(), outcome))
    }
}
