//! The lesson in hand.

use super::Present;
use crate::text::rule;
use crate::text::thing::number;
use crate::ui::lesson::LessonView;

impl Present<'_> {
    /// The card of the lesson; none where there is no lesson, or it is over.
    pub fn lesson(&self, looked: bool) -> Option<LessonView> {
        let (index, step) = self.session.step()?;
        let scenario = &self.session.game().scenario().name;
        let name = if looked { step.step.as_str() } else { "look" };
        let key = format!("lesson-{scenario}-{name}");
        let text = self.words.text;
        let steps = self.session.game().scenario().file.script.len();
        let done = self.session.completed().steps.last();
        let after = done.and_then(|step| text.try_attr(&format!("lesson-{scenario}-{}", step.step), "after"));
        let keeper = text.get(&format!("{scenario}-keeper"));
        let rules = if looked { step.rules.as_slice() } else { &[] };
        Some(LessonView {
            title: text.get(&key),
            text: text.attr(&key, "text"),
            after: after.filter(|_| looked),
            name: text.get(&format!("hero-{keeper}-name")),
            instructor: keeper,
            step: text.with("step-of-lesson", &[("step", number(index as u32 + 1)), ("of", number(steps as u32))]),
            rules: rules.iter().map(|at| (at.clone(), rule::words(text, at).0)).collect(),
        })
    }
}
