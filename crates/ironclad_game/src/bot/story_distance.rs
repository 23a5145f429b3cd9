//! How much is still to be done until a condition of a story holds: an estimate, from what lies on the table.
//!
//! It knows no scenario. A milestone says what must hold; from there the search goes back through what can cause it.

use std::cell::RefCell;

use crate::bot::explorer::ExplorerGoal;
use crate::bot::story_paths::{Root, Thing, Way, Ways};
use crate::content::map::{Map, Sectors};
use crate::content::story::condition::{Condition, Milestone, TokenState};
use crate::content::story::device::{Goes, Mover, Often, Spend, Waits};
use crate::content::story::moment::{Moment, Trigger};
use crate::content::story::place::PlaceRef;
use crate::content::{CountId, FightId, Id, IntelId, LoadId, MoverId, SectorId};
use crate::engine::course::{Course, LoadAt, Moving};
use crate::engine::query::View;
use crate::engine::state::Token;

/// What has still to be done.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Need {
    /// Actions of the players, by and large.
    pub(super) actions: f64,
    /// Turns until others have done their part.
    pub(super) turns: f64,
    /// Where the ship has business next.
    pub(super) next: Sectors,
}

/// What is impossible or unknown counts as far away.
const FAR: Need = Need { actions: 16.0, turns: 0.0, next: Sectors::NONE };
/// The most causes followed back.
const DEPTH: u8 = 6;
/// Actions that a check takes by and large: now and then it is lost.
const CHECK: f64 = 1.5;
/// The same for a fight.
const FIGHT: f64 = 4.0;
/// From one token turned up to the next.
const TO_A_TOKEN: f64 = 2.0;
/// From one fight to the next.
const TO_A_FIGHT: f64 = 5.0;
/// Turns for which a token ahead of something that waits for it holds it up.
const HELD_UP: f64 = 0.4;
/// A sector beyond the end of a lane, since the next lane is unknown.
const UNKNOWN: f64 = 1.3;
/// Actions that such a token takes besides the way there, by and large.
const TO_CLEAR: f64 = 0.4;
/// The share of actions that go to such tokens while something waits for them.
const CLEARING: f64 = 0.8;
/// What such an action counts among those that are needed: the turns that it costs count already.
const A_LITTLE: f64 = 0.2;

impl Need {
    /// Actions and turns together.
    fn all(self) -> f64 {
        self.actions + 2.0 * self.turns
    }

    /// With this many more actions.
    fn and(self, actions: f64) -> Self {
        Self { actions: self.actions + actions, ..self }
    }
}

/// Somebody who estimates, at one moment of a game.
#[derive(Debug, Clone)]
pub(super) struct Estimate<'a> {
    /// The table.
    pub(super) view: View<'a>,
    /// What leads where in its story.
    ways: &'a Ways<'a>,
    /// Whether what lays a load is followed back as well. Whoever has several loads to fetch is then drawn towards all of them at
    /// once and stays between them, so only a search for one thing does it.
    seeks_loads: bool,
    /// What was estimated before, by how far back it was asked: the same causes stand behind many things.
    known: RefCell<Vec<((Thing, u8), Need)>>,
}

impl<'a> Estimate<'a> {
    /// An estimate of this moment.
    pub(super) fn new(view: View<'a>, ways: &'a Ways<'a>) -> Self {
        Self { view, ways, seeks_loads: false, known: RefCell::default() }
    }

    /// The same in search of one thing: what lays a load is followed back as well.
    pub(super) fn seeking_loads(self) -> Self {
        Self { seeks_loads: true, ..self }
    }

