//! What works by itself at a turn's end: loads age and drift, what moves goes its way, posts are defended.

use serde::{Deserialize, Serialize};

use super::beats::damage;
use super::meeting::{Meeting, gone};
use super::posting::posts;
use super::testing::Testing;
use crate::content::map::{Map, Sectors};
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::story::device::{Goal, Goes, Mover, MoverKind, Waits};
use crate::content::{Id, LoadId, MoverId, PostId, SectorId};
use crate::engine::course::{LoadAt, Moving};
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::query::View;

/// What a story does by itself at the end of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marching {
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Loads,
    /// The mover of this place among all, escorted ones before the others, has gone so many sectors.
    Movers(u8, u8),
    /// Whatever shares a sector with foes is harmed.
    Harm,
    /// The post of this place is defended.
    Posts(u8),
    Defended(u8),
    Over,
}

impl Marching {
    /// For the turn that ends.
    pub(in crate::engine) fn new() -> Self {
        Self { step: Step::Loads }
    }
}

impl Procedure for Marching {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Loads => {
                self.step = Step::Movers(0, 0);
                age(play);
                drift(play);
                Flow::Go
            }
            Step::Movers(place, gone) => self.go(play, place, gone),
            Step::Harm => {
                self.step = Step::Posts(0);
                harm(play);
                Flow::Go
            }
            Step::Posts(place) => match threatened(&play.view(), place) {
                Some((place, post, check)) => {
                    self.step = Step::Defended(place);
                    Flow::Call(Testing::of(check).at(post).into())
                }
                None => {
                    self.step = Step::Over;
                    play.tell(StoryEvent::Marched);
                    Flow::Go
                }
            },
            Step::Defended(place) => {
                self.step = Step::Posts(place + 1);
                if play.returned() == Returned::Checked(true) {
                    withdraw(play, place);
                }
                Flow::Go
            }
            Step::Over => Flow::Done,
        }
    }
}

impl Marching {
    fn go(&mut self, play: &mut Play<'_>, place: u8, done: u8) -> Flow {
        let Some((moving, written)) = in_order(&play.view(), place) else {
            self.step = Step::Harm;
            return Flow::Go;
        };
        let (moving, kind) = (*moving, written.kind);
        let sectors = written.speed.at(play.table().turn).saturating_add_signed(moving.extra);
        let goes = done < sectors && moving.held == 0;
        let next = if goes { next(&play.view(), &moving, written) } else { None };
        let Some((from, to, step)) = next else {
            self.step = Step::Movers(place + 1, 0);
            return Flow::Go;
        };
        let mover = moving.mover;
        if written.waits == Waits::Token && play.table().token(to).is_some() {
            self.step = Step::Movers(place + 1, 0);
            play.tell(StoryEvent::Waited { mover });
            return Flow::Go;
        }
        self.step = Step::Movers(place, done + 1);
        let (takes, off_at, harm) = (written.takes, written.off_at.clone(), written.harmed.sector);
        play.tell(StoryEvent::Went { mover, from, to, step });
        let hurts = play.view().sector(to).condition().is_some_and(|space| space.is_harmful());
        if hurts && harm > 0 {
            damage(play, mover, -harm.cast_signed());
        }
        let finds = takes.filter(|load| moving.carries.is_none() && lies(play, *load, to));
        if let Some(load) = finds {
            play.tell(StoryEvent::Lifted { load, mover, sector: to });
        }
        if off_at.is_some_and(|off| play.view().is_at(&off, to)) && !lingers(play, mover) {
            // What it has taken goes with it, for good.
            lose(play, mover);
            self.step = Step::Movers(place + 1, 0);
            return Flow::Go;
        }
        let meets = to == play.table().ship;
        if meets && kind != MoverKind::Escorted {
            self.step = Step::Movers(place + 1, 0);
            return Flow::Call(Meeting::with(mover).into());
        }
        Flow::Go
    }
}

