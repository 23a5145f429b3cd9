//! The page where a battle is set up, or gone on with: scenario, who plays which side, advanced rules, starter forces.

mod last;
mod message;
mod order;
mod view;

pub use last::{BattleName, LastSetup};
pub use message::{Action, Item, Message};
use order::SeatOrder;
pub use order::{Order, Source, Wish};

use std::sync::Arc;

use full_thrust::Seat;
use full_thrust::content::{Catalogue, Scenario};
use full_thrust::fair::Measured;
use full_thrust::switches::{Preset, Switch, Switches};

use crate::drawer::Drawer;
use crate::job::{Broken, Kept};
use full_thrust::own::Fleet;
use full_thrust::setup::{Setup, SetupFault};
use kit::choices;
use kit::key::{Arrow, Press};
use war_table::before::List;

/// The screen.
#[derive(Debug)]
pub struct Room {
    catalogue: Arc<Catalogue>,
    order: Order,
    kept: Vec<Kept>,
    broken: Vec<Broken>,
    /// The fleets that are kept, by name.
    fleets: Vec<Fleet>,
    /// The scenarios that are kept, by name.
    own: Vec<Scenario>,
    /// A battle that was measured, or is being, and what came of it.
    measured: Option<(Setup, Option<Measured>)>,
    focus: Option<Item>,
    list: List,
    /// What was set up last and waits for the files of the players' own.
    awaited: Option<LastSetup>,
}

/// What the page shows. To raise fleets and check them is work, and much of the page asks for it: it is done once a drawing.
#[derive(Debug)]
struct Shown {
    /// The battle that is pointed at, or else a new one; why it cannot be begun, if it cannot. What is set for that one waits
    /// while another is pointed at.
    setup: Result<Setup, SetupFault>,
    /// The battle as it is measured: whoever plays it. One that is gone on with is measured no more.
    to_measure: Option<Setup>,
}

/// The usual choices of rules.
const PRESETS: [Preset; 3] = [Preset::Basic, Preset::Standard, Preset::Full];

impl Room {
    /// The screen, with the names that were given last.
    pub fn new(catalogue: Arc<Catalogue>, names: &[String]) -> Self {
        let order = Order::new(&catalogue, names);
        Self {
            catalogue,
            order,
            kept: Vec::new(),
            broken: Vec::new(),
            fleets: Vec::new(),
            own: Vec::new(),
            measured: None,
            focus: None,
            list: List::Set,
            awaited: None,
        }
    }

    /// Sets up again what was set up last, as far as all that it names is still there.
    pub fn restore(&mut self, last: &LastSetup) {
        self.order.restore(last, &self.catalogue);
        self.awaited = self.order.waits_for(last, &self.catalogue).then(|| last.clone());
    }

    /// What is set up, to be set up again another time; none if nothing differs from what a first visit shows.
    pub fn last(&self) -> Option<LastSetup> {
        let now = self.order.last(&self.catalogue);
        let last = match &self.awaited {
            Some(awaited) => awaited.with(now),
            None => now,
        };
        let first = Order::new(&self.catalogue, &[]).last(&self.catalogue);
        (last != first).then_some(last)
    }

    /// The battles there are have been looked up, and the files that cannot be read.
    pub fn keep(&mut self, kept: Vec<Kept>, broken: Vec<Broken>) {
        (self.kept, self.broken) = (kept, broken);
        if let Some(Item::Kept(at)) = self.focus
            && at >= self.kept.len()
        {
            self.focus = None;
        }
    }

    /// The fleets there are have been looked up.
    pub fn keep_fleets(&mut self, drawer: &Drawer) {
        self.fleets = drawer.fleets.iter().map(|kept| kept.own.clone()).collect();
        self.order.forget_fleets(&self.fleets);
        self.own = drawer.scenarios.iter().map(|kept| kept.own.scenario.clone()).collect();
        if let Some(last) = self.awaited.take() {
            self.order.restore_kept(&last, &self.own, &self.fleets, &self.catalogue);
            if self.focus.is_some_and(Item::is_battle) {
                self.focus = Some(self.battle());
            }
        }
        // What was thrown away, changed or moved is no longer chosen.
        if let Source::Own(place) = self.order.source()
            && self.own.get(place) != self.order.scenario(&self.catalogue)
        {
            self.focus = None;
            self.order.choose(0, &self.catalogue);
        }
    }

