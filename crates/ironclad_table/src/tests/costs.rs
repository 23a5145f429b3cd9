//! Options tell every cost truly, shots are counted, and what is planned stands chosen.

use std::sync::Arc;

use super::{Seated, patrol, play_to, session};
use crate::decision;
use crate::decision::auto_answer::only_answer;
use crate::decision::composer::Composer;
use crate::plan::{Group, Row};
use crate::present::Present;
use crate::table::Message;
use ironclad_game::content::ability::Window;
use ironclad_game::content::terms::{Class, System};
use ironclad_game::content::{HeroId, Id, OfferId};
use ironclad_game::engine::decision::Upgrade;
use ironclad_game::engine::state::Aboard;
use ironclad_game::engine::{Answer, Decision, DecisionKind, Die, Events, Game, Input, Pending, Source, Status};
use ironclad_game::session::Session;
use ironclad_text::decision::{Question, asked};
use ironclad_text::option::choice;
use ironclad_text::thing::{Words, plain};
use kit::key::Press;
use kit::measure;
use kit::preferences::Preferences;
use kit::widget::row::Standing;
use words::Text;

fn moment(scenario: &str, wanted: impl Fn(&Game, &Decision) -> bool + Copy) -> Session {
    moment_of(|seed| session(scenario, seed), wanted)
}

fn moment_of(begin: impl Fn(u64) -> Session, wanted: impl Fn(&Game, &Decision) -> bool + Copy) -> Session {
    (0..600)
        .find_map(|seed| {
            let mut session = begin(seed);
            if play_to(&mut session, seed, wanted) { Some(session) } else { None }
        })
        .expect("a moment like that")
}

/// The same game with everybody of a class in one state.
fn with_class(game: &Game, class: Class, status: Status) -> Game {
    let mut state = game.state().clone();
    for aboard in &mut state.table.heroes {
        if game.content().heroes[aboard.hero].classes.contains(&class) {
            aboard.status = status;
        }
    }
    Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state)
}

/// The question of a game.
fn asks(game: &Game) -> Decision {
    match game.pending() {
        Pending::Choose(decision) => decision,
        other => panic!("nothing is asked: {other:?}"),
    }
}

/// Whether somebody of a class is aboard, and neither Wounded nor at a post.
fn has(game: &Game, class: Class) -> bool {
    game.view().able().any(|aboard| game.content().heroes[aboard.hero].classes.contains(&class))
}

/// Whom the card in hand demands.
fn demanded(game: &Game, decision: &Decision) -> Option<Class> {
    if decision.kind != DecisionKind::OptionalCard {
        return None;
    }
    let Some(Source::Intel(card)) = decision.source else { return None };
    game.content().intel[card].table()?.hero.filter(|helper| helper.needed)?.class
}

/// An offer of the story by its name.
fn offer(game: &Game, name: &str) -> Option<OfferId> {
    game.view().story()?.offers.keys().copied().find(|offer| offer.name(game.names()) == name)
}

/// Aboard in “Paper”, with the side taken for which something is offered, and somebody of a class aboard.
fn paper(name: &'static str, class: Class) -> Session {
    moment("paper", move |game, decision| {
        let open = || offer(game, name).is_some_and(|offer| decision.options.contains(&Answer::Offer(offer)));
        decision.kind == DecisionKind::Action && has(game, class) && open()
    })
}

/// Rule 6.4: where nobody of a class is Ready, whoever does it is Wounded, and the option says so before it is chosen.
#[test]
fn rule_6_4_an_option_says_that_the_only_one_would_be_wounded() {
    let acts =
        |class| moment("ballast", move |game, decision| decision.kind == DecisionKind::Action && has(game, class));
    let card = moment("ballast", |game, decision| demanded(game, decision).is_some_and(|class| has(game, class)));
    let class = demanded(card.game(), &card.decision().expect("a card")).expect("a class");
    let hushed = paper("hush", Class::Agent);
    let hush = offer(hushed.game(), "hush").expect("an offer");
    let told = [
        (acts(Class::Specialist), Answer::Heal, Class::Specialist),
        (acts(Class::Engineer), Answer::Repair, Class::Engineer),
        (card, Answer::Attempt, class),
        (hushed, Answer::Offer(hush), Class::Agent),
    ];
    let text = Text::of("en");
    for (session, answer, class) in told {
        for wounds in [false, true] {
            let status = if wounds { Status::Exhausted } else { Status::Ready };
            let game = with_class(session.game(), class, status);
            let told = choice(&Words::of(&text, &game), &game, &asks(&game), answer);
            assert_eq!(told.note.contains("would be Wounded"), wounds, "{answer:?}: {}", told.note);
            assert_eq!(told.alarm, wounds, "{answer:?}: {}", told.note);
        }
    }
}

