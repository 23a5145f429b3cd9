//! A table as in the drawings, for pictures. What it says is made of the program's own messages and cards.

use std::sync::LazyLock;

use super::keep;
use super::real::content;
use crate::content::edition::Edition;
use crate::content::terms::Section;
use crate::content::{Id, OrderId};
use crate::engine::query::{Damage, morale_on_rolls};
use crate::text::option::order_side_in_short;
use crate::text::thing::{Words, number, signed};

use ironclad_table::bar::{BarView, Figure};
use ironclad_table::decision::{Choice, DecisionView, Head, Mark, Odds, Sum, Tone};
use ironclad_table::mat::{EnergyView, MatView, SectionView, TrackView};
use ironclad_table::squads::{HeroView, SquadView};
use ironclad_table::widget::hero::Health;
use ironclad_table::widget::mark::Whose;
use ironclad_table::widget::mark::{Seat, System};
use ironclad_table::widget::track::{Energy, Threat};
use kernel::session::UndoneChance;
use kit::log::LogLine;
use kit::widget::row::Standing;
use words::{Arg, FALLBACK, Text, taken_back};

static WORDS: LazyLock<Words<'static>> = LazyLock::new(|| {
    let scenario = content().scenario("tutorial-2").expect("a tutorial");
    Words { text: keep(Text::of(FALLBACK)), content: content(), scenario, at: None }
});

/// A message.
fn t(key: &str) -> String {
    WORDS.get(key)
}

