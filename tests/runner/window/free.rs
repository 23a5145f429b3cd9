//! Both tutorials played freely by chance: whatever is chosen, everything offered can be reached and has its words.

use std::collections::BTreeSet;

use iced::Point;
use iced::keyboard::key::Named;
use ironclad::ui::screen::Screen;
use ironclad_table::decision::DecisionView;
use ironclad_table::decision::composer::Composer;

use super::desk::Desk;
use super::seeds;
use super::way::{self, Way};
use crate::table::Chooser;

const CHOICES: usize = 150;
const WAYS: [Way; 3] = [Way::Keys, Way::Clicks, Way::Things];
/// The sizes of the window, and of the text.
const WINDOWS: [((f32, f32), u16); 5] = [
    ((1920.0, 1080.0), 100),
    ((1280.0, 720.0), 100),
    ((1280.0, 720.0), 150),
    ((1280.0, 720.0), 200),
    ((1280.0, 720.0), 300),
];

/// A free game begun, with settings as given.
pub fn begun(folder: &std::path::Path, lesson: usize, window: ((f32, f32), u16), dice: &str) -> Desk {
    let settings = format!(r#"{{"text_scale":{},"dice_speed":"{dice}"}}"#, window.1);
    std::fs::write(folder.join("settings.json"), settings).expect("written");
    let mut desk = Desk::open(folder, window.0);
    way::to_the_seats(&mut desk, lesson, true, Way::Keys);
    desk.enter();
    desk
}

/// Every option can be told from every other, and be reached by its key and by a click.
fn all_can_be_reached(desk: &mut Desk, composer: &mut Composer, view: &DecisionView) {
    let count = composer.listed().len();
    let keys: BTreeSet<&str> = view.options.iter().take(count).map(|option| option.key.as_str()).collect();
    assert_eq!(keys.len(), count, "{view:?}");
    assert!(!keys.contains(""), "{view:?}");
    let told: BTreeSet<_> = view.options.iter().map(|o| (&o.title, &o.below, o.right.as_ref().map(|r| &r.0))).collect();
    assert_eq!(told.len(), view.options.len(), "{view:?}");
    for way in WAYS {
        for place in 0..composer.listed().len() {
            way::choose(desk, composer, view, place, way);
        }
    }
    // Chosen again, the heroes of a picking stay where they are.
    while let Some(place) = composer.chosen().first().copied().filter(|_| composer.is_several()) {
        way::choose(desk, composer, view, place, Way::Keys);
    }
}

fn play(seed: u64) -> bool {
    println!("choices are made with the seed {seed}");
    let mut chooser = Chooser::new(seed);
    let folder = tempfile::tempdir().expect("a folder");
    let window = WINDOWS[chooser.below(WINDOWS.len())];
    let dice = ["usual", "none"][chooser.below(2)];
    let mut desk = begun(folder.path(), usize::from(seed % 2 == 1), window, dice);
    for number in 0..CHOICES {
        if desk.session().decision().is_none() {
            break;
        }
        way::to_the_decision(&mut desk, Way::Keys);
        if desk.table().plan().is_some() {
            way::carry_out_a_plan(&mut desk, &mut chooser);
            continue;
        }
        let (mut composer, view) = way::shown(&desk).expect("a decision");
        let before = way::choices(&desk);
        if number % 7 == 3 {
            all_can_be_reached(&mut desk, &mut composer, &view);
        }
        let picks = if composer.is_several() { chooser.below(4) } else { 1 };
        for _ in 0..picks {
            let way = WAYS[chooser.below(WAYS.len())];
            let place = chooser.below(composer.listed().len());
            way::choose(&mut desk, &mut composer, &view, place, way);
        }
        if composer.answers().is_empty() {
            way::choose(&mut desk, &mut composer, &view, 0, Way::Keys);
        }
        way::send(&mut desk, [Way::Keys, Way::Clicks][chooser.below(2)]);
        assert!(way::choices(&desk) > before, "{view:?} was answered");
        if desk.at_table() && desk.table().is_moving() {
            match chooser.below(3) {
                0 => drop(desk.let_fall()),
                1 => way::press_main(&mut desk, Way::Clicks),
                _ => desk.letters("q"),
            }
        }
        if number % 5 == 0 {
            desk.draw();
        }
    }
    let over = desk.session().decision().is_none();
    if over {
        for _ in 0..9 {
            if desk.at_table() {
                way::read_to_the_end(&mut desk, Way::Keys);
                way::press_main(&mut desk, Way::Keys);
            }
        }
        assert!(matches!(desk.app.screen(), Screen::Debriefing(_)));
        desk.draw();
        way::read_to_the_end(&mut desk, Way::Clicks);
        way::press_main(&mut desk, Way::Clicks);
        assert!(matches!(desk.app.screen(), Screen::Title(_)));
    }
    over
}

#[test]
pub fn games_by_chance() {
    let first = seeds::first();
    let over = (first..first + 6).filter(|seed| seeds::from(*seed, || play(*seed))).count();
    assert!(over > 0, "none of six from the seed {first} came to its end");
}

/// Anything at all, anywhere: nothing panics, nothing is without words.
fn fidget(seed: u64) {
    println!("keys and clicks are chosen with the seed {seed}");
    const LETTERS: &str = "123456789abcdefghijklmnopqrstuvwxyz?0+-=";
    const NAMED: [Named; 10] = [
        Named::Enter,
        Named::Space,
        Named::Escape,
        Named::Tab,
        Named::ArrowUp,
        Named::ArrowDown,
        Named::ArrowLeft,
        Named::ArrowRight,
        Named::PageDown,
        Named::PageUp,
    ];
    let mut chooser = Chooser::new(seed ^ 0xF1D6E7);
    let folder = tempfile::tempdir().expect("a folder");
    let window = WINDOWS[chooser.below(WINDOWS.len())];
    let mut desk = begun(folder.path(), usize::from(seed % 2 == 1), window, "usual");
    for number in 0..220 {
        let size = desk.size();
        let anywhere = |chooser: &mut Chooser| {
            Point::new(chooser.below(size.width as usize) as f32, chooser.below(size.height as usize) as f32)
        };
        match chooser.below(12) {
            0..=3 => {
                let letter = LETTERS.chars().nth(chooser.below(LETTERS.len())).expect("a letter");
                desk.letters(&letter.to_string());
            }
            4..=6 => desk.named(NAMED[chooser.below(NAMED.len())]),
            7 | 8 => {
                let at = anywhere(&mut chooser);
                desk.click_at(at);
            }
            9 => {
                let at = anywhere(&mut chooser);
                desk.wheel_at(at, [1.0, -1.0][chooser.below(2)]);
            }
            10 => desk.enter(),
            _ => desk.resize(WINDOWS[chooser.below(WINDOWS.len())].0),
        }
        if number % 10 == 0 {
            desk.draw();
            if desk.at_table() {
                desk.let_fall();
            }
        }
        desk.whole_of_words();
    }
}

#[test]
pub fn fidgeting() {
    let first = seeds::first();
    for seed in first..first + 6 {
        seeds::from(seed, || fidget(seed));
    }
}
