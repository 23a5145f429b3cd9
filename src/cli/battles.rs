//! War games played by bots, and the report of them: who wins, and whether a scenario is fair.

use std::process::ExitCode;

use kernel::simulate::{Player, SimulateError, play_out};
use kernel::{Seat, SeatSet};
use serde::Serialize;

use super::args::{Format, Simulate};
use super::{MISUSED, complain, print};
use crate::games::WarGame;
use words::Text;

/// The most answers in a battle: many times what the longest takes.
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

/// Plays battles of a war game as was asked, and prints the report.
pub(super) fn simulate<G: WarGame>(wish: &Simulate, text: &Text) -> ExitCode {
    match battles::<G>(wish, text) {
        Ok(report) => match written(&report, wish.format, text) {
            Ok(words) => {
                print(&words);
                ExitCode::SUCCESS
            }
            Err(error) => {
                complain(&text.with("sim-unwritten", &[("reason", error.to_string().into())]));
                ExitCode::FAILURE
            }
        },
        Err(reason) => {
            complain(&reason);
            ExitCode::from(MISUSED)
        }
    }
}

fn battles<G: WarGame>(wish: &Simulate, text: &Text) -> Result<Report, String> {
    let failed = |reason: String| text.with("sim-failed", &[("reason", reason.into())]);
    let refused = |error: SimulateError<G::Fault>| match error {
        SimulateError::Game(fault) => G::fault(text, &fault),
        SimulateError::Refused(illegal) => failed(illegal.to_string()),
    };
    let catalogue = G::built_in().map_err(failed)?;
    let bots = bots::<G>(&wish.bots, text)?;
    let scenario = wish.scenario.clone().unwrap_or_default();
    let mut report = Report {
        game: G::ID,
        scenario: scenario.clone(),
        games: wish.games,
        seed: wish.seed,
        bots: bots.iter().map(|bot| Wins { bot, won: 0 }).collect(),
        seats: Vec::new(),
        drawn: 0,
        cut_off: 0,
        turns: 0,
    };
    for number in 0..wish.games {
        let seed = wish.seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let start = G::battle(&catalogue, &scenario, seed).map_err(|fault| G::fault(text, &fault))?;
        let begun = G::set_up(&catalogue, start).map_err(|fault| G::fault(text, &fault))?;
        let seats = usize::from(G::seat_count(&begun.setup));
        report.seats.resize(seats, 0);
        // Seats change from game to game, so that no bot has the better place.
        let turned = usize::try_from(number).unwrap_or_default();
        let taken: Vec<usize> = (0..seats).map(|seat| (seat + turned) % bots.len().max(1)).collect();
        let mut players: Vec<Box<dyn Player<G>>> = Vec::with_capacity(seats);
        for (seat, bot) in Seat::ALL.into_iter().zip(&taken) {
            let id = bots.get(*bot).copied().unwrap_or_default();
            let own = seed.wrapping_add(u64::from(seat.number() - 1) << 32);
            players.push(G::bot(id, seat, own).ok_or_else(|| unknown::<G>(id, text))?);
        }
        let played = play_out(&catalogue, &begun, &mut players, CAP).map_err(refused)?;
        report.turns += u64::from(played.turn);
        match played.outcome.map(|outcome| G::winners(&begun.setup, &outcome)) {
            Some(winners) if winners.is_empty() => report.drawn += 1,
            Some(winners) => report.won(winners, &taken),
            None => report.cut_off += 1,
        }
    }
    Ok(report)
}

impl Report {
    /// Counts a victory: of each seat that won, and of each bot at one of them, once.
    fn won(&mut self, winners: SeatSet, taken: &[usize]) {
        let mut bots: Vec<usize> = Vec::new();
        for seat in winners.iter() {
            if let Some(count) = self.seats.get_mut(seat.index()) {
                *count += 1;
            }
            bots.extend(taken.get(seat.index()).filter(|bot| !bots.contains(bot)));
        }
        for bot in bots {
            if let Some(wins) = self.bots.get_mut(bot) {
                wins.won += 1;
            }
        }
    }
}

/// The bots that were named; the strongest at two places if none were.
fn bots<G: WarGame>(named: &[String], text: &Text) -> Result<Vec<&'static str>, String> {
    let all = G::bots();
    if named.is_empty() {
        return Ok(all.last().map(|strongest| vec![*strongest; 2]).unwrap_or_default());
    }
    let known = |id: &String| all.iter().copied().find(|bot| bot == id).ok_or_else(|| unknown::<G>(id, text));
    named.iter().map(known).collect()
}

/// There is no such bot.
fn unknown<G: WarGame>(id: &str, text: &Text) -> String {
    let known = text.list("list", G::bots().iter().map(|bot| (*bot).to_owned()));
    text.with("battles-unknown-bot", &[("bot", id.to_owned().into()), ("known", known.into())])
}

fn written(report: &Report, format: Format, text: &Text) -> serde_json::Result<String> {
    Ok(match format {
        Format::Json => serde_json::to_string_pretty(report)?,
        Format::Csv => {
            let rows =
                report.bots.iter().enumerate().map(|(place, wins)| format!("{},{},{}", place + 1, wins.bot, wins.won));
            ["place,bot,won".to_owned()].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
        }
        Format::Text => in_words(report, text),
    })
}

fn in_words(report: &Report, text: &Text) -> String {
    let share = |count: u32| {
        text.with("battles-share", &[("count", count.into()), ("share", percent(count, report.games).into())])
    };
    let heading = [
        ("scenario", report.scenario.clone().into()),
        ("games", report.games.into()),
        ("seed", report.seed.to_string().into()),
    ];
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
