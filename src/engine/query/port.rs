//! What a port sells to these players, and for how much (chapter 9).

use super::View;
use crate::content::port::{Port, Terms};
use crate::content::rules::Price;
use crate::content::terms::{Faction, Service};
use crate::engine::decision::{Good, ServiceChoice};

/// Services that docking opens (rule 9.2).
pub const SERVICES: u8 = 2;

/// How a power stands to the players (rule 10.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
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

    /// What a use of a service costs here, each time, if it is to be had (rule 9.3).
    pub fn service_price(&self, choice: ServiceChoice) -> Option<u8> {
        let prices = &self.content.rules.prices;
        let price = match choice {
            ServiceChoice::SaloonRest => prices.saloon_rest,
            ServiceChoice::SaloonMorale => prices.saloon_morale,
            ServiceChoice::Medical => prices.medical,
            ServiceChoice::Shipyard => prices.shipyard,
            ServiceChoice::Trader => prices.salvage,
            ServiceChoice::Guild => prices.guild,
        };
        self.price(choice.service(), price)
    }

    /// What a piece of something costs here, if it is for sale (rule 9.3).
    pub fn good_price(&self, good: Good) -> Option<u8> {
        let prices = &self.content.rules.prices;
        match good {
            Good::Salvage => self.price(Service::Trader, prices.salvage),
            Good::Ammo => self.price(Service::Trader, prices.ammo),
            Good::Crew => self.price(Service::Guild, prices.guild),
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

    /// What a thing costs at the port here, if it is for sale to these players (rules 9.3, 9.4; ruling 5).
    fn price(&self, service: Service, price: Price) -> Option<u8> {
        let port = self.port()?;
        let terms: &Terms = port.services.get(&service)?;
        let standing = port.faction.map_or(Standing::Neutral, |faction| self.standing(faction));
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
