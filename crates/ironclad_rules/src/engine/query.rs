//! Figures that follow from what lies on the table. Nothing here changes anything.

mod aim;
pub mod campaign;
mod combat;
mod enemy;
mod energy;
mod equipment;
mod passive;
mod port;
mod reputation;
mod story;
mod wanting;

use crate::content::ability::Ability;
use crate::content::edition::Edition;
use crate::content::id::{HeroId, PostId, SectorId};
use crate::content::intel::{ClassBonus, Intel, Skip};
use crate::content::map::Sector;
use crate::content::sorted::SortedSet;
use crate::content::terms::{Action, Class, Section, Skill, System, Track};
use crate::content::{Content, Scenario};

pub use self::aim::{Aim, AimReward, AimState, Gift};
pub use self::energy::ENERGY_SPACES;
pub use self::equipment::{RESTED, Room};
pub use self::port::SERVICES;
pub use self::reputation::{ALLIED, Standing};
pub use self::wanting::Wanting;

use super::decision::{CheckOf, Part, Source};
use super::state::{Aboard, Setup, Status, Table};
use super::task::Manned;

/// A game seen by the rules.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// The catalogue.
    pub content: &'a Content,
    /// The scenario.
    pub scenario: &'a Scenario,
    /// How it was set up.
    pub setup: &'a Setup,
    /// What lies on the table.
    pub table: &'a Table,
    /// The later tasks of the operation in hand, each with who has been assigned to it (rule 7.4).
    pub tasks: &'a [Manned],
}

/// What a check asks, wherever it comes from.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The skills that it can be made with (rule 7.3).
    pub skills: &'a SortedSet<Skill>,
    /// How many heroes at most.
    pub heroes: u8,
    /// The total to reach.
    pub difficulty: u8,
    /// What a class adds to a skill.
    pub bonus: Option<ClassBonus>,
    /// What the story adds.
    pub adds: i8,
}

/// How damaged a section is (rule 2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Damage {
    /// 0–1: no effect.
    Sound,
    /// 2–3: its effect.
    Damaged,
    /// 4–5: twice that.
    Crippled,
}

impl Damage {
    /// The state of a section with this much damage.
    pub fn of(points: u8) -> Self {
        match points {
            0..=1 => Self::Sound,
            2..=3 => Self::Damaged,
            _ => Self::Crippled,
        }
    }

    /// How often the section's effect counts.
    pub fn times(self) -> u8 {
        self as u8
    }
}

/// Damage a section holds before the Hull takes the rest (rule 2.1).
pub const SECTION_HOLDS: u8 = 5;
/// The highest Crew and Morale (rules 2.2, 2.3).
pub const FULL: u8 = 7;
/// The most Salvage (rule 2.7).
pub const MOST_SALVAGE: u8 = 6;
/// Actions in a turn at the most (rule 2.4).
pub const MOST_ACTIONS: i8 = 3;

/// What Morale adds to rolls (rule 2.3).
pub fn morale_on_rolls(morale: u8) -> i8 {
    match morale {
        0..=2 => -1,
        3..=4 => 0,
        _ => 1,
    }
}

/// What Morale adds to a turn's actions (rule 2.3).
pub fn morale_on_actions(morale: u8) -> i8 {
    match morale {
        0..=1 => -1,
        2..=6 => 0,
        _ => 1,
    }
}

/// A figure as a part of a sum. The check of content keeps figures far below where it would be cut off.
pub fn signed(figure: u8) -> i8 {
    i8::try_from(figure).unwrap_or(i8::MAX)
}

impl<'a> View<'a> {
    /// The edition of the rules that is played.
    pub fn edition(&self) -> Edition {
        self.setup.edition
    }

    /// What Morale adds to a roll now.
    pub fn morale(&self) -> i8 {
        morale_on_rolls(self.table.morale)
    }

    /// Actions that Crew give (rule 2.2).
    pub fn crew_on_actions(&self) -> i8 {
        if self.table.crew >= self.content.rules.crew_for_two_actions { 2 } else { 1 }
    }

    /// A turn's actions as things stand (rule 2.4).
    pub fn actions(&self) -> u8 {
        (self.crew_on_actions() + morale_on_actions(self.table.morale)).clamp(1, MOST_ACTIONS).unsigned_abs()
    }

    /// Where a counter stands.
    pub fn counter(&self, track: Track) -> u16 {
        match track {
            Track::Crew => self.table.crew.into(),
            Track::Morale => self.table.morale.into(),
            Track::Hull => self.table.hull.into(),
            Track::Salvage => self.table.salvage.into(),
            Track::Ammo => self.table.ammo.into(),
            Track::Credits => self.table.credits,
        }
    }

