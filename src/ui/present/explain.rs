//! What is this?

use super::Present;
use crate::engine::{Answer, Source};
use crate::text::option::choice;
use crate::text::rule;
use crate::ui::explain::ExplainView;

impl Present<'_> {
    /// The explanation of an option, or else of the decision and what asks it.
    pub fn explain(&self, subject: Option<Answer>, asker: Option<Source>, fallback: Option<&str>) -> ExplainView {
        let (title, text, at) = match (subject, self.decision) {
            (Some(answer), Some(decision)) => {
                let words = choice(&self.words, self.game, decision, answer);
                (words.label, self.about(answer).unwrap_or(words.note), rule::answer(answer).to_owned())
            }
            _ => {
                let at = asker.map(|asker| rule::source(self.words.content, asker).to_owned());
                let at = at.or_else(|| fallback.map(str::to_owned)).unwrap_or_else(|| "3.2".to_owned());
                let title = asker.map(|asker| self.words.source(asker)).unwrap_or_default();
                (title, String::new(), at)
            }
        };
        let (rule_title, rule_text) = rule::words(self.words.text, &at);
        ExplainView { title, text, rule: at, rule_title, rule_text }
    }

    /// What is printed on the thing that an option means.
    fn about(&self, answer: Answer) -> Option<String> {
        let words = &self.words;
        match answer {
            Answer::Ability(hero) | Answer::Hero(hero) => {
                let promoted = self.game.table().hero(hero).is_some_and(|aboard| aboard.promoted);
                Some(words.ability_text(hero, promoted))
            }
            Answer::Order(order) => Some(words.order_text(order)),
            Answer::Sortie(fighter) => Some(words.fighter_text(fighter)),
            _ => None,
        }
    }
}
