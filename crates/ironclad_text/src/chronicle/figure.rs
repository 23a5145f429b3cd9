//! The drawings of a chronicle, with what they show in words.

use super::Teller;
use crate::thing::{self, count, number, signed};
use ironclad_game::chronicle::{Chapter, Figure, Place, Table, chart, way};
use ironclad_game::content::SectorId;
use ironclad_game::content::terms::Faction;

/// Turns that are written into one sector.
const TURNS: usize = 4;

impl Teller<'_> {
    /// Reputation with the five powers over all turns.
    pub(super) fn reputation_chart(&self) -> Figure {
        let chapters = &self.chronicle.chapters;
        let titles: Vec<String> = match self.chronicle.length {
            Some(_) => chapters.iter().map(|chapter| chapter.number.to_string()).collect(),
            None => Vec::new(),
        };
        let name = |faction: Faction| thing::faction(self.text, faction);
        let (_, drawing) = chart(self.chronicle, name, &titles);
        let points = |chapter: Option<&Chapter>, faction: Faction, last: bool| {
            let of =
                chapter.and_then(|chapter| if last { chapter.reputation.last() } else { chapter.reputation.first() });
            of.and_then(|(_, points)| points.get(faction.index()).copied()).unwrap_or_default()
        };
        let ends = Faction::ALL.into_iter().map(|faction| {
            let (from, to) = (points(chapters.first(), faction, false), points(chapters.last(), faction, true));
            self.reputation_from_to(faction, from, to)
        });
        let told = self.text.list("notes", ends);
        let mut head = vec![self.text.get("chronicle-head-power"), self.text.get("chronicle-head-start")];
        head.extend(chapters.iter().map(|chapter| self.named(chapter)));
        let rows = Faction::ALL.into_iter().map(|faction| {
            let mut row = vec![name(faction), signed(points(chapters.first(), faction, false))];
            row.extend(chapters.iter().map(|chapter| signed(points(Some(chapter), faction, true))));
            row
        });
        Figure { caption: self.text.get("chronicle-chart"), told, drawing, table: Table { head, rows: rows.collect() } }
    }

    /// How reputation with a power changed.
    pub(super) fn reputation_from_to(&self, faction: Faction, from: i8, to: i8) -> String {
        let name = thing::faction_name(self.text, faction);
        let args = [("name", name.into()), ("from", number(from)), ("to", number(to))];
        self.text.with(if from == to { "chronicle-reputation-same" } else { "chronicle-reputation" }, &args)
    }

    /// The map of the way taken.
    pub(super) fn map_of_the_way(&self, chapter: &Chapter) -> Figure {
        let words = self.words(chapter);
        let drawing = way(chapter, |sector: SectorId, turns: &[u16]| {
            let shown: Vec<String> =
                turns.iter().filter(|turn| **turn > 0).take(TURNS).map(ToString::to_string).collect();
            let more = if turns.len() > TURNS { "…" } else { "" };
            Place { name: words.sector(sector), turns: format!("{}{more}", shown.join(" ")) }
        });
        let end = |stop: Option<&ironclad_game::chronicle::Stop>| {
            stop.map(|stop| words.sector_name(stop.sector)).unwrap_or_default()
        };
        let (from, to) = (end(chapter.way.first()), end(chapter.way.last()));
        let passages = count(chapter.way.len().saturating_sub(1));
        let args = [("from", from.into()), ("to", to.into()), ("count", passages)];
        let rows = chapter.way.iter().map(|stop| vec![self.turn(stop.turn), words.sector(stop.sector)]);
        Figure {
            caption: self.text.get("chronicle-map"),
            told: self.text.with("chronicle-way-told", &args),
            drawing,
            table: Table {
                head: vec![self.text.get("chronicle-head-when"), self.text.get("chronicle-head-sector")],
                rows: rows.collect(),
            },
        }
    }
}