/// A message with its arguments.
fn with(key: &str, args: &[Arg<'_>]) -> String {
    WORDS.with(key, args)
}

fn section(section: Section, points: u8) -> SectionView {
    let state = WORDS.damage(section, Damage::of(points));
    let word = match WORDS.damage_effect(section, Damage::of(points)) {
        Some(effect) => with("mat-section-effect", &[("state", state.into()), ("effect", effect.into())]),
        None => state,
    };
    SectionView { damage: points, word, upgraded: false }
}

pub fn mat() -> MatView {
    let energy = |space: u8| EnergyView { state: Energy::Covered, effect: t(&format!("energy-space-{space}")) };
    let track = |icon, name: &str, range, at, effect: String| TrackView {
        icon,
        name: t(&format!("track-{name}")),
        range,
        at,
        effect,
        alarm: false,
    };
    let actions = with("track-crew-effect", &[("actions", number(2))]);
    let rolls = with("track-morale-rolls", &[("rolls", signed(morale_on_rolls(5)).into())]);
    let module = |icon: &str, id: &str, upgraded| (icon.to_owned(), t(&format!("module-{id}")), upgraded);
    MatView {
        shields: 1,
        shields_up: true,
        sections: [
            section(Section::Bridge, 1),
            section(Section::Weapons, 2),
            section(Section::Hangar, 0),
            section(Section::Reactor, 1),
        ],
        energy: (1..=5).map(energy).collect(),
        energy_head: with("mat-energy", &[("now", number(5)), ("most", number(5))]),
        tracks: vec![
            track("backup", "crew", (1, 7), 6, actions),
            track("hearts", "morale", (1, 7), 5, rolls),
            track("hull", "hull", (1, 5), 4, String::new()),
            track("heavy-bullets", "ammo", (0, 6), 3, String::new()),
            track("cog", "salvage", (0, 6), 2, String::new()),
        ],
        credits: 7,
        fitted: vec![module("target-arrows", "targeting-computer", true), module("caduceus", "medical-bay", false)],
        villain: Some(with("mat-villain", &[("name", t("leader-falk").into())])),
    }
}

pub fn hurt() -> MatView {
    let mut mat = mat();
    mat.shields_up = false;
    mat.sections = [
        section(Section::Bridge, 4),
        section(Section::Weapons, 2),
        section(Section::Hangar, 5),
        section(Section::Reactor, 3),
    ];
    mat.energy_head = with("mat-energy-planned", &[("now", number(3)), ("planned", number(1))]);
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
        word: t(["status-ready", "status-exhausted", "status-wounded"][health as usize]),
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
    let line = |turn, text: String, dice: &[u8]| LogLine { turn, text, dice: dice.to_vec(), aside: false };
    let card = |id: &str| WORDS.text.attr(&format!("intel-{id}-title"), "log");
    let hit = WORDS.list([t("track-hull"), t("section-weapons")]);
    let undone = UndoneChance { dice: 1, tokens: 0 };
    vec![
        line(1, t("log-fitted-out"), &[]),
        line(2, with("log-exhausted", &[("names", "Jabulile, Petrosyan".into()), ("count", number(2))]), &[]),
        line(3, with("log-left", &[("name", t("port-theia").into())]), &[]),
        line(3, with("log-moved", &[("name", t("condition-nebula").into())]), &[]),
        line(
            4,
            with("log-hits-struck", &[("name", t("condition-solar-flare").into()), ("struck", hit.into())]),
            &[5, 2],
        ),
        LogLine { aside: true, ..line(4, taken_back(WORDS.text, undone), &[]) },
        line(4, t("log-shields-whole"), &[]),
        line(4, card("derelict-ship"), &[]),
        line(4, card("alien-infestation"), &[3]),
    ]
}

pub fn bar() -> BarView {
    BarView {
        title: t("scenario-five-chairs-name"),
        aim: None,
        turn: 4,
        last_turn: Some(10),
        events: vec![6],
        threat: Threat::Yellow,
        actions: Some((1, 1)),
        figures: vec![
            (Figure::Hull, "hull", "4".into(), false),
            (Figure::Crew, "backup", "6".into(), false),
            (Figure::Morale, "hearts", "5".into(), false),
            (Figure::Energy, "power-lightning", "5".into(), false),
            (Figure::Shields, "shield", "1".into(), false),
            (Figure::Ammo, "heavy-bullets", "3".into(), false),
            (Figure::Salvage, "cog", "2".into(), false),
            (Figure::Credits, "two-coins", "7".into(), false),
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
    let (out, hurt) = (&t("note-will-be-exhausted"), &t("note-would-be-wounded"));
    DecisionView {
        head: Head {
            icon: Some("alien-bug".into()),
            title: t("intel-alien-infestation-title"),
            below: t("card-operation"),
            figure: Some((t("figure-difficulty"), "13".into())),
            ..Head::default()
        },
        question: with("ask-commit", &[("most", number(3))]),
        asked: "everyone".into(),
        options: vec![
            hero("1", Bridge, "Gabriel", "crossed-sabres", "+3", out, Chosen),
            hero("2", Weapons, "Thaddeus", "crossed-sabres", "+3", out, Chosen),
            hero("3", Hangar, "Noriko", "joystick", "+3", out, Chosen),
            hero("4", Weapons, "Petrosyan", "crossed-sabres", "+3", hurt, Open),
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
            needs: (t("sum-and-the-die"), with("sum-needs", &[("least", number(3))])),
        }),
        odds: Some(odds(4)),
        won: WORDS.text.try_attr("intel-alien-infestation-title", "won"),
        lost: WORDS.text.try_attr("intel-alien-infestation-title", "lost"),
        button: with("button-commit", &[("count", number(3)), ("hero", "Gabriel".into())]),
        ready: true,
        ..DecisionView::default()
    }
}

/// A chance of so many faces, the highest.
fn odds(ways: u8) -> Odds {
    let percent = with("odds-percent", &[("percent", number((u16::from(ways) * 100 + 3) / 6))]);
    let sixths = with("odds-sixths", &[("ways", number(ways))]);
    let faces = [6, 5, 4, 3, 2, 1].map(|least| ways >= least);
    Odds { faces, percent, sixths }
}

pub fn orders() -> DecisionView {
    use ironclad_table::decision::Alarm;
    let percent = |figure: u8| with("odds-percent", &[("percent", number(figure))]);
    let order = |key: &str, icon: &str, id: &str, figures: [u8; 2], standing| {
        let order = OrderId::find(WORDS.names(), id).expect("an order");
        let side = content().orders[order].side(false, Edition::TODAY);
        let below = match standing {
            Barred => with("no-order-energy", &[("asked", number(side.energy)), ("left", number(1))]),
            Open | Chosen => order_side_in_short(&WORDS, side),
        };
        Choice {
            key: key.into(),
            mark: Some(Mark::Icon(icon.into())),
            title: WORDS.order(order),
            below: Some(below),
            figures: figures.map(percent).into(),
            standing,
            ..Choice::default()
        }
    };
    let uncovered = |space: u8| with("plan-uncovers", &[("what", t(&format!("energy-space-{space}")).into())]);
    let paid = [("count", number(2)), ("now", number(5)), ("then", number(3))];
    use Standing::*;
    DecisionView {
        head: Head {
            whose: Some(Whose { system: System::Weapons, player: Some((Seat(1), vec![System::Weapons])) }),
            title: t("head-order"),
            below: t("ask-order"),
            ..Head::default()
        },
        question: t("plan-orders"),
        columns: vec![t("plan-lands"), t("plan-sinks")],
        options: vec![
            order("1", "laser-turret", "laser-turrets", [83, 0], Open),
            order("2", "torpedo", "torpedoes", [83, 58], Open),
            order("3", "cannon-shot", "heavy-cannon-battery", [83, 81], Chosen),
            order("4", "sun-radiations", "superweapon", [83, 83], Barred),
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
        odds: Some(odds(5)),
        alarm: Some(Alarm {
            title: t("plan-costs"),
            figure: with("note-plan-energy", &paid),
            text: WORDS.sentences([uncovered(1), uncovered(2)]),
        }),
        button: t("button-plan"),
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
    decision.top.place = 3;
    decision
}
