//! After a scenario of a campaign: gear is stowed and gained, friends join, heroes are promoted, the ship is put in order,
//! and the next contract is chosen (rules 11.2, 11.5 to 11.7, 11.9).

use serde::{Deserialize, Serialize};

use super::refit::Refit;
use crate::content::edition::Edition;
use crate::content::gear::Is;
use crate::content::hero::Experience;
use crate::content::limits::{HANGAR, LOCKERS, ROSTER, STORES};
use crate::content::story::condition::Milestone;
use crate::content::terms::{Faction, Track};
use crate::content::{FighterId, GearId, HeroId, ModuleId};
use crate::engine::Pending;
use crate::engine::campaign::{Heard, Sought, WORD_ELSEWHERE};
use crate::engine::chance::{Drawing, Drawn, Group};
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::objective::{gain_module, gain_ship};
use crate::engine::procedure::story::beats::{Beats, Root};
use crate::engine::procedure::{ask, not_offered, options};
use crate::engine::query::{Standing, View};
use crate::engine::state::{Carried, Outcome};

/// The debriefing of a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Debriefing {
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Begin,
    /// What the story tells afterwards, from the piece of this place; of pieces with one name only one is told.
    Told(u8, u64),
    /// What the main milestone brings besides has been brought.
    Paid,
    /// The ship was lost: once more, or the end.
    Lost,
    /// Gear that milestones bring: how many pieces are still to be drawn.
    Gear(u8),
    /// The players hear how things now stand with the powers.
    Aloud,
    /// A word may be sent to a third power, once in the act.
    Word,
    /// How many heroes may still be promoted.
    Promote(u8),
    /// The ship is put in order.
    Refit,
    /// Whose contract is next.
    Next,
    Over,
}

impl Debriefing {
    /// The scenario is over.
    pub(in crate::engine) fn new() -> Self {
        Self { step: Step::Begin }
    }
}

impl Procedure for Debriefing {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let next = match self.step {
            Step::Begin if play.table().course.is_some() => {
                self.step = Step::Told(0, 0);
                let won = play.view().has_reached(Milestone::Main) && play.table().outcome != Some(Outcome::Lost);
                return if won { Flow::Call(Beats::of(Root::Besides).into()) } else { Flow::Go };
            }
            Step::Told(place, names) => return self.tell(play, place, names),
            Step::Begin | Step::Paid => match play.table().outcome {
                Some(Outcome::Lost) => Step::Lost,
                // What could be promoted or bought would be of no use any more.
                _ if play.view().is_last() => Step::Over,
                _ => {
                    stow(play);
                    Step::Gear(gear_owed(&play.view()))
                }
            },
            Step::Gear(left) if left == 0 || !has_room(&play.view()) || play.table().pile.is_empty() => {
                welcome(play);
                keep_promises(play);
                Step::Aloud
            }
            Step::Aloud if news(&play.view()).is_none() => Step::Word,
            Step::Word if third_powers(&play.view()).next().is_none() => Step::Promote(promotions(&play.view())),
            Step::Promote(left) if left == 0 || play.view().promotable().next().is_none() => Step::Refit,
            Step::Next if play.table().course.is_some() => {
                let next = play.table().log.as_ref().map_or(0, |log| log.scenario.saturating_add(1));
                play.emit(Event::Sought { what: Sought::Chapter(next) });
                Step::Over
            }
            Step::Refit => {
                self.step = Step::Next;
                return Flow::Call(Refit::new().into());
            }
            Step::Gear(_) | Step::Lost | Step::Aloud | Step::Word | Step::Promote(_) | Step::Next => return Flow::Wait,
            Step::Over => return Flow::Done,
        };
        self.step = next;
        Flow::Go
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let source = Some(Source::Scenario);
        match self.step {
            Step::Lost => ask(DecisionKind::Loss, source, options([Answer::Again, Answer::End])),
            Step::Gear(_) => Pending::Draw(Drawing { from: Group::Gear, source }),
            Step::Aloud => ask(DecisionKind::Passage, news(view).map(Source::Heard), options([Answer::Read])),
            Step::Word => {
                let powers = third_powers(view).map(Answer::Word);
                ask(DecisionKind::Word, source, options(powers.chain([Answer::Done])))
            }
            Step::Promote(_) => {
                let heroes = view.promotable().map(Answer::Promote);
                ask(DecisionKind::Promotion, source, options(heroes.chain([Answer::Done])))
            }
            Step::Begin | Step::Told(..) | Step::Paid | Step::Refit | Step::Next | Step::Over => {
                ask(DecisionKind::Contract, source, options(view.employers().map(Answer::Contract)))
            }
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        self.step = match (answer, self.step) {
            (Answer::Promote(hero), Step::Promote(left)) => {
                play.emit(Event::HeroPromoted { hero });
                Step::Promote(left.saturating_sub(1))
            }
            (Answer::Read, _) => {
                if let Some(heard) = news(&play.view()) {
                    play.tell(StoryEvent::Heard { heard });
                }
                Step::Aloud
            }
            (Answer::Word(faction), _) => {
                send_word(play, faction);
                Step::Promote(promotions(&play.view()))
            }
            (Answer::Done, Step::Word) => Step::Promote(promotions(&play.view())),
            (Answer::Done, Step::Promote(_)) => Step::Refit,
            (Answer::Again, _) => {
                play.emit(Event::Sought { what: Sought::Again });
                Step::Over
            }
            (Answer::Contract(faction), _) => {
                play.emit(Event::Sought { what: Sought::Contract(faction) });
                Step::Over
            }
            (Answer::End, _) => Step::Over,
            (other, _) => return not_offered(other),
        };
        Flow::Go
    }