    /// A battle has been measured.
    pub fn measured(&mut self, setup: &Setup, measured: &Measured) {
        if let Some((asked, found)) = &mut self.measured
            && asked == setup
        {
            *found = Some(measured.clone());
        }
    }

    fn measure(&mut self) -> Action {
        let Some(setup) = self.shown().to_measure else { return Action::None };
        if self.measured.as_ref().is_some_and(|(asked, found)| *asked == setup || found.is_none()) {
            return Action::None;
        }
        self.measured = Some((setup.clone(), None));
        Action::Measure(Box::new(setup))
    }

    /// What is set.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The battles that are kept.
    pub fn kept(&self) -> &[Kept] {
        &self.kept
    }

    /// All that can be chosen, in the order of the keys.
    fn items(&self) -> Vec<Item> {
        let own = (0..self.own.len()).map(Item::Own);
        let scenarios = (0..self.catalogue.scenarios().len()).map(Item::Scenario).chain([Item::Made]).chain(own);
        let made = self.order.source() == Source::Made;
        let wishes = Wish::ALL.into_iter().map(Item::Wish).filter(move |_| made);
        let seats = (0..self.order.seats(&self.catalogue).len()).map(Item::Seat);
        let free = self.order.is_free(&self.catalogue);
        let sides = self.order.scenario(&self.catalogue).map_or(0, |scenario| scenario.sides.len());
        let fleets = (0..sides).map(Item::Fleet).filter(|_| !self.fleets.is_empty());
        let forces = [Item::Budget, Item::Fleets].into_iter().chain(fleets).filter(move |_| free);
        let presets = PRESETS.into_iter().map(Item::Preset);
        let switches = Switch::ALL.into_iter().map(Item::Switch);
        let kept = (0..self.kept.len()).map(Item::Kept);
        scenarios
            .chain(wishes)
            .chain(seats)
            .chain(forces)
            .chain(presets)
            .chain(switches)
            .chain([Item::OpenHanded])
            .chain(kept)
            .collect()
    }

    /// Takes a message in. The list shows what the focus is on.
    pub fn update(&mut self, message: Message) -> Action {
        let before = self.order.source();
        let action = self.take_in(message);
        if let Some(Item::Kept(_)) = self.focus {
            self.list = List::Saved;
        } else if self.focus.is_some_and(Item::is_battle) {
            self.list = List::Set;
        }
        match action {
            Action::None if self.order.source() != before => Action::FromHead,
            action => action,
        }
    }

    fn take_in(&mut self, message: Message) -> Action {
        match message {
            Message::Press(press) => return self.press(&press),
            Message::Choose(item) => return self.choose(item),
            Message::List(list) => {
                self.list = list;
                if self.focus.is_some_and(|item| item.is_battle() || matches!(item, Item::Kept(_))) {
                    self.focus = None;
                }
            }
            Message::Turn(item, on) => self.turn(item, on),
            Message::Who(seat, bot) => {
                self.focus = Some(Item::Seat(seat));
                self.order.seat(seat, bot);
            }
            Message::Name(seat, name) => self.order.name(seat, &name),
            Message::Main => return self.main(),
            Message::Rules => return Action::Rules,
            Message::Dice => return Action::Dice,
            Message::Game(id) => return Action::Game(id),
            Message::Yard => return Action::Yard,
            Message::Shelf => return Action::Shelf,
            Message::Measure => return self.measure(),
            Message::Back => return Action::Back,
            Message::Idle => {}
        }
        Action::None
    }

