//! How the voyage is played as the kernel has it.

use std::sync::Arc;

use super::{
    Event, Kind, LESSON, Lesson, NoIsle, Outcome, Question, Setup, Start, State, Voyage, Waits, Waters, Whim, vote,
};
use crate::canonical::canonical_hash;
use crate::chance::Die;
use crate::game::{AnyInput, Game, HashForm, Illegal, Input, NewGame, Offers, Pending, Wanted};
use crate::save::{Hash, Json, PackMark, Renames};
use crate::seat::{Seat, SeatSet};

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
