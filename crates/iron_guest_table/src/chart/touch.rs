//! The pointer on the chart: it publishes hexes, never pixels.

use iced::widget::canvas::{self, Action, Canvas, Geometry};
use iced::{Element, Event, Fill, Rectangle, Renderer, Theme, mouse, touch};
use iron_guest::board::Radius;

use super::{Event as ChartEvent, Sheet, Spot};

/// A layer that draws nothing and hears everything.
pub fn layer<'a>(radius: Radius, beside: f32) -> Element<'a, ChartEvent> {
    Canvas::new(Touch { radius, beside }).width(Fill).height(Fill).into()
}

struct Touch {
    radius: Radius,
    beside: f32,
}

impl Touch {
    fn spot(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Spot> {
        let at = cursor.position_in(bounds)?;
        Sheet::of(self.radius, bounds.size(), self.beside).spot(at, self.radius)
    }
}

impl canvas::Program<ChartEvent> for Touch {
    /// What the pointer was over last.
    type State = Option<Spot>;

    fn update(
        &self,
        state: &mut Self::State,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<ChartEvent>> {
        match event {
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                let spot = self.spot(bounds, cursor);
                let news = std::mem::replace(state, spot) != spot;
                if news { Some(Action::publish(ChartEvent::Over(spot))) } else { None }
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let spot = self.spot(bounds, cursor)?;
                Some(Action::publish(ChartEvent::Clicked(spot)).and_capture())
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        _state: &Self::State,
        _renderer: &Renderer,
        _theme: &Theme,
        _bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        Vec::new()
    }

    fn mouse_interaction(&self, _: &Self::State, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        if self.spot(bounds, cursor).is_some() { mouse::Interaction::Pointer } else { mouse::Interaction::default() }
    }
}
