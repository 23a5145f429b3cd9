//! Players made of code, and many games of theirs.

use std::process::{Command, Output};

use ironclad::bot::{Bot, Care, Dice, Player, Sensible, guess};
use ironclad::content::IntelId;
use ironclad::content::intel::Body;
use ironclad::content::terms::{Faction, Mode, Threat};
use ironclad::engine::state::Token;
use ironclad::engine::{Game, Pending};
use ironclad::patrol::{Aim, Length, Unfit, Wishes};
use ironclad::session::{Session, Start, Storage, What};
use ironclad::sim::{Ended, Interval, Kind, Plan, Report, SimError, Spread, Subject, Without, simulate, weigh};
use serde_json::Value;

use crate::table::{Chooser, TUTORIALS, content, legal, session, start};

fn plan(scenario: &str, bot: Bot, games: u32) -> Plan {
    let (what, seed, players, mode) = (Subject::Scenario(scenario.to_owned()), 11, 1, Mode::Normal);
    Plan { what, bot, games, seed, players, mode, threads: None, cap: Plan::CAP, without: None, sponsor: None }
}

fn played(plan: &Plan) -> Report {
    simulate(content(), plan, &|_| ()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn threads_change_nothing() {
    for (bot, games) in [(Bot::Random, 60), (Bot::Sensible, 4)] {
        let on = |threads| played(&Plan { threads: Some(threads), ..plan(TUTORIALS[1], bot, games) });
        let (one, two) = (on(1), on(2));
        assert_eq!(serde_json::to_string(&one).expect("JSON"), serde_json::to_string(&two).expect("JSON"));
        assert_eq!(one.played, two.played);
    }
}

#[test]
fn seeds_change_something() {
    let of = |seed| played(&Plan { seed, ..plan(TUTORIALS[0], Bot::Random, 20) }).played;
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
}

#[test]
fn a_simulated_game_is_a_session_of_the_same_seed() {
    let plan = plan(TUTORIALS[1], Bot::Random, 12);
    for game in played(&plan).played {
        let mut seeds = Dice::new(plan.seed, game.number.into());
        assert_eq!(seeds.seed(), game.seed);
        let mut player = plan.bot.player(seeds.seed());
        let mut session = session(TUTORIALS[1], false, game.seed);
        while let Some(decision) = session.decision() {
            let answer = player.choose(session.game(), &decision);
            session.answer(answer).expect("an option");
        }
        let table = session.game().table();
        assert_eq!((u32::from(table.turn), table.hull, table.crew), (game.turns, game.hull, game.crew));
    }
}

/// The card that the scenario has placed, if it is sealed.
fn placed(token: Token) -> Option<IntelId> {
    if let Token::Placed(card) = token { Some(card) } else { None }
}

/// The same game with other cards where its sealed tokens lie.
fn disguised(game: &Game, by: usize) -> Game {
    let mut state = game.state().clone();
    let cards: Vec<_> = content().intel.ids().collect();
    for (place, token) in state.table.tokens.iter_mut().flatten().filter(|token| !token.is_open()).enumerate() {
        *token = Token::Placed(cards[(place + by) % cards.len()]);
    }
    Game::resume(game.content().clone(), game.scenario().clone(), state)
}

#[test]
fn sealed_tokens_are_not_looked_at() {
    for name in TUTORIALS {
        for seed in 0..6 {
            let mut session = session(name, false, seed);
            let mut chooser = Chooser::new(seed);
            for turn in 0..12 {
                let Some(decision) = session.decision() else { break };
                let game = session.game();
                let answer = |game: &Game| Sensible::new(seed, Care::GLANCE).choose(game, &decision);
                let other = disguised(game, usize::try_from(seed).expect("small") + turn);
                assert_eq!(answer(game), answer(&other), "{name}, seed {seed}, choice {turn}");
                let guessed = |game: &Game| guess(game, &mut Dice::new(seed, 0)).hash();
                assert_eq!(guessed(game), guessed(&other));
                let options = legal(game);
                session.answer(options[chooser.below(options.len())]).expect("an option");
            }
        }
    }
}

#[test]
fn guesses_are_cards_that_may_lie_there() {
    for (name, foes) in TUTORIALS.into_iter().zip([false, true]) {
        let session = session(name, false, 1);
        let mut dice = Dice::new(5, 0);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let guessed = guess(session.game(), &mut dice);
            let cards: Vec<_> = guessed.table().tokens.iter().flatten().filter_map(|token| placed(*token)).collect();
            let apart: std::collections::BTreeSet<_> = cards.iter().copied().collect();
            assert_eq!(apart.len(), cards.len(), "no card twice");
            seen.extend(cards);
        }
        assert!(!seen.contains(&content().rules.mutiny));
        assert_eq!(seen.iter().any(|card| content().intel[*card].body == Body::Signatures), foes);
        assert_eq!(
            seen.len(),
            content().intel.ids().filter(|card| content().has_token(*card)).count() - usize::from(!foes),
            "each comes up"
        );
    }
}

#[test]
fn thinking_ahead_wins_more_often() {
    for name in TUTORIALS {
        let random = played(&plan(name, Bot::Random, 300)).wins;
        let sensible = played(&plan(name, Bot::Sensible, 24)).wins;
        assert!(sensible.low > random.high, "{name}: {sensible:?} and {random:?}");
    }
}

#[test]
fn causes_add_up_to_losses() {
    for name in TUTORIALS {
        let report = played(&plan(name, Bot::Random, 200));
        assert!(report.lost > 0 && report.won > 0);
        assert_eq!(report.causes.values().sum::<u32>(), report.lost);
        assert_eq!(report.won + report.lost + report.cut_off, report.games);
        assert!(!report.causes.contains_key("other"), "{:?}", report.causes);
        assert!(report.played.iter().all(|game| game.cause.is_some() == (game.ended == Ended::Lost)));
        assert!(report.played.iter().all(|game| (game.hull == 0) == (game.ended == Ended::Lost)));
    }
}

#[test]
fn games_without_end_are_cut_off() {
    let report = played(&Plan { cap: 3, ..plan(TUTORIALS[0], Bot::Random, 10) });
    assert_eq!((report.cut_off, report.choices.mean), (10, 3.0));
}

#[test]
fn what_was_never_used_was_never_counted() {
    let report = played(&plan(TUTORIALS[1], Bot::Random, 30));
    assert!(report.verbs["move"].offered >= report.verbs["move"].chosen && report.verbs["move"].chosen > 0);
    for kind in Kind::things() {
        assert!(report.unused[&kind].iter().all(|thing| report.used[&kind][thing] == 0), "{kind:?}");
    }
    assert!(report.used[&Kind::Cards]["infiltrated"] >= 30, "it comes on the first turn");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |plan: &Plan| simulate(content(), plan, &|_| ()).expect_err("refused");
    assert_eq!(refused(&plan("tutorial-9", Bot::Random, 1)), SimError::UnknownScenario("tutorial-9".to_owned()));
    assert_eq!(refused(&Plan { players: 4, ..plan(TUTORIALS[0], Bot::Random, 1) }), SimError::Players(4));
}

#[test]
fn every_bot_plays_a_game_through_a_session() {
    for bot in [Bot::Random, Bot::Sensible] {
        let start = start(TUTORIALS[0], false, 3);
        let mut session = Session::begin(content(), start, ironclad::session::Storage::Memory).expect("a game");
        let mut player = bot.player(3);
        while let Some(decision) = session.decision() {
            let answer = player.choose(session.game(), &decision);
            session.answer(answer).expect("an option");
        }
        assert!(matches!(session.game().pending(), Pending::Over(_)));
    }
}

/// Figures of Newcombe (1998), "Two-sided confidence intervals for the single proportion", method 3.
#[test]
fn wilson_is_as_the_books_have_it() {
    for (hits, of, low, high) in
        [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
    {
        let interval = Interval::wilson(hits, of);
        assert!((interval.low - low).abs() < 5e-5, "{interval:?}");
        assert!((interval.high - high).abs() < 5e-5, "{interval:?}");
    }
    assert_eq!(Interval::wilson(20, 20).high, 1.0);
    let nothing = Interval::wilson(0, 0);
    assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
}

#[test]
fn means_and_medians() {
    assert_eq!(Spread::of([4, 1, 1]), Spread { mean: 2.0, median: 1.0 });
    assert_eq!(Spread::of([1, 2, 3, 10]), Spread { mean: 4.0, median: 2.5 });
    assert_eq!(Spread::of([]), Spread::default());
}

fn ironclad(arguments: &[&str]) -> (Output, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_ironclad")).arg("simulate").args(arguments).output().expect("the program");
    let said = String::from_utf8(output.stdout.clone()).expect("UTF-8");
    (output, said)
}

#[test]
fn the_program_reports_in_json_csv_and_words() {
    let arguments = ["--scenario", "tutorial-2", "--bot", "random", "--games", "9", "--seed", "4", "--players", "2"];
    let with = |format| ironclad(&[&arguments[..], &["--format", format]].concat());
    let (output, json) = with("json");
    assert!(output.status.success() && output.stderr.is_empty());
    let report: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&report["games"], &report["bot"], &report["players"]), (&9.into(), &"random".into(), &2.into()));
    let (_, lines) = with("csv");
    assert_eq!(lines.lines().count(), 10);
    let won = lines.lines().filter(|line| line.contains(",won,")).count();
    assert_eq!(report["won"], won);
    let commas = |line: &str| line.matches(',').count();
    assert!(lines.lines().all(|line| commas(line) == 8), "{lines}");
    let (_, words) = with("text");
    assert!(words.contains("Mutiny") && words.contains("95%") && !words.contains('⟦'), "{words}");
}

