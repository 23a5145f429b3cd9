//! The command line: play, headless, check, words, schema, simulate, replay, export.
//!
//! Invariant: every word that it prints for people is a message of `locales/`; what authors of content are told of
//! their files is English, like the names in the files.

mod args;
mod battles;
mod check;
mod console;
mod display;
mod export;
mod graphics;
mod man;
mod replay;
mod simulate;
mod words;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

use full_thrust::play::FullThrust;
use iron_guest::IronGuest;

use crate::content::Content;
use crate::content::fault::Faults;
use crate::content::pack::{self, Fate};
use crate::content::schema;
use crate::games::{self, Kind};
use crate::headless::{self, Headless};
use crate::seeds::Seeds;
use crate::settings::{Folders, Settings};
use crate::text::thing::count;
use crate::ui;
use ::words::language::Languages;
use ::words::{Arg, Text};
use args::{Args, Command, Understood};
use ironclad_text::pack::with_packs;

/// Something is wrong with what was asked, as other programs say it.
const MISUSED: u8 = 2;

/// Does what the arguments ask, and says how it went.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if arguments.len() <= 1 {
        // Nothing asked, so nothing to say: the window is up before a second set of words would be read.
        return play(Args::default(), Text::default);
    }
    console::attach();
    let folders = Folders::find(args::ahead(&arguments, "--data-dir").map(PathBuf::from));
    let languages = Languages::with_folder(folders.languages()).told_by(games::told());
    let text = Text::among(languages, args::ahead(&arguments, "--language").as_deref());
    let ended = match args::understand(arguments, &text) {
        Understood::Do(args) => obey(*args, &text),
        Understood::Say(words) => {
            print(&words);
            ExitCode::SUCCESS
        }
        Understood::Misused(words) => {
            complain(&words);
            ExitCode::from(MISUSED)
        }
    };
    match UNPRINTED.get() {
        Some(error) => {
            complain(&text.with("cli-stream-failed", &[("reason", error.to_string().into())]));
            ExitCode::FAILURE
        }
        None => ended,
    }
}

fn obey(args: Args, text: &Text) -> ExitCode {
    let folders = Folders::find(args.data_dir.clone());
    let from = args.content.as_deref();
    match args.command {
        Command::Play => play(args, || text.clone()),
        Command::Headless => with_content(from, &folders, text, serve),
        Command::Check { folder } => check::check(folder.as_deref().or(from), &folders.packs(), text),
        Command::Man => {
            print(&man::page(&args::command(text), text));
            ExitCode::SUCCESS
        }
        Command::Completions { shell } => {
            // Into memory first: writing to whoever has stopped reading is no reason to stop with a panic.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut args::command(text), "ironclad", &mut script);
            print(&String::from_utf8_lossy(&script));
            ExitCode::SUCCESS
        }
        Command::Words { language } => words::words(language.as_deref(), text),
        Command::Schema { folder } => match from.map_or_else(Content::built_in, Content::in_folder) {
            Ok(content) => write_schemas(&content, &folder, text),
            Err(faults) => refuse(&faults, text),
        },
        Command::Simulate(wish) => match wish.game {
            Some(Kind::IronGuest) => battles::simulate::<IronGuest>(&wish, text),
            Some(Kind::FullThrust) => battles::simulate::<FullThrust>(&wish, text),
            Some(Kind::Campaign) | None => {
                with_content(from, &folders, text, |content, text| simulate::simulate(&content, wish, text))
            }
        },
        Command::Replay { file, verify } => {
            with_content(from, &folders, text, |content, text| replay::replay(content, &file, verify, text))
        }
        Command::Export(wish) => {
            let settings = Settings::load(&folders.settings());
            with_content(from, &folders, text, |content, text| export::export(content, &wish, &settings, text))
        }
    }
}

