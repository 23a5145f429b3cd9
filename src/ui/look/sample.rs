//! A table as in the drawings, for pictures.

use ironclad_table::bar::BarView;
use ironclad_table::decision::{Choice, DecisionView, Head, Mark, Odds, Sum, Tone};
use ironclad_table::mat::{EnergyView, MatView, SectionView, TrackView};
use ironclad_table::squads::{HeroView, SquadView};
use ironclad_table::widget::hero::Health;
use ironclad_table::widget::mark::Whose;
use ironclad_table::widget::mark::{Seat, System};
use ironclad_table::widget::track::{Energy, Threat};
use kit::log::LogLine;
use kit::widget::row::Standing;

pub fn mat() -> MatView {
    let section = |damage, word: &str| SectionView { damage, word: word.into(), upgraded: false };
    let energy = |effect: &str| EnergyView { state: Energy::Covered, effect: effect.into() };
    let track = |icon, name: &str, range, at, effect: &str| TrackView {
        icon,
        name: name.into(),
        range,
        at,
        effect: effect.into(),
        alarm: false,
    };
    MatView {
        shields: 1,
        shields_up: true,
        sections: [section(1, "sound"), section(2, "damaged −1 Accuracy"), section(0, "sound"), section(1, "sound")],
        energy: ["Shields down", "−1 Accuracy", "−1 Evasion", "One hit", "One Hull damage"].map(energy).to_vec(),
        energy_head: "Energy 5 of 5".into(),
        tracks: vec![
            track("backup", "Crew", (1, 7), 6, "2 act."),
            track("hearts", "Morale", (1, 7), 5, "+1 rolls"),
            track("hull", "Hull", (1, 5), 4, ""),
            track("heavy-bullets", "Ammo", (0, 6), 3, ""),
            track("cog", "Salvage", (0, 6), 2, ""),
        ],
        credits: 7,
        fitted: vec![
            ("circuitry".into(), "Targeting Computer".into(), true),
            ("hand-bandage".into(), "Medical Bay".into(), false),
        ],
        villain: Some("Marshal Sunniva Falk is in the field".into()),
    }
}

pub fn hurt() -> MatView {
    let mut mat = mat();
    mat.shields_up = false;
    mat.sections[0] = SectionView { damage: 4, word: "crippled −2 Evasion".into(), upgraded: false };
    mat.sections[2].damage = 5;
    mat.sections[3].damage = 3;
    mat.energy[0].state = Energy::Uncovered;
    mat.energy[1].state = Energy::Planned;
    mat.energy[4].state = Energy::Lost;
    mat
}

pub fn squads() -> Vec<SquadView> {
    let hero = |name: &str, health: Health, key: &str, chosen| HeroView {
        art: name.into(),
        name: name[..1].to_uppercase() + &name[1..],
        health,
        word: ["Ready", "Exhausted", "Wounded"][health as usize].into(),
        promoted: name == "noriko",
        // One who has as much on her card as there can be.
        skills: [("crossed-sabres", 3), ("ship-wheel", 2), ("joystick", 1)]
            .into_iter()
            .take(if name == "wrathe" { 3 } else { 2 })
            .map(|(skill, rating)| (skill.into(), rating))
            .collect(),
        gear: ["xavier", "wrathe"].contains(&name).then(|| ("toolbox".into(), "+1".into())),
        key: (!key.is_empty()).then(|| key.into()),
        chosen,
    };
    let squad = |system, seat, player: &str, heroes| SquadView {
        whose: Whose { system, player: Some((Seat(seat), vec![system])) },
        player: player.into(),
        upgraded: seat == 1,
        heroes,
    };
    use Health::*;
    vec![
        squad(
            System::Bridge,
            0,
            "Mara",
            vec![
                hero("gabriel", Ready, "1", true),
                hero("xavier", Ready, "", false),
                hero("jabulile", Exhausted, "", false),
                hero("salome", Ready, "", false),
            ],
        ),
        squad(
            System::Weapons,
            1,
            "Jonas",
            vec![
                hero("thaddeus", Ready, "2", true),
                hero("daisuke", Ready, "", false),
                hero("petrosyan", Exhausted, "4", false),
            ],
        ),
        squad(
            System::Hangar,
            2,
            "Tove",
            vec![
                hero("wrathe", Ready, "5", false),
                hero("noriko", Ready, "3", true),
                hero("fetu", Wounded, "", false),
                hero("eluned", Exhausted, "", false),
            ],
        ),
    ]
}

pub fn log() -> Vec<LogLine> {
    let line = |turn, text: &str, dice: &[u8]| LogLine { turn, text: text.into(), dice: dice.to_vec(), aside: false };
    vec![
        line(1, "Cast off from Theia with nine hands and a cold galley.", &[]),
        line(2, "Gabriel took the watch.", &[]),
        line(3, "Left Theia on the flood.", &[]),
        line(3, "Nebula. No sounding taken.", &[]),
        line(4, "Solar flare: Hull, Weapons.", &[5, 2]),
        LogLine { aside: true, ..line(4, "A die that had been seen was taken back.", &[]) },
        line(4, "Shields restored.", &[]),
        line(4, "Entered the hulk’s lee; the hulk had not been told, and leaned.", &[]),
        line(4, "Something has bred in there.", &[3]),
    ]
}

