//! A space combat in place of the chart.

use crate::combat::{Attack, Boxes, CombatView, Enemy, Fighter, Ours, Phase, Piece, Slip, SlipState, Step, Then};
use crate::decision::composer::Composer;
use crate::dice::playback::Playback;
use crate::map::Condition;
use crate::present::{Present, section};
use crate::widget::ship::ShipArt;
use ironclad_game::content::FighterId;
use ironclad_game::content::terms::{Section, System};
use ironclad_game::engine::Answer;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::combat::{self, Combat, EnemyId, Stage};
use ironclad_game::odds::{self, Outlook};
use ironclad_text::option::deeds;
use ironclad_text::picture;
use ironclad_text::thing::number;
use kit::key::of_option;
use words::Name;

impl Present<'_> {
    /// The combat, if one is under way.
    pub fn combat(&self, composer: &Composer, playback: Option<&Playback>) -> Option<CombatView> {
        let fight = self.game.table().combat.as_ref()?;
        let view = self.game.view();
        Some(CombatView {
            phase: match fight.phase {
                combat::Phase::Long => Phase::Long,
                combat::Phase::Close => Phase::Close,
            },
            step: match fight.stage {
                None => Step::Plan,
                Some(Stage::Fast) => Step::Fast,
                Some(Stage::Slow) => Step::Slow,
            },
            then: if self.game.phases_left().unwrap_or(0) > 0 { Then::Close } else { Then::End },
            goal: self.goal(fight),
            condition: view.here().condition().map(Condition::from),
            ours: self.ours(),
            fighters: self.fighters(fight),
            enemies: self.enemies(fight, composer),
            attacks: self.attacks(fight, composer, playback),
            slips: System::ALL.into_iter().map(|system| self.slip(fight, system)).collect(),
        })
    }

    /// How the combat is won, and what becomes of it otherwise (rule 8.10).
    pub(crate) fn goal(&self, fight: &Combat) -> String {
        let words = &self.words;
        let left = self.game.view().decisive().filter(|enemy| enemy.is_afloat());
        let left: Vec<Name> = left.map(|enemy| words.enemy_name(enemy.id, Some(fight))).collect();
        if left.is_empty() {
            return words.get("combat-goal-won");
        }
        let phases = self.game.phases_left().unwrap_or(0);
        let args = [("enemies", words.text.names("all", &left).into()), ("phases", number(phases))];
        words.with(if phases > 0 { "combat-goal" } else { "combat-goal-last" }, &args)
    }

    fn ours(&self) -> Ours {
        let table = self.game.table();
        let shields = self.game.view().shields();
        let figures = [("combat-own-hull", table.hull), ("combat-own-shields", shields)];
        Ours {
            name: self.words.get("mat-ship"),
            art: ShipArt { damage: Section::ALL.map(|section| table.section(section)), shields: shields > 0 },
            figures: figures.map(|(key, now)| self.words.with(key, &[("now", number(now))])).into(),
            marked: false,
        }
    }

    fn fighters(&self, fight: &Combat) -> Vec<Fighter> {
        let out = fight.launched.iter().chain(&fight.sorties);
        out.map(|out| {
            let card = &self.words.content.fighters[out.fighter];
            let hull = self.game.view().fighter(out.fighter).hull;
            let damage = self.game.table().fighter(out.fighter).map_or(0, |bay| bay.damage);
            Fighter {
                art: format!("ships/{}", card.art),
                name: self.words.fighter(out.fighter),
                hull: Boxes { left: hull.saturating_sub(damage), of: hull },
                pilot: self.words.hero(out.pilot),
                out: self.game.view().disabled(out.fighter).then(|| self.disabled(out.fighter)),
                marked: false,
            }
        })
        .collect()
    }

    fn enemies(&self, fight: &Combat, composer: &Composer) -> Vec<Enemy> {
        let enemies = fight.enemies.iter();
        enemies
            .map(|enemy| {
                let ship = &self.words.content.ships[enemy.id.ship];
                let card = ship.side(enemy.side);
                let view = self.game.view();
                let listed = composer.listed().iter();
                let place = listed.clone().position(|answer| *answer == Answer::Target(enemy.id));
                let targetable = self.decision.is_some() && place.is_some();
                let targeted = place.is_some_and(|place| composer.chosen().contains(&place));
                Enemy {
                    art: format!("ships/{}", ship.art),
                    name: self.words.enemy(enemy.id, Some(fight)),
                    kind: self.words.list([self.words.ship_type(enemy.id.ship), self.words.speed(ship.speed)]),
                    out: self.enemy_out(fight, enemy),
                    evasion: view.enemy_evasion(enemy).to_string(),
                    accuracy: view.enemy_accuracy(enemy, false).to_string(),
                    damage: view.enemy_damage(enemy, false).to_string(),
                    shields: Boxes { left: enemy.shield, of: card.shield },
                    hull: Boxes { left: enemy.hull, of: card.hull },
                    tactics: if fight.is_held(enemy.id) {
                        self.words.get("combat-holds-fire")
                    } else {
                        self.words.ship_tactics(enemy.id.ship, enemy.side)
                    },
                    special: self.words.ship_special_short(enemy.id.ship, enemy.side),
                    key: if targetable { place.map(of_option) } else { None },
                    targetable,
                    targeted: targetable && targeted,
                    aimed: false,
                    marked: targetable && self.game.state().setup.scripted,
                    focused: targetable && composer.focus() == place,
                }
            })
            .collect()
    }

    /// What has become of an enemy that is out of the combat, in a word that agrees with it.
    fn enemy_out(&self, fight: &Combat, enemy: &combat::Enemy) -> Option<String> {
        if enemy.is_afloat() {
            return None;
        }
        let key = if enemy.gone { "combat-gone" } else { "combat-destroyed" };
        Some(self.words.with(key, &[("ship", self.words.enemy_name(enemy.id, Some(fight)).into())]))
    }

    /// That a ship of ours is disabled, in a word that agrees with it.
    fn disabled(&self, fighter: FighterId) -> String {
        self.words.with("combat-disabled", &[("ship", self.words.fighter_name(fighter).into())])
    }

    /// The lines: the shot whose die falls, or the one that is being aimed.
    fn attacks(&self, fight: &Combat, composer: &Composer, playback: Option<&Playback>) -> Vec<Attack> {
        if let Some(playback) = playback {
            let outlook = odds::outlook(&playback.current().before, &[]);
            return outlook.and_then(|outlook| self.attack(fight, &outlook, false)).into_iter().collect();
        }
        let chosen = composer.answers();
        let Some(Answer::Target(target)) = chosen.first().copied() else { return Vec::new() };
        let outlook = odds::outlook(self.game, &chosen);
        let aimed = outlook.as_ref().and_then(|outlook| self.attack(fight, outlook, true));
        let plain = || {
            let to = Self::enemy_piece(fight, target)?;
            Some(Attack { from: self.aiming(fight), to, label: String::new() })
        };
        aimed.or_else(plain).into_iter().collect()
    }

    /// Who aims, while a target is asked for.
    fn aiming(&self, fight: &Combat) -> Piece {
        match self.decision.and_then(|decision| decision.source) {
            Some(ironclad_game::engine::Source::Fighter(fighter)) => fighter_piece(fight, fighter),
            _ => Piece::Ironclad,
        }
    }

    fn attack(&self, fight: &Combat, outlook: &Outlook, with_odds: bool) -> Option<Attack> {
        let (from, to) = match outlook.request.why {
            Why::Attack { target } => (Piece::Ironclad, Self::enemy_piece(fight, target)?),
            Why::FighterAttack { fighter, target } => {
                (fighter_piece(fight, fighter), Self::enemy_piece(fight, target)?)
            }
            Why::Evasion { enemy } => (Self::enemy_piece(fight, enemy)?, Piece::Ironclad),
            Why::FighterEvasion { fighter, enemy } => (Self::enemy_piece(fight, enemy)?, fighter_piece(fight, fighter)),
            Why::DamageControl
            | Why::Check
            | Why::Table
            | Why::Encounter
            | Why::Story
            | Why::Tie
            | Why::Prey { .. } => return None,
        };
        let key = match (with_odds, matches!(from, Piece::Enemy(_))) {
            (_, true) => "combat-line-evade",
            (true, false) => "combat-line-odds",
            (false, false) => "combat-line",
        };
        Some(Attack { from, to, label: self.attack_line(key, outlook) })
    }

    /// What is written on a line of attack: what its die has to show, or that no face serves.
    pub(crate) fn attack_line(&self, key: &str, outlook: &Outlook) -> String {
        match outlook.least() {
            Some(least) => self.words.with(key, &[("least", number(least)), ("percent", number(outlook.percent()))]),
            None => self.words.get("sum-hopeless"),
        }
    }

    fn enemy_piece(fight: &Combat, enemy: EnemyId) -> Option<Piece> {
        fight.enemies.iter().position(|other| other.id == enemy).map(Piece::Enemy)
    }

    fn slip(&self, fight: &Combat, system: System) -> Slip {
        let plan = fight.plan(system);
        let words = &self.words;
        let asked = self.decision.is_some_and(|decision| decision.system == Some(system));
        // Whoever evades without an order is on a slip too.
        let state = match (plan.ordered, plan.order, plan.hero) {
            (false, _, _) => SlipState::Undecided,
            (true, None, None) => SlipState::NoOrder,
            (true, _, _) => SlipState::Given,
        };
        let side = plan.order.map(|order| self.game.view().order(order));
        let cost = side.map(|side| match (side.energy, side.ammo) {
            (0, 0) if side.engineer => words.get("combat-cost-engineer"),
            (0, 0) => words.get("note-no-cost"),
            (0, ammo) => words.with("combat-cost-ammo", &[("count", number(ammo))]),
            (energy, _) => words.with("note-energy", &[("count", number(energy))]),
        });
        let effect = match (side, system, plan.hero) {
            (Some(side), _, _) => deeds(words, side),
            (None, System::Bridge, Some(hero)) => {
                let piloting = self.game.view().skill(hero, ironclad_game::content::terms::Skill::Piloting);
                words.with("combat-evades", &[("piloting", number(piloting))])
            }
            _ => String::new(),
        };
        let sorties = fight.sorties.iter().chain(&fight.launched).filter(|_| system == System::Hangar);
        let sorties: Vec<String> = sorties
            .map(|out| {
                let args =
                    [("ship", words.fighter_name(out.fighter).into()), ("pilot", words.hero_name(out.pilot).into())];
                words.with("combat-sortie", &args)
            })
            .collect();
        Slip {
            system: section(system.section()),
            state,
            open: false,
            asked,
            order: plan.order.map_or_else(
                || if state == SlipState::Given { words.get("order-none") } else { words.system(system) },
                |order| words.order(order),
            ),
            costs: side.is_some_and(|side| side.energy > 0 || side.ammo > 0),
            cost: cost.unwrap_or_default(),
            hero: plan.hero.map(|hero| (picture::portrait(words.content, hero).to_owned(), words.hero(hero))),
            effect,
            also: if sorties.is_empty() { None } else { Some(words.list(sorties)) },
        }
    }
}

/// A ship of ours that is out, or is to go, as it is shown.
pub(crate) fn fighter_piece(fight: &Combat, fighter: FighterId) -> Piece {
    let place = fight.launched.iter().chain(&fight.sorties).position(|out| out.fighter == fighter);
    place.map_or(Piece::Ironclad, Piece::Fighter)
}
