//! The brief in words: facts from the rules, sentences from the messages.

use crate::brief::{AimView, BriefView};
use crate::present::Present;
use ironclad_game::content::SideId;
use ironclad_game::content::story::condition::Milestone;
use ironclad_game::content::story::device::MoverKind;
use ironclad_game::engine::query::{Aim, AimReward, AimState};
use ironclad_text::thing::number;

impl Present<'_> {
    /// The brief of the scenario in hand, with the aim that was asked about.
    pub fn brief(&self, focus: Option<usize>) -> BriefView {
        let words = &self.words;
        let view = self.game.view();
        let taken = view.course().filter(|course| course.taken).map(|course| course.side);
        let contract = taken.map(|side| words.side_of(side));
        let below = match contract {
            Some((name, text)) => text.unwrap_or(name),
            None => words.chart().1,
        };
        BriefView {
            title: words.mission(),
            below,
            deadline: self.deadline(),
            aims: view.aims().iter().map(|aim| self.aim_told(aim, taken)).collect(),
            notes: self.briefed(),
            focus,
        }
    }

    fn deadline(&self) -> String {
        let turn = number(self.game.table().turn);
        match self.game.view().last_turn() {
            Some(last) => self.words.with("brief-deadline", &[("turn", turn), ("last", number(last))]),
            None => self.words.with("brief-no-deadline", &[("turn", turn)]),
        }
    }

    /// What an aim is called, with how much of it is done where that is counted.
    pub(crate) fn aim_named(&self, aim: &Aim) -> String {
        let words = &self.words;
        if aim.state == AimState::Hidden {
            return words.get("orders-hidden");
        }
        let name = words.milestone(aim.place);
        match aim.done {
            Some((done, all)) if aim.state == AimState::Open => {
                words.with("aim-so-far", &[("aim", name.into()), ("done", number(done)), ("count", number(all))])
            }
            Some(_) | None => name,
        }
    }

    fn aim_told(&self, aim: &Aim, taken: Option<SideId>) -> AimView {
        let words = &self.words;
        let hidden = aim.state == AimState::Hidden;
        let kind = match aim.place {
            0 => "debrief-milestone-main",
            1 => "debrief-milestone-side",
            _ => "debrief-milestone-third",
        };
        let stands = match (aim.state, aim.done) {
            (AimState::Open, Some((done, all))) => {
                words.with("brief-so-far", &[("done", number(done)), ("count", number(all))])
            }
            (AimState::Open, None) => words.get("brief-open"),
            (AimState::Reached, _) => words.get("brief-reached"),
            (AimState::Failed, _) => words.get("brief-failed"),
            (AimState::Hidden, _) => String::new(),
        };
        let milestone = Milestone::ALL.get(usize::from(aim.place));
        let written = taken.zip(milestone).and_then(|(side, milestone)| words.story_milestone(*milestone, side).1);
        let when =
            [written, aim.at_the_end.then(|| words.get("brief-at-the-end")), aim.ends.then(|| words.get("brief-ends"))];
        AimView {
            state: aim.state.into(),
            kind: words.get(kind),
            name: if hidden { words.get("orders-hidden") } else { words.milestone(aim.place) },
            stands,
            condition: if hidden {
                words.get("brief-hidden")
            } else {
                when.into_iter().flatten().collect::<Vec<_>>().join("\n")
            },
            reward: if hidden { String::new() } else { self.reward(&aim.reward) },
        }
    }

    fn reward(&self, reward: &AimReward) -> String {
        let words = &self.words;
        let credits =
            (reward.credits > 0).then(|| words.with("debrief-brought-credits", &[("credits", number(reward.credits))]));
        let reputation = reward.reputation.iter().map(|(power, by)| {
            let args = [("power", words.faction_name(*power).into()), ("by", number(*by))];
            words.with("debrief-reputation", &args)
        });
        let promotes = reward.promotes.then(|| words.get("brief-promotes"));
        let gifts = reward.gifts.iter().filter_map(|gift| words.gift(*gift));
        let all: Vec<String> = credits.into_iter().chain(reputation).chain(promotes).chain(gifts).collect();
        if all.is_empty() { String::new() } else { words.with("brief-brings", &[("what", words.list(all).into())]) }
    }

    /// What moves on the chart, with its road; what is counted, with what comes of it; the Villain in the field.
    fn briefed(&self) -> Vec<(String, String)> {
        let words = &self.words;
        let view = self.game.view();
        let course = view.course().into_iter().flat_map(|course| &course.movers);
        let mut notes = Vec::new();
        for moving in course.filter(|moving| moving.at.is_some()) {
            let Some(written) = view.story().and_then(|story| story.movers.get(&moving.mover)) else { continue };
            let sectors = |way: Vec<_>| words.list(way.into_iter().map(|sector| words.sector_on_grid(sector)));
            let now = view.goes_to(moving.mover);
            let far = view.way_ahead(moving.mover);
            let boxes = if written.boxes > 0 {
                Some(words.with("brief-boxes", &[("left", number(moving.boxes)), ("of", number(written.boxes))]))
            } else {
                None
            };
            let goes = if now.is_empty() {
                words.get("brief-stays")
            } else {
                words.with("brief-goes", &[("sectors", sectors(now).into())])
            };
            let road = if written.kind == MoverKind::Escorted && !far.is_empty() {
                Some(words.with("brief-road", &[("sectors", sectors(far).into())]))
            } else {
                None
            };
            let lines = [words.mover_text(moving.mover), boxes, Some(goes), road];
            notes.push((words.mover(moving.mover), lines.into_iter().flatten().collect::<Vec<_>>().join("\n")));
        }
        notes.extend(self.counted());
        if let Some((villain, global)) = self.game.table().villain.zip(view.global()) {
            let name = words.person(villain).unwrap_or_else(|| words.ship(villain));
            notes.push((name, words.global(global)));
        }
        notes
    }

    /// What the story counts: how far each is, and what comes of it.
    fn counted(&self) -> Vec<(String, String)> {
        let words = &self.words;
        let view = self.game.view();
        let (Some(story), Some(course)) = (view.story(), view.course()) else { return Vec::new() };
        let told = story.counts.iter().map(|(count, written)| {
            let args = [("done", number(course.count(*count))), ("count", number(written.most))];
            let lines = [Some(words.with("brief-so-far", &args)), words.count_text(*count)];
            (words.count_of(*count), lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
        });
        told.collect()
    }
}
