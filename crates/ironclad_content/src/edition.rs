//! Editions of the rules: how the published book was read when a game was begun.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An edition of the rules. A game is played to its end, and a campaign through all its scenarios, by the edition that it
/// was begun with: so what was played under an older one stays as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// As versions up to 0.4 played: skills mixed on a check, no gear replaced, no price on passing a Crossfire by.
    #[default]
    First,
    /// As the whole book has it.
    Second,
}

impl Edition {
    /// The edition by which new games are played.
    pub const TODAY: Self = Self::Second;

    /// Whether it is the first, which files do not name.
    #[inline]
    pub fn is_first(&self) -> bool {
        *self == Self::First
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Content;
    use crate::id::Id;

    /// The offers of Ballast, by name.
    fn offers(content: &Content, edition: Edition) -> Vec<String> {
        let ballast = content.scenario_in("ballast", edition).expect("it is there");
        let story = ballast.story.as_ref().and_then(|stories| stories.first()).expect("a story");
        story.offers.keys().map(|offer| offer.name(&ballast.map.names).to_owned()).collect()
    }

    #[test]
    fn a_chapter_is_played_as_the_edition_has_it() {
        let content = Content::built_in().expect("sound");
        let (first, second) = (offers(&content, Edition::First), offers(&content, Edition::Second));
        assert!(first.contains(&"go-aboard".to_owned()) && !second.contains(&"go-aboard".to_owned()), "{second:?}");
        assert!(second.contains(&"board-her".to_owned()) && !first.contains(&"board-her".to_owned()), "{first:?}");
    }
}
