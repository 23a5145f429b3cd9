//! Where the things lie that an option is about, for those who would rather point at them.

use iced::{Point, Rectangle};
use ironclad::content::Id;
use ironclad::engine::Answer;
use ironclad_table::map::Camera;
use ironclad_table::map::camera::middle;
use ironclad_table::present::Present;

use super::desk::Desk;
use super::way::column;

/// Where one clicks for an answer, if it is about a thing that shows.
pub fn place(desk: &mut Desk, answer: Answer) -> Option<Point> {
    let left = Rectangle { width: column(desk).x, x: 0.0, ..desk.whole() };
    let session = desk.session();
    let present = Present::new(desk.app.cx().text, session, session.game(), None);
    match answer {
        Answer::Move(sector) | Answer::Recon(sector) => {
            let board = present.board();
            let sector = board.sectors.get(sector.index())?;
            let (q, r) = (sector.q, sector.r);
            let room = desk.chart()?;
            let at = Camera::fit().projection(&board, room.size()).to_screen(middle(q, r));
            let at = Point::new(at.x + room.x, at.y + room.y);
            room.contains(at).then_some(at)
        }
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
