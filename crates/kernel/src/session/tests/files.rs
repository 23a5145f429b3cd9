//! Files that do not fit this program: other versions, other content, packs that are gone, lines that lead elsewhere.

use super::*;
use crate::HashForm;
use crate::canonical::canonical_hash;
use crate::save::{Checkpoint, Hash, InputRecord, InputSource, Json, WrittenInput};
use crate::voyage::{State, Waits};

fn load(waters: &Waters, reading: &Reading) -> Result<Loaded<Voyage>, LoadError<<Voyage as Game>::Fault>> {
    Session::from_reading(&Arc::new(waters.clone()), reading)
}

fn of(answers: &[&str]) -> Reading {
    let mut session = begun(Start::default());
    play(&mut session, answers);
    reading(&session)
}

fn inputs(reading: &mut Reading) -> impl Iterator<Item = &mut InputRecord> {
    reading.records.iter_mut().filter_map(|record| match record {
        Record::Input(made) => Some(made),
        _ => None,
    })
}

fn kept(reading: &mut Reading) -> impl Iterator<Item = &mut Checkpoint> {
    reading.records.iter_mut().filter_map(|record| match record {
        Record::Checkpoint(checkpoint) => Some(&mut **checkpoint),
        _ => None,
    })
}

/// The same file as another version of the program would have written it.
fn foreign(reading: &mut Reading) {
    reading.header.writer.app = "0.0.1".to_owned();
    kept(reading).for_each(|checkpoint| checkpoint.writer.app = "0.0.1".to_owned());
}

fn lines(session: &Session<Voyage>, from: usize) -> Vec<&'static str> {
    let kinds = reading(session).records.into_iter().skip(from).map(|record| match record {
        Record::Input(_) => "input",
        Record::Checkpoint(_) => "checkpoint",
        Record::Head(_) | Record::Branch(_) | Record::Named(_) | Record::Attendance(_) => "other",
    });
    kinds.collect()
}

/// A file of another version, in which the draw of the first day cannot be played any more.
fn unplayable(answers: &[&str]) -> (Waters, Reading) {
    let mut reading = of(answers);
    foreign(&mut reading);
    let draw = inputs(&mut reading).find(|made| matches!(made.input, WrittenInput::Draw(_))).expect("a draw");
    draw.input = WrittenInput::Draw("whale".to_owned());
    (Waters::default(), reading)
}

#[test]
fn a_line_that_was_not_written_whole_is_completed() {
    let folder = tempfile::tempdir().expect("a folder");
    let waters = Arc::new(Waters::default());
    let storage = Storage::Folder(folder.path().to_owned());
    let mut session = Session::<Voyage>::begin(&waters, Start::default(), storage).expect("a game");
    play(&mut session, &["sail"]);
    let (path, due) = (session.path().expect("a file").to_owned(), session.game().state().clone());
    drop(session);
    let bytes = std::fs::read(&path).expect("there");
    std::fs::write(&path, bytes.get(..bytes.len() - 5).expect("longer")).expect("written");
    let loaded = Session::<Voyage>::load(&waters, &path).expect("it loads");
    assert!(matches!(loaded.note, Some(LoadNotice::Torn { line: 4, kept: Some(_) })), "{:?}", loaded.note);
    assert_eq!((loaded.session.game().state(), loaded.session.decision().is_some()), (&due, true));
    drop(loaded);
    assert_eq!(std::fs::read(&path).expect("there"), bytes, "the same die");
    std::fs::write(&path, bytes.get(..bytes.len() - 5).expect("longer")).expect("written");
    let asked = Session::<Voyage>::load_copy(&waters, &path).expect("it loads");
    assert_eq!((asked.session.chance(), asked.session.is_read_only()), (Some(0), false), "a copy rolls nothing");
}

#[test]
fn what_another_version_wrote_is_gone_on_with_behind_a_checkpoint() {
    let mut reading = of(&["rest", "sail"]);
    let known = reading.records.len();
    let mut ours = load(&Waters::default(), &reading).expect("it loads").session;
    play(&mut ours, &["sail"]);
    assert_eq!(lines(&ours, known), ["input", "input"]);
    foreign(&mut reading);
    let loaded = load(&Waters::default(), &reading).expect("it loads");
    assert_eq!(loaded.note, None, "every state agrees");
    let mut session = loaded.session;
    session.written(Ok(())).expect("nothing was written");
    assert!(lines(&session, known).is_empty(), "nothing before something is played");
    play(&mut session, &["sail", "sail"]);
    assert_eq!(lines(&session, known), ["checkpoint", "input", "input", "input", "input"]);
}

