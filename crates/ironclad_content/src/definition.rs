//! A definition is read from its file, whatever it is one of, and what is wrong in it is told.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::fault::{Fault, quoted};
use super::files::ContentFile;
use super::misread::Misread;
use super::{json, mend, place};
use words::Message;

/// The field that names the schema, for editors.
const SCHEMA: &str = "$schema";

/// Reads a definition; its faults are added to those there are.
pub(super) fn read<T: DeserializeOwned>(file: &ContentFile, faults: &mut Vec<Fault>) -> Option<T> {
    let mut value = match json::parse(&file.text) {
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
    let Some(fields) = value.as_object_mut() else {
        faults.push(Fault { place: Some((1, 1)), ..Fault::new(&file.path, Message::new("fault-no-object")) });
        return None;
    };
    fields.remove(SCHEMA);
    read_on(file, value, faults)
}

/// Faults of one file told at the most.
const FAULTS: usize = 20;

/// The path to point at: whole, and of an unknown field what it lies in, so that its name is found and not its value.
fn to_point_at(value: &Value, path: &str, misread: &Misread) -> Option<String> {
    let path = mend::whole(value, path, misread).unwrap_or_else(|| path.to_owned());
    let around = if let Misread::Field(field, _) = misread { path.strip_suffix(field.as_str()) } else { None };
    match around {
        Some(around) => Some(around.trim_end_matches('.').to_owned()).filter(|around| !around.is_empty()),
        None => Some(path),
    }
}

/// Reads a definition, and on behind each fault as if it were mended, so that an author hears of all faults of a file in one
/// go. What comes of it then is never played, since the faults have been told.
fn read_on<T: DeserializeOwned>(file: &ContentFile, mut value: Value, faults: &mut Vec<Fault>) -> Option<T> {
    for _ in 0..FAULTS {
        let unread = match json::definition(&value) {
            Ok(thing) => return Some(thing),
            Err(unread) => unread,
        };
        let misread = Misread::of(&unread.error);
        let path = unread.path.and_then(|path| to_point_at(&value, &path, &misread));
        let way = path.clone().unwrap_or_default();
        let message = misread.message();
        let place = Some(place::place(&file.text, &way, quoted(&message)));
        faults.push(Fault { path, place, ..Fault::new(&file.path, message) });
        mend::mend(&mut value, &way, &misread)?;
    }
    None
}
