//! One type of message for all parts of a window.

/// The message of the whole, and how it is made from that of each part.
///
/// The parts of a window draw widgets that send the message of the whole: iced's widgets are compiled once for each type of
/// message, and eleven of them were a quarter of the campaign's table.
#[macro_export]
macro_rules! message {
    ($(#[$about:meta])* pub enum $whole:ident { $($(#[$of:meta])* $variant:ident($part:ty),)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone)]
        pub enum $whole {
            $($(#[$of])* $variant($part),)*
        }

        $(impl From<$part> for $whole {
            fn from(message: $part) -> Self {
                Self::$variant(message)
            }
        })*
    };
}