#[test]
fn a_state_that_was_written_otherwise_is_said() {
    let mut reading = of(&["rest", "sail"]);
    foreign(&mut reading);
    inputs(&mut reading).last().expect("an input").hash = Hash(1);
    assert_eq!(load(&Waters::default(), &reading).expect("it loads").note, Some(LoadNotice::Adapted));
    let verified = verify::<Voyage>(&Arc::new(Waters::default()), &reading).expect("played");
    assert_eq!((verified.inputs, verified.differing, verified.unplayable), (3, vec![3], vec![]));
    // The state of a checkpoint is the same in another form.
    let mut reading = of(&["sail", "rest"]);
    foreign(&mut reading);
    inputs(&mut reading).last().expect("an input").hash = Hash(1);
    kept(&mut reading).last().expect("one").hash = Hash(1);
    assert_eq!(load(&Waters::default(), &reading).expect("it loads").note, None);
}

#[test]
fn states_hashed_in_the_older_form_agree() {
    let mut session = begun(Start::default());
    play(&mut session, &["sail", "rest", "land", "rest"]);
    let mut old = reading(&session);
    let whole = |number| session.at(number).expect("a moment").hash(HashForm::Whole);
    old.header.writer.hashes = HashForm::Whole;
    inputs(&mut old).for_each(|made| made.hash = whole(made.number));
    for checkpoint in kept(&mut old) {
        checkpoint.hash = whole(checkpoint.at);
        checkpoint.writer.hashes = HashForm::Whole;
    }
    assert_ne!(inputs(&mut old).last().map(|made| made.hash), Some(session.game().hash(HashForm::Canonical)));
    assert!(verify::<Voyage>(&Arc::new(Waters::default()), &old).expect("played").agrees());
    let loaded = load(&Waters::default(), &old).expect("it loads");
    assert_eq!((loaded.note, loaded.session.game().state()), (None, session.game().state()));
}

#[test]
fn inputs_that_cannot_be_played_are_lost_up_to_the_last_question() {
    let (waters, reading) = unplayable(&["rest", "fish", "keep"]);
    let loaded = load(&waters, &reading).expect("it loads");
    assert_eq!(loaded.note, Some(LoadNotice::Changed { lost: 2 }));
    assert_eq!((loaded.session.place(), loaded.session.decision().is_some()), (1, true));
    let verified = verify::<Voyage>(&Arc::new(waters), &reading).expect("played");
    assert_eq!((verified.agrees(), verified.unplayable), (false, vec![3, 4]));
    let mut session = loaded.session;
    play(&mut session, &["rest"]);
    assert_eq!(session.place(), 5, "no number is used twice");
    let (waters, reading) = unplayable(&["rest", "rest", "fish", "keep"]);
    assert_eq!(load(&waters, &reading).expect("it loads").session.place(), 2);
}

#[test]
fn play_goes_on_from_the_next_checkpoint_behind_what_cannot_be_played() {
    let (waters, reading) = unplayable(&["rest", "fish", "keep", "rest", "sail"]);
    let loaded = load(&waters, &reading).expect("it loads");
    assert_eq!(loaded.note, None, "nobody loses what they had");
    let session = loaded.session;
    assert_eq!((session.game().state.hold.len(), session.game().state.day, session.place()), (1, 3, 7));
    let numbers: Vec<u32> = session.entries().map(|entry| entry.number).collect();
    assert_eq!(numbers, [0, 1, 2, 5, 6], "what came before is known still");
    let mut session = session;
    play(&mut session, &["rest"]);
    session.undo().expect("undone");
    session.undo().expect("undone");
    assert_eq!((session.place(), session.game().state.day), (5, 3));
    // A checkpoint that comes after later inputs does not stand among them.
    let (waters, mut reading) = unplayable(&["fish", "keep", "rest"]);
    let checkpoint = reading.records.pop().expect("the last");
    let numbered = InputRecord { number: 5, parent: 0, ..inputs(&mut of(&["rest"])).next().expect("one").clone() };
    reading.records.extend([Record::Input(numbered), checkpoint]);
    let loaded = load(&waters, &reading).expect("it loads");
    assert_eq!((loaded.session.place(), loaded.note), (5, None));
}

