//! What is set on the page: scenario, seats, rules, fleets.

use full_thrust::Seat;
use full_thrust::bot::Strength;
use full_thrust::content::{Catalogue, Scenario, SideForce};
use full_thrust::game::Start;
use full_thrust::generate::{self, Objective, TableSize, Wishes};
use full_thrust::own::Fleet;
use full_thrust::setup::{Setup, SetupFault};
use full_thrust::switches::{Preset, Switch, Switches};
use kernel::save::UndoPolicy;
use kit::key::moved;
use kit::name;

use crate::job::Kept;

/// Seats at the most.
pub(super) const SEATS: usize = 6;

/// A seat as it is to be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatOrder {
    /// The name of the person; may be empty.
    pub name: String,
    /// The bot; none if a person plays.
    pub bot: Option<Strength>,
}

impl SeatOrder {
    /// A seat of a battle that is kept, as it was taken.
    pub(super) fn kept(kept: &Kept, seat: Seat) -> Self {
        Self { name: kept.players.get(seat.index()).cloned().unwrap_or_default(), bot: kept.setup.bot(seat) }
    }
}

/// Where the scenario comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// It is one of the catalogue's, by its place.
    Printed(usize),
    /// It is made to measure.
    Made,
    /// It is one of the players' own, by its place among those that are kept.
    Own(usize),
}

/// Something about a battle that is made to measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// What is fought for.
    Objective,
    /// What each fleet is worth.
    Value,
    /// The table.
    Table,
    /// How many sides.
    Sides,
    /// Another one like that.
    Seed,
}

impl Wish {
    /// Every wish, in the order shown.
    pub const ALL: [Self; 5] = [Self::Objective, Self::Value, Self::Table, Self::Sides, Self::Seed];
}

/// A battle as it is to be begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    pub(super) source: Source,
    /// The scenario, where it is not one of the catalogue's.
    own: Option<Box<Scenario>>,
    /// What battle is wished for, where it is made to measure.
    pub(super) wishes: Wishes,
    pub(super) seats: Vec<SeatOrder>,
    pub(super) switches: Switches,
    pub(super) budget: Option<u16>,
    /// Which fleets are raised, where the players choose them.
    pub(super) fleets: u64,
    /// The fleet of each side, where it is one that is kept; else it is raised.
    pub(super) chosen: Vec<Option<Fleet>>,
    pub(super) open_handed: bool,
}

impl Order {
    /// The first scenario, one person against a bot of middling strength.
    pub fn new(catalogue: &Catalogue, names: &[String]) -> Self {
        let seat = |seat: usize| SeatOrder {
            name: names.get(seat).cloned().unwrap_or_default(),
            bot: (seat > 0).then_some(Strength::Plain),
        };
        let mut order = Self {
            source: Source::Printed(0),
            own: None,
            wishes: Wishes { objective: Objective::Battle, value: 150, table: TableSize::Normal, sides: 2, seed: 1 },
            seats: (0..SEATS).map(seat).collect(),
            switches: Switches::default(),
            budget: None,
            fleets: 1,
            chosen: Vec::new(),
            open_handed: false,
        };
        order.as_printed(catalogue);
        order
    }

    /// Where the scenario comes from.
    pub fn source(&self) -> Source {
        self.source
    }

    /// The scenario.
    pub fn scenario<'c>(&'c self, catalogue: &'c Catalogue) -> Option<&'c Scenario> {
        match (self.source, &self.own) {
            (Source::Printed(place), _) => catalogue.scenarios().get(place),
            (Source::Made | Source::Own(_), own) => own.as_deref(),
        }
    }

    /// Chooses a scenario of the catalogue. Its own rules hold again, unless it was the chosen one already.
    pub fn choose(&mut self, place: usize, catalogue: &Catalogue) {
        if self.source == Source::Printed(place) {
            return;
        }
        self.source = Source::Printed(place);
        self.own = None;
        self.as_printed(catalogue);
    }

    /// Chooses a battle made to measure, unless one is chosen already.
    pub fn choose_made(&mut self, catalogue: &Catalogue) {
        if self.source != Source::Made {
            self.make(catalogue);
        }
    }

    /// Makes the battle that is wished for.
    pub(super) fn make(&mut self, catalogue: &Catalogue) {
        self.source = Source::Made;
        self.own = Some(Box::new(generate::scenario(catalogue, self.wishes)));
        self.as_printed(catalogue);
    }

    /// Chooses a scenario of the players' own, which has this place among those that are kept. Its own rules hold again,
    /// unless it was the chosen one already.
    pub fn choose_own(&mut self, place: usize, scenario: &Scenario, catalogue: &Catalogue) {
        if self.source == Source::Own(place) && self.own.as_deref() == Some(scenario) {
            return;
        }
        self.source = Source::Own(place);
        self.own = Some(Box::new(scenario.clone()));
        self.as_printed(catalogue);
    }

