//! The line protocol of a voyage: every request, and each refusal.

use super::*;
use crate::voyage::{Event, Outcome, Question, Start, Voyage, Waters};

impl Protocol for Voyage {
    type Words = ();

    fn start(_: &Arc<Waters>, fields: Map<String, Value>) -> Result<Start, Refusal> {
        #[derive(serde::Deserialize)]
        struct New {
            seed: u64,
            from: String,
        }
        let New { seed, from } = super::fields(fields)?;
        Ok(Start { seed, from, ..Start::default() })
    }

    fn decision(&self, (): &(), question: &Question) -> Value {
        json!({ "kind": format!("{:?}", question.kind) })
    }

    fn event(&self, event: &Event) -> Value {
        format!("{event:?}").into()
    }

    fn table(&self, seat: Option<Seat>) -> Value {
        json!({ "seat": seat, "day": self.state.day, "votes": self.state.votes })
    }

    fn outcome(&self, outcome: &Outcome) -> Value {
        format!("{outcome:?}").into()
    }

    fn fault_code(_: &Self::Fault) -> &'static str {
        "unknown-isle"
    }

    fn hints(&self, question: &Question, seat: Seat) -> Map<String, Value> {
        let kind = format!("{:?}", question.kind);
        Map::from_iter([("kind".to_owned(), kind.into()), ("seat".to_owned(), seat.number().into())])
    }

    fn odds(session: &Session<Self>) -> Map<String, Value> {
        Map::from_iter([("miles".to_owned(), session.game().state.miles.into())])
    }
}

