//! Threshold points: when systems are checked as damage mounts (Full Thrust 8.1–8.3).

use crate::design::ClassGroup;

/// Into how many parts the damage of a group is divided (Full Thrust 8.1); merchants count as Escorts (R 24).
pub fn parts(group: ClassGroup) -> u16 {
    match group {
        ClassGroup::Escort | ClassGroup::Merchant => 2,
        ClassGroup::Cruiser => 3,
        ClassGroup::Capital => 4,
        ClassGroup::Dummy => 1,
    }
}

/// The least face of a die on which a system is lost at a point, the first being 1 (Full Thrust 8.1).
pub fn lost_on(group: ClassGroup, point: u16) -> u8 {
    match group {
        ClassGroup::Escort | ClassGroup::Merchant | ClassGroup::Dummy => 4,
        ClassGroup::Cruiser => {
            if point == 1 {
                6
            } else {
                4
            }
        }
        ClassGroup::Capital => match point {
            1 => 6,
            2 => 5,
            _ => 4,
        },
    }
}

/// How many points a ship has passed with so many boxes lost (Full Thrust 8.2, R 23).
pub fn passed(group: ClassGroup, damage: u16, lost: u16) -> u16 {
    let parts = parts(group);
    let reached = |point: &u16| u32::from(lost) * u32::from(parts) >= u32::from(*point) * u32::from(damage);
    u16::try_from((1..parts).filter(reached).count()).unwrap_or(parts)
}

/// The boxes lost at which each point is reached (Full Thrust 8.2).
pub fn points(group: ClassGroup, damage: u16) -> Vec<u16> {
    let parts = parts(group);
    (1..parts)
        .map(|point| (u32::from(point) * u32::from(damage)).div_ceil(u32::from(parts)))
        .filter_map(|boxes| u16::try_from(boxes).ok())
        .collect()
}

/// The lines in which the damage boxes stand, a line ending where a point lies (Full Thrust 8.2).
pub fn lines(group: ClassGroup, damage: u16) -> Vec<u16> {
    let mut ends = points(group, damage);
    ends.push(damage);
    let mut before = 0;
    ends.into_iter()
        .map(|end| {
            let line = end.saturating_sub(before);
            before = end;
            line
        })
        .collect()
}
