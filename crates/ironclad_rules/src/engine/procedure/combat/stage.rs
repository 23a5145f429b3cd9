//! A stage: all its attacks are simultaneous (rule 8.1). Targets are named first; then our attacks by system and by
//! fighter's id, then our evasions by enemy's id, then damage control (ruling 38).

mod aims;
mod answers;
pub(crate) mod enemy_attacks;
pub(crate) mod our_attacks;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use self::aims::Aims;
use super::shot::{Weapon, attack, evasion_of};
use crate::content::FighterId;
use crate::content::limits::{BAYS, ENEMIES};
use crate::content::terms::{Speed, System};
use crate::engine::Pending;
use crate::engine::chance::{Die, Request, Why};
use crate::engine::combat::{Enemy, EnemyId, Launched, Stage};
use crate::engine::decision::{Answer, DecisionKind, Options, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::{Play, plain};
use crate::engine::procedure::heroes::reaction::ask_reaction;
use crate::engine::procedure::{ask, ask_system, not_offered, options};
use crate::engine::query::View;

/// A stage under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageFight {
    stage: Stage,
    step: Step,
    /// Shots of the Ironclad's own, once the first is aimed.
    rolls: u8,
    /// Our shots that are aimed, in the order in which they are made.
    aims: Aims,
    /// Attacks that each enemy makes, by place: those afloat as the stage began.
    attacks: [u8; ENEMIES],
    /// Our ships that were out and fit to fight as the stage began.
    fit: [Option<FighterId>; BAYS],
    /// Their damage as the stage began.
    worn: [u8; BAYS],
    /// Whether the Ironclad had lost Hull as the stage began.
    holed: bool,
    /// Attacks more of each of them, by an ability.
    more: [u8; BAYS],
    /// Attacks that landed on the Ironclad, by place of the enemy.
    landed: [u8; ENEMIES],
    /// Whether the Wingman's help has been used.
    helped: Option<FighterId>,
    /// Shots that missed and were made again: the Ironclad's, then those of each ship.
    again: [u8; BAYS + 1],
    /// Added to the evasion in hand, which is rolled again.
    bonus: u8,
    /// Whether a ship of ours has been struck in the Ironclad's place.
    guarded: bool,
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
    /// The same has destroyed its target with so much damage to spare.
    Spare(u8, u8),
    /// The enemy's place, and the number of its attack, both from 0.
    Enemy(u8, u8),
    /// The same, at this ship of ours, or at the Ironclad.
    Evade(u8, u8, Option<FighterId>),
    /// The same, and this face has not evaded it.
    Missed(u8, u8, Option<FighterId>, Die),
    /// The attack has landed on this ship of ours, whose pilot is asked.
    Struck(u8, u8, FighterId),
    /// Damage control for the enemy of this place.
    Damage(u8),
    /// What its attack that landed does besides, piece by piece.
    Besides(u8, u8),
    Over,
}

impl StageFight {
    /// The Fast stage or the Slow stage.
    pub(in crate::engine) fn new(stage: Stage) -> Self {
        Self {
            stage,
            step: Step::Begin,
            rolls: 0,
            aims: Aims::default(),
            attacks: [0; ENEMIES],
            fit: [None; BAYS],
            worn: [0; BAYS],
            holed: false,
            more: [0; BAYS],
            landed: [0; ENEMIES],
            helped: None,
            again: [0; BAYS + 1],
            bonus: 0,
            guarded: false,
        }
    }

    /// The enemies of this stage's speed that are afloat attack, even if they are destroyed in it, and whom they attack
    /// they choose among those who are out now.
    fn begin(&mut self, play: &mut Play<'_>) {
        play.emit(Event::StageBegan { stage: self.stage });
        let speed = if self.stage == Stage::Fast { Speed::Fast } else { Speed::Slow };
        let view = play.view();
        for (enemy, attacks) in enemies(&view).iter().zip(&mut self.attacks) {
            let held = view.table.combat.as_ref().is_some_and(|combat| combat.is_held(enemy.id));
            if enemy.is_afloat() && !held && view.content.ships[enemy.id.ship].speed == speed {
                *attacks = view.enemy_attacks(enemy);
            }
        }
        self.holed = view.table.hull < view.most_hull();
        let fit = launched(&view).iter().map(|out| out.fighter).filter(|fighter| !view.disabled(*fighter));
        for ((place, worn), fighter) in self.fit.iter_mut().zip(&mut self.worn).zip(fit) {
            *place = Some(fighter);
            *worn = view.table.fighter(fighter).map_or(0, |bay| bay.damage);
        }
        self.sweep(&view);
    }

