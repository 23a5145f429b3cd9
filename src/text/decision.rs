//! What is asked, in plain words: the head of the place of decision.

use super::picture;
use super::rule;
use super::thing::{Words, number, plain};
use crate::content::ability::Window;
use crate::content::effect::Effect;
use crate::content::intel::{Intel, Kind, Skip};
use crate::content::terms::{Service, System, Threat, Track};
use crate::content::{HeroId, IntelId};
use crate::engine::decision::{Answer, Decision, DecisionKind, Source};
use crate::engine::frame::Frame;
use crate::engine::query::View;
use crate::engine::state::{Seat, Status};
use crate::engine::{Game, Picking};

/// What is really asked: the kind of decision, told apart by what is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// What to do with the turn.
    Action,
    /// Whether to take a card on.
    Attempt,
    /// Who goes in, on a check.
    Commit,
    /// Which of her skills counts.
    Skill,
    /// Who helps with a table roll.
    Help,
    /// Who softens its result.
    Soften,
    /// Who wards off harm.
    Ward,
    /// Who rests.
    Rest,
    /// Who rests, by a card or an ability.
    RestGiven,
    /// Who rests at the Saloon.
    RestPaid,
    /// Who is healed at the Medical.
    HealPaid,
    /// Who is exhausted by a card.
    Exhaust,
    /// Who is Wounded.
    Wound,
    /// Which pilot is exhausted after an All-out Sortie.
    TiredPilot,
    /// Which token is turned up.
    Recon,
    /// Which order a system gives.
    Order,
    /// Who carries an order out.
    CarryOut,
    /// Who evades without an order.
    Evade,
    /// Which ships go out.
    Sortie,
    /// Who flies one.
    Pilot,
    /// Whether the plan stands.
    Confirm,
    /// Whom to attack.
    Target,
    /// Which ship the Wingman helps.
    Wingman,
    /// Whether anybody waves a card away.
    WaveAway,
    /// Whether anybody has a roll made again.
    Reroll,
    /// Whether anybody saves the Crew.
    SaveCrew,
    /// Whether anybody keeps a hero from a wound.
    Shelter,
    /// Which service.
    Port,
    /// What to buy at the Trader.
    Trade,
    /// What to repair at the Shipyard.
    Yard,
    /// How many Crew to take on at the Guild.
    Guild,
    /// What an ability mends.
    Mend,
}

impl Question {
    /// What this decision asks.
    pub fn of(game: &Game, decision: &Decision) -> Self {
        let view = game.view();
        match decision.kind {
            DecisionKind::Action => Self::Action,
            DecisionKind::OptionalCard => Self::Attempt,
            DecisionKind::Skill => Self::Skill,
            DecisionKind::Recon => Self::Recon,
            DecisionKind::Port => Self::Port,
            DecisionKind::Hero => hero(game, decision),
            DecisionKind::CombatPlan => match decision.system {
                None => Self::Confirm,
                Some(system) if view.table.combat.as_ref().is_some_and(|combat| combat.plan(system).ordered) => {
                    Self::Sortie
                }
                Some(_) => Self::Order,
            },
            DecisionKind::Reaction => reaction(&view, decision),
            DecisionKind::Target => match decision.options.first() {
                Some(Answer::Sortie(_)) => Self::Wingman,
                _ => Self::Target,
            },
            DecisionKind::Service => match decision.source {
                Some(Source::Service(Service::Shipyard)) => Self::Yard,
                Some(Source::Service(Service::Guild)) => Self::Guild,
                Some(Source::Ability(_)) => Self::Mend,
                _ => Self::Trade,
            },
        }
    }

    fn name(self) -> &'static str {
        self.into()
    }
}

