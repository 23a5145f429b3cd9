//! How much is still to be done until a condition of a story holds: an estimate, from what lies on the table.
//!
//! It knows no scenario. A milestone says what must hold; from there the search goes back through what can cause it.

mod deeds;
mod loads;
mod moving;
mod price;

use std::cell::RefCell;

use deeds::Deeds;
use loads::sector_of;

use crate::bot::goal::ExplorerGoal;
use crate::bot::story_paths::{FACES, Root, Thing, Way, Ways};
use crate::content::map::Sectors;
use crate::content::story::condition::{Condition, Milestone, TokenState};
use crate::content::story::device::Often;
use crate::content::story::moment::Moment;
use crate::content::story::place::PlaceRef;
use crate::content::{CheckId, CountId, FightId, Id, IntelId, LoadId, MoverId};
use crate::engine::course::{Course, LoadAt};
use crate::engine::query::View;
use crate::engine::state::Token;

/// What has still to be done.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Need {
    /// Actions of the players besides those deeds, by and large.
    pub(super) actions: f64,
    /// Offers to be taken and checks to be won, each counted once however many things need it.
    deeds: Deeds,
    /// Turns until others have done their part.
    pub(super) turns: f64,
    /// Where the ship has business next.
    pub(super) next: Sectors,
    /// Credits that have to be paid.
    credits: f64,
}

/// What is impossible or unknown counts as far away.
pub(super) const FAR: Need = Need { actions: 16.0, ..Need::NOTHING };
/// Actions that a fight takes, by and large.
const FIGHT: f64 = 4.0;
/// What it takes, by and large, until a die can be rolled again for something.
const AGAIN: f64 = 3.0;
/// From one token turned up to the next.
const TO_A_TOKEN: f64 = 2.0;
/// From one fight to the next.
const TO_A_FIGHT: f64 = 5.0;

impl Need {
    /// Nothing has to be done.
    const NOTHING: Self = Self { actions: 0.0, deeds: Deeds::NONE, turns: 0.0, next: Sectors::NONE, credits: 0.0 };

    /// With this many more actions.
    fn and(self, actions: f64) -> Self {
        Self { actions: self.actions + actions, ..self }
    }

    /// With what has to be paid besides.
    fn with(self, price: Self) -> Self {
        Self { actions: self.actions + price.actions, credits: self.credits + price.credits, ..self }
    }
}

/// Somebody who estimates, at one moment of a game.
#[derive(Debug, Clone)]
pub(super) struct Estimate<'a> {
    /// The table.
    pub(super) view: View<'a>,
    /// What leads where in its story.
    ways: &'a Ways<'a>,
    /// Whether what lays a load is followed back as well, even where several are wanted. Whoever has several loads to fetch is
    /// then drawn towards all of them at once and stays between them, so only a search for one thing does it.
    seeks_loads: bool,
    /// What was estimated before: the same causes stand behind many things.
    known: RefCell<Vec<(Thing, Need)>>,
    /// Actions that checks take.
    checks: RefCell<Vec<(CheckId, f64)>>,
}

impl<'a> Estimate<'a> {
    /// An estimate of this moment.
    pub(super) fn new(view: View<'a>, ways: &'a Ways<'a>) -> Self {
        Self { view, ways, seeks_loads: false, known: RefCell::default(), checks: RefCell::default() }
    }

    /// The same in search of one thing: what lays a load is followed back as well.
    pub(super) fn seeking_loads(self) -> Self {
        Self { seeks_loads: true, ..self }
    }

    /// What a milestone still needs; nothing once it is reached.
    pub(super) fn milestone(&self, milestone: Milestone) -> Need {
        let need = self.reaching(milestone);
        let actions = need.actions + self.doing(need.deeds) + self.lacking(need.credits);
        Need { actions, deeds: Deeds::NONE, ..need }
    }

    /// Actions and turns together.
    fn all(&self, need: Need) -> f64 {
        need.actions + self.doing(need.deeds) + 2.0 * need.turns + self.paying(need.credits)
    }

    /// The least of several.
    fn least(&self, needs: impl Iterator<Item = Need>) -> Need {
        needs.min_by(|one, other| self.all(*one).total_cmp(&self.all(*other))).unwrap_or(FAR)
    }

    /// A check has to be made, and won.
    fn winning(&self, check: CheckId) -> Need {
        let need = self.thing(Thing::Check(check));
        Need { deeds: need.deeds.with(Deeds::check(check)), ..need }
    }

