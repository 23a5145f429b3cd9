//! A design being drawn: a printed class with other damage and weapons, checked with every stroke (Full Thrust 11.2–11.6).

mod view;

use std::path::PathBuf;

use full_thrust::content::{Catalogue, Class};
use full_thrust::design::{Design, Weapon, WeaponKind};
use full_thrust::geometry::{Arc, Arcs};
use full_thrust::own::{Format, Own as _, OwnDesign, OwnFault};
use full_thrust::setup::{MOST_NAME, Refit};
use full_thrust::yard::{self, DesignWarning, MOST_WEAPONS};
use kit::key::{Arrow, Press, moved};

use super::parts;
use crate::drawer::Kept;

/// The most damage boxes that can be drawn; no class may have as many.
const MOST_DAMAGE: u16 = 200;

/// What happened at a design.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A new name.
    Name(String),
    /// It is made from this class.
    Class(String),
    /// A damage box more, or fewer.
    Damage(bool),
    /// A weapon is taken aboard.
    Arm(WeaponKind),
    /// A weapon is taken out.
    Disarm(usize),
    /// A weapon is made another.
    Kind(usize, WeaponKind),
    /// An arc of a weapon is opened or closed.
    Arc(usize, Arc),
    /// As the class is printed.
    AsPrinted,
    /// Throw the file away; asked twice.
    Remove,
}

/// What is wished.
#[derive(Debug, Clone, PartialEq)]
pub enum Wish {
    /// Nothing.
    None,
    /// Keep it, in its own file or in a new one.
    Keep(Option<PathBuf>, OwnDesign),
    /// Throw its file away.
    Remove(PathBuf),
}

/// Something that has the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Class,
    Damage,
    Kind(usize),
    Arcs(usize),
    Arm(WeaponKind),
}

/// The page.
#[derive(Debug)]
pub struct DesignDesk {
    /// Its file; none if it has none yet, or came with a pack.
    path: Option<PathBuf>,
    pack: Option<String>,
    design: OwnDesign,
    focus: Option<Item>,
    /// Whether it was asked once to throw it away.
    removing: bool,
}

impl DesignDesk {
    /// A design as the first class is printed; none if there are no classes.
    pub fn first(catalogue: &Catalogue) -> Option<Self> {
        let class = parts::classes(catalogue.classes()).next()?;
        let design =
            OwnDesign { format: Format, name: String::new(), class: class.id.clone(), refit: as_printed(class) };
        Some(Self { path: None, pack: None, design, focus: None, removing: false })
    }

    /// A design that is kept; of one that came with a pack, a copy is made.
    pub fn of(kept: &Kept<OwnDesign>) -> Self {
        let path = if kept.pack.is_none() { Some(kept.path.clone()) } else { None };
        Self { path, pack: kept.pack.clone(), design: kept.own.clone(), focus: None, removing: false }
    }

