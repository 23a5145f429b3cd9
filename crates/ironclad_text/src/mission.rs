//! What a mission is called, what has to be done, and what is read before and after it: of a scenario what its author
//! wrote, of a patrol what is put together from its aim and the two powers.

use super::thing::{self, Words, number};
use ironclad_game::content::map::Terrain;
use ironclad_game::content::scenario::{Objective, ObjectiveFile, ScenarioFile, SideTaken};
use ironclad_game::content::story::condition::Milestone as Milestones;
use ironclad_game::content::terms::Faction;
use ironclad_game::content::{SectorId, SideId};
use ironclad_game::engine::Outcome;
use ironclad_game::engine::query::campaign::Milestone;
use ironclad_game::engine::state::Table;
use ironclad_game::patrol::{self, Aim};
use words::{Arg, Text};

/// A passage to be read aloud.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// Its title.
    pub title: String,
    /// Its text; paragraphs are parted by an empty line.
    pub text: String,
    /// What the log says.
    pub log: Option<String>,
}

/// What a mission is called: `patrol` and a lesson's name are names of scenarios.
pub fn name(text: &Text, scenario: &str, won: Option<&ObjectiveFile>) -> String {
    match won {
        Some(won) if scenario == patrol::NAME => {
            text.with("mission-named", &[("name", text.get(&format!("mission-{}", Aim::of(won))).into())])
        }
        Some(_) | None => text.get(&format!("scenario-{scenario}-name")),
    }
}

/// For whom the players work, and against whom.
pub fn between(text: &Text, side: SideTaken) -> String {
    let (with, against) = (thing::faction(text, side.with), thing::faction(text, side.against));
    text.with("mission-standing", &[("with", with.into()), ("against", against.into())])
}

