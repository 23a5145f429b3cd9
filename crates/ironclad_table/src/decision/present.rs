//! The place of decision.

use crate::decision::Confirm;
use crate::decision::composer::Composer;
use crate::decision::{Alarm, Below, Choice, DecisionView, Head, Kept, Mark, Odds, Sum, Tone, Top};
use crate::outfitting::input::CAST_OFF;
use crate::present::{Present, system};
use ironclad_game::content::{HeroId, OfferId};
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::query::signed;
use ironclad_game::engine::{Answer, CheckOf, Decision, DecisionKind, Game, Source, Status};
use ironclad_game::odds::{self, Outlook};
use ironclad_text::decision::{Asked, Question, asked};
use ironclad_text::option::{self, choice};
use ironclad_text::picture;
use ironclad_text::refusal;
use ironclad_text::thing::{count, number, plain};
use kit::key::of_option;
use kit::widget::row::Standing;

impl Present<'_> {
    /// The decision as the players see it, with what they have chosen so far.
    pub fn asked(&self, decision: &Decision, composer: &Composer, top: Top) -> DecisionView {
        let asked = asked(&self.words, self.game, decision);
        let listed = composer.listed().iter().enumerate();
        let open = listed.map(|(place, answer)| self.option(decision, composer, place, *answer));
        let options = open.chain(self.barred_options(decision)).collect();
        let Below { sum, odds, won, lost, alarm, note } = self.below(decision, &asked, composer);
        DecisionView {
            place: (0, 0),
            head: self.head(&asked),
            question: asked.prompt.clone(),
            asked: asked.system.map_or_else(|| self.asked_of_all(), |held| self.asked_for(held)),
            columns: Vec::new(),
            options,
            top,
            focus: composer.focus(),
            sum,
            odds,
            won,
            lost,
            alarm,
            note,
            reserved: self.reserved(decision, &asked, composer),
            others: Vec::new(),
            button: self.button(decision, composer),
            ready: !composer.answers().is_empty(),
            kept: Kept::default(),
        }
    }

    /// What shows below the list, with what is chosen.
    fn below(&self, decision: &Decision, asked: &Asked, composer: &Composer) -> Below {
        let outlook = self.outlook(decision, composer);
        let sum = outlook.as_ref().and_then(|outlook| self.sum(outlook, composer, asked.question));
        let odds = outlook.as_ref().and_then(|outlook| self.odds(outlook));
        // What the story offers is judged by those who would do best, and says who that is.
        let led = match composer.answers().as_slice() {
            [offer @ Answer::Offer(_)] => self.odds_after(*offer),
            _ => None,
        };
        let (odds, by) = match led {
            Some((odds, by)) => (Some(odds), Some(by)),
            None => (odds, None),
        };
        let (won, lost) = match (asked.question, composer.answers().as_slice()) {
            (Question::Commit | Question::Select | Question::Skill, _) => (asked.won.clone(), asked.lost.clone()),
            // What the story offers says what it would bring before anybody is sent.
            (_, [Answer::Offer(offer)]) => {
                let told = |won| self.words.offered_check(*offer).and_then(|check| self.words.check_brings(check, won));
                (told(true), told(false))
            }
            _ => (None, None),
        };
        let note = match decision.kind {
            DecisionKind::SetUp => Some(self.told_of_piece(composer.listed())).filter(|told| !told.is_empty()),
            _ => by.or_else(|| self.note(asked, outlook.as_ref())),
        };
        Below { sum, odds, won, lost, alarm: self.alarm(decision, composer), note }
    }

    /// What each of the options would show below the list, where it alone is chosen: room is kept for the highest, so that
    /// nothing moves when it is. At a fitting out the list itself changes with what is looked at.
    fn reserved(&self, decision: &Decision, asked: &Asked, composer: &Composer) -> Vec<Below> {
        if decision.kind == DecisionKind::SetUp {
            return Vec::new();
        }
        // Before anything is chosen is one of the ways that it can look.
        let nothing = composer.without_choice();
        let places = 0..composer.listed().len();
        let alone = places.filter(|place| composer.chosen() != [*place]).map(|place| {
            let mut other = nothing.clone();
            other.choose(place);
            self.below(decision, asked, &other)
        });
        alone.chain([self.below(decision, asked, &nothing)]).collect()
    }

    pub(crate) fn head(&self, asked: &Asked) -> Head {
        let picture = asked.picture.as_deref().unwrap_or_default();
        let named = |folder: &str| picture.strip_prefix(folder).map(str::to_owned);
        Head {
            whose: asked.system.map(|held| self.whose(held)),
            icon: named("icons/"),
            person: named("people/"),
            title: asked.title.clone(),
            below: asked.subtitle.clone(),
            figure: asked.figure.as_ref().map(|figure| (figure.label.clone(), figure.value.clone())),
        }
    }

    fn option(&self, decision: &Decision, composer: &Composer, place: usize, answer: Answer) -> Choice {
        let words = choice(&self.words, self.game, decision, answer);
        let skill = words
            .marks
            .first()
            .map(|mark| (mark.picture.strip_prefix("icons/").unwrap_or(mark.picture).to_owned(), mark.figure.clone()));
        let tone = if words.alarm { Tone::Alarm } else { Tone::Quiet };
        let heroic = matches!(answer, Answer::Hero(_));
        let note = Some(words.note).filter(|note| !note.is_empty());
        // Gear handed over is a thing of its own, whatever else is asked.
        let listed = composer.listed();
        let is_gear = |answer: Option<&Answer>| matches!(answer, Some(Answer::Gear(..)));
        let before = place.checked_sub(1).and_then(|before| listed.get(before));
        let parted = is_gear(listed.get(place)) != is_gear(before) && before.is_some();
        let group = if is_gear(listed.get(place)) { "group-gear" } else { "group-other" };
        let group = parted.then(|| self.words.get(group));
        let casts_off = decision.kind == DecisionKind::SetUp && answer == Answer::Done;
        let (below, right) = if heroic { (None, note.map(|note| (note, tone))) } else { (note, None) };
        Choice {
            group,
            key: if casts_off { CAST_OFF.to_owned() } else { of_option(place) },
            mark: self.mark(answer, words.picture),
            title: words.label,
            below,
            kept: None,
            skill,
            figures: Vec::new(),
            right,
            brief: None,
            standing: if composer.chosen().contains(&place) { Standing::Chosen } else { Standing::Open },
            pinned: casts_off || answer == Answer::EndTurn,
            says_all: false,
        }
    }

    /// What players look for here and cannot have now, with the reason; a lesson shows its own option alone.
    fn barred_options(&self, decision: &Decision) -> Vec<Choice> {
        if self.game.state().setup.scripted {
            return Vec::new();
        }
        self.barred_choices(self.game, decision, |_| true)
    }

    /// What players look for at a decision of a game and cannot have, where it is to be shown, with the reason.
    pub(crate) fn barred_choices(
        &self,
        game: &Game,
        decision: &Decision,
        shown: impl Fn(&Answer) -> bool,
    ) -> Vec<Choice> {
        let wanted = refusal::looked_for(game, decision).into_iter().filter(shown);
        wanted
            .filter_map(|answer| {
                let why = refusal::refusal(&self.words, game, decision, answer)?;
                let words = choice(&self.words, game, decision, answer);
                Some(Choice {
                    mark: self.mark(answer, words.picture),
                    title: words.label,
                    below: Some(why.text),
                    standing: Standing::Barred,
                    ..Choice::default()
                })
            })
            .collect()
    }

    pub(crate) fn mark(&self, answer: Answer, picture: Option<String>) -> Option<Mark> {
        if let Answer::Hero(hero) | Answer::Ability(hero) = answer
            && let Some(aboard) = self.game.table().hero(hero)
        {
            return match answer {
                Answer::Hero(_) => Some(Mark::System(system(aboard.system))),
                _ => Some(Mark::Person(picture::portrait(self.words.content, hero).to_owned())),
            };
        }
        let picture = picture?;
        Some(match (picture.strip_prefix("icons/"), picture.strip_prefix("people/")) {
            (Some(icon), _) => Mark::Icon(icon.to_owned()),
            (_, Some(person)) => Mark::Person(person.to_owned()),
            (None, None) => Mark::Art(picture),
        })
    }

    /// What the dice would do if what is chosen were sent now.
    fn outlook(&self, decision: &Decision, composer: &Composer) -> Option<Outlook> {
        let rolls = decision.options.iter().any(|answer| matches!(answer, Answer::Hero(_) | Answer::Target(_)));
        let chosen = composer.answers_in_all();
        if rolls || !chosen.is_empty() { odds::outlook(self.game, &chosen) } else { None }
    }

    pub(crate) fn sum(&self, outlook: &Outlook, composer: &Composer, question: Question) -> Option<Sum> {
        let against = outlook.request.against?;
        let morale = self.game.view().morale();
        let mut parts = Vec::new();
        let mut rest = against.adds - morale;
        if matches!(question, Question::Commit | Question::Help) {
            for answer in composer.answers() {
                let Answer::Hero(hero) = answer else { continue };
                let adds = signed(self.best(hero, outlook));
                rest -= adds;
                parts.push((None, adds.to_string(), Tone::Plain));
            }
        }
        if rest != 0 {
            parts.push((None, plain(rest), tone(rest)));
        }
        if morale != 0 {
            parts.push((Some("hearts".to_owned()), plain(morale), tone(morale)));
        }
        if parts.is_empty() {
            parts.push((None, "0".to_owned(), Tone::Plain));
        }
        let needs = match (against.reach, outlook.least()) {
            (Some(_), Some(least)) => self.words.with("sum-needs", &[("least", number(least))]),
            (Some(_), None) => self.words.get("sum-hopeless"),
            (None, _) => self.words.get("sum-table"),
        };
        Some(Sum { parts, total: plain(against.adds), needs: (self.words.get("sum-and-the-die"), needs) })
    }

    /// What a hero brings to the roll in hand.
    fn best(&self, hero: HeroId, outlook: &Outlook) -> u8 {
        let view = self.game.view();
        let (asked, card) = match outlook.request.source {
            Some(Source::Intel(card)) => (view.asked(CheckOf::Card(card)), Some(&view.content.intel[card])),
            Some(Source::Check(story)) => (view.asked(CheckOf::Story { story }), None),
            _ => return 0,
        };
        let committed = asked.into_iter().flat_map(|check| {
            let skills = match self.game.state().frames.last() {
                Some(Frame::Check(check)) => check.usable(&view, hero).collect(),
                _ => view.usable(&check, hero).collect::<Vec<_>>(),
            };
            skills.into_iter().map(move |skill| view.adds(&check, hero, skill))
        });
        let table = card.and_then(|card| card.table());
        let helped = table.and_then(|table| table.hero).map(|helper| view.helps(hero, helper.adds));
        committed.chain(helped).max().unwrap_or(0)
    }

    pub(crate) fn odds(&self, outlook: &Outlook) -> Option<Odds> {
        outlook.request.against?.reach?;
        Some(Odds {
            faces: outlook.serves,
            percent: self.words.with("odds-percent", &[("percent", number(outlook.percent()))]),
            sixths: self.words.with("odds-sixths", &[("ways", number(outlook.ways()))]),
        })
    }

    /// What each row of a table would bring, where a table is to be rolled on.
    fn note(&self, asked: &Asked, outlook: Option<&Outlook>) -> Option<String> {
        if asked.rows.is_empty() {
            let read = [Question::Commit, Question::Select, Question::Skill, Question::Recon, Question::RestGiven];
            return if read.contains(&asked.question) { None } else { asked.text.clone() };
        }
        let chances = |place: usize| {
            let faces = outlook.map(|outlook| outlook.rows.iter().filter(|row| usize::from(**row) == place).count());
            faces.unwrap_or(0)
        };
        let lines = asked.rows.iter().enumerate().map(|(place, row)| {
            let args = [
                ("totals", row.totals.clone().into()),
                ("effects", row.effects.clone().into()),
                ("ways", count(chances(place))),
            ];
            let known = outlook.is_some_and(|outlook| !outlook.rows.is_empty());
            self.words.with(if known { "row-with-odds" } else { "row" }, &args)
        });
        Some(lines.collect::<Vec<_>>().join("\n"))
    }

    /// What must not be overlooked: heroes who would be Wounded, shields that go down, a blind jump.
    fn alarm(&self, decision: &Decision, composer: &Composer) -> Option<Alarm> {
        let chosen = composer.answers();
        let hurt = chosen.iter().find_map(|answer| {
            let words = choice(&self.words, self.game, decision, *answer);
            if !words.alarm {
                return None;
            }
            let done = matches!(answer, Answer::Heal | Answer::Repair | Answer::Attempt);
            let grave = done || matches!(answer, Answer::Move(_) | Answer::Order(_) | Answer::Confirm);
            // What it costs stands in its row.
            if let Answer::Offer(offer) = answer {
                Some((words.label, self.offer_wounds(*offer)?))
            } else {
                grave.then(|| (self.words.get("alarm-price"), String::new()))
            }
        });
        let blind = chosen.iter().any(|answer| match answer {
            Answer::Move(sector) => self.game.table().token(*sector).is_some_and(|token| !token.is_open()),
            _ => false,
        });
        match (hurt, blind) {
            (None, false) => None,
            (Some((title, text)), false) => Some(Alarm { title, figure: String::new(), text }),
            (_, true) => Some(Alarm {
                title: self.words.get("alarm-blind-jump"),
                figure: String::new(),
                text: self.words.get("alarm-blind-jump-text"),
            }),
        }
    }

    /// That somebody would be Wounded by an offer of the story, if it is so.
    fn offer_wounds(&self, offer: OfferId) -> Option<String> {
        let view = self.game.view();
        let written = view.story()?.offers.get(&offer)?;
        self.words.uses_wound(&view, &written.uses)
    }

    /// Warns of what is done for good: the button has to be pressed once more, and says so.
    pub fn warn(&self, weighty: &Confirm, view: &mut DecisionView) {
        view.alarm = Some(self.warning(weighty));
        view.button = self.words.text.attr(&weighty_key(weighty), "button");
        // Where there is little room the warning has it.
        view.note = None;
    }

    /// Keeps room for a warning of what is done for good, so that nothing moves when the button is pressed.
    pub fn keep_room_for(&self, weighty: &Confirm, view: &mut DecisionView) {
        let warned = Below {
            sum: view.sum.clone(),
            odds: view.odds.clone(),
            won: view.won.clone(),
            lost: view.lost.clone(),
            alarm: Some(self.warning(weighty)),
            note: None,
        };
        view.reserved.push(warned);
    }

    fn warning(&self, weighty: &Confirm) -> Alarm {
        let key = weighty_key(weighty);
        let args: Vec<words::Arg<'_>> = match weighty {
            Confirm::Unmanned(systems) => {
                let systems = self.words.list(systems.iter().map(|system| self.words.system(*system)));
                vec![("systems", systems.into())]
            }
            Confirm::Idle(seats) => vec![("players", self.players(seats.iter().copied()).into())],
            Confirm::Empty | Confirm::Nobody | Confirm::End => Vec::new(),
        };
        Alarm { title: self.words.with(&key, &args), figure: String::new(), text: self.words.text.attr(&key, "text") }
    }

    /// Whether a hero would be Wounded by what exhausts others (rule 6.4).
    fn is_worn(&self, hero: HeroId) -> bool {
        self.game.table().hero(hero).is_some_and(|aboard| aboard.status == Status::Exhausted)
    }

    /// What the main button says of what is done for good and is called by its name alone.
    fn for_good(&self, answer: Answer) -> Option<String> {
        match answer {
            Answer::Promote(hero) => {
                Some(self.words.with("button-promotion", &[("hero", self.words.hero_name(hero).into())]))
            }
            Answer::Contract(power) => {
                Some(self.words.with("button-contract", &[("power", self.words.faction_name(power).into())]))
            }
            Answer::Recon(_)
            | Answer::Move(_)
            | Answer::Rest
            | Answer::Heal
            | Answer::Repair
            | Answer::Dock
            | Answer::Ability(_)
            | Answer::EndTurn
            | Answer::Hero(_)
            | Answer::Done
            | Answer::Attempt
            | Answer::Skip
            | Answer::Skill(_)
            | Answer::Class(_)
            | Answer::Order(_)
            | Answer::NoOrder
            | Answer::Sortie(_)
            | Answer::Change(_)
            | Answer::Confirm
            | Answer::Pass
            | Answer::Target(_)
            | Answer::Service(_)
            | Answer::Leave
            | Answer::Buy(_)
            | Answer::Mend(_)
            | Answer::Upgrade(_)
            | Answer::Gear(..)
            | Answer::Hire(_)
            | Answer::Dismiss(_)
            | Answer::Assign(..)
            | Answer::Deal(..)
            | Answer::Fit(_)
            | Answer::Unfit(_)
            | Answer::Ship(_)
            | Answer::Section(_)
            | Answer::Treat(_)
            | Answer::Again
            | Answer::End
            | Answer::Read
            | Answer::Word(_)
            | Answer::Option(_)
            | Answer::Offer(_)
            | Answer::Take(_)
            | Answer::Land(_)
            | Answer::Post(_)
            | Answer::Fetch(_) => None,
        }
    }

    /// The main button says what it does.
    fn button(&self, decision: &Decision, composer: &Composer) -> String {
        let answers = composer.answers();
        let heroes = answers.iter().filter(|answer| matches!(answer, Answer::Hero(_))).count();
        let question = Question::of(self.game, decision);
        if question == Question::Volunteer && heroes < usize::from(decision.picks.most) {
            return self
                .words
                .with("button-volunteer-none", &[("count", count(heroes)), ("most", number(decision.picks.most))]);
        }
        match answers.as_slice() {
            [] if decision.kind == DecisionKind::SetUp => self.words.get("button-choose-or-cast-off"),
            [] => self.words.get("button-choose"),
            [Answer::Hero(hero)] | [Answer::Hero(hero), Answer::Done] => {
                let key = if self.is_worn(*hero) && EXHAUSTING.contains(&question) {
                    "button-wounds".to_owned()
                } else {
                    format!("button-{}", <&str>::from(question))
                };
                let name = self.words.hero_name(*hero);
                let args = [("count", number(1)), ("hero", name.into())];
                if self.words.text.has(&key) {
                    self.words.with(&key, &args)
                } else {
                    self.words.with("button-hero", &args)
                }
            }
            [only] => {
                let words = choice(&self.words, self.game, decision, *only);
                self.for_good(*only).unwrap_or_else(|| option_button(self, question, *only, words))
            }
            _ => {
                let key = format!("button-{}", <&str>::from(question));
                let args = [("count", count(heroes)), ("hero", String::new().into())];
                if self.words.text.has(&key) {
                    self.words.with(&key, &args)
                } else {
                    self.words.with("button-heroes", &args)
                }
            }
        }
    }
}

