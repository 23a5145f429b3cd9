//! Full Thrust in the window: the page of its battles, battles begun and gone on with, what a table asks of the window.

use std::path::PathBuf;
use std::sync::Arc;

use full_thrust::game::Start;
use full_thrust::play::FullThrust;
use full_thrust::setup::SetupFault;
use full_thrust_table::drawer::{Errand, Places, Told};
use full_thrust_table::job::{Done, Job, catalogue};
use full_thrust_table::{Action, FullThrustTable, Message, Room, Yard, preparation, room, sheets, yard};
use ironclad_table::chronicle::Form;
use kernel::session::Written;
use kit::measure::Class;
use war_table::BattleTable as _;
use war_table::job::{Opened, Outset, Trouble};

use super::{App, Effect, opening};
use crate::games::{Kind, WarGame as _, load_error};
use crate::ui::job::chronicle::WritingOut;
use crate::ui::screen::Screen;
use crate::ui::screen::settings::Item;

impl App {
    /// The packs in use: what each is called, and its folder.
    fn packs_in_use(&mut self) -> Vec<(String, PathBuf)> {
        match self.content() {
            Ok(content) => {
                let language = self.text.language();
                content.packs.iter().map(|pack| (pack.name(language).to_owned(), pack.folder.clone())).collect()
            }
            // What is wrong with it is told by whatever needs it.
            Err(_) => Vec::new(),
        }
    }

    /// Opens the page of Full Thrust; the battles there are are looked up.
    pub(super) fn open_fleets(&mut self) -> Effect {
        let catalogue = match catalogue() {
            Ok(catalogue) => catalogue,
            Err(faults) => return self.problem("problem-content", faults),
        };
        let mut room = Room::new(catalogue, self.players());
        if let Some(last) = &self.settings.full_thrust {
            room.restore(last);
        }
        let opened = self.open(Screen::Fleets(Box::new(room)));
        let mut effects = vec![opened, self.list_fleet_battles(), self.drawer(Errand::Read)];
        if self.settings.full_thrust.is_some() {
            // The battle that was set up last may lie far down the page.
            effects.push(Effect::Follow);
        }
        Effect::All(effects)
    }

    pub(super) fn list_fleet_battles(&self) -> Effect {
        Effect::FullThrust(Job::List(self.folders.games()))
    }

    /// What the page asks of the window.
    pub(super) fn on_fleets(&mut self, action: room::Action) -> Effect {
        match action {
            // In a small window the row that was chosen lies on the same page, and stays in sight.
            room::Action::FromHead if self.measure.class() >= Class::Medium => Effect::Show(0),
            room::Action::None | room::Action::FromHead => Effect::None,
            room::Action::NextField => Effect::NextField,
            room::Action::Dice => self.turn(Item::OwnDice, true),
            room::Action::Game(id) => Kind::named(id).map_or(Effect::None, |kind| self.show_war_game(kind)),
            room::Action::Rules => self.take_in(super::Message::OpenRules(None)),
            room::Action::Back => self.leave_page(Self::back),
            room::Action::Yard => self.leave_page(Self::open_yard),
            room::Action::Shelf => self.leave_page(Self::open_battle_shelf),
            room::Action::Measure(setup) => Effect::Prepare(preparation::Job::Measure(setup)),
            room::Action::GoOn(path) => self.leave_page(|app| app.go_on_with_fleet_battle(path)),
            room::Action::Begin(start) => self.leave_page(|app| app.begin_fleet_battle(*start)),
        }
    }

    /// Opens the shipyard; what is kept is looked up.
    fn open_yard(&mut self) -> Effect {
        let catalogue = match catalogue() {
            Ok(catalogue) => catalogue,
            Err(faults) => return self.problem("problem-content", faults),
        };
        let opened = self.open(Screen::Yard(Box::new(Yard::new(catalogue))));
        Effect::All(vec![opened, self.drawer(Errand::Read)])
    }

    /// What the shipyard asks of the window.
    pub(super) fn on_yard(&mut self, action: yard::Action) -> Effect {
        match action {
            yard::Action::None => Effect::None,
            yard::Action::NextField => Effect::NextField,
            yard::Action::Rules => self.take_in(super::Message::OpenRules(None)),
            yard::Action::Back => self.back(),
            yard::Action::Do(errand) => self.drawer(errand),
            yard::Action::Print(fleet) => match catalogue() {
                Ok(catalogue) => {
                    let document = sheets::of_fleet(&self.text, &catalogue, &fleet);
                    Effect::WriteOut(WritingOut::new(Arc::new(document), Form::Html))
                }
                Err(faults) => self.problem("problem-content", faults),
            },
        }
    }

    /// What was done for the pages before a battle is done.
    pub(super) fn on_prepared(&mut self, done: preparation::Done) -> Effect {
        match done {
            preparation::Done::Measured(setup, measured) => {
                for screen in self.under.iter_mut().chain([&mut self.screen]) {
                    if let Screen::Fleets(room) = screen {
                        room.measured(&setup, &measured);
                    }
                }
                Effect::None
            }
            preparation::Done::Drawer(Ok(told)) => self.on_drawer(&told),
            preparation::Done::Drawer(Err(faults)) => self.problem("problem-content", faults),
        }
    }

    /// Something to be done with the files of designs, fleets and scenarios.
    fn drawer(&mut self, errand: Errand) -> Effect {
        let places = Places { own: self.folders.full_thrust(), packs: self.packs_in_use() };
        Effect::Prepare(preparation::Job::Drawer { errand, places })
    }

