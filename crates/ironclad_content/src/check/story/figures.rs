//! How much there is of everything in a story, and its figures.

use strum::IntoEnumIterator;

use super::super::{DEAREST, at, bounds, scenario};
use super::SideStory;
use crate::fault::Fault;
use crate::id::{Id, LoadId};
use crate::limits::{
    BOXES, CHOICES, COUNTS, FARTHEST, LOADS, MARKS, MOVERS, OFFERS, OPTIONS, PIECES, POSTED, REPEATED, TASKS, TRIGGERS,
    TURNS, WAY, last_chapter,
};
use crate::phases::MOST_PHASES;
use crate::sorted::SortedSet;
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::device::{Goes, Mover, Speed};
use crate::story::moment::Moment;
use crate::story::{ByMode, ByThreatRows, Story};
use crate::terms::Mode;
use words::Message;

/// Sectors that anything goes at a turn's end at the most.
const FAST: u8 = 9;
/// What a check can ask for at the most.
const HARDEST: u8 = 30;

pub(super) fn figures(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    how_many(told, faults);
    frame(told, faults);
    devices(told, faults);
    scenes(told, faults);
    beats(told, faults);
    tables(told, faults);
}

fn how_many(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let (story, names) = (told.story, told.names);
    let marks = names.marks.len();
    let posted: usize = story.posts.values().map(|post| usize::from(post.heroes)).sum();
    let repeated: usize = story.choices.values().filter(|choice| choice.again).map(|choice| choice.options.len()).sum();
    for (path, what, many, most) in [
        ("story.triggers", Message::new("fault-counted-marks"), marks, MARKS),
        ("story.triggers", Message::new("fault-counted-triggers"), story.triggers.len(), TRIGGERS),
        ("story.choices", Message::new("fault-counted-choices"), story.choices.len(), CHOICES),
        ("story.offers", Message::new("fault-counted-offers"), story.offers.len(), OFFERS),
        ("story.movers", Message::new("fault-counted-movers"), story.movers.len(), MOVERS),
        ("story.loads", Message::new("fault-counted-loads"), pieces(told), LOADS),
        ("story.movers", Message::new("fault-counted-ways"), followed(story), WAY),
        ("story.counts", Message::new("fault-counted-counts"), story.counts.len(), COUNTS),
        ("story.posts", Message::new("fault-counted-posted"), posted, POSTED),
        ("story.choices", Message::new("fault-counted-repeated"), repeated, REPEATED),
        ("story.debriefing", Message::new("fault-counted-pieces"), story.debriefing.len(), PIECES),
    ] {
        if many > most {
            let message = Message::new("fault-many").with("what", what).with("count", many).with("most", most);
            at(faults, told.file, path, message);
        }
    }
}

/// Pieces of load: those that lie there, and one for each beat that brings one. Where beats come again and again the walk
/// has a word to say.
fn pieces(told: &SideStory<'_>) -> usize {
    let lying: usize = told.story.loads.values().map(|load| load.at.len()).sum();
    let lists = told.story.lists(told.names);
    lying + lists.iter().map(|list| brought(told, list.beats)).sum::<usize>()
}

/// Pieces that beats bring at the most: what is laid somewhere, and what comes aboard without ever having lain anywhere.
fn brought(told: &SideStory<'_>, beats: &[Beat]) -> usize {
    let story = told.story;
    let most = |beat: &Beat| beat.within().into_iter().map(|inner| brought(told, inner)).max().unwrap_or(0);
    let one = |beat: &Beat| match beat {
        Beat::Story(StoryBeat::Put { .. }) => 1,
        Beat::Story(StoryBeat::Take(load)) => {
            usize::from(story.loads.get(load).is_some_and(|load| load.at.is_empty()) && !is_put(told, *load))
        }
        Beat::Story(StoryBeat::BySide(sides)) => sides.get(&told.side).map_or(0, |own| brought(told, own)),
        other => most(other),
    };
    beats.iter().map(one).sum()
}

/// Whether a beat lays this load somewhere.
fn is_put(told: &SideStory<'_>, load: LoadId) -> bool {
    let mut found = false;
    told.story.each_beat(told.names, &mut |_, beat| {
        found |= matches!(beat, Beat::Story(StoryBeat::Put { load: own, .. }) if *own == load);
    });
    found
}

