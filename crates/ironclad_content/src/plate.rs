//! What stands beside a page that is read, or a choice: a place or a thing, and those who speak there.

use serde::{Deserialize, Serialize};

use super::Content;
use super::fault::{Fault, or_near};
use super::id::{NameList, Names};
use super::scenario::Scenario;
use super::story::beat::{Beat, StoryBeat};
use crate::sorted::SortedMap;
use words::Message;

/// The drawings that a plate can show, by their paths below `content/art`, in order.
static DRAWINGS: &[&str] = include!(concat!(env!("OUT_DIR"), "/drawings.rs"));

/// Medals beside a page at the most: more would crowd it.
pub const PEOPLE: usize = 3;

/// What stands beside a page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Plate {
    /// Where it happens, or the thing that it turns on: `places/europa`, of which the wide drawing is shown, or
    /// `things/cups`.
    pub shows: String,
    /// Those who speak, three at the most: names in `art/people`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<String>,
}

/// The plates of pages, by the names of the passages.
pub type Plates = SortedMap<String, Plate>;

/// The file of the plates of what is told between the scenarios of a campaign: `joins-roland`, `ally-cartel`,
/// `hostile-council`; and of pages that only the first edition of a chapter has: `custody-fork`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlatesFile {
    /// By what is told.
    pub plates: Plates,
}

impl Content {
    /// What stands beside a page of a chapter. A chapter as the first edition has it shows what stands beside the page today.
    pub fn plate<'a>(&'a self, scenario: &'a Scenario, page: &str) -> Option<&'a Plate> {
        let today = || self.scenario(&scenario.name)?.file.plates.get(page);
        let at_first = || self.plates.get(&format!("{}-{page}", scenario.name));
        scenario.file.plates.get(page).or_else(today).or_else(at_first)
    }
}

impl Plate {
    /// The drawing that it shows, below `content/art`.
    pub fn drawing(&self) -> String {
        if self.is_place() { format!("{}-wide", self.shows) } else { self.shows.clone() }
    }

    /// Whether it shows a place, which is wide; a thing is square.
    pub fn is_place(&self) -> bool {
        self.shows.starts_with("places/")
    }

    /// What is wrong with it, told by its path in a file.
    pub(super) fn faults(&self, file: &str, path: &str, faults: &mut Vec<Fault>) {
        let mut tell = |part: &str, message: Message| {
            let path = if path.is_empty() { part.to_owned() } else { format!("{path}.{part}") };
            faults.push(Fault::at(file, path, message));
        };
        if !["places/", "things/"].iter().any(|folder| self.shows.starts_with(folder)) {
            tell("shows", Message::new("fault-plate-shows").with("name", self.shows.as_str()));
        } else if !is_drawn(&self.drawing()) {
            tell("shows", near(Message::new("fault-no-drawing").with("name", self.shows.as_str()), &self.shows));
        }
        if self.people.len() > PEOPLE {
            let message = Message::new("fault-many-people").with("count", self.people.len()).with("most", PEOPLE);
            tell("people", message);
        }
        for (place, person) in self.people.iter().enumerate() {
            let path = format!("people/{person}");
            if !is_drawn(&path) {
                let message = Message::new("fault-nobody-drawn").with("name", person.as_str());
                tell(&format!("people[{place}]"), near(message, &path));
            }
        }
    }
}

fn is_drawn(path: &str) -> bool {
    DRAWINGS.binary_search(&path).is_ok()
}

/// The message, and the drawing that may have been meant.
fn near(message: Message, wrong: &str) -> Message {
    let named = DRAWINGS.iter().map(|path| path.strip_suffix("-wide").unwrap_or(path).to_owned());
    or_near(message, NameList::new(named).nearest(wrong))
}

/// What is wrong with plates in a file.
pub(super) fn check(plates: &Plates, file: &str, faults: &mut Vec<Fault>) {
    for (page, plate) in plates {
        plate.faults(file, &format!("plates.{page}"), faults);
    }
}

