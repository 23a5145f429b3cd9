//! The cards of the shelf: each kept game in words, and its map in little.

use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use crate::content::map::Terrain;
use crate::content::{Content, Id};
use crate::engine::Seat as Chair;
use crate::games;
use crate::session::{Chart, Summary};
use crate::text::thing::{count, number};
use crate::text::{error, mission};
use crate::ui::job::battles::{Battles, Files};
use crate::ui::job::library::{Kept, Library, Unplayable};
use crate::ui::screen::campaigns::{Card, Kind};
use full_thrust_table as fleets;
use iron_guest_table as squadrons;
use ironclad_table::widget::chartlet::{Chartlet, Sector};
use ironclad_table::widget::mark::System;
use words::Text;

/// The cards of what is on the shelf, and of what is in the bin.
pub fn cards(text: &Text, library: &Library) -> (Vec<Card>, Vec<Card>) {
    let cards = |games: &[Kept], unplayable: &[Unplayable]| {
        let mut all: Vec<Card> = games.iter().map(|game| card(text, library, game)).collect();
        all.extend(unplayable.iter().map(|file| broken(text, library, file)));
        // Campaigns come first; in each kind what is under way, and the newest, stay first.
        all.sort_by_key(|card| card.kind);
        all
    };
    (cards(&library.games, &library.unplayable), cards(&library.binned.games, &library.binned.unplayable))
}

fn card(text: &Text, library: &Library, game: &Kept) -> Card {
    let summary = &game.summary;
    let content = &library.content;
    Card {
        path: game.path.clone(),
        game: games::Kind::Campaign,
        kind: if summary.campaign.is_some() { Kind::Campaign } else { Kind::Single },
        name: name(text, summary),
        place: place(text, summary),
        about: about(text, content, summary),
        date: date(text, library.read, game.modified),
        seats: seats(summary),
        figures: figures(text, summary),
        picture: Some(Arc::new(chartlet(&summary.chart))),
        over: summary.outcome.is_some(),
    }
}

/// The cards of the battles that are kept, and of those in the bin.
pub fn battle_cards(text: &Text, battles: &Battles) -> (Vec<Card>, Vec<Card>) {
    (battles_of(text, &battles.kept), battles_of(text, &battles.binned))
}

/// The battles of a folder: those that can be opened first, and of those the newest.
fn battles_of(text: &Text, files: &Files) -> Vec<Card> {
    let now = SystemTime::now();
    let mut cards: Vec<(Option<SystemTime>, Card)> = Vec::new();
    // Without its content there is no battle of a game, and what is wrong with it is said in the wardroom.
    if let Ok(catalogue) = squadrons::job::catalogue() {
        cards.extend(files.squadrons.kept.iter().map(|kept| {
            let place = squadrons::words::stands(text, &catalogue, kept);
            let (name, about) = named_or_not(&kept.name, squadrons::words::played(text, kept));
            let told = Battle {
                game: games::Kind::IronGuest,
                path: &kept.path,
                name,
                place,
                about,
                date: date(text, now, kept.modified),
                over: kept.outcome.is_some(),
            };
            (kept.modified, told.card(Kind::Battle))
        }));
    }
    cards.extend(files.fleets.kept.iter().map(|kept| {
        let (name, about) = named_or_not(&kept.name, fleets::words::played(text, kept));
        let told = Battle {
            game: games::Kind::FullThrust,
            path: &kept.path,
            name,
            place: fleets::words::stands(text, kept),
            about,
            date: date(text, now, kept.modified),
            over: kept.outcome.is_some(),
        };
        (kept.modified, told.card(Kind::Battle))
    }));
    cards.sort_by_key(|(modified, _)| std::cmp::Reverse(*modified));
    let broken = |game, path, why: String| {
        let about = text.get("campaigns-broken-advice");
        let told = Battle { game, path, name: shown(path), place: why, about, date: String::new(), over: false };
        told.card(Kind::Broken)
    };
    let squadrons = files
        .squadrons
        .broken
        .iter()
        .map(|file| broken(games::Kind::IronGuest, &file.path, squadrons::words::trouble(text, &file.why)));
    let fleets = files
        .fleets
        .broken
        .iter()
        .map(|file| broken(games::Kind::FullThrust, &file.path, fleets::words::opening(text, &file.why)));
    cards.into_iter().map(|(_, card)| card).chain(squadrons).chain(fleets).collect()
}

