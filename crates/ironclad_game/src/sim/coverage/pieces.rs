//! What a story's pieces are, and which of them an event is.

use std::collections::BTreeSet;

use crate::content::story::Story;
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::story::condition::Milestone;
use crate::content::story::lists::Brought;
use crate::content::walk::reach::Reach;
use crate::content::{CheckId, ChoiceId, FightId, Id, LineId, Names, OfferId, OptionId, PassageId, TriggerId};
use crate::engine::Event;
use crate::engine::event::CombatResult;
use crate::engine::event::story::StoryEvent;

/// A piece of a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Node {
    /// A trigger fires.
    Trigger(TriggerId),
    /// A passage is read.
    Passage(PassageId),
    /// A line is said.
    Line(LineId),
    /// An option is chosen.
    Option(ChoiceId, OptionId),
    /// An offer is taken.
    Offer(OfferId),
    /// A check is won, or lost.
    Check(CheckId, bool),
    /// A fight is won, or drawn.
    Fight(FightId, bool),
    /// A part of the debriefing is shown, by its index.
    Debriefed(u8),
    /// A milestone is reached.
    Reached(Milestone),
    /// A milestone can no longer be reached.
    Failed(Milestone),
}

impl Node {
    /// Its names, as files have them.
    pub(super) fn name(self, names: &Names) -> String {
        match self {
            Node::Trigger(trigger) => format!("trigger {}", trigger.name(names)),
            Node::Passage(passage) => format!("passage {}", passage.name(names)),
            Node::Option(choice, option) => format!("choice {}, option {}", choice.name(names), option.name(names)),
            Node::Line(line) => format!("line {}", line.name(names)),
            Node::Offer(offer) => format!("offer {}", offer.name(names)),
            Node::Check(check, won) => format!("check {}, {}", check.name(names), if won { "won" } else { "lost" }),
            Node::Fight(fight, won) => format!("fight {}, {}", fight.name(names), if won { "won" } else { "drawn" }),
            Node::Debriefed(place) => format!("debriefing {place}"),
            Node::Reached(milestone) => format!("milestone {} reached", <&str>::from(milestone)),
            Node::Failed(milestone) => format!("milestone {} failed", <&str>::from(milestone)),
        }
    }

    /// Whether a walk through the story finds that it can be reached.
    pub(super) fn can_come(self, reach: &Reach) -> bool {
        match self {
            Node::Trigger(trigger) => reach.brought.contains(&Brought::Trigger(trigger)),
            Node::Offer(offer) => reach.brought.contains(&Brought::Offer(offer)),
            Node::Option(choice, option) => reach.brought.contains(&Brought::Option(choice, option)),
            Node::Debriefed(place) => reach.brought.contains(&Brought::Debriefing(place.into())),
            Node::Passage(passage) => reach.passages.contains(&passage),
            Node::Line(line) => reach.lines.contains(&line),
            Node::Check(check, _) => reach.made.contains(&check),
            Node::Fight(fight, _) => reach.fought.contains(&fight),
            Node::Reached(milestone) => reach.reached.contains(&milestone),
            Node::Failed(milestone) => reach.failed.contains(&milestone),
        }
    }

