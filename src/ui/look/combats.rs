//! Combats at every size, with few and many in them, and with long names.

use super::{iced_settings, keep, kept, picture, real};
use iced::{Point, Size};
use iced_test::{Simulator, simulator};
use ironclad_table::combat::{
    self, Attack, Boxes, CombatView, Enemy, Fighter, Ours, Phase, Piece, Slip, SlipState, Step, Then,
};
use ironclad_table::cx::Cx;
use ironclad_table::map::Condition;
use ironclad_table::widget::mark::System;
use ironclad_table::widget::ship::ShipArt;
use kit::measure::Measure;
use kit::preferences::Preferences;
use words::Text;

const SIZES: [(f32, f32); 4] = [(1004.0, 778.0), (700.0, 560.0), (684.0, 598.0), (470.0, 404.0)];

fn boxes(left: u8, of: u8) -> Boxes {
    Boxes { left, of }
}

fn valkyrie() -> Enemy {
    Enemy {
        art: "ships/federation-valkyrie".into(),
        name: "Valkyrie".into(),
        kind: "frigate, slow".into(),
        evasion: "4".into(),
        accuracy: "5".into(),
        damage: "2".into(),
        shields: boxes(1, 1),
        hull: boxes(3, 4),
        ..Enemy::default()
    }
}

fn skadi() -> Enemy {
    Enemy {
        art: "ships/federation-skadi-squadron".into(),
        name: "Skadi squadron".into(),
        kind: "fighters, fast".into(),
        evasion: "5".into(),
        accuracy: "5".into(),
        damage: "1".into(),
        hull: boxes(2, 3),
        tactics: "fighters first".into(),
        ..Enemy::default()
    }
}

fn fighter(name: &str, pilot: &str) -> Fighter {
    Fighter {
        art: format!("ships/{}-{}", if name == "Smith" { "mech" } else { "fighter" }, name.to_lowercase()),
        name: name.into(),
        hull: boxes(2, 2),
        pilot: pilot.into(),
        ..Fighter::default()
    }
}

fn slip(system: System, order: &str, cost: &str, hero: &str, effect: &str) -> Slip {
    Slip {
        system,
        state: SlipState::Given,
        open: false,
        asked: false,
        order: order.into(),
        cost: cost.into(),
        costs: cost.starts_with('1'),
        hero: Some((hero.to_lowercase(), hero.into())),
        effect: effect.into(),
        also: None,
    }
}

fn attack(from: Piece, to: Piece, label: &str) -> Attack {
    Attack { from, to, label: label.into() }
}

/// The combat of the drawing.
pub fn typical() -> CombatView {
    use Piece::*;
    CombatView {
        condition: Some(Condition::SolarFlare),
        ours: Ours {
            name: "The Ironclad".into(),
            art: ShipArt { damage: [1, 2, 0, 1], shields: false },
            figures: vec!["Hull 4".into(), "Shields down".into(), "Evasion 5".into()],
            marked: false,
        },
        fighters: vec![fighter("Marten", "Wrathe")],
        enemies: vec![valkyrie(), skadi()],
        attacks: vec![
            attack(Enemy(0), Ironclad, "evade 2+ · 83 %"),
            attack(Ironclad, Enemy(0), "2+ · 83 %"),
            attack(Fighter(0), Enemy(0), "2+ · 83 % twice"),
            attack(Enemy(1), Fighter(0), "evade 2+ · 83 %"),
        ],
        slips: vec![
            slip(System::Bridge, "Firing Solution", "free", "Gabriel", "+1 Accuracy; evades +2"),
            slip(System::Weapons, "Heavy Cannon", "1 energy", "Thaddeus", "3 damage at the Valkyrie"),
            slip(System::Hangar, "Squadron orders", "1 energy", "Noriko", "Wrathe attacks twice"),
        ],
        goal: "Destroy the Valkyrie to win; else it is a draw".into(),
        ..CombatView::default()
    }
}

/// Choosing a target: slips half filled in, keys, a focus, a lesson's mark, and one destroyed.
fn choosing() -> CombatView {
    let mut view = typical();
    view.phase = Phase::Close;
    view.then = Then::End;
    view.step = Step::Fast;
    view.condition = Some(Condition::Pulsar);
    view.attacks.clear();
    view.enemies.push(Enemy { out: Some("destroyed".into()), hull: boxes(0, 3), ..skadi() });
    view.enemies.push(Enemy { art: "ships/outpost-2".into(), name: "Outpost".into(), ..valkyrie() });
    for (i, enemy) in view.enemies.iter_mut().enumerate() {
        enemy.key = Some((i + 1).to_string());
        enemy.targetable = !enemy.is_out();
    }
    view.enemies[0].targeted = true;
    view.enemies[1].focused = true;
    view.enemies[3].marked = true;
    view.fighters.push(Fighter { out: Some("disabled".into()), ..fighter("Bellwether", "Okonjo") });
    view.slips[0].state = SlipState::NoOrder;
    view.slips[0].order = "Bridge".into();
    view.slips[1].state = SlipState::Undecided;
    view.slips[1].order = "Weapons".into();
    view.slips[1].asked = true;
    view.slips[2].also = Some("Sortie: Marlow in the Bellwether".into());
    view
}

