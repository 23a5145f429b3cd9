//! A fleet being put together: ships of printed classes and of one's own designs, named, with their fighters.

mod view;

pub(in crate::yard) use view::{arms, leave};

use std::path::PathBuf;

use full_thrust::content::{Catalogue, MOST_SHIPS};
use full_thrust::own::{Fleet, Format, Own as _, OwnFault};
use full_thrust::setup::{ForceFault, MOST_NAME, ShipSetup, full_groups};
use kit::key::{Arrow, Press, moved};

use super::parts;
use crate::drawer::{Drawer, Kept};

/// What happened at a fleet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The fleet is called otherwise.
    Name(String),
    /// A ship joins.
    Add(Pick),
    /// A ship is called otherwise.
    ShipName(usize, String),
    /// A ship has more fighters, or fewer.
    Fighters(usize, bool),
    /// A ship leaves.
    Leave(usize),
    /// Throw the file away; asked twice.
    Remove,
    /// Print the record sheets.
    Print,
}

/// What a ship is built as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pick {
    /// A printed class, by its id.
    Class(String),
    /// A design, by its place on the shelf.
    Design(usize),
}

/// What is wished.
#[derive(Debug, Clone, PartialEq)]
pub enum Wish {
    /// Nothing.
    None,
    /// Keep it, in its own file or in a new one.
    Keep(Option<PathBuf>, Fleet),
    /// Throw its file away.
    Remove(PathBuf),
    /// Print it.
    Print(Fleet),
}

/// Something that has the focus.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Item {
    Pick(Pick),
    Ship(usize),
}

/// The page.
#[derive(Debug)]
pub struct FleetDesk {
    /// Its file; none if it has none yet, or came with a pack.
    path: Option<PathBuf>,
    pack: Option<String>,
    fleet: Fleet,
    focus: Option<Item>,
    /// Whether it was asked once to throw it away.
    removing: bool,
}

impl FleetDesk {
    /// A fleet of no ships.
    pub fn empty() -> Self {
        let fleet = Fleet { format: Format, name: String::new(), ships: Vec::new() };
        Self { path: None, pack: None, fleet, focus: None, removing: false }
    }

    /// A fleet that is kept; of one that came with a pack, a copy is made.
    pub fn of(kept: &Kept<Fleet>) -> Self {
        let path = if kept.pack.is_none() { Some(kept.path.clone()) } else { None };
        Self { path, pack: kept.pack.clone(), fleet: kept.own.clone(), focus: None, removing: false }
    }

    fn picks(catalogue: &Catalogue, drawer: &Drawer) -> Vec<Pick> {
        let classes = parts::classes(catalogue.classes()).map(|class| Pick::Class(class.id.clone()));
        classes.chain((0..drawer.designs.len()).map(Pick::Design)).collect()
    }

    fn items(&self, catalogue: &Catalogue, drawer: &Drawer) -> Vec<Item> {
        let picks = Self::picks(catalogue, drawer).into_iter().map(Item::Pick);
        picks.chain((0..self.fleet.ships.len()).map(Item::Ship)).collect()
    }

