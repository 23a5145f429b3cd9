//! What the table shows: put together once for each change, so that drawing only places it.

use std::rc::Rc;

use super::{Env, Over, Subject, Table};
use crate::bar::{BarView, Figure};
use crate::between_scenarios::BetweenScenariosView;
use crate::brief::BriefView;
use crate::combat::CombatView;
use crate::combat::report::ReportView;
use crate::decision::DecisionView;
use crate::decision::composer::Composer;
use crate::dice::DiceView;
use crate::dice::playback::Playback;
use crate::inspect::Thing;
use crate::lesson::LessonView;
use crate::map::{BoardView, Camera};
use crate::mat::MatView;
use crate::orders::OrdersView;
use crate::outfitting::FittingView;
use crate::outfitting::present::Piece;
use crate::port::PortView;
use crate::present::Present;
use crate::replay::Past;
use crate::squads::SquadView;
use crate::squads::present;
use crate::story::Story;
use crate::story::said::Spoken;
use crate::table::frame::Tab;
use crate::widget::track;
use ironclad_game::content::HeroId;
use ironclad_game::content::terms::{Service, Threat};
use ironclad_game::engine::{Answer, DecisionKind, Pending};
use ironclad_text::thing::Words;
use kit::explain::ExplainView;
use kit::key;
use kit::log::LogLine;
use kit::measure::Class;
use kit::replay_bar::ReplayBarView;
use kit::timeline::TimelineView;

/// Everything on the table, in words and figures.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    pub(crate) bar: Option<BarView>,
    pub(crate) board: Rc<BoardView>,
    pub(crate) orders: Option<OrdersView>,
    pub(crate) mat: MatView,
    pub(crate) squads: Vec<SquadView>,
    pub(crate) log: Vec<LogLine>,
    pub(crate) decision: DecisionView,
    pub(crate) dice: Option<DiceView>,
    pub(crate) combat: Option<CombatView>,
    /// How a combat ended, until something is done.
    pub(crate) report: Option<ReportView>,
    pub(crate) port: Option<PortView>,
    pub(crate) fitting: Option<FittingView>,
    pub(crate) between_scenarios: Option<BetweenScenariosView>,
    /// The services that the port's cards stand for, in their order.
    pub(crate) services: Vec<Service>,
    pub(crate) lesson: Option<LessonView>,
    pub(crate) page: Option<Story>,
    /// What was said, where no page shows it.
    pub(crate) said: Vec<Spoken>,
    pub(crate) explain: Option<ExplainView>,
    /// The brief, while it lies over the table.
    pub(crate) brief: Option<BriefView>,
    /// What the pointer rests on.
    pub(crate) hint: Option<ExplainView>,
    /// That this is the past.
    pub(crate) replay_bar: Option<ReplayBarView>,
    pub(crate) time: Option<TimelineView>,
    /// The rule that explains the decision in hand.
    pub(crate) rule: Option<String>,
    /// Where in the history the log was put together, and in which language.
    told: Option<(u32, Option<usize>, String)>,
    /// Marks whose change a folded-up tab announces.
    ship: Option<MatView>,
}

impl Shown {
    /// Whether an option says in its own row, or on its card in a story, all that is told of it in passing.
    fn says(&self, subject: Subject, card: &ExplainView) -> bool {
        let Subject::Thing(Thing::Option(place)) = subject else { return false };
        if let Some(page) = &self.page {
            return page.option(place).is_some();
        }
        let Some(row) = self.decision.options.get(place) else { return false };
        if row.says_all {
            return true;
        }
        let right = row.right.as_ref().map(|(words, _)| words);
        let mut said: Vec<String> =
            [&row.title].into_iter().chain(&row.below).chain(right).flat_map(|line| parts_of(line)).collect();
        parts_of(&card.text).all(|part| {
            let place = said.iter().position(|other| *other == part);
            place.map(|place| said.swap_remove(place)).is_some()
        })
    }
}

