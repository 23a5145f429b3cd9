//! The way from screen to screen: what each screen's actions lead to.

use super::{App, Chosen, Message, TUTORIALS};
use crate::content::pack::{Fate, Pack};
use crate::ui::effect::Effect;
use crate::ui::job::library::Library;
use crate::ui::screen::settings::{PackRow, SettingsScreen};
use crate::ui::screen::{self, Screen, credits, settings, title};
use ironclad_table::missions::Mission;
use ironclad_table::patrol::Order;
use ironclad_table::tutorials::{Card, Progress};
use ironclad_table::{Sent, debriefing, log_book, missions, new_campaign, patrol, seats, tutorials};
use std::time::Instant;

/// The lesson that has none.
const FIRST_LESSON: &str = "tutorial-1";
/// The lesson that shows a combat.
const COMBAT_LESSON: &str = "tutorial-2";

impl App {
    /// Shows a screen over the one there is, to come back to it.
    pub(super) fn open(&mut self, screen: Screen) -> Effect {
        self.under.push(std::mem::replace(&mut self.screen, screen));
        Effect::None
    }

    /// Back to the screen before, where what has the focus is brought into sight again, and the place that was read last.
    pub(super) fn back(&mut self) -> Effect {
        self.screen = self.under.pop().unwrap_or_else(|| self.title_screen());
        if let Screen::Debriefing(screen) = &self.screen {
            return Effect::read_up_to(screen.read());
        }
        Effect::Follow
    }

