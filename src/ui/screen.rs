//! The screens outside the table. Each is a struct with `new`, `update` giving an action, and `view`.

pub mod title;

/// What the window shows.
#[derive(Debug)]
pub enum Screen {
    /// The first screen.
    Title(title::Title),
}