    /// Our ships that were out and fit to fight as the stage began: who attacks, and who escorts.
    fn fit(&self) -> ArrayVec<FighterId, BAYS> {
        self.fit.iter().flatten().copied().collect()
    }

    /// The evasion that has failed and may be rolled again: the die, what the roll came to, and what it had to reach.
    pub fn failed_evasion(&self, view: &View<'_>) -> Option<(Die, i16, i8)> {
        let Step::Missed(place, _, fighter, die) = self.step else { return None };
        let request = self.helped_evasion(evasion_of(view, enemy_at(view, place)?, fighter));
        let against = request.against?;
        Some((die, i16::from(die.face()).saturating_add(against.adds.into()), against.reach?))
    }

    /// Whether damage that a destroyed target did not need is to strike another.
    pub fn has_damage_to_spare(&self) -> bool {
        matches!(self.step, Step::Spare(..))
    }

    /// The die that is rolled. While one is waited for, the shot has its weapon and target, and the attack its enemy: in a
    /// state that was damaged they can be missing, and then the die is rolled for nothing and the stage goes on.
    fn request(&self, view: &View<'_>) -> Request {
        match self.step {
            Step::Fire(place) => match (self.weapon(view, place.into()), self.target(view, place)) {
                (Some(weapon), Some(target)) => attack(view, weapon, target, self.helped),
                _ => plain(Why::Check, None),
            },
            Step::Enemy(place, _) => {
                let id = enemy_at(view, place).map(|enemy| enemy.id);
                id.map_or(plain(Why::Tie, None), |enemy| plain(Why::Prey { enemy }, Some(Source::Enemy(enemy))))
            }
            Step::Evade(place, _, fighter) => match enemy_at(view, place) {
                Some(enemy) => self.helped_evasion(evasion_of(view, enemy, fighter)),
                None => plain(Why::Tie, None),
            },
            Step::Begin
            | Step::Wingman
            | Step::Targets
            | Step::Spare(..)
            | Step::Missed(..)
            | Step::Struck(..)
            | Step::Damage(_)
            | Step::Besides(..)
            | Step::Over => plain(Why::Tie, None),
        }
    }
}

