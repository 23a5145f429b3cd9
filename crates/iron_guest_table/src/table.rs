//! The screen for play: what is asked and chosen, what is shown of it, and what can happen here.

mod battle_table;
mod input;
mod menu;
mod play;
mod view;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use iron_guest::board::{Face, Side};
use iron_guest::decision::{Answer, Ask, Decision};
use iron_guest::event::Event;
use iron_guest::lesson::Coach;
use iron_guest::seat::{Seat, SeatSet};
use iron_guest::ship::ShipId;
use iron_guest::state::{Outcome, State};
use kernel::{Die, Game as _};

use crate::announce::Announce;
use crate::chart;
use crate::job::{BeginError, Job, Session, Window};
use crate::log::Line;
use crate::placing::Placing;
use crate::playback::Playback;
use crate::words::Said;
use ::words::Text;
use kit::key::Press;
use menu::Menu;
pub use war_table::Env;
use war_table::moves::Moves;
use war_table::past::Past;
pub use war_table::replay::Look;
use war_table::timeline::Timed;

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// Time passes.
    Tick(Instant),
    /// On the chart.
    Chart(chart::Event),
    /// A ship is pointed at in a list.
    Ship(ShipId),
    /// A row of the list is chosen.
    Row(usize),
    /// A side is aimed at the next target.
    Aim(Side),
    /// The main button.
    Main,
    /// The last step is taken back.
    Undo,
    /// What was taken back is made again.
    Redo,
    /// The danger view, on or off.
    Danger,
    /// The card of the lesson, away or back.
    Coach,
    /// The other tab of a small window.
    Tab,
    /// On the timeline.
    Time(Timed),
    /// Looking back at the battle.
    Look(Look),
    /// The battle is looked at from its beginning.
    LookBack,
    /// The menu is opened.
    Menu,
    /// A row of the menu.
    MenuRow(usize),
    /// The players' die shows this face.
    Die(Die),
    /// The rule book, at the rule for what is asked.
    Rules,
}

/// What the table asks of the window.
pub type Action = war_table::Action<Window>;

/// What the player at the screen is asked, and what is chosen so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// Nothing: a bot is asked, or it is over.
    Nothing,
    /// At which face he begins.
    Face(Vec<Face>, Option<usize>),
    /// Where a ship is placed.
    Place(Placing),
    /// Which play he announces.
    Play(Box<Announce>),
    /// One of two answers: the fire of a dismasted ship, or a draw.
    Either([Answer; 2], Option<usize>),
}

/// A game in play.
#[derive(Debug)]
pub struct IronGuestTable {
    pub(crate) session: Session,
    pub(crate) decision: Option<Decision>,
    pub(crate) asked: Asked,
    pub(crate) playback: Option<Playback>,
    /// What is open of the past.
    pub(crate) past: Past<Window, Playback>,
    /// The move on its way to disk, and the bot that thinks.
    pub(crate) moves: Moves,
    pub(crate) log: Vec<Line>,
    /// How many of the lines show: those whose events have been shown.
    pub(crate) log_back: usize,
    pub(crate) coach: Option<Coach>,
    pub(crate) coach_away: bool,
    pub(crate) danger: bool,
    /// In small windows: whether the chart shows, and not the question.
    chart_tab: bool,
    /// The open menu, and its row that has the focus.
    menu: Option<(Menu, usize)>,
    /// What could not be done.
    pub(crate) trouble: Option<BeginError>,
}

impl IronGuestTable {
    /// The table for a game. One that has just begun shows how it was set up.
    pub fn new(session: Session, new: bool, env: Env) -> (Self, Action) {
        let mut table = Self {
            session,
            decision: None,
            asked: Asked::Nothing,
            playback: None,
            past: Past::default(),
            moves: Moves::default(),
            log: Vec::new(),
            log_back: 0,
            coach: None,
            coach_away: false,
            danger: false,
            chart_tab: true,
            menu: None,
            trouble: None,
        };
        table.session.set_dice_source(env.dice);
        table.coach = table.coached();
        table.log_anew();
        if new {
            let bare = table.bare();
            let events: Vec<_> = table.session.events().cloned().collect();
            table.playback = Playback::new(bare, events, env.factor, env.now);
        }
        let action = table.asked_anew();
        (table, action)
    }

