//! How a decision is set in its column, by the room there is. Where its list has no room even when it is set closely, a
//! table that shows everything sets it densely, before anything of it is folded away.

use super::{Alarm, Below, DecisionView, Head, list, odds};
use crate::widget::mark;
use kit::measure::Class;
use kit::{fit, font};
use std::cell::RefCell;
use std::fmt;

/// How a decision is set: as drawn, or closely where there is little room.
#[derive(Debug, Clone, PartialEq)]
pub struct Typesetting {
    /// Set closely.
    pub close: bool,
    /// The rows of the list are as low as can be: only where something would else be folded away.
    pub dense: bool,
    /// Set as closely as can be.
    pub tiny: bool,
    /// The list gets what the rest leaves.
    pub crowded: bool,
    /// Not even the least of the list has room: what can be set smaller is.
    pub cramped: bool,
    /// Nor is that enough: the list shows its least, and the rest is scrolled to.
    pub scrolls: bool,
    /// The question above the list shows.
    pub asks: bool,
    /// The room that is kept for what another option would show, so that nothing moves when it is chosen: as much as there is.
    pub spare: f32,
    /// There is room for whatever any of the options would show.
    pub keeps_all: bool,
    /// What the rows of the list share.
    pub rows: list::Rows,
}

/// A column: the class of the window, its width and its height at most.
type InColumn = (Class, [u32; 2]);

/// How a decision has been set in each column so far. It is asked for several times with each frame, whatever changed, and
/// every word of the list is measured for it. A copy of the decision, which may be changed, begins without.
#[derive(Default)]
pub struct Kept(RefCell<Vec<(InColumn, Typesetting)>>);

/// Columns that are remembered at the most.
const COLUMNS: usize = 4;

impl Kept {
    fn get(&self, column: InColumn, set: impl FnOnce() -> Typesetting) -> Typesetting {
        if let Some((_, known)) = self.0.borrow().iter().find(|(known, _)| *known == column) {
            return known.clone();
        }
        let set = set();
        let mut kept = self.0.borrow_mut();
        if kept.len() >= COLUMNS {
            kept.clear();
        }
        kept.push((column, set.clone()));
        set
    }
}

impl Clone for Kept {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Kept {
    /// What has been set is no part of what is shown.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kept")
    }
}

impl Typesetting {
    /// The setting for a decision in a column of the given width that may grow to `most`.
    pub fn of(decision: &DecisionView, class: Class, width: f32, most: f32) -> Self {
        let column = (class, [width.to_bits(), most.to_bits()]);
        decision.kept.get(column, || Self::measured(decision, class, width, most))
    }

    fn measured(decision: &DecisionView, class: Class, width: f32, most: f32) -> Self {
        let asked = !decision.question.is_empty();
        let make = |close: bool, dense: bool, asks: bool| {
            let mut set = Self {
                close,
                dense,
                tiny: class == Class::Tiny,
                crowded: false,
                cramped: false,
                scrolls: false,
                asks: asked && asks,
                spare: 0.0,
                keeps_all: false,
                rows: list::Rows::of(decision, width, close, dense),
            };
            set.rows.width = width - 2.0 * set.side();
            // No option is folded away for something that may never show: what is kept is what is left.
            let left = most - set.whole(decision);
            set.crowded = left < 0.0;
            let reserve = set.reserve(decision);
            set.keeps_all = reserve <= left;
            set.spare = reserve.min(left).max(0.0);
            set.cramped = set.tiny && set.rest(decision) + set.rows.least(decision) > most;
            set.scrolls = set.crowded && set.needed(decision) > most + SPARE;
            if set.scrolls {
                set.rows.width -= SCROLLER;
            }
            // Judged by the least that any choice shows, so that the layout does not change with what is chosen.
            (set.least(decision) <= most, set)
        };
        let tries = match class {
            Class::Full => vec![make(false, false, true), make(true, false, true), make(true, true, true)],
            Class::Medium => vec![make(false, false, true), make(true, false, true), make(true, false, false)],
            Class::Small | Class::Tiny => vec![make(true, false, true), make(true, false, false)],
        };
        let keeps_all = tries.iter().position(|(_, set)| set.keeps_all);
        // A list that grows with what is chosen is set closely from the first, so that more of it shows then: densely,
        // where that is a way to set it.
        let grows = !decision.others.is_empty();
        let densely = tries.iter().any(|(_, set)| set.dense);
        let shows_more = |set: &Self| if densely { set.dense } else { set.close };
        let shows_all = || tries.iter().position(|(shows_all, set)| *shows_all && (!grows || shows_more(set)));
        let fitting = keeps_all.or_else(shows_all).unwrap_or(tries.len() - 1);
        tries.into_iter().nth(fitting).unwrap_or_else(|| make(true, false, false)).1
    }

