//! What a person decides and has not yet sent. Nothing here changes the battle: it only makes answers.

pub mod deploy;
pub mod fire;
pub mod groups;
pub mod guns;
pub mod orders;
pub mod scans;

use full_thrust::Seat;
use full_thrust::decision::{Ask, Decision};
use full_thrust::field::Field;
use full_thrust::geometry::Edge;
use full_thrust::id::UnitId;
use full_thrust::play::FullThrust;

pub use deploy::Deploying;
pub use fire::Aiming;
pub use groups::Flying;
pub use guns::Splitting;
pub use orders::Plotting;
pub use scans::Scanning;

/// What a person decides.
#[derive(Debug, Clone, PartialEq)]
pub enum Composer {
    /// Nothing.
    Nothing,
    /// Where the ships are set up.
    Deploy(Deploying),
    /// What the ships are ordered to do.
    Orders(Plotting),
    /// Whom to scan.
    Scans(Scanning),
    /// What fires at what.
    Fire(Aiming),
    /// Where a fighter group flies.
    Groups(Flying),
    /// How anti-fighter guns are split.
    Guns(Splitting),
    /// By which edge a squadron withdraws.
    Exit(Option<Edge>),
}

/// Something that is done to what is being decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Turn by this many points to starboard; to port if negative.
    Turn(i32),
    /// Go this much faster; slower if negative.
    Speed(i32),
    /// The course change is this.
    SetTurn(i32),
    /// The change of velocity is this.
    SetSpeed(i32),
    /// Move by this many inches to the east and to the north.
    Nudge(i32, i32),
    /// Nothing: no order, hold fire, stay away.
    Nothing,
    /// The next ship that has not been decided for.
    NextFree,
    /// The same order for the ships of her class that have none.
    SameClass,
    /// The same order for all that have none.
    SameAll,
    /// The others that have no order keep formation with her.
    Formation,
    /// What she was told to do last turn.
    Repeat,
    /// Launch one group more, and after the last none.
    Launch,
    /// Take another group aboard, and after the last none.
    Recover,
    /// Ram another enemy, and after the last none.
    Ram,
    /// The row of this place is chosen.
    Row(usize),
    /// What the machine would do.
    Advise,
    /// All that can is fired.
    System,
    /// Done: lock what is decided.
    Lock,
    /// Let the other side fire first.
    Pass,
}

impl Composer {
    /// What a person at a seat is asked.
    pub fn new(game: &FullThrust, seat: Seat, decision: &Decision) -> Self {
        let field = game.field();
        match &decision.ask {
            Ask::Deploy => Self::Deploy(Deploying::new(game, seat)),
            Ask::Orders => Self::Orders(Plotting::new(field, seat)),
            Ask::Scans => Self::Scans(Scanning::new(field, seat)),
            Ask::MoveGroup { .. } => Self::Groups(Flying::new(field, seat)),
            Ask::Allocate => Self::Fire(Aiming::new(field, seat, false)),
            Ask::FireNext { .. } => Self::Fire(Aiming::new(field, seat, true)),
            Ask::Guns { ship, attackers, guns, all } => {
                Self::Guns(Splitting::new(game, seat, *ship, attackers, *guns, *all))
            }
            Ask::ExitEdge { .. } => Self::Exit(None),
        }
    }

    /// The ship or group that is decided for.
    pub fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Deploy(deploying) => deploying.unit(),
            Self::Orders(plotting) => plotting.unit(),
            Self::Scans(scanning) => scanning.unit(),
            Self::Fire(aiming) => aiming.unit(),
            Self::Groups(flying) => flying.unit(),
            Self::Guns(splitting) => Some(splitting.ship),
            Self::Nothing | Self::Exit(_) => None,
        }
    }

    /// The ships and groups that can be decided for, in order.
    pub fn units(&self) -> Vec<UnitId> {
        match self {
            Self::Deploy(deploying) => deploying.units(),
            Self::Orders(plotting) => plotting.units().to_vec(),
            Self::Scans(scanning) => scanning.units().to_vec(),
            Self::Fire(aiming) => aiming.units().to_vec(),
            Self::Groups(flying) => flying.units().to_vec(),
            Self::Guns(_) | Self::Nothing | Self::Exit(_) => Vec::new(),
        }
    }

    /// Decides for another ship or group from now on.
    pub fn pick(&mut self, unit: UnitId, field: Field<'_>) {
        match self {
            Self::Deploy(deploying) => deploying.pick(unit),
            Self::Orders(plotting) => plotting.pick(unit, field),
            Self::Scans(scanning) => scanning.pick(unit, field),
            Self::Fire(aiming) => aiming.pick(unit, field),
            Self::Groups(flying) => flying.pick(unit, field),
            Self::Guns(_) | Self::Nothing | Self::Exit(_) => {}
        }
    }
}
