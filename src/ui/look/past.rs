//! The timeline, and the strip over the table while one looks back.

use super::{keep, kept, picture, sample};
use iced::widget::column;
use ironclad_table::bar::{self, Tools};
use ironclad_table::cx::Cx;
use kit::replay_bar::{self, Pace, ReplayBarView};
use kit::theme;
use kit::timeline::{self, Act, ActView, Line, MomentView, TimelineView, Ways};
use std::cell::Cell;

fn view() -> TimelineView {
    let moment = |title: &str, asker: &str, dice: &[u8], crossed| Line::Moment {
        title: title.into(),
        asker: asker.into(),
        dice: dice.to_vec(),
        crossed,
        now: false,
    };
    let way = |name: &str, ends: &str| Line::Way { name: name.into(), ends: ends.into() };
    let lines = vec![
        Line::Scenario("Sweep: Four Sails in the Lamp Shoals".into()),
        Line::Turn("Scenario 3, turn 1".into()),
        moment("Done", "The Ironclad fits out", &[], false),
        moment("Cover the Weapons with 2 energy", "Reactor", &[], false),
        moment("Move to the Solar Flare off Theia", "The Bridge’s action", &[5, 2], true),
        moment("Xavier takes the helm", "An enemy fires", &[4], false),
        moment("Done", "Damage control", &[], false),
        Line::Turn("Scenario 3, turn 2".into()),
        moment("Recon: Nebula", "The Bridge’s action", &[], false),
        way("The bold way", "ends at scenario 3, turn 7"),
        moment("Send Xavier and Gabriel, and nobody else however long it takes", "An abandoned lightship", &[6], false),
        moment("Use Piloting", "An abandoned lightship", &[], false),
        moment("End the turn", "The Bridge’s action", &[1, 1, 3], true),
        Line::Turn("Scenario 3, turn 3".into()),
        moment("Cover the Bridge", "Reactor", &[], false),
        way("The way to scenario 3, turn 5", "ends at scenario 3, turn 5"),
        moment("Rest", "All hands", &[], false),
        Line::Moment {
            title: "Now".into(),
            asker: "What does the Bridge do?".into(),
            dice: vec![],
            crossed: false,
            now: true,
        },
    ];
    TimelineView {
        below: "212 choices, and everything that followed from them".into(),
        lines,
        first: 0,
        top: 0,
        total: 27,
        at: 4,
        told: MomentView {
            title: "Move to the Solar Flare off Theia".into(),
            below: "The Bridge’s action".into(),
            when: "Scenario 3, turn 1".into(),
            log: sample::log(),
            note: None,
            crossed: Some("A die already seen was undone here.".into()),
        },
        main: Some("View this moment".into()),
        acts: vec![
            act(
                Act::Go,
                "G",
                "Go back to here",
                "The game stands here again. What came after is kept as another branch.",
            ),
            act(Act::Play, "P", "Watch from here", "It is shown move by move. Nothing changes."),
        ],
    }
}

fn act(act: Act, key: &str, label: &str, text: &str) -> ActView {
    ActView { act, key: key.into(), label: label.into(), text: text.into() }
}

const WAYS: Ways<()> = Ways { line: |_| (), wheel: |_| (), press: |_| () };

#[test]
fn the_timeline() {
    let view = keep(view());
    let room: &'static Cell<usize> = keep(Cell::new(0));
    for (end, size) in super::screens::SIZES {
        picture(&format!("timeline{end}"), size, |cx| timeline::view(view, room, None, WAYS, cx));
    }
    let said =
        || Some(("A die has been seen since. In this campaign that is not taken back.".into(), theme::ALARM_PALE));
    picture("timeline-refused", (1200.0, 675.0), |cx| timeline::view(view, room, said(), WAYS, cx));
    kept::drawn_all("timeline");
}

#[test]
fn looking_back() {
    let bar = keep(sample::bar());
    let strip = keep(ReplayBarView {
        when: "Scenario 3, turn 4".into(),
        place: "112 of 240".into(),
        runs: true,
        pace: Pace::Usual,
        first: false,
        last: false,
    });
    let ways = || replay_bar::Ways { step: [(), ()], turn: [(), ()], run: (), pace: [(), (), ()], close: () };
    for (end, size) in super::screens::SIZES {
        picture(&format!("looking{end}"), (size.0, 130.0), |cx| {
            let measure = kit::measure::Measure::logical(iced::Size::new(size.0, size.1));
            let cx: &'static Cx<'static> = keep(Cx { house: kit::Cx { measure, ..cx.house }, ..*cx });
            let bar = bar::view(bar, Tools { undo: (), rules: (), menu: (), brief: (), log_book: Some(()) }, cx);
            column![bar, replay_bar::view(strip, ways(), cx)].into()
        });
    }
    kept::drawn_all("looking");
}
