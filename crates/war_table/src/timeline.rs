//! The timeline over a table: every moment of the battle so far, and the branches that were left. A moment can be looked at,
//! the battle played on from it, or gone back to.
//!
//! What it says comes from the log as the one at the screen may read it, so nothing hidden is seen by looking back.

mod naming;
mod stops;

use std::collections::BTreeMap;
use std::ops::Range;

use iced::{Color, Element};
use kernel::Game;
use kernel::session::{Branch, Session, UndoneChance};
use kit::cx::Cx;
use kit::key::{Arrow, Press};
use kit::log::LogLine;
use kit::timeline::{self as drawn, Act, ActView, Line, Row, Rows, TimelineView, Ways};
use kit::widget::OptionRow;
use kit::widget::row::list;
use words::{Text, count, taken_back};

pub use naming::NAME;
pub use stops::{Asked, Stop, stops};

use crate::TableGame;
use naming::Naming;

/// Lines on either side of those that can be seen which are put into words.
const MARGIN: usize = 40;
/// The most dice that a line shows.
const DICE: usize = 6;

/// What happened on the timeline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Timed {
    /// It is opened.
    Open,
    /// A line was pressed.
    Line(usize),
    /// The wheel was turned, downwards or not.
    Wheel(bool),
    /// A key.
    Press(Press),
    /// Letters of a branch's name were typed.
    Name(String),
    /// The name is kept.
    Named,
    /// The branch keeps the name it has.
    Unnamed,
}

/// What a table is to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Nothing.
    None,
    /// Show the moment of this place.
    Look(usize),
    /// Play the battle on from this event, as it was.
    Play(usize),
    /// Go to the moment of this number.
    Go(u32),
    /// A name is asked for: the cursor goes into the field for it.
    Ask,
    /// The branch that ends at this moment is called this.
    Name(u32, String),
    /// Close the timeline.
    Close,
}

/// Who puts the timeline of a battle into words.
pub trait Teller<W: TableGame> {
    /// A turn or round; 0 before the first.
    fn turn(&self, turn: u16) -> String;

    /// What was asked, in a few words. It stands for plans that were made unseen.
    fn question(&self, asked: &Asked<W>) -> String;

    /// What the log says of these events, as far as the one at the screen may read it.
    fn log(&self, events: Range<usize>) -> Vec<LogLine>;
}

/// The timeline.
#[derive(Debug)]
pub struct Timeline<W: TableGame> {
    stops: Vec<Stop<Asked<W>>>,
    ways: Vec<Branch>,
    rows: Rows,
    view: TimelineView,
    /// The titles that were found already, with the dice, by the place of the moment.
    titles: BTreeMap<usize, (String, Vec<u8>)>,
    /// The branch that is being named.
    naming: Option<Naming>,
    read_only: bool,
}

impl<W: TableGame> Timeline<W> {
    /// The timeline of a battle, with the focus on now.
    pub fn new(session: &Session<W::Game>) -> Self {
        let stops = stops::<W>(session);
        let ways = ways(session);
        let rows = Rows::new(rows(&stops, &ways));
        let read_only = session.is_read_only();
        Self { stops, ways, rows, view: TimelineView::default(), titles: BTreeMap::new(), naming: None, read_only }
    }

    /// The same timeline after a branch was named.
    pub fn renamed(&mut self, session: &Session<W::Game>) {
        self.ways = ways(session);
        self.naming = None;
    }

    /// Its moments.
    pub fn stops(&self) -> &[Stop<Asked<W>>] {
        &self.stops
    }

    /// Whether the battle can go to another moment.
    pub fn may_go(&self) -> bool {
        !self.read_only
    }

    /// A key for the moment of this place, which is looked at.
    pub fn press_at(&mut self, place: usize, press: &Press) -> Step {
        self.select(place);
        match press {
            Press::Letter('g') => self.act(Act::Go),
            Press::Letter('p') => self.act(Act::Play),
            _ => Step::None,
        }
    }

    /// Puts the focus on the moment of this place.
    pub fn select(&mut self, place: usize) {
        self.rows.select_stop(place);
    }

    /// What a moment is called; nothing before it has been put into words.
    pub fn title(&self, place: usize) -> &str {
        self.titles.get(&place).map_or("", |(title, _)| title.as_str())
    }

    /// The moment in focus.
    fn stop(&self) -> Option<(usize, &Stop<Asked<W>>)> {
        match self.rows.focused()? {
            Row::Stop(place) => self.stops.get(place).map(|stop| (place, stop)),
            Row::Scenario(_) | Row::Turn(_) | Row::Way(_) => None,
        }
    }

    /// The branch in focus.
    fn way(&self) -> Option<&Branch> {
        match self.rows.focused()? {
            Row::Way(way) => self.ways.get(way),
            Row::Scenario(_) | Row::Turn(_) | Row::Stop(_) => None,
        }
    }