/// An answer that the rules alone leave is not given where it sends somebody into a wound.
#[test]
fn nobody_is_sent_into_a_wound_by_itself() {
    let session = paper("hush", Class::Agent);
    let settings = Preferences::default();
    for (status, alone) in [(Status::Ready, true), (Status::Exhausted, false)] {
        let mut game = with_class(session.game(), Class::Agent, status);
        let mut state = game.state().clone();
        let agents = |hero| game.content().heroes[hero].classes.contains(&Class::Agent);
        let others = state.table.heroes.iter_mut().filter(|aboard| agents(aboard.hero)).skip(1);
        others.for_each(|aboard| aboard.status = Status::Wounded);
        game = Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state);
        let hush = offer(&game, "hush").expect("an offer");
        game.submit(Input::Answer(Answer::Offer(hush)), &mut Events::new()).expect("it is open");
        assert_eq!(asks(&game).options.len(), 1);
        assert_eq!(only_answer(&game, &settings).is_some(), alone, "{status:?}");
    }
}

/// What cannot be had now is not left out: it stays, and says what is wanting.
#[test]
fn what_cannot_be_had_stays_with_its_reason() {
    // An ability that has been used this turn.
    let used = |game: &Game, decision: &Decision| {
        let deed = |hero| {
            let promoted = game.table().hero(hero).is_some_and(|aboard: &Aboard| aboard.promoted);
            game.content().heroes[hero].side(promoted).ability.window() == Window::Deed
        };
        let is_spent = |aboard: &Aboard| aboard.used_ability && aboard.status != Status::Wounded && deed(aboard.hero);
        let spent = game.table().heroes.iter().any(is_spent);
        decision.kind == DecisionKind::Action && spent && game.table().actions.left > 0
    };
    let seated = Seated::at(moment("ballast", used));
    let game = seated.table.session().game();
    let barred = |seated: &Seated| -> Vec<(String, String)> {
        let options = seated.table.shown.decision.options.iter();
        let barred = options.filter(|option| option.standing == Standing::Barred);
        barred.map(|option| (option.title.clone(), option.below.clone().expect("a reason"))).collect()
    };
    let used = game.table().heroes.iter().filter(|aboard| aboard.used_ability);
    let names: Vec<String> = used.map(|aboard| seated.present().words.ability(aboard.hero)).collect();
    let told = barred(&seated);
    let is_told = |title: &String| names.iter().any(|name| title.contains(name.as_str()));
    assert!(told.iter().any(|(title, why)| is_told(title) && why.contains("this turn")), "{names:?}: {told:?}");

    // What is paid for in Credits, with too few of them.
    let session = paper("pay-off", Class::Agent);
    let offered = offer(session.game(), "pay-off").expect("an offer");
    let mut state = session.game().state().clone();
    state.table.credits = 1;
    let game = Game::resume(Arc::clone(session.game().content()), Arc::clone(session.game().scenario()), state);
    let decision = asks(&game);
    assert!(!decision.options.contains(&Answer::Offer(offered)));
    let text = Text::of("en");
    let present = Present::new(&text, &session, &game, Some(&decision));
    let shown = present.asked(&decision, &Composer::new(&decision), Default::default());
    let name = present.words.offer(offered).0;
    let option = shown.options.iter().find(|option| option.title == name).expect("it stays");
    assert_eq!(option.standing, Standing::Barred);
    assert_eq!(option.below.as_deref(), Some("It costs 2 Credits, and we have 1."));
}

/// Nothing moves when an option is chosen: the room for what it brings and risks is kept beforehand.
#[test]
fn the_panel_keeps_its_height_whatever_is_chosen() {
    let mut seated = Seated::at(paper("slip-in", Class::Agent));
    let high = |seated: &Seated| decision::height(&seated.table.shown.decision, measure::Class::Full, 492.0, 2000.0);
    assert!(seated.table.composer().chosen().is_empty());
    let before = high(&seated);
    for place in 0..seated.table.composer().listed().len() {
        if seated.table.composer().chosen() != [place] {
            seated.tell(Message::Option(place));
        }
        let chosen = seated.table.composer().answers();
        assert!((high(&seated) - before).abs() < 0.5, "{chosen:?}: {:?}", seated.table.shown.decision);
    }
    // There is something to be kept room for.
    let slip = offer(seated.table.session().game(), "slip-in").expect("an offer");
    let place = seated.table.composer().listed().iter().position(|answer| *answer == Answer::Offer(slip));
    if seated.table.composer().chosen() != [place.expect("it is listed")] {
        seated.tell(Message::Option(place.expect("it is listed")));
    }
    let shown = &seated.table.shown.decision;
    assert!(shown.odds.is_some() && shown.won.is_some(), "{shown:?}");
}

