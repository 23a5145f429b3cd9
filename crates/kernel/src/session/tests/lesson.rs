//! Lessons: the script narrows, rolls and passes by, and is over one day.

use super::*;
use crate::save::{InputSource, WrittenInput};

fn options(session: &Session<Voyage>) -> Vec<String> {
    session.decision().expect("a question").options
}

fn step(session: &Session<Voyage>) -> Option<usize> {
    session.step().map(|(step, _)| step)
}

fn completed(session: &Session<Voyage>) -> (usize, usize) {
    (session.completed().first, session.completed().steps.len())
}

#[test]
fn a_lesson_goes_step_by_step_until_its_script_is_over() {
    let mut session = begun(Start { lesson: true, ..Start::default() });
    assert_eq!((step(&session), options(&session)), (Some(0), vec!["sail".to_owned()]));
    assert!(matches!(session.choose("rest"), Err(SessionError::IllegalOption)));
    assert_eq!(session.place(), 0);
    assert_eq!(play(&mut session, &["sail"]), [Event::Rolled(5)]);
    assert_eq!((step(&session), completed(&session)), (Some(1), (0, 1)));
    assert_eq!(play(&mut session, &["sail"]), [Event::Rolled(1)], "the swell passes unasked");
    assert_eq!((step(&session), completed(&session)), (Some(1), (1, 0)));
    assert_eq!(options(&session), ["rest"]);
    assert!(matches!(session.choose("sail"), Err(SessionError::IllegalOption)));
    play(&mut session, &["rest"]);
    assert_eq!((step(&session), completed(&session)), (Some(2), (1, 1)));
    play(&mut session, &["fish"]);
    assert_eq!(options(&session), ["keep"]);
    let mut again = reopened(&session);
    assert_eq!((step(&again), options(&again)), (Some(2), options(&session)));
    play(&mut again, &["keep"]);
    assert_eq!((step(&again), completed(&again)), (None, (2, 1)));
    assert_eq!(options(&again).len(), 6, "the script is over");
    play(&mut again, &["rest", "sail", "rest"]);
    assert_eq!(completed(&again), (3, 0));
    let taken = checkpoints(&reading(&again)).last().expect("one").progress.taken;
    assert_eq!(taken, 5, "what is chosen behind the script counts for nothing");
    reopened(&again);
}

#[test]
fn what_passes_unasked_is_made_again_with_what_it_follows() {
    let mut session = begun(Start { lesson: true, ..Start::default() });
    play(&mut session, &["sail", "sail"]);
    let end = session.place();
    session.undo().expect("undone");
    assert_eq!(session.redo().expect("made again").events, [Event::Rolled(1)]);
    assert_eq!((session.place(), options(&session)), (end, vec!["rest".to_owned()]));
}

#[test]
fn a_stage_that_is_over_is_left_with_what_ended_it() {
    let mut session = begun(Start::default());
    play(&mut session, &["rest", "land"]);
    let end = session.place();
    session.undo().expect("undone");
    session.redo().expect("made again");
    assert_eq!((session.place(), session.game().state.isle.as_str()), (end, "reef"));
}

#[test]
fn the_file_says_what_the_script_gave() {
    let mut session = begun(Start { lesson: true, ..Start::default() });
    play(&mut session, &["sail", "sail", "rest"]);
    let reading = reading(&session);
    let given = reading.records.iter().filter_map(|record| match record {
        Record::Input(made) if made.by == InputSource::Script => Some(made.input.clone()),
        _ => None,
    });
    let [one, .., five, _] = Die::ALL;
    let pass = WrittenInput::Choose("pass".to_owned());
    assert_eq!(given.collect::<Vec<_>>(), [WrittenInput::Die(five), WrittenInput::Die(one), pass]);
    let progress = checkpoints(&reading).last().expect("one").progress;
    assert_eq!((progress.chances, progress.taken, progress.fed), (2, 3, 2));
    assert_eq!(session.whole_history().len(), 4, "what the script passes is nobody's choice");
    let answers: Vec<_> = session.entries().filter_map(|entry| entry.choice).map(|(answer, _)| answer).collect();
    assert_eq!(answers, ["sail", "sail", "rest"]);
    session.undo().expect("undone");
    session.undo().expect("undone");
    assert_eq!((step(&session), session.game().state.miles), (Some(1), 5));
    assert_eq!(session.ahead().collect::<Vec<_>>(), ["sail", "rest"]);
}

#[test]
fn a_draft_tries_what_a_session_would_do() {
    let mut session = begun(Start { lesson: true, ..Start::default() });
    let mut draft = session.draft();
    assert!(draft.is_empty());
    assert_eq!(draft.decision().expect("a question").options, ["sail"]);
    assert!(matches!(draft.answer("rest".to_owned()), Err(SessionError::IllegalOption)));
    draft.answer("sail".to_owned()).expect("an answer");
    draft.answer("sail".to_owned()).expect("an answer");
    assert!(!draft.is_empty());
    assert_eq!(draft.decision().expect("a question").options, ["rest"]);
    assert_eq!((draft.completed().first, draft.completed().steps.len()), (0, 1));
    assert_eq!((draft.game().state.miles, session.game().state.miles), (6, 0));
    let made = session.made(draft);
    assert_eq!(session.perform(made).expect("made").events, [Event::Rolled(5), Event::Rolled(1)]);
    assert_eq!(session.game().state.miles, 6);
    reopened(&session);
}
