//! A choice beside its page: the question, and every option with what it costs, brings and risks.

use crate::decision::{Odds, odds};
use crate::inspect::Thing;
use crate::table::Message;
use crate::widget::chartlet::{self, Chartlet};
use iced::widget::{Column, Row, button, column, container, row, scrollable, space};
use iced::{Alignment, Color, Element, Fill, Length, Padding};
use ironclad_text::rule;
use kit::cx::Cx;
use kit::inspect::named;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS, BRASS_HI, INK2, LINE};
use kit::widget::key::{Cap, key_cap};
use kit::widget::panel::{dashed, rule_h};
use kit::widget::ring::ring;
use kit::widget::row::Standing;
use kit::widget::whole_label;
use kit::{fit, font, icon};
use std::sync::Arc;

/// A choice in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChoiceView {
    /// The question.
    pub question: String,
    /// Who answers it.
    pub asked: String,
    /// How the table votes, where it does before anything is pressed.
    pub vote: Option<String>,
    /// The options, those that cannot be had last.
    pub options: Vec<OptionView>,
    /// The option that has the focus.
    pub focus: Option<usize>,
    /// How long the choice holds.
    pub holds: String,
    /// Whether one of them is chosen.
    pub ready: bool,
    /// In small windows: the page is turned, and the options show.
    pub turned: bool,
}

/// An option in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OptionView {
    /// Its key.
    pub key: String,
    /// A drawing of whom it concerns.
    pub mark: Option<String>,
    /// What it is called.
    pub title: String,
    /// The line below: whom it is for, and in whose colour.
    pub below: Option<(String, Tint)>,
    /// What it costs and what follows, in words.
    pub text: String,
    /// That somebody would be Wounded by it.
    pub wounds: Option<String>,
    /// The same in rows: a head, marks of powers before their words, and the words.
    pub rows: Vec<OptionRow>,
    /// The chart in little with the road that it takes, if it takes one.
    pub road: Option<Arc<Chartlet>>,
    /// The odds of the roll that stands before it, and who would roll.
    pub odds: Option<(Odds, String)>,
    /// How it stands.
    pub standing: Standing,
}

/// A row of an option.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OptionRow {
    /// What the row is about.
    pub head: String,
    /// The number of the rule about that.
    pub rule: &'static str,
    /// The words, each behind a drawing if it has one.
    pub parts: Vec<(Option<String>, String)>,
    /// The same where no drawing says whom they are about, if they need one.
    pub told: Vec<String>,
}

/// A colour of somebody's: red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tint(pub [u8; 3]);

impl From<Color> for Tint {
    fn from(color: Color) -> Self {
        let [r, g, b, _] = color.into_rgba8();
        Self([r, g, b])
    }
}

impl Tint {
    /// The colour of words on an option, which may be lighter than that of a mark.
    fn ink(self) -> Color {
        let [r, g, b] = self.0;
        theme::on_option(Color::from_rgb8(r, g, b))
    }
}

/// The ground of an option that can be chosen.
const FACE: Color = INK2;
/// An option beside another has this width at least.
const ABREAST: f32 = 414.0;
/// The room of the scroll bar.
const BAR: f32 = 18.0;
/// Options that stand side by side at most.
const COLUMNS: usize = 3;

/// How many of so many options stand side by side in a width. Four make a square.
fn columns(options: usize, width: f32, gap: f32) -> usize {
    let fitting = (((width + gap) / (ABREAST + gap)) as usize).min(if options == 4 { 2 } else { COLUMNS });
    fitting.min(options).max(1)
}

