//! A roll on a card's table: a hero may help, the die falls, the result may be softened (rules 5.3, 5.4).

use serde::{Deserialize, Serialize};

use super::volunteers::Volunteers;
use crate::content::ability::{Ability, Window};
use crate::content::effect::Effect;
use crate::content::intel::{Helper, Soften, TableRoll};
use crate::content::{HeroId, IntelId};
use crate::engine::Pending;
use crate::engine::chance::{Against, Die, Request, Why};
use crate::engine::decision::{Answer, CheckOf, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::{Play, total};
use crate::engine::procedure::effects::{Effects, List};
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction, reactors};
use crate::engine::procedure::{ask_picks, not_offered, options};
use crate::engine::query::View;
use crate::engine::state::Table;
use crate::engine::task::{Committed, Manned, Party};

/// A table roll under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRolling {
    card: IntelId,
    hero: Option<HeroId>,
    bonus: u8,
    step: Step,
    /// The die that lies on the table.
    die: Option<Die>,
    /// Who had it rolled again.
    reroller: Option<HeroId>,
    softened: u8,
    /// Whether a hero is only being assigned to it: the die is rolled later (rule 7.4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    assigning: bool,
    /// While a hero is assigned to it: those who are on the operation's first task.
    #[serde(default, skip_serializing_if = "BusyHeroes::is_nobody")]
    elsewhere: BusyHeroes,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Hero,
    Roll,
    /// Those who can have it rolled again are asked.
    Answered,
    /// It is rolled again.
    Again,
    Read,
    Soften,
    Effects,
    /// What the row offers to heroes who may be exhausted for it.
    Volunteers(u8),
    Over,
}

impl TableRolling {
    /// The table of a card.
    pub(in crate::engine) fn new(card: IntelId) -> Self {
        Self {
            card,
            hero: None,
            bonus: 0,
            step: Step::Hero,
            die: None,
            reroller: None,
            softened: 0,
            assigning: false,
            elsewhere: BusyHeroes::default(),
        }
    }

    /// The same as a later task of an operation, to which nobody is assigned who is on the first: a hero is assigned, and
    /// the die rolled later (rule 7.4).
    pub(in crate::engine) fn assigning(self, elsewhere: BusyHeroes) -> Self {
        Self { assigning: true, elsewhere, ..self }
    }

    /// Whether a hero is only being assigned to it: its die is rolled later.
    pub fn is_later_task(&self) -> bool {
        self.assigning
    }

    /// Heroes who could help with it.
    fn helpers(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        let helper = written(&view, self.card).and_then(|table| table.hero);
        let able: Vec<HeroId> = helper.iter().flat_map(|helper| helpers(&view, helper)).collect();
        able.into_iter().filter(move |hero| !self.elsewhere.has(view.table, *hero))
    }

    /// Who is assigned to it is noted, and its die rolled later.
    fn note(self, play: &mut Play<'_>) -> Flow {
        let skill = written(&play.view(), self.card).and_then(|table| table.hero).map(|helper| helper.adds);
        let first = self.hero.zip(skill).map(|(hero, skill)| Committed { hero, skill });
        let party = Party { committed: [first, None, None, None], ..Party::default() };
        play.assign(Manned { task: CheckOf::Card(self.card), party });
        Flow::Done
    }

    /// Whether the roll is over, and who softens its result is asked.
    pub fn is_softening(&self) -> bool {
        self.step == Step::Soften
    }

    /// The card whose table it is.
    pub fn card(&self) -> IntelId {
        self.card
    }

    /// The hero who helps.
    pub fn helper(&self) -> Option<HeroId> {
        self.hero
    }

    /// The total that lies on the table, and its row.
    pub fn read(&self, view: &View<'_>) -> Option<(i8, u8)> {
        self.die.map(|die| (total(die, self.against(view)), self.row(view)))
    }

    fn source(self) -> Option<Source> {
        Some(Source::Intel(self.card))
    }

    fn against(self, view: &View<'_>) -> Against {
        let adds = written(view, self.card).and_then(|table| table.hero).zip(self.hero);
        let skill = adds.map_or(0, |(helper, hero)| view.helps(hero, helper.adds)) + self.bonus;
        Against { adds: i8::try_from(skill).unwrap_or(i8::MAX) + view.morale(), reach: None }
    }

