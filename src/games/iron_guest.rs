//! Iron Guest in the shell: its content, its messages as words, its bots.

use std::rc::Rc;
use std::sync::Arc;

use iron_guest::bot::{Bot, Seated};
use iron_guest::content::{CannotBegin, Catalogue, Switches};
use iron_guest::decision::{Answer, Pending};
use iron_guest::event::Event;
use iron_guest::game::Fault;
use iron_guest::setup::Setup;
use iron_guest::state::Outcome;
use iron_guest::words::Words;
use iron_guest::{IronGuest, Start};
use kernel::chronicle::{Cover, Narrator};
use kernel::save::UndoPolicy;
use kernel::session::Session;
use kernel::simulate::Player;
use kernel::{Game as _, Seat, SeatSet};

use super::{Speaker, WarGame};
use words::{Speech, Text};

/// How the keys of its names of one kind begin.
pub(super) const KINDS: [&str; 2] = ["iron-guest-ship", "iron-guest-squadron"];

impl WarGame for IronGuest {
    fn built_in() -> Result<Arc<Catalogue>, String> {
        Catalogue::shared().map_err(|faults| faults.to_string())
    }

    fn words(text: &Text) -> Rc<dyn Speech> {
        Rc::new(Speaker::new(text, Vec::new()))
    }

    fn narrator(text: &Text, session: &Session<Self>) -> impl Narrator<Self> {
        Speaker::new(text, session.header().players.clone())
    }

    fn fault(text: &Text, fault: &Fault) -> String {
        let unknown = |scenario: &str| text.with("error-scenario-unknown", &[("scenario", scenario.into())]);
        match fault {
            Fault::CannotBegin(CannotBegin::NoScenario(scenario)) => unknown(scenario),
            Fault::CannotBegin(CannotBegin::Setup(_)) | Fault::Unreadable(_) | Fault::NoFurtherStage => {
                text.with("error-setup", &[("reason", fault.to_string().into())])
            }
        }
    }

    fn battle(_catalogue: &Catalogue, scenario: &str, seed: u64) -> Result<Start, Fault> {
        Ok(Start {
            scenario: scenario.to_owned(),
            switches: Switches::default(),
            seed,
            players: Vec::new(),
            name: String::new(),
            undo: UndoPolicy::Free,
            bots: Vec::new(),
        })
    }

    fn seat_count(setup: &Setup) -> u8 {
        setup.players
    }

    fn bots() -> Vec<&'static str> {
        Bot::ALL.map(Bot::id).into()
    }

    fn bot(id: &str, _seat: Seat, seed: u64) -> Option<Box<dyn Player<Self>>> {
        Bot::named(id).map(|bot| Box::new(Seated(bot.player(seed))) as Box<dyn Player<Self>>)
    }

    fn winners(_setup: &Setup, outcome: &Outcome) -> SeatSet {
        match outcome {
            Outcome::Won(seat) => SeatSet::only(*seat),
            Outcome::Drawn(..) => SeatSet::NONE,
        }
    }
}

impl Narrator<IronGuest> for Speaker {
    fn language(&self) -> &str {
        self.text.language()
    }

    fn cover(&self, session: &Session<IronGuest>) -> Cover {
        let setup = session.setup();
        let words = Words::new(session.game().catalogue(), setup);
        let scenario = self.text.get(&format!("iron-guest-setup-{}", setup.scenario));
        let game = self.text.get("iron-guest-name");
        let seat = |seat: Seat| {
            let args = [("player", self.player(seat).into()), ("side", self.say(&words.squadron(seat)).into())];
            self.text.with("war-game-side", &args)
        };
        super::cover(&self.text, session, game, scenario, Seat::first(setup.players).map(seat).collect())
    }

    fn turn(&self, turn: u16) -> String {
        self.text.with("iron-guest-turn", &[("turn", u32::from(turn).into())])
    }

    fn choice(&self, before: &IronGuest, answer: &Answer) -> Option<String> {
        let play = before.play();
        let Pending::Choose(decision) = play.pending() else { return None };
        Some(self.say(&Words::new(before.catalogue(), play.setup()).option(play, &decision, *answer)))
    }

    fn event(&self, before: &IronGuest, _after: &IronGuest, event: &Event) -> Option<String> {
        let play = before.play();
        let words = Words::new(before.catalogue(), play.setup());
        words.event(play.state(), event).map(|message| self.say(&message))
    }

    fn outcome(&self, game: &IronGuest, outcome: &Outcome) -> String {
        self.say(&Words::new(game.catalogue(), game.play().setup()).outcome(*outcome))
    }
}
