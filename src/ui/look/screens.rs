//! The screens outside the table.

use super::{keep, kept, picture, real};
use crate::content::Content;
use crate::patrol::Wishes;
use crate::session::{self, Session};
use crate::settings::Settings;
use crate::ui::screen::campaigns::{self, Campaigns, Kind};
use crate::ui::screen::credits::Credits;
use crate::ui::screen::problem::{File, Problem, ProblemView};
use crate::ui::screen::settings::{PackRow, SettingsScreen};
use crate::ui::screen::title::Title;
use iced::Element;
use ironclad_table::chronicle::{self, Chronicle};
use ironclad_table::cx::Cx;
use ironclad_table::debriefing::Debriefing;
use ironclad_table::map::Condition;
use ironclad_table::missions::{Mission, Missions};
use ironclad_table::new_campaign::NewCampaign;
use ironclad_table::patrol::{Order, Patrol};
use ironclad_table::seats::{self, Seats};
use ironclad_table::story::Story;
use ironclad_table::tutorials::{Card, Progress, Tutorials};
use ironclad_table::widget::chartlet::{Chartlet, Sector};
use ironclad_table::widget::mark::System;
use ironclad_table::widget::star_chart::{self, Here, Port, StarChart, Voyage};
use kit::key::Press;
use kit::rule_book::RuleBook;
use std::path::Path;
use std::sync::Arc;
use words::Text;

#[test]
fn title() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = real::fight(folder.path());
    let file = game.path().expect("a file").to_owned();
    drop(game);
    let summary = session::summary(real::content(), &file).expect("the game");
    let saved = keep(Title::new(Some(crate::ui::app::library::saved(&Text::of("en"), &summary))));
    let fresh = keep(Title::new(None));
    picture("title", (1920.0, 1080.0), |cx| saved.view(cx));
    picture("title-mirror", (1600.0, 900.0), |cx| saved.view(cx));
    picture("title-1200", (1200.0, 675.0), |cx| fresh.view(cx));
    picture("title-960", (960.0, 540.0), |cx| saved.view(cx));
    picture("title-640", (640.0, 360.0), |cx| fresh.view(cx));
    kept::drawn_all("titles");
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
    kept::drawn_all("tutorials");
}

#[test]
fn seats() {
    let mut three = Seats::new(&["Mara".into(), "Jonas".into(), String::new()], None);
    three.update(seats::Message::Pass(System::Bridge));
    let three = keep(three);
    all("seats", |cx| three.view(cx));
    let alone = keep(Seats::new(&[], None));
    picture("seats-alone", (1920.0, 1080.0), |cx| alone.view(cx));
    kept::drawn_all("seats");
}

#[test]
fn story() {
    let story = keep(Story::new(real::briefing()));
    all("story", |cx| story.view(cx));
    kept::drawn_all("story");
}

#[test]
fn debriefing() {
    let screen = keep(Debriefing::new(real::debriefing()));
    all("debriefing", |cx| screen.view(cx));
    kept::drawn_all("debriefing");
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
    let settings = keep(Settings::default());
    all("settings", |cx| screen.view(settings, cx));
    let credits = keep(Credits::new());
    all("credits", |cx| credits.view(cx));
    let problem = keep(Problem::new(ProblemView {
        what: "The campaign file is damaged in its last line.".into(),
        place: "/home/mara/.local/share/ironclad/long-winter.jsonl, line 412".into(),
        advice: "The line was set aside. You can go on from the move before it; nothing else is lost.".into(),
        button: "Go on from there".into(),
    }));
    all("problem", |cx| problem.view(cx));
    kept::drawn_all("settings-credits-problem");
}

#[test]
fn rule_book() {
    let book = keep(RuleBook::new(ironclad_table::rule_book::VOLUME, &Text::of("en"), &[], Some("8.4")));
    all("rules", |cx| book.view(cx));
    kept::drawn_all("rule-book");
}

/// A map in little, of so many rows.
fn chartlet(rows: i32) -> Arc<Chartlet> {
    let sector = |i: i32| Sector {
        q: i % 7 - i / 14,
        r: i / 7,
        condition: (i % 11 != 3).then_some(Condition::ALL[usize::try_from(i * i % 7).unwrap_or(0)]),
        token: i % 4 == 1,
    };
    Arc::new(Chartlet {
        sectors: (0..rows * 7).map(sector).collect(),
        ship: 17,
        course: vec![0, 1, 9, 10, 17],
        ..Chartlet::default()
    })
}

fn shelf(full: bool) -> Campaigns {
    let card = |name: &str, kind, place: &str, about: &str| campaigns::Card {
        path: format!("/home/mara/.local/share/ironclad/games/{name}-1.jsonl").into(),
        game: crate::games::Kind::Campaign,
        kind,
        name: name.into(),
        place: place.into(),
        about: about.into(),
        date: "3 days ago".into(),
        seats: vec![
            (vec![System::Bridge], "Mara".into()),
            (vec![System::Weapons], "Jonas".into()),
            (vec![System::Hangar], "Tove".into()),
        ],
        figures: "Hull 4, Crew 6, Morale 5".into(),
        picture: (kind != Kind::Broken).then(|| chartlet(5)),
        over: false,
    };
    if !full {
        return Campaigns::new(Vec::new(), Vec::new());
    }
    let kept = vec![
        card(
            "The long way round the Shoals",
            Kind::Campaign,
            "Scenario 4 of 10 · Turn 6 of 11",
            "Patrol: The harbour round · 2 sectors off Mancala",
        ),
        card("Slowly", Kind::Campaign, "Scenario 1 of 10 · fitting out", "Patrol: The survey · at Europa"),
        card("Patrol: The sweep", Kind::Single, "Turn 3 of 9", "for the Council, against the Cartel"),
        card(
            "winter-3.jsonl",
            Kind::Broken,
            "This game is of a newer version of Ironclad. It has been left as it is.",
            "The file is left as it is. It can be put into the bin, or kept for a version that can read it.",
        ),
    ];
    Campaigns::new(kept.clone(), kept)
}

