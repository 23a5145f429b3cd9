//! What a decision really asks: its kind, told apart by what is under way.

use ironclad_game::content::HeroId;
use ironclad_game::content::ability::Window;
use ironclad_game::content::terms::Service;
use ironclad_game::engine::decision::{Answer, Decision, DecisionKind, Source};
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::query::View;
use ironclad_game::engine::{Game, Picking};

/// What is really asked: the kind of decision, told apart by what is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// What to do with the turn.
    Action,
    /// Whether to take a card on.
    Attempt,
    /// Who goes in, on a check.
    Commit,
    /// Which skill a check is made with.
    Select,
    /// Which of her skills counts, in the first edition of the rules.
    Skill,
    /// As what of her classes she goes.
    Class,
    /// Who leads the way.
    Lead,
    /// Who goes along.
    Join,
    /// Who goes, for what a card offers.
    Volunteer,
    /// Who helps with a table roll.
    Help,
    /// Who softens its result.
    Soften,
    /// Who wards off harm.
    Ward,
    /// Who rests.
    Rest,
    /// Who rests, by a card or an ability.
    RestGiven,
    /// Who does it, in a Heal or Repair.
    Tend,
    /// Who is healed, by that action or an ability.
    HealGiven,
    /// Who rests at the Saloon.
    RestPaid,
    /// Who is healed at the Medical.
    HealPaid,
    /// Who is exhausted by a card.
    Exhaust,
    /// Which Engineer is exhausted for an order.
    Engineer,
    /// Who keeps a lookout, and is exhausted by a Recon.
    Lookout,
    /// Who is Wounded.
    Wound,
    /// Which pilot is exhausted after an All-out Sortie.
    TiredPilot,
    /// Which token is turned up.
    Recon,
    /// Which order a system gives.
    Order,
    /// Who carries an order out.
    CarryOut,
    /// Who evades without an order.
    Evade,
    /// Which ships go out.
    Sortie,
    /// Who flies one.
    Pilot,
    /// Whether the plan stands.
    Confirm,
    /// Whom to attack.
    Target,
    /// Which ship the Wingman helps.
    Wingman,
    /// Whom damage to spare goes on to.
    Spare,
    /// What a mech with tools mends besides attacking.
    Tools,
    /// Which enemy is kept from attacking.
    HoldFire,
    /// Whose loot is taken besides.
    Collect,
    /// Which section takes the damage.
    Strain,
    /// Whether anybody has an evasion rolled again.
    EvadeAgain,
    /// Whether a pilot shrugs an attack off.
    Shrug,
    /// Whether anybody takes more loot.
    Spoils,
    /// Whether anybody waves a card away.
    WaveAway,
    /// Whether anybody has a roll made again.
    Reroll,
    /// Whether anybody turns a narrow failure into success.
    SaveCheck,
    /// Whether anybody saves the Crew.
    SaveCrew,
    /// Whether anybody remembers the Crew who are lost.
    Remember,
    /// Whether anybody keeps a hero from a wound.
    Shelter,
    /// Whether anybody has the ship ride a condition out.
    RideOut,
    /// Whether anybody stops hits from within.
    Bulkhead,
    /// Whether anybody vouches for the ship at a port.
    Conduct,
    /// Which sector the ship goes to, past the next.
    SideDoor,
    /// Which service.
    Port,
    /// What to buy at the Trader.
    Trade,
    /// What to repair at the Shipyard.
    Yard,
    /// How many Crew to take on at the Guild.
    Guild,
    /// What to upgrade at the Tech Center.
    Upgrade,
    /// What an ability mends.
    Mend,
    /// Who carries a piece of gear.
    Bear,
    /// Whose piece of gear goes for a new one.
    GiveUp,
    /// Whose gear pays an enemy, if not Credits.
    Dues,
    /// Who and what is taken along.
    SetUp,
    /// Once more, or the end.
    Loss,
    /// Whose contract is next.
    Contract,
    /// Who is promoted.
    Promotion,
    /// What is paid for between scenarios.
    Refit,
    /// A passage of the story is read aloud.
    Passage,
    /// What is chosen in the story.
    Choice,
    /// Whether a word is sent to a third power.
    Word,
    /// Who is exhausted for what the story offers.
    Use,
    /// Who goes to a post of the story.
    Post,
}

