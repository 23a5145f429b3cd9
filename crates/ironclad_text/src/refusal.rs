//! Why something is not possible now, in words, with the rule that says so.

mod combat;
mod hero;
mod port;
mod story;
mod turn;

pub use self::story::option_barred;

use strum::IntoEnumIterator;

use super::decision::Question;
use super::roll::Known;
use super::rule;
use super::thing::Words;
use ironclad_game::content::ability::Window;
use ironclad_game::content::intel::Intel;
use ironclad_game::content::terms::Action;
use ironclad_game::engine::decision::{Answer, Decision, Good, ServiceChoice, Source};
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::query::View;
use ironclad_game::engine::state::Status;
use ironclad_game::engine::{Check, Game, Illegal, Trading};

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
    let check = match game.state().frames.last() {
        Some(Frame::Check(check)) => Some(check),
        _ => None,
    };
    let no = No { words, view: &view, decision, check, trading: trading(game) };
    Some(no.because(question, answer))
}

/// Answers that are no options now, but that players look for here: shown as not possible, with the reason.
pub fn looked_for(game: &Game, decision: &Decision) -> Vec<Answer> {
    let view = game.view();
    let table = view.table;
    let mut answers: Vec<Answer> = match Question::of(game, decision) {
        // Without an action left nothing is missed that takes one.
        Question::Action if table.actions.left == 0 => of_the_story(&view).collect(),
        Question::Action => {
            let tokens = view.recon_range().map(Answer::Recon);
            let heal = view.heals().then_some(Answer::Heal);
            let repair = view.repairs().then_some(Answer::Repair);
            let dock = view.port().is_some().then_some(Answer::Dock);
            let own =
                tokens.chain([Answer::Rest]).chain(heal).chain(repair).chain(dock).chain(used(&view, Window::Deed));
            own.chain(of_the_story(&view)).collect()
        }
        Question::Commit => {
            let committed = Known::of(game);
            let others = table.heroes.iter().map(|aboard| aboard.hero).filter(|hero| !committed.has_committed(*hero));
            others.map(Answer::Hero).collect()
        }
        Question::Rest => {
            let beyond = table.heroes.iter().filter(|aboard| match aboard.status {
                Status::Wounded => true,
                Status::Exhausted => !view.is_tended(aboard.hero),
                Status::Ready => false,
            });
            beyond.map(|aboard| Answer::Hero(aboard.hero)).collect()
        }
        Question::Attempt => vec![Answer::Attempt, Answer::Skip],
        Question::Order => {
            let orders = decision.system.into_iter().flat_map(|system| view.orders_of(system));
            orders.map(Answer::Order).chain(used(&view, Window::Plan)).collect()
        }
        Question::Evade | Question::CarryOut | Question::Pilot => {
            let squad = decision.system.into_iter().flat_map(|system| view.squad(system));
            squad.map(|aboard| Answer::Hero(aboard.hero)).collect()
        }
        Question::Sortie => table.fighters.iter().map(|bay| Answer::Sortie(bay.fighter)).collect(),
        Question::Port => ServiceChoice::iter().map(Answer::Service).collect(),
        Question::Trade => vec![Answer::Buy(Good::Salvage), Answer::Buy(Good::Ammo), Answer::Buy(Good::Gear)],
        Question::Upgrade => view.upgradable().map(Answer::Upgrade).collect(),
        _ => Vec::new(),
    };
    answers.retain(|answer| !decision.options.contains(answer));
    answers
}

/// What the story offers here and cannot be had: offers, loads that lie here, posts.
fn of_the_story(view: &View<'_>) -> impl Iterator<Item = Answer> {
    let acts = view.table.actions.left > 0;
    let loads = view.left_lying().map(Answer::Take);
    let posts = view.posts_here().map(Answer::Post).filter(move |_| acts);
    view.barred_offers().map(Answer::Offer).chain(loads).chain(posts)
}

/// Abilities of a moment that have been used this turn.
fn used(view: &View<'_>, window: Window) -> impl Iterator<Item = Answer> {
    let content = view.content;
    let used = view.table.heroes.iter().filter(|aboard| aboard.used_ability);
    let used = used.filter(move |aboard| content.heroes[aboard.hero].side(aboard.promoted).ability.window() == window);
    used.map(|aboard| Answer::Ability(aboard.hero))
}