/// A checkpoint of another version replaces a state from which a path had led that was left.
#[test]
fn a_path_that_was_left_leads_from_the_state_it_was_played_from() {
    let mut session = begun(Start::default());
    session.queue(&[Die::ALL[3]]);
    play(&mut session, &["rest", "sail"]);
    session.undo().expect("undone");
    play(&mut session, &["fish", "keep"]);
    let mut reading = reading(&session);
    let mut replaced = kept(&mut reading).find(|checkpoint| checkpoint.at == 1).expect("a day began").clone();
    let mut state: State = replaced.state.read().expect("a state");
    state.miles = 100;
    (replaced.hash, replaced.state) = (canonical_hash(&state), Json::of(&state).expect("plain"));
    let fished = |record: &Record| matches!(record, Record::Input(made) if made.number == 4);
    let place = reading.records.iter().position(fished).expect("there");
    reading.records.insert(place, Record::Checkpoint(Box::new(replaced)));
    foreign(&mut reading);
    let mut session = load(&Waters::default(), &reading).expect("it loads").session;
    assert_eq!((session.game().state.miles, session.game().state.hold.len()), (100, 1));
    // From the next stage, where nothing of the last is kept that can be played again.
    play(&mut session, &["land"]);
    let moved = session.go_to(3, None).expect("a moment");
    session.perform(moved).expect("gone there");
    assert_eq!(session.game().state.miles, 4);
}

#[test]
fn a_file_breaks_off_and_goes_on_so_often_and_no_more() {
    let mut played = of(&["rest"]);
    foreign(&mut played);
    let checkpoint = kept(&mut played).last().expect("one").clone();
    let most = u32::try_from(super::super::replay::MOST_GAPS).expect("some thousands");
    let with_gaps = |gaps: u32| {
        let mut reading = of(&[]);
        foreign(&mut reading);
        for at in 1..=gaps {
            let input = WrittenInput::Draw("whale".to_owned());
            let (by, hash) = (InputSource::Players, Hash(0));
            reading.records.push(Record::Input(InputRecord { number: at, parent: at - 1, input, by, hash }));
            reading.records.push(Record::Checkpoint(Box::new(Checkpoint { at, ..checkpoint.clone() })));
        }
        reading
    };
    assert!(load(&Waters::default(), &with_gaps(most)).is_ok());
    assert!(matches!(load(&Waters::default(), &with_gaps(most + 1)), Err(LoadError::TooLong)));
}

#[test]
fn a_long_game_is_no_hostile_one() {
    let mut session = begun(Start::default());
    session.queue(&vec![Die::ALL[5]; 1500]);
    for _ in 0..1500 {
        play(&mut session, &["sail"]);
    }
    let loaded = load(&Waters::default(), &reading(&session)).expect("it loads");
    assert_eq!((loaded.session.place(), loaded.note), (3000, None));
}

#[test]
fn a_forged_checkpoint_is_not_used_whatever_the_content() {
    let mut reading = of(&["rest"]);
    kept(&mut reading).last().expect("one").hash = Hash(0);
    let waters = Waters { fingerprint: Hash(18), ..Waters::default() };
    for waters in [Waters::default(), waters] {
        let loaded = load(&waters, &reading).expect("it loads");
        let due =
            if waters.fingerprint == Hash(17) { Some(LoadNotice::Forged { input: 1 }) } else { loaded.note.clone() };
        assert_eq!((loaded.note, loaded.session.game().state.day), (due, 2));
    }
    let mut forged = kept(&mut of(&["rest"])).last().expect("one").clone();
    forged.hash = Hash(0);
    forged.state = kept(&mut of(&[])).last().expect("one").state.clone();
    *kept(&mut reading).last().expect("one") = forged;
    let waters = Waters { fingerprint: Hash(18), ..Waters::default() };
    let loaded = load(&waters, &reading).expect("it loads");
    assert_eq!((loaded.note, loaded.session.game().state.day), (Some(LoadNotice::Forged { input: 1 }), 2));
}

