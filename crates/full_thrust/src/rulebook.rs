//! The rule book: which paragraphs there are, in their order. The words are in the language files, each under
//! `full-thrust-rule-` and its number; a number without a part is a heading. The numbers are those of the rules.

/// Every paragraph, in order: `5` is the heading of chapter 5, `5-1` its first paragraph.
pub const PARAGRAPHS: [&str; 39] = [
    "1", "1-1", "1-2", "2", "2-1", "2-2", "5", "5-1", "5-2", "5-3", "6", "6-1", "6-2", "6-4", "7", "7-1", "7-2", "7-4",
    "7-6", "8", "8-1", "8-4", "8-7", "8-8", "8-9", "8-10", "9", "9-1", "9-2", "10", "10-1", "10-4", "10-9", "10-13",
    "11", "11-1", "11-8", "13", "13-1",
];
