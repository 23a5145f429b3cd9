//! Typed ids: small numbers in memory, names in every file.
//!
//! A number is a place in a sorted list of names and means nothing outside the loaded content. To write or read an id,
//! serde asks the [`Names`] in force on the thread, set by [`with_names`].

use std::cell::RefCell;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};
use words::Message;

thread_local! {
    static IN_FORCE: RefCell<Option<Arc<Names>>> = const { RefCell::new(None) };
}

/// Runs `work` while ids are written and read by these names.
pub fn with_names<T>(names: &Arc<Names>, work: impl FnOnce() -> T) -> T {
    struct Restore(Option<Arc<Names>>);
    impl Drop for Restore {
        fn drop(&mut self) {
            let before = self.0.take();
            IN_FORCE.with(|slot| *slot.borrow_mut() = before);
        }
    }
    let _restore = Restore(IN_FORCE.with(|slot| slot.borrow_mut().replace(Arc::clone(names))));
    work()
}

/// Letters of a misspelt name that is still compared with others; beyond, it is no slip of the keyboard.
const LONGEST_SPELT: usize = 64;

/// The names of one kind of thing, sorted and without doubles. A copy shares them: every map has the names of the content.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NameList(Arc<[String]>);

impl NameList {
    /// A list of these names.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        let sorted: crate::sorted::SortedSet<_> = names.into_iter().collect();
        Self(sorted.into_iter().collect())
    }

    fn find(&self, name: &str) -> Option<usize> {
        self.0.binary_search_by(|own| own.as_str().cmp(name)).ok()
    }

    fn name(&self, index: usize) -> Option<&str> {
        self.0.get(index).map(String::as_str)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether there is this name.
    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// The name most like a misspelt one, if any is near. A name of a pack is also found without the pack's id.
    pub fn nearest(&self, wrong: &str) -> Option<&str> {
        if wrong.len() > LONGEST_SPELT {
            return None;
        }
        let distance = |own: &str| strsim::damerau_levenshtein(own, wrong);
        self.0
            .iter()
            .map(|own| (own.split_once('.').map_or(usize::MAX, |(_, short)| distance(short)).min(distance(own)), own))
            .filter(|(distance, own)| *distance <= 2.max(own.chars().count() / 3))
            .min()
            .map(|(_, own)| own.as_str())
    }
}

/// Names of one kind at the most: an id is one byte.
pub(super) const MOST_NAMES: usize = 256;

/// An id: a place in the list of names of its kind.
pub trait Id: Copy + Eq + Ord + std::fmt::Debug {
    /// What such a thing is called in schemas, and which message (`fault-kind-…`) says it to authors.
    const KIND: &'static str;
    /// The id of the thing at this place.
    fn from_index(index: usize) -> Self;
    /// Its place.
    fn index(self) -> usize;
    /// The names of its kind.
    fn list(names: &Names) -> &NameList;

    /// The name of this id; empty if it is not of these names.
    fn name(self, names: &Names) -> &str {
        Self::list(names).name(self.index()).unwrap_or_default()
    }

    /// The id of a name.
    fn find(names: &Names, name: &str) -> Option<Self> {
        Self::list(names).find(name).map(Self::from_index)
    }
}

/// Any name in force of a thing of this kind.
pub(super) fn any_in_force(kind: &str) -> Option<String> {
    IN_FORCE.with(|slot| slot.borrow().as_ref().and_then(|names| names.any(kind).map(str::to_owned)))
}

/// What a thing of this kind is called in the reader's language.
pub(super) fn kind(of: &str) -> Message {
    Message::new(format!("fault-kind-{}", of.replace(' ', "-")))
}

/// The id of a name in force.
pub(super) fn find_in_force<I: Id>(name: &str) -> Option<I> {
    IN_FORCE.with(|slot| slot.borrow().as_ref().and_then(|names| I::find(names, name)))
}

fn write<I: Id, S: Serializer>(id: I, serializer: S) -> Result<S::Ok, S::Error> {
    IN_FORCE.with(|slot| match slot.borrow().as_ref().and_then(|names| I::list(names).name(id.index())) {
        Some(name) => serializer.serialize_str(name),
        None => Err(ser::Error::custom(format_args!("no name in force for a {}", I::KIND))),
    })
}

fn read<'de, I: Id, D: Deserializer<'de>>(deserializer: D) -> Result<I, D::Error> {
    let name = String::deserialize(deserializer)?;
    IN_FORCE.with(|slot| {
        let names = slot.borrow();
        let Some(names) = names.as_ref() else {
            return Err(de::Error::custom(format_args!("no names in force for a {}", I::KIND)));
        };
        I::find(names, &name).ok_or_else(|| match I::list(names).nearest(&name) {
            Some(near) => de::Error::custom(format_args!("unknown {} `{name}`; did you mean `{near}`?", I::KIND)),
            None => de::Error::custom(format_args!("unknown {} `{name}`", I::KIND)),
        })
    })
}

