//! Things to their names.

use std::cmp::Ordering;

use fluent::FluentValue;

use super::{Arg, Text};
use crate::content::id::{FighterId, HeroId, Id, IntelId, Names, OrderId, PortId, SectorId, ShipId};
use crate::content::map::Terrain;
use crate::content::ship::{EnemyShip, Flag};
use crate::content::terms::{
    Action, Class, Condition, Faction, Mode, Section, Service, Skill, Speed, System, Threat, Track,
};
use crate::content::{Content, Scenario};
use crate::engine::Game;
use crate::engine::combat::{Combat, EnemyId, Phase, Stage};
use crate::engine::decision::{Good, Part, ServiceChoice, Source};
use crate::engine::query::{Damage, Standing};
use crate::engine::state::{Outcome, Seat, Status};
use crate::hex::Coord;

/// The words of one language for the things of one game.
#[derive(Debug, Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub text: &'a Text,
    /// The catalogue.
    pub content: &'a Content,
    /// The map in play.
    pub scenario: &'a Scenario,
}

impl<'a> Words<'a> {
    /// The words for a game.
    pub fn of(text: &'a Text, game: &'a Game) -> Self {
        Self { text, content: game.content(), scenario: game.scenario() }
    }

    /// The names in files of everything in the game.
    pub fn names(&self) -> &'a Names {
        &self.scenario.map.names
    }

    /// A message.
    pub fn get(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// A message with arguments.
    pub fn with(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.text.with(key, args)
    }

    /// A hero, by the name she goes by.
    pub fn hero(&self, hero: HeroId) -> String {
        self.get(&format!("hero-{}-name", hero.name(self.names())))
    }

    /// A hero, with rank and all her names.
    pub fn hero_full(&self, hero: HeroId) -> String {
        self.get(&format!("hero-{}-full", hero.name(self.names())))
    }

    /// A line in a hero's own voice.
    pub fn hero_line(&self, hero: HeroId) -> String {
        self.get(&format!("hero-{}-line", hero.name(self.names())))
    }

    /// What a hero's ability is called.
    pub fn ability(&self, hero: HeroId) -> String {
        self.get(&format!("ability-{}", hero.name(self.names())))
    }

    /// What a hero's ability does, on the side of her card that is up.
    pub fn ability_text(&self, hero: HeroId, promoted: bool) -> String {
        let side = if promoted { "promoted" } else { "text" };
        self.text.attr(&format!("ability-{}", hero.name(self.names())), side)
    }

    /// A sector: its port, or what space is like there.
    pub fn sector(&self, sector: SectorId) -> String {
        match self.scenario.map.sectors[sector].terrain {
            Terrain::Space(condition) => self.condition(condition),
            Terrain::Port(port) => self.port(port),
        }
    }

    /// In which direction one sector lies from another.
    pub fn bearing(&self, from: SectorId, to: SectorId) -> String {
        let sectors = &self.scenario.map.sectors;
        self.get(bearing(sectors[from].at, sectors[to].at))
    }

    /// A sector, with its bearing from another.
    pub fn sector_with_bearing(&self, from: SectorId, to: SectorId) -> String {
        let (name, bearing) = (self.sector(to), self.bearing(from, to));
        self.with("with-bearing", &[("name", name.into()), ("bearing", bearing.into())])
    }

    /// A planet or station.
    pub fn port(&self, port: PortId) -> String {
        self.get(&format!("port-{}", port.name(self.names())))
    }

    /// What is said of a port, in a line.
    pub fn port_tagline(&self, port: PortId) -> String {
        self.text.attr(&format!("port-{}", port.name(self.names())), "tagline")
    }

    /// A class of enemy ship.
    pub fn ship(&self, ship: ShipId) -> String {
        self.get(&format!("ship-{}", ship.name(self.names())))
    }

    /// What kind of ship it is.
    pub fn ship_type(&self, ship: ShipId) -> String {
        self.text.attr(&format!("ship-{}", ship.name(self.names())), "type")
    }

    /// What the ship does in a fight.
    pub fn ship_tactics(&self, ship: ShipId) -> String {
        self.text.attr(&format!("ship-{}", ship.name(self.names())), "tactics")
    }

    /// Whose a ship is.
    pub fn flag(&self, ship: &EnemyShip) -> String {
        match ship.flag {
            Flag::Faction(faction) => self.faction(faction),
            Flag::Neutral => self.get("flag-neutral"),
            Flag::Outlaw => self.get("flag-outlaw"),
        }
    }

    /// An enemy ship; numbered if it is not the first of its kind, or not the only one of the combat shown.
    pub fn enemy(&self, enemy: EnemyId, combat: Option<&Combat>) -> String {
        let alike = |combat: &Combat| combat.enemies.iter().filter(|other| other.id.ship == enemy.ship).count();
        let ship = self.ship(enemy.ship);
        if enemy.number > 1 || combat.map_or(1, alike) > 1 {
            self.with("enemy-numbered", &[("ship", ship.into()), ("number", enemy.number.into())])
        } else {
            ship
        }
    }

    /// A fighter or mech of ours.
    pub fn fighter(&self, fighter: FighterId) -> String {
        self.get(&format!("fighter-{}", fighter.name(self.names())))
    }

    /// What a fighter or mech of ours can do.
    pub fn fighter_text(&self, fighter: FighterId) -> String {
        self.text.attr(&format!("fighter-{}", fighter.name(self.names())), "text")
    }

    /// An order.
    pub fn order(&self, order: OrderId) -> String {
        self.get(&format!("order-{}", order.name(self.names())))
    }

    /// What an order costs and does.
    pub fn order_text(&self, order: OrderId) -> String {
        self.text.attr(&format!("order-{}", order.name(self.names())), "text")
    }

    /// An intel card.
    pub fn intel(&self, card: IntelId) -> String {
        self.get(&format!("intel-{}-title", card.name(self.names())))
    }

    /// What an intel card asks, in a line or two.
    pub fn intel_text(&self, card: IntelId) -> String {
        self.text.attr(&format!("intel-{}-title", card.name(self.names())), "text")
    }

    /// How the ship's log begins a card.
    pub fn intel_log(&self, card: IntelId) -> String {
        self.text.attr(&format!("intel-{}-title", card.name(self.names())), "log")
    }

    /// What winning a check brings.
    pub fn intel_won(&self, card: IntelId) -> Option<String> {
        self.text.try_attr(&format!("intel-{}-title", card.name(self.names())), "won")
    }

    /// What losing a check costs.
    pub fn intel_lost(&self, card: IntelId) -> Option<String> {
        self.text.try_attr(&format!("intel-{}-title", card.name(self.names())), "lost")
    }

    /// A system.
    pub fn system(&self, system: System) -> String {
        self.get(&format!("system-{system}"))
    }

    /// A section.
    pub fn section(&self, section: Section) -> String {
        self.get(&format!("section-{section}"))
    }

    /// How damaged a section is, in a word.
    pub fn damage(&self, damage: Damage) -> String {
        self.get(&format!("damage-{}", <&str>::from(damage)))
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

    /// A class.
    pub fn class(&self, class: Class) -> String {
        self.get(&format!("class-{class}"))
    }

    /// One of a class, with its article.
    pub fn one_of_class(&self, class: Class) -> String {
        self.text.attr(&format!("class-{class}"), "one")
    }

    /// A cosmic condition.
    pub fn condition(&self, condition: Condition) -> String {
        self.get(&format!("condition-{condition}"))
    }

    /// What a cosmic condition does, in a line.
    pub fn condition_effect(&self, condition: Condition) -> String {
        self.text.attr(&format!("condition-{condition}"), "effect")
    }

    /// A power.
    pub fn faction(&self, faction: Faction) -> String {
        self.get(&format!("faction-{faction}"))
    }

    /// How a power stands to the players.
    pub fn standing(&self, standing: Standing) -> String {
        self.get(&format!("standing-{}", <&str>::from(standing)))
    }

    /// How a hero is.
    pub fn status(&self, status: Status) -> String {
        self.get(&format!("status-{status}"))
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

    /// A service as it is chosen.
    pub fn service_choice(&self, choice: ServiceChoice) -> String {
        self.service(choice.service())
    }

    /// A counter.
    pub fn track(&self, track: Track) -> String {
        self.get(&format!("track-{track}"))
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

    /// Fast or Slow.
    pub fn speed(&self, speed: Speed) -> String {
        self.get(&format!("speed-{speed}"))
    }

    /// What is sold by the piece.
    pub fn good(&self, good: Good) -> String {
        self.track(good.track())
    }

    /// Something that can be repaired.
    pub fn part(&self, part: Part) -> String {
        match part {
            Part::Hull => self.track(Track::Hull),
            Part::Section(section) => self.section(section),
            Part::Fighter(fighter) => self.fighter(fighter),
        }
    }

    /// A player's place at the table.
    pub fn seat(&self, seat: Seat) -> String {
        self.with("seat", &[("number", seat.number().into())])
    }

    /// How a game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.get(&format!("outcome-{outcome}"))
    }

    /// Why something happens: the card, the order, the hero.
    pub fn source(&self, source: Source) -> String {
        match source {
            Source::Intel(card) => self.intel(card),
            Source::Ability(hero) => self.ability(hero),
            Source::Order(order) => self.order(order),
            Source::Condition => self.get("source-condition"),
            Source::Rest => self.action(Action::Rest),
            Source::Heal => self.action(Action::Heal),
            Source::Repair => self.action(Action::Repair),
            Source::Service(service) => self.service(service),
            Source::Fighter(fighter) => self.fighter(fighter),
            Source::Enemy(enemy) => self.enemy(enemy, None),
            Source::Energy => self.get("energy"),
            Source::Combat => self.get("source-combat"),
        }
    }

    /// Several names: “A, B, C”.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let joined = items.into_iter().reduce(|before, last| self.join("list-next", before, last));
        joined.unwrap_or_default()
    }

    /// Several costs and consequences: “1 energy; shields down”.
    pub fn notes(&self, items: impl IntoIterator<Item = String>) -> String {
        let joined = items.into_iter().reduce(|before, last| self.join("note-next", before, last));
        joined.unwrap_or_default()
    }

    /// Several names in running words: “A, B and C”.
    pub fn list_and(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let last = items.pop().unwrap_or_default();
        if items.is_empty() { last } else { self.join("list-last", self.list(items), last) }
    }

    fn join(&self, key: &str, before: String, last: String) -> String {
        self.with(key, &[("before", before.into()), ("last", last.into())])
    }
}

/// A number with its sign: a plus, or a real minus.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    match number.cmp(&0) {
        Ordering::Less => format!("\u{2212}{}", number.unsigned_abs()),
        Ordering::Equal => "0".to_owned(),
        Ordering::Greater => format!("+{number}"),
    }
}

