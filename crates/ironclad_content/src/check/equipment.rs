//! What gear and modules can have wrong.

use super::{DEAREST, at, at_first, bounds, within};
use crate::Content;
use crate::fault::Fault;
use crate::gear::Is;
use crate::id::Id;
use crate::limits::PILE;
use crate::module::Fitting;
use words::Message;

pub(super) fn equipment(content: &Content, faults: &mut Vec<Fault>) {
    if content.gear.len() > PILE {
        at(faults, "gear", "", Message::new("fault-many-gear").with("count", content.gear.len()).with("most", PILE));
    }
    for (id, gear) in content.gear.iter() {
        let file = format!("gear/{}.json", id.name(&content.names));
        match gear.is {
            Is::Kit { adds, .. } => within(faults, &file, "is.kit", &[("adds", adds, 1, 6)]),
            Is::Module(module) if !content.modules[module].lesser => {
                at(faults, &file, "is.module", Message::new("fault-gear-lesser"));
            }
            Is::Module(_) => {}
        }
    }
    for (id, module) in content.modules.iter() {
        let file = format!("modules/{}.json", id.name(&content.names));
        fitting(module.does, &file, "does", faults);
        if let Some(side) = &module.upgraded {
            fitting(side.does, &file, "upgraded.does", faults);
            bounds(faults, &file, "upgraded.price", side.price.0, 0, DEAREST);
            at_first(side.price_at_first, &file, "upgraded.price-at-first", faults);
            if module.lesser {
                at(faults, &file, "upgraded", Message::new("fault-lesser-upgraded"));
            }
        }
    }
}

fn fitting(does: Fitting, file: &str, path: &str, faults: &mut Vec<Fault>) {
    let all = [
        ("energy", does.energy, 0, 2),
        ("fee", does.fee, 0, DEAREST),
        ("recon", does.recon, 0, 5),
        ("weapons-energy", does.weapons_energy, 0, 5),
        ("accuracy", does.accuracy, 0, 6),
        ("evasion", does.evasion, 0, 6),
        ("radiation", does.radiation, 0, 6),
        ("shields", does.shields, 0, 6),
        ("ignored-attacks", does.ignored_attacks, 0, 6),
        ("hull", does.hull, 0, 9),
        ("ammo", does.ammo, 0, 9),
        ("illness", does.illness, 0, 6),
        ("rest", does.rest, 0, 6),
    ];
    within(faults, file, path, &all);
}
