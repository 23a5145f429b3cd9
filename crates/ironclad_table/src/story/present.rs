//! What a story reads out and asks: its page, its choice, what was said.

use crate::decision::Odds;
use crate::decision::composer::Composer;
use crate::map::{Ground, Token};
use crate::present::{Present, mark_of};
use crate::story::StoryView;
use crate::story::choice::{ChoiceView, OptionRow, OptionView};
use crate::story::plate::PlateView;
use crate::story::said::Spoken;
use crate::widget::chartlet::{self, Chartlet};
use crate::widget::standing;
use ironclad_game::content::plate::Plate;
use ironclad_game::content::story::beat::{Beat, Speaker, StoryBeat};
use ironclad_game::content::story::scene::{self, Opt};
use ironclad_game::content::terms::{Faction, Track};
use ironclad_game::content::{CheckId, ChoiceId, Id, LineId, PassageId, SideId};
use ironclad_game::engine::campaign::Heard;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::{Answer, CheckOf, Decision, DecisionKind, Event, Events, Game, Input, Pending, Source};
use ironclad_game::odds::{self, Outlook};
use ironclad_text::mission::Passage;
use ironclad_text::thing::number;
use ironclad_text::{picture, refusal, rule};
use kit::key::of_option;
use kit::widget::row::Standing;
use std::sync::Arc;

