//! What happens in a story, on the table.

use super::{enlisted, lay};
use crate::content::limits::POOL;
use crate::content::story::Story;
use crate::content::story::device::Goes;
use crate::content::{Id, LoadId, MoverId, Scenario, SectorId};
use crate::engine::campaign::{Arranged, CampaignLog};
use crate::engine::course::{Course, LoadAt, Moving, Piece, Posted};
use crate::engine::event::story::StoryEvent;
use crate::engine::full::{Full, insert, insert_once};
use crate::engine::state::{Table, Token};

/// Applies an event of a story to the table.
pub(super) fn tell(scenario: &Scenario, table: &mut Table, told: &StoryEvent) -> Result<(), Full> {
    match *told {
        StoryEvent::TokenPlaced { sector, card, open } => {
            return lay(table, sector, Some(if open { Token::Open(card) } else { Token::Placed(card) }));
        }
        StoryEvent::TokenGone { sector } => return lay(table, sector, None),
        StoryEvent::Shuffled => shuffle(scenario, table),
        StoryEvent::SideTaken { side } => {
            if let Some(course) = &mut table.course {
                course.side = side;
                course.taken = true;
            }
        }

        StoryEvent::Fielded { villain } => table.villain = villain,
        StoryEvent::Flagged { flag, value } => return log(table, |log| log.set_flag(flag, value)),
        StoryEvent::Promised { credits, chapter } => return log(table, |log| log.promise(credits, chapter)),
        StoryEvent::Arranged { port, terms, until } => {
            return log(table, |log| log.arrange(Arranged { port, terms, until }));
        }
        StoryEvent::Heard { heard } => return log(table, |log| Ok(log.heard.try_push(heard)?)),
        StoryEvent::Left { hero } => {
            if let Some(log) = &mut table.log {
                log.roster.retain(|enlisted| enlisted.hero != hero);
            }
            table.heroes.retain(|aboard| aboard.hero != hero);
        }
        StoryEvent::Hurt { hero } => enlisted(table, hero).for_each(|enlisted| enlisted.wounded = true),
        StoryEvent::Dearer { hero, by } => {
            enlisted(table, hero).for_each(|enlisted| enlisted.dearer = enlisted.dearer.saturating_add(by));
        }
        StoryEvent::Kept => {
            if let Some(log) = &mut table.log {
                log.promises.retain(|promise| promise.chapter > log.scenario);
            }
        }
        StoryEvent::Word { faction } => {
            if let Some(log) = &mut table.log {
                log.word = Some(faction);
            }
        }

        StoryEvent::Read { .. } => course(table, |course| course.read = course.read.wrapping_add(1)),
        StoryEvent::Fired { trigger } => return noted(table, |course| insert_once(&mut course.fired, trigger)),
        StoryEvent::Chosen { choice, option, .. } => {
            let again = story_of(scenario, table).and_then(|story| story.choices.get(&choice));
            let again = again.is_some_and(|written| written.again);
            return noted(table, |course| {
                if again {
                    insert_once(&mut course.repeated, (choice, option))?;
                }
                insert_once(&mut course.asked, choice)
            });
        }
        StoryEvent::Offered { offer } => {
            return noted(table, |course| {
                insert_once(&mut course.offered, offer)?;
                insert_once(&mut course.offered_now, offer)
            });
        }
        StoryEvent::Used { hero } => course(table, |course| course.used = Some(hero)),
        StoryEvent::Marked { mark } => return noted(table, |course| insert_once(&mut course.marks, mark)),
        StoryEvent::Unmarked { mark } => course(table, |course| course.marks.retain(|own| *own != mark)),
        StoryEvent::Seen { milestone } => course(table, |course| course.seen[milestone.index()] = true),
        StoryEvent::Failed { milestone } => course(table, |course| course.failed[milestone.index()] = true),
        StoryEvent::Worth { milestone, worth } => course(table, |course| {
            let own = &mut course.worth[milestone.index()];
            own.credits = worth.credits.or(own.credits);
            own.reputation = worth.reputation.or(own.reputation);
        }),
        StoryEvent::Turns { by } => course(table, |course| course.later = course.later.saturating_add(by)),
        StoryEvent::Counted { count, now, .. } => course(table, |course| {
            if let Some(own) = course.counts.get_mut(count.index()) {
                *own = now;
            }
        }),
        StoryEvent::Posted { post, hero } => {
            return noted(table, |course| Ok(course.posted.try_push(Posted { post, hero })?));
        }
        StoryEvent::Fetched { hero, .. } => course(table, |course| course.posted.retain(|posted| posted.hero != hero)),

        StoryEvent::Sent { mover, to } => {
            if let Some((course, story)) = both(scenario, table) {
                let step = on_lane(story, course, mover, to);
                go(course, story, mover, to, step);
            }
        }
        StoryEvent::Went { mover, to, step, .. } => {
            if let Some((course, story)) = both(scenario, table) {
                go(course, story, mover, to, step);
            }
        }
        StoryEvent::TookLane { mover, lane } => {
            if let Some((course, story)) = both(scenario, table) {
                change(course, mover, |own| own.lane = Some(lane));
                if let Some(at) = course.mover_at(mover) {
                    let step = on_lane(story, course, mover, at);
                    change(course, mover, |own| own.step = step);
                }
            }
        }
        StoryEvent::Held { mover, turns } => moving(table, mover, |own| own.held = own.held.max(turns)),
        StoryEvent::Hurried { mover, by } => moving(table, mover, |own| own.extra = own.extra.saturating_add(by)),
        StoryEvent::Struck { mover, left, .. } => moving(table, mover, |own| own.boxes = left),
        StoryEvent::Gone { mover } => moving(table, mover, |own| own.at = None),
        StoryEvent::Marched => course(table, |course| {
            for own in &mut course.movers {
                own.held = own.held.saturating_sub(1);
                own.extra = 0;
            }
            course.offered_now.clear();
        }),

        StoryEvent::Put { load, sector } => return add_load(table, load, LoadAt::Sector(sector)),
        StoryEvent::Taken { load, sector: Some(sector) } => shift(table, load, LoadAt::Sector(sector), LoadAt::Hold),
        StoryEvent::Taken { load, sector: None } => return add_load(table, load, LoadAt::Hold),
        StoryEvent::Landed { load, sector } => shift(table, load, LoadAt::Hold, LoadAt::Landed(sector)),
        StoryEvent::Ferried { load, from, to } => shift(table, load, LoadAt::Sector(from), LoadAt::Landed(to)),
        StoryEvent::Spoilt { load } => shift(table, load, LoadAt::Hold, LoadAt::Lost),
        StoryEvent::Drifted { load, from, to } => shift(table, load, LoadAt::Sector(from), LoadAt::Sector(to)),
        StoryEvent::Swallowed { load, sector } => shift(table, load, LoadAt::Sector(sector), LoadAt::Lost),
        StoryEvent::Lifted { load, mover, sector } => {
            shift(table, load, LoadAt::Sector(sector), LoadAt::With(mover));
            moving(table, mover, |own| own.carries = Some(load));
        }
        StoryEvent::Dropped { load, mover, sector } => {
            shift(table, load, LoadAt::With(mover), LoadAt::Sector(sector));
            moving(table, mover, |own| own.carries = None);
        }
        StoryEvent::CarriedOff { load, mover } => {
            shift(table, load, LoadAt::With(mover), LoadAt::Lost);
            moving(table, mover, |own| own.carries = None);
        }
        StoryEvent::Aged => course(table, |course| {
            for piece in course.loads.iter_mut().filter(|piece| piece.at == LoadAt::Hold) {
                piece.age = piece.age.saturating_add(1);
            }
        }),

        // Told for the log book and the screen, and for triggers; the table is as it was.
        StoryEvent::Said { .. }
        | StoryEvent::Waited { .. }
        | StoryEvent::Met { .. }
        | StoryEvent::Checked { .. }
        | StoryEvent::Fought { .. }
        | StoryEvent::Debriefed { .. } => {}
    }
    Ok(())
}

