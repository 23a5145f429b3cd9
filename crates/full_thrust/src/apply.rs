//! How events change the table. Nothing else does.

use crate::battle::Battle;
use crate::design::{ClassGroup, System};
use crate::event::Event;
use crate::id::{SideId, UnitId};
use crate::table::{Attack, Berth, Fate, Group, Plan, Presence, Scan, Ship, Squadron, Table};
use kernel::{Seat, SeatSet};

/// The table before anything is set up.
pub fn blank(battle: &Battle) -> Table {
    Table {
        ships: battle.roster.iter().map(|_| Ship::undeployed()).collect(),
        groups: battle
            .groups
            .iter()
            .map(|entry| Group {
                berth: Berth::Aboard,
                at: crate::geometry::Point::ORIGIN,
                facing: crate::geometry::Course::NORTH,
                strength: entry.strength,
                moved: false,
                landing: false,
                attack: Attack::Undecided,
                fired: false,
                shot_by: Vec::new(),
            })
            .collect(),
        squadrons: battle.seats.iter().map(|_| Squadron::default()).collect(),
        ..Table::default()
    }
}

/// Changes the table as an event says. An event about a unit that does not exist changes nothing.
pub fn apply(table: &mut Table, battle: &Battle, event: &Event) {
    match event {
        Event::EdgesDealt { swapped, .. } => table.swapped = *swapped,
        Event::Deployed { ship, at, course, velocity, letter } => with_ship(table, *ship, |ship| {
            ship.at = *at;
            ship.course = *course;
            ship.velocity = *velocity;
            ship.letter = *letter;
            ship.hidden = letter.is_some();
            ship.presence = Presence::OnTable;
        }),
        Event::Locked { seat } => table.locked = table.locked.with(*seat),
        Event::Unlocked { seat } => table.locked = table.locked.without(*seat),
        Event::SetUpRevealed | Event::ScansRevealed | Event::FireRevealed => table.locked = SeatSet::NONE,
        Event::TurnBegan { turn } => table.turn = *turn,
        Event::PlanWritten { ship, plan } => with_ship(table, *ship, |ship| ship.plan = plan.clone()),
        Event::OrdersRevealed => {
            table.locked = SeatSet::NONE;
            table.orders_open = true;
        }
        Event::Moved { ship, from, mid, to, course, velocity, void } => with_ship(table, *ship, |ship| {
            ship.track = Some((*from, *mid));
            ship.at = *to;
            ship.course = *course;
            ship.velocity = *velocity;
            ship.void = *void;
        }),
        Event::Left { ship, edge } => with_ship(table, *ship, |ship| ship.presence = Presence::Leaving(*edge)),
        Event::EdgeRolled { ship, back, die } => with_ship(table, *ship, |ship| {
            if let (Presence::Leaving(edge), Some(back)) = (ship.presence, *back) {
                ship.presence = Presence::Away { edge, back, turns: *die };
            }
        }),
        Event::Returned { ship, at, course, velocity } => with_ship(table, *ship, |ship| {
            ship.presence = Presence::OnTable;
            ship.at = *at;
            ship.course = *course;
            ship.velocity = *velocity;
        }),
        Event::Gone { ship, fate } => gone(table, battle, *ship, *fate),
        Event::Revealed { ship, .. } => with_ship(table, *ship, |ship| ship.hidden = false),
        Event::ScanChosen { ship, scan } => with_ship(table, *ship, |ship| ship.scan = *scan),
        Event::Launched { group, at, facing } => with_group(table, battle, *group, |group| {
            group.berth = Berth::Space;
            group.at = *at;
            group.facing = *facing;
        }),
        Event::Landing { group } => with_group(table, battle, *group, |group| group.landing = true),
        Event::GroupMoved { group, to, facing, .. } => with_group(table, battle, *group, |group| {
            group.at = *to;
            group.facing = *facing;
            group.moved = true;
        }),
        Event::LineDecided { firer, target, arc, .. } => {
            table.lines.push(crate::table::OnLine { firer: *firer, target: *target, arc: *arc });
        }
        Event::ShotsChosen { ship, shots } => with_ship(table, *ship, |ship| {
            ship.aimed = true;
            ship.shots.clone_from(shots);
        }),
        Event::AttackChosen { group, attack } => with_group(table, battle, *group, |group| group.attack = *attack),
        Event::Fires { ship, shots } => with_ship(table, *ship, |ship| {
            ship.aimed = true;
            ship.shots.clone_from(shots);
            ship.fired = true;
        }),
        Event::Attacks { group, .. } => with_group(table, battle, *group, |group| group.fired = true),
        Event::GunRolled { ship, .. } => {
            with_ship(table, *ship, |ship| ship.guns_fired = ship.guns_fired.saturating_add(1));
        }
        Event::Damaged { ship, boxes, dealt, by } => {
            let sides = battle.sides.len();
            with_ship(table, *ship, |ship| {
                ship.lost = ship.lost.saturating_add(*boxes);
                credit(&mut ship.hurt_by, sides, *by, u32::from(*dealt));
            });
        }
        Event::NeedleHit { ship, system } => with_ship(table, *ship, |ship| knock_out(ship, *system)),
        Event::ThresholdRolled { ship, system, lost, .. } => {
            if *lost {
                with_ship(table, *ship, |ship| knock_out(ship, *system));
            }
        }
        Event::FightersLost { group, fighters, by } => {
            let sides = battle.sides.len();
            with_group(table, battle, *group, |group| {
                group.strength = group.strength.saturating_sub(*fighters);
                credit(&mut group.shot_by, sides, *by, u32::from(*fighters));
                if group.strength == 0 {
                    group.berth = Berth::Lost;
                }
            });
        }
        Event::Recovered { group } => with_group(table, battle, *group, |group| group.berth = Berth::Recovered),
        Event::LossesCounted { seat, losses } => {
            with_squadron(table, *seat, |squadron| squadron.losses_seen = *losses);
        }
        Event::MoraleTested { seat, losses, at_half, flagship, .. } => with_squadron(table, *seat, |squadron| {
            squadron.losses_seen = *losses;
            if *at_half && squadron.first_test.is_none() {
                squadron.first_test = Some(*losses);
            }
            squadron.flagship_seen |= *flagship;
        }),
        Event::Withdraws { seat, edge } => {
            with_squadron(table, *seat, |squadron| squadron.withdrawing = Some(*edge));
        }
        Event::TurnEnded { .. } => end_turn(table),
        Event::Scanned { .. }
        | Event::LaunchVoid { .. }
        | Event::LandingVoid { .. }
        | Event::OrderRolled { .. }
        | Event::OrderSet { .. }
        | Event::AttackSpent { .. }
        | Event::Passed { .. }
        | Event::GunsAssigned { .. }
        | Event::BatteryRolled { .. }
        | Event::TorpedoRolled { .. }
        | Event::NeedleRolled { .. }
        | Event::AttackRolled { .. }
        | Event::RamMissed { .. }
        | Event::RamContested { .. }
        | Event::RamRolled { .. }
        | Event::Ended { .. } => {}
    }
}