    /// What battle is wished for, where it is made to measure.
    pub fn wishes(&self) -> Option<Wishes> {
        if self.source == Source::Made { Some(self.wishes) } else { None }
    }

    /// The next of what can be wished, or the one before; the battle is made anew.
    pub fn turn_wish(&mut self, wish: Wish, on: bool, catalogue: &Catalogue) {
        let wishes = &mut self.wishes;
        match wish {
            Wish::Objective => wishes.objective = turned(&Objective::ALL, wishes.objective, on),
            Wish::Value => wishes.value = turned(&generate::VALUES, wishes.value, on),
            Wish::Table => wishes.table = turned(&TableSize::ALL, wishes.table, on),
            Wish::Sides => wishes.sides = turned(&[2, 3, 4], wishes.sides, on),
            Wish::Seed => {
                wishes.seed = if on { wishes.seed.wrapping_add(1) } else { wishes.seed.wrapping_sub(1) };
            }
        }
        let switches = self.switches;
        let merchants = self.scenario(catalogue).is_some_and(|scenario| scenario.switches.contains(&Switch::Merchants));
        self.make(catalogue);
        // The rules that were chosen stay; merchants go and come with what is fought for.
        let made = self.switches.merchants;
        self.switches = Switches { merchants: made || (switches.merchants && !merchants), ..switches };
    }

    /// The rules and the fleets' value as the scenario has them.
    fn as_printed(&mut self, catalogue: &Catalogue) {
        if let Some(scenario) = self.scenario(catalogue) {
            let (switches, budget) = (Switches::of(&scenario.switches), scenario.budgets.first().copied());
            (self.switches, self.budget) = (switches, budget);
        }
    }

    /// Whether the battle's own rules hold, and its fleets are raised for the value that it names first.
    pub(super) fn is_as_written(&self, catalogue: &Catalogue) -> bool {
        let Some(scenario) = self.scenario(catalogue) else { return false };
        let mut sides = scenario.sides.iter().enumerate();
        let kept = sides.any(|(at, side)| side.ships == SideForce::Free && self.fleet(at).is_some());
        let written = (Switches::of(&scenario.switches), scenario.budgets.first().copied());
        (self.switches, self.budget) == written && !kept
    }

    /// Whether the players choose their ships.
    pub fn is_free(&self, catalogue: &Catalogue) -> bool {
        let free = |scenario: &Scenario| scenario.sides.iter().any(|side| side.ships == SideForce::Free);
        self.scenario(catalogue).is_some_and(free)
    }

    /// The side of each seat, by its place among the scenario's.
    pub fn sides(&self, catalogue: &Catalogue) -> Vec<usize> {
        let Some(scenario) = self.scenario(catalogue) else { return Vec::new() };
        let squadrons = usize::from(scenario.squadrons);
        (0..scenario.sides.len()).flat_map(|side| std::iter::repeat_n(side, squadrons)).take(SEATS).collect()
    }

    /// The seats that are in use.
    pub fn seats(&self, catalogue: &Catalogue) -> &[SeatOrder] {
        let count = self.sides(catalogue).len();
        self.seats.get(..count).unwrap_or(&self.seats)
    }

    /// The rules in use.
    pub fn switches(&self) -> Switches {
        self.switches
    }

    /// The factor value of the fleets; none where the scenario names them.
    pub fn budget(&self) -> Option<u16> {
        self.budget
    }

    /// Whether orders are open to all.
    pub fn open_handed(&self) -> bool {
        self.open_handed
    }

    /// Gives a seat a name.
    pub fn name(&mut self, seat: usize, name: &str) {
        if let Some(seat) = self.seats.get_mut(seat) {
            seat.name = name::cut(name);
        }
    }

    /// The names of all seats that there could be.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// A seat goes to a person, or to a bot.
    pub fn seat(&mut self, seat: usize, bot: Option<Strength>) {
        if let Some(seat) = self.seats.get_mut(seat) {
            seat.bot = bot;
        }
    }

    /// A seat goes to a person, or to a bot of the next strength.
    pub fn turn_seat(&mut self, seat: usize, on: bool) {
        let players: Vec<Option<Strength>> = std::iter::once(None).chain(Strength::ALL.map(Some)).collect();
        if let Some(seat) = self.seats.get_mut(seat) {
            let now = players.iter().position(|player| *player == seat.bot);
            seat.bot = moved(now, players.len(), on).and_then(|at| players.get(at)).copied().flatten();
        }
    }

    /// The next of the scenario's factor values.
    pub fn turn_budget(&mut self, on: bool, catalogue: &Catalogue) {
        let Some(budgets) = self.scenario(catalogue).map(|scenario| scenario.budgets.clone()) else { return };
        let now = self.budget.and_then(|budget| budgets.iter().position(|other| *other == budget));
        self.budget = moved(now, budgets.len(), on).and_then(|at| budgets.get(at)).copied();
    }

    /// Other fleets of the same value.
    pub fn other_fleets(&mut self, on: bool) {
        self.fleets = if on { self.fleets.wrapping_add(1) } else { self.fleets.wrapping_sub(1) };
    }

