//! The game as the chart shows it.

use iron_guest::board::{Hex, HexSet};
use iron_guest::content::Catalogue;
use iron_guest::event::{Event, loser};
use iron_guest::gunnery::{self, Bearing};
use iron_guest::line_of_fire::{Leg, legs};
use iron_guest::moving::Passage;
use iron_guest::query::{self, Way};
use iron_guest::seat::Seat;
use iron_guest::setup::{Faces, Setup};
use iron_guest::ship::{Ship, ShipId};
use iron_guest::state::{Phase, Shot, State};

use super::{Emphasis, End, FaceView, Mark, Piece, SeaView, ShotLine};
use crate::announce::Announce;
use crate::livery::Livery;
use crate::table::{Asked, IronGuestTable};
use crate::words::Said;
use words::Text;

impl IronGuestTable {
    /// What the chart shows, with so much kept free of the board at the left.
    pub(crate) fn sea(&self, beside: f32, text: &Text) -> SeaView {
        let state = self.shown();
        let said = self.said(text);
        let mut sea = SeaView {
            radius: state.radius,
            beside,
            shoals: shoals(state),
            upwind: state.upwind,
            pieces: self.pieces(state, &said),
            ends: Vec::new(),
            under_fire: Vec::new(),
            danger: self.danger,
            way: None,
            shots: Vec::new(),
            marks: Vec::new(),
            faces: self.faces(state),
        };
        if let Some((playback, event)) = self.playback.as_ref().and_then(|playback| Some((playback, playback.shown()?)))
        {
            self.happening(playback.before(), event, &said, &mut sea);
            return sea;
        }
        if self.danger {
            sea.under_fire = query::danger(state, self.watcher()).into_iter().collect();
        }
        match &self.asked {
            Asked::Play(announce) => self.announced(announce, &said, &mut sea),
            Asked::Place(placing) => {
                let chosen = placing.chosen();
                let end = |berth: &_| End { berth: *berth, chosen: Some(*berth) == chosen, grapples: false };
                sea.ends = placing.berths().iter().map(end).collect();
                if let (Some(berth), Some(ship)) = (placing.drawn(), state.ship(placing.ship)) {
                    let piece = self.piece(placing.ship, ship, &said);
                    sea.pieces.push(Piece { berth, emphasis: Emphasis::Ghost, ..piece });
                }
            }
            Asked::Face(faces, chosen) => {
                let offered = faces.iter().enumerate();
                let faces =
                    offered.map(|(at, face)| FaceView { face: *face, livery: None, chosen: *chosen == Some(at) });
                sea.faces.extend(faces);
            }
            Asked::Either(..) | Asked::Nothing => {}
        }
        sea
    }

    /// The shoals that lie on the chart.
    pub(crate) fn shoals_shown(&self) -> HexSet {
        shoals(self.shown())
    }

    /// The livery of a seat.
    pub(crate) fn livery(&self, seat: Seat) -> Livery {
        Livery::of(kernel::Game::catalogue(self.session.game()), self.session.setup(), seat)
    }

    /// The number of a ship in its squadron, from 1.
    pub(crate) fn number(&self, ship: ShipId) -> usize {
        number(self.session.setup(), ship)
    }

    fn piece(&self, id: ShipId, ship: &Ship, said: &Said<'_>) -> Piece {
        Piece {
            ship: id,
            berth: ship
                .afloat()
                .or(ship.hulk())
                .unwrap_or(iron_guest::ship::Berth { hex: Hex::default(), heading: iron_guest::board::Heading::E }),
            livery: self.livery(ship.owner),
            masts: ship.hulk().is_none().then_some(ship.masts),
            number: self.number(id),
            name: said.ship(id),
            emphasis: Emphasis::Plain,
        }
    }

    fn pieces(&self, state: &State, said: &Said<'_>) -> Vec<Piece> {
        let runners = query::runners(state);
        let picked = match &self.asked {
            Asked::Play(announce) => announce.picked().map(|plays| plays.ship),
            Asked::Nothing | Asked::Face(..) | Asked::Place(_) | Asked::Either(..) => None,
        };
        let turn = state.phase.turn();
        let afloat = state.fleet().filter(|(_, ship)| ship.afloat().is_some() || ship.hulk().is_some());
        let pieces = afloat.map(|(id, ship)| {
            let his_turn = turn.is_some_and(|turn| turn.player == ship.owner);
            let waits = turn.is_some_and(|turn| turn.waiting.contains(id));
            let emphasis = if picked == Some(id) {
                Emphasis::Picked
            } else if waits && runners.contains(&id) {
                Emphasis::Runs
            } else if waits {
                Emphasis::Waits
            } else if his_turn && ship.under_sail().is_some() && self.playback.is_none() {
                Emphasis::Played
            } else {
                Emphasis::Plain
            };
            Piece { emphasis, ..self.piece(id, ship, said) }
        });
        pieces.collect()
    }

