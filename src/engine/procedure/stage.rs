//! A stage: all its attacks are simultaneous (rule 8.1). Targets are named first; then our attacks by system and by
//! fighter's id, then our evasions by enemy's id, then damage control (ruling 38).

mod ours;
mod theirs;

use serde::{Deserialize, Serialize};

use super::shot::{Shot, Weapon, attack, evasion_of};
use super::{ask_system, options};
use crate::content::FighterId;
use crate::content::terms::{Speed, System};
use crate::engine::Pending;
use crate::engine::chance::{Die, Request, Why};
use crate::engine::combat::{Enemy, EnemyId, Launched, Stage};
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::{Play, plain};
use crate::engine::query::View;

/// Shots of ours in one stage at the most: three ships twice, and two rolls of the turrets.
const SHOTS: usize = 8;

/// A stage under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageFight {
    stage: Stage,
    step: Step,
    shots: [Option<Shot>; SHOTS],
    /// Attacks that each enemy makes, by place: those afloat as the stage began.
    attacks: [u8; crate::engine::combat::ENEMIES],
    /// Our ships that were out and fit to fight as the stage began: whom enemies may choose to attack, and who escorts.
    prey: [Option<FighterId>; crate::engine::state::BAYS],
    /// Their damage as the stage began.
    worn: [u8; crate::engine::state::BAYS],
    /// Whether the Ironclad had lost Hull as the stage began.
    holed: bool,
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
    /// What its attack that landed does besides, piece by piece.
    Besides(u8, u8),
    Over,
}

impl StageFight {
    /// This stage.
    pub(super) fn new(stage: Stage) -> Self {
        Self {
            stage,
            step: Step::Begin,
            shots: [None; SHOTS],
            attacks: [0; crate::engine::combat::ENEMIES],
            prey: [None; crate::engine::state::BAYS],
            worn: [0; crate::engine::state::BAYS],
            holed: false,
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
        for (enemy, attacks) in enemies(&view).iter().zip(&mut self.attacks) {
            if enemy.is_afloat() && view.content.ships[enemy.id.ship].speed == speed {
                *attacks = view.enemy_attacks(enemy);
            }
        }
        self.holed = view.table.hull < view.most_hull();
        let fit = launched(&view).iter().map(|out| out.fighter).filter(|fighter| !view.disabled(*fighter));
        for ((place, worn), fighter) in self.prey.iter_mut().zip(&mut self.worn).zip(fit) {
            *place = Some(fighter);
            *worn = view.table.fighter(fighter).map_or(0, |bay| bay.damage);
        }
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
            Step::Besides(place, piece) => self.besides(play, place, piece),
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
                let marks = self.marks(&play.view(), place);
                // Each has the same number of faces; a face left over is rolled again.
                let share = 6 / marks.len().max(1);
                if let Some(mark) = marks.get(usize::from(die.face() - 1) / share.max(1)) {
                    self.aim(&play.view(), place, attack, *mark);
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

fn enemies<'a>(view: &View<'a>) -> &'a [Enemy] {
    view.table.combat.as_ref().map_or(&[], |combat| combat.enemies.as_slice())
}

fn enemy_at<'a>(view: &View<'a>, place: u8) -> Option<&'a Enemy> {
    enemies(view).get(usize::from(place))
}

fn is_afloat(view: &View<'_>, id: EnemyId) -> bool {
    view.table.combat.as_ref().is_some_and(|combat| combat.is_afloat(id))
}

fn launched<'a>(view: &View<'a>) -> &'a [Launched] {
    view.table.combat.as_ref().map_or(&[], |combat| combat.launched.as_slice())
}