/// What a line says, part by part: what is said in another order, or with other signs between, is said all the same. Within a
/// part each word has its place, since “3 damage; 1 energy” is not “1 damage; 3 energy”.
fn parts_of(line: &str) -> impl Iterator<Item = String> + '_ {
    let bare = |part: &str| part.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    line.split(['.', ';', ',', '\n']).map(bare).filter(|part| !part.is_empty())
}

impl Table {
    /// Puts together what is shown now.
    pub(crate) fn show(&mut self, env: Env<'_>) {
        let mut shown = std::mem::take(&mut self.shown);
        shown.replay_bar = self.replay_bar(env);
        shown.time = self.time(env);
        let asks = !self.animation.has_dice() && self.lesson.has_looked();
        let playback = self.mode.past().map_or(self.animation.dice(), Past::dice);
        let decision = match self.mode.past() {
            Some(past) => past.asked().map(|(decision, _)| decision),
            None if asks => self.decision.as_ref(),
            None => None,
        };
        let composer = self.composer();
        let then = self.mode.past().map(Past::moment);
        let present = Present::new(env.text, &self.session, self.game(), decision).then(then);
        shown.bar = Some(bar(&present));
        let mut board = present.board();
        let road = present.road(composer);
        if !road.is_empty() {
            Rc::make_mut(&mut board).road = road;
        }
        // How another chart was looked at means nothing here.
        let another = !shown.board.is_same_chart(&board) && !shown.board.sectors.is_empty();
        if *shown.board != *board {
            shown.board = board;
        }
        shown.orders = present.orders();
        shown.mat = present.mat();
        let plan = if decision.is_some() { self.plan() } else { None };
        shown.squads = match plan {
            Some(plan) => present.squads(&present.plan_keys(plan)),
            None => present.squads(&keys(composer, decision.is_some())),
        };
        let told =
            (then.unwrap_or(self.session.place()), playback.map(Playback::history), env.text.language().to_owned());
        if shown.told.as_ref() != Some(&told) {
            shown.log = present.log(told.1);
            shown.told = Some(told);
        }
        shown.decision = match (plan, decision) {
            (Some(plan), _) => present.plan(plan, self.list_top),
            (None, Some(asked)) => present.asked(asked, composer, self.list_top),
            (None, None) => match self.die_asked() {
                Some(request) => present.own_die(&request, self.die_before(), !env.settings.own_dice),
                None => present.nothing_asked(self.lesson.has_looked()),
            },
        };
        let slip = plan.map_or(0, |plan| plan.leaf().system.index());
        shown.decision.place = (then.unwrap_or(self.session.place()), slip);
        if plan.is_none()
            && decision.is_some()
            && let Some(weighty) = self.may_be_warned_of()
        {
            present.keep_room_for(&weighty, &mut shown.decision);
        }
        let casts_off =
            decision.is_some_and(|asked| asked.kind == DecisionKind::SetUp) && composer.answers() == [Answer::Done];
        // Where the purser's book is out of sight, what is missing is told where one casts off.
        if casts_off && env.class() == Class::Tiny {
            let missing = Some(present.missing()).filter(|missing| !missing.is_empty());
            let note: Vec<String> = missing.into_iter().chain(shown.decision.note.take()).collect();
            shown.decision.note = Some(note.join("\n")).filter(|note| !note.is_empty());
        }
        if let Some(weighty) = self.warned_of() {
            present.warn(&weighty, &mut shown.decision);
        }
        shown.rule = match plan {
            Some(_) => Some("8.1".to_owned()),
            None => decision.map(|decision| present.rule(decision)),
        };
        shown.dice = playback.map(|playback| present.dice(playback));
        shown.combat = present.combat(composer, playback);
        if let (Some(plan), Some(fight)) = (plan, &mut shown.combat) {
            present.chart_plan(plan, fight);
        }
        (shown.port, shown.services) = match present.port(composer) {
            Some((view, services)) => (Some(view), services),
            None => (None, Vec::new()),
        };
        shown.between_scenarios = present.between_scenarios(composer);
        shown.fitting = present.fitting(decision, self.piece_shown());
        // While dice fall, the lesson that led to them stands.
        if playback.is_none() || shown.lesson.is_none() {
            shown.lesson = if self.mode.past().is_some() { None } else { present.lesson(self.lesson.has_looked()) };
        }
        let page = self.reading.page().map(|page| present.page(page));
        let scene = || {
            if !self.has_the_page() {
                return None;
            }
            present.scene(decision?, composer, self.reading.said(), self.reading.is_turned())
        };
        let page = if self.animation.has_dice() { None } else { page.or_else(scene).map(Story::new) };
        shown.page = page.map(|page| page.with_below(self.reading.goes_on()));
        let tells =
            self.endings.has_a_card() && shown.page.is_none() && !self.animation.has_dice() && self.mode.is_the_game();
        shown.report = if tells { present.combat_report() } else { None };
        shown.said = match shown.page {
            None if !self.animation.has_dice() && self.mode.past().is_none() => present.said(self.reading.said()),
            _ => Vec::new(),
        };
        shown.explain = match self.overlay.over() {
            Some(Over::Explain(Subject::Decision)) => Some(match plan {
                Some(plan) => present.explain_row(plan, None, shown.rule.as_deref()),
                None => present.explain(self.subject(), self.asker(), shown.rule.as_deref()),
            }),
            Some(Over::Explain(subject)) => Some(self.explained(&present, subject, &shown)),
            _ => None,
        };
        shown.brief = match self.overlay.over() {
            Some(Over::Brief(aim)) => Some(present.brief(aim)),
            Some(Over::Explain(_) | Over::Menu(..)) | None => None,
        };
        let hint = self.overlay.hinted().map(|(subject, _)| (subject, self.explained(&present, subject, &shown)));
        // What stands under the pointer anyway is not told once more; a walk says of everything where it is.
        let tells =
            |(subject, card): &(Subject, ExplainView)| self.overlay.walk().is_some() || !shown.says(*subject, card);
        shown.hint = hint.filter(tells).map(|(_, card)| card);
        let mat = Some(shown.mat.clone());
        if shown.ship.is_some() && shown.ship != mat && self.tab != Tab::Ship && !self.news.contains(&Tab::Ship) {
            self.news.push(Tab::Ship);
        }
        shown.ship = mat;
        // Where nothing is read, the next page is looked at anew.
        if shown.page.is_none() {
            self.reading.sees(false);
        }
        self.shown = shown;
        if another {
            self.camera = Camera::fit();
        }
    }
}