    /// The faces that somebody begins at, until the first turn.
    fn faces(&self, state: &State) -> Vec<FaceView> {
        if state.turn > 0 {
            return Vec::new();
        }
        let faces = state.seats().filter_map(|seat| {
            let face = state.face(seat)?;
            Some(FaceView { face, livery: Some(self.livery(seat)), chosen: false })
        });
        faces.collect()
    }

    /// The play that is being announced.
    fn announced(&self, announce: &Announce, said: &Said<'_>, sea: &mut SeaView) {
        let Some(plays) = announce.picked() else { return };
        let chosen = announce.chosen();
        sea.ends = plays
            .ways
            .iter()
            .map(|way| End { berth: way.passage.end, chosen: chosen == Some(way), grapples: way.passage.grapples })
            .collect();
        // The chosen one lies on top.
        sea.ends.sort_by_key(|end| end.chosen);
        let Some(way) = announce.drawn() else { return };
        if !self.danger {
            sea.under_fire = way.swept.iter().map(|swept| (swept.hex, swept.range)).collect();
        }
        sea.way = Some(course(&way.passage));
        let state = self.session.game().play().state();
        let bearings = gunnery::bearings(state, plays.ship, &way.passage);
        let is_chosen = chosen == Some(way);
        for target in &way.targets {
            let shot = target.shot;
            let words = said.text.with(
                "iron-guest-table-shot",
                &[
                    ("needs", gunnery::needs(shot.range).unwrap_or_default().into()),
                    ("percent", target.odds.hits.percent().into()),
                ],
            );
            let announced = is_chosen && announce.aim(shot.side) == Some(shot.target);
            let Some(to) = state.berth(shot.target).map(|berth| berth.hex) else { continue };
            let from = fired_from(&way.passage, &bearings, shot);
            sea.shots.push(ShotLine { from, to, words, announced });
        }
        sea.marks.extend(self.covered(way));
        if let Some((_, chance)) = way.grapple {
            let to = way.passage.end.hex;
            let words = said.text.with("iron-guest-table-grapple", &[("percent", chance.percent().into())]);
            let from = (way.passage.stop().hex, to, 0.5);
            sea.shots.push(ShotLine { from, to, words, announced: is_chosen });
        }
        if !way.passage.grapples
            && let Some(ship) = state.ship(plays.ship)
        {
            let piece = self.piece(plays.ship, ship, said);
            sea.pieces.push(Piece { berth: way.passage.end, emphasis: Emphasis::Ghost, ..piece });
        }
    }

    /// Enemies under the guns that no shot reaches.
    fn covered(&self, way: &Way) -> Vec<(Hex, Mark)> {
        let state = self.session.game().play().state();
        let at = |ship: ShipId| state.berth(ship).map(|berth| (berth.hex, Mark::Masked));
        way.covered.iter().filter_map(|covered| at(covered.ship)).collect()
    }

