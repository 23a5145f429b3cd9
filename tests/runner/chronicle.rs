//! Games told back: the facts against the events, the words as people read them, and pages that are well formed.

use ironclad::bot::Bot;
use ironclad::chronicle::{self, Block, CardEnd, Chronicle, Document, HighlightKind};
use ironclad::content::terms::Track;
use ironclad::engine::{Answer, Event, Outcome, Status};
use ironclad::save::UndoPolicy;
use ironclad::session::{Session, Start, Storage, UndoneChance};
use ironclad::text;
use roxmltree::{Node, ParsingOptions};
use words::Text;

use crate::campaign::{campaign, choose};
use crate::table::{Chooser, content, script, session, start};

fn told(session: &Session) -> Document {
    let text = Text::of("en");
    let document = text::chronicle::document(&text, &chronicle::gather(session));
    assert_eq!(text.missing(), Vec::<String>::new());
    document
}

/// A lesson played by its script.
fn lesson(name: &str) -> Session {
    let mut session = session(name, true, 1);
    for option in script(name) {
        session.choose(&option).expect("the script's option");
    }
    session
}

/// A campaign played by a bot, with something taken back now and then.
pub fn chain(scenarios: u8, seed: u64, bot: Bot) -> Session {
    let mut session = campaign(scenarios, UndoPolicy::Free, seed, Storage::Memory);
    let mut player = bot.player(seed);
    for made in 1..4_000 {
        let Some(decision) = session.decision() else { break };
        let answer = player.choose(session.game(), &decision);
        session.answer(answer).expect("an option");
        if made % 37 == 0 {
            session.undo().expect("there is a choice");
        }
    }
    session
}

/// A campaign of choices of chance that begins with a mutiny; it loses ships and begins scenarios again.
fn reckless(seed: u64) -> Session {
    let named = ironclad::session::Campaign { scenarios: 2, name: String::new(), undo: UndoPolicy::Free };
    let start = Start { campaign: Some(named), ..start("tutorial-2", false, seed) };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a campaign");
    let mut chooser = Chooser::new(seed);
    for made in 1..1_500 {
        let Some(decision) = session.decision() else { break };
        let again = decision.options.iter().copied().find(|answer| *answer == Answer::Again);
        let answer = again.unwrap_or_else(|| decision.options[chooser.below(decision.options.len())]);
        session.answer(answer).expect("an option");
        if made % 23 == 0 {
            session.undo().expect("there is a choice");
        }
    }
    session
}

#[test]
fn the_first_tutorial_is_told_back() {
    insta::assert_snapshot!(chronicle::markdown(&told(&lesson("tutorial-1"))));
}

#[test]
fn the_second_tutorial_is_told_back() {
    insta::assert_snapshot!(chronicle::markdown(&told(&lesson("tutorial-2"))));
}

/// A chapter is told as it came home: with the figures that it ended with, before anything was bought or mended. What they
/// were is told by the events themselves.
#[test]
fn a_chapter_stands_as_it_came_home() {
    let (mut told, mut changed) = (0, 0);
    for seed in 3..13 {
        let session = chain(3, seed, Bot::Random);
        for chapter in chronicle::gather(&session).chapters {
            let events: Vec<&Event> = chapter.entries.iter().flat_map(|entry| &entry.events).collect();
            let Some(end) = events.iter().position(|event| matches!(event, Event::Ended { .. })) else { continue };
            let (before, after) = events.split_at(end);
            let stands = [
                (Track::Hull, chapter.stands.hull),
                (Track::Crew, chapter.stands.crew),
                (Track::Morale, chapter.stands.morale),
                (Track::Salvage, chapter.stands.salvage),
                (Track::Ammo, chapter.stands.ammo),
            ];
            for (track, stands) in stands {
                let last = |events: &[&Event]| {
                    events.iter().rev().find_map(|event| match event {
                        Event::Counted { track: own, now, .. } if *own == track => Some(*now),
                        _ => None,
                    })
                };
                let Some(came_home) = last(before) else { continue };
                assert_eq!(u16::from(stands), came_home, "seed {seed}: {track}");
                told += 1;
                changed += usize::from(last(after).is_some_and(|now| now != came_home));
            }
        }
    }
    assert!(told > 10 && changed > 0, "{told} figures, {changed} of them other after the refit");
}

/// How many of some events there were.
fn happened(session: &Session, wanted: impl Fn(&Event) -> bool) -> usize {
    session.whole_history().iter().flat_map(|entry| &entry.events).filter(|event| wanted(event)).count()
}

