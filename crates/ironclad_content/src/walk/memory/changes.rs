//! What beats change in play, in a few plain words: for tables that people read.

use std::collections::BTreeMap;

use crate::id::{FlagId, Id, Names, ValueId};
use crate::story::beat::{Beat, Terms};
use crate::story::condition::{Milestone, PowerRef};
use crate::terms::ByThreat;

/// Something that changes. What changes play stands before what is words alone.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Change {
    /// Whether it is words alone, or something to be remembered and no more.
    pub(super) words: bool,
    /// What it is.
    pub(super) text: String,
}

impl Change {
    /// A change in play.
    pub(super) fn play(text: impl Into<String>) -> Self {
        Self { words: false, text: text.into() }
    }

    /// A change of words alone.
    pub(super) fn words(text: impl Into<String>) -> Self {
        Self { words: true, text: text.into() }
    }

    /// The same under a heading; one that has it already keeps it.
    fn under(self, heading: &str) -> Self {
        if self.text.starts_with(heading) { self } else { Self { text: format!("{heading}{}", self.text), ..self } }
    }

    /// That it does not come.
    pub(super) fn kept_away(&self) -> Self {
        self.clone().under("not: ")
    }

    /// As the table has it: words alone in italics.
    pub(super) fn told(&self) -> String {
        if self.words { format!("*{}*", self.text) } else { self.text.clone() }
    }
}

/// What beats change, one after the other.
pub(super) fn changes(beats: &[Beat], names: &Names) -> Vec<Change> {
    beats.iter().flat_map(|beat| within(beat, names)).collect()
}

fn within(beat: &Beat, names: &Names) -> Vec<Change> {
    let under = |heading: &str, beats: &[Beat]| -> Vec<Change> {
        changes(beats, names).into_iter().map(|change| change.under(heading)).collect()
    };
    match beat {
        Beat::If { then, otherwise, .. } => {
            [then, otherwise].into_iter().flat_map(|beats| under("perhaps ", beats)).collect()
        }
        Beat::Roll(rows) => rows.iter().flat_map(|row| under("by a die ", &row.beats)).collect(),
        Beat::BySide(sides) => {
            sides.iter().flat_map(|(side, beats)| under(&format!("for {}: ", quoted(*side, names)), beats)).collect()
        }
        other => one(other, names).into_iter().collect(),
    }
}