/// The message that warns of what is done for good.
fn weighty_key(weighty: &Confirm) -> String {
    format!("weighty-{}", weighty.id())
}

/// Questions about who is to be exhausted.
const EXHAUSTING: [Question; 9] = [
    Question::Help,
    Question::Soften,
    Question::Ward,
    Question::Tend,
    Question::Exhaust,
    Question::Engineer,
    Question::TiredPilot,
    Question::Lookout,
    Question::Use,
];

fn option_button(present: &Present<'_>, question: Question, answer: Answer, words: option::Choice) -> String {
    let key = match (question, answer) {
        (Question::Order, Answer::Order(_)) => "button-order",
        (Question::Target, Answer::Target(_)) => "button-target",
        (Question::Select | Question::Skill, Answer::Skill(_)) => "button-skill",
        (Question::Class, Answer::Class(_)) => "button-class",
        (_, Answer::Upgrade(_)) => "button-upgrade",
        (Question::Port, Answer::Service(_)) => "button-service",
        (_, Answer::Buy(_)) => "button-buy",
        (_, Answer::Mend(_)) => "button-repair",
        _ => return words.label,
    };
    present.words.with(key, &[("name", words.label.into())])
}

fn tone(figure: i8) -> Tone {
    if figure < 0 { Tone::Alarm } else { Tone::Plain }
}