fn decided(chronicle: &Chronicle, wanted: impl Fn(&HighlightKind) -> bool) -> usize {
    let highlights = chronicle.chapters.iter().flat_map(|chapter| &chapter.highlights);
    highlights.filter(|highlight| wanted(&highlight.kind)).count()
}

fn card(kind: &HighlightKind, wanted: impl Fn(CardEnd) -> bool) -> bool {
    matches!(kind, HighlightKind::Card(met) if wanted(met.end))
}

/// Every figure of a chronicle, against the events that it tells of.
fn is_true(session: &Session) {
    let told = chronicle::gather(session);
    let history = session.whole_history();
    let agree = |what: &str, facts: usize, events: usize| assert_eq!(facts, events, "{what}");
    let sum = |of: &dyn Fn(&chronicle::Chapter) -> usize| told.chapters.iter().map(of).sum::<usize>();

    agree(
        "dice",
        sum(&|chapter| chapter.dice.thrown.into()),
        happened(session, |event| matches!(event, Event::Rolled { .. })),
    );
    agree(
        "sixes",
        sum(&|chapter| chapter.dice.sixes.into()),
        happened(session, |event| matches!(event, Event::Rolled { die, .. } if die.face() == 6)),
    );
    agree(
        "passages",
        sum(&|chapter| chapter.way.len() - 1),
        happened(session, |event| matches!(event, Event::Moved { .. })),
    );
    agree(
        "checks",
        decided(&told, |kind| {
            matches!(kind, HighlightKind::Tested { .. })
                || card(kind, |end| matches!(end, CardEnd::Won { .. } | CardEnd::Lost { .. }))
        }),
        happened(session, |event| matches!(event, Event::CheckDecided { .. })),
    );
    agree(
        "checks won",
        decided(&told, |kind| {
            matches!(kind, HighlightKind::Tested { won: true, .. })
                || card(kind, |end| matches!(end, CardEnd::Won { .. }))
        }),
        happened(session, |event| matches!(event, Event::CheckDecided { won: true, .. })),
    );
    agree(
        "cards passed by",
        decided(&told, |kind| card(kind, |end| end == CardEnd::Skipped)),
        happened(session, |event| matches!(event, Event::CardSkipped { .. })),
    );
    agree(
        "fights",
        decided(&told, |kind| matches!(kind, HighlightKind::Combat(_))),
        happened(session, |event| matches!(event, Event::CombatBegan)),
    );
    agree(
        "contracts",
        decided(&told, |kind| matches!(kind, HighlightKind::Contract(_) | HighlightKind::Again)),
        happened(
            session,
            |event| matches!(event, Event::Sought { what } if !matches!(what, ironclad::engine::Sought::Chapter(_))),
        ),
    );
    agree(
        "milestones",
        decided(&told, |kind| matches!(kind, HighlightKind::Milestone(_))),
        happened(session, |event| {
            matches!(event, Event::MilestoneReached { .. })
                || (told.length.is_none() && matches!(event, Event::Ended { outcome: Outcome::Won }))
        }),
    );
    agree(
        "promotions",
        decided(&told, |kind| matches!(kind, HighlightKind::Promoted(_))),
        happened(session, |event| matches!(event, Event::HeroPromoted { .. })),
    );
    let met =
        told.chapters.iter().flat_map(|chapter| &chapter.highlights).filter_map(|highlight| match &highlight.kind {
            HighlightKind::Combat(fought) => Some(fought.enemies.len()),
            _ => None,
        });
    agree("enemies", met.sum(), happened(session, |event| matches!(event, Event::EnemyMet { .. })));

    let lost = |track: Track| {
        let by = history.iter().flat_map(|entry| &entry.events).filter_map(move |event| match *event {
            Event::Counted { track: own, by, .. } if own == track && by < 0 => Some(usize::from(by.unsigned_abs())),
            _ => None,
        });
        by.sum::<usize>()
    };
    let losses = |of: fn(&chronicle::Loss) -> u16| {
        told.chapters.iter().flat_map(|chapter| &chapter.losses).map(|loss| usize::from(of(loss))).sum::<usize>()
    };
    agree("Crew", losses(|loss| loss.crew), lost(Track::Crew));
    agree("Hull", losses(|loss| loss.hull), lost(Track::Hull));
    agree("Morale", losses(|loss| loss.morale), lost(Track::Morale));
    let wounded =
        told.chapters.iter().flat_map(|chapter| &chapter.losses).map(|loss| loss.wounded.len()).sum::<usize>();
    let wounds = happened(session, |event| matches!(event, Event::HeroChanged { to: Status::Wounded, .. }));
    assert!(wounded <= wounds && (wounded > 0) == (wounds > 0), "{wounded} of {wounds}");

    let mut back = UndoneChance::default();
    history.iter().for_each(|entry| back.add(entry.taken_back));
    assert_eq!(told.taken_back(), back);
    let last = told.chapters.last().expect("a chapter");
    assert_eq!(last.reputation.last().expect("points").1, session.game().table().reputation);
    assert_eq!(last.way.last().expect("a place").sector, session.game().table().ship);
    for chapter in &told.chapters {
        // Each can be gone back to, and stands where it says.
        for highlight in &chapter.highlights {
            assert!(session.at(highlight.input).is_some(), "{highlight:?}");
        }
        let dice = &chapter.dice;
        assert!(dice.reached <= dice.tried && dice.tried <= dice.thrown);
        assert!(dice.best.iter().all(|roll| roll.faces <= 3) && dice.worst.iter().all(|roll| roll.faces >= 3));
    }
}

