//! The figures that a story brings: what an option, an offer or a contract does, as far as its words may tell of it.

use super::{Figure, What};
use ironclad_game::content::effect::Effect;
use ironclad_game::content::sorted::SortedSet;
use ironclad_game::content::story::Story;
use ironclad_game::content::story::beat::{Beat, StoryBeat};
use ironclad_game::content::story::condition::{Condition, PowerRef};
use ironclad_game::content::story::device::{Price, Spend, Use};
use ironclad_game::content::story::moment::{Moment, Trigger};
use ironclad_game::content::terms::{Faction, Mode};
use ironclad_game::content::{CheckId, SideId};

/// All that is done in one mode, put together piece by piece.
pub(super) struct Done<'a> {
    story: &'a Story,
    /// The side that the players are on, and those that they take.
    sides: SortedSet<SideId>,
    mode: Mode,
    figures: SortedSet<Figure>,
    /// Checks that have been looked at.
    seen: SortedSet<CheckId>,
}

impl<'a> Done<'a> {
    pub(super) fn new(story: &'a Story, side: SideId, mode: Mode) -> Self {
        let sides = SortedSet::from([side]);
        Self { story, sides, mode, figures: SortedSet::new(), seen: SortedSet::new() }
    }

    /// All figures.
    pub(super) fn figures(&self) -> Vec<Figure> {
        self.figures.iter().copied().collect()
    }

    fn add(&mut self, what: What, by: impl Into<i16>) {
        self.figures.insert(Figure { what, by: by.into() });
    }

    /// What is paid, and who is exhausted.
    pub(super) fn prices(&mut self, cost: &[Price], uses: &[Use]) {
        for price in cost {
            let (what, by) = match *price {
                Price::Salvage(by) => (What::Salvage, by),
                Price::Ammo(by) => (What::Ammo, by),
                Price::Morale(by) => (What::Morale, by),
                Price::Crew(by) => (What::Crew, by),
                Price::Credits(by) => (What::Credits, by),
                Price::Actions(by) => (What::Actions, by),
            };
            self.add(what, -i16::from(by));
        }
        for one in uses {
            let heroes = if let Use::Any(heroes) = one { *heroes } else { 1 };
            self.add(What::Heroes, -i16::from(heroes));
        }
    }

    /// Whether it takes an action.
    pub(super) fn spends(&mut self, spend: Spend) {
        if spend == Spend::Action {
            self.add(What::Actions, -1_i16);
        }
    }

    /// What a contract brings: its fees, what its milestones change, and what comes besides.
    pub(super) fn contract(&mut self, side: SideId) {
        let story = self.story;
        let Some(written) = story.sides.get(&side) else { return };
        self.sides.insert(side);
        let pay = written.pay;
        for fee in [pay.retainer.at(self.mode), pay.main.at(self.mode), pay.side, pay.third] {
            self.add(What::Credits, i16::from(fee));
        }
        for by in [written.reputation.main, written.reputation.side] {
            self.worth(side, by);
        }
        // What comes besides may be told in one figure with the main milestone's.
        for beat in &written.besides {
            if let Beat::Story(StoryBeat::Reputation { with: PowerRef::Client, by }) = *beat {
                let both = written.reputation.main.saturating_add(by);
                written.with.iter().for_each(|power| self.add(What::Standing(*power), both));
            }
        }
        self.beats(&written.besides);
    }

    /// Reputation that a milestone brings with whom a side serves, and costs with whom it is against.
    fn worth(&mut self, side: SideId, by: i8) {
        let Some(written) = self.story.sides.get(&side) else { return };
        written.with.iter().for_each(|power| self.add(What::Standing(*power), by));
        written.against.iter().for_each(|power| self.add(What::Standing(*power), -i16::from(by)));
    }

    /// The powers that may be meant.
    fn powers(&self, with: PowerRef) -> Vec<Faction> {
        let sides = self.sides.iter().filter_map(|side| self.story.sides.get(side));
        match with {
            PowerRef::Client => sides.filter_map(|side| side.with).collect(),
            PowerRef::Opponent => sides.flat_map(|side| side.against.iter().copied()).collect(),
            PowerRef::Villain => sides.flat_map(|side| side.enemies().chain(side.against.iter().copied())).collect(),
            other => other.named().into_iter().collect(),
        }
    }

    /// Both ends of a check.
    pub(super) fn check(&mut self, check: CheckId) {
        let story = self.story;
        if let (true, Some(written)) = (self.seen.insert(check), story.checks.get(&check)) {
            self.beats(&written.won);
            self.beats(&written.lost);
        }
    }

    /// What counts bring when they come to something.
    pub(super) fn counted(&mut self) {
        let story = self.story;
        let rises = |trigger: &&Trigger| matches!(trigger.on, Moment::CountReaches { .. });
        story.triggers.iter().filter(rises).for_each(|trigger| self.beats(&trigger.beats));
    }

    /// Beats, and all that lies within them.
    pub(super) fn beats(&mut self, beats: &[Beat]) {
        for beat in beats {
            self.beat(beat);
            beat.within().into_iter().for_each(|inner| self.beats(inner));
        }
    }

    fn beat(&mut self, beat: &Beat) {
        match beat {
            Beat::Effect(effect) => {
                let points = effect.amount(self.story.threat.at(self.mode));
                self.figures.extend(figure(*effect, points.into()));
            }
            Beat::Story(beat) => self.story_beat(beat),
        }
    }

