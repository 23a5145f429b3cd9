//! A battle in play. The screen never changes a battle but by its answers.

mod battle_table;
mod camera;
mod deciding;
mod input;
mod log;
mod menu;
mod own_die;
mod play;
mod playback;
mod pointing;
mod replay;
mod step;
mod waiting;

pub use log::Line;
pub use playback::{Moving, Playback};
pub use step::Step;
pub use war_table::Env;
pub use war_table::replay::Look;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use full_thrust::apply::blank;
use full_thrust::decision::Decision;
use full_thrust::event::Event;
use full_thrust::field::Field;
use full_thrust::geometry::Edge;
use full_thrust::id::{SideId, UnitId};
use full_thrust::outcome::Outcome;
use full_thrust::play::FullThrust;
use full_thrust::refusal::Refusal;
use full_thrust::table::Table;
use full_thrust::{Seat, SeatSet};
use kernel::Die;
use war_table::moves::Moves;
use war_table::past::Past;
use war_table::timeline::Timed;

use ::words::Text;
use kit::key::Press;
use kit::open_table::{self, Scene, Tape, View};

use crate::composer::{Act, Composer};
use crate::eyes::Eyes;
use crate::job::{BeginError, Session, Window, outcome};
use crate::words::Said;

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// Time passes.
    Tick(Instant),
    /// On the table.
    Table(open_table::Event),
    /// A ship or group is pointed at in a list.
    Unit(UnitId),
    /// Something is done to what is being decided.
    Act(Act),
    /// An edge is chosen.
    Edge(Edge),
    /// The one at the screen says that it is they.
    TakeOver,
    /// The main button.
    Main,
    /// The last step is taken back.
    Undo,
    /// What was taken back is made again.
    Redo,
    /// Nearer, or farther.
    Zoom(bool),
    /// The whole table.
    Whole,
    /// The tape, on or off.
    Measure,
    /// The arcs and ranges of the ship that is looked at, on or off.
    Arcs,
    /// The card of the first battle, away or back.
    Coach,
    /// The other tab of a small window.
    Tab,
    /// Somebody begins to type an order.
    Type,
    /// On the timeline.
    Time(Timed),
    /// Looking back at the battle.
    Look(Look),
    /// The battle is looked at from its beginning.
    LookBack,
    /// The last movement is shown once more.
    LastMove,
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

/// Why something could not be done.
#[derive(Debug)]
pub enum Obstacle {
    /// The session refused.
    Session(BeginError),
    /// The rules refuse the answer.
    Refused(Refusal),
}

/// A battle in play.
#[derive(Debug)]
pub struct FullThrustTable {
    session: Session,
    /// The battle as it is seen at the screen.
    seen: FullThrust,
    /// Who sits at the screen, where it changes hands; nobody while all may look.
    at_screen: Option<Seat>,
    /// To whom the screen is to go.
    handing: Option<Seat>,
    /// Who is asked at the screen, and what.
    asked: Option<(Seat, Decision)>,
    composer: Composer,
    /// The ship or group that is looked at.
    looked_at: Option<UnitId>,
    hover: Option<UnitId>,
    look: View,
    /// Whether somebody has gone nearer since what happens began to be shown.
    looked_closer: bool,
    measures: bool,
    tape: Option<Tape>,
    arcs: bool,
    playback: Option<Playback>,
    /// What is open of the past.
    past: Past<Window, Playback>,
    /// The move on its way to disk, and the bot that thinks.
    moves: Moves,
    log: Vec<Line>,
    log_back: usize,
    coach_away: bool,
    /// In small windows: whether the table shows, and not the panel.
    table_tab: bool,
    /// The row that has the focus in the open menu.
    menu: Option<usize>,
    trouble: Option<Obstacle>,
}

impl FullThrustTable {
    /// The table for a battle.
    pub fn new(session: Session) -> (Self, Action) {
        let seen = Eyes::Public.see(session.game());
        let mut table = Self {
            session,
            seen,
            at_screen: None,
            handing: None,
            asked: None,
            composer: Composer::Nothing,
            looked_at: None,
            hover: None,
            look: View::WHOLE,
            looked_closer: false,
            measures: false,
            tape: None,
            arcs: true,
            playback: None,
            past: Past::default(),
            moves: Moves::default(),
            log: Vec::new(),
            log_back: 0,
            coach_away: false,
            table_tab: true,
            menu: None,
            trouble: None,
        };
        let action = table.asked_anew();
        (table, action)
    }

    /// The session in play.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The file of the battle.
    pub fn path(&self) -> Option<PathBuf> {
        self.session.path().map(std::path::Path::to_owned)
    }