    /// The gap between the parts.
    pub fn gap(&self) -> f32 {
        match (self.tiny, self.dense, self.close) {
            (true, ..) => 3.0,
            (_, true, _) => 4.0,
            (_, _, true) => 5.0,
            _ => 8.0,
        }
    }

    /// The margin at the sides.
    pub fn side(&self) -> f32 {
        if self.close { 10.0 } else { 16.0 }
    }

    /// The height of the head.
    pub fn head(&self) -> f32 {
        match (self.tiny, self.dense, self.close) {
            (true, ..) => 44.0,
            (_, true, _) => 60.0,
            (_, _, true) => 64.0,
            _ => 96.0,
        }
    }

    /// The size of the question, and its height: one line if it fits, else two.
    pub fn question(&self, decision: &DecisionView) -> (f32, f32) {
        let beside = match decision.columns.as_slice() {
            [] => fit::width(&decision.asked, ASKED),
            _ => self.heads(decision).iter().sum::<f32>() + 8.0,
        };
        let room = self.rows.width - beside - 8.0;
        let size = fit::broken(&decision.question, room, 25.0, if self.close { 22.0 } else { 23.0 });
        (size, fit::height(&decision.question, font::TITLE, size, 1.12, room).max(30.0))
    }

    /// The widths of the heads over the columns of figures: each is read whole, however narrow its figures are.
    pub fn heads(&self, decision: &DecisionView) -> Vec<f32> {
        let heads = decision.columns.iter().zip(&self.rows.columns);
        heads.map(|(head, width)| fit::width(head, HEAD).min(WIDEST).max(*width)).collect()
    }

    /// The height of the sum's box.
    pub fn sum(&self) -> f32 {
        odds::sum_height(self.close, self.tiny)
    }

    /// The sizes of a head's two lines.
    pub fn head_sizes(&self, head: &Head) -> (f32, f32) {
        let room = self.head_room(head);
        let (title, below) = match (self.dense, self.close) {
            (true, _) => (27.0, 19.0),
            (_, true) => (31.0, 21.0),
            _ => (38.0, 23.0),
        };
        (fit::label(&head.title, room, title, 22.0), fit::label(&head.below, room, below, 18.0))
    }

    /// The height of a head, which grows with what it has to say.
    pub fn head_height(&self, head: &Head) -> f32 {
        let (room, (title, below)) = (self.head_room(head), self.head_sizes(head));
        let mut words = fit::height(&head.title, font::TITLE, title, 1.12, room);
        if !self.tiny && !head.below.is_empty() {
            words += fit::height(&head.below, font::TITLE, below, 1.2, room);
        }
        self.head().max(words + 8.0)
    }

    /// The room for the words of a head.
    pub fn head_room(&self, head: &Head) -> f32 {
        let mut room = self.rows.width + 2.0 * self.side() - 32.0;
        if head.whose.is_some() {
            room -= 22.0 + self.head() * 0.55 * mark::PENNANT;
        }
        if head.person.is_some() {
            room -= self.head();
        } else if head.icon.is_some() && !self.close {
            room -= 72.0 + 14.0;
        }
        if let Some((word, figure)) = &head.figure {
            let word = fit::width(word, if self.close { 20.0 } else { 22.0 });
            let size = if self.close { 31.0 } else { 46.0 };
            let figure = fit::room(figure, font::FIGURES, size, 1.2, f32::INFINITY).width;
            room -= 14.0 + if self.tiny { word + 8.0 + figure } else { word.max(figure) };
        }
        room.max(80.0)
    }

