//! The options. When not all fit, a window of them is shown and the hidden ones are named.

use super::{Choice, DecisionView, Mark};
use crate::inspect::Thing;
use crate::widget::hero::medal;
use crate::widget::mark;
use iced::widget::{button, column, container, responsive, row, space};
use iced::{Alignment, Element, Fill, Size};
use kit::inspect::named;
use kit::theme::{BONE, BONE2, BRASS_HI};
use kit::widget::key;
use kit::widget::row::{OptionRow, Standing, list};
use kit::widget::shrink_to_fit;
use kit::{fit, font, icon, theme};
use std::ops::Range;
use words::Text;

/// The gap between the parts of a row, and its margin.
const GAP: f32 = 8.0;
/// The room of a figure beside a skill: a sign and two digits.
const FIGURE: f32 = 48.0;
/// The size of titles, and of what stands below them and at the right.
const TITLE: f32 = 25.0;
const LEAST_TITLE: f32 = 18.0;
const BROKEN_TITLE: f32 = 23.0;
const RIGHT: f32 = 21.0;
/// The height of the line that names hidden options.
const MORE: f32 = 26.0;
/// The gap above the option that stays in sight.
const PINNED: f32 = 4.0;
/// The height of a head above an option.
const GROUP: f32 = 30.0;
/// The same of a dense list: its titles, the least that a line below them is set in, and the heads.
const DENSE_TITLE: f32 = 23.0;
const DENSE_BELOW: f32 = 18.0;
const DENSE_GROUP: f32 = 26.0;

/// What the rows of a list share.
#[derive(Debug, Clone, PartialEq)]
pub struct Rows {
    /// The list's width.
    pub width: f32,
    /// Rows are set closely.
    pub close: bool,
    /// Rows are as low as can be, and lines below their titles smaller where they are fewer then.
    pub dense: bool,
    /// The widths of the columns of figures.
    pub columns: Vec<f32>,
    /// The size of titles, where each fits.
    pub size: f32,
}

impl Rows {
    /// The measures for a decision's options, and for what they would be if something else were chosen.
    pub fn of(decision: &DecisionView, width: f32, close: bool, dense: bool) -> Self {
        let options = || decision.others.iter().chain([decision]).flat_map(|shown| &shown.options);
        let most = options().map(|option| option.figures.len()).max().unwrap_or(0);
        let widest = |i: usize| {
            let letters = |option: &Choice| option.figures.get(i).map_or(0, |text| text.chars().count());
            options().map(letters).max().unwrap_or(0)
        };
        let columns = (0..most).map(|i| widest(i) as f32 * 13.5 + 14.0).collect();
        let largest = if dense { DENSE_TITLE } else { TITLE };
        let rows = Self { width, close, dense, columns, size: largest };
        // Names with figures beside them are held against each other, so none is set smaller than the others.
        let size = options().filter(|option| !option.figures.is_empty()).map(|option| rows.title(option));
        Self { size: size.fold(largest, f32::min), ..rows }
    }

    fn right(&self, choice: &Choice) -> f32 {
        let Some((words, _)) = words(choice, self.close) else {
            return 0.0;
        };
        // The title's longest word comes first; what is at the right is broken before that is set small.
        let title = fit::longest_word(&choice.title, font::TITLE, RIGHT).clamp(40.0, self.width * 0.4);
        let room = (self.width - self.beside(choice) - title - GAP).min(self.width * 0.46);
        let least = fit::longest_word(words, font::TITLE, RIGHT).min(self.width * 0.3);
        fit::width(words, RIGHT).min(room.max(least)).max(20.0) + GAP
    }

    /// What all but the words takes.
    fn beside(&self, choice: &Choice) -> f32 {
        let mark = match choice.mark {
            Some(Mark::System(_)) => 26.0 + GAP,
            Some(Mark::Icon(_) | Mark::Art(_)) => 34.0 + GAP,
            Some(Mark::Person(_)) => 46.0 + GAP,
            None => 0.0,
        };
        let skill = if choice.skill.is_some() { 27.0 + GAP + FIGURE + GAP } else { 0.0 };
        let columns: f32 = self.columns.iter().take(choice.figures.len()).map(|width| width + GAP).sum();
        2.0 * GAP + 34.0 + GAP + mark + skill + columns
    }

