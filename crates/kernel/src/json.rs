//! JSON as a value, from text and back. None of this is generic, so that it is compiled and optimised here once, and not again
//! in each crate that calls it; but for [`typed()`], which reads a value as a type.

mod typed;

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};

pub use typed::{Unread, typed};

/// The value of a text in which no object has a field twice and no number a fraction.
///
/// # Errors
/// With line and column: what is not JSON, a second field of a name, a fraction, anything behind the value.
pub fn parse(text: &[u8]) -> serde_json::Result<Value> {
    let mut reader = serde_json::Deserializer::from_slice(text);
    let value = Strict.deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// The text of a value.
///
/// # Errors
/// None: a value can always be written.
pub fn text(value: &Value) -> serde_json::Result<Box<RawValue>> {
    to_raw_value(value)
}

/// The value of a text that has been read as JSON before.
///
/// # Errors
/// If it is nested more deeply than a value may be.
pub fn value(text: &RawValue) -> serde_json::Result<Value> {
    serde_json::from_str(text.get())
}

/// Calls for each field of each object in a value, however deep: for a field before those inside it.
pub fn each_field<'a>(value: &'a Value, call: &mut dyn FnMut(&'a str, &'a Value)) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields {
                call(name, inner);
                each_field(inner, call);
            }
        }
        Value::Array(list) => list.iter().for_each(|inner| each_field(inner, call)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Reads a value and refuses a field that is there already.
struct Strict;

impl<'de> DeserializeSeed<'de> for Strict {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value without fractions")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_element_seed(Self)? {
            list.push(entry);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            let value = entries.next_value_seed(Self)?;
            fields.insert(name, value);
        }
        Ok(Value::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

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

    #[test]
    fn a_value_is_written_and_read_again() {
        let written = parse(br#"{ "b": [1, { "c": "d" }], "a": null }"#).expect("JSON");
        let text = text(&written).expect("text");
        assert_eq!(text.get(), r#"{"a":null,"b":[1,{"c":"d"}]}"#);
        assert_eq!(value(&text).expect("JSON"), written);
    }

    #[test]
    fn each_field_is_met_before_those_inside_it() {
        let value = parse(br#"{ "b": [1, { "c": { "d": 2 } }], "a": null }"#).expect("JSON");
        let mut met = Vec::new();
        each_field(&value, &mut |name, inner| met.push((name, inner.clone())));
        assert_eq!(
            met,
            [("a", json!(null)), ("b", json!([1, { "c": { "d": 2 } }])), ("c", json!({ "d": 2 })), ("d", json!(2))]
        );
    }
}
