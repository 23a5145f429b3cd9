//! The rows of the panel: what is offered, with what it costs or may do.

use full_thrust::design::System;
use full_thrust::field::{Field, Vessel};
use full_thrust::geometry::Edge;
use full_thrust::id::{Target, UnitId};
use full_thrust::odds::{self, Spread};
use full_thrust::query::Bearing;
use full_thrust::table::Shot;
use full_thrust::tell;
use kit::cx::Cx;
use kit::widget::row::Standing;

use super::{decimal, tenths};
use crate::composer::fire::Choice;
use crate::composer::{Act, Composer};
use crate::table::FullThrustTable;
use crate::words::{Said, count};

/// A row of the panel.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Its key.
    pub key: String,
    /// What it is.
    pub title: String,
    /// A line below; may be empty.
    pub below: String,
    /// What stands at its end; may be empty.
    pub right: String,
    /// What may stand there once something else is chosen: below, and at the end. The row keeps room for all of it, so that
    /// the rows below stay where they are.
    pub instead: Vec<(String, String)>,
    /// How it stands.
    pub standing: Standing,
    /// What it does.
    pub act: Act,
}

impl Row {
    fn new(key: impl Into<String>, title: String, act: Act) -> Self {
        let (below, right) = (String::new(), String::new());
        Self { key: key.into(), title, below, right, instead: Vec::new(), standing: Standing::Open, act }
    }

    fn right(mut self, right: String) -> Self {
        self.right = right;
        self
    }

    fn below(mut self, below: String) -> Self {
        self.below = below;
        self
    }

    fn instead(mut self, below: String, right: String) -> Self {
        self.instead.push((below, right));
        self
    }

    fn chosen(mut self, chosen: bool) -> Self {
        self.standing = if chosen { Standing::Chosen } else { Standing::Open };
        self
    }
}

/// A mean of thousandths as a figure with one decimal.
fn mean(thousandths: u32, cx: &Cx<'_>) -> String {
    decimal(cx.text, ((thousandths + 50) / 100).into())
}

/// Thousandths as whole percents.
pub fn percent(thousandths: u16) -> u32 {
    u32::from((thousandths + 5) / 10)
}

impl FullThrustTable {
    /// The rows of what is being decided.
    pub fn rows(&self, cx: &Cx<'_>) -> Vec<Row> {
        let said = self.said(cx.text);
        match self.composer() {
            Composer::Orders(_) => self.order_rows(&said, cx),
            Composer::Deploy(_) => {
                vec![Row::new("G", cx.t("full-thrust-table-same-berth"), Act::SameAll)]
            }
            Composer::Fire(_) => self.fire_rows(&said, cx),
            Composer::Scans(scanning) => {
                let bogeys = scanning.bogeys(self.seen().field());
                let mut rows: Vec<Row> = bogeys
                    .iter()
                    .enumerate()
                    .map(|(place, letter)| {
                        let title = cx.with("full-thrust-unit-bogey", &[("letter", letter.to_string().into())]);
                        let row = Row::new(kit::key::row_key(place), title, Act::Row(place));
                        row.chosen(scanning.bogey() == Some(*letter)).right(self.off(Target::Bogey(*letter), cx))
                    })
                    .collect();
                rows.push(
                    Row::new("0", cx.t("full-thrust-table-no-scan"), Act::Nothing).chosen(scanning.bogey().is_none()),
                );
                rows.push(Row::new("K", cx.t("full-thrust-table-lock"), Act::Lock));
                rows
            }
            Composer::Guns(splitting) => {
                let rows = splitting.split().iter().enumerate().map(|(place, (group, guns))| {
                    let title = said.unit(self.seen().field(), self.viewer(), *group);
                    let hit = odds::guns(*guns);
                    let right = cx.with("full-thrust-table-guns", &[("guns", u32::from(*guns).into())]);
                    let args = [("mean", mean(hit.mean(), cx).into())];
                    Row::new(kit::key::row_key(place), title, Act::Row(place))
                        .right(right)
                        .below(cx.with("full-thrust-table-fighters-mean", &args))
                        .chosen(*guns > 0)
                });
                rows.collect()
            }
            Composer::Exit(chosen) => {
                let rows = Edge::ALL.into_iter().enumerate().map(|(place, edge)| {
                    let title = cx.with("full-thrust-table-edge", &[("edge", said.say(&tell::edge(edge)).into())]);
                    Row::new(kit::key::row_key(place), title, Act::Row(place)).chosen(*chosen == Some(edge))
                });
                rows.collect()
            }
            Composer::Groups(_) | Composer::Nothing => Vec::new(),
        }
    }

