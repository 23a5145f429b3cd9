//! What a procedure works with: the table to look at, and events to change it by.

use arrayvec::ArrayVec;

use super::apply::{apply, deal};
use super::chance::{Against, Die, Request, Why};
use super::decision::{CheckOf, Source};
use super::event::story::StoryEvent;
use super::event::{Event, Events};
use super::frame::Returned;
use super::moment::{Happened, MOMENTS};
use super::query::{ALLIED, Damage, FULL, MOST_SALVAGE, SECTION_HOLDS, View};
use super::state::{Once, Setup, State, Status, Table};
use super::task::Manned;
use crate::content::edition::Edition;
use crate::content::foe::Global;
use crate::content::limits::TASKS;
use crate::content::terms::{Faction, Mode, Section, Track};
use crate::content::{Content, FighterId, HeroId, Scenario};

/// The game as a procedure has it. The table can be read, but changed only by [`Play::emit`].
pub(super) struct Play<'a> {
    pub(super) content: &'a Content,
    pub(super) scenario: &'a Scenario,
    pub(super) setup: Setup,
    lasting: &'a mut Setup,
    table: &'a mut Table,
    events: &'a mut Events,
    returned: Returned,
    moments: &'a mut ArrayVec<Happened, MOMENTS>,
    surge: &'a mut u8,
    tasks: &'a mut ArrayVec<Manned, TASKS>,
    overflowed: bool,
}

impl<'a> Play<'a> {
    pub(super) fn new(
        content: &'a Content,
        scenario: &'a Scenario,
        state: &'a mut State,
        events: &'a mut Events,
    ) -> Self {
        // Taken here, so that only the next step sees it.
        let returned = std::mem::take(&mut state.returned);
        Self {
            content,
            scenario,
            setup: state.setup,
            lasting: &mut state.setup,
            returned,
            table: &mut state.table,
            events,
            moments: &mut state.moments,
            surge: &mut state.surge,
            tasks: &mut state.tasks,
            overflowed: false,
        }
    }

    /// Whether more has come than there is room for.
    pub(super) fn overflowed(&self) -> bool {
        self.overflowed
    }

    /// What lies on the table.
    pub(super) fn table(&self) -> &Table {
        self.table
    }

    /// What the procedure called last has said.
    pub(super) fn returned(&self) -> Returned {
        self.returned
    }

