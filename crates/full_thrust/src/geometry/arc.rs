//! The four arcs of 90° round a bow (Full Thrust 2.6, 2.7, 3.3).

use serde::{Deserialize, Serialize};

use super::course::Course;
use super::point::Point;

/// How near to the line between two arcs still counts as on it: about 0.001″ (Full Thrust 2.6).
const LINE: i64 = 4680;

/// One of the four arcs, centred on the bow and on 3, 6 and 9 course points from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arc {
    /// The quarter ahead.
    Fore,
    /// To the right.
    Starboard,
    /// The quarter astern.
    Aft,
    /// To the left.
    Port,
}

impl Arc {
    /// Round the ring from the bow, clockwise.
    pub const ALL: [Self; 4] = [Self::Fore, Self::Starboard, Self::Aft, Self::Port];

    /// Its letter in the ship lists.
    pub fn letter(self) -> char {
        match self {
            Self::Fore => 'f',
            Self::Starboard => 's',
            Self::Aft => 'a',
            Self::Port => 'p',
        }
    }

    fn bit(self) -> u8 {
        match self {
            Self::Fore => 1,
            Self::Starboard => 2,
            Self::Aft => 4,
            Self::Port => 8,
        }
    }
}

/// Where a target lies, seen from a bow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bearing {
    /// In one arc.
    In(Arc),
    /// On the line between two; a die decides (Full Thrust 2.7).
    Line {
        /// The Fore or Aft arc of the two.
        lengthwise: Arc,
        /// The Port or Starboard arc of the two.
        abeam: Arc,
    },
    /// At the same point, where there is no arc; a die decides over four.
    SamePoint,
}

/// Where `to` lies for a bow at `from` on a course (Full Thrust 2.6).
pub fn bearing(from: Point, course: Course, to: Point) -> Bearing {
    let (dx, dy) = from.to(to);
    let (fore_x, fore_y) = course.step();
    let (side_x, side_y) = course.turned(3).step();
    let fore = dx * i64::from(fore_x) + dy * i64::from(fore_y);
    let side = dx * i64::from(side_x) + dy * i64::from(side_y);
    if fore - side.abs() > LINE {
        Bearing::In(Arc::Fore)
    } else if -fore - side.abs() > LINE {
        Bearing::In(Arc::Aft)
    } else if side - fore.abs() > LINE {
        Bearing::In(Arc::Starboard)
    } else if -side - fore.abs() > LINE {
        Bearing::In(Arc::Port)
    } else if fore.abs() <= LINE && side.abs() <= LINE {
        Bearing::SamePoint
    } else {
        Bearing::Line {
            lengthwise: if fore > 0 { Arc::Fore } else { Arc::Aft },
            abeam: if side > 0 { Arc::Starboard } else { Arc::Port },
        }
    }
}

/// Why letters are no set of arcs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ArcsFault {
    /// No arc has this letter.
    #[error("arcs are written with the letters f, s, a and p, not {0:?}")]
    Letter(char),
    /// A letter stands twice.
    #[error("the arc {0:?} is named twice")]
    Twice(char),
}

/// A set of arcs, written with their letters: `fps`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Arcs(u8);

impl Arcs {
    /// All four.
    pub const ALL: Self = Self(15);

    /// Whether an arc is in it.
    pub fn contains(self, arc: Arc) -> bool {
        self.0 & arc.bit() != 0
    }

    /// How many arcs are in it.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no arc is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its arcs, clockwise from the bow.
    pub fn iter(self) -> impl Iterator<Item = Arc> {
        Arc::ALL.into_iter().filter(move |arc| self.contains(*arc))
    }

    /// Whether its arcs lie next to each other round the ring (Full Thrust 3.3). Fore and Aft alone do not.
    pub fn are_adjacent(self) -> bool {
        !matches!(self.0, 0 | 5 | 10)
    }

    /// Every lawful set of at most so many arcs.
    pub fn lawful(most: u32) -> impl Iterator<Item = Self> {
        (1..16).map(Self).filter(move |arcs| arcs.are_adjacent() && arcs.len() <= most)
    }
}

impl FromIterator<Arc> for Arcs {
    fn from_iter<I: IntoIterator<Item = Arc>>(arcs: I) -> Self {
        Self(arcs.into_iter().fold(0, |bits, arc| bits | arc.bit()))
    }
}

impl TryFrom<String> for Arcs {
    type Error = ArcsFault;

    fn try_from(letters: String) -> Result<Self, Self::Error> {
        let mut bits = 0;
        for letter in letters.chars() {
            let Some(arc) = Arc::ALL.into_iter().find(|arc| arc.letter() == letter) else {
                return Err(ArcsFault::Letter(letter));
            };
            if bits & arc.bit() != 0 {
                return Err(ArcsFault::Twice(letter));
            }
            bits |= arc.bit();
        }
        Ok(Self(bits))
    }
}

impl From<Arcs> for String {
    fn from(arcs: Arcs) -> Self {
        // The order of the ship lists: fore, port, starboard, aft.
        [Arc::Fore, Arc::Port, Arc::Starboard, Arc::Aft]
            .into_iter()
            .filter(|arc| arcs.contains(*arc))
            .map(Arc::letter)
            .collect()
    }
}
