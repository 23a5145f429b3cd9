//! How deep the choices and checks of a story lead into one another: each waits until what it has led to is done, and only
//! many can wait at once.

use super::super::at;
use super::SideStory;
use crate::fault::Fault;
use crate::id::{CheckId, ChoiceId, Id};
use crate::limits::STORY_FRAMES;
use crate::sorted::SortedMap;
use crate::story::beat::{Beat, StoryBeat};
use crate::story::lists::{Brought, List, within};
use words::Message;

pub(super) fn depth(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let lists = told.story.lists(told.names);
    let mut search = Search {
        told,
        lists: lists.iter().map(|list| (list.of, list)).collect(),
        open: Vec::new(),
        seen: SortedMap::new(),
        faults,
    };
    for list in &lists {
        let begins = match list.of {
            Brought::Prologue
            | Brought::Trigger(_)
            | Brought::Offer(_)
            | Brought::Besides(_)
            | Brought::Debriefing(_) => true,
            Brought::Option(..) | Brought::Else(..) | Brought::Won(_) | Brought::Lost(_) => false,
        };
        if begins {
            search.list(list.of, 1);
        }
    }
    // Checks that the map itself asks for.
    for check in told.story.checks.keys() {
        search.node(Node::Check(*check), "story.checks", 1);
    }
}

/// Something that waits for the beats that it brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Node {
    Choice(ChoiceId),
    Check(CheckId),
}

struct Search<'a> {
    told: &'a SideStory<'a>,
    lists: SortedMap<Brought, &'a List<'a>>,
    /// What waits, the innermost last.
    open: Vec<Node>,
    /// How deep each was found at the deepest.
    seen: SortedMap<Node, usize>,
    faults: &'a mut Vec<Fault>,
}

impl Search<'_> {
    /// A list of beats that is the frame of this number.
    fn list(&mut self, of: Brought, frame: usize) {
        if let Some(list) = self.lists.get(&of).copied() {
            self.beats(&list.path, list.beats, frame);
        }
    }

    fn beats(&mut self, path: &str, beats: &[Beat], frame: usize) {
        for (place, beat) in beats.iter().enumerate() {
            let path = format!("{path}[{place}]");
            if let Beat::Story(StoryBeat::Choose(choice)) = beat {
                self.node(Node::Choice(*choice), &format!("{path}.choose"), frame + 1);
            }
            if let Beat::Story(StoryBeat::Check(check)) = beat {
                self.node(Node::Check(*check), &format!("{path}.check"), frame + 1);
            }
            for (way, inner) in within(beat, self.told.names) {
                self.beats(&format!("{path}.{way}"), inner, frame + 1);
            }
        }
    }

    fn node(&mut self, node: Node, path: &str, frame: usize) {
        if let Some(place) = self.open.iter().position(|open| *open == node) {
            // A choice that is asked only once ends the circle.
            if !self.open.iter().skip(place).any(|open| self.is_asked_once(*open)) {
                at(self.faults, self.told.file, path, Message::new("fault-no-end"));
            }
            return;
        }
        if frame > STORY_FRAMES {
            at(self.faults, self.told.file, path, Message::new("fault-story-deep").with("most", STORY_FRAMES));
            return;
        }
        if self.seen.get(&node).is_some_and(|deepest| *deepest >= frame) {
            return;
        }
        self.seen.insert(node, frame);
        self.open.push(node);
        match node {
            Node::Check(check) => {
                self.list(Brought::Won(check), frame + 1);
                self.list(Brought::Lost(check), frame + 1);
            }
            Node::Choice(choice) => {
                let options = self.told.story.choices.get(&choice).map(|written| written.options.as_slice());
                let name = choice.name(self.told.names);
                for (place, option) in options.unwrap_or_default().iter().enumerate() {
                    if let Some(check) = option.check {
                        let path = format!("story.choices.{name}.options[{place}].check");
                        self.node(Node::Check(check), &path, frame + 1);
                    }
                    self.list(Brought::Option(choice, option.id), frame + 1);
                    self.list(Brought::Else(choice, option.id), frame + 1);
                }
            }
        }
        self.open.pop();
    }

    fn is_asked_once(&self, node: Node) -> bool {
        match node {
            Node::Choice(choice) => self.told.story.choices.get(&choice).is_some_and(|written| !written.again),
            Node::Check(_) => false,
        }
    }
}