/// Room is kept for the warning, too, that nobody is sent to a check.
#[test]
fn the_panel_keeps_its_height_when_nobody_is_to_be_sent() {
    let sends = |game: &Game, decision: &Decision| {
        let offers = |answer: &Answer| matches!(answer, Answer::Hero(_));
        decision.picks.most > 1
            && decision.picks.made == 0
            && decision.options.contains(&Answer::Done)
            && decision.options.iter().any(offers)
            && Question::of(game, decision) == Question::Commit
    };
    let mut seated = Seated::at(moment("tutorial-2", sends));
    let high = |seated: &Seated| decision::height(&seated.table.shown.decision, measure::Class::Full, 492.0, 2000.0);
    let before = high(&seated);
    seated.tell(Message::Main);
    assert!(seated.table.warned_of().is_some(), "it is asked twice");
    assert!((high(&seated) - before).abs() < 0.5, "{:?}", seated.table.shown.decision);
}

/// The second shot of one order is not asked for as if it were the first again.
#[test]
fn the_second_shot_says_so() {
    let text = Text::of("en");
    let prompt = |game: &Game, decision: &Decision| {
        let fires = decision.kind == DecisionKind::Target && game.table().combat.is_some();
        fires.then(|| asked(&Words::of(&text, game), game, decision).prompt)
    };
    let first = |game: &Game, decision: &Decision| {
        prompt(game, decision).is_some_and(|prompt| prompt.starts_with("Shot 1 of "))
    };
    for seed in 0..300 {
        for mut session in [session("tutorial-2", seed), patrol(seed)] {
            if !play_to(&mut session, seed, first) {
                continue;
            }
            let asked = session.decision().expect("whom to fire at");
            session.answer(asked.options[0]).expect("an option");
            // Whom the second is at is asked only where there is still a choice.
            let Some(next) = session.decision().filter(|next| next.source == asked.source) else { continue };
            let Some(prompt) = prompt(session.game(), &next) else { continue };
            assert!(prompt.starts_with("Shot 2 of "), "{prompt}");
            return;
        }
    }
    panic!("no order fires twice");
}

/// The same game with somebody else in the last berth, who has been promoted.
fn with_hero(game: &Game, name: &str) -> (Game, HeroId) {
    let hero = game.content().heroes.ids().find(|hero| hero.name(&game.content().names) == name).expect("a hero");
    let mut state = game.state().clone();
    let last = state.table.heroes.last_mut().expect("somebody is aboard");
    (last.hero, last.status, last.used_ability, last.promoted) = (hero, Status::Ready, false, true);
    (Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state), hero)
}

/// A failed evasion stays in sight while somebody may still have it rolled again.
#[test]
fn a_failed_evasion_is_told_while_it_may_be_rolled_again() {
    let session = moment("tutorial-2", |_, decision| decision.kind == DecisionKind::CombatPlan);
    let (mut game, _) = with_hero(session.game(), "jabulile");
    let mut against = None;
    for _ in 0..60 {
        let input = match game.pending() {
            Pending::Choose(decision) if Question::of(&game, &decision) == Question::EvadeAgain => break,
            // Nobody does anything, and every die shows a 1.
            Pending::Choose(decision) => {
                let idle = |answer: &&Answer| matches!(answer, Answer::NoOrder | Answer::Done | Answer::Confirm);
                Input::Answer(*decision.options.iter().find(idle).unwrap_or(&decision.options[0]))
            }
            Pending::Chance(request) => {
                against = request.against;
                Input::Die(Die::new(1).expect("a face"))
            }
            other => panic!("{other:?}"),
        };
        game.submit(input, &mut Events::new()).expect("it is asked");
    }
    let decision = asks(&game);
    assert_eq!(Question::of(&game, &decision), Question::EvadeAgain);
    let against = against.expect("a figure to reach");
    let (total, reach) = (plain(1 + against.adds), against.reach.expect("it has one"));
    let text = Text::of("en");
    let present = Present::new(&text, &session, &game, Some(&decision));
    let figure =
        present.asked(&decision, &Composer::new(&decision), Default::default()).head.figure.expect("the figure");
    assert_eq!(figure, (text.get("figure-failed"), format!("{total} of {reach}")));
}

/// An ability in a plan says what it does, and not its price alone.
#[test]
fn an_ability_in_a_plan_says_what_it_does() {
    let session = moment("tutorial-2", |_, decision| decision.kind == DecisionKind::CombatPlan);
    let text = Text::of("en");
    for (name, does) in [("eluned", "restores up to 2 energy"), ("amara", "any but a Villain, does not attack")] {
        let (game, hero) = with_hero(session.game(), name);
        let told = choice(&Words::of(&text, &game), &game, &asks(&game), Answer::Ability(hero));
        assert!(told.note.contains("will be Exhausted") && told.note.contains(does), "{name}: {}", told.note);
    }
}

