//! The hash of a state, in a form that a new field does not change.
//!
//! A state is written as JSON without the fields that hold nothing: `null`, `false`, `0`, an empty text, an empty list, an
//! empty object. So a field that a later version adds changes no hash of a state in which it is at rest. Two states with
//! the same canonical form read alike: what is left out has its default.

use std::fmt::Display;

use itoa::Integer;
use serde::Serialize;
use serde::ser::{
    self, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant,
};
use xxhash_rust::xxh3::xxh3_64;

use crate::save::Hash;

/// XXH3 (64 bits) of the canonical form of a value: the same on every machine.
pub fn canonical_hash<T: Serialize>(value: &T) -> Hash {
    let mut out = String::with_capacity(ROOM);
    // A state is plain data. One that cannot be written gets the hash of its error, which agrees with no state.
    match value.serialize(Canonical { out: &mut out }) {
        Ok(()) => Hash(xxh3_64(out.as_bytes())),
        Err(error) => Hash(xxh3_64(error.to_string().as_bytes())),
    }
}

/// Bytes of most states in canonical form.
const ROOM: usize = 4096;

/// Whether this is the canonical form of what a field holds when it holds nothing.
fn is_nothing(written: &str) -> bool {
    matches!(written, "null" | "false" | "0" | "\"0:\"" | "[]" | "{}")
}

/// Why a value has no canonical form.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotPlain(String);

impl ser::Error for NotPlain {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

/// Writes the canonical form.
struct Canonical<'o> {
    out: &'o mut String,
}

impl<'o> Canonical<'o> {
    fn word(self, word: &str) -> Result<(), NotPlain> {
        self.out.push_str(word);
        Ok(())
    }

    fn number(self, value: impl Integer) -> Result<(), NotPlain> {
        self.word(itoa::Buffer::new().format(value))
    }

    fn text(self, text: &str) -> Result<(), NotPlain> {
        // The length before the text keeps any two texts apart, so nothing needs escaping.
        self.out.push('"');
        self.out.push_str(itoa::Buffer::new().format(text.len()));
        self.out.push(':');
        self.out.push_str(text);
        self.out.push('"');
        Ok(())
    }

    fn open(self, bracket: char) -> Group<'o> {
        self.out.push(bracket);
        Group { out: self.out }
    }

    fn variant(&mut self, name: &str) {
        self.out.push('{');
        self.out.push_str(name);
        self.out.push(':');
    }
}

/// A list, an object or the like, being written.
struct Group<'o> {
    out: &'o mut String,
}

impl Group<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
        value.serialize(Canonical { out: self.out })?;
        self.out.push(',');
        Ok(())
    }

    /// Writes a field, and takes it out again where it holds nothing: to look first would go through what is deep once for
    /// each level above it.
    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), NotPlain> {
        let before = self.out.len();
        self.out.push_str(key);
        self.out.push(':');
        let start = self.out.len();
        value.serialize(Canonical { out: self.out })?;
        if self.out.get(start..).is_some_and(is_nothing) {
            self.out.truncate(before);
        } else {
            self.out.push(',');
        }
        Ok(())
    }

    fn close(self, bracket: &str) {
        self.out.push_str(bracket);
    }
}

macro_rules! numbers {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, value: $type) -> Result<(), NotPlain> { self.number(value) })*
    };
}

impl<'o> ser::Serializer for Canonical<'o> {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Group<'o>;
    type SerializeTuple = Group<'o>;
    type SerializeTupleStruct = Group<'o>;
    type SerializeTupleVariant = Group<'o>;
    type SerializeMap = Group<'o>;
    type SerializeStruct = Group<'o>;
    type SerializeStructVariant = Group<'o>;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_i128: i128, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_u128: u128
    }

    fn serialize_bool(self, value: bool) -> Result<(), NotPlain> {
        self.word(if value { "true" } else { "false" })
    }

    fn serialize_f32(self, value: f32) -> Result<(), NotPlain> {
        self.number(value.to_bits())
    }

    fn serialize_f64(self, value: f64) -> Result<(), NotPlain> {
        self.number(value.to_bits())
    }

    fn serialize_char(self, value: char) -> Result<(), NotPlain> {
        self.text(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), NotPlain> {
        self.text(value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), NotPlain> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), NotPlain> {
        self.word("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotPlain> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), NotPlain> {
        self.word("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotPlain> {
        self.word("null")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), NotPlain> {
        self.text(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), NotPlain> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), NotPlain> {
        self.variant(variant);
        value.serialize(Canonical { out: &mut *self.out })?;
        self.out.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Group<'o>, NotPlain> {
        Ok(self.open('['))
    }

    fn serialize_tuple(self, _: usize) -> Result<Group<'o>, NotPlain> {
        Ok(self.open('['))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Group<'o>, NotPlain> {
        Ok(self.open('['))
    }

    fn serialize_tuple_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Group<'o>, NotPlain> {
        self.variant(variant);
        Ok(self.open('['))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Group<'o>, NotPlain> {
        Ok(self.open('{'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Group<'o>, NotPlain> {
        Ok(self.open('{'))
    }

    fn serialize_struct_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Group<'o>, NotPlain> {
        self.variant(variant);
        Ok(self.open('{'))
    }
}

macro_rules! list {
    ($($trait:ident::$method:ident, $bracket:literal;)*) => {
        $(impl $trait for Group<'_> {
            type Ok = ();
            type Error = NotPlain;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
                self.item(value)
            }

            fn end(self) -> Result<(), NotPlain> {
                self.close($bracket);
                Ok(())
            }
        })*
    };
}