#[test]
fn the_program_refuses_what_it_cannot_simulate() {
    for arguments in [
        &[][..],
        &["--scenario", "tutorial-9"],
        &["--scenario", "tutorial-1", "--players", "4"],
        &["--scenario", "tutorial-1", "--mode", "deadly"],
        &["--scenario", "tutorial-1", "--games", "0"],
        &["--scenario", "tutorial-1", "--threads", "0"],
        &["--scenario", "tutorial-1", "--format", "xml"],
    ] {
        let (output, _) = ironclad(arguments);
        let words = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {words}");
        assert!(!words.contains('⟦') && arguments.last().is_none_or(|last| words.contains(last)), "{words}");
    }
}

fn patrols(wishes: Wishes, bot: Bot, games: u32) -> Plan {
    Plan { what: Subject::Patrols(wishes), ..plan(TUTORIALS[0], bot, games) }
}

#[test]
fn patrols_are_simulated_alike_on_one_thread_and_on_many() {
    let wishes = Wishes { length: Length::Short, ..Wishes::default() };
    for (bot, games) in [(Bot::Random, 40), (Bot::Sensible, 2)] {
        let on = |threads| played(&Plan { threads: Some(threads), ..patrols(wishes.clone(), bot, games) });
        let (one, two) = (on(1), on(2));
        assert_eq!(serde_json::to_string(&one).expect("JSON"), serde_json::to_string(&two).expect("JSON"));
        assert_eq!(one.played, two.played);
    }
}