    /// How far a target is from what is decided for.
    fn off(&self, target: Target, cx: &Cx<'_>) -> String {
        let field = self.seen().field();
        let from = self.composer().unit().and_then(|unit| field.place(unit));
        let to = field.unit_of(target).and_then(|unit| field.place(unit));
        match (from, to) {
            (Some((from, _)), Some((to, _))) => {
                let inches = tenths(cx.text, from.hundredths(to));
                cx.with("full-thrust-table-length", &[("inches", inches.into())])
            }
            _ => String::new(),
        }
    }

    fn order_rows(&self, said: &Said<'_>, cx: &Cx<'_>) -> Vec<Row> {
        let Composer::Orders(plotting) = self.composer() else { return Vec::new() };
        let field = self.seen().field();
        let Some(vessel) = self.composer().unit().and_then(|unit| field.vessel(unit)) else { return Vec::new() };
        let switches = field.battle.switches;
        let mut rows = Vec::new();
        let free = plotting.without_order(field);
        if let Some(order) = plotting.order() {
            if switches.fighters && vessel.entry.design.launches > 0 {
                let launch = order.launch.len();
                let row = Row::new("U", cx.with("full-thrust-table-launch", &[("groups", count(launch))]), Act::Launch);
                rows.push(row.chosen(launch > 0));
                let title = match order.recover {
                    Some(group) => cx.with("full-thrust-table-recover", &[("group", u32::from(group).into())]),
                    None => cx.t("full-thrust-table-recover-none"),
                };
                rows.push(Row::new("V", title, Act::Recover).chosen(order.recover.is_some()));
            }
            if switches.ramming {
                let title = match order.ram.and_then(|target| field.unit_of(target)) {
                    Some(target) => {
                        let name = said.unit(field, self.viewer(), target);
                        cx.with("full-thrust-table-ram", &[("ship", name.into())])
                    }
                    None => cx.t("full-thrust-table-ram-none"),
                };
                rows.push(Row::new("R", title, Act::Ram).chosen(order.ram.is_some()));
            }
        }
        if let Some(next) = free.first() {
            let name = said.unit(field, self.viewer(), *next);
            rows.push(Row::new("N", cx.t("full-thrust-table-next-free"), Act::NextFree).right(name));
        }
        let class = &vessel.entry.design.class;
        let of_class = free.iter().filter(|ship| field.vessel(**ship).is_some_and(|v| v.entry.design.class == *class));
        let of_class = of_class.count();
        if plotting.order().is_some() && of_class > 0 {
            let args = [("class", said.class(class).into())];
            let right = cx.with("full-thrust-table-ships", &[("ships", count(of_class))]);
            rows.push(Row::new("C", cx.with("full-thrust-table-same-class", &args), Act::SameClass).right(right));
        }
        if plotting.order().is_some() && free.len() > of_class {
            let right = cx.with("full-thrust-table-ships", &[("ships", count(free.len()))]);
            rows.push(Row::new("G", cx.t("full-thrust-table-same-all"), Act::SameAll).right(right));
        }
        if plotting.order().is_some() && !free.is_empty() {
            let right = cx.with("full-thrust-table-ships", &[("ships", count(free.len()))]);
            rows.push(Row::new("J", cx.t("full-thrust-table-formation"), Act::Formation).right(right));
        }
        if plotting.order().is_some() && field.table.turn > 1 {
            rows.push(Row::new("L", cx.t("full-thrust-table-repeat"), Act::Repeat));
        }
        let nothing = match plotting.plan() {
            full_thrust::table::Plan::Return(_) => cx.t("full-thrust-table-stay-away"),
            full_thrust::table::Plan::Wait => cx.t("full-thrust-table-come-back"),
            full_thrust::table::Plan::Order(_) | full_thrust::table::Plan::Unwritten => {
                cx.with("full-thrust-table-no-order", &[("velocity", vessel.ship.velocity.into())])
            }
        };
        rows.push(Row::new("0", nothing, Act::Nothing));
        if !free.is_empty() {
            let right = cx.with("full-thrust-table-straight", &[("ships", count(free.len()))]);
            rows.push(Row::new("K", cx.t("full-thrust-table-lock-now"), Act::Lock).right(right));
        }
        rows
    }