list! {
    SerializeSeq::serialize_element, "]";
    SerializeTuple::serialize_element, "]";
    SerializeTupleStruct::serialize_field, "]";
    SerializeTupleVariant::serialize_field, "]}";
}

impl SerializeMap for Group<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NotPlain> {
        key.serialize(Canonical { out: self.out })?;
        self.out.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
        self.item(value)
    }

    fn end(self) -> Result<(), NotPlain> {
        self.close("}");
        Ok(())
    }
}

impl SerializeStruct for Group<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), NotPlain> {
        self.field(key, value)
    }

    fn end(self) -> Result<(), NotPlain> {
        self.close("}");
        Ok(())
    }
}

impl SerializeStructVariant for Group<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), NotPlain> {
        self.field(key, value)
    }

    fn end(self) -> Result<(), NotPlain> {
        self.close("}}");
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::*;

    #[derive(Serialize)]
    struct Before {
        turn: u16,
        ships: Vec<Ship>,
        name: &'static str,
    }

    #[derive(Serialize, Clone)]
    struct Ship {
        at: (i8, i8),
        masts: u8,
        mood: Option<Mood>,
    }

    #[derive(Serialize, Clone)]
    enum Mood {
        Calm,
        Bold { by: u8 },
    }

    #[derive(Serialize)]
    struct After {
        turn: u16,
        weather: Option<u8>,
        ships: Vec<Ship>,
        fog: bool,
        name: &'static str,
        orders: BTreeMap<u8, u8>,
        rest: PausePoint,
    }

    #[derive(Serialize, Default)]
    struct PausePoint {
        deep: Vec<u8>,
        count: u32,
    }

    fn ship(masts: u8) -> Ship {
        Ship { at: (0, 0), masts, mood: Some(Mood::Calm) }
    }

    fn form<T: Serialize>(value: &T) -> String {
        let mut out = String::new();
        value.serialize(Canonical { out: &mut out }).unwrap();
        out
    }

    #[test]
    fn a_new_field_at_rest_changes_no_hash() {
        let ships = vec![ship(3), ship(0)];
        let before = Before { turn: 4, ships: ships.clone(), name: "Wren" };
        let mut after = After {
            turn: 4,
            weather: None,
            ships,
            fog: false,
            name: "Wren",
            orders: BTreeMap::new(),
            rest: PausePoint::default(),
        };
        assert_eq!(canonical_hash(&before), canonical_hash(&after));
        after.rest.deep.push(0);
        assert_ne!(canonical_hash(&before), canonical_hash(&after));
    }

    #[test]
    fn what_differs_is_told_apart() {
        let texts = [
            form(&ship(3)),
            form(&ship(2)),
            form(&Ship { mood: None, ..ship(3) }),
            form(&Ship { mood: Some(Mood::Bold { by: 0 }), ..ship(3) }),
            form(&Ship { mood: Some(Mood::Bold { by: 1 }), ..ship(3) }),
            form(&Ship { at: (0, 1), ..ship(3) }),
            form(&vec![0, 0]),
            form(&vec![0]),
            form(&["a,b", ""]),
            form(&["a", ",b"]),
        ];
        for (place, one) in texts.iter().enumerate() {
            assert!(!texts[..place].contains(one), "{one}");
        }
    }

    #[test]
    fn a_list_keeps_its_empty_items() {
        assert_eq!(form(&[ship(0)]), "[{at:[0,0,],mood:\"4:Calm\",},]");
    }

    #[derive(Serialize)]
    struct Nothing;
    #[derive(Serialize)]
    struct Wrapped(u8);
    #[derive(Serialize)]
    struct Pair(u8, u8);
    #[derive(Serialize)]
    enum Any {
        Two(u8, u8),
        One(u8),
        Named { by: u8, and: u8 },
    }

    /// A change here changes the hash of every state that was ever written.
    #[test]
    fn every_kind_of_value_has_its_form() {
        let map = BTreeMap::from([("a", 0), ("b", 1)]);
        let forms = [
            (form(&(1.5_f32, 1.5_f64)), "[1069547520,4609434218613702656,]"),
            (form(&'é'), "\"2:é\""),
            (form(&()), "null"),
            (form(&Nothing), "null"),
            (form(&Wrapped(7)), "7"),
            (form(&Pair(1, 0)), "[1,0,]"),
            (form(&Any::Two(1, 0)), "{Two:[1,0,]}"),
            (form(&Any::One(0)), "{One:0}"),
            (form(&Any::Named { by: 0, and: 2 }), "{Named:{and:2,}}"),
            (form(&map), "{\"1:a\":0,\"1:b\":1,}"),
            (form(&(Some(3), None::<u8>, true, -4)), "[3,null,true,-4,]"),
        ];
        for (said, due) in forms {
            assert_eq!(said, due);
        }
        let mut bytes = String::new();
        ser::Serializer::serialize_bytes(Canonical { out: &mut bytes }, &[1, 0]).expect("plain");
        assert_eq!(bytes, "[1,0,]");
    }

    /// The same on every machine and in every version.
    #[test]
    fn a_hash_is_the_same_for_ever() {
        assert_eq!(String::from(canonical_hash(&ship(3))), "b8054e9aebb0c1d9");
    }

    #[test]
    fn what_cannot_be_written_agrees_with_nothing() {
        struct Unwritable(&'static str);
        impl Serialize for Unwritable {
            fn serialize<S: ser::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
                Err(ser::Error::custom(self.0))
            }
        }
        let [one, other] = ["one", "other"].map(|why| canonical_hash(&Unwritable(why)));
        assert_ne!(one, other);
        assert_eq!(one, Hash(xxhash_rust::xxh3::xxh3_64(b"one")));
    }
}
