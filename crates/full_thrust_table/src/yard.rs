//! The shipyard: designs of the players' own and fleets, made, named, kept, printed (Full Thrust 3.4, 11).

pub mod design;
pub mod fleet;
pub mod parts;
pub mod scenario;
pub mod shelf;

use std::path::PathBuf;
use std::sync::Arc;

use full_thrust::content::Catalogue;
use full_thrust::own::Fleet;
use iced::Element;
use kit::cx::Cx;
use kit::key::Press;

use crate::drawer::{Drawer, Errand, Thing, Told, Why};
use design::DesignDesk;
use fleet::FleetDesk;
use scenario::ScenarioDesk;
use shelf::Shelf;

/// What happened here.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key that no field took.
    Press(Press),
    /// On the shelf.
    Shelf(shelf::Message),
    /// At a fleet.
    Fleet(fleet::Message),
    /// At a design.
    Design(design::Message),
    /// At a scenario.
    Scenario(scenario::Message),
    /// The main button.
    Main,
    /// Back to the page of battles.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// To the next field for a name.
    NextField,
    /// Do something with the files.
    Do(Errand),
    /// Write out the record sheets of a fleet.
    Print(Box<Fleet>),
    /// Open the rule book.
    Rules,
    /// Back to the page of battles.
    Back,
}

/// What is told in passing.
#[derive(Debug, Clone, PartialEq)]
pub enum Note {
    /// A thing was written, to this file.
    Kept(PathBuf),
    /// A thing was thrown away.
    Gone,
    /// Something could not be written or thrown away.
    Failed(Why),
    /// Record sheets were written, to this file.
    Printed(PathBuf),
}

#[derive(Debug)]
enum Page {
    Shelf(Shelf),
    Fleet(Box<FleetDesk>),
    Design(Box<DesignDesk>),
    Scenario(Box<ScenarioDesk>),
}

/// The screen.
#[derive(Debug)]
pub struct Yard {
    catalogue: Arc<Catalogue>,
    drawer: Drawer,
    page: Page,
    note: Option<Note>,
    /// Whether a file is being thrown away just now.
    removing: bool,
}

impl Yard {
    /// The shelf, before the files are read.
    pub fn new(catalogue: Arc<Catalogue>) -> Self {
        Self { catalogue, drawer: Drawer::default(), page: Page::Shelf(Shelf::default()), note: None, removing: false }
    }