#[test]
fn a_game_is_played_without_its_packs_as_far_as_that_goes() {
    let packs = vec![pack("Whales", 1), pack("Sharks", 1)];
    let with = Arc::new(Waters { packs, ..Waters::default() });
    let mut session = begun_in(&with, Start::default());
    play(&mut session, &["fish", "keep"]);
    let reading = reading(&session);
    let without = Waters { packs: vec![pack("Sharks", 1)], ..Waters::default() };
    assert_eq!(load(&without, &reading).expect("they are not needed").note, None);

    let strange = |with: &[crate::save::PackMark]| {
        let (waters, mut strange) = unplayable(&["fish", "keep"]);
        strange.header.writer.packs.clone_from(&reading.header.writer.packs);
        load(&Waters { packs: with.to_vec(), ..waters }, &strange).map(|loaded| loaded.note)
    };
    let missing = strange(&[pack("Sharks", 1)]);
    assert!(matches!(missing, Err(LoadError::PacksMissing(names)) if names == ["Whales"]));
    let whole = strange(&[pack("Whales", 1), pack("Sharks", 1)]);
    assert_eq!(whole.expect("it loads"), Some(LoadNotice::Changed { lost: 2 }));
    let changed = strange(&[pack("Whales", 2), pack("Sharks", 1), pack("Squids", 1)]);
    let packs = vec!["Whales".to_owned(), "Squids".to_owned()];
    assert_eq!(changed.expect("it loads"), Some(LoadNotice::PacksChanged { lost: 2, packs }));
}

#[test]
fn what_cannot_be_set_up_without_its_packs_says_which() {
    let mut reading = of(&["rest"]);
    let mark = pack("Whales", 1);
    let refused = |reading: &Reading, waters: &Waters| load(waters, reading).map(|_| ()).expect_err("refused");
    let with = Waters { packs: vec![mark.clone()], ..Waters::default() };
    let bare = Waters { isles: vec!["cape".to_owned()], ..Waters::default() };
    reading.header.writer.packs = vec![mark];
    assert!(matches!(refused(&reading, &bare), LoadError::PacksMissing(_)));
    let isles = bare.isles.clone();
    assert!(matches!(refused(&reading, &Waters { isles, ..with.clone() }), LoadError::Game(_)));
    reading.header.setup = crate::save::Json::of(&7).expect("plain");
    assert!(matches!(refused(&reading, &bare), LoadError::PacksMissing(_)));
    assert!(matches!(refused(&reading, &with), LoadError::Setup(_)));
}

#[test]
fn a_file_that_needs_packs_is_not_put_in_order_before_they_are_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let with = Arc::new(Waters { packs: vec![pack("Whales", 1)], fish: vec!["whale".to_owned()], ..Waters::default() });
    let mut session = begun_in(&with, Start::default());
    play(&mut session, &["fish"]);
    session.save_copy(&path).expect("copied");
    let mut bytes = std::fs::read(&path).expect("there");
    bytes.extend_from_slice(b"{\"n\":");
    std::fs::write(&path, &bytes).expect("written");
    let without = Arc::new(Waters { fingerprint: Hash(3), ..Waters::default() });
    let refused = Session::<Voyage>::load(&without, &path).map(|_| ());
    assert!(matches!(refused, Err(LoadError::PacksMissing(_))), "{refused:?}");
    assert_eq!(std::fs::read(&path).expect("there"), bytes);
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 1);
    assert!(Session::<Voyage>::load(&with, &path).is_ok());
}

