//! Games in words: at random, without a missing word; and the tutorials by their scripts, word for word.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::content;
use crate::decision::asked;
use crate::event::Log;
use crate::option::{choice, choices};
use crate::refusal::{looked_for, refusal};
use crate::thing::Words;
use crate::{roll, rule};
use ironclad_game::content::terms::{Mode, System};
use ironclad_game::content::{Content, HeroId, Scenario};
use ironclad_game::engine::chance::Die;
use ironclad_game::engine::decision::{Answer, Decision, DecisionKind};
use ironclad_game::engine::state::{Outcome, Setup, Status};
use ironclad_game::engine::{Events, Game, Input, Pending};
use ironclad_game::patrol::{self, Wishes};
use words::{FALLBACK, Text};

/// A small generator for choosing at random: what is chosen matters little, but it must be the same each time.
struct Chooser(u64);

impl Chooser {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit.max(1)
    }
}

fn begin(content: &Arc<Content>, scenario: &Arc<Scenario>, scripted: bool, events: &mut Events) -> Game {
    let setup = Setup {
        mode: Mode::Normal,
        seats: ironclad_game::engine::dealt(2),
        scripted,
        players: None,
        edition: ironclad_game::content::edition::Edition::TODAY,
    };
    Game::new(Arc::clone(content), Arc::clone(scenario), setup, events)
}

/// The same scenario with fifteen heroes drawn from all there are, half of them promoted.
fn crewed_anew(content: &Content, scenario: &Scenario, chooser: &mut Chooser) -> Arc<Scenario> {
    let mut heroes: Vec<HeroId> = content.heroes.ids().collect();
    let mut anew = scenario.clone();
    anew.file.promoted = heroes.iter().copied().filter(|_| chooser.below(2) == 0).collect();
    let mut drawn = || (0..5).map(|_| heroes.swap_remove(chooser.below(heroes.len()))).collect();
    anew.file.squads = System::ALL.into_iter().map(|system| (system, drawn())).collect();
    Arc::new(anew)
}

/// The same game with heroes hurt here and there, and with friends and enemies.
fn worn_here_and_there(game: &Game, chooser: &mut Chooser) -> Game {
    let mut state = game.state().clone();
    for aboard in &mut state.table.heroes {
        aboard.status = [Status::Ready, Status::Ready, Status::Exhausted, Status::Wounded][chooser.below(4)];
    }
    state.table.reputation = [0; 5].map(|_: i8| [0, 6, 12, -6, -12][chooser.below(5)]);
    state.table.credits = 20;
    Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state)
}

/// Whatever is said of a game as it stands.
fn everything(words: &Words<'_>, game: &Game) -> Vec<String> {
    let mut said = Vec::new();
    if let Some(sum) = roll::sum(words, game) {
        said.extend(Die::all().map(|die| roll::told(words, die, &sum, Some(die.face() == 6))));
    }
    if let Pending::Choose(decision) = game.pending() {
        let asked = asked(words, game, &decision);
        assert!(!asked.title.is_empty() && !asked.prompt.is_empty(), "{decision:?}");
        assert!(words.text.has(&rule::key(&asked.rule)), "{asked:?}");
        said.extend([asked.title, asked.subtitle, asked.prompt, asked.seats]);
        said.extend(asked.text.into_iter().chain(asked.won).chain(asked.lost));
        said.extend(asked.rows.into_iter().flat_map(|row| [row.totals, row.effects]));
        let choices = choices(words, game, &decision);
        let labels: BTreeSet<&String> = choices.iter().map(|choice| &choice.label).collect();
        assert_eq!(labels.len(), choices.len(), "two options called the same: {choices:?}");
        for choice in choices {
            assert!(!choice.label.is_empty(), "{:?}", choice.answer);
            said.extend([choice.label, choice.note]);
            said.extend(choice.marks.into_iter().flat_map(|mark| [mark.figure, mark.meaning]));
        }
        for answer in looked_for(game, &decision) {
            let no = refusal(words, game, &decision, answer).expect("it is no option");
            said.push(no.text);
        }
        assert!(decision.options.iter().all(|answer| refusal(words, game, &decision, *answer).is_none()));
    }
    said
}