    /// What it needs that something is seen. `in_order`: of a trigger, first that it may fire, and only then what it
    /// waits for; some moments are had but once.
    pub(super) fn goal(&self, goal: ExplorerGoal, in_order: bool) -> Need {
        match goal {
            ExplorerGoal::Trigger(id) => {
                let story = self.view.story();
                let trigger = story.and_then(|story| story.triggers.iter().find(|trigger| trigger.id == id));
                let Some(trigger) = trigger else { return FAR };
                if in_order && !self.view.is_so(&trigger.when) {
                    return self.until(&trigger.when);
                }
                self.way(&Way { root: Root::Trigger(trigger), when: Vec::new(), faces: FACES })
            }
            ExplorerGoal::Check(check) => self.thing(Thing::Check(check)),
            ExplorerGoal::Choice(choice) => self.thing(Thing::Choice(choice)),
            ExplorerGoal::Fight(fight) => self.view.course().map_or(FAR, |course| self.fighting(course, fight)),
            ExplorerGoal::Milestone(milestone) => self.milestone(milestone),
            ExplorerGoal::Offer(offer) => {
                let offer = self.view.story().and_then(|story| story.offers.get(&offer));
                offer.map_or(FAR, |offer| self.until(&offer.when))
            }
            ExplorerGoal::Debriefing(place) => {
                let piece = self.view.story().and_then(|story| story.debriefing.get(usize::from(place)));
                piece.map_or(FAR, |piece| self.until(&piece.when))
            }
        }
    }

    /// Fights are brought by things that move.
    fn fighting(&self, course: &Course, fight: FightId) -> Need {
        let story = self.view.story();
        let fights = |mover: &MoverId| {
            story.and_then(|story| story.movers.get(mover)).is_some_and(|own| own.fight == Some(fight))
        };
        let about = course.movers.iter().filter(|moving| fights(&moving.mover));
        self.least(about.map(|moving| self.meeting(course, moving.mover))).and(FIGHT)
    }

    fn reaching(&self, milestone: Milestone) -> Need {
        if self.view.has_reached(milestone) {
            return Need::NOTHING;
        }
        match self.view.goal(milestone) {
            Some(goal) if goal.when != Condition::Never => {
                self.once(Thing::Reach(milestone), || self.until(&goal.when))
            }
            _ => self.thing(Thing::Reach(milestone)),
        }
    }