    /// The room for title and line below.
    fn room(&self, choice: &Choice) -> f32 {
        self.width - self.beside(choice) - self.right(choice)
    }

    /// The height of an option.
    fn height(&self, choice: &Choice) -> f32 {
        let person = matches!(choice.mark, Some(Mark::Person(_)));
        let group = if choice.group.is_some() { self.group() } else { 0.0 };
        group + self.plate(choice, person)
    }

    /// The height of a head above an option.
    fn group(&self) -> f32 {
        if self.dense { DENSE_GROUP } else { GROUP }
    }

    /// The height of an option without a head above it.
    fn plate(&self, choice: &Choice, person: bool) -> f32 {
        // The air above and below, and the least that stands between: a medal, a line, a key.
        let (air, least, line) = if self.dense { (4.0, 34.0, 26.0) } else { (8.0, 36.0, 28.0) };
        let least = if person { 46.0 } else { least };
        let room = self.room(choice).max(30.0);
        let title = fit::whole_height(&choice.title, self.title(choice), 1.12, room).max(line);
        let lines = choice.below.iter().chain(&choice.kept);
        let below = lines.map(|line| fit::whole_height(line, self.below(line, room), 1.2, room)).fold(0.0, f32::max);
        let right = words(choice, self.close)
            .map_or(0.0, |(words, _)| fit::whole_height(words, RIGHT, 1.2, self.right(choice) - GAP));
        (title + below).max(right).ceil().max(least) + air
    }

    /// The size of a line below a title: of a dense list the largest at which it takes no more lines than at the least.
    fn below(&self, line: &str, room: f32) -> f32 {
        if !self.dense {
            return RIGHT;
        }
        let lines = |size: f32| (fit::whole_height(line, size, 1.2, room) / (size * 1.2)).round();
        let fewest = lines(DENSE_BELOW);
        [RIGHT, 20.0, 19.0].into_iter().find(|size| lines(*size) <= fewest).unwrap_or(DENSE_BELOW)
    }

    /// The size of an option's title.
    fn title(&self, choice: &Choice) -> f32 {
        // Names beside columns of figures break before they are set much smaller.
        let least = if choice.figures.is_empty() { LEAST_TITLE } else { BROKEN_TITLE };
        fit::label(&choice.title, self.room(choice), self.size, least)
    }

    /// The least height that the list can do with: its highest option, and the line that names the others.
    pub fn least(&self, decision: &DecisionView) -> f32 {
        self.all(decision).min(self.highest(decision) + MORE + self.pinned(decision))
    }

    /// The height of the highest option.
    fn highest(&self, decision: &DecisionView) -> f32 {
        decision.options.iter().map(|option| self.height(option)).fold(0.0, f32::max)
    }

    /// The height of the option that stays in sight at the list's foot.
    fn pinned(&self, decision: &DecisionView) -> f32 {
        decision.options.iter().find(|option| option.pinned).map_or(0.0, |option| self.height(option) + PINNED)
    }

    /// How a list stays where it is that had a height `before` and has less `now`, since something is told of the option in
    /// focus that is `told` high. Nothing is raised where that option is seen anyway with the first still in its place, or
    /// where it cannot be seen so either.
    pub fn raised(&self, decision: &DecisionView, before: f32, now: f32, told: f32) -> Option<Raised> {
        let all = decision.options.len();
        let focus = decision.focus.filter(|focus| *focus < all)?;
        let whole = self.all(decision) <= before;
        let (first, last, pinned) =
            if whole { (0, all, None) } else { seen(decision, self, decision.top.place, before) };
        // Whoever has turned the list past that looks at what it shows now.
        if decision.top.by_hand && decision.top.place > first {
            return None;
        }
        let (from, to, _) = seen(decision, self, first, now);
        if from == first && (from..to).contains(&focus) {
            return None;
        }
        let end = if (first..last).contains(&focus) { focus } else { last };
        // A list that was whole has no line yet that names what is hidden.
        let line = if whole { MORE } else { 0.0 };
        let (mut next, mut taken) = (first, 0.0);
        while taken < told + line {
            let option = decision.options.get(next).filter(|_| next < end)?;
            taken += self.height(option) - 1.5;
            next += 1;
        }
        Some(Raised { first, next, last, pinned, whole, air: taken - told - line })
    }

