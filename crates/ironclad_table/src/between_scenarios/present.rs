//! Ashore between two scenarios: promotions, the yard, a word elsewhere, the next contract, and the loss of the ship.

mod yard;

use crate::between_scenarios::{Art, BetweenScenariosView, Card, Group};
use crate::decision::composer::Composer;
use crate::present::Present;
use crate::widget::hero::Health;
use ironclad_game::content::HeroId;
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::campaign::WORD_ELSEWHERE;
use ironclad_game::engine::query::Standing;
use ironclad_game::engine::{Answer, DecisionKind, Event};
use ironclad_text::picture;
use ironclad_text::thing::{count, number};
use kit::key::of_option;

impl Present<'_> {
    /// What is shown ashore, while something is asked there.
    pub fn between_scenarios(&self, composer: &Composer) -> Option<BetweenScenariosView> {
        let decision = self.decision?;
        match decision.kind {
            DecisionKind::Promotion => Some(self.promotions(composer)),
            DecisionKind::Refit => Some(self.yard(composer)),
            DecisionKind::Word => Some(self.word(composer)),
            DecisionKind::Contract => Some(self.next_contract(composer)),
            DecisionKind::Loss => Some(self.loss(composer)),
            _ => None,
        }
    }

    /// The card of an option, without more than its place.
    fn card_of(composer: &Composer, answer: Answer) -> Card {
        let place = composer.listed().iter().position(|listed| *listed == answer);
        Card {
            place,
            key: place.map(of_option).unwrap_or_default(),
            chosen: place.is_some_and(|place| composer.chosen().contains(&place)),
            ..Card::default()
        }
    }

    /// Who can be promoted, before and after.
    fn promotions(&self, composer: &Composer) -> BetweenScenariosView {
        let words = &self.words;
        let heroes = composer.listed().iter().filter_map(|answer| match answer {
            Answer::Promote(hero) => Some(self.promotion(composer, *hero)),
            _ => None,
        });
        let all = self.game.view().milestones().filter(|milestone| milestone.reached).count();
        let ended = |event: &&Event| !matches!(event, Event::Ended { .. });
        let given = self.session.events().skip_while(ended);
        let given = given.filter(|event| matches!(event, Event::HeroPromoted { .. })).count();
        BetweenScenariosView {
            title: words.with("ashore-promotion", &[("all", count(all)), ("next", count(given + 1))]),
            below: words.get("ashore-promotion-text"),
            groups: vec![Group { head: String::new(), cards: heroes.collect() }],
            ..BetweenScenariosView::default()
        }
    }

    fn promotion(&self, composer: &Composer, hero: HeroId) -> Card {
        let words = &self.words;
        let written = &words.content.heroes[hero];
        let icon = |path: &str| path.trim_start_matches("icons/").to_owned();
        let mut skills: Vec<_> = written.promoted.skills.iter().collect();
        skills.sort_by_key(|(skill, rating)| (std::cmp::Reverse(**rating), **skill));
        let skills = skills.into_iter().map(|(skill, then)| {
            let now = written.regular.skill(*skill);
            (icon(picture::skill(*skill)), now.to_string(), then.to_string())
        });
        let costs = ("two-coins".to_owned(), written.regular.cost.to_string(), written.promoted.cost.to_string());
        let (now, then) = (words.ability_text(hero, false), words.ability_text(hero, true));
        let ability = |text: String| {
            words.with("explain-told-of", &[("name", words.ability(hero).into()), ("text", text.into())])
        };
        Card {
            art: Art::Medal(picture::portrait(words.content, hero).to_owned(), Health::Ready),
            name: words.hero_full(hero),
            figures: skills.chain([costs]).collect(),
            now: ability(now.clone()),
            then: if now == then { String::new() } else { words.with("ashore-then", &[("text", then.into())]) },
            ..Self::card_of(composer, Answer::Promote(hero))
        }
    }

    /// The powers as they stand, and as they would with so much more.
    fn with_ring(&self, view: BetweenScenariosView, more: impl Fn(Faction) -> i8) -> BetweenScenariosView {
        let words = &self.words;
        let would = |power: Faction| self.game.view().reputation_after(power, more(power));
        let now = |power: Faction| self.game.table().reputation(power);
        let powers = Faction::ALL.map(|power| {
            let (before, after) = (now(power), would(power));
            let args = [
                ("power", words.faction_name(power).into()),
                ("before", number(before)),
                ("after", number(after)),
                ("standing", words.standing_name(Standing::of(after)).into()),
            ];
            let key = if before == after { "ashore-power" } else { "ashore-power-changes" };
            (picture::faction(power), words.with(key, &args))
        });
        BetweenScenariosView {
            ring: Some(Faction::ALL.map(|power| (now(power), would(power)))),
            powers: powers.into(),
            ..view
        }
    }

    /// A word to a third power: how all would stand if what is chosen were sent.
    fn word(&self, composer: &Composer) -> BetweenScenariosView {
        let words = &self.words;
        let cards = composer.listed().iter().filter_map(|answer| match answer {
            Answer::Word(power) => {
                let (name, then) = words.word_to(*power);
                let art = Art::Drawing(picture::faction(*power));
                Some(Card { art, name, then, ..Self::card_of(composer, *answer) })
            }
            _ => None,
        });
        let view = BetweenScenariosView {
            title: words.get("ashore-word"),
            below: words.get("ashore-word-text"),
            groups: vec![Group { head: String::new(), cards: cards.collect() }],
            ..BetweenScenariosView::default()
        };
        let to = composer.answers().into_iter().find_map(|answer| match answer {
            Answer::Word(power) => Some(power),
            _ => None,
        });
        let (there, here, _) = WORD_ELSEWHERE;
        let client = self.game.view().client();
        self.with_ring(view, move |power| match to {
            Some(to) if to == power => there,
            Some(_) if client == Some(power) => here,
            _ => 0,
        })
    }

    /// Whose contract is next.
    fn next_contract(&self, composer: &Composer) -> BetweenScenariosView {
        let words = &self.words;
        let cards = composer.listed().iter().filter_map(|answer| match answer {
            Answer::Contract(power) => Some(Card {
                art: Art::Drawing(picture::faction(*power)),
                name: words.faction(*power),
                ..Self::card_of(composer, *answer)
            }),
            _ => None,
        });
        let view = BetweenScenariosView {
            title: words.get("ashore-contract"),
            below: words.get("ashore-contract-text"),
            groups: vec![Group { head: String::new(), cards: cards.collect() }],
            ..BetweenScenariosView::default()
        };
        self.with_ring(view, |_| 0)
    }

    /// The ship is lost: what each way out means.
    fn loss(&self, composer: &Composer) -> BetweenScenariosView {
        let words = &self.words;
        let card = |answer: Answer, key: &str, then: &str, art: &str| Card {
            art: Art::Drawing(art.to_owned()),
            name: words.get(key),
            then: words.text.attr(key, then),
            ..Self::card_of(composer, answer)
        };
        let again = if self.game.view().begins_again_in_order() { "in-order" } else { "text" };
        let cards = vec![
            card(Answer::Again, "ashore-again", again, "icons/clockwise-rotation"),
            card(Answer::End, "ashore-end", "text", "own/log"),
        ];
        BetweenScenariosView {
            title: words.get("ashore-loss"),
            below: words.with("ashore-loss-text", &[("turn", self.game.table().turn.into())]),
            ship: Some(self.mat().art()),
            groups: vec![Group { head: String::new(), cards }],
            ..BetweenScenariosView::default()
        }
    }
}