    fn drawn(&mut self, play: &mut Play<'_>, drawn: Drawn) -> Flow {
        if let (Drawn::Gear(gear), Step::Gear(left)) = (drawn, self.step) {
            self.step = Step::Gear(left.saturating_sub(1));
            play.emit(Event::GearDrawn { gear });
            match play.content.gear[gear].is {
                Is::Module(module) => play.emit(Event::ModuleFound { gear, module }),
                Is::Kit { .. } => play.emit(Event::GearStowed { gear }),
            }
        }
        Flow::Go
    }
}

/// All gear goes to the lockers. What they cannot hold goes back to the pile: first what nobody has carried (ruling 86).
fn stow(play: &mut Play<'_>) {
    let before: arrayvec::ArrayVec<GearId, LOCKERS> = play.view().lockers().take(LOCKERS).collect();
    let mut before = before.into_iter();
    for Carried { gear, .. } in play.table().gear.clone() {
        let is_full = play.view().log().is_some_and(|log| log.lockers.is_full());
        if is_full && let Some(gear) = before.next() {
            play.emit(Event::GearReturned { gear });
        }
        play.emit(Event::GearStowed { gear });
    }
    for gear in before {
        if play.view().lockers().count() > LOCKERS {
            play.emit(Event::GearReturned { gear });
        }
    }
}

/// Whether the lockers of a campaign have room for a piece of gear.
pub(in crate::engine) fn has_room(view: &View<'_>) -> bool {
    view.log().is_some() && view.lockers().count() < LOCKERS
}

impl Debriefing {
    /// The next piece of what the story tells afterwards, if it fits; of those with one name only the first that does.
    fn tell(&mut self, play: &mut Play<'_>, place: u8, names: u64) -> Flow {
        let Some(story) = play.view().story().cloned() else { return Flow::Done };
        let Some(piece) = story.debriefing.get(usize::from(place)) else {
            self.step = Step::Paid;
            return Flow::Go;
        };
        // A name's bit is that of the first piece that has it.
        let first = |name: &String| story.debriefing.iter().position(|other| other.one_of.as_ref() == Some(name));
        let bit = piece.one_of.as_ref().and_then(first).and_then(|first| u32::try_from(first).ok());
        let bit = bit.and_then(|first| 1u64.checked_shl(first)).unwrap_or(0);
        if names & bit != 0 || !play.view().is_so(&piece.when) {
            self.step = Step::Told(place + 1, names);
            return Flow::Go;
        }
        self.step = Step::Told(place + 1, names | bit);
        play.tell(StoryEvent::Debriefed { place });
        Flow::Call(Beats::of(Root::Debriefing(place)).into())
    }
}

/// What is new between a power and the players: its hero comes aboard, they are its ally, or it turns against them. If its
/// hero was aboard, that she leaves comes first (ruling 32).
fn news(view: &View<'_>) -> Option<Heard> {
    view.course()?;
    let log = view.log()?;
    let friends = view.content.heroes.iter().filter(|(id, hero)| {
        hero.faction.is_some() && hero.experience == Experience::Veteran && log.enlisted(*id).is_some()
    });
    let is_against = |faction: Faction| view.standing(faction) <= Standing::Hostile;
    let (gone, joined): (Vec<_>, Vec<_>) =
        friends.map(|(id, hero)| (id, hero.faction.is_some_and(is_against))).partition(|(_, against)| *against);
    let joined = joined.into_iter().map(|(hero, _)| Heard::Joins(hero));
    // In the first edition nothing was told of it.
    let is_told = view.edition() >= Edition::Second;
    let ally = if is_told { view.table.ally.map(Heard::Ally) } else { None };
    let gone = gone.into_iter().map(|(hero, _)| Heard::Leaves(hero));
    let against = Faction::ALL.into_iter().filter(|faction| is_against(*faction)).map(Heard::Against);
    joined.chain(ally).chain(gone).chain(against).find(|heard| !log.heard.contains(heard))
}

