//! Bots: each plays lawfully to the end, and each is stronger than the one before.

use std::ops::Range;
use std::sync::Arc;

use iron_guest::bot::{Bot, Dice, Player};
use iron_guest::content::{Catalogue, Switches};
use iron_guest::decision::{Answer, Input, Pending};
use iron_guest::event::Event;
use iron_guest::lesson::Coach;
use iron_guest::order_of_play::Play;
use iron_guest::seat::{Seat, SeatSet};
use iron_guest::setup::Setup;
use iron_guest::state::Outcome;

use super::random_play::{Numbers, any_setup};
use super::scene::{E, Scene, W};

fn setup(id: &str) -> Arc<Setup> {
    Arc::new(Catalogue::built_in().expect("sound content").setup(id, &Switches::default()).expect("a set-up"))
}

/// A game between bots; `heard` hears the game after each input.
fn game(setup: &Arc<Setup>, bots: &[Bot], seed: u64, mut heard: impl FnMut(&Play, &[Event])) -> Outcome {
    let mut dice = Dice::new(seed, 100);
    let mut players: Vec<Box<dyn Player>> = bots.iter().map(|bot| bot.player(dice.seed())).collect();
    let mut play = Play::begin(setup.clone(), &mut Vec::new()).expect("a game");
    loop {
        let input = match play.pending() {
            Pending::Over(outcome) => return outcome,
            Pending::Choose(decision) => {
                let answer = players[decision.seat.index()].choose(&play, &decision);
                assert!(decision.options.contains(&answer), "{answer:?} is not offered");
                Input::Answer(answer)
            }
            Pending::Chance(_) => Input::Die(dice.roll().expect("a die")),
            Pending::Draw(_) => dice.pick(&play.chances()).expect("a hex"),
        };
        let mut events = Vec::new();
        play.submit(input, &mut events).expect("lawful");
        heard(&play, &events);
    }
}

/// Wins of the first bot in a game of each seed, sides changed each game.
fn wins(id: &str, one: Bot, other: Bot, seeds: Range<u64>) -> u64 {
    let setup = setup(id);
    let won = seeds.filter(|seed| {
        let swapped = seed % 2 == 1;
        let bots = if swapped { [other, one] } else { [one, other] };
        let own = if swapped { 2 } else { 1 };
        game(&setup, &bots, *seed, |_, _| {}) == Outcome::Won(Seat::new(own).expect("a seat"))
    });
    u64::try_from(won.count()).expect("few")
}

#[test]
fn each_is_stronger_than_the_one_before() {
    let random = wins("duel", Bot::OnePly, Bot::Random, 300..310);
    assert!(random >= 8, "{random} of 10");
    let strongest = wins("charted", Bot::TwoPly, Bot::Random, 300..310);
    assert!(strongest >= 8, "{strongest} of 10");
    let middle = wins("charted", Bot::TwoPly, Bot::OnePly, 300..316);
    assert!(middle >= 9, "{middle} of 16");
}

/// The games of the table in `docs/iron-guest.md`, with the seeds of the example that measures them. The bar is 95 of 100
/// over all four set-ups together; one of them alone may lie a little below it.
#[test]
#[ignore = "hundreds of games; build it for speed"]
fn the_strongest_beats_the_others_by_far() {
    let all = ["lesson", "duel", "charted", "blood"];
    let each = |other| all.map(|id| wins(id, Bot::TwoPly, other, 7000..7200));
    let (random, middle) = (each(Bot::Random), each(Bot::OnePly));
    assert!(random.iter().sum::<u64>() * 100 >= 95 * 800, "{random:?} of 200 each in {all:?}");
    assert!(middle.iter().sum::<u64>() * 100 >= 70 * 800, "{middle:?} of 200 each in {all:?}");
}

