//! Where a story asks something, and what comes of the answer.

use super::changes::{Change, changes, quoted};
use crate::id::{CheckId, Id, Names, OptionId};
use crate::story::Story;
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::lists::{Brought, each};
use crate::story::scene::Debriefed;

/// A condition, and what it decides.
#[derive(Debug)]
pub(super) struct Site<'a> {
    /// What asks, by the name that the file gives it.
    pub(super) place: String,
    /// What is asked.
    pub(super) when: &'a Condition,
    /// What comes if it holds.
    pub(super) then: Vec<Change>,
    /// What comes if it does not.
    pub(super) otherwise: Vec<Change>,
}

impl<'a> Site<'a> {
    fn new(place: &str, when: &'a Condition, then: Vec<Change>) -> Self {
        Self { place: place.to_owned(), when, then, otherwise: Vec::new() }
    }

    fn of(place: &str, when: &'a Condition, change: Change) -> Self {
        Self::new(place, when, vec![change])
    }
}

/// Every condition of a story, with what it decides: as many as [`Story::each_condition`] has.
pub(super) fn sites<'a>(story: &'a Story, names: &Names) -> Vec<Site<'a>> {
    let mut all = devices(story, names);
    for (check, written) in &story.checks {
        let name = check.name(names);
        let bonus = written.bonus.iter();
        all.extend(bonus.map(|own| Site::of(name, &own.when, Change::play(format!("{:+} to the check", own.adds)))));
        let tasks = written.tasks.iter();
        let task = |check: CheckId| Change::play(format!("the check {} with it", quoted(check, names)));
        all.extend(tasks.map(|own| Site::of(name, &own.when, task(own.check))));
    }
    for (choice, written) in &story.choices {
        let options = written.options.iter();
        let option = |id: OptionId| Change::play(format!("option {}", quoted(id, names)));
        all.extend(options.map(|own| Site::of(choice.name(names), &own.when, option(own.id))));
    }
    for trigger in &story.triggers {
        all.push(Site::new(trigger.id.name(names), &trigger.when, changes(&trigger.beats, names)));
    }
    for (name, goal) in story.goals() {
        all.push(Site::of(name, &goal.when, Change::play("the milestone is reached")));
        all.push(Site::of(name, &goal.seen, Change::play("the milestone is seen")));
        all.push(Site::of(name, &goal.lost, Change::play("the milestone is lost")));
    }
    for (place, piece) in story.debriefing.iter().enumerate() {
        let site = Site::new("debriefing", &piece.when, changes(&piece.beats, names));
        let rest = story.debriefing.get(place + 1..).unwrap_or_default();
        all.push(Site { otherwise: instead(piece, rest, names), ..site });
    }
    for list in story.lists(names) {
        let place = owner(list.of, names);
        each(&list.path, list.beats, names, &mut |_, beat| {
            if let Beat::Story(StoryBeat::If { when, then, otherwise }) = beat {
                let site = Site::new(&place, when, changes(then, names));
                all.push(Site { otherwise: changes(otherwise, names), ..site });
            }
        });
    }
    all
}

/// What works by itself.
fn devices<'a>(story: &'a Story, names: &Names) -> Vec<Site<'a>> {
    let mut all = Vec::new();
    for (place, written) in &story.places {
        all.push(Site::of(place.name(names), &written.marked, Change::words("named on the chart")));
    }
    for token in &story.tokens {
        let change = Change::play(format!("token {}", quoted(token.card, names)));
        all.push(Site::of("tokens", &token.when, change));
    }
    for (mover, written) in &story.movers {
        all.push(Site::of(mover.name(names), &written.lets_by, Change::play("lets the ship by")));
    }
    for (offer, written) in &story.offers {
        all.push(Site::of(offer.name(names), &written.when, Change::play("an action more")));
    }
    all
}

/// What is told instead of a piece that does not fit: of a group, the next that does.
fn instead(piece: &Debriefed, rest: &[Debriefed], names: &Names) -> Vec<Change> {
    let Some(group) = &piece.one_of else { return Vec::new() };
    let next: Vec<Change> = rest
        .iter()
        .filter(|other| other.one_of.as_ref() == Some(group))
        .flat_map(|it| changes(&it.beats, names))
        .collect();
    let words = next.iter().all(|change| change.words);
    let text = format!("the next of `{group}`");
    if next.is_empty() { Vec::new() } else { vec![Change { words, text }] }
}

/// What brings a list of beats, by the name that the file gives it.
fn owner(of: Brought, names: &Names) -> String {
    match of {
        Brought::Prologue => "prologue".to_owned(),
        Brought::Trigger(trigger) => trigger.name(names).to_owned(),
        Brought::Offer(offer) => offer.name(names).to_owned(),
        Brought::Option(choice, _) | Brought::Else(choice, _) => choice.name(names).to_owned(),
        Brought::Won(check) | Brought::Lost(check) => check.name(names).to_owned(),
        Brought::Besides(_) => "besides".to_owned(),
        Brought::Debriefing(_) => "debriefing".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Content;
    use crate::story::Stories;

    #[test]
    fn no_condition_is_left_out() {
        let content = Content::built_in().expect("the game's own content");
        let mut compared = 0;
        for (_, scenario) in content.scenarios.iter() {
            let names = &scenario.map.names;
            for (_, story) in scenario.story.iter().flat_map(Stories::all) {
                let mut conditions = 0;
                story.each_condition(names, &mut |_, _| conditions += 1);
                assert_eq!(sites(story, names).len(), conditions, "chapter {}", story.chapter);
                compared += conditions;
            }
        }
        assert!(compared > 1000, "{compared} conditions");
    }
}