/// The mover of this place: escorted ones first, then the others, each in order of ids.
fn in_order<'a>(view: &View<'a>, place: u8) -> Option<(&'a Moving, &'a Mover)> {
    let story = view.story()?;
    let course = view.course()?;
    let written = |moving: &&'a Moving| story.movers.get(&moving.mover);
    let kind = |escorted: bool| {
        let all = course.movers.iter().filter_map(move |moving| Some((moving, written(&moving)?)));
        all.filter(move |(_, written)| (written.kind == MoverKind::Escorted) == escorted)
    };
    kind(true).chain(kind(false)).nth(place.into())
}

/// Where something goes next: from where, to where, and how far along its lane it then is.
fn next(view: &View<'_>, moving: &Moving, written: &Mover) -> Option<(SectorId, SectorId, u8)> {
    let at = moving.at?;
    let story = view.story()?;
    let own = match &written.goes {
        Goes::Lane(lane) | Goes::Ring(lane) => Some(*lane),
        Goes::Forks(_) | Goes::Towards(_) | Goes::Wake(_) | Goes::Nowhere => None,
    };
    let lane = moving.lane.or(own).and_then(|lane| story.lanes.get(&lane));
    let step = moving.step.saturating_add(1);
    let (to, step) = match &written.goes {
        Goes::Lane(_) => (*lane?.get(usize::from(step))?, step),
        Goes::Ring(_) => {
            let row = lane?;
            let step = usize::from(step) % row.len().max(1);
            (*row.get(step)?, u8::try_from(step).unwrap_or(0))
        }
        Goes::Forks(ways) => {
            let ways = ways.get(&at)?;
            let sealed = |sector: &&SectorId| view.table.token(**sector).is_some_and(|token| !token.is_open());
            (*ways.iter().find(sealed).or(ways.first())?, step)
        }
        Goes::Towards(goals) => (towards(view, at, goals, moving, written)?, step),
        Goes::Wake(leader) => {
            let way: Vec<SectorId> =
                view.course()?.way.iter().filter(|(mover, _)| mover == leader).map(|(_, sector)| *sector).collect();
            let here = way.iter().rposition(|sector| *sector == at)?;
            (*way.get(here + 1)?, step)
        }
        Goes::Nowhere => return None,
    };
    if to == at { None } else { Some((at, to, step)) }
}

/// The neighbour that is nearest to the nearest goal, the first by name among equals. Whoever carries a load, or finds none,
/// goes off.
fn towards(view: &View<'_>, at: SectorId, goals: &[Goal], moving: &Moving, written: &Mover) -> Option<SectorId> {
    let mut there = Sectors::default();
    if moving.carries.is_none() {
        for goal in goals {
            match goal {
                Goal::Ship => there.add(view.table.ship),
                Goal::Place(place) => view.sectors_of(place).iter().for_each(|sector| there.add(sector)),
                Goal::Load(load) => {
                    let pieces = view.course().into_iter().flat_map(|course| &course.loads);
                    for piece in pieces.filter(|piece| piece.load == *load) {
                        if let LoadAt::Sector(sector) = piece.at {
                            there.add(sector);
                        }
                    }
                }
            }
        }
    }
    if there.count() == 0 {
        there = written.off_at.as_ref().map(|off| view.sectors_of(off)).unwrap_or_default();
    }
    let moves = view.moves_from(there);
    let near = view.sector(at).neighbours.iter().copied();
    let best = near.min_by_key(|sector| (moves[sector.index()], *sector))?;
    if moves[best.index()] < moves[at.index()] { Some(best) } else { None }
}

/// Whether something still has business on the map.
fn lingers(play: &Play<'_>, mover: MoverId) -> bool {
    let view = play.view();
    let Some((course, story)) = view.course().zip(view.story()) else { return false };
    let takes = story.movers.get(&mover).and_then(|written| written.takes);
    let carries = course.mover(mover).is_some_and(|moving| moving.carries.is_some());
    takes.is_some_and(|load| !carries && course.loads(load, |at| matches!(at, LoadAt::Sector(_))) > 0)
}

