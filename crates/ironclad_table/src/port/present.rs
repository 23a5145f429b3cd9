//! The port where the ship lies, in place of the chart while its services are chosen.

use strum::IntoEnumIterator;

use crate::decision::composer::Composer;
use crate::port::{Offer, PortView, Service as Card};
use crate::present::Present;
use ironclad_game::content::terms::Service;
use ironclad_game::engine::decision::{Good, ServiceChoice, Upgrade};
use ironclad_game::engine::query::Standing;
use ironclad_game::engine::state::Welcome;
use ironclad_game::engine::{Answer, DecisionKind, Pending, Source};
use ironclad_text::thing::number;
use ironclad_text::{picture, refusal};
use kit::key::of_option;

/// The cards, in the order of their places.
const CARDS: [Service; 6] =
    [Service::Saloon, Service::Medical, Service::Trader, Service::Shipyard, Service::Guild, Service::TechCenter];

impl Present<'_> {
    /// The port, while its services are being chosen, and which services its cards stand for.
    pub fn port(&self, composer: &Composer) -> Option<(PortView, Vec<Service>)> {
        let decision = self.decision?;
        if decision.kind != DecisionKind::Port && !matches!(decision.source, Some(Source::Service(_))) {
            return None;
        }
        let view = self.game.view();
        let here = view.here().port()?;
        let port = view.port()?;
        let words = &self.words;
        let services = CARDS.map(|service| self.service(service, composer)).into();
        let standing = match port.faction {
            None => words.get("port-unaligned"),
            Some(faction) => {
                let standing = view.standing(faction);
                let args = [
                    ("faction", words.faction_name(faction).into()),
                    ("standing", words.standing_name(standing).into()),
                ];
                let key = if standing >= Standing::Neutral { "port-standing" } else { "port-standing-cold" };
                words.with(key, &args)
            }
        };
        // What their own people have arranged is said beside it.
        let standing = if view.table.welcome == Welcome::default() {
            standing
        } else {
            let served = words.standing_name(view.served_as());
            words.with("port-welcome", &[("standing", standing.into()), ("served", served.into())])
        };
        let left = self.game.table().docked.as_ref().map_or(0, |docked| docked.services_left);
        let shown = PortView {
            name: words.port(here),
            tagline: words.port_tagline(here),
            docked: words.with("port-docked", &[("left", number(left))]),
            standing,
            art: format!("places/{}-wide", port.art),
            services,
        };
        Some((shown, CARDS.to_vec()))
    }

    fn service(&self, service: Service, composer: &Composer) -> Card {
        let listed = composer.listed().iter();
        let place =
            listed.clone().position(|answer| matches!(answer, Answer::Service(choice) if choice.service() == service));
        let taken =
            matches!(self.decision.and_then(|decision| decision.source), Some(Source::Service(now)) if now == service);
        let picked = place.is_some_and(|place| composer.chosen().contains(&place));
        // What was used is closed, and says so like all else that cannot be had.
        let open = place.is_some() || taken;
        Card {
            key: place.map(of_option).unwrap_or_default(),
            icon: picture::service(service).trim_start_matches("icons/").to_owned(),
            name: self.words.service(service),
            offers: self.offers(service),
            chosen: taken || picked,
            barred: if open { None } else { self.barred(service) },
            focused: place.is_some() && composer.focus() == place,
            marked: place.is_some() && self.game.state().setup.scripted,
        }
    }

    /// Why no use of a service can be chosen now. A lesson that leaves it out is no reason: what the rules say counts.
    fn barred(&self, service: Service) -> Option<String> {
        let Pending::Choose(decision) = self.game.pending() else { return None };
        let uses = ServiceChoice::iter().filter(|choice| choice.service() == service);
        let mut refusals = uses.map(|choice| {
            let refusal = refusal::refusal(&self.words, self.game, &decision, Answer::Service(choice));
            refusal.map(|refusal| refusal.text)
        });
        let first = refusals.next().flatten()?;
        if refusals.all(|refusal| refusal.is_some()) { Some(first) } else { None }
    }

    /// Whether one use of a service is used up or in vain, where services are chosen.
    fn use_is_barred(&self, choice: ServiceChoice) -> bool {
        match self.game.pending() {
            Pending::Choose(decision) => {
                decision.kind == DecisionKind::Port && !decision.options.contains(&Answer::Service(choice))
            }
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => false,
        }
    }

    /// What a service offers here and for how many Credits, or why it cannot be had.
    pub(crate) fn offered(&self, service: Service) -> String {
        let offers = self.offers(service).into_iter().map(|offer| match offer.price {
            Some(price) => {
                let price = self.words.with("ashore-price", &[("credits", number(price)), ("salvage", number(0))]);
                self.words.with("note-figure", &[("label", offer.what.into()), ("value", price.into())])
            }
            None => offer.what,
        });
        let offers: Vec<String> = offers.collect();
        match self.barred(service) {
            Some(why) => why,
            None => offers.join("\n"),
        }
    }

    fn offers(&self, service: Service) -> Vec<Offer> {
        let view = self.game.view();
        let offer = |key: &str, count: u8, price: Option<u8>| {
            let what = self.words.with(key, &[("stock", number(count))]);
            price.map(|price| Offer { what, price: Some(price), barred: false })
        };
        let use_of = |key: &str, choice: ServiceChoice| {
            let barred = self.use_is_barred(choice);
            offer(key, 0, view.service_price(choice)).map(|offer| Offer { barred, ..offer })
        };
        let piece_of = |key: &str, good: Good| offer(key, view.stock(good).unwrap_or(0), view.good_price(good));
        let offers = match service {
            Service::Saloon => vec![
                use_of("sells-saloon-rest", ServiceChoice::SaloonRest),
                use_of("sells-saloon-morale", ServiceChoice::SaloonMorale),
            ],
            Service::Medical => vec![use_of("sells-medical", ServiceChoice::Medical)],
            Service::Trader => vec![
                piece_of("sells-salvage", Good::Salvage),
                piece_of("sells-ammo", Good::Ammo),
                piece_of("sells-gear", Good::Gear),
            ],
            Service::Shipyard => {
                let repairs = ["sells-hull", "sells-section", "sells-fighter"];
                repairs.map(|key| use_of(key, ServiceChoice::Shipyard)).into()
            }
            Service::Guild => vec![piece_of("sells-crew", Good::Crew)],
            Service::TechCenter if view.upgrades_for(view.served_as()) => {
                return view.upgradable().map(|what| self.upgrade(what)).collect();
            }
            Service::TechCenter => Vec::new(),
        };
        offers.into_iter().flatten().collect()
    }

    /// What may be upgraded, for how many Credits, and how much Salvage besides.
    fn upgrade(&self, what: Upgrade) -> Offer {
        let cost = self.game.view().upgrade_cost(what);
        let salvage = cost.map_or(0, |cost| cost.salvage);
        let args = [("name", self.words.upgrade(what).into()), ("salvage", number(salvage))];
        Offer { what: self.words.with("sells-upgrade", &args), price: cost.map(|cost| cost.credits), barred: false }
    }
}
