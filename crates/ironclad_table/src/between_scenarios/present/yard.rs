//! The yard between two scenarios: what is damaged, who is Wounded, what could be better, and what each would cost
//! (rule 11.9).

use crate::between_scenarios::{Art, BetweenScenariosView, Card, Group};
use crate::decision::composer::Composer;
use crate::present::Present;
use crate::widget::hero::Health;
use ironclad_game::content::HeroId;
use ironclad_game::content::terms::{Cost, Track};
use ironclad_game::engine::decision::{Good, Part, ServiceChoice, Upgrade};
use ironclad_game::engine::query::FULL;
use ironclad_game::engine::{Answer, DecisionKind};
use ironclad_text::option::better_orders;
use ironclad_text::picture;
use ironclad_text::thing::number;

impl Present<'_> {
    pub(crate) fn yard(&self, composer: &Composer) -> BetweenScenariosView {
        let words = &self.words;
        let view = self.game.view();
        let repairs = view.repairable().filter_map(|part| self.repair(composer, part)).collect();
        let mut people: Vec<Card> = view.wounded().filter_map(|hero| self.treatment(composer, hero)).collect();
        people.extend(self.crew(composer));
        people.extend(self.round(composer));
        let upgrades: Vec<Card> = view.improvable().filter_map(|what| self.upgraded(composer, what)).collect();
        let groups = [("ashore-repairs", repairs), ("ashore-people", people), ("ashore-upgrades", upgrades)];
        let groups = groups.into_iter().filter(|(_, cards): &(_, Vec<Card>)| !cards.is_empty());
        // What is left has to hire the next crew (rule 11.4).
        let aboard = self.game.table().heroes.iter().map(|aboard| u16::from(view.candidate(aboard.hero).cost));
        let chest = [
            ("credits", number(self.game.table().credits)),
            ("salvage", number(self.game.table().salvage)),
            ("crew", number(aboard.sum::<u16>())),
        ];
        BetweenScenariosView {
            title: words.get("ashore-yard"),
            below: words.with("ashore-yard-text", &chest),
            groups: groups.map(|(key, cards)| Group { head: words.get(key), cards }).collect(),
            ..BetweenScenariosView::default()
        }
    }

    /// The card of something that costs so much; what cannot be paid for shows what is missing.
    fn paid(&self, composer: &Composer, answer: Answer, cost: Cost) -> Card {
        let words = &self.words;
        let card = Self::card_of(composer, answer);
        let asks = self.decision.is_some_and(|decision| decision.kind == DecisionKind::Refit);
        let dear = !self.game.view().affords(cost);
        Card {
            price: self.price(cost),
            barred: (asks && card.place.is_none() && dear).then(|| words.get("ashore-too-dear")),
            ..card
        }
    }

    fn price(&self, cost: Cost) -> String {
        let key = if cost.salvage > 0 { "ashore-price-salvage" } else { "ashore-price" };
        self.words.with(key, &[("credits", number(cost.credits)), ("salvage", number(cost.salvage))])
    }

    /// A repair; none where it has no price.
    fn repair(&self, composer: &Composer, part: Part) -> Option<Card> {
        let words = &self.words;
        let table = self.game.table();
        let figure = |icon: &str, now: u8, then: u8| vec![(icon.to_owned(), now.to_string(), then.to_string())];
        let (art, figures) = match part {
            Part::Hull => (picture::track(Track::Hull).to_owned(), figure("hull", table.hull, table.hull + 1)),
            Part::Section(section) => {
                let damage = table.section(section);
                (picture::section(section).to_owned(), figure("auto-repair", damage, damage.saturating_sub(1)))
            }
            Part::Fighter(fighter) => {
                let damage = table.owned(fighter).map_or(0, |bay| bay.damage);
                let figures = figure("auto-repair", damage, damage.saturating_sub(1));
                (picture::fighter(words.content, fighter), figures)
            }
        };
        let credits = self.game.view().yard_price()?;
        Some(Card {
            art: Art::Drawing(art),
            name: words.part(part),
            now: if part == Part::Hull { String::new() } else { words.get("ashore-damage") },
            figures,
            ..self.paid(composer, Answer::Mend(part), Cost { credits, salvage: 0 })
        })
    }

    fn treatment(&self, composer: &Composer, hero: HeroId) -> Option<Card> {
        let words = &self.words;
        let credits = self.game.view().clinic_price()?;
        let agreeing = [("hero", words.hero_name(hero).into())];
        Some(Card {
            art: Art::Medal(picture::portrait(words.content, hero).to_owned(), Health::Wounded),
            name: words.hero(hero),
            now: words.with("ashore-wounded", &agreeing),
            then: words.with("ashore-treated", &agreeing),
            ..self.paid(composer, Answer::Treat(hero), Cost { credits, salvage: 0 })
        })
    }

    fn crew(&self, composer: &Composer) -> Option<Card> {
        let crew = self.game.table().crew;
        let credits = self.game.view().crew_price();
        if crew >= FULL {
            return None;
        }
        Some(Card {
            art: Art::Drawing(picture::track(Track::Crew).to_owned()),
            name: self.words.track(Track::Crew),
            figures: vec![("backup".to_owned(), crew.to_string(), (crew + 1).to_string())],
            ..self.paid(composer, Answer::Buy(Good::Crew), Cost { credits, salvage: 0 })
        })
    }

    /// A round for all, once.
    fn round(&self, composer: &Composer) -> Option<Card> {
        let morale = self.game.table().morale;
        let answer = Answer::Service(ServiceChoice::SaloonMorale);
        let credits = self.game.view().round_price()?;
        if !composer.listed().contains(&answer) {
            return None;
        }
        Some(Card {
            art: Art::Drawing(picture::track(Track::Morale).to_owned()),
            name: self.words.service_choice(ServiceChoice::SaloonMorale),
            figures: vec![("hearts".to_owned(), morale.to_string(), (morale + 1).to_string())],
            ..self.paid(composer, answer, Cost { credits, salvage: 0 })
        })
    }

    fn upgraded(&self, composer: &Composer, what: Upgrade) -> Option<Card> {
        let words = &self.words;
        let then = |text: String| words.with("ashore-then", &[("text", text.into())]);
        let (art, now, then) = match what {
            // Each order has a line of its own.
            Upgrade::System(system) => (
                picture::system(system).to_owned(),
                String::new(),
                then(better_orders(words, system, self.game.state().setup.edition).join("\n")),
            ),
            Upgrade::Fighter(fighter) => (
                picture::fighter(words.content, fighter),
                words.fighter_side(fighter, false),
                then(words.fighter_side(fighter, true)),
            ),
            Upgrade::Module(module) => (
                format!("icons/{}", words.content.modules[module].icon),
                words.module_text(module, false),
                then(words.module_text(module, true)),
            ),
        };
        let cost = self.game.view().upgrade_cost(what)?;
        Some(Card {
            art: Art::Drawing(art),
            name: words.upgrade(what),
            now,
            then,
            ..self.paid(composer, Answer::Upgrade(what), cost)
        })
    }
}
