//! The story through a session: kept, taken back, and led from chapter to chapter.

use std::sync::Arc;

use ironclad::bot::{Explorer, ExplorerGoal, Player};
use ironclad::content::story::beat::{Beat, StoryBeat};
use ironclad::content::story::condition::Milestone;
use ironclad::content::story::moment::Moment;
use ironclad::content::terms::{Faction, Mode};
use ironclad::content::{HeroId, Id};
use ironclad::engine::campaign::{Enlisted, Heard};
use ironclad::engine::{Answer, Die, Events, Game, Input, Pending, Source};
use ironclad::save::UndoPolicy;
use ironclad::session::{Campaign, Session, Start, Storage, UndoScope, What};
use ironclad::text::thing::Words;
use words::Text;

use serde_json::json;
use strum::IntoEnumIterator;

use crate::table::{Chooser, Line, content, moment};

/// An act for so many players.
pub fn act(players: usize, seed: u64, keep: Storage) -> Session {
    let first = content().chapter(1).expect("a first chapter").name.clone();
    let names = ["Mara", "Ilse", "Jonas"].map(str::to_owned);
    let campaign = Campaign { scenarios: content().chapters(), name: "Ours".to_owned(), undo: UndoPolicy::Free };
    let start = Start {
        what: What::Scenario(first),
        players: names[..players].to_vec(),
        seats: None,
        mode: Mode::Normal,
        seed,
        scripted: false,
        campaign: Some(campaign),
    };
    Session::begin(content(), start, keep).expect("an act")
}

/// An option by chance; turns end early, what is lost is tried again, and a party casts off before long.
pub fn choose(session: &mut Session, chooser: &mut Chooser) -> bool {
    let Some(decision) = session.decision() else { return false };
    let wanted = |answer: &Answer| matches!(answer, Answer::EndTurn | Answer::Again | Answer::Done);
    let early = decision.options.iter().copied().find(wanted).filter(|_| chooser.below(3) > 0);
    let answer = early.unwrap_or_else(|| decision.options[chooser.below(decision.options.len())]);
    session.answer(answer).expect("an option");
    true
}

#[test]
fn every_pause_of_a_chapter_comes_back_from_a_file() {
    let mut paused = 0;
    for (players, seed) in [(1, 3), (2, 4), (3, 5)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session = act(players, seed, Storage::Folder(folder.path().to_owned()));
        let path = session.path().expect("a file").to_owned();
        let mut chooser = Chooser::new(seed);
        for step in 0..90 {
            let copy = Session::load_copy(content(), &path).expect("a game");
            assert_eq!(copy.note, None);
            assert_eq!(moment(&copy.session), moment(&session));
            assert_eq!(copy.session.game().hash(), session.game().hash());
            if step % 20 == 19 {
                let back = session.back(UndoScope::Turn).expect("a turn");
                session.perform(back).expect("taken back");
            }
            if !choose(&mut session, &mut chooser) {
                break;
            }
            paused += 1;
        }
    }
    assert!(paused > 150, "too short to prove anything");
}

#[test]
fn an_act_leads_from_chapter_to_chapter_and_is_opened_again_in_any() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut met = std::collections::BTreeSet::new();
    // Some are lost early: as many campaigns as it takes, up to a dozen.
    for seed in 1..=12 {
        if met.len() == usize::from(content().chapters()) {
            break;
        }
        let mut session = act(2, seed, Storage::Folder(folder.path().to_owned()));
        let path = session.path().expect("a file").to_owned();
        let mut chooser = Chooser::new(seed);
        let mut chapter = 1;
        for _ in 0..3_000 {
            if session.when().stage != chapter {
                chapter = session.when().stage;
                let log = session.game().table().log.as_ref().expect("a campaign");
                assert_eq!(u16::from(log.scenario), u16::from(chapter), "the log goes along");
                let copy = Session::load_copy(content(), &path).expect("a game");
                assert_eq!(copy.note, None);
                assert_eq!(copy.session.game().hash(), session.game().hash());
                assert_eq!(copy.session.game().scenario().name, session.game().scenario().name);
            }
            met.insert(session.game().scenario().name.clone());
            if !choose(&mut session, &mut chooser) {
                break;
            }
        }
    }
    assert_eq!(met.len(), usize::from(content().chapters()), "{met:?}");
}

