//! Messages taken in: where each goes, keys, settings that are turned.

use iron_guest_table as battle;
use ironclad_table::table;
use kit::key::Press;
use kit::rule_book::{self, RuleBook};

use super::{App, Message};
use crate::ui::effect::Effect;
use crate::ui::screen::settings::Item;
use crate::ui::screen::{self, Screen};

/// How many grounds there are; see [`App::ground`].
const CHANGES: u8 = 8;

impl App {
    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Effect {
        let before = self.is_moving();
        // What moves by itself is drawn often, and covers its own traces.
        let slight = match &message {
            // On the open table strokes and words change at many places at once: there all is drawn anew.
            Message::Tick(_) => !matches!(self.screen, Screen::FullThrust(_)),
            Message::Screen(screen::Message::Table(table::Message::Board(event))) => event.is_slight(),
            Message::Screen(screen::Message::FullThrust(full_thrust_table::Message::Table(event))) => event.is_slight(),
            Message::Press(press) => self.rules.is_none() && self.told.is_none() && self.moves_the_map(press),
            Message::Screen(_)
            | Message::Window(_)
            | Message::FieldLeft
            | Message::Saved(_)
            | Message::Library(_)
            | Message::Opened(_)
            | Message::IronGuest(_)
            | Message::FullThrust(_)
            | Message::Prepared(_)
            | Message::Battles(_)
            | Message::Errand(_)
            | Message::Retold(..)
            | Message::LogBook(..)
            | Message::WrittenOut(_)
            | Message::Reported(_)
            | Message::Scaled(_)
            | Message::CloseRequested
            | Message::Dropped(_)
            | Message::Written(_)
            | Message::Rules(_)
            | Message::OpenRules(_)
            | Message::Asked(_) => false,
        };
        let effect = if self.is_too_early(&message) { Effect::None } else { self.take_in(message) };
        if !slight || before != self.is_moving() {
            self.change = (self.change + 1) % CHANGES;
        }
        effect
    }

    /// Whether something is done by hand on a screen that is left as soon as a game is there.
    fn is_too_early(&self, message: &Message) -> bool {
        let by_hand = matches!(
            message,
            Message::Screen(_) | Message::Rules(_) | Message::OpenRules(_) | Message::Asked(_) | Message::Dropped(_)
        );
        by_hand && self.opening.is_some()
    }

    /// Whether names are typed on a screen where something else may have the focus: a field that the keys lead away from
    /// takes no more letters.
    fn has_fields_beside_the_focus(&self) -> bool {
        self.rules.is_none() && matches!(&self.screen, Screen::Wardroom(_) | Screen::Fleets(_))
    }

