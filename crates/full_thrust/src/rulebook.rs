//! The rule book: which chapters and paragraphs there are, in their order. The words are in the language files: a chapter's
//! title under `full-thrust-chapter-` and its number, a paragraph's title and text under `full-thrust-rule-` and its number.
//! The numbers are those of the rules.

/// Every chapter, in order.
pub const CHAPTERS: [&str; 10] = ["1", "2", "5", "6", "7", "8", "9", "10", "11", "13"];

/// Every paragraph, in order: `5-1` is the first of chapter 5.
pub const PARAGRAPHS: [&str; 29] = [
    "1-1", "1-2", "2-1", "2-2", "5-1", "5-2", "5-3", "6-1", "6-2", "6-4", "7-1", "7-2", "7-4", "7-6", "8-1", "8-4",
    "8-7", "8-8", "8-9", "8-10", "9-1", "9-2", "10-1", "10-4", "10-9", "10-13", "11-1", "11-8", "13-1",
];
