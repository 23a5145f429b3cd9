//! Whole scenarios in a real window on an X server without a screen, from the title to the debriefing: by clicks alone,
//! and by keys alone. Whole battles of the war games are played in the same way. `.ci/drive` runs these.
//!
//! A window without a screen goes along. It says where things lie, and before each key and each click the real one must
//! show the very same; so what the other tests find in the one holds for the other. At the end the file that the real
//! window wrote is played again.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use ironclad::bot::{Care, Player, Sensible};
use ironclad::content::Id;
use ironclad::engine::decision::ServiceChoice;
use ironclad::engine::{Answer, Decision, DecisionKind, Events, Game, Input, Pending};
use ironclad::session::Session;
use ironclad::text::thing::Words;
use ironclad::ui::screen::Screen;
use ironclad_table::decision::DecisionView;
use ironclad_table::decision::composer::Composer;
use ironclad_table::present::Present;
use kit::inspect::RESTED;
use kit::widget::row::Standing;

#[path = "driven/battles.rs"]
mod battles;
#[path = "driven/pages.rs"]
mod pages;

use super::desk::Desk;
use super::hands::Hands;
use super::things;
use super::way::{self, Way};
use crate::table::content;
use crate::x11::until;

const SIZE: (u16, u16) = (1920, 1080);
const PIXELS: (f32, f32) = (1920.0, 1080.0);
/// Decisions that a scenario may take.
const MOST: usize = 500;
/// Slips that are looked at until a plan is carried out.
const MOST_SLIPS: usize = 9;

/// A real window over one folder, and a window without a screen over another.
struct Both {
    real: tempfile::TempDir,
    other: tempfile::TempDir,
    desk: Desk,
    way: Way,
}