    fn press(&mut self, press: &Press) -> Action {
        match press {
            Press::Enter => return self.main(),
            Press::Esc => return Action::Back,
            Press::Letter('n') => return Action::NextField,
            Press::Letter('y') => return Action::Yard,
            Press::Letter('b') => return Action::Shelf,
            Press::Letter('m') => return self.choose(Item::Made),
            Press::Letter('e') => return self.measure(),
            Press::Letter('r') => return Action::Rules,
            Press::Letter('d') => return Action::Dice,
            Press::Digit(_) => {
                if let Some(place) = press.row().filter(|place| *place < self.catalogue.scenarios().len()) {
                    return self.choose(Item::Scenario(place));
                }
            }
            Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)) => {
                if let Some(item) = self.focus {
                    self.turn(item, *arrow == Arrow::Right);
                }
            }
            Press::Space => {
                if let Some(item) = self.focus {
                    self.turn(item, true);
                }
            }
            Press::Arrow(arrow) => self.step(*arrow == Arrow::Down),
            Press::Tab { back } => self.step_group(!back),
            _ => {}
        }
        Action::None
    }

    /// To the next thing, or the one before. A scenario is chosen as it is come to; while nothing is pointed at, the first
    /// step is to the one that is chosen already.
    fn step(&mut self, forward: bool) {
        if self.focus.is_none() {
            self.focus = Some(self.battle());
            return;
        }
        self.focus = choices::step(&self.items(), self.focus, forward);
        if let Some(item) = self.focus.filter(|item| item.is_battle()) {
            self.turn(item, true);
        }
    }

    /// To the first thing of the next part of the screen, or of the one before; among the battles to the chosen one.
    fn step_group(&mut self, forward: bool) {
        let to = choices::step_part(&self.items(), self.focus, Item::group, forward);
        self.focus = to.map(|item| if item.is_battle() { self.battle() } else { item });
    }

    /// The battle that is chosen.
    fn battle(&self) -> Item {
        match self.order.source() {
            Source::Printed(place) => Item::Scenario(place),
            Source::Made => Item::Made,
            Source::Own(place) => Item::Own(place),
        }
    }

    /// A thing is pointed at.
    fn choose(&mut self, item: Item) -> Action {
        if self.focus == Some(item) && matches!(item, Item::Kept(_)) {
            return self.main();
        }
        self.focus = Some(item);
        self.turn(item, true);
        Action::None
    }

    /// Whether to turn a thing is to set up something else than what waits for its files.
    fn is_instead(&self, item: Item) -> bool {
        let own = self.awaited.as_ref().is_some_and(LastSetup::is_own);
        match item {
            Item::Scenario(_) | Item::Made | Item::Own(_) => own || item != self.battle(),
            // The rules that show are those of the battle that stands there meanwhile.
            Item::Wish(_) | Item::Budget | Item::Preset(_) | Item::Switch(_) => own,
            Item::Fleet(_) => true,
            Item::Seat(_) | Item::Fleets | Item::OpenHanded | Item::Kept(_) => false,
        }
    }

    fn turn(&mut self, item: Item, on: bool) {
        if self.is_instead(item) {
            self.awaited = None;
        }
        match item {
            Item::Scenario(place) => self.order.choose(place, &self.catalogue),
            Item::Made => self.order.choose_made(&self.catalogue),
            Item::Own(place) => {
                if let Some(own) = self.own.get(place) {
                    self.order.choose_own(place, own, &self.catalogue);
                }
            }
            Item::Wish(wish) => self.order.turn_wish(wish, on, &self.catalogue),
            Item::Seat(seat) => self.order.turn_seat(seat, on),
            Item::Budget => self.order.turn_budget(on, &self.catalogue),
            Item::Fleets => self.order.other_fleets(on),
            Item::Fleet(side) => self.order.turn_fleet(side, on, &self.fleets, &self.catalogue),
            Item::Preset(preset) => self.order.preset(preset),
            Item::Switch(switch) => self.order.turn_switch(switch),
            Item::OpenHanded => self.order.turn_open_handed(),
            Item::Kept(_) => {}
        }
    }

    /// Which battles are listed: those that can be begun if none is kept.
    fn list(&self) -> List {
        if self.kept.is_empty() { List::Set } else { self.list }
    }

    /// The battle that is pointed at, to be gone on with.
    fn pointed_at(&self) -> Option<&Kept> {
        match self.focus {
            Some(Item::Kept(at)) => self.kept.get(at),
            Some(
                Item::Scenario(_)
                | Item::Made
                | Item::Own(_)
                | Item::Wish(_)
                | Item::Seat(_)
                | Item::Budget
                | Item::Fleets
                | Item::Fleet(_)
                | Item::Preset(_)
                | Item::Switch(_)
                | Item::OpenHanded,
            )
            | None => None,
        }
    }

    /// What is shown.
    fn shown(&self) -> Shown {
        if let Some(kept) = self.pointed_at() {
            return Shown { setup: Ok(kept.setup.clone()), to_measure: None };
        }
        let setup = self.order.setup(&self.catalogue);
        let lawful = setup.as_ref().ok().cloned();
        let to_measure = lawful.map(|setup| Setup { bots: Vec::new(), open_handed: false, ..setup });
        Shown { setup, to_measure }
    }

    /// The scenario of what is shown.
    fn scenario_shown(&self) -> Option<&Scenario> {
        match self.pointed_at() {
            Some(kept) => kept.setup.scenario(&self.catalogue),
            None => self.order.scenario(&self.catalogue),
        }
    }

    /// The rules of what is shown, and whether its orders are open to all.
    fn rules_shown(&self) -> (Switches, bool) {
        match self.pointed_at() {
            Some(kept) => (kept.setup.switches, kept.setup.open_handed),
            None => (self.order.switches(), self.order.open_handed()),
        }
    }

    /// The seats of what is shown, each with the place of its side.
    fn seats_shown(&self) -> Vec<(SeatOrder, usize)> {
        match self.pointed_at() {
            Some(kept) => {
                let sides = kept.setup.forces.iter().enumerate();
                let sides = sides.flat_map(|(side, force)| std::iter::repeat_n(side, usize::from(force.squadrons)));
                let seats = Seat::ALL.into_iter().zip(sides);
                seats.map(|(seat, side)| (SeatOrder::kept(kept, seat), side)).collect()
            }
            None => {
                let seats = self.order.seats(&self.catalogue).iter().cloned();
                seats.zip(self.order.sides(&self.catalogue)).collect()
            }
        }
    }

    /// Whether what is shown can be set: it is a new battle.
    fn can_be_set(&self) -> bool {
        self.pointed_at().is_none()
    }

    fn main(&self) -> Action {
        if let Some(kept) = self.pointed_at() {
            return Action::GoOn(kept.path.clone());
        }
        match self.order.start(&self.catalogue) {
            Ok(start) => Action::Begin(Box::new(start)),
            Err(_) => Action::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    use full_thrust::bot::Strength;

    fn room() -> Room {
        Room::new(crate::job::catalogue().expect("sound content"), &["Mara".to_owned()])
    }

    fn press(room: &mut Room, press: Press) -> Action {
        room.update(Message::Press(press))
    }

    #[test]
    fn a_battle_against_the_machine_is_one_key_away() {
        let Action::Begin(start) = press(&mut room(), Press::Enter) else { panic!("a battle is begun") };
        assert_eq!(start.players.first().map(String::as_str), Some("Mara"));
        assert_eq!(start.setup.bots, [None, Some(Strength::Plain)]);
    }

    #[test]
    fn a_battle_that_is_kept_shows_its_own_rules_and_a_new_one_waits() {
        let mut room = room();
        press(&mut room, Press::Digit(2));
        room.update(Message::Turn(Item::OpenHanded, true));
        let setup = room.order.setup(&room.catalogue).expect("lawful");
        let (rules, mut seats) = (room.rules_shown(), room.seats_shown());
        press(&mut room, Press::Digit(1));
        room.update(Message::Turn(Item::OpenHanded, true));
        room.update(Message::Turn(Item::Preset(Preset::Full), true));
        let kept = Kept {
            path: PathBuf::from("a.jsonl"),
            modified: None,
            name: String::new(),
            players: vec!["Jonas".into()],
            setup: setup.clone(),
            turn: 3,
            outcome: None,
        };
        room.keep(vec![kept], Vec::new());
        let (new, set) = (room.rules_shown(), room.order().clone());
        assert_ne!(new, rules);
        room.update(Message::Choose(Item::Kept(0)));
        seats[0].0.name = "Jonas".into();
        assert_eq!((room.rules_shown(), room.seats_shown(), room.shown().setup), (rules, seats, Ok(setup)));
        assert!(!room.can_be_set() && *room.order() == set);
        assert_eq!(press(&mut room, Press::Letter('e')), Action::None, "it is not measured");
        room.update(Message::Choose(Item::Scenario(0)));
        assert_eq!(room.rules_shown(), new);
        assert!(room.can_be_set() && *room.order() == set);
    }

    #[test]
    fn a_kept_fleet_is_chosen_with_the_rules_that_it_needs() {
        use full_thrust::own::Format;
        use full_thrust::setup::ShipSetup;
        let mut room = room();
        let carrier = ShipSetup { groups: vec![6], ..ShipSetup::of("carrier") };
        let fleet = Fleet { format: Format, name: "Ark".into(), ships: vec![carrier, ShipSetup::of("frigate")] };
        let place = room.catalogue.scenarios().iter().position(|scenario| scenario.id == "fleet-action");
        room.update(Message::Choose(Item::Scenario(place.expect("the scenario"))));
        let kept = crate::drawer::Kept { path: PathBuf::from("ark.json"), pack: None, own: fleet.clone() };
        room.keep_fleets(&Drawer { fleets: vec![kept], ..Drawer::default() });
        room.update(Message::Turn(Item::Fleet(1), true));
        assert!(room.order.switches().fighters);
        let setup = room.order.setup(&room.catalogue).expect("lawful");
        assert_eq!(setup.forces[1].ships, fleet.ships);
        assert_ne!(setup.forces[0].ships, fleet.ships, "the other side is raised");
        // What is thrown away is no longer chosen.
        room.keep_fleets(&Drawer::default());
        assert!(room.order.fleet(1).is_none());
    }

    #[test]
    fn a_battle_is_made_to_measure_by_keys_and_measured() {
        let mut room = room();
        press(&mut room, Press::Letter('m'));
        for wish in Wish::ALL {
            for _ in 0..4 {
                room.update(Message::Turn(Item::Wish(wish), true));
                let setup = room.order.setup(&room.catalogue).expect("lawful");
                assert!(setup.own.is_some());
            }
        }
        let Action::Measure(setup) = press(&mut room, Press::Letter('e')) else { panic!("it is measured") };
        assert_eq!(press(&mut room, Press::Letter('e')), Action::None, "one at a time");
        let measured = Measured { won: vec![1, 1], drawn: 0 };
        room.measured(&setup, &measured);
        assert_eq!(room.measured, Some((*setup, Some(measured))));
        let Action::Begin(start) = press(&mut room, Press::Enter) else { panic!("a battle is begun") };
        assert!(start.setup.scenario.starts_with("made-"));
    }

    #[test]
    fn every_scenario_can_be_begun_under_every_preset() {
        let mut room = room();
        for place in 0..room.catalogue.scenarios().len() {
            room.update(Message::Choose(Item::Scenario(place)));
            for preset in PRESETS {
                room.update(Message::Turn(Item::Preset(preset), true));
                let start = room.order.start(&room.catalogue);
                assert!(start.is_ok(), "{place} {preset:?}: {:?}", start.err());
            }
        }
    }

    #[test]
    fn tab_comes_to_the_battle_that_is_chosen() {
        let mut room = room();
        press(&mut room, Press::Digit(3));
        press(&mut room, Press::Tab { back: false });
        press(&mut room, Press::Tab { back: true });
        assert_eq!(room.focus, Some(Item::Scenario(2)));
        press(&mut room, Press::Letter('m'));
        press(&mut room, Press::Tab { back: false });
        press(&mut room, Press::Tab { back: true });
        assert_eq!((room.focus, room.order.source()), (Some(Item::Made), Source::Made));
    }

    #[test]
    fn what_was_set_up_is_set_up_again() {
        let mut before = room();
        assert_eq!(before.last(), None, "nothing differs from a first visit");
        press(&mut before, Press::Letter('m'));
        before.update(Message::Turn(Item::Wish(Wish::Seed), true));
        before.update(Message::Who(1, Some(Strength::Strong)));
        before.update(Message::Turn(Item::Switch(Switch::HullArmour), true));
        let last = before.last().expect("another battle is set up");
        let mut after = room();
        after.restore(&last);
        assert_eq!(after.order(), before.order());
        // What is no longer there gives way to the first battle.
        let gone = LastSetup { battle: BattleName::Printed("gone".into()), bots: Vec::new(), ..last };
        let mut other = room();
        other.restore(&gone);
        assert_eq!(other.order().source(), Source::Printed(0));
        assert!(other.order().setup(&other.catalogue).is_ok());
    }

    #[test]
    fn a_fleet_that_was_chosen_waits_for_its_file() {
        use full_thrust::own::Format;
        use full_thrust::setup::ShipSetup;
        let fleet = Fleet { format: Format, name: "Ark".into(), ships: vec![ShipSetup::of("frigate")] };
        let drawer = || {
            let kept = crate::drawer::Kept { path: PathBuf::from("ark.json"), pack: None, own: fleet.clone() };
            Drawer { fleets: vec![kept], ..Drawer::default() }
        };
        let mut before = room();
        let place = before.catalogue.scenarios().iter().position(|scenario| scenario.id == "fleet-action");
        before.update(Message::Choose(Item::Scenario(place.expect("the scenario"))));
        before.keep_fleets(&drawer());
        before.update(Message::Turn(Item::Fleet(1), true));
        let last = before.last().expect("a fleet is chosen");
        let mut after = room();
        after.restore(&last);
        assert_eq!((after.order().fleet(1), after.last()), (None, Some(last)));
        after.keep_fleets(&drawer());
        assert_eq!(after.order(), before.order());
    }

    #[test]
    fn what_is_set_before_the_files_are_read_is_not_lost() {
        let mut first = room();
        press(&mut first, Press::Digit(2));
        let last = first.last().expect("another battle is chosen");
        let fleets = vec![None, Some("Ark".to_owned())];
        let mut room = self::room();
        room.restore(&LastSetup { fleets: fleets.clone(), ..last.clone() });
        press(&mut room, Press::Digit(2));
        room.update(Message::Turn(Item::OpenHanded, true));
        let now = room.last().expect("set up");
        assert_eq!((now.open_handed, now.fleets), (true, fleets.clone()));
        // The fleets of a battle that is gone are not another's.
        let mut room = self::room();
        room.restore(&LastSetup { battle: BattleName::Printed("gone".into()), fleets, ..last });
        assert!(room.last().is_none_or(|last| last.fleets.is_empty()));
    }

    #[test]
    fn the_battle_that_is_chosen_keeps_what_was_set() {
        for key in [Press::Digit(2), Press::Letter('m')] {
            let mut room = room();
            press(&mut room, key.clone());
            room.update(Message::Turn(Item::Preset(Preset::Basic), true));
            room.update(Message::Turn(Item::Budget, true));
            let set = room.order.clone();
            for key in [key, Press::Space, Press::Arrow(Arrow::Left), Press::Arrow(Arrow::Right)] {
                press(&mut room, key);
                assert_eq!(room.order, set);
            }
        }
    }

    #[test]
    fn the_first_step_is_to_the_battle_that_is_chosen() {
        let mut before = room();
        press(&mut before, Press::Digit(2));
        before.update(Message::Turn(Item::Preset(Preset::Basic), true));
        let last = before.last().expect("another battle is set up");
        for arrow in [Arrow::Up, Arrow::Down] {
            let mut after = room();
            after.restore(&last);
            press(&mut after, Press::Arrow(arrow));
            assert_eq!((after.focus, after.order()), (Some(Item::Scenario(1)), before.order()));
        }
    }

    #[test]
    fn another_battle_is_read_from_its_head() {
        let mut room = room();
        assert_eq!(press(&mut room, Press::Digit(2)), Action::FromHead);
        assert_eq!(press(&mut room, Press::Digit(2)), Action::None, "it is the same");
        assert_eq!(press(&mut room, Press::Letter('m')), Action::FromHead);
        let other = Message::Turn(Item::Wish(Wish::Seed), true);
        assert_eq!(room.update(other), Action::None, "what is turned stays in sight");
    }

    #[test]
    fn everything_is_set_by_keys() {
        let mut room = room();
        press(&mut room, Press::Digit(2));
        press(&mut room, Press::Tab { back: false });
        press(&mut room, Press::Arrow(Arrow::Down));
        // The second seat: from the middle strength to the strongest.
        press(&mut room, Press::Arrow(Arrow::Right));
        // A switch goes off and on without touching the others.
        while room.focus != Some(Item::Switch(Switch::HullArmour)) {
            press(&mut room, Press::Arrow(Arrow::Down));
        }
        press(&mut room, Press::Space);
        let Action::Begin(start) = press(&mut room, Press::Enter) else { panic!("a battle is begun") };
        assert_eq!(start.setup.bots, [None, Some(Strength::Strong)]);
        assert!(start.setup.switches.hull_armour);
    }
}
