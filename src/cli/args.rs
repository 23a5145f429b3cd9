//! The arguments, and their help in the players' language.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::{ContextKind, ErrorKind};
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand, value_parser};
use clap_complete::Shell;

use crate::bot::Bot;
use crate::content::terms::{Faction, Mode, Threat};
use crate::games::Kind;
use crate::patrol::{Aim, Length, Wishes};
use crate::sim::STORY;
use kernel::json::typed;
use words::Text;

/// What is asked of the program.
#[derive(Debug, Default)]
pub(super) struct Args {
    pub(super) command: Command,
    pub(super) data_dir: Option<PathBuf>,
    pub(super) content: Option<PathBuf>,
    pub(super) language: Option<String>,
}

#[derive(Debug, Parser)]
#[command(
    name = "ironclad",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,
    #[arg(long, global = true, value_name = "LANG")]
    language: Option<String>,
}

/// What the program can do.
#[derive(Debug, Default, Subcommand)]
#[command(disable_help_flag = true)]
pub(super) enum Command {
    #[default]
    Play,
    Headless,
    Check {
        #[arg(value_name = "FOLDER")]
        folder: Option<PathBuf>,
    },
    /// The manual page, for those who make packages.
    #[command(hide = true)]
    Man,
    /// What a shell completes, for those who make packages.
    #[command(hide = true)]
    Completions {
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
    Words {
        #[arg(value_name = "LANG")]
        language: Option<String>,
    },
    Schema {
        #[arg(value_name = "FOLDER", default_value = "schema", hide_default_value = true)]
        folder: PathBuf,
    },
    Simulate(Simulate),
    Replay {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long)]
        verify: bool,
    },
    Export(Export),
}

/// What is to be written out.
#[derive(Debug, clap::Args)]
pub(super) struct Export {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(value_name = "OUT")]
    pub(super) out: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", default_value_t, hide_default_value = true)]
    pub(super) to: Exported,
    #[arg(long)]
    pub(super) force: bool,
}

/// What a saved game is written out as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Exported {
    /// The chronicle as a page.
    #[default]
    Html,
    /// The chronicle as plain text with marks.
    Markdown,
    /// The chronicle's facts for programs.
    Json,
    /// The record sheets of a battle of Full Thrust, as a page to be printed.
    Sheets,
    /// The game's file itself, as far as it is sound.
    Journal,
    /// A report for those who mend the program: the file without names, and the versions of everything.
    Report,
}

/// What is to be simulated.
#[derive(Debug, clap::Args)]
pub(super) struct Simulate {
    #[arg(long, value_name = "ID", requires = "scenario", value_parser = game)]
    pub(super) game: Option<Kind>,
    #[arg(long, value_name = "BOTS", requires = "game", value_delimiter = ',')]
    pub(super) bots: Vec<String>,
    #[arg(long, value_name = "ID", required_unless_present_any = ["patrol", "campaign"], conflicts_with_all = ["patrol", "campaign"])]
    pub(super) scenario: Option<String>,
    #[arg(long, value_name = "WISHES", num_args = 0..=1, default_missing_value = "{}", value_parser = wishes)]
    patrol: Option<Wishes>,
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "10", conflicts_with = "patrol", value_parser = campaigns)]
    pub(super) campaign: Option<Campaigns>,
    #[arg(long, value_name = "THREAT", requires = "patrol")]
    threat: Option<Threat>,
    #[arg(long, value_name = "LENGTH", requires = "patrol")]
    length: Option<Length>,
    #[arg(long, value_name = "AIM", requires = "patrol")]
    aim: Option<Aim>,
    #[arg(long, value_name = "N", requires = "patrol", value_parser = value_parser!(u8).range(..=i64::from(Wishes::MOST_UPGRADES)))]
    upgrades: Option<u8>,
    #[arg(long, requires = "patrol")]
    villain: bool,
    #[arg(long, value_name = "BOT", default_value_t, hide_default_value = true)]
    pub(super) bot: Bot,
    #[arg(long, value_name = "N", default_value_t = 100, hide_default_value = true, value_parser = value_parser!(u32).range(1..))]
    pub(super) games: u32,
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true)]
    pub(super) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true, value_parser = value_parser!(u8).range(1..=3))]
    pub(super) players: u8,
    #[arg(long, value_name = "MODE", default_value_t = Mode::Normal, hide_default_value = true)]
    pub(super) mode: Mode,
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..))]
    pub(super) threads: Option<u16>,
    #[arg(long, value_name = "ID", requires = "campaign")]
    pub(super) without: Option<String>,
    #[arg(long, requires = "campaign", conflicts_with = "without")]
    pub(super) weigh: bool,
    #[arg(long, value_name = "POWER", requires = "campaign")]
    pub(super) sponsor: Option<Faction>,
    #[arg(long, value_name = "FORMAT", default_value_t, hide_default_value = true)]
    pub(super) format: Format,
}