    /// The height of the whole list.
    pub fn all(&self, decision: &DecisionView) -> f32 {
        decision.options.iter().map(|option| self.height(option) - 1.5).sum::<f32>() + 1.5
    }
}

fn words(choice: &Choice, close: bool) -> Option<(&str, super::Tone)> {
    let (words, tone) = choice.right.as_ref()?;
    let brief = if close { choice.brief.as_ref() } else { None };
    Some((brief.unwrap_or(words), *tone))
}

/// The option that a list begins with, when not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Top {
    /// Its place among the options.
    pub place: usize,
    /// Whether the list was turned to it, or pressed while it began there; else it follows the focus.
    pub by_hand: bool,
}

impl Top {
    /// The first option once this one has the focus, so that it is seen.
    pub fn following(self, focus: usize) -> Self {
        Self { place: self.place.min(focus).max(focus.saturating_sub(FOLLOWED)), by_hand: false }
    }
}

/// How much of a list shows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// What the room holds, from where it would begin in a room so much higher.
    Window {
        /// How much higher.
        more: f32,
    },
    /// What is told of the chosen option stands above it.
    Raised(Raised),
}

/// A list below what is told of the chosen option, which lies so low that it would else be covered. The options that show
/// stay where they are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Raised {
    /// The option that the list began with.
    first: usize,
    /// The first that shows.
    next: usize,
    /// One behind the last that shows.
    last: usize,
    /// The one at the foot.
    pinned: Option<usize>,
    /// The list showed all its options.
    whole: bool,
    /// What is left between what is told and the list.
    air: f32,
}

/// The list. `on_option` is told the option's place, and the place of the first that shows.
pub fn view<'a, M: Clone + 'a>(
    decision: &'a DecisionView,
    rows: Rows,
    extent: Extent,
    text: &'a Text,
    on_option: impl Fn(usize, usize) -> M + 'a,
    on_page: impl Fn(bool) -> M + 'a,
) -> Element<'a, M> {
    let ways = [on_page(false), on_page(true)];
    match extent {
        Extent::Whole => {
            let all = decision.options.iter().enumerate().map(|(i, _)| option(decision, &rows, i, on_option(i, 0)));
            list(all.collect()).into()
        }
        Extent::Window { more } => {
            let window = responsive(move |size: Size| {
                let top = turned_to(decision, &rows, size.height, more);
                let (first, last, pinned) = seen(decision, &rows, top, size.height);
                let window = (first..last).map(|i| option(decision, &rows, i, on_option(i, first))).collect();
                let hidden = hidden(decision, first..last, pinned, size.width, &ways, text);
                let pinned = pinned.map(|place| list(vec![option(decision, &rows, place, on_option(place, first))]));
                column![list(window), hidden, pinned].into()
            });
            container(window).height(Fill).into()
        }
        Extent::Raised(raised) => {
            let shown = |place| option(decision, &rows, place, on_option(place, raised.first));
            let window = list((raised.next..raised.last).map(shown).collect());
            let hidden = hidden(decision, raised.next..raised.last, raised.pinned, rows.width, &ways, text);
            let air = space().height(raised.air);
            if raised.whole {
                return column![air, hidden, window].into();
            }
            let pinned = raised.pinned.map(|place| list(vec![shown(place)]));
            column![air, window, hidden, space().height(Fill), pinned].height(Fill).into()
        }
    }
}

