//! How games look for pieces of a story that nobody has come to: what each heads for, and how it begins.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Coverage, Node, Sample};
use crate::bot::{Care, Dice, Explorer, ExplorerGoal, Player, Sensible};
use crate::content::limits::FARTHEST;
use crate::content::story::Stories;
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::story::condition::{Condition, Milestone};
use crate::content::terms::{Faction, Mode};
use crate::content::{ChoiceId, FlagId, OptionId, SideId, ValueId};
use crate::engine::campaign::Enlisted;
use crate::engine::{Die, Event, Events, Game, Input, Pending, Setup, Why};

/// Choices after which a game is left.
const CAP: u32 = 600;
/// Credits that a crew is hired from.
const PURSE: u16 = 30;

/// The reputation with a power whose side is looked for: above any other.
const FRIENDS: i8 = 6;

/// Turns by which a last turn is put off.
const MORE_TURNS: i8 = 14;

/// What a game is played towards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Towards {
    /// What no game has reached.
    Unseen,
    /// What none of these games has reached.
    Unreached(Sample),
    /// What this side can come to and not every other, and no game of this side has reached.
    Own(SideId),
    /// The loss of the ship.
    Loss,
}

impl Coverage {
    /// Games played without a thought; those after them are played with some.
    pub const QUICK: u32 = 2500;

    /// Plays one more game towards something not yet reached: with random flags, reputation, mode and players, and now
    /// and then with dice that mean well, or ill, or with more turns than there are.
    pub fn play(&mut self) {
        self.game(Towards::Unseen);
    }

    /// Plays one more such game of these, towards something that none of these has reached.
    pub fn play_one_of(&mut self, sample: Sample) {
        self.game(Towards::Unreached(sample));
    }

    /// Plays one more such game of this side, towards something that it can come to and not every other.
    pub fn play_for(&mut self, side: SideId) {
        self.game(Towards::Own(side));
    }

    /// Plays one more game in which little is left of the ship from the second turn on, and the dice mean ill: towards
    /// what only a ship brings that is lost.
    pub fn play_doomed(&mut self) {
        self.game(Towards::Loss);
    }

    fn game(&mut self, towards: Towards) {
        let mut dice = Dice::new(u64::from(self.chapter), self.games.into());
        self.games += 1;
        let sample = match towards {
            Towards::Unreached(sample) => sample,
            Towards::Own(side) => Sample { side: Some(side), ..Sample::default() },
            Towards::Unseen | Towards::Loss => Sample::default(),
        };
        let unseen: Vec<Node> = match towards {
            Towards::Unreached(sample) => self.unseen_in(sample),
            Towards::Own(side) => self.unseen_of_its_own(side).collect(),
            Towards::Unseen | Towards::Loss => self.unseen().collect(),
        };
        let aim = dice.pick(&Milestone::ALL).unwrap_or(Milestone::Main);
        let sought = dice.pick(&unseen).map(|node| self.cause(node));
        let goal = sought.map_or(ExplorerGoal::Milestone(aim), |node| goal(node, aim));
        // Some parts need a milestone to be reached first.
        let before = sought.and_then(|node| self.milestone_before(node));
        let wanted = unseen
            .iter()
            .filter_map(|node| if let Node::Option(choice, option) = node { Some((*choice, *option)) } else { None });
        let mut wanted: Vec<_> = wanted.collect();
        // What happens under one sponsor alone is looked for under that sponsor.
        let sides = match sample.side {
            Some(side) => vec![side],
            None => sought.map(|node| self.sides_of(node)).unwrap_or_default(),
        };
        wanted.extend(self.changes_to(&sides));
        let mut player = Explorer::new(dice.seed(), before.map_or(goal, ExplorerGoal::Milestone), wanted.clone());
        // What is hard to reach needs a bot that plays to win.
        let thinks = self.games > Self::QUICK && towards == Towards::Unseen;
        let mut thinker = if thinks { Some(Sensible::new(dice.seed(), Care::GLANCE)) } else { None };
        let mode = dice.pick(&[Mode::Easy, Mode::Normal, Mode::Hard]).unwrap_or(Mode::Normal);
        let players = dice.pick(&[1, 2, 3]).unwrap_or(1);
        let (mode, players) = (sample.mode.unwrap_or(mode), sample.players.unwrap_or(players));
        let luck = dice.pick(&[Some(6), Some(6), Some(1), None]).flatten();
        let luck = if towards == Towards::Loss { Some(1) } else { luck };
        // Sometimes give more turns, for what usually comes too late.
        let later = if dice.below(3) == 0 { MORE_TURNS } else { 0 };
        let mut events = Events::new();
        let Some(mut game) = self.begun(
            Setup {
                mode,
                seats: crate::engine::dealt(players),
                scripted: false,
                players: None,
                edition: crate::content::edition::Edition::TODAY,
            },
            &sides,
            &mut dice,
            &mut events,
        ) else {
            return;
        };
        if later > 0 {
            game = delayed(&game, later);
        }
        let mut choices = 0;
        let mut worn = 1;
        let mut under_way = self.under_way(mode, players);
        loop {
            for event in &events {
                self.note(event, &mut under_way);
                if matches!(event, Event::MilestoneReached { .. }) {
                    // Some parts need two milestones.
                    let left = game.view().milestones().zip(Milestone::ALL).filter(|(own, _)| !own.reached);
                    let left: Vec<Milestone> = left.map(|(_, milestone)| milestone).collect();
                    let next = dice.pick(&left).unwrap_or(Milestone::Main);
                    let stays =
                        before.is_some() || matches!(goal, ExplorerGoal::Debriefing(_) | ExplorerGoal::Offer(_));
                    let next = if stays { goal } else { ExplorerGoal::Milestone(next) };
                    player = Explorer::new(dice.seed(), next, wanted.clone());
                }
            }
            events.clear();
            let turn = game.state().table.turn;
            if towards == Towards::Loss && turn > worn && matches!(game.pending(), Pending::Choose(_)) {
                game = shot_up(&game);
                worn = turn;
            }
            let input = match game.pending() {
                Pending::Over(_) => return,
                Pending::Choose(_) if choices >= CAP => return,
                Pending::Choose(decision) => {
                    choices += 1;
                    let seen = thinker
                        .as_mut()
                        .map(|thinker| player.unseen(&decision).unwrap_or_else(|| thinker.choose(&game, &decision)));
                    Some(Input::Answer(seen.unwrap_or_else(|| player.choose(&game, &decision))))
                }
                Pending::Chance(request) => {
                    // What the story has a die decide is neither luck nor the want of it.
                    let meant = match luck {
                        Some(face) if request.why != Why::Story && dice.below(10) < 8 => Die::new(face),
                        Some(_) | None => None,
                    };
                    meant.or_else(|| dice.roll()).map(Input::Die)
                }
                Pending::Draw(_) => dice.pick(&game.chances()),
            };
            if input.is_none_or(|input| game.submit(input, &mut events).is_err()) {
                return;
            }
        }
    }

