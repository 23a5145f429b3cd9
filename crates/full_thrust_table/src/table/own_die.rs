//! Dice that the players roll themselves.

use full_thrust::decision::Request;
use full_thrust::id::{SideId, UnitId};
use full_thrust::tell;
use kit::cx::Cx;

use super::FullThrustTable;

impl FullThrustTable {
    /// What a die is rolled for.
    pub(crate) fn die_for(&self, request: Request, cx: &Cx<'_>) -> String {
        let (said, field) = (self.said(cx.text), self.field());
        let unit = |unit: UnitId| said.unit(field, self.viewer(), unit);
        let side = |side: SideId| said.say(&tell::side(field, side));
        let of = |key: &str, name: String| cx.with(key, &[("name", name.into())]);
        match request {
            Request::DealEdges => cx.t("full-thrust-table-die-deal-edges"),
            Request::Edge { ship } => of("full-thrust-table-die-edge", unit(ship)),
            Request::Order { side: rolls } => of("full-thrust-table-die-order", side(rolls)),
            Request::Line { firer, .. } => of("full-thrust-table-die-line", unit(firer)),
            Request::Gun { ship, .. } => of("full-thrust-table-die-gun", unit(ship)),
            Request::Shot { ship, .. } => of("full-thrust-table-die-shot", unit(ship)),
            Request::Attack { group, .. } => of("full-thrust-table-die-attack", unit(group)),
            Request::Threshold { ship, lost_on, .. } => {
                let args = [("name", unit(ship).into()), ("least", lost_on.into())];
                cx.with("full-thrust-table-die-threshold", &args)
            }
            Request::RamContest { ship, .. } => of("full-thrust-table-die-ram-contest", unit(ship)),
            Request::RamDamage { ship, .. } => of("full-thrust-table-die-ram-damage", unit(ship)),
            Request::Morale { seat, needed } => {
                let args = [("name", said.player(seat).into()), ("least", needed.into())];
                cx.with("full-thrust-table-die-morale", &args)
            }
        }
    }
}
