//! Games played by chance on maps with every condition and every card, and what must hold after each input.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use ironclad::content::ability::Ability;
use ironclad::content::edition::Edition;
use ironclad::content::hero::HeroSide;
use ironclad::content::id::with_names;
use ironclad::content::limits::DEPTH;
use ironclad::content::terms::{self, Mode, System};
use ironclad::content::{Content, HeroId, Id, ModuleId, OrderId};
use ironclad::engine::decision::{Good, Part, ServiceChoice};
use ironclad::engine::event::story::StoryEvent;
use ironclad::engine::state::{Fitted, Mutiny};
use ironclad::engine::{Answer, Die, Event, Events, Game, Input, Outcome, Pending, Setup, State};
use serde_json::{Value, json};
use strum::IntoEnumIterator;

use crate::rules::rig::{Board, Rig, content};

/// A small generator of its own, so that these games are the same for ever. Where a test fails it says its seed.
pub struct Chance {
    seed: u64,
    state: u64,
}

impl Drop for Chance {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("seed {}", self.seed);
        }
    }
}

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self { seed, state: seed }
    }

    pub fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(count.max(1)).expect("small")).expect("small")
    }

    pub fn of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// Plays so many seeds on so many threads, and counts what they came to.
pub fn shared_out(seeds: u64, threads: usize, play: impl Fn(u64) -> Vec<String> + Sync) -> BTreeMap<String, u64> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut ends: BTreeMap<String, u64> = BTreeMap::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds {
                return ends;
            }
            for end in play(seed) {
                *ends.entry(end).or_default() += 1;
            }
        }
    };
    let shares: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|why| resume_unwind(why))).collect()
    });
    shares.into_iter().flatten().fold(BTreeMap::new(), |mut all, (end, count)| {
        *all.entry(end).or_default() += count;
        all
    })
}

const CARDS: [&str; 19] = [
    "alien-infestation",
    "ancient-relic",
    "asteroid-field",
    "bad-intel",
    "crossfire",
    "derelict-ship",
    "distress-beacon",
    "enemy-outpost",
    "friendly-outpost",
    "infiltrated",
    "probe",
    "rich-asteroid",
    "sabotage",
    "sickness",
    "signatures-detected",
    "space-dementia",
    "space-leeches",
    "system-failure",
    "trading-outpost",
];

/// Three of the six ships for hire, each of them somewhere.
const WINGS: [[&str; 3]; 3] =
    [["bellwether", "rigger", "skadi"], ["bullock", "marten", "smith"], ["marten", "rigger", "skadi"]];

/// Three squads of five, drawn from all the heroes there are.
fn squads(content: &Content, chance: &mut Chance) -> [Vec<HeroId>; 3] {
    let mut heroes: Vec<HeroId> = content.heroes.ids().collect();
    [(); 3].map(|()| (0..5).map(|_| heroes.swap_remove(chance.below(heroes.len()))).collect())
}

/// Every condition, two ports, a card on each sector of space, three ships in the hangar, forces of three powers.
fn board(content: Arc<Content>, chance: &mut Chance) -> Board {
    let sectors = [
        "3b-geomagnetic-storm",
        "3b-super-nova",
        "5b-black-hole",
        "5b-empty-space-1",
        "5b-empty-space-2",
        "5b-pulsar",
        "2b-nebula-1",
        "2b-nebula-2",
        "2b-solar-flare",
    ];
    let ships: Vec<String> = content.ships.ids().map(|ship| ship.name(&content.names).to_owned()).collect();
    let flagships: Vec<&String> =
        content.ships.iter().filter(|(_, ship)| ship.is_villain()).map(|(id, _)| &ships[id.index()]).collect();
    let mut row = |to: u8| {
        let enemies: Vec<Value> = (0..1 + chance.below(4))
            .map(|_| json!({ "ship": chance.of(&ships), "side": chance.of(&["regular", "elite"]) }))
            .collect();
        json!({ "to": to, "enemies": enemies, "enforcer": chance.below(2) == 0, "villain": chance.below(2) == 0 })
    };
    let rows = json!([row(2), row(4), row(6)]);
    let villain = if chance.below(2) == 0 { json!(null) } else { json!(chance.of(&flagships)) };
    let squads = squads(&content, chance);
    let squads = squads.map(|squad| squad.into_iter().map(|hero| hero.name(&content.names)).collect::<Vec<_>>());
    let [bridge, weapons, hangar] = &squads;
    let deep = chance.below(2) == 0;
    let due = *chance.of(&CARDS);
    let mut board = Board::at("3b-empty-space")
        .with(|built_in| *built_in = (*content).clone())
        .tile("3b", [0, 0], 0)
        .tile("5b", [2, 0], 0)
        .tile("2b", [0, 2], 0)
        .lay_port("gaia-nova", [1, 1])
        .lay_port("europa", [2, -1])
        .set("/active", json!(["federation", "council", "cartel"]))
        .set("/encounters", json!({ "federation": rows, "council": rows, "cartel": rows }))
        .set("/villain", villain)
        .with(|content| content.rules.hull = if deep { 30 } else { content.rules.hull })
        .fighters(chance.of::<[&str; 3]>(&WINGS))
        .squad("bridge", bridge)
        .squad("weapons", weapons)
        .squad("hangar", hangar)
        .start("threat", *chance.of(&["green", "yellow", "red"]))
        .start("crew", *chance.of(&[7, 4, 1]))
        .start("morale", *chance.of(&[7, 4, 2, 1]))
        .start("hull", if deep { 30 } else { 5 })
        .start("salvage", 3)
        .start("credits", 30)
        .event(2, due)
        .mode(*chance.of(&[Mode::Easy, Mode::Normal, Mode::Hard]));
    for sector in sectors {
        // Combats have the most to go wrong in them.
        let card = if chance.below(3) == 0 { "signatures-detected" } else { *chance.of(&CARDS) };
        board = board.token(sector, card);
    }
    board
}

