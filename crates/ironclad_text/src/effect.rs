//! What the effects of a card do, and the rows of its table.

use super::thing::{Words, number};
use ironclad_game::content::IntelId;
use ironclad_game::content::effect::Effect;
use ironclad_game::content::intel::{Row, Volunteers};
use ironclad_game::content::terms::Threat;
use words::Name;

/// A row of a card's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowWords {
    /// The totals it is for.
    pub totals: String,
    /// What it brings.
    pub effects: String,
}

/// The rows of a card's table.
pub fn rows(words: &Words<'_>, card: IntelId, threat: Threat) -> Vec<RowWords> {
    let Some(table) = words.content.intel[card].table() else { return Vec::new() };
    let mut from: Option<u8> = None;
    let mut rows = Vec::new();
    for row in &table.rows {
        let totals = match (from, row.to) {
            (None, Some(to)) => words.with("row-to", &[("to", number(to))]),
            (Some(from), None) => words.with("row-from", &[("from", number(from))]),
            (Some(from), Some(to)) if from == to => words.with("row-one", &[("from", number(from))]),
            (Some(from), Some(to)) => words.with("row-between", &[("from", number(from)), ("to", number(to))]),
            (None, None) => words.get("row-any"),
        };
        rows.push(RowWords { totals, effects: row_effects(words, row, threat) });
        from = row.to.map(|to| to + 1);
    }
    rows
}

/// What a row brings, and what it offers besides.
pub fn row_effects(words: &Words<'_>, row: &Row, threat: Threat) -> String {
    match &row.volunteers {
        None => effects(words, &row.effects, threat),
        Some(volunteers) if row.effects.is_empty() => offer(words, volunteers, threat),
        Some(volunteers) => words.list([effects(words, &row.effects, threat), offer(words, volunteers, threat)]),
    }
}

/// What heroes may be exhausted for.
pub fn offer(words: &Words<'_>, volunteers: &Volunteers, threat: Threat) -> String {
    let skills: Vec<Name> = volunteers.skills.iter().map(|skill| words.skill_name(*skill)).collect();
    let skills = words.text.join_names(&skills, |text, said| {
        let either = |one: String, other: String| text.with("either", &[("one", one.into()), ("other", other.into())]);
        // Asked only where there are several.
        said.into_iter().reduce(either).unwrap_or_default()
    });
    let args = [
        ("count", number(volunteers.heroes)),
        ("skills", skills.into()),
        ("brings", effects(words, &volunteers.brings, threat).into()),
    ];
    words.with("effect-volunteers", &args)
}

/// What effects do, one after the other; costs before gains, as the card has them.
pub fn effects(words: &Words<'_>, effects: &[Effect], threat: Threat) -> String {
    if effects.is_empty() {
        return words.get("effect-nothing");
    }
    words.list(effects.iter().map(|effect| self::effect(words, *effect, threat)))
}

/// What one effect does.
pub fn effect(words: &Words<'_>, effect: Effect, threat: Threat) -> String {
    let key = match effect {
        Effect::GainMorale(_) => "effect-gain-morale",
        Effect::LoseMorale(_) => "effect-lose-morale",
        Effect::SetMorale(_) => "effect-set-morale",
        Effect::GainCrew(_) => "effect-gain-crew",
        Effect::LoseCrew(_) => "effect-lose-crew",
        Effect::GainSalvage(_) => "effect-gain-salvage",
        Effect::GainCredits(_) => "effect-gain-credits",
        Effect::GainGear(_) => "effect-gain-gear",
        Effect::RepairHull(_) => "effect-repair-hull",
        Effect::DamageHull(_) => "effect-damage-hull",
        Effect::OutsideHits(_) => "effect-outside-hits",
        Effect::InsideHits(_) => "effect-inside-hits",
        Effect::DamageSection { .. } => "effect-damage-section",
        Effect::DamageEachSection(_) => "effect-damage-each-section",
        Effect::Rest(_) => "effect-rest",
        Effect::Exhaust(_) => "effect-exhaust",
        Effect::Wound(_) => "effect-wound",
        Effect::Recon(_) => "effect-recon",
        Effect::LoseActions(_) => "effect-lose-actions",
        Effect::Follow(_) => "effect-follow",
    };
    let mut args = vec![("count", number(effect.amount(threat)))];
    if let Effect::Follow(next) = effect {
        args.push(("card", words.intel_name(next).into()));
    }
    if let Effect::DamageSection { section, .. } = effect {
        args.push(("section", words.section_name(section).into()));
    }
    words.with(key, &args)
}
