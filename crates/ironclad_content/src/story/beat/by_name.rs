//! A beat is read by its name: what a card could do as an effect, and all else as a beat of the story.
//!
//! A derived reader could do so with `untagged` alone, by trying the one and then the other. That loses whatever is wrong
//! inside: the way to it and so its line, what could stand there, and the names that there are.

use std::fmt;

use serde::Deserialize;
use serde::de::value::{EnumAccessDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, VariantAccess, Visitor};
use strum::VariantNames;

use super::{Beat, StoryBeat};
use crate::effect::Effect;

const STORY: usize = StoryBeat::VARIANTS.len();

/// The names of all beats: those of the story's own, and behind them those of effects.
static NAMES: [&str; STORY + Effect::VARIANTS.len()] = {
    let mut names = [""; STORY + Effect::VARIANTS.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = if place < STORY { StoryBeat::VARIANTS[place] } else { Effect::VARIANTS[place - STORY] };
        place += 1;
    }
    names
};

impl<'de> Deserialize<'de> for Beat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Beat", &NAMES, AnyBeat)
    }
}

/// Reads the name of a beat, and the rest as that name says.
struct AnyBeat;

impl<'de> Visitor<'de> for AnyBeat {
    type Value = Beat;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a beat")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, beat: A) -> Result<Beat, A::Error> {
        let (name, rest) = beat.variant::<String>()?;
        if Effect::VARIANTS.contains(&name.as_str()) {
            Effect::deserialize(EnumAccessDeserializer::new(Named { name, rest })).map(Beat::Effect)
        } else if StoryBeat::VARIANTS.contains(&name.as_str()) {
            StoryBeat::deserialize(EnumAccessDeserializer::new(Named { name, rest })).map(Beat::Story)
        } else {
            Err(A::Error::unknown_variant(&name, &NAMES))
        }
    }
}

/// A name that has been read already, and the rest that has not: handed to a derived reader as if neither had.
struct Named<A> {
    name: String,
    rest: A,
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Named<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let name: StringDeserializer<A::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.rest))
    }
}

#[cfg(test)]
mod tests {
    use kernel::json::{Unread, typed};
    use serde::de::DeserializeOwned;
    use serde_json::{Value, from_str, from_value, json, to_value};

    use super::*;
    use crate::Content;
    use crate::id::with_names;
    use crate::schema;

    /// Why it is no beat, with a chapter's names in force.
    fn unread(beats: Value) -> Unread {
        let content = Content::built_in().expect("the game's own content");
        let names = &content.chapter(1).expect("chapter 1").map.names;
        with_names(names, || typed::<Vec<Beat>>(&beats)).expect_err("a fault")
    }

    /// What stands behind the name of an effect.
    fn rest(name: &str) -> Value {
        match name {
            "damage-section" => json!({ "section": "reactor", "damage": 2 }),
            "follow" => json!("probe"),
            _ => json!([1, 2, 3]),
        }
    }

    #[test]
    fn every_effect_is_a_beat_and_written_as_it_is_read() {
        let content = Content::built_in().expect("the game's own content");
        with_names(&content.names, || {
            for &name in Effect::VARIANTS {
                let written = json!({ name: rest(name) });
                let beat: Beat = from_value(written.clone()).expect(name);
                assert!(matches!(beat, Beat::Effect(_)), "{name}");
                assert_eq!(to_value(beat).expect(name), written);
            }
        });
    }

    #[test]
    fn a_beat_of_the_story_is_written_as_it_is_read() {
        for (written, beat) in [
            (json!("end"), StoryBeat::End),
            (json!({ "pay": -4 }), StoryBeat::Pay(-4)),
            (json!({ "ammo": 2 }), StoryBeat::Ammo(2)),
        ] {
            assert_eq!(from_value::<Beat>(written.clone()).expect("a beat"), Beat::Story(beat.clone()));
            assert_eq!(to_value(Beat::Story(beat)).expect("JSON"), written);
        }
    }

    /// The names that tell the two apart are those by which they are read, and none is of both.
    #[test]
    fn the_names_are_those_that_are_read() {
        fn unknown<T: DeserializeOwned + fmt::Debug>(names: &'static [&'static str]) {
            let said = from_value::<T>(json!("nothing")).expect_err("a fault").to_string();
            let listed = <serde_json::Error as serde::de::Error>::unknown_variant("nothing", names);
            assert_eq!(said, listed.to_string());
        }
        unknown::<Effect>(Effect::VARIANTS);
        unknown::<StoryBeat>(StoryBeat::VARIANTS);
        unknown::<Beat>(&NAMES);
        assert!(!Effect::VARIANTS.iter().any(|name| StoryBeat::VARIANTS.contains(name)));
    }

    #[test]
    fn an_unknown_name_is_told_with_all_that_there_are() {
        let Unread { path, error } = unread(json!([{ "pay": 1 }, { "gain-moral": 1 }]));
        let said = error.to_string();
        assert_eq!(path.as_deref(), Some("[1]"));
        assert!(said.starts_with("unknown variant `gain-moral`, expected one of "), "{said}");
        assert!(NAMES.iter().all(|name| said.contains(&format!("`{name}`"))), "{said}");
    }

    #[test]
    fn what_is_wrong_inside_is_told_with_the_way_to_it() {
        for (beats, path, said) in [
            (json!([{ "damage-section": { "section": "reactor", "damage": -1 } }]), "[0].damage-section.damage", "u8"),
            (json!([{ "gain-crew": "two" }]), "[0].gain-crew", "a number, or three numbers"),
            (json!([{ "pay": 1 }, { "hold": { "turns": 1 } }]), "[1].hold", "missing field `mover`"),
            (
                json!([{ "roll": [{ "to": 6, "do": [{ "lose-crew": null }] }] }]),
                "[0].roll[0].do[0].lose-crew",
                "number",
            ),
        ] {
            let unread = unread(beats);
            assert_eq!(unread.path.as_deref(), Some(path));
            assert!(unread.error.to_string().contains(said), "{path}: {}", unread.error);
        }
    }

    #[test]
    fn the_schema_allows_both() {
        let content = Content::built_in().expect("the game's own content");
        let schemas = schema::all(&content).expect("read");
        let (_, scenarios) = schemas.iter().find(|(name, _)| *name == "scenarios").expect("the schema");
        let schema: Value = from_str(scenarios).expect("JSON");
        let beat = schema["definitions"]["Beat"]["anyOf"].to_string();
        for kind in ["StoryBeat", "Effect"] {
            assert!(beat.contains(&format!("\"#/definitions/{kind}\"")), "{beat}");
            assert!(schema["definitions"][kind].is_object(), "{kind}");
        }
    }
}
