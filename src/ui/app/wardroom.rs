//! The wardroom and the games played in it: the way there, games begun and gone on with, what a table asks of the window.

use std::path::PathBuf;
use std::time::Instant;

use iron_guest::{IronGuest, Start};

use super::{App, Effect, opening};
use crate::games::Kind;
use crate::ui::screen::Screen;
use crate::ui::screen::settings::Item;
use crate::ui::wardroom::{self, Wardroom};
use iron_guest_table::job::{Done, Job, catalogue};
use iron_guest_table::words::{refused, trouble};
use iron_guest_table::{Action, IronGuestTable, Message};
use kernel::session::Written;
use war_table::job::{Opened, Outset, Trouble};
use war_table::{BattleTable as _, Env, own_die};

impl App {
    /// Opens the wardroom; the games there are are looked up.
    pub(super) fn open_wardroom(&mut self) -> Effect {
        let catalogue = match catalogue() {
            Ok(catalogue) => catalogue,
            Err(faults) => return self.problem("problem-content", faults),
        };
        let mut wardroom = Wardroom::new(catalogue, self.players());
        if let Some(last) = &self.settings.iron_guest {
            wardroom.restore(last);
        }
        let opened = self.open(Screen::Wardroom(Box::new(wardroom)));
        let mut effects = vec![opened, self.list_games()];
        if self.settings.iron_guest.is_some() {
            // The battle that was set up last may lie far down the list.
            effects.push(Effect::Follow);
        }
        Effect::All(effects)
    }

    /// The names that were given last to the seats of the war games, or else to the seats aboard.
    pub(super) fn players(&self) -> &[String] {
        self.settings.players.as_deref().unwrap_or(&self.settings.seats)
    }

    pub(super) fn list_games(&self) -> Effect {
        Effect::IronGuest(Job::List(self.folders.games()))
    }

    /// What the wardroom asks of the window.
    pub(super) fn on_wardroom(&mut self, action: wardroom::Action) -> Effect {
        match action {
            wardroom::Action::None => Effect::None,
            wardroom::Action::NextField => Effect::NextField,
            wardroom::Action::Rules => self.take_in(super::Message::OpenRules(None)),
            wardroom::Action::Dice => self.turn(Item::OwnDice, true),
            wardroom::Action::Game(kind) => self.show_war_game(kind),
            wardroom::Action::Shelf => self.leave_page(Self::open_battle_shelf),
            wardroom::Action::Back => self.leave_page(Self::back),
            wardroom::Action::GoOn(path) => self.leave_page(|app| app.go_on_with(path)),
            wardroom::Action::Begin(start) => self.leave_page(|app| app.begin_battle(*start)),
        }
    }

    /// To the page of a game of the wardroom. Those of the others lie over that of Iron Guest, so that Esc leads back to it.
    pub(super) fn show_war_game(&mut self, kind: Kind) -> Effect {
        let here = if matches!(self.screen, Screen::Fleets(_)) { Kind::FullThrust } else { Kind::IronGuest };
        if kind == here {
            return Effect::None;
        }
        self.leave_page(|app| {
            let back = if here == Kind::IronGuest { Effect::None } else { app.back() };
            let opened = match kind {
                Kind::Campaign | Kind::IronGuest => Effect::None,
                Kind::FullThrust => app.open_fleets(),
            };
            // Both pages scroll alike; the new one begins at its head.
            Effect::All(vec![back, Effect::Show(0), opened])
        })
    }

    fn begin_battle(&mut self, start: Start) -> Effect {
        let seed = self.seeds.draw();
        let (folder, number) = (self.folders.games(), self.next_opening());
        Effect::IronGuest(Job::Begin { start: Start { seed, ..start }, folder, number })
    }

    pub(super) fn go_on_with(&mut self, path: PathBuf) -> Effect {
        let (number, dice) = (self.next_opening(), self.war_env().dice);
        Effect::IronGuest(Job::Load { path, dice, number })
    }

    /// The same game once more, with other dice.
    fn battle_again(&mut self) -> Effect {
        let Screen::IronGuest(table) = &self.screen else { return Effect::None };
        let (header, setup) = (table.session().header(), table.session().setup());
        let catalogue = kernel::Game::catalogue(table.session().game());
        let plain = catalogue.scenario(&setup.scenario).map(|scenario| scenario.faces_of(setup.players));
        let switches = iron_guest::content::Switches {
            players: Some(setup.players),
            radius: Some(setup.radius),
            // Only where they are others than the set-up's own, which may place ships there.
            faces: Some(setup.faces.clone()).filter(|faces| Some(faces) != plain.as_ref()),
            shoals: Some(setup.shoals.clone()),
            ships: Some(setup.ships),
            masts: Some(setup.masts),
            no_prisoners: Some(setup.variants.no_prisoners),
            wind: Some(setup.variants.wind),
            double_damage: Some(setup.variants.double_damage),
            long_chase: Some(setup.long_chase),
            squadrons: setup.squadrons.clone(),
        };
        let start = Start {
            scenario: setup.scenario.clone(),
            switches,
            seed: 0,
            players: header.players.clone(),
            name: String::new(),
            undo: header.undo,
            bots: setup.bots.clone(),
        };
        self.begin_battle(start)
    }

