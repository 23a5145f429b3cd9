//! The table and its parts.

use super::{keep, kept, picture, real, sample};
use ironclad_table::bar::{self, BarView, Tools};
use ironclad_table::cx::Cx;
use ironclad_table::map::{self, BoardView, Camera, Condition, Ground, Sector, Token};
use ironclad_table::motion::Moves;
use ironclad_table::table::frame::{self, Parts, Tab};
use ironclad_table::{decision, mat, squads};
use kit::log;
use kit::log::LogLine;
use kit::widget::main_button;
use std::rc::Rc;

/// A row of sectors.
type Row<'a> = &'a [(Condition, Token)];

/// The chart of the drawing: five rows, two ports.
pub fn board() -> Rc<BoardView> {
    use Condition::*;
    let open = |name: &str| Token::Open(name.into());
    let rows: [(i32, i32, Row<'_>); 4] = [
        (
            0,
            0,
            &[
                (Pulsar, Token::Sealed),
                (SuperNova, Token::Sealed),
                (EmptySpace, Token::Sealed),
                (Nebula, Token::Sealed),
            ],
        ),
        (
            -1,
            1,
            &[
                (GeomagneticStorm, Token::Sealed),
                (EmptySpace, Token::Sealed),
                (Nebula, open("ship-wreck")),
                (SolarFlare, Token::Sealed),
                (EmptySpace, Token::Sealed),
            ],
        ),
        (
            -1,
            2,
            &[
                (SolarFlare, Token::None),
                (EmptySpace, open("alien-bug")),
                (Pulsar, Token::Sealed),
                (BlackHole, Token::None),
                (GeomagneticStorm, Token::Sealed),
            ],
        ),
        (
            -2,
            3,
            &[
                (EmptySpace, Token::None),
                (Nebula, Token::None),
                (SolarFlare, Token::Sealed),
                (EmptySpace, Token::Sealed),
            ],
        ),
    ];
    let name = |condition: Condition| {
        condition.id().split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect::<Vec<_>>().join(" ")
    };
    let mut sectors = Vec::new();
    for (first, r, row) in rows {
        for (i, (condition, token)) in row.iter().enumerate() {
            let q = first + i as i32;
            sectors.push(Sector {
                tile: (r / 2) as u32 * 2 + u32::from(i > 1),
                name: name(*condition),
                token: token.clone(),
                grid: place_on_grid(q, r),
                ..Sector::bare(q, r, Ground::Condition(*condition))
            });
        }
    }
    for (q, r, art) in [(4, 0, "Europa"), (-2, 4, "Theia")] {
        sectors.push(Sector {
            tile: 90,
            name: art.into(),
            grid: place_on_grid(q, r),
            ..Sector::bare(q, r, Ground::Port(art.to_lowercase()))
        });
    }
    sectors[11].in_reach = true;
    sectors[11].in_recon = true;
    sectors[9].in_reach = true;
    sectors[12].banned = true;
    sectors[5].marked = true;
    Rc::new(BoardView {
        ship: Some(10),
        course: vec![19, 15, 9],
        road: vec![10, 9, 8],
        title: "The Lamp Shoals".into(),
        note: "surveyed once, and not since".into(),
        counts: "12 tokens face down · 2 known".into(),
        sectors,
        tags: Vec::new(),
    })
}

/// Rows by letter and columns by number, as on every map.
fn place_on_grid(q: i32, r: i32) -> String {
    let row = u8::try_from(r).map(|row| char::from(b'A' + row)).expect("rows begin with 0");
    format!("{row}{}", q + r.div_euclid(2) + 2)
}

#[test]
fn chart() {
    let chart = keep(board());
    picture("chart", (1004.0, 778.0), |_| map::view(chart, Camera::fit(), Some(6), 1.0, Moves::still(), |_| ()));
    picture("chart-small", (470.0, 404.0), |_| map::view(chart, Camera::fit(), None, 1.0, Moves::still(), |_| ()));
    picture("chart-near", (700.0, 500.0), |_| {
        map::view(chart, Camera::fit().zoomed(true).zoomed(true), None, 1.0, Moves::still(), |_| ())
    });
    kept::drawn_all("chart");
}

pub fn table(
    cx: &Cx<'static>,
    mat: &'static ironclad_table::mat::MatView,
    decision: &'static ironclad_table::decision::DecisionView,
    tab: Tab,
) -> iced::Element<'static, ()> {
    table_of(cx, keep(sample::bar()), mat, keep(sample::log()), decision, tab)
}

/// The same with another bar and another log.
pub fn table_of(
    cx: &Cx<'static>,
    bar: &'static BarView,
    mat: &'static ironclad_table::mat::MatView,
    log: &'static [LogLine],
    decision: &'static ironclad_table::decision::DecisionView,
    tab: Tab,
) -> iced::Element<'static, ()> {
    let room = frame::room(cx);
    let squads = keep(sample::squads());
    let parts = Parts {
        bar: bar::view(bar, Tools { undo: (), rules: (), menu: (), brief: (), log_book: Some(()) }, cx),
        mat: mat::view(mat, room.mat, cx),
        wide: false,
        centre: map::view(keep(board()), Camera::fit(), None, 1.0, Moves::still(), |_| ()),
        squads: squads::view(squads, Some((2, 0)), cx, |_| ()),
        crew: squads::tab(squads, None, cx, |_| ()),
        log: log::view(log, 0),
        decision: decision::view(decision, cx, room.column, room.decision, |_, _| (), |_| ()),
        main: main_button(decision.button.clone(), &cx.t("key-enter"), room.button, Some(())),
    };
    frame::view(parts, tab, &[Tab::Ship], cx, |_| ())
}

#[test]
fn tables() {
    let (whole, hurt) = (keep(sample::mat()), keep(sample::hurt()));
    let (heroes, orders, long) = (keep(sample::decision()), keep(sample::orders()), keep(sample::long()));
    let show = |name: &str, size, mat, decision, tab| picture(name, size, |cx| table(cx, mat, decision, tab));
    show("table", (1920.0, 1080.0), whole, heroes, Tab::Chart);
    let planned = keep(real::planned());
    picture("table-orders", (1920.0, 1080.0), |cx| planned.view(&cx.house));
    show("table-long-mirror", (1600.0, 900.0), hurt, long, Tab::Chart);
    show("table-wide", (2580.0, 1080.0), whole, heroes, Tab::Chart);
    show("table-1200", (1200.0, 675.0), whole, heroes, Tab::Chart);
    show("table-1200-ship", (1280.0, 720.0), whole, orders, Tab::Ship);
    show("table-960", (960.0, 540.0), whole, heroes, Tab::Chart);
    show("table-960-crew", (960.0, 540.0), whole, orders, Tab::Crew);
    show("table-960-ship", (960.0, 540.0), whole, long, Tab::Ship);
    show("table-640", (640.0, 360.0), whole, heroes, Tab::Decision);
    show("table-640-chart", (640.0, 360.0), whole, heroes, Tab::Chart);
    kept::drawn_all("tables");
}
