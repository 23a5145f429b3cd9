//! A check: heroes are committed, then exhausted, then the die is rolled (rules 7.1 to 7.4).

mod party;
mod passive;
mod tasks;

use serde::{Deserialize, Serialize};

use super::effects::{Effects, List};
use super::{ask, ask_picks, not_offered, options};
use crate::content::ability::Ability;
use crate::content::terms::Skill;
use crate::content::{HeroId, PostId};
use crate::engine::Pending;
use crate::engine::chance::{Against, Die, Request, Why};
use crate::engine::decision::{Answer, CheckOf, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::{Play, total};
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction};
use crate::engine::query::{Asked, View, signed};
use crate::engine::task::{COMMITTED, Committed};

/// A check under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// Where it comes from.
    card: CheckOf,
    /// Those at this post alone make it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    post: Option<PostId>,
    /// The skill that it is made with, once one is selected (rule 7.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    skill: Option<Skill>,
    committed: [Option<Committed>; COMMITTED],
    step: Step,
    bonus: u8,
    /// Added to the card's difficulty: the Combat Strength of whom it is against (ruling 56).
    strength: u8,
    /// Who leads one hero more in.
    led_by: Option<HeroId>,
    /// The die that lies on the table.
    die: Option<Die>,
    /// Whether somebody turns a narrow failure into success.
    saved: bool,
    /// Its place among the tasks of an operation, from 1, while heroes are only being assigned to it (rule 7.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    assigning: Option<u8>,
    /// How many tasks the operation has, while heroes are assigned to a later one.
    #[serde(default, skip_serializing_if = "is_zero")]
    tasks: u8,
    /// While heroes are assigned to a later task: those who are on the operation's first one.
    #[serde(default, skip_serializing_if = "BusyHeroes::is_nobody")]
    elsewhere: BusyHeroes,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Pick,
    /// The skill is selected that the check is made with (rule 7.3).
    Select,
    /// Which of her skills counts, in the first edition.
    Skill(HeroId),
    /// Heroes are assigned to the later task of this place (rule 7.4).
    Assign(u8),
    /// All are assigned to it who are to be; the die is not rolled yet.
    Assigned,
    /// Those committed are exhausted, from the one of this place.
    Exhaust(u8),
    /// Those who are assigned to later tasks are exhausted too, from the one of this place.
    ExhaustOthers(u8),
    Roll,
    /// Those who can turn a narrow failure into success are asked.
    Answered,
    Decide,
    /// It is won, or lost.
    Over(bool),
}

impl Check {
    /// A check with nobody committed to it yet.
    pub(super) fn new(card: CheckOf) -> Self {
        Self {
            card,
            post: None,
            skill: None,
            committed: [None; COMMITTED],
            step: Step::Pick,
            bonus: 0,
            strength: 0,
            led_by: None,
            die: None,
            saved: false,
            assigning: None,
            tasks: 0,
            elsewhere: BusyHeroes::default(),
        }
    }

    /// The same, against somebody of this Combat Strength.
    pub(super) fn against_strength(self, strength: u8) -> Self {
        Self { strength, ..self }
    }

    /// The same, by those at a post alone, if one is named.
    pub(super) fn at_post(self, post: Option<PostId>) -> Self {
        Self { post, ..self }
    }

    /// The total to reach.
    pub fn difficulty(&self, view: &View<'_>) -> u8 {
        let written = written(view, self.card).map_or(0, |check| check.difficulty);
        written.saturating_add(self.strength)
    }

    /// The heroes committed so far, each with the skill that counts and what it adds.
    pub fn committed(&self, view: &View<'_>) -> impl Iterator<Item = (HeroId, Skill, u8)> {
        let check = written(view, self.card);
        let view = *view;
        let committed = self.committed.into_iter().flatten();
        committed.map(move |Committed { hero, skill }| {
            (hero, skill, check.map_or(0, |check| view.adds(&check, hero, skill)))
        })
    }

