//! Players and seats.

use std::sync::Arc;

use ironclad_game::content::HeroId;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::files::built_in;
use ironclad_game::content::load::load;
use ironclad_game::content::ship::FighterKind;
use ironclad_game::content::terms::{Faction, Mode, System};
use ironclad_game::engine::query::Standing;
use ironclad_game::engine::query::campaign::suits;
use ironclad_game::engine::{Game, Seat, Status};
use ironclad_game::patrol::{self, Wishes};
use ironclad_game::session::{Session, Start, Storage, What};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::rig::{Board, content};

/// The first tutorial without its script.
fn lesson(players: Vec<String>) -> Start {
    let what = What::Scenario("tutorial-1".to_owned());
    Start { what, players, seats: None, mode: Mode::Normal, seed: 5, scripted: false, campaign: None }
}

fn of(players: usize) -> Session {
    let names = ["Mara", "Ines", "Tove"].map(str::to_owned);
    Session::begin(&content(), lesson(names[..players].to_vec()), Storage::Memory).expect("a game")
}

#[test]
fn rule_1_1_one_to_three_share_one_pool_of_everything() {
    let pool = |players| {
        let session = of(players);
        let table = session.game().table();
        (table.actions.left, table.credits, table.salvage, table.ammo)
    };
    assert_eq!(pool(1), pool(2));
    assert_eq!(pool(1), pool(3));
    // What is done with an action is asked of all, not of a system.
    assert_eq!(of(3).decision().expect("a question").system, None);
    for players in [0, 4] {
        let start = lesson(vec![String::new(); players]);
        assert!(Session::begin(&content(), start, Storage::Memory).is_err(), "{players} players");
    }
}

#[test]
fn rule_1_2_systems_are_shared_out_by_the_number_of_players() {
    let systems = |players: u8| {
        let seats = ironclad_game::engine::dealt(players);
        let of = |number: u8| seats.iter().filter(|seat| seat.number() == number).count();
        [of(1), of(2), of(3)]
    };
    assert_eq!(systems(1), [3, 0, 0]);
    assert_eq!(systems(2), [2, 1, 0]);
    assert_eq!(systems(3), [1, 1, 1]);
    assert_eq!(System::ALL.len(), 3);
    // A squad has four places.
    let mut files = built_in();
    let lesson = files.iter_mut().find(|file| file.path == "scenarios/tutorial-2.json").expect("the lesson");
    let mut squads: Value = serde_json::from_slice(&lesson.text).expect("JSON");
    squads["squads"] = json!({ "bridge": ["gabriel", "wrathe", "daisuke", "thaddeus", "noriko"] });
    lesson.text = serde_json::to_vec(&squads).expect("JSON").into();
    let faults = load(&files).expect_err("five in a squad").told(&words::Text::of("en"));
    assert!(faults.contains("squads.bridge: a squad has 4 places"), "{faults}");
}

#[test]
fn rule_1_3_systems_are_dealt_at_set_up_and_never_in_a_scenario() {
    let seat = |number| Seat::new(number).expect("a seat");
    let dealt = [seat(2), seat(2), seat(1)];
    let start = Start { seats: Some(dealt), ..lesson(vec!["Mara".to_owned(), "Ines".to_owned()]) };
    let mut session = Session::begin(&content(), start, Storage::Memory).expect("a game");
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    while let Some(decision) = session.decision() {
        assert_eq!(session.game().state().setup.seats, dealt);
        let option = decision.options[chance.random_range(..decision.options.len())].id(session.game().names());
        session.choose(&option).expect("an option");
    }
}

#[test]
fn rule_1_3_who_has_been_dealt_no_system_is_known() {
    let mut rig = Board::at("1a-nebula").tile("1a", [0, 0], 0).begin();
    assert_eq!(rig.game.view().idle_seats().count(), 0, "alone, one has them all");
    let [first, second, third] = [1, 2, 3].map(|number| Seat::new(number).expect("a seat"));
    let mut idle = |seats: [Seat; 3]| {
        let mut state = rig.game.state().clone();
        (state.setup.seats, state.setup.players) = (seats, Some(3));
        rig.game = Game::resume(Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()), state);
        rig.game.view().idle_seats().collect::<Vec<_>>()
    };
    assert_eq!(idle([first, third, first]), [second]);
    assert_eq!(idle([first; 3]), [second, third]);
}

#[test]
fn rule_1_4_any_hero_serves_in_any_system_and_fewer_may_sail() {
    let everyone = ["gabriel", "xavier", "daisuke", "thaddeus", "noriko", "wrathe"];
    for system in System::ALL {
        for hero in everyone {
            let board = Board::at("1a-nebula").tile("1a", [0, 0], 0).without(&everyone).squad(system.name(), &[hero]);
            let rig = board.begin();
            let aboard = &rig.table().heroes;
            assert_eq!((aboard.len(), aboard[0].system), (1, system), "{hero}");
            assert!(rig.offered("move:1a-empty-space-1"), "{hero} alone can sail");
        }
    }
}

