//! Any lines to the headless interface: one answer each, and a refusal changes nothing. Requests that would touch files are
//! read, and not obeyed.
#![no_main]

use std::sync::{Arc, LazyLock};

use ironclad_game::content::Content;
use ironclad_game::engine::Game;
use kernel::headless::{Playing, Request, parse};
use libfuzzer_sys::fuzz_target;
use words::Text;

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("sound")));

thread_local! {
    static TEXT: Text = Text::of("en");
}

/// A long game is played again with each undo, and has nothing new.
const LINES: usize = 60;

fuzz_target!(|bytes: &[u8]| {
    let mut playing: Option<Playing<Game>> = None;
    for line in bytes.split(|byte| *byte == b'\n').take(LINES) {
        match parse(line) {
            Ok(Request::New(mut fields)) => {
                // Without one it would be drawn by chance, and what is found could not be found again.
                fields.entry("seed").or_insert(1.into());
                let text = TEXT.with(Clone::clone);
                if let Ok((begun, told)) = Playing::begin(&CONTENT, text, fields) {
                    drop(begun.answer(told));
                    playing = Some(begun);
                }
            }
            Ok(Request::Save(_) | Request::Load(_)) | Err(_) => {}
            Ok(request) => {
                let Some(playing) = &mut playing else { continue };
                let before = playing.session().game().hash();
                match playing.obey(request) {
                    Ok(told) => drop(playing.answer(told)),
                    Err(_) => assert_eq!(before, playing.session().game().hash()),
                }
            }
        }
    }
});