    /// The session in play.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The file of the game.
    pub fn path(&self) -> Option<PathBuf> {
        self.session.path().map(std::path::Path::to_owned)
    }

    /// What is asked, and what is chosen so far.
    pub fn asked(&self) -> &Asked {
        &self.asked
    }

    /// Whether something is being shown, written or thought about.
    pub fn is_busy(&self) -> bool {
        self.playback.is_some() || self.moves.is_busy()
    }

    /// Whether steps are being shown.
    pub fn is_showing(&self) -> bool {
        self.playback.is_some()
    }

    /// Whether a step like that is being shown.
    pub fn shows(&self, is_such: impl Fn(&Event) -> bool) -> bool {
        self.playback.as_ref().and_then(Playback::shown).is_some_and(is_such)
    }

    /// How it ended, if it has and that has been shown.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.playback.is_some() { None } else { war_table::job::outcome(self.session.game()) }
    }

    /// How often the table wants to be told the time; none at rest.
    pub fn beat(&self) -> Option<Duration> {
        let moves = self.playback.is_some() && self.past.runs();
        moves.then_some(Duration::from_millis(50))
    }

    /// The game as it is shown.
    pub(crate) fn shown(&self) -> &State {
        self.playback.as_ref().map_or_else(|| self.session.game().state(), Playback::state)
    }

    /// The game before anything has happened.
    pub(crate) fn bare(&self) -> State {
        let setup = self.session.setup();
        setup.bare(setup.fixed_shoals())
    }

    /// The words of the game.
    pub(crate) fn said<'a>(&'a self, text: &'a Text) -> Said<'a> {
        Said {
            text,
            catalogue: self.session.game().catalogue(),
            setup: self.session.setup(),
            names: &self.session.header().players,
        }
    }

    /// Whether a person plays a seat.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.session.setup().bot(seat).is_none()
    }

    /// The seats that persons play.
    pub(crate) fn persons(&self) -> SeatSet {
        self.session.game().state().seats().filter(|seat| self.is_person(*seat)).collect()
    }

    /// The seat whose eyes the danger view has: whoever is asked, else the first person.
    pub(crate) fn watcher(&self) -> Seat {
        let asked = self.decision.as_ref().map(|decision| decision.seat).filter(|seat| self.is_person(*seat));
        asked.or_else(|| self.persons().iter().next()).unwrap_or(Seat::FIRST)
    }

    /// Asks anew what the game waits for: of a person here, of a bot beside the window's thread.
    pub(crate) fn asked_anew(&mut self) -> Action {
        self.asked = Asked::Nothing;
        self.decision = self.session.decision();
        if self.is_busy() {
            return Action::None;
        }
        let Some(decision) = self.decision.clone() else { return Action::None };
        let play = self.session.game().play();
        if let Some(bot) = self.session.setup().bot(decision.seat) {
            let (place, seed) = self.moves.think(&self.session);
            let game = self.session.game().clone();
            return Action::Do(Box::new(Job::Think { game, bot, seat: decision.seat, seed, place }));
        }
        self.asked = match decision.ask {
            Ask::Face => {
                let faces = decision.plays().iter().filter_map(|answer| match answer {
                    Answer::Face(face) => Some(*face),
                    Answer::Place(_)
                    | Answer::Play(_)
                    | Answer::Return(_)
                    | Answer::OfferDraw
                    | Answer::Draw(_)
                    | Answer::Resign => None,
                });
                Asked::Face(faces.collect(), None)
            }
            Ask::Place(ship) => {
                let face = play.state().face(decision.seat);
                Asked::Place(Placing::new(ship, face, &decision))
            }
            Ask::Choose => Asked::Play(Box::new(Announce::new(play))),
            Ask::Return { .. } => Asked::Either([Answer::Return(true), Answer::Return(false)], None),
            Ask::Draw(_) => Asked::Either([Answer::Draw(true), Answer::Draw(false)], None),
        };
        Action::None
    }
}
