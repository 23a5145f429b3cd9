//! Parts of the table while something moves on them: on its way, and framed where motion is reduced.

use super::{combats, keep, kept, picture, sample};
use ironclad_table::cx::Cx;
use ironclad_table::motion::{Change, MOST, Moves, Shot, What};
use ironclad_table::widget::mark::System;
use ironclad_table::{combat, mat, squads};
use std::time::{Duration, Instant};

/// All that can move, so long after it began.
fn moves(ms: u64, reduced: bool) -> &'static Moves {
    let change = |what, from, to| Change { what, from, to };
    let changes = [
        change(What::Section(System::Weapons), 0, 2),
        change(What::EnemyShield(0), 1, 0),
        change(What::EnemyHull(0), 4, 2),
        change(What::Enemy(1), 1, 0),
        change(What::Fighter(0), 2, 1),
        change(What::Shields, 1, 0),
        change(What::Energy, 0, 2),
        change(What::Track(1), 7, 5),
        change(What::Hero((0, 1)), 0, 2),
        change(What::Credits, 9, 7),
    ];
    let now = Instant::now();
    let mut moves = Moves::begin(&changes, MOST, reduced, now);
    moves.tick(now + Duration::from_millis(ms));
    keep(moves)
}

fn with(cx: &Cx<'static>, ms: u64, reduced: bool) -> &'static Cx<'static> {
    keep(Cx { moves: moves(ms, reduced), ..*cx })
}

#[test]
fn struck() {
    let (mat, fight, squads) = (keep(sample::mat()), keep(combats::typical()), keep(sample::squads()));
    for (name, ms, reduced) in [("struck-soon", 80, false), ("struck", 300, false), ("struck-framed", 300, true)] {
        picture(&format!("mat-{name}"), (424.0, 778.0), |cx| mat::view::<()>(mat, 778.0, with(cx, ms, reduced)));
        picture(&format!("combat-{name}"), (1004.0, 778.0), |cx| {
            combat::view(fight, with(cx, ms, reduced), |_| (), |_| ())
        });
        picture(&format!("squads-{name}"), (1920.0, 236.0), |cx| {
            squads::view(squads, None, with(cx, ms, reduced), |_| ())
        });
    }
    kept::drawn_all("struck");
}

/// Shots in flight, one that lands and one that passes by, and the flare of a shield after the first: over the chart, and
/// over cards.
#[test]
fn shots_fly() {
    let fight = keep(combats::typical());
    let shot =
        |enemy, ours, lands| Change { what: What::Shot(Shot { fighter: None, enemy, ours, lands }), from: 0, to: 1 };
    let changes = [shot(0, true, true), shot(1, false, false), Change { what: What::EnemyShield(0), from: 1, to: 0 }];
    for (name, ms) in [("shots", 120), ("flare", 290)] {
        let now = Instant::now();
        let mut moves = Moves::begin(&changes, MOST, false, now);
        moves.tick(now + Duration::from_millis(ms));
        let moves = keep(moves);
        for (w, h) in [(1004.0, 778.0), (470.0, 404.0)] {
            picture(&format!("combat-{name}-{w}"), (w, h), |cx| {
                combat::view(fight, keep(Cx { moves, ..*cx }), |_| (), |_| ())
            });
        }
    }
    kept::drawn_all("shots");
}

/// Shields that come back grow where they dropped.
#[test]
fn shields_come_back() {
    let mat = keep(sample::mat());
    let now = Instant::now();
    let mut moves = Moves::begin(&[Change { what: What::Shields, from: 0, to: 1 }], MOST, false, now);
    moves.tick(now + Duration::from_millis(120));
    let moves = keep(moves);
    picture("mat-shields-back", (424.0, 778.0), |cx| mat::view::<()>(mat, 778.0, keep(Cx { moves, ..*cx })));
    kept::drawn_all("shields-back");
}

/// At the end of its way everything is drawn as what it has become; what stands beside it is as it always was.
#[test]
fn what_has_come_to_its_end_is_drawn_as_it_is() {
    let hurt = keep(sample::hurt());
    let change = Change { what: What::Section(System::Bridge), from: 1, to: 4 };
    let now = Instant::now();
    let mut moves = Moves::begin(&[change], MOST, false, now);
    moves.tick(now + MOST);
    let moves = keep(moves);
    picture("mat-hurt", (424.0, 778.0), |cx| mat::view::<()>(hurt, 778.0, cx));
    picture("mat-hurt", (424.0, 778.0), |cx| mat::view::<()>(hurt, 778.0, keep(Cx { moves, ..*cx })));
    kept::drawn_all("hurt");
}
