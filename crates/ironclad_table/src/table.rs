//! The screen for play: one table, one place of decision.
//!
//! It reads the session, sends it answers, and shows what came of them. Everything shown is put together once for each
//! change, in `shown.rs`; a view only places it.

mod endings;
pub mod frame;
pub(crate) mod haste;
mod in_sight;
mod keys;
pub(crate) mod layer;
mod menu;
pub(crate) mod message;
pub(crate) mod mode;
mod moving;
pub(crate) mod overlay;
mod pending_write;
pub(crate) mod play;
mod shown;
mod view;
pub(crate) use crate::inspect::Subject;
pub use message::{Action, Env, Message};
pub(crate) use overlay::Over;

use std::time::Instant;

use crate::decision::Top;
use crate::decision::composer::Composer;
use crate::decision::kept::Kept;
use crate::dice;
use crate::dice::playback::Ticked;
use crate::lesson::state::LessonState;
use crate::map::{self, Camera};
use crate::outfitting::present::Piece;
use crate::plan::Plan;
use crate::story::state::Reading;
use crate::table::frame::Tab;
use endings::Endings;
use haste::{HoldBack, LastPress, Pressed};
use iced::Size;
use ironclad_game::engine::{Answer, Decision, Game, Outcome, Pending};
use ironclad_game::session::Session;
use ironclad_text::thing::Words;
use kit::key::Press;
use kit::measure::Class;
use layer::Base;
use menu::Menu;
use message::hurries;
use mode::Mode;
use moving::{Animation, ends_motion};
use overlay::Overlay;
use pending_write::PendingWrite;
use play::Sent;
use shown::Shown;

/// The table.
#[derive(Debug)]
pub struct Table {
    pub(crate) session: Session,
    pub(crate) decision: Option<Decision>,
    pub(crate) composer: Composer,
    /// What the table is used for.
    pub(crate) mode: Mode,
    /// What is kept of one answer for the next.
    pub(crate) kept: Kept,
    /// What is acted out.
    pub(crate) animation: Animation,
    /// What is read.
    pub(crate) reading: Reading,
    last_press: LastPress,
    /// Whether the main button takes presses.
    pub(crate) button: HoldBack,
    /// What has ended and is still to be told.
    pub(crate) endings: Endings,
    /// How far the players are with the lesson.
    pub(crate) lesson: LessonState,
    pub(crate) camera: Camera,
    /// The room there was for the chart when it was last drawn.
    chart_room: Size,
    pub(crate) list_top: Top,
    pub(crate) log_back: usize,
    pub(crate) tab: Tab,
    news: Vec<Tab>,
    /// What is laid over the table.
    pub(crate) overlay: Overlay,
    /// The move that is being written.
    pub(crate) pending_write: Option<PendingWrite>,
    /// Something that could not be done, in words.
    pub(crate) problem: Option<String>,
    pub(crate) shown: Shown,
}

impl Table {
    /// The table of a session; a new one opens with its briefing.
    pub fn new(session: Session, env: Env<'_>) -> Self {
        let fresh = session.history().len() <= 1;
        let scripted = session.game().state().setup.scripted;
        let briefing = Words::of(env.text, session.game()).briefing();
        let mut table = Self {
            decision: None,
            composer: Composer::default(),
            mode: Mode::Playing,
            kept: Kept::default(),
            animation: Animation::default(),
            reading: Reading::default(),
            endings: Endings::default(),
            last_press: LastPress::default(),
            button: HoldBack::default(),
            lesson: LessonState::new(fresh && scripted),
            camera: Camera::fit(),
            chart_room: Size::ZERO,
            list_top: Top::default(),
            log_back: 0,
            tab: Tab::default(),
            news: Vec::new(),
            overlay: Overlay::default(),
            pending_write: None,
            problem: None,
            shown: Shown::default(),
            session,
        };
        table.session.set_dice_source(dice::source(env.settings));
        // A story begins with passages of its own.
        if fresh && !table.tells_a_story() {
            table.reading.lay(briefing);
        }
        table.asked_anew(env);
        table
    }

    /// Puts everything into words anew: the language has changed.
    pub fn retell(&mut self, env: Env<'_>) {
        self.shown = Shown::default();
        self.problem = None;
        if let Some(timeline) = self.mode.timeline_mut() {
            timeline.forget_words();
        }
        self.show(env);
    }

    /// Whether something moves.
    pub fn is_moving(&self) -> bool {
        let replayed = self.mode.is_running() || self.mode.has_dice();
        self.animation.has_dice() || replayed || self.moves().is_moving()
    }

