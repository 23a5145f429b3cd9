//! A moment has come: the triggers that wait for it fire, in the order of the file.

use serde::{Deserialize, Serialize};

use super::beats::{Beats, Root};
use super::milestones;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;

/// Moments being looked at, the earliest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Happening {
    /// The trigger that is looked at next, by its place in the file.
    next: u8,
    /// How many triggers have fired: a story that loops for ever is stopped.
    fired: u8,
    /// What the procedure that was interrupted has been told.
    told: Returned,
}

impl Happening {
    /// Before a procedure that has just been told this goes on.
    pub(in crate::engine) fn before(told: Returned) -> Self {
        Self { next: 0, fired: 0, told }
    }
}

/// The most triggers that may fire one after another.
const ON_END: u8 = 60;

impl Procedure for Happening {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        milestones::look(play);
        let Some(moment) = play.moment() else { return Flow::Return(self.told) };
        let view = play.view();
        let Some((story, course)) = view.story().zip(view.course()) else { return Flow::Return(self.told) };
        let waiting = story.triggers.iter().zip(0u8..).skip(self.next.into());
        let due = waiting.map(|(trigger, place)| (place, trigger)).find(|(_, trigger)| {
            (trigger.again || !course.has_fired(trigger.id))
                && moment.is(&trigger.on, &view)
                && view.is_so(&trigger.when)
        });
        match due {
            Some((place, trigger)) if self.fired < ON_END => {
                let trigger = trigger.id;
                self.next = place + 1;
                self.fired += 1;
                play.tell(StoryEvent::Fired { trigger });
                Flow::Call(Beats::of(Root::Trigger(trigger)).into())
            }
            _ => {
                play.next_moment();
                self.next = 0;
                Flow::Go
            }
        }
    }
}