/// Changes the log of the campaign, if there is one.
fn log(table: &mut Table, change: impl FnOnce(&mut CampaignLog) -> Result<(), Full>) -> Result<(), Full> {
    table.log.as_mut().map_or(Ok(()), change)
}

/// Notes something in the course of the story, if there is one.
fn noted(table: &mut Table, change: impl FnOnce(&mut Course) -> Result<(), Full>) -> Result<(), Full> {
    table.course.as_mut().map_or(Ok(()), change)
}

/// Changes the course of the story, if there is one.
fn course(table: &mut Table, change: impl FnOnce(&mut Course)) {
    if let Some(course) = &mut table.course {
        change(course);
    }
}

/// Changes something that moves.
fn moving(table: &mut Table, mover: MoverId, change: impl FnMut(&mut Moving)) {
    if let Some(course) = &mut table.course {
        self::change(course, mover, change);
    }
}

fn change(course: &mut Course, mover: MoverId, change: impl FnMut(&mut Moving)) {
    course.movers.iter_mut().filter(|moving| moving.mover == mover).for_each(change);
}

/// The story, as the side taken has it.
fn story_of<'a>(scenario: &'a Scenario, table: &Table) -> Option<&'a Story> {
    scenario.story.as_ref()?.of(table.course.as_ref()?.side).map(|story| &**story)
}