#[test]
fn every_figure_is_that_of_the_events() {
    for name in ["tutorial-1", "tutorial-2"] {
        is_true(&lesson(name));
    }
    let mut attempts = 0;
    for seed in 1..=6 {
        let session = reckless(seed);
        is_true(&session);
        attempts += chronicle::gather(&session).chapters.iter().filter(|chapter| chapter.again).count();
        told(&session);
    }
    assert!(attempts > 0, "a scenario is lost and begun again");
    is_true(&chain(3, 5, Bot::Sensible));
}

#[test]
fn a_chronicle_is_the_same_each_time_and_after_a_reload() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = chain(2, 7, Bot::Random);
    let one = chronicle::json(&chronicle::gather(&session)).expect("facts");
    assert_eq!(told(&session), told(&session));
    let mut session = session;
    let path = folder.path().join("copy.jsonl");
    session.save_copy(&path).expect("a copy");
    let again = Session::load_copy(content(), &path).expect("it loads").session;
    assert_eq!(chronicle::json(&chronicle::gather(&again)).expect("facts"), one);
    assert_eq!(told(&again), told(&session));
}

#[test]
fn what_is_decided_is_listed_once() {
    let document = told(&chain(3, 5, Bot::Sensible));
    assert_eq!(document.pages.len(), 5, "a cover, a page for each scenario, and that of the dice");
    for page in &document.pages {
        for block in &page.blocks {
            let Block::List(items) = block else { continue };
            let doubles = items.iter().enumerate().filter(|(place, item)| items[..*place].contains(item));
            assert_eq!(doubles.count(), 0, "{items:?}");
        }
        for block in &page.blocks {
            if let Block::Table(table) | Block::Figure(chronicle::Figure { table, .. }) = block {
                assert!(table.rows.iter().all(|row| row.len() == table.head.len()), "{table:?}");
            }
        }
    }
}

/// All text of a page, its style left out.
fn read(node: Node<'_, '_>) -> String {
    let shown = node.descendants().filter(|node| node.is_text());
    shown
        .filter(|node| !node.parent().is_some_and(|parent| parent.has_tag_name("style")))
        .filter_map(|node| node.text())
        .collect()
}

#[test]
fn a_page_is_well_formed_whatever_the_players_are_called() {
    let hostile = ["<script>alert(1)</script>", "\"Ilse\" & 'co' -->", "]]> \u{0}\u{1b}[2J\u{202e}"];
    let start = Start {
        players: hostile.map(str::to_owned).to_vec(),
        seats: Some(ironclad::engine::dealt(3)),
        campaign: Some(ironclad::session::Campaign {
            scenarios: 2,
            name: "</title><img src=x onerror=alert(1)>".to_owned(),
            undo: UndoPolicy::Free,
        }),
        ..start("tutorial-2", false, 4)
    };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a campaign");
    let mut chooser = Chooser::new(4);
    (0..120).all(|_| choose(&mut session, &mut chooser));
    let document = told(&session);
    let html = chronicle::html(&document);
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let page = roxmltree::Document::parse_with_options(&html, options).expect("well formed");
    let root = page.root_element();
    assert_eq!(root.attribute("lang"), Some("en"));
    let words = read(root);
    assert!(words.contains(hostile[0]) && words.contains(hostile[1]) && words.contains("onerror=alert(1)"), "{words}");
    let elements = || root.descendants().filter(Node::is_element);
    for element in elements() {
        let name = element.tag_name().name();
        assert!(!["script", "img", "link", "iframe", "object", "a"].contains(&name), "<{name}>");
        for attribute in element.attributes() {
            assert!(!["href", "src", "style", "onerror"].contains(&attribute.name()), "{attribute:?}");
        }
    }
    // The page names no other place: the name of SVG itself is no link.
    let elsewhere = html.replace("http://www.w3.org/2000/svg", "");
    assert!(!elsewhere.contains("://") && !elsewhere.contains("url(") && !elsewhere.contains("@import"));
    assert_eq!(elements().filter(|element| element.has_tag_name("h1")).count(), 1);
    assert!(elements().any(|element| element.tag_name().name() == "svg"));
    assert!(!html.contains('\u{1b}') && !html.contains('\u{0}'));

    let markdown = chronicle::markdown(&document);
    let bare = markdown.replace("\\<", "");
    assert!(!bare.contains('<'), "{markdown}");
    assert!(markdown.starts_with("# "));
}

