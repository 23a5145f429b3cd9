//! The leaf of the ship.

use super::Book;
use crate::log_book::ship::{Group, ShipLeaf, Thing};
use crate::present::section;
use ironclad_game::content::terms::{Section, System};
use ironclad_game::engine::query::Damage;
use ironclad_text::picture;
use ironclad_text::thing::number;

impl Book<'_> {
    pub(crate) fn ship(&self) -> ShipLeaf {
        ShipLeaf {
            carries: self.show.carried(None),
            art: self.show.mat().art(),
            sections: Section::ALL.map(|own| self.section(own)).into(),
            groups: vec![self.systems(), self.modules(), self.hangar(), self.gear()],
        }
    }

    fn section(&self, own: Section) -> (crate::widget::mark::System, String, bool) {
        let words = self.words();
        let points = self.game().table().section(own);
        let damage = self.game().view().damage(own);
        let args = [
            ("section", words.section_name(own).into()),
            ("points", number(points)),
            ("state", words.damage(own, damage).into()),
        ];
        (section(own), words.with("log-book-section", &args), damage != Damage::Sound)
    }

    /// The systems with the orders that each can give.
    fn systems(&self) -> Group {
        let words = self.words();
        let things = System::ALL.map(|system| {
            let upgraded = self.game().view().upgraded(system);
            let key = if upgraded { "log-book-upgraded" } else { "log-book-basic" };
            let orders = self.game().view().orders_of(system).map(|order| words.order(order));
            Thing {
                art: picture::system(system).to_owned(),
                name: words.system(system),
                text: words.list(orders),
                upgraded,
                note: words.with(key, &[("name", words.system_name(system).into())]),
                alarm: false,
            }
        });
        Group { head: words.get("log-book-orders"), things: things.into(), none: String::new() }
    }

    fn modules(&self) -> Group {
        let words = self.words();
        let fitted = &self.game().table().modules;
        let things = self.log.stores.iter().map(|own| {
            let aboard = fitted.iter().any(|fitted| fitted.module == own.module);
            let key = if aboard { "log-book-fitted" } else { "log-book-stored" };
            Thing {
                art: format!("icons/{}", words.content.modules[own.module].icon),
                name: words.module(own.module),
                text: words.module_text(own.module, own.upgraded),
                upgraded: own.upgraded,
                note: words.with(key, &[("name", words.module_name(own.module).into())]),
                alarm: false,
            }
        });
        Group {
            head: words.get("log-book-modules"),
            things: things.collect(),
            none: words.get("log-book-modules-none"),
        }
    }

    fn hangar(&self) -> Group {
        let words = self.words();
        let aboard = &self.game().table().fighters;
        let things = self.log.hangar.iter().map(|own| {
            let now = aboard.iter().find(|bay| bay.fighter == own.fighter).unwrap_or(own);
            let key = match (now.damage, aboard.iter().any(|bay| bay.fighter == own.fighter)) {
                (0, true) => "log-book-bay",
                (0, false) => "log-book-stored",
                _ => "log-book-damaged",
            };
            let args = [("points", number(now.damage)), ("name", words.fighter_name(own.fighter).into())];
            Thing {
                art: picture::fighter(words.content, own.fighter),
                name: words.fighter(own.fighter),
                text: words.fighter_side(own.fighter, now.upgraded),
                upgraded: now.upgraded,
                note: words.with(key, &args),
                alarm: now.damage > 0,
            }
        });
        Group { head: words.get("log-book-hangar"), things: things.collect(), none: words.get("log-book-hangar-none") }
    }

    /// Gear that heroes carry, and what lies in the lockers.
    fn gear(&self) -> Group {
        let words = self.words();
        let thing = |gear, note| Thing {
            art: format!("icons/{}", words.content.gear[gear].icon),
            name: words.gear(gear),
            text: words.gear_text(gear),
            note,
            ..Thing::default()
        };
        let carried = self.game().table().gear.iter().map(|own| {
            let note = words.with("log-book-carried", &[("hero", words.hero_name(own.hero).into())]);
            thing(own.gear, note)
        });
        let stowed = self.log.lockers.iter().map(|own| thing(*own, words.get("log-book-locker")));
        Group {
            head: words.get("log-book-gear"),
            things: carried.chain(stowed).collect(),
            none: words.get("log-book-gear-none"),
        }
    }
}
