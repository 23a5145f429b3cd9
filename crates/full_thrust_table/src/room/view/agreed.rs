//! What is agreed: fleets, rules, whether all is open.

use full_thrust::switches::{Preset, Switch};
use full_thrust::tell;
use iced::widget::{Column, Row, button, column, container, row};
use iced::{Element, Fill};
use kit::cx::Cx;
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK0, INK3, LINE, PICK};
use kit::widget::{ring, shrink_to_fit, whole_label};

use super::heading;
use crate::room::order::is_preset;
use crate::room::{Item, Message, PRESETS, Room, Shown};
use crate::words::say;
use war_table::before;

impl Room {
    /// Fleets, presets, advanced rules, and whether all is open.
    pub(super) fn agreed<'a>(&self, shown: &Shown, cx: &Cx<'a>) -> Element<'a, Message> {
        let mut all = column![heading("wardroom-variants", cx)].spacing(8);
        let budget = |value: u16| cx.with("full-thrust-room-budget", &[("value", u32::from(value).into())]);
        if let Some(kept) = self.pointed_at() {
            all = all.extend(kept.setup.budget.map(|value| self.stepper(Item::Budget, budget(value))));
        } else if self.order.is_free(&self.catalogue) {
            if self.order.wishes().is_none() {
                all = all.push(self.stepper(Item::Budget, budget(self.order.budget().unwrap_or(0))));
            }
            all = all.push(self.stepper(Item::Fleets, cx.t("full-thrust-room-fleets")));
            all = all.extend(self.own_fleets(cx)).push(self.balance(shown, cx));
        }
        let (switches, open_handed) = self.rules_shown();
        let presets = PRESETS.into_iter().map(|preset| {
            let key = match preset {
                Preset::Basic => "full-thrust-preset-basic",
                Preset::Standard => "full-thrust-preset-standard",
                Preset::Full => "full-thrust-preset-full",
            };
            let chosen = is_preset(switches, preset);
            let (ground, line, ink) = if chosen { (PICK, BRASS_HI, BRASS_HI) } else { (INK0, LINE, BONE) };
            let plate = button(container(shrink_to_fit(cx.t(key), 21.0, ink)).center_x(Fill).center_y(Fill))
                .width(Fill)
                .height(44)
                .padding([0, 6])
                .style(theme::plate(ground, INK3, line, if chosen { 2.5 } else { 1.5 }))
                .on_press_maybe(self.can_be_set().then_some(Message::Turn(Item::Preset(preset), true)));
            ring(plate, self.focus == Some(Item::Preset(preset)))
        });
        all = all.push(Row::with_children(presets).spacing(-1.5));
        let mut boxes: Vec<Element<'a, Message>> = Switch::ALL
            .into_iter()
            .map(|switch| {
                let words = say(cx.text, &tell::switch(switch));
                self.check(Item::Switch(switch), words, switches.has(switch))
            })
            .collect();
        boxes.push(self.check(Item::OpenHanded, cx.t("full-thrust-room-open"), open_handed));
        let wide = if cx.class() >= Class::Medium { 2 } else { 1 };
        let mut rows = Column::new().spacing(4);
        let mut line: Vec<Element<'a, Message>> = Vec::new();
        for check in boxes {
            line.push(container(check).width(Fill).into());
            if line.len() == wide {
                rows = rows.push(Row::with_children(std::mem::take(&mut line)).spacing(8));
            }
        }
        if !line.is_empty() {
            rows = rows.push(Row::with_children(line).spacing(8));
        }
        all.push(rows).push(before::rows(Message::Dice, Message::Rules, cx)).into()
    }

    /// Which of the kept fleets each side has, where there are any.
    fn own_fleets<'a>(&self, cx: &Cx<'a>) -> Vec<Element<'a, Message>> {
        if self.fleets.is_empty() {
            return Vec::new();
        }
        let sides = self.order.scenario(&self.catalogue).map_or(&[][..], |scenario| &scenario.sides);
        let steppers = sides.iter().enumerate().map(|(at, side)| {
            let side = cx.t(&format!("full-thrust-side-{}", side.id));
            let words = match self.order.fleet(at) {
                None => cx.with("full-thrust-room-fleet-raised", &[("side", side.into())]),
                Some(fleet) => {
                    let args = [("side", side.into()), ("fleet", fleet.name.clone().into())];
                    cx.with("full-thrust-room-fleet-chosen", &args)
                }
            };
            self.stepper(Item::Fleet(at), words)
        });
        steppers.collect()
    }

    /// Whether the sides are worth about the same.
    fn balance<'a>(&self, shown: &Shown, cx: &Cx<'a>) -> Element<'a, Message> {
        let Ok(setup) = &shown.setup else { return row![].into() };
        let values = || setup.forces.iter().map(|force| force.value(&self.catalogue));
        let (least, most) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        let difference = most.saturating_sub(least);
        let words = if difference.saturating_mul(10) <= least {
            cx.t("full-thrust-room-even")
        } else {
            cx.with("full-thrust-room-uneven", &[("difference", difference.into())])
        };
        whole_label(words, 20.0, BONE2)
    }
}
