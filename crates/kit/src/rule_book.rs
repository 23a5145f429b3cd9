//! The rule book: chapters, rules, a search, and the rule's text on paper. Opens over anything.

mod book;

pub use book::{Book, KEYS, Rule, Volume};

use crate::cx::Cx;
use crate::key::{Arrow, Press};
use crate::measure::Class;
use crate::theme::{self, BONE, BONE2, BRASS_HI, INK_TEXT, INK2, INK3, PICK, RUBRIC};
use crate::widget::page;
use crate::widget::ring::focused;
use crate::widget::{panel, place, whole_label};
use crate::{fit, font, widget};
use iced::widget::{Column, button, column, container, row, scrollable, text_input};
use iced::{Alignment, Color, Element, Fill, Padding};
use words::{Arg, Text};

/// The search field's id.
pub const SEARCH: &str = "rule-search";

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key that no field took.
    Press(Press),
    /// A chapter was opened.
    Chapter(usize),
    /// A rule was opened, by its place in the book.
    Rule(usize),
    /// Words were typed into the search.
    Search(String),
    /// The main button.
    Main,
}

/// What the window should do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Put the cursor into the search.
    FocusSearch,
    /// Close the book.
    Close,
}

/// The rule book, open somewhere.
#[derive(Debug)]
pub struct RuleBook {
    volume: Volume,
    book: Book,
    chapter: usize,
    rule: usize,
    search: String,
    found: Vec<usize>,
}

impl RuleBook {
    /// The book of a game in the given words, with the lists and figures that its rules name, open at a rule such as
    /// `8.4`, or at the beginning.
    pub fn new(volume: Volume, text: &Text, figures: &[Arg<'_>], at: Option<&str>) -> Self {
        let book = Book::read(text, volume, figures);
        let rule = at.and_then(|number| book.find(number)).unwrap_or(0);
        let chapter = book.rules.get(rule).map_or(0, |rule| rule.chapter);
        Self { volume, book, chapter, rule, search: String::new(), found: Vec::new() }
    }

    /// Which game's rules it tells.
    pub fn volume(&self) -> Volume {
        self.volume
    }

    /// The number of the rule that is open.
    pub fn open(&self) -> Option<&str> {
        self.book.rules.get(self.rule).map(|rule| rule.number.as_str())
    }

    /// The rules in the list: those found, or the chapter's.
    fn listed(&self) -> Vec<usize> {
        if !self.search.trim().is_empty() {
            return self.found.clone();
        }
        let rules = self.book.rules.iter().enumerate();
        rules.filter(|(_, rule)| rule.chapter == self.chapter).map(|(i, _)| i).collect()
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Chapter(chapter) => {
                self.chapter = chapter;
                self.search.clear();
                self.rule = self.listed().first().copied().unwrap_or(self.rule);
                Action::None
            }
            Message::Rule(rule) => {
                self.rule = rule;
                Action::None
            }
            Message::Search(words) => {
                self.found = self.book.search(&words);
                self.search = words;
                self.rule = self.listed().first().copied().unwrap_or(self.rule);
                Action::None
            }
            Message::Main => Action::Close,
            Message::Press(press) => self.press(press),
        }
    }

    fn press(&mut self, press: Press) -> Action {
        match press {
            Press::Enter | Press::Esc | Press::Letter('?') => Action::Close,
            Press::Tab { .. } | Press::Letter('/') => Action::FocusSearch,
            Press::Arrow(Arrow::Down) => self.step(true),
            Press::Arrow(Arrow::Up) => self.step(false),
            Press::Arrow(Arrow::Right) | Press::Page { down: true } => self.turn(true),
            Press::Arrow(Arrow::Left) | Press::Page { down: false } => self.turn(false),
            _ => Action::None,
        }
    }