    /// What a condition still needs.
    fn until(&self, condition: &'a Condition) -> Need {
        if self.view.is_so(condition) {
            return Need::NOTHING;
        }
        let Some(course) = self.view.course() else { return FAR };
        let table = self.view.table;
        let tokens = |left: u8, each: f64| {
            let (moves, next) = self.nearest(self.sealed());
            Need { actions: moves + each * f64::from(left.saturating_sub(1)) + 1.0, turns: 0.0, next, ..Need::NOTHING }
        };
        match condition {
            Condition::All(all) if all.len() > 1 && all.iter().all(is_delivery) => {
                self.fetching(course, all, u8::try_from(all.len()).unwrap_or(u8::MAX), &[])
            }
            Condition::All(all) => self.all_of(all),
            Condition::Any(any) => self.least(any.iter().map(|condition| self.until(condition))),
            Condition::Some { of, at_least } if of.iter().all(is_delivery) => self.fetching(course, of, *at_least, &[]),
            Condition::Some { of, at_least } => {
                let mut each: Vec<Need> = of.iter().map(|condition| self.until(condition)).collect();
                each.sort_by(|one, other| self.all(*one).total_cmp(&self.all(*other)));
                together(each.into_iter().take((*at_least).into()))
            }
            Condition::At(place) => self.to(place),
            Condition::Near { place, within } => self.to(place).and(-f64::from(*within)).at_least_none(),
            Condition::MoverAt { mover, place } => self.mover_to(course, *mover, self.view.sectors_of(place)),
            Condition::MoverHas { mover, boxes_at_least } => {
                let has = course.mover(*mover).map_or(0, |moving| moving.boxes);
                let next = course.mover_at(*mover).into_iter().collect();
                self.going(next).and(f64::from(boxes_at_least.saturating_sub(has)))
            }
            Condition::Turn { from: Some(from), .. } if u16::from(*from) > table.turn => {
                Need { turns: f64::from(u16::from(*from) - table.turn), ..Need::NOTHING }
            }
            Condition::InHold { load, at_least } => {
                let aboard = course.loads(*load, |at| at == LoadAt::Hold);
                self.going(lying(course, *load)).and(f64::from(at_least.saturating_sub(aboard)))
            }
            Condition::Landed { load, .. } if is_delivery(condition) && is_nowhere(course, *load) => {
                self.fetching(course, std::slice::from_ref(condition), 1, &[])
            }
            Condition::Landed { load, at_least, at } => self.landing(course, *load, *at_least, at.as_ref()),
            Condition::CountAt { count, at_least, at_most } => {
                let now = course.count(*count);
                match (at_least, at_most) {
                    (Some(least), _) if now < *least => self.counting(course, *count, *least),
                    (_, Some(most)) if now > *most => self.counting(course, *count, *most),
                    _ => FAR,
                }
            }
            Condition::Token { at, is: TokenState::Open | TokenState::None } => {
                let there = self.view.sectors_of(at);
                self.going(there.iter().filter(|sector| table.token(*sector).is_some()).collect()).and(1.0)
            }
            Condition::TurnedUp { at_least, .. } => tokens(at_least.saturating_sub(table.tally.revealed), TO_A_TOKEN),
            Condition::CombatsWon(least) => tokens(least.saturating_sub(table.tally.victories), TO_A_FIGHT),
            Condition::ChecksWon(least) => {
                let won = self.view.log().map_or(0, |log| log.deeds.checks);
                tokens(least.saturating_sub(won), TO_A_TOKEN)
            }
            Condition::Mark(mark) => self.thing(Thing::Mark(*mark)),
            Condition::Reached(milestone) => self.reaching(*milestone),
            Condition::Not(inner) => match inner.as_ref() {
                // A foe that has to go has to be met.
                Condition::FoeAt(place) => self.to(place).and(FIGHT),
                Condition::OnMap(mover) => self.meeting(course, *mover).and(FIGHT),
                // Whatever else must not be so cannot be brought about, as far as is known.
                _ => FAR,
            },
            Condition::Always
            | Condition::Never
            | Condition::Side(..)
            | Condition::Flag(..)
            | Condition::FoeAt(..)
            | Condition::OnMap(..)
            | Condition::Turn { .. }
            | Condition::Aboard(..)
            | Condition::Fit(..)
            | Condition::OnRoster(..)
            | Condition::Reputation { .. }
            | Condition::StandsHighest(..)
            | Condition::Villain(..)
            | Condition::VillainBeaten
            | Condition::Mode(..)
            | Condition::Players(..)
            | Condition::Threat(..)
            | Condition::Have(..)
            | Condition::LoadsLeft { .. }
            | Condition::LoadsLost { .. }
            | Condition::Token { .. }
            | Condition::NobodyWounded
            | Condition::Failed(..)
            | Condition::Fired(..)
            | Condition::Outcome(..) => FAR,
        }
    }