/// Plates of a scenario for pages that it does not have.
pub(super) fn check_pages(scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    let pages = NameList::new(pages(scenario));
    for page in scenario.file.plates.keys().filter(|page| !pages.has(page)) {
        let message = or_near(Message::new("fault-no-page").with("name", page.as_str()), pages.nearest(page));
        faults.push(Fault::at(file, format!("plates.{page}"), message));
    }
}

/// The names of all pages of a scenario: what its story reads, or briefing, end and steps of a mission.
pub fn pages(scenario: &Scenario) -> Vec<String> {
    let Some(stories) = &scenario.story else {
        let own = |passage: &String| passage.strip_prefix(&scenario.name)?.strip_prefix('-').map(str::to_owned);
        let steps = scenario.file.script.iter().filter_map(|step| step.passage.as_ref().and_then(own));
        return ["briefing", "won", "lost"].into_iter().map(str::to_owned).chain(steps).collect();
    };
    let names: &Names = &scenario.map.names;
    let name = |passage: super::id::PassageId| super::id::Id::name(passage, names).to_owned();
    let mut pages = Vec::new();
    for (_, story) in stories.all() {
        pages.extend(story.choices.values().filter_map(|choice| choice.passage).map(name));
        story.each_beat(names, &mut |_, beat| {
            if let Beat::Story(StoryBeat::Read(passage)) = beat {
                pages.push(name(*passage));
            }
        });
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::Id;

    fn told(plate: Plate) -> Vec<String> {
        let mut faults = Vec::new();
        check(&SortedMap::from([("opening".to_owned(), plate)]), "scenarios/a.json", &mut faults);
        faults.iter().map(|fault| fault.told(&words::Text::of("en"))).collect()
    }

    #[test]
    fn a_drawing_that_is_not_there_is_refused_by_name() {
        let plate = Plate { shows: "things/cupz".into(), people: vec!["gabrial".into()] };
        let told = told(plate);
        assert!(told[0].contains("plates.opening.shows") && told[0].contains("things/cups"), "{told:?}");
        assert!(told[1].contains("plates.opening.people[0]") && told[1].contains("gabriel"), "{told:?}");
    }

    #[test]
    fn a_place_is_shown_wide_and_a_medal_is_no_scene() {
        let plate = Plate { shows: "places/europa".into(), people: Vec::new() };
        assert_eq!(plate.drawing(), "places/europa-wide");
        assert_eq!(told(plate), Vec::<String>::new());
        assert_eq!(told(Plate { shows: "people/fetu".into(), people: Vec::new() }).len(), 1);
    }

    #[test]
    fn every_choice_without_a_page_has_a_plate_of_its_own() {
        let content = Content::built_in().expect("sound");
        for (_, scenario) in content.scenarios.iter() {
            for (_, story) in scenario.story.iter().flat_map(|stories| stories.all()) {
                let bare =
                    story.choices.iter().filter(|(_, choice)| choice.passage.is_none() && choice.plate.is_none());
                let bare: Vec<&str> = bare.map(|(choice, _)| choice.name(&scenario.map.names)).collect();
                assert_eq!(bare, Vec::<&str>::new(), "{}", scenario.name);
            }
        }
    }

    #[test]
    fn every_page_of_the_story_and_of_the_lessons_has_its_plate() {
        let content = Content::built_in().expect("sound");
        for (_, scenario) in content.scenarios.iter() {
            let lacking: Vec<String> =
                pages(scenario).into_iter().filter(|page| !scenario.file.plates.contains_key(page)).collect();
            assert_eq!(lacking, Vec::<String>::new(), "{}", scenario.name);
        }
    }

    #[test]
    fn every_page_of_the_first_edition_has_its_plate() {
        let content = Content::built_in().expect("sound");
        for scenario in content.at_first.values() {
            let lacking: Vec<String> =
                pages(scenario).into_iter().filter(|page| content.plate(scenario, page).is_none()).collect();
            assert_eq!(lacking, Vec::<String>::new(), "{}", scenario.name);
        }
        assert!(content.at_first.len() > 3, "there are chapters of the first edition");
    }
}