/// The Trader of a card, if one is asked for wares.
fn trading(game: &Game) -> Option<&Trading> {
    match game.state().frames.last() {
        Some(Frame::Trading(trading)) => Some(trading),
        _ => None,
    }
}

/// Why the engine did not take an input.
pub fn illegal(words: &Words<'_>, illegal: Illegal) -> String {
    words.get(match illegal {
        Illegal::NotAnOption => "illegal-not-an-option",
        Illegal::NotAChance => "illegal-not-a-chance",
        Illegal::AnotherChance => "illegal-another-chance",
        Illegal::NotInTheGroup => "illegal-not-in-the-group",
        Illegal::NotAChoice => "illegal-not-a-choice",
        Illegal::Over => "illegal-over",
        Illegal::NoRoom => "illegal-no-room",
    })
}

struct No<'a> {
    words: &'a Words<'a>,
    view: &'a View<'a>,
    decision: &'a Decision,
    /// The check in hand, if there is one.
    check: Option<&'a Check>,
    /// The Trader of a card.
    trading: Option<&'a Trading>,
}

impl No<'_> {
    fn say(&self, key: &str, rule: &'static str) -> Refusal {
        Refusal { text: self.words.get(key), rule }
    }

    fn because(&self, question: Question, answer: Answer) -> Refusal {
        match (answer, question) {
            (Answer::Recon(sector), Question::Action | Question::Recon) => self.recon(sector),
            (Answer::Move(_), Question::SideDoor) => self.say("no-beyond", "6.10"),
            (Answer::Move(_), Question::Action) => self.say("no-move", "4.1"),
            (Answer::Rest, Question::Action) => self.rest(),
            (Answer::Heal, Question::Action) => self.heal(),
            (Answer::Repair, Question::Action) => self.repair(),
            (Answer::Dock, Question::Action) => self.dock(),
            (Answer::Offer(offer), Question::Action) => self.offer(offer),
            (Answer::Take(_), Question::Action) => self.say("no-take-full", rule::STORY),
            (Answer::Post(post), Question::Action) => self.post(post),
            (Answer::Ability(hero), _) => self.ability(hero),
            (Answer::Hero(hero), _) => self.hero(question, hero),
            (Answer::Attempt, Question::Attempt) => self.attempt(),
            (Answer::Skip, Question::Attempt) => self.skip(),
            (Answer::Order(order), Question::Order) => self.order(order),
            (Answer::Sortie(fighter), Question::Sortie | Question::Order) => self.sortie(fighter),
            (Answer::Target(enemy), Question::Target) => self.target(enemy),
            (Answer::Service(service), Question::Port) => self.service(service),
            (Answer::Buy(good), _) => self.buy(good),
            (Answer::Upgrade(what), _) => self.upgrade(what),
            (Answer::Mend(part), _) => self.mend(part),
            (Answer::Done, Question::Help | Question::Lead) => self.say("no-done-needed", "5.26"),
            (Answer::Done, Question::Exhaust | Question::Engineer | Question::Lookout | Question::Wound) => {
                self.say("no-done-demanded", "5.4")
            }
            (Answer::Done, Question::Rest) => self.say("no-done-rest", "3.2"),
            (Answer::Confirm, _) => self.say("no-confirm", "8.1"),
            _ => self.say("no-not-now", "3.2"),
        }
    }

    fn banned(&self, action: Action) -> Option<Refusal> {
        let condition = self.view.here().condition().filter(|space| space.banned() == Some(action))?;
        let args =
            [("action", self.words.action(action).into()), ("condition", self.words.condition_name(condition).into())];
        Some(Refusal { text: self.words.with("no-banned", &args), rule: "4.2" })
    }

    /// The card that asks, if one does.
    fn card(&self) -> Option<&Intel> {
        match self.decision.source {
            Some(Source::Intel(card)) => Some(&self.view.content.intel[card]),
            _ => None,
        }
    }
}
