//! Why something is not possible now, in words, with the rule that says so.

use super::decision::Question;
use super::roll::Known;
use super::thing::{Words, number};
use crate::content::id::{HeroId, OrderId, SectorId};
use crate::content::intel::{Intel, Skip};
use crate::content::order::OrderKind;
use crate::content::terms::{Action, System, Track};
use crate::engine::decision::{Answer, Decision, Good, Part, ServiceChoice, Source};
use crate::engine::query::{FULL, MOST_SALVAGE, Standing, View};
use crate::engine::state::Status;
use crate::engine::{Game, Illegal};
use strum::IntoEnumIterator;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// In words.
    pub text: String,
    /// The rule.
    pub rule: &'static str,
}

/// Why an answer is not among the options of a decision; none if it is.
pub fn refusal(words: &Words<'_>, game: &Game, decision: &Decision, answer: Answer) -> Option<Refusal> {
    if decision.options.contains(&answer) {
        return None;
    }
    let view = game.view();
    let question = Question::of(game, decision);
    let no = No { words, view: &view, decision };
    Some(no.because(question, answer))
}

/// Answers that are no options now, but that players look for here: shown as not possible, with the reason.
pub fn looked_for(game: &Game, decision: &Decision) -> Vec<Answer> {
    let view = game.view();
    let table = view.table;
    let content = view.content;
    let mut answers: Vec<Answer> = match Question::of(game, decision) {
        Question::Action => {
            let tokens = view.recon_range().map(Answer::Recon);
            tokens.chain([Answer::Rest]).collect()
        }
        Question::Commit => {
            let committed = Known::of(game);
            let others = table.heroes.iter().map(|aboard| aboard.hero).filter(|hero| !committed.has_committed(*hero));
            others.map(Answer::Hero).collect()
        }
        Question::Rest => {
            let wounded = table.heroes.iter().filter(|aboard| aboard.status == Status::Wounded);
            wounded.map(|aboard| Answer::Hero(aboard.hero)).collect()
        }
        Question::Attempt => vec![Answer::Attempt, Answer::Skip],
        Question::Order => {
            let mut orders: Vec<_> = content.orders.iter().filter(|(_, o)| Some(o.system) == decision.system).collect();
            orders.sort_by_key(|(_, order)| order.place);
            orders.into_iter().map(|(id, _)| Answer::Order(id)).collect()
        }
        Question::Evade | Question::CarryOut | Question::Pilot => {
            let squad = decision.system.into_iter().flat_map(|system| view.squad(system));
            squad.map(|aboard| Answer::Hero(aboard.hero)).collect()
        }
        Question::Sortie => table.fighters.iter().map(|bay| Answer::Sortie(bay.fighter)).collect(),
        Question::Port => ServiceChoice::iter().map(Answer::Service).collect(),
        Question::Trade => vec![Answer::Buy(Good::Salvage), Answer::Buy(Good::Ammo)],
        _ => Vec::new(),
    };
    answers.retain(|answer| !decision.options.contains(answer));
    answers
}

/// Why the engine did not take an input.
pub fn illegal(words: &Words<'_>, illegal: Illegal) -> String {
    words.get(match illegal {
        Illegal::NotAnOption => "illegal-not-an-option",
        Illegal::NotADie => "illegal-not-a-die",
        Illegal::NotAChoice => "illegal-not-a-choice",
        Illegal::Over => "illegal-over",
    })
}

struct No<'a> {
    words: &'a Words<'a>,
    view: &'a View<'a>,
    decision: &'a Decision,
}