    /// The room that the main button takes at the foot.
    pub fn foot(&self) -> f32 {
        match (self.tiny, self.close) {
            (true, _) => 84.0,
            (_, true) => 88.0,
            _ => 96.0,
        }
    }

    /// The height of everything but the list, judged from what there is.
    pub fn rest(&self, decision: &DecisionView) -> f32 {
        let gap = self.gap();
        let mut sum = self.head_height(&decision.head) + gap + 2.0 + gap + self.foot();
        if self.asks {
            sum += self.question(decision).1 + gap;
        }
        sum + self.below(&Showing::of(decision))
    }

    /// The height of all that there is.
    pub fn whole(&self, decision: &DecisionView) -> f32 {
        self.rest(decision) + self.rows.all(decision)
    }

    /// How much more another option would take than what is chosen: below the list, or with the list.
    fn reserve(&self, decision: &DecisionView) -> f32 {
        let (now, whole) = (self.below(&Showing::of(decision)), self.whole(decision));
        let below = decision.reserved.iter().map(|below| self.below(&below.into())).fold(now, f32::max);
        let most = decision.others.iter().map(|other| self.whole(other)).fold(whole, f32::max);
        (below - now).max(most - whole)
    }

    /// The height of all that there is, where what is chosen shows the least below the list, or makes the list the lowest.
    fn least(&self, decision: &DecisionView) -> f32 {
        let whole = self.whole(decision);
        decision.others.iter().map(|other| self.whole(other)).fold(whole - self.more(decision), f32::min)
    }

    /// How much more shows below the list now than where least of all is chosen: so much higher was the list.
    pub fn more(&self, decision: &DecisionView) -> f32 {
        let now = self.below(&Showing::of(decision));
        let reserved = decision.reserved.iter().map(|below| self.below(&below.into()));
        let others = decision.others.iter().map(|other| self.below(&Showing::of(other)));
        now - reserved.chain(others).fold(now, f32::min)
    }

    /// How a list stays where it is although what is told of the chosen option takes its lower part.
    pub fn raised(&self, decision: &DecisionView, most: f32) -> Option<list::Raised> {
        let (now, more) = (most - self.rest(decision), self.more(decision));
        if !self.crowded || self.scrolls || more <= 0.0 || self.note_room(decision, most).is_some() {
            return None;
        }
        self.rows.raised(decision, now + more, now, self.below(&Showing::of(decision)))
    }

    /// How the list lies in a window of a crowded decision, round an option that stays at the foot.
    pub fn around(&self, decision: &DecisionView, most: f32) -> list::Around {
        let height = (most - self.rest(decision)).max(self.rows.least(decision));
        list::Around::Foot { height, more: self.more(decision), gap: self.gap() }
    }

    /// The height of what shows between the list and the foot, with the gap before each part.
    fn below(&self, showing: &Showing<'_>) -> f32 {
        let gap = self.gap();
        let mut sum = 0.0;
        if showing.sum {
            sum += self.sum() + gap;
        }
        if showing.odds && !self.close {
            sum += 68.0 + gap;
        }
        let width = self.rows.width;
        for line in [showing.won, showing.lost].into_iter().flatten() {
            sum += gap
                + if self.close {
                    let least = if self.tiny { 22.0 } else { 26.0 };
                    let room = width - BESIDE_OUTCOME;
                    fit::height(line, font::TITLE, self.outcome(line, room), 1.2, room).max(least)
                } else {
                    fit::height(line, font::RULES, 23.0, 1.3, width - 142.0).max(30.0)
                };
        }
        if let Some(alarm) = showing.alarm {
            let room = width - 30.0;
            let below = |words: &str, size| {
                if words.is_empty() { 0.0 } else { fit::height(words, font::TITLE, size, 1.2, room) }
            };
            let figure = if alarm.figure_beside_title(room) { 0.0 } else { below(&alarm.figure, 23.0) };
            let words = below(&alarm.title, 23.0) + figure + below(&alarm.text, 22.0);
            sum += gap + words + if self.close { 10.0 } else { 18.0 };
        }
        if let Some(note) = showing.note {
            sum += gap + self.note_height(note);
        }
        sum
    }

