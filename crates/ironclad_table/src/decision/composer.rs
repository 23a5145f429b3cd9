//! What the players have chosen and not yet sent: one option, or several heroes to be sent together.

use ironclad_game::engine::{Answer, Decision, DecisionKind};

/// The choice being made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Composer {
    /// The options that stand in the list: all but the ones the main button speaks for.
    listed: Vec<Answer>,
    /// Places in the list, in the order chosen.
    chosen: Vec<usize>,
    /// How many may be chosen.
    most: usize,
    /// What closes a picking without more, if that may be.
    closing: Option<Answer>,
    /// What was sent before and waits for this, to be given after it.
    then: Vec<Answer>,
    focus: Option<usize>,
    /// What was said once, and is done if it is said again.
    warned: Option<Vec<Answer>>,
}

impl Composer {
    /// Where nothing is asked.
    pub const fn nothing() -> Self {
        Self {
            listed: Vec::new(),
            chosen: Vec::new(),
            most: 0,
            closing: None,
            then: Vec::new(),
            focus: None,
            warned: None,
        }
    }

    /// For a decision: a picking of several is chosen together unless a lesson leads through it one by one.
    pub fn new(decision: &Decision) -> Self {
        let several = decision.kind == DecisionKind::Hero && decision.picks.most > 1;
        let room = usize::from(decision.picks.most.saturating_sub(decision.picks.made));
        let closing = decision.options.iter().copied().find(|answer| *answer == Answer::Done);
        // At a fitting out there is far more to choose from than a list can hold: what is looked at narrows it.
        let listed: Vec<Answer> = if decision.kind == DecisionKind::SetUp {
            vec![Answer::Done]
        } else if several {
            decision.options.iter().copied().filter(|answer| Some(*answer) != closing).collect()
        } else {
            decision.options.to_vec()
        };
        let most = if several { room.min(listed.len()) } else { 1 };
        let closing = if several { closing } else { None };
        let mut composer = Self { listed, most, closing, ..Self::nothing() };
        if let ([_], None) = (composer.listed.as_slice(), composer.closing) {
            composer.chosen.push(0);
        }
        composer
    }

    /// At a fitting out: what can be done with what is looked at, and to be done with all of it. What is preferred is
    /// chosen, if it can be. The end is chosen by itself only where nothing is `looked` at: nobody casts off by pressing on
    /// behind a hero who was hired.
    pub fn look_at(
        &mut self,
        decision: &Decision,
        looked: bool,
        about: impl Fn(Answer) -> bool,
        prefer: impl Fn(Answer) -> bool,
    ) {
        self.listed = decision.options.iter().copied().filter(|answer| about(*answer)).collect();
        self.listed.push(Answer::Done);
        let end = if looked { None } else { Some(self.listed.len() - 1) };
        self.chosen = self.listed.iter().position(|answer| prefer(*answer)).or(end).into_iter().collect();
        self.focus = None;
    }

    /// What waits for this to be answered is given after it.
    pub fn wait(&mut self, then: &[Answer]) {
        self.then = then.to_vec();
    }

    /// Chooses these of the options, in order.
    pub fn choose_all(&mut self, answers: impl IntoIterator<Item = Answer>) {
        for answer in answers {
            if let Some(place) = self.listed.iter().position(|listed| *listed == answer) {
                self.choose(place);
            }
        }
        self.focus = None;
    }

    /// The options in the list.
    pub fn listed(&self) -> &[Answer] {
        &self.listed
    }

    /// The places chosen, in order.
    pub fn chosen(&self) -> &[usize] {
        &self.chosen
    }

    /// Whether several can be chosen.
    pub fn is_several(&self) -> bool {
        self.most > 1 || self.closing.is_some()
    }

    /// The place that has the focus.
    pub fn focus(&self) -> Option<usize> {
        self.focus
    }

    /// The same with nothing chosen.
    pub(crate) fn without_choice(&self) -> Self {
        Self { chosen: Vec::new(), ..self.clone() }
    }

    /// Nothing has the focus any more; what is chosen stays.
    pub fn look_away(&mut self) {
        self.focus = None;
    }

    /// Moves the focus. Where only one can be chosen, the choice goes with it.
    pub fn move_focus(&mut self, forward: bool) {
        let from = self.focus.or(self.chosen.last().copied());
        self.focus = kit::key::moved(from, self.listed.len(), forward);
        if !self.is_several()
            && let Some(place) = self.focus
        {
            self.chosen = vec![place];
        }
    }

    /// Chooses a place, or takes it back; one too many pushes the first out. Says whether it was chosen already and
    /// is the only one that can be, so that choosing it again means it.
    pub fn choose(&mut self, place: usize) -> bool {
        if place >= self.listed.len() {
            return false;
        }
        self.focus = Some(place);
        if let Some(at) = self.chosen.iter().position(|chosen| *chosen == place) {
            if self.most > 1 || self.closing.is_some() {
                self.chosen.remove(at);
                return false;
            }
            return true;
        }
        // An ability changes what may be picked, so it is sent by itself.
        let alone = |place: &usize| matches!(self.listed.get(*place), Some(Answer::Ability(_)));
        if alone(&place) {
            self.chosen.clear();
        } else {
            self.chosen = self.chosen.iter().copied().filter(|chosen| !alone(chosen)).collect();
        }
        self.chosen.push(place);
        if self.chosen.len() > self.most {
            self.chosen.remove(0);
        }
        false
    }