fn hero(game: &Game, decision: &Decision) -> Question {
    match (game.state().frames.last(), decision.system, decision.source) {
        (Some(Frame::Check(_)), _, _) => Question::Commit,
        (Some(Frame::TableRolling(roll)), _, _) if roll.is_softening() => Question::Soften,
        (Some(Frame::TableRolling(_)), _, _) => Question::Help,
        (Some(Frame::Harming(_)), _, _) => Question::Ward,
        (Some(Frame::Pick(pick)), _, _) => match pick.what() {
            Picking::Rest => Question::Rest,
            Picking::RestFor(_) => Question::RestGiven,
            Picking::RestPaid(_) => Question::RestPaid,
            Picking::HealPaid(_) => Question::HealPaid,
            Picking::Exhaust(_) => Question::Exhaust,
            Picking::Wound(_) => Question::Wound,
        },
        (_, Some(_), Some(Source::Fighter(_))) => Question::Pilot,
        (_, Some(_), Some(Source::Order(_))) => Question::CarryOut,
        (_, Some(_), _) => Question::Evade,
        _ => Question::TiredPilot,
    }
}

/// The hero one of whose skills is to be named, if that is asked.
pub fn whose_skill(game: &Game) -> Option<HeroId> {
    match game.state().frames.last() {
        Some(Frame::Check(check)) => check.whose_skill(),
        _ => None,
    }
}

fn reaction(view: &View<'_>, decision: &Decision) -> Question {
    let ability = decision.options.iter().find_map(|option| match option {
        Answer::Ability(hero) => {
            let promoted = view.table.hero(*hero).is_some_and(|aboard| aboard.promoted);
            Some(view.content.heroes[*hero].side(promoted).ability)
        }
        _ => None,
    });
    match ability.map(|ability| ability.window()) {
        Some(Window::CrewLoss) => Question::SaveCrew,
        Some(Window::Wound) => Question::Shelter,
        Some(Window::TableRoll) => Question::Reroll,
        Some(Window::Encounter | Window::Deed) | None => Question::WaveAway,
    }
}

/// A figure with its name, such as Difficulty 13.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// What it counts.
    pub label: String,
    /// The number.
    pub value: String,
}

/// A row of a card's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowWords {
    /// The totals it is for.
    pub totals: String,
    /// What it brings.
    pub effects: String,
}

/// A decision in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// What is really asked.
    pub question: Question,
    /// Who or what asks.
    pub title: String,
    /// A line under it.
    pub subtitle: String,
    /// The question itself.
    pub prompt: String,
    /// The figure at the right of the title.
    pub figure: Option<Figure>,
    /// A picture of who or what asks.
    pub picture: Option<String>,
    /// The system asked; all if none.
    pub system: Option<System>,
    /// The seat asked; all if none.
    pub seat: Option<Seat>,
    /// Whose decision it is: “all seats”, “Seat 2”.
    pub seats: String,
    /// What the card asks, in a line or two.
    pub text: Option<String>,
    /// What winning brings.
    pub won: Option<String>,
    /// What losing costs.
    pub lost: Option<String>,
    /// The rows of the card's table.
    pub rows: Vec<RowWords>,
    /// The place of the row that was rolled, if it has been.
    pub row: Option<u8>,
    /// The option that closes the decision, if there is one: it belongs on the main button.
    pub main: Option<Answer>,
    /// The rule that explains it.
    pub rule: String,
}

/// Puts a decision into words.
pub fn asked(words: &Words<'_>, game: &Game, decision: &Decision) -> Asked {
    let question = Question::of(game, decision);
    let view = game.view();
    let card = match decision.source {
        Some(Source::Intel(card)) => Some(card),
        _ => None,
    };
    let seat = decision.system.map(|system| view.seat(system));
    let check = card.filter(|_| question == Question::Commit || question == Question::Skill);
    let tabled = matches!(question, Question::Attempt | Question::Help | Question::Reroll | Question::Soften);
    Asked {
        question,
        title: title(words, game, decision, question),
        subtitle: subtitle(words, &view, decision, question),
        prompt: prompt(words, game, decision, question),
        figure: figure(words, game, decision, question),
        picture: picture_of(&view, decision),
        system: decision.system,
        seat,
        seats: seat.map_or_else(|| words.get("seats-all"), |seat| words.seat(seat)),
        text: card.map(|card| words.intel_text(card)),
        won: check.and_then(|card| words.intel_won(card)),
        lost: check.and_then(|card| words.intel_lost(card)),
        rows: card.filter(|_| tabled).map(|card| rows(words, card, view.table.threat)).unwrap_or_default(),
        row: read(game).map(|(_, row)| row),
        main: main(decision),
        rule: rule::question(view.content, question, decision.source).to_owned(),
    }
}