/// Deciding otherwise leaves nothing behind of what was decided before.
#[test]
fn a_choice_taken_back_takes_its_consequences_back() {
    let mut session = act(1, 9, Storage::Memory);
    while session.decision().is_some_and(|decision| decision.options.contains(&Answer::Read)) {
        session.choose("read").expect("read");
    }
    let before = session.game().hash();
    let sides: Vec<Answer> = session.decision().expect("the sides").options.to_vec();
    let mut states = std::collections::BTreeSet::new();
    for side in sides {
        session.answer(side).expect("an option");
        states.insert(session.game().hash());
        session.undo().expect("taken back");
        assert_eq!(session.game().hash(), before);
    }
    assert_eq!(states.len(), 2, "the sides differ");
}

/// Everything that a story has on the table is in the state, and nothing that nobody can see.
#[test]
fn the_protocol_tells_a_story() {
    let mut line = Line::playing(&json!({ "do": "new", "scenario": "ballast", "players": 2, "seed": 4 }));
    let state_kind = |line: &mut Line| line.good(&json!({ "do": "state" }))["decision"]["kind"].clone();
    let state = |line: &mut Line| line.good(&json!({ "do": "state" }))["state"].clone();
    assert_eq!(state(&mut line)["story"]["side"], json!(null), "not taken yet");
    assert_eq!(state(&mut line)["story"]["reader"], 1);
    line.choose("read");
    assert_eq!(state(&mut line)["story"]["reader"], 2, "the next reads on");
    for _ in 0..3 {
        if state_kind(&mut line) == "passage" {
            line.choose("read");
        }
    }
    line.choose("option:federation");
    line.choose("read");
    line.choose("done");
    let told = state(&mut line);
    assert_eq!(told["movers"], json!({ "patience": { "at": "europa", "kind": "escorted", "boxes": 2 } }));
    assert_eq!(
        (&told["story"]["side"], &told["loads"], &told["posts"]),
        (&json!("federation"), &json!({}), &json!({}))
    );
    let known = told["story"]["milestones"].as_object().expect("milestones");
    assert!(known.contains_key("main") && !known.contains_key("side"), "the side mission is found, not given");
    let sealed =
        told["sectors"].as_object().expect("sectors").values().filter(|sector| sector["intel"]["revealed"] == false);
    let cards: Vec<_> = sealed.map(|sector| sector["intel"]["card"].clone()).collect();
    assert_eq!((cards.len(), cards.iter().filter(|card| !card.is_null()).count()), (17, 0));
}

/// The most that the six cheapest heroes cost once so many are promoted, whoever they are. `costs` holds each hero's, regular
/// and promoted.
fn six_cheapest(costs: &[(u32, u32)], promoted: usize) -> u32 {
    let sets = (0..1_usize << costs.len()).filter(|set| set.count_ones() as usize == promoted);
    let cost = |set: usize| {
        let mut all: Vec<u32> =
            costs.iter().enumerate().map(|(place, cost)| if set >> place & 1 == 1 { cost.1 } else { cost.0 }).collect();
        all.sort_unstable();
        all.iter().take(6).sum::<u32>()
    };
    sets.map(cost).max().expect("as many heroes")
}