    /// Whether a key moves the map, and nothing lies over it that would go at any key.
    pub fn moves_the_map(&self, press: &Press) -> bool {
        let over = !self.overlay.is_empty() || self.problem.is_some();
        let shows = match self.base() {
            Base::LookRound | Base::Ended | Base::ReadOnly | Base::Die | Base::Question => true,
            Base::Naming(_) | Base::Timeline(_) | Base::Past(_) | Base::Dice | Base::Page(_) | Base::Plan => false,
        };
        matches!(press, Press::Pan(_) | Press::Zoom { text: false, .. })
            && shows
            && !(over || self.is_moving() || !self.shown.said.is_empty())
    }

    /// Whether the card that tells how a combat ended, or what was said, lies over the decision, as it does where there is no room
    /// beside it.
    pub fn covers_the_decision(&self, class: Class) -> bool {
        (self.shown.report.is_some() || !self.shown.said.is_empty()) && class == Class::Tiny
    }

    /// Whether what has the focus may lie out of sight in something that scrolls: among the cards of a fitting out, those
    /// ashore and those of a choice in the story, and in small windows in the decision.
    pub fn may_hide_the_focus(&self, class: Class) -> bool {
        let cards = self.shown.fitting.is_some() || self.shown.between_scenarios.is_some();
        cards || self.chooses_in_the_story() || class < Class::Medium
    }

    /// Whether the card that tells how a combat ended is put away by its key. In small windows a lesson or a tab may lie over
    /// it, and then the key is not its own.
    pub(crate) fn report_has_the_key(&self, class: Class) -> bool {
        let covered = match class {
            Class::Full | Class::Medium => false,
            Class::Small | Class::Tiny => self.shown.lesson.is_some() && !self.lesson.is_away(),
        };
        self.shown.report.is_some() && !covered && !self.is_behind_a_tab(class)
    }

    /// Whether what was said is put away by a key: once no other card lies there that goes first.
    pub(crate) fn said_has_the_key(&self, class: Class) -> bool {
        let seen = self.mode.is_the_game() && !self.is_behind_a_tab(class);
        seen && !self.shown.said.is_empty() && self.shown.report.is_none()
    }

    /// Whether an open tab stands where cards are laid: in place of the chart, in the smallest windows of the decision.
    fn is_behind_a_tab(&self, class: Class) -> bool {
        self.tab.hides_the_lesson(class) || (class == Class::Tiny && self.tab == Tab::Chart)
    }

    /// Whether a message does no more than put the lesson away, or take it up.
    fn moves_the_lesson(&self, message: &Message) -> bool {
        self.shown.lesson.is_some() && matches!(message, Message::Lesson(_) | Message::Press(Press::Letter('m' | 'h')))
    }

    /// Whether dice fall.
    pub fn has_dice_falling(&self) -> bool {
        self.animation.has_dice() || self.mode.has_dice()
    }

    /// The session played here.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The game as it is shown: while dice fall, as it was before the one that falls; if one looks back, as it was then.
    pub(crate) fn game(&self) -> &Game {
        if let Some(past) = self.mode.past() {
            return past.game();
        }
        let planned = || self.plan().map_or(self.session.game(), Plan::game);
        self.animation.dice().map_or_else(planned, |dice| &dice.current().before)
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message, env: Env<'_>) -> Action {
        let before = self.in_sight();
        let by_row = matches!(message, Message::Pressed { .. });
        let action = self.take_in(message, env);
        self.kept_in_sight(&before, by_row, action)
    }

    fn take_in(&mut self, message: Message, env: Env<'_>) -> Action {
        if ends_motion(&message) {
            self.animation.stand_still();
        }
        match &message {
            Message::Tick(now) => return self.tick(*now, env),
            message if self.animation.has_dice() && hurries(message) => {
                self.animation.end_dice();
                self.button.begin(env.now);
                self.show(env);
                return Action::None;
            }
            // The chart draws itself where it is moved, and what is under the pointer.
            Message::Board(map::Event::Camera(camera)) => {
                self.camera = *camera;
                return Action::None;
            }
            Message::Board(map::Event::Room(room)) => {
                self.chart_room = *room;
                return Action::None;
            }
            Message::Board(map::Event::Hovered(_)) => return Action::None,
            Message::Below(below) => {
                self.sees_the_page(*below, env.now);
                return Action::None;
            }
            _ => {}
        }
        if self.is_hasty(&message, env) {
            return Action::None;
        }
        if !matches!(message, Message::Asked(_)) {
            self.overlay.rest_on(None);
            self.overlay.end_walk_by(&message);
            // Whatever is done, the card has been seen; but not where the lesson lay over it.
            if self.shown.report.is_some() && !self.moves_the_lesson(&message) {
                self.endings.card_is_seen();
            }
        }
        let was = self.was();
        let action = self.act(message, env);
        self.move_then(was, env);
        self.show(env);
        action
    }