/// The total of a table roll that lies on the table, and its row.
fn read(game: &Game) -> Option<(i8, u8)> {
    match game.state().frames.last() {
        Some(Frame::TableRolling(roll)) => roll.read(&game.view()),
        _ => None,
    }
}

fn title(words: &Words<'_>, game: &Game, decision: &Decision, question: Question) -> String {
    let view = &game.view();
    match (question, game.state().frames.last()) {
        (Question::SaveCrew, Some(Frame::CrewLoss(loss))) => {
            return words.with("head-save-crew-of", &[("count", number(loss.points()))]);
        }
        (Question::Shelter, Some(Frame::Exert(exert))) => {
            return words.with("head-shelter-of", &[("hero", words.hero(exert.hero()).into())]);
        }
        _ => {}
    }
    match (question, decision.source) {
        (Question::Port, _) => words.sector(view.table.ship),
        (Question::Wound, Some(Source::Condition)) => words.sector(view.table.ship),
        (Question::Target, Some(source)) => words.source(source),
        (
            Question::Attempt
            | Question::Commit
            | Question::Skill
            | Question::Help
            | Question::Soften
            | Question::Ward
            | Question::RestGiven
            | Question::RestPaid
            | Question::HealPaid
            | Question::Exhaust
            | Question::Wound
            | Question::Recon
            | Question::CarryOut
            | Question::Pilot
            | Question::WaveAway
            | Question::Reroll
            | Question::Trade
            | Question::Yard
            | Question::Guild
            | Question::Mend,
            Some(source),
        ) => words.source(source),
        _ => words.get(&format!("head-{}", question.name())),
    }
}

fn subtitle(words: &Words<'_>, view: &View<'_>, decision: &Decision, question: Question) -> String {
    match (question, decision.source) {
        (Question::Action, _) => place(words, view),
        (
            Question::Attempt
            | Question::Commit
            | Question::Skill
            | Question::Help
            | Question::Soften
            | Question::Ward
            | Question::RestGiven
            | Question::Exhaust
            | Question::Wound
            | Question::Recon
            | Question::WaveAway
            | Question::Reroll
            | Question::SaveCrew
            | Question::Shelter,
            Some(Source::Intel(card)),
        ) if !matches!(question, Question::SaveCrew | Question::Shelter) => card_kind(words, &view.content.intel[card]),
        (Question::SaveCrew | Question::Shelter, Some(Source::Condition)) => words.sector(view.table.ship),
        (Question::SaveCrew | Question::Shelter, Some(source)) => words.source(source),
        (Question::Order | Question::Confirm | Question::Sortie | Question::Evade, _) => {
            let system = decision.system.map(|system| words.system(system));
            let phase = view.table.combat.as_ref().map(|combat| words.phase(combat.phase));
            words.list(system.into_iter().chain(phase))
        }
        (Question::Target, _) => {
            let stage = view.table.combat.as_ref().and_then(|combat| combat.stage);
            stage.map(|stage| words.stage(stage)).unwrap_or_default()
        }
        (Question::CarryOut, Some(Source::Order(order))) => words.order_text(order),
        (Question::Pilot, Some(Source::Fighter(fighter))) => words.fighter_text(fighter),
        (Question::Port, _) => {
            let left = view.table.docked.as_ref().map_or(0, |docked| docked.services_left);
            words.with("services-left", &[("left", number(left))])
        }
        (Question::Mend | Question::RestGiven, Some(Source::Ability(hero))) => words.hero(hero),
        _ => words.text.try_get(&format!("under-{}", question.name())).unwrap_or_default(),
    }
}