impl Simulate {
    /// What is wished for in the patrols, if patrols are played: the options count before the object.
    pub(super) fn wishes(&self) -> Option<Wishes> {
        let wishes = self.patrol.clone()?;
        Some(Wishes {
            threat: self.threat.unwrap_or(wishes.threat),
            length: self.length.unwrap_or(wishes.length),
            aim: self.aim.or(wishes.aim),
            upgrades: self.upgrades.unwrap_or(wishes.upgrades),
            villain: self.villain || wishes.villain,
            ..wishes
        })
    }
}

/// Campaigns of which kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Campaigns {
    /// Chains of so many contracts.
    Chains(u8),
    /// The story.
    Story,
}

/// A game of the house, by its id.
fn game(id: &str) -> Result<Kind, String> {
    Kind::named(id).ok_or_else(|| Kind::ALL.map(|kind| format!("`{}`", kind.id())).join(", "))
}

/// Campaigns as they are asked for: a number from 1 to 12, or `story`.
fn campaigns(written: &str) -> Result<Campaigns, String> {
    match written {
        STORY => Ok(Campaigns::Story),
        number => match number.parse() {
            Ok(length @ 1..=12) => Ok(Campaigns::Chains(length)),
            _ => Err("1..=12, `story`".to_owned()),
        },
    }
}

/// Wishes as the headless interface takes them.
fn wishes(written: &str) -> Result<Wishes, String> {
    // A list would be taken for wishes in their order.
    let named: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(written).map_err(|error| error.to_string())?;
    typed(&named.into()).map_err(|unread| unread.error.to_string())
}

/// How a report is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Format {
    /// In words.
    #[default]
    Text,
    /// As one object.
    Json,
    /// A line for each game.
    Csv,
}

/// What the arguments mean.
#[derive(Debug)]
pub(super) enum Understood {
    /// Something is to be done.
    Do(Box<Args>),
    /// Something is to be said: help, or the version.
    Say(String),
    /// They cannot be understood, for this reason.
    Misused(String),
}

/// What an option is given, looked up before the arguments are understood: the language and where its files lie, so that
/// even refusals are in it.
pub(super) fn ahead(arguments: &[OsString], option: &str) -> Option<String> {
    let mut words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        match word.strip_prefix(option) {
            Some("") => return words.next().map(str::to_owned),
            Some(rest) if rest.starts_with('=') => return rest.get(1..).map(str::to_owned),
            _ => {}
        }
    }
    None
}

/// Understands the arguments.
pub(super) fn understand(arguments: Vec<OsString>, text: &Text) -> Understood {
    let mut command = command(text);
    let written =
        command.try_get_matches_from_mut(arguments).and_then(|matches| CommandLine::from_arg_matches(&matches));
    match written {
        Ok(CommandLine { command, data_dir, content, language }) => {
            Understood::Do(Box::new(Args { command: command.unwrap_or(Command::Play), data_dir, content, language }))
        }
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Understood::Say(error.to_string())
        }
        Err(error) => Understood::Misused(format!("{}\n{}", misuse(&error, text), text.get("cli-try-help"))),
    }
}

