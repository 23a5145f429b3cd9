//! Beats of the story, one after the other.

mod loads;

use serde::{Deserialize, Serialize};

use self::loads::{aboard, can_come, ferry, sweep, take};
use super::choosing::Choosing;
use super::fighting::Fighting;
use super::meeting::gone;
use super::milestones;
use super::posting::fetch;
use super::reading::Reading;
use super::testing::Testing;
use crate::content::edition::Edition;
use crate::content::limits::NESTED;
use crate::content::story::Story;
use crate::content::story::beat::{Beat, Speaker, StoryBeat};
use crate::content::story::place::PlaceRef;
use crate::content::story::scene::Opt;
use crate::content::terms::Track;
use crate::content::{CheckId, ChoiceId, CountId, HeroId, OfferId, OptionId, SectorId, SideId, TriggerId};
use crate::engine::Pending;
use crate::engine::chance::{Die, Request, Why};
use crate::engine::course::Worth;
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Frame, Procedure};
use crate::engine::play::{Play, plain};
use crate::engine::procedure::effects::{Effects, List};
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::intel::card::Card;
use crate::engine::procedure::objective::{gain_hero, gain_module, gain_ship};
use crate::engine::query::View;
use crate::engine::state::{Carried, Status};

/// Beats being done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beats {
    of: Root,
    /// The way from the list of the root to the list in hand: in each the beat that holds the next list, and which of its
    /// lists that is.
    way: [Option<(u8, u8)>; NESTED],
    /// The beat that is done next.
    next: u8,
    /// The die that the beat in hand asked for.
    die: Option<Die>,
}

/// What has brought the beats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Root {
    /// The prologue.
    Prologue,
    /// A trigger.
    Trigger(TriggerId),
    /// An offer.
    Offer(OfferId),
    /// An option, whose check is won if it has one.
    Option(ChoiceId, OptionId),
    /// An option whose check is lost.
    Else(ChoiceId, OptionId),
    /// A check that is won.
    Won(CheckId),
    /// A check that is lost.
    Lost(CheckId),
    /// What comes with the main milestone besides.
    Besides,
    /// A piece of the debriefing, by its place.
    Debriefing(u8),
}

impl Root {
    fn list<'a>(self, story: &'a Story, view: &View<'a>) -> Option<&'a [Beat]> {
        let option = |choice, wanted| -> Option<&'a Opt> {
            story.choices.get(&choice).and_then(|choice| choice.options.iter().find(|option| option.id == wanted))
        };
        Some(match self {
            Self::Prologue => &story.prologue,
            Self::Trigger(id) => story.triggers.iter().find(|trigger| trigger.id == id)?.beats.as_slice(),
            Self::Offer(offer) => story.offers.get(&offer)?.beats.as_slice(),
            Self::Option(choice, id) => option(choice, id)?.beats.as_slice(),
            Self::Else(choice, id) => option(choice, id)?.otherwise.as_slice(),
            Self::Won(check) => story.checks.get(&check)?.won.as_slice(),
            Self::Lost(check) => story.checks.get(&check)?.lost.as_slice(),
            Self::Besides => view.side()?.besides.as_slice(),
            Self::Debriefing(place) => story.debriefing.get(usize::from(place))?.beats.as_slice(),
        })
    }
}

impl Beats {
    /// The beats of this root, from the first.
    pub(in crate::engine) fn of(of: Root) -> Self {
        Self { of, way: [None; NESTED], next: 0, die: None }
    }

    /// The list within the beat in hand, by its place among that beat's lists.
    fn within(self, list: usize) -> Flow {
        let mut way = self.way;
        let step = (self.next.saturating_sub(1), u8::try_from(list).unwrap_or(u8::MAX));
        match way.iter_mut().find(|place| place.is_none()) {
            Some(place) => {
                *place = Some(step);
                Flow::Call(Self { way, next: 0, ..self }.into())
            }
            None => Flow::Go,
        }
    }

    fn beat(self, view: &View<'_>) -> Option<Beat> {
        let story = view.story()?;
        let mut list = self.of.list(story, view)?;
        for (beat, within) in self.way.into_iter().flatten() {
            let lists = list.get(usize::from(beat))?.within();
            list = lists.get(usize::from(within)).copied()?;
        }
        list.get(usize::from(self.next)).cloned()
    }
}

