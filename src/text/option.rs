//! An option in words: its verb, its cost and consequence, its picture.

use super::decision::{Question, used, whose_skill};
use super::picture;
use super::rule;
use super::thing::{Words, number, signed};
use crate::content::id::{FighterId, HeroId, OrderId, SectorId};
use crate::content::intel::{Body, Intel, Skip};
use crate::content::order::{Aftermath, Deed, OrderKind};
use crate::content::terms::{Section, Service, Skill, System, Track};
use crate::engine::Game;
use crate::engine::combat::EnemyId;
use crate::engine::decision::{Answer, Decision, Good, Part, ServiceChoice, Source};
use crate::engine::query::{Damage, ENERGY_SPACES, View};
use crate::engine::state::Status;

/// A small figure beside an option: a picture, and what it adds or asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The picture.
    pub picture: &'static str,
    /// The figure.
    pub figure: String,
    /// What it is, for those who cannot see the picture.
    pub meaning: String,
}

/// An option in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The option.
    pub answer: Answer,
    /// The verb, or the thing.
    pub label: String,
    /// Its cost, then its consequence; may be empty.
    pub note: String,
    /// Whether the consequence hurts.
    pub alarm: bool,
    /// Skills and prices.
    pub marks: Vec<Mark>,
    /// Its picture.
    pub picture: Option<String>,
    /// The rule that explains it.
    pub rule: &'static str,
}

/// A decision's options in words, in their order.
pub fn choices(words: &Words<'_>, game: &Game, decision: &Decision) -> Vec<Choice> {
    decision.options.iter().map(|answer| choice(words, game, decision, *answer)).collect()
}

/// An option's verb alone.
pub fn label(words: &Words<'_>, game: &Game, decision: &Decision, answer: Answer) -> String {
    Place::of(words, game, decision).label(answer)
}

/// Puts one option of a decision into words. An answer that is not among the options has words too.
pub fn choice(words: &Words<'_>, game: &Game, decision: &Decision, answer: Answer) -> Choice {
    let place = Place::of(words, game, decision);
    let (note, alarm) = place.note(answer);
    Choice {
        answer,
        label: place.label(answer),
        note,
        alarm,
        marks: place.marks(answer),
        picture: picture::answer(words.content, answer),
        rule: rule::answer(answer),
    }
}

struct Place<'a> {
    words: &'a Words<'a>,
    view: View<'a>,
    decision: &'a Decision,
    question: Question,
    /// The hero one of whose skills is to be named.
    skilled: Option<HeroId>,
}

impl<'a> Place<'a> {
    fn of(words: &'a Words<'a>, game: &'a Game, decision: &'a Decision) -> Self {
        let question = Question::of(game, decision);
        Self { words, view: game.view(), decision, question, skilled: whose_skill(game) }
    }

