//! What the pages of the war games have alike before a battle: which battles are listed, those that are kept, whose dice are
//! rolled, the way to the rules, how fair a battle is.

use iced::widget::{Column, Row, button, column, container, space};
use iced::{Color, Element, Fill, Length};
use kit::cx::Cx;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS_HI, BUTTON_INK, GOOD, INK0, INK3, LINE, PICK};
use kit::widget::row::{Standing, list};
use kit::widget::{OptionRow, shrink_to_fit, whole_label};
use kit::{fit, font};

/// How high a tab is.
const TAB: f32 = 44.0;
/// The room for what else could be, at a row's end.
const OR: f32 = 120.0;
/// How high the bar is.
const BAR: f32 = 26.0;
/// The size of the words below it.
const BELOW: f32 = 20.0;
/// The least share whose figure has room in the bar.
const FIGURE: u8 = 9;

/// How fair a battle is, in a word or in figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fair {
    /// It is a first battle, in which the players are guided.
    Guided,
    /// Two have about the same chances: what each wins of a hundred battles.
    Shares([u8; 2]),
    /// More than two have about the same chances.
    EqualOdds,
    /// One wins clearly more often than another.
    UnequalOdds,
    /// The sides are of unlike strength or have unlike aims, and the battle says so itself, however often each of them wins.
    UnequalSides,
}

impl Fair {
    /// In words, and their ink.
    pub fn said(self, cx: &Cx<'_>) -> (String, Color) {
        match self {
            Self::Guided => (cx.t("wardroom-guided"), GOOD),
            Self::Shares([first, second]) => {
                let args = [("first", u32::from(first).into()), ("second", u32::from(second).into())];
                (cx.with("wardroom-ratio", &args), BONE)
            }
            Self::EqualOdds => (cx.t("wardroom-equal-odds"), BONE),
            Self::UnequalOdds => (cx.t("wardroom-unequal-odds"), ALARM),
            Self::UnequalSides => (cx.t("wardroom-unequal-sides"), ALARM),
        }
    }
}

/// How wide a row of a list has it.
pub const FAIR: f32 = 128.0;

/// Which battles a page lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum List {
    /// Those that can be begun.
    #[default]
    Set,
    /// Those that are kept.
    Saved,
}

/// The tabs over a list of battles, one of which shows, where so many are kept.
pub fn tabs<'a, M: Clone + 'a>(shown: List, saved: usize, cx: &Cx<'a>, to: impl Fn(List) -> M) -> Element<'a, M> {
    let saved = i64::try_from(saved).unwrap_or(i64::MAX);
    let all = [
        (List::Set, cx.t("wardroom-tab-set")),
        (List::Saved, cx.with("wardroom-tab-saved", &[("count", saved.into())])),
    ];
    let tabs = all.map(|(list, words)| -> Element<'a, M> {
        let chosen = list == shown;
        let (ground, hover, line) = if chosen { (PICK, PICK, BRASS_HI) } else { (INK0, INK3, LINE) };
        let words = shrink_to_fit(words, 22.0, if chosen { BRASS_HI } else { BONE });
        button(container(words).center_x(Fill).center_y(Fill))
            .width(Fill)
            .height(TAB)
            .padding([0, 10])
            .style(theme::plate(ground, hover, line, if chosen { 2.5 } else { 1.5 }))
            .on_press(to(list))
            .into()
    });
    Row::with_children(tabs).spacing(-1.5).into()
}

/// The battles that are kept, one below the other: what each is called, and how it stands.
pub fn saved<'a, M: Clone + 'a>(
    battles: impl Iterator<Item = (String, String)>,
    has_focus: impl Fn(usize) -> bool,
    cx: &Cx<'a>,
    to: impl Fn(usize) -> M,
) -> Column<'a, M> {
    let rows = battles.enumerate().map(|(at, (called, stands))| {
        let focused = has_focus(at);
        OptionRow::new("", called)
            .standing(if focused { Standing::Chosen } else { Standing::Open })
            .below(stands)
            .focused(focused)
            .shrink()
            .title_size(cx.pick(24.0, 23.0, 23.0, 23.0))
            .on_press(to(at))
            .view()
    });
    list(rows.collect())
}

/// The rows that stand below what is agreed: whose dice are rolled, and the rules.
pub fn rows<'a, M: Clone + 'a>(dice: M, rules: M, cx: &Cx<'a>) -> Column<'a, M> {
    let whose = if cx.settings.own_dice { "wardroom-dice-own" } else { "wardroom-dice-app" };
    let row = |key: &str, title: &str| -> OptionRow<'a, M> {
        let size = cx.pick(25.0, 23.0, 23.0, 23.0);
        OptionRow::new(cx.t(key), cx.t(title)).shrink().title_size(size)
    };
    let other: Element<'a, M> = shrink_to_fit(cx.text.attr(whose, "or"), 20.0, BONE2);
    let dice = row("wardroom-dice-key", whose).column(container(other).align_right(OR)).on_press(dice);
    let rules = row("wardroom-rules-key", "wardroom-rules").on_press(rules);
    list(vec![dice.view(), rules.view()])
}

/// How fair a battle is: a bar as long as a hundred battles, with what each side wins of them, and below it what that means.
/// None where that has not been measured: then the other words stand there. In a room of this width it is as high either way,
/// so that nothing moves as options are set.
pub fn fairness<'a, M: 'a>(
    shares: Option<Vec<(u8, Color)>>,
    (measured, unmeasured): (String, String),
    width: f32,
) -> Element<'a, M> {
    let height = |words: &str| fit::whole_height(words, BELOW, 1.2, width);
    let high = height(&measured).max(height(&unmeasured)).ceil();
    let words = if shares.is_some() { measured } else { unmeasured };
    let below = container(whole_label(words, BELOW, BONE2)).height(high);
    column![bar(shares.unwrap_or_default()), below].spacing(4).into()
}

fn bar<'a, M: 'a>(shares: Vec<(u8, Color)>) -> Element<'a, M> {
    let mut left = 100_u8;
    let mut bar = Row::new().spacing(1.5).height(BAR).width(Fill);
    for (share, color) in shares.into_iter().filter(|(share, _)| *share > 0) {
        left = left.saturating_sub(share);
        let figure = if share < FIGURE { String::new() } else { share.to_string() };
        let part = container(font::figures(figure, 18.0, BUTTON_INK)).center_x(portion(share)).center_y(Fill);
        bar = bar.push(part.style(theme::fill(color)));
    }
    // What is drawn, or all of it where nothing is known.
    if left > 0 {
        bar = bar.push(container(space()).width(portion(left)).height(Fill).style(theme::boxed(INK0, LINE, 1.0)));
    }
    bar.into()
}

fn portion(share: u8) -> Length {
    Length::FillPortion(u16::from(share))
}
