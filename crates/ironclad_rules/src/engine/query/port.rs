//! What a port sells to these players, and for how much (chapter 9).

use super::reputation::Standing;
use super::{FULL, MOST_SALVAGE, View};
use crate::content::port::{Port, Terms};
use crate::content::rules::Price;
use crate::content::story::beat::Terms as Favour;
use crate::content::terms::{Cost, Faction, Service, System};
use crate::engine::decision::{Good, ServiceChoice, Upgrade};
use crate::engine::state::Better;

/// Services that docking opens (rule 9.2).
pub const SERVICES: u8 = 2;

impl<'a> View<'a> {
    /// The port here, if there is one.
    pub fn port(&self) -> Option<&'a Port> {
        self.here().port().map(|port| &self.content.ports[port])
    }

    /// How a power stands to the players.
    pub fn standing(&self, faction: Faction) -> Standing {
        Standing::of(self.table.reputation(faction))
    }

    /// How the port here serves the players: as they stand with its owners, or as their own people have arranged.
    /// Unaligned ports serve everyone as Neutral (rule 9.4).
    pub fn served_as(&self) -> Standing {
        let owners = self.port().and_then(|port| port.faction);
        let standing = owners.map_or(Standing::Neutral, |faction| self.standing(faction));
        let welcome = self.table.welcome;
        let arranged = self.here().port().and_then(|port| self.arranged(port));
        let standing = welcome.at_least.into_iter().chain(arranged).fold(standing, Ord::max);
        if welcome.better == Better::No { standing } else { standing.better() }
    }

    /// The standing as at which a port has agreed to serve the players at least.
    pub fn arranged(&self, port: crate::content::PortId) -> Option<Standing> {
        let log = self.log()?;
        let arranged = log.arranged.iter().find(|own| own.port == port && log.scenario <= own.until)?;
        Some(match arranged.terms {
            Favour::Neutral => Standing::Neutral,
            Favour::Friendly => Standing::Friendly,
        })
    }

    /// What a use of a service costs here, each time, if it is to be had (rule 9.3).
    pub fn service_price(&self, choice: ServiceChoice) -> Option<u8> {
        self.service_price_as(self.served_as(), choice)
    }

    /// The same price at this standing.
    pub fn service_price_as(&self, standing: Standing, choice: ServiceChoice) -> Option<u8> {
        let prices = &self.content.rules.prices;
        let price = match choice {
            ServiceChoice::SaloonRest => prices.saloon_rest,
            ServiceChoice::SaloonMorale => prices.saloon_morale,
            ServiceChoice::Medical => prices.medical,
            ServiceChoice::Shipyard => prices.shipyard,
            ServiceChoice::Trader => prices.salvage,
            ServiceChoice::Guild => prices.guild,
            // Each upgrade has a price of its own.
            ServiceChoice::TechCenter => return None,
        };
        self.price(standing, choice.service(), price)
    }

    /// What a piece of something costs here, if it is for sale (rule 9.3).
    pub fn good_price(&self, good: Good) -> Option<u8> {
        self.good_price_as(self.served_as(), good)
    }

    /// The same price at this standing.
    pub fn good_price_as(&self, standing: Standing, good: Good) -> Option<u8> {
        let prices = &self.content.rules.prices;
        match good {
            Good::Salvage => self.price(standing, Service::Trader, prices.salvage),
            Good::Ammo => self.price(standing, Service::Trader, prices.ammo),
            Good::Gear => self.price(standing, Service::Trader, prices.gear),
            Good::Crew => self.price(standing, Service::Guild, prices.guild),
        }
    }

    /// What a piece of something costs strangers where no port's card says otherwise (rule 5.24).
    pub fn list_price(&self, good: Good) -> Option<u8> {
        let prices = &self.content.rules.prices;
        let price = match good {
            Good::Salvage => prices.salvage,
            Good::Ammo => prices.ammo,
            Good::Gear => prices.gear,
            Good::Crew => prices.guild,
        };
        price.neutral.map(|listed| listed.saturating_add(self.services_owe()))
    }

    /// Whether there is room for a piece more. Gear that nobody could carry, or of which none is left, is not sold
    /// (ruling 76).
    pub fn holds(&self, good: Good) -> bool {
        match good {
            Good::Salvage => self.table.salvage < MOST_SALVAGE,
            Good::Ammo => self.table.ammo < self.most_ammo(),
            Good::Gear => !self.table.pile.is_empty() && self.gear_takers().next().is_some(),
            Good::Crew => self.table.crew < FULL,
        }
    }

    /// Whether the port here upgrades for people of this standing: for allies (rule 9.3).
    pub fn upgrades_for(&self, standing: Standing) -> bool {
        standing == Standing::Ally && self.port().is_some_and(|port| port.services.contains_key(&Service::TechCenter))
    }

    /// Whatever aboard has an upgraded side and is not on it yet.
    pub fn upgradable(&self) -> impl Iterator<Item = Upgrade> + use<'a> {
        let (content, table) = (self.content, self.table);
        let systems = System::ALL.into_iter().filter(|system| !table.upgraded[system.index()]);
        let fighters = table.fighters.iter().filter(|bay| !bay.upgraded).map(|bay| bay.fighter);
        let modules = table.modules.iter().filter(|fitted| !fitted.upgraded).map(|fitted| fitted.module);
        let modules = modules.filter(|module| content.modules[*module].upgraded.is_some());
        systems.map(Upgrade::System).chain(fighters.map(Upgrade::Fighter)).chain(modules.map(Upgrade::Module))
    }

    /// What an upgrade costs: what its card says (rules 9.3, 12.2), and what a Villain has us owe (rule 10.6).
    pub fn upgrade_cost(&self, what: Upgrade) -> Option<Cost> {
        let cost = match what {
            Upgrade::System(system) => self.content.rules.upgrades.get(&system).copied(),
            Upgrade::Fighter(fighter) => Some(self.content.fighters[fighter].cost(self.edition())),
            Upgrade::Module(module) => self.content.modules[module].upgraded.map(|side| side.cost(self.edition())),
        };
        cost.map(|cost| Cost { credits: cost.credits.saturating_add(self.services_owe()), ..cost })
    }

    /// Pieces that the port still has; none where it never runs out. A ship that has not docked yet finds all of it
    /// (rule 9.2).
    pub fn stock(&self, good: Good) -> Option<u8> {
        let stock = self.table.docked.as_ref().map_or(self.content.rules.trader.pieces(), |docked| docked.stock);
        good.ware().map(|place| stock[place])
    }

    /// What a thing costs at the port here, if it is for sale to people of this standing (rules 9.3, 9.4; ruling 5).
    fn price(&self, standing: Standing, service: Service, price: Price) -> Option<u8> {
        let (listed, surcharge) = match standing {
            Standing::Enemy => (None, 0),
            Standing::Hostile => match service {
                Service::Saloon | Service::Trader | Service::Shipyard => {
                    (price.neutral, self.content.rules.hostile_surcharge)
                }
                Service::Medical | Service::Guild | Service::TechCenter => (None, 0),
            },
            Standing::Neutral => (price.neutral, 0),
            Standing::Friendly => (price.friendly, 0),
            Standing::Ally => (price.ally, 0),
        };
        let listed = listed?;
        let terms: &Terms = self.port()?.services.get(&service)?;
        Some(terms.price.unwrap_or(listed).saturating_add(surcharge).saturating_add(self.services_owe()))
    }
}
