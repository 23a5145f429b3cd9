//! What comes of an option later: beats that wait for a mark, a flag or a side that it sets.

use std::collections::{BTreeMap, BTreeSet};

use ironclad_game::content::story::Story;
use ironclad_game::content::story::beat::Beat;
use ironclad_game::content::story::condition::Condition;
use ironclad_game::content::story::moment::Moment;
use ironclad_game::content::{FlagId, MarkId, Names, SideId, ValueId};

/// What some beats leave behind for others to ask for.
#[derive(Debug, Default)]
struct Left {
    marks: BTreeSet<MarkId>,
    flags: BTreeMap<FlagId, ValueId>,
    sides: BTreeSet<SideId>,
}

/// The lists of beats that wait for what these beats leave behind.
pub(super) fn later<'a>(story: &'a Story, names: &Names, beats: &[Beat]) -> Vec<&'a [Beat]> {
    let mut left = Left::default();
    left.by(beats);
    let mut found: Vec<&[Beat]> = Vec::new();
    for trigger in &story.triggers {
        let woken = matches!(trigger.on, Moment::Marked(mark) if left.marks.contains(&mark));
        if woken || left.is_asked_by(&trigger.when) {
            found.push(&trigger.beats);
        }
    }
    found.extend(story.debriefing.iter().filter(|piece| left.is_asked_by(&piece.when)).map(|piece| &*piece.beats));
    story.each_beat(names, &mut |_, beat| {
        if let Beat::If { when, then, .. } = beat
            && left.is_asked_by(when)
        {
            found.push(then);
        }
    });
    found
}

impl Left {
    fn by(&mut self, beats: &[Beat]) {
        for beat in beats {
            match beat {
                Beat::Mark(mark) => drop(self.marks.insert(*mark)),
                Beat::Flag(flags) => self.flags.extend(flags.iter().map(|(flag, value)| (*flag, *value))),
                Beat::ChangeSide(side) => drop(self.sides.insert(*side)),
                Beat::Read(..)
                | Beat::Say { .. }
                | Beat::Choose(..)
                | Beat::Check(..)
                | Beat::Fight(..)
                | Beat::Card(..)
                | Beat::Roll(..)
                | Beat::If { .. }
                | Beat::BySide(..)
                | Beat::Unmark(..)
                | Beat::Place { .. }
                | Beat::Discard(..)
                | Beat::Send { .. }
                | Beat::TakeLane { .. }
                | Beat::Hold { .. }
                | Beat::Hurry { .. }
                | Beat::Slow { .. }
                | Beat::Box { .. }
                | Beat::Remove(..)
                | Beat::Put { .. }
                | Beat::Take(..)
                | Beat::Land(..)
                | Beat::Lose(..)
                | Beat::Ferry { .. }
                | Beat::Sweep { .. }
                | Beat::Count { .. }
                | Beat::Fetch(..)
                | Beat::Join(..)
                | Beat::Leave(..)
                | Beat::Cost { .. }
                | Beat::ExhaustHero(..)
                | Beat::WoundHero(..)
                | Beat::Promote(..)
                | Beat::GainModule(..)
                | Beat::GainShip(..)
                | Beat::Pay(..)
                | Beat::Promise { .. }
                | Beat::Reputation { .. }
                | Beat::PriceAt { .. }
                | Beat::Turns(..)
                | Beat::Worth { .. }
                | Beat::Reach(..)
                | Beat::Fail(..)
                | Beat::End
                | Beat::GainMorale(..)
                | Beat::LoseMorale(..)
                | Beat::GainCrew(..)
                | Beat::LoseCrew(..)
                | Beat::GainSalvage(..)
                | Beat::Ammo(..)
                | Beat::GainGear(..)
                | Beat::RepairHull(..)
                | Beat::DamageHull(..)
                | Beat::OutsideHits(..)
                | Beat::InsideHits(..)
                | Beat::Rest(..)
                | Beat::Exhaust(..)
                | Beat::Wound(..)
                | Beat::Recon(..)
                | Beat::LoseActions(..) => {}
            }
            beat.within().into_iter().for_each(|inner| self.by(inner));
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
                flags.iter().any(|(flag, values)| self.flags.get(flag).is_some_and(|value| values.has(value)))
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
