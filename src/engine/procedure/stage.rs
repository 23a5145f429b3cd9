//! A stage: all its attacks are simultaneous (rule 8.1). Targets are named first; then our attacks by system and by
//! fighter's id, then our evasions by enemy's id, then damage control (ruling 38).

mod ours;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::hits::{From, Hits};
use super::shot::{Shot, Weapon, attack, enemy_attack, evasion_of};
use super::{ask_system, options};
use crate::content::FighterId;
use crate::content::ship::Prey;
use crate::content::terms::{Speed, System};
use crate::engine::Pending;
use crate::engine::chance::{Die, Request, Why};
use crate::engine::combat::{Enemy, EnemyId, Launched, Stage};
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::{Play, plain, total};
use crate::engine::query::View;

/// Shots of ours in one stage at the most: three ships twice, and two rolls of the turrets.
const SHOTS: usize = 8;

/// A stage under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageFight {
    stage: Stage,
    step: Step,
    shots: [Option<Shot>; SHOTS],
    /// Enemies that attack: those afloat as the stage began, a bit for each place.
    attackers: u8,
    /// Our ships that were out and fit to fight as the stage began: whom enemies may choose to attack, and who escorts.
    prey: [Option<FighterId>; crate::engine::state::BAYS],
    /// Attacks that landed on the Ironclad, by place of the enemy.
    landed: [u8; crate::engine::combat::ENEMIES],
    /// The wingman's roll is helped.
    helped: Option<FighterId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Begin,
    /// The ship that Wingman helps is named.
    Wingman,
    Targets,
    /// Our shot of this place.
    Fire(u8),
    /// The attack of the enemy of this place, and its how-manieth.
    Enemy(u8, u8),
    /// The same, at this ship of ours, or at the Ironclad.
    Evade(u8, u8, Option<FighterId>),
    /// Damage control for the enemy of this place.
    Damage(u8),
    Over,
}

impl StageFight {
    /// This stage.
    pub(super) fn new(stage: Stage) -> Self {
        Self {
            stage,
            step: Step::Begin,
            shots: [None; SHOTS],
            attackers: 0,
            prey: [None; crate::engine::state::BAYS],
            landed: [0; crate::engine::combat::ENEMIES],
            helped: None,
        }
    }

    /// The enemies of this stage's speed that are afloat attack, even if they are destroyed in it, and whom they attack
    /// they choose among those who are out now.
    fn begin(&mut self, play: &mut Play<'_>) {
        play.emit(Event::StageBegan { stage: self.stage });
        let speed = if self.stage == Stage::Fast { Speed::Fast } else { Speed::Slow };
        let view = play.view();
        for (place, enemy) in enemies(&view).iter().enumerate() {
            if enemy.hull > 0 && view.content.ships[enemy.id.ship].speed == speed {
                self.attackers |= 1 << place;
            }
        }
        let fit = launched(&view).iter().map(|out| out.fighter).filter(|fighter| !view.disabled(*fighter));
        for (place, fighter) in self.prey.iter_mut().zip(fit) {
            *place = Some(fighter);
        }
    }

    /// Our ships that could be attacked in this stage.
    fn prey(&self) -> ArrayVec<FighterId, { crate::engine::state::BAYS }> {
        self.prey.iter().flatten().copied().collect()
    }

    fn request(&self, view: &View<'_>) -> Request {
        match self.step {
            Step::Fire(place) => match self.shots.get(usize::from(place)).copied().flatten() {
                Some(shot) => attack(view, shot, self.helped),
                None => plain(Why::Check, None),
            },
            Step::Enemy(place, _) => {
                let id = enemy_at(view, place).map(|enemy| enemy.id);
                id.map_or(plain(Why::Tie, None), |enemy| plain(Why::Prey { enemy }, Some(Source::Enemy(enemy))))
            }
            Step::Evade(place, _, fighter) => match enemy_at(view, place) {
                Some(enemy) => evasion_of(view, enemy, fighter),
                None => plain(Why::Tie, None),
            },
            _ => plain(Why::Tie, None),
        }
    }

    /// Chooses whom the next enemy attacks, and goes on to its evasion.
    fn enemy(&mut self, play: &Play<'_>, place: u8, attack: u8) -> Flow {
        let view = play.view();
        let Some(enemy) = enemy_at(&view, place).copied() else {
            self.step = Step::Damage(0);
            return Flow::Go;
        };
        let card = view.content.ships[enemy.id.ship].side(enemy.side);
        if self.attackers & (1 << place) == 0 || attack >= card.attacks {
            self.step = Step::Enemy(place + 1, 0);
            return Flow::Go;
        }
        let fighters = self.prey();
        let at_fighters = match card.first {
            Prey::Fighters => !fighters.is_empty(),
            Prey::Ironclad => card.never == Some(Prey::Ironclad),
        };
        match (at_fighters, fighters.as_slice()) {
            (true, [only]) => self.aim(&view, place, attack, *only),
            (true, [_, _, ..]) => return Flow::Wait,
            (false, _) if card.never != Some(Prey::Ironclad) => self.step = Step::Evade(place, attack, None),
            _ => self.step = Step::Enemy(place, attack + 1),
        }
        Flow::Go
    }

    /// The enemy's attack goes at this ship of ours. One disabled already in this stage has nothing left to evade for.
    fn aim(&mut self, view: &View<'_>, place: u8, attack: u8, fighter: FighterId) {
        self.step = if view.disabled(fighter) {
            Step::Enemy(place, attack + 1)
        } else {
            Step::Evade(place, attack, Some(fighter))
        };
    }

