//! The table drawn.

use super::layer::{Base, Layer};
use super::{Message, Table};
use crate::combat::report::Told;
use crate::cx::Cx;
use crate::dice::playback::Playback;
use crate::inspect::Thing;
use crate::map::Camera;
use crate::map::free::{ChartPlaces, Place};
use crate::replay::Looked;
use crate::replay::Past;
use crate::squads as squads_view;
use crate::story::said;
use crate::table::frame::{self, Parts, room};
use crate::timeline::Timed;
use crate::timeline::{NAME, Naming, Timeline};
use crate::{bar, between_scenarios, brief, combat, decision, dice, lesson, map, mat, orders, outfitting, port};
use iced::widget::{Column, Stack, column, container, mouse_area, opaque, responsive, space, stack, text_input};
use iced::{Color, Element, Fill, Padding, Rectangle, Size};
use ironclad_game::session::UndoScope;
use kit::inspect::{inspectable, named};
use kit::measure::Class;
use kit::replay_bar::Pace;
use kit::theme::{self, INK2};
use kit::widget::button::{main_button, second_button};
use kit::widget::page;
use kit::{explain, font, log, replay_bar, timeline};

/// The room at the foot of the smallest window that the main button takes.
const FOOT: f32 = 84.0;
/// The room that falling dice take, with the main button below them.
const DICE: f32 = 560.0;
/// The height of the lesson where there is room for the log below it.
const LESSON: f32 = 430.0;
/// The height of the button that takes up a page or a lesson again.
const PUT_AWAY: f32 = 62.0;
/// The least of the log that is worth showing.
const LOG: f32 = 110.0;