fn misuse(error: &clap::Error, text: &Text) -> String {
    let said = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let argument = said(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => text.with("cli-unknown-argument", &[("argument", argument.into())]),
        ErrorKind::InvalidSubcommand => {
            let command = said(ContextKind::InvalidSubcommand);
            text.with("cli-unknown-command", &[("command", command.into())])
        }
        ErrorKind::InvalidValue | ErrorKind::NoEquals | ErrorKind::WrongNumberOfValues => {
            text.with("cli-value-missing", &[("argument", argument.into())])
        }
        ErrorKind::ValueValidation => {
            let value = said(ContextKind::InvalidValue);
            text.with("cli-value-wrong", &[("argument", argument.into()), ("value", value.into())])
        }
        ErrorKind::MissingRequiredArgument => text.with("cli-argument-needed", &[("argument", argument.into())]),
        ErrorKind::ArgumentConflict => text.with("cli-twice", &[("argument", argument.into())]),
        _ => text.get("cli-not-understood"),
    }
}

/// The command with its words.
pub(super) fn command(text: &Text) -> clap::Command {
    let say = |key: &str| text.get(key);
    let own = format!("{{about}}\n\n{}\n", say("cli-usage-heading"));
    let whole = format!(
        "{own}  {{usage}}\n\n{}\n{{subcommands}}\n\n{}\n{{options}}",
        say("cli-commands-heading"),
        say("cli-options-heading"),
    );
    let part = format!("{own}  {{usage}}\n\n{}\n{{options}}", say("cli-options-heading"));
    let with_folder = format!(
        "{own}  {{usage}}\n\n{}\n{{positionals}}\n\n{}\n{{options}}",
        say("cli-arguments-heading"),
        say("cli-options-heading"),
    );
    let help = |command: clap::Command| {
        let flag = clap::Arg::new("help").short('h').long("help").action(ArgAction::Help).help(text.get("cli-help"));
        command.arg(flag)
    };
    let version = clap::Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let usage = |key: &str| text.get(key);
    help(CommandLine::command())
        .arg(version.help(say("cli-version")))
        .about(say("cli-about"))
        .help_template(whole)
        .override_usage(usage("cli-usage"))
        .mut_arg("data_dir", |arg| arg.help(say("cli-data-dir")))
        .mut_arg("content", |arg| arg.help(say("cli-content")))
        .mut_arg("language", |arg| arg.help(say("cli-language")))
        .mut_subcommand("play", |command| {
            help(command).about(say("cli-play")).help_template(&part).override_usage(usage("cli-usage-play"))
        })
        .mut_subcommand("headless", |command| {
            help(command).about(say("cli-headless")).help_template(&part).override_usage(usage("cli-usage-headless"))
        })
        .mut_subcommand("check", |command| {
            help(command)
                .about(say("cli-check"))
                .help_template(&with_folder)
                .override_usage(usage("cli-usage-check"))
                .mut_arg("folder", |arg| arg.help(say("cli-check-folder")))
        })
        .mut_subcommand("man", |command| {
            help(command).about(say("cli-man")).help_template(&part).override_usage(usage("cli-usage-man"))
        })
        .mut_subcommand("completions", |command| {
            help(command)
                .about(say("cli-completions"))
                .help_template(&with_folder)
                .override_usage(usage("cli-usage-completions"))
                .mut_arg("shell", |arg| arg.help(say("cli-completions-shell")).hide_possible_values(true))
        })
        .mut_subcommand("words", |command| {
            help(command)
                .about(say("cli-words"))
                .help_template(&with_folder)
                .override_usage(usage("cli-usage-words"))
                .mut_arg("language", |arg| arg.help(say("cli-words-language")))
        })
        .mut_subcommand("schema", |command| {
            help(command)
                .about(say("cli-schema"))
                .help_template(&with_folder)
                .override_usage(usage("cli-usage-schema"))
                .mut_arg("folder", |arg| arg.help(say("cli-schema-folder")))
        })
        .mut_subcommand("simulate", |command| {
            let own = [
                "game", "bots", "scenario", "patrol", "campaign", "threat", "length", "aim", "upgrades", "villain",
                "bot", "games", "seed", "players", "mode", "threads", "without", "weigh", "sponsor", "format",
            ];
            own.into_iter()
                .fold(help(command), |command, arg| {
                    command.mut_arg(arg, |own| own.help(say(&format!("cli-simulate-{arg}"))))
                })
                .about(say("cli-simulate"))
                .help_template(&part)
                .override_usage(usage("cli-usage-simulate"))
        })
        .mut_subcommand("replay", |command| {
            help(command)
                .about(say("cli-replay"))
                .help_template(&with_folder)
                .override_usage(usage("cli-usage-replay"))
                .mut_arg("file", |arg| arg.help(say("cli-saved-file")))
                .mut_arg("verify", |arg| arg.help(say("cli-replay-verify")))
        })
        .mut_subcommand("export", |command| {
            help(command)
                .about(say("cli-export"))
                .help_template(&with_folder)
                .override_usage(usage("cli-usage-export"))
                .mut_arg("file", |arg| arg.help(say("cli-saved-file")))
                .mut_arg("out", |arg| arg.help(say("cli-export-out")))
                .mut_arg("to", |arg| arg.help(say("cli-export-to")))
                .mut_arg("force", |arg| arg.help(say("cli-export-force")))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(arguments: &[&str]) -> Vec<OsString> {
        arguments.iter().map(OsString::from).collect()
    }

    #[test]
    fn every_word_of_the_help_is_there() {
        let text = Text::of("en");
        for arguments in [
            &["ironclad", "--help"][..],
            &["ironclad", "check", "-h"],
            &["ironclad", "play", "--help"],
            &["ironclad", "schema", "--help"],
            &["ironclad", "man", "--help"],
            &["ironclad", "completions", "--help"],
            &["ironclad", "words", "--help"],
            &["ironclad", "simulate", "--help"],
            &["ironclad", "replay", "--help"],
            &["ironclad", "export", "--help"],
        ] {
            let Understood::Say(help) = understand(words(arguments), &text) else { panic!("no help") };
            assert!(!help.contains("Print help"), "{help}");
        }
        command(&text).debug_assert();
        assert_eq!(text.missing(), Vec::<String>::new());
    }

    #[test]
    fn what_cannot_be_understood_is_named() {
        let text = Text::of("en");
        for (arguments, word) in [
            (&["ironclad", "--flap"][..], "--flap"),
            (&["ironclad", "paly"], "paly"),
            (&["ironclad", "--content"], "--content"),
            (&["ironclad", "check", "a", "b"], "b"),
            (&["ironclad", "simulate"], "--scenario"),
            (&["ironclad", "replay"], "FILE"),
            (&["ironclad", "export", "game.jsonl", "--to", "pdf"], "pdf"),
            (&["ironclad", "simulate", "--patrol", "[]"], "[]"),
            (&["ironclad", "simulate", "--patrol", "--threat", "blue"], "blue"),
            (&["ironclad", "simulate", "--threat", "red"], "--patrol"),
            (&["ironclad", "simulate", "--scenario", "a", "--players", "four"], "four"),
            (&["ironclad", "simulate", "--scenario", "a", "--bot", "clever"], "clever"),
        ] {
            let Understood::Misused(said) = understand(words(arguments), &text) else { panic!("understood") };
            assert!(said.contains(word), "{said}");
        }
        assert_eq!(text.missing(), Vec::<String>::new());
    }

    #[test]
    fn the_language_is_found_before_all_else() {
        assert_eq!(ahead(&words(&["ironclad", "--language", "de"]), "--language").as_deref(), Some("de"));
        assert_eq!(ahead(&words(&["ironclad", "check", "--language=de"]), "--language").as_deref(), Some("de"));
        assert_eq!(ahead(&words(&["ironclad", "play"]), "--language"), None);
    }
}