    /// The skill that it is made with, once one is selected (rule 7.3).
    pub fn skill(&self) -> Option<Skill> {
        self.skill
    }

    /// The hero one of whose skills is to be named, in the first edition.
    pub fn whose_skill(&self) -> Option<HeroId> {
        match self.step {
            Step::Skill(hero) => Some(hero),
            Step::Pick
            | Step::Select
            | Step::Assign(_)
            | Step::Assigned
            | Step::Exhaust(_)
            | Step::ExhaustOthers(_)
            | Step::Roll
            | Step::Answered
            | Step::Decide
            | Step::Over(_) => None,
        }
    }

    /// The total that lies on the table, and what it had to reach.
    pub fn read(&self, view: &View<'_>) -> Option<(i8, i8)> {
        let against = self.against(view)?;
        self.die.map(|die| (total(die, against), against.reach.unwrap_or(0)))
    }

    fn commit(&mut self, play: &mut Play<'_>, hero: HeroId, skill: Skill) {
        let adds = written(&play.view(), self.card).map_or(0, |check| play.view().adds(&check, hero, skill));
        if let Some(place) = self.committed.iter_mut().find(|place| place.is_none()) {
            *place = Some(Committed { hero, skill });
            let source = Some(self.card.source());
            play.emit(Event::HeroCommitted { hero, skill: Some(skill), adds, source });
        }
        self.step = Step::Pick;
    }

    fn against(self, view: &View<'_>) -> Option<Against> {
        let check = written(view, self.card)?;
        let skills: i8 = self
            .committed
            .iter()
            .flatten()
            .map(|committed| signed(view.adds(&check, committed.hero, committed.skill)))
            .sum();
        let reach = signed(self.difficulty(view));
        let passives = view.passives_add(self.committed.into_iter().flatten().map(|one| (one.hero, one.skill)));
        let adds = skills + passives + signed(self.bonus) + check.adds + view.morale();
        Some(Against { adds, reach: Some(reach) })
    }
}

