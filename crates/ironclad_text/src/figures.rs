//! Whether words and deeds agree: a figure that is told before an option is taken, an offer is used or a contract is
//! signed has to be the figure that the story then brings, for each side and in each mode. Figures are tuned long after
//! words are written, and whoever tunes them hears of it here.

mod done;
mod later;
mod said;

use self::done::{Done, counts};
use self::later::{in_the_debriefing, later};
use self::said::{Lexicon, Said};
use super::story::signed;
use ironclad_game::content::sorted::SortedSet;
use ironclad_game::content::story::beat::{Beat, StoryBeat};
use ironclad_game::content::story::condition::{Condition, Milestone};
use ironclad_game::content::story::scene::Goal;
use ironclad_game::content::story::{ByMode, Pay, Story};
use ironclad_game::content::terms::{Faction, Mode};
use ironclad_game::content::{Content, Id, Names, Scenario, SideId};
use strum::IntoEnumIterator;
use words::{Arg, Text};

/// What a figure counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Credits,
    Crew,
    Morale,
    Hull,
    Salvage,
    Ammo,
    Gear,
    Actions,
    Heroes,
    /// Reputation with a power.
    Standing(Faction),
    /// The number of a scenario.
    Scenario,
}

/// A figure of the story: so much of it, more or less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Figure {
    what: What,
    by: i16,
}

/// A message that tells something else than what is done.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Disagreement {
    /// The key, with its attribute.
    pub key: String,
    /// The figure in question.
    pub figure: String,
    /// Whether the words name it and nothing does it; otherwise it is done, and the words do not name it.
    pub said: bool,
}

/// Whatever the words of these stories tell that the stories do not do. Stories are chosen by their scenario's name. The
/// words have to be of the text's own language: a language that shows stories in English is not asked.
pub fn disagreements(text: &Text, content: &Content, of: impl Fn(&str) -> bool) -> Vec<Disagreement> {
    let lexicon = Lexicon::of(text);
    let mut found = SortedSet::new();
    let scenarios = content.scenarios.iter().map(|(_, scenario)| scenario).chain(content.at_first.values());
    for scenario in scenarios.filter(|scenario| of(&scenario.name)) {
        for (side, story) in scenario.story.iter().flat_map(|stories| stories.all()) {
            let names = &scenario.map.names;
            for mode in Mode::iter() {
                let mut reading =
                    Reading { text, lexicon: &lexicon, scenario, names, story, side, mode, found: &mut found };
                reading.contract();
                reading.milestones();
                reading.options();
                reading.offers();
            }
        }
    }
    found.into_iter().collect()
}

/// A story being read, as one side has it in one mode.
struct Reading<'a> {
    text: &'a Text,
    lexicon: &'a Lexicon,
    scenario: &'a Scenario,
    names: &'a Names,
    story: &'a Story,
    side: SideId,
    mode: Mode,
    found: &'a mut SortedSet<Disagreement>,
}