/// What the yard says of an upgrade, a Tech Center says too: each order that it changes, before and after.
#[test]
fn an_upgrade_at_a_port_says_what_it_changes() {
    let session = moment("tutorial-2", |_, decision| decision.kind == DecisionKind::Action);
    let text = Text::of("en");
    let words = Words::of(&text, session.game());
    let decision = session.decision().expect("a question");
    for system in System::ALL {
        let told = choice(&words, session.game(), &decision, Answer::Upgrade(Upgrade::System(system)));
        let changed = session
            .game()
            .content()
            .orders
            .iter()
            .filter(|(_, order)| order.system == system && order.basic != order.upgraded);
        for (order, _) in changed {
            let name = words.order(order);
            let line = told.note.lines().find(|line| line.starts_with(&name));
            assert!(line.is_some_and(|line| line.contains(" → ")), "{name}: {}", told.note);
        }
        assert!(told.note.contains("gear slot"), "{}", told.note);
    }
}

/// The plan says at whom its figures are aimed where there are several enemies.
#[test]
fn a_plan_names_the_enemy() {
    let mut seated = Seated::at(moment("tutorial-2", several));
    let fight = seated.table.session().game().table().combat.clone().expect("a fight");
    let mut named = 0;
    for _ in 0..3 {
        let plan = seated.table.plan().expect("a plan");
        let (system, aim) = (plan.leaf().system, plan.aim().expect("an aim"));
        let enemy = seated.present().words.enemy(aim, Some(&fight));
        let question = seated.table.shown.decision.question.clone();
        assert_eq!(question.contains(&enemy), system != System::Bridge, "{question}, and {enemy}");
        named += usize::from(system != System::Bridge);
        seated.press(Press::Arrow(kit::key::Arrow::Right));
    }
    assert!(named > 0);
}

fn several(game: &Game, decision: &Decision) -> bool {
    let afloat = game.view().afloat().count();
    decision.kind == DecisionKind::CombatPlan && afloat > 1 && game.table().energy >= 4
}

/// What a place in the list of a plan stands for; nothing where it stands for what cannot be had.
fn row_at(seated: &Seated, place: usize) -> Option<Row> {
    let key = &seated.table.shown.decision.options.get(place)?.key;
    seated.table.plan()?.leaf().rows.iter().find(|row| row.key == *key).cloned()
}

/// A plan moves nothing either: each slip keeps its height, whatever orders, ships and heroes are put on it, and whoever is
/// aimed at. It does so where all has room, and where the list has to do with what the rest leaves.
#[test]
fn a_slip_keeps_its_height_whatever_is_put_on_it() {
    use measure::Class::{Full, Medium, Small};
    /// The class of a window, the column's width, and its height.
    const ROOMS: [(measure::Class, f32, f32); 4] =
        [(Full, 492.0, 4000.0), (Full, 492.0, 734.0), (Medium, 460.0, 600.0), (Small, 414.0, 3000.0)];
    /// More places than a list has.
    const PLACES: usize = 30;
    let heights = |seated: &Seated| {
        ROOMS.map(|(class, width, most)| decision::height(&seated.table.shown.decision, class, width, most))
    };
    for session in [moment("tutorial-2", several), moment_of(patrol, several)] {
        let mut seated = Seated::at(session);
        let mut manned = 0;
        for _ in System::ALL {
            let before = heights(&seated);
            let put = |seated: &mut Seated, message: Message| {
                let said = format!("{message:?}");
                seated.tell(message);
                let same = heights(seated).iter().zip(&before).all(|(now, before)| (now - before).abs() < 0.5);
                let shown = &seated.table.shown.decision;
                assert!(same, "{said}: {:?}, not {before:?}: {shown:?}", heights(seated));
            };
            for order in 0..PLACES {
                if row_at(&seated, order).is_none_or(|row| row.group != Group::Orders || row.chosen) {
                    continue;
                }
                put(&mut seated, Message::Option(order));
                for place in 0..PLACES {
                    match row_at(&seated, place).map(|row| row.group) {
                        Some(Group::Sorties | Group::Crew) => {
                            manned += 1;
                            put(&mut seated, Message::Option(place));
                        }
                        Some(Group::Orders | Group::Abilities) | None => {}
                    }
                }
                put(&mut seated, Message::Press(Press::Letter('t')));
            }
            // The next slip is filled in with an order on this one.
            if let Some(first) = order_key(&seated) {
                put(&mut seated, Message::Press(first));
            }
            seated.press(Press::Arrow(kit::key::Arrow::Right));
        }
        assert!(manned > 0, "an order takes heroes, and room is kept for them");
    }
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
            if is_open && let Some(key) = order.and_then(|row| row.key.chars().next()?.to_digit(10)) {
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
