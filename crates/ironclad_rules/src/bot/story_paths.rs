//! How marks of a story are set: which offers, triggers, checks and choices lead there.

use crate::content::sorted::SortedMap;
use crate::content::story::Story;
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::story::condition::{Condition, Milestone};
use crate::content::story::device::Offer;
use crate::content::story::moment::Trigger;
use crate::content::story::place::PlaceRef;
use crate::content::story::scene::Opt;
use crate::content::{CheckId, ChoiceId, CountId, LoadId, MarkId, OfferId};

/// Something in a story that beats can cause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Thing {
    /// A mark is set.
    Mark(MarkId),
    /// A milestone is reached by a beat.
    Reach(Milestone),
    /// A check is made.
    Check(CheckId),
    /// A choice is asked.
    Choice(ChoiceId),
    /// A load is laid somewhere, or comes aboard from nowhere.
    Put(LoadId),
    /// A count goes up.
    Raised(CountId),
    /// A count goes down.
    Lowered(CountId),
}

/// What contains a beat.
#[derive(Debug, Clone, Copy)]
pub(super) enum Root<'a> {
    /// An offer.
    Offer(OfferId, &'a Offer),
    /// A trigger.
    Trigger(&'a Trigger),
    /// A check that is won.
    Won(CheckId),
    /// An option of a choice.
    Option(ChoiceId, &'a Opt),
}

/// A way to cause something.
#[derive(Debug, Clone)]
pub(super) struct Way<'a> {
    /// By these beats.
    pub(super) root: Root<'a>,
    /// While these hold.
    pub(super) when: Vec<&'a Condition>,
    /// If a die falls so, of six faces.
    pub(super) faces: u8,
}

/// Every face of a die.
pub(super) const FACES: u8 = 6;

/// All ways of a story.
#[derive(Debug, Clone, Default)]
pub(super) struct Ways<'a> {
    to: SortedMap<Thing, Vec<Way<'a>>>,
    /// Where loads are laid, and by what.
    laid: Vec<(LoadId, &'a PlaceRef, Root<'a>)>,
    /// The faces of a die under which what is gathered comes about.
    faces: u8,
}

impl<'a> Ways<'a> {
    /// The causes in a story, without those in its prologue, which is over, and its debriefing, which is too late.
    pub(super) fn of(story: &'a Story) -> Self {
        let mut ways = Self { faces: FACES, ..Self::default() };
        for (id, offer) in &story.offers {
            ways.gather(Root::Offer(*id, offer), &mut Vec::new(), &offer.beats);
        }
        for trigger in &story.triggers {
            ways.gather(Root::Trigger(trigger), &mut Vec::new(), &trigger.beats);
        }
        for (id, check) in &story.checks {
            ways.gather(Root::Won(*id), &mut Vec::new(), &check.won);
        }
        for (id, choice) in &story.choices {
            for option in &choice.options {
                let root = Root::Option(*id, option);
                if let Some(check) = option.check {
                    ways.add(Thing::Check(check), root, &[]);
                }
                ways.gather(root, &mut Vec::new(), &option.beats);
            }
        }
        ways
    }

    /// The ways to cause something.
    pub(super) fn to(&self, thing: Thing) -> &[Way<'a>] {
        self.to.get(&thing).map(Vec::as_slice).unwrap_or_default()
    }

    /// Where a load that does not lie anywhere yet will be laid, and by what.
    pub(super) fn laid(&self, load: LoadId) -> impl Iterator<Item = (&'a PlaceRef, Root<'a>)> + '_ {
        self.laid.iter().filter(move |(own, ..)| *own == load).map(|(_, at, root)| (*at, *root))
    }

    fn add(&mut self, thing: Thing, root: Root<'a>, when: &[&'a Condition]) {
        self.to.get_or_default(thing).push(Way { root, when: when.to_vec(), faces: self.faces });
    }

    fn gather(&mut self, root: Root<'a>, when: &mut Vec<&'a Condition>, beats: &'a [Beat]) {
        for beat in beats {
            match beat {
                Beat::Story(StoryBeat::Mark(mark)) => self.add(Thing::Mark(*mark), root, when),
                Beat::Story(StoryBeat::Reach(milestone)) => self.add(Thing::Reach(*milestone), root, when),
                Beat::Story(StoryBeat::Check(check)) => self.add(Thing::Check(*check), root, when),
                Beat::Story(StoryBeat::Choose(choice)) => self.add(Thing::Choice(*choice), root, when),
                Beat::Story(StoryBeat::Put { load, at }) => {
                    self.laid.push((*load, at, root));
                    self.add(Thing::Put(*load), root, when);
                }
                Beat::Story(StoryBeat::Take(load)) => self.add(Thing::Put(*load), root, when),
                Beat::Story(StoryBeat::Count { count, by }) => {
                    let thing = if *by < 0 { Thing::Lowered(*count) } else { Thing::Raised(*count) };
                    self.add(thing, root, when);
                }
                Beat::Story(StoryBeat::If { when: condition, then, otherwise }) => {
                    when.push(condition);
                    self.gather(root, when, then);
                    when.pop();
                    self.gather(root, when, otherwise);
                }
                Beat::Story(StoryBeat::Roll(rows)) => {
                    let all = self.faces;
                    let mut below = 0;
                    for row in rows {
                        // Of a die within a die the rarer counts.
                        self.faces = all.min(row.to.saturating_sub(below)).max(1);
                        below = row.to;
                        self.gather(root, when, &row.beats);
                    }
                    self.faces = all;
                }
                other => {
                    for beats in other.within() {
                        self.gather(root, when, beats);
                    }
                }
            }
        }
    }
}