    /// The chapter, begun as if others had been played before it.
    fn begun(&self, setup: Setup, sides: &[SideId], dice: &mut Dice, events: &mut Events) -> Option<Game> {
        let first = self.content.chapter(1)?;
        let length = self.content.chapters();
        let game = Game::campaign(Arc::clone(&self.content), Arc::clone(first), setup, length, events);
        let mut before = game.state().clone();
        let log = before.table.log.as_mut()?;
        // Leave some heroes out and let others join.
        log.roster.retain(|_| dice.below(6) > 0);
        for hero in self.content.heroes.ids() {
            if log.has_room_for(hero) && dice.below(4) == 0 {
                log.enlist(Enlisted::new(hero)).ok()?;
            }
        }
        if self.chapter == 1 {
            if dice.below(2) == 0 {
                // So that heroes who are often too expensive come along in some games.
                before.table.credits = PURSE;
            }
            return Some(Game::resume(Arc::clone(&self.content), Arc::clone(first), before));
        }
        events.clear();
        before.table.credits = PURSE;
        for faction in Faction::ALL {
            let standing = dice.pick(&[-6, -3, 0, 0, 2, 5]).unwrap_or(0);
            before.table.reputation[faction as usize] = standing;
        }
        // Where an Enemy fields its Villain, there is one in most games.
        if self.scenario.story.iter().flat_map(|stories| stories.all()).any(|(_, story)| story.villain.is_some()) {
            let enemy = dice.pick(&Faction::ALL);
            if let Some(enemy) = enemy
                && dice.below(4) > 0
            {
                before.table.reputation[enemy as usize] = -FARTHEST;
            }
        }
        let stories = self.scenario.story.iter().flat_map(|stories| stories.all());
        for (_, story) in stories {
            // Who offers this side does so to friends.
            let powers = sides.iter().filter_map(|side| story.sides.get(side)?.with);
            powers.for_each(|power| before.table.reputation[power as usize] = FRIENDS);
        }
        let log = before.table.log.as_mut()?;
        log.scenario = self.chapter.saturating_sub(1);
        for flag in &self.flags {
            let values: Vec<ValueId> =
                self.content.flags.flags.get(flag).map(|own| own.values.clone()).unwrap_or_default();
            // Sometimes it is not set at all.
            if let Some(value) = dice.pick(&values)
                && dice.below(4) > 0
                && Some(value) != self.content.unset
            {
                log.set_flag(*flag, value).ok()?;
            }
        }
        let behind = Game::resume(Arc::clone(&self.content), Arc::clone(first), before.clone());
        Some(behind.embark(Arc::clone(&self.scenario), &before, events))
    }