impl Procedure for Check {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        // Only while the roll is in hand: what lies on the table stands.
        if let Returned::Bonus(bonus) = play.returned()
            && self.die.is_none()
        {
            self.bonus = self.bonus.saturating_add(bonus);
        }
        if self.step == Step::Pick && self.takes_over(play) {
            self.step = Step::Roll;
        }
        match self.step {
            Step::Select => Flow::Wait,
            Step::Pick if self.is_to_select(&play.view()) => {
                self.step = Step::Select;
                Flow::Wait
            }
            Step::Pick => {
                let view = play.view();
                let nobody =
                    self.made() == 0 && self.candidates(&view).next().is_none() && self.leaders(&view).next().is_none();
                if self.made() < self.most(&view) && !nobody {
                    return Flow::Wait;
                }
                self.step = self.complete(&view);
                Flow::Go
            }
            Step::Skill(_) | Step::Roll => Flow::Wait,
            Step::Assign(place) => self.assign_next(play, place),
            Step::Assigned => self.note(play),
            Step::Exhaust(place) => match self.committed.get(usize::from(place)).copied().flatten() {
                Some(committed) => {
                    self.step = Step::Exhaust(place + 1);
                    let busy = self.busy(play.table());
                    Flow::Call(Exhaust::used(committed.hero, self.card.source()).while_busy(busy).into())
                }
                None => {
                    self.step = Step::ExhaustOthers(0);
                    Flow::Go
                }
            },
            Step::ExhaustOthers(place) => self.exhaust_next(play, place),
            Step::Answered if self.savers(&play.view()).next().is_some() => Flow::Wait,
            Step::Answered => {
                self.step = Step::Decide;
                Flow::Go
            }
            Step::Decide => self.decide(play),
            Step::Over(won) => Flow::Return(Returned::Checked(won)),
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let source = Some(self.card.source());
        match self.step {
            Step::Select => ask(DecisionKind::Skill, source, options(self.skills(view).map(Answer::Skill))),
            Step::Skill(hero) => {
                let skills = self.usable(view, hero);
                ask(DecisionKind::Skill, source, options(skills.map(Answer::Skill)))
            }
            Step::Roll => Pending::Chance(Request { why: Why::Check, source, against: self.against(view) }),
            Step::Answered => ask_reaction(self.savers(view), source),
            Step::Pick
            | Step::Assign(_)
            | Step::Assigned
            | Step::Exhaust(_)
            | Step::ExhaustOthers(_)
            | Step::Decide
            | Step::Over(_) => {
                let heroes = self.candidates(view).map(Answer::Hero);
                let leaders = self.leaders(view).map(Answer::Ability);
                let answers = options(heroes.chain(leaders).chain([Answer::Done]));
                ask_picks(DecisionKind::Hero, source, self.made(), self.most(view), answers)
            }
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match (answer, self.step) {
            (Answer::Hero(hero), _) => {
                let view = play.view();
                let mut skills = self.usable(&view, hero);
                let (first, second) = (skills.next(), skills.next());
                drop(skills);
                match (first, second) {
                    (Some(only), None) => self.commit(play, hero, only),
                    _ => self.step = Step::Skill(hero),
                }
            }
            (Answer::Ability(hero), step) => {
                play.emit(Event::AbilityUsed { hero });
                if step == Step::Answered {
                    self.saved = true;
                    self.step = Step::Decide;
                } else {
                    self.led_by = Some(hero);
                }
                let busy = self.busy(play.table());
                return Flow::Call(Exhaust::used(hero, Source::Ability(hero)).while_busy(busy).into());
            }
            (Answer::Pass, _) => self.step = Step::Decide,
            (Answer::Skill(skill), Step::Skill(hero)) => self.commit(play, hero, skill),
            (Answer::Skill(skill), _) => {
                self.skill = Some(skill);
                self.step = Step::Pick;
            }
            (Answer::Done, _) => self.step = self.complete(&play.view()),
            (other, _) => return not_offered(other),
        }
        Flow::Go
    }

    fn rolled(&mut self, play: &mut Play<'_>, die: Die) -> Flow {
        let against = self.against(&play.view());
        play.show(die, Request { why: Why::Check, source: Some(self.card.source()), against });
        self.die = Some(die);
        self.step = Step::Answered;
        Flow::Go
    }
}

impl Check {
    fn decide(&mut self, play: &mut Play<'_>) -> Flow {
        self.step = Step::Over(false);
        let Some((die, against)) = self.die.zip(self.against(&play.view())) else { return Flow::Done };
        let won = self.saved || self.succeeds(&play.view(), die, against);
        self.step = Step::Over(won);
        let difficulty = against.reach.unwrap_or(0);
        play.emit(Event::CheckDecided { of: self.card, total: total(die, against), difficulty, won });
        if !won {
            self.console(play);
        }
        // What follows from a check of the story stands with the story.
        let CheckOf::Card(card) = self.card else { return Flow::Go };
        let list = if won { List::Won(card) } else { List::Lost(card) };
        let spared = self.led_by.map_or(0, |hero| spared_crew(&play.view(), hero));
        let braced = self.braced(&play.view());
        let effects = Effects::new(list);
        Flow::Call(if won { effects } else { effects.sparing_crew(spared).sparing_hits(braced) }.into())
    }
}

/// Crew that a failure costs less under this hero's lead.
fn spared_crew(view: &View<'_>, hero: HeroId) -> u8 {
    match ability(view, hero) {
        Some(Ability::BoardingParty { crew }) => crew,
        _ => 0,
    }
}

/// Whether there is none of something.
fn is_zero(count: &u8) -> bool {
    *count == 0
}

fn written<'a>(view: &View<'a>, of: CheckOf) -> Option<Asked<'a>> {
    view.asked(of)
}
