//! The port where the ship lies, in place of the chart.

use super::Present;
use crate::content::terms::Service;
use crate::ui::port::PortView;
use crate::ui::screen::table::composer::Composer;

impl Present<'_> {
    /// The port, while its services are being chosen, and which services its cards stand for.
    pub fn port(&self, _composer: &Composer) -> Option<(PortView, Vec<Service>)> {
        let docked = self.game.table().docked.as_ref()?;
        let port = self.game.view().here().port()?;
        if docked.services_left == 0 && self.decision.is_some() {
            return None;
        }
        Some((PortView { name: self.words.port(port) }, Vec::new()))
    }
}
