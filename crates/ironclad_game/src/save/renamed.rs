//! What was read, with every id as it is called today.

use super::{Checkpoint, Embark, Embarked, Header, Made, Reading, Record, Written};
use crate::content::renames::Renames;

impl Reading {
    /// What was read, with every id as it is called today: options, tokens, scenarios, missions and states. The file is
    /// not touched; what is added to it from now on names today's ids.
    #[must_use]
    pub fn renamed(mut self, renames: &Renames) -> Self {
        if renames.is_empty() {
            return self;
        }
        header(&mut self.header, renames);
        for line in &mut self.records {
            match line {
                Record::Made(made) => input(made, renames),
                Record::Checkpoint(whole) => checkpoint(whole, renames),
                Record::Head(_) | Record::Kept(_) | Record::Named(_) | Record::Tonight(_) => {}
            }
        }
        self
    }
}

fn header(header: &mut Header, renames: &Renames) {
    header.scenario = renames.id(&header.scenario);
    if let Some(mission) = &mut header.mission {
        mission.rename(renames);
    }
}

fn input(made: &mut Made, renames: &Renames) {
    match &mut made.input {
        Written::Choose(option) => *option = renames.option(option),
        Written::Draw(token) => *token = renames.id(token),
        Written::Embark(Embark::Next(next)) => embarked(next, renames),
        Written::Die(_) | Written::Embark(Embark::Again) => {}
    }
}

fn checkpoint(checkpoint: &mut Checkpoint, renames: &Renames) {
    header(&mut checkpoint.header, renames);
    if let Some(scenario) = &mut checkpoint.scenario {
        embarked(scenario, renames);
    }
    checkpoint.state.rename(renames);
}

fn embarked(embarked: &mut Embarked, renames: &Renames) {
    embarked.scenario = renames.id(&embarked.scenario);
    if let Some(mission) = &mut embarked.mission {
        mission.rename(renames);
    }
}
