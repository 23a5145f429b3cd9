//! What stands above the targets: the Firecons in use, and what could be fired and is not.

use full_thrust::tell;
use iced::widget::{column, container};
use iced::{Element, Fill};
use kit::cx::Cx;
use kit::inspect::{Thing, named};
use kit::theme::{ALARM, GOOD, HANGAR};

use super::dials::pips;
use super::{MARK, MARK_GAP, highest, hint, mark_size, marked};
use crate::composer::Composer;
use crate::table::{FullThrustTable, Message};
use crate::words::count;

impl FullThrustTable {
    /// The Firecons in use; below, why the last thing could not be fired, or what still could be. That line is there
    /// whatever is aimed, so that the rows below stay where they are; a long refusal alone may move them.
    pub(super) fn firecons<'a>(&'a self, width: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let Composer::Fire(aiming) = self.composer() else { return column![].into() };
        let field = self.seen().field();
        let Some(vessel) = self.composer().unit().and_then(|unit| field.vessel(unit)) else {
            return hint(cx.t("full-thrust-table-attack-hint"), cx);
        };
        let control = full_thrust::query::fire_control(field, vessel, aiming.shots());
        let used = u32::try_from(control.engaged.len()).unwrap_or(u32::MAX);
        let args = [("used", used.into()), ("has", u32::from(control.working).into())];
        let words = cx.with("full-thrust-table-firecons", &args);
        let pips: Element<'a, Message> = named(Thing::Rule("7.4"), pips(used, u32::from(control.working), words));

        let holding = |weapons| cx.with("full-thrust-table-holding", &[("weapons", count(weapons))]);
        let all_fire = cx.t("full-thrust-table-all-fire");
        let none_bears = cx.t("full-thrust-table-none-bears");
        let idle = aiming.idle();
        let (mark, ink, words) = match aiming.refused() {
            Some(refusal) => ("own/warning", ALARM, self.said(cx.text).say(&tell::refusal(refusal))),
            None if idle > 0 => ("own/warning", HANGAR, holding(idle)),
            None if aiming.holds_all() => ("own/warning", HANGAR, none_bears.clone()),
            None => ("own/tick", GOOD, all_fire.clone()),
        };
        let room = width - MARK - MARK_GAP;
        let longest = [holding(vessel.weapons().count()), all_fire, none_bears, words.clone()];
        let line = container(marked(mark, ink, words, cx)).width(Fill).height(highest(longest, mark_size(cx), room));
        column![pips, line].spacing(8).into()
    }
}
