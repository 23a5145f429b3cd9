//! The fixed terms of the rule book.

use words::{Arg, Name, Text};

use super::Words;
use ironclad_game::content::HeroId;
use ironclad_game::content::terms::{
    Action, Class, Condition, Faction, Mode, Section, Service, Side, Skill, Speed, System, Threat, Track,
};
use ironclad_game::engine::combat::{Phase, Stage};
use ironclad_game::engine::decision::{Good, ServiceChoice, Upgrade};
use ironclad_game::engine::query::{Damage, Standing};
use ironclad_game::engine::state::{Outcome, Status};

/// A power, where nothing but the language is at hand.
pub fn faction(text: &Text, faction: Faction) -> String {
    term(text, "faction-", faction)
}

/// The same, to be bent in a sentence.
pub fn faction_name(text: &Text, faction: Faction) -> Name {
    term_name(text, "faction-", faction)
}

/// A system, where nothing but the language is at hand.
pub fn system(text: &Text, system: System) -> String {
    term(text, "system-", system)
}

/// How a power stands to the players, where nothing but the language is at hand.
pub fn standing(text: &Text, standing: Standing) -> String {
    term(text, "standing-", standing)
}

/// A threat, where nothing but the language is at hand.
pub fn threat(text: &Text, threat: Threat) -> String {
    term(text, "threat-", threat)
}

/// A mode, where nothing but the language is at hand.
pub fn mode(text: &Text, mode: Mode) -> String {
    term(text, "mode-", mode)
}

/// A term of a kind: its message is called by both, such as `faction-` and `council`.
fn term(text: &Text, prefix: &str, id: impl Into<&'static str>) -> String {
    let id: &str = id.into();
    text.get(&format!("{prefix}{id}"))
}

/// The same, to be bent in a sentence.
fn term_name(text: &Text, prefix: &str, id: impl Into<&'static str>) -> Name {
    let id: &str = id.into();
    text.name(&format!("{prefix}{id}"), id)
}

impl Words<'_> {
    fn term(&self, prefix: &str, id: impl Into<&'static str>) -> String {
        term(self.text, prefix, id)
    }

    fn term_name(&self, prefix: &str, id: impl Into<&'static str>) -> Name {
        term_name(self.text, prefix, id)
    }

    /// A system.
    pub fn system(&self, system: System) -> String {
        self::system(self.text, system)
    }

    /// The same, to be bent in a sentence.
    pub fn system_name(&self, system: System) -> Name {
        self.term_name("system-", system)
    }

    /// A section.
    pub fn section(&self, section: Section) -> String {
        self.term("section-", section)
    }

    /// The same, to be bent in a sentence.
    pub fn section_name(&self, section: Section) -> Name {
        self.term_name("section-", section)
    }

    /// How damaged a section is, in a word that agrees with it.
    pub fn damage(&self, section: Section, damage: Damage) -> String {
        let args = [("section", self.section_name(section).into())];
        self.with(&format!("damage-{}", <&str>::from(damage)), &args)
    }

    /// What the damage of a section does, if it does anything.
    pub fn damage_effect(&self, section: Section, damage: Damage) -> Option<String> {
        let state = match damage {
            Damage::Sound => return None,
            Damage::Damaged => "damaged",
            Damage::Crippled => "crippled",
        };
        Some(self.text.attr(&format!("section-{section}"), state))
    }

    /// A skill.
    pub fn skill(&self, skill: Skill) -> String {
        self.term("skill-", skill)
    }

    /// The same, to be bent in a sentence.
    pub fn skill_name(&self, skill: Skill) -> Name {
        self.term_name("skill-", skill)
    }

    /// A class.
    pub fn class(&self, class: Class) -> String {
        self.term("class-", class)
    }

    /// The same, to be bent in a sentence.
    pub fn class_name(&self, class: Class) -> Name {
        self.term_name("class-", class)
    }

    /// One of a class, with its article.
    pub fn one_of_class(&self, class: Class) -> String {
        self.text.attr(&format!("class-{class}"), "one")
    }

    /// One of a class who is wanted, as the arguments of a message: with the article, and by itself to be bent.
    pub fn wanted(&self, class: Class) -> [Arg<'static>; 2] {
        [("who", self.one_of_class(class).into()), ("class", self.class_name(class).into())]
    }

    /// A cosmic condition.
    pub fn condition(&self, condition: Condition) -> String {
        self.term("condition-", condition)
    }

    /// The same, to be bent in a sentence.
    pub fn condition_name(&self, condition: Condition) -> Name {
        self.term_name("condition-", condition)
    }

    /// What a cosmic condition does, in a line.
    pub fn condition_effect(&self, condition: Condition) -> String {
        self.text.attr(&format!("condition-{condition}"), "effect")
    }

    /// A power.
    pub fn faction(&self, faction: Faction) -> String {
        self::faction(self.text, faction)
    }

    /// The same, to be bent in a sentence.
    pub fn faction_name(&self, faction: Faction) -> Name {
        faction_name(self.text, faction)
    }

    /// How a power stands to the players.
    pub fn standing(&self, standing: Standing) -> String {
        self::standing(self.text, standing)
    }

    /// The same, to be bent in a sentence.
    pub fn standing_name(&self, standing: Standing) -> Name {
        self.term_name("standing-", standing)
    }

    /// How a hero is, in a word that agrees with her.
    pub fn status(&self, hero: HeroId, status: Status) -> String {
        self.with(&format!("status-{status}"), &[("hero", self.hero_name(hero).into())])
    }

    /// A threat.
    pub fn threat(&self, threat: Threat) -> String {
        self::threat(self.text, threat)
    }

    /// A mode.
    pub fn mode(&self, mode: Mode) -> String {
        self::mode(self.text, mode)
    }

    /// A service of a port.
    pub fn service(&self, service: Service) -> String {
        self.term("service-", service)
    }

    /// The same, to be bent in a sentence.
    pub fn service_name(&self, service: Service) -> Name {
        self.term_name("service-", service)
    }

    /// A service as it is chosen.
    pub fn service_choice(&self, choice: ServiceChoice) -> String {
        self.service(choice.service())
    }

    /// A counter.
    pub fn track(&self, track: Track) -> String {
        self.term("track-", track)
    }

    /// The same, to be bent in a sentence.
    pub fn track_name(&self, track: Track) -> Name {
        self.term_name("track-", track)
    }

    /// An action.
    pub fn action(&self, action: Action) -> String {
        self.term("action-", action)
    }

    /// A phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.term("phase-", phase)
    }

    /// A stage.
    pub fn stage(&self, stage: Stage) -> String {
        self.term("stage-", stage)
    }

    /// A side of a ship's card.
    pub fn side(&self, side: Side) -> String {
        self.term("side-", side)
    }

    /// Fast or Slow.
    pub fn speed(&self, speed: Speed) -> String {
        self.term("speed-", speed)
    }

    /// What is sold by the piece.
    pub fn good(&self, good: Good) -> String {
        good.track().map_or_else(|| self.get("good-gear"), |track| self.track(track))
    }

    /// Something that can be upgraded.
    pub fn upgrade(&self, what: Upgrade) -> String {
        match what {
            Upgrade::System(system) => self.system(system),
            Upgrade::Fighter(fighter) => self.fighter(fighter),
            Upgrade::Module(module) => self.module(module),
        }
    }

    /// How a game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.term("outcome-", outcome)
    }
}
