//! What comes of an option later: beats that wait for a mark, a flag or a side that it sets, or for a mark that is set
//! because of it.

use ironclad_game::content::sorted::{SortedMap, SortedSet};
use ironclad_game::content::story::Story;
use ironclad_game::content::story::beat::{Beat, StoryBeat};
use ironclad_game::content::story::condition::Condition;
use ironclad_game::content::story::moment::Moment;
use ironclad_game::content::{CheckId, FlagId, MarkId, Names, SideId, TriggerId, ValueId};

/// What some beats leave behind for others to ask for.
#[derive(Debug, Default)]
struct Left {
    marks: SortedSet<MarkId>,
    flags: SortedMap<FlagId, SortedSet<ValueId>>,
    sides: SortedSet<SideId>,
    /// Checks that have been looked at.
    checks: SortedSet<CheckId>,
    /// Triggers that are set off by its marks.
    woken: SortedSet<TriggerId>,
}

/// The lists of beats that wait for what these beats leave behind.
pub(super) fn later<'a>(story: &'a Story, names: &Names, beats: &[&[Beat]]) -> Vec<&'a [Beat]> {
    let left = Left::of(story, beats);
    let mut found: Vec<&[Beat]> = Vec::new();
    for trigger in &story.triggers {
        if left.woken.contains(&trigger.id) || left.is_asked_by(&trigger.when) {
            found.push(&trigger.beats);
        }
    }
    found.extend(story.debriefing.iter().filter(|piece| left.is_asked_by(&piece.when)).map(|piece| &*piece.beats));
    story.each_beat(names, &mut |_, beat| {
        if let Beat::Story(StoryBeat::If { when, then, .. }) = beat
            && left.is_asked_by(when)
        {
            found.push(then);
        }
    });
    found
}

/// The lists of beats in the debriefing that wait for a mark or a flag that these beats leave behind. What waits for a
/// side is told with its contract.
pub(super) fn in_the_debriefing<'a>(story: &'a Story, beats: &[&[Beat]]) -> Vec<&'a [Beat]> {
    let left = Left { sides: SortedSet::new(), ..Left::of(story, beats) };
    let mut found = Vec::new();
    for piece in &story.debriefing {
        if left.is_asked_by(&piece.when) {
            found.push(piece.beats.as_slice());
        } else {
            left.find_within(&piece.beats, &mut found);
        }
    }
    found
}

impl Left {
    /// What beats leave behind, and the triggers that their marks set off.
    fn of(story: &Story, beats: &[&[Beat]]) -> Self {
        let mut left = Self::default();
        beats.iter().for_each(|beats| left.by(story, beats));
        loop {
            let waits = |on: &Moment| matches!(on, Moment::Marked(mark) if left.marks.contains(mark));
            let next = story.triggers.iter().find(|own| waits(&own.on) && !left.woken.contains(&own.id));
            let Some(trigger) = next else { return left };
            left.woken.insert(trigger.id);
            left.by(story, &trigger.beats);
        }
    }

    /// Beats within these that come only if some of it is there.
    fn find_within<'a>(&self, beats: &'a [Beat], found: &mut Vec<&'a [Beat]>) {
        for beat in beats {
            match beat {
                Beat::Story(StoryBeat::If { when, then, .. }) if self.is_asked_by(when) => found.push(then),
                other => other.within().into_iter().for_each(|inner| self.find_within(inner, found)),
            }
        }
    }

    fn by(&mut self, story: &Story, beats: &[Beat]) {
        for beat in beats {
            if let Beat::Story(beat) = beat {
                self.by_beat(story, beat);
            }
            beat.within().into_iter().for_each(|inner| self.by(story, inner));
        }
    }

    fn by_beat(&mut self, story: &Story, beat: &StoryBeat) {
        match beat {
            StoryBeat::Mark(mark) => drop(self.marks.insert(*mark)),
            StoryBeat::Flag(flags) => {
                for (flag, value) in flags {
                    self.flags.get_or_default(*flag).insert(*value);
                }
            }
            StoryBeat::ChangeSide(side) => drop(self.sides.insert(*side)),
            StoryBeat::Check(check) => self.by_check(story, *check),
            StoryBeat::Read(..)
            | StoryBeat::Say { .. }
            | StoryBeat::Choose(..)
            | StoryBeat::Fight(..)
            | StoryBeat::Card(..)
            | StoryBeat::Roll(..)
            | StoryBeat::If { .. }
            | StoryBeat::BySide(..)
            | StoryBeat::Unmark(..)
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
            | StoryBeat::Cost { .. }
            | StoryBeat::ExhaustHero(..)
            | StoryBeat::WoundHero(..)
            | StoryBeat::Promote(..)
            | StoryBeat::GainModule(..)
            | StoryBeat::GainShip(..)
            | StoryBeat::Pay(..)
            | StoryBeat::Promise { .. }
            | StoryBeat::Reputation { .. }
            | StoryBeat::PriceAt { .. }
            | StoryBeat::Turns(..)
            | StoryBeat::Worth { .. }
            | StoryBeat::Reach(..)
            | StoryBeat::Fail(..)
            | StoryBeat::End
            | StoryBeat::Ammo(..) => {}
        }
    }

    /// Both ends of a check.
    fn by_check(&mut self, story: &Story, check: CheckId) {
        if let (true, Some(written)) = (self.checks.insert(check), story.checks.get(&check)) {
            self.by(story, &written.won);
            self.by(story, &written.lost);
        }
    }

    /// Whether a condition wants some of it; what must not be so does not count.
    fn is_asked_by(&self, condition: &Condition) -> bool {
        match condition {
            Condition::All(all) | Condition::Any(all) | Condition::Some { of: all, .. } => {
                all.iter().any(|one| self.is_asked_by(one))
            }
            Condition::Mark(mark) => self.marks.contains(mark),
            Condition::Flag(flags) => {
                let left = |flag: &FlagId, value: &ValueId| self.flags.get(flag).is_some_and(|own| own.contains(value));
                flags.iter().any(|(flag, values)| values.all().iter().any(|value| left(flag, value)))
            }
            Condition::Side(sides) => sides.all().iter().any(|side| self.sides.contains(side)),
            Condition::Always
            | Condition::Never
            | Condition::Not(..)
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
            | Condition::InHold { .. }
            | Condition::Landed { .. }
            | Condition::LoadsLeft { .. }
            | Condition::LoadsLost { .. }
            | Condition::CountAt { .. }
            | Condition::Token { .. }
            | Condition::TurnedUp { .. }
            | Condition::CombatsWon(..)
            | Condition::ChecksWon(..)
            | Condition::NobodyWounded
            | Condition::Reached(..)
            | Condition::Failed(..)
            | Condition::Fired(..)
            | Condition::Outcome(..) => false,
        }
    }
}
