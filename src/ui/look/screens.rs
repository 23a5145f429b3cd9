//! The screens outside the table.

use super::{keep, picture};
use crate::ui::screen::title::{SavedGame, Title};
use crate::ui::widget::mark::System;

#[test]
fn title() {
    let saved = keep(Title::new(Some(SavedGame {
        name: "The campaign of the long winter".into(),
        place: "Scenario 4, turn 6 of 10".into(),
        log: "Two sails out of the flare at six bells; cleared for action.".into(),
        seats: vec![
            (vec![System::Bridge], "Mara".into()),
            (vec![System::Weapons], "Jonas".into()),
            (vec![System::Hangar], "Tove".into()),
        ],
        figures: "Hull 4, Crew 6, Morale 5".into(),
    })));
    let fresh = keep(Title::new(None));
    picture("title", (1920.0, 1080.0), |cx| saved.view(cx));
    picture("title-mirror", (1600.0, 900.0), |cx| saved.view(cx));
    picture("title-1200", (1200.0, 675.0), |cx| fresh.view(cx));
    picture("title-960", (960.0, 540.0), |cx| saved.view(cx));
    picture("title-640", (640.0, 360.0), |cx| fresh.view(cx));
}
