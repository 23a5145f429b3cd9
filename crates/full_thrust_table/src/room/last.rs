//! How a battle was last set up on the page, by names that outlive a change of what can be chosen there.

use full_thrust::bot::Strength;
use full_thrust::content::{Catalogue, Scenario};
use full_thrust::generate::{VALUES, Wishes};
use full_thrust::own::Fleet;
use full_thrust::switches::Switches;
use serde::{Deserialize, Serialize};

use super::order::{Order, SEATS, Source};

/// Which battle it was, by a name that is found again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleName {
    /// One of the catalogue's, by its id.
    Printed(String),
    /// One made to measure.
    Made,
    /// One of the players' own, by its name.
    Own(String),
}

/// A battle as it was last set up, without the names of the players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastSetup {
    /// Which battle.
    pub battle: BattleName,
    /// What was wished for, where it is made to measure.
    pub wishes: Wishes,
    /// The bot of each seat; none if a person plays.
    pub bots: Vec<Option<Strength>>,
    /// The rules in use.
    pub switches: Switches,
    /// The factor value of the fleets; none where the scenario names them.
    pub budget: Option<u16>,
    /// Which fleets are raised.
    pub raised: u64,
    /// The kept fleet of each side, by its name; none where it is raised.
    pub fleets: Vec<Option<String>>,
    /// Whether orders are open to all.
    pub open_handed: bool,
}

impl LastSetup {
    /// Whether the battle itself stands in a file of the players'.
    pub(super) fn is_own(&self) -> bool {
        match self.battle {
            BattleName::Own(_) => true,
            BattleName::Printed(_) | BattleName::Made => false,
        }
    }

    /// The same with what is set now, while its files are still being read. What waits for them is kept as it was.
    pub(super) fn with(&self, now: Self) -> Self {
        let fleets = self.fleets.clone();
        if self.is_own() {
            // Its rules wait with it: those that are set now are another battle's.
            let (switches, budget) = (self.switches, self.budget);
            return Self { battle: self.battle.clone(), switches, budget, fleets, ..now };
        }
        Self { fleets, ..now }
    }
}

impl Order {
    /// What is set, to be set again another time.
    pub fn last(&self, catalogue: &Catalogue) -> LastSetup {
        let scenario = self.scenario(catalogue);
        let battle = match self.source {
            Source::Printed(_) => BattleName::Printed(scenario.map(|scenario| scenario.id.clone()).unwrap_or_default()),
            Source::Made => BattleName::Made,
            Source::Own(_) => BattleName::Own(scenario.and_then(|scenario| scenario.name.clone()).unwrap_or_default()),
        };
        let named = self.chosen.iter().rposition(Option::is_some).map_or(0, |last| last.saturating_add(1));
        let name = |fleet: &Option<Fleet>| fleet.as_ref().map(|fleet| fleet.name.clone());
        LastSetup {
            battle,
            wishes: self.wishes,
            bots: self.seats.iter().map(|seat| seat.bot).collect(),
            switches: self.switches,
            budget: self.budget,
            raised: self.fleets,
            fleets: self.chosen.iter().take(named).map(name).collect(),
            open_handed: self.open_handed,
        }
    }

    /// Sets again what was set last. Where its battle is no longer there, what was chosen before it stays, with its own rules.
    pub fn restore(&mut self, last: &LastSetup, catalogue: &Catalogue) {
        for (seat, bot) in self.seats.iter_mut().zip(&last.bots) {
            seat.bot = *bot;
        }
        (self.fleets, self.open_handed) = (last.raised, last.open_handed);
        if VALUES.contains(&last.wishes.value) {
            self.wishes = Wishes { sides: last.wishes.sides.clamp(2, 4), ..last.wishes };
        }
        match &last.battle {
            BattleName::Printed(id) => {
                if let Some(place) = catalogue.scenarios().iter().position(|scenario| scenario.id == *id) {
                    self.choose(place, catalogue);
                    self.restore_rules(last, catalogue);
                }
            }
            BattleName::Made => {
                self.make(catalogue);
                self.restore_rules(last, catalogue);
            }
            // It waits for its file.
            BattleName::Own(_) => {}
        }
    }

    /// Whether something of what was set last waits for the players' files: its battle, or fleets for the battle that is
    /// set. The fleets of a battle that is gone are not for the one that stands in for it.
    pub(super) fn waits_for(&self, last: &LastSetup, catalogue: &Catalogue) -> bool {
        last.is_own() || (last.fleets.iter().any(Option::is_some) && self.last(catalogue).battle == last.battle)
    }

    /// The same of what the players keep in files, as far as it is still there.
    pub fn restore_kept(&mut self, last: &LastSetup, own: &[Scenario], fleets: &[Fleet], catalogue: &Catalogue) {
        if !self.waits_for(last, catalogue) {
            return;
        }
        if let BattleName::Own(name) = &last.battle {
            let found = own.iter().enumerate().find(|(_, scenario)| scenario.name.as_ref() == Some(name));
            let Some((place, scenario)) = found else { return };
            self.choose_own(place, scenario, catalogue);
            self.restore_rules(last, catalogue);
        }
        let fleet = |name: &Option<String>| fleets.iter().find(|fleet| Some(&fleet.name) == name.as_ref()).cloned();
        self.chosen = last.fleets.iter().take(SEATS).map(fleet).collect();
    }

    fn restore_rules(&mut self, last: &LastSetup, catalogue: &Catalogue) {
        self.switches = last.switches;
        while let Some((switch, _)) = self.switches.unmet() {
            self.switches.set(switch, false);
        }
        let offered = |budget: &u16| self.scenario(catalogue).is_some_and(|scenario| scenario.budgets.contains(budget));
        if last.budget.as_ref().is_some_and(offered) {
            self.budget = last.budget;
        }
    }
}
