//! A document as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere. It is well
//! formed as XML too, so that anything can read it.

use super::document::{Block, Day, Document, Figure, Item, LogLine, Page, Table, Tone};
use super::escape::escaped;
use super::svg::svg;

const STYLE: &str = include_str!("page.css");

/// The document as a page that can be opened, sent and printed by itself.
pub fn html(document: &Document) -> String {
    let language = escaped(&document.language);
    let title = escaped(&document.title);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
    );
    for (place, part) in document.pages.iter().enumerate() {
        page.push_str(&section(place, part));
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

fn section(place: usize, page: &Page) -> String {
    let level = if place == 0 { "h1" } else { "h2" };
    let mut written = format!("<section id=\"page-{}\">\n<{level}>{}</{level}>\n", place + 1, escaped(&page.title));
    if !page.subtitle.is_empty() {
        written.push_str(&format!("<p class=\"subtitle\">{}</p>\n", escaped(&page.subtitle)));
    }
    page.blocks.iter().for_each(|part| written.push_str(&block(part)));
    written.push_str("</section>\n");
    written
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(words) => format!("<h3>{}</h3>\n", escaped(words)),
        Block::Paragraph(words) => format!("<p>{}</p>\n", escaped(words)),
        Block::List(items) => format!("<ul>\n{}</ul>\n", items.iter().map(item).collect::<String>()),
        Block::Table(rows) => table(rows),
        Block::Figure(shown) => figure(shown),
        Block::Log(days) => days.iter().map(day).collect(),
    }
}

fn item(item: &Item) -> String {
    let (when, bare) = if item.when.is_empty() {
        (String::new(), " bare")
    } else {
        (format!("<span class=\"when\">{}</span> ", escaped(&item.when)), "")
    };
    format!("<li class=\"{}{bare}\">{when}{}</li>\n", class(item.tone), escaped(&item.text))
}

fn table(table: &Table) -> String {
    let head: String = table.head.iter().map(|cell| format!("<th scope=\"col\">{}</th>", escaped(cell))).collect();
    let row = |row: &Vec<String>| {
        let cells: String = row.iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let rows: String = table.rows.iter().map(row).collect();
    format!("<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n")
}

fn figure(figure: &Figure) -> String {
    let drawing = svg(&figure.drawing, &figure.told);
    format!("<figure>\n{drawing}\n<figcaption>{}</figcaption>\n</figure>\n", escaped(&figure.caption))
}

fn day(day: &Day) -> String {
    let lines: String = day.lines.iter().map(line).collect();
    format!("<h4>{}</h4>\n<ol class=\"log\">\n{lines}</ol>\n", escaped(&day.title))
}

fn line(line: &LogLine) -> String {
    let die = |face: &u8| format!(" <span class=\"die\">{face}</span>");
    let dice: String = line.dice.iter().map(die).collect();
    format!("<li class=\"{}\">{}{dice}</li>\n", class(line.tone), escaped(&line.text))
}

fn class(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Good => "good",
        Tone::Bad => "bad",
        Tone::Aside => "aside",
    }
}