    fn request(self, view: &View<'_>) -> Request {
        Request { why: Why::Table, source: self.source(), against: Some(self.against(view)) }
    }

    fn row(self, view: &View<'_>) -> u8 {
        let total = self.die.map_or(0, |die| total(die, self.against(view)));
        let row = written(view, self.card).map_or(0, |table| table.row(total));
        u8::try_from(row).unwrap_or(u8::MAX)
    }
}

impl Procedure for TableRolling {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        // Only while the roll is in hand: what is read from the table stands.
        if let Returned::Bonus(bonus) = play.returned()
            && matches!(self.step, Step::Roll | Step::Again)
        {
            self.bonus = self.bonus.saturating_add(bonus);
        }
        match self.step {
            Step::Hero => {
                let manned = if self.assigning { None } else { play.begin_task(CheckOf::Card(self.card)) };
                if let Some(manned) = manned {
                    self.hero = manned.party.heroes().next();
                } else if self.helpers(&play.view()).next().is_some() {
                    return Flow::Wait;
                }
                self.step = Step::Roll;
                Flow::Go
            }
            Step::Roll if self.assigning => self.note(play),
            Step::Roll | Step::Again => Flow::Wait,
            Step::Answered if self.rerollers(&play.view()).next().is_some() => Flow::Wait,
            Step::Answered => {
                self.step = Step::Read;
                Flow::Go
            }
            Step::Read => {
                let row = self.row(&play.view());
                let total = self.die.map_or(0, |die| total(die, self.against(&play.view())));
                play.emit(Event::TableRead { card: self.card, total, row });
                self.step = Step::Soften;
                Flow::Go
            }
            Step::Soften if self.can_be_softened(&play.view()) => Flow::Wait,
            Step::Soften => {
                self.step = Step::Effects;
                Flow::Go
            }
            Step::Effects => {
                let row = self.row(&play.view());
                self.step = Step::Volunteers(row);
                let effects = Effects::new(List::Row(self.card, row)).sparing_morale(self.softened);
                let is_illness = written(&play.view(), self.card).is_some_and(|table| table.illness);
                let spared = if is_illness { play.view().fitted(|side| side.illness) } else { 0 };
                Flow::Call(effects.sparing_crew(spared).into())
            }
            Step::Volunteers(row) => {
                self.step = Step::Over;
                let written = written(&play.view(), self.card).and_then(|table| table.rows.get(usize::from(row)));
                if written.is_none_or(|row| row.volunteers.is_none()) {
                    return Flow::Go;
                }
                Flow::Call(Volunteers::new(self.card, row, self.helping(play.table())).into())
            }
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        match self.step {
            Step::Roll | Step::Again => Pending::Chance(self.request(view)),
            Step::Answered => ask_reaction(self.rerollers(view), self.source()),
            Step::Soften => {
                let who = self.softeners(view).map(Answer::Hero);
                ask_picks(DecisionKind::Hero, self.source(), 0, 1, options(who.chain([Answer::Done])))
            }
            Step::Hero | Step::Read | Step::Effects | Step::Volunteers(_) | Step::Over => {
                let helper = written(view, self.card).and_then(|table| table.hero);
                let who = self.helpers(view).map(Answer::Hero);
                let done = helper.is_none_or(|helper| !helper.needed).then_some(Answer::Done);
                ask_picks(DecisionKind::Hero, self.source(), 0, 1, options(who.chain(done)))
            }
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match (self.step, answer) {
            (Step::Hero | Step::Read | Step::Effects | Step::Volunteers(_) | Step::Over, Answer::Hero(hero)) => {
                self.hero = Some(hero);
                self.step = Step::Roll;
                let skill = written(&play.view(), self.card).and_then(|table| table.hero).map(|helper| helper.adds);
                let adds = skill.map_or(0, |skill| play.view().helps(hero, skill));
                play.emit(Event::HeroCommitted { hero, skill, adds, source: self.source() });
                if self.assigning {
                    return Flow::Go;
                }
                Flow::Call(Exhaust::used(hero, Source::Intel(self.card)).into())
            }
            (Step::Hero | Step::Read | Step::Effects | Step::Volunteers(_) | Step::Over, Answer::Done) => {
                self.step = Step::Roll;
                Flow::Go
            }
            (Step::Answered, Answer::Ability(hero)) => {
                play.emit(Event::AbilityUsed { hero });
                if let Some(die) = self.die {
                    play.emit(Event::Rerolled { die, by: hero });
                }
                self.reroller = Some(hero);
                self.step = Step::Again;
                let busy = self.helping(play.table());
                Flow::Call(Exhaust::used(hero, Source::Ability(hero)).while_busy(busy).into())
            }
            (Step::Soften, Answer::Hero(hero)) => {
                self.step = Step::Effects;
                if let Some(soften) = written(&play.view(), self.card).and_then(|table| table.soften.as_ref()) {
                    self.softened = soften.morale;
                    play.emit(Event::Softened { by: hero, morale: soften.morale });
                }
                Flow::Call(Exhaust::used(hero, Source::Intel(self.card)).into())
            }
            (Step::Soften, Answer::Done) => {
                self.step = Step::Effects;
                Flow::Go
            }
            (Step::Answered, Answer::Pass) => {
                self.step = Step::Read;
                Flow::Go
            }
            (_, other) => not_offered(other),
        }
    }

    fn rolled(&mut self, play: &mut Play<'_>, die: Die) -> Flow {
        let request = self.request(&play.view());
        play.show(die, request);
        let better = self
            .reroller
            .and_then(|hero| ability(&play.view(), hero))
            .is_some_and(|ability| matches!(ability, Ability::RerollTable { better: true }));
        let first = self.die.filter(|first| better && *first > die);
        self.die = Some(first.unwrap_or(die));
        self.step = if self.step == Step::Roll { Step::Answered } else { Step::Read };
        Flow::Go
    }
}

impl TableRolling {
    /// Whether a hero could soften the result, and it would then be any milder: Morale does not fall below 1 anyhow.
    fn can_be_softened(self, view: &View<'_>) -> bool {
        let Some(table) = written(view, self.card) else { return false };
        let row = table.rows.get(usize::from(self.row(view)));
        let losses = row.iter().flat_map(|row| &row.effects).map(|effect| match effect {
            Effect::LoseMorale(points) => points.at(view.table.threat),
            _ => 0,
        });
        let lost = losses.fold(0, u8::saturating_add);
        let softened = lost.saturating_sub(table.soften.as_ref().map_or(0, |soften| soften.morale));
        lost > softened && view.table.morale > softened.saturating_add(1) && self.softeners(view).next().is_some()
    }