    fn fire_rows(&self, said: &Said<'_>, cx: &Cx<'_>) -> Vec<Row> {
        let Composer::Fire(aiming) = self.composer() else { return Vec::new() };
        let field = self.seen().field();
        let Some(unit) = self.composer().unit() else { return Vec::new() };
        let mut rows = Vec::new();
        for (place, choice) in aiming.choices().into_iter().enumerate() {
            let key = if place < 9 { (place + 1).to_string() } else { String::new() };
            let act = Act::Row(place);
            match (choice, field.vessel(unit)) {
                (Choice::Target(target), Some(vessel)) => {
                    rows.push(self.target_row(key, act, vessel, target, said, cx));
                }
                (Choice::Weapon(weapon), Some(vessel)) => {
                    rows.push(self.weapon_row(key, act, vessel, weapon, said, cx));
                }
                (Choice::Attack(target), _) => {
                    let spread = field.unit_of(target).map(|target| odds::attack(field, unit, target));
                    let title = field.unit_of(target).map(|target| said.unit(field, self.viewer(), target));
                    let row = Row::new(key, title.unwrap_or_default(), act).chosen(aiming.attack() == Some(target));
                    let below = spread.map(|spread| chances(&spread, cx)).unwrap_or_default();
                    rows.push(row.below(below).right(self.off(target, cx)));
                }
                (Choice::Target(_) | Choice::Weapon(_), None) => {}
            }
        }
        if aiming.names_system() {
            rows.push(
                Row::new("Y", cx.t("full-thrust-table-needle-system"), Act::System).right(self.named(field, said)),
            );
        }
        rows.push(Row::new("A", cx.t("full-thrust-table-advise"), Act::Advise));
        rows.push(Row::new("0", cx.t("full-thrust-table-hold"), Act::Nothing).chosen(aiming.holds_all()));
        let waiting = aiming.waiting(field);
        if aiming.at_once {
            rows.push(Row::new("P", cx.t("full-thrust-table-pass"), Act::Pass));
        } else {
            if let Some(next) = waiting.first() {
                let name = said.unit(field, self.viewer(), *next);
                rows.push(Row::new("N", cx.t("full-thrust-table-next-gun"), Act::NextFree).right(name));
                let right = cx.with("full-thrust-table-hold-ships", &[("ships", count(waiting.len()))]);
                rows.push(Row::new("K", cx.t("full-thrust-table-lock-fire"), Act::Lock).right(right));
            }
        }
        rows
    }

    /// The system that a needle names.
    fn named(&self, field: Field<'_>, said: &Said<'_>) -> String {
        let Composer::Fire(aiming) = self.composer() else { return String::new() };
        let named = aiming.shots().iter().find_map(|shot| Some((shot.at, shot.system?)));
        named.map(|(ship, system)| system_word(field, ship, system, said)).unwrap_or_default()
    }

    /// A target: what bears on her, and what all that is fired at her may do.
    fn target_row(
        &self,
        key: String,
        act: Act,
        vessel: Vessel<'_>,
        target: UnitId,
        said: &Said<'_>,
        cx: &Cx<'_>,
    ) -> Row {
        let Composer::Fire(aiming) = self.composer() else { return Row::new(key, String::new(), act) };
        let field = self.seen().field();
        let fired: Vec<_> = aiming.shots().iter().filter(|shot| shot.at == target).copied().collect();
        let bearings = aiming.bearings().iter().filter(|bearing| bearing.target == target);
        let all = bearings.map(|bearing| Shot { weapon: bearing.weapon, at: target, system: None });
        let all: Vec<Shot> = all.collect();
        let free = all.iter().filter(|shot| aiming.aimed(shot.weapon).is_none_or(|aimed| aimed.at == target));
        let could: Vec<Shot> = free.copied().collect();
        let shots = if fired.is_empty() { &could } else { &fired };
        let arc = field.arc(vessel.entry.id, target).map(|arc| said.say(&tell::arc(arc))).unwrap_or_default();
        let title = said.unit(field, self.viewer(), target);
        let off = self.off(Target::Unit(target), cx);
        let left = field.vessel(target).map_or(0, Vessel::boxes);
        let told = |shots: &[Shot]| {
            if shots.is_empty() {
                // Everything that bears on her is fired at others.
                return cx.with("full-thrust-table-target-none", &[("arc", arc.clone().into())]);
            }
            let spread = odds::volley(field, vessel, shots, target);
            let args = [
                ("arc", arc.clone().into()),
                ("weapons", count(shots.len())),
                ("mean", mean(spread.mean(), cx).into()),
                ("percent", percent(spread.at_least(1)).into()),
                ("kill", percent(spread.at_least(left)).into()),
            ];
            cx.with("full-thrust-table-target", &args)
        };
        Row::new(key, title, act)
            .chosen(!fired.is_empty())
            .below(told(shots))
            .instead(told(&all), off.clone())
            .instead(told(&[]), off.clone())
            .right(off)
    }

