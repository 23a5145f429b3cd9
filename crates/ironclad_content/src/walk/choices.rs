//! Choices that are none: options that come to the same, and options that nobody would take.

mod deal;

use std::cmp::Ordering;

use self::deal::is_worse;
use super::Chapter;
use super::condition::contradict;
use crate::id::{FlagId, Id};
use crate::sorted::SortedSet;
use crate::story::beat::{Beat, StoryBeat};
use crate::story::scene::Opt;
use words::Message;

/// What is told of the options of a chapter; on some flags more than words depends.
pub(super) fn choices(chapter: &mut Chapter<'_>, played: &SortedSet<FlagId>) {
    let mut faults = Vec::new();
    let mut notes = Vec::new();
    for world in &chapter.worlds {
        for (choice, written) in &world.story.choices {
            let path = format!("story.choices.{}.options", choice.name(world.names));
            for (place, option) in written.options.iter().enumerate() {
                for (other_place, other) in written.options.iter().enumerate() {
                    if place == other_place || contradict(&[&option.when, &other.when]) {
                        continue;
                    }
                    let (name, others) = (world.name(option.id), world.name(other.id));
                    if place < other_place && what(option) == what(other) {
                        let message = Message::new("fault-same-options").with("one", name).with("other", others);
                        faults.push((format!("{path}[{other_place}]"), message));
                    } else if is_loss(option) && is_gain(other) {
                        let message = Message::new("fault-bad-option").with("one", name).with("other", others);
                        notes.push((format!("{path}[{place}]"), message));
                    } else if is_worse(option, other, played) {
                        let message = Message::new("fault-worse-option").with("one", name).with("other", others);
                        notes.push((format!("{path}[{place}]"), message));
                    }
                }
            }
            let free = |option: &&Opt| option.cost.is_empty() && option.uses.is_empty();
            let open = written.options.iter().filter(free);
            if !open.into_iter().any(|option| !world.can_afterwards(&option.when, false)) {
                notes.push((path, Message::new("fault-choice-passed-over")));
            }
        }
    }
    faults.into_iter().for_each(|(path, message)| chapter.fault(&path, message));
    notes.into_iter().for_each(|(path, message)| chapter.note(&path, message));
}

/// All that an option does, but for words.
fn what(option: &Opt) -> impl PartialEq {
    let uses = (option.cost.clone(), option.uses.clone(), option.check);
    (uses, silent(&option.beats), silent(&option.otherwise))
}

/// Beats without those that are words alone.
fn silent(beats: &[Beat]) -> Vec<Beat> {
    beats
        .iter()
        .filter(|beat| !matches!(beat, Beat::Story(StoryBeat::Read(_) | StoryBeat::Say { .. })))
        .cloned()
        .collect()
}

/// Whether an option brings loss and nothing else, not even a flag or a mark.
fn is_loss(option: &Opt) -> bool {
    let beats = silent(&option.beats);
    let costs = !option.cost.is_empty() || !option.uses.is_empty() || beats.iter().any(loses);
    option.check.is_none() && costs && beats.iter().all(loses)
}

/// Whether it costs nothing, and brings no loss.
fn is_gain(option: &Opt) -> bool {
    let free = option.cost.is_empty() && option.uses.is_empty() && option.check.is_none();
    free && silent(&option.beats).iter().all(gains)
}

fn loses(beat: &Beat) -> bool {
    brings(beat).is_lt()
}

fn gains(beat: &Beat) -> bool {
    brings(beat).is_gt()
}

/// Less where a beat takes from the players, greater where it gives to them, equal where it does neither or both.
fn brings(beat: &Beat) -> Ordering {
    match beat {
        Beat::Effect(effect) => effect.brings(),
        Beat::Story(StoryBeat::Lose(_) | StoryBeat::Leave(_)) => Ordering::Less,
        Beat::Story(StoryBeat::Pay(by)) => by.cmp(&0),
        Beat::Story(StoryBeat::Ammo(by) | StoryBeat::Reputation { by, .. } | StoryBeat::Turns(by)) => by.cmp(&0),
        Beat::Story(_) => Ordering::Equal,
    }
}