    /// To the next rule of the list, or the one before.
    fn step(&mut self, forward: bool) -> Action {
        let listed = self.listed();
        let at = listed.iter().position(|rule| *rule == self.rule).unwrap_or(0);
        let to = if forward { at + 1 } else { at.saturating_sub(1) };
        self.rule = listed.get(to).copied().unwrap_or(self.rule);
        Action::None
    }

    /// To the next chapter, or the one before.
    fn turn(&mut self, forward: bool) -> Action {
        let to = if forward { self.chapter + 1 } else { self.chapter.saturating_sub(1) };
        if to < self.book.chapters.len() {
            self.update(Message::Chapter(to));
        }
        Action::None
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let hint = cx.t("rules-search");
        // The field is nowhere narrower than the list below it.
        let size =
            fit::fitting(&hint, font::RULES, cx.pick(360.0, 360.0, 250.0, 190.0), cx.pick(24.0, 22.0, 20.0, 19.0));
        let search = text_input(&hint, &self.search)
            .id(SEARCH)
            .on_input(Message::Search)
            .font(font::RULES)
            .size(size)
            .padding([8, 14])
            .style(theme::field);
        let mut parts = Vec::new();
        let list = if cx.class() >= Class::Medium {
            let chapters = self.chapters(cx);
            parts.push(container(scroll(chapters)).width(cx.pick(390.0, 290.0, 0.0, 0.0)).height(Fill).into());
            column![search, scroll(self.rules(cx))]
        } else {
            // One list for both: the chapter's name stands above its rules. What is found is of any chapter.
            let turner = self.search.trim().is_empty().then(|| self.turner(cx));
            column![search, scroll(Column::new().push(turner).push(self.rules(cx)).spacing(4))]
        };
        parts.push(container(list.spacing(12)).width(cx.pick(460.0, 330.0, 300.0, 220.0)).height(Fill).into());
        parts.push(self.text(cx));
        let body = place::row(cx.mirror, parts).spacing(cx.pick(20.0, 14.0, 12.0, 8.0));
        page::page(cx, cx.t(self.volume.title), String::new(), body, (cx.t("rules-close"), Some(Message::Main)), None)
    }

    fn chapters<'a>(&'a self, cx: &Cx<'a>) -> Column<'a, Message> {
        let all = self.book.chapters.iter().enumerate().map(|(i, chapter)| {
            let open = i == self.chapter && self.search.trim().is_empty();
            entry(&chapter.number, &chapter.title, open, cx.pick(29.0, 23.0, 22.0, 20.0), Message::Chapter(i))
        });
        Column::with_children(all).spacing(2)
    }

    fn turner<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let title = self.book.chapters.get(self.chapter).map_or("", |chapter| chapter.title.as_str());
        let step = |sign: &'static str, to: Option<usize>| {
            let to = to.filter(|to| *to < self.book.chapters.len());
            crate::widget::button::step_button(sign, to.map(Message::Chapter))
        };
        row![
            step("‹", self.chapter.checked_sub(1)),
            container(font::label(title, cx.pick(24.0, 22.0, 21.0, 19.0), BRASS_HI).center()).center_x(Fill),
            step("›", Some(self.chapter + 1)),
        ]
        .spacing(4)
        .align_y(Alignment::Center)
        .into()
    }

    fn rules<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let listed = self.listed();
        if listed.is_empty() {
            return container(font::rules(cx.t("rules-none"), 22.0, BONE2)).padding(12).into();
        }
        let all = listed.into_iter().filter_map(|i| {
            let rule = self.book.rules.get(i)?;
            let size = cx.pick(28.0, 22.0, 21.0, 19.0);
            Some(entry(&rule.number, &rule.title, i == self.rule, size, Message::Rule(i)))
        });
        Column::with_children(all).spacing(2).into()
    }

    fn text<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(rule) = self.book.rules.get(self.rule) else {
            return container(font::rules(cx.t("rules-none"), 22.0, BONE)).into();
        };
        let size = cx.pick(29.0, 22.0, 20.0, 19.0);
        let head = row![
            font::figures(rule.number.as_str(), size * 1.5, RUBRIC),
            container(font::title(rule.title.as_str(), size * 1.7, INK_TEXT)).width(Fill),
        ]
        .spacing(18)
        .align_y(Alignment::Center);
        let text = rule.text.split("\n\n").fold(Column::new().spacing(14), |column, paragraph| {
            column.push(widget::paragraph(paragraph.trim(), size, INK_TEXT))
        });
        let body = column![head, panel::rule_h(theme::thin(INK_TEXT, 0.5), 1.5), text].spacing(14);
        let pad = cx.pick(36.0, 24.0, 16.0, 12.0);
        let body = container(body).padding(Padding::new(pad).right(pad + 8.0)).width(Fill);
        panel::paper(scrollable(body).style(theme::scroll_paper).width(Fill).height(Fill))
            .width(Fill)
            .height(Fill)
            .into()
    }
}