/// The place whose sector a die decides, if the beat has one.
fn by_die(beat: &Beat) -> Option<&PlaceRef> {
    let is_discard = matches!(beat, Beat::Story(StoryBeat::Discard(_)));
    beat.place().filter(|place| !is_discard && matches!(place, PlaceRef::Die(_)))
}

impl Procedure for Beats {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        // A scenario that is over tells nothing more of what was going on in it; a choice may belong to the debriefing.
        let over = play.table().outcome.is_some() && matches!(self.of, Root::Trigger(_) | Root::Offer(_));
        if over {
            return Flow::Done;
        }
        let Some(beat) = self.beat(&play.view()) else { return Flow::Done };
        if self.die.is_none() && (matches!(beat, Beat::Story(StoryBeat::Roll(_))) || by_die(&beat).is_some()) {
            return Flow::Wait;
        }
        self.next = self.next.saturating_add(1);
        let die = self.die.take();
        self.done(play, &beat, die)
    }

    fn pending(&self, _view: &View<'_>) -> Pending {
        Pending::Chance(plain(Why::Story, Some(Source::Scenario)))
    }

    fn rolled(&mut self, play: &mut Play<'_>, die: Die) -> Flow {
        play.show(die, Request { why: Why::Story, source: Some(Source::Scenario), against: None });
        self.die = Some(die);
        Flow::Go
    }
}

impl Beats {
    fn done(&mut self, play: &mut Play<'_>, beat: &Beat, die: Option<Die>) -> Flow {
        match beat {
            Beat::Effect(effect) => Flow::Call(Effects::new(List::Beat(*effect)).into()),
            Beat::Story(beat) => self.told(play, beat, die),
        }
    }