    /// The size of what follows, where it is set closely, in a room for its words.
    pub fn outcome(&self, line: &str, room: f32) -> f32 {
        if self.cramped { fit::label(line, room - 8.0, 22.0, 17.0) } else { 22.0 }
    }

    /// The least height at which nothing has to be scrolled to but the note.
    fn needed(&self, decision: &DecisionView) -> f32 {
        let note = decision.note.as_ref().map_or(0.0, |_| self.note(decision));
        self.rest(decision) - note + note.min(NOTE) + self.rows.least(decision)
    }

    /// The height of the note.
    fn note(&self, decision: &DecisionView) -> f32 {
        self.note_height(decision.note.as_deref().unwrap_or_default())
    }

    fn note_height(&self, note: &str) -> f32 {
        fit::height(note, font::RULES, 21.0, 1.3, self.rows.width)
    }

    /// The size of a note in the condensed face in a room that is too low for it: the largest at which it fits after all.
    pub fn condensed(&self, note: &str, room: f32) -> f32 {
        let fits = |size: &f32| fit::height(note, font::TITLE, *size, 1.2, self.rows.width - SCROLLER) <= room;
        [21.0, 20.0, 19.0, 18.0, 17.0].into_iter().find(fits).unwrap_or(20.0)
    }

    /// What a long note must do with, so that the list is not crowded out. It is a line at least; where there is no room
    /// for that, all is scrolled.
    pub fn note_room(&self, decision: &DecisionView, most: f32) -> Option<f32> {
        let note = self.note(decision);
        let room = most - (self.rest(decision) - note) - self.rows.least(decision);
        if self.crowded && !self.scrolls && room < note { Some(room) } else { None }
    }
}

/// What shows below the list, of a decision or if another option were chosen.
struct Showing<'a> {
    sum: bool,
    odds: bool,
    won: Option<&'a str>,
    lost: Option<&'a str>,
    alarm: Option<&'a Alarm>,
    note: Option<&'a str>,
}

impl<'a> Showing<'a> {
    fn of(decision: &'a DecisionView) -> Self {
        Self {
            sum: decision.sum.is_some(),
            odds: decision.odds.is_some(),
            won: decision.won.as_deref(),
            lost: decision.lost.as_deref(),
            alarm: decision.alarm.as_ref(),
            note: decision.note.as_deref(),
        }
    }
}

impl<'a> From<&'a Below> for Showing<'a> {
    fn from(below: &'a Below) -> Self {
        Self {
            sum: below.sum.is_some(),
            odds: below.odds.is_some(),
            won: below.won.as_deref(),
            lost: below.lost.as_deref(),
            alarm: below.alarm.as_ref(),
            note: below.note.as_deref(),
        }
    }
}

/// The least height in which a note can be read.
const NOTE: f32 = 28.0;
/// What the foot can spare above the main button, before something must be scrolled.
const SPARE: f32 = 4.0;
/// The width that is left to the scroll bar.
const SCROLLER: f32 = 14.0;
/// What stands beside the words of an outcome: its mark, won or lost, and the gaps.
const BESIDE_OUTCOME: f32 = 122.0;

/// The size at which it is said who answers.
pub const ASKED: f32 = 23.0;
/// The size of a head over a column of figures.
pub const HEAD: f32 = 21.0;
/// What a head takes at the most.
const WIDEST: f32 = 104.0;

#[cfg(test)]
mod tests {
    use super::super::{Choice, Odds, Sum, lacks_room};
    use super::*;

    #[test]
    fn room_for_another_warning_is_kept_and_folds_no_option_away() {
        let choice = |place: usize| Choice {
            key: place.to_string(),
            title: "Move to Empty Space B3".into(),
            below: Some("token face down".into()),
            pinned: place == 7,
            ..Choice::default()
        };
        let alarm = Alarm { title: "A blind jump".into(), figure: String::new(), text: "Nobody knows.".into() };
        let warned = Below { alarm: Some(alarm), ..Below::default() };
        let options: Vec<Choice> = (1..9).map(choice).collect();
        let plain = DecisionView { options, reserved: vec![warned], ..DecisionView::default() };
        let roomy = Typesetting::of(&plain, Class::Small, 414.0, 2_000.0);
        assert!(!roomy.crowded && roomy.spare > 20.0, "{}", roomy.spare);
        let exact = roomy.whole(&plain);
        for (more, crowded) in [(-1.0, true), (1.0, false), (20.0, false)] {
            let set = Typesetting::of(&plain, Class::Small, 414.0, exact + more);
            assert_eq!(set.crowded, crowded, "{more}");
            assert!((set.spare - f32::max(more, 0.0)).abs() < 0.5, "{more}: {}", set.spare);
        }
    }

