//! The words of a story: what is read, said, asked and offered in it.

mod brings;

use words::FluentValue;

use super::mission::Passage;
use super::thing::{Words, number};
use ironclad_game::content::plate::Plate;
use ironclad_game::content::story::beat::{Beat, Speaker, StoryBeat};
use ironclad_game::content::story::condition::Milestone;
use ironclad_game::content::story::device::Use;
use ironclad_game::content::story::{ByMode, Pay};
use ironclad_game::content::terms::{Faction, Mode};
use ironclad_game::content::{
    CheckId, ChoiceId, CountId, FightId, FlagId, Id, LineId, LoadId, MoverId, OfferId, OptionId, PassageId, PersonId,
    PlaceId, PostId, SideId, ValueId,
};
use ironclad_game::engine::campaign::Heard;
use ironclad_game::engine::decision::{CheckOf, Source};
use ironclad_game::engine::query::View;
use words::Arg;

/// Days in a month: a year has twelve of them, all alike.
const MONTH: u16 = 30;
/// Months in a year.
const YEAR: u16 = 12;

impl Words<'_> {
    fn told(&self, kind: &str, name: &str) -> String {
        self.with(&self.key(kind, name), &self.tale())
    }

    fn told_of(&self, kind: &str, name: &str, attribute: &str) -> Option<String> {
        self.text.try_attr_with(&self.key(kind, name), attribute, &self.tale())
    }

    fn key(&self, kind: &str, name: &str) -> String {
        format!("{kind}-{}-{name}", self.scenario.name)
    }

    /// What every message of a story may use: the day, the last turn, who is who, who has done it.
    fn tale(&self) -> Vec<Arg<'static>> {
        let unknown = || FluentValue::from(String::new());
        let view = self.at;
        let power = |faction: Option<ironclad_game::content::terms::Faction>| {
            faction.map_or_else(unknown, |faction| self.faction_name(faction).into())
        };
        let hero = view.and_then(|view| view.course()?.used).map_or_else(unknown, |hero| self.hero_name(hero).into());
        vec![
            ("date", view.map_or_else(unknown, |view| self.day(view.table.turn).into())),
            ("turns", number(view.and_then(|view| view.last_turn()).unwrap_or_default())),
            ("client", power(view.and_then(|view| view.client()))),
            ("opponent", power(view.and_then(|view| view.opponent()))),
            ("hero", hero),
        ]
    }

    /// The day of a turn, as the log writes it.
    pub fn day(&self, turn: u16) -> String {
        let story = self.scenario.story.as_ref().and_then(|stories| stories.first());
        let Some(story) = story else { return String::new() };
        let [day, month, year] = story.date;
        let gone = day.saturating_sub(1) + u16::from(story.days) * turn.saturating_sub(1);
        let months = month.saturating_sub(1) + gone / MONTH;
        let args = [
            ("day", number(gone % MONTH + 1)),
            ("month", number(months % YEAR + 1)),
            ("year", number(year + months / YEAR)),
        ];
        self.with("date", &args)
    }

    /// A passage to be read aloud.
    pub fn passage_of(&self, passage: PassageId) -> Passage {
        let name = passage.name(self.names());
        Passage {
            title: self.told("passage", name),
            text: self.text.attr_with(&self.key("passage", name), "text", &self.tale()),
            log: self.told_of("passage", name, "log"),
        }
    }

    /// What somebody says.
    pub fn line(&self, line: LineId, by: Speaker) -> String {
        self.told("line", &format!("{}-{}", line.name(self.names()), self.speaker_id(by)))
    }

    /// Who says it.
    pub fn speaker(&self, by: Speaker) -> String {
        match by {
            Speaker::Hero(hero) => self.hero(hero),
            Speaker::Person(person) => self.person_of(person),
        }
    }

    fn speaker_id(&self, by: Speaker) -> &str {
        match by {
            Speaker::Hero(hero) => hero.name(self.names()),
            Speaker::Person(person) => person.name(self.names()),
        }
    }

    /// Somebody in the story who is no hero.
    pub fn person_of(&self, person: PersonId) -> String {
        self.told("person", &format!("{}-name", person.name(self.names())))
    }

    /// The question of a choice.
    pub fn choice(&self, choice: ChoiceId) -> String {
        self.told("choice", choice.name(self.names()))
    }

    /// An option of a choice: what it is called, and what is told of it beforehand.
    pub fn option_of(&self, choice: ChoiceId, option: OptionId) -> (String, Option<String>) {
        let name = format!("{}-{}", choice.name(self.names()), option.name(self.names()));
        // Without a game, as the first side has it: what a contract pays is the same for all.
        let story = match self.at {
            Some(view) => view.story(),
            None => self.scenario.story.as_ref().and_then(|stories| stories.first()),
        };
        let written = story.and_then(|story| story.choices.get(&choice)?.options.iter().find(|own| own.id == option));
        let mut args = self.tale_of(written.and_then(|own| own.check));
        args.extend(written.and_then(|own| signed(&own.beats)).into_iter().flat_map(|side| self.fees(side)));
        let key = self.key("option", &name);
        (self.with(&key, &args), self.text.try_attr_with(&key, "cost", &args))
    }

    /// That somebody would be Wounded by these uses, and who, if nobody Ready is left for one of them (rule 6.4).
    pub fn uses_wound(&self, view: &View<'_>, uses: &[Use]) -> Option<String> {
        if !view.uses_wound(uses) {
            return None;
        }
        Some(match uses {
            [Use::Hero(hero)] => self.with("uses-wound-hero", &[("hero", self.hero_name(*hero).into())]),
            [Use::Class(class)] => self.with("uses-wound-class", &[("who", self.one_of_class(*class).into())]),
            [Use::Skill(_) | Use::Any(1)] => self.get("uses-wound-one"),
            _ => self.get("uses-wound-several"),
        })
    }

    /// What the log says of an option taken, if it says anything.
    pub fn option_log(&self, choice: ChoiceId, option: OptionId) -> Option<String> {
        self.told_of("option", &format!("{}-{}", choice.name(self.names()), option.name(self.names())), "log")
    }

    /// An offer: what it is called, and what is told of it beforehand.
    pub fn offer(&self, offer: OfferId) -> (String, Option<String>) {
        let check = self.offered_check(offer);
        let (key, args) = (self.key("offer", offer.name(self.names())), self.tale_of(check));
        (self.with(&key, &args), self.text.try_attr_with(&key, "cost", &args))
    }

    /// The check that an offer leads to, if it does.
    pub fn offered_check(&self, offer: OfferId) -> Option<CheckId> {
        let written = self.at.and_then(|view| view.story()?.offers.get(&offer))?;
        written
            .beats
            .iter()
            .find_map(|beat| if let Beat::Story(StoryBeat::Check(check)) = beat { Some(*check) } else { None })
    }

    /// A check of the story.
    pub fn check_of(&self, check: CheckId) -> String {
        self.with(&self.key("check", check.name(self.names())), &self.tale_of(Some(check)))
    }

    /// What is said when it is won, or lost.
    pub fn check_end(&self, check: CheckId, won: bool) -> Option<String> {
        let key = self.key("check", check.name(self.names()));
        self.text.try_attr_with(&key, if won { "won" } else { "lost" }, &self.tale_of(Some(check)))
    }

    /// What its chapter says, before it is made, that success brings or failure costs.
    pub fn check_promise(&self, check: CheckId, won: bool) -> Option<String> {
        let key = self.key("check", check.name(self.names()));
        self.text.try_attr_with(&key, if won { "brings" } else { "costs" }, &self.tale_of(Some(check)))
    }

    /// Whether the players have heard of a milestone.
    fn is_told(&self, milestone: Milestone) -> bool {
        let course = self.at.and_then(|view| view.course());
        course.is_none_or(|course| course.seen.get(milestone.index()).is_none_or(|seen| *seen))
    }

    /// The same, and how difficult a check is.
    fn tale_of(&self, check: Option<CheckId>) -> Vec<Arg<'static>> {
        let mut args = self.tale();
        args.push(("difficulty", number(check.map_or(0, |check| self.difficulty(check)))));
        args
    }

    fn difficulty(&self, check: CheckId) -> u8 {
        let asked = self.at.and_then(|view| view.asked(CheckOf::Story { story: check }));
        asked.map_or(0, |asked| asked.difficulty)
    }

    /// A fight of the story.
    pub fn fight(&self, fight: FightId) -> String {
        self.told("fight", fight.name(self.names()))
    }

    /// Something that moves.
    pub fn mover(&self, mover: MoverId) -> String {
        self.told("mover", mover.name(self.names()))
    }

    /// What it does.
    pub fn mover_text(&self, mover: MoverId) -> Option<String> {
        self.told_of("mover", mover.name(self.names()), "text")
    }

    /// A load.
    pub fn load(&self, load: LoadId) -> String {
        self.told("load", load.name(self.names()))
    }

    /// A count.
    pub fn count_of(&self, count: CountId) -> String {
        self.told("count", count.name(self.names()))
    }

    /// What comes of it as it rises or falls.
    pub fn count_text(&self, count: CountId) -> Option<String> {
        self.told_of("count", count.name(self.names()), "text")
    }

    /// A post.
    pub fn post(&self, post: PostId) -> String {
        self.told("post", post.name(self.names()))
    }

    /// A named place.
    pub fn place_of(&self, place: PlaceId) -> String {
        self.told("place", place.name(self.names()))
    }

    /// A side's contract, and its terms.
    pub fn side_of(&self, side: SideId) -> (String, Option<String>) {
        let name = side.name(self.names());
        let args: Vec<Arg<'_>> = self.tale().into_iter().chain(self.fees(side)).collect();
        (self.told("side", name), self.text.try_attr_with(&self.key("side", name), "text", &args))
    }

    /// What a side pays: before fitting out, and for the mission. In a game of the first edition both may be other figures
    /// under the same words.
    fn fees(&self, side: SideId) -> [Arg<'static>; 2] {
        let stories = self.scenario.story.as_ref();
        let pay = stories.and_then(|stories| stories.of(side)?.sides.get(&side).map(|side| side.pay));
        let mode = self.at.map_or(Mode::Normal, |view| view.setup.mode);
        let fee = |fee: fn(Pay) -> ByMode<u8>| number(pay.map_or(0, |pay| fee(pay).at(mode)));
        [("retainer", fee(|pay| pay.retainer)), ("pay", fee(|pay| pay.main))]
    }

    /// What has to be done, as the side taken has it.
    pub fn story_aim(&self, side: SideId) -> String {
        self.with(&format!("scenario-{}-aim-{}", self.scenario.name, side.name(self.names())), &self.tale())
    }

    /// A milestone of the story, as a side has it.
    pub fn story_milestone(&self, milestone: Milestone, side: SideId) -> (String, Option<String>) {
        let name = match milestone {
            Milestone::Main => format!("main-{}", side.name(self.names())),
            Milestone::Side | Milestone::Third => <&str>::from(milestone).to_owned(),
        };
        (self.told("milestone", &name), self.told_of("milestone", &name, "text"))
    }

    /// What is told between scenarios.
    pub fn heard(&self, heard: Heard) -> Passage {
        let key = match heard {
            Heard::Joins(hero) => format!("passage-campaign-joins-{}", hero.name(self.names())),
            Heard::Leaves(hero) => format!("passage-campaign-leaves-{}", hero.name(self.names())),
            Heard::Ally(faction) => format!("passage-campaign-ally-{faction}"),
            Heard::Against(faction) => format!("passage-campaign-hostile-{faction}"),
        };
        let args = self.tale();
        let log = self.text.try_attr_with(&key, "log", &args);
        Passage { title: self.with(&key, &args), text: self.text.attr_with(&key, "text", &args), log }
    }

    /// A passage that is to be read aloud, wherever it comes from: what asks says which. A choice may have one of its own.
    pub fn aloud(&self, source: Source) -> Option<Passage> {
        match source {
            Source::Passage(passage) => Some(self.passage_of(passage)),
            Source::Heard(heard) => Some(self.heard(heard)),
            Source::Choice(choice) => {
                let passage = self.at?.story()?.choices.get(&choice)?.passage?;
                Some(self.passage_of(passage))
            }
            _ => None,
        }
    }

    /// What stands beside a page of the story.
    pub fn plate_of(&self, passage: PassageId) -> Option<&Plate> {
        self.content.plate(self.scenario, passage.name(self.names()))
    }

    /// What stands beside a page that is told between scenarios.
    pub fn plate_heard(&self, heard: Heard) -> Option<&Plate> {
        let told = match heard {
            Heard::Joins(hero) => format!("joins-{}", hero.name(self.names())),
            Heard::Leaves(hero) => format!("leaves-{}", hero.name(self.names())),
            Heard::Ally(faction) => format!("ally-{faction}"),
            Heard::Against(faction) => format!("hostile-{faction}"),
        };
        self.content.plates.get(&told)
    }

    /// What stands beside a passage of a mission or a lesson, by its name.
    pub fn plate(&self, passage: &str) -> Option<&Plate> {
        let own = passage.strip_prefix(&self.scenario.name)?.strip_prefix('-')?;
        self.scenario.file.plates.get(own)
    }

    /// A word to a third power: what it is called, and what it brings.
    pub fn word_to(&self, faction: Faction) -> (String, String) {
        let key = format!("option-campaign-word-{faction}");
        let args = self.tale();
        (self.with(&key, &args), self.text.try_attr_with(&key, "cost", &args).unwrap_or_default())
    }

    /// What the log says of it.
    pub fn word_log(&self, faction: Faction) -> String {
        let key = format!("option-campaign-word-{faction}");
        self.text.try_attr_with(&key, "log", &self.tale()).unwrap_or_default()
    }

    /// A paper that was kept: what it is called, and what stands on it.
    pub fn paper(&self, name: &str) -> (String, String) {
        let key = format!("paper-{name}");
        (self.text.get(&key), self.text.attr(&key, "text"))
    }

    /// What the campaign's log says of a flag; nothing where it keeps silent.
    pub fn flag_log(&self, flag: FlagId, value: ValueId) -> Option<String> {
        let key = format!("log-flag-{}-{}", flag.name(self.names()), value.name(self.names()));
        self.text.try_get(&key)
    }
}

/// The side that beats take, if they take one at once.
pub(super) fn signed(beats: &[Beat]) -> Option<SideId> {
    beats.iter().find_map(|beat| if let Beat::Story(StoryBeat::ChangeSide(side)) = beat { Some(*side) } else { None })
}
