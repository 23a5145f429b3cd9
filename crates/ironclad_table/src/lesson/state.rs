//! How far the players are with a lesson, and whether they see it.

/// What the players have done with the lesson.
#[derive(Debug)]
pub(crate) struct LessonState {
    /// The players have looked round, where a lesson begins with that.
    looked: bool,
    /// Its card is put away.
    away: bool,
}

impl LessonState {
    /// At a table where the players look round first, or not.
    pub(crate) fn new(looks_round: bool) -> Self {
        Self { looked: !looks_round, away: false }
    }

    /// Whether the players have looked round.
    pub(crate) fn has_looked(&self) -> bool {
        self.looked
    }

    /// They have.
    pub(crate) fn end_look(&mut self) {
        self.looked = true;
    }

    /// Whether its card is put away.
    pub(crate) fn is_away(&self) -> bool {
        self.away
    }

    /// Puts its card away, or takes it up.
    pub(crate) fn put_away(&mut self, away: bool) {
        self.away = away;
    }
}
