//! The leaf of the star chart: the ports of the waters that were sailed, and no others.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Book;
use crate::log_book::chart::{ChartLeaf, PortCard};
use crate::widget::star_chart::{Here, Port, StarChart, Voyage};
use ironclad_game::chronicle::Chapter;
use ironclad_game::content::map::Terrain;
use ironclad_game::content::{PortId, Scenario};
use ironclad_game::engine::campaign::Sought;
use ironclad_game::engine::query::Standing;
use ironclad_text::thing::{count, number};

impl<'a> Book<'a> {
    pub(crate) fn chart(&self) -> ChartLeaf {
        let known = self.known();
        let shown: Vec<PortId> =
            known.keys().copied().filter(|port| self.words().content.ports[*port].chart.is_some()).collect();
        let place = |port: &PortId| shown.iter().position(|other| other == port);
        let ports = shown.iter().filter_map(|port| {
            let written = &self.words().content.ports[*port];
            Some(Port {
                name: self.words().port(*port),
                art: format!("places/{}", written.art),
                at: written.chart?,
                owner: written.faction,
                visited: known.get(port).is_some_and(|calls| !calls.is_empty()),
            })
        });
        let voyages = self.past.chapters.iter().filter(|chapter| !chapter.again).map(|chapter| Voyage {
            number: chapter.number,
            stops: calls(chapter).filter_map(|port| place(&port)).collect(),
        });
        let nearest = if self.at_sea() { self.nearest() } else { None };
        let here = nearest.and_then(|(far, port)| Some(Here { port: place(&port)?, off: far > 0 }));
        ChartLeaf {
            chart: Arc::new(StarChart { ports: ports.collect(), voyages: voyages.collect(), here }),
            heading: self.heading(&known),
            voyages: self
                .past
                .chapters
                .iter()
                .filter(|chapter| !chapter.again)
                .map(|chapter| (chapter.number, self.named(chapter)))
                .collect(),
            ports: known.iter().map(|(port, calls)| self.port(*port, calls)).collect(),
        }
    }

    /// The ports on the maps of the scenarios played so far, with the numbers of those in which the ship was there.
    fn known(&self) -> BTreeMap<PortId, Vec<u8>> {
        let mut known: BTreeMap<PortId, Vec<u8>> = BTreeMap::new();
        for chapter in &self.past.chapters {
            for (_, sector) in chapter.scenario.map.sectors.iter() {
                if let Some(port) = sector.port() {
                    known.entry(port).or_default();
                }
            }
            for port in calls(chapter) {
                let numbers = known.entry(port).or_default();
                if numbers.last() != Some(&chapter.number) {
                    numbers.push(chapter.number);
                }
            }
        }
        known
    }

    /// Whether she has cast off: the map of a voyage says nothing of where she lies before it.
    fn at_sea(&self) -> bool {
        self.game().table().turn > 0
    }

    /// The port nearest to the ship, and how many sectors she is off it.
    fn nearest(&self) -> Option<(u32, PortId)> {
        let map = &self.game().scenario().map;
        let here = map.sectors[self.game().table().ship].at;
        let ports = map.sectors.iter().filter_map(|(_, sector)| match sector.terrain {
            Terrain::Port(port) => Some((sector.at.distance(here), port)),
            Terrain::Space(_) => None,
        });
        ports.min()
    }

    /// Where the ship is; before a voyage, where it begins, if that place is known.
    fn heading(&self, known: &BTreeMap<PortId, Vec<u8>>) -> String {
        let words = self.words();
        let here = self.nearest().map_or_else(String::new, |(far, port)| {
            words.with("log-book-here", &[("far", number(far)), ("port", words.port_name(port).into())])
        });
        if !self.at_sea() {
            return self.begins(Some(self.game().scenario()), known);
        }
        match self.log.sought {
            Some(Sought::Chapter(next)) if self.game().table().outcome.is_some() => {
                let next = self.begins(words.content.chapter(next), known);
                words.notes([here, next])
            }
            _ => here,
        }
    }

    /// Where a voyage begins, if that place is known.
    fn begins(&self, scenario: Option<&Arc<Scenario>>, known: &BTreeMap<PortId, Vec<u8>>) -> String {
        let words = self.words();
        let begins = scenario.and_then(|scenario| scenario.map.sectors[scenario.ship].port());
        match begins.filter(|port| known.contains_key(port)) {
            Some(port) => words.with("log-book-next", &[("port", words.port_name(port).into())]),
            None => words.get("log-book-next-unknown"),
        }
    }

    fn port(&self, port: PortId, calls: &[u8]) -> PortCard {
        let words = self.words();
        let view = self.game().view();
        let written = &words.content.ports[port];
        let stands = match written.faction {
            None => words.get("port-unaligned"),
            Some(power) => {
                let standing = view.standing(power);
                let args =
                    [("faction", words.faction_name(power).into()), ("standing", words.standing_name(standing).into())];
                words.with(if standing >= Standing::Neutral { "port-standing" } else { "port-standing-cold" }, &args)
            }
        };
        let services = words.list(written.services.keys().map(|service| words.service(*service)));
        let numbers: Vec<String> = calls.iter().map(u8::to_string).collect();
        let args = [("count", count(numbers.len())), ("numbers", words.list(numbers).into())];
        PortCard {
            art: format!("places/{}", written.art),
            name: words.port(port),
            owner: written.faction,
            stands,
            sells: if calls.is_empty() {
                words.get("log-book-port-unseen")
            } else {
                words.with("log-book-port-sells", &[("services", services.into())])
            },
            calls: words.with("log-book-port-calls", &args),
            arranged: view.arranged(port).map(|standing| {
                words.with("log-book-port-arranged", &[("standing", words.standing_name(standing).into())])
            }),
        }
    }
}

/// The ports that the ship came through in a chapter, in order, each call once.
fn calls(chapter: &Chapter) -> impl Iterator<Item = PortId> + '_ {
    let mut last = None;
    let ports = chapter.way.iter().filter_map(|stop| chapter.scenario.map.sectors[stop.sector].port());
    ports.filter(move |port| last.replace(*port) != Some(*port))
}