impl Question {
    /// What this decision asks.
    pub fn of(game: &Game, decision: &Decision) -> Self {
        let view = game.view();
        match decision.kind {
            DecisionKind::Action => match decision.source {
                Some(Source::Ability(_)) => Self::SideDoor,
                _ => Self::Action,
            },
            DecisionKind::OptionalCard => Self::Attempt,
            DecisionKind::Skill if whose_skill(game).is_none() => Self::Select,
            DecisionKind::Skill => Self::Skill,
            DecisionKind::Class => Self::Class,
            DecisionKind::Recon => Self::Recon,
            DecisionKind::Port => Self::Port,
            DecisionKind::SetUp => Self::SetUp,
            DecisionKind::Loss => Self::Loss,
            DecisionKind::Contract => Self::Contract,
            DecisionKind::Promotion => Self::Promotion,
            DecisionKind::Refit => Self::Refit,
            DecisionKind::Passage => Self::Passage,
            DecisionKind::Choice => Self::Choice,
            DecisionKind::Word => Self::Word,
            DecisionKind::Hero => hero(game, decision),
            DecisionKind::CombatPlan => match decision.system {
                None => Self::Confirm,
                Some(system) if view.table.combat.as_ref().is_some_and(|combat| combat.plan(system).ordered) => {
                    Self::Sortie
                }
                Some(_) => Self::Order,
            },
            DecisionKind::Reaction => reaction(&view, decision),
            DecisionKind::Target => target(game, decision),
            DecisionKind::Service => match decision.source {
                Some(Source::Service(Service::Shipyard)) => Self::Yard,
                Some(Source::Service(Service::Guild)) => Self::Guild,
                Some(Source::Service(Service::TechCenter)) => Self::Upgrade,
                Some(Source::Ability(_) | Source::Repair) => Self::Mend,
                _ => Self::Trade,
            },
        }
    }

    /// Whether a hero who is picked at this question is used: Exhausted, or Wounded if she is Exhausted already (rule 6.4).
    pub fn uses(self) -> bool {
        match self {
            Self::Commit
            | Self::Lead
            | Self::Join
            | Self::Volunteer
            | Self::Help
            | Self::Soften
            | Self::Ward
            | Self::Tend
            | Self::Exhaust
            | Self::Engineer
            | Self::Lookout
            | Self::Wound
            | Self::TiredPilot
            | Self::Trade
            | Self::Use => true,
            Self::Action
            | Self::Attempt
            | Self::Select
            | Self::Skill
            | Self::Class
            | Self::Rest
            | Self::RestGiven
            | Self::HealGiven
            | Self::RestPaid
            | Self::HealPaid
            | Self::Recon
            | Self::Order
            | Self::CarryOut
            | Self::Evade
            | Self::Sortie
            | Self::Pilot
            | Self::Confirm
            | Self::Target
            | Self::Wingman
            | Self::Spare
            | Self::GiveUp
            | Self::Tools
            | Self::HoldFire
            | Self::Collect
            | Self::Strain
            | Self::EvadeAgain
            | Self::Shrug
            | Self::Spoils
            | Self::WaveAway
            | Self::Reroll
            | Self::SaveCheck
            | Self::SaveCrew
            | Self::Remember
            | Self::Shelter
            | Self::RideOut
            | Self::Bulkhead
            | Self::Conduct
            | Self::SideDoor
            | Self::Port
            | Self::Yard
            | Self::Guild
            | Self::Upgrade
            | Self::Mend
            | Self::Bear
            | Self::Dues
            | Self::SetUp
            | Self::Loss
            | Self::Contract
            | Self::Promotion
            | Self::Refit
            | Self::Passage
            | Self::Choice
            | Self::Word
            | Self::Post => false,
        }
    }

    pub(super) fn name(self) -> &'static str {
        self.into()
    }
}