    /// What the screen that shows does with a message, and what that leads to.
    pub(super) fn on_screen(&mut self, message: screen::Message) -> Effect {
        match (&mut self.screen, message) {
            (Screen::Title(screen), screen::Message::Title(message)) => {
                let action = screen.update(message);
                self.on_title(action)
            }
            (Screen::Campaigns(screen), screen::Message::Campaigns(message)) => {
                let action = screen.update(message);
                self.on_shelf(action)
            }
            (Screen::Chronicle(screen), screen::Message::Beside(Sent::Chronicle(message))) => {
                let action = screen.update(message);
                self.on_chronicle(action)
            }
            (Screen::LogBook(screen), screen::Message::Beside(Sent::LogBook(message))) => {
                match screen.update(message) {
                    log_book::Action::None => Effect::None,
                    log_book::Action::Show(part) => Effect::Show(part),
                    log_book::Action::Scroll { down } => Effect::Scroll { down },
                    log_book::Action::Back => self.back(),
                }
            }
            (Screen::NewCampaign(screen), screen::Message::Beside(Sent::NewCampaign(message))) => {
                match screen.update(message) {
                    new_campaign::Action::None => Effect::None,
                    new_campaign::Action::Focus => Effect::SelectField(new_campaign::FIELD),
                    new_campaign::Action::Sign(order) => self.sign_campaign(order),
                    new_campaign::Action::Learn => self.learn(COMBAT_LESSON.to_owned(), true),
                    new_campaign::Action::Back => self.back(),
                }
            }
            (Screen::Tutorials(screen), screen::Message::Beside(Sent::Tutorials(message))) => {
                match screen.update(message) {
                    tutorials::Action::None => Effect::None,
                    tutorials::Action::Back => self.back(),
                    tutorials::Action::Begin { id, scripted } => self.learn(id, scripted),
                }
            }
            (Screen::Patrol(screen), screen::Message::Beside(Sent::Patrol(message))) => match screen.update(message) {
                patrol::Action::None => Effect::None,
                patrol::Action::Draw => {
                    screen.drawn(self.seeds.draw_patrol());
                    Effect::None
                }
                patrol::Action::Sign(order) => self.sign(order),
                patrol::Action::Back => self.back(),
            },
            (Screen::Missions(screen), screen::Message::Beside(Sent::Missions(message))) => {
                match screen.update(message) {
                    missions::Action::None => Effect::None,
                    missions::Action::Back => self.back(),
                    missions::Action::Begin(id) => self.learn(id, false),
                }
            }
            (Screen::Seats(screen), screen::Message::Beside(Sent::Seats(message))) => match screen.update(message) {
                seats::Action::None => Effect::None,
                seats::Action::NextField => Effect::NextField,
                seats::Action::FieldBefore => Effect::FieldBefore,
                seats::Action::Back => self.leave_page(Self::back),
                seats::Action::Begin(seats) => self.leave_page(|app| app.begin(&seats)),
            },
            (Screen::Tonight(screen), screen::Message::Beside(Sent::Tonight(message))) => {
                let action = screen.update(message);
                self.on_tonight(action)
            }
            (Screen::Table(_), screen::Message::Table(message)) => self.on_table(message),
            (Screen::Debriefing(screen), screen::Message::Beside(Sent::Debriefing(message))) => {
                match screen.update(message, Instant::now()) {
                    debriefing::Action::None => Effect::None,
                    debriefing::Action::ReadOn => Effect::Leaf { down: true },
                    debriefing::Action::Scroll { down } => Effect::Scroll { down },
                    debriefing::Action::LogBook(view) => self.open(Screen::LogBook(log_book::LogBook::new(*view))),
                    debriefing::Action::Done if matches!(self.under.last(), Some(Screen::Table(_))) => self.back(),
                    debriefing::Action::Done => self.leave(),
                }
            }
            (Screen::Settings(screen), screen::Message::Settings(message)) => match screen.update(message) {
                settings::Action::None => Effect::None,
                settings::Action::Turn(item, on) => self.turn(item, on),
                settings::Action::Switch(pack) => self.switch(pack),
                settings::Action::Back => {
                    let back = self.back();
                    // A game on the table keeps the packs it was begun with; everything else is read anew.
                    let read = if matches!(self.screen, Screen::Table(_)) {
                        Effect::None
                    } else {
                        Effect::Read(self.shelves())
                    };
                    Effect::All(vec![back, read])
                }
            },
            (Screen::Credits(screen), screen::Message::Credits(message)) => match screen.update(message) {
                credits::Action::None => Effect::None,
                credits::Action::Back => self.back(),
            },
            (Screen::Wardroom(screen), screen::Message::Wardroom(message)) => {
                let action = screen.update(message);
                self.on_wardroom(action)
            }
            (Screen::IronGuest(_), screen::Message::IronGuest(message)) => self.on_battle(message),
            (Screen::Fleets(screen), screen::Message::Fleets(message)) => {
                let action = screen.update(message);
                self.on_fleets(action)
            }
            (Screen::Yard(screen), screen::Message::Yard(message)) => {
                let action = screen.update(message);
                self.on_yard(action)
            }
            (Screen::FullThrust(_), screen::Message::FullThrust(message)) => self.on_fleet_battle(message),
            (Screen::Problem(screen), screen::Message::Problem(message)) => {
                let action = screen.update(message);
                self.on_problem(action)
            }
            // A message of a screen that is gone is too late to matter.
            (
                Screen::Title(_)
                | Screen::Campaigns(_)
                | Screen::Chronicle(_)
                | Screen::LogBook(_)
                | Screen::NewCampaign(_)
                | Screen::Tutorials(_)
                | Screen::Patrol(_)
                | Screen::Missions(_)
                | Screen::Seats(_)
                | Screen::Tonight(_)
                | Screen::Table(_)
                | Screen::Debriefing(_)
                | Screen::Settings(_)
                | Screen::Credits(_)
                | Screen::Wardroom(_)
                | Screen::IronGuest(_)
                | Screen::Fleets(_)
                | Screen::Yard(_)
                | Screen::FullThrust(_)
                | Screen::Problem(_),
                _,
            ) => Effect::None,
        }
    }

    fn on_title(&mut self, action: title::Action) -> Effect {
        match action {
            title::Action::None => Effect::None,
            title::Action::Continue => match self.library.as_ref().and_then(Library::newest) {
                Some(game) => self.resume(game.path.clone()),
                None => Effect::None,
            },
            title::Action::Begin(place) => match TUTORIALS.get(place) {
                Some((id, _)) => self.learn((*id).to_owned(), true),
                None => Effect::None,
            },
            title::Action::Open(entry) => match entry {
                title::Entry::Campaigns => self.open_shelf(),
                title::Entry::Tutorials => {
                    let cards = self.cards();
                    self.open(Screen::Tutorials(tutorials::Tutorials::new(cards)))
                }
                title::Entry::Patrol => {
                    let (wishes, mode) = (self.settings.wishes.clone(), self.settings.mode);
                    let order = Order { wishes, mode, seed: self.seeds.draw_patrol() };
                    self.open(Screen::Patrol(patrol::Patrol::new(order)))
                }
                title::Entry::Wardroom => self.open_wardroom(),
                title::Entry::Missions => {
                    let missions = self.missions();
                    self.open(Screen::Missions(missions::Missions::new(missions)))
                }
                title::Entry::Settings => self.open_settings(),
                title::Entry::RuleBook => self.take_in(Message::OpenRules(None)),
                title::Entry::Credits => self.open(Screen::Credits(credits::Credits::new())),
                title::Entry::Quit => self.quit(),
            },
        }
    }