    /// The classes.
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }

    /// What is kept.
    pub fn drawer(&self) -> &Drawer {
        &self.drawer
    }

    /// What is told in passing.
    pub fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }

    /// Tells something in passing.
    pub fn tell(&mut self, note: Note) {
        self.note = Some(note);
    }

    /// An errand with the files is done. What was written lies on the shelf; what could not be stays open.
    pub fn done(&mut self, told: &Told) {
        self.drawer = told.drawer.clone();
        let removing = std::mem::take(&mut self.removing);
        match &told.done {
            None => {}
            Some(Ok(path)) => {
                self.note = Some(if removing { Note::Gone } else { Note::Kept(path.clone()) });
                self.page = Page::Shelf(Shelf::default());
            }
            Some(Err(why)) => self.note = Some(Note::Failed(why.clone())),
        }
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        if !matches!(message, Message::Press(Press::Arrow(_))) {
            self.note = None;
        }
        let catalogue = Arc::clone(&self.catalogue);
        match (&mut self.page, message) {
            (_, Message::Press(Press::Letter('n'))) => Action::NextField,
            (_, Message::Press(Press::Letter('?'))) => Action::Rules,
            (_, Message::Press(Press::Esc) | Message::Back) => self.back(),
            (Page::Shelf(shelf), message) => {
                let wish = match message {
                    Message::Press(press) => shelf.press(&press, &self.drawer),
                    Message::Shelf(message) => shelf.update(message),
                    Message::Main => shelf.main(),
                    Message::Fleet(_) | Message::Design(_) | Message::Scenario(_) | Message::Back => shelf::Wish::None,
                };
                self.open(wish)
            }
            (Page::Fleet(desk), message) => {
                let wish = match message {
                    Message::Press(press) => desk.press(&press, &catalogue, &self.drawer),
                    Message::Fleet(message) => desk.update(message, &catalogue, &self.drawer),
                    Message::Main => desk.main(&catalogue),
                    Message::Shelf(_) | Message::Design(_) | Message::Scenario(_) | Message::Back => fleet::Wish::None,
                };
                match wish {
                    fleet::Wish::None => Action::None,
                    fleet::Wish::Keep(path, fleet) => Action::Do(Errand::Keep(path, Box::new(Thing::Fleet(fleet)))),
                    fleet::Wish::Remove(path) => self.remove(path),
                    fleet::Wish::Print(fleet) => Action::Print(Box::new(fleet)),
                }
            }
            (Page::Design(desk), message) => {
                let wish = match message {
                    Message::Press(press) => desk.press(&press, &catalogue),
                    Message::Design(message) => desk.update(message, &catalogue),
                    Message::Main => desk.main(&catalogue),
                    Message::Shelf(_) | Message::Fleet(_) | Message::Scenario(_) | Message::Back => design::Wish::None,
                };
                match wish {
                    design::Wish::None => Action::None,
                    design::Wish::Keep(path, design) => Action::Do(Errand::Keep(path, Box::new(Thing::Design(design)))),
                    design::Wish::Remove(path) => self.remove(path),
                }
            }
            (Page::Scenario(desk), message) => {
                let wish = match message {
                    Message::Press(press) => desk.press(&press, &catalogue),
                    Message::Scenario(message) => desk.update(message),
                    Message::Main => desk.main(&catalogue),
                    Message::Shelf(_) | Message::Fleet(_) | Message::Design(_) | Message::Back => scenario::Wish::None,
                };
                match wish {
                    scenario::Wish::None => Action::None,
                    scenario::Wish::Keep(path, kept) => {
                        Action::Do(Errand::Keep(path, Box::new(Thing::Scenario(*kept))))
                    }
                    scenario::Wish::Remove(path) => self.remove(path),
                }
            }
        }
    }

    fn remove(&mut self, path: PathBuf) -> Action {
        self.removing = true;
        Action::Do(Errand::Remove(path))
    }

    fn back(&mut self) -> Action {
        match self.page {
            Page::Shelf(_) => Action::Back,
            Page::Fleet(_) | Page::Design(_) | Page::Scenario(_) => {
                self.page = Page::Shelf(Shelf::default());
                Action::None
            }
        }
    }

    fn open(&mut self, wish: shelf::Wish) -> Action {
        match wish {
            shelf::Wish::None => return Action::None,
            shelf::Wish::NewFleet => self.page = Page::Fleet(Box::new(FleetDesk::empty())),
            shelf::Wish::NewDesign => {
                if let Some(desk) = DesignDesk::first(&self.catalogue) {
                    self.page = Page::Design(Box::new(desk));
                }
            }
            shelf::Wish::NewScenario => self.page = Page::Scenario(Box::new(ScenarioDesk::empty())),
            shelf::Wish::Scenario(at) => {
                if let Some(kept) = self.drawer.scenarios.get(at) {
                    self.page = Page::Scenario(Box::new(ScenarioDesk::of(kept)));
                }
            }
            shelf::Wish::Fleet(at) => {
                if let Some(kept) = self.drawer.fleets.get(at) {
                    self.page = Page::Fleet(Box::new(FleetDesk::of(kept)));
                }
            }
            shelf::Wish::Design(at) => {
                if let Some(kept) = self.drawer.designs.get(at) {
                    self.page = Page::Design(Box::new(DesignDesk::of(kept)));
                }
            }
        }
        Action::None
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        match &self.page {
            Page::Shelf(shelf) => shelf.view(self, cx),
            Page::Fleet(desk) => desk.view(self, cx),
            Page::Design(desk) => desk.view(self, cx),
            Page::Scenario(desk) => desk.view(self, cx),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawer::Places;
    use full_thrust::design::WeaponKind;
    use kit::key::Arrow;

    fn yard() -> Yard {
        Yard::new(crate::job::catalogue().expect("sound content"))
    }

    fn places(folder: &tempfile::TempDir) -> Places {
        Places { own: folder.path().join("full-thrust"), packs: Vec::new() }
    }

    fn run(yard: &mut Yard, action: Action, places: &Places) {
        let Action::Do(errand) = action else { panic!("an errand, not {action:?}") };
        let told = errand.run(&yard.catalogue.clone(), places);
        yard.done(&told);
    }

    #[test]
    fn a_fleet_is_made_kept_changed_and_thrown_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut yard, places) = (yard(), places(&folder));
        assert_eq!(yard.update(Message::Main), Action::None, "a new fleet is opened");
        assert_eq!(yard.update(Message::Main), Action::None, "nothing is kept without a name and ships");
        yard.update(Message::Fleet(fleet::Message::Name("Home".into())));
        yard.update(Message::Fleet(fleet::Message::Add(fleet::Pick::Class("carrier".into()))));
        yard.update(Message::Fleet(fleet::Message::ShipName(0, "Ark".into())));
        let action = yard.update(Message::Main);
        run(&mut yard, action, &places);
        assert!(matches!(yard.note(), Some(Note::Kept(_))));
        let kept = &yard.drawer().fleets[0].own;
        assert_eq!((kept.name.as_str(), kept.ships[0].name.as_deref()), ("Home", Some("Ark")));
        assert_eq!(kept.ships[0].groups, [6, 6, 6], "a Carrier's bays are full");
        yard.update(Message::Shelf(shelf::Message::Choose(shelf::Item::Fleet(0))));
        yard.update(Message::Fleet(fleet::Message::Remove));
        let action = yard.update(Message::Fleet(fleet::Message::Remove));
        run(&mut yard, action, &places);
        assert!(yard.drawer().fleets.is_empty());
        assert_eq!(yard.note(), Some(&Note::Gone));
    }

    #[test]
    fn a_design_is_kept_only_when_it_is_lawful_and_sails_in_a_fleet() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut yard, places) = (yard(), places(&folder));
        yard.update(Message::Shelf(shelf::Message::Choose(shelf::Item::NewDesign)));
        yard.update(Message::Design(design::Message::Name("Needle".into())));
        yard.update(Message::Design(design::Message::Class("destroyer".into())));
        yard.update(Message::Design(design::Message::Arm(WeaponKind::B)));
        assert_eq!(yard.update(Message::Main), Action::None, "15 factors of 13");
        yard.update(Message::Design(design::Message::Disarm(0)));
        let action = yard.update(Message::Main);
        run(&mut yard, action, &places);
        assert_eq!(yard.drawer().designs.len(), 1);
        yard.update(Message::Shelf(shelf::Message::Choose(shelf::Item::NewFleet)));
        yard.update(Message::Fleet(fleet::Message::Name("Wood".into())));
        yard.update(Message::Fleet(fleet::Message::Add(fleet::Pick::Design(0))));
        let action = yard.update(Message::Main);
        run(&mut yard, action, &places);
        let ship = &yard.drawer().fleets[0].own.ships[0];
        assert_eq!(ship.refit.as_ref().and_then(|refit| refit.called.as_deref()), Some("Needle"));
    }

    #[test]
    fn everything_can_be_done_by_keys() {
        let press = |yard: &mut Yard, press| yard.update(Message::Press(press));
        let mut yard = yard();
        press(&mut yard, Press::Letter('f'));
        press(&mut yard, Press::Arrow(Arrow::Down));
        press(&mut yard, Press::Space);
        press(&mut yard, Press::Space);
        yard.update(Message::Fleet(fleet::Message::Name("Two".into())));
        let Action::Do(Errand::Keep(None, thing)) = press(&mut yard, Press::Enter) else { panic!("it is kept") };
        let Thing::Fleet(fleet) = *thing else { panic!("a fleet") };
        assert_eq!(fleet.ships.len(), 2);
        assert_eq!(press(&mut yard, Press::Esc), Action::None, "back to the shelf");
        press(&mut yard, Press::Letter('d'));
        yard.update(Message::Design(design::Message::Name("Other".into())));
        // From the class to its damage, and one box less.
        press(&mut yard, Press::Arrow(Arrow::Down));
        press(&mut yard, Press::Arrow(Arrow::Down));
        press(&mut yard, Press::Arrow(Arrow::Left));
        let Action::Do(Errand::Keep(None, thing)) = press(&mut yard, Press::Enter) else { panic!("it is kept") };
        let Thing::Design(design) = *thing else { panic!("a design") };
        assert_eq!(design.refit.damage, 3, "a Scout has 4 boxes");
        press(&mut yard, Press::Esc);
        assert_eq!(press(&mut yard, Press::Esc), Action::Back);
    }
}