fn playing(ports: usize) -> Playing<Voyage> {
    let waters = Arc::new(Waters { ports, ..Waters::default() });
    let fields = Map::from_iter([("seed".to_owned(), 7.into()), ("from".to_owned(), "harbour".into())]);
    let (playing, reply) = Playing::begin(&waters, (), fields).expect("a game");
    let answer = playing.answer(reply);
    assert_eq!(answer.get("events"), Some(&json!([r#"Begun("harbour")"#])));
    playing
}

fn ask(playing: &mut Playing<Voyage>, line: &str) -> Value {
    let done = parse(line.as_bytes()).and_then(|request| playing.obey(request));
    done.map_or_else(refusal, |reply| playing.answer(reply)).into()
}

/// The code of a refusal, and what it says.
fn refused(playing: &mut Playing<Voyage>, line: &str) -> (String, String) {
    let before = (playing.session.place(), playing.session.queued().count());
    let answer = ask(playing, line);
    assert_eq!(answer["ok"], json!(false), "{line}: {answer}");
    assert_eq!((playing.session.place(), playing.session.queued().count()), before, "an error changes nothing");
    let text = |field: &str| answer["error"][field].as_str().expect("a text").to_owned();
    (text("code"), text("message"))
}

#[test]
fn every_request_is_answered_with_the_game_as_it_stands() {
    let mut playing = playing(0);
    let answer = ask(&mut playing, r#"{"do":"dice","next":[3]}"#);
    assert_eq!(
        (&answer["ok"], &answer["events"], &answer["decision"]["kind"]),
        (&json!(true), &json!([]), &json!("Day"))
    );
    let answer = ask(&mut playing, r#"{"do":"choose","option":"sail"}"#);
    assert_eq!((&answer["events"], &answer["state"]["seat"]), (&json!(["Rolled(3)"]), &json!(null)));
    assert_eq!(ask(&mut playing, r#"{"do":"odds"}"#)["miles"], json!(3));
    assert_eq!(ask(&mut playing, r#"{"do":"undo"}"#)["events"], json!([]));
    assert_eq!(ask(&mut playing, r#"{"do":"redo"}"#)["events"], json!(["Rolled(3)"]));
    assert_eq!(ask(&mut playing, r#"{"do":"draws","next":["eel"]}"#)["ok"], json!(true));
    let answer = ask(&mut playing, r#"{"do":"choose","option":"fish","seat":2}"#);
    assert_eq!((&answer["events"], &answer["state"]["seat"]), (&json!([r#"Drew("eel")"#]), &json!(2)));
    let answer = ask(&mut playing, r#"{"do":"options","seat":1}"#);
    assert_eq!((&answer["options"], &answer["state"]["seat"]), (&json!(["keep", "throw:eel"]), &json!(1)));
    assert_eq!(ask(&mut playing, r#"{"do":"state","seat":3}"#)["state"]["seat"], json!(3));
    assert!(answer["decision"].get("seats").is_none() && answer["decision"].get("secret").is_none());
    ask(&mut playing, r#"{"do":"choose","option":"keep"}"#);
    ask(&mut playing, r#"{"do":"choose","option":"rest"}"#);
    assert_eq!(ask(&mut playing, r#"{"do":"undo","reach":"turn"}"#)["state"]["day"], json!(1));
    assert_eq!(ask(&mut playing, r#"{"do":"redo","reach":"turn"}"#)["state"]["day"], json!(2));
    ask(&mut playing, r#"{"do":"dice","next":[1]}"#);
    let swell = ask(&mut playing, r#"{"do":"choose","option":"sail"}"#);
    assert_eq!((&swell["decision"]["seats"], swell["decision"].get("secret")), (&json!([1, 2, 3]), None));
    ask(&mut playing, r#"{"do":"choose","option":"brace"}"#);
    for _ in 0..3 {
        let answer = ask(&mut playing, r#"{"do":"choose","option":"land"}"#);
        assert_eq!(answer.get("outcome").is_some(), answer["decision"].is_null());
    }
    assert_eq!(ask(&mut playing, r#"{"do":"state"}"#)["outcome"], json!("Landed"));
    assert_eq!(ask(&mut playing, r#"{"do":"options"}"#)["options"], json!(null));
    let over = refused(&mut playing, r#"{"do":"choose","option":"rest"}"#);
    assert_eq!(over, ("illegal-option".to_owned(), "`rest`: the game is over, nothing is asked".to_owned()));
}

#[test]
fn a_secret_vote_is_shown_to_whom_it_concerns() {
    let mut playing = playing(0);
    let answer = ask(&mut playing, r#"{"do":"choose","option":"vote"}"#);
    assert_eq!((&answer["decision"]["seats"], &answer["decision"]["secret"]), (&json!([1, 2, 3]), &json!(true)));
    let own = ask(&mut playing, r#"{"do":"choose","option":"1:aye","seat":1}"#);
    assert_eq!((&own["events"], &own["state"]["votes"][0]), (&json!(["Voted(Seat(1))"]), &json!(true)));
    assert_eq!(own["decision"]["seats"], json!([2, 3]));
    assert_eq!(ask(&mut playing, r#"{"do":"state","seat":2}"#)["state"]["votes"][0], json!(false), "a guess");
    let hints = ask(&mut playing, r#"{"do":"options","seat":2}"#);
    assert_eq!(hints["options"], json!({ "kind": "Vote", "seat": 2 }));
    for (line, code, part) in [
        (r#"{"do":"options"}"#, "bad-request", "for which `seat`"),
        (r#"{"do":"options","seat":1}"#, "bad-request", "1 is not asked"),
        (r#"{"do":"choose","option":"3:aye","seat":2}"#, "bad-request", "2 is not asked"),
        (r#"{"do":"choose","option":"a b","seat":1}"#, "bad-request", "1 is not asked"),
        (r#"{"do":"choose","option":"2:maybe"}"#, "illegal-option", "`2:maybe` is not legal here"),
    ] {
        let (said, message) = refused(&mut playing, line);
        assert_eq!((said.as_str(), message.contains(part)), (code, true), "{line}: {message}");
    }
    let history = chronicle(&playing.session);
    let choices: Vec<&Value> =
        history["entries"].as_array().expect("a list").iter().map(|entry| &entry["choice"]).collect();
    assert_eq!(choices, [&json!(null), &json!("vote"), &json!(null)], "the vote is not told");
    let events: Vec<&Value> =
        history["entries"].as_array().expect("a list").iter().map(|entry| &entry["events"]).collect();
    assert_eq!(events, [&json!([r#"Begun("harbour")"#]), &json!([]), &json!([])]);
    assert_eq!((&history["game"], &history["outcome"]), (&json!("voyage"), &json!(null)));
    assert_eq!(history["players"], json!(["Mara", "Jonas", "Ana"]));
}

#[test]
fn what_cannot_be_done_is_refused_by_its_code() {
    let mut playing = playing(0);
    for (line, code, part) in [
        ("{", "bad-json", "EOF"),
        ("[]", "bad-request", "a request is an object"),
        ("{}", "bad-request", "`do`"),
        (r#"{"do":"dance"}"#, "bad-request", "`dance` is not a request"),
        (r#"{"do":"odds","of":1}"#, "bad-request", "unknown field `of`"),
        (r#"{"do":"undo","reach":"year"}"#, "bad-request", "`reach`"),
        (r#"{"do":"dice","next":[7]}"#, "bad-dice", "7 is not a face"),
        (r#"{"do":"draws","next":[7]}"#, "bad-draw", "not the id"),
        (r#"{"do":"draws","next":["cod","whale"]}"#, "bad-draw", "`whale`"),
        (r#"{"do":"undo"}"#, "nothing-to-undo", ""),
        (r#"{"do":"redo"}"#, "nothing-to-redo", ""),
        (r#"{"do":"new"}"#, "bad-request", "by itself"),
        (r#"{"do":"load","file":"x"}"#, "bad-request", "by itself"),
        (r#"{"do":"save","file":"/no/such/folder/x"}"#, "cannot-write", "cannot be written"),
        (r#"{"do":"choose","option":"rest","seat":4}"#, "bad-request", "4 is not asked"),
    ] {
        let (said, message) = refused(&mut playing, line);
        assert_eq!((said.as_str(), message.contains(part)), (code, true), "{line}: {message}");
    }
    let waters = Arc::new(Waters::default());
    let nowhere = Map::from_iter([("seed".to_owned(), 7.into()), ("from".to_owned(), "nowhere".into())]);
    let refused = Playing::<Voyage>::begin(&waters, (), nowhere).map(|_| ()).expect_err("no such isle");
    assert_eq!(refused, Refusal::new("unknown-isle", "there is no isle `nowhere`"));
}

#[test]
fn attack_n11_no_more_dice_wait_than_are_ever_used() {
    let mut playing = playing(0);
    let dice = json!({ "do": "dice", "next": vec![1; 10_000] }).to_string();
    assert_eq!(ask(&mut playing, &dice)["ok"], json!(true));
    for more in [&dice, r#"{"do":"dice","next":[1]}"#, r#"{"do":"draws","next":["cod"]}"#] {
        let (code, message) = refused(&mut playing, more);
        assert_eq!((code.as_str(), message.contains("10000 at the most")), ("bad-dice", true), "{message}");
    }
    assert_eq!(playing.session.waiting(), 10_000);
}

#[test]
fn a_refusal_names_forty_options_and_repeats_little() {
    for (ports, more) in [(0, false), (33, false), (34, false), (35, true)] {
        let (_, message) = refused(&mut playing(ports), r#"{"do":"choose","option":"swim"}"#);
        assert!(message.starts_with("`swim` is not an option here; legal: `sail`, `fish`"), "{message}");
        assert_eq!(message.matches('`').count(), 2 * (1 + (6 + ports).min(40)));
        assert_eq!(message.ends_with(", …"), more, "{message}");
    }
    let long = |letters: usize| format!(r#"{{"do":"{}"}}"#, "x".repeat(letters));
    let (_, whole) = refused(&mut playing(0), &long(100));
    assert!(whole.contains(&format!("`{}`", "x".repeat(100))));
    let (_, cut) = refused(&mut playing(0), &long(101));
    assert!(cut.contains(&format!("`{}…`", "x".repeat(100))));
    let message = |letters: usize| Refusal::bad("é".repeat(letters)).message;
    assert_eq!((message(600), message(601)), ("é".repeat(600), format!("{}…", "é".repeat(600))));
}

#[test]
fn a_game_is_saved_and_loaded_with_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.jsonl");
    let mut game = playing(0);
    ask(&mut game, r#"{"do":"choose","option":"rest"}"#);
    let line = json!({ "do": "save", "file": file }).to_string();
    assert_eq!(ask(&mut game, &line)["ok"], json!(true));
    let waters = Arc::new(Waters::default());
    let (mut loaded, reply) = Playing::<Voyage>::load(&waters, (), &file).expect("it loads");
    let answer = loaded.answer(reply);
    assert_eq!((&answer["state"]["day"], answer.get("notice")), (&json!(2), None));
    assert_eq!(loaded.session().place(), 1);
    // It goes on, and dice fall for it as for the game that was saved.
    let sail = r#"{"do":"choose","option":"sail"}"#;
    let rolled = ask(&mut game, sail);
    assert!(rolled["events"].to_string().contains("Rolled"), "{rolled}");
    assert_eq!(ask(&mut loaded, sail), rolled);
    let mut bytes = std::fs::read(&file).expect("there");
    bytes.extend_from_slice(b"{\"n\":");
    std::fs::write(&file, bytes).expect("written");
    let (loaded, reply) = Playing::<Voyage>::load(&waters, (), &file).expect("it loads");
    assert_eq!(loaded.answer(reply).get("notice"), Some(&json!({ "torn": { "line": 5 } })));
    let missing = Playing::<Voyage>::load(&waters, (), &folder.path().join("none")).map(|_| ());
    assert_eq!(missing.expect_err("no file").code, "file-missing");
}

/// What a game need not say goes without saying.
#[test]
fn a_game_without_anything_special_leaves_it_to_the_kernel() {
    let begun = Session::<crate::planning::Planning>::begin(&Arc::new(()), 3, Storage::Memory).expect("a game");
    assert_eq!((begun.when().stage, begun.when().attempt), (1, 0));
    assert!(begun.step().is_none() && begun.completed().steps.is_empty());
    let told: Vec<_> = begun.history().into_iter().map(|entry| entry.shown_to(begun.game(), None)).collect();
    assert_eq!(told, begun.history(), "every event is everybody's");
    let question = begun.decision().expect("a question");
    assert!(crate::planning::Planning::is_secret(&question));
}