/// The course of the story, and the story.
fn both<'a>(scenario: &'a Scenario, table: &'a mut Table) -> Option<(&'a mut Course, &'a Story)> {
    let story = story_of(scenario, table)?;
    table.course.as_mut().map(|course| (course, story))
}

/// Something that moves is in another sector.
fn go(course: &mut Course, story: &Story, mover: MoverId, to: SectorId, step: u8) {
    change(course, mover, |own| *own = Moving { at: Some(to), step, ..*own });
    follow(course, story, mover, to);
}

/// One more piece of load.
fn add_load(table: &mut Table, load: LoadId, at: LoadAt) -> Result<(), Full> {
    noted(table, |course| insert(&mut course.loads, Piece { load, at, age: 0 }, |other| other.load <= load))
}

/// Moves the oldest load of a kind from one place to another.
fn shift(table: &mut Table, load: LoadId, from: LoadAt, to: LoadAt) {
    let loads = table.course.iter_mut().flat_map(|course| &mut course.loads);
    let there = loads.filter(|piece| piece.load == load && piece.at == from);
    if let Some(piece) = there.max_by_key(|piece| piece.age) {
        *piece = Piece { at: to, age: 0, ..*piece };
    }
}

/// How far along its lane something is in a sector.
fn on_lane(story: &Story, course: &Course, mover: MoverId, sector: SectorId) -> u8 {
    let written = story.movers.get(&mover).and_then(|written| match &written.goes {
        Goes::Lane(lane) | Goes::Ring(lane) => Some(*lane),
        Goes::Forks(_) | Goes::Towards(_) | Goes::Wake(_) | Goes::Nowhere => None,
    });
    let lane = course.mover(mover).and_then(|moving| moving.lane).or(written);
    let row = lane.and_then(|lane| story.lanes.get(&lane));
    let step = row.and_then(|row| row.iter().position(|own| *own == sector));
    step.and_then(|step| u8::try_from(step).ok()).unwrap_or(0)
}

/// Notes the way of something that another follows.
fn follow(course: &mut Course, story: &Story, mover: MoverId, to: SectorId) {
    let followed = story.movers.values().any(|other| matches!(other.goes, Goes::Wake(leader) if leader == mover));
    if followed {
        // What lies farthest back is of the least use to whoever follows.
        if course.way.is_full() {
            course.way.remove(0);
        }
        course.way.push((mover, to));
    }
}

/// Lays the shuffled tokens of a story, and all that is on its map besides, as the side taken has them.
fn shuffle(scenario: &Scenario, table: &mut Table) {
    let Some(course) = &mut table.course else { return };
    let Some(story) = scenario.story.as_ref().and_then(|stories| stories.of(course.side)) else { return };
    course.lay_out(story);
    let sectors = story.shuffled.sectors.iter().map(|sector| sector.index());
    for sector in sectors {
        if let Some(token) = table.tokens.get_mut(sector) {
            *token = Some(Token::Shuffled);
        }
    }
    table.pool = story.shuffled.cards.iter().copied().take(POOL).collect();
    table.pool.sort_unstable();
}