/// The choice in a column of the given width, as high as it needs or as high as there is room, its cards in a list with
/// an id by which keys scroll it.
pub fn view<'a>(
    choice: &'a ChoiceView,
    cx: &Cx<'a>,
    width: f32,
    height: Length,
    id: &'static str,
) -> Element<'a, Message> {
    let small = cx.pick(25.0, 21.0, 20.0, 19.0);
    let asked = fit::width(&choice.asked, small);
    let most = cx.pick(42.0, 34.0, 28.0, 25.0);
    let size = fit::broken(&choice.question, width - asked - 24.0, most, most * 0.7);
    let head = row![
        container(font::title(choice.question.as_str(), size, BONE)).width(Fill),
        font::tag(choice.asked.as_str(), small, BONE2),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let gap = cx.pick(14.0, 10.0, 8.0, 6.0);
    let inside = width - BAR;
    let columns = columns(choice.options.len(), inside, gap);
    let each = (inside - gap * (columns - 1) as f32) / columns as f32;
    let close = choice.options.len() > COLUMNS;
    let card = |(place, option)| {
        let card = Card { option, cx, width: each, focused: choice.focus == Some(place), close };
        named(Thing::Option(place), card.view(Message::Option(place)))
    };
    let all = choice.options.iter().enumerate().map(card);
    let mut cards = Column::new().spacing(gap);
    if let Some(vote) = &choice.vote {
        cards = cards.push(named(Thing::Rule(rule::TOGETHER), remark("icons/beer-stein", vote, small, cx)));
    }
    let mut all = all.peekable();
    while all.peek().is_some() {
        let rest = std::iter::repeat_with(|| space().width(Fill).into());
        cards = cards.push(Row::with_children(all.by_ref().chain(rest).take(columns)).spacing(gap));
    }
    let cards = scrollable(container(cards).padding(Padding::ZERO.right(BAR)))
        .id(id)
        .style(theme::scroll)
        .width(Fill)
        .height(height);
    // How long it holds is read before anything is scrolled.
    let holds = (!choice.holds.is_empty())
        .then(|| named(Thing::Rule(rule::STORY), remark("icons/wax-seal", &choice.holds, small, cx)));
    column![named(Thing::Asker, head)].push(holds).push(cards).spacing(cx.pick(16.0, 12.0, 8.0, 6.0)).into()
}

fn remark<'a>(mark: &str, words: &'a str, size: f32, cx: &Cx<'_>) -> Element<'a, Message> {
    let edge = cx.pick(32.0, 28.0, 26.0, 24.0);
    row![icon::tinted(mark, edge, BRASS), font::rules(words, size * 0.96, BONE2).width(Fill)]
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
}

/// An option being drawn.
struct Card<'a, 'c> {
    option: &'a OptionView,
    cx: &'c Cx<'a>,
    width: f32,
    focused: bool,
    /// Whether its parts lie close together, since there is more than one row of cards.
    close: bool,
}

