//! `ironclad check`: every fault of a pack in one go, and what is worth a note.
//!
//! Faults of definitions are found by the content layer. Here two things come besides that it cannot know: the words that the
//! definitions need, and whether a lesson's script can be played to its end.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use super::{complain, print};
use crate::content::fault::Fault;
use crate::content::files::{ContentFile, built_in, in_folder};
use crate::content::id::NameList;
use crate::content::load::tell_places;
use crate::content::pack::{Pack, folders};
use crate::content::place::place;
use crate::content::terms::Mode;
use crate::content::walk::walk;
use crate::content::{Content, unused};
use crate::games::{self, Kind};
use crate::session::{Session, Start, Storage, What};
use crate::text::pack::{self, WordFault};
use crate::text::picture;
use crate::text::thing::count;
use full_thrust::own::OwnFault;
use full_thrust_table::drawer::{self, Damaged, Why};
use kernel::fault::told;
use kit::icon;
use words::language::Languages;
use words::{Arg, Message, Text};

/// What was found.
#[derive(Debug, Default)]
struct Report {
    faults: Vec<String>,
    notes: Vec<String>,
}

impl Report {
    fn content(&mut self, within: &str, faults: &[Fault], text: &Text) {
        self.faults.extend(faults.iter().map(|fault| format!("{within}{}", fault.told(text))));
    }

    fn note(&mut self, within: &str, notes: &[Fault], text: &Text) {
        self.notes.extend(notes.iter().map(|note| format!("{within}{}", note.told(text))));
    }

    fn words(&mut self, within: &str, faults: &[WordFault], text: &Text) {
        for fault in faults {
            let said = format!("{within}{}", said(fault, text));
            if fault.is_note() { self.notes.push(said) } else { self.faults.push(said) }
        }
    }

    /// Tells all of it: what to say where it is sound, and the head over its faults.
    fn tell(self, whole: &str, head: &str, text: &Text) -> ExitCode {
        if !self.notes.is_empty() {
            print(&text.with("cli-check-notes", &[("count", count(self.notes.len()))]));
            self.notes.iter().for_each(|note| print(note));
        }
        if self.faults.is_empty() {
            print(whole);
            return ExitCode::SUCCESS;
        }
        complain(&text.with(head, &[("count", count(self.faults.len()))]));
        self.faults.iter().for_each(|fault| complain(fault));
        ExitCode::FAILURE
    }
}

/// Checks a folder, or what is built in and the players' packs.
pub(super) fn check(folder: Option<&Path>, packs: &Path, text: &Text) -> ExitCode {
    let mut report = Report::default();
    let Some(folder) = folder else {
        let whole = all(packs, &mut report, text);
        return report.tell(&whole.unwrap_or_default(), "cli-check-all-faults", text);
    };
    let checked = if folder.join("pack.json").exists() {
        one(folder, "", &mut report, text)
    } else {
        match Content::in_folder(folder) {
            Ok(content) => {
                stories(&content, &in_folder(folder).unwrap_or_default(), &mut report, text);
                scripts(&content, None, "", &mut report, text);
                Some(content)
            }
            Err(faults) => {
                report.content("", &faults.0, text);
                None
            }
        }
    };
    let whole = checked.map(|content| text.with("cli-check-sound", &figures(&content))).unwrap_or_default();
    report.tell(&whole, "cli-check-faults", text)
}

/// Checks what is built in, its words in every language, and each pack of the players. What to say where all is sound.
fn all(packs: &Path, report: &mut Report, text: &Text) -> Option<String> {
    let content = match Content::built_in_checked() {
        Ok(content) => content,
        Err(faults) => {
            report.content("", &faults.0, text);
            return None;
        }
    };
    report.words("", &pack::built_in_faults(&content, &Languages::default().told_by(games::told())), text);
    stories(&content, &built_in(), report, text);
    scripts(&content, None, "", report, text);
    for kind in Kind::ALL {
        if let Err(faults) = kind.check() {
            report.faults.extend(faults.lines().map(|fault| format!("{}: {fault}", kind.id())));
        }
    }
    let names = folders(packs);
    for name in &names {
        let within = format!("{}/", name.display());
        one(&packs.join(name), &within, report, text);
    }
    let [scenarios, heroes, cards] = figures(&content);
    Some(text.with("cli-check-all-sound", &[scenarios, heroes, cards, ("packs", count(names.len()))]))
}

/// Checks one pack.
fn one(folder: &Path, within: &str, report: &mut Report, text: &Text) -> Option<Content> {
    let (read, faults) = Pack::look_at(folder, &built_in());
    let sound = faults.is_empty();
    report.content(within, &faults, text);
    let (pack, content) = read?;
    report.words(within, &pack::faults(&pack, &content), text);
    fleets(folder, within, report, text);
    drawings(&pack, &content, within, report, text);
    // What has faults is never played, and may seem unused because of them.
    if sound {
        report.note(within, &unused::notes(&pack, &content), text);
        stories_of(&pack, &content, within, report, text);
        scripts(&content, Some(&pack), within, report, text);
    }
    Some(content)
}

