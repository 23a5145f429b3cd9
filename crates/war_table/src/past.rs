//! Looking back at a battle: its timeline, and the steps or moments of it that are shown. A table shows what it is told to,
//! and has the words; what is open, and what a key does, is the same in every game.

use std::time::Instant;

use iced::{Color, Element};
use kernel::session::Session;
use kit::cx::Cx;
use kit::key::Press;
use words::Text;

use crate::replay::{Look, Replay, Shown, Steps};
use crate::timeline::{self, Step, Teller, Timed, Timeline};
use crate::{Env, TableGame};

/// What is open of the past.
#[derive(Debug)]
pub struct Past<W: TableGame, P> {
    timeline: Option<Timeline<W>>,
    replay: Option<Replay<P>>,
}

/// What a table is to do, after something was done with the past.
#[derive(Debug, Clone, PartialEq)]
pub enum Next<P> {
    /// Nothing.
    None,
    /// Show this of the past.
    Show(Shown<P>),
    /// Show the battle as it stands, or its timeline.
    Close,
    /// Play the battle back, from behind so many events on.
    Play(usize),
    /// Go to the moment of this number.
    Go(u32),
    /// A name is asked for: the cursor goes into the field for it.
    Ask,
    /// The branch that ends at this moment is called this.
    Name(u32, String),
}

impl<W: TableGame, P> Default for Past<W, P> {
    fn default() -> Self {
        Self { timeline: None, replay: None }
    }
}

impl<W: TableGame, P: Steps> Past<W, P> {
    /// Whether steps or moments of the past show.
    pub fn looks_back(&self) -> bool {
        self.replay.is_some()
    }

    /// Whether steps go on by themselves: in play they do, in a replay only while it runs.
    pub fn runs(&self) -> bool {
        self.replay.as_ref().is_none_or(Replay::runs)
    }

    /// The timeline, if it is open.
    pub fn timeline(&self) -> Option<&Timeline<W>> {
        self.timeline.as_ref()
    }

    /// Opens the timeline.
    pub fn open_timeline(&mut self, session: &Session<W::Game>) {
        self.timeline = Some(Timeline::new(session));
    }

    /// A branch was named.
    pub fn renamed(&mut self, session: &Session<W::Game>) {
        if let Some(timeline) = &mut self.timeline {
            timeline.renamed(session);
        }
    }

    /// Begins a replay; it runs at once.
    pub fn begin(&mut self, replay: Replay<P>, now: Instant) -> Next<P> {
        self.replay = Some(replay);
        self.look(Look::Run, now)
    }

    /// Closes what shows. A timeline below it stays, with the focus on the moment that was shown.
    pub fn close(&mut self) -> Next<P> {
        let place = self.replay.take().and_then(|replay| replay.moment());
        if let (Some(timeline), Some(place)) = (&mut self.timeline, place) {
            timeline.select(place);
        }
        Next::Close
    }

    /// Takes in what happened on the timeline, or to the moment that it shows.
    pub fn timed(&mut self, timed: &Timed, env: Env) -> Next<P> {
        let place = self.replay.as_ref().and_then(Replay::moment);
        let Some(timeline) = &mut self.timeline else { return Next::None };
        let step = match (timed, place) {
            (Timed::Press(press), Some(place)) => timeline.press_at(place, press),
            (
                Timed::Open
                | Timed::Line(_)
                | Timed::Wheel(_)
                | Timed::Press(_)
                | Timed::Name(_)
                | Timed::Named
                | Timed::Unnamed,
                _,
            ) => timeline.update(timed),
        };
        match step {
            Step::None => Next::None,
            Step::Close => {
                self.timeline = None;
                Next::None
            }
            Step::Look(place) => {
                let replay = Replay::at_moment(timeline.stops(), place, env.factor_to_look_back());
                let shown = replay.shown(env.now);
                self.replay = Some(replay);
                self.show(shown)
            }
            Step::Play(after) => {
                self.replay = None;
                Next::Play(after)
            }
            Step::Go(moment) => Next::Go(moment),
            Step::Ask => Next::Ask,
            Step::Name(at, name) => Next::Name(at, name),
        }
    }

    /// A key while looking back.
    pub fn press(&mut self, press: &Press, env: Env) -> Next<P> {
        let at_moment = self.replay.as_ref().is_some_and(|replay| replay.moment().is_some());
        if at_moment && matches!(press, Press::Letter('g' | 'p')) {
            return self.timed(&Timed::Press(press.clone()), env);
        }
        Look::of(press).map_or(Next::None, |look| self.look(look, env.now))
    }

    /// Does what is asked while looking back.
    pub fn look(&mut self, look: Look, now: Instant) -> Next<P> {
        let Some(replay) = &mut self.replay else { return Next::None };
        let shown = replay.look(look, now);
        self.show(shown)
    }

    /// What shows has stood its time.
    pub fn run_on(&mut self, now: Instant) -> Next<P> {
        let shown = self.replay.as_mut().and_then(|replay| replay.run_on(now));
        shown.map_or(Next::None, Next::Show)
    }

    fn show(&mut self, shown: Option<Shown<P>>) -> Next<P> {
        match shown {
            Some(shown) => Next::Show(shown),
            None => self.close(),
        }
    }

    /// Puts the timeline and the strip into words; `when` says which turn shows.
    pub fn tell(&mut self, session: &Session<W::Game>, teller: &dyn Teller<W>, when: String, text: &Text) {
        if let Some(timeline) = &mut self.timeline {
            timeline.tell(session, teller, text);
        }
        if let Some(replay) = &mut self.replay {
            replay.tell(when, text);
        }
    }

    /// What the moment that is looked at is called; none if none is.
    pub fn moment_title(&self) -> Option<&str> {
        let place = self.replay.as_ref()?.moment()?;
        Some(self.timeline.as_ref()?.title(place))
    }

    /// What can be done with the moment that is looked at.
    pub fn moment_acts<'a, M: Clone + 'a>(&self, message: fn(Press) -> M, cx: &Cx<'a>) -> Element<'a, M> {
        timeline::acts(self.timeline.as_ref().is_some_and(Timeline::may_go), message, cx)
    }

    /// The timeline, if nothing of the past lies over it, with what must be said first.
    pub fn timeline_view<'a, M: Clone + 'a>(
        &'a self,
        said: Option<(String, Color)>,
        message: fn(Timed) -> M,
        cx: &Cx<'a>,
    ) -> Option<Element<'a, M>> {
        if self.replay.is_some() {
            return None;
        }
        let timeline = self.timeline.as_ref()?;
        Some(timeline.view(said, cx).map(message))
    }

    /// The strip over the table; none in play.
    pub fn strip<'a, M: Clone + 'a>(&'a self, message: fn(Look) -> M, cx: &Cx<'a>) -> Option<Element<'a, M>> {
        Some(self.replay.as_ref()?.strip(message, cx))
    }
}