    /// Conditions on the ship's place come last: the way there begins where the rest is done.
    fn all_of(&self, all: &'a [Condition]) -> Need {
        let place = |condition: &'a Condition| match condition {
            Condition::At(place) | Condition::Near { place, .. } => Some(place),
            _ => None,
        };
        let several = |one: &'a Condition| match one {
            Condition::Some { of, at_least } if of.iter().all(is_delivery) => Some((of, *at_least)),
            _ => None,
        };
        // One of several loads that has to be among them is fetched with them.
        let open = || all.iter().filter(|one| !self.view.is_so(one)).filter_map(several);
        let among: Vec<&Condition> = all.iter().filter(|one| open().any(|(of, _)| of.contains(one))).collect();
        let deed = |one: &'a Condition| match (several(one), self.view.course()) {
            (Some((of, least)), Some(course)) if !self.view.is_so(one) => self.fetching(course, of, least, &among),
            _ => self.until(one),
        };
        let deeds = together(all.iter().filter(|one| place(one).is_none() && !among.contains(one)).map(deed));
        if deeds.next.is_empty() {
            let places = together(all.iter().filter(|one| place(one).is_some()).map(|one| self.until(one)));
            return Need { next: places.next, ..together([deeds, places].into_iter()) };
        }
        let away = all.iter().filter_map(place).map(|place| {
            let home = self.view.moves_from(self.view.sectors_of(place));
            let moves = deeds.next.iter().map(|sector| home[sector.index()]).min();
            moves.map_or(FAR.actions, |moves| f64::from(moves).min(FAR.actions))
        });
        deeds.and(away.fold(0.0, f64::max))
    }

    fn thing(&self, thing: Thing) -> Need {
        self.once(thing, || self.least(self.ways.to(thing).iter().map(|way| self.way(way))))
    }

    /// Estimates a thing the first time that it is asked for. What is its own cause is far away.
    fn once(&self, thing: Thing, estimate: impl Fn() -> Need) -> Need {
        let known = self.known.borrow().iter().find(|(before, _)| *before == thing).map(|(_, need)| *need);
        if let Some(need) = known {
            return need;
        }
        let place = self.known.borrow().len();
        self.known.borrow_mut().push((thing, FAR));
        let need = estimate();
        if let Some((_, known)) = self.known.borrow_mut().get_mut(place) {
            *known = need;
        }
        need
    }

    fn way(&self, way: &Way<'a>) -> Need {
        let Some(course) = self.view.course() else { return FAR };
        let first = match way.root {
            Root::Offer(id, offer) => {
                if offer.often == Often::Once && course.offered.contains(&id) {
                    return FAR;
                }
                let need = self.until(&offer.when);
                // What can be done at once is done here.
                let next = if need.next.is_empty() { self.here() } else { need.next };
                Need { deeds: need.deeds.with(Deeds::offer(id)), next, ..need }.with(self.price(&offer.cost, &[]))
            }
            Root::Trigger(trigger) => {
                if !trigger.again && course.has_fired(trigger.id) {
                    return FAR;
                }
                together([self.moment(course, &trigger.on), self.until(&trigger.when)].into_iter())
            }
            Root::Won(check) => self.winning(check),
            Root::Option(choice, option) => {
                let asked = self.thing(Thing::Choice(choice));
                together([asked, self.until(&option.when)].into_iter()).with(self.price(&option.cost, &option.uses))
            }
        };
        let conditions = way.when.iter().map(|condition| self.until(condition));
        let again = f64::from(FACES) / f64::from(way.faces.max(1)) - 1.0;
        together(std::iter::once(first).chain(conditions)).and(AGAIN * again)
    }

    fn moment(&self, course: &'a Course, moment: &'a Moment) -> Need {
        let table = self.view.table;
        match moment {
            Moment::Turn(turn) | Moment::TurnEnds(turn) => {
                let turn = u16::from(turn.at(self.view.setup.mode));
                match turn.checked_sub(table.turn) {
                    Some(turns) => Need { turns: turns.into(), ..Need::NOTHING },
                    None => FAR,
                }
            }
            Moment::EachTurn | Moment::EachTurnEnds | Moment::Moved => Need { turns: 0.5, ..Need::NOTHING },
            Moment::Enters(place) | Moment::Arrives(place) => self.to(place),
            Moment::TurnsUp { card, at, .. } => {
                let there = at.as_ref().map(|at| self.view.sectors_of(at));
                let sealed = self.sealed_at(there, *card);
                self.going(sealed).and(1.0)
            }
            Moment::CardDone(card) | Moment::ReadsRow { card, .. } => {
                let open: Sectors = self.tokens(|token| token.open() == Some(*card));
                let doubt = if open.is_empty() { 3.0 } else { 1.0 };
                self.going(if open.is_empty() { self.sealed() } else { open }).and(doubt)
            }
            Moment::MoverEnters { mover, place } => self.mover_to(course, *mover, self.view.sectors_of(place)),
            Moment::MoverWaits(_) => Need { turns: 2.0, ..Need::NOTHING },
            Moment::Met(mover) => self.meeting(course, *mover),
            Moment::Fought { fight, .. } => self.fighting(course, *fight),
            Moment::LoadTaken(load) => self.going(lying(course, *load)).and(1.0),
            Moment::LoadLanded { load, at } => {
                let landed = course.loads(*load, |at| matches!(at, LoadAt::Landed(_)));
                self.landing(course, *load, landed.saturating_add(1), at.as_ref())
            }
            Moment::CountReaches { count, at } => self.counting(course, *count, *at),
            Moment::Checked { check, won: true } => self.winning(*check),
            Moment::Marked(mark) => self.thing(Thing::Mark(*mark)),
            Moment::Sail
            | Moment::EntersCondition(..)
            | Moment::Leaves(..)
            | Moment::Struck(..)
            | Moment::MoverGone(..)
            | Moment::MoverDown { .. }
            | Moment::LoadLost(..)
            | Moment::Checked { .. }
            | Moment::HeroWounded
            | Moment::CrewLost
            | Moment::HullAt(..)
            | Moment::MoraleAt(..) => FAR,
        }
    }

    /// The moves to the nearest of some sectors; where there are none, a long way.
    fn nearest(&self, sectors: Sectors) -> (f64, Sectors) {
        if sectors.is_empty() {
            return (FAR.actions, sectors);
        }
        let moves = self.view.moves_to(sectors);
        (f64::from(moves).min(FAR.actions), sectors)
    }

    fn here(&self) -> Sectors {
        [self.view.table.ship].into_iter().collect()
    }

    fn going(&self, sectors: Sectors) -> Need {
        let (actions, next) = self.nearest(sectors);
        Need { actions, next, ..Need::NOTHING }
    }

    fn to(&self, place: &PlaceRef) -> Need {
        self.going(self.view.sectors_of(place))
    }

    /// The ship has to meet something that moves.
    fn meeting(&self, course: &Course, mover: MoverId) -> Need {
        match course.mover_at(mover) {
            Some(sector) => self.going([sector].into_iter().collect()),
            None => FAR,
        }
    }

    fn tokens(&self, fit: impl Fn(Token) -> bool) -> Sectors {
        let table = self.view.table;
        let all = self.view.scenario.map.sectors.ids();
        all.filter(|sector| table.token(*sector).is_some_and(&fit)).collect()
    }

    fn sealed(&self) -> Sectors {
        self.tokens(|token| !token.is_open())
    }

    fn sealed_at(&self, there: Option<Sectors>, card: Option<IntelId>) -> Sectors {
        let fits = |token: Token| !token.is_open() || (card.is_some() && token.open() == card);
        let all = self.tokens(fits);
        all.iter().filter(|sector| there.is_none_or(|there| there.has(*sector))).collect()
    }

    /// A count has to reach this value: each step by itself, the first of them by the way there.
    fn counting(&self, course: &Course, count: CountId, value: u8) -> Need {
        let now = course.count(count);
        let thing = if now > value { Thing::Lowered(count) } else { Thing::Raised(count) };
        let more = f64::from(now.abs_diff(value).saturating_sub(1));
        let step = self.step(thing);
        self.thing(thing).with(Need { actions: more * step.actions, credits: more * step.credits, ..step })
    }
}

