//! What an intel card can have wrong.

use strum::IntoEnumIterator;

use super::{at, bounds};
use crate::Content;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::id::{Id, IntelId};
use crate::intel::{Battle, Body, Check, Expedition, Harm, Intel, PARTIES, Skip, TableRoll, Volunteers};
use crate::limits::{ENEMIES, TASKS};
use crate::phases::MOST_PHASES;
use crate::scenario::Met;
use crate::sorted::SortedSet;
use crate::terms::Threat;
use words::Message;

/// Points of one effect at the most.
const POINTS: u8 = 20;
/// Tokens of one card at the most.
const TOKENS: u8 = 9;
/// Effects in one list, and rows of one table, at the most.
const ENTRIES: usize = 20;

/// The highest total of a roll on a table: a six with Morale at its best (rules 2.3, 5.3).
const HIGHEST: u8 = 7;
/// The same with a hero who adds a skill of 6, and gear.
const HIGHEST_HELPED: u8 = 20;

pub(super) fn cards(content: &Content, faults: &mut Vec<Fault>) {
    for (id, card) in content.intel.iter() {
        let file = format!("intel/{}.json", id.name(&content.names));
        match &card.body {
            Body::Check(check) => self::check(check, &file, faults),
            Body::Table(written) => table(card, written, &file, faults),
            Body::Harm(harm) => self::harm(harm, &file, faults),
            Body::Expedition(written) => expedition(card, written, &file, faults),
            Body::Combat(battle) => self::battle(battle, &file, faults),
            Body::Trader | Body::Signatures => {}
        }
        chain(content, id, &file, faults);
        tasks(content, id, &file, faults);
        bounds(faults, &file, "tokens", card.tokens, 0, TOKENS);
        if let Skip::Morale(points) = card.skip {
            bounds(faults, &file, "skip.morale", points, 1, 6);
        }
    }
}

/// Cards that come one after the other at the most.
const CHAIN: usize = 3;

/// The cards that follow a card, and those that follow them (rule 7.4), come to an end.
fn chain(content: &Content, first: IntelId, file: &str, faults: &mut Vec<Fault>) {
    let mut edge = SortedSet::from([first]);
    for _ in 0..CHAIN {
        edge = edge.into_iter().flat_map(|card| followers(&content.intel[card])).collect();
    }
    if !edge.is_empty() {
        at(faults, file, "body", Message::new("fault-card-chain").with("most", CHAIN));
    }
}

/// The later tasks of an operation are cards that it leads to, each a check or a table that must be taken on (rule 7.4).
fn tasks(content: &Content, first: IntelId, file: &str, faults: &mut Vec<Fault>) {
    let written = content.intel[first].tasks();
    let path = |place: usize| format!("body.check.tasks[{place}]");
    if written.len() > TASKS {
        at(faults, file, "body.check.tasks", Message::new("fault-many-tasks").with("most", TASKS));
    }
    let mut led_to = SortedSet::from([first]);
    for _ in 0..CHAIN {
        let next: Vec<IntelId> = led_to.iter().flat_map(|card| followers(&content.intel[*card])).collect();
        led_to.extend(next);
    }
    for (place, task) in written.iter().enumerate() {
        let card = &content.intel[*task];
        if *task == first || !led_to.contains(task) {
            at(faults, file, &path(place), Message::new("fault-task-led-to"));
        }
        if written.iter().take(place).any(|before| before == task) {
            at(faults, file, &path(place), Message::new("fault-task-once"));
        }
        if card.skip != Skip::No || (card.check().is_none() && card.table().is_none()) {
            at(faults, file, &path(place), Message::new("fault-task-kind"));
        }
    }
}

fn followers(card: &Intel) -> Vec<IntelId> {
    let lists: Vec<&[Effect]> = match &card.body {
        Body::Check(check) => vec![&check.won, &check.lost],
        Body::Table(table) => {
            let volunteers = table.rows.iter().filter_map(|row| row.volunteers.as_ref());
            let brought = volunteers.map(|volunteers| volunteers.brings.as_slice());
            table.rows.iter().map(|row| row.effects.as_slice()).chain(brought).collect()
        }
        Body::Harm(harm) => vec![std::slice::from_ref(&harm.effect)],
        Body::Combat(battle) => vec![&battle.won],
        Body::Expedition(_) | Body::Trader | Body::Signatures => Vec::new(),
    };
    let follows = |effect: &Effect| if let Effect::Follow(next) = effect { Some(*next) } else { None };
    lists.into_iter().flatten().filter_map(follows).collect()
}

fn check(check: &Check, file: &str, faults: &mut Vec<Fault>) {
    bounds(faults, file, "body.check.heroes", check.heroes, 1, 3);
    if check.skills.is_empty() {
        at(faults, file, "body.check.skills", Message::new("fault-check-skill"));
    }
    for threat in Threat::iter() {
        bounds(faults, file, "body.check.difficulty", check.difficulty.at(threat), 1, 60);
    }
    if let Some(bonus) = check.bonus {
        bounds(faults, file, "body.check.bonus.adds", bonus.adds, 1, 9);
    }
    effects(&check.won, file, "body.check.won", faults);
    effects(&check.lost, file, "body.check.lost", faults);
}

