//! What beats change in play, in a few plain words: for tables that people read.

use crate::effect::Effect;
use crate::id::{FlagId, Id, Names, ValueId};
use crate::sorted::SortedMap;
use crate::story::beat::{Beat, StoryBeat, Terms};
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
        Beat::Story(StoryBeat::If { then, otherwise, .. }) => {
            [then, otherwise].into_iter().flat_map(|beats| under("perhaps ", beats)).collect()
        }
        Beat::Story(StoryBeat::Roll(rows)) => rows.iter().flat_map(|row| under("by a die ", &row.beats)).collect(),
        Beat::Story(StoryBeat::BySide(sides)) => {
            sides.iter().flat_map(|(side, beats)| under(&format!("for {}: ", quoted(*side, names)), beats)).collect()
        }
        Beat::Story(other) => one(other, names).into_iter().collect(),
        Beat::Effect(effect) => vec![Change::play(done(*effect, names))],
    }
}

/// What a beat that holds no others changes.
fn one(beat: &StoryBeat, names: &Names) -> Option<Change> {
    let text = match beat {
        StoryBeat::Read(passage) => return Some(Change::words(format!("page {}", quoted(*passage, names)))),
        StoryBeat::Say { line, .. } => return Some(Change::words(format!("line {}", quoted(*line, names)))),
        StoryBeat::Flag(flags) => return Some(Change::words(remembered(flags, names))),
        StoryBeat::If { .. } | StoryBeat::Roll(_) | StoryBeat::BySide(_) => return None,
        StoryBeat::Choose(choice) => format!("the choice {}", quoted(*choice, names)),
        StoryBeat::Check(check) => format!("the check {}", quoted(*check, names)),
        StoryBeat::Fight(fight) => format!("the fight {}", quoted(*fight, names)),
        StoryBeat::Card(card) => format!("the card {}", quoted(*card, names)),
        StoryBeat::Mark(mark) => format!("mark {}", quoted(*mark, names)),
        StoryBeat::Unmark(mark) => format!("mark {} taken back", quoted(*mark, names)),
        StoryBeat::Place { card, .. } => format!("token {}", quoted(*card, names)),
        StoryBeat::Discard(_) => "a token leaves the map".to_owned(),
        StoryBeat::Send { mover, .. } => format!("{} comes", quoted(*mover, names)),
        StoryBeat::TakeLane { mover, lane } => format!("{} takes {}", quoted(*mover, names), quoted(*lane, names)),
        StoryBeat::Hold { mover, turns } => format!("{} waits, turns: {turns}", quoted(*mover, names)),
        StoryBeat::Hurry { mover, sectors } => format!("{} goes +{sectors}", quoted(*mover, names)),
        StoryBeat::Slow { mover, sectors } => format!("{} goes -{sectors}", quoted(*mover, names)),
        StoryBeat::Box { mover, by } => format!("{by:+} boxes of {}", quoted(*mover, names)),
        StoryBeat::Remove(mover) => format!("{} leaves the map", quoted(*mover, names)),
        StoryBeat::Put { load, .. } => format!("{} lies there", quoted(*load, names)),
        StoryBeat::Take(load) => format!("{} comes aboard", quoted(*load, names)),
        StoryBeat::Land(load) => format!("{} is set down", quoted(*load, names)),
        StoryBeat::Lose(load) => format!("{} is lost", quoted(*load, names)),
        StoryBeat::Ferry { load, .. } => format!("others carry {}", quoted(*load, names)),
        StoryBeat::Sweep { load, .. } => format!("all {} there is lost", quoted(*load, names)),
        StoryBeat::Count { count, by } => format!("{by:+} {}", quoted(*count, names)),
        StoryBeat::Fetch(post) => format!("all come back from {}", quoted(*post, names)),
        StoryBeat::Join(hero) => format!("{} joins", quoted(*hero, names)),
        StoryBeat::Leave(hero) => format!("{} leaves", quoted(*hero, names)),
        StoryBeat::Cost { hero, by } => format!("{} costs {by:+}", quoted(*hero, names)),
        StoryBeat::ExhaustHero(hero) => format!("{} exhausted", quoted(*hero, names)),
        StoryBeat::WoundHero(hero) => format!("{} Wounded", quoted(*hero, names)),
        StoryBeat::Promote(hero) => format!("{} promoted", quoted(*hero, names)),
        StoryBeat::GainModule(module) => format!("the module {}", quoted(*module, names)),
        StoryBeat::GainShip(ship) => format!("the ship {}", quoted(*ship, names)),
        StoryBeat::Pay(by) => format!("{by:+} Credits"),
        StoryBeat::Promise { credits, chapter } => format!("+{credits} Credits after chapter {chapter}"),
        StoryBeat::Reputation { with, by } => format!("{by:+} Reputation with {}", power(*with)),
        StoryBeat::PriceAt { port, standing, until } => {
            format!("{} {} up to chapter {until}", quoted(*port, names), terms(*standing))
        }
        StoryBeat::Turns(by) => format!("{by:+} turns"),
        StoryBeat::ChangeSide(side) => format!("the side {}", quoted(*side, names)),
        StoryBeat::Worth { milestone, credits, reputation } => {
            let credits = credits.map(|credits| format!(" {credits} Credits"));
            let reputation = reputation.map(|by| format!(" {by:+} Reputation"));
            let worth: String = credits.into_iter().chain(reputation).collect();
            format!("{} brings{worth}", named(*milestone))
        }
        StoryBeat::Reach(milestone) => format!("{} reached", named(*milestone)),
        StoryBeat::Fail(milestone) => format!("{} lost", named(*milestone)),
        StoryBeat::End => "the end".to_owned(),
        StoryBeat::Ammo(by) => format!("{by:+} Ammo"),
    };
    Some(Change::play(text))
}

