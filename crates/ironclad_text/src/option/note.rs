//! What an option costs, then what follows from it.

use super::Place;
use crate::decision::Question;
use crate::thing::{Words, number};
use ironclad_game::content::ability::Ability;
use ironclad_game::content::intel::{Body, Skip};
use ironclad_game::content::story::device::Use;
use ironclad_game::content::terms::{Class, Skill, System, Track};
use ironclad_game::content::{GearId, HeroId, SectorId};
use ironclad_game::engine::decision::{Answer, ServiceChoice, Source};
use ironclad_game::engine::query::Room;
use ironclad_game::engine::state::Status;

impl Place<'_> {
    /// The words, and whether it hurts.
    pub(super) fn note(&self, answer: Answer) -> (String, bool) {
        let words = self.words;
        let table = self.view.table;
        let plain = |note: String| (note, false);
        match answer {
            Answer::Move(sector) => self.arrival(sector),
            Answer::Recon(_) => plain(words.get("note-recon")),
            Answer::Rest => plain(words.with("note-rest", &[("count", number(self.view.rested()))])),
            Answer::Heal => self.worked("note-heal", Class::Specialist),
            Answer::Repair => self.worked("note-repair", Class::Engineer),
            Answer::Dock if table.docked.is_some() => plain(words.get("note-dock-again")),
            Answer::Dock => plain(words.get("note-dock")),
            Answer::Ability(hero) => {
                let (spent, hurts) = self.exertion(hero);
                (self.words.notes([spent].into_iter().chain(self.ability(hero))), hurts)
            }
            Answer::EndTurn if table.actions.left > 0 => {
                plain(words.with("note-unused", &[("left", number(table.actions.left))]))
            }
            Answer::Hero(hero) => self.picked(hero),
            Answer::Attempt => self.attempt(),
            Answer::Skip => plain(self.skip()),
            Answer::Order(order) => self.order(order),
            Answer::NoOrder if self.decision.system == Some(System::Bridge) => plain(words.get("note-helm-only")),
            Answer::NoOrder => plain(words.get("note-no-order")),
            Answer::Sortie(fighter) => self.launch(fighter),
            Answer::Confirm => self.confirm(),
            Answer::Target(enemy) => plain(self.enemy(enemy)),
            Answer::Service(_) if self.question == Question::Refit => plain(self.credits(self.view.round_price())),
            Answer::Service(service) => plain(self.price_each(service)),
            Answer::Buy(good) => plain(self.priced(good)),
            Answer::Upgrade(what) => plain(self.upgraded(what)),
            Answer::Mend(part) => plain(self.mending(part)),
            Answer::Gear(gear, hero) => plain(self.gear_for(gear, hero)),
            Answer::Skill(skill) => plain(self.best_party(skill)),
            Answer::Done if self.question == Question::Bear => plain(words.get("note-gear-left")),
            Answer::Hire(hero) => plain(self.hiring(hero)),
            Answer::Fit(module) | Answer::Unfit(module) => {
                plain(words.module_text(module, self.view.is_upgraded(module)))
            }
            Answer::Ship(fighter) => plain(words.fighter_text(fighter, &self.view)),
            Answer::Assign(hero, system) => plain(self.suits(hero, system)),
            Answer::Dismiss(_) | Answer::Deal(..) => plain(String::new()),
            Answer::Section(_) => (words.get("note-takes-1"), true),
            Answer::Contract(faction) => {
                let now = self.view.table.reputation(faction);
                plain(words.with("note-contract", &[("now", number(now))]))
            }
            Answer::Promote(hero) => plain(self.promoted(hero)),
            Answer::Treat(_) => plain(self.credits(self.view.clinic_price())),
            Answer::Again if self.view.begins_again_in_order() => plain(words.get("note-again-in-order")),
            Answer::Again => plain(words.get("note-again")),
            Answer::End => (words.get("note-end"), true),
            Answer::Option(option) => {
                let Some(choice) = self.choice() else { return plain(String::new()) };
                let written = self.view.option(choice, option);
                self.costs(words.option_of(choice, option).1, written.map(|own| own.uses.as_slice()))
            }
            Answer::Offer(offer) => {
                let written = self.view.story().and_then(|story| story.offers.get(&offer));
                self.costs(words.offer(offer).1, written.map(|offer| offer.uses.as_slice()))
            }
            Answer::Word(faction) => plain(words.word_to(faction).1),
            Answer::Post(_) | Answer::Fetch(_) => plain(words.get("note-an-action")),
            Answer::Read
            | Answer::Take(_)
            | Answer::Land(_)
            | Answer::EndTurn
            | Answer::Done
            | Answer::Class(_)
            | Answer::Change(_)
            | Answer::Pass
            | Answer::Leave => plain(String::new()),
        }
    }

    /// What something of the story costs as it is written, and whether somebody would be Wounded by it.
    fn costs(&self, written: Option<String>, uses: Option<&[Use]>) -> (String, bool) {
        let wounds = uses.and_then(|uses| self.words.uses_wound(&self.view, uses));
        let hurts = wounds.is_some();
        (self.words.sentences(written.into_iter().chain(wounds)), hurts)
    }

    /// What a hero costs for the scenario, and how she would come.
    fn hiring(&self, hero: HeroId) -> String {
        let candidate = self.view.candidate(hero);
        let weak = (candidate.status == Status::Exhausted).then(|| self.becomes("note-comes-exhausted", hero));
        self.words.notes([self.credits(Some(candidate.cost))].into_iter().chain(weak))
    }

    /// What a hero brings to a system, in the skills that count there (rules 8.4, 8.8).
    fn suits(&self, hero: HeroId, system: System) -> String {
        let skills: &[Skill] = match system {
            System::Bridge => &[Skill::Piloting],
            System::Weapons => &[Skill::Operate],
            System::Hangar => &[Skill::Piloting, Skill::Operate],
        };
        let rated = skills.iter().map(|skill| {
            let args = [("label", self.words.skill(*skill).into()), ("value", number(self.view.rating(hero, *skill)))];
            self.words.with("note-figure", &args)
        });
        self.words.list(rated)
    }

    /// What a hero gains by her promotion, and what she costs from then on.
    fn promoted(&self, hero: HeroId) -> String {
        let sides = &self.view.content.heroes[hero];
        let (before, after) = (sides.side(false), sides.side(true));
        let better = after.skills.iter().filter(|(skill, rating)| before.skill(**skill) < **rating);
        let skills = better.map(|(skill, rating)| {
            let args = [
                ("skill", self.words.skill_name(*skill).into()),
                ("before", number(before.skill(*skill))),
                ("rating", number(*rating)),
            ];
            self.words.with("note-promoted-skill", &args)
        });
        let costs = [("before", number(before.cost)), ("cost", number(after.cost))];
        let cost = self.words.with("note-promoted-cost", &costs);
        self.words.notes(skills.chain([cost]))
    }

    /// What a piece of gear does, and which piece goes back to the pile for it.
    fn gear_for(&self, gear: GearId, hero: HeroId) -> String {
        let instead = match self.view.room_for_gear(hero) {
            Some(Room::Instead(other)) if self.question == Question::Bear => {
                Some(self.words.with("note-gear-instead", &[("name", self.words.gear_name(other).into())]))
            }
            Some(Room::InsteadOfEither) if self.question == Question::Bear => {
                Some(self.words.get("note-gear-instead-of-either"))
            }
            Some(Room::Instead(_) | Room::InsteadOfEither | Room::Free) | None => None,
        };
        self.words.notes([self.words.gear_text(gear)].into_iter().chain(instead))
    }

    /// Who would do best at a check made with a skill.
    fn best_party(&self, skill: Skill) -> String {
        if self.skilled.is_some() {
            return String::new();
        }
        let heroes = self.party(skill).into_iter().map(|(hero, adds)| {
            let args = [("hero", self.words.hero_name(hero).into()), ("adds", number(adds))];
            self.words.with("note-hero-adds", &args)
        });
        self.words.list(heroes)
    }

    fn becomes(&self, key: &str, hero: HeroId) -> String {
        becomes(self.words, key, hero)
    }

    fn exertion(&self, hero: HeroId) -> (String, bool) {
        let status = self.view.table.hero(hero).map_or(Status::Ready, |aboard| aboard.status);
        used(self.words, hero, status)
    }

    /// What happens to a hero who is picked.
    fn picked(&self, hero: HeroId) -> (String, bool) {
        let words = self.words;
        match self.question {
            Question::Rest | Question::RestGiven => (self.becomes("note-will-be-ready", hero), false),
            Question::HealGiven => (self.becomes(self.healed(), hero), false),
            Question::RestPaid => (self.paid("note-will-be-ready", hero, ServiceChoice::SaloonRest), false),
            Question::HealPaid => (self.paid("note-will-be-exhausted", hero, ServiceChoice::Medical), false),
            Question::Wound => (self.becomes("note-will-be-wounded", hero), true),
            Question::Dues | Question::GiveUp => {
                let gear = self.view.table.carried(hero).map(|carried| words.gear(carried.gear));
                (gear.map(|name| words.with("note-gives-up", &[("name", name.into())])).unwrap_or_default(), true)
            }
            Question::Evade | Question::CarryOut | Question::Pilot | Question::Post => (self.standing_by(hero), false),
            Question::Trade => {
                let (note, hurts) = self.exertion(hero);
                (self.words.notes([self.words.get("note-talks"), note]), hurts)
            }
            _ => self.exertion(hero),
        }
    }

    /// What a hero who is healed by an ability becomes.
    fn healed(&self) -> &'static str {
        let healer = match self.decision.source {
            Some(Source::Ability(healer)) => self.view.table.hero(healer),
            _ => None,
        };
        let ability = healer.map(|by| self.view.content.heroes[by.hero].side(by.promoted).ability(self.view.edition()));
        match ability {
            Some(Ability::Heal { ready: true }) => "note-will-be-ready",
            _ => "note-will-be-exhausted",
        }
    }

    /// A hero who is assigned keeps her state (rule 6.5); it is said if she is not Ready.
    fn standing_by(&self, hero: HeroId) -> String {
        match self.view.table.hero(hero).map(|aboard| aboard.status) {
            Some(Status::Exhausted) => self.becomes("note-stays-exhausted", hero),
            _ => self.becomes("note-stays-ready", hero),
        }
    }

    fn paid(&self, key: &str, hero: HeroId, service: ServiceChoice) -> String {
        let price = self.credits(self.view.service_price(service));
        self.words.notes([price, self.becomes(key, hero)])
    }

    /// What waits in a sector: its condition, then its token.
    fn arrival(&self, sector: SectorId) -> (String, bool) {
        let words = self.words;
        let condition = self.view.sector(sector).condition();
        let effect = condition.filter(|space| space.is_harmful() || space.banned().is_some());
        let effect = effect.map(|space| words.condition_effect(space));
        let token = self
            .view
            .table
            .token(sector)
            .map(|token| token.open().map_or_else(|| words.get("note-sealed"), |card| words.intel(card)));
        let port = self.view.sector(sector).port().map(|_| words.get("note-port"));
        let movers = self.view.course().into_iter().flat_map(|course| &course.movers);
        let movers = movers.filter(|moving| moving.at == Some(sector)).map(|moving| words.mover(moving.mover));
        let foe = self.view.foes().any(|(_, at)| at == sector);
        let told = effect.into_iter().chain(token).chain(port).chain(movers);
        (words.notes(told), foe || condition.is_some_and(|space| space.is_harmful()))
    }

    /// What an action costs that exhausts one of a class: where nobody of it is Ready, she would be Wounded (rule 6.4).
    fn worked(&self, key: &str, class: Class) -> (String, bool) {
        if self.view.would_wound(class) {
            (self.words.text.attr(key, "wounds"), true)
        } else {
            (self.words.get(key), false)
        }
    }

    fn attempt(&self) -> (String, bool) {
        let plain = |note: String| (note, false);
        let Some(card) = self.card() else { return plain(String::new()) };
        let needed = match &card.body {
            Body::Table(table) => table.hero.filter(|helper| helper.needed).and_then(|helper| helper.class),
            Body::Expedition(expedition) => Some(expedition.led_by),
            Body::Check(_) | Body::Harm(_) | Body::Trader | Body::Signatures | Body::Combat(_) => None,
        };
        if let Some(class) = needed {
            let wounds = self.view.would_wound(class);
            let key = if wounds { "note-needs-class-wounds" } else { "note-needs-class" };
            return (self.words.with(key, &[("who", self.words.one_of_class(class).into())]), wounds);
        }
        match &card.body {
            Body::Signatures | Body::Combat(_) => plain(self.words.get("note-combat")),
            Body::Check(_) | Body::Table(_) | Body::Harm(_) | Body::Expedition(_) | Body::Trader => {
                plain(String::new())
            }
        }
    }

    fn skip(&self) -> String {
        let Some(card) = self.card() else { return String::new() };
        match self.view.skip(card) {
            Skip::Action => self.words.get("note-skip-action"),
            Skip::Morale(price) => self.gain(-i64::from(price), Track::Morale),
            Skip::Free | Skip::No => self.words.get("note-skip-free"),
        }
    }
}

/// What becomes of a hero, in words that agree with her.
fn becomes(words: &Words<'_>, key: &str, hero: HeroId) -> String {
    words.with(key, &[("hero", words.hero_name(hero).into())])
}

/// What being used means for a hero as she is: the words, and whether it would hurt.
fn used(words: &Words<'_>, hero: HeroId, status: Status) -> (String, bool) {
    match status {
        Status::Ready => (becomes(words, "note-will-be-exhausted", hero), false),
        Status::Exhausted => (becomes(words, "note-would-be-wounded", hero), true),
        Status::Wounded => (becomes(words, "note-is-wounded", hero), true),
    }
}