    /// Takes in what happened.
    pub fn update(&mut self, timed: &Timed) -> Step {
        if let Some(naming) = &mut self.naming {
            let step = naming.update(timed);
            if step == Some(naming::Step::Leave) {
                self.naming = None;
            }
            return match step {
                Some(naming::Step::Keep(at, name)) => Step::Name(at, name),
                Some(naming::Step::Leave) | None => Step::None,
            };
        }
        match timed {
            Timed::Open | Timed::Name(_) | Timed::Named | Timed::Unnamed => Step::None,
            Timed::Line(line) if *line == self.rows.at() => self.act(Act::Main),
            Timed::Line(line) => {
                self.rows.press(*line);
                Step::None
            }
            Timed::Wheel(down) => {
                self.rows.step(3, *down);
                Step::None
            }
            Timed::Press(press) => self.press(press),
        }
    }

    fn press(&mut self, press: &Press) -> Step {
        match press {
            Press::Arrow(Arrow::Down) => self.rows.step(1, true),
            Press::Arrow(Arrow::Up) => self.rows.step(1, false),
            Press::Arrow(Arrow::Right) => self.rows.turn(true),
            Press::Arrow(Arrow::Left) => self.rows.turn(false),
            Press::Page { down } => self.rows.page(*down),
            Press::Tab { back } => self.rows.next_way(!back),
            Press::Enter | Press::Space => return self.act(Act::Main),
            Press::Letter('g') => return self.act(Act::Go),
            Press::Letter('p') => return self.act(Act::Play),
            Press::Letter('n') => return self.act(Act::Rename),
            Press::Esc => return Step::Close,
            _ => {}
        }
        Step::None
    }

    /// What comes of something done with the line in focus.
    fn act(&mut self, act: Act) -> Step {
        if let Some((place, stop)) = self.stop() {
            return match act {
                Act::Main if stop.is_now() => Step::Close,
                Act::Main => Step::Look(place),
                Act::Play if !stop.is_now() => Step::Play(stop.events.start),
                Act::Go if !stop.is_now() && !self.read_only => Step::Go(stop.asked),
                Act::Play | Act::Go | Act::Rename => Step::None,
            };
        }
        match (self.way().cloned(), act) {
            (Some(way), Act::Main | Act::Go) if !self.read_only => Step::Go(way.at),
            (Some(way), Act::Rename) if !self.read_only => {
                self.naming = Some(Naming::new(&way, self.view.told.title.clone()));
                Step::Ask
            }
            (Some(_) | None, Act::Main | Act::Go | Act::Play | Act::Rename) => Step::None,
        }
    }

    /// Puts the lines near what can be seen into words.
    pub fn tell(&mut self, session: &Session<W::Game>, teller: &dyn Teller<W>, text: &Text) {
        let window = self.rows.window(MARGIN);
        let near = self.rows.within(window.clone()).to_vec();
        for row in &near {
            if let Row::Stop(place) = row
                && let Some(stop) = self.stops.get(*place)
            {
                self.titles.entry(*place).or_insert_with(|| title::<W>(stop, teller, text));
            }
        }
        let lines = near.iter().map(|row| self.line(*row, session, teller, text)).collect();
        let (main, acts): (&str, &[Act]) = match (self.stop(), self.way()) {
            (Some((_, stop)), _) if stop.is_now() => ("menu-back", &[]),
            (Some(_), _) if self.read_only => ("timeline-look", &[Act::Play]),
            (Some(_), _) => ("timeline-look", &[Act::Go, Act::Play]),
            (None, Some(_)) if !self.read_only => ("timeline-return", &[Act::Rename]),
            (None, Some(_) | None) => ("", &[]),
        };
        self.view = TimelineView {
            below: text.with("timeline-count", &[("count", count(self.stops.len().saturating_sub(1)))]),
            lines,
            first: window.start,
            top: self.rows.top(),
            total: self.rows.count(),
            at: self.rows.at(),
            told: self.told(session, teller, text),
            main: Some(main).filter(|main| !main.is_empty()).map(|main| text.get(main)),
            acts: acts.iter().map(|act| shown(*act, text)).collect(),
        };
    }

    fn line(&self, row: Row, session: &Session<W::Game>, teller: &dyn Teller<W>, text: &Text) -> Line {
        let turn = |place: usize| self.stops.get(place).map(|stop| teller.turn(stop.turn)).unwrap_or_default();
        match row {
            Row::Scenario(place) | Row::Turn(place) => Line::Turn(turn(place)),
            Row::Stop(place) => {
                let (title, dice) = self.titles.get(&place).cloned().unwrap_or_default();
                let stop = self.stops.get(place);
                Line::Moment {
                    title,
                    asker: String::new(),
                    dice,
                    crossed: stop.is_some_and(|stop| stop.crossed.dice > 0),
                    now: stop.is_some_and(Stop::is_now),
                }
            }
            Row::Way(way) => match self.ways.get(way) {
                Some(branch) => {
                    let when = ends(branch, session, teller);
                    Line::Way {
                        ends: text.with("way-ends", &[("when", when.clone().into())]),
                        name: called(branch, when, text),
                    }
                }
                None => Line::Turn(String::new()),
            },
        }
    }

