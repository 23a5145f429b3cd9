//! What was read, with every id as it is called today.

use super::{Checkpoint, InputRecord, Reading, Record, Renames, StageChange, WrittenInput};

impl Reading {
    /// What was read, with every id as it is called today: options, tokens, setups, stages and states. The file is not
    /// touched; what is added to it from now on names today's ids.
    #[must_use]
    pub fn renamed(mut self, renames: &Renames) -> Self {
        if renames.is_empty() {
            return self;
        }
        self.header.setup.rename(renames);
        for line in &mut self.records {
            match line {
                Record::Input(made) => input(made, renames),
                Record::Checkpoint(whole) => checkpoint(whole, renames),
                Record::Head(_) | Record::Branch(_) | Record::Named(_) | Record::Attendance(_) => {}
            }
        }
        self
    }
}

fn input(made: &mut InputRecord, renames: &Renames) {
    match &mut made.input {
        WrittenInput::Choose(option) => *option = renames.option(option),
        WrittenInput::Draw(token) => *token = renames.id(token),
        WrittenInput::Stage(StageChange::Next(stage)) => stage.rename(renames),
        WrittenInput::Die(_) | WrittenInput::Stage(StageChange::Again) => {}
    }
}

fn checkpoint(checkpoint: &mut Checkpoint, renames: &Renames) {
    if let Some(stage) = &mut checkpoint.stage {
        stage.rename(renames);
    }
    checkpoint.state.rename(renames);
}
