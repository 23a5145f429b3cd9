//! Which rule explains a thing: its number, as `rules.ftl` has it.

mod lists;

pub use self::lists::figures;

use super::decision::Question;
use ironclad_game::content::terms::Track;
use ironclad_game::content::{Content, IntelId};
use ironclad_game::engine::Sought;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::decision::{Answer, CheckOf, Source};
use ironclad_game::engine::event::Event;
use words::Text;

/// A section and its damage.
pub const SECTION: &str = "2.1";
/// The rule about energy.
pub const ENERGY: &str = "2.8";
/// Damage control.
pub const HITS: &str = "2.9";
/// Shields.
pub const SHIELDS: &str = "2.10";
/// Radiation shields.
pub const RADIATION: &str = "2.11";
/// A sector's condition.
pub const CONDITION: &str = "4.2";
/// A sealed token.
pub const TOKEN: &str = "5.1";
/// Classes and skills.
pub const SKILL: &str = "6.1";
/// Ready, Exhausted, Wounded.
pub const STATUS: &str = "6.4";
/// The rule about gear.
pub const GEAR: &str = "12.1";
/// Upgrades.
pub const UPGRADE: &str = "12.2";
/// A module.
pub const MODULE: &str = "12.4";
/// The shape of a campaign.
pub const CAMPAIGN: &str = "11.1";
/// What a scenario asks for.
pub const MILESTONES: &str = "11.5";
/// The track of turns.
pub const TURNS: &str = "2.12";
/// Reading aloud.
pub const READING: &str = "1.5";
/// Talking a decision over.
pub const TOGETHER: &str = "1.1";
/// What a deed does to reputation.
pub const REPUTATION: &str = "10.2";
/// How a power stands to the players.
pub const STANDING: &str = "10.3";
/// What a scenario of the story holds.
pub const STORY: &str = "11.6";
/// Who runs each system.
pub const DEALT: &str = "1.2";
/// Setting up.
pub const SET_UP: &str = "11.4";
/// An ability.
pub const ABILITY: &str = "6.10";
/// An order.
pub const ORDER: &str = "8.11";
/// An enemy ship.
pub const SHIP: &str = "8.9";
/// A fighter or mech of ours.
pub const FIGHTER: &str = "8.8";
/// A port.
pub const PORT: &str = "9.1";
/// A service and its price.
pub const SERVICE: &str = "9.3";

/// The key of a rule's words.
pub fn key(rule: &str) -> String {
    format!("rule-{}", rule.replace('.', "-"))
}

/// A rule's title and its text, with the lists and figures that the content has for it.
pub fn words(text: &Text, content: &Content, rule: &str) -> (String, String) {
    let key = key(rule);
    (text.get(&key), text.attr_with(&key, "text", &figures(text, content)))
}

/// A counter on the mat.
pub fn track(track: Track) -> &'static str {
    match track {
        Track::Crew => "2.2",
        Track::Morale => "2.3",
        Track::Hull => "2.6",
        Track::Salvage | Track::Ammo | Track::Credits => "2.7",
    }
}

/// An intel card.
pub fn intel(content: &Content, card: IntelId) -> &str {
    &content.intel[card].rule
}

/// Why something happens.
pub fn source(content: &Content, source: Source) -> &str {
    match source {
        Source::Intel(card) => intel(content, card),
        Source::Ability(_) => ABILITY,
        Source::Order(_) => ORDER,
        Source::Condition => CONDITION,
        Source::Rest | Source::Heal | Source::Repair => "3.2",
        Source::Service(_) => SERVICE,
        Source::Fighter(_) => FIGHTER,
        Source::Enemy(_) => SHIP,
        Source::Energy => ENERGY,
        Source::Combat => "8.1",
        Source::Villain(_) => "10.6",
        Source::Scenario => SET_UP,
        Source::Check(_) => "7.1",
        Source::Fight(_) => "8.1",
        Source::Heard(_) => "10.4",
        Source::Passage(_) | Source::Choice(_) | Source::Offer(_) | Source::Mover(_) | Source::Post(_) => STORY,
    }
}

