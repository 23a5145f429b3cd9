//! A page that is read: it tells when there is more of its long texts below, and when their end is seen.

use super::around::{Also, around};
use crate::scroll::Below;
use iced::Element;
use iced::advanced::widget::Operation;

/// Looks, whenever the page is drawn, whether there is more below, and tells when that differs from what is `known`. It adds
/// no state of its own: the tree is the page’s.
pub fn reading<'a, M: 'a>(
    page: impl Into<Element<'a, M>>,
    known: bool,
    tells: impl Fn(bool) -> M + 'a,
) -> Element<'a, M> {
    around(page, Reading { known, tells })
}

struct Reading<F> {
    known: bool,
    tells: F,
}

impl<M, F: Fn(bool) -> M> Also<M> for Reading<F> {
    fn notices(&mut self, walk: &mut dyn FnMut(&mut dyn Operation)) -> Option<M> {
        let mut below = Below::default();
        walk(&mut below);
        (below.more != self.known).then(|| (self.tells)(below.more))
    }
}