#[test]
fn games_at_random_are_told_without_a_missing_word() {
    let text = Text::of(FALLBACK);
    let content = content();
    let mut said: BTreeSet<String> = BTreeSet::new();
    for (_, scenario) in content.scenarios.iter() {
        for seed in 0..120 {
            let mut chooser = Chooser(seed);
            let mut events = Events::new();
            // Every other game is played by heroes from the whole catalogue.
            let scenario = if seed % 2 == 0 { scenario } else { &crewed_anew(&content, scenario, &mut chooser) };
            let words = Words { text: &text, content: &content, scenario, at: None };
            let mut game = begin(&content, scenario, false, &mut events);
            if seed % 2 == 1 {
                game = worn_here_and_there(&game, &mut chooser);
            }
            for _ in 0..400 {
                let input = match game.pending() {
                    Pending::Over(_) => break,
                    Pending::Chance(_) | Pending::Draw(_) => {
                        let chances = game.chances();
                        chances.get(chooser.below(chances.len())).copied()
                    }
                    Pending::Choose(decision) => {
                        decision.options.get(chooser.below(decision.options.len())).copied().map(Input::Answer)
                    }
                };
                said.extend(everything(&words, &game));
                let before = game.hash();
                game.submit(input.expect("there is an option"), &mut events).expect("it is legal");
                assert_ne!(before, 0);
            }
            let log = Log::of(&words, &events);
            for line in log.lines().iter().chain(&log.open_lines(&words)) {
                assert!(text.has(&rule::key(&line.rule)), "{line:?}");
                said.insert(line.explain(&words));
                // A promoted shelter's 1 has no name of its own.
                let named = !line.dice.iter().any(|thrown| thrown.told.contains("other"));
                assert!(named || seed % 2 == 1, "{line:?}");
            }
        }
    }
    assert_eq!(text.missing(), Vec::<String>::new());
    let faulty: Vec<_> = said.iter().filter(|line| line.contains(['{', '⟦', '-']) && is_faulty(line)).collect();
    assert_eq!(faulty, Vec::<&String>::new());
    assert!(said.len() > 300, "{}", said.len());
}

#[test]
fn rolls_of_patrols_are_explained_to_the_last_point() {
    let text = Text::of(FALLBACK);
    let content = content();
    let mut explained = 0;
    for seed in 0..72u8 {
        let mut chooser = Chooser(seed.into());
        let wishes = Wishes { upgrades: seed % 4, villain: seed % 5 == 4, ..Wishes::default() };
        let file = patrol::generate(&content, &wishes, Mode::Normal, seed.into()).expect("a patrol");
        let scenario = patrol::scenario(&content, file).expect("it can be laid");
        let words = Words { text: &text, content: &content, scenario: &scenario, at: None };
        let mut events = Events::new();
        let mut game = begin(&content, &scenario, false, &mut events);
        let mut choices = 0;
        for _ in 0..500 {
            let input = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) | Pending::Draw(_) => {
                    let chances = game.chances();
                    chances.get(chooser.below(chances.len())).copied()
                }
                Pending::Choose(decision) => {
                    choices += 1;
                    // Fitting out could go on for ever.
                    let done = decision.kind == DecisionKind::SetUp && choices > 12;
                    let at = if done { decision.options.len() - 1 } else { chooser.below(decision.options.len()) };
                    decision.options.get(at).copied().map(Input::Answer)
                }
            };
            if let Some(sum) = roll::sum(&words, &game) {
                explained += 1;
                assert!(sum.parts.iter().all(|part| part.label != text.get("roll-other")), "{seed}: {sum:?}");
            }
            for said in everything(&words, &game) {
                assert!(!is_faulty(&said), "{said}");
            }
            game.submit(input.expect("there is an option"), &mut events).expect("it is legal");
        }
        let log = Log::of(&words, &events);
        for line in log.lines().iter().chain(&log.open_lines(&words)) {
            let named = !line.dice.iter().any(|thrown| thrown.told.contains("other"));
            assert!(named, "{seed}: {line:?}");
        }
        for outcome in [Outcome::Won, Outcome::Lost, Outcome::Ended] {
            for page in [words.briefing(), words.ending(outcome)] {
                let read = words.passage(&page, game.table());
                assert!(!is_faulty(&read.text) && read.log.is_some_and(|log| !is_faulty(&log)), "{page}");
            }
        }
    }
    assert_eq!(text.missing(), Vec::<String>::new());
    assert!(explained > 300, "{explained}");
}