#[test]
fn rule_1_4_who_is_hired_is_assigned_where_the_skills_of_that_system_are_best() {
    let roster = json!(["gabriel", "noriko", "thaddeus", "jabulile"]);
    let hired = |ships: &[&str], edition: Edition, hero: &str| {
        let board =
            Board::at("1a-nebula").tile("1a", [0, 0], 0).set("/squads", json!({})).set("/fighters", json!(ships));
        let board = board.set("/roster", json!({ "heroes": roster, "fighters": ships })).start("credits", 9);
        let mut rig = board.edition(edition).begin();
        rig.choose(&format!("hire:{hero}"));
        rig.table().hero(rig.hero(hero)).expect("aboard").system
    };
    let today = |ships: &[&str], hero: &str| hired(ships, Edition::TODAY, hero);
    for ships in [&[][..], &["skadi"], &["smith"]] {
        assert_eq!(today(ships, "gabriel"), System::Bridge, "Piloting 2, Combat 3, no Operate");
        assert_eq!(today(ships, "jabulile"), System::Bridge, "Piloting 3, Operate 1");
        assert_eq!(today(ships, "noriko"), System::Weapons, "Operate 3");
    }
    assert_eq!(
        today(&["skadi"], "thaddeus"),
        System::Weapons,
        "Operate 2 and Combat 3, and a fighter asks for Piloting"
    );
    assert_eq!(today(&["smith"], "thaddeus"), System::Hangar, "a mech is flown with Combat and Operate");
    assert_eq!(today(&["smith", "skadi"], "thaddeus"), System::Hangar, "the ship counts that suits her best");
    assert_eq!(hired(&["smith"], Edition::First, "thaddeus"), System::Weapons, "games begun before go on as they were");
}

#[test]
fn rule_1_4_a_patrols_crew_is_assigned_by_the_skills_of_the_systems_and_its_ships() {
    let content = content();
    let mut mechs = 0;
    for seed in 0..30 {
        let wishes = Wishes { upgrades: 3, ..Wishes::default() };
        let file = patrol::generate(&content, &wishes, Mode::Normal, seed).expect("a patrol");
        let ships =
            file.fighters.iter().map(|ship| content.fighters[*ship].side(file.upgraded.fighters.contains(ship)));
        let ships: Vec<_> = ships.collect();
        mechs += usize::from(file.fighters.iter().any(|ship| content.fighters[*ship].kind == FighterKind::Mech));
        let best = |system: System| {
            let heroes = file.squads.values().flatten().copied();
            let card = |hero: HeroId| content.heroes[hero].side(file.promoted.contains(&hero));
            let worth = |hero: HeroId| suits(card(hero), system, ships.iter().copied());
            let squad = file.squads.get(&system).expect("a squad").iter().map(|hero| worth(*hero)).max();
            (squad, heroes.map(worth).max())
        };
        let (first, all) = best(System::Bridge);
        assert_eq!(first, all, "the best pilot is on the Bridge: seed {seed}");
        assert!(best(System::Hangar).0 >= Some(2), "somebody in the Hangar flies what is there: seed {seed}");
    }
    assert!(mechs > 5, "{mechs} patrols with a mech");
}

#[test]
fn rule_6_3_a_hero_is_ready_exhausted_or_wounded() {
    let mut rig = Board::at("1a-nebula").tile("1a", [0, 0], 0).begin();
    assert!(rig.table().heroes.iter().all(|aboard| aboard.status == Status::Ready), "all begin Ready");
    for status in [Status::Exhausted, Status::Wounded, Status::Ready] {
        rig.set_status(&["gabriel"], status);
        // Each of the three is told as itself, and only an Exhausted hero is readied by a rest.
        assert_eq!(rig.status("gabriel"), status);
        assert_eq!(rig.offered("rest"), status == Status::Exhausted, "{status}");
    }
}

#[test]
fn rule_10_3_standing_goes_by_reputation() {
    let mut rig = Board::at("1a-nebula").tile("1a", [0, 0], 0).begin();
    for (reputation, standing) in [
        (-15, Standing::Enemy),
        (-10, Standing::Enemy),
        (-9, Standing::Hostile),
        (-5, Standing::Hostile),
        (-4, Standing::Neutral),
        (0, Standing::Neutral),
        (4, Standing::Neutral),
        (5, Standing::Friendly),
        (9, Standing::Friendly),
        (10, Standing::Ally),
        (15, Standing::Ally),
    ] {
        rig.tune(|table| table.reputation[Faction::Cartel.index()] = reputation);
        assert_eq!(rig.game.view().standing(Faction::Cartel), standing, "{reputation}");
        assert_eq!(rig.game.view().standing(Faction::Council), Standing::Neutral);
    }
}
