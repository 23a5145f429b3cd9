//! Chapters by edition.

use ironclad_content::Content;
use ironclad_content::edition::Edition;
use ironclad_content::id::Id;

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