/// A list whose parts stand apart, since what is told of the chosen option stands between them.
pub struct Apart<'a, M> {
    /// The options that show.
    pub shown: Element<'a, M>,
    /// The line that names the hidden ones.
    pub hidden: Element<'a, M>,
    /// The one that stays in sight at the foot.
    pub foot: Option<Element<'a, M>>,
}

/// What a list that stands apart has room for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Around {
    /// All its parts together have this height; it begins where it would in a room so much higher. It stands apart only
    /// where an option stays at the foot: that one does not move, whatever is told above it.
    Foot {
        /// The height.
        height: f32,
        /// How much higher.
        more: f32,
        /// The gap before the foot.
        gap: f32,
    },
    /// The options have this height, and the rest is scrolled to.
    Scrolled(f32),
}

/// The list in its parts, if they stand apart.
pub fn apart<'a, M: Clone + 'a>(
    decision: &'a DecisionView,
    rows: &Rows,
    around: Around,
    text: &Text,
    on_option: impl Fn(usize, usize) -> M,
    ways: &[M; 2],
) -> Option<Apart<'a, M>> {
    let (first, last, pinned) = around.seen(decision, rows)?;
    let shown = (first..last).map(|place| option(decision, rows, place, on_option(place, first))).collect();
    let foot = pinned.map(|place| list(vec![option(decision, rows, place, on_option(place, first))]).into());
    let hidden = hidden(decision, first..last, pinned, rows.width, ways, text);
    Some(Apart { shown: list(shown).into(), hidden, foot })
}

impl Around {
    /// Which options show: from, up to, and the one at the foot; none where the list does not stand apart.
    fn seen(self, decision: &DecisionView, rows: &Rows) -> Option<(usize, usize, Option<usize>)> {
        match self {
            Self::Foot { height, more, gap } => {
                let top = turned_to(decision, rows, height, more);
                let seen = seen(decision, rows, top, height - (gap - PINNED).max(0.0));
                seen.2.map(|_| seen)
            }
            Self::Scrolled(height) => Some(seen(decision, rows, decision.top.place, height)),
        }
    }
}

/// The option that a list of this height is turned to; it begins where it would in a room so much higher, unless it was
/// turned by hand.
fn turned_to(decision: &DecisionView, rows: &Rows, height: f32, more: f32) -> usize {
    if more > 0.0 && !decision.top.by_hand { begins(decision, rows, height + more) } else { decision.top.place }
}

/// The line that names what is hidden before and behind the options that show.
fn hidden<'a, M: Clone + 'a>(
    decision: &DecisionView,
    shown: Range<usize>,
    pinned: Option<usize>,
    width: f32,
    [earlier, later]: &[M; 2],
    text: &Text,
) -> Element<'a, M> {
    let named = |from: usize, to: usize| -> Vec<&Choice> {
        let options = decision.options.iter().enumerate().take(to).skip(from);
        options.filter(|(place, _)| Some(*place) != pinned).map(|(_, choice)| choice).collect()
    };
    let (before, after) = (named(0, shown.start), named(shown.end, decision.options.len()));
    let room = if before.is_empty() || after.is_empty() { width } else { width / 2.0 } - ARROW;
    let more = |hidden: &[&Choice], arrow, message| more(hidden, arrow, room, message, text);
    row![more(&before, "own/up", earlier), space().width(Fill), more(&after, "own/down", later)]
        .height(MORE)
        .align_y(Alignment::Center)
        .into()
}

/// The first option that shows in a height.
fn begins(decision: &DecisionView, rows: &Rows, height: f32) -> usize {
    if rows.all(decision) <= height { 0 } else { seen(decision, rows, decision.top.place, height).0 }
}

