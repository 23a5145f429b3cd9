//! Whatever comes in, one answer goes out, and a refusal changes nothing.

use ironclad::headless::serve;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

use crate::table::Line;

fn game() -> Line {
    Line::playing(&json!({ "do": "new", "scenario": "tutorial-1", "free": true, "seed": 1 }))
}

fn answered(line: &mut Line, bytes: &[u8]) {
    let before = line.moment();
    let answer = line.0.answer(bytes);
    match answer["ok"].as_bool() {
        Some(true) => assert!(answer["state"].is_object()),
        Some(false) => {
            assert!(answer["error"]["code"].is_string() && answer["error"]["message"].is_string());
            assert_eq!(line.moment(), before);
        }
        None => panic!("{answer}"),
    }
}

/// A request with nothing in it that touches files.
fn request() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        Just("new"),
        Just("choose"),
        Just("dice"),
        Just("draws"),
        Just("undo"),
        Just("redo"),
        Just("state"),
        Just("odds"),
        Just("dance"),
        Just(""),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u8>().prop_map(|face| json!([face % 9])),
        "[a-z0-9:-]{0,12}".prop_map(Value::from),
        Just(json!("tutorial-2")),
        Just(json!("rest")),
        Just(json!("move:3a-empty-space")),
        Just(json!([[{}]])),
    ];
    let field = prop_oneof![
        Just("scenario"),
        Just("players"),
        Just("mode"),
        Just("seed"),
        Just("free"),
        Just("option"),
        Just("next"),
        Just("patrol"),
        Just("campaign"),
        Just("other"),
    ];
    (word, prop::collection::vec((field, leaf), 0..3)).prop_map(|(word, fields)| {
        let mut request = json!({ "do": word });
        for (field, value) in fields {
            request[field] = value;
        }
        request
    })
}

/// The same cases in every run.
const SEED: u64 = 1;

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, rng_seed: RngSeed::Fixed(SEED), ..ProptestConfig::default() })]

    #[test]
    fn bytes(lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 1..8)) {
        let mut line = game();
        for bytes in lines {
            answered(&mut line, &bytes);
        }
    }

    #[test]
    fn requests(requests in prop::collection::vec(request(), 1..12)) {
        let mut line = game();
        for request in requests {
            answered(&mut line, request.to_string().as_bytes());
        }
    }

    #[test]
    fn halves(request in request(), cut in 0usize..60) {
        let text = request.to_string();
        let cut = cut.min(text.len() - 1);
        let answer = game().0.answer(&text.as_bytes()[..cut]);
        prop_assert_eq!(&answer["error"]["code"], "bad-json");
    }
}

#[test]
fn what_is_not_json_is_bad_json() {
    let deep = "[".repeat(100_000);
    for bytes in [
        &b""[..],
        b" ",
        b"{",
        b"{\"do\":\"state\"",
        b"{\"do\":\"sta",
        b"\xff\xfe",
        b"{\"do\":\"\xff\"}",
        b"}{",
        deep.as_bytes(),
        b"\0",
    ] {
        assert_eq!(Line::new().0.answer(bytes)["error"]["code"], "bad-json");
    }
}

#[test]
fn every_line_has_one_answer() {
    let long = "x".repeat(3 << 20);
    let input =
        format!("{{\"do\":\"new\",\"scenario\":\"tutorial-1\"}}\r\n\n{long}\n{{\"do\":\"state\"}}\n{{\"do\":\"sta");
    let mut output = Vec::new();
    serve(&mut Line::new().0, input.as_bytes(), &mut output).expect("served");
    let answers: Vec<Value> = String::from_utf8(output)
        .expect("UTF-8")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let oks: Vec<&Value> = answers.iter().map(|answer| &answer["ok"]).collect();
    assert_eq!(oks, [true, false, false, true, false]);
    for index in [1, 2, 4] {
        assert_eq!(answers[index]["error"]["code"], "bad-json");
    }
}

#[test]
fn attack_f13_what_is_refused_is_not_echoed_whole() {
    let mut line = game();
    let before = line.moment();
    let request = json!({ "do": "choose", "option": "x".repeat(1 << 20) }).to_string();
    let answer = line.0.answer(request.as_bytes());
    assert_eq!(line.moment(), before);
    assert_eq!(answer["ok"], json!(false));
    let message = answer["error"]["message"].as_str().expect("a message");
    assert!(message.chars().count() <= 601, "{} letters", message.chars().count());
}
