//! Turns events into the facts of a chapter.

use super::chapter::{Chapter, Fitting, Highlight, HighlightKind, Loss, Stop};
use super::fact::{CardEnd, Fought, Met};
use super::luck::{Roll, faces};
use crate::content::terms::{Mode, Track};
use crate::content::{HeroId, IntelId, SectorId};
use crate::engine::event::CombatResult;
use crate::engine::event::story::StoryEvent;
use crate::engine::{CheckOf, Die, Event, Outcome, Request, Sought, Source, Status};

/// The state of a chapter between two events.
pub(super) struct Listener<'c> {
    chapter: &'c mut Chapter,
    mode: Mode,
    here: SectorId,
    reputation: [i8; 5],
    /// The number of the last input of the current entry.
    input: u32,
    /// Whether the scenario is over.
    ashore: bool,
    /// Dice whose outcome is not known yet.
    loose: Vec<(Die, Request)>,
    /// Heroes committed to the check under way.
    checking: Vec<HeroId>,
    /// Indices into the highlights of the cards in progress, the innermost last.
    cards: Vec<usize>,
    /// The index into the highlights of the combat in progress.
    combat: Option<usize>,
    /// The index into the highlights of the port call in progress.
    port: Option<usize>,
}

impl<'c> Listener<'c> {
    pub(super) fn of(chapter: &'c mut Chapter, mode: Mode) -> Self {
        let here = chapter.way.first().map_or(chapter.table.ship, |stop| stop.sector);
        let reputation = chapter.reputation.first().map_or([0; 5], |(_, points)| *points);
        Self {
            chapter,
            mode,
            here,
            reputation,
            input: 0,
            ashore: false,
            loose: Vec::new(),
            checking: Vec::new(),
            cards: Vec::new(),
            combat: None,
            port: None,
        }
    }

    /// Processes the events of an entry; `input` is the number of its last input.
    pub(super) fn hear(&mut self, input: u32, events: &[Event]) {
        self.input = input;
        for event in events {
            self.event(event);
        }
    }