/// Checks what a pack brings for Full Thrust: designs, fleets and scenarios.
fn fleets(folder: &Path, within: &str, report: &mut Report, text: &Text) {
    // The program's own classes are checked elsewhere; without them nothing can be said of a fleet.
    let Ok(catalogue) = full_thrust::content::Catalogue::shared() else { return };
    for Damaged { path, why } in drawer::check(&catalogue, folder) {
        let file = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        let (place, inside) = match &why {
            Why::Fault(OwnFault::Unreadable { line, column, path, .. }) => {
                (Some((*line, *column)), Some(path.clone()).filter(|path| !path.is_empty()))
            }
            Why::Fault(fault) => {
                let inside = fault.path();
                let read = drawer::text_of(&path).ok().zip(inside.as_ref());
                (read.map(|(read, inside)| place(read.as_bytes(), inside, None)), inside)
            }
            Why::System(_) | Why::NotAFile | Why::NotText | Why::TooMany => (None, None),
        };
        report.faults.push(format!("{within}{}", told(&file, place, inside.as_deref(), &why.told(text))));
    }
}

/// Walks through the stories of content that lies in these files.
fn stories(content: &Content, files: &[ContentFile], report: &mut Report, text: &Text) {
    let mut found = walk(content);
    tell_places(files, &mut found.faults);
    tell_places(files, &mut found.notes);
    report.content("", &found.faults, text);
    report.note("", &found.notes, text);
}

/// Walks through the stories of a pack.
fn stories_of(pack: &Pack, content: &Content, within: &str, report: &mut Report, text: &Text) {
    let found = walk(content);
    let name = |fault: &Fault| {
        fault.file.strip_prefix("scenarios/").and_then(|file| file.strip_suffix(".json")).map(str::to_owned)
    };
    let ours = |fault: &Fault| name(fault).is_some_and(|name| pack.holds("scenarios", &name));
    let of_pack =
        |found: Vec<Fault>| -> Vec<Fault> { found.into_iter().filter(ours).map(|fault| pack.told(fault)).collect() };
    report.content(within, &of_pack(found.faults), text);
    report.note(within, &of_pack(found.notes), text);
}

/// Looks for the drawings that the things of a pack name: those of the program.
fn drawings(pack: &Pack, content: &Content, within: &str, report: &mut Report, text: &Text) {
    let all = NameList::new(icon::all());
    for (folder, name, path) in pack.things() {
        let Some(drawing) = picture::thing(content, folder, name).filter(|drawing| !icon::exists(drawing)) else {
            continue;
        };
        let near = all.nearest(&drawing).map(str::to_owned);
        let message = match near {
            Some(near) => Message::new("cli-check-drawing-near").with("drawing", drawing).with("near", near),
            None => Message::new("cli-check-drawing").with("drawing", drawing),
        };
        report.content(within, &[Fault::new(path, message)], text);
    }
}

/// Plays the scripts of lessons to their ends.
fn scripts(content: &Content, pack: Option<&Pack>, within: &str, report: &mut Report, text: &Text) {
    let content = Arc::new(content.clone());
    let ours = |name: &str| pack.is_none_or(|pack| pack.holds("scenarios", name));
    for (_, scenario) in content.scenarios.iter().filter(|(_, scenario)| ours(&scenario.name)) {
        if scenario.file.script.is_empty() {
            continue;
        }
        let start = Start {
            what: What::Scenario(scenario.name.clone()),
            players: vec![String::new()],
            seats: None,
            mode: Mode::Normal,
            seed: 0,
            scripted: true,
            campaign: None,
        };
        // A session in memory that begins with a known scenario and one player cannot be refused.
        let Ok(mut session) = Session::begin(&content, start, Storage::Memory) else { continue };
        for (place, step) in scenario.file.script.iter().enumerate() {
            let stuck = step.take.iter().enumerate().find(|(_, option)| session.choose(option).is_err());
            if let Some((choice, option)) = stuck {
                let (option, step) = (option.as_str(), step.step.as_str());
                let message = Message::new("cli-check-script").with("option", option).with("step", step);
                let file = format!("scenarios/{}.json", scenario.name);
                let fault = Fault::at(&file, format!("script[{place}].take[{choice}]"), message);
                let fault = pack.map_or_else(|| fault.clone(), |pack| pack.told(fault.clone()));
                report.content(within, &[fault], text);
                break;
            }
        }
    }
}

/// A fault of words, in words.
fn said(fault: &WordFault, text: &Text) -> String {
    match fault {
        WordFault::Missing { language, key } => {
            text.with("cli-check-word-missing", &[("language", language.as_str().into()), ("key", key.as_str().into())])
        }
        WordFault::Superfluous { path, line, key } => text.with(
            "cli-check-word-superfluous",
            &[("path", path.as_str().into()), ("line", line.to_string().into()), ("key", key.as_str().into())],
        ),
        WordFault::Differs(difference) => super::words::said(difference, text),
        WordFault::Figure { language, differs } => {
            let key = if differs.said { "cli-check-figure-said" } else { "cli-check-figure-not-said" };
            let args: [Arg<'_>; 3] = [
                ("language", language.as_str().into()),
                ("key", differs.key.as_str().into()),
                ("figure", differs.figure.as_str().into()),
            ];
            text.with(key, &args)
        }
        WordFault::Unreadable { path, line } => {
            text.with("cli-check-word-unreadable", &[("path", path.as_str().into()), ("line", line.to_string().into())])
        }
    }
}

/// How much there is in content.
fn figures(content: &Content) -> [Arg<'static>; 3] {
    [
        ("scenarios", count(content.scenarios.len())),
        ("heroes", count(content.heroes.len())),
        ("cards", count(content.intel.len())),
    ]
}
