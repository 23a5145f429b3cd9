//! Questions to the players, and their answers.

mod named;

use arrayvec::ArrayVec;
use serde::Serialize;

use super::campaign::Heard;
use super::combat::EnemyId;
use super::state::Seat;
use crate::content::id::{
    CheckId, ChoiceId, FightId, FighterId, GearId, HeroId, IntelId, LoadId, ModuleId, MoverId, OfferId, OptionId,
    OrderId, PassageId, PostId, SectorId, ShipId,
};
use crate::content::terms::{Class, Faction, Section, Service, Skill, System, Track};

/// Options of one decision at the most. Fitting out has the most: 40 heroes to hire, 12 aboard with two systems to go to,
/// 12 ships, 24 modules, 12 pieces of gear for 12 heroes, 6 ways to deal the systems, and its end.
pub const OPTIONS: usize = 288;

/// The legal answers to a decision, in a fixed order, each once.
pub type Options = ArrayVec<Answer, OPTIONS>;

/// A question to the players. It is derived from what is under way, never stored.
#[derive(Debug, Clone)]
pub struct Decision {
    /// What kind of question.
    pub kind: DecisionKind,
    /// Whose system is asked; all seats if none.
    pub system: Option<System>,
    /// Why it is asked.
    pub source: Option<Source>,
    /// How many may be picked at the most, and how many have been; 0 of 0 where nothing is picked.
    pub picks: Picks,
    /// What may be answered.
    pub options: Options,
}

/// Kinds of question, named as the protocol names them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum DecisionKind {
    /// What to do with the turn.
    Action,
    /// Which hero.
    Hero,
    /// Whether to attempt the card, or to skip it.
    OptionalCard,
    /// Which skill the check is made with.
    Skill,
    /// As which of her classes a hero counts.
    Class,
    /// Which token to turn up.
    Recon,
    /// What a system does in this phase of a combat.
    CombatPlan,
    /// Whether an ability answers what happened.
    Reaction,
    /// Whom to attack, or which system is meant.
    Target,
    /// Which service.
    Port,
    /// What to buy, repair or upgrade at a service.
    Service,
    /// Who and what is taken along (rule 11.4).
    SetUp,
    /// What to do now that the ship is lost (rule 11.7).
    Loss,
    /// Whose contract is next (rule 11.2).
    Contract,
    /// Who is promoted (rule 11.5).
    Promotion,
    /// What is paid for between scenarios (rule 11.9).
    Refit,
    /// A passage is read aloud.
    Passage,
    /// What is chosen in the story.
    Choice,
    /// Whether a word is sent to a third power.
    Word,
}

/// How many of several things have been picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Picks {
    /// Picked so far.
    pub made: u8,
    /// To be picked at the most.
    pub most: u8,
}

/// Why something happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An intel card.
    Intel(IntelId),
    /// A hero's ability.
    Ability(HeroId),
    /// An order.
    Order(OrderId),
    /// The condition of the sector where the ship is.
    Condition,
    /// The Rest action.
    Rest,
    /// The Heal action.
    Heal,
    /// The Repair action.
    Repair,
    /// A service of the port.
    Service(Service),
    /// A launched ship.
    Fighter(FighterId),
    /// An enemy ship.
    Enemy(EnemyId),
    /// The energy track.
    Energy,
    /// The combat as a whole.
    Combat,
    /// The Villain in the field, by the flagship.
    Villain(ShipId),
    /// The scenario.
    Scenario,
    /// A passage of the story.
    Passage(PassageId),
    /// What is told between scenarios.
    Heard(Heard),
    /// A choice of the story.
    Choice(ChoiceId),
    /// An offer of the story.
    Offer(OfferId),
    /// A check of the story.
    Check(CheckId),
    /// A fight of the story.
    Fight(FightId),
    /// Something in the story that moves.
    Mover(MoverId),
    /// A post of the story.
    Post(PostId),
}

/// Where a check comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(untagged)]
pub enum CheckOf {
    /// From an intel card.
    Card(IntelId),
    /// From the story.
    Story {
        /// The check, as the story's file names it.
        story: CheckId,
    },
}

impl CheckOf {
    /// Why it is asked.
    pub fn source(self) -> Source {
        match self {
            Self::Card(card) => Source::Intel(card),
            Self::Story { story } => Source::Check(story),
        }
    }

    /// The card, if it is one's.
    pub fn card(self) -> Option<IntelId> {
        match self {
            Self::Card(card) => Some(card),
            Self::Story { .. } => None,
        }
    }
}

