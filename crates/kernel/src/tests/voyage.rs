//! A small game that has everything a game can have: stages that follow each other and are tried again, dice, tokens drawn
//! from a bag, a secret vote, a lesson, packs, renamed ids. The kernel's own tests play it; `planning` is the smallest one.
//!
//! A crew of three sails from isle to isle. Each day it sails (a die; on a 1 a swell comes, and it braces or lets it pass),
//! casts its net (a fish from the bag, kept or thrown back), votes in secret, rests until the next day, lands at the isle,
//! which ends the stage, or is wrecked, which begins it again.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::canonical::canonical_hash;
use crate::chance::Die;
use crate::game::{AnyInput, Game, HashForm, Illegal, Input, NewGame, Offers, Pending, ScriptStep, Wanted};
use crate::save::{Hash, Json, PackMark, Renames, UndoPolicy};
use crate::seat::{Seat, SeatSet};
use crate::session::{Session, Storage};

/// What the game is played with, and what is wrong with it.
#[derive(Debug, Clone)]
pub(crate) struct Waters {
    pub(crate) isles: Vec<String>,
    pub(crate) fish: Vec<String>,
    /// Ports that a day can be spent in: as many more options.
    pub(crate) ports: usize,
    pub(crate) packs: Vec<PackMark>,
    pub(crate) renames: Option<Renames>,
    pub(crate) fingerprint: Hash,
    pub(crate) whim: Option<Whim>,
}

/// What can be wrong with a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whim {
    /// It asks for dice and takes none.
    RefusesDice,
    /// Its state cannot be written.
    Unwritable,
}

impl Default for Waters {
    fn default() -> Self {
        let names = |names: [&str; 3]| names.map(str::to_owned).to_vec();
        Self {
            isles: names(["harbour", "reef", "cape"]),
            fish: names(["cod", "eel", "pike"]),
            ports: 0,
            packs: Vec::new(),
            renames: None,
            fingerprint: Hash(17),
            whim: None,
        }
    }
}

/// How a game is begun.
#[derive(Debug, Clone)]
pub(crate) struct Start {
    pub(crate) seed: u64,
    pub(crate) name: String,
    pub(crate) from: String,
    pub(crate) undo: UndoPolicy,
    pub(crate) lesson: bool,
    /// Whether a die is rolled before the first question.
    pub(crate) windy: bool,
}

impl Default for Start {
    fn default() -> Self {
        let from = "harbour".to_owned();
        Self { seed: 7, name: String::new(), from, undo: UndoPolicy::Free, lesson: false, windy: false }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) scenario: String,
    pub(crate) lesson: bool,
    pub(crate) windy: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) isle: String,
    pub(crate) leg: u8,
    pub(crate) day: u16,
    pub(crate) miles: u32,
    pub(crate) bag: Vec<String>,
    pub(crate) hold: Vec<String>,
    pub(crate) votes: [Option<bool>; 3],
    pub(crate) lesson: bool,
    pub(crate) waits: Waits,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Waits {
    Day,
    Die,
    Swell,
    Net,
    Haul(String),
    Vote,
    Wrecked,
    Landed,
}