    fn told(&mut self, play: &mut Play<'_>, beat: &StoryBeat, die: Option<Die>) -> Flow {
        let call = |frame: Frame| Flow::Call(frame);
        match beat {
            StoryBeat::Read(passage) => return call(Reading::of(*passage).into()),
            StoryBeat::Choose(choice) => return call(Choosing::of(*choice).into()),
            StoryBeat::Check(check) => return call(Testing::of(*check).into()),
            StoryBeat::Fight(fight) => return call(Fighting::of(*fight).into()),
            StoryBeat::Card(card) => return call(Card::without_token(*card).into()),
            StoryBeat::Roll(rows) => {
                let row = die.and_then(|die| rows.iter().position(|row| die.face() <= row.to));
                return self.within(row.unwrap_or(0));
            }
            StoryBeat::If { when, .. } => return self.within(usize::from(!play.view().is_so(when))),
            StoryBeat::BySide(sides) => {
                let side = play.table().course.as_ref().map(|course| course.side);
                let list = sides.keys().position(|own| Some(*own) == side);
                return list.map_or(Flow::Go, |list| self.within(list));
            }
            StoryBeat::ExhaustHero(hero) => {
                if is_able(play, *hero) {
                    return call(Exhaust::used(*hero, Source::Scenario).into());
                }
            }
            StoryBeat::WoundHero(hero) => {
                if is_able(play, *hero) {
                    return call(Exhaust::wounded(*hero, Source::Scenario).into());
                }
                wound_away(play, *hero);
            }
            StoryBeat::Say { line, by } => {
                if let Some(by) = by.iter().find(|speaker| can_speak(&play.view(), **speaker)) {
                    play.tell(StoryEvent::Said { line: *line, by: *by });
                }
            }
            StoryBeat::End => milestones::end(play),
            StoryBeat::Reach(milestone) => milestones::reach(play, *milestone),
            StoryBeat::Fail(milestone) => {
                if !play.view().has_reached(*milestone) {
                    play.tell(StoryEvent::Failed { milestone: *milestone });
                }
            }
            StoryBeat::Pay(credits) => play.count(Track::Credits, *credits, Some(Source::Scenario)),
            StoryBeat::Ammo(by) => play.count(Track::Ammo, (*by).into(), Some(Source::Scenario)),
            StoryBeat::Reputation { with, by } => {
                if let Some(faction) = play.view().power(*with) {
                    play.change_reputation(faction, *by);
                }
            }
            StoryBeat::GainModule(module) => gain_module(play, *module),
            StoryBeat::GainShip(fighter) => gain_ship(play, *fighter),
            StoryBeat::Join(hero) => gain_hero(play, *hero),
            StoryBeat::Promote(hero) => {
                if enlisted(play, *hero).is_some_and(|enlisted| !enlisted.promoted) {
                    play.emit(Event::HeroPromoted { hero: *hero });
                }
            }
            StoryBeat::Fetch(post) => fetch(play, *post),

            // What changes things on the map.
            StoryBeat::Place { card, at, open } => {
                if let Some(sector) = sector(play, at, die) {
                    play.tell(StoryEvent::TokenPlaced { sector, card: *card, open: *open });
                }
            }
            StoryBeat::Discard(at) => discard(play, at),
            StoryBeat::Send { mover, to } => {
                if let Some(to) = sector(play, to, die) {
                    play.tell(StoryEvent::Sent { mover: *mover, to });
                }
            }
            StoryBeat::TakeLane { mover, lane } => play.tell(StoryEvent::TookLane { mover: *mover, lane: *lane }),
            StoryBeat::Hold { mover, turns } => play.tell(StoryEvent::Held { mover: *mover, turns: *turns }),
            StoryBeat::Hurry { mover, sectors } => {
                play.tell(StoryEvent::Hurried { mover: *mover, by: i8::try_from(*sectors).unwrap_or(i8::MAX) });
            }
            StoryBeat::Slow { mover, sectors } => {
                play.tell(StoryEvent::Hurried { mover: *mover, by: -i8::try_from(*sectors).unwrap_or(i8::MAX) });
            }
            StoryBeat::Box { mover, by } => damage(play, *mover, *by),
            StoryBeat::Remove(mover) => gone(play, *mover),
            StoryBeat::Put { load, at } => {
                if let Some(sector) = sector(play, at, die)
                    && can_come(play)
                {
                    play.tell(StoryEvent::Put { load: *load, sector });
                }
            }
            StoryBeat::Take(load) => take(play, *load),
            StoryBeat::Land(load) => {
                let sector = play.table().ship;
                if aboard(play, *load) {
                    play.tell(StoryEvent::Landed { load: *load, sector });
                }
            }
            StoryBeat::Lose(load) => {
                if aboard(play, *load) {
                    play.tell(StoryEvent::Spoilt { load: *load });
                }
            }
            StoryBeat::Ferry { load, from, to } => ferry(play, *load, from, to),
            StoryBeat::Sweep { load, at } => sweep(play, *load, at),
            StoryBeat::Count { count, by } => self::count(play, *count, *by),

            // What is noted, for this scenario or for the campaign.
            StoryBeat::Mark(mark) => {
                if play.table().course.as_ref().is_some_and(|course| !course.has_mark(*mark)) {
                    play.tell(StoryEvent::Marked { mark: *mark });
                }
            }
            StoryBeat::Unmark(mark) => play.tell(StoryEvent::Unmarked { mark: *mark }),
            StoryBeat::Flag(flags) => {
                for (flag, value) in flags {
                    play.tell(StoryEvent::Flagged { flag: *flag, value: *value });
                }
            }
            StoryBeat::Leave(hero) => {
                // What the hero carries stays with the ship.
                let carried = play.table().gear.clone().into_iter().filter(|carried| carried.hero == *hero);
                for Carried { gear, .. } in carried {
                    let lockers = play.table().log.is_some();
                    play.emit(if lockers { Event::GearStowed { gear } } else { Event::GearReturned { gear } });
                }
                play.tell(StoryEvent::Left { hero: *hero });
            }
            StoryBeat::Cost { hero, by } => play.tell(StoryEvent::Dearer { hero: *hero, by: *by }),
            StoryBeat::Promise { credits, chapter } => {
                play.tell(StoryEvent::Promised { credits: *credits, chapter: *chapter });
            }
            StoryBeat::PriceAt { port, standing, until } => {
                play.tell(StoryEvent::Arranged { port: *port, terms: *standing, until: *until });
            }
            StoryBeat::Turns(by) => play.tell(StoryEvent::Turns { by: *by }),
            StoryBeat::ChangeSide(side) => take_side(play, *side),
            StoryBeat::Worth { milestone, credits, reputation } => {
                let worth = Worth { credits: *credits, reputation: *reputation };
                play.tell(StoryEvent::Worth { milestone: *milestone, worth });
            }
        }
        Flow::Go
    }
}

