//! What an option is called.

use words::FluentValue;

use super::Place;
use crate::decision::Question;
use crate::thing::number;
use ironclad_game::content::intel::Intel;
use ironclad_game::content::{ChoiceId, SectorId};
use ironclad_game::engine::decision::{Answer, Good, ServiceChoice, Source};

impl Place<'_> {
    pub(super) fn label(&self, answer: Answer) -> String {
        let words = self.words;
        let named = |key: &str, name: FluentValue<'static>| words.with(key, &[("name", name)]);
        match answer {
            Answer::Recon(sector) => named("do-recon", self.sector(sector, answer).into()),
            Answer::Move(sector) => named("do-move", self.sector(sector, answer).into()),
            Answer::Rest => words.get("do-rest"),
            Answer::Heal => words.get("do-heal"),
            Answer::Repair => words.get("do-repair"),
            Answer::Dock if self.view.table.docked.is_some() => words.get("do-dock-again"),
            Answer::Dock => words.get("do-dock"),
            Answer::Ability(hero) => {
                let args = [("hero", words.hero_name(hero).into()), ("ability", words.ability(hero).into())];
                words.with("do-ability", &args)
            }
            Answer::EndTurn => words.get("do-end-turn"),
            Answer::Hero(hero) => words.hero(hero),
            Answer::Done => self.done(),
            Answer::Attempt => words.get("do-attempt"),
            Answer::Skip => words.get("do-skip"),
            Answer::Skill(skill) => words.skill(skill),
            Answer::Class(class) => words.class(class),
            Answer::Order(order) => words.order(order),
            Answer::NoOrder => words.get("order-none"),
            Answer::Sortie(fighter) if self.question == Question::Wingman => words.fighter(fighter),
            Answer::Sortie(fighter) => named("do-sortie", words.fighter_name(fighter).into()),
            Answer::Change(system) => named("do-change", words.system_name(system).into()),
            Answer::Confirm => words.get("do-confirm"),
            Answer::Gear(_, hero) if self.question == Question::Bear => words.hero(hero),
            Answer::Gear(gear, hero) => {
                words.with("do-gear", &[("gear", words.gear_name(gear).into()), ("hero", words.hero_name(hero).into())])
            }
            Answer::Hire(hero) => named("do-hire", words.hero_name(hero).into()),
            Answer::Dismiss(hero) => named("do-dismiss", words.hero_name(hero).into()),
            Answer::Assign(hero, system) => words.with(
                "do-assign",
                &[("hero", words.hero_name(hero).into()), ("system", words.system_name(system).into())],
            ),
            Answer::Deal(system, seat) => words
                .with("do-deal", &[("system", words.system_name(system).into()), ("seat", words.seat(seat).into())]),
            Answer::Fit(module) => named("do-fit", words.module_name(module).into()),
            Answer::Unfit(module) => named("do-unfit", words.module_name(module).into()),
            Answer::Ship(fighter) if self.view.table.fighter(fighter).is_some() => {
                named("do-ship-leave", words.fighter_name(fighter).into())
            }
            Answer::Ship(fighter) => named("do-ship-take", words.fighter_name(fighter).into()),
            Answer::Pass => words.get(&format!("pass-{}", <&str>::from(self.question))),
            Answer::Target(enemy) => words.enemy(enemy, self.view.table.combat.as_ref()),
            Answer::Service(ServiceChoice::SaloonRest) => words.get("do-saloon-rest"),
            Answer::Service(ServiceChoice::SaloonMorale) => words.get("do-saloon-morale"),
            Answer::Service(service) => words.service_choice(service),
            Answer::Leave => words.get("do-leave"),
            Answer::Buy(Good::Gear) => words.good(Good::Gear),
            Answer::Buy(good) => {
                let now = self.stock(good);
                let args = [("name", words.good(good).into()), ("now", number(now)), ("then", number(now + 1))];
                words.with("do-change-figure", &args)
            }
            Answer::Section(section) => words.section(section),
            Answer::Contract(faction) => named("do-contract", words.faction_name(faction).into()),
            Answer::Promote(hero) => words.hero(hero),
            Answer::Treat(hero) => named("do-treat", words.hero_name(hero).into()),
            Answer::Again => words.get("do-again"),
            Answer::End => words.get("do-end"),
            Answer::Read => words.get("do-read"),
            Answer::Word(faction) => words.word_to(faction).0,
            Answer::Option(option) => {
                self.choice().map_or_else(String::new, |choice| words.option_of(choice, option).0)
            }
            Answer::Offer(offer) => words.offer(offer).0,
            Answer::Take(load) => named("do-take", words.load(load).into()),
            Answer::Land(load) => named("do-land", words.load(load).into()),
            Answer::Post(post) => named("do-post", words.post(post).into()),
            Answer::Fetch(post) => named("do-fetch", words.post(post).into()),
            Answer::Upgrade(what) => words.upgrade(what),
            Answer::Mend(part) => {
                let (now, then) = self.mended(part);
                let args = [("name", words.part_name(part).into()), ("now", number(now)), ("then", number(then))];
                words.with("do-change-figure", &args)
            }
        }
    }

    /// A sector, with its bearing if another option would be called the same.
    fn sector(&self, sector: SectorId, answer: Answer) -> String {
        let name = self.words.sector(sector);
        let alike = self.decision.options.iter().any(|other| match (answer, *other) {
            (Answer::Move(_), Answer::Move(other)) | (Answer::Recon(_), Answer::Recon(other)) => {
                other != sector && self.words.sector(other) == name
            }
            _ => false,
        });
        if alike {
            self.words.sector_with_bearing(self.view.table.ship, sector)
        } else {
            self.words.sector_on_grid(sector)
        }
    }

    /// The choice of the story that asks, if one does.
    pub(super) fn choice(&self) -> Option<ChoiceId> {
        match self.decision.source {
            Some(Source::Choice(choice)) => Some(choice),
            _ => None,
        }
    }

    fn done(&self) -> String {
        let picks = self.decision.picks;
        let left = match (self.question, self.card().and_then(Intel::harm)) {
            (Question::Ward, Some(harm)) => harm.effect.amount(self.view.table.threat),
            _ => picks.most,
        };
        let left = left.saturating_sub(picks.made);
        let key = format!("done-{}", <&str>::from(self.question));
        self.words.with(&key, &[("made", number(picks.made)), ("left", number(left))])
    }
}
