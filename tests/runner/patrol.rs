//! Patrols: missions made from wishes and a seed.

use ironclad::content::rules::{MissionDemands, MissionTurns};
use ironclad::content::scenario::{ObjectiveFile, ScenarioFile};
use ironclad::content::sorted::SortedSet;
use ironclad::content::terms::{Condition, Faction, Mode, Side, Threat};
use ironclad::content::{Id, SectorId};
use ironclad::engine::{DecisionKind, Outcome, Pending};
use ironclad::patrol::{Aim, Length, Unfit, Wishes, generate, scenario};
use ironclad::session::{Session, Start, Storage, What};
use serde_json::json;
use strum::IntoEnumIterator;

use crate::table::{Chooser, Line, content};

fn made(wishes: &Wishes, seed: u64) -> ScenarioFile {
    generate(content(), wishes, Mode::Normal, seed).unwrap_or_else(|error| panic!("{wishes:?}, seed {seed}: {error}"))
}

/// Wishes of every kind.
fn wishes(seed: u64) -> Wishes {
    let mut chooser = Chooser::new(seed);
    let of = |all: usize, chooser: &mut Chooser| chooser.below(all);
    let villain = of(3, &mut chooser) == 0;
    let aims: Vec<Aim> = Aim::iter().filter(|aim| villain || *aim != Aim::Hunt).collect();
    Wishes {
        threat: Threat::iter().nth(of(3, &mut chooser)).expect("a threat"),
        length: Length::iter().nth(of(3, &mut chooser)).expect("a length"),
        aim: aims.get(of(aims.len() + 1, &mut chooser)).copied(),
        factions: Faction::ALL.into_iter().filter(|_| chooser.below(3) == 0).collect(),
        with: Faction::ALL.get(of(6, &mut chooser)).copied(),
        standing: Faction::ALL.into_iter().map(|faction| (faction, chooser.below(31) as i8 - 15)).collect(),
        upgrades: u8::try_from(of(4, &mut chooser)).expect("small"),
        villain,
    }
}

#[test]
fn the_same_seed_makes_the_same_patrol() {
    for seed in 0..20 {
        assert_eq!(made(&wishes(seed), seed), made(&wishes(seed), seed));
    }
    let maps: SortedSet<String> = (0..20).map(|seed| format!("{:?}", made(&Wishes::default(), seed).map)).collect();
    assert!(maps.len() > 15, "{} maps of 20 seeds", maps.len());
}

#[test]
fn every_patrol_is_written_as_an_author_would() {
    for seed in 0..400 {
        let wishes = wishes(seed);
        let file = made(&wishes, seed);
        assert_eq!(file.start.threat, wishes.threat);
        let played = scenario(content(), file.clone()).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        let ports = played.map.sectors.iter().filter(|(_, sector)| sector.port().is_some()).count();
        let tiles = played.map.sectors.len() - ports;
        let (least, most) = match wishes.length {
            Length::Short => (9, 12),
            Length::Medium => (12, 16),
            Length::Long => (21, 21),
        };
        assert!((least..=most).contains(&tiles) && (2..=4).contains(&ports), "{tiles} sectors, {ports} ports");
        assert!(played.map.sectors[played.ship].port().is_some(), "it begins at a port");
        let ways = |sector: SectorId| played.map.sectors[sector].neighbours.iter().copied();
        let is_hole = |sector: SectorId| played.map.sectors[sector].condition() == Some(Condition::BlackHole);
        assert!(ways(played.ship).count() >= 2, "seed {seed}: one way out is none to choose from");
        let harbours = played.map.sectors.ids().filter(|id| played.map.sectors[*id].port().is_some());
        for port in harbours {
            assert!(ways(port).any(|sector| !is_hole(sector)), "seed {seed}: a port behind Black Holes alone");
        }
        let shuffled = file.shuffled.as_ref().expect("tokens");
        if matches!(file.won, ObjectiveFile::Win(_) | ObjectiveFile::BeatVillain) {
            assert_eq!(shuffled.cards.len(), shuffled.sectors.len(), "none stays in the box");
            let fights = shuffled.cards.iter().filter(|card| content().intel[**card].is_fought()).count();
            assert!(fights >= 4, "{fights} fights to be had");
        } else {
            assert_eq!(shuffled.cards.len(), 22, "every token is shuffled in (5.25)");
        }
        assert!(shuffled.sectors.len() >= 7);
        for rows in file.encounters.values() {
            assert!(rows.iter().all(|row| !row.enemies.is_empty()));
        }
        let side = file.side.expect("a side");
        assert_ne!(side.with, side.against);
        assert!(file.active.contains(&side.against) && !file.active.contains(&side.with));
    }
}