/// Does something with the content and its words.
fn with_content(
    folder: Option<&Path>,
    folders: &Folders,
    text: &Text,
    then: impl FnOnce(Content, &Text) -> ExitCode,
) -> ExitCode {
    match content(folder, folders, text) {
        Ok(content) => {
            let text = with_packs(text, &content);
            then(content, &text)
        }
        Err(faults) => refuse(&faults, text),
    }
}

/// The content of a folder; else what is built in, with the players' packs. Those with faults are told and left out.
fn content(folder: Option<&Path>, folders: &Folders, text: &Text) -> Result<Content, Faults> {
    let Some(folder) = folder else {
        let off = Settings::load(&folders.settings()).packs_off;
        let (content, found) = pack::gather(&folders.packs(), &off)?;
        for pack in &found {
            if let Fate::Faulty(faults) = &pack.fate {
                complain(&text.with("cli-pack-left-out", &[("pack", pack.name(text.language()).into())]));
                faults.0.iter().for_each(|fault| complain(&fault.told(text)));
            }
        }
        return Ok(content);
    };
    Content::in_folder(folder)
}

fn refuse(faults: &Faults, text: &Text) -> ExitCode {
    complain(&text.with("cli-check-faults", &[("count", count(faults.0.len()))]));
    for fault in &faults.0 {
        complain(&fault.told(text));
    }
    ExitCode::FAILURE
}

fn write_schemas(content: &Content, folder: &Path, text: &Text) -> ExitCode {
    let written = schema::all(content).map_err(io::Error::from).and_then(|schemas| {
        std::fs::create_dir_all(folder)?;
        for (name, text) in &schemas {
            std::fs::write(folder.join(format!("{name}.json")), text)?;
        }
        Ok(schemas.len())
    });
    let place: Arg<'_> = ("folder", folder.display().to_string().into());
    match written {
        Ok(number) => {
            print(&text.with("cli-schema-written", &[("count", count(number)), place]));
            ExitCode::SUCCESS
        }
        Err(error) => {
            complain(&text.with("cli-schema-failed", &[place, ("reason", error.to_string().into())]));
            ExitCode::FAILURE
        }
    }
}

fn serve(content: Content, text: &Text) -> ExitCode {
    let mut headless = Headless::new(Arc::new(content), text.clone(), Seeds::system());
    match headless::serve(&mut headless, io::stdin().lock(), BufWriter::new(io::stdout().lock())) {
        Ok(()) => ExitCode::SUCCESS,
        // Nobody is listening any more: that is an end like any other.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&text.with("cli-stream-failed", &[("reason", error.to_string().into())]));
            ExitCode::FAILURE
        }
    }
}

fn play(args: Args, text: impl Fn() -> Text) -> ExitCode {
    ui::early::faces();
    // The built-in content is read once the window is up; an author's own is checked first, where he looks.
    if let Some(folder) = &args.content
        && let Err(faults) = Content::in_folder(folder)
    {
        return refuse(&faults, &text());
    }
    display::forget_what_misleads();
    if let Some(lack) = display::lacking() {
        complain(&display::words(&lack, &text()));
        return ExitCode::FAILURE;
    }
    let advice = graphics::advice();
    if let Some(advice) = advice {
        console::attach();
        complain(&text().get(advice.key()));
    }
    match ui::run(ui::Options { data_dir: args.data_dir, language: args.language, content: args.content, advice }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            console::attach();
            complain(&text().with("cli-no-window", &[("reason", error.to_string().into())]));
            ExitCode::FAILURE
        }
    }
}

/// Why something could not be printed, the first time.
static UNPRINTED: OnceLock<io::Error> = OnceLock::new();

fn print(words: &str) {
    match writeln!(io::stdout(), "{}", words.trim_end()) {
        Ok(()) => {}
        // Whoever asked has stopped reading; there is nobody to tell.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        Err(error) => {
            // A second failure says nothing that the first did not.
            let _ = UNPRINTED.set(error);
        }
    }
}

fn complain(words: &str) {
    let _ = writeln!(io::stderr(), "{}", words.trim_end());
}
