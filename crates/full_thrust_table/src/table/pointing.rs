//! The pointer on the table.

use full_thrust::geometry::Point;
use full_thrust::id::UnitId;
use kit::open_table::{Event as TableEvent, Spot};

use super::{Action, Env, FullThrustTable};
use crate::composer::Composer;

impl FullThrustTable {
    pub(super) fn measure(&mut self) {
        self.measures = !self.measures;
        self.tape = None;
    }

    pub(super) fn on_table(&mut self, event: TableEvent, env: Env) -> Action {
        match event {
            TableEvent::Looked(look) => self.look_at(look),
            TableEvent::Measured(tape) => self.tape = Some(tape),
            TableEvent::Over(model) => self.hover = model.and_then(unit),
            TableEvent::Clicked(..) if self.playback.is_some() => return self.go_on(true, env),
            TableEvent::Clicked(_, Some(model)) => {
                if let Some(unit) = unit(model) {
                    return self.point_at(unit);
                }
            }
            TableEvent::Clicked(spot, None) => match &self.composer {
                // A group is moved by a click as well: there is nothing else that could be meant.
                Composer::Groups(_) => self.drag(spot),
                Composer::Deploy(_)
                | Composer::Orders(_)
                | Composer::Scans(_)
                | Composer::Fire(_)
                | Composer::Guns(_)
                | Composer::Exit(_)
                | Composer::Nothing => self.looked_at = None,
            },
            TableEvent::Dragged(spot) | TableEvent::Dropped(spot) => self.drag(spot),
        }
        Action::None
    }

    /// What is being decided is dragged to a place.
    pub(super) fn drag(&mut self, spot: Spot) {
        if self.is_busy() {
            return;
        }
        let to = Point::new(spot.x, spot.y);
        let field = self.seen.field();
        match &mut self.composer {
            Composer::Deploy(deploying) => deploying.move_to(to, field),
            Composer::Orders(plotting) => plotting.fly_to(to, field),
            Composer::Groups(flying) => flying.fly_to(to, field),
            Composer::Scans(_) | Composer::Fire(_) | Composer::Guns(_) | Composer::Exit(_) | Composer::Nothing => {}
        }
    }

    /// A ship or group is pointed at: one that can be decided for is picked, an enemy that can be fired at is aimed at, any
    /// other is looked at.
    pub(super) fn point_at(&mut self, unit: UnitId) -> Action {
        if self.is_busy() {
            self.looked_at = Some(unit);
            return Action::None;
        }
        if self.composer.units().contains(&unit) {
            return self.pick(unit);
        }
        let field = self.seen.field();
        let offered = match &mut self.composer {
            Composer::Fire(aiming) if aiming.targets().contains(&unit) => {
                aiming.fire_all_at(unit, field);
                true
            }
            Composer::Fire(aiming) => {
                let rows = aiming.choices();
                let row = rows.iter().position(|choice| match choice {
                    crate::composer::fire::Choice::Attack(target) => field.unit_of(*target) == Some(unit),
                    crate::composer::fire::Choice::Target(_) | crate::composer::fire::Choice::Weapon(_) => false,
                });
                row.inspect(|row| aiming.choose(*row, field)).is_some()
            }
            Composer::Scans(scanning) => {
                let letter = field.vessel(unit).and_then(|vessel| vessel.ship.letter);
                let letter = letter.filter(|letter| scanning.bogeys(field).contains(letter));
                letter.inspect(|letter| scanning.choose(*letter)).is_some()
            }
            Composer::Deploy(_)
            | Composer::Orders(_)
            | Composer::Groups(_)
            | Composer::Guns(_)
            | Composer::Exit(_)
            | Composer::Nothing => false,
        };
        if !offered {
            self.looked_at = if self.looked_at == Some(unit) { None } else { Some(unit) };
        }
        Action::None
    }
}

/// The ship or group that a model stands for.
fn unit(model: u32) -> Option<UnitId> {
    u16::try_from(model).ok().map(UnitId)
}
