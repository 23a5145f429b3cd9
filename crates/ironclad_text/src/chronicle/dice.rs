//! The last page of a chronicle: all dice of it, and how luck has been, without superstition.

use super::Teller;
use crate::thing::{self, Words, number};
use ironclad_game::chronicle::{Block, Page, Table, Tally, Tries};
use ironclad_game::content::terms::System;

/// Rolls below which nothing can be said of luck.
const FEW: u32 = 8;
/// Hundredths of all tables; what fewer of them would see is called unusual.
const RARE: u8 = 5;

impl Teller<'_> {
    /// All dice of the chronicle; none where nobody's luck rolled them.
    pub(super) fn dice(&self) -> Option<Page> {
        let mut all = Tally::default();
        self.chronicle.chapters.iter().for_each(|chapter| all.join(&chapter.dice.tally));
        if self.chronicle.scripted || all.thrown() == 0 {
            return None;
        }
        let first = self.chronicle.chapters.first()?;
        let whole = all.whole();
        let mut blocks = vec![Block::Paragraph(self.luck_of(&whole))];
        blocks.extend([Block::Heading(self.text.get("chronicle-dice-faces")), Block::Table(self.faces(&all))]);
        if whole.tried() > 0 {
            let words = self.words(first);
            let rows = self.kinds(&all).chain(self.by_hero(&words, &all)).collect();
            let head = ["who", "tried", "promised", "reached"];
            let head = head.map(|column| self.text.get(&format!("chronicle-dice-head-{column}"))).to_vec();
            let table = Table { head, rows };
            blocks.extend([Block::Heading(self.text.get("chronicle-dice-rolls")), Block::Table(table)]);
            blocks.push(Block::Paragraph(self.text.get("chronicle-dice-note")));
        }
        let subtitle = self.text.with("chronicle-dice", &[("count", number(all.thrown()))]);
        Some(Page { title: self.text.get("chronicle-dice-title"), subtitle, blocks })
    }

    /// How luck has been, in plain sentences.
    fn luck_of(&self, whole: &Tries) -> String {
        let tried = whole.tried();
        if tried < FEW {
            return self.text.get("chronicle-dice-few");
        }
        let rank = whole.rank();
        let args = [
            ("tried", number(tried)),
            ("promised", self.sixths(whole.promised()).into()),
            ("reached", number(whole.reached)),
        ];
        let tables = [("more", number(rank.more)), ("fewer", number(rank.fewer))];
        let verdict = match (rank.more, rank.fewer) {
            (more, _) if more < RARE => "chronicle-dice-kind",
            (_, fewer) if fewer < RARE => "chronicle-dice-unkind",
            _ => "chronicle-dice-usual",
        };
        self.sentences([
            self.text.with("chronicle-dice-sum", &args),
            self.text.with("chronicle-dice-tables", &tables),
            self.text.get(verdict),
        ])
    }

    /// How often each face fell, beside a sixth of all.
    fn faces(&self, all: &Tally) -> Table {
        let head = ["face", "fell", "due"].map(|column| self.text.get(&format!("chronicle-dice-head-{column}")));
        let due = self.sixths(all.thrown());
        let rows = (1u8..).zip(all.faces).map(|(face, fell)| vec![face.to_string(), fell.to_string(), due.clone()]);
        Table { head: head.to_vec(), rows: rows.collect() }
    }

    /// Checks, and the rolls of each system with who runs it.
    fn kinds(&self, all: &Tally) -> impl Iterator<Item = Vec<String>> {
        let checks = (self.text.get("chronicle-dice-checks"), all.checks);
        let systems = System::ALL.into_iter().zip(all.systems).map(|(system, tries)| {
            let name = thing::system(self.text, system);
            (self.text.with("chronicle-player", &[("name", self.runs(system).into()), ("systems", name.into())]), tries)
        });
        let kinds: Vec<_> = std::iter::once(checks).chain(systems).collect();
        kinds.into_iter().filter(|(_, tries)| tries.tried() > 0).map(|(name, tries)| self.row(name, &tries))
    }

    /// Who runs a system at the end.
    fn runs(&self, system: System) -> String {
        self.chronicle.seats.get(system.index()).map(|seat| self.player(*seat)).unwrap_or_default()
    }

    fn by_hero(&self, words: &Words<'_>, all: &Tally) -> impl Iterator<Item = Vec<String>> {
        let mut heroes: Vec<_> = all.heroes.iter().map(|(hero, tries)| (words.hero(*hero), *tries)).collect();
        heroes.sort_by_key(|(_, tries)| std::cmp::Reverse(tries.tried()));
        heroes.into_iter().map(|(name, tries)| self.row(name, &tries))
    }

    fn row(&self, name: String, tries: &Tries) -> Vec<String> {
        vec![name, tries.tried().to_string(), self.sixths(tries.promised()), tries.reached.to_string()]
    }
}