    /// What a step that is shown leaves on the chart.
    fn happening(&self, before: &State, event: &Event, said: &Said<'_>, sea: &mut SeaView) {
        let hex = |ship: ShipId| before.berth(ship).map(|berth| berth.hex);
        match event {
            Event::Announced { order, shots, grapple } => {
                if let Phase::Turn(turn) = &before.phase
                    && let Some(Ok(way)) =
                        iron_guest::moving::verdict(before, turn.player, turn.waiting, order.ship, order.code)
                {
                    sea.way = Some(course(&way));
                    let bearings = gunnery::bearings(before, order.ship, &way);
                    for shot in shots {
                        let needs = gunnery::needs(shot.range).unwrap_or_default();
                        let percent = iron_guest::odds::hit(shot.range).percent();
                        let words = said
                            .text
                            .with("iron-guest-table-shot", &[("needs", needs.into()), ("percent", percent.into())]);
                        let Some(to) = hex(shot.target) else { continue };
                        sea.shots.push(ShotLine {
                            from: fired_from(&way, &bearings, *shot),
                            to,
                            words,
                            announced: true,
                        });
                    }
                    if grapple.is_some() {
                        sea.marks.push((way.end.hex, Mark::Grapple));
                    }
                }
            }
            Event::Fired { ship, shot, hit, .. } => {
                if let (Some(from), Some(to)) = (hex(*ship), hex(shot.target)) {
                    sea.shots.push(ShotLine { from: (from, from, 0.0), to, words: String::new(), announced: true });
                    sea.marks.push((to, if *hit { Mark::Splash } else { Mark::Miss }));
                }
            }
            Event::GrappleEqual { defender, .. } => {
                sea.marks.extend(hex(*defender).map(|hex| (hex, Mark::Grapple)));
            }
            Event::Grappled { attacker, defender, winner, .. } => {
                let lost = loser(*attacker, *defender, *winner);
                sea.marks.extend(hex(lost).map(|hex| (hex, Mark::Grapple)));
            }
            Event::MastLost(ship, _) | Event::Sunk(ship) | Event::Capsized(ship) => {
                sea.marks.extend(hex(*ship).map(|hex| (hex, Mark::Splash)));
            }
            Event::FirstRolled(..)
            | Event::FirstEqual(_)
            | Event::First(_)
            | Event::FaceDealt(..)
            | Event::FaceTaken(..)
            | Event::ShoalDrawn(_)
            | Event::ShoalsRefused(_)
            | Event::ShoalsLaid(_)
            | Event::Placed(..)
            | Event::UpwindRolled(_)
            | Event::Begins(_)
            | Event::RoundBegan(_)
            | Event::TurnBegan(..)
            | Event::Moved(..)
            | Event::Rolled(_)
            | Event::Played(_)
            | Event::HeldFire(_)
            | Event::Goes(_)
            | Event::WindRolled(..)
            | Event::RoundEnded(_)
            | Event::DrawOffered(_)
            | Event::DrawAgreed(_)
            | Event::DrawRefused(_)
            | Event::Resigned(_)
            | Event::Over(_) => {}
        }
    }
}

/// The number of a ship in its squadron, from 1: on the chart, on its card, and the key that picks it.
pub(crate) fn number(setup: &Setup, ship: ShipId) -> usize {
    ship.index() % usize::from(setup.ships.max(1)) + 1
}

/// The shoals that are laid or drawn so far.
fn shoals(state: &State) -> HexSet {
    match &state.phase {
        Phase::Shoals { drawn } => state.shoals.union(*drawn),
        Phase::First { .. } | Phase::Faces | Phase::Placing | Phase::Wind | Phase::Turn(_) | Phase::Over(_) => {
            state.shoals
        }
    }
}

/// The hexes of a way, and the heading at its end.
fn course(way: &Passage) -> (Vec<Hex>, iron_guest::board::Heading) {
    (std::iter::once(way.start.hex).chain(way.path()).collect(), way.end.heading)
}

/// Where a ship is when she fires a shot: in a hex, or part of the way to the next.
fn fired_from(way: &Passage, bearings: &[Bearing], shot: Shot) -> (Hex, Hex, f32) {
    let time = bearings.iter().find(|bearing| bearing.shot == shot).map_or(0, |bearing| bearing.time);
    let leg = legs(way).into_iter().nth(usize::from(time / 3));
    match leg {
        Some(Leg::Turn { at, .. } | Leg::Rest(at)) => (at.hex, at.hex, 0.0),
        Some(Leg::Advance { from, .. }) => (from.hex, from.hex.ahead(from.heading), f32::from(time % 3) / 2.0),
        None => (way.start.hex, way.start.hex, 0.0),
    }
}

/// The sea of a set-up before anything has happened, with the ships that it places.
pub fn sea_of(setup: &Setup, catalogue: &Catalogue) -> SeaView {
    let state = setup.bare(setup.fixed_shoals());
    let livery = |seat: Seat| Livery::of(catalogue, setup, seat);
    let faces = match &setup.faces {
        Faces::Dealt(faces) => faces.as_slice(),
        Faces::Chosen => &[],
    };
    let faces = state.seats().zip(faces).map(|(seat, face)| FaceView {
        face: *face,
        livery: Some(livery(seat)),
        chosen: false,
    });
    let placed = state.seats().zip(&setup.placed).flat_map(|(seat, berths)| {
        let first = seat.index() * usize::from(setup.ships);
        berths.iter().enumerate().filter_map(move |(at, berth)| {
            let ship = u8::try_from(first + at).ok().and_then(ShipId::new)?;
            Some(Piece {
                ship,
                berth: *berth,
                livery: livery(seat),
                masts: Some(setup.masts),
                number: at + 1,
                name: String::new(),
                emphasis: Emphasis::Plain,
            })
        })
    });
    SeaView {
        radius: setup.radius,
        beside: 0.0,
        shoals: state.shoals,
        upwind: None,
        pieces: placed.collect(),
        ends: Vec::new(),
        under_fire: Vec::new(),
        danger: false,
        way: None,
        shots: Vec::new(),
        marks: Vec::new(),
        faces: faces.collect(),
    }
}
