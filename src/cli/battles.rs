//! War games played by bots, and the report of them: who wins, and whether a scenario is fair.

use std::process::ExitCode;

use iron_guest::IronGuest;
use iron_guest::bot::{Bot, Seated};
use iron_guest::content::Switches;
use iron_guest::state::Outcome;
use kernel::Seat;
use kernel::simulate::{Player, play_out};
use serde::Serialize;

use super::args::{Format, Simulate};
use super::{MISUSED, complain, print};
use crate::games::iron_guest as house;
use words::Text;

/// Inputs of a battle at the most: many times what the longest takes.
const CAP: u32 = 100_000;

/// What came of all the battles.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    scenario: String,
    games: u32,
    seed: u64,
    /// The bots, in the order in which they were named, and how often each won.
    bots: Vec<Wins>,
    /// How often each seat won.
    seats: Vec<u32>,
    drawn: u32,
    cut_off: u32,
    /// Turns of all games together.
    turns: u64,
}

#[derive(Debug, Serialize)]
struct Wins {
    bot: &'static str,
    won: u32,
}

/// Plays battles of Iron Guest as was asked, and prints the report.
pub(super) fn simulate(wish: &Simulate, text: &Text) -> ExitCode {
    match iron_guest(wish, text) {
        Ok(report) => {
            print(&written(&report, wish.format, text));
            ExitCode::SUCCESS
        }
        Err(reason) => {
            complain(&reason);
            ExitCode::from(MISUSED)
        }
    }
}

fn iron_guest(wish: &Simulate, text: &Text) -> Result<Report, String> {
    let refused = |reason: String| text.with("sim-failed", &[("reason", reason.into())]);
    let catalogue = house::catalogue().map_err(|faults| refused(faults.to_string()))?;
    let bots = bots(&wish.bots, text)?;
    let scenario = wish.scenario.clone().unwrap_or_default();
    let mut report = Report {
        game: <IronGuest as kernel::Game>::ID,
        scenario: scenario.clone(),
        games: wish.games,
        seed: wish.seed,
        bots: bots.iter().map(|bot| Wins { bot: bot.id(), won: 0 }).collect(),
        seats: Vec::new(),
        drawn: 0,
        cut_off: 0,
        turns: 0,
    };
    for number in 0..wish.games {
        let seed = wish.seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let start = iron_guest::Start {
            scenario: scenario.clone(),
            switches: Switches::default(),
            seed,
            players: Vec::new(),
            name: String::new(),
            undo: kernel::save::UndoPolicy::Free,
            bots: Vec::new(),
        };
        let begun =
            <IronGuest as kernel::Game>::set_up(&catalogue, start).map_err(|fault| refused(fault.to_string()))?;
        let seats = usize::from(begun.setup.players);
        report.seats.resize(seats, 0);
        // Seats change from game to game, so that no bot has the better place.
        let turned = usize::try_from(number).unwrap_or_default();
        let taken: Vec<usize> = (0..seats).map(|seat| (seat + turned) % bots.len().max(1)).collect();
        let mut players: Vec<Box<dyn Player<IronGuest>>> = Vec::with_capacity(seats);
        for (seat, bot) in (0u64..).zip(&taken) {
            let kind = bots.get(*bot).copied().unwrap_or_default();
            players.push(Box::new(Seated(kind.player(seed.wrapping_add(seat << 32)))));
        }
        let played = play_out(&catalogue, &begun, &mut players, CAP).map_err(|fault| refused(fault.to_string()))?;
        report.turns += u64::from(played.turn);
        match played.outcome {
            Some(Outcome::Won(winner)) => report.won(winner, &taken),
            Some(Outcome::Drawn(..)) => report.drawn += 1,
            None => report.cut_off += 1,
        }
    }
    Ok(report)
}

impl Report {
    fn won(&mut self, winner: Seat, taken: &[usize]) {
        if let Some(count) = self.seats.get_mut(winner.index()) {
            *count += 1;
        }
        if let Some(wins) = taken.get(winner.index()).and_then(|bot| self.bots.get_mut(*bot)) {
            wins.won += 1;
        }
    }
}

/// The bots that were named; the strongest at every seat if none were.
fn bots(named: &[String], text: &Text) -> Result<Vec<Bot>, String> {
    if named.is_empty() {
        return Ok(vec![Bot::default(), Bot::default()]);
    }
    let known = || Bot::ALL.map(Bot::id).join(", ");
    let bot = |id: &String| {
        let unknown = || text.with("battles-unknown-bot", &[("bot", id.clone().into()), ("known", known().into())]);
        Bot::named(id).ok_or_else(unknown)
    };
    named.iter().map(bot).collect()
}

fn written(report: &Report, format: Format, text: &Text) -> String {
    match format {
        // A report is plain data, so it can be written.
        Format::Json => serde_json::to_string_pretty(report).unwrap_or_default(),
        Format::Csv => {
            let rows =
                report.bots.iter().enumerate().map(|(place, wins)| format!("{},{},{}", place + 1, wins.bot, wins.won));
            ["place,bot,won".to_owned()].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
        }
        Format::Text => in_words(report, text),
    }
}

fn in_words(report: &Report, text: &Text) -> String {
    let share = |count: u32| {
        text.with("battles-share", &[("count", count.into()), ("share", percent(count, report.games).into())])
    };
    let heading =
        [("scenario", report.scenario.clone().into()), ("games", report.games.into()), ("seed", report.seed.into())];
    let mut lines = vec![text.with("battles-heading", &heading)];
    for (number, wins) in (1u32..).zip(&report.bots) {
        let args = [("number", number.into()), ("bot", wins.bot.into()), ("won", share(wins.won).into())];
        lines.push(text.with("battles-bot", &args));
    }
    for (number, won) in (1u32..).zip(&report.seats) {
        lines.push(text.with("battles-seat", &[("number", number.into()), ("won", share(*won).into())]));
    }
    lines.push(text.with("battles-drawn", &[("count", share(report.drawn).into())]));
    if report.cut_off > 0 {
        lines.push(text.with("sim-cut-off", &[("count", report.cut_off.into()), ("cap", CAP.into())]));
    }
    let average = report.turns / u64::from(report.games.max(1));
    lines.push(text.with("battles-turns", &[("turns", average.into())]));
    lines.join("\n")
}

/// A share in per cent, rounded.
fn percent(count: u32, of: u32) -> u32 {
    let of = of.max(1);
    (count.saturating_mul(100) + of / 2) / of
}
