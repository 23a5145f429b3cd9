//! The screen for play: one table, one place of decision.
//!
//! It reads the session, sends it answers, and shows what came of them. Everything shown is put together once for each
//! change, in `shown.rs`; a view only places it.

pub mod composer;
mod keys;
pub mod playback;
mod shown;
mod view;

use std::collections::VecDeque;
use std::time::Instant;

use crate::content::{HeroId, SectorId};
use crate::engine::combat::EnemyId;
use crate::engine::{Answer, Decision, Game, Outcome};
use crate::session::{Session, SessionError};
use crate::settings::Settings;
use crate::text::Text;
use crate::ui::board::{self, Camera};
use crate::ui::key::Press;
use crate::ui::squads::Post;
use crate::ui::table_frame::Tab;
use composer::Composer;
use playback::{Playback, Ticked};
use shown::Shown;

/// What happened at the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// An option of the list was chosen.
    Option(usize),
    /// The list is to show other options.
    List(bool),
    /// The main button.
    Main,
    /// The chart.
    Board(board::Event),
    /// A hero at her post.
    Hero(Post),
    /// An enemy in a combat.
    Enemy(usize),
    /// A service of the port.
    Service(usize),
    /// A system's slip of the plan.
    Slip(usize),
    /// Take the last choice back.
    Undo,
    /// Make it again.
    Redo,
    /// The rule book, at a rule if one is named.
    Rules(Option<String>),
    /// The menu.
    Menu,
    /// A tab of a smaller window.
    Tab(Tab),
    /// The log, up or down.
    Log(bool),
    /// The lesson's card over the chart of a small window, shown or put away.
    Lesson(bool),
    /// What is this?
    Explain(Subject),
    /// Put the explanation away.
    Close,
    /// Time passes while dice fall.
    Tick(Instant),
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Open the rule book, at a rule if one is named.
    Rules(Option<String>),
    /// Leave for the title; the game is on disk.
    Leave,
    /// The game is over, and its last page has been read.
    Over,
    /// Open the settings.
    Settings,
    /// Begin the same lesson anew.
    Again,
    /// Scroll what is being read.
    Scroll {
        /// Downwards.
        down: bool,
    },
}

/// What the table is given to work with.
#[derive(Debug, Clone, Copy)]
pub struct Env<'a> {
    /// The words.
    pub text: &'a Text,
    /// The settings.
    pub settings: &'a Settings,
    /// Now.
    pub now: Instant,
}

/// What an explanation is asked of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Subject {
    /// The option in focus or chosen, else the decision itself.
    Decision,
    /// A sector of the chart.
    Sector(SectorId),
    /// A hero at her post.
    Hero(HeroId),
    /// An enemy.
    Enemy(EnemyId),
    /// The ship's mat.
    Mat,
}

/// Something laid over the table.
#[derive(Debug, Clone, PartialEq)]
enum Over {
    /// What something is.
    Explain(Subject),
    /// Leave, settings, and the like, with the row in focus.
    Menu(usize),
}

/// The table.
#[derive(Debug)]
pub struct Table {
    session: Session,
    decision: Option<Decision>,
    composer: Composer,
    playback: Option<Playback>,
    /// Passages that wait to be read aloud.
    pages: VecDeque<String>,
    /// The players have looked round, where a lesson begins with that.
    looked: bool,
    camera: Camera,
    list_top: usize,
    log_back: usize,
    tab: Tab,
    news: Vec<Tab>,
    lesson_away: bool,
    over: Option<Over>,
    /// Something that could not be done, in words.
    problem: Option<String>,
    shown: Shown,
}

