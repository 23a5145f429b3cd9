//! What a hero's ability would do if it were used now (rule 6.10).

use super::Place;
use crate::thing::number;
use ironclad_game::content::HeroId;
use ironclad_game::content::ability::Ability;
use ironclad_game::content::terms::Track;
use ironclad_game::engine::query::Standing;

impl Place<'_> {
    /// The words; none for those whose question says it already.
    pub(super) fn ability(&self, hero: HeroId) -> Option<String> {
        let words = self.words;
        let promoted = self.view.table.hero(hero)?.promoted;
        Some(match self.view.content.heroes[hero].side(promoted).ability(self.view.edition()) {
            Ability::Passive(_)
            | Ability::CancelCrewLoss { .. }
            | Ability::Shelter { .. }
            | Ability::RerollTable { .. }
            | Ability::SkipSignatures { .. } => return None,
            Ability::Ready { heroes } => words.with("use-ready", &[("count", number(heroes))]),
            Ability::Mend { salvage, anything } => {
                let price = (salvage > 0).then(|| self.gain(-i64::from(salvage), Track::Salvage));
                let repaired = words.get(if anything { "use-mend-anything" } else { "use-mend" });
                words.notes(price.into_iter().chain([repaired]))
            }
            Ability::Heal { ready: false } => words.get("use-heal"),
            Ability::Heal { ready: true } => words.get("use-heal-ready"),
            Ability::TurnUp { tokens, within } => {
                words.with("use-turn-up", &[("count", number(tokens)), ("within", number(within))])
            }
            Ability::SideDoor { turns_up: false } => words.get("use-side-door"),
            Ability::SideDoor { turns_up: true } => words.get("use-side-door-look"),
            Ability::Recover { damage, sections } => {
                let points = match damage {
                    Some(damage) => words.with("use-recover", &[("count", number(damage))]),
                    None => words.get("use-recover-all"),
                };
                words.notes([points].into_iter().chain(sections.then(|| words.get("use-recover-section"))))
            }
            Ability::Feed { heroes, morale } => {
                let given = self.view.table.hero(hero).is_some_and(|aboard| aboard.has_given);
                let more = words.with("use-feed", &[("count", number(heroes))]);
                let cheer = (morale > 0 && !given).then(|| words.with("use-feed-morale", &[("by", number(morale))]));
                words.notes([more].into_iter().chain(cheer))
            }
            Ability::BoardingParty { crew } => {
                let more = words.get("use-boarding-party");
                let spared = (crew > 0).then(|| words.with("use-boarding-party-crew", &[("count", number(crew))]));
                words.notes([more].into_iter().chain(spared))
            }
            Ability::ListPrice { visit } => self
                .served(if visit { "use-list-price-visit" } else { "use-list-price" }, self.view.served_as().better()),
            Ability::SafeConduct { friendly } => {
                self.served("use-safe-conduct", if friendly { Standing::Friendly } else { Standing::Neutral })
            }
            Ability::Weather { damage: ignored } | Ability::Bulkhead { hits: ignored } => {
                let hits = self.hits.unwrap_or(ignored);
                let args = [("hits", number(hits)), ("left", number(hits.saturating_sub(ignored)))];
                words.with("use-fewer-hits", &args)
            }
            Ability::SkipOperation { morale } => {
                let price = (morale > 0).then(|| self.gain(-i64::from(morale), Track::Morale));
                words.notes(price.into_iter().chain([words.get("use-skip")]))
            }
            Ability::NearMiss { .. } => words.get("use-near-miss"),
            Ability::PutBack { energy } => words.with("use-put-back", &[("count", number(energy))]),
            Ability::HoldFire { hull: Some(hull) } => words.with("use-hold-fire", &[("hull", number(hull))]),
            Ability::HoldFire { hull: None } => words.get("use-hold-fire-any"),
            Ability::AttackMore { attacks } => words.with("use-attack-more", &[("count", number(attacks))]),
            Ability::ShrugOff { .. } => words.get("use-shrug-off"),
            Ability::RerollEvasion { bonus: 0 } => words.get("use-reroll"),
            Ability::RerollEvasion { bonus } => words.with("use-reroll-bonus", &[("by", number(bonus))]),
            Ability::Collect { .. } => words.get("use-collect"),
            Ability::Remember { morale, heroes } => {
                let rested = (heroes > 0).then(|| words.with("use-remember-ready", &[("count", number(heroes))]));
                words.notes([self.gain(morale.into(), Track::Morale)].into_iter().chain(rested))
            }
        })
    }

    fn served(&self, key: &str, standing: Standing) -> String {
        self.words.with(key, &[("standing", self.words.standing_name(standing).into())])
    }

    /// What a counter gains, or loses.
    pub(super) fn gain(&self, by: i64, track: Track) -> String {
        self.words.with("gain", &[("by", number(by)), ("what", self.words.track(track).into())])
    }
}
