use crate::ui::cx::Cx;
use iced::Element;
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PortView {
    pub name: String,
}
pub fn view<'a, M: Clone + 'a>(l: &'a PortView, _cx: &Cx<'a>, _on: impl Fn(usize) -> M + 'a) -> Element<'a, M> {
    crate::ui::font::title(l.name.as_str(), 40.0, crate::ui::theme::BONE).into()
}