/// What a battle is called and what is played in it; the latter is said once, for a battle without a name is called after it.
fn named_or_not(name: &str, played: String) -> (String, String) {
    if name.is_empty() { (played, String::new()) } else { (name.to_owned(), played) }
}

/// A battle in words.
struct Battle<'a> {
    game: games::Kind,
    path: &'a Path,
    name: String,
    place: String,
    about: String,
    date: String,
    over: bool,
}

impl Battle<'_> {
    fn card(self, kind: Kind) -> Card {
        Card {
            path: self.path.to_owned(),
            game: self.game,
            kind,
            name: self.name,
            place: self.place,
            about: self.about,
            date: self.date,
            seats: Vec::new(),
            figures: String::new(),
            picture: None,
            over: self.over,
        }
    }
}

/// A file that cannot be opened, with what is wrong and what can be done.
fn broken(text: &Text, library: &Library, file: &Unplayable) -> Card {
    Card {
        path: file.path.clone(),
        game: games::Kind::Campaign,
        kind: Kind::Broken,
        name: shown(&file.path),
        place: error::load(text, &file.why),
        about: text.get("campaigns-broken-advice"),
        date: date(text, library.read, file.modified),
        seats: Vec::new(),
        figures: String::new(),
        picture: None,
        over: false,
    }
}