    pub(super) fn press(&mut self, press: &Press, catalogue: &Catalogue, drawer: &Drawer) -> Wish {
        match (press, self.focus.clone()) {
            (Press::Enter, _) => return self.main(catalogue),
            (Press::Space, Some(Item::Pick(pick))) => return self.update(Message::Add(pick), catalogue, drawer),
            (Press::Backspace, Some(Item::Ship(at))) => return self.update(Message::Leave(at), catalogue, drawer),
            (Press::Letter('p'), _) => return self.update(Message::Print, catalogue, drawer),
            (Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)), Some(Item::Ship(at))) => {
                return self.update(Message::Fighters(at, *arrow == Arrow::Right), catalogue, drawer);
            }
            (Press::Arrow(arrow @ (Arrow::Up | Arrow::Down)), focus) => {
                let items = self.items(catalogue, drawer);
                let now = focus.and_then(|focus| items.iter().position(|item| *item == focus));
                let next = moved(now, items.len(), *arrow == Arrow::Down);
                self.focus = next.and_then(|at| items.get(at)).cloned();
            }
            (Press::Tab { .. }, focus) => {
                let ships = if self.fleet.ships.is_empty() { None } else { Some(Item::Ship(0)) };
                let picks = || Self::picks(catalogue, drawer).into_iter().next().map(Item::Pick);
                self.focus = match focus {
                    Some(Item::Pick(_)) => ships.or_else(picks),
                    Some(Item::Ship(_)) | None => picks(),
                };
            }
            _ => {}
        }
        Wish::None
    }

    pub(super) fn update(&mut self, message: Message, catalogue: &Catalogue, drawer: &Drawer) -> Wish {
        let removing = std::mem::take(&mut self.removing);
        match message {
            Message::Name(name) => self.fleet.name = name.chars().take(MOST_NAME).collect(),
            Message::Add(pick) => {
                if let Some(ship) = ship(&pick, catalogue, drawer)
                    && self.fleet.ships.len() < MOST_SHIPS
                {
                    self.fleet.ships.push(ship);
                }
                self.focus = Some(Item::Pick(pick));
            }
            Message::ShipName(at, name) => {
                if let Some(ship) = self.fleet.ships.get_mut(at) {
                    let name: String = name.chars().take(MOST_NAME).collect();
                    ship.name = if name.trim().is_empty() { None } else { Some(name) };
                }
            }
            Message::Fighters(at, more) => self.fighters(at, more, catalogue),
            Message::Leave(at) => {
                if at < self.fleet.ships.len() {
                    self.fleet.ships.remove(at);
                }
                let last = self.fleet.ships.len().checked_sub(1);
                self.focus = last.map(|last| Item::Ship(at.min(last)));
            }
            Message::Remove => {
                if removing && let Some(path) = &self.path {
                    return Wish::Remove(path.clone());
                }
                self.removing = true;
            }
            Message::Print => {
                if !self.fleet.ships.is_empty() {
                    return Wish::Print(self.fleet.clone());
                }
            }
        }
        Wish::None
    }

    /// One fighter more or fewer, in groups of six and a smaller last one.
    fn fighters(&mut self, at: usize, more: bool, catalogue: &Catalogue) {
        self.focus = Some(Item::Ship(at));
        let Some(ship) = self.fleet.ships.get_mut(at) else { return };
        let bays = catalogue.class(&ship.class).map_or(0, |class| class.fighters);
        let now = u8::try_from(ship.fighters()).unwrap_or(bays);
        let next = if more { now.saturating_add(1).min(bays) } else { now.saturating_sub(1) };
        ship.groups = full_groups(next);
    }

    pub(super) fn main(&self, catalogue: &Catalogue) -> Wish {
        if self.fault(catalogue).is_some() {
            return Wish::None;
        }
        Wish::Keep(self.path.clone(), self.fleet.clone())
    }

    /// The first thing that is wrong with it.
    fn fault(&self, catalogue: &Catalogue) -> Option<OwnFault> {
        self.fleet.faults(catalogue).into_iter().next()
    }

    /// Whether another ship fits.
    fn has_room(&self) -> bool {
        self.fleet.ships.len() < MOST_SHIPS
    }

    /// The factor value, and the next of the usual ones that it fits within, if one does.
    fn worth(&self, catalogue: &Catalogue) -> (u32, Option<u32>) {
        let value = self.fleet.value(catalogue);
        let mut usual: Vec<u32> = catalogue
            .scenarios()
            .iter()
            .flat_map(|scenario| &scenario.budgets)
            .map(|value| u32::from(*value))
            .collect();
        usual.sort_unstable();
        (value, usual.into_iter().find(|usual| *usual >= value))
    }
}

/// A new ship, her bays full.
fn ship(pick: &Pick, catalogue: &Catalogue, drawer: &Drawer) -> Option<ShipSetup> {
    let ship = match pick {
        Pick::Class(id) => ShipSetup::of(id),
        Pick::Design(at) => drawer.designs.get(*at)?.own.ship(),
    };
    let bays = catalogue.class(&ship.class)?.fighters;
    Some(ShipSetup { groups: full_groups(bays), ..ship })
}

/// Whether a fault is only that nothing has been filled in yet.
fn is_unfinished(fault: &OwnFault) -> bool {
    matches!(fault, OwnFault::Name | OwnFault::Force(ForceFault::Empty))
}