/// Every answer there could be, whatever is asked.
fn universe(game: &Game) -> Vec<Answer> {
    use Answer::*;
    let (content, table) = (game.content(), game.table());
    let mut all =
        vec![Rest, Heal, Repair, Dock, EndTurn, Done, Attempt, Skip, NoOrder, Confirm, Pass, Leave, Mend(Part::Hull)];
    for sector in game.scenario().map.sectors.ids() {
        all.extend([Recon(sector), Move(sector)]);
    }
    for hero in content.heroes.ids() {
        all.extend([Ability(hero), Hero(hero)]);
    }
    for fighter in content.fighters.ids() {
        all.extend([Sortie(fighter), Mend(Part::Fighter(fighter))]);
    }
    all.extend(content.orders.ids().map(Order));
    all.extend(terms::Skill::iter().map(Skill));
    all.extend(System::ALL.map(Change));
    all.extend(terms::Section::ALL.map(|section| Mend(Part::Section(section))));
    all.extend(ServiceChoice::iter().map(Service));
    all.extend(Good::iter().map(Buy));
    all.extend(terms::Section::ALL.map(Section));
    all.extend(table.combat.iter().flat_map(|combat| combat.enemies.iter().map(|enemy| Target(enemy.id))));
    all
}

fn in_bounds(game: &Game) {
    let (state, table, view) = (game.state(), game.table(), game.view());
    assert!(state.frames.len() <= DEPTH);
    assert!((1..=7).contains(&table.crew) && (1..=7).contains(&table.morale), "{} {}", table.crew, table.morale);
    // What a module had room for is there until the ship casts off without it (ruling 87).
    let fitting_out = table.log.is_some() && table.turn == 0;
    assert!(fitting_out || (table.hull <= view.most_hull() && table.ammo <= view.most_ammo()));
    assert!(table.hull > 0 || table.outcome == Some(Outcome::Lost));
    assert!(table.salvage <= 6);
    assert!(table.sections.iter().all(|damage| *damage <= 5), "{:?}", table.sections);
    assert!(table.energy <= view.most_energy(), "{} of {}", table.energy, view.most_energy());
    assert!(table.shields <= view.shield_rating());
    assert!(table.actions.left <= table.actions.max.min(3), "{:?}", table.actions);
    for bay in &table.fighters {
        assert!(bay.damage <= view.fighter(bay.fighter).hull, "{bay:?}");
    }
    if table.combat.is_none() && table.outcome.is_none() {
        assert_eq!(table.energy, view.most_energy(), "outside a combat the track is full");
    }
    let Some(combat) = &table.combat else { return };
    for enemy in &combat.enemies {
        let card = game.content().ships[enemy.id.ship].side(enemy.side);
        assert!(enemy.hull <= card.hull && enemy.shield <= card.shield, "{enemy:?}");
    }
    let out: Vec<_> = combat.launched.iter().chain(&combat.sorties).collect();
    let pilots: BTreeSet<HeroId> = out.iter().map(|out| out.pilot).collect();
    let ships: BTreeSet<_> = out.iter().map(|out| out.fighter).collect();
    assert!(pilots.len() == out.len() && ships.len() == out.len(), "{out:?}");
    let assigned: Vec<HeroId> = combat.plan.iter().filter_map(|plan| plan.hero).collect();
    for hero in &assigned {
        assert!(!pilots.contains(hero) && !combat.resting.contains(hero), "{hero:?} in {combat:?}");
    }
    let given: BTreeSet<OrderId> = combat.given.iter().copied().collect();
    for order in given {
        use ironclad::content::order::OrderKind;
        let kind = game.content().orders[order].kind;
        let times = combat.given.iter().filter(|given| **given == order).count();
        assert!(kind == OrderKind::Standard || times == 1, "{order:?} given {times} times");
    }
}

