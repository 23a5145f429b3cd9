//! One type of message for all parts of a window.

/// Makes a message of the whole from that of each part.
///
/// The parts of a window draw widgets that send the message of the whole: iced's widgets are compiled once for each type of
/// message, and eleven of them were a quarter of the campaign's table.
#[macro_export]
macro_rules! sends {
    ($whole:ident { $($variant:ident($part:ty),)* }) => {$(
        impl From<$part> for $whole {
            fn from(message: $part) -> Self {
                Self::$variant(message)
            }
        }
    )*};
}
