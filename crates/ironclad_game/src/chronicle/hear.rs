//! Turns events into the facts of a chapter.

use super::chapter::{Chapter, Deed, Fitting, Loss, Moment, Stop};
use super::fact::{CardEnd, Fought, Met};
use super::luck::{Roll, faces};
use crate::content::terms::{Mode, Track};
use crate::content::{HeroId, IntelId, SectorId};
use crate::engine::event::story::Told;
use crate::engine::{CheckOf, Die, Event, Outcome, Request, Sought, Source, Status};

/// The state of a chapter between two events.
pub(super) struct Ear<'c> {
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
    /// Indices into the moments of the cards in progress, the innermost last.
    cards: Vec<usize>,
    /// The index into the moments of the combat in progress.
    combat: Option<usize>,
    /// The index into the moments of the port call in progress.
    port: Option<usize>,
}

impl<'c> Ear<'c> {
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

    fn event(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { turn, .. } => self.chapter.turns = turn,
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
            _ => {}
        }
        self.of_cards(event);
        self.of_combats(event);
        self.of_dice(event);
        self.of_losses(event);
        self.of_the_rest(event);
    }

    fn of_cards(&mut self, event: &Event) {
        match *event {
            Event::CardBegan { card } => {
                let place = self.decided(Deed::Card(self.met(card, CardEnd::Done)));
                self.cards.push(place);
            }
            Event::CardSkipped { card } => match self.card(card) {
                Some(met) => met.end = CardEnd::Skipped,
                None => {
                    self.decided(Deed::Card(self.met(card, CardEnd::Skipped)));
                }
            },
            Event::CardEnded { card } => {
                let place = self.cards.iter().rposition(|place| self.is_card(*place, card));
                if let Some(place) = place {
                    self.cards.truncate(place);
                }
            }
            Event::CheckDecided { of: CheckOf::Card(card), total, difficulty, won } => {
                let end = if won { CardEnd::Won { total, difficulty } } else { CardEnd::Lost { total, difficulty } };
                self.ended(card, end);
            }
            Event::TableRead { card, total, row } => self.ended(card, CardEnd::Row { total, row }),
            Event::HeroCommitted { hero, .. } => self.committed(hero),
            Event::CombatBegan => {
                let place = self.cards.last().copied();
                if let Some(Deed::Card(met)) = place.and_then(|place| self.deed(place)) {
                    met.fought = true;
                }
            }
            _ => {}
        }
    }

    fn met(&self, card: IntelId, end: CardEnd) -> Met {
        Met { card, sector: self.here, heroes: Vec::new(), end, fought: false }
    }

    fn is_card(&self, place: usize, card: IntelId) -> bool {
        let moment = self.chapter.moments.get(place);
        moment.is_some_and(|moment| matches!(&moment.deed, Deed::Card(met) if met.card == card))
    }

    fn deed(&mut self, place: usize) -> Option<&mut Deed> {
        self.chapter.moments.get_mut(place).map(|moment| &mut moment.deed)
    }

    /// The card in progress.
    fn card(&mut self, card: IntelId) -> Option<&mut Met> {
        let place = self.cards.iter().rev().copied().find(|place| self.is_card(*place, card))?;
        match self.deed(place) {
            Some(Deed::Card(met)) => Some(met),
            _ => None,
        }
    }

    fn ended(&mut self, card: IntelId, end: CardEnd) {
        let input = self.input;
        match self.card(card) {
            Some(met) => met.end = end,
            None => {
                self.decided(Deed::Card(self.met(card, end)));
            }
        }
        // The moment to go back to is where the card was decided.
        let place = self.cards.iter().rev().copied().find(|place| self.is_card(*place, card));
        if let Some(moment) = place.and_then(|place| self.chapter.moments.get_mut(place)) {
            moment.input = input;
        }
    }

    fn committed(&mut self, hero: HeroId) {
        let place = self.cards.last().copied();
        if let Some(Deed::Card(met)) = place.and_then(|place| self.deed(place))
            && !met.heroes.contains(&hero)
        {
            met.heroes.push(hero);
        }
    }

    fn of_combats(&mut self, event: &Event) {
        match *event {
            Event::CombatBegan => {
                let fought = Fought { sector: self.here, enemies: Vec::new(), destroyed: Vec::new(), result: None };
                self.combat = Some(self.decided(Deed::Combat(fought)));
            }
            Event::EnemyMet { enemy, .. } => self.in_combat(|fought| fought.enemies.push(enemy)),
            Event::EnemyDestroyed { enemy } => self.in_combat(|fought| once(&mut fought.destroyed, enemy)),
            Event::CombatEnded { result } => {
                let input = self.input;
                self.in_combat(|fought| fought.result = Some(result));
                if let Some(moment) = self.combat.take().and_then(|place| self.chapter.moments.get_mut(place)) {
                    moment.input = input;
                }
            }
            Event::NobodyFights => {
                self.decided(Deed::NobodyFought(self.here));
            }
            _ => {}
        }
    }

    fn in_combat(&mut self, tell: impl FnOnce(&mut Fought)) {
        if let Some(Deed::Combat(fought)) = self.combat.and_then(|place| self.deed(place)) {
            tell(fought);
        }
    }

    fn of_dice(&mut self, event: &Event) {
        match *event {
            Event::Rolled { die, request } => {
                self.chapter.dice.thrown(die);
                self.loose.push((die, request));
            }
            Event::Rerolled { .. } => {
                self.loose.pop();
                self.chapter.dice.again = self.chapter.dice.again.saturating_add(1);
            }
            Event::CheckDecided { won: succeeded, .. }
            | Event::ShotDecided { landed: succeeded, .. }
            | Event::EnemyShotDecided { evaded: succeeded, .. } => {
                let decided = self.loose.iter().rev().find_map(|(die, request)| {
                    let faces = faces(self.mode, request)?;
                    Some((*die, *request, faces))
                });
                self.loose.clear();
                if let Some((die, request, faces)) = decided {
                    let (turn, input, sector) = (self.chapter.turns, self.input, self.here);
                    self.chapter.dice.decided(Roll { turn, input, sector, die, request, faces }, succeeded);
                    self.chapter.dice.tally.decided(request.why, &self.checking, faces, succeeded);
                }
                self.checking.clear();
            }
            Event::HeroCommitted { hero, .. } => self.checking.push(hero),
            Event::TableRead { .. } | Event::TurnBegan { .. } => {
                self.loose.clear();
                self.checking.clear();
            }
            _ => {}
        }
    }

    fn of_losses(&mut self, event: &Event) {
        match *event {
            Event::Counted { track, by, source, .. } if by < 0 => {
                let by = by.unsigned_abs();
                match track {
                    Track::Crew => self.cost(source, |loss| loss.crew += by),
                    Track::Morale => self.cost(source, |loss| loss.morale += by),
                    Track::Hull => self.cost(source, |loss| loss.hull += by),
                    // These are meant to be spent.
                    Track::Salvage | Track::Ammo | Track::Credits => {}
                }
            }
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
            _ => {}
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

    fn of_the_rest(&mut self, event: &Event) {
        let deed = match *event {
            Event::Docked { sector, .. } => {
                let turn = self.chapter.turns;
                if self.port.and_then(|place| self.chapter.moments.get(place)).is_some_and(|call| call.turn == turn) {
                    return;
                }
                self.port = Some(self.decided(Deed::Port { sector, services: Vec::new() }));
                return;
            }
            Event::ServiceTaken { service, .. } => {
                if let Some(Deed::Port { services, .. }) = self.port.and_then(|place| self.deed(place)) {
                    once(services, service);
                }
                return;
            }
            Event::Story(Told::Chosen { choice, option, again: false }) => Deed::Chosen { choice, option },
            Event::CheckDecided { of: CheckOf::Story { story: check }, total, difficulty, won } => {
                Deed::Tested { check, total, difficulty, won }
            }
            Event::MutinyDue => Deed::Mutiny,
            Event::SystemUpgraded { system } => Deed::Upgraded(Fitting::System(system)),
            Event::FighterUpgraded { fighter } => Deed::Upgraded(Fitting::Fighter(fighter)),
            Event::ModuleUpgraded { module } => Deed::Upgraded(Fitting::Module(module)),
            Event::GearDrawn { gear } => Deed::GearFound(gear),
            Event::ModuleFound { module, .. } => Deed::ModuleFound(module),
            Event::Allied { faction } => Deed::Allied(faction),
            Event::MilestoneReached { place } => Deed::Milestone(place),
            Event::Ended { outcome } => {
                // In a single mission, reaching the objective is not announced otherwise.
                if outcome == Outcome::Won && !self.chapter.has_reached(0) {
                    self.decided(Deed::Milestone(0));
                }
                self.ashore = true;
                return;
            }
            Event::HeroPromoted { hero } => Deed::Promoted(hero),
            Event::HeroJoined { hero } => Deed::Joined(hero),
            Event::HeroTreated { hero } => Deed::Treated(hero),
            Event::ShipGained { fighter } => Deed::ShipGained(fighter),
            Event::ModuleGained { module } => Deed::ModuleGained(module),
            Event::Sought { what: Sought::Contract(faction) } => Deed::Contract(faction),
            Event::Sought { what: Sought::Again } => Deed::Again,
            _ => return,
        };
        self.decided(deed);
    }

    /// Adds a moment and returns its index.
    fn decided(&mut self, deed: Deed) -> usize {
        let moment = Moment { turn: self.chapter.turns, ashore: self.ashore, input: self.input, deed };
        self.chapter.moments.push(moment);
        self.chapter.moments.len() - 1
    }
}

fn once<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if !all.contains(&one) {
        all.push(one);
    }
}
