//! Act Two as a campaign that changes its sponsor within the act, and as one that has none: who is served in each chapter, whose
//! pages are read, and what stays of the work for somebody else. A bot plays the chapters one after the other, quickly and with
//! good dice, in a ship that is kept afloat.

use std::collections::BTreeSet;
use std::sync::Arc;

use ironclad::bot::{Dice, Explorer, ExplorerGoal, Player};
use ironclad::content::edition::Edition;
use ironclad::content::story::condition::Milestone;
use ironclad::content::terms::{Faction, Mode};
use ironclad::content::{ChoiceId, FlagId, Id, OptionId};
use ironclad::engine::chance::Request;
use ironclad::engine::event::story::StoryEvent;
use ironclad::engine::{
    Answer, CampaignLog, Decision, DecisionKind, Die, Event, Events, Game, Input, Pending, Setup, Sought, Source,
    State, Table, dealt,
};
use ironclad::patrol;

use crate::table::content;

/// The chapter with which the act begins.
const FIRST: u8 = 6;

/// Campaigns begun at the most until one has won everything from its first sponsor that can be won.
const SEEDS: u64 = 40;

/// Attempts at a chapter at the most.
const ATTEMPTS: usize = 4;
/// Answers and dice of an attempt after which every turn is ended at once, and at the most.
const PLENTY: usize = 1_500;
const STEPS: usize = 6_000;

/// What the bot chooses where it can: what is found is kept, and Achterberg lends.
const WANTED: [(&str, &str); 6] = [
    ("paper", "carry"),
    ("loan", "take"),
    ("aboard-her", "board"),
    ("strongbox", "clerk"),
    ("strongbox", "force"),
    ("letters", "keep"),
];

/// What the first two chapters of the act leave in the log, and no later one sets.
const EARLY: [&str; 7] = ["paper", "paper-of", "clerk", "owes-europa", "letters", "hollis", "recorder"];

/// A campaign in the second act.
struct Campaign {
    game: Game,
    /// How the chapter under way began.
    began: State,
    /// What has happened in it.
    events: Events,
    seed: u64,
    dice: Dice,
}

/// How a chapter went.
#[derive(Debug)]
struct Chapter {
    number: u8,
    /// Who could be served.
    offered: Vec<Faction>,
    /// Who was.
    sponsor: Faction,
    /// The pages that were read, and the lines that were said.
    pages: Vec<String>,
    lines: Vec<String>,
}

impl Chapter {
    fn has_read(&self, page: &str) -> bool {
        self.pages.iter().any(|own| own == page)
    }

    /// Of the pages that are one power's own the sponsor's are read and nobody else's. Those of Villains are of those whom one is
    /// against.
    fn reads_its_sponsors_pages(&self) {
        let is_of = |page: &str, power: Faction| page.split('-').any(|part| part == power.name());
        let briefed = self.pages.iter().find(|page| page.starts_with("briefing-"));
        assert!(briefed.is_some_and(|page| is_of(page, self.sponsor)), "{self:?}");
        for page in self.pages.iter().filter(|page| !page.starts_with("villain-")) {
            let others = Faction::ALL.into_iter().find(|power| *power != self.sponsor && is_of(page, *power));
            assert_eq!(others, None, "{page} is read in chapter {}, sailed for {}", self.number, self.sponsor);
        }
    }
}

/// Whom one sails for who stands so: an ally, or else the highest, and whoever one likes where nobody stands above 0.
fn patrons(table: &Table) -> Vec<Faction> {
    if let Some(ally) = table.ally {
        return vec![ally];
    }
    let highest = table.reputation.into_iter().max().unwrap_or(0);
    let stands = |power: &Faction| highest < 1 || table.reputation(*power) == highest;
    Faction::ALL.into_iter().filter(stands).collect()
}

/// A die that has a number to reach falls on 6, so that what is tried succeeds.
fn rolled(request: Request, dice: &mut Dice) -> Die {
    let is_tried = request.against.is_some_and(|against| against.reach.is_some());
    let die = if is_tried { Die::new(6) } else { dice.roll() };
    die.expect("a face")
}