/// An answer to a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Answer {
    /// Turn up a token.
    Recon(SectorId),
    /// Go to a sector.
    Move(SectorId),
    /// Rest heroes.
    Rest,
    /// Heal a hero.
    Heal,
    /// Repair the ship.
    Repair,
    /// Stay for two more services.
    Dock,
    /// Use a hero's ability.
    Ability(HeroId),
    /// End the turn.
    EndTurn,
    /// Pick a hero.
    Hero(HeroId),
    /// Nothing more is wanted.
    Done,
    /// Attempt the card.
    Attempt,
    /// Skip the card.
    Skip,
    /// Make the check with this skill.
    Skill(Skill),
    /// Count as one of this class.
    Class(Class),
    /// Give this order.
    Order(OrderId),
    /// Give no order.
    NoOrder,
    /// Launch a ship.
    Sortie(FighterId),
    /// Take a system's plan back.
    Change(System),
    /// Confirm the plan.
    Confirm,
    /// Use no ability, or send no word.
    Pass,
    /// Attack this enemy.
    Target(EnemyId),
    /// Take a service.
    Service(ServiceChoice),
    /// Leave the port.
    Leave,
    /// Buy something.
    Buy(Good),
    /// Repair a point of something.
    Mend(Part),
    /// Turn something's card to its upgraded side.
    Upgrade(Upgrade),
    /// Give a piece of gear to a hero.
    Gear(GearId, HeroId),
    /// Hire a hero for the scenario.
    Hire(HeroId),
    /// Send a hero ashore again.
    Dismiss(HeroId),
    /// Assign a hero to a system.
    Assign(HeroId, System),
    /// Have a system run by this seat.
    Deal(System, Seat),
    /// Fit a module.
    Fit(ModuleId),
    /// Take a module out.
    Unfit(ModuleId),
    /// Take a fighter or mech along, or leave it behind.
    Ship(FighterId),
    /// This section takes the damage.
    Section(Section),
    /// The next contract is this power's.
    Contract(Faction),
    /// Promote a hero, for good.
    Promote(HeroId),
    /// Have a Wounded hero healed between scenarios.
    Treat(HeroId),
    /// The lost scenario once more, from its start.
    Again,
    /// The campaign ends here.
    End,
    /// The passage has been read.
    Read,
    /// A word is sent to this power.
    Word(Faction),
    /// This option of a choice.
    Option(OptionId),
    /// Take an offer of the story.
    Offer(OfferId),
    /// Take a load aboard.
    Take(LoadId),
    /// Set a load down.
    Land(LoadId),
    /// Go to a post, or send more there.
    Post(PostId),
    /// Fetch those who are at a post.
    Fetch(PostId),
}

/// A service, with the two uses of the Saloon apart (rule 9.3).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, strum::IntoStaticStr, strum::EnumString, strum::EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ServiceChoice {
    /// Rest heroes at the Saloon.
    SaloonRest,
    /// Raise Morale at the Saloon.
    SaloonMorale,
    /// Heal.
    Medical,
    /// Buy supplies.
    Trader,
    /// Repair.
    Shipyard,
    /// Recruit Crew.
    Guild,
    /// Upgrade.
    TechCenter,
}

impl ServiceChoice {
    /// The service it is a use of.
    pub fn service(self) -> Service {
        match self {
            Self::SaloonRest | Self::SaloonMorale => Service::Saloon,
            Self::Medical => Service::Medical,
            Self::Trader => Service::Trader,
            Self::Shipyard => Service::Shipyard,
            Self::Guild => Service::Guild,
            Self::TechCenter => Service::TechCenter,
        }
    }
}

/// What is sold by the piece.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, strum::IntoStaticStr, strum::EnumString, strum::EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Good {
    /// Salvage.
    Salvage,
    /// Ammo.
    Ammo,
    /// Gear, drawn unseen.
    Gear,
    /// Crew.
    Crew,
}

impl Good {
    /// The counter that a piece of it goes on; none for gear, which heroes carry.
    pub fn track(self) -> Option<Track> {
        match self {
            Self::Salvage => Some(Track::Salvage),
            Self::Ammo => Some(Track::Ammo),
            Self::Gear => None,
            Self::Crew => Some(Track::Crew),
        }
    }

    /// Its place among the Trader's wares, if it is one.
    pub fn ware(self) -> Option<usize> {
        match self {
            Self::Salvage => Some(0),
            Self::Ammo => Some(1),
            Self::Gear => Some(2),
            Self::Crew => None,
        }
    }
}

/// Something whose card can be turned to its upgraded side (rules 9.3, 12.2 to 12.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Upgrade {
    /// A system's orders.
    System(System),
    /// A fighter or mech.
    Fighter(FighterId),
    /// A module.
    Module(ModuleId),
}

/// Something that can be repaired, point by point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// The Hull.
    Hull,
    /// A section.
    Section(Section),
    /// A fighter or mech.
    Fighter(FighterId),
}