impl Present<'_> {
    /// The page of a decision that is read or chosen in the story; none for every other.
    pub fn scene(
        &self,
        decision: &Decision,
        composer: &Composer,
        said: &[(LineId, Speaker)],
        turned: bool,
    ) -> Option<StoryView> {
        let (page, choice) = match (decision.kind, decision.source) {
            (DecisionKind::Passage, Some(Source::Passage(passage))) => (Some(self.read(passage)), None),
            (DecisionKind::Passage, Some(Source::Heard(heard))) => (Some(self.heard(heard)), None),
            (DecisionKind::Choice, Some(Source::Choice(choice))) => {
                let written = self.game.view().story()?.choices.get(&choice)?;
                let own = written.plate.as_ref().map(PlateView::from);
                let page = match written.passage {
                    Some(passage) => {
                        let page = self.read(passage);
                        StoryView { plate: own.or(page.plate), ..page }
                    }
                    None => StoryView { plate: own.or_else(|| self.plate_before()), ..StoryView::default() },
                };
                (Some(page), Some(self.choice(composer, (choice, written), turned)))
            }
            _ => return None,
        };
        let button = match composer.answers().first() {
            Some(Answer::Read) => self.words.get("do-read"),
            Some(Answer::Option(option)) => match decision.source {
                Some(Source::Choice(choice)) => self.words.option_of(choice, *option).0,
                _ => String::new(),
            },
            _ => self.words.get("button-choose"),
        };
        let mut view = page.unwrap_or_default();
        view.said = self.said(said);
        view.choice = choice;
        view.button = button;
        view.can_wait = true;
        Some(view)
    }

    fn read(&self, passage: PassageId) -> StoryView {
        self.aloud(self.words.passage_of(passage), self.words.plate_of(passage))
    }

    /// What stood beside the page that was read last: for a choice that has neither a page nor a plate of its own.
    fn plate_before(&self) -> Option<PlateView> {
        let read = |event: &Event| match *event {
            Event::Story(StoryEvent::Read { passage }) => Some(passage),
            _ => None,
        };
        let last = self.happened().filter_map(|events| events.iter().rev().find_map(read)).last();
        self.words.plate_of(last?).map(PlateView::from)
    }

    /// The page of what is told between scenarios.
    fn heard(&self, heard: Heard) -> StoryView {
        self.aloud(self.words.heard(heard), self.words.plate_heard(heard))
    }

    fn aloud(&self, read: Passage, plate: Option<&Plate>) -> StoryView {
        let reader = self.reader().map(|reader| {
            let line = self.words.with("story-reads", &[("name", self.player(reader).into())]);
            (mark_of(reader), self.held(reader), line)
        });
        let plate = plate.map(Into::into);
        let note = self.begins_in_english().then(|| self.words.get("settings-language-story"));
        let log: Vec<String> = read.log.into_iter().chain(note).collect();
        let log = if log.is_empty() { None } else { Some(self.words.sentences(log)) };
        StoryView { title: read.title, reader, text: read.text, log, plate, ..StoryView::default() }
    }

    /// Whether this is the first page of a story that the language does not have yet: there, and only there, it is said.
    fn begins_in_english(&self) -> bool {
        let view = self.game.view();
        let first = view.log().is_none_or(|log| log.scenario <= 1) && view.read_aloud() == 0;
        first && !self.words.text.has_story()
    }

    /// What was said, with the faces of those who said it.
    pub fn said(&self, said: &[(LineId, Speaker)]) -> Vec<Spoken> {
        let spoken = said.iter().map(|(line, by)| Spoken {
            portrait: Some(match by {
                Speaker::Hero(hero) => picture::portrait(self.words.content, *hero).to_owned(),
                Speaker::Person(person) => person.name(self.words.names()).to_owned(),
            }),
            who: self.words.speaker(*by),
            words: self.words.line(*line, *by),
        });
        spoken.collect()
    }

    fn choice(&self, composer: &Composer, (choice, written): (ChoiceId, &scene::Choice), turned: bool) -> ChoiceView {
        let view = self.game.view();
        let listed = composer.listed().iter().enumerate();
        let mut options: Vec<OptionView> = listed
            .filter_map(|(place, answer)| {
                let Answer::Option(option) = *answer else { return None };
                let own = written.options.iter().find(|own| own.id == option)?;
                let wounds = self.words.uses_wound(&view, &own.uses);
                let standing = if composer.chosen().contains(&place) { Standing::Chosen } else { Standing::Open };
                Some(OptionView { key: of_option(place), standing, wounds, ..self.option_told(choice, own) })
            })
            .collect();
        let missing = written
            .options
            .iter()
            .filter(|own| view.is_so(&own.when) && !composer.listed().contains(&Answer::Option(own.id)));
        options.extend(missing.map(|own| {
            let told = self.option_told(choice, own);
            let why = refusal::option_barred(&self.words, &view, own);
            let why = why.unwrap_or_else(|| self.words.get("choice-barred"));
            OptionView { text: self.words.sentences([told.text, why]), odds: None, standing: Standing::Barred, ..told }
        }));
        let sides = written.options.iter().any(|own| side_of(own).is_some());
        ChoiceView {
            question: self.words.choice(choice),
            asked: self.asked_of_all(),
            vote: (written.cups && self.is_shared()).then(|| self.words.get("choice-cups")),
            options,
            focus: composer.focus(),
            holds: self.words.get(if sides { "choice-holds-side" } else { "choice-holds" }),
            ready: !composer.answers().is_empty(),
            turned,
        }
    }

    /// The road that the chosen option of the story would send something along, by the places of its sectors.
    pub(crate) fn road(&self, composer: &Composer) -> Vec<usize> {
        let view = self.game.view();
        let chosen = composer.answers();
        let written = match self.decision.map(|decision| (decision.kind, decision.source)) {
            Some((DecisionKind::Choice, Some(Source::Choice(choice)))) => {
                view.story().and_then(|story| story.choices.get(&choice))
            }
            _ => None,
        };
        let own =
            written.into_iter().flat_map(|choice| &choice.options).find(|own| chosen.contains(&Answer::Option(own.id)));
        let road = own.and_then(|own| view.road(&own.beats)).map(|(_, road)| road).unwrap_or_default();
        road.into_iter().map(Id::index).collect()
    }

    /// The chart in little, with the road that an option would send something along.
    fn road_drawn(&self, own: &Opt) -> Option<Arc<Chartlet>> {
        let (_, road) = self.game.view().road(&own.beats)?;
        let board = self.board();
        let sectors = board.sectors.iter().map(|sector| chartlet::Sector {
            q: sector.q,
            r: sector.r,
            condition: match sector.ground {
                Ground::Condition(condition) => Some(condition),
                Ground::Port(_) => None,
            },
            token: sector.token != Token::None,
        });
        let names = board.sectors.iter().map(|sector| match sector.ground {
            Ground::Port(_) => sector.name.clone(),
            Ground::Condition(_) => String::new(),
        });
        Some(Arc::new(Chartlet {
            sectors: sectors.collect(),
            names: names.collect(),
            ship: self.game.table().ship.index(),
            course: Vec::new(),
            road: road.into_iter().map(Id::index).collect(),
        }))
    }

    fn option_told(&self, choice: ChoiceId, own: &Opt) -> OptionView {
        let (title, cost) = self.words.option_of(choice, own.id);
        let view = OptionView {
            title,
            text: cost.unwrap_or_default(),
            odds: own.check.and_then(|_| self.odds_of(own)),
            road: self.road_drawn(own),
            ..OptionView::default()
        };
        match side_of(own) {
            Some(side) if self.game.view().course().is_some_and(|course| !course.taken) => self.contract(side, view),
            Some(_) | None => view,
        }
    }

    /// An option that takes a side shows its contract.
    fn contract(&self, id: SideId, view: OptionView) -> OptionView {
        let words = &self.words;
        let now = self.game.view();
        let story = now.scenario.story.as_ref().and_then(|stories| stories.of(id));
        let Some(side) = story.and_then(|story| story.sides.get(&id)) else { return view };
        let (title, terms) = words.side_of(id);
        let plain = |words: String| vec![(None, words)];
        let marked = |power: Faction, words: String| (Some(picture::faction(power)), words);
        let stands = |power: Faction| {
            let args = [
                ("standing", words.standing_name(now.standing(power)).into()),
                ("reputation", number(now.table.reputation(power))),
            ];
            marked(power, words.with("choice-stands", &args))
        };
        let pay = |key: &str, credits: u8| (credits > 0).then(|| words.with(key, &[("credits", number(credits))]));
        let (retainer, main) = (side.pay.retainer.at(now.setup.mode), side.pay.main.at(now.setup.mode));
        let paid = [pay("choice-pays-now", retainer), pay("choice-pays-then", main)];
        let main = side.reputation.main;
        let moved = || {
            let lost = side.against.iter().map(|power| (*power, -main));
            side.with.map(|power| (power, main)).into_iter().chain(lost).filter(|_| main != 0)
        };
        let by = |(power, by): (Faction, i8)| marked(power, words.with("choice-moves", &[("by", number(by))]));
        let told = |(power, by): (Faction, i8)| {
            let args = [("power", words.faction_name(power).into()), ("by", number(by))];
            words.with("debrief-reputation", &args)
        };
        let row = |head: &str, rule, parts: Vec<(Option<String>, String)>| OptionRow {
            head: words.get(head),
            rule,
            parts,
            told: Vec::new(),
        };
        let powers = || side.with.into_iter().chain(side.against.iter().copied());
        let rows = [
            row("choice-pays", rule::track(Track::Credits), plain(words.list(paid.into_iter().flatten()))),
            // Marks alone keep the card low, so that two rows of cards show at once: its head and the other rows name them.
            OptionRow {
                told: moved().map(told).collect(),
                ..row("choice-won", rule::REPUTATION, moved().map(by).collect())
            },
            row(
                "choice-against",
                rule::REPUTATION,
                side.against.iter().map(|power| marked(*power, words.faction(*power))).collect(),
            ),
            OptionRow {
                told: powers().map(|power| self.stands(power)).collect(),
                ..row("choice-standing", rule::STANDING, powers().map(stands).collect())
            },
        ];
        let below = side.with.map(|power| {
            let line = words.with("choice-for", &[("power", words.faction_name(power).into())]);
            (line, standing::color(power).into())
        });
        // A side may be called by its power alone.
        let below = below.filter(|(line, _)| line.to_lowercase() != title.to_lowercase());
        OptionView {
            title,
            mark: side.with.map(picture::faction),
            below,
            text: terms.unwrap_or(view.text),
            rows: rows.into_iter().filter(|row| row.parts.iter().any(|(_, words)| !words.is_empty())).collect(),
            odds: view.odds,
            ..OptionView::default()
        }
    }

    /// The odds of the check before an option, made by those who would do it best.
    fn odds_of(&self, own: &Opt) -> Option<(Odds, String)> {
        self.odds_after(Answer::Option(own.id))
    }

    /// The odds of the check that an answer leads to, and who would make it.
    pub(crate) fn odds_after(&self, answer: Answer) -> Option<(Odds, String)> {
        let mut game = self.game.clone();
        game.submit(Input::Answer(answer), &mut Events::new()).ok()?;
        let (outlook, answers) = best_roll(&game, FAR)?;
        let heroes = answers.iter().filter_map(|answer| match answer {
            Answer::Hero(hero) => Some(self.words.hero(*hero)),
            _ => None,
        });
        let names = self.words.list(heroes);
        let odds = Odds {
            faces: outlook.serves,
            percent: self.words.with("odds-percent", &[("percent", number(outlook.percent()))]),
            sixths: self.words.with("odds-sixths", &[("ways", number(outlook.ways()))]),
        };
        Some((odds, self.words.with("choice-odds-with", &[("heroes", names.into())])))
    }
}

