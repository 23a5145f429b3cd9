//! What a story has to say of the table: where its places are, whether its conditions hold, who is who.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::{Standing, View};
use crate::content::edition::Edition;
use crate::content::foe::Fielded;
use crate::content::map::{Map, Sectors};
use crate::content::scenario::{EncounterRow, Objective};
use crate::content::ship::Flag;
use crate::content::story::Story;
use crate::content::story::condition::{By, Condition, Ending, Milestone, PowerRef, TokenState, Who};
use crate::content::story::device::{MoverKind, Price};
use crate::content::story::place::PlaceRef;
use crate::content::story::scene::Goal;
use crate::content::terms::Faction;
use crate::content::{FightId, HeroId, Id, MoverId, SectorId, ShipId};
use crate::engine::course::{Course, LoadAt};
use crate::engine::procedure::story::fighting;
use crate::engine::state::{Outcome, Status, Token};

impl<'a> View<'a> {
    /// The course of the story, if the scenario has one.
    pub fn course(&self) -> Option<&'a Course> {
        self.table.course.as_ref()
    }

    /// The story as the side taken has it.
    pub fn story(&self) -> Option<&'a Arc<Story>> {
        let course = self.course()?;
        self.scenario.story.as_ref()?.of(course.side)
    }

    /// The side taken.
    pub fn side(&self) -> Option<&'a crate::content::story::Side> {
        let course = self.course().filter(|course| course.taken)?;
        self.story()?.sides.get(&course.side)
    }

    /// The last turn, if there is one (rule 2.12).
    pub fn last_turn(&self) -> Option<u8> {
        match (self.story(), self.course()) {
            (Some(story), Some(course)) => Some(story.turns.at(self.setup.mode).saturating_add_signed(course.later)),
            _ => self.scenario.file.turns,
        }
    }

    /// The powers whose forces are about.
    pub fn active(&self) -> ArrayVec<Faction, 5> {
        match self.side() {
            Some(side) => side.against.iter().copied().take(5).collect(),
            None => self.scenario.file.active.iter().copied().take(5).collect(),
        }
    }

    /// Whom the players work for.
    pub fn client(&self) -> Option<Faction> {
        match self.side() {
            Some(side) => side.with,
            None => self.scenario.file.side.map(|side| side.with),
        }
    }

    /// Whom they work against: of several the one with whom they stand worst, the first of the file among equals
    /// (ruling 14).
    pub fn opponent(&self) -> Option<Faction> {
        match self.side() {
            Some(side) => side.against.iter().copied().min_by_key(|faction| self.table.reputation(*faction)),
            None => self.scenario.file.side.map(|side| side.against),
        }
    }

    /// The Villain whom the story puts in the field with the side taken: that of the worst of the client's enemies, which
    /// has to be an Enemy. Of equals the one whose forces are about goes first, then the first in the ring.
    pub(in crate::engine) fn fielded(&self) -> Option<ShipId> {
        let (side, Fielded::WorstEnemy) = self.side().zip(self.story()?.villain)?;
        let enemies = side.enemies().filter(|power| self.standing(*power) == Standing::Enemy);
        let worst = enemies.min_by_key(|power| (self.table.reputation(*power), !side.against.contains(power)))?;
        self.content.villain(worst)
    }

    /// The power whose Villain is in the field.
    pub fn villain_of(&self) -> Option<Faction> {
        match self.content.ships[self.table.villain?].flag {
            Flag::Faction(power) => Some(power),
            Flag::Neutral | Flag::Outlaw => None,
        }
    }

    /// A power's encounter table: the scenario's, or else that of its patrols.
    pub fn encounters(&self, faction: Faction) -> &'a [EncounterRow] {
        let told = self.story().and_then(|story| story.encounters.get(&faction));
        let told = told.map(|rows| rows.at(self.table.threat)).filter(|rows| !rows.is_empty());
        let own = told.or_else(|| self.scenario.file.encounters.get(&faction).map(Vec::as_slice));
        own.or_else(|| self.content.rules.patrols.get(&faction).map(Vec::as_slice)).unwrap_or_default()
    }

    /// Whose forces would fight in a fight of the story as things stand, and their table at the threat in force.
    pub fn forces(&self, fight: FightId) -> Option<(Faction, &'a [EncounterRow])> {
        let faction = fighting::power(self, fight)?;
        Some((faction, fighting::rows(self, fight, faction)))
    }

    /// A power by what it is to the players.
    pub fn power(&self, power: PowerRef) -> Option<Faction> {
        match power {
            PowerRef::Client => self.client(),
            PowerRef::Opponent => self.opponent(),
            PowerRef::Villain => self.villain_of().or_else(|| self.opponent()),
            named => named.named(),
        }
    }

    /// Whether a sector is one of those that a reference means.
    pub fn is_at(&self, place: &PlaceRef, sector: SectorId) -> bool {
        self.sectors_of(place).has(sector)
    }

    /// The sectors that a reference means. Where a die decides, every sector that it can choose.
    pub fn sectors_of(&self, place: &PlaceRef) -> Sectors {
        match place {
            PlaceRef::Here => [self.table.ship].into_iter().collect(),
            PlaceRef::Mover(mover) => self.course().and_then(|course| course.mover_at(*mover)).into_iter().collect(),
            PlaceRef::Sector(sector) => [*sector].into_iter().collect(),
            PlaceRef::Place(place) | PlaceRef::Die(place) => {
                let place = self.story().and_then(|story| story.places.get(place));
                place.into_iter().flat_map(|place| &place.sectors).copied().collect()
            }
            PlaceRef::Lane { .. } => {
                self.story().map(|story| story.fixed(place)).unwrap_or_default().into_iter().collect()
            }
            PlaceRef::Any(places) => {
                let sectors = places.iter().flat_map(|place| self.sectors_of(place).iter());
                sectors.collect()
            }
            PlaceRef::NextTo(place) => {
                let of = self.sectors_of(place);
                let next = of.iter().flat_map(|sector| self.sector(sector).neighbours.iter().copied());
                next.filter(|sector| !of.has(*sector)).collect()
            }
            PlaceRef::Nearest { of, to } => {
                let moves = self.moves_from(self.sectors_of(to));
                let of = self.sectors_of(of);
                let nearest = of.iter().min_by_key(|sector| (moves[sector.index()], *sector));
                nearest.into_iter().collect()
            }
        }
    }

    /// Moves from the nearest of some sectors to every sector; 255 where there is no way.
    pub fn moves_from(&self, sectors: Sectors) -> [u8; Map::MOST] {
        let mut nearest = [u8::MAX; Map::MOST];
        for sector in sectors.iter() {
            let moves = self.scenario.map.moves(sector);
            nearest.iter_mut().zip(moves).for_each(|(nearest, moves)| *nearest = moves.min(*nearest));
        }
        nearest
    }

    /// Moves from the ship to the nearest of some sectors; 255 where there is no way.
    pub fn moves_to(&self, sectors: Sectors) -> u8 {
        let moves = self.scenario.map.moves(self.table.ship);
        sectors.iter().filter_map(|sector| moves.get(sector.index())).copied().min().unwrap_or(u8::MAX)
    }

    /// The foes of the story that are on the map, and where.
    pub fn foes(&self) -> impl Iterator<Item = (MoverId, SectorId)> + use<'a> {
        let story = self.story();
        let movers = self.course().into_iter().flat_map(|course| &course.movers);
        movers.filter_map(move |moving| {
            let written = story?.movers.get(&moving.mover)?;
            if written.kind == MoverKind::Foe { Some((moving.mover, moving.at?)) } else { None }
        })
    }

    /// Heroes in the squads and not at a post.
    pub fn is_aboard(&self, hero: HeroId) -> bool {
        self.table.hero(hero).is_some() && !self.course().is_some_and(|course| course.is_posted(hero))
    }

    /// Whether what is done for the crew reaches a hero, rest and healing: not one at a post (ruling 98). In the first edition it
    /// did.
    pub fn is_tended(&self, hero: HeroId) -> bool {
        self.edition() < Edition::Second || self.is_aboard(hero)
    }

    /// Whether anybody whom rest and healing reach is in this state.
    pub fn has_tended(&self, status: Status) -> bool {
        self.table.heroes.iter().any(|aboard| aboard.status == status && self.is_tended(aboard.hero))
    }

    /// Whether a price can be paid in full (ruling 25). Crew and Morale are never paid down to nothing.
    pub fn can_pay(&self, price: Price) -> bool {
        let table = self.table;
        match price {
            Price::Salvage(n) => table.salvage >= n,
            Price::Ammo(n) => table.ammo >= n,
            Price::Morale(n) => table.morale > n,
            Price::Crew(n) => table.crew > n,
            Price::Credits(n) => table.credits >= n.into(),
            Price::Actions(n) => table.actions.left >= n,
        }
    }

    /// A milestone of the story.
    pub fn goal(&self, milestone: Milestone) -> Option<&'a Goal> {
        self.story().map(|story| story.milestones.goal(milestone))
    }

    /// Whether a milestone has been reached.
    pub fn has_reached(&self, milestone: Milestone) -> bool {
        self.log().is_some_and(|log| log.reached[milestone.index()])
    }

    /// The milestones of the story as the engine's other aims are counted: done or not.
    pub(super) fn story_milestones(&self) -> impl Iterator<Item = super::campaign::Milestone> + use<'a> {
        let view = *self;
        let all = self.story().map(|_| Milestone::ALL).into_iter().flatten();
        all.zip(0u8..).map(move |(milestone, place)| {
            let reached = view.has_reached(milestone);
            super::campaign::Milestone { place, objective: Objective::Story, done: (reached.into(), 1), reached }
        })
    }

    /// Whether a condition holds.
    pub fn is_so(&self, condition: &Condition) -> bool {
        let table = self.table;
        let within = |least: Option<i16>, most: Option<i16>, now: i16| {
            least.is_none_or(|least| now >= least) && most.is_none_or(|most| now <= most)
        };
        let small = |figure: Option<u8>| figure.map(i16::from);
        // What the story alone knows.
        let remembers = |holds: &dyn Fn(&Course) -> bool| self.course().is_some_and(holds);
        match condition {
            Condition::Always => true,
            Condition::Never => false,
            Condition::All(all) => all.iter().all(|condition| self.is_so(condition)),
            Condition::Any(any) => any.iter().any(|condition| self.is_so(condition)),
            Condition::Not(condition) => !self.is_so(condition),
            Condition::Some { of, at_least } => {
                of.iter().filter(|condition| self.is_so(condition)).count() >= usize::from(*at_least)
            }
            Condition::Side(sides) => self.course().is_some_and(|course| course.taken && sides.has(&course.side)),
            Condition::Flag(flags) => flags.iter().all(|(flag, values)| {
                let is = self.log().and_then(|log| log.flag(*flag));
                let unset = || self.content.unset.is_some_and(|unset| values.has(&unset));
                is.map_or_else(unset, |value| values.has(&value))
            }),
            Condition::Turn { from, to } => {
                within(small(*from), small(*to), i16::try_from(table.turn).unwrap_or(i16::MAX))
            }
            Condition::Aboard(hero) => self.is_aboard(*hero),
            Condition::Fit(who) => self.able().any(|aboard| match who {
                Who::Hero(hero) => aboard.hero == *hero,
                Who::Class(class) => self.content.heroes[aboard.hero].classes.contains(class),
            }),
            Condition::OnRoster(hero) => self.is_on_roster(*hero),
            Condition::StandsHighest(power) => self.patrons().any(|patron| patron == *power),
            Condition::Villain(power) => self.villain_of() == Some(*power),
            Condition::VillainBeaten => table.tally.villain_beaten,
            Condition::Reputation { with, at_least, at_most } => self.power(*with).is_some_and(|faction| {
                within(at_least.map(i16::from), at_most.map(i16::from), table.reputation(faction).into())
            }),
            Condition::Mode(modes) => modes.has(&self.setup.mode),
            Condition::Players(players) => players.has(&self.players()),
            Condition::Threat(threats) => threats.has(&table.threat),
            Condition::Have(tracks) => tracks.iter().all(|(track, least)| self.counter(*track) >= u16::from(*least)),
            Condition::TurnedUp { at_least, .. } => self.turned_up(condition) >= u16::from(*at_least),
            Condition::CombatsWon(least) => table.tally.victories >= *least,
            Condition::ChecksWon(least) => self.log().is_some_and(|log| log.deeds.checks >= *least),
            Condition::NobodyWounded => table.heroes.iter().all(|aboard| aboard.status != Status::Wounded),
            Condition::Reached(milestone) => self.has_reached(*milestone),
            Condition::Outcome(ending) => {
                table.outcome
                    == Some(match ending {
                        Ending::Won => Outcome::Won,
                        Ending::Ended => Outcome::Ended,
                        Ending::Lost => Outcome::Lost,
                    })
            }
            Condition::At(place) => self.is_at(place, table.ship),
            Condition::Near { place, within } => {
                let here = self.here().at;
                self.sectors_of(place).iter().any(|sector| self.sector(sector).at.distance(here) <= (*within).into())
            }
            Condition::Token { at, is } => self.sectors_of(at).iter().any(|sector| match table.token(sector) {
                None => *is == TokenState::None,
                Some(Token::Open(_)) => *is == TokenState::Open,
                Some(Token::Placed(_) | Token::Shuffled) => *is == TokenState::Sealed,
            }),
            Condition::Mark(mark) => remembers(&|course| course.has_mark(*mark)),
            Condition::MoverAt { mover, place } => {
                remembers(&|course| course.mover_at(*mover).is_some_and(|sector| self.is_at(place, sector)))
            }
            Condition::FoeAt(place) => {
                let there = self.sectors_of(place);
                self.foes().any(|(_, sector)| there.has(sector))
            }
            Condition::OnMap(mover) => remembers(&|course| course.mover_at(*mover).is_some()),
            Condition::MoverHas { mover, boxes_at_least } => {
                remembers(&|course| course.mover(*mover).is_some_and(|moving| moving.boxes >= *boxes_at_least))
            }
            Condition::InHold { load, at_least } => {
                remembers(&|course| course.loads(*load, |at| at == LoadAt::Hold) >= *at_least)
            }
            Condition::Landed { load, at_least, at } => {
                let there = at.as_ref().map(|place| self.sectors_of(place));
                let landed = |at: LoadAt| match at {
                    LoadAt::Landed(sector) => there.is_none_or(|there| there.has(sector)),
                    LoadAt::Sector(_) | LoadAt::With(_) | LoadAt::Hold | LoadAt::Lost => false,
                };
                remembers(&|course| course.loads(*load, landed) >= *at_least)
            }
            Condition::LoadsLeft { load, at_least, at } => {
                let there = at.as_ref().map(|place| self.sectors_of(place));
                let lies = |at: LoadAt| match at {
                    LoadAt::Sector(sector) => there.is_none_or(|there| there.has(sector)),
                    LoadAt::With(_) => there.is_none(),
                    LoadAt::Hold | LoadAt::Landed(_) | LoadAt::Lost => false,
                };
                remembers(&|course| course.loads(*load, lies) >= *at_least)
            }
            Condition::LoadsLost { load, at_least } => {
                remembers(&|course| course.loads(*load, |at| at == LoadAt::Lost) >= *at_least)
            }
            Condition::CountAt { count, at_least, at_most } => remembers(&|course| {
                let now = course.count(*count);
                at_least.is_none_or(|least| now >= least) && at_most.is_none_or(|most| now <= most)
            }),
            Condition::Failed(milestone) => remembers(&|course| course.has_failed(*milestone)),
            Condition::Fired(trigger) => remembers(&|course| course.has_fired(*trigger)),
        }
    }

    /// Tokens turned up that count for a condition: all, or by Recon or by Move alone.
    pub(super) fn turned_up(&self, condition: &Condition) -> u16 {
        let deeds = self.log().map(|log| log.deeds).unwrap_or_default();
        let turned_up = match condition {
            Condition::TurnedUp { by: Some(By::Recon), .. } => deeds.scouted,
            Condition::TurnedUp { by: Some(By::Move), .. } => deeds.explored,
            _ => self.table.tally.revealed,
        };
        turned_up.into()
    }

    /// Whether any trigger waits for such a moment, and has not fired for good.
    pub(in crate::engine) fn awaits(&self, moment: crate::engine::moment::Happened) -> bool {
        let Some((story, course)) = self.story().zip(self.course()) else { return false };
        let open = story.triggers.iter().filter(|trigger| trigger.again || !course.has_fired(trigger.id));
        open.into_iter().any(|trigger| moment.is(&trigger.on, self))
    }

    /// How many players there are.
    pub fn players(&self) -> u8 {
        let most = self.setup.seats.iter().map(|seat| seat.number()).max();
        self.setup.players.or(most).unwrap_or(1)
    }

    /// Whose turn it is to read aloud.
    pub fn reader(&self) -> super::super::Seat {
        super::super::Seat::new(self.read_aloud() % self.players().max(1) + 1).unwrap_or(self.setup.seats[0])
    }

    /// Passages of the story that have been read aloud: players take turns at it (rule 1.5).
    pub fn read_aloud(&self) -> u8 {
        self.course().map_or(0, |course| course.read)
    }
}