impl Campaign {
    /// Before the act, by two players in Easy, who stand so with the powers; nothing is known of the first act.
    fn begun(seed: u64, standing: &[(Faction, i8)]) -> Self {
        let content = content();
        let first = content.chapter(1).expect("a first chapter");
        let setup =
            Setup { mode: Mode::Easy, seats: dealt(2), scripted: false, players: None, edition: Edition::TODAY };
        let mut events = Events::new();
        let game = Game::campaign(Arc::clone(content), Arc::clone(first), setup, content.chapters(), &mut events);
        let mut before = game.state().clone();
        for (power, reputation) in standing {
            before.table.reputation[power.index()] = *reputation;
        }
        before.table.log.as_mut().expect("a campaign").scenario = FIRST - 1;
        events.clear();
        let behind = Game::resume(Arc::clone(content), Arc::clone(first), before.clone());
        let chapter = Arc::clone(content.chapter(FIRST).expect("the act has a chapter"));
        let game = behind.embark(chapter, &before, &mut events);
        let began = game.state().clone();
        Self { game, began, events, seed, dice: Dice::new(seed, 0) }
    }

    fn tune(&mut self, change: impl FnOnce(&mut Table)) {
        let mut state = self.game.state().clone();
        change(&mut state.table);
        self.game = Game::resume(Arc::clone(self.game.content()), Arc::clone(self.game.scenario()), state);
    }

    /// These powers think so of the players from now on, and the others nothing.
    fn stand(&mut self, standing: &[(Faction, i8)]) {
        self.tune(|table| {
            table.reputation = [0; 5];
            table.ally = None;
            for (power, reputation) in standing {
                table.reputation[power.index()] = *reputation;
            }
        });
    }

    /// As the chapter begins, nobody thinks well of the players any more.
    fn fall_from_favour(&mut self) {
        self.tune(|table| {
            table.reputation = table.reputation.map(|reputation| reputation.min(0));
            table.ally = None;
        });
        self.began = self.game.state().clone();
    }

    fn log(&self) -> &CampaignLog {
        self.game.table().log.as_ref().expect("a campaign")
    }

    fn flag(&self, flag: &str) -> Option<String> {
        let names = &content().names;
        let flag = FlagId::find(names, flag).expect("a flag");
        self.log().flag(flag).map(|value| value.name(names).to_owned())
    }

    /// What the first two chapters have left in the log.
    fn kept(&self) -> [Option<String>; 7] {
        EARLY.map(|flag| self.flag(flag))
    }

    /// Whom the chapters of the act that are behind were sailed for. What is behind the act was sailed for nobody.
    fn served(&self) -> Vec<Faction> {
        self.log().results.iter().filter_map(|result| result.with).collect()
    }

    /// The papers in the log book.
    fn papers(&self) -> BTreeSet<String> {
        self.game.view().papers().into_iter().map(|(name, _)| name.to_owned()).collect()
    }

    /// On to the next chapter, or to the same once more; not behind the last.
    fn go_on(&mut self) -> bool {
        self.events.clear();
        let next = patrol::go_on(&self.game, &self.began, self.seed, &mut self.events).expect("a chapter");
        let Some(next) = next else { return false };
        self.began = next.state().clone();
        self.game = next;
        true
    }

    /// Plays the chapter to the end of its debriefing, again if the ship is lost: for this sponsor, where several can be served,
    /// and with a word to this power at the end.
    fn play(&mut self, sponsor: Option<Faction>, word: Option<Faction>) -> Chapter {
        for _ in 0..ATTEMPTS {
            let chapter = self.attempt(sponsor, word);
            if self.game.sought() != Some(Sought::Again) {
                return chapter;
            }
            assert!(self.go_on(), "once more");
        }
        panic!("the ship is lost again and again, with the seed {}", self.seed);
    }