impl Table {
    /// The table of a session; a new one opens with its briefing.
    pub fn new(session: Session, env: Env<'_>) -> Self {
        let fresh = session.history().len() <= 1;
        let scripted = session.game().state().setup.scripted;
        let name = session.game().scenario().name.clone();
        let mut table = Self {
            decision: None,
            composer: Composer::default(),
            playback: None,
            pages: VecDeque::new(),
            looked: !(fresh && scripted),
            camera: Camera::fit(),
            list_top: 0,
            log_back: 0,
            tab: Tab::default(),
            news: Vec::new(),
            lesson_away: false,
            over: None,
            problem: None,
            shown: Shown::default(),
            session,
        };
        if fresh {
            table.pages.push_back(format!("{name}-briefing"));
        }
        table.asked_anew(env);
        table
    }

    /// Whether something moves.
    pub fn is_moving(&self) -> bool {
        self.playback.is_some()
    }

    /// The session played here.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Gives the session back, to be begun anew or left.
    pub fn into_session(self) -> Session {
        self.session
    }

    /// The game as it is shown: while dice fall, as it was before the one that falls.
    fn game(&self) -> &Game {
        self.playback.as_ref().map_or(self.session.game(), |playback| &playback.current().before)
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message, env: Env<'_>) -> Action {
        match (&message, self.playback.as_mut()) {
            (Message::Tick(now), playing) => {
                match playing.map(|playback| playback.tick(*now)) {
                    Some(Ticked::Over) => self.playback = None,
                    Some(Ticked::Next) => {}
                    Some(Ticked::Falling) | None => return Action::None,
                }
                self.show(env);
                return Action::None;
            }
            (message, Some(_)) if hurries(message) => {
                self.playback = None;
                self.show(env);
                return Action::None;
            }
            // The chart draws itself where it is moved, and what is under the pointer.
            (Message::Board(board::Event::Camera(camera)), _) => {
                self.camera = *camera;
                return Action::None;
            }
            (Message::Board(board::Event::Hovered(_)), _) => return Action::None,
            _ => {}
        }
        let action = self.act(message, env);
        self.show(env);
        action
    }

    fn act(&mut self, message: Message, env: Env<'_>) -> Action {
        match message {
            Message::Press(press) => return self.press(press, env),
            Message::Main => return self.main(env),
            Message::Option(place) => {
                if self.composer.choose(place) {
                    self.send(env);
                }
            }
            Message::List(down) => self.page(down),
            Message::Board(event) => self.board(event),
            Message::Hero((squad, place)) => self.hero(squad, place),
            Message::Enemy(index) => self.enemy(index),
            Message::Service(index) => self.service(index),
            Message::Slip(index) => self.slip(index),
            Message::Undo => self.step_back(env),
            Message::Redo => self.step_on(env),
            Message::Rules(rule) => return Action::Rules(rule),
            Message::Menu => self.over = Some(Over::Menu(0)),
            Message::Tab(Tab::Rules) => return Action::Rules(None),
            Message::Tab(tab) => {
                self.tab = tab.pressed(self.tab);
                self.news.retain(|other| *other != tab);
            }
            Message::Log(down) => self.scroll_log(down),
            Message::Lesson(away) => self.lesson_away = away,
            Message::Explain(subject) => self.over = Some(Over::Explain(subject)),
            Message::Close => self.over = None,
            Message::Tick(_) => {}
        }
        Action::None
    }

    /// The main button: turn a page, end a look round, send what is chosen, or end the game.
    fn main(&mut self, env: Env<'_>) -> Action {
        if self.pages.pop_front().is_some() {
            let over = self.pages.is_empty() && self.outcome().is_some();
            return if over { Action::Over } else { Action::None };
        }
        if !self.looked {
            self.looked = true;
        } else if self.outcome().is_some() {
            return Action::Over;
        } else {
            self.send(env);
        }
        Action::None
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.game().table().outcome
    }