/// Where the ship is, and what that means.
fn place(words: &Words<'_>, view: &View<'_>) -> String {
    let name = words.sector(view.table.ship);
    match view.here().condition() {
        Some(condition) => {
            let effect = words.condition_effect(condition);
            words.with("place-with-effect", &[("name", name.into()), ("effect", effect.into())])
        }
        None => name,
    }
}

/// What kind of card it is, and whether and how it may be passed by.
pub fn card_kind(words: &Words<'_>, card: &Intel) -> String {
    match (card.kind, card.skip) {
        (Kind::Event, _) => words.get("card-event"),
        (Kind::Operation, Skip::No) => words.get("card-operation"),
        (Kind::Operation, _) => words.get("card-operation-optional"),
        (Kind::Encounter, Skip::No) => words.get("card-encounter"),
        (Kind::Encounter, Skip::Free) => words.get("card-encounter-optional"),
        (Kind::Encounter, Skip::Action) => words.get("card-encounter-action"),
        (Kind::Encounter, Skip::Morale(morale)) => words.with("card-encounter-morale", &[("morale", number(morale))]),
    }
}

fn prompt(words: &Words<'_>, game: &Game, decision: &Decision, question: Question) -> String {
    let content = words.content;
    let most = number(decision.picks.most);
    let mut args = vec![("most", most), ("made", number(decision.picks.made))];
    match (question, decision.source) {
        (Question::Pilot, Some(Source::Fighter(fighter))) => args.push(("ship", words.fighter(fighter).into())),
        (Question::Help, Some(Source::Intel(card))) => {
            if let Some(helper) = content.intel[card].table().and_then(|table| table.hero) {
                args.push(("skill", words.skill(helper.adds).into()));
            }
        }
        (Question::Skill, _) => {
            if let Some(hero) = whose_skill(game) {
                args.push(("hero", words.hero(hero).into()));
            }
        }
        _ => {}
    }
    let harm = match decision.source {
        Some(Source::Intel(card)) => content.intel[card].harm(),
        _ => None,
    };
    match question {
        Question::Ward if harm.is_some_and(|harm| matches!(harm.effect, Effect::LoseActions(_))) => {
            words.get("ask-ward-actions")
        }
        _ => words.with(&format!("ask-{}", question.name()), &args),
    }
}

fn figure(words: &Words<'_>, game: &Game, decision: &Decision, question: Question) -> Option<Figure> {
    let view = &game.view();
    let table = view.table;
    let figure = |label: String, value: u16| Some(Figure { label, value: value.to_string() });
    match (question, decision.source) {
        (Question::Action, _) => figure(words.get("actions"), table.actions.left.into()),
        (Question::Commit | Question::Skill, Some(Source::Intel(card))) => {
            let check = view.content.intel[card].check()?;
            figure(words.get("figure-difficulty"), check.difficulty.at(table.threat).into())
        }
        (Question::Ward, Some(Source::Intel(card))) => {
            let harm = view.content.intel[card].harm()?;
            let left = harm.effect.amount(table.threat).saturating_sub(decision.picks.made);
            let label = if matches!(harm.effect, Effect::LoseActions(_)) { "actions" } else { "figure-hits" };
            figure(words.get(label), left.into())
        }
        (Question::Soften | Question::Reroll, _) => {
            let (total, _) = read(game)?;
            Some(Figure { label: words.get("figure-rolled"), value: plain(total) })
        }
        (Question::Attempt | Question::WaveAway, _) => figure(words.track(Track::Morale), table.morale.into()),
        (Question::Order | Question::Confirm, _) => {
            figure(words.get("energy"), view.unplanned_energy().unwrap_or(0).into())
        }
        (
            Question::Port
            | Question::Trade
            | Question::Yard
            | Question::Guild
            | Question::RestPaid
            | Question::HealPaid,
            _,
        ) => figure(words.track(Track::Credits), table.credits),
        (Question::Mend, _) => figure(words.track(Track::Salvage), table.salvage.into()),
        (Question::SaveCrew, _) => figure(words.track(Track::Crew), table.crew.into()),
        _ => None,
    }
}