/// A number that may be below nothing, with a real minus then.
pub fn plain(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 { signed(number) } else { number.to_string() }
}

/// A number as an argument.
pub fn number(number: impl Into<i64>) -> FluentValue<'static> {
    FluentValue::from(number.into())
}

/// The nearest of the six directions.
fn bearing(from: Coord, to: Coord) -> &'static str {
    let (q, r) = (i32::from(to.q) - i32::from(from.q), i32::from(to.r) - i32::from(from.r));
    // Half hexes to the east, rows to the south.
    let (east, south) = (2 * q + r, r);
    let level = south == 0 || east.abs() > 3 * south.abs();
    match (level, east >= 0, south > 0) {
        (true, true, _) => "bearing-east",
        (true, false, _) => "bearing-west",
        (false, true, true) => "bearing-south-east",
        (false, false, true) => "bearing-south-west",
        (false, true, false) => "bearing-north-east",
        (false, false, false) => "bearing-north-west",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_bearings() {
        let origin = Coord { q: 0, r: 0 };
        let to = |q, r| bearing(origin, Coord { q, r });
        assert_eq!(to(1, 0), "bearing-east");
        assert_eq!(to(0, 1), "bearing-south-east");
        assert_eq!(to(-1, 1), "bearing-south-west");
        assert_eq!(to(-1, 0), "bearing-west");
        assert_eq!(to(0, -1), "bearing-north-west");
        assert_eq!(to(1, -1), "bearing-north-east");
    }

    #[test]
    fn signs_are_real() {
        assert_eq!(signed(-2), "−2");
        assert_eq!(signed(1), "+1");
        assert_eq!(signed(0), "0");
    }
}
