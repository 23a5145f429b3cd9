//! The lesson in hand.

use crate::lesson::LessonView;
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
        let steps = self.session.game().scenario().file.script.len();
        let done = self.session.completed().steps.last();
        let after = done.and_then(|step| text.try_attr(&format!("lesson-{scenario}-{}", step.step), "after"));
        let keeper = keeper(scenario);
        let texts = self.session.game().scenario().file.script.iter();
        let texts = texts.map(|step| text.attr(&format!("lesson-{scenario}-{}", step.step), "text"));
        let rules = if looked { step.rules.as_slice() } else { &[] };
        Some(LessonView {
            title: text.get(&key),
            text: text.attr(&key, "text"),
            longest: texts.max_by_key(|text| text.chars().count()).unwrap_or_default(),
            after: if looked { after } else { None },
            instructor: (keeper.to_owned(), text.get(&format!("hero-{keeper}-name"))),
            step: (if looked { count(index + 1) } else { 0 }, count(steps)),
            rules: rules.to_vec(),
        })
    }
}

fn count(steps: usize) -> u32 {
    u32::try_from(steps).unwrap_or(u32::MAX)
}
