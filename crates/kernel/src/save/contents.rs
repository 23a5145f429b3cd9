//! What a file says as a whole: where its head is, what it is called, and the last checkpoint on the way.

use std::collections::BTreeMap;

use super::{Checkpoint, Reading, Record};

impl Reading {
    /// The players' name for it; empty if they gave none.
    pub fn name(&self) -> &str {
        let named = self.records.iter().rev().find_map(|record| match record {
            Record::Named(name) => Some(name.as_str()),
            Record::Input(_) | Record::Head(_) | Record::Branch(_) | Record::Attendance(_) | Record::Checkpoint(_) => {
                None
            }
        });
        named.unwrap_or(&self.header.name)
    }

    /// The number of the input that the head is at; 0 is the start.
    pub fn head(&self) -> u32 {
        let head = self.records.iter().rev().find_map(|record| match record {
            Record::Input(made) => Some(made.number),
            Record::Head(number) => Some(*number),
            Record::Branch(_) | Record::Named(_) | Record::Attendance(_) | Record::Checkpoint(_) => None,
        });
        head.unwrap_or(0)
    }

    /// The numbers of the inputs from the start to the head.
    pub fn way(&self) -> Vec<u32> {
        let parents: BTreeMap<u32, u32> = self
            .records
            .iter()
            .filter_map(|record| match record {
                Record::Input(made) => Some((made.number, made.parent)),
                Record::Head(_)
                | Record::Branch(_)
                | Record::Named(_)
                | Record::Attendance(_)
                | Record::Checkpoint(_) => None,
            })
            .collect();
        // Each parent has a lower number, so this ends.
        let upwards = std::iter::successors(Some(self.head()), |number| parents.get(number).copied());
        let mut way: Vec<u32> = upwards.take_while(|number| *number > 0).collect();
        way.reverse();
        way
    }

    /// The last checkpoint on the way to the head.
    pub fn checkpoint(&self) -> Option<&Checkpoint> {
        let way = self.way();
        let checkpoints = self.records.iter().filter_map(|record| match record {
            Record::Checkpoint(checkpoint) => Some(&**checkpoint),
            Record::Input(_) | Record::Head(_) | Record::Branch(_) | Record::Named(_) | Record::Attendance(_) => None,
        });
        checkpoints
            .filter(|checkpoint| checkpoint.at == 0 || way.binary_search(&checkpoint.at).is_ok())
            .max_by_key(|last| last.at)
    }
}