    /// What a milestone still needs; nothing once it is reached.
    pub(super) fn milestone(&self, milestone: Milestone) -> Need {
        self.reaching(milestone, DEPTH)
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
                    return self.until(&trigger.when, DEPTH);
                }
                self.way(&Way { root: Root::Trigger(trigger), when: Vec::new() }, DEPTH)
            }
            ExplorerGoal::Check(check) => self.thing(Thing::Check(check), DEPTH),
            ExplorerGoal::Choice(choice) => self.thing(Thing::Choice(choice), DEPTH),
            ExplorerGoal::Fight(fight) => self.view.course().map_or(FAR, |course| self.fighting(course, fight)),
            ExplorerGoal::Milestone(milestone) => self.milestone(milestone),
        }
    }

    /// Fights are brought by things that move.
    fn fighting(&self, course: &Course, fight: FightId) -> Need {
        let story = self.view.story();
        let fights = |mover: &MoverId| {
            story.and_then(|story| story.movers.get(mover)).is_some_and(|own| own.fight == Some(fight))
        };
        let about = course.movers.iter().filter(|moving| fights(&moving.mover));
        least(about.map(|moving| self.meeting(course, moving.mover))).and(FIGHT)
    }

    fn reaching(&self, milestone: Milestone, depth: u8) -> Need {
        if self.view.has_reached(milestone) {
            return Need::default();
        }
        match self.view.goal(milestone) {
            Some(goal) if goal.when != Condition::Never => self.until(&goal.when, depth),
            _ => self.thing(Thing::Reach(milestone), depth),
        }
    }

    /// What a condition still needs.
    fn until(&self, condition: &'a Condition, depth: u8) -> Need {
        // Conditions within conditions are no further causes.
        let within = depth;
        let Some(depth) = depth.checked_sub(1) else { return FAR };
        if self.view.is_so(condition) {
            return Need::default();
        }
        let Some(course) = self.view.course() else { return FAR };
        let table = self.view.table;
        let tokens = |left: u8, each: f64| {
            let (moves, next) = self.nearest(self.sealed());
            Need { actions: moves + each * f64::from(left.saturating_sub(1)) + 1.0, turns: 0.0, next }
        };
        match condition {
            Condition::All(all) => self.all_of(all, within),
            Condition::Any(any) => least(any.iter().map(|condition| self.until(condition, within))),
            Condition::Some { of, at_least } => {
                let mut each: Vec<Need> = of.iter().map(|condition| self.until(condition, within)).collect();
                each.sort_by(|one, other| one.all().total_cmp(&other.all()));
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
                Need { turns: f64::from(u16::from(*from) - table.turn), ..Need::default() }
            }
            Condition::InHold { load, at_least } => {
                let aboard = course.loads(*load, |at| at == LoadAt::Hold);
                self.going(lying(course, *load)).and(f64::from(at_least.saturating_sub(aboard)))
            }
            Condition::Landed { load, at_least, at } => self.landing(course, *load, *at_least, at.as_ref(), depth),
            Condition::CountAt { count, at_least, at_most } => {
                let now = course.count(*count);
                match (at_least, at_most) {
                    (Some(least), _) if now < *least => self.counting(course, *count, *least, depth),
                    (_, Some(most)) if now > *most => self.counting(course, *count, *most, depth),
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
            Condition::Mark(mark) => self.thing(Thing::Mark(*mark), depth),
            Condition::Reached(milestone) => self.reaching(*milestone, depth),
            Condition::Not(inner) => match inner.as_ref() {
                // A foe that has to go has to be met.
                Condition::FoeAt(place) => self.to(place).and(FIGHT),
                Condition::OnMap(mover) => self.meeting(course, *mover).and(FIGHT),
                _ => FAR,
            },
            _ => FAR,
        }
    }

    /// Conditions on the ship's place come last.
    fn all_of(&self, all: &'a [Condition], depth: u8) -> Need {
        let is_place = |condition: &&Condition| matches!(condition, Condition::At(_) | Condition::Near { .. });
        let deeds = together(all.iter().filter(|one| !is_place(one)).map(|one| self.until(one, depth)));
        let places = together(all.iter().filter(is_place).map(|one| self.until(one, depth)));
        let next = if deeds.next.is_empty() { places.next } else { deeds.next };
        Need { next, ..together([deeds, places].into_iter()) }
    }

    fn thing(&self, thing: Thing, depth: u8) -> Need {
        let Some(depth) = depth.checked_sub(1) else { return FAR };
        let asked = (thing, depth);
        let known = self.known.borrow().iter().find(|(before, _)| *before == asked).map(|(_, need)| *need);
        if let Some(need) = known {
            return need;
        }
        let need = least(self.ways.to(thing).iter().map(|way| self.way(way, depth)));
        self.known.borrow_mut().push((asked, need));
        need
    }

    fn way(&self, way: &Way<'a>, depth: u8) -> Need {
        let Some(course) = self.view.course() else { return FAR };
        let first = match way.root {
            Root::Offer(id, offer) => {
                if offer.often == Often::Once && course.offered.contains(&id) {
                    return FAR;
                }
                let action = if offer.action == Spend::Action { 1.0 } else { 0.3 };
                self.until(&offer.when, depth).and(action)
            }
            Root::Trigger(trigger) => {
                if !trigger.again && course.has_fired(trigger.id) {
                    return FAR;
                }
                together([self.moment(course, &trigger.on, depth), self.until(&trigger.when, depth)].into_iter())
            }
            Root::Won(check) => self.thing(Thing::Check(check), depth).and(CHECK),
            Root::Option(choice, option) => {
                let asked = self.thing(Thing::Choice(choice), depth);
                together([asked, self.until(&option.when, depth)].into_iter())
            }
        };
        let conditions = way.when.iter().map(|condition| self.until(condition, depth));
        together(std::iter::once(first).chain(conditions))
    }

    /// Turns until a trigger fires by what moves, or by the calendar; none if something else causes it, or it has fired.
    pub(super) fn turns_until(&self, trigger: &Trigger) -> Option<f64> {
        let course = self.view.course()?;
        if !trigger.again && course.has_fired(trigger.id) {
            return None;
        }
        match &trigger.on {
            Moment::Turn(turn) | Moment::TurnEnds(turn) => {
                let turn = u16::from(turn.at(self.view.setup.mode));
                turn.checked_sub(self.view.table.turn).map(f64::from)
            }
            Moment::MoverEnters { mover, place } => {
                course.mover_at(*mover)?;
                Some(self.mover_to(course, *mover, self.view.sectors_of(place)).turns)
            }
            _ => None,
        }
    }

    fn moment(&self, course: &'a Course, moment: &'a Moment, depth: u8) -> Need {
        let table = self.view.table;
        match moment {
            Moment::Turn(turn) | Moment::TurnEnds(turn) => {
                let turn = u16::from(turn.at(self.view.setup.mode));
                match turn.checked_sub(table.turn) {
                    Some(turns) => Need { turns: turns.into(), ..Need::default() },
                    None => FAR,
                }
            }
            Moment::EachTurn | Moment::EachTurnEnds | Moment::Moved => Need { turns: 0.5, ..Need::default() },
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
            Moment::MoverWaits(_) => Need { turns: 2.0, ..Need::default() },
            Moment::Met(mover) => self.meeting(course, *mover),
            Moment::Fought { fight, .. } => self.fighting(course, *fight),
            Moment::LoadTaken(load) => self.going(lying(course, *load)).and(1.0),
            Moment::LoadLanded { load, at } => {
                let landed = course.loads(*load, |at| matches!(at, LoadAt::Landed(_)));
                self.landing(course, *load, landed.saturating_add(1), at.as_ref(), depth)
            }
            Moment::CountReaches { count, at } => self.counting(course, *count, *at, depth),
            Moment::Checked { check, won: true } => self.thing(Thing::Check(*check), depth).and(CHECK),
            Moment::Marked(mark) => self.thing(Thing::Mark(*mark), depth),
            _ => FAR,
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

    fn going(&self, sectors: Sectors) -> Need {
        let (actions, next) = self.nearest(sectors);
        Need { actions, turns: 0.0, next }
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

    /// Something that moves has to reach one of these sectors.
    fn mover_to(&self, course: &Course, mover: MoverId, there: Sectors) -> Need {
        let (Some(moving), Some(story)) = (course.mover(mover), self.view.story()) else { return FAR };
        let (Some(written), Some(at)) = (story.movers.get(&mover), moving.at) else { return FAR };
        let way = self.way_ahead(moving, written, there);
        let moves = self.view.moves_from(there);
        let end = way.last().copied().unwrap_or(at);
        let table = self.view.table;
        let speed =
            [table.turn, table.turn + 1].map(|turn| f64::from(written.speed.at(turn))).into_iter().sum::<f64>() / 2.0;
        let speed = speed.max(0.5);
        let waits = matches!(written.waits, Waits::Token);
        let (mut turns, mut clearing, mut here) = (f64::from(moving.held), 0.0, table.ship);
        let mut blocked = Sectors::NONE;
        for sector in way {
            turns += 1.0 / speed;
            if waits && table.token(sector).is_some() {
                clearing += f64::from(self.view.scenario.map.moves(here)[sector.index()].min(24)) + TO_CLEAR;
                here = sector;
                blocked = blocked.with([sector].into_iter().collect());
                let later = (clearing - f64::from(table.actions.left)).max(0.0);
                turns = turns.max(1.0 + later / (CLEARING * f64::from(self.view.actions())));
            }
        }
        // Behind the end of its lane it is as likely to be held up as anywhere.
        let beyond = UNKNOWN * f64::from(moves[end.index()]).min(24.0);
        let sectors = f64::from(u16::try_from(self.view.scenario.map.sectors.ids().count()).unwrap_or(1).max(1));
        let tokens = if waits { f64::from(self.tokens(|_| true).count()) / sectors } else { 0.0 };
        turns += beyond / speed + HELD_UP * tokens * beyond;
        let guarded: Sectors = [at].into_iter().collect();
        let clearing = A_LITTLE * clearing;
        Need { actions: clearing, turns, next: if blocked.is_empty() { guarded } else { blocked } }
    }

    /// The sectors that something has before it on its lane, up to one of some sectors.
    fn way_ahead(&self, moving: &Moving, written: &Mover, there: Sectors) -> Vec<SectorId> {
        let Some(story) = self.view.story() else { return Vec::new() };
        let own = match &written.goes {
            Goes::Lane(lane) | Goes::Ring(lane) => Some(*lane),
            _ => None,
        };
        let Some(lane) = moving.lane.or(own) else { return Vec::new() };
        let row = story.lanes.get(&lane).map(Vec::as_slice).unwrap_or_default();
        let ahead = row.iter().skip(usize::from(moving.step) + 1).copied();
        let mut way = Vec::with_capacity(Map::MOST);
        for sector in ahead {
            way.push(sector);
            if there.has(sector) {
                break;
            }
        }
        way
    }

    /// A count has to reach this value: each step by itself, the first of them by the way there.
    fn counting(&self, course: &Course, count: CountId, value: u8, depth: u8) -> Need {
        let now = course.count(count);
        let thing = if now > value { Thing::Lowered(count) } else { Thing::Raised(count) };
        self.thing(thing, depth).and(f64::from(now.abs_diff(value).saturating_sub(1)))
    }

    /// This many loads have to be delivered: fetched nearest first, as many at a time as there is room for. Those that do not
    /// lie anywhere yet have to be laid there first.
    fn landing(&self, course: &Course, load: LoadId, wanted: u8, at: Option<&PlaceRef>, depth: u8) -> Need {
        let Some(story) = self.view.story() else { return FAR };
        let Some(written) = story.loads.get(&load) else { return FAR };
        let ports = self.view.sectors_of(&written.land);
        let ports = match at.map(|at| self.view.sectors_of(at)) {
            Some(there) => ports.iter().filter(|sector| there.has(*sector)).collect(),
            None => ports,
        };
        let landed = course.loads(load, |at| matches!(at, LoadAt::Landed(sector) if ports.has(sector)));
        let mut wanted = wanted.saturating_sub(landed);
        let mut aboard = course.loads(load, |at| at == LoadAt::Hold);
        let others = course.loads.iter().filter(|piece| piece.at == LoadAt::Hold && piece.load != load);
        let filled: u8 = others.filter_map(|piece| story.loads.get(&piece.load)).map(|load| load.size).sum();
        let room = story.hold.places.saturating_sub(filled) / written.size.max(1);
        let mut lying: Vec<SectorId> = course
            .loads
            .iter()
            .filter(|piece| piece.load == load)
            .filter_map(|piece| sector_of(course, piece.at))
            .collect();
        let home = self.view.moves_from(ports);
        let fetched = if written.take == Spend::Action { 1.0 } else { 0.1 };
        let (mut here, mut actions) = (self.view.table.ship, 0.0);
        let mut next = Sectors::NONE;
        while wanted > 0 {
            if aboard < wanted.min(room) {
                let from = self.view.moves_from([here].into_iter().collect());
                let nearest = lying.iter().enumerate().min_by_key(|(_, sector)| from[sector.index()]);
                let Some((place, sector)) = nearest.map(|(place, sector)| (place, *sector)) else {
                    let laid = if self.seeks_loads { self.thing(Thing::Put(load), depth) } else { FAR };
                    let next = if next.is_empty() { laid.next } else { next };
                    let home = home[self.view.table.ship.index()];
                    let way =
                        Need { actions: actions + laid.actions + fetched + f64::from(home).min(24.0), next, ..laid };
                    return if way.all() < FAR.all() { way } else { FAR.and(f64::from(wanted)) };
                };
                lying.swap_remove(place);
                actions += f64::from(from[sector.index()]).min(24.0) + fetched;
                aboard += 1;
                here = sector;
            } else {
                if room == 0 && aboard == 0 {
                    return FAR;
                }
                actions += f64::from(home[here.index()]).min(24.0);
                let from = home;
                let nearest = ports.iter().min_by_key(|port| from[port.index()]);
                here = nearest.unwrap_or(here);
                wanted = wanted.saturating_sub(aboard);
                aboard = 0;
            }
            if next.is_empty() {
                next = if here == self.view.table.ship { Sectors::NONE } else { [here].into_iter().collect() };
            }
        }
        Need { actions, turns: 0.0, next }
    }
}

impl Need {
    fn at_least_none(self) -> Self {
        Self { actions: self.actions.max(0.0), ..self }
    }
}

/// The least of several.
fn least(needs: impl Iterator<Item = Need>) -> Need {
    needs.min_by(|one, other| one.all().total_cmp(&other.all())).unwrap_or(FAR)
}

/// Several together: what the longest takes, and half of the others, since ways are shared.
fn together(needs: impl Iterator<Item = Need>) -> Need {
    let (mut sum, mut longest, mut turns) = (0.0, 0.0_f64, 0.0_f64);
    let mut next = Sectors::NONE;
    for need in needs {
        sum += need.actions;
        longest = longest.max(need.actions);
        turns = turns.max(need.turns);
        next = next.with(need.next);
    }
    Need { actions: longest + (sum - longest) / 2.0, turns, next }
}

/// The sectors of loads of a kind, or of whatever carries them.
fn lying(course: &Course, load: LoadId) -> Sectors {
    let pieces = course.loads.iter().filter(|piece| piece.load == load);
    pieces.filter_map(|piece| sector_of(course, piece.at)).collect()
}

fn sector_of(course: &Course, at: LoadAt) -> Option<SectorId> {
    match at {
        LoadAt::Sector(sector) => Some(sector),
        LoadAt::With(mover) => course.mover_at(mover),
        LoadAt::Hold | LoadAt::Landed(_) | LoadAt::Lost => None,
    }
}
