//! A scenario being made on the table: sides and their zones, ships and where they begin, who wins (Full Thrust 14.1).

mod view;

use std::path::PathBuf;

use full_thrust::content::Catalogue;
use full_thrust::draft::{Dial, Draft, Goal, Score};
use full_thrust::geometry::{Course, Edge, Point};
use full_thrust::own::{Format, OwnScenario};
use kit::key::{Arrow, Press, moved};
use kit::open_table::Event;

use crate::drawer::Kept;

/// What happened at a scenario.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A new name.
    Name(String),
    /// A dial is turned up, or down.
    Turn(Dial, bool),
    /// Another side is looked at.
    Side(usize),
    /// The side looked at comes from this edge.
    From(Edge),
    /// Its merchants get away by this edge, or by none.
    Exit(Option<Edge>),
    /// It may begin on this course, or may not.
    Course(Course),
    /// Its players choose its ships, or the scenario names them.
    Free(bool),
    /// A ship of this class joins it.
    Add(String),
    /// A ship leaves it.
    Leave(usize),
    /// A ship of it is called otherwise.
    ShipName(usize, String),
    /// A ship of it is taken in hand, to be placed.
    Take(usize),
    /// A ship of it begins where its player likes.
    Anywhere(usize),
    /// Something else decides who wins.
    Aim(Goal),
    /// What it scores for something.
    Score(Score),
    /// Something on the table.
    Table(Event),
    /// Throw the file away; asked twice.
    Remove,
}

/// What is wished.
#[derive(Debug, Clone, PartialEq)]
pub enum Wish {
    /// Nothing.
    None,
    /// Keep it, in its own file or in a new one.
    Keep(Option<PathBuf>, Box<OwnScenario>),
    /// Throw its file away.
    Remove(PathBuf),
}

/// The page.
#[derive(Debug)]
pub struct ScenarioDesk {
    /// Its file; none if it has none yet, or came with a pack.
    path: Option<PathBuf>,
    pack: Option<String>,
    draft: Draft,
    /// The side that is looked at.
    side: usize,
    /// The ship of it that is placed by a click.
    taken: Option<usize>,
    /// The dial that the keys turn.
    dial: Option<Dial>,
    /// Whether it was asked once to throw it away.
    removing: bool,
}

/// Dials of the whole, and those of a side.
const DIALS: [Dial; 9] = [
    Dial::Width,
    Dial::Height,
    Dial::Turns,
    Dial::Sides,
    Dial::From,
    Dial::To,
    Dial::Depth,
    Dial::Slowest,
    Dial::Fastest,
];

impl ScenarioDesk {
    /// An empty table with two sides.
    pub fn empty() -> Self {
        let draft = Draft::default();
        Self { path: None, pack: None, draft, side: 0, taken: None, dial: None, removing: false }
    }

    /// A scenario that is kept; of one that came with a pack, a copy is made.
    pub fn of(kept: &Kept<OwnScenario>) -> Self {
        let path = if kept.pack.is_none() { Some(kept.path.clone()) } else { None };
        let draft = Draft::of(&kept.own.scenario);
        Self { path, pack: kept.pack.clone(), draft, ..Self::empty() }
    }

