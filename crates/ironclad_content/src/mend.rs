//! Mending a fault of a file so far that reading can go on behind it and find the next.

use serde_json::{Value, json};

use super::id::{NameList, any_in_force};
use super::misread::Misread;
use super::place::{Step, steps};

/// Puts something readable where the fault is; `None` if nothing can be.
pub(super) fn mend(value: &mut Value, path: &str, misread: &Misread) -> Option<()> {
    let path: Vec<Step<'_>> = steps(path).collect();
    match misread {
        Misread::Field(field, _) | Misread::Twice(field) => {
            let (parent, field) = fields_around(value, &path, field)?;
            parent.remove(&field).map(|_| ())
        }
        Misread::Term(wrong, known) => {
            let right = known.first()?;
            let right = NameList::new(known.iter().cloned()).nearest(wrong).unwrap_or(right).to_owned();
            match walk(value, &path)? {
                here @ Value::String(_) => *here = right.into(),
                // An alternative or the key of a map is misspelt: it is given the name of one that there is.
                Value::Object(fields) => {
                    let inner = fields.remove(wrong)?;
                    fields.insert(right, inner);
                }
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => return None,
            }
            Some(())
        }
        Misread::Name(kind, _, _) => {
            let any = any_in_force(kind)?;
            let here = walk(value, &path)?;
            if !here.is_string() {
                return None;
            }
            *here = any.into();
            Some(())
        }
        Misread::Instead(_, wanted) => {
            let stand_in = match wanted.as_str() {
                "u8" | "u16" => json!(1),
                "a boolean" => json!(false),
                _ => return None,
            };
            let here = walk(value, &path)?;
            if *here == stand_in {
                return None;
            }
            *here = stand_in;
            Some(())
        }
        Misread::Place(_)
        | Misread::Speaker(_)
        | Misread::Lacking(_)
        | Misread::Length(..)
        | Misread::Expected(_)
        | Misread::Json(_)
        | Misread::Said(_) => None,
    }
}

/// What stands at a path.
pub(super) fn at<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    steps(path).try_fold(value, |value, step| match step {
        Step::Field(name) => value.get(name),
        Step::Entry(place) => value.get(place),
    })
}

fn walk<'a>(value: &'a mut Value, path: &[Step<'_>]) -> Option<&'a mut Value> {
    path.iter().try_fold(value, |value, step| match step {
        Step::Field(name) => value.get_mut(*name),
        Step::Entry(place) => value.get_mut(*place),
    })
}

/// The object that has this field: the path leads to it, or to the field itself.
fn fields_around<'a>(
    value: &'a mut Value,
    path: &[Step<'_>],
    field: &str,
) -> Option<(&'a mut serde_json::Map<String, Value>, String)> {
    let path = match path.split_last() {
        Some((Step::Field(last), parents)) if *last == field => parents,
        _ => path,
    };
    walk(value, path)?.as_object_mut().map(|fields| (fields, field.to_owned()))
}