    /// What brings about that a passage is read or a line said, if that is a piece itself; else the same piece.
    fn cause(&self, node: Node) -> Node {
        let said = |beats: &[Beat]| is_said(node, beats);
        for (_, story) in self.scenario.story.iter().flat_map(|stories| stories.all()) {
            let debriefed = story.debriefing.iter().position(|piece| said(&piece.beats));
            if let Some(place) = debriefed.and_then(|place| u8::try_from(place).ok()) {
                return Node::Debriefed(place);
            }
            if let Some(trigger) = story.triggers.iter().find(|trigger| said(&trigger.beats)) {
                return Node::Trigger(trigger.id);
            }
            if let Some((offer, _)) = story.offers.iter().find(|(_, offer)| said(&offer.beats)) {
                return Node::Offer(*offer);
            }
            for (choice, written) in &story.choices {
                if let Some(option) = written.options.iter().find(|option| said(&option.beats)) {
                    return Node::Option(*choice, option.id);
                }
            }
        }
        node
    }

    /// The sides on which a trigger fires or a part of the debriefing is shown, if not on all.
    fn sides_of(&self, node: Node) -> Vec<SideId> {
        let stories = self.scenario.story.iter().flat_map(|stories| stories.all());
        let mut open: Vec<&Condition> = match node {
            Node::Trigger(sought) => {
                let triggers = stories.flat_map(|(_, own)| &own.triggers);
                triggers.filter(|trigger| trigger.id == sought).map(|trigger| &trigger.when).collect()
            }
            Node::Debriefed(place) => {
                stories.filter_map(|(_, own)| own.debriefing.get(usize::from(place))).map(|piece| &piece.when).collect()
            }
            Node::Offer(sought) => {
                let offers = stories.filter_map(|(_, own)| own.offers.get(&sought));
                offers.map(|offer| &offer.when).collect()
            }
            Node::Passage(_)
            | Node::Line(_)
            | Node::Option(..)
            | Node::Check(..)
            | Node::Fight(..)
            | Node::Reached(_)
            | Node::Failed(_) => Vec::new(),
        };
        let mut sides = Vec::new();
        while let Some(condition) = open.pop() {
            match condition {
                Condition::All(more) => open.extend(more),
                Condition::Side(own) => sides.extend(own.all().iter().copied()),
                Condition::Always
                | Condition::Never
                | Condition::Any(_)
                | Condition::Not(_)
                | Condition::Some { .. }
                | Condition::Flag(_)
                | Condition::Mark(_)
                | Condition::At(_)
                | Condition::Near { .. }
                | Condition::MoverAt { .. }
                | Condition::FoeAt(_)
                | Condition::OnMap(_)
                | Condition::MoverHas { .. }
                | Condition::Turn { .. }
                | Condition::Aboard(_)
                | Condition::Fit(_)
                | Condition::OnRoster(_)
                | Condition::Reputation { .. }
                | Condition::StandsHighest(_)
                | Condition::Villain(_)
                | Condition::VillainBeaten
                | Condition::Mode(_)
                | Condition::Players(_)
                | Condition::Threat(_)
                | Condition::Have(_)
                | Condition::InHold { .. }
                | Condition::Landed { .. }
                | Condition::LoadsLeft { .. }
                | Condition::LoadsLost { .. }
                | Condition::CountAt { .. }
                | Condition::Token { .. }
                | Condition::TurnedUp { .. }
                | Condition::CombatsWon(_)
                | Condition::ChecksWon(_)
                | Condition::NobodyWounded
                | Condition::Reached(_)
                | Condition::Failed(_)
                | Condition::Fired(_)
                | Condition::Outcome(_) => {}
            }
        }
        sides
    }

    /// The options by which the party goes over to one of these sides.
    fn changes_to(&self, sides: &[SideId]) -> Vec<(ChoiceId, OptionId)> {
        let stories = self.scenario.story.iter().flat_map(|stories| stories.all());
        let choices = stories.flat_map(|(_, story)| &story.choices);
        let options = choices.flat_map(|(id, choice)| choice.options.iter().map(|option| (*id, option)));
        let changes = options.filter(|(_, option)| {
            option
                .beats
                .iter()
                .any(|beat| matches!(beat, Beat::Story(StoryBeat::ChangeSide(side)) if sides.contains(side)))
        });
        changes.map(|(id, option)| (id, option.id)).collect()
    }

