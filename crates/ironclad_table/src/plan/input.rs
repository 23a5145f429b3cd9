//! A combat planned by keys and clicks, and sent when it is confirmed.

use crate::decision::Top;
use crate::decision::auto_answer::auto_answer;
use crate::plan::{Chose, Plan};
use crate::table::play::Sent;
use crate::table::{Action, Env, Subject, Table};
use ironclad_game::content::HeroId;
use ironclad_game::content::terms::System;
use ironclad_game::engine::Answer;
use ironclad_game::engine::combat::EnemyId;
use kit::key::{Arrow, Press};

impl Table {
    /// The plan that is being made, if one is and it is what shows.
    pub fn plan(&self) -> Option<&Plan> {
        if self.plans() { self.mode.plan() } else { None }
    }

    /// The same, to be changed.
    fn open_plan(&mut self) -> Option<&mut Plan> {
        let open = self.plans() && self.pending_write.is_none();
        if open { self.mode.plan_mut() } else { None }
    }

    /// Whether nothing else shows that comes first.
    fn plans(&self) -> bool {
        self.mode.past().is_none() && !self.animation.has_dice() && !self.reading.has_pages()
    }

    /// Takes up the plan that the game waits for. What was penned is kept where only an ability was used.
    pub(crate) fn plan_anew(&mut self) {
        let mut kept = self.mode.take_plan();
        if kept.is_some() && !std::mem::take(&mut self.kept.plan_stays) {
            kept = None;
        }
        if !self.session.is_read_only() {
            self.mode.set_plan(Plan::new(self.session.game(), kept.map(|plan| *plan)).map(Box::new));
        }
    }

    /// Whether the game waits in the middle of a plan: one that was confirmed is taken back and made again as a whole.
    pub(crate) fn is_amid_a_plan(&self) -> bool {
        let begun = self.mode.plan().is_some_and(|plan| plan.has_begun());
        let confirms = self.decision.as_ref().is_some_and(|decision| decision.options.contains(&Answer::Confirm));
        begun && !confirms
    }

    /// A key while a plan is made; none if it means there what it means everywhere.
    pub(crate) fn press_on_plan(&mut self, press: &Press, env: Env<'_>) -> Option<Action> {
        let plan = self.open_plan()?;
        match press {
            Press::Digit(digit) => return Some(self.choose_key(&digit.to_string(), env)),
            Press::Letter('t') => plan.look_on(),
            Press::Letter(letter) => {
                let key = letter.to_string();
                plan.leaf().rows.iter().find(|row| row.key == key)?;
                return Some(self.choose_key(&key, env));
            }
            Press::Space => {
                let focus = plan.focus()?;
                return Some(self.choose_of_plan(focus, env));
            }
            Press::Arrow(Arrow::Left) => plan.turn(false),
            Press::Arrow(Arrow::Right) => plan.turn(true),
            Press::Arrow(Arrow::Down) | Press::Tab { back: false } => plan.move_focus(true),
            Press::Arrow(Arrow::Up) | Press::Tab { back: true } => plan.move_focus(false),
            _ => return None,
        }
        self.follow_plan();
        Some(Action::None)
    }

    fn choose_key(&mut self, key: &str, env: Env<'_>) -> Action {
        let chose = self.open_plan().and_then(|plan| plan.press(key));
        self.follow_plan();
        self.chose(chose, env)
    }

    /// Chooses what the list shows at a place. What cannot be had stands between the rows, and has no key. The list stays
    /// where it is: what is chosen so is seen.
    pub(crate) fn choose_shown(&mut self, place: usize, env: Env<'_>) -> Action {
        let key = self.shown.decision.options.get(place).map(|option| option.key.clone()).unwrap_or_default();
        let chose = self.open_plan().and_then(|plan| plan.press(&key));
        self.chose(chose, env)
    }

    /// Chooses a row of the open slip.
    fn choose_of_plan(&mut self, place: usize, env: Env<'_>) -> Action {
        let chose = self.open_plan().map(|plan| plan.choose(place));
        self.follow_plan();
        self.chose(chose, env)
    }

    fn chose(&mut self, chose: Option<Chose>, env: Env<'_>) -> Action {
        match chose {
            Some(Chose::Ability(ability)) => {
                let action = self.send_all(vec![ability], env);
                self.kept.plan_stays = self.is_writing();
                action
            }
            Some(Chose::Plan) | None => Action::None,
        }
    }

    /// The main button: to the next slip that nobody has looked at, or the plan is carried out.
    pub(crate) fn main_of_plan(&mut self, env: Env<'_>) -> Action {
        let Some(plan) = self.open_plan() else { return Action::None };
        let Some(answers) = plan.answers() else {
            plan.go_on();
            // The last slip is seen before the next press carries the plan out.
            let is_the_last = plan.answers().is_some();
            self.list_top = Top::default();
            if is_the_last {
                self.button.begin(env.now);
            }
            return Action::None;
        };
        let aim = plan.aim();
        self.kept.aim = aim;
        let mut draft = self.session.draft();
        let mut tried = Ok(());
        for answer in answers {
            let offered = draft.decision().is_some_and(|now| now.options.contains(&answer));
            if tried.is_err() || !offered {
                break;
            }
            tried = draft.answer(answer);
        }
        let tried = tried.and_then(|()| auto_answer(&mut draft, env.settings));
        let mv = tried.map(|()| self.session.made(draft));
        self.write(mv, Sent::Answers { from: self.session.place(), pages: Vec::new() }, env)
    }

    /// A slip of the plan was pressed.
    pub(crate) fn slip_pressed(&mut self, place: usize) {
        if let (Some(system), Some(plan)) = (System::ALL.get(place), self.open_plan()) {
            plan.turn_to(*system);
            self.list_top = Top::default();
        }
    }

    /// A hero at her post was pressed: she is sent, or explained. Says whether there is a plan.
    pub(crate) fn plan_with(&mut self, hero: HeroId) -> bool {
        let Some(plan) = self.open_plan() else { return false };
        let open = plan.leaf().system;
        let sent = plan.send(hero);
        // The list of another slip begins with its first row.
        if plan.leaf().system != open {
            self.list_top = Top::default();
        } else if !sent {
            self.overlay.explain(Subject::Hero(hero));
        }
        self.follow_plan();
        true
    }

    /// An enemy was pressed: she is looked at, or explained. Says whether there is a plan.
    pub(crate) fn plan_against(&mut self, enemy: EnemyId) -> bool {
        let Some(plan) = self.open_plan() else { return false };
        if plan.aim() == Some(enemy) || !plan.look_at(enemy) {
            self.overlay.explain(Subject::Enemy(enemy));
        }
        true
    }

    /// Takes the last change of an unsent plan back, or makes it again; says whether there was one.
    pub(crate) fn step_in_plan(&mut self, on: bool) -> bool {
        self.open_plan().is_some_and(|plan| if on { plan.redo() } else { plan.undo() })
    }

    fn follow_plan(&mut self) {
        let focus = self.mode.plan().and_then(Plan::focus);
        self.list_top = focus.map_or(Top::default(), |focus| self.list_top.following(focus));
    }
}
