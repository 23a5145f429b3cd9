//! The end of a scenario.

use crate::debriefing::{Aim, Carried, DebriefView};
use crate::present::Present;
use ironclad_game::content::story::condition::Milestone;
use ironclad_game::content::terms::{Faction, Track};
use ironclad_game::content::{FlagId, ValueId};
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::query::{Standing, campaign as engine};
use ironclad_game::engine::{Event, Game, Outcome, Pending, Source, Status, Table};
use ironclad_text::picture;
use ironclad_text::thing::{count, number, signed};

/// What a voyage came to.
#[derive(Debug, Default)]
struct Tally {
    dice: u32,
    sectors: u32,
    tokens: u32,
    hits: u32,
    wounds: u32,
}

impl Present<'_> {
    /// The debriefing of a scenario that is over.
    pub fn debriefing(&self) -> DebriefView {
        let words = &self.words;
        let table = self.game.table();
        let outcome = table.outcome.unwrap_or(Outcome::Lost);
        let began = self.session.history().first().and_then(|entry| self.session.at(entry.number));
        let turn = [("turn", number(table.turn))];
        let (title, log) = match self.game.view().story() {
            Some(story) => {
                let args = [("chapter", number(story.chapter)), ("date", words.day(table.turn).into())];
                (words.get(&format!("debrief-story-{outcome}")), words.with("debrief-story-log", &args))
            }
            None => {
                let page = words.passage(&words.ending(outcome), table);
                (page.title, page.log.unwrap_or_default())
            }
        };
        let (aside, lines) = match self.parting() {
            Some(parting) => parting,
            None => {
                let mut lines = self.consequences();
                lines.extend(self.tallied());
                ((words.get("debrief-aside"), words.get("debrief-aside-below")), lines)
            }
        };
        DebriefView {
            bar: words.mission(),
            end: words.with(&format!("debrief-end-{outcome}"), &turn),
            title,
            log,
            aims: self.aims(outcome == Outcome::Won),
            ship: Some(self.mat().art()),
            carries: self.carried(began.as_ref()),
            standing: if self.has_powers() { self.standings(began.as_ref()) } else { Vec::new() },
            ring: self.has_powers().then(|| self.ring(began.as_ref())),
            aside,
            lines,
            button: words.get("debrief-button"),
        }
    }

    /// Whether the powers have a hand in this scenario.
    pub(crate) fn has_powers(&self) -> bool {
        self.game.view().client().is_some()
    }

    /// Reputation before and after, in the order of the ring.
    pub(crate) fn ring(&self, began: Option<&Game>) -> [(i8, i8); 5] {
        let before = began.unwrap_or(self.game);
        Faction::ALL.map(|power| (before.table().reputation(power), self.game.table().reputation(power)))
    }

    /// The aim of a patrol or a lesson; the three milestones of a story.
    fn aims(&self, won: bool) -> Vec<Aim> {
        let words = &self.words;
        let Some(course) = self.game.view().course() else {
            let aim = Aim {
                reached: won,
                kind: words.get("debrief-aim"),
                name: words.aim_so_far(self.game.table()),
                text: self.brought(won),
            };
            // The other milestones of a contract count in a campaign alone.
            let campaign = self.game.view().log().is_some();
            let others = self.game.view().milestones().filter(|milestone| campaign && milestone.place > 0);
            let other = |milestone: engine::Milestone| Aim {
                reached: milestone.reached,
                kind: words.get("debrief-milestone-third"),
                name: words.milestone_so_far(&milestone),
                text: if milestone.reached {
                    self.reached_with(milestone.place)
                } else {
                    words.get("debrief-aim-missed")
                },
            };
            return std::iter::once(aim).chain(others.map(other)).collect();
        };
        let milestone = |milestone: Milestone| {
            let reached = self.game.view().has_reached(milestone);
            let seen = reached || course.seen.get(milestone.index()).copied().unwrap_or(false);
            let id = <&str>::from(milestone);
            let fate = match (reached, seen, course.has_failed(milestone)) {
                (true, ..) => "debrief-milestone-reached",
                (false, false, _) => "debrief-milestone-hidden",
                (false, true, true) => "debrief-milestone-failed",
                (false, true, false) => "debrief-aim-missed",
            };
            let (name, _) = words.story_milestone(milestone, course.side);
            Aim {
                reached,
                kind: words.get(&format!("debrief-milestone-{id}")),
                // What was never found stays hidden: another voyage may find it.
                name: if seen { name } else { words.get("debrief-milestone-unknown") },
                text: match u8::try_from(milestone.index()) {
                    Ok(place) if reached => self.reached_with(place),
                    _ => words.get(fate),
                },
            }
        };
        Milestone::ALL.into_iter().map(milestone).collect()
    }

    /// That a milestone was reached, with what it brought at once.
    fn reached_with(&self, place: u8) -> String {
        let words = &self.words;
        let reached = |event: &&Event| !matches!(event, Event::MilestoneReached { place: own } if *own == place);
        let after = self.session.events().skip_while(reached).skip(1);
        // What it brings follows upon it; Credits that somebody else brings have another source.
        let brought = after.map_while(|event| self.brings(event));
        let brought: Vec<String> = brought.collect();
        if brought.is_empty() {
            words.get("debrief-milestone-reached")
        } else {
            words.with("debrief-milestone-brought", &[("brought", words.list(brought).into())])
        }
    }

    /// What an event brings, if it is one of those that a milestone is followed by.
    fn brings(&self, event: &Event) -> Option<String> {
        let words = &self.words;
        match *event {
            Event::Counted { track: Track::Credits, by, source: Some(Source::Scenario), .. } => {
                Some(words.with("debrief-brought-credits", &[("credits", number(by))]))
            }
            Event::ReputationChanged { faction, by, .. } => {
                let args = [("power", words.faction_name(faction).into()), ("by", number(by))];
                Some(words.with("debrief-reputation", &args))
            }
            Event::Allied { faction } => {
                Some(words.with("debrief-brought-ally", &[("power", words.faction_name(faction).into())]))
            }
            Event::HeroJoined { hero } => Some(words.hero(hero)),
            Event::ShipGained { fighter } => Some(words.fighter(fighter)),
            Event::ModuleGained { module } => Some(words.module(module)),
            Event::TurnBegan { .. }
            | Event::ActionSpent { .. }
            | Event::ActionGiven { .. }
            | Event::TurnEnded { .. }
            | Event::ActionsLost { .. }
            | Event::Moved { .. }
            | Event::TokenRevealed { .. }
            | Event::TokenDiscarded { .. }
            | Event::ConditionStruck { .. }
            | Event::CardBegan { .. }
            | Event::CardSkipped { .. }
            | Event::CardEnded { .. }
            | Event::TableRead { .. }
            | Event::CheckDecided { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::OnePaid
            | Event::Counted { .. }
            | Event::SectionChanged { .. }
            | Event::ShieldsTook { .. }
            | Event::ShieldsWhole { .. }
            | Event::EnergyChanged { .. }
            | Event::SpaceUncovered { .. }
            | Event::HeroChanged { .. }
            | Event::HeroCommitted { .. }
            | Event::AbilityUsed { .. }
            | Event::CrewSaved { .. }
            | Event::Sheltered { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::Softened { .. }
            | Event::Warded { .. }
            | Event::MutinyDue
            | Event::NobodyFights
            | Event::PatrolSent { .. }
            | Event::CombatBegan
            | Event::EnemyMet { .. }
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
            | Event::ShotDecided { .. }
            | Event::EnemyShotDecided { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::SystemUpgraded { .. }
            | Event::FighterUpgraded { .. }
            | Event::ModuleUpgraded { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::EnemyStruck { .. }
            | Event::EnemyDestroyed { .. }
            | Event::SpecialActed { .. }
            | Event::Boarded { .. }
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
            | Event::EnemyGone { .. }
            | Event::FighterChanged { .. }
            | Event::FighterDisabled { .. }
            | Event::CombatEnded { .. }
            | Event::Docked { .. }
            | Event::ServiceTaken { .. }
            | Event::Bought { .. }
            | Event::Toasted { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearDrawn { .. }
            | Event::GearTaken { .. }
            | Event::GearMoved { .. }
            | Event::GearReturned { .. }
            | Event::ModuleFound { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ModuleFitted { .. }
            | Event::ModuleTakenOut { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::FittedOut
            | Event::MilestoneReached { .. }
            | Event::GearStowed { .. }
            | Event::HeroPromoted { .. }
            | Event::HeroTreated { .. }
            | Event::Ended { .. }
            | Event::Sought { .. }
            | Event::Story(_) => None,
        }
    }

    /// What of this voyage will be remembered, in the sentences of the log; of what changed twice, the last.
    fn consequences(&self) -> Vec<String> {
        let mut set: Vec<(FlagId, ValueId)> = Vec::new();
        for event in self.session.events() {
            if let Event::Story(StoryEvent::Flagged { flag, value }) = event {
                set.retain(|(other, _)| other != flag);
                set.push((*flag, *value));
            }
        }
        set.into_iter().filter_map(|(flag, value)| self.words.flag_log(flag, value)).collect()
    }

    /// Where a campaign is over: what it has come to, what is remembered, and that the story goes no farther yet.
    fn parting(&self) -> Option<((String, String), Vec<String>)> {
        let words = &self.words;
        let log = self.game.view().log()?;
        if !matches!(self.game.pending(), Pending::Over(_)) {
            return None;
        }
        let told = self.game.view().story().is_some();
        let done = self.game.view().is_last() && self.game.table().outcome != Some(Outcome::Lost);
        let key = match (told, done) {
            (true, true) => "debrief-end-of-act",
            (_, false) => "debrief-end-of-ship",
            (false, true) => "debrief-end-of-campaign",
        };
        let results = &log.results;
        let won = results.iter().filter(|chapter| chapter.outcome == Outcome::Won).count();
        // The scenario under way stands beside those behind it until the next begins.
        let last = if results.len() < usize::from(log.scenario) { self.game.table().outcome } else { None };
        let won = won + usize::from(last == Some(Outcome::Won));
        let args = [("won", count(won)), ("all", number(log.scenario))];
        let mut lines = vec![words.with("debrief-voyages", &args)];
        let friends = Faction::ALL.into_iter().filter(|power| self.game.view().standing(*power) >= Standing::Friendly);
        let friends: Vec<String> = friends.map(|power| words.faction(power)).collect();
        if !friends.is_empty() {
            lines.push(words.with("debrief-friends", &[("powers", words.list(friends).into())]));
        }
        let promoted = log.roster.iter().filter(|enlisted| enlisted.promoted);
        let promoted: Vec<String> = promoted.map(|enlisted| words.hero(enlisted.hero)).collect();
        if !promoted.is_empty() {
            lines.push(words.with("debrief-promoted", &[("heroes", words.list(promoted).into())]));
        }
        lines.extend(log.flags.iter().filter_map(|(flag, value)| words.flag_log(*flag, *value)));
        lines.push(words.text.attr(key, "text"));
        Some(((words.get(key), words.text.attr(key, "below")), lines))
    }

    /// What reaching the aim has brought.
    fn brought(&self, won: bool) -> String {
        let reward = &self.game.scenario().file.reward;
        if !won {
            return self.words.get("debrief-aim-missed");
        }
        if reward.is_empty() {
            return self.words.get("debrief-aim-reached");
        }
        let reputation = self.words.reward_in_reputation();
        self.words.with("debrief-paid", &[("credits", number(reward.credits)), ("reputation", reputation.into())])
    }

    /// Reputation before and after with each power, and how far the next standing is.
    pub(crate) fn standings(&self, began: Option<&Game>) -> Vec<Carried> {
        let powers = Faction::ALL.into_iter().zip(self.ring(began)).map(|(power, (before, after))| {
            let standing = self.words.standing_name(Standing::of(after));
            let note = match Standing::next_above(after) {
                Some((next, least)) => {
                    let next = self.words.standing_name(next);
                    let args = [("standing", standing.into()), ("next", next.into()), ("least", number(least))];
                    self.words.with("debrief-standing-next", &args)
                }
                None => standing.into(),
            };
            Carried {
                icon: picture::faction(power),
                name: self.words.faction(power),
                before: if began.is_some() { signed(before) } else { String::new() },
                after: signed(after),
                note,
            }
        });
        powers.collect()
    }

    /// What the ship carries, beside what she had when the scenario began; alone where nothing is compared.
    pub(crate) fn carried(&self, began: Option<&Game>) -> Vec<Carried> {
        let table = self.game.table();
        let rules = &self.words.content.rules;
        let tracks = |table: &Table| {
            [
                (Track::Credits, table.credits),
                (Track::Salvage, table.salvage.into()),
                (Track::Ammo, table.ammo.into()),
                (Track::Hull, table.hull.into()),
                (Track::Crew, table.crew.into()),
                (Track::Morale, table.morale.into()),
            ]
        };
        let most = |track: Track| match track {
            Track::Salvage => Some(ironclad_game::engine::query::MOST_SALVAGE),
            Track::Ammo => Some(rules.ammo),
            Track::Hull => Some(self.game.view().most_hull()),
            Track::Crew | Track::Morale => Some(ironclad_game::engine::query::FULL),
            _ => None,
        };
        let of = |most: u8| self.words.with("debrief-of", &[("most", number(most))]);
        let carried = |((track, after), (_, before)): ((Track, u16), (Track, u16))| Carried {
            icon: picture::track(track).trim_start_matches("icons/").to_owned(),
            name: self.words.track(track),
            before: if began.is_some() { before.to_string() } else { String::new() },
            after: after.to_string(),
            note: most(track).map(of).unwrap_or_default(),
        };
        let before = tracks(began.map_or(table, Game::table));
        tracks(table).into_iter().zip(before).map(carried).collect()
    }

    fn tallied(&self) -> Vec<String> {
        let history = self.session.history();
        let choices = history.iter().filter(|entry| entry.choice.is_some()).count();
        let mut tally = Tally::default();
        for event in self.session.events() {
            tally.count(event);
        }
        let line = |key: &str, count: u32| self.words.with(key, &[("count", number(count))]);
        vec![
            self.words.with("debrief-undone", &[("count", count(choices))]),
            line("debrief-dice", tally.dice),
            line("debrief-sectors", tally.sectors),
            line("debrief-tokens", tally.tokens),
            line("debrief-hits", tally.hits),
            line("debrief-wounds", tally.wounds),
        ]
    }
}

impl Tally {
    fn count(&mut self, event: &Event) {
        let lost = |by: i32| u32::try_from(by).unwrap_or(0);
        let is = |counts: bool| u32::from(counts);
        self.dice += is(matches!(event, Event::Rolled { .. }));
        self.sectors += is(matches!(event, Event::Moved { .. }));
        self.tokens += is(matches!(event, Event::TokenRevealed { .. }));
        self.wounds += is(matches!(event, Event::HeroChanged { to: Status::Wounded, .. }));
        if let Event::SectionChanged { by, .. } = *event {
            self.hits += lost(by.into());
        }
        if let Event::Counted { track: Track::Hull, by, .. } = *event {
            self.hits += lost(-i32::from(by));
        }
    }
}
