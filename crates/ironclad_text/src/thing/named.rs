//! What the content names: heroes, cards, ships, ports, sectors.

use words::Name;

use super::{Words, number};
use ironclad_game::content::edition::Edition;
use ironclad_game::content::gear::Is;
use ironclad_game::content::id::{FighterId, GearId, HeroId, Id, IntelId, ModuleId, OrderId, PortId, SectorId, ShipId};
use ironclad_game::content::map::Terrain;
use ironclad_game::content::ship::{EnemyShip, Flag};
use ironclad_game::content::terms::Track;
use ironclad_game::engine::combat::{Combat, EnemyId};
use ironclad_game::engine::decision::Part;
use ironclad_game::engine::query::View;
use ironclad_game::hex::Coord;

impl Words<'_> {
    /// A hero, by the name she goes by.
    pub fn hero(&self, hero: HeroId) -> String {
        self.get(&format!("hero-{}-name", hero.name(self.names())))
    }

    /// The same, to be bent in a sentence.
    pub fn hero_name(&self, hero: HeroId) -> Name {
        let id = hero.name(self.names());
        self.text.name(&format!("hero-{id}-name"), id)
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
        let first = self.at.is_some_and(|view| view.edition() == Edition::First);
        self.ability_text_of(hero, promoted, if first { Edition::First } else { Edition::Second })
    }

    /// The same in an edition of the rules.
    pub fn ability_text_of(&self, hero: HeroId, promoted: bool, edition: Edition) -> String {
        let differs = self.content.heroes[hero].side(promoted).ability_at_first.is_some();
        let side = match (promoted, edition) {
            (false, Edition::First) if differs => "text-at-first",
            (true, Edition::First) if differs => "promoted-at-first",
            (false, Edition::First | Edition::Second) => "text",
            (true, Edition::First | Edition::Second) => "promoted",
        };
        self.text.attr(&format!("ability-{}", hero.name(self.names())), side)
    }

    /// A sector: its port, or what space is like there.
    pub fn sector(&self, sector: SectorId) -> String {
        match self.scenario.map.sectors[sector].terrain {
            Terrain::Space(condition) => self.condition(condition),
            Terrain::Port(port) => self.port(port),
        }
    }

    /// The same, to be bent in a sentence.
    pub fn sector_name(&self, sector: SectorId) -> Name {
        match self.scenario.map.sectors[sector].terrain {
            Terrain::Space(condition) => self.condition_name(condition),
            Terrain::Port(port) => self.port_name(port),
        }
    }

    /// A sector's place on the grid of the chart: `C4`.
    pub fn grid(&self, sector: SectorId) -> String {
        let (row, column) = self.scenario.map.grid(sector);
        let letter = char::from(b'A'.saturating_add(row.min(25)));
        self.with("grid", &[("row", letter.to_string().into()), ("column", number(column.saturating_add(1)))])
    }

    /// A sector with its place on the grid; a port's name is enough.
    pub fn sector_on_grid(&self, sector: SectorId) -> String {
        let name = self.sector(sector);
        match self.scenario.map.sectors[sector].terrain {
            Terrain::Port(_) => name,
            Terrain::Space(_) => self.with("with-grid", &[("name", name.into()), ("grid", self.grid(sector).into())]),
        }
    }

    /// In which direction one sector lies from another.
    pub fn bearing(&self, from: SectorId, to: SectorId) -> String {
        let sectors = &self.scenario.map.sectors;
        self.get(bearing(sectors[from].at, sectors[to].at))
    }

    /// A sector, with its bearing from another; beyond the next, with the steps that lead there.
    pub fn sector_with_bearing(&self, from: SectorId, to: SectorId) -> String {
        let sectors = &self.scenario.map.sectors;
        let bearing = match steps(sectors[from].at, sectors[to].at) {
            Some(legs) if sectors[from].at.distance(sectors[to].at) > 1 => {
                let legs = legs.into_iter().filter(|(count, _)| *count > 0);
                let step = |(count, bearing)| {
                    self.with("with-steps", &[("count", number(count)), ("bearing", self.get(bearing).into())])
                };
                self.list(legs.map(step))
            }
            _ => self.bearing(from, to),
        };
        let name = self.sector_on_grid(to);
        self.with("with-bearing", &[("name", name.into()), ("bearing", bearing.into())])
    }

    /// A planet or station.
    pub fn port(&self, port: PortId) -> String {
        self.get(&format!("port-{}", port.name(self.names())))
    }

    /// The same, to be bent in a sentence.
    pub fn port_name(&self, port: PortId) -> Name {
        let id = port.name(self.names());
        self.text.name(&format!("port-{id}"), id)
    }

    /// What is said of a port, in a line.
    pub fn port_tagline(&self, port: PortId) -> String {
        self.text.attr(&format!("port-{}", port.name(self.names())), "tagline")
    }

    /// A class of enemy ship.
    pub fn ship(&self, ship: ShipId) -> String {
        self.get(&format!("ship-{}", ship.name(self.names())))
    }

    /// The same, to be bent in a sentence.
    pub fn ship_name(&self, ship: ShipId) -> Name {
        let id = ship.name(self.names());
        self.text.name(&format!("ship-{id}"), id)
    }

    /// What kind of ship it is.
    pub fn ship_type(&self, ship: ShipId) -> String {
        self.text.attr(&format!("ship-{}", ship.name(self.names())), "type")
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
        self.enemy_name(enemy, combat).into()
    }

    /// The same, to be bent in a sentence.
    pub fn enemy_name(&self, enemy: EnemyId, combat: Option<&Combat>) -> Name {
        let alike = |combat: &Combat| combat.enemies.iter().filter(|other| other.id.ship == enemy.ship).count();
        let ship = self.ship_name(enemy.ship);
        if enemy.number > 1 || combat.map_or(1, alike) > 1 {
            let numbered = |ship: &str| {
                let args = [("ship", ship.to_owned().into()), ("number", enemy.number.into())];
                self.with("enemy-numbered", &args)
            };
            ship.within(numbered)
        } else {
            ship
        }
    }

    /// A piece of gear.
    pub fn gear(&self, gear: GearId) -> String {
        self.get(&format!("gear-{}", gear.name(self.names())))
    }

    /// The same, to be bent in a sentence.
    pub fn gear_name(&self, gear: GearId) -> Name {
        let id = gear.name(self.names());
        self.text.name(&format!("gear-{id}"), id)
    }

    /// What a piece of gear does.
    pub fn gear_text(&self, gear: GearId) -> String {
        match self.content.gear[gear].is {
            Is::Kit { skill, adds } => {
                let args = [("skill", self.skill_name(skill).into()), ("adds", number(adds))];
                self.with("gear-adds", &args)
            }
            Is::Module(module) => self.module_text(module, false),
        }
    }

    /// A module.
    pub fn module(&self, module: ModuleId) -> String {
        self.get(&format!("module-{}", module.name(self.names())))
    }

    /// The same, to be bent in a sentence.
    pub fn module_name(&self, module: ModuleId) -> Name {
        let id = module.name(self.names());
        self.text.name(&format!("module-{id}"), id)
    }

    /// What the side of a module's card that is up does.
    pub fn module_text(&self, module: ModuleId, upgraded: bool) -> String {
        let has_other = self.content.modules[module].upgraded.is_some();
        let side = if upgraded && has_other { "upgraded" } else { "text" };
        self.text.attr(&format!("module-{}", module.name(self.names())), side)
    }

    /// A fighter or mech of ours.
    pub fn fighter(&self, fighter: FighterId) -> String {
        self.get(&format!("fighter-{}", fighter.name(self.names())))
    }

    /// The same, to be bent in a sentence.
    pub fn fighter_name(&self, fighter: FighterId) -> Name {
        let id = fighter.name(self.names());
        self.text.name(&format!("fighter-{id}"), id)
    }

    /// What a fighter or mech of ours can do, by the side of its card that is up.
    pub fn fighter_text(&self, fighter: FighterId, view: &View<'_>) -> String {
        self.fighter_side(fighter, view.table.fighter(fighter).is_some_and(|bay| bay.upgraded))
    }

    /// What a fighter or mech of ours can do, by one side of its card.
    pub fn fighter_side(&self, fighter: FighterId, upgraded: bool) -> String {
        let side = if upgraded { "upgraded" } else { "text" };
        self.text.attr(&format!("fighter-{}", fighter.name(self.names())), side)
    }

    /// An order.
    pub fn order(&self, order: OrderId) -> String {
        self.get(&format!("order-{}", order.name(self.names())))
    }

    /// The same, to be bent in a sentence.
    pub fn order_name(&self, order: OrderId) -> Name {
        let id = order.name(self.names());
        self.text.name(&format!("order-{id}"), id)
    }

    /// What an order costs and does, by the side of the card that is up.
    pub fn order_text(&self, order: OrderId, view: &View<'_>) -> String {
        let card = &self.content.orders[order];
        if view.upgraded(card.system) && view.edition() == Edition::First && card.upgraded_at_first.is_some() {
            return self.text.attr(&format!("order-{}", order.name(self.names())), "at-first");
        }
        self.order_side(order, view.upgraded(card.system))
    }

    /// What an order costs and does, by one side of the card.
    pub fn order_side(&self, order: OrderId, upgraded: bool) -> String {
        let side = if upgraded { "upgraded" } else { "text" };
        self.text.attr(&format!("order-{}", order.name(self.names())), side)
    }

    /// An intel card.
    pub fn intel(&self, card: IntelId) -> String {
        self.get(&format!("intel-{}-title", card.name(self.names())))
    }

    /// The same, to be bent in a sentence.
    pub fn intel_name(&self, card: IntelId) -> Name {
        let id = card.name(self.names());
        self.text.name(&format!("intel-{id}-title"), id)
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

    /// Something that can be repaired, to be bent in a sentence.
    pub fn part_name(&self, part: Part) -> Name {
        match part {
            Part::Hull => self.track_name(Track::Hull),
            Part::Section(section) => self.section_name(section),
            Part::Fighter(fighter) => self.fighter_name(fighter),
        }
    }

    /// Something that can be repaired.
    pub fn part(&self, part: Part) -> String {
        match part {
            Part::Hull => self.track(Track::Hull),
            Part::Section(section) => self.section(section),
            Part::Fighter(fighter) => self.fighter(fighter),
        }
    }
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

/// The six directions, clockwise from the east.
const DIRECTIONS: [((i32, i32), &str); 6] = [
    ((1, 0), "bearing-east"),
    ((0, 1), "bearing-south-east"),
    ((-1, 1), "bearing-south-west"),
    ((-1, 0), "bearing-west"),
    ((0, -1), "bearing-north-west"),
    ((1, -1), "bearing-north-east"),
];

/// The steps from one hex to another, in two neighbouring directions: no two hexes have the same.
fn steps(from: Coord, to: Coord) -> Option<[(i32, &'static str); 2]> {
    let (q, r) = (i32::from(to.q) - i32::from(from.q), i32::from(to.r) - i32::from(from.r));
    let next = DIRECTIONS.iter().cycle().skip(1);
    DIRECTIONS.iter().zip(next).find_map(|(((q1, r1), first), ((q2, r2), second))| {
        let legs = (q * r2 - r * q2, q1 * r - r1 * q);
        if legs.0 > 0 && legs.1 >= 0 { Some([(legs.0, *first), (legs.1, *second)]) } else { None }
    })
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
    fn steps_beyond_the_next_sector() {
        let to = |q: i8, r: i8| steps(Coord { q: 1, r: 1 }, Coord { q: q + 1, r: r + 1 });
        assert_eq!(to(2, 0), Some([(2, "bearing-east"), (0, "bearing-south-east")]));
        assert_eq!(to(1, 2), Some([(1, "bearing-east"), (2, "bearing-south-east")]));
        assert_eq!(to(2, -3), Some([(1, "bearing-north-west"), (2, "bearing-north-east")]));
        assert_eq!(to(0, 0), None);
    }
}
