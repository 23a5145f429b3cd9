//! What can be wished for, and how each wish is moved on and back.

use ironclad_game::content::terms::{Faction, Mode, Threat};
use ironclad_game::engine::query::Standing;
use ironclad_game::patrol::{Aim, Length, Wishes};
use kit::key::moved;
use strum::IntoEnumIterator;

/// Something that can be wished for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// What has to be done.
    Aim,
    /// For whom.
    With,
    /// How dangerous it is.
    Threat,
    /// How long it is.
    Length,
    /// How hard it is played.
    Mode,
    /// How far the ship has come.
    Upgrades,
    /// Whether a Villain is in the field.
    Villain,
    /// The number it grows from.
    Seed,
    /// How a power stands.
    Power(Faction),
}

impl Item {
    /// Wishes for the mission, in order.
    pub(crate) const MISSION: [Self; 8] =
        [Self::Aim, Self::With, Self::Threat, Self::Length, Self::Mode, Self::Upgrades, Self::Villain, Self::Seed];
    /// All of them, in the order of the focus.
    pub(crate) const COUNT: usize = Self::MISSION.len() + Faction::ALL.len();

    pub(crate) fn at(place: usize) -> Option<Self> {
        let power = || Faction::ALL.get(place - Self::MISSION.len()).copied().map(Self::Power);
        Self::MISSION.get(place).copied().or_else(power)
    }

    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Aim => "aim",
            Self::With => "with",
            Self::Threat => "threat",
            Self::Length => "length",
            Self::Mode => "mode",
            Self::Upgrades => "upgrades",
            Self::Villain => "villain",
            Self::Seed => "seed",
            Self::Power(_) => "power",
        }
    }
}

/// The steps of standing that can be wished for (rule 10.3).
const STEPS: [i8; 5] = {
    use Standing::{Ally, Enemy, Friendly, Hostile, Neutral};
    [Enemy.threshold(), Hostile.threshold(), Neutral.threshold(), Friendly.threshold(), Ally.threshold()]
};

/// A patrol as it is wished for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The wishes.
    pub wishes: Wishes,
    /// How hard it is played.
    pub mode: Mode,
    /// The number it grows from.
    pub seed: u32,
}

impl Order {
    /// Moves a wish on or back; the number is drawn elsewhere.
    pub(crate) fn turn(&mut self, item: Item, on: bool) {
        let wishes = &mut self.wishes;
        match item {
            Item::Aim => wishes.aim = turned(&or_none(Aim::iter()), &wishes.aim, on),
            Item::With => wishes.with = turned(&or_none(Faction::ALL), &wishes.with, on),
            Item::Threat => wishes.threat = turned(&Threat::iter().collect::<Vec<_>>(), &wishes.threat, on),
            Item::Length => wishes.length = turned(&Length::iter().collect::<Vec<_>>(), &wishes.length, on),
            Item::Mode => self.mode = turned(&Mode::iter().collect::<Vec<_>>(), &self.mode, on),
            Item::Upgrades => {
                let all: Vec<u8> = (0..=Wishes::MOST_UPGRADES).collect();
                wishes.upgrades = turned(&all, &wishes.upgrades, on);
            }
            Item::Villain => wishes.villain = !wishes.villain,
            Item::Seed => {}
            Item::Power(faction) => {
                let now = wishes.standing.get(&faction).copied().unwrap_or(0);
                let place = STEPS.iter().position(|step| *step >= now).unwrap_or(STEPS.len() / 2);
                let place = if on { place + 1 } else { place.saturating_sub(1) };
                match STEPS.get(place.min(STEPS.len() - 1)) {
                    Some(0) | None => wishes.standing.remove(&faction),
                    Some(step) => wishes.standing.insert(faction, *step),
                };
            }
        }
    }

    /// How a power is wished to stand.
    pub(crate) fn standing(&self, power: Faction) -> i8 {
        self.wishes.standing.get(&power).copied().unwrap_or(0)
    }
}

/// Nothing in particular, or one of these.
fn or_none<T>(all: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    std::iter::once(None).chain(all.into_iter().map(Some)).collect()
}

/// The next or the one before, round and round.
fn turned<T: Clone + PartialEq>(all: &[T], now: &T, on: bool) -> T {
    let at = all.iter().position(|each| each == now);
    moved(at, all.len(), on).and_then(|i| all.get(i)).unwrap_or(now).clone()
}