impl Reading<'_> {
    /// The figures of a message, if there is such a message. Of several sides this one's contract is told.
    fn said(&self, key: &str, attribute: Option<&str>, contract: SideId) -> Option<Vec<Said>> {
        let power = |faction: Option<&Faction>| self.lexicon.power(faction.copied()).to_owned();
        let side = self.story.sides.get(&self.side);
        let pay = self.story.sides.get(&contract).map(|side| side.pay);
        let fee = |fee: fn(Pay) -> ByMode<u8>| pay.map_or(0, |pay| i64::from(fee(pay).at(self.mode)));
        let args: [Arg<'_>; 8] = [
            ("client", power(side.and_then(|side| side.with.as_ref())).into()),
            ("opponent", power(side.and_then(|side| side.against.first())).into()),
            ("retainer", fee(|pay| pay.retainer).into()),
            ("pay", fee(|pay| pay.main).into()),
            // What is filled in by the program is always right.
            ("date", "".into()),
            ("turns", "".into()),
            ("difficulty", "".into()),
            ("hero", "".into()),
        ];
        let message = match attribute {
            Some(attribute) => self.text.try_attr_with(key, attribute, &args)?,
            None if self.text.has(key) => self.text.with(key, &args),
            None => return None,
        };
        Some(self.lexicon.figures(&message))
    }

    fn key(&self, kind: &str, name: &str) -> String {
        format!("{kind}-{}-{name}", self.scenario.name)
    }

    fn tell(&mut self, key: &str, attribute: &str, figure: String, said: bool) {
        self.found.insert(Disagreement { key: format!("{key}.{attribute}"), figure, said });
    }

    /// Every figure that is said has to be done.
    fn all_done(&mut self, key: &str, attribute: &str, said: &[Said], done: &Done<'_>, bare: bool) {
        let figures = done.figures();
        for figure in said {
            let known = figures.iter().any(|own| figure.is(*own, bare));
            if figure.can_be_checked(bare) && !known {
                self.tell(key, attribute, figure.words.clone(), true);
            }
        }
    }

    /// A contract's terms: what they name is what is paid, or comes of its being signed; and if they name any figure, both fees are among them.
    fn contract(&mut self) {
        let key = self.key("side", self.side.name(self.names));
        let Some(said) = self.said(&key, Some("text"), self.side) else { return };
        let mut done = Done::new(self.story, self.side, self.mode);
        done.contract(self.side);
        let signing = [Beat::Story(StoryBeat::ChangeSide(self.side))];
        later(self.story, self.names, &[&signing]).into_iter().for_each(|beats| done.beats(beats));
        self.all_done(&key, "text", &said, &done, true);
        let Some(side) = self.story.sides.get(&self.side) else { return };
        for fee in [side.pay.retainer, side.pay.main].map(|fee| fee.at(self.mode)) {
            let named = said.iter().any(|figure| figure.is(Figure { what: What::Credits, by: fee.into() }, true));
            if fee > 0 && !said.is_empty() && !named {
                self.tell(&key, "text", fee.to_string(), false);
            }
        }
    }

    /// A milestone that wants several of something says how many.
    fn milestones(&mut self) {
        for (milestone, (_, goal)) in Milestone::ALL.into_iter().zip(self.story.goals()) {
            let name = match milestone {
                Milestone::Main => format!("main-{}", self.side.name(self.names)),
                Milestone::Side | Milestone::Third => <&str>::from(milestone).to_owned(),
            };
            let key = self.key("milestone", &name);
            self.milestone(&key, goal);
        }
    }

    fn milestone(&mut self, key: &str, goal: &Goal) {
        let Some(title) = self.said(key, None, self.side) else { return };
        let text = self.said(key, Some("text"), self.side).unwrap_or_default();
        let said: Vec<Said> = title.into_iter().chain(text).collect();
        for count in counts(&goal.when).into_iter().filter(|count| *count > 1) {
            if !said.is_empty() && !said.iter().any(|figure| figure.by == count) {
                self.tell(key, "text", count.to_string(), false);
            }
        }
    }

    /// What options bring and cost.
    fn options(&mut self) {
        let (story, side, mode) = (self.story, self.side, self.mode);
        for (choice, written) in &story.choices {
            for option in written.options.iter().filter(|option| !is_others(&option.when, side)) {
                let name = format!("{}-{}", choice.name(self.names), option.id.name(self.names));
                let key = self.key("option", &name);
                let mut done = Done::new(story, side, mode);
                done.prices(&option.cost, &option.uses);
                let prices = done.figures();
                let check: Vec<Beat> =
                    option.check.map(|check| Beat::Story(StoryBeat::Check(check))).into_iter().collect();
                let beats = [check.as_slice(), &option.beats, &option.otherwise];
                beats.iter().for_each(|beats| done.beats(beats));
                later(story, self.names, &beats).into_iter().for_each(|beats| done.beats(beats));
                // Whoever does nothing lets things take their course, and may be told where that leads.
                if beats.iter().all(|beats| beats.is_empty()) {
                    done.counted();
                }
                let contract = signed(&option.beats);
                contract.into_iter().for_each(|side| done.contract(side));
                let due = [prices, self.owed(&beats)].concat();
                self.cost(&key, &done, &due, contract.unwrap_or(side));
            }
        }
    }

    /// What offers bring and cost.
    fn offers(&mut self) {
        let (story, side, mode) = (self.story, self.side, self.mode);
        for (offer, written) in story.offers.iter().filter(|(_, offer)| !is_others(&offer.when, side)) {
            let key = self.key("offer", offer.name(self.names));
            let mut done = Done::new(story, side, mode);
            done.prices(&written.cost, &written.uses);
            let prices = done.figures();
            done.spends(written.action);
            done.beats(&written.beats);
            later(story, self.names, &[&written.beats]).into_iter().for_each(|beats| done.beats(beats));
            let due = [prices, self.owed(&[&written.beats])].concat();
            self.cost(&key, &done, &due, side);
        }
    }

    /// The reputation that the debriefing takes for what these beats leave behind.
    fn owed(&self, beats: &[&[Beat]]) -> Vec<Figure> {
        let mut done = Done::new(self.story, self.side, self.mode);
        in_the_debriefing(self.story, beats).into_iter().for_each(|beats| done.beats(beats));
        let lost = |figure: &Figure| matches!(figure.what, What::Standing(_)) && figure.by < 0;
        done.figures().into_iter().filter(lost).collect()
    }

    /// What is told beforehand is done, and what has to be paid, at once or at the debriefing, is told.
    fn cost(&mut self, key: &str, done: &Done<'_>, due: &[Figure], contract: SideId) {
        let Some(said) = self.said(key, Some("cost"), contract) else { return };
        self.all_done(key, "cost", &said, done, false);
        for price in due.iter().filter(|price| price.what != What::Heroes) {
            if !said.iter().any(|figure| figure.what.is_some() && figure.is(*price, false)) {
                self.tell(key, "cost", self.lexicon.name(*price), false);
            }
        }
    }
}

/// Whether something is for other sides than this one.
fn is_others(when: &Condition, side: SideId) -> bool {
    match when {
        Condition::Side(sides) => !sides.has(&side),
        Condition::All(all) => all.iter().any(|one| is_others(one, side)),
        _ => false,
    }
}
