//! Bots at play, and the report of it in words or for other programs.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;

use super::args::{Campaigns, Format, Simulate};
use super::{MISUSED, complain, print};
use crate::content::{Content, Id, Names, Scenario};
use crate::patrol;
use crate::sim::{
    self, Chapter, Interval, Kind, Plan, Reached, Report, SimError, Spread, Subject, Weight, Weights, Without,
};
use crate::text::error;
use crate::text::thing::Words;
use words::Text;

/// Plays as was asked, and prints the report.
pub(super) fn simulate(content: &Content, wish: Simulate, text: &Text) -> ExitCode {
    let what = match (&wish.scenario, wish.wishes(), wish.campaign) {
        (_, _, Some(Campaigns::Chains(length))) => Subject::Campaigns(length),
        (_, _, Some(Campaigns::Story)) => Subject::Story,
        (_, Some(wishes), None) => Subject::Patrols(wishes),
        (scenario, None, None) => Subject::Scenario(scenario.clone().unwrap_or_default()),
    };
    let without = match &wish.without {
        Some(name) => match Without::named(&content.names, name) {
            Some(thing) => Some(thing),
            None => {
                complain(&text.with("sim-unknown-thing", &[("thing", name.clone().into())]));
                return ExitCode::from(MISUSED);
            }
        },
        None => None,
    };
    let plan = Plan {
        what,
        bot: wish.bot,
        games: wish.games,
        seed: wish.seed,
        players: wish.players,
        mode: wish.mode,
        threads: wish.threads,
        cap: Plan::CAP,
        without,
        sponsor: wish.sponsor,
    };
    let watched = io::stderr().is_terminal();
    let show = |key: &str, done: u32, of: u32| {
        if watched {
            show_progress(key, done, of, text);
        }
    };
    let played = if wish.weigh {
        sim::weigh(content, &plan, &|done, rounds| show("sim-weighing", done, rounds))
            .map_err(Failed::Unplayed)
            .and_then(|weights| weighed(content, text, wish.format, &weights))
    } else {
        sim::simulate(content, &plan, &|done| show("sim-progress", done, plan.games))
            .map_err(Failed::Unplayed)
            .and_then(|report| reported(content, text, wish.format, &report))
    };
    if watched {
        wipe_progress();
    }
    let written = match played {
        Ok(written) => written,
        Err(Failed::Unplayed(SimError::UnknownScenario(scenario))) => {
            complain(&text.with("sim-unknown-scenario", &[("scenario", scenario.into())]));
            return ExitCode::from(MISUSED);
        }
        Err(Failed::Unplayed(SimError::Patrol(unfit))) => {
            complain(&error::patrol(text, &unfit));
            return ExitCode::from(MISUSED);
        }
        Err(Failed::Unplayed(
            error @ (SimError::Players(_)
            | SimError::NoStory
            | SimError::NoSponsors
            | SimError::Thread
            | SimError::Begin(_)
            | SimError::Refused(_)),
        )) => {
            complain(&text.with("sim-failed", &[("reason", error.to_string().into())]));
            return ExitCode::FAILURE;
        }
        Err(Failed::Unnamed(scenario)) => {
            complain(&text.with("sim-unnamed", &[("scenario", scenario.into())]));
            return ExitCode::FAILURE;
        }
        Err(Failed::Unwritten(error)) => {
            complain(&text.with("sim-unwritten", &[("reason", error.to_string().into())]));
            return ExitCode::FAILURE;
        }
    };
    print(&written);
    ExitCode::SUCCESS
}

/// Why there is no report.
enum Failed {
    /// The games could not be played.
    Unplayed(SimError),
    /// They were played, and the scenario of this name is not there to name what was met in them.
    Unnamed(String),
    /// They were played, and the report cannot be written down.
    Unwritten(serde_json::Error),
}

/// The report as it was asked for.
fn reported(content: &Content, text: &Text, format: Format, report: &Report) -> Result<String, Failed> {
    match format {
        Format::Text => {
            let scenario = named_by(content, report)?;
            Ok(in_words(&Words { text, content, scenario: &scenario, at: None }, report))
        }
        Format::Json => serde_json::to_string_pretty(report).map_err(Failed::Unwritten),
        Format::Csv => Ok(as_lines(report)),
    }
}