/// A question; a card's own rule where a card asks.
pub fn question(content: &Content, question: Question, from: Option<Source>) -> &str {
    match question {
        Question::Action => "3.2",
        Question::SetUp => SET_UP,
        Question::Loss => "11.7",
        Question::Contract => "11.2",
        Question::Promotion => "11.5",
        Question::Refit => "11.9",
        Question::Word => "11.6",
        Question::Passage | Question::Choice | Question::Post => STORY,
        Question::Use => STATUS,
        Question::Bear | Question::GiveUp | Question::Dues => GEAR,
        Question::Commit | Question::Help | Question::Soften | Question::Ward | Question::Attempt => {
            from.map_or("7.3", |from| source(content, from))
        }
        Question::Select | Question::Skill => "7.3",
        Question::Class | Question::Lead | Question::Join | Question::Volunteer => {
            from.map_or("7.3", |from| source(content, from))
        }
        Question::Upgrade => UPGRADE,
        Question::Recon | Question::Rest | Question::Tend => "3.2",
        Question::RestPaid | Question::HealPaid | Question::Trade | Question::Yard | Question::Guild => SERVICE,
        Question::RestGiven | Question::HealGiven | Question::Exhaust | Question::Lookout | Question::Wound => STATUS,
        Question::TiredPilot | Question::Engineer => "8.3",
        Question::Order => ORDER,
        Question::Evade => "8.5",
        Question::CarryOut => "8.2",
        Question::Sortie | Question::Pilot => FIGHTER,
        Question::Confirm => "8.1",
        Question::WaveAway
        | Question::Reroll
        | Question::SaveCheck
        | Question::SaveCrew
        | Question::Remember
        | Question::Shelter
        | Question::RideOut
        | Question::Bulkhead
        | Question::Conduct
        | Question::SideDoor => ABILITY,
        Question::Target => "8.4",
        Question::Wingman | Question::Spare | Question::Strain => ORDER,
        Question::Tools => FIGHTER,
        Question::HoldFire | Question::Collect | Question::EvadeAgain | Question::Shrug | Question::Spoils => ABILITY,
        Question::Port => "9.2",
        Question::Mend => ABILITY,
    }
}

/// An option.
pub fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Recon(_) | Answer::Rest | Answer::Heal | Answer::Repair => "3.2",
        Answer::Move(_) => "3.4",
        Answer::Dock | Answer::Leave => "9.2",
        Answer::Ability(_) | Answer::Pass => ABILITY,
        Answer::EndTurn => "3.3",
        Answer::Hero(_) => STATUS,
        Answer::Done => "7.3",
        Answer::Attempt | Answer::Skip => TOKEN,
        Answer::Skill(_) | Answer::Class(_) => SKILL,
        Answer::Order(_) => ORDER,
        Answer::NoOrder => "8.2",
        Answer::Sortie(_) => FIGHTER,
        Answer::Change(_) | Answer::Confirm => "8.1",
        Answer::Target(_) => SHIP,
        Answer::Section(_) => SECTION,
        Answer::Service(_) | Answer::Buy(_) | Answer::Mend(_) => SERVICE,
        Answer::Upgrade(_) => UPGRADE,
        Answer::Gear(..) => GEAR,
        Answer::Fit(_) | Answer::Unfit(_) => MODULE,
        Answer::Contract(_) => "11.2",
        Answer::Promote(_) => "11.5",
        Answer::Treat(_) => "11.9",
        Answer::Read | Answer::Word(_) | Answer::Option(_) | Answer::Offer(_) => STORY,
        Answer::Take(_) | Answer::Land(_) | Answer::Post(_) | Answer::Fetch(_) => STORY,
        Answer::Again | Answer::End => "11.7",
        Answer::Deal(..) => DEALT,
        Answer::Hire(_) | Answer::Dismiss(_) | Answer::Assign(..) | Answer::Ship(_) => SET_UP,
    }
}

/// A die.
pub fn die(content: &Content, why: Why, from: Option<Source>) -> &str {
    match why {
        Why::DamageControl => HITS,
        Why::Check => "7.1",
        Why::Table => "5.3",
        Why::Story => STORY,
        Why::Encounter | Why::Tie => from.map_or("5.19", |from| source(content, from)),
        Why::Attack { .. } | Why::FighterAttack { .. } => "8.4",
        Why::Evasion { .. } | Why::FighterEvasion { .. } => "8.5",
        Why::Prey { .. } => SHIP,
    }
}