pub fn bar() -> BarView {
    BarView {
        title: "Scenario 4: The Lamplighters".into(),
        aim: None,
        turn: 4,
        last_turn: Some(10),
        events: vec![6],
        threat: Threat::Yellow,
        actions: Some((1, 1)),
        figures: vec![
            ("hull", "4".into(), false),
            ("backup", "6".into(), false),
            ("hearts", "5".into(), false),
            ("power-lightning", "5".into(), false),
            ("shield", "1".into(), false),
            ("heavy-bullets", "3".into(), false),
            ("cog", "2".into(), false),
            ("two-coins", "7".into(), false),
        ],
    }
}

pub fn decision() -> DecisionView {
    let hero = |key: &str, system, name: &str, icon: &str, figure: &str, words: &str, standing| Choice {
        key: key.into(),
        mark: Some(Mark::System(system)),
        title: name.into(),
        skill: Some((icon.into(), figure.into())),
        right: Some((words.into(), if words.starts_with("would") { Tone::Alarm } else { Tone::Plain })),
        brief: Some(words.rsplit(' ').next().map_or_else(String::new, |word| format!("to {word}"))),
        standing,
        ..Choice::default()
    };
    use Standing::*;
    use System::*;
    let out = "will be Exhausted";
    DecisionView {
        head: Head {
            icon: Some("alien-bug".into()),
            title: "Alien Infestation".into(),
            below: "Operation, must be resolved".into(),
            figure: Some(("Difficulty".into(), "13".into())),
            ..Head::default()
        },
        question: "Who takes part? Up to three heroes".into(),
        asked: "everyone".into(),
        options: vec![
            hero("1", Bridge, "Gabriel", "crossed-sabres", "+3", out, Chosen),
            hero("2", Weapons, "Thaddeus", "crossed-sabres", "+3", out, Chosen),
            hero("3", Hangar, "Noriko", "joystick", "+3", out, Chosen),
            hero("4", Weapons, "Petrosyan", "crossed-sabres", "+3", "would be Wounded", Open),
            hero("5", Hangar, "Wrathe", "crossed-sabres", "+2", out, Open),
            hero("6", Weapons, "Daisuke", "joystick", "+2", out, Open),
        ],
        focus: Some(4),
        sum: Some(Sum {
            parts: vec![
                (None, "3".into(), Tone::Plain),
                (None, "3".into(), Tone::Plain),
                (None, "3".into(), Tone::Plain),
                (Some("hearts".into()), "1".into(), Tone::Plain),
            ],
            total: "10".into(),
            needs: ("plus the die".into(), "3 or more".into()),
        }),
        odds: Some(Odds {
            faces: [false, false, true, true, true, true],
            percent: "67 %".into(),
            sixths: "4 of 6".into(),
        }),
        won: Some("+1 Salvage".into()),
        lost: Some("−2 Crew, two hits, ignoring shields".into()),
        button: "Send these three".into(),
        ready: true,
        ..DecisionView::default()
    }
}

pub fn orders() -> DecisionView {
    use ironclad_table::decision::Alarm;
    let order = |key: &str, icon: &str, title: &str, below: &str, figures: [&str; 3], standing| Choice {
        key: key.into(),
        mark: Some(Mark::Icon(icon.into())),
        title: title.into(),
        below: Some(below.into()),
        figures: figures.iter().map(|figure| (*figure).to_owned()).collect(),
        standing,
        ..Choice::default()
    };
    use Standing::*;
    DecisionView {
        head: Head {
            whose: Some(Whose { system: System::Weapons, player: Some((Seat(1), vec![System::Weapons])) }),
            title: "Jonas: which order?".into(),
            below: "Weapons, given by Thaddeus".into(),
            ..Head::default()
        },
        question: "Order and cost".into(),
        columns: vec!["damage".into(), "lands".into(), "destroys her".into()],
        options: vec![
            order("1", "laser-turret", "Laser Turrets", "free", ["1", "83 %", "0 %"], Open),
            order("2", "torpedo", "Torpedoes", "1 Ammo, 2 left after", ["2", "83 %", "58 %"], Open),
            order("3", "cannon-shot", "Heavy Cannon Battery", "1 energy: −1 Accuracy", ["3", "83 %", "81 %"], Chosen),
            order("4", "sun-radiations", "Superweapon", "no energy left for it", ["6", "83 %", "83 %"], Barred),
        ],
        sum: Some(Sum {
            parts: vec![
                (Some("joystick".into()), "2".into(), Tone::Plain),
                (Some("hearts".into()), "1".into(), Tone::Plain),
                (None, "−1".into(), Tone::Alarm),
            ],
            total: "2".into(),
            needs: ("die + 2 against".into(), "Evasion 4".into()),
        }),
        odds: Some(Odds {
            faces: [false, true, true, true, true, true],
            percent: "83 %".into(),
            sixths: "5 of 6".into(),
        }),
        alarm: Some(Alarm {
            title: "The whole plan costs".into(),
            figure: "2 energy, 5 to 3".into(),
            text: "Shields down. −1 Accuracy. If the Valkyrie lands (17 %): two hits with no shield.".into(),
        }),
        button: "Carry out the plan".into(),
        ready: true,
        ..DecisionView::default()
    }
}

pub fn long() -> DecisionView {
    let mut decision = decision();
    let extra: Vec<Choice> =
        (7..10).chain([0]).map(|key| Choice { key: key.to_string(), ..decision.options[3].clone() }).collect();
    decision.options.extend(extra.clone());
    decision.options.extend(extra);
    decision.top = 3;
    decision
}
