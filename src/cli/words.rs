//! `ironclad words`: what a language lacks, has too much, and has otherwise than English.

use std::process::ExitCode;

use super::{complain, print};
use crate::text::thing::count;
use words::compare::{Difference, What, compare, progress};
use words::language::Languages;
use words::{Arg, Text};

/// Tells how far every language has come; or, of one, all that differs from English, file by file. Fails if anything
/// does.
pub(super) fn words(language: Option<&str>, text: &Text) -> ExitCode {
    let languages = text.languages();
    let Some(language) = language else {
        languages.names().iter().for_each(|name| print(&come(languages, name, text)));
        return ExitCode::SUCCESS;
    };
    if languages.files(language).is_empty() {
        complain(&text.with("cli-words-unknown", &[("language", language.into())]));
        return ExitCode::FAILURE;
    }
    let found = compare(languages, language);
    found.iter().for_each(|one| print(&said(one, text)));
    print(&come(languages, language, text));
    if found.is_empty() {
        print(&text.get("cli-words-whole"));
        ExitCode::SUCCESS
    } else {
        complain(&text.with("cli-words-differ", &[("count", count(found.len()))]));
        ExitCode::FAILURE
    }
}

/// How far a language has come.
fn come(languages: &Languages, language: &str, text: &Text) -> String {
    let far = progress(languages, language);
    let args: [Arg<'_>; 5] = [
        ("language", language.into()),
        ("name", languages.about(language).name.into()),
        ("percent", count(far.percent())),
        ("done", count(far.done)),
        ("all", count(far.all)),
    ];
    text.with("cli-words-progress", &args)
}

/// A difference, with its file and line.
pub(super) fn said(one: &Difference, text: &Text) -> String {
    let key: Arg<'_> = ("key", one.key.as_str().into());
    let words = match &one.what {
        What::Unreadable => text.with("cli-words-unreadable", &[key]),
        What::Refused(why) => text.with("cli-words-refused", &[("why", why.id().into())]),
        What::Missing(line) => text.with("cli-words-missing", &[key, ("line", line.to_string().into())]),
        What::Stale => text.with("cli-words-stale", &[key]),
        What::Twice => text.with("cli-words-twice", &[key]),
        What::Lacks(name) => text.with("cli-words-lacks", &[key, ("argument", name.as_str().into())]),
        What::Unknown(name) => text.with("cli-words-argument", &[key, ("argument", name.as_str().into())]),
        What::Nothing(name) => text.with("cli-words-nothing", &[key, ("other", name.as_str().into())]),
        What::Plural(name, case) => {
            text.with("cli-words-plural", &[key, ("argument", name.as_str().into()), ("case", case.as_str().into())])
        }
        What::Surplus(name, case) => {
            let (name, case) = (name.as_str().into(), case.as_str().into());
            text.with("cli-words-surplus", &[key, ("argument", name), ("case", case)])
        }
        What::Form(form) => text.with("cli-words-form", &[key, ("form", form.as_str().into())]),
        What::Trait(name, case) => {
            text.with("cli-words-trait", &[key, ("trait", name.as_str().into()), ("case", case.as_str().into())])
        }
        What::Unbent(form) => text.with("cli-words-unbent", &[key, ("form", form.as_str().into())]),
        What::Unasked(form) => text.with("cli-words-unasked", &[key, ("form", form.as_str().into())]),
        What::Case(name, case) => {
            text.with("cli-words-case", &[key, ("argument", name.as_str().into()), ("case", case.as_str().into())])
        }
    };
    match one.line {
        Some(line) => format!("{}:{line}: {words}", one.path),
        None => format!("{}: {words}", one.path),
    }
}
