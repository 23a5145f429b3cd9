//! A chronicle as it is written: a game's outline turn by turn, and a document with one of everything.

use super::*;
use crate::chance::Die;
use crate::game::Game;
use crate::session::Session;
use crate::voyage::{Event, Outcome, Start, Voyage, begun, play};

/// Tells of what was caught and of days, but not of votes.
struct Mate;

impl Narrator<Voyage> for Mate {
    fn language(&self) -> &str {
        "en"
    }

    fn cover(&self, session: &Session<Voyage>) -> Cover {
        let isle = session.game().state().isle.clone();
        Cover { title: "Voyage".to_owned(), subtitle: isle, facts: vec!["Three sail".to_owned()] }
    }

    fn turn(&self, turn: u16) -> String {
        format!("Day {turn}")
    }

    fn choice(&self, before: &Voyage, answer: &String) -> Option<String> {
        (answer != "rest").then(|| format!("{answer} at {} miles", before.state.miles))
    }

    fn event(&self, before: &Voyage, after: &Voyage, event: &Event) -> Option<String> {
        match event {
            Event::Rolled(_) => Some(format!("from {} to {}", before.state.miles, after.state.miles)),
            Event::Voted(seat) => Some(format!("the vote of {seat:?}")),
            Event::Counted(ayes) => Some(format!("{ayes} ayes")),
            Event::Begun(_) | Event::Drew(_) | Event::Dawned(_) | Event::Ended => None,
        }
    }

    fn outcome(&self, _: &Voyage, outcome: &Outcome) -> String {
        format!("{outcome:?}")
    }
}

fn logged(text: &str, dice: &[u8], tone: Tone) -> LogLine {
    LogLine { text: text.to_owned(), dice: dice.to_vec(), tone }
}

#[test]
fn an_outline_goes_turn_by_turn_and_leaves_out_what_is_secret_and_days_without_a_line() {
    let mut session = begun(Start { from: "cape".to_owned(), ..Start::default() });
    session.queue(&[Die::ALL[3]]);
    play(&mut session, &["sail", "rest", "rest", "vote", "1:aye", "2:nay", "3:aye", "land"]);
    let document = outline(&session, &Mate);
    assert_eq!((document.language.as_str(), document.title.as_str()), ("en", "Voyage"));
    let [page] = document.pages.as_slice() else { panic!("one page") };
    assert_eq!((page.title.as_str(), page.subtitle.as_str()), ("Voyage", "cape"));
    let [Block::List(facts), Block::Paragraph(end), Block::Log(days)] = page.blocks.as_slice() else {
        panic!("{:?}", page.blocks)
    };
    assert_eq!(facts.iter().map(|fact| fact.text.as_str()).collect::<Vec<_>>(), ["Three sail"]);
    assert_eq!(end, "Landed");
    let sailed = Day {
        title: "Day 1".to_owned(),
        lines: vec![logged("sail at 0 miles", &[], Tone::Good), logged("from 0 to 4", &[4], Tone::Plain)],
    };
    let chosen = |words: &str| logged(&format!("{words} at 4 miles"), &[], Tone::Good);
    let voted = ["vote", "1:aye", "2:nay", "3:aye"].map(chosen).into_iter();
    let voted = voted.chain([logged("2 ayes", &[], Tone::Plain), chosen("land")]).collect();
    assert_eq!(*days, [sailed, Day { title: "Day 3".to_owned(), lines: voted }]);
}

/// A document of two pages.
fn document() -> Document {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let table =
        |rows: &[&[&str]]| Table { head: words(&["Isle", "Fish"]), rows: rows.iter().map(|row| words(row)).collect() };
    let item =
        |when: &str, text: &str, tone: Tone| Item { when: when.to_owned(), text: text.to_owned(), tone, input: None };
    let figure = Figure {
        caption: "The way".to_owned(),
        told: "A line".to_owned(),
        drawing: Drawing { width: 10.0, height: 5.0, shapes: Vec::new() },
        table: table(&[]),
    };
    let day = |title: &str, lines: Vec<LogLine>| Day { title: title.to_owned(), lines };
    let log = vec![
        day("Day 1", vec![logged("Sailed", &[5, 2], Tone::Plain), logged("Undone", &[], Tone::Aside)]),
        day("Day 2", vec![logged("+ Wrecked", &[], Tone::Bad)]),
    ];
    let page = |title: &str, subtitle: &str, blocks: Vec<Block>| Page {
        title: title.to_owned(),
        subtitle: subtitle.to_owned(),
        blocks,
    };
    let facts = vec![item("Day 1", "Cod & eel", Tone::Good), item("", "1. Alone", Tone::Plain)];
    let first = vec![Block::Heading("Crew".to_owned()), Block::Paragraph("# Three".to_owned()), Block::List(facts)];
    let second = vec![Block::Table(table(&[&["Reef", "Pike"]])), Block::Figure(figure), Block::Log(log)];
    Document {
        language: "en".to_owned(),
        title: "<Voyage>".to_owned(),
        pages: vec![page("<Voyage>", "Reef", first), page("Log", "", second)],
    }
}

