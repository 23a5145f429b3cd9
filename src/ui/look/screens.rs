//! The screens outside the table.

use super::{keep, picture};
use crate::text::Text;
use crate::ui::cx::Cx;
use crate::ui::screen::credits::Credits;
use crate::ui::screen::debriefing::{Aim, Carried, DebriefView, Debriefing};
use crate::ui::screen::missions::{Mission, Missions};
use crate::ui::screen::problem::{Problem, ProblemView};
use crate::ui::screen::rule_book::{Book, RuleBook};
use crate::ui::screen::seats::{self, Seats};
use crate::ui::screen::settings::{PackRow, SettingsScreen};
use crate::ui::screen::story::{Story, StoryView};
use crate::ui::screen::title::{SavedGame, Title};
use crate::ui::screen::tutorials::{Card, Progress, Tutorials};
use crate::ui::widget::mark::{Seat, System};
use crate::ui::widget::ship::ShipArt;
use iced::Element;

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

/// The sizes every screen is looked at.
pub(super) const SIZES: [(&str, (f32, f32)); 4] =
    [("", (1920.0, 1080.0)), ("-1200", (1200.0, 675.0)), ("-960", (960.0, 540.0)), ("-640", (640.0, 360.0))];

fn all<M>(name: &str, view: impl Fn(&Cx<'static>) -> Element<'static, M>) {
    for (end, size) in SIZES {
        picture(&format!("{name}{end}"), size, &view);
    }
    picture(&format!("{name}-mirror"), (1600.0, 900.0), &view);
}

#[test]
fn tutorials() {
    let text = Text::of("en");
    let card = |id: &str, art: &str, progress| Card {
        id: id.into(),
        name: text.get(&format!("scenario-{id}-name")),
        subtitle: text.get(&format!("scenario-{id}-subtitle")),
        teaches: text.get(&format!("scenario-{id}-teaches")),
        free: text.attr(&format!("{id}-free"), "text"),
        art: art.into(),
        progress,
    };
    let cards =
        vec![card("tutorial-1", "jatania", Progress::Finished), card("tutorial-2", "europa", Progress::NotBegun)];
    let screen = keep(Tutorials::new(cards));
    all("tutorials", |cx| screen.view(cx));
}

#[test]
fn seats() {
    let mut three = Seats::new(&["Mara".into(), "Jonas".into(), String::new()]);
    three.update(seats::Message::Pass(System::Bridge));
    let three = keep(three);
    all("seats", |cx| three.view(cx));
    let alone = keep(Seats::new(&[]));
    picture("seats-alone", (1920.0, 1080.0), |cx| alone.view(cx));
}

#[test]
fn story() {
    let text = Text::of("en");
    let story = keep(Story::new(StoryView {
        title: text.get("passage-tutorial-1-briefing"),
        reader: Some((Seat(0), vec![System::Bridge], "Mara reads aloud".into())),
        text: text.attr("passage-tutorial-1-briefing", "text"),
        log: Some("Captain’s log: both boats told to wait. Both are waiting.".into()),
        button: "Cast off".into(),
    }));
    all("story", |cx| story.view(cx));
}

#[test]
fn debriefing() {
    let aim = |reached, kind: &str, name: &str, text: &str| Aim {
        reached,
        kind: kind.into(),
        name: name.into(),
        text: text.into(),
    };
    let carried = |icon: &str, name: &str, before: &str, after: &str, note: &str| Carried {
        icon: icon.into(),
        name: name.into(),
        before: before.into(),
        after: after.into(),
        note: note.into(),
    };
    let screen = keep(Debriefing::new(DebriefView {
        bar: "Debriefing: A Training Flight".into(),
        end: "won on turn 4".into(),
        title: "Jatania in sight".into(),
        log: "Fuel landed, four hours late, and the rookies with it, two of them on their feet.".into(),
        aims: vec![
            aim(true, "Main objective", "Reach Jatania", "The stove fuel is ashore."),
            aim(false, "Side mission", "Turn up every token", "Three were turned up."),
        ],
        carries: vec![
            carried("hull", "Hull", "5", "5", "of 5"),
            carried("backup", "Crew", "7", "6", "of 7"),
            carried("hearts", "Morale", "4", "4", "no effect"),
            carried("heavy-bullets", "Ammo", "4", "4", "of 6"),
            carried("cog", "Salvage", "0", "0", "of 6"),
            carried("two-coins", "Credits", "0", "0", ""),
        ],
        standing: Vec::new(),
        ring: None,
        aside: ("What you know now".into(), "the rest waits in the rule book".into()),
        ship: Some(ShipArt { damage: [2, 1, 2, 1], shields: true }),
        lines: vec![
            "A turn has two actions; Morale can take one away or give one.".into(),
            "A sealed token is resolved when you enter its sector, or looked at by Recon.".into(),
        ],
        button: "Enter it in the log".into(),
    }));
    all("debriefing", |cx| screen.view(cx));
}

#[test]
fn settings_credits_problem() {
    let text = Text::of("en");
    let word = |id: &str, part: &str| text.get(&format!("scenario-{id}-{part}"));
    let mission = |id: &str| Mission { id: id.into(), name: word(id, "name"), subtitle: word(id, "subtitle") };
    let missions = keep(Missions::new(vec![mission("tutorial-1"), mission("tutorial-2")]));
    all("missions", |cx| missions.view(cx));
    let pack = |id: &str, faulty| PackRow { id: id.into(), name: "Low Tide".into(), faulty };
    let screen = keep(SettingsScreen::new(vec![pack("low-tide", false), pack("reef", true)]));
    all("settings", |cx| screen.view(cx));
    let credits = keep(Credits::new());
    all("credits", |cx| credits.view(cx));
    let problem = keep(Problem::new(ProblemView {
        what: "The campaign file is damaged in its last line.".into(),
        place: "/home/mara/.local/share/ironclad/long-winter.jsonl, line 412".into(),
        advice: "The line was set aside. You can go on from the move before it; nothing else is lost.".into(),
        button: "Go on from there".into(),
    }));
    all("problem", |cx| problem.view(cx));
}

#[test]
fn rule_book() {
    let book = keep(RuleBook::new(Book::read(&Text::of("en")), Some("8.4")));
    all("rules", |cx| book.view(cx));
}