    fn class<'c>(&self, catalogue: &'c Catalogue) -> Option<&'c Class> {
        catalogue.class(&self.design.class)
    }

    fn items(&self) -> Vec<Item> {
        let weapons = (0..self.design.refit.weapons.len()).flat_map(|at| [Item::Kind(at), Item::Arcs(at)]);
        [Item::Class, Item::Damage].into_iter().chain(weapons).chain(WeaponKind::ALL.map(Item::Arm)).collect()
    }

    pub(super) fn press(&mut self, press: &Press, catalogue: &Catalogue) -> Wish {
        match (press, self.focus) {
            (Press::Enter, _) => return self.main(catalogue),
            (Press::Space, Some(Item::Arm(kind))) => return self.update(Message::Arm(kind), catalogue),
            (Press::Backspace, Some(Item::Kind(at) | Item::Arcs(at))) => {
                return self.update(Message::Disarm(at), catalogue);
            }
            (Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)), Some(item)) => {
                self.turn(item, *arrow == Arrow::Right, catalogue);
            }
            (Press::Arrow(arrow @ (Arrow::Up | Arrow::Down)), focus) => {
                let items = self.items();
                let now = focus.and_then(|focus| items.iter().position(|item| *item == focus));
                self.focus = moved(now, items.len(), *arrow == Arrow::Down).and_then(|at| items.get(at)).copied();
            }
            _ => {}
        }
        Wish::None
    }

    /// The next of what has the focus, or the one before.
    fn turn(&mut self, item: Item, on: bool, catalogue: &Catalogue) {
        let weapon = |at: usize| self.design.refit.weapons.get(at).copied();
        match item {
            Item::Class => {
                let classes: Vec<&Class> = parts::classes(catalogue.classes()).collect();
                let now = classes.iter().position(|class| class.id == self.design.class);
                if let Some(class) = moved(now, classes.len(), on).and_then(|at| classes.get(at)) {
                    self.base(class);
                }
            }
            Item::Damage => self.damage(on),
            Item::Kind(at) => {
                let Some(weapon) = weapon(at) else { return };
                let now = WeaponKind::ALL.into_iter().position(|kind| kind == weapon.kind);
                let next = moved(now, WeaponKind::ALL.len(), on).and_then(|next| WeaponKind::ALL.get(next));
                if let Some(kind) = next {
                    self.change(at, *kind);
                }
            }
            Item::Arcs(at) => {
                let Some(weapon) = weapon(at) else { return };
                let all: Vec<Arcs> = Arcs::lawful(weapon.kind.most_arcs()).collect();
                let now = all.iter().position(|arcs| *arcs == weapon.arcs);
                let next = moved(now, all.len(), on).and_then(|next| all.get(next)).copied();
                if let (Some(arcs), Some(weapon)) = (next, self.design.refit.weapons.get_mut(at)) {
                    weapon.arcs = arcs;
                }
            }
            Item::Arm(_) => {}
        }
    }

    pub(super) fn update(&mut self, message: Message, catalogue: &Catalogue) -> Wish {
        let removing = std::mem::take(&mut self.removing);
        let weapons = &mut self.design.refit.weapons;
        match message {
            Message::Name(name) => self.design.name = name.chars().take(MOST_NAME).collect(),
            Message::Class(id) => {
                if let Some(class) = catalogue.class(&id) {
                    self.base(class);
                }
            }
            Message::Damage(more) => self.damage(more),
            Message::Arm(kind) => {
                if u32::try_from(weapons.len()).is_ok_and(|count| count < MOST_WEAPONS) {
                    weapons.push(Weapon { kind, arcs: usual(kind) });
                }
                self.focus = Some(Item::Arm(kind));
            }
            Message::Disarm(at) => {
                if at < weapons.len() {
                    weapons.remove(at);
                }
                let last = weapons.len().checked_sub(1);
                self.focus = last.map_or(Some(Item::Damage), |last| Some(Item::Kind(at.min(last))));
            }
            Message::Kind(at, kind) => {
                self.change(at, kind);
                self.focus = Some(Item::Kind(at));
            }
            Message::Arc(at, arc) => {
                if let Some(weapon) = weapons.get_mut(at) {
                    let open = weapon.arcs;
                    weapon.arcs =
                        Arc::ALL.into_iter().filter(|other| open.contains(*other) != (*other == arc)).collect();
                }
                self.focus = Some(Item::Arcs(at));
            }
            Message::AsPrinted => {
                if let Some(class) = self.class(catalogue) {
                    self.design.refit = as_printed(class);
                }
            }
            Message::Remove => {
                if removing && let Some(path) = &self.path {
                    return Wish::Remove(path.clone());
                }
                self.removing = true;
            }
        }
        Wish::None
    }

    /// Makes it from another class, as that is printed.
    fn base(&mut self, class: &Class) {
        self.design.class.clone_from(&class.id);
        self.design.refit = as_printed(class);
        self.focus = Some(Item::Class);
    }

    fn damage(&mut self, more: bool) {
        let now = self.design.refit.damage;
        self.design.refit.damage =
            if more { now.saturating_add(1).min(MOST_DAMAGE) } else { now.saturating_sub(1).max(1) };
        self.focus = Some(Item::Damage);
    }

    /// Makes a weapon another; its arcs stay if it may have them.
    fn change(&mut self, at: usize, kind: WeaponKind) {
        let Some(weapon) = self.design.refit.weapons.get_mut(at) else { return };
        let stays = Arcs::lawful(kind.most_arcs()).any(|arcs| arcs == weapon.arcs) && kind != WeaponKind::Torpedo;
        *weapon = Weapon { kind, arcs: if stays { weapon.arcs } else { usual(kind) } };
    }

    pub(super) fn main(&self, catalogue: &Catalogue) -> Wish {
        if !self.faults(catalogue).is_empty() {
            return Wish::None;
        }
        let mut design = self.design.clone();
        // Kept in the order of the system index, so that what is printed and what is played agree.
        if let Some(built) = design.design(catalogue) {
            design.refit.weapons = built.weapons;
        }
        Wish::Keep(self.path.clone(), design)
    }

    /// Everything that is wrong with it, each once.
    fn faults(&self, catalogue: &Catalogue) -> Vec<OwnFault> {
        let mut faults: Vec<OwnFault> = Vec::new();
        for fault in self.design.faults(catalogue) {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        faults
    }

    /// What is to be thought of.
    fn warnings(&self, catalogue: &Catalogue) -> Vec<DesignWarning> {
        match (self.class(catalogue), self.built(catalogue)) {
            (Some(class), Some(design)) => yard::warnings(class, &design),
            (None, _) | (_, None) => Vec::new(),
        }
    }

    /// Its ships as built.
    fn built(&self, catalogue: &Catalogue) -> Option<Design> {
        self.design.design(catalogue)
    }
}

fn as_printed(class: &Class) -> Refit {
    Refit { called: None, damage: class.damage, weapons: class.design().weapons }
}

/// The arcs that a new weapon has.
fn usual(kind: WeaponKind) -> Arcs {
    match kind {
        WeaponKind::A | WeaponKind::B => [Arc::Fore, Arc::Port, Arc::Starboard].into_iter().collect(),
        WeaponKind::C => Arcs::ALL,
        WeaponKind::Torpedo | WeaponKind::Needle => [Arc::Fore].into_iter().collect(),
    }
}