    fn moves_the_map(&self, press: &Press) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.moves_the_map(press))
    }

    fn may_hide_the_focus(&self) -> bool {
        match &self.screen {
            Screen::Table(table) => table.may_hide_the_focus(self.measure.class()),
            Screen::Settings(_) | Screen::Fleets(_) => true,
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
            | Screen::Debriefing(_)
            | Screen::Credits(_)
            | Screen::Wardroom(_)
            | Screen::IronGuest(_)
            | Screen::Yard(_)
            | Screen::FullThrust(_)
            | Screen::Problem(_) => false,
        }
    }

    fn is_moving(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.is_moving())
    }

    /// The same within a message: what shows changes once with it.
    pub(super) fn take_in(&mut self, message: Message) -> Effect {
        match message {
            Message::Window(size) => {
                self.measure.resized(size);
                if self.measure.knows_scale() { Effect::None } else { Effect::AskScale }
            }
            Message::Scaled(scale) => {
                self.measure.rescaled(scale);
                Effect::None
            }
            Message::Press(press) => {
                let moves = matches!(press, Press::Arrow(_) | Press::Tab { .. });
                // On some screens the key of a row puts the focus on it, and it may lie out of sight.
                let keys = matches!(press, Press::Digit(_) | Press::Letter(_) | Press::Space);
                let chooses = keys && self.may_hide_the_focus();
                let leaves = moves && self.has_fields_beside_the_focus();
                let effect = self.press(press);
                // A field that is come to is in sight already.
                let follows = (moves || chooses) && effect != Effect::NextField;
                let mut all = vec![effect];
                if leaves {
                    all.push(Effect::LeaveField);
                }
                if follows {
                    all.push(Effect::Follow);
                }
                Effect::of(all)
            }
            Message::FieldLeft if self.rules.is_none() && self.screen.is_left_with_its_field() => {
                self.press(Press::Esc)
            }
            Message::FieldLeft => Effect::None,
            Message::Asked(asked) => self.asked_by_hand(asked),
            Message::Saved(Ok(())) => Effect::None,
            Message::Saved(Err(error)) => {
                let path = self.folders.settings().display().to_string();
                let place = self.text.with("problem-at", &[("path", path.into()), ("reason", error.into())]);
                self.problem("problem-settings", place)
            }
            Message::OpenRules(at) => {
                let figures = self.rule_figures();
                self.rules = Some(RuleBook::new(self.screen.volume(), &self.text, &figures, at.as_deref()));
                // Its line may lie far down the list.
                Effect::Follow
            }
            Message::Rules(message) => match self.rules.as_mut().map(|rules| rules.update(message)) {
                Some(rule_book::Action::Close) => {
                    self.rules = None;
                    Effect::None
                }
                Some(rule_book::Action::FocusSearch) => Effect::FocusField(rule_book::SEARCH),
                Some(rule_book::Action::None) => Effect::Follow,
                None => Effect::None,
            },
            Message::Library(read) => self.on_library(read),
            Message::Opened(opened) => self.on_opened(&opened),
            Message::IronGuest(done) => self.on_iron_guest_done(done),
            Message::FullThrust(done) => self.on_full_thrust_done(done),
            Message::Prepared(done) => self.on_prepared(done),
            Message::Battles(battles) => self.on_battles(*battles),
            Message::Errand(outcome) => self.on_errand(&outcome),
            Message::Retold(path, told) => self.on_told(&path, told),
            Message::LogBook(path, read) => self.on_log_book(&path, read),
            Message::WrittenOut(written) => self.on_written_out(written),
            Message::Reported(written) => self.on_reported(written),
            Message::CloseRequested => self.quit(),
            Message::Dropped(path) => self.dropped(&path),
            Message::Written(written) => {
                let effect = self.on_written(&written);
                // What was done may have pushed out of sight what has the focus.
                if self.may_hide_the_focus() { Effect::All(vec![effect, Effect::Follow]) } else { effect }
            }
            // The first frame is on the screen.
            Message::Tick(_) if self.unread => {
                if let Screen::Title(title) = &mut self.screen {
                    title.complete();
                }
                self.begin_to_read()
            }
            Message::Tick(now) => match &mut self.screen {
                Screen::Title(title) => {
                    title.complete();
                    Effect::None
                }
                Screen::IronGuest(_) => self.on_battle(battle::Message::Tick(now)),
                Screen::FullThrust(_) => self.on_fleet_battle(full_thrust_table::Message::Tick(now)),
                Screen::Table(_) => self.on_table(table::Message::Tick(now)),
                Screen::Debriefing(screen) => {
                    screen.tick(now);
                    Effect::None
                }
                Screen::Campaigns(_)
                | Screen::Chronicle(_)
                | Screen::LogBook(_)
                | Screen::NewCampaign(_)
                | Screen::Tutorials(_)
                | Screen::Patrol(_)
                | Screen::Missions(_)
                | Screen::Seats(_)
                | Screen::Tonight(_)
                | Screen::Settings(_)
                | Screen::Credits(_)
                | Screen::Wardroom(_)
                | Screen::Fleets(_)
                | Screen::Yard(_)
                | Screen::Problem(_) => Effect::None,
            },
            Message::Screen(message) => {
                self.told = None;
                self.on_screen(message)
            }
        }
    }

    fn press(&mut self, press: Press) -> Effect {
        if self.waits(&press) {
            return Effect::None;
        }
        if let Some(effect) = self.press_on_walk(&press) {
            return effect;
        }
        match press {
            Press::FullScreen => self.turn(Item::FullScreen, true),
            Press::Reread => self.speak_anew(),
            Press::Zoom { nearer, text: true } => self.turn(Item::Text, nearer),
            press if self.rules.is_some() => self.take_in(Message::Rules(rule_book::Message::Press(press))),
            Press::Letter('?') if !matches!(self.screen, Screen::Table(_)) => self.asked_by_key(),
            Press::Page { down } => {
                let message = self.screen.press(press);
                let effect = self.on_screen(message);
                Effect::All(vec![effect, Effect::Leaf { down }])
            }
            press => {
                let message = self.screen.press(press);
                self.on_screen(message)
            }
        }
    }

    /// Puts a setting one on or back; it holds at once and is kept.
    pub(super) fn turn(&mut self, item: Item, on: bool) -> Effect {
        let new = item.changed(&self.settings, &self.text, on);
        let mut effects = vec![Effect::Save(new.clone())];
        if new.full_screen != self.settings.full_screen {
            effects.push(Effect::FullScreen(new.full_screen));
        }
        let spoken = new.language != self.settings.language;
        self.settings = new;
        self.damage = None;
        if spoken {
            self.asked = None;
            effects.push(self.speak_anew());
        }
        self.measure.set_text(self.settings.table.text_factor());
        Effect::All(effects)
    }

    /// Puts a players' pack aside, or takes it in again.
    pub(super) fn switch(&mut self, pack: String) -> Effect {
        if !self.settings.packs_off.remove(&pack) {
            self.settings.packs_off.insert(pack);
        }
        Effect::Save(self.settings.clone())
    }
}