/// The powers that had no part in the scenario, and would like to hear of it: once in the act, by those who had a client.
fn third_powers(view: &View<'_>) -> impl Iterator<Item = Faction> {
    let open = view.course().is_some() && view.log().is_some_and(|log| log.word.is_none());
    let client = if open { view.client() } else { None };
    let active = view.active();
    Faction::ALL
        .into_iter()
        .filter(move |faction| client.is_some_and(|client| client != *faction) && !active.contains(faction))
}

fn send_word(play: &mut Play<'_>, faction: Faction) {
    let (there, here, credits) = WORD_ELSEWHERE;
    let client = play.view().client();
    play.tell(StoryEvent::Word { faction });
    play.change_reputation(faction, there);
    if let Some(client) = client {
        play.change_reputation(client, here);
    }
    play.count(Track::Credits, credits, Some(Source::Scenario));
}

/// Credits that were promised for now.
fn keep_promises(play: &mut Play<'_>) {
    let Some(log) = &play.table().log else { return };
    let due: u16 = log
        .promises
        .iter()
        .filter(|promise| promise.chapter <= log.scenario)
        .map(|promise| promise.credits)
        .fold(0, u16::saturating_add);
    if due > 0 {
        play.tell(StoryEvent::Kept);
        play.count(Track::Credits, i16::try_from(due).unwrap_or(i16::MAX), Some(Source::Scenario));
    }
}

/// Pieces of gear that the milestones reached bring (rule 11.6).
fn gear_owed(view: &View<'_>) -> u8 {
    let file = &view.scenario.file;
    let rewards = std::iter::once(&file.reward).chain(file.milestones.iter().map(|milestone| &milestone.reward));
    view.milestones().zip(rewards).filter(|(milestone, _)| milestone.reached).map(|(_, reward)| reward.gear).sum()
}

/// A promotion for each milestone reached (rule 11.5).
fn promotions(view: &View<'_>) -> u8 {
    view.milestones().map(|milestone| u8::from(milestone.reached)).sum()
}

/// Powers send their friends a hero and a module, and their ally a second hero and a ship (rule 10.4).
fn welcome(play: &mut Play<'_>) {
    let heroes: arrayvec::ArrayVec<HeroId, ROSTER> = guests(&play.view()).take(ROSTER).collect();
    for hero in heroes {
        play.emit(Event::HeroJoined { hero });
    }
    let modules: arrayvec::ArrayVec<ModuleId, STORES> = gifts(&play.view()).take(STORES).collect();
    for module in modules {
        gain_module(play, module);
    }
    let ships: arrayvec::ArrayVec<FighterId, HANGAR> = sent_to_ally(&play.view()).take(HANGAR).collect();
    for ship in ships {
        gain_ship(play, ship);
        // One that is the players' already has its card turned (ruling 117).
        if play.view().log().and_then(|log| log.ship(ship)).is_some_and(|bay| !bay.upgraded) {
            play.emit(Event::FighterUpgraded { fighter: ship });
        }
    }
}

/// Ships that the players' ally sends: its best, so on the upgraded side. In the first edition it sent none.
fn sent_to_ally(view: &View<'_>) -> impl Iterator<Item = FighterId> {
    let ally = if view.edition() >= Edition::Second { view.table.ally } else { None };
    let ships = view.content.fighters.iter().filter(move |(_, ship)| ally.is_some() && ship.faction == ally);
    ships.map(|(id, _)| id)
}

/// Heroes of powers who come now, and are not on the roster yet.
fn guests(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    let view = *view;
    let heroes = view.content.heroes.iter().filter(move |(_, hero)| {
        hero.faction.is_some_and(|power| match hero.experience {
            Experience::Veteran => view.standing(power) >= Standing::Friendly,
            Experience::Elite => view.standing(power) >= Standing::Ally,
        })
    });
    heroes.map(|(id, _)| id).filter(move |hero| view.log().is_some_and(|log| log.enlisted(*hero).is_none()))
}

/// Modules of powers that are friends now, and are not the players' yet.
fn gifts(view: &View<'_>) -> impl Iterator<Item = ModuleId> {
    let view = *view;
    let modules = view
        .content
        .modules
        .iter()
        .filter(move |(_, module)| module.faction.is_some_and(|power| view.standing(power) >= Standing::Friendly));
    modules.map(|(id, _)| id).filter(move |module| view.log().is_some_and(|log| log.module(*module).is_none()))
}
