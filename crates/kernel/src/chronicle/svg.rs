//! Drawings as SVG. Colours are written for paper; classes let a page put others over them.

use std::fmt::Write;

use super::drawing::{Align, Drawing, Ink, Party, Point, Shape, Stroke};
use super::escape::escaped;

/// A drawing as an SVG element, with a description for those who cannot see it.
pub fn svg(drawing: &Drawing, told: &str) -> String {
    let (width, height) = (figure(drawing.width), figure(drawing.height));
    let mut written = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\"><title>{}</title>",
        escaped(told)
    );
    for shape in &drawing.shapes {
        // Writing to a string cannot fail.
        let _ = add(&mut written, shape);
    }
    written.push_str("</svg>");
    written
}

fn add(to: &mut String, shape: &Shape) -> std::fmt::Result {
    match shape {
        Shape::Lines { points, closed, stroke, fill } => {
            let name = if *closed { "polygon" } else { "polyline" };
            let points: Vec<String> =
                points.iter().map(|Point { x, y }| format!("{},{}", figure(*x), figure(*y))).collect();
            write!(to, "<{name} points=\"{}\"{}/>", points.join(" "), painted(*stroke, *fill))
        }
        Shape::Disc { at, radius, stroke, fill } => {
            let (x, y, radius) = (figure(at.x), figure(at.y), figure(*radius));
            write!(to, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{}/>", painted(*stroke, *fill))
        }
        Shape::Words { at, text, size, ink, align } => {
            let anchor = match align {
                Align::Start => "start",
                Align::Middle => "middle",
                Align::End => "end",
            };
            let (x, y, size, text) = (figure(at.x), figure(at.y), figure(*size), escaped(text));
            let (colour, class) = (colour(*ink), class(*ink));
            write!(
                to,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{colour}\" \
                 class=\"f-{class}\">{text}</text>"
            )
        }
    }
}

fn painted(stroke: Option<Stroke>, fill: Option<Ink>) -> String {
    let mut classes = Vec::new();
    let mut written = match fill {
        Some(ink) => {
            classes.push(format!("f-{}", class(ink)));
            format!(" fill=\"{}\"", colour(ink))
        }
        None => " fill=\"none\"".to_owned(),
    };
    if let Some(Stroke { ink, width, dash }) = stroke {
        classes.push(format!("s-{}", class(ink)));
        written.push_str(&format!(" stroke=\"{}\" stroke-width=\"{}\"", colour(ink), figure(width)));
        let pattern: Vec<String> = dash.pattern().iter().copied().map(figure).collect();
        if !pattern.is_empty() {
            written.push_str(&format!(" stroke-dasharray=\"{}\"", pattern.join(" ")));
        }
    }
    if !classes.is_empty() {
        written.push_str(&format!(" class=\"{}\"", classes.join(" ")));
    }
    written
}

/// What an ink is called in the page's style.
fn class(ink: Ink) -> &'static str {
    match ink {
        Ink::Strong => "strong",
        Ink::Faint => "faint",
        Ink::Rule => "rule",
        Ink::Ground => "ground",
        Ink::Space => "space",
        Ink::Harm => "harm",
        Ink::Port => "port",
        Ink::Way => "way",
        Ink::Party(Party::First) => "party-1",
        Ink::Party(Party::Second) => "party-2",
        Ink::Party(Party::Third) => "party-3",
        Ink::Party(Party::Fourth) => "party-4",
        Ink::Party(Party::Fifth) => "party-5",
    }
}

/// What an ink looks like on paper.
fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Strong => "#1b2230",
        Ink::Faint => "#4e4636",
        Ink::Rule => "#b9a67e",
        Ink::Ground => "#ffffff",
        Ink::Space => "#fbf8f0",
        Ink::Harm => "#efe2cf",
        Ink::Port => "#6a500e",
        Ink::Way => "#86271a",
        Ink::Party(Party::First) => "#1c4780",
        Ink::Party(Party::Second) => "#5a4a86",
        Ink::Party(Party::Third) => "#2f6b36",
        Ink::Party(Party::Fourth) => "#9a3420",
        Ink::Party(Party::Fifth) => "#7a5a0c",
    }
}

/// A length with at most two decimals.
fn figure(length: f32) -> String {
    let written = format!("{length:.2}");
    match written.trim_end_matches('0').trim_end_matches('.') {
        "-0" => "0".to_owned(),
        short => short.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        assert_eq!([0.0, -0.001, 2.5, 10.0, 1.239].map(figure), ["0", "0", "2.5", "10", "1.24"]);
    }
}