    /// The files were read, and perhaps written before.
    fn on_drawer(&mut self, told: &Told) -> Effect {
        let mut chooses = false;
        for screen in self.under.iter_mut().chain([&mut self.screen]) {
            match screen {
                Screen::Fleets(room) => {
                    let before = room.order().source();
                    room.keep_fleets(&told.drawer);
                    chooses |= room.order().source() != before;
                }
                Screen::Yard(yard) => yard.done(told),
                _ => {}
            }
        }
        // A battle of the players' own that was set up last may lie far down the page.
        if chooses { Effect::Follow } else { Effect::None }
    }

    fn begin_fleet_battle(&mut self, start: Start) -> Effect {
        let seed = self.seeds.draw();
        let (folder, number) = (self.folders.games(), self.next_opening());
        Effect::FullThrust(Job::Begin { start: Start { seed, ..start }, folder, number })
    }

    pub(super) fn go_on_with_fleet_battle(&mut self, path: PathBuf) -> Effect {
        let (number, dice) = (self.next_opening(), self.war_env().dice);
        Effect::FullThrust(Job::Load { path, dice, number })
    }

    /// The same battle once more, with other dice.
    fn fleet_battle_again(&mut self) -> Effect {
        let Screen::FullThrust(table) = &self.screen else { return Effect::None };
        let (header, setup) = (table.session().header(), table.session().setup().clone());
        let start = Start { setup, seed: 0, players: header.players.clone(), name: String::new(), undo: header.undo };
        self.begin_fleet_battle(start)
    }

    /// Something done beside the window's thread has come back.
    pub(super) fn on_full_thrust_done(&mut self, done: Done) -> Effect {
        match done {
            Done::Opened(opened) => self.on_fleet_battle_opened(&opened),
            Done::Listed(kept, broken) => {
                let screens = self.under.iter_mut().chain([&mut self.screen]);
                let rooms = screens.filter_map(|screen| match screen {
                    Screen::Fleets(room) => Some(room),
                    _ => None,
                });
                rooms.for_each(|room| room.keep(kept.clone(), broken.clone()));
                Effect::None
            }
            thought @ Done::Thought { .. } => {
                let Some(table) = self.fleet_battle() else { return Effect::None };
                let action = table.done(&thought);
                self.follow_fleet_battle(action)
            }
        }
    }

    fn on_fleet_battle_opened(&mut self, opened: &Opened<FullThrust>) -> Effect {
        if !self.is_awaited(opened.number) {
            // It was given up; one that was begun lies on the page.
            drop(opened.take());
            return self.list_fleet_battles();
        }
        let fault = |fault: &SetupFault| FullThrust::fault(&self.text, fault);
        match opened.take() {
            None => Effect::None,
            Some(Ok(Outset { mut session, new: _, note })) => {
                session.set_dice_source(self.war_env().dice);
                let path = session.path().map(std::path::Path::to_owned);
                let (table, action) = FullThrustTable::new(*session);
                let table = Screen::FullThrust(Box::new(table));
                if matches!(self.screen, Screen::FullThrust(_)) {
                    self.screen = table;
                } else {
                    let _ = self.open(table);
                }
                let followed = self.follow_fleet_battle(action);
                match (note, path) {
                    (Some(note), Some(path)) => Effect::All(vec![self.tell_note(path, &note), followed]),
                    (None, _) | (_, None) => followed,
                }
            }
            Some(Err(Trouble::Content(faults))) => self.problem("problem-content", faults),
            Some(Err(Trouble::Begin(error))) => {
                let words = words::saving::session(&self.text, &error, fault);
                self.problem("problem-game", words)
            }
            Some(Err(Trouble::Open(error))) => {
                let words = load_error::<FullThrust>(&self.text, &error);
                self.problem("problem-load", words)
            }
        }
    }

    /// The table of a battle, whatever lies over it.
    fn fleet_battle(&mut self) -> Option<&mut FullThrustTable> {
        std::iter::once(&mut self.screen).chain(&mut self.under).find_map(|screen| match screen {
            Screen::FullThrust(table) => Some(&mut **table),
            _ => None,
        })
    }

    /// What happens at the table of a battle.
    pub(super) fn on_fleet_battle(&mut self, message: Message) -> Effect {
        let env = self.war_env();
        let Screen::FullThrust(table) = &mut self.screen else { return Effect::None };
        let action = table.update(message, env);
        table.tell_past(&self.text);
        let news = opening::FileNews::of_past(table.session());
        let followed = self.follow_fleet_battle(action);
        self.with_news(news, followed)
    }

    /// A move of a battle was written, or could not be. Returns nothing if no battle waits for it.
    pub(super) fn fleet_battle_written(&mut self, written: &Written) -> Option<Effect> {
        let env = self.war_env();
        let text = self.text.clone();
        let table = self.fleet_battle()?;
        let (news, action) = opening::battle_written(table, written, env, &text);
        let followed = self.follow_fleet_battle(action);
        Some(self.with_news(news, followed))
    }

    fn follow_fleet_battle(&mut self, action: Action) -> Effect {
        match action {
            Action::None => Effect::None,
            Action::Write(writing) => Effect::Write(writing),
            Action::Do(job) => Effect::FullThrust(*job),
            Action::Rules(number) => self.take_in(super::Message::OpenRules(Some(number.to_owned()))),
            Action::Settings => self.open_settings(),
            Action::Chronicle => self.chronicle_of_table(),
            Action::Report => self.report(None),
            Action::Focus(field) => Effect::SelectField(field),
            Action::Again => self.fleet_battle_again(),
            Action::Leave => {
                let back = self.back();
                Effect::All(vec![back, self.list_fleet_battles(), self.read_battles_again()])
            }
        }
    }
}
