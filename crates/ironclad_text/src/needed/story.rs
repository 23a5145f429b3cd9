//! Which words a story needs.

use crate::thing::Words;
use ironclad_game::content::SideId;
use ironclad_game::content::story::Story;
use ironclad_game::content::story::beat::{Beat, StoryBeat};
use ironclad_game::content::story::condition::{Condition, Milestone};

/// Says all that is read, said, asked and shown in a story, as one side has it.
pub(super) fn story(words: &Words<'_>, side: SideId, story: &Story) {
    let _ = (words.side_of(side), words.story_aim(side));
    for milestone in Milestone::ALL {
        let _ = words.story_milestone(milestone, side);
    }
    let places = story.places.iter().filter(|(_, place)| place.marked != Condition::Never);
    places.for_each(|(place, _)| drop(words.place_of(*place)));
    story.persons.iter().for_each(|person| drop(words.person_of(*person)));
    story.movers.keys().for_each(|mover| drop((words.mover(*mover), words.mover_text(*mover))));
    story.loads.keys().for_each(|load| drop(words.load(*load)));
    story.counts.keys().for_each(|count| drop((words.count_of(*count), words.count_text(*count))));
    story.posts.keys().for_each(|post| drop(words.post(*post)));
    story.fights.keys().for_each(|fight| drop(words.fight(*fight)));
    for check in story.checks.keys() {
        let _ = (words.check_of(*check), words.check_end(*check, true), words.check_end(*check, false));
        let _ = (words.check_promise(*check, true), words.check_promise(*check, false));
    }
    for offer in story.offers.keys() {
        let _ = words.offer(*offer);
    }
    for (choice, written) in &story.choices {
        let _ = words.choice(*choice);
        written.passage.iter().for_each(|passage| drop(words.passage_of(*passage)));
        for option in &written.options {
            let _ = (words.option_of(*choice, option.id), words.option_log(*choice, option.id));
        }
    }
    story.each_beat(words.names(), &mut |_, beat| match beat {
        Beat::Story(StoryBeat::Read(passage)) => drop(words.passage_of(*passage)),
        Beat::Story(StoryBeat::Say { line, by }) => by.iter().for_each(|by| drop(words.line(*line, *by))),
        _ => {}
    });
}