/// Between actions nothing of an encounter is left over.
fn between_actions(game: &Game) {
    let table = game.table();
    assert_eq!(game.state().frames.len(), 1);
    // What a story offers freely can still be taken when no action is left.
    assert!(
        (table.actions.left > 0 || table.course.is_some()) && table.combat.is_none() && table.mutiny != Mutiny::Due
    );
    assert_eq!(table.shields, game.view().shield_rating(), "whole for the next encounter");
}

fn comes_back_from_writing(game: &Game) {
    let written = with_names(game.names(), || serde_json::to_string(game.state())).expect("a state can be written");
    let state: State = with_names(game.names(), || serde_json::from_str(&written)).expect("and read");
    let again = Game::resume(game.content().clone(), game.scenario().clone(), state);
    assert_eq!(again.hash(), game.hash(), "{written}");
    assert_eq!(format!("{:?}", again.pending()), format!("{:?}", game.pending()));
}

/// Every option can be taken, each is there once, and nothing else is accepted.
fn is_sound(game: &Game, chance: &mut Chance) {
    let Pending::Choose(decision) = game.pending() else {
        let answer = Input::Answer(Answer::Done);
        assert!(game.clone().submit(answer, &mut Events::new()).is_err(), "no answer where none is asked");
        return;
    };
    let ids: BTreeSet<String> = decision.options.iter().map(|answer| answer.id(game.names())).collect();
    assert!(!ids.is_empty(), "{decision:?}");
    assert_eq!(ids.len(), decision.options.len(), "{decision:?}");
    assert!(decision.picks.made <= decision.picks.most, "{decision:?}");
    for answer in &decision.options {
        let mut copy = game.clone();
        copy.submit(Input::Answer(*answer), &mut Events::new()).expect("an option can be taken");
        if let Pending::Choose(next) = copy.pending() {
            assert!(!next.options.is_empty(), "{answer:?} of {decision:?} leads to {next:?}");
        }
    }
    let others: Vec<Answer> = universe(game).into_iter().filter(|answer| !decision.options.contains(answer)).collect();
    let mut copy = game.clone();
    for _ in 0..4 {
        let other = *chance.of(&others);
        assert!(copy.submit(Input::Answer(other), &mut Events::new()).is_err(), "{other:?} in {decision:?}");
    }
    assert!(copy.submit(Input::Die(Die::new(1).expect("a face")), &mut Events::new()).is_err());
    if chance.below(16) == 0 {
        assert_eq!(copy.hash(), game.hash(), "a refusal changes nothing");
    }
}

fn tokens(game: &Game) -> usize {
    game.table().tokens.iter().flatten().count()
}

/// An option by chance, but plans are taken back seldom, so that combats get on.
pub fn choice(options: &[Answer], chance: &mut Chance) -> Answer {
    let chosen = *chance.of(options);
    if matches!(chosen, Answer::Change(_)) && chance.below(8) > 0 { *chance.of(options) } else { chosen }
}

/// Plays on by chance, and says how it went: how many inputs, how it ended.
pub fn play(rig: &mut Rig, chance: &mut Chance, inputs: usize) -> usize {
    for count in 0..inputs {
        in_bounds(&rig.game);
        is_sound(&rig.game, chance);
        if chance.below(8) == 0 {
            comes_back_from_writing(&rig.game);
        }
        let input = match rig.game.pending() {
            Pending::Over(_) => return count,
            Pending::Chance(_) | Pending::Draw(_) => *chance.of(&rig.game.chances()),
            Pending::Choose(decision) => {
                if decision.kind == ironclad::engine::DecisionKind::Action && decision.source.is_none() {
                    between_actions(&rig.game);
                }
                Input::Answer(choice(&decision.options, chance))
            }
        };
        let (before, turn) = (tokens(&rig.game), rig.table().turn);
        rig.game.submit(input, &mut rig.events).expect("what is pending is legal");
        let laid = |event: &Event| matches!(event, Event::Story(StoryEvent::TokenPlaced { .. } | StoryEvent::Shuffled));
        assert!(tokens(&rig.game) <= before || rig.events.iter().any(laid), "tokens come from nowhere");
        assert!(rig.table().turn >= turn);
        rig.events.clear();
    }
    inputs
}

