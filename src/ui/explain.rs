use crate::ui::cx::Cx;
use iced::Element;
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ExplainView {
    pub title: String,
    pub text: String,
    pub rule: String,
    pub rule_title: String,
    pub rule_text: String,
}
pub fn view<'a, M: Clone + 'a>(
    l: &'a ExplainView,
    _cx: &Cx<'a>,
    _close: M,
    _on: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    crate::ui::font::title(l.title.as_str(), 40.0, crate::ui::theme::BONE).into()
}
