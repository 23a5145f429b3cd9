//! Pages beside the table, looked at in a real window: settings, wishes for a patrol, and the steps of a lesson.

use ironclad::engine::Answer;
use ironclad::ui::screen::Screen;

use super::{Both, MOST};
use crate::window::way::{self, Way};

impl Both {
    /// A setting is turned on and back by + and −, before anything has the focus.
    fn look_at_the_settings(&mut self) {
        self.desk.letters("4");
        assert!(matches!(self.desk.app.screen(), Screen::Settings(_)), "{:?}", self.desk.app.screen());
        let before = self.desk.app.scale_factor();
        self.desk.letters("=");
        assert_ne!(self.desk.app.scale_factor(), before, "the first is the size of text");
        self.desk.look(Some("settings"));
        self.desk.letters("-");
        assert_eq!(self.desk.app.scale_factor(), before);
        self.desk.named(iced::keyboard::key::Named::Escape);
    }

    /// A patrol is wished for, with the ship a step farther. Its number is drawn, by each window for itself.
    fn look_at_the_wishes(&mut self) {
        let numbers = |both: &mut Self, own| both.desk.hands.as_mut().expect("hands").own_numbers(own);
        self.desk.letters("3");
        assert!(matches!(self.desk.app.screen(), Screen::Patrol(_)), "{:?}", self.desk.app.screen());
        numbers(self, true);
        self.desk.letters("6");
        self.desk.look(Some("patrol"));
        self.desk.named(iced::keyboard::key::Named::Escape);
        numbers(self, false);
        self.desk.look(None);
    }

    /// The first lesson with two players: two of its pages, which they read in turn, and three of its steps.
    fn look_at_a_lesson(&mut self) {
        way::to_the_seats(&mut self.desk, 0, false, self.way);
        self.desk.letters("2");
        self.main();
        self.follow();
        let (mut pages, mut steps) = (["page-1", "page-2"].into_iter(), ["step-1", "step-2", "step-3"].into_iter());
        for _ in 0..MOST {
            let Some(decision) = self.next_decision() else { break };
            // The button is the decision's own, unless a page lies before it.
            let due = way::shown(&self.desk).map(|(_, view)| view.button);
            if due.is_some_and(|button| button != self.desk.main_label())
                && let Some(page) = pages.next()
            {
                self.desk.look(Some(page));
            }
            way::to_the_decision(&mut self.desk, self.way);
            match steps.next() {
                Some(step) => self.desk.look(Some(step)),
                None if pages.len() == 0 => return,
                None => {}
            }
            let first: Vec<Answer> = decision.options.iter().copied().take(1).collect();
            self.answer(&first);
        }
        panic!("the lesson is over: {:?}, {:?}", pages.next(), steps.next());
    }
}

#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn the_pages_are_looked_at_in_a_real_window() {
    let mut both = Both::open("pages", Way::Keys, r#"{"reduced_motion":true}"#);
    both.look_at_the_settings();
    both.look_at_the_wishes();
    both.look_at_a_lesson();
}
