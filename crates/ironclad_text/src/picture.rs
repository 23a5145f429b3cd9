//! Things to their drawings: paths in `content/art`, without `.svg`.

use ironclad_game::content::foe::Role;
use ironclad_game::content::id::{FighterId, HeroId, Id, IntelId, OrderId, PortId, ShipId};
use ironclad_game::content::map::Terrain;
use ironclad_game::content::terms::{Action, Class, Condition, Faction, Section, Service, Skill, System, Track};
use ironclad_game::content::{Content, Scenario, SectorId};
use ironclad_game::engine::decision::{Answer, Good, Part, Source, Upgrade};

/// A skill.
pub fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::Combat => "icons/crossed-sabres",
        Skill::Diplomacy => "icons/shaking-hands",
        Skill::Engineering => "icons/wrench",
        Skill::Leadership => "icons/flying-flag",
        Skill::Operate => "icons/joystick",
        Skill::Piloting => "icons/ship-wheel",
        Skill::Stealth => "icons/domino-mask",
    }
}

/// A class.
pub fn class(class: Class) -> &'static str {
    match class {
        Class::Agent => "icons/spy",
        Class::Captain => "icons/captain-hat-profile",
        Class::Diplomat => "icons/olive",
        Class::Engineer => "icons/gear-hammer",
        Class::Marine => "icons/mailed-fist",
        Class::Pilot => "icons/feathered-wing",
        Class::Specialist => "icons/erlenmeyer",
    }
}

/// A counter.
pub fn track(track: Track) -> &'static str {
    match track {
        Track::Crew => "icons/backup",
        Track::Morale => "icons/hearts",
        Track::Hull => "icons/hull",
        Track::Salvage => "icons/cog",
        Track::Ammo => "icons/heavy-bullets",
        Track::Credits => "icons/two-coins",
    }
}

/// The icon of energy.
pub const ENERGY: &str = "icons/power-lightning";
/// The icon of gear.
pub const GEAR: &str = "icons/toolbox";
/// Shields that are up.
pub const SHIELDS: &str = "icons/shield";
/// A radiation shield.
pub const RADIATION: &str = "icons/radioactive";

/// An action.
pub fn action(action: Action) -> &'static str {
    match action {
        Action::Recon => "icons/spyglass",
        Action::Move => "icons/compass",
        Action::Rest => "icons/night-sleep",
        Action::Heal => "icons/hand-bandage",
        Action::Repair => "icons/auto-repair",
        Action::Dock => "icons/anchor",
    }
}

/// A service of a port.
pub fn service(service: Service) -> &'static str {
    match service {
        Service::Saloon => "icons/beer-stein",
        Service::Medical => "icons/caduceus",
        Service::Trader => "icons/scales",
        Service::Shipyard => "icons/anvil",
        Service::Guild => "icons/minions",
        Service::TechCenter => "icons/microchip",
    }
}

/// A section.
pub fn section(section: Section) -> &'static str {
    match section {
        Section::Bridge => "marks/system-bridge",
        Section::Weapons => "marks/system-weapons",
        Section::Hangar => "marks/system-hangar",
        Section::Reactor => "marks/system-reactor",
    }
}

/// A system.
pub fn system(system: System) -> &'static str {
    section(system.section())
}

/// A power.
pub fn faction(faction: Faction) -> String {
    format!("marks/faction-{faction}")
}

/// A cosmic condition.
pub fn condition(condition: Condition) -> String {
    format!("conditions/{condition}")
}

/// A hero.
pub fn hero(content: &Content, hero: HeroId) -> String {
    format!("people/{}", portrait(content, hero))
}

/// A hero's portrait, by its name among the people.
pub fn portrait(content: &Content, hero: HeroId) -> &str {
    content.heroes[hero].portrait.as_deref().unwrap_or_else(|| hero.name(&content.names))
}

/// An intel card.
pub fn intel(content: &Content, card: IntelId) -> String {
    format!("icons/{}", content.intel[card].icon)
}

/// An order.
pub fn order(content: &Content, order: OrderId) -> String {
    format!("icons/{}", content.orders[order].icon)
}

/// An enemy ship.
pub fn ship(content: &Content, ship: ShipId) -> String {
    format!("ships/{}", content.ships[ship].art)
}

/// Who commands a ship, if it is an Enforcer or a Villain.
pub fn person(content: &Content, ship: ShipId) -> Option<String> {
    match content.ships[ship].role.as_ref()? {
        Role::Enforcer { hero, .. } => Some(format!("people/{}-enforcer", hero.name(&content.names))),
        Role::Villain { leader, .. } => Some(format!("people/{leader}")),
    }
}

/// A fighter or mech of ours.
pub fn fighter(content: &Content, fighter: FighterId) -> String {
    format!("ships/{}", content.fighters[fighter].art)
}