    /// Something done beside the window's thread has come back.
    pub(super) fn on_iron_guest_done(&mut self, done: Done) -> Effect {
        match done {
            Done::Opened(opened) => self.on_battle_opened(&opened),
            Done::Listed(kept, broken) => {
                let screens = self.under.iter_mut().chain([&mut self.screen]);
                let wardroom = screens.filter_map(|screen| match screen {
                    Screen::Wardroom(wardroom) => Some(wardroom),
                    _ => None,
                });
                wardroom.for_each(|wardroom| wardroom.keep(kept.clone(), broken.clone()));
                Effect::None
            }
            thought @ Done::Thought { .. } => {
                let Some(table) = self.battle() else { return Effect::None };
                let action = table.done(&thought);
                self.follow_battle(action)
            }
        }
    }

    fn on_battle_opened(&mut self, opened: &Opened<IronGuest>) -> Effect {
        if !self.is_awaited(opened.number) {
            // It was given up; one that was begun lies in the wardroom.
            drop(opened.take());
            return self.list_games();
        }
        match opened.take() {
            None => Effect::None,
            Some(Ok(Outset { session, new, note })) => {
                let path = session.path().map(std::path::Path::to_owned);
                let (table, action) = IronGuestTable::new(*session, new, self.war_env());
                let table = Screen::IronGuest(Box::new(table));
                if matches!(self.screen, Screen::IronGuest(_)) {
                    self.screen = table;
                } else {
                    let _ = self.open(table);
                }
                let followed = self.follow_battle(action);
                match (note, path) {
                    (Some(note), Some(path)) => Effect::All(vec![self.tell_note(path, &note), followed]),
                    (None, _) | (_, None) => followed,
                }
            }
            Some(Err(Trouble::Content(faults))) => self.problem("problem-content", faults),
            Some(Err(Trouble::Begin(error))) => {
                let words = refused(&self.text, &error);
                self.problem("problem-game", words)
            }
            Some(Err(Trouble::Open(error))) => {
                let words = trouble(&self.text, &error);
                self.problem("problem-load", words)
            }
        }
    }

    /// What an update of a war game's table is given.
    pub(super) fn war_env(&self) -> Env {
        let preferences = &self.settings.table;
        Env {
            factor: preferences.dice_speed.factor(),
            reduced: preferences.reduced_motion,
            dice: own_die::source(preferences),
            now: Instant::now(),
        }
    }

    /// The table of a battle, whatever lies over it.
    fn battle(&mut self) -> Option<&mut IronGuestTable> {
        std::iter::once(&mut self.screen).chain(&mut self.under).find_map(|screen| match screen {
            Screen::IronGuest(table) => Some(&mut **table),
            _ => None,
        })
    }

    /// What happens at the table of a battle.
    pub(super) fn on_battle(&mut self, message: Message) -> Effect {
        let env = self.war_env();
        let Screen::IronGuest(table) = &mut self.screen else { return Effect::None };
        // Who chooses a row without pointing at it finds it in sight.
        let chooses = message.chooses_from_afar();
        let action = table.update(message, env);
        table.tell_past(&self.text);
        let news = opening::FileNews::of_past(table.session());
        let followed = self.follow_battle(action);
        let effect = self.with_news(news, followed);
        if chooses { Effect::All(vec![effect, Effect::Follow]) } else { effect }
    }

    /// A move of a battle was written, or could not be. Returns nothing if no battle waits for it.
    pub(super) fn battle_written(&mut self, written: &Written) -> Option<Effect> {
        let env = self.war_env();
        let text = self.text.clone();
        let table = self.battle()?;
        let (news, action) = opening::battle_written(table, written, env, &text);
        let followed = self.follow_battle(action);
        Some(self.with_news(news, followed))
    }

    fn follow_battle(&mut self, action: Action) -> Effect {
        match action {
            Action::None => Effect::None,
            Action::Write(writing) => Effect::Write(writing),
            Action::Do(job) => Effect::IronGuest(*job),
            Action::Rules(number) => self.take_in(super::Message::OpenRules(Some(number.to_owned()))),
            Action::Settings => self.open_settings(),
            Action::Chronicle => self.chronicle_of_table(),
            Action::Report => self.report(None),
            Action::Focus(field) => Effect::SelectField(field),
            Action::Again => self.battle_again(),
            Action::Leave => {
                let back = self.back();
                Effect::All(vec![back, self.list_games(), self.read_battles_again()])
            }
        }
    }
}
