//! The language of the whole window: chosen, changed while it is open, and read anew.

use super::{App, Effect};
use crate::games::Kind;
use crate::ui::screen::Screen;
use ironclad_table::chronicle::Chronicle;
use ironclad_table::debriefing::Debriefing;
use ironclad_table::log_book::LogBook;
use ironclad_table::log_book::present::log_book;
use ironclad_table::missions::Missions;
use ironclad_table::present::Present;
use ironclad_table::table::Env;
use ironclad_table::table::Table;
use ironclad_table::tutorials::Tutorials;
use kit::rule_book::RuleBook;

impl App {
    /// Speaks the language that is set, or reads its files anew; every screen at once, those that lie below too.
    pub(super) fn speak_anew(&mut self) -> Effect {
        let setting = self.asked.clone().or_else(|| self.settings.language.clone());
        self.text = self.text.speaking(setting.as_deref());
        self.speak();
        // The game that a chronicle is of is known while what lies below it is in its place.
        let of = match &self.screen {
            Screen::Chronicle(chronicle) => self.game_of(chronicle.path()),
            _ => Kind::Campaign,
        };
        let mut screens = std::mem::take(&mut self.under);
        let top = std::mem::replace(&mut self.screen, Screen::Credits(crate::ui::screen::credits::Credits::new()));
        screens.push(top);
        let mut effects = Vec::new();
        screens.iter_mut().for_each(|screen| effects.push(self.retell(screen, of)));
        // A debriefing and a log book lie on the table that they tell of.
        let table =
            screens.iter().rev().find_map(|screen| if let Screen::Table(table) = screen { Some(table) } else { None });
        let debriefing = table.map(|table| self.debriefing_of(table));
        let book = table.and_then(|table| log_book(&self.text, table.session()));
        match (screens.last_mut(), debriefing, book) {
            (Some(screen @ Screen::Debriefing(_)), Some(view), _) => *screen = Screen::Debriefing(view),
            (Some(screen @ Screen::LogBook(_)), _, Some(view)) => *screen = Screen::LogBook(LogBook::new(view)),
            _ => {}
        }
        self.screen = screens.pop().unwrap_or_else(|| self.title_screen());
        self.under = screens;
        self.fill_shelf();
        self.fill_battle_shelf();
        let figures = self.rule_figures();
        if let Some(rules) = &self.rules {
            self.rules = Some(RuleBook::new(rules.volume(), &self.text, &figures, rules.open()));
        }
        Effect::All(effects)
    }

    /// Puts what a screen has put into words into words anew. What has none of its own finds them as it is drawn.
    fn retell(&self, screen: &mut Screen, of: Kind) -> Effect {
        match screen {
            Screen::Title(title) => {
                let new = self.title_with_game();
                *title = if title.is_bare() { new.bare() } else { new };
            }
            Screen::Tutorials(tutorials) => *tutorials = Tutorials::new(self.cards()),
            Screen::Missions(missions) => *missions = Missions::new(self.missions()),
            Screen::Settings(settings) => settings.retell(self.pack_rows()),
            Screen::Table(table) => {
                table.retell(Env::of(&self.text, &self.settings.table, self.measure));
            }
            Screen::Chronicle(chronicle) => {
                let path = chronicle.path().clone();
                *chronicle = Chronicle::new(path.clone());
                return self.telling(of, &path).map_or(Effect::None, Effect::Tell);
            }
            // The shelf is filled anew as a whole. What went wrong is said once, as it was when it went wrong.
            Screen::Campaigns(_)
            | Screen::NewCampaign(_)
            | Screen::Patrol(_)
            | Screen::Seats(_)
            | Screen::Tonight(_)
            | Screen::Debriefing(_)
            | Screen::LogBook(_)
            | Screen::Credits(_)
            | Screen::Wardroom(_)
            | Screen::IronGuest(_)
            | Screen::Fleets(_)
            | Screen::Yard(_)
            | Screen::FullThrust(_)
            | Screen::Problem(_) => {}
        }
        Effect::None
    }

    /// The debriefing of the scenario on a table.
    pub(super) fn debriefing_of(&self, table: &Table) -> Debriefing {
        let session = table.session();
        let book = log_book(&self.text, session);
        Debriefing::new(Present::new(&self.text, session, session.game(), None).debriefing()).with_log_book(book)
    }
}
