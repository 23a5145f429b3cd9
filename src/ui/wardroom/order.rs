//! What is set in the wardroom: the set-up, the seats, the variants.

use iron_guest::Start;
use iron_guest::board::Radius;
use iron_guest::bot::Bot;
use iron_guest::content::{CannotBegin, Catalogue, Scenario, Switches};
use iron_guest::seat::Seat;
use iron_guest::setup::{Faces, LONG_CHASE, MOST_IN_SQUADRON, MOST_MASTS, Setup, Shoals};
use iron_guest::wind::Wind;

use crate::save::UndoPolicy;
use crate::settings::LastBattle;
use iron_guest_table::job::Kept;
use kit::key::moved;
use kit::name;

/// Seats at the most.
const SEATS: usize = 6;
/// How many can play.
const PLAYERS: [u8; 5] = [2, 3, 4, 5, 6];
/// How many rounds without a loss may make a draw; 0 for never.
const CHASES: [u16; 5] = [0, 20, LONG_CHASE, 60, 100];

/// A variant or a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    /// How many play.
    Players,
    /// Dismasted ships stay in play.
    NoPrisoners,
    /// What the wind does.
    Wind,
    /// Doubles do two damage.
    DoubleDamage,
    /// How large the board is.
    Radius,
    /// Where shoals lie.
    Shoals,
    /// Who begins at which face.
    Faces,
    /// Ships of each squadron.
    Ships,
    /// Masts of each ship.
    Masts,
    /// After how many rounds without a loss the game is drawn.
    LongChase,
}

impl Switch {
    /// All of them, in the order shown.
    pub const ALL: [Self; 10] = [
        Self::Players,
        Self::NoPrisoners,
        Self::Wind,
        Self::DoubleDamage,
        Self::Radius,
        Self::Shoals,
        Self::Faces,
        Self::Ships,
        Self::Masts,
        Self::LongChase,
    ];

    /// Its name in the messages of the game.
    pub fn id(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::NoPrisoners => "no-prisoners",
            Self::Wind => "wind",
            Self::DoubleDamage => "double-damage",
            Self::Radius => "radius",
            Self::Shoals => "shoals",
            Self::Faces => "faces",
            Self::Ships => "ships",
            Self::Masts => "masts",
            Self::LongChase => "long-chase",
        }
    }
}

/// A seat as it is to be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatOrder {
    /// The name of the person; may be empty.
    pub name: String,
    /// The bot; none if a person plays.
    pub bot: Option<Bot>,
    /// The squadron, by its place.
    pub squadron: usize,
}

impl SeatOrder {
    /// A seat of a game that is kept, as it was taken.
    pub fn kept(kept: &Kept, seat: Seat, catalogue: &Catalogue) -> Self {
        let squadron = kept.setup.squadrons.get(seat.index());
        let place = catalogue.squadrons().iter().position(|other| Some(&other.id) == squadron);
        Self {
            name: kept.players.get(seat.index()).cloned().unwrap_or_default(),
            bot: kept.setup.bot(seat),
            squadron: place.unwrap_or(0),
        }
    }
}

/// A game as it is to be begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    scenario: usize,
    /// All seats that there could be.
    seats: Vec<SeatOrder>,
    switches: Switches,
}

impl Order {
    /// The first set-up, one person against a bot of middling strength.
    pub fn new(catalogue: &Catalogue, names: &[String]) -> Self {
        let squadrons = catalogue.squadrons().len().max(1);
        let seats = (0..SEATS).map(|seat| SeatOrder {
            name: names.get(seat).cloned().unwrap_or_default(),
            bot: (seat > 0).then_some(Bot::OnePly),
            squadron: seat % squadrons,
        });
        Self { scenario: 0, seats: seats.collect(), switches: Switches::default() }
    }

    /// The place of the set-up.
    pub fn place(&self) -> usize {
        self.scenario
    }