/// What everything is worth, as it was asked for.
fn weighed(content: &Content, text: &Text, format: Format, weights: &Weights) -> Result<String, Failed> {
    match format {
        Format::Text => {
            let scenario = named_by(content, &weights.whole)?;
            Ok(weights_in_words(&Words { text, content, scenario: &scenario, at: None }, weights))
        }
        Format::Json => serde_json::to_string_pretty(weights).map_err(Failed::Unwritten),
        Format::Csv => Ok(weights_as_lines(&weights.weights)),
    }
}

/// A scenario whose names are those of the report: for patrols, one of them, as they share their catalogue.
fn named_by(content: &Content, report: &Report) -> Result<Arc<Scenario>, Failed> {
    let unfit = |unfit| Failed::Unplayed(SimError::Patrol(unfit));
    let there =
        |scenario: Option<&Arc<Scenario>>| scenario.cloned().ok_or_else(|| Failed::Unnamed(report.scenario.clone()));
    match &report.wishes {
        None if report.scenario == sim::CAMPAIGN => {
            let file = patrol::first_contract(content, report.mode, None, report.seed).map_err(unfit)?;
            patrol::scenario(content, file).map_err(unfit)
        }
        None if report.scenario == sim::STORY => there(content.chapter(1)),
        None => there(content.scenario(&report.scenario)),
        Some(wishes) => {
            let file = patrol::generate(content, wishes, report.mode, report.seed).map_err(unfit)?;
            patrol::scenario(content, file).map_err(unfit)
        }
    }
}

/// Cells of the bar.
const BAR: u32 = 30;

fn show_progress(key: &str, done: u32, games: u32, text: &Text) {
    // Once for each percent at the most: threads wait for each other here.
    let percent = |done: u32| u64::from(done) * 100 / u64::from(games.max(1));
    if done > 0 && percent(done) == percent(done - 1) {
        return;
    }
    let full = usize::try_from(u64::from(BAR) * percent(done) / 100).unwrap_or(0);
    let empty = usize::try_from(BAR).unwrap_or(0).saturating_sub(full);
    let words = text.with(key, &[("done", done.into()), ("games", games.into())]);
    let mut screen = io::stderr().lock();
    // A bar that cannot be drawn is no reason to stop.
    let _ = write!(screen, "\r\u{1b}[K{}{} {words}", "━".repeat(full), "╌".repeat(empty));
    let _ = screen.flush();
}

fn wipe_progress() {
    let _ = write!(io::stderr(), "\r\u{1b}[K");
}

/// A line for each game, under a line of names.
fn as_lines(report: &Report) -> String {
    let mut lines = "number,seed,ended,turns,choices,hull,crew,morale,cause".to_owned();
    for game in &report.played {
        let cause = game.cause.as_deref().unwrap_or_default();
        let (number, seed, ended) = (game.number, game.seed, game.ended);
        let (turns, choices) = (game.turns, game.choices);
        let (hull, crew, morale) = (game.hull, game.crew, game.morale);
        lines.push_str(&format!("\n{number},{seed},{ended},{turns},{choices},{hull},{crew},{morale},{cause}"));
    }
    lines
}

/// A line for each thing, under a line of names.
fn weights_as_lines(weights: &[Weight]) -> String {
    let mut lines = "kind,name,wins,difference,margin".to_owned();
    for weight in weights {
        let (kind, name): (&str, _) = (weight.kind.into(), &weight.name);
        let (wins, difference, margin) = (weight.wins.share, weight.difference, weight.margin);
        lines.push_str(&format!("\n{kind},{name},{wins:.3},{difference:+.3},{margin:.3}"));
    }
    lines
}

/// The report of the whole, and a line for each thing taken away, what is missed most first.
fn weights_in_words(words: &Words<'_>, weights: &Weights) -> String {
    let names = words.names();
    let points = |share: f64| format!("{:.1}", share * 100.0);
    let line = |weight: &Weight| {
        let name = match Without::named(names, &weight.name) {
            Some(Without::Hero(hero)) => words.hero(hero),
            Some(Without::Module(module)) => words.module(module),
            Some(Without::Order(order)) => words.order(order),
            None => weight.name.clone(),
        };
        let args = [
            ("name", name.into()),
            ("share", points(weight.wins.share).into()),
            ("difference", format!("{:+.1}", weight.difference * 100.0).into()),
            ("margin", points(weight.margin).into()),
        ];
        format!("  {}", words.with("sim-weight", &args))
    };
    let mut sorted: Vec<&Weight> = weights.weights.iter().collect();
    sorted.sort_by(|one, other| one.difference.total_cmp(&other.difference));
    let head = [in_words(words, &weights.whole), words.get("sim-weights")];
    head.into_iter().chain(sorted.into_iter().map(line)).collect::<Vec<_>>().join("\n")
}