impl Procedure for StageFight {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if let Returned::Bonus(bonus) = play.returned()
            && matches!(self.step, Step::Evade(..))
        {
            // She was kept from a wound while an evasion was in hand.
            self.bonus = self.bonus.saturating_add(bonus);
        }
        match self.step {
            Step::Begin => {
                self.begin(play);
                self.step = if self.needs_wingman(&play.view()) { Step::Wingman } else { Step::Targets };
                Flow::Go
            }
            Step::Targets => {
                if self.is_aimed(&play.view()) {
                    self.step = Step::Fire(0);
                    return Flow::Go;
                }
                Flow::Wait
            }
            Step::Fire(place) => match (self.aims.get(usize::from(place)), place) {
                (Some(_), place) if self.target(&play.view(), place).is_some_and(|id| is_afloat(&play.view(), id)) => {
                    Flow::Wait
                }
                // Her target is already sunk in this stage: the shot is moot.
                (Some(_), place) => {
                    self.step = Step::Fire(place + 1);
                    Flow::Go
                }
                (None, _) => {
                    self.step = Step::Enemy(0, 0);
                    Flow::Go
                }
            },
            Step::Enemy(place, attack) => self.enemy(play, place, attack),
            Step::Wingman | Step::Spare(..) | Step::Evade(..) | Step::Missed(..) | Step::Struck(..) => Flow::Wait,
            Step::Damage(place) => self.damage(play, place),
            Step::Besides(place, piece) => self.besides(play, place, piece),
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        match self.step {
            Step::Wingman => {
                let answers = options(self.fit().into_iter().map(Answer::Sortie));
                ask_system(DecisionKind::Target, System::Hangar, Some(Source::Combat), answers)
            }
            Step::Targets => {
                let weapon = self.next_weapon(view);
                let answers = match weapon {
                    Some(weapon) => options(self.aimable(view, weapon)),
                    None => options(afloat(view).map(Answer::Target)),
                };
                ask_target(weapon, view, answers)
            }
            Step::Spare(place, _) => {
                let answers = options(afloat(view).map(Answer::Target));
                ask_target(self.weapon(view, place.into()), view, answers)
            }
            Step::Missed(place, _, fighter, _) => {
                let source = enemy_at(view, place).map(|enemy| Source::Enemy(enemy.id));
                ask_reaction(self.second_lookers(view, place, fighter), source)
            }
            Step::Struck(place, _, fighter) => {
                let source = enemy_at(view, place).map(|enemy| Source::Enemy(enemy.id));
                ask_reaction(Self::shrugger(view, fighter).into_iter(), source)
            }
            Step::Begin
            | Step::Fire(_)
            | Step::Enemy(..)
            | Step::Evade(..)
            | Step::Damage(_)
            | Step::Besides(..)
            | Step::Over => Pending::Chance(self.request(view)),
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match (answer, self.step) {
            (Answer::Sortie(fighter), _) => {
                self.helped = Some(fighter);
                self.step = Step::Targets;
                Flow::Go
            }
            (answer, Step::Targets) => self.aim_at(play, answer),
            (Answer::Target(target), Step::Spare(place, damage)) => {
                self.carry_on(play, place, target, damage);
                Flow::Go
            }
            (answer, Step::Missed(place, attack, fighter, die)) => {
                self.look_again(play, answer, (place, attack, fighter), die)
            }
            (answer, Step::Struck(place, attack, fighter)) => self.shrug(play, answer, (place, attack), fighter),
            (other, _) => not_offered(other),
        }
    }

    fn rolled(&mut self, play: &mut Play<'_>, die: Die) -> Flow {
        let request = self.request(&play.view());
        play.show(die, request);
        match self.step {
            Step::Fire(place) => self.fire(play, place, die),
            Step::Enemy(place, attack) => {
                let marks = self.marks(&play.view(), place);
                // Each has the same number of faces; a face left over is rolled again.
                let share = 6 / marks.len().max(1);
                if let Some(mark) = marks.get(usize::from(die.face() - 1) / share.max(1)) {
                    let mark = mark.or_else(|| self.drawn_off(&play.view(), place));
                    self.aim(&play.view(), place, attack, mark);
                }
            }
            Step::Evade(place, attack, fighter) => {
                let evaded = request.against.is_some_and(|against| play.succeeds(die, against));
                if !evaded && self.second_lookers(&play.view(), place, fighter).next().is_some() {
                    self.step = Step::Missed(place, attack, fighter, die);
                } else {
                    self.evade(play, (place, attack), fighter, die);
                }
            }
            Step::Begin
            | Step::Wingman
            | Step::Targets
            | Step::Spare(..)
            | Step::Missed(..)
            | Step::Struck(..)
            | Step::Damage(_)
            | Step::Besides(..)
            | Step::Over => {}
        }
        Flow::Go
    }
}

/// Asks for a target whoever aims the weapon. A target is asked for only while there is one: in a state that was damaged it
/// can be missing, and then everybody is asked.
fn ask_target(weapon: Option<Weapon>, view: &View<'_>, answers: Options) -> Pending {
    match weapon {
        Some(weapon) => ask_system(DecisionKind::Target, weapon.system(), weapon.source(view), answers),
        None => ask(DecisionKind::Target, None, answers),
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

fn afloat<'a>(view: &View<'a>) -> impl Iterator<Item = EnemyId> + use<'a> {
    let view = *view;
    enemies(&view).iter().filter(move |enemy| view.is_target(enemy)).map(|enemy| enemy.id)
}
