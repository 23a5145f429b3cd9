//! Mending a fault of a file so far that reading can go on behind it and find the next.

use serde_json::{Value, json};

use super::fault::Fault;
use super::id::any_in_force;
use super::place::{Step, steps};

/// Puts something readable where the fault is; `None` if nothing can be.
pub(super) fn mend(value: &mut Value, fault: &Fault) -> Option<()> {
    let path: Vec<Step<'_>> = steps(fault.path.as_deref().unwrap_or_default()).collect();
    let message = fault.message.as_str();
    let quoted = |place: usize| message.split('`').nth(2 * place + 1);
    if message.starts_with("unknown field") || message.starts_with("duplicate field") {
        let (parent, field) = fields_around(value, &path, quoted(0)?)?;
        parent.remove(&field).map(|_| ())
    } else if message.starts_with("unknown variant") {
        let (wrong, right) = (quoted(0)?, quoted(1)?);
        match walk(value, &path)? {
            here @ Value::String(_) => *here = right.into(),
            // An alternative or the key of a map is misspelt: it is given the name of one that there is.
            Value::Object(fields) => {
                let inner = fields.remove(wrong)?;
                fields.insert(right.to_owned(), inner);
            }
            _ => return None,
        }
        Some(())
    } else if let Some(rest) = message.strip_prefix("unknown ") {
        let any = any_in_force(rest.split(" `").next()?)?;
        let here = walk(value, &path)?;
        if !here.is_string() {
            return None;
        }
        *here = any.into();
        Some(())
    } else if message.contains("expected u8") || message.contains("expected u16") {
        let here = walk(value, &path)?;
        if *here == json!(1) {
            return None;
        }
        *here = json!(1);
        Some(())
    } else if message.contains("expected a boolean") {
        let here = walk(value, &path)?;
        if here.is_boolean() {
            return None;
        }
        *here = json!(false);
        Some(())
    } else {
        None
    }
}

/// The path with its gaps filled: a map's key that is a term is told as `?`. The field is found by what the fault quotes.
pub(super) fn whole(value: &Value, path: &str, message: &str) -> Option<String> {
    let (before, after) = path.split_once('?')?;
    let quoted = message.split('`').nth(1)?;
    let around = steps(before).try_fold(value, |value, step| match step {
        Step::Field(name) => value.get(name),
        Step::Entry(place) => value.get(place),
    })?;
    around.as_object()?.keys().map(|key| format!("{before}{key}{after}")).find(|path| {
        let end = steps(path).try_fold(value, |value, step| match step {
            Step::Field(name) => value.get(name),
            Step::Entry(place) => value.get(place),
        });
        end.is_some_and(|end| end.as_str() == Some(quoted) || end.get(quoted).is_some())
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
