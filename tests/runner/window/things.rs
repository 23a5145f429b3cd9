//! Where the things lie that an option is about, for those who would rather point at them.

use iced::{Point, Rectangle};
use ironclad::content::{Id, SectorId};
use ironclad::engine::Answer;
use ironclad::patrol::Wishes;
use ironclad_table::map::camera::middle;
use ironclad_table::present::Present;

use super::desk::Desk;
use super::patrols;
use super::way::{self, Way, column};

/// Where one clicks for an answer, if it is about a thing that shows.
pub fn place(desk: &mut Desk, answer: Answer) -> Option<Point> {
    let left = Rectangle { width: column(desk).x, x: 0.0, ..desk.whole() };
    let session = desk.session();
    let present = Present::new(desk.app.cx().text, session, session.game(), None);
    match answer {
        Answer::Move(at) | Answer::Recon(at) => sector(desk, at),
        Answer::Hero(hero) | Answer::Ability(hero) => {
            let name = present.words.hero(hero);
            // The squads are at the foot, so the last of her names is the one at her post.
            let words = desk.words_in(left);
            words.iter().rev().find(|(text, _)| *text == name).map(|(_, bounds)| bounds.center())
        }
        Answer::Target(enemy) => {
            let combat = session.game().table().combat.as_ref()?;
            let index = combat.enemies.iter().position(|other| other.id == enemy)?;
            let name = present.combat(&Default::default(), None)?.enemies.get(index)?.name.clone();
            let words = desk.words_in(left);
            let same = combat_names(desk, &name, index);
            words.iter().filter(|(text, _)| *text == name).nth(same).map(|(_, bounds)| bounds.center())
        }
        _ => None,
    }
}

/// Where the middle of a sector is on the chart as it is looked at, if it shows.
pub fn sector(desk: &mut Desk, sector: SectorId) -> Option<Point> {
    let session = desk.session();
    let board = Present::new(desk.app.cx().text, session, session.game(), None).board();
    let sector = board.sectors.get(sector.index())?;
    let (q, r) = (sector.q, sector.r);
    let room = desk.chart()?;
    let at = desk.table().camera().projection(&board, room.size()).to_screen(middle(q, r));
    let at = Point::new(at.x + room.x, at.y + room.y);
    room.contains(at).then_some(at)
}

/// How many enemies of the same name come before one.
fn combat_names(desk: &Desk, name: &str, index: usize) -> usize {
    let session = desk.session();
    let present = Present::new(desk.app.cx().text, session, session.game(), None);
    let enemies = present.combat(&Default::default(), None).map(|view| view.enemies).unwrap_or_default();
    enemies.iter().take(index).filter(|enemy| enemy.name == name).count()
}

/// Whether two answers are about the same thing.
pub fn same(one: Answer, other: Answer) -> bool {
    match (one, other) {
        (Answer::Move(a) | Answer::Recon(a), Answer::Move(b) | Answer::Recon(b)) => a == b,
        (Answer::Hero(a) | Answer::Ability(a), Answer::Hero(b) | Answer::Ability(b)) => a == b,
        (Answer::Target(a), Answer::Target(b)) => a == b,
        _ => false,
    }
}

/// With the pointer: the ship is taken hold of and let go at a neighbour, and stands chosen to move there.
#[test]
pub fn the_ship_is_dragged_to_where_she_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    way::to_the_seats(&mut desk, 0, true, Way::Keys);
    desk.enter();
    way::to_the_decision(&mut desk, Way::Keys);
    let options = desk.session().decision().expect("a question").options;
    let here = desk.session().game().table().ship;
    let to = options.iter().find_map(|answer| match answer {
        Answer::Move(to) if !options.contains(&Answer::Recon(*to)) => Some(*to),
        _ => None,
    });
    let to =
        to.or_else(|| options.iter().find_map(|answer| if let Answer::Move(to) = answer { Some(*to) } else { None }));
    let to = to.expect("a way to go");
    let (from, onto) = (sector(&mut desk, here).expect("she shows"), sector(&mut desk, to).expect("it shows"));
    desk.drag(from, onto);
    assert_eq!(desk.table().composer().answers(), [Answer::Move(to)]);
    assert_eq!(desk.session().game().table().ship, here, "nothing is sent before it is meant");
    way::send(&mut desk, Way::Clicks);
    let moved = |event: &ironclad::engine::Event| matches!(event, ironclad::engine::Event::Moved { to: there, .. } if *there == to);
    assert!(desk.session().events().any(moved));
}

/// And a hero is taken from her berth and let go at another squad: she is posted there at once.
#[test]
fn a_hero_is_dragged_to_another_squad() {
    let folder = tempfile::tempdir().expect("a folder");
    patrols::on_the_shelf(folder.path(), Wishes::default(), 11);
    let mut desk = Desk::open(folder.path(), (1920.0, 1080.0));
    desk.go_on();
    way::to_the_decision(&mut desk, Way::Keys);
    let posts = |desk: &Desk| {
        let options = desk.session().decision().expect("a fitting out").options;
        let view = desk.session().game().view();
        options.iter().find_map(|answer| match answer {
            Answer::Assign(hero, system) => view.squad(*system).next().map(|aboard| (*hero, *system, aboard.hero)),
            _ => None,
        })
    };
    // One goes ashore, so that there is a berth.
    if posts(&desk).is_none() {
        desk.named(iced::keyboard::key::Named::ArrowRight);
        desk.letters("1");
        desk.enter();
    }
    let (hero, system, beside) = posts(&desk).expect("somebody can be posted elsewhere");
    let size = desk.size();
    let squads = Rectangle::new(Point::new(0.0, size.height - 236.0), iced::Size::new(column(&desk).x, 236.0));
    let place = |desk: &mut Desk, hero: ironclad::content::HeroId| {
        let name = desk.app.cx().t(&format!("hero-{}-name", hero.name(desk.session().game().names())));
        let words = desk.words_in(squads);
        words
            .into_iter()
            .find(|(text, _)| *text == name)
            .map(|(_, bounds)| bounds.center())
            .expect("she is at her post")
    };
    let (from, onto) = (place(&mut desk, hero), place(&mut desk, beside));
    assert_ne!(desk.session().game().table().hero(hero).map(|aboard| aboard.system), Some(system));
    desk.drag(from, onto);
    assert_eq!(desk.session().game().table().hero(hero).map(|aboard| aboard.system), Some(system));
}
