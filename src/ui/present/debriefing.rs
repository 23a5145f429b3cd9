//! The end of a scenario.

use super::Present;
use crate::content::terms::{Faction, Track};
use crate::engine::query::Standing;
use crate::engine::{Event, Outcome, Status};
use crate::text::picture;
use crate::text::thing::{count, number, signed};
use crate::ui::screen::debriefing::{Aim, Carried, DebriefView};

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
    /// The debriefing of a game that is over.
    pub fn debriefing(&self) -> DebriefView {
        let words = &self.words;
        let outcome = self.game.table().outcome.unwrap_or(Outcome::Lost);
        let won = outcome == Outcome::Won;
        let page = words.passage(&words.ending(outcome), self.game.table());
        let turn = [("turn", number(self.game.table().turn))];
        DebriefView {
            bar: words.mission(),
            end: words.with(&format!("debrief-end-{outcome}"), &turn),
            title: page.title,
            log: page.log.unwrap_or_default(),
            aims: vec![Aim {
                reached: won,
                kind: words.get("debrief-aim"),
                name: words.aim_so_far(self.game.table()),
                text: self.brought(won),
            }],
            ship: Some(self.mat().art()),
            carries: self.carried(),
            standing: self.standings(),
            ring: self.game.scenario().file.side.map(|_| {
                let before = &self.game.scenario().file.reputation;
                Faction::ALL
                    .map(|power| (before.get(&power).copied().unwrap_or(0), self.game.table().reputation(power)))
            }),
            aside: (words.get("debrief-aside"), words.get("debrief-aside-below")),
            lines: self.tallied(),
            button: words.get("debrief-button"),
        }
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

    /// Reputation before and after with each power; nothing where no power has a hand in it.
    fn standings(&self) -> Vec<Carried> {
        let file = &self.game.scenario().file;
        if file.side.is_none() {
            return Vec::new();
        }
        let powers = Faction::ALL.iter().map(|power| {
            let before = file.reputation.get(power).copied().unwrap_or(0);
            let after = self.game.table().reputation(*power);
            Carried {
                icon: picture::faction(*power),
                name: self.words.faction(*power),
                before: signed(before),
                after: signed(after),
                note: self.words.standing(Standing::of(after)),
            }
        });
        powers.collect()
    }

    fn carried(&self) -> Vec<Carried> {
        let start = self.game.scenario().file.start;
        let table = self.game.table();
        let rules = &self.words.content.rules;
        let tracks = [
            (Track::Credits, start.credits, table.credits, None),
            (Track::Salvage, start.salvage.into(), table.salvage.into(), Some(crate::engine::query::MOST_SALVAGE)),
            (Track::Ammo, start.ammo.into(), table.ammo.into(), Some(rules.ammo)),
            (Track::Hull, start.hull.into(), table.hull.into(), Some(self.game.view().most_hull())),
            (Track::Crew, start.crew.into(), table.crew.into(), Some(crate::engine::query::FULL)),
            (Track::Morale, start.morale.into(), table.morale.into(), Some(crate::engine::query::FULL)),
        ];
        let of = |most: u8| self.words.with("debrief-of", &[("most", number(most))]);
        let carried = |(track, before, after, most): (Track, u16, u16, Option<u8>)| Carried {
            icon: picture::track(track).trim_start_matches("icons/").to_owned(),
            name: self.words.track(track),
            before: before.to_string(),
            after: after.to_string(),
            note: most.map(of).unwrap_or_default(),
        };
        tracks.into_iter().map(carried).collect()
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
        match *event {
            Event::Rolled { .. } => self.dice += 1,
            Event::Moved { .. } => self.sectors += 1,
            Event::TokenRevealed { .. } => self.tokens += 1,
            Event::SectionChanged { by, .. } if by > 0 => self.hits += u32::from(by.unsigned_abs()),
            Event::Counted { track: Track::Hull, by, .. } if by < 0 => self.hits += u32::from(by.unsigned_abs()),
            Event::HeroChanged { to: Status::Wounded, .. } => self.wounds += 1,
            _ => {}
        }
    }
}