impl No<'_> {
    fn say(&self, key: &str, rule: &'static str) -> Refusal {
        Refusal { text: self.words.get(key), rule }
    }

    fn because(&self, question: Question, answer: Answer) -> Refusal {
        match (answer, question) {
            (Answer::Recon(sector), Question::Action | Question::Recon) => self.recon(sector),
            (Answer::Move(_), Question::Action) => self.say("no-move", "4.1"),
            (Answer::Rest, Question::Action) => self.rest(),
            (Answer::Heal, Question::Action) => self.module(Action::Heal, "no-heal"),
            (Answer::Repair, Question::Action) => self.module(Action::Repair, "no-repair"),
            (Answer::Dock, Question::Action) => self.dock(),
            (Answer::Ability(hero), _) => self.ability(hero),
            (Answer::Hero(hero), _) => self.hero(question, hero),
            (Answer::Attempt, Question::Attempt) => self.attempt(),
            (Answer::Skip, Question::Attempt) => self.skip(),
            (Answer::Order(order), Question::Order) => self.order(order),
            (Answer::Sortie(fighter), Question::Sortie | Question::Order) => self.sortie(fighter),
            (Answer::Target(_), Question::Target) => self.say("no-target", "8.7"),
            (Answer::Service(service), Question::Port) => self.service(service),
            (Answer::Buy(good), _) => self.buy(good),
            (Answer::Mend(part), _) => self.mend(part),
            (Answer::Done, Question::Help) => self.say("no-done-needed", "5.26"),
            (Answer::Done, Question::Exhaust | Question::Wound) => self.say("no-done-demanded", "5.4"),
            (Answer::Done, Question::Rest) => self.say("no-done-rest", "3.2"),
            (Answer::Confirm, _) => self.say("no-confirm", "8.1"),
            _ => self.say("no-not-now", "3.2"),
        }
    }

    fn banned(&self, action: Action) -> Option<Refusal> {
        let condition = self.view.here().condition().filter(|space| space.banned() == Some(action))?;
        let args =
            [("action", self.words.action(action).into()), ("condition", self.words.condition(condition).into())];
        Some(Refusal { text: self.words.with("no-banned", &args), rule: "4.2" })
    }

    fn recon(&self, sector: SectorId) -> Refusal {
        let table = self.view.table;
        match table.token(sector) {
            None => self.say("no-recon-nothing", "3.2"),
            Some(token) if token.open => self.say("no-recon-open", "3.2"),
            Some(_) if !self.view.here().neighbours.contains(&sector) => self.say("no-recon-far", "3.2"),
            Some(_) => self.banned(Action::Recon).unwrap_or_else(|| self.say("no-not-now", "3.2")),
        }
    }

    fn rest(&self) -> Refusal {
        self.banned(Action::Rest).unwrap_or_else(|| self.say("no-rest", "3.2"))
    }

    fn module(&self, action: Action, key: &str) -> Refusal {
        self.banned(action).unwrap_or_else(|| self.say(key, "3.2"))
    }

    fn dock(&self) -> Refusal {
        match self.view.port() {
            None => self.say("no-dock", "9.1"),
            Some(port) => match port.faction.map(|faction| self.view.standing(faction)) {
                Some(Standing::Enemy) => self.say("no-dock-enemy", "9.4"),
                _ => self.say("no-not-now", "9.2"),
            },
        }
    }

    fn ability(&self, hero: HeroId) -> Refusal {
        match self.view.table.hero(hero) {
            None => self.say("no-hero-aboard", "6.10"),
            Some(aboard) if aboard.status == Status::Wounded => self.wounded(hero),
            Some(aboard) if aboard.used_ability => self.say("no-ability-twice", "6.7"),
            Some(_) => self.say("no-ability-now", "6.10"),
        }
    }

    fn wounded(&self, hero: HeroId) -> Refusal {
        let args = [("hero", self.words.hero(hero).into())];
        Refusal { text: self.words.with("no-hero-wounded", &args), rule: "6.4" }
    }

    fn hero(&self, question: Question, hero: HeroId) -> Refusal {
        let table = self.view.table;
        let Some(aboard) = table.hero(hero) else { return self.say("no-hero-aboard", "6.3") };
        let of_squad = self.decision.system.is_none_or(|system| system == aboard.system);
        match question {
            Question::Rest | Question::RestGiven | Question::RestPaid => match aboard.status {
                Status::Ready => self.say("no-hero-ready", "6.4"),
                Status::Wounded => self.say("no-hero-rest-wounded", "6.4"),
                Status::Exhausted => self.say("no-credits", "9.3"),
            },
            Question::HealPaid if aboard.status != Status::Wounded => self.say("no-hero-not-wounded", "6.4"),
            Question::HealPaid => self.say("no-credits", "9.3"),
            _ if aboard.status == Status::Wounded => self.wounded(hero),
            Question::Evade | Question::CarryOut | Question::Pilot if !of_squad => self.say("no-hero-squad", "8.2"),
            Question::Evade | Question::CarryOut | Question::Pilot => self.assigned(hero),
            Question::Commit if self.committed(hero) => self.say("no-hero-twice", "5.4"),
            Question::Commit => self.say("no-hero-skill", "6.1"),
            Question::Help | Question::Soften | Question::Ward => self.say("no-hero-class", "5.4"),
            _ => self.say("no-hero-now", "6.3"),
        }
    }

    /// The card that asks, if one does.
    fn card(&self) -> Option<&Intel> {
        match self.decision.source {
            Some(Source::Intel(card)) => Some(&self.view.content.intel[card]),
            _ => None,
        }
    }

    fn committed(&self, hero: HeroId) -> bool {
        let check = self.card().and_then(Intel::check);
        check.is_some_and(|check| self.view.usable(check, hero).next().is_some())
    }

    fn assigned(&self, hero: HeroId) -> Refusal {
        let combat = self.view.table.combat.as_ref();
        let rests = combat.is_some_and(|combat| combat.resting.contains(&hero));
        let flies =
            combat.is_some_and(|combat| combat.launched.iter().chain(&combat.sorties).any(|out| out.pilot == hero));
        match (flies, rests) {
            (true, _) => self.say("no-hero-flies", "8.8"),
            (_, true) => self.say("no-hero-assigned-before", "8.2"),
            _ => self.say("no-hero-assigned", "8.2"),
        }
    }

    fn attempt(&self) -> Refusal {
        let Some(card) = self.card() else { return self.say("no-not-now", "5.1") };
        let class = card.table().and_then(|table| table.hero).and_then(|helper| helper.class);
        let who = class.map(|class| self.words.one_of_class(class)).unwrap_or_default();
        Refusal { text: self.words.with("no-attempt", &[("who", who.into())]), rule: "5.26" }
    }

    fn skip(&self) -> Refusal {
        let Some(card) = self.card() else { return self.say("no-not-now", "5.1") };
        match card.skip {
            Skip::Action => self.say("no-skip-action", "5.1"),
            Skip::Morale(price) => {
                let args = [("price", number(price)), ("morale", number(self.view.table.morale))];
                Refusal { text: self.words.with("no-skip-morale", &args), rule: "5.1" }
            }
            Skip::No | Skip::Free => self.say("no-skip", "5.1"),
        }
    }

    fn order(&self, id: OrderId) -> Refusal {
        let view = self.view;
        let Some(combat) = view.table.combat.as_ref() else { return self.say("no-not-now", "8.2") };
        let order = &view.content.orders[id];
        let side = view.order(id);
        let given = combat.given.iter().any(|given| {
            let other = &view.content.orders[*given];
            other.system == order.system && other.kind == order.kind
        });
        let energy = view.unplanned_energy().unwrap_or(0);
        if order.kind == OrderKind::Heroic && view.table.spent_orders.contains(&id) {
            self.say("no-order-heroic-spent", "8.3")
        } else if order.kind == OrderKind::Heroic && given {
            self.say("no-order-heroic-given", "8.3")
        } else if order.kind == OrderKind::Complex && given {
            self.say("no-order-complex-given", "8.3")
        } else if side.ammo > view.table.ammo {
            self.say("no-order-ammo", "2.7")
        } else if side.energy > energy {
            let args = [("asked", number(side.energy)), ("left", number(energy))];
            Refusal { text: self.words.with("no-order-energy", &args), rule: "2.8" }
        } else if side.does.is_for_the_wing() {
            self.say("no-order-nothing-out", "8.11")
        } else {
            self.say("no-order-hero", "8.2")
        }
    }

    fn sortie(&self, fighter: crate::content::FighterId) -> Refusal {
        let view = self.view;
        let combat = view.table.combat.as_ref();
        let out = combat.map_or(0, |combat| combat.launched.len() + combat.sorties.len());
        let is_out = combat.is_some_and(|combat| {
            combat.launched.iter().chain(&combat.sorties).any(|launched| launched.fighter == fighter)
        });
        if is_out {
            self.say("no-sortie-out", "8.8")
        } else if view.disabled(fighter) {
            self.say("no-sortie-disabled", "8.6")
        } else if out >= usize::from(view.bays()) {
            self.say("no-sortie-bay", "8.8")
        } else {
            self.say("no-sortie-pilot", "8.8")
        }
    }

    fn service(&self, choice: ServiceChoice) -> Refusal {
        let view = self.view;
        let table = view.table;
        let service = choice.service();
        let Some(port) = view.port() else { return self.say("no-dock", "9.1") };
        let chosen = table.docked.as_ref().is_some_and(|docked| docked.has_chosen(service));
        let has = |status| table.heroes.iter().any(|aboard| aboard.status == status);
        if !port.services.contains_key(&service) {
            let args = [("service", self.words.service(service).into())];
            return Refusal { text: self.words.with("no-service-here", &args), rule: "9.1" };
        }
        // Not for players of this standing.
        let stranger = view.service_price(choice).is_none();
        if chosen {
            return self.say("no-service-twice", "9.2");
        }
        match choice {
            ServiceChoice::SaloonRest if !has(Status::Exhausted) => self.say("no-rest", "9.3"),
            ServiceChoice::Medical if !has(Status::Wounded) => self.say("no-service-wounded", "9.3"),
            ServiceChoice::SaloonMorale if table.toasted.contains(&table.ship) => self.say("no-service-toasted", "9.3"),
            ServiceChoice::SaloonMorale if table.morale >= FULL => self.say("no-service-morale", "2.3"),
            ServiceChoice::Guild if table.crew >= FULL => self.say("no-buy-crew", "2.2"),
            ServiceChoice::Guild if stranger => self.say("no-service-guild", "9.3"),
            ServiceChoice::Shipyard if !self.is_damaged() => self.say("no-service-whole", "9.3"),
            _ if stranger => self.say("no-service-standing", "9.4"),
            _ => self.say("no-credits", "9.3"),
        }
    }

    fn is_damaged(&self) -> bool {
        let table = self.view.table;
        table.hull < self.view.most_hull()
            || table.sections.iter().any(|damage| *damage > 0)
            || table.fighters.iter().any(|bay| bay.damage > 0)
    }

    fn buy(&self, good: Good) -> Refusal {
        let table = self.view.table;
        match good {
            _ if self.view.stock(good) == Some(0) => self.say("no-buy-stock", "9.3"),
            Good::Salvage if table.salvage >= MOST_SALVAGE => self.full(Track::Salvage),
            Good::Ammo if table.ammo >= self.view.content.rules.ammo => self.full(Track::Ammo),
            Good::Crew if table.crew >= FULL => self.say("no-buy-crew", "2.2"),
            Good::Salvage | Good::Ammo | Good::Crew => self.say("no-credits", "9.3"),
        }
    }

    fn full(&self, track: Track) -> Refusal {
        let args = [("what", self.words.track(track).into())];
        Refusal { text: self.words.with("no-buy-full", &args), rule: "2.7" }
    }

    fn mend(&self, part: Part) -> Refusal {
        let table = self.view.table;
        let whole = match part {
            Part::Hull => table.hull >= self.view.most_hull(),
            Part::Section(section) => table.section(section) == 0,
            Part::Fighter(fighter) => table.fighter(fighter).is_none_or(|bay| bay.damage == 0),
        };
        match (whole, self.decision.source) {
            (true, _) => self.say("no-mend-whole", "9.3"),
            (false, Some(Source::Ability(_))) => self.say("no-mend-ability", "6.10"),
            (false, _) => self.say("no-credits", "9.3"),
        }
    }
}

/// Whether a system is run by nobody who can give an order now, and why: for a squad all of whom are Wounded.
pub fn unmanned(words: &Words<'_>, game: &Game, system: System) -> Option<Refusal> {
    let mut able = game.table().heroes.iter().filter(|aboard| aboard.system == system);
    let none = !able.any(|aboard| aboard.status != Status::Wounded);
    none.then(|| Refusal { text: words.get("no-order-hero"), rule: "8.2" })
}