/// Rule 11.4: not having the Credits means fewer heroes. Whoever has lost everything still hires six of the first twelve on the
/// retainer alone, even if each scenario before has had three of them promoted (rule 11.5).
#[test]
fn a_party_that_lost_everything_can_field_a_crew() {
    let content = content();
    let heroes = content.rules.campaign.heroes.iter().map(|hero| &content.heroes[*hero]);
    let costs: Vec<(u32, u32)> =
        heroes.map(|hero| (hero.side(false).cost.into(), hero.side(true).cost.into())).collect();
    assert_eq!((costs.len(), six_cheapest(&costs, 0), six_cheapest(&costs, 12)), (12, 10, 16));
    for number in 1..=content.chapters() {
        let chapter = content.chapter(number).expect("a chapter");
        let stories = chapter.story.as_ref().expect("a story");
        for (side, story) in stories.all() {
            let begun = if number == 1 { u32::from(chapter.file.start.credits) } else { 0 };
            let promoted = (3 * usize::from(number - 1)).min(costs.len());
            let six = six_cheapest(&costs, promoted);
            for mode in Mode::iter() {
                let retainer = u32::from(story.sides.get(&side).expect("the side").pay.retainer.at(mode));
                assert!(retainer + begun >= six, "{}, {mode}: {retainer} and {begun} of {six}", chapter.name);
            }
        }
    }
}

/// Rule 2.12: the last turn that stands on the contract and over the fitting out is still the last once the ship has cast off.
#[test]
fn nothing_moves_the_last_turn_as_the_ship_casts_off() {
    fn moves(beats: &[Beat]) -> bool {
        beats
            .iter()
            .any(|beat| matches!(beat, Beat::Story(StoryBeat::Turns(_))) || beat.within().into_iter().any(moves))
    }
    for number in 1..=content().chapters() {
        let chapter = content().chapter(number).expect("a chapter");
        for (_, story) in chapter.story.as_ref().expect("a story").all() {
            let mut cast_off = story.triggers.iter().filter(|trigger| trigger.on == Moment::Sail);
            assert!(!cast_off.any(|trigger| moves(&trigger.beats)), "{}: let `turns` differ by side", chapter.name);
        }
    }
}

/// A power's own hero, aboard, whose power has turned against the players: she leaves, and then the power is heard of
/// (rule 10.4, ruling 32).
#[test]
fn a_hero_whose_power_turns_hostile_leaves_before_it_is_heard_of() {
    let told = (1..=12).find_map(|seed| {
        let mut game = act(2, seed, Storage::Memory).game().clone();
        let mut state = game.state().clone();
        let roland = HeroId::find(game.names(), "roland").expect("a hero");
        let log = state.table.log.as_mut().expect("a log");
        log.enlist(Enlisted::new(roland)).expect("room on the roster");
        state.table.reputation[Faction::Federation.index()] = -9;
        game = Game::resume(Arc::clone(content()), Arc::clone(game.scenario()), state);
        let mut rover = Explorer::new(seed, ExplorerGoal::Milestone(Milestone::Main), Vec::new());
        let (mut dice, mut heard, mut events) = (Chooser::new(seed), Vec::new(), Events::new());
        while game.sought().is_none() {
            let input = match game.pending() {
                Pending::Choose(decision) => {
                    if let Some(Source::Heard(news)) = decision.source {
                        heard.push(news);
                    }
                    Input::Answer(rover.choose(&game, &decision))
                }
                Pending::Chance(_) => Input::Die(Die::new(6 - u8::from(dice.below(6) == 0)).expect("a face")),
                Pending::Draw(_) => game.chances()[0],
                Pending::Over(_) => break,
            };
            game.submit(input, &mut events).expect("legal");
        }
        let against = [Heard::Leaves(roland), Heard::Against(Faction::Federation)];
        (!heard.is_empty()).then_some((heard, against, roland, game))
    });
    let (heard, against, roland, game) = told.expect("the ship comes home");
    let parting: Vec<Heard> = heard.iter().copied().filter(|news| against.contains(news)).collect();
    assert_eq!(parting, against, "{heard:?}");
    assert!(!heard.contains(&Heard::Joins(roland)), "who leaves does not join: {heard:?}");
    let words = Words::of(&Text::of("en"), &game).heard(Heard::Leaves(roland)).text;
    assert!(words.contains("I am recalled"), "{words}");
}
