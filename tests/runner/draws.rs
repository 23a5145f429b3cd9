//! Tokens drawn at random through the line protocol: given by hand, taken back, and never shown before.

use serde_json::{Value, json};

use crate::table::{Line, options};

/// A patrol under way, and the sectors whose tokens can be turned up first.
fn patrol(seed: u64) -> (Line, Vec<String>) {
    let mut line = Line::playing(&json!({ "do": "new", "patrol": { "aim": "courier" }, "seed": seed }));
    let answer = line.choose("done");
    let recons = options(&answer).into_iter().filter(|option| option.starts_with("recon:")).collect();
    (line, recons)
}

/// A patrol with two tokens at least to turn up from where it begins.
fn with_two() -> (Line, Vec<String>) {
    (1..40).map(patrol).find(|(_, recons)| recons.len() > 1).expect("one of forty")
}

/// The card that a choice turned up.
fn turned_up(answer: &Value) -> Option<String> {
    let events = answer["events"].as_array().expect("events");
    let revealed = events.iter().find_map(|event| event.get("token-revealed"))?;
    revealed["card"].as_str().map(str::to_owned)
}

#[test]
fn a_token_given_by_hand_is_drawn_next_and_taken_back_comes_first_again() {
    let (mut line, recons) = with_two();
    line.good(&json!({ "do": "draws", "next": ["sabotage", "mutiny"] }));
    assert_eq!(turned_up(&line.choose(&recons[0])).as_deref(), Some("sabotage"));
    line.good(&json!({ "do": "undo" }));
    let state = line.good(&json!({ "do": "state" }))["state"].clone();
    let sector = recons[0].strip_prefix("recon:").expect("a sector");
    assert_eq!(state["sectors"][sector]["intel"], json!({ "card": null, "revealed": false }));
    assert_eq!(turned_up(&line.choose(&recons[1])).as_deref(), Some("sabotage"), "wherever it is drawn for");
}

#[test]
fn a_token_that_is_not_in_the_group_waits() {
    let (mut line, recons) = with_two();
    line.good(&json!({ "do": "draws", "next": ["rivet-gun", "mutiny", "probe"] }));
    assert_eq!(turned_up(&line.choose(&recons[0])).as_deref(), Some("probe"), "gear and Mutiny are no sealed tokens");
    let before = line.moment();
    let message = line.refused(&json!({ "do": "draws", "next": ["probe", "no-such-thing"] }), "bad-draw");
    assert!(message.contains("no-such-thing"), "{message}");
    line.refused(&json!({ "do": "draws", "next": [3] }), "bad-draw");
    assert_eq!(line.moment(), before);
}

#[test]
fn a_shuffled_token_shows_nothing_before_it_is_turned_up() {
    for seed in 0..10 {
        let (mut line, recons) = patrol(seed);
        let state = line.good(&json!({ "do": "state" }))["state"].clone();
        let sectors = state["sectors"].as_object().expect("sectors");
        let sealed = sectors.values().filter(|sector| !sector["intel"].is_null()).map(|sector| &sector["intel"]);
        assert!(sealed.clone().count() >= recons.len());
        assert!(sealed.clone().all(|intel| *intel == json!({ "card": null, "revealed": false })), "seed {seed}");
        // No token has a card yet: what is hidden cannot be read from the whole state either.
        let game = line.0.session().expect("a game").game();
        let placed = |token: &&ironclad::engine::state::Token| {
            matches!(token, ironclad::engine::state::Token::Placed(_) | ironclad::engine::state::Token::Open(_))
        };
        assert_eq!(game.table().tokens.iter().flatten().filter(placed).count(), 0, "seed {seed}");
    }
}

#[test]
fn the_generator_draws_the_same_for_a_seed_and_any_token_in_the_end() {
    let drawn = |seed: u64| {
        let (mut line, recons) = patrol(seed);
        recons.first().and_then(|recon| turned_up(&line.choose(recon)))
    };
    assert_eq!(drawn(3), drawn(3));
    let found: std::collections::BTreeSet<String> = (0..120).filter_map(drawn).collect();
    assert!(found.len() > 12, "{} kinds in 120 patrols: {found:?}", found.len());
}
