//! The fixed terms of the rule book.

use words::{Arg, Name};

use super::Words;
use ironclad_game::content::HeroId;
use ironclad_game::content::terms::{
    Action, Class, Condition, Faction, Mode, Section, Service, Side, Skill, Speed, System, Threat, Track,
};
use ironclad_game::engine::combat::{Phase, Stage};
use ironclad_game::engine::decision::{Good, ServiceChoice, Upgrade};
use ironclad_game::engine::query::{Damage, Standing};
use ironclad_game::engine::state::{Outcome, Status};

impl Words<'_> {
    /// A system.
    pub fn system(&self, system: System) -> String {
        self.get(&format!("system-{system}"))
    }

    /// The same, to be bent in a sentence.
    pub fn system_name(&self, system: System) -> Name {
        self.text.name(&format!("system-{system}"), &system.to_string())
    }

    /// A section.
    pub fn section(&self, section: Section) -> String {
        self.get(&format!("section-{section}"))
    }

    /// The same, to be bent in a sentence.
    pub fn section_name(&self, section: Section) -> Name {
        self.text.name(&format!("section-{section}"), &section.to_string())
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
        self.get(&format!("skill-{skill}"))
    }

    /// The same, to be bent in a sentence.
    pub fn skill_name(&self, skill: Skill) -> Name {
        self.text.name(&format!("skill-{skill}"), &skill.to_string())
    }

    /// A class.
    pub fn class(&self, class: Class) -> String {
        self.get(&format!("class-{class}"))
    }

    /// The same, to be bent in a sentence.
    pub fn class_name(&self, class: Class) -> Name {
        self.text.name(&format!("class-{class}"), &class.to_string())
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
        self.get(&format!("condition-{condition}"))
    }

    /// The same, to be bent in a sentence.
    pub fn condition_name(&self, condition: Condition) -> Name {
        self.text.name(&format!("condition-{condition}"), &condition.to_string())
    }

    /// What a cosmic condition does, in a line.
    pub fn condition_effect(&self, condition: Condition) -> String {
        self.text.attr(&format!("condition-{condition}"), "effect")
    }

    /// A power.
    pub fn faction(&self, faction: Faction) -> String {
        self.get(&format!("faction-{faction}"))
    }

    /// The same, to be bent in a sentence.
    pub fn faction_name(&self, faction: Faction) -> Name {
        self.text.name(&format!("faction-{faction}"), &faction.to_string())
    }

    /// How a power stands to the players.
    pub fn standing(&self, standing: Standing) -> String {
        self.get(&format!("standing-{}", <&str>::from(standing)))
    }

    /// The same, to be bent in a sentence.
    pub fn standing_name(&self, standing: Standing) -> Name {
        let id = <&str>::from(standing);
        self.text.name(&format!("standing-{id}"), id)
    }

    /// How a hero is, in a word that agrees with her.
    pub fn status(&self, hero: HeroId, status: Status) -> String {
        self.with(&format!("status-{status}"), &[("hero", self.hero_name(hero).into())])
    }

    /// A threat.
    pub fn threat(&self, threat: Threat) -> String {
        self.get(&format!("threat-{threat}"))
    }

    /// A mode.
    pub fn mode(&self, mode: Mode) -> String {
        self.get(&format!("mode-{mode}"))
    }

    /// A service of a port.
    pub fn service(&self, service: Service) -> String {
        self.get(&format!("service-{service}"))
    }

    /// The same, to be bent in a sentence.
    pub fn service_name(&self, service: Service) -> Name {
        self.text.name(&format!("service-{service}"), &service.to_string())
    }

    /// A service as it is chosen.
    pub fn service_choice(&self, choice: ServiceChoice) -> String {
        self.service(choice.service())
    }

    /// A counter.
    pub fn track(&self, track: Track) -> String {
        self.get(&format!("track-{track}"))
    }

    /// The same, to be bent in a sentence.
    pub fn track_name(&self, track: Track) -> Name {
        self.text.name(&format!("track-{track}"), &track.to_string())
    }

    /// An action.
    pub fn action(&self, action: Action) -> String {
        self.get(&format!("action-{action}"))
    }

    /// A phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.get(&format!("phase-{}", <&str>::from(phase)))
    }

    /// A stage.
    pub fn stage(&self, stage: Stage) -> String {
        self.get(&format!("stage-{}", <&str>::from(stage)))
    }

    /// A side of a ship's card.
    pub fn side(&self, side: Side) -> String {
        self.get(&format!("side-{side}"))
    }

    /// Fast or Slow.
    pub fn speed(&self, speed: Speed) -> String {
        self.get(&format!("speed-{speed}"))
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
        self.get(&format!("outcome-{outcome}"))
    }
}
