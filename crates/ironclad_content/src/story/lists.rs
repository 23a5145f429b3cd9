//! Every list of beats of a story, with what brings it and the way to it in its file.

use super::Story;
use super::beat::{Beat, StoryBeat};
use super::condition::Condition;
use super::scene::Goal;
use crate::id::{CheckId, ChoiceId, Id, Names, OfferId, OptionId, SideId, TriggerId};

/// What brings a list of beats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Brought {
    /// The prologue.
    Prologue,
    /// A trigger.
    Trigger(TriggerId),
    /// An offer.
    Offer(OfferId),
    /// An option, whose check is won if it has one.
    Option(ChoiceId, OptionId),
    /// An option whose check is lost.
    Else(ChoiceId, OptionId),
    /// A check that is won.
    Won(CheckId),
    /// A check that is lost.
    Lost(CheckId),
    /// The main milestone of a side.
    Besides(SideId),
    /// A piece of the debriefing, by its place.
    Debriefing(usize),
}

/// A list of beats.
#[derive(Debug, Clone)]
pub struct List<'a> {
    /// What brings it.
    pub of: Brought,
    /// The way to it in its file.
    pub path: String,
    /// The beats.
    pub beats: &'a [Beat],
}

impl Story {
    /// Every list of beats, in the order of the file's parts.
    pub fn lists(&self, names: &Names) -> Vec<List<'_>> {
        let mut lists =
            vec![List { of: Brought::Prologue, path: "story.prologue".to_owned(), beats: self.prologue.as_slice() }];
        let mut add = |of, path: String, beats| lists.push(List { of, path, beats });
        for (place, trigger) in self.triggers.iter().enumerate() {
            add(Brought::Trigger(trigger.id), format!("story.triggers[{place}].do"), &trigger.beats);
        }
        for (offer, written) in &self.offers {
            add(Brought::Offer(*offer), format!("story.offers.{}.do", offer.name(names)), &written.beats);
        }
        for (choice, written) in &self.choices {
            for (place, option) in written.options.iter().enumerate() {
                let path = format!("story.choices.{}.options[{place}]", choice.name(names));
                add(Brought::Option(*choice, option.id), format!("{path}.do"), &option.beats);
                add(Brought::Else(*choice, option.id), format!("{path}.else"), &option.otherwise);
            }
        }
        for (check, written) in &self.checks {
            let path = format!("story.checks.{}", check.name(names));
            add(Brought::Won(*check), format!("{path}.won"), &written.won);
            add(Brought::Lost(*check), format!("{path}.lost"), &written.lost);
        }
        for (side, written) in &self.sides {
            add(Brought::Besides(*side), format!("story.sides.{}.besides", side.name(names)), &written.besides);
        }
        for (place, piece) in self.debriefing.iter().enumerate() {
            add(Brought::Debriefing(place), format!("story.debriefing[{place}].do"), &piece.beats);
        }
        lists
    }

    /// Every beat, however deep, with the way to it.
    pub fn each_beat<'a>(&'a self, names: &Names, see: &mut dyn FnMut(&str, &'a Beat)) {
        for list in self.lists(names) {
            each(&list.path, list.beats, names, see);
        }
    }

    /// Every condition as it stands in the file, with the way to it.
    pub fn each_condition<'a>(&'a self, names: &Names, see: &mut dyn FnMut(&str, &'a Condition)) {
        for (place, written) in &self.places {
            see(&format!("story.places.{}.marked", place.name(names)), &written.marked);
        }
        for (place, token) in self.tokens.iter().enumerate() {
            see(&format!("story.tokens[{place}].if"), &token.when);
        }
        for (mover, written) in &self.movers {
            see(&format!("story.movers.{}.lets-by", mover.name(names)), &written.lets_by);
        }
        for (offer, written) in &self.offers {
            see(&format!("story.offers.{}.when", offer.name(names)), &written.when);
        }
        for (check, written) in &self.checks {
            for (place, bonus) in written.bonus.iter().enumerate() {
                see(&format!("story.checks.{}.bonus[{place}].when", check.name(names)), &bonus.when);
            }
            for (place, task) in written.tasks.iter().enumerate() {
                see(&format!("story.checks.{}.tasks[{place}].if", check.name(names)), &task.when);
            }
        }
        for (choice, written) in &self.choices {
            for (place, option) in written.options.iter().enumerate() {
                see(&format!("story.choices.{}.options[{place}].if", choice.name(names)), &option.when);
            }
        }
        for (place, trigger) in self.triggers.iter().enumerate() {
            see(&format!("story.triggers[{place}].if"), &trigger.when);
        }
        for (name, goal) in self.goals() {
            see(&format!("story.milestones.{name}.when"), &goal.when);
            see(&format!("story.milestones.{name}.seen"), &goal.seen);
            see(&format!("story.milestones.{name}.lost"), &goal.lost);
        }
        for (place, piece) in self.debriefing.iter().enumerate() {
            see(&format!("story.debriefing[{place}].if"), &piece.when);
        }
        self.each_beat(names, &mut |path, beat| {
            if let Beat::Story(StoryBeat::If { when, .. }) = beat {
                see(&format!("{path}.if.when"), when);
            }
        });
    }

    /// The three milestones, by the names of their fields.
    pub fn goals(&self) -> [(&'static str, &Goal); 3] {
        let all = &self.milestones;
        [("main", &all.main), ("side", &all.side), ("third", &all.third)]
    }
}