/// Something that happened.
pub fn event<'a>(content: &'a Content, event: &Event) -> &'a str {
    match *event {
        Event::TurnBegan { .. } | Event::ActionsLost { .. } => "3.1",
        Event::ActionSpent { .. } => "3.2",
        Event::TurnEnded { .. } => "3.3",
        Event::Moved { .. } => "3.4",
        Event::TokenRevealed { .. } => TOKEN,
        Event::TokenDiscarded { .. } => "3.5",
        Event::ConditionStruck { .. } => CONDITION,
        Event::ActionGiven { .. } => TOKEN,
        Event::CardBegan { card }
        | Event::CardSkipped { card }
        | Event::CardEnded { card }
        | Event::TableRead { card, .. }
        | Event::CheckDecided { of: CheckOf::Card(card), .. } => intel(content, card),
        Event::CheckDecided { .. } => "7.1",
        Event::Story(_) => STORY,
        Event::Rolled { request, .. } => die(content, request.why, request.source),
        Event::Counted { track: of, .. } => track(of),
        Event::SectionChanged { .. } => SECTION,
        Event::ShieldsTook { .. } | Event::ShieldsWhole { .. } => SHIELDS,
        Event::EnergyChanged { .. } | Event::SpaceUncovered { .. } => ENERGY,
        Event::HeroChanged { .. } => STATUS,
        Event::HeroCommitted { .. } => "7.3",
        Event::Rerolled { .. }
        | Event::AbilityUsed { .. }
        | Event::CrewSaved { .. }
        | Event::Sheltered { .. }
        | Event::HitsIgnored { .. }
        | Event::Welcomed { .. }
        | Event::GivenOnce { .. } => ABILITY,
        Event::Softened { .. } | Event::Warded { .. } => "5.4",
        Event::MutinyDue => "2.5",
        Event::NobodyFights => "5.19",
        Event::PatrolSent { .. } => "9.4",
        Event::OnePaid => "10.6",
        Event::CombatBegan | Event::PhaseBegan { .. } | Event::StageBegan { .. } => "8.1",
        Event::EnemyMet { .. }
        | Event::SpecialActed { .. }
        | Event::Boarded { .. }
        | Event::EnemyMended { .. }
        | Event::EnemyRecharged { .. }
        | Event::EnemyGone { .. } => SHIP,
        Event::Ordered { .. } | Event::Assigned { .. } | Event::OrderGiven { .. } => "8.2",
        Event::PlanComplete { .. } | Event::PlanTakenBack { .. } | Event::PlanConfirmed => "8.1",
        Event::SortiePlanned { .. } | Event::FighterLaunched { .. } => FIGHTER,
        Event::ShotDecided { .. } | Event::EnemyShotDecided { .. } => "8.4",
        Event::ShotAgain { .. } => "8.4",
        Event::FireHeld { .. } | Event::AttacksMore { .. } | Event::ShruggedOff { .. } | Event::Collected { .. } => {
            ABILITY
        }
        Event::Guarded { .. } => FIGHTER,
        Event::SystemUpgraded { .. } | Event::FighterUpgraded { .. } | Event::ModuleUpgraded { .. } => UPGRADE,
        Event::AttackIgnored { .. } => ORDER,
        Event::GearDrawn { .. }
        | Event::GearTaken { .. }
        | Event::GearMoved { .. }
        | Event::GearStowed { .. }
        | Event::GearReturned { .. } => GEAR,
        Event::ModuleFound { .. } => GEAR,
        Event::AttackStopped { .. } | Event::ModuleFitted { .. } | Event::ModuleTakenOut { .. } => MODULE,
        Event::ReputationChanged { .. } => "10.2",
        Event::Allied { .. } => "10.5",
        Event::Dealt { .. } => DEALT,
        Event::HeroHired { .. }
        | Event::HeroDismissed { .. }
        | Event::HeroPosted { .. }
        | Event::ShipTaken { .. }
        | Event::ShipLeft { .. }
        | Event::FittedOut => SET_UP,
        Event::EnemyStruck { .. }
        | Event::EnemyDestroyed { .. }
        | Event::FighterChanged { .. }
        | Event::FighterDisabled { .. } => "8.6",
        Event::CombatEnded { .. } => "8.10",
        Event::Docked { .. } | Event::ServicesDeclined | Event::Undocked => PORT,
        Event::ServiceTaken { .. } | Event::ServiceEnded { .. } => "9.2",
        Event::Bought { .. } | Event::Toasted { .. } | Event::Mended { .. } => SERVICE,
        Event::MilestoneReached { .. } | Event::HeroPromoted { .. } => "11.5",
        Event::HeroJoined { .. } | Event::ShipGained { .. } | Event::ModuleGained { .. } => "11.6",
        Event::HeroTreated { .. } => "11.9",
        Event::Ended { .. } | Event::Sought { what: Sought::Again } => "11.7",
        Event::Sought { .. } => "11.2",
    }
}