#[test]
fn ids_that_were_renamed_are_found_again() {
    let table =
        serde_json::json!({ "ids": { "cod": "haddock", "eel": "haddock", "pike": "haddock", "harbour": "haven" } });
    let waters = Waters {
        isles: vec!["haven".to_owned()],
        fish: vec!["haddock".to_owned(); 3],
        renames: Some(serde_json::from_value(table).expect("renames")),
        ..Waters::default()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut session = begun(Start::default());
    play(&mut session, &["fish", "keep", "rest"]);
    session.save_copy(&path).expect("copied");
    let reading = Session::<Voyage>::read(&waters, &path).expect("read");
    let mut old = reading;
    foreign(&mut old);
    let loaded = load(&waters, &old).expect("it loads");
    assert_eq!(loaded.session.game().state.hold, ["haddock"]);
    assert_eq!((loaded.session.place(), loaded.session.setup().scenario.as_str()), (4, "haven"));
}

/// The checkpoint of the first day, with another state in it.
fn hundred_miles(reading: &mut Reading) -> &mut Checkpoint {
    let forged = kept(reading).find(|checkpoint| checkpoint.at == 1).expect("a day began");
    let mut state: State = forged.state.read().expect("a state");
    state.miles = 100;
    (forged.hash, forged.state) = (canonical_hash(&state), Json::of(&state).expect("plain"));
    forged
}

#[test]
fn attack_f7_a_state_that_replaces_what_was_played_is_said() {
    let mut reading = of(&["rest", "sail", "rest"]);
    foreign(&mut reading);
    hundred_miles(&mut reading);
    inputs(&mut reading).skip(1).for_each(|made| made.hash = Hash(1));
    let checkpoint = kept(&mut reading).last().expect("one").at;
    reading.records.retain(|record| !matches!(record, Record::Checkpoint(kept) if kept.at == checkpoint));
    let loaded = load(&Waters::default(), &reading).expect("it loads");
    assert_eq!((loaded.note, loaded.session.game().state.miles > 99), (Some(LoadNotice::Adapted), true));
    // The same where the lines behind it have the hashes of what follows from it.
    let session = loaded.session;
    let hash = |number| session.at(number).expect("a moment").hash(HashForm::Canonical);
    inputs(&mut reading).skip(1).for_each(|made| made.hash = hash(made.number));
    let loaded = load(&Waters::default(), &reading).expect("it loads");
    assert_eq!(loaded.note, Some(LoadNotice::Adapted));
    let verified = verify::<Voyage>(&Arc::new(Waters::default()), &reading).expect("played");
    assert_eq!((verified.agrees(), verified.differing), (false, vec![1]));
}

#[test]
fn what_followed_a_state_that_is_replaced_later_is_still_told() {
    let told = |session: &Session<Voyage>| -> Vec<Event> {
        session.history_to(2).into_iter().flat_map(|entry| entry.events).collect()
    };
    let mut session = begun(Start::default());
    play(&mut session, &["rest", "rest", "land"]);
    let mut old = reading(&session);
    foreign(&mut old);
    // The first day's checkpoint comes when the stage lies behind, and with its state nobody could have rested there.
    let is_first = |record: &Record| matches!(record, Record::Checkpoint(kept) if kept.at == 1);
    let place = old.records.iter().position(is_first).expect("a day began");
    let mut late = old.records.remove(place);
    let Record::Checkpoint(checkpoint) = &mut late else { panic!("a checkpoint") };
    let mut state: State = checkpoint.state.read().expect("a state");
    state.waits = Waits::Die;
    (checkpoint.hash, checkpoint.state) = (canonical_hash(&state), Json::of(&state).expect("plain"));
    old.records.push(late);
    let loaded = load(&Waters::default(), &old).expect("it loads");
    assert_eq!((told(&loaded.session), loaded.session.refused()), (told(&session), None));
}

#[test]
fn attack_f7_a_checkpoint_of_this_version_is_held_to_its_hash_in_every_form() {
    let mut session = begun(Start::default());
    play(&mut session, &["rest", "sail", "rest"]);
    let mut old = reading(&session);
    old.header.writer.hashes = HashForm::Whole;
    let whole = |number| session.at(number).expect("a moment").hash(HashForm::Whole);
    inputs(&mut old).for_each(|made| made.hash = whole(made.number));
    for checkpoint in kept(&mut old) {
        checkpoint.hash = whole(checkpoint.at);
        checkpoint.writer.hashes = HashForm::Whole;
    }
    hundred_miles(&mut old).hash = Hash(0);
    let loaded = load(&Waters::default(), &old).expect("it loads");
    assert_eq!((loaded.note, loaded.session.game().state.miles < 100), (Some(LoadNotice::Forged { input: 1 }), true));
    let verified = verify::<Voyage>(&Arc::new(Waters::default()), &old).expect("played");
    assert_eq!((verified.agrees(), verified.forged), (false, vec![1]));
}

#[test]
fn attack_n4_a_game_has_so_many_branches_and_no_more() {
    let mut session = begun(Start::default());
    session.queue(&vec![Die::ALL[5]; 600]);
    for _ in 0..600 {
        play(&mut session, &["sail"]);
    }
    let most = u32::try_from(super::super::branch::MOST_BRANCHES).expect("some");
    let branch = |at| Record::Branch(crate::save::KeptBranch { at, name: format!("to {at}") });
    let mut reading = reading(&session);
    reading.records.extend((1..=most).map(branch));
    // To rename one again and again keeps no more of them.
    reading.records.extend(std::iter::repeat_n(branch(7), 100_000));
    let mut full = load(&Waters::default(), &reading).expect("it loads").session;
    let ends: Vec<(u32, bool)> = full.branches().iter().map(|branch| (branch.at, branch.here)).collect();
    assert_eq!(ends, [(most, true)], "the others are its beginnings");
    assert!(matches!(full.name_branch(most + 1, "one more"), Err(SessionError::TooManyBranches)));
    let renamed = full.name_branch(most, "the last").expect("it is there");
    full.perform(renamed).expect("renamed");
    assert_eq!(full.branches().first().map(|branch| branch.name.as_str()), Some("the last"));
    // To go back keeps none, and can be done all the same.
    let back = full.back(UndoScope::Turn).expect("a way back");
    full.perform(back).expect("gone back");
    assert_eq!(full.branches().len(), 1);
    reading.records.push(branch(most + 1));
    assert!(matches!(load(&Waters::default(), &reading), Err(LoadError::TooLong)));
}

/// A file of another version: so many inputs that cannot be played, one after the other.
fn nonsense(count: u32) -> Reading {
    let mut reading = of(&["rest"]);
    foreign(&mut reading);
    reading.records = (1..=count).map(|number| made(number, number - 1)).collect();
    reading
}

/// An input that cannot be played.
fn made(number: u32, parent: u32) -> Record {
    let input = WrittenInput::Choose("swim".to_owned());
    Record::Input(InputRecord { number, parent, input, by: InputSource::Players, hash: Hash(0) })
}

fn foreign_checkpoint(at: u32) -> Record {
    let mut reading = of(&["rest"]);
    foreign(&mut reading);
    let checkpoint = kept(&mut reading).last().expect("one").clone();
    Record::Checkpoint(Box::new(Checkpoint { at, ..checkpoint }))
}

#[test]
fn attack_n5_looking_for_what_can_be_played_is_counted() {
    let with = |checkpoints: usize| {
        let mut reading = nonsense(10_000);
        reading.records.push(foreign_checkpoint(10_000));
        reading.records.extend(std::iter::repeat_n(foreign_checkpoint(9_999), checkpoints));
        load(&Waters::default(), &reading)
    };
    assert!(with(10).is_ok());
    assert!(matches!(with(1_000), Err(LoadError::TooLong)));
}

#[test]
fn attack_n5_states_kept_beside_a_replaced_one_are_counted() {
    let children = u32::try_from(super::super::replay::MOST_GAPS).expect("some thousands") / 4;
    let with = |replaced: u16| {
        let mut reading = of(&["rest"]);
        foreign(&mut reading);
        let first = inputs(&mut reading).next().expect("one").clone();
        reading.records =
            (1..=children).map(|number| Record::Input(InputRecord { number, parent: 0, ..first.clone() })).collect();
        reading.records.extend((1..=replaced).map(|day| {
            let Record::Checkpoint(mut checkpoint) = foreign_checkpoint(0) else { unreachable!() };
            let mut state: State = checkpoint.state.read().expect("a state");
            state.day = 10 + day;
            (checkpoint.hash, checkpoint.state) = (canonical_hash(&state), Json::of(&state).expect("plain"));
            Record::Checkpoint(checkpoint)
        }));
        load(&Waters::default(), &reading)
    };
    // Each keeps a state for every child, and its own.
    assert!(with(3).is_ok());
    assert!(matches!(with(4), Err(LoadError::TooLong)));
}

#[test]
fn attack_n5_playing_to_where_nothing_can_be_played_is_counted() {
    let mut session = begun(Start::default());
    session.queue(&vec![Die::ALL[5]; 500]);
    for _ in 0..500 {
        play(&mut session, &["sail"]);
    }
    let mut reading = reading(&session);
    foreign(&mut reading);
    reading.records.retain(|record| matches!(record, Record::Input(_)));
    let (records, last) = (reading.records, session.place());
    let with = |tries: u32| {
        let mut reading = of(&[]);
        foreign(&mut reading);
        reading.records.clone_from(&records);
        let tries = (1..=tries).map(|number| made(last + number, if number % 2 == 0 { 0 } else { last }));
        reading.records.extend(tries);
        load(&Waters::default(), &reading)
    };
    assert!(with(10).is_ok());
    assert!(matches!(with(20_000), Err(LoadError::TooLong)));
}
