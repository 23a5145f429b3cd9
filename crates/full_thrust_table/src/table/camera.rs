//! How the table is looked at: panned and zoomed by hand; and from near it follows whatever is decided for, and steps back
//! while ships move.

use full_thrust::id::UnitId;
use kit::key::Arrow;
use kit::open_table::{Spot, View};

use super::FullThrustTable;

impl FullThrustTable {
    /// How the table is looked at. What happens is shown on the whole table, until somebody goes nearer meanwhile.
    pub fn look(&self) -> View {
        if self.playback.is_some() && !self.looked_closer { View::WHOLE } else { self.look }
    }

    /// It is looked at like this from now on.
    pub(super) fn look_at(&mut self, look: View) {
        self.looked_closer = self.playback.is_some();
        self.look = look;
    }

    pub(super) fn zoom(&mut self, nearer: bool) {
        let about = self.in_mind().map(|(_, spot)| spot);
        self.look_at(self.look().stepped(&self.bare_scene(), nearer, about));
    }

    pub(super) fn pan(&mut self, arrow: Arrow) {
        let (east, north) = match arrow {
            Arrow::Left => (-1, 0),
            Arrow::Right => (1, 0),
            Arrow::Up => (0, 1),
            Arrow::Down => (0, -1),
        };
        self.look_at(self.look().panned(&self.bare_scene(), east, north));
    }

    /// The ship or group that is decided for or looked at, and where it is.
    pub(super) fn in_mind(&self) -> Option<(UnitId, Spot)> {
        let unit = self.composer.unit().or(self.looked_at)?;
        let (at, _) = self.field().place(unit)?;
        Some((unit, Spot::new(at.x, at.y)))
    }

    /// Once what happened has been shown: another ship than before, or one that has moved, is brought into view.
    pub(super) fn bring_into_view(&mut self, before: Option<(UnitId, Spot)>) {
        if self.playback.is_some() || self.past.looks_back() {
            return;
        }
        self.looked_closer = false;
        let now = self.in_mind();
        if now != before
            && let Some((_, spot)) = now
        {
            self.look = self.look.with_in_view(&self.bare_scene(), spot);
        }
    }
}