impl Need {
    fn at_least_none(self) -> Self {
        Self { actions: self.actions.max(0.0), ..self }
    }
}

/// Several together: the longest way, and half of those that lead elsewhere, since ways are shared.
fn together(needs: impl Iterator<Item = Need>) -> Need {
    let mut ways: Vec<(Sectors, f64)> = Vec::new();
    let mut all = Need::NOTHING;
    for need in needs {
        match ways.iter_mut().find(|(next, _)| *next == need.next) {
            Some((_, actions)) => *actions = actions.max(need.actions),
            None => ways.push((need.next, need.actions)),
        }
        all.turns = all.turns.max(need.turns);
        all.next = all.next.with(need.next);
        all.deeds = all.deeds.with(need.deeds);
        all.credits = all.credits.max(need.credits);
    }
    let longest = ways.iter().map(|(_, actions)| *actions).fold(0.0, f64::max);
    let sum: f64 = ways.iter().map(|(_, actions)| *actions).sum();
    Need { actions: longest + (sum - longest) / 2.0, ..all }
}

/// Whether a condition is that a load is brought somewhere, one of its kind.
fn is_delivery(condition: &Condition) -> bool {
    matches!(condition, Condition::Landed { at_least: 1, at: None, .. })
}

/// Whether a load is still to be laid somewhere.
fn is_nowhere(course: &Course, load: LoadId) -> bool {
    course.loads(load, |at| at == LoadAt::Hold) == 0 && lying(course, load).is_empty()
}

/// The sectors of loads of a kind, or of whatever carries them.
fn lying(course: &Course, load: LoadId) -> Sectors {
    let pieces = course.loads.iter().filter(|piece| piece.load == load);
    pieces.filter_map(|piece| sector_of(course, piece.at)).collect()
}