    /// The milestone that must be reached before this part, if there is one.
    fn milestone_before(&self, node: Node) -> Option<Milestone> {
        let Node::Trigger(sought) = node else { return None };
        let mut triggers =
            self.scenario.story.iter().flat_map(|stories| stories.all()).flat_map(|(_, own)| &own.triggers);
        let trigger = triggers.find(|trigger| trigger.id == sought)?;
        if let Condition::Reached(milestone) = trigger.when { Some(milestone) } else { None }
    }
}

/// The same game with a later last turn, as a story can set it.
fn delayed(game: &Game, turns: i8) -> Game {
    let mut state = game.state().clone();
    if let Some(course) = &mut state.table.course {
        course.later = course.later.saturating_add(turns);
    }
    Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state)
}

/// The same game with the last of the ship's Hull, as a bad turn leaves it.
fn shot_up(game: &Game) -> Game {
    let mut state = game.state().clone();
    state.table.hull = 1;
    Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state)
}

/// The goal to head for to reach it; the current objective if there is none in particular.
fn goal(node: Node, aim: Milestone) -> ExplorerGoal {
    match node {
        Node::Trigger(trigger) => ExplorerGoal::Trigger(trigger),
        Node::Option(choice, _) => ExplorerGoal::Choice(choice),
        Node::Check(check, _) => ExplorerGoal::Check(check),
        Node::Fight(fight, _) => ExplorerGoal::Fight(fight),
        Node::Reached(milestone) => ExplorerGoal::Milestone(milestone),
        Node::Debriefed(place) => ExplorerGoal::Debriefing(place),
        Node::Offer(offer) => ExplorerGoal::Offer(offer),
        Node::Passage(_) | Node::Line(_) | Node::Failed(_) => ExplorerGoal::Milestone(aim),
    }
}

/// Whether beats read this passage or say this line.
fn is_said(node: Node, beats: &[Beat]) -> bool {
    beats.iter().any(|beat| match beat {
        Beat::Story(StoryBeat::Read(passage)) => node == Node::Passage(*passage),
        Beat::Story(StoryBeat::Say { line, .. }) => node == Node::Line(*line),
        other => other.within().into_iter().any(|beats| is_said(node, beats)),
    })
}

/// The flags that a chapter's conditions look at.
pub(super) fn flags(stories: &Stories) -> BTreeSet<FlagId> {
    let mut all = BTreeSet::new();
    for (_, story) in stories.all() {
        let mut open: Vec<&Condition> = Vec::new();
        let mut beats: Vec<&[Beat]> = vec![&story.prologue];
        for trigger in &story.triggers {
            open.push(&trigger.when);
            beats.push(&trigger.beats);
        }
        for offer in story.offers.values() {
            open.push(&offer.when);
            beats.push(&offer.beats);
        }
        for check in story.checks.values() {
            beats.extend([check.won.as_slice(), check.lost.as_slice()]);
        }
        for option in story.choices.values().flat_map(|choice| &choice.options) {
            open.push(&option.when);
            beats.extend([option.beats.as_slice(), option.otherwise.as_slice()]);
        }
        for piece in &story.debriefing {
            open.push(&piece.when);
            beats.push(&piece.beats);
        }
        while let Some(list) = beats.pop() {
            for beat in list {
                if let Beat::Story(StoryBeat::If { when, .. }) = beat {
                    open.push(when);
                }
                beats.extend(beat.within());
            }
        }
        while let Some(condition) = open.pop() {
            match condition {
                Condition::All(more) | Condition::Any(more) | Condition::Some { of: more, .. } => open.extend(more),
                Condition::Not(inner) => open.push(inner),
                Condition::Flag(flags) => all.extend(flags.keys().copied()),
                Condition::Always
                | Condition::Never
                | Condition::Side(..)
                | Condition::Mark(..)
                | Condition::At(..)
                | Condition::Near { .. }
                | Condition::MoverAt { .. }
                | Condition::FoeAt(..)
                | Condition::OnMap(..)
                | Condition::MoverHas { .. }
                | Condition::Turn { .. }
                | Condition::Aboard(..)
                | Condition::Fit(..)
                | Condition::OnRoster(..)
                | Condition::Reputation { .. }
                | Condition::StandsHighest(..)
                | Condition::Villain(..)
                | Condition::VillainBeaten
                | Condition::Mode(..)
                | Condition::Players(..)
                | Condition::Threat(..)
                | Condition::Have(..)
                | Condition::InHold { .. }
                | Condition::Landed { .. }
                | Condition::LoadsLeft { .. }
                | Condition::LoadsLost { .. }
                | Condition::CountAt { .. }
                | Condition::Token { .. }
                | Condition::TurnedUp { .. }
                | Condition::CombatsWon(..)
                | Condition::ChecksWon(..)
                | Condition::NobodyWounded
                | Condition::Reached(..)
                | Condition::Failed(..)
                | Condition::Fired(..)
                | Condition::Outcome(..) => {}
            }
        }
    }
    all
}