    /// Derived figures.
    pub(super) fn view(&self) -> View<'_> {
        View {
            content: self.content,
            scenario: self.scenario,
            setup: &self.setup,
            table: self.table,
            tasks: self.tasks,
        }
    }

    /// Makes something happen. Where there is no room for it, the whole input that brings it is refused: the check of content
    /// sees to it that there is room, so only a state that was damaged or made by hand can lack it.
    pub(super) fn emit(&mut self, event: Event) {
        if apply(self.content, self.scenario, self.setup.edition, self.table, &event).is_err() {
            self.overflowed = true;
            return;
        }
        if let Event::Dealt { system, seat } = event {
            // The set-up keeps this, and a procedure reads a copy of it.
            deal(self.lasting, system, seat);
            self.setup = *self.lasting;
        }
        self.events.push(event);
        if self.table.course.is_some()
            && let Some(moment) = Happened::of(&event)
        {
            self.arise(moment);
        }
        let decided =
            matches!(event, Event::CheckDecided { .. } | Event::ShotDecided { .. } | Event::EnemyShotDecided { .. });
        if decided && self.table.firsts.one == Once::Due {
            self.pay_for_one();
        }
    }

    /// A moment of the story has come: it is looked at when what is under way is at rest.
    pub(super) fn arise(&mut self, moment: Happened) {
        if self.table.course.is_none() || !self.view().awaits(moment) {
            return;
        }
        if self.moments.is_full()
            && let Some(covered) = self.moments.iter().position(|waiting| moment.covers(*waiting))
        {
            self.moments.remove(covered);
        }
        self.overflowed |= self.moments.try_push(moment).is_err();
    }

    /// As an operation begins: its later tasks are manned anew, so whoever an earlier one has assigned to one of them is on
    /// it no longer. If they find no room beside tasks that an earlier one did not come to, those are dropped.
    pub(super) fn make_room_for_tasks(&mut self, first: CheckOf) {
        let coming: Vec<CheckOf> = self.view().later_tasks(first).collect();
        self.tasks.retain(|manned| !coming.contains(&manned.task));
        if coming.len() > self.tasks.remaining_capacity() {
            self.tasks.clear();
        }
    }

    /// Heroes have been assigned to a later task.
    pub(super) fn assign(&mut self, manned: Manned) {
        self.overflowed |= self.tasks.try_push(manned).is_err();
    }

    /// A later task is begun: who has been assigned to it, if anybody could be.
    pub(super) fn begin_task(&mut self, task: CheckOf) -> Option<Manned> {
        let place = self.tasks.iter().position(|manned| manned.task == task)?;
        Some(self.tasks.remove(place))
    }

    /// The moment that has waited longest.
    pub(super) fn moment(&self) -> Option<Happened> {
        self.moments.first().copied()
    }

    /// Drops the moment that has waited longest.
    pub(super) fn next_moment(&mut self) {
        if !self.moments.is_empty() {
            self.moments.remove(0);
        }
    }

    /// Something happens in the story.
    pub(super) fn tell(&mut self, told: StoryEvent) {
        self.emit(Event::Story(told));
    }

    /// The turn's first natural 1 costs Ammo, where the Villain in the field has it so (rule 10.6).
    fn pay_for_one(&mut self) {
        let Some(Global::EverythingOwed { ammo, .. }) = self.view().global() else { return };
        let ammo = *ammo;
        self.emit(Event::OnePaid);
        self.count(Track::Ammo, -i16::from(ammo), self.table.villain.map(Source::Villain));
    }

    /// Moves a counter, within its bounds (rules 2.2, 2.3, 2.6, 2.7). Crew is lost by its own procedure.
    pub(super) fn count(&mut self, track: Track, by: i16, source: Option<Source>) {
        let (now, least, most) = match track {
            Track::Crew => (u16::from(self.table.crew), 1, FULL.into()),
            Track::Morale => (self.table.morale.into(), 1, FULL.into()),
            Track::Hull => (self.table.hull.into(), 0, self.view().most_hull().into()),
            Track::Salvage => (self.table.salvage.into(), 0, MOST_SALVAGE.into()),
            Track::Ammo => (self.table.ammo.into(), 0, self.view().most_ammo().into()),
            Track::Credits => (self.table.credits, 0, u16::MAX),
        };
        let then = now.saturating_add_signed(by).clamp(least, most.max(now));
        let moved = i16::try_from(i32::from(then) - i32::from(now)).unwrap_or(by);
        if moved != 0 {
            self.emit(Event::Counted { track, by: moved, now: then, source });
        }
        self.provoke_mutiny(track, moved, then);
    }

    /// Damages a section; what it cannot hold goes to the Hull (rule 2.1).
    pub(super) fn damage_section(&mut self, section: Section, damage: u8, source: Option<Source>) {
        let before = self.table.section(section);
        let held = damage.min(SECTION_HOLDS.saturating_sub(before));
        if held > 0 {
            let by = i8::try_from(held).unwrap_or(i8::MAX);
            let now = before.saturating_add(held);
            self.emit(Event::SectionChanged { section, by, now, source });
            self.follow_section(section, before, now);
        }
        self.count(Track::Hull, -i16::from(damage.saturating_sub(held)), source);
    }

    /// Takes 1 damage off a section; its effect is lifted at once (rule 2.1).
    pub(super) fn repair_section(&mut self, section: Section, source: Option<Source>) {
        let before = self.table.section(section);
        if let Some(now) = before.checked_sub(1) {
            self.emit(Event::SectionChanged { section, by: -1, now, source });
            self.follow_section(section, before, now);
        }
    }

    /// The energy track follows the Reactor: each step down takes a token off the top, whatever orders have paid, and each
    /// step up puts one back (rule 2.8). In the first edition the Reactor only caps the track during a combat.
    fn follow_section(&mut self, section: Section, before: u8, now: u8) {
        match (self.setup.edition, section) {
            (Edition::First, _) => self.settle_energy(),
            (Edition::Second, Section::Bridge | Section::Weapons | Section::Hangar) => {}
            (Edition::Second, Section::Reactor) => {
                let (before, now) = (Damage::of(before).times(), Damage::of(now).times());
                for _ in before..now {
                    let hits = self.uncover_energy();
                    *self.surge = self.surge.saturating_add(hits);
                }
                for _ in now..before {
                    let then = self.table.energy.saturating_add(1).min(self.view().most_energy());
                    if then != self.table.energy {
                        self.change_energy(then);
                    }
                }
            }
        }
    }

    /// Makes the shields whole for a new encounter (rule 2.10).
    pub(super) fn raise_shields(&mut self) {
        let rating = self.view().shield_rating();
        if self.table.shields != rating {
            self.emit(Event::ShieldsWhole { rating });
        }
    }

    /// Changes reputation with a power; the first ally reached is the ally for good (rules 10.2 to 10.5).
    pub(super) fn change_reputation(&mut self, faction: Faction, by: i8) {
        let now = self.table.reputation(faction);
        let then = self.view().reputation_after(faction, by);
        if then != now {
            self.emit(Event::ReputationChanged { faction, by: then.saturating_sub(now), now: then });
        }
        if then >= ALLIED && self.table.ally.is_none() {
            self.emit(Event::Allied { faction });
        }
    }

    /// Changes a hero's state.
    pub(super) fn change_hero(&mut self, hero: HeroId, to: Status, source: Option<Source>) {
        if let Some(from) = self.table.hero(hero).map(|aboard| aboard.status)
            && from != to
        {
            self.emit(Event::HeroChanged { hero, from, to, source });
        }
    }

    /// Damages or repairs a ship of ours.
    pub(super) fn change_fighter(&mut self, fighter: FighterId, by: i8) {
        let Some(bay) = self.table.fighter(fighter).copied() else { return };
        let hull = self.view().fighter(fighter).hull;
        let damage = bay.damage.saturating_add_signed(by).min(hull);
        if damage != bay.damage {
            let by = i8::try_from(i16::from(damage) - i16::from(bay.damage)).unwrap_or(by);
            self.emit(Event::FighterChanged { fighter, by, damage });
            if damage == hull {
                self.emit(Event::FighterDisabled { fighter });
            }
        }
    }

    /// Loses actions: this turn's first, the rest are owed (ruling 22).
    pub(super) fn lose_actions(&mut self, actions: u8, source: Option<Source>) {
        let now = actions.min(self.table.actions.left);
        if actions > 0 {
            self.emit(Event::ActionsLost { now, owed: actions.saturating_sub(now), source });
        }
    }

    /// Shows a die on the table.
    pub(super) fn show(&mut self, die: Die, request: Request) {
        self.emit(Event::Rolled { die, request });
    }

    /// Whether a total succeeds, the rule of 6 and 1 and the mode considered (rule 7.2).
    pub(super) fn succeeds(&self, die: Die, against: Against) -> bool {
        succeeds(self.setup.mode, die, against)
    }
}

/// Whether a total succeeds (rule 7.2): a natural 6 always but in Hard mode, a natural 1 never but in Easy mode.
pub fn succeeds(mode: Mode, die: Die, against: Against) -> bool {
    match (die.face(), mode) {
        (6, Mode::Easy | Mode::Normal) => true,
        (1, Mode::Normal | Mode::Hard) => false,
        _ => against.reach.is_none_or(|reach| total(die, against) >= reach),
    }
}

/// The face and what is added to it.
pub(super) fn total(die: Die, against: Against) -> i8 {
    i8::try_from(die.face()).unwrap_or(0).saturating_add(against.adds)
}

/// A die that is looked at as it falls, with nothing added (ruling 18).
pub(super) fn plain(why: Why, source: Option<Source>) -> Request {
    Request { why, source, against: None }
}