    fn label(&self, answer: Answer) -> String {
        let words = self.words;
        let named = |key: &str, name: String| words.with(key, &[("name", name.into())]);
        match answer {
            Answer::Recon(sector) => named("do-recon", self.sector(sector, answer)),
            Answer::Move(sector) => named("do-move", self.sector(sector, answer)),
            Answer::Rest => words.get("do-rest"),
            Answer::Heal => words.get("do-heal"),
            Answer::Repair => words.get("do-repair"),
            Answer::Dock if self.view.table.docked.is_some() => words.get("do-dock-again"),
            Answer::Dock => words.get("do-dock"),
            Answer::Ability(hero) => {
                let args = [("hero", words.hero(hero).into()), ("ability", words.ability(hero).into())];
                words.with("do-ability", &args)
            }
            Answer::EndTurn => words.get("do-end-turn"),
            Answer::Hero(hero) => words.hero(hero),
            Answer::Done => self.done(),
            Answer::Attempt => words.get("do-attempt"),
            Answer::Skip => words.get("do-skip"),
            Answer::Skill(skill) => words.skill(skill),
            Answer::Order(order) => words.order(order),
            Answer::NoOrder => words.get("order-none"),
            Answer::Sortie(fighter) if self.question == Question::Wingman => words.fighter(fighter),
            Answer::Sortie(fighter) => named("do-sortie", words.fighter(fighter)),
            Answer::Change(system) => named("do-change", words.system(system)),
            Answer::Confirm => words.get("do-confirm"),
            Answer::Pass => words.get(&format!("pass-{}", <&str>::from(self.question))),
            Answer::Target(enemy) => words.enemy(enemy, self.view.table.combat.as_ref()),
            Answer::Service(ServiceChoice::SaloonRest) => words.get("do-saloon-rest"),
            Answer::Service(ServiceChoice::SaloonMorale) => words.get("do-saloon-morale"),
            Answer::Service(service) => words.service_choice(service),
            Answer::Leave => words.get("do-leave"),
            Answer::Buy(good) => {
                let now = self.stock(good);
                let args = [("name", words.good(good).into()), ("now", number(now)), ("then", number(now + 1))];
                words.with("do-change-figure", &args)
            }
            Answer::Mend(part) => {
                let (now, then) = self.mended(part);
                let args = [("name", words.part(part).into()), ("now", number(now)), ("then", number(then))];
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
        if alike { self.words.sector_with_bearing(self.view.table.ship, sector) } else { name }
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

    fn note(&self, answer: Answer) -> (String, bool) {
        let words = self.words;
        let table = self.view.table;
        let plain = |note: String| (note, false);
        match answer {
            Answer::Move(sector) => self.arrival(sector),
            Answer::Recon(_) => plain(words.get("note-recon")),
            Answer::Rest => plain(words.get("note-rest")),
            Answer::Heal => plain(words.get("note-heal")),
            Answer::Repair => plain(words.get("note-repair")),
            Answer::Dock if table.docked.is_some() => plain(words.get("note-dock-again")),
            Answer::Dock => plain(words.get("note-dock")),
            Answer::Ability(hero) => self.exertion(hero),
            Answer::EndTurn if table.actions.left > 0 => {
                plain(words.with("note-unused", &[("left", number(table.actions.left))]))
            }
            Answer::Hero(hero) => self.picked(hero),
            Answer::Attempt => plain(self.attempt()),
            Answer::Skip => plain(self.skip()),
            Answer::Order(order) => self.order(order),
            Answer::NoOrder if self.decision.system == Some(System::Bridge) => plain(words.get("note-helm-only")),
            Answer::NoOrder => plain(words.get("note-no-order")),
            Answer::Sortie(fighter) => self.launch(fighter),
            Answer::Confirm => self.confirm(),
            Answer::Target(enemy) => plain(self.enemy(enemy)),
            Answer::Service(service) => plain(self.price_each(service)),
            Answer::Buy(good) => plain(self.credits(self.view.good_price(good))),
            Answer::Mend(part) => plain(self.mending(part)),
            Answer::EndTurn | Answer::Done | Answer::Skill(_) | Answer::Change(_) | Answer::Pass | Answer::Leave => {
                plain(String::new())
            }
        }
    }

    fn marks(&self, answer: Answer) -> Vec<Mark> {
        match answer {
            Answer::Hero(hero) => self.skills(hero).into_iter().map(|(skill, adds)| self.mark(skill, adds)).collect(),
            Answer::Skill(skill) => {
                self.skilled.map(|hero| self.mark(skill, self.committed(hero, skill))).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn mark(&self, skill: Skill, adds: u8) -> Mark {
        Mark { picture: picture::skill(skill), figure: signed(adds), meaning: self.words.skill(skill) }
    }

    /// The skills that count for a hero in this question, and what she would add.
    fn skills(&self, hero: HeroId) -> Vec<(Skill, u8)> {
        let rated = |skill: Skill| (skill, self.view.skill(hero, skill));
        match (self.question, self.decision.source) {
            (Question::Commit, _) => {
                let has =
                    self.card().and_then(Intel::check).into_iter().flat_map(|check| self.view.usable(check, hero));
                has.map(|skill| (skill, self.committed(hero, skill))).collect()
            }
            (Question::Help, _) => {
                let helper = self.card().and_then(Intel::table).and_then(|table| table.hero);
                helper.map(|helper| rated(helper.adds)).into_iter().collect()
            }
            (Question::Evade, _) => vec![rated(Skill::Piloting)],
            (Question::CarryOut, _) => match self.decision.system {
                Some(System::Bridge) => vec![rated(Skill::Piloting)],
                Some(System::Weapons) => vec![rated(Skill::Operate)],
                Some(System::Hangar) | None => Vec::new(),
            },
            (Question::Pilot, Some(Source::Fighter(fighter))) => {
                let card = self.view.fighter(fighter);
                vec![rated(card.accuracy_skill), rated(card.evasion_skill)]
            }
            _ => Vec::new(),
        }
    }

    /// The card that asks, if one does.
    fn card(&self) -> Option<&'a Intel> {
        match self.decision.source {
            Some(Source::Intel(card)) => Some(&self.view.content.intel[card]),
            _ => None,
        }
    }

    /// What a hero adds to the check in hand with a skill.
    fn committed(&self, hero: HeroId, skill: Skill) -> u8 {
        match self.card().and_then(Intel::check) {
            Some(check) => self.view.adds(check, hero, skill),
            None => self.view.skill(hero, skill),
        }
    }

    fn exertion(&self, hero: HeroId) -> (String, bool) {
        let status = self.view.table.hero(hero).map_or(Status::Ready, |aboard| aboard.status);
        used(self.words, status)
    }

    /// What happens to a hero who is picked.
    fn picked(&self, hero: HeroId) -> (String, bool) {
        let words = self.words;
        match self.question {
            Question::Rest | Question::RestGiven => (words.get("note-will-be-ready"), false),
            Question::RestPaid => (self.paid("note-will-be-ready", ServiceChoice::SaloonRest), false),
            Question::HealPaid => (self.paid("note-will-be-exhausted", ServiceChoice::Medical), false),
            Question::Wound => (words.get("note-will-be-wounded"), true),
            Question::Evade | Question::CarryOut | Question::Pilot => (self.standing_by(hero), false),
            _ => self.exertion(hero),
        }
    }

    /// A hero who is assigned keeps her state (rule 6.5); it is said if she is not Ready.
    fn standing_by(&self, hero: HeroId) -> String {
        match self.view.table.hero(hero).map(|aboard| aboard.status) {
            Some(Status::Exhausted) => self.words.get("note-stays-exhausted"),
            _ => self.words.get("note-stays-ready"),
        }
    }

    fn paid(&self, key: &str, service: ServiceChoice) -> String {
        let price = self.credits(self.view.service_price(service));
        self.words.notes([price, self.words.get(key)])
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
            .map(|token| if token.open { words.intel(token.card) } else { words.get("note-sealed") });
        let port = self.view.sector(sector).port().map(|_| words.get("note-port"));
        (words.notes(effect.into_iter().chain(token).chain(port)), condition.is_some_and(|space| space.is_harmful()))
    }

    fn attempt(&self) -> String {
        let Some(card) = self.card() else { return String::new() };
        match &card.body {
            Body::Table(table) => match table.hero.filter(|helper| helper.needed).and_then(|helper| helper.class) {
                Some(class) => {
                    let who = self.words.one_of_class(class);
                    self.words.with("note-needs-class", &[("who", who.into())])
                }
                None => String::new(),
            },
            Body::Signatures => self.words.get("note-combat"),
            Body::Check(_) | Body::Harm(_) => String::new(),
        }
    }

    fn skip(&self) -> String {
        let Some(card) = self.card() else { return String::new() };
        match card.skip {
            Skip::Action => self.words.get("note-skip-action"),
            Skip::Morale(price) => {
                let (by, what) = (signed(-i64::from(price)), self.words.track(Track::Morale));
                self.words.with("gain", &[("by", by.into()), ("what", what.into())])
            }
            Skip::Free | Skip::No => self.words.get("note-skip-free"),
        }
    }

    /// What an order costs, and what that uncovers.
    fn order(&self, order: OrderId) -> (String, bool) {
        let words = self.words;
        let side = self.view.order(order);
        let mut costs = Vec::new();
        if side.ammo > 0 {
            let left = self.view.table.ammo.saturating_sub(side.ammo);
            costs.push(words.with("note-ammo", &[("count", number(side.ammo)), ("left", number(left))]));
        }
        if side.energy > 0 {
            costs.push(words.with("note-energy", &[("count", number(side.energy))]));
            costs.extend(self.uncovered(self.view.unplanned_energy().unwrap_or(0), side.energy));
        }
        for aftermath in &side.afterwards {
            costs.push(self.aftermath(*aftermath));
        }
        if self.view.content.orders[order].kind == OrderKind::Heroic {
            costs.push(words.get("note-once"));
        }
        let alarm = side.energy > 0 || !side.afterwards.is_empty();
        if costs.is_empty() { (words.get("note-no-cost"), false) } else { (words.notes(costs), alarm) }
    }

    fn aftermath(&self, aftermath: Aftermath) -> String {
        match aftermath {
            Aftermath::DamageSection { section, damage } => {
                let args = [("count", number(damage)), ("section", self.words.section(section).into())];
                self.words.with("note-afterwards-damage", &args)
            }
            Aftermath::ExhaustPilot => self.words.get("note-afterwards-pilot"),
        }
    }

    /// What comes off when so much energy is paid.
    fn uncovered(&self, energy: u8, paid: u8) -> Vec<String> {
        let first = ENERGY_SPACES.saturating_sub(energy) + 1;
        let spaces = first..first.saturating_add(paid).min(ENERGY_SPACES + 1);
        spaces.map(|space| self.words.get(&format!("energy-space-{space}"))).collect()
    }

    /// What the condition out there does to a ship that is launched (rule 4.3).
    fn launch(&self, fighter: FighterId) -> (String, bool) {
        let words = self.words;
        if self.question == Question::Wingman {
            return (String::new(), false);
        }
        let Some(condition) = self.view.here().condition().filter(|space| space.is_harmful()) else {
            return (words.get("note-launch"), false);
        };
        let damage = self.view.launch_damage(fighter);
        let args = [("condition", words.condition(condition).into()), ("damage", number(damage))];
        (words.with("note-launch-into", &args), damage > 0)
    }

    /// What the whole plan costs.
    fn confirm(&self) -> (String, bool) {
        let (now, then) = (self.view.table.energy, self.view.unplanned_energy().unwrap_or(0));
        let planned = self.view.table.combat.iter().flat_map(|combat| combat.plan.iter());
        let paid: u8 = planned.filter_map(|plan| plan.order).map(|order| self.view.order(order).energy).sum();
        if paid == 0 {
            return (self.words.get("note-no-cost"), false);
        }
        let args = [("count", number(paid)), ("now", number(now)), ("then", number(then))];
        let cost = self.words.with("note-plan-energy", &args);
        let lost = self.uncovered(then + paid, paid);
        (self.words.notes([cost].into_iter().chain(lost)), true)
    }

    fn enemy(&self, id: EnemyId) -> String {
        let words = self.words;
        let Some(enemy) = self.view.table.combat.as_ref().and_then(|combat| combat.enemy(id)) else {
            return String::new();
        };
        let evasion = self.view.content.ships[id.ship].side(enemy.side).evasion;
        let mut facts = vec![
            words.with("note-figure", &[("label", words.get("evasion").into()), ("value", number(evasion))]),
            words.with("note-figure", &[("label", words.get("hull").into()), ("value", number(enemy.hull))]),
        ];
        if enemy.shield > 0 {
            let args = [("label", words.get("shield").into()), ("value", number(enemy.shield))];
            facts.push(words.with("note-figure", &args));
        }
        words.notes(facts)
    }

    fn credits(&self, price: Option<u8>) -> String {
        price.map(|price| self.words.with("note-credits", &[("count", number(price))])).unwrap_or_default()
    }

    fn price_each(&self, service: ServiceChoice) -> String {
        let Some(price) = self.view.service_price(service) else { return String::new() };
        let key = format!("note-{}", <&str>::from(service));
        self.words.with(&key, &[("price", number(price))])
    }

    fn stock(&self, good: Good) -> u8 {
        match good.track() {
            Track::Salvage => self.view.table.salvage,
            Track::Ammo => self.view.table.ammo,
            _ => self.view.table.crew,
        }
    }

    /// The figure of a thing now, and when a point of damage is off it.
    fn mended(&self, part: Part) -> (u8, u8) {
        match part {
            Part::Hull => (self.view.table.hull, self.view.table.hull + 1),
            Part::Section(section) => {
                let now = self.view.table.section(section);
                (now, now.saturating_sub(1))
            }
            Part::Fighter(fighter) => {
                let now = self.view.table.fighter(fighter).map_or(0, |bay| bay.damage);
                (now, now.saturating_sub(1))
            }
        }
    }

    /// What a repair costs, and what it lifts.
    fn mending(&self, part: Part) -> String {
        let words = self.words;
        let cost = match self.decision.source {
            Some(Source::Service(Service::Shipyard)) => self.credits(self.view.service_price(ServiceChoice::Shipyard)),
            _ => String::new(),
        };
        let (now, then) = self.mended(part);
        let lifted = match part {
            Part::Hull if then == self.view.most_hull() => Some(words.get("note-whole")),
            Part::Hull => None,
            Part::Section(section) => self.lifted(section, now, then),
            Part::Fighter(fighter) if self.view.disabled(fighter) => Some(words.get("note-flies-again")),
            Part::Fighter(_) => None,
        };
        words.notes([cost].into_iter().filter(|cost| !cost.is_empty()).chain(lifted))
    }

    fn lifted(&self, section: Section, now: u8, then: u8) -> Option<String> {
        let words = self.words;
        match (Damage::of(now), Damage::of(then)) {
            (before, after) if before != after => {
                let effect = words.damage_effect(section, before)?;
                Some(words.with("note-lifts", &[("effect", effect.into())]))
            }
            (Damage::Sound, _) if then == 0 => Some(words.get("note-whole")),
            _ => None,
        }
    }
}

/// What an order does to the dice in its phase, for the slips of the plan: “+3 Evasion”, “3 damage”.
pub fn deed(words: &Words<'_>, deed: Deed) -> String {
    let (key, count) = match deed {
        Deed::Evasion(by) => ("deed-evasion", by),
        Deed::Accuracy(by) => ("deed-accuracy", by),
        Deed::Energy(by) => ("deed-energy", by),
        Deed::Attack { damage, .. } => ("deed-attack", damage),
        Deed::Escort(by) => ("deed-escort", by),
        Deed::Wingman(by) => ("deed-wingman", by),
        Deed::Volleys(times) => ("deed-volleys", times),
        Deed::VolleysInBothStages(times) => ("deed-volleys-both", times),
    };
    words.with(key, &[("count", number(count))])
}
