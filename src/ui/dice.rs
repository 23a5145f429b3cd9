use crate::ui::cx::Cx;
use crate::ui::font;
use crate::ui::theme;
use iced::Element;
use iced::widget::{column, container};
#[derive(Debug, Clone, PartialEq, Default)]
pub struct DiceView {
    pub head: String,
    pub face: u8,
    pub sum: String,
    pub result: String,
    pub good: Option<bool>,
    pub earlier: Vec<(u8, String)>,
}
pub fn view<'a, M: Clone + 'a>(l: &'a DiceView, _ms: u32, _cx: &Cx<'a>) -> Element<'a, M> {
    container(
        column![
            font::title(l.head.as_str(), 30.0, theme::BONE),
            font::title(l.face.to_string(), 80.0, theme::BONE),
            font::rules(l.sum.as_str(), 25.0, theme::BONE),
            font::rules(l.result.as_str(), 25.0, theme::BONE)
        ]
        .padding(16),
    )
    .into()
}