/// What a beat that holds no others changes.
fn one(beat: &Beat, names: &Names) -> Option<Change> {
    let text = match beat {
        Beat::Read(passage) => return Some(Change::words(format!("page {}", quoted(*passage, names)))),
        Beat::Say { line, .. } => return Some(Change::words(format!("line {}", quoted(*line, names)))),
        Beat::Flag(flags) => return Some(Change::words(remembered(flags, names))),
        Beat::If { .. } | Beat::Roll(_) | Beat::BySide(_) => return None,
        Beat::Choose(choice) => format!("the choice {}", quoted(*choice, names)),
        Beat::Check(check) => format!("the check {}", quoted(*check, names)),
        Beat::Fight(fight) => format!("the fight {}", quoted(*fight, names)),
        Beat::Card(card) => format!("the card {}", quoted(*card, names)),
        Beat::Mark(mark) => format!("mark {}", quoted(*mark, names)),
        Beat::Unmark(mark) => format!("mark {} taken back", quoted(*mark, names)),
        Beat::Place { card, .. } => format!("token {}", quoted(*card, names)),
        Beat::Discard(_) => "a token leaves the map".to_owned(),
        Beat::Send { mover, .. } => format!("{} comes", quoted(*mover, names)),
        Beat::TakeLane { mover, lane } => format!("{} takes {}", quoted(*mover, names), quoted(*lane, names)),
        Beat::Hold { mover, turns } => format!("{} waits, turns: {turns}", quoted(*mover, names)),
        Beat::Hurry { mover, sectors } => format!("{} goes +{sectors}", quoted(*mover, names)),
        Beat::Slow { mover, sectors } => format!("{} goes -{sectors}", quoted(*mover, names)),
        Beat::Box { mover, by } => format!("{by:+} boxes of {}", quoted(*mover, names)),
        Beat::Remove(mover) => format!("{} leaves the map", quoted(*mover, names)),
        Beat::Put { load, .. } => format!("{} lies there", quoted(*load, names)),
        Beat::Take(load) => format!("{} comes aboard", quoted(*load, names)),
        Beat::Land(load) => format!("{} is set down", quoted(*load, names)),
        Beat::Lose(load) => format!("{} is lost", quoted(*load, names)),
        Beat::Ferry { load, .. } => format!("others carry {}", quoted(*load, names)),
        Beat::Sweep { load, .. } => format!("all {} there is lost", quoted(*load, names)),
        Beat::Count { count, by } => format!("{by:+} {}", quoted(*count, names)),
        Beat::Fetch(post) => format!("all come back from {}", quoted(*post, names)),
        Beat::Join(hero) => format!("{} joins", quoted(*hero, names)),
        Beat::Leave(hero) => format!("{} leaves", quoted(*hero, names)),
        Beat::Cost { hero, by } => format!("{} costs {by:+}", quoted(*hero, names)),
        Beat::ExhaustHero(hero) => format!("{} exhausted", quoted(*hero, names)),
        Beat::WoundHero(hero) => format!("{} Wounded", quoted(*hero, names)),
        Beat::Promote(hero) => format!("{} promoted", quoted(*hero, names)),
        Beat::GainModule(module) => format!("the module {}", quoted(*module, names)),
        Beat::GainShip(ship) => format!("the ship {}", quoted(*ship, names)),
        Beat::Pay(by) => format!("{by:+} Credits"),
        Beat::Promise { credits, chapter } => format!("+{credits} Credits after chapter {chapter}"),
        Beat::Reputation { with, by } => format!("{by:+} Reputation with {}", power(*with)),
        Beat::PriceAt { port, standing, until } => {
            format!("{} {} up to chapter {until}", quoted(*port, names), terms(*standing))
        }
        Beat::Turns(by) => format!("{by:+} turns"),
        Beat::ChangeSide(side) => format!("the side {}", quoted(*side, names)),
        Beat::Worth { milestone, credits, reputation } => {
            let credits = credits.map(|credits| format!(" {credits} Credits"));
            let reputation = reputation.map(|by| format!(" {by:+} Reputation"));
            let worth: String = credits.into_iter().chain(reputation).collect();
            format!("{} brings{worth}", named(*milestone))
        }
        Beat::Reach(milestone) => format!("{} reached", named(*milestone)),
        Beat::Fail(milestone) => format!("{} lost", named(*milestone)),
        Beat::End => "the end".to_owned(),
        Beat::GainMorale(by) => format!("+{} Morale", points(*by)),
        Beat::LoseMorale(by) => format!("-{} Morale", points(*by)),
        Beat::GainCrew(by) => format!("+{} Crew", points(*by)),
        Beat::LoseCrew(by) => format!("-{} Crew", points(*by)),
        Beat::GainSalvage(by) => format!("+{} Salvage", points(*by)),
        Beat::Ammo(by) => format!("{by:+} Ammo"),
        Beat::GainGear(by) => format!("+{} Gear", points(*by)),
        Beat::RepairHull(by) => format!("+{} Hull", points(*by)),
        Beat::DamageHull(by) => format!("-{} Hull", points(*by)),
        Beat::OutsideHits(by) => format!("{} hits from outside", points(*by)),
        Beat::InsideHits(by) => format!("{} hits from within", points(*by)),
        Beat::Rest(by) => format!("{} heroes made Ready", points(*by)),
        Beat::Exhaust(by) => format!("{} heroes exhausted", points(*by)),
        Beat::Wound(by) => format!("{} heroes Wounded", points(*by)),
        Beat::Recon(by) => format!("{} free Recons", points(*by)),
        Beat::LoseActions(by) => format!("-{} actions", points(*by)),
    };
    Some(Change::play(text))
}