    /// What is being decided.
    pub fn composer(&self) -> &Composer {
        &self.composer
    }

    /// Who is asked at the screen.
    pub fn asked(&self) -> Option<Seat> {
        self.asked.as_ref().map(|(seat, _)| *seat)
    }

    /// The question at the screen.
    pub fn decision(&self) -> Option<&Decision> {
        self.asked.as_ref().map(|(_, decision)| decision)
    }

    /// To whom the screen is to go; none while nobody waits for it.
    pub fn handing(&self) -> Option<Seat> {
        if self.is_busy() { None } else { self.handing }
    }

    /// Whether something is being shown, written or thought about.
    pub fn is_busy(&self) -> bool {
        self.playback.is_some() || self.moves.is_busy()
    }

    /// Whether an order is being typed.
    pub fn typing(&self) -> bool {
        match &self.composer {
            Composer::Orders(plotting) => plotting.typed().is_some(),
            Composer::Deploy(_)
            | Composer::Scans(_)
            | Composer::Fire(_)
            | Composer::Groups(_)
            | Composer::Guns(_)
            | Composer::Exit(_)
            | Composer::Nothing => false,
        }
    }

    /// What is being shown.
    pub fn playback(&self) -> Option<&Playback> {
        self.playback.as_ref()
    }

    /// What could not be done.
    pub fn trouble(&self) -> Option<&Obstacle> {
        self.trouble.as_ref()
    }

    /// The row that has the focus in the open menu.
    pub fn menu(&self) -> Option<usize> {
        self.menu
    }

    /// Whether the tape is out, and how it lies.
    pub fn tape(&self) -> (bool, Option<Tape>) {
        (self.measures, self.tape)
    }

    /// Whether arcs and ranges show.
    pub fn shows_arcs(&self) -> bool {
        self.arcs
    }

    /// In small windows: whether the table shows, and not the panel. While the screen changes hands, the page that says so
    /// stands where the table is.
    pub fn shows_table(&self) -> bool {
        self.table_tab || self.handing().is_some()
    }

    /// Whether the card of the first battle is put away.
    pub fn coach_is_away(&self) -> bool {
        self.coach_away
    }

    /// How it ended, if it has and that has been shown.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.playback.is_some() { None } else { outcome(self.session.game()) }
    }

    /// How often the table wants to be told the time; none at rest.
    pub fn beat(&self) -> Option<Duration> {
        let playback = self.playback.as_ref()?;
        if !self.past.runs() {
            return None;
        }
        Some(Duration::from_millis(if playback.is_moving() { 33 } else { 60 }))
    }

    /// The battle as it is shown.
    pub fn field(&self) -> Field<'_> {
        let battle = self.seen.battle();
        let table = self.playback.as_ref().map_or(&self.seen.state().table, Playback::table);
        Field { battle, table }
    }

    /// The battle as the one at the screen may know it.
    pub fn seen(&self) -> &FullThrust {
        &self.seen
    }

    /// The side whose papers show; none if no side's do.
    pub fn viewer(&self) -> Option<SideId> {
        self.eyes().side(self.session.game())
    }

    /// The ship or group that is looked at: under the pointer, else the one that is decided for, else the one clicked.
    pub fn in_view(&self) -> Option<UnitId> {
        self.hover.or(self.looked_at).or_else(|| self.composer.unit())
    }

    /// The words of the battle.
    pub fn said<'a>(&'a self, text: &'a Text) -> Said<'a> {
        Said { text, setup: self.session.setup(), names: &self.session.header().players }
    }

    /// The measure of the table, with nothing on it.
    pub fn bare_scene(&self) -> Scene {
        let bounds = self.seen.battle().bounds;
        let inch = full_thrust::geometry::INCH;
        Scene { inch, width: bounds.east(), height: bounds.north(), ..Scene::default() }
    }

    /// Whether a person plays a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.session.setup().bot(seat).is_none()
    }

    /// The seats that persons play.
    pub fn persons(&self) -> SeatSet {
        self.session.game().battle().seat_ids().filter(|seat| self.is_person(*seat)).collect()
    }

    /// The order that a ship was given in the turn before.
    fn last_order(&self, ship: UnitId) -> Option<full_thrust::order::Order> {
        let events: Vec<&Event> = self.session.events().collect();
        let before = events.iter().rposition(|event| matches!(event, Event::OrdersRevealed))?;
        events.iter().take(before).rev().find_map(|event| match event {
            Event::PlanWritten { ship: other, plan: full_thrust::table::Plan::Order(order) } if *other == ship => {
                Some(order.clone())
            }
            _ => None,
        })
    }

    /// The table before anything has happened.
    fn bare(&self) -> Table {
        blank(self.session.game().battle())
    }
}