/// The players take a side. Before the first turn that decides whose Villain is in the field: one who is there is there from
/// the beginning to the end (rule 10.6), so a side that is changed later changes nothing.
pub(super) fn take_side(play: &mut Play<'_>, side: SideId) {
    play.tell(StoryEvent::SideTaken { side });
    let is_told = play.view().story().is_some_and(|story| story.villain.is_some());
    let villain = play.view().fielded();
    if is_told && play.table().turn == 0 && villain != play.table().villain {
        play.tell(StoryEvent::Fielded { villain });
    }
}

/// Whether a hero is aboard and can do something.
fn is_able(play: &Play<'_>, hero: HeroId) -> bool {
    play.view().able().any(|aboard| aboard.hero == hero)
}

/// Every token at a place leaves the map.
fn discard(play: &mut Play<'_>, at: &PlaceRef) {
    let there = play.view().sectors_of(at);
    for sector in play.scenario.map.sectors.ids().filter(|sector| there.has(*sector)) {
        if play.table().token(sector).is_some() {
            play.tell(StoryEvent::TokenGone { sector });
        }
    }
}

/// A count goes up or down, as far as it has boxes.
fn count(play: &mut Play<'_>, count: CountId, by: i8) {
    let Some(course) = &play.table().course else { return };
    let most = play.view().story().and_then(|story| story.counts.get(&count)).map_or(0, |count| count.most);
    let before = course.count(count);
    let now = before.saturating_add_signed(by).min(most);
    if now != before {
        play.tell(StoryEvent::Counted { count, by: now.cast_signed() - before.cast_signed(), now });
    }
}

/// The one sector that is meant.
fn sector(play: &Play<'_>, place: &PlaceRef, die: Option<Die>) -> Option<SectorId> {
    let view = play.view();
    if let PlaceRef::Die(place) = place {
        let sectors = &view.story()?.places.get(place)?.sectors;
        let share = 6 / sectors.len().clamp(1, 6);
        return sectors.get(usize::from(die?.face() - 1) / share).or(sectors.last()).copied();
    }
    let sectors = view.sectors_of(place);
    sectors.iter().next()
}

fn enlisted(play: &Play<'_>, hero: HeroId) -> Option<crate::engine::campaign::Enlisted> {
    play.table().log.as_ref()?.enlisted(hero).copied()
}

/// A hero at a post is Wounded there, where nobody aboard can keep her from it (ruling 98); one who has stayed ashore is
/// marked as Wounded (rule 11.8). In the first edition both were marked.
fn wound_away(play: &mut Play<'_>, hero: HeroId) {
    match play.setup.edition {
        Edition::Second if play.table().hero(hero).is_some() => {
            play.change_hero(hero, Status::Wounded, Some(Source::Scenario));
        }
        Edition::First | Edition::Second => mark(play, hero),
    }
}

fn mark(play: &mut Play<'_>, hero: HeroId) {
    if enlisted(play, hero).is_some_and(|enlisted| !enlisted.wounded) {
        play.tell(StoryEvent::Hurt { hero });
    }
}

/// Boxes of something that moves are damaged, or mended.
pub(super) fn damage(play: &mut Play<'_>, mover: crate::content::MoverId, by: i8) {
    let most = play.view().story().and_then(|story| story.movers.get(&mover)).map_or(0, |written| written.boxes);
    let before = play.table().course.as_ref().and_then(|course| course.mover(mover)).map_or(0, |moving| moving.boxes);
    let left = before.saturating_add_signed(by).min(most);
    if left != before {
        play.tell(StoryEvent::Struck { mover, by: left.cast_signed() - before.cast_signed(), left });
    }
}

/// Whether somebody can speak: a hero who is aboard and not Wounded, or one who lives aboard; others always.
fn can_speak(view: &View<'_>, speaker: Speaker) -> bool {
    match speaker {
        Speaker::Person(_) => true,
        Speaker::Hero(hero) => {
            let up = view.table.hero(hero).is_some_and(|aboard| aboard.status != Status::Wounded);
            view.content.rules.campaign.residents.contains(&hero) || (up && view.is_aboard(hero))
        }
    }
}
