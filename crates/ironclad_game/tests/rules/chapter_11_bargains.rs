//! What a story brings about for later (rules 11.6, 11.8): Credits promised, prices arranged, heroes who leave.

use ironclad_game::content::{HeroId, Id, PortId};
use ironclad_game::engine::Outcome;
use ironclad_game::engine::campaign::CampaignLog;
use ironclad_game::engine::decision::ServiceChoice;
use ironclad_game::engine::query::Standing;
use serde_json::{Value, json};

use super::chapter_11_story::board;
use super::rig::Rig;

fn log(rig: &Rig) -> &CampaignLog {
    rig.table().log.as_ref().expect("a log")
}

/// The same in another chapter of the campaign.
fn in_chapter(rig: &mut Rig, chapter: u8) {
    rig.tune(|table| table.log.as_mut().expect("a log").scenario = chapter);
}

#[test]
fn rule_11_6_what_is_promised_for_a_chapter_adds_up_and_comes_with_its_debriefing() {
    let promise = |credits: u8, chapter: u8| json!({ "promise": { "credits": credits, "chapter": chapter } });
    let story = json!({ "triggers": [
        { "id": "words", "on": { "turn": 1 }, "do": [promise(6, 2), promise(3, 1), promise(2, 2), promise(1, 1)] },
        { "id": "over", "on": { "turn": 2 }, "do": ["end"] }
    ] });
    let mut rig = board(story).start("morale", 7).campaign(3);
    let promised = |rig: &Rig| log(rig).promises.iter().map(|own| (own.credits, own.chapter)).collect::<Vec<_>>();
    assert_eq!((promised(&rig), rig.table().credits), (vec![(8, 2), (4, 1)], 5), "the retainer alone so far");
    rig.play("end-turn");
    assert_eq!((rig.outcome(), promised(&rig)), (Some(Outcome::Ended), vec![(8, 2)]), "the rest is for the next");
    assert_eq!(rig.table().credits, 5 + 4);
}

fn deal(port: &str, standing: &str, until: u8) -> Value {
    json!({ "price-at": { "port": port, "standing": standing, "until": until } })
}

fn arranged(rig: &Rig, port: &str) -> Option<Standing> {
    let port = PortId::find(rig.game.names(), port).expect("a port");
    rig.game.view().arranged(port)
}

#[test]
fn rule_9_4_a_port_serves_as_has_been_arranged_with_it_up_to_the_last_chapter_agreed() {
    let story = json!({ "triggers": [{ "id": "deal", "on": { "turn": 1 }, "do": [deal("europa", "friendly", 2)] }] });
    let mut rig = board(story).campaign(3);
    let round = |rig: &Rig| rig.game.view().service_price(ServiceChoice::SaloonMorale);
    assert_eq!(arranged(&rig, "gaia-nova"), None, "this port alone");
    for (chapter, standing, price) in [(1, Some(Standing::Friendly), 2), (2, Some(Standing::Friendly), 2), (3, None, 3)]
    {
        in_chapter(&mut rig, chapter);
        assert_eq!((arranged(&rig, "europa"), round(&rig)), (standing, Some(price)), "chapter {chapter}");
    }
}

#[test]
fn rule_9_4_what_is_arranged_anew_takes_the_place_of_what_was_and_what_is_over_is_dropped() {
    let first = [deal("europa", "neutral", 3), deal("gaia-nova", "friendly", 2), deal("theia", "friendly", 1)];
    let story = json!({ "turns": 9, "triggers": [
        { "id": "first", "on": { "turn": 1 }, "do": first },
        { "id": "anew", "on": { "turn": 2 }, "do": [deal("europa", "friendly", 2)] }
    ] });
    let mut rig = board(story).campaign(3);
    let ports =
        |rig: &Rig| log(rig).arranged.iter().map(|own| own.port.name(rig.game.names()).to_owned()).collect::<Vec<_>>();
    assert_eq!((arranged(&rig, "europa"), ports(&rig).len()), (Some(Standing::Neutral), 3));
    in_chapter(&mut rig, 2);
    rig.play("end-turn");
    assert_eq!(arranged(&rig, "europa"), Some(Standing::Friendly));
    assert_eq!(arranged(&rig, "gaia-nova"), Some(Standing::Friendly), "it stands, in its last chapter");
    assert_eq!(ports(&rig), ["gaia-nova", "europa"]);
}

#[test]
fn rule_11_6_a_hero_who_leaves_is_gone_from_the_roster_and_the_ship_and_nobody_else_is() {
    let story = json!({ "triggers": [{ "id": "goes", "on": { "turn": 2 }, "do": [{ "leave": "noriko" }] }] });
    let mut rig = board(story).campaign(3);
    let aboard = |rig: &Rig| rig.table().heroes.iter().map(|aboard| aboard.hero).collect::<Vec<HeroId>>();
    let roster = |rig: &Rig| log(rig).roster.iter().map(|enlisted| enlisted.hero).collect::<Vec<HeroId>>();
    let noriko = rig.hero("noriko");
    let others: Vec<HeroId> = aboard(&rig).into_iter().filter(|hero| *hero != noriko).collect();
    assert_eq!(others.len(), 5);
    rig.play("end-turn");
    assert_eq!((aboard(&rig), roster(&rig)), (others.clone(), others));
}