fn target(game: &Game, decision: &Decision) -> Question {
    match (decision.options.first(), game.state().frames.last()) {
        (Some(Answer::Sortie(_)), _) => Question::Wingman,
        (Some(Answer::Section(_)), _) => Question::Strain,
        (_, Some(Frame::Tactic(_))) => Question::HoldFire,
        (_, Some(Frame::Looting(_))) => Question::Collect,
        (Some(Answer::Mend(_)), _) => Question::Tools,
        (_, Some(Frame::StageFight(stage))) if stage.has_damage_to_spare() => Question::Spare,
        _ => Question::Target,
    }
}

fn hero(game: &Game, decision: &Decision) -> Question {
    match (game.state().frames.last(), decision.system, decision.source) {
        (Some(Frame::Check(_)), _, _) => Question::Commit,
        (Some(Frame::TableRolling(roll)), _, _) if roll.is_softening() => Question::Soften,
        (Some(Frame::TableRolling(_)), _, _) => Question::Help,
        (Some(Frame::Harming(_)), _, _) => Question::Ward,
        (Some(Frame::Expedition(expedition)), _, _) if expedition.is_led() => Question::Lead,
        (Some(Frame::Expedition(_)), _, _) => Question::Join,
        (Some(Frame::Volunteers(_)), _, _) => Question::Volunteer,
        (Some(Frame::Outfit(outfit)), _, _) if outfit.is_replacing(&game.view()) => Question::GiveUp,
        (Some(Frame::Outfit(_)), _, _) => Question::Bear,
        (Some(Frame::Tribute(_)), _, _) => Question::Dues,
        (Some(Frame::Pick(pick)), _, _) => match pick.what() {
            Picking::Rest => Question::Rest,
            Picking::RestFor(_) => Question::RestGiven,
            Picking::HealFor(..) => Question::HealGiven,
            Picking::RestPaid(_) => Question::RestPaid,
            Picking::HealPaid(_) => Question::HealPaid,
            Picking::Exhaust(_) => Question::Exhaust,
            Picking::Lookout(_) => Question::Lookout,
            Picking::Engineer(_) => Question::Engineer,
            Picking::Wound(_) => Question::Wound,
            Picking::Use(..) => Question::Use,
            Picking::Post(_) => Question::Post,
        },
        (Some(Frame::HealOrRepair(_)), _, _) => Question::Tend,
        (_, Some(_), Some(Source::Fighter(_))) => Question::Pilot,
        (_, Some(_), Some(Source::Order(_))) => Question::CarryOut,
        (_, Some(_), _) => Question::Evade,
        _ => Question::TiredPilot,
    }
}

/// The hero one of whose skills or classes is to be named, if that is asked.
pub fn whose_skill(game: &Game) -> Option<HeroId> {
    match game.state().frames.last() {
        Some(Frame::Check(check)) => check.whose_skill(),
        Some(Frame::Expedition(expedition)) => expedition.whose_class(),
        _ => None,
    }
}

fn reaction(view: &View<'_>, decision: &Decision) -> Question {
    let ability = decision.options.iter().find_map(|option| match option {
        Answer::Ability(hero) => {
            let promoted = view.table.hero(*hero).is_some_and(|aboard| aboard.promoted);
            Some(view.content.heroes[*hero].side(promoted).ability(view.edition()))
        }
        _ => None,
    });
    match ability.map(|ability| ability.window()) {
        Some(Window::CrewLoss) => Question::SaveCrew,
        Some(Window::Wound) => Question::Shelter,
        Some(Window::TableRoll) => Question::Reroll,
        Some(Window::Failure) => Question::SaveCheck,
        Some(Window::CrewLost) => Question::Remember,
        Some(Window::Condition) => Question::RideOut,
        Some(Window::InsideHits) => Question::Bulkhead,
        Some(Window::Arrival) => Question::Conduct,
        Some(Window::Evasion) => Question::EvadeAgain,
        Some(Window::Struck) => Question::Shrug,
        Some(Window::Spoils) => Question::Spoils,
        // The others are no reactions: they stand among the options of what is asked.
        Some(
            Window::Always
            | Window::Encounter
            | Window::Operation
            | Window::Deed
            | Window::Rest
            | Window::Commit
            | Window::Port
            | Window::Plan
            | Window::Flight,
        )
        | None => Question::WaveAway,
    }
}