    fn story_beat(&mut self, beat: &StoryBeat) {
        match *beat {
            StoryBeat::Check(check) => self.check(check),
            StoryBeat::ChangeSide(side) => drop(self.sides.insert(side)),
            StoryBeat::Pay(by) => self.add(What::Credits, by),
            StoryBeat::Ammo(by) => self.add(What::Ammo, by),
            StoryBeat::Cost { by, .. } => self.add(What::Credits, by),
            StoryBeat::ExhaustHero(_) | StoryBeat::WoundHero(_) => self.add(What::Heroes, -1_i16),
            StoryBeat::Reputation { with, by } => {
                self.powers(with).into_iter().for_each(|power| self.add(What::Standing(power), by));
            }
            StoryBeat::Promise { credits, chapter } => {
                self.add(What::Credits, i16::from(credits));
                self.add(What::Scenario, i16::from(chapter));
            }
            // “Until scenario 4” may be said of what holds up to and with 3.
            StoryBeat::PriceAt { until, .. } => {
                self.add(What::Scenario, i16::from(until));
                self.add(What::Scenario, i16::from(until) + 1);
            }
            StoryBeat::Worth { credits, reputation, .. } => {
                credits.into_iter().for_each(|credits| self.add(What::Credits, i16::from(credits)));
                for side in self.sides.clone() {
                    reputation.into_iter().for_each(|by| self.worth(side, by));
                }
            }
            // The rest brings nothing that has a figure.
            StoryBeat::Read(..)
            | StoryBeat::Say { .. }
            | StoryBeat::Choose(..)
            | StoryBeat::Fight(..)
            | StoryBeat::Card(..)
            | StoryBeat::Roll(..)
            | StoryBeat::If { .. }
            | StoryBeat::BySide(..)
            | StoryBeat::Mark(..)
            | StoryBeat::Unmark(..)
            | StoryBeat::Flag(..)
            | StoryBeat::Place { .. }
            | StoryBeat::Discard(..)
            | StoryBeat::Send { .. }
            | StoryBeat::TakeLane { .. }
            | StoryBeat::Hold { .. }
            | StoryBeat::Hurry { .. }
            | StoryBeat::Slow { .. }
            | StoryBeat::Box { .. }
            | StoryBeat::Remove(..)
            | StoryBeat::Put { .. }
            | StoryBeat::Take(..)
            | StoryBeat::Land(..)
            | StoryBeat::Lose(..)
            | StoryBeat::Ferry { .. }
            | StoryBeat::Sweep { .. }
            | StoryBeat::Count { .. }
            | StoryBeat::Fetch(..)
            | StoryBeat::Join(..)
            | StoryBeat::Leave(..)
            | StoryBeat::Promote(..)
            | StoryBeat::GainModule(..)
            | StoryBeat::GainShip(..)
            | StoryBeat::Turns(..)
            | StoryBeat::Reach(..)
            | StoryBeat::Fail(..)
            | StoryBeat::End => {}
        }
    }
}

/// What an effect brings so much of.
fn figure(effect: Effect, by: i16) -> Option<Figure> {
    let (what, by) = match effect {
        Effect::GainMorale(_) => (What::Morale, by),
        Effect::LoseMorale(_) => (What::Morale, -by),
        Effect::SetMorale(_) => (What::Morale, by),
        Effect::GainCrew(_) => (What::Crew, by),
        Effect::LoseCrew(_) => (What::Crew, -by),
        Effect::GainSalvage(_) => (What::Salvage, by),
        Effect::GainCredits(_) => (What::Credits, by),
        Effect::GainGear(_) => (What::Gear, by),
        Effect::RepairHull(_) => (What::Hull, by),
        Effect::DamageHull(_) => (What::Hull, -by),
        Effect::LoseActions(_) => (What::Actions, -by),
        Effect::Rest(_) => (What::Heroes, by),
        Effect::Exhaust(_) | Effect::Wound(_) => (What::Heroes, -by),
        Effect::OutsideHits(..)
        | Effect::InsideHits(..)
        | Effect::DamageSection { .. }
        | Effect::DamageEachSection(..)
        | Effect::Recon(..)
        | Effect::Follow(..) => return None,
    };
    Some(Figure { what, by })
}

/// How many of something a condition wants, each figure that stands in it.
pub(super) fn counts(condition: &Condition) -> Vec<i16> {
    let mut counts = Vec::new();
    condition.each(&mut |one| {
        let count = match one {
            Condition::TurnedUp { at_least, .. }
            | Condition::Landed { at_least, .. }
            | Condition::InHold { at_least, .. }
            | Condition::Some { at_least, .. } => *at_least,
            Condition::CombatsWon(count) | Condition::ChecksWon(count) => *count,
            Condition::Always
            | Condition::Never
            | Condition::All(..)
            | Condition::Any(..)
            | Condition::Not(..)
            | Condition::Side(..)
            | Condition::Flag(..)
            | Condition::Mark(..)
            | Condition::At(..)
            | Condition::Near { .. }
            | Condition::MoverAt { .. }
            | Condition::FoeAt(..)
            | Condition::OnMap(..)
            | Condition::MoverHas { .. }
            | Condition::Turn { .. }
            | Condition::Aboard(..)
            | Condition::Fit(..)
            | Condition::OnRoster(..)
            | Condition::Reputation { .. }
            | Condition::StandsHighest(..)
            | Condition::Villain(..)
            | Condition::VillainBeaten
            | Condition::Mode(..)
            | Condition::Players(..)
            | Condition::Threat(..)
            | Condition::Have(..)
            | Condition::LoadsLeft { .. }
            | Condition::LoadsLost { .. }
            | Condition::CountAt { .. }
            | Condition::Token { .. }
            | Condition::NobodyWounded
            | Condition::Reached(..)
            | Condition::Failed(..)
            | Condition::Fired(..)
            | Condition::Outcome(..) => return,
        };
        counts.push(i16::from(count));
    });
    counts
}
