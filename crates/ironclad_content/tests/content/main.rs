//! The catalogue's own tests. They stand outside of it so that it is compiled once for them and for the games.

mod edition;
mod faults;
mod hex;
mod json;
