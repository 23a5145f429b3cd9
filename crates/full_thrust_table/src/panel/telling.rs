//! What happens, while steps are shown: the dice of a battery, the sheet of the ship that is struck.

use iced::widget::{column, container};
use iced::{Alignment, Element, Fill};
use kit::cx::Cx;
use kit::theme::{self, INK2, LINE};
use kit::widget::die;
use war_table::timeline::Timed;

use super::hint;
use crate::livery::Livery;
use crate::present::record;
use crate::table::{FullThrustTable, Message, Step};

/// The size of a die that is shown.
const DIE: f32 = 62.0;

impl FullThrustTable {
    /// The step that shows.
    pub(super) fn telling<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let mut all = column![].spacing(12).width(Fill);
        if self.past().moment_title().is_some() {
            return all.push(self.past().moment_acts(|press| Message::Time(Timed::Press(press)), cx)).into();
        }
        let Some(event) = self.playback().and_then(|playback| playback.shown()) else {
            return all.push(hint(cx.t("full-thrust-table-skip-hint"), cx)).into();
        };
        let Step { dice, struck, stands: _ } = Step::of(event);
        if !dice.is_empty() {
            let size = cx.pick(DIE, DIE, 50.0, 46.0).min(360.0 / dice.len() as f32);
            all = all.push(container(die::rolled(&dice, size)).center_x(Fill).padding(6));
        }
        let field = self.field();
        if let Some(vessel) = struck.and_then(|unit| field.vessel(unit)).filter(|vessel| !vessel.ship.hidden) {
            let livery = Livery::of(field.battle, vessel.entry.side);
            let name = self.said(cx.text).unit(field, self.viewer(), vessel.entry.id);
            let width = 340.0;
            let sheet = column![
                kit::widget::shrink_title_to_fit(name, 26.0, livery.color()),
                record::systems(vessel, 38.0, width),
                record::boxes(field, vessel, 22.0, width),
            ]
            .spacing(6)
            .align_x(Alignment::Start);
            all = all.push(container(sheet).padding(12).width(Fill).style(theme::boxed(INK2, LINE, 1.5)));
        }
        all.push(hint(cx.t("full-thrust-table-skip-hint"), cx)).into()
    }
}