#[derive(Debug, Clone)]
pub(crate) struct Voyage {
    waters: Arc<Waters>,
    pub(crate) state: State,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) kind: Kind,
    pub(crate) options: Vec<String>,
    pub(crate) seats: SeatSet,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Day,
    Swell,
    Haul,
    Vote,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Event {
    Begun(String),
    Rolled(u8),
    Drew(String),
    Voted(Seat),
    Counted(usize),
    Dawned(u16),
    Ended,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Wrecked,
    Landed,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Lesson {
    answers: Vec<String>,
    dice: Vec<u8>,
}

impl ScriptStep for Lesson {
    fn answers(&self) -> &[String] {
        &self.answers
    }

    fn dice(&self) -> &[u8] {
        &self.dice
    }
}

/// The lesson: sail with a 5; sail with a 1, where the swell passes unasked, and rest; catch something.
static LESSON: std::sync::LazyLock<Vec<Lesson>> = std::sync::LazyLock::new(|| {
    let step = |answers: &[&str], dice: &[u8]| Lesson {
        answers: answers.iter().map(|answer| (*answer).to_owned()).collect(),
        dice: dice.to_vec(),
    };
    vec![step(&["sail"], &[5]), step(&["sail", "rest"], &[1]), step(&["fish", "keep"], &[])]
});

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no isle `{0}`")]
pub(crate) struct NoIsle(String);

impl Voyage {
    fn new(waters: &Arc<Waters>, isle: &str, leg: u8, hold: Vec<String>, setup: (bool, bool)) -> Self {
        let (lesson, windy) = setup;
        let waits = if windy { Waits::Die } else { Waits::Day };
        let (isle, bag) = (isle.to_owned(), waters.fish.clone());
        let state = State { isle, leg, day: 1, miles: 0, bag, hold, votes: [None; 3], lesson, waits };
        Self { waters: Arc::clone(waters), state }
    }

    fn known(waters: &Waters, isle: &str) -> Result<String, NoIsle> {
        let found = waters.isles.iter().find(|known| *known == isle);
        found.cloned().ok_or_else(|| NoIsle(isle.to_owned()))
    }

    fn question(kind: Kind, options: &[&str]) -> Question {
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        Question { kind, options, seats: SeatSet::first(3) }
    }

    fn day(&self) -> Question {
        let mut day = Self::question(Kind::Day, &["sail", "fish", "vote", "rest", "land", "wreck"]);
        day.options.extend((1..=self.waters.ports).map(|port| format!("port:{port}")));
        day
    }

    fn answered(&mut self, kind: Kind, answer: &str, events: &mut Vec<Event>) -> Option<()> {
        match kind {
            Kind::Day => {
                self.state.waits = match answer {
                    "sail" => Waits::Die,
                    "fish" => Waits::Net,
                    "vote" => Waits::Vote,
                    "land" => Waits::Landed,
                    "wreck" => Waits::Wrecked,
                    _ => Waits::Day,
                };
                match self.state.waits {
                    Waits::Day => {
                        self.state.day += 1;
                        events.push(Event::Dawned(self.state.day));
                    }
                    Waits::Landed | Waits::Wrecked => events.push(Event::Ended),
                    Waits::Die | Waits::Swell | Waits::Net | Waits::Haul(_) | Waits::Vote => {}
                }
            }
            Kind::Swell => self.state.waits = Waits::Day,
            Kind::Haul => {
                let waits = std::mem::replace(&mut self.state.waits, Waits::Day);
                let Waits::Haul(fish) = waits else { return None };
                if answer == "keep" { self.state.hold.push(fish) } else { self.state.bag.push(fish) }
            }
            Kind::Vote => {
                let (seat, aye) = vote(answer)?;
                *self.state.votes.get_mut(seat.index()).filter(|vote| vote.is_none())? = Some(aye);
                events.push(Event::Voted(seat));
                if self.state.votes.iter().all(Option::is_some) {
                    let votes = std::mem::take(&mut self.state.votes);
                    events.push(Event::Counted(votes.into_iter().flatten().filter(|aye| *aye).count()));
                    self.state.waits = Waits::Day;
                }
            }
        }
        Some(())
    }
}

/// `2:aye`: whose vote it is, and whether it is for.
fn vote(answer: &str) -> Option<(Seat, bool)> {
    let (seat, vote) = answer.split_once(':')?;
    let seat = Seat::new(seat.parse().ok()?)?;
    match vote {
        "aye" => Some((seat, true)),
        "nay" => Some((seat, false)),
        _ => None,
    }
}

impl Game for Voyage {
    const ID: &'static str = "voyage";

    type Catalogue = Waters;
    type Start = Start;
    type Setup = Setup;
    type Stage = String;
    type State = State;
    type Answer = String;
    type Drawn = String;
    type Decision = Question;
    type Request = u32;
    type Drawing = usize;
    type Outcome = Outcome;
    type Event = Event;
    type Asked = Kind;
    type Step = Lesson;
    type Fault = NoIsle;

    fn set_up(_: &Arc<Waters>, start: Start) -> Result<NewGame<Setup>, NoIsle> {
        let Start { seed, name, from, undo, lesson, windy } = start;
        let players = ["Mara", "Jonas", "Ana"].map(str::to_owned).to_vec();
        Ok(NewGame { setup: Setup { scenario: from, lesson, windy }, seed, players, name, undo })
    }

    fn first_stage(waters: &Arc<Waters>, setup: &Setup) -> Result<String, NoIsle> {
        Self::known(waters, &setup.scenario)
    }

    fn begin(waters: &Arc<Waters>, setup: &Setup, stage: &String, events: &mut Vec<Event>) -> Result<Self, NoIsle> {
        events.push(Event::Begun(stage.clone()));
        Ok(Self::new(waters, stage, 1, Vec::new(), (setup.lesson, setup.windy)))
    }

    fn resume(waters: &Arc<Waters>, _: &String, state: State) -> Self {
        Self { waters: Arc::clone(waters), state }
    }

    fn catalogue(&self) -> &Arc<Waters> {
        &self.waters
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn write_state(&self) -> serde_json::Result<Json> {
        match self.waters.whim {
            Some(Whim::Unwritable) => Err(serde::ser::Error::custom("the ink is dry")),
            Some(Whim::RefusesDice) | None => Json::of(&self.state),
        }
    }

    fn read_state(_: &Arc<Waters>, stage: &String, written: &Json) -> serde_json::Result<State> {
        let state: State = written.read()?;
        if state.isle == *stage { Ok(state) } else { Err(serde::de::Error::custom("another isle")) }
    }

    fn hash(&self, form: HashForm) -> Hash {
        match form {
            HashForm::Canonical => canonical_hash(&self.state),
            HashForm::Whole => canonical_hash(&format!("{:?}", self.state)),
        }
    }

    fn pending(&self) -> Pending<Self> {
        match &self.state.waits {
            Waits::Day => Pending::Choose(self.day()),
            Waits::Die => Pending::Chance(self.state.miles),
            Waits::Swell => Pending::Choose(Self::question(Kind::Swell, &["pass", "brace"])),
            Waits::Net => Pending::Draw(self.state.bag.len()),
            Waits::Haul(fish) => Pending::Choose(Self::question(Kind::Haul, &["keep", &format!("throw:{fish}")])),
            Waits::Vote => {
                let open = |seat: &Seat| self.state.votes.get(seat.index()).is_some_and(Option::is_none);
                let seats = Seat::first(3).filter(open).collect();
                Pending::Choose(Question { kind: Kind::Vote, options: Vec::new(), seats })
            }
            Waits::Wrecked => Pending::Over(Outcome::Wrecked),
            Waits::Landed => Pending::Over(Outcome::Landed),
        }
    }

    fn submit(&mut self, input: Input<Self>, events: &mut Vec<Event>) -> Result<(), Illegal> {
        match (self.pending(), input) {
            (Pending::Choose(question), AnyInput::Answer(answer)) => {
                if question.kind != Kind::Vote && !question.options.contains(&answer) {
                    return Err(Illegal::NotAnOption);
                }
                self.answered(question.kind, &answer, events).ok_or(Illegal::NotAnOption)
            }
            (Pending::Chance(_), AnyInput::Die(_)) if self.waters.whim == Some(Whim::RefusesDice) => {
                Err(Illegal::NoRoom)
            }
            (Pending::Chance(_), AnyInput::Die(die)) => {
                self.state.miles += u32::from(die.face());
                self.state.waits = if die.face() == 1 { Waits::Swell } else { Waits::Day };
                events.push(Event::Rolled(die.face()));
                Ok(())
            }
            (Pending::Draw(_), AnyInput::Drawn(fish)) => {
                let place = self.state.bag.iter().position(|other| *other == fish).ok_or(Illegal::NotInTheGroup)?;
                self.state.bag.remove(place);
                events.push(Event::Drew(fish.clone()));
                self.state.waits = Waits::Haul(fish);
                Ok(())
            }
            (Pending::Over(_), _) => Err(Illegal::Over),
            (Pending::Choose(_), AnyInput::Die(_) | AnyInput::Drawn(_)) => Err(Illegal::NotAChance),
            (Pending::Chance(_) | Pending::Draw(_), AnyInput::Answer(_)) => Err(Illegal::NotAChoice),
            (Pending::Chance(_), AnyInput::Drawn(_)) | (Pending::Draw(_), AnyInput::Die(_)) => {
                Err(Illegal::AnotherChance)
            }
        }
    }

    fn chances(&self) -> Vec<Input<Self>> {
        match self.pending() {
            Pending::Chance(_) => Die::all().map(AnyInput::Die).collect(),
            Pending::Draw(_) => self.state.bag.iter().cloned().map(AnyInput::Drawn).collect(),
            Pending::Choose(_) | Pending::Over(_) => Vec::new(),
        }
    }

    fn write_answer(&self, answer: &String) -> String {
        answer.clone()
    }

    fn read_answer(&self, line: &str) -> Option<String> {
        let known = match self.state.waits {
            Waits::Swell => ["pass", "brace"].contains(&line),
            _ => !line.contains(' '),
        };
        known.then(|| line.to_owned())
    }

    fn write_drawn(&self, drawn: &String) -> String {
        drawn.clone()
    }

    fn read_drawn(&self, name: &str) -> Option<String> {
        self.waters.fish.iter().find(|fish| *fish == name).cloned()
    }

    fn asked(question: &Question) -> Kind {
        question.kind
    }

    fn offers(question: &Question) -> Offers<'_, String> {
        match question.kind {
            Kind::Day | Kind::Haul => Offers::List(&question.options),
            Kind::Swell | Kind::Vote => Offers::Open,
        }
    }

    fn seats(&self, question: &Question) -> SeatSet {
        question.seats
    }

    fn answering(&self, question: &Question, answer: &String) -> SeatSet {
        vote(answer).map_or(question.seats, |(seat, _)| SeatSet::only(seat))
    }

    /// The first and the last seat tell each other everything.
    fn allies(&self, seats: SeatSet) -> SeatSet {
        let [one, _, three, ..] = Seat::ALL;
        if seats.contains(one) || seats.contains(three) { seats.with(one).with(three) } else { seats }
    }

    fn is_visible(&self, event: &Event, seat: Option<Seat>) -> bool {
        match event {
            Event::Voted(by) => seat.is_some_and(|seat| self.allies(SeatSet::only(*by)).contains(seat)),
            Event::Begun(_)
            | Event::Rolled(_)
            | Event::Drew(_)
            | Event::Counted(_)
            | Event::Dawned(_)
            | Event::Ended => true,
        }
    }

    fn is_secret(question: &Question) -> bool {
        question.kind == Kind::Vote
    }

    fn is_action(question: &Question) -> bool {
        question.kind == Kind::Day
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Counted(_))
    }

    fn turn(&self) -> u16 {
        self.state.day
    }

    fn stage_number(&self) -> u8 {
        self.state.leg
    }

    fn observe(&self, seat: Option<Seat>, guess: u64) -> Self {
        let mut seen = self.clone();
        for (by, vote) in Seat::ALL.into_iter().zip(&mut seen.state.votes) {
            let known = seat.is_some_and(|seat| self.allies(SeatSet::only(by)).contains(seat));
            if !known && vote.is_some() {
                *vote = Some(guess % 2 == 1);
            }
        }
        seen
    }

    fn wanted(&self) -> Option<Wanted> {
        match self.state.waits {
            Waits::Wrecked => Some(Wanted::Again),
            Waits::Landed if self.state.isle != "cape" => Some(Wanted::Next),
            Waits::Landed | Waits::Day | Waits::Die | Waits::Swell | Waits::Net | Waits::Haul(_) | Waits::Vote => None,
        }
    }

    fn next_stage(&self, _: u64) -> Result<String, NoIsle> {
        let isle = match self.state.waits {
            Waits::Wrecked => self.state.isle.as_str(),
            _ if self.state.isle == "harbour" => "reef",
            _ => "cape",
        };
        Self::known(&self.waters, isle)
    }

    fn enter_stage(&self, stage: &String, began: &State, events: &mut Vec<Event>) -> Self {
        events.push(Event::Begun(stage.clone()));
        match self.state.waits {
            Waits::Wrecked => Self { waters: Arc::clone(&self.waters), state: began.clone() },
            _ => Self::new(&self.waters, stage, self.state.leg + 1, self.state.hold.clone(), (false, false)),
        }
    }

    fn write_stage(stage: &String) -> Json {
        Json::of(stage).expect("a text")
    }

    fn read_stage(waters: &Arc<Waters>, written: &Json) -> Result<String, NoIsle> {
        let name: String = written.read().map_err(|_| NoIsle(String::new()))?;
        Self::known(waters, &name)
    }

    fn script(&self) -> &[Lesson] {
        if self.state.lesson { &LESSON } else { &[] }
    }

    fn narrowed(mut question: Question, answer: &String) -> Question {
        question.options.retain(|option| option == answer);
        question
    }

    fn passed_by(&self, question: &Question) -> Option<String> {
        (self.state.lesson && question.kind == Kind::Swell).then(|| "pass".to_owned())
    }

    fn fingerprint(waters: &Waters) -> Hash {
        waters.fingerprint
    }

    fn packs(waters: &Waters) -> Vec<PackMark> {
        waters.packs.clone()
    }

    fn renames(waters: &Waters) -> Option<&Renames> {
        waters.renames.as_ref()
    }
}

/// Begins a game in memory.
pub(crate) fn begun(start: Start) -> Session<Voyage> {
    begun_in(&Arc::new(Waters::default()), start)
}

/// Begins a game in memory, in waters of one's own.
pub(crate) fn begun_in(waters: &Arc<Waters>, start: Start) -> Session<Voyage> {
    Session::begin(waters, start, Storage::Memory).expect("a game")
}

/// Makes these choices.
pub(crate) fn play(session: &mut Session<Voyage>, answers: &[&str]) -> Vec<Event> {
    answers.iter().flat_map(|answer| session.choose(answer).expect(answer).events).collect()
}

/// A pack of this name, at this version.
pub(crate) fn pack(name: &str, content: u64) -> PackMark {
    PackMark { id: name.to_lowercase(), name: name.to_owned(), version: "1".to_owned(), content: Hash(content) }
}