fn remembered(flags: &BTreeMap<FlagId, ValueId>, names: &Names) -> String {
    let flags: Vec<String> =
        flags.iter().map(|(flag, value)| format!("{} is {}", quoted(*flag, names), value.name(names))).collect();
    flags.join(", ")
}

/// A name as files have it.
pub(super) fn quoted<I: Id>(id: I, names: &Names) -> String {
    format!("`{}`", id.name(names))
}

fn named(milestone: Milestone) -> String {
    format!("the milestone `{}`", <&str>::from(milestone))
}

/// Points, by threat where they differ.
fn points(by: ByThreat) -> String {
    let [green, yellow, red] = by.all();
    if green == yellow && yellow == red { green.to_string() } else { format!("{green}/{yellow}/{red}") }
}

fn power(with: PowerRef) -> &'static str {
    match with {
        PowerRef::Client => "the client",
        PowerRef::Opponent => "the opponent",
        PowerRef::Villain => "the Villain's power",
        PowerRef::Federation => "the Federation",
        PowerRef::Council => "the Council",
        PowerRef::Firstborn => "the Firstborn",
        PowerRef::Cartel => "the Cartel",
        PowerRef::Corporation => "the Corporation",
    }
}

fn terms(standing: Terms) -> &'static str {
    match standing {
        Terms::Neutral => "serves at neutral prices",
        Terms::Friendly => "serves as if Friendly",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Content;

    fn told(beats: &[Beat]) -> Vec<String> {
        let content = Content::built_in().expect("the game's own content");
        changes(beats, &content.names).iter().map(Change::told).collect()
    }

    fn by(points: &str) -> ByThreat {
        serde_json::from_str(points).expect("points")
    }

    #[test]
    fn a_sum_has_its_sign_and_its_kind() {
        let beats = [
            Beat::Pay(-4),
            Beat::Ammo(2),
            Beat::Turns(-1),
            Beat::LoseMorale(by("2")),
            Beat::GainSalvage(by("[1, 2, 3]")),
            Beat::Reputation { with: PowerRef::Council, by: 1 },
        ];
        let expected =
            ["-4 Credits", "+2 Ammo", "-1 turns", "-2 Morale", "+1/2/3 Salvage", "+1 Reputation with the Council"];
        assert_eq!(told(&beats), expected);
    }

    #[test]
    fn what_may_come_is_told_as_such_and_words_stand_in_italics() {
        let content = Content::built_in().expect("the game's own content");
        let stories = content.chapter(1).and_then(|chapter| chapter.story.as_ref()).expect("chapter 1");
        let names = &content.chapter(1).expect("chapter 1").map.names;
        let story = stories.first().expect("a side");
        let mut pages = Vec::new();
        story.each_beat(names, &mut |_, beat| {
            if matches!(beat, Beat::Read(_)) {
                pages.extend(changes(std::slice::from_ref(beat), names));
            }
        });
        assert!(!pages.is_empty() && pages.iter().all(|page| page.told().starts_with("*page `")), "{pages:?}");
        let inner = Beat::If { when: Default::default(), then: vec![Beat::Pay(3)], otherwise: vec![Beat::Pay(1)] };
        let beats = [Beat::If { when: Default::default(), then: vec![inner], otherwise: Vec::new() }, Beat::End];
        assert_eq!(told(&beats), ["perhaps +3 Credits", "perhaps +1 Credits", "the end"]);
    }

    #[test]
    fn what_is_kept_away_says_so_once() {
        let change = Change::play("+1 Morale").kept_away();
        assert_eq!(change.told(), "not: +1 Morale");
        assert_eq!(change.kept_away(), change);
    }
}
