//! What moves on the table, told from events.

use crate::motion::{Change, Shot, What};
use crate::present::section;
use crate::squads::Post;
use ironclad_game::content::terms::{System, Track};
use ironclad_game::content::{FighterId, HeroId, Id};
use ironclad_game::engine::combat::EnemyId;
use ironclad_game::engine::{Event, Game, Status};

/// Whether a game stands as it was before some events, or as it is after them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// Before.
    Before,
    /// After; before them the shields stopped so many hits.
    After {
        /// Hits.
        shields: u8,
    },
}

/// What some events change of what lies on the table, in their order. What lies where is told from a game as it stood
/// before or after them; what is not on its table does not move.
pub fn changes<'a>(events: impl IntoIterator<Item = &'a Event>, game: &Game, stands: Stands) -> Vec<Change> {
    let mut told = Changes { game, stands, changes: Vec::new() };
    events.into_iter().for_each(|event| told.hear(event));
    told.changes.into_iter().map(|(what, from, to)| Change { what, from: whole(from), to: whole(to) }).collect()
}

fn whole(number: i32) -> usize {
    usize::try_from(number).unwrap_or(0)
}

struct Changes<'g> {
    game: &'g Game,
    stands: Stands,
    changes: Vec<(What, i32, i32)>,
}

impl Changes<'_> {
    fn hear(&mut self, event: &Event) {
        let table = self.game.table();
        match *event {
            Event::Moved { from, to } => self.went(What::Craft, from.index() as i32, to.index() as i32),
            Event::TokenRevealed { sector, .. } => self.went(What::Token(sector.index()), 0, 1),
            Event::SectionChanged { section: of, by, now, .. } => {
                let (by, now) = (i32::from(by), i32::from(now));
                self.went(What::Section(section(of)), now - by, now);
            }
            Event::ShieldsTook { hits, left } => {
                self.went(What::Shields, i32::from(left) + i32::from(hits), left.into());
            }
            Event::ShieldsWhole { rating } => {
                let works = !self.game.view().uncovered(1);
                self.went(What::Shields, self.shields(), if works { rating.into() } else { 0 });
            }
            Event::SpaceUncovered { space: 1 } => self.went(What::Shields, self.shields(), 0),
            Event::EnergyChanged { by, now } => {
                let spaces = i32::from(table.energy) + i32::from(self.game.view().uncovered_spaces());
                let (by, now) = (i32::from(by), i32::from(now));
                self.went(What::Energy, spaces - (now - by), spaces - now);
                // Once the top space is covered again they work again (rule 2.10).
                if now - by < spaces && now >= spaces {
                    self.went(What::Shields, 0, table.shields.into());
                }
            }
            Event::Counted { track, by, now, .. } => {
                let (by, now) = (i32::from(by), i32::from(now));
                self.went(counter(track), now - by, now);
            }
            Event::HeroChanged { hero, from, to, .. } => {
                if let Some(post) = self.post(hero) {
                    self.went(What::Hero(post), state(from), state(to));
                }
            }
            Event::ShotDecided { fighter, target, landed, .. } => self.fired(fighter, target, true, landed),
            Event::EnemyShotDecided { enemy, fighter, evaded, .. } => self.fired(fighter, enemy, false, !evaded),
            Event::EnemyStruck { enemy, shield, hull } => {
                self.enemy_by(enemy, What::EnemyShield, -i32::from(shield));
                self.enemy_by(enemy, What::EnemyHull, -i32::from(hull));
            }
            Event::EnemyRecharged { enemy, shield } => self.enemy_by(enemy, What::EnemyShield, shield.into()),
            Event::EnemyMended { enemy, hull } => self.enemy_by(enemy, What::EnemyHull, hull.into()),
            Event::EnemyDestroyed { enemy } | Event::EnemyGone { enemy } => {
                if let Some(place) = self.enemy(enemy) {
                    self.went(What::Enemy(place), 1, 0);
                }
            }
            Event::FighterChanged { fighter, by, damage } => {
                if let Some(place) = self.fighter(fighter) {
                    let hull = i32::from(self.game.view().fighter(fighter).hull);
                    let (by, damage) = (i32::from(by), i32::from(damage));
                    self.went(What::Fighter(place), hull - (damage - by), hull - damage);
                }
            }
            // Nothing of it lies on the table, or what does is shown as it stands.
            Event::TurnBegan { .. }
            | Event::ActionSpent { .. }
            | Event::ActionGiven { .. }
            | Event::TurnEnded { .. }
            | Event::ActionsLost { .. }
            | Event::TokenDiscarded { .. }
            | Event::ConditionStruck { .. }
            | Event::CardBegan { .. }
            | Event::CardSkipped { .. }
            | Event::CardEnded { .. }
            | Event::TableRead { .. }
            | Event::CheckDecided { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::OnePaid
            | Event::SpaceUncovered { .. }
            | Event::HeroCommitted { .. }
            | Event::AbilityUsed { .. }
            | Event::CrewSaved { .. }
            | Event::Sheltered { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::Softened { .. }
            | Event::Warded { .. }
            | Event::MutinyDue
            | Event::NobodyFights
            | Event::PatrolSent { .. }
            | Event::CombatBegan
            | Event::EnemyMet { .. }
            | Event::PhaseBegan { .. }
            | Event::Ordered { .. }
            | Event::Assigned { .. }
            | Event::SortiePlanned { .. }
            | Event::PlanComplete { .. }
            | Event::PlanTakenBack { .. }
            | Event::PlanConfirmed
            | Event::OrderGiven { .. }
            | Event::FighterLaunched { .. }
            | Event::StageBegan { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::SystemUpgraded { .. }
            | Event::FighterUpgraded { .. }
            | Event::ModuleUpgraded { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::SpecialActed { .. }
            | Event::Boarded { .. }
            | Event::FighterDisabled { .. }
            | Event::CombatEnded { .. }
            | Event::Docked { .. }
            | Event::ServiceTaken { .. }
            | Event::Bought { .. }
            | Event::Toasted { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearDrawn { .. }
            | Event::GearTaken { .. }
            | Event::GearMoved { .. }
            | Event::GearReturned { .. }
            | Event::ModuleFound { .. }
            | Event::ReputationChanged { .. }
            | Event::Allied { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ModuleFitted { .. }
            | Event::ModuleTakenOut { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::FittedOut
            | Event::MilestoneReached { .. }
            | Event::HeroJoined { .. }
            | Event::ShipGained { .. }
            | Event::ModuleGained { .. }
            | Event::GearStowed { .. }
            | Event::HeroPromoted { .. }
            | Event::HeroTreated { .. }
            | Event::Ended { .. }
            | Event::Sought { .. }
            | Event::Story(_) => {}
        }
    }

    /// Something went from one number to another; if it has moved before, it goes on.
    fn went(&mut self, what: What, from: i32, to: i32) {
        match self.changes.iter_mut().find(|(other, ..)| *other == what) {
            Some((.., end)) => *end = to,
            None => self.changes.push((what, from, to)),
        }
    }

    /// A shot is fired: at an enemy, or by one.
    fn fired(&mut self, fighter: Option<FighterId>, enemy: EnemyId, ours: bool, lands: bool) {
        let Some(enemy) = self.enemy(enemy) else { return };
        let place = match fighter {
            None => None,
            Some(fighter) => match self.fighter(fighter) {
                Some(place) => Some(place),
                // Who is not out is not shown.
                None => return,
            },
        };
        self.went(What::Shot(Shot { fighter: place, enemy, ours, lands }), 0, 1);
    }

    /// The hits that the shields stopped before the events.
    fn shields(&self) -> i32 {
        match self.stands {
            Stands::Before => self.game.view().shields().into(),
            Stands::After { shields } => shields.into(),
        }
    }

    /// A figure of an enemy changed by so much.
    fn enemy_by(&mut self, enemy: EnemyId, what: impl Fn(usize) -> What, by: i32) {
        if by == 0 {
            return;
        }
        let Some(place) = self.enemy(enemy) else { return };
        let what = what(place);
        if let Some((_, from, to)) = self.changes.iter_mut().find(|(other, ..)| *other == what) {
            match self.stands {
                Stands::Before => *to += by,
                Stands::After { .. } => *from -= by,
            }
            return;
        }
        let fight = self.game.table().combat.as_ref();
        let Some(enemy) = fight.and_then(|fight| fight.enemies.get(place)) else { return };
        let stands = i32::from(if matches!(what, What::EnemyShield(_)) { enemy.shield } else { enemy.hull });
        match self.stands {
            Stands::Before => self.changes.push((what, stands, stands + by)),
            Stands::After { .. } => self.changes.push((what, stands - by, stands)),
        }
    }

    fn enemy(&self, enemy: EnemyId) -> Option<usize> {
        self.game.table().combat.as_ref()?.enemies.iter().position(|other| other.id == enemy)
    }

    fn fighter(&self, fighter: FighterId) -> Option<usize> {
        let fight = self.game.table().combat.as_ref()?;
        fight.launched.iter().chain(&fight.sorties).position(|out| out.fighter == fighter)
    }

    fn post(&self, hero: HeroId) -> Option<Post> {
        System::ALL.into_iter().enumerate().find_map(|(at, system)| {
            let place = self.game.view().squad(system).position(|aboard| aboard.hero == hero)?;
            Some((at, place))
        })
    }
}

fn counter(track: Track) -> What {
    match track {
        Track::Crew => What::Track(0),
        Track::Morale => What::Track(1),
        Track::Hull => What::Track(2),
        Track::Ammo => What::Track(3),
        Track::Salvage => What::Track(4),
        Track::Credits => What::Credits,
    }
}

fn state(status: Status) -> i32 {
    match status {
        Status::Ready => 0,
        Status::Exhausted => 1,
        Status::Wounded => 2,
    }
}
