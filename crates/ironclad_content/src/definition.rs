//! A definition is read from its file, whatever it is one of, and what is wrong in it is told.

use kernel::json::{parse, typed};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::fault::{Fault, quoted};
use super::files::ContentFile;
use super::misread::Misread;
use super::scenario::ScenarioFile;
use super::story::{StoryText, unread};
use super::{mend, place};
use words::Message;

/// The field that names the schema, for editors.
const SCHEMA: &str = "$schema";

/// The field of a scenario's file in which its story stands.
const STORY: &str = "story";

/// Reads a definition; its faults are added to those there are.
pub(super) fn read<T: DeserializeOwned>(file: &ContentFile, faults: &mut Vec<Fault>) -> Option<T> {
    read_on(file, Value::Object(fields(file, faults)?), faults)
}

/// A scenario as it was read, with its story as a value besides.
pub(super) struct ReadScenario {
    pub(super) file: ScenarioFile,
    pub(super) story: Option<Value>,
}

/// Reads a scenario; its faults are added to those there are. Its story is most of the file, so it is set aside while the rest
/// is read, and its text is written from it once.
pub(super) fn read_scenario(file: &ContentFile, faults: &mut Vec<Fault>) -> Option<ReadScenario> {
    let mut fields = fields(file, faults)?;
    let story = fields.remove(STORY).filter(|story| !story.is_null());
    let mut scenario: ScenarioFile = read_on(file, Value::Object(fields), faults)?;
    match story.as_ref().map(StoryText::new).transpose() {
        Ok(text) => scenario.story = text,
        Err(error) => {
            let (path, message) = unread(&error);
            faults.push(Fault::at(&file.path, path, message));
        }
    }
    Some(ReadScenario { file: scenario, story })
}

/// The fields of a file, but for the one that names its schema.
fn fields(file: &ContentFile, faults: &mut Vec<Fault>) -> Option<Map<String, Value>> {
    let value = match parse(&file.text) {
        Ok(value) => value,
        Err(error) => {
            let misread = Misread::of(&error);
            let place = Some((error.line(), error.column()));
            faults.push(Fault { place, ..Fault::new(&file.path, misread.message()) });
            // With a field twice it can still be read on; what else is wrong here would be told once more.
            let twice = matches!(misread, Misread::Twice(_));
            serde_json::from_slice(&file.text).ok().filter(|_| twice)?
        }
    };
    let Value::Object(mut fields) = value else {
        faults.push(Fault { place: Some((1, 1)), ..Fault::new(&file.path, Message::new("fault-no-object")) });
        return None;
    };
    fields.remove(SCHEMA);
    Some(fields)
}

/// Faults of one file told at the most.
const FAULTS: usize = 20;

/// The path to point at: of an unknown field or key what it lies in, so that its name is found and not its value.
fn to_point_at(value: &Value, path: String, misread: &Misread) -> Option<String> {
    let (Misread::Field(name, _) | Misread::Term(name, _) | Misread::Name(_, name, _)) = misread else {
        return Some(path);
    };
    let Some(around) = path.strip_suffix(name.as_str()) else { return Some(path) };
    if mend::at(value, &path).is_some_and(|here| here == name) {
        return Some(path);
    }
    Some(around.trim_end_matches('.').to_owned()).filter(|around| !around.is_empty())
}

/// Reads a definition, and on behind each fault as if it were mended, so that an author hears of all faults of a file in one
/// go. What comes of it then is never played, since the faults have been told.
fn read_on<T: DeserializeOwned>(file: &ContentFile, mut value: Value, faults: &mut Vec<Fault>) -> Option<T> {
    for _ in 0..FAULTS {
        let unread = match typed(&value) {
            Ok(thing) => return Some(thing),
            Err(unread) => unread,
        };
        let misread = Misread::of(&unread.error);
        let path = unread.path.and_then(|path| to_point_at(&value, path, &misread));
        let way = path.clone().unwrap_or_default();
        let message = misread.message();
        let place = Some(place::place(&file.text, &way, quoted(&message)));
        faults.push(Fault { path, place, ..Fault::new(&file.path, message) });
        mend::mend(&mut value, &way, &misread)?;
    }
    None
}