    /// Sends what is chosen, one by one; where that opens another question, the rest is offered anew.
    fn send(&mut self, env: Env<'_>) {
        let answers = self.composer.answers();
        let Some(asked) = self.decision.as_ref().map(|decision| (decision.kind, decision.source)) else { return };
        if answers.is_empty() {
            return;
        }
        let from = self.session.place();
        let mut steps = Vec::new();
        for answer in answers {
            let now = self.session.decision();
            let still = now.is_some_and(|now| (now.kind, now.source) == asked && now.options.contains(&answer));
            if !still {
                break;
            }
            if let Err(error) = self.answer(answer, &mut steps) {
                self.refused(&error, env);
                break;
            }
        }
        self.answer_what_is_left(env, &mut steps);
        self.read_later(&steps);
        let falls = self.session.fallen_since(from);
        let factor = if env.settings.reduced_motion { 0.0 } else { env.settings.dice_speed.factor() };
        self.playback = Playback::new(falls, factor, env.now);
        self.asked_anew(env);
    }

    fn answer(&mut self, answer: Answer, steps: &mut Vec<Option<String>>) -> Result<(), SessionError> {
        self.session.answer(answer)?;
        steps.extend(self.session.completed().steps.iter().map(|step| step.passage.clone()));
        Ok(())
    }

    /// Where the rules leave nothing but to be done with a picking, it is done with, as an input like any other.
    fn answer_what_is_left(&mut self, env: Env<'_>, steps: &mut Vec<Option<String>>) {
        while self.only_done_is_left() {
            if let Err(error) = self.answer(Answer::Done, steps) {
                self.refused(&error, env);
                break;
            }
        }
    }

    fn only_done_is_left(&self) -> bool {
        let rules = match self.session.game().pending() {
            crate::engine::Pending::Choose(decision) => decision.options.as_slice() == [Answer::Done],
            _ => false,
        };
        rules && self.session.decision().is_some_and(|decision| decision.options.contains(&Answer::Done))
    }

    /// Lays the passages of completed steps out to be read, and the last page of a game that is over.
    fn read_later(&mut self, steps: &[Option<String>]) {
        self.pages.extend(steps.iter().flatten().cloned());
        if let Some(outcome) = self.outcome() {
            let name = &self.session.game().scenario().name;
            self.pages.push_back(format!("{name}-{outcome}"));
        }
    }

    fn step_back(&mut self, env: Env<'_>) {
        if let Err(error) = self.session.undo() {
            return self.refused(&error, env);
        }
        while self.only_done_is_left() && self.session.can_undo() {
            if self.session.undo().is_err() {
                break;
            }
        }
        self.pages.clear();
        self.asked_anew(env);
    }

    fn step_on(&mut self, env: Env<'_>) {
        if let Err(error) = self.session.redo() {
            return self.refused(&error, env);
        }
        while self.only_done_is_left() && self.session.can_redo() {
            if self.session.redo().is_err() {
                break;
            }
        }
        self.asked_anew(env);
    }

    fn refused(&mut self, error: &SessionError, env: Env<'_>) {
        self.problem = Some(crate::text::error::session(env.text, error));
    }

    /// Takes the question that waits now.
    fn asked_anew(&mut self, env: Env<'_>) {
        self.decision = self.session.decision();
        self.composer = self.decision.as_ref().map(Composer::new).unwrap_or_default();
        self.list_top = 0;
        self.log_back = 0;
        self.lesson_away = false;
        self.over = None;
        self.show(env);
    }

    fn page(&mut self, down: bool) {
        let last = self.composer.listed().len().saturating_sub(1);
        self.list_top = if down { (self.list_top + 1).min(last) } else { self.list_top.saturating_sub(1) };
    }

    fn scroll_log(&mut self, down: bool) {
        let most = self.shown.log.len().saturating_sub(1);
        self.log_back = if down { self.log_back.saturating_sub(1) } else { (self.log_back + 1).min(most) };
    }
}

/// Whether a message, while dice fall, means no more than: hurry.
fn hurries(message: &Message) -> bool {
    match message {
        Message::Press(press) => !matches!(press, Press::FullScreen | Press::Zoom { .. }),
        Message::Main | Message::Option(_) | Message::Hero(_) | Message::Enemy(_) | Message::Service(_) => true,
        Message::Board(event) => matches!(event, board::Event::Pressed(_)),
        _ => false,
    }
}
