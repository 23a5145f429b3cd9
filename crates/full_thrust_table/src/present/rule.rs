//! The rule that tells most of what is asked.

use crate::composer::Composer;
use crate::table::FullThrustTable;

impl FullThrustTable {
    /// The number of the rule that tells most of what is asked.
    pub fn rule(&self) -> &'static str {
        match self.composer() {
            Composer::Deploy(_) => "2.1",
            Composer::Orders(plotting) if plotting.order().is_none() => "6.4",
            Composer::Orders(_) => "5.2",
            Composer::Scans(_) => "9.2",
            Composer::Fire(aiming) if aiming.at_once => "8.7",
            Composer::Fire(_) => "7.4",
            Composer::Groups(_) => "10.1",
            Composer::Guns(_) => "10.9",
            Composer::Exit(_) => "11.8",
            Composer::Nothing if self.outcome().is_some() => "13.1",
            Composer::Nothing => "1.1",
        }
    }
}