    fn attempt(&mut self, sponsor: Option<Faction>, word: Option<Faction>) -> Chapter {
        let names = Arc::clone(self.game.names());
        let wanted = WANTED
            .into_iter()
            .filter_map(|(choice, option)| Some((ChoiceId::find(&names, choice)?, OptionId::find(&names, option)?)));
        // Where there are letters, they are what is looked for.
        let letters = ChoiceId::find(&names, "letters");
        let letters =
            letters.filter(|choice| self.game.view().story().is_some_and(|story| story.choices.contains_key(choice)));
        let goal = letters.map_or(ExplorerGoal::Milestone(Milestone::Main), ExplorerGoal::Choice);
        let mut player = Explorer::new(self.dice.seed(), goal, wanted.collect());
        let mut offered = Vec::new();
        for step in 0..STEPS {
            let input = match self.game.pending() {
                Pending::Over(_) => return self.chapter(offered),
                Pending::Chance(request) => Input::Die(rolled(request, &mut self.dice)),
                Pending::Draw(_) => {
                    let chances = self.game.chances();
                    self.dice.pick(&chances).expect("a token")
                }
                Pending::Choose(decision) => {
                    if let Some(powers) = self.asks_for_whom(&decision) {
                        offered = powers;
                        Input::Answer(self.side(&decision, sponsor.unwrap_or(offered[0])))
                    } else if decision.kind == DecisionKind::Word {
                        Input::Answer(self.word(&decision, word))
                    } else if step > PLENTY && decision.options.contains(&Answer::EndTurn) {
                        Input::Answer(Answer::EndTurn)
                    } else if decision.kind == DecisionKind::Action && self.is_low() {
                        self.keep_afloat();
                        continue;
                    } else {
                        Input::Answer(player.choose(&self.game, &decision))
                    }
                }
            };
            self.game.submit(input, &mut self.events).expect("legal");
        }
        panic!("the chapter has no end, with the seed {}", self.seed);
    }

    /// The powers that can be served, where it is asked: those whom one would sail for by what they think.
    fn asks_for_whom(&self, decision: &Decision) -> Option<Vec<Faction>> {
        let Some(Source::Choice(choice)) = decision.source else { return None };
        if choice.name(self.game.names()) != "sponsor" {
            return None;
        }
        let power = |answer: &Answer| match answer {
            Answer::Option(option) => option.name(self.game.names()).parse::<Faction>().ok(),
            _ => None,
        };
        let offered: Vec<Faction> = decision.options.iter().filter_map(power).collect();
        assert_eq!(offered, patrons(self.game.table()), "{:?}", self.game.table().reputation);
        Some(offered)
    }

    fn side(&self, decision: &Decision, power: Faction) -> Answer {
        let is_it = |answer: &Answer| answer.id(self.game.names()) == format!("option:{power}");
        decision.options.iter().copied().find(is_it).unwrap_or_else(|| panic!("{power} offers nothing"))
    }

    /// A word to this power, which by now has come up to the one that is served but for a point: so the two change places.
    fn word(&mut self, decision: &Decision, to: Option<Faction>) -> Answer {
        let Some(to) = to.filter(|power| decision.options.contains(&Answer::Word(*power))) else { return Answer::Done };
        let served = self.game.view().client().expect("somebody is served");
        self.stand(&[(served, 3), (to, 2)]);
        Answer::Word(to)
    }

    /// Whether so little is left that the ship may not come home.
    fn is_low(&self) -> bool {
        let table = self.game.table();
        table.hull < 3 || table.crew < 3 || table.morale < 3
    }

    fn keep_afloat(&mut self) {
        self.tune(|table| {
            table.hull = table.hull.max(5);
            table.crew = table.crew.max(5);
            table.morale = table.morale.max(4);
        });
    }

    /// What has come of the chapter that is behind.
    fn chapter(&self, offered: Vec<Faction>) -> Chapter {
        let names = self.game.names();
        let told =
            || self.events.iter().filter_map(|event| if let Event::Story(told) = event { Some(*told) } else { None });
        let page = |told: StoryEvent| {
            if let StoryEvent::Read { passage } = told { Some(passage.name(names).to_owned()) } else { None }
        };
        let line = |told: StoryEvent| {
            if let StoryEvent::Said { line, .. } = told { Some(line.name(names).to_owned()) } else { None }
        };
        let side = |told: StoryEvent| if let StoryEvent::SideTaken { side } = told { Some(side) } else { None };
        let taken: Vec<_> = told().filter_map(side).collect();
        assert_eq!(taken.len(), 1, "one side is taken");
        Chapter {
            number: self.game.view().story().expect("a story").chapter,
            offered,
            sponsor: taken[0].name(names).parse().expect("a power"),
            pages: told().filter_map(page).collect(),
            lines: told().filter_map(line).collect(),
        }
    }
}