#[test]
fn bots_play_every_set_up_and_variant_to_its_end() {
    let catalogue = Catalogue::built_in().expect("sound content");
    for seed in 0..10 {
        let mut numbers = Numbers::new(seed);
        let setup = Arc::new(any_setup(&catalogue, &mut numbers));
        let bots: Vec<Bot> = Seat::first(setup.players).map(|seat| Bot::ALL[(seat.index() + 1) % 3]).collect();
        game(&setup, &bots, seed, |_, _| {});
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let setup = setup("duel");
    let states = || {
        let mut states = Vec::new();
        game(&setup, &[Bot::TwoPly, Bot::OnePly], 5, |play, _| states.push(play.state().clone()));
        states
    };
    assert_eq!(states(), states());
}

#[test]
fn the_coach_explains_most_of_a_first_battle() {
    let catalogue = Catalogue::built_in().expect("sound content");
    let lesson = catalogue.lesson();
    let setup = setup(&lesson.scenario);
    let mut explained = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let begun = Play::begin(setup.clone(), &mut Vec::new()).expect("a game");
        let mut coach = Coach::new(lesson, SeatSet::only(Seat::FIRST), &begun);
        assert_eq!(coach.step(lesson), None, "nothing is explained before the first turn");
        let mut seen = Vec::new();
        let end = game(&setup, &[Bot::OnePly, Bot::OnePly], seed, |play, events| {
            coach.hear(lesson, play, events);
            if let Some(step) = coach.step(lesson)
                && seen.last() != Some(&step.id)
            {
                seen.push(step.id.clone());
            }
        });
        assert!(matches!(end, Outcome::Won(_) | Outcome::Drawn(..)));
        assert_eq!(seen.first().map(String::as_str), Some("wind"));
        assert_eq!(seen.last().map(String::as_str), Some("end"));
        assert!(coach.behind() >= 4, "{seen:?}");
        explained.extend(seen);
    }
    // Steps that a bot seldom comes to are left: being stuck, say.
    for id in ["wind", "advance", "own-turn", "downwind", "broadside", "nearer", "masts", "grapple", "end"] {
        assert!(explained.contains(id), "{id} was never explained: {explained:?}");
    }
}

/// What a bot answers in a position where the first player chooses.
fn answered(bot: Bot, scene: &Scene) -> Answer {
    let play = scene.play();
    let Pending::Choose(decision) = play.pending() else { panic!("somebody chooses") };
    bot.player(1).choose(&play, &decision)
}

#[test]
fn the_strongest_strikes_the_flag_where_nothing_is_left() {
    let lone = |masts| {
        let enemies = Scene::new().ship(1, (0, 0), E, masts).ship(2, (0, -4), W, 3).ship(2, (1, -4), W, 3);
        enemies.ship(2, (2, -4), W, 1)
    };
    assert_eq!(answered(Bot::TwoPly, &lone(1)), Answer::Resign);
    assert!(matches!(answered(Bot::OnePly, &lone(1)), Answer::Play(_)), "others fight on");
    assert!(matches!(answered(Bot::TwoPly, &lone(2)), Answer::Play(_)), "with two masts so does she");
    let weak = Scene::new().ship(1, (0, 0), E, 1).ship(2, (0, -4), W, 3).ship(2, (1, -4), W, 2);
    assert!(matches!(answered(Bot::TwoPly, &weak), Answer::Play(_)), "the enemy is not strong enough");
    let mut third = Scene::of(3).ship(1, (0, 0), E, 1).ship(2, (0, -4), W, 3).ship(2, (1, -4), W, 3);
    third = third.ship(3, (-4, 4), E, 3);
    assert!(matches!(answered(Bot::TwoPly, &third), Answer::Play(_)), "two enemies may still fight each other");
}

#[test]
fn a_draw_is_offered_and_agreed_to_after_a_long_chase_by_who_is_not_ahead() {
    let chase = |quiet, own, enemy| {
        let mut scene = Scene::new().ship(1, (0, 3), E, own).ship(2, (0, -4), W, enemy);
        scene.state.quiet = quiet;
        scene
    };
    for bot in [Bot::OnePly, Bot::TwoPly] {
        assert_eq!(answered(bot, &chase(20, 2, 2)), Answer::OfferDraw, "{bot:?}");
        assert!(matches!(answered(bot, &chase(21, 2, 2)), Answer::Play(_)), "{bot:?} does not ask each turn");
        assert!(matches!(answered(bot, &chase(10, 2, 2)), Answer::Play(_)), "{bot:?} still has patience");
        assert!(matches!(answered(bot, &chase(20, 3, 2)), Answer::Play(_)), "{bot:?} is ahead");
        // The second player is asked.
        for (quiet, own, agrees) in [(20, 2, true), (5, 2, false), (20, 1, false), (0, 1, false)] {
            let mut play = chase(quiet, own, 2).play();
            play.submit(Input::Answer(Answer::OfferDraw), &mut Vec::new()).expect("it may be offered");
            let Pending::Choose(decision) = play.pending() else { panic!("the other is asked") };
            assert_eq!(bot.player(1).choose(&play, &decision), Answer::Draw(agrees), "{bot:?} {quiet} {own}");
        }
        // Far behind, a draw is welcome at any time.
        let mut far = Scene::new().x().ship(1, (0, 3), E, 3).ship(2, (0, -4), W, 1).play();
        far.submit(Input::Answer(Answer::OfferDraw), &mut Vec::new()).expect("it may be offered");
        let Pending::Choose(decision) = far.pending() else { panic!("the other is asked") };
        assert_eq!(bot.player(1).choose(&far, &decision), Answer::Draw(true), "{bot:?}");
    }
}