    fn evade(&mut self, play: &mut Play<'_>, place: u8, fighter: Option<FighterId>, die: Die) {
        let request = self.request(&play.view());
        let (Some(against), Some(enemy)) = (request.against, enemy_at(&play.view(), place).copied()) else { return };
        let evaded = play.succeeds(die, against);
        let (total, reach) = (total(die, against), against.reach.unwrap_or(0));
        play.emit(Event::EnemyShotDecided { enemy: enemy.id, fighter, total, reach, evaded });
        if evaded {
            return;
        }
        let damage = play.content.ships[enemy.id.ship].side(enemy.side).damage;
        match fighter {
            Some(fighter) => play.change_fighter(fighter, i8::try_from(damage).unwrap_or(i8::MAX)),
            None if play.table().combat.as_ref().is_some_and(|combat| combat.escort > 0) && !self.prey().is_empty() => {
                play.emit(Event::AttackIgnored { enemy: enemy.id });
            }
            None => {
                if let Some(landed) = self.landed.get_mut(usize::from(place)) {
                    *landed = landed.saturating_add(1);
                }
            }
        }
    }
}

impl Procedure for StageFight {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Begin => {
                self.begin(play);
                self.step = if self.needs_wingman(&play.view()) { Step::Wingman } else { Step::Targets };
                Flow::Go
            }
            Step::Wingman => Flow::Wait,
            Step::Targets => {
                let view = play.view();
                match self.next_weapon(&view) {
                    Some(weapon) if self.targets(&view, weapon).next().is_some() => Flow::Wait,
                    _ => {
                        self.step = Step::Fire(0);
                        Flow::Go
                    }
                }
            }
            Step::Fire(place) => match self.shots.get(usize::from(place)).copied().flatten() {
                Some(shot) if is_afloat(&play.view(), shot.target) => Flow::Wait,
                // Her target is already sunk in this stage: the shot is moot.
                Some(_) => {
                    self.step = Step::Fire(place + 1);
                    Flow::Go
                }
                None => {
                    self.step = Step::Enemy(0, 0);
                    Flow::Go
                }
            },
            Step::Enemy(place, attack) => self.enemy(play, place, attack),
            Step::Evade(..) => Flow::Wait,
            Step::Damage(place) => self.damage(play, place),
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        match self.step {
            Step::Wingman => {
                let out = launched(view).iter().filter(|out| !view.disabled(out.fighter));
                let answers = options(out.map(|out| Answer::Sortie(out.fighter)));
                ask_system(DecisionKind::Target, System::Hangar, Some(Source::Combat), answers)
            }
            Step::Targets => {
                let weapon = self.next_weapon(view).unwrap_or(Weapon::Ironclad);
                let answers = options(self.targets(view, weapon).map(Answer::Target));
                ask_system(DecisionKind::Target, weapon.system(), weapon.source(view), answers)
            }
            _ => Pending::Chance(self.request(view)),
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Sortie(fighter) => {
                self.helped = Some(fighter);
                self.step = Step::Targets;
            }
            Answer::Target(target) => {
                let weapon = self.next_weapon(&play.view()).unwrap_or(Weapon::Ironclad);
                if let Some(place) = self.shots.iter_mut().find(|place| place.is_none()) {
                    *place = Some(Shot { weapon, target });
                }
            }
            _ => {}
        }
        Flow::Go
    }

    fn rolled(&mut self, play: &mut Play<'_>, die: Die) -> Flow {
        let request = self.request(&play.view());
        play.show(die, request);
        match self.step {
            Step::Fire(place) => {
                if let Some(shot) = self.shots.get(usize::from(place)).copied().flatten() {
                    self.fire(play, shot, die);
                }
                self.step = Step::Fire(place + 1);
            }
            Step::Enemy(place, attack) => {
                let fighters = self.prey();
                // Two or three ships share the six faces evenly.
                let share = 6 / fighters.len().max(1);
                match fighters.get(usize::from(die.face() - 1) / share.max(1)) {
                    Some(fighter) => self.aim(&play.view(), place, attack, *fighter),
                    None => self.step = Step::Enemy(place, attack + 1),
                }
            }
            Step::Evade(place, attack, fighter) => {
                self.evade(play, place, fighter, die);
                self.step = Step::Enemy(place, attack + 1);
            }
            _ => {}
        }
        Flow::Go
    }
}

impl StageFight {
    fn damage(&mut self, play: &mut Play<'_>, place: u8) -> Flow {
        let Some(enemy) = enemy_at(&play.view(), place).copied() else {
            self.step = Step::Over;
            return Flow::Go;
        };
        match self.landed.get_mut(usize::from(place)) {
            Some(landed) if *landed > 0 => {
                *landed -= 1;
                let damage = enemy_attack(&play.view(), &enemy);
                Flow::Call(Hits::new(damage, From::Outside, Some(Source::Enemy(enemy.id))).into())
            }
            _ => {
                self.step = Step::Damage(place + 1);
                Flow::Go
            }
        }
    }
}

fn enemies<'a>(view: &View<'a>) -> &'a [Enemy] {
    view.table.combat.as_ref().map_or(&[], |combat| combat.enemies.as_slice())
}

fn enemy_at<'a>(view: &View<'a>, place: u8) -> Option<&'a Enemy> {
    enemies(view).get(usize::from(place))
}

fn is_afloat(view: &View<'_>, id: EnemyId) -> bool {
    enemies(view).iter().any(|enemy| enemy.id == id && enemy.hull > 0)
}

fn launched<'a>(view: &View<'a>) -> &'a [Launched] {
    view.table.combat.as_ref().map_or(&[], |combat| combat.launched.as_slice())
}