    /// How damaged a section is.
    pub fn damage(&self, section: Section) -> Damage {
        Damage::of(self.table.section(section))
    }

    /// Maximum Hull (rules 2.6, 12.4).
    pub fn most_hull(&self) -> u8 {
        self.content.rules.hull.saturating_add(self.fitted(|side| side.hull))
    }

    /// Maximum Ammo (rule 2.7).
    pub fn most_ammo(&self) -> u8 {
        self.content.rules.ammo.saturating_add(self.fitted(|side| side.ammo))
    }

    /// A hero's rating in a skill, of the side that is up.
    pub fn skill(&self, hero: HeroId, skill: Skill) -> u8 {
        let promoted = self.table.hero(hero).is_some_and(|aboard| aboard.promoted);
        self.content.heroes[hero].side(promoted).skill(skill)
    }

    /// What a hero adds to a roll with a skill: her rating, and the gear that she carries (rules 6.1, 12.1).
    pub fn rating(&self, hero: HeroId, skill: Skill) -> u8 {
        self.skill(hero, skill).saturating_add(self.gear_adds(hero, skill))
    }

    /// Whether and how a card may be passed by, in the edition of the rules that is played (rule 5.1).
    pub fn skip(&self, card: &Intel) -> Skip {
        if self.edition() < card.skip_since { Skip::No } else { card.skip }
    }