    /// The set-up.
    pub fn scenario<'c>(&self, catalogue: &'c Catalogue) -> Option<&'c Scenario> {
        catalogue.scenarios().get(self.scenario)
    }

    /// Chooses a set-up. Its own numbers and variants hold again.
    pub fn choose(&mut self, place: usize) {
        if place != self.scenario {
            self.scenario = place;
            self.switches = Switches::default();
        }
    }

    /// How many play.
    pub fn players(&self, catalogue: &Catalogue) -> usize {
        let of_setup = self.scenario(catalogue).map_or(2, |scenario| scenario.players);
        usize::from(self.switches.players.unwrap_or(of_setup))
    }

    /// The seats that are in use.
    pub fn seats(&self, catalogue: &Catalogue) -> &[SeatOrder] {
        self.seats.get(..self.players(catalogue)).unwrap_or(&self.seats)
    }

    /// Gives a seat a name.
    pub fn name(&mut self, seat: usize, name: &str) {
        if let Some(seat) = self.seats.get_mut(seat) {
            seat.name = name::cut(name);
        }
    }

    /// The names of all seats that there could be.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// What is set, to be set again another time.
    pub fn last(&self, catalogue: &Catalogue) -> LastBattle {
        let squadrons = self.seats.iter().map(|seat| squadron_id(seat, catalogue).unwrap_or_default()).collect();
        LastBattle {
            scenario: self.scenario(catalogue).map(|scenario| scenario.id.clone()).unwrap_or_default(),
            bots: self.seats.iter().map(|seat| seat.bot).collect(),
            switches: Switches { squadrons, ..self.switches.clone() },
        }
    }

    /// Sets again what was set last. Where its set-up is no longer there, what was chosen before it stays.
    pub fn restore(&mut self, last: &LastBattle, catalogue: &Catalogue) {
        for (seat, bot) in self.seats.iter_mut().zip(&last.bots) {
            seat.bot = *bot;
        }
        for (seat, id) in (0..SEATS).zip(&last.switches.squadrons) {
            let place = catalogue.squadrons().iter().take(SEATS).position(|squadron| squadron.id == *id);
            if let Some(place) = place {
                self.give_squadron(seat, place);
            }
        }
        let place = catalogue.scenarios().iter().position(|scenario| scenario.id == last.scenario);
        let Some(place) = place else { return };
        self.scenario = place;
        let of_setup = self.scenario(catalogue).map_or(2, |scenario| scenario.players);
        // Only what can be set here, and as far as it can. Which squadrons there are is set by the seats.
        let Switches {
            players,
            radius,
            faces,
            shoals,
            ships,
            masts,
            no_prisoners,
            wind,
            double_damage,
            long_chase,
            squadrons: _,
        } = last.switches.clone();
        let players = players.filter(|players| PLAYERS.contains(players));
        let spread = Faces::spread(players.unwrap_or(of_setup));
        self.switches = Switches {
            players,
            radius,
            faces: faces.filter(|faces| *faces == Faces::Chosen || *faces == spread),
            shoals: shoals.filter(|shoals| !matches!(shoals, Shoals::Fixed(_))),
            ships: ships.filter(|ships| (1..=MOST_IN_SQUADRON).contains(ships)),
            masts: masts.filter(|masts| (1..=MOST_MASTS).contains(masts)),
            no_prisoners,
            wind,
            double_damage,
            long_chase: long_chase.filter(|rounds| CHASES.contains(rounds)),
            squadrons: Vec::new(),
        };
    }

    /// A seat goes to a person, or to a bot.
    pub fn seat(&mut self, seat: usize, bot: Option<Bot>) {
        if let Some(seat) = self.seats.get_mut(seat) {
            seat.bot = bot;
        }
    }

    /// A seat goes to a person, or to a bot of the next strength.
    pub fn turn_seat(&mut self, seat: usize, on: bool) {
        let players: Vec<Option<Bot>> = std::iter::once(None).chain(Bot::ALL.map(Some)).collect();
        if let Some(seat) = self.seats.get_mut(seat) {
            seat.bot = turned(&players, seat.bot, on);
        }
    }

    /// A seat gets the next squadron; whoever had that gets the one that is left.
    pub fn turn_squadron(&mut self, catalogue: &Catalogue, seat: usize, on: bool) {
        let now = self.seats.get(seat).map(|seat| seat.squadron);
        if let Some(next) = moved(now, catalogue.squadrons().len().min(SEATS), on) {
            self.give_squadron(seat, next);
        }
    }

    /// The same for a squadron by its place.
    fn give_squadron(&mut self, seat: usize, next: usize) {
        let Some(now) = self.seats.get(seat).map(|seat| seat.squadron) else { return };
        for other in &mut self.seats {
            if other.squadron == next {
                other.squadron = now;
            }
        }
        if let Some(seat) = self.seats.get_mut(seat) {
            seat.squadron = next;
        }
    }

    /// A variant or a number is set to the next, or to the one before.
    pub fn turn(&mut self, catalogue: &Catalogue, switch: Switch, on: bool) {
        let Some(scenario) = self.scenario(catalogue).cloned() else { return };
        let now = scenario.setup(&self.switches, catalogue.squadrons());
        let switches = &mut self.switches;
        match switch {
            Switch::Players => {
                let next = turned(&PLAYERS, now.players, on);
                // With the set-up's own number its own faces hold.
                switches.players = if next == scenario.players { None } else { Some(next) };
                switches.faces = None;
            }
            Switch::NoPrisoners => switches.no_prisoners = Some(!now.variants.no_prisoners),
            Switch::Wind => switches.wind = Some(turned(&Wind::ALL, now.variants.wind, on)),
            Switch::DoubleDamage => switches.double_damage = Some(!now.variants.double_damage),
            Switch::Radius => {
                let next = turned(&Radius::ALL, now.radius, on);
                switches.radius = if next == scenario.radius { None } else { Some(next) };
                // As many shoals as suit the board, where they are drawn.
                if let Shoals::Random(_) = now.shoals {
                    let suiting = Shoals::Random(next.shoals());
                    switches.shoals = if suiting == scenario.shoals { None } else { Some(suiting) };
                }
            }
            Switch::Faces => {
                let plain = scenario.faces_of(now.players);
                let next = match (&now.faces, &plain) {
                    (Faces::Dealt(_), _) => Faces::Chosen,
                    (Faces::Chosen, Faces::Dealt(_)) => plain.clone(),
                    (Faces::Chosen, Faces::Chosen) => Faces::spread(now.players),
                };
                switches.faces = if next == plain { None } else { Some(next) };
            }
            Switch::Shoals => {
                let mut kinds = vec![Shoals::None, Shoals::Random(now.radius.shoals())];
                if !kinds.contains(&scenario.shoals) {
                    kinds.push(scenario.shoals.clone());
                }
                let next = kinds.iter().position(|kind| *kind == now.shoals);
                let next = moved(next, kinds.len(), on).and_then(|at| kinds.get(at)).cloned();
                switches.shoals = next.filter(|next| *next != scenario.shoals);
            }
            Switch::Ships => {
                let next = turned(&(1..=MOST_IN_SQUADRON).collect::<Vec<_>>(), now.ships, on);
                switches.ships = if next == scenario.ships { None } else { Some(next) };
            }
            Switch::Masts => {
                let next = turned(&(1..=MOST_MASTS).collect::<Vec<_>>(), now.masts, on);
                switches.masts = if next == scenario.masts { None } else { Some(next) };
            }
            Switch::LongChase => {
                let next = turned(&CHASES, now.long_chase, on);
                switches.long_chase = if next == LONG_CHASE { None } else { Some(next) };
            }
        }
    }

    fn switches(&self, catalogue: &Catalogue) -> Switches {
        let squadrons = self.seats(catalogue).iter().filter_map(|seat| squadron_id(seat, catalogue)).collect();
        Switches { squadrons, ..self.switches.clone() }
    }

    /// The game as it would be begun.
    ///
    /// # Errors
    /// If it cannot be played like that.
    pub fn setup(&self, catalogue: &Catalogue) -> Result<Setup, CannotBegin> {
        let id = self.scenario(catalogue).map(|scenario| scenario.id.as_str()).unwrap_or_default();
        catalogue.setup(id, &self.switches(catalogue))
    }

    /// The same, whether it can be played or not.
    pub fn unchecked(&self, catalogue: &Catalogue, scenario: &Scenario) -> Setup {
        scenario.setup(&self.switches(catalogue), catalogue.squadrons())
    }

    /// How the game is begun; its seed is still to be drawn.
    pub fn start(&self, catalogue: &Catalogue) -> Option<Start> {
        let seats = self.seats(catalogue);
        let name = |seat: &SeatOrder| match seat.bot {
            Some(_) => String::new(),
            None => seat.name.trim().to_owned(),
        };
        Some(Start {
            scenario: self.scenario(catalogue)?.id.clone(),
            switches: self.switches(catalogue),
            seed: 0,
            players: seats.iter().map(name).collect(),
            name: String::new(),
            undo: UndoPolicy::Free,
            bots: seats.iter().map(|seat| seat.bot).collect(),
        })
    }
}

/// The id of a seat's squadron.
fn squadron_id(seat: &SeatOrder, catalogue: &Catalogue) -> Option<String> {
    catalogue.squadrons().get(seat.squadron).map(|squadron| squadron.id.clone())
}

/// The next or the one before, round and round.
fn turned<T: Copy + PartialEq>(all: &[T], now: T, on: bool) -> T {
    let at = all.iter().position(|each| *each == now);
    moved(at, all.len(), on).and_then(|i| all.get(i)).copied().unwrap_or(now)
}