fn picture_of(view: &View<'_>, decision: &Decision) -> Option<String> {
    let (content, scenario, here) = (view.content, view.scenario, view.table.ship);
    match (decision.source, decision.system) {
        (Some(source), _) if source != Source::Combat => Some(picture::source(content, scenario, here, source)),
        (_, Some(system)) => Some(picture::system(system).to_owned()),
        (Some(source), None) => Some(picture::source(content, scenario, here, source)),
        (None, None) => Some(picture::sector(content, scenario, here)),
    }
}

/// The option that closes the decision.
fn main(decision: &Decision) -> Option<Answer> {
    let closing = |answer: &Answer| {
        matches!(answer, Answer::Done | Answer::Confirm | Answer::Pass | Answer::Leave | Answer::EndTurn)
    };
    decision.options.iter().copied().find(closing)
}

/// The rows of a card's table.
pub fn rows(words: &Words<'_>, card: IntelId, threat: Threat) -> Vec<RowWords> {
    let Some(table) = words.content.intel[card].table() else { return Vec::new() };
    let mut from: Option<u8> = None;
    let mut rows = Vec::new();
    for row in &table.rows {
        let totals = match (from, row.to) {
            (None, Some(to)) => words.with("row-to", &[("to", number(to))]),
            (Some(from), None) => words.with("row-from", &[("from", number(from))]),
            (Some(from), Some(to)) if from == to => words.with("row-one", &[("from", number(from))]),
            (Some(from), Some(to)) => words.with("row-between", &[("from", number(from)), ("to", number(to))]),
            (None, None) => words.get("row-any"),
        };
        rows.push(RowWords { totals, effects: effects(words, &row.effects, threat) });
        from = row.to.map(|to| to + 1);
    }
    rows
}

/// What effects do, one after the other; costs before gains, as the card has them.
pub fn effects(words: &Words<'_>, effects: &[Effect], threat: Threat) -> String {
    if effects.is_empty() {
        return words.get("effect-nothing");
    }
    words.list(effects.iter().map(|effect| self::effect(words, *effect, threat)))
}

/// What one effect does.
pub fn effect(words: &Words<'_>, effect: Effect, threat: Threat) -> String {
    let key = match effect {
        Effect::GainMorale(_) => "effect-gain-morale",
        Effect::LoseMorale(_) => "effect-lose-morale",
        Effect::SetMorale(_) => "effect-set-morale",
        Effect::GainCrew(_) => "effect-gain-crew",
        Effect::LoseCrew(_) => "effect-lose-crew",
        Effect::GainSalvage(_) => "effect-gain-salvage",
        Effect::GainCredits(_) => "effect-gain-credits",
        Effect::RepairHull(_) => "effect-repair-hull",
        Effect::DamageHull(_) => "effect-damage-hull",
        Effect::OutsideHits(_) => "effect-outside-hits",
        Effect::InsideHits(_) => "effect-inside-hits",
        Effect::DamageSection { .. } => "effect-damage-section",
        Effect::DamageEachSection(_) => "effect-damage-each-section",
        Effect::Rest(_) => "effect-rest",
        Effect::Exhaust(_) => "effect-exhaust",
        Effect::Wound(_) => "effect-wound",
        Effect::Recon(_) => "effect-recon",
        Effect::LoseActions(_) => "effect-lose-actions",
    };
    let mut args = vec![("count", number(effect.amount(threat)))];
    if let Effect::DamageSection { section, .. } = effect {
        args.push(("section", words.section(section).into()));
    }
    words.with(key, &args)
}

/// What being used means for a hero as she is: the words, and whether it would hurt.
pub fn used(words: &Words<'_>, status: Status) -> (String, bool) {
    match status {
        Status::Ready => (words.get("note-will-be-exhausted"), false),
        Status::Exhausted => (words.get("note-would-be-wounded"), true),
        Status::Wounded => (words.get("note-is-wounded"), true),
    }
}