#[test]
fn a_document_is_one_page_of_html() {
    let page = html(&document());
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">\n"), "{page}");
    assert!(page.contains("<title>&lt;Voyage&gt;</title>"), "{page}");
    let (_, main) = page.split_once("<main>\n").expect("its content");
    let due = "<section id=\"page-1\">\n<h1>&lt;Voyage&gt;</h1>\n<p class=\"subtitle\">Reef</p>\n\
        <h3>Crew</h3>\n<p># Three</p>\n\
        <ul>\n<li class=\"good\"><span class=\"when\">Day 1</span> Cod &amp; eel</li>\n\
        <li class=\"plain bare\">1. Alone</li>\n</ul>\n</section>\n\
        <section id=\"page-2\">\n<h2>Log</h2>\n\
        <table>\n<thead><tr><th scope=\"col\">Isle</th><th scope=\"col\">Fish</th></tr></thead>\n\
        <tbody>\n<tr><td>Reef</td><td>Pike</td></tr>\n</tbody>\n</table>\n\
        <figure>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 5\" width=\"10\" height=\"5\" \
        role=\"img\"><title>A line</title></svg>\n<figcaption>The way</figcaption>\n</figure>\n\
        <h4>Day 1</h4>\n<ol class=\"log\">\n\
        <li class=\"plain\">Sailed <span class=\"die\">5</span> <span class=\"die\">2</span></li>\n\
        <li class=\"aside\">Undone</li>\n</ol>\n\
        <h4>Day 2</h4>\n<ol class=\"log\">\n<li class=\"bad\">+ Wrecked</li>\n</ol>\n</section>\n\
        </main>\n</body>\n</html>\n";
    assert_eq!(main, due);
}

#[test]
fn a_document_is_markdown_with_tables_for_its_drawings() {
    let due = "# \\<Voyage\\>\n\n*Reef*\n\n### Crew\n\n\\# Three\n\n- **Day 1** Cod \\& eel\n- 1\\. Alone\n\n\
        ## Log\n\n| Isle | Fish |\n| --- | --- |\n| Reef | Pike |\n\n**The way**\n\nA line\n\n\n\
        **Day 1**\n\n- Sailed \\[5\\] \\[2\\]\n- *Undone*\n\n**Day 2**\n\n- \\+ Wrecked\n";
    assert_eq!(markdown(&document()), due);
}

#[test]
fn a_drawing_is_svg_whose_lines_can_be_told_apart_without_colours() {
    let at = |x: f32, y: f32| Point { x, y };
    let line = |dash: Dash| Shape::Lines {
        points: vec![at(0.0, 0.0), at(9.0, 2.5)],
        closed: false,
        stroke: Some(Stroke { ink: Ink::Way, width: 1.5, dash }),
        fill: None,
    };
    let drawn = |shape: Shape| {
        let written = svg(&Drawing { width: 10.0, height: 5.0, shapes: vec![shape] }, "A & B");
        let (head, rest) = written.split_once("</title>").expect("what it is");
        assert!(head.ends_with("<title>A &amp; B"), "{head}");
        rest.strip_suffix("</svg>").expect("its end").to_owned()
    };
    let stroke = "fill=\"none\" stroke=\"#86271a\" stroke-width=\"1.5\"";
    for (dash, pattern) in [
        (Dash::Whole, ""),
        (Dash::Long, " stroke-dasharray=\"14 5\""),
        (Dash::Short, " stroke-dasharray=\"6 4\""),
        (Dash::Dots, " stroke-dasharray=\"1.5 4\""),
        (Dash::Mixed, " stroke-dasharray=\"12 4 2 4\""),
    ] {
        assert_eq!(drawn(line(dash)), format!("<polyline points=\"0,0 9,2.5\" {stroke}{pattern} class=\"s-way\"/>"));
    }
    let disc = Shape::Disc {
        at: at(1.0, 2.0),
        radius: 3.0,
        stroke: Some(Stroke::of(Ink::Strong, 1.0)),
        fill: Some(Ink::Party(Party::Second)),
    };
    let due = "<circle cx=\"1\" cy=\"2\" r=\"3\" fill=\"#5a4a86\" stroke=\"#1b2230\" stroke-width=\"1\" \
        class=\"f-party-2 s-strong\"/>";
    assert_eq!(drawn(disc), due);
    let bare = Shape::Lines { points: vec![at(0.0, 0.0)], closed: true, stroke: None, fill: None };
    assert_eq!(drawn(bare), "<polygon points=\"0,0\" fill=\"none\"/>");
    let name =
        Shape::Words { at: at(1.0, 2.0), text: "<Reef>".to_owned(), size: 4.0, ink: Ink::Faint, align: Align::Middle };
    let due = "<text x=\"1\" y=\"2\" font-size=\"4\" text-anchor=\"middle\" fill=\"#4e4636\" \
        class=\"f-faint\">&lt;Reef&gt;</text>";
    assert_eq!(drawn(name), due);
}