    /// The settings, with a switch for each pack.
    pub(super) fn open_settings(&mut self) -> Effect {
        self.open(Screen::Settings(SettingsScreen::new(self.pack_rows())))
    }

    /// The packs, for their switches.
    pub(super) fn pack_rows(&self) -> Vec<PackRow> {
        let language = self.text.language();
        let packs = self.library.iter().flat_map(|library| &library.packs).map(|pack| PackRow {
            id: pack.id.clone(),
            name: pack.name(language).to_owned(),
            faulty: matches!(pack.fate, Fate::Faulty(_)),
        });
        packs.collect()
    }

    /// The missions of the players' packs.
    pub(super) fn missions(&self) -> Vec<Mission> {
        let Some(library) = &self.library else { return Vec::new() };
        let word = |name: &str, part: &str| self.text.get(&format!("scenario-{name}-{part}"));
        let mission =
            |name: &str| Mission { id: name.to_owned(), name: word(name, "name"), subtitle: word(name, "subtitle") };
        library.content.missions().map(|scenario| mission(&scenario.name)).collect()
    }

    pub(super) fn cards(&self) -> Vec<Card> {
        TUTORIALS
            .iter()
            .map(|(id, art)| Card {
                id: (*id).to_owned(),
                name: self.text.get(&format!("scenario-{id}-name")),
                subtitle: self.text.get(&format!("scenario-{id}-subtitle")),
                teaches: self.text.get(&format!("scenario-{id}-teaches")),
                free: self.text.attr(&format!("{id}-free"), "text"),
                art: (*art).to_owned(),
                progress: self.library.as_ref().map_or(Progress::NotBegun, |library| library.progress(id)),
            })
            .collect()
    }

    /// Goes on with a lesson that is under way, or has the seats taken for a new one.
    fn learn(&mut self, scenario: String, scripted: bool) -> Effect {
        let library = self.library.as_ref();
        if let Some(game) = library.and_then(|library| library.under_way(&scenario, scripted)) {
            return self.resume(game.path.clone());
        }
        self.take_seats(Chosen::Lesson(scenario, scripted))
    }

    /// Has the seats taken for the game that is chosen.
    fn take_seats(&mut self, chosen: Chosen) -> Effect {
        self.chosen = Some(chosen);
        let seats = self.seats();
        self.open(Screen::Seats(seats))
    }

    /// Keeps the wishes, and has the seats taken if a patrol can be made of them.
    fn sign(&mut self, order: Order) -> Effect {
        if let Err(why) = self.can_be_made(&order) {
            if let Screen::Patrol(screen) = &mut self.screen {
                screen.refuse(why);
            }
            return Effect::None;
        }
        self.settings.wishes = order.wishes.clone();
        self.settings.mode = order.mode;
        let opened = self.take_seats(Chosen::Patrol(order));
        Effect::All(vec![Effect::Save(self.settings.clone()), opened])
    }

    /// A campaign to be begun.
    pub(super) fn open_new_campaign(&mut self) -> Effect {
        let content = self.content().ok();
        let language = self.text.language();
        let tale =
            |pack: &Pack| new_campaign::Tale { pack: pack.id().to_owned(), name: pack.name(language).to_owned() };
        let tales = content.iter().flat_map(|content| content.tellers()).map(tale).collect();
        // Whatever was played but the first lesson, which has no combat, has shown one or let it be passed by.
        let unmet = self
            .library
            .as_ref()
            .is_some_and(|library| library.games.iter().all(|game| game.summary.scenario == FIRST_LESSON));
        let screen = new_campaign::NewCampaign::new(self.settings.mode, tales).before_a_combat(unmet);
        self.open(Screen::NewCampaign(screen))
    }

    /// Has the seats taken for a campaign.
    fn sign_campaign(&mut self, order: new_campaign::Order) -> Effect {
        self.settings.mode = order.mode;
        let opened = self.take_seats(Chosen::Campaign(order));
        Effect::All(vec![Effect::Save(self.settings.clone()), opened])
    }

    /// Begins the game that was chosen.
    fn begin(&mut self, seats: &[seats::Taken]) -> Effect {
        match self.chosen.clone() {
            Some(chosen) => self.begin_game(chosen, seats),
            None => self.leave(),
        }
    }

    /// Back to the title, whatever lies between.
    pub(super) fn leave(&mut self) -> Effect {
        self.under.clear();
        self.screen = self.title_screen();
        Effect::Read(self.shelves())
    }
}
