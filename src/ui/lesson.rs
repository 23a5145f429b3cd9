use crate::ui::cx::Cx;
use crate::ui::font;
use crate::ui::theme;
use iced::Element;
use iced::widget::{column, container};
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LessonView {
    pub title: String,
    pub text: String,
    pub after: Option<String>,
    pub instructor: String,
    pub name: String,
    pub step: String,
    pub rules: Vec<(String, String)>,
}
pub struct Steps<M> {
    pub back: Option<M>,
    pub on: Option<M>,
}
pub fn view<'a, M: Clone + 'a>(
    l: &'a LessonView,
    _cx: &Cx<'a>,
    _r: impl Fn(String) -> M + 'a,
    _s: Steps<M>,
) -> Element<'a, M> {
    container(
        column![
            font::title(l.title.as_str(), 30.0, theme::INK_TEXT),
            font::story(l.text.as_str(), 25.0, theme::INK_TEXT)
        ]
        .padding(16),
    )
    .style(theme::fill(theme::PAPER))
    .width(iced::Fill)
    .into()
}
pub fn cover<'a, M: Clone + 'a>(
    l: &'a LessonView,
    cx: &Cx<'a>,
    _m: M,
    r: impl Fn(String) -> M + 'a,
    s: Steps<M>,
) -> Element<'a, M> {
    view(l, cx, r, s)
}