    #[test]
    fn a_list_is_set_densely_before_anything_of_it_is_folded_away() {
        let option = |place: usize| Choice {
            key: place.to_string(),
            title: "Superweapon".into(),
            below: Some("6 damage; 3 energy; afterwards 2 Weapons damage and a pilot Exhausted".into()),
            ..Choice::default()
        };
        let decision = DecisionView { options: (1..9).map(option).collect(), ..DecisionView::default() };
        let mut ways = Vec::new();
        let mut whole = 0;
        for most in (30..130).rev().map(|tens: u16| f32::from(tens) * 10.0) {
            let set = Typesetting::of(&decision, Class::Full, 492.0, most);
            assert!(set.dense || !set.crowded, "{most}");
            assert_eq!(lacks_room(&decision, Class::Full, 492.0, most), set.dense, "{most}: the log gives room first");
            whole += usize::from(set.dense && !set.crowded);
            ways.push((set.close, set.dense));
        }
        ways.dedup();
        assert_eq!(ways, [(false, false), (true, false), (true, true)]);
        assert!(whole > 0, "it has room then");
    }

    #[test]
    fn a_list_that_grows_with_what_is_chosen_is_set_closely_before_as_after() {
        let option = |place: usize| Choice { key: place.to_string(), title: "Torpedoes".into(), ..Choice::default() };
        let shown = |count: usize, rolls: bool| DecisionView {
            options: (0..count).map(option).collect(),
            sum: rolls.then(Sum::default),
            odds: rolls.then(Odds::default),
            ..DecisionView::default()
        };
        let others = vec![shown(6, false), shown(10, true)];
        let all = [shown(6, false), shown(10, true)].map(|shown| DecisionView { others: others.clone(), ..shown });
        let mut close = 0;
        for most in (40..110).map(|tens: u16| f32::from(tens) * 10.0) {
            let [before, after] = all.each_ref().map(|decision| Typesetting::of(decision, Class::Full, 492.0, most));
            let way = |set: &Typesetting| (set.close, set.dense, set.keeps_all);
            assert_eq!(way(&before), way(&after), "{most}");
            assert!(before.close || before.keeps_all, "{most}");
            close += usize::from(before.close);
        }
        assert!((1..70).contains(&close), "{close}");
    }

    #[test]
    fn a_decision_is_not_set_otherwise_for_what_is_chosen() {
        let option = |place: usize| Choice { key: place.to_string(), title: "Gabriel".into(), ..Choice::default() };
        let alarm = Alarm { title: "Nobody is chosen".into(), figure: String::new(), text: "Heroes could go.".into() };
        let bare = Below { sum: Some(Sum::default()), odds: Some(Odds::default()), ..Below::default() };
        let below = Below { alarm: Some(alarm.clone()), ..bare.clone() };
        let plain = DecisionView {
            options: (1..6).map(option).collect(),
            sum: bare.sum.clone(),
            odds: bare.odds.clone(),
            reserved: vec![below],
            ..DecisionView::default()
        };
        let warned = DecisionView { alarm: Some(alarm), reserved: vec![bare], ..plain.clone() };
        let mut close = 0;
        for most in (40..90).map(|tens: u16| f32::from(tens) * 10.0) {
            let [before, after] = [&plain, &warned].map(|decision| Typesetting::of(decision, Class::Full, 492.0, most));
            assert_eq!((before.close, before.keeps_all), (after.close, after.keeps_all), "{most}");
            close += usize::from(before.close);
        }
        assert!((1..50).contains(&close), "{close}");
    }
}