#[test]
fn wishes_are_heard() {
    let wished = Wishes {
        aim: Some(Aim::Courier),
        with: Some(Faction::Cartel),
        factions: SortedSet::from([Faction::Federation, Faction::Council]),
        standing: [(Faction::Firstborn, 6)].into(),
        upgrades: 2,
        ..Wishes::default()
    };
    let file = made(&wished, 3);
    assert!(matches!(file.won, ObjectiveFile::Arrive(_)));
    assert_eq!(file.side.map(|side| side.with), Some(Faction::Cartel));
    assert_eq!(file.active, SortedSet::from([Faction::Federation, Faction::Council]));
    assert_eq!(file.reputation.get(&Faction::Firstborn), Some(&6));
    assert_eq!((file.upgraded.systems.len(), file.upgraded.fighters.len(), file.promoted.len()), (2, 2, 2));
    let roster = file.roster.expect("a roster");
    let names: Vec<&str> = roster.heroes.iter().map(|hero| hero.name(&content().names)).collect();
    assert!(
        names.contains(&"vashti") && !names.contains(&"hadiza"),
        "a friend's hero comes, an ally's does not: {names:?}"
    );
    assert!(!names.contains(&"roland"), "{names:?}");
    let modules: Vec<&str> = roster.modules.iter().map(|module| module.name(&content().names)).collect();
    assert!(modules.contains(&"medical-bay") && modules.len() == 3, "{modules:?}");
}

#[test]
fn a_villain_is_hunted_and_counts_as_an_enemy() {
    let file = made(&Wishes { villain: true, ..Wishes::default() }, 5);
    let side = file.side.expect("a side");
    assert_eq!(file.reputation.get(&side.against), Some(&-10), "rule 10.4");
    let cold =
        Wishes { villain: true, standing: Faction::ALL.map(|faction| (faction, -5)).into(), ..Wishes::default() };
    let file = made(&cold, 5);
    let against = file.side.expect("a side").against;
    assert_eq!(file.reputation.get(&against), Some(&-10), "a Villain is in the field for an Enemy only");
    assert_eq!(file.won, ObjectiveFile::BeatVillain);
    let villain = file.villain.expect("a Villain");
    assert!(content().ships[villain].is_villain());
    let phases = |file: &ScenarioFile, power| {
        file.encounters.get(&power).expect("a table").iter().map(|row| row.phases.0).collect::<Vec<_>>()
    };
    let long = content().rules.missions.hunt_phases.0;
    assert_eq!(long, 3);
    assert!(phases(&file, against).iter().all(|phases| *phases == long), "a flagship is run down in three phases");
    let sweep = made(&Wishes { aim: Some(Aim::Sweep), ..Wishes::default() }, 5);
    let against = sweep.side.expect("a side").against;
    assert!(phases(&sweep, against).iter().all(|phases| *phases == 2));
}