fn shown(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// What a game is called: as the players say, or else after what is played.
pub fn name(text: &Text, summary: &Summary) -> String {
    match (summary.name.as_str(), summary.campaign) {
        ("", Some(_)) => text.get("campaigns-unnamed"),
        ("", None) => mission::name(text, &summary.scenario, Some(&summary.won)),
        (name, _) => name.to_owned(),
    }
}

/// Where a game stands: the scenario of a campaign, and the turn.
pub fn place(text: &Text, summary: &Summary) -> String {
    let turn = ("turn", number(summary.turn));
    let place = match (summary.outcome, summary.last_turn) {
        (Some(outcome), _) if summary.campaign.is_none() => text.get(&format!("campaigns-ended-{outcome}")),
        (Some(_), _) => return text.get("campaigns-over"),
        (None, _) if summary.ashore => text.get("saved-ashore"),
        (None, Some(last)) => text.with("saved-place-of", &[turn, ("last", number(last))]),
        (None, None) => text.with("saved-place", &[turn]),
    };
    match summary.campaign {
        None => place,
        Some(all) => {
            let scenario = ("scenario", number(summary.when.stage));
            text.with("campaigns-place", &[scenario, ("count", number(all)), ("place", place.into())])
        }
    }
}

/// What is played, and where the ship is.
fn about(text: &Text, content: &Content, summary: &Summary) -> String {
    let played = match summary.campaign {
        // A single mission is called after what is played already.
        None if summary.name.is_empty() => summary.side.map(|side| mission::between(text, side)),
        _ => Some(mission::name(text, &summary.scenario, Some(&summary.won))),
    };
    // The map of a voyage says nothing of where she lies before it.
    let here = if summary.ashore { None } else { whereabouts(text, content, &summary.chart) };
    match (played, here) {
        (Some(played), Some(here)) => text.with("campaigns-about", &[("played", played.into()), ("here", here.into())]),
        (played, here) => played.or(here).unwrap_or_default(),
    }
}

/// Where the ship is: in a port, or how far off the nearest.
fn whereabouts(text: &Text, content: &Content, chart: &Chart) -> Option<String> {
    let here = chart.spots.get(chart.ship)?;
    let ports = chart.spots.iter().filter_map(|spot| match spot.terrain {
        Terrain::Port(port) => Some((spot.at.distance(here.at), port)),
        Terrain::Space(_) => None,
    });
    let (far, port) = ports.min_by_key(|(far, _)| *far)?;
    let id = port.name(&content.names);
    let port = ("port", text.name(&format!("port-{id}"), id).into());
    Some(text.with("campaigns-here", &[("far", far.into()), port]))
}

/// The seats: the systems that each has, and its name.
pub fn seats(summary: &Summary) -> Vec<(Vec<System>, String)> {
    summary.players.iter().enumerate().map(|(place, name)| (held(summary, place), name.clone())).collect()
}

fn held(summary: &Summary, place: usize) -> Vec<System> {
    let chair = u8::try_from(place + 1).ok().and_then(Chair::new);
    let systems = System::HELD.into_iter().zip(summary.seats);
    systems.filter(|(_, seat)| Some(*seat) == chair).map(|(system, _)| system).collect()
}

/// Hull, Crew and Morale.
pub fn figures(text: &Text, summary: &Summary) -> String {
    let figures = [("hull", number(summary.hull)), ("crew", number(summary.crew)), ("morale", number(summary.morale))];
    text.with("saved-figures", &figures)
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// From here on a date says more.
const LONG: u64 = 60 * DAY;

/// When a game was played last: how long ago while that says more than a date.
pub fn date(text: &Text, now: SystemTime, modified: Option<SystemTime>) -> String {
    let Some(modified) = modified else { return String::new() };
    let ago = now.duration_since(modified).unwrap_or_default().as_secs();
    let said = |key: &str, unit: u64| text.with(key, &[("count", count(usize::try_from(ago / unit).unwrap_or(0)))]);
    match ago {
        0..MINUTE => text.get("campaigns-now"),
        MINUTE..HOUR => said("campaigns-minutes", MINUTE),
        HOUR..DAY => said("campaigns-hours", HOUR),
        _ if ago < LONG => said("campaigns-days", DAY),
        _ => {
            let since = modified.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
            let (year, month, day) = civil(since / DAY);
            let month = text.get(&format!("month-{month}"));
            let args = [("day", count(day)), ("month", month.into()), ("year", year.to_string().into())];
            text.with("campaigns-date", &args)
        }
    }
}

/// The date of a day counted from the first of January 1970, by the calendar of Gregory.
fn civil(days: u64) -> (u64, u64, usize) {
    // Counted from the first of March of the year 0, so that the leap day comes last; eras of 400 years are all alike.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + u64::from(month <= 2), month, usize::try_from(day).unwrap_or(1))
}

/// A map in little.
pub fn chartlet(chart: &Chart) -> Chartlet {
    let sectors = chart.spots.iter().map(|spot| Sector {
        q: spot.at.q.into(),
        r: spot.at.r.into(),
        condition: match spot.terrain {
            Terrain::Space(condition) => Some(condition.into()),
            Terrain::Port(_) => None,
        },
        token: spot.token,
    });
    Chartlet { sectors: sectors.collect(), ship: chart.ship, course: chart.course.clone(), ..Chartlet::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(11_017), (2000, 3, 1));
        assert_eq!(civil(20_453), (2025, 12, 31));
        assert_eq!(civil(20_454), (2026, 1, 1));
    }

    #[test]
    fn what_a_battle_is_of_is_said_once() {
        let played = || "Iron Guest: Duel".to_owned();
        assert_eq!(named_or_not("", played()), (played(), String::new()));
        assert_eq!(named_or_not("Revenge", played()), ("Revenge".to_owned(), played()));
    }

    #[test]
    fn the_last_time_is_said_as_people_say_it() {
        let text = Text::of("en");
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(20_454 * DAY);
        let said = |ago: u64| date(&text, now, Some(now - Duration::from_secs(ago)));
        assert_eq!(said(3), "just now");
        assert_eq!(said(HOUR), "an hour ago");
        assert_eq!(said(3 * DAY), "3 days ago");
        assert_eq!(said(100 * DAY), "23 September 2025");
        assert_eq!(date(&text, now, Some(now + Duration::from_secs(HOUR))), "just now", "a clock was put back");
        assert_eq!(date(&text, now, None), "");
    }
}