/// What an effect changes.
fn done(effect: Effect, names: &Names) -> String {
    match effect {
        Effect::GainMorale(by) => format!("+{} Morale", points(by)),
        Effect::LoseMorale(by) => format!("-{} Morale", points(by)),
        Effect::SetMorale(by) => format!("Morale {}", points(by)),
        Effect::GainCrew(by) => format!("+{} Crew", points(by)),
        Effect::LoseCrew(by) => format!("-{} Crew", points(by)),
        Effect::GainSalvage(by) => format!("+{} Salvage", points(by)),
        Effect::GainCredits(by) => format!("+{} Credits", points(by)),
        Effect::GainGear(by) => format!("+{} Gear", points(by)),
        Effect::RepairHull(by) => format!("+{} Hull", points(by)),
        Effect::DamageHull(by) => format!("-{} Hull", points(by)),
        Effect::OutsideHits(by) => format!("{} hits from outside", points(by)),
        Effect::InsideHits(by) => format!("{} hits from within", points(by)),
        Effect::DamageSection { section, damage } => format!("{damage} damage to the {section} section"),
        Effect::DamageEachSection(by) => format!("{} damage to each section", points(by)),
        Effect::Rest(by) => format!("{} heroes made Ready", points(by)),
        Effect::Exhaust(by) => format!("{} heroes exhausted", points(by)),
        Effect::Wound(by) => format!("{} heroes Wounded", points(by)),
        Effect::Recon(by) => format!("{} free Recons", points(by)),
        Effect::LoseActions(by) => format!("-{} actions", points(by)),
        Effect::Follow(card) => format!("the card {}", quoted(card, names)),
    }
}

fn remembered(flags: &SortedMap<FlagId, ValueId>, names: &Names) -> String {
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
            Beat::Story(StoryBeat::Pay(-4)),
            Beat::Story(StoryBeat::Ammo(2)),
            Beat::Story(StoryBeat::Turns(-1)),
            Beat::Effect(Effect::LoseMorale(by("2"))),
            Beat::Effect(Effect::GainSalvage(by("[1, 2, 3]"))),
            Beat::Story(StoryBeat::Reputation { with: PowerRef::Council, by: 1 }),
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
            if matches!(beat, Beat::Story(StoryBeat::Read(_))) {
                pages.extend(changes(std::slice::from_ref(beat), names));
            }
        });
        assert!(!pages.is_empty() && pages.iter().all(|page| page.told().starts_with("*page `")), "{pages:?}");
        let either = |then, otherwise| Beat::Story(StoryBeat::If { when: Default::default(), then, otherwise });
        let pay = |credits| vec![Beat::Story(StoryBeat::Pay(credits))];
        let inner = either(pay(3), pay(1));
        let beats = [either(vec![inner], Vec::new()), Beat::Story(StoryBeat::End)];
        assert_eq!(told(&beats), ["perhaps +3 Credits", "perhaps +1 Credits", "the end"]);
    }

    #[test]
    fn what_is_kept_away_says_so_once() {
        let change = Change::play("+1 Morale").kept_away();
        assert_eq!(change.told(), "not: +1 Morale");
        assert_eq!(change.kept_away(), change);
    }
}