fn scroll<'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    scrollable(container(content).padding(Padding::default().right(16.0)).width(Fill))
        .style(theme::scroll)
        .width(Fill)
        .height(Fill)
        .into()
}

/// A line of a list: number and title.
fn entry<'a>(number: &'a str, title: &'a str, open: bool, size: f32, message: Message) -> Element<'a, Message> {
    let ink = if open { BRASS_HI } else { BONE };
    let face = row![
        container(font::figures(number, size * 0.86, if open { BRASS_HI } else { BONE2 })).width(size * 2.1),
        container(whole_label(title, size, ink)).width(Fill),
    ]
    .spacing(6)
    .align_y(Alignment::Center);
    let (ground, line) = if open { (PICK, BRASS_HI) } else { (theme::thin(INK2, 0.85), Color::TRANSPARENT) };
    let entry = button(face)
        .width(Fill)
        .padding([8, 12])
        .style(theme::plate(ground, if open { PICK } else { INK3 }, line, 1.5))
        .on_press(message);
    // What is open is kept in sight in a list that scrolls.
    focused(entry, open)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAMPAIGN: Volume = Volume { prefix: "", title: "title-rules", places: &["everywhere"] };
    const BATTLE: Volume =
        Volume { prefix: "iron-guest-", title: "iron-guest-title-rules", places: &["everywhere", "battle"] };

    fn open(at: Option<&str>) -> RuleBook {
        RuleBook::new(CAMPAIGN, &Text::of("en"), &[], at)
    }

    #[test]
    fn it_opens_at_a_rule() {
        assert_eq!(open(Some("8.4")).open(), Some("8.4"));
        assert_eq!(open(Some("99.9")).open(), Some("1.1"));
    }

    #[test]
    fn each_game_has_its_own_book() {
        let text = Text::of("en");
        let mut battle = RuleBook::new(BATTLE, &text, &[], Some("11.1.5"));
        assert_eq!(battle.open(), Some("11.1.5"));
        assert_eq!(battle.book.chapters.len(), 12, "eleven chapters, and the keys");
        assert!(battle.book.rules.iter().all(|rule| !rule.title.is_empty() && !rule.text.is_empty()));
        battle.update(Message::Search("capsizes".into()));
        assert_eq!(battle.open(), Some("7.4"));
        let campaign = Book::read(&text, CAMPAIGN, &[]);
        assert!(campaign.rules.iter().all(|rule| !rule.text.contains("grapple")));
    }

    #[test]
    fn arrows_go_through_rules_and_chapters() {
        let mut book = open(None);
        book.update(Message::Press(Press::Arrow(Arrow::Down)));
        assert_eq!(book.open(), Some("1.2"));
        book.update(Message::Press(Press::Arrow(Arrow::Right)));
        assert_eq!(book.open(), Some("2.1"));
    }

    #[test]
    fn the_search_finds_by_number_title_and_text() {
        let mut book = open(None);
        book.update(Message::Search("8.4".into()));
        assert_eq!(book.open(), Some("8.4"));
        book.update(Message::Search("no such words anywhere".into()));
        assert!(book.listed().is_empty());
    }
}