fn in_words(words: &Words<'_>, report: &Report) -> String {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let spread = |key: &str, spread: Spread| {
        let (mean, median) = (format!("{:.1}", spread.mean), format!("{:.1}", spread.median));
        words.with(key, &[("mean", mean.into()), ("median", median.into())])
    };
    let wins = report.wins;
    let mut lines = vec![
        words.with(
            "sim-heading",
            &[
                ("scenario", played(words, report).into()),
                ("bot", report.bot.to_string().into()),
                ("players", report.players.into()),
                ("mode", words.mode(report.mode).into()),
                ("seed", report.seed.to_string().into()),
            ],
        ),
        words.with("sim-games", &[("games", report.games.into())]),
        words.with(
            "sim-won",
            &[
                ("count", report.won.into()),
                ("share", percent(wins.share).into()),
                ("low", percent(wins.low).into()),
                ("high", percent(wins.high).into()),
            ],
        ),
        words.with("sim-lost", &[("count", report.lost.into())]),
        words.with("sim-too-late", &[("count", report.too_late.into())]),
        words.with("sim-cut-off", &[("count", report.cut_off.into()), ("cap", report.cap.into())]),
        spread("sim-turns", report.turns),
        spread("sim-choices", report.choices),
    ];
    if let Some(power) = report.sponsor {
        lines.insert(1, words.with("sim-sponsored", &[("power", words.faction(power).into())]));
    }
    if !report.causes.is_empty() {
        lines.push(words.get("sim-causes"));
    }
    for (cause, count) in &report.causes {
        let line =
            words.with("sim-cause", &[("cause", cause_in_words(words, cause).into()), ("count", (*count).into())]);
        lines.push(format!("  {line}"));
    }
    lines.extend(chapters(words, report));
    lines.extend(unused(words, report));
    lines.join("\n")
}

/// What was played: the scenario by its name, or patrols as they were wished for.
fn played(words: &Words<'_>, report: &Report) -> String {
    if report.scenario == sim::CAMPAIGN {
        return words.with("sim-campaigns", &[("scenarios", report.chapters.len().into())]);
    }
    if report.scenario == sim::STORY {
        return words.get("sim-story");
    }
    let Some(wishes) = &report.wishes else { return words.get(&format!("scenario-{}-name", report.scenario)) };
    let aim = wishes.aim.map_or("any", <&str>::from);
    words.with(
        "sim-patrols",
        &[
            ("threat", words.threat(wishes.threat).into()),
            ("length", <&str>::from(wishes.length).into()),
            ("aim", aim.into()),
            ("upgrades", wishes.upgrades.into()),
            ("villain", if wishes.villain { "yes" } else { "no" }.into()),
        ],
    )
}

/// A line for each scenario of the campaigns.
fn chapters(words: &Words<'_>, report: &Report) -> Vec<String> {
    let mean = |spread: Spread| format!("{:.1}", spread.mean);
    let line = |chapter: &Chapter| {
        let args = [
            ("scenario", chapter.scenario.into()),
            ("begun", chapter.begun.into()),
            ("won", chapter.won.into()),
            ("ended", chapter.too_late.into()),
            ("lost", chapter.lost.into()),
            ("milestones", mean(chapter.milestones).into()),
            ("purse", mean(chapter.purse).into()),
            ("heroes", mean(chapter.heroes).into()),
            ("hull", mean(chapter.hull).into()),
            ("crew", mean(chapter.crew).into()),
            ("morale", mean(chapter.morale).into()),
            ("wounded", mean(chapter.wounded).into()),
            ("left", mean(chapter.left).into()),
        ];
        let line = format!("  {}", words.with("sim-chapter", &args));
        std::iter::once(line).chain(sides(words, report, chapter)).chain(milestones(words, chapter)).collect::<Vec<_>>()
    };
    let head = if report.chapters.is_empty() { None } else { Some(words.get("sim-chapters")) };
    head.into_iter().chain(report.chapters.iter().flat_map(line)).collect()
}