#[test]
fn a_simulated_patrol_is_a_session_of_the_same_seed() {
    let wishes = Wishes { upgrades: 2, ..Wishes::default() };
    let plan = patrols(wishes.clone(), Bot::Random, 6);
    for game in played(&plan).played {
        let mut seeds = Dice::new(plan.seed, game.number.into());
        assert_eq!(seeds.seed(), game.seed);
        let mut player = plan.bot.player(seeds.seed());
        let start = Start {
            what: What::Patrol(wishes.clone()),
            players: vec![String::new()],
            seats: None,
            mode: plan.mode,
            seed: game.seed,
            scripted: false,
            campaign: None,
        };
        let mut session = Session::begin(content(), start, Storage::Memory).expect("begun");
        for _ in 0..game.choices {
            let decision = session.decision().expect("a choice");
            let answer = player.choose(session.game(), &decision);
            session.answer(answer).expect("an option");
        }
        let table = session.game().table();
        assert_eq!((u32::from(table.turn), table.hull, table.crew), (game.turns, game.hull, game.crew));
    }
}

#[test]
fn patrols_tell_what_was_lost_to_and_never_used() {
    let wishes = Wishes { threat: Threat::Red, length: Length::Long, upgrades: 2, ..Wishes::default() };
    let report = played(&patrols(wishes, Bot::Random, 160));
    assert_eq!(report.scenario, "patrol");
    assert_eq!(report.causes.get("time").copied().unwrap_or(0), report.too_late);
    assert_eq!(report.causes.values().sum::<u32>(), report.lost + report.too_late);
    assert_eq!(report.won + report.lost + report.too_late + report.cut_off, 160);
    assert!(report.lost > 0 && report.too_late > 0, "{:?}", report.causes);
    for kind in Kind::things() {
        let used = &report.used[&kind];
        assert!(used.values().any(|times| *times > 0), "none of {kind:?}");
        assert!(used.iter().all(|(thing, times)| (*times == 0) == report.unused[&kind].contains(thing)), "{kind:?}");
    }
}

#[test]
fn wishes_that_cannot_be_had_are_refused() {
    let plan = patrols(Wishes { aim: Some(Aim::Hunt), ..Wishes::default() }, Bot::Random, 1);
    assert_eq!(simulate(content(), &plan, &|_| ()), Err(SimError::Patrol(Unfit::NoVillain)));
}