impl Both {
    /// Opens both, on the title.
    fn open(name: &str, way: Way, settings: &str) -> Self {
        let (real, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        for folder in [&real, &other] {
            std::fs::write(folder.path().join("settings.json"), settings).expect("written");
        }
        let mut desk = Desk::open(other.path(), PIXELS);
        desk.hands = Some(Hands::open(real.path(), SIZE, name));
        desk.look(Some("title"));
        Self { real, other, desk, way }
    }

    fn main(&mut self) {
        way::press_main(&mut self.desk, self.way);
    }

    /// Something that has a key and words.
    fn press(&mut self, key: &str, words: &str) {
        match self.way {
            Way::Keys => self.desk.letters(key),
            Way::Clicks | Way::Things => self.desk.click(words),
        }
    }

    /// The real window has begun a game, with a seed of its own: the other one goes on with a copy of it.
    fn follow(&mut self) {
        assert!(self.desk.at_table());
        self.desk.look(None);
        let games = self.desk.hands.as_ref().expect("hands").games();
        let lines = |path: &Path| std::fs::read_to_string(path).ok().map(|text| text.lines().count());
        let due = lines(&self.desk.file());
        let written = || only_file(&games).filter(|file| lines(file) == due);
        let file = until(Duration::from_secs(5), written).expect("the real game is written");
        self.take_up(&file, |desk| {
            desk.enter();
            assert!(desk.at_table());
        });
        // Shown where a test fails.
        println!("the real window began a game with the seed {}", self.desk.session().header().seed);
        self.desk.look(Some("begun"));
    }

    /// The window without a screen is opened anew over a copy of a file of the real one, and goes on with that.
    fn take_up(&mut self, file: &Path, go_on: impl FnOnce(&mut Desk)) {
        // The window that is left must let its file go first.
        let own = self.other.path().join("games");
        let empty = tempfile::tempdir().expect("a folder");
        let mut left = std::mem::replace(&mut self.desk, Desk::open(empty.path(), PIXELS));
        self.desk.take_over(&mut left);
        drop(left);
        std::fs::remove_dir_all(&own).expect("removed");
        std::fs::create_dir(&own).expect("made");
        std::fs::copy(file, own.join(file.file_name().expect("a name"))).expect("copied");
        let mut follower = Desk::open(self.other.path(), PIXELS);
        go_on(&mut follower);
        follower.take_over(&mut self.desk);
        self.desk = follower;
    }

    /// The next decision, once all dice have fallen and what is only to be read lies behind; none away from the table.
    fn next_decision(&mut self) -> Option<Decision> {
        for _ in 0..MOST {
            self.desk.let_fall();
            if !self.desk.at_table() {
                return None;
            }
            if let Some(decision) = self.desk.session().decision() {
                return Some(decision);
            }
            self.main();
        }
        panic!("nothing is asked: {:?}", self.desk.words_in(self.desk.whole()));
    }

    /// Plays on to the debriefing, with whoever answers.
    fn play(&mut self, mut answers: impl FnMut(&Game, &Decision) -> Vec<Answer>) {
        let mut shown = Vec::new();
        for _ in 0..MOST {
            let Some(decision) = self.next_decision() else { break };
            if !shown.contains(&decision.kind) {
                shown.push(decision.kind);
                self.desk.look(Some(&format!("{:?}", decision.kind).to_lowercase()));
            }
            if self.desk.table().plan().is_some() {
                self.plan(&mut answers);
                continue;
            }
            let before = self.desk.session().game().hash();
            match decision.kind {
                DecisionKind::Passage => self.main(),
                DecisionKind::Choice => self.choose_in_the_story(&decision, &mut answers),
                DecisionKind::SetUp => self.fit_out(),
                _ => {
                    let given = answers(self.desk.session().game(), &decision);
                    self.answer(&given);
                    let answered = !self.desk.at_table() || self.desk.session().game().hash() != before;
                    assert!(answered, "{decision:?}");
                }
            }
        }
        assert!(matches!(self.desk.app.screen(), Screen::Debriefing(_)), "{:?}", self.desk.words_in(self.desk.whole()));
        self.desk.look(Some("debriefing"));
    }

    /// Chooses in the decision's column, and sends it; whoever sends nobody is asked again.
    fn answer(&mut self, given: &[Answer]) {
        way::to_the_decision(&mut self.desk, self.way);
        self.answer_here(given);
    }

    /// The same where the decision is shown already, and whatever stands chosen in it.
    fn answer_here(&mut self, given: &[Answer]) {
        let Some((mut composer, view)) = way::shown(&self.desk) else {
            panic!("nothing is asked where {given:?} was to be answered: {:?}", self.desk.words_in(self.desk.whole()));
        };
        for answer in given {
            if let Some(place) = composer.listed().iter().position(|listed| listed == answer) {
                way::choose(&mut self.desk, &mut composer, &view, place, self.way);
            }
        }
        self.main();
        let asked_again = self.desk.app.cx().text.attr("weighty-nobody", "button");
        if self.desk.at_table() && self.desk.main_label() == asked_again {
            self.main();
        }
    }

    /// Plans a whole phase, slip by slip, with the orders that the players would give; where one has no ship to go to, it is
    /// taken off again.
    fn plan(&mut self, answers: &mut impl FnMut(&Game, &Decision) -> Vec<Answer>) {
        let before = way::choices(&self.desk);
        for _ in 0..MOST_SLIPS {
            if !self.desk.at_table() || way::choices(&self.desk) > before {
                return;
            }
            let Some(plan) = self.desk.table().plan() else { return };
            let leaf = plan.leaf();
            let given = answers(&leaf.orders.game, &leaf.orders.decision);
            let wanted = leaf.rows.iter().find(|row| given.contains(&row.answer) && !row.chosen);
            let key = if plan.waits_for_a_ship() { Some("0".to_owned()) } else { wanted.map(|row| row.key.clone()) };
            if let Some(key) = key {
                let column = way::column(&self.desk);
                match self.way {
                    Way::Keys => self.desk.letters(&key),
                    Way::Clicks | Way::Things => self.desk.click_in(column, &key),
                }
            }
            self.main();
        }
        panic!("the plan is never carried out: {:?}", self.desk.words_in(self.desk.whole()));
    }

    /// An option of the story, which lies beside its page.
    fn choose_in_the_story(&mut self, decision: &Decision, answers: &mut impl FnMut(&Game, &Decision) -> Vec<Answer>) {
        let session = self.desk.session();
        let given = answers(session.game(), decision);
        let place = decision.options.iter().position(|option| Some(option) == given.first()).expect("an option");
        let (Some(Answer::Option(option)), Some(source)) = (given.first(), decision.source) else {
            panic!("a choice of the story: {decision:?}");
        };
        let words = Words::of(self.desk.app.cx().text, session.game());
        let mut labels = Vec::new();
        if let ironclad::engine::Source::Choice(choice) = source {
            labels.push(words.option_of(choice, *option).0);
        }
        let names = &session.game().scenario().map.names;
        let sides = session.game().scenario().story.as_ref().and_then(|stories| stories.first());
        let sides = sides.iter().flat_map(|story| story.sides.keys().copied());
        labels.extend(sides.filter(|side| side.name(names) == option.name(names)).map(|side| words.side_of(side).0));
        match self.way {
            Way::Keys => self.desk.letters(&(place + 1).to_string()),
            Way::Clicks | Way::Things => {
                let label = labels.into_iter().find(|label| self.desk.shows(label)).expect("it shows");
                self.desk.click(&label);
            }
        }
        self.main();
    }

    /// Takes the crew that is suggested, and casts off.
    fn fit_out(&mut self) {
        let suggest = self.desk.app.cx().t("fitting-suggest");
        if self.desk.shows(&suggest) {
            self.press("p", &suggest);
            self.desk.look(Some("fitted-out"));
        } else {
            self.main();
        }
    }

    /// The real window is gone, and its file holds the game that the other one saw, played to its end.
    fn check(mut self) {
        let hands = self.desk.hands.take().expect("hands");
        let (file, looks) = (only_file(&hands.games()).expect("a file"), hands.looks);
        drop(hands);
        let load = |path: &Path| Session::load(content(), path).expect("sound").session;
        let due = only_file(&self.other.path().join("games")).expect("a file");
        drop(self.desk);
        let (real, other) = (load(&file), load(&due));
        assert_eq!(real.game().hash(), other.game().hash());
        assert_eq!(real.history().len(), other.history().len());
        assert!(real.game().table().outcome.is_some() || matches!(real.game().pending(), Pending::Over(_)));
        let choices = real.history().len() - 1;
        drop(real);
        println!("{choices} inputs, {looks} looks: {}", verified(self.real.path(), &file));
    }
}

/// Plays a file of this folder of data again with the program, which must agree with all of it; what the program says.
fn verified(folder: &Path, file: &Path) -> String {
    let verified = Command::new(env!("CARGO_BIN_EXE_ironclad"))
        .args(["--language", "en", "--data-dir"])
        .arg(folder)
        .args(["replay", "--verify"])
        .arg(file)
        .output()
        .expect("the program");
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    String::from_utf8_lossy(&verified.stdout).trim().to_owned()
}

/// The one file of a folder.
fn only_file(folder: &Path) -> Option<std::path::PathBuf> {
    let mut files = std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    files.find(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
}

/// What a sensible player answers; all heroes that she would send, at once.
fn sensible() -> impl FnMut(&Game, &Decision) -> Vec<Answer> {
    let mut player = Sensible::new(7, Care::GLANCE);
    move |game, decision| {
        let mut given = vec![player.choose(game, decision)];
        let several = decision.kind == DecisionKind::Hero && decision.picks.most > 1;
        let mut copy = game.clone();
        let mut events = Events::new();
        while several && usize::from(decision.picks.most - decision.picks.made) > given.len() {
            let Some(Answer::Hero(hero)) = given.last().copied() else { break };
            if copy.submit(Input::Answer(Answer::Hero(hero)), &mut events).is_err() {
                break;
            }
            let Pending::Choose(next) = copy.pending() else { break };
            if next.kind != DecisionKind::Hero || next.source != decision.source {
                break;
            }
            let more = player.choose(&copy, &next);
            if !matches!(more, Answer::Hero(_)) {
                break;
            }
            given.push(more);
        }
        given
    }
}

/// The first lesson, step by step.
fn lesson(name: &str, way: Way, settings: &str) {
    let mut both = Both::open(name, way, settings);
    way::to_the_seats(&mut both.desk, 0, false, way);
    both.desk.look(Some("seats"));
    both.main();
    both.follow();
    both.play(|_, decision| decision.options.iter().copied().take(1).collect());
    both.check();
}

/// The first chapter of the story, begun as a campaign.
fn chapter(name: &str, way: Way, settings: &str) {
    let mut both = Both::open(name, way, settings);
    both.press("1", "Campaigns");
    both.desk.look(Some("shelf"));
    match way {
        Way::Keys => both.desk.letters("n"),
        Way::Clicks | Way::Things => both.main(),
    }
    assert!(matches!(both.desk.app.screen(), Screen::NewCampaign(_)), "{:?}", both.desk.app.screen());
    both.desk.look(Some("campaign"));
    both.main();
    both.main();
    both.follow();
    both.play(sensible());
    both.check();
}

/// What is looked at once, whenever it comes up, in the order of the list in docs/look.md.
const LOOKS: [&str; 22] = [
    "chart",
    "brief",
    "aim-pressed",
    "sector-at-rest",
    "energy-at-rest",
    "road-1",
    "road-2",
    "plan",
    "shot",
    "fight-ended",
    "own-die",
    "timeline",
    "looking-back",
    "wound",
    "refused",
    "offer",
    "port",
    "bought",
    "yard",
    "muster",
    "log-book",
    "log-book-crew",
];

/// A campaign on which somebody looks round at everything that there is to see.
struct Tour {
    both: Both,
    seen: BTreeSet<&'static str>,
}

impl Tour {
    /// Looks at something for the first time.
    fn look(&mut self, name: &'static str) {
        self.both.desk.look(Some(name));
        self.seen.insert(name);
    }

    fn is_new(&self, name: &str) -> bool {
        !self.seen.contains(name)
    }

    fn escape(&mut self) {
        self.both.desk.named(Named::Escape);
    }

    /// What is to be seen of the table while it is asked what to do with the turn.
    fn at_the_chart(&mut self) {
        if self.is_new("chart") {
            let desk = &self.both.desk;
            let board = Present::new(desk.app.cx().text, desk.session(), desk.session().game(), None).board();
            if board.tags.len() > 1 {
                self.look("chart");
            }
        }
        if self.is_new("brief") {
            self.both.desk.letters("b");
            self.look("brief");
            self.escape();
        }
        if self.is_new("aim-pressed") {
            let desk = &mut self.both.desk;
            let aim = {
                let present = Present::new(desk.app.cx().text, desk.session(), desk.session().game(), None);
                present.orders().and_then(|view| Some(view.orders.first()?.name.clone())).expect("an aim")
            };
            desk.click(&aim);
            self.look("aim-pressed");
            self.escape();
        }
        if self.is_new("sector-at-rest") {
            let here = self.both.desk.session().game().table().ship;
            if let Some(at) = things::sector(&mut self.both.desk, here) {
                self.both.desk.rest_at(at, RESTED + Duration::from_millis(50));
                self.look("sector-at-rest");
            }
        }
        if self.is_new("energy-at-rest") {
            let head = self.both.desk.app.cx().t("energy");
            let words = self.both.desk.words_in(self.both.desk.whole());
            if let Some((_, at)) = words.iter().find(|(text, _)| text.starts_with(&head)) {
                self.both.desk.rest_at(at.center(), RESTED + Duration::from_millis(50));
                self.look("energy-at-rest");
            }
        }
        if self.is_new("timeline") && self.both.desk.session().game().table().turn > 2 {
            self.both.desk.key(Key::Character("T".into()), Modifiers::SHIFT);
            self.look("timeline");
            self.both.desk.named(Named::ArrowUp);
            self.both.desk.enter();
            self.look("looking-back");
            self.escape();
            self.escape();
            assert!(self.both.desk.table().plan().is_none() && self.both.desk.session().decision().is_some());
        }
        if self.is_new("log-book") && self.both.desk.session().game().table().turn > 1 {
            self.both.desk.letters("g");
            self.look("log-book");
            self.both.desk.letters("2");
            self.look("log-book-crew");
            self.escape();
            assert!(self.both.desk.at_table(), "{:?}", self.both.desk.app.screen());
        }
    }

    /// Something that cannot be had, if its reason is in sight.
    fn at_a_reason(&mut self) {
        if !self.is_new("refused") {
            return;
        }
        let Some((_, view)) = way::shown(&self.both.desk) else { return };
        let column = way::column(&self.both.desk);
        let words = self.both.desk.words_in(column);
        let told = |why: &String| words.iter().any(|(text, _)| text == why);
        let barred = view.options.iter().filter(|option| option.standing == Standing::Barred);
        if barred.filter_map(|option| option.below.as_ref()).any(told) {
            self.look("refused");
        }
    }

    /// Options that the players do not take, with what is told of them. Says whether one stands chosen now.
    fn at_options(&mut self, decision: &Decision, given: &[Answer]) -> bool {
        let acts = |answer| matches!(answer, Answer::Heal | Answer::Repair | Answer::Attempt | Answer::Offer(_));
        let wounds = self.try_on("wound", decision, given, acts, |told| told.alarm.is_some());
        let offered = |answer| matches!(answer, Answer::Offer(_));
        self.try_on("offer", decision, given, offered, |_| true) || wounds
    }

    /// Chooses an option about which something is told, without sending it, if the players take another.
    fn try_on(
        &mut self,
        name: &'static str,
        decision: &Decision,
        given: &[Answer],
        about: impl Fn(Answer) -> bool,
        is_told: impl Fn(&DecisionView) -> bool,
    ) -> bool {
        let fresh = Composer::new(decision);
        if !self.is_new(name) || fresh.is_several() {
            return false;
        }
        let desk = &mut self.both.desk;
        let present = Present::new(desk.app.cx().text, desk.session(), desk.session().game(), Some(decision));
        let place = (0..fresh.listed().len()).find(|place| {
            let answer = fresh.listed()[*place];
            let mut tried = fresh.clone();
            tried.choose(*place);
            about(answer) && !given.contains(&answer) && is_told(&present.asked(decision, &tried, Default::default()))
        });
        let (Some(place), Some((mut composer, view))) = (place, way::shown(desk)) else { return false };
        way::choose(desk, &mut composer, &view, place, self.both.way);
        self.look(name);
        true
    }

    /// What the players do, but that they buy where somebody sells until that has been seen.
    fn rather(&self, decision: &Decision, given: Vec<Answer>) -> Vec<Answer> {
        let buys = |answer: &&Answer| match answer {
            Answer::Service(service) => decision.kind == DecisionKind::Port && *service == ServiceChoice::Trader,
            Answer::Buy(_) => decision.kind == DecisionKind::Service,
            _ => false,
        };
        let bought = decision.options.iter().find(buys).filter(|_| self.is_new("bought"));
        bought.map_or(given, |bought| vec![*bought])
    }

    /// Leaves the table for the shelf, and reads there what is told of the voyage.
    fn at_the_chronicle(&mut self) {
        let leave = self.both.desk.app.cx().t("menu-leave");
        for _ in 0..3 {
            // What lies over the table is put away first.
            if !self.both.desk.shows(&leave) {
                self.escape();
            }
        }
        self.both.desk.letters("4");
        assert!(matches!(self.both.desk.app.screen(), Screen::Title(_)), "{:?}", self.both.desk.app.screen());
        self.both.desk.letters("1");
        self.both.desk.letters("l");
        assert!(matches!(self.both.desk.app.screen(), Screen::Chronicle(_)), "{:?}", self.both.desk.app.screen());
        self.look("chronicle");
        self.both.desk.named(Named::ArrowRight);
        self.look("chronicle-page");
    }

    /// Both roads of a choice, where it is one of roads.
    fn at_a_choice(&mut self, decision: &Decision) {
        let game = self.both.desk.session().game();
        let Some(ironclad::engine::Source::Choice(choice)) = decision.source else { return };
        let view = game.view();
        let roads = view.story().and_then(|story| story.choices.get(&choice)).is_some_and(|written| {
            written.options.len() > 1 && written.options.iter().all(|own| view.road(&own.beats).is_some())
        });
        if roads && self.is_new("road-1") {
            self.both.desk.letters("1");
            self.look("road-1");
            self.both.desk.letters("2");
            self.look("road-2");
        }
    }

    /// Plays on by a bot, and looks at what comes up, until all has been seen.
    fn go_round(&mut self, mut answers: impl FnMut(&Game, &Decision) -> Vec<Answer>) {
        let ends = ["victory", "draw"].map(|end| self.both.desk.app.cx().t(&format!("combat-result-{end}")));
        for _ in 0..4 * MOST {
            if !self.both.desk.at_table() {
                // The debriefing, and whoever is there for the next scenario.
                self.both.main();
                continue;
            }
            self.both.desk.let_fall();
            if self.both.desk.session().chance().is_some() {
                if self.is_new("own-die") {
                    self.look("own-die");
                }
                self.both.desk.letters("4");
                continue;
            }
            let Some(decision) = self.both.desk.session().decision() else {
                self.both.main();
                continue;
            };
            if self.is_new("fight-ended") {
                let words = self.both.desk.words_in(self.both.desk.whole());
                if ends.iter().any(|end| words.iter().any(|(text, _)| text == end)) {
                    self.look("fight-ended");
                }
            }
            if self.both.desk.table().plan().is_some() {
                if self.is_new("plan") {
                    self.look("plan");
                }
                self.both.plan(&mut answers);
                for _ in 0..if self.is_new("shot") { 12 } else { 0 } {
                    self.both.desk.glimpse("shot");
                    std::thread::sleep(Duration::from_millis(120));
                    self.seen.insert("shot");
                }
                continue;
            }
            way::to_the_decision(&mut self.both.desk, self.both.way);
            match decision.kind {
                DecisionKind::Passage => self.both.main(),
                DecisionKind::Choice => {
                    self.at_a_choice(&decision);
                    self.both.choose_in_the_story(&decision, &mut answers);
                }
                DecisionKind::SetUp => {
                    if self.is_new("muster") {
                        self.look("muster");
                    }
                    self.both.fit_out();
                }
                // The table is asked what to do, so its menu leads anywhere.
                DecisionKind::Action if self.seen.len() == LOOKS.len() => return,
                kind => {
                    self.at_a_reason();
                    if kind == DecisionKind::Action {
                        self.at_the_chart();
                    }
                    if kind == DecisionKind::Port && self.is_new("port") {
                        self.look("port");
                    }
                    if kind == DecisionKind::Refit && self.is_new("yard") {
                        self.look("yard");
                    }
                    let buys_on = |answer: &Answer| matches!(answer, Answer::Buy(_));
                    if self.is_new("bought") && self.both.desk.table().composer().answers().iter().any(buys_on) {
                        self.look("bought");
                    }
                    let given = answers(self.both.desk.session().game(), &decision);
                    let given = self.rather(&decision, given);
                    if self.at_options(&decision, &given) {
                        self.both.answer_here(&given);
                    } else {
                        self.both.answer(&given);
                    }
                }
            }
        }
        let unseen: Vec<_> = LOOKS.iter().filter(|look| self.is_new(look)).collect();
        panic!("never seen: {unseen:?}");
    }
}

/// Everything that the table has to show, once, in a real window: held against the window without a screen, and kept in
/// the album for the makers' eyes. The numbers of the album stand in docs/look.md.
#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn the_table_is_looked_at_in_a_real_window() {
    let mut both = Both::open("table", Way::Keys, r#"{"dice_speed":"fast","own_dice":true}"#);
    both.press("1", "Campaigns");
    both.desk.letters("n");
    both.main();
    both.main();
    both.follow();
    let mut tour = Tour { both, seen: BTreeSet::new() };
    tour.go_round(sensible());
    assert_eq!(tour.seen.len(), LOOKS.len());
    tour.at_the_chronicle();
}

#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn a_lesson_in_a_real_window_by_clicks() {
    lesson("lesson-clicks", Way::Clicks, r#"{"reduced_motion":true}"#);
}

#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn a_lesson_in_a_real_window_by_keys() {
    lesson("lesson-keys", Way::Keys, "{}");
}

#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn a_chapter_in_a_real_window_by_clicks() {
    chapter("chapter-clicks", Way::Clicks, r#"{"reduced_motion":true}"#);
}

#[test]
#[ignore = "it opens a real window, and needs Xvfb"]
fn a_chapter_in_a_real_window_by_keys() {
    chapter("chapter-keys", Way::Keys, r#"{"dice_speed":"fast"}"#);
}
