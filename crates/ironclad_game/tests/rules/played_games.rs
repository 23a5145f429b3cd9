//! Games played by chance, as they have always come out: whatever changes in the rules shows here, wanted or not.
//!
//! `IRONCLAD_PLAYED=new cargo test -p ironclad_game --test rules come_out` writes the files of `played_games` anew, for when rules or
//! content are changed on purpose.

use std::path::Path;

use ironclad_game::content::terms::{Mode, Threat};
use ironclad_game::engine::{Answer, Decision, Event, Game, Pending};
use ironclad_game::patrol::{Aim, Length, Wishes};
use ironclad_game::play::{NewCampaign, Start, What};
use kernel::Game as _;
use kernel::simulate::{Referee, run};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use xxhash_rust::xxh3::Xxh3Default;

use crate::rig::content;

/// Choices after which a game is cut off.
const CHOICES: u32 = 400;

const MODES: [Mode; 3] = [Mode::Easy, Mode::Normal, Mode::Hard];

/// Somebody who takes any option, and keeps what came of it.
struct Chance {
    random: ChaCha8Rng,
    choices: u32,
    seen: Xxh3Default,
}

impl Referee<Game> for Chance {
    fn answer(&mut self, _: &Game, decision: &Decision) -> Option<Answer> {
        self.choices += 1;
        if self.choices > CHOICES {
            return None;
        }
        let drawn = usize::try_from(self.random.next_u32()).expect("four bytes") % decision.options.len();
        Some(decision.options[drawn])
    }

    fn happened(&mut self, game: &Game, events: &[Event]) {
        for event in events {
            self.seen.update(format!("{event:?}").as_bytes());
        }
        if let Pending::Choose(decision) = game.pending() {
            let offered: Vec<String> = decision.options.iter().map(|answer| answer.id(game.names())).collect();
            self.seen.update(offered.join(" ").as_bytes());
        }
        self.seen.update(&game.hash().to_le_bytes());
    }
}

/// A line for one game: what it was, the choices made, and a hash of all that was offered and came of them.
fn played(name: &str, what: What, mode: Mode, seed: u64, campaign: Option<NewCampaign>) -> String {
    let players = ["Mara", "Ilse", "Tom"].iter().take(1 + seed as usize % 3).map(|name| (*name).to_owned()).collect();
    let start = Start { what, players, seats: None, mode, seed, scripted: false, campaign };
    let catalogue = content();
    let begun = Game::set_up(&catalogue, start).expect("it can be played");
    let stage = Game::first_stage(&catalogue, &begun.setup).expect("a scenario");
    let mut events = Vec::new();
    let game = Game::begin(&catalogue, &begun.setup, &stage, &mut events).expect("it begins");
    let mut chance = Chance { random: ChaCha8Rng::seed_from_u64(seed), choices: 0, seen: Xxh3Default::new() };
    run(game, events, seed, &mut chance).expect("it can be played on");
    format!("{name} {mode:?} {seed}: {} choices, {:016x}\n", chance.choices.min(CHOICES), chance.seen.digest())
}

/// Holds the games to those of the file; the first that comes out differently fails.
fn hold(file: &str, games: impl Iterator<Item = String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/played_games").join(file);
    if std::env::var("IRONCLAD_PLAYED").is_ok_and(|wish| wish == "new") {
        std::fs::write(&path, games.collect::<String>()).expect("written");
        return;
    }
    let kept = std::fs::read_to_string(&path).expect("the games as they came out");
    let mut kept = kept.split_inclusive('\n');
    for today in games {
        assert_eq!(
            Some(today.as_str()),
            kept.next(),
            "a game of {file} comes out differently. If that is wanted: IRONCLAD_PLAYED=new cargo test -p ironclad_game --test \
             rules come_out"
        );
    }
    assert_eq!(kept.next(), None, "{file} knows a game that is not played");
}

#[test]
fn lessons_come_out_as_they_always_have() {
    let games = ["tutorial-1", "tutorial-2"].into_iter().flat_map(|lesson| (0..3).map(move |seed| (lesson, seed)));
    hold(
        "lessons.txt",
        games.map(|(lesson, seed)| played(lesson, What::Scenario(lesson.to_owned()), Mode::Normal, seed, None)),
    );
}

#[test]
fn patrols_come_out_as_they_always_have() {
    let aims = [Aim::Courier, Aim::Rounds, Aim::Survey, Aim::Sweep, Aim::Hunt];
    let threats = [Threat::Green, Threat::Yellow, Threat::Red];
    let lengths = [Length::Short, Length::Medium, Length::Long];
    let kinds = aims.into_iter().flat_map(|aim| threats.map(|threat| (aim, threat)));
    let games = kinds.enumerate().map(|(nth, (aim, threat))| {
        let wishes = Wishes {
            threat,
            aim: Some(aim),
            length: lengths[nth / 2 % 3],
            upgrades: u8::try_from(nth % 4).expect("few"),
            villain: aim == Aim::Hunt || nth % 4 == 0,
            ..Wishes::default()
        };
        played(&format!("{aim:?} {threat:?}"), What::Patrol(wishes), MODES[(nth / 3 + nth) % 3], nth as u64, None)
    });
    hold("patrols.txt", games);
}

#[test]
fn chapters_come_out_as_they_always_have() {
    let chapters = (1..=content().chapters()).flat_map(|chapter| (0..3).map(move |nth| (chapter, nth)));
    let games = chapters.map(|(chapter, nth)| {
        let name = content().chapter(chapter).expect("there are so many").name.clone();
        let seed = u64::from(chapter) * 10 + nth as u64;
        played(&name, What::Scenario(name.clone()), MODES[nth], seed, None)
    });
    hold("chapters.txt", games);
}

#[test]
fn campaigns_come_out_as_they_always_have() {
    let games = (1..).zip(MODES).flat_map(|(seed, mode)| {
        let of = |scenarios| Some(NewCampaign { scenarios, ..NewCampaign::default() });
        [
            played("contracts", What::Contract(None), mode, seed, of(3)),
            played("story", What::Story, mode, seed, of(content().chapters())),
        ]
    });
    hold("campaigns.txt", games);
}
