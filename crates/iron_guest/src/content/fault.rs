//! Content files read, their faults told to their author.

use serde::de::DeserializeOwned;

use super::files::{ContentFile, LARGEST};
pub use kernel::fault::{Fault, Faults};

/// What a file holds; none if it cannot be read, which is then among the faults.
pub(super) fn read<T: DeserializeOwned>(file: &ContentFile, faults: &mut Vec<Fault>) -> Option<T> {
    if file.text.len() > LARGEST {
        faults.push(Fault::new(&file.path, format_args!("{} bytes; {LARGEST} at the most", file.text.len())));
        return None;
    }
    let mut json = serde_json::Deserializer::from_slice(&file.text);
    let read = serde_path_to_error::deserialize(&mut json);
    let end = json.end();
    match (read, end) {
        (Ok(read), Ok(())) => Some(read),
        (Ok(_), Err(error)) => {
            let place = Some((error.line(), error.column()));
            faults.push(Fault { place, ..Fault::new(&file.path, error) });
            None
        }
        (Err(error), _) => {
            let place = Some((error.inner().line(), error.inner().column()));
            let path = error.path().to_string();
            let path = if path == "." { None } else { Some(path) };
            faults.push(Fault { place, path, ..Fault::new(&file.path, error.inner()) });
            None
        }
    }
}