#[test]
fn drawings_stay_within_their_frames() {
    let told = told(&reckless(2));
    let mut drawn = 0;
    for figure in told.pages.iter().flat_map(|page| &page.blocks) {
        let Block::Figure(figure) = figure else { continue };
        let drawing = &figure.drawing;
        let inside = |point: &chronicle::Point| {
            (0.0..=drawing.width).contains(&point.x) && (0.0..=drawing.height).contains(&point.y)
        };
        for shape in &drawing.shapes {
            drawn += 1;
            let held = match shape {
                chronicle::Shape::Lines { points, .. } => points.iter().all(inside),
                chronicle::Shape::Disc { at, .. } | chronicle::Shape::Words { at, .. } => inside(at),
            };
            assert!(held, "{}: {shape:?} in {} by {}", figure.caption, drawing.width, drawing.height);
        }
        assert!(!figure.told.is_empty() && !figure.table.rows.is_empty());
    }
    assert!(drawn > 100, "{drawn}");
}

/// An act played by chance, with turns that end early.
fn act(seed: u64, most: usize) -> Session {
    let mut session = crate::story::act(2, seed, Storage::Memory);
    let mut chooser = Chooser::new(seed);
    let _ = (0..most).take_while(|_| crate::story::choose(&mut session, &mut chooser)).count();
    session
}

#[test]
fn an_act_is_told_in_its_own_words() {
    let chapters = usize::from(content().chapters());
    let is_whole = |session: &Session| usize::from(session.when().stage) >= chapters;
    let session = (1..30).map(|seed| act(seed, 3_000)).find(is_whole).expect("one played to the last chapter");
    is_true(&session);
    let page = chronicle::markdown(&told(&session));
    for odd in ["by turn 0", "after turn 0", "- . ", "““", "Fitting out:", "⟦"] {
        assert!(!page.contains(odd), "“{odd}” in {page}");
    }
    assert!(page.matches("\n## ").count() >= chapters, "a page for each chapter");
    // What was decided in it, and what nobody has come to know of.
    assert!(page.contains("Whose guns does she follow? Sign with the "), "{page}");
    let first = page.split("\n## ").nth(1).expect("a first chapter");
    assert!(first.contains("Long Patience docks at") && !first.contains("Who heats ballast"), "{first}");
    assert_eq!(first.matches("03/02/100GN. Europa. Onion soup.").count(), 1, "{first}");
}

/// What the log has said once it says ever after: a line names the day, the side and the hero of its own moment.
#[test]
fn the_log_of_a_story_is_not_written_anew_every_day() {
    let text = Text::of("en");
    for seed in [2, 5] {
        let mut session = crate::story::act(1, seed, Storage::Memory);
        let mut chooser = Chooser::new(seed);
        let mut before: Vec<String> = Vec::new();
        for step in 0..160 {
            if session.when().stage > 1 || !crate::story::choose(&mut session, &mut chooser) {
                break;
            }
            if step % 8 == 0 && session.when().stage == 1 {
                let words = text::thing::Words::of(&text, session.game());
                let history = session.whole_history();
                let events = history.iter().flat_map(|entry| &entry.events);
                let log = text::event::Log::of_game(&words, session.game().table(), events);
                let lines: Vec<String> = log.lines().iter().map(|line| line.text.clone()).collect();
                // The last line may still take in a name.
                let said = before.len().saturating_sub(1);
                assert_eq!(lines.get(..said), before.get(..said));
                before = lines;
            }
        }
        let dated = before.iter().filter(|line| line.starts_with(['0', '1']) && line.contains("/100GN. "));
        assert!(dated.count() > 4, "{before:#?}");
    }
}