fn promote_some(rig: &mut Rig, chance: &mut Chance) {
    let sides = [0; 6].map(|_: u8| chance.below(2) == 0);
    rig.tune(|table| {
        for (place, bay) in table.fighters.iter_mut().enumerate() {
            bay.upgraded = sides[place];
        }
        table.upgraded.copy_from_slice(&sides[3..]);
    });
    let reputation = [0; 5].map(|_: i8| *chance.of(&[0, 0, 5, 10, -5, -10]));
    let modules: Vec<ModuleId> = rig.game.content().modules.ids().collect();
    rig.tune(|table| {
        table.reputation = reputation;
        let first = chance.below(modules.len() - 1);
        for &module in &modules[first..first + chance.below(3)] {
            table.modules.push(Fitted { module, upgraded: chance.below(2) == 0 });
        }
        for aboard in &mut table.heroes {
            aboard.promoted = chance.below(2) == 0;
        }
    });
    let (energy, shields) = (rig.game.view().most_energy(), rig.game.view().shield_rating());
    rig.tune(|table| (table.energy, table.shields) = (energy, shields));
}

/// A game on the map of all conditions, begun.
pub fn begin(content: Arc<Content>, chance: &mut Chance) -> Rig {
    begin_by(Edition::TODAY, content, chance)
}

/// The same by an edition of the rules.
pub fn begin_by(edition: Edition, content: Arc<Content>, chance: &mut Chance) -> Rig {
    let mut rig = board(content, chance).edition(edition).begin();
    promote_some(&mut rig, chance);
    rig
}

#[test]
fn random_games_keep_every_bound_and_offer_only_what_is_legal() {
    let (mut inputs, mut lost) = (0, 0);
    for seed in 0..160 {
        let mut chance = Chance::new(seed);
        let mut rig = begin(content(), &mut chance);
        inputs += play(&mut rig, &mut chance, 400);
        lost += usize::from(rig.outcome() == Some(Outcome::Lost));
    }
    assert!(inputs > 20_000 && lost > 20, "{inputs} inputs, {lost} of 160 lost: too tame to prove anything");
}

#[test]
fn random_games_use_every_ability() {
    // Passive abilities are never used; rule 6.6 has a test for each of them.
    let is_passive = |side: &HeroSide| matches!(side.ability(Edition::TODAY), Ability::Passive(_));
    let content_of_all = content();
    let heroes =
        content_of_all.heroes.iter().filter(|(_, hero)| ![false, true].iter().all(|up| is_passive(hero.side(*up))));
    let mut unused: BTreeSet<HeroId> = heroes.map(|(id, _)| id).collect();
    assert!(unused.len() > 15);
    for seed in 0..300 {
        let mut chance = Chance::new(seed);
        let mut rig = begin(content(), &mut chance);
        for _ in 0..300 {
            let input = match rig.game.pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) | Pending::Draw(_) => *chance.of(&rig.game.chances()),
                Pending::Choose(decision) => Input::Answer(choice(&decision.options, &mut chance)),
            };
            rig.game.submit(input, &mut rig.events).expect("what is pending is legal");
        }
        for event in &rig.events {
            if let Event::AbilityUsed { hero } = event {
                unused.remove(hero);
            }
        }
    }
    let unused: Vec<String> = unused.iter().map(|hero| hero.name(&content().names).to_owned()).collect();
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn random_tutorials_played_freely_keep_every_bound() {
    for name in ["tutorial-1", "tutorial-2"] {
        let scenario = content().scenario(name).expect("a tutorial").clone();
        let mut won = 0;
        for seed in 0..60 {
            let setup = Setup {
                mode: Mode::Normal,
                seats: ironclad::engine::dealt(2),
                scripted: false,
                players: None,
                edition: ironclad::content::edition::Edition::TODAY,
            };
            let mut events = Events::new();
            let game = Game::new(content(), scenario.clone(), setup, &mut events);
            let mut rig = Rig { game, events };
            play(&mut rig, &mut Chance::new(seed), 400);
            won += usize::from(rig.outcome() == Some(Outcome::Won));
        }
        assert!(won > 0, "{name} is never won");
    }
}

#[test]
fn random_games_are_the_same_when_played_again() {
    for seed in 0..20 {
        let end = || {
            let mut chance = Chance::new(seed);
            let mut rig = begin(content(), &mut chance);
            play(&mut rig, &mut chance, 100);
            rig.game.hash()
        };
        assert_eq!(end(), end());
    }
}
