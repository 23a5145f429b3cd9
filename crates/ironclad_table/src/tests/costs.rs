//! Options tell every cost truly, shots are counted, and what is planned stands chosen.

use super::{Seated, play_to, session};
use crate::plan::Group;
use crate::table::Message;
use ironclad_game::content::terms::Class;
use ironclad_game::engine::{Answer, Decision, DecisionKind, Game, Status};
use ironclad_game::session::Session;
use ironclad_game::text::option::choice;
use kit::key::Press;
use kit::widget::row::Standing;

fn moment(scenario: &str, wanted: impl Fn(&Game, &Decision) -> bool + Copy) -> Session {
    (0..600)
        .find_map(|seed| {
            let mut session = session(scenario, seed);
            play_to(&mut session, seed, wanted).then_some(session)
        })
        .expect("a moment like that")
}

/// Rule 6.4: where nobody of a class is Ready, whoever does it is Wounded, and the option says so before it is chosen.
#[test]
fn rule_6_4_an_option_says_that_the_only_one_would_be_wounded() {
    for wounds in [false, true] {
        let state = |game: &Game, decision: &Decision| {
            let engineers = game
                .view()
                .able()
                .filter(|aboard| game.view().content.heroes[aboard.hero].classes.contains(&Class::Engineer));
            let ready: Vec<bool> = engineers.map(|aboard| aboard.status == Status::Ready).collect();
            decision.kind == DecisionKind::Action && !ready.is_empty() && ready.contains(&true) != wounds
        };
        let seated = Seated::at(moment("tutorial-2", state));
        let game = seated.table.session().game();
        let decision = seated.table.session().decision().expect("a question");
        let told = choice(&seated.present().words, game, &decision, Answer::Repair);
        assert_eq!(told.note.contains("would be Wounded"), wounds, "{}", told.note);
        assert_eq!(told.alarm, wounds, "{}", told.note);
    }
}

fn several(game: &Game, decision: &Decision) -> bool {
    let afloat = game.view().afloat().count();
    decision.kind == DecisionKind::CombatPlan && afloat > 1 && game.table().energy >= 4
}

#[test]
fn who_was_aimed_at_in_the_plan_stands_chosen_when_it_fires() {
    let mut seated = Seated::at(moment("tutorial-2", several));
    seated.press(Press::Letter('t'));
    let aim = seated.table.plan().expect("a plan").aim().expect("an aim");
    let mut asked = 0;
    for _ in 0..30 {
        let Some(decision) = seated.table.session().decision() else { break };
        if decision.kind == DecisionKind::Target && seated.table.session().game().table().combat.is_some() {
            let fits = decision.options.contains(&Answer::Target(aim)) && decision.options.len() > 1;
            if fits {
                asked += 1;
                assert_eq!(seated.table.composer().answers(), [Answer::Target(aim)]);
                break;
            }
        }
        // Weapons fire wherever they can.
        if let Some(plan) = seated.table.plan() {
            let order = plan.leaf().rows.iter().find(|row| row.group == Group::Orders && row.key != "0" && !row.chosen);
            let is_open =
                plan.leaf().rows.iter().all(|row| row.group != Group::Orders || !row.chosen || row.key == "0");
            if let Some(key) = order.filter(|_| is_open).and_then(|row| row.key.chars().next()?.to_digit(10)) {
                seated.press(Press::Digit(key));
            }
        }
        seated.tell(Message::Main);
    }
    assert_eq!(asked, 1, "it is asked whom to fire at");
}

/// The key of an order that is not on the open slip.
fn order_key(seated: &Seated) -> Option<Press> {
    let rows = &seated.table.plan()?.leaf().rows;
    let order = rows.iter().find(|row| row.group == Group::Orders && row.key != "0" && !row.chosen)?;
    order.key.chars().next()?.to_digit(10).map(Press::Digit)
}

#[test]
fn heroes_who_cannot_take_the_helm_stay_with_their_reason() {
    let resting = |game: &Game, decision: &Decision| {
        let fight = game.table().combat.as_ref();
        let another = |hero| {
            let system = game.table().hero(hero).map(|aboard| aboard.system);
            let squad = system.into_iter().flat_map(|system| game.view().squad(system));
            squad.filter(|other| other.hero != hero && other.status != Status::Wounded).count() > 0
        };
        decision.kind == DecisionKind::CombatPlan
            && fight.is_some_and(|fight| fight.resting.iter().any(|hero| another(*hero)))
    };
    let mut seated = Seated::at(moment("tutorial-2", resting));
    let fight = seated.table.session().game().table().combat.clone().expect("a fight");
    let barred = (0..3).any(|_| {
        let options = seated.table.shown.decision.options.clone();
        let names: Vec<String> = fight.resting.iter().map(|hero| seated.present().words.hero(*hero)).collect();
        if let Some(Press::Digit(key)) = order_key(&seated) {
            seated.press(Press::Digit(key));
        }
        let options = [options, seated.table.shown.decision.options.clone()].concat();
        seated.press(Press::Arrow(kit::key::Arrow::Right));
        options.iter().any(|option| {
            option.standing == Standing::Barred && names.contains(&option.title) && option.below.is_some()
        })
    });
    assert!(barred, "who rests is shown with the reason");
}
