//! A document as Markdown; its drawings as tables.

use std::borrow::Cow;

use super::document::{Block, Day, Document, Item, LogLine, Page, Table, Tone};

/// The document as common Markdown.
pub fn markdown(document: &Document) -> String {
    let pages: Vec<String> = document.pages.iter().enumerate().map(|(place, page)| section(place, page)).collect();
    pages.join("\n")
}

fn section(place: usize, page: &Page) -> String {
    let mark = if place == 0 { "#" } else { "##" };
    let mut written = format!("{mark} {}\n", inline(&page.title));
    if !page.subtitle.is_empty() {
        written.push_str(&format!("\n*{}*\n", inline(&page.subtitle)));
    }
    for part in &page.blocks {
        written.push('\n');
        written.push_str(&block(part));
    }
    written
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(words) => format!("### {}\n", inline(words)),
        Block::Paragraph(words) => format!("{}\n", line_start(&inline(words))),
        Block::List(items) => items.iter().map(item).collect(),
        Block::Table(rows) => table(rows),
        Block::Figure(figure) => {
            let caption = inline(&figure.caption);
            let told = line_start(&inline(&figure.told)).into_owned();
            format!("**{caption}**\n\n{told}\n\n{}", table(&figure.table))
        }
        Block::Log(days) => days.iter().map(day).collect::<Vec<String>>().join("\n"),
    }
}

fn item(item: &Item) -> String {
    let text = inline(&item.text);
    if item.when.is_empty() {
        format!("- {}\n", line_start(&text))
    } else {
        format!("- **{}** {text}\n", inline(&item.when))
    }
}

fn table(table: &Table) -> String {
    if table.rows.is_empty() {
        return String::new();
    }
    let row = |cells: &[String]| {
        let cells: Vec<Cow<'_, str>> = cells.iter().map(|cell| inline(cell)).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule = vec!["---"; table.head.len()].join(" | ");
    let rows: String = table.rows.iter().map(|cells| row(cells)).collect();
    format!("{}| {rule} |\n{rows}", row(&table.head))
}

fn day(day: &Day) -> String {
    let lines: String = day.lines.iter().map(line).collect();
    format!("**{}**\n\n{lines}", inline(&day.title))
}

fn line(line: &LogLine) -> String {
    let dice: String = line.dice.iter().map(|face| format!(" \\[{face}\\]")).collect();
    let text = inline(&line.text);
    match line.tone {
        Tone::Aside => format!("- *{text}*{dice}\n"),
        Tone::Plain | Tone::Good | Tone::Bad => format!("- {}{dice}\n", line_start(&text)),
    }
}

/// Words that are shown as they are, in one line.
fn inline(words: &str) -> Cow<'_, str> {
    let special = |letter: char| "\\`*_[]<>|~&".contains(letter);
    if !words.chars().any(|letter| special(letter) || letter.is_control()) {
        return Cow::Borrowed(words);
    }
    let mut safe = String::with_capacity(words.len() + 8);
    for letter in words.chars() {
        if letter.is_control() {
            safe.push(' ');
            continue;
        }
        if special(letter) {
            safe.push('\\');
        }
        safe.push(letter);
    }
    Cow::Owned(safe)
}

/// Escapes the start of a line, where it could be taken for a heading or a list.
fn line_start(words: &str) -> Cow<'_, str> {
    let digits = words.chars().take_while(char::is_ascii_digit).count();
    let numbered = digits > 0 && words.get(digits..).is_some_and(|rest| rest.starts_with(['.', ')']));
    if numbered {
        let (number, rest) = words.split_at(digits);
        return Cow::Owned(format!("{number}\\{rest}"));
    }
    if words.starts_with(['#', '+', '-', '=']) { Cow::Owned(format!("\\{words}")) } else { Cow::Borrowed(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_the_words_is_taken_for_a_mark() {
        assert_eq!(inline("a *b* | [c](d) <e>\nf"), "a \\*b\\* \\| \\[c\\](d) \\<e\\> f");
        assert_eq!(line_start("7. Crew"), "7\\. Crew");
        assert_eq!(line_start("# 7"), "\\# 7");
        assert_eq!(line_start("7 Crew"), "7 Crew");
        assert_eq!(line_start(". Crew"), ". Crew");
    }
}