    /// Time passes: the dice fall on, or what else there is that waits for it.
    fn tick(&mut self, now: Instant, env: Env<'_>) -> Action {
        let then = Env { now, ..env };
        match self.animation.tick(now) {
            Some(Ticked::Over) => {
                self.animation.end_dice();
                self.button.begin(now);
                self.animation.stand_still();
                let over = self.debrief_if_told();
                if over != Action::None {
                    return over;
                }
                self.show(env);
            }
            Some(Ticked::Next) => {
                self.animation.stand_still();
                self.show(env);
            }
            Some(Ticked::Lies) => self.animation.strike(then),
            Some(Ticked::Falling) => {}
            None => {
                let was = self.was();
                self.button.tick(now);
                let waits = self.wait(now);
                let other = self.time_goes_by_then(then);
                self.move_then(was, then);
                if waits || other {
                    self.show(then);
                }
            }
        }
        Action::None
    }

    fn act(&mut self, message: Message, env: Env<'_>) -> Action {
        self.session.set_dice_source(dice::source(env.settings));
        if self.mode.past().is_some() && message.chooses() {
            return Action::None;
        }
        match message {
            Message::Press(press) => return self.press(press, env),
            Message::Looked(looked) => return self.looked(looked, env),
            Message::Timed(timed) => return self.timed(timed, env),
            Message::Main => return self.main(env),
            Message::Option(place) => {
                if self.die_asked().is_some() {
                    return self.say_die(place, env);
                }
                if self.plan().is_some() {
                    return self.choose_shown(place, env);
                }
                self.reading.turn(self.is_told());
                // What is chosen in the story stands for good: the main button alone sends it.
                if !self.is_writing() && self.composer.choose(place) && !self.chooses_in_the_story() {
                    return self.send(env);
                }
            }
            // The list stays where it is under the pointer.
            Message::Pressed { place, first } => {
                self.list_top = Top { place: first, by_hand: true };
                return self.act(Message::Option(place), env);
            }
            Message::List(down) => self.page(down),
            Message::Board(event) => {
                let before = self.composer.chosen().to_vec();
                self.board(event);
                if let map::Event::Pressed(index) = event
                    && self.is_pressed_twice(Pressed::Sector(index), &before, env)
                {
                    return self.main(env);
                }
            }
            Message::Hero((squad, place)) => self.hero(squad, place),
            Message::Enemy(index) => {
                let before = self.composer.chosen().to_vec();
                self.enemy(index);
                if self.is_pressed_twice(Pressed::Enemy(index), &before, env) {
                    return self.main(env);
                }
            }
            Message::Slip(place) => self.slip_pressed(place),
            Message::Service(index) => {
                let before = self.composer.chosen().to_vec();
                self.service(index);
                if self.is_pressed_twice(Pressed::Service(index), &before, env) {
                    return self.main(env);
                }
            }
            Message::Piece(place) => return self.press_piece(place, env),
            Message::Suggest => return self.suggest(env),
            Message::Undo(reach) => return self.step_back(reach, env),
            Message::Redo(reach) => return self.step_on(reach, env),
            Message::Rules(rule) => return Action::Rules(rule),
            Message::LogBook if self.is_a_campaign() => return Action::LogBook,
            Message::LogBook => {}
            Message::Seated(tonight) => return self.write(Ok(self.session.seated(tonight)), Sent::Seated, env),
            Message::Brief(aim) => self.overlay.open(Over::Brief(aim)),
            Message::Menu => self.overlay.open(Over::Menu(Menu::Main, 0)),
            Message::Row(row) => return self.menu_row(row, env),
            Message::Tab(Tab::Rules) => return Action::Rules(None),
            Message::Tab(tab) => {
                self.tab = tab.pressed(self.tab);
                self.news.retain(|other| *other != tab);
            }
            Message::Log(down) => self.scroll_log(down),
            Message::Lesson(away) => {
                self.lesson.put_away(away);
                if !away && self.tab.hides_the_lesson(env.class()) {
                    self.tab = Tab::default();
                }
            }
            Message::Explain(subject) => self.overlay.explain(subject),
            Message::Asked(asked) => return self.asked_by_hand(asked, env),
            Message::Close => self.overlay.close(),
            Message::Page(true) => self.reading.put_away(),
            Message::Page(false) => return self.take_the_page_up(),
            Message::Turn(on) => self.reading.turn(on),
            Message::Heard => self.reading.heard(),
            Message::Below(_) | Message::Tick(_) => {}
        }
        Action::None
    }

