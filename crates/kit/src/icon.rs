//! Drawings by name: embedded files, tinted, recoloured, with groups shown and hidden. Each is prepared once, and kept as
//! long as there is room.

mod shelf;

use crate::theme;
use iced::widget::svg::{self, Handle, Svg};
use iced::{Color, ContentFit, Length};
use shelf::Shelf;
use std::sync::{LazyLock, Mutex};

/// The drawings inside the program, in the order of their paths.
static ART: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/art.rs"));

static SHELF: LazyLock<Mutex<Shelf>> = LazyLock::new(|| Mutex::new(Shelf::new(ROOM)));

/// The bytes of drawings that are kept: several times what the fullest screen shows. The ship alone has thousands of states.
const ROOM: usize = 4 << 20;

/// Shown for a drawing that does not exist.
const UNKNOWN: &str = concat!(
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">"##,
    r##"<path d="M12 12H52V52H12ZM12 12L52 52M52 12L12 52" fill="none" stroke="#FF9078" stroke-width="4"/></svg>"##
);

/// Our own small marks, in the manner of the icons.
const OWN: [(&str, &str); 8] = [
    ("own/tick", r##"<path d="M8 34L25 51L57 14" fill="none" stroke="#EFE6D0" stroke-width="10"/>"##),
    ("own/cross", r##"<path d="M12 12L52 52M52 12L12 52" fill="none" stroke="#EFE6D0" stroke-width="10"/>"##),
    (
        "own/sliders",
        r##"<path d="M14 4V60M32 4V60M50 4V60" fill="none" stroke="#EFE6D0" stroke-width="4"/><path d="M7 36H21V46H7ZM25 14H39V24H25ZM43 40H57V50H43Z" fill="#EFE6D0"/>"##,
    ),
    (
        "own/warning",
        r##"<path fill-rule="evenodd" d="M32 4L62 58H2ZM28 24L30 44H34L36 24ZM28 48V54H36V48Z" fill="#EFE6D0"/>"##,
    ),
    ("own/down", r##"<path d="M6 16H58L32 54Z" fill="#EFE6D0"/>"##),
    (
        "own/log",
        r##"<path fill-rule="evenodd" d="M12 4H52V60H12ZM20 14H44V18H20ZM20 24H44V28H20ZM20 34H44V38H20ZM20 44H34V48H20Z" fill="#EFE6D0"/>"##,
    ),
    ("own/up", r##"<path d="M6 48H58L32 10Z" fill="#EFE6D0"/>"##),
    ("own/star", r##"<path d="M32 2L37 27L62 32L37 37L32 62L27 37L2 32L27 27Z" fill="#EFE6D0"/>"##),
];

/// The text of an embedded drawing: `icons/anchor`, `places/europa`, `own/tick`.
pub fn source(path: &str) -> Option<String> {
    if let Some((_, body)) = OWN.iter().find(|(name, _)| *name == path) {
        return Some(format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{body}</svg>"#));
    }
    let path = format!("{path}.svg");
    let (_, text) = ART.get(ART.binary_search_by(|(name, _)| (*name).cmp(path.as_str())).ok()?)?;
    String::from_utf8(text.to_vec()).ok()
}

/// Whether there is such a drawing.
pub fn exists(path: &str) -> bool {
    source(path).is_some()
}

/// Every embedded drawing, without `.svg`.
pub fn all() -> Vec<String> {
    ART.iter().filter_map(|(path, _)| path.strip_suffix(".svg").map(str::to_owned)).collect()
}

/// The handle kept under `key`; made from the text that `make` gives if it is not kept yet.
pub fn kept(key: &str, make: impl FnOnce() -> Option<String>) -> Handle {
    let text = || make().unwrap_or_else(|| UNKNOWN.to_owned());
    match SHELF.lock() {
        Ok(mut shelf) => shelf.drawing(key, text),
        Err(_) => Handle::from_memory(text().into_bytes()),
    }
}

/// The handle of an embedded drawing.
pub fn handle(path: &str) -> Handle {
    kept(path, || source(path))
}

/// The handle of a drawing with one colour replaced by another.
pub fn recoloured(path: &str, from: Color, to: Color) -> Handle {
    let (from, to) = (theme::css(from), theme::css(to));
    kept(&format!("{path} {from} {to}"), || Some(source(path)?.replace(&from, &to)))
}

/// An icon of the set in one colour, square.
pub fn icon<'a>(name: &str, size: f32, color: Color) -> Svg<'a> {
    tinted(&format!("icons/{name}"), size, color)
}

/// Any drawing in one colour, square.
pub fn tinted<'a>(path: &str, size: f32, color: Color) -> Svg<'a> {
    svg::Svg::new(handle(path)).width(size).height(size).style(move |_, _| svg::Style { color: Some(color) })
}

/// A drawing in its own colours.
pub fn picture<'a>(handle: Handle, width: impl Into<Length>, height: impl Into<Length>) -> Svg<'a> {
    svg::Svg::new(handle).width(width).height(height).content_fit(ContentFit::Contain)
}

/// Shows or hides the group with the given name in a drawing's text.
pub fn show(source: &str, group: &str, shown: bool) -> String {
    let Some(start) = source.find(&format!(r#"<g id="{group}""#)) else {
        return source.to_owned();
    };
    let Some(length) = source[start..].find('>') else {
        return source.to_owned();
    };
    let (before, rest) = source.split_at(start);
    let (tag, after) = rest.split_at(length);
    let tag = tag.replace(r#" display="none""#, "");
    let hidden = if shown { "" } else { r#" display="none""# };
    format!("{before}{tag}{hidden}{after}")
}

/// The inside of a drawing, without its outermost element.
pub fn inside(source: &str) -> &str {
    let start = source.find('>').map_or(0, |i| i + 1);
    let end = source.rfind("</svg>").unwrap_or(source.len());
    source.get(start..end).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_shown_and_hidden() {
        let source = r#"<svg><g id="a" display="none" fill="x"><p/></g><g id="b"></g></svg>"#;
        assert_eq!(show(source, "a", true), r#"<svg><g id="a" fill="x"><p/></g><g id="b"></g></svg>"#);
        assert!(show(source, "b", false).contains(r#"<g id="b" display="none">"#));
        assert_eq!(inside("<svg a='1'><p/></svg>"), "<p/>");
    }

    #[test]
    fn the_set_is_there() {
        assert!(exists("icons/anchor"));
        assert!(exists("own/tick"));
        assert!(!exists("icons/nothing"));
        assert!(all().len() > 150);
    }
}
