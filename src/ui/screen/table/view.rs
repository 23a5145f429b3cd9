//! The table drawn.

use super::{Message, Over, Subject, Table};
use crate::session::Reach;
use crate::ui::cx::Cx;
use crate::ui::measure::Class;
use crate::ui::squads as squads_view;
use crate::ui::table_frame::{self, Parts, room};
use crate::ui::theme::{self, INK2};
use crate::ui::widget::button::main_button;
use crate::ui::{bar, board, combat, decision, dice, explain, fitting, font, lesson, log, mat, port};
use iced::widget::{column, container, mouse_area, opaque, responsive, space, stack};
use iced::{Element, Fill, Size};

/// The room at the foot of the smallest window that the main button takes.
const FOOT: f32 = 84.0;
/// The room that falling dice take, with the main button below them.
const DICE: f32 = 560.0;
/// The height of the lesson where there is room for the log below it.
const LESSON: f32 = 430.0;
/// The least of the log that is worth showing.
const LOG: f32 = 110.0;

impl Table {
    /// The table.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let below = match &self.shown.page {
            Some(page) => page.view(cx).map(|_| Message::Main),
            None => self.laid(cx),
        };
        match (&self.over, &self.shown.explain) {
            (Some(Over::Explain(_)), Some(card)) => {
                let card = explain::view(card, cx, Message::Close, |rule| Message::Rules(Some(rule)));
                stack![below, opaque(card)].into()
            }
            (Some(Over::Menu(menu, row)), _) => stack![below, opaque(self.menu(*menu, *row, cx))].into(),
            _ => below,
        }
    }

    /// The table itself.
    fn laid<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let room = room(cx);
        let parts = Parts {
            bar: self.bar(cx),
            mat: mouse_area(mat::view(&self.shown.mat, room.mat, cx)).on_press(Message::Explain(Subject::Mat)).into(),
            wide: self.shown.fitting.is_some(),
            centre: self.centre(cx),
            squads: squads_view::view(&self.shown.squads, None, cx, Message::Hero),
            crew: squads_view::tab(&self.shown.squads, None, cx, Message::Hero),
            log: self.upper(cx),
            decision: self.decision(cx, room),
            main: main_button(self.main_label(cx), &cx.t("key-enter"), room.button, self.main_message()),
        };
        table_frame::view(parts, self.tab, &self.news, cx, Message::Tab)
    }

    fn bar<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let tools = bar::Tools {
            undo: Message::Undo(Reach::Choice),
            rules: Message::Rules(self.shown.rule.clone()),
            menu: Message::Menu,
        };
        match &self.shown.bar {
            Some(bar) => bar::view(bar, tools, cx),
            None => space().into(),
        }
    }

    /// The chart, or what stands in its place.
    fn centre<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let covers = match cx.class() {
            Class::Full | Class::Tiny => false,
            Class::Medium => self.playback.is_none() && !self.lesson_fits(cx),
            Class::Small => true,
        };
        if let Some(cover) = self.lesson_over(cx).filter(|_| covers) {
            return cover;
        }
        if let Some(fight) = &self.shown.combat {
            return combat::view(fight, cx, Message::Enemy);
        }
        if let Some(muster) = &self.shown.fitting {
            return fitting::view(muster, cx, Message::Piece);
        }
        if let Some(harbour) = &self.shown.port {
            return port::view(harbour, cx, Message::Service);
        }
        board::view(&self.shown.board, self.camera, self.board_focus(), Message::Board)
    }

    /// The sector of the option in focus.
    fn board_focus(&self) -> Option<usize> {
        use crate::content::Id;
        use crate::engine::Answer;
        // Nothing stands out before it is asked about.
        if self.playback.is_some() || !self.looked {
            return None;
        }
        match self.subject()? {
            Answer::Move(sector) | Answer::Recon(sector) => Some(sector.index()),
            _ => None,
        }
    }

    /// In small windows the lesson covers the chart, in the smallest the decision, until it is put away.
    fn lesson_over<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let card = self.shown.lesson.as_ref().filter(|_| !self.lesson_away)?;
        Some(lesson::view(card, cx, self.ways(true), |rule| Message::Rules(Some(rule))))
    }

    /// Whether there is room for the lesson above the decision.
    fn lesson_fits(&self, cx: &Cx<'_>) -> bool {
        let Some(card) = &self.shown.lesson else { return true };
        let room = room(cx);
        let decision = match self.playback {
            Some(_) => room.decision.min(DICE),
            None => decision::height(&self.shown.decision, cx.class(), room.column, room.decision),
        };
        let height = cx.size().height - bar::height(cx.class()) - decision - 2.0;
        !lesson::scrolls(card, cx, Size::new(room.column, height), false)
    }

    fn ways(&self, over_the_chart: bool) -> lesson::Ways<Message> {
        lesson::Ways {
            back: self.session.can_undo().then_some(Message::Undo(Reach::Choice)),
            forward: self.session.can_redo().then_some(Message::Redo(Reach::Choice)),
            chart: over_the_chart.then_some(Message::Lesson(true)),
        }
    }

    /// Above the decision: the lesson, if there is one and room for it, and the log.
    fn upper<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        if let Some(muster) = self.shown.fitting.as_ref().filter(|_| cx.class() >= Class::Medium) {
            return fitting::book_in_room(muster);
        }
        let fits = match cx.class() {
            Class::Full => true,
            Class::Medium => self.lesson_fits(cx),
            Class::Small | Class::Tiny => false,
        };
        let Some(card) = self.shown.lesson.as_ref().filter(|_| fits && !self.lesson_away) else {
            return self.log();
        };
        let cx = *cx;
        // The lesson comes first; the log has what is left, if that is worth a few lines.
        responsive(move |size| {
            let lesson = lesson::view(card, &cx, self.ways(false), |rule| Message::Rules(Some(rule)));
            if size.height < LESSON + LOG {
                return lesson;
            }
            column![container(lesson).height(LESSON), container(self.log()).height(Fill)].into()
        })
        .into()
    }

    fn log<'a>(&'a self) -> Element<'a, Message> {
        let scroll = |delta| {
            let (iced::mouse::ScrollDelta::Lines { y, .. } | iced::mouse::ScrollDelta::Pixels { y, .. }) = delta;
            Message::Log(y < 0.0)
        };
        mouse_area(log::view(&self.shown.log, self.log_back)).on_scroll(scroll).into()
    }

    fn decision<'a>(&'a self, cx: &Cx<'a>, room: table_frame::Room) -> Element<'a, Message> {
        if let (Some(dice), Some(playback)) = (&self.shown.dice, &self.playback) {
            let dice = dice::view(dice, playback.elapsed(), cx);
            return container(dice).height(room.decision.min(DICE)).into();
        }
        if cx.class() == Class::Tiny
            && let Some(cover) = self.lesson_over(cx)
        {
            // The main button lies over its foot.
            let foot = container(space().width(Fill).height(FOOT)).style(theme::fill(theme::PAPER));
            return column![container(cover).height(Fill), foot].into();
        }
        let shown =
            decision::view(&self.shown.decision, cx, room.column, room.decision, Message::Option, Message::List);
        let said = |words: String, ink, ground| {
            container(font::rules(words, 22.0, ink)).padding(12).width(Fill).style(theme::fill(ground))
        };
        match &self.problem {
            Some(problem) => column![said(problem.clone(), theme::ALARM_PALE, theme::ALARM_BG), shown].into(),
            None if self.is_slow() => column![said(cx.t("table-being-written"), theme::BRASS_HI, INK2), shown].into(),
            None => shown,
        }
    }

    fn main_label(&self, cx: &Cx<'_>) -> String {
        if self.playback.is_some() { cx.t("table-hurry") } else { self.shown.decision.button.clone() }
    }

    fn main_message(&self) -> Option<Message> {
        let ready = self.shown.decision.ready && !self.is_writing();
        (self.playback.is_some() || ready).then_some(Message::Main)
    }
}