fn table(card: &Intel, table: &TableRoll, file: &str, faults: &mut Vec<Fault>) {
    let path = "body.table.rows";
    let open_ends = table.rows.iter().filter(|row| row.to.is_none()).count();
    let last_is_open = table.rows.last().is_some_and(|row| row.to.is_none());
    if open_ends != 1 || !last_is_open {
        at(faults, file, path, Message::new("fault-last-row-open"));
    }
    let sorted = table.rows.is_sorted_by_key(|row| row.to.unwrap_or(u8::MAX));
    if !sorted {
        at(faults, file, path, Message::new("fault-rows-order"));
    }
    let most = if table.hero.is_some() { HIGHEST_HELPED } else { HIGHEST };
    for (place, pair) in table.rows.windows(2).enumerate() {
        if !sorted {
            break;
        }
        let [Some(before), to] = [pair[0].to, pair[1].to] else { continue };
        if to == Some(before) || before >= most {
            let message = Message::new("fault-row-unreached").with("before", before).with("most", most);
            at(faults, file, &format!("{path}[{}]", place + 1), message);
        }
    }
    if table.rows.len() > ENTRIES {
        at(faults, file, path, Message::new("fault-many-rows").with("most", ENTRIES));
    }
    for (place, row) in table.rows.iter().enumerate() {
        bounds(faults, file, &format!("{path}[{place}].to"), row.to.unwrap_or(0), 0, 60);
        effects(&row.effects, file, &format!("{path}[{place}].effects"), faults);
        if let Some(written) = &row.volunteers {
            volunteers(written, file, &format!("{path}[{place}].volunteers"), faults);
        }
    }
    if table.hero.is_some_and(|helper| helper.needed) && card.skip != Skip::Free {
        at(faults, file, "body.table.hero.needed", Message::new("fault-hero-needed"));
    }
    if let Some(soften) = &table.soften {
        bounds(faults, file, "body.table.soften.morale", soften.morale, 1, 6);
    }
}

/// Heroes who volunteer at the most: a full squad.
const VOLUNTEERS: u8 = 4;

fn volunteers(written: &Volunteers, file: &str, path: &str, faults: &mut Vec<Fault>) {
    bounds(faults, file, &format!("{path}.heroes"), written.heroes, 1, VOLUNTEERS);
    if written.skills.is_empty() {
        at(faults, file, &format!("{path}.skills"), Message::new("fault-volunteer-skill"));
    }
    effects(&written.brings, file, &format!("{path}.brings"), faults);
}

fn expedition(card: &Intel, written: &Expedition, file: &str, faults: &mut Vec<Fault>) {
    let path = "body.expedition";
    if card.skip != Skip::Free {
        at(faults, file, &format!("{path}.led-by"), Message::new("fault-hero-needed"));
    }
    if !(1..=PARTIES).contains(&written.parties.len()) {
        at(faults, file, &format!("{path}.parties"), Message::new("fault-parties").with("most", PARTIES));
    }
    let mut taken = SortedSet::new();
    for (place, party) in written.parties.iter().enumerate() {
        let path = format!("{path}.parties[{place}]");
        if !party.classes.iter().all(|class| taken.insert(*class)) {
            at(faults, file, &format!("{path}.classes"), Message::new("fault-party-class-twice"));
        }
        bounds(faults, file, &format!("{path}.each"), party.each, 1, 4);
        if party.classes.is_empty() {
            at(faults, file, &format!("{path}.classes"), Message::new("fault-party-class"));
        }
        effects(&[party.brings], file, &format!("{path}.brings"), faults);
    }
}

fn battle(battle: &Battle, file: &str, faults: &mut Vec<Fault>) {
    let fits = |enemies: &Vec<Met>| (1..=ENEMIES).contains(&enemies.len());
    if !battle.enemies.iter().all(fits) {
        at(faults, file, "body.combat.enemies", Message::new("fault-enemies").with("most", ENEMIES));
    }
    bounds(faults, file, "body.combat.phases", battle.phases.0, 1, MOST_PHASES);
    effects(&battle.won, file, "body.combat.won", faults);
}

fn harm(harm: &Harm, file: &str, faults: &mut Vec<Fault>) {
    if harm.warded_by.is_empty() {
        at(faults, file, "body.harm.warded-by", Message::new("fault-ward-class"));
    }
    effects(&[harm.effect], file, "body.harm.effect", faults);
}

fn effects(effects: &[Effect], file: &str, path: &str, faults: &mut Vec<Fault>) {
    if effects.len() > ENTRIES {
        at(faults, file, path, Message::new("fault-many-effects").with("most", ENTRIES));
    }
    for effect in effects {
        for threat in Threat::iter() {
            bounds(faults, file, path, effect.amount(threat), 0, POINTS);
        }
    }
}