impl Table {
    /// The table.
    pub fn view<'a>(&'a self, house: &kit::Cx<'a>) -> Element<'a, Message> {
        let cx = &Cx { house: *house, moves: self.moves() };
        let below: Element<'a, Message> = match self.base() {
            Base::Naming(naming) => self.name_a_way(naming, cx),
            Base::Timeline(timeline) => self.time_view(timeline, cx),
            Base::Page(page) => self.watched(page.view(cx), cx),
            Base::Past(_)
            | Base::Dice
            | Base::LookRound
            | Base::Ended
            | Base::ReadOnly
            | Base::Die
            | Base::Plan
            | Base::Question => self.watched(self.laid(cx), cx),
        };
        // What lies below is a layer also where nothing lies over it: so what was scrolled stays where it is when that goes.
        let layers = stack![below];
        let layers = match self.top(cx.class()) {
            Layer::Explain(Some(card)) => {
                let card = explain::view(card, cx, Message::Close, |rule| Message::Rules(Some(rule)));
                layers.push(opaque(card))
            }
            Layer::Brief(Some(brief)) => layers.push(brief::view(brief, cx, Message::Close)),
            Layer::Menu(menu, row) => layers.push(opaque(self.menu(menu, row, cx))),
            // What lies on the table itself is drawn there.
            Layer::Explain(None)
            | Layer::Brief(None)
            | Layer::Walk(_)
            | Layer::Report
            | Layer::Said
            | Layer::Table(_) => layers,
        };
        layers.into()
    }

    /// The table or its page, with a hand over it that may ask what something is, and is told beside the pointer.
    fn watched<'a>(&'a self, laid: Element<'a, Message>, cx: &Cx<'a>) -> Element<'a, Message> {
        let mut layers = stack![inspectable(laid, self.place_of_walk(), Message::Asked)];
        if let (Some(card), Some((_, spot)), None) = (&self.shown.hint, self.overlay.hinted(), self.overlay.over()) {
            layers = layers.push(match spot.line {
                Some(line) => explain::slip_beside(card, cx, self.part_for_tips(cx), spot.at, line),
                None => explain::slip(card, cx, self.part_for_tips(cx), spot.at),
            });
        }
        layers.into()
    }

    /// Where something is told in passing: over anything but the decision, by which one decides. Over a page there is none,
    /// and in the smallest windows it is all there is.
    fn part_for_tips(&self, cx: &Cx<'_>) -> Rectangle {
        if self.shown.page.is_some() || cx.class() == Class::Tiny {
            return Rectangle::with_size(cx.size());
        }
        explain::beside(room(cx).column, cx)
    }

    /// The table itself.
    fn laid<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let mut room = room(cx);
        if self.shown.replay_bar.is_some() || self.session.is_read_only() {
            room.decision -= replay_bar::HEIGHT;
            room.crowded_decision -= replay_bar::HEIGHT;
            room.mat -= if cx.class() == Class::Full { replay_bar::HEIGHT } else { 0.0 };
        }
        // Options come before lines of the log. A lesson needs its room, and has one option.
        let shown = &self.shown;
        if shown.lesson.is_none()
            && shown.fitting.is_none()
            && decision::lacks_room(&shown.decision, cx.class(), room.column, room.decision)
        {
            room.decision = room.crowded_decision;
        }
        let parts = Parts {
            bar: self.bar(cx),
            mat: mat::view(&self.shown.mat, room.mat, cx),
            wide: self.shown.fitting.is_some() || self.shown.between_scenarios.is_some(),
            centre: self.centre(cx),
            squads: squads_view::view(&self.shown.squads, None, cx, Message::Hero),
            crew: squads_view::tab(&self.shown.squads, None, cx, Message::Hero),
            log: self.upper(cx),
            decision: self.decision(cx, room),
            main: main_button(self.main_label(cx), &cx.t("key-enter"), room.button, self.main_message()),
        };
        frame::view(parts, self.tab, &self.news, cx, Message::Tab)
    }

    fn bar<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let tools = bar::Tools {
            undo: Message::Undo(UndoScope::Choice),
            rules: Message::Rules(self.shown.rule.clone()),
            menu: Message::Menu,
            brief: Message::Brief(None),
            log_book: self.is_a_campaign().then_some(Message::LogBook),
        };
        let bar = match &self.shown.bar {
            Some(bar) => bar::view(bar, tools, cx),
            None => space().into(),
        };
        match &self.shown.replay_bar {
            Some(strip) => column![bar, replay_bar::view(strip, looking_back(), cx)].into(),
            None if self.session.is_read_only() => {
                column![bar, replay_bar::notice(cx.t("table-read-only"), cx.t("table-read-only-text"), cx)].into()
            }
            None => bar,
        }
    }

    fn time_view<'a>(&'a self, timeline: &'a Timeline, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(view) = &self.shown.time else { return space().into() };
        let ways = timeline::Ways {
            line: |line| Message::Timed(Timed::Line(line)),
            wheel: |down| Message::Timed(Timed::Wheel { down }),
            press: Message::Press,
        };
        timeline::view(view, &timeline.rows.room, self.said_first(cx), ways, cx)
    }

    /// A page on which a way is given a name.
    fn name_a_way<'a>(&'a self, naming: &'a Naming, cx: &Cx<'a>) -> Element<'a, Message> {
        let field = text_input(&naming.otherwise, &naming.name)
            .id(NAME)
            .on_input(|name| Message::Timed(Timed::Name(name)))
            .on_submit(Message::Timed(Timed::Named))
            .font(font::TITLE)
            .size(cx.pick(38.0, 30.0, 26.0, 24.0))
            .padding([10, 16])
            .style(theme::field);
        let mut body = Column::new().spacing(18).max_width(1100).push(field);
        if let Some((words, ink)) = self.said_first(cx) {
            body = body.push(font::rules(words, 23.0, ink));
        }
        let ready = (!self.is_writing()).then_some(Message::Timed(Timed::Named));
        page::page(
            cx,
            cx.t(naming.title()),
            cx.t(naming.advice()),
            body,
            (cx.t(naming.button()), ready),
            Some((cx.t("button-back"), Message::Timed(Timed::Unnamed))),
        )
    }

    /// What must be said before anything else: what went wrong, or that the disk is slow.
    fn said_first(&self, cx: &Cx<'_>) -> Option<(String, Color)> {
        if let Some(problem) = &self.problem {
            return Some((problem.clone(), theme::ALARM_PALE));
        }
        if self.is_slow() { Some((cx.t("table-being-written"), theme::BRASS_HI)) } else { None }
    }

    /// Something with what was said over it, where that has its place there.
    fn below_slip<'a>(&'a self, below: Element<'a, Message>, cx: &Cx<'a>) -> Element<'a, Message> {
        if self.shown.said.is_empty() || cx.class() == Class::Tiny {
            below
        } else {
            stack![below, self.slip(cx)].into()
        }
    }

    /// Something with the card at its head that tells how a combat ended, where that has its place there.
    fn below_report<'a>(&'a self, below: Element<'a, Message>, here: bool, cx: &Cx<'a>) -> Element<'a, Message> {
        match &self.shown.report {
            Some(report) if here => {
                let by_key = self.report_has_the_key(cx.class());
                stack![below, combat::report::view(report, cx, by_key, Message::Close)].into()
            }
            Some(_) | None => below,
        }
    }

    /// The chart with both over it, where they cover least of what one decides by.
    fn below_cards<'a>(&'a self, chart: Element<'a, Message>, cx: &Cx<'a>) -> Element<'a, Message> {
        let (report, said) = (&self.shown.report, &self.shown.said);
        if cx.class() == Class::Tiny || (report.is_none() && said.is_empty()) {
            return chart;
        }
        let cx = *cx;
        let cards: Element<'a, Message> = responsive(move |room| {
            let mut places = ChartPlaces::of(&self.shown.board, self.camera(), self.board_focus(), room);
            let laid = |card: Element<'a, Message>, place: Place, margin: f32| {
                let padding = place.padding(margin);
                container(card).width(Fill).height(Fill).align_x(place.across).align_y(place.down).padding(padding)
            };
            let mut layers: Stack<'a, Message> = Stack::new();
            if let Some(report) = report {
                let margin = combat::report::margin(&cx);
                let by_key = self.report_has_the_key(cx.class());
                let size = |told: Told| combat::report::size(report, told, &cx, by_key, room);
                let ways = Told::of(cx.class());
                let fits = ways.iter().copied().find(|told| !places.hides(size(*told), margin));
                if let Some(told) = fits.or(ways.last().copied()) {
                    let card = combat::report::card(report, told, &cx, by_key, Message::Close);
                    let place = places.lay(size(told), margin);
                    layers = layers.push(laid(card, place, margin));
                }
            }
            if !said.is_empty() {
                let margin = said::margin(&cx);
                let [usual, narrow] =
                    [said::widest(&cx), said::narrow(&cx)].map(|widest| said::size(said, &cx, room, widest));
                let (size, place) = places.lay_either(usual, narrow, margin);
                let card = said::slip(said, &cx, self.said_has_the_key(cx.class()), Message::Heard, size.width);
                layers = layers.push(laid(card, place, margin));
            }
            layers.into()
        })
        .into();
        stack![chart, cards].into()
    }

    /// What was said, as a slip that is in nobody's way: at the foot; where it lies over the decision, above the main button.
    fn slip<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let by_key = self.said_has_the_key(cx.class());
        let slip = said::slip(&self.shown.said, cx, by_key, Message::Heard, said::widest(cx));
        let margin = Padding::new(said::margin(cx));
        let margin = if cx.class() == Class::Tiny { margin.bottom(FOOT) } else { margin };
        container(slip).center_x(Fill).padding(margin).align_bottom(Fill).into()
    }

    /// The chart, or what stands in its place.
    fn centre<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let covers = match cx.class() {
            Class::Full | Class::Tiny => false,
            Class::Medium => self.dice_that_fall().is_none() && !self.lesson_fits(cx),
            Class::Small => true,
        };
        if covers && let Some(cover) = self.lesson_over(cx) {
            let cover = self.below_report(cover, cx.class() == Class::Medium, cx);
            return self.below_slip(cover, cx);
        }
        let reports = cx.class() > Class::Tiny;
        // A ship that was lost in a fight still has it on the table.
        if let Some(land) = &self.shown.between_scenarios {
            let land = self.below_report(between_scenarios::view(land, cx, Message::Option), reports, cx);
            return self.below_slip(land, cx);
        }
        if let Some(fight) = &self.shown.combat {
            let fight = self.below_report(combat::view(fight, cx, Message::Enemy, Message::Slip), reports, cx);
            return self.below_slip(self.below_orders(fight, cx.class() == Class::Full, false, cx), cx);
        }
        if let Some(muster) = &self.shown.fitting {
            let muster = outfitting::view(muster, cx, Message::Piece, Message::Suggest);
            return self.below_slip(self.below_report(muster, reports, cx), cx);
        }
        if let Some(harbour) = &self.shown.port {
            let harbour = self.below_report(port::view(harbour, cx, Message::Service), reports, cx);
            return self.below_slip(self.below_orders(harbour, cx.class() >= Class::Medium, true, cx), cx);
        }
        let chart = map::view(
            &self.shown.board,
            self.camera(),
            self.board_focus(),
            cx.measure.pixels(),
            cx.moves,
            Message::Board,
        );
        self.below_orders(self.below_cards(named(Thing::Chart, chart), cx), true, true, cx)
    }

    /// Something below the orders of a story, if there are any and there is room: in whole, or the milestones alone.
    fn below_orders<'a>(
        &'a self,
        below: Element<'a, Message>,
        room: bool,
        whole: bool,
        cx: &Cx<'a>,
    ) -> Element<'a, Message> {
        match &self.shown.orders {
            Some(_) if !room => below,
            Some(orders) if whole => column![orders::view(orders, cx, |aim| Message::Brief(Some(aim))), below].into(),
            Some(orders) => column![orders::short(orders, cx, |aim| Message::Brief(Some(aim))), below].into(),
            None => below,
        }
    }

    /// How the chart is looked at: whole while one looks back, for the strip above it leaves less room.
    pub fn camera(&self) -> Camera {
        Camera { whole: self.shown.replay_bar.is_some(), ..self.camera }
    }

    /// The width of a fitting out in a window of this size.
    pub(crate) fn width_of_fitting(&self, size: Size) -> f32 {
        frame::wide(size, self.tab)
    }

    /// The sector of the option in focus.
    pub(super) fn board_focus(&self) -> Option<usize> {
        use ironclad_game::content::Id;
        use ironclad_game::engine::Answer;
        // Nothing stands out before it is asked about.
        if self.dice_that_fall().is_some() || !self.lesson.has_looked() {
            return None;
        }
        match self.subject()? {
            Answer::Move(sector) | Answer::Recon(sector) => Some(sector.index()),
            _ => None,
        }
    }

    /// In small windows the lesson covers the chart, in the smallest the decision, until it is put away.
    fn lesson_over<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        if self.lesson.is_away() {
            return None;
        }
        let card = self.shown.lesson.as_ref()?;
        Some(lesson::view(card, cx, self.ways(true), |rule| Message::Rules(Some(rule))))
    }

    /// Whether there is room for the lesson above the decision.
    fn lesson_fits(&self, cx: &Cx<'_>) -> bool {
        let Some(card) = &self.shown.lesson else { return true };
        let room = room(cx);
        let decision = match self.dice_that_fall() {
            Some(_) => room.decision.min(DICE),
            None => decision::height(&self.shown.decision, cx.class(), room.column, room.decision),
        };
        let height = cx.size().height - bar::height(cx.class()) - decision - 2.0;
        !lesson::scrolls(card, cx, Size::new(room.column, height), false)
    }

    fn ways(&self, over_the_chart: bool) -> lesson::Ways<Message> {
        lesson::Ways {
            back: self.session.can_undo().then_some(Message::Undo(UndoScope::Choice)),
            forward: self.session.can_redo().then_some(Message::Redo(UndoScope::Choice)),
            chart: over_the_chart.then_some(Message::Lesson(true)),
        }
    }

    /// Above the decision: the lesson, if there is one and room for it, and the log.
    fn upper<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        if cx.class() >= Class::Medium
            && let Some(muster) = &self.shown.fitting
        {
            return outfitting::book_in_room(muster);
        }
        let fits = match cx.class() {
            Class::Full => true,
            Class::Medium => self.lesson_fits(cx),
            Class::Small | Class::Tiny => false,
        };
        if !fits || self.lesson.is_away() {
            return self.log();
        }
        let Some(card) = &self.shown.lesson else { return self.log() };
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
        named(Thing::Log, mouse_area(log::view(&self.shown.log, self.log_back)).on_scroll(scroll))
    }

    fn decision<'a>(&'a self, cx: &Cx<'a>, room: frame::Room) -> Element<'a, Message> {
        if let (Some(dice), Some(playback)) = (&self.shown.dice, self.dice_that_fall()) {
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
        let away = self.put_away(cx);
        let most = room.decision - if away.is_some() { PUT_AWAY } else { 0.0 };
        let pressed = |place, first| Message::Pressed { place, first };
        let shown = decision::view(&self.shown.decision, cx, room.column, most, pressed, Message::List);
        let shown: Element<'a, Message> = if let Some((label, key, message)) = away {
            let take_up = second_button(cx.t(label), &cx.t(key), room.column, false, Some(message));
            column![container(take_up).height(PUT_AWAY), shown].into()
        } else if cx.class() == Class::Tiny && !self.shown.said.is_empty() {
            stack![shown, self.slip(cx)].into()
        } else {
            shown
        };
        let said = |words: String, ink, ground| {
            container(font::rules(words, 22.0, ink)).padding(12).width(Fill).style(theme::fill(ground))
        };
        let shown = self.below_report(shown, cx.class() == Class::Tiny, cx);
        let ground = if self.problem.is_some() { theme::ALARM_BG } else { INK2 };
        match self.said_first(cx) {
            Some((words, ink)) => column![said(words, ink, ground), shown].into(),
            None => shown,
        }
    }

    /// What is out of sight and can be taken up again: what that is called, its key, and what it says. The page of a story
    /// that was put away; a lesson that was, or that lies behind a tab.
    fn put_away(&self, cx: &Cx<'_>) -> Option<(&'static str, &'static str, Message)> {
        let behind = cx.class() == Class::Small && self.tab.hides_the_lesson(cx.class());
        if self.has_put_the_page_away() {
            Some(("story-take-up", "key-tab-chart", Message::Page(false)))
        } else if self.shown.lesson.is_some() && (self.lesson.is_away() || behind) {
            Some(("card-take-up", "key-lesson", Message::Lesson(false)))
        } else {
            None
        }
    }

    /// The dice that fall, now or then.
    fn dice_that_fall(&self) -> Option<&Playback> {
        self.mode.past().map_or(self.animation.dice(), Past::dice)
    }

    fn main_label(&self, cx: &Cx<'_>) -> String {
        match self.base() {
            Base::Past(past) => cx.t(self.main_words_then(past)),
            Base::Dice => cx.t("table-hurry"),
            Base::ReadOnly => cx.t("timeline-title"),
            Base::Naming(_)
            | Base::Timeline(_)
            | Base::Page(_)
            | Base::LookRound
            | Base::Ended
            | Base::Die
            | Base::Plan
            | Base::Question => self.shown.decision.button.clone(),
        }
    }

    fn main_message(&self) -> Option<Message> {
        let ready = match self.base() {
            Base::Dice => true,
            Base::Past(_) | Base::ReadOnly => !self.is_writing(),
            Base::Naming(_)
            | Base::Timeline(_)
            | Base::Page(_)
            | Base::LookRound
            | Base::Ended
            | Base::Die
            | Base::Plan
            | Base::Question => self.shown.decision.ready && !self.is_writing(),
        };
        if ready { Some(Message::Main) } else { None }
    }
}

/// What the buttons of the strip say while one looks back.
fn looking_back() -> replay_bar::Ways<Message> {
    let said = Message::Looked;
    replay_bar::Ways {
        step: [false, true].map(|on| said(Looked::Step { on })),
        turn: [false, true].map(|on| said(Looked::Turn { on })),
        run: said(Looked::Run),
        pace: Pace::ALL.map(|pace| said(Looked::Pace(pace))),
        close: said(Looked::Close),
    }
}