    /// What a check asks, wherever it comes from (rule 7.1).
    pub fn asked(&self, of: CheckOf) -> Option<Asked<'a>> {
        match of {
            CheckOf::Card(card) => {
                let check = self.content.intel[card].check()?;
                let difficulty = self.difficulty(check.difficulty.at(self.table.threat), check.against);
                Some(Asked { skills: &check.skills, heroes: check.heroes, difficulty, bonus: check.bonus, adds: 0 })
            }
            CheckOf::Story { story } => {
                let check = self.story()?.checks.get(&story)?;
                let bonus = check.bonus.iter().filter(|bonus| self.is_so(&bonus.when)).map(|bonus| bonus.adds);
                let difficulty = self.difficulty(check.difficulty.at(self.setup.mode), check.against);
                let adds = bonus.fold(0, i8::saturating_add);
                Some(Asked { skills: &check.skills, heroes: check.heroes, difficulty, bonus: None, adds })
            }
        }
    }

    /// What a hero adds to a check with a skill, her class considered (rule 7.1).
    pub fn adds(&self, check: &Asked<'_>, hero: HeroId, skill: Skill) -> u8 {
        let classes = &self.content.heroes[hero].classes;
        let bonus = check.bonus.filter(|bonus| bonus.skill == skill && classes.contains(&bonus.class));
        self.rating(hero, skill).saturating_add(bonus.map_or(0, |bonus| bonus.adds))
    }

    /// The skills of a check that a hero has on her card; gear does not count for that (rule 6.1).
    pub fn usable(&self, check: &Asked<'a>, hero: HeroId) -> impl Iterator<Item = Skill> + use<'a> {
        let view = *self;
        check.skills.iter().copied().filter(move |skill| view.skill(hero, *skill) > 0)
    }

    /// The heroes who are aboard, at no post, and not Wounded. Who of them can be used is [`View::free`]'s to say.
    pub fn able(&self) -> impl Iterator<Item = &'a Aboard> + use<'a> {
        let posted = self.course();
        let away = move |hero: HeroId| posted.is_some_and(|course| course.is_posted(hero));
        self.table.heroes.iter().filter(move |aboard| aboard.status != Status::Wounded && !away(aboard.hero))
    }

    /// Whether a hero waits for a later task of the operation in hand: she is used for it already (ruling 121).
    pub fn waits(&self, hero: HeroId) -> bool {
        self.tasks.iter().any(|manned| manned.party.has(hero))
    }

    /// The heroes who can be used, for a skill, a class or an ability: aboard, at no post, not Wounded, and waiting for no
    /// task (rules 6.4, 6.8, ruling 121).
    pub fn free(&self) -> impl Iterator<Item = &'a Aboard> + use<'a> {
        self.free_at(None)
    }

    /// The same of those at a post, if one is named.
    pub fn free_at(&self, post: Option<PostId>) -> impl Iterator<Item = &'a Aboard> + use<'a> {
        let view = *self;
        self.table.heroes.iter().filter(move |aboard| view.is_free_at(aboard, post))
    }

    /// Whether a hero aboard can be used: she is one of [`free`](Self::free).
    pub fn is_free(&self, aboard: &Aboard) -> bool {
        self.is_free_at(aboard, None)
    }

    fn is_free_at(&self, aboard: &Aboard, post: Option<PostId>) -> bool {
        if aboard.status == Status::Wounded {
            return false;
        }
        let here = match (self.course(), post) {
            (Some(course), Some(post)) => course.at_post(post).any(|hero| hero == aboard.hero),
            (Some(course), None) => !course.is_posted(aboard.hero),
            (None, post) => post.is_none(),
        };
        here && !self.waits(aboard.hero)
    }

    /// Whether a hero may be the one of these who has to be exhausted: who waits for a task only where all of them do (ruling
    /// 121).
    pub fn falls_on(&self, hero: HeroId, mut others: impl Iterator<Item = HeroId>) -> bool {
        !self.waits(hero) || others.all(|other| self.waits(other))
    }

    /// Whether whoever of a class is exhausted next would be Wounded: nobody of it is Ready, and somebody is Exhausted
    /// (rule 6.4).
    pub fn would_wound(&self, class: Class) -> bool {
        let content = self.content;
        let of_class = |aboard: &&Aboard| content.heroes[aboard.hero].classes.contains(&class);
        let ready = self.free().filter(of_class).any(|aboard| aboard.status == Status::Ready);
        !ready && self.free().any(|aboard| of_class(&aboard))
    }

    /// The heroes of a system's squad.
    pub fn squad(&self, system: System) -> impl Iterator<Item = &'a Aboard> + use<'a> {
        self.table.heroes.iter().filter(move |aboard| aboard.system == system)
    }

    /// A sector of the map.
    pub fn sector(&self, sector: SectorId) -> &'a Sector {
        &self.scenario.map.sectors[sector]
    }

    /// The sector where the ship is.
    pub fn here(&self) -> &'a Sector {
        self.sector(self.table.ship)
    }

    /// Whether the condition here bans an action (rule 4.2).
    pub fn banned(&self, action: Action) -> bool {
        self.here().condition().and_then(|condition| condition.banned()) == Some(action)
    }

    /// The sectors whose tokens a Recon could turn up (rules 3.2, 12.4).
    pub fn recon_range(&self) -> impl Iterator<Item = SectorId> + use<'a> {
        self.sealed_within(self.fitted(|side| side.recon).saturating_add(1))
    }

    /// The sectors within this distance of the ship whose tokens lie face down.
    pub fn sealed_within(&self, sectors: u8) -> impl Iterator<Item = SectorId> + use<'a> {
        let (table, here) = (self.table, self.here().at);
        let near = self.scenario.map.sectors.iter();
        near.filter(move |(id, sector)| {
            sector.at.distance(here) <= sectors.into() && table.token(*id).is_some_and(|token| !token.is_open())
        })
        .map(|(id, _)| id)
    }

    /// The sectors two moves away: those that a Move which skips one could reach, and no other.
    pub fn beyond(&self) -> impl Iterator<Item = SectorId> + use<'a> {
        let (ship, near) = (self.table.ship, &self.here().neighbours);
        let shares_one = move |sector: &Sector| sector.neighbours.iter().any(|between| near.contains(between));
        let others = self.scenario.map.sectors.iter().filter(move |(id, _)| *id != ship && !near.contains(id));
        others.filter(move |(_, sector)| shares_one(sector)).map(|(id, _)| id)
    }

    /// Points that an ability, or a repair, takes off something damaged.
    pub fn mended(&self, source: Source, part: Part) -> u8 {
        let ability = if let Source::Ability(hero) = source { self.ability(hero) } else { None };
        match (part, ability) {
            (Part::Fighter(fighter), Some(Ability::Recover { damage, .. })) => {
                let carried = self.table.fighter(fighter).map_or(0, |bay| bay.damage);
                damage.map_or(carried, |damage| damage.min(carried))
            }
            _ => 1,
        }
    }

    /// Who runs a system.
    pub fn seat(&self, system: System) -> super::Seat {
        self.setup.seats[system.index()]
    }

    /// The players who run no system.
    pub fn idle_seats(&self) -> impl Iterator<Item = super::Seat> {
        let runs = move |seat: super::Seat| System::ALL.iter().any(|system| self.seat(*system) == seat);
        super::SEATS.into_iter().take(self.players().into()).filter(move |seat| !runs(*seat))
    }
}
