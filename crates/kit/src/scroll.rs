//! Long texts, which keys scroll.

/// The id of texts that scroll with the keys.
pub const READ: &str = "read";
/// How far they scroll at a time, in units.
pub const PAGE: f32 = 200.0;
