//! Chapters by edition.

use ironclad_content::Content;
use ironclad_content::edition::Edition;
use ironclad_content::id::Id;

/// The offers of Ballast, by name; `None` without the chapter or its story.
fn offers(content: &Content, edition: Edition) -> Option<Vec<String>> {
    let ballast = content.scenario_in("ballast", edition)?;
    let story = ballast.story.as_ref()?.first()?;
    Some(story.offers.keys().map(|offer| offer.name(&ballast.map.names).to_owned()).collect())
}

#[test]
fn a_chapter_is_played_as_the_edition_has_it() {
    let content = Content::built_in().expect("sound");
    let first = offers(&content, Edition::First).expect("the first edition's story");
    let second = offers(&content, Edition::Second).expect("the second edition's story");
    assert!(first.contains(&"go-aboard".to_owned()) && !second.contains(&"go-aboard".to_owned()), "{second:?}");
    assert!(second.contains(&"board-her".to_owned()) && !first.contains(&"board-her".to_owned()), "{first:?}");
}
