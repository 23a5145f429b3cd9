//! `ironclad man`: the manual page, in the form that `man` reads, from the same words as the help.

use clap::Command;

use words::Text;

/// The manual page of the program, in the language of its help.
pub(super) fn page(program: &Command, text: &Text) -> String {
    let heading = |key: &str| format!(".SH {}\n", escaped(text.get(key).trim_end_matches(':')));
    let name = program.get_name();
    let mut page =
        format!(".TH {} 6 {{}} {name}-{}\n", name.to_uppercase(), env!("CARGO_PKG_VERSION")).replace("{}", "\"\"");
    let about = |command: &Command| command.get_about().map(ToString::to_string).unwrap_or_default();
    page += &format!("{}ironclad \\- {}\n", heading("cli-man-name"), escaped(&about(program)));
    page += &format!("{}.nf\n{}\n.fi\n", heading("cli-usage-heading"), escaped(&text.get("cli-usage")));
    page += &heading("cli-options-heading");
    page += &arguments(program);
    page += &heading("cli-commands-heading");
    for command in program.get_subcommands().filter(|command| !command.is_hide_set()) {
        let usage = text.get(&format!("cli-usage-{}", command.get_name()));
        page +=
            &format!(".SS {}\n{}\n.PP\n.nf\n{}\n.fi\n", command.get_name(), escaped(&about(command)), escaped(&usage));
        page += &arguments(command);
    }
    page
}

/// The options and arguments of a command that have words.
fn arguments(command: &Command) -> String {
    let mut list = String::new();
    for argument in command.get_arguments() {
        let Some(help) = argument.get_help() else { continue };
        if argument.get_id() == "help" && command.get_name() != "ironclad" {
            continue;
        }
        let short = argument.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
        let values: Vec<&str> = argument.get_value_names().unwrap_or_default().iter().map(AsRef::as_ref).collect();
        let takes = argument.get_action().takes_values();
        let name = match argument.get_long() {
            Some(long) if takes => format!("{short}--{long} {}", values.join(" ")),
            Some(long) => format!("{short}--{long}"),
            None => values.join(" "),
        };
        list += &format!(".TP\n.B {}\n{}\n", escaped(&name), escaped(&help.to_string()));
    }
    list
}

/// Text in which nothing is a command of the page's own language.
fn escaped(text: &str) -> String {
    let plain = text.replace('\\', "\\e").replace('-', "\\-");
    let lines =
        plain.lines().map(|line| if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line.to_owned() });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_words_is_taken_for_a_command() {
        assert_eq!(escaped("a-b\n.SH \\x"), "a\\-b\n\\&.SH \\ex");
    }
}