#[test]
fn turns_go_by_the_figures_of_the_rules_and_leave_time_for_the_way() {
    let last = |mode: Mode, more: i8| {
        let mut content = (**content()).clone();
        for turns in content.rules.missions.quarter_turns.values_mut() {
            *turns = MissionTurns { courier: [[more; 3]; 3], ..MissionTurns::default() };
        }
        let wishes = Wishes { aim: Some(Aim::Courier), ..Wishes::default() };
        generate(&content, &wishes, mode, 5).expect("a patrol").turns.expect("a last turn")
    };
    let plain = last(Mode::Normal, 0);
    assert_eq!(last(Mode::Normal, 8), plain + 2, "eight quarters are two turns");
    let half = last(Mode::Normal, 2);
    assert!(half == plain || half == plain + 1, "half a turn is drawn: {half} beside {plain}");
    assert!(last(Mode::Normal, -36) >= 3, "the way itself can be gone");
    assert_eq!(last(Mode::Hard, 0), plain, "what a mode asks is in the figures alone");
}

#[test]
fn a_sweep_and_its_ship_go_by_the_figures_of_the_rules() {
    let mut content = (**content()).clone();
    content.rules.missions.combats = [[1, 2, 3], [2, 3, 4], [3, 4, 1]];
    content.rules.missions.upgrades.sweep = [0, 1, 3];
    let made = |threat, length, upgrades| {
        let wishes = Wishes { aim: Some(Aim::Sweep), threat, length, upgrades, ..Wishes::default() };
        let file = generate(&content, &wishes, Mode::Normal, 5).expect("a patrol");
        (file.won.clone(), file.upgraded.systems.len())
    };
    assert_eq!(made(Threat::Green, Length::Short, 0), (ObjectiveFile::Win(1), 0));
    assert_eq!(made(Threat::Yellow, Length::Medium, 0), (ObjectiveFile::Win(3), 1));
    assert_eq!(made(Threat::Red, Length::Long, 0), (ObjectiveFile::Win(1), 3));
    assert_eq!(made(Threat::Yellow, Length::Short, 2), (ObjectiveFile::Win(2), 2), "who wishes for more has more");
}

#[test]
fn what_a_patrol_asks_for_besides_is_in_the_figures_of_its_mode_alone() {
    let made = |more: u8, mode: Mode, aim: Aim, seed: u64| {
        let mut content = (**content()).clone();
        let all = [[more; 3]; 3];
        let demands = MissionDemands { survey: all, sweep: all, hunt: all };
        content.rules.missions.quarter_demands = [(Mode::Hard, demands)].into();
        let wishes = Wishes { aim: Some(aim), villain: aim == Aim::Hunt, ..Wishes::default() };
        generate(&content, &wishes, mode, seed).expect("a patrol")
    };
    let tokens = |file: &ScenarioFile| {
        let ObjectiveFile::TurnUp(tokens) = file.won else { panic!("a survey") };
        (tokens, file.shuffled.as_ref().expect("tokens").sectors.len())
    };
    let (plain, there) = tokens(&made(0, Mode::Hard, Aim::Survey, 5));
    assert!(usize::from(plain) < there);
    assert_eq!(tokens(&made(4, Mode::Hard, Aim::Survey, 5)), (plain + 1, there), "four quarters are one token");
    assert_eq!(
        tokens(&made(200, Mode::Hard, Aim::Survey, 5)).0,
        u8::try_from(there).expect("few"),
        "all that lie there"
    );
    assert_eq!(tokens(&made(4, Mode::Normal, Aim::Survey, 5)).0, plain, "nothing in another mode");
    assert_eq!(made(4, Mode::Hard, Aim::Sweep, 5).won, ObjectiveFile::Win(3));
    assert_eq!(made(200, Mode::Hard, Aim::Sweep, 5).won, ObjectiveFile::Win(4), "the most of a sweep");
    let three = (0..80).filter(|seed| made(1, Mode::Hard, Aim::Sweep, *seed).won == ObjectiveFile::Win(3)).count();
    assert!((10..=30).contains(&three), "one of four: {three} of 80");
    let with_the_villain = |more| {
        let file = made(more, Mode::Hard, Aim::Hunt, 5);
        let against = file.side.expect("a side").against;
        let met = file
            .encounters
            .get(&against)
            .expect("a table")
            .iter()
            .flat_map(|row| &row.enemies)
            .map(|met| met.side)
            .collect::<Vec<_>>();
        assert!(met.len() >= 4);
        met
    };
    assert!(with_the_villain(4).iter().all(|side| *side == Side::Elite));
    assert!(with_the_villain(0).contains(&Side::Regular));
    let plain = made(0, Mode::Hard, Aim::Hunt, 5);
    assert_eq!(made(4, Mode::Hard, Aim::Hunt, 5).turns, plain.turns, "time is as it was");
}