impl Table {
    /// The explanation of anything on the table.
    fn explained(&self, present: &Present<'_>, subject: Subject, shown: &Shown) -> ExplainView {
        let rule = shown.rule.as_deref();
        match subject {
            Subject::Thing(Thing::Option(place)) => match self.plan() {
                Some(plan) => present.explain_row(plan, Some(place), rule),
                None => {
                    let answer = self.composer().listed().get(place).copied();
                    let told = shown.page.as_ref().and_then(|page| page.option(place));
                    let barred = if answer.is_none() { shown.decision.options.get(place) } else { None };
                    match (told, barred) {
                        (Some(told), _) => present.explain_told(told),
                        (None, Some(barred)) => present.explain_barred(barred, rule),
                        (None, None) => present.explain(answer, self.asker(), rule),
                    }
                }
            },
            Subject::Thing(Thing::Asker) => present.explain(None, self.asker(), rule),
            Subject::Thing(Thing::Service(place)) => present.explain_service(shown.services.get(place).copied()),
            Subject::Thing(Thing::Piece(place)) => present.explain_piece(place),
            Subject::Thing(thing) => present.explain_named(thing, rule),
            other => present.explain_thing(other),
        }
    }
}

impl Table {
    /// What is looked at at a fitting out: then, what was chosen.
    fn piece_shown(&self) -> Option<Piece> {
        match self.mode.past() {
            Some(past) => {
                past.asked().and_then(|(_, composer)| composer.answers().first().copied()).and_then(Piece::of)
            }
            None => self.kept.piece,
        }
    }
}