/// Whether a line shows a variable or a key, or a hyphen for a minus.
fn is_faulty(line: &str) -> bool {
    let hyphen_for_minus = line.char_indices().any(|(place, letter)| {
        let next = line.get(place + 1..).and_then(|tail| tail.chars().next());
        letter == '-' && next.is_some_and(|next| next.is_ascii_digit())
    });
    line.contains(['{', '⟦']) || hyphen_for_minus
}

/// Whether the script's next take is an option of this decision.
fn answers(take: Option<&&String>, game: &Game, decision: &Decision) -> bool {
    take.is_some_and(|take| decision.options.iter().any(|option| option.id(game.names()) == **take))
}

/// Plays a tutorial by its script, and gives all that is shown on the way.
fn by_the_script(name: &str) -> String {
    let text = Text::of(FALLBACK);
    let content = content();
    let scenario = content.scenario(name).expect("there is such a tutorial");
    let words = Words { text: &text, content: &content, scenario, at: None };
    let mut events = Events::new();
    let mut game = begin(&content, scenario, true, &mut events);
    let mut shown = String::new();
    let script = &scenario.file.script;
    for (place, step) in script.iter().enumerate() {
        let mut dice = step.dice.iter();
        shown.push_str(&format!("\n== {}\n", step.step));
        let following = script.get(place + 1).and_then(|next| next.take.first());
        let takes: Vec<&String> = step.take.iter().chain(following).collect();
        for (place, take) in step.take.iter().enumerate() {
            let Pending::Choose(decision) = game.pending() else { panic!("{take}: {:?}", game.pending()) };
            let asked = asked(&words, &game, &decision);
            let figure = asked.figure.map(|figure| format!(" [{} {}]", figure.label, figure.value));
            shown.push_str(&format!(
                "{} | {} | {} | {}{}\n",
                asked.title,
                asked.subtitle,
                asked.prompt,
                asked.seats,
                figure.unwrap_or_default()
            ));
            let mut chosen = None;
            for choice in choices(&words, &game, &decision) {
                let id = choice.answer.id(game.names());
                let sign = if id == *take { '>' } else { ' ' };
                let marks: Vec<_> =
                    choice.marks.iter().map(|mark| format!("{}{}", mark.meaning, mark.figure)).collect();
                shown.push_str(&format!("  {sign} {} ({}) {}\n", choice.label, choice.note, marks.join(" ")));
                if id == *take {
                    chosen = Some(choice.answer);
                }
            }
            for answer in looked_for(&game, &decision) {
                let label = choice(&words, &game, &decision, answer).label;
                let why = refusal(&words, &game, &decision, answer).map(|no| no.text).unwrap_or_default();
                shown.push_str(&format!("  x {label}: {why}\n"));
            }
            let answer: Answer = chosen.unwrap_or_else(|| panic!("{}: `{take}` is no option\n{shown}", step.step));
            game.submit(Input::Answer(answer), &mut events).expect("legal");
            loop {
                let input = match game.pending() {
                    Pending::Draw(_) => panic!("nothing is drawn in a lesson"),
                    Pending::Chance(_) => {
                        let face = *dice.next().unwrap_or_else(|| panic!("{}: a die too few\n{shown}", step.step));
                        Input::Die(Die::new(face).expect("a face"))
                    }
                    // Reactions that the script does not use are not asked.
                    Pending::Choose(decision)
                        if decision.kind == DecisionKind::Reaction
                            && !answers(takes.get(place + 1), &game, &decision) =>
                    {
                        Input::Answer(Answer::Pass)
                    }
                    Pending::Choose(_) | Pending::Over(_) => break,
                };
                game.submit(input, &mut events).expect("it is asked");
            }
        }
        assert!(dice.next().is_none(), "{}: a die too many", step.step);
    }
    assert!(matches!(game.pending(), Pending::Over(Outcome::Won)), "{:?}\n{shown}", game.pending());
    shown.push_str("\n== log\n");
    for line in Log::of(&words, &events).lines() {
        shown.push_str(&format!("{} {}\n", line.turn, line.explain(&words)));
    }
    assert_eq!(text.missing(), Vec::<String>::new());
    shown
}

#[test]
fn the_first_tutorial_in_words() {
    insta::assert_snapshot!(by_the_script("tutorial-1"));
}

#[test]
fn the_second_tutorial_in_words() {
    insta::assert_snapshot!(by_the_script("tutorial-2"));
}