    /// A weapon: what it is fired at, and what it may do.
    fn weapon_row(&self, key: String, act: Act, vessel: Vessel<'_>, weapon: u8, said: &Said<'_>, cx: &Cx<'_>) -> Row {
        let Composer::Fire(aiming) = self.composer() else { return Row::new(key, String::new(), act) };
        let field = self.seen().field();
        let title = system_word(field, vessel.entry.id, System::Weapon(weapon), said);
        let holds = cx.t("full-thrust-table-holds");
        let mut row = Row::new(key, title, act).instead(String::new(), holds.clone());
        for bearing in aiming.bearings().iter().filter(|bearing| bearing.weapon == weapon) {
            let name = said.unit(field, self.viewer(), bearing.target);
            for system in named_by(field, bearing) {
                row = row.instead(does(field, bearing, system, said, cx), name.clone());
            }
        }
        let Some(shot) = aiming.aimed(weapon) else { return row.right(holds) };
        let name = said.unit(field, self.viewer(), shot.at);
        let bearing = aiming.bearings().iter().find(|bearing| (bearing.weapon, bearing.target) == (weapon, shot.at));
        let below = bearing.map(|bearing| does(field, bearing, shot.system, said, cx)).unwrap_or_default();
        row.right(name).below(below).chosen(true)
    }
}

/// The systems that a shot could name: those of its target that work, for a needle; else none.
fn named_by(field: Field<'_>, bearing: &Bearing) -> Vec<Option<System>> {
    match (bearing.needle, field.vessel(bearing.target)) {
        (Some(_), Some(target)) => target.working().map(Some).collect(),
        (Some(_), None) | (None, _) => vec![None],
    }
}

/// What a weapon may do to what it bears on; a needle names a system.
fn does(field: Field<'_>, bearing: &Bearing, system: Option<System>, said: &Said<'_>, cx: &Cx<'_>) -> String {
    let boxes = || mean(bearing.boxes.mean(), cx);
    match (bearing.needle, bearing.aim.hits_on) {
        (Some(hit), _) => {
            let system = system.map(|system| system_word(field, bearing.target, system, said)).unwrap_or_default();
            let args = [("percent", percent(hit).into()), ("system", system.into())];
            cx.with("full-thrust-table-needle", &args)
        }
        (None, Some(face)) => {
            let args = [("face", u32::from(face).into()), ("mean", boxes().into())];
            cx.with("full-thrust-table-torpedo", &args)
        }
        (None, None) => {
            let args = [
                ("dice", u32::from(bearing.aim.dice).into()),
                ("mean", boxes().into()),
                ("percent", percent(bearing.boxes.at_least(1)).into()),
            ];
            cx.with("full-thrust-table-dice", &args)
        }
    }
}

fn chances(spread: &Spread, cx: &Cx<'_>) -> String {
    let args = [("mean", mean(spread.mean(), cx).into()), ("percent", percent(spread.at_least(1)).into())];
    cx.with("full-thrust-table-chances", &args)
}

/// What a system of a ship is called.
pub fn system_word(field: Field<'_>, ship: UnitId, system: System, said: &Said<'_>) -> String {
    match tell::system(field, ship, system) {
        tell::Value::Message(message) => said.say(&message),
        tell::Value::Text(text) => text,
        tell::Value::Number(number) => number.to_string(),
        tell::Value::Player(seat) => said.player(seat),
    }
}
