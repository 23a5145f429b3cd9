//! The end of a battle: what each side has left, has lost and has scored.

use full_thrust::id::SideId;
use full_thrust::table::{Fate, Presence};
use full_thrust::tell;
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};
use kit::cx::Cx;
use kit::font;
use kit::theme::{self, BONE, BONE2, INK2};
use kit::widget::{OptionRow, shrink_title_to_fit, shrink_to_fit};

use crate::livery::Livery;
use crate::table::{FullThrustTable, Message};

/// What a side did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Record {
    /// Ships still there.
    present: u32,
    /// Ships destroyed.
    destroyed: u32,
    /// Ships that left, whether or not they could still have come back.
    left: u32,
    /// Boxes lost.
    boxes: u32,
}

impl FullThrustTable {
    fn record(&self, side: SideId) -> Record {
        let mut record = Record::default();
        for vessel in self.field().ships().filter(|vessel| vessel.entry.side == side && !vessel.entry.is_dummy()) {
            record.boxes += u32::from(vessel.ship.lost);
            match vessel.ship.presence {
                Presence::Gone(Fate::Destroyed) => record.destroyed += 1,
                Presence::Gone(Fate::Lost | Fate::Withdrawn | Fate::Exited | Fate::Removed)
                | Presence::Leaving(_)
                | Presence::Away { .. } => record.left += 1,
                Presence::Undeployed | Presence::OnTable => record.present += 1,
            }
        }
        record
    }

    /// The card at the end.
    pub(super) fn end<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let (field, said) = (self.field(), self.said(cx.text));
        let points = self.outcome().map(|outcome| outcome.points).unwrap_or_default();
        let cards = field.battle.side_ids().map(|side| {
            let livery = Livery::of(field.battle, side);
            let record = self.record(side);
            let score = points.get(side.index()).copied().unwrap_or(0);
            let scored = cx.with("full-thrust-table-end-points", &[("points", score.into())]);
            let name = shrink_title_to_fit(said.say(&tell::side(field, side)), 28.0, BONE);
            let head = row![livery.pennant(28.0), container(name).width(Fill), font::label(scored, 22.0, BONE)];
            let lines = [
                ("full-thrust-table-end-present", record.present),
                ("full-thrust-table-end-destroyed", record.destroyed),
                ("full-thrust-table-end-left", record.left),
                ("full-thrust-table-end-boxes", record.boxes),
            ];
            let lines = lines.map(|(key, count)| -> Element<'a, Message> {
                row![container(shrink_to_fit(cx.t(key), 20.0, BONE2)).width(Fill), figure(count)].spacing(8).into()
            });
            let card = column![head.spacing(12).align_y(Alignment::Center)].spacing(4).extend(lines);
            container(card).padding([8, 12]).width(Fill).style(theme::boxed(INK2, livery.color(), 1.5)).into()
        });
        let rows = vec![
            OptionRow::new("A", cx.t("menu-again")).shrink().on_press(Message::MenuRow(self.again_row())).view(),
            OptionRow::new("W", cx.t("menu-replay")).shrink().on_press(Message::LookBack).view(),
            OptionRow::new("T", cx.t("full-thrust-table-last-move")).shrink().on_press(Message::LastMove).view(),
        ];
        let list = Column::with_children(cards).spacing(8);
        column![list, kit::widget::row::list(rows)].spacing(14).into()
    }
}

fn figure<'a>(number: u32) -> Element<'a, Message> {
    font::figures(number.to_string(), 22.0, BONE).into()
}