    /// More about the line in focus.
    fn told(&self, session: &Session<W::Game>, teller: &dyn Teller<W>, text: &Text) -> drawn::MomentView {
        if let Some((place, stop)) = self.stop() {
            // What was revealed and planned anew need not be told: the branch is there to be looked at.
            let dice = UndoneChance { dice: stop.crossed.dice, tokens: 0 };
            let crossed = dice.is_some().then(|| taken_back(text, dice));
            return drawn::MomentView {
                title: self.title(place).to_owned(),
                below: String::new(),
                when: teller.turn(stop.turn),
                log: teller.log(stop.events.clone()),
                crossed,
                note: None,
            };
        }
        let Some(way) = self.way() else { return drawn::MomentView::default() };
        let when = ends(way, session, teller);
        drawn::MomentView {
            when: text.with("way-ends", &[("when", when.clone().into())]),
            title: called(way, when, text),
            below: text.get("way-left-here"),
            log: Vec::new(),
            crossed: None,
            note: Some(text.get("way-return")),
        }
    }

    /// The timeline, with what must be said first.
    pub fn view<'a>(&'a self, said: Option<(String, Color)>, cx: &Cx<'a>) -> Element<'a, Timed> {
        if let Some(naming) = &self.naming {
            return naming.view(said, cx);
        }
        let ways = Ways { line: Timed::Line, wheel: Timed::Wheel, press: Timed::Press };
        drawn::view(&self.view, &self.rows.room, said, ways, cx)
    }
}

/// What can be done with a moment that is looked at, by the keys that do it.
pub fn acts<'a, M: Clone + 'a>(may_go: bool, message: fn(Press) -> M, cx: &Cx<'a>) -> Element<'a, M> {
    let acts: &[(Act, char)] = if may_go { &[(Act::Go, 'g'), (Act::Play, 'p')] } else { &[(Act::Play, 'p')] };
    let rows = acts.iter().map(|(act, letter)| {
        let shown = shown(*act, cx.text);
        OptionRow::new(shown.key, shown.label)
            .below(shown.text)
            .shrink()
            .on_press(message(Press::Letter(*letter)))
            .view()
    });
    list(rows.collect()).into()
}

/// The branches that were left.
fn ways<G: Game>(session: &Session<G>) -> Vec<Branch> {
    session.branches().into_iter().filter(|branch| !branch.here).collect()
}

/// The lines of these moments, with the branches where they leave the way.
fn rows<A>(stops: &[Stop<A>], ways: &[Branch]) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut turn = None;
    for (place, stop) in stops.iter().enumerate() {
        if turn.replace(stop.turn) != Some(stop.turn) {
            rows.push(Row::Turn(place));
        }
        rows.push(Row::Stop(place));
        let here = |branch: &Branch| {
            if stop.is_now() { branch.leaves >= stop.asked } else { (stop.asked..stop.last).contains(&branch.leaves) }
        };
        rows.extend(ways.iter().enumerate().filter(|(_, branch)| here(branch)).map(|(way, _)| Row::Way(way)));
    }
    rows
}

/// What a moment is called, and its dice: the first that the log says of it; what was asked, where it was planned unseen or
/// the log is silent.
fn title<W: TableGame>(stop: &Stop<Asked<W>>, teller: &dyn Teller<W>, text: &Text) -> (String, Vec<u8>) {
    let Some(question) = &stop.question else { return (text.get("timeline-now"), Vec::new()) };
    let log = teller.log(stop.events.clone());
    let title = if let Some(line) = log.first()
        && !W::is_secret(question)
    {
        line.text.clone()
    } else {
        teller.question(question)
    };
    let dice: Vec<u8> = log.into_iter().flat_map(|line| line.dice).collect();
    (title, if dice.len() > DICE { Vec::new() } else { dice })
}

/// The turn in which a branch ends.
fn ends<W: TableGame>(branch: &Branch, session: &Session<W::Game>, teller: &dyn Teller<W>) -> String {
    teller.turn(session.at(branch.at).as_ref().map(W::turn).unwrap_or_default())
}

/// What a branch is called.
fn called(branch: &Branch, ends: String, text: &Text) -> String {
    if branch.name.is_empty() { text.with("way-unnamed", &[("when", ends.into())]) } else { branch.name.clone() }
}

/// Something that can be done with the line in focus.
fn shown(act: Act, text: &Text) -> ActView {
    let key = match act {
        Act::Main => text.get("key-enter"),
        Act::Go => "G".to_owned(),
        Act::Play => "P".to_owned(),
        Act::Rename => "N".to_owned(),
    };
    ActView { act, key, label: text.get(act.key()), text: text.attr(act.key(), "text") }
}