#[test]
fn the_program_simulates_patrols() {
    let games = ["--bot", "random", "--games", "6", "--format", "json"];
    let of = |wish: &[&str]| {
        let (output, json) = ironclad(&[wish, &games].concat());
        assert!(output.status.success(), "{wish:?}");
        serde_json::from_str::<Value>(&json).expect("JSON")
    };
    let by_flags = of(&["--patrol", "--threat", "yellow", "--length", "short", "--aim", "survey", "--upgrades", "1"]);
    let by_object = of(&["--patrol", r#"{"threat":"yellow","length":"short","aim":"survey","upgrades":1}"#]);
    assert_eq!(by_flags, by_object);
    assert_eq!(by_flags["wishes"]["aim"], "survey");
    let (output, words) = ironclad(&["--patrol", "--bot", "random", "--games", "6"]);
    assert!(output.status.success() && words.contains("Patrols") && !words.contains('⟦'), "{words}");
    for (wish, word) in [(&["--patrol", "--aim", "hunt"][..], "hunt"), (&["--patrol", "--upgrades", "9"], "9")] {
        let (output, _) = ironclad(wish);
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(word) && !said.contains('⟦'), "{said}");
    }
}

/// The story as the random bot plays it, which is quick.
fn story(games: u32, without: Option<&str>) -> Plan {
    let without = without.map(|name| Without::named(&content().names, name).expect("a thing"));
    Plan { what: Subject::Story, without, ..plan("", Bot::Random, games) }
}

#[test]
fn what_is_taken_away_is_never_used() {
    // A module is ours from the start in campaigns of contracts; in the story it has to be earned.
    let of = |kind: Kind, without: Option<&str>| match kind {
        Kind::Modules => Plan { what: Subject::Campaigns(1), ..story(40, without) },
        _ => story(12, without),
    };
    for kind in [Kind::Heroes, Kind::Modules, Kind::Orders] {
        let whole = played(&of(kind, None));
        let (name, times) = whole.used[&kind].iter().max_by_key(|(_, times)| **times).expect("things of each kind");
        assert!(*times > 0, "{kind:?} are used in the whole");
        let report = played(&of(kind, Some(name)));
        // What nobody could have is left out.
        assert_eq!(report.used[&kind].get(name).copied().unwrap_or(0), 0, "{name}");
        assert_ne!(report.played, whole.played, "{name} makes a difference");
    }
    assert_eq!(Without::named(&content().names, "nobody"), None);
}

#[test]
fn a_power_that_is_set_sponsors_every_chapter_that_has_sponsors() {
    for power in Faction::ALL {
        let report =
            played(&Plan { sponsor: Some(power), mode: Mode::Easy, what: Subject::Story, ..plan("", Bot::Random, 40) });
        assert_eq!(report.sponsor, Some(power));
        let sponsored: Vec<_> = report.chapters.iter().filter(|chapter| chapter.scenario > 5).collect();
        assert!(!sponsored.is_empty(), "chapters of the second act are begun");
        for chapter in sponsored {
            let names: Vec<_> = chapter.sides.keys().chain(chapter.turned.keys()).collect();
            assert_eq!(names, [&power.to_string()], "chapter {}", chapter.scenario);
        }
    }
    let contracts = Plan { what: Subject::Campaigns(1), sponsor: Some(Faction::Council), ..story(1, None) };
    assert_eq!(simulate(content(), &contracts, &|_| ()), Err(SimError::NoSponsors));
}

#[test]
fn everything_that_was_used_is_weighed() {
    let plan = Plan { what: Subject::Campaigns(1), ..plan("", Bot::Random, 1) };
    let weights = weigh(content(), &plan, &|_, _| ()).expect("weights");
    let kinds = [Kind::Heroes, Kind::Modules, Kind::Orders];
    let used = kinds.iter().flat_map(|kind| &weights.whole.used[kind]).filter(|(_, times)| **times > 0);
    assert_eq!(
        weights.weights.iter().map(|weight| &weight.name).collect::<Vec<_>>(),
        used.map(|(name, _)| name).collect::<Vec<_>>()
    );
    assert!(!weights.weights.is_empty());
}

#[test]
fn a_difference_has_its_sign_and_its_margin() {
    let (difference, margin) = Interval::difference((60, 100), (50, 100));
    assert!((difference + 0.1).abs() < 1e-9);
    // 1.96 times the root of 0.24 / 100 + 0.25 / 100.
    assert!((margin - 0.1372).abs() < 1e-3, "{margin}");
    assert!(Interval::difference((0, 0), (1, 1)).0 > 0.99, "of none, nothing");
}