/// Which options are shown in a height, of a list turned to `top`: from, up to, and the one at the foot that would else be
/// hidden.
fn seen(decision: &DecisionView, rows: &Rows, top: usize, height: f32) -> (usize, usize, Option<usize>) {
    let pinned = decision.options.iter().position(|option| option.pinned);
    // What stays in sight at the foot needs nothing turned to it.
    let focus = decision.focus.filter(|focus| Some(*focus) != pinned);
    let (first, last) = shown(decision, rows, top, height, focus);
    match pinned {
        Some(place) if !(first..last).contains(&place) => {
            let room = height - rows.pinned(decision);
            if room < rows.highest(decision) + MORE {
                // It would leave the others no room at all.
                let (first, last) = shown(decision, rows, top, height, decision.focus);
                return (first, last, None);
            }
            let (first, last) = shown(decision, rows, top, room, focus);
            (first, last, Some(place).filter(|place| !(first..last).contains(place)))
        }
        Some(_) | None => (first, last, None),
    }
}

/// Which options are shown in a height: from, and up to. The end of the list is never left half empty, and what has the focus
/// is seen: whoever turns the list looks away from it.
fn shown(decision: &DecisionView, rows: &Rows, top: usize, height: f32, focus: Option<usize>) -> (usize, usize) {
    let all = &decision.options;
    let fits = |first: usize, last: usize| {
        let used: f32 = all.iter().take(last).skip(first).map(|option| rows.height(option) - 1.5).sum();
        used + MORE <= height
    };
    let mut first = top.min(all.len().saturating_sub(1));
    while first > 0 && fits(first - 1, all.len()) {
        first -= 1;
    }
    let end = |first: usize| {
        let mut last = (first + 1).min(all.len());
        while last < all.len() && fits(first, last + 1) {
            last += 1;
        }
        last
    };
    let focus = focus.filter(|focus| *focus < all.len());
    first = focus.map_or(first, |focus| first.min(focus));
    while focus.is_some_and(|focus| focus >= end(first)) {
        first += 1;
    }
    (first, end(first))
}

/// A list that is turned by keys has the focus at most so far below its first option.
const FOLLOWED: usize = 3;

/// An arrow before the names of hidden options, and what is round both.
const ARROW: f32 = 42.0;

/// Names the options that are hidden, as many as there is room for; those that are chosen stand first and stand out.
fn more<'a, M: Clone + 'a>(hidden: &[&Choice], arrow: &str, room: f32, message: &M, text: &Text) -> Element<'a, M> {
    if hidden.is_empty() {
        return space().into();
    }
    let (chosen, others): (Vec<&Choice>, Vec<&Choice>) =
        hidden.iter().copied().partition(|choice| choice.standing == Standing::Chosen);
    let chosen = names(&chosen, room, text);
    let taken = if chosen.is_empty() { 0.0 } else { fit::width(&chosen, RIGHT) + GAP };
    // Where those that are chosen take the room, or not one name would fit on its line, the others go without.
    let left = room - taken;
    let others = names(&others, left, text);
    let others =
        if left < LEAST_NAMES || fit::width(&others, RIGHT) * fit::LEAST > left { String::new() } else { others };
    let mut face = row![icon::tinted(arrow, 16.0, BONE2)].spacing(8).align_y(Alignment::Center);
    for (names, ink, room) in [(chosen, BRASS_HI, room), (others, BONE2, left)] {
        if !names.is_empty() {
            face = face.push(container(shrink_to_fit(names, RIGHT, ink)).max_width(room));
        }
    }
    button(face).padding([0, 8]).style(theme::bare).on_press(message.clone()).into()
}

/// The least room for names beside others.
const LEAST_NAMES: f32 = 60.0;

/// The names of options with their keys, as many as there is room for.
fn names(options: &[&Choice], room: f32, text: &Text) -> String {
    let called: Vec<String> = options
        .iter()
        .map(|choice| format!("{} {}", key::face(&choice.key), choice.title).trim_start().to_owned())
        .collect();
    let first = |count: usize| text.list("list", called.iter().take(count).cloned());
    let and_more = |count: usize| text.with("list-more", &[("names", first(count).into())]);
    let fits = |names: &str| fit::width(names, RIGHT) <= room;
    let shown = (1..called.len()).take_while(|count| *count == 1 || fits(&and_more(*count))).last();
    match shown {
        // All of them may have room where all but one have room with what says that there are more.
        Some(shown) if shown + 1 < called.len() || !fits(&first(called.len())) => and_more(shown),
        Some(_) | None => first(called.len()),
    }
}

