//! How answers are named, in the protocol and in saves.

use super::{Answer, Part, Upgrade};
use crate::content::id::{Id, Names};
use crate::engine::combat::EnemyId;

impl Answer {
    /// Its id in the protocol and in saves: `verb` or `verb:what`.
    pub fn id(self, names: &Names) -> String {
        let verb = self.verb();
        match self {
            Self::Recon(sector) | Self::Move(sector) => format!("{verb}:{}", sector.name(names)),
            Self::Ability(hero) | Self::Hero(hero) => format!("{verb}:{}", hero.name(names)),
            Self::Skill(skill) => format!("{verb}:{skill}"),
            Self::Class(class) => format!("{verb}:{class}"),
            Self::Order(order) => format!("{verb}:{}", order.name(names)),
            Self::Sortie(fighter) => format!("{verb}:{}", fighter.name(names)),
            Self::Change(system) => format!("{verb}:{system}"),
            Self::Target(enemy) => format!("{verb}:{}", enemy.id(names)),
            Self::Service(service) => format!("{verb}:{}", <&str>::from(service)),
            Self::Buy(good) => format!("{verb}:{}", <&str>::from(good)),
            Self::Mend(part) => format!("{verb}:{}", part.id(names)),
            Self::Upgrade(what) => format!("{verb}:{}", what.id(names)),
            Self::Gear(gear, hero) => format!("{verb}:{}:{}", gear.name(names), hero.name(names)),
            Self::Hire(hero) | Self::Dismiss(hero) | Self::Promote(hero) | Self::Treat(hero) => {
                format!("{verb}:{}", hero.name(names))
            }
            Self::Assign(hero, system) => format!("{verb}:{}:{system}", hero.name(names)),
            Self::Deal(system, seat) => format!("{verb}:{system}:{}", seat.number()),
            Self::Fit(module) | Self::Unfit(module) => format!("{verb}:{}", module.name(names)),
            Self::Ship(fighter) => format!("{verb}:{}", fighter.name(names)),
            Self::Section(section) => format!("{verb}:{}", section.name()),
            Self::Contract(faction) | Self::Word(faction) => format!("{verb}:{faction}"),
            Self::Option(option) => format!("{verb}:{}", option.name(names)),
            Self::Offer(offer) => format!("{verb}:{}", offer.name(names)),
            Self::Take(load) | Self::Land(load) => format!("{verb}:{}", load.name(names)),
            Self::Post(post) | Self::Fetch(post) => format!("{verb}:{}", post.name(names)),
            Self::Rest
            | Self::Heal
            | Self::Repair
            | Self::Dock
            | Self::EndTurn
            | Self::Done
            | Self::Attempt
            | Self::Skip
            | Self::NoOrder
            | Self::Confirm
            | Self::Pass
            | Self::Again
            | Self::End
            | Self::Read
            | Self::Leave => verb.to_owned(),
        }
    }

    /// The first word of its id.
    pub fn verb(self) -> &'static str {
        match self {
            Self::Recon(_) => "recon",
            Self::Move(_) => "move",
            Self::Rest => "rest",
            Self::Heal => "heal",
            Self::Repair | Self::Mend(_) => "repair",
            Self::Dock => "dock",
            Self::Ability(_) => "ability",
            Self::EndTurn => "end-turn",
            Self::Hero(_) => "hero",
            Self::Done => "done",
            Self::Attempt => "attempt",
            Self::Skip => "skip",
            Self::Skill(_) => "skill",
            Self::Class(_) => "class",
            Self::Order(_) => "order",
            Self::NoOrder => "no-order",
            Self::Sortie(_) => "sortie",
            Self::Change(_) => "change",
            Self::Confirm => "confirm",
            Self::Pass => "pass",
            Self::Target(_) => "target",
            Self::Service(_) => "service",
            Self::Leave => "leave",
            Self::Buy(_) => "buy",
            Self::Upgrade(_) => "upgrade",
            Self::Gear(..) => "gear",
            Self::Hire(_) => "hire",
            Self::Dismiss(_) => "dismiss",
            Self::Assign(..) => "assign",
            Self::Deal(..) => "deal",
            Self::Fit(_) => "fit",
            Self::Unfit(_) => "unfit",
            Self::Ship(_) => "ship",
            Self::Section(_) => "section",
            Self::Contract(_) => "contract",
            Self::Promote(_) => "promote",
            Self::Treat(_) => "treat",
            Self::Again => "again",
            Self::End => "end",
            Self::Read => "read",
            Self::Word(_) => "word",
            Self::Option(_) => "option",
            Self::Offer(_) => "offer",
            Self::Take(_) => "take",
            Self::Land(_) => "land",
            Self::Post(_) => "post",
            Self::Fetch(_) => "fetch",
        }
    }
}

impl Upgrade {
    /// Its name in the protocol.
    pub fn id(self, names: &Names) -> &str {
        match self {
            Self::System(system) => system.name(),
            Self::Fighter(fighter) => fighter.name(names),
            Self::Module(module) => module.name(names),
        }
    }
}

impl Part {
    /// Its name in the protocol.
    pub fn id(self, names: &Names) -> String {
        match self {
            Self::Hull => "hull".to_owned(),
            Self::Section(section) => section.name().to_owned(),
            Self::Fighter(fighter) => fighter.name(names).to_owned(),
        }
    }
}

impl EnemyId {
    /// Its name in the protocol, `valkyrie-1`.
    pub fn id(self, names: &Names) -> String {
        format!("{}-{}", self.ship.name(names), self.number)
    }
}
