//! What happens in a story, on the table.

use crate::content::limits::POOL;
use crate::content::story::Story;
use crate::content::story::device::Goes;
use crate::content::{Id, LoadId, MoverId, Scenario, SectorId};
use crate::engine::campaign::{Arranged, Promise};
use crate::engine::course::{Course, LoadAt, Moving, Piece, Posted, note};
use crate::engine::event::story::Told;
use crate::engine::state::{Table, Token};

/// Applies an event of a story to the table.
pub(super) fn tell(scenario: &Scenario, table: &mut Table, told: &Told) {
    match *told {
        Told::TokenPlaced { sector, card, open } => {
            table.tokens[sector.index()] = Some(if open { Token::Open(card) } else { Token::Placed(card) });
        }
        Told::TokenGone { sector } => table.tokens[sector.index()] = None,
        Told::Shuffled => shuffle(scenario, table),
        Told::Flagged { .. }
        | Told::Left { .. }
        | Told::Hurt { .. }
        | Told::Dearer { .. }
        | Told::Promised { .. }
        | Told::Kept
        | Told::Heard { .. }
        | Told::Word { .. }
        | Told::Arranged { .. } => {
            campaign(table, told);
        }
        _ => {
            let Some(course) = &mut table.course else { return };
            if let Told::SideTaken { side } = *told {
                course.side = side;
                course.taken = true;
            }
            let story = scenario.story.as_ref().and_then(|stories| stories.of(course.side)).cloned();
            if let Some(story) = story {
                run(course, &story, told);
            }
        }
    }
}

fn campaign(table: &mut Table, told: &Told) {
    let Some(log) = &mut table.log else { return };
    match *told {
        Told::Flagged { flag, value } => log.set_flag(flag, value),
        Told::Left { hero } => log.roster.retain(|enlisted| enlisted.hero != hero),
        Told::Hurt { hero } => {
            for enlisted in log.roster.iter_mut().filter(|enlisted| enlisted.hero == hero) {
                enlisted.wounded = true;
            }
        }
        Told::Dearer { hero, by } => {
            for enlisted in log.roster.iter_mut().filter(|enlisted| enlisted.hero == hero) {
                enlisted.dearer = enlisted.dearer.saturating_add(by);
            }
        }
        Told::Promised { credits, chapter } => drop(log.promises.try_push(Promise { credits, chapter })),
        Told::Heard { heard } => drop(log.heard.try_push(heard)),
        Told::Word { faction } => log.word = Some(faction),
        Told::Kept => log.promises.retain(|promise| promise.chapter > log.scenario),
        Told::Arranged { port, terms, until } => {
            log.arranged.retain(|arranged| arranged.port != port && arranged.until >= log.scenario);
            let _ = log.arranged.try_push(Arranged { port, terms, until });
        }
        _ => {}
    }
}

fn run(course: &mut Course, story: &Story, told: &Told) {
    match *told {
        Told::Read { .. } => course.read = course.read.wrapping_add(1),
        Told::Fired { trigger } => note(&mut course.fired, trigger),
        Told::Chosen { choice, option, .. } => {
            note(&mut course.asked, choice);
            if story.choices.get(&choice).is_some_and(|written| written.again) {
                note(&mut course.repeated, (choice, option));
            }
        }
        Told::Offered { offer } => {
            note(&mut course.offered, offer);
            note(&mut course.offered_now, offer);
        }
        Told::Used { hero } => course.used = Some(hero),
        Told::Marked { mark } => note(&mut course.marks, mark),
        Told::Unmarked { mark } => course.marks.retain(|own| *own != mark),
        Told::Seen { milestone } => course.seen[milestone.index()] = true,
        Told::Failed { milestone } => course.failed[milestone.index()] = true,
        Told::Worth { milestone, worth } => {
            let own = &mut course.worth[milestone.index()];
            own.credits = worth.credits.or(own.credits);
            own.reputation = worth.reputation.or(own.reputation);
        }
        Told::Turns { by } => course.later = course.later.saturating_add(by),
        Told::Counted { count, now, .. } => {
            if let Some(own) = course.counts.get_mut(count.index()) {
                *own = now;
            }
        }
        Told::Posted { post, hero } => drop(course.posted.try_push(Posted { post, hero })),
        Told::Fetched { hero, .. } => course.posted.retain(|posted| posted.hero != hero),
        _ => {
            movement(course, story, told);
            carriage(course, told);
        }
    }
}