    /// What each event means for the chronicle. Every event has its word here, so that a new one is thought of.
    fn event(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { turn, .. } => {
                self.chapter.turns = turn;
                self.forget_dice();
            }
            Event::Moved { to, .. } => {
                self.here = to;
                self.port = None;
                let turn = self.chapter.turns;
                self.chapter.way.push(Stop { turn, sector: to });
            }
            Event::ReputationChanged { faction, now, .. } => {
                if let Some(points) = self.reputation.get_mut(faction.index()) {
                    *points = now;
                }
                self.chapter.reputation.push((self.chapter.turns, self.reputation));
            }
            Event::CardBegan { card } => {
                let place = self.decided(HighlightKind::Card(self.met(card, CardEnd::Done)));
                self.cards.push(place);
            }
            Event::CardSkipped { card } => self.skipped(card),
            Event::CardEnded { card } => {
                let place = self.cards.iter().rposition(|place| self.is_card(*place, card));
                if let Some(place) = place {
                    self.cards.truncate(place);
                }
            }
            Event::CheckDecided { of, total, difficulty, won } => {
                match of {
                    CheckOf::Card(card) if won => self.ended(card, CardEnd::Won { total, difficulty }),
                    CheckOf::Card(card) => self.ended(card, CardEnd::Lost { total, difficulty }),
                    CheckOf::Story { story: check } => {
                        self.decided(HighlightKind::Tested { check, total, difficulty, won });
                    }
                }
                self.roll_decided(won);
            }
            Event::TableRead { card, total, row } => {
                self.ended(card, CardEnd::Row { total, row });
                self.forget_dice();
            }
            Event::HeroCommitted { hero, .. } => {
                self.committed(hero);
                self.checking.push(hero);
            }
            Event::CombatBegan => {
                let place = self.cards.last().copied();
                if let Some(HighlightKind::Card(met)) = place.and_then(|place| self.kind(place)) {
                    met.fought = true;
                }
                let fought = Fought { sector: self.here, enemies: Vec::new(), destroyed: Vec::new(), result: None };
                self.combat = Some(self.decided(HighlightKind::Combat(fought)));
            }
            Event::EnemyMet { enemy, .. } => self.in_combat(|fought| fought.enemies.push(enemy)),
            Event::EnemyDestroyed { enemy } => self.in_combat(|fought| once(&mut fought.destroyed, enemy)),
            Event::CombatEnded { result } => self.combat_ended(result),
            Event::NobodyFights => {
                self.decided(HighlightKind::NobodyFought(self.here));
            }
            Event::Rolled { die, request } => {
                self.chapter.dice.thrown(die);
                self.loose.push((die, request));
            }
            Event::Rerolled { .. } => {
                self.loose.pop();
                self.chapter.dice.again = self.chapter.dice.again.saturating_add(1);
            }
            Event::ShotDecided { landed, .. } => self.roll_decided(landed),
            Event::EnemyShotDecided { evaded, .. } => self.roll_decided(evaded),
            Event::Counted { track, by, source, .. } if by < 0 => self.counted_down(track, by.unsigned_abs(), source),
            Event::SectionChanged { section, by, source, .. } if by > 0 => {
                let points = std::iter::repeat_n(section, by.unsigned_abs().into());
                self.cost(source, |loss| loss.sections.extend(points));
            }
            Event::HeroChanged { hero, to: Status::Wounded, source, .. } => {
                self.cost(source, |loss| once(&mut loss.wounded, hero));
            }
            Event::FighterDisabled { fighter } => {
                self.cost(Some(Source::Combat), |loss| once(&mut loss.disabled, fighter));
            }
            Event::Docked { sector, .. } => self.docked(sector),
            Event::ServiceTaken { service, .. } => {
                if let Some(HighlightKind::Port { services, .. }) = self.port.and_then(|place| self.kind(place)) {
                    once(services, service);
                }
            }
            Event::Story(StoryEvent::Chosen { choice, option, again: false }) => {
                self.decided(HighlightKind::Chosen { choice, option });
            }
            Event::MutinyDue => {
                self.decided(HighlightKind::Mutiny);
            }
            Event::SystemUpgraded { system } => {
                self.decided(HighlightKind::Upgraded(Fitting::System(system)));
            }
            Event::FighterUpgraded { fighter } => {
                self.decided(HighlightKind::Upgraded(Fitting::Fighter(fighter)));
            }
            Event::ModuleUpgraded { module } => {
                self.decided(HighlightKind::Upgraded(Fitting::Module(module)));
            }
            Event::GearDrawn { gear } => {
                self.decided(HighlightKind::GearFound(gear));
            }
            Event::ModuleFound { module, .. } => {
                self.decided(HighlightKind::ModuleFound(module));
            }
            Event::Allied { faction } => {
                self.decided(HighlightKind::Allied(faction));
            }
            Event::MilestoneReached { place } => {
                self.decided(HighlightKind::Milestone(place));
            }
            Event::Ended { outcome } => {
                // In a single mission, reaching the objective is not announced otherwise.
                if outcome == Outcome::Won && !self.chapter.has_reached(0) {
                    self.decided(HighlightKind::Milestone(0));
                }
                self.ashore = true;
            }
            Event::HeroPromoted { hero } => {
                self.decided(HighlightKind::Promoted(hero));
            }
            Event::HeroJoined { hero } => {
                self.decided(HighlightKind::Joined(hero));
            }
            Event::HeroTreated { hero } => {
                self.decided(HighlightKind::Treated(hero));
            }
            Event::ShipGained { fighter } => {
                self.decided(HighlightKind::ShipGained(fighter));
            }
            Event::ModuleGained { module } => {
                self.decided(HighlightKind::ModuleGained(module));
            }
            Event::Sought { what: Sought::Contract(faction) } => {
                self.decided(HighlightKind::Contract(faction));
            }
            Event::Sought { what: Sought::Again } => {
                self.decided(HighlightKind::Again);
            }
            // The log tells these; the chronicle leaves them out.
            Event::ActionSpent { .. }
            | Event::ActionGiven { .. }
            | Event::TurnEnded { .. }
            | Event::ActionsLost { .. }
            | Event::TokenRevealed { .. }
            | Event::TokenDiscarded { .. }
            | Event::ConditionStruck { .. }
            | Event::OnePaid
            | Event::Counted { .. }
            | Event::SectionChanged { .. }
            | Event::ShieldsTook { .. }
            | Event::ShieldsWhole { .. }
            | Event::EnergyChanged { .. }
            | Event::SpaceUncovered { .. }
            | Event::HeroChanged { .. }
            | Event::AbilityUsed { .. }
            | Event::CrewSaved { .. }
            | Event::Sheltered { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::Softened { .. }
            | Event::Warded { .. }
            | Event::PatrolSent { .. }
            | Event::PhaseBegan { .. }
            | Event::Ordered { .. }
            | Event::Assigned { .. }
            | Event::SortiePlanned { .. }
            | Event::PlanComplete { .. }
            | Event::PlanTakenBack { .. }
            | Event::PlanConfirmed
            | Event::OrderGiven { .. }
            | Event::FighterLaunched { .. }
            | Event::StageBegan { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::EnemyStruck { .. }
            | Event::SpecialActed { .. }
            | Event::Boarded { .. }
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
            | Event::EnemyGone { .. }
            | Event::FighterChanged { .. }
            | Event::Bought { .. }
            | Event::Toasted { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearTaken { .. }
            | Event::GearMoved { .. }
            | Event::GearReturned { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ModuleFitted { .. }
            | Event::ModuleTakenOut { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::FittedOut
            | Event::GearStowed { .. }
            | Event::Sought { .. }
            | Event::Story(_) => {}
        }
    }

    /// A card was passed by.
    fn skipped(&mut self, card: IntelId) {
        match self.card(card) {
            Some(met) => met.end = CardEnd::Skipped,
            None => {
                self.decided(HighlightKind::Card(self.met(card, CardEnd::Skipped)));
            }
        }
    }

    fn met(&self, card: IntelId, end: CardEnd) -> Met {
        Met { card, sector: self.here, heroes: Vec::new(), end, fought: false }
    }

    fn is_card(&self, place: usize, card: IntelId) -> bool {
        let highlight = self.chapter.highlights.get(place);
        highlight.is_some_and(|highlight| matches!(&highlight.kind, HighlightKind::Card(met) if met.card == card))
    }

    fn kind(&mut self, place: usize) -> Option<&mut HighlightKind> {
        self.chapter.highlights.get_mut(place).map(|highlight| &mut highlight.kind)
    }

    /// The card in progress.
    fn card(&mut self, card: IntelId) -> Option<&mut Met> {
        let place = self.cards.iter().rev().copied().find(|place| self.is_card(*place, card))?;
        match self.kind(place) {
            Some(HighlightKind::Card(met)) => Some(met),
            Some(_) | None => None,
        }
    }

    fn ended(&mut self, card: IntelId, end: CardEnd) {
        let input = self.input;
        match self.card(card) {
            Some(met) => met.end = end,
            None => {
                self.decided(HighlightKind::Card(self.met(card, end)));
            }
        }
        // The highlight to go back to is where the card was decided.
        let place = self.cards.iter().rev().copied().find(|place| self.is_card(*place, card));
        if let Some(highlight) = place.and_then(|place| self.chapter.highlights.get_mut(place)) {
            highlight.input = input;
        }
    }

    fn committed(&mut self, hero: HeroId) {
        let place = self.cards.last().copied();
        if let Some(HighlightKind::Card(met)) = place.and_then(|place| self.kind(place))
            && !met.heroes.contains(&hero)
        {
            met.heroes.push(hero);
        }
    }

    fn combat_ended(&mut self, result: CombatResult) {
        let input = self.input;
        self.in_combat(|fought| fought.result = Some(result));
        if let Some(highlight) = self.combat.take().and_then(|place| self.chapter.highlights.get_mut(place)) {
            highlight.input = input;
        }
    }

    fn in_combat(&mut self, tell: impl FnOnce(&mut Fought)) {
        if let Some(HighlightKind::Combat(fought)) = self.combat.and_then(|place| self.kind(place)) {
            tell(fought);
        }
    }

    /// A roll has come out; the last die that had something to reach is the one it hung on.
    fn roll_decided(&mut self, succeeded: bool) {
        let decided = self.loose.iter().rev().find_map(|(die, request)| {
            let faces = faces(self.mode, request)?;
            Some((*die, *request, faces))
        });
        if let Some((die, request, faces)) = decided {
            let (turn, input, sector) = (self.chapter.turns, self.input, self.here);
            self.chapter.dice.decided(Roll { turn, input, sector, die, request, faces }, succeeded);
            self.chapter.dice.tally.decided(request.why, &self.checking, faces, succeeded);
        }
        self.forget_dice();
    }

    /// Dice whose outcome nobody waits for any more.
    fn forget_dice(&mut self) {
        self.loose.clear();
        self.checking.clear();
    }

    fn counted_down(&mut self, track: Track, by: u16, source: Option<Source>) {
        match track {
            Track::Crew => self.cost(source, |loss| loss.crew += by),
            Track::Morale => self.cost(source, |loss| loss.morale += by),
            Track::Hull => self.cost(source, |loss| loss.hull += by),
            // These are meant to be spent.
            Track::Salvage | Track::Ammo | Track::Credits => {}
        }
    }

    /// Adds to the losses of this cause in this turn.
    fn cost(&mut self, source: Option<Source>, add: impl FnOnce(&mut Loss)) {
        let losses = &mut self.chapter.losses;
        let (turn, sector) = (self.chapter.turns, self.here);
        let same = |loss: &&mut Loss| (loss.turn, loss.source, loss.sector) == (turn, source, sector);
        match losses.iter_mut().find(same) {
            Some(loss) => add(loss),
            None => {
                let mut loss = Loss::of(turn, source, sector);
                add(&mut loss);
                losses.push(loss);
            }
        }
    }

    /// A port call; docking again in the same turn belongs to it.
    fn docked(&mut self, sector: SectorId) {
        let turn = self.chapter.turns;
        if self.port.and_then(|place| self.chapter.highlights.get(place)).is_some_and(|call| call.turn == turn) {
            return;
        }
        self.port = Some(self.decided(HighlightKind::Port { sector, services: Vec::new() }));
    }

    /// Adds a highlight and returns its index.
    fn decided(&mut self, kind: HighlightKind) -> usize {
        let highlight = Highlight { turn: self.chapter.turns, ashore: self.ashore, input: self.input, kind };
        self.chapter.highlights.push(highlight);
        self.chapter.highlights.len() - 1
    }
}

fn once<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if !all.contains(&one) {
        all.push(one);
    }
}