fn with_ship(table: &mut Table, ship: UnitId, change: impl FnOnce(&mut Ship)) {
    let place = usize::from(ship.0).checked_sub(1);
    if let Some(ship) = place.and_then(|place| table.ships.get_mut(place)) {
        change(ship);
    }
}

fn with_group(table: &mut Table, battle: &Battle, group: UnitId, change: impl FnOnce(&mut Group)) {
    let place = usize::from(group.0).checked_sub(battle.roster.len() + 1);
    if let Some(group) = place.and_then(|place| table.groups.get_mut(place)) {
        change(group);
    }
}

fn with_squadron(table: &mut Table, seat: Seat, change: impl FnOnce(&mut Squadron)) {
    if let Some(squadron) = table.squadrons.get_mut(seat.index()) {
        change(squadron);
    }
}

fn credit(list: &mut Vec<u32>, sides: usize, side: SideId, amount: u32) {
    list.resize(sides, 0);
    if let Some(entry) = list.get_mut(side.index()) {
        *entry = entry.saturating_add(amount);
    }
}

/// The Drive is lost in two steps, everything else at once (Full Thrust 8.4).
fn knock_out(ship: &mut Ship, system: System) {
    match system {
        System::Drive => ship.drive_hits = ship.drive_hits.saturating_add(1).min(2),
        System::Weapon(_) | System::Firecon(_) => {
            ship.down.insert(system);
        }
    }
}

/// Takes a ship out of the battle. Groups aboard share her fate (Full Thrust 10.1, R 31).
fn gone(table: &mut Table, battle: &Battle, ship: UnitId, fate: Fate) {
    with_ship(table, ship, |ship| ship.presence = Presence::Gone(fate));
    let dummy = battle.entry(ship).is_some_and(|entry| entry.design.group == ClassGroup::Dummy);
    if fate != Fate::Destroyed || dummy {
        return;
    }
    for (entry, group) in battle.groups.iter().zip(&mut table.groups) {
        let aboard = match group.berth {
            Berth::Aboard | Berth::Recovered => true,
            Berth::Space | Berth::Lost => false,
        };
        if entry.mother == ship && aboard {
            group.berth = Berth::Lost;
        }
    }
}

fn end_turn(table: &mut Table) {
    table.orders_open = false;
    table.locked = SeatSet::NONE;
    table.lines.clear();
    for ship in &mut table.ships {
        ship.plan = Plan::Unwritten;
        ship.void = None;
        ship.scan = Scan::Undecided;
        ship.aimed = false;
        ship.shots.clear();
        ship.fired = false;
        ship.guns_fired = 0;
    }
    for group in &mut table.groups {
        group.moved = false;
        group.landing = false;
        group.attack = Attack::Undecided;
        group.fired = false;
    }
}
