//! The lesson in hand.

use crate::lesson::{LessonView, Page};
use crate::present::Present;

/// Who keeps the log of a lesson, by the name in files: of the first lesson the captain of those days, of all others the captain of now.
fn keeper(scenario: &str) -> &'static str {
    if scenario == "tutorial-1" { "xavier" } else { "gabriel" }
}

impl Present<'_> {
    /// The card of the lesson; none where there is no lesson, or it is over.
    pub fn lesson(&self, looked: bool) -> Option<LessonView> {
        let (index, step) = self.session.step()?;
        let scenario = &self.session.game().scenario().name;
        let name = if looked { step.step.as_str() } else { "look" };
        let key = format!("lesson-{scenario}-{name}");
        let text = self.words.text;
        let script = &self.session.game().scenario().file.script;
        let done = self.session.completed().steps.last();
        let after = done.and_then(|step| text.try_attr(&format!("lesson-{scenario}-{}", step.step), "after"));
        let keeper = keeper(scenario);
        let pages = script.iter().enumerate().map(|(place, step)| {
            let key = format!("lesson-{scenario}-{}", step.step);
            let before = place.checked_sub(1).and_then(|before| script.get(before));
            let after = before.and_then(|step| text.try_attr(&format!("lesson-{scenario}-{}", step.step), "after"));
            Page { title: text.get(&key), text: text.attr(&key, "text"), after, rules: step.rules.clone() }
        });
        let rules = if looked { step.rules.as_slice() } else { &[] };
        Some(LessonView {
            title: text.get(&key),
            text: text.attr(&key, "text"),
            steps: pages.collect(),
            after: if looked { after } else { None },
            instructor: (keeper.to_owned(), text.get(&format!("hero-{keeper}-name"))),
            step: (if looked { count(index + 1) } else { 0 }, count(script.len())),
            rules: rules.to_vec(),
        })
    }
}

fn count(steps: usize) -> u32 {
    u32::try_from(steps).unwrap_or(u32::MAX)
}