    /// Whether a thing that stands chosen was pressed twice in one go, and that chose nothing else: then it is meant.
    fn is_pressed_twice(&mut self, what: Pressed, before: &[usize], env: Env<'_>) -> bool {
        let twice = self.last_press.press(what, env.now);
        let same = !before.is_empty() && self.composer.chosen() == before && !self.composer.is_several();
        twice && same && self.overlay.over().is_none() && self.plan().is_none()
    }

    /// The main button: read on in a page, turn it, end a look round, send what is chosen, or end the game.
    fn main(&mut self, env: Env<'_>) -> Action {
        if self.is_writing() {
            return Action::None;
        }
        match self.base() {
            // They have main buttons of their own, and dice are hurried before it comes to that.
            Base::Naming(_) | Base::Timeline(_) | Base::Dice => Action::None,
            Base::Past(_) => self.main_then(env),
            Base::Page(_) => self.main_of_page(env),
            Base::LookRound => {
                self.lesson.end_look();
                Action::None
            }
            Base::Ended => Action::Over,
            Base::ReadOnly => {
                self.open_timeline(env);
                Action::None
            }
            Base::Die => self.main_die(env),
            Base::Plan => self.main_of_plan(env),
            Base::Question => self.main_of_question(env),
        }
    }

    /// The main button on a page: read on in it, turn it, or send what is chosen there.
    fn main_of_page(&mut self, env: Env<'_>) -> Action {
        if self.reads_on(env.class()) {
            return self.read_on();
        }
        if self.reading.page_is_read() {
            let told = !self.reading.has_pages() && self.endings.take_debriefing();
            return if told { Action::Over } else { Action::None };
        }
        self.main_of_question(env)
    }

    /// The main button where options are chosen from: send what is chosen.
    fn main_of_question(&mut self, env: Env<'_>) -> Action {
        if self.composer.answers().is_empty() {
            // The page is read: its options come next.
            self.reading.turn(self.is_told());
            return Action::None;
        }
        self.send(env)
    }

    /// Chooses the next of the options that fit, in turn. Says whether there are any; while a move is being written
    /// nothing is chosen.
    fn choose_where(&mut self, fits: impl Fn(Answer) -> bool) -> bool {
        !self.is_writing() && self.mode.past().is_none() && self.composer.choose_where(fits)
    }

    /// How the scenario has ended, if it has; a campaign may go on from there.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.session.game().table().outcome
    }

    /// Whether nothing more can be chosen: the game or its campaign is over.
    pub fn is_over(&self) -> bool {
        matches!(self.session.game().pending(), Pending::Over(_))
    }

    /// Takes the question that waits now.
    fn asked_anew(&mut self, env: Env<'_>) {
        self.decision = self.session.decision();
        self.plan_anew();
        self.composer = match &self.decision {
            Some(decision) if self.mode.plan().is_none() => Composer::new(decision),
            Some(_) | None => Composer::default(),
        };
        self.prefer_the_best_skill();
        self.prefer_the_planned_target();
        self.prefer_more_of_the_same();
        if let Some(decision) = self.fitting_out() {
            let piece = self.kept.piece;
            let about = |answer| piece.is_some() && Piece::of(answer) == piece;
            self.composer.look_at(&decision, piece.is_some(), about, |_| false);
        } else {
            self.kept.piece = None;
        }
        self.list_top = Top::default();
        self.log_back = 0;
        self.reading.asked_anew();
        self.lesson.put_away(false);
        // What comes next in a lesson is not hidden behind what was looked up.
        if self.session.step().is_some() && self.tab.hides_the_lesson(env.class()) {
            self.tab = Tab::default();
        }
        self.overlay.close();
        self.show(env);
    }

    /// What is chosen of what is shown.
    pub fn composer(&self) -> &Composer {
        static NOTHING: Composer = Composer::nothing();
        match self.mode.past() {
            Some(past) => past.asked().map_or(&NOTHING, |(_, composer)| composer),
            None => &self.composer,
        }
    }

    fn page(&mut self, down: bool) {
        let listed = self.plan().map_or(self.composer().listed().len(), |plan| plan.leaf().rows.len());
        let last = listed.saturating_sub(1);
        // Who turns the list looks at the list, from where it stands, and not at what has the focus.
        self.follow_focus();
        self.composer.look_away();
        if let Some(plan) = self.mode.plan_mut() {
            plan.look_away();
        }
        let top = self.list_top.place;
        let place = if down { (top + 1).min(last) } else { top.saturating_sub(1) };
        self.list_top = Top { place, by_hand: true };
    }

    pub(crate) fn scroll_log(&mut self, down: bool) {
        let most = self.shown.log.len().saturating_sub(1);
        self.log_back = if down { self.log_back.saturating_sub(1) } else { (self.log_back + 1).min(most) };
    }
}