    pub(super) fn press(&mut self, press: &Press, catalogue: &Catalogue) -> Wish {
        match (press, self.dial) {
            (Press::Enter, _) => return self.main(catalogue),
            (Press::Tab { back }, _) => {
                let sides = self.draft.scenario().sides.len();
                let next = moved(Some(self.side), sides, !back).unwrap_or(0);
                return self.update(Message::Side(next));
            }
            (Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)), Some(dial)) => {
                return self.update(Message::Turn(dial, *arrow == Arrow::Right));
            }
            (Press::Arrow(arrow @ (Arrow::Up | Arrow::Down)), dial) => {
                let now = dial.and_then(|dial| DIALS.iter().position(|other| *other == dial));
                self.dial = moved(now, DIALS.len(), *arrow == Arrow::Down).and_then(|at| DIALS.get(at)).copied();
            }
            _ => {}
        }
        Wish::None
    }

    pub(super) fn update(&mut self, message: Message) -> Wish {
        let removing = std::mem::take(&mut self.removing);
        let side = self.side;
        match message {
            Message::Name(name) => self.draft.rename(&name),
            Message::Turn(dial, more) => {
                self.draft.turn(dial, side, more);
                self.dial = Some(dial);
                // The side looked at may be gone.
                self.side = self.side.min(self.draft.scenario().sides.len().saturating_sub(1));
            }
            Message::Side(at) => (self.side, self.taken) = (at, None),
            Message::From(edge) => self.draft.come_from(side, edge),
            Message::Exit(edge) => self.draft.leave_by(side, edge),
            Message::Course(course) => self.draft.course(side, course),
            Message::Free(free) => {
                self.draft.free(side, free);
                self.taken = None;
            }
            Message::Add(class) => {
                self.draft.add(side, &class);
                // The new ship lies in the hand, ready to be placed.
                self.taken = self.draft.ships(side).and_then(|ships| ships.len().checked_sub(1));
            }
            Message::Leave(ship) => {
                self.draft.remove(side, ship);
                self.taken = None;
            }
            Message::ShipName(ship, name) => self.draft.name_ship(side, ship, &name),
            Message::Take(ship) => self.taken = if self.taken == Some(ship) { None } else { Some(ship) },
            Message::Anywhere(ship) => self.draft.place(side, ship, None),
            Message::Aim(goal) => self.draft.aim(goal),
            Message::Score(score) => self.draft.score(side, score),
            Message::Table(event) => self.on_table(event),
            Message::Remove => {
                if removing && let Some(path) = &self.path {
                    return Wish::Remove(path.clone());
                }
                self.removing = true;
            }
        }
        Wish::None
    }

    /// A click on a ship takes her in hand; a click on the table puts down the one in hand.
    fn on_table(&mut self, event: Event) {
        let (at, model) = match event {
            Event::Clicked(at, model) => (at, model),
            Event::Dropped(at) => (at, None),
            Event::Over(_) | Event::Dragged(_) | Event::Looked(_) | Event::Measured(_) => return,
        };
        match (model.and_then(named), self.taken) {
            (Some((side, ship)), None) => (self.side, self.taken) = (side, Some(ship)),
            (_, Some(ship)) => {
                self.draft.place(self.side, ship, Some(Point::new(at.x, at.y)));
                // The next that has no place follows.
                let ships = self.draft.ships(self.side).unwrap_or_default();
                self.taken = ships.iter().position(|ship| ship.place.is_none());
            }
            (None, None) => {}
        }
    }

    pub(super) fn main(&self, catalogue: &Catalogue) -> Wish {
        let scenario = self.draft.finished(catalogue);
        if self.draft.lacks().is_some() || !catalogue.scenario_faults(&scenario).is_empty() {
            return Wish::None;
        }
        Wish::Keep(self.path.clone(), Box::new(OwnScenario { format: Format, scenario }))
    }
}

/// The number of a ship as a model on the table: 0 is none.
fn model(side: usize, ship: usize) -> u32 {
    u32::try_from(side * 1000 + ship + 1).unwrap_or(0)
}

/// The ship of a number.
fn named(model: u32) -> Option<(usize, usize)> {
    let place = usize::try_from(model.checked_sub(1)?).ok()?;
    Some((place / 1000, place % 1000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::open_table::Spot;

    #[test]
    fn a_scenario_is_made_by_hand_and_kept_when_it_lacks_nothing() {
        let catalogue = crate::job::catalogue().expect("sound content");
        let mut desk = ScenarioDesk::empty();
        assert_eq!(desk.main(&catalogue), Wish::None);
        desk.update(Message::Name("Ford".into()));
        desk.update(Message::Add("frigate".into()));
        desk.update(Message::Add("destroyer".into()));
        // The last one taken aboard lies in the hand, then the other.
        desk.update(Message::Table(Event::Clicked(Spot::new(40 * 3120, 70 * 3120), None)));
        desk.update(Message::Table(Event::Clicked(Spot::new(44 * 3120, 70 * 3120), None)));
        let places: Vec<_> = desk.draft.ships(0).expect("ships").iter().map(|ship| ship.place).collect();
        assert_eq!(places, [Some((44, 70)), Some((40, 70))]);
        assert_eq!(desk.main(&catalogue), Wish::None, "the other side has no ships");
        desk.press(&Press::Tab { back: false }, &catalogue);
        desk.update(Message::Add("light-freighter".into()));
        let Wish::Keep(None, kept) = desk.press(&Press::Enter, &catalogue) else { panic!("it is kept") };
        assert_eq!(kept.scenario.name.as_deref(), Some("Ford"));
        // By a click on her, a ship is taken in hand again.
        desk.taken = None;
        desk.update(Message::Table(Event::Clicked(Spot::default(), Some(model(0, 1)))));
        assert_eq!((desk.side, desk.taken), (0, Some(1)));
        for dial in DIALS {
            desk.press(&Press::Arrow(Arrow::Down), &catalogue);
            assert_eq!(desk.dial, Some(dial));
            desk.press(&Press::Arrow(Arrow::Right), &catalogue);
        }
    }
}