/// Eight enemies and three fighters.
fn crowded() -> CombatView {
    use Piece::*;
    let mut view = typical();
    view.fighters = vec![fighter("Marten", "Wrathe"), fighter("Bellwether", "Okonjo"), fighter("Smith", "Noriko")];
    view.enemies = (0..8).map(|i| if i % 3 == 0 { valkyrie() } else { skadi() }).collect();
    view.enemies[4].out = Some("destroyed".into());
    view.attacks = (0..8).filter(|i| *i != 4).map(|i| attack(Enemy(i), Ironclad, "evade 2+ · 83 %")).collect();
    view.attacks.push(attack(Ironclad, Enemy(0), "2+ · 83 %"));
    view.attacks.push(attack(Fighter(0), Enemy(1), "2+ · 83 % twice"));
    view
}

/// Words two fifths longer, as in German.
fn long() -> CombatView {
    let mut view = typical();
    view.enemies[0].name = "Bewaffneter Handelskreuzer".into();
    view.enemies[0].kind = "Großkampfschiff, langsam".into();
    view.enemies[1].name = "Skadi-Jagdgeschwader".into();
    view.enemies[1].tactics = "zuerst auf die Jäger".into();
    for attack in &mut view.attacks {
        attack.label = attack.label.replace("evade", "ausweichen ab").replace("twice", "zweimal");
    }
    view.fighters.push(fighter("Bellwether", "Maximiliane"));
    view.slips[0].order = "Feuerleitlösung berechnen".into();
    view.slips[1].order = "Schwere Kanonenbatterie".into();
    view.slips[1].cost = "1 Energie".into();
    view.slips[2].order = "Geschwaderbefehle".into();
    view.slips[2].effect = "Wrathe greift in jeder Stufe zweimal an".into();
    view.ours.figures = vec!["Rumpf 4".into(), "Schilde zusammengebrochen".into(), "Ausweichen 5".into()];
    view
}

#[test]
fn combats() {
    let kinds = [("", real::combat()), ("-choosing", choosing()), ("-crowded", crowded()), ("-long", long())];
    for (kind, view) in kinds {
        let view = keep(view);
        for (w, h) in SIZES {
            picture::<usize>(&format!("combat{kind}-{w}"), (w, h), |cx| combat::view(view, cx, |i| i, |i| i));
        }
    }
    kept::drawn_all("combats");
}

#[test]
fn three_and_four_on_the_chart() {
    let mut three = typical();
    three.enemies.push(skadi());
    three.fighters.push(fighter("Bellwether", "Okonjo"));
    three.fighters.push(fighter("Smith", "Noriko"));
    three.attacks.push(attack(Piece::Fighter(1), Piece::Enemy(2), "3+ · 67 %"));
    three.attacks.push(attack(Piece::Enemy(2), Piece::Ironclad, "evade 2+ · 83 %"));
    let mut one = typical();
    one.enemies.truncate(1);
    one.fighters.clear();
    one.attacks.truncate(2);
    one.condition = Some(Condition::BlackHole);
    for (name, view) in [("three", three), ("one", one)] {
        let view = keep(view);
        for (w, h) in [(1004.0, 778.0), (684.0, 598.0), (1300.0, 778.0), (740.0, 490.0)] {
            picture::<usize>(&format!("combat-{name}-{w}"), (w, h), |cx| combat::view(view, cx, |i| i, |i| i));
        }
    }
    kept::drawn_all("three-and-four");
}

#[test]
fn a_press_tells_which_enemy() {
    let (text, settings) = (Text::of("en"), Preferences::default());
    let view = typical();
    for (w, h) in SIZES {
        let size = Size::new(w, h);
        let cx =
            Cx::still(kit::Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false });
        let mut window = Simulator::with_size(iced_settings(), size, combat::view(&view, &cx, |i| i, |i| i));
        window.click("Skadi squadron").expect("the second enemy's card");
        window.click("Valkyrie").expect("the first enemy's card");
        assert_eq!(window.into_messages().collect::<Vec<_>>(), [1, 0], "{w}×{h}");
    }
    // The drawing above the card can be pressed too.
    let size = Size::new(1004.0, 778.0);
    let cx = Cx::still(kit::Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false });
    let mut window = Simulator::with_size(iced_settings(), size, combat::view(&view, &cx, |i| i, |i| i));
    window.point_at(Point::new(775.0, 180.0));
    window.simulate(simulator::click());
    assert_eq!(window.into_messages().collect::<Vec<_>>(), [0]);
}
