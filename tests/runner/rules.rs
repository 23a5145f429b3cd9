//! The rule book, rule by rule: a test's name begins with the number of its rule.

#[path = "rules/rig.rs"]
mod rig;

#[path = "rules/chapter_2.rs"]
mod chapter_2;
#[path = "rules/chapter_3.rs"]
mod chapter_3;
#[path = "rules/chapter_4.rs"]
mod chapter_4;
