//! The ship's mat.

use crate::mat::{EnergyView, MatView, SectionView, TRACKS, TrackView};
use crate::present::Present;
use crate::widget::track::Energy;
use ironclad_game::content::terms::{Section, System, Track};
use ironclad_game::engine::combat::Combat;
use ironclad_game::engine::query::{ENERGY_SPACES, FULL, MOST_SALVAGE, morale_on_actions, morale_on_rolls};
use ironclad_game::engine::state::Fitted;
use ironclad_text::thing::{number, signed};

impl Present<'_> {
    /// The mat as the players see it.
    pub fn mat(&self) -> MatView {
        let view = self.game.view();
        let shields = view.shields();
        let planned = self.planned_energy();
        let spaces = (1..=ENERGY_SPACES).map(|space| self.energy(space, planned)).collect();
        let mut head = vec![("now", number(self.game.table().energy)), ("most", number(view.most_energy()))];
        let key = if planned > 0 { "mat-energy-planned" } else { "mat-energy" };
        head.push(("planned", number(planned)));
        MatView {
            shields: shields.into(),
            shields_up: !view.uncovered(1),
            sections: Section::ALL.map(|section| self.section(section)),
            energy: spaces,
            energy_head: self.words.with(key, &head),
            tracks: TRACKS.map(|track| self.track(track)).into(),
            credits: self.game.table().credits.into(),
            fitted: self.game.table().modules.iter().map(|fitted| self.fitted(*fitted)).collect(),
            villain: self.game.table().villain.and_then(|villain| {
                let person = self.words.person(villain)?;
                Some(self.words.with("mat-villain", &[("name", person.into())]))
            }),
        }
    }

    fn fitted(&self, fitted: Fitted) -> (String, String, bool) {
        let icon = self.words.content.modules[fitted.module].icon.clone();
        (icon, self.words.module(fitted.module), fitted.upgraded)
    }

    fn section(&self, section: Section) -> SectionView {
        let damage = self.game.view().damage(section);
        let word = self.words.damage(section, damage);
        let effect = self.words.damage_effect(section, damage);
        SectionView {
            damage: self.game.table().section(section),
            upgraded: System::ALL.into_iter().any(|own| own.section() == section && self.game.view().upgraded(own)),
            word: match effect {
                Some(effect) => {
                    self.words.with("mat-section-effect", &[("state", word.into()), ("effect", effect.into())])
                }
                None => word,
            },
        }
    }

    /// Energy that the plan being made would take.
    fn planned_energy(&self) -> u8 {
        let combat = self.game.table().combat.as_ref().filter(|combat| combat.stage.is_none());
        let orders = combat.into_iter().flat_map(|combat: &Combat| combat.plan.iter()).filter_map(|plan| plan.order);
        let given = |order| combat.is_some_and(|combat| combat.given.contains(&order));
        orders.filter(|order| !given(*order)).map(|order| self.game.view().order_energy(order)).sum()
    }

    fn energy(&self, space: u8, planned: u8) -> EnergyView {
        let view = self.game.view();
        let lost = ENERGY_SPACES - view.most_energy();
        let in_combat = self.game.table().combat.is_some();
        let state = if space <= lost && !in_combat {
            Energy::Lost
        } else if view.uncovered(space) {
            Energy::Uncovered
        } else if space <= view.uncovered_spaces() + planned {
            Energy::Planned
        } else {
            Energy::Covered
        };
        EnergyView { state, effect: self.words.get(&format!("energy-space-{space}")) }
    }

    pub(crate) fn track(&self, track: Track) -> TrackView {
        let table = self.game.table();
        let (icon, most, at) = match track {
            Track::Crew => ("backup", FULL, table.crew),
            Track::Morale => ("hearts", FULL, table.morale),
            Track::Hull => ("hull", self.game.view().most_hull(), table.hull),
            Track::Ammo => ("heavy-bullets", self.game.view().most_ammo(), table.ammo),
            Track::Salvage | Track::Credits => ("cog", MOST_SALVAGE, table.salvage),
        };
        let least = match track {
            Track::Crew | Track::Morale | Track::Hull => 1,
            Track::Ammo | Track::Salvage | Track::Credits => 0,
        };
        let (effect, alarm) = self.track_effect(track);
        TrackView { icon, name: self.words.track(track), range: (least, most.into()), at: at.into(), effect, alarm }
    }

    fn track_effect(&self, track: Track) -> (String, bool) {
        let morale = self.game.table().morale;
        match track {
            Track::Crew => {
                let actions = self.game.view().crew_on_actions();
                (self.words.with("track-crew-effect", &[("actions", number(actions))]), actions < 2)
            }
            Track::Morale => {
                let (rolls, actions) = (morale_on_rolls(morale), morale_on_actions(morale));
                let args = [("rolls", signed(rolls).into()), ("actions", signed(actions).into())];
                match (rolls, actions) {
                    (0, _) => (String::new(), false),
                    (_, 0) => (self.words.with("track-morale-rolls", &args), rolls < 0),
                    _ => (self.words.with("track-morale-both", &args), rolls < 0),
                }
            }
            _ => (String::new(), false),
        }
    }
}