/// Every beat of a list, however deep, with the way to it.
pub fn each<'a>(path: &str, beats: &'a [Beat], names: &Names, see: &mut dyn FnMut(&str, &'a Beat)) {
    for (place, beat) in beats.iter().enumerate() {
        let path = format!("{path}[{place}]");
        see(&path, beat);
        for (way, list) in within(beat, names) {
            each(&format!("{path}.{way}"), list, names, see);
        }
    }
}

/// The lists of beats within a beat, each with the way to it from there.
pub fn within<'a>(beat: &'a Beat, names: &Names) -> Vec<(String, &'a [Beat])> {
    match beat {
        Beat::Story(StoryBeat::If { then, otherwise, .. }) => {
            vec![("if.then".to_owned(), then.as_slice()), ("if.otherwise".to_owned(), otherwise.as_slice())]
        }
        Beat::Story(StoryBeat::BySide(sides)) => {
            sides.iter().map(|(side, beats)| (format!("by-side.{}", side.name(names)), beats.as_slice())).collect()
        }
        Beat::Story(StoryBeat::Roll(rows)) => {
            rows.iter().enumerate().map(|(row, it)| (format!("roll[{row}].do"), it.beats.as_slice())).collect()
        }
        // A beat that holds lists is named above: `Beat::within` lists them all.
        other => other.within().into_iter().map(|list| (String::new(), list)).collect(),
    }
}

impl Condition {
    /// This condition and every one within it.
    pub fn each<'a>(&'a self, see: &mut dyn FnMut(&'a Condition)) {
        self.each_so(true, &mut |one, _| see(one));
    }

    /// The same, with whether it speaks for the whole (`so`) or against it, as what stands in a `not` does.
    pub fn each_so<'a>(&'a self, so: bool, see: &mut dyn FnMut(&'a Condition, bool)) {
        see(self, so);
        match self {
            Self::All(all) | Self::Any(all) | Self::Some { of: all, .. } => {
                all.iter().for_each(|one| one.each_so(so, see));
            }
            Self::Not(one) => one.each_so(!so, see),
            Self::Always
            | Self::Never
            | Self::Side(_)
            | Self::Flag(_)
            | Self::Mark(_)
            | Self::At(_)
            | Self::Near { .. }
            | Self::MoverAt { .. }
            | Self::FoeAt(_)
            | Self::OnMap(_)
            | Self::MoverHas { .. }
            | Self::Turn { .. }
            | Self::Aboard(_)
            | Self::Fit(_)
            | Self::OnRoster(_)
            | Self::Reputation { .. }
            | Self::Mode(_)
            | Self::Players(_)
            | Self::Threat(_)
            | Self::Have(_)
            | Self::InHold { .. }
            | Self::Landed { .. }
            | Self::LoadsLeft { .. }
            | Self::LoadsLost { .. }
            | Self::CountAt { .. }
            | Self::Token { .. }
            | Self::TurnedUp { .. }
            | Self::CombatsWon(_)
            | Self::ChecksWon(_)
            | Self::NobodyWounded
            | Self::Reached(_)
            | Self::Failed(_)
            | Self::Fired(_)
            | Self::Outcome(_)
            | Self::StandsHighest(_)
            | Self::Villain(_)
            | Self::VillainBeaten => {}
        }
    }
}