/// Ids that a schema lists.
fn listed(names: &NameList) -> Option<&[String]> {
    Some(&names.0)
}

/// Ids that each scenario names itself: a schema has no list of them.
fn local(_: &NameList) -> Option<&[String]> {
    None
}

/// What the id of something in a player's pack looks like, as a regular expression.
#[cfg(feature = "schemas")]
pub(crate) const OWN_ID: &str = "^[a-z0-9]+(-[a-z0-9]+)*\\.[a-z0-9]+(-[a-z0-9]+)*$";

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident, $kind:literal, $list:ident, $listed:ident;)*) => {
        /// Every name of the loaded content, and of the map in play.
        #[derive(Debug, Clone, Default, PartialEq, Eq)]
        pub struct Names {
            $(
                #[doc = concat!("The names of each ", $kind, ".")]
                pub $list: NameList,
            )*
        }

        impl Names {
            /// Whether anything has this name.
            pub fn has(&self, name: &str) -> bool {
                [$(&self.$list),*].into_iter().any(|list| list.has(name))
            }

            /// The kinds of which there are more names than ids can tell apart, and how many.
            pub(super) fn overfull(&self) -> impl Iterator<Item = (&'static str, usize)> {
                [$(($kind, self.$list.len())),*].into_iter().filter(|(_, count)| *count > MOST_NAMES)
            }

            /// What a schema lists of this type of id, such as `HeroId`; nothing of those that each scenario names itself.
            pub(super) fn listed(&self, id: &str) -> Option<&[String]> {
                match id {
                    $(stringify!($id) => $listed(&self.$list),)*
                    _ => None,
                }
            }

            /// Any name of a thing of this kind.
            pub(super) fn any(&self, kind: &str) -> Option<&str> {
                match kind {
                    $($kind => self.$list.name(0),)*
                    _ => None,
                }
            }
        }

        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
            pub struct $id(u8);

            impl Id for $id {
                const KIND: &'static str = $kind;

                #[inline]
                fn from_index(index: usize) -> Self {
                    Self(u8::try_from(index).unwrap_or(u8::MAX))
                }

                #[inline]
                fn index(self) -> usize {
                    self.0.into()
                }

                fn list(names: &Names) -> &NameList {
                    &names.$list
                }
            }

            impl Serialize for $id {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    write(*self, serializer)
                }
            }

            #[cfg(feature = "schemas")]
            impl schemars::JsonSchema for $id {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($id).into()
                }

                fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    IN_FORCE.with(|slot| {
                        let names = slot.borrow();
                        let listed = names.as_ref().and_then(|names| names.listed(stringify!($id)));
                        crate::schema::types::id($kind, listed)
                    })
                }
            }

            impl<'de> Deserialize<'de> for $id {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    read(deserializer)
                }
            }
        )*
    };
}

ids! {
    /// A hero.
    HeroId, "hero", heroes, listed;
    /// An intel card.
    IntelId, "intel card", intel, listed;
    /// An enemy ship.
    ShipId, "enemy ship", ships, listed;
    /// A fighter or mech of ours.
    FighterId, "fighter", fighters, listed;
    /// An order of a system.
    OrderId, "order", orders, listed;
    /// A map tile.
    TileId, "tile", tiles, listed;
    /// A planet or station.
    PortId, "port", ports, listed;
    /// A piece of gear.
    GearId, "piece of gear", gear, listed;
    /// A module.
    ModuleId, "module", modules, listed;
    /// A scenario.
    ScenarioId, "scenario", scenarios, listed;
    /// A sector of the map in play.
    SectorId, "sector", sectors, local;
    /// Something that a campaign remembers.
    FlagId, "flag", flags, listed;
    /// A value of a flag.
    ValueId, "value of a flag", values, listed;
    /// A side that the players can take in a story.
    SideId, "side", sides, local;
    /// A named place of a story.
    PlaceId, "place", places, local;
    /// A row of sectors that something goes along.
    LaneId, "lane", lanes, local;
    /// Something that a scenario remembers.
    MarkId, "mark", marks, local;
    /// A passage that is read aloud.
    PassageId, "passage", passages, local;
    /// Something that somebody says.
    LineId, "line", lines, local;
    /// Somebody in a story who is no hero.
    PersonId, "person", persons, local;
    /// Something that moves over the map by itself.
    MoverId, "mover", movers, local;
    /// Something that is carried.
    LoadId, "load", loads, local;
    /// A count of a story.
    CountId, "count", counts, local;
    /// A place where heroes stay.
    PostId, "post", posts, local;
    /// An extra action of a story.
    OfferId, "offer", offers, local;
    /// A check of a story.
    CheckId, "check", checks, local;
    /// A fight of a story.
    FightId, "fight", fights, local;
    /// A choice of a story.
    ChoiceId, "choice", choices, local;
    /// An option of a choice.
    OptionId, "option", options, local;
    /// A trigger of a story.
    TriggerId, "trigger", triggers, local;
}