    /// A usual choice of rules. Merchants stay as the scenario has them.
    pub fn preset(&mut self, preset: Preset) {
        let merchants = self.switches.merchants;
        self.switches = Switches::preset(preset);
        self.switches.merchants |= merchants;
    }

    /// An advanced rule, on or off; what it needs goes on with it, and what needs it goes off with it.
    pub fn turn_switch(&mut self, switch: Switch) {
        let on = !self.switches.has(switch);
        self.switches.set(switch, on);
        for other in Switch::ALL {
            if on && switch.needs() == Some(other) {
                self.switches.set(other, true);
            }
            if !on && other.needs() == Some(switch) {
                self.switches.set(other, false);
            }
        }
    }

    /// Whether orders are open to all, on or off.
    pub fn turn_open_handed(&mut self) {
        self.open_handed = !self.open_handed;
    }

    /// The kept fleet that a side has; none if its ships are raised by chance.
    pub fn fleet(&self, side: usize) -> Option<&Fleet> {
        self.chosen.get(side)?.as_ref()
    }

    /// The next of the kept fleets for a side, or again ships raised by chance. The rules that a fleet needs go on with it.
    pub fn turn_fleet(&mut self, side: usize, on: bool, kept: &[Fleet], catalogue: &Catalogue) {
        let now = self
            .fleet(side)
            .map_or(Some(0), |fleet| kept.iter().position(|other| other == fleet).and_then(|at| at.checked_add(1)));
        let next = moved(now, kept.len().saturating_add(1), on).unwrap_or(0);
        let fleet = next.checked_sub(1).and_then(|at| kept.get(at)).cloned();
        for needed in fleet.iter().flat_map(|fleet| fleet.needs(catalogue)) {
            if !self.switches.has(needed) {
                self.turn_switch(needed);
            }
        }
        if self.chosen.len() <= side {
            self.chosen.resize(side.saturating_add(1), None);
        }
        if let Some(chosen) = self.chosen.get_mut(side) {
            *chosen = fleet;
        }
    }

    /// Takes back from the sides whatever fleet is no longer kept.
    pub fn forget_fleets(&mut self, kept: &[Fleet]) {
        for chosen in &mut self.chosen {
            if chosen.as_ref().is_some_and(|fleet| !kept.contains(fleet)) {
                *chosen = None;
            }
        }
    }

    /// The setup, as it would be begun.
    ///
    /// # Errors
    /// If it cannot be played like that.
    pub fn setup(&self, catalogue: &Catalogue) -> Result<Setup, SetupFault> {
        let mut setup = match (self.source, &self.own) {
            (Source::Made | Source::Own(_), Some(own)) => Setup::of_own(catalogue, own, Some(self.switches)),
            (Source::Printed(_), _) | (_, None) => {
                let scenario = self.scenario(catalogue).map_or("", |scenario| scenario.id.as_str());
                Setup::of(catalogue, scenario, Some(self.switches))?
            }
        };
        if self.budget.is_some() {
            setup.budget = self.budget;
        }
        let free = self.scenario(catalogue).map(|scenario| (scenario.squadrons, &scenario.sides));
        if let Some((squadrons, sides)) = free {
            for ((place, side), force) in sides.iter().enumerate().zip(&mut setup.forces) {
                if side.ships == SideForce::Free
                    && let Some(fleet) = self.fleet(place)
                {
                    *force = fleet.force(catalogue, self.switches, squadrons);
                }
            }
        }
        let mut setup = setup.with_raised_forces(catalogue, self.fleets);
        setup.bots = self.seats(catalogue).iter().map(|seat| seat.bot).collect();
        setup.open_handed = self.open_handed;
        match setup.check(catalogue).into_iter().next() {
            Some(fault) => Err(fault),
            None => Ok(setup),
        }
    }

    /// The battle, without its seed.
    ///
    /// # Errors
    /// If it cannot be played like that.
    pub fn start(&self, catalogue: &Catalogue) -> Result<Start, SetupFault> {
        let setup = self.setup(catalogue)?;
        let players = self
            .seats(catalogue)
            .iter()
            .map(|seat| if seat.bot.is_some() { String::new() } else { seat.name.trim().to_owned() });
        Ok(Start { setup, seed: 0, players: players.collect(), name: String::new(), undo: UndoPolicy::Free })
    }
}

/// Whether rules are a usual choice. Merchants are as the scenario has them.
pub(super) fn is_preset(switches: Switches, preset: Preset) -> bool {
    let mut of_preset = Switches::preset(preset);
    of_preset.merchants |= switches.merchants;
    of_preset == switches
}

/// The next of a list, or the one before.
fn turned<T: Copy + PartialEq>(all: &[T], now: T, on: bool) -> T {
    let place = all.iter().position(|other| *other == now);
    moved(place, all.len(), on).and_then(|at| all.get(at)).copied().unwrap_or(now)
}