/// How many sectors of ways are kept for those who follow: of what goes along a lane as many as the lane has, of others as
/// many as they can go in all turns.
fn followed(story: &Story) -> usize {
    let leaders: SortedSet<_> = story
        .movers
        .values()
        .filter_map(|written| match written.goes {
            Goes::Wake(leader) => Some(leader),
            _ => None,
        })
        .collect();
    let turns = Mode::iter().map(|mode| story.turns.at(mode)).max().unwrap_or(0);
    let way = |mover: &Mover| match &mover.goes {
        Goes::Lane(lane) => story.lanes.get(lane).map_or(0, Vec::len),
        Goes::Nowhere => 1,
        Goes::Ring(_) | Goes::Forks(_) | Goes::Towards(_) | Goes::Wake(_) => {
            let [odd, even] = speeds(mover.speed).map(usize::from);
            let turns = usize::from(turns);
            1 + turns.div_ceil(2) * odd + turns / 2 * even
        }
    };
    leaders.iter().filter_map(|leader| story.movers.get(leader)).map(way).sum()
}

fn speeds(speed: Speed) -> [u8; 2] {
    match speed {
        Speed::Each(sectors) => [sectors, sectors],
        Speed::OddEven(both) => both,
    }
}

fn each_mode(told: &SideStory<'_>, faults: &mut Vec<Fault>, path: &str, value: ByMode<u8>, least: u8, most: u8) {
    for mode in Mode::iter() {
        bounds(faults, told.file, path, value.at(mode), least, most);
    }
}

fn frame(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let (story, file) = (told.story, told.file);
    bounds(faults, file, "story.chapter", story.chapter, 1, last_chapter());
    bounds(faults, file, "story.days", story.days, 0, 30);
    let [day, month, _] = story.date;
    if !(1..=30).contains(&day) || !(1..=12).contains(&month) {
        at(faults, file, "story.date", Message::new("fault-date"));
    }
    each_mode(told, faults, "story.turns", story.turns, 1, TURNS);
    for (side, written) in &story.sides {
        let path = format!("story.sides.{}", side.name(told.names));
        let pay = written.pay;
        for (name, credits) in [("retainer", pay.retainer), ("main", pay.main)] {
            each_mode(told, faults, &format!("{path}.pay.{name}"), credits, 0, DEAREST);
        }
        for (name, credits) in [("side", pay.side), ("third", pay.third)] {
            bounds(faults, file, &format!("{path}.pay.{name}"), credits, 0, DEAREST);
        }
        for (name, by) in [("main", written.reputation.main), ("side", written.reputation.side)] {
            bounds(faults, file, &format!("{path}.reputation.{name}"), by, -FARTHEST, FARTHEST);
        }
        let others: SortedSet<_> = written.against.iter().collect();
        if others.is_empty() || others.len() < written.against.len() {
            at(faults, file, &format!("{path}.against"), Message::new("fault-against"));
        }
        if written.with.is_some_and(|with| others.contains(&with)) {
            at(faults, file, &format!("{path}.against"), Message::new("fault-served-and-opposed"));
        }
    }
}

fn devices(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let (story, file, names) = (told.story, told.file, told.names);
    for (mover, written) in &story.movers {
        mover_figures(&format!("story.movers.{}", mover.name(names)), written, file, faults);
    }
    for (load, written) in &story.loads {
        let path = format!("story.loads.{}", load.name(names));
        bounds(faults, file, &format!("{path}.size"), written.size, 1, 6);
        bounds(faults, file, &format!("{path}.keeps"), written.keeps.unwrap_or(1), 1, TURNS);
        bounds(
            faults,
            file,
            &format!("{path}.drifts.every"),
            written.drifts.as_ref().map_or(1, |by| by.every),
            1,
            TURNS,
        );
        if written.size > story.hold.places {
            at(faults, file, "story.hold", Message::new("fault-no-room").with("load", load.name(names)));
        }
    }
    for (count, written) in &story.counts {
        let path = format!("story.counts.{}", count.name(names));
        bounds(faults, file, &format!("{path}.most"), written.most, 1, BOXES);
        bounds(faults, file, &format!("{path}.start"), written.start, 0, written.most);
    }
    for (post, written) in &story.posts {
        bounds(faults, file, &format!("story.posts.{}.heroes", post.name(names)), written.heroes, 1, 4);
    }
}

fn mover_figures(path: &str, written: &Mover, file: &str, faults: &mut Vec<Fault>) {
    for sectors in speeds(written.speed) {
        bounds(faults, file, &format!("{path}.speed"), sectors, 0, FAST);
    }
    bounds(faults, file, &format!("{path}.boxes"), written.boxes, 0, BOXES);
    if written.boxes == 0 && (written.harmed.sector > 0 || written.harmed.foe > 0) {
        at(faults, file, &format!("{path}.harmed"), Message::new("fault-harmed-boxes"));
    }
}

