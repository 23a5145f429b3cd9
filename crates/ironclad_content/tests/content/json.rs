//! JSON as it is read from packs: with nothing twice.

use ironclad_content::json::parse;
use serde_json::Value;

#[test]
fn a_text_is_read_as_it_stands() {
    let text = r#"{ "a": [1, -2, null, true], "b": { "c": "d" } }"#;
    let lenient: Value = serde_json::from_str(text).expect("JSON");
    assert_eq!(parse(text.as_bytes()).expect("JSON"), lenient);
}

#[test]
fn what_is_no_sound_json_is_refused_with_its_place() {
    for (text, said, place) in [
        ("{ \"a\": 1,\n  \"a\": 2 }", "duplicate field `a`", (2, 5)),
        ("{ \"a\": { \"b\": 1, \"b\": 1 } }", "duplicate field `b`", (1, 20)),
        ("{ \"a\": 0.5 }", "invalid type: floating point `0.5`, expected a value without fractions", (1, 10)),
        ("{ \"a\": 1 } 2", "trailing characters", (1, 12)),
        ("{ \"a\": ", "EOF while parsing a value", (1, 7)),
    ] {
        let error = parse(text.as_bytes()).expect_err(text);
        assert!(error.to_string().starts_with(said), "{error}");
        assert_eq!((error.line(), error.column()), place, "{text}");
    }
}