fn option<'a, M: Clone + 'a>(decision: &'a DecisionView, rows: &Rows, i: usize, message: M) -> Element<'a, M> {
    let Some(choice) = decision.options.get(i) else {
        return space().into();
    };
    let chosen = choice.standing == Standing::Chosen;
    let barred = choice.standing == Standing::Barred;
    let height = rows.plate(choice, matches!(choice.mark, Some(Mark::Person(_))));
    let tint = if chosen { BRASS_HI } else { BONE };
    let mut face = OptionRow::new(choice.key.as_str(), choice.title.as_str())
        .height(height)
        .title_size(rows.title(choice))
        .standing(choice.standing)
        .focused(decision.focus == Some(i))
        .on_press(message);
    if let Some(line) = &choice.below {
        face = face.below(line.as_str()).below_sized(rows.below(line, rows.room(choice).max(30.0)));
    }
    if rows.dense {
        face = face.dense();
    }
    face = match &choice.mark {
        Some(Mark::System(system)) => face.mark(mark::system(*system, 26.0)),
        Some(Mark::Icon(name)) => face.mark(icon::icon(name, 34.0, if barred { BONE2 } else { tint })),
        Some(Mark::Person(name)) => face.mark(medal(name, Default::default(), false, 46.0)),
        Some(Mark::Art(path)) => face.mark(icon::picture(icon::handle(path), 34.0, 34.0)),
        None => face,
    };
    if let Some((name, figure)) = &choice.skill {
        face = face.column(
            row![icon::icon(name, 27.0, tint), container(font::figures(figure.as_str(), 25.0, BONE)).width(FIGURE)]
                .spacing(GAP)
                .align_y(Alignment::Center),
        );
    }
    for (column, (figure, width)) in choice.figures.iter().zip(&rows.columns).enumerate() {
        let ink = if chosen && column + 1 == choice.figures.len() { BRASS_HI } else { BONE };
        face = face.column(container(font::figures(figure.as_str(), 24.0, ink)).width(*width).align_right(*width));
    }
    if let Some((words, tone)) = words(choice, rows.close) {
        face = face.right(words, rows.right(choice) - GAP, tone.color());
    }
    let row = named(Thing::Option(i), face.view());
    match &choice.group {
        Some(group) => {
            let (height, size) = (rows.group(), if rows.dense { RIGHT } else { 22.0 });
            column![container(font::tag(group.as_str(), size, BONE2)).height(height).center_y(height), row].into()
        }
        None => row,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn many(count: usize) -> DecisionView {
        let choice = |place: usize| Choice {
            key: place.to_string(),
            title: "Recon".into(),
            pinned: place + 3 == count,
            ..Choice::default()
        };
        DecisionView { options: (0..count).map(choice).collect(), ..DecisionView::default() }
    }

    #[test]
    fn hidden_options_are_named_as_far_as_there_is_room() {
        let (decision, text) = (many(4), Text::of("en"));
        let options: Vec<&Choice> = decision.options.iter().collect();
        let all = "0 Recon, 1 Recon, 2 Recon, 3 Recon";
        for (room, named) in [
            (fit::width(all, RIGHT), all),
            (fit::width(all, RIGHT) - 1.0, "0 Recon, 1 Recon, 2 Recon, …"),
            (fit::width("0 Recon, 1 Recon, …", RIGHT), "0 Recon, 1 Recon, …"),
            (10.0, "0 Recon, …"),
        ] {
            assert_eq!(names(&options, room, &text), named);
        }
        assert_eq!(names(&options[..1], 10.0, &text), "0 Recon");
        assert_eq!(names(&[], 10.0, &text), "");
    }

    #[test]
    fn what_ends_the_turn_stays_in_sight_and_the_others_make_room_for_it() {
        let (decision, rows) = (many(14), Rows::of(&many(14), 400.0, false, false));
        for height in [150.0, 240.0, 400.0, 480.0] {
            let (first, last, pinned) = seen(&decision, &rows, 0, height);
            let used: f32 = decision.options[first..last].iter().map(|option| rows.height(option) - 1.5).sum();
            let below = pinned.map_or(0.0, |place| rows.height(&decision.options[place]));
            assert!((first..last).contains(&11) || pinned == Some(11), "{height}: {first} to {last}");
            assert!(last > first && used + below + MORE <= height, "{height}: {used} and {below}");
        }
        assert_eq!(seen(&decision, &rows, 0, 2000.0), (0, 14, None), "nothing is shown twice");
    }

    #[test]
    fn what_ends_the_turn_stands_apart_at_the_foot_where_not_all_fits() {
        let (decision, rows) = (many(14), Rows::of(&many(14), 400.0, false, false));
        for height in [180.0, 240.0, 400.0] {
            for gap in [3.0, 5.0, 8.0] {
                let seen = Around::Foot { height, more: 0.0, gap }.seen(&decision, &rows);
                let (first, last, pinned) = seen.expect("it stands apart");
                let used: f32 = decision.options[first..last].iter().map(|option| rows.height(option) - 1.5).sum();
                assert_eq!((first, pinned), (0, Some(11)), "{height}");
                assert!(used + MORE + gap + rows.height(&decision.options[11]) <= height + 0.5, "{height}: {used}");
            }
        }
        let around = Around::Foot { height: 2000.0, more: 0.0, gap: 5.0 };
        assert_eq!(around.seen(&decision, &rows), None, "where all fits it stands among the others");
    }

    #[test]
    fn what_was_chosen_is_seen_however_it_was_chosen() {
        let rows = Rows::of(&many(14), 400.0, false, false);
        for height in [150.0, 240.0, 400.0] {
            let (first, last, _) = seen(&many(14), &rows, 0, height);
            for focus in 0..14 {
                let chosen = DecisionView { focus: Some(focus), ..many(14) };
                let now = seen(&chosen, &rows, 0, height);
                assert!((now.0..now.1).contains(&focus) || now.2 == Some(focus), "{height}: {focus} in {now:?}");
                if (first..last).contains(&focus) || focus == 11 {
                    assert_eq!((now.0, now.1), (first, last), "{height}: nothing moves for {focus}");
                }
            }
        }
    }

    #[test]
    fn what_is_chosen_low_in_a_list_stays_where_it_is_while_something_is_told_of_it() {
        let (told, rows) = (60.0, Rows::of(&many(6), 400.0, false, false));
        let row = rows.height(&many(6).options[0]) - 1.5;
        // A list that was whole, and one that hides a few of its options already.
        let lists = [(rows.all(&many(6)), true, vec![4, 5]), (5.0 * row, false, vec![2, 3, 4, 5])];
        for (before, whole, low) in lists {
            let mut moved = Vec::new();
            for focus in 0..6 {
                let chosen = DecisionView { focus: Some(focus), ..many(6) };
                let first = begins(&chosen, &rows, before);
                let (from, to, _) = seen(&chosen, &rows, first, before - told);
                let stays = from == first && (from..to).contains(&focus);
                let raised = rows.raised(&chosen, before, before - told, told);
                assert!(!(stays && raised.is_some()), "{focus}: {raised:?}");
                let Some(raised) = raised else { continue };
                moved.push(focus);
                assert_eq!(raised.whole, whole);
                let shows = (raised.next..raised.last).contains(&focus) || raised.pinned == Some(focus);
                let line = if whole { MORE } else { 0.0 };
                let above = told + line + raised.air;
                assert!(shows && (above - (raised.next - first) as f32 * row).abs() < 0.1, "{focus}: {raised:?}");
            }
            assert_eq!(moved, low, "what would be covered, and no more");
        }
    }
}