    /// The hero who helps with the roll: she is used for that, and for nothing else meanwhile (rule 6.8).
    fn helping(self, table: &Table) -> BusyHeroes {
        self.hero.into_iter().fold(BusyHeroes::default(), |busy, hero| busy.with(table, hero))
    }

    /// Who could have the die rolled again, and might get a better one.
    fn rerollers(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let is_best = self.die.is_some_and(|die| die.face() == 6);
        let helping = self.helping(view.table);
        reactors(view, Window::TableRoll).filter(move |hero| {
            let keeps_better = matches!(ability(view, *hero), Some(Ability::RerollTable { better: true }));
            !(helping.has(view.table, *hero) || is_best && keeps_better)
        })
    }

    /// Who could make the result milder: nobody who has been used on the card already (ruling 26).
    fn softeners(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let soften = written(view, self.card).and_then(|table| table.soften.as_ref());
        let helping = self.helping(view.table);
        let can =
            move |hero| soften.is_some_and(|soften| can_soften(view, soften, hero)) && !helping.has(view.table, hero);
        view.free().map(|aboard| aboard.hero).filter(move |hero| can(*hero))
    }
}

fn written<'a>(view: &View<'a>, card: IntelId) -> Option<&'a TableRoll> {
    view.content.intel[card].table()
}

/// Heroes who could help with a table roll: of the class asked for, or, where none is, with the skill (ruling 28).
pub(in crate::engine) fn helpers(view: &View<'_>, helper: &Helper) -> impl Iterator<Item = HeroId> {
    view.free()
        .filter(move |aboard| match helper.class {
            Some(class) => view.content.heroes[aboard.hero].classes.contains(&class),
            None => view.skill(aboard.hero, helper.adds) > 0,
        })
        .map(|aboard| aboard.hero)
}

fn can_soften(view: &View<'_>, soften: &Soften, hero: HeroId) -> bool {
    let classes = &view.content.heroes[hero].classes;
    soften.classes.iter().any(|class| classes.contains(class))
        || soften.skills.iter().any(|skill| view.skill(hero, *skill) > 0)
}
