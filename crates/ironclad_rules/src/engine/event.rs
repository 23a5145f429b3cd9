//! What happens. State changes by events alone, so that log, screen and state cannot disagree.

pub mod story;

use self::story::StoryEvent;
use super::campaign::Sought;
use super::chance::{Die, Request};
use super::combat::{EnemyId, Launched, Phase, Stage};
use super::decision::{CheckOf, Good, Part, ServiceChoice, Source};
use super::state::Seat;
use super::state::{Outcome, Status, Welcome};
use crate::content::id::{FighterId, GearId, HeroId, IntelId, ModuleId, OrderId, SectorId};
use crate::content::terms::{Action, Condition, Faction, Section, Side, Skill, System, Track};

/// The events of one input, in order.
pub type Events = Vec<Event>;

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A turn begins, with this many actions, after as many owed ones were taken off.
    TurnBegan { turn: u16, actions: u8, taken: u8 },
    /// An action is spent.
    ActionSpent { action: Action, left: u8 },
    /// An action is spent on passing a card by.
    ActionGiven { left: u8 },
    /// The players end the turn with actions left.
    TurnEnded { unspent: u8 },
    /// Actions are lost: some at once, the others owed.
    ActionsLost { now: u8, owed: u8, source: Option<Source> },
    /// The Ironclad moves.
    Moved { from: SectorId, to: SectorId },
    /// A token is turned up.
    TokenRevealed { sector: SectorId, card: IntelId, by_recon: bool },
    /// A token leaves the map.
    TokenDiscarded { sector: SectorId, card: IntelId },
    /// A condition acts on the ship.
    ConditionStruck { sector: SectorId, condition: Condition },
    /// A card begins to be resolved.
    CardBegan { card: IntelId },
    /// A card is passed by.
    CardSkipped { card: IntelId },
    /// A card is done with.
    CardEnded { card: IntelId },
    /// The row of a card's table that counts.
    TableRead { card: IntelId, total: i8, row: u8 },
    /// A check is decided.
    CheckDecided { of: CheckOf, total: i8, difficulty: i8, won: bool },
    /// A die is rolled.
    Rolled { die: Die, request: Request },
    /// A die is taken back, to be rolled again.
    Rerolled { die: Die, by: HeroId },
    /// The turn's first natural 1 has been paid for, where a Villain asks that (rule 10.6).
    OnePaid,
    /// A counter moves.
    Counted { track: Track, by: i16, now: u16, source: Option<Source> },
    /// A section takes damage, or is repaired.
    SectionChanged { section: Section, by: i8, now: u8, source: Option<Source> },
    /// Shields take hits.
    ShieldsTook { hits: u8, left: u8 },
    /// Shields are whole again.
    ShieldsWhole { rating: u8 },
    /// Energy tokens come off from the top, or go back.
    EnergyChanged { by: i8, now: u8 },
    /// An energy space is uncovered, from 1 at the top.
    SpaceUncovered { space: u8 },
    /// A hero's state changes.
    HeroChanged { hero: HeroId, from: Status, to: Status, source: Option<Source> },
    /// A hero is committed to a card.
    HeroCommitted { hero: HeroId, skill: Option<Skill>, adds: u8, source: Option<Source> },
    /// A hero's ability is used.
    AbilityUsed { hero: HeroId },
    /// A loss of Crew is cancelled.
    CrewSaved { points: u8, by: HeroId },
    /// A hero is kept from being Wounded.
    Sheltered { hero: HeroId, by: HeroId },
    /// Some hits are not done.
    HitsIgnored { hits: u8, by: HeroId },
    /// A port serves the players otherwise than by how they stand with its owners.
    Welcomed { by: HeroId, welcome: Welcome },
    /// A hero's ability gives what it gives once in a scenario.
    GivenOnce { by: HeroId },
    /// Morale that would be lost is not.
    Softened { by: HeroId, morale: u8 },
    /// Harm is warded off.
    Warded { by: HeroId },
    /// Morale arrives at 1 for the first time: the Mutiny is due.
    MutinyDue,
    /// Nobody is met who would fight.
    NobodyFights,
    /// The port of an Enemy sends out a patrol.
    PatrolSent { sector: SectorId },
    /// A space combat begins.
    CombatBegan,
    /// An enemy is met.
    EnemyMet { enemy: EnemyId, side: Side, hull: u8, shield: u8 },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// A system decides on its order.
    Ordered { system: System, order: Option<OrderId> },
    /// A hero is assigned to a system's order, or to the helm.
    Assigned { system: System, hero: Option<HeroId> },
    /// A ship is to be launched.
    SortiePlanned { launched: Launched },
    /// A system's plan stands.
    PlanComplete { system: System },
    /// A system's plan is taken back.
    PlanTakenBack { system: System },
    /// The plan stands; it is carried out.
    PlanConfirmed,
    /// An order is carried out.
    OrderGiven { system: System, order: OrderId, hero: HeroId },
    /// A ship of ours goes out.
    FighterLaunched { launched: Launched },
    /// A stage begins.
    StageBegan { stage: Stage },
    /// A shot of ours is decided. No fighter: the Ironclad's own.
    ShotDecided { fighter: Option<FighterId>, target: EnemyId, total: i8, reach: i8, landed: bool, damage: u8 },
    /// An enemy's shot is decided. No fighter: at the Ironclad.
    EnemyShotDecided { enemy: EnemyId, fighter: Option<FighterId>, total: i8, reach: i8, evaded: bool },
    /// A shot of ours that missed is made again. No fighter: the Ironclad's own.
    ShotAgain { fighter: Option<FighterId>, target: EnemyId },
    /// An enemy is kept from attacking in this phase.
    FireHeld { enemy: EnemyId },
    /// A ship of ours attacks more often in this phase.
    AttacksMore { fighter: FighterId, attacks: u8 },
    /// An attack that lands on a ship of ours does nothing.
    ShruggedOff { enemy: EnemyId, fighter: FighterId },
    /// A ship of ours is struck in the Ironclad's place.
    Guarded { enemy: EnemyId, fighter: FighterId },
    /// The loot of an enemy is taken by an ability.
    Collected { enemy: EnemyId, by: HeroId },
    /// A system's orders card is turned to its upgraded side.
    SystemUpgraded { system: System },
    /// A fighter's or mech's card is turned to its upgraded side; what damage it carries it keeps.
    FighterUpgraded { fighter: FighterId },
    /// A module's card is turned to its upgraded side.
    ModuleUpgraded { module: ModuleId },
    /// An attack that lands is ignored.
    AttackIgnored { enemy: EnemyId },
    /// An attack that lands is stopped by a module.
    AttackStopped { enemy: EnemyId },
    /// An enemy takes damage: shield first, then Hull.
    EnemyStruck { enemy: EnemyId, shield: u8, hull: u8 },
    /// An enemy is destroyed.
    EnemyDestroyed { enemy: EnemyId },
    /// An enemy does what it alone can do; what follows from it is told by the events after this one.
    SpecialActed { enemy: EnemyId },
    /// An enemy's people come aboard.
    Boarded { enemy: EnemyId },
    /// An enemy gets Hull back.
    EnemyMended { enemy: EnemyId, hull: u8 },
    /// An enemy gets shield back.
    EnemyRecharged { enemy: EnemyId, shield: u8 },
    /// An enemy leaves the combat undestroyed.
    EnemyGone { enemy: EnemyId },
    /// A ship of ours takes damage, or is repaired.
    FighterChanged { fighter: FighterId, by: i8, damage: u8 },
    /// A ship of ours is disabled.
    FighterDisabled { fighter: FighterId },
    /// A space combat ends.
    CombatEnded { result: CombatResult },
    /// The ship docks, or stays on for more services.
    Docked { sector: SectorId, services: u8 },
    /// A service is chosen.
    ServiceTaken { service: ServiceChoice, left: u8 },
    /// Something is bought.
    Bought { good: Good },
    /// The Saloon raises Morale.
    Toasted { sector: SectorId },
    /// A point of something is repaired.
    Mended { part: Part },
    /// A service is done with.
    ServiceEnded { service: ServiceChoice },
    /// What is left of the services is not wanted.
    ServicesDeclined,
    /// The ship is no longer served at the port.
    Undocked,
    /// A piece of gear is drawn from the pile.
    GearDrawn { gear: GearId },
    /// A hero takes a piece of gear that was drawn.
    GearTaken { gear: GearId, hero: HeroId },
    /// A piece of gear goes from one hero to another.
    GearMoved { gear: GearId, from: HeroId, to: HeroId },
    /// A piece of gear goes to the pile: nobody can carry it, or it is lost.
    GearReturned { gear: GearId },
    /// A lesser module is found, to be fitted from the next scenario on.
    ModuleFound { gear: GearId, module: ModuleId },
    /// Reputation with a power changes.
    ReputationChanged { faction: Faction, by: i8, now: i8 },
    /// The players become a power's ally, for good.
    Allied { faction: Faction },
    /// A hero is hired for the scenario.
    HeroHired { hero: HeroId, system: System, cost: u8, promoted: bool, status: Status },
    /// A hero hired before is sent ashore again.
    HeroDismissed { hero: HeroId, cost: u8 },
    /// A hero is assigned to a system.
    HeroPosted { hero: HeroId, system: System },
    /// A system is run by this seat from now on (rule 1.2).
    Dealt { system: System, seat: Seat },
    /// A module is fitted.
    ModuleFitted { module: ModuleId, fee: u8, upgraded: bool },
    /// A module is taken out again.
    ModuleTakenOut { module: ModuleId, fee: u8 },
    /// A fighter or mech is taken along.
    ShipTaken { fighter: FighterId, upgraded: bool, damage: u8 },
    /// A fighter or mech is left behind.
    ShipLeft { fighter: FighterId },
    /// Fitting out is over.
    FittedOut,
    /// A milestone is reached; 0 is the aim, then come those of the scenario's file in their order (rule 11.5).
    MilestoneReached { place: u8 },
    /// A hero joins the roster of the campaign.
    HeroJoined { hero: HeroId },
    /// A fighter or mech is the campaign's from now on.
    ShipGained { fighter: FighterId },
    /// A module is the campaign's from now on.
    ModuleGained { module: ModuleId },
    /// A piece of gear goes to the lockers: from whoever carried it, or out of the hand that drew it.
    GearStowed { gear: GearId },
    /// A hero is promoted, for good (rule 11.5).
    HeroPromoted { hero: HeroId },
    /// A hero marked as Wounded is healed between scenarios (rule 11.9).
    HeroTreated { hero: HeroId },
    /// The game is over.
    Ended { outcome: Outcome },
    /// What the players want next, when a scenario of a campaign is behind.
    Sought { what: Sought },
    /// Something happens in the story.
    Story(StoryEvent),
}

/// How a combat ended (rule 8.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum CombatResult {
    /// The enemy is destroyed.
    Victory,
    /// Some of the enemy is left.
    Draw,
    /// The Ironclad is destroyed.
    Defeat,
}