    /// Chooses the next of the options that fit, in turn. Says whether there are any.
    pub fn choose_where(&mut self, fits: impl Fn(Answer) -> bool) -> bool {
        let places: Vec<usize> = (0..self.listed.len()).filter(|place| fits(self.listed[*place])).collect();
        let now = places.iter().position(|place| self.chosen.contains(place));
        let next = match (now, self.is_several()) {
            (Some(at), false) => places.get((at + 1) % places.len()),
            _ => places.first(),
        };
        if let Some(next) = next.copied()
            && !(self.chosen == [next] && places.len() == 1 && !self.is_several())
        {
            self.choose(next);
        }
        !places.is_empty()
    }

    /// What would be sent now: the chosen, and what closes the picking. Nothing if there is nothing to send.
    pub fn answers(&self) -> Vec<Answer> {
        let mut answers: Vec<Answer> =
            self.chosen.iter().filter_map(|place| self.listed.get(*place).copied()).collect();
        if let [Answer::Ability(_)] = answers.as_slice() {
            return answers;
        }
        if answers.len() < self.most || answers.is_empty() {
            answers.extend(self.closing);
        }
        answers
    }

    /// Whether these answers were said once, and warned of.
    pub(crate) fn is_warned_of(&self, answers: &[Answer]) -> bool {
        self.warned.as_deref() == Some(answers)
    }

    /// These answers are warned of: they are done if they are said again.
    pub(crate) fn warn_of(&mut self, answers: &[Answer]) {
        self.warned = Some(answers.to_vec());
    }

    /// What was warned of has been thought better of.
    pub(crate) fn think_again(&mut self) {
        self.warned = None;
    }

    /// What would be sent now, and what was sent before and waits for it.
    pub fn answers_in_all(&self) -> Vec<Answer> {
        let mut answers = self.answers();
        if !answers.is_empty() {
            answers.extend_from_slice(&self.then);
        }
        answers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ironclad_game::content::{HeroId, Id};
    use ironclad_game::engine::decision::Picks;

    fn heroes(count: usize, most: u8) -> Decision {
        let heroes = (0..count).map(|index| Answer::Hero(HeroId::from_index(index)));
        Decision {
            kind: DecisionKind::Hero,
            system: None,
            source: None,
            picks: Picks { made: 0, most },
            options: heroes.chain([Answer::Done]).collect(),
        }
    }

    #[test]
    fn several_are_sent_together_and_closed_when_fewer_than_allowed() {
        let mut composer = Composer::new(&heroes(5, 3));
        assert_eq!(composer.answers(), [Answer::Done], "nobody may be sent");
        composer.choose(0);
        composer.choose(4);
        let hero = |index| Answer::Hero(HeroId::from_index(index));
        assert_eq!(composer.answers(), [hero(0), hero(4), Answer::Done]);
        composer.choose(2);
        assert_eq!(composer.answers(), [hero(0), hero(4), hero(2)], "a full picking ends by itself");
        composer.choose(4);
        assert_eq!(composer.answers(), [hero(0), hero(2), Answer::Done], "chosen again, it is taken back");
    }

    #[test]
    fn an_ability_is_sent_by_itself() {
        let mut decision = heroes(3, 2);
        let ability = Answer::Ability(HeroId::from_index(2));
        decision.options.insert(3, ability);
        let mut composer = Composer::new(&decision);
        composer.choose(0);
        composer.choose(3);
        assert_eq!(composer.answers(), [ability], "what is picked after it is asked anew");
        composer.choose(1);
        assert_eq!(composer.answers(), [Answer::Hero(HeroId::from_index(1)), Answer::Done]);
        composer.choose(3);
        composer.choose(3);
        assert_eq!(composer.answers(), [Answer::Done], "chosen again, it is taken back");
    }

    #[test]
    fn the_choice_goes_with_the_focus_where_only_one_can_be_chosen() {
        let mut decision = heroes(3, 1);
        decision.kind = DecisionKind::Target;
        let mut composer = Composer::new(&decision);
        composer.move_focus(true);
        assert_eq!(composer.answers(), [Answer::Hero(HeroId::from_index(0))]);
        composer.move_focus(false);
        assert_eq!(composer.answers(), [Answer::Done]);
        let mut several = Composer::new(&heroes(3, 2));
        several.move_focus(true);
        assert_eq!(several.answers(), [Answer::Done], "nobody is chosen by looking");
    }

    #[test]
    fn a_single_option_stands_chosen_and_choosing_it_means_it() {
        let mut decision = heroes(1, 1);
        decision.options.pop();
        let mut composer = Composer::new(&decision);
        assert_eq!(composer.chosen(), [0]);
        assert!(composer.choose(0));
    }
}