/// Questions that are answered on the way to a check at the most: who is exhausted first, and which skill it is made with.
const FAR: u8 = 3;

/// The best that can be made of the check that comes next, and who makes it.
fn best_roll(game: &Game, left: u8) -> Option<(Outlook, Vec<Answer>)> {
    let Pending::Choose(decision) = game.pending() else { return None };
    if checked(game).is_some() {
        let answers = best_at(game)?;
        return Some((odds::outlook(game, &answers)?, answers));
    }
    if left == 0 || !matches!(decision.kind, DecisionKind::Hero | DecisionKind::Skill) {
        return None;
    }
    let after = decision.options.iter().filter_map(|answer| {
        let mut game = game.clone();
        game.submit(Input::Answer(*answer), &mut Events::new()).ok()?;
        best_roll(&game, left - 1)
    });
    after.max_by_key(|(outlook, _)| outlook.ways())
}

/// The check of the story for which heroes are asked now.
fn checked(game: &Game) -> Option<(Decision, CheckId)> {
    let Pending::Choose(decision) = game.pending() else { return None };
    if decision.kind != DecisionKind::Hero {
        return None;
    }
    let Some(Source::Check(story)) = decision.source else { return None };
    Some((decision, story))
}

/// The heroes who would do best at that check.
fn best_at(game: &Game) -> Option<Vec<Answer>> {
    let (decision, story) = checked(game)?;
    let view = game.view();
    let check = view.asked(CheckOf::Story { story })?;
    let heroes = decision.options.iter().filter_map(|answer| match answer {
        Answer::Hero(hero) => {
            let adds = view.usable(&check, *hero).map(|skill| view.adds(&check, *hero, skill)).max()?;
            Some((std::cmp::Reverse(adds), *hero))
        }
        _ => None,
    });
    let mut heroes: Vec<_> = heroes.collect();
    heroes.sort();
    heroes.truncate(usize::from(decision.picks.most));
    Some(heroes.into_iter().map(|(_, hero)| Answer::Hero(hero)).collect())
}

/// The side that an option takes.
fn side_of(own: &Opt) -> Option<SideId> {
    own.beats.iter().find_map(|beat| match beat {
        Beat::Story(StoryBeat::ChangeSide(side)) => Some(*side),
        _ => None,
    })
}