/// A thing by the folder of its kind and its name, if such things are drawn.
pub fn thing(content: &Content, folder: &str, name: &str) -> Option<String> {
    let names = &content.names;
    match folder {
        "heroes" => HeroId::find(names, name).map(|id| hero(content, id)),
        "intel" => IntelId::find(names, name).map(|id| intel(content, id)),
        "ships" | "enforcers" | "villains" => ShipId::find(names, name).map(|id| ship(content, id)),
        "fighters" => FighterId::find(names, name).map(|id| fighter(content, id)),
        "orders" => OrderId::find(names, name).map(|id| order(content, id)),
        "ports" => PortId::find(names, name).map(|id| port(content, id)),
        _ => None,
    }
}

/// A port.
fn port(content: &Content, port: PortId) -> String {
    format!("places/{}", content.ports[port].art)
}

/// A sector: its port, or its condition.
pub fn sector(content: &Content, scenario: &Scenario, sector: SectorId) -> String {
    match scenario.map.sectors[sector].terrain {
        Terrain::Space(space) => condition(space),
        Terrain::Port(at) => port(content, at),
    }
}

/// Why something happens.
pub fn source(content: &Content, scenario: &Scenario, here: SectorId, source: Source) -> String {
    match source {
        Source::Intel(card) => intel(content, card),
        Source::Ability(who) => hero(content, who),
        Source::Order(of) => order(content, of),
        Source::Condition => sector(content, scenario, here),
        Source::Rest => action(Action::Rest).to_owned(),
        Source::Heal => action(Action::Heal).to_owned(),
        Source::Repair => action(Action::Repair).to_owned(),
        Source::Service(of) => service(of).to_owned(),
        Source::Fighter(of) => fighter(content, of),
        Source::Enemy(enemy) => ship(content, enemy.ship),
        Source::Energy => ENERGY.to_owned(),
        Source::Combat => skill(Skill::Combat).to_owned(),
        Source::Villain(of) => person(content, of).unwrap_or_else(|| ship(content, of)),
        Source::Check(_) => skill(Skill::Operate).to_owned(),
        Source::Fight(_) => skill(Skill::Combat).to_owned(),
        Source::Scenario
        | Source::Passage(_)
        | Source::Heard(_)
        | Source::Choice(_)
        | Source::Offer(_)
        | Source::Mover(_)
        | Source::Post(_) => "icons/flying-flag".to_owned(),
    }
}

/// An option.
pub fn answer(content: &Content, answer: Answer) -> Option<String> {
    let own = |path: &str| Some(path.to_owned());
    match answer {
        Answer::Recon(_) => own(action(Action::Recon)),
        Answer::Move(_) => own(action(Action::Move)),
        Answer::Rest => own(action(Action::Rest)),
        Answer::Heal => own(action(Action::Heal)),
        Answer::Repair => own(action(Action::Repair)),
        Answer::Dock => own(action(Action::Dock)),
        Answer::Ability(who) | Answer::Hero(who) => Some(hero(content, who)),
        Answer::Skill(of) => own(skill(of)),
        Answer::Class(of) => own(class(of)),
        Answer::Order(of) => Some(order(content, of)),
        Answer::Sortie(of) => Some(fighter(content, of)),
        Answer::Change(of) => own(system(of)),
        Answer::Target(enemy) => Some(ship(content, enemy.ship)),
        Answer::Service(choice) => own(service(choice.service())),
        Answer::Buy(Good::Salvage) => own(track(Track::Salvage)),
        Answer::Buy(Good::Ammo) => own(track(Track::Ammo)),
        Answer::Buy(Good::Gear) => own(GEAR),
        Answer::Buy(Good::Crew) => own(track(Track::Crew)),
        Answer::Upgrade(Upgrade::System(of)) => own(system(of)),
        Answer::Upgrade(Upgrade::Fighter(of)) => Some(fighter(content, of)),
        Answer::Upgrade(Upgrade::Module(of)) => Some(format!("icons/{}", content.modules[of].icon)),
        Answer::Mend(Part::Hull) => own(track(Track::Hull)),
        Answer::Mend(Part::Section(of)) | Answer::Section(of) => own(section(of)),
        Answer::Mend(Part::Fighter(of)) => Some(fighter(content, of)),
        Answer::Gear(of, _) => Some(format!("icons/{}", content.gear[of].icon)),
        Answer::Deal(of, _) => own(system(of)),
        Answer::Fit(of) | Answer::Unfit(of) => Some(format!("icons/{}", content.modules[of].icon)),
        Answer::Hire(who)
        | Answer::Dismiss(who)
        | Answer::Assign(who, _)
        | Answer::Promote(who)
        | Answer::Treat(who) => Some(hero(content, who)),
        Answer::Ship(of) => Some(fighter(content, of)),
        Answer::Contract(of) => Some(faction(of)),
        Answer::Again | Answer::End => None,
        Answer::Offer(_) | Answer::Take(_) | Answer::Land(_) | Answer::Post(_) | Answer::Fetch(_) => {
            own("icons/flying-flag")
        }
        Answer::Word(of) => Some(faction(of)),
        Answer::Read | Answer::Option(_) => None,
        Answer::EndTurn
        | Answer::Done
        | Answer::Attempt
        | Answer::Skip
        | Answer::NoOrder
        | Answer::Confirm
        | Answer::Pass
        | Answer::Leave => None,
    }
}