/// The heroes among the options, with their keys, and whether they are chosen.
fn keys(composer: &Composer, asks: bool) -> Vec<(HeroId, Option<String>, bool)> {
    if !asks {
        return Vec::new();
    }
    let listed = composer.listed().iter().enumerate();
    listed
        .filter_map(|(place, answer)| {
            Some((present::picked(*answer)?, Some(key::of_option(place)), composer.chosen().contains(&place)))
        })
        .collect()
}

fn bar(present: &Present<'_>) -> BarView {
    let table = present.game.table();
    let figure = |counted, icon, now: u16, alarm| (counted, icon, now.to_string(), alarm);
    let shields = present.game.view().shields();
    BarView {
        title: present.words.mission(),
        turn: table.turn.into(),
        last_turn: present.game.view().last_turn().map(u32::from),
        aim: present.words.is_patrol().then(|| (present.words.aim_so_far(table), present.words.aim_in_short(table))),
        events: Vec::new(),
        threat: match table.threat {
            Threat::Green => track::Threat::Green,
            Threat::Yellow => track::Threat::Yellow,
            Threat::Red => track::Threat::Red,
        },
        actions: Some((table.actions.left.into(), table.actions.max.saturating_sub(table.actions.left).into())),
        figures: vec![
            figure(Figure::Hull, "hull", table.hull.into(), table.hull <= 2),
            figure(Figure::Crew, "backup", table.crew.into(), table.crew <= 3),
            figure(Figure::Morale, "hearts", table.morale.into(), table.morale <= 2),
            figure(Figure::Energy, "power-lightning", table.energy.into(), false),
            figure(Figure::Shields, if shields > 0 { "shield" } else { "broken-shield" }, shields.into(), shields == 0),
            figure(Figure::Ammo, "heavy-bullets", table.ammo.into(), false),
            figure(Figure::Salvage, "cog", table.salvage.into(), false),
            figure(Figure::Credits, "two-coins", table.credits, false),
        ],
    }
}

impl Present<'_> {
    /// The rule that explains a decision.
    fn rule(&self, decision: &ironclad_game::engine::Decision) -> String {
        ironclad_text::decision::asked(&self.words, self.game, decision).rule
    }

    /// The place of decision while nothing is asked: before the first turn of a lesson, or when the game is over.
    fn nothing_asked(&self, looked: bool) -> DecisionView {
        let over = match self.game.pending() {
            Pending::Over(outcome) => Some(outcome),
            Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => None,
        };
        let key = match over {
            Some(outcome) => format!("table-{outcome}"),
            None if looked => "table-rolling".to_owned(),
            None => "table-look".to_owned(),
        };
        let words: &Words<'_> = &self.words;
        DecisionView {
            head: crate::decision::Head { title: words.get(&key), ..Default::default() },
            note: Some(words.text.attr(&key, "text")),
            button: words.text.attr(&key, "button"),
            ready: true,
            ..DecisionView::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::Choice;

    #[test]
    fn what_a_row_says_is_not_told_again_in_another_order() {
        let row = Choice {
            title: "Heavy Cannon Battery".to_owned(),
            below: Some("3 damage; 1 energy".to_owned()),
            ..Choice::default()
        };
        let simple = Choice { says_all: true, ..Choice::default() };
        let decision = DecisionView { options: vec![row, simple], ..DecisionView::default() };
        let shown = Shown { decision, ..Shown::default() };
        let says_of = |place: usize, text: &str| {
            let card = ExplainView { text: text.to_owned(), ..ExplainView::default() };
            shown.says(Subject::Thing(Thing::Option(place)), &card)
        };
        let says = |text: &str| says_of(0, text);
        assert!(says("1 energy. 3 damage.") && says(""));
        assert!(!says("1 energy. 3 damage. Then 2 Weapons damage."));
        assert!(!says("+1 energy. 3 damage."), "a sign is a part of its figure");
        assert!(!says("1 damage. 3 energy."), "and a figure is of its thing");
        assert!(!says("3 damage. 3 damage."), "twice is not once");
        assert!(says_of(1, "No cost. +1 Accuracy this phase."), "the row says all, if in other words");
    }
}
