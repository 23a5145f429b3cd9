//! What the course of a story shows at the table: tags on the chart, and the orders above it.

use crate::map::{Tag, TagKind};
use crate::orders::{Order, OrderState, OrdersView};
use crate::present::Present;
use ironclad_game::content::story::Story;
use ironclad_game::content::story::device::MoverKind;
use ironclad_game::content::{Id, LoadId, SectorId};
use ironclad_game::engine::course::{Course, LoadAt};
use ironclad_game::engine::query::AimState;
use ironclad_text::thing::number;

impl Present<'_> {
    /// The tags on the chart.
    pub(crate) fn tags(&self) -> Vec<Tag> {
        let view = self.game.view();
        let (Some(story), Some(course)) = (view.story(), view.course()) else { return Vec::new() };
        let words = &self.words;
        let tag = |at: SectorId, kind, name| Tag { at: at.index(), kind, name, boxes: None, way: Vec::new(), next: 0 };
        let mut tags = Vec::new();
        for moving in &course.movers {
            let (Some(at), Some(written)) = (moving.at, story.movers.get(&moving.mover)) else { continue };
            let kind = match written.kind {
                MoverKind::Escorted => TagKind::Escorted,
                MoverKind::Foe => TagKind::Foe,
                MoverKind::Neutral => TagKind::Neutral,
            };
            let (far, near) = (view.way_ahead(moving.mover), view.goes_to(moving.mover));
            let next = near.len();
            let way = if far.len() > next { far } else { near };
            tags.push(Tag {
                boxes: (written.boxes > 0).then_some((moving.boxes, written.boxes)),
                way: way.into_iter().map(Id::index).collect(),
                next,
                ..tag(at, kind, words.mover(moving.mover))
            });
        }
        for sector in view.scenario.map.sectors.ids() {
            for (load, many) in
                story.loads.keys().map(|load| (*load, course.loads(*load, |at| at == LoadAt::Sector(sector))))
            {
                if many > 0 {
                    tags.push(tag(sector, TagKind::Load, self.several(load, many)));
                }
            }
        }
        for (post, written) in &story.posts {
            let here = u8::try_from(course.at_post(*post).count()).unwrap_or(u8::MAX);
            let places = view.sectors_of(&written.at).iter();
            tags.extend(
                places
                    .map(|at| Tag { boxes: Some((here, written.heroes)), ..tag(at, TagKind::Post, words.post(*post)) }),
            );
        }
        for (count, written) in &story.counts {
            let Some(at) = &written.at else { continue };
            tags.extend(view.sectors_of(at).iter().take(1).map(|at| Tag {
                boxes: Some((course.count(*count), written.most)),
                ..tag(at, TagKind::Count, words.count_of(*count))
            }));
        }
        for (place, written) in &story.places {
            // What is marked may hang on the side; until one is taken nobody knows.
            if is_decided(story, course) && view.is_so(&written.marked) {
                tags.extend(written.sectors.iter().map(|at| tag(*at, TagKind::Place, words.place_of(*place))));
            }
        }
        tags
    }

    fn several(&self, load: LoadId, many: u8) -> String {
        let name = self.words.load(load);
        match many {
            1 => name,
            _ => self.words.with("orders-several", &[("name", name.into()), ("count", number(many))]),
        }
    }

    /// What has to be done, and what is aboard for it; none where no story is told.
    pub fn orders(&self) -> Option<OrdersView> {
        let view = self.game.view();
        let (story, course) = (view.story()?, view.course()?);
        let words = &self.words;
        let orders = view.aims().into_iter().map(|aim| Order { name: self.aim_named(&aim), state: aim.state.into() });
        let mut aboard = Vec::new();
        if story.hold.places > 0 {
            let loads = story
                .loads
                .iter()
                .map(|(load, written)| (*load, course.loads(*load, |at| at == LoadAt::Hold), written.size));
            let loads: Vec<_> = loads.filter(|(_, many, _)| *many > 0).collect();
            let used: u8 = loads.iter().map(|(_, many, size)| many * size).sum();
            let names = words.list(loads.iter().map(|(load, many, _)| self.several(*load, *many)));
            let args = [("used", number(used)), ("places", number(story.hold.places)), ("names", names.into())];
            aboard.push(words.with(if used > 0 { "orders-hold" } else { "orders-hold-empty" }, &args));
        }
        for (count, written) in story.counts.iter().filter(|(_, written)| written.at.is_none()) {
            let args = [
                ("name", words.count_of(*count).into()),
                ("now", number(course.count(*count))),
                ("most", number(written.most)),
            ];
            aboard.push(words.with("orders-count", &args));
        }
        for post in story.posts.keys() {
            let heroes: Vec<String> = course.at_post(*post).map(|hero| words.hero(hero)).collect();
            if !heroes.is_empty() {
                let args = [("name", words.post(*post).into()), ("heroes", words.list(heroes).into())];
                aboard.push(words.with("orders-post", &args));
            }
        }
        Some(OrdersView { date: words.day(view.table.turn.max(1)), orders: orders.collect(), aboard })
    }
}

impl From<AimState> for OrderState {
    fn from(state: AimState) -> Self {
        match state {
            AimState::Open => Self::Open,
            AimState::Reached => Self::Reached,
            AimState::Failed => Self::Failed,
            AimState::Hidden => Self::Hidden,
        }
    }
}

/// Whether it is known which side the players are on.
fn is_decided(story: &Story, course: &Course) -> bool {
    course.taken || story.sides.len() < 2
}
