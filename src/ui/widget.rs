//! The small things every screen is made of. Each is a function that gives an element.

pub mod around;
pub mod button;
pub mod chart;
pub mod chartlet;
pub mod die;
pub mod hero;
pub mod key;
pub mod mark;
pub mod page;
pub mod panel;
pub mod place;
pub mod ring;
pub mod row;
pub mod ship;
pub mod sketch;
pub mod snug;
pub mod standing;
pub mod star_chart;
pub mod stirred;
pub mod track;
pub mod yielding;

pub use button::{main_button, second_button, tool_button};
pub use key::{Cap, key_cap};
pub use panel::{dashed, paper, rule_h, rule_v};
pub use ring::ring;
pub use row::OptionRow;
pub use snug::{snug, snug_figures, snug_title, whole, whole_label};
pub use stirred::stirred;
pub use yielding::yielding;