/// How often a chapter of the story is won, and by which side.
fn sides(words: &Words<'_>, report: &Report, chapter: &Chapter) -> Vec<String> {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let line = |key: &str, side: &str, wins: Interval, games: u32| {
        let args = [
            ("side", side.to_owned().into()),
            ("games", games.into()),
            ("share", percent(wins.share).into()),
            ("low", percent(wins.low).into()),
            ("high", percent(wins.high).into()),
        ];
        format!("     {}", words.with(key, &args))
    };
    let all = (report.scenario == sim::STORY).then(|| line("sim-chapter-won", "", chapter.wins, chapter.begun));
    let sides = chapter.sides.iter().map(|(side, taken)| line("sim-chapter-side", side, taken.wins, taken.begun));
    let turned = chapter.turned.iter().map(|(side, taken)| line("sim-chapter-turned", side, taken.wins, taken.begun));
    all.into_iter().chain(sides).chain(turned).collect()
}

/// How often the milestones besides the main objective were reached, of scenarios that had such.
fn milestones(words: &Words<'_>, chapter: &Chapter) -> Vec<String> {
    let line = |(key, reached): (&str, &Reached)| {
        let args = [
            ("times", reached.times.into()),
            ("of", reached.of.into()),
            ("share", format!("{:.1}", reached.share.share * 100.0).into()),
        ];
        format!("     {}", words.with(key, &args))
    };
    let others = ["sim-chapter-side-mission", "sim-chapter-third"].into_iter().zip(chapter.reached.iter().skip(1));
    others.filter(|(_, reached)| reached.of > 0).map(line).collect()
}

fn unused(words: &Words<'_>, report: &Report) -> Vec<String> {
    let names = words.names();
    let said = |kind: Kind, things: &Vec<String>| match kind {
        Kind::Verbs => things.clone(),
        Kind::Heroes => each(things, names, |hero| words.hero(hero)),
        Kind::Abilities => each(things, names, |hero| words.ability(hero)),
        Kind::Orders => each(things, names, |order| words.order(order)),
        Kind::Cards => each(things, names, |card| words.intel(card)),
        Kind::Gear => each(things, names, |gear| words.gear(gear)),
        Kind::Modules => each(things, names, |module| words.module(module)),
        Kind::Ships => each(things, names, |fighter| words.fighter(fighter)),
        Kind::Enemies | Kind::Specials => each(things, names, |ship| words.ship(ship)),
        Kind::Services => {
            things.iter().filter_map(|name| name.parse().ok()).map(|choice| words.service_choice(choice)).collect()
        }
    };
    let some = report.unused.iter().filter(|(_, things)| !things.is_empty());
    let mut lines: Vec<String> = some
        .map(|(kind, things)| {
            let key = format!("sim-unused-{}", <&str>::from(*kind));
            format!("  {}", words.with(&key, &[("things", words.list(said(*kind, things)).into())]))
        })
        .collect();
    if !lines.is_empty() {
        lines.insert(0, words.get("sim-unused"));
    }
    lines
}

fn each<I: Id>(things: &[String], names: &Names, say: impl Fn(I) -> String) -> Vec<String> {
    things.iter().filter_map(|name| I::find(names, name)).map(say).collect()
}

/// A cause of loss by the name that people know it by.
fn cause_in_words(words: &Words<'_>, cause: &str) -> String {
    let names = words.names();
    let (kind, name) = cause.split_once(':').unwrap_or((cause, ""));
    let said = match kind {
        "card" => Id::find(names, name).map(|card| words.intel(card)),
        "enemy" => Id::find(names, name).map(|ship| words.ship(ship)),
        "ability" => Id::find(names, name).map(|hero| words.ability(hero)),
        "order" => Id::find(names, name).map(|order| words.order(order)),
        "fighter" => Id::find(names, name).map(|fighter| words.fighter(fighter)),
        "condition" => name.parse().ok().map(|condition| words.condition(condition)),
        "service" => name.parse().ok().map(|service| words.service(service)),
        "villain" => Id::find(names, name).map(|ship| words.person(ship).unwrap_or_else(|| words.ship(ship))),
        "time" => Some(words.get("sim-cause-time")),
        "energy" => Some(words.get("sim-cause-energy")),
        "combat" => Some(words.get("sim-cause-combat")),
        _ => None,
    };
    said.unwrap_or_else(|| words.get("sim-cause-other"))
}