fn scenes(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let (story, file, names) = (told.story, told.file, told.names);
    for (check, written) in &story.checks {
        let path = format!("story.checks.{}", check.name(names));
        if written.skills.is_empty() {
            at(faults, file, &format!("{path}.skills"), Message::new("fault-check-skill"));
        }
        bounds(faults, file, &format!("{path}.heroes"), written.heroes, 1, 4);
        each_mode(told, faults, &format!("{path}.difficulty"), written.difficulty, 1, HARDEST);
        for (place, bonus) in written.bonus.iter().enumerate() {
            bounds(faults, file, &format!("{path}.bonus[{place}].adds"), bonus.adds, -9, 9);
        }
        if written.tasks.len() > TASKS {
            at(faults, file, &format!("{path}.tasks"), Message::new("fault-many-tasks").with("most", TASKS));
        }
        let tasks: SortedSet<_> = written.tasks.iter().map(|task| task.check).collect();
        if tasks.len() < written.tasks.len() || tasks.contains(check) {
            at(faults, file, &format!("{path}.tasks"), Message::new("fault-task-own"));
        }
    }
    for (choice, written) in &story.choices {
        let path = format!("story.choices.{}.options", choice.name(names));
        let ids: SortedSet<_> = written.options.iter().map(|option| option.id).collect();
        if !(2..=OPTIONS).contains(&written.options.len()) {
            at(faults, file, &path, Message::new("fault-options").with("most", OPTIONS));
        }
        if ids.len() < written.options.len() {
            at(faults, file, &path, Message::new("fault-option-ids"));
        }
    }
    let mut seen = SortedSet::new();
    for (place, trigger) in story.triggers.iter().enumerate() {
        if !seen.insert(trigger.id) {
            let message = Message::new("fault-trigger-twice").with("trigger", trigger.id.name(names));
            at(faults, file, &format!("story.triggers[{place}].id"), message);
        }
        if let Moment::Turn(turn) | Moment::TurnEnds(turn) = &trigger.on {
            each_mode(told, faults, &format!("story.triggers[{place}].on"), *turn, 1, u8::MAX);
        }
    }
    story.each_condition(names, &mut |path, condition| {
        condition.each(&mut |one| {
            if let Condition::Players(players) = one
                && !players.all().iter().all(|players| (1..=3).contains(players))
            {
                at(faults, file, path, Message::new("fault-players"));
            }
        });
    });
}

fn beats(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let (story, file) = (told.story, told.file);
    story.each_beat(told.names, &mut |path, beat| {
        if let Beat::Story(StoryBeat::Roll(rows)) = beat
            && (rows.last().is_none_or(|row| row.to != 6) || !rows.is_sorted_by(|a, b| a.to < b.to))
        {
            at(faults, file, &format!("{path}.roll"), Message::new("fault-rows-to-six"));
        }
        if let Beat::Story(StoryBeat::Promise { chapter, .. }) = beat {
            let path = format!("{path}.promise.chapter");
            if *chapter <= story.chapter {
                at(faults, file, &path, Message::new("fault-promise"));
            }
            bounds(faults, file, &path, *chapter, 1, last_chapter());
        }
        if let Beat::Story(StoryBeat::PriceAt { until, .. }) = beat
            && *until < story.chapter
        {
            at(faults, file, &format!("{path}.price-at.until"), Message::new("fault-chapter-over"));
        }
    });
}

/// Whoever can be met has a table.
fn tables(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    for (fight, written) in &told.story.fights {
        let path = format!("story.fights.{}.phases", fight.name(told.names));
        bounds(faults, told.file, &path, written.phases.0, 1, MOST_PHASES);
    }
    let mut look = |rows: &ByThreatRows, path: &str| {
        scenario::encounters(&rows.green, told.file, &format!("{path}.green"), faults);
        for (name, rows) in [("yellow", &rows.yellow), ("red", &rows.red)] {
            if !rows.is_empty() {
                scenario::encounters(rows, told.file, &format!("{path}.{name}"), faults);
            }
        }
    };
    for (fight, written) in &told.story.fights {
        for (faction, rows) in &written.table {
            look(rows, &format!("story.fights.{}.table.{faction}", fight.name(told.names)));
        }
    }
    for (faction, rows) in &told.story.encounters {
        look(rows, &format!("story.encounters.{faction}"));
    }
}
