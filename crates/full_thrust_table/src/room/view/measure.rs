//! A battle made to measure, and how even any battle is.

use iced::Element;
use iced::widget::{column, row};
use kit::cx::Cx;
use kit::widget::OptionRow;
use kit::widget::row::Standing;

use crate::room::{Item, Message, Room, Wish};
use crate::words::count;

impl Room {
    /// What battle is wished for, where it is made to measure.
    pub(super) fn wishes<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(wishes) = self.order.wishes().filter(|_| self.can_be_set()) else { return row![].into() };
        let steppers = Wish::ALL.into_iter().map(|wish| {
            let words = match wish {
                Wish::Objective => cx.t(&format!("full-thrust-scenario-{}", wishes.objective.scenario_id())),
                Wish::Value => cx.with("full-thrust-room-budget", &[("value", u32::from(wishes.value).into())]),
                Wish::Table => cx.t(&format!("full-thrust-room-table-{}", wishes.table.id())),
                Wish::Sides => cx.with("full-thrust-room-sides", &[("sides", count(wishes.side_count()))]),
                Wish::Seed => cx.with("full-thrust-room-seed", &[("number", wishes.seed.to_string().into())]),
            };
            self.stepper(Item::Wish(wish), words)
        });
        column(steppers).spacing(6).into()
    }

    /// How even the battle is, as far as it has been measured; none before it is.
    pub(super) fn measured_words(&self, cx: &Cx<'_>) -> Option<String> {
        let (setup, found) = self.measured.as_ref()?;
        let Some(measured) = found else { return Some(cx.t("full-thrust-room-measuring")) };
        if self.to_measure().as_ref() != Some(setup) {
            return None;
        }
        let scenario = setup.scenario(&self.catalogue);
        let sides = scenario.into_iter().flat_map(|scenario| &scenario.sides).zip(&measured.won);
        let won = sides.map(|(side, won)| {
            let side = cx.t(&format!("full-thrust-side-{}", side.id));
            cx.with("full-thrust-room-won", &[("side", side.into()), ("won", (*won).into())])
        });
        let args = [
            ("battles", measured.battles().into()),
            ("won", cx.text.list("list", won).into()),
            ("drawn", measured.drawn.into()),
        ];
        let key = if measured.is_even() { "full-thrust-room-measured-even" } else { "full-thrust-room-measured" };
        Some(cx.with(key, &args))
    }

    /// The button that lets it be measured, and what came of it.
    pub(super) fn measured_line<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let can = self.to_measure().is_some();
        let said = self.measured_words(cx);
        let ready = can && said.is_none();
        let button = OptionRow::new(cx.t("full-thrust-room-key-measure"), cx.t("full-thrust-room-measure"))
            .title_size(22.0)
            .below(said.unwrap_or_else(|| cx.t("full-thrust-room-measure-text")))
            .standing(if can { Standing::Open } else { Standing::Barred })
            .shrink();
        if ready { button.on_press(Message::Measure).view() } else { button.view() }
    }
}