/// Two chapters for the Federation that bring the Cartel's paper and the letters, and a word to the Council at the end of them.
/// None where the paper or the letters are not won.
fn for_the_federation(seed: u64) -> Option<(Campaign, Chapter, Chapter)> {
    let mut campaign = Campaign::begun(seed, &[(Faction::Federation, 3), (Faction::Council, 2)]);
    let sixth = campaign.play(None, None);
    campaign.flag("paper-of")?;
    assert!(campaign.go_on(), "there is another chapter");
    let seventh = campaign.play(None, Some(Faction::Council));
    (campaign.flag("letters").as_deref() == Some("held")).then_some((campaign, sixth, seventh))
}

#[test]
fn a_change_of_sponsor_within_the_act_keeps_what_was_won_under_the_first() {
    let (mut campaign, sixth, seventh) = (1..=SEEDS).find_map(for_the_federation).expect("a paper, and letters");
    let served = [&sixth, &seventh].map(|chapter| (chapter.number, chapter.sponsor));
    assert_eq!(served, [(6, Faction::Federation), (7, Faction::Federation)]);
    assert_eq!(campaign.log().word, Some(Faction::Council));
    let (kept, papers) = (campaign.kept(), campaign.papers());
    let early = kept.iter().zip(EARLY).filter(|(value, _)| value.is_none()).map(|(_, flag)| flag);
    assert_eq!(early.collect::<Vec<_>>(), Vec::<&str>::new(), "all of it is settled");
    assert_eq!(campaign.flag("paper-of").as_deref(), Some("cartel"));
    assert!(papers.contains("letters"), "{papers:?}");
    let mut chapters = vec![sixth, seventh];
    while campaign.go_on() {
        assert_eq!(campaign.kept(), kept, "it goes along");
        assert!(campaign.papers().is_superset(&papers), "{:?} of {papers:?}", campaign.papers());
        chapters.push(campaign.play(None, None));
    }
    assert_eq!((campaign.kept(), chapters.len()), (kept, 5), "to the end of the act");
    chapters.iter().for_each(Chapter::reads_its_sponsors_pages);
    assert_eq!(campaign.served(), chapters[..4].iter().map(|chapter| chapter.sponsor).collect::<Vec<_>>());
    let [_, _, eighth, ninth, _] = chapters.as_slice() else { panic!("five chapters") };
    assert_eq!((eighth.sponsor, eighth.offered.as_slice()), (Faction::Council, [Faction::Council].as_slice()));
    // The second sponsor's chapters tell of what was won, done and owed under the first.
    assert!(eighth.lines.iter().any(|line| line == "short"), "the letters are kept: {:?}", eighth.lines);
    let clerk = campaign.flag("clerk");
    assert_eq!(ninth.has_read("minutes"), clerk.as_deref() == Some("taken"));
    assert_eq!(ninth.has_read("in-chains"), clerk.as_deref() == Some("left"));
    assert_eq!(ninth.has_read("parcel"), campaign.flag("hollis").as_deref() == Some("handed"));
    assert!(ninth.has_read("bill"), "the loan is due: {:?}", ninth.pages);
}

#[test]
fn whoever_nobody_thinks_well_of_sails_for_whom_the_table_chooses() {
    let mut campaign = Campaign::begun(1, &[(Faction::Council, -2), (Faction::Cartel, -1)]);
    for (number, power) in (FIRST..).zip(Faction::ALL) {
        campaign.fall_from_favour();
        let chapter = campaign.play(Some(power), None);
        assert_eq!((chapter.number, chapter.sponsor), (number, power), "they take the players in");
        assert_eq!(chapter.offered, Faction::ALL, "five dockets");
        assert_eq!(chapter.pages.iter().filter(|page| *page == "nobody").count(), 1, "{:?}", chapter.pages);
        chapter.reads_its_sponsors_pages();
        // What Achterberg lends in the first of these chapters is asked back in the fourth.
        assert_eq!(campaign.flag("owes-europa").as_deref(), Some("yes"));
        assert_eq!((chapter.has_read("loan"), chapter.has_read("bill")), (number == FIRST, number == 9));
        assert_eq!(campaign.go_on(), number < content().chapters());
    }
    assert_eq!(campaign.served(), Faction::ALL[..4]);
}
