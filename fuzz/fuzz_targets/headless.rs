//! Any lines to the headless interface, whichever game they begin: one answer each, and a refusal changes nothing. Requests
//! that would touch files are read, and not obeyed.
#![no_main]

use std::rc::Rc;
use std::sync::{Arc, LazyLock};

use full_thrust::play::FullThrust;
use iron_guest::IronGuest;
use ironclad_game::content::Content;
use ironclad_game::engine::Game;
use ironclad_game::protocol::Labels;
use ironclad_text::labels::labels;
use kernel::HashForm;
use kernel::headless::{Playing, Protocol, Request, parse};
use libfuzzer_sys::fuzz_target;
use serde_json::{Map, Value};
use words::{Message, Speech, Text};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("sound")));
static SQUADRONS: LazyLock<Arc<iron_guest::content::Catalogue>> =
    LazyLock::new(|| iron_guest::content::Catalogue::shared().expect("sound"));
static FLEETS: LazyLock<Arc<full_thrust::content::Catalogue>> =
    LazyLock::new(|| full_thrust::content::Catalogue::shared().expect("sound"));

thread_local! {
    static LABELS: Arc<dyn Labels> = labels(Text::of("en"));
    static SPEECH: Rc<dyn Speech> = Rc::new(Plain(Text::of("en")));
}

/// Words for war games, in which players are numbers.
struct Plain(Text);

impl Speech for Plain {
    fn say(&self, message: &Message) -> String {
        message.say_by_number(&self.0)
    }
}

impl std::fmt::Debug for Plain {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Plain")
    }
}

/// A long game is played again with each undo, and has nothing new.
const LINES: usize = 60;

/// The game that is played.
enum Table {
    Campaign(Playing<Game>),
    IronGuest(Playing<IronGuest>),
    FullThrust(Playing<FullThrust>),
}

/// The game that the fields of a `new` ask for; none if there is no such game.
fn new(mut fields: Map<String, Value>) -> Option<Table> {
    // Without one it would be drawn by chance, and what is found could not be found again.
    fields.entry("seed").or_insert(1.into());
    match fields.remove("game") {
        None => begin::<Game>(&CONTENT, LABELS.with(Clone::clone), fields).map(Table::Campaign),
        Some(id) if id == "iron-guest" => {
            begin::<IronGuest>(&SQUADRONS, SPEECH.with(Clone::clone), fields).map(Table::IronGuest)
        }
        Some(id) if id == "full-thrust" => {
            begin::<FullThrust>(&FLEETS, SPEECH.with(Clone::clone), fields).map(Table::FullThrust)
        }
        Some(_) => None,
    }
}

fn begin<G: Protocol>(
    catalogue: &Arc<G::Catalogue>,
    words: G::Words,
    fields: Map<String, Value>,
) -> Option<Playing<G>> {
    let (playing, told) = Playing::<G>::begin(catalogue, words, fields).ok()?;
    drop(playing.answer(told));
    Some(playing)
}

fn obey<G: Protocol>(playing: &mut Playing<G>, request: Request) {
    let hash = |playing: &Playing<G>| playing.session().game().hash(HashForm::Canonical);
    let before = hash(playing);
    match playing.obey(request) {
        Ok(told) => drop(playing.answer(told)),
        Err(_) => assert_eq!(before, hash(playing)),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut table: Option<Table> = None;
    for line in bytes.split(|byte| *byte == b'\n').take(LINES) {
        match parse(line) {
            Ok(Request::New(fields)) => {
                if let Some(begun) = new(fields) {
                    table = Some(begun);
                }
            }
            Ok(Request::Save(_) | Request::Load(_)) | Err(_) => {}
            Ok(request) => match &mut table {
                Some(Table::Campaign(playing)) => obey(playing, request),
                Some(Table::IronGuest(playing)) => obey(playing, request),
                Some(Table::FullThrust(playing)) => obey(playing, request),
                None => {}
            },
        }
    }
});