#[test]
fn campaigns() {
    let looking = keep(shelf(true));
    all("campaigns", |cx| looking.view(cx));
    let empty = keep(shelf(false));
    all("campaigns-none", |cx| empty.view(cx));
    for (key, name) in [('c', "copy"), ('e', "export"), ('d', "discard"), ('b', "bin")] {
        let mut screen = shelf(true);
        screen.update(campaigns::Message::Press(Press::Letter(key)));
        let screen = keep(screen);
        all(&format!("campaigns-{name}"), |cx| screen.view(cx));
    }
    let mut screen = shelf(true);
    screen.told(campaigns::Said::Done {
        words: "Exported to /home/mara/Documents/the-long-way-round-the-shoals-1.jsonl".into(),
        next: None,
        binned: Some("/bin/1".into()),
    });
    let said = keep(screen);
    all("campaigns-said", |cx| said.view(cx));
    let mut screen = shelf(true);
    screen.told(campaigns::Said::Failed("The file cannot be written: no room is left. /media/stick/long.jsonl".into()));
    let failed = keep(screen);
    all("campaigns-failed", |cx| failed.view(cx));
    kept::drawn_all("campaigns");
}

#[test]
fn new_campaign() {
    let screen = keep(NewCampaign::new(crate::content::terms::Mode::Normal, Vec::new()));
    all("new-campaign", |cx| screen.view(cx));
    kept::drawn_all("new-campaign");
}

#[test]
fn patrol() {
    let order = Order { wishes: Wishes::default(), mode: crate::content::terms::Mode::Normal, seed: 7 };
    let screen = keep(Patrol::new(order));
    all("patrol", |cx| screen.view(cx));
    kept::drawn_all("patrol");
}

#[test]
fn chronicle() {
    let text = Text::of("en");
    let content = Arc::new(Content::built_in().expect("the content"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/format-3-campaign.jsonl");
    let session = Session::load_copy(&content, &path).expect("the sample").session;
    let document = crate::text::chronicle::document(&text, &crate::chronicle::gather(&session));
    let document = Arc::new(document);
    let open = |page: usize, said: Option<Result<String, String>>| {
        let mut screen = Chronicle::new("/games/the-long-way-1.jsonl".into());
        screen.read(Ok(Arc::clone(&document)));
        screen.update(chronicle::Message::Turn(page));
        if let Some(said) = said {
            screen.written(said);
        }
        keep(screen)
    };
    let cover = open(0, None);
    all("chronicle", |cx| cover.view(cx));
    let first = open(1, Some(Ok("Saved to /home/mara/Documents/ironclad-the-long-way.html".into())));
    all("chronicle-page", |cx| first.view(cx));
    let reading = keep(Chronicle::new("/games/the-long-way-1.jsonl".into()));
    picture("chronicle-reading", (1920.0, 1080.0), |cx| reading.view(cx));
    // The whole of a page, as it would be if it were not scrolled.
    picture("chronicle-long", (1920.0, 4000.0), |cx| cover.view(cx));
    picture("chronicle-page-long", (1920.0, 5000.0), |cx| first.view(cx));
    kept::drawn_all("chronicle");
}

#[test]
fn a_problem_with_a_file() {
    let view = || ProblemView {
        what: "This game cannot be gone on with.".into(),
        place: "/home/mara/.local/share/ironclad/games/winter-1.jsonl: damaged beyond recovery".into(),
        advice: "The file is left as it is. Another game can be begun.".into(),
        button: "Go on".into(),
    };
    let file = File { path: "winter-1.jsonl".into(), why: None };
    let asked = keep(Problem::new(view()).about(file.clone()));
    all("problem-file", |cx| asked.view(cx));
    let mut told = Problem::new(view()).about(file);
    told.said(Ok("The report is here: /home/mara/Documents/ironclad-report-11e8.json".into()));
    let told = keep(told);
    all("problem-told", |cx| told.view(cx));
    kept::drawn_all("problem-file");
}

#[test]
fn star_chart() {
    let content = Content::built_in().expect("the content");
    let ports: Vec<Port> = content
        .ports
        .iter()
        .enumerate()
        .filter_map(|(place, (id, port))| {
            let name = Text::of("en").get(&format!("port-{}", crate::content::Id::name(id, &content.names)));
            let art = format!("places/{}", port.art);
            Some(Port { name, art, at: port.chart?, owner: port.faction, visited: place != 2 })
        })
        .collect();
    let voyage = |number, stops: &[usize]| Voyage { number, stops: stops.into() };
    let voyages = vec![voyage(1, &[1, 5]), voyage(2, &[1, 7, 4]), voyage(3, &[1, 8, 0, 8]), voyage(4, &[1, 7, 5, 1])];
    let chart = Arc::new(StarChart { ports, voyages, here: Some(Here { port: 6, off: true }) });
    picture("star-chart", (1100.0, 740.0), |_| star_chart::view::<()>(&chart, 24.0));
    picture("star-chart-small", (700.0, 330.0), |_| star_chart::view::<()>(&chart, 20.0));
    kept::drawn_all("star-chart");
}