/// Something leaves the map with what it carries.
fn lose(play: &mut Play<'_>, mover: MoverId) {
    if let Some(load) = play.table().course.as_ref().and_then(|course| course.mover(mover)?.carries) {
        play.tell(StoryEvent::CarriedOff { load, mover });
    }
    gone(play, mover);
}

fn lies(play: &Play<'_>, load: LoadId, sector: SectorId) -> bool {
    play.table().course.as_ref().is_some_and(|course| course.loads(load, |at| at == LoadAt::Sector(sector)) > 0)
}

/// What is aboard is a turn older, and what has been aboard too long is lost.
fn age(play: &mut Play<'_>) {
    let Some(story) = play.view().story().cloned() else { return };
    play.tell(StoryEvent::Aged);
    for (load, keeps) in story.loads.iter().filter_map(|(load, written)| Some((*load, written.keeps?))) {
        let spoilt = |piece: &&crate::engine::course::Piece| {
            piece.load == load && piece.at == LoadAt::Hold && piece.age >= keeps
        };
        let many = play.table().course.iter().flat_map(|course| &course.loads).filter(spoilt).count();
        for _ in 0..many {
            play.tell(StoryEvent::Spoilt { load });
        }
    }
}

/// What lies on the map drifts a sector, and is lost where it arrives.
fn drift(play: &mut Play<'_>) {
    let Some(story) = play.view().story().cloned() else { return };
    for (load, drift) in story.loads.iter().filter_map(|(load, written)| Some((*load, written.drifts.as_ref()?))) {
        if drift.every == 0 || !play.table().turn.is_multiple_of(drift.every.into()) {
            continue;
        }
        let to = play.view().sectors_of(&drift.to);
        let moves = play.view().moves_from(to);
        let lying: Vec<SectorId> = play
            .table()
            .course
            .iter()
            .flat_map(|course| &course.loads)
            .filter_map(|piece| match piece.at {
                LoadAt::Sector(sector) if piece.load == load => Some(sector),
                _ => None,
            })
            .collect();
        for from in lying {
            let near = play.view().sector(from).neighbours.iter().copied();
            let next = near.min_by_key(|sector| (moves[sector.index()], *sector));
            let Some(next) = next.filter(|next| moves[next.index()] < moves[from.index()]) else { continue };
            play.tell(StoryEvent::Drifted { load, from, to: next });
            if to.has(next) {
                play.tell(StoryEvent::Swallowed { load, sector: next });
            }
        }
    }
}

/// Foes harm what shares a sector with them.
fn harm(play: &mut Play<'_>) {
    let Some(story) = play.view().story().cloned() else { return };
    for (mover, written) in story.movers.iter().filter(|(_, written)| written.harmed.foe > 0) {
        let at = play.table().course.as_ref().and_then(|course| course.mover_at(*mover));
        let foes = play.view().foes().filter(|(_, sector)| Some(*sector) == at).count();
        let by = written.harmed.foe.saturating_mul(u8::try_from(foes).unwrap_or(u8::MAX));
        damage(play, *mover, -by.cast_signed());
    }
}

/// The next post, counting from this place, where a foe stands.
fn threatened(view: &View<'_>, from: u8) -> Option<(u8, PostId, crate::content::CheckId)> {
    let all = posts(view).zip(0u8..).skip(from.into());
    all.map(|((post, written), place)| (place, post, written)).find_map(|(place, post, written)| {
        let there = view.sectors_of(&written.at);
        let under_threat = view.foes().any(|(_, sector)| there.has(sector));
        if under_threat { Some((place, post, written.defend)) } else { None }
    })
}

/// The foes at a post leave.
fn withdraw(play: &mut Play<'_>, place: u8) {
    let view = play.view();
    let Some((_, post)) = posts(&view).nth(place.into()) else { return };
    let there = view.sectors_of(&post.at);
    let foes: Vec<MoverId> = view.foes().filter(|(_, sector)| there.has(*sector)).map(|(mover, _)| mover).collect();
    for mover in foes {
        gone(play, mover);
    }
}