impl Words<'_> {
    fn file(&self) -> &ScenarioFile {
        &self.scenario.file
    }

    /// Whether the mission was made of wishes.
    pub fn is_patrol(&self) -> bool {
        self.scenario.name == patrol::NAME
    }

    /// The side taken in a story, or its first.
    fn side_id(&self) -> Option<SideId> {
        let taken = self.at.and_then(|view| view.course()).map(|course| course.side);
        taken.or_else(|| self.scenario.story.as_ref()?.first_side())
    }

    fn of_scenario(&self, part: &str) -> String {
        self.get(&format!("scenario-{}-{part}", self.scenario.name))
    }

    /// What the mission is called.
    pub fn mission(&self) -> String {
        name(self.text, &self.scenario.name, Some(&self.file().won))
    }

    /// The name of the chart, and what is noted below it.
    pub fn chart(&self) -> (String, String) {
        match self.file().side {
            Some(side) if self.is_patrol() => {
                let waters = self.with("mission-chart", &[("power", self.faction_name(side.with).into())]);
                (waters, between(self.text, side))
            }
            Some(_) | None => (self.of_scenario("chart"), self.of_scenario("chart-note")),
        }
    }

    /// What has to be done, in a few words.
    pub fn aim(&self) -> String {
        match (self.is_patrol(), self.side_id()) {
            (true, _) => self.objective(self.scenario.won),
            (false, Some(side)) => self.story_aim(side),
            (false, None) => self.of_scenario("aim"),
        }
    }

    /// An objective, in a few words.
    pub fn objective(&self, objective: Objective) -> String {
        let key = match objective {
            Objective::Arrive(_) => "aim-arrive",
            Objective::Served(_) => "aim-served",
            Objective::Enter(_) => "aim-enter",
            Objective::TurnUp(_) => "aim-turn-up",
            Objective::Win(_) => "aim-win",
            Objective::BeatVillain => "aim-beat-villain",
            Objective::Scout(_) => "aim-scout",
            Objective::Explore(_) => "aim-explore",
            Objective::Succeed(_) => "aim-succeed",
            Objective::Story => return self.aim(),
        };
        self.with(key, &self.about(objective))
    }

    /// A milestone by its place: 0 is the aim, then come those of the scenario's file (rule 11.5).
    pub fn milestone(&self, place: u8) -> String {
        if let Some(side) = self.side_id() {
            let milestone = Milestones::ALL.get(usize::from(place)).copied().unwrap_or(Milestones::Main);
            return self.story_milestone(milestone, side).0;
        }
        let other = usize::from(place).checked_sub(1).and_then(|place| self.scenario.milestones.get(place));
        match (other, self.is_patrol()) {
            (None, _) => self.aim(),
            (Some(objective), true) => self.objective(*objective),
            (Some(_), false) => {
                let written = self.file().milestones.get(usize::from(place).saturating_sub(1));
                self.of_scenario(&format!("milestone-{}", written.map_or("", |milestone| &milestone.id)))
            }
        }
    }

    /// The same, with how much of it is done where that is more than once.
    pub fn milestone_so_far(&self, milestone: &Milestone) -> String {
        let name = self.milestone(milestone.place);
        match milestone.done {
            (_, 0..=1) => name,
            (done, all) => {
                self.with("aim-so-far", &[("aim", name.into()), ("done", number(done)), ("count", number(all))])
            }
        }
    }

    /// The same, with how much of it is done, if that can be counted.
    pub fn aim_so_far(&self, table: &Table) -> String {
        let aim = self.aim();
        match so_far(self, table) {
            Some((done, all)) => {
                let args = [("aim", aim.into()), ("done", number(done)), ("count", number(all))];
                self.with("aim-so-far", &args)
            }
            None => aim,
        }
    }

    /// What has to be done on a patrol, in the fewest words.
    pub fn aim_in_short(&self, table: &Table) -> String {
        let mut args = self.about_the_aim();
        let (done, _) = so_far(self, table).unwrap_or((table.tally.victories.into(), 1));
        args.push(("done", number(done)));
        self.with(&format!("aim-short-{}", Aim::of(&self.file().won)), &args)
    }

    /// The page read before the first turn, by its name.
    pub fn briefing(&self) -> String {
        format!("{}-briefing", self.scenario.name)
    }

    /// The page read when it is over, by its name.
    pub fn ending(&self, outcome: Outcome) -> String {
        format!("{}-{outcome}", self.scenario.name)
    }

    /// A passage by its name.
    pub fn passage(&self, passage: &str, table: &Table) -> Passage {
        if self.is_patrol()
            && let Some(side) = self.file().side
            && let Some(composed) = self.composed(passage, side, table)
        {
            return composed;
        }
        let key = format!("passage-{passage}");
        Passage { title: self.get(&key), text: self.text.attr(&key, "text"), log: self.text.try_attr(&key, "log") }
    }

    /// A patrol's passages are put together.
    fn composed(&self, passage: &str, side: SideTaken, table: &Table) -> Option<Passage> {
        let kind = Aim::of(&self.file().won);
        let mut args = self.about_the_aim();
        args.push(("turn", number(table.turn)));
        let say = |key: &str| self.with(key, &args);
        let made = if passage == self.briefing() {
            let paragraphs =
                [self.get(&format!("brief-{}", side.with)), say(&format!("brief-{kind}")), self.other_side(side)];
            Passage {
                title: self.get(&format!("mission-{kind}")),
                text: paragraphs.join("\n\n"),
                log: Some(say(&format!("log-brief-{kind}"))),
            }
        } else {
            let all = [Outcome::Won, Outcome::Lost, Outcome::Ended];
            let outcome = all.into_iter().find(|outcome| passage == self.ending(*outcome))?;
            match outcome {
                Outcome::Won => Passage {
                    title: self.get(&format!("won-{kind}")),
                    text: [say(&format!("won-{kind}-text")), self.get(&format!("paid-{}", side.with))].join("\n\n"),
                    log: Some(say(&format!("log-won-{kind}"))),
                },
                Outcome::Lost => Passage {
                    title: self.get("lost-title"),
                    text: self.get("lost-text"),
                    log: Some(say("patrol-log-lost")),
                },
                Outcome::Ended => Passage {
                    title: self.get("ended-title"),
                    text: say(&format!("ended-{kind}-text")),
                    log: Some(say("patrol-log-ended")),
                },
            }
        };
        Some(made)
    }

    /// What is known of those one works against, and the vote.
    fn other_side(&self, side: SideTaken) -> String {
        let against = ("against", self.faction_name(side.against).into());
        let known = match self.file().villain {
            Some(villain) => {
                let person = self.person_name(villain).unwrap_or_else(|| self.ship_name(villain));
                self.with("brief-villain", &[against, ("person", person.into())])
            }
            None => self.with("brief-against", &[against]),
        };
        self.sentences([known, self.get("brief-cups")])
    }

    /// Everything that is said of a patrol's aim.
    fn about_the_aim(&self) -> Vec<Arg<'static>> {
        let mut args = self.about(self.scenario.won);
        args.push(("turns", number(self.file().turns.unwrap_or_default())));
        args
    }

    /// Everything that is said of an objective.
    fn about(&self, objective: Objective) -> Vec<Arg<'static>> {
        let mut args: Vec<Arg<'static>> = Vec::new();
        let port = |sector: SectorId| match self.scenario.map.sectors[sector].terrain {
            Terrain::Port(port) => self.port_name(port),
            Terrain::Space(_) => self.sector_name(sector),
        };
        match objective {
            Objective::Arrive(sector) | Objective::Served(sector) => args.push(("port", port(sector).into())),
            Objective::Enter(sectors) => {
                let ports = self.scenario.map.sectors.ids().filter(|sector| sectors.has(*sector));
                let ports = ports.map(|sector| String::from(port(sector)));
                args.extend([("count", number(sectors.count())), ("ports", self.list(ports).into())]);
            }
            Objective::TurnUp(many)
            | Objective::Win(many)
            | Objective::Scout(many)
            | Objective::Explore(many)
            | Objective::Succeed(many) => args.push(("count", number(many))),
            Objective::BeatVillain | Objective::Story => {}
        }
        if let Some(villain) = self.file().villain {
            args.push(("ship", self.ship(villain).into()));
        }
        args
    }

    /// What winning brings: reputation with each power, from the first of the ring.
    pub fn reward_in_reputation(&self) -> String {
        let changes = Faction::ALL.into_iter().filter_map(|faction| {
            let by = self.file().reward.reputation.get(&faction).copied().filter(|by| *by != 0)?;
            let args = [("power", self.faction_name(faction).into()), ("by", number(by))];
            Some(self.with("debrief-reputation", &args))
        });
        self.list(changes)
    }
}

/// How much of the aim is done, of how much, where that can be counted.
fn so_far(words: &Words<'_>, table: &Table) -> Option<(u32, u32)> {
    let tally = &table.tally;
    match (words.scenario.won, &words.scenario.file.won) {
        (Objective::Enter(sectors), ObjectiveFile::Enter(all)) => {
            Some((tally.entered.shared(sectors), u32::try_from(all.len()).unwrap_or(u32::MAX)))
        }
        (Objective::TurnUp(all), _) => Some((tally.revealed.min(all).into(), all.into())),
        (Objective::Win(all), _) if all > 1 => Some((tally.victories.min(all).into(), all.into())),
        _ => None,
    }
}