impl<'a> Card<'a, '_> {
    fn view(&self, message: Message) -> Element<'a, Message> {
        let option = self.option;
        let (chosen, barred) = (option.standing == Standing::Chosen, option.standing == Standing::Barred);
        let (pad, spacing) = if self.close {
            (self.cx.pick(13.0, 10.0, 9.0, 8.0), self.cx.pick(6.0, 4.0, 4.0, 4.0))
        } else {
            (self.cx.pick(18.0, 14.0, 12.0, 10.0), self.cx.pick(10.0, 7.0, 6.0, 5.0))
        };
        let mut body = column![self.head(pad)].spacing(spacing);
        if !option.text.is_empty() {
            let size = self.cx.pick(25.0, 21.0, 20.0, 19.0);
            body = body.push(font::rules(option.text.as_str(), size, if barred { BONE2 } else { BONE }).width(Fill));
        }
        if let Some(wounds) = &option.wounds {
            let size = self.cx.pick(25.0, 21.0, 20.0, 19.0);
            body = body.push(font::rules(wounds.as_str(), size, theme::on_option(ALARM)).width(Fill));
        }
        if let Some(road) = &option.road {
            let (wide, high): (f32, f32) = self.cx.pick((340.0, 230.0), (260.0, 170.0), (240.0, 150.0), (220.0, 140.0));
            body = body.push(chartlet::view(road, wide.min(self.width - 2.0 * pad), high));
        }
        for line in &option.rows {
            let rule = rule_h(if chosen { theme::BRASS_LO } else { LINE }, 1.0);
            body = body.push(column![rule, named(Thing::Rule(line.rule), self.row(line))].spacing(spacing.min(7.0)));
        }
        if let Some((faces, by)) = &option.odds {
            let by = font::rules(by.as_str(), self.cx.pick(22.0, 20.0, 19.0, 19.0), BONE2);
            body = body.push(named(Thing::Roll, column![odds::odds(faces), by].spacing(spacing)));
        }
        let [ground, hover] = option.standing.grounds(FACE);
        let (line, width) = match option.standing {
            Standing::Chosen => (BRASS_HI, 2.0),
            Standing::Open => (LINE, 1.5),
            Standing::Barred => (Color::TRANSPARENT, 0.0),
        };
        let plate = button(body)
            .width(Fill)
            .padding(pad)
            .style(theme::plate(ground, hover, line, width))
            .on_press_maybe((!barred).then_some(message));
        let plate: Element<'a, Message> = if barred { dashed(plate, LINE) } else { plate.into() };
        ring(plate, self.focused)
    }

    fn head(&self, pad: f32) -> Element<'a, Message> {
        let option = self.option;
        let cap = match option.standing {
            Standing::Open => Cap::Plain,
            Standing::Chosen => Cap::Filled,
            Standing::Barred => Cap::Idle,
        };
        let edge = self.cx.pick(72.0, 54.0, 48.0, 44.0) * if self.close { 0.8 } else { 1.0 };
        let mut room = self.width - 2.0 * pad - 34.0 - 14.0 - 46.0;
        let mut head = row![key_cap(&option.key, cap)].spacing(14).align_y(Alignment::Center);
        if let Some(mark) = &option.mark {
            head = head.push(icon::picture(icon::handle(mark), edge, edge));
            room -= edge + 14.0;
        }
        let most = self.cx.pick(36.0, 29.0, 26.0, 24.0);
        let size = fit::broken(&option.title, room, most, most * 0.8);
        let ink = if option.standing == Standing::Barred { BONE2 } else { BONE };
        let mut words = column![font::title(option.title.as_str(), size, ink)];
        if let Some((below, tint)) = &option.below {
            words = words.push(font::label(below.as_str(), self.cx.pick(25.0, 21.0, 20.0, 19.0), tint.ink()));
        }
        head = head.push(container(words).width(Fill));
        head = match option.standing {
            Standing::Chosen => head.push(icon::tinted("own/tick", 32.0, BRASS_HI)),
            Standing::Open | Standing::Barred => head.push(space().width(32)),
        };
        head.into()
    }

    fn row(&self, line: &'a OptionRow) -> Element<'a, Message> {
        let size = self.cx.pick(25.0, 21.0, 20.0, 19.0);
        let edge = size * 1.25;
        let mut parts = row![].spacing(8).align_y(Alignment::Center);
        for (mark, words) in &line.parts {
            // A mark stays with its words where the line is broken.
            let mark = mark.as_ref().map(|mark| icon::picture(icon::handle(mark), edge, edge));
            let words = font::rules(words.as_str(), size, BONE);
            parts = parts.push(row![].push(mark).push(words).spacing(8).align_y(Alignment::Center));
        }
        let head = whole_label(line.head.as_str(), size * 0.96, BONE2);
        row![container(head).width(self.cx.pick(150.0, 112.0, 110.0, 104.0)), container(parts.wrap()).width(Fill)]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widget::standing;
    use ironclad_game::content::terms::Faction;
    use kit::theme::{CHOICE, INK1};

    #[test]
    fn whom_an_option_is_for_can_be_read_of_every_power_however_the_option_stands() {
        for power in Faction::ALL {
            let ink = Tint::from(standing::color(power)).ink();
            for standing in [Standing::Open, Standing::Chosen, Standing::Barred] {
                // What has no ground of its own lies on the page's.
                let on = |ground: Color| if ground == Color::TRANSPARENT { INK1 } else { ground };
                for ground in standing.grounds(FACE).map(on) {
                    let found = ink.relative_contrast(ground);
                    assert!(found >= CHOICE, "{power:?}, {standing:?}, on {}: {found:.2}", theme::css(ground));
                }
            }
        }
    }

    #[test]
    fn the_words_of_two_powers_have_different_colours() {
        let inks = Faction::ALL.map(|power| theme::css(Tint::from(standing::color(power)).ink()));
        for (place, ink) in inks.iter().enumerate() {
            assert!(!inks[..place].contains(ink), "{ink}");
        }
    }
}
