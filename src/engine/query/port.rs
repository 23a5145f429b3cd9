//! What a port sells to these players, and for how much (chapter 9).

use serde::{Deserialize, Serialize};

use super::View;
use crate::content::port::{Port, Terms};
use crate::content::rules::Price;
use crate::content::terms::{Faction, Service};
use crate::engine::decision::{Good, ServiceChoice};
use crate::engine::state::Better;

/// Services that docking opens (rule 9.2).
pub const SERVICES: u8 = 2;

/// How a power stands to the players (rule 10.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Standing {
    /// −10 and down.
    Enemy,
    /// −5 and down.
    Hostile,
    /// Between.
    Neutral,
    /// 5 and up.
    Friendly,
    /// 10 and up.
    Ally,
}

impl Standing {
    /// The standing of a reputation.
    pub fn of(reputation: i8) -> Self {
        match reputation {
            ..=-10 => Self::Enemy,
            -9..=-5 => Self::Hostile,
            -4..=4 => Self::Neutral,
            5..=9 => Self::Friendly,
            10.. => Self::Ally,
        }
    }

    /// The next better one.
    pub fn better(self) -> Self {
        match self {
            Self::Enemy => Self::Hostile,
            Self::Hostile => Self::Neutral,
            Self::Neutral => Self::Friendly,
            Self::Friendly | Self::Ally => Self::Ally,
        }
    }
}

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
        let standing = welcome.at_least.map_or(standing, |least| least.max(standing));
        if welcome.better == Better::No { standing } else { standing.better() }
    }

    /// What a use of a service costs here, each time, if it is to be had (rule 9.3).
    pub fn service_price(&self, choice: ServiceChoice) -> Option<u8> {
        self.service_price_as(self.served_as(), choice)
    }

    /// The same to people of this standing.
    pub fn service_price_as(&self, standing: Standing, choice: ServiceChoice) -> Option<u8> {
        let prices = &self.content.rules.prices;
        let price = match choice {
            ServiceChoice::SaloonRest => prices.saloon_rest,
            ServiceChoice::SaloonMorale => prices.saloon_morale,
            ServiceChoice::Medical => prices.medical,
            ServiceChoice::Shipyard => prices.shipyard,
            ServiceChoice::Trader => prices.salvage,
            ServiceChoice::Guild => prices.guild,
        };
        self.price(standing, choice.service(), price)
    }

    /// What a piece of something costs here, if it is for sale (rule 9.3).
    pub fn good_price(&self, good: Good) -> Option<u8> {
        self.good_price_as(self.served_as(), good)
    }

    /// The same to people of this standing.
    pub fn good_price_as(&self, standing: Standing, good: Good) -> Option<u8> {
        let prices = &self.content.rules.prices;
        match good {
            Good::Salvage => self.price(standing, Service::Trader, prices.salvage),
            Good::Ammo => self.price(standing, Service::Trader, prices.ammo),
            Good::Crew => self.price(standing, Service::Guild, prices.guild),
        }
    }

    /// Pieces that the port still has; none where it never runs out. A ship that has not docked yet finds all of it
    /// (rule 9.2).
    pub fn stock(&self, good: Good) -> Option<u8> {
        let full = self.content.rules.trader;
        let [salvage, ammo, _] =
            self.table.docked.as_ref().map_or([full.salvage, full.ammo, full.gear], |docked| docked.stock);
        match good {
            Good::Salvage => Some(salvage),
            Good::Ammo => Some(ammo),
            Good::Crew => None,
        }
    }

    /// What a thing costs at the port here, if it is for sale to people of this standing (rules 9.3, 9.4; ruling 5).
    fn price(&self, standing: Standing, service: Service, price: Price) -> Option<u8> {
        let terms: &Terms = self.port()?.services.get(&service)?;
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
        let owed = self.services_owe();
        listed.map(|listed| terms.price.unwrap_or(listed).saturating_add(surcharge).saturating_add(owed))
    }
}