    /// The piece that this event is, if it is one.
    pub(super) fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::MilestoneReached { place } => Milestone::ALL.into_iter().nth(usize::from(place)).map(Node::Reached),
            Event::Story(told) => match told {
                StoryEvent::Fired { trigger } => Some(Node::Trigger(trigger)),
                StoryEvent::Read { passage } => Some(Node::Passage(passage)),
                StoryEvent::Said { line, .. } => Some(Node::Line(line)),
                StoryEvent::Offered { offer } => Some(Node::Offer(offer)),
                StoryEvent::Chosen { choice, option, .. } => Some(Node::Option(choice, option)),
                StoryEvent::Checked { check, won } => Some(Node::Check(check, won)),
                StoryEvent::Fought { fight, result: CombatResult::Victory } => Some(Node::Fight(fight, true)),
                StoryEvent::Fought { fight, result: CombatResult::Draw } => Some(Node::Fight(fight, false)),
                StoryEvent::Debriefed { place } => Some(Node::Debriefed(place)),
                StoryEvent::Failed { milestone } => Some(Node::Failed(milestone)),
                StoryEvent::Fought { result: CombatResult::Defeat, .. }
                | StoryEvent::SideTaken { .. }
                | StoryEvent::Fielded { .. }
                | StoryEvent::Shuffled
                | StoryEvent::Used { .. }
                | StoryEvent::Marked { .. }
                | StoryEvent::Unmarked { .. }
                | StoryEvent::Flagged { .. }
                | StoryEvent::TokenPlaced { .. }
                | StoryEvent::TokenGone { .. }
                | StoryEvent::Sent { .. }
                | StoryEvent::Went { .. }
                | StoryEvent::Waited { .. }
                | StoryEvent::TookLane { .. }
                | StoryEvent::Held { .. }
                | StoryEvent::Hurried { .. }
                | StoryEvent::Struck { .. }
                | StoryEvent::Met { .. }
                | StoryEvent::Gone { .. }
                | StoryEvent::Marched
                | StoryEvent::Put { .. }
                | StoryEvent::Taken { .. }
                | StoryEvent::Ferried { .. }
                | StoryEvent::Landed { .. }
                | StoryEvent::Spoilt { .. }
                | StoryEvent::Drifted { .. }
                | StoryEvent::Swallowed { .. }
                | StoryEvent::Lifted { .. }
                | StoryEvent::Dropped { .. }
                | StoryEvent::CarriedOff { .. }
                | StoryEvent::Aged
                | StoryEvent::Counted { .. }
                | StoryEvent::Posted { .. }
                | StoryEvent::Fetched { .. }
                | StoryEvent::Seen { .. }
                | StoryEvent::Worth { .. }
                | StoryEvent::Turns { .. }
                | StoryEvent::Left { .. }
                | StoryEvent::Hurt { .. }
                | StoryEvent::Dearer { .. }
                | StoryEvent::Promised { .. }
                | StoryEvent::Kept
                | StoryEvent::Arranged { .. }
                | StoryEvent::Heard { .. }
                | StoryEvent::Word { .. } => None,
            },
            // What else happens is not of the story.
            Event::TurnBegan { .. }
            | Event::ActionSpent { .. }
            | Event::ActionGiven { .. }
            | Event::TurnEnded { .. }
            | Event::ActionsLost { .. }
            | Event::Moved { .. }
            | Event::TokenRevealed { .. }
            | Event::TokenDiscarded { .. }
            | Event::ConditionStruck { .. }
            | Event::CardBegan { .. }
            | Event::CardSkipped { .. }
            | Event::CardEnded { .. }
            | Event::TableRead { .. }
            | Event::CheckDecided { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::OnePaid
            | Event::Counted { .. }
            | Event::SectionChanged { .. }
            | Event::ShieldsTook { .. }
            | Event::ShieldsWhole { .. }
            | Event::EnergyChanged { .. }
            | Event::SpaceUncovered { .. }
            | Event::HeroChanged { .. }
            | Event::HeroCommitted { .. }
            | Event::AbilityUsed { .. }
            | Event::CrewSaved { .. }
            | Event::Sheltered { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::Softened { .. }
            | Event::Warded { .. }
            | Event::MutinyDue
            | Event::NobodyFights
            | Event::PatrolSent { .. }
            | Event::CombatBegan
            | Event::EnemyMet { .. }
            | Event::PhaseBegan { .. }
            | Event::Ordered { .. }
            | Event::Assigned { .. }
            | Event::SortiePlanned { .. }
            | Event::PlanComplete { .. }
            | Event::PlanTakenBack { .. }
            | Event::PlanConfirmed
            | Event::OrderGiven { .. }
            | Event::FighterLaunched { .. }
            | Event::StageBegan { .. }
            | Event::ShotDecided { .. }
            | Event::EnemyShotDecided { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::SystemUpgraded { .. }
            | Event::FighterUpgraded { .. }
            | Event::ModuleUpgraded { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::EnemyStruck { .. }
            | Event::EnemyDestroyed { .. }
            | Event::SpecialActed { .. }
            | Event::Boarded { .. }
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
            | Event::EnemyGone { .. }
            | Event::FighterChanged { .. }
            | Event::FighterDisabled { .. }
            | Event::CombatEnded { .. }
            | Event::Docked { .. }
            | Event::ServiceTaken { .. }
            | Event::Bought { .. }
            | Event::Toasted { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearDrawn { .. }
            | Event::GearTaken { .. }
            | Event::GearMoved { .. }
            | Event::GearReturned { .. }
            | Event::ModuleFound { .. }
            | Event::ReputationChanged { .. }
            | Event::Allied { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ModuleFitted { .. }
            | Event::ModuleTakenOut { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::FittedOut
            | Event::HeroJoined { .. }
            | Event::ShipGained { .. }
            | Event::ModuleGained { .. }
            | Event::GearStowed { .. }
            | Event::HeroPromoted { .. }
            | Event::HeroTreated { .. }
            | Event::Ended { .. }
            | Event::Sought { .. } => None,
        }
    }
}

/// Everything in a story that can be reached.
pub(super) fn nodes(story: &Story) -> BTreeSet<Node> {
    let mut all: BTreeSet<Node> = Milestone::ALL.into_iter().map(Node::Reached).collect();
    let mut beats: Vec<&[Beat]> = vec![&story.prologue];
    for trigger in &story.triggers {
        all.insert(Node::Trigger(trigger.id));
        beats.push(&trigger.beats);
    }
    for (id, offer) in &story.offers {
        all.insert(Node::Offer(*id));
        beats.push(&offer.beats);
    }
    for (id, check) in &story.checks {
        all.extend([Node::Check(*id, true), Node::Check(*id, false)]);
        beats.extend([check.won.as_slice(), check.lost.as_slice()]);
    }
    for fight in story.fights.keys() {
        all.extend([Node::Fight(*fight, true), Node::Fight(*fight, false)]);
    }
    for (id, choice) in &story.choices {
        all.extend(choice.passage.map(Node::Passage));
        for option in &choice.options {
            all.insert(Node::Option(*id, option.id));
            beats.extend([option.beats.as_slice(), option.otherwise.as_slice()]);
        }
    }
    for (piece, place) in story.debriefing.iter().zip(0u8..) {
        all.insert(Node::Debriefed(place));
        beats.push(&piece.beats);
    }
    while let Some(list) = beats.pop() {
        for beat in list {
            match beat {
                Beat::Story(StoryBeat::Read(passage)) => {
                    all.insert(Node::Passage(*passage));
                }
                Beat::Story(StoryBeat::Say { line, .. }) => {
                    all.insert(Node::Line(*line));
                }
                Beat::Story(StoryBeat::Fail(milestone)) => {
                    all.insert(Node::Failed(*milestone));
                }
                other => beats.extend(other.within()),
            }
        }
    }
    all
}