#[test]
fn what_cannot_be_had_is_refused() {
    let refused = |wishes: Wishes| wishes.check().expect_err("refused");
    assert_eq!(refused(Wishes { upgrades: 4, ..Wishes::default() }), Unfit::Upgrades(4));
    let far = Wishes { standing: [(Faction::Cartel, 16)].into(), ..Wishes::default() };
    assert_eq!(refused(far), Unfit::Standing(Faction::Cartel, 16));
    assert_eq!(refused(Wishes { aim: Some(Aim::Hunt), ..Wishes::default() }), Unfit::NoVillain);
}

#[test]
fn a_crew_is_suggested_that_can_be_paid() {
    for seed in 0..60 {
        let start = Start {
            what: What::Patrol(wishes(seed)),
            players: vec![String::new()],
            seats: None,
            mode: Mode::Normal,
            seed,
            scripted: false,
            campaign: None,
        };
        let mut session = Session::begin(content(), start, Storage::Memory).expect("begun");
        let decision = session.decision().expect("a question");
        assert_eq!(decision.kind, DecisionKind::SetUp);
        let table = session.game().table();
        let classes: SortedSet<_> =
            table.heroes.iter().flat_map(|aboard| content().heroes[aboard.hero].classes.iter()).collect();
        assert!(table.heroes.len() >= 9 && classes.len() == 7, "{} heroes of {classes:?}", table.heroes.len());
        session.choose("done").expect("cast off");
        assert_eq!(session.decision().expect("a turn").kind, DecisionKind::Action);
        assert_eq!(session.game().table().turn, 1);
    }
}

#[test]
fn a_patrol_is_played_saved_and_gone_on_with() {
    let mut line =
        Line::playing(&json!({ "do": "new", "patrol": { "length": "short", "threat": "yellow" }, "seed": 11 }));
    let mut chooser = Chooser::new(4);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("patrol.jsonl").display().to_string();
    for step in 0..400 {
        let answer = line.good(&json!({ "do": "state" }));
        let Some(options) = answer["decision"]["options"].as_array() else { break };
        let option = options[chooser.below(options.len())]["id"].clone();
        line.good(&json!({ "do": "choose", "option": option }));
        if step % 50 == 7 {
            let before = line.good(&json!({ "do": "state" }));
            line.good(&json!({ "do": "save", "file": file }));
            let after = line.good(&json!({ "do": "load", "file": file }));
            assert_eq!((&before["state"], &before["decision"]), (&after["state"], &after["decision"]));
        }
    }
}

#[test]
fn time_runs_out() {
    let start = Start {
        what: What::Patrol(Wishes { aim: Some(Aim::Courier), ..Wishes::default() }),
        players: vec![String::new()],
        seats: None,
        mode: Mode::Normal,
        seed: 1,
        scripted: false,
        campaign: None,
    };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("begun");
    session.choose("done").expect("cast off");
    let turns = session.game().scenario().file.turns.expect("a last turn");
    for _ in 0..turns {
        assert!(matches!(session.game().pending(), Pending::Choose(_)));
        session.choose("end-turn").expect("a turn is ended");
    }
    assert!(matches!(session.game().pending(), Pending::Over(Outcome::Ended)));
}