fn movement(course: &mut Course, story: &Story, told: &Told) {
    match *told {
        Told::Sent { mover, to } => {
            let step = on_lane(story, course, mover, to);
            if let Some(moving) = moving(course, mover) {
                *moving = Moving { at: Some(to), step, ..*moving };
            }
            follow(course, story, mover, to);
        }
        Told::Went { mover, to, step, .. } => {
            if let Some(moving) = moving(course, mover) {
                *moving = Moving { at: Some(to), step, ..*moving };
            }
            follow(course, story, mover, to);
        }
        Told::TookLane { mover, lane } => {
            if let Some(own) = moving(course, mover) {
                own.lane = Some(lane);
            }
            if let Some(at) = course.mover_at(mover) {
                let step = on_lane(story, course, mover, at);
                if let Some(own) = moving(course, mover) {
                    own.step = step;
                }
            }
        }
        Told::Held { mover, turns } => {
            if let Some(own) = moving(course, mover) {
                own.held = own.held.max(turns);
            }
        }
        Told::Hurried { mover, by } => {
            if let Some(own) = moving(course, mover) {
                own.extra = own.extra.saturating_add(by);
            }
        }
        Told::Struck { mover, left, .. } => {
            if let Some(own) = moving(course, mover) {
                own.boxes = left;
            }
        }
        Told::Gone { mover } => {
            if let Some(own) = moving(course, mover) {
                own.at = None;
            }
        }
        Told::Marched => {
            for own in &mut course.movers {
                own.held = own.held.saturating_sub(1);
                own.extra = 0;
            }
            course.offered_now.clear();
        }
        _ => {}
    }
}

fn carriage(course: &mut Course, told: &Told) {
    match *told {
        Told::Put { load, sector } => {
            let piece = Piece { load, at: LoadAt::Sector(sector), age: 0 };
            let place = course.loads.partition_point(|other| other.load <= load);
            let _ = course.loads.try_insert(place, piece);
        }
        Told::Taken { load, sector: Some(sector) } => {
            shift(course, load, LoadAt::Sector(sector), LoadAt::Hold);
        }
        Told::Taken { load, sector: None } => {
            let place = course.loads.partition_point(|other| other.load <= load);
            let _ = course.loads.try_insert(place, Piece { load, at: LoadAt::Hold, age: 0 });
        }
        Told::Landed { load, sector } => shift(course, load, LoadAt::Hold, LoadAt::Landed(sector)),
        Told::Spoilt { load } => shift(course, load, LoadAt::Hold, LoadAt::Lost),
        Told::Drifted { load, from, to } => shift(course, load, LoadAt::Sector(from), LoadAt::Sector(to)),
        Told::Swallowed { load, sector } => shift(course, load, LoadAt::Sector(sector), LoadAt::Lost),
        Told::Lifted { load, mover, sector } => {
            shift(course, load, LoadAt::Sector(sector), LoadAt::With(mover));
            if let Some(own) = moving(course, mover) {
                own.carries = Some(load);
            }
        }
        Told::Dropped { load, mover, sector } => {
            shift(course, load, LoadAt::With(mover), LoadAt::Sector(sector));
            if let Some(own) = moving(course, mover) {
                own.carries = None;
            }
        }
        Told::CarriedOff { load, mover } => {
            shift(course, load, LoadAt::With(mover), LoadAt::Lost);
            if let Some(own) = moving(course, mover) {
                own.carries = None;
            }
        }
        Told::Aged => {
            for piece in course.loads.iter_mut().filter(|piece| piece.at == LoadAt::Hold) {
                piece.age = piece.age.saturating_add(1);
            }
        }
        _ => {}
    }
}

/// The oldest load of a kind that is at one place goes to another.
fn shift(course: &mut Course, load: LoadId, from: LoadAt, to: LoadAt) {
    let there = course.loads.iter_mut().filter(|piece| piece.load == load && piece.at == from);
    if let Some(piece) = there.max_by_key(|piece| piece.age) {
        *piece = Piece { at: to, age: 0, ..*piece };
    }
}

fn moving(course: &mut Course, mover: MoverId) -> Option<&mut Moving> {
    course.movers.iter_mut().find(|moving| moving.mover == mover)
}

/// How far along its lane something is in a sector.
fn on_lane(story: &Story, course: &Course, mover: MoverId, sector: SectorId) -> u8 {
    let written = story.movers.get(&mover).and_then(|written| match &written.goes {
        Goes::Lane(lane) | Goes::Ring(lane) => Some(*lane),
        _ => None,
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
        let _ = course.way.try_push((mover, to));
    }
}

/// Lays the shuffled tokens of a story, and all that is on its map besides, as the side taken has them.
fn shuffle(scenario: &Scenario, table: &mut Table) {
    let Some(course) = &mut table.course else { return };
    let Some(story) = scenario.story.as_ref().and_then(|stories| stories.of(course.side)) else { return };
    course.lay_out(story);
    for sector in &story.shuffled.sectors {
        table.tokens[sector.index()] = Some(Token::Shuffled);
    }
    table.pool = story.shuffled.cards.iter().copied().take(POOL).collect();
    table.pool.sort_unstable();
}
