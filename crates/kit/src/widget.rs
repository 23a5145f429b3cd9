//! The small things every screen is made of. Each is a function that gives an element.

pub mod around;
pub mod button;
pub mod chart;
pub mod die;
pub mod if_room;
pub mod key;
pub mod page;
pub mod panel;
pub mod paragraph;
pub mod pennant;
pub mod place;
pub mod reading;
pub mod ring;
pub mod row;
pub mod shake;
pub mod shrink_first;
pub mod shrink_to_fit;
pub mod sketch;
pub mod words;

pub use button::{main_button, second_button, tool_button};
pub use if_room::if_room;
pub use key::{Cap, key_cap};
pub use panel::{dashed, paper, rule_h, rule_v};
pub use paragraph::paragraph;
pub use reading::reading;
pub use ring::ring;
pub use row::OptionRow;
pub use shake::shake;
pub use shrink_first::shrink_first;
pub use shrink_to_fit::{shrink_figures_to_fit, shrink_title_to_fit, shrink_to_fit, whole, whole_label};
