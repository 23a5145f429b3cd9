//! An option in words: its verb, its cost and consequence, its picture.

mod ability;
mod combat;
mod label;
mod note;
mod port;

pub use self::combat::{
    PlanCost, better_orders, cost_of_plan, deeds, order_in_short, order_side_in_short, says_all_in_short,
};

use super::decision::{Question, whose_skill};
use super::thing::{Words, signed};
use super::{picture, rule};
use ironclad_game::content::HeroId;
use ironclad_game::content::intel::Intel;
use ironclad_game::content::terms::{Skill, System};
use ironclad_game::engine::decision::{Answer, CheckOf, Decision, Source};
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::query::{Asked, View};
use ironclad_game::engine::{Check, Game, Trading};

/// A small figure beside an option: a picture, and what it adds or asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The picture.
    pub picture: &'static str,
    /// The figure.
    pub figure: String,
    /// What it is, for those who cannot see the picture.
    pub meaning: String,
}

/// An option in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The option.
    pub answer: Answer,
    /// The verb, or the thing.
    pub label: String,
    /// Its cost, then its consequence; may be empty.
    pub note: String,
    /// Whether the consequence hurts.
    pub alarm: bool,
    /// Skills and prices.
    pub marks: Vec<Mark>,
    /// Its picture.
    pub picture: Option<String>,
    /// The rule that explains it.
    pub rule: &'static str,
}

/// A decision's options in words, in their order.
pub fn choices(words: &Words<'_>, game: &Game, decision: &Decision) -> Vec<Choice> {
    decision.options.iter().map(|answer| choice(words, game, decision, *answer)).collect()
}

/// An option's verb alone.
pub fn label(words: &Words<'_>, game: &Game, decision: &Decision, answer: Answer) -> String {
    Place::of(words, game, decision).label(answer)
}

/// Puts one option of a decision into words. An answer that is not among the options has words too.
pub fn choice(words: &Words<'_>, game: &Game, decision: &Decision, answer: Answer) -> Choice {
    let place = Place::of(words, game, decision);
    let (note, alarm) = place.note(answer);
    Choice {
        answer,
        label: place.label(answer),
        note,
        alarm,
        marks: place.marks(answer),
        picture: picture::answer(words.content, answer),
        rule: rule::answer(answer),
    }
}

/// An option's place: the decision it answers, and the game it is asked in.
struct Place<'a> {
    words: &'a Words<'a>,
    game: &'a Game,
    view: View<'a>,
    decision: &'a Decision,
    question: Question,
    /// The hero one of whose skills is to be named.
    skilled: Option<HeroId>,
    /// The hits that are about to be done.
    hits: Option<u8>,
    /// The Trader of a card.
    trading: Option<&'a Trading>,
}

impl<'a> Place<'a> {
    fn of(words: &'a Words<'a>, game: &'a Game, decision: &'a Decision) -> Self {
        let question = Question::of(game, decision);
        let hits = match game.state().frames.last() {
            Some(Frame::Hits(hits)) => Some(hits.left()),
            Some(Frame::ConditionStrike(strike)) => Some(strike.hits(&game.view())),
            _ => None,
        };
        let trading = match game.state().frames.last() {
            Some(Frame::Trading(trading)) => Some(trading),
            _ => None,
        };
        Self { words, game, view: game.view(), decision, question, skilled: whose_skill(game), hits, trading }
    }

    fn marks(&self, answer: Answer) -> Vec<Mark> {
        match answer {
            Answer::Hero(hero) => self.skills(hero).into_iter().map(|(skill, adds)| self.mark(skill, adds)).collect(),
            Answer::Skill(skill) => match self.skilled {
                Some(hero) => vec![self.mark(skill, self.committed(hero, skill))],
                None => vec![self.mark(skill, self.party(skill).iter().map(|(_, adds)| adds).sum())],
            },
            _ => Vec::new(),
        }
    }

    fn mark(&self, skill: Skill, adds: u8) -> Mark {
        Mark { picture: picture::skill(skill), figure: signed(adds), meaning: self.words.skill(skill) }
    }

    /// The skills that count for a hero in this question, and what she would add.
    fn skills(&self, hero: HeroId) -> Vec<(Skill, u8)> {
        let rated = |skill: Skill| (skill, self.view.rating(hero, skill));
        match (self.question, self.decision.source) {
            (Question::Commit, _) => {
                let has = self.check().into_iter().flat_map(|check| check.usable(&self.view, hero));
                has.map(|skill| (skill, self.committed(hero, skill))).collect()
            }
            (Question::Help, _) => {
                let helper = self.card().and_then(Intel::table).and_then(|table| table.hero);
                helper.map(|helper| rated(helper.adds)).into_iter().collect()
            }
            (Question::Evade, _) => vec![rated(Skill::Piloting)],
            (Question::CarryOut, _) => match self.decision.system {
                Some(System::Bridge) => vec![rated(Skill::Piloting)],
                Some(System::Weapons) => vec![rated(Skill::Operate)],
                Some(System::Hangar) | None => Vec::new(),
            },
            (Question::Pilot, Some(Source::Fighter(fighter))) => {
                let card = self.view.fighter(fighter);
                vec![rated(card.accuracy_skill), rated(card.evasion_skill)]
            }
            _ => Vec::new(),
        }
    }

    /// The card that asks, if one does.
    fn card(&self) -> Option<&'a Intel> {
        match self.decision.source {
            Some(Source::Intel(card)) => Some(&self.view.content.intel[card]),
            _ => None,
        }
    }

    /// The check in hand, if there is one.
    fn check(&self) -> Option<&'a Check> {
        match self.game.state().frames.last() {
            Some(Frame::Check(check)) => Some(check),
            _ => None,
        }
    }

    /// The best heroes for the check in hand, if it were made with this skill, and what each would add.
    fn party(&self, skill: Skill) -> Vec<(HeroId, u8)> {
        self.check().map(|check| check.party(&self.view, skill)).unwrap_or_default()
    }

    /// What the check that asks asks, if one does.
    fn asked(&self) -> Option<Asked<'a>> {
        match self.decision.source {
            Some(Source::Intel(card)) => self.view.asked(CheckOf::Card(card)),
            Some(Source::Check(story)) => self.view.asked(CheckOf::Story { story }),
            _ => None,
        }
    }

    /// What a hero adds to the check in hand with a skill.
    fn committed(&self, hero: HeroId, skill: Skill) -> u8 {
        match self.asked() {
            Some(check) => self.view.adds(&check, hero, skill),
            None => self.view.rating(hero, skill),
        }
    }
}