/// The sectors that something will go through: of a lane all that is left, of a ring one round, else the next alone.
fn ahead(view: &View<'_>, mover: MoverId) -> Vec<SectorId> {
    let Some(written) = view.story().and_then(|story| story.movers.get(&mover)) else { return Vec::new() };
    let most = match &written.goes {
        Goes::Lane(_) | Goes::Ring(_) => usize::MAX,
        Goes::Forks(_) | Goes::Towards(_) | Goes::Wake(_) | Goes::Nowhere => 1,
    };
    walk(view, mover, most)
}

/// The next sectors that something will go through, as many as it is asked for.
fn walk(view: &View<'_>, mover: MoverId, most: usize) -> Vec<SectorId> {
    let Some(written) = view.story().and_then(|story| story.movers.get(&mover)) else { return Vec::new() };
    let Some(mut moving) = view.course().and_then(|course| course.mover(mover)).copied() else { return Vec::new() };
    let begun = moving.at;
    let mut way = Vec::new();
    while way.len() < most
        && let Some((_, to, step)) = next(view, &moving, written)
    {
        way.push(to);
        if Some(to) == begun || way.len() >= Map::MOST {
            break;
        }
        (moving.at, moving.step) = (Some(to), step);
    }
    way
}

impl View<'_> {
    /// The sectors that something in the story that moves will go through, as things stand: the rest of its lane, a round
    /// of its ring, or the next sector alone.
    pub fn way_ahead(&self, mover: MoverId) -> Vec<SectorId> {
        ahead(self, mover)
    }

    /// How many sectors something can go at this turn's end; none while it is held.
    pub fn pace(&self, mover: MoverId) -> u8 {
        let written = self.story().and_then(|story| story.movers.get(&mover));
        let moving = self.course().and_then(|course| course.mover(mover));
        let Some((written, moving)) = written.zip(moving).filter(|(_, moving)| moving.held == 0) else { return 0 };
        written.speed.at(self.table.turn).saturating_add_signed(moving.extra)
    }

    /// The sectors that something will enter at this turn's end, as things stand; before a sealed token it may wait.
    pub fn goes_to(&self, mover: MoverId) -> Vec<SectorId> {
        let mut way = walk(self, mover, self.pace(mover).into());
        let waits = self.story().and_then(|story| story.movers.get(&mover)).map(|written| written.waits);
        if waits == Some(Waits::Token) {
            let open = way.iter().position(|sector| self.table.token(*sector).is_some());
            way.truncate(open.unwrap_or(way.len()));
        }
        way
    }

    /// The sectors that foes can reach at this turn's end, wherever the ship goes.
    pub fn in_reach_of_foes(&self) -> Sectors {
        let mut reached = Sectors::default();
        for (foe, at) in self.foes() {
            let moves = self.moves_from([at].into_iter().collect());
            let pace = self.pace(foe);
            let near = self.scenario.map.sectors.ids().filter(|sector| moves[sector.index()] <= pace);
            near.for_each(|sector| reached.add(sector));
        }
        reached
    }

    /// The road that something would be sent along by some beats: from where it is, to the end of its lane.
    pub fn road(&self, beats: &[Beat]) -> Option<(MoverId, Vec<SectorId>)> {
        let (mover, lane) = beats.iter().find_map(|beat| match beat {
            Beat::Story(StoryBeat::TakeLane { mover, lane }) => Some((*mover, *lane)),
            _ => None,
        })?;
        let at = self.course()?.mover_at(mover)?;
        let lane = self.story()?.lanes.get(&lane)?;
        let from = lane.iter().position(|sector| *sector == at).map_or(0, |place| place + 1);
        let ahead = lane.iter().skip(from).copied();
        Some((mover, std::iter::once(at).chain(ahead).collect()))
    }
}
