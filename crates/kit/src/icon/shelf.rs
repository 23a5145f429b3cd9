//! Drawings that were prepared, and are kept while there is room for them.

use iced::widget::svg::Handle;
use std::collections::HashMap;

/// Drawings by name. When there is no more room, those that nobody has asked for longest are let go.
#[derive(Debug)]
pub(crate) struct Shelf {
    drawings: HashMap<String, Drawing>,
    /// The bytes that may be kept, and those that are.
    room: usize,
    taken: usize,
    /// How often a drawing was asked for.
    asked: u64,
}

#[derive(Debug)]
struct Drawing {
    handle: Handle,
    bytes: usize,
    /// When it was last asked for, by the count of the shelf.
    asked: u64,
}

impl Shelf {
    /// A shelf for so many bytes of drawings.
    pub(crate) fn new(room: usize) -> Self {
        Self { drawings: HashMap::new(), room, taken: 0, asked: 0 }
    }

    /// The drawing of this name; made from the text that `make` gives if it is not kept.
    pub(crate) fn drawing(&mut self, name: &str, make: impl FnOnce() -> String) -> Handle {
        self.asked += 1;
        if let Some(drawing) = self.drawings.get_mut(name) {
            drawing.asked = self.asked;
            return drawing.handle.clone();
        }
        let text = make().into_bytes();
        let bytes = text.len();
        self.make_room(bytes);
        let handle = Handle::from_memory(text);
        self.taken += bytes;
        self.drawings.insert(name.to_owned(), Drawing { handle: handle.clone(), bytes, asked: self.asked });
        handle
    }

    /// Lets go of what was asked for longest ago until there is room for so many bytes more.
    fn make_room(&mut self, bytes: usize) {
        while self.taken + bytes > self.room {
            let oldest = self.drawings.iter().min_by_key(|(_, drawing)| drawing.asked);
            let Some(name) = oldest.map(|(name, _)| name.clone()) else { return };
            if let Some(gone) = self.drawings.remove(&name) {
                self.taken = self.taken.saturating_sub(gone.bytes);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_longest_ago_goes_first_and_no_more_is_kept_than_there_is_room_for() {
        let mut shelf = Shelf::new(10);
        shelf.drawing("a", || "aaaa".to_owned());
        shelf.drawing("b", || "bbbb".to_owned());
        shelf.drawing("a", || panic!("it is kept"));
        shelf.drawing("c", || "cccc".to_owned());
        assert_eq!(shelf.taken, 8);
        shelf.drawing("a", || panic!("it was asked for since"));
        let mut again = false;
        shelf.drawing("b", || {
            again = true;
            "bbbb".to_owned()
        });
        assert!(again, "it had to go");
        for ship in 0..100 {
            shelf.drawing(&format!("ship {ship}"), || "ship".to_owned());
            assert!(shelf.taken <= 10);
        }
        // One that is larger than all the room is drawn all the same.
        shelf.drawing("large", || "x".repeat(40));
        assert_eq!(shelf.drawings.len(), 1);
    }
}
